// SPDX-License-Identifier: MIT
// What stands beside the squares: whose turn it is, the buttons of a turn, and the popup of choices.
import { pieceSvg } from "../pictures.js";
import { CHOICE, pieceOrNull } from "../variants.js";
import { svgElement } from "./picture.js";

/** @typedef {import("../variants.js").Variant} Variant */

/**
 * @param {string} name
 * @param {string} words
 * @param {() => void} press
 */
function button(name, words, press) {
    const element = document.createElement("button");
    element.type = "button";
    element.className = name;
    element.textContent = words;
    element.addEventListener("click", press);
    return element;
}

export class Panel {
    element = document.createElement("div");
    popup = document.createElement("div");
    #status = document.createElement("span");
    /** @type {{done: HTMLElement, back: HTMLElement, roll: HTMLElement}} */
    #buttons;
    #press;

    /** @param {{done: () => void, back: () => void, roll: () => void, choose: (tap: number) => void}} press */
    constructor(press) {
        this.#press = press;
        this.#buttons = { done: button("done", "Done", press.done), back: button("back", "Take back", press.back),
            roll: button("roll", "Roll the die", press.roll) };
        this.element.className = "panel";
        this.#status.className = "status";
        this.#status.setAttribute("role", "status");
        this.element.append(this.#status, ...Object.values(this.#buttons));
        this.popup.className = "popup";
        this.popup.setAttribute("role", "group");
        this.popup.setAttribute("aria-label", "Choose a piece");
        this.popup.hidden = true;
    }

    /** @param {string} words */
    say(words) {
        if (this.#status.textContent !== words) this.#status.textContent = words;
    }

    /** @param {{done: boolean, back: boolean, roll: boolean}} wanted */
    offer(wanted) {
        this.#buttons.done.hidden = !wanted.done;
        this.#buttons.back.hidden = !wanted.back;
        this.#buttons.roll.hidden = !wanted.roll;
    }

    /**
     * Shows choices, if there are any; says whether the popup has just opened.
     * @param {Variant} variant
     * @param {number[]} choices
     * @param {boolean} dark
     */
    choose(variant, choices, dark) {
        const wasHidden = this.popup.hidden;
        this.popup.hidden = choices.length === 0;
        this.popup.replaceChildren(...choices.map((tap) => this.#choice(variant, tap, dark)));
        return wasHidden && !this.popup.hidden;
    }

    /**
     * @param {Variant} variant
     * @param {number} tap
     * @param {boolean} dark
     */
    #choice(variant, tap, dark) {
        const piece = pieceOrNull(variant, tap - CHOICE);
        const element = button("choice", piece ? "" : "None", () => this.#press.choose(tap));
        element.dataset.piece = piece?.code ?? "";
        element.setAttribute("aria-label", piece ? piece.name : "None");
        if (piece) element.append(svgElement(pieceSvg(variant, piece.number, { dark })));
        return element;
    }
}
