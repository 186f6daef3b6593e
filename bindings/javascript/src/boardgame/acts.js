// SPDX-License-Identifier: MIT
// What players can do, as the moves of boardgame.io. A move that is refused is invalid there, and changes nothing.
import { GameError, misuse } from "../errors.js";
import { Match } from "./match.js";
import { sideAt } from "./seats.js";

/**
 * @typedef {import("./cache.js").Cache} Cache
 * @typedef {import("./state.js").MatchState} MatchState
 * @typedef {{G: MatchState, playerID: string, random: {Number: () => number}}} Context
 * @typedef {(context: Context, ...args: any[]) => void | "INVALID_MOVE"} Act
 * @typedef {{move: Act, undoable: boolean | ((context: {G: MatchState}) => boolean), client?: boolean,
 *     ignoreStaleStateID?: boolean}} LongAct
 */

const INVALID_MOVE = "INVALID_MOVE";

/**
 * The die is the server's: nobody says what it shows.
 * @param {Match} match
 * @param {unknown[]} args
 * @param {Context} context
 */
function roll(match, args, { random }) {
    if (args.length > 0) throw misuse("a roll has no arguments");
    match.roll(() => random.Number());
}

/**
 * @param {Cache} cache
 * @returns {Record<"tap" | "untap" | "play" | "roll" | "resign" | "claimDraw" | "offerDraw" | "offerTakeback"
 *     | "accept" | "decline", LongAct>}
 */
export function actsOf(cache) {
    /**
     * @param {(match: Match, args: any[], context: Context) => void} work
     * @returns {Act}
     */
    const act = (work) => (context, ...args) => {
        const side = sideAt(context.playerID);
        if (!side) return INVALID_MOVE;
        try {
            work(new Match(context.G, cache, side), args, context);
        } catch (error) {
            if (error instanceof GameError) return INVALID_MOVE;
            throw error;
        }
        return undefined;
    };
    /** @param {(match: Match, args: any[], context: Context) => void} work */
    const final = (work) => ({ move: act(work), undoable: false });
    return {
        // The tap that completes a move leaves no taps behind, and a move is not undone.
        tap: { move: act((match, [tap]) => match.tap(tap)), undoable: ({ G }) => G.taps.length > 0 },
        untap: { move: act((match) => match.untap()), undoable: true },
        play: final((match, [move]) => match.play(move)),
        roll: { ...final(roll), client: false },
        resign: { ...final((match) => match.resign()), ignoreStaleStateID: true },
        claimDraw: final((match, [move]) => match.claimDraw(move)),
        offerDraw: final((match) => match.offerDraw()),
        offerTakeback: final((match) => match.offerTakeback()),
        accept: final((match) => match.accept()),
        decline: final((match) => match.decline()),
    };
}
