"""What a study comes to in one sentence, beside the rules it is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.ai.intervals import Estimate, difference
from cardtable.ai.study import Study, compared
from cardtable.engine.facts import Fact
from cardtable.presenter.phrases import Reader, say

TELLING = 0.5
"""Luck is only called the same where the interval of the difference is narrower than this."""


def verdict(study: Study, parent: Study, name: str) -> Fact | None:
    """Longer or shorter, fairer or less fair to whom, more or less luck: only what is certain.

    `name` is what the other rules are called. None where nothing has been played yet.
    """
    changes = {one.what: one for one in compared(study, parent)}
    if "length" not in changes:
        return None
    found = []
    if (length := changes["length"]).sure:
        found.append(Fact("study.longer" if length.more > 0 else "study.shorter"))
    if fair := max(_fairness(study, parent), default=None):
        about = {"place": fair.place}
        found.append(Fact(f"study.{fair.key}", about))
    skill = changes.get("skill")
    if skill is not None and skill.sure:
        found.append(Fact("study.skill" if skill.more > 0 else "study.luck"))
    if found:
        return Fact("study.verdict", {"parent": name, "found": tuple(found)})
    lucky = skill is not None and skill.high - skill.low < TELLING
    games = min(study.games, parent.games)
    return Fact("study.same-luck" if lucky else "study.same", {"parent": name, "games": games})


def told(study: Study, parent: Study, name: str) -> list[str]:
    """The same in words, as a sentence or none."""
    fact = verdict(study, parent, name)
    return [say(fact, Reader(str))] if fact is not None else []


class _Fair(NamedTuple):
    """How differently one seat fares; the largest is the one to tell."""

    clear: bool
    """Whether it is known which of the rules are fairer to it."""
    size: float
    hurt: bool
    """Whether it fares badly under the less fair rules: such a seat is told of before others."""
    key: str
    place: int


def _fairness(study: Study, parent: Study) -> Iterator[_Fair]:
    """Each seat that certainly fares better or worse, by its place in the order of play."""
    if study.seats != parent.seats:
        return
    for place, (mine, its) in enumerate(zip(study.places, parent.places, strict=True), 1):
        here, there = mine.score, its.score
        moved = _sign(here, there)
        if not moved:
            continue
        # |here - even| is larger than |there - even| just if here lies on the same side of `there`
        # and of its mirror image
        beyond = _sign(here, _mirrored(there))
        size = round(abs(here.value - there.value), 4)  # of two seats both differ by the same
        if beyond == moved:
            key = "more-edge" if moved > 0 else "less-fair"
            yield _Fair(True, size, moved < 0, key, place)
        elif beyond:
            key = "fairer" if moved > 0 else "less-edge"
            yield _Fair(True, size, moved > 0, key, place)
        else:
            yield _Fair(False, size, moved > 0, "better" if moved > 0 else "worse", place)


def _sign(one: Estimate, other: Estimate) -> int:
    """1 where the first is surely larger, −1 where it is surely smaller, else 0."""
    _, low, high = difference(one, other)
    return 1 if low > 0 else -1 if high < 0 else 0


def _mirrored(one: Estimate) -> Estimate:
    return Estimate(1 - one.value, 1 - one.high, 1 - one.low, one.games)
