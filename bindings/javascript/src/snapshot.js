// SPDX-License-Identifier: MIT
// A game as plain data.
import { misuse } from "./errors.js";
import { constants, reasons } from "./interface.js";
import { shown } from "./numbers.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./interface.js").Result} Result
 * @typedef {import("./interface.js").Reason} Reason
 */

/**
 * A game as plain data, for JSON, structured clones and databases. What is usual is left out.
 * @typedef {object} Snapshot
 * @property {string} variant
 * @property {number} rulesVersion of the rules that the moves were made by
 * @property {string} [position] the start position, if it is not the usual one
 * @property {number[]} moves
 * @property {false} [automaticDraws] if they are switched off
 * @property {{result: Result, reason: Reason}} [end] a claim, or an end from outside the rules
 * @property {Record<string, string>} [tags]
 * @property {Record<string, string[]>} [comments] by plies
 * @property {Record<string, number[]>} [marks] by plies
 */

const OUTSIDE = [constants.AG_REASON_RESIGNATION, constants.AG_REASON_UNKNOWN];

/** @param {Game} game */
function endOf(game) {
    const { result, reason } = game;
    if (reason === null) return undefined;
    const isClaim = reason.startsWith("claimed_") || (reason === "dead_material" && !game.automaticDraws);
    const isOutside = reasons[reason] >= OUTSIDE[0] && reasons[reason] <= OUTSIDE[1];
    return isClaim || isOutside ? { result, reason } : undefined;
}

/**
 * What is said of the plies, of those where anything is.
 * @template T
 * @param {number} plies
 * @param {(ply: number) => T[]} saidOf
 */
function byPlies(plies, saidOf) {
    /** @type {Record<string, T[]>} */
    const said = {};
    for (let ply = 0; ply <= plies; ply++) {
        const list = saidOf(ply);
        if (list.length > 0) said[ply] = list;
    }
    return Object.keys(said).length > 0 ? said : undefined;
}

/** @param {Game} game */
function startOf(game) {
    const start = game.clone();
    try {
        start.rewind(0);
        return start.position === game.variant.startPosition ? undefined : start.position;
    } finally {
        start.dispose();
    }
}

/**
 * @param {Game} game
 * @returns {Snapshot}
 */
export function snapshotOf(game) {
    const tags = game.tags.toJSON();
    const all = {
        variant: game.variant.id,
        rulesVersion: game.variant.rulesVersion,
        position: startOf(game),
        moves: game.moveNumbers,
        automaticDraws: game.automaticDraws ? undefined : false,
        end: endOf(game),
        tags: Object.keys(tags).length > 0 ? tags : undefined,
        comments: byPlies(game.ply, (ply) => game.comments(ply)),
        marks: byPlies(game.ply, (ply) => game.marks(ply)),
    };
    const given = Object.entries(all).filter(([, value]) => value !== undefined);
    return /** @type {Snapshot} */ (Object.fromEntries(given));
}

/**
 * @param {Game} game
 * @param {{result: Result, reason: Reason}} end
 */
function endAgain(game, { result, reason }) {
    if (reasons[reason] >= OUTSIDE[0]) game.end(result, reason);
    else game.claimDraw();
}

/**
 * @param {Game} game
 * @param {Partial<Snapshot>} snapshot
 */
function sayAgain(game, { tags = {}, comments = {}, marks = {} }) {
    for (const [name, value] of Object.entries(tags)) game.tags.set(name, value);
    for (const [ply, list] of Object.entries(comments)) list.forEach((text) => game.addComment(text, Number(ply)));
    for (const [ply, list] of Object.entries(marks)) list.forEach((mark) => game.addMark(mark, Number(ply)));
}

/**
 * Brings a game from its start to where a snapshot was taken.
 * @param {Game} game
 * @param {Snapshot} snapshot
 */
export function replay(game, snapshot) {
    if (snapshot.automaticDraws === false) game.automaticDraws = false;
    if (!Array.isArray(snapshot.moves)) throw misuse(`the moves of a snapshot are a list, not ${shown(snapshot.moves)}`);
    for (const move of snapshot.moves) game.play(move);
    sayAgain(game, snapshot);
    if (snapshot.end) endAgain(game, snapshot.end);
}
