-- SPDX-License-Identifier: MIT
-- Taps: a move made by touching one thing after the other.
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local moves = require("abstractgames.moves")
local steps = require("abstractgames.steps")
local pieces_by_names = require("abstractgames.variant").pieces_by_names

local constants = library.constants
local TAP_MOST = 2^31 - 1

-- A move being made: a list of the taps so far. A tap is a square, DONE, or CHOICE plus the number of a piece.
local Taps = {__name = "Taps"}
Taps.__index = Taps

-- The handle of the game, and the taps, looked at: they stand in a table that is anyone's.
local function touched(taps)
    if getmetatable(taps) ~= Taps then
        errors.misuse("expected Taps, not %s; methods are called with a colon, as in taps:tap(square)",
                      arguments.shown(taps))
    end
    local list = arguments.taps(taps)
    return arguments.handle_of(taps._game), list
end

-- What may be touched next; nothing when the move is complete, and when the game is over.
function Taps:offers()
    local handle = touched(self)
    if library.game_result(handle) ~= constants.AG_ONGOING then
        return {}
    end
    return errors.answered(library.game_next_taps(touched(self)))
end

-- Raises the refusal of a tap: the library's where it is a number or a square.
local function refuse(taps, tap, words)
    local handle, list = touched(taps)
    local is_name = type(tap) == "string"
    local number = is_name and library.variant_square_find(taps._game:variant()._index, arguments.text(tap)) or tap
    local is_over = library.game_result(handle) ~= constants.AG_ONGOING
    if is_over or arguments.is_whole(number, 0, TAP_MOST) then
        list[#list + 1] = not is_over and number or nil
        local status, _, sentence = library.game_tapped_move(handle, list)
        errors.check(status, sentence)
    end
    local offered = #words > 0 and table.concat(words, ", ") or "nothing"
    errors.raise(errors.refusal(constants.AG_ERR_ILLEGAL,
                                ("%s is not offered; offered: %s"):format(arguments.shown(tap), offered)))
end

-- What a tap may be called: "e4", "done", "choice Q"; a choice also by the piece's code and name, "Q" and "Queen".
local function words_of(variant, tap)
    local piece = tap - constants.AG_TAP_CHOICE
    if piece < 0 then
        return {variant:tap_text(tap)}
    elseif piece == 0 then
        return {variant:tap_text(tap), "none"}
    end
    return {variant:tap_text(tap), variant:piece(piece).code, variant:piece(piece).name}
end

local function is_named(tap, words)
    for _, word in ipairs(words) do
        if tap == word then
            return true
        end
    end
    return false
end

-- Touches something that is offered: a tap's number, the name of a square, a tap in words such as "done" or "choice Q",
-- or for a choice the code or the name of the piece, "Q" or "Queen".
function Taps:tap(tap)
    local offers = Taps.offers(self)
    local variant = self._game:variant()
    local offered = {}
    for i, offer in ipairs(offers) do
        local words = words_of(variant, offer)
        offered[i] = words[1]
        if tap == offer or is_named(tap, words) then
            self[#self + 1] = offer
            return
        end
    end
    refuse(self, tap, offered)
end

-- Takes back the last tap.
function Taps:back()
    touched(self)
    if #self == 0 then
        errors.raise(errors.refusal(constants.AG_ERR_EMPTY, "nothing has been tapped that could be taken back"))
    end
    self[#self] = nil
end

-- Takes back all taps.
function Taps:clear()
    touched(self)
    for i = #self, 1, -1 do
        self[i] = nil
    end
end

-- The move, once it is complete; nil before.
function Taps:move()
    local handle, list = touched(self)
    local status, number, sentence = library.game_tapped_move(handle, list)
    if status == constants.AG_ERR_AMBIGUOUS then
        return nil
    end
    errors.check(status, sentence)
    return moves.new(handle, number)
end

-- The changes of the board made so far, in the order tapped.
function Taps:steps()
    local handle, list = touched(self)
    return steps.read(self._game:variant(), library.game_tapped_steps(handle, list))
end

-- The numbers of all squares' pieces after these changes, 0 for none; as game:board() for the position.
function Taps:board()
    return errors.answered(library.game_tapped_board(touched(self)))
end

-- The pieces after these changes by the names of their squares; as game:pieces() for the position.
function Taps:pieces()
    local board = Taps.board(self)
    return pieces_by_names(self._game:variant(), board)
end

-- The taps in words.
function Taps.__tostring(taps)
    local words = {}
    for i, tap in ipairs(taps) do
        words[i] = taps._game:variant():tap_text(tap)
    end
    return table.concat(words, " ")
end

-- Methods of games.
local methods = {}

-- A move to be made tap by tap.
function methods:taps()
    arguments.handle_of(self)
    return setmetatable({_game = self}, Taps)
end

-- The taps that make a legal move: the fewest, then the smallest.
function methods:taps_of(move)
    local handle = arguments.handle_of(self)
    return errors.answered(library.move_taps(handle, moves.number_of(handle, move)))
end

return {methods = methods}
