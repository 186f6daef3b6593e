# SPDX-License-Identifier: MIT
"""The tables that the library itself is tested with, read and played through Python."""
import unittest

import tables
from abstractgames import (CHOICE, DONE, Action, Game, GameError, MoveTrait, PositionError, Problem, SquareTrait, Style,
                           variants)

PERFT_MOST = 300_000
STATUS = {"ongoing": "ONGOING", "white": "WHITE_WINS", "black": "BLACK_WINS", "draw": "DRAW"}


def played(row, moves):
    """A game of the row's variant in which these texts have been played."""
    game = Game(row["variant"], row.optional("from"))
    for move in moves.split():
        game.play(move)
    return game


def taps_by_words(variant):
    """All taps by the words of the tables: e4, done, choice:Q."""
    taps = [*variant.squares, DONE, *range(CHOICE, CHOICE + 1 + len(variant.pieces))]
    return {variant.tap_text(tap).replace(" ", ":"): tap for tap in taps}


class Tables(unittest.TestCase):
    """Each test reads one folder of tables."""

    def look(self, folder, at_least, look, wanted=lambda row: True):
        """Looks at each row that is wanted; there must be so many."""
        looked_at = 0
        for row in tables.rows(folder):
            if wanted(row):
                looked_at += 1
                with self.subTest(row.where):
                    look(row)
        self.assertGreaterEqual(looked_at, at_least)

    def test_moves_are_those_of_the_table(self):
        def look(row):
            game = Game(row["variant"], row["position"])
            self.assertEqual(sorted(map(str, game.moves)), row["moves"].split())
            self.assertEqual(len(game.moves), len(game.numbers()))
            self.assertEqual([move.number for move in game.moves], game.numbers())
            self.assertEqual(game.moves.buffer().tolist(), game.numbers())
        self.look("moves", 60, look)

    def test_games_are_those_of_the_table(self):
        games = {}

        def look(row):
            key = row["variant"], row["game"]
            game = games.get(key)
            # The tables know no repetition: where it has ended a game, a new one goes on.
            if game is None or game.is_over:
                game = Game(row["variant"], None if game is None else game.position)
            self.assertIn(row["move"], game.moves)
            game.play(row["move"])
            self.assertEqual(game.position, row["position after"])
            self.assertEqual(Game(row["variant"], row["position after"]).result.name, STATUS[row["status after"]])
            games[key] = game
        self.look("games", 1000, look)
        for game in games.values():
            game.rewind()
            self.assertEqual(game.position, game.variant.start_position)

    def test_perft_counts_are_those_of_the_table(self):
        def look(row):
            self.assertEqual(Game(row["variant"], row["position"]).perft(int(row["depth"])), int(row["count"]))
        self.look("perft", 50, look, lambda row: int(row["count"]) <= PERFT_MOST)

    def test_hashes_are_those_of_the_table(self):
        def look(row):
            game = Game(row["variant"], row["position"])
            self.assertEqual(game.hash_text, row["hash"])
            self.assertEqual(f"{game.hash:016x}", row["hash"])
        self.look("hash", 80, look)

    def test_bad_positions_are_refused_with_the_sentence(self):
        def look(row):
            with self.assertRaises(PositionError) as caught:
                Game(row["variant"], row.text("text"))
            error = caught.exception
            if "\0" in row.text("text"):  # ends the text in C, not in Python
                return
            self.assertEqual((error.status_name, str(error)), (row["status"], row["why"]))
            self.assertEqual(error.offset, int(row["offset"]))
            self.assertEqual(int(error.problems or 0), int(row["problems"]))
            if error.problems:
                self.assertEqual(variants[row["variant"]].problems(row.text("text")), Problem(int(row["problems"])))
        self.look("bad_positions", 200, look)

    def test_bad_moves_are_refused_with_the_sentence(self):
        def look(row):
            game = Game(row["variant"], row.optional("position"))
            before = game.copy()
            with self.assertRaises(GameError) as caught:
                game.parse(row.text("text"))
            if "\0" in row.text("text"):  # ends the text in C, not in Python
                return
            self.assertEqual((caught.exception.status_name, str(caught.exception)), (row["status"], row["why"]))
            with self.assertRaises(GameError) as caught:
                game.play(row.text("text"))
            self.assertEqual(caught.exception.status_name, row.optional("played") or row["status"])
            self.assertNotIn(row.text("text"), game.moves)
            self.assertEqual((game, game.ply), (before, before.ply))
        self.look("bad_moves", 200, look)

    def test_readings(self):
        def look(row):
            game = Game(row["variant"], row["position"])
            self.assertEqual(str(game.parse(row.text("text"))), row["move"])
            if row["strict"] == "yes":
                self.assertEqual(str(game.parse(row.text("text"), strict=True)), row["move"])
            else:
                self.assertRaises(GameError, game.parse, row.text("text"), strict=True)
        self.look("readings", 40, look)

    def test_texts(self):
        def look(row):
            game = Game(row["variant"], row["position"])
            self.assertEqual(game.move_text(row["move"]), row["standard"])
            self.assertEqual(game.move_text(row["move"], Style.COORDINATE), row["move"])
        self.look("texts", 20, look)

    def test_steps(self):
        def words(variant, step):
            name = variant.square_name
            squares = [name(step.from_square), name(step.to_square)][step.action != Action.MOVE:]
            pieces = [str(piece) for piece in (step.before, step.after) if piece is not None]
            return " ".join([str(step.group), step.action.name.lower(), *squares, *pieces])

        def look(row):
            game = Game(row["variant"], row["position"])
            self.assertEqual("; ".join(words(game.variant, step) for step in game.steps(row["move"])), row["steps"])
        self.look("steps", 20, look)

    def test_taps(self):
        def look(row):
            game = Game(row["variant"], row["position"])
            words = taps_by_words(game.variant)
            taps = game.taps()
            for word in row["taps"].split():
                taps.tap(words[word])
            self.assertEqual([words[word] for word in row["offered"].split()], taps.offers)
            self.assertEqual("-" if taps.move is None else str(taps.move), row["makes"])
            if taps.move is not None and list(taps) == game.taps_of(taps.move):
                self.assertEqual(taps.steps, game.steps(taps.move))
        self.look("taps", 14, look)

    def test_half_made_turns(self):
        def look(row):
            game = Game(row["variant"], None if row["position"] == "-" else row["position"])
            words = taps_by_words(game.variant)
            taps = game.taps()
            for word in row["taps"].split():
                taps.tap(words[word])
            self.assertEqual(game.board.text(taps=taps, targets=True), row["text"].replace("\\x0A", "\n"))
            self.assertEqual(len(taps.steps), 0 if row["steps"] == "-" else row["steps"].count(";") + 1)
        self.look("tapped", 40, look)

    def test_taps_refused(self):
        def look(row):
            game = Game(row["variant"], None if row["position"] == "-" else row["position"])
            words = taps_by_words(game.variant)
            numbers = [words.get(word, word) for word in row["taps"].split()]
            if row["status"] == "AG_ERR_AMBIGUOUS" or not all(isinstance(number, int) for number in numbers):
                return
            with self.assertRaises(GameError) as caught:
                game.svg(taps=numbers)
            self.assertEqual((caught.exception.status_name, str(caught.exception)), (row["status"], row["why"]))
        self.look("bad_taps", 40, look)

    def test_lines(self):
        def look(row):
            game = played(row, row["moves"] if row["moves"] != "-" else "")
            self.assertEqual((game.position, game.result.text), (row["position"], row["result"]))
            self.assertEqual(game.reason.text, row["reason"])
            self.assertEqual((game.ply, game.repetitions, game.quiet_plies),
                             (int(row["plies"]), int(row["repetitions"]), int(row["quiet"])))
        self.look("lines", 20, look)

    def test_transpositions_are_equal(self):
        def look(row):
            one, other = played(row, row["moves"]), played(row, row["other moves"])
            self.assertEqual(one, other)
            self.assertEqual(one.hash, other.hash)
        self.look("transpositions", 8, look)

    def test_traits_of_squares(self):
        def look(row):
            trait = SquareTrait[row["trait"].upper().replace(" ", "_")]
            variant = variants[row["variant"]]
            found = [square for square in variant.squares if trait in variant.square_traits(square)]
            self.assertEqual(set(map(variant.square_name, found)), set(row["squares"].split()))
        self.look("traits", 20, look)

    def test_traits_of_moves_agree_with_their_texts(self):
        def look(row):
            game = Game(row["variant"], row["position"])
            self.assertEqual(" x " in game.move_text(row["move"]), MoveTrait.CAPTURE in game.move_traits(row["move"]))
        self.look("texts", 10, look, lambda row: row["variant"].startswith(("rinne", "tensei")))


if __name__ == "__main__":
    unittest.main()
