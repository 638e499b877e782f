"""A finished game as one HTML file, which plays move by move in a browser and asks for nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardtable import __version__
from cardtable.engine.cards import Card
from cardtable.engine.clean import FIRST, LAST
from cardtable.engine.events import redact
from cardtable.engine.facts import Fact
from cardtable.engine.notation import split_actor
from cardtable.engine.record import Record, ReplayStep, replay
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.files import DataError, asset_path, exports_folder, read_text, write_free
from cardtable.players import Player
from cardtable.presenter.layoutfile import TableData, owner_of
from cardtable.presenter.phrases import Reader, say, sign
from cardtable.presenter.words import did, ending, sentences

RED = frozenset("DH")
_HOLE = re.compile(r"\{\{([a-z]+)\}\}")
_LABELS = ("first", "back", "run", "next", "last", "step", "unscripted")


def webpage(record: Record, rules: Rules, data: TableData, *, polite: bool = False) -> str:
    """The page, with polite names where they are wanted.

    Raises DataError for a game that isn't over, and what `replay` raises.
    """
    players = [Player.from_data(seat, number) for number, seat in enumerate(record.seats, 1)]
    names = {f"p{number}": player.called for number, player in enumerate(players, 1)}
    steps: list[dict[str, Any]] = []
    zones: dict[str, list[str]] = {}
    cards: dict[str, tuple[str, bool]] = {}
    reader = Reader(names.__getitem__, titles=data.titles)
    state: State[Any, Any] | None = None
    for step in replay(record, rules):
        state = step.state
        now = {zone: _run(state, run, cards, reader) for zone, run in state.zones.items()}
        changed = {zone: run for zone, run in now.items() if zones.get(zone) != run}
        zones = now
        sentences = _told(step, data, names) if step.line else page_words("deal")
        steps.append({"told": sentences, "zones": changed, "turn": state.turn})
    if state is None or state.outcome is None:
        raise DataError(page_words("unfinished"))
    end = ending(state.account(), data, names.__getitem__).reason
    steps[-1]["told"] = page_words("over", last=steps[-1]["told"], end=end).strip()
    game = {"cards": cards, "steps": steps, **_places(state, data, names)}
    title = rules.names.shown(polite=polite)
    about = page_words("about", names=", ".join(names.values()), date=record.date or None)
    told_of = {key: page_words(key) for key in _LABELS}
    told_of |= {"title": title, "about": about, "footer": page_words("footer", version=__version__)}
    holes = {key: _escaped(words) for key, words in told_of.items()}
    holes["moves"] = "".join(f"<li>{_escaped(step['told'])}</li>" for step in steps)
    text = json.dumps(game, ensure_ascii=False, separators=(",", ":"))
    holes["data"] = text.replace("<", "\\u003c").replace("&", "\\u0026")
    page = read_text(asset_path("page/page.html"))
    return _HOLE.sub(lambda hole: holes[hole[1]], page)  # once: a name may look like a hole


def save_page(record: Record, rules: Rules, data: TableData, *, polite: bool = False) -> Path:
    """Write the page of a game under a free name among the exports; gives the file.

    Raises DataError where it can't be written, and what `webpage` raises.
    """
    text = webpage(record, rules, data, polite=polite)
    name = f"{rules.id}-{record.date or 'game'}"
    return write_free(exports_folder(), name, ".html", text)


def page_words(key: str, **about: Any) -> str:
    """A message about pages for browsers."""
    return say(Fact(f"page.{key}", about), Reader(str))


def _escaped(text: str) -> str:
    """The text as HTML, each name that is set apart in an element of its own."""
    import html  # its table of characters is long, and pages are seldom saved

    return html.escape(text).replace(FIRST, "<bdi>").replace(LAST, "</bdi>")


def _told(step: ReplayStep, data: TableData, names: Mapping[str, str]) -> str:
    """What happened, as the seat tells it that saw most of it."""
    lines: list[str] = []
    for seat in range(len(names)):
        seen = sentences(data, redact(step.events, seat), names.__getitem__)
        lines = max(lines, seen, key=lambda each: len("".join(each)))
    if not lines:
        actor, move = split_actor(step.line)
        lines = [say(did(data, move, actor), Reader(names.__getitem__, titles=data.titles))]
    return ". ".join(one.rstrip(".") for one in lines) + "."


def _run(
    state: State[Any, Any], run: list[Card], cards: dict[str, tuple[str, bool]], reader: Reader
) -> list[str]:
    """The cards of a zone by their names; one that nobody has seen begins with `?`."""
    known = state.known or {}
    for card in run:
        if card.name not in cards:
            cards[card.name] = sign(card, reader), getattr(card, "suit", "") in RED
    return [card.name if known.get(card, 0) else f"?{card.name}" for card in run]


def _places(
    state: State[Any, Any], data: TableData, names: Mapping[str, str]
) -> dict[str, list[dict[str, Any]] | dict[str, str]]:
    """Where zones stand: what belongs to nobody in the middle, below the last players."""
    own = {seat: [zone for zone in state.zones if owner_of(zone) == seat] for seat in names}
    middle = [zone for zone in state.zones if not owner_of(zone)]
    seats = [{"seat": seat, "name": names[seat], "zones": own[seat]} for seat in names]
    table = {"seat": "", "name": page_words("middle"), "zones": middle}
    titles = {zone: data.title(zone) for zone in state.zones}
    return {"places": [*seats[1:], table, seats[0]], "zones": titles}
