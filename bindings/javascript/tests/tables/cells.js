// SPDX-License-Identifier: MIT
// The cells of tables, and what checks of their rows share.

const encoder = new TextEncoder();
const LINE_END = 0x0a;
const STROKE = 0x7c;

export const words = (text) => text.split(" ").filter((word) => word !== "");
export const optional = (cell) => (cell === "-" ? undefined : cell);

export function equal(found, wanted, what = "") {
    const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
    if (one !== other) throw new Error(`${what} ${one}, and not ${other}`);
}

/** What a call throws. */
export function refusalOf(work) {
    try {
        work();
    } catch (error) {
        if (error?.name === "GameError") return error;
        throw error;
    }
    throw new Error("nothing was refused");
}

function joined(parts) {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

/** A cell with its escapes carried out, as bytes: \xNN is one, \\ a backslash, @repeat(text,count) so many copies. */
export function unescaped(cell) {
    const copied = cell.replace(/@repeat\((.*?),(\d+)\)/g, (_, text, count) => text.repeat(Number(count)));
    return joined(copied.split(/(\\x[0-9A-Fa-f]{2}|\\\\)/).map((part) => {
        if (/^\\x/.test(part)) return Uint8Array.of(parseInt(part.slice(2), 16));
        return encoder.encode(part === "\\\\" ? "\\" : part);
    }));
}

/** The same where a stroke is the end of a line. */
export function lines(cell) {
    return unescaped(cell).map((byte) => (byte === STROKE ? LINE_END : byte));
}

const ESCAPES = { n: "\n", t: "\t" };

/** A cell of the folder wild: \n, \t, \\ and \xNN. */
export function unescapedText(cell) {
    return joined(cell.split(/(\\x[0-9A-Fa-f]{2}|\\.)/).map((part) => {
        if (/^\\x../.test(part)) return Uint8Array.of(parseInt(part.slice(2), 16));
        return encoder.encode(part.startsWith("\\") ? ESCAPES[part[1]] ?? part[1] : part);
    }));
}

/** Bytes as a string; undefined when no string has them, or C would end it before its end. */
export function stringOf(bytes) {
    if (bytes.includes(0)) return undefined;
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
        return undefined;
    }
}

export const string = (cell) => stringOf(unescaped(cell));

/** Bytes as the package reads them: UTF-8, or else Latin-1. */
export function readable(bytes) {
    return stringOf(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** The game of a position; none is the start. */
export function at(ag, row) {
    return new ag.Game(row.variant, { position: row.position === "start" ? undefined : optional(row.position) });
}

/** The game of a row after its moves. */
export function played(ag, row, moves) {
    const game = new ag.Game(row.variant, { position: optional(row.from ?? "-") });
    for (const move of words(moves)) game.play(move);
    return game;
}

/** What a game says of its end: result and reason in words. */
export function endOf(ag, game) {
    return [ag.resultText(game.result), game.reason === null ? "none" : ag.reasonText(game.reason)];
}

/** What a game is, as far as records tell: not whether dead material was claimed or has ended it by itself. */
function told(game) {
    return { ...game.toJSON(), end: [game.result, game.reason], position: game.position };
}

/** A game is the same again behind its record and behind its snapshot. */
export function sameAgain(ag, game) {
    const [record, snapshot] = [game.record(), JSON.stringify(game)];
    const again = ag.Game.fromJSON(JSON.parse(snapshot));
    equal([again.record(), JSON.stringify(again)], [record, snapshot], "behind its snapshot");
    equal(told(ag.readRecord(record).game), told(game), "behind its record");
}

/** The rows of a file; one without a column `variant` is about the variant it is named after. */
export function rowsOf(name, text) {
    const [head, ...rest] = text.replace(/\n$/, "").split("\n");
    const columns = head.split("\t");
    return rest.flatMap((line, i) => {
        if (line.startsWith("# ")) return [];
        const cells = line.split("\t").map((cell, column) => [columns[column], cell]);
        return [{ variant: name, where: `${name}.tsv:${i + 2}`, ...Object.fromEntries(cells) }];
    });
}

/** The rows of the folder wild: a name, a text, the games that come of it. */
export function wildRowsOf(name, text) {
    return text.replace(/\n$/, "").split("\n").flatMap((line) => {
        if (line.startsWith("# ")) return [];
        const [id, written, games] = line.split("\t");
        return [{ where: `${name}.tsv ${id}`, text: written, games }];
    });
}
