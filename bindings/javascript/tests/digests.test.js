// SPDX-License-Identifier: MIT
// Random games of every variant: the package says of them what the library says in C.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { digests } from "./digests.js";
import { BUILD, entry } from "./package.js";

const GAMES = 5;
const PLIES = 60;
const MOST_BYTES = 2 ** 24;

test("positions, hashes, moves, steps, taps, pictures and records are those of C", async () => {
    const ag = { ...await entry("index"), constants: (await entry("low_level")).constants };
    const program = join(BUILD, "bindings", "javascript", "tests", "digests");
    const told = execFileSync(program, [GAMES, PLIES].map(String), { encoding: "utf8", maxBuffer: MOST_BYTES });
    const wanted = told.trimEnd().split("\n");
    assert.equal(wanted.length, GAMES * ag.variants.length);
    assert.deepEqual(digests(ag, GAMES, PLIES), wanted);
});
