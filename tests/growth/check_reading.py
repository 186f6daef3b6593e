# SPDX-License-Identifier: MIT
"""Counts the instructions that growing work takes: twice the work takes at most twice as many, plus a fifth.

    check_reading.py VALGRIND READING ARGUMENTS...

READING does its work in its function `work`: each kind once, and then twice as much of it. Valgrind counts, so that a
busy machine makes no difference.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

MOST = 2.2
LEAST = 100000  # fewer instructions say nothing


def counts(folder, words):
    """The instructions of each call of `work`, in their order: valgrind writes a file behind each."""
    files = sorted(glob.glob(os.path.join(folder, "counted.*")), key=lambda name: int(name.rpartition(".")[2]))
    for name in files[:words]:
        with open(name, encoding="ascii") as file:
            yield int(re.search(r"^totals: (\d+)", file.read(), re.MULTILINE)[1])


def measure(valgrind, reading, arguments):
    """What was done, and the instructions that it took."""
    with tempfile.TemporaryDirectory() as folder:
        ran = subprocess.run([valgrind, "--tool=callgrind", "--toggle-collect=work", "--dump-after=work",
                              "--callgrind-out-file=" + os.path.join(folder, "counted"), reading, *arguments],
                             capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            sys.exit(ran.stderr)
        kinds = ran.stdout.splitlines()
        return list(zip(kinds, counts(folder, len(kinds)), strict=True))


def main(valgrind, reading, *arguments):
    done = measure(valgrind, reading, arguments)
    failed = []
    for (kind, once), (_, twice) in zip(done[::2], done[1::2]):
        print(f"{kind:45} {once:12} {twice:12} {twice / max(once, 1):6.2f}")
        if once < LEAST or twice > MOST * once:
            failed.append(kind)
    if failed or not done:
        sys.exit(f"{'; '.join(failed)}: it grows faster than the work, or there is too little of it")


if __name__ == "__main__":
    main(*sys.argv[1:])
