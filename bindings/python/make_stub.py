# SPDX-License-Identifier: MIT
"""Makes the types of the compiled module from the declarations, for type checkers.

    make_stub.py > abstractgames/_binding.pyi
    make_stub.py --check abstractgames/_binding.pyi
"""
import keyword
import re
import sys

import binding
import library

HEAD = '''# SPDX-License-Identifier: MIT
# Made from the declarations by make_stub.py: change that one instead.
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from .game import Game

AnyGame = TypeVar("AnyGame", bound=Game)

class CData:
    def __getitem__(self, index: Any) -> Any: ...
    def __add__(self, elements: int) -> CData: ...
    def __len__(self) -> int: ...
    status: int
    leaves: int

class CType: ...

class FFI:
    NULL: CData
    def new(self, kind: str, init: Any = ...) -> CData: ...
    def new_allocator(self, *, should_clear_after_alloc: bool) -> Callable[..., CData]: ...
    def typeof(self, kind: str) -> CType: ...
    def string(self, text: CData) -> bytes: ...
    def unpack(self, array: CData, length: int) -> list[int]: ...
    def buffer(self, array: CData, size: int) -> Any: ...
    def cast(self, kind: str, value: CData | int) -> Any: ...
    def from_buffer(self, kind: str, holder: Any, require_writable: bool = ...) -> CData: ...
    def gc(self, thing: CData, free: Callable[[CData], object]) -> CData: ...

class Lib:
'''
TAIL = "\n\nffi: FFI\nlib: Lib\n"
TYPES = '''
class Move:
    number: int
    text: str
    def __new__(cls, number: int, text: str) -> Move: ...
    def __index__(self) -> int: ...
    def __getnewargs__(self) -> tuple[int, str]: ...

class Listing(Iterator[Move]):
    def __next__(self) -> Move: ...
    def __length_hint__(self) -> int: ...

class BaseMoves:
    _game: Game
    def __init__(self, game: Game) -> None: ...
    def __iter__(self) -> Listing: ...

class BaseGame:
    _remark: str | None
    @property
    def _handle(self) -> CData: ...
    def _moves_from(self, square: int, /) -> Listing: ...
    @classmethod
    def _give_methods(cls, descriptions: dict[str, str], /) -> None: ...
    def _hold(self, address: int, /) -> None: ...
    def _begin(self, variant: str, /) -> bool: ...
    def _copy_as(self, kind: type[AnyGame], /) -> AnyGame: ...
'''
RETURNED = {"int32_t": "int", "uint32_t": "int", "uint64_t": "int", "ag_move": "int", "void": "None"}
# What cffi takes: text as bytes, arrays that are only read as lists.
TAKEN = {"int32_t": "int", "uint32_t": "int", "ag_move": "int", "const char *": "bytes | CData",
         "const int32_t *": "list[int] | CData", "uint64_t": "int"}


def parameter_of(text):
    kind, name = re.fullmatch(r"(.*?)(\w+)", text).groups()
    free = name + "_" if keyword.iskeyword(name) else name
    return f"{free}: {TAKEN.get(kind.strip(), 'CData')}"


def stub_of(declarations):
    lines = [f"    {name}: int" for name in re.findall(r"\b(AGI?_\w+) =", declarations)]
    for returned, name, parameters in re.findall(r"^([\w ]+?\*?) ?(\w+)\((.*)\);$", declarations, re.MULTILINE):
        taken = ["self"] + [parameter_of(text) for text in parameters.split(", ") if text != "void"]
        lines.append(f"    def {name}({', '.join(taken)}) -> {RETURNED.get(returned, 'CData')}: ...")
    return HEAD + "\n".join(lines) + TAIL + TYPES


def main(check="", path=""):
    made = stub_of(library.declarations() + binding.ADDED)
    if check != "--check":
        sys.stdout.write(made)
        return 0
    if binding.read(path) == made:
        return 0
    print(f"{path} is not what the declarations say: make it anew, see {sys.argv[0]}")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
