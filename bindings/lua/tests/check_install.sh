#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs the module into a tree of its own, by the line in the library's README, and uses it:
#
#   check_install.sh 5.4|5.1 INTERPRETER from_sources|with_an_installed_library|with_a_broken_library SOURCE BUILD
#
# A broken library is one that pkg-config knows, but that lacks the functions. With the library's sources in it, the module
# has nothing that can be written to. The compiler optimizes little, which takes half the time and is no less a test.
set -eu
version=$1
interpreter=$2
way=$3
source=$4
build=$5

readme_line()
{
    grep "^luarocks --lua-version $version .*\.rockspec$" "$source/README.md"
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$source/bindings" "$folder/bindings"
mkdir "$folder/compiler"
printf '#!/bin/sh\nexec "%s" "$@" -O1\n' "$(command -v gcc)" >"$folder/compiler/gcc"
chmod +x "$folder/compiler/gcc"
PATH=$folder/compiler:$PATH
cd "$folder"
unset LUA_PATH LUA_CPATH LUA_PATH_5_4 LUA_CPATH_5_4 LD_LIBRARY_PATH
export HOME="$folder" PKG_CONFIG_PATH=
export PKG_CONFIG_LIBDIR="$folder"
[ "$way" != with_an_installed_library ] || export PKG_CONFIG_LIBDIR="$build/meson-uninstalled"
if [ "$way" = with_a_broken_library ]; then
    cc -shared -o "$folder/libabstractgames.so" -x c /dev/null
    cat >"$folder/abstractgames.pc" <<END
Name: abstractgames
Description: broken
Version: 99.0
Libs: -L$folder -labstractgames
Cflags: -I$source/include
END
fi
line=$(readme_line)
grep -qxF "$line" "$source/bindings/lua/README.md"
sh -e -c "$line"
eval "$(luarocks --lua-version "$version" --tree lua_modules path --no-bin)"

cat >use.lua <<'END'
local ag = require("abstractgames")
local game = ag.game("rinne")
game:play("e2e3")
assert(#game:move_list() == 24 and ag.game("rinne"):perft(3) == 14198)
assert(ag.read_record(game:record()) == game)
local name = jit and "abstractgames.libabstractgames" or "abstractgames.core"
io.write(package.searchpath(name, package.cpath))
END
binary=$("$interpreter" use.lua)
case $binary in
*lua_modules/*) ;;
*)
    echo "$binary is not in the tree that was made" >&2
    exit 1
    ;;
esac
needed=$(readelf --dynamic "$binary" | sed -n 's/.*(NEEDED).*\[\(libabstractgames.*\)\]/\1/p')
expected=
[ "$way" != with_an_installed_library ] || expected=libabstractgames.so.0
if [ "$needed" != "$expected" ]; then
    echo "$binary needs \"$needed\", and should need \"$expected\"" >&2
    exit 1
fi
if [ "$way" = from_sources ]; then
    python3 "$source/tests/abi/written_objects.py" "$binary"
fi
