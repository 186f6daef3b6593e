-- SPDX-License-Identifier: MIT
-- What the module promises besides the rules: names of taps, loading it twice, names that are those of C.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local equal = luaunit.assertEquals
local PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - 0 1"

local Taps = {}

function Taps.test_done_is_tapped_by_its_name()
    local game = ag.game("diaballik")
    local seen = 0
    for _, move in ipairs(game:move_list()) do
        local taps = game:taps()
        for _, tap in ipairs(game:taps_of(move)) do
            seen = seen + (tap == ag.DONE and 1 or 0)
            taps:tap(tap == ag.DONE and "done" or tap)
        end
        equal(taps:move(), move)
    end
    luaunit.assertTrue(seen > 0)
end

local function promoted(word)
    local taps = ag.game("chess", PROMOTION):taps()
    for _, tap in ipairs({"a7", "a8", word}) do
        taps:tap(tap)
    end
    return tostring(taps:move())
end

function Taps.test_a_piece_is_tapped_by_its_name_or_code()
    for _, word in ipairs({"Queen", "Q", "choice Q"}) do
        equal(promoted(word), "a7a8=Q")
    end
    local refusal = suite.refusal_of(promoted, "King")
    luaunit.assertStrContains(refusal.message, '"King" is not offered; offered: choice')
end

function Taps.test_back_without_taps_is_refused_as_undo_is()
    local taps = ag.game("rinne"):taps()
    local refusal = suite.refusal_of(taps.back, taps)
    equal({refusal.status, refusal.message}, {"AG_ERR_EMPTY", "nothing has been tapped that could be taken back"})
    taps:tap("e2")
    taps:back()
    equal(suite.refusal_of(taps.back, taps).status, "AG_ERR_EMPTY")
end

function Taps.test_a_finished_game_offers_no_taps()
    local game = ag.game("rinne")
    local begun = game:taps()
    begun:tap("e2")
    game:finish("draw", "agreement")
    for _, taps in ipairs({begun, game:taps()}) do
        equal(taps:offers(), {})
        equal(suite.refusal_of(taps.tap, taps, "e3").status, "AG_ERR_FINISHED")
        equal(suite.refusal_of(taps.move, taps).status, "AG_ERR_FINISHED")
    end
end

local Steps = {}

-- README.md lists a step's fields, and they are those of ag_step in C.
function Steps.test_fields_are_those_of_c_and_of_the_readme()
    local declarations = suite.read(suite.path("../../declarations/abstractgames.cdef"))
    local readme = suite.read(suite.path("../README.md"))
    local row = readme:match("A step has ([^\n]+\n[^\n]+\n[^\n]+\n)")
    local seen = 0
    for _, variant in ipairs({"rinne", "sentai", "chess"}) do
        local game = ag.game(variant)
        for _, move in ipairs(game:move_list()) do
            for _, step in ipairs(game:steps(move)) do
                for field in pairs(step) do
                    seen = seen + 1
                    luaunit.assertStrContains(declarations:match("struct ag_step %b{}"), "int32_t " .. field .. ";")
                    luaunit.assertStrContains(row, "`" .. field .. "`")
                end
            end
        end
    end
    luaunit.assertTrue(seen > 100)
    local step = ag.game("rinne"):steps("e2e3")[1]
    equal({step.action, step.from, step.to, step.before.code, step.after.code, step.group},
          {"move", 9, 14, "K", "N", 0})
end

local Loading = {}

-- Forgets all files of the package, as programs do that load their modules again while they run.
local function load_again()
    for name in pairs(package.loaded) do
        if name:sub(1, 13) == "abstractgames" then
            package.loaded[name] = nil
        end
    end
    return require("abstractgames")
end

function Loading.test_games_of_the_first_load_go_on_after_a_second_one()
    local game, random = ag.game("chess"), ag.random(1)
    local move, taps, position = game:move_list()[1], game:taps(), game:position()
    local again = load_again()
    game:play(move)
    game:undo()
    taps:tap("e2")
    taps:tap("e4")
    equal(tostring(taps:move()), "e2e4")
    local made = again.game(game:variant())
    made:assign(game)
    made:play(move)
    game:play(made:history()[1])
    made:playout(random, 3)
    luaunit.assertTrue(again.game("chess", position) == ag.game("chess"))
    luaunit.assertTrue(again.read_record(game:record()) == game)
    equal(again, ag)
end

function Loading.test_a_game_that_has_been_closed_says_so_after_a_second_load()
    local game, closed = ag.game("chess"), ag.game("chess")
    closed:close()
    load_again()
    equal(suite.refusal_of(closed.ply, closed).message, "the game has been closed")
    equal(game:ply(), 0)
    game:close()
    equal(suite.refusal_of(game.ply, game).message, "the game has been closed")
end

function Loading.test_many_loads_keep_what_is_counted()
    for _ = 1, 20 do
        local again = load_again()
        for _ = 1, 200 do
            again.game("rinne"):play("e2e3")
        end
        collectgarbage()
    end
    equal(ag.game("rinne"):move_count(), 25)
end

suite.run({Taps = Taps, Steps = Steps, Loading = Loading})
