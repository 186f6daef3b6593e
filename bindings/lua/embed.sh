#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the declarations that all bindings read into a part of this one:
#
#   embed.sh lua DECLARATIONS   a Lua file that returns them as a string
#   embed.sh c DECLARATIONS     the constants by their names, for core/constants.c
#   embed.sh probe DECLARATIONS a program that can be compiled, linked and run if an installed library has all of them
set -eu
case $1 in
lua)
    echo 'return [['
    cat "$2"
    echo ']]'
    ;;
c) grep -o 'AG_[A-Z0-9_]* =' "$2" | sed 's/\(.*\) =/{"\1", \1},/' ;;
probe)
    echo '#include <abstractgames/abstractgames.h>'
    echo 'typedef void function(void);'
    echo 'static function *const functions[] = {'
    grep -o 'ag_[a-z0-9_]*(' "$2" | sed 's/\(.*\)(/(function *)\1,/'
    echo '};'
    echo 'static const long constants[] = {'
    grep -o 'AG_[A-Z0-9_]* =' "$2" | sed 's/\(.*\) =/\1,/'
    echo '};'
    echo 'int main(void) { return functions[0] && constants[0] <= AG_RECORD_BYTES_MAX && ag_version() > 0 ? 0 : 1; }'
    ;;
*)
    echo "embed.sh: lua, c or probe is wanted, not $1" >&2
    exit 2
    ;;
esac
