# SPDX-License-Identifier: MIT
"""Memory: what is dropped is freed, in whatever order, and long use needs no more of it.

ABSTRACTGAMES_TEST_ROUNDS=n makes so many rounds of the torture; slow tools want few.
"""
import copy
import gc
import itertools
import os
import pickle
import random
import unittest
import weakref

from abstractgames import Game, Move, Records, Style, Variant, read_record, variants

ROUNDS = int(os.environ.get("ABSTRACTGAMES_TEST_ROUNDS", "3000"))
PLIES = int(os.environ.get("ABSTRACTGAMES_TEST_PLIES", "1000000"))
GROWTH_BYTES = 4 << 20


def resident_bytes():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Torture(unittest.TestCase):
    def test_things_are_dropped_in_any_order(self):
        """A heap of games, copies and views, of which random ones are dropped: parents before what was made of them."""
        source = random.Random(1)
        heap = [Game("rinne")]
        ids = list(variants)

        def game():
            games = [thing for thing in heap if isinstance(thing, Game)]
            return source.choice(games) if games else Game("tensei")

        def cycle():
            ring = [game().copy()]
            ring.append(ring)
            return ring
        makers = [
            lambda: Game(source.choice(ids)), lambda: game().copy(), lambda: copy.deepcopy(game()), cycle,
            lambda: pickle.loads(pickle.dumps(game())), lambda: read_record(game().record()),
            lambda: game().board, lambda: game().board.buffer(), lambda: game().history, lambda: game().tags,
            lambda: game().moves, lambda: game().moves[:5], lambda: game().moves.buffer(), lambda: iter(game().moves),
            lambda: game().taps(), lambda: game().trying(1), lambda: game().copy().pushing_each(),
            lambda: Variant._of(game().variant._pointer).pieces]
        for round_number in range(ROUNDS):
            heap.append(source.choice(makers)())
            game().playout(source, source.randrange(4))
            self.use(source.choice(heap))
            while len(heap) > 60 or (heap and source.random() < 0.4):
                heap.pop(source.randrange(len(heap)))
            if round_number % 500 == 0:
                gc.collect()
        heap.clear()
        gc.collect()
        self.assertEqual([thing for thing in gc.get_objects() if isinstance(thing, Game)], [])

    def test_moves_outlive_what_they_were_listed_for(self):
        """A heap of moves of many listings: games go first, and some moves before others, asked for texts or not."""
        source = random.Random(2)
        ids = list(variants)
        heap, listings = [], []
        for _ in range(ROUNDS):
            game = Game(source.choice(ids))
            game.playout(source, source.randrange(10))
            listings.append(iter(game.moves))
            moves = [*itertools.islice(listings[-1], source.randrange(20)), *list(game.moves)[-3:]]
            heap += [(move, game.move_text(move.number, Style.COORDINATE)) for move in moves]
            del game, moves
            source.shuffle(heap)
            for move, text in heap[:20]:
                self.assertEqual(str(move), text)
            del heap[source.randrange(60):]
            if source.random() < 0.6:
                next(listings.pop(source.randrange(len(listings))), None)

    def test_cycles_are_collected(self):
        class Linked(Game):
            """A game that can refer to things."""

        class Link(Move):
            """A move that can, too."""
        game = Linked("rinne")
        game.link = Link(1, "e2e3")
        game.link.game = game
        game.now = game.moves
        game.listing = iter(game.now)
        game.first = next(game.listing)
        gone = weakref.ref(game)
        del game
        gc.collect()
        self.assertIsNone(gone())

    @staticmethod
    def use(thing):
        """Looks at whatever it is, long after what it was made of has been dropped."""
        if isinstance(thing, memoryview):
            sum(thing)
        elif hasattr(thing, "__next__"):
            next(thing, None)
        else:
            repr(thing)


class Steady(unittest.TestCase):
    def stays_steady(self, work, times):
        """Memory after a few rounds is that after all of them."""
        for _ in range(max(times // 10, 3)):
            work()
        gc.collect()
        before = resident_bytes()
        for _ in range(times):
            work()
        gc.collect()
        self.assertLess(resident_bytes() - before, GROWTH_BYTES)

    def test_a_million_plies(self):
        game = Game("rinne")

        def thousand_plies():
            for _ in range(1000):
                numbers = game.numbers()
                if not numbers:
                    game.rewind()
                    numbers = game.numbers()
                game.push(numbers[game.ply * 7 % len(numbers)])
        self.stays_steady(thousand_plies, PLIES // 1000)

    def test_everything_that_is_made(self):
        source = random.Random(1)

        def work():
            game = Game("tensei")
            game.playout(source, 30)
            game.tags["Event"] = "x" * 1000
            for made in (game.copy(), pickle.loads(pickle.dumps(game)), read_record(game.record()), game.moves):
                str(made)
            game.svg()
            for move in game.moves[:3]:
                with game.trying(move):
                    game.steps(game.moves[0]) if game.moves else None
            for bad in ("e9e9", "x" * 100):
                try:
                    game.play(bad)
                except ValueError as error:
                    str(error)
            try:
                Game("rinne", "x" * 1000)
            except ValueError as error:
                str(error)
        self.stays_steady(work, PLIES // 2000)

    def test_moves_and_their_texts(self):
        game = Game("chess")

        def work():
            for _ in range(300):
                for move in game.moves:
                    game.play(move)
                    str(move)
                    game.undo()
                kept = list(game.moves)
                self.assertEqual(pickle.loads(pickle.dumps(kept[0])), kept[0])
                for bad in (lambda: Move(1 << 4000, "e2e4"), lambda: game.play(Move(1, "e2e5")), game.undo):
                    self.assertRaises(ValueError, bad)
        self.stays_steady(work, PLIES // 10000)

    def test_records(self):
        import io
        text = "".join(Game(variant).record() for variant in variants)
        self.stays_steady(lambda: list(Records(io.StringIO(text))), PLIES // 2000)


if __name__ == "__main__":
    unittest.main()
