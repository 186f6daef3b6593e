-- SPDX-License-Identifier: MIT
-- The library's functions by LuaJIT's FFI. See library.lua for what they are given and return.
local ffi = require("ffi")
local new_table = require("table.new")
local declarations = require("abstractgames.declarations")

-- They stay when the module is loaded again.
if not pcall(ffi.typeof, "ag_game") then
    ffi.cdef(declarations)
end

-- The library that was installed with this package, or else the system's.
local path = package.searchpath("abstractgames.libabstractgames", package.cpath)
local C = ffi.load(path or "libabstractgames.so.0")

-- What is kept belongs to a type, which cannot be made a second time.
local keeper = {}
if pcall(ffi.typeof, "struct agi_lua_keeper") then
    keeper = ffi.new("struct agi_lua_keeper").table
else
    ffi.cdef("struct agi_lua_keeper { int32_t unused; };")
    ffi.metatype("struct agi_lua_keeper", {__index = {table = keeper}})
end

local NULL = nil
local WHY_BYTES = 500
local STEP_MEMBERS = {"action", "from", "to", "before", "after", "group"}

local library = {constants = {}}
for name in declarations:gmatch("%f[%w_](AG_[%w_]+) = ") do
    library.constants[name] = C[name]
end

function library.keep(module)
    keeper.module = module
end

function library.kept()
    return keeper.module
end

-- Compiled code of LuaJIT 2.1 takes the whole register for a result of 32 bits, though a function may leave anything in
-- the upper half. As the index of an array such a number crashes. So each result is computed anew from the lower half.
local zero = ffi.new("int32_t[1]")

local function int(result)
    return result + zero[0]
end

local function bits(result)
    return result % 2^32
end

-- Room that the library writes into. One call is over before the next begins, so all calls share it.
local function new_room(element, cap)
    local kind = ffi.typeof(element .. "[?]")
    return {kind = kind, cap = cap, buffer = ffi.new(kind, cap)}
end

local texts = new_room("char", 4096)
local bytes = new_room("uint8_t", 1024)
local moves = new_room("ag_move", 256)
local numbers = new_room("int32_t", 256)
local steps = new_room("ag_step", 64)
local why = ffi.new("char[?]", WHY_BYTES)
local move_out = ffi.new("ag_move[1]")
local game_out = ffi.new("ag_game *[1]")
local problems_out = ffi.new("uint32_t[1]")
local offset_out = ffi.new("int32_t[1]")
local consumed_out = ffi.new("int32_t[1]")
local lines_out = ffi.new("int32_t[1]")

-- Making a buffer may let a finalizer of someone's run that calls the library and enlarges the room, too.
local function enlarge(room, cap)
    local buffer = ffi.new(room.kind, cap)
    room.buffer, room.cap = buffer, cap
end

-- How many elements a function has written into a room, which is enlarged when they are too many; `spare` is what it
-- writes behind them. It may still be too small then, as a finalizer may have changed the game.
local function filled(room, spare, write)
    local count = int(write(room.buffer, room.cap))
    while count + spare > room.cap do
        enlarge(room, count + spare)
        count = int(write(room.buffer, room.cap))
    end
    return count
end

local function string_in(room, ended, write)
    local length = filled(room, ended, write)
    if length < 0 then
        return nil, length
    end
    return ffi.string(room.buffer, length)
end

local function written(write)
    return string_in(texts, 1, write)
end

-- Bytes that are numbers, as a string.
local function packed(write)
    return string_in(bytes, 0, write)
end

local function listed(room, write)
    local count = filled(room, 0, write)
    if count < 0 then
        return nil, count
    end
    local list = {}
    for i = 1, count do
        list[i] = room.buffer[i - 1]
    end
    return list
end

local function listed_steps(write)
    local count = filled(steps, 0, write)
    if count < 0 then
        return nil, count
    end
    local list = {}
    for i = 0, count - 1 do
        for _, member in ipairs(STEP_MEMBERS) do
            list[#list + 1] = steps.buffer[i][member]
        end
    end
    return list
end

local function string_or_nil(pointer)
    if pointer == NULL then
        return nil
    end
    return ffi.string(pointer)
end

local function halves(number)
    return tonumber(number / 2^32), tonumber(number % 2^32)
end

-- Handles. Lua does not see how much memory the games behind them take. So when twice as many are alive as after the
-- last collection, it is made to collect.
local FEWEST = 1000
local alive, most_alive = 0, FEWEST

local new_handle = ffi.metatype("struct { ag_game *game; }", {__gc = function(handle)
    if handle.game ~= NULL then
        C.ag_game_free(handle.game)
        handle.game = NULL
        alive = alive - 1
    end
end})

local function owned(pointer)
    if alive >= most_alive then
        collectgarbage()
        most_alive = math.max(FEWEST, 2 * alive)
    end
    alive = alive + 1
    return new_handle(pointer)
end

-- A finalizer may close the game of a call that has read the game's address and has not begun yet: the reading makes an
-- object of the address, so it may let finalizers run. Therefore a game that is closed gives back what it holds, and
-- the little that is left is freed with its handle.
local nothing = C.ag_game_new(game_out, C.ag_variant_at(0), NULL, why, WHY_BYTES) == 0 and new_handle(game_out[0])

function library.game_free(handle)
    if nothing then
        C.ag_game_assign(handle.game, nothing.game)
    end
end

function library.reader_free(handle)
    if handle.reader ~= NULL then
        C.ag_reader_free(handle.reader)
        handle.reader = NULL
    end
end

local new_reader = ffi.metatype("struct { ag_reader *reader; }", {__gc = library.reader_free})

local function variant_at(index)
    return C.ag_variant_at(index)
end

-- Pointers are no keys of tables; numbers are.
local function address_of(pointer)
    return tonumber(ffi.cast("intptr_t", pointer))
end

local indices = {}
for index = 0, C.ag_variant_count() - 1 do
    indices[address_of(variant_at(index))] = index
end

local function index_of(pointer)
    return indices[address_of(pointer)]
end

-- Functions that are alike: of a number, of a variant, of a game, of a game and a number.
for _, name in ipairs({"status_name", "reason_name", "result_text"}) do
    local call = C["ag_" .. name]
    library[name] = function(number) return string_or_nil(call(number)) end
end
for _, name in ipairs({"piece_kind", "piece_player", "piece_make", "variant_count"}) do
    local call = C["ag_" .. name]
    library[name] = function(...) return int(call(...)) end
end
for _, name in ipairs({"id", "name", "summary", "start_position"}) do
    local call = C["ag_variant_" .. name]
    library["variant_" .. name] = function(variant) return string_or_nil(call(variant_at(variant))) end
end
for _, name in ipairs({"piece_code", "piece_name", "piece_symbol"}) do
    local call = C["ag_variant_" .. name]
    library["variant_" .. name] = function(variant, piece)
        return string_or_nil(call(variant_at(variant), piece))
    end
end
for _, name in ipairs({"rules_version", "files", "ranks", "has_chance", "moves_max", "move_text_max",
                       "position_text_max", "steps_max", "taps_max", "piece_kinds", "square_find"}) do
    local call = C["ag_variant_" .. name]
    library["variant_" .. name] = function(variant, ...) return int(call(variant_at(variant), ...)) end
end
for _, name in ipairs({"game_turn", "game_side", "game_is_legal", "game_rewind", "game_ply", "game_result",
                       "game_reason", "game_claimable_draw", "game_claim_draw", "game_claim_draw_with",
                       "game_set_automatic_draws", "game_automatic_draws", "game_can_win", "game_end", "game_in_check",
                       "game_attacked", "game_repetitions", "game_quiet_plies", "game_piece_at",
                       "game_chance_weight", "game_chance_total", "game_tag_count",
                       "game_set_tag", "game_comment_count", "game_add_comment", "game_set_comment", "game_mark_count",
                       "game_mark", "game_add_mark", "game_remove_mark", "move_from", "move_to",
                       "move_claimable_draw"}) do
    local call = C["ag_" .. name]
    library[name] = function(handle, ...) return int(call(handle.game, ...)) end
end

function library.variant_square_traits(variant, square)
    return bits(C.ag_variant_square_traits(variant_at(variant), square))
end

for _, name in ipairs({"game_square_traits", "move_traits"}) do
    local call = C["ag_" .. name]
    library[name] = function(handle, number) return bits(call(handle.game, number)) end
end

function library.version()
    return bits(C.ag_version())
end

function library.version_string()
    return ffi.string(C.ag_version_string())
end

-- Variants

function library.variant_at(index)
    return index_of(variant_at(index))
end

function library.variant_find(id)
    return index_of(C.ag_variant_find(id))
end

function library.variant_square_name(variant, square)
    return written(function(buf, cap) return C.ag_variant_square_name(variant_at(variant), square, buf, cap) end)
end

function library.variant_piece_svg(variant, piece, size, flags)
    return written(function(buf, cap)
        return C.ag_variant_piece_svg(variant_at(variant), piece, size, flags, buf, cap)
    end)
end

function library.position_problems(variant, position)
    local status = C.ag_position_problems(variant_at(variant), position, problems_out, offset_out, why, WHY_BYTES)
    return int(status), problems_out[0], offset_out[0], ffi.string(why)
end

-- Games

local function made(status)
    if status < 0 then
        return nil, int(status), ffi.string(why)
    end
    return owned(game_out[0])
end

function library.game_new(variant)
    return made(C.ag_game_new(game_out, variant_at(variant), NULL, why, WHY_BYTES))
end

function library.game_new_allowing(variant, position, problems)
    return made(C.ag_game_new_allowing(game_out, variant_at(variant), position, problems, why, WHY_BYTES))
end

-- Returns the game and the byte where the operations begin.
function library.game_new_epd(variant, epd)
    local result = C.ag_game_new_epd(game_out, variant_at(variant), epd, offset_out, why, WHY_BYTES)
    local handle, status, sentence = made(result)
    if not handle then
        return nil, status, sentence
    end
    return handle, offset_out[0]
end

function library.epd_operation(operations, i)
    return written(function(buf, cap) return C.ag_epd_operation(operations, i, buf, cap) end)
end

function library.game_clone(handle)
    why[0] = 0
    return made(C.ag_game_clone(game_out, handle.game))
end

function library.game_assign(handle, other)
    return int(C.ag_game_assign(handle.game, other.game))
end

function library.game_variant(handle)
    return index_of(C.ag_game_variant(handle.game))
end

-- The calls of a search are written out: the compiler knows then which function is called, and no function is made,
-- which it does not compile.
function library.game_moves(handle, into)
    local count = int(C.ag_game_moves(handle.game, moves.buffer, moves.cap))
    while count > moves.cap do
        enlarge(moves, count)
        count = int(C.ag_game_moves(handle.game, moves.buffer, moves.cap))
    end
    local list = type(into) == "table" and into or new_table(count, 0)
    local buffer = moves.buffer
    for i = 1, count do
        list[i] = buffer[i - 1]
    end
    return list, count
end

function library.game_play(handle, move)
    return int(C.ag_game_play(handle.game, move))
end

function library.game_play_unchecked(handle, move)
    return int(C.ag_game_play_unchecked(handle.game, move))
end

function library.game_undo(handle)
    return int(C.ag_game_undo(handle.game))
end

function library.game_position(handle)
    local length = int(C.ag_game_position(handle.game, texts.buffer, texts.cap))
    while length >= texts.cap do
        enlarge(texts, length + 1)
        length = int(C.ag_game_position(handle.game, texts.buffer, texts.cap))
    end
    if length < 0 then
        return nil, length
    end
    return ffi.string(texts.buffer, length)
end

function library.game_move_count(handle)
    return int(C.ag_game_moves(handle.game, NULL, 0))
end

function library.game_moves_from(handle, square)
    return listed(moves, function(buf, cap) return C.ag_game_moves_from(handle.game, square, buf, cap) end)
end

function library.game_moves_with(handle, traits)
    return listed(moves, function(buf, cap) return C.ag_game_moves_with(handle.game, traits, buf, cap) end)
end

function library.game_play_text(handle, text)
    return int(C.ag_game_play_text(handle.game, text, why, WHY_BYTES)), ffi.string(why)
end

function library.game_move_at(handle, ply)
    return bits(C.ag_game_move_at(handle.game, ply))
end

function library.game_move_text_at(handle, ply, style)
    return written(function(buf, cap) return C.ag_game_move_text_at(handle.game, ply, style, buf, cap) end)
end

function library.game_hash(handle)
    return halves(C.ag_game_hash(handle.game))
end

function library.game_hash_text(handle)
    return written(function(buf, cap) return C.ag_game_hash_text(handle.game, buf, cap) end)
end

function library.game_same_position(handle, other)
    return int(C.ag_game_same_position(handle.game, other.game))
end

function library.game_board(handle)
    return listed(numbers, function(buf, cap) return C.ag_game_board(handle.game, buf, cap) end)
end

function library.game_board_bytes(handle)
    return packed(function(buf, cap) return C.ag_game_board_bytes(handle.game, buf, cap) end)
end

function library.game_perft(handle, depth)
    return tonumber(C.ag_game_perft(handle.game, depth))
end

local function array_of(taps)
    return ffi.new("int32_t[?]", #taps + 1, taps)
end

function library.game_svg(handle, size, flags, taps)
    local array = array_of(taps)
    return written(function(buf, cap) return C.ag_game_svg(handle.game, size, flags, array, #taps, buf, cap) end)
end

function library.game_board_text(handle, flags, taps)
    local array = array_of(taps)
    return written(function(buf, cap) return C.ag_game_board_text(handle.game, flags, array, #taps, buf, cap) end)
end

-- Moves and taps

function library.move_text(handle, move, style)
    return written(function(buf, cap) return C.ag_move_text(handle.game, move, style, buf, cap) end)
end

function library.move_parse(handle, text, strictness)
    local status = C.ag_move_parse(handle.game, text, strictness, move_out, why, WHY_BYTES)
    return int(status), move_out[0], ffi.string(why)
end

function library.move_steps(handle, move)
    return listed_steps(function(buf, cap) return C.ag_move_steps(handle.game, move, buf, cap) end)
end

function library.move_taps(handle, move)
    return listed(numbers, function(buf, cap) return C.ag_move_taps(handle.game, move, buf, cap) end)
end

function library.game_next_taps(handle, taps)
    local array = array_of(taps)
    return listed(numbers, function(buf, cap) return C.ag_game_next_taps(handle.game, array, #taps, buf, cap) end)
end

function library.game_tapped_move(handle, taps)
    local status = C.ag_game_tapped_move(handle.game, array_of(taps), #taps, move_out, why, WHY_BYTES)
    return int(status), move_out[0], ffi.string(why)
end

function library.game_tapped_board(handle, taps)
    local array = array_of(taps)
    return listed(numbers, function(buf, cap) return C.ag_game_tapped_board(handle.game, array, #taps, buf, cap) end)
end

function library.game_tapped_steps(handle, taps)
    local array = array_of(taps)
    return listed_steps(function(buf, cap) return C.ag_game_tapped_steps(handle.game, array, #taps, buf, cap) end)
end

-- Chance

function library.seed_new(high, low)
    return ffi.new("uint64_t[1]", (high + 0ULL) * 2^32 + low)
end

function library.seed_halves(seed)
    return halves(seed[0])
end

function library.game_roll(handle, seed)
    return bits(C.ag_game_roll(handle.game, seed))
end

function library.game_playout(handle, seed, max_plies)
    return int(C.ag_game_playout(handle.game, seed, max_plies))
end

-- Tags and records

function library.game_tag(handle, name)
    return string_or_nil(C.ag_game_tag(handle.game, name))
end

function library.game_tag_name(handle, i)
    return string_or_nil(C.ag_game_tag_name(handle.game, i))
end

function library.game_comment(handle, ply, i)
    return string_or_nil(C.ag_game_comment(handle.game, ply, i))
end

function library.record_write(handle, style)
    return written(function(buf, cap) return C.ag_record_write(handle.game, style, buf, cap) end)
end

local function game_that_came()
    return game_out[0] ~= NULL and owned(game_out[0]) or nil
end

-- Reads on behind the first `at` bytes of the text. Returns status, bytes, lines, the game or nil, and the sentence.
function library.record_read(text, at, is_last)
    assert(at >= 0 and at <= #text, "out of range")
    local rest = ffi.cast("const char *", text) + at
    local status = C.ag_record_read(rest, #text - at, is_last and 1 or 0, consumed_out, lines_out, game_out, why,
                                    WHY_BYTES)
    return int(status), consumed_out[0], lines_out[0], game_that_came(), ffi.string(why)
end

function library.reader_new()
    local handle = new_reader(NULL)
    local reader_out = ffi.new("ag_reader *[1]")
    local status = int(C.ag_reader_new(reader_out))
    if status < 0 then
        return nil, status
    end
    handle.reader = reader_out[0]
    return handle
end

function library.reader_feed(handle, text, is_last)
    return int(C.ag_reader_feed(handle.reader, text, #text, is_last and 1 or 0))
end

-- Returns status, the game or nil, and the sentence.
function library.reader_next(handle)
    local status = C.ag_reader_next(handle.reader, game_out, why, WHY_BYTES)
    return int(status), game_that_came(), ffi.string(why)
end

return library
