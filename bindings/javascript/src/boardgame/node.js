// SPDX-License-Identifier: MIT
// A position in the tree that a search grows, with what random games from it have shown. Scores are White's: 1 for a
// win, 0.5 for a draw, 0 for a loss.
import { players } from "../interface.js";

/** How much a move is tried that has been tried little, beside how well it has done. */
const CURIOSITY = 0.9;

/** Which part of a listing lies between one move that is tried and the next: far from all simple fractions. */
const STRIDE = 0.618;

const DRAWN = 0.5;
const NO_MOVES = new Uint32Array(0);

export class Node {
    /** The move that led here. */
    move;

    /** Who moves here: a number of `players`. */
    player;

    /**
     * The legal moves.
     * @type {Uint32Array}
     */
    moves;

    /** How far apart the moves lie that are tried one after the other, so that few of them are a fair choice of all. */
    #stride;

    /** @type {Node[]} */
    children = [];

    visits = 0;

    /** The sum of the scores of all visits. */
    sum = 0;

    /**
     * The score that nobody can change any more, if that is known.
     * @type {number | undefined}
     */
    proven;

    /**
     * @param {number} move
     * @param {number} player
     * @param {Uint32Array} moves
     */
    constructor(move, player, moves) {
        this.move = move;
        this.player = player;
        this.moves = moves;
        this.#stride = strideOf(moves.length);
    }

    get isChance() {
        return this.player === players.chance;
    }

    /** Whether a visit ends here. */
    get isLeaf() {
        return this.proven !== undefined || this.visits === 0;
    }

    /** The next move that has not been tried, undefined when all have been. */
    get untried() {
        const { length } = this.moves;
        const i = this.children.length;
        return i < length ? this.moves[(i * this.#stride) % length] : undefined;
    }

    /**
     * How well the player who moves here does with a child that has been visited.
     * @param {Node} child
     */
    scoreOf(child) {
        const score = child.proven ?? child.sum / child.visits;
        return this.player === players.white ? score : 1 - score;
    }

    /** The child to visit next: one that has done well, or has had few chances, and is not decided. */
    get promising() {
        const reach = Math.log(this.visits);
        let [best, most] = [this.children[0], -1];
        for (const child of this.children) {
            if (child.proven !== undefined) continue;
            const promise = this.scoreOf(child) + CURIOSITY * Math.sqrt(reach / child.visits);
            if (promise > most) [best, most] = [child, promise];
        }
        return best;
    }

    /**
     * The child whose move is to be played.
     * @returns {Node}
     */
    get best() {
        const most = (/** @type {Node[]} */ list) => (
            list.reduce((best, child) => (child.visits > best.visits ? child : best)));
        const won = this.children.filter((child) => child.proven !== undefined && this.scoreOf(child) === 1);
        const drawn = this.children.filter(({ proven }) => proven === DRAWN);
        const open = this.children.filter(({ proven }) => proven === undefined);
        if (won.length > 0) return won[0];
        const hope = open.length > 0 ? most(open) : undefined;
        if (drawn.length > 0 && (!hope || this.scoreOf(hope) < DRAWN)) return drawn[0];
        return hope ?? most(this.children);
    }

    /**
     * Notes that a move decides the game, whatever else there is.
     * @param {number} move
     * @param {number} score
     */
    decide(move, score) {
        const child = new Node(move, players.nobody, NO_MOVES);
        child.proven = score;
        this.children.push(child);
        this.proven = score;
    }

    /** @param {number} score */
    visit(score) {
        this.visits++;
        this.sum += score;
    }

    /** What is known after a child has been decided: a win is chosen, and where nothing is open the best is. */
    settle() {
        if (this.isChance || this.proven !== undefined) return;
        const win = this.player === players.white ? 1 : 0;
        const scores = this.children.map(({ proven }) => proven);
        if (scores.includes(win)) this.proven = win;
        else if (this.untried === undefined && !scores.includes(undefined)) {
            this.proven = /** @type {number} */ (scores.find((score) => score === DRAWN) ?? 1 - win);
        }
    }
}

/**
 * A step that visits all of so many places before it comes to one again.
 * @param {number} count
 */
function strideOf(count) {
    let stride = Math.max(1, Math.round(count * STRIDE));
    while (commonFactor(stride, count) > 1) stride++;
    return stride;
}

/**
 * @param {number} one
 * @param {number} other
 * @returns {number}
 */
function commonFactor(one, other) {
    return other === 0 ? one : commonFactor(other, one % other);
}
