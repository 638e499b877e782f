"""Sentences about cards, moves and events, from the layout file's templates.

A template names its details in braces: `{seat}`, `{to}` and other seats are shown by their players'
names, `{cards}` with suit signs, and `{count card|cards}` is a number with the right form of the
word after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from cardtable.engine.cards import HIDDEN, Card, card
from cardtable.engine.events import Event, Moved, Revealed, Said
from cardtable.engine.notation import Move, Seat
from cardtable.engine.tips import one_of
from cardtable.presenter.model import Table
from cardtable.presenter.notes import lowered, sentence
from cardtable.presenter.parts import parts
from cardtable.presenter.tabledata import TableData, owner_of

Name: TypeAlias = Callable[[Seat], str]

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_HOLE = re.compile(r"\{(\w+)(?: ([^|}]*)\|([^}]*))?\}")
_SEAT = re.compile(r"p[1-9]")
_SEAT_WORD = re.compile(r"\bp[1-9]\b")
CARD_WORD = re.compile(
    r"(?<![\w+-])(?:(?:10|[A2-9JQK])[CDHS](?:#\d)?|X\d(?:#\d)?|[+-][1-5][a-e])(?!\w)"
)
"""A card in the midst of a text."""


_SIDES = {"+": "Fair", "-": "Foul"}
_JOKER = "a joker"
_BEGUN = re.compile(rf"(?<=\. ){_JOKER}")
"""A joker at the beginning of a sentence within a text."""
_NO_TITLES: Mapping[str, str] = {}


def sign(one: Card | None, titles: Mapping[str, str] = _NO_TITLES) -> str:
    """A card as people write it: `10♥`, `a joker`, `Valour 5` where it has a title."""
    if one is None:
        return "a card"
    if one.name in titles:
        return f"{titles[one.name]} {one.rank}"
    if one.suit in _SIDES:
        return f"{_SIDES[one.suit]} {one.rank}"
    if one.rank == "X":
        return _JOKER
    if one.suit in _SIGNS:
        return one.rank + _SIGNS[one.suit]
    return one.name


def signs(run: Iterable[Card | None], titles: Mapping[str, str] = _NO_TITLES) -> str:
    """Several cards in one breath: `7♣ and 7♦`, `7♣ and 2 others`, `2 jokers`."""
    every = list(run)
    known = [sign(one, titles) for one in every if one is not None]
    hidden = len(every) - len(known)
    if (jokers := known.count(_JOKER)) > 1:
        known = [*(one for one in known if one != _JOKER), f"{jokers} jokers"]
    if hidden:
        if not known:
            return "a card" if hidden == 1 else f"{hidden} cards"
        known.append("one other" if hidden == 1 else f"{hidden} others")
    return known[0] if len(known) == 1 else f"{', '.join(known[:-1])} and {known[-1]}"


def fill(
    template: str,
    details: Mapping[str, object],
    name: Name,
    titles: Mapping[str, str] = _NO_TITLES,
) -> str:
    """A template with its holes filled; an unknown hole stays empty."""

    def put(found: re.Match[str]) -> str:
        value = details.get(found[1], "")
        if found[2] is not None:
            return f"{value} {found[2] if value == 1 else found[3]}"
        return _shown(value, name, titles)

    return _BEGUN.sub(sentence(_JOKER), _HOLE.sub(put, template).strip())


def addressed(words: str, name: Name) -> str:
    """A sentence of the engine with the names of its seats."""
    return _SEAT_WORD.sub(lambda found: name(found[0]), words)


def complete(template: str, details: Mapping[str, object]) -> bool:
    """Whether there is something for every hole of a template."""
    return all(details.get(found[1]) is not None for found in _HOLE.finditer(template))


def _shown(value: object, name: Name, titles: Mapping[str, str]) -> str:
    if isinstance(value, Card):
        return sign(value, titles)
    if value is None:
        return ""
    if isinstance(value, str):
        if _SEAT.fullmatch(value):
            return name(value)
        run = cards_in(value)
        return signs(run, titles) if run else readable(value, name, titles)
    if isinstance(value, list | tuple):
        return one_of([_shown(each, name, titles) for each in value], "and") if value else ""
    return str(value)


def cards_in(text: str) -> list[Card | None]:
    """The cards of a text that is nothing but cards; else none."""
    found: list[Card | None] = []
    for word in text.split():
        try:
            found.append(None if word == HIDDEN else card(word))
        except ValueError:
            return []
    return found


def line_words(data: TableData, line: Move, name: Name, means: Said | None = None) -> str:
    """A line as the words of a choice: `Show 3♣ to Bo`.

    With what it means (`State.means`) its words are those for that way of the verb.
    """
    found = parts(line)
    details: dict[str, object] = {
        **data.options,
        "cards": signs(found.cards, data.titles) if found.cards else "",
        "seat": found.seats[0] if found.seats else "",
        "place": found.places[0] + 1 if found.places else "",
        "other": " ".join(place_name(data, word) for word in found.others),
    }
    template = data.does.get(found.verb)
    if means is not None:
        template = data.does.get(f"{found.verb} {means.word}", template)
        told = data.details(means.about)
        details |= {key: _worded(value, name, data.titles) for key, value in told.items()}
    if template is None:
        given = [found.verb.capitalize(), details["cards"], *map(name, found.seats)]
        given += [*(str(place + 1) for place in found.places), details["other"]]
        return " ".join(str(each) for each in given if each)
    return fill(template, details, name, data.titles)


def did(data: TableData, line: Move, seat: Seat | None, name: Name) -> str:
    """A move of which nothing is told, once it is made: by its own sentence, or as a choice."""
    template = data.says.get(f"did {parts(line).verb}")
    if template is not None:
        return fill(template, {"seat": seat or ""}, name, data.titles)
    words = line_words(data, line, name)
    return f"{name(seat)}: {words}" if seat else words


def _worded(value: object, name: Name, titles: Mapping[str, str]) -> object:
    """A sentence of the engine's as the table says it; anything else as it is."""
    if not isinstance(value, str) or " " not in value or cards_in(value):
        return value
    return readable(value, name, titles)


def place_name(data: TableData, word: str) -> str:
    """What a zone is called that a line names, the reader's own of that name before others.

    A word that names no zone stays as it is.
    """
    look = data.look(f"p.{word}") or data.look(word)
    return look.name if look and look.name else word


def tell(data: TableData, events: Iterable[Event], name: Name, *, minor: bool = True) -> list[str]:
    """What happened in a step, as sentences. Without templates the moves of cards are told.

    Those that are for the log alone (`Effect.minor`) can be left out.
    """
    run = list(events)
    if any(isinstance(event, Said) for event in run):
        return _sentences(data, run, name, minor=minor)
    found: list[str] = []
    for event in run:
        if isinstance(event, Moved) and event.src:
            owner = owner_of(event.src) or owner_of(event.dst)
            who = f"{name(owner)}: " if owner else ""
            found.append(
                f"{who}{signs(event.cards, data.titles)} to {_zone_words(data, event.dst, name)}"
            )
        elif isinstance(event, Revealed) and event.card is not None:
            found.append(f"{sign(event.card, data.titles)} is shown")
    return found


def template_of(data: TableData, event: Said) -> str | None:
    """The sentence of the layout file for an event's word, by its `use` where there is one."""
    use = event.about.get("use", "")
    return data.says.get(f"{event.word} {use}", data.says.get(event.word))


def _sentences(data: TableData, events: Iterable[Event], name: Name, *, minor: bool) -> list[str]:
    found: list[str] = []
    moved: Sequence[Card | None] = ()
    for event in events:
        if isinstance(event, Moved):
            moved = event.cards
        elif isinstance(event, Said) and (minor or not data.effect(event).minor):
            found.append(_said(data, event, name, moved))
    return found


def details(data: TableData, said: Said, moved: Sequence[Card | None]) -> dict[str, object]:
    """What a sentence about an event may name: `{moved}` is what moved before it was said."""
    cards = signs(moved, data.titles) if moved else ""
    return {**data.options, "seat": said.seat or "", "moved": cards, **data.details(said.about)}


def _said(data: TableData, event: Said, name: Name, moved: Sequence[Card | None]) -> str:
    template = template_of(data, event)
    if template is not None:
        told = fill(template, details(data, event, moved), name, data.titles)
        return sentence(told) if told.startswith(_JOKER) else told
    every = (_shown(value, name, data.titles) for key, value in event.about.items() if key != "use")
    about = ", ".join(filter(None, every))
    who = f"{name(event.seat)}: " if event.seat else ""
    return f"{who}{event.word.replace('_', ' ')}" + (f" ({about})" if about else "")


def _zone_words(data: TableData, zone: str, name: Name) -> str:
    owner, kind = owner_of(zone), data.title(zone)
    return f"{name(owner)}'s {kind}" if owner else f"the {lowered(kind)}"


def veiled(line: str, events: Iterable[Event]) -> str:
    """A recorded line as this reader may read it: cards that it did not see are `??`.

    A line names only what its own seat can see, which may be more than what others can.
    """
    seen: set[str] = set()
    for event in events:
        if isinstance(event, Moved):
            seen.update(one.name for one in event.cards if one is not None)
        elif isinstance(event, Revealed) and event.card is not None:
            seen.add(event.card.name)
        elif isinstance(event, Said):
            text = " ".join(str(value) for value in event.about.values())
            seen.update(one.name for one in cards_in(text) if one is not None)
    words = (HIDDEN if cards_in(word) and word not in seen else word for word in line.split())
    return " ".join(words)


def readable(text: str, name: Name, titles: Mapping[str, str] = _NO_TITLES) -> str:
    """The engine's words as the table says them: players by name, cards with their suits."""
    text = addressed(text, name)
    return CARD_WORD.sub(lambda found: signs(cards_in(found[0]), titles), text)


def table_text(table: Table, data: TableData, name: Name) -> list[str]:
    """The whole table as lines of text: whose turn, then every zone that holds cards."""
    view = table.view
    lines = [f"It's {name(view.turn)}'s turn" if view.turn else "The game is over"]
    for zone, sprites in table.zones.items():
        owner = owner_of(zone)
        look, title = data.look(zone), data.title(zone)
        who = f"{name(owner)}, {title}" if owner else title.capitalize()
        hidden = look is not None and look.closed and owner != "" and not table.reads(zone)
        known = [sign(one.card, data.titles) for one in sprites if one.card is not None]
        if not sprites:
            lines.append(f"{who}: empty")
        elif hidden or not known:
            lines.append(f"{who}: {len(sprites)}")
        else:
            rest = len(sprites) - len(known)
            unknown = f" and {rest} unknown" if rest else ""
            top = f"; on top {sign(sprites[-1].card, data.titles)}" if zone in view.ordered else ""
            lines.append(f"{who}: {len(sprites)}: {', '.join(known)}{unknown}{top}")
        lines += map(sentence, table.notes.spoken(zone, ordered=zone in view.ordered))
    lines += [sentence(note.text) for note in table.notes.general("")]
    return lines
