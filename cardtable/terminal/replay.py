"""A recorded game, read again move by move."""

from __future__ import annotations

from typing import Any

from cardtable.engine.events import common, redact
from cardtable.engine.notation import Seat
from cardtable.engine.position import write_position, write_view
from cardtable.engine.record import Record, RecordError, ReplayStep, replay
from cardtable.engine.state import State
from cardtable.engine.view import common_view
from cardtable.files import DataError, dump_yaml, rules_of_record
from cardtable.presenter.phrases import wording
from cardtable.presenter.words import cards_in, sentences, veiled
from cardtable.session import Player
from cardtable.terminal.console import Screen, answered, number_in
from cardtable.terminal.presence import LETTERS, question, table_data


class TextReplay:
    """Steps through a record.

    Of a game that is over everybody's cards are open. Of one that is still being played only what
    everyone sees is told who sits there or has sat there, unless `everything` is asked for.
    """

    def __init__(self, record: Record, screen: Screen, *, everything: bool = False) -> None:
        """Raises DataError where not even the deal can be had."""
        self._screen = screen
        self._rules = rules_of_record(record)
        self._data = table_data(self._rules)
        self._steps: list[ReplayStep] = []
        self._positions: list[str] = []
        self.problem = ""
        """What is wrong with the record after its last sound line."""
        self._views: list[str] = []
        players = [Player.from_data(seat, number) for number, seat in enumerate(record.seats, 1)]
        self._names: dict[Seat, str] = {f"p{n}": one.called for n, one in enumerate(players, 1)}
        self._people = record.people
        """The seats, from 0, beyond whose knowledge nothing is told; none: all is."""
        try:
            for step in replay(record, self._rules):
                self._steps.append(step)
                self._positions.append(dump_yaml(write_position(step.state)))
                self._views.append(dump_yaml(self._seen(step.state)) if self._people else "")
        except RecordError as error:
            self.problem = str(error)
        if not self._steps:
            raise DataError(wording("errors.record-unfit", why=self.problem))
        if everything or self._steps[-1].state.outcome is not None:
            self._people = []

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self._steps) - 1

    def show(self, number: int) -> None:
        """Tell of one move; number 0 is the deal."""
        step = self._steps[number]
        if self._people:
            events = common(step.events, self._people)
            lines = sentences(self._data, events, self._names.__getitem__)
            chance = [each for each in step.chance if not any(map(cards_in, each.split()))]
            self._say(
                number,
                [veiled(step.line, events) or wording("terminal.replay-deal"), *chance],
                lines,
            )
            return
        lines = []
        for seat in range(len(self._names)):  # the one who saw most of it tells it
            seen = sentences(self._data, redact(step.events, seat), self._names.__getitem__)
            lines = max(lines, seen, key=lambda each: len("".join(each)))
        self._say(number, [step.line, *step.chance], lines)

    def _say(self, number: int, lines: list[str], sentences: list[str]) -> None:
        lines[0] = lines[0] or wording("terminal.replay-deal")
        words = "; ".join(sentences).translate(LETTERS)
        key = "terminal.replay-told" if words else "terminal.replay-move"
        self._screen.say(wording(key, number=number, moves="; ".join(lines), told=words))

    def position(self, number: int) -> None:
        """Tell what lies where after that move, as a position of the notation."""
        shown = self._views if self._people else self._positions
        self._screen.say(shown[number].rstrip())

    def _seen(self, state: State) -> dict[str, Any]:
        """What lies where, as far as everyone knows who is told of the game."""
        data = write_view(common_view([state.view(state.seats[one]) for one in self._people]))
        return {key: data[key] for key in ("turn", "zones", "state")}

    def run(self, to: int | None = None, *, stepping: bool = False) -> None:
        """Tell all moves, or those up to `to` with the position there; or wait at each."""
        title = ", ".join(f"{seat} {name}" for seat, name in self._names.items())
        rules = self._rules.id
        self._screen.say(wording("terminal.replay", rules=rules, players=title, count=self.last))
        if self._people:
            who = tuple(self._names[f"p{number + 1}"] for number in self._people)
            self._screen.say(wording("terminal.replay-partly", names=who))
        if stepping:
            self._step(to or 0)
        else:
            end = self.last if to is None else to
            for number in range(end + 1):
                self.show(number)
            self.position(end)
        if self.problem and (to is None or to == self.last):
            self._screen.say(wording("terminal.replay-damaged", why=self.problem))

    def _step(self, number: int) -> None:
        self._screen.say(wording("terminal.replay-help"))
        self.show(number)
        while True:
            try:
                asked = question("terminal.ask-replay", number=number, count=self.last)
                text = answered(self._screen.ask(asked))
            except (EOFError, KeyboardInterrupt):
                return
            before = number
            if text == "q":
                return
            if text == "p":
                self.position(number)
            elif text in {"", "b"}:
                number = max(0, min(self.last, number + (1 if not text else -1)))
            elif (place := number_in(text)) is not None:
                number = min(place, self.last)
            else:
                self._screen.say(wording("terminal.replay-help"))
            if number != before:
                self.show(number)
