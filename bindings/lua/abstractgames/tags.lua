-- SPDX-License-Identifier: MIT
-- Tags: what a record says about a game besides its moves. What follows are methods of games.
local arguments = require("abstractgames.arguments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")

local constants = library.constants
local handle_of = arguments.handle_of
local methods = {}

local SENTENCES = {
    [constants.AG_ERR_SYNTAX] = "the tag %s or its value holds what no tag may hold, or is too long",
    [constants.AG_ERR_ARGUMENT] = "the tag %s is the library's own, or the game has as many tags as it can have",
}

-- The value of a tag, nil when there is none.
function methods:tag(name)
    return library.game_tag(handle_of(self), arguments.text(name, "the name of a tag"))
end

-- Sets a tag; nil removes it.
function methods:set_tag(name, value)
    local handle = handle_of(self)
    local text = value ~= nil and arguments.text(value, "the value of a tag") or nil
    local status = library.game_set_tag(handle, arguments.text(name, "the name of a tag"), text)
    errors.check(status, SENTENCES[status] and SENTENCES[status]:format(arguments.shown(name)))
end

-- The tags for a loop: `for name, value in game:tags() do`, those of PGN's roster first.
function methods:tags()
    local handle = handle_of(self)
    local names, values = {}, {}
    for i = 1, library.game_tag_count(handle) do
        names[i] = library.game_tag_name(handle, i - 1)
        values[i] = library.game_tag(handle, names[i])
    end
    local at = 0
    return function()
        at = at + 1
        return names[at], values[at]
    end
end

return {methods = methods}
