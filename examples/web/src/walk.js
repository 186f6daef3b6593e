// SPDX-License-Identifier: MIT
// Walking through the plies of the match: buttons, where one is, what is said there, and taking back to it.
import { reasonText, resultText } from "abstractgames";
import { element } from "./dom.js";

/** @typedef {import("./match.js").Match} Match */

/** The buttons, and the ply that each leads to. */
const BUTTONS = {
    first: () => 0,
    previous: ({ ply }) => ply - 1,
    next: ({ ply }) => ply + 1,
    last: ({ game }) => game.ply,
};

/** @param {Match} match */
function whereabouts({ game, ply, isLive }) {
    if (!isLive) return `You are looking at ply ${ply} of ${game.ply}.`;
    if (game.reason !== null) return `${resultText(game.result)}, ${reasonText(game.reason)}.`;
    return game.ply === 0 ? "No moves yet." : `Ply ${ply}.`;
}

/** @param {import("abstractgames").Game} game */
function titleOf({ tags }) {
    if (!tags.has("White") && !tags.has("Black")) return tags.get("Event") ?? "";
    const names = `${tags.get("White") ?? "?"} – ${tags.get("Black") ?? "?"}`;
    return [names, tags.get("Event"), tags.get("Date")].filter(Boolean).join(", ");
}

/** @param {Match} match */
export function connectWalk(match) {
    for (const [id, target] of Object.entries(BUTTONS)) {
        element(id).addEventListener("click", () => match.look(target(match)));
    }
    element("take-back-to").addEventListener("click", () => match.rewind(match.ply));
    match.addEventListener("change", () => {
        const { game, ply, isLive } = match;
        element("first").disabled = element("previous").disabled = ply === 0;
        element("next").disabled = element("last").disabled = isLive;
        element("take-back-to").hidden = isLive;
        element("whereabouts").textContent = whereabouts(match);
        element("title").textContent = titleOf(game);
        element("said").textContent = game.comments(ply).join(" ");
    });
}
