"""The commands that look at a game again."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable import files
from cardtable.cli.bots import check_writable
from cardtable.cli.playing import record_path
from cardtable.cli.shared import CommandError, complain, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.ai.review import Decision
    from cardtable.engine.record import Record


def review(args: argparse.Namespace) -> int:
    """`cardtable review`: what each decision was worth, and what luck did."""
    from cardtable.ai.review import BUDGET, Following, review
    from cardtable.engine.record import RecordError
    from cardtable.presenter.reviews import lines, to_data
    from cardtable.terminal.presence import table_data

    path, record, problem = _record(args)
    name = _name(record)
    with files.naming(path):
        rules = files.rules_of_record(record)
    try:
        found = review(
            record,
            rules,
            args.seat,
            replace(BUDGET, seconds=args.seconds),
            watch=Following(_progress if sys.stderr.isatty() else None),
        )
    except RecordError as error:
        raise CommandError(f"{path}: the record is damaged at {error}") from error
    if args.json:
        _write(args.json, to_data(found))
    else:
        for line in lines(found, table_data(rules), name):
            say(line)
    return int(problem)


def page(args: argparse.Namespace) -> int:
    """`cardtable page`: a finished game as one HTML file."""
    from cardtable.engine.record import RecordError
    from cardtable.presenter.webpage import save_page
    from cardtable.terminal.presence import table_data

    args.json = None
    check_writable("FILE", Path(args.file))
    path, record, problem = _record(args)
    with files.naming(path):
        rules = files.rules_of_record(record)
    try:
        save_page(record, rules, table_data(rules), Path(args.file))
    except RecordError as error:
        raise CommandError(f"{path}: the record is damaged at {error}") from error
    return int(problem)


def prove(args: argparse.Namespace) -> int:
    """`cardtable prove`: computer players decide the same whatever they can't see."""
    from cardtable.ai.fairness import cases, held
    from cardtable.engine.record import RecordError
    from cardtable.presenter.reviews import words

    path, record, problem = _record(args)
    name, told = _name(record), []
    with files.naming(path):
        rules = files.rules_of_record(record)
    try:
        for one in cases(record, rules):
            if args.step in {None, one.step}:
                _, same = held(one, args.times, Random(one.seed))
                told.append({"step": one.step, "seat": one.seat, "asked": args.times, "same": same})
                if not args.json:
                    who = name(one.seat)
                    say(words("prove-line", step=one.step, seat=who, same=same, count=args.times))
    except RecordError as error:
        raise CommandError(f"{path}: the record is damaged at {error}") from error
    if not told:
        raise CommandError(f"{path}: no computer player decides anything there")
    sound = sum(one["asked"] == one["same"] for one in told)
    if args.json:
        _write(args.json, {"decisions": told, "held": sound})
    else:
        say(words("prove-sum", held=sound, count=len(told)))
    return int(problem or sound < len(told))


def _record(args: argparse.Namespace) -> tuple[Path, Record, bool]:
    """The record that is named, and whether there is something wrong with it, which is said."""
    path = record_path(args.record)
    if args.json not in {None, "-"}:
        check_writable("--json", Path(args.json))
    record, problem = files.load_record(path)
    if problem:
        complain(str(problem))
    return path, record, problem is not None


def _name(record: Record) -> Callable[[str], str]:
    """What the players of a record are called."""
    from cardtable.session import Player

    players = [Player.from_data(seat, number) for number, seat in enumerate(record.seats, 1)]
    return lambda seat: players[int(seat[1:]) - 1].name


def _write(file: str, data: dict[str, Any]) -> None:
    """Write figures to a file; `-` is the terminal."""
    text = json.dumps(data, indent=2)
    if file == "-":
        print(text)
    else:
        files.write_atomic(Path(file), text + "\n", backup=False)


def _progress(done: int, wanted: int, _: Decision) -> None:
    print(f"\r{done} of {wanted}", end="" if done < wanted else "\n", file=sys.stderr)
