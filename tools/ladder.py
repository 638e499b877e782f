"""Who beats whom: play the ladder of every game and write `docs/opponents.md`.

`ladder.py [GAME …] [--games N] [--jobs N]`. The whole ladder takes many hours. It is played in
rounds, some games of every match in each, and what each game came to is kept in `docs/ladder`: so
it can be interrupted whenever one likes, and gone on with later, on another machine too. A match is
played until it is clear whether its figure is met. A game of which some match has hardly begun
keeps what the page says of it. Where players have changed, `--afresh` forgets their games.
"""

import argparse
import json
import os
import shlex
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rivals import KINDS

from cardtable import __version__
from cardtable.ai.arena import Played, WaldTest, by_deal, games_of, paired
from cardtable.ai.intervals import wilson
from cardtable.ai.levels import LEVELS, Limit
from cardtable.files import load_rules
from cardtable.games import GAMES as ALL

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "ladder"
PAGE = ROOT / "docs" / "opponents.md"
GAMES = tuple(game.ID for game in ALL)
LUCKY = ("cuttle", "soul-taker")
"""Where the better player wins less often."""
UNJUDGED = (("random", 0.80),)
"""What is wanted of a game that the tables below do not name."""
TWO = {
    "shithead": (("random", 0.98), ("greedy", 0.70)),
    "cunt-soul": (("random", 0.95), ("greedy", 0.65)),
    "cuttle": (("random", 0.90), ("greedy", 0.74)),
    "russian-bank": (("random", 0.95), ("greedy", 0.65)),
    "soul-taker": (("random", 0.80), ("counter", 0.60)),
}
"""Whom an expert has to beat, and how often: at a table of two, or as few as can play."""
FOUR = {"shithead": 0.87, "cunt-soul": 0.85}
"""How often an expert must not come last against three that are greedy."""
ROUND = 20
"""So many games of a match are played before it is the next one's turn."""
ENOUGH = 40
"""The page tells of a game once so many games of each of its matches have been played."""
LIMIT = Limit(seconds=1.0)
"""What an expert has for a decision, unless it has looked at all that it looks at before."""
MARGIN = 0.03
"""A match is played until its figure is known to lie rather so far above or below the wanted."""
REMARKS = {
    "shithead": """\
These players pick up the pile seven times a game although a card would fit, which looks wrong. So
we let the search of *hard* play at a table of two against the same search made to pick up only when
it has to, each deal from both seats. Without the choice it won 36.6% of 500 games (95%: 32.9 to
40.4). So picking up is right.

Once only two are left and there are no cards to draw, *hard* and *expert* look further ahead than
they used to. The games of *expert* against random, beginner and three are from before that. Against
what they were, each deal from both seats, *hard* won 66.7% of 60 games (95%: 56.9 to 76.4) and
69.2% of 120 endgames (62.5 to 75.8), and *expert* won 51.7% of 60 games (44.3 to 59.1) and 65.0% of
80 endgames (57.0 to 73.0). At a table of four, one *hard* that looks further came last in 22.0% of
296 games against three that don't (95%: 19.9 to 24.0), where 25% would mean it makes no difference.

The estimate of that endgame has weights learned from players who think (`tools/fit.py
shithead-end`). Against *hard* with the old weights, each deal from both seats, *hard* won 58.8% of
160 endgames (95%: 54.3 to 63.3) and 55.0% of 200 whole games (48.8 to 61.2). Against `lowest` of
`tools/rivals.py`, which plays its lowest card that fits, it won 79.4% of 160 endgames, where the
old weights won 71.9% of the same ones (7.5% more, give or take 5.5). If no threes are shown, the
weights aren't used: in *Glass Shithead* they won 68.0% of 100 endgames, and the old ones 75.0%.

What hidden cards are worth: a *hard* that is shown the other hand won 72.0% of 100 games against
one that isn't, each deal from both seats (95%: 63.3 to 80.7; `tools/ceiling.py`).""",
    "cunt-soul": """\
These games of *expert* are also from when it had 1,600 iterations. With 6,400 in the same second it
won 70.6% of 34 games against what it was, each deal from both seats (95%: 52.3 to 88.9).""",
    "russian-bank": """\
*Expert* judges tables by different weights than the other levels, tuned by results
(`tools/tune.py`). With 400 tables for each decision, a player with these weights won 58.3% of 120
games against one with the usual ones, each deal from both seats (95%: 50.2 to 66.5). Tuning on from
there for 2,600 more games brought nothing that 40 fresh games could show: 50.0%.

Looking further brings next to nothing. *Expert* with up to 12,000 tables for a decision played 28
games against one with 1,600, each deal from both seats, and each won one game of every deal.""",
    "cuttle": """\
Once the draw pile is empty, nothing is hidden. In 42 such positions that could be counted out, with
two to five cards a hand, *expert* found a best move every time, and *hard* in all but one, so it
counts nothing out. Weights learned from games of players who think won no more than these: 49.7% of
880 games of *hard* (95%: 46.8 to 52.6). Nor did a small neural net, although it predicted results
much better: *hard* with it won 50.6% of 400 games against *hard* (95%: 46.4 to 54.9), and *expert*
48.7% of 200 against *expert* (43.0 to 54.5), with as many thoughts.

What hidden cards are worth: a *hard* that is shown the other hand won 75.0% of 200 games against
one that isn't, each deal from both seats (95%: 69.5 to 80.5; `tools/ceiling.py`). Better guesses at
hidden cards can hardly bring more than that.""",
    "soul-taker": """\
All five cards of a round are always played, so nothing in a round changes what is drawn later.
Played for points, a game is a series of rounds, each a game of its own. The first one has been
solved exchange by exchange, without conclusions from one to the next: its leader loses 1.27 points.
A player who plays it like that wins 0.46 points from *expert* over four rounds (95%: 0.08 to 0.84),
but *expert* plays to win, and not for points. *Hard* and *expert* solve the last round in play.

*Hard* won 54.5% of 600 games against `greedy` (95%: 51.2 to 57.8). Some thirty values of house
rules were tried in a few games, and two that did badly in 400 each. With one hidden card it won
54.9% (51.4 to 58.3). If nothing beats except a 3, and that beats only a 4, it won no more than
44.9% (42.5 to 47.2).

What hidden cards are worth: a *hard* that is shown the other hand won 60.5% of 200 games against
one that isn't, each deal from both seats (95%: 55.0 to 66.0; `tools/ceiling.py`). Better guesses at
hidden cards can hardly bring more than that.""",
}
"""What else we found out about a game's players, written by hand."""
HEAD = f"""# How strong the computer players are

What this means for you: the level doesn't decide a single game, but it does decide a series. In
most games the next level up wins two games out of three, or more. In Cuttle and Soul Taker, where
the cards decide more, it wins about three out of five. *Expert* and *hard* choose differently in 14
(Russian Bank) to 35 (Cuttle) decisions out of 100. A beginner overlooks what is easy to see. From
easy up, a computer player takes a win if one move brings it. As far as it can know, it also avoids
a move that is clearly likelier than another to lose the game before its next turn. So don't wait
for a slip like that. You win by being better placed.

`make ladder` writes this page. Each deal is played from every seat. The score is the share of
opponents beaten, counting a draw as half. “Not last” is for tables of four. The interval (95%) goes
by whole deals, if there are enough of them. Where we know how lucky the players were with their
cards, we take that out of the score. A match is played until it's clear (wrong once in twenty
times) whether the score is {MARGIN} above or {MARGIN} below the one wanted. “Not clear” means that
the games ran out first. Times are those of the machine that played, which may have been busy with
several matches at once.

An expert has {LIMIT.seconds:g} s or {LEVELS["expert"].iterations:,} iterations, whichever is less.
In Cunt-Soul it has 6,400. `greedy` plays by the score of moves alone, `random` plays any legal line
(in Russian Bank, any that breaks no duty), and `counter` is the program of `tools/rivals.py`.
"""
COLUMNS = (
    "| match | games | result | interval | wanted | met | ms: mean / 99% / most | stalled |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


class Match(NamedTuple):
    """One line of the ladder."""

    rules: str
    player: str
    others: tuple[str, ...]
    wanted: float
    by: str = "score"
    """Which of its figures counts: `score` or `not_last`."""

    @property
    def name(self) -> str:
        """What the match is kept under."""
        return "-".join((self.rules, self.player, *self.others))

    @property
    def title(self) -> str:
        """The match in words."""
        count = len(self.others)
        return f"{self.player} v {f'{count} ' if count > 1 else ''}{self.others[0]}"


def ladder(game: str) -> list[Match]:
    """The matches of a game, and what is wanted of each."""
    fewest = load_rules(game).seats[0]
    found = [
        Match(game, "expert", (other,) * (fewest - 1), wanted)
        for other, wanted in TWO.get(game, UNJUDGED)
    ]
    if game in FOUR:
        found.append(Match(game, "expert", ("greedy",) * 3, FOUR[game], by="not_last"))
    step = 0.54 if game in LUCKY else 0.58
    names = list(LEVELS)
    for lower, upper in pairwise(names):
        found.append(Match(game, upper, (lower,) * (fewest - 1), step))
    return [*found, Match(game, names[-1], (names[0],) * (fewest - 1), 0.80)]


def seated(match: Match, name: str) -> str:
    """A player's name as `simulate` takes it."""
    if name not in KINDS:
        return name
    program = [sys.executable, str(ROOT / "tools" / "rivals.py"), match.rules, name]
    return "cmd:" + shlex.join(program)


@dataclass(frozen=True)
class Result:
    """What a game came to for the player whom a match is about."""

    match: Match
    number: int
    score: float
    not_last: float
    stalled: bool
    lucky: float = 0.0
    """How lucky the player was; nothing is known of that in games of long ago."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The player, and the others."""
        return (self.match.player, *self.match.others)

    @property
    def scores(self) -> tuple[float, ...]:
        """The figure that counts, and nothing for the others: nobody asks for theirs."""
        counts = self.score if self.match.by == "score" else self.not_last
        return (counts, *(0.0 for _ in self.match.others))

    @property
    def luck(self) -> tuple[float, ...]:
        """The player's luck, likewise."""
        return (self.lucky, *(0.0 for _ in self.match.others))


class Record:
    """The games of a match that have been played, and how long its player thought."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path = KEPT / f"{match.name}.json"
        told = json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}
        self.games = {one[0]: Result(match, *one) for one in told.get("games", [])}
        self.times = Counter({float(ms): count for ms, count in told.get("ms", {}).items()})

    def add(self, game: Played) -> None:
        """Take up a game."""
        mine = [seat for seat, bot in enumerate(game.bots) if bot == self.match.player]
        score = round(_mean(game.scores[seat] for seat in mine), 4)
        not_last = round(_mean(1.0 - game.last[seat] for seat in mine), 4)
        lucky = round(_mean(game.luck[seat] for seat in mine), 4)
        result = Result(self.match, game.number, score, not_last, game.stalled, lucky)
        self.games[game.number] = result
        self.times.update(
            float(f"{ms:.2g}") for bot, ms in game.thought if bot == self.match.player
        )

    def save(self) -> None:
        """Write all of it down."""
        games = [
            [one.number, one.score, one.not_last, one.stalled, one.lucky]
            for _, one in sorted(self.games.items())
        ]
        told = {"games": games, "ms": {f"{ms:g}": self.times[ms] for ms in sorted(self.times)}}
        KEPT.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(told) + "\n", "utf-8")

    def played(self) -> list[Result]:
        """The games, in the order of their numbers."""
        return [self.games[number] for number in sorted(self.games)]

    def late(self, share: float) -> float:
        """The milliseconds that such a share of the decisions took at most."""
        left = share * self.times.total()
        for ms in sorted(self.times):
            left -= self.times[ms]
            if left <= 0:
                return ms
        return 0.0


def _mean(values: Iterable[float]) -> float:
    run = list(values)
    return sum(run) / len(run)


def play(match: Match, games: int, jobs: int) -> None:
    """Play those of the first so many games of a match that are missing."""
    record = Record(match)
    missing = [number for number in range(games) if number not in record.games]
    seats = [seated(match, name) for name in (match.player, *match.others)]
    rules = load_rules(match.rules)
    try:
        for game in games_of(rules, seats, missing, jobs=jobs, limit=LIMIT, luck=True):
            record.add(game)
            told = f"\r{match.rules}: {match.title}: {len(record.games)} games "
            print(told, end="", flush=True)
    finally:
        record.save()
    if missing:
        print()


def verdict(match: Match, games: list[Result]) -> str:
    """Whether the figure is as wanted: `high` or `low`, or `""` where that is not clear yet."""
    asked = WaldTest(max(0.0, match.wanted - MARGIN), min(1.0, match.wanted + MARGIN))
    asked.settled_by(by_deal(games, match.player))
    return asked.reached


def row(record: Record) -> str:
    """A line of the page's table."""
    match, games = record.match, record.played()
    whole = paired(games, match.player)
    share = whole.score if whole else _mean(one.scores[0] for one in games)
    low, high = (whole.low, whole.high) if whole else wilson(share, len(games))
    what = "" if match.by == "score" else "not last "
    times = record.times
    mean = sum(ms * count for ms, count in times.items()) / times.total()
    met = {"high": "yes", "low": "**no**", "": "not clear"}[verdict(match, games)]
    return (
        f"| {match.title} | {len(games)} | {what}{share:.3f} | {low:.3f}–{high:.3f} | "
        f"{match.wanted:.2f} | {met} | "
        f"{mean:.0f} / {record.late(0.99):.0f} / {max(times):.0f} | "
        f"{sum(one.stalled for one in games)} |"
    )


def sections() -> dict[str, str]:
    """What the page says of each game so far, by its title."""
    text = PAGE.read_text("utf-8") if PAGE.exists() else ""
    parts = [part.rstrip() for part in text.split("\n## ")[1:]]
    return {part.partition("\n")[0]: f"## {part}\n" for part in parts}


def write() -> None:
    """The page, from every game whose matches have all been played for a while."""
    parts, before = [HEAD], sections()
    for game in GAMES:
        title = load_rules(game).names.plain
        records = [Record(match) for match in ladder(game)]
        if all(len(record.games) >= ENOUGH for record in records):
            remark = [REMARKS[game], ""] if game in REMARKS else []
            played = f"Played with version {__version__}."
            rows = [row(record) for record in records]
            parts.append("\n".join([f"## {title}\n", *COLUMNS, *rows, "", *remark, played, ""]))
        elif title in before:
            parts.append(before[title])
    PAGE.write_text("\n".join(parts), "utf-8")


def main() -> int:
    """Play what is asked for; the page is written after every round of a game's matches."""
    parser = argparse.ArgumentParser(description="Play the ladder and write docs/opponents.md.")
    parser.add_argument("game", nargs="*", help=f"default: all of {', '.join(GAMES)}")
    parser.add_argument(
        "--games", type=int, default=2000, help="of a match at most (default: 2000)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--afresh", action="store_true", help="forget what was played before")
    args = parser.parse_args()
    if unknown := set(args.game) - set(GAMES):
        parser.error(f"there is no ladder for {', '.join(sorted(unknown))}")
    if args.afresh:
        for game in args.game or GAMES:
            for match in ladder(game):
                Record(match).path.unlink(missing_ok=True)
    try:
        for upto in range(ROUND, args.games + ROUND, ROUND):
            for game in args.game or GAMES:
                for match in ladder(game):
                    if verdict(match, Record(match).played()):
                        continue
                    play(match, min(upto, args.games), args.jobs)
                write()
    except KeyboardInterrupt:
        write()
        print("\ninterrupted; what is done is kept")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
