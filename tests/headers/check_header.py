# SPDX-License-Identifier: MIT
"""Compiles the public header by itself.

    check_header.py c|c++ STANDARD INCLUDE COMPILER...
"""
import subprocess
import sys

INCLUDED_TWICE = "#include <abstractgames/abstractgames.h>\n" * 2
WARNINGS = ["-pedantic-errors", "-Wall", "-Wextra", "-Werror"]
WARNINGS_OF = {"c": ["-Wstrict-prototypes", "-Wconversion"], "c++": ["-Wold-style-cast", "-Wconversion"]}


def main():
    language, standard, include, *compiler = sys.argv[1:]
    command = compiler + ["-x", language, f"-std={standard}", "-I", include, "-fsyntax-only", *WARNINGS,
                          *WARNINGS_OF[language], "-"]
    return subprocess.run(command, input=INCLUDED_TWICE, text=True, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
