// SPDX-License-Identifier: MIT
// What stands in the binary of a module: where its stack begins, and where its data lies.

const HEADER_BYTES = 8;
const GLOBALS = 6;
const DATA = 11;
const I32_CONST = 0x41;

/** Reads a module from its first byte on. */
class Cursor {
    constructor(bytes, at = 0) {
        this.bytes = bytes;
        this.at = at;
    }

    byte() {
        return this.bytes[this.at++];
    }

    /** A number in 7 bits a byte, the lowest first. */
    unsigned() {
        let [number, scale, byte] = [0, 1, 0];
        do {
            byte = this.byte();
            number += (byte & 0x7f) * scale;
            scale *= 128;
        } while (byte & 0x80);
        return number;
    }

    /** The constant that an expression is, not negative, and where it stands. */
    constant() {
        if (this.byte() !== I32_CONST) throw new Error("the expression is no constant");
        const at = this.at;
        const value = this.unsigned();
        const length = this.at - at;
        this.byte();
        return { value, at, length };
    }
}

/** Where the contents of a section begin. */
function sectionAt(bytes, wanted) {
    const cursor = new Cursor(bytes, HEADER_BYTES);
    while (cursor.at < bytes.length) {
        const id = cursor.byte();
        const size = cursor.unsigned();
        if (id === wanted) return new Cursor(bytes, cursor.at);
        cursor.at += size;
    }
    throw new Error(`the module has no section ${wanted}`);
}

/** The first value of the stack pointer, which is the module's first global, and the pieces of data: [begin, end]. */
export function layoutOf(bytes) {
    const globals = sectionAt(bytes, GLOBALS);
    globals.at += 3; // how many there are, the type of the first, that it changes
    const stack = globals.constant();
    const pieces = sectionAt(bytes, DATA);
    const data = Array.from({ length: pieces.unsigned() }, () => {
        if (pieces.byte() !== 0) throw new Error("the data has no fixed place");
        const begin = pieces.constant().value;
        const size = pieces.unsigned();
        pieces.at += size;
        return [begin, begin + size];
    });
    return { stack, data };
}

/** The same module with its stack pointer elsewhere at first. */
export function withStackAt(bytes, place) {
    const { stack: { at, length } } = layoutOf(bytes);
    const copy = Uint8Array.from(bytes);
    for (let i = 0; i < length; i++) copy[at + i] = ((place >> (7 * i)) & 0x7f) | (i < length - 1 ? 0x80 : 0);
    return copy;
}
