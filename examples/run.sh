#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what the build needs (on Debian), builds in build/, replays the game that Rinne's inventor published, and,
# at a terminal, offers to play.
set -eu
cd "$(dirname "$0")/.."
. examples/packages.sh
need gcc libc6-dev meson ninja-build pkg-config libedit-dev

build_examples()
{
    if [ ! -f build/build.ninja ]; then
        meson setup build -Dexamples=enabled
    fi
    meson compile -C build 01_replay 02_perft 03_playouts 04_play
}

# Asks for a variant until there is one, or an empty line. Ctrl-C is for the game, and ends the question.
offer_game()
{
    trap : INT
    build/examples/04_play --list
    while printf '\nWhich of these would you like to play? (none) ' && read -r variant && [ -n "$variant" ]; do
        if build/examples/04_play --black search "$variant"; then return; fi
    done
    echo "Any time: build/examples/04_play --black search rinne"
}

mkdir -p build
echo "Building in build/"
if ! build_examples >build/run.log 2>&1; then
    cat build/run.log >&2
    echo "The build failed. If build/ is from another folder or another version, remove it and try again." >&2
    exit 1
fi
echo "Built: the shared library and four programs that use it."
ldd build/examples/01_replay | grep libabstractgames
echo "Try also: build/examples/02_perft rinne 6 and build/examples/03_playouts tensei"
build/examples/01_replay
if [ -t 0 ] && [ -t 1 ]; then offer_game; fi
