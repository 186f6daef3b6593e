# SPDX-License-Identifier: MIT
"""What the header, the symbol map and the two built forms of a library promise each other.

    check_symbols.py CHECK --soname N --header H --map M --shared SO --archive A [--uses H2 --needs N2] ...

A library may use another one: no more of it than its public header H2 has. Each check is a function that returns complaints; none means that it passed.
"""
import argparse
import re
import subprocess
import sys

from written_objects import WRITABLE, written_objects

# All that the library takes from outside. Nothing here prints, exits, aborts or reads the environment.
# A name that is missing here is not forbidden: it is to be judged, and then added.
HARMLESS_IMPORTS = {
    "malloc", "calloc", "realloc", "free",
    "memchr", "memcmp", "memcpy", "memmove", "memset",
    "strchr", "strcmp", "strlen", "strncmp", "strspn", "strcspn",
    # What a compiler may put in by itself: its choice of memcmp, hardening that a distribution switches on, start-up code.
    "bcmp", "__memcpy_chk", "__memmove_chk", "__memset_chk", "__stack_chk_fail",
    "__cxa_finalize", "__gmon_start__", "_ITM_deregisterTMCloneTable", "_ITM_registerTMCloneTable",
}


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def functions_of(header):
    return set(re.findall(r"^AG_API\b[^;(]*?\b(ag_\w+)\(", read(header), re.MULTILINE))


def header_functions(arguments):
    return functions_of(arguments.header)


def map_nodes(arguments):
    """Each function with the node of the release that brought it."""
    text = re.sub(r"/\*.*?\*/", "", read(arguments.map), flags=re.DOTALL)
    nodes = re.findall(r"(ABSTRACTGAMES_[A-Z_]*[\d.]+)\s*\{(.*?)\}", text, re.DOTALL)
    return {function: node for node, body in nodes for function in re.findall(r"\b(ag_\w+);", body)}


def dynamic_symbols(arguments, kind):
    lines = output(arguments.nm, "--dynamic", kind, "--format=posix", arguments.shared).splitlines()
    return [line.split()[:2] for line in lines]


def difference(left, left_name, right, right_name):
    return [f"{name} is in {left_name}, not in {right_name}" for name in sorted(left - right)] + [
        f"{name} is in {right_name}, not in {left_name}" for name in sorted(right - left)]


def map_is_the_header(arguments):
    functions = header_functions(arguments)
    if len(functions) < (10 if arguments.uses else 80):
        return [f"only {len(functions)} functions found in the header"]
    return difference(functions, "the header", set(map_nodes(arguments)), "the map")


def exports_are_the_map(arguments):
    exported = {name: kind for name, kind in dynamic_symbols(arguments, "--defined-only")}
    nodes = map_nodes(arguments)
    expected = {f"{function}@@{node}": "T" for function, node in nodes.items()}
    expected.update({node: "A" for node in nodes.values()})
    return difference(set(exported.items()), "the library", set(expected.items()), "the map")


def soname(arguments):
    dynamic = output(arguments.readelf, "--dynamic", "--wide", arguments.shared)
    found = re.findall(r"\(SONAME\).*\[(.*)\]", dynamic)
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
    complaints = [] if found == [arguments.soname] else [f"the soname is {found}"]
    others = [name for name in needed if name != arguments.needs and not name.startswith(("libc.", "ld-linux"))]
    return complaints + [f"{name} is needed" for name in others]


def section_sizes(arguments):
    """Name and size of each section of each object in the archive."""
    headers = output(arguments.objdump, "--section-headers", "--wide", arguments.archive)
    return [(name, int(size, 16)) for name, size in re.findall(r"^ *\d+ (\S+) +([0-9a-f]+) ", headers, re.MULTILINE)]


def no_writable_data(arguments):
    sections = section_sizes(arguments)
    if sum(size for name, size in sections if name.startswith(".text")) == 0:
        return ["no code found in the archive"]
    found = [f"{size} bytes in {name}" for name, size in sections if size > 0 and WRITABLE.fullmatch(name)]
    common = output(arguments.nm, "--format=posix", arguments.archive)
    return found + [line for line in common.splitlines() if re.match(r"\S+ [Cc] ", line)]


def no_writable_object(arguments):
    """The same for the library as it is linked: what the compiler's own parts may have added counts too."""
    found = written_objects(arguments.shared, arguments.readelf)
    return [f"{name} takes {size} bytes that can be written" for name, size in found.items()]


def imports_are_harmless(arguments):
    """Of another library no more than what its public header has."""
    imported = {name.split("@")[0] for name, _ in dynamic_symbols(arguments, "--undefined-only")}
    used = functions_of(arguments.uses) if arguments.uses else set()
    if "free" not in imported or (used and not imported & used):
        return ["free, or all of the other library, is not imported: the list cannot be right"]
    return [f"{name} is imported" for name in sorted(imported - HARMLESS_IMPORTS - used)]


def archive_names(arguments):
    names = output(arguments.nm, "--extern-only", "--defined-only", "--format=posix", arguments.archive)
    symbols = [line.split()[0] for line in names.splitlines() if line and not line.endswith(":")]
    public = {name for name in symbols if not name.startswith("agi_")}
    twice = {name for name in symbols if symbols.count(name) > 1}
    return difference(public, "the archive", header_functions(arguments), "the header") + [
        f"{name} is defined twice" for name in sorted(twice)]


def own_calls_are_direct(arguments):
    relocations = output(arguments.readelf, "--relocs", "--wide", arguments.shared)
    if "free" not in relocations:
        return ["no relocation for free: the list cannot be right"]
    bound_late = re.findall(r"R_\S*(?:JUMP_SLOT|JUMP_SLO|GLOB_DAT)\s.*\s(agi?_\w+)", relocations)
    used = functions_of(arguments.uses) if arguments.uses else set()
    return [f"{name} is called through the linkage table" for name in bound_late if name not in used]


CHECKS = [map_is_the_header, exports_are_the_map, soname, no_writable_data, no_writable_object, imports_are_harmless, archive_names,
          own_calls_are_direct]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("check", choices=[check.__name__ for check in CHECKS])
    for option in ["soname", "header", "map", "nm", "readelf", "objdump", "shared", "archive"]:
        parser.add_argument("--" + option, required=True)
    parser.add_argument("--uses")
    parser.add_argument("--needs")
    arguments = parser.parse_args()
    complaints = next(check for check in CHECKS if check.__name__ == arguments.check)(arguments)
    print("\n".join(map(str, complaints)))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
