# SPDX-License-Identifier: MIT
"""Holds the pictures of the documentation against the commands that make them.

    check_diagrams.py PROGRAM SOURCE            every picture is what its command draws, and is shown
    check_diagrams.py PROGRAM SOURCE --write    draws them all anew

The commands stand in the pages under doc, in code or in a comment, as 05_diagram ARGUMENTS > doc/pictures/NAME.svg
"""
import re
import shlex
import subprocess
import sys
from pathlib import Path

COMMAND = re.compile(r"05_diagram (.*?) > doc/pictures/(\S+\.svg)")
SHOWN = re.compile(r"pictures/(\S+?\.svg)[\")]")
VARIANT = re.compile(r"^\| `([\w-]+)`", re.MULTILINE)


def main():
    program, source, *options = sys.argv[1:]
    program = Path(program).resolve()
    folder = Path(source, "doc", "pictures")
    commands, shown, complaints = {}, set(), []
    for page in sorted(Path(source, "doc").rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        shown.update(SHOWN.findall(text))
        for arguments, name in COMMAND.findall(text):
            if commands.setdefault(name, arguments) != arguments:
                complaints.append(f"{name} is made by two commands")
    for name, arguments in commands.items():
        ran = subprocess.run([program, *shlex.split(arguments)], cwd=source, capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            complaints.append(f"05_diagram {arguments}: {ran.stderr}")
        elif options == ["--write"]:
            (folder / name).write_text(ran.stdout, encoding="ascii")
        elif not (folder / name).exists() or (folder / name).read_text(encoding="ascii") != ran.stdout:
            complaints.append(f"{name} is not what 05_diagram {arguments} draws")
    there = {path.name for path in folder.iterdir()}
    complaints += [f"{name} is made by no command" for name in sorted(there - set(commands))]
    complaints += [f"{name} is shown on no page" for name in sorted(set(commands) - shown)]
    complaints += [f"{name} is shown and not there" for name in sorted(shown - there)]
    readme = Path(source, "README.md").read_text(encoding="utf-8")
    complaints += [f"there is no picture of {variant}" for variant in VARIANT.findall(readme) if f"{variant}.svg" not in there]
    print("\n".join(complaints))
    return 1 if complaints or not commands else 0


if __name__ == "__main__":
    sys.exit(main())
