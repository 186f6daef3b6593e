# SPDX-License-Identifier: MIT
"""Whether the weights of a variant are those that the command in their file makes.

    check_values.py PROGRAM FILE
"""
import re
import subprocess
import sys
from pathlib import Path


def main():
    program, path = sys.argv[1:]
    text = Path(path).read_text(encoding="utf-8")
    command = re.search(r"^ \*   tune_values (.*) \*/$", text, re.MULTILINE)[1].split()
    made = subprocess.run([program, *command], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
    if made == text:
        return 0
    print(f"{path} is not what {program} {' '.join(command)} writes")
    return 1


if __name__ == "__main__":
    sys.exit(main())
