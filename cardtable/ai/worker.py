"""The computer players' own process, and the table's end of the pipe to it.

One process, started once and kept: it thinks while the window goes on. It is spawned, not forked,
so that it shares nothing with the window, and all that goes over the pipe is text. It can crash or
hang without harm: that is noticed, said in words, and another one started.
"""

from __future__ import annotations

import contextlib
import gc
import json
import multiprocessing
import multiprocessing.connection
import os
from collections.abc import Callable
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from time import perf_counter
from typing import Any, Self

from cardtable.ai import processes
from cardtable.ai.levels import PROGRAM, Limit, find_level
from cardtable.ai.outside_programs import SECONDS, Program
from cardtable.ai.player import Answer, decide, never
from cardtable.ai.protocol import NOTHING, Request, read_rules
from cardtable.ai.review import (
    EXPERT,
    Budget,
    Decision,
    Following,
    duplicate,
    read_decision,
    review,
    write_decision,
)
from cardtable.engine.clean import error_line
from cardtable.engine.facts import Fact, speak_by, speaker, spoken
from cardtable.engine.position import read_view
from cardtable.engine.record import Record, RecordError
from cardtable.engine.rules import Rules, TableError
from cardtable.engine.schema import plain
from cardtable.engine.view import View

PATIENCE = 10.0
"""Seconds over the limit after which a process counts as hung. On a busy computer it may have to
wait for its turn."""
STARTING = 20.0
"""Seconds that a new process may take until it is ready: a slow disk, a virus scanner."""
POLITE = 10
"""Niceness: frames of the window go before thoughts."""


class Worker:
    """A process that decides for computer players, one question at a time.

    No call waits for it. Make one when the program starts and `close` it at the end.
    """

    def __init__(
        self, patience: float = PATIENCE, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.patience = patience
        self._clock = clock
        self.restarts = 0
        """How often a process had to be replaced."""
        self._number = 0
        self._open: Request | None = None
        self._guarded: BaseProcess | None = None
        """The process that outside programs have been asked in."""
        self._deadline = 0.0
        self._closed = False
        self._start()

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process.is_alive()

    def ask(
        self, view: View, rules: Rules, level: str, seed: int, limit: Limit | None = None
    ) -> None:
        """Begin to decide for the view's seat. A question still open is dropped.

        `level` is one of `levels`, or `cmd:` and a command line. The limit is the level's own
        where none is given. Raises ValueError for an unknown level.
        """
        limit = _in_time(level, limit)
        self._number += 1
        self._open = Request.about(self._number, view, rules, level, seed, limit)
        self._deadline = self._clock() + (limit.seconds or 0.0) + self.patience
        self._send(self._open.text())
        if level.startswith(PROGRAM) and self._guarded is not self._process:
            self._guarded = self._process
            processes.adopt_orphans()
            Thread(target=_clear_up, args=(self._process,), daemon=True).start()

    def ask_review(self, record: Record, rules: Rules, asked: dict[str, Any]) -> None:
        """Begin to look at a game again: for `seat`, with what is `known`, in a `budget`.

        Answers come piece by piece; those with `more` in their info are not the last. It takes as
        long as it takes: a process that's alive never counts as hung over it.
        """
        self._number += 1
        self._open = Request.to_review(self._number, record, rules, asked)
        self._deadline = inf
        self._send(self._open.text())

    def poll(self) -> Answer | None:
        """The answer to the open question, once. None: there is none yet, or no question.

        An answer without a line says in its `problem` that there will be none; where the process
        is to blame, it has been replaced.
        """
        if self._open is None:
            return None
        try:
            while self._pipe.poll():
                reply = json.loads(self._pipe.recv_bytes())
                if reply["number"] == 0:
                    self._ready(reply)
                elif reply["number"] == self._number:
                    if not reply["info"].get("more"):
                        self._open = None
                    return Answer(reply["move"], reply["problem"], reply["info"])
        except (EOFError, OSError, ValueError):
            return self._replace("errors.process-ended")
        if not self.alive:
            return self._replace("errors.process-ended")
        if self._clock() > max(self._deadline, self._starting):
            return self._replace("errors.process-silent")
        return None

    def cancel(self) -> None:
        """Drop the open question; its answer will not come."""
        if self._open is not None:
            self._open = None
            self._send(NOTHING)

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self._open = None
        self._kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ------------------------------------------------------------------ the process

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(
            target=work, args=(far, speaker()), name="cardtable-bots", daemon=True
        )
        with processes.hold_interrupts():
            self._process.start()
        far.close()  # else the end of the process would not be seen here
        self._starting = self._clock() + STARTING

    def _ready(self, reply: dict[str, Any]) -> None:
        """The process has said that it runs: from now on the limit counts."""
        del reply
        self._starting = 0.0
        if self._open is not None:
            seconds = (self._open.seconds or 0.0) + self.patience
            self._deadline = max(self._deadline, self._clock() + seconds)

    def _send(self, text: str) -> None:
        """Send, to a new process if this one is gone. What fails again is noticed by `poll`."""
        if not self.alive:
            self._kill()
            self._start()
            self.restarts += 1
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(text.encode())

    def _replace(self, why: str) -> Answer:
        """Start another process, and say by that message why there is no answer."""
        self._open = None
        self._kill()
        if not self._closed:
            self.restarts += 1
            self._start()
        return Answer("", problem=spoken(why) if why else "")

    def _kill(self) -> None:
        """End the process, and the outside programs that it has started, and all of theirs."""
        if self._process.pid is not None and self._process.is_alive():
            processes.end_tree(self._process.pid)
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()
        if self._guarded is self._process and self._process.pid is not None:
            processes.clear_after([self._process.pid])


def _clear_up(process: BaseProcess) -> None:
    """Clear up after a process as soon as it ends: a program may have ended it, and gone on."""
    multiprocessing.connection.wait([process.sentinel])
    if process.pid is not None:
        processes.clear_after([process.pid])


def _in_time(level: str, limit: Limit | None) -> Limit:
    """The limit, with a time in any case."""
    iterations = limit.iterations if limit else None
    if limit is not None and limit.seconds is not None:
        return limit
    if level.startswith(PROGRAM):
        return Limit(SECONDS, iterations)
    return Limit(find_level(level).seconds, iterations)


# ---------------------------------------------------------------------- in the process


def work(pipe: Connection, say: Callable[[Fact], str]) -> None:
    """Answer questions until the pipe is closed: the life of the process.

    `say` puts facts in errors into words.
    """
    speak_by(say)
    processes.ignore_interrupts()
    if hasattr(os, "setsid"):
        with contextlib.suppress(OSError):
            os.setsid()  # a terminal that is closed ends the program, and the program this process
    processes.live_with_parent()
    if hasattr(os, "nice"):
        os.nice(POLITE)
    gc.freeze()  # what is loaded stays: a collection in mid-thought need not look at it
    dispatcher = Dispatcher()
    with contextlib.suppress(EOFError, OSError):
        _reply(pipe, 0, Answer(""))
        while True:
            text = pipe.recv_bytes()
            while pipe.poll():
                text = pipe.recv_bytes()  # only the newest question counts
            request = Request.parse(text.decode())
            if request is None:
                continue
            if request.review is not None:
                _review(pipe, dispatcher, request)
                continue
            _reply(pipe, request.number, dispatcher.answer(request, pipe.poll))
    dispatcher.close()


def _review(pipe: Connection, dispatcher: Dispatcher, request: Request) -> None:
    """Look at a game again, and send each piece at once."""

    def tell(piece: dict[str, Any]) -> None:
        _reply(pipe, request.number, Answer("", info={**piece, "more": True}))

    _reply(pipe, request.number, dispatcher.review(request, pipe.poll, tell))


def _reply(pipe: Connection, number: int, answer: Answer) -> None:
    data = {
        "number": number,
        "move": answer.move,
        "problem": answer.problem,
        "info": answer.info,
    }
    pipe.send_bytes(json.dumps(data).encode())


# ---------------------------------------------------------------------- in the process: who decides


def _failed(level: str, error: BaseException) -> Answer:
    """No answer, because of a fault in a game or in our own players: it ends no game."""
    if os.environ.get("CARDTABLE_DEBUG"):
        raise error
    what = error_line(error)
    return Answer("", problem=spoken("errors.process-fault", level=level, what=what))


class Dispatcher:
    """Answers questions, and keeps what they have in common: rules and running programs."""

    def __init__(self) -> None:
        self._rules: dict[str, Rules] = {}
        self._programs: dict[str, Program] = {}

    def answer(self, request: Request, stop: Callable[[], bool]) -> Answer:
        """The answer to a question that came as text, or what is wrong with the question."""
        try:
            rules = self._read(request)
            view = read_view(rules, request.view)
            limit = Limit(request.seconds, request.iterations)
            return self.decide(view, request.level, request.seed, limit, stop)
        except ValueError as error:
            return Answer("", problem=str(error))
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a game's own code
            return _failed(request.level, error)

    def _read(self, request: Request) -> Rules:
        rules = self._rules.get(request.rules)
        if rules is None:
            rules = self._rules[request.rules] = read_rules(json.loads(request.rules))
        return rules

    def review(
        self, request: Request, stop: Callable[[], bool], tell: Callable[[dict[str, Any]], None]
    ) -> Answer:
        """Look at a game again; `tell` is called with each piece as it is known."""
        asked = request.review
        assert asked is not None
        seat = asked["seat"]
        known = [read_decision(one) for one in asked["known"]]

        def sketch(step: int, chance: float) -> None:
            tell({"step": step, "chance": chance})

        def progress(done: int, wanted: int, decision: Decision) -> None:
            if done == 1:  # after the sketch of the whole game
                expert()
            tell({"done": done, "wanted": wanted, "decision": write_decision(decision)})

        def expert() -> None:
            if asked.get("expert"):
                tell({"expert": duplicate(record, rules, seat, stop)})

        def beside(decision: Decision) -> None:
            tell({"beside": write_decision(decision)})

        watch = Following(progress, sketch, {one.step: one for one in known}, beside)
        try:
            record, budget = Record.from_data(asked["record"]), Budget(**asked["budget"])
            rules = self._read(request)
            if record.outcome is None:  # nothing but that is asked
                expert()
            found = review(record, rules, seat, budget, stop=stop, watch=watch)
        except (RecordError, TableError, ValueError) as error:
            return Answer("", problem=str(error))
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a game's own code
            return _failed(EXPERT, error)
        account = found.accounts.get(seat)
        info = {"complete": found.complete, "account": account and plain(account)}
        return Answer("", info=info)

    def decide(
        self,
        view: View,
        level: str,
        seed: int,
        limit: Limit,
        stop: Callable[[], bool] = never,
    ) -> Answer:
        """What that level or program does. Raises ValueError where there is nothing to decide.

        A fault in our own players ends no game and no series of games: it is a failed answer.
        """
        if not level.startswith(PROGRAM):
            try:
                return decide(view, find_level(level), seed, limit, stop)
            except ValueError:
                raise
            except (Exception, SystemExit) as error:  # noqa: BLE001 - a game's own code
                return _failed(level, error)
        command = level.removeprefix(PROGRAM)
        program = self._programs.setdefault(command, Program(command))
        return program.ask(view, limit.seconds, stop)

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
