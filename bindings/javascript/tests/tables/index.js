// SPDX-License-Identifier: MIT
// The tables that the library itself is tested with (tests/data), read and played through the package. This runs in
// Node, in a page and in a worker: it is given the package and the texts of the files.
import { rowsOf, wildRowsOf } from "./cells.js";
import { claims, governed } from "./draws.js";
import { badMoves, games, lines, moves, perft, playedTexts, random, readings, texts, transpositions,
    wildMoves } from "./moves.js";
import { allowing, attacks, badPositions, boards, canWin, epd, hash, positions, traits, worst } from "./positions.js";
import { comments, damaged, recordReadings, wild } from "./records.js";
import { badTaps, steps, tapped, taps } from "./taps.js";

const PERFT_MOST = 20_000_000;

/** What is looked at in a folder, and in how many rows at least. */
export const CHECKS = [
    ["moves", 250, moves],
    ["games", 7000, games],
    ["perft", 240, perft],
    ["hash", 250, hash],
    ["bad_positions", 500, badPositions],
    ["bad_moves", 700, badMoves],
    ["readings", 400, readings],
    ["wild_moves", 300, wildMoves],
    ["texts", 150, texts],
    ["played", 10, playedTexts],
    ["steps", 100, steps],
    ["taps", 150, taps],
    ["tapped", 40, tapped],
    ["bad_taps", 40, badTaps],
    ["lines", 150, lines],
    ["governed_draws", 20, governed],
    ["transpositions", 40, transpositions],
    ["positions", 150, positions],
    ["attacks", 35, attacks],
    ["traits", 70, traits],
    ["boards", 25, boards],
    ["allowing", 90, allowing],
    ["epd", 10, epd],
    ["records/readings", 70, recordReadings],
    ["records/comments", 30, comments],
    ["records/damaged", 60, damaged],
    ["records/claims", 4, claims],
    ["wild", 220, wild, wildRowsOf],
    ["can_win", 10, canWin],
    ["random", 10, random],
    ["stack", 7, worst],
].map(([folder, atLeast, check, read = rowsOf]) => ({ folder, atLeast, check, read }));

function isWanted({ count }) {
    return count === undefined || Number(count) <= PERFT_MOST;
}

/** Looks at each row of a folder, whose files are given as [name, text]. Returns what is wrong. */
export async function complaints(ag, { folder, atLeast, check, read }, files) {
    const rows = files.flatMap(([name, text]) => read(name, text)).filter(isWanted);
    const wrong = rows.length < atLeast ? [`${folder} has ${rows.length} rows, and ${atLeast} are expected`] : [];
    for (const row of rows) {
        try {
            await check(ag, row);
        } catch (error) {
            wrong.push(`${folder}/${row.where}: ${error.stack}`);
        }
    }
    return wrong;
}
