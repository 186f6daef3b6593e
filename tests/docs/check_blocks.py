# SPDX-License-Identifier: MIT
"""Runs every block of code in the documentation, and compares what it prints.

    check_blocks.py SOURCE
            every block is run by something
    check_blocks.py SOURCE --run BUILD WORK-FOLDER LIBRARY[:LIBRARY...] COMPILER...
            those that are run here do what the page says

Blocks that another test runs are listed in blocks.tsv: page, language, lines, and the script that runs them with a
place in it. `lines` is a pattern for every line of the block, or with ... behind it for the first line. All others
are run here, page by page, by their language. A block that has neither is a failure, and so is a line of the list
that fits no block. To add a language, list its blocks, or write a method of Page with its name:

    c         the blocks of a page, one behind the other, are one program
    text      what the block of sh right before it prints; else what the program prints, which comes in as many pieces
              as the page likes
    pgn       records: the input of the program; on a page without one each is a file for 06_convert --check
    sh        is run in a copy of the source folder, with the build in build. It changes no file that the source
              folder has. Tests of Meson are only listed: they are what is running
    position  a position string of the variant named behind the language
    moves     first moves of the variant named behind the language
"""
import fnmatch
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pages

WARNINGS = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"]


def fits(block, row):
    page, language, lines, _, _ = row
    if not fnmatch.fnmatchcase(block.page, page) or block.language != language:
        return False
    found = [line.strip() for line in block.text.splitlines()]
    if lines.endswith("..."):
        return fnmatch.fnmatchcase(found[0], lines.removesuffix("..."))
    return all(fnmatch.fnmatchcase(line, lines) for line in found)


def listed_elsewhere():
    rows = Path(__file__).with_name("blocks.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [row.split("\t") for row in rows]


def account(source):
    """Complaints about blocks that nothing runs, and about the list."""
    rows, used, complaints = listed_elsewhere(), set(), []
    for page in pages.names(source):
        if pages.has_other_fences(source, page):
            complaints.append(f"{page} has a fence that is open, indented or of another kind")
        for block in pages.blocks(source, page):
            fitting = [number for number, row in enumerate(rows) if fits(block, row)]
            used.update(fitting)
            if not fitting and not Page.can_run(block):
                complaints.append(f"{block}: no test runs it")
    for number, (page, language, lines, script, place) in enumerate(rows):
        if number not in used:
            complaints.append(f"blocks.tsv: there is no block of {language} in {page} that fits {lines}")
        if place not in pages.read(source, script):
            complaints.append(f"blocks.tsv: {script} has no {place}")
    return complaints


def run(command, **options):
    """Complaints, and what a command writes."""
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False,
                         **options)
    return ([] if ran.returncode == 0 else [f"{command}: exit status {ran.returncode}\n{ran.stdout}"]), ran.stdout


def difference(written, expected):
    return [] if written == expected else [f"it prints\n{written}and the page says\n{expected}"]


class Tools:
    """What the blocks are run with: the built programs and the copy of the source folder in which commands run."""

    def __init__(self, source, build, folder, libraries, *compiler):
        self.source = Path(source).resolve()
        self.build = Path(build).resolve()
        self.folder = Path(folder).resolve()
        self.libraries = libraries.split(":")
        self.compiler = compiler
        self.copy = self.folder / "copy"
        self.copied = {}

    def example(self, name, *arguments, **options):
        return run([str(self.build / "examples" / name), *arguments], **options)

    def make_copy(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.source, self.copy, ignore=self.names_left_out)
        self.copied = self.files()
        (self.copy / "build").symlink_to(self.build)

    def names_left_out(self, folder, names):
        is_top = Path(folder) == self.source
        return [name for name in names if name in (".git", "__pycache__") or (is_top and name.startswith("build"))]

    def files(self):
        """The files of the copy and what is in them."""
        paths = [Path(where, name) for where, _, names in os.walk(self.copy) for name in names]
        return {path.relative_to(self.copy): path.read_bytes() for path in paths if not path.is_symlink()}

    def changed_files(self):
        now = self.files()
        return [f"{path} is changed by the commands of the documentation" for path, content in self.copied.items()
                if now.get(path) != content]


class Page:
    """A page whose blocks are being run. Each run_LANGUAGE takes a block and returns complaints."""

    def __init__(self, tools):
        self.tools = tools
        self.program, self.printed, self.records = [], [], []
        self.written = None  # by the block of sh right before

    @classmethod
    def can_run(cls, block):
        return hasattr(cls, "run_" + block.language)

    def run(self, block):
        written, self.written = self.written, None
        if block.language == "text" and written is not None:
            return difference(written, block.text)
        return getattr(self, "run_" + block.language)(block)

    def run_c(self, block):
        self.program.append(block.text)
        return []

    def run_text(self, block):
        self.printed.append(block.text)
        return []

    def run_pgn(self, block):
        self.records.append(block.text)
        return []

    def run_sh(self, block):
        listed = re.sub(r"^meson test ", "meson test --list ", block.text, flags=re.MULTILINE)
        complaints, self.written = run(["sh", "-e", "-c", listed], cwd=self.tools.copy, stdin=subprocess.DEVNULL)
        return complaints

    def run_position(self, block):
        complaints, _ = self.tools.example("02_perft", block.words, "0", block.text.strip())
        return complaints

    def run_moves(self, block):
        complaints, written = self.tools.example("02_perft", "--divide", block.words, "1")
        legal = {line.split()[0] for line in written.splitlines()}
        return complaints + [f"{move} is no first move" for move in block.text.split() if move not in legal]

    def end(self):
        if self.program:
            return self.run_program()
        complaints = ["nothing prints this:\n" + text for text in self.printed]
        for records in self.records:
            complaints += self.tools.example("06_convert", "--check", input=records)[0]
        return complaints

    def run_program(self):
        source, program = self.tools.folder / "program.c", self.tools.folder / "program"
        source.write_text("".join(self.program), encoding="utf-8")
        include = "-I" + str(self.tools.source / "include")
        complaints, _ = run([*self.tools.compiler, *WARNINGS, include, "-o", program, source, *self.tools.libraries])
        if complaints:
            return complaints
        complaints, written = run([program], input="\n".join(self.records))
        return complaints + difference(written, "".join(self.printed))


def run_all(tools):
    rows, complaints = listed_elsewhere(), []
    tools.make_copy()
    for name in pages.names(tools.source):
        page = Page(tools)
        for block in pages.blocks(tools.source, name):
            if Page.can_run(block) and not any(fits(block, row) for row in rows):
                complaints += [f"{block}: {complaint}" for complaint in page.run(block)]
        complaints += [f"{name}: {complaint}" for complaint in page.end()]
    return complaints + tools.changed_files()


def main():
    source, *rest = sys.argv[1:]
    complaints = run_all(Tools(source, *rest[1:])) if rest[:1] == ["--run"] else account(source)
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
