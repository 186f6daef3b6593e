// SPDX-License-Identifier: MIT
// The module: what it imports, exports and weighs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { functionsOf } from "../tools/declarations.js";
import { filesOf } from "./data.js";
import { DECLARATIONS, PACKAGE, ROOT, entry, whole } from "./package.js";
import { CHECKS, complaints } from "./tables/index.js";
import { layoutOf, withStackAt } from "./wasm.js";

const bytes = readFileSync(join(PACKAGE, "dist", "abstractgames.wasm"));
const module = new WebAssembly.Module(bytes);
const BEST = { level: 9 };
const script = readFileSync(join(ROOT, "bindings", "javascript", "make_module.sh"), "utf8");
const STACK_BYTES = Number(/^STACK_BYTES=(\d+)$/m.exec(script)[1]);
const PROMISED_BYTES = 32768;
const TOO_LITTLE = 128;
const TEXT_BYTES = 65536;
const PAINT = 0xa5;

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

test("the stack lies below all data", () => {
    const { stack, data } = layoutOf(bytes);
    assert.equal(stack.value, STACK_BYTES);
    assert.ok(data.length > 0 && data.every(([begin, end]) => begin >= STACK_BYTES && end > begin), String(data));
});

/** Makes a game and its picture, in a module that has not been used. */
function draw({ _initialize, malloc, memory, ...functions }) {
    _initialize();
    const [out, text] = [malloc(4), malloc(TEXT_BYTES)];
    functions.ag_game_new(out, functions.ag_variant_at(0), 0, 0, 0);
    const [game] = new Uint32Array(memory.buffer, out, 1);
    return functions.ag_game_svg(game, 0, 0, 0, 0, text, TEXT_BYTES);
}

test("a stack that overflows traps, and no data has been written to", () => {
    const place = layoutOf(bytes).stack.value - STACK_BYTES + TOO_LITTLE;
    const small = new WebAssembly.Instance(new WebAssembly.Module(withStackAt(bytes, place)));
    const fresh = new WebAssembly.Instance(module);
    const pieces = layoutOf(bytes).data;
    const dataOf = ({ exports: { memory } }) => (
        pieces.map(([begin, end]) => Buffer.from(memory.buffer).subarray(begin, end)));
    const before = dataOf(fresh).map((piece) => Buffer.from(piece));
    assert.throws(() => draw(small.exports), WebAssembly.RuntimeError);
    assert.deepEqual(dataOf(small).map((piece, i) => piece.equals(before[i])), pieces.map(() => true));
    assert.ok(draw(fresh.exports) > 1000);
});

test("calls need at most 32 kB of the stack where they need most", async () => {
    const ag = await whole();
    const { library } = await entry("low_level");
    const stack = () => new Uint8Array(library().memory.buffer, 0, STACK_BYTES);
    const check = CHECKS.find(({ folder }) => folder === "stack");
    assert.deepEqual(await complaints(ag, check, filesOf("stack")), []);
    stack().fill(PAINT);
    assert.deepEqual(await complaints(ag, check, filesOf("stack")), []);
    const used = STACK_BYTES - stack().findIndex((byte) => byte !== PAINT);
    assert.ok(used > 1000 && used <= PROMISED_BYTES, `${used}`);
});
