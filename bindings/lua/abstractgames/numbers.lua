-- SPDX-License-Identifier: MIT
-- The numbers of the interface by name: in Lua they are strings, "white" for AG_WHITE, "dead_material" for
-- AG_REASON_DEAD_MATERIAL. A set of them is a table: {castling = true}.
local library = require("abstractgames.library")

local numbers = {}

-- The names of the constants that begin so, or of those listed, each with the number that it has in C.
local function enumeration(begin, names)
    local values = {}
    for constant, value in pairs(library.constants) do
        local name = constant:match("^" .. begin .. "(.+)$")
        if name and (not names or names[name]) then
            values[name:lower()] = value
        end
    end
    return values
end

numbers.players = enumeration("AG_", {WHITE = true, BLACK = true, CHANCE = true, NOBODY = true})
numbers.results = enumeration("AG_", {ONGOING = true, WHITE_WINS = true, BLACK_WINS = true, DRAW = true})
numbers.reasons = enumeration("AG_REASON_")
numbers.problems = enumeration("AG_PROBLEM_")
numbers.square_traits = enumeration("AG_SQUARE_")
numbers.move_traits = enumeration("AG_MOVE_")
numbers.styles = enumeration("AG_TEXT_")
numbers.strictnesses = enumeration("AG_PARSE_")
numbers.actions = enumeration("AG_STEP_")
numbers.pictures = enumeration("AG_PICTURE_")
numbers.boards = enumeration("AG_BOARD_")

-- What one of them is called: a "reason". A later library may have numbers that are not known here, and the reason 17
-- is "reason_17" then.
local kinds, names_of = {}, {}
for plural, values in pairs(numbers) do
    kinds[values] = plural:match("^(.*)s$")
    names_of[values] = {}
    for name, value in pairs(values) do
        names_of[values][value] = name
    end
end
kinds[numbers.strictnesses] = "strictness"

-- The name of a number, nil for a negative one.
function numbers.name(values, number)
    local name = names_of[values][number]
    if not name and number and number >= 0 then
        name = ("%s_%.0f"):format(kinds[values], number)
    end
    return name
end

-- The number of a name, nil when it is none.
function numbers.number(values, name)
    if type(name) ~= "string" then
        return nil
    end
    return values[name] or tonumber(name:match("^" .. kinds[values] .. "_(%d+)$"))
end

-- All names, in the order of their numbers.
function numbers.names(values)
    local names = {}
    for name in pairs(values) do
        names[#names + 1] = name
    end
    table.sort(names, function(one, other) return values[one] < values[other] end)
    return names
end

-- The set of the names whose bits are in the number.
function numbers.set(values, bits)
    local set = {}
    local bit = 1
    while bit <= bits do
        if bits % (2 * bit) >= bit then
            set[numbers.name(values, bit)] = true
        end
        bit = 2 * bit
    end
    return set
end

return numbers
