# SPDX-License-Identifier: MIT
"""Write random games into a file and read them back: python3 05_records.py FILE [VARIANT [GAMES]]"""
import sys
from collections import Counter
from random import Random

from abstractgames import Game, RecordError, Records


def main() -> None:
    path, variant, games = [*sys.argv[1:], *["", "rinne", "10"][len(sys.argv) - 1:]]
    source = Random(1)
    with open(path, "w", encoding="utf-8") as file:
        for number in range(1, int(games) + 1):
            game = Game(variant)
            game.tags.update({"Event": "Random games", "Round": str(number)})
            game.playout(source)
            file.write(game.record())
    results: Counter[str] = Counter()
    with Records(path) as records:
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
