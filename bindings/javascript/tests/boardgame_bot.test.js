// SPDX-License-Identifier: MIT
// boardgame.io: what bots can choose, and the bot whose search runs in the module. AG_ITERATIONS says how many
// iterations boardgame.io's own bot has for a move, 200 if not set; 1000 take minutes.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "node:test";
import { InitializeGame, MonteCarloBot, createGame, done, heard, openMatch } from "./boardgame_match.js";
import { development, entry } from "./package.js";

const { Game, variants } = await entry("index");
const { default: { MCTSBot, RandomBot, Simulate } } = await development("boardgame.io/ai");
const { default: { Local } } = await development("boardgame.io/multiplayer");
const ITERATIONS = Number(process.env.AG_ITERATIONS ?? 200);
const GAMES = 10;

/** The state of a match that begins in a position. */
function stateOf(variant, position) {
    return InitializeGame({ game: createGame(variant, position && { position }) });
}

test("bots choose between whole moves, rolls and answers", () => {
    for (const { id } of variants) {
        const { ai } = createGame(id);
        const { G, ctx } = stateOf(id);
        const moves = Array.from(new Game(id).numbers(), (number) => ({ move: "play", args: [number] }));
        assert.deepEqual(ai.enumerate(G, ctx, "0"), moves);
        for (const other of ["1", "2", null]) assert.deepEqual(ai.enumerate(G, ctx, other), []);
    }
    const match = openMatch(createGame("tensei"));
    const { ai } = match.server.game;
    const choices = () => ["0", "1"].map((seat) => (
        ai.enumerate(match.G, match.ctx, seat).map(({ move }) => move).slice(0, 3)));
    done(match, () => match.white.moves.play("e2e3"));
    assert.deepEqual(choices(), [["roll"], []]);
    done(match, () => match.white.moves.offerDraw());
    assert.deepEqual(choices(), [[], ["accept", "decline"]]);
    done(match, () => match.black.moves.decline());
    done(match, () => match.white.moves.offerTakeback());
    assert.deepEqual(choices(), [[], ["decline"]]);
    match.black.moves.resign();
    assert.deepEqual(choices(), [[], []]);
});

test("boardgame.io's own bots play every variant by the rules", async () => {
    for (const { id } of variants) {
        const game = createGame(id);
        const random = new RandomBot({ game, enumerate: game.ai.enumerate, seed: id });
        const start = InitializeGame({ game });
        const { state } = await Simulate({ game, bots: { 0: random, 1: random }, state: start, depth: 30 });
        assert.ok(state.G.moves.length === 30 || state.ctx.gameover, id);
        assert.equal(Game.fromJSON(state.G).ply, state.G.moves.length);
    }
    assert.equal(heard(), "");
});

test("the bot sees a win, and does not step into a loss", async () => {
    const bot = new MonteCarloBot({ seed: 1, iterations: 2000 });
    const open = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    const mate = await bot.play(stateOf("chess", open), "0");
    const { number } = new Game("chess", { position: open }).parse("Ra8#");
    assert.deepEqual(mate.action.payload, { type: "play", args: [number], playerID: "0" });
    assert.equal(mate.metadata.expected, 1);
    const position = "6k1/5pp1/7p/8/8/8/5PPP/r2R2K1 w - - 0 1";
    const { action } = await bot.play(stateOf("chess", position), "0");
    const game = new Game("chess", { position });
    game.play(action.payload.args[0]);
    assert.ok(!game.moves().some((move) => game.moveText(move).endsWith("#")));
});

test("the bot plays the same for the same seed, in every variant", async () => {
    for (const { id } of variants) {
        const bots = [1, 2].map(() => new MonteCarloBot({ seed: "seed", iterations: 60 }));
        const played = await Promise.all(bots.map((bot) => bot.play(stateOf(id), "0")));
        assert.deepEqual(played[0], played[1], id);
        assert.ok(new Game(id).isLegal(played[0].action.payload.args[0]));
        assert.ok(played[0].metadata.expected > 0 && played[0].metadata.expected < 1);
    }
});

test("others get to run while the bot thinks", async () => {
    let turns = 0;
    const timer = setInterval(() => { turns++; }, 1);
    await new MonteCarloBot({ iterations: 2000 }).play(stateOf("rinne"), "0");
    clearInterval(timer);
    assert.ok(turns > 1, `${turns}`);
});

test("the bot does what is due, and nothing when it is not its turn", async () => {
    const bot = new MonteCarloBot({ seed: "due", iterations: 300 });
    const match = openMatch(createGame("tensei"));
    const choice = async (seat) => (await bot.play({ G: match.G }, seat)).action?.payload.type;
    assert.deepEqual([await choice("0"), await choice("1"), await choice(null)], ["play", undefined, undefined]);
    match.white.moves.play("e2e3");
    assert.deepEqual([await choice("0"), await choice("1")], ["roll", undefined]);
    match.white.moves.offerTakeback();
    assert.deepEqual([await choice("0"), await choice("1")], ["roll", "decline"]);
    match.black.moves.resign();
    assert.deepEqual([await choice("0"), await choice("1")], [undefined, undefined]);
    const answers = { "k7/8/1K6/8/8/8/8/7R w - - 0 1": "accept", "K7/8/1k6/8/8/8/8/7r w - - 0 1": "decline" };
    for (const [position, answer] of Object.entries(answers)) {
        const { G } = stateOf("chess", position);
        const { action } = await bot.play({ G: { ...G, offer: { kind: "draw", by: "white" } } }, "1");
        assert.deepEqual(action.payload, { type: answer, args: [], playerID: "1" });
    }
});

test("a bot that cannot be is told with what is wanted", async () => {
    assert.throws(() => new MonteCarloBot({ iterations: 0 }), /the number of iterations is a whole number from 1 to/);
    assert.throws(() => new MonteCarloBot({ seed: {} }), /the seed of a bot is a text or a number, not a Object/);
    const state = { G: { variant: "go", moves: [] } };
    await assert.rejects(new MonteCarloBot().play(state, "0"), /there is no variant "go"/);
});

test("Local() lets the bot play", async () => {
    class QuickBot extends MonteCarloBot {
        constructor(options) {
            super({ ...options, iterations: 20 });
        }
    }
    const game = { ...createGame("tensei"), seed: "local" };
    const match = openMatch(game, { local: Local({ bots: { 1: QuickBot } }) });
    match.white.moves.play("e2e3");
    match.white.moves.roll();
    for (let i = 0; i < 100 && match.ctx.currentPlayer === "1"; i++) await wait(20);
    assert.deepEqual([match.ctx.currentPlayer, match.board.turn, match.G.moves.length], ["0", "white", 4]);
    match.white.stop();
    match.black.stop();
});

test(`the bot wins ${GAMES}:0 in Rinne against MCTSBot with ${ITERATIONS} iterations`, async () => {
    const game = createGame("rinne");
    const { enumerate } = game.ai;
    const lost = [];
    for (let i = 0; i < GAMES; i++) {
        const [own, other] = i % 2 === 0 ? ["0", "1"] : ["1", "0"];
        const bots = {
            [own]: new MonteCarloBot({ seed: i }),
            [other]: new MCTSBot({ game, enumerate, seed: i, iterations: ITERATIONS }),
        };
        const { state } = await Simulate({ game, bots, state: InitializeGame({ game }) });
        if (state.ctx.gameover?.winner !== own) lost.push(Game.fromJSON(state.G).record());
    }
    assert.deepEqual(lost, []);
    assert.equal(heard(), "");
});
