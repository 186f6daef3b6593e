# SPDX-License-Identifier: MIT
"""Moves: the legal ones of a game, and those it has played."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index

import abstractgames

from ._binding import BaseMoves, ffi, lib
from ._binding import Move as Move
from .calls import WHY_BYTES, decoded, encoded, filled, new_sentence, style_number, whole, written
from .errors import GameError, failure, wrong_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import overload

    from ._binding import CData
    from .any_move import AnyMove
    from .game import Game
    from .numbers import MoveTrait
else:
    def overload(function):
        """What typing has it for; loading typing would take longer than loading the package."""
        return function

MOVE_ARRAY = ffi.typeof("ag_move[]")
USUAL_MOVES = 256
NUMBERS_END = 1 << 32


def list_numbers(write: Callable[..., int], *arguments: object) -> tuple[CData, int]:
    """The buffer that a function fills with moves, and how many there are."""
    return filled(MOVE_ARRAY, USUAL_MOVES, write, *arguments)


def parse(handle: CData, text: str, strictness: int) -> int:
    """The number of the legal move that a text means."""
    move = ffi.new("ag_move *")
    why = new_sentence()
    status = lib.ag_move_parse(handle, encoded(text), strictness, move, why, WHY_BYTES)
    if status < lib.AG_OK:
        raise failure(status, decoded(why))
    number: int = move[0]
    return number


def number_of(handle: CData, move: AnyMove) -> int:
    """The number of a move in any form; a text must be that of a legal move."""
    if isinstance(move, Move):
        return move.number
    if isinstance(move, str):
        return parse(handle, move, lib.AG_PARSE_LENIENT)
    try:
        number = index(move)
    except TypeError:
        raise TypeError(f"a move is a Move, its number or its text, not {type(move).__name__}") from None
    if not 0 <= number < NUMBERS_END:
        raise wrong_number(number)
    return number


class Moves(BaseMoves, Sequence[Move]):
    """The legal moves of a game as it stands; none when it is over. Each use looks at the position then on the board.

    >>> from abstractgames import Game
    >>> game = Game("rinne")
    >>> len(game.moves), "e2e3" in game.moves, "e2e5" in game.moves
    (25, True, False)
    >>> print(*game.moves.from_square("b3"))
    b3b2 b3c2 b3a3 b3c3 b3a4 b3c4

    As a buffer, for NumPy and the like, they are their numbers:

    >>> memoryview(game.moves).tolist() == game.numbers()
    True
    """

    __slots__ = ()

    def __len__(self) -> int:
        return lib.ag_game_moves(self._game._handle, ffi.NULL, 0)

    def __contains__(self, move: object) -> bool:
        handle = self._game._handle
        try:
            return lib.ag_game_is_legal(handle, number_of(handle, move)) == 1  # type: ignore[arg-type]
        except (GameError, TypeError):  # no legal move's text, or nothing that a move can be given as
            return False

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return list(self)[index]

    def from_square(self, square: str | int) -> list[Move]:
        """The moves that begin by touching this square."""
        return list(self._game._moves_from(self._game.variant.square(square)))

    def having(self, traits: MoveTrait) -> list[Move]:
        """The moves that have one of these traits, found without a look at most of the others.

        >>> from abstractgames import Game, MoveTrait
        >>> game = Game("chess", "4k3/P7/8/3p4/4P3/8/8/4K3 w - - 0 1")
        >>> game.moves.having(MoveTrait.CAPTURE)
        [<Move e4d5>]
        >>> len(game.moves.having(MoveTrait.CAPTURE | MoveTrait.PROMOTION))
        5
        """
        handle = self._game._handle
        wanted = whole(traits, "the traits", 0, sum(abstractgames.MoveTrait))
        numbers = ffi.unpack(*list_numbers(lib.ag_game_moves_with, handle, wanted))
        return [Move(number, written(lib.ag_move_text, handle, number, lib.AG_TEXT_COORDINATE)) for number in numbers]

    def numbers(self) -> list[int]:
        """The numbers alone, which is faster."""
        return self._game.numbers()

    def buffer(self) -> memoryview:
        """The numbers as unsigned integers of four bytes, in a copy that can be written to.

        >>> from abstractgames import Game
        >>> view = Game("rinne").moves.buffer()
        >>> view.format, view.shape
        ('I', (25,))
        """
        buffer, count = list_numbers(lib.ag_game_moves, self._game._handle)
        return memoryview(ffi.buffer(buffer, 4 * count)).cast("I")

    def __reduce__(self) -> tuple[object, ...]:
        return Moves, (self._game,)

    def __repr__(self) -> str:
        return f"<Moves {' '.join(map(str, self))}>"


class History(Sequence[Move]):
    """The moves a game has played, from its start position on.

    >>> from abstractgames import Game
    >>> game = Game("rinne")
    >>> game.play("e2e3")
    >>> game.play("e5d5")
    >>> print(*game.history)
    e2e3 e5d5
    >>> game.history.texts()
    ['King e2 - e3 = Knight', 'King e5 - d5 = Knight']
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __len__(self) -> int:
        return lib.ag_game_ply(self._game._handle)

    def __iter__(self) -> Iterator[Move]:
        return map(self._at, range(len(self)))

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        plies = range(len(self))[index]
        return self._at(plies) if isinstance(plies, int) else list(map(self._at, plies))

    def _text(self, ply: int, style: int) -> str:
        return written(lib.ag_game_move_text_at, self._game._handle, ply, style)

    def _at(self, ply: int) -> Move:
        return Move(lib.ag_game_move_at(self._game._handle, ply), self._text(ply, lib.AG_TEXT_COORDINATE))

    def texts(self, style: int = lib.AG_TEXT_STANDARD) -> list[str]:
        """The moves as they are written, by default in the game's own notation."""
        number = style_number(style)
        return [self._text(ply, number) for ply in range(len(self))]

    def __repr__(self) -> str:
        return f"<History {' '.join(map(str, self))}>"
