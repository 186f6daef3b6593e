# SPDX-License-Identifier: MIT
"""Whether the weights of a variant are those that the command in their file makes.

    check_values.py PROGRAM FILE

Weights of random games are made again. Those of games that the opponent has played against itself follow from how it
searched then, which nobody has any more: they have to be a table of the same form.
"""
import re
import subprocess
import sys
from pathlib import Path


def form(text):
    """The text without what a search decides."""
    return re.sub(r"\{-?\d+, -?\d+\}", "{}", re.sub(r"^ \*   tune_values.*", "", text, flags=re.MULTILINE))


def mirrored(text):
    """Whether each rank reads the same from left and right."""
    ranks = [re.findall(r"\{-?\d+, -?\d+\}", line) for line in text.splitlines() if line.startswith("    {")]
    return bool(ranks) and all(rank == rank[::-1] for rank in ranks)


def main():
    program, path = sys.argv[1:]
    text = Path(path).read_text(encoding="utf-8")
    variant, rounds, *_ = re.search(r"^ \*   tune_values (.*) \*/$", text, re.MULTILINE)[1].split()
    made = subprocess.run([program, variant, "0", "0", "0"], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
    is_right = made == text if rounds == "0" else form(made) == form(text) and made != text
    if is_right and mirrored(text):
        return 0
    print(f"{path} is not what {program} writes")
    return 1


if __name__ == "__main__":
    sys.exit(main())
