"""The commands that lead to a table: in a window, or in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from cardtable import files
from cardtable.cli.shared import CommandError, complain, rules_of, say
from cardtable.presenter.phrases import wording

if TYPE_CHECKING:
    from cardtable.engine.record import Record
    from cardtable.engine.rules import Rules
    from cardtable.session import Player, Session


def open_window(args: argparse.Namespace) -> int:
    """`cardtable`: the window, or with `--text` the questions that lead to a game."""
    if args.text:
        return _lobby()
    from cardtable.table.main import main as table

    return table()


def _lobby() -> int:
    from cardtable.terminal.console import Console
    from cardtable.terminal.lobby import choose_game

    try:
        session = choose_game(Console(), polite=files.load_settings().polite)
    except (EOFError, KeyboardInterrupt):
        say()
        return 0
    return _text_table(session)


def play(args: argparse.Namespace) -> int:
    """`cardtable play`: straight to a table."""
    from cardtable.session import Session

    if args.lesson:
        return _lesson(args)
    if args.rules is None:
        raise CommandError(wording("cli.play-what"))
    rules = rules_of(args)
    session = Session.saved(rules, _players(rules, args), args.seed)
    status = _show(session, text=args.text)
    if status and session.step_count == 1:
        session.discard()  # no window could be opened: nobody has seen this deal
    return status


def _lesson(args: argparse.Namespace) -> int:
    if args.rules is not None:
        raise CommandError(wording("cli.lesson-rules"))
    if args.text:
        from cardtable.cli.library import play_lesson

        return play_lesson(args.lesson)
    from cardtable.lessons.lesson import find_lesson
    from cardtable.table.main import main as table

    return table(lesson=find_lesson(args.lesson))


def resume(args: argparse.Namespace) -> int:
    """`cardtable resume`: go on with a saved game."""
    from cardtable.session import latest_game, open_game

    if args.record:
        session: Session | None = open_game(record_path(args.record))
    else:
        problems: list[str] = []
        session = latest_game(problems)
        for problem in problems:
            complain(problem)
    if session is None:
        raise CommandError(wording("cli.no-save"))
    if args.run_programs:
        session.admit()
    return _show(session, text=args.text)


def _show(session: Session, *, text: bool) -> int:
    if text:
        return _text_table(session)
    from cardtable.table.main import main as table

    return table(session)


def _text_table(session: Session) -> int:
    from cardtable.presenter.strangers import refusal
    from cardtable.terminal.console import Bots, Console
    from cardtable.terminal.lobby import allows
    from cardtable.terminal.table import TextTable

    console = Console()
    if session.strangers and not sys.stdin.isatty():
        raise CommandError(refusal(session))
    if not allows(console, session):
        return 0
    bots = Bots()
    try:
        settings = files.load_settings()
        polite, ask_first = settings.polite, settings.ask_first
        TextTable(session, bots, console, polite=polite, ask_first=ask_first).run()
    finally:
        bots.close()
    return 0


def replay(args: argparse.Namespace) -> int:
    """`cardtable replay`: step through a record."""
    path = record_path(args.record)
    record, problem = files.load_record(path)
    if problem:
        complain(str(problem))
    if not (args.text or args.to is not None):
        from cardtable.table.main import main as table

        with files.naming(path):
            _check_deal(record)
        return table(replay=record, everything=args.open) or int(problem is not None)
    from cardtable.terminal.console import Console
    from cardtable.terminal.replay import TextReplay

    with files.naming(path):
        replay = TextReplay(record, Console(), everything=args.open)
    if args.to is not None and args.to > replay.last:
        raise CommandError(wording("cli.no-move", count=replay.last, number=args.to))
    replay.run(args.to, stepping=args.text and sys.stdin.isatty())
    if replay.problem and not problem:
        complain(f"{path}: {wording('cli.damaged', why=replay.problem)}")
    return int(bool(problem or replay.problem))


def _check_deal(record: Record) -> None:
    """Raise DataError where not even the deal of a record can be had: before a window opens."""
    from cardtable.engine.record import RecordError, replay

    try:
        next(replay(record, files.rules_of_record(record)))
    except (RecordError, TypeError) as error:
        raise files.DataError(wording("errors.record-unfit", why=str(error))) from error


def _players(rules: Rules, args: argparse.Namespace) -> list[Player]:
    from cardtable.terminal.lobby import seat_players

    seats = [_seat(rules, seat.strip()) for seat in args.seats.split(",")]
    names = [name.strip() for name in args.names.split(",")] if args.names else []
    if len(names) > len(seats):
        raise CommandError(wording("cli.many-names", names=len(names), seats=len(seats)))
    return seat_players(seats, names)


def _seat(rules: Rules, seat: str) -> str:
    """The player of a seat, `any` replaced by a character; raises if there is no such player."""
    from cardtable.ai.levels import ANY, split
    from cardtable.ai.player import check_seat, seated
    from cardtable.terminal.console import answered

    seat = seat if seat.startswith("cmd:") else answered(seat)
    level, character = split(seat)
    if character == ANY:
        seat = seated(level, ANY, rules, Random())
    if seat != "human":
        check_seat(seat, rules)
    return seat


def record_path(text: str) -> Path:
    """A record's file: as it is named, or by its name among the saves and the records."""
    path = Path(text)
    if files.is_folder(path):  # "." has not even a name
        raise CommandError(wording("cli.folder", path=text))
    if os.path.lexists(path):
        return path
    for folder in (files.saves_folder(), files.records_folder()):
        for name in (text, f"{text}.yaml"):
            if files.is_file(folder / name):
                return folder / name
    return path
