# SPDX-License-Identifier: MIT
"""Builds the package without writing a file into the source tree, so that builds cannot get into each other's way.

`setup.py sdist --dist-dir FOLDER` makes an archive that has the library's sources in it and can be installed anywhere.
"""
import glob
import os
import shutil
import sys
import tempfile

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import binding  # noqa: E402  (stands beside this file, which is no package)
import library  # noqa: E402


class BuildBinding(build_ext):
    """Writes the binding's code and compiles it against an installed library, or with the library's sources in it."""

    def build_extension(self, ext):
        made = os.path.realpath(self.build_temp)
        os.makedirs(made, exist_ok=True)
        code = os.path.join(made, "_binding.c")
        binding.write_code(code)
        ext.sources = [code, *sorted(glob.glob(os.path.join(binding.TYPES, "*.c")))]
        ext.include_dirs.append(binding.TYPES)
        ext.extra_compile_args.append("-fvisibility=hidden")
        flags = library.installed()
        if flags is None or not library.works(flags, self.compiler, made):
            ext.include_dirs += library.Sources.include
            ext.extra_objects += library.Sources(made).compile(self.compiler)
        else:
            ext.extra_compile_args += library.flags_to_compile(flags)
            ext.extra_link_args += library.flags_to_link(flags)
            ext.runtime_library_dirs += [flag[2:] for flag in flags if flag.startswith("-L")]
        super().build_extension(ext)


class ArchiveWithLibrary(sdist):
    """Puts into the archive what stands outside this folder, too."""

    def make_release_tree(self, base_dir, files):
        from distutils.ccompiler import new_compiler
        from distutils.sysconfig import customize_compiler
        compiler = new_compiler()
        customize_compiler(compiler)
        super().make_release_tree(base_dir, [path for path in files if not os.path.isabs(path)])
        for name in ("binding.c", "binding.py", "library.py", "types"):
            copy = shutil.copytree if name == "types" else shutil.copy
            copy(os.path.join(HERE, name), os.path.join(base_dir, name))
        with tempfile.TemporaryDirectory(prefix="abstractgames-") as made:
            library.copy_needed(os.path.join(base_dir, "library"), compiler, made)


with tempfile.TemporaryDirectory(prefix="abstractgames-") as scratch:
    setup(
        version=library.version(),
        packages=["abstractgames"],
        package_dir={"": os.path.relpath(HERE)},
        package_data={"abstractgames": ["py.typed", "*.pyi"]},
        ext_modules=[Extension("abstractgames._binding", sources=[], py_limited_api=True)],
        cmdclass={"build_ext": BuildBinding, "sdist": ArchiveWithLibrary},
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
