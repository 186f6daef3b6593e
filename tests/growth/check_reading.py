# SPDX-License-Identifier: MIT
"""Counts the instructions that growing work takes: twice the work takes at most twice as many, plus a fifth.

    check_reading.py READING VALGRIND SIZE KIND [WAY]

KIND is one of reading.c, or "texts" for each of its texts, which are given in the WAY said: whole, line or byte. Valgrind
counts, so that a busy machine makes no difference.
"""
import re
import subprocess
import sys

MOST = 2.2
LEAST = 100000  # fewer instructions say nothing


def instructions(reading, valgrind, kind, way, size):
    command = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", reading, kind, way, str(size)]
    ran = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    found = re.search(r"Collected : (\d+)", ran.stderr)
    if ran.returncode != 0 or not found:
        sys.exit(ran.stderr)
    return int(found[1])


def check(reading, valgrind, kind, way, size):
    """Whether it grows as it should; the work of the program itself does not count."""
    nothing, once, twice = (instructions(reading, valgrind, kind, way, size * times) for times in (0, 1, 2))
    ratio = (twice - nothing) / max(once - nothing, 1)
    print(f"{kind:30} {way:6} {once - nothing:12} {twice - nothing:12} {ratio:6.2f}", flush=True)
    return once - nothing >= LEAST and ratio <= MOST


def main(reading, valgrind, size, kind, way="whole"):
    kinds = [kind]
    if kind == "texts":
        kinds = subprocess.run([reading, "list"], capture_output=True, text=True, check=True).stdout.splitlines()
    failed = [kind for kind in kinds if not check(reading, valgrind, kind, way, int(size))]
    if failed:
        sys.exit(f"{', '.join(failed)}: it grows faster than the work, or there is too little of it")


if __name__ == "__main__":
    main(*sys.argv[1:])
