#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes the package: build.sh [FOLDER], build-javascript/ if not given. What comes out is FOLDER/package, and the archive
# FOLDER/abstractgames-VERSION.tgz for npm install. The packages that the tools and the tests use are in FOLDER/development.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "${1:-$root/build-javascript}"
build=$(cd "${1:-$root/build-javascript}" && pwd)
[ -f "$build/build.ninja" ] || meson setup "$build" "$root" -Djavascript=enabled -Dtests=disabled -Dexamples=disabled \
    -Ddocs=disabled -Dpython=disabled -Dlua=disabled
ninja -C "$build" bindings/javascript/abstractgames.wasm bindings/javascript/tests/digests share/variants.json
development=$build/development
mkdir -p "$development"
if ! cmp -s "$here/package-lock.json" "$development/package-lock.json" || [ ! -d "$development/node_modules" ]; then
    cp "$here/package.json" "$here/.npmrc" "$development"
    (cd "$development" && rm -rf node_modules && cp "$here/package-lock.json" . && npm ci --ignore-scripts --silent)
fi
node "$here/tools/make_package.js" "$build" "$build/package"
(cd "$build" && npm pack --silent ./package)
