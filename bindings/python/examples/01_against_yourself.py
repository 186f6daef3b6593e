# SPDX-License-Identifier: MIT
"""Play a game against yourself: python3 01_against_yourself.py [VARIANT]

Moves are typed as text, in squares or in the game's own notation. "undo" takes one back; a roll is made by itself.
"""
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter

from abstractgames import Game, GameError, Player, variants


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("variant", metavar="VARIANT", nargs="?", default="rinne", choices=list(variants))
    game = Game(parser.parse_args().variant)
    print(game)
    for line in sys.stdin:
        text = line.strip()
        try:
            if text == "undo":
                game.undo()
                if game.turn == Player.CHANCE:  # that was the roll; its move goes, too
                    game.undo()
            else:
                game.play(text)
        except GameError as error:
            print(f"{text}: {error}")
            continue
        if game.turn == Player.CHANCE:
            print(f"The die shows {game.roll()}.")
        print(game)
        if game.is_over:
            break
    print(*game.history.texts(), sep="\n")


if __name__ == "__main__":
    main()
