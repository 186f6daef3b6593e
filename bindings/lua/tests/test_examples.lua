-- SPDX-License-Identifier: MIT
-- The examples, run as a user runs them, by the same interpreter.
local luaunit = require("luaunit")
local suite = require("suite")

-- The interpreter stands before the script among the arguments.
local function interpreter()
    local first = 0
    while arg[first - 1] do
        first = first - 1
    end
    return arg[first]
end

-- Whether an example ends well, and what it prints.
local function outcome(name, arguments, typed)
    local input, output = os.tmpname(), os.tmpname()
    local file = assert(io.open(input, "w"))
    file:write(typed or "")
    file:close()
    local command = ("'%s' '%s' %s"):format(interpreter(), suite.path("../examples/" .. name), arguments)
    local status = os.execute(("%s <'%s' >'%s' 2>&1"):format(command, input, output))
    local text = suite.read(output)
    os.remove(input)
    os.remove(output)
    return status == true or status == 0, text
end

-- What an example that ends well prints, line by line.
local function run(name, arguments, typed)
    local is_done, text = outcome(name, arguments, typed)
    luaunit.assertTrue(is_done, text)
    local lines = {}
    for line in text:gmatch("[^\n]+") do
        lines[#lines + 1] = line
    end
    return lines
end

local Examples = {}

function Examples.test_playing_against_yourself()
    local lines = run("01_against_yourself.lua", "", "undo\ne2e3\nx\nundo\ne2e3\nKing e5 - d5 = Knight\n")
    luaunit.assertEquals({lines[#lines - 1], lines[#lines]}, {"King e2 - e3 = Knight", "King e5 - d5 = Knight"})
    luaunit.assertTableContains(lines, "undo: there is nothing to take back")
    luaunit.assertStrContains(table.concat(lines, "\n"), "x: ")
end

function Examples.test_playing_with_a_die()
    luaunit.assertStrMatches(table.concat(run("01_against_yourself.lua", "tensei", "e2e3\n"), "\n"),
                             ".*The die shows =[KNBRQ]%..*")
end

function Examples.test_a_roll_is_taken_back_with_its_move()
    for _, line in ipairs(run("01_against_yourself.lua", "tensei", "e2e3\nundo\ne2e3\n")) do
        luaunit.assertNotEquals(line:sub(1, 6), "e2e3: ")
    end
end

function Examples.test_perft()
    local lines = run("02_perft.lua", "rinne 3")
    luaunit.assertEquals({#lines, lines[#lines]}, {26, "14198 in all"})
end

function Examples.test_search()
    local lines = run("03_search.lua", "rinne 6 2")
    for i = 1, 6 do
        luaunit.assertStrMatches(lines[i], (i % 2 == 1 and "white" or "black") .. ": .+")
    end
end

function Examples.test_search_in_chess()
    local lines = run("03_search.lua", "chess 8 2")
    luaunit.assertTrue(#lines > 8)
end

function Examples.test_taps()
    local lines = run("04_taps.lua", "", "e2\nback\ne2\nnothing\ne3\n")
    luaunit.assertTableContains(lines, "K goes from e2 to e3 as N")
    luaunit.assertTableContains(lines, "Touch: d1, e1, d2, e3")
end

function Examples.test_records()
    local path = os.tmpname()
    local sum = 0
    for _, line in ipairs(run("05_records.lua", path .. " rinne 20")) do
        sum = sum + tonumber(line:match("^(%d+) x "))
    end
    os.remove(path)
    luaunit.assertEquals(sum, 20)
end

function Examples.test_what_cannot_be_is_refused_with_a_sentence()
    for command, sentence in pairs({
        ["01_against_yourself.lua halma"] = 'there is no variant "halma"; there are rinne, ',
        ["02_perft.lua rinne x"] = "DEPTH is a whole number from 1 on",
        ["02_perft.lua rinne 0"] = "DEPTH is a whole number from 1 on",
        ["03_search.lua rinne 6 deep"] = "PLIES and DEPTH are whole numbers from 1 on",
        ["04_taps.lua halma"] = 'there is no variant "halma"; there are rinne, ',
        ["05_records.lua"] = "usage: lua5.4 05_records.lua FILE [VARIANT [GAMES]]",
        ["05_records.lua /no/such/folder/file"] = "/no/such/folder/file: No such file or directory",
    }) do
        local is_done, text = outcome(command:match("^(%S+) ?(.*)$"))
        luaunit.assertFalse(is_done)
        luaunit.assertStrContains(text, sentence)
    end
end

suite.run({Examples = Examples})
