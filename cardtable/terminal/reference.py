"""What can be looked up at the text table: reminders, what beats what, the rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardtable.engine.view import View
from cardtable.files import rules_page
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import numbered, relations, reminders


def what_beats_what(data: TableData) -> str:
    """In one line what the window draws on the cloth; empty for games without it."""
    told = "; ".join(relations(data))
    return f"{told}." if told else ""


def reminder_lines(data: TableData, view: View) -> Iterator[str]:
    """What each rank can do in this variant, and which of it is at work; then what else counts."""
    for title, lines in reminders(data, view):
        yield f"{title}:"
        for line in lines:
            key = "terminal.rank-now" if line.now else "terminal.rank"
            yield f"  {wording(key, rank=line.rank, text=line.text, now=line.now)}"
    for number, text in numbered(data.reminders):
        yield f"{number} {text}" if number else text


def rule_lines(rules_id: str, prefix: str, rule: str, *, polite: bool) -> list[str]:
    """The page from a rule on, or all of it, without marks that only a layout needs.

    `prefix` is what the game's rule numbers begin with. Nothing where there is no such rule.
    Raises DataError where there is no page.
    """
    page = rules_page(rules_id, polite=polite).splitlines()
    number = f"{prefix}-{rule.upper().rpartition('-')[2]}"
    starts = (f"**{number}**", f"| {number} |")
    first = next((n for n, line in enumerate(page) if rule and line.startswith(starts)), None)
    if rule and first is None:
        return []
    return [re.sub(r"^#+ |[*`]", "", line) for line in page[first or 0 :]]
