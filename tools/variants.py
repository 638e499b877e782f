"""How every variant plays: let computers play them all and write `docs/variants.md`.

`variants.py [RULES …] [--greedy N] [--hard N] [--skill N] [--jobs N] [--page] [--tables]`. The
whole study takes many hours. It is played in rounds, some games of every variant in each. Every
piece is kept in `build/variants`, and after each round the sum in `docs/variants`, part of the
repository: so it can be interrupted whenever one likes, gone on with later and elsewhere, and the
page tells of what there is. `make variants COMPILED=1` lets the compiled build play, with the same
results in a fraction of the time. After a change of a game's rules delete what was kept of it.

With `--tables` another study is played: fewer games, but at every variant with each number of
players. Its sums are `assets/studies.json`, which the meters on the posters of *New game* show
(`presenter.meters`). It can be interrupted, too; what was measured of rules that have changed
since is measured again.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from cardtable.ai.study import (
    PIECE,
    SLOW,
    STRONG,
    WEAK,
    Study,
    StudyPlan,
    Tally,
    Task,
    compared,
    play,
    summed,
    tasks,
)
from cardtable.engine.rules import Rules
from cardtable.engine.schema import plain
from cardtable.files import list_rules, load_rules, parent_of
from cardtable.presenter import meters, studies
from cardtable.presenter.houserules import summary

ROOT = Path(__file__).resolve().parent.parent

KEPT = ROOT / "build" / "variants"
SUMS = ROOT / "docs" / "variants"
PAGE = ROOT / "docs" / "variants.md"
KINDS = {"greedy": 10_000, "hard": 500, "skill": 60}
"""What is played, and how many games of each: all seats greedy, all hard, and half against half."""
ROUNDS = 10
"""In so many rounds all is played."""
TABLES = {"cuttle-teams": 4, "cuttle-three": 3, "shithead-crowd": 6}
"""Variants that are made for other tables than the game's usual one."""
UNFAIR, STUCK = 0.05, 0.1
"""How far from half a seat's results may lie, and which share of games get stuck, unsaid."""
LEAST, SOUND = 20, 200
"""What fewer games say is not told, or not called wrong."""
REMARKS = {
    "cuttle": (
        "It takes each player only four or five moves to reach 14 points, so in Quick Cuttle the "
        "first move counts for more than the dealer's sixth card. At 21 points that card is worth "
        "a little more than the first move."
    ),
    "russian-bank": (
        "The player who starts is the first to build and to load, on a tableau nobody has used "
        "yet. A turn lasts as long as anything can be moved."
    ),
    "soul-taker": (
        "If the number of exchanges is odd, the first player leads once more than the other (13 "
        "times out of 25, 8 out of 15), and only answers win cards. With four rounds (few threes), "
        "or if leads can win too (duel), the seats are even."
    ),
}
"""A possible reason for what's wrong in a game, written by hand."""
HEAD = """# How the variants play

`make variants` writes this page. Computers have played every variant that comes with the program,
with the same player in every seat: `greedy`, which takes the move that scores best at once, and
`hard`, which thinks ahead. Every game is a new deal. The brackets show where the true figure most
likely lies (95%), and each line says how many games there were.

- **First player**: how often the player with the first turn wins, counting a draw as half. At
  larger tables, it's the share of the others that this player beats. 50% is fair.
- **Moves** counts everyone's moves. **Stuck** games are those in which nobody could make progress,
  so a rule ended them.
- **Skill**: the share of beginners that a hard player beats, with hard players and beginners at the
  same table. Pure luck would be 50%.
- **Changes** come from greedy players' games, and are listed only if they're very unlikely to be
  chance (99%).
- **Worth** compares the player who had the most of something with the others in that game: how many
  more opponents in 100 that player beat. It needn't be the reason. Someone who picks up a lot of
  piles also uses a lot of twos.

`cardtable study RULES --against PARENT` says the same about any rules, including your own.

The meters on the posters of *New game* come from fewer games, but cover every possible number of
players. `make variants ARGS=--tables` plays them and writes their sums to `assets/studies.json`,
with seed and counts.

- **Minutes** estimate how long people take: two seconds a move, plus as much as the game's layout
  says (`thought`) each time there's twice as much to choose from. Nobody has held a watch.
- **The lead changes** when computer players, who have an estimate of every position in the game,
  see someone else clearly ahead.

Three people, ten minutes, fair, more skill: the answers were Shithead, Literal Shithead and Classic
Shithead. In 200 new games of each (seed 777), minutes, lead changes and all three seats came out as
predicted. So did skill, in 200 more: 96, 95 and 92% of the beginners were beaten.
"""
COLUMNS = (
    "| rules | players | games | first player | moves | stuck |",
    "| --- | --- | --- | --- | --- | --- |",
)


def plan(rules: Rules, kind: str, games: int) -> StudyPlan:
    """What is to be played of one kind."""
    seats = TABLES.get(rules.id)
    if kind == "skill":
        return studies.plan_of(rules, seats, games=0, skill=games)
    return studies.plan_of(rules, seats, player=kind, games=games)


class Shelf:
    """What has been played of one kind of a variant's games: a sum, and pieces not yet in it."""

    def __init__(self, rules: Rules, kind: str) -> None:
        self._path = KEPT / f"{rules.id}-{kind}.jsonl"
        self._sum_path = SUMS / f"{rules.id}-{kind}.json"
        one = plan(rules, kind, 1)
        usual = plain(type(rules.options)())  # an option added later that plays as before is none
        options = {
            name: value for name, value in plain(rules.options).items() if value != usual[name]
        }
        about = (rules.game.ID, options, one.seats, one.player, one.seed, one.watch)
        self._mark = crc32(repr(about).encode())
        self._cut = False
        self._summed: set[int] = set()
        self._sum = Tally()
        self.found: dict[int, Tally] = {}
        if self._sum_path.exists():
            data = json.loads(self._sum_path.read_text("utf-8"))
            if data["mark"] == self._mark:
                self._summed.update(data["pieces"])
                self._sum = Tally.read(data["tally"])
        for data in self._lines():
            if data["mark"] == self._mark and data["first"] not in self._summed:
                self.found[data["first"]] = Tally.read(data["tally"])

    def add(self, first: int, tally: Tally) -> None:
        """Keep a piece, which is known by its first game."""
        KEPT.mkdir(parents=True, exist_ok=True)
        data = {"mark": self._mark, "first": first, "tally": tally.data()}
        with self._path.open("a", encoding="utf-8") as file:
            file.write("\n" * self._cut + json.dumps(data) + "\n")
        self._cut = False
        self.found[first] = tally

    def missing(self, todo: list[Task]) -> list[Task]:
        """Those pieces that have not been played."""
        done = self.found.keys() | self._summed
        return [one for one in todo if one.numbers[0] not in done]

    def whole(self) -> Tally:
        """All games that have been played."""
        whole = Tally()
        for tally in (self._sum, *self.found.values()):
            whole.merge(tally)
        return whole

    def sum_up(self) -> None:
        """Write the sum of all that has been played."""
        if not self.found:
            return
        whole, pieces = self.whole(), sorted(self.found.keys() | self._summed)
        data = {"mark": self._mark, "pieces": pieces, "tally": whole.data()}
        SUMS.mkdir(parents=True, exist_ok=True)
        self._sum_path.write_text(json.dumps(data) + "\n", "utf-8")
        self.found, self._summed, self._sum = {}, set(pieces), whole

    def _lines(self) -> Iterator[dict[str, Any]]:
        """What was kept, less a line that was cut short."""
        if self._path.exists():
            text = self._path.read_text("utf-8")
            self._cut = not text.endswith("\n")
            for line in text.splitlines():
                with suppress(json.JSONDecodeError):
                    yield json.loads(line)


def run(chosen: list[Rules], wanted: dict[str, int], jobs: int) -> None:
    """Play what is missing of the wanted games, in rounds; the page follows after each."""
    for number in range(1, ROUNDS + 1):
        for rules in chosen:
            for kind in KINDS:
                piece = PIECE if kind == "greedy" else SLOW
                games = -(-wanted[kind] * number // (ROUNDS * piece)) * piece
                shelf = Shelf(rules, kind)
                todo = shelf.missing(tasks([plan(rules, kind, games)]))
                for done in play(todo, jobs):
                    shelf.add(done.numbers[0], done.tally)
                shelf.sum_up()
                if todo:
                    print(f"{rules.id}: {games} {kind}", flush=True)
        write()


# ---------------------------------------------------------------------- every table

TABLES_FILE = ROOT / "assets" / "studies.json"
EQUAL, AGAINST = 400, 60
"""Games at each table of equal players, and of strong players against weak ones."""
FEWER = 0.3
"""Half of this share of them is enough where many play."""
SHARES = 0.25, 1.0
"""So much of all is played in the first round, and in the second one."""
CROWD = 4
"""Strong against weak is played at tables of no more than these: a game takes seconds there."""


def every_table() -> list[meters.TableSums]:
    """Each table that is studied: every variant with each number of players."""
    return [
        meters.TableSums(rules.id, n, meters.mark_of(rules))
        for rules in list_rules()
        for n in range(rules.seats[0], rules.seats[1] + 1)
    ]


def run_tables(names: set[str], jobs: int) -> None:
    """Play what is missing of the tables, in the order of `_urgency`; the file follows each."""
    known = {one.key: one for one in meters.read_rows()}
    rows = {
        one.key: with_shelf(before if before is not None and before.mark == one.mark else one)
        for one in every_table()
        for before in [known.get(one.key)]
    }
    pieces = [(key, skill) for key in rows for skill in (False, True)]
    pieces = [one for one in pieces if not (one[1] and one[0][1] > CROWD)]
    for share in SHARES:
        for key, skill in sorted(pieces, key=_urgency):
            row = rows[key]
            if names and row.rules not in names:
                continue
            games = share * (FEWER / 2 if row.seats > CROWD else 1)
            rules = load_rules(row.rules)
            seed = meters.SEED
            if skill:
                wanted = -(-int(AGAINST * games) // SLOW) * SLOW
                first = row.skill.games
                one = meters.plan_of(rules, row.seats, seed=seed, games=0, skill=wanted)
            else:
                wanted = -(-int(EQUAL * games) // PIECE) * PIECE
                first = row.seconds.games * row.seats
                one = meters.plan_of(rules, row.seats, seed=seed, games=wanted)
            todo = [task for task in tasks([one]) if task.numbers[0] >= first]
            if not todo:
                continue
            equal, strong = Tally(), Tally()
            for done in play(todo, jobs):
                (strong if done.skill else equal).merge(done.tally)
            rows[key] = row.plus(equal, strong)
            write_tables(list(rows.values()))
            what = "strong against weak" if skill else "equal"
            print(f"{row.rules}, {row.seats} players: {wanted} {what}", flush=True)


def _urgency(piece: tuple[meters.Key, bool]) -> float:
    """The lower, the sooner it is played: tables of three come first.

    Strong players think for so long that their games come last, but for those.
    """
    (_, seats), skill = piece
    return 0.4 * min(3, abs(seats - 3)) + (0.3 if seats == 3 else 2) * skill


def with_shelf(row: meters.TableSums) -> meters.TableSums:
    """With what the other study has of the same table, and more of it."""
    if row.seats != plan(load_rules(row.rules), "greedy", 0).seats:
        return row
    rules = load_rules(row.rules)
    equal, strong = (Shelf(rules, kind).whole() for kind in ("greedy", "skill"))
    if equal.games > row.seconds.games:  # those of the row are among them
        row = replace(row, places=tuple(map(meters.Sums.of, equal.places)))
    if strong.games > row.skill.games:
        row = replace(row, skill=meters.Sums.of(strong.strong))
    return row


def write_tables(rows: list[meters.TableSums]) -> None:
    """The file, a line for each table of which anything is known."""
    lines = [json.dumps(with_shelf(one).data()) for one in rows if one.seconds.games]
    head = {"seed": meters.SEED, "player": "greedy", "strong": STRONG, "weak": WEAK}
    text = json.dumps(head)[:-1] + ', "tables": [\n' + ",\n".join(lines) + "\n]}\n"
    TABLES_FILE.write_text(text, "utf-8")


# ---------------------------------------------------------------------- the page


class Played(NamedTuple):
    """A variant with all that is known of it."""

    rules: Rules
    greedy: Study
    hard: Study

    @property
    def every(self) -> tuple[Study, ...]:
        """The studies that have begun."""
        return tuple(one for one in (self.greedy, self.hard) if one.games >= LEAST)


def played(rules: Rules) -> Played:
    """What has been played by some rules."""
    plain_games = {kind: Shelf(rules, kind).whole() for kind in KINDS}
    skill = plain_games["skill"]
    return Played(
        rules,
        summed(plan(rules, "greedy", 0), plain_games["greedy"], skill),
        summed(plan(rules, "hard", 0), plain_games["hard"]),
    )


def row(rules: Rules, study: Study) -> str:
    """A line of a game's table."""
    cells = (
        rules.names.plain,
        f"{study.seats} {study.player}",
        f"{study.games:,}",
        studies.percent(study.places[0].score),
        studies.number(study.length),
        studies.percent(study.stalled),
    )
    return f"| {' | '.join(cells)} |"


def wrongs(one: Played) -> Iterator[str]:
    """What is wrong with a variant, as far as it is sure."""
    for study in (each for each in one.every if each.games >= SOUND):
        who = f"{study.seats} {study.player} players ({study.games:,} games)"
        for number, place in enumerate(study.places):
            share = place.score
            if share.low > 0.5 + UNFAIR / 2 and share.value >= 0.5 + UNFAIR:
                verb = "wins" if study.seats == 2 else "beats"
                of = "of the games" if study.seats == 2 else "of the others"
                said = f"the {studies.nth(number)} player {verb} {studies.percent(share)} {of}"
                yield f"{one.rules.names.plain}, {who}: {said}."
        if study.stalled.low > STUCK:
            share = studies.percent(study.stalled)
            yield f"{one.rules.names.plain}, {who}: {share} of the games get stuck."


def changes(one: Played, parent: Played) -> list[str]:
    """What a variant changes, in a list; nothing where the two can't be compared."""
    same = one.greedy.seats == parent.greedy.seats
    if not (same and one.greedy.begun and parent.greedy.begun):
        return []
    studied = studies.studied_of(one.rules)
    found = [
        each
        for each in compared(one.greedy, parent.greedy)
        if each.sure and not each.what.startswith("worth") and each.what != "stalled"
    ]
    name = one.rules.names.plain
    head = f"**{name}** ({summary(one.rules, parent.rules)}):"
    return [
        head,
        "",
        *(f"- {text}" for text in studies.sure_changes(found, one.greedy, studied)),
        "",
    ]


def powers(every: list[Played]) -> list[str]:
    """What happens in the games of each variant, and what it is worth."""
    every = [one for one in every if one.greedy.begun]
    lines = {
        one.rules.id: {line.name: line for line in studies.power_lines(one.greedy)} for one in every
    }
    names = dict.fromkeys(name for found in lines.values() for name in found)
    heads = " | ".join(one.rules.names.plain for one in every)
    table = [f"| a game, and worth | {heads} |", f"| --- |{' --- |' * len(every)}"]
    for name in names:
        cells = []
        for one in every:
            line = lines[one.rules.id].get(name)
            often = line.often.removesuffix(" a game").partition(" (")[0] if line else "–"
            worth = line.worth.removeprefix("worth ").partition(" (")[0] if line else ""
            cells.append(f"{often}, {worth}" if worth else often)
        table.append(f"| {name} | {' | '.join(cells)} |")
    return table


def part(game: str, every: list[Played]) -> list[str]:
    """The part of the page that is about one game."""
    lines = [f"## {load_rules(game).names.plain}", "", *COLUMNS]
    lines += [row(one.rules, study) for one in every for study in one.every]
    skills = [
        f"{one.rules.names.plain} {studies.percent(one.greedy.skill)}"
        for one in every
        if one.greedy.skill is not None
    ]
    if skills:
        count = min(one.greedy.skill.games for one in every if one.greedy.skill is not None)
        lines += ["", f"Skill ({count} games each, or more): {', '.join(skills)}."]
    wrong = [text for one in every for text in wrongs(one)]
    lines += ["", "What’s wrong:" if wrong else "Nothing seems to be wrong.", ""]
    lines += [*(f"- {text}" for text in wrong), *([""] if wrong else [])]
    lines += [f"A possible reason: {REMARKS[game]}", ""] if wrong and game in REMARKS else []
    known = {one.rules.id: one for one in every}
    for one in every:
        parent = known.get(parent_of(one.rules).id)
        if parent is not None and parent is not one:
            lines += changes(one, parent)
    return [*lines, *powers(every), ""]


def write() -> None:
    """The page, from all that has been played; what it says of other games is kept."""
    lines = [HEAD]
    before = parts_before()
    every = [load_rules(one.id) for one in list_rules()]
    for game in dict.fromkeys(one.game.ID for one in every):
        found = [played(one) for one in every if game == one.game.ID]
        begun = [one for one in found if one.every]
        if begun:
            lines += part(game, begun)
        else:
            lines += before.get(load_rules(game).names.plain, [])
    PAGE.write_text("\n".join(lines).rstrip() + "\n", "utf-8")


def parts_before() -> dict[str, list[str]]:
    """The parts of the page that stands, by the game's name."""
    found: dict[str, list[str]] = {}
    if PAGE.exists():
        _, *parts = PAGE.read_text("utf-8").split("\n## ")
        for text in parts:
            found[text.partition("\n")[0]] = [f"## {text.rstrip()}", ""]
    return found


def main() -> int:
    """Play what is asked for; the page is written after every round."""
    parser = argparse.ArgumentParser(description="Play every variant, write docs/variants.md.")
    parser.add_argument("rules", nargs="*", help="default: all that are shipped")
    for kind, games in KINDS.items():
        parser.add_argument(f"--{kind}", type=int, default=games, help=f"games (default: {games})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    parser.add_argument("--tables", action="store_true", help="play for the posters instead")
    args = parser.parse_args()
    if args.tables:
        try:
            run_tables(set(args.rules), args.jobs)
        except KeyboardInterrupt:
            print("\ninterrupted; what is done is kept")
            return 1
        return 0
    chosen = [load_rules(name) for name in args.rules] or list_rules()
    try:
        if not args.page:
            run(chosen, {kind: getattr(args, kind) for kind in KINDS}, args.jobs)
    except KeyboardInterrupt:
        print("\ninterrupted; what is done is kept")
        return 1
    finally:
        write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
