-- SPDX-License-Identifier: MIT
-- Tags and records in Lua.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local equal, is_nil = luaunit.assertEquals, luaunit.assertNil
local is_true, is_false = luaunit.assertTrue, luaunit.assertFalse
local first, random_game, refusal_of = suite.first, suite.random_game, suite.refusal_of

local Tagged = {}

function Tagged.test_tags_are_set_and_removed()
    local game = ag.game("rinne")
    game:set_tag("Opening", "x")
    game:set_tag("White", "Ada")
    local listed = {}
    for name, value in game:tags() do
        listed[#listed + 1] = name .. "=" .. value
    end
    equal(listed, {"White=Ada", "Opening=x"})
    game:set_tag("White", nil)
    is_nil(game:tag("White"))
    is_nil(game:tag("Black"))
    for name, value in pairs({Result = "1-0", ["no blank"] = "x", Long = ("x"):rep(5000), Lines = "a\nb"}) do
        luaunit.assertStrContains(refusal_of(game.set_tag, game, name, value).message, name)
    end
    equal(game:tag("Opening"), "x")
end

local Recorded = {}

local function games()
    local made = {}
    for _, variant in ipairs(ag.variants) do
        for seed = 1, 2 do
            local game = random_game(variant, seed)
            game:set_tag("Round", tostring(#made + 1))
            made[#made + 1] = game
        end
    end
    return made
end

local function records_of(list)
    local texts = {}
    for i, game in ipairs(list) do
        texts[i] = game:record(i % 2 == 0 and "coordinate" or "standard")
    end
    return table.concat(texts)
end

local function in_pieces(text, size)
    local at = 1
    return function()
        local piece = text:sub(at, at + size - 1)
        at = at + size
        return piece ~= "" and piece or nil
    end
end

local function expect_games(source, expected)
    local count = 0
    for game, sentence in ag.records(source) do
        count = count + 1
        is_nil(sentence)
        is_true(game == expected[count])
        equal(game:tag("Round"), tostring(count))
    end
    equal(count, #expected)
end

function Recorded.test_records_of_a_file_come_back()
    local made = games()
    local path = os.tmpname()
    local file = assert(io.open(path, "wb"))
    file:write(records_of(made))
    file:close()
    expect_games(path, made)
    file = assert(io.open(path, "rb"))
    expect_games(file, made)
    equal(io.type(file), "file")
    file:close()
    os.remove(path)
    luaunit.assertStrContains(refusal_of(ag.records, path).message, path)
end

local function is_open(path)
    local listing = assert(io.popen("ls -l /proc/" .. suite.read("/proc/self/stat"):match("^%d+") .. "/fd"))
    local text = listing:read("*a")
    listing:close()
    return text:find(path, 1, true) ~= nil
end

-- At its end on both, and in Lua 5.4 also where a loop is left early; LuaJIT leaves that to the collector.
function Recorded.test_a_file_that_a_loop_has_opened_is_closed()
    local path = os.tmpname()
    local file = assert(io.open(path, "wb"))
    file:write(records_of(first(games(), 2)))
    is_true(is_open(path))
    file:close()
    for game in ag.records(path) do
        is_true(is_open(path))
        if _VERSION == "Lua 5.4" and game then
            break
        end
    end
    is_false(is_open(path))
    os.remove(path)
end

function Recorded.test_records_may_come_in_pieces_of_any_size()
    local made = first(games(), 6)
    expect_games(in_pieces(records_of(made), 7), made)
end

function Recorded.test_a_broken_record_is_told_and_the_next_one_read()
    local game = random_game("rinne", 1)
    local record = game:record()
    local text = record .. '[Variant "rinne"]\n\ne2e3 e9e9 *\n\n' .. record
    local next_game = ag.records(in_pieces(text, 50))
    is_true(next_game() == game)
    local none, sentence, refusal = next_game()
    local _, lines = record:gsub("\n", "")
    is_false(none)
    equal(refusal.line, lines + 3)
    luaunit.assertStrContains(sentence, ("line %d: "):format(lines + 3))
    is_true(next_game() == game)
    is_nil(next_game())
    is_nil(next_game())
end

function Recorded.test_moves_behind_the_end_leave_the_game()
    local _, _, refusal = ag.read_record('[Variant "rinne"]\n[Position "2k2/5/1N3/5/5/1K3 w"]\n\nb4c6 b1b2 1-0\n')
    equal({refusal.game:ply(), refusal.status}, {1, "AG_ERR_FINISHED"})
end

function Recorded.test_what_a_record_says_against_its_game_comes_with_it()
    local text = "1. f3 e6 2. g4 Qh4# 1-0\n"
    local sentence = "line 1: the moves lead to 0-1 (checkmate), not to 1-0"
    local game, remark = ag.read_record(text)
    equal({game:ply(), game:result(), remark}, {4, "black_wins", sentence})
    local sentences = {}
    for read, said in ag.records(in_pieces(text .. "\n" .. text .. "\n1. e4 *\n", 5)) do
        sentences[#sentences + 1] = said or read:result()
    end
    equal(sentences, {sentence, (sentence:gsub("line 1", "line 3")), "ongoing"})
end

function Recorded.test_a_broken_record_leaves_the_game_up_to_there()
    local none, _, refusal = ag.records(in_pieces('[White "A"]\n\n1. e4 e5 2. Ke3 1-0\n', 9))()
    is_false(none)
    equal({refusal.game:ply(), refusal.game:result(), refusal.game:tag("White"), refusal.line}, {2, "ongoing", "A", 3})
    _, _, refusal = ag.read_record('[Variant "ludo"]\n\n1. e4 *\n')
    is_nil(refusal.game)
end

function Recorded.test_one_record_is_wanted()
    local record = ag.game("rinne"):record()
    is_true(ag.read_record(record) == ag.game("rinne"))
    for _, text in ipairs({"", record .. record, "e9e9 *"}) do
        local game, sentence, refusal = ag.read_record(text)
        is_nil(game)
        equal(refusal.message, sentence)
    end
end

local Said = {}

local TEXTS = {"", "good", "[%clk 0:03:00]", "two\nlines", "(a", "{", "1-0", "; x", "$1", ("x"):rep(200)}

local function commented_game(variant, seed)
    local game = random_game(variant, seed)
    for ply = 0, game:ply(), 2 do
        game:add_comment(TEXTS[(seed + ply) % #TEXTS + 1], ply)
        game:add_comment(TEXTS[(seed + 3 * ply) % #TEXTS + 1], ply)
        game:add_mark((seed + 7 * ply) % 255 + 1, ply)
    end
    return game
end

local function said(game)
    local all = {}
    for ply = 0, game:ply() do
        all[ply] = {game:comments(ply), game:marks(ply)}
    end
    return all
end

function Said.test_comments_are_added_set_and_removed()
    local game = ag.game("rinne")
    game:add_comment("the start")
    game:play("e2e3")
    game:add_comment("a")
    game:add_comment("b")
    game:set_comment(1, "c")
    equal({game:comments(), game:comments(1), game:comments(0)}, {{"c", "b"}, {"c", "b"}, {"the start"}})
    game:set_comment(1, nil)
    equal(game:comments(), {"b"})
    game:undo()
    equal(game:comments(), {"the start"})
end

function Said.test_marks_are_added_and_removed()
    local game = ag.game("rinne")
    game:add_mark("!?")
    game:add_mark(255)
    game:add_mark(5)
    equal(game:marks(), {5, 255})
    game:remove_mark("!?")
    game:remove_mark(7)
    equal(game:marks(), {255})
end

function Said.test_copies_and_records_have_them()
    for _, variant in ipairs(ag.variants) do
        for seed = 1, 3 do
            local game = commented_game(variant, seed)
            local other = ag.game("rinne")
            other:assign(game)
            for _, made in ipairs({game:copy(), other, ag.read_record(game:record()),
                                   ag.read_record(game:record("coordinate"))}) do
                equal(said(made), said(game))
            end
        end
    end
end

function Said.test_what_cannot_be_kept_is_refused()
    local game = ag.game("rinne")
    game:add_comment("a")
    for _, bad in ipairs({"}", "\n\n[", ("x"):rep(65536)}) do
        luaunit.assertStrContains(refusal_of(game.add_comment, game, bad).message, "no record could give back")
        luaunit.assertStrContains(refusal_of(game.set_comment, game, 1, bad).message, "no record could give back")
    end
    luaunit.assertStrContains(refusal_of(game.set_comment, game, 2, "b").message, "ply 0 has 1")
    for _, ply in ipairs({-1, 1, 0.5, 1e300, "0"}) do
        luaunit.assertStrContains(refusal_of(game.comments, game, ply).message, "there is no ply")
        luaunit.assertStrContains(refusal_of(game.add_mark, game, 1, ply).message, "there is no ply")
    end
    for _, mark in ipairs({0, 256, 1.5, "good", {}}) do
        luaunit.assertStrContains(refusal_of(game.add_mark, game, mark).message, "a mark is")
        luaunit.assertStrContains(refusal_of(game.remove_mark, game, mark).message, "a mark is")
    end
    equal({game:comments(), game:marks()}, {{"a"}, {}})
end

suite.run({Tagged = Tagged, Recorded = Recorded, Said = Said})
