"""How rules play, in words and as a page: what a study says, its verdict, and its plots' rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from cardtable.ai.arena import MOVES
from cardtable.ai.intervals import Estimate, difference
from cardtable.ai.study import (
    Change,
    PlaceFared,
    PowerFired,
    Study,
    StudyPlan,
    compared,
)
from cardtable.engine.facts import Fact
from cardtable.engine.rules import Rules
from cardtable.presenter.houserules import full_sentence
from cardtable.presenter.layoutfile import Studied, table_of, watch_of
from cardtable.presenter.phrases import Reader, say, sentence, wording
from cardtable.presenter.phrases import number as written

SELDOM = 0.0005
"""What fires in fewer games than this is not told."""
SHOWN = 0.005
"""What happens less often than this in a game would be shown as 0.00, so it is left out."""
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
    sentences = [
        Told(wording("study.told-winners"), tuple(who_wins(study))),
        Told(wording("study.told-length"), (how_long(study),)),
        Told(wording("study.told-endings"), tuple(endings(study, studied))),
    ]
    if study.skill is not None:
        sentences.append(Told(wording("study.told-skill"), (skill(study.skill, study.seats),)))
    return sentences


def who_wins(study: Study) -> list[str]:
    """How the player with the first turn fares, then the others in turn."""
    first = study.places[0].score
    if study.seats == 2:
        drawn = 1 - sum(place.best.value for place in study.places)
        key = "study.wins-drawn" if drawn > SELDOM else "study.wins"
        lines = [wording(key, share=percent(first))]
    else:
        key = "last" if any(place.last.value for place in study.places) else "beats"
        lines = [
            wording(
                f"study.place-{key}",
                nth=nth(place),
                share=percent(fared.score),
                count=_plain(100 * fared.last.value),
            )
            for place, fared in enumerate(study.places)
        ]
    if study.seats == 2 and first.low <= 0.5 <= first.high:
        lines.append(wording("study.neither-seat"))
    elif not _one_sided(study):
        lines.append(wording("study.no-seat"))
    return lines


def how_long(study: Study) -> str:
    """How many moves a game takes."""
    moves = number(study.length)
    return wording("study.takes", moves=moves, median=study.median, most=study.p95)


def endings(study: Study, studied: Studied) -> list[str]:
    """Which share of the games ends in which way."""
    if len(study.endings) == 1:
        return [wording("study.all-end", how=ending(study.endings[0][0], studied))]
    return [
        wording("study.share-ends", share=percent(share), how=ending(word, studied))
        for word, share in study.endings
    ]


def nth(place: int) -> str:
    """A place in the order of play, from 0, in words."""
    return wording(f"study.nth-{place + 1}")


def ending(word: str, studied: Studied) -> str:
    """How games end, after the word “end”."""
    if word == "endless":
        return wording("study.end-endless", count=MOVES)
    return studied.endings.get(word) or wording("study.end-other", word=word)


def skill(share: Estimate, seats: int) -> str:
    """How a strong player fares against weak ones."""
    low, high = share.low, share.high
    much = wording("study.may-be-luck" if low <= 0.5 <= high else "study.luck-alone")
    key = "study.skill-wins" if seats == 2 else "study.skill-beats"
    return wording(key, share=percent(share), much=much)


def power_lines(study: Study) -> list[PowerLine]:
    """What is told of each power that fires at all."""
    return [
        PowerLine(power.name, often(power.a_game), worth(power))
        for power in study.powers
        if power.a_game.value >= SHOWN
    ]


def often(figure: Estimate) -> str:
    """How often something happens in a game."""
    return wording("study.often", number=number(figure))


def worth(power: PowerFired) -> str:
    """What something is worth to those who have most of it.

    Empty where that is not known, or could as well be nothing.
    """
    return wording("study.worth", points=worth_in_points(power)) if tells(power) else ""


def worth_in_points(power: PowerFired) -> str:
    """The same as figures alone: of a power whose worth is known."""
    assert power.worth is not None
    value, low, high = (100 * one for one in (power.worth.value, power.worth.low, power.worth.high))
    value_, *ends = (_signed(each) for each in (value, low, high))
    return wording("study.span", value=value_, low=ends[0], high=ends[1])


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−")


def tells(power: PowerFired) -> bool:
    """Whether its worth is surely above or surely below nothing."""
    worth = power.worth
    return worth is not None and worth.known and (worth.low > 0 or worth.high < 0)


def what_worth_means(study: Study) -> str:
    """What the figures of worth say, with one of them as an example."""
    than = "study.most-won" if study.seats == 2 else "study.most-beat"
    worths = [
        (power.worth.value, power.name)
        for power in study.powers
        if tells(power) and power.worth is not None and power.a_game.value >= SHOWN
    ]
    if not worths:
        return wording("study.worth-would", clause=wording(than, count=20, way="up"))
    worth, name = max(worths)
    said = wording(than, count=f"{abs(100 * worth):.0f}", way="up" if worth > 0 else "down")
    return wording("study.worth-is", name=name, points=_signed(100 * worth), clause=said)


def different(changes: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """What is different from the other rules: the largest changes in words, then all in figures.

    What is large but not sure yet comes last, as a “perhaps”.
    """
    figures = _sure(changes, study, studied)
    lines = [in_short(changes, study, studied), *figures, *_perhaps(changes, study, studied)]
    return [line for line in lines if line] or [wording("study.no-change")]


def in_short(changes: Sequence[Change], study: Study, studied: Studied) -> str:
    """The three largest sure changes in words; empty where none is worth a word."""
    sure = [one for one in changes if one.sure and _size(one) >= SMALL]
    # The length is what players feel first, so it is named however large the others are.
    largest = sorted(sure, key=lambda one: (one.what == "length", _size(one)), reverse=True)[:3]
    kept = [one for one in changes if one in largest]
    powers = [_short(one, study, studied) for one in kept if _is_power(one)]
    parts = [_short(one, study, studied) for one in kept if not _is_power(one)]
    if powers:
        parts.append(", ".join(powers))
    return " ".join(full_sentence(words) for words in parts if words)


def _perhaps(changes: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """The largest differences that are not sure, but likelier than not more than chance."""
    likely = [
        one
        for one in changes
        if not one.sure and _size(one) >= LARGE and abs(one.more) > (one.high - one.low) / 4
    ]
    sentences = []
    for one in sorted(likely, key=_size, reverse=True)[:2]:
        words = _short(one, study, studied)
        if one.what.partition(" ")[0] in {"place", "ending", "skill"}:
            here, there = (f"{100 * each.value:.0f}" for each in (one.here, one.there))
            now = wording("study.instead-share", here=here, there=there)
        else:
            now = _now(one)
        sentences.append(wording("study.perhaps", change=words, now=now))
    return sentences


def _size(change: Change) -> float:
    """How large a difference looks to a player, from 0; 0 for what is not told in short."""
    kind = change.what.partition(" ")[0]
    if kind in {"place", "ending", "skill"}:
        return 2 * abs(change.more)
    if kind == "power" and not (change.here.value and change.there.value):
        return 0.0  # what one of the rules doesn't have at all is said where they are named
    if kind in {"length", "power"}:
        # One more keeps what hardly ever happens under either of the rules from looking large.
        return abs(change.more) / (max(change.here.value, change.there.value) + 1)
    return 0.0


def _is_power(change: Change) -> bool:
    return change.what.startswith("power ")


def _short(change: Change, study: Study, studied: Studied) -> str:
    """A change without its figures, as a clause."""
    kind, _, name = change.what.partition(" ")
    way = _way(change)
    match kind:
        case "place":
            key = "study.short-wins" if study.seats == 2 else "study.short-does"
            return wording(key, nth=nth(int(name) - 1), way=way)
        case "length":
            moves = _plain(round(abs(change.more), 0 if abs(change.more) >= 1 else 1))
            return wording("study.short-length", moves=moves, way=way)
        case "ending":
            return wording("study.short-ending", how=ending(name, studied), way=way)
        case "power":
            return wording("study.short-power", name=name, way=way)
        case "skill":
            return wording("study.short-skill", way=way)
    return ""


def sure_changes(changes: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    """What is different from the other rules, as far as that is sure."""
    return _sure(changes, study, studied) or [wording("study.no-change")]


def _sure(changes: Sequence[Change], study: Study, studied: Studied) -> list[str]:
    return [line for one in changes if one.sure and (line := _change(one, study, studied))]


def _change(change: Change, study: Study, studied: Studied) -> str:
    kind, _, name = change.what.partition(" ")
    pair, way, share = study.seats == 2, _way(change), _span(change, 100)
    match kind:
        case "place":
            key = "study.change-wins" if pair else "study.change-beats"
            return wording(key, nth=nth(int(name) - 1), share=share, way=way)
        case "length":
            return wording("study.change-length", times=_span(change, 1), way=way, now=_now(change))
        case "ending":
            how = ending(name, studied)
            return wording("study.change-ending", share=share, way=way, how=how)
        case "power":
            times = _span(change, 1)
            return wording("study.change-power", name=name, times=times, way=way, now=_now(change))
        case "worth":
            return wording("study.change-worth", name=name, share=share, way=way)
        case "skill":
            key = "study.change-skill-wins" if pair else "study.change-skill-beats"
            return wording(key, share=share, way=way)
    return ""


def _way(change: Change) -> str:
    """Which way it goes, for a selector."""
    return "up" if change.more > 0 else "down"


def _now(change: Change) -> str:
    return wording(
        "study.instead", here=_plain(change.here.value), there=_plain(change.there.value)
    )


def _span(change: Change, times: int) -> str:
    """How much it is, without its sign, and its interval."""
    ends = sorted((abs(change.low) * times, abs(change.high) * times))
    places = 0 if ends[1] - ends[0] >= 3 else 1 if ends[1] - ends[0] >= 0.2 else 2
    low, value, high = (
        written(end, places) for end in (ends[0], abs(change.more) * times, ends[1])
    )
    return wording("study.span", value=value, low=low, high=high)


def _one_sided(study: Study) -> bool:
    """Whether some place surely fares better or worse than half."""
    return any(not place.score.low <= 0.5 <= place.score.high for place in study.places)


def percent(share: Estimate) -> str:
    """A share with its interval: `54% (51 to 57)`."""
    places = 0 if 100 * (share.high - share.low) >= 3 else 1
    low, value, high = (written(100 * one, places) for one in (share.low, share.value, share.high))
    return wording("study.percent", value=value, low=low, high=high)


def number(mean: Estimate) -> str:
    """A mean with its interval: `80 (78 to 82)`."""
    if not mean.known or mean.low == mean.high:
        return _plain(mean.value)
    places = 0 if mean.high - mean.low >= 3 else 1 if mean.high - mean.low >= 0.2 else 2
    ends = (mean.value, max(0.0, mean.low), mean.high)
    value, low, high = (written(one, places) for one in ends)
    return wording("study.span", value=value, low=low, high=high)


def _plain(value: float) -> str:
    places = 0 if value >= 10 or value == int(value) else 1 if value >= 1 else 2
    return written(value, places)


# ------------------------------------------------------------------ a verdict in a sentence


TELLING = 0.5
"""Luck is only called the same where the interval of the difference is narrower than this."""


def verdict(study: Study, parent: Study, name: str) -> Fact | None:
    """Longer or shorter, fairer or less fair to whom, more or less luck: only what is certain.

    `name` is what the other rules are called. None where nothing has been played yet.
    """
    changes = {one.what: one for one in compared(study, parent)}
    if "length" not in changes:
        return None
    sentences = []
    if (length := changes["length"]).sure:
        sentences.append(Fact("study.longer" if length.more > 0 else "study.shorter"))
    if fair := max(_fairness(study, parent), default=None):
        about = {"place": fair.place}
        sentences.append(Fact(f"study.{fair.key}", about))
    skill = changes.get("skill")
    if skill is not None and skill.sure:
        sentences.append(Fact("study.skill" if skill.more > 0 else "study.luck"))
    if sentences:
        return Fact("study.verdict", {"parent": name, "found": tuple(sentences)})
    lucky = skill is not None and skill.high - skill.low < TELLING
    games = min(study.games, parent.games)
    return Fact("study.same-luck" if lucky else "study.same", {"parent": name, "games": games})


def verdict_of(study: Study, parent: Study, name: str) -> list[str]:
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


def _sign(value: Estimate, other: Estimate) -> int:
    """1 where the first is surely larger, −1 where it is surely smaller, else 0."""
    _, low, high = difference(value, other)
    return 1 if low > 0 else -1 if high < 0 else 0


def _mirrored(value: Estimate) -> Estimate:
    return Estimate(1 - value.value, 1 - value.high, 1 - value.low, value.games)


# ------------------------------------------------------------------ the page of a study


COLUMNS = 24
"""A histogram has about so many."""
Side: TypeAlias = tuple[str, Study]
"""What rules are called, and how they play."""


@dataclass(frozen=True)
class ChartBar:
    """One bar: where it ends, how far that may be from the truth, and its number in words."""

    value: float
    low: float
    high: float
    words: str


@dataclass(frozen=True)
class BarRow:
    """A bar for the variant and one for its parent; None where there is nothing to show."""

    name: str
    bars: tuple[ChartBar | None, ...]


@dataclass(frozen=True)
class Chart:
    """Rows of bars on one scale."""

    rows: tuple[BarRow, ...] = ()
    low: float = 0.0
    high: float = 1.0
    base: float = 0.0
    """Where bars begin."""
    mark: float | None = None
    """A line across them all, called “even”: what there would be if nothing made a difference."""


@dataclass(frozen=True)
class Histogram:
    """How many games took how long: shares of the games, for the variant and its parent."""

    columns: tuple[tuple[float, ...], ...] = ()
    first: int = 0
    """Moves where the first column begins."""
    last: int = 0
    """Moves where the last one ends."""


@dataclass(frozen=True)
class Section:
    """One part of the page."""

    part: str
    """One of `PARTS`."""
    lines: tuple[str, ...] = ()
    chart: Chart | None = None
    histogram: Histogram | None = None
    notes: tuple[str, ...] = ()
    """Smaller words below it."""


PARTS = ("short", "different", "winners", "length", "endings", "skill", "powers", "worth")
"""The parts of the page in their order; the catalogue has the heading of each, `part-…`."""
FIRST = PARTS[2]
"""The first part that there always is; what is wrong with the rules is said there too."""


def title(name: str) -> str:
    """The heading of the page on rules of this name."""
    return wording("study.title-yours" if name == yours() else "study.title-of", name=name)


def yours() -> str:
    """What rules are called that have no name of their own."""
    return wording("study.yours")


def games_played(plans: Sequence[StudyPlan]) -> str:
    """Which games are played: `200 games by each set of rules, and 12 more against beginners`."""
    each, strong = max(plan.games for plan in plans), sum(plan.skill for plan in plans)
    return wording("study.computers", count=each, sides=len(plans), strong=strong)


def sections(sides: Sequence[Side], studied: Studied) -> list[Section]:
    """The page, in the order of `PARTS`; the first of the sides is the one in question.

    Only one section where nothing is known yet.
    """
    if not sides[0][1].begun:
        return [Section(FIRST, (wording("study.waiting"),))]
    sides = [side for side in sides if side[1].begun]
    parts = [
        _in_short(sides),
        _different(sides, studied),
        _winners(sides),
        _lengths(sides),
        _endings(sides, studied),
        _skill(sides),
        _powers(sides),
        _worth(sides),
    ]
    return [Section(part, *each) for part, each in zip(PARTS, parts, strict=True)]


_Part: TypeAlias = tuple[tuple[str, ...], Chart | None, Histogram | None, tuple[str, ...]]


def _part(
    lines: Sequence[str] = (),
    chart: Chart | None = None,
    histogram: Histogram | None = None,
    notes: Sequence[str] = (),
) -> _Part:
    return tuple(lines), chart, histogram, tuple(notes)


def _winners(sides: Sequence[Side]) -> _Part:
    study = sides[0][1]

    def bar(study: Study, number: int) -> ChartBar | None:
        place: PlaceFared | None = study.places[number] if number < len(study.places) else None
        return _share(place.score) if place else None

    rows = tuple(
        BarRow(sentence(wording("study.player-nth", nth=nth(number))), _each(sides, number, bar))
        for number in range(study.seats)
    )
    return _part(who_wins(study), Chart(rows, mark=0.5))


def _lengths(sides: Sequence[Side]) -> _Part:
    lines = [how_long(sides[0][1])]
    lines += [
        wording("study.takes-too", name=name, moves=number(its.length)) for name, its in sides[1:]
    ]
    return _part(lines, histogram=histogram([study for _, study in sides]))


def histogram(studies: Sequence[Study]) -> Histogram:
    """The lengths of games in columns that are the same for all; a few longest are left out."""
    most = max(study.p95 for study in studies)
    most = max(
        [
            most,
            *(length for study in studies for length, _ in study.lengths if length <= 1.3 * most),
        ]
    )
    least = min(length for study in studies for length, _ in study.lengths)
    wide = max(1, -(-(most + 1 - least) // COLUMNS))
    count = -(-(most + 1 - least) // wide)
    columns = []
    for study in studies:
        heights = [0] * count
        for length, games in study.lengths:
            if length <= most:
                heights[(length - least) // wide] += games
        columns.append(tuple(height / study.games for height in heights))
    return Histogram(tuple(columns), least, least + count * wide)


def _endings(sides: Sequence[Side], studied: Studied) -> _Part:
    words = dict.fromkeys(word for _, study in sides for word, _ in study.endings)
    if len(words) == 1:
        return _part(endings(sides[0][1], studied))

    def bar(study: Study, word: str) -> ChartBar | None:
        share = dict(study.endings).get(word) or Estimate.share(0.0, study.games)
        return _share(share)

    rows = tuple(BarRow(sentence(ending(word, studied)), _each(sides, word, bar)) for word in words)
    return _part(chart=Chart(rows))


def _skill(sides: Sequence[Side]) -> _Part:
    if all(study.skill is None for _, study in sides):
        return _part([wording("study.unmet")])

    def bar(study: Study, _: str) -> ChartBar | None:
        return _share(study.skill) if study.skill else None

    key = "study.bar-wins" if sides[0][1].seats == 2 else "study.bar-beats"
    rows = (BarRow(wording(key), _each(sides, "", bar)),)
    note = wording("study.bar-even")
    return _part(chart=Chart(rows, mark=0.5), notes=[note])


def _powers(sides: Sequence[Side]) -> _Part:
    def bar(study: Study, name: str) -> ChartBar | None:
        figure = next((one.a_game for one in study.powers if one.name == name), None)
        return _bar(figure, often(figure)) if figure else None

    rows = tuple(BarRow(name, _each(sides, name, bar)) for name in _names(sides))
    ends = [bar.high for row in rows for bar in row.bars if bar is not None]
    return _part(chart=Chart(rows, high=max(ends, default=1.0)))


def _worth(sides: Sequence[Side]) -> _Part:
    def bar(study: Study, name: str) -> ChartBar | None:
        power = next((one for one in study.powers if one.name == name and one.worth), None)
        if power is None or power.worth is None or not tells(power):
            return None
        return _bar(power.worth, worth_in_points(power))

    rows = [BarRow(name, _each(sides, name, bar)) for name in _names(sides)]
    kept = tuple(row for row in rows if any(row.bars))
    if not kept:
        return _part([wording("study.more-games")])
    means = next(study for _, study in sides if any(map(tells, study.powers)))
    lines = [what_worth_means(means)]
    return _part(lines, Chart(kept, low=-1.0, high=1.0, mark=0.0))


def _in_short(sides: Sequence[Side]) -> _Part:
    if len(sides) < 2:
        return _part()
    (_, study), (name, parent) = sides
    return _part(verdict_of(study, parent, name))


def _different(sides: Sequence[Side], studied: Studied) -> _Part:
    if len(sides) < 2:
        return _part()
    (_, study), (_, parent) = sides
    lines = different(compared(study, parent), study, studied)
    return _part(lines, notes=[wording("study.sure")])


def _names(sides: Sequence[Side]) -> list[str]:
    """What happens often enough to be shown under some of the rules, in the order asked."""
    names = (
        power.name for _, study in sides for power in study.powers if power.a_game.value >= SHOWN
    )
    return list(dict.fromkeys(names))


def _each(
    sides: Sequence[Side], what: object, bar: Callable[..., ChartBar | None]
) -> tuple[ChartBar | None, ...]:
    return tuple(bar(study, what) for _, study in sides)


def _share(figure: Estimate) -> ChartBar:
    return _bar(figure, percent(figure))


def _bar(figure: Estimate, words: str) -> ChartBar:
    low = figure.low if figure.known else figure.value
    high = figure.high if figure.known else figure.value
    return ChartBar(figure.value, low, high, words)
