"""What the compiled build asks for (`make compiled`). Plain Python goes the short way everywhere.

Never compiled itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import typing_extensions
    from mypy_extensions import mypyc_attr

    OptionsT = typing_extensions.TypeVar("OptionsT", default=Any)
    MemoryT = typing_extensions.TypeVar("MemoryT", default=Any)
else:

    def mypyc_attr(**_told: Any) -> Callable[[type], type]:
        """Tell the compiler something of a class: it reads this word, and nobody else does."""
        return lambda kind: kind

    # A compiled subclass can't say more exactly what its attributes are, so the game says it to
    # `State` as these. A bare `State` is that of any game.
    OptionsT, MemoryT = TypeVar("OptionsT"), TypeVar("MemoryT")

__all__ = ["MemoryT", "OptionsT", "mypyc_attr", "twin"]

T = TypeVar("T")
_NOTHING: dict[str, Any] = {}


def twin(original: T) -> T:
    """A shallow copy of an object whose class is made without arguments.

    Its attributes are set one by one: Python then reads and writes them several times as fast as
    those of a copy that was given a whole `__dict__`.
    """
    kind: Any = type(original)
    new: T = kind.__new__(kind)
    for name in _native(kind):
        setattr(new, name, getattr(original, name))
    for name, value in getattr(original, "__dict__", _NOTHING).items():
        setattr(new, name, value)
    return new


@cache
def _native(kind: type) -> list[str]:
    """The attributes that objects of a compiled class keep outside of their `__dict__`."""
    return [name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"]
