"""Small positions that stand beside the text of a rules page: `assets/positions/<game>.yaml`.

A game without such a file has none. Each is a position of the notation, read under the rules that
it names, so that it can be checked: its move is legal there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.engine.position import PositionError, read_position
from cardtable.engine.schema import Reader
from cardtable.engine.state import State, TableError
from cardtable.files import DataError, asset_path, is_file, load_rules, read_document
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.tablefile import table_of

NAMES = {"p1": "You", "p2": "Agnes", "p3": "Barnaby"}
READER = "p1"


@dataclass(frozen=True, slots=True)
class _Entry:
    """One position, as the file has it."""

    rule: str
    """The number of the rule that it stands beside; or a heading, for a picture of the table."""
    text: str
    position: Mapping[str, Any]
    show: tuple[str, ...]
    """The zones that are drawn, in this order."""
    line: Move = ""
    rules: str = ""
    """The id of a rules file; empty: the game's own."""
    seats: int = 2


@dataclass(frozen=True, slots=True)
class Pile:
    """One zone of a figure: what it is called, and its cards from the bottom; None is a back."""

    title: str
    zone: str
    cards: tuple[Card | None, ...]
    stacked: bool
    """Whether the cards lie on each other, in an order."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A position to be drawn."""

    rule: str
    text: str
    piles: tuple[Pile, ...]
    lit: frozenset[Card] = frozenset()
    """The cards of the move that the text is about."""
    state: State[Any, Any] | None = field(default=None, compare=False)
    """Where the move can be made, for checks."""
    line: Move = ""
    whole: bool = False
    """Whether it is a picture of the whole table, on which the piles are named."""


def figures_of(game: str) -> list[Figure]:
    """The figures of a game's rules page, in the order of the file.

    Raises DataError where the file, or a position in it, is not well written.
    """
    path = asset_path(f"positions/{game}.yaml")
    if not is_file(path):
        return []
    document = read_document(path)
    reader = Reader()
    found = [reader.fields(_Entry, each, (n,)) for n, each in enumerate(document.data or [])]
    if reader.problems:
        raise DataError([document.complain(place, told) for place, told in reader.problems])
    figures = []
    for number, entry in enumerate(found):
        try:
            figures.append(_figure(game, entry))
        except (PositionError, TableError) as error:
            raise DataError([document.complain((number, "position"), str(error))]) from error
    return figures


def _figure(game: str, entry: _Entry) -> Figure:
    rules = load_rules(entry.rules or game)
    state = read_position(rules, entry.seats, dict(entry.position))
    view = state.view(READER)
    data = table_of(game)
    piles = []
    for zone in entry.show:
        owner, title = owner_of(zone), data.title(zone)
        name = NAMES.get(owner, owner)
        shown = f"{name}: {title}" if owner else title[:1].upper() + title[1:]
        piles.append(Pile(shown, zone, tuple(view.zones[zone]), zone in view.ordered))
    lit = frozenset(word for word in words(entry.line) if isinstance(word, Card))
    whole = not re.fullmatch(rf"{rules.game.RULE}-R?\d+", entry.rule)
    return Figure(entry.rule, entry.text, tuple(piles), lit, state, entry.line, whole)
