"""How rules play, in words: what a study of them says, for the terminal, the window and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardtable.ai.arena import MOVES
from cardtable.ai.intervals import Estimate
from cardtable.ai.study import STRONG, WEAK, Change, PowerFired, Study, StudyPlan
from cardtable.engine.clean import one_of
from cardtable.engine.rules import Rules
from cardtable.presenter.houserules import sentence
from cardtable.presenter.notes import lowered
from cardtable.presenter.studied import Studied, watch_of
from cardtable.presenter.tablefile import table_of

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""The places in the order of play."""
SELDOM = 0.0005
"""What fires in fewer games than this is not told."""
SHOWN = 0.005
"""What happens less often than this in a game would be shown as 0.00, so it is left out."""
SURE = "Only differences that are very unlikely to be chance count as changes (99 %)."
BRACKETS = "In brackets: where the true figure most likely lies. More games make it narrower."
NO_CHANGE = "Nothing that these games could show."
LARGE = 0.2
"""From this `_size` on, a difference is told as a “perhaps” even if it isn't sure yet."""
SMALL = 0.02
"""Below this `_size`, a sure difference is left to the figures."""


def plan_of(rules: Rules, seats: int | None = None, **more: Any) -> StudyPlan:
    """What is to be played to study these rules, at the usual table where `seats` is not given.

    `more` are other fields of the plan.
    """
    studied = studied_of(rules)
    fewest, most = rules.seats
    count = seats or min(most, max(fewest, studied.seats))
    return StudyPlan(rules, count, watch=watch_of(studied, rules.options), **more)


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
        found.append(Told("How much skill matters", (skill(study.skill, study.seats),)))
    return found


def who_wins(study: Study) -> list[str]:
    """How the player with the first turn fares, then the others in turn."""
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
        lines = [f"The first player beats {percent(first)} of the others, {one_of(others, 'and')}."]
        if any(place.last.value for place in study.places):
            most = in_100(study.places[0].last.value)
            others = [
                f"the {ORDER[number]} in {in_100(place.last.value)}"
                for number, place in enumerate(study.places)
                if number
            ]
            lines.append(f"The first comes last in {most} of 100 games, {one_of(others, 'and')}.")
    if study.seats == 2 and first.low <= 0.5 <= first.high:
        lines.append("So neither seat is better, as far as these games can tell.")
    elif not _one_sided(study):
        lines.append("So no seat is better than another, as far as these games can tell.")
    return lines


def how_long(study: Study) -> str:
    """How many moves a game takes."""
    return (
        f"A game takes {number(study.length)} moves, everyone's counted. "
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


def skill(share: Estimate, seats: int) -> str:
    """How a strong player fares against weak ones."""
    low, high = share.low, share.high
    much = "that may still be luck" if low <= 0.5 <= high else "50 would be luck alone"
    does = "wins {} of the games against {}s" if seats == 2 else "beats {} of the {}s"
    return f"A {STRONG} player {does.format(percent(share), WEAK)}; {much}."


def power_lines(study: Study) -> list[PowerLine]:
    """What is told of each power that fires at all."""
    return [
        PowerLine(power.name, often(power.a_game), worth(power))
        for power in study.powers
        if power.a_game.value >= SHOWN
    ]


def often(figure: Estimate) -> str:
    """How often something happens in a game."""
    return f"{number(figure)} a game"


def worth(power: PowerFired) -> str:
    """What something is worth to those who have most of it.

    Empty where that is not known, or could as well be nothing.
    """
    return f"worth {worth_in_points(power)}" if tells(power) else ""


def worth_in_points(power: PowerFired) -> str:
    """The same as figures alone: of a power whose worth is known."""
    assert power.worth is not None
    value, low, high = (100 * one for one in (power.worth.value, power.worth.low, power.worth.high))
    return f"{value:+.0f} ({low:+.0f} to {high:+.0f})".replace("-", "−")


def tells(power: PowerFired) -> bool:
    """Whether its worth is surely above or surely below nothing."""
    worth = power.worth
    return worth is not None and worth.known and (worth.low > 0 or worth.high < 0)


def what_worth_means(study: Study) -> str:
    """What the figures of worth say, with one of them as an example."""
    one = "had the most of it won {} {} in 100 games than the other"
    many = "had the most of it beat {} {} in 100 opponents than the others did"
    than = one if study.seats == 2 else many
    reason = "That may not be the reason."
    worths = [
        (power.worth.value, power.name)
        for power in study.powers
        if tells(power) and power.worth is not None and power.a_game.value >= SHOWN
    ]
    if not worths:
        return f"Worth +20 would be: the player who {than.format(20, 'more')}. {reason}"
    worth, name = max(worths)
    said = than.format(f"{abs(100 * worth):.0f}", "more" if worth > 0 else "fewer")
    sign = f"{100 * worth:+.0f}".replace("-", "−")
    return f"“{name}” is worth {sign}: the player who {said}. {reason}"


def different(found: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """What is different from the other rules: the largest changes in words, then all in figures.

    What is large but not sure yet comes last, as a “perhaps”.
    """
    figures = _sure(found, study, studied)
    lines = [in_short(found, study, studied), *figures, *_perhaps(found, study, studied)]
    return [line for line in lines if line] or [NO_CHANGE]


def in_short(found: Sequence[Change], study: Study, studied: Studied) -> str:
    """The three largest sure changes in words; empty where none is worth a word."""
    sure = [one for one in found if one.sure and _size(one) >= SMALL]
    # The length is what players feel first, so it is named however large the others are.
    largest = sorted(sure, key=lambda one: (one.what == "length", _size(one)), reverse=True)[:3]
    kept = [one for one in found if one in largest]
    powers = [_short(one, study, studied) for one in kept if _is_power(one)]
    told = [_short(one, study, studied) for one in kept if not _is_power(one)]
    if powers:
        told.append(", ".join(powers))
    return " ".join(sentence(words) for words in told if words)


def _perhaps(found: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """The largest differences that are not sure, but likelier than not more than chance."""
    likely = [
        one
        for one in found
        if not one.sure and _size(one) >= LARGE and abs(one.more) > (one.high - one.low) / 4
    ]
    told = []
    for one in sorted(likely, key=_size, reverse=True)[:2]:
        words = _short(one, study, studied)
        if one.what.partition(" ")[0] in {"place", "ending", "skill"}:
            now = f"{100 * one.here.value:.0f} % instead of {100 * one.there.value:.0f} %"
        else:
            now = _now(one)
        told.append(f"Perhaps: {words} ({now}); more games would tell.")
    return told


def _size(one: Change) -> float:
    """How large a difference looks to a player, from 0; 0 for what is not told in short."""
    kind = one.what.partition(" ")[0]
    if kind in {"place", "ending", "skill"}:
        return 2 * abs(one.more)
    if kind == "power" and not (one.here.value and one.there.value):
        return 0.0  # what one of the rules doesn't have at all is said where they are named
    if kind in {"length", "power"}:
        # One more keeps what hardly ever happens under either of the rules from looking large.
        return abs(one.more) / (max(one.here.value, one.there.value) + 1)
    return 0.0


def _is_power(one: Change) -> bool:
    return one.what.startswith("power ")


def _short(one: Change, study: Study, studied: Studied) -> str:
    """A change without its figures, as a clause."""
    kind, _, name = one.what.partition(" ")
    up = one.more > 0
    match kind:
        case "place" if study.seats == 2:
            return f"the {ORDER[int(name) - 1]} player wins {'more' if up else 'less'} often"
        case "place":
            return f"the {ORDER[int(name) - 1]} player does {'better' if up else 'worse'}"
        case "length":
            moves = _plain(round(abs(one.more), 0 if abs(one.more) >= 1 else 1))
            unit = "move" if moves == "1" else "moves"
            return f"a game is about {moves} {unit} {'longer' if up else 'shorter'}"
        case "ending":
            return f"{'more' if up else 'fewer'} games end {ending(name, studied)}"
        case "power":
            return f"{'more' if up else 'fewer'} {lowered(name)}"
        case "skill":
            return f"skill matters {'more' if up else 'less'}"
    return ""


def changes(found: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """What is different from the other rules, as far as that is sure."""
    return _sure(found, study, studied) or [NO_CHANGE]


def _sure(found: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    return [line for one in found if one.sure and (line := _change(one, study, studied))]


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
            if study.seats == 2:
                return f"A {STRONG} player wins {hundreds} {more} in 100 games against {WEAK}s."
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


def percent(share: Estimate) -> str:
    """A share with its interval: `54 % (51 to 57)`."""
    low, value, high = (100 * one for one in (share.low, share.value, share.high))
    places = 0 if high - low >= 3 else 1
    return f"{value:.{places}f} % ({low:.{places}f} to {high:.{places}f})"


def number(mean: Estimate) -> str:
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
