# SPDX-License-Identifier: MIT
"""Builds the program of doc/records.md and runs it on the records of that page.

    check_doc.py DOC WORK-FOLDER INCLUDE-FOLDER LIBRARY COMPILER...
"""
import os
import re
import subprocess
import sys


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)


def main():
    doc, folder, include, library, *compiler = sys.argv[1:]
    with open(doc, encoding="utf-8") as file:
        page = file.read()
    (text,) = blocks(page, "c")
    (expected,) = blocks(page, "text")
    os.makedirs(folder, exist_ok=True)
    source = os.path.join(folder, "records.c")
    program = os.path.join(folder, "records")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    subprocess.run([*compiler, "-Wall", "-Wextra", "-Werror", f"-I{include}", "-o", program, source, library], check=True)
    records = "\n".join(blocks(page, "pgn"))
    printed = subprocess.run([program], input=records, stdout=subprocess.PIPE, text=True, check=True).stdout
    assert printed == expected, f"it prints\n{printed}"


if __name__ == "__main__":
    main()
