// SPDX-License-Identifier: MIT
// The module's memory. When it grows, views of it lose what they show: they are made anew before they are used, and
// what a call returns is always a copy.
import { constants } from "./interface.js";
import { GameError, check } from "./errors.js";
import { library, whenStarted } from "./library.js";

const ROOM_BYTES = 65536;
const ALIGNMENT = 8;
const LATIN_1 = /^[\0-\xFF]*$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

let bytes = new Uint8Array(0);
let signed = new Int32Array(0);
let unsigned = new Uint32Array(0);
let wide = new BigUint64Array(0);

// Room for what goes into calls and comes out of them. One call is over before the next begins, so all share it: each
// begins with `begin`. What does not fit is allocated, and freed when the next call begins.
let room = 0;
let used = 0;
/** @type {number[]} */
const extra = [];

whenStarted(() => {
    room = 0;
    refresh();
    room = allocated(ROOM_BYTES);
});

function refresh() {
    const { buffer } = library().memory;
    bytes = new Uint8Array(buffer);
    signed = new Int32Array(buffer);
    unsigned = new Uint32Array(buffer);
    wide = new BigUint64Array(buffer);
}

/** @param {number} size */
function allocated(size) {
    const pointer = library().malloc(size) >>> 0;
    if (pointer === 0) throw new GameError(constants.AG_ERR_MEMORY);
    return pointer;
}

/** The functions of the module, with all room free again. */
export function begin() {
    const functions = library();
    used = 0;
    while (extra.length > 0) functions.free(/** @type {number} */ (extra.pop()));
    return functions;
}

/**
 * Room for so many bytes until the next call begins.
 * @param {number} size
 */
export function take(size) {
    if (used + size <= ROOM_BYTES) {
        const pointer = room + used;
        used += (size + ALIGNMENT - 1) & -ALIGNMENT;
        return pointer;
    }
    const pointer = allocated(size);
    extra.push(pointer);
    return pointer;
}

/** A view of the memory that shows it as it is now. */
function bytesNow() {
    if (bytes.byteLength === 0) refresh();
    return bytes;
}

function signedNow() {
    if (signed.byteLength === 0) refresh();
    return signed;
}

function unsignedNow() {
    if (unsigned.byteLength === 0) refresh();
    return unsigned;
}

function wideNow() {
    if (wide.byteLength === 0) refresh();
    return wide;
}

/** @param {number} pointer */
export function int32At(pointer) {
    return signedNow()[pointer >>> 2];
}

/** @param {number} pointer */
export function uint32At(pointer) {
    return unsignedNow()[pointer >>> 2];
}

/** @param {number} pointer */
export function uint64At(pointer) {
    return wideNow()[pointer >>> 3];
}

/**
 * @param {number} pointer
 * @param {bigint} value
 */
export function setUint64(pointer, value) {
    wideNow()[pointer >>> 3] = value;
}

/**
 * Writes numbers of 32 bits for a call.
 * @param {ArrayLike<number>} numbers
 */
export function int32s(numbers) {
    const pointer = take(4 * numbers.length);
    signedNow().set(numbers, pointer >>> 2);
    return pointer;
}

/**
 * Writes bytes for a call, without a NUL behind them.
 * @param {Uint8Array} list
 */
export function bytesFor(list) {
    const pointer = take(list.length);
    bytesNow().set(list, pointer);
    return pointer;
}

/**
 * Bytes as text: UTF-8, or else Latin-1.
 * @param {number} pointer
 * @param {number} length
 */
function decoded(pointer, length) {
    const view = bytesNow().subarray(pointer, pointer + length);
    try {
        return decoder.decode(view);
    } catch {
        return Array.from(view, (byte) => String.fromCharCode(byte)).join("");
    }
}

/**
 * Writes a text for a call. A NUL would end it there, so it becomes a character that is refused. What is too long in
 * UTF-8 and was read as Latin-1 is written as that again.
 * @param {string} text
 * @param {number} [most] bytes that the call takes
 */
export function textFor(text, most = Infinity) {
    const safe = text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text;
    const size = 3 * safe.length + 1;
    const pointer = take(size);
    const room = bytesNow().subarray(pointer, pointer + size);
    let { written } = encoder.encodeInto(safe, room);
    if (written > most && safe.length <= most && LATIN_1.test(safe)) {
        for (let i = 0; i < safe.length; i++) room[i] = safe.charCodeAt(i);
        if (decoded(pointer, safe.length) === safe) written = safe.length;
        else encoder.encodeInto(safe, room);
    }
    room[written] = 0;
    return pointer;
}

/**
 * The text at an address, null at none.
 * @param {number} address
 */
export function textAt(address) {
    const pointer = address >>> 0;
    return pointer === 0 ? null : decoded(pointer, bytesNow().indexOf(0, pointer) - pointer);
}

/**
 * The elements that a call writes, which is made again when there is too little room for them.
 * @param {number} size of an element, in bytes
 * @param {number} spare elements that it writes behind them: the NUL of a text
 * @param {(buffer: number, cap: number) => number} call
 * @returns {[number, number]} where they are, and how many
 */
function written(size, spare, call) {
    const cap = Math.floor((ROOM_BYTES - used) / size);
    const count = check(call(room + used, cap));
    if (count + spare <= cap) return [room + used, count];
    const pointer = take(size * (count + spare));
    return [pointer, check(call(pointer, count + spare))];
}

/**
 * The text that a call writes.
 * @param {(buffer: number, cap: number) => number} call
 */
export function text(call) {
    const [pointer, length] = written(1, 1, call);
    return decoded(pointer, length);
}

/**
 * The signed numbers that a call writes.
 * @param {(buffer: number, cap: number) => number} call
 */
export function int32List(call) {
    const [pointer, count] = written(4, 0, call);
    return signedNow().slice(pointer >>> 2, (pointer >>> 2) + count);
}

/**
 * The unsigned numbers that a call writes.
 * @param {(buffer: number, cap: number) => number} call
 */
export function uint32List(call) {
    const [pointer, count] = written(4, 0, call);
    return unsignedNow().slice(pointer >>> 2, (pointer >>> 2) + count);
}

/**
 * The bytes that a call writes, which are numbers.
 * @param {(buffer: number, cap: number) => number} call
 */
export function byteList(call) {
    const [pointer, count] = written(1, 0, call);
    return bytesNow().slice(pointer, pointer + count);
}

/**
 * The records of so many signed numbers each that a call writes.
 * @param {number} members
 * @param {(buffer: number, cap: number) => number} call
 */
export function int32Rows(members, call) {
    const [pointer, count] = written(4 * members, 0, call);
    return signedNow().slice(pointer >>> 2, (pointer >>> 2) + members * count);
}
