# SPDX-License-Identifier: MIT
"""Whether the pages of the documentation are true where a program can tell.

    check_pages.py SOURCE                 links lead to something; paths and names of the interface are there
    check_pages.py SOURCE PERFT CONVERT   tables say what 02_perft counts and how positions stand; every variant has its
                                          place in README's table, in the gallery, on a page of rules and in NEWS
"""
import re
import subprocess
import sys
from pathlib import Path

import pages

LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*)`")
NAME = re.compile(r"\b(?:ag|AG)_\w*")
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
STANDING = re.compile(r"(ongoing|White has won|Black has won|draw)(?: \((.*)\))?.*")
RESULTS = {"ongoing": "*", "White has won": "1-0", "Black has won": "0-1", "draw": "1/2-1/2"}
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


def unknown_names(source, page):
    """Names of the interface that no header has; AG_TEXT_ stands for all that begin so."""
    headers = Path(source, "include", "abstractgames").glob("*.h")
    known = {name for header in headers for name in NAME.findall(header.read_text(encoding="utf-8"))}
    for name in sorted(set(NAME.findall(pages.read(source, page))) - known):
        if not (name.endswith("_") and any(other.startswith(name) for other in known)):
            yield f"{page}: no header has {name}"


def tables(text):
    """The tables of a page, each as rows of cells without their marks of code."""
    for table in TABLE.findall(text):
        rows = [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in table.splitlines()]
        yield rows[0], rows[2:]


def output(program, *arguments, given=""):
    """What a program writes, or what it has to complain about."""
    ran = subprocess.run([program, *arguments], input=given, capture_output=True, encoding="utf-8", check=False)
    return ran.stdout if ran.returncode == 0 else ran.stderr


class Tables:
    """Checks of tables by their heads; each yields complaints about one table."""

    def __init__(self, perft, convert):
        self.perft = perft
        self.convert = convert

    def leaves(self, variant, depth, *position):
        written = output(self.perft, variant, depth, *position)
        found = re.search(rf"^depth +{depth} +(\d+)$", written, re.MULTILINE)
        return found[1] if found else written

    def numbers(self, page, head, rows):
        """A column a variant, a line a depth; "leaves" are those of the variant that the page is called after."""
        for variant, cells in zip(head[1:], zip(*(row[1:] for row in rows))):
            name = Path(page).stem if variant == "leaves" else variant
            for depth, expected in zip((row[0] for row in rows), cells):
                if expected and int(expected) <= COUNTED_MOST and self.leaves(name, depth) != expected:
                    yield f"{name} has {self.leaves(name, depth)} leaves at depth {depth}, not {expected}"

    def starts(self, _page, _head, rows):
        for names, position in rows:
            for variant in names.split(", "):
                if self.leaves(variant, "2") != self.leaves(variant, "2", position):
                    yield f"{variant} does not start with {position}"

    def standings(self, _page, _head, rows):
        for variant, position, *_, standing in rows:
            record = f'[Variant "{variant}"]\n[Position "{position}"]\n\n*\n'
            written = output(self.convert, given=record)
            words, reason = STANDING.fullmatch(standing).groups()
            found = re.findall(r'^\[(Result|Reason) "(.*)"\]$', written, re.MULTILINE)
            if found != [("Result", RESULTS[words])] + ([("Reason", reason)] if reason else []):
                yield f"{position}: {standing}, says the page, and the library {found or written}"

    def wrong(self, source):
        checks = {("depth",): self.numbers, ("variant", "start"): self.starts, ("variant", "position"): self.standings}
        found = dict.fromkeys(checks, 0)
        for page in pages.names(source):
            for head, rows in tables(pages.read(source, page)):
                for words, check in checks.items():
                    if tuple(head[:len(words)]) == words:
                        found[words] += 1
                        yield from (f"{page}: {line}" for line in check(page, head, rows))
        yield from (f"no table begins with {' and '.join(words)}" for words, count in found.items() if count == 0)


def listed_variants(perft):
    """The ids of the library's variants, which 02_perft names when it is asked for another."""
    return re.search(r"^The variants are:(.*)$", output(perft, "no-such-variant", "1"), re.MULTILINE)[1].split()


def texts_about_variants(source):
    """The pages on which each variant has its place; those of rules as one text."""
    texts = {page: pages.read(source, page) for page in ("README.md", "NEWS.md", "doc/gallery.md")}
    rules = sorted(Path(source, "doc", "rules").glob("*.md"))
    texts["doc/rules"] = "".join(page.read_text(encoding="utf-8") for page in rules)
    return texts


# What a page has of a variant, by its id.
PLACES = {
    "README.md": (r"^\| `{}` \|", "no row in the table of games"),
    "NEWS.md": (r"`{}`", "no mention"),
    "doc/gallery.md": (r"05_diagram .*> doc/pictures/{}\.svg", "no picture"),
    "doc/rules": (r"`{}`", "no page that names it"),
}


def variants_without_a_place(variants, texts):
    for variant in variants:
        for page, (pattern, missing) in PLACES.items():
            if not re.search(pattern.format(re.escape(variant)), texts[page], re.MULTILINE):
                yield f"{page}: {variant} has {missing}"


def main():
    source, *programs = sys.argv[1:]
    if programs:
        complaints = list(Tables(*programs).wrong(source))
        complaints += variants_without_a_place(listed_variants(programs[0]), texts_about_variants(source))
    else:
        names = pages.names(source)
        checks = (broken_links, missing_paths, unknown_names)
        complaints = [line for name in names for check in checks for line in check(source, name)]
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
