# SPDX-License-Identifier: MIT
"""Runs an example whose output finds no room: that is a failure, and it says so.

    check_full.py PROGRAM ARGUMENTS
"""
import shlex
import subprocess
import sys


def main():
    program, arguments = sys.argv[1:]
    with open("/dev/full", "wb") as full:
        ran = subprocess.run([program, *shlex.split(arguments)], stdin=subprocess.DEVNULL, stdout=full,
                             stderr=subprocess.PIPE, encoding="utf-8", check=False)
    print(ran.returncode, ran.stderr)
    return 0 if ran.returncode in (1, 2) and "cannot be written" in ran.stderr else 1


if __name__ == "__main__":
    sys.exit(main())
