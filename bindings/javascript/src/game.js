// SPDX-License-Identifier: MIT
// A game: a start position, the moves played so far, and how it ended.
import { drawnFrom, randomOf } from "./chance.js";
import { addComment, addMark, commentsOf, marksOf, removeMark, setComment } from "./comments.js";
import { GameError, check, misuse } from "./errors.js";
import { Handle, pointerOf } from "./handle.js";
import { constants } from "./interface.js";
import { library } from "./library.js";
import { begin, int32List, text } from "./memory.js";
import { Move } from "./move.js";
import { askMove, isLegalMove, listedMoves, moveNumbers, moveOf, numberOfMove, parsed, playMove, playedMove, positionOf,
    sentenceFor, styleNumber, textAtPly, traitsOfMove, writtenMove } from "./moves.js";
import { clonedGame, newEpdGame, newGame, newGameOf, EVERY_PROBLEM, variantOf } from "./new_game.js";
import { nameOf, namesOf, numberOf, optionsOf, playerNumber, players, reasons, results, shown, squareTraits, string,
    whole } from "./numbers.js";
import { boardText, picture } from "./pictures.js";
import { replay, snapshotOf } from "./snapshot.js";
import { Tags } from "./tags.js";
import { boardAfter, offersAfter, stepsAfter, stepsOfMove, tapNumbers, tappedMoveOf, tapsOfMove } from "./tapping.js";
import { findVariant, pieceOrNull, squareNumber } from "./variants.js";

/**
 * @typedef {import("./chance.js").Chance} Chance
 * @typedef {import("./comments.js").Mark} Mark
 * @typedef {import("./interface.js").Player} Player
 * @typedef {import("./interface.js").Reason} Reason
 * @typedef {import("./interface.js").Result} Result
 * @typedef {import("./interface.js").Style} Style
 * @typedef {import("./moves.js").AnyMove} AnyMove
 * @typedef {import("./new_game.js").GameOptions} GameOptions
 * @typedef {import("./pictures.js").BoardTextOptions} BoardTextOptions
 * @typedef {import("./pictures.js").PictureOptions} PictureOptions
 * @typedef {import("./snapshot.js").Snapshot} Snapshot
 * @typedef {import("./tapping.js").AnyTaps} AnyTaps
 * @typedef {import("./variants.js").Piece} Piece
 * @typedef {import("./variants.js").Variant} Variant
 */

/**
 * What has become of a move that was tried.
 * @typedef {{played: true, error: null} | {played: false, error: GameError}} TryResult
 */

const PLY_MOST = 2 ** 31 - 1;
const DEPTH_MOST = 40;
const MOVE_MOST = 2 ** 32 - 1;
const ALL_SQUARES = -1;

/** A game of a variant: its start position, the moves played so far, its tags, and how it ended. */
export class Game extends Handle {
    /** @type {Variant | undefined} */
    #variant;

    /** @type {Tags | undefined} */
    #tags;

    /**
     * A game of a variant, from its start position or another one.
     * @param {string | Variant} variant its id: "rinne"
     * @param {GameOptions} [options]
     */
    constructor(variant, options) {
        super(adopted ?? newGameOf(variant, options), "ag_game_free");
        adopted = undefined;
    }

    /**
     * The game that owns an address from now on.
     * @internal
     * @param {number} pointer
     * @returns {Game}
     */
    static owning(pointer) {
        adopted = pointer;
        return new Game("");
    }

    /**
     * The game of a line of EPD, a position with operations behind it, and these. Problems of the position that can be
     * waived are accepted.
     * @param {string | Variant} variant
     * @param {string} line
     */
    static fromEpd(variant, line) {
        const { pointer, operations } = newEpdGame(variant, line);
        return { game: Game.owning(pointer), operations };
    }

    /**
     * The game of a snapshot. Its moves are played anew, so it may come from anywhere.
     * @param {Snapshot} snapshot
     */
    static fromJSON(snapshot) {
        if (typeof snapshot !== "object" || snapshot === null) throw misuse(`a snapshot is an object, not ${shown(snapshot)}`);
        const variant = findVariant(snapshot.variant);
        const position = snapshot.position === undefined ? null : string(snapshot.position, "a position");
        const game = Game.owning(newGame(variant, position, EVERY_PROBLEM));
        try {
            replay(game, snapshot);
        } catch (error) {
            game.dispose();
            throw error;
        }
        return game;
    }

    /** The game as plain data, for JSON.stringify and databases. `Game.fromJSON` makes a game of it. */
    toJSON() {
        return snapshotOf(this);
    }

    // ---- copies ----

    /** A game of its own with the same moves, tags and end. */
    clone() {
        return Game.owning(clonedGame(this.pointer));
    }

    /**
     * Makes this game a copy of another one, of whatever variant.
     * @param {Game} other
     */
    assign(other) {
        check(library().ag_game_assign(this.pointer, pointerOf(other, Game)));
        this.#variant = undefined;
    }

    // ---- the position ----

    /** The rules that the game is played by. */
    get variant() {
        return this.#variant ??= variantOf(this.pointer);
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
     * @param {Game} other
     */
    isSamePosition(other) {
        return library().ag_game_same_position(this.pointer, pointerOf(other, Game)) === 1;
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
        return Array.from(boardAfter(this.pointer, tapNumbers(variant, taps)), (number) => pieceOrNull(variant, number));
    }

    // ---- playing ----

    /**
     * Plays a move, given as a Move, as its number, or as text in either style and lenient spelling.
     * @param {AnyMove} move
     */
    play(move) {
        playMove(this.pointer, move);
    }

    /**
     * The same without throwing, for what people type: `played`, or else `error`.
     * @param {AnyMove} move
     * @returns {TryResult}
     */
    tryPlay(move) {
        try {
            this.play(move);
        } catch (error) {
            if (error instanceof GameError) return { played: false, error };
            throw error;
        }
        return { played: true, error: null };
    }

    /**
     * Plays one of this very position's numbers, unchecked. Any other number gives a meaningless position.
     * @param {number} number
     */
    push(number) {
        const status = library().ag_game_play_unchecked(this.pointer, whole(number, "a move's number", 0, MOVE_MOST));
        if (status < 0) check(status);
    }

    /** Takes back one ply; after a claim or an end from outside only that. */
    undo() {
        const status = library().ag_game_undo(this.pointer);
        if (status < 0) check(status);
    }

    /**
     * Goes back to a ply, 0 being the start, and lifts a claim or an end from outside in any case.
     * @param {number} [ply]
     */
    rewind(ply = 0) {
        if (Number.isInteger(ply) && ply >= 0 && ply <= this.ply) check(library().ag_game_rewind(this.pointer, ply));
        else throw misuse(`there is no ply ${shown(ply)} to go back to; the game stands at ply ${this.ply}`);
    }

    /** Plies played so far. */
    get ply() {
        return library().ag_game_ply(this.pointer);
    }

    /** The moves played so far. */
    get history() {
        return Array.from({ length: this.ply }, (_, ply) => playedMove(this.pointer, ply));
    }

    /** The last move played, null at the start. */
    get lastMove() {
        const { ply } = this;
        return ply === 0 ? null : playedMove(this.pointer, ply - 1);
    }

    /** The numbers of the moves played so far. */
    get moveNumbers() {
        return Array.from({ length: this.ply }, (_, ply) => library().ag_game_move_at(this.pointer, ply) >>> 0);
    }

    /**
     * The moves played so far as they are written.
     * @param {Style} [style]
     */
    texts(style) {
        const number = styleNumber(style);
        return Array.from({ length: this.ply }, (_, ply) => textAtPly(this.pointer, ply, number));
    }

    /**
     * Plays each legal move in turn for one round of a loop, and takes it back: `for (const move of game.playingEach())`.
     * @returns {Generator<Move, void, undefined>}
     */
    * playingEach() {
        const { ply } = this;
        for (const move of this.moves()) {
            this.play(move);
            try {
                yield move;
            } finally {
                this.rewind(ply);
            }
        }
    }

    /**
     * Leaves of the tree of legal moves of this depth.
     * @param {number} depth
     */
    perft(depth) {
        return BigInt.asUintN(64, library().ag_game_perft(this.pointer, whole(depth, "the depth", 0, DEPTH_MOST)));
    }

    // ---- chance ----

    /** Each outcome of the roll that is due and how likely it is; none when no roll is due. */
    chances() {
        const total = library().ag_game_chance_total(this.pointer);
        if (total === 0) return [];
        return this.moves().map((move) => (
            { move, chance: library().ag_game_chance_weight(this.pointer, move.number) / total }));
    }

    /**
     * Rolls the die that is due and plays what it shows.
     * @param {Chance} [chance] a function like Math.random, which it is if not given, or a Random
     */
    roll(chance = Math.random) {
        const number = this.#rolled(chance);
        if (number === 0) throw new GameError(constants.AG_ERR_ILLEGAL, "no roll is due");
        const move = moveOf(this.pointer, number);
        this.play(number);
        return move;
    }

    /** @param {Chance} chance */
    #rolled(chance) {
        if (typeof chance !== "function") {
            const functions = begin();
            return randomOf(chance).draw((seed) => functions.ag_game_roll(this.pointer, seed) >>> 0);
        }
        const outcomes = this.chances();
        let rest = outcomes.length > 0 ? drawnFrom(chance) : 0;
        return outcomes.find((outcome) => (rest -= outcome.chance) < 0)?.move.number ?? outcomes.at(-1)?.move.number ?? 0;
    }

    /**
     * Plays random moves, each equally likely and rolls by their weights, to the end or for so many plies; nothing is
     * claimed. Returns the plies played.
     * @param {Chance} [chance]
     * @param {number} [maxPlies]
     */
    playout(chance = Math.random, maxPlies = PLY_MOST) {
        const plies = whole(maxPlies, "the number of plies", 0, PLY_MOST);
        const random = randomOf(chance);
        const functions = begin();
        return check(random.draw((seed) => functions.ag_game_playout(this.pointer, seed, plies)));
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

    /** Claims that draw. */
    claimDraw() {
        const status = library().ag_game_claim_draw(this.pointer);
        check(status, status === constants.AG_ERR_ILLEGAL ? "there is no draw to claim" : undefined);
    }

    /**
     * The reason that a draw claimed with this legal move, announced and not yet played, would have; null when none can be
     * claimed.
     * @param {AnyMove} move
     */
    moveClaimableDraw(move) {
        const number = numberOfMove(this.pointer, move);
        askMove(this.pointer, number, "ag_move_from");
        return reasonOrNull(library().ag_move_claimable_draw(this.pointer, number));
    }

    /**
     * Plays a move and claims that draw, both or neither. `undo` lifts the claim, and then takes back the move.
     * @param {AnyMove} move
     */
    claimDrawWith(move) {
        const number = numberOfMove(this.pointer, move);
        const status = library().ag_game_claim_draw_with(this.pointer, number);
        if (status >= 0) return;
        const isLegal = library().ag_game_is_legal(this.pointer, number) === 1;
        check(status, isLegal ? "this move gives no draw to claim" : sentenceFor(this.pointer, status, move));
    }

    /** Whether repetition, move count and dead material end the game by themselves. Off, they can be claimed instead. */
    get automaticDraws() {
        return library().ag_game_automatic_draws(this.pointer) === 1;
    }

    set automaticDraws(on) {
        if (typeof on !== "boolean") throw misuse(`automatic draws are on (true) or off (false), not ${shown(on)}`);
        check(library().ag_game_set_automatic_draws(this.pointer, on ? 1 : 0));
    }

    /**
     * Whether a player's pieces may still win, for flags that fall: false is a proof that they cannot.
     * @param {"white" | "black"} player
     */
    canWin(player) {
        return library().ag_game_can_win(this.pointer, playerNumber(player)) === 1;
    }

    /**
     * Ends the game from outside the rules: a win by "resignation", "time", "adjudication" or "unknown"; a draw by
     * "agreement", "time", "adjudication" or "unknown".
     * @param {Result} result
     * @param {Reason} reason
     */
    end(result, reason) {
        const how = numberOf(results, result, "the result");
        const status = library().ag_game_end(this.pointer, how, numberOf(reasons, reason, "the reason"));
        check(status, status === constants.AG_ERR_ARGUMENT ? `no game ends as ${result} by ${reason}` : undefined);
    }

    // ---- what is said about it ----

    /** The tags, which the record says besides the moves: used like a Map of strings. */
    get tags() {
        return this.#tags ??= new Tags(this);
    }

    /**
     * The comments of a ply: 0 is the start, k stands behind the k-th move; the one on the board if not given.
     * @param {number} [ply]
     */
    comments(ply) {
        return commentsOf(this.pointer, ply);
    }

    /**
     * Adds a comment behind the others of the ply.
     * @param {string} words
     * @param {number} [ply]
     */
    addComment(words, ply) {
        addComment(this.pointer, words, ply);
    }

    /**
     * Replaces the i-th comment of a ply, counted from 0; null removes it.
     * @param {number} i
     * @param {string | null} words
     * @param {number} [ply]
     */
    setComment(i, words, ply) {
        setComment(this.pointer, i, words, ply);
    }

    /**
     * The numbers of the marks of a ply: 1 to 6 are ! ? !! ?? !? ?!, and the others those of PGN.
     * @param {number} [ply]
     */
    marks(ply) {
        return marksOf(this.pointer, ply);
    }

    /**
     * Adds a mark, unless it is there already.
     * @param {Mark} mark
     * @param {number} [ply]
     */
    addMark(mark, ply) {
        addMark(this.pointer, mark, ply);
    }

    /**
     * Removes a mark, if it is there.
     * @param {Mark} mark
     * @param {number} [ply]
     */
    removeMark(mark, ply) {
        removeMark(this.pointer, mark, ply);
    }

    /**
     * The game as a record: tags, start position, moves, result.
     * @param {{style?: Style}} [options] how moves are written, in the "standard" style if not given
     */
    record(options) {
        const { style } = optionsOf(options, { style: /** @type {Style} */ ("standard") }, "record");
        const number = styleNumber(style);
        const functions = begin();
        return text((buffer, cap) => functions.ag_record_write(this.pointer, number, buffer, cap));
    }
}

/**
 * The address that the next game takes over.
 * @type {number | undefined}
 */
let adopted;

/** @param {number} reason */
function reasonOrNull(reason) {
    return reason === constants.AG_REASON_NONE ? null : nameOf(reasons, reason);
}
