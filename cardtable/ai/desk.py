"""Where decisions are made: for levels by our own player, for `cmd:` by the program named."""

from __future__ import annotations

import json
import os
from collections.abc import Callable

from cardtable.ai.levels import PROGRAM, Limit, find_level
from cardtable.ai.player import Answer, decide, never
from cardtable.ai.program import Program
from cardtable.ai.wire import Request, read_rules
from cardtable.engine.position import read_view
from cardtable.engine.rules import Rules
from cardtable.engine.view import View


class Desk:
    """Answers questions, and keeps what they have in common: rules and running programs."""

    def __init__(self) -> None:
        self._rules: dict[str, Rules] = {}
        self._programs: dict[str, Program] = {}

    def answer(self, request: Request, stop: Callable[[], bool]) -> Answer:
        """The answer to a question that came as text, or what is wrong with the question."""
        try:
            rules = self._rules.get(request.rules)
            if rules is None:
                rules = self._rules[request.rules] = read_rules(json.loads(request.rules))
            view = read_view(rules, request.view)
            limit = Limit(request.seconds, request.iterations)
            return self.decide(view, request.level, request.seed, limit, stop)
        except ValueError as error:
            return Answer("", problem=str(error))

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
