# SPDX-License-Identifier: MIT
"""Runs a session of 04_play that is written down, and compares.

    sessions.py PROGRAM FILE            what is written agrees
    sessions.py PROGRAM FILE --write    writes it anew

A file holds commands and what they write, as on a screen: "$ 04_play ARGUMENTS", then all that comes of it, with the
lines typed behind the prompts, then "[status N]". What stands on standard error follows behind "[errors]". New
sessions are written as "> LINE" and completed by --write. Blanks at the end of a line are left out. All commands of a
file run in one folder, which holds the files of records/ at first.
"""
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROMPT = re.compile(r"(?:(?:White|Black|Roll|Over)(?:, tap)?> |Which variant\? |> )(.*)")
SECONDS_MOST = 120


def commands_of(text):
    """The arguments and the lines typed, of each command."""
    for part in re.split(r"^\$ 04_play", text, flags=re.MULTILINE)[1:]:
        arguments, *rest = part.splitlines()
        typed = [found.group(1) for found in map(PROMPT.fullmatch, rest) if found]
        yield arguments.strip(), typed


def run(program, arguments, typed, folder):
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    given = "".join(line + "\n" for line in typed)
    ran = subprocess.run([program, *shlex.split(arguments)], input=given, capture_output=True, encoding="utf-8",
                         cwd=folder, timeout=SECONDS_MOST, check=False, env=environment)
    errors = "[errors]\n" + ran.stderr if ran.stderr else ""
    written = f"$ 04_play {arguments}".rstrip() + f"\n{ran.stdout}{errors}[status {ran.returncode}]\n"
    return "".join(line.rstrip() + "\n" for line in written.splitlines())


def main():
    program, name, *options = sys.argv[1:]
    expected = Path(name).read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(__file__).parent / "records", folder, dirs_exist_ok=True)
        written = "".join(run(Path(program).resolve(), arguments, typed, folder)
                          for arguments, typed in commands_of(expected))
    if options == ["--write"]:
        Path(name).write_text(written, encoding="utf-8")
        return 0
    complaints = list(difflib.unified_diff(expected.splitlines(), written.splitlines(), "expected", "written",
                                           lineterm=""))
    print("\n".join(complaints))
    return 1 if complaints or not written else 0


if __name__ == "__main__":
    sys.exit(main())
