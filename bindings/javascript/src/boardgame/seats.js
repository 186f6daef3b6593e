// SPDX-License-Identifier: MIT
// Who sits where: boardgame.io numbers its players, and White is the first of them.

/** @typedef {"white" | "black"} Side */

export const SEATS = Object.freeze({ white: "0", black: "1" });

/**
 * The side of one of boardgame.io's players; undefined for those who only watch.
 * @param {unknown} seat
 * @returns {Side | undefined}
 */
export function sideAt(seat) {
    if (seat === SEATS.white) return "white";
    return seat === SEATS.black ? "black" : undefined;
}

/**
 * @param {Side} side
 * @returns {Side}
 */
export function otherSide(side) {
    return side === "white" ? "black" : "white";
}
