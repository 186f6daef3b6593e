// SPDX-License-Identifier: MIT
// The games for boardgame.io, which itself is not needed here.
export { MonteCarloBot } from "./bot.js";
export { createGame } from "./create_game.js";

/**
 * @typedef {import("./bot.js").BotMove} BotMove
 * @typedef {import("./bot.js").BotOptions} BotOptions
 * @typedef {import("./outcome.js").Outcome} Outcome
 * @typedef {import("./state.js").MatchOptions} MatchOptions
 * @typedef {import("./state.js").MatchState} MatchState
 * @typedef {import("./state.js").Offer} Offer
 * @typedef {import("./state.js").SetupData} SetupData
 */
