# SPDX-License-Identifier: MIT
"""A freed handle is never seen, in whatever order the collector goes about its work. Long calls hear Ctrl-C."""
import gc
import os
import random
import signal
import threading
import time
import unittest

from abstractgames import Game

ROUNDS = int(os.environ.get("ABSTRACTGAMES_TEST_ROUNDS", "3000"))
# In seconds of the processor, which do not go by while others are at work on it.
SOON = 0.1
BEFORE_THE_SIGNAL = 0.2


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
        for make in (lambda game: game.moves, lambda game: game.history, lambda game: game.tags,
                     lambda game: game.board, lambda game: game.taps(), lambda game: game.pushing_each(),
                     lambda game: iter(game.history)):
            made = make(Game("rinne"))
            gc.collect()
            [Game("rinne") for _ in range(20)]
            str(made)
            for _ in range(3):
                next(iter(made), None)


ENDLESS = {
    "perft": lambda game: game.perft(12),
    "perft of very many moves": lambda game: Game("tensor", MANY_MOVES).perft(3),
    "playout": lambda game: play_on(game),
    "playout of one game": lambda game: play_on(Game("sentai")),
}
MANY_MOVES = "4k4r/1T1T3TT1/4t1t3/T4t4/T1t1t1t1t1/1t1t3t2/2t1T3tT/TT3TT1RK w - - 0 1"


def play_on(game):
    while True:
        game.copy().playout(random.Random(1))


def send_ctrl_c(when):
    while time.process_time() < when:
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)


class Interrupts(unittest.TestCase):
    def setUp(self):
        self.game = Game("chess")
        self.before = (self.game.position, self.game.ply)

    def tearDown(self):
        self.assertEqual((self.game.position, self.game.ply), self.before)
        self.assertEqual(self.game.perft(2), 400)

    def seconds_until_it_stops(self, call):
        """Between the signal and the end of the call. The signal is one that comes after a time of the processor;
        Python hears it where it hears Ctrl-C, and does the same."""
        usual = signal.signal(signal.SIGPROF, signal.default_int_handler)
        begin = time.process_time()
        try:
            signal.setitimer(signal.ITIMER_PROF, BEFORE_THE_SIGNAL)
            self.assertRaises(KeyboardInterrupt, call, self.game)
            return time.process_time() - begin - BEFORE_THE_SIGNAL
        finally:
            signal.signal(signal.SIGPROF, usual)

    def test_perft_and_playout_stop_within_a_tenth_of_a_second(self):
        for name, call in ENDLESS.items():
            with self.subTest(name):
                self.assertLess(self.seconds_until_it_stops(call), SOON)

    def test_ctrl_c_is_the_signal_that_stops_them(self):
        """Another thread sends it when the call has been at work, which this one would not be without it."""
        usual = signal.signal(signal.SIGINT, signal.default_int_handler)
        for name, call in ENDLESS.items():
            sender = threading.Thread(target=send_ctrl_c, args=(time.process_time() + BEFORE_THE_SIGNAL,))
            with self.subTest(name), self.assertRaises(KeyboardInterrupt):
                sender.start()
                call(self.game)
            sender.join()
        signal.signal(signal.SIGINT, usual)

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
