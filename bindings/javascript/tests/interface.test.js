// SPDX-License-Identifier: MIT
// Every function of the library is there, typed as it is declared, and used by the package.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { constantsOf, functionsOf } from "../tools/declarations.js";
import { DECLARATIONS, PACKAGE, ROOT, entry } from "./package.js";

await entry("index");
const sources = join(ROOT, "bindings", "javascript", "src");
const files = readdirSync(sources).filter((name) => name.endsWith(".js"));
const text = files.map((name) => readFileSync(join(sources, name), "utf8")).join("\n");
// What a new game of another kind, a description of the variants, or a number of another one says, too.
const SAID_OTHERWISE =
    /^ag_(game_new|version|version_string|status_name|reason_name|result_text|piece_\w+|variant_\w+)$/;

test("every function can be called by its name", async () => {
    const { library } = await entry("low_level");
    const functions = functionsOf(DECLARATIONS);
    assert.equal(functions.length, DECLARATIONS.match(/^[^t\/].*\(.*\);$/gm).length);
    for (const { name, parameters } of functions) {
        assert.equal(typeof library()[name], "function", name);
        assert.equal(library()[name].length, parameters.length, name);
    }
    assert.equal(library().ag_version(), 100);
});

test("every function has its type", () => {
    const types = readFileSync(join(PACKAGE, "dist", "esm", "interface.d.ts"), "utf8");
    for (const { name, parameters, type } of functionsOf(DECLARATIONS)) {
        const list = parameters.map((parameter) => `${parameter.name}: ${parameter.type}`).join(", ");
        assert.ok(types.includes(`${name}: (${list}) => ${type};`), name);
    }
    assert.match(types, /ag_game_hash: \(game: number\) => bigint;/);
});

test("the package uses every function, or says what it says", () => {
    for (const { name } of functionsOf(DECLARATIONS)) {
        assert.ok(SAID_OTHERWISE.test(name) || new RegExp(`\\b${name}\\b`).test(text), name);
    }
});

test("constants have the values of C", async () => {
    const { constants } = await entry("low_level");
    assert.deepEqual(constants, Object.fromEntries(constantsOf(DECLARATIONS).map(({ name, value }) => [name, value])));
    assert.equal(constants.AG_RECORD_BYTES_MAX, 1048576);
});
