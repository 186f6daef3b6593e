# SPDX-License-Identifier: MIT
"""A match of two players, in pairs of games with the same beginning and the colours changed.

    match.py [OPTION...] VARIANT A B

    match.py --records m.txt rinne level:10 level:8
    match.py --time 0.1 --games 60 chess time "uci:stockfish;UCI_LimitStrength=true;UCI_Elo=1350"
    match.py --test 0 20 breakthrough nodes:2000 nodes:1000

engines.py says how players are named. Needs the package abstractgames (PYTHONPATH=BUILD/bindings/python). A match with
a file of records goes on where it was broken off.
"""
import argparse
import os
import random
import sys
import time
import arithmetic
from abstractgames import Game, Player, Reason, Result
from engines import EngineError, player
from openings import Judge, opening
from records import MatchFile, OtherMatch, points_of

WINS = {Player.WHITE: Result.WHITE_WINS, Player.BLACK: Result.BLACK_WINS}


def arguments():
    parser = argparse.ArgumentParser(description="Plays a match of two players of a variant.")
    parser.add_argument("variant")
    parser.add_argument("a", metavar="A")
    parser.add_argument("b", metavar="B")
    parser.add_argument("--games", type=int, default=100, help="at most so many (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the beginnings and of players who draw (1)")
    parser.add_argument("--opening", type=int, default=6, help="random plies that each pair begins with (6)")
    parser.add_argument("--even", type=int, default=100, help="how far from even a beginning may be, in hundredths")
    parser.add_argument("--time", type=float, default=0.1, help="seconds a move, of players that play by time (0.1)")
    parser.add_argument("--plies", type=int, default=600, help="a longer game is drawn (600)")
    parser.add_argument("--records", help="the file that keeps the games")
    parser.add_argument("--test", type=float, nargs=2, metavar=("LOW", "HIGH"),
                        help="ends as soon as A is shown to be better by HIGH Elo rather than LOW, or the other way round")
    parser.add_argument("--error", type=float, default=0.05, help="how often the test may be wrong (0.05)")
    parser.add_argument("--engine", default="abstractgames-engine", help="this library's (abstractgames-engine)")
    return parser.parse_args()


def play(game, players, plies_most, clock, dice):
    """Plays a game to its end. Who fails loses; a draw that can be claimed is drawn."""
    while not game.is_over:
        turn = game.turn
        if turn == Player.CHANCE:
            game.roll(dice)
        elif game.claimable_draw:
            game.claim_draw()
        elif game.ply >= plies_most:
            game.end(Result.DRAW, Reason.ADJUDICATION)
        else:
            begun = time.monotonic()
            try:
                players[turn].choose(game)
            except (EngineError, ValueError) as error:
                game.comments[game.ply] = [str(error).replace("}", ")")]
                game.end(WINS[Player.BLACK if turn == Player.WHITE else Player.WHITE], Reason.ADJUDICATION)
            clock[turn].append(time.monotonic() - begun)


def standing(scores, wanted):
    """The match so far in a line, and whether the test is over."""
    games = sorted(scores.values())
    wins, draws = games.count(1.0), games.count(0.5)
    share = sum(games) / len(games)
    text = f"{len(games)} games: +{wins} ={draws} -{len(games) - wins - draws}, {100 * share:.1f} %"
    shares = arithmetic.pairs(scores)
    low, high = arithmetic.interval(shares)
    text += f", Elo {arithmetic.elo(share):+.0f} ({arithmetic.elo(low):+.0f} to {arithmetic.elo(high):+.0f}, 95 %)"
    if not wanted.test:
        return text, False
    likelihood = arithmetic.likelihood(shares, *wanted.test)
    least, most = arithmetic.bounds(wanted.error)
    says = "is not better" if likelihood <= least else "is better" if likelihood >= most else "is open"
    return f"{text}, test {likelihood:+.2f} of {least:.2f} to {most:.2f}: A {says}", says != "is open"


class Match:
    """The players, the games so far, and where they are kept."""

    def __init__(self, wanted):
        Game(wanted.variant)  # which says what is wrong with the name
        self.wanted = wanted
        self.names = [wanted.a, wanted.b]
        about = {"MatchVariant": wanted.variant, "MatchFirst": wanted.a, "MatchSeed": str(wanted.seed),
                 "MatchOpening": f"{wanted.opening} plies, even within {wanted.even}", "MatchTime": str(wanted.time)}
        self.file = MatchFile(wanted.records, about) if wanted.records else None
        self.scores = self.file.scores(self.names) if self.file else {}
        self.players = [self._player(index) for index in range(2)]
        self.judge = Judge(wanted.engine, wanted.variant) if wanted.opening > 0 else None
        self.clocks = [[], []]

    def _player(self, index):
        return player(self.names[index], self.wanted.variant, self.wanted.time, self.wanted.engine)

    def _begin(self, index, seed):
        """Begins a game, with a new engine where the one before has ended."""
        try:
            self.players[index].begin(seed)
        except EngineError:
            self.players[index].close()
            self.players[index] = self._player(index)
            self.players[index].begin(seed)

    def play_game(self, number):
        """Plays a game: A has White in the first of each pair."""
        is_even = (lambda game: abs(self.judge.score(game)) <= self.wanted.even) if self.judge else None
        game = opening(self.wanted.variant, self.wanted.seed, number // 2, self.wanted.opening, is_even)
        order = (0, 1) if number % 2 == 0 else (1, 0)
        seed = self.wanted.seed * 1000003 + number
        for index in order:
            self._begin(index, seed)
        play(game, [self.players[index] for index in order], self.wanted.plies, [self.clocks[index] for index in order],
             random.Random(seed))
        if self.file:
            self.file.add(game, number, self.names[order[0]], self.names[order[1]])
        self.scores[number] = points_of(game, number % 2 == 0)

    def run(self):
        """Plays what is missing, and says after each pair how it stands."""
        is_over = False
        for number in range(self.wanted.games):
            if number not in self.scores:
                self.play_game(number)
            text, is_over = standing({key: self.scores[key] for key in range(number + 1)}, self.wanted)
            if number % 2 == 1 or number + 1 == self.wanted.games:
                print(text, flush=True)
                if is_over:
                    break
        for name, clock in zip(self.names, self.clocks):
            if clock:
                print(f"{name}: {1000 * sum(clock) / len(clock):.1f} ms a move")

    def close(self):
        for child in [*self.players, *([self.judge] if self.judge else [])]:
            child.close()


def main():
    wanted = arguments()
    if os.path.sep in wanted.engine:
        wanted.engine = os.path.abspath(wanted.engine)
    try:
        match = Match(wanted)
    except (OtherMatch, EngineError, ValueError, OSError) as error:
        sys.exit(f"match.py: {error}")
    try:
        match.run()
    finally:
        match.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
