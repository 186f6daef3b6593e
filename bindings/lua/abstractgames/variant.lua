-- SPDX-License-Identifier: MIT
-- Variants: what can be known of a game's rules, board and pieces without playing.
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local numbers = require("abstractgames.numbers")

local constants = library.constants
local unpack = table.unpack or unpack
local shown = arguments.shown
local PIECES_MOST = 254
local PICTURE_PIXELS_MOST = 16384

-- A piece of a variant: a kind and the player it belongs to.
local Piece = {__name = "Piece"}
Piece.__index = Piece

-- Variants hold what the library says of them, and their index there.
local Variant = {__name = "Variant"}
Variant.__index = Variant

local function variant_of(variant)
    if getmetatable(variant) ~= Variant then
        errors.misuse("expected a Variant, not %s; methods are called with a colon, as in variant:square(name)",
                      shown(variant))
    end
    return variant
end

local function new_piece(variant, number)
    return setmetatable({
        number = number, -- the number in C: 1 + 2 * kind + player
        kind = library.piece_kind(number),
        player = numbers.name(numbers.players, library.piece_player(number)),
        code = library.variant_piece_code(variant._index, number), -- as in position strings
        name = library.variant_piece_name(variant._index, number),
        symbol = library.variant_piece_symbol(variant._index, number), -- one Unicode character, or a few
        variant = variant,
    }, Piece)
end

function Piece.__tostring(piece)
    return piece.code
end

-- The piece by itself as an SVG document. Options: size in pixels, 0 to fill what it is put into; dark.
function Piece:svg(options)
    if getmetatable(self) ~= Piece then
        errors.misuse("expected a Piece, not %s; methods are called with a colon, as in piece:svg()", shown(self))
    end
    local wanted = arguments.options(options, {size = 0, dark = false}, "svg")
    local size = arguments.integer(wanted.size, "the size", 0, PICTURE_PIXELS_MOST)
    local flags = wanted.dark and constants.AG_PICTURE_DARK or 0
    return errors.answered(library.variant_piece_svg(self.variant._index, self.number, size, flags))
end

local FACTS = {"rules_version", "files", "ranks", "moves_max", "move_text_max", "position_text_max", "steps_max",
               "taps_max"}

local function new_variant(index)
    local variant = setmetatable({_index = index}, Variant)
    for _, fact in ipairs({"id", "name", "summary", "start_position", unpack(FACTS)}) do
        variant[fact] = library["variant_" .. fact](index)
    end
    variant.has_chance = library.variant_has_chance(index) == 1
    variant.square_count = variant.files * variant.ranks -- they are numbered from 0: rank * files + file
    return variant
end

function Variant.__tostring(variant)
    return variant.name
end

-- All pieces by their numbers from 1 on: the first kind of White and of Black, the second of both ...
function Variant:pieces()
    local index = variant_of(self)._index
    if not self._pieces then
        self._pieces = {}
        for number = 1, 2 * library.variant_piece_kinds(index) do
            self._pieces[number] = new_piece(self, number)
        end
    end
    return {unpack(self._pieces)}
end

-- The piece of a number, nil for 0.
local function piece_of(variant, number)
    if not variant._pieces then
        variant:pieces()
    end
    return variant._pieces[number]
end

-- The piece of a code ("K"), of a number, or of a kind and a player.
function Variant:piece(piece, player)
    variant_of(self)
    if player ~= nil then
        local kind = arguments.integer(piece, "the kind", 0, PIECES_MOST / 2 - 1)
        piece = library.piece_make(kind, arguments.named(numbers.players, player, "the player"))
    end
    for _, candidate in ipairs(self:pieces()) do
        if candidate.number == piece or candidate.code == piece then
            return candidate
        end
    end
    errors.misuse("%s has no piece %s", self.name, shown(piece))
end

-- The number of a square, from its name or its number.
function Variant:square(square)
    variant_of(self)
    local found = square
    if type(square) == "string" then
        found = library.variant_square_find(self._index, arguments.text(square))
    end
    local number = arguments.whole(found, 0, self.square_count - 1)
    if not number then
        errors.misuse("the board of %s has no square %s", self.name, shown(square))
    end
    return number
end

-- The name of a square.
function Variant:square_name(square)
    return errors.answered(library.variant_square_name(variant_of(self)._index, self:square(square)))
end

-- What is special about a square in every position: a set of names.
function Variant:square_traits(square)
    local traits = library.variant_square_traits(variant_of(self)._index, self:square(square))
    return numbers.set(numbers.square_traits, traits)
end

-- A tap in words: "e4", "done", "choice R", "choice none".
function Variant:tap_text(tap)
    variant_of(self)
    if tap == constants.AG_TAP_DONE then
        return "done"
    elseif type(tap) ~= "number" or tap < constants.AG_TAP_CHOICE then
        return self:square_name(tap)
    elseif tap == constants.AG_TAP_CHOICE then
        return "choice none"
    end
    return "choice " .. self:piece(tap - constants.AG_TAP_CHOICE).code
end

-- The pieces of a board by the names of their squares, from the numbers of all squares' pieces.
local function pieces_by_names(variant, board)
    local pieces = {}
    for place, number in ipairs(board) do
        if number ~= 0 then
            pieces[variant:square_name(place - 1)] = piece_of(variant, number)
        end
    end
    return pieces
end

-- The refusal of a position string, nil when it can be played. `sentence` says it better, when there is one.
local function refusal_of(variant, position, sentence)
    local status, problems, offset, why = library.position_problems(variant._index, position)
    if status == constants.AG_OK then
        return nil
    end
    local refusal = errors.refusal(status, sentence or why)
    refusal.offset = offset -- where the first problem stands, in bytes from 0
    refusal.problems = problems ~= 0 and numbers.set(numbers.problems, problems) or nil
    return refusal
end

-- What is wrong with a position string: a set of names, empty when it can be played; then the sentence and the byte
-- where the first problem stands. nil, the sentence and the refusal when the string cannot be read at all.
function Variant:problems(position)
    local refusal = refusal_of(variant_of(self), arguments.text(position, "a position"))
    if not refusal then
        return {}
    elseif not refusal.problems then
        return errors.returned(refusal)
    end
    return refusal.problems, refusal.message, refusal.offset
end

-- All variants by their indices; and, for anyone, in order and by their ids.
local by_index, variants = {}, {}
for index = 0, library.variant_count() - 1 do
    local variant = new_variant(library.variant_at(index))
    by_index[index] = variant
    variants[index + 1] = variant
    variants[variant.id] = variant
end

local function at(index)
    return by_index[index]
end

-- The variant of an id; a variant is returned as it is.
local function find(variant)
    if getmetatable(variant) == Variant then
        return variant
    end
    local index = type(variant) == "string" and library.variant_find(arguments.text(variant))
    if not index then
        local ids = {}
        for i = 0, #by_index do
            ids[i + 1] = by_index[i].id
        end
        errors.misuse("there is no variant %s; there are %s", shown(variant), table.concat(ids, ", "))
    end
    return at(index)
end

return {variants = variants, find = find, at = at, piece_of = piece_of, pieces_by_names = pieces_by_names,
        refusal_of = refusal_of}
