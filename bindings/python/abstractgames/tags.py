# SPDX-License-Identifier: MIT
"""Tags: what a record says about a game besides its moves."""
from __future__ import annotations

from collections.abc import Iterator, MutableMapping

from ._binding import ffi, lib
from .calls import encoded, written
from .errors import NothingToUndo, failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._binding import CData
    from .game import Game


class Tags(MutableMapping[str, str]):
    """The tags of a game, by their names.

    >>> from abstractgames import Game
    >>> game = Game("rinne")
    >>> game.tags["White"] = "Ada"
    >>> dict(game.tags)
    {'White': 'Ada'}
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getitem__(self, name: str) -> str:
        try:
            return written(lib.value_of_tag, self._game._handle, encoded(name))
        except NothingToUndo:
            raise KeyError(name) from None

    def __setitem__(self, name: str, value: str) -> None:
        self._set(name, encoded(value))

    def __delitem__(self, name: str) -> None:
        if name not in self:
            raise KeyError(name)
        self._set(name, ffi.NULL)

    def _set(self, name: str, value: bytes | CData) -> None:
        status = lib.ag_game_set_tag(self._game._handle, encoded(name), value)
        if status < lib.AG_OK:
            raise failure(status, SENTENCES.get(status, "").format(name))

    def __iter__(self) -> Iterator[str]:
        handle = self._game._handle
        return iter([written(lib.name_of_tag, handle, i) for i in range(lib.ag_game_tag_count(handle))])

    def __len__(self) -> int:
        return lib.ag_game_tag_count(self._game._handle)

    def __repr__(self) -> str:
        return f"<Tags {dict(self)}>"


SENTENCES = {
    lib.AG_ERR_SYNTAX: "the tag {} or its value holds what no tag may hold, or is too long",
    lib.AG_ERR_ARGUMENT: "the tag {} is the library's own, or the game has as many tags as it can have",
}
