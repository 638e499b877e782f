"""Does a computer player cheat? It is asked again, with all dealt anew that it can't see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom

from cardtable.ai.fairness import LIMIT, Case
from cardtable.ai.worker import Worker
from cardtable.engine.notation import Move
from cardtable.presenter.phrases import Name
from cardtable.presenter.reviews import percent, provable, words
from cardtable.presenter.tabledata import TableData
from cardtable.table.widgets.boxes import Modal, Row
from cardtable.table.widgets.controls import Button, Label

TEN = 10
PATIENT = replace(LIMIT, seconds=30.0)
"""A slow computer is given time: only thoughts count."""
LINES = 4


class ProofSheet(Modal):
    """What was weighed at a decision, and how often it comes out the same with other cards.

    Call `poll` regularly, and `close` at the end.
    """

    def __init__(
        self, case: Case, data: TableData, name: Name, close: Callable[[], None], *, told: bool,
    ) -> None:  # fmt: skip
        """`told` says whether what it holds may be shown."""
        self._case, self._data, self._name, self._told = case, data, name, told
        self._worker = Worker()
        self._rng = SystemRandom()
        self._left = 0
        self._first: tuple[Move, object] | None = None
        self.asked = self.same = 0
        """How often it was asked with other cards, and how often that changed nothing."""
        who = name(case.seat)
        self._lines = [Label("", "small") for _ in range(LINES + 1)]
        self._count = Label(words("prove-none"), "strong", align="centre")
        self._once = Button(words("prove-once", name=who), lambda: self.ask(1))
        self._ten = Button(words("prove-ten"), lambda: self.ask(TEN))
        sees = words("prove-sees", name=who, unseen=len(case.view.unseen))
        game = words("prove-played", move=self._move(case.played))
        super().__init__(
            Label(words("prove-title", name=who), "heading", align="centre"),
            Label(sees),
            Label(game if told else words("prove-hidden")),
            *self._lines,
            self._count,
            self._once,
            Row(self._ten, Button(words("prove-close"), close, kind="primary"), gap=8,
                align="stretch"),
            widest=520,
        )  # fmt: skip
        self._show_lines([words("prove-thinking")])
        self._send()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._worker.busy

    def _move(self, line: Move) -> str:
        return provable(self._case.view, line, self._data, self._name)

    def ask(self, times: int) -> None:
        """Ask again so often, each time with other cards."""
        begins = not self._left
        self._left += times
        if begins and not self._worker.busy:
            self._send()

    def _send(self) -> None:
        case = self._case
        view = case.view if self._first is None else case.shuffled(self._rng)
        self._worker.ask(view, view.rules, case.level, case.seed, PATIENT)

    def poll(self) -> bool:
        """Take in what has come; whether anything has."""
        answer = self._worker.poll()
        if answer is None:
            return False
        if not answer.move:
            self._left = 0
            self._count.words = words("prove-trouble", problem=answer.problem)
            return True
        found = answer.move, answer.info.get("weighed")
        if self._first is None:
            self._first = found
            self._show(answer.move, answer.info.get("weighed") or [])
        else:
            self._left -= 1
            self.asked += 1
            self.same += found == self._first
            self._count.words = words("prove-count", same=self.same, count=self.asked)
        if self._left:
            self._send()
        self._once.enabled = self._ten.enabled = not self._left
        self.mark()
        return True

    def _show(self, line: Move, weighed: list[tuple[Move, float]]) -> None:
        told = []
        if self._told:
            told.append(words("prove-asked", move=self._move(line)))
            told += [
                words("prove-weighed", move=self._move(move), chance=percent(chance))
                for move, chance in weighed[:LINES]
            ]
        self._show_lines(told)

    def _show_lines(self, told: list[str]) -> None:
        for number, label in enumerate(self._lines):
            label.words = told[number] if number < len(told) else ""
            label.shown = bool(label.words)

    def close(self) -> None:
        """End the process that thinks."""
        self._worker.close()
