#!/bin/sh
# SPDX-License-Identifier: MIT
# The constants of the interface by their names, for make_variants.c: list_constants.sh DECLARATIONS
set -eu
echo 'static const struct { const char *name; int32_t value; } constants[] = {'
grep -o 'AG_[A-Z0-9_]* =' "$1" | sed 's/\(.*\) =/{"\1", \1},/'
echo '};'
