# SPDX-License-Identifier: MIT
"""An engine as a child, for the tests beside this file."""
import queue
import subprocess
import sys
import threading
import time

SECONDS_MOST = 60


class Engine:
    """Lines are sent, and lines are waited for."""

    def __init__(self, program, *arguments):
        self.process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.came = queue.Queue()
        self.seen = []
        self.pings = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.came.put(line.decode("utf-8", "replace").rstrip("\n"))
        self.came.put(None)

    def send(self, *lines):
        for line in lines:
            self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def line(self):
        """The next line; None at the end of the output."""
        try:
            line = self.came.get(timeout=SECONDS_MOST)
        except queue.Empty:
            raise AssertionError(f"nothing comes after {self.seen[-20:]}") from None
        self.seen.append(line)
        return line

    def expect(self, *beginnings):
        """Waits for a line that begins with one of these and returns it, with those before it in self.before."""
        self.before = []
        while True:
            line = self.line()
            assert line is not None, f"{beginnings} are expected, and the end comes after {self.seen[-20:]}"
            if line.startswith(beginnings):
                return line
            self.before.append(line)

    def said(self, *lines):
        """All that is said to these lines, when the engine is not to move."""
        self.pings += 1
        self.send(*lines, f"ping {self.pings}")
        self.expect(f"pong {self.pings}")
        return self.before

    def quiet(self, seconds):
        """What is said within some seconds by itself."""
        end = time.monotonic() + seconds
        lines = []
        while (left := end - time.monotonic()) > 0:
            try:
                lines.append(self.came.get(timeout=left))
            except queue.Empty:
                break
        return lines

    def end(self):
        """Ends the input and waits for the end of the engine, which has to be without a failure."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        status = self.process.wait(timeout=SECONDS_MOST)
        self.process.stdout.close()
        assert status == 0, status

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            self.end()
        else:
            self.process.kill()
            self.process.wait()


def begin(program, variant="normal", nodes=200, has_board=False):
    """An engine that plays a variant by CECP, with so many nodes a move, in force mode."""
    engine = Engine(program)
    engine.send("xboard", "protover 2")
    engine.expect("feature done=1")
    engine.said("accepted highlight" if has_board else "rejected highlight", "option Seed=1", f"option Nodes={nodes}",
                "new", f"variant {variant}", "force")
    return engine


def variants(program):
    """The names of all variants."""
    with Engine(program) as engine:
        engine.send("protover 2")
        return engine.expect("feature variants").split('"')[1].split(",")


def run_test(tests):
    """Runs the test of a file that the arguments name, on the program that they name before it."""
    program, name = sys.argv[1:]
    tests[name](program)
