#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what the tests need (on Debian), builds in build-tests/, and runs all tests but the long suite: plain, under
# AddressSanitizer and UndefinedBehaviorSanitizer, a short set under valgrind, and the threads under ThreadSanitizer.
# Ends with "N passed, N failed", and with a status to match.
set -u
cd "$(dirname "$0")/.." || exit 1
. examples/packages.sh
. tests/progress.sh
trap end EXIT
begin 'looking for what the tests need'
need gcc g++ libc6-dev meson ninja-build pkg-config check valgrind python3 librsvg2-bin doxygen man-db groff-base
need python3-dev python3-venv python3-cffi python3-setuptools python3-wheel mypy
need lua5.4 liblua5.4-dev luajit luarocks lua-unit lua-check libedit-dev
end

passed=0
failed=0
with=
mkdir -p build-tests
log='build-tests/run.log'

# Adds the outcome of one command: check NAME COMMAND...
check()
{
    name=$1
    shift
    begin "$name" $log
    "$@" </dev/null >$log 2>&1
    status=$?
    end
    if [ $status -eq 0 ]; then
        passed=$((passed + 1))
        echo "$name: passed"
        return 0
    fi
    tail -n 60 $log
    failed=$((failed + 1))
    echo "$name: failed"
    return 1
}

# set_up NAME MESON-OPTION...
set_up()
{
    build=build-tests/$1
    shift
    if [ -f "$build/build.ninja" ]; then return; fi
    begin "$build is set up"
    meson setup "$build" -Dtests=enabled -Dexamples=enabled -Ddocs=disabled "$@" </dev/null >$log 2>&1
    end
}

# Adds the outcomes of Meson's tests: run_tests TITLE BUILD MESON-TEST-OPTION...
run_tests()
{
    title=$1
    build=build-tests/$2
    shift 2
    rm -f "$build"/meson-logs/testlog*.json
    begin "$title" $log
    $with meson test -C "$build" --timeout-multiplier 10 "$@" </dev/null >>$log 2>&1
    status=$?
    end
    counts=$(/usr/bin/python3 tests/count.py "$build/meson-logs")
    if [ "$counts" = '0 0' ] || { [ $status -ne 0 ] && [ "${counts#* }" -eq 0 ]; }; then
        tail -n 60 $log
        counts="${counts% *} 1"
    fi
    echo "$title: ${counts% *} passed, ${counts#* } failed"
    passed=$((passed + ${counts% *}))
    failed=$((failed + ${counts#* }))
}

check 'examples/run.sh replays the sample game' sh examples/run.sh
check 'examples/run.sh offers a game at a terminal' /usr/bin/python3 tests/play/offer.py .
set_up plain -Dwerror=true -Dpython=enabled -Dlua=enabled
check 'everything is built without a warning' meson compile -C build-tests/plain
run_tests 'plain' plain
run_tests 'valgrind' plain --setup valgrind --suite memory
set_up sanitized --buildtype=debugoptimized -Db_sanitize=address,undefined -Dc_args=-fno-sanitize-recover=all
run_tests 'AddressSanitizer and UndefinedBehaviorSanitizer' sanitized
set_up threads --buildtype=debugoptimized -Db_sanitize=thread
# ThreadSanitizer cannot work where the system lays addresses out too freely.
if setarch -R true 2>/dev/null; then with='setarch -R'; fi
run_tests 'ThreadSanitizer' threads --suite threads
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
