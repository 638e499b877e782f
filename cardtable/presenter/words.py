"""Sentences about cards, moves, events and ends, by the messages of the game's catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any

from cardtable.ai.levels import PLAIN, split
from cardtable.engine.cards import HIDDEN, Card, card
from cardtable.engine.events import Event, Moved, Revealed, Said
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Illegal, Move, MoveError, Seat
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.files import language, plural
from cardtable.presenter import phrases
from cardtable.presenter.layoutfile import Composition, TableData, owner_of
from cardtable.presenter.model import Table, parts
from cardtable.presenter.phrases import (
    CARD_WORD,
    Name,
    Reader,
    has,
    is_heard,
    listed,
    say,
    sentence,
    wording,
)

_BETWEEN = re.compile(r"[^\w]+")
_HOLE = re.compile(r"\{(\w+)(?: ([^}]*))?\}")
_SEAT = re.compile(r"p[1-9]")
_SEAT_WORD = re.compile(r"\bp[1-9]\b")
_NO_TITLES: Mapping[str, str] = {}


def level_words(name: str) -> str:
    """A level and its character as people read them: `hard, gambler`; a command as it is."""
    strength, character = split(name)
    if not has(f"players.level-{strength}"):
        return strength
    level = wording(f"players.level-{strength}")
    if character == PLAIN.name:
        return level
    named = wording(f"players.character-{character}")
    return wording("players.in-character", level=level, character=named)


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

    def put(match: re.Match[str]) -> str:
        value = details.get(match[1], "")
        if match[2] is not None:
            forms = dict(form.split(":", 1) for form in match[2].split("|"))
            kind = plural(language(), value) if isinstance(value, int) else "other"
            return f"{value} {forms.get(kind, forms['other'])}"
        return _shown(value, name, titles)

    return _HOLE.sub(put, template).strip()


def addressed(words: str, name: Name) -> str:
    """A sentence of the engine with the names of its seats."""
    return _SEAT_WORD.sub(lambda match: name(match[0]), words)


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
        return listed([_shown(each, name, titles) for each in value], Reader(name))
    return str(value)


@lru_cache(maxsize=4096)
def cards_in(text: str) -> tuple[Card | None, ...]:
    """The cards of a text that is nothing but cards; else none."""
    try:
        return tuple(None if word == HIDDEN else card(word) for word in text.split())
    except ValueError:
        return ()


def typed(data: TableData, value: object) -> Value:
    """A value of the engine's plain data as facts have it: a card for its notation, and so on."""
    if isinstance(value, list | tuple):
        return tuple(typed(data, each) for each in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Card | int | Fact) or value is None:
        return value
    text = str(value)
    if text in data.zones:
        name, place = data.zones[text].name, f"{data.game}.place-{text}"
        return Fact(place) if name and has(place) and wording(place) == name else name or text
    run = cards_in(text)
    return (run[0] if len(run) == 1 else run) if run else text


def message(data: TableData, part: str, *keys: str) -> str | None:
    """The first of these messages that the game's catalogue has: `cuttle.log-played-crown`.

    `part` is what kind of words they are, and a key the words that it goes by: `played crown`.
    """
    ids = (f"{data.game}.{part}-{_BETWEEN.sub('-', key).strip('-')}" for key in keys)
    return next((one for one in ids if phrases.has(one)), None)


def fact(
    data: TableData, part: str, keys: Sequence[str], details: Mapping[str, object]
) -> Fact | None:
    """What the first of these messages that there is says with these details; None for none."""
    found = message(data, part, *keys)
    if found is None:
        return None
    return Fact(found, {each: typed(data, value) for each, value in details.items()})


def phrase(
    data: TableData,
    part: str,
    key: str,
    details: Mapping[str, object],
    name: Name,
    *,
    to: Seat = "",
) -> str:
    """The words of a message with these details, as the seat `to` reads them, or nothing."""
    found = fact(data, part, [key], details)
    return phrases.say(found, Reader(name, to, data.titles)) if found else ""


def move_fact(data: TableData, move: Move, means: Said | None = None) -> Fact:
    """A move as a choice: `Show 3♣ to Bo`.

    With what it means (`State.means`) it is told as that way of the verb.
    """
    named = parts(move)
    details: dict[str, object] = {
        **data.options,
        "cards": tuple(named.cards),
        "seat": named.seats[0] if named.seats else "",
        "place": named.places[0] + 1 if named.places else "",
        "other": " ".join(place_name(data, word) for word in named.others),
        **(means.about if means is not None else {}),
    }
    way = f"{named.verb} {means.word}" if means is not None else named.verb
    if told := fact(data, "do", [way, named.verb], details):
        return told
    others: list[Value] = [*named.seats, *(place + 1 for place in named.places)]
    others += [str(details["other"])] if details["other"] else []
    verb = named.verb.capitalize()
    return Fact("table.do", {"verb": verb, "cards": tuple(named.cards), "others": tuple(others)})


def line_words(
    data: TableData, move: Move, name: Name, means: Said | None = None, *, short: bool = False
) -> str:
    """A move as the words of a choice; in `short`, without what comes of it."""
    to = (means.seat if means is not None else None) or ""
    reader = Reader(name, to, data.titles)
    return phrases.say(move_fact(data, move, means), reader, "short" if short else "")


def did(data: TableData, line: Move, seat: Seat | None, means: Said | None = None) -> Fact:
    """A move of which nothing is told, once it is made: by its own message, or as a choice."""
    if told := fact(data, "log", [f"did {parts(line).verb}"], {"seat": seat or ""}):
        return told
    move = move_fact(data, line, means)
    return Fact("table.did", {"seat": seat, "move": move}) if seat else move


def place_name(data: TableData, word: str) -> str:
    """What a zone is called that a line names, the reader's own of that name before others.

    A word that names no zone stays as it is.
    """
    look = data.look(f"p.{word}") or data.look(word)
    return look.name if look and look.name else word


def tell(data: TableData, events: Iterable[Event], *, minor: bool = True) -> list[Fact]:
    """What happened in a step: `Bo lays 9♠`.

    Without messages the moves of cards are told. What is for the log alone (`Effect.minor`) can be
    left out.
    """
    run = list(events)
    if any(isinstance(event, Said) for event in run):
        return _said(data, run, minor=minor)
    facts: list[Fact] = []
    for event in run:
        if isinstance(event, Moved) and event.src:
            seat = owner_of(event.src) or owner_of(event.dst) or None
            where = {"owner": owner_of(event.dst) or None, "pile": data.title(event.dst)}
            facts.append(Fact("table.moved", {"seat": seat, "cards": event.cards, **where}))
        elif isinstance(event, Revealed) and event.card is not None:
            facts.append(Fact("table.shown", {"card": event.card}))
    return facts


def _said(data: TableData, events: Iterable[Event], *, minor: bool) -> list[Fact]:
    facts: list[Fact] = []
    moved: Sequence[Card | None] = ()
    for event in events:
        if isinstance(event, Moved):
            moved = event.cards
        elif isinstance(event, Said) and (minor or not data.effect(event).minor):
            told_ = told(data, "log", event, details(data, event, moved))
            facts.append(told_ or _unwritten(data, event))
    return facts


def _unwritten(data: TableData, event: Said) -> Fact:
    """An event of which no message tells: its word, and what it is about."""
    every = (typed(data, value) for key, value in event.about.items() if key != "use" and value)
    word = event.word.replace("_", " ")
    return Fact("table.event", {"seat": event.seat, "word": word, "about": tuple(every)})


def told(data: TableData, part: str, said: Said, details: Mapping[str, object]) -> Fact | None:
    """What a message says of an event, by its word and `use` where there is one; None for none."""
    return fact(data, part, [f"{said.word} {said.about.get('use', '')}", said.word], details)


def sentences(
    data: TableData, events: Iterable[Event], name: Name, *, to: Seat = "", minor: bool = True
) -> list[str]:
    """What happened in a step, in words to the seat `to`: `You lay 9♠`, `Bo lays 9♠`."""
    reader = Reader(name, to, data.titles)
    return [phrases.say(one, reader) for one in tell(data, events, minor=minor)]


def details(data: TableData, said: Said, moved: Sequence[Card | None]) -> dict[str, object]:
    """What a sentence about an event may name: `moved` is what moved before it was said."""
    about = {"seat": said.seat or "", "moved": tuple(moved), **said.about}
    return {**data.options, **about}


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
    return CARD_WORD.sub(lambda match: signs(cards_in(match[0]), titles), text)


def place_of(table: Table, data: TableData, zone: str, name: Name) -> str:
    """Whose place it is and what it is called: `Bo, hand`; heard of one's own, `Your hand`."""
    owner, title = owner_of(zone), data.title(zone)
    if not owner:
        return sentence(title)
    if is_heard() and owner == table.view.seat:
        return wording("table.voice-yours", zone=title)
    return f"{name(owner)}, {title}"


def lies_face_down(table: Table, data: TableData, zone: str) -> bool:
    """Whether the reader sees only backs in a zone, whatever they remember of it."""
    look = data.look(zone)
    if look is None:
        return False
    return look.shut or look.covered or (look.closed and not table.reads(zone))


def on_turn(view: View, spec: Composition) -> Seat:
    """Whose turn it is, though somebody else may be asked something meanwhile; `""` for nobody."""
    if view.turn is None:
        return ""
    return str(view.state.get(spec.turn) or view.turn) if spec.turn else view.turn


def whose_turn(view: View, data: TableData, name: Name) -> str:
    """Whose turn it is, or who is asked something during somebody else's; only while there is one.

    Who may only counter isn't on turn.
    """
    assert view.turn is not None
    own = on_turn(view, data.table) == view.turn
    return wording("table.whose-turn" if own else "table.asked-first", player=name(view.turn))


def table_text(table: Table, data: TableData, name: Name) -> list[str]:
    """The whole table as lines of text: whose turn, then every zone that holds cards."""
    view = table.view
    lines = [wording("table.no-over")]
    if view.turn:
        lines = [whose_turn(view, data, name)]
    for zone, sprites in table.zones.items():
        who = place_of(table, data, zone, name)
        hidden = lies_face_down(table, data, zone)
        known = [sign(one.card, data.titles) for one in sprites if one.card is not None]
        if not sprites:
            lines.append(wording("table.read-empty", zone=who))
        elif hidden or not known:
            lines.append(f"{who}: {len(sprites)}")
        else:
            rest = len(sprites) - len(known)
            cards = ", ".join(known)
            if rest:
                cards = wording("table.read-unknown", cards=cards, count=rest)
            if zone in view.ordered:
                top = sign(sprites[-1].card, data.titles)
                cards = wording("table.read-on-top", cards=cards, card=top)
            lines.append(f"{who}: {len(sprites)}: {cards}")
        lines += map(sentence, table.notes.spoken(zone, ordered=zone in view.ordered))
    lines += [sentence(note.text) for note in table.notes.general("")]
    return lines


# ------------------------------------------------------------------ what a game's guide tells


LINES = 4
"""As many facts stand in a tooltip; of more, the last line counts the rest."""
REASONS = 2
"""As many reasons stand in a hint."""


def in_words(facts: Iterable[Fact], data: TableData, name: Name, to: str = "") -> list[str]:
    """What a game tells as sentences, to the reader at seat `to`."""
    reader = Reader(name, to, data.titles)
    return [say(one, reader) for one in facts]


def few(facts: Sequence[str], data: TableData) -> list[str]:
    """The lines of a tooltip: four at most, of which the last counts the rest."""
    if len(facts) <= LINES:
        return list(facts)
    rest = Fact("cards.more", {"count": len(facts) - LINES + 1})
    return [*facts[: LINES - 1], say(rest, Reader(str, titles=data.titles))]


def reasons(state: State[Any, Any], move: Move) -> list[Fact]:
    """The weightiest reasons for a legal move of the seat on turn."""
    return list(islice(state.guide().reasons(state, move), REASONS))


def reasons_against(state: State[Any, Any], move: Move, others: Iterable[Move]) -> list[Fact]:
    """The weightiest reasons for a legal move that don't speak for any of these others as well.

    What can be said of both tells nothing of which is better, whatever its figures are.
    """
    told = state.guide().reasons
    said = {each.key for other in others for each in told(state, other)}
    return list(islice((each for each in told(state, move) if each.key not in said), REASONS))


def problem_words(
    error: MoveError | None, data: TableData, name: Name, to: str = "", *, numbered: bool = True
) -> str:
    """Why a line can't be played, `numbered` with the rule's number; nothing if it can."""
    if not isinstance(error, Illegal):
        return sentence(readable(str(error or ""), name, data.titles))
    number = f" ({error.bar.rule})" if numbered and error.bar.rule else ""
    return say(error.bar, Reader(name, to, data.titles)) + number


# ------------------------------------------------------------------ how a game ended


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, as people read it."""

    reason: str = ""
    """A sentence without a full stop; empty if the layout file has none for it."""
    seat: Seat = ""
    """Whom it is about, if it is one player: the winner, or else the loser."""
    parts: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """For each seat what its score is made of, in words with their numbers."""

    cards: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """The cards that they name: a card, and that with which it was taken."""

    def sum_of(self, seat: Seat) -> str:
        """A seat's parts in one line."""
        return " · ".join(self.parts.get(seat, ()))


def ending(account: Sequence[Said], data: TableData, name: Name, *, to: Seat = "") -> Ending:
    """The words for what `State.account` tells, as the seat `to` reads them.

    Nothing while the game goes on.
    """
    if not account:
        return Ending()
    why, *rest = account
    parts: dict[Seat, list[str]] = {}
    cards: dict[Seat, list[str]] = {}
    for one in rest:
        words = _words(one, data, name, to)
        if one.seat is not None and words:
            parts.setdefault(one.seat, []).append(words)
            both = (one.about.get("card"), one.about.get("by"))
            cards.setdefault(one.seat, []).extend(str(each) for each in both if each)
    named = (why.about.get(key) for key in ("winner", "loser", "last"))
    seat = why.seat or next((one for one in named if isinstance(one, str)), "")
    return Ending(_words(why, data, name, to), seat, parts, cards)


def _words(said: Said, data: TableData, name: Name, to: Seat) -> str:
    details: dict[str, Any] = {**data.options, **said.about, "seat": said.seat or ""}
    details["n"] = details.get("count", "")
    found = told(data, "end", said, details)
    return say(found, Reader(name, to, data.titles)) if found else ""
