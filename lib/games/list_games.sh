# SPDX-License-Identifier: MIT
# The games: the folders with a meson.build.
#
#   list_games.sh FOLDER                          lists them
#   list_games.sh FOLDER OUTPUT DEPFILE GAME ...  fails when they are others than the build was set up with
#
# Meson sets a build up anew when a file changes that it has read, but not when one is added. So the build looks itself,
# whenever something is added to the folder of games or to a folder in it.
set -e
list() {
    (cd "$folder" && for file in */meson.build; do echo "${file%/meson.build}"; done)
}

folder=$1
if [ $# -eq 1 ]; then
    list
    exit
fi
output=$2
depfile=$3
shift 3
printf '%s\n' "$@" >"$output.known"
list >"$output.found"
for game in $(cat "$output.found"); do
    if ! grep -qxF "$game" "$output.known"; then
        echo "$folder/$game is new to this build folder; to set it up anew, enter: ninja -C '$PWD' reconfigure" >&2
        exit 1
    fi
done
{
    printf '%s:' "$output"
    for path in "$folder" "$folder"/*/; do printf ' %s' "$(printf '%s' "${path%/}" | sed 's/ /\\ /g')"; done
    echo
} >"$depfile"
mv "$output.found" "$output"
