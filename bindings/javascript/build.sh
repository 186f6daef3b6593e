#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the package: build.sh [FOLDER], build-javascript/ if not given. What comes out is FOLDER/package, and the archive
# FOLDER/abstractgames-VERSION.tgz for npm install. Needs what CONTRIBUTING.md says, and Node's npm.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "${1:-$root/build-javascript}"
build=$(cd "${1:-$root/build-javascript}" && pwd)
[ -f "$build/build.ninja" ] || meson setup "$build" "$root" -Djavascript=enabled -Dtests=disabled -Dexamples=disabled \
    -Ddocs=disabled -Dpython=disabled -Dlua=disabled
ninja -C "$build" bindings/javascript/abstractgames.wasm share/variants.json
[ "$here/node_modules/.package-lock.json" -nt "$here/package-lock.json" ] || (cd "$here" && npm ci --no-audit --no-fund)
node "$here/tools/make_package.js" "$build" "$build/package"
(cd "$build" && npm pack --silent ./package)
