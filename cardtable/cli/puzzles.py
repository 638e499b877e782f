"""The commands about puzzles: what there are, and whether they hold."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import monotonic

from cardtable import files
from cardtable.cli.shared import CommandError, complain, misused, say
from cardtable.presenter.phrases import wording


def puzzles_list(_: argparse.Namespace) -> int:
    """`cardtable puzzles list`."""
    from cardtable.puzzles.puzzle import puzzled_games, puzzles_of

    problems: list[files.Fault] = []
    for game in puzzled_games():
        for one in puzzles_of(game, problems):
            say(f"{one.id:24} {one.kind:7} {'*' * one.stars}")
    for problem in problems:
        complain(str(problem))
    return int(bool(problems))


def _after(seconds: float) -> Callable[[], bool]:
    """Whether so much time has passed since now."""
    until = monotonic() + seconds
    return lambda: monotonic() >= until


def puzzles_check(args: argparse.Namespace) -> int:
    """`cardtable puzzles check`: prove every puzzle again."""
    from cardtable.ai.player import never
    from cardtable.puzzles.check import check
    from cardtable.puzzles.puzzle import puzzled_games, puzzles_of

    problems: list[files.Fault] = []
    table: dict[str, dict[str, int]] = {}
    failed = 0
    games = puzzled_games()
    if args.game is not None:
        if args.game not in games:
            there = wording("cli.no-puzzles", games=tuple(games))
            raise CommandError(misused(f"--game {args.game}", there))
        games = [args.game]
    for game in games:
        stop = _after(args.seconds / len(games)) if args.seconds else never
        found = check(puzzles_of(game, problems), quick=args.quick, stop=stop)
        for words in found.failed:
            complain(words)
        failed += found.puzzles - found.proved
        table[game] = {
            "puzzles": found.puzzles, "proved": found.proved, "ambiguous": found.ambiguous,
        }  # fmt: skip
        if args.json is None or not args.json.here:
            say(wording("cli.puzzles-checked", game=game, **table[game]))
    for problem in problems:
        complain(str(problem))
    if args.json:
        args.json.write(json.dumps(table, indent=2) + "\n")
    return int(bool(failed or problems))
