// SPDX-License-Identifier: MIT
// Tables about records.
import { endOf, equal, lines, optional, readable, sameAgain, unescapedText } from "./cells.js";

/** The records of a text that comes byte by byte. */
async function readInBytes(ag, bytes) {
    const list = [];
    for await (const one of ag.records(Array.from(bytes, (byte) => Uint8Array.of(byte)))) list.push(one);
    return list;
}

function outcome(ag, { game, remark, error }) {
    return [game && JSON.stringify(game), remark, error?.code, error?.message];
}

/** The records of a text; they are the same when it comes byte by byte. */
async function recordsOf(ag, bytes) {
    const list = [...ag.records(bytes)];
    const inBytes = await readInBytes(ag, bytes);
    equal(inBytes.map((one) => outcome(ag, one)), list.map((one) => outcome(ag, one)), "byte by byte");
    return list;
}

/** The game that a row is about, the n-th of its text. */
async function gameOf(ag, row) {
    const list = (await recordsOf(ag, lines(row.text))).slice(0, Number(row.n));
    equal(list.map(({ remark, error }) => [remark, error]), Array(Number(row.n)).fill([null, null]));
    return list.at(-1).game;
}

function startOf(game) {
    const start = game.clone();
    start.rewind();
    return start.position;
}

export async function recordReadings(ag, row) {
    const game = await gameOf(ag, row);
    equal([game.variant.id, startOf(game)], [row.variant, optional(row.start) ?? game.variant.startPosition]);
    equal(game.texts("coordinate").join(" "), row.moves);
    equal(endOf(ag, game), [row.result, row.reason]);
    equal([...game.tags].map((tag) => tag.join("=")).join("|"), optional(row.tags) ?? "");
    sameAgain(ag, game);
}

/** What is said of a game: before each its ply. */
function said(game) {
    return Array.from({ length: game.ply + 1 }, (_, ply) => [...game.marks(ply).map((mark) => `${ply}$${mark}`),
        ...game.comments(ply).map((comment) => `${ply}{${comment}}`)]).flat().join(" ");
}

export async function comments(ag, row) {
    const game = await gameOf(ag, row);
    equal(said(game), readable(lines(optional(row.said) ?? "")));
    sameAgain(ag, game);
}

export async function damaged(ag, row) {
    const [{ game, remark, error }] = await recordsOf(ag, lines(row.text));
    equal([error?.code ?? "AG_REMARK", error?.message ?? remark], [row.status, row.why]);
    equal([game?.ply, game ? ag.resultText(game.result) : undefined],
        [optional(row.plies) ? Number(row.plies) : undefined, optional(row.result)]);
    if (error) equal([error.line, error.game === (game ?? undefined)], [Number(/^line (\d+)/.exec(row.why)[1]), true]);
    if (game) sameAgain(ag, game);
}

/** What has to be there besides plies and result, by how it begins. */
const CLAIMS = [
    ["remark", (ag, game, { remark }) => equal(remark !== null, true)],
    ["negative status", (ag, game, { error }) => equal(error !== null, true)],
    ["illegal", (ag, game, { error }) => equal(error?.code, "AG_ERR_ILLEGAL")],
    ["written back with 0-0", (ag, game) => {
        const record = game.record({ style: "coordinate" });
        equal([game.tags.get("Result"), record.endsWith(" 0-0\n\n")], ["0-0", true]);
    }],
    ["two tags", (ag, game) => equal(game.tags.size, 2)],
    ["both comments kept", (ag, game) => equal([1, 2].map((ply) => game.comments(ply)[0]),
        ["[%clk 0:03:00]", "[%clk 0:02:59]"])],
    ["moves=", (ag, game, _, claim) => equal(game.texts("coordinate").join(" "), claim.slice("moves=".length))],
    ["however it is cut", () => {}],
    ["", (ag, game, _, claim) => {
        const [, name, value] = /^(\w+)=(.*)$/.exec(claim);
        equal(game.tags.get(name), value, name);
    }],
];

function expectWild(ag, one, wanted) {
    const [outcomeWanted, ...rest] = wanted.split(" ; ");
    const claims = rest.flatMap((text) => text.split(" & "));
    const { game, remark, error } = one;
    equal(game ? `${game.ply} ${ag.resultText(game.result)}` : "none", outcomeWanted);
    if (!claims.includes("remark")) equal(remark, null);
    if (!claims.includes("illegal") && !claims.includes("negative status")) equal(error?.message, undefined);
    for (const claim of claims) CLAIMS.find(([begin]) => claim.startsWith(begin))[1](ag, game, one, claim);
    if (game) sameAgain(ag, game);
}

export async function wild(ag, row) {
    const list = await recordsOf(ag, unescapedText(row.text));
    const wanted = row.games ? row.games.split(" | ") : [];
    equal(list.length, wanted.length);
    list.forEach((one, i) => expectWild(ag, one, wanted[i]));
}
