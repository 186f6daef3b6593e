-- SPDX-License-Identifier: MIT
-- Runs the tests of a file with LuaUnit: suite.run({Name = {test_one = function ... end}}).
local ag = require("abstractgames")
local luaunit = require("luaunit")

local PLIES = 40
local suite = {}

-- A folder or a file of the source, from where the test stands: suite.path("../examples").
function suite.path(relative)
    return (arg[0]:match("^(.*)/") or ".") .. "/" .. relative
end

function suite.read(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read("*a")
    file:close()
    return text
end

-- Paths of the files in a folder that end so, in order.
function suite.files(folder, ending)
    local paths = {}
    local listing = assert(io.popen("ls '" .. folder .. "'"))
    for name in listing:lines() do
        if name:sub(-#ending) == ending then
            paths[#paths + 1] = folder .. "/" .. name
        end
    end
    listing:close()
    assert(#paths > 0, "no file of " .. folder .. " ends in " .. ending)
    return paths
end

-- What a call raises, which is a refusal unless it is an error of its own.
function suite.refusal_of(call, ...)
    local is_done, refusal = pcall(call, ...)
    luaunit.assertFalse(is_done, "nothing was refused")
    return refusal
end

function suite.random_game(variant, seed)
    local game = ag.game(variant)
    game:playout(ag.random(seed), PLIES)
    return game
end

-- Three games of every variant.
function suite.each_game()
    return coroutine.wrap(function()
        for _, variant in ipairs(ag.variants) do
            for seed = 1, 3 do
                coroutine.yield(suite.random_game(variant, seed))
            end
        end
    end)
end

-- The first so many of a list.
function suite.first(list, count)
    local taken = {}
    for i = 1, math.min(count, #list) do
        taken[i] = list[i]
    end
    return taken
end

-- All classes are run, or the one that the program's argument names.
function suite.run(classes)
    local instances = {}
    for name, class in pairs(classes) do
        if not arg[1] or arg[1] == name then
            instances[#instances + 1] = {name, class}
        end
    end
    assert(#instances > 0, "no test is called " .. tostring(arg[1]))
    table.sort(instances, function(one, other) return one[1] < other[1] end)
    local runner = luaunit.LuaUnit.new()
    os.exit(runner:runSuiteByInstances(instances) == 0 and 0 or 1, true)
end

return suite
