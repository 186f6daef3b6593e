// SPDX-License-Identifier: MIT
// Handles: what lives in the memory of the module is freed by `dispose`, or when the collector finds that nobody can
// use it any more.
import { misuse } from "./errors.js";
import { library } from "./library.js";
import { shown } from "./numbers.js";

/** @typedef {"ag_game_free" | "ag_reader_free"} Free */

const registry = new FinalizationRegistry((/** @type {{pointer: number, free: Free}} */ { pointer, free }) => {
    library()[free](pointer);
});

export class Handle {
    /** @type {number} */
    #pointer;

    /** @type {Free} */
    #free;

    /**
     * @param {number} pointer owned from now on
     * @param {Free} free
     */
    constructor(pointer, free) {
        this.#pointer = pointer;
        this.#free = free;
        registry.register(this, { pointer, free }, this);
    }

    /**
     * Frees the memory now; the collector does it otherwise, some time after nobody can use this any more. All calls
     * are refused then. Disposing twice is allowed.
     */
    dispose() {
        if (this.#pointer === 0) return;
        registry.unregister(this);
        library()[this.#free](this.#pointer);
        this.#pointer = 0;
    }

    /** Whether this has been disposed. */
    get isDisposed() {
        return this.#pointer === 0;
    }

    /**
     * The address, for functions of the low-level interface.
     * @returns {number}
     */
    get pointer() {
        if (this.#pointer !== 0) return this.#pointer;
        throw misuse(`the ${this.constructor.name.toLowerCase()} has been disposed`);
    }
}

// Where the engine knows explicit resource management: `using game = new Game("rinne")`.
if (typeof Symbol.dispose === "symbol") {
    const { dispose } = Handle.prototype;
    Object.defineProperty(Handle.prototype, Symbol.dispose, { value: dispose, writable: true, configurable: true });
}

/**
 * The address of a handle of a kind.
 * @param {unknown} value
 * @param {Function} kind
 */
export function pointerOf(value, kind) {
    if (value instanceof kind && value instanceof Handle) return value.pointer;
    throw misuse(`expected a ${kind.name}, not ${shown(value)}`);
}
