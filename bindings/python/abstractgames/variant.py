# SPDX-License-Identifier: MIT
"""Variants: what can be known of a game's rules, board and pieces without playing."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import index

import abstractgames

from ._binding import ffi, lib
from .calls import WHY_BYTES, decoded, encoded, new_sentence, pixels, written
from .errors import PositionError, UnknownPiece, UnknownSquare, UnknownVariant, failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._binding import CData
    from .numbers import Player, Problem, SquareTrait


class Piece:
    """A piece of a variant: a kind and the player it belongs to.

    >>> king = variants["rinne"].piece("K")
    >>> king.name, king.player.name, king.symbol
    ('King', 'WHITE', '♔')
    """

    __slots__ = ("variant", "number", "kind", "player", "code", "name", "symbol")

    def __init__(self, variant: Variant, number: int) -> None:
        pointer = variant._pointer
        self.variant = variant
        self.number = number
        """The number in C: 1 + 2 * kind + player."""
        self.kind = lib.ag_piece_kind(number)
        self.player = abstractgames.Player(lib.ag_piece_player(number))
        self.code = decoded(lib.ag_variant_piece_code(pointer, number))
        """As in position strings."""
        self.name = decoded(lib.ag_variant_piece_name(pointer, number))
        self.symbol = decoded(lib.ag_variant_piece_symbol(pointer, number))
        """One Unicode character, or a few."""

    def svg(self, size: int = 0, *, dark: bool = False) -> str:
        """The piece by itself as an SVG document; `size` in pixels, 0 to fill what it is put into."""
        flags = lib.AG_PICTURE_DARK if dark else 0
        return written(lib.ag_variant_piece_svg, self.variant._pointer, self.number, pixels(size), flags)

    def _repr_svg_(self) -> str:
        return self.svg(60)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Piece):
            return NotImplemented
        return self.number == other.number and self.variant == other.variant

    def __hash__(self) -> int:
        return hash((self.variant, self.number))

    def __reduce__(self) -> tuple[object, ...]:
        return Variant.piece, (self.variant, self.number)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"<Piece {self.code} of {self.variant.id}: {self.player.name.title()}'s {self.name}>"


class Variant:
    """The rules of a game: a constant description. `Variant("rinne")` is `variants["rinne"]`.

    >>> rinne = Variant("rinne")
    >>> rinne.name, rinne.files, rinne.ranks
    ('Rinne', 5, 6)
    >>> rinne.square("e3"), rinne.square_name(14)
    (14, 'e3')
    """

    __slots__ = ("_pointer", "_pieces", "id", "name", "summary", "start_position", "rules_version", "files", "ranks",
                 "has_chance", "moves_max", "move_text_max", "position_text_max", "steps_max", "taps_max", "squares")

    def __new__(cls, variant: str | Variant) -> Variant:
        """The variant of an id; there is one object for each."""
        return find_variant(variant)

    @classmethod
    def _of(cls, pointer: CData) -> Variant:
        """The variant that a pointer of the library's points to."""
        made = super().__new__(cls)
        made._describe(pointer)
        return made

    def _describe(self, pointer: CData) -> None:
        self._pointer = pointer
        self._pieces: tuple[Piece, ...] = ()
        self.id = decoded(lib.ag_variant_id(pointer))
        self.name = decoded(lib.ag_variant_name(pointer))
        self.summary = decoded(lib.ag_variant_summary(pointer))
        self.start_position = decoded(lib.ag_variant_start_position(pointer))
        self.rules_version = lib.ag_variant_rules_version(pointer)
        self.files = lib.ag_variant_files(pointer)
        self.ranks = lib.ag_variant_ranks(pointer)
        self.has_chance = bool(lib.ag_variant_has_chance(pointer))
        self.moves_max = lib.ag_variant_moves_max(pointer)
        self.move_text_max = lib.ag_variant_move_text_max(pointer)
        self.position_text_max = lib.ag_variant_position_text_max(pointer)
        self.steps_max = lib.ag_variant_steps_max(pointer)
        self.taps_max = lib.ag_variant_taps_max(pointer)
        self.squares = range(self.files * self.ranks)
        """All squares: rank * files + file, a1 = 0."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All pieces by their numbers from 1 on: the first kind of White and of Black, the second of both ..."""
        if not self._pieces:
            count = 2 * lib.ag_variant_piece_kinds(self._pointer)
            self._pieces = tuple(Piece(self, number) for number in range(1, count + 1))
        return self._pieces

    def piece(self, piece: str | int | tuple[int, Player]) -> Piece:
        """The piece of a code ("K"), a number, or a kind and a player."""
        if isinstance(piece, str):
            for candidate in self.pieces:
                if candidate.code == piece:
                    return candidate
        else:
            number = self._piece_number(*piece) if isinstance(piece, tuple) else index(piece)
            if 0 < number <= len(self.pieces):
                return self.pieces[number - 1]
        raise UnknownPiece(f"{self.name} has no piece {piece!r}")

    def _piece_number(self, kind: int, player: Player) -> int:
        """The number of a piece; 0 when there is none of this kind."""
        kinds = range(lib.ag_variant_piece_kinds(self._pointer))
        return lib.ag_piece_make(index(kind), player) if kind in kinds and player in (0, 1) else 0

    def piece_or_none(self, number: int) -> Piece | None:
        """The piece of a number, None for 0."""
        return None if number == 0 else self.piece(number)

    def square(self, square: str | int) -> int:
        """The number of a square, from its name or its number."""
        if isinstance(square, str):
            found = lib.ag_variant_square_find(self._pointer, encoded(square))
            if found >= 0:
                return found
        elif square in self.squares:
            return square
        raise UnknownSquare(f"the board of {self.name} has no square {square!r}")

    def square_name(self, square: str | int) -> str:
        """The name of a square."""
        return written(lib.ag_variant_square_name, self._pointer, self.square(square))

    def square_traits(self, square: str | int) -> SquareTrait:
        """What is special about a square in every position."""
        return abstractgames.SquareTrait(lib.ag_variant_square_traits(self._pointer, self.square(square)))

    def tap_text(self, tap: int) -> str:
        """A tap in words: "e4", "done", "choice R", "choice none".

        >>> variants["tensei"].tap_text(1007)
        'choice R'
        """
        number = index(tap)
        if number == lib.AG_TAP_DONE:
            return "done"
        if number < lib.AG_TAP_CHOICE:
            return self.square_name(number)
        return f"choice {self.piece_or_none(number - lib.AG_TAP_CHOICE) or 'none'}"

    def problems(self, position: str) -> Problem:
        """What is wrong with a position string; nothing when it can be played.

        >>> variants["rinne"].problems("2k2/k3k/1k1k1/1K1K1/K3K/2K2 w") == 0
        True
        """
        error = self._judge(position)
        if error is None:
            return abstractgames.Problem(0)
        if error.problems is None:
            raise error
        return error.problems

    def refusal(self, status: int, position: str, sentence: str) -> Exception:
        """Why a game cannot begin with this position string."""
        error = None if status == lib.AG_ERR_MEMORY else self._judge(position)
        if error is None:
            return failure(status, sentence)
        error.args = (sentence,)
        return error

    def _judge(self, position: str) -> PositionError | None:
        """What a game with this position string is refused for."""
        problems = ffi.new("uint32_t *")
        offset = ffi.new("int32_t *")
        why = new_sentence()
        status = lib.ag_position_problems(self._pointer, encoded(position), problems, offset, why, WHY_BYTES)
        if status == lib.AG_OK:
            return None
        if status not in (lib.AG_ERR_SYNTAX, lib.AG_ERR_POSITION):
            raise failure(status)
        error = PositionError(decoded(why), abstractgames.Problem(problems[0]) if problems[0] else None, offset[0])
        error.status = status
        return error

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, ...]:
        return find_variant, (self.id,)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Variant({self.id!r})"


class Variants(Mapping[str, Variant]):
    """All variants by their ids."""

    def __init__(self) -> None:
        self._known: dict[str, Variant] = {}

    def __getitem__(self, name: str) -> Variant:
        known = self._known.get(name) if isinstance(name, str) else None
        if known is not None:
            return known
        pointer = lib.ag_variant_find(encoded(name)) if isinstance(name, str) else ffi.NULL
        if pointer == ffi.NULL:
            raise UnknownVariant(f"there is no variant {name!r:.60}; there are {', '.join(self)}")
        own_name = decoded(lib.ag_variant_id(pointer))  # the library reads ids in either case
        return self._known.get(own_name) or self._known.setdefault(own_name, Variant._of(pointer))

    def __iter__(self) -> Iterator[str]:
        for i in range(len(self)):
            yield decoded(lib.ag_variant_id(lib.ag_variant_at(i)))

    def __len__(self) -> int:
        return lib.ag_variant_count()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and lib.ag_variant_find(encoded(name)) != ffi.NULL

    def __repr__(self) -> str:
        return f"<Variants {', '.join(self)}>"


variants = Variants()


def find_variant(variant: str | Variant) -> Variant:
    """The variant of an id; a variant is returned as it is."""
    return variant if isinstance(variant, Variant) else variants[variant]
