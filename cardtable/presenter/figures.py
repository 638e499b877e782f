"""Small positions that stand in the text of a rules page: `assets/positions/<game>.yaml`.

A game without such a file has none. Each is a position of the notation with the steps of a
scenario, which prove what its sentence says. On a variant's page stand only those that hold there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.engine.position import read_position
from cardtable.engine.rules import Rules
from cardtable.engine.scenario import run_scenario
from cardtable.engine.schema import DataReader
from cardtable.engine.state import State
from cardtable.files import DataError, asset_path, is_file, load_rules, read_document, with_options
from cardtable.presenter.notes import sentence
from cardtable.presenter.tabledata import TableData, owner_of
from cardtable.presenter.tablefile import table_of

NAMES = {"p1": "You", "p2": "Agnes", "p3": "Barnaby"}
READER = "p1"


@dataclass(frozen=True, slots=True)
class FigureEntry:
    """One position, as the file has it."""

    rule: str
    """The number of the rule that it stands under; or a heading, for a picture of the table."""
    text: str
    position: Mapping[str, Any]
    show: tuple[str, ...]
    """The zones that are drawn, in this order."""
    line: Move = ""
    """A move that is legal there; its cards stand out."""
    steps: tuple[Mapping[str, Any], ...] = ()
    """What proves the text, as in a scenario."""
    rules: str = ""
    """The id of a rules file, where the text is about a variant; empty: those of the page."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """House rules that hold for it besides."""
    seats: int = 2

    def read_under(self, rules: Rules) -> Rules | None:
        """Its rules on the page of some others; None where its house rules don't go with them."""
        named = load_rules(self.rules) if self.rules else rules
        try:
            return with_options(named, self.options) if self.options else named
        except DataError:
            return None

    def faults(self, rules: Rules) -> list[str]:
        """What does not hold under some rules, a sentence each."""
        allowed = [{"allowed": self.line}] if self.line else []
        scenario = {
            "name": self.text,
            "rules": rules.id,
            "seats": self.seats,
            "position": dict(self.position),
            "steps": [*allowed, *map(dict, self.steps)],
        }
        told = run_scenario(scenario, lambda *_: rules)
        return [f"{self.rule}, “{self.text}”: {words}" for words in told]


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


def entries_of(game: str) -> list[FigureEntry]:
    """All that the file of a game holds, in its order.

    Raises DataError where the file is not well written.
    """
    path = asset_path(f"positions/{game}.yaml")
    if not is_file(path):
        return []
    document = read_document(path)
    reader = DataReader()
    found = [reader.fields(FigureEntry, each, (n,)) for n, each in enumerate(document.data or [])]
    if reader.problems:
        raise DataError(document.complaints(reader.problems))
    return found


def figures_of(rules: Rules) -> list[Figure]:
    """The figures of a rules page as the players of these rules read it, in the file's order.

    A position is read under the rules that it names, or else under these; a picture of the table
    always under these. What does not hold there is left out. Raises DataError.
    """
    figures = []
    for entry in entries_of(rules.game.ID):
        whole = not re.fullmatch(rf"{rules.game.RULE}-R?\d+", entry.rule)
        read = rules if whole else entry.read_under(rules)
        if read is not None and not entry.faults(read):
            figures.append(_figure(entry, read, whole=whole))
    return figures


def _figure(entry: FigureEntry, rules: Rules, *, whole: bool) -> Figure:
    state = read_position(rules, entry.seats, dict(entry.position))
    view = state.view(READER)
    data = table_of(rules.game.ID)
    piles = []
    for zone in entry.show:
        title = _named(zone, data)
        shown = re.sub(r" \d+$", "", title) if whole else title  # one of several alike
        piles.append(Pile(shown, zone, tuple(view.zones[zone]), zone in view.ordered))
    said = words(entry.line) if entry.line else ()
    lit = frozenset(word for word in said if isinstance(word, Card))
    return Figure(entry.rule, entry.text, tuple(piles), lit, state, entry.line, whole)


def _named(zone: str, data: TableData) -> str:
    owner, title = owner_of(zone), data.title(zone)
    if owner == READER:
        return f"Your {title}"
    return f"{NAMES.get(owner, owner)}'s {title}" if owner else sentence(title)
