// SPDX-License-Identifier: MIT
// The tables of tests/data in Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { filesOf } from "./data.js";
import { entry } from "./package.js";
import { CHECKS, complaints } from "./tables.js";

const ag = { ...await entry("index"), constants: (await entry("low_level")).constants };

for (const check of CHECKS) {
    test(`tables in ${check.folder} say what the package says`, () => {
        assert.deepEqual(complaints(ag, check, filesOf(check.folder)), []);
    });
}
