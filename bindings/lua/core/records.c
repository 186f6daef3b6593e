/* SPDX-License-Identifier: MIT
 * Tags, comments, marks and records. */
#include "core.h"

#include <stddef.h>

static int game_set_tag(lua_State *L)
{
    const char *const name = luaL_checkstring(L, 2);
    const char *const value = luaL_optstring(L, 3, NULL);

    lua_pushinteger(L, ag_game_set_tag(core_game(L, 1), name, value));
    return 1;
}

static int game_tag(lua_State *L)
{
    return core_push_string(L, ag_game_tag(core_game(L, 1), luaL_checkstring(L, 2)));
}

static int game_tag_name(lua_State *L)
{
    return core_push_string(L, ag_game_tag_name(core_game(L, 1), core_number(L, 2)));
}

static int game_comment_count(lua_State *L)
{
    lua_pushinteger(L, ag_game_comment_count(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_comment(lua_State *L)
{
    return core_push_string(L, ag_game_comment(core_game(L, 1), core_number(L, 2), core_number(L, 3)));
}

static int game_add_comment(lua_State *L)
{
    lua_pushinteger(L, ag_game_add_comment(core_game(L, 1), core_number(L, 2), luaL_checkstring(L, 3)));
    return 1;
}

static int game_set_comment(lua_State *L)
{
    const char *const text = luaL_optstring(L, 4, NULL);

    lua_pushinteger(L, ag_game_set_comment(core_game(L, 1), core_number(L, 2), core_number(L, 3), text));
    return 1;
}

static int game_mark_count(lua_State *L)
{
    lua_pushinteger(L, ag_game_mark_count(core_game(L, 1), core_number(L, 2)));
    return 1;
}

static int game_mark(lua_State *L)
{
    lua_pushinteger(L, ag_game_mark(core_game(L, 1), core_number(L, 2), core_number(L, 3)));
    return 1;
}

static int game_add_mark(lua_State *L)
{
    lua_pushinteger(L, ag_game_add_mark(core_game(L, 1), core_number(L, 2), core_number(L, 3)));
    return 1;
}

static int game_remove_mark(lua_State *L)
{
    lua_pushinteger(L, ag_game_remove_mark(core_game(L, 1), core_number(L, 2), core_number(L, 3)));
    return 1;
}

static int32_t write_record(const question *asked, void *buf, int32_t cap)
{
    return ag_record_write(*asked->handle, asked->numbers[0], buf, cap);
}

static int record_write(lua_State *L)
{
    const question asked = {.handle = core_handle(L, 1), .numbers = {core_number(L, 2)}};

    return core_push_text(L, write_record, &asked);
}

/* Pushes what stands on the stack at an index if there is a game in it, else nil. */
static void push_game(lua_State *L, ag_game *const *handle, int at)
{
    if (*handle) {
        lua_pushvalue(L, at);
    } else {
        lua_pushnil(L);
    }
}

/* Reads on behind the first bytes of the text: record_read(text, at, is_last). Returns status, bytes, lines, the game
 * or nil, and the sentence. */
static int record_read(lua_State *L)
{
    size_t length;
    const char *const text = luaL_checklstring(L, 1, &length);
    const int32_t at = core_number(L, 2);
    const int32_t is_last = lua_toboolean(L, 3);
    char why[WHY_BYTES];
    int32_t consumed;
    int32_t lines;
    int32_t status;
    ag_game **handle;

    luaL_argcheck(L, length <= INT32_MAX, 1, "too long");
    luaL_argcheck(L, at >= 0 && (size_t)at <= length, 2, "out of range");
    handle = core_push_handle(L);
    status = ag_record_read(text + at, (int32_t)length - at, is_last, &consumed, &lines, handle, why, sizeof why);
    core_count_game(L, *handle);
    lua_pushinteger(L, status);
    lua_pushinteger(L, consumed);
    lua_pushinteger(L, lines);
    push_game(L, handle, -4);
    lua_pushstring(L, why);
    return 5;
}

/* ---- readers ---- */

static const char reader_name[] = "abstractgames.reader";

static ag_reader **core_reader(lua_State *L)
{
    return luaL_checkudata(L, 1, reader_name);
}

static int reader_free(lua_State *L)
{
    ag_reader **const reader = core_reader(L);

    ag_reader_free(*reader);
    *reader = NULL;
    return 0;
}

static int reader_new(lua_State *L)
{
    ag_reader **const reader = lua_newuserdatauv(L, sizeof *reader, 0);
    int32_t status;

    *reader = NULL;
    luaL_setmetatable(L, reader_name);
    status = ag_reader_new(reader);
    return status == AG_OK ? 1 : core_push_failure(L, status);
}

static int reader_feed(lua_State *L)
{
    size_t length;
    const char *const text = luaL_checklstring(L, 2, &length);

    luaL_argcheck(L, length <= INT32_MAX, 2, "too long");
    lua_pushinteger(L, ag_reader_feed(*core_reader(L), text, (int32_t)length, lua_toboolean(L, 3)));
    return 1;
}

/* Returns status, the game or nil, and the sentence. */
static int reader_next(lua_State *L)
{
    ag_game **const handle = core_push_handle(L);
    char why[WHY_BYTES];
    const int32_t status = ag_reader_next(*core_reader(L), handle, why, sizeof why);

    core_count_game(L, *handle);
    lua_pushinteger(L, status);
    push_game(L, handle, -2);
    lua_pushstring(L, why);
    return 3;
}

static const luaL_Reg functions[] = {
    {"game_set_tag", game_set_tag},
    {"game_tag", game_tag},
    {"game_tag_name", game_tag_name},
    {"record_write", record_write},
    {"record_read", record_read},
    {"game_comment_count", game_comment_count},
    {"game_comment", game_comment},
    {"game_add_comment", game_add_comment},
    {"game_set_comment", game_set_comment},
    {"game_mark_count", game_mark_count},
    {"game_mark", game_mark},
    {"game_add_mark", game_add_mark},
    {"game_remove_mark", game_remove_mark},
    {"reader_new", reader_new},
    {"reader_feed", reader_feed},
    {"reader_next", reader_next},
    {"reader_free", reader_free},
    {NULL, NULL},
};

void core_add_records(lua_State *L)
{
    luaL_newmetatable(L, reader_name);
    core_add(L, "__gc", reader_free, 0);
    lua_pop(L, 1);
    luaL_setfuncs(L, functions, 0);
}
