// SPDX-License-Identifier: MIT
// The description of the variants: it follows its schema, and is what the library says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { PACKAGE, development, entry } from "./package.js";

const read = (name) => JSON.parse(readFileSync(join(PACKAGE, "dist", name), "utf8"));
const ag = await entry("index");
const { library } = await entry("low_level");
const functions = library();

/** The text at an address of the module. */
function textAt(pointer) {
    const bytes = new Uint8Array(functions.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
}

test("the description follows its schema, and not just anything does", async () => {
    const { default: Ajv } = await development("ajv");
    const isValid = new Ajv({ strict: true }).compile(read("variants.schema.json"));
    const description = read("variants.json");
    assert.ok(isValid(description), JSON.stringify(isValid.errors));
    description.variants[0].squares[0].number = "0";
    assert.equal(isValid(description), false);
    assert.equal(isValid({}), false);
});

test("the description is what the library says", () => {
    const description = read("variants.json");
    assert.equal(description.version, textAt(functions.ag_version_string()));
    assert.equal(description.variants.length, functions.ag_variant_count());
    description.variants.forEach((variant, i) => {
        const pointer = functions.ag_variant_at(i);
        const told = (fact) => textAt(functions[`ag_variant_${fact}`](pointer));
        assert.deepEqual([variant.id, variant.name, variant.summary, variant.startPosition],
            ["id", "name", "summary", "start_position"].map(told));
        assert.deepEqual(Object.values(variant.bounds), ["moves", "move_text", "position_text", "steps", "taps"]
            .map((bound) => functions[`ag_variant_${bound}_max`](pointer)));
        assert.deepEqual([variant.files, variant.ranks, Number(variant.hasChance), variant.rulesVersion],
            ["files", "ranks", "has_chance", "rules_version"].map((fact) => functions[`ag_variant_${fact}`](pointer)));
        assert.equal(variant.pieces.length, 2 * functions.ag_variant_piece_kinds(pointer));
        for (const { number, kind, player, code, name, symbol } of variant.pieces) {
            assert.deepEqual([code, name, symbol], ["code", "name", "symbol"]
                .map((fact) => textAt(functions[`ag_variant_piece_${fact}`](pointer, number))));
            assert.equal(functions.ag_piece_make(kind, player === "white" ? 0 : 1), number);
        }
        assert.equal(variant.squares.length, variant.files * variant.ranks);
        assert.deepEqual(variant.squares.map(({ number }) => number), [...variant.squares.keys()]);
    });
    description.results.forEach((text, i) => assert.equal(text, textAt(functions.ag_result_text(i))));
    description.reasons.forEach((text, i) => assert.equal(text, textAt(functions.ag_reason_name(i))));
    assert.equal(functions.ag_reason_name(description.reasons.length), 0);
});

test("variants are found by their ids, squares by their names, pieces by their codes", () => {
    assert.equal(ag.findVariant("RINNE"), ag.variants[0]);
    assert.equal(ag.findVariant(ag.variants[1]), ag.variants[1]);
    const chess = ag.findVariant("chess");
    assert.deepEqual([ag.squareNumber(chess, "h8"), ag.squareName(chess, 0)], [63, "a1"]);
    assert.equal(ag.findPiece(chess, "q").player, "black");
    assert.deepEqual([ag.DONE, ag.tapText(chess, ag.CHOICE), ag.tapText(chess, ag.DONE)], [999, "choice none", "done"]);
    const refusal = { code: "AG_ERR_ARGUMENT" };
    for (const wrong of ["", "Chess ", "__proto__", null, 5, {}]) assert.throws(() => ag.findVariant(wrong), refusal);
    for (const wrong of ["i1", "a0", "A1", -1, 64, 0.5, null]) {
        assert.throws(() => ag.squareNumber(chess, wrong), refusal);
    }
});
