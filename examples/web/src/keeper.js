// SPDX-License-Identifier: MIT
// The match is kept from one visit to the next.
import { Game } from "abstractgames";
import { PERSON, opponents } from "./opponents.js";
import { keep, kept } from "./storage.js";
import { Match } from "./match.js";
import { newGame } from "./chooser.js";

const KEY = "match";
const FIRST_VARIANT = "rinne";
const FIRST_PLAYERS = { white: PERSON, black: opponents[0].id };

/**
 * The match that was kept, or a first one. What cannot be read any more is refused.
 * @param {import("./notice.js").Notice} notice
 */
export function keptMatch(notice) {
    const before = kept(KEY);
    let match;
    if (before) notice.attempt(() => { match = new Match(Game.fromJSON(before.game), before.players ?? {}); });
    return match ?? new Match(newGame(FIRST_VARIANT), FIRST_PLAYERS);
}

/** @param {Match} match */
export function connectKeeper(match) {
    match.addEventListener("change", () => keep(KEY, { game: match.game, players: match.players }));
}
