/* SPDX-License-Identifier: MIT
 * Names, variants, pieces and squares. */
#include "core.h"

#include <stddef.h>

/* Functions that are alike stand in a table, and one function of Lua's calls the entry that its upvalue says. */
typedef struct naming {
    const char *name;
    const char *(*call)(int32_t number);
} naming;

static const naming namings[] = {
    {"status_name", ag_status_name},
    {"reason_name", ag_reason_name},
    {"result_text", ag_result_text},
};

typedef struct variant_text {
    const char *name;
    const char *(*call)(const ag_variant *variant);
} variant_text;

static const variant_text variant_texts[] = {
    {"variant_id", ag_variant_id},
    {"variant_name", ag_variant_name},
    {"variant_summary", ag_variant_summary},
    {"variant_start_position", ag_variant_start_position},
};

typedef struct variant_fact {
    const char *name;
    int32_t (*call)(const ag_variant *variant);
} variant_fact;

static const variant_fact variant_facts[] = {
    {"variant_rules_version", ag_variant_rules_version},
    {"variant_files", ag_variant_files},
    {"variant_ranks", ag_variant_ranks},
    {"variant_has_chance", ag_variant_has_chance},
    {"variant_moves_max", ag_variant_moves_max},
    {"variant_move_text_max", ag_variant_move_text_max},
    {"variant_position_text_max", ag_variant_position_text_max},
    {"variant_steps_max", ag_variant_steps_max},
    {"variant_taps_max", ag_variant_taps_max},
    {"variant_piece_kinds", ag_variant_piece_kinds},
};

typedef struct piece_text {
    const char *name;
    const char *(*call)(const ag_variant *variant, int32_t piece);
} piece_text;

static const piece_text piece_texts[] = {
    {"variant_piece_code", ag_variant_piece_code},
    {"variant_piece_name", ag_variant_piece_name},
    {"variant_piece_symbol", ag_variant_piece_symbol},
};

enum {
    NAMINGS = sizeof namings / sizeof *namings,
    VARIANT_TEXTS = sizeof variant_texts / sizeof *variant_texts,
    VARIANT_FACTS = sizeof variant_facts / sizeof *variant_facts,
    PIECE_TEXTS = sizeof piece_texts / sizeof *piece_texts
};

static int call_naming(lua_State *L)
{
    return core_push_string(L, namings[core_upvalue(L)].call(core_number(L, 1)));
}

static int call_variant_text(lua_State *L)
{
    return core_push_string(L, variant_texts[core_upvalue(L)].call(core_variant(L, 1)));
}

static int call_variant_fact(lua_State *L)
{
    lua_pushinteger(L, variant_facts[core_upvalue(L)].call(core_variant(L, 1)));
    return 1;
}

static int call_piece_text(lua_State *L)
{
    return core_push_string(L, piece_texts[core_upvalue(L)].call(core_variant(L, 1), core_number(L, 2)));
}

static int version(lua_State *L)
{
    lua_pushinteger(L, ag_version());
    return 1;
}

static int version_string(lua_State *L)
{
    return core_push_string(L, ag_version_string());
}

static int variant_count(lua_State *L)
{
    lua_pushinteger(L, ag_variant_count());
    return 1;
}

static int variant_at(lua_State *L)
{
    return core_push_variant(L, ag_variant_at(core_number(L, 1)));
}

static int variant_find(lua_State *L)
{
    return core_push_variant(L, ag_variant_find(luaL_checkstring(L, 1)));
}

static int piece_kind(lua_State *L)
{
    lua_pushinteger(L, ag_piece_kind(core_number(L, 1)));
    return 1;
}

static int piece_player(lua_State *L)
{
    lua_pushinteger(L, ag_piece_player(core_number(L, 1)));
    return 1;
}

static int piece_make(lua_State *L)
{
    lua_pushinteger(L, ag_piece_make(core_number(L, 1), core_number(L, 2)));
    return 1;
}

static int32_t write_square_name(const question *asked, void *buf, int32_t cap)
{
    return ag_variant_square_name(asked->variant, asked->numbers[0], buf, cap);
}

static int square_name(lua_State *L)
{
    const question asked = {.variant = core_variant(L, 1), .numbers = {core_number(L, 2)}};

    return core_push_text(L, write_square_name, &asked);
}

static int square_find(lua_State *L)
{
    lua_pushinteger(L, ag_variant_square_find(core_variant(L, 1), luaL_checkstring(L, 2)));
    return 1;
}

static int square_traits(lua_State *L)
{
    lua_pushinteger(L, ag_variant_square_traits(core_variant(L, 1), core_number(L, 2)));
    return 1;
}

static int32_t write_piece_svg(const question *asked, void *buf, int32_t cap)
{
    const int32_t *const numbers = asked->numbers;

    return ag_variant_piece_svg(asked->variant, numbers[0], numbers[1], (uint32_t)numbers[2], buf, cap);
}

static int piece_svg(lua_State *L)
{
    const question asked = {.variant = core_variant(L, 1),
                            .numbers = {core_number(L, 2), core_number(L, 3), core_number(L, 4)}};

    return core_push_text(L, write_piece_svg, &asked);
}

static int position_problems(lua_State *L)
{
    char why[WHY_BYTES];
    uint32_t problems;
    int32_t offset;
    const int32_t status =
        ag_position_problems(core_variant(L, 1), luaL_checkstring(L, 2), &problems, &offset, why, sizeof why);

    lua_pushinteger(L, status);
    lua_pushinteger(L, problems);
    lua_pushinteger(L, offset);
    lua_pushstring(L, why);
    return 4;
}

static const luaL_Reg functions[] = {
    {"version", version},
    {"version_string", version_string},
    {"variant_count", variant_count},
    {"variant_at", variant_at},
    {"variant_find", variant_find},
    {"piece_kind", piece_kind},
    {"piece_player", piece_player},
    {"piece_make", piece_make},
    {"variant_square_name", square_name},
    {"variant_square_find", square_find},
    {"variant_square_traits", square_traits},
    {"variant_piece_svg", piece_svg},
    {"position_problems", position_problems},
    {NULL, NULL},
};

void core_add_variants(lua_State *L)
{
    for (int i = 0; i < NAMINGS; i++) core_add(L, namings[i].name, call_naming, i);
    for (int i = 0; i < VARIANT_TEXTS; i++) core_add(L, variant_texts[i].name, call_variant_text, i);
    for (int i = 0; i < VARIANT_FACTS; i++) core_add(L, variant_facts[i].name, call_variant_fact, i);
    for (int i = 0; i < PIECE_TEXTS; i++) core_add(L, piece_texts[i].name, call_piece_text, i);
    luaL_setfuncs(L, functions, 0);
}
