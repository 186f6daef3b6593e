// SPDX-License-Identifier: MIT
// Whose turn it is, in the words of boardgame.io.
import { SEATS, otherSide } from "./seats.js";

/**
 * @typedef {import("../game.js").Game} Game
 * @typedef {import("./cache.js").Cache} Cache
 * @typedef {import("./seats.js").Side} Side
 * @typedef {import("./state.js").MatchState} MatchState
 */

/** The stage of those who are active out of turn, too. */
const STAGE = "match";

/**
 * Whose move it is on the board. The die is rolled by the side that has moved.
 * @param {Game} game
 */
export function moverOf(game) {
    return game.turn === "chance" ? otherSide(game.side) : game.side;
}

/** Who is to act in the states of a game's matches. */
export class Turns {
    /** @type {Cache} */
    #cache;

    /** @type {boolean} */
    #isFree;

    /**
     * @param {Cache} cache
     * @param {boolean} isFree whether both sides are active all the time
     */
    constructor(cache, isFree) {
        this.#cache = cache;
        this.#isFree = isFree;
    }

    /**
     * The player who is to act: the one whose move it is. Where the other one is not active, an offer hands the turn
     * over until it is answered.
     * @param {MatchState} state
     */
    seatOf(state) {
        const isAsked = state.offer && !this.#isFree;
        return SEATS[isAsked ? otherSide(/** @type {Side} */ (state.offer?.by)) : moverOf(this.#cache.at(state))];
    }

    /** All who may act at any time. */
    get freeSeats() {
        return this.#isFree ? Object.values(SEATS) : [];
    }

    /** What boardgame.io wants to know about turns. */
    get rules() {
        /** @param {{G: MatchState}} context */
        const position = ({ G }) => Number(this.seatOf(G));
        return {
            order: { first: position, next: position },
            /** @param {{G: MatchState, ctx: {currentPlayer: string}}} context */
            endIf: ({ G, ctx }) => this.seatOf(G) !== ctx.currentPlayer,
            ...(this.#isFree ? { activePlayers: { all: STAGE } } : {}),
        };
    }
}
