// SPDX-License-Identifier: MIT
import { SEATS } from "./seats.js";

/**
 * @typedef {import("../game.js").Game} Game
 * @typedef {import("../interface.js").Reason} Reason
 * @typedef {import("../interface.js").Result} Result
 * @typedef {import("./state.js").MatchState} MatchState
 */

/**
 * How a match has ended, as ctx.gameover says it: with a winner, or drawn.
 * @typedef {object} Outcome
 * @property {string} [winner] "0" or "1"
 * @property {true} [draw]
 * @property {Result} result
 * @property {Reason} reason
 */

/**
 * How a match has ended, undefined while it goes on.
 * @param {MatchState} state
 * @param {Game} board the board of the state
 * @returns {Outcome | undefined}
 */
export function outcomeOf(state, board) {
    const { result, reason } = state.end ?? board;
    if (reason === null) return undefined;
    if (result === "draw") return { draw: true, result, reason };
    return { winner: result === "white_wins" ? SEATS.white : SEATS.black, result, reason };
}
