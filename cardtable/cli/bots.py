"""The commands that are about computer players, and about speed."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from cardtable.cli.cluster import cluster
from cardtable.cli.shared import ENDED, INTERRUPTED, CommandError, limit_of, rules_of, say

if TYPE_CHECKING:
    from cardtable.ai.arena import WaldTest


def simulate(args: argparse.Namespace) -> int:
    """`cardtable simulate`: many games between computer players."""
    from cardtable.ai.arena import Lost, simulate

    play = partial(
        simulate,
        rules_of(args),
        args.seats.split(","),
        games=args.games,
        seed=args.seed,
        limit=limit_of(args),
        until=until_of(args),
        luck=args.luck,
        progress=progress if sys.stderr.isatty() else None,
    )
    try:
        with leaving_nothing():
            if args.dask is not None:
                with cluster(args.dask) as lent:
                    told = play(**lent)
            else:
                told = play(jobs=args.jobs)
    except Lost as error:
        raise CommandError(str(error)) from error
    interrupted = bool(told.get("interrupted"))
    if interrupted and not told["games"]:
        raise KeyboardInterrupt  # a table of nothing tells nothing
    if args.json is None or not args.json.here:
        _tell(told, luck=args.luck)
    if args.json:
        args.json.write(json.dumps(told, indent=2) + "\n")
    return INTERRUPTED if interrupted else 0


def _tell(told: Mapping[str, Any], *, luck: bool) -> None:
    """Print the figures of many games."""
    _tell_bots(told["bots"], luck=luck)
    if until := told.get("until"):
        share = until[until["reached"]] if until["reached"] else 0.0
        found = f"it scores rather {share:.1%}" if share else "not clear yet"
        say(f"{until['low']:.1%} or {until['high']:.1%}: {found}")
    for seat in told["seats"]:
        share = f"{seat['score']:.1%} ({seat['low']:.1%} to {seat['high']:.1%})"
        say(f"{seat['seat']:12} {share}")
    if len(told["endings"]) > 1:
        print("ended:", ", ".join(f"{word} {count}" for word, count in told["endings"].items()))
    length, decision = told["length"], told["decision_ms"]
    say(f"{told['games']} games, {told['stalled']} stalled; ", end="")
    say(f"length {length['mean']:.0f} moves, 95 % within {length['p95']}")
    say(f"{told['moves_per_s']:.0f} moves/s; a decision takes {decision['mean']:.1f} ms, ", end="")
    say(f"99 % within {decision['p99']:.1f} ms, at most {decision['max']:.1f} ms")
    if problems := told.get("problems"):
        say(f"{problems['count']} answers failed, the first: {problems['first']}")


def _tell_bots(bots: Iterable[Mapping[str, Any]], *, luck: bool) -> None:
    for bot in bots:
        say(
            f"{bot['bot']:12} beats {bot['score']:.1%} of its opponents "
            f"({bot['low']:.1%} to {bot['high']:.1%}), not last in {bot['not_last']:.1%}"
        )
        if whole := bot.get("paired"):
            say(f"{'':12} by deals {whole['low']:.1%} to {whole['high']:.1%}", end="")
            say(f" ({whole['deals']} deals, each played from every seat)")
            if luck:
                say(f"{'':12} less luck: {whole['score']:.1%}", end="")
                say(f"; with it that would take {whole['evens']} times as many games")


def until_of(args: argparse.Namespace) -> WaldTest | None:
    """What `--until` asks for, if anything. Raises CommandError."""
    from cardtable.ai.arena import WaldTest

    try:
        return WaldTest.parse(args.until) if args.until else None
    except ValueError as error:
        raise CommandError(f"--until: {error}") from error


@contextmanager
def leaving_nothing() -> Iterator[None]:
    """Within it SIGTERM ends the command as Ctrl-C does: together with what it has started."""

    def leave(*_: object) -> NoReturn:
        raise SystemExit(ENDED)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def progress(done: int, wanted: int) -> None:
    """Tell how far it has come, on the same line of the terminal."""
    print(f"\r{done} of {wanted} games", end="" if done < wanted else "\n", file=sys.stderr)


def bot(args: argparse.Namespace) -> int:
    """`cardtable bot`: be a player on standard input and output."""
    from cardtable.ai.protocol import serve_stdio

    rules = rules_of(args)
    serve_stdio(rules, args.level, sys.stdin, sys.stdout, limit_of(args), args.seed)
    return 0


def bench(args: argparse.Namespace) -> int:
    """`cardtable bench`: figures as JSON."""
    told: dict[str, Any] = {}
    if args.what in {"engine", None}:
        from cardtable.ai import bench as ai_bench

        told["engine"] = ai_bench.engine()
    if args.what in {"ai", None}:
        from cardtable.ai import bench as ai_bench

        told["ai"] = ai_bench.ai()
    if args.what in {"table", None}:
        from cardtable.table import bench as table_bench

        told["table"] = table_bench.measure()
    print(json.dumps(told[args.what] if args.what else told, indent=2))
    return 0
