"""A game that was looked at again (`ai.review`), in words and as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.ai.review import CLEARLY, MISSED, write_decision
from cardtable.engine.chance import Dice
from cardtable.engine.facts import Fact
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.phrases import Name, Reader, say
from cardtable.presenter.today import ended
from cardtable.presenter.words import did, in_words, line_words, reasons

if TYPE_CHECKING:
    from cardtable.ai.review import Decision, Review
    from cardtable.engine.notation import Move, Seat
    from cardtable.engine.state import State
    from cardtable.engine.view import View

COSTLIEST = 3
"""As many of the decisions that cost most are told."""
NARROW = 0.12
"""What luck did is told to players where its standard error is no larger."""
WORLDS = 240
"""Among so many worlds one is sought in which what follows can be played."""
DIGITS = 4
"""Places of the figures in a file."""


def review_words(key: str, **about: Any) -> str:
    """A message about reviews in which nobody is named."""
    return say(Fact(f"review.{key}", about), Reader(str))


def lines(review: Review, data: TableData, name: Name) -> Iterator[str]:
    """A review to read: the result, what luck did, and what was decided worst."""
    reader = Reader(name, titles=data.titles)

    def told(key: str, **about: Any) -> str:
        return say(Fact(f"review.{key}", about), reader)

    if not review.over:
        seats = [*review.accuracy, *review.lucky]
        yield from [told("unfinished", seat=each) for each in seats[:1]]
    for seat, share in review.result.items():
        yield told("result", seat=seat, share=percent(share))
    for seat, share in review.lucky.items():
        key, error = "luck" if share >= 0 else "luck-cost", percent(review.doubt[seat])
        yield told(key, seat=seat, share=percent(abs(share)), error=error)
    for seat, share in review.accuracy.items():
        count = sum(one.seat == seat and not one.forced for one in review.decisions)
        yield told("accuracy", seat=seat, share=round(share), count=count)
    costly = sorted((one for one in review.decisions if one.label), key=lambda one: -one.loss)
    for one in costly[:COSTLIEST]:
        if one is review.turning:
            yield told("turning")
        first, *rest = explained(one, data, name)
        yield first
        yield from (f"  {line}" for line in rest)
    if not costly:
        yield told("none")
    if not review.complete:
        yield told("stopped", done=len(review.decisions))


def explained(one: Decision, data: TableData, name: Name, to: Seat = "") -> list[str]:
    """A decision to the reader at seat `to`: what it cost, what was better, why, what follows.

    The game is asked of a world made from the seat's view, and so can't know more than the seat.
    """
    reader = Reader(name, to, data.titles)

    def told(key: str, **about: Any) -> str:
        return say(Fact(f"review.{key}", about), reader)

    def follow(line: Move, run: Sequence[str]) -> list[str]:
        facts = _following(one.view, line, run, data) if one.view is not None and run else []
        return [told("after", moves=reduce(_next, facts))] if facts else []

    about = {"step": one.step, "seat": one.seat, "label": one.label}
    loss, error = percent(one.loss), percent(one.error)
    played = told("played", move=moved(one, one.played, data, name))
    if not one.label:
        return [told("forced" if one.forced else "fine", **about), played]
    key = "missed" if one.label in MISSED else "cost"
    found = [told(key, **about, loss=loss, error=error), played, *follow(one.played, one.punished)]
    found += [told("better", move=moved(one, one.best, data, name)), *follow(one.best, one.then)]
    if one.view is not None:
        why = in_words(reasons(_world(one.view), one.best), data, name, to or one.seat)
        found += [told("why", reason=each) for each in why[:1]]
    return found


def _following(view: View, line: Move, run: Sequence[str], data: TableData) -> list[Fact]:
    """What follows a line, as it goes in a world in which it can; nothing where none is found."""
    for seed in range(WORLDS):
        world, facts = _world(view, seed), list[Fact]()
        world.chance = Dice(Random(seed))
        world.apply(line)
        for each in run:
            if world.problem(each) is not None:
                break
            seat, move = world.parse(each)
            facts.append(did(data, move, seat, world.means(move)))
            world.apply(move)
        else:
            return facts
    return []


def _next(one: Fact, then: Fact) -> Fact:
    """One thing after another."""
    return Fact("review.next", {"first": one, "then": then})


def moved(one: Decision, line: Move, data: TableData, name: Name, *, short: bool = False) -> str:
    """A line that the seat could play at a decision, in words; in `short` without what it does."""
    means = None if one.view is None else _world(one.view).means(line)
    return line_words(data, line, name, means, short=short)


def provable(view: View, line: Move, data: TableData, name: Name) -> str:
    """A line that the seat of a view could play, in a few words."""
    return line_words(data, line, name, _world(view).means(line), short=True)


def _world(view: View, seed: int = 0) -> State[Any, Any]:
    """A world in which what the seat sees is as it is."""
    view = replace(view, prepared=None)
    world: State[Any, Any] = view.rules.game.determinize(view, Random(seed), track=True)
    return world


def costliest(one: Decision, data: TableData, name: Name, to: Seat) -> list[str]:
    """In two lines, the decision that cost the reader most and what was better."""
    told = review_words(
        "costliest", step=one.step, loss=percent(one.loss), error=percent(one.error)
    )
    better = Fact("review.better", {"move": moved(one, one.best, data, name, short=True)})
    return [told, say(better, Reader(name, to, data.titles))]


def luck_line(luck: tuple[float, float] | None) -> str:
    """What luck did to the reader and how sure that is; nothing where it is not sure enough."""
    if luck is None or luck[1] > NARROW or abs(luck[0]) <= CLEARLY * luck[1]:
        return ""
    share, error = percent(abs(luck[0])), percent(luck[1])
    return review_words("lucky" if luck[0] > 0 else "unlucky", share=share, error=error)


def expert_line(share: float | None, others: int) -> str:
    """What the expert did with the reader's cards against so many others; nothing if unknown."""
    if share is None:
        return ""
    how = ended(share)
    if how == "between" and others == 1:
        how = "drawn"
    return review_words("expert", ended=how, beaten=round(share * others, 1), others=others)


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


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)


def _rounded(shares: dict[str, float]) -> dict[str, float]:
    return {seat: round(share, DIGITS) for seat, share in shares.items()}
