// SPDX-License-Identifier: MIT
// The tables that the library itself is tested with (tests/data), read and played through the package. This runs in Node,
// in a page and in a worker: it is given the package and the texts of the files.

const PERFT_MOST = 20_000_000;
const STATUS = { ongoing: "ongoing", white: "white_wins", black: "black_wins", draw: "draw" };

function equal(found, wanted, what = "") {
    const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
    if (one !== other) throw new Error(`${what} ${one}, and not ${other}`);
}

const words = (text) => text.split(" ").filter((word) => word !== "");
const optional = (cell) => (cell === "-" ? undefined : cell);

/** A cell with its escapes carried out, as bytes: \xNN is one, @repeat(text,count) so many copies. */
function unescaped(cell) {
    const copied = cell.replace(/@repeat\((.*?),(\d+)\)/g, (_, text, count) => text.repeat(Number(count)));
    const encoder = new TextEncoder();
    const parts = copied.split(/(\\x[0-9A-Fa-f]{2})/).map((part) => (
        /^\\x/.test(part) ? Uint8Array.of(parseInt(part.slice(2), 16)) : encoder.encode(part)));
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

/** The same as a string; undefined when no string has these bytes, or C would end it before its end. */
function string(cell) {
    const bytes = unescaped(cell);
    if (bytes.includes(0)) return undefined;
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
        return undefined;
    }
}

/** What a call throws. */
function refusalOf(work) {
    try {
        work();
    } catch (error) {
        if (error?.name === "GameError") return error;
        throw error;
    }
    throw new Error("nothing was refused");
}

function played(ag, row, moves) {
    const game = new ag.Game(row.variant, { position: optional(row.from ?? "-") });
    for (const move of words(moves)) game.play(move);
    return game;
}

function at(ag, row) {
    return new ag.Game(row.variant, { position: optional(row.position) });
}

function moves(ag, row) {
    const game = at(ag, row);
    const list = game.moves();
    equal(list.map(String).sort(), words(row.moves));
    equal(Array.from(game.numbers()), list.map(({ number }) => number));
    equal(game.moveCount, list.length);
    const begun = game.variant.squares.flatMap(({ name }) => Array.from(game.numbers({ from: name })));
    // A roll is not tapped on the board.
    equal([...new Set(begun)].sort(), game.turn === "chance" ? [] : list.map(({ number }) => number).sort());
}

const goingOn = new Map();

function games(ag, row) {
    const key = `${row.variant} ${row.game}`;
    let game = goingOn.get(key);
    // The tables know no repetition: where it has ended a game, a new one goes on.
    if (!game || game.isOver || row.ply === "1") game = new ag.Game(row.variant, { position: row.ply === "1" ? undefined : game.position });
    equal(game.isLegal(row.move), true);
    game.play(row.move);
    equal(game.position, row["position after"]);
    equal(new ag.Game(row.variant, { position: row["position after"] }).result, STATUS[row["status after"]]);
    goingOn.set(key, game);
}

function perft(ag, row) {
    equal(String(at(ag, row).perft(Number(row.depth))), row.count);
}

function hash(ag, row) {
    const game = at(ag, row);
    equal(game.hashText, row.hash);
    equal(game.hash.toString(16).padStart(16, "0"), row.hash);
}

function badPositions(ag, row) {
    const text = string(row.text);
    if (text === undefined) {
        refusalOf(() => new ag.Game(row.variant, { position: new TextDecoder().decode(unescaped(row.text)) }));
        return;
    }
    const refusal = refusalOf(() => new ag.Game(row.variant, { position: text }));
    equal([refusal.code, refusal.message, refusal.offset], [row.status, row.why, Number(row.offset)]);
    const problems = refusal.problems ?? [];
    equal(problems.reduce((sum, name) => sum + ag.constants[`AG_PROBLEM_${name.toUpperCase()}`], 0), Number(row.problems));
    if (problems.length > 0) equal(ag.positionProblems(row.variant, text).problems, problems);
    else equal(refusalOf(() => ag.positionProblems(row.variant, text)).message, row.why);
}

function badMoves(ag, row) {
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

function readings(ag, row) {
    const game = at(ag, row);
    const text = string(row.text);
    if (text === undefined) return;
    equal(String(game.parse(text)), row.move);
    if (row.strict === "yes") equal(String(game.parse(text, { strict: true })), row.move);
    else refusalOf(() => game.parse(text, { strict: true }));
}

function texts(ag, row) {
    const game = at(ag, row);
    equal(game.moveText(row.move), row.standard);
    equal(game.moveText(row.move, "coordinate"), row.move);
}

function playedTexts(ag, row) {
    const game = new ag.Game(row.variant, { position: optional(row.from) });
    game.play(string(row.text));
    equal([game.position, game.ply], [row.position, Number(row.plies)]);
}

function stepInWords(variant, { group, action, from, to, before, after }) {
    const squares = action === "move" ? [from, to] : [from];
    const names = squares.map((square) => variant.squares[square].name);
    return [group, action, ...names, ...[before, after].flatMap((piece) => (piece ? [piece.code] : []))].join(" ");
}

function steps(ag, row) {
    const game = at(ag, row);
    equal(game.steps(row.move).map((step) => stepInWords(game.variant, step)).join("; "), row.steps);
}

function taps(ag, row) {
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

function tapped(ag, row) {
    const game = at(ag, row);
    const list = tapNumbers(ag, game.variant, row.taps);
    equal(game.boardText({ taps: list, targets: true }), string(row.text));
}

function badTaps(ag, row) {
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

function lines(ag, row) {
    const game = played(ag, row, optional(row.moves) ?? "");
    equal([game.position, ag.resultText(game.result)], [row.position, row.result]);
    equal(game.reason === null ? "none" : ag.reasonText(game.reason), row.reason);
    equal([game.ply, game.repetitions, game.quietPlies], [row.plies, row.repetitions, row.quiet].map(Number));
    const again = ag.Game.fromJSON(JSON.parse(JSON.stringify(game)));
    equal([again.position, again.result, again.reason, again.ply], [game.position, game.result, game.reason, game.ply]);
}

function transpositions(ag, row) {
    const [one, other] = [played(ag, row, row.moves), played(ag, row, row["other moves"])];
    equal([one.isSamePosition(other), one.hashText], [true, other.hashText]);
}

function positions(ag, row) {
    const game = at(ag, row);
    const status = game.isOver ? `${ag.resultText(game.result)} ${ag.reasonText(game.reason)}` : "ongoing";
    equal([game.turn, status, game.moveCount], [row.turn, row.status, Number(row.moves)]);
}

function attacks(ag, row) {
    const game = at(ag, row);
    for (const player of ["white", "black"]) {
        const attacked = game.variant.squares.filter(({ name }) => game.isAttacked(name, player)).map(({ name }) => name);
        equal(attacked.sort(), words(row[`by ${player}`]).sort());
    }
}

function traits(ag, row) {
    const trait = row.trait.replace(" ", "_");
    const { squares } = ag.findVariant(row.variant);
    equal(squares.filter((square) => square.traits.includes(trait)).map(({ name }) => name).sort(), words(row.squares).sort());
    const game = new ag.Game(row.variant);
    if (trait !== "pit") equal(squares.map(({ name, traits: own }) => own.includes(trait) === game.squareTraits(name).includes(trait)).includes(false), false);
}

function boards(ag, row) {
    const flags = Number(row.flags);
    equal(at(ag, row).boardText({ unicode: (flags & 1) !== 0, flipped: (flags & 2) !== 0 }), string(row.text));
}

function allowing(ag, row) {
    const allow = Object.entries(ag.constants).filter(([name, value]) => /^AG_PROBLEM_/.test(name) && (row.allowed & value) !== 0)
        .map(([name]) => name.slice("AG_PROBLEM_".length).toLowerCase());
    const make = () => new ag.Game(row.variant, { position: row.text, allow });
    if (row.status !== "AG_OK") equal(refusalOf(make).code, row.status);
    else equal(make().position, optional(row.position));
}

function epd(ag, row) {
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

/** In these texts a stroke is the end of a line. */
function recordBytes(row) {
    return unescaped(row.text).map((byte) => (byte === 0x7c ? 0x0a : byte));
}

function damaged(ag, row) {
    const { value: { game, remark, error } } = ag.records(recordBytes(row)).next();
    equal([error?.code ?? "AG_REMARK", error?.message ?? remark], [row.status, row.why]);
    equal([game?.ply, game ? ag.resultText(game.result) : undefined],
        [optional(row.plies) ? Number(row.plies) : undefined, optional(row.result)]);
    if (error) equal([error.line, error.game === (game ?? undefined)], [Number(/^line (\d+)/.exec(row.why)[1]), true]);
}

function claims(ag, row) {
    const game = at(ag, row);
    for (const move of words(row.moves)) game.play(move);
    equal(ag.reasonText(game.claimableDraw), row.reason);
    game.claimDraw();
    for (const again of [ag.readRecord(game.record()).game, ag.Game.fromJSON(game.toJSON())]) {
        equal([again.result, again.reason], ["draw", game.reason]);
    }
}

function canWin(ag, row) {
    const game = at(ag, row);
    equal([game.canWin("white"), game.canWin("black")].map(Number), [row.white, row.black].map(Number));
}

function random(ag, row) {
    const game = at(ag, row);
    const source = new ag.Random(BigInt(`0x${row.seed}`));
    equal(String(game.playout(source, Number(row.plies))), row.played);
    equal([source.state.toString(16).padStart(16, "0"), game.hashText], [row["seed after"], row.hash]);
}

/** What is looked at in a folder, in how many rows at least, and which. */
export const CHECKS = [
    ["moves", 250, moves], ["games", 7000, games],
    ["perft", 100, perft, (row) => Number(row.count) <= PERFT_MOST],
    ["hash", 250, hash], ["bad_positions", 500, badPositions], ["bad_moves", 700, badMoves], ["readings", 400, readings],
    ["texts", 150, texts], ["played", 10, playedTexts], ["steps", 100, steps], ["taps", 150, taps], ["tapped", 40, tapped],
    ["bad_taps", 40, badTaps], ["lines", 150, lines], ["transpositions", 40, transpositions],
    ["positions", 150, positions], ["attacks", 35, attacks], ["traits", 70, traits], ["boards", 25, boards],
    ["allowing", 90, allowing], ["epd", 10, epd], ["records/damaged", 60, damaged], ["records/claims", 4, claims],
    ["can_win", 10, canWin], ["random", 10, random],
].map(([folder, atLeast, check, isWanted = () => true]) => ({ folder, atLeast, check, isWanted }));

/** The rows of a file; one without a column `variant` is about the variant it is named after. */
export function rowsOf(name, text) {
    const [head, ...rest] = text.replace(/\n$/, "").split("\n");
    const columns = head.split("\t");
    return rest.flatMap((line, i) => {
        if (line.startsWith("# ")) return [];
        const cells = line.split("\t").map((cell, column) => [columns[column], cell]);
        return [{ variant: name, where: `${name}.tsv:${i + 2}`, ...Object.fromEntries(cells) }];
    });
}

/** Looks at each row of a folder, whose files are given as [name, text]. Returns what is wrong. */
export function complaints(ag, { folder, atLeast, check, isWanted }, files) {
    const rows = files.flatMap(([name, text]) => rowsOf(name, text)).filter(isWanted);
    const wrong = rows.length < atLeast ? [`${folder} has ${rows.length} rows, and ${atLeast} are expected`] : [];
    for (const row of rows) {
        try {
            check(ag, row);
        } catch (error) {
            wrong.push(`${folder}/${row.where}: ${error.message}`);
        }
    }
    return wrong;
}
