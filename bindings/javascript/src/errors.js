// SPDX-License-Identifier: MIT
import { constants } from "./interface.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./interface.js").Problem} Problem
 * @typedef {"AG_ERR_ARGUMENT" | "AG_ERR_MEMORY" | "AG_ERR_SYNTAX" | "AG_ERR_ILLEGAL" | "AG_ERR_AMBIGUOUS"
 *     | "AG_ERR_POSITION" | "AG_ERR_FINISHED" | "AG_ERR_EMPTY" | "AG_ERR_MORE"} ErrorCode
 */

/** @type {Record<string, string>} */
const SENTENCES = {
    AG_ERR_ARGUMENT: "an argument is out of range",
    AG_ERR_MEMORY: "no memory; nothing has changed",
    AG_ERR_SYNTAX: "the text cannot be read",
    AG_ERR_ILLEGAL: "the move is not legal here",
    AG_ERR_AMBIGUOUS: "several moves begin like this",
    AG_ERR_POSITION: "the position cannot be played",
    AG_ERR_FINISHED: "the game is over",
    AG_ERR_EMPTY: "no move has been played that could be taken back",
    AG_ERR_MORE: "the text may go on",
};

/** @type {Map<number, ErrorCode>} */
const CODES = new Map();
for (const [name, value] of Object.entries(constants)) {
    if (name in SENTENCES) CODES.set(value, /** @type {ErrorCode} */ (name));
}

/**
 * A refusal: what is wrong, where, and what would be right, as a sentence in `message`. Nothing has changed.
 */
export class GameError extends Error {
    /**
     * @param {number} status a negative number of the library's
     * @param {string} [sentence] the library's, where it has one
     */
    constructor(status, sentence) {
        const code = CODES.get(status) ?? /** @type {ErrorCode} */ (`AG_ERR_${-status}`);
        super(sentence || SENTENCES[code] || `the library refuses this with the status ${status}`);
        this.name = "GameError";
        /** The name of the status in C: "AG_ERR_ILLEGAL" for a move that is not legal here. */
        this.code = code;
        /**
         * Of a broken record: its line, counted from 1.
         * @type {number | undefined}
         */
        this.line = undefined;
        /**
         * Of a broken record: the game up to what is wrong, unless it has no variant or start position to begin with.
         * @type {Game | undefined}
         */
        this.game = undefined;
        /**
         * Of a position: where its first problem stands, in bytes from 0.
         * @type {number | undefined}
         */
        this.offset = undefined;
        /**
         * Of a position that can be read but not played: what is wrong with it.
         * @type {Problem[] | undefined}
         */
        this.problems = undefined;
    }
}

/**
 * The refusal of an argument that is not what is wanted.
 * @param {string} sentence
 */
export function misuse(sentence) {
    return new GameError(constants.AG_ERR_ARGUMENT, sentence);
}

/**
 * Throws the refusal of a negative status; returns any other.
 * @param {number} status
 * @param {string} [sentence]
 */
export function check(status, sentence) {
    if (status < 0) throw new GameError(status, sentence);
    return status;
}
