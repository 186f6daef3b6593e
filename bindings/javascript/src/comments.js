// SPDX-License-Identifier: MIT
// What is said about the plies of a game: comments, and marks like "!?". What stands here works on the address of a
// game.
import { check, misuse } from "./errors.js";
import { constants } from "./interface.js";
import { begin, textAt, textFor } from "./memory.js";
import { shown, string, whole } from "./numbers.js";

/**
 * A mark: a number from 1 to 255 with the meaning that PGN gives it, or the sign that 1 to 6 stand for.
 * @typedef {number | "!" | "?" | "!!" | "??" | "!?" | "?!"} Mark
 */

/** @type {Record<string, number>} */
const SIGNS = { "!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6 };
const MARK_MOST = 255;
const BAD_COMMENT = 'a comment holds no "}" and no "[" behind an empty line, which no record could give back, and has '
    + `at most ${constants.AG_COMMENT_MAX} bytes`;

/**
 * @param {number} game
 * @param {number | undefined} ply the one on the board if not given
 */
function plyOf(game, ply) {
    const reached = begin().ag_game_ply(game);
    return ply === undefined ? reached : whole(ply, "the ply", 0, reached);
}

/** @param {Mark} mark */
function markNumber(mark) {
    if (typeof mark === "string" && Object.hasOwn(SIGNS, mark)) return SIGNS[mark];
    if (typeof mark === "number" && Number.isInteger(mark) && mark >= 1 && mark <= MARK_MOST) return mark;
    throw misuse(`a mark is a number from 1 to ${MARK_MOST} or one of ! ? !! ?? !? ?!, not ${shown(mark)}`);
}

/** @param {string} words */
function commentFor(words) {
    return textFor(string(words, "a comment"), constants.AG_COMMENT_MAX);
}

/** @param {number} status */
function checkComment(status) {
    check(status, status === constants.AG_ERR_SYNTAX ? BAD_COMMENT : undefined);
}

/**
 * @param {number} game
 * @param {number | undefined} ply
 * @returns {string[]}
 */
export function commentsOf(game, ply) {
    const at = plyOf(game, ply);
    const functions = begin();
    const length = functions.ag_game_comment_count(game, at);
    const comment = (/** @type {number} */ i) => textAt(functions.ag_game_comment(game, at, i));
    return Array.from({ length }, (_, i) => /** @type {string} */ (comment(i)));
}

/**
 * @param {number} game
 * @param {string} words
 * @param {number | undefined} ply
 */
export function addComment(game, words, ply) {
    const at = plyOf(game, ply);
    const functions = begin();
    checkComment(functions.ag_game_add_comment(game, at, commentFor(words)));
}

/**
 * @param {number} game
 * @param {number} i
 * @param {string | null} words
 * @param {number | undefined} ply
 */
export function setComment(game, i, words, ply) {
    const at = plyOf(game, ply);
    const functions = begin();
    const count = functions.ag_game_comment_count(game, at);
    if (!Number.isInteger(i) || i < 0 || i >= count) {
        throw misuse(`there is no comment ${shown(i)}; ply ${at} has ${count}`);
    }
    checkComment(functions.ag_game_set_comment(game, at, i, words === null ? 0 : commentFor(words)));
}

/**
 * @param {number} game
 * @param {number | undefined} ply
 * @returns {number[]}
 */
export function marksOf(game, ply) {
    const at = plyOf(game, ply);
    const functions = begin();
    const length = functions.ag_game_mark_count(game, at);
    return Array.from({ length }, (_, i) => functions.ag_game_mark(game, at, i));
}

/**
 * @param {number} game
 * @param {Mark} mark
 * @param {number | undefined} ply
 */
export function addMark(game, mark, ply) {
    const at = plyOf(game, ply);
    check(begin().ag_game_add_mark(game, at, markNumber(mark)));
}

/**
 * @param {number} game
 * @param {Mark} mark
 * @param {number | undefined} ply
 */
export function removeMark(game, mark, ply) {
    const at = plyOf(game, ply);
    check(begin().ag_game_remove_mark(game, at, markNumber(mark)));
}
