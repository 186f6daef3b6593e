# SPDX-License-Identifier: MIT
"""Batches: what each game does, arrays that are written in place, refusals, threads by ranges."""
import array
import copy
import gc
import os
import pickle
import random
import re
import sys
import threading
import time
import unittest

from abstractgames import (CHOICE, DONE, ArgumentError, Batch, Game, GameError, GameOver, IllegalMove, Player, Reason, Result,
                           UnknownVariant, UnreadableText, variants)
from abstractgames._binding import lib

try:
    import numpy
except ImportError:
    numpy = None

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(sys.modules[Game.__module__].__file__)
PLIES = 60


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def first_ones(masks):
    """The first action that is possible in each game; -1 where there is none."""
    return [bytes(row).find(1) for row in masks.tolist()]


def actions_of(variant):
    return len(variant.squares) + 2 + len(variant.pieces)


def action_of(variant, tap):
    """Squares, DONE, CHOICE and CHOICE plus each piece, in this order."""
    every = [*variant.squares, DONE, CHOICE, *(CHOICE + piece.number for piece in variant.pieces)]
    return every.index(tap)


def everything(batch):
    """All that a batch shows."""
    numbers, offsets = batch.moves()
    return (bytes(batch.masks), bytes(batch.turns), bytes(batch.done), bytes(batch.returns),
            bytes(numbers), bytes(offsets), [batch.seed(i) for i in range(len(batch))],
            [batch.taps(i) for i in range(len(batch))], [batch.game(i).position for i in range(len(batch))])


class Interface(unittest.TestCase):
    def test_each_function_of_the_header_is_used(self):
        declarations = read(HERE, "..", "..", "declarations", "batch.cdef")
        code = read(PACKAGE, "batch.py") + read(HERE, "..", "types", "batch_work.c")
        functions = re.findall(r"\b(ag_\w+)\(", declarations)
        self.assertGreater(len(functions), 20)
        unused = [name for name in functions if not re.search(rf"\b{name}\b", code)]
        # What a Batch was made with, it keeps by itself.
        self.assertEqual(unused, ["ag_batch_variant", "ag_batch_max_plies", "ag_batch_flags"])
        for name, value in re.findall(r"\b(AG_\w+) = (-?\d+)", declarations):
            self.assertEqual(getattr(lib, name), int(value), name)


class Games(unittest.TestCase):
    def test_each_game_is_played_as_by_itself(self):
        """Actions, which are taps, in every variant."""
        for variant in variants:
            batch = Batch(variant, 3, seeds=[1, 2, 3])
            games, taps = [Game(variant) for _ in range(3)], [[], [], []]
            source = random.Random(variant)
            for _ in range(PLIES):
                actions = []
                for i, game in enumerate(games):
                    if game.is_over:
                        actions.append(-1)
                        continue
                    made = game.taps()
                    for tap in taps[i]:
                        made.tap(tap)
                    tap = source.choice(made.offers)
                    made.tap(tap)
                    taps[i].append(tap)
                    actions.append(action_of(game.variant, tap))
                    if made.move is not None:
                        game.play(made.move)
                        taps[i] = []
                batch.act(actions)
                self.assertEqual([batch.game(i) for i in range(3)], games)
                self.assertEqual([batch.taps(i) for i in range(3)], taps)
                self.assertEqual(batch.turns.tolist(), [game.turn for game in games])

    def test_random_games_are_those_of_playout(self):
        for variant in variants:
            batch = Batch(variant, 2, seeds=[7, 8], max_plies=1000)
            batch.playout(PLIES)

            class Source:
                def __init__(self, seed):
                    self.seed = seed

                def getrandbits(self, bits):
                    return self.seed
            for i, seed in enumerate((7, 8)):
                game = Game(variant)
                game.playout(Source(seed), PLIES)
                self.assertEqual((batch.game(i), batch.game(i).ply), (game, game.ply))

    def test_moves_are_texts_numbers_or_moves(self):
        batch = Batch("chess", 4)
        batch.play(["e4", "Nf3", Game("chess").moves[0], 0])
        self.assertEqual([[str(move) for move in batch.game(i).history] for i in range(4)],
                         [["e2e4"], ["g1f3"], [str(Game("chess").moves[0])], []])
        numbers, offsets = batch.moves()
        batch.play([numbers[place] for place in offsets[:-1]])
        batch.play(array.array("I", [0, 0, 0, 0]))
        self.assertEqual([batch.game(i).ply for i in range(4)], [2, 2, 2, 1])

    def test_all_moves_stand_in_one_array(self):
        batch = Batch("diaballik", 5)
        batch.playout(3)
        numbers, offsets = batch.moves(1, 3)
        self.assertEqual((numbers.format, offsets.format, len(offsets)), ("I", "i", 4))
        for k in range(3):
            self.assertEqual(numbers[offsets[k]:offsets[k + 1]].tolist(), batch.game(1 + k).numbers())

    def test_a_mate_is_told_and_reset_begins_anew(self):
        batch = Batch("chess", 2)
        for move in ("f3", "e5", "g4", "Qh4"):
            batch.play([move, 0])
        self.assertEqual((batch.done.tolist(), batch.turns.tolist()), ([1, 0], [Player.NOBODY, Player.WHITE]))
        self.assertEqual(batch.returns.tolist(), [[-1, 1], [0, 0]])
        self.assertEqual((sum(bytes(batch.masks[:1])), batch.game(0).result), (0, Result.BLACK_WINS))
        batch.play(["d4"], 1)
        batch.reset(batch.done)
        self.assertEqual([batch.game(i).ply for i in range(2)], [0, 1])
        self.assertEqual((batch.done.tolist(), batch.returns.tolist()), ([0, 0], [[0, 0], [0, 0]]))
        batch.reset()
        self.assertEqual([batch.game(i).ply for i in range(2)], [0, 0])

    def test_autoreset_tells_the_end_once(self):
        batch = Batch("chess", 1, autoreset=True)
        for move in ("f3", "e5", "g4", "Qh4"):
            batch.play([move])
        self.assertEqual((batch.done[0], batch.returns.tolist(), batch.turns[0]), (1, [[-1, 1]], Player.WHITE))
        batch.play(["e4"])
        self.assertEqual((batch.done[0], batch.returns.tolist(), batch.game(0).ply), (0, [[0, 0]], 1))

    def test_games_are_cut_off_after_max_plies(self):
        batch = Batch("rinne", 3, max_plies=5)
        batch.playout(9)
        self.assertEqual(batch.done.tolist(), [2, 2, 2])
        self.assertEqual({batch.game(i).reason for i in range(3)}, {Reason.ADJUDICATION})

    def test_rolls_are_made_or_left_to_the_caller(self):
        batch, rolling = Batch("tensei", 4), Batch("tensei", 4, autoroll=True)
        for one in (batch, rolling):
            one.play(["e2e3"] * 4)
        self.assertEqual((set(batch.turns), set(rolling.turns)), ({Player.CHANCE}, {Player.BLACK}))
        batch.roll()
        self.assertEqual(set(batch.turns), {Player.BLACK})

    def test_a_batch_of_games_and_seeds_has_the_same_future(self):
        one = Batch("tensei", 3, seeds=[5, 6, (1 << 64) - 1])
        one.playout(10)
        other = Batch("tensei", 3)
        for i in range(3):
            other.put(i, one.game(i))
            other.set_seed(i, one.seed(i))
        one.playout(30)
        other.playout(30)
        self.assertEqual(everything(one), everything(other))

    def test_a_game_that_is_put_in_begins_where_it_began(self):
        batch = Batch("chess", 1)
        batch.put(0, Game("chess", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"))
        self.assertEqual(sum(bytes(batch.masks)), len({move.text[:2] for move in batch.game(0).moves}))
        batch.playout(3)
        batch.reset()
        self.assertEqual(batch.game(0).position, "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1")


class Arrays(unittest.TestCase):
    def test_arrays_stay_where_they_are_and_are_written_by_each_step(self):
        for variant in variants.values():
            batch = Batch(variant, 3)
            views = [batch.masks, batch.turns, batch.done, batch.returns]
            self.assertEqual([view.shape for view in views], [(3, actions_of(variant)), (3,), (3,), (3, 2)])
            self.assertEqual([view.format for view in views], ["B", "B", "B", "b"])
            before = bytes(batch.masks)
            batch.playout(1)
            self.assertNotEqual(bytes(views[0]), before)
            self.assertEqual(views[1].tolist(), [batch.game(i).turn for i in range(3)])

    def test_only_what_is_wanted_is_there(self):
        batch = Batch("rinne", 2, masks=False)
        batch.playout(3)
        self.assertEqual((batch.masks, batch.turns.tolist()), (None, [1, 1]))

    def test_buffers_of_the_caller_are_written_to(self):
        variant = variants["rinne"]
        actions = actions_of(variant)
        masks, turns = bytearray(2 * actions), bytearray(2)
        done, returns = array.array("B", bytes(2)), memoryview(bytearray(4)).cast("b")
        batch = Batch(variant, 2, masks=masks, turns=turns, done=done, returns=returns)
        own = Batch(variant, 2)
        for one in (batch, own):
            one.play(["e2e3", "c1b1"])
        self.assertEqual((bytes(masks), list(turns)), (bytes(own.masks), [1, 1]))
        self.assertEqual(bytes(batch.masks), bytes(masks))
        with self.assertRaises(BufferError):
            masks.append(0)

    def test_buffers_that_do_not_fit_are_refused(self):
        for wrong in (bytearray(3), bytes(2), array.array("H", [0]), memoryview(bytearray(4))[::2]):
            self.assertRaisesRegex(ArgumentError, "turns is a buffer that can be written to, of 2 bytes", Batch, "rinne",
                                   2, turns=wrong)
        self.assertRaisesRegex(TypeError, "masks is a buffer of bytes, not int", Batch, "rinne", 2, masks=7)
        self.assertRaisesRegex(TypeError, "turns is a buffer of bytes, not bool", Batch, "rinne", 2, turns=False)

    def test_arrays_outlive_the_batch(self):
        views = [Batch("rinne", 2).masks for _ in range(50)]
        gc.collect()
        self.assertEqual({bytes(view) for view in views}, {bytes(Batch("rinne", 2).masks)})

    @unittest.skipUnless(numpy, "NumPy is not there")
    def test_numpy_sees_them_without_a_copy(self):
        batch = Batch("chess", 8)
        masks, returns = map(numpy.asarray, (batch.masks, batch.returns))
        self.assertEqual((masks.dtype, returns.dtype), (numpy.dtype("uint8"), numpy.dtype("int8")))
        self.assertTrue(masks.ctypes.data == numpy.frombuffer(batch.masks, "uint8").ctypes.data)
        first = masks.copy()
        for kind in ("int32", "int64"):
            batch.act(masks.argmax(1).astype(kind))
        self.assertFalse((masks == first).all())
        shared = numpy.zeros(masks.shape, bool)
        other = Batch("chess", 8, masks=shared)
        self.assertEqual(int(shared.sum()), 8 * len({move.text[:2] for move in other.game(0).moves}))


class Refusals(unittest.TestCase):
    def refused(self, batch, error, sentence, call):
        before = everything(batch)
        self.assertRaisesRegex(error, sentence, call)
        self.assertEqual(everything(batch), before)

    def test_bad_actions_and_moves_name_the_game_and_change_nothing(self):
        batch = Batch("chess", 3)
        batch.put(2, Game("chess", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"))
        most = actions_of(batch.variant) - 1
        for error, sentence, call in [
                (IllegalMove, "game 1: ", lambda: batch.act([12, 52, -1])),
                (ArgumentError, f"game 1: {most + 1} is no action of Chess: they are 0 to {most}, and -1 to pass",
                 lambda: batch.act([12, most + 1, -1])),
                (ArgumentError, "game 0: -2 is no action", lambda: batch.act([-2])),
                (GameOver, "game 2 is over: it can only be passed or reset", lambda: batch.act([12, 12, 12])),
                (ArgumentError, "an action is -2147483648 to 2147483647, not 2147483648", lambda: batch.act([1 << 31])),
                (TypeError, "an action for each game is a number", lambda: batch.act(["e2"])),
                (ArgumentError, "in one dimension, not in 2", lambda: batch.act(memoryview(bytes(4)).cast("B", [2, 2]))),
                (IllegalMove, "game 0: 5 is no legal move", lambda: batch.play([5, 0, 0])),
                (GameError, "game 1: .*e2.*e5", lambda: batch.play(["e2e4", "e2e5"])),
                (UnreadableText, "game 0: ", lambda: batch.play(["halma"])),
                (GameOver, "game 2 is over", lambda: batch.play([5], 2)),
                (ArgumentError, "there are 3 games, not 4", lambda: batch.act([-1] * 4)),
                (ArgumentError, "the first of 2 games is 0 to 1, not 2", lambda: batch.act([-1, -1], 2)),
                (ArgumentError, "the first game is 0 to 3, not 4", lambda: batch.playout(1, 4)),
                (ArgumentError, "the number of games from there on is 0 to 1, not 2", lambda: batch.roll(2, 2)),
                (ArgumentError, "plies is 0 to 100000, not -1", lambda: batch.playout(-1)),
                (ArgumentError, "which has 2 numbers for 3 games", lambda: batch.reset([1, 1], 0, 3)),
                (ArgumentError, "the number of a game is 0 to 2, not 3", lambda: batch.game(3)),
                (ArgumentError, "a seed is 0 to 18446744073709551615, not -1", lambda: batch.set_seed(0, -1)),
                (ArgumentError, "the games of this batch are chess, not rinne", lambda: batch.put(0, Game("rinne"))),
                (TypeError, "expected a Game, not str", lambda: batch.put(0, "chess")),
                (TypeError, "a batch cannot be copied or pickled", lambda: copy.copy(batch)),
                (TypeError, "a batch cannot be copied or pickled", lambda: pickle.dumps(batch))]:
            with self.subTest(sentence=sentence):
                self.refused(batch, error, sentence, call)

    def test_a_batch_that_cannot_be_made_says_why(self):
        for error, sentence, call in [
                (UnknownVariant, "no variant 'halma'", lambda: Batch("halma", 1)),
                (ArgumentError, "the number of games is 1 to 1048576, not 0", lambda: Batch("rinne", 0)),
                (ArgumentError, "max_plies is 1 to 100000, not 0", lambda: Batch("rinne", 1, max_plies=0)),
                (ArgumentError, "there are 1 seeds for 2 games", lambda: Batch("rinne", 2, seeds=[1])),
                (ArgumentError, "a seed is 0 to ", lambda: Batch("rinne", 1, seeds=[1 << 64]))]:
            with self.subTest(sentence=sentence):
                self.assertRaisesRegex(error, sentence, call)

    def test_a_game_of_too_many_plies_is_not_put_in(self):
        game = Game("rinne")
        game.playout(random.Random(1), 4)
        batch = Batch("rinne", 1, max_plies=3)
        self.refused(batch, ArgumentError, "the game has 4 plies, and those of this batch at most 3",
                     lambda: batch.put(0, game))


class Threads(unittest.TestCase):
    GAMES, THREADS = 96, 3

    def run_each(self, work):
        wrong = []

        def guarded(number):
            try:
                work(number)
            except BaseException as error:
                wrong.append(error)
        threads = [threading.Thread(target=guarded, args=(number,)) for number in range(self.THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return wrong

    def test_ranges_on_threads_are_the_same_as_all_on_one(self):
        count = self.GAMES // self.THREADS
        batches = [Batch("rinne", self.GAMES, autoreset=True, seeds=range(self.GAMES)) for _ in range(2)]

        def work(number):
            first = number * count
            for _ in range(20):
                batches[1].playout(3, first, count)
                batches[1].act(first_ones(batches[1].masks[first:first + count]), first)
        self.assertEqual(self.run_each(work), [])
        for _ in range(20):
            batches[0].playout(3)
            batches[0].act(first_ones(batches[0].masks))
        self.assertEqual(everything(batches[0]), everything(batches[1]))

    def test_threads_that_meet_are_refused_and_never_crash(self):
        """Each thread works on all games: one of them has them, the others are told so."""
        batch = Batch("chess", self.GAMES, autoreset=True)

        def work(number):
            for _ in range(100):
                try:
                    batch.playout(3)
                    batch.game(number)
                    batch.put(number, Game("chess"))
                except ArgumentError as error:
                    self.assertIn("another thread is at work", str(error))
        self.assertEqual(self.run_each(work), [])
        batch.reset()
        self.assertEqual(batch.game(0), Game("chess"))

    def test_other_threads_run_during_a_step(self):
        """No thread is made to give up Python's lock here: the other one runs only if the step gives it up."""
        interval = sys.getswitchinterval()
        self.addCleanup(sys.setswitchinterval, interval)
        sys.setswitchinterval(1000)
        batch = Batch("tensor", 64, autoreset=True)
        counted, done = [0], threading.Event()

        def count():
            while not done.is_set():
                counted[0] += 1
                time.sleep(0)
        other = threading.Thread(target=count)
        batch.playout(1)
        other.start()
        before = counted[0]
        batch.playout(300)
        during = counted[0] - before
        done.set()
        other.join()
        self.assertGreater(during, 0)


if __name__ == "__main__":
    unittest.main()
