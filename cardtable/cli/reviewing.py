"""The command that looks at a game again."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable import files
from cardtable.cli.bots import check_writable
from cardtable.cli.playing import record_path
from cardtable.cli.shared import CommandError, complain, say

if TYPE_CHECKING:
    from cardtable.ai.review import Decision


def review(args: argparse.Namespace) -> int:
    """`cardtable review`: what each decision was worth, and what luck did."""
    from cardtable.ai.review import BUDGET, Following, review
    from cardtable.engine.record import RecordError
    from cardtable.presenter.reviews import lines, to_data
    from cardtable.session import Player
    from cardtable.terminal.presence import table_data

    path = record_path(args.record)
    if args.json not in {None, "-"}:
        check_writable("--json", Path(args.json))
    record, problem = files.load_record(path)
    if problem:
        complain(str(problem))
    players = [Player.from_data(seat, number) for number, seat in enumerate(record.seats, 1)]
    seats = {f"p{number}": one for number, one in enumerate(players, 1)}
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
        text = json.dumps(to_data(found), indent=2)
        if args.json == "-":
            print(text)
        else:
            files.write_atomic(Path(args.json), text + "\n", backup=False)
    else:
        for line in lines(found, table_data(rules), lambda seat: seats[seat].name):
            say(line)
    return int(problem is not None)


def _progress(done: int, wanted: int, _: Decision) -> None:
    print(f"\r{done} of {wanted}", end="" if done < wanted else "\n", file=sys.stderr)
