-- SPDX-License-Identifier: MIT
-- The whole interface is there: each constant with C's value, each function used, and nothing that is not.
local ag = require("abstractgames")
local library = require("abstractgames.library")
local luaunit = require("luaunit")
local suite = require("suite")

local equal = luaunit.assertEquals
local DECLARATIONS = suite.read(suite.path("../../declarations/abstractgames.cdef"))
-- Constants that Lua has as names, by how they begin in C.
local ENUMERATIONS = {AG_REASON_ = ag.reasons, AG_PROBLEM_ = ag.problems, AG_SQUARE_ = ag.square_traits,
                      AG_MOVE_ = ag.move_traits, AG_TEXT_ = ag.styles, AG_STEP_ = ag.actions}
-- Functions that have no counterpart of their own: how often a loop asks is the back end's business.
local ADDED = {"game_move_count", "keep", "kept", "seed_new", "seed_halves"}

local constants, functions = {}, {}
for name, value in DECLARATIONS:gmatch("%f[%w_](AG_[%w_]+) = (%-?%d+)") do
    constants[name] = tonumber(value)
end
for name in DECLARATIONS:gmatch("%f[%w_]ag_([%w_]+)%(") do
    functions[name] = true
end

local function count(set)
    local number = 0
    for _ in pairs(set) do
        number = number + 1
    end
    return number
end

-- All that the files of the module say, but for the back ends.
local function code_above_the_back_ends()
    local texts = {}
    for _, path in ipairs(suite.files(suite.path("../abstractgames"), ".lua")) do
        if not path:find("library_ffi", 1, true) then
            texts[#texts + 1] = suite.read(path)
        end
    end
    return table.concat(texts)
end

local Interface = {}

function Interface.test_each_constant_has_the_value_of_c()
    luaunit.assertTrue(count(constants) > 80)
    equal(library.constants, constants)
end

function Interface.test_each_function_is_there_and_nothing_else()
    luaunit.assertTrue(count(functions) > 80)
    local there = {}
    for name, value in pairs(library) do
        if type(value) == "function" then
            there[name] = true
        end
    end
    for _, name in ipairs(ADDED) do
        luaunit.assertTrue(there[name], name)
        there[name] = nil
    end
    equal(there, functions)
end

function Interface.test_each_function_is_used()
    local code = code_above_the_back_ends()
    local is_named = {}
    for name in pairs(functions) do
        is_named[name] = code:find("library%." .. name .. "%f[^%w_]") ~= nil
    end
    -- These are called by names that are put together: library["variant_" .. fact].
    for fact in code:gmatch('"([a-z_]+)"[,}]') do
        if functions["variant_" .. fact] then
            is_named["variant_" .. fact] = true
        end
    end
    for name, is_used in pairs(is_named) do
        luaunit.assertTrue(is_used, name)
    end
end

function Interface.test_each_enumeration_is_that_of_c()
    for begin, enumeration in pairs(ENUMERATIONS) do
        local in_c = {}
        for name, value in pairs(constants) do
            if name:sub(1, #begin) == begin then
                in_c[name:sub(#begin + 1):lower()] = value
            end
        end
        luaunit.assertTrue(count(in_c) > 1)
        equal(enumeration, in_c)
    end
    equal(ag.players, {white = constants.AG_WHITE, black = constants.AG_BLACK, chance = constants.AG_CHANCE,
                       nobody = constants.AG_NOBODY})
    equal(ag.results, {ongoing = constants.AG_ONGOING, white_wins = constants.AG_WHITE_WINS,
                       black_wins = constants.AG_BLACK_WINS, draw = constants.AG_DRAW})
    equal({ag.DONE, ag.CHOICE}, {constants.AG_TAP_DONE, constants.AG_TAP_CHOICE})
end

function Interface.test_each_name_can_be_said_in_words()
    for reason in pairs(ag.reasons) do
        equal(ag.reason_text(reason), (reason:gsub("_", " ")))
    end
    equal(ag.result_text("draw"), "1/2-1/2")
end

-- README.md names each function of the module and each method.
function Interface.test_each_public_name_is_documented()
    local readme = suite.read(suite.path("../README.md"))
    local game = ag.game("rinne")
    local seen = 0
    local function expect_names(begin, names)
        for name, value in pairs(names) do
            if name:sub(1, 1) ~= "_" and value ~= ag.game and value ~= ag.try_game and value ~= ag.epd
                and name ~= "owning" then
                seen = seen + 1
                luaunit.assertNotNil(readme:find("`" .. begin .. name .. "%f[^%w_]"), begin .. name)
            end
        end
    end
    expect_names("game:", getmetatable(game).__index)
    expect_names("taps:", getmetatable(game:taps()).__index)
    expect_names("variant:", getmetatable(game:variant()).__index)
    expect_names("piece:", getmetatable(game:variant():piece(1)).__index)
    expect_names("random:", getmetatable(ag.random(1)).__index)
    luaunit.assertTrue(seen > 60)
    for name in pairs(ag) do
        luaunit.assertTrue(name:sub(1, 1) == "_" or readme:find("`ag." .. name, 1, true) ~= nil, "ag." .. name)
    end
end

function Interface.test_the_version_is_the_librarys()
    local major, minor, patch = ag.version:match("^(%d+)%.(%d+)%.(%d+)$")
    equal(ag.version_number, 10000 * major + 100 * minor + patch)
    equal(ag._VERSION, "abstractgames " .. ag.version)
end

-- The rockspec cannot ask the library, so its name and its version are held to it.
function Interface.test_the_rockspec_has_the_version_of_the_library()
    local path = suite.files(suite.path(".."), ".rockspec")[1]
    luaunit.assertStrContains(path, ("/abstractgames-%s-1.rockspec"):format(ag.version))
    luaunit.assertStrContains(suite.read(path), ('version = "%s-1"'):format(ag.version))
end

suite.run({Interface = Interface})
