-- SPDX-License-Identifier: MIT
-- Moves know their texts, whenever they are asked: a text is written when it is asked for, and by then the game may
-- have gone on.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local equal, is_nil = luaunit.assertEquals, luaunit.assertNil
local is_true, is_false = luaunit.assertTrue, luaunit.assertFalse
local first, refusal_of = suite.first, suite.refusal_of

-- What may happen to a game before its moves are asked.
local EVENTS = {
    nothing = function() end,
    a_move = function(game) game:playout(ag.random(1), 1) end,
    many_moves = function(game) game:playout(ag.random(1)) end,
    an_undo = function(game)
        if game:ply() > 0 then
            game:undo()
        end
    end,
    the_start = function(game) game:rewind() end,
    an_end = function(game)
        if not game:is_over() then
            game:finish("draw", "agreement")
        end
    end,
    another_game = function(game) game:assign(ag.game("rinne")) end,
    its_end_as_a_handle = function(game) game:close() end,
}

-- Positions that are played with problems waived, and those in which a roll is due.
local POSITIONS = {
    {"chess", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", {"castling"}},
    {"chess", "4k3/8/8/8/8/8/8/R3K3 w - e6 0 1", {"en_passant"}},
    {"chess", "4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/4K3 w - - 0 1", {"too_many_pieces"}},
    {"chess", "k3r3/8/8/8/1b6/8/3n4/r3K3 w - - 0 1", {"checkers"}},
    {"chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 99999 99999"},
}

local function game_with_a_roll(id)
    local game = ag.game(id)
    game:play(game:move_list()[1])
    equal(game:turn(), "chance")
    return game
end

local function each_game()
    return coroutine.wrap(function()
        for game in suite.each_game() do
            coroutine.yield(game)
        end
        for _, row in ipairs(POSITIONS) do
            is_true(#ag.game(row[1], row[2], row[3]):move_list() > 0)
            coroutine.yield(ag.game(row[1], row[2], row[3]))
        end
        for _, id in ipairs({"tensei", "tensei-5x5"}) do
            coroutine.yield(game_with_a_roll(id))
        end
    end)
end

local function texts_of(list)
    local texts = {}
    for i, move in ipairs(list) do
        texts[i] = move.text
    end
    return texts
end

local function in_a_loop(game, square)
    local list = {}
    for move in game:moves(square) do
        list[#list + 1] = move
    end
    return list
end

local Texts = {}

function Texts.test_moves_keep_their_texts_whatever_becomes_of_the_game()
    for game in each_game() do
        local texts = {}
        for i, number in ipairs(game:numbers()) do
            texts[i] = game:move_text(number, "coordinate")
        end
        for name, event in pairs(EVENTS) do
            local later = game:copy()
            local list, looped = later:move_list(), in_a_loop(later)
            event(later)
            equal(texts_of(list), texts, name)
            equal(texts_of(looped), texts, name)
        end
    end
end

function Texts.test_moves_of_a_square_keep_their_texts()
    for game in each_game() do
        local lists, texts = {}, {}
        for square = 0, game:variant().square_count - 1 do
            lists[#lists + 1] = game:move_list(square)
            lists[#lists + 1] = in_a_loop(game, square)
            for _ = 1, 2 do
                texts[#texts + 1] = {}
                for i, move in ipairs(lists[#lists]) do
                    texts[#texts][i] = game:move_text(move, "coordinate")
                end
            end
        end
        game:close()
        for i, list in ipairs(lists) do
            equal(texts_of(list), texts[i])
        end
    end
end

function Texts.test_a_loop_may_play_before_it_asks()
    for game in each_game() do
        local texts, asked = texts_of(game:move_list()), {}
        for move in game:moves() do
            game:play(move)
            asked[#asked + 1] = tostring(move)
            game:undo()
        end
        equal(asked, texts)
    end
end

function Texts.test_moves_are_equal_whenever_they_were_listed()
    for game in each_game() do
        local asked, unasked = game:move_list(), game:move_list()
        texts_of(asked)
        game:assign(ag.game("rinne"))
        for i, move in ipairs(unasked) do
            is_true(move == asked[i])
            is_false(i > 1 and move == asked[i - 1])
        end
    end
end

-- The same number may mean another move in another variant.
function Texts.test_moves_with_one_number_and_two_texts_differ()
    local by_number, differing = {}, 0
    for move in ag.game("diaballik"):moves() do
        by_number[move.number] = move
    end
    for move in ag.game("sensei-arashi"):moves() do
        local same = by_number[move.number]
        if same then
            local is_equal = move == same
            equal(is_equal, tostring(move) == tostring(same))
            differing = differing + (is_equal and 0 or 1)
        end
    end
    is_true(differing > 0)
end

function Texts.test_a_move_is_its_number_and_its_text_once_it_was_asked()
    for _, move in ipairs(first(ag.game("rinne"):move_list(), 3)) do
        local text = tostring(move)
        local members = {}
        for name, value in pairs(move) do
            members[name] = value
        end
        equal(members, {number = move.number, text = text})
        equal(move.text, text)
        is_nil(move.anything)
    end
end

function Texts.test_games_that_texts_were_written_with_are_let_go()
    local game = ag.game("chess")
    local list = game:move_list()
    local kept = setmetatable({list[1]._position}, {__mode = "v"})
    texts_of(list)
    collectgarbage()
    collectgarbage()
    is_nil(kept[1])
end

-- Only unchecked play of a wrong number leads there.
local function meaningless()
    local game = ag.game("diaballik")
    game:push(7)
    local problems = {}
    for name in pairs(ag.problems) do
        problems[#problems + 1] = name
    end
    is_nil((ag.try_game("diaballik", game:position(), problems)))
    return game
end

function Texts.test_moves_of_meaningless_positions_have_no_text()
    local game = meaningless()
    local move, again = game:move_list()[1], game:move_list()[1]
    local refusal = refusal_of(function() return move.text end)
    equal(refusal.status, "AG_ERR_ILLEGAL")
    equal(refusal.message, "the move was listed in a position that no rules lead to: it has no text")
    luaunit.assertStrMatches(tostring(refusal), ".*test_moves%.lua:%d+: the move was listed.*")
    equal(tostring(move), "Move " .. tostring(move.number))
    is_true(move == again)
    is_false(move == game:move_list()[2])
    is_false(move == game:parse(game:move_text(move)))
    game:play(move)
    local _, sentence = ag.game("rinne"):try_play(move)
    equal(sentence, "the move is not legal here")
end

local Loops = {}

function Loops.test_a_loop_goes_through_the_moves_of_the_position_it_began_in()
    local game = ag.game("rinne")
    local texts = texts_of(game:move_list())
    local looped = {}
    for move in game:moves() do
        looped[#looped + 1] = move
        game:playout(ag.random(1), 1)
    end
    equal(texts_of(looped), texts)
    local closed = ag.game("rinne")
    local count = 0
    for _ in closed:moves() do
        count = count + 1
        if count == 1 then
            closed:close()
        end
    end
    equal(count, #texts)
end

function Loops.test_a_loop_over_no_moves_ends_at_once()
    local game = ag.game("rinne")
    game:finish("draw", "agreement")
    for _ in game:moves() do
        luaunit.fail("a game that is over has no moves")
    end
end

function Loops.test_what_a_loop_uses_refuses_to_be_used_otherwise()
    local next_move, listing = ag.game("rinne"):moves()
    is_true(ag.game("rinne"):is_legal(next_move(listing)))
    for _, thing in ipairs({false, {}, "e2e3", ag.game("rinne")}) do
        equal(refusal_of(next_move, thing).message,
              "what `moves` returns is for a loop, as in for move in game:moves() do")
    end
    equal(refusal_of(next_move).status, "AG_ERR_ARGUMENT")
end

function Loops.test_moves_that_were_tampered_with_are_refused()
    local game = ag.game("rinne")
    local move = game:move_list()[1]
    for _, number in ipairs({-1, 0.5, 2^40, 0 / 0}) do
        move.number = number
        equal(refusal_of(game.play, game, move).status, "AG_ERR_ILLEGAL")
        is_false(game:is_legal(move))
    end
    move.number = "e2e3"
    equal(refusal_of(game.play, game, move).message, "a move is a Move, its number or its text, not a Move")
end

suite.run({Texts = Texts, Loops = Loops})
