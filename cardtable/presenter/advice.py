"""A hint in words: what to do, what it changes for certain, and what was weighed against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardtable.engine.notation import Move
from cardtable.engine.view import View
from cardtable.presenter.foresight import changes
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import Name

CLOSE, FAR = 0.02, 0.08
"""Leads of the best line over the next one: below the first they are about as good, above the
second there is no doubt. Shares of what there is to win."""


def advice(
    view: View,
    line: Move,
    info: Mapping[str, Any],
    data: TableData,
    name: Name,
    words_of: Callable[[Move], str],
) -> list[str]:
    """The lines of a hint to the view's seat.

    `info` is what the computer player says of its thoughts (`ai.player.Answer.info`): `next` and
    `lead`. Without them nothing is compared; a reason that is not known is not made up.
    """
    told = [f"Hint: {words_of(line)}"]
    changed = changes(view, line, data, name)
    if changed:
        told.append(" · ".join(changed))
    other, lead = info.get("next"), info.get("lead")
    if isinstance(other, str) and isinstance(lead, int | float):
        how = "Nearly as good" if lead < CLOSE else "Better" if lead < FAR else "Much better"
        told.append(f"{how}{'' if lead < CLOSE else ' than'}: {words_of(other)}")
    return told
