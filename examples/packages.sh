# SPDX-License-Identifier: MIT
# Read by the two run.sh: `need PACKAGE...` sees to it that what Debian's packages provide is there.

is_provided()
{
    case $1 in
    gcc) command -v cc ;;
    g++) command -v c++ ;;
    libc6-dev) [ -e /usr/include/stdio.h ] ;;
    ninja-build) command -v ninja ;;
    check) pkg-config --exists check ;;
    libedit-dev) pkg-config --exists libedit ;;
    python3) [ -x /usr/bin/python3 ] ;;
    python3-dev) [ -x /usr/bin/python3-config ] ;;
    python3-venv) /usr/bin/python3 -c 'import ensurepip' ;;
    python3-*) /usr/bin/python3 -c "import ${1#python3-}" ;;
    liblua5.4-dev) pkg-config --exists lua5.4 ;;
    lua-unit) lua5.4 -e 'require("luaunit")' ;;
    lua-check) command -v luacheck ;;
    librsvg2-bin) command -v rsvg-convert ;;
    man-db) command -v man ;;
    groff-base) command -v groff ;;
    nodejs) command -v node ;;
    lld) command -v wasm-ld || command -v wasm-ld-14 ;;
    wasi-libc) [ -e /usr/lib/wasm32-wasi/libc.a ] ;;
    libclang-rt-14-dev-wasm32) [ -n "$(find /usr/lib/llvm-14 /usr/lib/clang -name 'libclang_rt.builtins-wasm32.a' | head -n 1)" ] ;;
    node-typescript) command -v tsc ;;
    stockfish | fairy-stockfish) [ -x "/usr/games/$1" ] ;;
    *) command -v "$1" ;;
    esac >/dev/null 2>&1
}

# Once more after a pause: mirrors are sometimes busy. The second attempt shows what is wrong.
install_packages()
{
    apt_get='env DEBIAN_FRONTEND=noninteractive apt-get -qq -y'
    [ "$(id -u)" -eq 0 ] || apt_get="sudo $apt_get"
    { $apt_get update && $apt_get install --no-install-recommends "$@"; } </dev/null >/dev/null 2>&1 && return
    sleep 5
    $apt_get update </dev/null && $apt_get install --no-install-recommends "$@" </dev/null
}

need()
{
    missing=
    for package; do
        is_provided "$package" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    if ! command -v apt-get >/dev/null || { [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; }; then
        echo "Missing:$missing (Debian's names). They can only be installed by root: install them, then run this again." >&2
        exit 1
    fi
    echo "Installing:$missing"
    # shellcheck disable=SC2086 # one word a package
    if ! install_packages $missing; then
        echo "These packages could not be installed:$missing" >&2
        exit 1
    fi
}
