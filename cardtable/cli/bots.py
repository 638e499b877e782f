"""The commands that are about computer players, and about speed; games played on a Dask cluster."""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

from cardtable.cli.shared import (
    ENDED,
    INTERRUPTED,
    CommandError,
    limit_of,
    misused,
    rules_of,
    say,
)
from cardtable.engine.facts import speak_by
from cardtable.presenter.phrases import percent, worded, wording

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
                    figures = play(**lent)
            else:
                figures = play(jobs=args.jobs)
    except Lost as error:
        raise CommandError(str(error)) from error
    interrupted = bool(figures.get("interrupted"))
    if interrupted and not figures["games"]:
        raise KeyboardInterrupt  # a table of nothing tells nothing
    if args.json is None or not args.json.here:
        _tell(figures, luck=args.luck)
    if args.json:
        args.json.write(json.dumps(figures, indent=2) + "\n")
    return INTERRUPTED if interrupted else 0


def _tell(told: Mapping[str, Any], *, luck: bool) -> None:
    """Print the figures of many games."""
    _tell_bots(told["bots"], luck=luck)
    if until := told.get("until"):
        share = until[until["reached"]] if until["reached"] else 0.0
        limits = {"low": percent(until["low"], 1), "high": percent(until["high"], 1)}
        key = "cli.until-reached" if share else "cli.until-open"
        say(wording(key, share=percent(share, 1), **limits))
    for seat in told["seats"]:
        figures = {key: percent(seat[key], 1) for key in ("score", "low", "high")}
        say(f"{seat['seat']:12} {wording('cli.score', **figures)}")
    if len(told["endings"]) > 1:
        endings = ", ".join(f"{word} {count}" for word, count in told["endings"].items())
        say(wording("cli.ended", endings=endings))
    length, decision = told["length"], told["decision_ms"]
    mean, p95 = f"{length['mean']:.0f}", str(length["p95"])
    games, stalled = told["games"], told["stalled"]
    say(wording("cli.games", games=games, stalled=stalled, mean=mean, p95=p95))
    took = {key: f"{decision[key]:.1f}" for key in ("mean", "p99", "max")}
    say(wording("cli.speed", moves=f"{told['moves_per_s']:.0f}", **took))
    if problems := told.get("problems"):
        say(wording("cli.failed", count=problems["count"], first=problems["first"]))


def _tell_bots(bots: Iterable[Mapping[str, Any]], *, luck: bool) -> None:
    for bot in bots:
        figures = {key: percent(bot[key], 1) for key in ("score", "low", "high")}
        words = wording("cli.bot", last=percent(bot["not_last"], 1), **figures)
        say(f"{bot['bot']:12} {words}")
        if whole := bot.get("paired"):
            low, high = percent(whole["low"], 1), percent(whole["high"], 1)
            words = wording("cli.bot-deals", low=low, high=high, deals=whole["deals"])
            say(f"{'':12} {words}")
            if luck:
                score, times = percent(whole["score"], 1), str(whole["evens"])
                say(f"{'':12} {wording('cli.bot-luck', score=score, times=times)}")


def until_of(args: argparse.Namespace) -> WaldTest | None:
    """What `--until` asks for, if anything. Raises CommandError."""
    from cardtable.ai.arena import WaldTest

    try:
        return WaldTest.parse(args.until) if args.until else None
    except ValueError as error:
        raise CommandError(misused("--until", str(error))) from error


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
    words = wording("cli.progress-games", done=done, count=wanted)
    print(f"\r{words}", end="" if done < wanted else "\n", file=sys.stderr)


def bot(args: argparse.Namespace) -> int:
    """`cardtable bot`: be a player on standard input and output."""
    from cardtable.ai.protocol import serve_stdio

    rules = rules_of(args)
    serve_stdio(rules, args.level, sys.stdin, sys.stdout, limit_of(args), args.seed)
    return 0


PATIENCE = 10  # seconds until an address counts as dead


async def _answers(address: str) -> None:
    """Raise OSError where nothing answers, and anything else where that is no address."""
    from distributed.comm import connect
    from distributed.security import Security

    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if parts.scheme == "inproc" or not (parts.hostname and parts.port):
        raise ValueError(address)
    parts.hostname.encode("idna")  # some hosts can't be
    how = Security().get_connection_args("client")
    (await connect(address, timeout=PATIENCE, **how)).abort()


@contextmanager
def cluster(address: str) -> Iterator[dict[str, Any]]:
    """What `arena.simulate` needs to play on the cluster whose scheduler has this address.

    An address is such as `tcp://10.0.0.5:8786`; as many games are played at once as it can.
    CommandError where Dask is missing, nothing answers, or no worker has come to it.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise CommandError(wording("cli.no-dask")) from error
    try:
        asyncio.run(_answers(address))  # a client that can't be made complains for half a minute
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        raise CommandError(misused(f"--dask {address}", wording("cli.no-scheduler"))) from error
    except Exception as error:  # of an address Dask says what is wrong by errors of many kinds
        raise CommandError(misused(f"--dask {address}", wording("cli.no-address"))) from error
    with client:
        jobs = sum(client.nthreads().values())
        if not jobs:
            raise CommandError(misused(f"--dask {address}", wording("cli.no-workers")))
        client.run(speak_by, worded)  # what goes wrong there is read here
        yield {"executor": client.get_executor(pure=False, retries=2), "jobs": jobs}
