# SPDX-License-Identifier: MIT
"""Records: games as text, many in a file."""
from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator
from typing import IO, Union

from ._binding import ffi, lib
from .calls import SURROGATES, WHY_BYTES, decoded, new_sentence
from .comments import read_as_latin_1
from .errors import ArgumentError, RecordError, failure
from .game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._binding import CData

    Source = Union[str, "os.PathLike[str]", IO[str], IO[bytes]]

CHUNK_BYTES = 1 << 16


class Records(Iterator[Game]):
    """The games of a file, one after the other. What a record says that contradicts its game is the game's `remark`. A
    broken record raises RecordError; the next `next()` goes on after it.

    >>> import io
    >>> first, second = Game("rinne"), Game("tensei")
    >>> first.play("e2e3")
    >>> for game in Records(io.StringIO(first.record() + second.record())):
    ...     print(game.variant.name, *game.history)
    Rinne e2e3
    Tensei
    """

    def __init__(self, source: Source) -> None:
        """`source` is a file, open for text or bytes, or the path of one. Bytes are read as UTF-8, and a game whose
        bytes are not as Latin-1."""
        self._is_own = isinstance(source, (str, os.PathLike))
        if not self._is_own and not hasattr(source, "read"):
            raise TypeError(f"expected a file or the path of one, not {type(source).__name__}")
        self._file: IO[str] | IO[bytes] = open(source, "rb") if isinstance(source, (str, os.PathLike)) else source
        out = ffi.new("ag_reader **")
        status = lib.ag_reader_new(out)
        if status != 0:
            raise failure(status)
        self._has_bytes = False
        self._reader = ffi.gc(out[0], lib.ag_reader_free)
        self._lock = threading.RLock()  # a reader is for one thread at a time

    def __iter__(self) -> Records:
        return self

    def __next__(self) -> Game:
        out = ffi.new("ag_game **")
        why = new_sentence()
        with self._lock:
            while True:
                status = lib.ag_reader_next(self._reader, out, why, WHY_BYTES)
                if status != lib.AG_ERR_MORE:
                    break
                self._read_on()
            if status == lib.AG_ERR_EMPTY:
                self.close()
                raise StopIteration
        return given(status, decoded(why), out[0], self._has_bytes)

    def _read_on(self) -> None:
        more = self._file.read(CHUNK_BYTES)
        self._has_bytes = isinstance(more, bytes)
        text = more.encode("utf-8", SURROGATES) if isinstance(more, str) else more
        status = lib.ag_reader_feed(self._reader, ffi.from_buffer("char[]", text), len(text), not text)
        if status != 0:
            raise failure(status)

    def close(self) -> None:
        """Closes the file if it was opened here; called by itself at the end."""
        if self._is_own:
            self._file.close()

    def __enter__(self) -> Records:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def given(status: int, sentence: str, handle: CData, has_bytes: bool = False) -> Game:
    """The game that a reader has given; RecordError if its record is broken."""
    game = None if handle == ffi.NULL else Game._of(handle)
    if game is not None and has_bytes and not lib.is_said_in_utf_8(game._handle):
        read_as_latin_1(game)
    if game is not None and status in (lib.AG_OK, lib.AG_REMARK):
        game._remark = sentence or None
        return game
    raise broken(status, sentence, game)


def broken(status: int, sentence: str, game: Game | None) -> Exception:
    """The exception for a record that is broken."""
    if status in (lib.AG_ERR_ARGUMENT, lib.AG_ERR_MEMORY):
        return failure(status)
    found = re.match(r"line (\d+)", sentence)
    error = RecordError(sentence, int(found[1]) if found else 1, game)
    error.status = status
    return error


def read_record(text: str) -> Game:
    """The game of a text that holds one record.

    >>> game = Game("rinne")
    >>> game.play("e2e3")
    >>> read_record(game.record()).position == game.position
    True
    """
    if not isinstance(text, str):
        raise TypeError(f"expected a text, not {type(text).__name__}")
    rest = ffi.from_buffer("char[]", text.encode("utf-8", SURROGATES))
    left = len(rest)
    consumed = ffi.new("int32_t *")
    games: list[Game] = []
    while True:
        out = ffi.new("ag_game **")
        why = new_sentence()
        status = lib.ag_record_read(rest + (len(rest) - left), left, 1, consumed, ffi.NULL, out, why, WHY_BYTES)
        if status == lib.AG_ERR_EMPTY:
            break
        left -= consumed[0]
        games.append(given(status, decoded(why), out[0]))
    if len(games) != 1:
        raise ArgumentError(f"expected one record; the text holds {len(games)}")
    return games[0]
