-- SPDX-License-Identifier: MIT
-- What is said about the plies of a game: comments, and marks like "!?". Ply 0 is the start, ply k stands behind the
-- k-th move; without a ply the one on the board is meant. What follows are methods of games.
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")

local constants = library.constants
local handle_of = arguments.handle_of
local methods = {}

local SIGNS = {["!"] = 1, ["?"] = 2, ["!!"] = 3, ["??"] = 4, ["!?"] = 5, ["?!"] = 6}
local MARK_MOST = 255
local BAD_COMMENT = 'a comment holds no "}" and no "[" behind an empty line, which no record could give back, and has '
    .. "at most " .. constants.AG_COMMENT_MAX .. " bytes"

local function ply_of(handle, ply)
    local reached = library.game_ply(handle)
    if ply == nil then
        return reached
    elseif not arguments.is_whole(ply, 0, reached) then
        errors.misuse("there is no ply %s; the game stands at ply %d", arguments.shown(ply), reached)
    end
    return arguments.whole(ply, 0, reached)
end

local function mark_number(mark)
    local number = type(mark) == "string" and SIGNS[mark] or arguments.whole(mark, 1, MARK_MOST)
    if not number then
        errors.misuse("a mark is a number from 1 to %d or one of ! ? !! ?? !? ?!, not %s", MARK_MOST,
                      arguments.shown(mark))
    end
    return number
end

local function check_comment(status)
    errors.check(status, status == constants.AG_ERR_SYNTAX and BAD_COMMENT or nil)
end

-- The comments of a ply, as a list.
function methods:comments(ply)
    local handle = handle_of(self)
    local at, list = ply_of(handle, ply), {}
    for i = 1, library.game_comment_count(handle, at) do
        list[i] = library.game_comment(handle, at, i - 1)
    end
    return list
end

-- Adds a comment behind the others of the ply.
function methods:add_comment(text, ply)
    local handle = handle_of(self)
    check_comment(library.game_add_comment(handle, ply_of(handle, ply), arguments.text(text, "a comment")))
end

-- Replaces the i-th comment of a ply, counted from 1; nil removes it.
function methods:set_comment(i, text, ply)
    local handle = handle_of(self)
    local at = ply_of(handle, ply)
    local count = library.game_comment_count(handle, at)
    if not arguments.is_whole(i, 1, count) then
        errors.misuse("there is no comment %s; ply %d has %d", arguments.shown(i), at, count)
    end
    local new = text ~= nil and arguments.text(text, "a comment") or nil
    check_comment(library.game_set_comment(handle, at, arguments.whole(i, 1, count) - 1, new))
end

-- The numbers of the marks of a ply, as a list: 1 to 6 are ! ? !! ?? !? ?!, and the others those of PGN.
function methods:marks(ply)
    local handle = handle_of(self)
    local at, list = ply_of(handle, ply), {}
    for i = 1, library.game_mark_count(handle, at) do
        list[i] = library.game_mark(handle, at, i - 1)
    end
    return list
end

-- Adds a mark, a number or one of these signs, unless it is there already.
function methods:add_mark(mark, ply)
    local handle = handle_of(self)
    errors.check(library.game_add_mark(handle, ply_of(handle, ply), mark_number(mark)))
end

-- Removes a mark, if it is there.
function methods:remove_mark(mark, ply)
    local handle = handle_of(self)
    errors.check(library.game_remove_mark(handle, ply_of(handle, ply), mark_number(mark)))
end

return {methods = methods}
