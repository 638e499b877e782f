"""A hint in words: what to do and why, what it changes for certain, and what was weighed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from cardtable.engine.notation import Move
from cardtable.engine.view import View
from cardtable.presenter.foresight import changes
from cardtable.presenter.guides import reasons
from cardtable.presenter.notes import lowered
from cardtable.presenter.phrases import Name
from cardtable.presenter.tabledata import TableData

CLOSE, FAR = 0.02, 0.08
"""How far the best line leads the next one, as a share of what can be won: below the first they are
about equally good, above the second the best is clearly better."""
LONG = 120
"""Letters of a move in words; longer ones lose their explanations."""
_SENTENCE = re.compile(r"\. (?=[A-Z])")  # a pile has the name `pile no. 6`
_HAND = re.compile(r"(.+): (\d+) → (\d+) in hand")
_POINTS = re.compile(r"You: \d+ / \d+ → (\d+) / \d+")


def advice(
    view: View,
    line: Move,
    info: Mapping[str, Any],
    data: TableData,
    name: Name,
    words_of: Callable[[Move], str],
) -> list[str]:
    """The lines of a hint to the view's seat.

    `info` is what the computer player says about its thinking (`ai.player.Answer.info`): `next` and
    `lead`. Without them the hint compares nothing.
    """
    told = _SENTENCE.split(f"Hint: {_brief(words_of(line))}")
    told += why(view, line, data, name)
    changed = changes(view, line, data, name)
    other, lead = info.get("next"), info.get("lead")
    if isinstance(other, str) and other.partition(" ")[0] == line.partition(" ")[0]:
        same = changes(view, other, data, name) if changed else []
        changed = [words for words in changed if words not in same]  # it is no reason
    changed = [words for words in changed if words.rpartition(": ")[2] not in ". ".join(told)]
    changed = [words for words in changed if not any(_tells(one, words) for one in told)]
    if changed:
        told.append(" · ".join(changed))
    if isinstance(other, str) and isinstance(lead, int | float):
        next_best = "Next best" if lead < FAR else "Much better than the next best"
        how = "Nearly as good" if lead < CLOSE else next_best
        told.append(f"{how}: {lowered(_alone(words_of(other), words_of(line)))}")
    return told


def _brief(words: str) -> str:
    """A move without what is explained at length after it: a hint must not cover the piles."""
    return _SENTENCE.split(words, maxsplit=1)[0] if len(words) > LONG else words


def _alone(other: str, words: str) -> str:
    """The move that a hint compares with, without what it does: that is told when it is asked for.

    All of it where the advised move begins with the same words.
    """
    start = re.split(rf": | \(|{_SENTENCE.pattern}", other, maxsplit=1)[0]
    return start if not words.startswith(start) else other


def _tells(sentence: str, change: str) -> bool:
    """Whether a sentence already tells of a change.

    Of a hand: how many cards move, or how many stay; of the reader's points: how many there are.
    """
    if points := _POINTS.fullmatch(change):
        return f"That gives you {points[1]} points" in sentence
    found = _HAND.fullmatch(change)
    if found is None:
        return False
    who, before, after = found[1], int(found[2]), int(found[3])
    whose = "your" if who == "You" else who
    counts = {str(after) if after else "no", str(abs(after - before))}
    told = any(re.search(rf"\b{count} cards?\b", sentence) for count in counts)
    return told and whose in sentence and "hand" in sentence


def why(view: View, line: Move, data: TableData, name: Name) -> list[str]:
    """The reasons that the game gives for a legal line of the view's seat, the weightiest first.

    The game is asked of a world made from the view, and so can't know more than the seat.
    """
    game = view.rules.game
    world = game.determinize(replace(view, prepared=None), Random(0), track=True)
    if world.legal_moves() == [line]:
        return ["It's your only move"]
    return reasons(world, line, data, name)
