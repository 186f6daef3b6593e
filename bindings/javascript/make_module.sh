#!/bin/sh
# SPDX-License-Identifier: MIT
# Compiles the library for WebAssembly with Debian's clang, lld, wasi-libc and libclang-rt-14-dev-wasm32:
#
#   make_module.sh CLANG MAP FOLDER OUTPUT DEPFILE INCLUDE-OPTION... -- FILE...
#
# Of the FILEs those that end in .c are compiled, into objects in FOLDER. The module exports what the MAP of the shared
# library exports, and malloc and free; it imports nothing. The stack lies below all data, so that one that overflows
# traps. The library promises at most 32 kB of stack for a call, and 2 kB more for each of the 40 levels of perft.
set -eu
clang=$1
map=$2
folder=$3
output=$4
depfile=$5
shift 5
includes=
while [ "$1" != -- ]; do
    includes="$includes $1"
    shift
done
shift
STACK_BYTES=262144
target='--target=wasm32-wasi'
# What all engines have had since 2021: Node 16, Chromium 91, Firefox 89, Safari 15.
features='-mbulk-memory -msign-ext -mnontrapping-fptoint -mmutable-globals'
COMPILE="$clang $target $features -O3 -std=c11 -DNDEBUG -fvisibility=hidden -Wall -Wextra -Werror $includes"
export COMPILE

rm -rf "$folder"
mkdir -p "$folder"
number=0
for file; do
    case $file in *.c) ;; *) continue ;; esac
    number=$((number + 1))
    printf '%s\n%s\n' "$folder/$number" "$file"
done >"$folder/files"
xargs -d '\n' -n 2 -P "$(nproc)" sh -c '$COMPILE -c -MD -MF "$0.d" -o "$0.o" "$1"' <"$folder/files"

exports=$(sed -n 's/^ *\(ag_[a-z0-9_]*\);$/-Wl,--export=\1/p' "$map")
# shellcheck disable=SC2086 # one word an option
"$clang" $target -mexec-model=reactor "$folder"/*.o -o "$output" $exports -Wl,--export=malloc,--export=free \
    -Wl,--stack-first,-z,stack-size=$STACK_BYTES,--strip-all,--fatal-warnings
{
    echo "$output: $map \\"
    cat "$folder"/*.d | sed 's/^[^ ]*\.o://'
} | sed '/^$/d' | awk '{ line[NR] = $0 } END {
    for (i = 1; i <= NR; i++) { sub(/ *\\$/, "", line[i]); print line[i] (i < NR ? " \\" : "") } }' >"$depfile"
