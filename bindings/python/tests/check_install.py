# SPDX-License-Identifier: MIT
"""Installs the package into a virtual environment of its own, by the line in the library's README, and uses it.

    check_install.py from_sources|from_an_archive|with_an_installed_library|with_a_broken_library SOURCE BUILD

An archive is made by setup.py sdist, and installed where there is nothing else. A broken library is one that pkg-config
knows, but that cannot be loaded. With the library's sources in it, the package has nothing more that can be written to
than the one that is linked to the libraries. The compiler optimizes little, which takes half the time and is no less a
test.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

USE = """
from abstractgames import Batch, Game, Records
import abstractgames._binding, io
game = Game("rinne")
game.play("e2e3")
assert len(game.moves) == 24 and Game("rinne").perft(3) == 14198
assert [read == game for read in Records(io.StringIO(game.record()))] == [True]
batch = Batch("rinne", 2)
batch.playout(3)
assert [batch.game(i).ply for i in range(2)] == [3, 3]
print(abstractgames._binding.__file__)
"""


def run(command, **options):
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False,
                         **options)
    if ran.returncode != 0:
        sys.exit(f"{command}\n{ran.stdout}\nexit status {ran.returncode}")
    return ran.stdout


def readme_line(source):
    with open(os.path.join(source, "README.md"), encoding="utf-8") as file:
        return re.search(r"^/usr/bin/python3 -m venv .*bindings/python$", file.read(), re.MULTILINE)[0]


def make_archive(source, folder):
    """The path of the archive; nothing is written into the source tree."""
    setup = os.path.join(source, "bindings", "python")
    run([sys.executable, "setup.py", "-q", "sdist", "--dist-dir", folder], cwd=setup)
    made, = (name for name in os.listdir(folder) if name.endswith(".tar.gz"))
    return made


def hasty_compiler(folder):
    path = os.path.join(folder, "hasty-gcc")
    with open(path, "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\nexec gcc "$@" -O1\n')
    os.chmod(path, 0o755)
    return path


def break_library(folder):
    """Makes pkg-config find a library that is older than it says: it lacks a function."""
    include = os.path.join(folder, "include", "abstractgames")
    os.makedirs(include)
    for header in ("abstractgames", "batch"):
        with open(os.path.join(include, f"{header}.h"), "w", encoding="utf-8") as file:
            file.write("#include <stdint.h>\nuint32_t ag_version(void);\n")
    for name in ("abstractgames", "abstractgames-batch"):
        run(["gcc", "-shared", "-o", os.path.join(folder, f"lib{name}.so"), "-x", "c", os.devnull])
        with open(os.path.join(folder, f"{name}.pc"), "w", encoding="utf-8") as file:
            file.write(f"Name: {name}\nDescription: broken\nVersion: 99.0\n"
                       f"Libs: -L{folder} -l{name}\nCflags: -I{folder}/include\n")


def main(way, source, build):
    with tempfile.TemporaryDirectory(prefix="abstractgames-") as folder:
        line = readme_line(source)
        if way == "from_an_archive":
            line = line.replace("./bindings/python", make_archive(source, folder))
        else:
            os.symlink(os.path.join(source, "bindings"), os.path.join(folder, "bindings"))
        if way == "with_a_broken_library":
            break_library(folder)
        found = os.path.join(build, "meson-uninstalled") if way == "with_an_installed_library" else folder
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("PYTHON", "PIP_", "PKG_CONFIG"))}
        env = {**kept, "PKG_CONFIG_LIBDIR": found, "PIP_NO_INDEX": "1", "CC": hasty_compiler(folder)}
        run(["sh", "-e", "-c", line], cwd=folder, env=env)
        binding = run([os.path.join(folder, "venv/bin/python"), "-c", USE], cwd=folder, env=kept).strip()
        assert binding.startswith(folder), binding
        needed = re.findall(r"\(NEEDED\).*\[(libabstractgames.*)\]", run(["readelf", "--dynamic", binding]))
        linked_to = ["libabstractgames-batch.so.0", "libabstractgames.so.0"]
        expected = linked_to if way == "with_an_installed_library" else []
        assert sorted(needed) == expected, needed
        if not expected:
            linked, = glob.glob(os.path.join(build, "bindings/python/abstractgames/_binding*.so"))
            run([sys.executable, os.path.join(source, "tests/abi/written_objects.py"), binding, linked])


if __name__ == "__main__":
    main(*sys.argv[1:])
