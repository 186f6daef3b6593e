# SPDX-License-Identifier: MIT
"""Uses the library as its users do: from an installation, or as a subproject.

    check_consumer.py CHECK --source S --build B ...

Each check is a function; a false assertion or a command that fails is a failure. All files made go into a folder of
the check's own.
"""
import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile

WARNINGS = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
# The position after e2e3, from the rule sheet's sample game.
PLAYED = "2k2/k3k/1k1k1/1K1KN/K4/2K2 b"
HERE = os.path.dirname(os.path.abspath(__file__))


def run(command, **options):
    """What a command writes; one that fails ends the check with all that it wrote."""
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", check=False, **options)
    if ran.returncode != 0:
        sys.exit(f"{command}\n{ran.stdout}{ran.stderr}\nexit status {ran.returncode}")
    return ran.stdout


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def environment(**changes):
    """The surroundings of a user: nothing of the build that this check is part of."""
    kept = {name: value for name, value in os.environ.items()
            if not name.startswith(("MESON", "NINJA", "DESTDIR", "PKG_CONFIG", "LD_LIBRARY_PATH"))}
    return {**kept, **changes}


class Installation:
    """The build, installed below a folder that stands for the root of a file system."""

    def __init__(self, arguments, root):
        self.arguments = arguments
        self.root = root
        run(["meson", "install", "-C", arguments.build, "--no-rebuild", "--quiet", "--destdir", root], env=environment())
        self.libraries = self.path(arguments.libdir)

    def path(self, folder):
        return self.root + os.path.join(self.arguments.prefix, folder)

    def flags(self, *options, package="abstractgames"):
        searched = environment(PKG_CONFIG_LIBDIR=os.path.join(self.libraries, "pkgconfig"), PKG_CONFIG_SYSROOT_DIR=self.root,
                               PKG_CONFIG_ALLOW_SYSTEM_CFLAGS="1", PKG_CONFIG_ALLOW_SYSTEM_LIBS="1")
        found = run([self.arguments.pkg_config, "--cflags", "--libs", *options, package], env=searched)
        return shlex.split(found)

    def build(self, compiler, source, *flags):
        program = os.path.join(self.root, "program")
        run([*shlex.split(compiler), *WARNINGS, os.path.join(HERE, source), "-o", program, *flags])
        return program

    def needed(self, program):
        dynamic = run([self.arguments.readelf, "--dynamic", "--wide", program])
        return re.findall(r"\(NEEDED\).*\[(libabstractgames.*)\]", dynamic)


def expect(found, expected):
    if found != expected:
        sys.exit(f"found:    {found!r}\nexpected: {expected!r}")


def expect_played(arguments, written):
    expect(written, f"{arguments.version} {PLAYED}\n")


def installed_files(arguments, folder):
    installation = Installation(arguments, folder)
    found = {os.path.relpath(os.path.join(where, name), folder)
             for where, _, names in os.walk(folder) for name in names}
    below = {
        arguments.includedir: ["abstractgames/abstractgames.h", "abstractgames/batch.h", "abstractgames/opponent.h"],
        arguments.libdir: [file for name in ("abstractgames", "abstractgames-batch", "abstractgames-opponent")
                           for file in (f"lib{name}.a", f"lib{name}.so", f"lib{name}.so.0",
                                        f"lib{name}.so.{arguments.version}", f"pkgconfig/{name}.pc")],
        arguments.mandir: ["man3/abstractgames.3", "man3/abstractgames-batch.3", "man3/abstractgames-opponent.3"],
        "share/abstractgames": ["variants.json", "variants.schema.json"],
    }
    expected = {os.path.relpath(os.path.join(installation.path(place), name), folder)
                for place, names in below.items() for name in names}
    documents = os.path.relpath(installation.path("share/doc"), folder)
    expect(sorted(name for name in found if not name.startswith(documents)), sorted(expected))


def use_shared(arguments, folder, compiler, source, standard):
    installation = Installation(arguments, folder)
    program = installation.build(compiler, source, "-std=" + standard, *installation.flags())
    expect(installation.needed(program), ["libabstractgames.so.0"])
    expect_played(arguments, run([program], env=environment(LD_LIBRARY_PATH=installation.libraries)))


def shared_by_pkg_config(arguments, folder):
    use_shared(arguments, folder, arguments.cc, "consumer.c", "c99")


def cpp98_by_pkg_config(arguments, folder):
    use_shared(arguments, folder, arguments.cxx, "consumer.cpp", "c++98")


def cpp17_by_pkg_config(arguments, folder):
    use_shared(arguments, folder, arguments.cxx, "consumer.cpp", "c++17")


def static_by_pkg_config(arguments, folder):
    installation = Installation(arguments, folder)
    program = installation.build(arguments.cc, "consumer.c", "-std=c99", "-static", *installation.flags("--static"))
    expect(installation.needed(program), [])
    expect_played(arguments, run([program], env=environment()))


def batch_by_pkg_config(arguments, folder):
    """Both ways, with the library below it."""
    installation = Installation(arguments, folder)
    shared = installation.flags(package="abstractgames-batch")
    static = ["-static", *installation.flags("--static", package="abstractgames-batch")]
    for flags, needed in (shared, ["libabstractgames-batch.so.0", "libabstractgames.so.0"]), (static, []):
        program = installation.build(arguments.cc, "batch_consumer.c", "-std=c99", *flags)
        expect(sorted(installation.needed(program)), needed)
        expect(run([program], env=environment(LD_LIBRARY_PATH=installation.libraries)), "2 games, 6 plies\n")


def by_dlopen(arguments, folder):
    installation = Installation(arguments, folder)
    functions = re.findall(r"\b(ag_\w+);", read(arguments.map))
    program = installation.build(arguments.cc, "by_dlopen.c", "-std=c99", "-I" + installation.path(arguments.includedir), "-ldl")
    expect(installation.needed(program), [])
    library = os.path.join(installation.libraries, "libabstractgames.so.0")
    expect_played(arguments, run([program, library, *functions], env=environment()))


def as_a_subproject(arguments, folder):
    host = os.path.join(folder, "host")
    shutil.copytree(os.path.join(HERE, "subproject"), host)
    shutil.copy(os.path.join(HERE, "consumer.c"), host)
    os.mkdir(os.path.join(host, "subprojects"))
    os.symlink(arguments.source, os.path.join(host, "subprojects", "abstractgames"))
    build = os.path.join(folder, "build")
    clean = environment(PKG_CONFIG_LIBDIR=folder, CC=arguments.cc)
    run(["meson", "setup", build, host], env=clean)
    run(["meson", "compile", "-C", build], env=clean)
    expect_played(arguments, run([os.path.join(build, "host")], env=environment()))
    programs = [name for _, _, names in os.walk(build) for name in names if name.startswith("01_replay")]
    expect(programs, [])


def as_a_unity_build(arguments, folder):
    """Everything that is built for users; the tests only add files of the same kinds."""
    build = os.path.join(folder, "build")
    clean = environment(CC=arguments.cc)
    run(["meson", "setup", "-Dunity=on", "-Dwerror=true", "-Dtests=disabled", "-Ddocs=disabled", build, arguments.source], env=clean)
    run(["meson", "compile", "-C", build], env=clean)


def readme_blocks(arguments, language):
    return re.findall(rf"^```{language}\n(.*?)^```$", read(os.path.join(arguments.source, "README.md")), re.DOTALL | re.MULTILINE)


def copy_of_source(arguments, folder):
    copy = os.path.join(folder, "libabstractgames")
    shutil.copytree(arguments.source, copy, ignore=shutil.ignore_patterns(".git", "build*", "subprojects"))
    return copy


def readme_as_written(arguments, folder):
    """Installs below a home of its own and builds the program, all by the README's own words."""
    copy = copy_of_source(arguments, folder)
    program, = readme_blocks(arguments, "c")
    other = re.compile("run.sh|pip|luarocks")
    use, install = [block for block in readme_blocks(arguments, "sh") if not other.search(block)]
    shown, = readme_blocks(arguments, "text")
    expect(len(program.splitlines()), 15)
    with open(os.path.join(copy, "first.c"), "w", encoding="utf-8") as file:
        file.write(program)
    home = environment(HOME=folder)
    run(["sh", "-e", "-c", install], cwd=copy, env=home)
    exports = "\n".join(line for line in install.splitlines() if line.startswith("export "))
    expect(run(["sh", "-e", "-c", exports + "\n" + use], cwd=copy, env=home), shown)
    linked = run(["readelf", "--dynamic", "first"], cwd=copy)
    assert "libabstractgames.so.0" in linked, linked


def readme_names_real_variants(arguments, folder):
    source = os.path.join(folder, "variants.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write("#include <abstractgames/abstractgames.h>\n#include <stdio.h>\n"
                   "int main(void)\n{\n    for (int32_t i = 0; i < ag_variant_count(); i++)"
                   " puts(ag_variant_id(ag_variant_at(i)));\n    return 0;\n}\n")
    installation = Installation(arguments, os.path.join(folder, "root"))
    program = installation.build(arguments.cc, source, *installation.flags())
    variants = run([program], env=environment(LD_LIBRARY_PATH=installation.libraries)).split()
    readme = read(os.path.join(arguments.source, "README.md"))
    table = re.findall(r"^\| (`[^|]*`) \|", readme, re.MULTILINE)
    named = re.findall(r"`(\S+)`", " ".join(table))
    assert named, "no variants found in the README"
    expect([variant for variant in named if variant not in variants], [])


def dist_has_all_files(arguments, folder):
    """The archive of a release holds what is committed, and builds."""
    build = os.path.join(folder, "build")
    run(["meson", "setup", build, arguments.source, "-Dtests=disabled", "-Dexamples=disabled", "-Ddocs=disabled"],
        env=environment(CC=arguments.cc))
    run(["meson", "dist", "-C", build, "--no-tests", "--allow-dirty", "--formats", "gztar"], env=environment())
    name = f"abstractgames-{arguments.version}"
    with tarfile.open(os.path.join(build, "meson-dist", name + ".tar.gz")) as archive:
        packed = {member.name for member in archive.getmembers() if member.isfile()}
    committed = run(["git", "-C", arguments.source, "ls-tree", "-r", "-z", "--name-only", "HEAD"]).split("\0")
    expect(sorted(packed), sorted(f"{name}/{path}" for path in committed if path))


def programs_are_installed_on_request(arguments, folder):
    """Each under a name of its own, by which it speaks of itself."""
    build = os.path.join(folder, "build")
    run(["meson", "setup", build, arguments.source, "--prefix", "/usr", "--libdir", "lib", "-Dprograms=true",
         "-Doptimization=1", "-Dexamples=enabled", "-Dtests=disabled", "-Ddocs=disabled", "-Dpython=disabled",
         "-Dlua=disabled"], env=environment(CC=arguments.cc))
    run(["meson", "compile", "-C", build], env=environment())
    run(["meson", "install", "-C", build, "--quiet", "--destdir", folder], env=environment())
    installed = os.path.join(folder, "usr")
    names = sorted(os.listdir(os.path.join(installed, "bin")))
    expect(names, ["abstractgames-convert", "abstractgames-diagram", "abstractgames-engine", "abstractgames-perft",
                   "abstractgames-play"])
    linked = environment(LD_LIBRARY_PATH=os.path.join(installed, "lib"))
    for name in names:
        said = run([os.path.join(installed, "bin", name), "--help"], env=linked)
        assert said.startswith(f"usage: {name} "), said
        assert not re.search(r"\b0[0-9]_", said), said
    counted = run([os.path.join(installed, "bin", "abstractgames-perft"), "chess", "3"], env=linked)
    assert re.search(r"\b8902\b", counted), counted


CHECKS = [installed_files, programs_are_installed_on_request, shared_by_pkg_config, static_by_pkg_config, batch_by_pkg_config,
          cpp98_by_pkg_config, cpp17_by_pkg_config, by_dlopen, as_a_subproject, as_a_unity_build, readme_as_written, readme_names_real_variants, dist_has_all_files]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("check", choices=[check.__name__ for check in CHECKS])
    for option in ["source", "build", "version", "prefix", "libdir", "includedir", "mandir", "map", "readelf", "pkg-config",
                   "cc", "cxx"]:
        parser.add_argument("--" + option, required=True)
    arguments = parser.parse_args()
    check = next(check for check in CHECKS if check.__name__ == arguments.check)
    with tempfile.TemporaryDirectory(prefix="abstractgames-") as folder:
        check(arguments, folder)


if __name__ == "__main__":
    main()
