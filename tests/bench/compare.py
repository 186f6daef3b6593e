# SPDX-License-Identifier: MIT
"""Measures the library against other programs in one run and prints a table of ratios.

Each row of rows.tsv names a measurement of bench.c and a peer: a program, a position of positions.tsv and a depth, whose
perft gives the peer's leaves per second. Ours and the peer's are measured in turn, five times; a row's ratio is the median.
A ratio is reported, never judged: machines are shared and noisy.

    compare.py BENCH FOLDER [WORD ...]    only the rows whose names hold one of the words
"""
import csv
import os
import shutil
import statistics
import subprocess
import sys
import time

ROUNDS = 5
PROGRAMS = {
    "stockfish": (["stockfish", "/usr/games/stockfish"], "go perft {}"),
    "fairy-stockfish": (["fairy-stockfish", "/usr/games/fairy-stockfish"], "go perft {}"),
    "ethereal": (["ethereal-chess", "/usr/games/ethereal-chess"], "perft {}"),
}


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

    def leaves_per_second(self, position, depth):
        """Runs one perft; the leaf count is the last number of the line that ends it."""
        variant, _, fen = position.rpartition(":")
        if variant:
            self.tell(f"setoption name UCI_Variant value {variant}")
        self.tell("isready")
        while self.process.stdout.readline().strip() != "readyok":
            pass
        self.tell(f"position fen {fen}" if fen else "position startpos")
        start = time.perf_counter()
        self.tell(self.command.format(depth))
        while True:
            words = self.process.stdout.readline().split()
            if words and words[-1].isdigit() and (len(words) == 1 or words[:2] == ["Nodes", "searched:"]):
                return int(words[-1]) / (time.perf_counter() - start)


def read_table(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def our_rate(bench, arguments, positions):
    words = arguments.split()
    if len(words) > 3:
        words[3] = positions[words[3]]
    output = subprocess.run([bench, *words], check=True, capture_output=True, text=True).stdout.split()
    return int(output[0]) / float(output[1])


def measure(row, bench, positions, peers):
    """Medians of our rate, the peer's rate and their ratio."""
    name, position, depth = row["peer"].split()
    if name not in peers:
        peers[name] = Peer(name)
    rounds = []
    for _ in range(ROUNDS):
        theirs = peers[name].leaves_per_second(positions[position], depth)
        ours = our_rate(bench, row["ours"], positions)
        rounds.append((ours, theirs, ours / theirs))
    return [statistics.median(column) for column in zip(*rounds)]


def main(bench, folder, words):
    rows = read_table(os.path.join(folder, "rows.tsv"))
    rows = [row for row in rows if not words or any(word in row["row"] for word in words)]
    positions = {row["name"]: row["position"] for row in read_table(os.path.join(folder, "positions.tsv"))}
    peers = {}
    print(f"{'row':40} {'ours M/s':>10} {'peer M/s':>10} {'ratio':>8} {'least':>6} {'aim':>6}  peer")
    for row in rows:
        ours, theirs, ratio = measure(row, bench, positions, peers)
        print(f"{row['row']:40} {ours / 1e6:10.2f} {theirs / 1e6:10.2f} {ratio:8.3f} {row['least']:>6} {row['aim'] or '':>6}  {row['peer']}",
              flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
