// SPDX-License-Identifier: MIT
// A turn that is being made on a board: what has been tapped, and what a tap makes of it.
import { GameError, misuse } from "../errors.js";
import { CHOICE, DONE } from "../variants.js";

/**
 * @typedef {import("../game.js").Game} Game
 * @typedef {import("../move.js").Move} Move
 * @typedef {import("../steps.js").Step} Step
 */

/**
 * What has become of a tap: the steps that it adds, or the sentence that refuses it.
 * @typedef {{steps: Step[], move: Move | null, error: null} | {steps: Step[], move: null, error: GameError}} Tapped
 */

/**
 * The steps that have come behind earlier ones; none where the way itself has changed.
 * @param {Step[]} before
 * @param {Step[]} after
 */
function added(before, after) {
    const isLonger = before.every(({ from, to, action }, i) => (
        after[i]?.from === from && after[i].to === to && after[i].action === action));
    return isLonger ? after.slice(before.length) : [];
}

export class Turn {
    /** @type {number[]} */
    taps = [];

    #game;

    /** @param {Game} game */
    constructor(game) {
        this.#game = game;
    }

    /** What may be tapped next. */
    get offers() {
        return this.#game.nextTaps(this.taps);
    }

    get choices() {
        return this.taps.length === 0 ? [] : this.offers.filter((tap) => tap >= CHOICE);
    }

    get mayEnd() {
        return this.offers.includes(DONE);
    }

    get steps() {
        return this.taps.length === 0 ? [] : this.#game.tappedSteps(this.taps);
    }

    /** Takes back the last tap; says whether there was one. */
    back() {
        return this.taps.pop() !== undefined;
    }

    /**
     * A tap that is not offered takes itself back, or begins the turn anew as long as nothing has changed.
     * @param {number} tap
     * @returns {Tapped}
     */
    tap(tap) {
        const { steps } = this;
        if (this.offers.includes(tap)) this.taps.push(tap);
        else if (this.taps.at(-1) === tap) this.taps.pop();
        else if (this.taps.length > 0 && steps.length === 0 && this.#game.nextTaps().includes(tap)) this.taps = [tap];
        else return { steps: [], move: null, error: this.#refusalOf(tap) };
        const move = this.taps.length === 0 ? null : this.#game.tappedMove(this.taps);
        return { steps: added(steps, this.steps), move, error: null };
    }

    /** @param {number} tap */
    #refusalOf(tap) {
        try {
            this.#game.tappedMove([...this.taps, tap]);
        } catch (error) {
            if (error instanceof GameError) return error;
            throw error;
        }
        return misuse("this cannot be chosen now");
    }
}
