# SPDX-License-Identifier: MIT
"""Players of a match. A player says which moves come behind those of a game.

    level:N         the opponent of this library at a level, as the engine of examples/07_engine
    nodes:N         the same without errors, with so many nodes a move
    time            the same with the time of the match for a move
    random          any legal move
    cecp:COMMAND    an engine that speaks CECP, with the time of the match
    uci:COMMAND     one that speaks UCI; options follow as in "uci:stockfish;UCI_LimitStrength=true;UCI_Elo=1350"
"""
import contextlib
import os
import random
import select
import shlex
import subprocess
import time

PATIENCE = 60  # seconds for any answer, besides the time for a move
FEATURE_SECONDS = 2
MOVES_AHEAD = 30  # of a clock: engines plan for about so many


class EngineError(Exception):
    """An engine has ended, is silent, or says what it may not."""


def texts(game, begin=0):
    """The moves of a game from a ply on, as engines write them: a roll belongs to the move before it."""
    written = [str(move) for move in game.history][begin:]
    if game.variant.id == "chess":
        return [text.replace("=", "").lower() for text in written]
    joined = []
    for text in written:
        if text.startswith("=") and joined:
            joined[-1] += text
        else:
            joined.append(text)
    return joined


class Child:
    """A program that is spoken to by lines."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.name = command
        self.held = b""

    def send(self, *lines):
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            raise EngineError(f"{self.name} has ended") from None

    def line(self, end):
        """The next line, which has to come before a time."""
        while b"\n" not in self.held:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise EngineError(f"{self.name} says nothing")
            came = os.read(self.process.stdout.fileno(), 65536)
            if not came:
                raise EngineError(f"{self.name} has ended")
            self.held += came
        line, _, self.held = self.held.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def expect(self, *beginnings, seconds=0.0):
        """The next line that begins with one of these, and those before it."""
        end = time.monotonic() + seconds + PATIENCE
        before = []
        while True:
            line = self.line(end)
            if line.startswith(beginnings):
                return line, before
            before.append(line)

    def close(self):
        try:
            self.send("quit")
            self.process.wait(timeout=5)
        except (EngineError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        with contextlib.suppress(BrokenPipeError):  # what it has not read is lost
            self.process.stdin.close()
        self.process.stdout.close()


class Cecp:
    """An engine that speaks CECP. It is set to every position by all its moves; `go` then makes one."""

    def __init__(self, command, variant, seconds, options):
        self.child = Child(command)
        self.variant = "normal" if variant == "chess" else variant
        self.seconds = seconds
        self.options = options
        self.pings = 0
        self.sent = []
        self.child.send("xboard", "protover 2")
        features = self._features()
        self.has_ping = "ping=1" in features
        self.word = "usermove " if "usermove=1" in features else ""

    def _features(self):
        """What the engine asks for. One of the first version of the protocol says nothing."""
        said = ""
        end = time.monotonic() + FEATURE_SECONDS
        while "done=1" not in said:
            try:
                said += " " + self.child.line(end)
            except EngineError:
                if self.child.process.poll() is not None:
                    raise
                break
        return said

    def _settle(self):
        """What was said about the game before does not count."""
        if self.has_ping:
            self.pings += 1
            self.child.send(f"ping {self.pings}")
            self.child.expect(f"pong {self.pings}")

    def begin(self, seed):
        """A new game."""
        self.sent = []
        self.child.send("new")
        if self.variant != "normal":
            self.child.send(f"variant {self.variant}")
        self.child.send("force", "easy", "post", *(f"option {option}" for option in self.options))
        if "Seed" in dict(option.split("=") for option in self.options):
            self.child.send(f"option Seed={seed % 1000000007 + 1}")
        self.child.send(*self._clock())
        self._settle()

    def _clock(self):
        if self.seconds is None:
            return []
        if self.seconds == int(self.seconds):
            return [f"st {int(self.seconds)}"]
        whole = max(1, round(self.seconds * MOVES_AHEAD))
        return [f"level 0 {whole // 60}:{whole % 60:02} 0"]

    def choose(self, game):
        """Plays the engine's move, which some still say as in the first version of the protocol. Returns the lines
        of its thinking."""
        moves = texts(game)
        if moves[:len(self.sent)] != self.sent:
            raise EngineError(f"{self.child.name} was not told of another game")
        self.child.send("force", *(self.word + move for move in moves[len(self.sent):]))
        if self.seconds is not None:
            left = round(self.seconds * MOVES_AHEAD * 100)
            self.child.send(f"time {left}", f"otim {left}")
        self.child.send("go")
        line, before = self.child.expect("move ", "My move is", "1-0", "0-1", "1/2-1/2", "resign", "Illegal", "Error (",
                                         seconds=self.seconds or 0)
        return self._take(game, line, before)

    def _take(self, game, line, before):
        if line.startswith("1/2-1/2") and game.claimable_draw:
            game.claim_draw()
            return before
        if not line.startswith(("move ", "My move is")):
            raise EngineError(f"{self.child.name} says {line}")
        game.play(line.split()[-1])
        self.sent = texts(game)
        return before

    def close(self):
        self.child.close()


class Uci:
    """An engine that speaks UCI."""

    def __init__(self, command, variant, seconds, options):
        if variant != "chess":
            raise EngineError(f"UCI has no {variant}")
        self.child = Child(command)
        self.seconds = seconds
        self.child.send("uci")
        self.child.expect("uciok")
        for option in options:
            name, value = option.split("=", 1)
            self.child.send(f"setoption name {name} value {value}")

    def begin(self, _seed):
        self.child.send("ucinewgame", "isready")
        self.child.expect("readyok")

    def choose(self, game):
        moves = texts(game)
        limit = f"movetime {round((self.seconds or 0.1) * 1000)}"
        self.child.send("position startpos" + (" moves " + " ".join(moves) if moves else ""), f"go {limit}")
        line, before = self.child.expect("bestmove", seconds=self.seconds or 0)
        game.play(line.split()[1])
        return before

    def close(self):
        self.child.close()


class Random:
    """Somebody who makes any legal move."""

    def __init__(self):
        self.drawn = random.Random(0)

    def begin(self, seed):
        self.drawn = random.Random(seed)

    def choose(self, game):
        game.playout(self.drawn, 1)
        return []

    def close(self):
        """There is nothing to close."""


def player(text, variant, seconds, program):
    """The player that a text names; `program` is the engine of this library."""
    kind, _, rest = text.partition(":")
    ours = {"level": [f"Level={rest}", "Nodes=0"], "nodes": ["Level=0", f"Nodes={rest}"],
            "time": ["Level=0", "Nodes=0"]}
    if kind == "random" and not rest:
        return Random()
    if kind in ours and (rest.isdigit() or kind == "time"):
        return Cecp(shlex.quote(program), variant, seconds if kind == "time" else None, [*ours[kind], "Seed=1"])
    command, *options = rest.split(";")
    if kind in ("cecp", "uci") and command:
        return (Cecp if kind == "cecp" else Uci)(command, variant, seconds, options)
    raise ValueError(f"there is no player {text}: level:N, nodes:N, time, random, cecp:COMMAND or uci:COMMAND")
