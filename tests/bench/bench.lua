-- SPDX-License-Identifier: MIT
-- Measures one thing through the Lua module, in the way of bench.py, and prints how many and how long: "8902 0.0002".
--
--   bench.lua loop VARIANT DEPTH [POSITION]    leaves of numbers, push, undo at every node
--   bench.lua filled VARIANT DEPTH [POSITION]  the same with a table for each depth, that is filled again and again
--   bench.lua moves VARIANT DEPTH [POSITION]   the same by moves, play, undo
local ag = require("abstractgames")

local SECONDS = 1

-- The numbers are put into the table of a depth, if there is one.
local function numbers(game, depth, tables)
    local leaves = 0
    for _, number in ipairs(game:numbers(tables[depth])) do
        game:push(number)
        leaves = leaves + (depth == 1 and 1 or numbers(game, depth - 1, tables))
        game:undo()
    end
    return leaves
end

local function loop(game, depth)
    return numbers(game, depth, {})
end

local tables = setmetatable({}, {__index = function(all, depth)
    all[depth] = {}
    return all[depth]
end})

local function filled(game, depth)
    return numbers(game, depth, tables)
end

local function moves(game, depth)
    local leaves = 0
    for move in game:moves() do
        game:play(move)
        leaves = leaves + (depth == 1 and 1 or moves(game, depth - 1))
        game:undo()
    end
    return leaves
end

-- Does the work again and again for a while; how much of it was done in how much of the processor's time.
local function repeated(work)
    work()
    local begin = os.clock()
    local done = 0
    while os.clock() - begin < SECONDS do
        done = done + work()
    end
    return done, os.clock() - begin
end

local what, variant, depth, position = arg[1], arg[2], tonumber(arg[3]), arg[4]
local work = assert(({loop = loop, filled = filled, moves = moves})[what], "loop, filled or moves is wanted")
local game = ag.game(variant, position)
print(("%d %.6f"):format(repeated(function() return work(game, depth) end)))
