// SPDX-License-Identifier: MIT
// boardgame.io: resigning, offers and their answers, claims.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agree, createGame, done, heard, openMatch, refused } from "./boardgame_match.js";
import { entry } from "./package.js";

const { Game } = await entry("index");

/** A match in which these moves have been played. */
function matchAfter(game, ...moves) {
    const match = openMatch(game);
    for (const move of moves) done(match, () => match.current.moves.play(move));
    return match;
}

function ended(match, gameover) {
    agree(match);
    assert.deepEqual(match.ctx.gameover, gameover);
    const game = match.board;
    assert.deepEqual([game.result, game.reason], [gameover.result, gameover.reason]);
    assert.equal(game.record(), Game.fromJSON(match.black.getState().G).record());
    refused(match, () => match.current.moves.play(0), /game over/);
}

test("whoever's turn it is may resign", () => {
    const match = matchAfter(createGame("chess"), "e4");
    refused(match, () => match.white.moves.resign(), /player not active/);
    match.black.moves.resign();
    ended(match, { winner: "0", result: "white_wins", reason: "resignation" });
    const other = matchAfter(createGame("chess"));
    other.white.moves.resign();
    ended(other, { winner: "1", result: "black_wins", reason: "resignation" });
    assert.match(other.board.record(), /^\[Reason "resignation"\]$/m);
});

test("an offered draw is answered before the game goes on", () => {
    const match = matchAfter(createGame("chess"), "e4", "e5");
    const { white, black } = match;
    done(match, () => white.moves.tap("g1"));
    done(match, () => white.moves.offerDraw());
    assert.deepEqual([match.G.offer, match.ctx.currentPlayer], [{ kind: "draw", by: "white" }, "1"]);
    for (const [name, arg] of [["play", "Nf3"], ["tap", "f3"], ["accept"], ["decline"], ["offerDraw"]]) {
        refused(match, () => white.moves[name](arg), /player not active/);
    }
    const tried = [["play", "Nf6"], ["tap", "f3"], ["untap"], ["offerDraw"], ["offerTakeback"], ["claimDraw"]];
    for (const [name, arg] of tried) {
        refused(match, () => black.moves[name](arg), new RegExp(`invalid move: ${name}`));
    }
    done(match, () => black.moves.decline());
    assert.deepEqual([match.G.offer, match.G.taps], [undefined, [match.board.square("g1")]]);
    assert.equal(match.ctx.currentPlayer, "0");
    refused(match, () => white.moves.offerDraw(), /invalid move: offerDraw/);
    done(match, () => white.moves.tap("f3"));
    done(match, () => black.moves.offerDraw());
    white.moves.accept();
    ended(match, { draw: true, result: "draw", reason: "agreement" });
    assert.match(match.board.record(), /1\/2-1\/2$/m);
});

test("a side that is asked may resign instead", () => {
    const match = matchAfter(createGame("rinne"));
    done(match, () => match.white.moves.offerDraw());
    match.black.moves.resign();
    ended(match, { winner: "0", result: "white_wins", reason: "resignation" });
});

test("a move is taken back if the other side agrees", () => {
    const match = matchAfter(createGame("chess"), "e4", "e5", "Nf3");
    const { white, black } = match;
    refused(match, () => white.moves.offerTakeback(), /player not active/);
    done(match, () => black.moves.tap("b8"));
    done(match, () => black.moves.offerTakeback());
    assert.deepEqual(match.G.offer, { kind: "takeback", by: "black", ply: 1 });
    done(match, () => white.moves.decline());
    assert.deepEqual([match.board.ply, match.G.taps.length, match.ctx.currentPlayer], [3, 1, "1"]);
    refused(match, () => black.moves.offerTakeback(), /invalid move: offerTakeback/);
    done(match, () => black.moves.offerDraw());
    done(match, () => white.moves.decline());
    refused(match, () => black.moves.offerDraw(), /invalid move: offerDraw/);
    done(match, () => black.moves.play("Nc6"));
    done(match, () => white.moves.offerTakeback());
    done(match, () => black.moves.accept());
    assert.deepEqual([match.board.texts(), match.G.taps, match.ctx.currentPlayer], [["e4", "e5"], [], "0"]);
    done(match, () => white.moves.play("Nc3"));
    done(match, () => black.moves.offerTakeback());
    done(match, () => white.moves.accept());
    assert.deepEqual([match.board.texts(), match.ctx.currentPlayer], [["e4"], "1"]);
    done(match, () => black.moves.play("c5"));
    assert.deepEqual(match.board.texts(), ["e4", "c5"]);
});

test("a takeback takes back rolls, too, and there is nothing to take back before one's first move", () => {
    const match = openMatch({ ...createGame("tensei"), seed: "back" });
    const { white, black } = match;
    refused(match, () => white.moves.offerTakeback(), /invalid move: offerTakeback/);
    done(match, () => white.moves.play("e2e3"));
    done(match, () => white.moves.roll());
    refused(match, () => black.moves.offerTakeback(), /invalid move: offerTakeback/);
    done(match, () => black.moves.play(match.board.numbers()[0]));
    done(match, () => black.moves.offerTakeback());
    assert.equal(match.ctx.currentPlayer, "0");
    done(match, () => white.moves.accept());
    assert.deepEqual([match.G.moves.length, match.board.turn, match.ctx.currentPlayer], [2, "black", "1"]);
    done(match, () => black.moves.play(match.board.numbers()[0]));
    done(match, () => black.moves.roll());
    done(match, () => white.moves.offerTakeback());
    done(match, () => black.moves.accept());
    assert.deepEqual([match.G.moves, match.ctx.currentPlayer], [[], "0"]);
});

test("out of turn, both may resign, offer and answer at any time, and a move is an answer, too", () => {
    const game = createGame("chess", { outOfTurn: true });
    const match = matchAfter(game, "e4");
    const { white, black } = match;
    assert.deepEqual([white.getState().isActive, black.getState().isActive], [true, true]);
    assert.equal(match.ctx.currentPlayer, "1");
    for (const [name, arg] of [["play", "d4"], ["tap", "d2"], ["untap"], ["claimDraw"], ["roll"]]) {
        refused(match, () => white.moves[name](arg), new RegExp(`invalid move: ${name}`));
    }
    done(match, () => black.moves.tap("e7"));
    refused(match, () => white.moves.untap(), /invalid move: untap/);
    done(match, () => white.moves.offerTakeback());
    refused(match, () => white.moves.accept(), /invalid move: accept/);
    refused(match, () => black.moves.offerDraw(), /invalid move: offerDraw/);
    done(match, () => black.moves.accept());
    assert.deepEqual([match.G.moves, match.G.taps, match.ctx.currentPlayer], [[], [], "0"]);
    done(match, () => white.moves.play("d4"));
    done(match, () => white.moves.offerDraw());
    done(match, () => black.moves.play("d5"));
    assert.equal(match.G.offer, undefined);
    done(match, () => white.moves.offerDraw());
    done(match, () => white.moves.play("c4"));
    assert.deepEqual(match.G.offer, { kind: "draw", by: "white" });
    done(match, () => black.moves.decline());
    done(match, () => black.moves.offerTakeback());
    done(match, () => black.moves.play("e6"));
    assert.equal(match.G.offer, undefined);
    done(match, () => black.moves.offerDraw());
    white.moves.accept();
    ended(match, { draw: true, result: "draw", reason: "agreement" });
});

test("out of turn, one resigns while the other one moves", () => {
    const match = openMatch(createGame("sentai", { outOfTurn: true }));
    const { _stateID } = match.stored;
    done(match, () => match.white.moves.play(match.board.numbers()[0]));
    const { server, matchID } = match;
    const resigning = { type: "MAKE_MOVE", payload: { type: "resign", args: [], playerID: "0" } };
    server.onUpdate(resigning, _stateID, matchID, "0");
    ended(match, { winner: "1", result: "black_wins", reason: "resignation" });
});

test("draws are claimed where there is one", () => {
    const position = "4k3/8/8/8/8/8/8/RB2K3 w Q - 99 80";
    const match = openMatch(createGame("chess", { position }));
    refused(match, () => match.white.moves.claimDraw(), /invalid move: claimDraw/);
    match.white.moves.claimDraw("a1a2");
    ended(match, { draw: true, result: "draw", reason: "claimed_move_count" });
    assert.equal(match.board.ply, 1);

    const knights = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    const repeated = matchAfter(createGame("chess"), ...knights, "Ng8");
    repeated.white.moves.claimDraw();
    ended(repeated, { draw: true, result: "draw", reason: "claimed_repetition" });
    const announced = matchAfter(createGame("chess"), ...knights);
    announced.black.moves.claimDraw("Ng8");
    ended(announced, { draw: true, result: "draw", reason: "claimed_repetition" });
    assert.equal(announced.G.moves.length, 8);

    const bare = openMatch(createGame("chess", { position: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", automaticDraws: false }));
    assert.deepEqual([bare.ctx.gameover, bare.G.automaticDraws], [undefined, false]);
    bare.white.moves.claimDraw();
    ended(bare, { draw: true, result: "draw", reason: "dead_material" });
    assert.equal(heard(), "");
});
