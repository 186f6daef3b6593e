# SPDX-License-Identifier: MIT
"""Makes the reference pages from the headers, and looks whether all that is public is described in them.

    check_reference.py DOXYGEN SOURCE WORK-FOLDER

Doxygen's warnings are failures. A constant may leave its description to that of its group. So that it is known that the
check can fail, it is also made on headers that lack a description.
"""
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

HEADERS = Path("include", "abstractgames")

# What is done to a header, and what has to be complained about then.
SPOILED = [
    ("/* Plies played so far. */", "\nAG_API int32_t ag_undescribed(void);\n\n/* Plies. */", "ag_undescribed"),
    ("/* Results of a game. */", "", "AG_DRAW"),
    ("/* The changes a move makes to the board. */\n", "\n", "ag_move_steps"),
]


def names_in(header):
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    patterns = [r"^AG_API\b[^;(]*?\b(ag_\w+)\(", r"^typedef .*\b(ag_\w+);", r"\b(AG_\w+) = "]
    return {name for pattern in patterns for name in re.findall(pattern, text, re.MULTILINE)}


def run_doxygen(doxygen, source, headers, folder):
    """What Doxygen complains about."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in headers.items():
        (folder / name).write_text(text, encoding="utf-8")
    settings = (source / "doc" / "Doxyfile").read_text(encoding="utf-8")
    settings += "GENERATE_XML = YES\nWARN_AS_ERROR = FAIL_ON_WARNINGS\n"
    values = {f"@SOURCE@/{HEADERS}": folder, "@SOURCE@/include": folder, "@OUTPUT@": folder, "@VERSION@": "test",
              "@FILTER@": source / "doc" / "header.awk"}
    for name, value in values.items():
        settings = settings.replace(name, str(value))
    (folder / "Doxyfile").write_text(settings, encoding="utf-8")
    ran = subprocess.run([doxygen, "Doxyfile"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         encoding="utf-8", check=False)
    return ran.stdout.splitlines() or [f"Doxygen ends with status {ran.returncode}"] * (ran.returncode != 0)


def has_text(element):
    parts = element.findall("briefdescription") + element.findall("detaileddescription")
    return any("".join(part.itertext()).strip() for part in parts)


def described_in(folder):
    """All names that the pages describe."""
    described = set()
    for path in folder.glob("xml/*.xml"):
        for member in ElementTree.parse(path).getroot().iter("memberdef"):
            if has_text(member):
                described.add(member.findtext("name"))
            for value in member.findall("enumvalue"):
                if has_text(value) or has_text(member):
                    described.add(value.findtext("name"))
    return described


def complaints_about(doxygen, source, headers, folder):
    warnings = run_doxygen(doxygen, source, headers, folder)
    public = {name for text in headers.values() for name in names_in(text)}
    return warnings + [f"{name} is not described" for name in sorted(public - described_in(folder))]


def main():
    doxygen, source, folder = sys.argv[1], Path(sys.argv[2]).resolve(), Path(sys.argv[3]).resolve()
    headers = {path.name: path.read_text(encoding="utf-8") for path in sorted((source / HEADERS).glob("*.h"))}
    complaints = complaints_about(doxygen, source, headers, folder)
    for header, text in headers.items():
        least = 150 if header == "abstractgames.h" else 10
        if len(names_in(text)) < least:
            complaints.append(f"only {len(names_in(text))} names are found in {header}")
    for before, after, name in SPOILED:
        spoiled = {header: text.replace(before, after) for header, text in headers.items()}
        found = complaints_about(doxygen, source, spoiled, folder / "spoiled")
        if not any(name in line for line in found):
            complaints.append(f"it is not noticed that {name} is not described")
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
