/* SPDX-License-Identifier: MIT
 * Games: made, played, taken back, looked at. */
#include "core.h"

#include <stddef.h>

/* Functions that are alike stand in a table, and one function of Lua's calls the entry that its upvalue says. */
typedef struct fact {
    const char *name;
    int32_t (*call)(const ag_game *game);
} fact;

static const fact facts[] = {
    {"game_turn", ag_game_turn},
    {"game_side", ag_game_side},
    {"game_ply", ag_game_ply},
    {"game_result", ag_game_result},
    {"game_reason", ag_game_reason},
    {"game_claimable_draw", ag_game_claimable_draw},
    {"game_automatic_draws", ag_game_automatic_draws},
    {"game_in_check", ag_game_in_check},
    {"game_repetitions", ag_game_repetitions},
    {"game_quiet_plies", ag_game_quiet_plies},
    {"game_chance_total", ag_game_chance_total},
    {"game_tag_count", ag_game_tag_count},
};

typedef struct change {
    const char *name;
    int32_t (*call)(ag_game *game);
} change;

static const change changes[] = {
    {"game_undo", ag_game_undo},
    {"game_claim_draw", ag_game_claim_draw},
};

typedef struct playing {
    const char *name;
    int32_t (*call)(ag_game *game, ag_move move);
} playing;

static const playing playings[] = {
    {"game_play", ag_game_play},
    {"game_play_unchecked", ag_game_play_unchecked},
    {"game_claim_draw_with", ag_game_claim_draw_with},
};

enum {
    FACTS = sizeof facts / sizeof *facts,
    CHANGES = sizeof changes / sizeof *changes,
    PLAYINGS = sizeof playings / sizeof *playings
};

static int call_fact(lua_State *L)
{
    lua_pushinteger(L, facts[core_upvalue(L)].call(core_game(L, 1)));
    return 1;
}

static int call_change(lua_State *L)
{
    lua_pushinteger(L, changes[core_upvalue(L)].call(core_game(L, 1)));
    return 1;
}

static int call_playing(lua_State *L)
{
    lua_pushinteger(L, playings[core_upvalue(L)].call(core_game(L, 1), core_bits(L, 2)));
    return 1;
}

/* What becomes of a handle on the top of the stack that a game was to be put into. */
static int made(lua_State *L, const ag_game *game, int32_t status, const char *why)
{
    core_count_game(L, game);
    if (status == AG_OK) return 1;
    core_push_failure(L, status);
    lua_pushstring(L, why);
    return 3;
}

static int game_new(lua_State *L)
{
    char why[WHY_BYTES];
    const ag_variant *const variant = core_variant(L, 1);
    ag_game **const handle = core_push_handle(L);
    const int32_t status = ag_game_new(handle, variant, NULL, why, sizeof why);

    return made(L, *handle, status, why);
}

static int game_new_allowing(lua_State *L)
{
    char why[WHY_BYTES];
    const ag_variant *const variant = core_variant(L, 1);
    const char *const position = luaL_checkstring(L, 2);
    const uint32_t problems = core_bits(L, 3);
    ag_game **const handle = core_push_handle(L);
    const int32_t status = ag_game_new_allowing(handle, variant, position, problems, why, sizeof why);

    return made(L, *handle, status, why);
}

/* Returns the game and the byte where the operations begin. */
static int game_new_epd(lua_State *L)
{
    char why[WHY_BYTES];
    int32_t operations;
    const ag_variant *const variant = core_variant(L, 1);
    const char *const epd = luaL_checkstring(L, 2);
    ag_game **const handle = core_push_handle(L);
    const int32_t status = ag_game_new_epd(handle, variant, epd, &operations, why, sizeof why);
    const int values = made(L, *handle, status, why);

    if (status != AG_OK) return values;
    lua_pushinteger(L, operations);
    return 2;
}

static int32_t write_operation(const question *asked, void *buf, int32_t cap)
{
    return ag_epd_operation(asked->text, asked->numbers[0], buf, cap);
}

static int epd_operation(lua_State *L)
{
    const question asked = {.text = luaL_checkstring(L, 1), .numbers = {core_number(L, 2)}};

    return core_push_text(L, write_operation, &asked);
}

static int game_clone(lua_State *L)
{
    ag_game *const *const original = core_handle(L, 1);
    ag_game **const handle = core_push_handle(L);
    const int32_t status = ag_game_clone(handle, *original);

    return made(L, *handle, status, "");
}

static int game_assign(lua_State *L)
{
    lua_pushinteger(L, ag_game_assign(core_game(L, 1), core_game(L, 2)));
    return 1;
}

static int game_variant(lua_State *L)
{
    return core_push_variant(L, ag_game_variant(core_game(L, 1)));
}

static int game_is_legal(lua_State *L)
{
    lua_pushinteger(L, ag_game_is_legal(core_game(L, 1), core_bits(L, 2)));
    return 1;
}

static int game_play_text(lua_State *L)
{
    char why[WHY_BYTES];

    lua_pushinteger(L, ag_game_play_text(core_game(L, 1), luaL_checkstring(L, 2), why, sizeof why));
    lua_pushstring(L, why);
    return 2;
}

static int game_rewind(lua_State *L)
{
    lua_pushinteger(L, ag_game_rewind(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_end(lua_State *L)
{
    lua_pushinteger(L, ag_game_end(core_game(L, 1), core_number(L, 2), core_number(L, 3)));
    return 1;
}

static int game_piece_at(lua_State *L)
{
    lua_pushinteger(L, ag_game_piece_at(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_square_traits(lua_State *L)
{
    lua_pushinteger(L, ag_game_square_traits(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_set_automatic_draws(lua_State *L)
{
    lua_pushinteger(L, ag_game_set_automatic_draws(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_can_win(lua_State *L)
{
    lua_pushinteger(L, ag_game_can_win(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_attacked(lua_State *L)
{
    lua_pushinteger(L, ag_game_attacked(core_game(L, 1), core_number(L, 2), core_number(L, 3)));
    return 1;
}

static int game_hash(lua_State *L)
{
    return core_push_halves(L, ag_game_hash(core_game(L, 1)));
}

static int game_same_position(lua_State *L)
{
    lua_pushinteger(L, ag_game_same_position(core_game(L, 1), core_game(L, 2)));
    return 1;
}

static int game_perft(lua_State *L)
{
    lua_pushinteger(L, (lua_Integer)ag_game_perft(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int32_t write_hash_text(const question *asked, void *buf, int32_t cap)
{
    return ag_game_hash_text(*asked->handle, buf, cap);
}

static int game_hash_text(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1)};

    return core_push_text(L, write_hash_text, &asked);
}

static int32_t write_position(const question *asked, void *buf, int32_t cap)
{
    return ag_game_position(*asked->handle, buf, cap);
}

static int game_position(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1)};

    return core_push_text(L, write_position, &asked);
}

static int32_t write_board(const question *asked, void *buf, int32_t cap)
{
    return ag_game_board(*asked->handle, buf, cap);
}

static int game_board(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1)};

    return core_push_list(L, write_board, &asked);
}

static int32_t write_board_bytes(const question *asked, void *buf, int32_t cap)
{
    return ag_game_board_bytes(*asked->handle, buf, cap);
}

static int game_board_bytes(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1)};

    return core_push_bytes(L, write_board_bytes, &asked);
}

static int32_t write_board_text(const question *asked, void *buf, int32_t cap)
{
    return ag_game_board_text(*asked->handle, (uint32_t)asked->numbers[0], asked->taps, asked->tapped, buf, cap);
}

static int game_board_text(lua_State *L)
{
    question asked = {.handle = core_handle(L, 1), .numbers = {core_number(L, 2)}};

    asked.taps = core_taps(L, 3, &asked.tapped);
    return core_push_text(L, write_board_text, &asked);
}

static int32_t write_svg(const question *asked, void *buf, int32_t cap)
{
    const int32_t *const numbers = asked->numbers;

    return ag_game_svg(*asked->handle, numbers[0], (uint32_t)numbers[1], asked->taps, asked->tapped, buf, cap);
}

static int game_svg(lua_State *L)
{
    question asked = {.handle = core_handle(L, 1), .numbers = {core_number(L, 2), core_number(L, 3)}};

    asked.taps = core_taps(L, 4, &asked.tapped);
    return core_push_text(L, write_svg, &asked);
}

static const luaL_Reg functions[] = {
    {"game_new", game_new},
    {"game_new_allowing", game_new_allowing},
    {"game_new_epd", game_new_epd},
    {"epd_operation", epd_operation},
    {"game_clone", game_clone},
    {"game_assign", game_assign},
    {"game_variant", game_variant},
    {"game_is_legal", game_is_legal},
    {"game_play_text", game_play_text},
    {"game_rewind", game_rewind},
    {"game_end", game_end},
    {"game_piece_at", game_piece_at},
    {"game_square_traits", game_square_traits},
    {"game_set_automatic_draws", game_set_automatic_draws},
    {"game_can_win", game_can_win},
    {"game_attacked", game_attacked},
    {"game_hash", game_hash},
    {"game_same_position", game_same_position},
    {"game_perft", game_perft},
    {"game_hash_text", game_hash_text},
    {"game_position", game_position},
    {"game_board", game_board},
    {"game_board_bytes", game_board_bytes},
    {"game_board_text", game_board_text},
    {"game_svg", game_svg},
    {NULL, NULL},
};

void core_add_games(lua_State *L)
{
    for (int i = 0; i < FACTS; i++) core_add(L, facts[i].name, call_fact, i);
    for (int i = 0; i < CHANGES; i++) core_add(L, changes[i].name, call_change, i);
    for (int i = 0; i < PLAYINGS; i++) core_add(L, playings[i].name, call_playing, i);
    luaL_setfuncs(L, functions, 0);
}
