-- SPDX-License-Identifier: MIT
-- The library's functions, one for one, as LuaJIT's FFI or the compiled module `abstractgames.core` gives them. They
-- check little beyond what the library checks, so only the files of this package call them. What goes in and out:
--
--   a game          a handle, which frees its game when it is collected
--   a variant       its index, counted from 0
--   a seed          a handle that holds 64 bits
--   text, a list    as a string and a table; nil and the status when the library refuses
--   a sentence      behind everything else
--   steps           six numbers each, one step behind the other
--   64 bits         as two numbers, the upper half first
--
-- keep(module) keeps the module for as long as the state of Lua lives, and kept() returns it, even when the files of
-- this package are loaded again.
--
-- game_moves fills a table that is given, and returns how many moves there are behind the list.
--
-- A new function of the library gets its counterpart in library_ffi.lua and in ../core; test_interface.lua asks for it.
if jit and pcall(require, "ffi") then
    return require("abstractgames.library_ffi")
end
if _VERSION ~= "Lua 5.4" then
    error("abstractgames needs LuaJIT with its FFI, or Lua 5.4; this is " .. _VERSION, 0)
end
return require("abstractgames.core")
