// SPDX-License-Identifier: MIT
// What can be asked of a game as it stands.
import { check } from "./errors.js";
import { Handle, pointerOf } from "./handle.js";
import { constants } from "./interface.js";
import { library } from "./library.js";
import { begin, byteList, int32List, text } from "./memory.js";
import { askMove, isLegalMove, listedMoves, listedMovesWith, moveNumbers, moveOf, numberOfMove, parsed, positionOf,
    styleNumber, traitsOfMove, writtenMove } from "./moves.js";
import { variantOf } from "./new_game.js";
import { bitsOf, moveTraits, nameOf, namesOf, optionsOf, playerNumber, players, reasons, results, squareTraits, string,
    whole } from "./numbers.js";
import { boardText, picture } from "./pictures.js";
import { boardAfter, offersAfter, stepsAfter, stepsOfMove, tapNumbers, tappedMoveOf, tapsOfMove } from "./tapping.js";
import { pieceOrNull, squareNumber } from "./variants.js";

/**
 * @typedef {import("./interface.js").Style} Style
 * @typedef {import("./moves.js").AnyMove} AnyMove
 * @typedef {import("./pictures.js").BoardTextOptions} BoardTextOptions
 * @typedef {import("./pictures.js").PictureOptions} PictureOptions
 * @typedef {import("./tapping.js").AnyTaps} AnyTaps
 * @typedef {import("./variants.js").Piece} Piece
 */

const DEPTH_MOST = 40;
const ALL_SQUARES = -1;

/** What can be asked of a game as it stands: position, board, moves, taps, result. A Game is one. */
export class Position extends Handle {
    // ---- the position ----

    /** The rules that the game is played by. */
    get variant() {
        return variantOf(this.pointer);
    }

    /** The position string. */
    get position() {
        return positionOf(this.pointer);
    }

    /** Whose turn it is: "white" or "black"; "chance" when a roll is due, "nobody" when the game is over. */
    get turn() {
        return nameOf(players, library().ag_game_turn(this.pointer));
    }

    /** The side of the position string: "white" or "black" even when a roll is due or the game is over. */
    get side() {
        return /** @type {"white" | "black"} */ (nameOf(players, library().ag_game_side(this.pointer)));
    }

    /** Whether the side to move is in check. */
    get inCheck() {
        return library().ag_game_in_check(this.pointer) === 1;
    }

    /** How often the position has occurred in this game, itself included; 0 while a roll is due. */
    get repetitions() {
        return library().ag_game_repetitions(this.pointer);
    }

    /** The halfmove clock of chess-like games; elsewhere the plies since the last capture. */
    get quietPlies() {
        return library().ag_game_quiet_plies(this.pointer);
    }

    /** The key of the position, 64 bits, the same on every machine and in every later version. */
    get hash() {
        return BigInt.asUintN(64, library().ag_game_hash(this.pointer));
    }

    /** The same as 16 hexadecimal digits. */
    get hashText() {
        const functions = begin();
        return text((buffer, cap) => functions.ag_game_hash_text(this.pointer, buffer, cap));
    }

    /**
     * Whether both games have the same variant and stand in the same position.
     * @param {Position} other
     */
    isSamePosition(other) {
        return library().ag_game_same_position(this.pointer, pointerOf(other, Position)) === 1;
    }

    // ---- the board ----

    /** All squares' pieces by the numbers of the squares, null where there is none. */
    get board() {
        const { variant } = this;
        return Array.from(this.boardNumbers(), (number) => pieceOrNull(variant, number));
    }

    /** The numbers of all squares' pieces, 0 for none. */
    boardNumbers() {
        const functions = begin();
        return int32List((buffer, cap) => functions.ag_game_board(this.pointer, buffer, cap));
    }

    /** The same, a byte each. */
    boardBytes() {
        const functions = begin();
        return byteList((buffer, cap) => functions.ag_game_board_bytes(this.pointer, buffer, cap));
    }

    /**
     * The piece on a square, null when there is none.
     * @param {string | number} square
     */
    pieceAt(square) {
        return pieceOrNull(this.variant, library().ag_game_piece_at(this.pointer, this.square(square)));
    }

    /** The pieces on the board by the names of their squares. */
    pieces() {
        const { squares } = this.variant;
        const list = this.board.flatMap((piece, square) => (piece ? [[squares[square].name, piece]] : []));
        return /** @type {Record<string, Piece>} */ (Object.fromEntries(list));
    }

    /**
     * The number of a square, from its name or its number.
     * @param {string | number} square
     */
    square(square) {
        return squareNumber(this.variant, square);
    }

    /**
     * What is special about a square in this position.
     * @param {string | number} square
     */
    squareTraits(square) {
        return namesOf(squareTraits, library().ag_game_square_traits(this.pointer, this.square(square)));
    }

    /**
     * Whether a piece of this player could capture an enemy piece standing on the square with its next move.
     * @param {string | number} square
     * @param {"white" | "black"} player
     */
    isAttacked(square, player) {
        return library().ag_game_attacked(this.pointer, this.square(square), playerNumber(player)) === 1;
    }

    /**
     * The position as an SVG document.
     * @param {PictureOptions} [options]
     */
    svg(options) {
        return picture(this.pointer, this.variant, options);
    }

    /**
     * The board for a screen of letters, and whose turn it is.
     * @param {BoardTextOptions} [options]
     */
    boardText(options) {
        return boardText(this.pointer, this.variant, options);
    }

    toString() {
        return this.boardText().trimEnd();
    }

    // ---- moves ----

    /**
     * The legal moves: all of them, or those that begin by touching a square. None when the game is over.
     * @param {{from?: string | number}} [options]
     */
    moves(options) {
        return listedMoves(this.pointer, this.variant, this.#from(options, "moves"));
    }

    /**
     * The numbers of the legal moves, which is faster than making moves.
     * @param {{from?: string | number}} [options]
     */
    numbers(options) {
        return moveNumbers(this.pointer, options === undefined ? ALL_SQUARES : this.#from(options, "numbers"));
    }

    /**
     * The legal moves that have one of these traits, found without a look at most of the others.
     * @param {import("./interface.js").MoveTrait[]} traits
     */
    movesWith(traits) {
        return listedMovesWith(this.pointer, this.variant, bitsOf(moveTraits, traits, "the traits"));
    }

    /**
     * @param {{from?: string | number} | undefined} options
     * @param {string} what
     */
    #from(options, what) {
        const { from } = optionsOf(options, /** @type {{from?: string | number}} */ ({ from: undefined }), what);
        return from === undefined ? ALL_SQUARES : this.square(from);
    }

    /** How many legal moves there are. */
    get moveCount() {
        return check(library().ag_game_moves(this.pointer, 0, 0));
    }

    /**
     * Whether a move in any form is legal now.
     * @param {AnyMove} move
     */
    isLegal(move) {
        return isLegalMove(this.pointer, move);
    }

    /**
     * The legal move that a text means, in either style; strict is exactly what `moveText` writes.
     * @param {string} words
     * @param {{strict?: boolean}} [options]
     */
    parse(words, options) {
        const { strict } = optionsOf(options, { strict: false }, "parse");
        const strictness = strict ? constants.AG_PARSE_STRICT : constants.AG_PARSE_LENIENT;
        return moveOf(this.pointer, parsed(this.pointer, string(words, "a text"), strictness));
    }

    /**
     * A legal move as it is written: in the "standard" style, the game's own, or in the style "coordinate".
     * @param {AnyMove} move
     * @param {Style} [style]
     */
    moveText(move, style) {
        const number = styleNumber(style);
        return writtenMove(this.pointer, numberOfMove(this.pointer, move), number);
    }

    /**
     * The square that a legal move starts from.
     * @param {AnyMove} move
     */
    moveFrom(move) {
        return askMove(this.pointer, move, "ag_move_from");
    }

    /**
     * The square that a legal move ends on.
     * @param {AnyMove} move
     */
    moveTo(move) {
        return askMove(this.pointer, move, "ag_move_to");
    }

    /**
     * What is special about a legal move.
     * @param {AnyMove} move
     */
    moveTraits(move) {
        return traitsOfMove(this.pointer, move);
    }

    /**
     * The changes of the board that a legal move makes.
     * @param {AnyMove} move
     */
    steps(move) {
        return stepsOfMove(this.pointer, this.variant, move);
    }

    // ---- taps ----

    /**
     * The taps that make a legal move: the fewest, then the smallest.
     * @param {AnyMove} move
     */
    taps(move) {
        return tapsOfMove(this.pointer, move);
    }

    /**
     * What may be touched after these taps: squares, DONE, CHOICE plus a piece. Nothing when they make a move, and when
     * the game is over.
     * @param {AnyTaps} [taps]
     */
    nextTaps(taps = []) {
        return offersAfter(this.pointer, tapNumbers(this.variant, taps));
    }

    /**
     * The move that these taps make, null while more are needed.
     * @param {AnyTaps} taps
     */
    tappedMove(taps) {
        return tappedMoveOf(this.pointer, tapNumbers(this.variant, taps));
    }

    /**
     * The changes of the board that these taps have made so far, in the order tapped.
     * @param {AnyTaps} taps
     */
    tappedSteps(taps) {
        return stepsAfter(this.pointer, this.variant, tapNumbers(this.variant, taps));
    }

    /**
     * All squares' pieces after these changes, as `board`.
     * @param {AnyTaps} taps
     */
    tappedBoard(taps) {
        const { variant } = this;
        const numbers = boardAfter(this.pointer, tapNumbers(variant, taps));
        return Array.from(numbers, (number) => pieceOrNull(variant, number));
    }

    // ---- the end ----

    /** "ongoing", "white_wins", "black_wins" or "draw". */
    get result() {
        return nameOf(results, library().ag_game_result(this.pointer));
    }

    /** Why the game has ended, "checkmate" and so on; null while it goes on. */
    get reason() {
        return reasonOrNull(library().ag_game_reason(this.pointer));
    }

    /** Whether the game has ended. */
    get isOver() {
        return library().ag_game_result(this.pointer) !== constants.AG_ONGOING;
    }

    /** The reason that a draw claimed now would have, null when none can be claimed. */
    get claimableDraw() {
        return reasonOrNull(library().ag_game_claimable_draw(this.pointer));
    }

    /**
     * The reason that a draw claimed with this legal move, announced and not yet played, would have; null when none can
     * be claimed.
     * @param {AnyMove} move
     */
    moveClaimableDraw(move) {
        const number = numberOfMove(this.pointer, move);
        askMove(this.pointer, number, "ag_move_from");
        return reasonOrNull(library().ag_move_claimable_draw(this.pointer, number));
    }

    /**
     * Whether a player's pieces may still win, for flags that fall: false is a proof that they cannot.
     * @param {"white" | "black"} player
     */
    canWin(player) {
        return library().ag_game_can_win(this.pointer, playerNumber(player)) === 1;
    }

    // ---- counting and chance ----

    /**
     * Leaves of the tree of legal moves of this depth.
     * @param {number} depth
     */
    perft(depth) {
        return BigInt.asUintN(64, library().ag_game_perft(this.pointer, whole(depth, "the depth", 0, DEPTH_MOST)));
    }

    /** Each outcome of the roll that is due and how likely it is; none when no roll is due. */
    chances() {
        const total = library().ag_game_chance_total(this.pointer);
        if (total === 0) return [];
        return this.moves().map((move) => (
            { move, chance: library().ag_game_chance_weight(this.pointer, move.number) / total }));
    }
}

/** @param {number} reason */
function reasonOrNull(reason) {
    return reason === constants.AG_REASON_NONE ? null : nameOf(reasons, reason);
}
