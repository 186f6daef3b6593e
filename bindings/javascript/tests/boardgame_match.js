// SPDX-License-Identifier: MIT
// Matches of boardgame.io for the tests: two clients at one server, which Local() runs in this program.
import assert from "node:assert/strict";
import { development, entry } from "./package.js";

const [{ default: client }, { default: multiplayer }, { default: internal }] = await Promise.all(
    ["boardgame.io/client", "boardgame.io/multiplayer", "boardgame.io/internal"].map(development));
const { Game } = await entry("index");

export const { createGame, MonteCarloBot } = await entry("boardgame/index");
export const { CreateGameReducer, InitializeGame } = internal;

/** What boardgame.io has said since this was asked last: its only way to say that something was refused. */
const said = [];
console.error = (...words) => said.push(words.join(" "));

export function heard() {
    return said.splice(0).join("\n");
}

/** Two clients of a match, White's and Black's, at a server of their own. */
export function openMatch(game, { local = multiplayer.Local({ bots: {} }) } = {}) {
    const matchID = "default";
    const clients = ["0", "1"].map((playerID) => (
        client.Client({ game, multiplayer: local, playerID, matchID, debug: false })));
    for (const one of clients) one.start();
    return {
        white: clients[0],
        black: clients[1],
        clients,
        local,
        server: clients[0].transport.master,
        matchID,
        get G() {
            return clients[0].getState().G;
        },
        get ctx() {
            return clients[0].getState().ctx;
        },
        /** The client whose turn it is. */
        get current() {
            return clients[Number(clients[0].getState().ctx.currentPlayer)];
        },
        get board() {
            return Game.fromJSON(clients[0].getState().G);
        },
        get stored() {
            return clients[0].transport.master.storageAPI.fetch(matchID, { state: true }).state;
        },
    };
}

/** Both clients show what the server has. */
export function agree(match) {
    const [white, black] = match.clients.map((one) => one.getState());
    assert.deepEqual(white.G, match.stored.G);
    assert.deepEqual(black.G, match.stored.G);
    assert.deepEqual([white.ctx, black.ctx], [match.stored.ctx, match.stored.ctx]);
}

/** What the server and both clients know of a match, as text. */
function knownOf(match) {
    const { G, ctx, plugins, _stateID, _undo } = match.stored;
    const clients = match.clients.map((one) => [one.getState().G, one.getState().ctx, one.getState()._stateID]);
    return JSON.stringify([G, ctx, plugins.random.data, _stateID, _undo.map((state) => state.G), clients], null, 1);
}

/** What is tried is refused with these words, and nothing has changed anywhere. */
export function refused(match, attempt, words) {
    heard();
    const before = knownOf(match);
    attempt();
    assert.match(heard(), words, String(attempt));
    assert.equal(knownOf(match), before, String(attempt));
}

/** What is done is not refused. */
export function done(match, act) {
    heard();
    act();
    assert.equal(heard(), "", String(act));
    agree(match);
}

/** A source of chance that begins alike every time. */
export function chanceFrom(seed) {
    let state = seed;
    return () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
    };
}
