"""A review while a window goes on: another process judges, and nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from itertools import takewhile
from typing import Annotated, Any, Protocol

from cardtable.ai.player import Answer
from cardtable.ai.review import BUDGET, Budget, Decision, costliest, read_decision, write_decision
from cardtable.engine.chance import ACTOR
from cardtable.engine.notation import Seat
from cardtable.engine.record import Record, replay
from cardtable.engine.rules import Rules
from cardtable.engine.schema import Between, plain, sound
from cardtable.evening import Brought


class Reviewer(Protocol):
    """Who looks at a game: `ai.worker.Worker`, or a test's own."""

    def ask_review(self, record: Record, rules: Rules, asked: dict[str, Any]) -> None:
        """Begin."""

    def poll(self) -> Answer | None:
        """The next piece, if there is one."""

    def close(self) -> None:
        """End at once."""


@dataclass(frozen=True)
class _Kept:
    """What is kept of a review: the attributes of these names in `Reviewing`."""

    wanted: Annotated[int, Between(0, 1_000_000)]
    finished: bool
    luck: Brought | None = None
    expert: Annotated[float, Between(0, 1)] | None = None
    decisions: tuple[Decision, ...] = ()


def begins(record: Record) -> Record:
    """The deal of a game, and nothing of what came of it."""
    deal = list(takewhile(lambda line: line.startswith(ACTOR), record.moves))
    return replace(record, moves=deal, outcome=None, undone=[])


class Reviewing:
    """What is known by now of one seat's play in a game.

    No call waits. It begins at `go`; after `stop`, which drops only the decision that was being
    judged, `go` goes on.
    """

    def __init__(
        self,
        record: Record,
        rules: Rules,
        seat: Seat,
        hire: Callable[[], Reviewer],
        kept: Any = None,
        budget: Budget = BUDGET,
    ) -> None:
        """`kept` is what `data` was of an earlier one; other data is not used."""
        self.record, self.rules, self.seat = record, rules, seat
        self._hire, self._budget = hire, budget
        self._reviewer: Reviewer | None = None
        self._sketch: dict[int, float] = {}
        self.decisions: dict[int, Decision] = {}
        """By their steps, as far as they are judged."""
        self.wanted = 0
        """How many there are to judge; 0 until that is known."""
        self.luck: tuple[float, float] | None = None
        """What luck brought in all, and its standard error; only of a game that is over."""
        self.expert: float | None = None
        """The share of the opponents that the expert beats with the same cards, once that is known;
        only of a game that was dealt, and that is over or hasn't begun."""
        self.finished = False
        self.trouble = ""
        """Why it has stopped by itself."""
        with suppress(ValueError):
            if kept is not None:
                self._use(sound(_Kept, kept))

    def _use(self, kept: _Kept) -> None:
        """Take what was kept for known. Raises ValueError where it can't be of this game."""
        found = {one.step: one for one in kept.decisions}
        left, before = dict(found), None
        for step, after in enumerate(replay(self.record, self.rules) if found else ()):
            if before is not None and (one := left.pop(step, None)) is not None:
                lines = [f"{one.seat} {line}" for line in (one.best, *one.good)]
                other = before.parse(after.line) != (self.seat, one.played)
                if other or one.seat != self.seat or any(map(before.problem, lines)):
                    raise ValueError(f"step {step} is another one")
            before = after.state.clone()
        if left:
            raise ValueError("the game has fewer steps")
        self.decisions = found
        self.wanted, self.finished = kept.wanted, kept.finished
        self.luck, self.expert = kept.luck, kept.expert

    @property
    def running(self) -> bool:
        """Whether somebody looks at the game."""
        return self._reviewer is not None

    @property
    def points(self) -> list[tuple[int, float]]:
        """The chances of the seat by steps, as far as they are known, if only roughly."""
        exact = {one.step: one.chance - one.loss for one in self.decisions.values()}
        return sorted({**self._sketch, **exact}.items())

    @property
    def turning(self) -> Decision | None:
        """The decision that cost most, once all are judged and one certainly cost something."""
        return costliest(self.decisions.values()) if self.finished else None

    def go(self) -> None:
        """Let the process begin, or go on."""
        if self.running or self.finished:
            return
        self.trouble = ""
        self._reviewer = self._hire()
        known = [write_decision(one) for one in self.decisions.values()]
        asked: dict[str, Any] = {"seat": self.seat, "known": known, "budget": asdict(self._budget)}
        record = self.record
        told = record.outcome is not None or begins(record) == record
        asked["expert"] = told and record.seed is not None and self.expert is None
        self._reviewer.ask_review(self.record, self.rules, asked)

    def stop(self) -> None:
        """End the process at once."""
        if self._reviewer is not None:
            self._reviewer.close()
        self._reviewer = None

    def poll(self) -> bool:
        """Take in what has come; whether anything has."""
        news = False
        while self._reviewer is not None and (answer := self._reviewer.poll()) is not None:
            news = True
            self._take(answer)
        return news

    def _take(self, answer: Answer) -> None:
        info = answer.info
        if "decision" in info:
            self.wanted = info["wanted"]
            one = read_decision(info["decision"])
            self.decisions[one.step] = one
            # a turn is sketched at its beginning, and judged at the move that cost most
            at = max((step for step in self._sketch if step <= one.step), default=0)
            self._sketch.pop(at, None)
        elif "expert" in info:
            self.expert = info["expert"]
        elif "chance" in info:
            self._sketch[info["step"]] = info["chance"]
        else:
            self.trouble = answer.problem
            self.finished = bool(info.get("complete"))
            if info.get("luck"):
                brought, error = info["luck"]
                self.luck = (brought, error)
            self.stop()

    def data(self) -> dict[str, Any]:
        """All that is known, as plain data, to be kept."""
        decisions = tuple(self.decisions.values())
        return dict(plain(_Kept(self.wanted, self.finished, self.luck, self.expert, decisions)))
