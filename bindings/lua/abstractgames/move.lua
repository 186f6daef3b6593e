-- SPDX-License-Identifier: MIT
-- A move: its number, and its text in squares. It means something in the position that it was listed for.
--
-- Most moves that are listed are played and forgotten, and nobody asks for their texts. So a text is written when it is
-- asked for, and because the game may have gone on by then, the moves of a listing share its position: a string, from
-- which a game of their own is made at the first question.
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")

local constants = library.constants
-- What was accepted when the game began is accepted again: all that can be waived.
local EVERY_PROBLEM = 2^32 - 1
local NO_TEXT = "the move was listed in a position that no rules lead to: it has no text"

local Move = {__name = "Move"}

function Move.is_move(value)
    return getmetatable(value) == Move
end

-- A move whose text is known.
function Move.known(number, text)
    return setmetatable({number = number, text = text}, Move)
end

-- A move whose text can be written later.
function Move.listed(number, position)
    return setmetatable({number = number, _position = position}, Move)
end

-- What the moves of a listing share.
function Move.kept_position(handle)
    return {variant = library.game_variant(handle), text = errors.answered(library.game_position(handle))}
end

-- nil and the status when there is no text.
local function text_in(position, number)
    local status
    if not position.game then
        position.game, status = library.game_new_allowing(position.variant, position.text, EVERY_PROBLEM)
    end
    if not position.game then
        return nil, status
    end
    return library.move_text(position.game, number, constants.AG_TEXT_COORDINATE)
end

-- The text, which the move keeps in the place of the position; or nil and the refusal. Only positions that unchecked
-- play has made meaningless cannot be read again.
function Move.text_or_refusal(move)
    local text, position = rawget(move, "text"), move._position
    if text or not position then
        return text
    end
    local written, status = text_in(position, move.number)
    if written then
        move.text, move._position = written, nil
        return written
    elseif status == constants.AG_ERR_MEMORY then
        return nil, errors.refusal(status)
    end
    return nil, errors.refusal(constants.AG_ERR_ILLEGAL, NO_TEXT)
end

function Move.__index(move, key)
    if key ~= "text" then
        return nil
    end
    local text, refusal = Move.text_or_refusal(move)
    if refusal then
        errors.raise(refusal)
    end
    return text
end

-- A move that has no text shows its number.
function Move.__tostring(move)
    return Move.text_or_refusal(move) or "Move " .. tostring(move.number)
end

function Move.__eq(one, other)
    return getmetatable(one) == getmetatable(other) and one.number == other.number
        and Move.text_or_refusal(one) == Move.text_or_refusal(other)
end

return Move
