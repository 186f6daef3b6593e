#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the declarations that all bindings read into a part of this one:
#
#   embed.sh lua DECLARATIONS   a Lua file that returns them as a string
#   embed.sh c DECLARATIONS     the constants by their names, for core/constants.c
set -eu
case $1 in
lua)
    echo 'return [['
    cat "$2"
    echo ']]'
    ;;
c) grep -o 'AG_[A-Z0-9_]* =' "$2" | sed 's/\(.*\) =/{"\1", \1},/' ;;
*)
    echo "embed.sh: lua or c is wanted, not $1" >&2
    exit 2
    ;;
esac
