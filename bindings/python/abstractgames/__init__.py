# SPDX-License-Identifier: MIT
"""The rules of abstract board games: which moves are legal, what they do, when and why a game is over.

>>> from abstractgames import Game
>>> game = Game("rinne")
>>> game.play("e2e3")
>>> game.turn.name, len(game.moves), "e5d5" in game.moves
('BLACK', 24, True)
"""
from __future__ import annotations

from ._binding import ffi as _ffi
from ._binding import lib as _lib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .any_move import AnyMove as AnyMove
    from .batch import Batch as Batch
    from .board import Board as Board
    from .chance import Randomness as Randomness
    from .comments import Comments as Comments
    from .comments import Marks as Marks
    from .errors import AmbiguousMove as AmbiguousMove
    from .errors import ArgumentError as ArgumentError
    from .errors import GameError as GameError
    from .errors import GameOver as GameOver
    from .errors import IllegalMove as IllegalMove
    from .errors import NothingToUndo as NothingToUndo
    from .errors import PositionError as PositionError
    from .errors import RecordError as RecordError
    from .errors import UnknownPiece as UnknownPiece
    from .errors import UnknownSquare as UnknownSquare
    from .errors import UnknownVariant as UnknownVariant
    from .errors import UnreadableText as UnreadableText
    from .game import Game as Game
    from .moves import History as History
    from .moves import Move as Move
    from .moves import Moves as Moves
    from .numbers import CHOICE as CHOICE
    from .numbers import DONE as DONE
    from .numbers import Action as Action
    from .numbers import MoveTrait as MoveTrait
    from .numbers import Player as Player
    from .numbers import Problem as Problem
    from .numbers import Reason as Reason
    from .numbers import Result as Result
    from .numbers import SquareTrait as SquareTrait
    from .numbers import Style as Style
    from .records import Records as Records
    from .records import read_record as read_record
    from .steps import Step as Step
    from .tags import Tags as Tags
    from .taps import Taps as Taps
    from .variant import Piece as Piece
    from .variant import Variant as Variant
    from .variant import variants as variants

if _lib.agi_py_add_types() != 0:
    raise MemoryError("no memory for the types of the package")

__version__: str = _ffi.string(_lib.ag_version_string()).decode()
version_number: int = _lib.ag_version()
"""The library's version as a number: major * 10000 + minor * 100 + patch."""

_NAMES = {
    "any_move": "AnyMove",
    "batch": "Batch",
    "board": "Board",
    "chance": "Randomness",
    "comments": "Comments Marks",
    "errors": "AmbiguousMove ArgumentError GameError GameOver IllegalMove NothingToUndo PositionError RecordError "
              "UnknownPiece UnknownSquare UnknownVariant UnreadableText",
    "game": "Game",
    "moves": "History Move Moves",
    "numbers": "CHOICE DONE Action MoveTrait Player Problem Reason Result SquareTrait Style",
    "records": "Records read_record",
    "steps": "Step",
    "tags": "Tags",
    "taps": "Taps",
    "variant": "Piece Variant variants",
}
_MODULES = {name: module for module, names in _NAMES.items() for name in names.split()}
__all__ = ["version_number", *_MODULES]


def __getattr__(name: str) -> object:
    """Loads what is used when it is first used, so that a program that needs little starts fast."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = __import__(f"{__name__}.{_MODULES[name]}", fromlist=[name])
    globals()[name] = getattr(module, name)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES})
