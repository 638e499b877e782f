"""Sentences about cards, moves and events, by the messages of the game's catalogue.

What the engine tells as plain data (cards in notation, seats by their ids) becomes values of facts
here. A template of a layout file names its details in braces: `{seat}` and other seats are shown by
their players' names, `{cards}` with suit signs, and `{count card|cards}` is a number with the right
form of the word after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from cardtable.engine.cards import HIDDEN, Card, card
from cardtable.engine.events import Event, Moved, Revealed, Said
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat
from cardtable.engine.tips import one_of
from cardtable.presenter import phrases
from cardtable.presenter.model import Table
from cardtable.presenter.notes import lowered, sentence
from cardtable.presenter.parts import parts
from cardtable.presenter.phrases import Name, Reader
from cardtable.presenter.tabledata import TableData, owner_of

_BETWEEN = re.compile(r"[^\w]+")
_HOLE = re.compile(r"\{(\w+)(?: ([^|}]*)\|([^}]*))?\}")
_SEAT = re.compile(r"p[1-9]")
_SEAT_WORD = re.compile(r"\bp[1-9]\b")
CARD_WORD = re.compile(
    r"(?<![\w+-])(?:(?:10|[A2-9JQK])[CDHS](?:#\d)?|X\d(?:#\d)?|[+-][1-5][a-e])(?!\w)"
)
"""A card in the midst of a text."""


_BEGUN = re.compile(r"(?<=\. )a joker")
"""A joker at the beginning of a sentence within a text."""
_NO_TITLES: Mapping[str, str] = {}


def sign(one: Card | None, titles: Mapping[str, str] = _NO_TITLES) -> str:
    """A card as people write it: `10♥`, `a joker`, `Valour 5` where it has a title."""
    return phrases.sign(one, Reader(str, titles=titles))


def signs(run: Iterable[Card | None], titles: Mapping[str, str] = _NO_TITLES) -> str:
    """Several cards in one breath: `7♣ and 7♦`, `7♣ and 2 others`, `2 jokers`."""
    return phrases.signs(run, Reader(str, titles=titles))


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

    return _BEGUN.sub("A joker", _HOLE.sub(put, template).strip())


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


def typed(data: TableData, value: object, name: Name) -> Value:
    """A value of the engine's plain data as facts have it: a card for its notation, and so on."""
    if isinstance(value, list | tuple):
        return tuple(typed(data, each, name) for each in value)
    if isinstance(value, Card | int | Fact) or value is None:
        return value
    text = str(value)
    if text in data.zones:
        return data.zones[text].name or text
    if run := cards_in(text):
        return run[0] if len(run) == 1 else tuple(run)
    return readable(text, name, data.titles) if " " in text else text


def message(data: TableData, part: str, *keys: str) -> str | None:
    """The first of these messages that the game's catalogue has: `cuttle.log-played-crown`.

    `part` is what kind of words they are, and a key the words that it goes by: `played crown`.
    """
    ids = (f"{data.game}.{part}-{_BETWEEN.sub('-', key).strip('-')}" for key in keys)
    return next((one for one in ids if phrases.has(one)), None)


def phrase(
    data: TableData,
    part: str,
    key: str,
    details: Mapping[str, object],
    name: Name,
    *,
    to: Seat = "",
    usual: str | None = None,
) -> str:
    """The words of a message with these details, as the seat `to` reads them.

    Where there is no such message, those of the `usual` one; nothing if there is none either.
    """
    found = message(data, part, key, *([usual] if usual is not None else ()))
    if found is None:
        return ""
    about = {each: typed(data, value, name) for each, value in details.items()}
    return phrases.say(Fact(found, about), Reader(name, to, data.titles))


def line_words(data: TableData, line: Move, name: Name, means: Said | None = None) -> str:
    """A line as the words of a choice: `Show 3♣ to Bo`.

    With what it means (`State.means`) its words are those for that way of the verb.
    """
    found = parts(line)
    details: dict[str, object] = {
        **data.options,
        "cards": tuple(found.cards),
        "seat": found.seats[0] if found.seats else "",
        "place": found.places[0] + 1 if found.places else "",
        "other": " ".join(place_name(data, word) for word in found.others),
        **(means.about if means is not None else {}),
    }
    way = f"{found.verb} {means.word}" if means is not None else found.verb
    to = (means.seat if means is not None else None) or ""
    if words := phrase(data, "do", way, details, name, to=to, usual=found.verb):
        return words
    given = [found.verb.capitalize(), signs(found.cards, data.titles) if found.cards else ""]
    given += [*map(name, found.seats), *(str(place + 1) for place in found.places)]
    return " ".join(each for each in [*given, str(details["other"])] if each)


def did(data: TableData, line: Move, seat: Seat | None, name: Name, *, to: Seat = "") -> str:
    """A move of which nothing is told, once it is made: by its own sentence, or as a choice."""
    if words := phrase(data, "log", f"did {parts(line).verb}", {"seat": seat or ""}, name, to=to):
        return words
    words = line_words(data, line, name)
    return f"{name(seat)}: {words}" if seat else words


def place_name(data: TableData, word: str) -> str:
    """What a zone is called that a line names, the reader's own of that name before others.

    A word that names no zone stays as it is.
    """
    look = data.look(f"p.{word}") or data.look(word)
    return look.name if look and look.name else word


def tell(
    data: TableData, events: Iterable[Event], name: Name, *, to: Seat = "", minor: bool = True
) -> list[str]:
    """What happened in a step, as sentences to the seat `to`: `You lay 9♠`, `Bo lays 9♠`.

    Without messages the moves of cards are told. Sentences that are for the log alone
    (`Effect.minor`) can be left out.
    """
    run = list(events)
    if any(isinstance(event, Said) for event in run):
        return _sentences(data, run, name, to=to, minor=minor)
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


def _sentences(
    data: TableData, events: Iterable[Event], name: Name, *, to: Seat, minor: bool
) -> list[str]:
    found: list[str] = []
    moved: Sequence[Card | None] = ()
    for event in events:
        if isinstance(event, Moved):
            moved = event.cards
        elif isinstance(event, Said) and (minor or not data.effect(event).minor):
            found.append(_said(data, event, name, moved, to))
    return found


def told(
    data: TableData,
    part: str,
    said: Said,
    details: Mapping[str, object],
    name: Name,
    *,
    to: Seat = "",
) -> str | None:
    """What a message says of an event, by its word and `use` where there is one; None for none."""
    use = said.about.get("use", "")
    if message(data, part, f"{said.word} {use}", said.word) is None:
        return None
    return phrase(data, part, f"{said.word} {use}", details, name, to=to, usual=said.word)


def details(data: TableData, said: Said, moved: Sequence[Card | None]) -> dict[str, object]:
    """What a sentence about an event may name: `moved` is what moved before it was said."""
    about = {"seat": said.seat or "", "moved": tuple(moved), **said.about}
    return {**data.options, **about}


def _said(data: TableData, event: Said, name: Name, moved: Sequence[Card | None], to: Seat) -> str:
    words = told(data, "log", event, details(data, event, moved), name, to=to)
    if words is not None:
        return words
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
