#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what the build needs (on Debian), builds in build/, and replays the game that Rinne's inventor published.
set -eu
cd "$(dirname "$0")/.."
. examples/packages.sh
need gcc libc6-dev meson ninja-build pkg-config

build_examples()
{
    if [ ! -f build/build.ninja ]; then
        meson setup build -Dexamples=enabled
    fi
    meson compile -C build 01_replay 02_perft 03_playouts
}

mkdir -p build
echo "Building in build/"
if ! build_examples >build/run.log 2>&1; then
    cat build/run.log >&2
    echo "The build failed. If build/ is from another folder or another version, remove it and try again." >&2
    exit 1
fi
echo "Built: the shared library and three programs that use it."
ldd build/examples/01_replay | grep libabstractgames
echo "Try also: build/examples/02_perft rinne 6 and build/examples/03_playouts tensei"
build/examples/01_replay
