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

-- The refusal of a broken record.
local function broken(status, sentence, game)
    local refusal = errors.refusal(status, sentence)
    refusal.line = tonumber(sentence:match("^line (%d+)"))
    refusal.game = game -- the game up to what is wrong, unless it has no variant or start position that can be used
    return refusal
end

-- What a reader has given, as a loop gets it: the game, and what its record says against it; or false, the sentence and
-- the refusal.
local function given(status, handle, sentence)
    local game = handle and Game.owning(handle) or nil
    if status == constants.AG_ERR_MEMORY then
        errors.check(status)
    elseif status == constants.AG_OK then
        return game
    elseif status == constants.AG_REMARK then
        return game, sentence
    end
    return false, sentence, broken(status, sentence, game)
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
-- With a game a sentence comes where its record contradicts it. A broken record gives false, the sentence and the
-- refusal, and the next one is read.
function records.records(source)
    local next_text, own_file = pieces_of(source)
    local reader = errors.answered(library.reader_new())
    local function next_game()
        while reader do
            local status, handle, sentence = library.reader_next(reader)
            if status == constants.AG_ERR_MORE then
                local piece = next_piece(next_text)
                errors.check(library.reader_feed(reader, piece or "", piece == nil))
            elseif status == constants.AG_ERR_EMPTY then
                library.reader_free(reader)
                reader = nil
                if own_file then
                    own_file:close()
                    own_file = nil
                end
            else
                return given(status, handle, sentence)
            end
        end
    end
    -- Lua 5.4 closes the file behind a loop that is left early.
    return next_game, nil, nil, own_file
end

-- The game of a text that holds one record, and what the record says against it; nil, the sentence and the refusal when
-- it is broken, or not one.
function records.read_record(text)
    if type(text) ~= "string" then
        errors.misuse("a record is a string, not %s", arguments.shown(text))
    end
    local status, consumed, _, handle, sentence = library.record_read(text, 0, true)
    if status == constants.AG_ERR_EMPTY then
        return errors.returned(errors.refusal(status, "expected one record; the text holds none"))
    end
    local game, remark, refusal = given(status, handle, sentence)
    if game and library.record_read(text, consumed, true) ~= constants.AG_ERR_EMPTY then
        refusal = errors.refusal(constants.AG_ERR_ARGUMENT, "expected one record; the text holds several")
    end
    if refusal then
        return errors.returned(refusal)
    end
    return game, remark
end

return records
