"""A hint in words: what to do and why, what it changes for certain, and what was weighed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from cardtable.engine.facts import Fact
from cardtable.engine.notation import Move
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.presenter.foresight import changes
from cardtable.presenter.guides import in_words, reasons
from cardtable.presenter.notes import lowered
from cardtable.presenter.phrases import Name
from cardtable.presenter.status import BETWEEN
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import line_words

CLOSE, FAR = 0.02, 0.08
"""How far the best line leads the next one, as a share of what can be won: below the first they are
about equally good, above the second the best is clearly better."""
ONLY = Fact("table.only-move")


def advice(
    view: View, line: Move, info: Mapping[str, Any], data: TableData, name: Name
) -> list[str]:
    """The lines of a hint to the view's seat: the move, why, what it changes, the next best.

    `info` is what the computer player says about its thinking (`ai.player.Answer.info`): `next` and
    `lead`. Without them the hint compares nothing.
    """
    world = view.rules.game.determinize(replace(view, prepared=None), Random(0), track=True)
    found = why(world, line)
    told = [
        line_words(data, line, name, world.means(line)),
        *in_words(found, data, name, view.seat),
    ]
    other, lead = info.get("next"), info.get("lead")
    changed = [
        one for one in changes(view, line, data) if not any(_tells(why, one) for why in found)
    ]
    if isinstance(other, str) and other.partition(" ")[0] == line.partition(" ")[0] and changed:
        same = changes(view, other, data)
        changed = [one for one in changed if one not in same]  # it is no reason
    if changed:
        told.append(BETWEEN.join(in_words(changed, data, name, view.seat)))
    if isinstance(other, str) and isinstance(lead, int | float):
        next_best = "Next best" if lead < FAR else "Much better than the next best"
        how = "Nearly as good" if lead < CLOSE else next_best
        words = line_words(data, other, name, world.means(other), short=True)
        told.append(f"{how}: {lowered(words)}")
    return told


def _tells(reason: Fact, change: Fact) -> bool:
    """Whether a reason already speaks of a quantity that changes."""
    whose = reason.about.get("who") == change.about["who"]
    return bool(reason.of) and reason.of == change.of and whose


def why(world: State[Any, Any], line: Move) -> list[Fact]:
    """The weightiest reasons for a legal line, in a world that the seat on turn can imagine."""
    return [ONLY] if world.legal_moves() == [line] else reasons(world, line)
