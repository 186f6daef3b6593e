// SPDX-License-Identifier: MIT
// The package without the module: `await init({url})`, `init({bytes})`, `init({module})` or `initSync` first.
export { GameError } from "./errors.js";
export { Game } from "./game.js";
export { Move } from "./move.js";
export { Position } from "./position.js";
export { Random } from "./chance.js";
export { Tags } from "./tags.js";
export { Taps } from "./taps.js";
export { init, initSync, isStarted } from "./library.js";
export { positionProblems } from "./new_game.js";
export { pieceSvg } from "./pictures.js";
export { readRecord, records } from "./records.js";
export { reasonText, resultText, version } from "./words.js";
export { CHOICE, DONE, findPiece, findVariant, squareName, squareNumber, tapText, variants } from "./variants.js";

/**
 * @typedef {import("./chance.js").Chance} Chance
 * @typedef {import("./comments.js").Mark} Mark
 * @typedef {import("./errors.js").ErrorCode} ErrorCode
 * @typedef {import("./game.js").TryResult} TryResult
 * @typedef {import("./interface.js").Action} Action
 * @typedef {import("./interface.js").MoveTrait} MoveTrait
 * @typedef {import("./interface.js").Player} Player
 * @typedef {import("./interface.js").Problem} Problem
 * @typedef {import("./interface.js").Reason} Reason
 * @typedef {import("./interface.js").Result} Result
 * @typedef {import("./interface.js").SquareTrait} SquareTrait
 * @typedef {import("./interface.js").Style} Style
 * @typedef {import("./library.js").ModuleSource} ModuleSource
 * @typedef {import("./moves.js").AnyMove} AnyMove
 * @typedef {import("./new_game.js").GameOptions} GameOptions
 * @typedef {import("./new_game.js").PositionProblems} PositionProblems
 * @typedef {import("./pictures.js").BoardTextOptions} BoardTextOptions
 * @typedef {import("./pictures.js").PictureOptions} PictureOptions
 * @typedef {import("./pictures.js").PieceOptions} PieceOptions
 * @typedef {import("./records.js").Chunk} Chunk
 * @typedef {import("./records.js").Chunks} Chunks
 * @typedef {import("./records.js").ReadGame} ReadGame
 * @typedef {import("./snapshot.js").Snapshot} Snapshot
 * @typedef {import("./steps.js").Step} Step
 * @typedef {import("./tapping.js").AnyTap} AnyTap
 * @typedef {import("./tapping.js").AnyTaps} AnyTaps
 * @typedef {import("./variants.js").Bounds} Bounds
 * @typedef {import("./variants.js").Piece} Piece
 * @typedef {import("./variants.js").Square} Square
 * @typedef {import("./variants.js").Variant} Variant
 */
