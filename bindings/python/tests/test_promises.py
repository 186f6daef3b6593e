# SPDX-License-Identifier: MIT
"""What the package promises besides the rules: views as buffers, pickles, sentences for what was meant otherwise."""
import array
import copy
import io
import pickle
import sys
import unittest

import abstractgames
from abstractgames import (AnyMove, ArgumentError, Game, GameOver, IllegalMove, Move, Moves, NothingToUndo, Player,
                           Reason, Result, Style, UnknownVariant, Variant, variants)

try:
    import numpy
except ImportError:
    numpy = None

PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - 0 1"


class Buffers(unittest.TestCase):
    def rooms_of_other_numbers(self, count):
        """Rooms that are large enough in bytes, but do not hold integers of four bytes with a sign."""
        for code in "bBhHIfdqQ":
            yield memoryview(array.array(code, bytes(8 * count)))
        yield bytearray(4 * count)
        yield memoryview(array.array("i", bytes(8 * count)))[::2]
        if numpy:
            for kind in ("float32", "int8", "uint8", "int16", "uint32", "int64", "bool", ">i4"):
                yield numpy.zeros(4 * count, kind)
            yield numpy.zeros((count, 2), "int32")[:, 0]

    def test_the_board_is_not_written_to_what_is_not_int32(self):
        for variant in variants:
            board = Game(variant).board
            for room in self.rooms_of_other_numbers(len(board)):
                before = bytes(memoryview(room).tobytes())
                self.assertRaisesRegex(ArgumentError, r"integers of four bytes each \(int32\)", board.buffer, room)
                self.assertEqual(memoryview(room).tobytes(), before)

    def test_the_board_is_written_to_what_is_int32(self):
        for variant in variants:
            board = Game(variant).board
            rooms = [array.array("i", bytes(4 * len(board))), memoryview(bytearray(4 * len(board) + 4)).cast("i")]
            if numpy:
                rooms += [numpy.zeros(len(board), "int32"), numpy.zeros((3, len(board)), "int32")[1]]
            for room in rooms:
                view = board.buffer(room)
                self.assertEqual(view.tolist(), board.buffer().tolist())
                self.assertEqual(memoryview(room).tolist()[:len(board)], view.tolist())

    def test_moves_as_a_buffer_are_their_numbers(self):
        for variant in variants:
            game = Game(variant)
            view = memoryview(game.moves)
            self.assertEqual((view.format, view.itemsize, view.ndim, view.readonly), ("I", 4, 1, True))
            numbers = game.numbers()
            self.assertEqual((view.tolist(), view.shape), (numbers, (len(numbers),)))
            self.assertEqual(array.array("I", view.tobytes()).tolist(), numbers)
            if numpy:
                made = numpy.asarray(game.moves)
                self.assertEqual((made.dtype, made.tolist()), (numpy.dtype("uint32"), numbers))
            game.play(game.moves[0])
            self.assertEqual(view.tolist(), numbers)

    def test_moves_as_a_buffer_outlive_the_game(self):
        views = [memoryview(Game("chess").moves) for _ in range(100)]
        self.assertEqual({tuple(view) for view in views}, {tuple(Game("chess").numbers())})

    def test_moves_as_a_buffer_of_a_finished_game_are_none(self):
        game = Game("rinne")
        game.end(Result.DRAW, Reason.AGREEMENT)
        self.assertEqual(memoryview(game.moves).tolist(), [])
        self.assertEqual(memoryview(game.moves).shape, (0,))

    def test_moves_as_a_buffer_cannot_be_written_to(self):
        self.assertRaises(TypeError, memoryview(Game("rinne").moves).__setitem__, 0, 1)
        self.assertRaises((BufferError, TypeError), io.BytesIO(b"12345678").readinto, Game("rinne").moves)


class Names(unittest.TestCase):
    def test_a_variant_is_found_by_its_id(self):
        self.assertIs(Variant("rinne"), variants["rinne"])
        self.assertIs(Variant(Variant("chess")), variants["chess"])
        for variant in variants.values():
            self.assertIs(eval(repr(variant)), variant)
            self.assertIs(copy.copy(variant), variant)
        self.assertRaisesRegex(UnknownVariant, "no variant 'halma'; there are rinne", Variant, "halma")
        self.assertRaises(UnknownVariant, Variant, 7)

    def test_an_id_in_capitals_is_the_same_variant(self):
        self.assertIs(Variant("Rinne"), variants["rinne"])
        self.assertIn("CHESS", variants)
        self.assertEqual(list(variants).count("rinne"), 1)

    def test_play_undo_push_and_numbers_stand_in_game_py_with_their_docstrings(self):
        with open(sys.modules[Game.__module__].__file__, encoding="utf-8") as file:
            source = file.read()
        for name, beginning in [("play", "Plays a move"), ("undo", "Takes back one ply"),
                                ("push", "Plays, unchecked, one of this position"),
                                ("numbers", "The numbers of the legal moves")]:
            self.assertRegex(source, rf"(?s)    def {name}\(self.*?\) -> .*?:\n        \"\"\"{beginning}")
            self.assertTrue(getattr(Game, name).__doc__.startswith(beginning), name)
            self.assertTrue(getattr(Game, name).__text_signature__.startswith("($self"), name)

    def test_facts_stand_in_game_py_with_their_docstrings_and_cannot_be_set(self):
        game = Game("rinne")
        for name, value, beginning in [("turn", Player.WHITE, "Whose turn it is"),
                                       ("side", Player.WHITE, "The side of the position string"),
                                       ("result", Result.ONGOING, "The result"),
                                       ("reason", Reason.NONE, "Why the game has ended"),
                                       ("is_over", False, "Whether the game has ended")]:
            self.assertIs(getattr(game, name), value)
            self.assertTrue(getattr(Game, name).__doc__.startswith(beginning), name)
            self.assertRaises(AttributeError, setattr, game, name, value)

    def test_the_winner_and_the_other_player(self):
        self.assertEqual([result.winner for result in Result], [None, Player.WHITE, Player.BLACK, None])
        self.assertEqual((Player.WHITE.other, Player.BLACK.other), (Player.BLACK, Player.WHITE))
        self.assertEqual((Player.CHANCE.other, Player.NOBODY.other), (Player.CHANCE, Player.NOBODY))

    def test_any_move_is_exported(self):
        self.assertIn("AnyMove", abstractgames.__all__)
        self.assertEqual(set(AnyMove.__args__), {Move, str, int})

    def test_moves_and_all_other_views_are_pickled(self):
        game = Game("rinne")
        game.play("e2e3")
        game.tags["White"] = "Ada"
        taps = game.taps()
        taps.tap("e5")
        self.assertIs(type(pickle.loads(pickle.dumps(game.moves))), Moves)
        for again in (pickle.loads(pickle.dumps(game.moves)), copy.copy(game.moves), copy.deepcopy(game.moves)):
            self.assertEqual(list(again), list(game.moves))
        for view in (game.history, game.board, taps):
            self.assertEqual(list(pickle.loads(pickle.dumps(view))), list(view))
        self.assertEqual(dict(pickle.loads(pickle.dumps(game.tags))), {"White": "Ada"})


class Sentences(unittest.TestCase):
    def test_words_for_enumerations_are_told_what_is_wanted(self):
        game = Game("chess")
        for sentence, call in [
                ("the result is Result.ONGOING, Result.WHITE_WINS, .*, not 'white'",
                 lambda: game.end("white", "resign")),
                ("the reason is Reason.RESIGNATION, .* or Reason.UNKNOWN, not 'resign'",
                 lambda: game.end(Result.WHITE_WINS, "resign")),
                ("the style is Style.COORDINATE or Style.STANDARD, not 'fancy'", lambda: game.record("fancy")),
                ("the style is Style.COORDINATE or Style.STANDARD, not 'lan'", lambda: game.move_text("e4", "lan")),
                ("the style is Style.COORDINATE or Style.STANDARD, not None", lambda: game.history.texts(None)),
                ("the player is Player.WHITE or Player.BLACK, not 'white'", lambda: game.board.attacked("e4", "white")),
                ("the depth is a number from 0 to 40, not '3'", lambda: game.perft("3")),
                ("the size is a number from 0 to 16384, not '300px'", lambda: game.svg("300px")),
                ("the ply is a number from 0 to 2147483647, not 'start'", lambda: game.rewind("start")),
                ("allowing is a number from 0 to 4294967295, not 'kings'", lambda: Game("chess", allowing="kings"))]:
            self.assertRaisesRegex(TypeError, sentence, call)
        self.assertEqual(game, Game("chess"))
        self.assertEqual(game.move_text("e4", Style.COORDINATE), "e2e4")


class Taps(unittest.TestCase):
    def test_done_is_tapped_by_its_name(self):
        game = Game("diaballik")
        for move in game.moves:
            taps = game.taps()
            for tap in game.taps_of(move):
                taps.tap("done" if tap == abstractgames.DONE else tap)
            self.assertEqual(taps.move, move)
        self.assertIn(abstractgames.DONE, {tap for move in game.moves for tap in game.taps_of(move)})

    def test_a_piece_is_tapped_by_its_name_or_code(self):
        for word in ("Queen", "Q", "choice Q"):
            taps = Game("chess", PROMOTION).taps()
            taps.tap("a7")
            taps.tap("a8")
            taps.tap(word)
            self.assertEqual(str(taps.move), "a7a8=Q")
        self.assertRaisesRegex(IllegalMove, "'King' is not offered; offered: choice", self.tapped, "King")

    def tapped(self, word):
        taps = Game("chess", PROMOTION).taps()
        for tap in ("a7", "a8", word):
            taps.tap(tap)

    def test_each_offer_is_tapped_by_each_of_its_names(self):
        for variant in variants:
            game = Game(variant)
            for move in game.moves[::7]:
                taps, words = game.taps(), game.taps()
                for tap in game.taps_of(move):
                    taps.tap(tap)
                    words.tap(game.variant.tap_text(tap))
                self.assertEqual((list(words), words.move), (list(taps), move))

    def test_back_without_taps_is_refused_as_undo_is(self):
        taps = Game("rinne").taps()
        self.assertRaisesRegex(NothingToUndo, "nothing has been tapped that could be taken back", taps.back)
        taps.tap("e2")
        taps.back()
        self.assertRaises(NothingToUndo, taps.back)

    def test_a_finished_game_offers_no_taps(self):
        game = Game("rinne")
        taps = game.taps()
        taps.tap("e2")
        game.end(Result.DRAW, Reason.AGREEMENT)
        for of_game in (taps, game.taps()):
            self.assertEqual(of_game.offers, [])
            self.assertRaises(GameOver, of_game.tap, "e3")
            self.assertRaises(GameOver, lambda taps=of_game: taps.move)


if __name__ == "__main__":
    unittest.main()
