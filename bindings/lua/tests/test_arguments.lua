-- SPDX-License-Identifier: MIT
-- Whatever is given to whatever function, the answer is a value or a refusal that says what would be right.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local equal = luaunit.assertEquals
local NOT_A_NUMBER, INFINITE = 0 / 0, 1 / 0

-- One of each type, and of each class of the module.
local function everything()
    local game = ag.game("tensei")
    local closed = ag.game("rinne")
    closed:close()
    local taps = game:taps()
    local forged = setmetatable({_handle = 5}, getmetatable(game))
    local things = {
        true, false, 0, 1, -1, 0.5, 2^31 - 1, 2^31, -2^31 - 1, 2^32, 2^53, 1e300, INFINITE, -INFINITE, NOT_A_NUMBER,
        "", "0", "3", "e2", "e2e3", "\0", ("x"):rep(5000), "\255\254", "%s%d%n", {}, {1, 2, 3}, {_handle = true},
        {_handle = {game = 1}}, {size = -1}, {size = "9"}, {chosen = {}}, {1.5}, {"e2"}, print, function() return 7 end,
        coroutine.create(print), io.stdout, game, closed, forged, taps, game:move_list()[1], ag.variants.chess,
        ag.variants.rinne:piece("K"), ag.random(1), ag, ag.variants, setmetatable({}, {__metatable = "closed"}),
    }
    if jit then
        local ffi = require("ffi")
        things[#things + 1] = ffi.new("uint64_t[4]")
        things[#things + 1] = ffi.cast("int64_t", 5)
        things[#things + 1] = ffi.cast("void *", 8)
    end
    return things
end

-- Tables that answer for every key, as proxies and tables that fill themselves do.
local ANSWERS = {0, "text", true, {}, {game = 1}, {game = io.stdout}, print}

local function is_refusal(value)
    return type(value) == "table" and type(value.message) == "string" and #value.message > 8
end

-- Calls a function with arguments of all kinds; what it raises is a refusal, or Lua's own word about a value that is
-- indexed or called.
local function call_with_everything(name, call, make_first)
    local things = everything()
    for i = 0, #things do
        for k = 0, #things, 3 do
            local first = make_first and make_first() or things[i]
            local is_done, failure = pcall(call, first, things[i], things[k], things[1])
            if not is_done and not is_refusal(failure) then
                luaunit.fail(("%s with %s, %s raises %s"):format(name, tostring(i), tostring(k), tostring(failure)))
            end
        end
    end
end

local Arguments = {}

function Arguments.test_methods_of_games_take_anything()
    local methods = 0
    for name, method in pairs(getmetatable(ag.game("rinne"))) do
        if type(method) == "function" and name:sub(1, 2) ~= "__" and name ~= "owning" and name ~= "perft" then
            methods = methods + 1
            call_with_everything(name, method, function() return ag.game("tensei") end)
            call_with_everything(name, method)
        end
    end
    luaunit.assertTrue(methods > 50)
end

function Arguments.test_methods_of_other_objects_take_anything()
    local game = ag.game("rinne")
    for class, make in pairs({
        taps = function() return game:taps() end,
        variant = function() return ag.variants.chess end,
        piece = function() return ag.variants.chess:piece("K") end,
        random = function() return ag.random(3) end,
    }) do
        for name, method in pairs(getmetatable(make())) do
            if type(method) == "function" and name:sub(1, 2) ~= "__" then
                call_with_everything(class .. ":" .. name, method, make)
                call_with_everything(class .. "." .. name, method)
            end
        end
    end
end

function Arguments.test_a_table_that_answers_for_every_key_is_no_game()
    for name, method in pairs(getmetatable(ag.game("rinne"))) do
        local makes_game = name:find("new$") or name == "owning" or name == "epd"
        if type(method) == "function" and name:sub(1, 2) ~= "__" and not makes_game then
            for _, answer in ipairs(ANSWERS) do
                local proxy = setmetatable({}, {__index = function() return answer end})
                local refusal = suite.refusal_of(method, proxy)
                luaunit.assertStrContains(tostring(refusal), "expected a Game, not a table")
            end
        end
    end
    local inherited = setmetatable({}, {__index = ag.game("rinne")})
    inherited:play("e2e3")
    equal(inherited:ply(), 1)
end

function Arguments.test_zero_has_no_sign()
    equal(tostring(ag.variants.rinne:square(-0.0)), "0")
end

function Arguments.test_functions_of_the_module_take_anything()
    for name, call in pairs(ag) do
        if type(call) == "function" then
            call_with_everything(name, call)
        end
    end
end

-- Nobody is meant to call the back end, and it may raise what it likes; but it does not crash either.
function Arguments.test_functions_of_the_back_end_never_crash()
    local library = require("abstractgames.library")
    local names = {}
    for name, value in pairs(library) do
        if type(value) == "function" and name ~= "game_perft" then
            names[#names + 1] = name
        end
    end
    table.sort(names)
    math.randomseed(1)
    local answered = 0
    for _ = 1, 20000 do
        local game = library.game_new(math.random(0, 11))
        local things = {game, library.seed_new(1, 2), math.random(0, 40), "e2e3", {9, 14}}
        if math.random(10) == 1 then
            library.game_free(game)
        end
        local given = {game}
        for i = 1, 4 do
            given[#given + 1] = things[math.random(#things + 1)] or -i
        end
        if math.random(4) == 1 then
            table.remove(given, 1)
        end
        local unpack = table.unpack or unpack
        answered = answered + (pcall(library[names[math.random(#names)]], unpack(given)) and 1 or 0)
    end
    luaunit.assertTrue(answered > 1000, answered)
end

-- What is wrong, and what would be right: call, arguments, and how the sentence begins.
local SENTENCES = {
    {"play", {}, "a move is a Move, its number or its text, not nothing"},
    {"play", {true}, "a move is a Move, its number or its text, not true"},
    {"play", {{}}, "a move is a Move, its number or its text, not a table"},
    {"play", {1.5}, "1.5 is no number of a move"},
    {"play", {2^40}, "1099511627776"},
    {"push", {"e2e3"}, 'expected one of the numbers from `numbers`, not "e2e3"'},
    {"push", {NOT_A_NUMBER}, "expected one of the numbers from `numbers`, not "},
    {"numbers", {5}, "expected a table to fill, not 5"},
    {"perft", {41}, "the depth is a whole number from 0 to 40, not 41"},
    {"perft", {"3"}, 'the depth is a whole number from 0 to 40, not "3"'},
    {"perft", {NOT_A_NUMBER}, "the depth is a whole number from 0 to 40, not "},
    {"perft", {INFINITE}, "the depth is a whole number from 0 to 40, not inf"},
    {"rewind", {2}, "there is no ply 2 to go back to; the game stands at ply 1"},
    {"rewind", {-1}, "there is no ply -1 to go back to; the game stands at ply 1"},
    {"rewind", {"0"}, 'there is no ply "0" to go back to; the game stands at ply 1'},
    {"playout", {7}, "expected a Random, not 7"},
    {"playout", {nil, -1}, "the number of plies is a whole number from 0 to 2147483647, not -1"},
    {"finish", {"draw", "checkmate"}, "no game ends as draw by checkmate"},
    {"finish", {"lost"}, 'the result is one of ongoing, white_wins, black_wins, draw, not "lost"'},
    {"finish", {"draw"}, "the reason is one of none, checkmate, stalemate, goal, "},
    {"piece_at", {"e9"}, 'the board of Rinne has no square "e9"'},
    {"piece_at", {30}, "the board of Rinne has no square 30"},
    {"piece_at", {-1}, "the board of Rinne has no square -1"},
    {"piece_at", {0.5}, "the board of Rinne has no square 0.5"},
    {"piece_at", {}, "the board of Rinne has no square nothing"},
    {"move_list", {"z"}, 'the board of Rinne has no square "z"'},
    {"attacked", {"e2", "chess"}, 'the player is one of white, black, chance, nobody, not "chess"'},
    {"attacked", {"e2", "chance"}, 'the player is one of white, black, not "chance"'},
    {"move_text", {"e5d5", "short"}, 'the style is one of coordinate, standard, not "short"'},
    {"record", {1}, "the style is one of coordinate, standard, not 1"},
    {"parse", {"e5d5", "mild"}, 'the strictness is one of lenient, strict, not "mild"'},
    {"parse", {7}, "a text is a string, not 7"},
    {"svg", {{size = -1}}, "the size is a whole number from 0 to 16384, not -1"},
    {"svg", {{size = 16385}}, "the size is a whole number from 0 to 16384, not 16385"},
    {"svg", {{colour = "red"}}, 'svg has no option "colour"; it has check, coordinates, dark, flipped, goals, '},
    {"svg", {{taps = "e2"}}, 'the taps are Taps or a list of numbers, not "e2"'},
    {"svg", {{taps = {"e2"}}}, 'a tap is a whole number from 0 to 2147483647, not "e2"'},
    {"svg", {{taps = {3}}}, "there is no piece on d1"},
    {"board_text", {{taps = {24, 0}}}, "the King on e5 cannot move to a1"},
    {"svg", {300}, "the options of svg are a table, not 300"},
    {"board_text", {{dark = true}}, 'board_text has no option "dark"; it has flipped, taps, targets, unicode'},
    {"set_tag", {}, "the name of a tag is a string, not nothing"},
    {"set_tag", {"White", 7}, "the value of a tag is a string, not 7"},
    {"set_tag", {"Result", "*"}, 'the tag "Result" is the library\'s own, or the game has as many '},
    {"tag", {nil}, "the name of a tag is a string, not nothing"},
    {"assign", {"rinne"}, 'expected a Game, not "rinne"; methods are called with a colon'},
}

function Arguments.test_refusals_say_what_would_be_right()
    local game = ag.game("rinne")
    game:play("e2e3")
    local before = game:copy()
    for _, row in ipairs(SENTENCES) do
        local name, arguments, begin = row[1], row[2], row[3]
        local refusal = suite.refusal_of(game[name], game, arguments[1], arguments[2])
        luaunit.assertStrContains(refusal.message, begin)
        equal(refusal.message:find(begin, 1, true), 1)
        luaunit.assertStrMatches(refusal.status, "AG_ERR_%u+")
    end
    luaunit.assertTrue(game == before and game:ply() == before:ply())
end

local function sentence_of(...)
    return suite.refusal_of(...).message
end

function Arguments.test_functions_say_what_would_be_right()
    local ids = {}
    for i, variant in ipairs(ag.variants) do
        ids[i] = variant.id
    end
    equal(sentence_of(ag.game, "halma"), 'there is no variant "halma"; there are ' .. table.concat(ids, ", "))
    luaunit.assertStrContains(sentence_of(ag.game), "there is no variant nothing")
    equal(sentence_of(ag.game, "rinne", 5), "a position is a string, not 5")
    luaunit.assertStrContains(sentence_of(ag.game, "rinne", nil, {"kinks"}),
                              "each of the problems to allow is one of too_many_pieces, kings, ")
    equal(sentence_of(ag.game, "rinne", nil, 16), "the problems to allow are a list of names, not 16")
    equal(sentence_of(ag.random, "x"), 'a seed is a whole number from 0 to 2^53, or 16 hexadecimal digits, not "x"')
    equal(sentence_of(ag.random, -1), "a seed is a whole number from 0 to 2^53, or 16 hexadecimal digits, not -1")
    luaunit.assertStrContains(sentence_of(ag.records, "/no/such/file"), "/no/such/file: No such file")
    luaunit.assertStrContains(sentence_of(ag.records, 7), "records are read from a path, an open file or a function")
    luaunit.assertStrContains(sentence_of(ag.records(function() return 7 end)), "returns strings and then nil, not 7")
    equal(sentence_of(ag.read_record, nil), "a record is a string, not nothing")
    luaunit.assertStrContains(sentence_of(ag.result_text, "lost"), "the result is one of ongoing, ")
    luaunit.assertStrContains(sentence_of(ag.reason_text, 3), "the reason is one of none, ")
end

function Arguments.test_methods_are_called_with_a_colon()
    local game = ag.game("rinne")
    local variant = ag.variants.rinne
    equal(sentence_of(game.play, "e2e3"),
          'expected a Game, not "e2e3"; methods are called with a colon, as in game:play(move)')
    equal(sentence_of(game.play, variant, "e2e3"),
          "expected a Game, not a Variant; methods are called with a colon, as in game:play(move)")
    luaunit.assertStrContains(sentence_of(variant.square, "e2"), "expected a Variant, not ")
    luaunit.assertStrContains(sentence_of(variant:piece("K").svg, variant), "expected a Piece, not a Variant")
    luaunit.assertStrContains(sentence_of(game:taps().tap, game, "e2"), "expected Taps, not a Game")
    luaunit.assertStrContains(sentence_of(ag.random().state), "expected a Random, not nothing")
end

function Arguments.test_taps_that_were_tampered_with_are_refused()
    local taps = ag.game("rinne"):taps()
    taps[1] = "e2"
    equal(sentence_of(taps.offers, taps), 'a tap is a whole number from 0 to 2147483647, not "e2"')
    taps[1] = 3
    equal(suite.refusal_of(taps.move, taps).status, "AG_ERR_ILLEGAL")
    equal(sentence_of(taps.tap, taps, "e2"), "the move is not legal here")
    taps:clear()
    equal(sentence_of(taps.back, taps), "nothing has been tapped that could be taken back")
    equal(sentence_of(taps.tap, taps, "e7"), '"e7" is not offered; offered: c1, a2, e2, b3, d3')
    equal(sentence_of(taps.tap, taps, "e5"), "the King on e5 is Black's, and it is White's turn")
end

suite.run({Arguments = Arguments})
