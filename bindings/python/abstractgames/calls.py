# SPDX-License-Identifier: MIT
"""What calls of the library have in common: text on its way there and back, and buffers that it fills."""
from __future__ import annotations

from operator import index

from ._binding import ffi, lib
from .errors import ArgumentError, failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ._binding import CData, CType

WHY_BYTES = 500
USUAL_BYTES = 500
PIXELS_MOST = 16384
SURROGATES = "surrogateescape"  # bytes that are no UTF-8 come back as they went
new_buffer = ffi.new_allocator(should_clear_after_alloc=False)


def encoded(text: str) -> bytes:
    """The text in bytes. A NUL would end it in C, so it becomes a character that is refused there."""
    if not isinstance(text, str):
        raise TypeError(f"a text is wanted, not {type(text).__name__}")
    text = str.replace(text, "\0", "\ufffd")
    try:
        return text.encode("utf-8", SURROGATES)
    except UnicodeEncodeError:  # other lone surrogates, which are refused there, too
        return text.encode("utf-8", "surrogatepass")


def decoded(text: CData) -> str:
    """The text that a pointer of the library's points to."""
    return ffi.string(text).decode("utf-8", SURROGATES)


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
    number = index(value)
    if not least <= number <= most:
        raise ArgumentError(f"{what} is {least} to {most}, not {number}")
    return number


def pixels(size: int) -> int:
    """The width of a picture."""
    return whole(size, "the size", 0, PIXELS_MOST)


def style_number(style: int) -> int:
    """How moves are to be written."""
    return whole(style, "the style", lib.AG_TEXT_COORDINATE, lib.AG_TEXT_STANDARD)


def new_sentence() -> CData:
    """Room for the sentence of a refusal."""
    return ffi.new("char[]", WHY_BYTES)
