/* SPDX-License-Identifier: MIT
 * Moves: listed, read, written, told in steps, tapped, rolled. */
#include "core.h"

#include <stddef.h>

enum { USUAL_MOVES = 256, STEP_MEMBERS = 6, USUAL_STEPS = 64 };

/* Facts about a move stand in a table, and one function of Lua's calls the entry that its upvalue says. */
typedef struct move_fact {
    const char *name;
    int32_t (*call)(const ag_game *game, ag_move move);
} move_fact;

static const move_fact move_facts[] = {
    {"move_from", ag_move_from},
    {"move_to", ag_move_to},
    {"move_claimable_draw", ag_move_claimable_draw},
    {"game_chance_weight", ag_game_chance_weight},
};

enum { MOVE_FACTS = sizeof move_facts / sizeof *move_facts };

static int call_move_fact(lua_State *L)
{
    lua_pushinteger(L, move_facts[core_upvalue(L)].call(core_game(L, 1), core_bits(L, 2)));
    return 1;
}

static int move_traits(lua_State *L)
{
    lua_pushinteger(L, ag_move_traits(core_game(L, 1), core_bits(L, 2)));
    return 1;
}

static int32_t list_all(const question *asked, void *buf, int32_t cap)
{
    return ag_game_moves(*asked->handle, buf, cap);
}

static int32_t list_from(const question *asked, void *buf, int32_t cap)
{
    return ag_game_moves_from(*asked->handle, asked->numbers[0], buf, cap);
}

static int32_t list_with(const question *asked, void *buf, int32_t cap)
{
    return ag_game_moves_with(*asked->handle, (uint32_t)asked->numbers[0], buf, cap);
}

/* Puts the moves into the table at this place, or into a new one if it is no table. Leaves the table on the top of the
 * stack, and returns the number of moves. */
static int32_t fill_moves(lua_State *L, int table, writer *list, const question *asked)
{
    ag_move usual[USUAL_MOVES];
    room listed = {usual, USUAL_MOVES, sizeof *usual};
    const int32_t count = core_fill(L, list, asked, &listed, 0);
    const ag_move *const moves = listed.elements;

    if (lua_istable(L, table)) {
        lua_pushvalue(L, table);
    } else {
        lua_createtable(L, count > 0 ? count : 0, 0);
    }
    for (int32_t i = 0; i < count; i++) {
        lua_pushinteger(L, moves[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return count;
}

static int game_moves(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1)};

    lua_pushinteger(L, fill_moves(L, 2, list_all, &asked));
    return 2;
}

static int game_moves_from(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {core_number(L, 2)}};
    const int32_t count = fill_moves(L, 3, list_from, &asked);

    return count < 0 ? core_push_failure(L, count) : 1;
}

static int game_moves_with(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {(int32_t)core_bits(L, 2)}};
    const int32_t count = fill_moves(L, 3, list_with, &asked);

    return count < 0 ? core_push_failure(L, count) : 1;
}

static int game_move_count(lua_State *L)
{
    lua_pushinteger(L, ag_game_moves(core_game(L, 1), NULL, 0));
    return 1;
}

static int game_move_at(lua_State *L)
{
    lua_pushinteger(L, ag_game_move_at(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int32_t write_move_text_at(const question *asked, void *buf, int32_t cap)
{
    return ag_game_move_text_at(*asked->handle, asked->numbers[0], asked->numbers[1], buf, cap);
}

static int game_move_text_at(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {core_number(L, 2), core_number(L, 3)}};

    return core_push_text(L, write_move_text_at, &asked);
}

/* A move is a number without a sign; in a question it stands as one with a sign, and comes back as it was. */
static int32_t write_move_text(const question *asked, void *buf, int32_t cap)
{
    return ag_move_text(*asked->handle, (ag_move)asked->numbers[0], asked->numbers[1], buf, cap);
}

static int move_text(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {(int32_t)core_bits(L, 2), core_number(L, 3)}};

    return core_push_text(L, write_move_text, &asked);
}

static int move_parse(lua_State *L)
{
    char why[WHY_BYTES];
    ag_move move;
    const int32_t status =
        ag_move_parse(core_game(L, 1), luaL_checkstring(L, 2), core_number(L, 3), &move, why, sizeof why);

    lua_pushinteger(L, status);
    lua_pushinteger(L, move);
    lua_pushstring(L, why);
    return 3;
}

static int32_t write_move_taps(const question *asked, void *buf, int32_t cap)
{
    return ag_move_taps(*asked->handle, (ag_move)asked->numbers[0], buf, cap);
}

static int move_taps(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {(int32_t)core_bits(L, 2)}};

    return core_push_list(L, write_move_taps, &asked);
}

static int32_t write_next_taps(const question *asked, void *buf, int32_t cap)
{
    return ag_game_next_taps(*asked->handle, asked->taps, asked->tapped, buf, cap);
}

static int game_next_taps(lua_State *L)
{
    question asked = {.handle = core_handle(L, 1)};

    asked.taps = core_taps(L, 2, &asked.tapped);
    return core_push_list(L, write_next_taps, &asked);
}

static int game_tapped_move(lua_State *L)
{
    int32_t tapped;
    const int32_t *const taps = core_taps(L, 2, &tapped);
    char why[WHY_BYTES];
    ag_move move;

    lua_pushinteger(L, ag_game_tapped_move(core_game(L, 1), taps, tapped, &move, why, WHY_BYTES));
    lua_pushinteger(L, move);
    lua_pushstring(L, why);
    return 3;
}

static int32_t write_tapped_board(const question *asked, void *buf, int32_t cap)
{
    return ag_game_tapped_board(*asked->handle, asked->taps, asked->tapped, buf, cap);
}

static int game_tapped_board(lua_State *L)
{
    question asked = {.handle = core_handle(L, 1)};

    asked.taps = core_taps(L, 2, &asked.tapped);
    return core_push_list(L, write_tapped_board, &asked);
}

static int push_steps(lua_State *L, const ag_step *steps, int32_t count)
{
    lua_createtable(L, count * STEP_MEMBERS, 0);
    for (int32_t i = 0; i < count; i++) {
        const ag_step *const step = steps + i;
        const int32_t members[STEP_MEMBERS] = {step->action, step->from,  step->to,
                                               step->before, step->after, step->group};
        for (int32_t k = 0; k < STEP_MEMBERS; k++) {
            lua_pushinteger(L, members[k]);
            lua_rawseti(L, -2, i * STEP_MEMBERS + k + 1);
        }
    }
    return 1;
}

static int32_t tell_move(const question *asked, void *buf, int32_t cap)
{
    return ag_move_steps(*asked->handle, (ag_move)asked->numbers[0], buf, cap);
}

static int32_t tell_tapped(const question *asked, void *buf, int32_t cap)
{
    return ag_game_tapped_steps(*asked->handle, asked->taps, asked->tapped, buf, cap);
}

static int answer_steps(lua_State *L, writer *tell, const question *asked)
{
    ag_step usual[USUAL_STEPS];
    room told = {usual, USUAL_STEPS, sizeof *usual};
    const int32_t count = core_fill(L, tell, asked, &told, 0);

    return count < 0 ? core_push_failure(L, count) : push_steps(L, told.elements, count);
}

static int move_steps(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {(int32_t)core_bits(L, 2)}};

    return answer_steps(L, tell_move, &asked);
}

static int game_tapped_steps(lua_State *L)
{
    question asked = {.handle = core_handle(L, 1)};

    asked.taps = core_taps(L, 2, &asked.tapped);
    return answer_steps(L, tell_tapped, &asked);
}

static int game_roll(lua_State *L)
{
    lua_pushinteger(L, ag_game_roll(core_game(L, 1), core_seed(L, 2)));
    return 1;
}

static int game_playout(lua_State *L)
{
    lua_pushinteger(L, ag_game_playout(core_game(L, 1), core_seed(L, 2), core_number(L, 3)));
    return 1;
}

static const luaL_Reg functions[] = {
    {"game_moves", game_moves},
    {"game_moves_from", game_moves_from},
    {"game_moves_with", game_moves_with},
    {"game_move_count", game_move_count},
    {"game_move_at", game_move_at},
    {"game_move_text_at", game_move_text_at},
    {"move_traits", move_traits},
    {"move_text", move_text},
    {"move_parse", move_parse},
    {"move_taps", move_taps},
    {"game_next_taps", game_next_taps},
    {"game_tapped_move", game_tapped_move},
    {"game_tapped_board", game_tapped_board},
    {"move_steps", move_steps},
    {"game_tapped_steps", game_tapped_steps},
    {"game_roll", game_roll},
    {"game_playout", game_playout},
    {NULL, NULL},
};

void core_add_moves(lua_State *L)
{
    for (int i = 0; i < MOVE_FACTS; i++) core_add(L, move_facts[i].name, call_move_fact, i);
    luaL_setfuncs(L, functions, 0);
}
