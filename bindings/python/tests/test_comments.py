# SPDX-License-Identifier: MIT
"""Comments and marks of games, and records in other bytes than UTF-8."""
import copy
import io
import pickle
import random
import tempfile
import unittest

from abstractgames import ArgumentError, Game, Records, UnreadableText, read_record, variants

TEXTS = ["", "good", "[%clk 0:03:00]", "two\nlines", "(a", "{", "Zürich", "1-0", "; x", "$1", "x" * 200]


def commented_game(variant, seed):
    numbers = random.Random(seed)
    game = Game(variant)
    game.playout(numbers, 30)
    for ply in range(game.ply + 1):
        if numbers.random() < 0.5:
            game.comments[ply] = numbers.choices(TEXTS, k=2)
        if numbers.random() < 0.5:
            game.marks[ply] = numbers.randint(1, 255)
    return game


def said(game):
    return dict(game.comments), dict(game.marks)


class Comments(unittest.TestCase):
    def test_they_are_set_added_and_removed(self):
        game = Game("rinne")
        game.play("e2e3")
        self.assertEqual(said(game), ({}, {}))
        game.comments[0] = "the start"
        game.comments[1] = ["a", "b"]
        game.comments[1] += ("c",)
        game.marks[1] = "!?", 14, 14
        self.assertEqual(said(game), ({0: ("the start",), 1: ("a", "b", "c")}, {1: (5, 14)}))
        self.assertEqual([ply in game.marks for ply in (0, 1, 7)], [False, True, False])
        self.assertEqual(len(game.comments), 2)
        game.comments[1] = game.comments[1][1:]
        del game.comments[0]
        game.marks[1] = ()
        self.assertEqual(said(game), ({1: ("b", "c")}, {}))
        self.assertEqual(repr(game.comments), "<Comments {1: ('b', 'c')}>")
        self.assertRaises(KeyError, game.comments.__delitem__, 0)

    def test_they_go_with_the_plies_taken_back(self):
        game = commented_game("chess", 3)
        start = game.comments[0], game.marks[0]
        game.comments[game.ply] = "last"
        game.undo()
        game.play(game.moves[0])
        self.assertEqual(game.comments[game.ply], ())
        game.rewind()
        self.assertEqual((game.comments[0], game.marks[0]), start)

    def test_copies_and_records_have_them(self):
        for variant in variants:
            for seed in range(4):
                game = commented_game(variant, seed)
                for made in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game)),
                             read_record(game.record()), read_record(game.record(0))):
                    self.assertEqual(said(made), said(game))
                other = Game("rinne")
                other.assign(game)
                self.assertEqual(said(other), said(game))

    def test_what_cannot_be_kept_is_refused(self):
        game = Game("rinne")
        game.comments[0] = "a"
        for bad in ("}", "\n\n[", "x" * 65536):
            with self.assertRaises(UnreadableText):
                game.comments[0] = ["b", bad]
        self.assertEqual(game.comments[0], ("a",))
        for ply in (-1, 1, 1 << 40):
            self.assertRaises(ArgumentError, game.comments.__getitem__, ply)
            self.assertRaises(ArgumentError, game.comments.__setitem__, ply, "x")
            self.assertRaises(ArgumentError, game.marks.__setitem__, ply, 1)
        for mark in (0, 256, "good", "!!!"):
            self.assertRaises(ArgumentError, game.marks.__setitem__, 0, mark)
        self.assertRaises(TypeError, game.marks.__setitem__, 0, None)
        self.assertRaises(TypeError, game.comments.__setitem__, 0, [1])

    def test_a_nul_does_not_cut_a_comment(self):
        game = Game("rinne")
        game.comments[0] = "a\0b"
        self.assertEqual(game.comments[0], ("a\ufffdb",))


class Bytes(unittest.TestCase):
    """Whatever the bytes of a record are, it can be written."""
    RECORD = '[Event "{0}"]\n[White "{1}"]\n\n1. e4 {{{1}}} e5 *\n\n'

    def read(self, data):
        games = list(Records(io.BytesIO(data)))
        with tempfile.TemporaryFile("w+", encoding="utf-8") as file:
            for game in games:
                file.write(game.record())
            file.seek(0)
            again = list(Records(file))
        self.assertEqual([dict(game.tags) for game in again], [dict(game.tags) for game in games])
        self.assertEqual([said(game) for game in again], [said(game) for game in games])
        return [(game.tags["Event"], game.tags["White"], game.comments[1][0]) for game in games]

    def test_utf_8_is_read_as_such(self):
        for name in ("Müller", "Ångström", "棋", "\U0001f984", "\u07ff\u0800\uffff\U00010000\U0010ffff", "plain"):
            self.assertEqual(self.read(self.RECORD.format("Zürich", name).encode()), [("Zürich", name, name)])

    def test_other_bytes_are_latin_1_game_by_game(self):
        latin = self.RECORD.format("Zürich", "Müller")
        data = latin.encode() + latin.encode("latin-1") + latin.encode()
        self.assertEqual(self.read(data), 3 * [("Zürich", "Müller", "Müller")])

    def test_a_game_is_read_in_one_way(self):
        """One byte that is no UTF-8 makes Latin-1 of the whole game."""
        record = self.RECORD.encode().replace(b"{0}", "ü".encode()).replace(b"{1}", b"\xfc").replace(b"{{", b"{")
        self.assertEqual(self.read(record.replace(b"}}", b"}")), [("Ã¼", "ü", "ü")])

    def test_no_bytes_make_writing_fail(self):
        for seed in range(200):
            drawn = bytes(random.Random(seed).choices(range(0x80, 0x100), k=8))
            self.read(self.RECORD.encode().replace(b"{0}", drawn).replace(b"{1}", drawn).replace(b"{{", b"{")
                      .replace(b"}}", b"}"))
        for bad in (b"\xc0\x80", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80",
                    b"\xc3"):
            self.assertEqual(self.read(b'[Event "' + bad + b'"]\n[White "a"]\n1. e4 {x} *\n')[0][0],
                             bad.decode("latin-1"))

    def test_values_that_become_too_long_are_kept_without_these_bytes(self):
        data = b'[Event "' + b"\xfc" * 4095 + b'"]\n[White "a"]\n1. e4 {x} *\n'
        self.assertEqual(self.read(data)[0][0], "?" * 4095)


if __name__ == "__main__":
    unittest.main()
