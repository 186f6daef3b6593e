# SPDX-License-Identifier: MIT
"""The pages of the documentation and the blocks of code in them."""
import re
from pathlib import Path

# What is built, fetched or installed is no part of the documentation.
FOREIGN = re.compile(r"build.*|subprojects|venv|lua_modules|node_modules|\..*")
FENCED = re.compile(r"^```(\S*) *(.*?)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INDENTED = re.compile(r"(?<=\n\n)((?:    .*\n|\n)*    .*\n)")
FENCE = re.compile(r"^\s*(?:```|~~~)", re.MULTILINE)
LIST_ITEM = re.compile(r"^(?:[-*]|\d+\.) .*(?:\n(?!\n).*)*", re.MULTILINE)


class Block:
    """A block of a page: its language ("indented" without a fence), what stands behind it, its text and its line."""

    def __init__(self, page, line, language, words, text):
        self.page = page
        self.line = line
        self.language = language
        self.words = words
        self.text = text

    def __str__(self):
        return f"{self.page}:{self.line}: {self.language or 'unnamed'} block"


def names(source):
    """All pages, as paths from the source folder."""
    paths = [path.relative_to(source) for path in Path(source).rglob("*.md")]
    return sorted(str(path) for path in paths if not any(FOREIGN.fullmatch(part) for part in path.parts))


def read(source, page):
    return Path(source, page).read_text(encoding="utf-8")


def blocks(source, page):
    """The blocks of a page, in their order."""
    text = read(source, page)
    found = [(match.start(), *match.groups()) for match in FENCED.finditer(text)]
    spaces = FENCED.sub(lambda match: "\n" * len(match[0]), text)
    spaces = LIST_ITEM.sub(lambda match: "." * len(match[0]), spaces)
    found += [(match.start(), "indented", "", match[1]) for match in INDENTED.finditer(spaces)]
    return [Block(page, text.count("\n", 0, start) + 1, *rest) for start, *rest in sorted(found)]


def has_other_fences(source, page):
    """Whether a page has a fence that begins or ends no block: one that is open, indented, or of another kind."""
    return FENCE.search(FENCED.sub("", read(source, page))) is not None
