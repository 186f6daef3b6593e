// SPDX-License-Identifier: MIT
// The moves of the match as a list to click and walk through.
import { element, make } from "./dom.js";

/**
 * @typedef {import("./match.js").Match} Match
 * @typedef {import("./settings.js").Settings} Settings
 */

// The marks of PGN that have a sign; others are shown as $10.
const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];
const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/**
 * @param {import("abstractgames").Game} game
 * @param {number} ply
 */
function marksText(game, ply) {
    return game.marks(ply).map((mark) => SIGNS[mark] ?? ` $${mark}`).join("");
}

class Moves {
    #list = element("moves");
    #match;
    #settings;
    /** @type {HTMLButtonElement[]} by plies, from the first move on */
    #buttons = [];
    /** @type {HTMLElement | undefined} the cells of the turn that the next move may belong to */
    #row;
    #rows = 0;
    // What the list shows.
    #game;
    #style = "";
    /** @type {number[]} */
    #numbers = [];

    /**
     * @param {Match} match
     * @param {Settings} settings
     */
    constructor(match, settings) {
        this.#match = match;
        this.#settings = settings;
        match.addEventListener("change", () => this.#show());
        settings.addEventListener("change", () => this.#show());
        this.#list.addEventListener("click", ({ target }) => this.#look(this.#buttons.indexOf(target)));
        this.#list.addEventListener("keydown", (event) => this.#press(event));
    }

    #show() {
        const { game } = this.#match;
        const numbers = game.moveNumbers;
        const isLonger = game === this.#game && this.#settings.style === this.#style
            && this.#numbers.every((number, i) => number === numbers[i]);
        if (!isLonger) this.#clear();
        this.#append(game, numbers.slice(this.#numbers.length));
        [this.#game, this.#style, this.#numbers] = [game, this.#settings.style, numbers];
        this.#mark();
    }

    #clear() {
        this.#list.replaceChildren();
        [this.#buttons, this.#numbers, this.#row, this.#rows] = [[], [], undefined, 0];
    }

    /**
     * Adds moves behind those that are listed.
     * @param {import("abstractgames").Game} game
     * @param {number[]} numbers
     */
    #append(game, numbers) {
        if (numbers.length === 0) return;
        const copy = game.clone();
        // The game may have gone on after a draw that was not claimed.
        copy.automaticDraws = false;
        copy.rewind(this.#buttons.length);
        for (const number of numbers) {
            const text = copy.moveText(number, this.#settings.style);
            const ply = this.#buttons.length + 1;
            this.#add(copy.turn, text + marksText(game, ply), ply);
            copy.push(number);
        }
        copy.dispose();
    }

    /**
     * A row has a move of White's, then one of Black's; a roll stands behind the move that it belongs to.
     * @param {string} mover
     * @param {string} text
     * @param {number} ply
     */
    #add(mover, text, ply) {
        const button = make("button", { type: "button", textContent: text, tabIndex: -1, title: `Look at ply ${ply}` });
        this.#buttons.push(button);
        const isNew = !this.#row || mover === "white" || (mover === "black" && this.#row.querySelector(".black"));
        if (isNew) {
            this.#rows += 1;
            this.#row = make("li", {}, make("span", { className: "number", textContent: `${this.#rows}.` }));
            this.#list.append(this.#row);
        }
        if (mover === "chance" && !isNew) this.#row.lastElementChild.append(button);
        else this.#row.append(make("span", { className: mover === "black" ? "black" : "white" }, button));
    }

    /** Shows which ply is looked at. */
    #mark() {
        const { ply } = this.#match;
        this.#buttons.forEach((button, i) => {
            const isCurrent = i + 1 === ply;
            if (isCurrent) button.setAttribute("aria-current", "step");
            else button.removeAttribute("aria-current");
            button.tabIndex = isCurrent || (ply === 0 && i === 0) ? 0 : -1;
        });
        this.#reveal(this.#buttons[ply - 1]);
    }

    /**
     * Scrolls the list, and only the list, to a move.
     * @param {HTMLElement} [button]
     */
    #reveal(button) {
        const list = this.#list.getBoundingClientRect();
        const { top, bottom } = button?.getBoundingClientRect() ?? list;
        if (!button) this.#list.scrollTop = 0;
        else if (top < list.top) this.#list.scrollTop -= list.top - top;
        else if (bottom > list.bottom) this.#list.scrollTop += bottom - list.bottom;
    }

    /** @param {number} i */
    #look(i) {
        if (i >= 0) this.#match.look(i + 1);
    }

    /** @param {KeyboardEvent} event */
    #press(event) {
        const way = ARROWS[event.key];
        const i = this.#buttons.indexOf(event.target);
        if (way === undefined || i < 0) return;
        event.preventDefault();
        const next = Math.max(0, Math.min(i + way, this.#buttons.length - 1));
        this.#look(next);
        this.#buttons[next].focus({ preventScroll: true });
    }
}

/**
 * @param {Match} match
 * @param {Settings} settings
 */
export function connectMoves(match, settings) {
    new Moves(match, settings);
}
