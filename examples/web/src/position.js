// SPDX-License-Identifier: MIT
// The position that is looked at, as text to read and to change.
import { Game, findVariant } from "abstractgames";
import { element } from "./dom.js";

/** @typedef {import("./match.js").Match} Match */

/**
 * The game that begins in a position. Problems that can be waived are accepted, as they are in records: a position that
 * was played can be given on.
 * @param {string} variant
 * @param {string} [position] the start position if not given
 */
export function gameAt(variant, position) {
    return Game.fromJSON({ variant, rulesVersion: findVariant(variant).rulesVersion, position, moves: [] });
}

/**
 * The position that is looked at.
 * @param {Match} match
 */
export function positionOf({ game, ply }) {
    if (ply === game.ply) return game.position;
    const copy = game.clone();
    copy.rewind(ply);
    const { position } = copy;
    copy.dispose();
    return position;
}

/**
 * @param {Match} match
 * @param {import("./notice.js").Notice} notice
 */
export function connectPosition(match, notice) {
    const position = element("position");
    match.addEventListener("change", () => { position.value = positionOf(match); });
    element("set-up").addEventListener("submit", (event) => {
        event.preventDefault();
        notice.attempt(() => {
            match.begin(gameAt(match.game.variant.id, position.value.trim()));
            notice.clear();
        });
    });
}
