# SPDX-License-Identifier: MIT
"""Whether a build folder that is set up notices a new game: in a copy of the tree, a folder is added and built.

    check_new_game.py SOURCE FOLDER MESON NINJA
"""
import shutil
import subprocess
import sys
from pathlib import Path

PARTS = ["tests", "examples", "docs", "python", "lua", "javascript"]
COPIED = ["meson.build", "meson_options.txt", "include", "lib", "share", "doc/man", "bindings/declarations"]
LIST = "lib/games.list"


def copy_tree(source, tree):
    shutil.rmtree(tree, ignore_errors=True)
    for name in COPIED:
        path = source / name
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(path, tree / name)
        else:
            shutil.copy(path, tree / name)


def run(*command):
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return ran.returncode, ran.stdout + ran.stderr


def complaints(tree, meson, ninja):
    build = tree / "build"
    games = tree / "lib" / "games"
    before = sorted(path.parent.name for path in games.glob("*/meson.build"))
    status, said = run(*meson, "setup", build, tree, *(f"-D{part}=disabled" for part in PARTS))
    if status != 0:
        yield f"the copy cannot be set up: {said}"
        return
    if run(ninja, "-C", build, LIST)[0] != 0 or (build / LIST).read_text().split() != before:
        yield "the games of the copy are not those of its folders"
    if "libabstractgames.so" not in run(ninja, "-C", build, "-t", "query", LIST)[1]:
        yield "the library does not wait for the list of games"
    if "no work to do" not in run(ninja, "-C", build, LIST)[1]:
        yield "the games are listed though nothing has changed"
    (games / "another").mkdir()
    if run(ninja, "-C", build, LIST)[0] != 0:
        yield "a folder without a meson.build stops the build"
    (games / "another" / "another.c").write_text("const int agi_another = 1;\n")
    (games / "another" / "meson.build").write_text("lib_sources += files('another.c')\n")
    status, said = run(ninja, "-C", build, LIST)
    if status == 0 or "lib/games/another is new to this build folder" not in said:
        yield f"a new game is not noticed: {said}"
    if f"enter: ninja -C '{build}' reconfigure" not in said:
        yield f"what to enter is not said: {said}"
    if run(ninja, "-C", build, "reconfigure")[0] != 0:
        yield "the copy cannot be set up anew"
    if run(ninja, "-C", build, LIST)[0] != 0 or "another" not in (build / LIST).read_text().split():
        yield "a new game is not found when the copy is set up anew"
    if "another.c" not in run(ninja, "-C", build, "-t", "targets", "all")[1]:
        yield "the files of a new game are not built"


def main():
    source, folder, meson, ninja = sys.argv[1:]
    tree = Path(folder) / "a tree"  # a blank, as in many a home
    copy_tree(Path(source), tree)
    found = list(complaints(tree, meson.split(), ninja))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
