# SPDX-License-Identifier: MIT
"""The file of a match: a record for each game. A match that was broken off goes on from it."""
import os
from abstractgames import RecordError, Records, Result

POINTS = {Result.WHITE_WINS: 1.0, Result.BLACK_WINS: 0.0, Result.DRAW: 0.5}


class OtherMatch(Exception):
    """The file holds games of another match."""


def points_of(game, is_white):
    """Of the player who is White, or else of Black; None for a game without a result."""
    points = POINTS.get(game.result)
    return points if points is None or is_white else 1 - points


class MatchFile:
    """Games of one match, which `about` tells from others by tags. The first player has White in those of even number,
    counted from 0, and has the points."""

    def __init__(self, path, about):
        self.path = path
        self.about = about

    def _number(self, game, players):
        """The number of a game; it has to be of this match."""
        differs = [name for name, value in self.about.items() if game.tags.get(name) != value]
        if differs or {game.tags.get("White"), game.tags.get("Black")} != set(players):
            raise OtherMatch(f"{self.path} holds a game of another match: round {game.tags.get('Round')} differs in "
                             f"{differs[0] if differs else 'its players'}")
        return int(game.tags["Round"]) - 1

    def scores(self, players):
        """Points by number of the games that are complete. A game that was broken off is played again."""
        scores = {}
        if not os.path.exists(self.path):
            return scores
        with open(self.path, encoding="utf-8") as file:
            records = iter(Records(file))
            while True:
                try:
                    game = next(records)
                except StopIteration:
                    return scores
                except RecordError:
                    continue
                number = self._number(game, players)
                points = points_of(game, number % 2 == 0)
                if points is not None:
                    scores[number] = points

    def add(self, game, number, white, black):
        """Writes a game behind the others, at once and whole."""
        game.tags.update({"Event": "match", "Round": str(number + 1), "White": white, "Black": black, **self.about})
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(("" if file.tell() == 0 else "\n") + game.record())
            file.flush()
            os.fsync(file.fileno())
