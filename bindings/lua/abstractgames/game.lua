-- SPDX-License-Identifier: MIT
-- A game: a start position, the moves played so far, and how it ended.
local Move = require("abstractgames.move")
local arguments = require("abstractgames.arguments")
local board = require("abstractgames.board")
local chance = require("abstractgames.chance")
local comments = require("abstractgames.comments")
local errors = require("abstractgames.errors")
local library = require("abstractgames.library")
local moves = require("abstractgames.moves")
local numbers = require("abstractgames.numbers")
local steps = require("abstractgames.steps")
local tags = require("abstractgames.tags")
local taps = require("abstractgames.taps")
local variant = require("abstractgames.variant")

local constants = library.constants
local handle_of, is_whole = arguments.handle_of, arguments.is_whole
local play_one, play_unchecked, undo_one = library.game_play, library.game_play_unchecked, library.game_undo
local HANDLE = arguments.HANDLE
local PLY_MOST = 2^31 - 1
local DEPTH_MOST = 40
local MOVE_MOST = 2^32 - 1

local Game = {__name = "Game"}
Game.__index = Game
for _, part in ipairs({moves, board, steps, taps, chance, tags, comments}) do
    for name, method in pairs(part.methods) do
        Game[name] = method
    end
end

-- A game that owns a handle from now on.
function Game.owning(handle)
    return setmetatable({[HANDLE] = handle}, Game)
end

local function new_or_refusal(id, position, allowing)
    local rules = variant.find(id)
    local waived = arguments.named_all(numbers.problems, allowing, "the problems to allow")
    local handle, status, sentence
    if position == nil then
        handle, status, sentence = library.game_new(rules._index)
    else
        position = arguments.text(position, "a position")
        handle, status, sentence = library.game_new_allowing(rules._index, position, waived)
    end
    if handle then
        return Game.owning(handle)
    end
    local judged = status ~= constants.AG_ERR_MEMORY and position and variant.refusal_of(rules, position, sentence)
    return nil, judged or errors.refusal(status, sentence)
end

-- A game of a variant, from its start position or another one. `allowing` lists the problems of the position that are
-- to be accepted, as far as they can be waived.
function Game.new(id, position, allowing)
    local game, refusal = new_or_refusal(id, position, allowing)
    if not game then
        errors.raise(refusal)
    end
    return game
end

-- The same; a position that is refused gives nil, the sentence and the refusal.
function Game.try_new(id, position, allowing)
    local game, refusal = new_or_refusal(id, position, allowing)
    if not game then
        return errors.returned(refusal)
    end
    return game
end

-- The game of a line of EPD, a position with operations behind it, and these as a list. Problems of the position that
-- can be waived are accepted. A line that is refused gives nil, the sentence and the refusal.
function Game.epd(id, line)
    local rules = variant.find(id)
    local text = arguments.text(line, "a line of EPD")
    local handle, begin, sentence = library.game_new_epd(rules._index, text)
    if not handle then
        return errors.returned(errors.refusal(begin, sentence))
    end
    local operations, behind = {}, text:sub(begin + 1)
    local operation = library.epd_operation(behind, 0)
    while operation do
        operations[#operations + 1] = operation
        operation = library.epd_operation(behind, #operations)
    end
    return Game.owning(handle), operations
end

-- ---- copies ----

-- A game of its own with the same moves, tags and end.
function Game:copy()
    return Game.owning(errors.answered(library.game_clone(handle_of(self))))
end

-- Makes this game a copy of another one, of whatever variant.
function Game:assign(other)
    errors.check(library.game_assign(handle_of(self), handle_of(other)))
end

-- Frees the game now; the collector does it otherwise. A game that has been closed refuses all calls.
function Game:close()
    library.game_free(handle_of(self))
    self[HANDLE] = nil
end

-- Lua 5.4: `local game <close> = abstractgames.game("rinne")`.
function Game:__close()
    if self[HANDLE] then
        Game.close(self)
    end
end

-- ---- the position ----

-- The rules that the game is played by.
function Game:variant()
    return variant.at(library.game_variant(handle_of(self)))
end

-- The position string.
function Game:position()
    return errors.answered(library.game_position(handle_of(self)))
end

-- Whose turn it is: "white" or "black"; "chance" when a roll is due, "nobody" when the game is over.
function Game:turn()
    return numbers.name(numbers.players, library.game_turn(handle_of(self)))
end

-- The side of the position string, "white" or "black" even when a roll is due or the game is over.
function Game:side()
    return numbers.name(numbers.players, library.game_side(handle_of(self)))
end

-- Whether the side to move is in check.
function Game:in_check()
    return library.game_in_check(handle_of(self)) == 1
end

-- How often the position has occurred in this game, itself included; 0 while a roll is due.
function Game:repetitions()
    return library.game_repetitions(handle_of(self))
end

-- The halfmove clock of chess-like games; elsewhere the plies since the last capture.
function Game:quiet_plies()
    return library.game_quiet_plies(handle_of(self))
end

-- The key of the position as 16 hexadecimal digits, the same on every machine and in every later version.
function Game:hash()
    return errors.answered(library.game_hash_text(handle_of(self)))
end

-- The same 64 bits as two numbers of 32, which makes no string.
function Game:hash_halves()
    return library.game_hash(handle_of(self))
end

-- Games that stand in the same position are equal. What is no game, or is closed, equals only itself.
function Game.__eq(one, other)
    if getmetatable(one) ~= Game or getmetatable(other) ~= Game or not (one[HANDLE] and other[HANDLE]) then
        return false
    end
    return library.game_same_position(handle_of(one), handle_of(other)) == 1
end

-- ---- playing ----

-- Why a move cannot be played: the sentence for its text says more than the status for its number.
local function refusal_of(handle, status, move)
    local text = status == constants.AG_ERR_ILLEGAL and Move.is_move(move) and Move.text_or_refusal(move)
    if type(text) == "string" then
        local _, refusal = moves.parse(handle, text, constants.AG_PARSE_STRICT)
        if refusal then
            return refusal
        end
    end
    return errors.refusal(status)
end

-- Plays a move in any form; returns the refusal when it cannot be.
local function play_or_refusal(game, move)
    local handle = handle_of(game)
    if type(move) == "string" then
        local status, sentence = library.game_play_text(handle, arguments.text(move))
        return status < 0 and errors.refusal(status, sentence) or nil
    end
    local number, refusal = moves.number_or_refusal(handle, move)
    if not number then
        return refusal
    end
    local status = play_one(handle, number)
    return status < 0 and refusal_of(handle, status, move) or nil
end

-- Plays a move, given as a Move, as its number, or as text in either style and lenient spelling.
function Game:play(move)
    local refusal = play_or_refusal(self, move)
    if refusal then
        errors.raise(refusal)
    end
end

-- The same for what people type: true, or nil, the sentence and the refusal.
function Game:try_play(move)
    local refusal = play_or_refusal(self, move)
    if refusal then
        return errors.returned(refusal)
    end
    return true
end

-- Plays a move of this very position's numbers, unchecked. Any other number gives a meaningless position.
function Game:push(number)
    local handle = handle_of(self)
    if not is_whole(number, 0, MOVE_MOST) then
        errors.misuse("expected one of the numbers from `numbers`, not %s", arguments.shown(number))
    end
    local status = play_unchecked(handle, number)
    if status ~= 0 then
        errors.check(status)
    end
end

-- Takes back one ply; after a claim or an end from outside only that.
function Game:undo()
    local status = undo_one(handle_of(self))
    if status ~= 0 then
        errors.check(status)
    end
end

-- Goes back to a ply, 0 (when none is given) being the start, and lifts a claim or an end from outside in any case.
function Game:rewind(ply)
    local handle = handle_of(self)
    local wanted = ply == nil and 0 or ply
    if not is_whole(wanted, 0, PLY_MOST) or library.game_rewind(handle, wanted) < 0 then
        errors.misuse("there is no ply %s to go back to; the game stands at ply %d", arguments.shown(ply),
                      library.game_ply(handle))
    end
end

-- Plies played so far.
function Game:ply()
    return library.game_ply(handle_of(self))
end

local function taken_back(game, ply, is_done, ...)
    if game[HANDLE] and game:ply() > ply then
        game:rewind(ply)
    end
    if not is_done then
        error((...), 0)
    end
    return ...
end

-- Plays a move for the time of a call, work(game, ...), and returns what that returns. The move, and all played after
-- it, is taken back even when the call raises an error.
function Game:trying(move, work, ...)
    local ply = library.game_ply(handle_of(self))
    if type(work) ~= "function" then
        errors.misuse("expected a function to call while the move is played, not %s", arguments.shown(work))
    end
    Game.play(self, move)
    return taken_back(self, ply, pcall(work, self, ...))
end

-- Leaves of the tree of legal moves of this depth.
function Game:perft(depth)
    local handle = handle_of(self)
    return library.game_perft(handle, arguments.integer(depth, "the depth", 0, DEPTH_MOST))
end

-- ---- the end ----

-- "ongoing", "white_wins", "black_wins" or "draw".
function Game:result()
    return numbers.name(numbers.results, library.game_result(handle_of(self)))
end

local function reason_name(reason)
    if reason == constants.AG_REASON_NONE then
        return nil
    end
    return numbers.name(numbers.reasons, reason)
end

-- Why the game has ended, "checkmate" and so on; nil while it goes on.
function Game:reason()
    return reason_name(library.game_reason(handle_of(self)))
end

-- Whether the game has ended.
function Game:is_over()
    return library.game_result(handle_of(self)) ~= constants.AG_ONGOING
end

-- The reason that a draw claimed now would have, nil when none can be claimed.
function Game:claimable_draw()
    return reason_name(library.game_claimable_draw(handle_of(self)))
end

-- Claims that draw.
function Game:claim_draw()
    local status = library.game_claim_draw(handle_of(self))
    errors.check(status, status == constants.AG_ERR_ILLEGAL and "there is no draw to claim" or nil)
end

-- The reason that a draw claimed with this legal move, announced and not yet played, would have; nil when none can be
-- claimed.
function Game:move_claimable_draw(move)
    local handle = handle_of(self)
    local number = moves.number_of(handle, move)
    errors.check(library.move_from(handle, number)) -- a number that is no legal move is refused
    return reason_name(library.move_claimable_draw(handle, number))
end

-- Plays a move and claims that draw, both or neither. `undo` lifts the claim, and then takes back the move.
function Game:claim_draw_with(move)
    local handle = handle_of(self)
    local number = moves.number_of(handle, move)
    local status = library.game_claim_draw_with(handle, number)
    if status == constants.AG_ERR_ILLEGAL and library.game_is_legal(handle, number) == 1 then
        errors.check(status, "this move gives no draw to claim")
    elseif status < 0 then
        errors.raise(refusal_of(handle, status, move))
    end
end

-- Whether repetition, move count and dead material end the game by themselves, as they do in a new game.
function Game:automatic_draws()
    return library.game_automatic_draws(handle_of(self)) == 1
end

-- Switches them on (true) or off (false). Off, such a draw is lifted and can be claimed instead; on again, it stands.
function Game:set_automatic_draws(on)
    local handle = handle_of(self)
    if type(on) ~= "boolean" then
        errors.misuse("automatic draws are on (true) or off (false), not %s", arguments.shown(on))
    end
    errors.check(library.game_set_automatic_draws(handle, on and 1 or 0))
end

-- Whether a player's pieces may still win, for flags that fall: false is a proof that they cannot.
function Game:can_win(player)
    local handle = handle_of(self)
    return library.game_can_win(handle, arguments.player(player)) == 1
end

-- Ends the game from outside the rules: a win by "resignation", "time", "adjudication" or "unknown"; a draw by
-- "agreement", "time", "adjudication" or "unknown".
function Game:finish(result, reason)
    local handle = handle_of(self)
    local how = arguments.named(numbers.results, result, "the result")
    local status = library.game_end(handle, how, arguments.named(numbers.reasons, reason, "the reason"))
    errors.check(status, status == constants.AG_ERR_ARGUMENT
                 and ("no game ends as %s by %s"):format(result, reason) or nil)
end

-- ---- as text ----

-- The game as a record: tags, start position, moves in a style, result.
function Game:record(style)
    local handle = handle_of(self)
    return errors.answered(library.record_write(handle, moves.style_number(style)))
end

function Game.__tostring(game)
    return game[HANDLE] and (game:board_text():gsub("\n$", "")) or "a Game that has been closed"
end

return Game
