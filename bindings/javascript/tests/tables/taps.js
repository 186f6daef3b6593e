// SPDX-License-Identifier: MIT
// Tables about taps and steps.
import { at, equal, refusalOf, string, words } from "./cells.js";

function stepInWords(variant, { group, action, from, to, before, after }) {
    const squares = action === "move" ? [from, to] : [from];
    const names = squares.map((square) => variant.squares[square].name);
    return [group, action, ...names, ...[before, after].flatMap((piece) => (piece ? [piece.code] : []))].join(" ");
}

export function steps(ag, row) {
    const game = at(ag, row);
    equal(game.steps(row.move).map((step) => stepInWords(game.variant, step)).join("; "), row.steps);
}

export function taps(ag, row) {
    const game = at(ag, row);
    const made = new ag.Taps(game);
    for (const word of words(row.taps)) made.tap(word.replace(":", " "));
    equal(made.offers.map((tap) => ag.tapText(game.variant, tap).replace(" ", ":")), words(row.offered));
    equal(game.nextTaps(made), made.offers);
    equal(String(made.move ?? "-"), row.makes);
    if (made.move && String([...made]) === String(game.taps(made.move))) equal(made.steps, game.steps(made.move));
}

/** The numbers of taps in words; undefined where one is no tap. */
function tapNumbers(ag, variant, text) {
    const all = [...variant.squares.map(({ number }) => number), ag.DONE, ag.CHOICE,
        ...variant.pieces.map(({ number }) => ag.CHOICE + number)];
    const names = new Map(all.map((tap) => [ag.tapText(variant, tap).replace(" ", ":"), tap]));
    const numbers = words(text).map((word) => names.get(word));
    return numbers.includes(undefined) ? undefined : numbers;
}

export function tapped(ag, row) {
    const game = at(ag, row);
    const list = tapNumbers(ag, game.variant, row.taps);
    equal(game.boardText({ taps: list, targets: true }), string(row.text));
}

export function badTaps(ag, row) {
    const game = at(ag, row);
    const list = tapNumbers(ag, game.variant, row.taps);
    if (!list) return;
    if (row.status === "AG_ERR_AMBIGUOUS") {
        equal(game.tappedMove(list), null);
        return;
    }
    for (const work of [() => game.svg({ taps: list }), () => game.tappedMove(list), () => game.tappedBoard(list)]) {
        const refusal = refusalOf(work);
        equal([refusal.code, refusal.message], [row.status, row.why]);
    }
}
