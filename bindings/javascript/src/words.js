// SPDX-License-Identifier: MIT
// What results and reasons are called by people, and the version.
import { numberOf, reasons, results } from "./numbers.js";
import { description } from "./variants_data.js";

/** The version of the library: "0.1.0". */
export const version = description.version;

/**
 * A result as records write it: "1-0" for "white_wins", "*" while the game goes on.
 * @param {import("./interface.js").Result} result
 * @returns {string}
 */
export function resultText(result) {
    return description.results[numberOf(results, result, "the result")];
}

/**
 * A reason in words: "dead material" for "dead_material".
 * @param {import("./interface.js").Reason} reason
 * @returns {string}
 */
export function reasonText(reason) {
    return description.reasons[numberOf(reasons, reason, "the reason")];
}
