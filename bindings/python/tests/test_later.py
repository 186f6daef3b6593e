# SPDX-License-Identifier: MIT
"""A later library (tests/later) stands in front of the real one, and says numbers that the package does not know."""
import copy
import pickle
import unittest

from abstractgames import (Action, Game, GameError, MoveTrait, Player, PositionError, Problem, Reason, Result,
                           SquareTrait, variants)

BIT = 1 << 20


def mated():
    game = Game("chess")
    for move in ("f2f3", "e7e5", "g2g4", "d8h4"):
        game.play(move)
    return game


class Later(unittest.TestCase):
    def test_an_unknown_reason_is_a_reason(self):
        game = mated()
        self.assertEqual((game.reason, game.reason.name, game.reason.text), (17, "REASON_17", "full moon"))
        self.assertIs(game.reason, Reason(17))
        self.assertEqual(Game("chess").claimable_draw, Reason(17))
        self.assertEqual((Reason(99).name, Reason(99).text), ("REASON_99", "reason 99"))
        self.assertRaises(ValueError, Reason, -1)
        self.assertEqual({member.name for member in Reason} & {"REASON_17"}, set())

    def test_an_unknown_result_is_a_result(self):
        game = mated()
        self.assertEqual((game.result.name, game.result.text, game.result.winner), ("RESULT_4", "RESULT_4", None))
        self.assertTrue(game.is_over)

    def test_an_unknown_player_is_a_player(self):
        game = Game("tensei")
        game.play("e2e3")
        self.assertEqual((game.turn.name, game.turn.other), ("PLAYER_4", Player(4)))

    def test_unknown_traits_are_kept(self):
        game = Game("chess")
        self.assertEqual(game.move_traits("e2e4"), MoveTrait(BIT) | MoveTrait.IRREVERSIBLE)
        self.assertIn(SquareTrait(BIT), game.board.square_traits("e4"))
        self.assertIn(SquareTrait(BIT), game.variant.square_traits("e4"))
        self.assertIn(SquareTrait.PROMOTION_WHITE, game.variant.square_traits("e8"))

    def test_an_unknown_problem_is_told(self):
        with self.assertRaises(PositionError) as caught:
            Game("chess", "moon")
        self.assertEqual(caught.exception.problems, Problem(BIT))
        self.assertEqual(variants["chess"].problems("moon"), Problem(BIT))

    def test_an_unknown_step_is_a_step(self):
        step, = Game("chess").steps("e2e4")
        self.assertEqual((step.action, step.action.name, step.to_square), (5, "ACTION_5", 28))
        self.assertIs(step.action, Action(5))

    def test_an_unknown_status_is_a_refusal(self):
        with self.assertRaises(GameError) as caught:
            Game("chess").undo()
        self.assertEqual((caught.exception.status, caught.exception.status_name), (-20, "status -20"))
        self.assertIn("status -20", str(caught.exception))

    def test_an_unknown_success_is_no_refusal(self):
        game = Game("chess")
        game.play(game.moves[0])
        game.rewind()
        self.assertEqual(game.ply, 0)
        self.assertRaises(GameError, game.rewind, 1)

    def test_unknown_numbers_are_copied_and_pickled(self):
        self.assertEqual(pickle.loads(pickle.dumps(Problem(BIT))), Problem(BIT))
        for thing in (Reason(17), Result(4), Player(4), Action(5)):
            self.assertIs(pickle.loads(pickle.dumps(thing)), thing)
            self.assertIs(copy.deepcopy(thing), thing)
        again = pickle.loads(pickle.dumps(mated()))
        self.assertEqual((again, again.reason, again.ply), (mated(), Reason(17), 4))


if __name__ == "__main__":
    unittest.main()
