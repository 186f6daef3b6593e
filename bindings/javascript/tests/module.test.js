// SPDX-License-Identifier: MIT
// The module: what it imports, exports and weighs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { functionsOf } from "../tools/declarations.js";
import { DECLARATIONS, PACKAGE, entry } from "./package.js";

const bytes = readFileSync(join(PACKAGE, "dist", "abstractgames.wasm"));
const module = new WebAssembly.Module(bytes);
const BEST = { level: 9 };

test("the module imports nothing", () => {
    assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test("the module exports the public functions and what manages memory", () => {
    const exported = WebAssembly.Module.exports(module).map(({ name }) => name).sort();
    const wanted = [...functionsOf(DECLARATIONS).map(({ name }) => name), "memory", "malloc", "free", "_initialize"];
    assert.ok(wanted.length > 100);
    assert.deepEqual(exported, wanted.sort());
});

test("the module has at most 190 kB gzipped, what the default entry carries at most 280 kB", () => {
    const carried = readFileSync(join(PACKAGE, "dist", "esm", "module_bytes.js"));
    assert.ok(gzipSync(bytes, BEST).length <= 190000, `${gzipSync(bytes, BEST).length}`);
    assert.ok(gzipSync(carried, BEST).length <= 280000, `${gzipSync(carried, BEST).length}`);
});

test("what the default entry carries is the module, in characters that can be printed", async () => {
    const { moduleBytes } = await entry("module_bytes");
    assert.ok(bytes.equals(moduleBytes()));
    assert.match(readFileSync(join(PACKAGE, "dist", "esm", "module_bytes.js"), "utf8"), /^[\n -~\xa1-\u0144]*$/);
});

test("the stack lies below all data and overflows into a trap", async () => {
    const { library } = await entry("low_level");
    const { Game } = await entry("index");
    const functions = library();
    assert.ok(functions.malloc(8) >>> 0 > 262144);
    assert.equal(new Game("chess").perft(3), 8902n);
});
