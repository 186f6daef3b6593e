# SPDX-License-Identifier: MIT
"""Play a game against yourself: python3 01_against_yourself.py [VARIANT]

Moves are typed as text, in squares or in the game's own notation. "undo" takes one back; a roll is made by itself.
"""
import sys

from abstractgames import Game, GameError, Player


def main() -> None:
    game = Game(sys.argv[1] if len(sys.argv) > 1 else "rinne")
    print(game)
    for line in sys.stdin:
        text = line.strip()
        try:
            if text == "undo":
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
