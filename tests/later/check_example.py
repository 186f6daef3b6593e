# SPDX-License-Identifier: MIT
"""Runs an example with a library that says numbers it does not know: it goes on, and finds words for them.

    check_example.py LIBRARY WORDS PROGRAM ARGUMENT...
"""
import os
import subprocess
import sys

TYPED = "player white person\nplayer black person\nf2f3\ne7e5\ng2g4\nd8h4\nlast\nundo\nredo\nquit\n"


def main(library, wanted, *command):
    ran = subprocess.run(command, env={**os.environ, "LD_PRELOAD": library}, input=TYPED, capture_output=True,
                         encoding="utf-8", check=False)
    if ran.returncode != 0 or wanted not in ran.stdout or "(null)" in ran.stdout:
        sys.exit(f"{command}: exit status {ran.returncode}, and {wanted!r} is wanted without (null):\n"
                 f"{ran.stdout}{ran.stderr}")


if __name__ == "__main__":
    main(*sys.argv[1:])
