# SPDX-License-Identifier: MIT
"""Whether the man page is right.

    check_man.py names PAGE DECLARATIONS                          it has the functions and statuses of the header
    check_man.py warnings PAGE PROGRAM ARGUMENT...                a formatter has nothing to say about it
    check_man.py example PAGE WORK-FOLDER INCLUDE LIBRARY COMPILER...  its program prints what it says
"""
import re
import subprocess
import sys
from pathlib import Path

from check_blocks import WARNINGS, difference, run


def names(page, declarations):
    """Prototypes are compared as they are declared, blanks aside."""
    text = Path(declarations).read_text(encoding="utf-8")
    declared = set(re.findall(r"^[^{}\n]*\bag_\w+\([^\n]*\);$", text, re.MULTILINE))
    functions = page[page.index("\n.SH FUNCTIONS\n"):page.index("\n.SH RETURN VALUE\n")]
    lists = "".join(re.findall(r"^\.nf\n(.*?)^\.fi$", functions, re.DOTALL | re.MULTILINE))
    shown = {re.sub(r"\s+", " ", found) for found in re.findall(r"^\w[^;]*;$", lists, re.MULTILINE)}
    statuses = set(re.findall(r"\bAG_ERR_\w+", text))
    described = set(re.findall(r"^\.B (AG_ERR_\w+)$", page, re.MULTILINE))
    lonely = (declared ^ shown) | (statuses ^ described)
    return [f"{name} is on one side only: page or header" for name in sorted(lonely)]


def warnings(path, command):
    ran = subprocess.run([*command, path], capture_output=True, encoding="utf-8", check=False)
    return ran.stderr.splitlines() + [f"{command[0]} ends with status {ran.returncode}"] * (ran.returncode != 0)


def example(page, folder, include, library, *compiler):
    program_text, printed = re.findall(r"^\.EX\n(.*?)^\.EE$", page, re.DOTALL | re.MULTILINE)
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    source, program = folder / "example.c", folder / "example"
    source.write_text(program_text.replace("\\e", "\\"), encoding="utf-8")
    complaints, _ = run([*compiler, *WARNINGS, f"-I{include}", "-o", program, source, library])
    if complaints:
        return complaints
    complaints, written = run([program])
    return complaints + difference(written, printed.replace("\\-", "-"))


def main():
    check, path, *rest = sys.argv[1:]
    page = Path(path).read_text(encoding="utf-8")
    complaints = {"names": lambda: names(page, *rest), "warnings": lambda: warnings(path, rest),
                  "example": lambda: example(page, *rest)}[check]()
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
