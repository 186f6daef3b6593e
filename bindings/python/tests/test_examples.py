# SPDX-License-Identifier: MIT
"""The examples, run as a user runs them."""
import os
import subprocess
import sys
import tempfile
import unittest

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples")


def outcome(name, *arguments, typed=""):
    return subprocess.run([sys.executable, os.path.join(EXAMPLES, name), *arguments], input=typed, capture_output=True,
                          encoding="utf-8", check=False)


def run(name, *arguments, typed=""):
    ran = outcome(name, *arguments, typed=typed)
    if ran.returncode != 0 or ran.stderr:
        raise AssertionError(f"{name}: exit status {ran.returncode}\n{ran.stderr}")
    return ran.stdout.splitlines()


class Examples(unittest.TestCase):
    def test_playing_against_yourself(self):
        lines = run("01_against_yourself.py", typed="e2e3\nx\nundo\ne2e3\nKing e5 - d5 = Knight\n")
        self.assertEqual(lines[-2:], ["King e2 - e3 = Knight", "King e5 - d5 = Knight"])
        self.assertEqual(sum(line.startswith("x: ") for line in lines), 1)

    def test_playing_with_a_die(self):
        lines = run("01_against_yourself.py", "tensei", typed="e2e3\n")
        self.assertRegex("\n".join(lines), "The die shows =[KNBRQ]")

    def test_a_roll_is_taken_back_with_its_move(self):
        lines = run("01_against_yourself.py", "tensei", typed="e2e3\nundo\ne2e3\n")
        self.assertEqual([line for line in lines if line.startswith("e2e3: ")], [])

    def test_perft(self):
        self.assertEqual(run("02_perft.py", "rinne", "3")[-1], "14198 in all")

    def test_search(self):
        lines = run("03_search.py", "rinne", "6", "2")
        self.assertEqual([line.split(":")[0] for line in lines[:6]], ["White", "Black"] * 3)

    def test_taps(self):
        lines = run("04_taps.py", typed="e2\nback\ne2\nnothing\ne3\n")
        self.assertIn("K goes from e2 to e3 as N", lines)
        self.assertIn("Touch: d1, e1, d2, e3", lines)

    def test_records(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = run("05_records.py", os.path.join(folder, "games.txt"), "rinne", "20")
        self.assertEqual(sum(int(line.split(" x ")[0]) for line in lines), 20)

    def test_what_cannot_be_is_refused_with_a_sentence(self):
        halma = "argument VARIANT: invalid choice: 'halma' (choose from "
        for sentence, *command in [
                (halma, "01_against_yourself.py", "halma"), (halma, "02_perft.py", "halma"),
                ("argument DEPTH: invalid int value: 'x'", "02_perft.py", "rinne", "x"),
                ("DEPTH is 1 to 40, not 0", "02_perft.py", "rinne", "0"),
                (halma, "03_search.py", "halma"), ("DEPTH is 1 or more, not 0", "03_search.py", "rinne", "6", "0"),
                (halma, "04_taps.py", "halma"),
                ("the following arguments are required: FILE", "05_records.py"),
                ("No such file or directory: '/no/such/folder/file'", "05_records.py", "/no/such/folder/file"),
                (halma, "05_records.py", os.devnull, "halma")]:
            with self.subTest(command=command):
                ran = outcome(*command)
                self.assertEqual((ran.returncode, ran.stdout), (2, ""))
                self.assertIn(sentence, ran.stderr)
                self.assertNotIn("Traceback", ran.stderr)


if __name__ == "__main__":
    unittest.main()
