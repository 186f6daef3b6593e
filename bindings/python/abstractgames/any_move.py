# SPDX-License-Identifier: MIT
"""What stands for a move wherever one is given: a Move, its text in either style, or its number."""
from typing import Union

from ._binding import Move

AnyMove = Union[Move, str, int]
