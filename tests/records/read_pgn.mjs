// SPDX-License-Identifier: MIT
// Reads our PGN with two readers of others, and writes it anew with one of them.
//
//     node read_pgn.mjs OURS.pgn THEIRS.txt THEIRS.pgn
//
// THEIRS.txt has for each game what chess_records prints for it. THEIRS.pgn has the same games as chess.js writes them, with
// comments and other line ends.
import { readFileSync, writeFileSync } from "node:fs";
import { Chess } from "chess.js";
import pgnParser from "@mliebelt/pgn-parser";

const [ours, theirText, theirPgn] = process.argv.slice(2);
const file = readFileSync(ours, "utf8");
const ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

function fail(number, message) {
  throw new Error(`game ${number}: ${message}`);
}

// A record begins behind an empty line with its first tag.
function split(text) {
  return text.split(/\n\n(?=\[Event )/).map((record) => record.trim() + "\n");
}

function coordinates(move) {
  return move.from + move.to + (move.promotion ? "=" + move.promotion.toUpperCase() : "");
}

function checkParsed(parsed, number, moves, result) {
  for (const name of ROSTER) {
    if (parsed.tags[name] === undefined) fail(number, `the tag ${name} is missing`);
  }
  const annotator = parsed.tags.Annotator;
  if (annotator !== undefined && annotator !== '"Pat" \\') fail(number, `a value with quotes is ${annotator}`);
  if (parsed.tags.Result !== result) fail(number, `the tag Result is ${parsed.tags.Result}, not ${result}`);
  const read = parsed.moves.map((move) => move.notation.notation);
  if (read.join(" ") !== moves.join(" ")) fail(number, `the moves are ${read.join(" ")}`);
}

// chess.js knows no quotes inside a tag's value.
function withoutEscapes(record) {
  return record.replace(/^\[.*\\.*\]\n/gm, "");
}

function readGame(record, number, lines, written) {
  const game = new Chess();
  game.loadPgn(withoutEscapes(record), { strict: true });
  const result = record.trim().split(/\s/).pop();
  const headers = game.getHeaders();
  if (headers.Result !== result) fail(number, `chess.js reads ${headers.Result}, not ${result}`);
  checkParsed(pgnParser.parse(record, { startRule: "game" }), number, game.history(), result);
  lines.push([result, game.fen(), game.history({ verbose: true }).map(coordinates).join(" ")].join("\t"));

  game.setComment("the end (as far as it goes");
  written.push(game.pgn({ newline: "\r\n" }));
}

const lines = [];
const written = [];
split(file).forEach((record, i) => readGame(record, i + 1, lines, written));
writeFileSync(theirText, lines.join("\n") + "\n");
writeFileSync(theirPgn, written.join("\r\n\r\n") + "\r\n");
console.log(`${lines.length} games`);
