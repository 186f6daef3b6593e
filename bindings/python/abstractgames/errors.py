# SPDX-License-Identifier: MIT
"""Refusals. Each is a ValueError, and its text is the library's sentence: what is wrong, where, what would be right."""
from __future__ import annotations

from ._binding import ffi, lib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .game import Game
    from .numbers import Problem

__all__ = ["AmbiguousMove", "ArgumentError", "GameError", "GameOver", "IllegalMove", "NothingToUndo", "PositionError",
           "RecordError", "UnknownPiece", "UnknownSquare", "UnknownVariant", "UnreadableText"]


class GameError(ValueError):
    """What all refusals have in common.

    >>> from abstractgames import Game
    >>> try:
    ...     Game("rinne").play("e2e5")
    ... except GameError as error:
    ...     print(f"{error.status_name}: {error}")
    AG_ERR_ILLEGAL: the piece on e5 cannot be captured: captures are made only on the goals, c1 and c6
    """

    status: int = lib.AG_ERR_ARGUMENT

    @property
    def status_name(self) -> str:
        """The name that the status has in C."""
        name = lib.ag_status_name(self.status)
        return f"status {self.status}" if name == ffi.NULL else ffi.string(name).decode()


class ArgumentError(GameError):
    """A number out of range, or arguments that do not go together."""


class UnknownVariant(ArgumentError, KeyError):
    """No variant has this id."""

    __str__ = ValueError.__str__


class UnknownSquare(ArgumentError, LookupError):
    """The board has no such square."""


class UnknownPiece(ArgumentError, LookupError):
    """The variant has no such piece."""


class UnreadableText(GameError):
    """The text of a move or a tag cannot be read."""

    status = lib.AG_ERR_SYNTAX


class IllegalMove(GameError):
    """The move can be read, but is not legal here."""

    status = lib.AG_ERR_ILLEGAL


class AmbiguousMove(GameError):
    """The text or the taps fit several moves."""

    status = lib.AG_ERR_AMBIGUOUS


class GameOver(GameError):
    """The game has ended."""

    status = lib.AG_ERR_FINISHED


class NothingToUndo(GameError):
    """The game stands at its start."""

    status = lib.AG_ERR_EMPTY


class PositionError(GameError):
    """A position string that cannot be read, or whose position cannot be played.

    >>> from abstractgames import Game
    >>> try:
    ...     Game("rinne", "2k2/5/5/5/5 w")
    ... except PositionError as error:
    ...     print(error.offset, error)
    11 rank 2 is followed by " w" at byte 11: expected "/" and rank 1
    """

    status = lib.AG_ERR_POSITION

    def __init__(self, sentence: str, problems: Problem | None = None, offset: int = 0) -> None:
        super().__init__(sentence)
        self.problems = problems
        """What is wrong; None when the text cannot be read at all, and for a line of EPD."""
        self.offset = offset
        """Where the first problem stands, in bytes."""


class RecordError(GameError):
    """A record that is broken. The sentence begins with the line of the file."""

    def __init__(self, sentence: str, line: int = 1, game: Game | None = None) -> None:
        super().__init__(sentence)
        self.line = line
        """The line of the file that is wrong, counted from 1."""
        self.game = game
        """The game up to what is wrong; None when it has no variant or start position that can be used."""


SENTENCES = {
    lib.AG_ERR_ARGUMENT: "an argument is out of range",
    lib.AG_ERR_SYNTAX: "the text cannot be read",
    lib.AG_ERR_ILLEGAL: "the move is not legal here",
    lib.AG_ERR_AMBIGUOUS: "several moves begin like this",
    lib.AG_ERR_FINISHED: "the game is over",
    lib.AG_ERR_EMPTY: "no move has been played that could be taken back",
}
USUAL = [ArgumentError, UnreadableText, IllegalMove, AmbiguousMove, GameOver, NothingToUndo]
KINDS = {kind.status: kind for kind in USUAL}


def wrong_number(number: int) -> Exception:
    """The exception for a number that no move has."""
    return IllegalMove(f"{number} is no number of a move")


def no_text(status: int) -> Exception:
    """The exception for a move of a position that only `Game.push` can make: it has no text."""
    sentence = "the move was listed in a position that no rules lead to: it has no text"
    return failure(status) if status == lib.AG_ERR_MEMORY else IllegalMove(sentence)


def not_begun(kind: type[Game]) -> Exception:
    """The exception for a game whose class has an __init__ of its own that does not call that of Game."""
    return ArgumentError(f"Game.__init__ has not been called by {kind.__name__}")


def failure(status: int, sentence: str = "") -> Exception:
    """The exception for a negative status, with the library's sentence where there is one."""
    if status == lib.AG_ERR_MEMORY:
        return MemoryError("no memory; nothing has changed")
    kind = KINDS.get(status, GameError)
    error = kind(sentence or SENTENCES.get(status) or f"the library refuses this with the status {status}")
    error.status = status
    return error
