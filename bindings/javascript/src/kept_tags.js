// SPDX-License-Identifier: MIT
// Tags that stand in records by names of the library's and mean something else there: [Result "0-0"], [Reason "AE"]. A
// game that was read keeps them as they are. Only a record can bring them, so they come back through one.
import { check } from "./errors.js";
import { library } from "./library.js";
import { begin, bytesFor, take, uint32At } from "./memory.js";

/** @typedef {import("./game.js").Game} Game */

const NAMES = ["Result", "Reason", "RulesVersion", "Position"];
const SPECIAL = /["\\]/g;
const POSITION_TAG = /^\[Position (".*")\]$/m;
const END_OF_TAGS = "\n\n";
const encoder = new TextEncoder();

/** @param {[string, string]} tag */
function tagLine([name, value]) {
    return `[${name} "${String(value).replace(SPECIAL, "\\$&")}"]\n`;
}

/**
 * The record of a game that has no tags of its own, with these. Of two tags of a name the second counts, so the start
 * position is written as FEN: Position may be one of these.
 * @param {Game} game
 * @param {[string, string][]} tags
 */
function recordWith(game, tags) {
    const [own, ...rest] = game.record({ style: "coordinate" }).split(END_OF_TAGS);
    const start = own.replace(POSITION_TAG, (_, position) => `[SetUp "1"]\n[FEN ${position}]`);
    return `${start}\n${tags.map(tagLine).join("")}\n${rest.join(END_OF_TAGS)}`;
}

/**
 * Makes a game the one of a record, unless that is broken.
 * @param {Game} game
 * @param {string} record
 */
function readInto(game, record) {
    const bytes = encoder.encode(record);
    const functions = begin();
    const [out, text] = [take(4), bytesFor(bytes)];
    const status = functions.ag_record_read(text, bytes.length, 1, 0, 0, out, 0, 0);
    const read = uint32At(out);
    const assigned = status < 0 ? 0 : library().ag_game_assign(game.pointer, read);
    library().ag_game_free(read);
    check(assigned);
}

/**
 * Gives a game that has no tags yet all of these, if there is one among them that only a record can bring. Those that
 * no record can bring it does not have then.
 * @param {Game} game
 * @param {[string, string][]} tags
 */
export function keepTags(game, tags) {
    if (tags.some(([name]) => NAMES.includes(name))) readInto(game, recordWith(game, tags));
}
