"""A game that was looked at again (`ai.review`), in words and as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.ai.review import write_decision
from cardtable.engine.facts import Fact
from cardtable.presenter.guides import in_words, reasons
from cardtable.presenter.phrases import Name, Reader, say
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import line_words

if TYPE_CHECKING:
    from cardtable.ai.review import Decision, Review
    from cardtable.engine.notation import Move

COSTLIEST = 3
"""As many of the decisions that cost most are told."""
DIGITS = 4
"""Places of the figures in a file."""


def lines(review: Review, data: TableData, name: Name) -> Iterator[str]:
    """A review to read: the result, what luck did, and what was decided worst."""
    reader = Reader(name, titles=data.titles)

    def told(key: str, **about: Any) -> str:
        return say(Fact(f"review.{key}", about), reader)

    if not review.over:
        seats = [*review.accuracy, *review.lucky]
        yield from [told("unfinished", seat=each) for each in seats[:1]]
    for seat, share in review.result.items():
        yield told("result", seat=seat, share=_percent(share))
    for seat, share in review.lucky.items():
        yield told("luck" if share >= 0 else "luck-cost", seat=seat, share=_percent(abs(share)))
    for seat, share in review.accuracy.items():
        count = sum(one.seat == seat and not one.forced for one in review.decisions)
        yield told("accuracy", seat=seat, share=round(share), count=count)
    costly = sorted((one for one in review.decisions if one.label), key=lambda one: -one.loss)
    for one in costly[:COSTLIEST]:
        if one is costly[0]:
            yield told("turning")
        yield told(
            "cost",
            step=one.step,
            seat=one.seat,
            label=one.label,
            loss=_percent(one.loss),
            error=_percent(one.error),
        )
        played, better, why = compared(one, data, name)
        yield f"  {told('played')} {played}"
        yield f"  {told('better')} {better}"
        if why:
            yield f"  {told('why')} {why}"
    if not costly:
        yield told("none")
    if not review.complete:
        yield told("stopped", done=len(review.decisions))


def compared(one: Decision, data: TableData, name: Name) -> tuple[str, str, str]:
    """The line that was played and the best one in words, and the reason for the best, if any.

    The game is asked of a world made from the seat's view, and so can't know more than the seat.
    """
    if one.view is None:
        return one.played, one.best, ""
    view = replace(one.view, prepared=None)
    world = view.rules.game.determinize(view, Random(0), track=True)

    def words(line: Move) -> str:
        return line_words(data, line, name, world.means(line))

    return (
        words(one.played),
        words(one.best),
        next(iter(in_words(reasons(world, one.best), data, name, view.seat)), ""),
    )


def to_data(review: Review) -> dict[str, Any]:
    """A review as plain data, for a file."""

    def told(one: Decision) -> dict[str, Any]:
        found = {
            key: round(value, DIGITS) if isinstance(value, float) else value
            for key, value in write_decision(one).items()
        }
        return {**found, "label": one.label}

    return {
        "over": review.over,
        "complete": review.complete,
        "result": _rounded(review.result),
        "decisions": [told(one) for one in review.decisions],
        "luck": {
            "events": [
                {"step": one.step, "seat": one.seat, "brought": _rounded(one.brought)}
                for one in review.luck
            ],
            "total": _rounded(review.lucky),
            "error": _rounded(review.doubt),
            "fair": _rounded(review.fair),
        },
        "accuracy": _rounded(review.accuracy),
        "turning": None if review.turning is None else told(review.turning),
    }


def _percent(share: float) -> int:
    return round(100 * share)


def _rounded(shares: dict[str, float]) -> dict[str, float]:
    return {seat: round(share, DIGITS) for seat, share in shares.items()}
