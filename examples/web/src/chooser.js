// SPDX-License-Identifier: MIT
// Which game is played: the list of variants, new games, and the game that was there before.
import { Game, variants } from "abstractgames";
import { element, fill } from "./dom.js";

/**
 * A new game, dated.
 * @param {string} variant
 */
export function newGame(variant) {
    const game = new Game(variant);
    const now = new Date();
    const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
    game.tags.set("Date", `${now.getFullYear()}.${month}.${day}`);
    return game;
}

/**
 * @param {import("./match.js").Match} match
 * @param {import("./notice.js").Notice} notice
 */
export function connectChooser(match, notice) {
    const select = element("variant");
    fill(select, variants.map(({ id, name }) => [id, name]));
    const begin = () => {
        notice.clear();
        match.begin(newGame(select.value), match.players);
    };
    select.addEventListener("change", begin);
    element("new-game").addEventListener("click", begin);
    element("bring-back").addEventListener("click", () => match.bringBack());
    match.addEventListener("change", () => {
        const { id, name, summary } = match.game.variant;
        select.value = id;
        element("summary").textContent = summary;
        element("bring-back").hidden = !match.hasFormer;
        document.title = `${name} – Abstract games`;
    });
}
