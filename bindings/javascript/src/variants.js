// SPDX-License-Identifier: MIT
// Variants: what can be known of a game's rules, board and pieces without playing. Plain data, which needs no module.
import { misuse } from "./errors.js";
import { shown } from "./numbers.js";
import { description } from "./variants_data.js";

/**
 * @typedef {import("./interface.js").SquareTrait} SquareTrait
 */

/**
 * A piece of a variant: a kind and the player it belongs to.
 * @typedef {object} Piece
 * @property {number} number 1 + 2 * kind, and one more for Black's
 * @property {number} kind from 0
 * @property {"white" | "black"} player
 * @property {string} code as in position strings: "K", "k", "R04"
 * @property {string} name "King"
 * @property {string} symbol one Unicode character, or a few
 */

/**
 * A square of a variant.
 * @typedef {object} Square
 * @property {number} number rank * files + file, from 0
 * @property {string} name "a1"
 * @property {readonly SquareTrait[]} traits what is special about it in every position
 */

/**
 * Bounds for every position that is playable without waivers.
 * @typedef {object} Bounds
 * @property {number} moves legal moves
 * @property {number} moveText bytes of the text of a move in either style
 * @property {number} positionText bytes of a position string
 * @property {number} steps steps of a move
 * @property {number} taps taps of a move
 */

/**
 * The rules of a game, and what is known about it without playing.
 * @typedef {object} Variant
 * @property {string} id "rinne"
 * @property {string} name for people: "Rinne"
 * @property {string} summary one sentence
 * @property {string} startPosition
 * @property {number} rulesVersion raised when a ruling changes
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} hasChance whether a die is rolled
 * @property {Bounds} bounds
 * @property {readonly Square[]} squares by their numbers
 * @property {readonly Piece[]} pieces the piece of number n is the one at n - 1
 */

/**
 * @template T
 * @param {T} value
 * @returns {T}
 */
function frozen(value) {
    if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
    return value;
}

/**
 * All variants.
 * @type {readonly Readonly<Variant>[]}
 */
export const variants = frozen(/** @type {Variant[]} */ (/** @type {unknown} */ (description.variants)));

/** @type {Map<string, Variant>} */
const byId = new Map(variants.map((variant) => [variant.id, variant]));

/** @type {Map<string, Map<string, number>>} */
const squaresOf = new Map(variants.map(({ id, squares }) => (
    [id, new Map(squares.map(({ name, number }) => [name, number]))])));

const LETTERS = /[A-Z]/g;

/**
 * The variant of an id; the case of its letters does not matter. A variant is returned as it is.
 * @param {string | Variant} variant
 * @returns {Variant}
 */
export function findVariant(variant) {
    const id = typeof variant === "object" && variant !== null ? variant.id : variant;
    const found = typeof id === "string" && byId.get(id.replace(LETTERS, (letter) => letter.toLowerCase()));
    if (found) return found;
    throw misuse(`there is no variant ${shown(variant)}; there are ${[...byId.keys()].join(", ")}`);
}

/**
 * The number of a square, from its name or its number.
 * @param {Variant} variant
 * @param {string | number} square
 */
export function squareNumber(variant, square) {
    const number = typeof square === "string" ? squaresOf.get(variant.id)?.get(square) : square;
    if (number !== undefined && variant.squares[number]) return number;
    throw misuse(`the board of ${variant.name} has no square ${shown(square)}`);
}

/**
 * The name of a square.
 * @param {Variant} variant
 * @param {string | number} square
 */
export function squareName(variant, square) {
    return variant.squares[squareNumber(variant, square)].name;
}

/**
 * The piece of a code ("K") or of a number.
 * @param {Variant} variant
 * @param {string | number} piece
 * @returns {Piece}
 */
export function findPiece(variant, piece) {
    const found = variant.pieces.find(({ number, code }) => number === piece || code === piece);
    if (found) return found;
    throw misuse(`${variant.name} has no piece ${shown(piece)}`);
}

/**
 * The piece of a number, null for 0.
 * @param {Variant} variant
 * @param {number} number
 * @returns {Piece | null}
 */
export function pieceOrNull(variant, number) {
    return variant.pieces[number - 1] ?? null;
}

/** A tap that is no square: the turn ends here. */
export const DONE = description.constants.AG_TAP_DONE;

/** A tap that is no square: plus the number of a piece, that piece is chosen; plus 0, none of them. */
export const CHOICE = description.constants.AG_TAP_CHOICE;

/**
 * A tap in words: "e4", "done", "choice R", "choice none".
 * @param {Variant} variant
 * @param {number} tap
 */
export function tapText(variant, tap) {
    if (tap === DONE) return "done";
    if (tap < CHOICE) return squareName(variant, tap);
    return tap === CHOICE ? "choice none" : `choice ${findPiece(variant, tap - CHOICE).code}`;
}
