# SPDX-License-Identifier: MIT
"""What calls of the library have in common: text on its way there and back, and buffers that it fills."""
from __future__ import annotations

from operator import index

import abstractgames

from ._binding import ffi, lib
from .errors import ArgumentError, failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from enum import IntEnum

    from ._binding import CData, CType

WHY_BYTES = 500
USUAL_BYTES = 500
PIXELS_MOST = 16384
SURROGATES = "surrogateescape"  # bytes that are no UTF-8 come back as they went
new_buffer = ffi.new_allocator(should_clear_after_alloc=False)


def encoded(text: str) -> bytes:
    """The text in bytes. A NUL would end it in C, so it becomes a character that is refused there."""
    if not isinstance(text, str):
        raise TypeError(f"expected a text, not {type(text).__name__}")
    text = str.replace(text, "\0", "\ufffd")
    try:
        return text.encode("utf-8", SURROGATES)
    except UnicodeEncodeError:  # other lone surrogates, which are refused there, too
        return text.encode("utf-8", "surrogatepass")


def decoded(text: CData) -> str:
    """The text that a pointer of the library's points to."""
    return ffi.string(text).decode("utf-8", SURROGATES)


def game_at(address: int) -> CData:
    """The handle of a game that an object in C owns (types/base_game.c)."""
    handle: CData = ffi.cast("ag_game *", address)
    return handle


def filled(kind: CType, usual: int, write: Callable[..., int], *arguments: object) -> tuple[CData, int]:
    """The array that a function fills, and how many elements it has put there. It is asked again while there are more
    than there is room for: another thread may be playing."""
    cap = usual
    while True:
        buffer = new_buffer(kind, cap)
        count = write(*arguments, buffer, cap)
        if count < 0:
            raise failure(count)
        if count <= cap:
            return buffer, count
        cap = count


def written(write: Callable[..., int], *arguments: object) -> str:
    """The text of a function that fills a buffer and returns the length of all there is."""
    cap = USUAL_BYTES
    while True:
        buffer = new_buffer("char[]", cap)
        length = write(*arguments, buffer, cap)
        if length < 0:
            raise failure(length)
        if length < cap:
            text: bytes = ffi.buffer(buffer, length)[:]
            return text.decode("utf-8", SURROGATES)
        cap = length + 1


def whole(value: int, what: str, least: int, most: int) -> int:
    """The number, if it is one that `what` can be."""
    try:
        number = index(value)
    except TypeError:
        raise TypeError(f"{what} is a number from {least} to {most}, not {value!r:.60}") from None
    if not least <= number <= most:
        raise ArgumentError(f"{what} is {least} to {most}, not {number}")
    return number


def chosen(value: int, what: str, members: Sequence[IntEnum], named: Sequence[IntEnum] | None = None) -> int:
    """The number, if it is one of these members; a refusal names them, or the usual ones of them."""
    try:
        number = index(value)
    except TypeError:
        raise TypeError(f"{what} is {choices(named or members)}, not {value!r:.60}") from None
    if number not in members and not is_later(value):
        raise ArgumentError(f"{what} is {choices(named or members)}, not {value!r:.60}")
    return number


def is_later(value: object) -> bool:
    """Whether it is a member for a number that a later library has added."""
    from .numbers import Number
    return isinstance(value, Number) and value.name not in type(value).__members__


def choices(members: Sequence[IntEnum]) -> str:
    """Members of an enumeration in words: "Style.COORDINATE or Style.STANDARD"."""
    *others, last = (f"{type(member).__name__}.{member.name}" for member in members)
    return f"{', '.join(others)} or {last}"


def pixels(size: int) -> int:
    """The width of a picture."""
    return whole(size, "the size", 0, PIXELS_MOST)


def style_number(style: int) -> int:
    """How moves are to be written."""
    if type(style) is int and 0 <= style <= lib.AG_TEXT_STANDARD:
        return style
    return chosen(style, "the style", list(abstractgames.Style))


def player_number(player: int) -> int:
    """One of the two players."""
    return chosen(player, "the player", [abstractgames.Player.WHITE, abstractgames.Player.BLACK])


def new_sentence() -> CData:
    """Room for the sentence of a refusal."""
    return ffi.new("char[]", WHY_BYTES)
