"""What the workbench shows: sentences, and rows of bars with their numbers in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cardtable.ai.intervals import Estimate
from cardtable.ai.study import STRONG, WEAK, PlaceFared, Study, StudyPlan, compared
from cardtable.presenter import studies, verdict
from cardtable.presenter.studied import Studied

COLUMNS = 24
"""A histogram has about so many."""
BRACKETS = (
    "In brackets, and as a thin line on the bars: where the true figure most likely lies. "
    "More games make it narrower."
)
EVEN = "even"
"""What the upright line through bars is called."""
HEIGHT = "How long games take:"
"""What the columns of a histogram are."""
YOURS = "Your rules"
"""What rules are called that have no name of their own."""
WAITING = "Nothing is known yet: the first games are being played."
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
    """A line across them all, called `EVEN`: what there would be if nothing made a difference."""


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

    title: str
    lines: tuple[str, ...] = ()
    chart: Chart | None = None
    histogram: Histogram | None = None
    notes: tuple[str, ...] = ()
    """Smaller words below it."""


TITLES = (
    "In short",
    "What is different",
    "Who wins",
    "How long a game takes",
    "How games end",
    "How much skill matters",
    "What happens in a game",
    "What it is worth to have most of it",
)
FIRST = TITLES[2]
"""The first part that there always is; what is wrong with the rules is said there too."""


def title(name: str) -> str:
    """The heading of the page on rules of this name."""
    return "How your rules play" if name == YOURS else f"How {name} plays"


def games_played(plans: Sequence[StudyPlan]) -> str:
    """Which games are played: `200 games by each set of rules, and 12 more against beginners`."""
    each, strong = max(plan.games for plan in plans), sum(plan.skill for plan in plans)
    by = " by each set of rules" if len(plans) > 1 else ""
    against = f", and {strong} more against {WEAK}s" if strong else ""
    return f"Computers play {each} games{by}{against}."


def sections(sides: Sequence[Side], studied: Studied) -> list[Section]:
    """The page, in the order of `TITLES`; the first of the sides is the one in question.

    Only one section where nothing is known yet.
    """
    if not sides[0][1].begun:
        return [Section(FIRST, (WAITING,))]
    sides = [side for side in sides if side[1].begun]
    found = [
        _in_short(sides),
        _different(sides, studied),
        _winners(sides),
        _lengths(sides),
        _endings(sides, studied),
        _skill(sides),
        _powers(sides),
        _worth(sides),
    ]
    return [Section(heading, *each) for heading, each in zip(TITLES, found, strict=True)]


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

    def bar(one: Study, number: int) -> ChartBar | None:
        place: PlaceFared | None = one.places[number] if number < len(one.places) else None
        return _share(place.score) if place else None

    rows = tuple(
        BarRow(f"{studies.ORDER[number].capitalize()} player", _each(sides, number, bar))
        for number in range(study.seats)
    )
    return _part(studies.who_wins(study), Chart(rows, mark=0.5))


def _lengths(sides: Sequence[Side]) -> _Part:
    lines = [studies.how_long(sides[0][1])]
    lines += [f"In {name} it takes {studies.number(its.length)} moves." for name, its in sides[1:]]
    return _part(lines, histogram=histogram([study for _, study in sides]))


def histogram(found: Sequence[Study]) -> Histogram:
    """The lengths of games in columns that are the same for all; a few longest are left out."""
    most = max(study.p95 for study in found)
    most = max(
        [most, *(length for study in found for length, _ in study.lengths if length <= 1.3 * most)]
    )
    least = min(length for study in found for length, _ in study.lengths)
    wide = max(1, -(-(most + 1 - least) // COLUMNS))
    count = -(-(most + 1 - least) // wide)
    columns = []
    for study in found:
        heights = [0] * count
        for length, games in study.lengths:
            if length <= most:
                heights[(length - least) // wide] += games
        columns.append(tuple(height / study.games for height in heights))
    return Histogram(tuple(columns), least, least + count * wide)


def _endings(sides: Sequence[Side], studied: Studied) -> _Part:
    words = dict.fromkeys(word for _, study in sides for word, _ in study.endings)
    if len(words) == 1:
        return _part(studies.endings(sides[0][1], studied))

    def bar(study: Study, word: str) -> ChartBar | None:
        share = dict(study.endings).get(word) or Estimate.share(0.0, study.games)
        return _share(share)

    rows = tuple(
        BarRow(_capital(studies.ending(word, studied)), _each(sides, word, bar)) for word in words
    )
    return _part(chart=Chart(rows))


def _skill(sides: Sequence[Side]) -> _Part:
    if all(study.skill is None for _, study in sides):
        return _part([f"No {STRONG} player has met {WEAK}s yet."])

    def bar(study: Study, _: str) -> ChartBar | None:
        return _share(study.skill) if study.skill else None

    does = "wins against" if sides[0][1].seats == 2 else "beats"
    rows = (BarRow(f"A {STRONG} player {does} {WEAK}s", _each(sides, "", bar)),)
    note = "50 % would be luck alone."
    return _part(chart=Chart(rows, mark=0.5), notes=[note])


def _powers(sides: Sequence[Side]) -> _Part:
    def bar(study: Study, name: str) -> ChartBar | None:
        figure = next((one.a_game for one in study.powers if one.name == name), None)
        return _bar(figure, studies.often(figure)) if figure else None

    rows = tuple(BarRow(name, _each(sides, name, bar)) for name in _names(sides))
    ends = [bar.high for row in rows for bar in row.bars if bar is not None]
    return _part(chart=Chart(rows, high=max(ends, default=1.0)))


def _worth(sides: Sequence[Side]) -> _Part:
    def bar(study: Study, name: str) -> ChartBar | None:
        power = next((one for one in study.powers if one.name == name and one.worth), None)
        if power is None or power.worth is None or not studies.tells(power):
            return None
        return _bar(power.worth, studies.worth_in_points(power))

    rows = [BarRow(name, _each(sides, name, bar)) for name in _names(sides)]
    kept = tuple(row for row in rows if any(row.bars))
    if not kept:
        return _part(["More games would tell."])
    means = next(study for _, study in sides if any(map(studies.tells, study.powers)))
    lines = [studies.what_worth_means(means)]
    return _part(lines, Chart(kept, low=-1.0, high=1.0, mark=0.0))


def _in_short(sides: Sequence[Side]) -> _Part:
    if len(sides) < 2:
        return _part()
    (_, study), (name, parent) = sides
    return _part(verdict.told(study, parent, name))


def _different(sides: Sequence[Side], studied: Studied) -> _Part:
    if len(sides) < 2:
        return _part()
    (_, study), (_, parent) = sides
    lines = studies.different(compared(study, parent), study, studied)
    return _part(lines, notes=[studies.SURE])


def _names(sides: Sequence[Side]) -> list[str]:
    """What happens often enough to be shown under some of the rules, in the order asked."""
    found = (
        power.name
        for _, study in sides
        for power in study.powers
        if power.a_game.value >= studies.SHOWN
    )
    return list(dict.fromkeys(found))


def _each(
    sides: Sequence[Side], what: object, bar: Callable[..., ChartBar | None]
) -> tuple[ChartBar | None, ...]:
    return tuple(bar(study, what) for _, study in sides)


def _share(figure: Estimate) -> ChartBar:
    return _bar(figure, studies.percent(figure))


def _bar(figure: Estimate, words: str) -> ChartBar:
    low = figure.low if figure.known else figure.value
    high = figure.high if figure.known else figure.value
    return ChartBar(figure.value, low, high, words)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
