"""Games on disk: one record a file, in `saves` while it is played and in `records` once over.

They are written and read as a whole, or listed by what stands before and after their moves: games
that can be gone on with (`Saved`) and games that are over (`Finished`). A review lies beside its
record for as long as it fits it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from glob import escape
from pathlib import Path
from typing import Any

from cardtable import __version__
from cardtable.engine.clean import Names, clean_name, cleaned, name_key, real_date
from cardtable.engine.facts import Fact, spoken
from cardtable.engine.notation import RESIGNED
from cardtable.engine.record import COUNT, END, FORMAT, PLAYED, Record, RecordError, usual_name
from cardtable.files.disk import (
    backup_of,
    file_name,
    move_file,
    name_before,
    own_files,
    take_away,
    taken_away,
    write_atomic,
)
from cardtable.files.errors import DataError, Fault, by_file
from cardtable.files.folders import data_folder, listed, records_folder, saves_folder
from cardtable.files.locks import hold, is_held, lock_of
from cardtable.files.rulesfile import OWN
from cardtable.files.store import Store, Stored
from cardtable.files.strict_yaml import dump_yaml, foreign, parse_yaml, read_bytes, read_text

_TIME = re.compile(rb"^(?:%b|date): *['\"]?([-+:.0-9T ]+)" % PLAYED.encode(), re.MULTILINE)
_YEARS = (1970, 9000)
"""Years of a game's time that can be meant: others can't be reckoned with everywhere."""
_latest: dict[Path, datetime] = {}
"""By home, the latest time in any of its records, as far as this program knows."""


def save_record(path: Path, record: Record) -> Path:
    """Write a record, all of it or nothing; returns where it lies now.

    A game in the folder of saves that has ended moves to the folder of records, and back if its
    end is taken back. Raises DataError if it can't be written; what was there is then untouched.
    """
    target = path
    if record.outcome is not None and path.parent == saves_folder():
        target = records_folder() / path.name
    elif record.outcome is None and path.parent == records_folder():
        target = saves_folder() / path.name
    record.played = record.played or time_now()
    write_atomic(target, dump_yaml(record.to_data()), before=path)
    if target != path:
        drop_review(path)
        for old in (path, backup_of(path)):
            with suppress(OSError):
                old.unlink(missing_ok=True)
    return target


def load_record(path: Path | str) -> tuple[Record, Fault | None]:
    """The record in a file, and what is wrong with it, if anything is.

    Of a damaged file everything before the damage is kept. Raises DataError where there is no
    record at all. Whether the lines are moves of the game is not looked at: replaying tells.
    """
    path = Path(path)
    try:
        text = read_text(path)
        record, problem = _parse(text, path)
        if problem is None and not text.endswith("\n"):
            problem = Fault(Fact("errors.cut"), path)
        return record, problem
    except DataError as error:
        kept = _longest_sound(_sound_text(path).split("\n"), path)
        if kept is None:
            raise
        return kept, error.faults[0]


def is_record(path: Path) -> bool:
    """Whether a file looks like a saved game or a record, by how it begins."""
    try:
        return read_bytes(path).removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"cardtable:")
    except DataError:
        return False


def is_of_newer_program(path: Path) -> bool:
    """Whether the file is a record in a form that only a newer version of the program reads."""
    try:
        data = parse_yaml(read_text(path), str(path)).data
    except DataError:
        return False
    version = data.get("cardtable") if isinstance(data, dict) else None
    return isinstance(version, int) and version > FORMAT


def new_save_path(rules: str, when: datetime) -> Path:
    """A name of its own for the file of a game that begins now."""
    name = file_name(f"{when:%Y-%m-%d-%H%M%S}-{rules}")
    number, stem = 1, name
    while True:
        path = saves_folder() / f"{stem}.yaml"
        # Another program may have taken the name and not yet written the file.
        if not any(map(os.path.lexists, (path, records_folder() / path.name, lock_of(path)))):
            return path
        number += 1
        stem = f"{name}-{number}"


def list_saves() -> list[Path]:
    """The games that can be gone on with, the one played last first."""
    # A save whose file was lost while its backup remains is a game too.
    return _latest_first(own_files(saves_folder(), backups=True)[0])


def list_records() -> list[Path]:
    """The games that are over, the latest first."""
    return _latest_first(own_files(records_folder(), backups=True)[0])


def games_over(game: str) -> int:
    """How many games of that kind are over, by the names of their files: none of them is read."""
    names = (path.stem.split("-", 4)[-1] for path in own_files(records_folder())[0])
    return sum(name.startswith(game) for name in names)  # the day and the time come first


def no_saves() -> list[Fault]:
    """What lies in the folder of saves and is never read, and why."""
    return own_files(saves_folder(), backups=True)[1]


def no_records() -> list[Fault]:
    """What lies in the folder of records and is never read, and why."""
    return own_files(records_folder(), backups=True)[1]


def newest_games() -> list[Path]:
    """All of both, the one played last first."""
    return _latest_first([*list_saves(), *list_records()])


def time_of(path: Path) -> datetime:
    """When a game was last played, by what its file says.

    Records of 0.1.0 tell the day on which they were begun. Where nothing can be read the time of
    the file is all there is; where there is no file, it is 1970.
    """
    source = path if os.path.lexists(path) else backup_of(path)
    with suppress(DataError):
        times = dict.fromkeys(match[1] for match in _TIME.finditer(read_bytes(source)))
        for text in sorted(times, key=len, reverse=True):  # the time says more than the day
            with suppress(ValueError, OverflowError):
                time = datetime.fromisoformat(text.decode().strip()).astimezone(UTC)
                if _YEARS[0] <= time.year < _YEARS[1]:
                    return time
    with suppress(OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(source.lstat().st_mtime, UTC)
    return datetime.fromtimestamp(0, UTC)


def time_now() -> str:
    """The present time for a record, or one just after the latest where a clock went wrong."""
    home, now = data_folder(), datetime.now(UTC)
    if home not in _latest:
        every = (path for list_ in (list_saves(), list_records()) for path in list_[:1])
        _latest[home] = max(map(time_of, every), default=now)
    _latest[home] = max(now, _latest[home] + timedelta(milliseconds=1))
    return _latest[home].isoformat(timespec="milliseconds")


def _latest_first(paths: list[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: (time_of(path), path.name), reverse=True)


def _parse(text: str, path: Path) -> tuple[Record, Fault | None]:
    """The record of a text, without what follows a line that is none."""
    document = parse_yaml(text, str(path))
    data: Any = document.data
    problem: Fault | None = None
    moves: Any = data.get("moves") if isinstance(data, dict) else None
    for place, line in enumerate(moves if isinstance(moves, list) else ()):
        if not isinstance(line, str):
            problem = document.complain(("moves", place), Fact("errors.no-line"))
            data["moves"] = moves[:place]
            data.pop("outcome", None)
            break
    try:
        record = Record.from_data(data)
        return record, problem or _cut_short(data, record, path)
    except (RecordError, TypeError, ValueError) as error:
        strange = foreign(text.encode(errors="replace")) or _other_of_ours(data)
        raise DataError(Fault(strange or str(error), path)) from error


def _other_of_ours(data: Any) -> str:
    """What a file is that is Card Table's, and no record; `""` where that isn't known."""
    if isinstance(data, dict) and "names" in data and ("extends" in data or "game" in data):
        return spoken("errors.this-rules")
    return ""


def _cut_short(data: dict[str, Any], record: Record, path: Path) -> Fault | None:
    """What is wrong with a record that ends before its end, at the end of a line."""
    wanted = data.get(COUNT)
    if not isinstance(wanted, int):  # of a version that did not count, or another program's
        return None
    lost = wanted - len(record.moves)
    if lost > 0:
        return Fault(Fact("errors.end-lines", {"lost": lost, "count": wanted}), path)
    return None if END in data else Fault(Fact("errors.end"), path)


def _sound_text(path: Path) -> str:
    """The lines of a file before the first that is not text."""
    raw = read_bytes(path)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return raw[: error.start].rpartition(b"\n")[0].decode("utf-8-sig")


def _longest_sound(lines: list[str], path: Path) -> Record | None:
    """The record of the most leading lines that hold one."""
    best: Record | None = None
    good, bad, step = 0, len(lines), 1
    while good < bad - 1:  # first in growing steps from the end, then halving what lies between
        middle = (good + bad) // 2 if best else max(good + 1, bad - step)
        try:
            best, good = _parse("\n".join(lines[:middle]), path)[0], middle
        except DataError:
            bad, step = middle, step * 2
    if best is not None:
        best.outcome = None
    return best


@dataclass(frozen=True)
class _Reviews(Stored):
    """In the `other` keys those of each seat."""

    of: str = ""
    """Which record they are of."""


def load_review(path: Path, record: Record, seat: str, problems: list[str] | None = None) -> Any:
    """What was kept of a seat's review of the record at that path; None where there is none.

    The review of another record, such as of a game that has gone on since, is thrown away. What
    happens to a damaged one is told in `problems`.
    """
    kept = _review_store(path).load(problems)
    if kept.of == _review_stamp(record):
        return kept.other.get(seat)
    if kept.of:
        drop_review(path)
    return None


def save_review(path: Path, record: Record, seat: str, review: Any) -> None:
    """Keep a seat's review of a record, if that can be done: it can be made again."""
    stamp = _review_stamp(record)

    def noted(kept: _Reviews) -> _Reviews:
        others = kept.other if kept.of == stamp else {}
        return replace(kept, of=stamp, other={**others, seat: review})

    with suppress(DataError):
        _review_store(path).change(noted)


def drop_review(path: Path) -> None:
    """Throw away the review of the record at that path, if there is one."""
    for file in listed(path.parent, f"{escape(_review_path(path).name)}*"):
        with suppress(OSError):
            file.unlink(missing_ok=True)


def _review_path(path: Path) -> Path:
    return path.with_suffix(".review.json")


def _review_store(path: Path) -> Store[_Reviews]:
    return Store(_review_path(path), _Reviews, backup=False)


def _review_stamp(record: Record) -> str:
    """The same for the same game, in this version of the program alone."""
    import hashlib  # read late: it loads a library of ciphers

    parts = [__version__, record.rules, record.options, record.seats, record.moves]
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()


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
    games: list[Finished] = []
    passed = no_records()
    for path in list_records():
        try:
            games.append(_finished(path, head_of(path)))
        except DataError as error:
            passed += error.faults[:1]
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            passed.append(Fault(Fact("errors.this-unfinished"), path))
    if faulty is not None:
        faulty += sorted(passed, key=by_file)
    return spelled_alike(games)


def spelled_alike(games: Iterable[Finished]) -> list[Finished]:
    """The games with every person's name as it is written in the first one that has it."""
    written: dict[str, str] = {}

    def alike(sitter: Sitter) -> Sitter:
        name = (
            sitter.name if sitter.level else written.setdefault(name_key(sitter.name), sitter.name)
        )
        return replace(sitter, name=name)

    return [replace(game, sitters=tuple(map(alike, game.sitters))) for game in games]


def head_of(path: Path) -> Any:
    """What is in the file of a game, without its moves. Raises DataError where there is nothing."""
    return parse_yaml(MOVES.sub("", read_text(path)), str(path)).data


def sitters_of(data: Any) -> tuple[Sitter, ...]:
    """Who sits at each seat, by a record's data. Raises KeyError and such where it does not say."""
    return tuple(
        Sitter(
            clean_name(str(one["name"]), usual_name(number)),
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
        raise ValueError
    return ranking


def _finished(path: Path, data: Any) -> Finished:
    from cardtable.engine.events import team_of

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
    kept["keys"] = [
        clean_name(str(seat.get("person") or ""), sitter.name)
        for seat, sitter in zip(data["seats"], sitters, strict=True)
    ]
    team = bool(team_of(outcome.get("result")))
    return Finished(
        path, rules, date, sitters, ranking, own_of(data), dealt, undone, relayed, resigned, kept,
        team,
    )  # fmt: skip


_LINE = re.compile(r"^\s*- (?!['\"]?chance )", re.MULTILINE)


@dataclass(frozen=True)
class Saved:
    """A game that can be gone on with, without its moves."""

    path: Path
    rules: str
    """The id of its rules; `""` where the file can't be read."""
    sitters: tuple[Sitter, ...]
    """At p1, p2 …"""
    begun: str
    """The date in the record, such as 2026-11-20."""
    played: datetime
    """When it was last saved."""
    moves: int
    """How many moves have been made."""
    options: dict[str, Any] = field(default_factory=dict)
    """The house rules that it is played by, as in the record."""
    own: Own | None = None
    """What the record says of its rules, where they are a player's own."""
    busy: bool = False
    """Whether another program is playing it just now."""
    problem: Fault | None = None
    """Why the file can't be read. Opening the game may still find its backup."""


def saved_games() -> list[Saved]:
    """Every game that can be gone on with, the one played last first.

    The moves are counted and not replayed, so that hundreds of games take no time; what is wrong
    with them is found out when one is opened.
    """
    return [saved_game(path) for path in list_saves()]


def saved_game(path: Path) -> Saved:
    """One of them, by its file."""
    source = path if os.path.lexists(path) else backup_of(path)
    played = time_of(path).astimezone()
    try:
        text = read_text(source)
        moves = MOVES.search(text)
        data: Any = parse_yaml(MOVES.sub("", text), str(source)).data
        return Saved(
            path,
            cleaned(str(data["rules"])),
            sitters_of(data),
            real_date(data.get("date")),
            played,
            len(_LINE.findall(moves[0])) if moves else 0,
            dict(data.get("options") or {}),
            own_of(data),
            is_held(path),
        )
    except DataError as error:
        problem = error.faults[0]
    except (KeyError, TypeError, ValueError, AttributeError):
        problem = Fault(Fact("errors.this-no-record"), source)
    return Saved(path, "", (), "", played, 0, busy=is_held(path), problem=problem)


def delete_game(path: Path) -> Path:
    """Take a saved game away, and its backup; gives the place from which it can be put back.

    Raises Busy where another program plays it, and DataError where it can't be moved.
    """
    held = hold(path)
    drop_review(path)
    try:
        return take_away(path, _attic(), "game")
    finally:
        held.release()


def deleted_games() -> list[Path]:
    """Where the games lie that can be put back, the one deleted last first."""
    return taken_away(_attic())


def undelete_game(place: Path) -> Path:
    """Put a deleted game back among the saved ones; gives its file. DataError where it is gone."""
    return move_file(place, saves_folder(), name_before(place), "game")


def _attic() -> Path:
    return data_folder() / "deleted"
