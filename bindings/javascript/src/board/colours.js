// SPDX-License-Identifier: MIT
// The colours of a picture as custom properties: a page may set each, and the picture's own is there where it does not.

/** What is painted, where: [attribute, elements, name of the property]. */
const PAINTED = [
    ["fill", ":scope > rect", "background"],
    ["fill", ".coordinates", "coordinates"],
    ["fill", ".board > rect:first-child", "light-squares"],
    ["fill", ".board > path:not([class])", "dark-squares"],
    ["fill", ".last-move", "last-move"],
    ["fill", ".check", "check"],
    ["stroke", ".chosen, .target[stroke]", "chosen"],
    ["fill", ".target:not([stroke])", "chosen"],
];
const PIECES = ".piece, .choice, .goal";
// A piece's body is painted over its edge, which is as wide as this; a goal is body and edge alone.
const BODY = 'path[paint-order][stroke-width="9"]';

/**
 * @param {Element} element
 * @param {string} attribute
 * @param {string} name
 */
function paint(element, attribute, name) {
    const colour = element.getAttribute(attribute);
    const { style } = /** @type {SVGElement} */ (element);
    if (colour && colour !== "none") style.setProperty(attribute, `var(--abstract-board-${name}, ${colour})`);
}

/** @param {Element} piece */
function paintPiece(piece) {
    const player = piece.getAttribute("data-player");
    const bodies = piece.matches(".goal") ? [piece] : piece.querySelectorAll(BODY);
    for (const body of player ? bodies : []) {
        paint(body, "fill", player ?? "");
        paint(body, "stroke", `${player}-edge`);
    }
}

/**
 * Lets a page choose the colours of a picture.
 * @param {Element} svg
 */
export function paintPicture(svg) {
    for (const [attribute, where, name] of PAINTED) {
        for (const element of svg.querySelectorAll(where)) paint(element, attribute, name);
    }
    svg.querySelectorAll(PIECES).forEach(paintPiece);
}
