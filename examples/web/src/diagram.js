// SPDX-License-Identifier: MIT
// The diagrams in the rules: positions that the library draws, and that can be played from.
import { CHOICE, findPiece, readRecord } from "abstractgames";
import { make } from "./dom.js";
import { gameAt } from "./position.js";

const FIGURES = "figure[data-diagram]";

/**
 * What a figure shows; tools/diagrams.js made it.
 * @typedef {{variant: string, position?: string, moves?: string[], record?: string, ply?: number, taps?: string,
 *     size?: number, flipped?: boolean, targets?: boolean}} Diagram
 */

/**
 * @param {Diagram} diagram
 */
function gameOf({ variant, position, moves = [], record, ply }) {
    const game = record === undefined ? gameAt(variant, position) : readRecord(record).game;
    for (const move of moves) game.play(move);
    if (ply !== undefined) game.rewind(ply);
    return game;
}

/**
 * Taps in words: squares, codes of pieces, "none", "done".
 * @param {import("abstractgames").Variant} variant
 * @param {string} words
 */
function tapsOf(variant, words) {
    return words.split(" ").map((word) => {
        if (word === "none") return CHOICE;
        const isPiece = variant.pieces.some(({ code }) => code === word);
        return isPiece ? CHOICE + findPiece(variant, word).number : word;
    });
}

/**
 * Draws the figures of a page.
 * @param {HTMLElement} page
 * @param {boolean} dark
 */
export function drawDiagrams(page, dark) {
    for (const figure of page.querySelectorAll(FIGURES)) {
        const diagram = JSON.parse(figure.dataset.diagram);
        const game = gameOf(diagram);
        const { size = 350, taps, flipped = false, targets = false } = diagram;
        const options = { size, dark, flipped, targets, ...taps && { taps: tapsOf(game.variant, taps) } };
        const picture = figure.querySelector("img");
        picture.src = `data:image/svg+xml,${encodeURIComponent(game.svg(options))}`;
        picture.width = size;
        game.dispose();
    }
}

/**
 * Puts a button below each figure that begins a game there.
 * @param {HTMLElement} page
 * @param {(game: import("abstractgames").Game) => void} begin
 */
export function offerDiagrams(page, begin) {
    for (const figure of page.querySelectorAll(FIGURES)) {
        const button = make("button", { type: "button", textContent: "Play from here" });
        button.addEventListener("click", () => begin(gameOf(JSON.parse(figure.dataset.diagram))));
        figure.append(button);
    }
}
