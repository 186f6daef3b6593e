# SPDX-License-Identifier: MIT
"""The objects of a shared library that can be written to once it is loaded: it should have none.

    written_objects.py FILE [OTHER]    those that OTHER, which is linked to the library, does not have anyway
"""
import re
import subprocess
import sys

# Start-up code of every shared library: whether it has been taken down, and its own address.
STARTUP = re.compile(r"completed|__dso_handle|__TMC_END__")
WRITABLE = re.compile(r"\.(t?data|t?bss)(\.(?!rel\.ro).*)?")


def printed(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def written_objects(path, readelf="readelf"):
    """Their sizes by their names, without the number that the compiler puts behind some."""
    headers = printed(readelf, "--section-headers", "--wide", path)
    sections = dict(re.findall(r"^ *\[ *(\d+)\] (\S+)", headers, re.MULTILINE))
    written = {number for number, name in sections.items() if WRITABLE.fullmatch(name)}
    symbols = printed(readelf, "--symbols", "--wide", path)
    objects = re.findall(r"^ *\d+: [0-9a-f]+ +(\d+) (?:OBJECT|TLS) +\S+ +\S+ +(\S+) ([\w.]+)", symbols, re.MULTILINE)
    if not re.search(r" agi_\w+", symbols):
        raise ValueError(f"{path}: no name of the library's own found among the symbols")
    found = {re.sub(r"\.\d+$", "", name): size for size, section, name in objects if section in written}
    return {name: size for name, size in found.items() if not STARTUP.fullmatch(name)}


def main(path, other=None):
    known = written_objects(other) if other else {}
    added = {name: size for name, size in written_objects(path).items() if name not in known}
    for name, size in added.items():
        print(f"{path}: {name} takes {size} bytes that can be written")
    return bool(added)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
