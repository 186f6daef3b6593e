# SPDX-License-Identifier: MIT
"""Measures the library against other programs in one run and prints a table of ratios.

Each row of rows.tsv names a measurement of ours and a peer. A measurement is one of bench.c, or, behind the word
python, luajit or node, one of bench.py, bench.lua or bench.js. `calls MOVES DEPTH` is calls.c: the calls of a loop with
nothing behind them. `records KIND` reads a file of records that the library
has written, 20 MB of a kind below, and `pgn-extract KIND` has Debian's program of that name do the same (-r), which knows
only chess: their rate is bytes in a second of the processor's time. A peer is another measurement, or a program, a position
of positions.tsv and a depth, whose perft gives the peer's leaves per second. Ours and the peer's are measured in turn,
five times; a row's ratio is the median. Seconds are those of the processor, which do not go by while others are at work
on it; only where several threads or starts of programs are measured are they the clock's. A ratio is reported, never
judged: machines are shared and noisy. The table says which machine it was, and how busy.

    compare.py BENCH FOLDER [WORD ...]    only the rows whose names hold one of the words
"""
import csv
import glob
import os
import platform
import shutil
import statistics
import subprocess
import sys

ROUNDS = 5
RECORD_BYTES = 20 << 20
RECORD_KINDS = {
    "plain": ("chess",),
    "comments": ("chess", "[%clk 0:03:00] played without much thought"),
    "sentai": ("sentai",),
    "tensor": ("tensor",),
    "rinne": ("rinne",),
    "tensei": ("tensei",),
}
NODE_PACKAGES = ["ffish@0.7.10", "chessops@0.15.1", "chess.js@1.4.0"]
PROGRAMS = {
    "stockfish": (["stockfish", "/usr/games/stockfish"], "go perft {}"),
    "fairy-stockfish": (["fairy-stockfish", "/usr/games/fairy-stockfish"], "go perft {}"),
    "ethereal": (["ethereal-chess", "/usr/games/ethereal-chess"], "perft {}"),
}


def open_text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def machine():
    """The processor, how many can be used, the system, and how many programs wanted to run in the last minutes."""
    names = [line.split(":")[1].strip() for line in open_text("/proc/cpuinfo").splitlines() if "model name" in line]
    load = " ".join(f"{number:.1f}" for number in os.getloadavg())
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} processors, {platform.platform()}; load {load}"


class Peer:
    """A chess program that answers perft commands over a pipe."""

    def __init__(self, name):
        paths, self.command = PROGRAMS[name]
        path = next((found for found in map(shutil.which, paths) if found), None)
        if path is None:
            sys.exit(f"compare.py: {name} is missing; install the package {os.path.basename(paths[0])}")
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def seconds(self):
        """What its threads have taken of the processor so far."""
        threads = glob.glob(f"/proc/{self.process.pid}/task/*/schedstat")
        return sum(int(open_text(path).split()[0]) for path in threads) * 1e-9

    def leaves_per_second(self, position, depth):
        """Runs one perft; the leaf count is the last number of the line that ends it."""
        variant, _, fen = position.rpartition(":")
        if variant:
            self.tell(f"setoption name UCI_Variant value {variant}")
        self.tell("isready")
        while self.process.stdout.readline().strip() != "readyok":
            pass
        self.tell(f"position fen {fen}" if fen else "position startpos")
        start = self.seconds()
        self.tell(self.command.format(depth))
        while True:
            words = self.process.stdout.readline().split()
            if words and words[-1].isdigit() and (len(words) == 1 or words[:2] == ["Nodes", "searched:"]):
                return int(words[-1]) / (self.seconds() - start)


def read_table(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def node_packages(build):
    """The folder of npm's packages, which are fetched into the build when they are first needed."""
    folder = os.path.join(build, "node_modules")
    if not all(os.path.isdir(os.path.join(folder, package.split("@")[0])) for package in NODE_PACKAGES):
        if not shutil.which("npm"):
            sys.exit("compare.py: npm is missing; install node and npm")
        install = ["npm", "install", "--silent", "--prefix", build, *NODE_PACKAGES]
        subprocess.run(install, check=True, stdin=subprocess.DEVNULL)
    return folder


class Measurements:
    """What is measured, by its text in rows.tsv."""

    def __init__(self, bench, folder):
        self.bench = bench
        self.folder = folder
        self.positions = {row["name"]: row["position"] for row in read_table(os.path.join(folder, "positions.tsv"))}
        self.peers = {}
        self.files = {}

    def records(self, kind):
        """A file of records, which is written when it is first needed."""
        if kind not in self.files:
            self.files[kind] = os.path.join(os.path.dirname(os.path.abspath(self.bench)), f"records-{kind}.pgn")
            variant, *comment = RECORD_KINDS[kind]
            with open(self.files[kind], "wb") as file:
                subprocess.run([self.bench, "write", variant, str(RECORD_BYTES), *comment], stdout=file, check=True)
        return self.files[kind]

    def reading_rate(self, program, kind):
        """Bytes of records that are read in a second of the processor's time."""
        path = self.records(kind)
        command = [self.bench, "read", path]
        if program == "pgn-extract":
            command = [shutil.which("pgn-extract") or "/usr/games/pgn-extract", "-r", path]
            if not os.path.exists(command[0]):
                sys.exit("compare.py: pgn-extract is missing; install the package pgn-extract")
        before = os.times().children_user
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return os.path.getsize(path) / (os.times().children_user - before)

    def rate(self, text):
        """How much is done in a second."""
        words = text.split()
        if words[0] in ("records", "pgn-extract"):
            return self.reading_rate(*words)
        if words[0] in PROGRAMS:
            name, position, depth = words
            if name not in self.peers:
                self.peers[name] = Peer(name)
            return self.peers[name].leaves_per_second(self.positions[position], depth)
        environment = dict(os.environ)
        if len(words) > 3:
            words[-1] = self.positions.get(words[-1], words[-1])
        if words[0] == "python":
            command = [sys.executable, os.path.join(self.folder, "bench.py"), *words[1:]]
        elif words[0] == "luajit":
            command = ["luajit", os.path.join(self.folder, "bench.lua"), *words[1:]]
        elif words[0] == "node":
            environment["NODE_PATH"] = node_packages(os.path.dirname(os.path.abspath(self.bench)))
            command = ["node", "--no-experimental-fetch", os.path.join(self.folder, "bench.js"), *words[1:]]
        elif words[0] == "calls":
            command = [os.path.join(os.path.dirname(os.path.abspath(self.bench)), "calls"), *words[1:]]
        else:
            command = [self.bench, *words]
        run = subprocess.run(command, capture_output=True, text=True, env=environment)
        if run.returncode != 0:
            sys.exit(f"compare.py: \"{text}\" failed: {run.stderr.strip()}")
        done, seconds = run.stdout.split()
        return int(done) / float(seconds)

    def compare(self, row):
        """Medians of our rate, the peer's rate and their ratio."""
        rounds = []
        for _ in range(ROUNDS):
            theirs = self.rate(row["peer"])
            ours = self.rate(row["ours"])
            rounds.append((ours, theirs, ours / theirs))
        return [statistics.median(column) for column in zip(*rounds)]


def main(bench, folder, words):
    rows = read_table(os.path.join(folder, "rows.tsv"))
    rows = [row for row in rows if not words or any(word in row["row"] for word in words)]
    measurements = Measurements(bench, folder)
    print(machine())
    print(f"{'row':40} {'ours M/s':>10} {'peer M/s':>10} {'ratio':>8} {'least':>6} {'aim':>6}  peer")
    for row in rows:
        ours, theirs, ratio = measurements.compare(row)
        print(f"{row['row']:40} {ours / 1e6:10.2f} {theirs / 1e6:10.2f} {ratio:8.3f} "
              f"{row['least']:>6} {row['aim'] or '':>6}  {row['peer']}", flush=True)
    print(machine())


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
