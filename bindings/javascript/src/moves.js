// SPDX-License-Identifier: MIT
// Moves: the legal ones of a game, those it has played, and what can be said of one. What stands here works on the
// address of a game; Game says what it is for.
import { GameError, check, misuse } from "./errors.js";
import { Handle } from "./handle.js";
import { constants } from "./interface.js";
import { library } from "./library.js";
import { begin, take, text, textFor, uint32At, uint32List } from "./memory.js";
import { Move } from "./move.js";
import { EVERY_PROBLEM, newGame } from "./new_game.js";
import { moveTraits, namesOf, numberOf, shown, styles } from "./numbers.js";
import { checked } from "./why.js";

/**
 * What is accepted wherever a move is given: a Move or what its toJSON has made, its number, or its text in either
 * style and lenient spelling.
 * @typedef {Move | {readonly number: number} | number | string} AnyMove
 * @typedef {import("./interface.js").MoveTrait} MoveTrait
 * @typedef {import("./interface.js").Style} Style
 * @typedef {import("./variants.js").Variant} Variant
 */

const MOVE_MOST = 2 ** 32 - 1;

// Refusals that say nothing about the move.
const NO_ANSWERS = ["AG_ERR_ARGUMENT", "AG_ERR_MEMORY"];

/** @param {unknown} number */
function isMoveNumber(number) {
    return typeof number === "number" && Number.isInteger(number) && number >= 0 && number <= MOVE_MOST;
}

/**
 * The legal move that a text means.
 * @param {number} game
 * @param {string} words
 * @param {number} strictness
 */
export function parsed(game, words, strictness) {
    const functions = begin();
    const [out, where] = [take(4), textFor(words)];
    checked((why, cap) => functions.ag_move_parse(game, where, strictness, out, why, cap));
    return uint32At(out);
}

/**
 * The number of a move in any form; a text must be that of a legal move.
 * @param {number} game
 * @param {AnyMove} move
 * @returns {number}
 */
export function numberOfMove(game, move) {
    if (typeof move === "string") return parsed(game, move, constants.AG_PARSE_LENIENT);
    const number = typeof move === "object" && move !== null ? move.number : move;
    if (isMoveNumber(number)) return number;
    if (typeof number === "number") throw new GameError(constants.AG_ERR_ILLEGAL, `${number} is no number of a move`);
    throw misuse(`a move is a Move, its number or its text, not ${shown(move)}`);
}

/**
 * @param {number} game
 * @param {number} number
 * @param {number} style
 */
export function writtenMove(game, number, style) {
    const functions = begin();
    return text((buffer, cap) => functions.ag_move_text(game, number, style, buffer, cap));
}

/** The position that the moves of a listing share. */
class KeptPosition {
    /**
     * @param {Variant} variant
     * @param {string} position
     */
    constructor(variant, position) {
        this.variant = variant;
        this.position = position;
        /** @type {Handle | undefined} */
        this.handle = undefined;
    }

    /** @param {number} number */
    textOf(number) {
        this.handle ??= new Handle(newGame(this.variant, this.position, EVERY_PROBLEM), "ag_game_free");
        return writtenMove(this.handle.pointer, number, constants.AG_TEXT_COORDINATE);
    }
}

/** @param {number} game */
export function positionOf(game) {
    const functions = begin();
    return text((buffer, cap) => functions.ag_game_position(game, buffer, cap));
}

/**
 * The numbers of the legal moves, of all or of those that begin by touching a square.
 * @param {number} game
 * @param {number} square -1 for all
 */
export function moveNumbers(game, square) {
    const functions = begin();
    if (square < 0) return uint32List((buffer, cap) => functions.ag_game_moves(game, buffer, cap));
    return uint32List((buffer, cap) => functions.ag_game_moves_from(game, square, buffer, cap));
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {number} square -1 for all
 */
export function listedMoves(game, variant, square) {
    return movesOf(game, variant, moveNumbers(game, square));
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {number} traits bits
 */
export function listedMovesWith(game, variant, traits) {
    const functions = begin();
    return movesOf(game, variant, uint32List((buffer, cap) => functions.ag_game_moves_with(game, traits, buffer, cap)));
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {Uint32Array} numbers
 */
function movesOf(game, variant, numbers) {
    const kept = new KeptPosition(variant, positionOf(game));
    return Array.from(numbers, (number) => new Move(number, kept));
}

/**
 * A legal move of the position on the board.
 * @param {number} game
 * @param {number} number
 */
export function moveOf(game, number) {
    return new Move(number, writtenMove(game, number, constants.AG_TEXT_COORDINATE));
}

/**
 * @param {number} game
 * @param {AnyMove} move
 */
export function isLegalMove(game, move) {
    try {
        return begin().ag_game_is_legal(game, numberOfMove(game, move)) === 1;
    } catch (error) {
        if (error instanceof GameError && !NO_ANSWERS.includes(error.code)) return false;
        throw error;
    }
}

/** @param {Style | undefined} style */
export function styleNumber(style) {
    return numberOf(styles, style ?? "standard", "the style");
}

/**
 * A question about a legal move; a number that is none is refused.
 * @param {number} game
 * @param {AnyMove} move
 * @param {"ag_move_from" | "ag_move_to"} question
 */
export function askMove(game, move, question) {
    const number = numberOfMove(game, move);
    const status = begin()[question](game, number);
    return status < 0 ? check(status, sentenceFor(game, status, move)) : status;
}

/**
 * @param {number} game
 * @param {AnyMove} move
 * @returns {MoveTrait[]}
 */
export function traitsOfMove(game, move) {
    const number = numberOfMove(game, move);
    check(begin().ag_move_from(game, number));
    return namesOf(moveTraits, library().ag_move_traits(game, number));
}

/**
 * Why a move cannot be played: the sentence for its text says more than the status for its number.
 * @param {number} game
 * @param {number} status
 * @param {AnyMove} move
 */
export function sentenceFor(game, status, move) {
    if (status !== constants.AG_ERR_ILLEGAL || !(move instanceof Move)) return undefined;
    try {
        parsed(game, move.text, constants.AG_PARSE_STRICT);
    } catch (error) {
        if (error instanceof GameError && error.code === "AG_ERR_ILLEGAL") return error.message;
    }
    return undefined;
}

/**
 * @param {number} game
 * @param {AnyMove} move
 */
export function playMove(game, move) {
    if (typeof move === "string") {
        const functions = begin();
        const where = textFor(move);
        checked((why, cap) => functions.ag_game_play_text(game, where, why, cap));
        return;
    }
    const status = library().ag_game_play(game, numberOfMove(game, move));
    if (status < 0) check(status, sentenceFor(game, status, move));
}

/**
 * @param {number} game
 * @param {number} ply
 * @param {number} style
 */
export function textAtPly(game, ply, style) {
    const functions = begin();
    return text((buffer, cap) => functions.ag_game_move_text_at(game, ply, style, buffer, cap));
}

/**
 * The move that led from a ply to the next.
 * @param {number} game
 * @param {number} ply
 */
export function playedMove(game, ply) {
    const number = begin().ag_game_move_at(game, ply) >>> 0;
    return new Move(number, textAtPly(game, ply, constants.AG_TEXT_COORDINATE));
}
