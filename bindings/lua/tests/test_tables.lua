-- SPDX-License-Identifier: MIT
-- The tables that the library itself is tested with, read and played through Lua.
local ag = require("abstractgames")
local luaunit = require("luaunit")
local suite = require("suite")
local tables = require("tables")

local equal, same = luaunit.assertEquals, luaunit.assertItemsEquals
local PERFT_MOST = 300000
local STATUS = {ongoing = "ongoing", white = "white_wins", black = "black_wins", draw = "draw"}

local function words_of(text)
    local words = {}
    for word in text:gmatch("%S+") do
        words[#words + 1] = word
    end
    return words
end

local function texts_of(list)
    local texts = {}
    for i, move in ipairs(list) do
        texts[i] = tostring(move)
    end
    return texts
end

local function sorted(list)
    table.sort(list)
    return list
end

-- A game of the row's variant in which these texts have been played.
local function played(row, moves)
    local game = ag.game(row.variant, row:optional("from"))
    for _, move in ipairs(words_of(moves)) do
        game:play(move)
    end
    return game
end

-- Looks at each row of a folder that is wanted; there must be so many. All rows that are wrong are told.
local function look(folder, at_least, look_at, is_wanted)
    local looked_at, wrong = 0, {}
    for _, row in ipairs(tables.rows(folder)) do
        if not is_wanted or is_wanted(row) then
            looked_at = looked_at + 1
            local is_right, failure = pcall(look_at, row)
            if not is_right then
                wrong[#wrong + 1] = row.where .. ": " .. (type(failure) == "table" and failure.msg or tostring(failure))
            end
        end
    end
    if #wrong > 0 then
        luaunit.fail(table.concat(wrong, "\n"))
    end
    luaunit.assertTrue(looked_at >= at_least, looked_at .. " rows of " .. folder)
end

local Tables = {}

function Tables.test_moves_are_those_of_the_table()
    look("moves", 250, function(row)
        local game = ag.game(row.variant, row.position)
        local list = game:move_list()
        equal(sorted(texts_of(list)), words_of(row.moves))
        equal(game:move_count(), #list)
        local numbers = game:numbers()
        equal(#numbers, #list)
        for i, move in ipairs(list) do
            equal(move.number, numbers[i])
        end
    end)
end

function Tables.test_games_are_those_of_the_table()
    local games = {}
    look("games", 7000, function(row)
        local key = row.variant .. " " .. row.game
        local game = games[key]
        -- The tables know no repetition: where it has ended a game, a new one goes on.
        if not game or game:is_over() then
            game = ag.game(row.variant, game and game:position())
        end
        luaunit.assertTrue(game:is_legal(row.move))
        game:play(row.move)
        equal(game:position(), row["position after"])
        equal(ag.game(row.variant, row["position after"]):result(), STATUS[row["status after"]])
        games[key] = game
    end)
    for _, game in pairs(games) do
        game:rewind()
        equal(game:ply(), 0)
    end
end

function Tables.test_perft_counts_are_those_of_the_table()
    look("perft", 100, function(row)
        equal(ag.game(row.variant, row.position):perft(tonumber(row.depth)), tonumber(row.count))
    end, function(row) return tonumber(row.count) <= PERFT_MOST end)
end

function Tables.test_hashes_are_those_of_the_table()
    look("hash", 250, function(row)
        local game = ag.game(row.variant, row.position)
        equal(game:hash(), row.hash)
        equal(("%08x%08x"):format(game:hash_halves()), row.hash)
    end)
end

function Tables.test_bad_positions_are_refused_with_the_sentence()
    look("bad_positions", 500, function(row)
        local text = row:unescaped("text")
        local game, sentence, refusal = ag.try_game(row.variant, text)
        equal(game, nil)
        if text:find("\0", 1, true) then -- ends the text in C, not in Lua
            return
        end
        equal({refusal.status, sentence, refusal.offset}, {row.status, row.why, tonumber(row.offset)})
        local sum = 0
        for name in pairs(refusal.problems or {}) do
            sum = sum + ag.problems[name]
        end
        equal(sum, tonumber(row.problems))
        local problems = ag.variants[row.variant]:problems(text)
        equal(problems, refusal.problems)
        equal(suite.refusal_of(ag.game, row.variant, text).message, row.why)
    end)
end

function Tables.test_bad_moves_are_refused_with_the_sentence()
    look("bad_moves", 700, function(row)
        local game = ag.game(row.variant, row:optional("position"))
        local before = game:copy()
        local text = row:unescaped("text")
        local move, sentence, refusal = game:parse(text)
        equal(move, nil)
        if text:find("\0", 1, true) then -- ends the text in C, not in Lua
            return
        end
        equal({refusal.status, sentence}, {row.status, row.why})
        local is_played
        is_played, sentence, refusal = game:try_play(text)
        equal(is_played, nil)
        equal(refusal.status, row:optional("played") or row.status)
        equal(suite.refusal_of(game.play, game, text).message, sentence)
        luaunit.assertFalse(game:is_legal(text))
        luaunit.assertTrue(game == before and game:ply() == before:ply())
    end)
end

function Tables.test_readings()
    look("readings", 400, function(row)
        local game = ag.game(row.variant, row.position)
        local text = row:unescaped("text")
        equal(tostring(game:parse(text)), row.move)
        local strict = game:parse(text, "strict")
        equal(strict and tostring(strict), row.strict == "yes" and row.move or nil)
    end)
end

function Tables.test_texts()
    look("texts", 150, function(row)
        local game = ag.game(row.variant, row.position)
        equal(game:move_text(row.move), row.standard)
        equal(game:move_text(row.move, "coordinate"), row.move)
    end)
end

function Tables.test_texts_of_several_plies_are_played()
    look("played", 10, function(row)
        local game = ag.game(row.variant, row:optional("from"))
        game:play(row:unescaped("text"))
        equal({game:position(), game:ply()}, {row.position, tonumber(row.plies)})
    end)
end

function Tables.test_steps()
    local function in_words(variant, step)
        local words = {step.group, step.action, variant:square_name(step.from)}
        if step.action == "move" then
            words[#words + 1] = variant:square_name(step.to)
        end
        for _, piece in pairs({step.before or false, step.after or false}) do
            words[#words + 1] = piece and piece.code or nil
        end
        return table.concat(words, " ")
    end
    look("steps", 100, function(row)
        local game = ag.game(row.variant, row.position)
        local told = {}
        for i, step in ipairs(game:steps(row.move)) do
            told[i] = in_words(game:variant(), step)
        end
        equal(table.concat(told, "; "), row.steps)
    end)
end

function Tables.test_taps()
    look("taps", 150, function(row)
        local game = ag.game(row.variant, row.position)
        local taps = game:taps()
        for _, word in ipairs(words_of(row.taps)) do
            taps:tap((word:gsub(":", " ")))
        end
        local offered = {}
        for i, tap in ipairs(taps:offers()) do
            offered[i] = game:variant():tap_text(tap):gsub(" ", ":")
        end
        equal(offered, words_of(row.offered))
        local move = taps:move()
        equal(move and tostring(move) or "-", row.makes)
        if move and table.concat(taps, " ") == table.concat(game:taps_of(move), " ") then
            equal(#taps:steps(), #game:steps(move))
        end
    end)
end

-- The game of a row and the numbers of its taps; nil for a word that is no tap.
local function tapped_of(row)
    local game = ag.game(row.variant, row:optional("position"))
    local variant, numbers, taps = game:variant(), {done = ag.DONE, ["choice:none"] = ag.CHOICE}, {}
    for square = 0, variant.square_count - 1 do
        numbers[variant:square_name(square)] = square
    end
    for _, piece in ipairs(variant:pieces()) do
        numbers["choice:" .. piece.code] = ag.CHOICE + piece.number
    end
    for _, word in ipairs(words_of(row.taps)) do
        taps[#taps + 1] = numbers[word]
    end
    return game, taps, #taps == #words_of(row.taps)
end

function Tables.test_half_made_turns()
    look("tapped", 40, function(row)
        local game, taps = tapped_of(row)
        equal(game:board_text({taps = taps, targets = true}), row:unescaped("text"))
    end)
end

function Tables.test_taps_refused()
    look("bad_taps", 40, function(row)
        local game, taps, are_taps = tapped_of(row)
        if are_taps and row.status ~= "AG_ERR_AMBIGUOUS" then
            local refusal = suite.refusal_of(game.svg, game, {taps = taps})
            equal({refusal.status, refusal.message}, {row.status, row.why})
        end
    end)
end

function Tables.test_lines()
    look("lines", 150, function(row)
        local game = played(row, row.moves ~= "-" and row.moves or "")
        equal({game:position(), ag.result_text(game:result())}, {row.position, row.result})
        equal(ag.reason_text(game:reason() or "none"), row.reason)
        equal({game:ply(), game:repetitions(), game:quiet_plies()},
              {tonumber(row.plies), tonumber(row.repetitions), tonumber(row.quiet)})
    end)
end

function Tables.test_transpositions_are_equal()
    look("transpositions", 40, function(row)
        local one, other = played(row, row.moves), played(row, row["other moves"])
        luaunit.assertTrue(one == other)
        equal(one:hash(), other:hash())
    end)
end

function Tables.test_whose_turn_it_is()
    look("positions", 150, function(row)
        local game = ag.game(row.variant, row.position)
        local status = "ongoing"
        if game:is_over() then
            status = ag.result_text(game:result()) .. " " .. ag.reason_text(game:reason())
        end
        equal({game:turn(), status, game:move_count()}, {row.turn, row.status, tonumber(row.moves)})
    end)
end

function Tables.test_attacked_squares()
    look("attacks", 35, function(row)
        local game = ag.game(row.variant, row.position)
        for _, player in ipairs({"white", "black"}) do
            local attacked = {}
            for square = 0, game:variant().square_count - 1 do
                if game:attacked(square, player) then
                    attacked[#attacked + 1] = game:variant():square_name(square)
                end
            end
            same(attacked, words_of(row["by " .. player]))
        end
    end)
end

function Tables.test_traits_of_squares()
    look("traits", 70, function(row)
        local variant = ag.variants[row.variant]
        local trait = row.trait:gsub(" ", "_")
        luaunit.assertNotNil(ag.square_traits[trait])
        local found = {}
        for square = 0, variant.square_count - 1 do
            if variant:square_traits(square)[trait] then
                found[#found + 1] = variant:square_name(square)
            end
        end
        same(found, words_of(row.squares))
    end)
end

function Tables.test_boards_of_letters()
    look("boards", 25, function(row)
        local flags = tonumber(row.flags)
        local game = ag.game(row.variant, row.position)
        equal(game:board_text({unicode = flags % 2 == 1, flipped = flags >= 2}), row:unescaped("text"))
    end)
end

function Tables.test_problems_are_waived_as_the_table_says()
    local function names_in(bits)
        local names = {}
        for name, bit in pairs(ag.problems) do
            if bits % (2 * bit) >= bit then
                names[#names + 1] = name
            end
        end
        return names
    end
    look("allowing", 90, function(row)
        local game, _, refusal = ag.try_game(row.variant, row.text, names_in(tonumber(row.allowed)))
        equal(game and "AG_OK" or refusal.status, row.status)
        equal(game and game:position(), row:optional("position"))
    end)
end

-- In these texts a stroke is the end of a line, and the table counts the lines that have been skipped.
function Tables.test_broken_records_are_told()
    look("records/damaged", 60, function(row)
        local is_given = false
        local remarked, sentence, refusal = ag.records(function()
            if not is_given then
                is_given = true
                return (row:unescaped("text"):gsub("|", "\n"))
            end
        end)()
        local status = refusal and refusal.status or "AG_REMARK"
        equal({status, sentence}, {row.status, row.why})
        local game = remarked or refusal.game
        equal(game and game:ply(), row:optional("plies") and tonumber(row.plies))
        equal(game and ag.result_text(game:result()), row:optional("result"))
        if refusal then
            equal(refusal.line, tonumber(row.why:match("^line (%d+)")))
        end
    end)
end

function Tables.test_draws_that_can_be_claimed()
    look("records/claims", 4, function(row)
        local game = ag.game(row.variant, row:optional("position"))
        for _, move in ipairs(words_of(row.moves)) do
            game:play(move)
        end
        equal(ag.reason_text(game:claimable_draw()), row.reason)
        game:claim_draw()
        local again = assert(ag.read_record(game:record()))
        equal({again:result(), again:reason()}, {"draw", game:reason()})
    end)
end

suite.run({Tables = Tables})
