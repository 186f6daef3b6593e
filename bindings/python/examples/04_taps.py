# SPDX-License-Identifier: MIT
"""Make moves tap by tap, as on a touch screen: python3 04_taps.py [VARIANT]

What may be touched is shown; type one of the offers, or "back". Each change of the board is told when a move is made.
"""
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter

from abstractgames import Action, Game, Step, variants


def told(game: Game, step: Step) -> str:
    """One change of the board in words."""
    name = game.variant.square_name
    if step.action == Action.MOVE:
        return f"{step.before} goes from {name(step.from_square)} to {name(step.to_square)} as {step.after}"
    if step.action == Action.REMOVE:
        return f"{step.before} vanishes from {name(step.from_square)}"
    if step.action == Action.PLACE:
        return f"{step.after} appears on {name(step.to_square)}"
    return f"{step.before} on {name(step.to_square)} becomes {step.after}"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("variant", metavar="VARIANT", nargs="?", default="rinne", choices=list(variants))
    game = Game(parser.parse_args().variant)
    print(game)
    taps = game.taps()
    while not game.is_over:
        offers = {game.variant.tap_text(tap): tap for tap in taps.offers}
        print("Touch:", ", ".join(offers))
        touched = sys.stdin.readline().strip()
        if not touched:
            break
        if touched == "back" and len(taps) > 0:
            taps.back()
        elif touched in offers:
            taps.tap(offers[touched])
        if taps.move is not None:
            for step in taps.steps:
                print(told(game, step))
            game.play(taps.move)
            taps.clear()
            print(game)


if __name__ == "__main__":
    main()
