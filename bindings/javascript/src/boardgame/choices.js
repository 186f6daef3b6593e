// SPDX-License-Identifier: MIT
// What a player can choose between, for bots: whole moves, not taps.
import { outcomeOf } from "./outcome.js";
import { sideAt } from "./seats.js";

/**
 * @typedef {import("./cache.js").Cache} Cache
 * @typedef {import("./state.js").MatchState} MatchState
 * @typedef {import("./turns.js").Turns} Turns
 * @typedef {{move: string, args: number[]}} Choice
 */

/** @type {Choice[]} */
const ANSWERS = [{ move: "accept", args: [] }, { move: "decline", args: [] }];

/**
 * The choices of a player. What nobody asks a bot for is left out: offers, resigning, claims, taking back.
 * @param {Cache} cache
 * @param {Turns} turns
 * @param {MatchState} state
 * @param {string} seat
 * @returns {Choice[]}
 */
export function choicesOf(cache, turns, state, seat) {
    const side = sideAt(seat);
    const { offer } = state;
    if (!side || outcomeOf(state, cache.at(state))) return [];
    if (offer && offer.by !== side) return ANSWERS.slice(offer.kind === "draw" ? 0 : 1);
    if (turns.seatOf(state) !== seat) return [];
    const game = cache.at(state);
    if (game.turn === "chance") return [{ move: "roll", args: [] }];
    return Array.from(game.numbers(), (number) => ({ move: "play", args: [number] }));
}
