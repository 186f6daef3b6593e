# SPDX-License-Identifier: MIT
"""Taps: a move made by touching one thing after the other."""
from __future__ import annotations

from collections.abc import Iterator
from operator import index

from ._binding import ffi, lib
from .calls import WHY_BYTES, decoded, encoded, filled, new_sentence, whole, written
from .errors import IllegalMove, NothingToUndo, failure
from .moves import Move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ._binding import CData
    from .game import Game
    from .steps import Step
    from .variant import Piece, Variant

TAP_ARRAY = ffi.typeof("int32_t[]")
USUAL_TAPS = 128
TAP_MOST = (1 << 31) - 1


def list_taps(write: Callable[..., int], *arguments: object) -> list[int]:
    """The taps that a function writes into a buffer."""
    return ffi.unpack(*filled(TAP_ARRAY, USUAL_TAPS, write, *arguments))


def words_of(variant: Variant, tap: int) -> list[str]:
    """What a tap may be called."""
    piece = tap - lib.AG_TAP_CHOICE
    if piece < 0:
        return [variant.tap_text(tap)]
    if piece == 0:
        return [variant.tap_text(tap), "none"]
    return [variant.tap_text(tap), variant.piece(piece).code, variant.piece(piece).name]


def tapped_number(handle: CData, taps: list[int]) -> int:
    """The number of the move that taps make, 0 while it is not complete. Taps that begin no move are refused."""
    found = ffi.new("ag_move *")
    why = new_sentence()
    status = lib.ag_game_tapped_move(handle, taps, len(taps), found, why, WHY_BYTES)
    if status < lib.AG_OK and status != lib.AG_ERR_AMBIGUOUS:
        raise failure(status, decoded(why))
    number: int = found[0]
    return number


def taps_shown(game: Game, taps: Iterable[int | str]) -> list[int]:
    """Taps for a picture: Taps, or numbers and names of squares."""
    square = game.variant.square
    numbers = [square(tap) if isinstance(tap, str) else whole(tap, "a tap", 0, TAP_MOST) for tap in taps]
    if numbers:
        tapped_number(game._handle, numbers)
    return numbers


class Taps:
    """A move being made. A tap is a square, DONE, or CHOICE plus the number of a piece; `Variant.tap_text` says which.

    >>> from abstractgames import Game
    >>> game = Game("rinne")
    >>> taps = game.taps()
    >>> print(*map(game.variant.tap_text, taps.offers))
    c1 a2 e2 b3 d3
    >>> taps.tap("e2")
    >>> print(*map(game.variant.tap_text, taps.offers))
    d1 e1 d2 e3
    >>> taps.tap("e3")
    >>> taps.move
    <Move e2e3>
    """

    __slots__ = ("_game", "_taps")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._taps: list[int] = []

    @property
    def offers(self) -> list[int]:
        """What may be touched next; nothing when the move is complete, and when the game is over."""
        if self._game.is_over:
            return []
        taps = list(self)
        return list_taps(lib.ag_game_next_taps, self._game._handle, taps, len(taps))

    def tap(self, tap: int | str) -> None:
        """Touches something that is offered: a tap's number, the name of a square, a tap in words such as "done" or
        "choice Q", or for a choice the code or the name of the piece, "Q" or "Queen".

        >>> from abstractgames import Game
        >>> taps = Game("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1").taps()
        >>> for tap in ("a7", "a8", "Queen"):
        ...     taps.tap(tap)
        >>> taps.move
        <Move a7a8=Q>
        """
        variant = self._game.variant
        offers = self.offers
        for offer in offers:
            if tap in words_of(variant, offer) if isinstance(tap, str) else tap == offer:
                self._taps.append(offer)
                return
        number = lib.ag_variant_square_find(variant._pointer, encoded(tap)) if isinstance(tap, str) else index(tap)
        if 0 <= number <= TAP_MOST:
            tapped_number(self._game._handle, [*self, number])
        if self._game.is_over:
            raise failure(lib.AG_ERR_FINISHED)
        offered = ", ".join(map(variant.tap_text, offers)) or "nothing"
        raise IllegalMove(f"{tap!r:.60} is not offered; offered: {offered}")

    def back(self) -> None:
        """Takes back the last tap."""
        if not self._taps:
            raise NothingToUndo("nothing has been tapped that could be taken back")
        self._taps.pop()

    def clear(self) -> None:
        """Takes back all taps."""
        self._taps.clear()

    @property
    def move(self) -> Move | None:
        """The move, once it is complete."""
        handle = self._game._handle
        number = tapped_number(handle, list(self))
        if number == 0:
            return None
        return Move(number, written(lib.ag_move_text, handle, number, lib.AG_TEXT_COORDINATE))

    @property
    def steps(self) -> list[Step]:
        """The changes of the board made so far, in the order tapped."""
        from .steps import steps_of
        game = self._game
        taps = list(self)
        return steps_of(game.variant, lib.ag_game_tapped_steps, game._handle, taps, len(taps))

    def pieces(self) -> dict[str, Piece]:
        """The pieces after these changes, by the names of their squares.

        >>> from abstractgames import Game
        >>> taps = Game("diaballik").taps()
        >>> taps.tap("a1")
        >>> taps.tap("a2")
        >>> taps.pieces()["a2"]
        <Piece S of diaballik: White's Stone>
        """
        variant = self._game.variant
        every = (None, *variant.pieces)
        seen = {variant.square_name(square): every[piece] for square, piece in enumerate(self.board())}
        return {name: piece for name, piece in seen.items() if piece is not None}

    def board(self) -> list[int]:
        """The numbers of all squares' pieces after these changes, 0 for none, as `Game.board.buffer` has them for the
        position."""
        taps = list(self)
        return list_taps(lib.ag_game_tapped_board, self._game._handle, taps, len(taps))

    def __len__(self) -> int:
        return len(self._taps)

    def __iter__(self) -> Iterator[int]:
        return iter(self._taps.copy())

    def __repr__(self) -> str:
        return f"<Taps {' '.join(map(self._game.variant.tap_text, self._taps))}>"
