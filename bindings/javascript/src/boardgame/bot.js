// SPDX-License-Identifier: MIT
// A player of the library's games, for boardgame.io.
import { Random } from "../chance.js";
import { misuse } from "../errors.js";
import { Game } from "../index.js";
import { shown, whole } from "../numbers.js";
import { Search } from "./search.js";
import { sideAt } from "./seats.js";
import { moverOf } from "./turns.js";

/**
 * @typedef {import("./seats.js").Side} Side
 * @typedef {import("./state.js").MatchState} MatchState
 */

/**
 * What a bot is made of. boardgame.io gives more than this, which is not needed.
 * @typedef {object} BotOptions
 * @property {string | number} [seed] for moves that can be repeated
 * @property {number} [iterations] how many games are played for a move
 * @property {unknown} [game]
 * @property {unknown} [enumerate]
 */

/**
 * What a bot does, as an action of boardgame.io's, and what it expects: 1 is a win, 0 a loss.
 * @typedef {object} BotMove
 * @property {{type: "MAKE_MOVE", payload: {type: string, args: number[], playerID: string}} | null} action null when it
 *     is not the bot's turn
 * @property {{iterations: number, expected: number}} [metadata]
 */

const ITERATIONS = 4000;
const ITERATIONS_MOST = 1e9;

/** A draw is accepted by those who expect less than this. */
const CONTENT = 0.4;

/** How long others may have to wait while a bot thinks, in milliseconds. */
const PATIENCE = 20;

/** FNV-1a, of 64 bits. */
const SEED_START = 0xcbf29ce484222325n;
const SEED_FACTOR = 0x100000001b3n;

/** @param {string} text */
function seedOf(text) {
    const codes = Array.from(text, (character) => BigInt(/** @type {number} */ (character.codePointAt(0))));
    return codes.reduce((sum, code) => BigInt.asUintN(64, (sum ^ code) * SEED_FACTOR), SEED_START);
}

/** @param {unknown} seed */
function randomFor(seed) {
    if (seed === undefined) return new Random();
    if (typeof seed === "string" || typeof seed === "number") return new Random(seedOf(String(seed)));
    throw misuse(`the seed of a bot is a text or a number, not ${shown(seed)}`);
}

/**
 * A bot that plays thousands of random games in the module and follows what did best. It knows a variant's rules and
 * nothing else of it, and never what the server's die will show.
 *
 * `Local({ bots: { 1: MonteCarloBot } })` makes one; a subclass whose constructor adds `iterations` thinks longer.
 */
export class MonteCarloBot {
    /** @type {Random} */
    #random;

    /** @type {number} */
    #iterations;

    /** @param {BotOptions} [options] */
    constructor({ seed, iterations = ITERATIONS } = {}) {
        this.#random = randomFor(seed);
        this.#iterations = whole(iterations, "the number of iterations", 1, ITERATIONS_MOST);
    }

    /**
     * What a player does in the state of a match. Others get to run while the bot thinks.
     * @param {{G: MatchState}} state
     * @param {string} playerID
     * @returns {Promise<BotMove>}
     */
    async play({ G }, playerID) {
        const side = sideAt(playerID);
        const game = Game.fromJSON(G);
        try {
            return side ? await this.#choice(game, G, side, playerID) : { action: null };
        } finally {
            game.dispose();
        }
    }

    /**
     * @param {Game} game
     * @param {MatchState} state
     * @param {Side} side
     * @param {string} playerID
     * @returns {Promise<BotMove>}
     */
    async #choice(game, { offer }, side, playerID) {
        /**
         * @param {string} type
         * @param {number[]} args
         */
        const action = (type, ...args) => (
            { type: /** @type {const} */ ("MAKE_MOVE"), payload: { type, args, playerID } });
        const isAsked = offer !== undefined && offer.by !== side;
        if (game.isOver || !(isAsked || moverOf(game) === side)) return { action: null };
        if (isAsked && offer.kind === "takeback") return { action: action("decline") };
        if (!isAsked && game.turn === "chance") return { action: action("roll") };
        const search = await this.#searched(game);
        const expected = side === "white" ? search.score : 1 - search.score;
        const metadata = { iterations: this.#iterations, expected };
        if (isAsked) return { action: action(expected < CONTENT ? "accept" : "decline"), metadata };
        return { action: action("play", search.move), metadata };
    }

    /** @param {Game} game */
    async #searched(game) {
        const search = new Search(game, this.#random);
        let begun = performance.now();
        for (let i = 0; i < this.#iterations && !search.isDecided; i++) {
            search.iterate();
            if (performance.now() - begun < PATIENCE) continue;
            await new Promise((resolve) => { setTimeout(resolve); });
            begun = performance.now();
        }
        return search;
    }
}
