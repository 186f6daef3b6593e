# SPDX-License-Identifier: MIT
"""Drives 04_play at a pseudo-terminal, as a person would.

    terminal.py PROGRAM edited|plain NAME    one of the tests below, named after what it pins

A program whose lines are edited takes the terminal's keys for itself, shortly after it has written the prompt. Where
they are plain, the system handles keys all the time.
"""
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

CTRL_A, CTRL_C, CTRL_D, TAB, UP = "\x01", "\x03", "\x04", "\t", "\x1b[A"
SECONDS_MOST = 30
STOP_SECONDS_MOST = 10
COLOURS = "\x1b[1m", "\x1b[36m", "\x1b[7m"


class Terminal:
    """A program at a terminal of its own."""

    is_edited = False

    def __init__(self, program, *arguments, first="> ", **environment):
        self.seen = ""
        self.process, self.screen = pty.fork()
        if self.process == 0:
            names = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
            os.execve(program, [program, *arguments], {**names, "TERM": "xterm", **environment})
        self.expect(first)

    def read(self, seconds):
        """What is written within some seconds; False when nothing more will come."""
        if not select.select([self.screen], [], [], seconds)[0]:
            return True
        try:
            written = os.read(self.screen, 65536)
        except OSError:
            return False
        self.seen += written.decode("utf-8", "replace")
        return bool(written)

    def expect(self, text):
        """Waits for a text and returns all that was written up to its end."""
        end = time.monotonic() + SECONDS_MOST
        while text not in self.seen:
            if time.monotonic() > end or not self.read(1):
                raise AssertionError(f"{text!r} is expected, and there is {self.seen!r}")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def press(self, keys):
        os.write(self.screen, keys.encode())

    def type(self, keys):
        """Presses keys as soon as the program takes them."""
        end = time.monotonic() + SECONDS_MOST
        while self.is_edited and termios.tcgetattr(self.screen)[3] & termios.ICANON:
            assert time.monotonic() < end, "the terminal is not the program's"
            time.sleep(0.01)
        self.press(keys)

    def answer(self, line, expected):
        """Types a line and waits for what has to come of it, and for the next prompt."""
        self.type(line + "\n")
        written = self.expect(expected)
        return written + self.expect("> ")

    def end(self):
        """Waits for the end, which has to be without a failure."""
        end = time.monotonic() + SECONDS_MOST
        while self.read(1) and time.monotonic() < end:
            pass
        if time.monotonic() >= end:
            os.kill(self.process, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        assert status == 0, (status, self.seen)


def a_whole_game(program):
    terminal = Terminal(program, "chess")
    for move, shown in ("f3", "White: f2f3"), ("e5", "Black: e7e5"), ("g4", "White: g2g4"):
        terminal.answer(move, shown)
    terminal.answer("Qh4", "Black has won (checkmate): 0-1 after 4 plies.")
    terminal.type("quit\n")
    terminal.end()


def a_person_is_told_what_to_enter(program):
    for arguments, expected in ((["rinne"], "Enter a move, such as c1b1, or help,"),
                                (["--standard", "rinne"], "Enter a move, such as King c1 - b1 = Knight, or help,"),
                                (["--white", "random", "--black", "random", "rinne"], "Ctrl-C stops the opponents."),
                                (["--position", "5/5/5/5/5/2K2 b", "rinne"], "help lists what can be entered.")):
        terminal = Terminal(program, *arguments, first="Rinne: ")
        terminal.expect(expected)
        terminal.expect("> ")
        terminal.type(CTRL_D)
        terminal.end()


def a_refused_line_is_no_failure_of_a_person(program):
    terminal = Terminal(program, "rinne")
    terminal.answer("e5e2", "the piece on e5 is Black's")
    terminal.type("quit\n")
    terminal.end()


def the_end_of_input_ends_it(program):
    terminal = Terminal(program, "rinne")
    terminal.type(CTRL_D)
    terminal.end()


def an_interrupt_drops_the_line(program):
    terminal = Terminal(program, "rinne")
    terminal.type("e2e3")
    terminal.expect("e2e3")
    terminal.type(CTRL_C)
    terminal.expect("quit, or Ctrl-D, ends the program.")
    terminal.expect("White> ")
    terminal.answer("position", "2k2/k3k/1k1k1/1K1K1/K3K/2K2 w")
    terminal.answer("tap e2", "Tapped: e2")
    terminal.type(CTRL_C)
    terminal.expect("White> ")
    terminal.answer("back", "There is no tap to take back")
    terminal.type(CTRL_D)
    terminal.end()


def an_interrupt_stops_a_search(program):
    terminal = Terminal(program, "--effort", "2147483647", "chess")
    terminal.type("hint\n")
    time.sleep(0.5)
    began = time.monotonic()
    terminal.press(CTRL_C)
    terminal.expect("The searching opponent would play ")
    assert time.monotonic() - began < STOP_SECONDS_MOST
    terminal.expect("ends the program.")
    terminal.expect("> ")
    terminal.type(CTRL_D)
    terminal.end()


def an_interrupt_hurries_the_opponent_of_a_person(program):
    terminal = Terminal(program, "--effort", "2147483647", "--black", "search", "chess")
    for move in "e2e4", "d2d4":
        terminal.type(move + "\n")
        terminal.expect("Black to move")
        time.sleep(0.5)
        terminal.press(CTRL_C)
        terminal.expect("Black: ")
        assert "Stopped" not in terminal.expect("White> ")
    terminal.type(CTRL_D)
    terminal.end()


def a_stopped_program_takes_the_terminal_back(program):
    terminal = Terminal(program, "rinne")
    terminal.type("")
    before = termios.tcgetattr(terminal.screen)
    terminal.press("e2")
    terminal.expect("e2")
    os.kill(terminal.process, signal.SIGSTOP)
    os.waitpid(terminal.process, os.WUNTRACED)
    shells = termios.tcgetattr(terminal.screen)
    shells[3] |= termios.ICANON | termios.ECHO
    termios.tcsetattr(terminal.screen, termios.TCSANOW, shells)
    os.kill(terminal.process, signal.SIGCONT)
    terminal.expect("White> e2" if terminal.is_edited else "White> ")
    terminal.type("")
    assert termios.tcgetattr(terminal.screen)[3] == before[3]
    terminal.answer("e3", "White: e2e3")
    terminal.type(CTRL_D)
    terminal.end()


def an_interrupt_stops_the_opponents(program):
    terminal = Terminal(program, "chess")
    terminal.answer("player white random", "White: ")
    terminal.type("player black random\n")
    terminal.expect("Black: ")
    terminal.press(CTRL_C)
    terminal.expect("go plays on.")
    terminal.answer("resign white", "0-1 after")
    terminal.type(CTRL_D)
    terminal.end()


def colour_is_for_terminals_that_want_it(program):
    for environment, has_colour in (({}, True), ({"NO_COLOR": ""}, True), ({"NO_COLOR": "1"}, False),
                                    ({"TERM": "dumb"}, False)):
        terminal = Terminal(program, "rinne", **environment)
        written = terminal.answer("targets e2", "Next: d1 e1 d2 e3")
        assert all((colour in written) == has_colour for colour in COLOURS), (environment, written)
        terminal.type(CTRL_D)
        terminal.end()


def a_line_is_edited(program):
    terminal = Terminal(program, "rinne")
    terminal.type("2e3" + CTRL_A)
    terminal.answer("e", "White: e2e3")
    terminal.answer("undo", "White to move")
    terminal.type(UP + UP)
    terminal.answer("", "White: e2e3")
    terminal.type(CTRL_D)
    terminal.end()


def a_window_may_get_narrow(program):
    terminal = Terminal(program, "rinne")
    terminal.type("")
    fcntl.ioctl(terminal.screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 20, 0, 0))
    terminal.press("x" * 50 + CTRL_A + "y")
    terminal.expect("\x1b[2A")
    terminal.answer("", '"yxxxxx')
    terminal.type(CTRL_D)
    terminal.end()


def a_word_is_completed(program):
    terminal = Terminal(program, "rinne")
    terminal.type("posi" + TAB)
    terminal.answer("", "2k2/k3k/1k1k1/1K1K1/K3K/2K2 w")
    terminal.type("e2e" + TAB)
    assert "e2e1  e2e3" in terminal.expect("White> e2e")
    terminal.type("\b\b\bd3d" + TAB)
    terminal.answer("", "White: d3d2")
    terminal.type("targets e1" + TAB)
    terminal.answer("", "No move begins on e1.")
    terminal.type("zz" + TAB + CTRL_C)
    terminal.expect("> ")
    terminal.type(CTRL_D)
    terminal.end()


def a_variant_is_completed(program):
    terminal = Terminal(program, first="Which variant? ")
    terminal.type("di" + TAB + "\n")
    terminal.expect("Diaballik: ")
    terminal.answer("new ch" + TAB, "8  \x1b[36mr\x1b[0m")
    terminal.type(CTRL_D)
    terminal.end()


def a_command_is_completed_by_what_it_takes(program):
    terminal = Terminal(program, "rinne")
    terminal.answer("resign b" + TAB, "White has won (resignation)")
    terminal.answer("undo", "White to move")
    terminal.answer("player b" + TAB + "ran" + TAB, "\r\n")
    terminal.answer("e2e3", "Black: ")
    terminal.answer("save a" + TAB + TAB + CTRL_C, "ends the program.")
    terminal.type(CTRL_D)
    terminal.end()


def letters_of_any_kind_are_survived(program):
    for locale in "C", "C.UTF-8":
        terminal = Terminal(program, "rinne", LC_ALL=locale)
        for keys in b"\xc3\xa9\xe2\x99\x94x\n", b"\xff\xfe\x9b31m\n", b"zzz\0\x1b[Z\n":
            terminal.type("")
            os.write(terminal.screen, keys)
            terminal.expect("at byte 0: expected the square a piece moves from")
            terminal.expect("> ")
        terminal.type(CTRL_D)
        terminal.end()


def main():
    program, keys, name = sys.argv[1:]
    Terminal.is_edited = keys == "edited"
    globals()[name](os.path.abspath(program))
    return 0


if __name__ == "__main__":
    sys.exit(main())
