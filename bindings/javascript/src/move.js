// SPDX-License-Identifier: MIT
// A move: its number, and its text in squares. It means something in the position that it was listed for.
//
// Most moves that are listed are played and forgotten, and nobody asks for their texts. So a text is written when it is
// asked for, and because the game may have gone on by then, the moves of a listing share its position: a copy of the
// game is made of it at the first question.

/** @typedef {{textOf: (number: number) => string}} Listing */

export class Move {
    /** @type {string | undefined} */
    #text;

    /** @type {Listing | undefined} */
    #listing;

    /**
     * @param {number} number
     * @param {string | Listing} text or who writes it
     */
    constructor(number, text) {
        /** The number: it means something in one position of one variant. Its layout is in the rules of the variant. */
        this.number = number;
        if (typeof text === "string") this.#text = text;
        else this.#listing = text;
    }

    /** The text in squares: "e2e3". */
    get text() {
        if (this.#text === undefined) {
            this.#text = /** @type {Listing} */ (this.#listing).textOf(this.number);
            this.#listing = undefined;
        }
        return this.#text;
    }

    toString() {
        return this.text;
    }

    /** Plain data. What `play` takes is a Move or such data. */
    toJSON() {
        return { number: this.number, text: this.text };
    }
}
