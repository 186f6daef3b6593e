// SPDX-License-Identifier: MIT
import { GameError, check } from "./errors.js";
import { constants } from "./interface.js";
import { shown } from "./numbers.js";
import { CHOICE, findPiece, tapText } from "./variants.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./tapping.js").AnyTap} AnyTap
 */

/**
 * A move that is made by touching one thing after the other. A tap is a square, DONE, or CHOICE plus the number of a
 * piece.
 */
export class Taps {
    /** @type {Game} */
    #game;

    /** @type {number[]} */
    #taps = [];

    /** @param {Game} game */
    constructor(game) {
        this.#game = game;
    }

    /** How many taps there are. */
    get length() {
        return this.#taps.length;
    }

    /** The numbers of the taps. */
    [Symbol.iterator]() {
        return this.#taps.values();
    }

    /** What may be touched next; nothing when the move is complete, and when the game is over. */
    get offers() {
        return this.#game.nextTaps(this.#taps);
    }

    /**
     * Touches something that is offered: by its number, the name of a square, "done" or "choice Q", or for a choice by
     * the code or the name of the piece, "Q" or "Queen"; "none" is none of them.
     * @param {AnyTap} tap
     */
    tap(tap) {
        const { variant } = this.#game;
        const offers = this.offers;
        const offered = offers.find((offer) => offer === tap || namesOfTap(variant, offer).includes(String(tap)));
        if (offered === undefined) throw this.#refusalOf(tap, offers);
        this.#taps.push(offered);
    }

    /**
     * @param {AnyTap} tap
     * @param {number[]} offers
     */
    #refusalOf(tap, offers) {
        const { variant } = this.#game;
        const square = variant.squares.find(({ name }) => name === tap)?.number;
        const number = square ?? (typeof tap === "number" ? tap : -1);
        if (this.#game.isOver) return new GameError(constants.AG_ERR_FINISHED);
        if (Number.isInteger(number) && number >= 0) {
            try {
                this.#game.tappedMove([...this.#taps, number]);
            } catch (error) {
                return error;
            }
        }
        const words = offers.map((offer) => tapText(variant, offer)).join(", ") || "nothing";
        return new GameError(constants.AG_ERR_ILLEGAL, `${shown(tap)} is not offered; offered: ${words}`);
    }

    /** Takes back the last tap. */
    back() {
        if (this.#taps.length === 0) check(constants.AG_ERR_EMPTY, "nothing has been tapped that could be taken back");
        this.#taps.pop();
    }

    /** Takes back all taps. */
    clear() {
        this.#taps = [];
    }

    /** The move, once it is complete; null before. */
    get move() {
        return this.#taps.length === 0 ? null : this.#game.tappedMove(this.#taps);
    }

    /** The changes of the board made so far, in the order tapped. */
    get steps() {
        return this.#game.tappedSteps(this.#taps);
    }

    /** All squares' pieces after these changes, by the numbers of the squares. */
    get board() {
        return this.#game.tappedBoard(this.#taps);
    }

    /** The taps in words. */
    toString() {
        return this.#taps.map((tap) => tapText(this.#game.variant, tap)).join(" ");
    }

    toJSON() {
        return [...this.#taps];
    }
}

/**
 * What a tap may be called.
 * @param {import("./variants.js").Variant} variant
 * @param {number} tap
 */
function namesOfTap(variant, tap) {
    const words = tapText(variant, tap);
    if (tap < CHOICE) return [words];
    if (tap === CHOICE) return [words, "none"];
    const { code, name } = findPiece(variant, tap - CHOICE);
    return [words, code, name];
}
