-- SPDX-License-Identifier: MIT
-- Refusals. A refusal is a table with `message`, the sentence that says what is wrong, where, and what would be right,
-- and `status`, its name in C. As a string it is the sentence behind the place in the code of the caller.
local library = require("abstractgames.library")

local constants = library.constants
local errors = {}

local Refusal = {__name = "Refusal"}

function Refusal.__tostring(refusal)
    return refusal.where .. refusal.message
end

function Refusal.__concat(one, other)
    return tostring(one) .. tostring(other)
end

local SENTENCES = {
    [constants.AG_ERR_ARGUMENT] = "an argument is out of range",
    [constants.AG_ERR_MEMORY] = "no memory; nothing has changed",
    [constants.AG_ERR_SYNTAX] = "the text cannot be read",
    [constants.AG_ERR_ILLEGAL] = "the move is not legal here",
    [constants.AG_ERR_AMBIGUOUS] = "several moves begin like this",
    [constants.AG_ERR_FINISHED] = "the game is over",
    [constants.AG_ERR_EMPTY] = "no move has been played that could be taken back",
}

-- A refusal for a negative status, with the library's sentence where there is one.
function errors.refusal(status, sentence)
    if not sentence or sentence == "" then
        sentence = SENTENCES[status] or ("the library refuses this with the status %d"):format(status)
    end
    local name = library.status_name(status) or ("status %d"):format(status)
    return setmetatable({status = name, message = sentence, where = ""}, Refusal)
end

local HERE = debug and debug.getinfo(1, "S").source:match("^(.*)errors%.lua$")

-- Where the caller of this package stands: "game.lua:7: ", as Lua's own errors begin.
local function callers_place()
    local level = 3
    local frame = HERE and debug.getinfo(level, "Sl")
    while frame do
        if frame.currentline > 0 and frame.source:sub(1, #HERE) ~= HERE then
            return ("%s:%d: "):format(frame.short_src, frame.currentline)
        end
        level = level + 1
        frame = debug.getinfo(level, "Sl")
    end
    return ""
end

function errors.raise(refusal)
    refusal.where = callers_place()
    error(refusal, 0)
end

-- Raises the refusal of an argument that is not what is wanted.
function errors.misuse(sentence, ...)
    errors.raise(errors.refusal(constants.AG_ERR_ARGUMENT, sentence:format(...)))
end

-- Raises the refusal of a negative status. Statuses that are answers too are returned.
function errors.check(status, sentence)
    if status < 0 then
        errors.raise(errors.refusal(status, sentence))
    end
    return status
end

-- Raises the refusal behind an answer that is nil, else returns the answer.
function errors.answered(answer, status)
    if answer == nil then
        errors.raise(errors.refusal(status))
    end
    return answer
end

-- What functions that do not raise return for a refusal.
function errors.returned(refusal)
    return nil, refusal.message, refusal
end

return errors
