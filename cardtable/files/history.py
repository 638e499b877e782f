"""What has been played: the heads and ends of the records of finished games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cardtable.engine.clean import cleaned, real_date
from cardtable.engine.events import team_of
from cardtable.engine.facts import Fact
from cardtable.engine.names import Names, clean_name, name_key
from cardtable.engine.notation import RESIGNED
from cardtable.files.errors import DataError, Fault, by_file
from cardtable.files.rulesfile import OWN
from cardtable.files.saves import list_records, no_records
from cardtable.files.strict_yaml import parse_yaml, read_text

MOVES = re.compile(r"^moves:\n(?:[-\s].*\n?)*", re.MULTILINE)
"""The moves of a record, in the form in which they are written."""


@dataclass(frozen=True)
class Sitter:
    """Who sat at one seat."""

    name: str
    level: str
    """With its character, as in the record. Empty for a person."""


@dataclass(frozen=True)
class Own:
    """What a record keeps of a player's own rules, whose file may be gone."""

    names: Names
    game: str
    """The id of the game."""


@dataclass(frozen=True)
class Finished:
    """A game that is over, without its moves."""

    path: Path
    """Its record."""
    rules: str
    date: str
    """When it was begun, as in the record."""
    sitters: tuple[Sitter, ...]
    """At p1, p2 …"""
    ranking: tuple[tuple[int, ...], ...]
    """Places in `sitters`, best first; those that share a place together."""
    own: Own | None = None
    """What the record says of its rules, where they are a player's own."""
    seed: int | None = None
    """The number of its deal: who plays one again knows the cards."""
    undone: bool = False
    """Whether something was taken back in it though it had been seen."""

    relayed: frozenset[int] = frozenset()
    """Places where somebody sat for a part of the game: it counts for nobody there."""
    resigned: int | None = None
    """The place of the one who gave it up."""
    kept: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What the record keeps of the evening that it belongs to: see `cardtable.evening`."""
    team: bool = False
    """Whether it was won by a team, and those who share a place have played together."""

    def won(self, place: int) -> bool:
        """Whether the one at that place is among the best, and not everybody is."""
        return len(self.ranking) > 1 and place in self.ranking[0]

    def lost(self, place: int) -> bool:
        """Whether the one at that place came last, and not everybody did."""
        return len(self.ranking) > 1 and place in self.ranking[-1]


def finished_games(faulty: list[Fault] | None = None) -> list[Finished]:
    """Every game in the folder of records that tells how it ended, the latest first.

    The moves are not read, so that hundreds of games take no time. What is passed over in that
    folder is added to `faulty`.
    """
    found: list[Finished] = []
    passed = no_records()
    for path in list_records():
        try:
            found.append(_finished(path, head_of(path)))
        except DataError as error:
            passed += error.faults[:1]
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            passed.append(Fault(Fact("errors.this-unfinished"), path))
    if faulty is not None:
        faulty += sorted(passed, key=by_file)
    return spelled_alike(found)


def spelled_alike(games: Iterable[Finished]) -> list[Finished]:
    """The games with every person's name as it is written in the first one that has it."""
    written: dict[str, str] = {}

    def alike(one: Sitter) -> Sitter:
        name = one.name if one.level else written.setdefault(name_key(one.name), one.name)
        return replace(one, name=name)

    return [replace(game, sitters=tuple(map(alike, game.sitters))) for game in games]


def head_of(path: Path) -> Any:
    """What is in the file of a game, without its moves. Raises DataError where there is nothing."""
    return parse_yaml(MOVES.sub("", read_text(path)), str(path)).data


def sitters_of(data: Any) -> tuple[Sitter, ...]:
    """Who sits at each seat, by a record's data. Raises KeyError and such where it does not say."""
    return tuple(
        Sitter(
            clean_name(str(one["name"]), f"Player {number}"),
            cleaned(str(one.get("level") or "")) if one["kind"] == "bot" else "",
        )
        for number, one in enumerate(data["seats"], 1)
    )


def own_of(data: Any) -> Own | None:
    """What a record's data keep of a player's own rules; None where they are the program's."""
    kept = data.get(OWN)
    if not isinstance(kept, dict):
        return None
    names = kept["names"]
    shown = Names(cleaned(str(names["plain"])), cleaned(str(names.get("polite") or "")))
    return Own(shown, cleaned(str(kept["game"])))


def ranking_of(data: Any) -> tuple[tuple[int, ...], ...]:
    """How a game ended, by a record's data, as `Finished.ranking`; ValueError and such if not."""
    ranking = tuple(
        tuple(int(seat.removeprefix("p")) - 1 for seat in group)
        for group in data["outcome"]["ranking"]
    )
    if sorted(place for group in ranking for place in group) != list(range(len(data["seats"]))):
        raise ValueError("the ranking names other seats than there are")
    return ranking


def _finished(path: Path, data: Any) -> Finished:
    sitters, ranking = sitters_of(data), ranking_of(data)
    rules, date = cleaned(str(data["rules"])), real_date(data.get("date"))
    seed = data.get("seed")
    dealt = seed if type(seed) is int else None
    undone = bool(data.get("_undone"))
    relayed = frozenset(place for _, place, _ in data.get("_seated") or ())
    outcome = data["outcome"]
    loser = str(outcome["result"]["loser"]) if outcome.get("reason") == RESIGNED else ""
    resigned = int(loser.removeprefix("p")) - 1 if loser else None
    kept = {key: data[key] for key in ("sitting", "_points") if key in data}
    team = bool(team_of(outcome.get("result")))
    return Finished(
        path, rules, date, sitters, ranking, own_of(data), dealt, undone, relayed, resigned, kept,
        team,
    )  # fmt: skip
