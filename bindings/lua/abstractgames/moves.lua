-- SPDX-License-Identifier: MIT
-- Moves: the legal ones of a game, those it has played, and what can be said of one.
local Move = require("abstractgames.move")
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local numbers = require("abstractgames.numbers")

local constants = library.constants
local handle_of, is_whole = arguments.handle_of, arguments.is_whole
local is_move = Move.is_move
local game_moves = library.game_moves
local MOVE_MOST = 2^32 - 1

local moves = {}

-- A move of the position on the board, with its text.
function moves.new(handle, number)
    return Move.known(number, errors.answered(library.move_text(handle, number, constants.AG_TEXT_COORDINATE)))
end

-- The number of the legal move that a text means; or nil and the refusal.
function moves.parse(handle, text, strictness)
    local status, number, sentence = library.move_parse(handle, arguments.text(text, "a text"), strictness)
    if status < 0 then
        return nil, errors.refusal(status, sentence)
    end
    return number
end

-- The number of a move in any form; a text must be that of a legal move. Or nil and the refusal.
function moves.number_or_refusal(handle, move)
    local number = is_move(move) and move.number or move
    if is_whole(number, 0, MOVE_MOST) then
        return number
    elseif type(number) == "number" then
        return nil, errors.refusal(constants.AG_ERR_ILLEGAL, arguments.shown(number) .. " is no number of a move")
    elseif type(move) == "string" then
        return moves.parse(handle, move, constants.AG_PARSE_LENIENT)
    end
    errors.misuse("a move is a Move, its number or its text, not %s", arguments.shown(move))
end

function moves.number_of(handle, move)
    local number, refusal = moves.number_or_refusal(handle, move)
    if not number then
        errors.raise(refusal)
    end
    return number
end

local function listed(game, square)
    local handle = handle_of(game)
    if square ~= nil then
        return errors.answered(library.game_moves_from(handle, game:variant():square(square)))
    end
    return (game_moves(handle))
end

-- Makes a list of numbers one of moves of a game as it stands.
local function moves_of(handle, list)
    local position = Move.kept_position(handle)
    for i, number in ipairs(list) do
        list[i] = Move.listed(number, position)
    end
    return list
end

-- What follows are methods of games.
local methods = {}

-- The legal moves as a list: all of them, or those that begin by touching a square.
function methods:move_list(square)
    return moves_of(handle_of(self), listed(self, square))
end

-- The legal moves that have one of the traits in a list of names: game:moves_with({"capture", "promotion"}). They are
-- found without a look at most of the others.
function methods:moves_with(traits)
    local handle = handle_of(self)
    local wanted = arguments.named_all(numbers.move_traits, traits, "the traits")
    return moves_of(handle, errors.answered(library.game_moves_with(handle, wanted)))
end

-- What a loop goes through.
local Listing = {__name = "Listing"}

local function next_move(listing)
    if getmetatable(listing) ~= Listing then
        errors.misuse("what `moves` returns is for a loop, as in for move in game:moves() do")
    end
    local at = listing.at + 1
    local number = listing.numbers[at]
    listing.at = at
    return number and Move.listed(number, listing.position)
end

-- The same for a loop: `for move in game:moves() do`. They are those of the position on the board when it begins.
-- LuaJIT does not compile the making of a function, so there is one for all loops.
function methods:moves(square)
    local handle = handle_of(self)
    local numbers_listed = listed(self, square)
    return next_move, setmetatable({numbers = numbers_listed, at = 0, position = Move.kept_position(handle)}, Listing)
end

-- How many legal moves there are.
function methods:move_count()
    return errors.check(library.game_move_count(handle_of(self)))
end

-- The numbers of the legal moves, which is faster than making moves. A table that is given is filled and returned.
function methods:numbers(into)
    local handle = handle_of(self)
    if into == nil then
        return (game_moves(handle))
    elseif type(into) ~= "table" then
        errors.misuse("expected a table to fill, not %s", arguments.shown(into))
    end
    local _, count = game_moves(handle, into)
    for i = #into, count + 1, -1 do
        into[i] = nil
    end
    return into
end

-- Whether a move in any form is legal now.
function methods:is_legal(move)
    local handle = handle_of(self)
    local number = moves.number_or_refusal(handle, move)
    return number ~= nil and library.game_is_legal(handle, number) == 1
end

-- The legal move that a text means, in either style; nil, the sentence and the refusal when there is none.
-- `strictness` is "lenient", or "strict" for exactly what `move_text` writes.
function methods:parse(text, strictness)
    local how = arguments.named(numbers.strictnesses, strictness == nil and "lenient" or strictness, "the strictness")
    local handle = handle_of(self)
    local number, refusal = moves.parse(handle, text, how)
    if not number then
        return errors.returned(refusal)
    end
    return moves.new(handle, number)
end

local function style_number(style)
    return arguments.named(numbers.styles, style == nil and "standard" or style, "the style")
end

-- A legal move as it is written: in the "standard" style, the game's own, or in the style "coordinate".
function methods:move_text(move, style)
    local handle = handle_of(self)
    local number = style_number(style)
    return errors.answered(library.move_text(handle, moves.number_of(handle, move), number))
end

-- The square that a legal move starts from.
function methods:move_from(move)
    local handle = handle_of(self)
    return errors.check(library.move_from(handle, moves.number_of(handle, move)))
end

-- The square that a legal move ends on.
function methods:move_to(move)
    local handle = handle_of(self)
    return errors.check(library.move_to(handle, moves.number_of(handle, move)))
end

-- What is special about a legal move: a set of names.
function methods:move_traits(move)
    local handle = handle_of(self)
    local number = moves.number_of(handle, move)
    errors.check(library.move_from(handle, number)) -- a number that is no legal move has no traits, but is refused
    return numbers.set(numbers.move_traits, library.move_traits(handle, number))
end

-- The moves played so far, as a list.
function methods:history()
    local handle = handle_of(self)
    local list = {}
    for ply, text in ipairs(methods.texts(self, "coordinate")) do
        list[ply] = Move.known(library.game_move_at(handle, ply - 1), text)
    end
    return list
end

-- The moves played so far as they are written.
function methods:texts(style)
    local handle = handle_of(self)
    local number = style_number(style)
    local list = {}
    for ply = 1, library.game_ply(handle) do
        list[ply] = errors.answered(library.game_move_text_at(handle, ply - 1, number))
    end
    return list
end

moves.style_number = style_number
moves.methods = methods
return moves
