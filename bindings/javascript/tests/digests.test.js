// SPDX-License-Identifier: MIT
// Random games of every variant: the package says of them what the library says in C.
import assert from "node:assert/strict";
import { test } from "node:test";
import { digestsOfC } from "./data.js";
import { digests } from "./digests.js";
import { whole } from "./package.js";

const GAMES = 5;
const PLIES = 60;

test("positions, hashes, moves, steps, taps, pictures and records are those of C", async () => {
    const ag = await whole();
    const wanted = digestsOfC(GAMES, PLIES);
    assert.equal(wanted.length, GAMES * ag.variants.length);
    assert.deepEqual(digests(ag, GAMES, PLIES), wanted);
});
