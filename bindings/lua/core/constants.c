/* SPDX-License-Identifier: MIT
 * The constants of the interface, by their names in C. */
#include "core.h"

#include <stddef.h>

/* Made from the declarations by ../embed.sh: {"AG_OK", AG_OK}, ... */
static const struct {
    const char *name;
    int32_t value;
} constants[] = {
#include "constants.inc"
};

void core_add_constants(lua_State *L)
{
    lua_newtable(L);
    for (size_t i = 0; i < sizeof constants / sizeof *constants; i++) {
        lua_pushinteger(L, constants[i].value);
        lua_setfield(L, -2, constants[i].name);
    }
    lua_setfield(L, -2, "constants");
}
