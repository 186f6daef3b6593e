// SPDX-License-Identifier: MIT
// Who can play a side besides a person.

/** @typedef {import("abstractgames").Game} Game */
/** @typedef {import("abstractgames").Move} Move */

/**
 * An opponent. `move` gives the move that it plays in a game that stands at its turn, or a promise of the move. The
 * game is a copy that it may do with as it likes. When the signal is aborted, nobody waits for the move any more.
 * @typedef {{id: string, name: string, move: (game: Game, signal: AbortSignal) => Move | Promise<Move>}} Opponent
 */

/** The id of a person, who moves by hand. */
export const PERSON = "person";

/**
 * Any move, each equally likely; a roll by the weights of the die.
 * @param {Game} game
 */
function randomMove(game) {
    game.playout(Math.random, 1);
    return /** @type {Move} */ (game.lastMove);
}

/**
 * Those to choose from. An engine is added here.
 * @type {Opponent[]}
 */
export const opponents = [{ id: "random", name: "Random player", move: randomMove }];

/**
 * The die, where nobody rolls it by hand.
 * @type {Opponent}
 */
export const die = { id: "die", name: "The die", move: randomMove };

/**
 * The opponent of an id, undefined for a person.
 * @param {string} id
 */
export function findOpponent(id) {
    return opponents.find((opponent) => opponent.id === id);
}
