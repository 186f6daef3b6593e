# SPDX-License-Identifier: MIT
"""Examples in docstrings and in pages do what they say."""
import doctest
import glob
import importlib
import os
import re
import unittest

import abstractgames

HERE = os.path.dirname(os.path.abspath(__file__))


def load_tests(loader, tests, pattern):
    package = os.path.dirname(abstractgames.__file__)
    names = [os.path.splitext(os.path.basename(path))[0] for path in glob.glob(os.path.join(package, "*.py"))]
    for name in sorted(names):
        module = importlib.import_module("abstractgames" if name == "__init__" else f"abstractgames.{name}")
        tests.addTests(doctest.DocTestSuite(module))
    tests.addTests(doctest.DocFileSuite(os.path.join(HERE, "..", "README.md"), module_relative=False))
    for page in ("README.md", "doc/batch.md"):
        tests.addTest(blocks_of(os.path.join(HERE, "..", "..", "..", page)))
    return tests


def blocks_of(path):
    """The fenced examples of Python in a document."""
    with open(path, encoding="utf-8") as file:
        blocks = re.findall(r"^```pycon\n(.*?)^```$", file.read(), re.DOTALL | re.MULTILINE)
    if not blocks:
        raise AssertionError(f"no example in {path}")
    return doctest.DocTestCase(doctest.DocTestParser().get_doctest("\n".join(blocks), {}, os.path.basename(path), path, 0))


if __name__ == "__main__":
    unittest.main()
