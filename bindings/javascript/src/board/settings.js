// SPDX-License-Identifier: MIT
// The values of attributes and properties of a board.
import { misuse } from "../errors.js";
import { shown } from "../numbers.js";

/**
 * Whose moves are made on a board. "chance" is the die.
 * @typedef {"white" | "black" | "chance"} Mover
 */

/** @type {readonly Mover[]} */
const MOVERS = ["white", "black", "chance"];
const BLANKS = /\s+/;

/**
 * "white chance" or a list of movers; all of them if not given.
 * @param {unknown} value
 * @returns {Mover[]}
 */
export function moversOf(value) {
    if (value === null || value === undefined) return [...MOVERS];
    const words = typeof value === "string" ? value.split(BLANKS).filter(Boolean) : value;
    if (Array.isArray(words) && words.every((word) => MOVERS.includes(word))) return [...words];
    throw misuse(`the players are some of ${MOVERS.join(", ")}, not ${shown(value)}`);
}

/**
 * One of some words.
 * @param {unknown} value
 * @param {readonly string[]} words
 * @param {string} what
 */
export function oneOf(value, words, what) {
    if (typeof value === "string" && words.includes(value)) return value;
    throw misuse(`${what} is one of ${words.join(", ")}, not ${shown(value)}`);
}

/**
 * A time in a style sheet, in milliseconds.
 * @param {string} text "200ms" or ".2s"
 * @param {number} usual
 */
export function milliseconds(text, usual) {
    const time = Number.parseFloat(text);
    if (!Number.isFinite(time) || time < 0) return usual;
    return text.trim().endsWith("ms") ? time : 1000 * time;
}
