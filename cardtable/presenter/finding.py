"""Find me a game: which rules suit what a table wishes for, by what studies know of them.

What is known is kept as sums in `assets/studies.json`, a row for a table of so many seats at each
of the program's rules, and at rules with one option changed; `make variants ARGS=--tables` writes
it. `GameFinder` adds the games that are played besides.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import log2, sqrt
from typing import Any, Literal, TypeAlias
from zlib import crc32

from cardtable import files
from cardtable.ai.intervals import NEW, Estimate, foreseen
from cardtable.ai.study import StudyPlan, Tally
from cardtable.engine.facts import Fact
from cardtable.engine.options import OptionInfo
from cardtable.engine.rules import Rules
from cardtable.evening import GOAL
from cardtable.presenter import houserules, studies
from cardtable.presenter.phrases import Reader, say, wording

Key: TypeAlias = tuple[str, str, int]
"""Which table: the id of the rules, what is changed in them as JSON, and how many play."""
Lean: TypeAlias = Literal["more", "less", ""]
"""More of something than usual, or less; or it doesn't matter."""

SEED = 1
"""Of the games that are kept; others have other seeds, so that none counts twice."""
ANSWERS = 3
"""So many games are proposed."""


# ------------------------------------------------------------------------------- what is known


@dataclass(frozen=True)
class Sums:
    """How many figures were measured, what they add up to, and what their squares do."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, seen: Mapping[int, int] | Mapping[float, int]) -> Sums:
        """Those of values that were seen so often each."""
        values = sorted(seen.items())
        return cls(
            sum(count for _, count in values),
            sum(value * count for value, count in values),
            sum(value * value * count for value, count in values),
        )

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.games + other.games, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        """0 where nothing was measured."""
        return self.total / self.games if self.games else 0.0

    def scaled(self, factor: float) -> Sums:
        """The same in another unit."""
        return Sums(self.games, self.total * factor, self.squares * factor * factor)

    def data(self) -> list[float]:
        """For a JSON file."""
        return [self.games, round(self.total, 3), round(self.squares, 3)]


@dataclass(frozen=True)
class TableSums:
    """What is known of one table."""

    rules: str
    seats: int
    change: Mapping[str, Any] = field(default_factory=dict)
    """The options that are changed in these rules."""
    mark: int = 0
    """Changes when these rules become others, and then the row says nothing any more."""
    places: tuple[Sums, ...] = ()
    """For each place in the order of play, from the first turn on: the share of others beaten."""
    seconds: Sums = field(default_factory=Sums)
    """How long people take for a game (`ai.watching.GameCourse`)."""
    leads: Sums = field(default_factory=Sums)
    """How often the lead changes in a game."""
    skill: Sums = field(default_factory=Sums)
    """The share of weak players that strong ones beat."""

    @property
    def key(self) -> Key:
        """Which table it is."""
        return self.rules, json.dumps(self.change, sort_keys=True), self.seats

    def plus(self, plain: Tally, skill: Tally) -> TableSums:
        """With more games: of equal players, and of strong against weak ones."""
        more = tuple(map(Sums.of, plain.places))
        none = (Sums(),) * len(more or self.places)
        pairs = zip(self.places or none, more or none, strict=True)
        return replace(
            self,
            places=tuple(one + other for one, other in pairs),
            seconds=self.seconds + Sums.of(plain.seconds),
            leads=self.leads + Sums.of(plain.leads),
            skill=self.skill + Sums.of(skill.strong),
        )

    def data(self) -> dict[str, Any]:
        """For a JSON file."""
        return {
            "rules": self.rules,
            "change": dict(self.change),
            "seats": self.seats,
            "mark": self.mark,
            "places": [one.data() for one in self.places],
            "seconds": self.seconds.data(),
            "leads": self.leads.data(),
            "skill": self.skill.data(),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> TableSums:
        """What `data` was made of."""
        return cls(
            data["rules"],
            data["seats"],
            data["change"],
            data["mark"],
            tuple(Sums(*one) for one in data["places"]),
            *(Sums(*data[name]) for name in ("seconds", "leads", "skill")),
        )


def mark_of(rules: Rules) -> int:
    """A number that changes with whatever is known of rules.

    An option that is added to the game, and plays as before, changes nothing.
    """
    infos = files.house_rules(rules.game)
    values = files.values_of(rules)
    other = {
        info.name: values[info.name]
        for info in infos
        if not files.same_value(values[info.name], info.default)
    }
    about = [rules.game.ID, other, studies.studied_of(rules).thought]
    return crc32(json.dumps(about, sort_keys=True).encode())


def plan_of(rules: Rules, seats: int, **more: Any) -> StudyPlan:
    """What is to be played at a table so that a row can tell of it; `more` as in `StudyPlan`."""
    return studies.plan_of(rules, seats, thought=studies.studied_of(rules).thought, **more)


def single_changes(rules: Rules) -> Iterator[dict[str, Any]]:
    """Each change of one option that is worth trying: switches, choices, and the next numbers.

    Who deals or begins is left out where it is a seat, how long an evening goes, which changes no
    game, and whatever makes a poor one.
    """
    values = files.values_of(rules)
    for info in files.house_rules(rules.game):
        if info.name == GOAL:
            continue
        for value in _others(info, values[info.name]):
            change = {info.name: value}
            try:
                made = files.with_house_rules(rules, change)
            except files.DataError:
                continue
            if not houserules.doubts_of(made):
                yield change


def _others(info: OptionInfo, value: Any) -> list[Any]:
    match info.kind:
        case "switch":
            return [not value]
        case "number" if info.low is not None and info.high is not None:
            return [choice for choice in (value - 1, value + 1) if info.low <= choice <= info.high]
        case "choice" if info.values not in ("dealer", "seat"):
            others = [choice for choice in info.choices if choice != value and not _is_seat(choice)]
            if any(isinstance(choice, int) for choice in info.choices):
                place = info.choices.index(value)
                others = [*info.choices[max(0, place - 1) : place], *info.choices[place + 1 :][:1]]
            return others
    return []


def _is_seat(value: Any) -> bool:
    return isinstance(value, str) and value[:1] == "p" and value[1:].isdecimal()


def read_rows() -> list[TableSums]:
    """The rows that are shipped, whether or not their rules are still the same.

    Raises DataError where their file is damaged.
    """
    path = files.asset_path("studies.json")
    if not path.is_file():
        return []
    text = files.read_text(path)
    try:
        return [TableSums.read(row) for row in json.loads(text)["tables"]]
    except (ValueError, KeyError, TypeError) as error:
        fault = files.Fault(Fact("errors.no-json", {"why": str(error)}), path)
        raise files.DataError(fault) from error


# ------------------------------------------------------------------------------- what is wished


@dataclass(frozen=True)
class Wishes:
    """What a table would like to play."""

    players: int
    minutes: float = 10
    fair: bool = False
    """All seats are to have the same chances."""
    skill: Lean = ""
    """More skill, or less of it: more luck."""
    wild: Lean = ""
    """The lead changes often, or seldom."""


@dataclass(frozen=True)
class Proposal:
    """A game that is proposed. The figures tell where those of `NEW` new games will likely lie."""

    rules: Rules
    """As they would be dealt."""
    base: Rules
    """Without what is changed in them."""
    change: Mapping[str, Any]
    seats: int
    key: Key
    minutes: Estimate
    places: tuple[Estimate, ...]
    """For each place in the order of play: the share of the others that it beats."""
    skill: Estimate | None
    """The share of beginners that a hard player beats; None where that isn't known."""
    leads: Estimate
    """How often the lead changes in a game."""
    pros: tuple[Fact, ...]
    """What speaks for it, of what was wished."""
    cons: tuple[Fact, ...]
    """… and against it."""

    @property
    def edge(self) -> Estimate:
        """By how much the best or worst seat is off half, at most: 0 is fair."""
        off = [
            (
                abs(one.value - 0.5),
                max(0.0, one.low - 0.5, 0.5 - one.high),
                max(abs(one.low - 0.5), abs(one.high - 0.5)),
            )
            for one in self.places
        ]
        value, low, high = (round(max(each), 5) for each in zip(*off, strict=True))
        return Estimate(value, low, high, self.places[0].games)


APART = 0.3
"""A time that is a quarter longer or shorter, in powers of two: that counts as one thing amiss."""
EDGE, SKILL = 0.06, 0.15
"""So much of an edge, or of skill, counts as one."""
CHANGED, SAME_GAME, SAME_RULES = 0.3, 0.25, 1.2
"""What an answer is marked down for: house rules to be remembered, and likeness to another one."""
FIT, FAIR = 1.2, 0.035
"""A time is right that is no more than so many times longer or shorter; seats are even that are no
further off half."""
MOST, MANY = 0.8, 0.5
"""Shares of all known tables: more than almost all of them, and more than most."""
UNKNOWN = 3.0
"""What it counts if skill is wished for and isn't known."""


class NoGame(ValueError):
    """So many can't play anything here: the sentence says it."""


class GameFinder:
    """Finds games for wishes: at once by what is kept, and better after a few games more."""

    def __init__(self) -> None:
        self._rules = {one.id: one for one in files.list_rules()}
        self._rows = {row.key: row for row in read_rows() if row.rules in self._rules}
        self._made: dict[Key, Rules | None] = {}
        self._rounds: dict[Key, int] = {}

    def counts(self) -> range:
        """How many can play anything here."""
        lows, highs = zip(*(one.seats for one in self._rules.values()), strict=True)
        return range(min(lows), max(highs) + 1)

    def known(self, players: int) -> int:
        """At how many tables of so many something is known."""
        return len(self._candidates(players))

    def answers(self, wishes: Wishes) -> list[Proposal]:
        """The best games for these wishes, the best first: as different as may be.

        None where nothing is known yet of tables of so many. Raises NoGame where there can't be
        such tables.
        """
        if not self._seating(wishes.players):
            few, *_, most = self.counts()
            message = wording("study.find-nobody", players=wishes.players, fewest=few, most=most)
            raise NoGame(message)
        rows = self._candidates(wishes.players)
        tables: list[TableSums] = []
        left = {row.key: (row, _amiss(row, wishes, rows)) for row in rows}
        while left and len(tables) < ANSWERS:
            row, _ = min(left.values(), key=lambda one: one[1] + self._likeness(one[0], tables))
            tables.append(row)
            del left[row.key]
        return [self._answer(row, wishes, rows) for row in tables]

    def looks(
        self, wishes: Wishes, games: int, skill: int, seed: int = 1
    ) -> tuple[list[Key], list[StudyPlan]]:
        """New games that would tell more: of each answer, and of own rules not known yet.

        Where nothing is known, they are of every game's own rules.

        `learn` takes what comes of them, by the keys.
        """
        keys = [one.key for one in self.answers(wishes)]
        known = bool(keys)
        for id, rules in self._seating(wishes.players).items():
            key = (id, "{}", wishes.players)
            wanted = files.is_own(id) or (not known and id == rules.game.ID)
            if wanted and key not in keys:
                self._rows.setdefault(key, TableSums(id, wishes.players, mark=mark_of(rules)))
                if not self._rows[key].seconds.games:
                    keys.append(key)
        plans = []
        for key in keys:
            rules_ = self._rules_of(self._rows[key])
            assert rules_ is not None
            number = SEED + 1 + seed + self._rounds.get(key, 0)
            plans.append(plan_of(rules_, key[2], games=games, skill=skill, seed=number))
        return keys, plans

    def learn(self, keys: Sequence[Key], tallies: Sequence[tuple[Tally, Tally]]) -> None:
        """Take in what was played: of equal players, and of strong against weak ones."""
        for key, (equal, strong) in zip(keys, tallies, strict=True):
            self._rows[key] = self._rows[key].plus(equal, strong)
            self._rounds[key] = self._rounds.get(key, 0) + 1

    # --- which --------------------------------------------------------------------------------

    def _seating(self, players: int) -> dict[str, Rules]:
        """The rules that so many can play by."""
        return {
            id: one for id, one in self._rules.items() if one.seats[0] <= players <= one.seats[1]
        }

    def _candidates(self, players: int) -> list[TableSums]:
        return [
            row
            for row in self._rows.values()
            if row.seats == players and row.seconds.games and self._rules_of(row) is not None
        ]

    def _rules_of(self, row: TableSums) -> Rules | None:
        """The rules of a row; None where these are others than those that were played."""
        if row.key not in self._made:
            try:
                made = files.with_house_rules(self._rules[row.rules], row.change)
            except files.DataError:
                made = None
            same = made is not None and mark_of(made) == row.mark
            self._made[row.key] = made if same else None
        return self._made[row.key]

    def _likeness(self, row: TableSums, others: Sequence[TableSums]) -> float:
        mine = self._rules[row.rules]
        return sum(
            SAME_GAME * (mine.game is self._rules[other.rules].game)
            + SAME_RULES * (row.rules == other.rules)
            for other in others
        )

    def _answer(self, row: TableSums, wishes: Wishes, rows: Sequence[TableSums]) -> Proposal:
        base, rules = self._rules[row.rules], self._rules_of(row)
        assert rules is not None
        pros, cons = _reasons(row, wishes, rows)
        return Proposal(
            rules,
            base,
            row.change,
            row.seats,
            row.key,
            _foreseen(row.seconds.scaled(1 / 60)),
            tuple(_foreseen(one, share=True) for one in row.places),
            _foreseen(row.skill, share=True) if row.skill.games else None,
            _foreseen(row.leads),
            pros,
            cons,
        )


def _foreseen(sums: Sums, *, share: bool = False) -> Estimate:
    return foreseen(sums.games, sums.total, sums.squares, share=share)


def _amiss(row: TableSums, wishes: Wishes, rows: Sequence[TableSums]) -> float:
    """How far a table is from the wishes: 0 is perfect. What is little known counts as worse."""
    amiss = abs(log2(row.seconds.mean / 60 / wishes.minutes)) / APART
    amiss += CHANGED * bool(row.change)
    if wishes.fair:
        amiss += max(abs(one.mean - 0.5) + _doubt(one) for one in row.places) / EDGE
    if wishes.skill and not row.skill.games:
        amiss += UNKNOWN
    elif wishes.skill == "more":
        amiss += (1 - row.skill.mean + _doubt(row.skill)) / SKILL
    elif wishes.skill:
        amiss += (row.skill.mean + _doubt(row.skill) - 0.5) / SKILL
    if wishes.wild:
        share = _above(row.leads, [one.leads for one in rows])
        amiss += 2 * (1 - share if wishes.wild == "more" else share)
    return amiss


def _doubt(sums: Sums) -> float:
    """The standard error of a share: the best of many that are little known is often luck."""
    around = sums.squares - sums.games * sums.mean**2 + 1  # as in `intervals.foreseen`
    return sqrt(max(0.0, around) / (sums.games + 4) / sums.games)


def _above(sums: Sums, others: Sequence[Sums]) -> float:
    """Which share of those that are known lie below this one."""
    known = [each.mean for each in others if each.games]
    return sum(each < sums.mean for each in known) / max(1, len(known) - 1)


def _reasons(
    row: TableSums, wishes: Wishes, rows: Sequence[TableSums]
) -> tuple[tuple[Fact, ...], tuple[Fact, ...]]:
    """What speaks for a table and against it, of what was wished."""
    pros, cons = [], []
    minutes = row.seconds.mean / 60
    if 1 / FIT <= minutes / wishes.minutes <= FIT:
        pros.append(Fact("study.find-on-time"))
    else:
        longer = minutes > wishes.minutes
        cons.append(Fact("study.find-longer") if longer else Fact("study.find-shorter"))
    if wishes.fair:
        off = [one.mean - 0.5 for one in row.places]
        far = max(off, key=abs)
        if abs(far) <= FAIR:
            pros.append(Fact("study.find-fair"))
        else:
            place = off.index(far) + 1
            cons.append(Fact("study.find-unfair", {"place": place, "way": _way(far)}))
    for wish, what in ((wishes.skill, "skill"), (wishes.wild, "leads")):
        sums: Sums = getattr(row, what)
        if not wish:
            continue
        if not sums.games:
            cons.append(Fact(f"study.find-{what}-unknown"))
            continue
        share = _above(sums, [getattr(one, what) for one in rows])
        share = share if wish == "more" else 1 - share
        if share < MANY:
            cons.append(Fact(f"study.find-{what}-little", {"wish": wish}))
            continue
        much = "almost" if share >= MOST else "most"
        pros.append(Fact(f"study.find-{what}-much", {"wish": wish, "much": much}))
    return tuple(pros), tuple(cons)


def _way(value: float) -> str:
    return "up" if value > 0 else "down"


# ------------------------------------------------------------------------------- in words


def name_of(answer: Proposal, *, polite: bool = False) -> str:
    """What an answer is called: its rules, and in a clause what is changed in them."""
    name = answer.base.names.shown(polite=polite)
    if not answer.change:
        return name
    infos = {info.name: info for info in files.house_rules(answer.base.game)}
    usual = files.values_of(answer.base)
    clauses = tuple(
        clause
        for option, value in answer.change.items()
        for clause in houserules.clauses_of(infos[option], value, usual[option])
    )
    return wording("study.find-changed", name=name, clauses=clauses)


def figures(answer: Proposal) -> list[str]:
    """What is known of an answer, in sentences."""
    first, *others = map(studies.percent, answer.places)
    if answer.seats == 2:
        seats = wording("study.wins", share=first)
    else:
        beaten = [
            wording("study.place-beats", nth=studies.nth(place), share=share)
            for place, share in enumerate(others, 1)
        ]
        seats = wording("study.beats", share=first, others=tuple(beaten))
    lines = [wording("study.find-minutes", minutes=studies.number(answer.minutes)), seats]
    if answer.skill is not None:
        lines.append(studies.skill(answer.skill, answer.seats))
    return [*lines, wording("study.find-lead", times=studies.number(answer.leads))]


def why(answer: Proposal) -> str:
    """Why it is proposed, and what speaks against it, in a sentence."""
    reader = Reader(str)
    pros, cons = (tuple(say(fact, reader) for fact in one) for one in (answer.pros, answer.cons))
    key = "both" if pros and cons else "pros" if pros else "cons"
    return wording(f"study.find-why-{key}", pros=pros, cons=cons)


def data(answer: Proposal) -> dict[str, Any]:
    """All of it as plain data. `fairness` is how far the seats are off half, so 0 is fair."""
    places = [asdict(one) for one in answer.places]
    return {
        "rules": answer.base.id,
        "options": dict(answer.change),
        "players": answer.seats,
        "minutes": asdict(answer.minutes),
        "fairness": {**asdict(answer.edge), "places": places},
        "skill": asdict(answer.skill) if answer.skill else None,
        "leads": asdict(answer.leads),
        "why": why(answer),
    }


def note() -> str:
    """How figures are to be read, and whence they come."""
    return wording("study.find-note", new=NEW)
