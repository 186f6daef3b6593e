// SPDX-License-Identifier: MIT
// Records: games as text, many in a file.
import { GameError, check, misuse } from "./errors.js";
import { Game } from "./game.js";
import { Handle } from "./handle.js";
import { constants } from "./interface.js";
import { begin, bytesFor, int32At, take, uint32At } from "./memory.js";
import { shown } from "./numbers.js";
import { told } from "./why.js";

/**
 * What stands in a file for one game.
 * @typedef {object} ReadGame
 * @property {Game | null} game of a broken record the game up to what is wrong, unless it has no variant or start
 *     position to begin with
 * @property {string | null} remark what in the record contradicts its game
 * @property {GameError | null} error why the record is broken: line, sentence, code
 */

/**
 * @typedef {string | Uint8Array} Chunk a piece of text; bytes are UTF-8 or Latin-1
 * @typedef {Iterable<Chunk> | AsyncIterable<Chunk> | ReadableStream<Chunk>} Chunks
 */

const CHUNK_BYTES = 65536;
const encoder = new TextEncoder();
const LINE = /^line (\d+)/;
const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/**
 * The game, remark or error that a reader has given.
 * @param {number} status
 * @param {number} pointer
 * @param {string} sentence
 * @returns {ReadGame}
 */
function readGame(status, pointer, sentence) {
    const game = pointer === 0 ? null : Game.owning(pointer);
    if (status === constants.AG_ERR_MEMORY || status === constants.AG_ERR_ARGUMENT) {
        throw new GameError(status, sentence);
    }
    if (status === constants.AG_OK) return { game, remark: null, error: null };
    if (status === constants.AG_REMARK) return { game, remark: sentence, error: null };
    const error = new GameError(status, sentence);
    const line = LINE.exec(sentence);
    error.line = line ? Number(line[1]) : undefined;
    error.game = game ?? undefined;
    return { game, remark: null, error };
}

/** A reader of the library's, with what it has been fed and has not read. */
class Reader extends Handle {
    // The first half of a character whose second half is in the next piece.
    #half = "";

    constructor() {
        const functions = begin();
        const out = take(4);
        check(functions.ag_reader_new(out));
        super(uint32At(out), "ag_reader_free");
    }

    /** @param {unknown} chunk */
    feed(chunk) {
        if (typeof chunk === "string") {
            const whole = this.#half + chunk;
            this.#half = HIGH_SURROGATE.exec(whole)?.[0] ?? "";
            this.#feedBytes(encoder.encode(this.#half ? whole.slice(0, -1) : whole), 0);
        } else if (chunk instanceof Uint8Array) {
            this.#feedBytes(chunk, 0);
        } else {
            throw misuse(`records are read from strings and Uint8Arrays, not ${shown(chunk)}`);
        }
    }

    end() {
        this.#feedBytes(encoder.encode(this.#half), 1);
    }

    /**
     * @param {Uint8Array} bytes
     * @param {number} last
     */
    #feedBytes(bytes, last) {
        const functions = begin();
        check(functions.ag_reader_feed(this.pointer, bytesFor(bytes), bytes.length, last));
    }

    /** The games that can be read by now. */
    * games() {
        for (;;) {
            const functions = begin();
            const out = take(4);
            const [status, sentence] = told((why, cap) => functions.ag_reader_next(this.pointer, out, why, cap));
            if (status === constants.AG_ERR_MORE || status === constants.AG_ERR_EMPTY) return;
            yield readGame(status, uint32At(out), sentence);
        }
    }
}

/**
 * A text in pieces that are no larger than need be.
 * @param {string | Uint8Array} text
 * @returns {Iterable<Chunk>}
 */
function* piecesOf(text) {
    for (let at = 0; at < text.length; at += CHUNK_BYTES) yield text.slice(at, at + CHUNK_BYTES);
}

/**
 * @param {ReadableStream<Chunk>} stream
 * @returns {AsyncIterable<Chunk>}
 */
async function* streamed(stream) {
    const reader = stream.getReader();
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done) return;
            yield value;
        }
    } finally {
        await reader.cancel();
    }
}

/**
 * @param {Iterable<Chunk>} chunks
 * @returns {Generator<ReadGame, void, undefined>}
 */
function* readNow(chunks) {
    const reader = new Reader();
    try {
        for (const chunk of chunks) {
            reader.feed(chunk);
            yield* reader.games();
        }
        reader.end();
        yield* reader.games();
    } finally {
        reader.dispose();
    }
}

/**
 * @param {Iterable<Chunk> | AsyncIterable<Chunk>} chunks
 * @returns {AsyncGenerator<ReadGame, void, undefined>}
 */
async function* readLater(chunks) {
    const reader = new Reader();
    try {
        for await (const chunk of chunks) {
            reader.feed(chunk);
            yield* reader.games();
        }
        reader.end();
        yield* reader.games();
    } finally {
        reader.dispose();
    }
}

/**
 * @overload
 * @param {string | Uint8Array} text
 * @returns {Generator<ReadGame, void, undefined>}
 */
/**
 * @overload
 * @param {Chunks} chunks
 * @returns {AsyncGenerator<ReadGame, void, undefined>}
 */
/**
 * The games of a text, for a loop: `for (const { game, remark, error } of records(text))`. A text that comes in chunks
 * (an async or plain iterable of them, a file's stream, the body of a response) is read piece by piece with
 * `for await`. A broken record does not end the loop.
 * @param {string | Uint8Array | Chunks} source
 */
export function records(source) {
    if (typeof source === "string" || source instanceof Uint8Array) return readNow(piecesOf(source));
    const given = /** @type {any} */ (source);
    if (given?.[Symbol.asyncIterator] || given?.[Symbol.iterator]) return readLater(given);
    if (typeof given?.getReader === "function") return readLater(streamed(given));
    throw misuse(`records are read from a string, a Uint8Array or an iterable of them, not ${shown(source)}`);
}

/**
 * Reads one record, and says where it ended.
 * @param {Uint8Array} bytes
 */
function readOne(bytes) {
    const functions = begin();
    const [out, consumed, lines, text] = [take(4), take(4), take(4), bytesFor(bytes)];
    const [status, sentence] = told((why, cap) => (
        functions.ag_record_read(text, bytes.length, 1, consumed, lines, out, why, cap)));
    return { status, sentence, pointer: uint32At(out), rest: bytes.subarray(int32At(consumed)) };
}

/**
 * The game of a text that holds one record, and what the record says against it. A broken record is refused; the
 * refusal's `game` is the game up to what is wrong.
 * @param {string | Uint8Array} text
 * @returns {{game: Game, remark: string | null}}
 */
export function readRecord(text) {
    if (typeof text !== "string" && !(text instanceof Uint8Array)) {
        throw misuse(`a record is a string or a Uint8Array, not ${shown(text)}`);
    }
    const { status, sentence, pointer, rest } = readOne(typeof text === "string" ? encoder.encode(text) : text);
    if (status === constants.AG_ERR_EMPTY) throw new GameError(status, "expected one record; the text holds none");
    const { game, remark, error } = readGame(status, pointer, sentence);
    if (error) throw error;
    const next = readOne(rest);
    if (next.status === constants.AG_ERR_EMPTY) return { game: /** @type {Game} */ (game), remark };
    if (next.pointer !== 0) Game.owning(next.pointer).dispose();
    throw misuse("expected one record; the text holds several");
}
