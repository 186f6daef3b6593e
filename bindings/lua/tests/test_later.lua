-- SPDX-License-Identifier: MIT
-- A later library (tests/later) stands in front of the real one, and says numbers that the module does not know.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local equal = luaunit.assertEquals

local function mated()
    local game = ag.game("chess")
    for _, move in ipairs({"f2f3", "e7e5", "g2g4", "d8h4"}) do
        game:play(move)
    end
    return game
end

local Later = {}

function Later.test_an_unknown_reason_has_a_name()
    equal({mated():reason(), ag.reason_text(mated():reason())}, {"reason_17", "full moon"})
    equal(ag.game("chess"):claimable_draw(), "reason_17")
    equal(ag.reason_text("reason_99"), "reason 99")
    luaunit.assertStrContains(suite.refusal_of(ag.reason_text, "reason_x").message, 'not "reason_x"')
end

function Later.test_an_unknown_result_has_a_name()
    local game = mated()
    equal({game:result(), ag.result_text(game:result()), game:is_over()}, {"result_4", "result_4", true})
end

function Later.test_an_unknown_player_has_a_name()
    local game = ag.game("tensei")
    game:play("e2e3")
    equal(game:turn(), "player_4")
end

function Later.test_unknown_traits_are_kept()
    local game = ag.game("chess")
    equal(game:move_traits("e2e4"), {irreversible = true, move_trait_1048576 = true})
    luaunit.assertTrue(game:square_traits("e4").square_trait_1048576)
    equal(game:variant():square_traits("e8"), {promotion_white = true, square_trait_1048576 = true})
end

function Later.test_an_unknown_problem_is_told()
    local _, _, refusal = ag.try_game("chess", "moon")
    equal({refusal.status, refusal.problems}, {"AG_ERR_POSITION", {problem_1048576 = true}})
    equal((ag.variants.chess:problems("moon")), {problem_1048576 = true})
end

function Later.test_an_unknown_step_is_a_step()
    local step = ag.game("chess"):steps("e2e4")[1]
    equal({step.action, step.to}, {"action_5", 28})
end

function Later.test_an_unknown_status_is_a_refusal()
    local game = ag.game("chess")
    local refusal = suite.refusal_of(game.undo, game)
    equal({refusal.status, refusal.message}, {"status -20", "the library refuses this with the status -20"})
    luaunit.assertStrContains(tostring(refusal), "status -20")
end

function Later.test_an_unknown_success_is_no_refusal()
    local game = ag.game("chess")
    game:play(game:move_list()[1])
    game:rewind()
    equal(game:ply(), 0)
    suite.refusal_of(game.rewind, game, 1)
end

suite.run({Later = Later})
