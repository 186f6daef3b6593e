# SPDX-License-Identifier: MIT
"""Steps: the changes of the board that a move makes, in the order in which a host animates them."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Optional

from ._binding import ffi
from .calls import filled
from .numbers import Action
from .variant import Piece, Variant

STEP_ARRAY = ffi.typeof("ag_step[]")
USUAL_STEPS = 16


class Step(NamedTuple):
    """One change of the board. Steps of equal `group` happen together: what moves or vanishes leaves its square first,
    then what comes is set down. In REMOVE, PLACE and CHANGE both squares are the same.

    >>> from abstractgames import Game
    >>> step, = Game("rinne").steps("e2e3")
    >>> step.action.name, step.from_square, step.to_square, str(step.before), str(step.after)
    ('MOVE', 9, 14, 'K', 'N')
    """

    action: Action
    from_square: int
    to_square: int
    before: Optional[Piece]
    after: Optional[Piece]
    group: int


def steps_of(variant: Variant, write: Callable[..., int], *arguments: object) -> list[Step]:
    """The steps that a function writes into a buffer."""
    buffer, count = filled(STEP_ARRAY, USUAL_STEPS, write, *arguments)
    piece = variant.piece_or_none
    return [Step(Action(step.action), getattr(step, "from"), step.to, piece(step.before), piece(step.after), step.group)
            for step in buffer[0:count]]
