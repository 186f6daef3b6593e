-- SPDX-License-Identifier: MIT
rockspec_format = "3.0"
package = "abstractgames"
version = "0.1.0-1"
source = {url = "."} -- it is made from a checkout: README.md
description = {
    summary = "The rules of abstract board games, in Lua",
    detailed = "Which moves are legal, what they do, when and why a game is over: for LuaJIT and for Lua 5.4.",
    license = "MIT",
}
dependencies = {"lua >= 5.1, < 5.5"}
build = {
    type = "command",
    copy_directories = {},
    install_command = 'sh bindings/lua/install.sh "$(LUA)" "$(LUADIR)" "$(LIBDIR)" "$(LUA_INCDIR)" "$(CC)"',
}
