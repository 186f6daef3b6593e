# SPDX-License-Identifier: MIT
"""Whether the pages of the documentation are true where a program can tell.

    check_pages.py SOURCE             links lead to something, and paths are there
    check_pages.py SOURCE PERFT       numbers of positions in tables are those 02_perft counts, and starts can be played
"""
import re
import subprocess
import sys
from pathlib import Path

import pages

LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*)`")
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
COUNTED_MOST = 1000000


def anchors(text):
    """What the headings of a page are called in links."""
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def broken_links(source, page):
    text = pages.FENCED.sub("", pages.read(source, page))
    for found in LINK.findall(text):
        link = found[0] or found[1]
        if re.match(r"https?:", link):
            continue
        path, _, anchor = link.partition("#")
        target = Path(source, page).parent / path if path else Path(source, page)
        if not target.exists():
            yield f"{page}: {link} leads nowhere"
        elif anchor and anchor not in anchors(target.read_text(encoding="utf-8")):
            yield f"{page}: {link} names no heading"


def missing_paths(source, page):
    """Paths that are named from the source folder and are not there; NAME stands for any name."""
    folders = {path.name for path in Path(source).iterdir()}
    for path in PATH.findall(pages.FENCED.sub("", pages.read(source, page))):
        if path.split("/")[0] in folders and "NAME" not in path and not Path(source, path).exists():
            yield f"{page}: there is no {path}"


def tables(text):
    """The tables of a page, each as rows of cells without their marks of code."""
    for table in TABLE.findall(text):
        rows = [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in table.splitlines()]
        yield rows[0], rows[2:]


def perft(program, variant, depth, *position):
    ran = subprocess.run([program, variant, depth, *position], capture_output=True, encoding="utf-8", check=False)
    if ran.returncode != 0:
        return ran.stderr.strip()
    return re.search(rf"^depth +{depth} +(\d+)$", ran.stdout, re.MULTILINE)[1]


def wrong_counts(program, page, table):
    """A column a variant, a line a depth; "leaves" are those of the variant that the page is called after."""
    head, rows = table
    for variant, cells in zip(head[1:], zip(*(row[1:] for row in rows))):
        name = Path(page).stem if variant == "leaves" else variant
        for depth, leaves in zip((row[0] for row in rows), cells):
            if leaves and int(leaves) <= COUNTED_MOST and perft(program, name, depth) != leaves:
                yield f"{page}: {name} has {perft(program, name, depth)} leaves at depth {depth}, not {leaves}"


def wrong_starts(program, page, table):
    for names, position in table[1]:
        for variant in names.split(", "):
            if perft(program, variant, "2") != perft(program, variant, "2", position):
                yield f"{page}: {variant} does not start with {position}"


def wrong_tables(source, program):
    found = 0
    for page in pages.names(source):
        for table in tables(pages.read(source, page)):
            check = {"depth": wrong_counts, "variant": wrong_starts}.get(table[0][0])
            if check is wrong_starts and table[0][1:] != ["start"]:
                continue
            if check is not None:
                found += 1
                yield from check(program, page, table)
    if found < 6:
        yield f"only {found} tables of numbers or starts are found"


def main():
    source, *program = sys.argv[1:]
    if program:
        complaints = list(wrong_tables(source, *program))
    else:
        names = pages.names(source)
        complaints = [line for name in names for check in (broken_links, missing_paths) for line in check(source, name)]
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
