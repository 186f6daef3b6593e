// SPDX-License-Identifier: MIT
// The steps of a move on the picture before it: one group after the other.
import { pieceElement } from "./picture.js";

/**
 * @typedef {import("../steps.js").Step} Step
 * @typedef {import("../variants.js").Variant} Variant
 */

/**
 * @param {Step[]} steps
 * @returns {Step[][]}
 */
function groupsOf(steps) {
    /** @type {Map<number, Step[]>} */
    const groups = new Map();
    for (const step of steps) groups.set(step.group, [...(groups.get(step.group) ?? []), step]);
    return [...groups.values()];
}

/**
 * The place of a square in the picture, as its pieces have it.
 * @param {number} square
 * @param {Variant} variant
 * @param {boolean} isFlipped
 */
function place(square, { files, ranks }, isFlipped) {
    const [file, rank] = [square % files, Math.floor(square / files)];
    const [column, row] = isFlipped ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
    return `translate(${100 * column}px, ${100 * row}px)`;
}

/** How long a group takes, and how to stop: the pieces then stand where they stood before. */
export class Animation {
    /** @type {globalThis.Animation[]} */
    #running = [];

    #isStopped = false;

    /** The rest is not shown. */
    stop() {
        this.#isStopped = true;
        for (const animation of this.#running) animation.cancel();
    }

    /**
     * Shows steps; true when they have all been shown.
     * @param {Element} picture
     * @param {{variant: Variant, steps: Step[], isFlipped: boolean, milliseconds: number}} what
     */
    async run(picture, { variant, steps, isFlipped, milliseconds }) {
        for (const group of groupsOf(steps)) {
            const moved = group.map((step) => this.#begin(picture, variant, step, isFlipped, milliseconds));
            await Promise.allSettled(this.#running.map(({ finished }) => finished));
            if (this.#isStopped) return false;
            for (const settle of moved) settle();
        }
        return true;
    }

    /**
     * @param {Element} picture
     * @param {Variant} variant
     * @param {Step} step
     * @param {boolean} isFlipped
     * @param {number} duration
     * @returns {() => void} what has to be done when the group is over
     */
    #begin(picture, variant, { action, from, to }, isFlipped, duration) {
        const piece = pieceElement(picture, variant.squares[from].name);
        if (!piece || (action !== "move" && action !== "remove")) return () => {};
        const options = /** @type {KeyframeAnimationOptions} */ ({ duration, fill: "forwards", easing: "ease-in-out" });
        if (action === "remove") {
            this.#running.push(piece.animate([{ opacity: 1 }, { opacity: 0 }], options));
            return () => piece.remove();
        }
        piece.parentNode?.append(piece);
        const way = [from, to].map((square) => ({ transform: place(square, variant, isFlipped) }));
        this.#running.push(piece.animate(way, options));
        return () => { piece.dataset.square = variant.squares[to].name; };
    }
}
