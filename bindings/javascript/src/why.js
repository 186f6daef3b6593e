// SPDX-License-Identifier: MIT
// Calls that write a sentence when they refuse something.
import { GameError } from "./errors.js";
import { take, textAt } from "./memory.js";

const WHY_BYTES = 512;

/**
 * Makes a call and throws its refusal, with the sentence it has written.
 * @param {(why: number, cap: number) => number} call
 */
export function checked(call) {
    const why = take(WHY_BYTES);
    const status = call(why, WHY_BYTES);
    if (status < 0) throw new GameError(status, textAt(why) ?? "");
    return status;
}

/**
 * Makes a call and returns its status with the sentence it has written.
 * @param {(why: number, cap: number) => number} call
 * @returns {[number, string]}
 */
export function told(call) {
    const why = take(WHY_BYTES);
    const status = call(why, WHY_BYTES);
    return [status, textAt(why) ?? ""];
}
