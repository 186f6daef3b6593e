# SPDX-License-Identifier: MIT
"""Lets opponents play whole games of every variant.

    opponents.py PROGRAM NAME    one of the tests below, named after what it pins
"""
import re
import subprocess
import sys

SECONDS_MOST = 240
END = re.compile(r"\(.+\): (1-0|0-1|1/2-1/2) after \d+ plies\.")
WINS_LEAST = 20  # of 24: a mate with many pieces left is found by luck, and so little effort may not have it in time


def play(program, variant, *options):
    ran = subprocess.run([program, *options, variant], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                         timeout=SECONDS_MOST, check=True)
    return ran.stdout


def result_of(transcript):
    """The result, * when the opponents were stopped before there was one."""
    found = END.search(transcript)
    if found is None:
        assert "plies; go plays on." in transcript, transcript[-300:]
    return found.group(1) if found else "*"


def variants(program):
    listed = subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in listed.splitlines()]


def random_opponents_come_to_an_end(program):
    for variant in variants(program):
        transcript = play(program, variant, "--white", "random", "--black", "random", "--seed", "1")
        assert result_of(transcript) != "*", variant


def the_searching_opponent_beats_the_random_one(program):
    wins = 0
    for variant in variants(program):
        for white, black, won, lost in ("search", "random", "1-0", "0-1"), ("random", "search", "0-1", "1-0"):
            transcript = play(program, variant, "--white", white, "--black", black, "--seed", "1", "--effort", "250000",
                              "--plies", "300")
            assert result_of(transcript) != lost, (variant, white)
            wins += result_of(transcript) == won
    assert wins >= WINS_LEAST, wins


def a_seed_decides_the_game(program):
    for variant in "rinne", "tensei", "chess":
        options = "--white", "random", "--black", "search", "--effort", "100000", "--plies", "20", "--seed"
        games = [play(program, variant, *options, seed) for seed in ("0", "0", "18446744073709551615")]
        assert games[0] == games[1] and games[0] != games[2], variant


def an_effort_too_small_still_plays(program):
    for variant in variants(program):
        transcript = play(program, variant, "--white", "search", "--black", "search", "--effort", "1", "--plies", "6",
                          "--seed", "1")
        assert transcript.count("Black: ") == 3 or result_of(transcript) != "*" or "Roll: " in transcript, variant


def main():
    program, name = sys.argv[1:]
    globals()[name](program)
    return 0


if __name__ == "__main__":
    sys.exit(main())
