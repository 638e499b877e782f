"""Facts: what is true of a table, as data. Words are made of them where they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, Union

from cardtable.engine.cards import Card

Value: TypeAlias = Union[Card, str, int, "Fact", "tuple[Value, ...]", None]
"""A card, a seat (`p2`), a rank, a number, a fact that is part of another, or several of these;
None is a card that the reader doesn't know. Any other text only chooses between wordings: it is
never shown."""


@dataclass(frozen=True)
class Fact:
    """Something true of a table, by its message in the catalogue: `cuttle.scuttle`."""

    key: str
    about: Mapping[str, Value] = field(default_factory=dict)
    """The values of the message's variables, every one of them."""
    of: str = ""
    """The quantity that it speaks of, where it speaks of one: `points`, `hand`. It is that of the
    seat `who` in `about`, and needs no words where it is shown."""


def _by_key(fact: Fact) -> str:
    return f"«{fact.key}»"


_speaker: list[Callable[[Fact], str]] = [_by_key]


def speak_by(say: Callable[[Fact], str]) -> None:
    """Have facts in errors said by `say`: the catalogue is read in a layer above this one."""
    _speaker[0] = say


def speaker() -> Callable[[Fact], str]:
    """What says facts in errors here: a process that is spawned needs to be given it."""
    return _speaker[0]


def spoken(key: str, **about: Value) -> str:
    """A fact in an error, for whoever reads that: `spoken("errors.missing")`."""
    return _speaker[0](Fact(key, about))


@dataclass(frozen=True)
class Bar(Fact):
    """Why something can't be done."""

    rule: str = ""
    """The number of the rule that forbids it: `CU-26`."""
