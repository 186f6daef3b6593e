// SPDX-License-Identifier: MIT
// Tables about positions and boards.
import { at, equal, optional, refusalOf, string, unescaped, words } from "./cells.js";

const PROBLEM = "AG_PROBLEM_";

function problemBits(ag, names) {
    return names.reduce((sum, name) => sum + ag.constants[`${PROBLEM}${name.toUpperCase()}`], 0);
}

export function hash(ag, row) {
    const game = at(ag, row);
    equal(game.hashText, row.hash);
    equal(game.hash.toString(16).padStart(16, "0"), row.hash);
}

export function badPositions(ag, row) {
    const text = string(row.text);
    if (text === undefined) {
        refusalOf(() => new ag.Game(row.variant, { position: new TextDecoder().decode(unescaped(row.text)) }));
        return;
    }
    const refusal = refusalOf(() => new ag.Game(row.variant, { position: text }));
    equal([refusal.code, refusal.message, refusal.offset], [row.status, row.why, Number(row.offset)]);
    const problems = refusal.problems ?? [];
    equal(problemBits(ag, problems), Number(row.problems));
    if (problems.length > 0) equal(ag.positionProblems(row.variant, text).problems, problems);
    else equal(refusalOf(() => ag.positionProblems(row.variant, text)).message, row.why);
}

export function allowing(ag, row) {
    const names = Object.keys(ag.constants).filter((name) => name.startsWith(PROBLEM));
    const allow = names.filter((name) => (row.allowed & ag.constants[name]) !== 0)
        .map((name) => name.slice(PROBLEM.length).toLowerCase());
    const make = () => new ag.Game(row.variant, { position: row.text, allow });
    if (row.status !== "AG_OK") equal(refusalOf(make).code, row.status);
    else equal(make().position, optional(row.position));
}

export function epd(ag, row) {
    const text = string(row.epd);
    if (text === undefined) return;
    const read = () => ag.Game.fromEpd(row.variant, text);
    if (row.status !== "AG_OK") {
        const refusal = refusalOf(read);
        equal([refusal.code, refusal.message], [row.status, row.position]);
        return;
    }
    const { game, operations } = read();
    equal([game.position, operations.join("|")], [row.position, optional(row.operations) ?? ""]);
}

export function positions(ag, row) {
    const game = at(ag, row);
    const status = game.isOver ? `${ag.resultText(game.result)} ${ag.reasonText(game.reason)}` : "ongoing";
    equal([game.turn, status, game.moveCount], [row.turn, row.status, Number(row.moves)]);
}

export function attacks(ag, row) {
    const game = at(ag, row);
    for (const player of ["white", "black"]) {
        const attacked = game.variant.squares.filter(({ name }) => game.isAttacked(name, player));
        equal(attacked.map(({ name }) => name).sort(), words(row[`by ${player}`]).sort());
    }
}

export function traits(ag, row) {
    const trait = row.trait.replace(" ", "_");
    const { squares } = ag.findVariant(row.variant);
    const marked = squares.filter((square) => square.traits.includes(trait)).map(({ name }) => name);
    equal(marked.sort(), words(row.squares).sort());
    if (trait === "pit") return;
    const game = new ag.Game(row.variant);
    const asked = squares.filter(({ name }) => game.squareTraits(name).includes(trait)).map(({ name }) => name);
    equal(asked.sort(), marked);
}

export function boards(ag, row) {
    const flags = Number(row.flags);
    const board = at(ag, row).boardText({ unicode: (flags & 1) !== 0, flipped: (flags & 2) !== 0 });
    equal(board, string(row.text));
}

export function canWin(ag, row) {
    const game = at(ag, row);
    equal([game.canWin("white"), game.canWin("black")].map(Number), [row.white, row.black].map(Number));
}

/** The questions that need the most stack and the most work, where they need it. */
export function worst(ag, row) {
    const game = at(ag, row);
    const moves = game.moves();
    equal([moves.length, String(game.perft(1))], [game.moveCount, String(moves.length)]);
    for (const move of [moves[0], moves[Math.floor(moves.length / 2)], moves.at(-1)]) {
        const taps = game.taps(move);
        equal(game.tappedMove(taps).number, move.number);
        equal(game.parse(game.moveText(move)).number, move.number);
        equal(game.svg({ taps: taps.slice(0, -1), targets: true }).endsWith("</svg>\n"), true);
        equal(game.steps(move).length > 0 && game.moveTraits(move).length >= 0, true);
        game.play(move);
        equal(game.record({ style: "coordinate" }).includes(move.text), true);
        game.undo();
    }
    equal(game.position, row.position);
}
