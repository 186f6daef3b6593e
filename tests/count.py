# SPDX-License-Identifier: MIT
"""Counts the test logs in a folder of Meson's: prints "PASSED FAILED" and, on standard error, what failed tests wrote.

A test that was skipped has shown nothing, so it counts as failed.
"""
import glob
import json
import os
import sys

WRITTEN_MOST = 4000


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
                print(f"{test['name']}: {test['result']}\n{written[-WRITTEN_MOST:]}", file=sys.stderr)
    print(passed, failed)


if __name__ == "__main__":
    main()
