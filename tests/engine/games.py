# SPDX-License-Identifier: MIT
"""Two engines play a game of each variant to its end, which has to be what 04_play says of the same moves.

    games.py PROGRAM PLAY
"""
import re
import subprocess
import sys
from engine import begin, variants

NODES = {"normal": 600}
NODES_USUAL = 150
PLIES_MOST = 3000
SECONDS_MOST = 60
RESULT = re.compile(r"(1-0|0-1|1/2-1/2) \{(?:White wins|Black wins|Draw): (.+)\}")


def play(program, variant):
    """The moves of a game and how each of the engines says that it ended."""
    moves = []
    nodes = NODES.get(variant, NODES_USUAL)
    with begin(program, variant, nodes) as white, begin(program, variant, nodes) as black:
        black.said("option Seed=2")
        black.said(f"option Nodes={nodes // 3}")
        players = [white, black]
        white.send("go")
        while len(moves) < PLIES_MOST:
            mover, waiter = players[len(moves) % 2], players[1 - len(moves) % 2]
            line = mover.expect("move ", "1-0", "0-1", "1/2-1/2")
            if not line.startswith("move "):
                waiter.send("force")
                return moves, line, line
            moves.append(line.removeprefix("move "))
            over = [said for said in mover.said() if RESULT.fullmatch(said)]
            if over:
                waiter.said("force")
                return moves, over[0], waiter.said(f"usermove {moves[-1]}")[0]
            waiter.send(*([f"usermove {moves[-1]}"] if len(moves) > 1 else ["force", f"usermove {moves[-1]}", "go"]))
    raise AssertionError(f"{variant}: no end after {PLIES_MOST} moves")


def said_by_the_library(program, variant, moves, is_claimed):
    """Result and reason by 04_play, which is given the moves as lines."""
    variant = "chess" if variant == "normal" else variant
    lines = moves + ["claim"] * is_claimed
    ran = subprocess.run([program, "--dice-by-hand", variant], input="".join(line + "\n" for line in lines),
                         capture_output=True, text=True, timeout=SECONDS_MOST, check=True)
    return re.findall(r"\((.+)\): (1-0|0-1|1/2-1/2) after", ran.stdout)[-1]


def main():
    program, terminal = sys.argv[1:]
    for variant in variants(program):
        moves, said, confirmed = play(program, variant)
        result, reason = RESULT.fullmatch(said).groups()
        assert said == confirmed, (variant, said, confirmed)
        is_claimed = reason.startswith("claimed")
        assert said_by_the_library(terminal, variant, moves, is_claimed) == (reason, result), (variant, said)
        print(f"{variant}: {len(moves)} moves, {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
