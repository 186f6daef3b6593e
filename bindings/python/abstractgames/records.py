# SPDX-License-Identifier: MIT
"""Records: games as text, many in a file."""
from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import IO, Union

from ._binding import ffi, lib
from .calls import SURROGATES, WHY_BYTES, decoded, new_sentence
from .comments import read_as_latin_1
from .errors import ArgumentError, RecordError, failure
from .game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    Source = Union[str, "os.PathLike[str]", IO[str], IO[bytes]]

CHUNK_BYTES = 1 << 16


class Records(Iterator[Game]):
    """The games of a file, one after the other. A broken record raises RecordError; the next `next()` reads on behind.

    >>> import io
    >>> first, second = Game("rinne"), Game("tensei")
    >>> first.play("e2e3")
    >>> for game in Records(io.StringIO(first.record() + second.record())):
    ...     print(game.variant.name, *game.history)
    Rinne e2e3
    Tensei
    """

    def __init__(self, source: Source) -> None:
        """`source` is a file, open for text or bytes, or the path of one. Bytes are read as UTF-8, and a game whose bytes
        are not as Latin-1."""
        self._is_own = isinstance(source, (str, os.PathLike))
        if not self._is_own and not hasattr(source, "read"):
            raise TypeError(f"a file or the path of one is wanted, not {type(source).__name__}")
        self._file: IO[str] | IO[bytes] = open(source, "rb") if isinstance(source, (str, os.PathLike)) else source
        self._has_bytes = False
        self._text = b""
        self._at = 0
        self._is_last = False
        self.line = 1
        """The line that has been reached, counted from 1."""

    def __iter__(self) -> Records:
        return self

    def __next__(self) -> Game:
        out = ffi.new("ag_game **")
        consumed = ffi.new("int32_t *")
        lines = ffi.new("int32_t *")
        why = new_sentence()
        while True:
            text, at, line = self._text, self._at, self.line
            rest = ffi.from_buffer("char[]", text) + at
            status = lib.ag_record_read(rest, len(text) - at, self._is_last, consumed, lines, out, why, WHY_BYTES)
            self._at += consumed[0]
            self.line += lines[0]
            game = None if out[0] == ffi.NULL else Game._of(out[0])
            if game is not None and self._has_bytes and not lib.is_said_in_utf_8(game._handle):
                read_as_latin_1(game)
            if status == lib.AG_OK and game is not None:
                return game
            if status == lib.AG_ERR_MORE or (status == lib.AG_ERR_EMPTY and not self._is_last):
                self._read_on()
            elif status == lib.AG_ERR_EMPTY:
                self.close()
                raise StopIteration
            else:
                raise broken(status, decoded(why), line, game)

    def _read_on(self) -> None:
        more = self._file.read(CHUNK_BYTES)
        self._has_bytes = isinstance(more, bytes)
        self._text = self._text[self._at:] + (more.encode("utf-8", SURROGATES) if isinstance(more, str) else more)
        self._at = 0
        self._is_last = not more

    def close(self) -> None:
        """Closes the file if it was opened here; called by itself at the end."""
        if self._is_own:
            self._file.close()

    def __enter__(self) -> Records:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def broken(status: int, sentence: str, line: int, game: Game | None) -> Exception:
    """The exception for a record that is broken; the sentence counts lines from the one given."""
    if status in (lib.AG_ERR_ARGUMENT, lib.AG_ERR_MEMORY):
        return failure(status)
    found = re.match(r"line (\d+)(.*)", sentence, re.DOTALL)
    if found:
        line += int(found[1]) - 1
        sentence = f"line {line}{found[2]}"
    error = RecordError(sentence, line, game)
    error.status = status
    return error


def read_record(text: str) -> Game:
    """The game of a text that holds one record.

    >>> game = Game("rinne")
    >>> game.play("e2e3")
    >>> read_record(game.record()).position == game.position
    True
    """
    import io
    if not isinstance(text, str):
        raise TypeError(f"a text is wanted, not {type(text).__name__}")
    games = list(Records(io.StringIO(text)))
    if len(games) != 1:
        raise ArgumentError(f"one record is wanted; the text holds {len(games)}")
    return games[0]
