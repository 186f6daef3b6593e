# SPDX-License-Identifier: MIT
"""Where the package gets the library from: an installation that pkg-config knows and that works, or else its sources.

They are those of the checkout that this file stands in, or in an archive made by `setup.py sdist` the folder `library`.
"""
import glob
import os
import re
import shlex
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.realpath(__file__))
IN_ARCHIVE = os.path.join(HERE, "library")
ROOT = IN_ARCHIVE if os.path.isdir(IN_ARCHIVE) else os.path.realpath(os.path.join(HERE, "..", ".."))
HEADERS = ("abstractgames", "batch")
"""The public headers that the package uses. Those after the first are of libraries over that one, named after them."""
NEEDED = ("meson.build", "COPYING", "include/**/*.h", "lib/**/*.[chi]*", "lib/**/meson.build",
          *(f"bindings/declarations/{header}.cdef" for header in HEADERS))
"""What of the library goes into an archive."""


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def declarations():
    """What is declared in the headers, one behind the other."""
    return "".join(read(os.path.join(ROOT, "bindings", "declarations", f"{header}.cdef")) for header in HEADERS)


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
    """The compiler's flags for installed libraries that are no older than the sources; None when there are none."""
    program = os.environ.get("PKG_CONFIG", "pkg-config")
    names = [HEADERS[0], *(f"{HEADERS[0]}-{header}" for header in HEADERS[1:])]
    question = [program, "--cflags", "--libs", *(f"{name} >= {version()}" for name in names)]
    try:
        answer = subprocess.run(question, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return None
    return shlex.split(answer.stdout) if answer.returncode == 0 else None


def version_number():
    """The version as a number, as in C."""
    major, minor, patch = map(int, version().split("."))
    return 10000 * major + 100 * minor + patch


def probe():
    """A program in C that can be compiled, linked and run if installed libraries have all that the package uses."""
    functions = re.findall(r"\b(ag_\w+)\(", declarations())
    constants = re.findall(r"\b(AG_\w+) =", declarations())
    return "\n".join([
        *(f"#include <abstractgames/{header}.h>" for header in HEADERS), "typedef void function(void);",
        "static function *const functions[] = {", *(f"(function *){name}," for name in functions), "};",
        "static const long constants[] = {", *(f"{name}," for name in constants), "};",
        "int main(void) { return functions[0] && constants[0] <= AG_RECORD_BYTES_MAX && ag_version() >= "
        f"{version_number()} ? 0 : 1; }}", ""])


def works(flags, compiler, made):
    """Whether what pkg-config has answered can be compiled with, linked to and loaded."""
    source = os.path.join(made, "probe.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(probe())
    folders = [flag[2:] for flag in flags if flag.startswith("-L")]
    program = os.path.join(made, compiler.executable_filename("probe"))
    try:
        objects = compiler.compile([source], output_dir="/", extra_postargs=flags_to_compile(flags))
        compiler.link_executable(objects, "probe", output_dir=made, runtime_library_dirs=folders,
                                 extra_postargs=flags_to_link(flags))
        return subprocess.run([program], check=False).returncode == 0
    except (OSError, *compiler_errors()):
        return False


def compiler_errors():
    from distutils.errors import CompileError, LinkError
    return CompileError, LinkError


def flags_to_link(flags):
    return [flag for flag in flags if flag.startswith(("-L", "-l", "-Wl"))]


def flags_to_compile(flags):
    return [flag for flag in flags if flag not in flags_to_link(flags)]


def copy_needed(folder, compiler, made):
    """Copies what an archive needs of the library, with the tables that are made, so that no program need run later."""
    paths = {path for pattern in NEEDED for path in glob.glob(os.path.join(ROOT, pattern), recursive=True)}
    for path in sorted(paths):
        if not os.path.isdir(path):
            copy = os.path.join(folder, os.path.relpath(path, ROOT))
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copy(path, copy)
    tables = os.path.join(folder, "tables")
    os.makedirs(tables, exist_ok=True)
    for table in Sources(made).tables(compiler):
        shutil.copy(table, tables)


class Sources:
    """The library's sources, and what has to be made before they can be compiled."""

    include = [os.path.join(ROOT, folder) for folder in ("include", "lib", "lib/core")]

    def __init__(self, made):
        """Files that are made go below the folder `made`."""
        self.made = made
        descriptions = glob.glob(os.path.join(ROOT, "lib/**/meson.build"), recursive=True)
        folders = {os.path.dirname(path) for path in descriptions} - {os.path.join(ROOT, "lib", "opponent")}
        every = sorted(path for folder in folders for path in glob.glob(os.path.join(folder, "*.c")))
        self.makers = [path for path in every if os.path.basename(path).startswith("make_")]
        self.written = [path for path in every if path not in self.makers]

    def compile(self, compiler):
        """The library's objects. Makes version.h, and the tables by the programs make_NAME.c, before."""
        self._make_version()

        def compiled(source):
            return compiler.compile([source], output_dir=self.made, include_dirs=[self.made, *self.include],
                                    extra_postargs=["-std=c11", "-O3", "-fvisibility=hidden"])
        tables = self.tables(compiler)
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            return [name for names in threads.map(compiled, self.written + tables) for name in names]

    def tables(self, compiler):
        """The tables' code: what an archive has, or else what is made now."""
        there = sorted(glob.glob(os.path.join(ROOT, "tables", "*.c")))
        if there:
            return there
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            return list(threads.map(lambda maker: self._make_table(maker, compiler), self.makers))

    def _make_version(self):
        text = read(os.path.join(ROOT, "lib/core/version.h.in"))
        text = text.replace("@text@", version()).replace("@number@", str(version_number()))
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
