#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what the JavaScript package and its tests need (on Debian, and from npm by bindings/javascript's lock file),
# builds the package and the page of examples/web in build-tests/web, and runs their tests. Ends with "N passed,
# N failed", and with a status to match.
set -u
cd "$(dirname "$0")/.." || exit 1
. examples/packages.sh
. tests/progress.sh
trap end EXIT
begin 'looking for what the package needs'
need gcc meson ninja-build clang lld wasi-libc libclang-rt-14-dev-wasm32 nodejs npm node-typescript chromium
end
mkdir -p build-tests
log=build-tests/web.log

# Tests quote any bytes, and long texts of them: lines as they can be read.
readable()
{
    LC_ALL=C tr -c ' -~\n' '?' | cut -c 1-300
}

begin 'the package and the page are built' $log
sh examples/web/build.sh build-tests/web </dev/null >$log 2>&1
status=$?
end
if [ $status -ne 0 ]; then
    tail -n 60 $log | readable
    echo '0 passed, 1 failed'
    exit 1
fi

# Files one by one: on two processors several at a time would only make each other's times worse.
begin 'the tests of the package and the page' $log
AG_BUILD=$PWD/build-tests/web node --expose-gc --test --test-concurrency=1 --test-reporter=tap \
    bindings/javascript/tests/*.test.js examples/web/tests/*.test.js </dev/null >$log 2>&1
status=$?
end
passed=$(sed -n 's/^# pass //p' $log)
failed=$(sed -n 's/^# fail //p' $log)
skipped=$(sed -n 's/^# skipped //p' $log)
# What the failed tests say, and last their names; the end of a run that broke off. A test that was left out has shown
# nothing.
if [ "$status" -ne 0 ] || [ "${skipped:-0}" -ne 0 ]; then
    { grep -qE '^ *not ok ' $log || tail -n 60 $log; } | readable
    awk '/^ *not ok / { left = 60 } left > 0 { print; left-- } /^ *\.\.\.$/ { left = 0 }' $log | readable
    grep -E '^ *not ok |^ *ok .* # SKIP' $log | readable
fi
passed=${passed:-0}
failed=$((${failed:-1} + ${skipped:-0}))
if [ "$status" -ne 0 ] && [ "$failed" -eq 0 ]; then failed=1; fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
