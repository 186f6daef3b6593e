// SPDX-License-Identifier: MIT
// How games come into being: addresses of new games, or their refusals.
import { GameError, check, misuse } from "./errors.js";
import { constants } from "./interface.js";
import { library } from "./library.js";
import { begin, int32At, take, text, textAt, textFor, uint32At } from "./memory.js";
import { bitsOf, namesOf, optionsOf, problems, string } from "./numbers.js";
import { findVariant } from "./variants.js";
import { checked, told } from "./why.js";

/**
 * @typedef {import("./interface.js").Problem} Problem
 * @typedef {import("./variants.js").Variant} Variant
 */

/**
 * How a new game begins.
 * @typedef {object} GameOptions
 * @property {string} [position] a position string; the start position if not given
 * @property {readonly Problem[]} [allow] problems of the position to accept, as far as they can be waived
 */

/**
 * What is wrong with a position.
 * @typedef {object} PositionProblems
 * @property {Problem[]} problems none when it can be played
 * @property {number} offset where the first problem stands, in bytes from 0
 * @property {string} sentence
 */

// All that can be waived: what was accepted when a game began is accepted again.
export const EVERY_PROBLEM = 0xffffffff;

/** @param {Variant} variant */
function variantPointer(variant) {
    const functions = begin();
    const pointer = functions.ag_variant_find(textFor(variant.id));
    if (pointer !== 0) return pointer;
    throw misuse(`the module that was started has no variant ${variant.id}`);
}

/**
 * @param {Variant} variant
 * @param {string} position
 * @returns {[number, PositionProblems]}
 */
function judged(variant, position) {
    const rules = variantPointer(variant);
    const [found, offset, where] = [take(4), take(4), textFor(position)];
    const [status, sentence] = told((why, cap) => (
        library().ag_position_problems(rules, where, found, offset, why, cap)));
    return [status, { problems: namesOf(problems, uint32At(found)), offset: int32At(offset), sentence }];
}

/**
 * What is wrong with a position, without making a game of it. Text that cannot be read is refused.
 * @param {string | Variant} variant
 * @param {string} position
 * @returns {PositionProblems}
 */
export function positionProblems(variant, position) {
    const [status, found] = judged(findVariant(variant), string(position, "a position"));
    if (status === constants.AG_ERR_SYNTAX) throw refusalOf(status, found);
    if (status !== constants.AG_ERR_POSITION) check(status, found.sentence);
    return found;
}

/**
 * @param {number} status
 * @param {PositionProblems} found
 */
function refusalOf(status, found) {
    const refusal = new GameError(status, found.sentence);
    refusal.offset = found.offset;
    if (status === constants.AG_ERR_POSITION) refusal.problems = found.problems;
    return refusal;
}

/**
 * A new game from a position, null being the start position.
 * @param {Variant} variant
 * @param {string | null} position
 * @param {number} waived
 */
export function newGame(variant, position, waived) {
    const rules = variantPointer(variant);
    const [out, where] = [take(4), position === null ? 0 : textFor(position)];
    const [status, sentence] = told((why, cap) => library().ag_game_new_allowing(out, rules, where, waived, why, cap));
    if (status === constants.AG_OK) return uint32At(out);
    if (position === null || status === constants.AG_ERR_MEMORY) throw new GameError(status, sentence);
    const [, found] = judged(variant, position);
    throw refusalOf(status, { ...found, sentence: sentence || found.sentence });
}

/** @type {GameOptions} */
const START = { position: undefined, allow: [] };

/**
 * The new game of a caller's arguments.
 * @param {string | Variant} variant
 * @param {GameOptions} [options]
 */
export function newGameOf(variant, options) {
    const rules = findVariant(variant);
    const { position, allow } = optionsOf(options, START, "a new game");
    const waived = bitsOf(problems, allow, "the problems to allow");
    return newGame(rules, position === undefined ? null : string(position, "a position"), waived);
}

/**
 * The game of a line of EPD, and its operations.
 * @param {string | Variant} variant
 * @param {string} line
 * @returns {{pointer: number, operations: string[]}}
 */
export function newEpdGame(variant, line) {
    const rules = variantPointer(findVariant(variant));
    const [out, offset, epd] = [take(4), take(4), textFor(string(line, "a line of EPD"))];
    checked((why, cap) => library().ag_game_new_epd(out, rules, epd, offset, why, cap));
    return { pointer: uint32At(out), operations: operationsAt(epd + int32At(offset)) };
}

/** @param {number} pointer */
function operationsAt(pointer) {
    /** @type {string[]} */
    const operations = [];
    for (;;) {
        const i = operations.length;
        if (library().ag_epd_operation(pointer, i, 0, 0) < 0) return operations;
        operations.push(text((buffer, cap) => library().ag_epd_operation(pointer, i, buffer, cap)));
    }
}

/**
 * A copy of a game.
 * @param {number} pointer
 */
export function clonedGame(pointer) {
    const functions = begin();
    const out = take(4);
    check(functions.ag_game_clone(out, pointer));
    return uint32At(out);
}

/** @type {Map<number, Variant>} */
const variantsByPointer = new Map();

/**
 * The variant of a game.
 * @param {number} game
 */
export function variantOf(game) {
    const functions = library();
    const pointer = functions.ag_game_variant(game);
    const known = variantsByPointer.get(pointer);
    if (known) return known;
    const variant = findVariant(/** @type {string} */ (textAt(functions.ag_variant_id(pointer))));
    variantsByPointer.set(pointer, variant);
    return variant;
}
