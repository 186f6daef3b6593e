-- SPDX-License-Identifier: MIT
-- What luacheck is to know: the files run on LuaJIT and on Lua 5.4.
std = "max"
max_line_length = 120
