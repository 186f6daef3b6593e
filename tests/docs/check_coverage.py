# SPDX-License-Identifier: MIT
"""Whether every variant has a row in each table of tests/data that is about all games.

    check_coverage.py DATA PERFT
"""
import re
import subprocess
import sys
from pathlib import Path

# The other folders are about what only some games have: claims, rolls, waivable problems, records of others.
TABLES = ["attacks", "bad_moves", "bad_positions", "boards", "can_win", "games", "hash", "lines", "moves", "perft",
          "positions", "random", "readings", "steps", "taps", "texts", "traits", "transpositions"]


def variants_of(folder):
    """The variants that the rows of a table are about."""
    for path in folder.glob("*.tsv"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("# ")]
        head, *rows = (line.split("\t") for line in lines)
        for row in rows:
            yield row[head.index("variant")] if "variant" in head else path.stem


def complaints(data, listed):
    for table in TABLES:
        there = set(variants_of(Path(data, table)))
        for variant in listed:
            if variant not in there:
                yield f"tests/data/{table} has no row about {variant}"


def main():
    data, perft = sys.argv[1:]
    said = subprocess.run([perft, "no-such-variant", "1"], capture_output=True, encoding="utf-8", check=False).stderr
    listed = re.search(r"^The variants are:(.*)$", said, re.MULTILINE)[1].split()
    found = list(complaints(data, listed))
    print("\n".join(found))
    return 1 if found or not listed else 0


if __name__ == "__main__":
    sys.exit(main())
