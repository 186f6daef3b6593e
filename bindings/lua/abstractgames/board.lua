-- SPDX-License-Identifier: MIT
-- The board of a game: what stands where, and how it looks. What follows are methods of games.
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local numbers = require("abstractgames.numbers")
local variants = require("abstractgames.variant")

local constants = library.constants
local handle_of = arguments.handle_of
local piece_of, pieces_by_names = variants.piece_of, variants.pieces_by_names
local PIXELS_MOST = 16384

local methods = {}

-- The piece on a square, nil when there is none.
function methods:piece_at(square)
    local handle = handle_of(self)
    local variant = self:variant()
    return piece_of(variant, library.game_piece_at(handle, variant:square(square)))
end

-- The numbers of all squares' pieces, 0 for none. The first of the list is that of square 0.
function methods:board()
    return errors.answered(library.game_board(handle_of(self)))
end

-- The same as a string with a byte for each square: board_bytes():byte(1) is that of square 0.
function methods:board_bytes()
    return errors.answered(library.game_board_bytes(handle_of(self)))
end

-- The pieces on the board by the names of their squares.
function methods:pieces()
    local board = methods.board(self)
    return pieces_by_names(self:variant(), board)
end

-- What is special about a square in this position: a set of names.
function methods:square_traits(square)
    local handle = handle_of(self)
    return numbers.set(numbers.square_traits, library.game_square_traits(handle, self:variant():square(square)))
end

-- Whether a piece of this player could capture an enemy piece standing on the square with its next move.
function methods:attacked(square, player)
    local handle = handle_of(self)
    local by = arguments.player(player)
    return library.game_attacked(handle, self:variant():square(square), by) == 1
end

-- The taps to be shown. Those that begin no move are refused with the library's sentence.
local function taps_shown(handle, wanted)
    local taps = arguments.taps(wanted.taps)
    if #taps > 0 then
        local status, _, sentence = library.game_tapped_move(handle, taps)
        if status ~= constants.AG_ERR_AMBIGUOUS then
            errors.check(status, sentence)
        end
    end
    return taps
end

local BOARD = {unicode = false, flipped = false, targets = false, taps = false}

-- The board for a screen of letters, and whose turn it is. Options: unicode, for symbols; flipped, as Black sees it;
-- targets and taps as for svg.
function methods:board_text(options)
    local handle = handle_of(self)
    local wanted = arguments.options(options, BOARD, "board_text")
    local taps = taps_shown(handle, wanted)
    return errors.answered(library.game_board_text(handle, arguments.flags(numbers.boards, wanted), taps))
end

local PICTURE = {size = 0, flipped = false, dark = false, coordinates = true, last_move = true, check = true,
                 goals = true, targets = false, taps = false}

-- The position as an SVG document. Options: size in pixels, 0 to fill what it is put into; flipped, dark, coordinates,
-- last_move, check, goals; taps, Taps or a list of numbers, for a turn that is half made, with what may be tapped next;
-- targets, for what may be tapped first.
function methods:svg(options)
    local handle = handle_of(self)
    local wanted = arguments.options(options, PICTURE, "svg")
    local size = arguments.integer(wanted.size, "the size", 0, PIXELS_MOST)
    local taps = taps_shown(handle, wanted)
    return errors.answered(library.game_svg(handle, size, arguments.flags(numbers.pictures, wanted), taps))
end

return {methods = methods}
