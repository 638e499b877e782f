"""The words of a line, sorted by what they are. No rule of any game is known here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, Seat, words
from cardtable.presenter.tabledata import Gesture


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


def ends_early(line: Move, legal: Sequence[Move], yields: Collection[str]) -> bool:
    """Whether a line ends a turn in which there is something else to play.

    `legal` are all lines that can be played now, and `yields` the verbs that end a turn
    (`State.YIELDS`).
    """
    verbs = {each.partition(" ")[0] for each in legal}
    return line.partition(" ")[0] in yields and not verbs <= set(yields)
