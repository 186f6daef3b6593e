// SPDX-License-Identifier: MIT
// A game that is moved to whichever state is asked about. The states are all there is to know: matches may share one
// cache, and what it holds may be lost at any time.
import { misuse } from "../errors.js";
import { Game } from "../index.js";
import { shown } from "../numbers.js";

/** @typedef {import("./state.js").MatchState} MatchState */

export class Cache {
    /** @type {Game | undefined} */
    #game;

    /** @type {Partial<MatchState>} */
    #start = {};

    /** @type {number[]} */
    #moves = [];

    /**
     * The list that these moves came from, if it cannot change any more.
     * @type {readonly number[] | undefined}
     */
    #source;

    /**
     * The board of a state, without an end from outside the rules. It is to be asked, not changed, and shows this state
     * until the next question.
     * @param {MatchState} state
     * @returns {Game}
     */
    at(state) {
        const game = this.#startOf(state);
        if (state.moves === this.#source) return game;
        this.#source = undefined;
        this.#follow(game, Array.from(state.moves));
        if (Object.isFrozen(state.moves)) this.#source = state.moves;
        return game;
    }

    /**
     * Takes back what is not among these moves, and plays what is missing.
     * @param {Game} game
     * @param {number[]} moves
     */
    #follow(game, moves) {
        const played = this.#moves;
        let ply = 0;
        while (ply < played.length && ply < moves.length && played[ply] === moves[ply]) ply++;
        if (ply < played.length) {
            game.rewind(ply);
            played.length = ply;
        }
        for (const move of moves.slice(ply)) {
            if (typeof move !== "number") throw misuse(`the moves of a match are numbers, not ${shown(move)}`);
            game.play(move);
            played.push(move);
        }
    }

    /** @param {MatchState} state */
    #startOf({ variant, rulesVersion, position, automaticDraws }) {
        const start = this.#start;
        if (this.#game && start.variant === variant && start.position === position
            && start.automaticDraws === automaticDraws) return this.#game;
        const game = Game.fromJSON({ variant, rulesVersion, position, automaticDraws, moves: [] });
        this.#game?.dispose();
        this.#game = game;
        this.#start = { variant, position, automaticDraws };
        this.#moves = [];
        this.#source = undefined;
        return game;
    }
}
