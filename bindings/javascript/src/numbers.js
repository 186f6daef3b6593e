// SPDX-License-Identifier: MIT
// The numbers of the interface by name: in JavaScript they are strings, "white" for AG_WHITE, "dead_material" for
// AG_REASON_DEAD_MATERIAL. A set of bits is a list of them.
import { misuse } from "./errors.js";
import * as groups from "./interface.js";

/**
 * @template {string} Name
 * @typedef {{kind: string, values: Readonly<Record<Name, number>>, names: Map<number, Name>}} Enumeration
 */

/**
 * @template {string} Name
 * @param {string} kind what one of them is called
 * @param {Readonly<Record<Name, number>>} values
 * @returns {Enumeration<Name>}
 */
function enumeration(kind, values) {
    const names = new Map();
    for (const [name, value] of Object.entries(values)) names.set(value, name);
    return { kind, values, names };
}

export const players = enumeration("player", groups.players);
export const results = enumeration("result", groups.results);
export const reasons = enumeration("reason", groups.reasons);
export const problems = enumeration("problem", groups.problems);
export const squareTraits = enumeration("square_trait", groups.squareTraits);
export const moveTraits = enumeration("move_trait", groups.moveTraits);
export const styles = enumeration("style", groups.styles);
export const actions = enumeration("action", groups.actions);

/**
 * A value in a sentence: '"e9"', "7", "a Game", "nothing".
 * @param {unknown} value
 */
export function shown(value) {
    if (value === undefined) return "nothing";
    if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}...` : value);
    if (typeof value === "function") return "a function";
    if (typeof value === "symbol") return "a symbol";
    if (value === null || typeof value !== "object") return String(value);
    const maker = Object.getPrototypeOf(value)?.constructor;
    return typeof maker === "function" && maker.name ? `a ${maker.name}` : "an object";
}

/**
 * The name of a number. A later library may have numbers that are not known here: the reason 17 is "reason_17" then.
 * @template {string} Name
 * @param {Enumeration<Name>} all
 * @param {number} number
 */
export function nameOf(all, number) {
    return all.names.get(number) ?? /** @type {Name} */ (`${all.kind}_${number}`);
}

/**
 * The number of a name.
 * @template {string} Name
 * @param {Enumeration<Name>} all
 * @param {unknown} name
 * @param {string} what it is for: "the result"
 */
export function numberOf(all, name, what) {
    if (typeof name === "string" && Object.hasOwn(all.values, name)) return all.values[/** @type {Name} */ (name)];
    throw misuse(`${what} is one of ${[...all.names.values()].join(", ")}, not ${shown(name)}`);
}

/**
 * The names whose bits are set.
 * @template {string} Name
 * @param {Enumeration<Name>} all
 * @param {number} bits
 */
export function namesOf(all, bits) {
    const list = [];
    for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) list.push(nameOf(all, (rest & -rest) >>> 0));
    return list;
}

/**
 * The sum of the bits of names.
 * @template {string} Name
 * @param {Enumeration<Name>} all
 * @param {unknown} names
 * @param {string} what they are for: "the problems to allow"
 */
export function bitsOf(all, names, what) {
    if (!Array.isArray(names)) throw misuse(`${what} are a list of names, not ${shown(names)}`);
    return names.reduce((sum, name) => sum | numberOf(all, name, `each of ${what}`), 0) >>> 0;
}

/**
 * @param {unknown} value
 * @param {string} what it is: "the depth"
 * @param {number} least
 * @param {number} most
 */
export function whole(value, what, least, most) {
    if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
    throw misuse(`${what} is a whole number from ${least} to ${most}, not ${shown(value)}`);
}

/**
 * @param {unknown} value
 * @param {string} what it is: "a position"
 */
export function string(value, what) {
    if (typeof value === "string") return value;
    throw misuse(`${what} is a string, not ${shown(value)}`);
}

/**
 * One of the two players by its number.
 * @param {unknown} name
 */
export function playerNumber(name) {
    if (name === "white") return groups.players.white;
    if (name === "black") return groups.players.black;
    throw misuse(`the player is one of white, black, not ${shown(name)}`);
}

/**
 * Options, an object whose members are those of `usual`, which says what each is when it is not given.
 * @template {object} Options
 * @param {unknown} given
 * @param {Options} usual
 * @param {string} what they are for: "svg"
 * @returns {Options}
 */
export function optionsOf(given, usual, what) {
    if (given === undefined) return usual;
    if (given === null || typeof given !== "object") {
        throw misuse(`the options of ${what} are an object, not ${shown(given)}`);
    }
    const all = { ...usual };
    for (const [name, value] of Object.entries(given)) {
        if (!Object.hasOwn(usual, name)) {
            throw misuse(`${what} has no option ${shown(name)}; it has ${Object.keys(usual).sort().join(", ")}`);
        }
        if (value !== undefined) /** @type {Record<string, unknown>} */ (all)[name] = value;
    }
    return all;
}

/**
 * The sum of the bits whose options are wanted.
 * @param {[number, unknown][]} list
 */
export function flagsOf(list) {
    return list.reduce((sum, [bit, isWanted]) => sum | (isWanted ? bit : 0), 0);
}
