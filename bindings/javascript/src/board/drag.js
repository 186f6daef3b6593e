// SPDX-License-Identifier: MIT
// A piece that is dragged from a square to another with mouse, pen or finger.
import { pieceElement } from "./picture.js";

const NEAR = 6;

export class Drag {
    /** @type {{square: number, x: number, y: number, isFar: boolean} | undefined} */
    #start;

    /** @type {SVGSVGElement | undefined} */
    #ghost;

    #hasDropped = false;
    #host;

    /**
     * @param {{grid: import("./grid.js").Grid, picture: HTMLElement, frame: HTMLElement,
     *     lift: (square: number) => boolean, drop: (square: number) => void}} host
     */
    constructor(host) {
        this.#host = host;
        const { element } = host.grid;
        element.addEventListener("pointerdown", (event) => this.#press(event));
        element.addEventListener("pointermove", (event) => this.#move(event));
        element.addEventListener("pointerup", (event) => this.#release(event));
        element.addEventListener("pointercancel", () => this.#end());
    }

    /** Whether a piece is being dropped, which needs not move by itself then. */
    get isDropping() {
        return this.#hasDropped;
    }

    /** Whether the click that comes now is the end of a drag. */
    takeDropped() {
        const hasDropped = this.#hasDropped;
        this.#hasDropped = false;
        return hasDropped;
    }

    /** @param {PointerEvent} event */
    #press({ button, clientX, clientY, target }) {
        this.#hasDropped = false;
        const square = this.#host.grid.squareOf(target);
        if (button === 0 && square >= 0) this.#start = { square, x: clientX, y: clientY, isFar: false };
    }

    /** @param {PointerEvent} event */
    #move(event) {
        const start = this.#start;
        if (!start) return;
        if (!start.isFar && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= NEAR) {
            start.isFar = true;
            if (!this.#host.lift(start.square)) {
                this.#start = undefined;
                return;
            }
            this.#host.grid.element.setPointerCapture(event.pointerId);
            this.#show(start.square);
        }
        this.#follow(event);
    }

    /** @param {number} square */
    #show(square) {
        const { grid, picture, frame } = this.#host;
        const piece = pieceElement(picture, grid.cells[square].dataset.square ?? "");
        if (!piece) return;
        const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        const copy = /** @type {SVGGElement} */ (piece.cloneNode(true));
        copy.removeAttribute("transform");
        ghost.setAttribute("viewBox", "0 0 100 100");
        ghost.setAttribute("class", "ghost");
        ghost.setAttribute("aria-hidden", "true");
        ghost.style.width = `${grid.cells[square].getBoundingClientRect().width}px`;
        ghost.append(copy);
        piece.classList.add("lifted");
        frame.append(ghost);
        this.#ghost = ghost;
    }

    /** @param {PointerEvent} event */
    #follow({ clientX, clientY }) {
        if (!this.#ghost) return;
        const frame = this.#host.frame.getBoundingClientRect();
        const { width } = this.#ghost.getBoundingClientRect();
        this.#ghost.style.left = `${clientX - frame.left - width / 2}px`;
        this.#ghost.style.top = `${clientY - frame.top - width / 2}px`;
    }

    /** @param {PointerEvent} event */
    #release({ clientX, clientY }) {
        const start = this.#start;
        this.#end();
        if (!start?.isFar) return;
        this.#hasDropped = true;
        const square = this.#host.grid.squareAt(clientX, clientY);
        if (square >= 0 && square !== start.square) this.#host.drop(square);
    }

    #end() {
        this.#start = undefined;
        this.#ghost?.remove();
        this.#ghost = undefined;
        this.#host.picture.querySelector(".lifted")?.classList.remove("lifted");
    }
}
