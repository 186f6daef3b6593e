// SPDX-License-Identifier: MIT
// A game as plain data.
import { misuse } from "./errors.js";
import { constants, reasons } from "./interface.js";
import { keepTags } from "./kept_tags.js";
import { library } from "./library.js";
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

/**
 * A claim, or an end from outside the rules: what taking back lifts without taking back a ply.
 * @param {Game} game
 * @param {Game} copy which is changed
 */
function endOf(game, copy) {
    const { result, reason, ply } = game;
    const isLifted = reason !== null && library().ag_game_undo(copy.pointer) === constants.AG_OK && copy.ply === ply;
    return isLifted ? { result, reason } : undefined;
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

/**
 * @param {Game} game
 * @param {Game} copy which is changed
 */
function startOf({ variant }, copy) {
    copy.rewind(0);
    return copy.position === variant.startPosition ? undefined : copy.position;
}

/**
 * @param {Game} game
 * @returns {Snapshot}
 */
export function snapshotOf(game) {
    const copy = game.clone();
    const end = endOf(game, copy);
    const tags = game.tags.toJSON();
    const all = {
        variant: game.variant.id,
        rulesVersion: game.variant.rulesVersion,
        position: startOf(game, copy),
        moves: game.moveNumbers,
        automaticDraws: game.automaticDraws ? undefined : false,
        end,
        tags: Object.keys(tags).length > 0 ? tags : undefined,
        comments: byPlies(game.ply, (ply) => game.comments(ply)),
        marks: byPlies(game.ply, (ply) => game.marks(ply)),
    };
    copy.dispose();
    const given = Object.entries(all).filter(([, value]) => value !== undefined);
    return /** @type {Snapshot} */ (Object.fromEntries(given));
}

/**
 * @param {Game} game
 * @param {{result: Result, reason: Reason}} end
 */
function endAgain(game, { result, reason }) {
    if (reasons[reason] >= constants.AG_REASON_RESIGNATION) game.end(result, reason);
    else game.claimDraw();
    if (game.result === result && game.reason === reason) return;
    throw misuse(`this game does not end as ${shown(result)} by ${shown(reason)}`);
}

/**
 * The members of a part of a snapshot.
 * @template T
 * @param {Record<string, T> | undefined} part
 * @param {string} what
 */
function membersOf(part, what) {
    if (part === undefined) return [];
    if (typeof part === "object" && part !== null) return Object.entries(part);
    throw misuse(`the ${what} of a snapshot are an object, not ${shown(part)}`);
}

/**
 * What is said of the plies, one by one.
 * @template T
 * @param {Record<string, T[]> | undefined} part
 * @param {string} what
 * @param {(said: T, ply: number) => void} say
 */
function sayAgain(part, what, say) {
    for (const [ply, list] of membersOf(part, what)) {
        if (!Array.isArray(list)) throw misuse(`the ${what} of ply ${ply} are a list, not ${shown(list)}`);
        list.forEach((said) => say(said, Number(ply)));
    }
}

/**
 * @param {Game} game
 * @param {Snapshot} snapshot
 */
function setTags(game, { tags }) {
    const list = membersOf(tags, "tags");
    keepTags(game, list);
    for (const [name, value] of list) if (game.tags.get(name) !== value) game.tags.set(name, value);
}

/**
 * Brings a game from its start to where a snapshot was taken. Automatic draws are off meanwhile: where one stands the
 * game may have gone on, or have been ended otherwise.
 * @param {Game} game
 * @param {Snapshot} snapshot
 */
export function replay(game, snapshot) {
    const { moves, automaticDraws = true, end, comments, marks } = snapshot;
    if (!Array.isArray(moves)) throw misuse(`the moves of a snapshot are a list, not ${shown(moves)}`);
    game.automaticDraws = false;
    for (const move of moves) game.play(move);
    if (end) endAgain(game, end);
    game.automaticDraws = automaticDraws;
    setTags(game, snapshot);
    sayAgain(comments, "comments", (words, ply) => game.addComment(words, ply));
    sayAgain(marks, "marks", (mark, ply) => game.addMark(mark, ply));
}

/**
 * Throws where the moves were made by rules that came later.
 * @param {Snapshot} snapshot
 * @param {import("./variants.js").Variant} variant
 */
export function checkRules({ rulesVersion: version }, { id, rulesVersion: known }) {
    if (version === undefined || (Number.isInteger(version) && version >= 1 && version <= known)) return;
    throw misuse(`the rules of ${id} are known up to version ${known}, but the snapshot says ${shown(version)}`);
}
