// SPDX-License-Identifier: MIT
// The library's picture in a page, and where the board lies in it. A square is 100 units wide.
import { paintPicture } from "./colours.js";

export const SQUARE = 100;
const FIGURES = /-?\d+/g;

/**
 * A document of the library's as an element.
 * @param {string} text
 */
export function svgElement(text) {
    const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
    const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(documentElement, true)));
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("role");
    svg.querySelector("title")?.remove();
    paintPicture(svg);
    return svg;
}

/**
 * The picture of a game, without the row of choices beneath it: these are in a popup.
 * @param {string} text
 * @param {import("../variants.js").Variant} variant
 */
export function boardElement(text, { files, ranks }) {
    const svg = svgElement(text);
    svg.querySelectorAll(".choice").forEach((choice) => choice.remove());
    const width = svg.viewBox.baseVal.width;
    svg.setAttribute("viewBox", `0 0 ${width} ${width + (ranks - files) * SQUARE}`);
    return svg;
}

/**
 * Lays a box over the board of a picture.
 * @param {HTMLElement} box
 * @param {SVGSVGElement} svg
 * @param {import("../variants.js").Variant} variant
 */
export function layOver(box, svg, { files, ranks }) {
    const { width, height } = svg.viewBox.baseVal;
    const transform = svg.querySelector(".board")?.getAttribute("transform") ?? "";
    const [left, top] = (transform.match(FIGURES) ?? ["0", "0"]).map(Number);
    box.style.left = `${(100 * left) / width}%`;
    box.style.top = `${(100 * top) / height}%`;
    box.style.width = `${(100 * files * SQUARE) / width}%`;
    box.style.height = `${(100 * ranks * SQUARE) / height}%`;
}

/**
 * The piece that a picture shows on a square.
 * @param {Element} picture
 * @param {string} square
 */
export function pieceElement(picture, square) {
    return /** @type {SVGGElement | null} */ (picture.querySelector(`.piece[data-square="${square}"]`));
}
