// SPDX-License-Identifier: MIT
import { actions, nameOf } from "./numbers.js";
import { pieceOrNull } from "./variants.js";

/**
 * @typedef {import("./interface.js").Action} Action
 * @typedef {import("./variants.js").Piece} Piece
 * @typedef {import("./variants.js").Variant} Variant
 */

/**
 * One change of the board, in the order in which a host animates them.
 * @typedef {object} Step
 * @property {Action} action
 * @property {number} from square
 * @property {number} to square; the same one in all but "move"
 * @property {Piece | null} before what was there
 * @property {Piece | null} after what is there then
 * @property {number} group steps of one group happen together: what moves or vanishes leaves its square first
 */

export const STEP_MEMBERS = 6;

/**
 * @param {Variant} variant
 * @param {Int32Array} rows the members of all steps, one step behind the other
 * @returns {Step[]}
 */
export function stepsOf(variant, rows) {
    const list = [];
    for (let at = 0; at < rows.length; at += STEP_MEMBERS) {
        const [action, from, to, before, after, group] = rows.subarray(at, at + STEP_MEMBERS);
        list.push({
            action: nameOf(actions, action),
            from,
            to,
            before: pieceOrNull(variant, before),
            after: pieceOrNull(variant, after),
            group,
        });
    }
    return list;
}
