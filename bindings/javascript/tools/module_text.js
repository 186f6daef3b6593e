// SPDX-License-Identifier: MIT
// Writes a module of WebAssembly as a script. Each byte is a letter, the most frequent are those of ASCII: other than
// in Base64 the same bytes are the same letters wherever they stand, which servers compress to two thirds of that.

const BYTES = 256;
const ASCII_END = 0x7f;
const MORE_LETTERS = 0xa1;
const SPECIAL = ['"', "\\", "<"];

/** Letters that stand for themselves in a string of a script and of a page: ASCII, then such of two bytes in UTF-8. */
function letters() {
    const ascii = Array.from({ length: ASCII_END - 0x20 }, (_, i) => String.fromCharCode(0x20 + i))
        .filter((letter) => !SPECIAL.includes(letter));
    const more = Array.from({ length: BYTES - ascii.length }, (_, i) => String.fromCharCode(MORE_LETTERS + i));
    return [...ascii, ...more];
}

/** The letter of each byte. */
function alphabetOf(bytes) {
    const counts = new Uint32Array(BYTES);
    for (const byte of bytes) counts[byte]++;
    const frequent = [...counts.keys()].sort((a, b) => counts[b] - counts[a]);
    const alphabet = new Array(BYTES);
    letters().forEach((letter, i) => { alphabet[frequent[i]] = letter; });
    return alphabet;
}

export function moduleText(bytes) {
    const alphabet = alphabetOf(bytes);
    return `// abstractgames.wasm as text, made by tools/module_text.js.
// The letters of the bytes from 0 to 255.
const LETTERS = "${alphabet.join("")}";
const TEXT = "${Array.from(bytes, (byte) => alphabet[byte]).join("")}";

export function moduleBytes() {
    const byteOf = new Uint8Array(512);
    for (let byte = 0; byte < LETTERS.length; byte++) byteOf[LETTERS.charCodeAt(byte)] = byte;
    const bytes = new Uint8Array(TEXT.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = byteOf[TEXT.charCodeAt(at)];
    return bytes;
}
`;
}
