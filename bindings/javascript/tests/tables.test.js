// SPDX-License-Identifier: MIT
// The tables of tests/data in Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { filesOf } from "./data.js";
import { whole } from "./package.js";
import { CHECKS, complaints } from "./tables/index.js";

const ag = await whole();

for (const check of CHECKS) {
    test(`tables in ${check.folder} say what the package says`, async () => {
        assert.deepEqual(await complaints(ag, check, filesOf(check.folder)), []);
    });
}
