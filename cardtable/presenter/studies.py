"""How rules play, in words: what a study of them says, for the terminal, the window and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardtable.ai.arena import MOVES
from cardtable.ai.intervals import Figure
from cardtable.ai.study import STRONG, WEAK, Change, Plan, Power, Study
from cardtable.engine.rules import Rules
from cardtable.presenter.houserules import listed
from cardtable.presenter.studied import Studied, watch_of
from cardtable.presenter.tablefile import table_of

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""The places in the order of play."""
SELDOM = 0.0005
"""What fires in fewer games than this is not told."""
WORTH = (
    "“Worth” compares the player who had most of it in a game with the others there: how many more "
    "in 100 opponents that player beat. It doesn't say that this was the reason."
)
SURE = "Only what can't well be chance is called a change (99 %)."


def plan_of(rules: Rules, seats: int | None = None, **more: Any) -> Plan:
    """What is to be played to study these rules, at the usual table where `seats` is not given.

    `more` are other fields of the plan.
    """
    studied = studied_of(rules)
    fewest, most = rules.seats
    count = seats or min(most, max(fewest, studied.seats))
    return Plan(rules, count, watch=watch_of(studied, rules.options), **more)


def studied_of(rules: Rules) -> Studied:
    """What is counted in the game that these rules are of, and what its endings are called."""
    return table_of(rules.game.ID).studied


class Told(NamedTuple):
    """One part of what a study says."""

    title: str
    lines: tuple[str, ...]


class PowerLine(NamedTuple):
    """What is told of one power, in columns."""

    name: str
    often: str
    worth: str


def told(study: Study, studied: Studied) -> list[Told]:
    """What a study says, in sentences; the powers are told by `power_lines`."""
    found = [
        Told("Who wins", tuple(who_wins(study))),
        Told("How long it takes", (how_long(study),)),
        Told("How it ends", tuple(endings(study, studied))),
    ]
    if study.skill is not None:
        found.append(Told("How much skill matters", (skill(study.skill),)))
    return found


def who_wins(study: Study) -> list[str]:
    """How those fare who have the first turn, and the others after them."""
    first = study.places[0].score
    if study.seats == 2:
        drawn = 1 - sum(place.best.value for place in study.places)
        note = ", a draw counted as half" if drawn > SELDOM else ""
        lines = [f"The first player wins {percent(first)} of the games{note}."]
    else:
        others = [
            f"the {ORDER[number]} {percent(place.score)}"
            for number, place in enumerate(study.places)
            if number
        ]
        lines = [f"The first player beats {percent(first)} of the others, {listed(others)}."]
        if any(place.last.value for place in study.places):
            most = in_100(study.places[0].last.value)
            others = [
                f"the {ORDER[number]} in {in_100(place.last.value)}"
                for number, place in enumerate(study.places)
                if number
            ]
            lines.append(f"The first comes last in {most} of 100 games, {listed(others)}.")
    if study.seats == 2 and first.low <= 0.5 <= first.high:
        lines.append("So neither seat is better, as far as these games can tell.")
    elif not _one_sided(study):
        lines.append("So no seat is better than another, as far as these games can tell.")
    return lines


def how_long(study: Study) -> str:
    """How many moves a game takes."""
    return (
        f"A game takes {number(study.length)} moves of all players together. "
        f"Half of the games take {study.median} or fewer, and 95 in 100 at most {study.p95}."
    )


def endings(study: Study, studied: Studied) -> list[str]:
    """Which share of the games ends in which way."""
    if len(study.endings) == 1:
        return [f"All games end {ending(study.endings[0][0], studied)}."]
    return [f"{percent(share)} end {ending(word, studied)}." for word, share in study.endings]


def ending(word: str, studied: Studied) -> str:
    """How games end, after the word “end”."""
    if word == "endless":
        return f"nowhere: they were given up after {MOVES} moves"
    return studied.endings.get(word, f"with “{word}”")


def skill(share: Figure) -> str:
    """How a strong player fares against weak ones."""
    low, high = share.low, share.high
    much = "that may still be luck" if low <= 0.5 <= high else "50 would be luck alone"
    return f"A {STRONG} player beats {percent(share)} of the {WEAK}s; {much}."


def power_lines(study: Study) -> list[PowerLine]:
    """What is told of each power that fires at all."""
    return [
        PowerLine(power.name, often(power.a_game), worth(power))
        for power in study.powers
        if power.games.value >= SELDOM
    ]


def often(figure: Figure) -> str:
    """How often something happens in a game."""
    return f"{number(figure)} a game"


def worth(power: Power) -> str:
    """What something is worth to those who have most of it; empty where that is not known."""
    if power.worth is None:
        return ""
    value, low, high = (100 * one for one in (power.worth.value, power.worth.low, power.worth.high))
    return f"worth {value:+.0f} ({low:+.0f} to {high:+.0f})".replace("-", "−")


def changes(found: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """What is different from the other rules, as far as that is sure."""
    lines = [line for one in found if one.sure and (line := _change(one, study, studied))]
    return lines or ["Nothing that so few games could show."]


def _change(one: Change, study: Study, studied: Studied) -> str:
    kind, _, name = one.what.partition(" ")
    more = "more" if one.more > 0 else "fewer"
    times = _span(one, 1)
    hundreds = _span(one, 100)
    match kind:
        case "place":
            who = f"The {ORDER[int(name) - 1]} player"
            does = "wins" if study.seats == 2 else "beats"
            what = "games" if study.seats == 2 else "opponents"
            return f"{who} {does} {hundreds} {more} in 100 {what}."
        case "length":
            return f"A game takes {times} {more} moves ({_now(one)})."
        case "ending":
            return f"{hundreds} {more} in 100 games end {ending(name, studied)}."
        case "power":
            return f"{name}: {times} {more} a game ({_now(one)})."
        case "worth":
            return f"{name}: worth {hundreds} {'more' if one.more > 0 else 'less'}."
        case "skill":
            return f"A {STRONG} player beats {hundreds} {more} in 100 {WEAK}s."
    return ""


def _now(one: Change) -> str:
    return f"{_plain(one.here.value)} instead of {_plain(one.there.value)}"


def _span(one: Change, times: int) -> str:
    """How much it is, without its sign, and its interval."""
    ends = sorted((abs(one.low) * times, abs(one.high) * times))
    places = 0 if ends[1] - ends[0] >= 3 else 1 if ends[1] - ends[0] >= 0.2 else 2
    low, value, high = (f"{end:.{places}f}" for end in (ends[0], abs(one.more) * times, ends[1]))
    return f"{value} ({low} to {high})"


def _one_sided(study: Study) -> bool:
    """Whether some place surely fares better or worse than half."""
    return any(not place.score.low <= 0.5 <= place.score.high for place in study.places)


def percent(share: Figure) -> str:
    """A share with its interval: `54 % (51 to 57)`."""
    low, value, high = (100 * one for one in (share.low, share.value, share.high))
    places = 0 if high - low >= 3 else 1
    return f"{value:.{places}f} % ({low:.{places}f} to {high:.{places}f})"


def number(mean: Figure) -> str:
    """A mean with its interval: `80 (78 to 82)`."""
    if not mean.known or mean.low == mean.high:
        return _plain(mean.value)
    places = 0 if mean.high - mean.low >= 3 else 1 if mean.high - mean.low >= 0.2 else 2
    low = max(0.0, mean.low)
    return f"{mean.value:.{places}f} ({low:.{places}f} to {mean.high:.{places}f})"


def in_100(share: float) -> str:
    """A share as so many in 100."""
    return _plain(100 * share)


def _plain(value: float) -> str:
    places = 0 if value >= 10 or value == int(value) else 1 if value >= 1 else 2
    return f"{value:.{places}f}"
