/* SPDX-License-Identifier: MIT
 * The module, its handles, and what its functions have in common. */
#include "core.h"

enum { USUAL_BYTES = 1024, USUAL_ELEMENTS = 256, FEWEST_HANDLES = 1000 };

static const char handle_name[] = "abstractgames.handle";
static const char seed_name[] = "abstractgames.seed";

/* Lua does not see how much memory the games behind the handles take. So when twice as many are alive as after the last
 * collection, it is made to collect. */
typedef struct census {
    lua_Integer alive;
    lua_Integer most_alive;
} census;

static census *census_of(lua_State *L)
{
    census *counted;

    lua_rawgetp(L, LUA_REGISTRYINDEX, handle_name);
    counted = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return counted;
}

ag_game **core_handle(lua_State *L, int at)
{
    return luaL_checkudata(L, at, handle_name);
}

ag_game *core_game(lua_State *L, int at)
{
    return *core_handle(L, at);
}

static int game_free(lua_State *L)
{
    ag_game **const handle = core_handle(L, 1);

    if (*handle) census_of(L)->alive--;
    ag_game_free(*handle);
    *handle = NULL;
    return 0;
}

ag_game **core_push_handle(lua_State *L)
{
    census *const counted = census_of(L);
    ag_game **handle;

    if (counted->alive >= counted->most_alive) {
        lua_gc(L, LUA_GCCOLLECT);
        counted->most_alive = 2 * counted->alive > FEWEST_HANDLES ? 2 * counted->alive : FEWEST_HANDLES;
    }
    handle = lua_newuserdatauv(L, sizeof(ag_game *), 0);
    *handle = NULL;
    luaL_setmetatable(L, handle_name);
    return handle;
}

void core_count_game(lua_State *L, const ag_game *game)
{
    if (game) census_of(L)->alive++;
}

const ag_variant *core_variant(lua_State *L, int at)
{
    const ag_variant *const variant = ag_variant_at(core_number(L, at));

    luaL_argcheck(L, variant, at, "no variant has this index");
    return variant;
}

int32_t core_number(lua_State *L, int at)
{
    const lua_Integer number = luaL_checkinteger(L, at);

    luaL_argcheck(L, number >= INT32_MIN && number <= INT32_MAX, at, "out of range");
    return (int32_t)number;
}

uint32_t core_bits(lua_State *L, int at)
{
    const lua_Integer number = luaL_checkinteger(L, at);

    luaL_argcheck(L, number >= 0 && number <= UINT32_MAX, at, "out of range");
    return (uint32_t)number;
}

uint64_t *core_seed(lua_State *L, int at)
{
    return luaL_checkudata(L, at, seed_name);
}

const int32_t *core_taps(lua_State *L, int at, int32_t *count)
{
    const lua_Unsigned length = lua_rawlen(L, at);
    int32_t *taps;

    luaL_checktype(L, at, LUA_TTABLE);
    luaL_argcheck(L, length <= INT32_MAX, at, "too long");
    taps = lua_newuserdatauv(L, sizeof *taps * ((size_t)length + 1), 0);
    for (lua_Unsigned i = 0; i < length; i++) {
        lua_rawgeti(L, at, (lua_Integer)i + 1);
        taps[i] = core_number(L, -1);
        lua_pop(L, 1);
    }
    *count = (int32_t)length;
    return taps;
}

static int seed_new(lua_State *L)
{
    const uint64_t bits = (uint64_t)core_bits(L, 1) << 32 | core_bits(L, 2);
    uint64_t *const seed = lua_newuserdatauv(L, sizeof bits, 0);

    *seed = bits;
    luaL_setmetatable(L, seed_name);
    return 1;
}

static int seed_halves(lua_State *L)
{
    return core_push_halves(L, *core_seed(L, 1));
}

int core_push_string(lua_State *L, const char *text)
{
    lua_pushstring(L, text);
    return 1;
}

int core_push_variant(lua_State *L, const ag_variant *variant)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        if (ag_variant_at(i) == variant) {
            lua_pushinteger(L, i);
            return 1;
        }
    }
    lua_pushnil(L);
    return 1;
}

int core_push_halves(lua_State *L, uint64_t bits)
{
    lua_pushinteger(L, (lua_Integer)(bits >> 32));
    lua_pushinteger(L, (lua_Integer)(bits & UINT32_MAX));
    return 2;
}

int core_push_failure(lua_State *L, int32_t status)
{
    lua_pushnil(L);
    lua_pushinteger(L, status);
    return 2;
}

int32_t core_fill(lua_State *L, writer *write, const question *asked, room *into, int32_t spare)
{
    int32_t count = write(asked, into->elements, into->cap);

    while (count > into->cap - spare) {
        luaL_checkstack(L, 1, NULL);
        into->cap = count + spare;
        into->elements = lua_newuserdatauv(L, into->element_bytes * (size_t)into->cap, 0);
        count = write(asked, into->elements, into->cap);
    }
    return count;
}

/* What is written, with so many bytes behind it that are not part of it. */
static int push_written(lua_State *L, writer *write, const question *asked, int32_t spare)
{
    char usual[USUAL_BYTES];
    room text = {usual, USUAL_BYTES, sizeof *usual};
    const int32_t length = core_fill(L, write, asked, &text, spare);

    if (length < 0) return core_push_failure(L, length);
    lua_pushlstring(L, text.elements, (size_t)length);
    return 1;
}

int core_push_text(lua_State *L, writer *write, const question *asked)
{
    return push_written(L, write, asked, 1);
}

int core_push_bytes(lua_State *L, writer *write, const question *asked)
{
    return push_written(L, write, asked, 0);
}

int core_push_list(lua_State *L, writer *write, const question *asked)
{
    int32_t usual[USUAL_ELEMENTS];
    room list = {usual, USUAL_ELEMENTS, sizeof *usual};
    const int32_t count = core_fill(L, write, asked, &list, 0);
    const int32_t *const elements = list.elements;

    if (count < 0) return core_push_failure(L, count);
    lua_createtable(L, count, 0);
    for (int32_t i = 0; i < count; i++) {
        lua_pushinteger(L, elements[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

void core_add(lua_State *L, const char *name, lua_CFunction function, int i)
{
    lua_pushinteger(L, i);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, name);
}

int core_upvalue(lua_State *L)
{
    return (int)lua_tointeger(L, lua_upvalueindex(1));
}

/* The module in Lua that was loaded first, for as long as the state lives. */
static int keep(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, seed_name);
    return 0;
}

static int kept(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, seed_name);
    return 1;
}

/* Games that were counted stay counted when the module is loaded again. */
static void make_census(lua_State *L)
{
    census *counted;

    if (census_of(L)) return;
    counted = lua_newuserdatauv(L, sizeof *counted, 0);
    counted->alive = 0;
    counted->most_alive = FEWEST_HANDLES;
    lua_rawsetp(L, LUA_REGISTRYINDEX, handle_name);
}

int luaopen_abstractgames_core(lua_State *L);

int luaopen_abstractgames_core(lua_State *L)
{
    luaL_checkversion(L);
    make_census(L);
    luaL_newmetatable(L, handle_name);
    core_add(L, "__gc", game_free, 0);
    luaL_newmetatable(L, seed_name);
    lua_newtable(L);
    core_add(L, "game_free", game_free, 0);
    core_add(L, "keep", keep, 0);
    core_add(L, "kept", kept, 0);
    core_add(L, "seed_new", seed_new, 0);
    core_add(L, "seed_halves", seed_halves, 0);
    core_add_constants(L);
    core_add_variants(L);
    core_add_games(L);
    core_add_moves(L);
    core_add_records(L);
    return 1;
}
