"""How games went and how an evening stands, in words.

Somebody's games are counted from the records: over time, in streaks, by opponent.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from math import sqrt

from cardtable.ai.levels import split
from cardtable.ai.review import CLEARLY, NARROW
from cardtable.engine.chance import ACTOR
from cardtable.engine.clean import isolated
from cardtable.engine.notation import Seat
from cardtable.evening import Evening, Fair, Length, Match, ended_with
from cardtable.files import Finished, spelled_alike
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.phrases import Name, sentence, wording
from cardtable.presenter.reviews import percent, review_words
from cardtable.presenter.status import ordinal
from cardtable.presenter.today import MARK, dated
from cardtable.presenter.words import level_words, phrase
from cardtable.session import CHOSEN, Session

RECENT = 10
"""Over so many games the share of those won is told as it changes."""


@dataclass(frozen=True, slots=True)
class CareerGame:
    """A finished game, as one of its players sees it."""

    game: Finished
    seat: int
    """The player's place in `game.sitters`."""

    @property
    def won(self) -> bool:
        """Whether the player was among the best, and not everybody was."""
        return self.game.won(self.seat)

    @property
    def lost(self) -> bool:
        """Whether the player came last, and not everybody did."""
        return self.game.lost(self.seat)

    @property
    def resigned(self) -> bool:
        """Whether the player gave it up."""
        return self.game.resigned == self.seat

    @property
    def height(self) -> float:
        """How good the place is: 1 for the best, 0 for the last, a half where all are equal."""
        if len(self.game.ranking) == 1:
            return 0.5
        worse = sum(len(group) for group in self.game.ranking[self._group + 1 :])
        tied = len(self.game.ranking[self._group]) - 1
        return 1.0 if self.won else 0.0 if self.lost else worse / (self._count - 1 - tied)

    @property
    def pair(self) -> bool:
        """Whether two sides played: then one says “lost”, where else somebody “came last”."""
        return self._count == 2 or self.game.team

    @property
    def _count(self) -> int:
        return len(self.game.sitters)

    @property
    def _group(self) -> int:
        return next(n for n, group in enumerate(self.game.ranking) if self.seat in group)

    @property
    def opponents(self) -> list[str]:
        """The others: people by name, then computer players by level, such as `2 easy`."""
        people, levels = self._others()
        counted = Counter(levels)
        return [
            *sorted(people),
            *(f"{n} {level_words(level)}" for level, n in sorted(counted.items())),
        ]

    def _others(self) -> tuple[list[str], list[str]]:
        mine = self.game.ranking[self._group] if self.game.team else (self.seat,)
        others = [one for n, one in enumerate(self.game.sitters) if n not in mine]
        people = [one.name for one in others if not one.level]
        return people, [split(one.level)[0] for one in others if one.level]

    @property
    def groups(self) -> set[tuple[str, bool]]:
        """Whom it counts against: names of people (true) and levels (false), each once."""
        people, levels = self._others()
        return {(name, True) for name in people} | {(level, False) for level in levels}

    def told(self, title: Callable[[str], str]) -> str:
        """When, what and how, in two lines."""
        ahead = sum(len(group) for group in self.game.ranking[: self._group])
        drawn = len(self.game.ranking) == 1
        how = wording("pages.game-place", place=ordinal(ahead + 1), count=self._count)
        if drawn:
            how = wording("pages.game-drawn")
        elif self.pair:
            how = wording("pages.game-won" if self.won else "pages.game-lost")
        if self.resigned:
            how = wording("pages.game-resigned", how=how)
        if self.opponents:
            how = wording("pages.game-against", how=how, others=", ".join(self.opponents))
        if self.game.undone:
            how = wording("pages.game-undone", how=how)
        return f"{', '.join(filter(None, (title(self.game.rules), day_of(self.game.date))))}\n{how}"


@dataclass(frozen=True, slots=True)
class Run:
    """Games in a row that were all won, or of which none was."""

    won: bool
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class Share:
    """How games went of one sort: by one game's rules, or against one opponent."""

    name: str
    played: int
    won: int
    last: int
    face: str = ""
    """The name whose portrait belongs to it; empty if it is no person."""
    pairs: bool = False
    """Whether two played in all of them."""

    @property
    def words(self) -> str:
        """The numbers, such as “12 of 20 won, 3 last”."""
        about = {"won": self.won, "count": self.played, "last": self.last}
        if not self.last:
            return wording("pages.share-won", **about)
        return wording("pages.share-lost" if self.pairs else "pages.share-last", **about)


@dataclass(frozen=True)
class Career:
    """All finished games of one person, the first one first."""

    name: str
    games: Sequence[CareerGame]

    @property
    def pairs(self) -> bool:
        """Whether two played in all of them."""
        return all(one.pair for one in self.games)

    @property
    def won(self) -> int:
        """How many were won."""
        return sum(one.won for one in self.games)

    def evenings(self) -> tuple[int, int]:
        """How many evenings that had an end were won, and how many there were."""
        ends = [(one, ended_with(one.game)) for one in self.games]
        names = [(one.game.sitters[one.seat].name, end.champions) for one, end in ends if end]
        return sum(name in champions for name, champions in names), len(names)

    def runs(self) -> list[Run]:
        """The games in streaks, in their order."""
        runs: list[Run] = []
        first = 0
        for won, group in groupby(self.games, lambda one: one.won):
            count = len(list(group))
            runs.append(Run(won, first, count))
            first += count
        return runs

    @property
    def longest(self) -> int:
        """How many games were won in a row, at most."""
        return max((run.count for run in self.runs() if run.won), default=0)

    @property
    def present(self) -> int:
        """How many of the last games were won in a row."""
        runs = self.runs()
        return runs[-1].count if runs and runs[-1].won else 0

    def recent(self) -> list[float]:
        """After each game the share that was won of the last `RECENT`, or of all before."""
        won = [one.won for one in self.games]
        spans = (won[max(0, n + 1 - RECENT) : n + 1] for n in range(len(won)))
        return [sum(span) / len(span) for span in spans]

    def by_opponent(self) -> list[Share]:
        """Against whom, those met most often first; two computers of a level count once."""
        groups: defaultdict[tuple[str, bool], list[CareerGame]] = defaultdict(list)
        for game in self.games:
            for group in game.groups:
                groups[group].append(game)
        shares = [
            _share(
                name
                if person
                else wording("pages.share-computers", level=sentence(level_words(name))),
                games,
                name * person,
            )
            for (name, person), games in groups.items()
        ]
        return sorted(shares, key=lambda share: (-share.played, share.name))

    def by_game(self, title: Callable[[str], str]) -> list[Share]:
        """By rules, those played most often first."""
        groups: defaultdict[str, list[CareerGame]] = defaultdict(list)
        for game in self.games:
            groups[title(game.game.rules)].append(game)
        shares = [_share(name, games) for name, games in groups.items()]
        return sorted(shares, key=lambda share: (-share.played, share.name))


def careers(games: Iterable[Finished]) -> list[Career]:
    """Everybody who has played, those with most games first; `games` are the latest first.

    A deal that somebody plays again counts the first time only.
    """
    played: defaultdict[str, list[CareerGame]] = defaultdict(list)
    dealt: set[tuple[str, str, int]] = set()
    for game in reversed(spelled_alike(games)):
        for seat, sitter in enumerate(game.sitters):
            deal = (sitter.name, game.rules, game.seed or 0)
            if seat in game.relayed:
                continue
            if not sitter.level and (game.seed is None or deal not in dealt):
                played[sitter.name].append(CareerGame(game, seat))
                dealt.add(deal)
    every = [Career(name, played) for name, played in played.items()]
    return sorted(every, key=lambda career: -len(career.games))


def day_of(date: str) -> str:
    """The day of a record's date in words; what is written there if it is no date."""
    try:
        day = datetime.fromisoformat(date)
    except ValueError:
        return date[:10]
    return dated(day)


def _share(name: str, games: Sequence[CareerGame], face: str = "") -> Share:
    won, last = sum(one.won for one in games), sum(one.lost for one in games)
    return Share(name, len(games), won, last, face, all(one.pair for one in games))


def last_word(*, pairs: bool) -> str:
    """The message for games in which someone came last: when two play, that's a loss."""
    return "pages.column-lost" if pairs else "pages.column-last"


def length_words(length: Length) -> str:
    """How long an evening is to be."""
    return wording(f"pages.evening-length-{length}")


def match_words(match: Match) -> str:
    """To how much an evening goes by its house rules."""
    return wording(f"pages.evening-to-{match.counted}", goal=match.goal)


def standing(evening: Evening) -> str:
    """The score by names, those who are ahead first, and what it is the score of."""
    match = evening.match
    ahead = 1 if match and match.counted == "lost" else -1
    ranked = sorted(evening.counts.items(), key=lambda one: ahead * one[1])
    score = ", ".join(f"{isolated(name)} {count}" for name, count in ranked)
    if not (match or evening.length):
        return wording("pages.evening-stands", score=score)
    length = match_words(match) if match else length_words(evening.length)
    if evening.loser:
        name = isolated(evening.loser)
        return wording("pages.evening-lost", name=name, length=length, score=score)
    if not evening.champions:
        return wording("pages.evening-stands-of", length=length, score=score)
    names = tuple(map(isolated, evening.champions))
    return wording("pages.evening-won", names=names, length=length, score=score)


def fairly(evening: Evening, person: str) -> str:
    """What somebody would have won with average luck; nothing where that is not sure enough."""
    games, won, luck, doubt = evening.fair.get(person, Fair())
    error = sqrt(doubt)
    if games < 2 or abs(luck) <= CLEARLY * error or error > NARROW * games:
        return ""
    fair = max(0.0, min(games, won - luck))
    shares = {"fair": fair, "won": won, "error": CLEARLY * error}
    percents = {key: percent(share / games) for key, share in shares.items()}
    return review_words("evening", count=games, **percents)


def chosen(session: Session) -> str:
    """That somebody has chosen the deal, and so may know its cards, for all to read; or nothing."""
    record = session.record
    is_chosen = record.extra.get(CHOSEN) is True and MARK not in record.extra
    return wording("pages.evening-chosen", seed=record.seed) if is_chosen else ""


def opening(session: Session, data: TableData, name: Name, *, to: Seat = "") -> str:
    """Who begins a game that has just been dealt, and why, where the game doesn't say it itself.

    And who is given hints: everybody knows that; and how an evening stands that goes to so much.
    That was drawn by lot, or it is somebody's turn to deal in this sitting, or the rules say so.
    """
    if session.step_count > 1:
        return ""
    view, record = session.view(session.seats[0]), session.record
    dealer = view.state.get("dealer")
    how = "turn" if dealer and dealer == record.sitting.get("dealer") else "rule"
    if any(line.startswith(f"{ACTOR}toss") for line in record.moves[:1]):
        how = "lot"
    begins = phrase(data, "opening", how, {"dealer": dealer, "first": view.turn}, name, to=to)
    taught = [
        wording("pages.evening-hinted", name=one.called) for one in session.players if one.taught
    ]
    evening = session.evening
    stands = f"{standing(evening)}." if evening.match and evening.begun else ""
    return " ".join(filter(None, (begins, stands, *taught)))
