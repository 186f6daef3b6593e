#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what the long suite needs (on Debian), builds in build-long/, and runs it: other programs as peers, thousands of
# games, a million spoiled texts a variant. It takes long; what a change is judged by every day is run.sh.
set -eu
cd "$(dirname "$0")/.."
. examples/packages.sh
. tests/progress.sh
trap end EXIT
begin 'looking for what the long suite needs'
need gcc g++ libc6-dev meson ninja-build pkg-config check valgrind python3 librsvg2-bin doxygen man-db groff-base
need python3-dev python3-venv python3-cffi python3-setuptools python3-wheel mypy
need lua5.4 liblua5.4-dev luajit luarocks lua-unit lua-check
need stockfish fairy-stockfish nodejs npm

end
[ -f build-long/build.ninja ] || meson setup build-long -Dtests=enabled -Dpython=enabled -Dlua=enabled
meson compile -C build-long
# Meson is silent while a test goes on for minutes.
begin 'the long suite'
meson test -C build-long --suite long "$@"
