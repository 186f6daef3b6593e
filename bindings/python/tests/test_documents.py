# SPDX-License-Identifier: MIT
"""Examples in docstrings and in README.md do what they say."""
import doctest
import glob
import importlib
import os
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
    return tests


if __name__ == "__main__":
    unittest.main()
