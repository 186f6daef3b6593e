# SPDX-License-Identifier: MIT
"""A freed handle is never seen, in whatever order the collector goes about its work. Long calls hear Ctrl-C."""
import gc
import os
import random
import signal
import subprocess
import sys
import threading
import time
import unittest

from abstractgames import Game

ROUNDS = int(os.environ.get("ABSTRACTGAMES_TEST_ROUNDS", "3000"))
SOON = 0.1
# On a machine that is busy a process may have to wait for its turn.
PATIENCE = float(os.environ.get("ABSTRACTGAMES_TEST_PATIENCE", "10"))


class Reading(Game):
    """Plays and reads its friend's game when it goes."""

    seen = []

    def __del__(self):
        friend = self.friend
        friend.play(friend.moves[0])
        self.seen.append((friend.ply, friend.position, len(friend.moves), str(friend.history[0])))


class Returning(Game):
    """Comes back to life when it goes, once."""

    alive = []

    def __del__(self):
        self.alive.append(self)


def pair(kind):
    one, other = kind("rinne"), kind("rinne")
    one.friend, other.friend = other, one


class Handles(unittest.TestCase):
    def test_two_games_that_refer_to_each_other_read_each_other_when_they_go(self):
        Reading.seen.clear()
        for _ in range(ROUNDS // 30):
            pair(Reading)
            gc.collect()
        expected = Game("rinne")
        expected.play(expected.moves[0])
        seen = (1, expected.position, len(expected.moves), str(expected.history[0]))
        self.assertEqual(set(Reading.seen), {seen})
        self.assertEqual(len(Reading.seen), ROUNDS // 30 * 2)

    def test_a_game_brought_back_to_life_is_as_it_was(self):
        for make in (lambda: setattr(made := Returning("rinne"), "friend", made), lambda: pair(Returning),
                     lambda: Returning("rinne") and None):
            Returning.alive.clear()
            make()
            gc.collect()
            self.assertGreater(len(Returning.alive), 0)
            for game in Returning.alive:
                game.play("e2e3")
                self.assertEqual((game.ply, len(game.moves), game.perft(2)), (1, 24, 592))
            del game
            Returning.alive.clear()
            gc.collect()
            self.assertEqual([thing for thing in gc.get_objects() if isinstance(thing, Returning)], [])

    def test_a_game_that_is_begun_again_is_the_same_object(self):
        """A loop that is at work on it goes on with what it has become."""
        game = Game("rinne")
        rounds = game.pushing_each()
        next(rounds)
        taps, board = game.taps(), game.board
        game.__init__("tensei")
        self.assertEqual((game.variant.id, len(game.moves), taps.offers), ("tensei", 25, game.taps().offers))
        self.assertEqual(board["c1"].variant.id, "tensei")
        rounds.close()
        self.assertRaises(ValueError, game.__init__, "tensei", "nonsense")
        self.assertEqual(game, Game("tensei"))

    def test_what_was_made_of_a_game_keeps_it(self):
        for make in (lambda game: game.moves, lambda game: game.history, lambda game: game.tags, lambda game: game.board,
                     lambda game: game.taps(), lambda game: game.pushing_each(), lambda game: iter(game.history)):
            made = make(Game("rinne"))
            gc.collect()
            [Game("rinne") for _ in range(20)]
            str(made)
            for _ in range(3):
                next(iter(made), None)


ENDLESS = {
    "perft": "game.perft(12)",
    "perft of very many moves": "wide.perft(3)",
    "playout": "while True: game.copy().playout(random.Random(1))",
    "playout of one game": "while True: long.copy().playout(random.Random(1))",
}
INTERRUPTED = """
import random, sys, time
from abstractgames import Game
game, wide = Game("chess"), Game("tensor", {wide!r})
long = Game("sentai")
before = [game.position, game.ply]
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print(time.clock_gettime(time.CLOCK_MONOTONIC), flush=True)
assert [game.position, game.ply] == before and game.perft(2) == 400
"""
MANY_MOVES = "4k4r/1T1T3TT1/4t1t3/T4t4/T1t1t1t1t1/1t1t3t2/2t1T3tT/TT3TT1RK w - - 0 1"


class Interrupts(unittest.TestCase):
    def seconds_until_it_stops(self, call):
        """The shortest of some attempts: a busy machine makes any of them longer."""
        code = INTERRUPTED.format(call=call, wide=MANY_MOVES)
        shortest = PATIENCE
        for _ in range(5):
            with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, encoding="utf-8",
                                  cwd="/") as process:
                self.assertEqual(process.stdout.readline(), "ready\n")
                time.sleep(0.3)
                sent = time.clock_gettime(time.CLOCK_MONOTONIC)
                process.send_signal(signal.SIGINT)
                heard = float(process.stdout.readline())
                self.assertEqual(process.wait(PATIENCE), 0)
            shortest = min(shortest, heard - sent)
            if shortest < SOON:
                break
        return shortest

    def test_perft_and_playout_hear_ctrl_c_within_a_tenth_of_a_second(self):
        for name, call in ENDLESS.items():
            with self.subTest(name):
                self.assertLess(self.seconds_until_it_stops(call), SOON)

    def test_split_work_gives_the_same_numbers(self):
        from abstractgames import variants
        from abstractgames._binding import lib
        for variant in variants:
            game = Game(variant)
            for plies in (0, 7, 30):
                game.playout(random.Random(plies), plies)
                for depth in range(4 if game.variant.moves_max < 2000 else 3):
                    self.assertEqual(game.perft(depth), lib.ag_game_perft(game._handle, depth), (variant, plies, depth))

    def test_perft_goes_on_behind_the_ends_that_it_ignores(self):
        """A draw by the count of moves, one by repetition, and an end from outside."""
        from abstractgames import Reason, Result
        drawn = Game("chess", "4k3/8/8/8/8/8/R7/4K3 w - - 149 100")
        repeated = Game("chess")
        for move in ["g1f3", "g8f6", "f3g1", "f6g8"] * 4:
            repeated.play(move)
        ended = Game("chess")
        ended.end(Result.DRAW, Reason.AGREEMENT)
        for game, over in ((drawn, False), (repeated, True), (ended, True)):
            self.assertEqual(game.is_over, over)
            fresh = Game("chess", game.position.replace(" 149 ", " 0 "))
            self.assertEqual([game.perft(depth) for depth in range(5)], [fresh.perft(depth) for depth in range(5)])
            self.assertEqual(game.is_over, over)

    def test_split_playouts_take_the_same_numbers_of_the_generator(self):
        from abstractgames._binding import ffi, lib
        for variant in ("chess", "tensei", "tensor"):
            game = Game(variant)
            whole = game.copy()
            plies = game.playout(random.Random(3), 300)
            seed = ffi.new("uint64_t *", random.Random(3).getrandbits(64))
            self.assertEqual(plies, lib.ag_game_playout(whole._handle, seed, 300))
            self.assertEqual(list(game.history), list(whole.history))

    def test_other_threads_may_interrupt_nothing(self):
        """Ctrl-C is for the main thread; a call on another one goes on to its end."""
        found = []
        worker = threading.Thread(target=lambda: found.append(Game("rinne").perft(5)))
        worker.start()
        worker.join()
        self.assertEqual(found, [6645278])


if __name__ == "__main__":
    unittest.main()
