// SPDX-License-Identifier: MIT
import { GameError } from "./errors.js";
import { constants } from "./interface.js";
import { begin, textAt, textFor } from "./memory.js";
import { shown, string } from "./numbers.js";

/** @typedef {import("./game.js").Game} Game */

/**
 * The tags of a game, which its record says besides its moves: used like a Map of strings. Those of PGN's roster
 * (Event, Site, Date, Round, White, Black) come first.
 */
export class Tags {
    /** @type {Game} */
    #game;

    /** @param {Game} game */
    constructor(game) {
        this.#game = game;
    }

    get size() {
        return begin().ag_game_tag_count(this.#game.pointer);
    }

    /**
     * The value of a tag, undefined when there is none.
     * @param {string} name
     */
    get(name) {
        const functions = begin();
        const where = textFor(string(name, "the name of a tag"));
        return textAt(functions.ag_game_tag(this.#game.pointer, where)) ?? undefined;
    }

    /** @param {string} name */
    has(name) {
        return this.get(name) !== undefined;
    }

    /**
     * @param {string} name a letter or digit, then letters, digits and _+#=:-
     * @param {string} value without control characters
     */
    set(name, value) {
        this.#write(name, string(value, "the value of a tag"));
        return this;
    }

    /**
     * Removes a tag. Returns whether it was there.
     * @param {string} name
     */
    delete(name) {
        const wasThere = this.has(name);
        if (wasThere) this.#write(name, null);
        return wasThere;
    }

    /** Removes all tags. */
    clear() {
        for (const name of [...this.keys()]) this.delete(name);
    }

    /**
     * @param {string} name
     * @param {string | null} value
     */
    #write(name, value) {
        const functions = begin();
        const where = textFor(string(name, "the name of a tag"));
        const words = value === null ? 0 : textFor(value, constants.AG_TAG_VALUE_MAX);
        const status = functions.ag_game_set_tag(this.#game.pointer, where, words);
        if (status === constants.AG_ERR_SYNTAX) {
            const why = "or its value holds what no tag may hold, or is too long";
            throw new GameError(status, `the tag ${shown(name)} ${why}`);
        }
        if (status === constants.AG_ERR_ARGUMENT) {
            const why = "is the library's own, or the game has as many as it can have";
            throw new GameError(status, `the tag ${shown(name)} ${why}`);
        }
        if (status < 0) throw new GameError(status);
    }

    /** @returns {IterableIterator<string>} */
    * keys() {
        for (let i = 0; i < this.size; i++) {
            yield /** @type {string} */ (textAt(begin().ag_game_tag_name(this.#game.pointer, i)));
        }
    }

    /** @returns {IterableIterator<string>} */
    * values() {
        for (const [, value] of this) yield value;
    }

    /** @returns {IterableIterator<[string, string]>} */
    * entries() {
        for (const name of this.keys()) yield [name, /** @type {string} */ (this.get(name))];
    }

    /** @returns {IterableIterator<[string, string]>} */
    [Symbol.iterator]() {
        return this.entries();
    }

    /** @returns {Record<string, string>} */
    toJSON() {
        return Object.fromEntries(this);
    }
}
