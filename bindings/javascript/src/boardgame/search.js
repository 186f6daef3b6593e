// SPDX-License-Identifier: MIT
// Monte Carlo tree search: again and again the game is played on along the moves that have done best so far, one move
// further, and from there at random to its end. Positions that decide the game within a move are seen at once.
import { check } from "../errors.js";
import { constants, players } from "../interface.js";
import { library } from "../library.js";
import { Node } from "./node.js";

/**
 * @typedef {import("../chance.js").Random} Random
 * @typedef {import("../game.js").Game} Game
 */

/** Random games that are longer count as drawn. */
const PLAYOUT_PLIES = 1000;
const UNDECIDED = 0.5;

/** Where there are more moves, it takes too long to look at the answers to all of them. */
const FEW_MOVES = 100;

const { AG_ONGOING: ONGOING, AG_WHITE_WINS: WHITE_WINS, AG_BLACK_WINS: BLACK_WINS, AG_DRAW: DRAW } = constants;

/**
 * By the numbers of results: White's score, which an ongoing game does not have.
 * @type {Record<number, number>}
 */
const SCORES = { [WHITE_WINS]: 1, [BLACK_WINS]: 0, [DRAW]: 0.5 };

export class Search {
    /** @type {Game} */
    #game;

    /** @type {Random} */
    #random;

    /** @type {Node} */
    #root;

    /**
     * @param {Game} game it is played on, and stands where it stood after each call
     * @param {Random} random
     */
    constructor(game, random) {
        this.#game = game;
        this.#random = random;
        this.#root = this.#nodeHere(0);
        this.iterate();
    }

    /** Whether there is nothing more to find out. */
    get isDecided() {
        return this.#root.proven !== undefined;
    }

    /** What White may expect, from 0 to 1. */
    get score() {
        const { proven, sum, visits } = this.#root;
        return proven ?? sum / visits;
    }

    /** The number of the best move found. */
    get move() {
        return this.#root.best.move;
    }

    /** Plays one game. */
    iterate() {
        const { ply } = this.#game;
        const path = [this.#root];
        while (!path[path.length - 1].isLeaf) path.push(this.#next(path[path.length - 1]));
        const leaf = path[path.length - 1];
        const score = leaf.proven ?? this.#playout();
        check(library().ag_game_rewind(this.#game.pointer, ply));
        for (let i = path.length - 1; i >= 0; i--) {
            if (path[i + 1]?.proven !== undefined) path[i].settle();
            path[i].visit(path[i].proven ?? score);
        }
    }

    /**
     * Plays a move from a node, and returns where it leads.
     * @param {Node} node
     */
    #next(node) {
        if (node.isChance) return this.#rolled(node);
        const { untried } = node;
        if (untried === undefined) {
            const child = node.promising;
            this.#push(child.move);
            return child;
        }
        this.#push(untried);
        const child = this.#nodeHere(untried);
        node.children.push(child);
        return child;
    }

    /** @param {Node} node */
    #rolled(node) {
        const { pointer } = this.#game;
        const outcome = this.#random.draw((seed) => library().ag_game_roll(pointer, seed) >>> 0);
        this.#push(outcome);
        const known = node.children.find(({ move }) => move === outcome);
        if (known) return known;
        const child = this.#nodeHere(outcome);
        node.children.push(child);
        return child;
    }

    /** @param {number} move */
    #push(move) {
        check(library().ag_game_play_unchecked(this.#game.pointer, move));
    }

    /** @param {number} move the one that led here */
    #nodeHere(move) {
        const { pointer } = this.#game;
        const result = library().ag_game_result(pointer);
        const node = new Node(move, library().ag_game_turn(pointer), this.#game.numbers());
        if (result !== ONGOING) node.proven = SCORES[result];
        else if (!node.isChance) this.#lookAhead(node);
        return node;
    }

    /**
     * Looks ahead: a move that wins is the only choice, and where every move loses at once all is lost.
     * @param {Node} node
     */
    #lookAhead(node) {
        const isWhite = node.player === players.white;
        const [win, loss] = isWhite ? [WHITE_WINS, BLACK_WINS] : [BLACK_WINS, WHITE_WINS];
        const isFar = node.moves.length <= FEW_MOVES;
        let isLost = true;
        for (const move of node.moves) {
            const result = this.#resultOf(move, isFar ? win : ONGOING);
            if (result === win) {
                node.decide(move, SCORES[win]);
                return;
            }
            isLost &&= result === loss;
        }
        if (isLost) node.decide(node.moves[0], SCORES[loss]);
    }

    /**
     * The result after a move; also what all answers to it lead to at once, if that is what is hoped for.
     * @param {number} move
     * @param {number} hope a result, or ONGOING for none
     */
    #resultOf(move, hope) {
        const { pointer } = this.#game;
        this.#push(move);
        let result = library().ag_game_result(pointer);
        if (result === ONGOING && hope !== ONGOING && this.#allMovesLeadTo(hope)) result = hope;
        check(library().ag_game_undo(pointer));
        return result;
    }

    /** @param {number} result */
    #allMovesLeadTo(result) {
        if (library().ag_game_turn(this.#game.pointer) === players.chance) return false;
        return this.#game.numbers().every((move) => this.#resultOf(move, ONGOING) === result);
    }

    /** The score of a random game from here. */
    #playout() {
        const { pointer } = this.#game;
        check(this.#random.draw((seed) => library().ag_game_playout(pointer, seed, PLAYOUT_PLIES)));
        return SCORES[library().ag_game_result(pointer)] ?? UNDECIDED;
    }
}
