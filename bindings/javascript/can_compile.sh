#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether a clang makes modules of WebAssembly: can_compile.sh CLANG
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '#include <stdlib.h>\nvoid *make(int bytes);\nvoid *make(int bytes) { return malloc((size_t)bytes); }\n' >"$folder/probe.c"
"$1" --target=wasm32-wasi -mexec-model=reactor "$folder/probe.c" -o "$folder/probe.wasm" -Wl,--export=make
