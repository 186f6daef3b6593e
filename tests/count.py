# SPDX-License-Identifier: MIT
"""Counts the test logs in a folder of Meson's: prints "PASSED FAILED" and, on standard error, the end of what failed
tests wrote, each test's name last. Tests quote any bytes: those that a terminal cannot show are question marks.

A test that was skipped has shown nothing, so it counts as failed.
"""
import glob
import json
import os
import sys

LINES_MOST = 80
COLUMNS_MOST = 300


def readable(written):
    lines = written.splitlines()[-LINES_MOST:]
    return "".join("".join(c if " " <= c <= "~" else "?" for c in line[:COLUMNS_MOST]) + "\n" for line in lines)


def main():
    passed = failed = 0
    for path in glob.glob(os.path.join(sys.argv[1], "testlog*.json")):
        with open(path, encoding="utf-8") as log:
            for test in map(json.loads, log):
                if test["result"] == "OK":
                    passed += 1
                    continue
                failed += 1
                written = (test.get("stdout") or "") + (test.get("stderr") or "")
                print(f"{readable(written)}{test['name']}: {test['result']}", file=sys.stderr)
    print(passed, failed)


if __name__ == "__main__":
    main()
