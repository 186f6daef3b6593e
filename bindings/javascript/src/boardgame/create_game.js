// SPDX-License-Identifier: MIT
// The description of a game that boardgame.io plays by.
import { misuse } from "../errors.js";
import { optionsOf, shown } from "../numbers.js";
import { findVariant } from "../variants.js";
import { actsOf } from "./acts.js";
import { Cache } from "./cache.js";
import { choicesOf } from "./choices.js";
import { guardOf } from "./guard.js";
import { outcomeOf } from "./outcome.js";
import { newState, problemOfSetup } from "./state.js";
import { Turns } from "./turns.js";

/**
 * @typedef {import("../variants.js").Variant} Variant
 * @typedef {import("./state.js").MatchOptions} MatchOptions
 * @typedef {import("./state.js").MatchState} MatchState
 * @typedef {import("./state.js").SetupData} SetupData
 */

/** @type {MatchOptions} */
const USUAL = { position: undefined, allow: [], automaticDraws: true, outOfTurn: false };
const NO_EVENTS = { endTurn: false, endPhase: false, setPhase: false, endGame: false, pass: false, endStage: false,
    setStage: false, setActivePlayers: false };

/**
 * A game for boardgame.io. The state `G` of its matches is plain JSON, of which `Game.fromJSON` makes a Game.
 *
 * Moves: `tap(tap)`, `untap()`, `play(move)`, `roll()`, `resign()`, `claimDraw(move?)`, `offerDraw()`,
 * `offerTakeback()`, `accept()`, `decline()`.
 * `ctx.gameover` has `winner` ("0" is White) or `draw`, and `result` and `reason`.
 *
 * By default the player whose turn it is acts, and nobody else: an offer hands the turn over until it is answered.
 * @param {string | Variant} variant
 * @param {MatchOptions} [options]
 */
export function createGame(variant, options) {
    const rules = findVariant(variant);
    const given = optionsOf(options, USUAL, "createGame");
    if (options !== undefined) newState(rules, given);
    const { outOfTurn } = given;
    if (typeof outOfTurn !== "boolean") {
        throw misuse(`acting out of turn is allowed (true) or not (false), not ${shown(outOfTurn)}`);
    }
    const cache = new Cache();
    const turns = new Turns(cache, outOfTurn);
    return {
        name: rules.id,
        minPlayers: 2,
        maxPlayers: 2,
        /**
         * @param {{ctx: {numPlayers: number}}} context
         * @param {SetupData} [setupData]
         */
        setup: ({ ctx }, setupData) => newState(rules, given, setupData, ctx.numPlayers),
        /**
         * @param {SetupData} setupData
         * @param {number} players
         */
        validateSetupData: (setupData, players) => problemOfSetup(rules, given, setupData, players),
        moves: actsOf(cache),
        turn: turns.rules,
        events: NO_EVENTS,
        /** @param {{G: MatchState}} context */
        endIf: ({ G }) => outcomeOf(G, cache.at(G)),
        plugins: [guardOf(cache, turns)],
        ai: {
            /**
             * @param {MatchState} G
             * @param {unknown} _ctx
             * @param {string} playerID
             */
            enumerate: (G, _ctx, playerID) => choicesOf(cache, turns, G, playerID),
        },
    };
}
