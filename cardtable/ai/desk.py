"""Where decisions are made: for levels by our own player, for `cmd:` by the program named."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

from cardtable.ai.levels import PROGRAM, Limit, find_level
from cardtable.ai.outside_programs import Program
from cardtable.ai.player import Answer, decide, never
from cardtable.ai.protocol import Request, read_rules
from cardtable.ai.review import (
    Budget,
    Decision,
    Following,
    duplicate,
    read_decision,
    review,
    write_decision,
)
from cardtable.engine.position import read_view
from cardtable.engine.record import Record, RecordError
from cardtable.engine.rules import Rules
from cardtable.engine.state import TableError
from cardtable.engine.view import View


class Desk:
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

        def progress(done: int, wanted: int, one: Decision) -> None:
            if done == 1:  # after the sketch of the whole game
                expert()
            tell({"done": done, "wanted": wanted, "decision": write_decision(one)})

        def expert() -> None:
            if asked.get("expert"):
                tell({"expert": duplicate(record, rules, seat, stop)})

        watch = Following(progress, sketch, {one.step: one for one in known})
        try:
            record, budget = Record.from_data(asked["record"]), Budget(**asked["budget"])
            rules = self._read(request)
            if record.outcome is None:  # nothing but that is asked
                expert()
            found = review(record, rules, seat, budget, stop=stop, watch=watch)
        except (RecordError, TableError, ValueError) as error:
            return Answer("", problem=str(error))
        lucky = [one.get(seat, 0.0) for one in (found.lucky, found.doubt)] if found.over else None
        return Answer("", info={"complete": found.complete, "luck": lucky})

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
            except Exception as error:
                if os.environ.get("CARDTABLE_DEBUG"):
                    raise
                what = f"{type(error).__name__}: {error}".splitlines()[0]
                return Answer("", problem=f"{level}: a fault in the program, {what}")
        command = level.removeprefix(PROGRAM)
        program = self._programs.setdefault(command, Program(command))
        return program.ask(view, limit.seconds, stop)

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()
