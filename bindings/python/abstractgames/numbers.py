# SPDX-License-Identifier: MIT
"""The numbers of the interface, by name. Each is the number that it is in C."""
from __future__ import annotations

from enum import IntEnum, IntFlag

from ._binding import ffi, lib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Member = TypeVar("Member", bound="Number")

__all__ = ["CHOICE", "DONE", "Action", "MoveTrait", "Player", "Problem", "Reason", "Result", "SquareTrait", "Style"]

DONE = 999
"""A tap that is no square: the turn ends here."""
CHOICE = 1000
"""Plus the number of a piece: a tap that says which piece is meant. Plus 0: none of them."""


def unknown(kind: type[Member], number: object) -> Member | None:
    """A member for a number that a later library has added, such as Reason.REASON_17. There is one for each number."""
    if not isinstance(number, int) or number < 0:
        return None
    made = int.__new__(kind, number)
    made._name_ = f"{kind.__name__.upper()}_{number}"
    made._value_ = int(number)
    return kind._value2member_map_.setdefault(made._value_, made)  # type: ignore[return-value]


class Number(IntEnum):
    """Numbers that a later library may add to. One that is not known here is a member all the same."""

    @classmethod
    def _missing_(cls, value: object) -> Number | None:
        return unknown(cls, value)

    def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
        return type(self), (self._value_,)


class Player(Number):
    """Players, and whose turn it is. White always moves first."""

    WHITE = 0
    BLACK = 1
    CHANCE = 2
    """A die is to be rolled: the legal moves are its outcomes."""
    NOBODY = 3
    """The game is over."""

    @property
    def other(self) -> Player:
        """The opponent; chance and nobody have none and are their own.

        >>> Player.WHITE.other.name
        'BLACK'
        """
        return OPPONENTS.get(self, self)


class Result(Number):
    """How a game has ended."""

    ONGOING = 0
    WHITE_WINS = 1
    BLACK_WINS = 2
    DRAW = 3

    @property
    def text(self) -> str:
        """The result as records write it.

        >>> Result.DRAW.text
        '1/2-1/2'
        """
        text = lib.ag_result_text(self)
        return self.name if text == ffi.NULL else ffi.string(text).decode()

    @property
    def winner(self) -> Player | None:
        """The player who has won; None for a draw and while the game goes on.

        >>> Result.BLACK_WINS.winner.name, Result.DRAW.winner
        ('BLACK', None)
        """
        return WINNERS.get(self)


OPPONENTS = {Player.WHITE: Player.BLACK, Player.BLACK: Player.WHITE}
WINNERS = {Result.WHITE_WINS: Player.WHITE, Result.BLACK_WINS: Player.BLACK}


class Reason(Number):
    """Why a game has ended."""

    NONE = 0
    CHECKMATE = 1
    STALEMATE = 2
    GOAL = 3
    BLOCKED = 4
    UNFAIR_LINE = 5
    STUCK = 6
    REPETITION = 7
    MOVE_COUNT = 8
    DEAD_MATERIAL = 9
    CLAIMED_REPETITION = 10
    CLAIMED_MOVE_COUNT = 11
    RESIGNATION = 12
    AGREEMENT = 13
    TIME = 14
    ADJUDICATION = 15
    UNKNOWN = 16

    @property
    def text(self) -> str:
        """The reason in words.

        >>> Reason.DEAD_MATERIAL.text
        'dead material'
        """
        text = lib.ag_reason_name(self)
        return self.name.lower().replace("_", " ") if text == ffi.NULL else ffi.string(text).decode()


class Problem(IntFlag):
    """What is wrong with a position. Those marked (w) can be waived: `Game(..., allowing=...)`."""

    TOO_MANY_PIECES = 1
    """(w) more pieces than a side can have"""
    KINGS = 2
    """not exactly one king a side"""
    PAWN_ON_END_RANK = 4
    OPPONENT_IN_CHECK = 8
    CASTLING = 16
    """(w) a castling right without its king and rook: dropped"""
    EN_PASSANT = 32
    """(w) an impossible en passant square: dropped"""
    CHECKERS = 64
    """(w) checks that cannot arise together"""
    TOO_MANY_BEASTS = 128
    ROLL = 256
    """two pieces wait for a roll, or one of the side to move"""
    STONES = 512
    """not six stones and one carrier a side"""


class SquareTrait(IntFlag):
    """What is special about a square."""

    GOAL_WHITE = 1
    GOAL_BLACK = 2
    HOME_WHITE = 4
    HOME_BLACK = 8
    PROMOTION_WHITE = 16
    PROMOTION_BLACK = 32
    PIT = 64
    """belongs to a position, not to a variant: a hole that holds no piece"""


class MoveTrait(IntFlag):
    """What is special about a move."""

    CAPTURE = 1
    PROMOTION = 2
    CASTLING = 4
    CHECK = 8
    ENDS_GAME = 16
    IRREVERSIBLE = 32
    """no position before it can come back"""
    CHANCE = 64
    """the outcome of a roll, nobody's choice"""
    COMBINES = 128
    SPLITS = 256
    PROPELS = 512


class Style(IntEnum):
    """How moves are written."""

    COORDINATE = 0
    """squares: e2e3"""
    STANDARD = 1
    """the game's own notation: King e2 - e3 = Knight"""


class Action(Number):
    """What a step does."""

    MOVE = 1
    REMOVE = 2
    PLACE = 3
    CHANGE = 4
