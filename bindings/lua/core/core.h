/* SPDX-License-Identifier: MIT
 * The module `abstractgames.core`: the library's functions for Lua 5.4, as abstractgames/library.lua describes them. */
#ifndef ABSTRACTGAMES_LUA_CORE_H
#define ABSTRACTGAMES_LUA_CORE_H

#include <abstractgames/abstractgames.h>
#include <lauxlib.h>
#include <lua.h>

enum { WHY_BYTES = 500 };

/* What a function is asked about: a game, a variant or a text, up to three numbers, and taps. The game is looked for
 * when it is used, because whenever Lua gives memory a finalizer may run that frees it. */
typedef struct question {
    ag_game *const *handle;
    const ag_variant *variant;
    const char *text;
    int32_t numbers[3];
    int32_t tapped;
    const int32_t *taps;
} question;

/* Answers with elements of some kind (bytes of a text, squares, moves, steps), as the library's functions do. */
typedef int32_t writer(const question *asked, void *buf, int32_t cap);

/* Where the elements are written, and how many there is room for. */
typedef struct room {
    void *elements;
    int32_t cap;
    size_t element_bytes;
} room;

/* Arguments. What is no such thing is a Lua error. */
ag_game **core_handle(lua_State *L, int at); /* holds NULL after the game has been freed */
ag_game *core_game(lua_State *L, int at);    /* what it holds */
const ag_variant *core_variant(lua_State *L, int at);
int32_t core_number(lua_State *L, int at);
uint32_t core_bits(lua_State *L, int at);
uint64_t *core_seed(lua_State *L, int at);
/* The taps in a table, in memory that lasts as long as the call. */
const int32_t *core_taps(lua_State *L, int at, int32_t *count);

/* Pushes a handle without a game, for a game to be put in, which is freed when the handle is collected. Then the game
 * is to be counted, if there is one. */
ag_game **core_push_handle(lua_State *L);
void core_count_game(lua_State *L, const ag_game *game);

/* Push what a function returns, and tell how many values that is. */
int core_push_string(lua_State *L, const char *text); /* nil for NULL */
int core_push_variant(lua_State *L, const ag_variant *variant);
int core_push_halves(lua_State *L, uint64_t bits);
int core_push_failure(lua_State *L, int32_t status);
int core_push_text(lua_State *L, writer *write, const question *asked);
int core_push_bytes(lua_State *L, writer *write, const question *asked); /* numbers, as a string */
int core_push_list(lua_State *L, writer *write, const question *asked);

/* Has the answer written into the room and returns how many elements it has. When they and the `spare` ones behind them
 * are too many, the room becomes memory that lasts as long as the call: an object of Lua's on the top of the stack. It
 * may still be too small then, as a finalizer may have changed the game. */
int32_t core_fill(lua_State *L, writer *write, const question *asked, room *into, int32_t spare);

/* Puts a function into the module on the top of the stack: function(i), called `name`, with i as its upvalue. */
void core_add(lua_State *L, const char *name, lua_CFunction function, int i);
int core_upvalue(lua_State *L);

/* Put their functions into the module on the top of the stack. */
void core_add_constants(lua_State *L);
void core_add_variants(lua_State *L);
void core_add_games(lua_State *L);
void core_add_moves(lua_State *L);
void core_add_records(lua_State *L);

#endif
