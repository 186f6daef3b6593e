# SPDX-License-Identifier: MIT
"""Beginnings of games: random plies that leave the position about even."""
import random
from abstractgames import Game, Player
from engines import Cecp

TRIES_MOST = 200
JUDGE_NODES = 2000


class Judge:
    """The engine of this library, asked how a position stands."""

    def __init__(self, program, variant):
        self.engine = Cecp(program, variant, None, ["Level=0", f"Nodes={JUDGE_NODES}", "Seed=1"])

    def score(self, game):
        """For the player to move, in hundredths; wins are far from 0."""
        self.engine.begin(0)
        lines = self.engine.choose(game.copy())
        scores = [line.split()[1] for line in lines if line[:1].isdigit() and len(line.split()) > 3]
        return int(scores[-1]) if scores else 0

    def close(self):
        self.engine.close()


def opening(variant, seed, pair, plies, is_even):
    """The game that a pair begins with: the same for the same seed. `is_even` judges it."""
    for attempt in range(TRIES_MOST):
        drawn = random.Random(f"{seed} {pair} {attempt}")
        game = Game(variant)
        game.playout(drawn, plies)
        if game.turn == Player.CHANCE:
            game.roll(drawn)
        if not game.is_over and (game.ply == 0 or is_even(game)):
            return game
    raise ValueError(f"no even position in {TRIES_MOST} tries: allow more than this, or fewer plies")
