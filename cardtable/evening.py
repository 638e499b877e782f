"""An evening: games played one after the other by the same people, and who has won how many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Annotated, Any, Literal, NamedTuple, Self, TypeAlias, get_args

from cardtable.engine.clean import name_key
from cardtable.engine.rules import Counted, Rules
from cardtable.engine.schema import Between, sound
from cardtable.files import DataError, Finished, head_of, newest_games, ranking_of, time_of
from cardtable.players import Player

Length = Literal[0, 3, 5]
"""Best of three or five; 0 where it goes on for as long as people like."""
LENGTHS: tuple[Length, ...] = get_args(Length)
_OVER = 12 * 3600  # seconds after the last move
_LOOKED_AT = 20  # games, the latest first, among which an evening is looked for
GOAL = "evening_to"
"""The option by which an evening goes to so many points or games; 0 where it has no such end."""
KEY = "evening"
"""Where a record's `sitting` keeps it: as it stood before that game."""
_PARTS = ("won", "fair", "points")
"""What is kept there of each player."""
LUCK = "_luck"
"""Where the record of a game that is over keeps what luck brought to the one person at the table,
and the standard error of that."""
POINTS = "_points"
"""Where the record of a game that is over keeps what it brought each seat towards the evening."""


class Match(NamedTuple):
    """To how much an evening goes by the house rules of its game."""

    game: str
    """The id of the game in which it is counted."""
    counted: Counted
    goal: int


class Fair(NamedTuple):
    """What a person won, and what luck did, in those games of an evening that were looked at."""

    games: int = 0
    won: float = 0.0
    """The shares of the opponents beaten, added up, as is what follows."""
    luck: float = 0.0
    doubt: float = 0.0
    """The squares of the standard errors of that."""


_MOST = 10_000  # games of an evening that can be meant; each bring less than so much luck
_Games: TypeAlias = Annotated[int, Between(0, _MOST)]
_Sum: TypeAlias = Annotated[float, Between(-_MOST, _MOST)]
_Squares: TypeAlias = Annotated[float, Between(0, _MOST)]
_Goal: TypeAlias = Annotated[int, Between(1, _MOST)]
_Points: TypeAlias = Annotated[int, Between(-_MOST, _MOST)]
Brought: TypeAlias = tuple[Annotated[float, Between(-10, 10)], Annotated[float, Between(0, 10)]]
"""What luck brought in a game, and the standard error of that."""


@dataclass(frozen=True)
class Evening:
    """How an evening stands. It goes on through other games and other seats."""

    length: Length = 0
    won: Mapping[str, int] = field(default_factory=dict)
    """Games that each player has won alone, by name as it is written now."""
    fair: Mapping[str, Fair] = field(default_factory=dict)
    """Of people who played against computers alone, by name."""
    match: Match | None = None
    points: Mapping[str, int] = field(default_factory=dict)
    """What counts towards the goal of the match, by name."""
    away: Evening | None = None
    """What those have won who have left the table; it is theirs again when they come back."""

    @classmethod
    def read(
        cls, sitting: Mapping[str, Any], names: Iterable[str], keys: Iterable[str] = ()
    ) -> Self:
        """The evening in a record's `sitting`; what makes no sense there counts as nothing.

        Whoever sits here goes by these names. `keys` are what the evening knows them by
        (`Player.key`), where that isn't the same.
        """
        data = sitting.get(KEY)
        known: dict[str, Any] = data if isinstance(data, dict) else {}
        here = list(names)
        known_by = list(keys) or here
        stay = set(map(name_key, known_by))
        gone = [key for key in keys_of(sitting) if name_key(key) not in stay]
        evening = cls._of(known, here, known_by)
        return replace(evening, away=cls._of(known, gone, gone)) if gone else evening

    @classmethod
    def _of(cls, known: Mapping[str, Any], names: Sequence[str], keys: Sequence[str]) -> Self:
        """What is known of those with these keys, by these names."""
        counts = _by_name(known.get("won"), names, keys)
        won = {name: _sound(_Games, count) or 0 for name, count in counts.items()}
        kept = _by_name(known.get("fair"), names, keys).items()
        sums = {name: _sound(tuple[_Games, _Sum, _Sum, _Squares], each) for name, each in kept}
        fair = {name: Fair(*each) for name, each in sums.items() if each is not None}
        length: Length = next((one for one in LENGTHS if one == known.get("length")), 0)
        match = _match(known.get("match"))
        points = _by_name(known.get("points"), names, keys) if match else {}
        reached = {name: _sound(_Points, count) or 0 for name, count in points.items()}
        return cls(length, won, fair, match, reached)

    def under(self, rules: Rules) -> Self:
        """The evening by these rules.

        Where they say to how much it goes, and it hasn't been counted so, it is a new evening; and
        so it is where it was counted in another game.
        """
        match = match_of(rules)
        if match == self.match:
            return self
        nobody = dict.fromkeys(self.won, 0)
        points = nobody if match else {}
        return replace(self, won=nobody, fair={}, match=match, points=points, away=None)

    def to_data(self) -> dict[str, Any]:
        """As a record's `sitting` keeps it."""
        gone = self.away or Evening()
        fair = {name: [*each] for name, each in {**gone.fair, **self.fair}.items()}
        won = {name: n for name, n in {**gone.won, **self.won}.items() if n}
        data = {"length": self.length, "won": won} | ({"fair": fair} if fair else {})
        if self.match is None:
            return data
        points = {name: n for name, n in {**gone.points, **self.points}.items() if n}
        return data | {"match": [*self.match], "points": points}

    def leaving_as(self, names: Mapping[str, str]) -> Self:
        """The same, those who are away known by the names they left with, by key as it was."""
        if self.away is None:
            return self
        here, gone = set(map(name_key, self.won)), self.away
        free = {key: names.get(key, key) for key in gone.won}
        calls = {key: key if name_key(name) in here or [*free.values()].count(name) > 1 else name
                 for key, name in free.items()}  # fmt: skip
        won = {calls[key]: each for key, each in gone.won.items()}
        fair = {calls[key]: each for key, each in gone.fair.items()}
        points = {calls[key]: each for key, each in gone.points.items()}
        return replace(self, away=replace(gone, won=won, fair=fair, points=points))

    def after(
        self,
        ranking: Iterable[Iterable[str]],
        person: str = "",
        luck: object = None,
        points: Mapping[str, object] | None = None,
        *,
        team: bool = False,
    ) -> Self:
        """How it stands after a game that ended so: names, best first.

        A shared first place counts for nobody; where a `team` has won, the game is each one's.

        `luck` is what it brought to the `person`, and its standard error, if that is known;
        `points` what it brought everybody towards the goal of the match.
        """
        groups = [tuple(group) for group in ranking]
        first, *others = groups
        best = first if others and (team or len(first) == 1) else ()
        after = replace(self, won={name: n + (name in best) for name, n in self.won.items()})
        if (known := _sound(Brought, luck)) is not None and person:
            brought, error = known
            games, won, before, doubt = self.fair.get(person, Fair())
            share = float(person in best) if team else _share(groups, person)
            fair = Fair(games + 1, won + share, before + brought, doubt + error**2)
            after = replace(after, fair={**self.fair, person: fair})
        if self.match is not None:
            brought = _by_name(points, [*self.points], [*self.points])
            sums = {
                name: n + (_sound(_Points, brought[name]) or 0) for name, n in self.points.items()
            }
            after = replace(after, points=sums)
        return after

    @property
    def begun(self) -> bool:
        """Whether anybody has won a game yet, or a point."""
        return any(self.won.values()) or any(self.points.values())

    @property
    def counts(self) -> Mapping[str, int]:
        """What is counted, by name: points towards the goal, or games won."""
        return self.points if self.match else self.won

    @property
    def champions(self) -> tuple[str, ...]:
        """Who has won the evening, alone or as a team; nobody yet, or where its length is open.

        Where two have reached the goal with equally many points, it goes on. Where lost games are
        counted, two may have lost fewest: then nobody has won it, though it is over.
        """
        if self.match is None:
            needed = self.length // 2 + 1
            return tuple(name for name, n in self.won.items() if self.length and n >= needed)
        if not self._reached:
            return ()
        best = (min if self.match.counted == "lost" else max)(self.points.values())
        first = tuple(name for name, n in self.points.items() if n == best)
        together = self.match.counted == "won"  # only a team gets there in one game
        return first if together or len(first) == 1 else ()

    @property
    def loser(self) -> str:
        """Who has lost as many games as the evening allows; empty while nobody has."""
        lost = self.match is not None and self.match.counted == "lost"
        return self._reached[0] if lost and self._reached else ""

    @property
    def over(self) -> bool:
        """Whether it has come to its end."""
        return bool(self.champions or self.loser)

    @property
    def _reached(self) -> list[str]:
        """Who has as much as the match goes to."""
        return [name for name, n in self.points.items() if self.match and n >= self.match.goal]

    def following(self) -> Self:
        """What the next game belongs to: a new evening like it, once this one is over."""
        if not self.over:
            return self
        nobody = dict.fromkeys(self.won, 0)
        return replace(self, won=nobody, fair={}, points=nobody if self.match else {}, away=None)


def match_of(rules: Rules) -> Match | None:
    """To how much an evening goes by these rules; None where they leave it open."""
    goal = getattr(rules.options, GOAL, 0)
    return Match(rules.game.ID, rules.game.EVENING[0], goal) if goal else None


def _match(kept: object) -> Match | None:
    if isinstance(kept, list) and len(kept) == 3:
        game, counted, goal = kept
        if isinstance(game, str) and counted in get_args(Counted) and _sound(_Goal, goal):
            return Match(game, counted, goal)
    return None


def _sound(hint: Any, data: object) -> Any:
    """The value of that type; None where it isn't one, or can't be meant."""
    with suppress(ValueError):
        return sound(hint, data)
    return None


def _by_name(kept: object, names: Sequence[str], keys: Sequence[str]) -> dict[str, Any]:
    """What is kept of each of these players, however the key was written then."""
    items = kept.items() if isinstance(kept, dict) else ()
    by_key = {name_key(str(key)): each for key, each in items}
    return {name: by_key.get(name_key(key)) for name, key in zip(names, keys, strict=True)}


def keys_of(sitting: Mapping[str, Any]) -> list[str]:
    """Everyone of whom a record's `sitting` keeps something, by the keys it knows them by."""
    known = sitting.get(KEY)
    parts = [known.get(part) for part in _PARTS] if isinstance(known, dict) else []
    kept = [str(key) for part in parts if isinstance(part, dict) for key in part]
    return list(dict.fromkeys(kept))


def _share(groups: list[tuple[str, ...]], person: str) -> float:
    """The share of the opponents that somebody has beaten; a tie counts half."""
    place = next(n for n, group in enumerate(groups) if person in group)
    below = sum(len(group) for group in groups[place + 1 :])
    return (below + (len(groups[place]) - 1) / 2) / (sum(map(len, groups)) - 1)


def ended_with(game: Finished) -> Evening | None:
    """The evening that came to its end with that game; None where it went on, or was open."""
    names = [one.name for one in game.sitters]
    sitting = game.kept.get("sitting")
    keys = game.kept.get("keys", ())
    before = Evening.read(sitting if isinstance(sitting, dict) else {}, names, keys)
    ranking = [[names[place] for place in group] for group in game.ranking]
    points = points_of(game.kept, names)
    after = before.after(ranking, points=points, team=game.team)
    return after if after.over and not before.over else None


def points_of(data: Mapping[str, Any], names: Iterable[str]) -> dict[str, object]:
    """What a game brought everybody towards the evening, by a record's data and who sat there."""
    kept = data.get(POINTS)
    return dict(zip(names, kept, strict=False)) if isinstance(kept, list) else {}


def latest(now: float) -> tuple[Evening, list[Player]] | None:
    """The evening that was played last, and who sat there: that of several people, or to so much.

    Other games may have been played since; without such an evening it is that of the last game.
    None before its first win, once the same people have begun a new one, and when it is long past;
    `now` is in seconds since 1970.
    """
    begun_anew: list[tuple[object, ...]] = []
    alone: tuple[Evening, list[Player]] | None = None
    for path in islice(newest_games(), _LOOKED_AT):
        with suppress(DataError, OSError, KeyError, TypeError, ValueError, AttributeError):
            if now - time_of(path).timestamp() > _OVER:
                return None
            data = head_of(path)
            players = [Player.from_data(one, n) for n, one in enumerate(data["seats"], 1)]
            names, keys = [one.name for one in players], [one.key for one in players]
            evening = Evening.read(data.get("sitting") or {}, names, keys)
            if data.get("outcome"):
                from cardtable.engine.events import team_of  # read late: at first there's no game

                people = [one.name for one in players if one.human]
                ranking = [[players[n].name for n in group] for group in ranking_of(data)]
                person = people[0] if people else ""
                points = points_of(data, names)
                team = bool(team_of(data["outcome"].get("result")))
                evening = evening.after(ranking, person, data.get(LUCK), points, team=team)
            if not is_told(evening, players):
                alone = alone or ((evening, players) if evening.begun else None)
                continue
            key = evening.length, evening.match, *sorted(name_key(one.name) for one in players)
            if evening.begun:
                return None if key in begun_anew else (evening, players)
            begun_anew.append(key)
    return alone


def is_told(evening: Evening, players: Iterable[Player]) -> bool:
    """Whether an evening's score is of interest: several people's, or one that goes to so much."""
    return bool(evening.length or evening.match or sum(one.human for one in players) > 1)
