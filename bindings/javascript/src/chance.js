// SPDX-License-Identifier: MIT
import { misuse } from "./errors.js";
import { setUint64, take, uint64At } from "./memory.js";
import { shown } from "./numbers.js";

/**
 * A source of chance: a Random, or a function that returns numbers from 0 up to but not including 1, as Math.random
 * does.
 * @typedef {Random | (() => number)} Chance
 */

const HALF = 2 ** 32;

/**
 * A generator of the library's: what it gives depends on its seed alone, on every machine.
 */
export class Random {
    /** @type {bigint} */
    #state;

    /**
     * @param {bigint | number} [seed] 64 bits, or a whole number; any if not given
     */
    constructor(seed = seedFrom(Math.random)) {
        if (typeof seed !== "bigint" && !Number.isSafeInteger(seed)) {
            throw misuse(`a seed is a BigInt or a whole number, not ${shown(seed)}`);
        }
        this.#state = BigInt.asUintN(64, BigInt(seed));
    }

    /** What the generator stands at: `new Random(state)` goes on from there. */
    get state() {
        return this.#state;
    }

    /**
     * Lets a call of the library's draw numbers.
     * @internal
     * @param {(seed: number) => number} call
     */
    draw(call) {
        const seed = take(8);
        setUint64(seed, this.#state);
        const drawn = call(seed);
        this.#state = uint64At(seed);
        return drawn;
    }
}

/** @param {() => number} random */
function seedFrom(random) {
    return BigInt(Math.floor(drawnFrom(random) * HALF)) * BigInt(HALF) + BigInt(Math.floor(drawnFrom(random) * HALF));
}

/**
 * A number that a function has drawn.
 * @param {() => number} random
 */
export function drawnFrom(random) {
    const drawn = random();
    if (typeof drawn === "number" && drawn >= 0 && drawn < 1) return drawn;
    throw misuse(`a source of chance returns numbers from 0 up to but not including 1, not ${shown(drawn)}`);
}

/**
 * The source as a Random; a function gives it a seed.
 * @param {unknown} chance
 */
export function randomOf(chance) {
    if (chance instanceof Random) return chance;
    if (typeof chance === "function") return new Random(seedFrom(/** @type {() => number} */ (chance)));
    throw misuse(`a source of chance is a Random or a function like Math.random, not ${shown(chance)}`);
}
