// SPDX-License-Identifier: MIT
// Moves that are typed, in any notation that the library reads.
import { element } from "./dom.js";

/**
 * @param {import("./match.js").Match} match
 * @param {import("./notice.js").Notice} notice
 */
export function connectTyped(match, notice) {
    const [form, words, play] = ["typed", "words", "play"].map(element);
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        if (!match.isPersonsTurn) notice.refuse(match.game.isOver ? "the game is over" : "the opponent is to move");
        else if (notice.attempt(() => match.play(words.value))) words.value = "";
        else words.select();
    });
    match.addEventListener("change", () => { play.disabled = !match.isLive; });
}
