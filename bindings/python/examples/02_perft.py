# SPDX-License-Identifier: MIT
"""Count the positions of a game's tree: python3 02_perft.py [VARIANT [DEPTH]]

Each first move is counted on a thread of its own: perft lets other threads run.
"""
import sys
from concurrent.futures import ThreadPoolExecutor

from abstractgames import Game, Move


def main() -> None:
    game = Game(sys.argv[1] if len(sys.argv) > 1 else "rinne")
    depth = int(sys.argv[2]) if len(sys.argv) > 2 else 4

    def leaves(move: Move) -> int:
        own = game.copy()
        own.play(move)
        return own.perft(depth - 1)

    moves = list(game.moves)
    with ThreadPoolExecutor() as threads:
        counts = list(threads.map(leaves, moves))
    for move, count in zip(moves, counts):
        print(f"{move}: {count}")
    print(f"{sum(counts)} in all")


if __name__ == "__main__":
    main()
