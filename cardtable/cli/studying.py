"""`cardtable study`: how rules play."""

from __future__ import annotations

import argparse
import csv
import io
import json
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from textwrap import fill
from typing import Any

from cardtable import files
from cardtable.ai.arena import Lost
from cardtable.ai.study import Study, StudyPlan, Tally, TaskDone, compared, play, summed, tasks
from cardtable.cli.bots import cluster, leaving_nothing, progress
from cardtable.cli.shared import INTERRUPTED, CommandError, complain, limit_of, options, say
from cardtable.engine.rules import Rules
from cardtable.presenter import houserules, studies
from cardtable.presenter.phrases import wording

MEASURE = 96
"""Sentences are no wider, in characters."""
COLUMNS = ("rules", "what", "value", "low", "high", "games")


def study(args: argparse.Namespace) -> int:
    """`cardtable study`: let computers play by these rules, and say how they play."""
    chosen = [files.load_rules(name, options(args)) for name in args.rules]
    other = files.load_rules(args.against) if args.against else None
    for one in chosen if other else ():
        if other and one.game is not other.game:
            raise CommandError(wording("cli.other-games", rules=one.id, other=other.id))
    plans = _plans(args, [*chosen, *([other] if other else [])])
    made, trouble = _played(args, plans)
    if not any(one.begun for one in made):
        if isinstance(trouble, KeyboardInterrupt):
            raise trouble
        raise CommandError(str(trouble)) from trouble
    parent = made.pop() if other else None
    data = _data(made, parent, interrupted=trouble is not None)
    if args.json:
        args.json.write(json.dumps(data, indent=2) + "\n")
    if args.csv:
        args.csv.write(_table(made, parent))
    if not any(one and one.here for one in (args.json, args.csv)):
        for rules, each in zip(chosen, made, strict=True):
            _say(rules, each, other, parent)
    if isinstance(trouble, Lost):
        complain(str(trouble))
        return 1
    return INTERRUPTED if trouble else 0


def _plans(args: argparse.Namespace, rules: Sequence[Rules]) -> list[StudyPlan]:
    """What is to be played; where rules are compared, all at tables of the same size."""
    more: dict[str, Any] = {"player": args.players, "games": args.games, "skill": args.skill}
    limit = limit_of(args)
    if limit is not None:
        more["limit"] = limit
    seats = args.seats
    if args.against and seats is None:
        seats = studies.plan_of(rules[0]).seats
    return [studies.plan_of(one, seats, seed=args.seed, **more) for one in rules]


def _played(
    args: argparse.Namespace, plans: list[StudyPlan]
) -> tuple[list[Study], BaseException | None]:
    """The results, and the error that ended the games early, if one did."""
    tallies, trouble = _counted(args, plans)
    return [summed(plan, *each) for plan, each in zip(plans, tallies, strict=True)], trouble


def _counted(
    args: argparse.Namespace, plans: list[StudyPlan]
) -> tuple[list[tuple[Tally, Tally]], BaseException | None]:
    """The counts of each plan: equal players, and strong against weak ones; and such an error."""
    plain, skill = [Tally() for _ in plans], [Tally() for _ in plans]
    todo = tasks(plans)
    wanted, count = sum(task.games for task in todo), 0
    trouble: BaseException | None = None
    try:
        with leaving_nothing():
            for done in _results(args, todo):
                (skill if done.skill else plain)[done.plan].merge(done.tally)
                count += done.tally.games
                if sys.stderr is not None and sys.stderr.isatty():
                    progress(count, wanted)
    except (KeyboardInterrupt, Lost) as error:
        trouble = error
    return list(zip(plain, skill, strict=True)), trouble


def _results(args: argparse.Namespace, todo: list[Any]) -> Iterator[TaskDone]:
    if args.dask is not None:
        with cluster(args.dask) as lent:
            yield from play(todo, **lent)
    else:
        yield from play(todo, args.jobs)


# ---------------------------------------------------------------------- what is told


def _say(rules: Rules, study: Study, other: Rules | None, parent: Study | None) -> None:
    """How rules play, in sentences, for the terminal."""
    studied = studies.studied_of(rules)
    name, count, seats = rules.names.plain, study.games, study.seats
    say(wording("cli.study-games", rules=name, games=count, seats=seats, player=study.player))
    base = other or houserules.parent_of(rules)
    if houserules.differences(rules, base):
        _tell("", [houserules.full_sentence(houserules.summary(rules, base))])
    if not study.begun:
        return
    if other is not None and parent is not None:
        _tell("", studies.verdict_of(study, parent, other.names.plain))
    _tell("", [wording("study.brackets")])
    if other is not None and parent is not None and parent.begun:
        names, games = other.names.plain, parent.games
        title = wording("cli.study-different", rules=names, games=games)
        changes = studies.different(compared(study, parent), study, studied)
        _tell(title, [*changes, wording("study.sure")])
    for part in studies.told(study, studied):
        _tell(part.title, part.lines)
    powers = studies.power_lines(study)
    if powers:
        say(f"\n{wording('cli.study-powers')}")
        if any(power.worth for power in powers):
            _tell("", [studies.what_worth_means(study)])
        wide = max(len(power.name) for power in powers)
        most = max(len(power.often) for power in powers)
        for power in powers:
            say(f"  {power.name:{wide}}  {power.often:{most}}  {power.worth}".rstrip())
    if study.problems:
        failed = wording("cli.study-failed", count=study.problems, problem=study.problem)
        say(f"\n{failed}")
    say()


def _tell(title: str, sentences: Sequence[str]) -> None:
    """A part of it, no wider than the terminal; without a title it goes on with the last one."""
    if title:
        say(f"\n{title}")
    wide = max(MEASURE // 2, min(MEASURE, shutil.get_terminal_size().columns))
    for sentence in sentences:
        say(fill(sentence, wide, initial_indent="  ", subsequent_indent="    "))


def _data(made: list[Study], parent: Study | None, *, interrupted: bool) -> dict[str, Any]:
    """Everything as plain data."""
    data: dict[str, Any] = {"studies": [asdict(one) for one in made]}
    if parent is not None:
        data["against"] = asdict(parent)
        data["changes"] = [
            [asdict(each) | {"sure": each.sure} for each in compared(one, parent)] for one in made
        ]
    return {**data, "interrupted": True} if interrupted else data


def _table(made: list[Study], parent: Study | None) -> str:
    """Everything as CSV: a figure a line."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(COLUMNS)
    for one in (*made, *([parent] if parent else [])):
        for what, figure in one.figures():
            lines.writerow([one.rules, what, figure.value, figure.low, figure.high, figure.games])
        lines.writerow([one.rules, "length median", one.median, "", "", one.games])
        lines.writerow([one.rules, "length p95", one.p95, "", "", one.games])
    for one in made if parent else ():
        for change in compared(one, parent) if parent else ():
            row = [change.more, change.low, change.high, one.games]
            lines.writerow([one.rules, f"change {change.what}", *row])
    return out.getvalue()
