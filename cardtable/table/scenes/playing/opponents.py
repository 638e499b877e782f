"""The computer players: they are asked early, and their moves shown at a pace people can follow.

If their worker fails, the game goes on: the worker replaces itself, a random legal line is played
instead of the missing one, and the log says so, the reason only once. Nothing here blocks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from cardtable.ai.fairness import STRIDE, seed_of
from cardtable.ai.player import Answer, called
from cardtable.engine.notation import Move, Seat
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.presenter.status import decision_time
from cardtable.session import Session


class Thinker(Protocol):
    """What decides for the computer players: `ai.worker.Worker`, or a test's own."""

    def ask(self, view: View, rules: Rules, level: str, seed: int) -> None:
        """Begin to decide for the view's seat; a question still open is dropped."""

    def poll(self) -> Answer | None:
        """The answer, once there is one; without a line it says why there will be none."""

    def cancel(self) -> None:
        """Drop the open question."""

    def close(self) -> None:
        """The table is left."""


class Opponents:
    """Asks the computer player on turn, and returns its line at a pace people can follow."""

    def __init__(
        self,
        make: Callable[[], Thinker],
        remark: Callable[[str], None],
    ) -> None:
        """`make` is called when a computer player is first to decide, `remark` with problems."""
        self._make = make
        self._remark = remark
        self._thinker: Thinker | None = None
        self._rng = random.Random()
        self._asked: tuple[int, Seat] | None = None
        self._answer: Move | None = None
        self._until = 0.0
        """When a line that goes by hidden cards may be shown, at the earliest."""

    def thinking(self, now: float) -> bool:
        """Whether a question is open, or counts as open."""
        return self._asked is not None and (self._answer is None or now < self._until)

    def prepare(self, session: Session, now: float) -> None:
        """Ask for the seat on turn, if it is a computer player's and has not been asked for."""
        seat = session.turn
        if seat is None or session.player(seat).human:
            self.cancel()
            return
        question = (session.step_count, seat)
        if question == self._asked:
            return
        self._asked, self._answer = question, None
        self._until = now + decision_time(session)
        seed = seed_of(session.record, session.step_count + 1)
        try:
            if self._thinker is None:
                self._thinker = self._make()
            level = session.level(seat)
            self._thinker.ask(session.view(seat), session.rules, level, seed)
        except (OSError, ValueError) as error:
            self._draw(session, str(error))

    def line(
        self, session: Session, now: float, *, rested: float, pace: float, untimed: bool = False
    ) -> Move | None:
        """The line to be played now, or None while it is not there or not yet due.

        `rested` is when the table came to rest; the line is shown `pace` seconds after that at the
        earliest, if `pace` is infinite never. Unless it is `untimed`, a
        line that goes by hidden cards also takes the time that all such lines take.
        """
        if self._asked is None or session.turn != self._asked[1]:
            return None
        if self._answer is None and self._thinker is not None:
            answer = self._thinker.poll()
            if answer is None:
                return None
            self._answer = answer.move
            if not answer.move:
                self._draw(session, answer.problem)
            elif answer.move not in session.legal():
                self._draw(session, f"it said “{answer.move}”, which is not legal")
        if now - rested < pace or not (untimed or now >= self._until):
            return None
        line, self._answer, self._asked = self._answer, None, None
        return line

    def answer(self, session: Session) -> Move | None:
        """What a computer player calls out of turn after a line: at once, or never."""
        return session.reply(called, self._rng.randrange(STRIDE))

    def cancel(self) -> None:
        """Drop the question, because the game has moved on or back."""
        if self._asked is not None and self._thinker is not None:
            self._thinker.cancel()
        self._asked = self._answer = None

    def close(self) -> None:
        """The table is left."""
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = self._asked = self._answer = None

    def _draw(self, session: Session, why: str) -> None:
        name = session.player(session.turn).called if session.turn else ""
        because = f"{name} has no answer ({why}); a legal move is made instead"
        self._answer, told = session.stand_in(because, self._rng)
        self._remark(told)
