// SPDX-License-Identifier: MIT
// boardgame.io: two clients play every variant, and the server refuses what is against the rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CreateGameReducer, InitializeGame, agree, chanceFrom, createGame, done, heard, openMatch,
    refused } from "./boardgame_match.js";
import { development, entry } from "./package.js";

const { Game, variants } = await entry("index");
const { default: { Client } } = await development("boardgame.io/client");

/** What a client sends to its server. */
function makeMove(playerID, type, ...args) {
    return { type: "MAKE_MOVE", payload: { type, args, playerID } };
}

/** Plays a move tap by tap, while the other side watches. */
function tapOut(match, game, move) {
    const { current } = match;
    const taps = game.taps(move);
    taps.forEach((tap, i) => {
        current.moves.tap(tap);
        agree(match);
        if (i < taps.length - 1) assert.deepEqual(match.G.taps, taps.slice(0, i + 1));
    });
}

/** Random moves to the end: every third one by taps. Returns a game that has played the same. */
function playOut(match, variant, random) {
    const game = new Game(variant);
    while (!game.isOver) {
        const move = game.numbers()[Math.floor(random() * game.moveCount)];
        if (game.turn === "chance") match.current.moves.roll();
        else if (game.ply % 3 === 2) tapOut(match, game, move);
        else match.current.moves.play(game.ply % 3 === 1 ? game.moveText(move) : move);
        assert.equal(heard(), "");
        agree(match);
        assert.equal(match.G.moves.length, game.ply + 1);
        if (game.turn !== "chance") assert.equal(match.G.moves.at(-1), move);
        game.play(match.G.moves.at(-1));
        assert.deepEqual(match.G.taps, []);
    }
    assert.equal(match.board.position, game.position);
    return game;
}

for (const { id } of variants) {
    test(`two clients play ${id} to its end`, () => {
        const match = openMatch({ ...createGame(id), seed: id });
        const game = playOut(match, id, chanceFrom(20));
        const { gameover } = match.ctx;
        assert.deepEqual([gameover.result, gameover.reason], [game.result, game.reason]);
        assert.equal(gameover.winner, { white_wins: "0", black_wins: "1" }[game.result]);
        assert.equal(gameover.draw, game.result === "draw" ? true : undefined);
        const records = match.clients.map((client) => Game.fromJSON(client.getState().G).record());
        assert.deepEqual(records, [game.record(), game.record()]);
        refused(match, () => match.white.moves.resign(), /game over/);
        refused(match, () => match.black.moves.tap("a1"), /game over/);
    });
}

test("what is against the rules is refused, and changes nothing", () => {
    const match = openMatch(createGame("chess"));
    const { white, black } = match;
    const [first] = match.board.numbers();
    const invalid = /invalid move: play/;
    refused(match, () => black.moves.play(first), /player not active/);
    refused(match, () => black.moves.tap("e7"), /player not active/);
    refused(match, () => black.moves.resign(), /player not active/);
    for (const move of [0, -1, 1.5, NaN, 2 ** 31, 4294967295, null, undefined, true, "", "e2e5", "what",
        "x".repeat(100000), [],
        [first], {}, { number: "e2e4" }]) {
        refused(match, () => white.moves.play(move), invalid);
    }
    for (const tap of [-1, 64, 999, 1000, 4, "e5", "e9", "", "done", null, undefined, [], ["e2"], {}]) {
        refused(match, () => white.moves.tap(tap), /invalid move: tap/);
    }
    refused(match, () => white.moves.untap(), /invalid move: untap/);
    refused(match, () => white.moves.roll(), /invalid move: roll/);
    refused(match, () => white.moves.accept(), /invalid move: accept/);
    refused(match, () => white.moves.decline(), /invalid move: decline/);
    refused(match, () => white.moves.claimDraw(), /invalid move: claimDraw/);
    refused(match, () => white.moves.claimDraw("e2e4"), /invalid move: claimDraw/);
    refused(match, () => white.moves.claimDraw("e2e5"), /invalid move: claimDraw/);
    refused(match, () => white.moves.offerTakeback(), /invalid move: offerTakeback/);
    for (const odd of [{ toString: 1 }, { number: { toString: 1 } }, Object.create(null), Symbol("e2"), 3n]) {
        for (const name of ["play", "tap", "roll"]) {
            assert.equal(createGame("chess").moves[name].move({ G: match.G, playerID: "0" }, odd), "INVALID_MOVE");
        }
    }
    done(match, () => white.moves.play({ number: first, text: "ignored" }));
    refused(match, () => white.moves.play(first), /player not active/);
});

test("what was decided on an older state is refused", () => {
    const match = openMatch(createGame("rinne"));
    const { white, server } = match;
    done(match, () => white.moves.tap("e2"));
    const { _stateID } = match.stored;
    for (const stale of [_stateID - 1, _stateID + 1, undefined, "1"]) {
        refused(match, () => server.onUpdate(makeMove("0", "tap", "e3"), stale, match.matchID, "0"), /invalid stateID/);
    }
    const act = makeMove("0", "play", "e2e3");
    refused(match, () => server.onUpdate(act, _stateID, match.matchID, "1"), /player not active/);
    done(match, () => server.onUpdate(makeMove("0", "tap", "e3"), _stateID, match.matchID, "0"));
    assert.equal(match.board.ply, 1);
});

test("nobody who only watches can do anything", () => {
    const game = createGame("rinne");
    const match = openMatch(game);
    const watcher = Client({ game, multiplayer: match.local, matchID: match.matchID, debug: false });
    watcher.start();
    heard();
    refused(match, () => watcher.moves.play("e2e3"), /player not active/);
    done(match, () => match.white.moves.play("e2e3"));
    assert.deepEqual(watcher.getState().G, match.G);
});

test("events cannot end a match, pass a turn, or shut anybody out", () => {
    for (const outOfTurn of [false, true]) {
        const match = openMatch(createGame("rinne", { outOfTurn }));
        assert.deepEqual(Object.keys(match.white.events), []);
        const send = (type, ...args) => () => (
            match.white.store.dispatch({ type: "GAME_EVENT", payload: { type, args, playerID: "0" } }));
        refused(match, send("endGame", { winner: "0" }), /plugin declared action invalid:\s+the game goes on/);
        for (const forged of [send("endTurn", { next: "1" }), send("pass", { remove: true }),
            send("setActivePlayers", { value: { 1: "match" } }), send("setActivePlayers", { value: { 7: "match" } })]) {
            refused(match, forged, /plugin declared action invalid:\s+the rules say whose turn it is/);
        }
        done(match, () => match.white.moves.play("e2e3"));
    }
});

test("taps are seen by both, and taken back or undone within a turn", () => {
    const match = openMatch(createGame("diaballik"));
    const { white, black } = match;
    const [move] = match.board.numbers().filter((number) => match.board.taps(number).length > 4);
    const taps = match.board.taps(move);
    for (const tap of taps.slice(0, 3)) done(match, () => white.moves.tap(tap));
    assert.deepEqual(black.getState().G.taps, taps.slice(0, 3));
    refused(match, () => black.moves.untap(), /player not active/);
    refused(match, () => black.undo(), /cannot undo/);
    done(match, () => white.moves.untap());
    assert.deepEqual(black.getState().G.taps, taps.slice(0, 2));
    white.undo();
    assert.deepEqual(match.G.taps, taps.slice(0, 3));
    white.undo();
    white.undo();
    agree(match);
    assert.deepEqual(match.G.taps, taps.slice(0, 1));
    white.redo();
    assert.deepEqual(black.getState().G.taps, taps.slice(0, 2));
    for (const tap of taps.slice(2)) done(match, () => white.moves.tap(tap));
    assert.deepEqual([match.G.moves, match.G.taps, match.ctx.currentPlayer], [[move], [], "1"]);
    refused(match, () => white.undo(), /cannot undo/);
    refused(match, () => black.undo(), /No moves to undo/);
    done(match, () => black.moves.tap(match.board.nextTaps()[0]));
    done(match, () => black.moves.play(match.board.numbers()[0]));
    assert.deepEqual([match.board.ply, match.G.taps], [2, []]);
});

test("the die is rolled by the server, for the side that has moved, and by nothing else", () => {
    const game = { ...createGame("tensei"), seed: "die" };
    const match = openMatch(game);
    const { white, black } = match;
    refused(match, () => white.moves.play("e2e3=3"), /invalid move: play/);
    for (const tap of ["e2", "e3"]) white.moves.tap(tap);
    assert.deepEqual([match.board.turn, match.ctx.currentPlayer], ["chance", "0"]);
    const outcomes = match.board.numbers();
    refused(match, () => white.undo(), /cannot be undone/);
    refused(match, () => black.moves.roll(), /player not active/);
    refused(match, () => white.moves.roll(3), /invalid move: roll/);
    for (const outcome of [outcomes[0], match.board.moveText(outcomes[0]), "3", "=3"]) {
        refused(match, () => white.moves.play(outcome), /invalid move: play/);
    }
    refused(match, () => white.moves.tap(match.board.nextTaps()[0]), /invalid move: tap/);
    const client = CreateGameReducer({ game, isClient: true });
    const before = white.store.getState();
    assert.deepEqual(client(before, makeMove("0", "roll")).G, before.G);
    done(match, () => white.moves.roll());
    assert.ok(outcomes.includes(match.G.moves[1]));
    assert.deepEqual([match.board.turn, match.ctx.currentPlayer], ["black", "1"]);
    refused(match, () => white.undo(), /cannot undo/);
    assert.equal(white.getState().plugins.random.data, undefined);
    const again = openMatch({ ...createGame("tensei"), seed: "die" });
    again.white.moves.play("e2e3");
    again.white.moves.roll();
    assert.deepEqual(again.G.moves, match.G.moves);
});

test("rolls follow their weights", () => {
    const counts = new Map();
    for (let seed = 0; seed < 200; seed++) {
        const game = { ...createGame("tensei"), seed };
        const reduce = CreateGameReducer({ game });
        const { G } = reduce(reduce(InitializeGame({ game }), makeMove("0", "play", "e2e3")), makeMove("0", "roll"));
        counts.set(G.moves[1], (counts.get(G.moves[1]) ?? 0) + 1);
    }
    assert.equal(counts.size, 5);
    for (const count of counts.values()) assert.ok(count > 15 && count < 65, `${count}`);
});

test("a state that has been text goes on where it was", () => {
    for (const { id } of variants) {
        const match = openMatch(createGame(id));
        while (match.G.moves.length < 5 || match.board.turn === "chance") {
            assert.equal(match.ctx.gameover, undefined);
            if (match.board.turn === "chance") match.current.moves.roll();
            else match.current.moves.play(match.board.numbers().at(-1));
        }
        match.current.moves.tap(match.board.nextTaps()[0]);
        const stored = JSON.parse(JSON.stringify(match.stored));
        assert.deepEqual(stored.G, match.stored.G);
        const playerID = stored.ctx.currentPlayer;
        const move = match.board.numbers()[0];
        const next = CreateGameReducer({ game: createGame(id) })(stored, makeMove(playerID, "play", move));
        match.current.moves.play(move);
        assert.equal(heard(), "");
        assert.deepEqual(next.G, match.G);
        assert.deepEqual(next.ctx, match.ctx);
    }
});

test("matches of one game do not get mixed up", () => {
    const game = createGame("sentai");
    const matches = [1, 2, 3].map(() => openMatch(game));
    const random = chanceFrom(5);
    const own = matches.map(() => new Game("sentai"));
    for (let i = 0; i < 120; i++) {
        const which = Math.floor(random() * matches.length);
        if (own[which].isOver) continue;
        const move = own[which].numbers()[Math.floor(random() * own[which].moveCount)];
        done(matches[which], () => matches[which].current.moves.play(move));
        own[which].play(move);
        matches.forEach((match, k) => assert.equal(match.board.position, own[k].position));
    }
});

test("matches begin where whoever opens them says", () => {
    const position = "4k3/8/8/8/8/8/4p3/K7 b - - 0 1";
    const game = createGame("chess");
    const states = [undefined, null, {}, { position }].map((setupData) => InitializeGame({ game, setupData }));
    assert.deepEqual(states.map(({ G }) => G.position), [undefined, undefined, undefined, position]);
    assert.deepEqual(states.map(({ ctx }) => ctx.currentPlayer), ["0", "0", "0", "1"]);
    const reduce = CreateGameReducer({ game });
    const play = (state, move, playerID) => reduce(state, makeMove(playerID, "play", move));
    const ends = [play(states[0], "e4", "0"), play(states[3], "e1=Q", "1"), play(states[1], "d4", "0")];
    assert.deepEqual(ends.map(({ G }) => Game.fromJSON(G).texts()), [["e4"], ["e1=Q+"], ["d4"]]);
    assert.equal(heard(), "");
    const wanted = [undefined, { position }, { clock: 300 }];
    for (const data of wanted) assert.equal(game.validateSetupData(data, 2), undefined);
    assert.match(game.validateSetupData({ position: "8/8" }, 2), /^.+$/);
    assert.match(game.validateSetupData({ position: 8 }, 2), /a position is a string, not 8/);
    assert.match(game.validateSetupData({}, 3), /Chess is played by 2 players, not by 3/);
    assert.throws(() => InitializeGame({ game, numPlayers: 3 }), /played by 2 players/);
    assert.equal(InitializeGame({ game: createGame("chess", { position }) }).G.position, position);
    const { ctx } = InitializeGame({ game: createGame("chess", { position: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }) });
    assert.deepEqual(ctx.gameover, { draw: true, result: "draw", reason: "dead_material" });
});

test("a game that cannot be is told with what is wanted", () => {
    const wrong = [
        [() => createGame("go"), /there is no variant "go"; there are rinne, /],
        [() => createGame("chess", "e4"), /the options of createGame are an object, not "e4"/],
        [() => createGame("chess", { postion: "" }), /createGame has no option "postion"; it has allow, /],
        [() => createGame("chess", { position: "8/8/8/8/8/8/8/8 w - - 0 1" }), /king/i],
        [() => createGame("chess", { automaticDraws: 1 }), /automatic draws are on \(true\) or off \(false\), not 1/],
        [() => createGame("chess", { outOfTurn: "yes" }), /turn is allowed \(true\) or not \(false\), not "yes"/],
        [() => createGame("chess", { allow: ["king"] }), /each of the problems to allow is one of/],
    ];
    for (const [work, sentence] of wrong) assert.throws(work, sentence);
});
