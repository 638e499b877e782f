"""What goes to a computer player and back, as text: rules, a view, a level; a line.

The same words serve our own process, outside programs, and `cardtable bot`, which is such a
program: one YAML document in, a seat's view; one out, a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any, TextIO

from cardtable import files
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import check_seat, decide
from cardtable.engine.clean import Names
from cardtable.engine.facts import spoken
from cardtable.engine.position import read_view, write_view
from cardtable.engine.record import Record
from cardtable.engine.rules import Rules
from cardtable.engine.schema import DataReader, plain
from cardtable.engine.view import View
from cardtable.games import GAMES


def write_rules(rules: Rules) -> dict[str, Any]:
    """Resolved rules as plain data, which `read_rules` reads again.

    Of a game from elsewhere they say where it lies: another process doesn't know it yet.
    """
    folder = files.folder_of(rules.game)
    return {
        "id": rules.id,
        "game": rules.game.ID,
        **({"folder": str(folder)} if folder else {}),
        "names": plain(rules.names),
        "seats": list(rules.seats),
        "options": plain(rules.options),
        "extras": plain(rules.extras),
        "version": rules.version,
        "about": rules.about,
    }


def read_rules(data: dict[str, Any]) -> Rules:
    """The reverse of `write_rules`. Raises ValueError for data of another kind.

    It runs what lies in the folder that they name, so they are never read from a file.
    """
    if "folder" in data:
        files.bring_in(Path(data["folder"]))
    game = next((game for game in GAMES if data["game"] == game.ID), None)
    if game is None:
        raise ValueError(spoken("errors.record-no-game", name=data["game"]))
    reader = DataReader()
    rules = Rules(
        id=data["id"],
        game=game,
        names=Names(**data["names"]),
        seats=tuple(data["seats"]),
        options=reader.fields(game.Options, data["options"], ("options",)),
        extras=reader.fields(game.Extras, data["extras"], ("extras",)),
        version=data["version"],
        about=str(data.get("about", "")),
    )
    if reader.problems:
        raise ValueError("; ".join(reader.lines))
    return rules


@dataclass(frozen=True)
class Request:
    """A question to a computer player. Plain data and text, but for the rules."""

    number: int
    rules: str
    """`write_rules`, as JSON: the same text is read only once."""
    view: dict[str, Any]
    level: str
    seed: int
    seconds: float | None
    iterations: int | None
    review: dict[str, Any] | None = None
    """Where a game is to be looked at again: its record, the seat, what is known, the budget."""

    @classmethod
    def about(
        cls, number: int, view: View, rules: Rules, level: str, seed: int, limit: Limit
    ) -> Request:
        """A question about this view."""
        text = json.dumps(write_rules(rules), sort_keys=True)
        data = write_view(view)
        return cls(number, text, data, level, seed, limit.seconds, limit.iterations)

    @classmethod
    def to_review(cls, number: int, record: Record, rules: Rules, asked: dict[str, Any]) -> Request:
        """A game to look at again."""
        text = json.dumps(write_rules(rules), sort_keys=True)
        asked = {**asked, "record": record.to_data()}
        return cls(number, text, {}, "", 1, None, None, asked)

    def text(self) -> str:
        """The question as it is sent."""
        return json.dumps(asdict(self))

    @classmethod
    def parse(cls, text: str) -> Request | None:
        """The reverse of `text`; None if nothing is asked any more."""
        data = json.loads(text)
        return cls(**data) if data else None


NOTHING = "{}"
"""Takes the last question back."""


# ---------------------------------------------------------------------- one document in, one out


def document(view: View) -> str:
    """A view as one YAML document, marked at both ends, so that a reader need not wait for more.

    It is JSON between the marks, on a line of its own: programs without a YAML library read that.
    """
    return f"---\n{json.dumps(write_view(view))}\n...\n"


def documents(lines: Iterator[str]) -> Iterator[str]:
    """The YAML documents of a stream, each as soon as its end is seen."""
    found: list[str] = []
    for line in lines:
        mark = line.rstrip()
        if mark in {"---", "..."}:
            if "".join(found).strip():
                yield "".join(found)
            found = []
        elif mark.startswith("--- "):
            if "".join(found).strip():
                yield "".join(found)
            found = [line[4:]]
        else:
            found.append(line)
    if "".join(found).strip():
        yield "".join(found)


def serve_stdio(
    rules: Rules,
    level: str,
    source: TextIO,
    sink: TextIO,
    limit: Limit | None = None,
    seed: int | None = None,
) -> None:
    """Be a bot on two streams: a view in, a line out, until the stream ends.

    A document ends at `...`, at the `---` of the next one, or with the stream. The answers are
    documents, too: a line of notation, and before each but the first the mark `---`. Raises
    ValueError for the first document that is no view of these rules, or asks for nothing.
    """
    from cardtable.files import parse_yaml

    check_seat(level, rules)
    chosen = find_level(level)
    secret = SystemRandom()
    for count, text in enumerate(documents(iter(source.readline, ""))):
        name = f"document {count + 1}"
        data = parse_yaml(text, name).data
        chance = secret.getrandbits(32) if seed is None else seed + count
        try:
            view = read_view(rules, data if isinstance(data, dict) else {})
            answer = decide(view, chosen, chance, limit)
        except ValueError:
            raise
        except Exception as error:
            # Each part of a view is checked, but not whether any game could lead to it.
            raise ValueError(spoken("errors.no-view", name=name)) from error
        sink.write(f"---\n{answer.move}\n" if count else f"{answer.move}\n")
        sink.flush()
