# SPDX-License-Identifier: MIT
"""Taps: a move made by touching one thing after the other."""
from __future__ import annotations

from collections.abc import Iterator

from ._binding import ffi, lib
from .calls import filled, written
from .errors import IllegalMove, failure
from .moves import Move

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .game import Game
    from .steps import Step

TAP_ARRAY = ffi.typeof("int32_t[]")
USUAL_TAPS = 128


def list_taps(write: Callable[..., int], *arguments: object) -> list[int]:
    """The taps that a function writes into a buffer."""
    return ffi.unpack(*filled(TAP_ARRAY, USUAL_TAPS, write, *arguments))


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
        """What may be touched next; nothing when the move is complete."""
        taps = list(self)
        return list_taps(lib.ag_game_next_taps, self._game._handle, taps, len(taps))

    def tap(self, tap: int | str) -> None:
        """Touches something that is offered: a tap's number, or the name of a square."""
        variant = self._game.variant
        number = variant.square(tap) if isinstance(tap, str) else tap
        if number not in self.offers:
            offered = ", ".join(map(variant.tap_text, self.offers)) or "nothing"
            raise IllegalMove(f"{tap} is not offered; offered: {offered}")
        self._taps.append(number)

    def back(self) -> None:
        """Takes back the last tap."""
        self._taps.pop()

    def clear(self) -> None:
        """Takes back all taps."""
        self._taps.clear()

    @property
    def move(self) -> Move | None:
        """The move, once it is complete."""
        handle = self._game._handle
        found = ffi.new("ag_move *")
        taps = list(self)
        status = lib.ag_game_tapped_move(handle, taps, len(taps), found)
        if status == lib.AG_ERR_AMBIGUOUS:
            return None
        if status != lib.AG_OK:
            raise failure(status)
        return Move(found[0], written(lib.ag_move_text, handle, found[0], lib.AG_TEXT_COORDINATE))

    @property
    def steps(self) -> list[Step]:
        """The changes of the board made so far, in the order tapped."""
        from .steps import steps_of
        game = self._game
        taps = list(self)
        return steps_of(game.variant, lib.ag_game_tapped_steps, game._handle, taps, len(taps))

    def __len__(self) -> int:
        return len(self._taps)

    def __iter__(self) -> Iterator[int]:
        return iter(self._taps.copy())

    def __repr__(self) -> str:
        return f"<Taps {' '.join(map(self._game.variant.tap_text, self._taps))}>"
