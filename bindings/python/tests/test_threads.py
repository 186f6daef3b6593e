# SPDX-License-Identifier: MIT
"""Threads: games of their own, a game shared against all advice, and long calls that let the others run. Interpreters:
several in one process."""
import gc
import os
import random
import sys
import threading
import time
import unittest

from abstractgames import Game, GameError, Move, Player, Records, variants

try:
    import _xxsubinterpreters as interpreters
except ImportError:
    import _interpreters as interpreters

THREADS = 4
SECONDS = float(os.environ.get("ABSTRACTGAMES_TEST_SECONDS", "2"))


def run(*works):
    """Runs each work on a thread of its own; the first thing that goes wrong in one is raised here."""
    wrong = []

    def guarded(work):
        try:
            work()
        except BaseException as error:
            wrong.append(error)
    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]


class Endless:
    """A file in which the same stands again and again."""

    def __init__(self, text):
        self.text = text

    def read(self, size):
        return self.text


def use(game, taps, records, moves, source):
    """Does one thing with what is shared, whatever state another thread has left it in."""
    number = source.choice(game.numbers() or [1])
    move = source.choice(moves)
    things = [
        lambda: game.play(number), lambda: game.push(number), game.undo, game.rewind, lambda: game.roll(source),
        lambda: game.assign(Game(source.choice(list(variants)))), game.copy, lambda: game == game.copy(),
        lambda: game.perft(1), lambda: game.playout(source, 20), lambda: [None for _ in game.pushing_each()],
        lambda: list(game.moves), lambda: list(game.history), lambda: list(game.board), lambda: game.steps(number),
        lambda: str(game), lambda: game.svg(), lambda: game.record(), lambda: game.hash,
        lambda: game.tags.update({f"Event{number % 9}": str(number)}), lambda: dict(game.tags), game.tags.clear,
        lambda: game.comments.__setitem__(0, [str(number), "x"]), lambda: dict(game.comments), lambda: dict(game.marks),
        lambda: game.play(move), lambda: str(move), lambda: move in moves, lambda: moves.extend(game.moves),
        lambda: moves.__delitem__(slice(20)) if len(moves) > 100 else None, lambda: [str(move) for move in moves],
        lambda: taps.tap(source.choice(taps.offers)), taps.back, taps.clear, lambda: taps.move, lambda: taps.steps,
        lambda: next(records)]
    source.choice(things)()


class Threads(unittest.TestCase):
    def setUp(self):
        interval = sys.getswitchinterval()
        self.addCleanup(sys.setswitchinterval, interval)
        sys.setswitchinterval(1e-5)

    def test_different_games_on_different_threads(self):
        """What a thread computes does not depend on what the others do."""
        def work(seed):
            source = random.Random(seed)
            answers = []
            for variant in variants:
                game = Game(variant)
                answers.append((game.playout(source, 60), game.position, len(list(game.moves)), game.record()))
            return answers
        expected = [work(seed) for seed in range(THREADS)]
        found = [None] * THREADS

        def keep(seed):
            found[seed] = work(seed)
        run(*(lambda seed=seed: keep(seed) for seed in range(THREADS)))
        self.assertEqual(found, expected)

    def test_one_game_on_many_threads_never_crashes(self):
        """What comes out of a game that threads share has no meaning, but it is an answer or a refusal."""
        game = Game("rinne")
        taps = game.taps()
        moves = list(game.moves)
        records = Records(Endless(Game("rinne").record() + "x\n"))
        stop = time.monotonic() + SECONDS
        done = [0] * THREADS

        def work(seed):
            source = random.Random(seed)
            while time.monotonic() < stop:
                try:
                    use(game, taps, records, moves, source)
                except (GameError, LookupError):
                    pass
                done[seed] += 1
        run(*(lambda seed=seed: work(seed) for seed in range(THREADS)))
        self.assertGreater(min(done), 0)
        game.assign(Game("chess"))
        self.assertEqual(len(game.moves), 20)

    def test_long_calls_let_other_threads_run(self):
        """No thread is made to give up Python's lock here: the other one runs only if the call gives it up."""
        sys.setswitchinterval(1000)
        for call in (lambda: Game("rinne").perft(6), lambda: [Game("tensor").playout() for _ in range(200)]):
            counted = [0]
            done = threading.Event()

            def count():
                while not done.is_set():
                    counted[0] += 1
                    time.sleep(0)

            def long_call():
                time.sleep(0.01)
                at_begin = counted[0]
                call()
                counted.append(counted[0] - at_begin)
                done.set()
            run(count, long_call)
            self.assertGreater(counted[1], 0)


IN_ANOTHER_INTERPRETER = """
from abstractgames import Game, Player, Result
game = Game("rinne")
assert game.turn is Player.WHITE and game.result is Result.ONGOING and game.copy() == game
for move in game.moves:
    game.play(move)
    assert str(move) == str(game.history[0]) and move == game.history[0]
    game.undo()
try:
    game.play(game.moves[0].number + 1)
except ValueError as error:
    assert str(error)
"""


class Interpreters(unittest.TestCase):
    def test_games_live_on_when_another_interpreter_ends(self):
        game = Game("rinne")
        move, listing = game.moves[0], iter(game.moves)
        for _ in range(3):
            other = interpreters.create()
            interpreters.run_string(other, f"import sys; sys.path[:] = {sys.path}\n{IN_ANOTHER_INTERPRETER}")
            interpreters.destroy(other)
            gc.collect()
            self.assertIs(game.turn, Player.WHITE)
            self.assertEqual((game.moves[0], next(listing), Move(move.number, str(move))), (move,) * 3)
            with game.trying(move):
                self.assertEqual(len(game.moves), 25)
            listing = iter(game.moves)


if __name__ == "__main__":
    unittest.main()
