// SPDX-License-Identifier: MIT
// What the package is compared with: the files of tests/data, and what the library says in C.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BUILD, ROOT } from "./package.js";

const MOST_BYTES = 2 ** 24;

/** The tables of a folder as [name, text]. */
export function filesOf(folder) {
    const path = join(ROOT, "tests", "data", folder);
    return readdirSync(path).filter((name) => name.endsWith(".tsv")).sort()
        .map((name) => [name.slice(0, -".tsv".length), readFileSync(join(path, name), "utf8")]);
}

/** The digests of random games (digests.c), a line a game. */
export function digestsOfC(games, plies) {
    const program = join(BUILD, "bindings", "javascript", "tests", "digests");
    const told = execFileSync(program, [games, plies].map(String), { encoding: "utf8", maxBuffer: MOST_BYTES });
    return told.trimEnd().split("\n");
}
