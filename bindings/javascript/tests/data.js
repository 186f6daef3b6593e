// SPDX-License-Identifier: MIT
// The files of tests/data.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./package.js";

/** The tables of a folder as [name, text]. */
export function filesOf(folder) {
    const path = join(ROOT, "tests", "data", folder);
    return readdirSync(path).filter((name) => name.endsWith(".tsv")).sort()
        .map((name) => [name.slice(0, -".tsv".length), readFileSync(join(path, name), "utf8")]);
}
