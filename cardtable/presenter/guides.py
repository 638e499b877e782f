"""What games tell by their guides, in words. A game without a guide tells it as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from cardtable.engine.facts import Fact
from cardtable.engine.notation import Illegal, Move, MoveError
from cardtable.engine.state import State
from cardtable.presenter.notes import sentence
from cardtable.presenter.phrases import Name, Reader, say
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import readable

LINES = 4
"""As many facts stand in a tooltip; of more, the last line counts the rest."""
REASONS = 2
"""As many reasons stand in a hint."""


def in_words(told: Iterable[str | Fact], data: TableData, name: Name, to: str = "") -> list[str]:
    """What a game tells as sentences, to the reader at seat `to`."""
    reader = Reader(name, to, data.titles)
    return [
        say(one, reader) if isinstance(one, Fact) else sentence(readable(one, name, data.titles))
        for one in told
    ]


def few(facts: Sequence[str], data: TableData) -> list[str]:
    """The lines of a tooltip: four at most, of which the last counts the rest."""
    if len(facts) <= LINES:
        return list(facts)
    rest = Fact("cards.more", {"count": len(facts) - LINES + 1})
    return [*facts[: LINES - 1], say(rest, Reader(str, titles=data.titles))]


def reasons(state: State[Any, Any], line: Move) -> list[Fact]:
    """The weightiest reasons for a legal line of the seat on turn."""
    guide = state.guide()
    if guide is None:
        text = state.merit(line)
        return [Fact("table.text", {"text": sentence(text)})] if text else []
    return list(islice(guide.reasons(state, line), REASONS))


def problem_words(error: MoveError | None, data: TableData, name: Name, to: str = "") -> str:
    """Why a line can't be played, with the rule's number at the end; nothing if it can."""
    bar = error.bar if isinstance(error, Illegal) else None
    if bar is None:
        return sentence(readable(str(error or ""), name, data.titles))
    number = f" ({bar.rule})" if bar.rule else ""
    return say(bar, Reader(name, to, data.titles)) + number
