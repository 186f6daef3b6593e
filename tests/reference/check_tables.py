# SPDX-License-Identifier: MIT
"""Whether tables of tests/data are what a reference program writes.

    check_tables.py PROGRAM DATA VARIANT TABLE ...

A table is a folder, or a folder and a number: the program is then given the number, too, and writes only some lines of
the table.
"""
import subprocess
import sys
from pathlib import Path


def main():
    program, data, variant, *tables = sys.argv[1:]
    complaints = []
    for words in map(str.split, tables):
        ran = subprocess.run([program, *words], capture_output=True, encoding="utf-8", check=True)
        written = ran.stdout.splitlines()
        there = Path(data, words[0], f"{variant}.tsv").read_text(encoding="utf-8").splitlines()
        missing = [line for line in written if line not in there]
        complaints += [f"{words[0]}/{variant}.tsv lacks: {line}" for line in missing]
        if len(words) == 1 and not missing and written != there:
            complaints.append(f"{words[0]}/{variant}.tsv has more lines than {program} writes, or another order")
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
