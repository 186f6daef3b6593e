// SPDX-License-Identifier: MIT
// Tables about draws that are claimed and switched off.
import { at, equal, optional, played, sameAgain, words } from "./cells.js";

export function claims(ag, row) {
    const game = at(ag, row);
    for (const move of words(row.moves)) game.play(move);
    equal(ag.reasonText(game.claimableDraw), row.reason);
    game.claimDraw();
    equal(game.result, "draw");
    sameAgain(ag, game);
}

function isDrawn(ag, game, reason) {
    equal([game.result, game.reason && ag.reasonText(game.reason), game.turn], ["draw", reason, "nobody"]);
    sameAgain(ag, game);
}

function goesOn(ag, game, claim) {
    equal([game.reason, game.isOver, game.moveCount > 0, game.turn !== "nobody"], [null, false, true, true]);
    equal(game.claimableDraw && ag.reasonText(game.claimableDraw), claim);
    sameAgain(ag, game);
}

/** A draw that the rules make by themselves: off, on, gone on behind, claimed, announced with its move. */
export function governed(ag, row) {
    const game = played(ag, row, optional(row.moves) ?? "");
    isDrawn(ag, game, row.reason);
    game.automaticDraws = false;
    goesOn(ag, game, row.claim);
    for (const move of words(row.on)) game.play(move);
    sameAgain(ag, game);
    game.automaticDraws = true;
    sameAgain(ag, game);
    game.automaticDraws = false;
    while (game.ply > words(optional(row.moves) ?? "").length) game.undo();
    goesOn(ag, game, row.claim);
    game.claimDraw();
    isDrawn(ag, game, row.claim);
    game.automaticDraws = true;
    isDrawn(ag, game, row.claim);
    announced(ag, row);
}

/** The claim stands over the draw that its move would have made by itself. */
function announced(ag, row) {
    const moves = words(optional(row.moves) ?? "");
    if (moves.length === 0) return;
    const game = played(ag, row, moves.slice(0, -1).join(" "));
    game.automaticDraws = false;
    equal(ag.reasonText(game.moveClaimableDraw(moves.at(-1))), row.claim);
    game.claimDrawWith(moves.at(-1));
    isDrawn(ag, game, row.claim);
    game.automaticDraws = true;
    isDrawn(ag, game, row.claim);
}
