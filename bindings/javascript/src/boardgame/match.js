// SPDX-License-Identifier: MIT
// A match while one of its two sides acts. What the rules refuse throws a GameError.
import { GameError, misuse } from "../errors.js";
import { constants } from "../interface.js";
import { numberOfMove } from "../moves.js";
import { shown } from "../numbers.js";
import { Taps } from "../taps.js";
import { outcomeOf } from "./outcome.js";
import { moverOf } from "./turns.js";

/**
 * @typedef {import("../game.js").Game} Game
 * @typedef {import("../moves.js").AnyMove} AnyMove
 * @typedef {import("../tapping.js").AnyTap} AnyTap
 * @typedef {import("./cache.js").Cache} Cache
 * @typedef {import("./seats.js").Side} Side
 * @typedef {import("./state.js").MatchState} MatchState
 * @typedef {import("./state.js").Offer} Offer
 */

/** @param {string} sentence */
function refusal(sentence) {
    return new GameError(constants.AG_ERR_ILLEGAL, sentence);
}

export class Match {
    /** @type {MatchState} */
    #state;

    /** @type {Cache} */
    #cache;

    /** @type {Game} */
    #board;

    /** @type {Side} */
    #side;

    /**
     * @param {MatchState} state it is changed
     * @param {Cache} cache
     * @param {Side} side which acts
     */
    constructor(state, cache, side) {
        this.#state = state;
        this.#cache = cache;
        this.#board = cache.at(state);
        if (outcomeOf(state, this.#board)) throw new GameError(constants.AG_ERR_FINISHED);
        this.#side = side;
    }

    /** The board, for this side to move on. */
    #boardToMove() {
        if (this.#board.turn === "chance") throw refusal("the die is to be rolled");
        if (this.#side !== moverOf(this.#board)) throw refusal(`it is not ${this.#side}'s turn`);
        return this.#board;
    }

    // ---- moving ----

    /**
     * Touches something. The tap that completes a move plays it.
     * @param {AnyTap} tap
     */
    tap(tap) {
        if (typeof tap !== "number" && typeof tap !== "string") {
            throw misuse(`a tap is a number or a name, not ${shown(tap)}`);
        }
        const taps = new Taps(this.#boardToMove());
        for (const earlier of this.#state.taps) taps.tap(earlier);
        taps.tap(tap);
        const { move } = taps;
        if (move) this.#add(move.number);
        else this.#state.taps = [...taps];
    }

    /** Takes back the last tap. */
    untap() {
        this.#boardToMove();
        if (this.#state.taps.pop() === undefined) throw refusal("there is no tap to take back");
    }

    /**
     * Plays a move, whatever has been tapped.
     * @param {AnyMove} move
     */
    play(move) {
        const board = this.#boardToMove();
        const number = numberOfMove(board.pointer, move);
        if (!board.isLegal(number)) throw refusal(`${number} is not a legal move here`);
        this.#add(number);
    }

    /**
     * Rolls the die for the piece that this side has moved.
     * @param {() => number} random
     */
    roll(random) {
        const board = this.#board;
        if (board.turn !== "chance" || this.#side !== moverOf(board)) throw refusal("there is no die to roll here");
        const { number } = board.roll(random);
        board.undo();
        this.#add(number);
    }

    /**
     * A move answers what the other side has asked, and ends the wish to take back an earlier one.
     * @param {number} number
     */
    #add(number) {
        const { offer, moves } = this.#state;
        moves.push(number);
        this.#state.taps = [];
        this.#state.declined = [];
        if (offer && (offer.by !== this.#side || offer.kind === "takeback")) delete this.#state.offer;
    }

    // ---- ending ----

    resign() {
        this.#state.end = { result: this.#side === "white" ? "black_wins" : "white_wins", reason: "resignation" };
    }

    /**
     * Claims the draw that the position gives, or that a move gives which is played with the claim.
     * @param {AnyMove | null} [move]
     */
    claimDraw(move) {
        const board = this.#boardToMove();
        const number = move === undefined || move === null ? undefined : numberOfMove(board.pointer, move);
        const reason = number === undefined ? board.claimableDraw : board.moveClaimableDraw(number);
        if (reason === null) throw refusal("there is no draw to claim");
        if (number !== undefined) this.#add(number);
        this.#state.end = { result: "draw", reason };
    }

    // ---- asking ----

    offerDraw() {
        this.#ask({ kind: "draw", by: this.#side });
    }

    /** Asks to go back to where this side made its last move. */
    offerTakeback() {
        this.#ask({ kind: "takeback", by: this.#side, ply: this.#lastOwnPly() });
    }

    /** @param {Offer} offer */
    #ask(offer) {
        const state = this.#state;
        if (state.offer) throw refusal("an offer waits for its answer");
        if (state.declined.some(({ kind, by }) => kind === offer.kind && by === offer.by)) {
            throw refusal("this has been declined, and no move has been made since");
        }
        state.offer = offer;
    }

    #lastOwnPly() {
        const moves = Array.from(this.#state.moves);
        while (moves.pop() !== undefined) {
            if (this.#cache.at({ ...this.#state, moves }).turn === this.#side) return moves.length;
        }
        throw refusal("this side has made no move");
    }

    /** Accepts what the other side has asked. */
    accept() {
        const { kind, ply } = this.#answered();
        if (kind === "draw") {
            this.#state.end = { result: "draw", reason: "agreement" };
            return;
        }
        this.#state.moves.splice(/** @type {number} */ (ply));
        this.#state.taps = [];
        this.#state.declined = [];
    }

    decline() {
        this.#state.declined.push(this.#answered());
    }

    #answered() {
        const { offer } = this.#state;
        if (!offer || offer.by === this.#side) throw refusal("nothing has been offered to this side");
        const answered = { ...offer };
        delete this.#state.offer;
        return answered;
    }
}
