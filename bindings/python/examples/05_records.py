# SPDX-License-Identifier: MIT
"""Write random games into a file and read them back: python3 05_records.py FILE [VARIANT [GAMES]]"""
from argparse import ArgumentParser
from collections import Counter
from random import Random

from abstractgames import Game, RecordError, Records, variants


def write_games(path: str, variant: str, games: int) -> None:
    source = Random(1)
    with open(path, "w", encoding="utf-8") as file:
        for number in range(1, games + 1):
            game = Game(variant)
            game.tags.update({"Event": "Random games", "Round": str(number)})
            game.playout(source)
            file.write(game.record())


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("variant", metavar="VARIANT", nargs="?", default="rinne", choices=list(variants))
    parser.add_argument("games", metavar="GAMES", nargs="?", default=10, type=int)
    given = parser.parse_args()
    try:
        write_games(given.file, given.variant, given.games)
    except OSError as error:
        parser.error(str(error))
    results: Counter[str] = Counter()
    with Records(given.file) as records:
        while True:
            try:
                for game in records:
                    results[f"{game.result.text} by {game.reason.text}"] += 1
                break
            except RecordError as error:
                print(f"left out: {error}")
    for result, count in sorted(results.items()):
        print(f"{count} x {result}")


if __name__ == "__main__":
    main()
