#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether others read our records of chess, and we theirs: check_pgn.sh CHESS_RECORDS SOURCE-FOLDER WORK-FOLDER
# chess.js and pgn-parser come from the registry of npm, into the work folder.
set -eu
chess_records=$(realpath "$1")
source=$2
work=$3

. "$source/../../examples/packages.sh"
need nodejs npm
mkdir -p "$work"
cp "$source/read_pgn.mjs" "$work"
cd "$work"
[ -d node_modules/chess.js ] && [ -d node_modules/@mliebelt/pgn-parser ] ||
    npm install --no-save --no-audit --no-fund --ignore-scripts chess.js@1.4.0 @mliebelt/pgn-parser@1.4.19

"$chess_records" write >ours.pgn
"$chess_records" read ours.pgn >ours.txt
node read_pgn.mjs ours.pgn theirs.txt theirs.pgn
cmp ours.txt theirs.txt
"$chess_records" read theirs.pgn >again.txt
cmp ours.txt again.txt
