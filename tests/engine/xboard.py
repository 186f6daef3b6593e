# SPDX-License-Identifier: MIT
"""Plays with the engine in XBoard, as people do, on a virtual screen. Needs Debian's xboard, xvfb and xdotool; no suite
runs it.

    xboard.py PROGRAM [PICTURE]    keeps pictures of the screen as PICTURE-NAME.png when imagemagick is there

XBoard writes down what it and the engine say to each other, and that is what is looked at.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCREEN = ":78"
SECONDS_MOST = 60
FILES = {"rinne": 5, "tensei": 5, "diaballik": 7, "sentai": 8, "tensor": 10}


class XBoard:
    """XBoard with the engine, or with two of them."""

    def __init__(self, program, variant, folder, *options):
        self.variant = variant
        self.log = Path(folder, variant + ".debug")
        pictures = Path(folder, variant)
        pictures.mkdir()
        subprocess.run([program, "--pictures", pictures, variant], check=True)
        self.process = subprocess.Popen(
            ["xboard", "-fcp", program, "-variant", variant, "-testLegality", "false", "-showTargetSquares", "true",
             "-debug", "-nameOfDebugFile", self.log, "-pid", pictures, "-boardSize", "49", "-xponder",
             "-firstOptions", "Nodes=300", *options],
            env={**os.environ, "HOME": folder, "DISPLAY": SCREEN}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.seen = 0
        self.expect("<first : pong 1")

    def expect(self, *parts):
        """The next line of what is said that has one of these in it."""
        end = time.monotonic() + SECONDS_MOST
        while time.monotonic() < end:
            lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []
            for number in range(self.seen, len(lines)):
                if any(part in lines[number] for part in parts):
                    self.seen = number + 1
                    return lines[number]
            time.sleep(0.1)
        raise AssertionError(f"{self.variant}: {parts} are not said in {lines[self.seen:]}")

    def click(self, *squares):
        """Presses and releases as slowly as a hand does."""
        window = do("search", "--onlyvisible", "--class", "xboard").split()[-1]
        shape = dict(line.split("=") for line in do("getwindowgeometry", "--shell", window).splitlines())
        size = (int(shape["WIDTH"]) - 3) / FILES[self.variant]
        for square in squares:
            x = int(shape["X"]) + (ord(square[0]) - ord("a") + 0.5) * size
            y = int(shape["Y"]) + int(shape["HEIGHT"]) - (int(square[1:]) - 0.5) * size
            do("mousemove", str(int(x)), str(int(y)))
            for button in "mousedown", "mouseup":
                do(button, "1")
                time.sleep(0.5)

    def close(self, picture=None):
        if picture and shutil.which("import"):
            subprocess.run(["import", "-display", SCREEN, "-window", "root", f"{picture}-{self.variant}.png"],
                           check=False)
        self.process.terminate()
        self.process.wait()


def do(*words):
    return subprocess.run(["xdotool", *words], env={**os.environ, "DISPLAY": SCREEN}, capture_output=True, text=True,
                          check=True).stdout


def a_piece_changes_as_it_lands(board):
    board.click("e2", "e3")
    board.expect("e2e3n")
    assert re.search(r"move [a-e]\d[a-e]\d[knbrq]", board.expect("<first : move", "setboard"))


def a_die_is_rolled_for_the_user(board):
    board.click("e2", "e3")
    letter = board.expect("<first : choice")[-1]
    board.expect(f"e2e3{letter}")
    assert re.search(r"move [a-e]\d[a-e]\d[knbrq]", board.expect("<first : move", "setboard"))


def a_turn_is_made_action_by_action(board):
    board.click("a1", "a2")
    assert "setboard ssscsss/7/7/7/7/S6/1SSCSSS w" in board.expect("setboard ")
    board.click("b1", "b2")
    assert "setboard ssscsss/7/7/7/7/SS5/2SCSSS w" in board.expect("setboard ")
    board.click("d1", "c1")
    board.expect("d1c1")
    assert "/SS5/2CSSSS w" in board.expect("<first : setboard")


def two_rangers_become_one(board):
    board.click("a1", "b1")
    letter = board.expect("<first : choice")[-1]
    board.expect(f"a1b1{letter}")
    board.expect("<first : move", "<first : setboard")


PLAYED = {"rinne": a_piece_changes_as_it_lands, "tensei": a_die_is_rolled_for_the_user,
          "diaballik": a_turn_is_made_action_by_action, "sentai": two_rangers_become_one}


def two_engines_play_to_the_end(program, folder):
    board = XBoard(program, "rinne", folder, "-scp", program, "-secondOptions", "Nodes=200", "-matchGames", "1")
    try:
        said = board.expect("{White wins", "{Black wins", "{Draw")
        board.expect(">first : result " + said.split(": ", 1)[1].split(" {")[0])
    finally:
        board.close()


def main():
    program = os.path.abspath(sys.argv[1])
    picture = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else None
    with subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "900x900x24"], stderr=subprocess.DEVNULL) as screen:
        try:
            time.sleep(2)
            for variant, play in PLAYED.items():
                with tempfile.TemporaryDirectory() as folder:
                    board = XBoard(program, variant, folder)
                    try:
                        time.sleep(2)
                        play(board)
                        print(f"{variant}: {play.__name__}")
                    finally:
                        board.close(picture)
            with tempfile.TemporaryDirectory() as folder:
                two_engines_play_to_the_end(program, folder)
                print("rinne: two_engines_play_to_the_end")
        finally:
            screen.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
