-- SPDX-License-Identifier: MIT
-- Memory: what is dropped is freed, in whatever order, and long use needs no more of it.
--
-- ABSTRACTGAMES_TEST_ROUNDS=n makes so many rounds of the torture; slow tools want few.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local ROUNDS = tonumber(os.getenv("ABSTRACTGAMES_TEST_ROUNDS") or 3000)
local PLIES = tonumber(os.getenv("ABSTRACTGAMES_TEST_PLIES") or 1000000)
local GROWTH_BYTES = 4 * 2^20
local PAGE_BYTES = 4096

local function resident_bytes()
    return tonumber(suite.read("/proc/self/statm"):match("%d+ (%d+)")) * PAGE_BYTES
end

local function collect()
    collectgarbage()
    collectgarbage()
end

-- A heap of games, copies and what was made of them, of which random ones are dropped: parents before their children.
local Heap = {}
Heap.__index = Heap

function Heap.new()
    return setmetatable({things = {}, games = setmetatable({}, {__mode = "k"})}, Heap)
end

function Heap:game()
    local things = self.things
    for _ = 1, 5 do
        local thing = things[math.random(#things + 1)]
        if self.games[thing or false] then
            return thing
        end
    end
    return ag.game(ag.variants[math.random(#ag.variants)])
end

local MAKERS = {
    function() return ag.game(ag.variants[math.random(#ag.variants)]) end,
    function(heap) return heap:game():copy() end,
    function(heap) return (ag.read_record(heap:game():record())) end,
    function(heap) return heap:game():taps() end,
    function(heap) return {heap:game():moves()} end,
    function(heap) return heap:game():chances() end,
    function(heap) return heap:game():tags() end,
    function(heap) return heap:game():history() end,
    function(heap) return heap:game():move_list() end,
    function(heap) return heap:game():steps(heap:game():move_list()[1] or 1) end,
    function() return ag.random(math.random(1000)) end,
    function(heap)
        local record = heap:game():record()
        return ag.records(function() return record end)
    end,
    function(heap)
        local ring = {heap:game():copy()}
        ring[2] = ring
        return ring
    end,
    function(heap)
        local closed = heap:game():copy()
        closed:close()
        return closed
    end,
}

-- Looks at whatever it is, long after what it was made of has been dropped.
local function use(thing)
    if type(thing) == "function" then
        thing()
    elseif type(thing) == "table" then
        tostring(thing)
        local part = thing[1]
        tostring(type(part) == "function" and part(thing[2]) or part)
    end
end

local Torture = {}

function Torture.test_things_are_dropped_in_any_order()
    math.randomseed(1)
    local random = ag.random(1)
    local heap = Heap.new()
    local kind = getmetatable(ag.game("rinne"))
    for round = 1, ROUNDS do
        local is_made, made = pcall(MAKERS[math.random(#MAKERS)], heap)
        if is_made then
            heap.things[#heap.things + 1] = made
            heap.games[made] = getmetatable(made) == kind or nil
        end
        pcall(function() heap:game():playout(random, math.random(4)) end)
        use(heap.things[math.random(#heap.things)])
        while #heap.things > 60 or #heap.things > 1 and math.random() < 0.4 do
            table.remove(heap.things, math.random(#heap.things))
        end
        if round % 500 == 0 then
            collect()
        end
    end
    heap.things = {}
    collect()
    luaunit.assertNil(next(heap.games), "a game is still there")
end

-- Whenever memory is wanted a finalizer may run, and change or close the game that a call is about.
local MEDDLERS = {
    function(game) game:push(game:numbers()[1]) end,
    function(game) game:rewind() end,
    function(game) game:close() end,
}

local CALLS_WITH_LONG_ANSWERS = {
    function(game) return game:numbers() end,
    function(game) return game:move_list() end,
    function(game) return game:record() end,
    function(game) return game:svg() end,
    function(game) return game:copy():numbers() end,
    function(game) return game:taps():offers() end,
}

-- Lets finalizers run as soon as memory is wanted, whatever kind of collector it is. Returns what undoes that.
local function collect_eagerly()
    if not jit then
        collectgarbage("generational", 1, 100)
        collectgarbage("step") -- it would go on waiting for as much memory as there has been
        return function() collectgarbage("incremental", 200, 100) end
    end
    local pause, speed = collectgarbage("setpause", 1), collectgarbage("setstepmul", 10000)
    return function()
        collectgarbage("setpause", pause)
        collectgarbage("setstepmul", speed)
    end
end

local function leave_behind(meddle, game)
    local function finalize()
        pcall(meddle, game)
    end
    if newproxy then
        getmetatable(newproxy(true)).__gc = finalize -- LuaJIT does not finalize tables
    else
        setmetatable({}, {__gc = finalize})
    end
end

function Torture.test_finalizers_may_change_the_game_of_a_call()
    local calm_down = collect_eagerly()
    local answers, refusals = 0, 0
    for round = 1, math.min(ROUNDS, 100) do
        local game = ag.game("sensei-arashi")
        game:playout(ag.random(round), 6)
        -- One game in twenty is only changed: when a finalizer runs is not ours to say, and each may close its game
        -- before the first call.
        for i = 1, round % 20 == 1 and #MEDDLERS - 1 or #MEDDLERS do
            leave_behind(MEDDLERS[i], game)
        end
        for _, call in ipairs(CALLS_WITH_LONG_ANSWERS) do
            local is_answered = pcall(call, game)
            answers = answers + (is_answered and 1 or 0)
            refusals = refusals + (is_answered and 0 or 1)
        end
    end
    calm_down()
    luaunit.assertTrue(answers > 0, "no call was answered")
    luaunit.assertTrue(refusals > 0, "no finalizer has closed a game")
end

local Steady = {}

-- Memory after a few rounds is that after all of them.
local function stays_steady(work, times)
    for _ = 1, math.max(times / 10, 3) do
        work()
    end
    collect()
    local before = resident_bytes()
    for _ = 1, times do
        work()
    end
    collect()
    luaunit.assertTrue(resident_bytes() - before < GROWTH_BYTES, resident_bytes() - before)
end

-- Lua knows nothing of the memory of games: without help a program with much in its memory would collect them too late.
function Steady.test_games_that_are_dropped_do_not_pile_up()
    local ballast = {}
    for i = 1, 4000000 do
        ballast[i] = i
    end
    collect()
    local before = resident_bytes()
    for _ = 1, 20000 do
        ag.game("tensor"):play("e2e4")
    end
    luaunit.assertTrue(resident_bytes() - before < 8 * GROWTH_BYTES, resident_bytes() - before)
    luaunit.assertEquals(#ballast, 4000000)
end

function Steady.test_a_million_plies()
    local game = ag.game("rinne")
    stays_steady(function()
        for _ = 1, 1000 do
            local numbers = game:numbers()
            if #numbers == 0 then
                game:rewind()
                numbers = game:numbers()
            end
            game:push(numbers[game:ply() * 7 % #numbers + 1])
        end
    end, PLIES / 1000)
end

function Steady.test_everything_that_is_made()
    local random = ag.random(1)
    stays_steady(function()
        local game = ag.game("tensei")
        game:playout(random, 30)
        game:set_tag("Event", ("x"):rep(1000))
        for _, made in ipairs({game:copy(), assert(ag.read_record(game:record())), game:move_list(), game:board()}) do
            tostring(made)
        end
        game:svg()
        for move in game:moves() do
            tostring(game:trying(move, game.hash) and move)
            game:steps(move)
        end
        game:try_play("e9e9")
        pcall(game.play, game, ("x"):rep(100))
        ag.try_game("rinne", ("x"):rep(1000))
    end, PLIES / 2000)
end

function Steady.test_records()
    local texts = {}
    for i, variant in ipairs(ag.variants) do
        texts[i] = ag.game(variant):record()
    end
    local text = table.concat(texts)
    stays_steady(function()
        local is_given = false
        local count = 0
        for _ in ag.records(function()
            if not is_given then
                is_given = true
                return text
            end
        end) do
            count = count + 1
        end
        luaunit.assertEquals(count, #ag.variants)
    end, PLIES / 2000)
end

suite.run({Torture = Torture, Steady = Steady})
