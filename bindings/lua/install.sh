#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the module and puts it where LuaRocks wants it, without writing a file into the source tree:
#
#   install.sh LUA LUA-FOLDER C-FOLDER LUA-HEADERS COMPILER
#
# An installed library that pkg-config finds, that is no older than these sources and that can be linked and loaded, is
# linked to. Otherwise the library's sources are compiled in. Lua 5.4 gets a C module; LuaJIT gets the library as it is,
# for its FFI.
set -eu
lua=$1
lua_folder=$2/abstractgames
c_folder=$3/abstractgames
lua_headers=$4
cc=$5

cd "$(dirname "$0")"
cd -P ../..
if [ ! -f lib/libabstractgames.map ]; then
    echo "$(pwd) does not hold libabstractgames: install from there, luarocks make bindings/lua/*.rockspec" >&2
    exit 1
fi
version=$(sed -n "s/^ *version: '\([0-9.]*\)',/\1/p" meson.build)
declarations=bindings/declarations/abstractgames.cdef
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
include="-I$made -Iinclude -Ilib -Ilib/core"
flags='-std=c11 -O3 -fPIC -fvisibility=hidden'

make_version()
{
    number=$(echo "$version" | awk -F. '{print 10000 * $1 + 100 * $2 + $3}')
    sed -e "s/@text@/$version/" -e "s/@number@/$number/" lib/core/version.h.in >"$made/version.h"
}

# The sources of the library itself; those that only use it have folders of their own in lib/.
find_sources()
{
    find lib \( -path lib/batch -o -path lib/opponent \) -prune -o "$@"
}

# Large tables are made by small C programs: lib/.../make_NAME.c.
make_tables()
{
    find_sources -name 'make_*.c' -print | while read -r maker; do
        name=$(echo "$maker" | tr / _)
        # shellcheck disable=SC2086 # several words
        $cc $include -o "$made/$name.program" "$maker"
        "$made/$name.program" >"$made/$name.table.c"
    done
}

# Compiles the sources whose names are read, separated by zeros, on all processors at once.
compile()
{
    # shellcheck disable=SC2016 # is for the inner shell
    xargs -0 -n 4 -P "$(nproc)" sh -c '
        call=$1
        made=$2
        shift 2
        for source; do
            $call -o "$made/$(echo "$source" | tr / _).o" -c "$source" || exit 255
        done' sh "$cc $flags $include" "$made"
}

compile_library()
{
    make_version
    make_tables
    { find_sources -name '*.c' ! -name 'make_*' -print0 && find "$made" -name '*.table.c' -print0; } | compile
}

compile_core()
{
    sh bindings/lua/embed.sh c $declarations >"$made/constants.inc"
    include="-I$made -I$lua_headers -Iinclude"
    flags='-std=c11 -O2 -fPIC'
    find bindings/lua/core -name '*.c' -print0 | compile
}

# Sets `library` to the flags for an installed library that works.
find_library()
{
    library=$(pkg-config --cflags --libs "abstractgames >= $version" 2>/dev/null) || return 1
    # So the library is found where it is installed. LuaJIT looks for its functions through the file linked here.
    for word in $library; do
        case $word in -L*) library="$library -Wl,-rpath,${word#-L}" ;; esac
    done
    library="-Wl,--no-as-needed $library"
    sh bindings/lua/embed.sh probe $declarations >"$made/probe.c"
    # shellcheck disable=SC2086 # several words
    $cc -o "$made/probe" "$made/probe.c" $library 2>/dev/null && "$made/probe" 2>/dev/null
}

case $("$lua" -e 'io.write(_VERSION)') in
'Lua 5.4') linked=core.so ;;
'Lua 5.1') linked=libabstractgames.so ;;
*)
    echo "abstractgames is for Lua 5.4, luarocks --lua-version 5.4, and for LuaJIT, luarocks --lua-version 5.1" >&2
    exit 1
    ;;
esac

if ! find_library; then
    library=-Wl,-Bsymbolic
    compile_library
fi
[ $linked = libabstractgames.so ] || compile_core

mkdir -p "$lua_folder" "$c_folder"
objects=$(find "$made" -name '*.o')
# shellcheck disable=SC2086 # several words
$cc -shared -o "$c_folder/$linked" $objects $library
cp bindings/lua/abstractgames/*.lua "$lua_folder"
sh bindings/lua/embed.sh lua $declarations >"$lua_folder/declarations.lua"
