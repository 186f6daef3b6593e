// SPDX-License-Identifier: MIT
// A game: a start position, the moves played so far, and how it ended.
import { drawnFrom, randomOf } from "./chance.js";
import { addComment, addMark, commentsOf, marksOf, removeMark, setComment } from "./comments.js";
import { GameError, check, misuse } from "./errors.js";
import { pointerOf } from "./handle.js";
import { constants } from "./interface.js";
import { library } from "./library.js";
import { begin, text } from "./memory.js";
import { moveOf, numberOfMove, playMove, playedMove, sentenceFor, styleNumber, textAtPly } from "./moves.js";
import { EVERY_PROBLEM, clonedGame, newEpdGame, newGame, newGameOf } from "./new_game.js";
import { numberOf, optionsOf, reasons, results, shown, string, whole } from "./numbers.js";
import { Position } from "./position.js";
import { checkRules, replay, snapshotOf } from "./snapshot.js";
import { Tags } from "./tags.js";
import { findVariant } from "./variants.js";

/**
 * @typedef {import("./chance.js").Chance} Chance
 * @typedef {import("./comments.js").Mark} Mark
 * @typedef {import("./interface.js").Reason} Reason
 * @typedef {import("./interface.js").Result} Result
 * @typedef {import("./interface.js").Style} Style
 * @typedef {import("./moves.js").AnyMove} AnyMove
 * @typedef {import("./new_game.js").GameOptions} GameOptions
 * @typedef {import("./snapshot.js").Snapshot} Snapshot
 * @typedef {import("./variants.js").Variant} Variant
 */

/**
 * What has become of a move that was tried.
 * @typedef {{played: true, error: null} | {played: false, error: GameError}} TryResult
 */

const PLY_MOST = 2 ** 31 - 1;
const MOVE_MOST = 2 ** 32 - 1;

/** A game of a variant: its start position, the moves played so far, its tags, and how it ended. */
export class Game extends Position {
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
        if (typeof snapshot !== "object" || snapshot === null) {
            throw misuse(`a snapshot is an object, not ${shown(snapshot)}`);
        }
        const variant = findVariant(snapshot.variant);
        checkRules(snapshot, variant);
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
     * Plays each legal move in turn for one round of a loop, and takes it back: 
     * `for (const move of game.playingEach())`.
     * @returns {Generator<import("./move.js").Move, void, undefined>}
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

    // ---- chance ----

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
        const drawn = outcomes.find((outcome) => (rest -= outcome.chance) < 0) ?? outcomes.at(-1);
        return drawn?.move.number ?? 0;
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

    /** Claims that draw. */
    claimDraw() {
        const status = library().ag_game_claim_draw(this.pointer);
        check(status, status === constants.AG_ERR_ILLEGAL ? "there is no draw to claim" : undefined);
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

    /**
     * Whether repetition, move count and dead material end the game by themselves. Off, they can be claimed instead.
     */
    get automaticDraws() {
        return library().ag_game_automatic_draws(this.pointer) === 1;
    }

    set automaticDraws(on) {
        if (typeof on !== "boolean") throw misuse(`automatic draws are on (true) or off (false), not ${shown(on)}`);
        check(library().ag_game_set_automatic_draws(this.pointer, on ? 1 : 0));
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
        return text((buffer, cap) => recordWritten(functions.ag_record_write(this.pointer, number, buffer, cap)));
    }
}

/** @param {number} length */
function recordWritten(length) {
    const isTooLong = length === constants.AG_ERR_ARGUMENT;
    const sentence = `the record would be longer than ${constants.AG_RECORD_BYTES_MAX} bytes`;
    return check(length, isTooLong ? sentence : undefined);
}

/**
 * The address that the next game takes over.
 * @type {number | undefined}
 */
let adopted;
