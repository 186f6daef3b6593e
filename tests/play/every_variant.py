# SPDX-License-Identifier: MIT
"""Holds the variants that are played by scripts against those that the library has.

    every_variant.py PROGRAM VARIANT...
"""
import subprocess
import sys


def main():
    program, *played = sys.argv[1:]
    listed = subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout
    missing = {line.split()[0] for line in listed.splitlines()} ^ set(played)
    for variant in sorted(missing):
        print(f"{variant} is not both played and listed")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
