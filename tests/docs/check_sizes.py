# SPDX-License-Identifier: MIT
"""Whether the code in C is made of small pieces, as CONTRIBUTING.md says.

    check_sizes.py ROOT

A function counts from the line of its name to its closing brace. The layout is clang-format's: only the braces of
functions stand at the beginning of a line by themselves. The public header may be as long as a manual.
"""
import re
import sys
from pathlib import Path

FOLDERS = ("lib", "examples", "bindings", "tests")
FUNCTION_LINES = 40
FILE_LINES = 600
NAME = re.compile(r"(\w+)\s*\(")


def functions(lines):
    """First line, name and number of lines of each function."""
    for begin, line in enumerate(lines):
        if line != "{":
            continue
        head = begin - 1
        while head > 0 and lines[head].startswith(" "):
            head -= 1
        end = lines.index("}", begin)
        name = NAME.search(" ".join(lines[head:begin]))
        yield head + 1, name[1] if name else lines[head], end - head + 1


def sources(root):
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*.[ch]")):
            if not any(part.startswith("build") for part in path.relative_to(root).parts):
                yield path


def main():
    root = Path(sys.argv[1])
    found = []
    seen = 0
    for path in sources(root):
        lines = path.read_text(encoding="utf-8").splitlines()
        where = path.relative_to(root)
        if len(lines) > FILE_LINES:
            found.append(f"{where}: {len(lines)} lines, at most {FILE_LINES}")
        for line, name, length in functions(lines):
            seen += 1
            if length > FUNCTION_LINES:
                found.append(f"{where}:{line}: {name} has {length} lines, at most {FUNCTION_LINES}")
    print("\n".join([*found, f"{seen} functions"]))
    return 1 if found or seen == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
