# SPDX-License-Identifier: MIT
"""Where chance comes from: a generator of Python's gives the seed, the library draws."""
from __future__ import annotations

import random
from typing import Protocol

from ._binding import ffi

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._binding import CData


class Randomness(Protocol):
    """Anything that gives random bits, such as a random.Random."""

    def getrandbits(self, bits: int, /) -> int:
        """So many random bits as a number."""


def new_seed(source: Randomness | None) -> CData:
    """A seed for one call of the library."""
    bits = getattr(random if source is None else source, "getrandbits", None)
    if bits is None:
        raise TypeError(f"expected a random.Random or the like, not {type(source).__name__}")
    return ffi.new("uint64_t *", bits(64))
