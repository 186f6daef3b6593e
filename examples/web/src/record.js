// SPDX-License-Identifier: MIT
// The match as a record to save.
import { element, make } from "./dom.js";
import { findOpponent } from "./opponents.js";

const ROSTER = { white: "White", black: "Black" };

/**
 * The record of the match; opponents are named where nobody is.
 * @param {import("./match.js").Match} match
 * @param {string} style
 */
function recordOf({ game, players }, style) {
    const named = game.clone();
    try {
        for (const [side, tag] of Object.entries(ROSTER)) {
            const opponent = findOpponent(players[side]);
            if (opponent && !named.tags.has(tag)) named.tags.set(tag, opponent.name);
        }
        return named.record({ style });
    } finally {
        named.dispose();
    }
}

/**
 * Gives a text to the reader as a file.
 * @param {string} name
 * @param {string} text
 */
function download(name, text) {
    const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60000);
}

/**
 * @param {import("./match.js").Match} match
 * @param {import("./settings.js").Settings} settings
 * @param {import("./notice.js").Notice} notice
 */
export function connectRecord(match, settings, notice) {
    element("save").addEventListener("click", () => notice.attempt(() => (
        download(`${match.game.variant.id}.pgn`, recordOf(match, settings.style)))));
}
