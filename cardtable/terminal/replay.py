"""A recorded game, read again move by move."""

from __future__ import annotations

from cardtable.engine.events import redact
from cardtable.engine.notation import Seat
from cardtable.engine.position import write_position
from cardtable.engine.record import Record, RecordError, Step, replay
from cardtable.files import DataError, dump_yaml, rules_of_record
from cardtable.presenter.words import tell
from cardtable.session import Player
from cardtable.terminal.console import Screen
from cardtable.terminal.table import LETTERS, table_data

HELP = "Enter: on; b: back; a number: to that move; p: the position; q: quit"


class TextReplay:
    """Steps through a record. Everybody's cards are open: the game has been played."""

    def __init__(self, record: Record, screen: Screen) -> None:
        """Raises DataError where not even the deal can be had."""
        self._screen = screen
        self._rules = rules_of_record(record)
        self._data = table_data(self._rules)
        self._steps: list[Step] = []
        self._positions: list[str] = []
        self.problem = ""
        """What is wrong with the record after its last sound line."""
        self._names: dict[Seat, str] = {
            f"p{number}": Player.from_data(seat, number).name
            for number, seat in enumerate(record.seats, 1)
        }
        try:
            for step in replay(record, self._rules):
                self._steps.append(step)
                self._positions.append(dump_yaml(write_position(step.state)))
        except RecordError as error:
            self.problem = str(error)
        if not self._steps:
            raise DataError(f"the record can't be replayed: {self.problem}")

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self._steps) - 1

    def show(self, number: int) -> None:
        """Tell of one move; number 0 is the deal."""
        step = self._steps[number]
        told: list[str] = []
        for seat in range(len(self._names)):  # the one who saw most of it tells it
            sentences = tell(self._data, redact(step.events, seat), self._names.__getitem__)
            told = max(told, sentences, key=lambda each: len("".join(each)))
        words = "; ".join(told).translate(LETTERS)
        lines = [step.line or "the deal", *step.chance]
        self._screen.say(f"{number}. {'; '.join(lines)}" + (f" ({words})" if words else ""))

    def position(self, number: int) -> None:
        """Tell what lies where after that move, as a position of the notation."""
        self._screen.say(self._positions[number].rstrip())

    def run(self, to: int | None = None, *, stepping: bool = False) -> None:
        """Tell all moves, or those up to `to` with the position there; or wait at each."""
        title = ", ".join(f"{seat} {name}" for seat, name in self._names.items())
        self._screen.say(f"{self._rules.id}: {title}; {self.last} moves")
        if stepping:
            self._step(to or 0)
        else:
            end = self.last if to is None else to
            for number in range(end + 1):
                self.show(number)
            self.position(end)
        if self.problem and (to is None or to == self.last):
            self._screen.say(f"The record is damaged at {self.problem}")

    def _step(self, number: int) -> None:
        self._screen.say(HELP)
        self.show(number)
        while True:
            try:
                text = self._screen.ask(f"{number} of {self.last}: ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            before = number
            if text == "q":
                return
            if text == "p":
                self.position(number)
            elif text in {"", "b"}:
                number = max(0, min(self.last, number + (1 if not text else -1)))
            elif text.isdecimal():
                number = min(int(text), self.last)
            else:
                self._screen.say(HELP)
            if number != before:
                self.show(number)
