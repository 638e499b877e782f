"""What this reader's table shows: a sprite for every card, the parts of a move, and notes.

A sprite stays the same object wherever its card goes, known or not, so that the screen can move it.
Ordered zones list their sprites as the view does. In the others the order is the screen's own: a
hand as its owner arranged it, a row by its columns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from itertools import count
from typing import Any, NamedTuple

from cardtable.engine.cards import Card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Event, Moved, Revealed, Shuffled, Turned
from cardtable.engine.facts import Fact
from cardtable.engine.guide import Note
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.view import View, fold, race_of, tooltip_of
from cardtable.presenter.layoutfile import Gesture, owner_of
from cardtable.presenter.phrases import Reader, say, sentence


class Sprite:
    """One card on the screen."""

    __slots__ = ("art", "card", "column", "id", "kind", "zone")

    def __init__(self, number: int, card: Card | None, zone: str, column: int) -> None:
        self.id = number
        self.card = card
        """None while the reader doesn't know it."""
        self.art = card
        """The last face it showed, drawn until the card has been turned over."""
        self.zone = zone
        self.column = column
        """Its place in a row; the others keep theirs when it goes."""
        self.kind = ""
        """The kind of a card whose kind shows from behind (`State.hidden_kind`)."""

    def __repr__(self) -> str:
        return f"<{self.id} {self.card or '??'} in {self.zone}>"

    def know(self, card: Card | None) -> None:
        """The reader learns, or loses, which card this is."""
        self.card = card
        if card is not None:
            self.art = card


SUIT_ORDER = "SHCD+-"
"""Suits as they lie in a hand that is sorted by suit: red beside black."""


class Arrangement(NamedTuple):
    """How a person has arranged a hand."""

    cards: list[Card | None]
    order: Callable[[Card], int] | None
    """The key by which it is kept sorted, if it is."""


class Table:
    """The reader's view, as sprites."""

    def __init__(self, view: View, closed: Collection[str] = (), *, covered: bool = False) -> None:
        """`closed` are zones of which the reader sees only backs.

        It is `covered` while nobody is known to sit there: then the reader's own cards lie as
        everybody else's do.
        """
        self._numbers = count(1)
        self.view = view
        self.closed = closed
        self.covered = covered
        self.zones: dict[str, list[Sprite]] = {}
        self.columns: dict[str, int] = {}
        """How many columns a zone has had at most, between moves."""
        self.arrange: dict[str, Callable[[Card], int]] = {}
        """Zones that are kept sorted, with the key of the order."""
        self._blank = view.rules.game.blank(view.rules, len(view.seats), Chance(0))
        self._kinds = {zone: self._blank.hidden_kind(zone) for zone in view.zones}
        self.notes = Notes()
        """What the game tells of the table as it was after the last move."""
        self.powers: dict[int, Sequence[str]] = {}
        """The powers in force of cards that are seen, after the last move; by their sprites."""
        self.beat: Note | None = None
        """What had to be beaten then."""
        self._settled = view
        self._lay: dict[int, tuple[str, int | None]] = {}
        """The view after the last move, and where in it each sprite's card lay."""
        self.reset(view)

    def reset(self, view: View) -> None:
        """Show this view. Cards seen before and after keep their sprites and columns."""
        before = {
            one.card: one
            for sprites in self.zones.values()
            for one in sprites
            if one.card is not None
        }
        spare = {
            zone: [one for one in sprites if one.card is None]
            for zone, sprites in self.zones.items()
        }
        same_reader = bool(self.zones) and view.seat == self.view.seat
        old = self.zones if same_reader else {}
        self.view = _copied(view)
        self.zones = {}
        for zone, run in view.zones.items():
            sprites: list[Sprite] = []
            for place, one in enumerate(run):
                sprite = before.get(one) if one is not None else None
                if sprite is None and one is None and spare.get(zone):
                    sprite = spare[zone].pop(0)
                if sprite is None:
                    sprite = Sprite(next(self._numbers), one, zone, place)
                elif sprite.zone != zone:
                    sprite.zone, sprite.column = zone, place
                sprites.append(sprite)
            if zone not in view.ordered and zone in old:
                was = {one.id: place for place, one in enumerate(old[zone])}
                sprites.sort(key=lambda one, was=was: was.get(one.id, len(was)))  # type: ignore[misc]
            self.zones[zone] = sprites
            self.columns[zone] = max(self.columns.get(zone, 0), len(sprites))
            self._straighten(zone)
            self._sort(zone)
            if zone in view.ordered:  # who points at the second card means the second
                columns = sorted(one.column for one in sprites)
                for sprite, column in zip(sprites, columns, strict=True):
                    sprite.column = column
            for sprite in sprites:
                self._tell_kind(sprite)
        self._look_round()

    def line_up(self, past: Sequence[Sequence[Event]]) -> None:
        """Give cards in rows the places that they have come to by all that happened since the deal.

        Heaps lie in the order in which they were thrown. `past` is all that, step by step. A game
        that began at a written position has no deal: there they stay as they are.
        """
        dealt = next((one for one in past[0] if isinstance(one, Turned)), None) if past else None
        if dealt is None:
            return
        then = Table(replace(undealt(self.view), state=dealt.state))
        for event in (event for step in past for event in step):
            if isinstance(event, Turned):
                then._count_columns()
            else:
                then.fold(event)
        for zone, run in self.zones.items():
            if zone in self.view.ordered:
                continue
            for one, other in zip(
                sorted(run, key=_face), sorted(then.zones[zone], key=_face), strict=True
            ):
                one.column = other.column
            self.columns[zone] = then.columns[zone]
            if not owner_of(zone):
                thrown = {one.card: place for place, one in enumerate(then.zones[zone])}
                run.sort(key=lambda one, thrown=thrown: thrown[one.card])  # type: ignore[misc]

    def sprites(self) -> Iterable[Sprite]:
        """Every sprite, zone by zone."""
        for zone in self.zones.values():
            yield from zone

    def find(self, number: int) -> Sprite | None:
        """The sprite of that number, if it is on the table."""
        for run in self.zones.values():
            for sprite in run:
                if sprite.id == number:
                    return sprite
        return None

    def reads(self, zone: str) -> bool:
        """Whether it is the reader's own, and they are known to sit there."""
        return owner_of(zone) == self.view.seat and not self.covered

    def hides(self, zone: str) -> bool:
        """Whether it is the reader's own hand, face down because nobody is known to sit there."""
        return owner_of(zone) == self.view.seat and self.covered and zone in self.closed

    def place(self, sprite: Sprite) -> int:
        """The sprite's place in its zone, from 0."""
        return self.zones[sprite.zone].index(sprite)

    def touched(self, event: Event) -> list[Sprite]:
        """The sprites that an event will move or turn over; call it before folding the event."""
        if isinstance(event, Moved) and event.src:
            return self._taken(event)
        if isinstance(event, Revealed):
            return [self._shown(event)]
        return []

    def fold(self, event: Event) -> list[Sprite]:
        """Bring the table up to date with an event; the sprites that it moved or turned over."""
        done: list[Sprite] = []
        match event:
            case Moved():
                done = self._move(event)
            case Revealed():
                done = [self._shown(event)]
                done[0].know(event.card if event.card is not None else done[0].card)
            case Shuffled(zone, slots):
                for place, one in enumerate(self.zones[zone]):
                    if slots is None or place in slots:
                        one.know(None)
            case Turned():
                self._count_columns()
        fold(self.view, event)
        if isinstance(event, Turned):
            self._look_round()
        return done

    def agrees(self, view: View) -> bool:
        """Whether the table shows exactly this view: the safety net under the events."""
        if view.seat != self.view.seat or view.zones.keys() != self.zones.keys():
            return False
        return all(
            [one.card for one in self.zones[zone]] == run
            if zone in view.ordered
            else sorted(map(_key, (one.card for one in self.zones[zone]))) == sorted(map(_key, run))
            for zone, run in view.zones.items()
        )

    def sort(
        self, zone: str, ranks: tuple[str, ...], *, suits: bool = False, keep: bool = True
    ) -> None:
        """Sort a zone by rank, or by suit and then by rank, and keep it sorted."""
        order = {rank: place for place, rank in enumerate(ranks)}

        def key(card: Card) -> int:
            colour = SUIT_ORDER.find(card.suit) % len(SUIT_ORDER) if suits and card.suit else 9
            return colour * 10**8 + order.get(card.rank, 99) * 10**5 + card.order

        self.arrange[zone] = key
        self._sort(zone)
        if not keep:
            del self.arrange[zone]

    def in_order(self, zone: str, ranks: tuple[str, ...]) -> bool:
        """Whether the cards of a zone stand by these ranks, as far as they are known."""
        order = {rank: place for place, rank in enumerate(ranks)}
        run = self.zones[zone]
        places = [order.get(one.card.rank, 99) for one in run if one.card is not None]
        return places == sorted(places)

    def arrangements(self) -> dict[str, Arrangement]:
        """How the reader's cards are arranged, to be had again with `rearrange`."""
        return {
            zone: Arrangement([one.card for one in run], self.arrange.get(zone))
            for zone, run in self.zones.items()
            if zone not in self.view.ordered and owner_of(zone) == self.view.seat
        }

    def rearrange(self, wanted: Mapping[str, Arrangement]) -> None:
        """Put cards where their owner had them; new ones stand at the end."""
        for zone, kept in wanted.items():
            place = {one: number for number, one in enumerate(kept.cards) if one is not None}
            self.zones[zone].sort(
                key=lambda one, place=place: (  # type: ignore[misc]
                    place.get(one.card, len(place)) if one.card else len(place)
                )
            )
            if kept.order is not None:
                self.arrange[zone] = kept.order
                self._sort(zone)

    def shift(self, sprite: Sprite, place: int) -> None:
        """Put a card of a zone without order elsewhere among its neighbours."""
        run = self.zones[sprite.zone]
        if sprite.zone not in self.view.ordered:
            self.arrange.pop(sprite.zone, None)
            run.remove(sprite)
            run.insert(place, sprite)

    def _taken(self, event: Moved) -> list[Sprite]:
        run = self.zones[event.src]
        if event.slots is not None:
            return [run[slot] for slot in event.slots]
        free = list(run)
        taken = []
        for one in event.cards:
            sprite = next((s for s in reversed(free) if one is not None and s.card is one), None)
            if sprite is None:
                sprite = next((s for s in reversed(free) if s.card is None), free[-1])
            if event.src in self.closed:  # it could be any of them
                sprite = next(s for s in reversed(free) if s.kind == sprite.kind)
            free.remove(sprite)
            taken.append(sprite)
        return taken

    def _shown(self, event: Revealed) -> Sprite:
        run = self.zones[event.zone]
        if event.slot is not None:
            return run[event.slot]
        known = next((s for s in run if event.card is not None and s.card is event.card), None)
        return known or next((s for s in reversed(run) if s.card is None), run[-1])

    def _move(self, event: Moved) -> list[Sprite]:
        if event.src:
            taken = self._taken(event)
            if event.src in self.closed:
                self._pass_on(taken, event.cards)
        else:
            taken = [Sprite(next(self._numbers), one, event.dst, 0) for one in event.cards]
        for sprite, one in zip(taken, event.cards, strict=True):
            if event.src:
                self.zones[event.src].remove(sprite)
            sprite.know(one)
        target = self.zones[event.dst]
        for offset, sprite in enumerate(taken):
            sprite.zone = event.dst
            self._tell_kind(sprite)
            sprite.column = self._free_column(event.dst)
            if event.at is None:
                target.append(sprite)
            else:
                target.insert(event.at + offset, sprite)
        if event.src:
            self._straighten(event.src)
        self._sort(event.dst)
        return taken

    def _pass_on(self, taken: Sequence[Sprite], cards: Sequence[Card | None]) -> None:
        """Cards go that were known to lie elsewhere in a closed hand: those stand there now."""
        run = self.zones[taken[0].zone]
        for sprite, one in zip(taken, cards, strict=True):
            known = next((s for s in run if one is not None and s.card is one), None)
            if known is None:  # one that nobody has seen
                known = next((s for s in run if s.card is None), sprite)
            known.card, sprite.card = sprite.card, known.card

    def _look_round(self) -> None:
        """After a move: update the notes on the table, and which zones everybody saw."""
        view = self.view
        self.notes = Notes.of(view, self.zones)
        self.beat = beat_of(view)
        self._settled = _copied(view)
        self._lay = {
            one.id: (zone, self._lies_at(zone, place, one))
            for zone, run in self.zones.items()
            for place, one in enumerate(run)
        }
        powers = view.rules.game.seen_powers(view)
        self.powers = {
            number: powers[zone, place]
            for number, (zone, place) in self._lay.items()
            if place is not None and (zone, place) in powers
        }

    def _lies_at(self, zone: str, place: int, sprite: Sprite) -> int | None:
        """Where the view lists a sprite's card; None if it can't be told from others."""
        if zone in self.view.ordered:
            return place
        return self.view.zones[zone].index(sprite.card) if sprite.card is not None else None

    def tip(self, sprite: Sprite) -> Sequence[Fact]:
        """What the game says about a card; nothing while it is moving."""
        zone, place = self._lay.get(sprite.id, ("", None))
        if zone != sprite.zone:
            return []
        return tooltip_of(self._settled, zone, place)

    def tip_on(self, zone: str) -> Sequence[Fact]:
        """What the game says of a zone as a whole, or of a seat, while there is something to do."""
        if self.view.outcome is not None or self.hides(zone):
            return []
        return tooltip_of(self._settled, zone)

    def race(self, seat: Seat) -> Fact | None:
        """How far a seat still is from winning; None once that's decided, and before the deal.

        By what lies on the table now, like the scores: a pause before the next deal shows both.
        """
        return race_of(self.view, seat) if any(self.view.zones.values()) else None

    def _tell_kind(self, sprite: Sprite) -> None:
        """The kind of a card that shows on its back, from where it lies or from its face."""
        if sprite.card is not None and any(self._kinds.values()):
            kind = self._blank.kind_of(sprite.card)
        else:
            kind = self._kinds.get(sprite.zone)
        sprite.kind = kind or sprite.kind

    def _free_column(self, zone: str) -> int:
        used = {one.column for one in self.zones[zone]}
        return next(column for column in count() if column not in used)

    def _count_columns(self) -> None:
        """A move is done: rows are as wide as they have been at most."""
        for zone, run in self.zones.items():
            self.columns[zone] = max(self.columns[zone], len(run))

    def _straighten(self, zone: str) -> None:
        """Put one card in each column.

        A card that had to wait beside the row (an exchange may bring the new card before the old
        one goes) takes the column that became free.
        """
        run = self.zones[zone]
        columns = {sprite.column for sprite in run}
        if len(columns) == len(run) and max(columns, default=0) < self.columns[zone]:
            return  # it is straight
        used: set[int] = set()
        for sprite in run:
            if sprite.column in used:
                sprite.column = self._free_column(zone)
            used.add(sprite.column)
        for sprite in run:
            if sprite.column >= self.columns[zone] > (free := self._free_column(zone)):
                sprite.column = free

    def _sort(self, zone: str) -> None:
        order = self.arrange.get(zone)
        if order is not None and zone not in self.view.ordered:
            self.zones[zone].sort(key=lambda one: 10**9 if one.card is None else order(one.card))


def _key(card: Card | None) -> int:
    return -1 if card is None else card.order


def _face(sprite: Sprite) -> int:
    return _key(sprite.card)


def _copied(view: View) -> View:
    """A copy of the view, into which events may be folded."""
    return replace(
        view,
        zones={zone: list(run) for zone, run in view.zones.items()},
        unseen=list(view.unseen),
    )


def undealt(view: View) -> View:
    """The table before the deal: every card still in the box."""
    return replace(
        view,
        turn=None,
        zones={zone: [] for zone in view.zones},
        unseen=sorted([*view.unseen, *view.placed()], key=lambda one: one.order),
        outcome=None,
    )


# ------------------------------------------------------------------ the parts of a move


@dataclass(frozen=True, slots=True)
class Parts:
    """The words of a line, sorted by what they are."""

    verb: str
    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    places: tuple[int, ...]
    """From 0."""
    others: tuple[str, ...]

    @property
    def line(self) -> Move:
        """The words as a line."""
        numbers = (str(place + 1) for place in self.places)
        cards = (one.name for one in self.cards)
        return " ".join([self.verb, *cards, *self.seats, *self.others, *numbers])

    def fits(self, gesture: Gesture) -> bool:
        """Whether a gesture is for lines with these words."""
        return not gesture.word or any(fnmatchcase(word, gesture.word) for word in self.others)

    def alone(self, gesture: Gesture) -> bool:
        """Whether the verb stands alone, but for the word that the gesture is for."""
        others = [word for word in self.others if not fnmatchcase(word, gesture.word)]
        return self.fits(gesture) and not (self.cards or self.seats or self.places or others)

    def pressed(self, gesture: Gesture) -> bool:
        """Whether a gesture's button plays the line."""
        fits = self.fits(gesture) if gesture.several else self.alone(gesture)
        return bool(gesture.button) and fits


def parts(move: Move) -> Parts:
    """A move taken apart."""
    verb, *rest = words(move)
    texts = [word for word in rest if isinstance(word, str)]
    seats = [text for text in texts if text[:1] == "p" and text[1:].isdigit()]
    places = [int(text) - 1 for text in texts if text.isdigit()]
    others = [text for text in texts if text not in seats and not text.isdigit()]
    return Parts(
        str(verb),
        tuple(word for word in rest if isinstance(word, Card)),
        tuple(seats),
        tuple(places),
        tuple(others),
    )


def ends_early(move: Move, legal: Sequence[Move], yields: Collection[str]) -> bool:
    """Whether a move ends a turn in which there is something else to play.

    `legal` are all moves that can be played now, and `yields` the verbs that end a turn
    (`State.YIELDS`).
    """
    verbs = {each.partition(" ")[0] for each in legal}
    return move.partition(" ")[0] in yields and not verbs <= set(yields)


# ------------------------------------------------------------------ notes


def notes_of(view: View) -> list[Note]:
    """What the game explains about the table that a seat sees, in words."""
    game = view.rules.game
    to = Reader(str, view.seat, game.titles(view.rules))
    return [_in_words(one, to) for one in game.told(view)]


def beat_of(view: View) -> Note | None:
    """What has to be beaten at the table that a seat sees, in words; None for nothing."""
    game = view.rules.game
    note = game.seen_beat(view)
    return _in_words(note, Reader(str, view.seat, game.titles(view.rules))) if note else None


def _in_words(note: Note, to: Reader) -> Note:
    facts: dict[str, Any] = {key: say(fact, to) for key, fact in note.facts.items()}
    return replace(note, facts={}, **facts) if facts else note


class PlacedNote(NamedTuple):
    """A note, and the sprites of its cards."""

    note: Note
    sprites: tuple[int, ...]


class Notes:
    """All notes on a table at one moment."""

    def __init__(self, told: Iterable[PlacedNote] = ()) -> None:
        self.told = tuple(told)
        self._of: dict[int, PlacedNote] = {
            number: one for one in self.told for number in one.sprites
        }
        self._zones = {one.note.zone for one in self.told}

    @classmethod
    def of(cls, view: View, zones: Mapping[str, Sequence[Sprite]]) -> Notes:
        """The notes on a view, whose cards are these sprites."""
        notes = []
        for note in notes_of(view):
            run = zones.get(note.zone, ())
            if note.zone not in view.ordered:
                cards = [view.zones[note.zone][place] for place in note.places]
                numbers = [one.id for one in run if one.card in cards and one.card is not None]
            else:
                numbers = [run[place].id for place in note.places]
            notes.append(PlacedNote(note, tuple(numbers)))
        return cls(notes)

    def about(self, sprite: Sprite) -> Note | None:
        """The note on a card, as long as it lies where it lay then."""
        placed = self._of.get(sprite.id)
        return placed.note if placed is not None and placed.note.zone == sprite.zone else None

    def beside(self, sprite: Sprite) -> tuple[int, ...]:
        """The sprites that share the card's note, itself among them."""
        placed = self._of.get(sprite.id)
        return placed.sprites if placed is not None and self.about(sprite) else (sprite.id,)

    def general(self, zone: str | None = None) -> list[Note]:
        """The notes on a zone as a whole, or on all of them and the table."""
        every = [one.note for one in self.told if not one.note.places]
        return [note for note in every if zone is None or note.zone == zone]

    def labelled(self) -> list[PlacedNote]:
        """What is to be written beside cards."""
        return [one for one in self.told if one.note.label and one.sprites]

    def spoken(self, zone: str, *, ordered: bool) -> list[str]:
        """The notes to read out for a zone; if it is ordered, one for each card, the top first."""
        cards = [one.note for one in self.told if one.note.zone == zone and one.sprites]
        heard = [note for note in reversed(cards) if ordered or note.label]
        return [note.reasoned for note in (*self.general(zone), *heard)]

    def groups(self, zone: str, run: Sequence[Sprite]) -> list[list[Sprite]]:
        """A zone's cards, those together that share a note; new ones are together, too."""
        if zone not in self._zones:
            return [[sprite] for sprite in run]
        groups: list[list[Sprite]] = []
        before: PlacedNote | None = None
        for sprite in run:
            placed = self._of.get(sprite.id) if self.about(sprite) is not None else None
            if groups and placed is before:
                groups[-1].append(sprite)
            else:
                groups.append([sprite])
            before = placed
        return groups

    def changed(self, before: Notes) -> list[PlacedNote]:
        """The notes on cards that had another label before."""
        notes = []
        for one in self.told:
            old = before._of.get(one.sprites[-1]) if one.sprites else None
            if old and old.note.zone == one.note.zone and old.note.label != one.note.label:
                notes.append(one)
        return notes

    def arrived(self, before: Notes) -> list[PlacedNote]:
        """The labels on cards that had no note before, or moved."""
        return [
            one
            for one in self.labelled()
            if (old := before._of.get(one.sprites[-1])) is None or old.note.zone != one.note.zone
        ]

    def new_words(self, before: Notes) -> frozenset[str]:
        """Labels on the table as a whole that were not there before."""
        old = {note.label for note in before.general()}
        mine = (note.label for note in self.general())
        return frozenset(label for label in mine if label not in old) if old else frozenset()


def explained(note: Note, *, polite: bool) -> list[str]:
    """A note as lines: what it says and why, under the name that people give to such a card."""
    text = sentence(note.text)
    if note.title is not None:
        text = f"{note.title.shown(polite=polite)}. {text}"
    return [text, *([sentence(note.why)] if note.why else [])]
