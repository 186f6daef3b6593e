// SPDX-License-Identifier: MIT
// Memory: what is freed when, and views that outlive its growth. Run with --expose-gc.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { entry } from "./package.js";

const ag = await entry("index");
const { library } = await entry("low_level");
const { Game } = ag;
const GAMES = 100_000;
const ROUND = 1000;

const size = () => library().memory.buffer.byteLength;

function made(i) {
    const game = new Game(ag.variants[i % ag.variants.length]);
    game.play(game.numbers()[0]);
    return game;
}

test("100,000 games that are disposed leave no memory behind", () => {
    for (let i = 0; i < ROUND; i++) made(i).dispose();
    const before = size();
    for (let i = 0; i < GAMES; i++) made(i).dispose();
    assert.equal(size(), before);
});

test("games that nobody can use any more are freed by the collector", async () => {
    const sizes = [];
    for (let i = 0; i < GAMES; i++) {
        made(i);
        if (i % ROUND !== ROUND - 1) continue;
        globalThis.gc();
        await setImmediate();
        sizes.push(size());
    }
    const settled = sizes.slice(sizes.length / 10);
    assert.ok(Math.max(...settled) <= settled[0], `${settled[0]} grows to ${Math.max(...settled)}`);
});

test("what was returned stays as it is when the memory grows, and what is asked then is right", () => {
    const game = new Game("tensor");
    const before = [game.numbers(), game.boardNumbers(), game.position, game.svg()];
    const copies = [before[0].slice(), before[1].slice()];
    const kept = [];
    const begin = size();
    while (size() < begin + 2 ** 24) kept.push(game.clone());
    assert.deepEqual([before[0], before[1]], copies);
    assert.deepEqual([game.numbers(), game.boardNumbers(), game.position, game.svg()], before);
    for (let call = 0; call < 20; call++) {
        library().memory.grow(1);
        assert.equal(game.hash.toString(16).padStart(16, "0"), game.hashText);
        library().memory.grow(1);
        assert.throws(() => game.play("zz"), /"zz"/);
        library().memory.grow(1);
        assert.equal(game.tappedBoard([]).length, before[1].length);
        library().memory.grow(1);
        assert.deepEqual([...game.boardBytes()], [...before[1]]);
    }
    kept.forEach((clone) => clone.dispose());
});

test("a disposed game refuses all calls, may be disposed again, and is disposed by a block", () => {
    const game = new Game("rinne");
    assert.equal(game.isDisposed, false);
    const { tags } = game;
    const taps = new ag.Taps(game);
    game.dispose();
    game.dispose();
    assert.equal(game.isDisposed, true);
    const calls = [() => game.play("e2e3"), () => game.position, () => game.clone(), () => tags.size, () => taps.offers,
        () => new Game("rinne").isSamePosition(game), () => JSON.stringify(game)];
    const refusal = { name: "GameError", code: "AG_ERR_ARGUMENT", message: "the game has been disposed" };
    for (const call of calls) assert.throws(call, refusal);
    if (typeof Symbol.dispose === "symbol") {
        const other = new Game("rinne");
        other[Symbol.dispose]();
        assert.ok(other.isDisposed);
    }
    assert.equal(typeof Game.prototype[Symbol.dispose], typeof Symbol.dispose === "symbol" ? "function" : "undefined");
});

test("texts of any length go in and out", () => {
    const game = new Game("chess");
    const long = "ä".repeat(32767);
    for (let i = 0; i < 10; i++) game.addComment(long);
    assert.ok(game.comments().every((comment) => comment === long));
    assert.ok(game.record().length > 10 * 32767);
    for (let i = 0; i < 10; i++) game.addComment(long);
    assert.throws(() => game.record(), { code: "AG_ERR_ARGUMENT", message: /longer than 1048576 bytes/ });
    assert.throws(() => game.addComment("x".repeat(65536)), { code: "AG_ERR_SYNTAX" });
    assert.throws(() => game.play("x".repeat(2 ** 20)), { code: "AG_ERR_SYNTAX" });
    assert.throws(() => game.play("e4\0"), { code: "AG_ERR_SYNTAX" });
    assert.throws(() => game.play("\ud800"), { code: "AG_ERR_SYNTAX" });
});

