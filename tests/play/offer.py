# SPDX-License-Identifier: MIT
"""examples/run.sh ends by offering to play, at a terminal only. It builds in build/, so Meson does not run this.

    offer.py SOURCE
"""
import subprocess
import sys
from pathlib import Path
from terminal import CTRL_C, Terminal

QUESTION = "Which of these would you like to play?"


def at_a_terminal(script):
    terminal = Terminal("/bin/sh", script, first=QUESTION)
    terminal.expect("(none) ")
    terminal.press("go\n")
    terminal.expect("There is no variant go; --list shows all.")
    terminal.expect("(none) ")
    terminal.press("rinne-5x5\n")
    terminal.expect("White> ")
    Terminal.is_edited = True
    terminal.type(CTRL_C)
    terminal.expect("ends the program.")
    terminal.expect("White> ")
    terminal.type("quit\n")
    terminal.end()


def on_a_pipe(script):
    ran = subprocess.run(["/bin/sh", script], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert QUESTION not in ran.stdout, ran.stdout


def main():
    script = str(Path(sys.argv[1], "examples", "run.sh").resolve())
    on_a_pipe(script)
    at_a_terminal(script)
    return 0


if __name__ == "__main__":
    sys.exit(main())
