// SPDX-License-Identifier: MIT
// boardgame.io's server runs its events (endGame, endTurn, setActivePlayers ...) for whoever is active, even where a
// game has none. So whatever has come of a match is compared with the rules, and thrown out if they say otherwise.
import { outcomeOf } from "./outcome.js";

/**
 * @typedef {import("./cache.js").Cache} Cache
 * @typedef {import("./state.js").MatchState} MatchState
 * @typedef {import("./turns.js").Turns} Turns
 * @typedef {{currentPlayer: string, playOrder: string[], numPlayers: number, gameover?: unknown,
 *     activePlayers: null | Record<string, unknown>}} Ctx
 * @typedef {{isServer: boolean} | null} GuardData
 */

/**
 * @typedef {object} Guard
 * @property {string} name
 * @property {() => GuardData} setup
 * @property {() => GuardData} playerView
 * @property {(context: {G: MatchState, ctx: Ctx, data: GuardData}) => false | string} isInvalid
 */

/**
 * @param {MatchState} state
 * @param {Ctx} ctx
 * @param {Cache} cache
 * @param {Turns} turns
 */
function contradiction(state, ctx, cache, turns) {
    if (ctx.gameover !== undefined) return outcomeOf(state, cache.at(state)) ? false : "the game goes on";
    const { freeSeats } = turns;
    const isRight = ctx.currentPlayer === turns.seatOf(state) && ctx.playOrder.length === ctx.numPlayers
        && Object.keys(ctx.activePlayers ?? {}).join() === freeSeats.join();
    return isRight ? false : "the rules say whose turn it is";
}

/**
 * The plugin that does so. It is kept from clients, who show a move before the server says whose turn it is then.
 * @param {Cache} cache
 * @param {Turns} turns
 * @returns {Guard}
 */
export function guardOf(cache, turns) {
    return {
        name: "abstractgames",
        setup: () => ({ isServer: true }),
        playerView: () => null,
        isInvalid: ({ G, ctx, data }) => (data?.isServer ? contradiction(G, ctx, cache, turns) : false),
    };
}
