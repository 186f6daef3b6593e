-- SPDX-License-Identifier: MIT
-- Records: games as text, many in a file.
local Game = require("abstractgames.game")
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")

local constants = library.constants
local CHUNK_BYTES = 65536

local records = {}

-- A function that returns the next piece of text, nil at the end; and the file, if it was opened here.
local function pieces_of(source)
    if type(source) == "function" then
        return source
    elseif type(source) == "string" then
        local file, sentence = io.open(source, "rb")
        if not file then
            errors.misuse("%s", sentence)
        end
        return function() return file:read(CHUNK_BYTES) end, file
    elseif io.type(source) == "file" then
        return function() return source:read(CHUNK_BYTES) end
    end
    errors.misuse("records are read from a path, an open file or a function, not %s",
                  io.type(source) or arguments.shown(source))
end

-- The refusal of a broken record; the sentence counts lines from the one given.
local function broken(status, sentence, line, game)
    local found, rest = sentence:match("^line (%d+)(.*)$")
    if found then
        line = line + tonumber(found) - 1
        sentence = ("line %d%s"):format(line, rest)
    end
    local refusal = errors.refusal(status, sentence)
    refusal.line = line
    refusal.game = game -- the game up to its end, when moves behind that are what is wrong
    return refusal
end

local function next_piece(next_text)
    local piece = next_text()
    if piece ~= nil and type(piece) ~= "string" then
        errors.misuse("the function that records are read from returns strings and then nil, not %s",
                      arguments.shown(piece))
    end
    return piece
end

-- The games of a path, an open file, or a function that returns one piece of the text after the other and then nil:
--
--   for game, sentence, refusal in abstractgames.records("games.txt") do
--
-- A broken record gives false, the sentence and the refusal, and the next one is read.
function records.records(source)
    local next_text, own_file = pieces_of(source)
    local text, at, line, is_last = "", 0, 1, false
    local function next_game()
        while true do
            local status, consumed, lines, handle, sentence = library.record_read(text, at, is_last)
            local begin = line
            at, line = at + consumed, line + lines
            local game = handle and Game.owning(handle)
            if status == constants.AG_OK then
                return game
            elseif status == constants.AG_ERR_MORE or (status == constants.AG_ERR_EMPTY and not is_last) then
                local piece = next_piece(next_text)
                text, at, is_last = text:sub(at + 1) .. (piece or ""), 0, piece == nil
            elseif status == constants.AG_ERR_EMPTY then
                if own_file then
                    own_file:close()
                    own_file = nil
                end
                return nil
            elseif status == constants.AG_ERR_MEMORY then
                errors.check(status)
            else
                local refusal = broken(status, sentence, begin, game or nil)
                return false, refusal.message, refusal
            end
        end
    end
    -- Lua 5.4 closes the file behind a loop that is left early.
    return next_game, nil, nil, own_file
end

-- The game of a text that holds one record; nil, the sentence and the refusal when it is broken, or not one.
function records.read_record(text)
    if type(text) ~= "string" then
        errors.misuse("a record is a string, not %s", arguments.shown(text))
    end
    local rest = text
    local next_game = records.records(function()
        local piece = rest
        rest = nil
        return piece
    end)
    local game, _, refusal = next_game()
    if game and next_game() ~= nil then
        refusal = errors.refusal(constants.AG_ERR_ARGUMENT, "one record is wanted; the text holds several")
    elseif game == nil then
        refusal = errors.refusal(constants.AG_ERR_EMPTY, "one record is wanted; the text holds none")
    end
    if refusal then
        return errors.returned(refusal)
    end
    return game
end

return records
