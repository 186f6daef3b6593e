# SPDX-License-Identifier: MIT
"""Runs an example once and compares all that comes of it.

    run_case.py PROGRAM ARGUMENTS INPUT STATUS OUTPUT ERRORS

ARGUMENTS are split as a shell does. INPUT and OUTPUT are files, - for none. ERRORS is what stands on standard error.
In OUTPUT, <number> stands for any number, for what a clock has measured.
"""
import difflib
import re
import shlex
import subprocess
import sys

SECONDS_MOST = 120


def read(name):
    if name == "-":
        return ""
    with open(name, encoding="utf-8") as file:
        return file.read()


def with_numbers_hidden(written, expected):
    """What was written, with <number> wherever the expected text has it and the rest of the line agrees."""
    lines = written.splitlines()
    for i, line in enumerate(expected.splitlines()[:len(lines)]):
        pattern = re.escape(line).replace("<number>", r"[0-9]+(\.[0-9]+)?")
        if re.fullmatch(pattern, lines[i]):
            lines[i] = line
    return lines


def main():
    program, arguments, given, status, output, errors = sys.argv[1:]
    ran = subprocess.run([program, *shlex.split(arguments)], input=read(given), capture_output=True, encoding="utf-8",
                         timeout=SECONDS_MOST, check=False)
    expected = read(output)
    complaints = list(difflib.unified_diff(expected.splitlines(), with_numbers_hidden(ran.stdout, expected), "expected",
                                           "written", lineterm=""))
    if ran.returncode != int(status):
        complaints.append(f"exit status {ran.returncode}, expected {status}")
    if ran.stderr.rstrip("\n") != errors.replace("\\n", "\n"):
        complaints.append(f"on standard error: {ran.stderr!r}, expected {errors!r}")
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
