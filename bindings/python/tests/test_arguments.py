# SPDX-License-Identifier: MIT
"""Whatever is given to whatever call, it answers or refuses with a sentence about what was given."""
import copy
import pickle
import random
import unittest

from abstractgames import (CHOICE, ArgumentError, Game, GameError, Move, Player, Reason, Records,
                           Result, UnknownPiece, UnknownVariant, read_record, variants)

# What Python says by itself when a call trips over an argument instead of looking at it.
TRIPPED = r"_handle|_play_given|__index__|descriptor|not supported between|getrandbits'$|has no attribute"


def everything():
    return [None, True, 0, 3, -1, 1 << 31, 1 << 32, 1 << 64, -1 << 64, 1.5, float("nan"), "", "e2", "\0", "\ud800",
            "x" * 5000, b"e2e3", [], {}, (), ("e2e3",), (1, 2, 3), object, object(), Player.WHITE, Game("chess"),
            Game("rinne").moves[0], Move(7, "x"), variants["rinne"], random.Random(1)]


def calls_of(game):
    """The calls that take one argument or have one that is worth trying, by their names."""
    board, variant, tags = game.board, game.variant, game.tags
    methods = [game.play, game.push, game.rewind, game.assign, game.parse, game.move_text, game.move_from, game.move_to,
               game.move_traits, game.move_claimable_draw, game.claim_draw_with, game.steps, game.taps_of,
               game.roll, game.svg, game.record, game.moves.__contains__,
               game.moves.from_square, game.history.texts, game.taps().tap, board.__getitem__, board.square_traits,
               variant.piece, variant.piece_or_none, variant.square, variant.square_name, variant.square_traits,
               variant.tap_text, variant.problems, variant.pieces[0].svg, tags.__getitem__, tags.__delitem__, variants.__getitem__,
               variants.__contains__, read_record, Game]
    calls = {method.__qualname__: method for method in methods}
    calls["trying"] = lambda thing: game.trying(thing).__enter__()
    calls["position"] = lambda thing: Game("rinne", thing)
    calls["allowing"] = lambda thing: Game("rinne", "x", allowing=thing)
    calls["attacked by"] = lambda thing: board.attacked("e2", thing)
    calls["attacked"] = lambda thing: board.attacked(thing, Player.WHITE)
    calls["can win"] = game.can_win
    calls["automatic draws"] = lambda thing: setattr(game, "automatic_draws", thing)
    calls["end"] = lambda thing: game.end(thing, thing)
    calls["style"] = lambda thing: game.move_text(game.moves[0], thing)
    calls["kind"] = lambda thing: variant.piece((thing, Player.WHITE))
    calls["player"] = lambda thing: variant.piece((0, thing))
    calls["name of a tag"] = lambda thing: tags.__setitem__(thing, "x")
    calls["value of a tag"] = lambda thing: tags.__setitem__("x", thing)
    calls["taps shown"] = lambda thing: game.svg(taps=[thing])
    calls["taps in letters"] = lambda thing: board.text(taps=[thing])
    calls["random"] = lambda thing: game.playout(thing, 3)
    calls["perft"] = lambda thing: game.perft(thing if thing != 3 else 41)
    calls["records"] = lambda thing: next(Records(thing if thing != 3 else None))
    return calls


class Arguments(unittest.TestCase):
    def test_every_call_takes_anything(self):
        for name in calls_of(Game("tensei")):
            for thing in everything():
                with self.subTest(call=name, thing=repr(thing)[:40]):
                    try:
                        calls_of(Game("tensei"))[name](thing)
                    except (ValueError, TypeError, LookupError, OSError) as error:
                        self.assertNotRegex(str(error), TRIPPED)
                        self.assertTrue(str(error))

    def test_what_is_no_move_is_refused_as_a_whole(self):
        """A tuple is no move, and is not taken apart into arguments."""
        for thing in (("e2e3",), (1,), (), (1, 2)):
            self.assertRaisesRegex(TypeError, "a move is a Move, its number or its text, not tuple",
                                   Game("rinne").play, thing)

    def test_refusals_say_what_would_be_right(self):
        game = Game("rinne")
        for error, sentence, call in [
                (ArgumentError, "no ply 1 to go back to", lambda: game.rewind(1)),
                (ArgumentError, "the depth is 0 to 40, not 41", lambda: game.perft(41)),
                (ArgumentError, "the size is 0 to 16384, not -1", lambda: game.svg(-1)),
                (ArgumentError, "the size is 0 to 16384, not 16385", lambda: game.variant.pieces[0].svg(16385)),
                (ArgumentError, "the style is Style.COORDINATE or Style.STANDARD, not 2", lambda: game.record(2)),
                (ArgumentError, "the style is Style.COORDINATE or Style.STANDARD, not -1",
                 lambda: game.move_text("e2e3", -1)),
                (ArgumentError, "the style is Style.COORDINATE or Style.STANDARD, not 4294967296",
                 lambda: game.history.texts(1 << 32)),
                (ArgumentError, "the player is Player.WHITE or Player.BLACK, not <Player.CHANCE: 2>",
                 lambda: game.board.attacked("e2", Player.CHANCE)),
                (ArgumentError, "max_plies is 0 to 2147483647, not -1", lambda: game.playout(None, -1)),
                (ArgumentError, "allowing is 0 to 4294967295, not -1", lambda: Game("rinne", "x", allowing=-1)),
                (ArgumentError, "Result.BLACK_WINS or Result.DRAW, not 1099511627776", lambda: game.end(1 << 40, 1)),
                (ArgumentError, "the reason is Reason.RESIGNATION, .* or Reason.UNKNOWN, not -1",
                 lambda: game.end(1, -1)),
                (ArgumentError, "a win is by resignation", lambda: game.end(Result.WHITE_WINS, Reason.GOAL)),
                (ArgumentError, "the text holds 0", lambda: read_record("")),
                (UnknownPiece, "Rinne has no piece 99", lambda: game.variant.tap_text(CHOICE + 99)),
                (UnknownPiece, "Rinne has no piece -1", lambda: game.variant.piece_or_none(-1)),
                (TypeError, "expected a text, not int", lambda: Game("rinne", 7)),
                (TypeError, "expected a Game, not str", lambda: game.assign("rinne")),
                (TypeError, "expected a random.Random or the like, not int", lambda: Game("rinne").playout(7)),
                (TypeError, "expected a file or the path of one, not int", lambda: Records(7))]:
            with self.subTest(sentence=sentence):
                self.assertRaisesRegex(error, sentence, call)

    def test_a_lone_surrogate_is_no_move(self):
        self.assertNotIn("\ud800", Game("rinne").moves)
        self.assertRaises(GameError, Game("rinne").play, "e2e3\udfff\udc80")


class Refined(unittest.TestCase):
    """Games of a class of one's own."""

    class Match(Game):
        def __init__(self, title):
            super().__init__("tensei")
            self.title = title
            self.names = ["Ada", "Bea"]

    def test_copies_and_pickles_keep_what_was_added(self):
        match = self.Match("final")
        match.play("e2e3")
        match.itself = match
        made = {"copy": match.copy(), "copy.copy": copy.copy(match), "deepcopy": copy.deepcopy(match)}
        for name, one in made.items():
            with self.subTest(name):
                self.assertEqual((type(one), one, one.ply, one.title), (self.Match, match, 1, "final"))
                self.assertEqual(one.names is match.names, name != "deepcopy")
                self.assertIs(one.itself, one if name == "deepcopy" else match)

    def test_pickles_are_read_without_the_arguments_of_the_class(self):
        """As pickle does with all classes, __init__ is not called again."""
        match = Matches("final")
        match.play("e2e3")
        again = pickle.loads(pickle.dumps(match))
        self.assertEqual((type(again), again, again.ply, vars(again)), (Matches, match, 1, vars(match)))

    def test_what_copies_does_not_matter_to_counting(self):
        class Lending(Game):
            def copy(self):
                return self
        game = Lending("rinne")
        self.assertEqual((game.perft(2), game.playout(random.Random(1), 5), game.ply), (621, 5, 5))

    def test_forgetting_to_begin_is_told(self):
        class Forgetful(Game):
            def __init__(self):
                """Does not call that of Game."""
        game, move = Forgetful(), Game("rinne").moves[0]
        for use in (game.undo, game.numbers, game.copy, lambda: game.play(move), lambda: game.play("e2e3"),
                    lambda: game.push(1), lambda: list(game.moves), lambda: game.ply, lambda: repr(game),
                    lambda: game == game, lambda: Game("rinne").assign(game), lambda: "e2e3" in game.moves,
                    lambda: game.board["e2"], lambda: pickle.dumps(game), lambda: game.turn, lambda: game.side,
                    lambda: game.result, lambda: game.reason, lambda: game.is_over, lambda: game.remark):
            self.assertRaisesRegex(ArgumentError, "Game.__init__ has not been called", use)

    def test_a_copy_is_made_by_the_class_s_own_new(self):
        class Counted(Game):
            made = 0

            def __new__(cls, *arguments):
                Counted.made += 1
                return super().__new__(cls)
        game = Counted("chess")
        game.play("e4")
        copies = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(Game("chess")))]
        self.assertEqual((Counted.made, [type(one) for one in copies[:3]]), (4, [Counted] * 3))
        self.assertEqual([one.ply for one in copies[:3]], [1, 1, 1])

    def test_a_class_that_makes_something_else_cannot_be_copied(self):
        class Odd(Game):
            def __new__(cls, *arguments):
                return super().__new__(cls) if arguments else 7
        self.assertRaisesRegex(TypeError, "Odd.*something that is no Game", Odd("chess").copy)

    def test_a_game_that_begins_again_has_no_remark(self):
        for begin in (("rinne",), ("rinne", Game("rinne").position)):
            game = read_record("1. f3 e6 2. g4 Qh4# 1-0")
            self.assertIn("1-0", game.remark)
            game.__init__(*begin)
            self.assertEqual((game.remark, game.ply), (None, 0))

    def test_a_variant_is_an_id_or_a_variant(self):
        for given in ("chess", "CHESS", variants["chess"], type("Name", (str,), {})("chess")):
            self.assertEqual(Game(given).variant.id, "chess")
        for given in ("chess\0", "\0", "", "chess ", "\ud800", "ches\u017f"):
            self.assertRaises(UnknownVariant, Game, given)
        for given in (7, None, b"chess", ["chess"]):
            self.assertRaises((TypeError, UnknownVariant), Game, given)
        for given in (None, "", [], 0.0):
            self.assertRaises(TypeError, Game, "chess", allowing=given)


class Matches(Refined.Match):
    """Stands where pickle finds it."""


if __name__ == "__main__":
    unittest.main()
