"""Records: a game from the deal to its last move, as text that replays without any generator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cardtable.engine.chance import ACTOR, Chance
from cardtable.engine.clean import LONGEST, cleaned, quoted, real_date
from cardtable.engine.facts import spoken
from cardtable.engine.notation import MoveError
from cardtable.engine.rules import Rules

if TYPE_CHECKING:
    from cardtable.engine.events import Entry
    from cardtable.engine.state import State

FORMAT = 1
"""The version of the format, written as `cardtable:`."""

COUNT = "_lines"
"""The key with the number of lines that follow. It stands before them and `END` behind everything,
so that a file which was cut off anywhere can be told from a shorter game. Records of 0.1.0 have
neither."""
END = "_end"
UNDONE = "_undone"
"""The key with `Record.undone`: programs that don't know it keep it."""
SEATED = "_seated"
"""The same for `Record.seated`."""

PLAYED = "_played"
"""The key with the time when the game was last played, such as 2026-11-20T17:04:05.250+00:00. Which
game was played last goes by it: a file's own time changes when it is copied."""

_TEXTS = ("rules", "rules_version", "dealer", "date", "program")


class RecordError(ValueError):
    """A record that can't be read or replayed; the sentence names the line that is wrong.

    `at` is the place of that line among the moves, from 0; all before it is sound.
    """

    def __init__(self, message: str, at: int = 0) -> None:
        super().__init__(cleaned(message, LONGEST))
        self.at = at


def _problems(data: dict[str, Any]) -> list[str]:
    """What is wrong with the header of a record, in words."""
    known = {*_TEXTS, "cardtable", "options", "seats", "seed", "sitting", "moves", "outcome"}
    problems: list[str] = []
    for key, value in data.items():
        if not str(key).startswith("_") and key not in known:
            problems.append(spoken("errors.record-key", name=str(key)))
        if key in _TEXTS and not isinstance(value, str) and value is not None:
            problems.append(spoken("errors.record-text", name=str(key)))
    lacking = [key for key in ("rules", "seats") if key not in data]
    problems += [spoken("errors.record-missing", name=key) for key in lacking]
    lists = {"moves": (str, "errors.record-lines"), "seats": (dict, "errors.record-mappings")}
    for key, (kind, what) in lists.items():
        listed = data.get(key) or []
        if not isinstance(listed, list) or not all(isinstance(each, kind) for each in listed):
            problems.append(spoken(what, name=key))
    for key in ("options", "sitting", "outcome"):
        if not isinstance(data.get(key) or {}, dict):
            problems.append(spoken("errors.record-mapping", name=key))
    if not str(data.get("seed") or 0).lstrip("-").isdecimal():
        problems.append(spoken("errors.record-seed", name="seed"))
    return problems


@dataclass
class Record:
    """A game, finished or not: everything needed to replay it, and the save file too."""

    rules: str
    seats: list[dict[str, Any]]
    """For each seat its `name`, `kind` (`human`, `bot`) and, for a bot, its `level`."""
    options: dict[str, Any] = field(default_factory=dict)
    """All options, resolved."""
    rules_version: str = "1.0"
    dealer: str | None = None
    seed: int | None = None
    """A note: what counts are the lines of chance."""
    date: str = ""
    """The day on which it was begun, such as 2026-11-20; empty where the file tells no date."""
    played: str = ""
    """When the last move was made or taken back, see `PLAYED`; empty in records of 0.1.0."""
    program: str = ""
    sitting: dict[str, Any] = field(default_factory=dict)
    """What the game before it in the sitting handed on (`State.carry`)."""
    moves: list[str] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    undone: list[int] = field(default_factory=list)
    """After which steps a decision was taken back though something had been seen by then."""
    seated: list[tuple[int, int, dict[str, Any]]] = field(default_factory=list)
    """Who has left a seat to somebody else: after how many steps, the seat's place from 0, and who
    sat there till then, as in `seats`."""
    extra: dict[str, Any] = field(default_factory=dict)
    """Keys that begin with `_`: other people's, kept as they are."""

    def to_data(self) -> dict[str, Any]:
        """The record as plain data, keys in the order of the format."""
        data: dict[str, Any] = {
            "cardtable": FORMAT,
            "rules": self.rules,
            "rules_version": self.rules_version,
            "options": self.options,
            "seats": self.seats,
            "dealer": self.dealer,
            "seed": self.seed,
            "date": self.date,
            PLAYED: self.played,
            "program": self.program,
            "sitting": self.sitting or None,
        }
        data = {key: value for key, value in data.items() if value not in (None, "")}
        data[COUNT] = len(self.moves)
        data["moves"] = list(self.moves)
        if self.outcome is not None:
            data["outcome"] = self.outcome
        if self.undone:
            data[UNDONE] = self.undone
        if self.seated:
            data[SEATED] = [list(each) for each in self.seated]
        return data | self.extra | {END: True}

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """A record from plain data. Raises RecordError with all that is wrong with its header."""
        if not isinstance(data, dict) or "cardtable" not in data:
            raise RecordError(spoken("errors.record-begins"))
        if str(data["cardtable"]) != str(FORMAT):
            message = spoken("errors.record-format", format=str(data["cardtable"]), known=FORMAT)
            raise RecordError(message)
        if problems := _problems(data):
            raise RecordError("; ".join(problems))
        seed, moves, seats = data.get("seed"), data.get("moves") or [], data.get("seats") or []
        return cls(
            rules=data["rules"],
            seats=seats,
            options=data.get("options") or {},
            rules_version=data.get("rules_version") or "1.0",
            dealer=data.get("dealer"),
            seed=None if seed is None else int(seed),
            date=real_date(data.get("date")),
            played=str(data.get(PLAYED) or ""),
            program=data.get("program") or "",
            sitting=data.get("sitting") or {},
            moves=list(moves),
            outcome=data.get("outcome"),
            undone=[each for each in _listed(data.get(UNDONE)) if type(each) is int],
            seated=list(_changes(data.get(SEATED), len(seats))),
            extra={
                key: value
                for key, value in data.items()
                if str(key).startswith("_") and key not in {COUNT, END, PLAYED, SEATED, UNDONE}
            },
        )

    def sat(self, step: int) -> list[dict[str, Any]]:
        """Who sat at each seat when that step was decided, as in `seats`."""
        seats = list(self.seats)
        for since, place, before in reversed(self.seated):
            if step < since:
                seats[place] = before
        return seats

    @property
    def people(self) -> list[int]:
        """The places, from 0, where a person sits, or sat before somebody else took over."""
        sat = [*enumerate(self.seats), *((place, who) for _, place, who in self.seated)]
        return sorted({place for place, who in sat if who.get("kind") != "bot"})

    def carried(self) -> dict[str, Any]:
        """What `State.new` is to be given as `carry`."""
        if (
            not self.sitting
            and self.dealer
            and not any(line.startswith(f"{ACTOR}toss") for line in self.moves[:1])
        ):
            return {"dealer": self.dealer}
        return self.sitting


@dataclass
class ReplayStep:
    """One decision of a record with all that followed from it."""

    line: str
    """The line with its actor; `""` for the deal."""
    chance: list[str]
    events: list[Entry]
    state: State
    """The state after it: always the same object, so clone it to keep it."""
    at: int
    """How many lines of the record are done."""


def _listed(data: Any) -> list[Any]:
    return data if isinstance(data, list) else []


def _changes(data: Any, seats: int) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """What makes sense of `SEATED`."""
    for each in _listed(data):
        match each:
            case [int(step), int(place), dict(before)] if 0 <= place < seats:
                yield step, place, before


def replay(record: Record, rules: Rules) -> Iterator[ReplayStep]:
    """Replay a record, the deal first. Raises RecordError at the line that does not fit."""
    groups = _grouped(record.moves)
    at, _, dealt = next(groups)
    chance = Chance(script=dealt)
    try:
        state = rules.game.new(rules, len(record.seats), chance, record.carried())
        _all_used(chance)
    except ValueError as error:
        message = spoken("errors.record-deal", why=str(error))
        raise RecordError(message) from None
    done = len(dealt)
    yield ReplayStep("", chance.take(), state.drain(), state, done)
    for at, text, lines in groups:
        chance.expect(lines)
        try:
            line = text
            if text.partition(" ")[0] not in state.seats:  # as somebody may write it by hand
                line = "{} {}".format(*state.parse(text))
            events = state.play(line)
            _all_used(chance)
        except MoveError as error:
            message = spoken("errors.record-line", line=at + 1, move=quoted(text), why=str(error))
            raise RecordError(message, at) from None
        done = at + 1 + len(lines)
        yield ReplayStep(line, chance.take(), events, state, done)


def _grouped(moves: list[str]) -> Iterator[tuple[int, str, list[str]]]:
    """Each move with its place and the lines of chance that follow; first those of the deal."""
    at, line, lines = 0, "", list[str]()
    for place, text in enumerate(moves):
        if text.startswith(ACTOR):
            lines.append(text)
        else:
            yield at, line, lines
            at, line, lines = place, text, []
    yield at, line, lines


def _all_used(chance: Chance) -> None:
    if chance.unused:
        message = spoken("errors.unused", line=quoted(chance.unused[0]))
        raise MoveError(message)


def usual_name(number: int = 1) -> str:
    """What a person is called who hasn't given a name."""
    return spoken("players.numbered", number=number)
