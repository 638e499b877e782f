"""What a game explains about its table (`State.told`), matched with the sprites it is about.

Notes describe the table after a move. While the next move is being shown they stay with their
cards, and notes on cards that have moved are left out; so no half-finished move is explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable.engine.guide import Note
from cardtable.engine.view import View
from cardtable.presenter.phrases import Reader, say

if TYPE_CHECKING:
    from cardtable.presenter.model import Sprite


def notes_of(view: View) -> list[Note]:
    """What the game explains about the table that a seat sees, in words."""
    game = view.rules.game
    to = Reader(str, view.seat, game.titles(view.rules))
    notes: list[Note] = game.told(view)
    for place, one in enumerate(notes):
        if one.facts:
            told: dict[str, Any] = {key: say(fact, to) for key, fact in one.facts.items()}
            notes[place] = replace(one, facts={}, **told)
    return notes


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
        found = []
        for note in notes_of(view):
            run = zones.get(note.zone, ())
            if note.zone not in view.ordered:
                cards = [view.zones[note.zone][place] for place in note.places]
                numbers = [one.id for one in run if one.card in cards and one.card is not None]
            else:
                numbers = [run[place].id for place in note.places]
            found.append(PlacedNote(note, tuple(numbers)))
        return cls(found)

    def about(self, sprite: Sprite) -> Note | None:
        """The note on a card, as long as it lies where it lay then."""
        told = self._of.get(sprite.id)
        return told.note if told is not None and told.note.zone == sprite.zone else None

    def beside(self, sprite: Sprite) -> tuple[int, ...]:
        """The sprites that share the card's note, itself among them."""
        told = self._of.get(sprite.id)
        return told.sprites if told is not None and self.about(sprite) else (sprite.id,)

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
            return [[one] for one in run]
        found: list[list[Sprite]] = []
        before: PlacedNote | None = None
        for one in run:
            told = self._of.get(one.id) if self.about(one) is not None else None
            if found and told is before:
                found[-1].append(one)
            else:
                found.append([one])
            before = told
        return found

    def changed(self, before: Notes) -> list[PlacedNote]:
        """The notes on cards that had another label before."""
        found = []
        for one in self.told:
            old = before._of.get(one.sprites[-1]) if one.sprites else None
            if old and old.note.zone == one.note.zone and old.note.label != one.note.label:
                found.append(one)
        return found

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


def sentence(words: str) -> str:
    """Words with a capital letter in front."""
    return words[:1].upper() + words[1:]


def lowered(words: str) -> str:
    """Words with a small letter in front, for the middle of a sentence."""
    return words[:1].lower() + words[1:]


def explained(note: Note, *, polite: bool) -> list[str]:
    """A note as lines: what it says and why, under the name that people give to such a card."""
    text = sentence(note.text)
    if note.title is not None:
        text = f"{note.title.shown(polite=polite)}. {text}"
    return [text, *([sentence(note.why)] if note.why else [])]
