// SPDX-License-Identifier: MIT
// Who plays the sides of the match.
import { element, fill } from "./dom.js";
import { PERSON, opponents } from "./opponents.js";

/** @param {import("./match.js").Match} match */
export function connectPlayers(match) {
    for (const side of ["white", "black"]) {
        const select = element(side);
        fill(select, [[PERSON, "A person"], ...opponents.map(({ id, name }) => [id, name])]);
        select.addEventListener("change", () => match.setPlayer(side, select.value));
        match.addEventListener("change", () => { select.value = match.players[side]; });
    }
}
