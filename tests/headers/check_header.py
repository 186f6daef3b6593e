# SPDX-License-Identifier: MIT
"""Compiles each public header by itself.

    check_header.py c|c++ STANDARD INCLUDE COMPILER...
"""
import subprocess
import sys
from pathlib import Path

WARNINGS = ["-pedantic-errors", "-Wall", "-Wextra", "-Werror"]
WARNINGS_OF = {"c": ["-Wstrict-prototypes", "-Wconversion"], "c++": ["-Wold-style-cast", "-Wconversion"]}


def main():
    language, standard, include, *compiler = sys.argv[1:]
    command = compiler + ["-x", language, f"-std={standard}", "-I", include, "-fsyntax-only", *WARNINGS,
                          *WARNINGS_OF[language], "-"]
    headers = sorted(path.name for path in Path(include, "abstractgames").glob("*.h"))
    twice = [f"#include <abstractgames/{header}>\n" * 2 for header in headers]
    return max(subprocess.run(command, input=text, text=True, check=False).returncode for text in twice)


if __name__ == "__main__":
    sys.exit(main())
