#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the page: build.sh [FOLDER], build-javascript/ if not given. What comes out is FOLDER/page, a few static files: open
# its index.html from disk, or put the folder on any host. The JavaScript package is made on the way.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "${1:-$root/build-javascript}"
build=$(cd "${1:-$root/build-javascript}" && pwd)
sh "$root/bindings/javascript/build.sh" "$build"
node "$here/tools/make_page.js" "$build"
