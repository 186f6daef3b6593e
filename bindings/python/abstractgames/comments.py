# SPDX-License-Identifier: MIT
"""What is said about the plies of a game: comments, and marks like "!?"."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping

from ._binding import ffi, lib
from .calls import encoded, whole, written
from .errors import ArgumentError, NothingToUndo, failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Union

    from .game import Game
    Mark = Union[int, str]

SIGNS = ("!", "?", "!!", "??", "!?", "?!")
"""The signs of the marks 1 to 6."""
MARK_MOST = 255
BAD_COMMENT = ('a comment holds no "}" and no "[" behind an empty line, which no record could give back, and has at '
               f"most {lib.AG_COMMENT_MAX} bytes")


class Said(MutableMapping[int, "Any"]):
    """What Comments and Marks have in common: ply 0 is the start, ply k is after the k-th move."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def _count(self, ply: int) -> int:
        """How many there are at a ply."""
        raise NotImplementedError

    def _at(self, ply: int) -> int:
        """The ply, if the game has it."""
        if not 0 <= ply <= self._game.ply:
            raise ArgumentError(f"there is no ply {ply}; the game stands at ply {self._game.ply}")
        return ply

    def __iter__(self) -> Iterator[int]:
        return iter([ply for ply in range(self._game.ply + 1) if self._count(ply) > 0])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, ply: object) -> bool:
        return isinstance(ply, int) and 0 <= ply <= self._game.ply and self._count(ply) > 0

    def __delitem__(self, ply: int) -> None:
        if ply not in self:
            raise KeyError(ply)
        self[ply] = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {dict(self)}>"


class Comments(Said):
    """The comments of a game, by plies. They go with the plies that are taken back.

    >>> from abstractgames import Game
    >>> game = Game("rinne")
    >>> game.play("e2e3")
    >>> game.comments[1] = "[%clk 0:03:00]"
    >>> game.comments[1] += ("to the middle",)
    >>> dict(game.comments)
    {1: ('[%clk 0:03:00]', 'to the middle')}
    """

    __slots__ = ()

    def _count(self, ply: int) -> int:
        return lib.ag_game_comment_count(self._game._handle, ply)

    def __getitem__(self, ply: int) -> tuple[str, ...]:
        handle = self._game._handle
        count = self._count(self._at(ply))
        try:
            return tuple([written(lib.text_of_comment, handle, ply, i) for i in range(count)])
        except NothingToUndo:  # another thread has removed some
            return self[ply]

    def __setitem__(self, ply: int, comments: str | Iterable[str]) -> None:
        handle = self._game._handle
        texts = [encoded(text) for text in ([comments] if isinstance(comments, str) else comments)]
        old = self._count(self._at(ply))
        for added, text in enumerate(texts):
            status = lib.ag_game_add_comment(handle, ply, text)
            if status < lib.AG_OK:
                self._remove(ply, old, added)
                raise failure(status, BAD_COMMENT if status == lib.AG_ERR_SYNTAX else "")
        self._remove(ply, 0, old)

    def _remove(self, ply: int, first: int, count: int) -> None:
        for _ in range(count):
            lib.ag_game_set_comment(self._game._handle, ply, first, ffi.NULL)


class Marks(Said):
    """The marks of a game, by plies: numbers from 1 to 255 as PGN has them, or signs for the first six.

    >>> from abstractgames import Game
    >>> game = Game("rinne")
    >>> game.play("e2e3")
    >>> game.marks[1] = "!?", 14
    >>> game.marks[1]
    (5, 14)
    """

    __slots__ = ()

    def _count(self, ply: int) -> int:
        return lib.ag_game_mark_count(self._game._handle, ply)

    def __getitem__(self, ply: int) -> tuple[int, ...]:
        marks = [lib.ag_game_mark(self._game._handle, ply, i) for i in range(self._count(self._at(ply)))]
        return tuple([mark for mark in marks if mark > 0])

    def __setitem__(self, ply: int, marks: Mark | Iterable[Mark]) -> None:
        handle = self._game._handle
        numbers = [mark_number(mark) for mark in ([marks] if isinstance(marks, (int, str)) else marks)]
        for mark in self[ply]:
            lib.ag_game_remove_mark(handle, ply, mark)
        for number in numbers:
            status = lib.ag_game_add_mark(handle, ply, number)
            if status < lib.AG_OK:
                raise failure(status)


def mark_number(mark: Mark) -> int:
    """The number of a mark that may be given by its sign."""
    if not isinstance(mark, str):
        return whole(mark, "a mark", 1, MARK_MOST)
    if mark not in SIGNS:
        raise ArgumentError(f"a mark is a number or one of {' '.join(SIGNS)}, not {mark!r}")
    return SIGNS.index(mark) + 1


def read_as_latin_1(game: Game) -> None:
    """Makes UTF-8 of the tags and comments of a game whose bytes are none: each byte of them is a character."""
    for name, value in list(game.tags.items()):
        if not value.isascii():
            game.tags[name] = latin_1(value, lib.AG_TAG_VALUE_MAX)
    for ply, comments in list(game.comments.items()):
        game.comments[ply] = [latin_1(text, lib.AG_COMMENT_MAX) for text in comments]


def latin_1(text: str, most: int) -> str:
    """The text of these bytes; where that would be too long, with question marks."""
    read = text.encode("utf-8", "surrogateescape").decode("latin-1")
    return read if len(read.encode()) <= most else read.encode("ascii", "replace").decode()
