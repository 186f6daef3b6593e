// SPDX-License-Identifier: MIT
// The state of a match, which boardgame.io calls G: plain JSON, nothing of it secret.
import { GameError, misuse } from "../errors.js";
import { Game } from "../index.js";

/**
 * @typedef {import("../interface.js").Problem} Problem
 * @typedef {import("../interface.js").Reason} Reason
 * @typedef {import("../interface.js").Result} Result
 * @typedef {import("../variants.js").Variant} Variant
 * @typedef {import("./seats.js").Side} Side
 */

/**
 * Something that one side asks of the other one.
 * @typedef {object} Offer
 * @property {"draw" | "takeback"} kind
 * @property {Side} by
 * @property {number} [ply] of a takeback: the ply that it goes back to
 */

/**
 * A match. `Game.fromJSON` makes a game of it, with its record, its pictures and all else.
 * @typedef {object} MatchState
 * @property {string} variant
 * @property {number} rulesVersion of the rules that the moves were made by
 * @property {string} [position] the start position, if it is not the usual one
 * @property {false} [automaticDraws] if they are switched off
 * @property {number[]} moves
 * @property {number[]} taps of the turn that is half made
 * @property {Offer} [offer] while one waits for its answer
 * @property {Offer[]} declined offers since the last move
 * @property {{result: Result, reason: Reason}} [end] a resignation, an agreement or a claim
 */

/**
 * How the matches of a game begin, and who may act in them.
 * @typedef {object} MatchOptions
 * @property {string} [position] the start position of matches whose setupData has none
 * @property {readonly Problem[]} [allow] problems of start positions to accept, as far as they can be waived
 * @property {boolean} [automaticDraws] whether repetition, move count and dead material end a match by themselves, as
 *     is usual; switched off, they can be claimed instead
 * @property {boolean} [outOfTurn] whether both may resign, offer and answer at any time
 */

/**
 * What whoever opens a match may say about it.
 * @typedef {{position?: string} | null | undefined} SetupData
 */

const PLAYERS = 2;

/**
 * The state of a new match.
 * @param {Variant} variant
 * @param {MatchOptions} options
 * @param {SetupData} [setupData]
 * @param {number} [players]
 */
export function newState(variant, { position, allow, automaticDraws }, setupData, players = PLAYERS) {
    if (players !== PLAYERS) throw misuse(`${variant.name} is played by ${PLAYERS} players, not by ${players}`);
    const game = new Game(variant, { position: setupData?.position ?? position, allow });
    game.automaticDraws = automaticDraws ?? true;
    const start = game.position;
    game.dispose();
    /** @type {MatchState} */
    const state = { variant: variant.id, rulesVersion: variant.rulesVersion, moves: [], taps: [], declined: [] };
    if (start !== variant.startPosition) state.position = start;
    if (!(automaticDraws ?? true)) state.automaticDraws = false;
    return state;
}

/**
 * Why there can be no such match, undefined if there can.
 * @param {Variant} variant
 * @param {MatchOptions} options
 * @param {SetupData} setupData
 * @param {number} players
 */
export function problemOfSetup(variant, options, setupData, players) {
    try {
        newState(variant, options, setupData, players);
    } catch (error) {
        if (error instanceof GameError) return error.message;
        throw error;
    }
    return undefined;
}
