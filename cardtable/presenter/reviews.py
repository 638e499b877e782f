"""A game that was looked at again (`ai.review`), in words and as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.ai.review import A_CARD, CLEARLY, MISSED, START, TIMES, write_decision
from cardtable.engine.chance import Dice
from cardtable.engine.events import redact
from cardtable.engine.facts import Fact, Value
from cardtable.engine.schema import plain
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.phrases import Name, Reader, number, say
from cardtable.presenter.today import ended
from cardtable.presenter.words import did, in_words, line_words, reasons_against, tell

if TYPE_CHECKING:
    from cardtable.ai.review import Account, Decision, Review
    from cardtable.engine.notation import Move, Seat
    from cardtable.engine.state import State
    from cardtable.engine.view import View

COSTLIEST = 3
"""As many of the decisions that cost most are told."""
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
        yield from [told("unfinished", seat=each) for each in [*review.accuracy][:1]]
    for seat, share in review.result.items():
        yield told("result", seat=seat, share=percent(share))
    for seat, account in review.accounts.items():
        if not account.untold:
            shares = _shares(account)
            yield told("account", seat=seat)
            for part in ("start", "luck", "own", "others", "result"):
                sign = "" if part in {"start", "result"} else "+"
                figure = told("percent", share=f"{shares[part]:{sign}}".replace("-", "−"))
                yield f"  {figure:>5}  {told(f'account-{part}', error=shares['error'])}"
    for seat, share in review.accuracy.items():
        count = sum(one.seat == seat and not one.forced for one in review.decisions)
        yield told("accuracy", seat=seat, share=round(share), count=count)
    costly = sorted((one for one in review.decisions if one.label), key=lambda one: -one.grave)
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


def explained(decision: Decision, data: TableData, name: Name, to: Seat = "") -> list[str]:
    """A decision to the reader at seat `to`: what it cost, what was better, why, what follows.

    The game is asked of a world made from the seat's view, and so can't know more than the seat.
    """
    reader = Reader(name, to, data.titles)

    def told(key: str, **about: Any) -> str:
        return say(Fact(f"review.{key}", about), reader)

    def follow(move: Move, run: Sequence[str]) -> list[str]:
        then = following(decision.view, move, run, data) if decision.view is not None else None
        return [told("after", moves=then)] if then else []

    about = {"step": decision.step, "seat": decision.seat, "label": decision.label}
    loss, error = percent(decision.loss), give_or_take(decision.error)
    played = told("played", move=moved(decision, decision.played, data, name))
    if not decision.label:
        return [told("forced" if decision.forced else "fine", **about), played]
    key = "missed" if decision.label in MISSED else "short" if cards(decision) else "cost"
    cost = told(key, **about, loss=loss, error=error, cards=cards(decision))
    facts = [cost, played, *follow(decision.played, decision.punished)]
    facts += [
        told("better", move=moved(decision, decision.best, data, name)),
        *follow(decision.best, decision.then),
    ]
    if decision.view is not None:
        found_why = reasons_against(_world(decision.view), decision.best, [decision.played])
        why = in_words(found_why, data, name, to or decision.seat)
        facts += [told("why", reason=each) for each in why[:1]]
    return facts


def following(view: View, line: Move, run: Sequence[str], data: TableData) -> Fact | None:
    """What follows a line, as it goes in a world in which it can; None where none is found."""
    for seed in range(WORLDS if run else 0):
        world, facts = _world(view, seed), list[Fact]()
        world.chance = Dice(Random(seed))
        world.play(line)
        for each in run:
            if world.problem(each) is not None:
                break
            seat, move = world.parse(each)
            means = world.means(move)
            events = redact(world.play(each), view.seats.index(view.seat))
            facts += tell(data, events, minor=False)[:1] or [did(data, move, seat, means)]
        else:
            return reduce(_next, facts)
    return None


def _next(fact: Fact, then: Fact) -> Fact:
    """One thing after another."""
    return Fact("review.next", {"first": fact, "then": then})


def moved(
    decision: Decision, move: Move, data: TableData, name: Name, *, short: bool = False
) -> str:
    """A move that the seat could play at a decision, in words; in `short` without what it does."""
    means = None if decision.view is None else _world(decision.view).means(move)
    return line_words(data, move, name, means, short=short)


def provable(view: View, move: Move, data: TableData, name: Name) -> str:
    """A move that the seat of a view could play, in a few words."""
    return line_words(data, move, name, _world(view).means(move), short=True)


def _world(view: View, seed: int = 0) -> State[Any, Any]:
    """A world in which what the seat sees is as it is."""
    world: State[Any, Any] = view.rules.game.determinize(view, Random(seed), track=True)
    return world


def costliest(decision: Decision, data: TableData, name: Name, to: Seat) -> tuple[str, str, str]:
    """The decision that cost the reader most: which it was, what it cost, and what was better."""
    reader = Reader(name, to, data.titles)
    played, best = (
        moved(decision, line, data, name, short=True) for line in (decision.played, decision.best)
    )
    cost: dict[str, Value] = {
        "move": played,
        "loss": percent(decision.loss),
        "error": give_or_take(decision.error),
        "cards": cards(decision),
    }
    better = say(Fact("review.better", {"move": best}), reader)
    return (
        review_words("costliest", step=decision.step),
        say(Fact("review.turned", cost), reader),
        better,
    )


def cards(decision: Decision) -> int:
    """How many cards a turn fell short; 0 where none is judged, or where a win was missed."""
    return 0 if decision.loss > A_CARD * decision.behind else round(decision.behind)


def luck_line(account: Account | None) -> str:
    """What luck did to the reader and how sure that is; nothing where it is not sure enough."""
    if account is None or account.untold or abs(account.luck) <= CLEARLY * account.error:
        return ""
    shares = _shares(account)
    key, share = "lucky" if shares["luck"] > 0 else "unlucky", abs(shares["luck"])
    return review_words(key, share=share, error=shares["error"])


def _shares(account: Account) -> dict[str, int]:
    """The parts of an account as whole numbers that add up to its result."""
    start, own, others, result = map(percent, (START, account.own, account.others, account.result))
    parts = {"start": start, "luck": result - start + own - others, "own": -own, "others": others}
    return {**parts, "result": result, "error": give_or_take(account.error)}


def give_or_take(error: float) -> int:
    """How many hundredths the true figure may lie off, nearly always, by the standard error."""
    return percent(CLEARLY * error)


def expert_line(share: float | None, others: int, mine: float) -> str:
    """What the expert did in the reader's place against so many others; nothing if unknown.

    `mine` is the share that the reader beat.
    """
    if share is None:
        return ""
    won = round(share * TIMES, 2)
    how = ended(share)
    if how == "between" and others == 1 and won.is_integer():
        how = "sometimes"
    too = "yes" if ended(mine) == how else "no"
    fared = round(share * others, 1)
    beaten = number(fared, 0 if fared.is_integer() else 1)
    about: dict[str, Value] = {"beaten": beaten, "others": others, "won": round(won)}
    return review_words("expert", ended=how, too=too, times=TIMES, **about)


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
        "accounts": {seat: _account(one) for seat, one in review.accounts.items()},
        "luck": [{**plain(one), "brought": round(one.brought, DIGITS)} for one in review.luck],
        "accuracy": _rounded(review.accuracy),
        "turning": None if review.turning is None else told(review.turning),
    }


def _account(account: Account) -> dict[str, Any]:
    """Where a result comes from; `untold` says why players are not told."""
    parts = {"start": START, "luck": account.luck, "own": account.own, "others": account.others}
    figures = {**parts, "result": account.result, "error": account.error}
    return {**_rounded(figures), "untold": account.untold}


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)


def _rounded(shares: dict[str, float]) -> dict[str, float]:
    return {seat: round(share, DIGITS) for seat, share in shares.items()}
