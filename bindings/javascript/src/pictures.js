// SPDX-License-Identifier: MIT
// How a game looks: as SVG, and as letters.
import { check } from "./errors.js";
import { boards, constants, pictures } from "./interface.js";
import { library } from "./library.js";
import { begin, int32s, text, textFor } from "./memory.js";
import { flagsOf, optionsOf, whole } from "./numbers.js";
import { checkTaps, tapNumbers } from "./tapping.js";
import { findPiece, findVariant } from "./variants.js";

/**
 * @typedef {import("./tapping.js").AnyTaps} AnyTaps
 * @typedef {import("./variants.js").Variant} Variant
 */

/**
 * @typedef {object} PictureOptions
 * @property {number} [size] the width in pixels, at most 16384; 0, as if not given, fills what it is put into
 * @property {boolean} [flipped] as Black sees it
 * @property {boolean} [dark] colours for a dark page
 * @property {boolean} [coordinates] yes if not given, as are the next three
 * @property {boolean} [lastMove] the squares that the last turn changed
 * @property {boolean} [check] the king in check
 * @property {boolean} [goals] whose goal a square is
 * @property {boolean} [targets] before the first tap: what may be tapped
 * @property {AnyTaps} [taps] of a turn that is half made: it shows how far it is, and what may be tapped next
 */

/**
 * @typedef {object} BoardTextOptions
 * @property {boolean} [unicode] symbols for codes
 * @property {boolean} [flipped] as Black sees it
 * @property {boolean} [targets] before the first tap: what may be tapped
 * @property {AnyTaps} [taps] of a turn that is half made
 */

/**
 * @typedef {object} PieceOptions
 * @property {number} [size] the width in pixels, at most 16384; 0, as if not given, fills what it is put into
 * @property {boolean} [dark] colours for a dark page
 */

const SIZE_MOST = 16384;

/** @type {Required<PictureOptions>} */
const PICTURE = { size: 0, flipped: false, dark: false, coordinates: true, lastMove: true, check: true, goals: true,
    targets: false, taps: [] };

/** @type {Required<BoardTextOptions>} */
const BOARD = { unicode: false, flipped: false, targets: false, taps: [] };

/** @type {Required<PieceOptions>} */
const PIECE = { size: 0, dark: false };

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {AnyTaps} taps
 */
function shownTaps(game, variant, taps) {
    const numbers = tapNumbers(variant, taps);
    checkTaps(game, numbers);
    begin();
    return { pointer: int32s(numbers), count: numbers.length };
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {PictureOptions} [options]
 */
export function picture(game, variant, options) {
    const wanted = optionsOf(options, PICTURE, "svg");
    const size = whole(wanted.size, "the size", 0, SIZE_MOST);
    const taps = shownTaps(game, variant, wanted.taps);
    const flags = flagsOf([[pictures.flipped, wanted.flipped], [pictures.dark, wanted.dark],
        [pictures.coordinates, wanted.coordinates], [pictures.last_move, wanted.lastMove],
        [pictures.check, wanted.check], [pictures.goals, wanted.goals], [pictures.targets, wanted.targets]]);
    return text((buffer, cap) => library().ag_game_svg(game, size, flags, taps.pointer, taps.count, buffer, cap));
}

/**
 * @param {number} game
 * @param {Variant} variant
 * @param {BoardTextOptions} [options]
 */
export function boardText(game, variant, options) {
    const wanted = optionsOf(options, BOARD, "boardText");
    const taps = shownTaps(game, variant, wanted.taps);
    const flags = flagsOf([[boards.unicode, wanted.unicode], [boards.flipped, wanted.flipped],
        [boards.targets, wanted.targets]]);
    return text((buffer, cap) => library().ag_game_board_text(game, flags, taps.pointer, taps.count, buffer, cap));
}

/**
 * One piece by itself as an SVG document without a background.
 * @param {string | Variant} variant
 * @param {string | number} piece its code or number
 * @param {PieceOptions} [options]
 */
export function pieceSvg(variant, piece, options) {
    const rules = findVariant(variant);
    const { number } = findPiece(rules, piece);
    const wanted = optionsOf(options, PIECE, "pieceSvg");
    const size = whole(wanted.size, "the size", 0, SIZE_MOST);
    const flags = wanted.dark ? constants.AG_PICTURE_DARK : 0;
    const functions = begin();
    const pointer = functions.ag_variant_find(textFor(rules.id));
    return text((buffer, cap) => check(functions.ag_variant_piece_svg(pointer, number, size, flags, buffer, cap)));
}
