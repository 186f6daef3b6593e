// SPDX-License-Identifier: MIT
// Snapshots: games as plain data, and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { entry } from "./package.js";

const ag = await entry("index");
const { Game } = ag;

/** A game goes to a text and back; it is the same then, in its record too. */
function again(game) {
    const snapshot = JSON.parse(JSON.stringify(game));
    const same = Game.fromJSON(snapshot);
    assert.deepEqual(same.toJSON(), snapshot);
    assert.equal(same.record(), game.record());
    return same;
}

function refused(snapshot, code, sentence) {
    assert.throws(() => Game.fromJSON(snapshot), (error) => {
        assert.equal(error.name, "GameError", error.stack);
        assert.equal(error.code, code);
        assert.match(error.message, sentence);
        return true;
    });
}

test("snapshots are the same game again", () => {
    const random = new ag.Random(11);
    for (const { id } of ag.variants) {
        const game = new Game(id);
        game.playout(random, 40);
        if (!game.isOver) game.end("white_wins", "resignation");
        again(game);
        assert.deepEqual(structuredClone(game.toJSON()), JSON.parse(JSON.stringify(game)));
    }
});

/** [record, tags that it keeps] */
const OTHERS = [
    ['[Result "0-0"]\n\n1. e4 e5 0-0\n', { Result: "0-0" }],
    ['[White "A"]\n[Zeal "1"]\n[Reason "AE"]\n[Annotator "B"]\n\n1. e4 e5 1/2-1/2\n',
        { White: "A", Zeal: "1", Reason: "AE", Annotator: "B" }],
    ['[Reason "a \\"word\\" and \\\\"]\n\n1. e4 1-0\n', { Reason: 'a "word" and \\' }],
    ['[RulesVersion "FIDE 2023"]\n[Position "Caro-Kann"]\n\n1. e4 c6 *\n',
        { RulesVersion: "FIDE 2023", Position: "Caro-Kann" }],
    ['[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n[Position "endgame"]\n\n1. e4 *\n',
        { Position: "endgame" }],
    ['[Variant "rinne"]\n[FEN "1R1qR/1n1qn/BN3/2R1b/5/5 w"]\n[Position "1st [board]"]\n\n1. b4c6 *\n',
        { Position: "1st [board]" }],
    ['[Result "0-0"]\n[Reason "both late"]\n\n{x} 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8\n'
        + '7. Nf3 Nf6 8. Ng1! {y} Ng8 0-0\n', { Reason: "both late", Result: "0-0" }],
];
for (const [record, tags] of OTHERS) {
    test(`tags by names of the library's come back: ${Object.keys(tags)}`, () => {
        const { game } = ag.readRecord(record);
        assert.deepEqual(game.tags.toJSON(), tags);
        const same = again(game);
        assert.equal(same.comments(0).length, record.includes("{x}") ? 1 : 0);
    });
}

test("games that have gone on, or been ended, where a draw stands come back", () => {
    const bare = { position: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" };
    for (const on of [false, true]) {
        const behind = new Game("chess", bare);
        behind.automaticDraws = false;
        behind.play("Kd2");
        const claimed = behind.clone();
        claimed.claimDraw();
        const resigned = behind.clone();
        resigned.end("black_wins", "resignation");
        behind.play("Kd7");
        for (const game of [behind, claimed, resigned]) {
            game.automaticDraws = on;
            assert.deepEqual([again(game).reason, again(game).ply], [game.reason, game.ply]);
        }
    }
    const start = new Game("chess", bare);
    assert.deepEqual([start.reason, again(start).reason], ["dead_material", "dead_material"]);
    assert.equal(start.toJSON().end, undefined);
});

test("what was read as Latin-1 comes back, however long it is", () => {
    const long = "\xfc".repeat(40000);
    const text = `[White "${"\xe4".repeat(4000)}"]\n\n1. e4 {${long}} e5 *\n`;
    const { game } = ag.readRecord(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    const same = again(game);
    assert.deepEqual([same.tags.get("White").length, same.comments(1)], [4000, [long]]);
    same.setComment(0, `${long}!`, 1);
    assert.deepEqual(same.comments(1), [`${long}!`]);
    // Two bytes that would be a character of UTF-8 are not written as Latin-1.
    assert.throws(() => same.addComment("\xc3\xa4".repeat(20000)), { code: "AG_ERR_SYNTAX" });
});

test("what is no snapshot is refused in words", () => {
    const chess = { variant: "chess", moves: [] };
    const { moveNumbers } = ag.readRecord("1. f3 e6 2. g4 Qh4# 0-1").game;
    for (const [wrong, sentence, code = "AG_ERR_ARGUMENT"] of [
        [null, /a snapshot is an object, not null/],
        [{}, /there is no variant nothing/],
        [{ variant: "chess" }, /the moves of a snapshot are a list, not nothing/],
        [{ ...chess, moves: 3 }, /the moves of a snapshot are a list, not 3/],
        [{ ...chess, moves: [3] }, /not legal/, "AG_ERR_ILLEGAL"],
        [{ ...chess, position: 8 }, /a position is a string, not 8/],
        [{ ...chess, rulesVersion: 999 }, /the rules of chess are known up to version \d+, but the snapshot says 999/],
        [{ ...chess, rulesVersion: "1" }, /the snapshot says "1"/],
        [{ ...chess, automaticDraws: 0 }, /automatic draws are on \(true\) or off \(false\), not 0/],
        [{ ...chess, end: { result: "draw", reason: "claimed_repetition" } }, /no draw to claim/, "AG_ERR_ILLEGAL"],
        [{ ...chess, end: { result: "draw", reason: "resignation" } }, /no game ends as draw by resignation/],
        [{ ...chess, moves: moveNumbers, end: { result: "draw", reason: "agreement" } }, /over/, "AG_ERR_FINISHED"],
        [{ variant: "chess", position: "4k3/p7/8/8/8/8/8/R3K3 w - - 110 80", moves: [],
            end: { result: "draw", reason: "claimed_repetition" } }, /no draw to claim/, "AG_ERR_ILLEGAL"],
        [{ ...chess, tags: 3 }, /the tags of a snapshot are an object, not 3/],
        [{ ...chess, tags: { White: 3 } }, /the value of a tag is a string, not 3/],
        [{ ...chess, tags: { Result: "1-0" } }, /the tag "Result" is the library's own/],
        [{ ...chess, tags: { Reason: "resignation" } }, /the tag "Reason" is the library's own/],
        [{ ...chess, tags: { Reason: "AE", FEN: "8/8/8/8/8/8/8/8 w - - 0 1" } },
            /the tag "Reason" is the library's own/],
        [{ ...chess, tags: { Reason: "AE", Variant: "rinne" } }, /is the library's own/],
        [{ ...chess, tags: { reason: "AE" } }, /the tag "reason" is the library's own/],
        [{ ...chess, tags: { Reason: 'AE"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1' } }, /holds what no tag may hold/,
            "AG_ERR_SYNTAX"],
        [{ variant: "rinne", moves: [], tags: { RulesVersion: "2" } }, /the tag "RulesVersion" is the library's own/],
        [{ ...chess, comments: { 0: "x" } }, /the comments of ply 0 are a list, not "x"/],
        [{ ...chess, comments: { 1: ["x"] } }, /the ply is a whole number from 0 to 0, not 1/],
        [{ ...chess, comments: { 0: ["}"] } }, /a comment holds no/, "AG_ERR_SYNTAX"],
        [{ ...chess, marks: { 0: [0] } }, /a mark is a number from 1 to 255/],
        [{ ...chess, marks: null }, /the marks of a snapshot are an object, not null/],
    ]) refused(wrong, code, sentence);
});
