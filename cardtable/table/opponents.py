"""The computer players' side of the table: asked early, answered late enough to be followed.

Whatever goes wrong with a worker, the game goes on: a dead or silent one is started again, a legal
line is drawn in its place, and the log says so. Nothing here waits.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from cardtable.engine.notation import Move, Seat
from cardtable.session import Session

PATIENCE = 4.0  # seconds beyond a level's own limit, before a worker counts as silent


class Brain(Protocol):
    """What decides for the computer players."""

    def ask(self, session: Session, seat: Seat) -> None:
        """Begin to think for a seat; an older question is forgotten."""

    def poll(self) -> Move | None:
        """The answer, once there is one. Raises BrainError where there will be none."""

    def limit(self, session: Session, seat: Seat) -> float:
        """Seconds that thinking may take."""

    def cancel(self) -> None:
        """Forget the question."""

    def restart(self) -> None:
        """Begin anew after a failure."""

    def close(self) -> None:
        """The table is left."""


class BrainError(Exception):
    """The brain is dead or talks nonsense; the text says which, for the log."""


class Fallback:
    """A brain that always has a legal line ready."""

    def __init__(self, rng: random.Random | None = None) -> None:
        self._rng = rng or random.Random()
        self._line: Move | None = None

    def ask(self, session: Session, seat: Seat) -> None:
        del seat
        self._line = session.fallback_line(self._rng)

    def poll(self) -> Move | None:
        line, self._line = self._line, None
        return line

    def limit(self, session: Session, seat: Seat) -> float:
        del session, seat
        return 0.0

    def cancel(self) -> None:
        self._line = None

    def restart(self) -> None:
        self._line = None

    def close(self) -> None:
        self._line = None


class Opponents:
    """Asks the brain for whoever is on turn, and gives its line at a pace that one can follow."""

    def __init__(self, brain: Brain, note: Callable[[str], None]) -> None:
        self._brain = brain
        self._note = note
        self._rng = random.Random()
        self._asked: tuple[int, Seat] | None = None
        self._since = 0.0
        self._answer: Move | None = None

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None and self._answer is None

    def prepare(self, session: Session, now: float) -> None:
        """Ask for the seat on turn, if it is a computer player's and has not been asked for."""
        seat = session.turn
        if seat is None or session.player(seat).human:
            if self._asked is not None:
                self.cancel()
            return
        question = (session.step_count, seat)
        if question == self._asked:
            return
        self._asked, self._answer, self._since = question, None, now
        try:
            self._brain.ask(session, seat)
        except BrainError as error:
            self._fail(session, str(error))

    def line(self, session: Session, now: float, *, rested: float, pace: float) -> Move | None:
        """The line to be played now, or None while it is not there or not yet due.

        `rested` is when the table came to rest; the line is shown `pace` seconds after that at the
        earliest.
        """
        if self._asked is None or session.turn != self._asked[1]:
            return None
        if self._answer is None:
            try:
                self._answer = self._brain.poll()
            except BrainError as error:
                self._fail(session, str(error))
            seat = self._asked[1]
            if self._answer is None:
                if now - self._since > self._brain.limit(session, seat) + PATIENCE:
                    self._fail(session, "no answer in time")
                else:
                    return None
        if now - rested < pace:
            return None
        line, self._answer, self._asked = self._answer, None, None
        assert line is not None
        if line not in session.legal():
            self._note(f"A computer player said “{line}”, which is not legal; another move is made")
            line = session.fallback_line(self._rng)
        return line

    def cancel(self) -> None:
        """The question is void: the game has moved on, or back."""
        self._brain.cancel()
        self._asked = self._answer = None

    def close(self) -> None:
        """The table is left."""
        self._brain.close()
        self._asked = self._answer = None

    def _fail(self, session: Session, why: str) -> None:
        self._note(f"A computer player failed ({why}); a legal move is made for it")
        self._answer = session.fallback_line(self._rng)
        self._brain.restart()
