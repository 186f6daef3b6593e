// SPDX-License-Identifier: MIT
// The squares of a board as cells that lie over the picture: what pointers hit, keys walk over and screen readers name.

/**
 * @typedef {import("../variants.js").Variant} Variant
 * @typedef {import("../variants.js").Piece} Piece
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {string} role
 * @param {string} name
 */
function part(role, name) {
    const element = document.createElement("div");
    element.className = name;
    element.setAttribute("role", role);
    return element;
}

/**
 * What a square is called.
 * @param {string} name
 * @param {Piece | null} piece
 * @param {{isTapped: boolean, isOffered: boolean}} state
 */
function label(name, piece, { isTapped, isOffered }) {
    const words = [name, piece ? `${piece.player} ${piece.name}` : "empty"];
    if (isTapped) words.push("chosen");
    if (isOffered) words.push("can be chosen");
    return words.join(", ");
}

export class Grid {
    element = part("grid", "grid");

    /** @type {HTMLElement[]} by squares */
    cells = [];

    /** @type {HTMLElement[][]} as they are seen */
    #rows = [];

    #focused = 0;

    /**
     * Makes the cells of a variant.
     * @param {Variant} variant
     * @param {boolean} isFlipped
     */
    lay({ name, files, ranks, squares }, isFlipped) {
        this.cells = squares.map((square) => {
            const cell = part("gridcell", "cell");
            cell.dataset.square = square.name;
            return cell;
        });
        this.#rows = Array.from({ length: ranks }, (_, row) => Array.from({ length: files }, (__, column) => (
            this.cells[isFlipped ? row * files + files - 1 - column : (ranks - 1 - row) * files + column])));
        this.element.setAttribute("aria-label", `${name} board`);
        this.element.replaceChildren(...this.#rows.map((cells) => {
            const row = part("row", "row");
            row.append(...cells);
            return row;
        }));
        this.#focused = Math.min(this.#focused, squares.length - 1);
    }

    /**
     * Names the squares and marks those that are offered.
     * @param {Variant} variant
     * @param {(Piece | null)[]} board
     * @param {readonly number[]} taps
     * @param {readonly number[]} offers
     */
    mark({ squares }, board, taps, offers) {
        this.cells.forEach((cell, square) => {
            const state = { isTapped: taps.includes(square), isOffered: offers.includes(square) };
            cell.setAttribute("aria-label", label(squares[square].name, board[square], state));
            cell.setAttribute("aria-selected", String(state.isTapped));
            cell.classList.toggle("offered", state.isOffered);
            cell.tabIndex = square === this.#focused ? 0 : -1;
        });
    }

    /**
     * The square of what was hit.
     * @param {EventTarget | null} target
     */
    squareOf(target) {
        return this.cells.indexOf(/** @type {HTMLElement} */ (target));
    }

    /**
     * The square at a point of the window, -1 off the board.
     * @param {number} x
     * @param {number} y
     */
    squareAt(x, y) {
        return this.cells.findIndex((cell) => {
            const { left, right, top, bottom } = cell.getBoundingClientRect();
            return x >= left && x < right && y >= top && y < bottom;
        });
    }

    /** @param {number} square */
    focus(square) {
        this.cells[this.#focused].tabIndex = -1;
        this.#focused = square;
        this.cells[square].tabIndex = 0;
        this.cells[square].focus({ preventScroll: true });
    }

    /** Goes back to the cell that had the focus last. */
    refocus() {
        this.focus(this.#focused);
    }

    /**
     * Walks with an arrow key; says whether it was one.
     * @param {number} square
     * @param {string} key
     */
    walk(square, key) {
        const way = ARROWS[key];
        if (!way) return false;
        const row = this.#rows.findIndex((cells) => cells.includes(this.cells[square]));
        const column = this.#rows[row].indexOf(this.cells[square]);
        const next = this.#rows[row + way[0]]?.[column + way[1]];
        if (next) this.focus(this.cells.indexOf(next));
        return true;
    }
}
