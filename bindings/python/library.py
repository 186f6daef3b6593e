# SPDX-License-Identifier: MIT
"""Where the package gets the library from: an installation that pkg-config knows, or else its sources."""
import glob
import os
import re
import shlex
import subprocess
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def version():
    """The version of the sources, which is also the package's."""
    description = os.path.join(ROOT, "meson.build")
    if not os.path.exists(description):
        raise SystemExit(f"{ROOT} does not hold libabstractgames: install from there, pip install ./bindings/python")
    found = re.search(r"version: '([\d.]+)'", read(description))
    if found is None:
        raise SystemExit(f"{description} names no version")
    return found.group(1)


def installed():
    """The compiler's flags for an installed library that is no older than the sources; None when there is none."""
    program = os.environ.get("PKG_CONFIG", "pkg-config")
    question = [program, "--cflags", "--libs", f"abstractgames >= {version()}"]
    try:
        answer = subprocess.run(question, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return None
    return shlex.split(answer.stdout) if answer.returncode == 0 else None


class Sources:
    """The library's sources, and what has to be made before they can be compiled."""

    include = [os.path.join(ROOT, folder) for folder in ("include", "lib", "lib/core")]

    def __init__(self, made):
        """Files that are made go below the folder `made`."""
        self.made = made
        descriptions = glob.glob(os.path.join(ROOT, "lib/**/meson.build"), recursive=True)
        folders = {os.path.dirname(path) for path in descriptions}
        every = sorted(path for folder in folders for path in glob.glob(os.path.join(folder, "*.c")))
        self.makers = [path for path in every if os.path.basename(path).startswith("make_")]
        self.written = [path for path in every if path not in self.makers]

    def compile(self, compiler):
        """The library's objects. Makes version.h, and the tables by the programs make_NAME.c, before."""
        self._make_version()

        def compiled(source):
            return compiler.compile([source], output_dir=self.made, include_dirs=[self.made, *self.include],
                                    extra_postargs=["-std=c11", "-O3", "-fvisibility=hidden"])
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            tables = list(threads.map(lambda maker: self._make_table(maker, compiler), self.makers))
            return [name for names in threads.map(compiled, self.written + tables) for name in names]

    def _make_version(self):
        major, minor, patch = map(int, version().split("."))
        text = read(os.path.join(ROOT, "lib/core/version.h.in"))
        text = text.replace("@text@", version()).replace("@number@", str(10000 * major + 100 * minor + patch))
        with open(os.path.join(self.made, "version.h"), "w", encoding="utf-8") as file:
            file.write(text)

    def _make_table(self, maker, compiler):
        name = os.path.relpath(maker, ROOT).replace(os.sep, "_").replace(".c", "")
        objects = compiler.compile([maker], output_dir=self.made, include_dirs=self.include)
        compiler.link_executable(objects, name, output_dir=self.made)
        table = os.path.join(self.made, name + "_table.c")
        with open(table, "wb") as file:
            subprocess.run([os.path.join(self.made, compiler.executable_filename(name))], stdout=file, check=True)
        return table
