# SPDX-License-Identifier: MIT
"""Count the positions of a game's tree: python3 02_perft.py [VARIANT [DEPTH]]

Each first move is counted on a thread of its own: perft lets other threads run.
"""
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from concurrent.futures import ThreadPoolExecutor

from abstractgames import Game, Move, variants

DEPTH_MOST = 40


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("variant", metavar="VARIANT", nargs="?", default="rinne", choices=list(variants))
    parser.add_argument("depth", metavar="DEPTH", nargs="?", default=4, type=int)
    given = parser.parse_args()
    if not 1 <= given.depth <= DEPTH_MOST:
        parser.error(f"DEPTH is 1 to {DEPTH_MOST}, not {given.depth}")
    game = Game(given.variant)

    def leaves(move: Move) -> int:
        own = game.copy()
        own.play(move)
        return own.perft(given.depth - 1)

    moves = list(game.moves)
    with ThreadPoolExecutor() as threads:
        counts = list(threads.map(leaves, moves))
    for move, count in zip(moves, counts):
        print(f"{move}: {count}")
    print(f"{sum(counts)} in all")


if __name__ == "__main__":
    main()
