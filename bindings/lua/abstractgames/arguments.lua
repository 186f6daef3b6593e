-- SPDX-License-Identifier: MIT
-- Arguments: each is looked at before it goes to the library, whatever its type.
local errors = require("abstractgames.errors")
local numbers = require("abstractgames.numbers")

local arguments = {}
local to_integer = math.tointeger or function(number) return number + 0 end -- which makes -0 into 0
local REPLACEMENT = "\239\191\189" -- U+FFFD
local SHOWN_BYTES = 40
local NUMBER_MOST = 2^31 - 1
local BLACK = require("abstractgames.library").constants.AG_BLACK

-- A value in a sentence: '"e9"', "7", "a Game", "nothing".
function arguments.shown(value)
    local kind = type(value)
    if kind == "nil" then
        return "nothing"
    elseif kind == "string" then
        return '"' .. (#value > SHOWN_BYTES and value:sub(1, SHOWN_BYTES) .. "..." or value) .. '"'
    elseif kind == "number" or kind == "boolean" then
        return tostring(value)
    end
    local class = kind == "table" and getmetatable(value)
    local name = type(class) == "table" and rawget(class, "__name")
    return "a " .. (type(name) == "string" and name or kind)
end

local shown = arguments.shown

-- The key of a game's handle. Nobody else has it, but tables that answer for every key have something there, too.
local HANDLE = {}
local HANDLE_TYPE = jit and "cdata" or "userdata"
arguments.HANDLE = HANDLE

-- The handle of a game. Most calls are of games, so this is short as long as it is one.
function arguments.handle_of(game)
    local handle = type(game) == "table" and game[HANDLE]
    if type(handle) == HANDLE_TYPE then
        return handle
    end
    if shown(game) == "a Game" then
        errors.misuse("the game has been closed")
    end
    errors.misuse("expected a Game, not %s; methods are called with a colon, as in game:play(move)", shown(game))
end

function arguments.is_whole(number, least, most)
    return type(number) == "number" and number >= least and number <= most and number % 1 == 0
end

-- The number as an integer; nil when it is none in this range.
function arguments.whole(value, least, most)
    return arguments.is_whole(value, least, most) and to_integer(value) or nil
end

function arguments.integer(value, what, least, most)
    local whole = arguments.whole(value, least, most)
    if not whole then
        errors.misuse("%s is a whole number from %d to %d, not %s", what, least, most, shown(value))
    end
    return whole
end

-- A text for C, where a NUL would end it: it becomes a character that is refused there.
function arguments.text(value, what)
    if type(value) ~= "string" then
        errors.misuse("%s is a string, not %s", what, shown(value))
    end
    if value:find("\0", 1, true) then
        value = value:gsub("%z", REPLACEMENT)
    end
    return value
end

-- The number behind one of the names of an enumeration.
function arguments.named(values, name, what)
    local number = numbers.number(values, name)
    if not number or number > NUMBER_MOST then
        errors.misuse("%s is one of %s, not %s", what, table.concat(numbers.names(values), ", "), shown(name))
    end
    return number
end

-- One of the two players.
function arguments.player(name)
    local number = arguments.named(numbers.players, name, "the player")
    if number > BLACK then
        errors.misuse("the player is one of white, black, not %s", shown(name))
    end
    return number
end

-- The sum of the numbers behind a list of names, nil being none.
function arguments.named_all(values, names, what)
    local sum = 0
    if names == nil then
        return sum
    elseif type(names) ~= "table" then
        errors.misuse("%s are a list of names, not %s", what, shown(names))
    end
    local seen = {}
    for _, name in ipairs(names) do
        local number = arguments.named(values, name, "each of " .. what)
        sum = sum + (seen[name] and 0 or number)
        seen[name] = true
    end
    return sum
end

local TAP_MOST = 2^31 - 1

-- Taps for the library, from Taps or a list of numbers; false are none.
function arguments.taps(value)
    local list = {}
    if value and type(value) ~= "table" then
        errors.misuse("the taps are Taps or a list of numbers, not %s", shown(value))
    end
    for i, tap in ipairs(value or {}) do
        list[i] = arguments.integer(tap, "a tap", 0, TAP_MOST)
    end
    return list
end

-- Options: a table whose keys are those of `usual`, which says what each is when it is not given.
function arguments.options(given, usual, what)
    if given ~= nil and type(given) ~= "table" then
        errors.misuse("the options of %s are a table, not %s", what, shown(given))
    end
    for name in pairs(given or {}) do
        if usual[name] == nil then
            local names = {}
            for known in pairs(usual) do
                names[#names + 1] = known
            end
            table.sort(names)
            errors.misuse("%s has no option %s; it has %s", what, shown(name), table.concat(names, ", "))
        end
    end
    return setmetatable({}, {__index = function(_, name)
        local value = given and given[name]
        return value == nil and usual[name] or value
    end})
end

-- The sum of the bits of the options that are wanted; options and bits have the same names.
function arguments.flags(values, options)
    local sum = 0
    for name, bit in pairs(values) do
        sum = sum + (options[name] and bit or 0)
    end
    return sum
end

return arguments
