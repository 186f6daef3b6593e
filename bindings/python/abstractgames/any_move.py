# SPDX-License-Identifier: MIT
"""What is accepted wherever a move is given: a Move, its text in either style, or its number."""
from typing import Union

from ._binding import Move

AnyMove = Union[Move, str, int]
