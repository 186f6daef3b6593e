# SPDX-License-Identifier: MIT
"""Reads the tables of tests/data, which are made by programs that are not this library, or pinned by hand."""
import csv
import glob
import os
import re

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "tests", "data")


class Row(dict):
    """A line of a table by its columns; `where` says where it stands, and variant is there in any case."""

    def __init__(self, cells, where):
        super().__init__(cells)
        self.where = where

    def optional(self, column):
        return None if self[column] == "-" else self[column]

    def text(self, column):
        """A cell with its escapes carried out: \\xNN is a byte, @repeat(text,count) so many copies."""
        def byte(found):
            return bytes([int(found[1], 16)]).decode("utf-8", "surrogateescape") if found[1] else "\\"

        cell = re.sub(r"@repeat\((.*?),(\d+)\)", lambda found: found[1] * int(found[2]), self[column])
        return re.sub(r"\\(?:x([0-9A-Fa-f]{2})|\\)", byte, cell)


def rows(folder):
    """All rows of all files of a folder; a file without a column `variant` is about the variant it is named after."""
    paths = sorted(glob.glob(os.path.join(DATA, folder, "*.tsv")))
    if not paths:
        raise FileNotFoundError(f"no tables in {folder}")
    for path in paths:
        name = os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf-8", newline="") as file:
            lines = [(number, line) for number, line in enumerate(file, 1) if not line.startswith("# ")]
        reader = csv.DictReader((line for _, line in lines), delimiter="\t", quoting=csv.QUOTE_NONE)
        for (number, _), cells in zip(lines[1:], reader):
            yield Row({"variant": name, **cells}, f"{folder}/{name}.tsv:{number}")
