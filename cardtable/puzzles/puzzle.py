"""Puzzle files: `rules/puzzles/<game>.yaml`, made by `tools/puzzles.py`, each a list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from cardtable.engine.clean import quoted
from cardtable.engine.facts import Fact, Value, spoken
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.rules import id_mistake, is_id
from cardtable.engine.schema import Between, Place
from cardtable.files import (
    PUZZLES,
    DataError,
    Fault,
    own_files,
    read_list,
    read_once,
    rules_folders,
    rules_path,
)

Kind = Literal["win", "draw", "only", "deduce", "save", "task", "last"]
"""Win in so many of your own turns; draw in so many, at least; the only good move; one that only
somebody can know who remembers what was seen; don't lose before your next turn; what this turn
can bring about (Russian Bank); the last round (Soul Taker)."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one right line for the seat on turn."""

    id: str
    kind: Kind
    rules: str
    """The id of a rules file."""
    position: Mapping[str, Any]
    """As in scenarios. The seat on turn is who solves it, knowing what that seat's view shows."""
    line: tuple[Move, ...]
    """The solution: the solver's moves and what the others answer, each with its seat. It ends
    with the win, where one is asked for; when the others have had their turn, where no loss is; and
    else where more than one move is right."""
    best: Annotated[float, Between(0, 1)]
    """What the solver's first move promises: the share of worlds where it succeeds …"""
    second: Annotated[float, Between(0, 1)]
    """… and the next best move."""
    stars: Annotated[int, Between(1, 3)]
    """How hard it is: 1 is solved by most players at level easy, 2 at medium, 3 by better ones."""
    turns: Annotated[int, Between(0, 9)] = 0
    """Where a win or a draw is asked for: in how many own turns it is certain; this one counts, if
    it is one. 0 where something else is asked for."""
    aim: Literal["", "save", "draw"] = ""
    """`save` or `draw` where that is asked for, and the kind tells something else."""
    seats: int = 2
    goal: Mapping[str, Any] = field(default_factory=dict)
    """For a task: what holds when it is done, written as a scenario's `expect`. Any way will do
    that has no more moves than `line`."""
    seed: int = 0
    step: int = 0
    """The game that it was taken from, and after which of its moves: for the curious."""

    path: Path | None = field(default=None, metadata={"key": None}, compare=False)
    at: int = field(default=0, metadata={"key": None}, compare=False)
    """In which file and line it is written."""

    @property
    def seat(self) -> Seat:
        """Who solves it."""
        return str(self.position.get("turn"))

    @property
    def moves(self) -> int:
        """How many moves the solution has that are the solver's own."""
        return sum(split_actor(each)[0] == self.seat for each in self.line)

    def fault(self, key: str, **about: Value) -> Fault:
        """Something that is wrong with it, by its message of `errors.ftl`."""
        return Fault(Fact(f"errors.{key}", about), self.path, self.at, key=(self.id,))


def puzzles_of(game: str, problems: list[Fault] | None = None) -> list[Puzzle]:
    """The puzzles of a game, the easiest first. What is wrong with files is added to `problems`."""
    path = rules_path(f"{PUZZLES}/{game}.yaml")
    try:
        puzzles = read_once(read_puzzles, path) if path.exists() else []
    except DataError as error:
        if problems is not None:
            problems += error.faults
        return []
    return sorted(puzzles, key=lambda one: one.stars)


def puzzled_games() -> list[str]:
    """The ids of the games that have puzzles."""
    return [path.stem for folder in rules_folders() for path in own_files(folder / PUZZLES)[0]]


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file. DataError names everything that is wrong, with line and key."""

    def mistakes(puzzles: list[Puzzle]) -> Iterator[tuple[Place, str]]:
        ids: set[str] = set()
        for number, puzzle in enumerate(puzzles):
            yield from (((number, *key), words) for key, words in _mistakes(puzzle))
            if puzzle.id in ids:
                yield (number, "id"), spoken("errors.puzzle-twice", id=puzzle.id)
            ids.add(puzzle.id)

    return [
        replace(one, path=path, at=line)
        for one, line in read_list(path, Puzzle, "puzzles", mistakes)
    ]


def _mistakes(puzzle: Puzzle) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """What is of the right kinds, and wrong all the same."""
    if mistake := id_mistake(puzzle.id):
        yield ("id",), mistake
    if not is_id(puzzle.rules):
        yield ("rules",), spoken("errors.no-rules-of", name=quoted(puzzle.rules))
    if not puzzle.line or split_actor(puzzle.line[0])[0] != puzzle.seat:
        yield ("line",), spoken("errors.puzzle-first")
    if puzzle.kind in {"win", "draw"} and not puzzle.turns:
        yield ("turns",), spoken("errors.puzzle-turns")
    if (puzzle.kind == "task") != bool(puzzle.goal):
        yield ("goal",), spoken("errors.puzzle-goal")
