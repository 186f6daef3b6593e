// SPDX-License-Identifier: MIT
// Tables about moves: which there are, how they are written and read, where they lead.
import { at, endOf, equal, optional, played, refusalOf, sameAgain, string, unescaped, words } from "./cells.js";

const STATUS = { ongoing: "ongoing", white: "white_wins", black: "black_wins", draw: "draw" };

export function moves(ag, row) {
    const game = at(ag, row);
    const list = game.moves();
    equal(list.map(String).sort(), words(row.moves));
    equal(Array.from(game.numbers()), list.map(({ number }) => number));
    equal(game.moveCount, list.length);
    const begun = game.variant.squares.flatMap(({ name }) => Array.from(game.numbers({ from: name })));
    // A roll is not tapped on the board.
    const tapped = game.turn === "chance" ? [] : list.map(({ number }) => number);
    equal([...new Set(begun)].sort(), tapped.sort());
}

const goingOn = new Map();

export function games(ag, row) {
    const key = `${row.variant} ${row.game}`;
    let game = goingOn.get(key);
    // The tables know no repetition: where it has ended a game, a new one goes on.
    if (!game || game.isOver || row.ply === "1") {
        game = new ag.Game(row.variant, { position: row.ply === "1" ? undefined : game.position });
    }
    equal(game.isLegal(row.move), true);
    game.play(row.move);
    equal(game.position, row["position after"]);
    equal(new ag.Game(row.variant, { position: row["position after"] }).result, STATUS[row["status after"]]);
    goingOn.set(key, game);
}

export function perft(ag, row) {
    equal(String(at(ag, row).perft(Number(row.depth))), row.count);
}

export function badMoves(ag, row) {
    const game = at(ag, row);
    const before = game.clone();
    const text = string(row.text);
    if (text === undefined) {
        refusalOf(() => game.parse(new TextDecoder().decode(unescaped(row.text))));
        return;
    }
    const refusal = refusalOf(() => game.parse(text));
    equal([refusal.code, refusal.message], [row.status, row.why]);
    const tried = game.tryPlay(text);
    equal([tried.played, tried.error?.code], [false, optional(row.played) ?? row.status]);
    equal(refusalOf(() => game.play(text)).message, tried.error.message);
    equal([game.isLegal(text), game.isSamePosition(before), game.ply], [false, true, before.ply]);
}

export function readings(ag, row) {
    const game = at(ag, row);
    const text = string(row.text);
    if (text === undefined) return;
    equal(String(game.parse(text)), row.move);
    if (row.strict === "yes") equal(String(game.parse(text, { strict: true })), row.move);
    else refusalOf(() => game.parse(text, { strict: true }));
}

export function texts(ag, row) {
    const game = at(ag, row);
    equal(game.moveText(row.move), row.standard);
    equal(game.moveText(row.move, "coordinate"), row.move);
}

/** A text is read as a move or refused; what is read is played, and strictly it is read if it is the move's own. */
export function wildMoves(ag, row) {
    const game = at(ag, row);
    const text = string(row.text);
    const isRefused = row["read as"].startsWith("AG_ERR_");
    const read = isRefused ? refusalOf(() => game.parse(text)).code : String(game.parse(text));
    equal(read, row["read as"]);
    if (isRefused) {
        // A text may be a move of Tensei and the roll that follows it.
        if (!game.variant.hasChance) equal(game.tryPlay(text).error?.code, read);
        return;
    }
    const isOwn = [game.moveText(read), read].includes(text);
    equal(game.isLegal(text), true);
    if (!isOwn) refusalOf(() => game.parse(text, { strict: true }));
    game.play(text);
    equal(game.texts("coordinate")[0], read);
}

export function playedTexts(ag, row) {
    const game = played(ag, row, "");
    game.play(string(row.text));
    equal([game.position, game.ply], [row.position, Number(row.plies)]);
}

export function lines(ag, row) {
    const game = played(ag, row, optional(row.moves) ?? "");
    equal([game.position, ...endOf(ag, game)], [row.position, row.result, row.reason]);
    equal([game.ply, game.repetitions, game.quietPlies], [row.plies, row.repetitions, row.quiet].map(Number));
    sameAgain(ag, game);
}

export function transpositions(ag, row) {
    const [one, other] = [played(ag, row, row.moves), played(ag, row, row["other moves"])];
    equal([one.isSamePosition(other), one.hashText], [true, other.hashText]);
}

export function random(ag, row) {
    const game = at(ag, row);
    const source = new ag.Random(BigInt(`0x${row.seed}`));
    equal(String(game.playout(source, Number(row.plies))), row.played);
    equal([source.state.toString(16).padStart(16, "0"), game.hashText], [row["seed after"], row.hash]);
}
