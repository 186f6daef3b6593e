# SPDX-License-Identifier: MIT
"""The board of a game: what stands where."""
from __future__ import annotations

import sys
from collections.abc import Iterator

import abstractgames

from ._binding import ffi, lib
from .calls import filled, player_number, written
from .errors import ArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .game import Game
    from .numbers import Player, SquareTrait
    from .variant import Piece

BYTE_ARRAY = ffi.typeof("uint8_t[]")
USUAL_SQUARES = 128
INT32 = ("i", "l", "@i", "@l", "=i", "=l", "<i" if sys.byteorder == "little" else ">i")


class Board:
    """The board of a game as it stands: `board["e4"]` and `board[28]` are a Piece, or None where there is none.

    >>> from abstractgames import Game
    >>> board = Game("rinne").board
    >>> board["c1"]
    <Piece K of rinne: White's King>
    >>> board["c2"] is None
    True
    >>> len(board), sum(piece is not None for piece in board)
    (30, 10)
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __len__(self) -> int:
        return len(self._game.variant.squares)

    def __getitem__(self, square: str | int) -> Piece | None:
        variant = self._game.variant
        return variant.piece_or_none(lib.ag_game_piece_at(self._game._handle, variant.square(square)))

    def __iter__(self) -> Iterator[Piece | None]:
        pieces = (None, *self._game.variant.pieces)
        return map(pieces.__getitem__, self.buffer())

    def pieces(self) -> dict[str, Piece]:
        """The pieces on the board by the names of their squares."""
        name = self._game.variant.square_name
        return {name(square): piece for square, piece in enumerate(self) if piece is not None}

    def square_traits(self, square: str | int) -> SquareTrait:
        """What is special about a square in this position."""
        number = self._game.variant.square(square)
        return abstractgames.SquareTrait(lib.ag_game_square_traits(self._game._handle, number))

    def attacked(self, square: str | int, by: Player) -> bool:
        """Whether a piece of this player could capture an enemy piece standing on the square with its next move."""
        return lib.ag_game_attacked(self._game._handle, self._game.variant.square(square), player_number(by)) == 1

    def buffer(self, into: Any = None) -> memoryview:
        """The numbers of all squares' pieces as integers of four bytes, for NumPy and the like: a copy.

        Given an object with a writable buffer of such integers, such as a row of a NumPy array of int32, they are
        written there.

        >>> from abstractgames import Game
        >>> Game("rinne").board.buffer().tolist()[:6]
        [0, 0, 1, 0, 0, 1]
        """
        count = len(self)
        if into is None:
            buffer = ffi.new("int32_t[]", count)
        else:
            room = memoryview(into)
            if room.format not in INT32 or room.itemsize != 4 or room.nbytes < 4 * count or not room.c_contiguous:
                raise ArgumentError(f"expected contiguous room for {count} integers of four bytes each (int32), not "
                                    f"{room.nbytes} bytes of the format {room.format!r}")
            buffer = ffi.from_buffer("int32_t[]", room, require_writable=True)
        lib.ag_game_board(self._game._handle, buffer, count)
        return memoryview(ffi.buffer(buffer, 4 * count)).cast("i")

    def to_bytes(self) -> bytes:
        """The numbers of all squares' pieces, a byte each: the same in a quarter of the room, and made faster.

        >>> from abstractgames import Game
        >>> list(Game("rinne").board.to_bytes())[:6]
        [0, 0, 1, 0, 0, 1]
        """
        buffer, count = filled(BYTE_ARRAY, USUAL_SQUARES, lib.ag_game_board_bytes, self._game._handle)
        return bytes(ffi.buffer(buffer, count))

    def text(self, *, unicode: bool = False, flipped: bool = False, targets: bool = False,
             taps: Iterable[int | str] = ()) -> str:
        """The board for a screen of letters, and whose turn it is; in the symbols of Unicode, and as Black sees it, if
        wanted. `taps` and `targets` are those of `Game.svg`.

        >>> from abstractgames import Game
        >>> print(Game("rinne").board.text(taps=["e2"]).splitlines()[3])
        3  . K . K*.
        """
        from .taps import taps_shown
        wanted = {lib.AG_BOARD_UNICODE: unicode, lib.AG_BOARD_FLIPPED: flipped, lib.AG_BOARD_TARGETS: targets}
        flags = sum(flag for flag, is_wanted in wanted.items() if is_wanted)
        tapped = taps_shown(self._game, taps)
        return written(lib.ag_game_board_text, self._game._handle, flags, tapped, len(tapped))

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def __repr__(self) -> str:
        return f"<Board\n{self}>"
