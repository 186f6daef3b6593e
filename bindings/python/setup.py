# SPDX-License-Identifier: MIT
"""Builds the package without writing a file into the source tree, so that builds cannot get into each other's way."""
import glob
import os
import sys
import tempfile

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
        if flags is None:
            ext.include_dirs += library.Sources.include
            ext.extra_objects += library.Sources(made).compile(self.compiler)
        else:
            ext.extra_compile_args += [flag for flag in flags if not flag.startswith(("-L", "-l"))]
            ext.extra_link_args += [flag for flag in flags if flag.startswith(("-L", "-l"))]
            ext.runtime_library_dirs += [flag[2:] for flag in flags if flag.startswith("-L")]
        super().build_extension(ext)


with tempfile.TemporaryDirectory(prefix="abstractgames-") as scratch:
    setup(
        version=library.version(),
        packages=["abstractgames"],
        package_dir={"": os.path.relpath(HERE)},
        package_data={"abstractgames": ["py.typed", "*.pyi"]},
        ext_modules=[Extension("abstractgames._binding", sources=[], py_limited_api=True)],
        cmdclass={"build_ext": BuildBinding},
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )
