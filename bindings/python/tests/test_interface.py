# SPDX-License-Identifier: MIT
"""The whole interface is there: each constant with C's value, each function used, and nothing that is not."""
import enum
import glob
import os
import re
import unittest

import abstractgames
from abstractgames import numbers
from abstractgames._binding import lib

HERE = os.path.dirname(os.path.abspath(__file__))
DECLARATIONS = os.path.join(HERE, "..", "..", "declarations", "abstractgames.cdef")
PACKAGE = os.path.dirname(abstractgames.__file__)
# Constants that Python has as an enumeration, by how their names begin in C.
ENUMERATIONS = {"AG_REASON_": numbers.Reason, "AG_PROBLEM_": numbers.Problem, "AG_SQUARE_": numbers.SquareTrait,
                "AG_MOVE_": numbers.MoveTrait, "AG_TEXT_": numbers.Style, "AG_STEP_": numbers.Action}
WHOLE = {numbers.Player: "AG_WHITE AG_BLACK AG_CHANCE AG_NOBODY",
         numbers.Result: "AG_ONGOING AG_WHITE_WINS AG_BLACK_WINS AG_DRAW"}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Interface(unittest.TestCase):
    def setUp(self):
        declarations = read(DECLARATIONS)
        self.constants = {name: int(value) for name, value in re.findall(r"\b(AG_\w+) = (-?\d+)", declarations)}
        self.functions = re.findall(r"\b(ag_\w+)\(", declarations)
        in_c = glob.glob(os.path.join(HERE, "..", "types", "*.c"))
        files = [*glob.glob(os.path.join(PACKAGE, "*.py")), os.path.join(HERE, "..", "binding.c"), *in_c]
        self.code = "".join(map(read, files))

    def test_each_constant_has_the_value_of_c(self):
        self.assertGreater(len(self.constants), 80)
        for name, value in self.constants.items():
            self.assertEqual(getattr(lib, name), value, name)

    def test_each_function_is_used(self):
        self.assertGreater(len(self.functions), 80)
        for name in self.functions:
            self.assertTrue(callable(getattr(lib, name)))
            self.assertTrue(re.search(rf"\b{name}\b", self.code), name)

    def test_each_enumeration_is_that_of_c(self):
        for begin, enumeration in ENUMERATIONS.items():
            in_c = {name[len(begin):]: value for name, value in self.constants.items() if name.startswith(begin)}
            self.assertEqual({member.name: member.value for member in enumeration}, in_c)
        for enumeration, names in WHOLE.items():
            in_c = {name[len("AG_"):]: self.constants[name] for name in names.split()}
            self.assertEqual({member.name: member.value for member in enumeration}, in_c)
        self.assertEqual((numbers.DONE, numbers.CHOICE), (lib.AG_TAP_DONE, lib.AG_TAP_CHOICE))

    def test_each_constant_has_a_name_in_python_or_is_used(self):
        in_whole = " ".join(WHOLE.values()).split()
        kept_inside = {"AG_TAGS_MAX", "AG_TAG_NAME_MAX", "AG_TAG_VALUE_MAX", "AG_RECORD_BYTES_MAX", "AG_ERR_MORE"}
        for name in self.constants.keys() - kept_inside:
            named = name in in_whole or name.startswith(tuple(ENUMERATIONS))
            self.assertTrue(named or re.search(rf"lib\.{name}\b", self.code), name)

    def test_each_public_name_is_there_and_documented(self):
        self.assertEqual(set(abstractgames.__all__) - set(dir(abstractgames)), set())
        for name in abstractgames.__all__:
            value = getattr(abstractgames, name)
            if isinstance(value, type):
                self.assertTrue(value.__doc__, name)
                own = [kind for kind in value.__mro__ if kind.__module__.startswith("abstractgames.")]
                parts = {part: member for kind in own for part, member in vars(kind).items()
                         if not part.startswith("_")}
                undocumented = [f"{name}.{part}" for part, member in parts.items()
                                if (callable(member) or isinstance(member, property)) and not member.__doc__
                                and not isinstance(member, enum.Enum)]
                self.assertEqual(undocumented, [])
        self.assertRaises(AttributeError, getattr, abstractgames, "Halma")

    def test_the_version_is_the_librarys(self):
        major, minor, patch = map(int, abstractgames.__version__.split("."))
        self.assertEqual(abstractgames.version_number, 10000 * major + 100 * minor + patch)


if __name__ == "__main__":
    unittest.main()
