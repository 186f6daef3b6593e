-- SPDX-License-Identifier: MIT
-- The examples in documents do what they say: the blocks of a page are one program, and what it prints stands behind
-- the arrows --> in it.
local luaunit = require("luaunit")
local suite = require("suite")

-- The blocks of Lua in a page.
local function blocks_of(path)
    local blocks = {}
    for block in ("\n" .. suite.read(path)):gmatch("\n```lua\n(.-)```") do
        blocks[#blocks + 1] = block
    end
    luaunit.assertTrue(#blocks > 0, "no example in " .. path)
    return blocks
end

local function lines_behind_arrows(text)
    local lines = {}
    for line in (text .. "\n"):gmatch("(.-)\n") do
        lines[#lines + 1] = line:match("%-%-> ?(.*)$")
    end
    return lines
end

-- A `print` that keeps the lines it is to print.
local function keeper(lines)
    return function(...)
        local words = {}
        for i = 1, select("#", ...) do
            words[i] = tostring((select(i, ...)))
        end
        for line in (table.concat(words, "\t") .. "\n"):gmatch("(.-)\n") do
            lines[#lines + 1] = line
        end
    end
end

local function run_page(path)
    local program = table.concat(blocks_of(path))
    local printed = {}
    local print_of_all = print
    rawset(_G, "print", keeper(printed))
    local is_done, failure = pcall(assert((loadstring or load)(program, "@" .. path)))
    rawset(_G, "print", print_of_all)
    luaunit.assertTrue(is_done, tostring(failure))
    luaunit.assertEquals(printed, lines_behind_arrows(program))
end

local Documents = {}

function Documents.test_the_page_of_the_module()
    run_page(suite.path("../README.md"))
end

function Documents.test_the_first_page()
    run_page(suite.path("../../../README.md"))
end

suite.run({Documents = Documents})
