// SPDX-License-Identifier: MIT
// Taps: what a player touches to make a move. What stands here works on the address of a game.
import { GameError, misuse } from "./errors.js";
import { constants } from "./interface.js";
import { library } from "./library.js";
import { begin, int32List, int32Rows, int32s, take, uint32At } from "./memory.js";
import { moveOf, numberOfMove } from "./moves.js";
import { shown } from "./numbers.js";
import { STEP_MEMBERS, stepsOf } from "./steps.js";
import { DONE, squareNumber } from "./variants.js";
import { told } from "./why.js";

/**
 * Something to touch: a square's number or name, DONE or "done", CHOICE plus a piece.
 * @typedef {number | string} AnyTap
 */

/**
 * Taps in the order of touching, as a list or as Taps.
 * @typedef {Iterable<AnyTap>} AnyTaps
 * @typedef {import("./moves.js").AnyMove} AnyMove
 * @typedef {import("./variants.js").Variant} Variant
 */

const TAP_MOST = 2 ** 31 - 1;

/**
 * @param {Variant} variant
 * @param {AnyTap} tap
 */
function tapNumber(variant, tap) {
    if (tap === "done") return DONE;
    if (typeof tap === "string") return squareNumber(variant, tap);
    if (Number.isInteger(tap) && tap >= 0 && tap <= TAP_MOST) return tap;
    throw misuse(`a tap is a square, DONE or CHOICE plus a piece, not ${shown(tap)}`);
}

/**
 * @param {Variant} variant
 * @param {AnyTaps} taps
 */
export function tapNumbers(variant, taps) {
    if (typeof taps !== "object" || taps === null || typeof taps[Symbol.iterator] !== "function") {
        throw misuse(`the taps are Taps or a list, not ${shown(taps)}`);
    }
    return Array.from(taps, (tap) => tapNumber(variant, tap));
}

/**
 * Throws the library's sentence if taps begin no move.
 * @param {number} game
 * @param {number[]} taps
 */
export function checkTaps(game, taps) {
    if (taps.length > 0) tappedNumber(game, taps);
}

/**
 * The number of the move that taps make, undefined while more are needed.
 * @param {number} game
 * @param {number[]} taps
 */
export function tappedNumber(game, taps) {
    const functions = begin();
    const [out, list] = [take(4), int32s(taps)];
    const [status, sentence] = told((why, cap) => (
        functions.ag_game_tapped_move(game, list, taps.length, out, why, cap)));
    if (status === constants.AG_ERR_AMBIGUOUS) return undefined;
    if (status < 0) throw new GameError(status, sentence);
    return uint32At(out);
}

/**
 * @param {number} game
 * @param {number[]} taps
 */
export function tappedMoveOf(game, taps) {
    const number = tappedNumber(game, taps);
    return number === undefined ? null : moveOf(game, number);
}

/**
 * What may be touched next.
 * @param {number} game
 * @param {number[]} taps
 */
export function offersAfter(game, taps) {
    if (library().ag_game_result(game) !== constants.AG_ONGOING && taps.length === 0) return [];
    checkTaps(game, taps);
    const functions = begin();
    const list = int32s(taps);
    return Array.from(int32List((buffer, cap) => functions.ag_game_next_taps(game, list, taps.length, buffer, cap)));
}

/**
 * @param {number} game
 * @param {number[]} taps
 */
export function boardAfter(game, taps) {
    checkTaps(game, taps);
    const functions = begin();
    const list = int32s(taps);
    return int32List((buffer, cap) => functions.ag_game_tapped_board(game, list, taps.length, buffer, cap));
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {number[]} taps
 */
export function stepsAfter(game, variant, taps) {
    checkTaps(game, taps);
    const functions = begin();
    const list = int32s(taps);
    return stepsOf(variant, int32Rows(STEP_MEMBERS, (buffer, cap) => (
        functions.ag_game_tapped_steps(game, list, taps.length, buffer, cap))));
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {AnyMove} move
 */
export function stepsOfMove(game, variant, move) {
    const number = numberOfMove(game, move);
    const functions = begin();
    return stepsOf(variant, int32Rows(STEP_MEMBERS, (buffer, cap) => (
        functions.ag_move_steps(game, number, buffer, cap))));
}

/**
 * @param {number} game
 * @param {AnyMove} move
 */
export function tapsOfMove(game, move) {
    const number = numberOfMove(game, move);
    const functions = begin();
    return Array.from(int32List((buffer, cap) => functions.ag_move_taps(game, number, buffer, cap)));
}
