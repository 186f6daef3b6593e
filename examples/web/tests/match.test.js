// SPDX-License-Identifier: MIT
// A match and its opponents, without a page: what an engine that is added can rely on.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { entry } from "../../../bindings/javascript/tests/package.js";
import { Match } from "../src/match.js";
import { opponents } from "../src/opponents.js";

const { Game } = await entry("index");
const OWN = opponents.length;

afterEach(() => opponents.splice(OWN));

/** A match of a person with White against an opponent. */
function matchAgainst(move, variant = "chess") {
    opponents.push({ id: "engine", name: "Engine", move });
    const match = new Match(new Game(variant), { white: "person", black: "engine" });
    match.start();
    return match;
}

/** The next event of a kind. */
function next(match, kind) {
    return new Promise((resolve) => { match.addEventListener(kind, resolve, { once: true }); });
}

/** Waits until a person is to move. */
async function answered(match) {
    while (!match.isPersonsTurn) await next(match, "change");
}

const textsOf = ({ game }) => game.history.map(({ text }) => text);

for (const [when, move] of [["at once", (game) => game.parse("e5")], ["later", async (game) => game.parse("e5")]]) {
    test(`an opponent that is added plays ${when}`, async () => {
        const match = matchAgainst(move);
        match.play("e4");
        await answered(match);
        assert.deepEqual(textsOf(match), ["e2e4", "e7e5"]);
    });
}

test("an opponent has a copy of the game, and may do with it what it likes", async () => {
    const match = matchAgainst((game) => {
        const move = game.parse("e5");
        game.playout(() => 0.5);
        game.dispose();
        return move;
    });
    match.play("e4");
    await answered(match);
    assert.deepEqual(textsOf(match), ["e2e4", "e7e5"]);
});

test("nobody waits for an opponent whose move has been taken back", async () => {
    const asked = [];
    const match = matchAgainst((game, signal) => new Promise((resolve) => {
        asked.push({ answer: () => resolve(game.parse("e5")), signal });
    }));
    match.play("e4");
    match.takeBack();
    assert.ok(asked[0].signal.aborted);
    match.play("d4");
    asked[0].answer();
    await new Promise((resolve) => { setTimeout(resolve, 10); });
    assert.deepEqual(textsOf(match), ["d2d4"]);
    asked[1].answer();
    await answered(match);
    assert.deepEqual(textsOf(match), ["d2d4", "e7e5"]);
});

const FAILURES = [
    ["throws", () => { throw new Error("out of order"); }],
    ["rejects", async () => { throw new Error("out of order"); }],
    ["gives no legal move", () => 0],
    ["gives nothing", () => undefined],
];
for (const [what, move] of FAILURES) {
    test(`a person takes over where an opponent ${what}`, async () => {
        const match = matchAgainst(move);
        const trouble = next(match, "trouble");
        match.play("e4");
        const { sentence } = await trouble;
        assert.match(sentence, /^Engine cannot move: ./);
        assert.deepEqual([match.players, textsOf(match)], [{ white: "person", black: "person" }, ["e2e4"]]);
    });
}

test("who looks at an earlier ply goes on looking at it while an opponent moves", async () => {
    const match = matchAgainst((game) => game.moves()[0]);
    match.play("e4");
    match.look(0);
    await answered(match);
    assert.deepEqual([match.ply, match.game.ply, match.isLive], [0, 2, false]);
});

test("persons roll for themselves, and nobody else rolls for them", async () => {
    const match = matchAgainst((game) => game.moves()[0], "tensei");
    match.play("e2e3");
    assert.deepEqual([match.game.turn, match.isPersonsTurn, match.isPersonsRoll], ["chance", true, true]);
    match.game.roll();
    match.moved();
    await answered(match);
    assert.deepEqual([match.game.turn, match.game.ply], ["white", 4]);
    match.takeBack();
    assert.equal(match.game.ply, 0);
});

test("a player that is not known any more is a person", () => {
    const match = new Match(new Game("chess"), { white: "gone", black: "random" });
    assert.deepEqual(match.players, { white: "person", black: "random" });
});

test("only a game that has been played is brought back", () => {
    const match = matchAgainst(() => undefined);
    match.setPlayer("black", "person");
    match.play("e4");
    match.begin(new Game("rinne"), { white: "random", black: "person" });
    match.begin(new Game("tensor"), { white: "person", black: "random" });
    match.bringBack();
    assert.deepEqual([textsOf(match), match.persons], [["e2e4"], ["white", "black"]]);
    match.bringBack();
    assert.deepEqual([match.game.variant.id, match.persons], ["tensor", ["white"]]);
});
