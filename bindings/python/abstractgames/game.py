# SPDX-License-Identifier: MIT
"""A game: a start position, the moves played so far, and how it ended."""
from __future__ import annotations

from collections.abc import Iterator

import abstractgames

from ._binding import BaseGame, ffi, lib
from .calls import (WHY_BYTES, chosen, decoded, encoded, new_buffer, new_sentence, pixels, player_number, style_number,
                    whole, written)
from .errors import ArgumentError, IllegalMove, NothingToUndo, PositionError, failure
from .moves import MOVE_ARRAY, USUAL_MOVES, History, Move, Moves, number_of, parse
from .variant import Variant, find_variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Callable, NoReturn, TypeVar

    from ._binding import CData
    from .any_move import AnyMove
    from .board import Board
    from .chance import Randomness
    from .comments import Comments, Marks
    from .numbers import MoveTrait, Player, Reason, Result
    from .steps import Step
    from .tags import Tags
    from .taps import Taps

    Function = TypeVar("Function", bound=Callable[..., Any])

PLIES_MOST = (1 << 31) - 1
DEPTH_MOST = 40
PROBLEMS_MOST = (1 << 32) - 1
WAIVABLE = (lib.AG_PROBLEM_TOO_MANY_PIECES | lib.AG_PROBLEM_CASTLING | lib.AG_PROBLEM_EN_PASSANT
            | lib.AG_PROBLEM_CHECKERS)
NO_SUCH_END = ("no game ends so: a win is by resignation, time, adjudication or unknown, a draw by agreement, time, "
               "adjudication or unknown")
FIRST_REASON_FROM_OUTSIDE = lib.AG_REASON_CLAIMED_REPETITION
# Names of tags that follow from a game: those of a record that mean something else cannot be set, but are kept.
OWN_TAGS = frozenset({"Position", "Reason", "Result", "RulesVersion"})
CLAIMED = (lib.AG_REASON_DEAD_MATERIAL, lib.AG_REASON_CLAIMED_REPETITION, lib.AG_REASON_CLAIMED_MOVE_COUNT)

# What is called most, found without a look into the library's names.
ply_of = lib.ag_game_ply
rewind_to = lib.ag_game_rewind
next_round = lib.next_round
ROUNDS = ffi.typeof("rounds *")


DESCRIPTIONS: dict[str, str] = {}


def in_c(function: Function) -> Function:
    """Marks a method that is written in C (types/base_game.c), because loops call it most. What stands here says what
    it does, and is its description."""
    code = function.__code__
    signature = ", ".join(["$self", *code.co_varnames[1:code.co_argcount], "/"])
    DESCRIPTIONS[function.__name__] = f"{function.__name__}({signature})\n--\n\n{function.__doc__}"
    return function


def fact_in_c(function: Function) -> Function:
    """The same for a property (types/facts.c)."""
    DESCRIPTIONS[function.__name__] = function.__doc__ or ""
    return function


class Trying:
    """What `Game.trying` returns: plays the move on entering, and on leaving takes it back with all played after it."""

    __slots__ = ("_game", "_move", "_ply")

    def __init__(self, game: Game, move: AnyMove) -> None:
        self._game = game
        self._move = move
        self._ply = 0

    def __enter__(self) -> Game:
        game = self._game
        self._ply = ply_of(game._handle)
        game.play(self._move)
        return game

    def __exit__(self, *error: object) -> None:
        rewind_to(self._game._handle, self._ply)  # refused when the block itself has gone back further


class Game(BaseGame):
    """A game of a variant, from its start position or another one.

    >>> game = Game("rinne")
    >>> game.play("e2e3")
    >>> game.play("King e5 - d5 = Knight")
    >>> game.turn.name, game.ply, len(game.moves)
    ('WHITE', 2, 24)
    >>> game.undo()
    >>> game.position
    '2k2/k3k/1k1k1/1K1KN/K4/2K2 b'

    Games that stand in the same position are equal:

    >>> game == Game("rinne", game.position)
    True
    """

    __slots__ = ("__weakref__",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, variant: str | Variant, position: str | None = None, *, allowing: int = 0) -> None:
        """`allowing` is the sum of the Problem members that are to be accepted, as far as they can be waived."""
        if position is None and type(allowing) is int and allowing == 0:
            if self._begin(variant.id if isinstance(variant, Variant) else variant):
                return
        rules = find_variant(variant)
        waived = whole(allowing, "allowing", 0, PROBLEMS_MOST)
        out = ffi.new("ag_game **")
        why = new_sentence()
        if position is None:
            status = lib.ag_game_new(out, rules._pointer, ffi.NULL, why, WHY_BYTES)
        else:
            status = lib.ag_game_new_allowing(out, rules._pointer, encoded(position), waived, why, WHY_BYTES)
        if status < 0:
            raise rules.refusal(status, position or "", decoded(why))
        self._own(out[0])

    @classmethod
    def from_epd(cls, variant: str | Variant, epd: str) -> tuple[Game, list[str]]:
        """The game of a line of EPD, a position with operations behind it, and these operations. Problems of the
        position that can be waived are accepted. A line that cannot be used is a PositionError without `problems` and
        `offset`.

        >>> game, operations = Game.from_epd("chess", '4k3/8/8/8/8/8/8/R3K3 w Q - bm Ra8+; id "x; y";')
        >>> operations
        ['bm Ra8+', 'id "x; y"']
        """
        out = ffi.new("ag_game **")
        begin = ffi.new("int32_t *")
        why = new_sentence()
        line = encoded(epd)
        rules = find_variant(variant)
        status = lib.ag_game_new_epd(out, rules._pointer, line, begin, why, WHY_BYTES)
        if status != 0:
            raise epd_refusal(status, decoded(why))
        return cls._of(out[0]), list(operations_of(line[begin[0]:]))

    def _own(self, handle: CData) -> None:
        """Owns a handle from now on: it lives exactly as long as this object."""
        self._hold(int(ffi.cast("intptr_t", handle)))

    @classmethod
    def _of(cls, handle: CData) -> Game:
        """The game that owns a handle from now on."""
        game = cls.__new__(cls)
        game._own(handle)
        return game

    # ---- copies ----

    def copy(self) -> Game:
        """An independent game with the same moves, tags and end; of a subclass also with its attributes."""
        made = self._copy_as(type(self))
        if type(self) is not Game:
            vars_of(made).update(vars_of(self))
        return made

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        from copy import deepcopy
        made = memo[id(self)] = self._copy_as(type(self))
        vars_of(made).update(deepcopy(vars_of(self), memo))
        return made

    def assign(self, other: Game) -> None:
        """Makes this game a copy of another one, of whatever variant."""
        if not isinstance(other, Game):
            raise TypeError(f"expected a Game, not {type(other).__name__}")
        status = lib.ag_game_assign(self._handle, other._handle)
        if status < 0:
            raise failure(status)

    def __reduce__(self) -> tuple[object, ...]:
        start = self._copy_as(Game)
        start.rewind(0)
        if not OWN_TAGS.isdisjoint(self.tags):
            return recorded, (type(self), self.record()), vars_of(self) or None
        reason = self.reason
        is_claim = reason == lib.AG_REASON_DEAD_MATERIAL and not self.automatic_draws
        end = (self.result, reason) if is_claim or reason >= FIRST_REASON_FROM_OUTSIDE else None
        numbers = [lib.ag_game_move_at(self._handle, ply) for ply in range(self.ply)]
        said = (dict(self.comments), dict(self.marks))
        arguments = (type(self), self.variant.id, start.position, numbers, end, dict(self.tags), self.automatic_draws,
                     said)
        return restored, arguments, vars_of(self) or None

    # ---- the position ----

    @property
    def variant(self) -> Variant:
        """The rules that the game is played by."""
        return find_variant(decoded(lib.ag_variant_id(lib.ag_game_variant(self._handle))))

    @property
    def position(self) -> str:
        """The position string."""
        return written(lib.ag_game_position, self._handle)

    @property
    def board(self) -> Board:
        """The board as it stands: `game.board["e4"]`."""
        return abstractgames.Board(self)

    @property
    @fact_in_c
    def turn(self) -> Player:
        """Whose turn it is: a player, chance when a roll is due, or nobody when the game is over."""
        raise NotImplementedError

    @property
    @fact_in_c
    def side(self) -> Player:
        """The side of the position string, White or Black even when a roll is due or the game is over."""
        raise NotImplementedError

    @property
    def in_check(self) -> bool:
        """Whether the side to move is in check."""
        return lib.ag_game_in_check(self._handle) == 1

    @property
    def repetitions(self) -> int:
        """How often the position has occurred in this game, itself included; 0 while a roll is due."""
        return lib.ag_game_repetitions(self._handle)

    @property
    def quiet_plies(self) -> int:
        """The halfmove clock of chess-like games; elsewhere the plies since the last capture."""
        return lib.ag_game_quiet_plies(self._handle)

    @property
    def hash(self) -> int:
        """The key of the position, 64 bits, the same on every machine and in every later version."""
        return lib.ag_game_hash(self._handle)

    @property
    def hash_text(self) -> str:
        """The same as 16 hexadecimal digits."""
        return written(lib.ag_game_hash_text, self._handle)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return lib.ag_game_same_position(self._handle, other._handle) == 1

    # ---- playing ----

    @property
    def moves(self) -> Moves:
        """The legal moves."""
        return Moves(self)

    @in_c
    def play(self, move: AnyMove, /) -> None:
        """Plays a move, given as a Move, as its number, or as text in either style and lenient spelling.

        >>> Game("rinne").play("e5e2")
        Traceback (most recent call last):
        abstractgames.errors.IllegalMove: the piece on e5 is Black's, and it is White's turn
        """

    @in_c
    def undo(self) -> None:
        """Takes back one ply; after a claim or an end from outside, only that."""

    def _play_given(self, move: str | int) -> None:
        """Plays what is no Move, for `play`."""
        if isinstance(move, str):
            why = new_sentence()
            status = lib.ag_game_play_text(self._handle, encoded(move), why, WHY_BYTES)
            if status < 0:
                raise failure(status, decoded(why))
        else:
            status = lib.ag_game_play(self._handle, number_of(self._handle, move))
            if status < 0:
                self._refuse(status)

    def _refuse(self, status: int, move: Move | None = None) -> NoReturn:
        """Raises why a call has failed: the sentence for a move's text says more than the status for its number."""
        handle = self._handle
        if status == lib.AG_ERR_ILLEGAL and move is not None:
            parse(handle, move.text, lib.AG_PARSE_STRICT)
        raise failure(status)

    def rewind(self, ply: int = 0) -> None:
        """Goes back to a ply, 0 being the start, and lifts a claim or an end from outside in any case."""
        status = rewind_to(self._handle, whole(ply, "the ply", 0, PLIES_MOST))
        if status < 0:
            raise ArgumentError(f"there is no ply {ply} to go back to; the game stands at ply {self.ply}")

    def trying(self, move: AnyMove) -> Trying:
        """Plays a move for the time of a `with` block.

        >>> game = Game("rinne")
        >>> with game.trying("e2e3"):
        ...     print(game.ply, len(game.moves))
        1 24
        >>> game.ply
        0
        """
        return Trying(self, move)

    @property
    def ply(self) -> int:
        """Plies played so far."""
        return ply_of(self._handle)

    @property
    def history(self) -> History:
        """The moves played so far."""
        return History(self)

    # ---- loops that must be fast: numbers instead of moves, and nothing checked ----

    @in_c
    def numbers(self) -> list[int]:
        """The numbers of the legal moves.

        >>> game = Game("rinne")
        >>> leaves = 0
        >>> for number in game.numbers():
        ...     game.push(number)
        ...     leaves += len(game.numbers())
        ...     game.undo()
        >>> leaves
        621
        """
        raise NotImplementedError

    @in_c
    def push(self, number: int, /) -> None:
        """Plays, unchecked, one of this position's numbers. Any other number gives a meaningless position,
        whose moves may have no texts.
        """

    def pushing_each(self) -> Iterator[int]:
        """Plays each legal move in turn for one round of a loop. The rounds must leave the game as they found it.

        >>> game = Game("rinne")
        >>> sum(len(game.numbers()) for number in game.pushing_each())
        621
        >>> game.ply
        0
        """
        handle = self._handle  # stays alive as long as the loop
        rounds = new_buffer(ROUNDS)
        cap, large = USUAL_MOVES, ffi.NULL
        while (count := lib.begin_rounds(rounds, handle, large, cap)) > cap:
            cap, large = count, new_buffer(MOVE_ARRAY, count)
        try:
            while number := next_round(rounds):
                yield number
        finally:
            lib.end_round(rounds)
        if rounds.status:
            raise failure(rounds.status)

    def perft(self, depth: int) -> int:
        """Leaves of the tree of legal moves of this depth. Other threads run meanwhile, and Ctrl-C is heard.

        >>> Game("rinne").perft(3)
        14198
        """
        plies = whole(depth, "the depth", 0, DEPTH_MOST)
        own = self._copy_as(Game)
        counting = ffi.new("agi_py_counting *")
        lib.agi_py_begin_count(counting, own._handle, plies)
        try:
            while lib.agi_py_count_on(counting):
                pass
        finally:
            lib.agi_py_end_count(counting)
        self._fact(counting.status)
        leaves: int = counting.leaves
        return leaves

    # ---- the end ----

    @property
    @fact_in_c
    def result(self) -> Result:
        """The result: ongoing, a win or a draw."""
        raise NotImplementedError

    @property
    @fact_in_c
    def reason(self) -> Reason:
        """Why the game has ended."""
        raise NotImplementedError

    @property
    @fact_in_c
    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @property
    def claimable_draw(self) -> Reason:
        """The reason that a draw claimed now would have; NONE when none can be claimed."""
        return abstractgames.Reason(lib.ag_game_claimable_draw(self._handle))

    def claim_draw(self) -> None:
        """Claims that draw."""
        status = lib.ag_game_claim_draw(self._handle)
        if status < 0:
            raise failure(status, "there is no draw to claim" if status == lib.AG_ERR_ILLEGAL else "")

    def move_claimable_draw(self, move: AnyMove) -> Reason:
        """The reason that a draw claimed with this legal move, announced and not yet played, would have; NONE when none
        can be claimed."""
        number = number_of(self._handle, move)
        self._fact(lib.ag_move_from(self._handle, number))  # a number that is no legal move is refused
        return abstractgames.Reason(lib.ag_move_claimable_draw(self._handle, number))

    def claim_draw_with(self, move: AnyMove) -> None:
        """Plays a move and claims that draw, both or neither. `undo` lifts the claim, and then takes back the move.

        >>> game = Game("chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 99 80")
        >>> game.claimable_draw.name, game.move_claimable_draw("a1a2").text
        ('NONE', 'claimed move count')
        >>> game.claim_draw_with("a1a2")
        >>> game.result.text, game.ply
        ('1/2-1/2', 1)
        """
        number = number_of(self._handle, move)
        status = lib.ag_game_claim_draw_with(self._handle, number)
        if status == lib.AG_ERR_ILLEGAL and lib.ag_game_is_legal(self._handle, number):
            raise failure(status, "this move gives no draw to claim")
        if status < 0:
            self._refuse(status, move if isinstance(move, Move) else None)

    @property
    def automatic_draws(self) -> bool:
        """Whether repetition, move count and dead material end the game automatically, as they do in a new game. Set to
        False, such a draw is lifted and can be claimed instead; set to True again, it stands.

        >>> game = Game("chess", "8/8/4k3/8/8/4K3/8/8 w - - 0 1")
        >>> game.reason.text, len(game.moves)
        ('dead material', 0)
        >>> game.automatic_draws = False
        >>> game.result.text, game.claimable_draw.text, len(game.moves)
        ('*', 'dead material', 8)
        """
        return lib.ag_game_automatic_draws(self._handle) == 1

    @automatic_draws.setter
    def automatic_draws(self, on: bool) -> None:
        if not isinstance(on, bool):
            raise TypeError(f"automatic_draws is True or False, not {type(on).__name__}")
        lib.ag_game_set_automatic_draws(self._handle, on)

    def can_win(self, player: Player) -> bool:
        """Whether a player's pieces may still win, for flags that fall: False is a proof that they cannot.

        >>> from abstractgames import Player
        >>> Game("chess", "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1").can_win(Player.WHITE)
        False
        """
        return lib.ag_game_can_win(self._handle, player_number(player)) == 1

    def end(self, result: Result, reason: Reason) -> None:
        """Ends the game from outside the rules: a win by resignation, time, adjudication or unknown; a draw by
        agreement, time, adjudication or unknown.

        >>> from abstractgames import Reason, Result
        >>> game = Game("rinne")
        >>> game.end(Result.BLACK_WINS, Reason.RESIGNATION)
        >>> game.turn.name, game.result.text, game.reason.text
        ('NOBODY', '0-1', 'resignation')
        """
        how = chosen(result, "the result", list(abstractgames.Result))
        reasons = list(abstractgames.Reason)
        why = chosen(reason, "the reason", reasons, reasons[abstractgames.Reason.RESIGNATION:])
        status = lib.ag_game_end(self._handle, how, why)
        if status < 0:
            raise failure(status, NO_SUCH_END if status == lib.AG_ERR_ARGUMENT else "")

    # ---- about one move ----

    def parse(self, text: str, *, strict: bool = False) -> Move:
        """The legal move that a text means; `strict` accepts only what `move_text` writes.

        >>> Game("rinne").parse("king e2-e3")
        <Move e2e3>
        """
        number = parse(self._handle, text, lib.AG_PARSE_STRICT if strict else lib.AG_PARSE_LENIENT)
        return self._move(number)

    def _move(self, number: int) -> Move:
        return Move(number, written(lib.ag_move_text, self._handle, number, lib.AG_TEXT_COORDINATE))

    def move_text(self, move: AnyMove, style: int = lib.AG_TEXT_STANDARD) -> str:
        """A legal move as it is written, by default in the game's own notation."""
        return written(lib.ag_move_text, self._handle, number_of(self._handle, move), style_number(style))

    def _fact(self, fact: int) -> int:
        if fact < 0:
            raise failure(fact)
        return fact

    def move_from(self, move: AnyMove) -> int:
        """The square that a legal move starts from."""
        return self._fact(lib.ag_move_from(self._handle, number_of(self._handle, move)))

    def move_to(self, move: AnyMove) -> int:
        """The square that a legal move ends on."""
        return self._fact(lib.ag_move_to(self._handle, number_of(self._handle, move)))

    def move_traits(self, move: AnyMove) -> MoveTrait:
        """What is special about a legal move."""
        number = number_of(self._handle, move)
        self._fact(lib.ag_move_from(self._handle, number))  # a number that is no legal move is refused
        return abstractgames.MoveTrait(lib.ag_move_traits(self._handle, number))

    def steps(self, move: AnyMove) -> list[Step]:
        """The changes of the board that a legal move makes."""
        from .steps import steps_of
        return steps_of(self.variant, lib.ag_move_steps, self._handle, number_of(self._handle, move))

    def taps(self) -> Taps:
        """A move to be made tap by tap."""
        return abstractgames.Taps(self)

    def taps_of(self, move: AnyMove) -> list[int]:
        """The taps that make a legal move: the fewest, then the smallest."""
        from .taps import list_taps
        return list_taps(lib.ag_move_taps, self._handle, number_of(self._handle, move))

    # ---- chance ----

    def chances(self) -> dict[Move, float]:
        """How likely each outcome is while a roll is due; else nothing.

        >>> game = Game("tensei")
        >>> game.play("e2e3")
        >>> {str(move): chance for move, chance in game.chances().items()}
        {'=K': 0.2, '=N': 0.2, '=B': 0.2, '=R': 0.2, '=Q': 0.2}
        """
        total = lib.ag_game_chance_total(self._handle)
        if total == 0:
            return {}
        return {move: lib.ag_game_chance_weight(self._handle, move.number) / total for move in self.moves}

    def roll(self, random: Randomness | None = None) -> Move:
        """Rolls the die that is due and plays what it shows. `random` is a random.Random; without it, Python's own.

        >>> from random import Random
        >>> game = Game("tensei")
        >>> game.play("e2e3")
        >>> game.roll(Random(1))
        <Move =K>
        """
        from .chance import new_seed
        number = lib.ag_game_roll(self._handle, new_seed(random))
        if number == 0:
            raise IllegalMove("no roll is due")
        move = self._move(number)
        self.play(move)
        return move

    def playout(self, random: Randomness | None = None, max_plies: int = PLIES_MOST) -> int:
        """Plays random moves, each equally likely and rolls by their weights, to the end or for so many plies; nothing
        is claimed. Returns the plies played. Other threads run meanwhile, and Ctrl-C is heard: the game is then as it
        was.

        >>> from random import Random
        >>> game = Game("tensei")
        >>> plies = game.playout(Random(1))
        >>> game.is_over, game.ply == plies
        (True, True)
        """
        from .chance import new_seed
        most = whole(max_plies, "max_plies", 0, PLIES_MOST)
        own = self._copy_as(Game)
        seed = new_seed(random)
        plies = 0
        while more := self._fact(lib.agi_py_playout_on(own._handle, seed, most - plies)):
            plies += more
        self.assign(own)
        return plies

    # ---- pictures, records ----

    def svg(self, size: int = 0, *, flipped: bool = False, dark: bool = False, coordinates: bool = True,
            last_move: bool = True, check: bool = True, goals: bool = True, targets: bool = False,
            taps: Iterable[int | str] = ()) -> str:
        """The position as an SVG document; `size` in pixels, 0 to fill what it is put into.

        With `taps`, which are Taps, or numbers and names of squares, it shows a turn that is half made, with what may
        be tapped next; `targets` shows what may be tapped first.

        >>> Game("rinne").svg(300).startswith("<svg")
        True
        """
        from .taps import taps_shown
        wanted = {lib.AG_PICTURE_FLIPPED: flipped, lib.AG_PICTURE_DARK: dark, lib.AG_PICTURE_COORDINATES: coordinates,
                  lib.AG_PICTURE_LAST_MOVE: last_move, lib.AG_PICTURE_CHECK: check, lib.AG_PICTURE_GOALS: goals,
                  lib.AG_PICTURE_TARGETS: targets}
        flags = sum(flag for flag, is_wanted in wanted.items() if is_wanted)
        width = pixels(size)
        tapped = taps_shown(self, taps)
        return written(lib.ag_game_svg, self._handle, width, flags, tapped, len(tapped))

    def _repr_svg_(self) -> str:
        return self.svg(360)

    @property
    def tags(self) -> Tags:
        """What a record says about the game besides its moves."""
        return abstractgames.Tags(self)

    @property
    def comments(self) -> Comments:
        """What people say about the moves, by plies: `game.comments[game.ply] += ("well played",)`."""
        return abstractgames.Comments(self)

    @property
    def marks(self) -> Marks:
        """Marks of moves, by plies: `game.marks[game.ply] = "!?"`."""
        return abstractgames.Marks(self)

    @property
    def remark(self) -> str | None:
        """What the record that the game was read from says against it, as another result than that of the mate on the
        board; None when there is nothing.

        >>> from abstractgames import read_record
        >>> game = read_record("1. f3 e6 2. g4 Qh4# 1-0")
        >>> game.result.name, game.remark
        ('BLACK_WINS', 'line 1: the moves lead to 0-1 (checkmate), not to 1-0')
        """
        return self._remark if self._handle else None

    def record(self, style: int = lib.AG_TEXT_STANDARD) -> str:
        """The game as text: tags, start position, moves, result."""
        return written(lib.ag_record_write, self._handle, style_number(style))

    def __str__(self) -> str:
        return str(self.board)

    def __repr__(self) -> str:
        return f"Game({self.variant.id!r}, {self.position!r})\n{self}"


Game._give_methods(DESCRIPTIONS)


def epd_refusal(status: int, sentence: str) -> Exception:
    """Why no game can begin with a line of EPD."""
    if status == lib.AG_ERR_MEMORY:
        return failure(status)
    error = PositionError(sentence)
    error.status = status
    return error


def operations_of(line: bytes) -> Iterator[str]:
    """The operations behind a position in EPD."""
    for i in range(len(line)):
        try:
            yield written(lib.ag_epd_operation, line, i)
        except NothingToUndo:
            return


def vars_of(game: Game) -> dict[str, object]:
    """The attributes that a subclass has added; Game itself has none."""
    return getattr(game, "__dict__", {})


def recorded(kind: type[Game], text: str) -> Game:
    """The game that was pickled as a record, which alone can hold such tags."""
    from .records import read_record
    return read_record(text)._copy_as(kind)


def restored(kind: type[Game], variant: str, position: str, numbers: list[int], end: tuple[Result, Reason] | None,
             tags: dict[str, str], automatic_draws: bool = True,
             said: tuple[dict[int, Any], dict[int, Any]] = ({}, {})) -> Game:
    """The game that was pickled. Its moves may have gone on behind a draw that was off then, and it may have ended at
    one."""
    game = kind.__new__(kind)
    Game.__init__(game, variant, position, allowing=WAIVABLE)
    game.automatic_draws = False
    for number in numbers:
        game.play(number)
    game.tags.update(tags)
    game.comments.update(said[0])
    game.marks.update(said[1])
    if end is not None and end[1] in CLAIMED:
        game.claim_draw()
    elif end is not None and not game.is_over:
        game.end(*end)
    game.automatic_draws = automatic_draws
    return game
