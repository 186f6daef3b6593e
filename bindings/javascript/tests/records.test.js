// SPDX-License-Identifier: MIT
// Records from texts, bytes, iterables, streams.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entry } from "./package.js";

const ag = await entry("index");
const GAMES = 40;

function someRecords() {
    const random = new ag.Random(5);
    return Array.from({ length: GAMES }, (_, i) => {
        const game = new ag.Game(ag.variants[i % ag.variants.length].id);
        game.playout(random, i);
        game.tags.set("White", `Ада ♞ 😀 ${i}`);
        return game.record();
    });
}

const all = someRecords();
const text = all.join("");

async function* cut(pieces, size) {
    for (let at = 0; at < pieces.length; at += size) yield pieces.slice(at, at + size);
}

async function written(source) {
    const found = [];
    for await (const { game, remark, error } of ag.records(source)) {
        assert.deepEqual([remark, error], [null, null]);
        found.push(game.record());
        game.dispose();
    }
    return found;
}

test("a text is read in a plain loop", () => {
    const read = [...ag.records(text)];
    assert.deepEqual(read.map(({ game }) => game.record()), all);
    assert.deepEqual([...ag.records(new TextEncoder().encode(text))].map(({ game }) => game.record()), all);
    assert.deepEqual([...ag.records("")], []);
});

test("however a text is cut, its games are the same", async () => {
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 7, 1000, 100000]) {
        assert.deepEqual(await written(cut(text, size)), all);
        assert.deepEqual(await written(cut(bytes, size)), all);
    }
    assert.deepEqual(await written([text.slice(0, 500), text.slice(500)]), all);
    assert.deepEqual(await written(new Blob([text]).stream()), all);
});

test("a broken record does not end the loop, and a loop that is left early frees its reader", () => {
    const read = [...ag.records("1. e4 e5 2. Ke3 1-0\n\n1. f3 e6 2. g4 Qh4# 1-0\n\n1. d4 *\n")];
    assert.equal(read.length, 3);
    assert.deepEqual([read[0].error.code, read[0].error.line, read[0].game.ply], ["AG_ERR_ILLEGAL", 1, 2]);
    assert.equal(read[0].error.game, read[0].game);
    assert.match(read[1].remark, /^line 3: the moves lead to 0-1 \(checkmate\), not to 1-0$/);
    assert.equal(read[2].game.texts()[0], "d4");
    for (const { game } of ag.records(text)) {
        assert.equal(game.record(), all[0]);
        break;
    }
    assert.throws(() => ag.readRecord("1. e4 e5 2. Ke3 1-0"), (error) => error.game.ply === 2 && error.line === 1);
});

test("bytes that are no UTF-8 are read as Latin-1", () => {
    const bytes = Uint8Array.from('[White "J\xfcrgen"]\n\n1. e4 *\n', (letter) => letter.charCodeAt(0));
    assert.equal(ag.readRecord(bytes).game.tags.get("White"), "Jürgen");
});

test("chunks of the wrong kind are refused", async () => {
    await assert.rejects(written([5]), /records are read from strings and Uint8Arrays, not 5/);
    assert.throws(() => ag.readRecord(5), /a record is a string or a Uint8Array, not 5/);
});
