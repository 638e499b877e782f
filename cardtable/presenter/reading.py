"""From what a person points at to the legal lines that it may mean.

A line is matched by its words alone: which cards, seats, places and zones it names, and which
gesture the layout file gives its verb. No rule of any game is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple, TypeAlias

from cardtable.engine.cards import Card, in_order
from cardtable.engine.notation import Move, Seat, words
from cardtable.presenter.model import Sprite, Table
from cardtable.presenter.tabledata import Gesture, TableData, generic, owner_of

ANYWHERE = Gesture(drag="*")
"""For a verb without a gesture: drop its cards on any zone, seat or card that fits its words."""


class Target(NamedTuple):
    """What a card is dropped on, or what is clicked."""

    kind: Literal["zone", "seat", "card"]
    name: str
    """A zone, a seat, or the number of a sprite."""


Openings: TypeAlias = dict[Target, list[Move]]


@dataclass(frozen=True, slots=True)
class Parts:
    """The words of a line, sorted by what they are."""

    verb: str
    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    places: tuple[int, ...]
    """From 0."""
    others: tuple[str, ...]

    def fits(self, gesture: Gesture) -> bool:
        """Whether a gesture is for lines with these words."""
        return not gesture.word or any(fnmatchcase(word, gesture.word) for word in self.others)

    def alone(self, gesture: Gesture) -> bool:
        """Whether the verb stands alone, but for the word that the gesture is for."""
        others = [word for word in self.others if not fnmatchcase(word, gesture.word)]
        return self.fits(gesture) and not (self.cards or self.seats or self.places or others)


def parts(line: Move) -> Parts:
    """A line taken apart."""
    verb, *rest = words(line)
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


class Reading:
    """The legal lines of one moment, as the reader's gestures may mean them."""

    def __init__(self, table: Table, data: TableData, reader: Seat, lines: Sequence[Move]) -> None:
        self.table = table
        self.data = data
        self.reader = reader
        self.lines = list(lines)
        self._parts = {line: parts(line) for line in self.lines}
        self.named = {one for found in self._parts.values() for one in found.cards}

    def gestures(self, verb: str) -> tuple[Gesture, ...]:
        """The ways to play a verb's lines."""
        return self.data.gestures.get(verb, (ANYWHERE,))

    def liftable(self, sprite: Sprite) -> bool:
        """Whether the pointer can pick this card up. One's own always can be, to hear why not."""
        return self.pickable(sprite) or any(
            sprite.zone in self._sources(gesture) and gesture.drag and found.alone(gesture)
            for found in self._parts.values()
            for gesture in self.gestures(found.verb)
        )

    def pickable(self, sprite: Sprite) -> bool:
        """Whether a click chooses this card; where it can only be carried off, a click may not."""
        look = self.data.look(sprite.zone)
        if look is not None and look.shut:
            return False
        if owner_of(sprite.zone) == self.reader or sprite.card in self.named:
            return True
        if look is not None and look.lifts and self.lines:
            return self.table.zones[sprite.zone][-1] is sprite
        return any(
            sprite.zone in self._sources(gesture)
            for found in self._parts.values()
            if found.places
            for gesture in self.gestures(found.verb)
        )

    def beneath(self, sprite: Sprite) -> str:
        """The row on which this card lies upon another, place by place; `""` for none."""
        look = self.data.look(sprite.zone)
        return look.on.replace("p.", f"{owner_of(sprite.zone)}.", 1) if look and look.on else ""

    def together(self, chosen: Sequence[Sprite], one: Sprite) -> bool:
        """Whether a line names a card and all those chosen before."""
        wanted = {sprite.card for sprite in (*chosen, one)}
        if None in wanted:
            return False
        return any(
            wanted <= set(found.cards)
            for found in self._parts.values()
            if not all(gesture.drag == "card" for gesture in self.gestures(found.verb))
        )

    def equals(self, one: Sprite) -> list[Sprite]:
        """The card and those of its rank beside it that one line can name together with it."""
        chosen = [one]
        for other in self.table.zones[one.zone]:
            if other is one or one.card is None or other.card is None:
                continue
            if other.card.rank == one.card.rank and self.together(chosen, other):
                chosen.append(other)
        return chosen

    def openings(self, chosen: Sequence[Sprite]) -> Openings:
        """Everywhere that the chosen cards may go, with the lines that would play them there."""
        found: Openings = {}
        for line, words_ in self._parts.items():
            for gesture in self.gestures(words_.verb):
                for target in self._targets(words_, gesture, chosen):
                    lines = found.setdefault(target, [])
                    if line not in lines:
                        lines.append(line)
        return found

    def clicks(self, zone: str) -> list[Move]:
        """The lines that a click on a zone plays, with nothing chosen."""
        return [
            line
            for line, words_ in self._parts.items()
            for gesture in self.gestures(words_.verb)
            if words_.alone(gesture) and gesture.click and self._own(gesture.click) == zone
        ]

    def picks(self, one: Sprite) -> list[Move]:
        """The lines that a click on a card plays where it lies, without being carried anywhere."""
        return [
            line
            for line, words_ in self._parts.items()
            if one.card is not None and words_.cards == (one.card,)
            for gesture in self.gestures(words_.verb)
            if gesture.pick and self._own(gesture.pick) == one.zone
        ]

    def seat_clicks(self) -> Openings:
        """The seats that a click plays a line for, with nothing chosen."""
        found: Openings = {}
        for line, words_ in self._parts.items():
            clicked = any(gesture.click == "seat" for gesture in self.gestures(words_.verb))
            if clicked and words_.seats and not words_.cards:
                found.setdefault(Target("seat", words_.seats[0]), []).append(line)
        return found

    def button_at(self, line: Move) -> str:
        """The zone at which a line's button stands; `""` for the side of the table."""
        known = self.data.gestures.get(parts(line).verb, ())
        places = (one.at for one in known if one.button and self._parts[line].alone(one))
        return self._own(next(places, ""))

    def buttons(self, chosen: Sequence[Sprite]) -> list[tuple[Move, str]]:
        """Lines that are played by a button just now, with its words or `""`.

        A verb without any gesture gets one for each line; those that name cards wait until the
        cards of theirs are chosen. Those that stand all the while are not among them.
        """
        found: list[tuple[Move, str]] = []
        picked = {sprite.card for sprite in chosen}
        for line, words_ in self._parts.items():
            known = self.data.gestures.get(words_.verb)
            if known is None:
                if words_.cards and not (picked and picked <= set(words_.cards)):
                    continue
                found.append((line, ""))
            else:
                found += [
                    (line, one.button)
                    for one in known
                    if one.button and not one.standing and words_.alone(one)
                ]
        return found

    def only_button(self, line: Move) -> bool:
        """Whether a line has no other way than its button, and that is to be pointed at."""
        ways = self.gestures(parts(line).verb)
        return all(one.button and not one.click and not one.quiet for one in ways)

    def attempts(self, chosen: Sequence[Sprite], target: Target) -> list[Move]:
        """Lines, legal or not, that dropping these cards there would mean: asked for a reason."""
        found: list[Move] = []
        for verb, gestures in self.data.gestures.items():
            for gesture in gestures:
                line = self._attempt(verb, gesture, chosen, target)
                if line and line not in found:
                    found.append(line)
        return found

    def has_key(self, key: str) -> bool:
        """Whether a key may play a line at this table, now or at another time."""
        every = (one for found in self.data.gestures.values() for one in found)
        return any(one.key == key and not one.standing for one in every)

    def keyed(self, key: str) -> list[Move]:
        """The lines that a key of their own plays."""
        return [
            line
            for line, words_ in self._parts.items()
            if any(
                one.key == key and not one.standing and words_.alone(one)
                for one in self.gestures(words_.verb)
            )
        ]

    def sent(self, lines: Sequence[Move]) -> list[Move]:
        """The lines that cards play which are sent wherever they go.

        Those that are played first, or all where none is; and what has to be aimed at only while
        there is nothing else to do.
        """
        if not all(map(self._aimed, self.lines)):
            lines = [line for line in lines if not self._aimed(line)]
        first = [
            line for line in lines if any(one.first for one in self.gestures(parts(line).verb))
        ]
        return first or list(lines)

    @property
    def aiming(self) -> bool:
        """Whether every card that can be played has to be aimed."""
        return all(self._aimed(line) for line, found in self._parts.items() if found.cards)

    def _aimed(self, line: Move) -> bool:
        return all(one.aimed for one in self.gestures(parts(line).verb))

    def seat_attempts(self, seat: Seat) -> list[Move]:
        """Lines, legal or not, that a click on this seat would mean where others are clicked."""
        verbs = dict.fromkeys(
            parts(line).verb for run in self.seat_clicks().values() for line in run
        )
        return [f"{verb} {seat}" for verb in verbs]

    def click_attempts(self, zone: str) -> list[Move]:
        """Lines, legal or not, that a click on this zone would mean."""
        return [
            f"{verb} {one.word}".strip()
            for verb, gestures in self.data.gestures.items()
            for one in gestures
            if one.click and self._own(one.click) == zone
        ]

    def _on(self, gesture: Gesture, one: Sprite) -> bool:
        """Whether a gesture is for dropping something on this card."""
        return not gesture.of or self._own(gesture.of) == one.zone

    def _own(self, zone: str) -> str:
        if zone.startswith("o."):
            seats = self.table.view.seats
            return f"{seats[seats.index(self.reader) - 1]}.{zone[2:]}"
        return zone.replace("p.", f"{self.reader}.", 1) if zone.startswith("p.") else zone

    def _places(self, drag: str, chosen: Sequence[Sprite]) -> list[str]:
        """The zones that a gesture names: one, or all of a pattern such as `f{suit}?`."""
        if drag == "zone":
            return []
        if drag.startswith("o."):
            wanted = drag.replace("o.", "p.", 1)
            zones = [zone for zone in self.table.zones if generic(zone) == wanted]
            return [zone for zone in zones if owner_of(zone) != self.reader]
        suit = chosen[0].card.suit if chosen and chosen[0].card else ""
        pattern = self._own(drag).replace("{suit}", suit)
        return [zone for zone in self.table.zones if fnmatchcase(zone, pattern)]

    def _sources(self, gesture: Gesture) -> list[str]:
        return [self._own(zone) for zone in gesture.source.split()]

    def _carries(
        self, found: Parts, gesture: Gesture, chosen: Sequence[Sprite]
    ) -> set[Card] | None:
        """The cards that a line names beyond those chosen; None if it is not about them."""
        sources = self._sources(gesture)
        if not chosen or (sources and any(one.zone not in sources for one in chosen)):
            return None
        if found.places and not found.cards:
            zones = sources or [chosen[0].zone]
            one = chosen[0]
            fits = len(chosen) == 1 and one.zone in zones and self.table.place(one) in found.places
            return set() if fits else None
        if sources and found.alone(gesture):
            return set()  # what lies there is meant by the verb itself
        if found.others and not found.cards and not found.seats:
            # a card that nobody knows may be named by the zone in which it lies alone
            places = [f"{self.reader}.{word}" for word in found.others]
            return set() if [one.zone for one in chosen] == places else None
        picked = {one.card for one in chosen}
        named = set(found.cards)
        if None in picked or not picked <= named:
            return None
        return named - {one for one in picked if one is not None}

    def _targets(
        self, found: Parts, gesture: Gesture, chosen: Sequence[Sprite]
    ) -> Iterable[Target]:
        beyond = self._carries(found, gesture, chosen)
        if beyond is None or not gesture.drag or not found.fits(gesture):
            return
        if gesture.drag in {"card", "*"} and len(beyond) == 1:
            (wanted,) = beyond
            homes = {one.zone for one in chosen}
            yield from (
                Target("card", str(one.id))
                for one in self.table.sprites()
                if one.card is wanted
                and (gesture.drag == "card" or one.zone not in homes)
                and self._on(gesture, one)
            )
        if beyond and not gesture.ask:
            return
        if found.places and found.cards and gesture.drag not in {"card", "seat", "zone", "*"}:
            # the place that the line names, in the zone that the gesture does
            for zone in self._places(gesture.drag, chosen):
                run = self.table.zones[zone]
                yield from (
                    Target("card", str(run[place].id)) for place in found.places if place < len(run)
                )
            return
        if gesture.drag in {"seat", "*"}:
            yield from (Target("seat", seat) for seat in found.seats)
        if gesture.drag in {"zone", "*"}:
            yield from (Target("zone", zone) for zone in found.others if zone in self.table.zones)
        if gesture.drag == "*" and not found.seats and not found.others:
            homes = {one.zone for one in chosen}
            yield from (
                Target("zone", zone)
                for zone in self.table.zones
                if zone not in homes and owner_of(zone) in {"", self.reader}
            )
        elif gesture.drag != "*":
            yield from (Target("zone", zone) for zone in self._places(gesture.drag, chosen))

    def _attempt(
        self, verb: str, gesture: Gesture, chosen: Sequence[Sprite], target: Target
    ) -> Move:
        sources = self._sources(gesture)
        if not chosen or (sources and any(one.zone not in sources for one in chosen)):
            return ""
        picked = [one.card for one in chosen if one.card is not None]
        if len(picked) < len(chosen):
            # a card that nobody knows is named by its place, where the verb takes one
            kinds = self.table.view.rules.game.GRAMMAR.get(verb, ("place",))
            if "place" not in kinds and "zone" not in kinds:
                return ""
            named = [self._place_word(verb, one) for one in chosen if one.card is None]
        else:
            named = [one.name for one in in_order(picked)]
        if target.kind == "seat" and gesture.drag == "seat":
            return " ".join([verb, *named, target.name])
        if target.kind == "zone" and gesture.drag == "zone":
            if not fnmatchcase(target.name, gesture.word or "*"):
                return ""
            return " ".join([verb, *named, target.name])
        if target.kind == "zone" and target.name in self._places(gesture.drag, chosen):
            return " ".join([verb, *named, *gesture.word.split()])
        other = self.table.find(int(target.name)) if target.kind == "card" else None
        if other is None or not picked:
            return ""
        if gesture.drag == "card" and other.card is not None and self._on(gesture, other):
            return " ".join([verb, *(one.name for one in in_order([*picked, other.card]))])
        placed = "place" in self.table.view.rules.game.GRAMMAR.get(verb, ())
        if placed and other.zone in self._places(gesture.drag, chosen):
            return " ".join([verb, *named, str(self.table.place(other) + 1)])
        return ""

    def _place_word(self, verb: str, one: Sprite) -> str:
        """How a line of that verb names a card that nobody knows."""
        kinds = self.table.view.rules.game.GRAMMAR.get(verb, ())
        if "zone" in kinds and "place" not in kinds:
            return one.zone.partition(".")[2] or one.zone
        return str(self.table.place(one) + 1)
