"""The commands that look at a game again."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import TYPE_CHECKING

from cardtable import files
from cardtable.cli.playing import record_path
from cardtable.cli.shared import CommandError, complain, say
from cardtable.presenter.phrases import wording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardtable.ai.review import Decision
    from cardtable.engine.record import Record

SAVED_EVERY = 4
"""Decisions: so many are lost at most where the program is killed."""


def review(args: argparse.Namespace) -> int:
    """`cardtable review`: what each decision was worth, and what luck did."""
    from cardtable.ai.review import BUDGET, Following, Reviewing, review
    from cardtable.ai.worker import Worker
    from cardtable.engine.record import RecordError
    from cardtable.presenter.reviews import lines, to_data
    from cardtable.terminal.presence import table_data

    path, record, problem = _record(args)
    name = _name(record)
    with files.naming(path):
        rules = files.rules_of_record(record)
    # What's kept was judged with all the time it took. With less of it there's nothing to keep.
    ours = {files.saves_folder(), files.records_folder()}
    kept = args.seconds is None and path.parent in ours
    problems: list[str] = []
    data = files.load_review(path, record, args.seat, problems) if kept else None
    for words in problems:
        complain(words)
    work = Reviewing(record, rules, args.seat, Worker, data)
    known = {**work.decisions, **work.others}

    def judged(done: int, wanted: int, decision: Decision) -> None:
        if sys.stderr.isatty():
            _progress(done, wanted, decision)
        work.wanted = wanted
        noted(decision)

    def noted(decision: Decision) -> None:
        work.note(decision)
        if kept and work.unkept >= SAVED_EVERY:
            files.save_review(path, record, args.seat, work.data())

    try:
        with _until_interrupted() as stop:
            decisions = review(
                record,
                rules,
                args.seat,
                replace(BUDGET, seconds=args.seconds),
                stop=stop,
                watch=Following(judged, known=known, beside=noted),
            )
    except RecordError as error:
        raise CommandError(f"{path}: {wording('cli.damaged', why=str(error))}") from error
    if kept and work.unkept:
        files.save_review(path, record, args.seat, work.data())
    if not decisions.complete and args.seconds is None:
        complain(wording("cli.review-kept" if kept else "cli.review-stopped"))
    if args.json:
        args.json.write(json.dumps(to_data(decisions), indent=2) + "\n")
    else:
        for line in lines(decisions, table_data(rules), name):
            say(line)
    return int(problem)


@contextmanager
def _until_interrupted() -> Iterator[Callable[[], bool]]:
    """Whether somebody has interrupted, which ends nothing by itself; the second time it does."""
    interrupted = Event()

    def interrupt(*_: object) -> None:
        if interrupted.is_set():
            raise KeyboardInterrupt
        interrupted.set()

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupted.is_set
    finally:
        signal.signal(signal.SIGINT, before)


def page(args: argparse.Namespace) -> int:
    """`cardtable page`: a finished game as one HTML file."""
    from cardtable.engine.record import RecordError
    from cardtable.presenter.layoutfile import laid_out
    from cardtable.presenter.webpage import webpage

    path, record, problem = _record(args)
    with files.naming(path):
        rules = files.rules_of_record(record)
    try:
        data = laid_out(rules)
        text = webpage(record, rules, data, polite=files.load_settings().polite)
    except RecordError as error:
        raise CommandError(f"{path}: {wording('cli.damaged', why=str(error))}") from error
    args.file.write(text)
    return int(problem)


def prove(args: argparse.Namespace) -> int:
    """`cardtable prove`: computer players decide the same whatever they can't see."""
    from cardtable.ai.fairness import cases, held
    from cardtable.engine.record import RecordError
    from cardtable.presenter.reviews import review_words

    path, record, problem = _record(args)
    name, cheats = _name(record), []
    with files.naming(path):
        rules = files.rules_of_record(record)
    try:
        for case in cases(record, rules):
            if args.step in {None, case.step}:
                _, same = held(case, args.times, Random(case.seed))
                cheats.append(
                    {"step": case.step, "seat": case.seat, "asked": args.times, "same": same}
                )
                if not args.json:
                    who = name(case.seat)
                    say(
                        review_words(
                            "prove-line", step=case.step, seat=who, same=same, count=args.times
                        )
                    )
    except RecordError as error:
        raise CommandError(f"{path}: {wording('cli.damaged', why=str(error))}") from error
    if not cheats:
        raise CommandError(f"{path}: {wording('cli.no-decision')}")
    sound = sum(case["asked"] == case["same"] for case in cheats)
    if args.json:
        data = {"decisions": cheats, "held": sound}
        args.json.write(json.dumps(data, indent=2) + "\n")
    else:
        say(review_words("prove-sum", held=sound, count=len(cheats)))
    return int(problem or sound < len(cheats))


def _record(args: argparse.Namespace) -> tuple[Path, Record, bool]:
    """The record that is named, and whether there is something wrong with it, which is said."""
    path = record_path(args.record)
    record, problem = files.load_record(path)
    if problem:
        complain(str(problem))
    return path, record, problem is not None


def _name(record: Record) -> Callable[[str], str]:
    """What the players of a record are called."""
    from cardtable.session import Player

    players = [Player.from_data(seat, number) for number, seat in enumerate(record.seats, 1)]
    return lambda seat: players[int(seat[1:]) - 1].called


def _progress(done: int, wanted: int, _: Decision) -> None:
    words = wording("cli.progress", done=done, count=wanted)
    print(f"\r{words}", end="" if done < wanted else "\n", file=sys.stderr)
