# SPDX-License-Identifier: MIT
"""What a game does in Python, for all variants where it can be."""
import copy
import io
import pickle
import random
import unittest
import xml.etree.ElementTree

from abstractgames import (DONE, AmbiguousMove, ArgumentError, Game, GameError, GameOver, IllegalMove, Move, Moves,
                           MoveTrait, NothingToUndo, Player, PositionError, Problem, Reason, RecordError, Records, Result, Style,
                           UnknownPiece, UnknownSquare, UnknownVariant, UnreadableText, read_record, variants)


def random_game(variant, seed, plies=40):
    game = Game(variant)
    game.playout(random.Random(seed), plies)
    return game


class Named(Move):
    """A move that knows more than others."""


class EveryVariant(unittest.TestCase):
    def each_game(self):
        for variant in variants:
            for seed in range(3):
                yield random_game(variant, seed)

    def test_moves_are_played_as_move_number_and_text(self):
        for game in self.each_game():
            for move in list(game.moves)[:20]:
                self.assertIn(move, game.moves)
                self.assertIn(move.number, game.moves)
                self.assertEqual(game.parse(str(move)), move)
                after = []
                for form in (move, move.number, str(move), game.move_text(move)):
                    with game.trying(form) as tried:
                        after.append(tried.position)
                self.assertEqual(after, after[:1] * 4)

    def test_trying_takes_back_whatever_was_played(self):
        for game in self.each_game():
            before = game.copy()
            for move in game.moves[:3]:
                with self.assertRaises(ZeroDivisionError), game.trying(move):
                    game.playout(random.Random(1), 3)
                    raise ZeroDivisionError
            self.assertEqual((game, game.ply), (before, before.ply))

    def test_pushing_each_is_push_and_undo(self):
        for game in self.each_game():
            pushed = []
            for number in game.pushing_each():
                pushed.append((number, game.position))
            one_by_one = []
            for number in game.numbers():
                game.push(number)
                one_by_one.append((number, game.position))
                game.undo()
            self.assertEqual(pushed, one_by_one)
            ply = game.ply
            for _ in game.pushing_each():
                break
            self.assertEqual(game.ply, ply)

    def test_moves_are_a_sequence(self):
        for game in self.each_game():
            moves = list(game.moves)
            self.assertEqual([game.moves[i] for i in range(len(moves))], moves)
            self.assertEqual(game.moves[-2:], moves[-2:])
            self.assertEqual(list(reversed(game.moves)), moves[::-1])
            self.assertEqual(bool(game.moves), not game.is_over)
            self.assertRaises(IndexError, game.moves.__getitem__, len(moves))
            if not game.variant.has_chance and moves:
                by_square = {move for square in game.variant.squares for move in game.moves.from_square(square)}
                self.assertEqual(by_square, set(moves))

    def test_moves_that_have_a_trait_are_those_that_say_so(self):
        for game in self.each_game():
            moves = list(game.moves)[:200]
            for trait in (MoveTrait.CAPTURE, MoveTrait.CHECK, MoveTrait.CAPTURE | MoveTrait.PROMOTION):
                having = [move for move in moves if game.move_traits(move) & trait]
                if len(moves) < 200:
                    self.assertEqual(game.moves.having(trait), having)
                self.assertLessEqual(set(having), set(game.moves.having(trait)))
        self.assertRaises(ArgumentError, Game("rinne").moves.having, 1024)

    def test_moves_keep_their_texts_when_the_game_goes_on(self):
        for game in self.each_game():
            texts = [game.move_text(number, Style.COORDINATE) for number in game.numbers()]
            from_squares = list(map(game.moves.from_square, game.variant.squares))
            unasked, kept, copies = list(game.moves), list(game.moves), list(game.moves)
            game.assign(Game("rinne"))
            self.assertEqual((unasked, kept), (copies, copies))
            self.assertEqual(list(map(str, kept)), texts)
            self.assertEqual([move.text for move in pickle.loads(pickle.dumps(copies))], texts)
            self.assertLessEqual({str(move) for moves in from_squares for move in moves}, set(texts))

    def test_history_is_what_was_played(self):
        for game in self.each_game():
            again = Game(game.variant)
            for move, standard in zip(game.history, game.history.texts(Style.STANDARD)):
                self.assertEqual(again.move_text(move), standard)
                again.play(move)
            self.assertEqual(again, game)
            self.assertEqual(game.history[-1:], list(game.history)[-1:])
            self.assertEqual(len(game.history), game.ply)

    def test_copies_are_games_of_their_own(self):
        for game in self.each_game():
            game.tags["Event"] = "Türnier"
            if not game.is_over:
                game.end(Result.DRAW, Reason.AGREEMENT)
            for made in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)),
                         read_record(game.record())):
                self.assertEqual(made, game)
                self.assertEqual((made.result, made.reason, made.ply), (game.result, game.reason, game.ply))
                self.assertEqual(list(made.history), list(game.history))
                self.assertEqual(made.tags["Event"], "Türnier")
                made.rewind(0)
            self.assertEqual(game.turn, Player.NOBODY)
            other = Game("rinne")
            other.assign(game)
            self.assertEqual((other, other.variant), (game, game.variant))

    def test_the_board_is_shown(self):
        for game in self.each_game():
            for piece in game.board.pieces().values():
                self.assertIn(piece.code, str(game))
            self.assertIn(game.position, repr(game))
            self.assertIn(str(game), repr(game))
            self.assertNotEqual(game.board.text(flipped=True), game.board.text())
            for picture in (game._repr_svg_(), game.svg(400, flipped=True, dark=True, targets=True)):
                drawn = xml.etree.ElementTree.fromstring(picture)
                pieces = [part for part in drawn.iter() if "piece" in part.get("class", "").split()]
                self.assertEqual({part.get("data-square"): part.get("data-piece") for part in pieces},
                                 {square: piece.code for square, piece in game.board.pieces().items()})

    def test_the_board_answers_by_name_and_by_number(self):
        for game in self.each_game():
            board, variant = game.board, game.variant
            numbers = board.buffer()
            self.assertEqual((numbers.format, len(numbers)), ("i", len(board)))
            for square in variant.squares:
                piece = board[square]
                self.assertEqual(piece, board[variant.square_name(square)])
                self.assertEqual(numbers[square], 0 if piece is None else piece.number)
            room = memoryview(bytearray(4 * len(board) + 8)).cast("i")
            self.assertEqual(board.buffer(room).tolist(), numbers.tolist())
            self.assertEqual(room[:len(board)].tolist(), numbers.tolist())
            self.assertRaises(ArgumentError, board.buffer, room[:len(board) - 1])
            self.assertRaises(BufferError, board.buffer, memoryview(bytes(4 * len(board))).cast("i"))

    def test_variants_describe_themselves(self):
        for name, variant in variants.items():
            self.assertEqual((variant.id, str(variant), repr(variant)), (name, variant.name, f"Variant({name!r})"))
            self.assertIs(pickle.loads(pickle.dumps(variant)), variant)
            for piece in variant.pieces:
                self.assertEqual(variant.piece(piece.code), piece)
                self.assertEqual(variant.piece((piece.kind, piece.player)), piece)
                self.assertEqual(pickle.loads(pickle.dumps(piece)), piece)
                self.assertIn("<svg", piece._repr_svg_())
            self.assertEqual([variant.square(variant.square_name(square)) for square in variant.squares],
                             list(variant.squares))
            for game in map(Game, [variant]):
                self.assertLessEqual(len(game.moves), variant.moves_max)
                self.assertEqual(game.board.square_traits(0), variant.square_traits(0))

    def test_taps_make_each_move(self):
        for game in self.each_game():
            for move in game.moves[:10]:
                taps = game.taps()
                for tap in game.taps_of(move):
                    self.assertIn(tap, taps.offers)
                    taps.tap(tap)
                self.assertEqual((taps.move, taps.offers, taps.steps), (move, [], game.steps(move)))
                self.assertEqual(list(taps), game.taps_of(move))
                before, after, numbers = game.board.pieces(), taps.pieces(), taps.board()
                with game.trying(move):
                    self.assertEqual(after, game.board.pieces())
                    self.assertEqual(numbers, game.board.buffer().tolist())
                    self.assertEqual(numbers, list(game.board.to_bytes()))
                taps.back()
                self.assertIsNone(taps.move)
                drawn = game.svg(taps=taps, targets=True)
                marks = drawn.count('class="target"') + drawn.count('class="choice"')
                self.assertEqual(marks, sum(tap != DONE for tap in taps.offers))
                self.assertEqual(game.board.text(taps=taps), game.board.text(taps=list(taps)))
                self.assertEqual(game.board.pieces(), before)
                self.assertRaises(IllegalMove, taps.tap, -5)
                taps.clear()
                self.assertEqual(len(taps), 0)


class OneGame(unittest.TestCase):
    def test_positions_are_compared_not_games(self):
        game = Game("rinne")
        self.assertEqual(game, Game("rinne"))
        self.assertNotEqual(game, Game("tensei"))
        self.assertNotEqual(game, "2k2/k3k/1k1k1/1K1K1/K3K/2K2 w")
        self.assertRaises(TypeError, hash, game)

    def test_moves_are_compared_by_what_they_are(self):
        moves = list(Game("rinne").moves)
        self.assertEqual(len(set(moves)), len(moves))
        self.assertEqual(pickle.loads(pickle.dumps(moves[0])), moves[0])
        self.assertEqual(copy.copy(moves[0]), moves[0])
        self.assertNotEqual(moves[0], moves[1])
        self.assertNotEqual(moves[0], str(moves[0]))
        self.assertEqual(f"{moves[0]} {moves[0]!r}", "c1b1 <Move c1b1>")

    def test_moves_can_be_made_by_hand_and_refined(self):
        listed = Game("rinne").moves[0]
        made, named = Move(listed.number, "c1b1"), Named(listed.number, text="c1b1")
        named.friend = named
        self.assertEqual((made, named, named), (listed, listed, made))
        self.assertEqual(len({listed, made, named}), 1)
        self.assertNotEqual(made, Move(listed.number, "c1b2"))
        again = pickle.loads(pickle.dumps(named))
        self.assertEqual((again, again.friend), (named, again))
        for move in (made, named):
            game = Game("rinne")
            game.play(move)
            self.assertEqual(list(game.history), [listed])
        for error, *arguments in [(IllegalMove, -1, "c1b1"), (IllegalMove, 1 << 32, "c1b1"), (TypeError, "1", "c1b1"),
                                  (TypeError, 1, b"c1b1"), (TypeError, 1), (TypeError,)]:
            self.assertRaises(error, Move, *arguments)
        self.assertRaises(AttributeError, setattr, made, "number", 2)
        self.assertRaises(TypeError, lambda: made < listed)

    def test_moves_of_waived_positions_have_texts(self):
        for position, problem in [("4k3/8/8/8/8/8/P7/4K3 w K - 0 1", Problem.CASTLING),
                                  ("4k3/8/8/8/8/8/P7/4K3 w - e6 0 1", Problem.EN_PASSANT),
                                  ("4k3/8/8/8/8/PPP5/PPPPPPPP/4K3 w - - 0 1", Problem.TOO_MANY_PIECES),
                                  ("4k3/8/8/8/4r3/8/3n1n2/r3K2r w - - 0 1", Problem.CHECKERS)]:
            self.assertRaises(PositionError, Game, "chess", position)
            game = Game("chess", position, allowing=problem)
            moves, numbers = list(game.moves), game.numbers()
            texts = [game.move_text(number, Style.COORDINATE) for number in numbers]
            game.push(numbers[0])
            self.assertEqual(list(map(str, moves)), texts)

    def test_moves_of_meaningless_positions_may_have_no_text(self):
        game = Game("diaballik")
        game.push(7)
        self.assertRaises(PositionError, Game, "diaballik", game.position, allowing=sum(Problem))
        move = game.moves[0]
        self.assertEqual((repr(move), move), (f"<Move {move.number}>", move))
        for use in (str, pickle.dumps, lambda move: move.text, lambda move: move == Move(move.number, "x")):
            self.assertRaises(IllegalMove, use, move)
        game.play(move)

    def test_moves_are_those_of_a_game(self):
        game = Game("rinne")
        self.assertEqual(list(Moves(game)), list(game.moves))
        for arguments in ([], [None], ["rinne"], [game.moves], [game, game]):
            self.assertRaises(TypeError, Moves, *arguments)

    def test_moves_follow_the_game(self):
        game = Game("rinne")
        moves = game.moves
        game.play(moves[0])
        self.assertEqual([moves[i] for i in range(3)], game.moves[:3])
        self.assertNotIn("c1b1", moves)

    def test_what_is_no_move_is_not_in_moves(self):
        moves = Game("rinne").moves
        for thing in ("e2e5", "", "x" * 10000, "e2\0e3", 0, -1, 1 << 40, None, 1.5, [], Move(0, "e2e3")):
            self.assertNotIn(thing, moves)

    def test_texts_with_a_nul_are_refused(self):
        self.assertRaises(UnreadableText, Game("rinne").play, "e2e3\0")
        self.assertRaises(PositionError, Game, "rinne", Game("rinne").position + "\0")
        self.assertRaises(UnknownVariant, Game, "rinne\0")

    def test_refusals_are_value_errors_that_say_why(self):
        game = Game("rinne")
        move = game.moves[0]
        game.play(move)
        for error, call, *arguments in [
                (IllegalMove, game.play, move), (IllegalMove, game.play, move.number), (IllegalMove, game.play, -1),
                (UnreadableText, game.play, "hello"), (IllegalMove, game.roll), (IllegalMove, game.claim_draw),
                (IllegalMove, game.steps, move), (IllegalMove, game.move_from, move),
                (IllegalMove, game.taps_of, move.number),
                (ArgumentError, game.perft, 41), (ArgumentError, game.perft, -1), (ArgumentError, game.rewind, 2),
                (ArgumentError, game.rewind, -1), (ArgumentError, game.rewind, 1 << 40), (ArgumentError, game.svg, -1),
                (ArgumentError, game.end, Result.ONGOING, Reason.NONE), (ArgumentError, game.playout, None, -1),
                (UnknownSquare, game.board.__getitem__, "e9"), (UnknownSquare, game.board.__getitem__, 30),
                (UnknownSquare, game.board.__getitem__, -1), (UnknownSquare, game.moves.from_square, "z"),
                (UnknownPiece, game.variant.piece, "Z"), (UnknownPiece, game.variant.piece, 0),
                (UnknownPiece, game.variant.piece, (400, 0)), (UnknownVariant, Game, "halma"),
                (PositionError, game.variant.problems, "nonsense")]:
            with self.assertRaises(error) as caught:
                call(*arguments)
            self.assertIsInstance(caught.exception, ValueError)
            self.assertIsInstance(caught.exception, GameError)
            self.assertGreater(len(str(caught.exception)), 8)
            self.assertTrue(caught.exception.status_name.startswith("AG_ERR_"))
            again = pickle.loads(pickle.dumps(caught.exception))
            self.assertEqual((str(again), vars(again)), (str(caught.exception), vars(caught.exception)))
        self.assertRaises(TypeError, Game, "rinne", 7)
        self.assertNotIn("halma", variants)
        self.assertIsNone(variants.get("halma"))

    def test_an_unclear_text_is_ambiguous(self):
        chess = Game("chess", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1")
        self.assertRaises(AmbiguousMove, chess.play, "Rd1")

    def test_the_end_from_outside_is_lifted_by_undo(self):
        game = Game("rinne")
        self.assertRaises(NothingToUndo, game.undo)
        game.play("e2e3")
        game.end(Result.WHITE_WINS, Reason.RESIGNATION)
        self.assertTrue(game.is_over)
        self.assertEqual(game.turn, Player.NOBODY)
        self.assertEqual((list(game.moves), game.numbers(), game.moves.buffer().tolist()), ([], [], []))
        self.assertRaises(GameOver, game.play, "e5d5")
        self.assertRaises(GameOver, game.push, 1)
        game.undo()
        self.assertEqual((game.ply, game.result, game.reason), (1, Result.ONGOING, Reason.NONE))

    def test_automatic_draws_are_switched_off_and_on(self):
        game = Game("chess")
        for move in 4 * ["Nf3", "Nf6", "Ng1", "Ng8"]:
            game.play(move)
        self.assertEqual((game.reason, game.automatic_draws), (Reason.REPETITION, True))
        game.automatic_draws = False
        self.assertEqual((game.result, game.claimable_draw), (Result.ONGOING, Reason.CLAIMED_REPETITION))
        game.play("e4")
        for made in (game.copy(), pickle.loads(pickle.dumps(game)), read_record(game.record())):
            self.assertEqual((made, made.automatic_draws, made.ply), (game, False, 17))
        game.automatic_draws = True
        for made in (game.copy(), pickle.loads(pickle.dumps(game)), read_record(game.record())):
            self.assertEqual((made, made.automatic_draws, made.ply), (game, True, 17))
        game.undo()
        self.assertEqual(game.reason, Reason.REPETITION)

    def test_a_claimed_dead_draw_is_pickled(self):
        game = Game("chess", "8/8/4k3/8/8/4K3/8/8 w - - 0 1")
        game.automatic_draws = False
        game.claim_draw()
        again = pickle.loads(pickle.dumps(game))
        self.assertEqual((again.reason, again.automatic_draws), (Reason.DEAD_MATERIAL, False))
        again.undo()
        self.assertEqual(again.result, Result.ONGOING)

    def test_a_draw_is_claimed_with_its_move(self):
        game = Game("chess")
        for move in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]:
            game.play(move)
        self.assertEqual(game.move_claimable_draw("Ng8"), Reason.CLAIMED_REPETITION)
        self.assertEqual(game.move_claimable_draw("a6"), Reason.NONE)
        with self.assertRaisesRegex(IllegalMove, "^this move gives no draw to claim$"):
            game.claim_draw_with("a6")
        with self.assertRaises(IllegalMove):
            game.claim_draw_with("Ng1")
        game.claim_draw_with("Ng8")
        self.assertEqual((game.reason, game.ply), (Reason.CLAIMED_REPETITION, 8))
        again = pickle.loads(pickle.dumps(game))
        self.assertEqual((again.reason, again.ply), (Reason.CLAIMED_REPETITION, 8))
        game.undo()
        game.undo()
        self.assertEqual((game.result, game.ply), (Result.ONGOING, 7))

    def test_who_can_win(self):
        game = Game("chess", "4k3/8/8/8/8/2n5/8/3QK3 w - - 0 1")
        self.assertTrue(game.can_win(Player.WHITE))
        self.assertFalse(game.can_win(Player.BLACK))

    def test_a_claimed_draw_is_kept_by_copies(self):
        chess = Game("chess")
        for move in ["g1f3", "g8f6", "f3g1", "f6g8"] * 2:
            chess.play(move)
        self.assertEqual(chess.claimable_draw, Reason.CLAIMED_REPETITION)
        chess.claim_draw()
        again = pickle.loads(pickle.dumps(chess))
        self.assertEqual((again.reason, again.ply), (Reason.CLAIMED_REPETITION, 8))
        again.undo()
        self.assertEqual((again.ply, again.repetitions, again.result), (8, 3, Result.ONGOING))

    def test_problems_can_be_waived(self):
        position = "4k3/8/8/8/8/8/8/4K3 w K - 0 1"
        with self.assertRaises(PositionError) as caught:
            Game("chess", position)
        self.assertEqual(caught.exception.problems, Problem.CASTLING)
        self.assertEqual(variants["chess"].problems(position), Problem.CASTLING)
        self.assertEqual(Game("chess", position, allowing=Problem.CASTLING).position, position.replace("K -", "- -"))

    def test_the_king_in_check(self):
        game = Game("chess", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
        self.assertTrue(game.in_check)
        self.assertTrue(game.board.attacked("e8", Player.WHITE))
        self.assertFalse(game.board.attacked("a8", Player.WHITE))
        self.assertEqual((game.side, game.quiet_plies, game.repetitions), (Player.BLACK, 0, 1))

    def test_rolls_come_from_the_generator_given(self):
        def rolls(source):
            game = Game("tensei")
            game.play("e2e3")
            return [str(game.copy().roll(source)) for _ in range(50)]
        self.assertEqual(rolls(random.Random(7)), rolls(random.Random(7)))
        self.assertEqual(set(rolls(random.Random(7))), {"=K", "=N", "=B", "=R", "=Q"})
        self.assertEqual(len(rolls(None)), 50)
        self.assertEqual(Game("tensei").chances(), {})
        game = Game("tensei")
        game.play("e2e3")
        self.assertEqual(sum(game.chances().values()), 1)
        self.assertEqual(game.turn, Player.CHANCE)

    def test_playouts_come_from_the_generator_given(self):
        self.assertEqual(random_game("tensei", 5).position, random_game("tensei", 5).position)
        self.assertNotEqual(random_game("tensei", 5).position, random_game("tensei", 6).position)
        game = Game("rinne")
        self.assertEqual((game.playout(None, 3), game.ply), (3, 3))


class Tagged(unittest.TestCase):
    def test_tags_are_a_mapping(self):
        tags = Game("rinne").tags
        tags.update({"White": "Ada", "Opening": "x"})
        self.assertEqual(dict(tags), {"White": "Ada", "Opening": "x"})
        self.assertEqual((len(tags), tags.get("Black")), (2, None))
        del tags["White"]
        self.assertNotIn("White", tags)
        self.assertRaises(KeyError, tags.__delitem__, "White")
        self.assertRaises(KeyError, tags.__getitem__, "White")
        for name, value in [("Result", "1-0"), ("no blank", "x"), ("Long", "x" * 5000), ("Lines", "a\nb")]:
            self.assertRaises(GameError, tags.__setitem__, name, value)
        self.assertEqual(dict(tags), {"Opening": "x"})


class Recorded(unittest.TestCase):
    def games(self):
        made = [random_game(variant, seed) for variant in variants for seed in range(2)]
        for number, game in enumerate(made):
            game.tags["Round"] = str(number)
        return made

    def test_records_of_a_file_come_back(self):
        games = self.games()
        text = "".join(game.record(style) for game in games for style in Style)
        for source in (io.StringIO(text), io.BytesIO(text.encode())):
            read = list(Records(source))
            self.assertEqual([game.tags["Round"] for game in read[::2]], [game.tags["Round"] for game in games])
            self.assertEqual(read[::2], games)
            self.assertEqual(read[1::2], games)

    def test_records_may_come_in_pieces_of_any_size(self):
        class Slow(io.StringIO):
            def read(self, size=-1):
                return super().read(7)
        text = "".join(game.record() for game in self.games()[:6])
        self.assertEqual(list(Records(Slow(text))), self.games()[:6])

    def test_a_broken_record_is_told_and_the_next_one_read(self):
        game = random_game("rinne", 1)
        text = game.record() + '[Variant "rinne"]\n\ne2e3 e9e9 *\n\n' + game.record()
        records = Records(io.StringIO(text))
        self.assertEqual(next(records), game)
        with self.assertRaises(RecordError) as caught:
            next(records)
        line = game.record().count("\n") + 3
        self.assertEqual(caught.exception.line, line)
        self.assertTrue(str(caught.exception).startswith(f"line {line}: "), str(caught.exception))
        self.assertEqual(next(records), game)
        self.assertRaises(StopIteration, next, records)

    def test_moves_behind_the_end_leave_the_game(self):
        with self.assertRaises(RecordError) as caught:
            read_record('[Variant "rinne"]\n[Position "2k2/5/1N3/5/5/1K3 w"]\n\nb4c6 b1b2 1-0\n')
        self.assertEqual(caught.exception.game.ply, 1)

    def test_what_a_record_says_against_its_game_is_a_remark(self):
        text = "1. f3 e6 2. g4 Qh4# 1-0\n"
        games = list(Records(io.StringIO(text + text + "1. e4 *\n")))
        sentence = "the moves lead to 0-1 (checkmate), not to 1-0"
        self.assertEqual([game.remark for game in games], [f"line 1: {sentence}", f"line 2: {sentence}", None])
        self.assertEqual([game.result.name for game in games], ["BLACK_WINS", "BLACK_WINS", "ONGOING"])
        self.assertIsNone(games[0].copy().remark)
        self.assertIsNone(Game("chess").remark)

    def test_a_broken_record_leaves_the_game_up_to_there(self):
        with self.assertRaises(RecordError) as caught:
            read_record('[White "A"]\n\n1. e4 e5 2. Ke3 1-0\n')
        game = caught.exception.game
        self.assertEqual((game.ply, game.result.name, dict(game.tags)), (2, "ONGOING", {"White": "A"}))
        with self.assertRaises(RecordError) as caught:
            read_record('[Variant "ludo"]\n\n1. e4 *\n')
        self.assertIsNone(caught.exception.game)

    def test_tags_of_others_by_names_of_ours_are_kept_and_pickled(self):
        game = read_record('[Reason "AE"]\n[RulesVersion "FIDE 2023"]\n[Position "518"]\n\n1. e4 e5 1/2-1/2\n')
        for made in (game, game.copy(), pickle.loads(pickle.dumps(game)), read_record(game.record())):
            self.assertEqual((made.tags["Reason"], made.tags["RulesVersion"], made.tags["Position"]),
                             ("AE", "FIDE 2023", "518"))
            self.assertEqual(made.result.name, "DRAW")
        del game.tags["Position"]
        self.assertNotIn("Position", game.record())

    def test_one_record_is_wanted(self):
        self.assertRaises(ValueError, read_record, "")
        self.assertRaises(ValueError, read_record, Game("rinne").record() * 2)


class Epd(unittest.TestCase):
    def test_a_line_gives_a_game_and_its_operations(self):
        game, operations = Game.from_epd("chess", '4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id "ä; y";\r\n')
        self.assertEqual((game.position, operations), ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", ["bm Ra8+", 'id "ä; y"']))
        for variant in variants.values():
            game, operations = Game.from_epd(variant, variant.start_position + " ;D1 20 ;D2 400")
            self.assertEqual((game.position, operations), (variant.start_position, ["D1 20", "D2 400"]))
            self.assertEqual(Game.from_epd(variant, variant.start_position)[1], [])

    def test_a_line_that_is_refused_is_explained(self):
        for line in ("", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 17", "4k3/8/8/8/8/8/4R3/R3K3 w Q - bm Re8;"):
            self.assertRaises(PositionError, Game.from_epd, "chess", line)
        self.assertRaises(TypeError, Game.from_epd, "chess", None)



if __name__ == "__main__":
    unittest.main()
