-- SPDX-License-Identifier: MIT
-- What a game does in Lua, for all variants where it can be.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")

local equal, is_nil = luaunit.assertEquals, luaunit.assertNil
local is_true, is_false = luaunit.assertTrue, luaunit.assertFalse
local each_game, first, random_game, refusal_of = suite.each_game, suite.first, suite.random_game, suite.refusal_of
local START = "2k2/k3k/1k1k1/1K1K1/K3K/2K2 w"

local EveryVariant = {}

function EveryVariant.test_moves_are_played_as_move_number_and_text()
    for game in each_game() do
        for _, move in ipairs(first(game:move_list(), 20)) do
            is_true(game:is_legal(move) and game:is_legal(move.number) and game:is_legal(tostring(move)))
            is_true(game:parse(move.text) == move)
            local after = {}
            for _, form in ipairs({move, move.number, move.text, game:move_text(move)}) do
                after[#after + 1] = game:trying(form, game.position)
            end
            equal(#after, 4)
            for i = 2, 4 do
                equal(after[i], after[1])
            end
        end
    end
end

function EveryVariant.test_trying_takes_back_whatever_was_played()
    for game in each_game() do
        local before = game:copy()
        for _, move in ipairs(first(game:move_list(), 3)) do
            luaunit.assertErrorMsgContains("on purpose", game.trying, game, move, function()
                game:playout(ag.random(1), 3)
                error("on purpose")
            end)
            is_true(game == before)
            equal(game:ply(), before:ply())
        end
    end
end

function EveryVariant.test_pushing_is_playing()
    for game in each_game() do
        local list = game:move_list()
        for i, number in ipairs(game:numbers()) do
            game:push(number)
            local position = game:position()
            game:undo()
            equal(game:trying(list[i], game.position), position)
        end
    end
end

function EveryVariant.test_moves_in_a_loop_and_as_a_list_are_the_same()
    for game in each_game() do
        local list, count = game:move_list(), 0
        for move in game:moves() do
            count = count + 1
            is_true(move == list[count])
        end
        equal({#list, count, game:move_count(), #game:numbers()}, {count, count, count, count})
        equal(count == 0, game:is_over())
    end
end

function EveryVariant.test_moves_by_square_are_all_moves()
    for game in each_game() do
        if not game:variant().has_chance then
            local by_text = {}
            for square = 0, game:variant().square_count - 1 do
                for move in game:moves(square) do
                    by_text[move.text] = true
                end
                equal(#game:move_list(game:variant():square_name(square)), #game:move_list(square))
            end
            for move in game:moves() do
                is_true(by_text[move.text])
            end
        end
    end
end

function EveryVariant.test_moves_with_a_trait_are_those_that_say_so()
    for game in each_game() do
        local list = game:move_list()
        if #list < 200 then
            local expected = {}
            for _, move in ipairs(list) do
                local traits = game:move_traits(move)
                expected[#expected + 1] = (traits.capture or traits.check) and move.text or nil
            end
            local found = game:moves_with({"capture", "check"})
            equal(#found, #expected)
            for i, move in ipairs(found) do
                equal(move.text, expected[i])
            end
        end
        equal(game:moves_with({}), {})
    end
end

function EveryVariant.test_a_table_of_numbers_is_used_again()
    local into = {}
    for game in each_game() do
        is_true(game:numbers(into) == into)
        equal(into, game:numbers())
    end
end

function EveryVariant.test_history_is_what_was_played()
    for game in each_game() do
        local again = ag.game(game:variant())
        local texts = game:texts()
        for ply, move in ipairs(game:history()) do
            equal(again:move_text(move), texts[ply])
            again:play(move)
        end
        is_true(again == game)
        equal({#game:history(), #texts}, {game:ply(), game:ply()})
    end
end

function EveryVariant.test_copies_are_games_of_their_own()
    for game in each_game() do
        game:set_tag("Event", "Türnier")
        if not game:is_over() then
            game:finish("draw", "agreement")
        end
        local assigned = ag.game("rinne")
        assigned:assign(game)
        for _, made in ipairs({game:copy(), assigned, assert(ag.read_record(game:record()))}) do
            is_true(made == game)
            equal({made:result(), made:reason(), made:ply()}, {game:result(), game:reason(), game:ply()})
            equal(made:texts(), game:texts())
            equal(made:tag("Event"), "Türnier")
            equal(made:variant(), game:variant())
            made:rewind()
        end
        equal(game:turn(), "nobody")
    end
end

function EveryVariant.test_the_board_is_shown()
    for game in each_game() do
        local shown = tostring(game)
        for square, piece in pairs(game:pieces()) do
            luaunit.assertStrContains(shown, piece.code)
            is_true(game:piece_at(square) == piece)
        end
        luaunit.assertNotEquals(game:board_text({flipped = true}), game:board_text())
        for _, picture in ipairs({game:svg(), game:svg({size = 400, flipped = true, dark = true, targets = true})}) do
            luaunit.assertStrContains(picture, "<svg")
            luaunit.assertStrContains(picture, "</svg>")
        end
        luaunit.assertStrContains(game:svg({size = 400}), 'width="400"')
        luaunit.assertNotEquals(game:svg({coordinates = false}), game:svg())
    end
end

function EveryVariant.test_the_board_is_a_list_of_numbers_too()
    for game in each_game() do
        local variant, board = game:variant(), game:board()
        equal(#board, variant.square_count)
        equal({game:board_bytes():byte(1, -1)}, board)
        for place, number in ipairs(board) do
            local piece = game:piece_at(place - 1)
            equal(number, piece and piece.number or 0)
            is_true(piece == game:piece_at(variant:square_name(place - 1)))
        end
    end
end

function EveryVariant.test_variants_describe_themselves()
    for i, variant in ipairs(ag.variants) do
        is_true(ag.variants[variant.id] == variant)
        equal(ag.variants[i], variant)
        equal(tostring(variant), variant.name)
        for number, piece in ipairs(variant:pieces()) do
            equal(piece.number, number)
            is_true(variant:piece(piece.code) == piece)
            is_true(variant:piece(number) == piece)
            is_true(variant:piece(piece.kind, piece.player) == piece)
            is_true(piece.variant == variant)
            luaunit.assertStrContains(piece:svg({size = 50, dark = true}), "<svg")
            equal({tostring(piece), type(piece.name), type(piece.symbol)}, {piece.code, "string", "string"})
        end
        for square = 0, variant.square_count - 1 do
            equal(variant:square(variant:square_name(square)), square)
        end
        local game = ag.game(variant)
        is_true(game:move_count() <= variant.moves_max)
        equal(game:position(), variant.start_position)
        equal(game:square_traits(0), variant:square_traits(0))
        is_true(variant.rules_version >= 1 and #variant.summary > 0)
        for move in game:moves() do
            is_true(#move.text <= variant.move_text_max and #game:steps(move) <= variant.steps_max)
            is_true(#game:taps_of(move) <= variant.taps_max and #game:position() <= variant.position_text_max)
        end
    end
end

-- Pieces by the names of their squares, as codes: messages of a failure stay short.
local function codes(pieces)
    local found = {}
    for square, piece in pairs(pieces) do
        found[square] = piece.code
    end
    return found
end

function EveryVariant.test_taps_make_each_move()
    for game in each_game() do
        for _, move in ipairs(first(game:move_list(), 10)) do
            local taps = game:taps()
            for _, tap in ipairs(game:taps_of(move)) do
                luaunit.assertTableContains(taps:offers(), tap)
                taps:tap(tap)
            end
            is_true(taps:move() == move)
            equal(taps:offers(), {})
            equal(#taps, #game:taps_of(move))
            equal(#taps:steps(), #game:steps(move))
            equal(taps:board(), game:trying(move, game.board))
            equal(codes(taps:pieces()), codes(game:trying(move, game.pieces)))
            taps:back()
            is_nil(taps:move())
            local list = {}
            for i, tap in ipairs(taps) do
                list[i] = tap
            end
            equal(game:board_text({taps = taps, targets = true}), game:board_text({taps = list, targets = true}))
            local _, marks = game:svg({taps = taps, targets = true}):gsub('class="target"', "")
            local _, choices = game:svg({taps = taps, targets = true}):gsub('class="choice"', "")
            local dones = taps:offers()[#taps:offers()] == ag.DONE and 1 or 0
            equal(marks + choices + dones, #taps:offers())
            equal(refusal_of(taps.tap, taps, -5).status, "AG_ERR_ILLEGAL")
            taps:clear()
            equal({#taps, tostring(taps)}, {0, ""})
        end
    end
end

function EveryVariant.test_a_move_starts_and_ends_on_squares()
    for game in each_game() do
        for _, move in ipairs(first(game:move_list(), 5)) do
            local squares = game:variant().square_count
            is_true(game:move_from(move) < squares and game:move_to(move.number) < squares)
            equal(game:move_traits(move).chance or false, game:turn() == "chance")
        end
    end
end

local OneGame = {}

function OneGame.test_positions_are_compared_not_games()
    local game = ag.game("rinne")
    is_true(game == ag.game("rinne"))
    is_true(game ~= ag.game("tensei"))
    is_false(game == START)
    is_false(game == {})
    is_false(game == game:move_list()[1])
    is_false(game:move_list()[1] == game)
    is_false(game == setmetatable({}, {__eq = function() return false end}))
    game:play("e2e3")
    is_true(game ~= ag.game("rinne"))
end

function OneGame.test_moves_are_compared_by_what_they_are()
    local game = ag.game("rinne")
    local move = game:parse("e2e3")
    is_true(move == game:parse("King e2 - e3 = Knight"))
    is_true(move ~= game:parse("e2e1"))
    is_false(move == {number = move.number, text = move.text})
    equal(tostring(move), "e2e3")
end

function OneGame.test_a_loop_over_moves_may_play_and_take_back()
    local game = ag.game("rinne")
    local count = 0
    for move in game:moves() do
        game:play(move)
        count = count + game:move_count()
        game:undo()
    end
    equal(count, game:perft(2))
end

function OneGame.test_the_hash_is_a_key()
    local game = ag.game("rinne")
    local seen = {[game:hash()] = "start"}
    game:play("e2e3")
    is_nil(seen[game:hash()])
    game:undo()
    equal(seen[game:hash()], "start")
    local high, low = game:hash_halves()
    equal(("%08x%08x"):format(high, low), game:hash())
end

function OneGame.test_what_is_no_legal_move_is_none()
    local game = ag.game("rinne")
    for _, thing in ipairs({"e2e5", "", ("x"):rep(10000), "e2\0e3", 0, -1, 2^40, 1.5, 1 / 0, 0 / 0}) do
        is_false(game:is_legal(thing))
        is_nil((game:try_play(thing)))
        refusal_of(game.play, game, thing)
    end
    equal(game:position(), START)
end

function OneGame.test_texts_with_a_nul_are_refused()
    equal(refusal_of(ag.game("rinne").play, ag.game("rinne"), "e2e3\0").status, "AG_ERR_SYNTAX")
    equal(refusal_of(ag.game, "rinne", START .. "\0").status, "AG_ERR_SYNTAX")
    refusal_of(ag.game, "rinne\0")
    refusal_of(ag.variants.rinne.square, ag.variants.rinne, "e2\0")
    refusal_of(ag.game("rinne").set_tag, ag.game("rinne"), "White", "A\0da\n")
end

function OneGame.test_a_refusal_says_where_and_why()
    local game = ag.game("rinne")
    local refusal = refusal_of(function() game:play("e5e2") end)
    equal(refusal.message, "the piece on e5 is Black's, and it is White's turn")
    equal(refusal.status, "AG_ERR_ILLEGAL")
    luaunit.assertStrMatches(tostring(refusal), ".*test_game%.lua:%d+: the piece on e5 is Black's.*")
    equal("so: " .. refusal, "so: " .. tostring(refusal))
    local is_played, sentence, returned = game:try_play("e5e2")
    equal({is_played, sentence}, {nil, refusal.message})
    equal(tostring(returned), refusal.message)
end

function OneGame.test_an_unplayable_move_is_refused_with_the_sentence_for_its_text()
    local game = ag.game("rinne")
    local move = game:parse("e2e3")
    game:play(move)
    luaunit.assertStrContains(refusal_of(game.play, game, move).message, "e2")
    equal(refusal_of(game.play, game, move.number).message, "the move is not legal here")
end

function OneGame.test_an_unclear_text_is_ambiguous()
    local chess = ag.game("chess", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1")
    equal(refusal_of(chess.play, chess, "Rd1").status, "AG_ERR_AMBIGUOUS")
end

function OneGame.test_the_end_from_outside_is_lifted_by_undo()
    local game = ag.game("rinne")
    equal(refusal_of(game.undo, game).status, "AG_ERR_EMPTY")
    game:play("e2e3")
    game:finish("white_wins", "resignation")
    is_true(game:is_over())
    equal({game:turn(), game:side(), game:result(), game:reason()}, {"nobody", "black", "white_wins", "resignation"})
    equal({#game:move_list(), #game:numbers(), game:move_count()}, {0, 0, 0})
    equal(refusal_of(game.play, game, "e5d5").status, "AG_ERR_FINISHED")
    equal(refusal_of(game.push, game, 1).status, "AG_ERR_FINISHED")
    local taps = game:taps()
    equal(taps:offers(), {})
    game:undo()
    equal({game:ply(), game:result()}, {1, "ongoing"})
    is_nil(game:reason())
end

function OneGame.test_automatic_draws_are_switched_off_and_on()
    local game = ag.game("chess")
    for _ = 1, 4 do
        for _, move in ipairs({"Nf3", "Nf6", "Ng1", "Ng8"}) do
            game:play(move)
        end
    end
    equal({game:reason(), game:automatic_draws()}, {"repetition", true})
    game:set_automatic_draws(false)
    equal({game:result(), game:claimable_draw()}, {"ongoing", "claimed_repetition"})
    game:play("e4")
    for _, made in ipairs({game:copy(), ag.read_record(game:record())}) do
        equal({made:position(), made:automatic_draws(), made:ply()}, {game:position(), false, 17})
    end
    game:set_automatic_draws(true)
    equal(ag.read_record(game:record()):automatic_draws(), true)
    game:undo()
    equal(game:reason(), "repetition")
    equal(refusal_of(game.set_automatic_draws, game, 1).message, "automatic draws are on (true) or off (false), not 1")
end

function OneGame.test_a_draw_is_claimed_with_its_move()
    local game = ag.game("chess")
    for _, move in ipairs({"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"}) do
        game:play(move)
    end
    equal(game:move_claimable_draw("Ng8"), "claimed_repetition")
    is_nil(game:move_claimable_draw("a6"))
    equal(refusal_of(game.claim_draw_with, game, "a6").message, "this move gives no draw to claim")
    equal(refusal_of(game.claim_draw_with, game, "Ng1").status, "AG_ERR_ILLEGAL")
    game:claim_draw_with("Ng8")
    equal({game:reason(), game:ply()}, {"claimed_repetition", 8})
    game:undo()
    game:undo()
    equal({game:result(), game:ply()}, {"ongoing", 7})
end

function OneGame.test_who_can_win()
    local game = ag.game("chess", "4k3/8/8/8/8/2n5/8/3QK3 w - - 0 1")
    is_true(game:can_win("white"))
    is_false(game:can_win("black"))
    equal(refusal_of(game.can_win, game, "chance").message, 'the player is one of white, black, not "chance"')
end

function OneGame.test_a_draw_is_claimed()
    local chess = ag.game("chess")
    is_nil(chess:claimable_draw())
    equal(refusal_of(chess.claim_draw, chess).message, "there is no draw to claim")
    for _ = 1, 2 do
        for _, move in ipairs({"g1f3", "g8f6", "f3g1", "f6g8"}) do
            chess:play(move)
        end
    end
    equal({chess:claimable_draw(), chess:repetitions()}, {"claimed_repetition", 3})
    chess:claim_draw()
    equal({chess:copy():reason(), chess:result()}, {"claimed_repetition", "draw"})
    chess:undo()
    equal({chess:ply(), chess:result()}, {8, "ongoing"})
end

function OneGame.test_problems_can_be_waived()
    local position = "4k3/8/8/8/8/8/8/4K3 w K - 0 1"
    local refusal = refusal_of(ag.game, "chess", position)
    equal(refusal.problems, {castling = true})
    equal((ag.variants.chess:problems(position)), {castling = true})
    equal(ag.variants.chess:problems(ag.variants.chess.start_position), {})
    local game = ag.game("chess", position, {"castling", "castling"})
    equal(game:position(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1")
    local problems, sentence, unreadable = ag.variants.chess:problems("nonsense")
    is_nil(problems)
    equal(unreadable.status, "AG_ERR_SYNTAX")
    equal(unreadable.message, sentence)
end

function OneGame.test_the_king_in_check()
    local game = ag.game("chess", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
    is_true(game:in_check())
    is_true(game:attacked("e8", "white"))
    is_false(game:attacked("a8", "white"))
    equal({game:side(), game:quiet_plies(), game:repetitions()}, {"black", 0, 1})
end

function OneGame.test_a_closed_game_refuses_all()
    local game = ag.game("rinne")
    local taps = game:taps()
    game:close()
    for _, method in ipairs({"moves", "numbers", "ply", "copy", "close", "hash", "svg", "variant", "taps", "tags"}) do
        equal(refusal_of(game[method], game).message, "the game has been closed")
    end
    equal(refusal_of(taps.offers, taps).message, "the game has been closed")
    equal(refusal_of(ag.game("rinne").assign, ag.game("rinne"), game).message, "the game has been closed")
    equal(tostring(game), "a Game that has been closed")
    is_true(game == game)
    is_false(game == ag.game("rinne"))
    is_false(ag.game("rinne") == game)
end

function OneGame.test_lua_closes_a_game_at_the_end_of_its_block()
    if _VERSION == "Lua 5.4" then
        local block = assert(load([[
            local kept
            do
                local game <close> = ...
                kept = game
            end
            return kept]]))
        local game = block(ag.game("rinne"))
        equal(refusal_of(game.ply, game).message, "the game has been closed")
    end
    local game = ag.game("rinne")
    getmetatable(game).__close(game)
    getmetatable(game).__close(game)
    equal(refusal_of(game.ply, game).message, "the game has been closed")
end

-- Programs that reload their modules, and runners of tests, do this.
function OneGame.test_the_module_can_be_loaded_again()
    local before = ag.game("rinne")
    local loaded = {}
    for name, module in pairs(package.loaded) do
        if name:find("^abstractgames") then
            loaded[name] = module
        end
    end
    for name in pairs(loaded) do
        package.loaded[name] = nil
    end
    local again = require("abstractgames")
    local after = again.game("rinne")
    equal(after:hash(), before:hash())
    equal(#after:move_list(), #before:move_list())
    is_true(again == ag and after == before)
    for name, module in pairs(loaded) do
        package.loaded[name] = module
    end
end

-- Compiled code of LuaJIT: see `int` in library_ffi.lua.
function OneGame.test_what_the_library_returns_is_an_index_in_compiled_code()
    local mated = ag.game("chess")
    for _, move in ipairs({"f2f3", "e7e5", "g2g4", "d8h4"}) do
        mated:play(move)
    end
    local list = {0, 0, 0, 5}
    local sum = 0
    for _ = 1, 1000 do
        sum = sum + list[mated:ply()] + #mated:result() + #mated:reason() + #mated:turn()
    end
    equal(sum, 1000 * (5 + #"black_wins" + #"checkmate" + #"nobody"))
end

local Chance = {}

local function rolls(random)
    local list = {}
    for i = 1, 50 do
        local game = ag.game("tensei")
        game:play("e2e3")
        list[i] = tostring(game:roll(random))
        equal(game:ply(), 2)
    end
    return list
end

function Chance.test_rolls_come_from_the_generator_given()
    equal(rolls(ag.random(7)), rolls(ag.random(7)))
    luaunit.assertNotEquals(rolls(ag.random(7)), rolls(ag.random(8)))
    local seen = {}
    for _, roll in ipairs(rolls(ag.random(7))) do
        seen[roll] = true
    end
    equal(seen, {["=K"] = true, ["=N"] = true, ["=B"] = true, ["=R"] = true, ["=Q"] = true})
    equal(#rolls(), 50)
end

-- The numbers of the generator that the header specifies.
function Chance.test_generators_are_splitmix64()
    local random = ag.random(0)
    equal(random:state(), "0000000000000000")
    local game = ag.game("tensei")
    game:play("e2e3")
    game:roll(random)
    equal(random:state(), "9e3779b97f4a7c15")
    equal(ag.random("9e3779b97f4a7c15"):state(), random:state())
    equal(tostring(random), "Random 9e3779b97f4a7c15")
    equal(ag.random(2^53):state(), "0020000000000000")
end

function Chance.test_a_generator_goes_on_from_its_state()
    local one = ag.random(5)
    rolls(one)
    local other = ag.random(one:state())
    equal(rolls(one), rolls(other))
end

function Chance.test_generators_without_a_seed_differ()
    luaunit.assertNotEquals(ag.random():state(), ag.random():state())
end

function Chance.test_outcomes_have_chances()
    local game = ag.game("tensei")
    equal({game:chances()()}, {})
    equal(refusal_of(game.roll, game).message, "no roll is due")
    game:play("e2e3")
    local sum, count = 0, 0
    for move, chance in game:chances() do
        is_true(game:is_legal(move))
        sum, count = sum + chance, count + 1
    end
    luaunit.assertAlmostEquals(sum, 1, 1e-9)
    equal({count, game:turn()}, {5, "chance"})
end

function Chance.test_playouts_come_from_the_generator_given()
    is_true(random_game("tensei", 5) == random_game("tensei", 5))
    is_true(random_game("tensei", 5) ~= random_game("tensei", 6))
    local game = ag.game("rinne")
    equal({game:playout(nil, 3), game:ply()}, {3, 3})
    game:playout()
    is_true(game:is_over())
end

local Epd = {}

function Epd.test_a_line_gives_a_game_and_its_operations()
    local game, operations = ag.epd("chess", '4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id "x; y";\r\n')
    luaunit.assertEquals({game:position(), operations}, {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", {"bm Ra8+", 'id "x; y"'}})
    for _, variant in ipairs(ag.variants) do
        game, operations = ag.epd(variant, variant.start_position .. " ;D1 20 ;D2 400")
        luaunit.assertEquals({game:position(), operations}, {variant.start_position, {"D1 20", "D2 400"}})
    end
    luaunit.assertEquals(select(2, ag.epd("rinne", ag.variants.rinne.start_position)), {})
end

function Epd.test_a_line_that_is_refused_is_explained()
    local game, sentence, refusal = ag.epd("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 17")
    luaunit.assertNil(game)
    luaunit.assertStrContains(sentence, "only operations may follow")
    luaunit.assertEquals(refusal.status, "AG_ERR_SYNTAX")
    luaunit.assertStrContains(select(2, pcall(ag.epd, "chess", nil)).message, "a line of EPD is a string")
end

suite.run({EveryVariant = EveryVariant, OneGame = OneGame, Chance = Chance, Epd = Epd})
