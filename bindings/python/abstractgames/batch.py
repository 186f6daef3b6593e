# SPDX-License-Identifier: MIT
"""Many games of one variant at once, for learning and analysis, with arrays that each step writes in place."""
from __future__ import annotations

from collections.abc import Iterable
from operator import index

from ._binding import ffi, lib
from .calls import WHY_BYTES, decoded, new_sentence, whole
from .chance import new_seed
from .errors import ArgumentError, GameOver, IllegalMove, failure
from .game import Game
from .variant import find_variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._binding import CData
    from .chance import Randomness
    from .variant import Variant

    Buffer = Any
    """Anything that has a buffer: a NumPy array, a memoryview, a bytearray, shared memory."""
    Numbers = Any
    """Numbers in a list, or anything else that gives one after the other, or a buffer of them."""

__all__ = ["Batch"]

PLIES = 512
SEEDS_END = 1 << 64
INT32_END = 1 << 31
MOVES_END = 1 << 32
BUSY = "another thread is at work on some of these games: give each thread a range of its own"
USUAL_TAPS = 32


class Batch:
    """Games of one variant, numbered from 0, that are stepped together.

    >>> batch = Batch("rinne", 4, seeds=[1, 2, 3, 4], autoreset=True)
    >>> batch.play(["e2e3", "c1b1", "e2e3", "b3b2"])
    >>> batch.turns.tolist()
    [1, 1, 1, 1]
    >>> batch.playout(1000)
    >>> sum(batch.done.tolist()) <= len(batch)
    True

    A step is made in all games of its range or, when one of them does not allow it, in none. What a step leaves is
    written into arrays, one row a game, which stay where they are: `numpy.asarray(batch.masks)` and
    `torch.frombuffer(batch.masks, dtype=torch.uint8)` see them without a copy.

    Other threads run during a step. Several may step one batch, each a range of its own: `first` is the first game of
    the range.
    """

    __slots__ = ("__weakref__", "_own", "_rows", "variant", "max_plies", "masks", "turns", "done", "returns")

    def __init__(self, variant: str | Variant, games: int, *, max_plies: int = PLIES,
                 seeds: Iterable[int] | Randomness | None = None, autoreset: bool = False, autoroll: bool = False,
                 masks: bool | Buffer = True, turns: Buffer = True, done: Buffer = True,
                 returns: Buffer = True) -> None:
        """A game that has not ended after `max_plies` is cut off. `seeds` are numbers, one for each game, or what they
        are drawn from. With `autoreset` a game that ends begins anew in the same step, with `autoroll` rolls are made
        by themselves. `masks`, `turns`, `done` and `returns` may be buffers of bytes to write into, such as shared
        memory; `masks` may be False, as writing them takes time.
        """
        rules = find_variant(variant)
        count = whole(games, "the number of games", 1, lib.AG_BATCH_GAMES_MAX)
        plies = whole(max_plies, "max_plies", 1, lib.AG_BATCH_PLIES_MAX)
        flags = (lib.AG_BATCH_AUTORESET if autoreset else 0) | (lib.AG_BATCH_AUTOROLL if autoroll else 0)
        self._own = new_batch(rules, count, plies, seeds_of(seeds, count), flags)
        self._rows: dict[str, CData] = {}
        self.variant = rules
        """The rules that all games are played by."""
        self.max_plies = plies
        """After how many plies a game is cut off."""
        self.masks = None if masks is False else self._array("masks", masks, (count, lib.agi_py_batch_actions(self._own)))
        """For each game a byte for each action, 1 where it is possible now; None if they are not wanted."""
        self.turns = self._array("turns", turns, (count,))
        """For each game whose turn it is, as a Player's number."""
        self.done = self._array("done", done, (count,))
        """For each game 0, 1 when it has ended by the rules, or 2 when it was cut off. With `autoreset` that is told
        after the step in which it ended."""
        self.returns = self._array("returns", returns, (count, 2), "b")
        """For each game White's and Black's return: 1 for a win, -1 for a loss, 0 for a draw and before the end."""
        self._show()

    def _array(self, name: str, given: Buffer, shape: tuple[int, ...], code: str = "B") -> Any:
        """An array of bytes, in a buffer of the caller's or, with True, in a new one."""
        size = product(shape)
        self._rows[name] = ffi.new("uint8_t[]", size) if given is True else bytes_of(name, given, size, shape)
        return memoryview(ffi.buffer(self._rows[name], size)).cast(code, shape=list(shape))

    def _show(self) -> None:
        """Writes the arrays for the first time. Their memory stays as long as this object."""
        rows = self._rows
        lib.agi_py_batch_show(self._own, rows.get("masks", ffi.NULL), rows["turns"], rows["done"],
                              ffi.cast("int8_t *", rows["returns"]))
        self._check(lib.agi_py_batch_write(self._own, 0, len(self)))

    # ---- steps ----

    def act(self, actions: Numbers, first: int = 0) -> None:
        """Makes an action in each game of a range that begins with `first`; -1 leaves a game as it is. A buffer of
        integers of four bytes (int32) is taken as it is.

        >>> batch = Batch("chess", 2)
        >>> batch.act([12, 6])
        >>> batch.taps(0), batch.turns.tolist()
        ([12], [0, 0])
        >>> batch.act([28, 21])
        >>> print(*batch.game(0).history, *batch.game(1).history)
        e2e4 g1f3
        >>> batch.act([52, 12])
        Traceback (most recent call last):
        abstractgames.errors.IllegalMove: game 1: the Pawn on e2 is White's, and it is Black's turn
        """
        array, count = numbers_of("an action", actions, "int32_t[]", "il", -INT32_END, INT32_END)
        at = ffi.new("int32_t *")
        status = lib.agi_py_batch_act(self._own, self._first(first, count), count, array, at)
        if status != lib.AG_OK:
            raise self._refusal(status, at[0], lambda: self._why_not(at[0], array[at[0] - first]))

    def play(self, moves: Numbers, first: int = 0) -> None:
        """Plays a move in each game of a range that begins with `first`, given as a Move, its number or its text; 0
        leaves a game as it is. A buffer of unsigned integers of four bytes (uint32) is taken as it is."""
        given = moves if is_buffer(moves) else [self._number(first + i, move) for i, move in enumerate(moves)]
        array, count = numbers_of("a move", given, "ag_move[]", "IL", 0, MOVES_END)
        at = ffi.new("int32_t *")
        status = lib.agi_py_batch_play(self._own, self._first(first, count), count, array, at)
        if status != lib.AG_OK:
            raise self._refusal(status, at[0], lambda: f"{array[at[0] - first]} is no legal move")

    def playout(self, plies: int = 1, first: int = 0, count: int | None = None) -> None:
        """Plays so many plies in each game, moves and rolls at random as `Game.playout` plays them. Games that are over
        are left as they are; with `autoreset` the plies go on in the new game."""
        number = whole(plies, "plies", 0, lib.AG_BATCH_PLIES_MAX)
        begin, games = self._range(first, count)
        self._check(lib.agi_py_batch_playout(self._own, begin, games, number))

    def roll(self, first: int = 0, count: int | None = None) -> None:
        """Rolls in each game where a roll is due."""
        self._check(lib.agi_py_batch_roll(self._own, *self._range(first, count)))

    def reset(self, which: Numbers | None = None, first: int = 0, count: int | None = None) -> None:
        """Begins anew in all games of a range, or in those whose number in `which` is not 0, as in `done`."""
        if which is None:
            self._check(lib.agi_py_batch_reset(self._own, *self._range(first, count), ffi.NULL))
            return
        chosen = bytes(1 if number else 0 for number in which)
        if count is not None and count != len(chosen):
            raise ArgumentError(f"which has {len(chosen)} numbers for {count!r:.60} games")
        begin = self._first(first, len(chosen))
        self._check(lib.agi_py_batch_reset(self._own, begin, len(chosen), ffi.from_buffer("uint8_t[]", chosen)))

    # ---- looking ----

    def moves(self, first: int = 0, count: int | None = None) -> tuple[memoryview, memoryview]:
        """The numbers of all legal moves, one game's behind the other's, and where they begin: those of the k-th game
        of the range are `numbers[offsets[k]:offsets[k + 1]]`.

        >>> numbers, offsets = Batch("rinne", 3).moves()
        >>> len(numbers), offsets.tolist()
        (75, [0, 25, 50, 75])
        """
        begin, games = self._range(first, count)
        offsets = ffi.new("int32_t[]", games + 1)
        numbers, cap, total = ffi.NULL, 0, 1
        while total > cap:  # another thread may have played in between
            numbers, cap = ffi.new("ag_move[]", total), total
            total = self._check(lib.agi_py_batch_moves(self._own, begin, games, offsets, numbers, cap))
        places = memoryview(ffi.buffer(offsets, 4 * (games + 1))).cast("i")
        return memoryview(ffi.buffer(numbers, 4 * total)).cast("I"), places

    def game(self, i: int) -> Game:
        """A copy of the i-th game."""
        out = ffi.new("ag_game **")
        self._check(lib.agi_py_batch_copy(self._own, self._at(i), out))
        return Game._of(out[0])

    def put(self, i: int, game: Game) -> None:
        """Makes the i-th game a copy of this one. New games in its place begin where this one began."""
        if not isinstance(game, Game):
            raise TypeError(f"expected a Game, not {type(game).__name__}")
        if game.variant != self.variant:
            raise ArgumentError(f"the games of this batch are {self.variant.id}, not {game.variant.id}")
        if game.ply > self.max_plies:
            raise ArgumentError(f"the game has {game.ply} plies, and those of this batch at most {self.max_plies}")
        self._check(lib.agi_py_batch_put(self._own, self._at(i), game._handle))

    def taps(self, i: int) -> list[int]:
        """What has been tapped so far of the turn being made in the i-th game."""
        cap = self.variant.taps_max
        taps = ffi.new("int32_t[]", cap)
        count = self._check(lib.agi_py_batch_taps(self._own, self._at(i), taps, cap))
        return ffi.unpack(taps, count)

    def seed(self, i: int) -> int:
        """The state of the i-th game's generator. A batch of the games and seeds of another has the same future."""
        seed = ffi.new("uint64_t *")
        self._check(lib.agi_py_batch_seed(self._own, self._at(i), seed))
        number: int = seed[0]
        return number

    def set_seed(self, i: int, seed: int) -> None:
        """Sets the state of the i-th game's generator."""
        number = whole(seed, "a seed", 0, SEEDS_END - 1)
        self._check(lib.agi_py_batch_set_seed(self._own, self._at(i), number))

    def __len__(self) -> int:
        return len(self.turns)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games of {self.variant.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a batch cannot be copied or pickled: its games can, batch.game(i), and batch.seed(i)")

    # ---- refusals ----

    def _range(self, first: int, count: int | None) -> tuple[int, int]:
        begin = whole(first, "the first game", 0, len(self))
        left = len(self) - begin
        return begin, left if count is None else whole(count, "the number of games from there on", 0, left)

    def _first(self, first: int, count: int) -> int:
        """The first game of a range, which has so many."""
        if count > len(self):
            raise ArgumentError(f"there are {len(self)} games, not {count}")
        return whole(first, f"the first of {count} games", 0, len(self) - count)

    def _at(self, i: int) -> int:
        return whole(i, "the number of a game", 0, len(self) - 1)

    def _number(self, i: int, move: object) -> int:
        """The number of a move of the i-th game, which a text is looked for in."""
        from .moves import number_of
        if isinstance(move, str):
            game = self.game(i)  # stays alive as long as the text is read
            try:
                return number_of(game._handle, move)
            except ValueError as error:
                error.args = (f"game {i}: {error}",)
                raise
        return number_of(ffi.NULL, move)  # type: ignore[arg-type]

    def _check(self, status: int) -> int:
        if status == lib.AGI_PY_BUSY:
            raise ArgumentError(BUSY)
        if status < 0:
            raise failure(status)
        return status

    def _refusal(self, status: int, i: int, why: Any) -> Exception:
        """Why a step is not made. The i-th game is at fault."""
        if status == lib.AGI_PY_BUSY:
            return ArgumentError(BUSY)
        if status == lib.AG_ERR_FINISHED:
            return GameOver(f"game {i} is over: it can only be passed or reset")
        error = failure(status, f"game {i}: {why()}") if i >= 0 else failure(status)
        return error

    def _why_not(self, i: int, action: int) -> str:
        """What the library says of an action that is not possible."""
        count = lib.agi_py_batch_actions(self._own)
        if not 0 <= action < count:
            return f"{action} is no action of {self.variant.name}: they are 0 to {count - 1}, and -1 to pass"
        game, taps, why = self.game(i), [*self.taps(i), tap_of(self.variant, action)], new_sentence()
        lib.ag_game_tapped_move(game._handle, taps, len(taps), ffi.new("ag_move *"), why, WHY_BYTES)
        return decoded(why)


def tap_of(variant: Variant, action: int) -> int:
    """The tap that an action is: the squares come first, then DONE, CHOICE, and CHOICE plus each piece."""
    beyond = action - len(variant.squares)
    if beyond < 0:
        return action
    tap: int = lib.AG_TAP_DONE if beyond == 0 else lib.AG_TAP_CHOICE + beyond - 1
    return tap


def product(shape: Iterable[int]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def new_batch(rules: Variant, count: int, plies: int, seeds: list[int], flags: int) -> CData:
    room = lib.agi_py_batch_room()
    if room == ffi.NULL:
        raise failure(lib.AG_ERR_MEMORY)
    own = ffi.gc(room, lib.agi_py_batch_free)
    status = lib.agi_py_batch_begin(own, rules._pointer, count, plies, ffi.new("uint64_t[]", seeds), flags)
    if status < 0:
        raise failure(status)
    return own


def seeds_of(given: Iterable[int] | Randomness | None, count: int) -> list[int]:
    """A seed for each game."""
    if given is None or not isinstance(given, Iterable):
        return [new_seed(given)[0] for _ in range(count)]
    seeds = [whole(seed, "a seed", 0, SEEDS_END - 1) for seed in given]
    if len(seeds) != count:
        raise ArgumentError(f"there are {len(seeds)} seeds for {count} games")
    return seeds


def is_buffer(thing: object) -> bool:
    try:
        memoryview(thing)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def bytes_of(name: str, holder: Buffer, size: int, shape: tuple[int, ...]) -> CData:
    """A buffer of the caller's, if it is one of bytes that has this size."""
    if not is_buffer(holder):
        raise TypeError(f"{name} is a buffer of bytes, not {type(holder).__name__}")
    view = memoryview(holder)
    if view.readonly or view.itemsize != 1 or not view.c_contiguous or view.nbytes != size:
        raise ArgumentError(f"{name} is a buffer that can be written to, of {size} bytes one behind the other: "
                            f"{' x '.join(map(str, shape))}")
    return ffi.from_buffer("uint8_t[]", holder, require_writable=True)


def numbers_of(what: str, given: Numbers, kind: str, codes: str, least: int, end: int) -> tuple[CData, int]:
    """Numbers of four bytes for a call, and how many there are: a fitting buffer as it is, others in a copy."""
    if is_buffer(given):
        view = memoryview(given)
        if view.ndim != 1:
            raise ArgumentError(f"{what} for each game is a list or an array in one dimension, not in {view.ndim}")
        if view.itemsize == 4 and view.format.lstrip("@=") in codes and view.c_contiguous:
            return ffi.from_buffer(kind, given), len(view)
        given = view.tolist()
    try:
        numbers = [index(number) for number in given]
    except TypeError:
        raise TypeError(f"{what} for each game is a number; {given!r:.60} has others") from None
    for number in numbers:
        if not least <= number < end:
            raise ArgumentError(f"{what} is {least} to {end - 1}, not {number}")
    return ffi.new(kind, numbers), len(numbers)
