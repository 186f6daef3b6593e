# SPDX-License-Identifier: MIT
"""The tables of doc/costs.md: makes them, or says what is wrong with them.

    check_costs.py BUILD            bytes of games are those on the page, which hold on all 64-bit systems; what a call
                                    takes is there for each call, and grows as the page says it does not
    check_costs.py BUILD --size     the library is not larger than the page says, either
    check_costs.py BUILD --write    measures all of it and puts it into the page

BUILD is the folder of a build, which should be optimised for --write. A table stands behind a comment with its name.
"""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from check_growth import instructions

PAGE = Path(__file__).resolve().parents[2] / "doc" / "costs.md"
TABLE = re.compile(r"(<!-- costs: (\w+) -->\n\n)(\|.*\n)(\|.*\n)((?:\|.*\n)*)")
STACK_BYTES = 32 * 1024
SLACK = 1.2
SIZE_SLACK = 1.25
PLIES = (1000, 10000, 100000)
PLIES_COUNTED = 1000


class Table:
    """A table of the page: the words of its head, and of each of its rows."""

    def __init__(self, match):
        self.head = cells(match[3])
        self.rows = [cells(line) for line in match[5].splitlines()]


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def tables(page):
    return {match[2]: Table(match) for match in TABLE.finditer(page)}


def printed(program, *arguments):
    run = subprocess.run([program, *arguments], capture_output=True, text=True, check=True)
    return [cells(line) for line in run.stdout.splitlines()]


def figures(table, column):
    return [float(row[column].replace(",", "")) for row in table.rows]


class Build:
    """What the programs of a build say."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.program = self.folder / "tests" / "growth"
        self.library = self.folder / "lib" / "libabstractgames.so"

    def games(self, _):
        return printed(self.program / "bytes", "games")

    def plies(self, _):
        return printed(self.program / "bytes", "plies")

    def calls(self, table):
        return printed(self.program / "calls", *(name.strip("`") for name in table.head[2:]))

    def work(self, _):
        valgrind = shutil.which("valgrind")
        program = self.program / "long_game"

        def count(plies):
            return instructions(valgrind, program, plies)
        return [[str(plies), str((count(plies + PLIES_COUNTED) - count(plies)) // PLIES_COUNTED)] for plies in PLIES]

    def sizes(self, _):
        """Sections of the library, stripped as packages have it."""
        copy = self.folder / "tests" / "growth" / "stripped.so"
        subprocess.run(["strip", "-o", copy, self.library], check=True)
        listed = subprocess.run(["size", copy], capture_output=True, text=True, check=True).stdout.splitlines()
        text, data, bss = listed[1].split()[:3]
        return [[str(os.path.getsize(copy)), text, data, bss]]


def as_line(row):
    return f"| {' | '.join(row)} |\n"


def write(build):
    def made(match):
        rows = getattr(build, match[2])(Table(match))
        return match[1] + match[3] + match[4] + "".join(map(as_line, rows))
    PAGE.write_text(TABLE.sub(made, PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def complaints(page, build):
    found = tables(page)
    for name in ("games", "plies"):
        expected = getattr(build, name)(found[name])
        for there, row in zip(found[name].rows, expected):
            if there != row:
                yield f"{name}: the page says {there}, and it is {row}"
        if len(found[name].rows) != len(expected):
            yield f"{name}: the page has {len(found[name].rows)} rows, and there are {len(expected)}"
    if [row[0] for row in found["calls"].rows] != [row[0] for row in printed(build.program / "calls")]:
        yield "calls: the page does not have the calls that are measured"
    if max(figures(found["calls"], 1)) > STACK_BYTES:
        yield "calls: a call needs more stack than doc/abi.md promises"
    yield from growth(found)


def growth(found):
    """A ply is no more work, and no more bytes, behind many others."""
    for name, column in (("plies", 4), ("work", 1)):
        first, *others = figures(found[name], column)[-len(PLIES):]
        if not others or max(others) > SLACK * first:
            yield f"{name}: a ply costs more the longer the game is: {first}, then {others}"


def size_complaints(page, build):
    there, = figures(tables(page)["sizes"], 0)
    bytes_now = int(build.sizes(None)[0][0])
    if bytes_now > SIZE_SLACK * there:
        yield f"sizes: the library has {bytes_now} bytes, and the page says {there:.0f}"


def main(folder, *options):
    build = Build(folder)
    if "--write" in options:
        write(build)
        return 0
    page = PAGE.read_text(encoding="utf-8")
    wrong = list(complaints(page, build))
    if "--size" in options:
        wrong += size_complaints(page, build)
    for complaint in wrong:
        print(complaint)
    if wrong:
        print(f"if that is meant to be so: python3 {os.path.relpath(__file__)} BUILD --write")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
