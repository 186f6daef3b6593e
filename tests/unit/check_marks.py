# SPDX-License-Identifier: MIT
"""Whether rules.h says of each member if it is required, and complete.c looks for those that are; and whether
CONTRIBUTING names the limits of rules.h.

    check_marks.py RULES_H COMPLETE_C CONTRIBUTING

A mark is the first word of a comment before a member, and holds until the next comment before one.
"""
import re
import sys
from pathlib import Path

STRUCT = re.compile(r"struct (agi_rules|ag_variant|agi_turn_taps) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
PART = re.compile(r"^    /\*(?P<comment>.*?)\*/$|^    (?P<member>[^/\s][^;]*);", re.DOTALL | re.MULTILINE)
NAME = re.compile(r"\(\*(\w+)|(\w+)(?:\[\w+\])?$")
SOUGHT = re.compile(r"MEMBER\((ag\w+), (\w+)\)")
MARKS = ("Required", "Optional")


def members(text):
    """Struct, name, mark and declaration of each member."""
    for struct, body in STRUCT.findall(text):
        mark = ""
        for part in PART.finditer(body):
            if part["comment"] is not None:
                mark = re.match(r"\s*(\w*)", part["comment"])[1]
                continue
            found = NAME.search(part["member"])
            yield struct, found[1] or found[2], mark, part["member"]


def complaints(rules, complete):
    sought = set(SOUGHT.findall(complete))
    known = set()
    for struct, name, mark, declaration in members(rules):
        known.add((struct, name))
        if struct != "agi_turn_taps" and mark not in MARKS:
            yield f"{struct}.{name}: its comment begins with {mark or 'nothing'}, not with {' or '.join(MARKS)}"
        is_one_of_two = name in ("tap_path", "turn_taps")
        if mark == "Required" and "*" in declaration and not is_one_of_two and (struct, name) not in sought:
            yield f"{struct}.{name}: is required, and complete.c does not look for it"
        if mark == "Optional" and (struct, name) in sought:
            yield f"{struct}.{name}: is optional, and complete.c wants it"
    yield from (f"{struct}.{name}: rules.h has no such member" for struct, name in sorted(sought - known))
    for struct in ("agi_rules", "ag_variant", "agi_turn_taps"):
        if not any(of == struct for of, _ in known):
            yield f"rules.h has no {struct}"


def wrong_limits(rules, contributing):
    limits = dict(re.findall(r"AGI_(\w+) = (\d+)", rules))
    sentence = ("A board has at most {SQUARES_MAX} squares, {FILES_MAX} files and {RANKS_MAX} ranks, a position at "
                "most {POSITION_BYTES} bytes").format_map(limits)
    if sentence not in " ".join(contributing.split()):
        yield f"CONTRIBUTING does not say: {sentence}"


def main():
    rules, complete, contributing = (Path(path).read_text(encoding="utf-8") for path in sys.argv[1:])
    found = [*complaints(rules, complete), *wrong_limits(rules, contributing)]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
