"""Who reads at the text table, and what may be told to them.

Where several people play, cards are told only to somebody who has said that it is them. Until then
nothing is told but what all of them know alike. Short forms are explained to whoever reads the
first of each kind (`Legend`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace

from cardtable.engine.cards import Card, card, in_order
from cardtable.engine.facts import Value
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.past import Takeback
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.presenter.advice import asked_back
from cardtable.presenter.layoutfile import TableData, laid_out, owner_of
from cardtable.presenter.model import parts
from cardtable.presenter.phrases import CARD_WORD, wording
from cardtable.presenter.words import sentences
from cardtable.session import Session
from cardtable.terminal.console import Screen, answered

LETTERS = str.maketrans("♣♦♥♠", "CDHS")
NOBODY = 1.0
"""Seconds after a hand-over in which no key counts: one more Enter shows nobody's cards."""


class Quit(Exception):
    """Somebody has left the table."""


def table_data(rules: Rules) -> TableData:
    """The words of the game's layout file; without one the game's own words serve."""
    return replace(laid_out(rules), titles={})  # which it says as they are written


class AttendedText:
    """A text table that knows who reads."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.spoken = False
        """Whether cards are said in words."""
        self._legends: dict[Seat, Legend] = defaultdict(Legend)
        """What each of them has been told of short forms: it says which cards they have seen."""
        self._data = table_data(session.rules)
        self._reader = session.humans[0] if session.humans else session.onlooker
        self._open = session.alone is not None
        """Whether the reader's cards may be on the screen."""
        self._begin()

    def _begin(self) -> None:
        """Nothing needs to be told of what was before now; to several people, of their last move.

        That is when they looked last: others have moved since.
        """
        session = self.session
        self._told = dict.fromkeys(session.seats, session.step_count)
        if self._shared:
            self._told = dict.fromkeys(session.seats, 1)
            for step in range(1, session.step_count):
                self._told[session.line_at(step).partition(" ")[0]] = step + 1
        self._held = {seat: self._holding(seat) for seat in session.seats}
        self._declined: tuple[int, int] | None = None

    def _cover(self) -> None:
        """Take one person's cards out of sight, once they have read what came of their move."""
        if self._open:
            _typed(self._ask(question("terminal.cover", name=self._name(self._reader))))
        self._clear()

    def _clear(self) -> None:
        """Take all that has been said out of sight: nobody is known to read any longer."""
        self.screen.cover()
        self._open = False

    def _hand_over(self, seat: Seat, why: str = "next") -> bool:
        """Cover the table, say why, and wait until the next person is the only one who looks.

        False where that person is there already.
        """
        if self._open and seat == self._reader:
            return False
        name = self._name(seat)
        self._cover()
        because = wording(f"terminal.turn-{why}", name=name)
        self.screen.say(wording("terminal.look-away", why=because))
        self.screen.pause(NOBODY)
        while _typed(self.screen.ask(question("terminal.uncover", name=name))):
            self.screen.say(wording("terminal.only-enter"))
        self._reader, self._open = seat, True
        return True

    @property
    def _shared(self) -> bool:
        """Whether several people read here, one after the other.

        Where all but one have left their seats, that is until the one who stays has said that it
        is them.
        """
        return len(self.session.humans) > 1 or not self._open

    @property
    def _among(self) -> list[Seat]:
        """Who may be reading: all people, even who have left, while nobody has said who it is."""
        return [] if self._open else self.session.people

    @property
    def _view(self) -> View:
        """What may be told now of what lies where."""
        return self.session.view(self._reader, self._among)

    @property
    def _you(self) -> Seat:
        """The reader's seat, if the one person who reads all this sits there; else nothing."""
        return "" if self._among or self._reader not in self.session.humans else self._reader

    @property
    def _legend(self) -> Legend:
        return self._legends[self._reader]

    def _other(self, line: str) -> Seat:
        """Somebody else for whom a line is written; empty if it is the reader's own."""
        actor, _ = split_actor(line)
        return actor if actor in self.session.seats and actor != self._reader else ""

    def _agreed(self, asks: Seat, others: list[Seat], takeback: Takeback) -> bool:
        """Whether the others agree that the first takes that back; each is asked alone."""
        self._cover()
        for sentence in asked_back(self.session, self._data, self._name, takeback, asks):
            self.say(f"{sentence}.")
        return all(
            self._yes(question("terminal.ask-agreed", name=self._name(seat))) for seat in others
        )

    def _resigns(self, seat: Seat) -> bool:
        """Whether the player at that seat, for whom somebody else has resigned, agrees."""
        self._cover()
        return self._yes(question("terminal.ask-resign", name=self._name(seat)))

    def _yes(self, asked: str) -> bool:
        return _typed(self.screen.ask(asked)) in {"y", "yes"}

    def say(self, text: str = "") -> None:
        """Write a line in the way in which the reader wants cards."""
        text = text.translate(LETTERS)
        if self.spoken:
            text = CARD_WORD.sub(lambda match: card(match[0]).words, text)
        self._legend.read(text)
        self.screen.say(text)

    def _ask(self, prompt: str) -> str:
        if legend := self._legend.due():
            self.screen.say(f"({legend})")
        return self.screen.ask(prompt)

    @property
    def _names(self) -> dict[Seat, str]:
        return {seat: self._name(seat) for seat in self.session.seats}

    def _name(self, seat: Seat) -> str:
        return self.session.player(seat).called

    def _catch_up(self) -> None:
        """Tell the reader all that has happened since they last heard."""
        session, seat = self.session, self._reader
        for events in session.events_for(seat, self._told[seat], self._among):
            for sentence in sentences(self._data, events, self._name, to=self._you):
                self.say(sentence if sentence.endswith("!") else f"{sentence}.")
        held = self._holding(seat) if self._open else self._held[seat]
        if new := in_order(held - self._held[seat]):
            cards = ", ".join(one.name for one in new)
            self.say(wording("terminal.new-cards", name=self._name(seat), cards=cards))
        self._told[seat], self._held[seat] = session.step_count, held

    def _holding(self, seat: Seat) -> set[Card]:
        """All cards of their own that a seat knows, but for those that everybody sees."""
        view, specs = self.session.view(seat), self.session.state.specs
        own = [zone for zone in view.zones if owner_of(zone) == seat]
        zones = [view.zones[zone] for zone in own if specs[zone].audience != "all"]
        return {one for run in zones for one in run if one is not None}


def question(key: str, **values: Value) -> str:
    """What a message asks, with room for the answer after it."""
    return f"{wording(key, **values)} "


def _typed(text: str) -> str:
    """What was typed at a question, in small letters. Raises Quit where that is the word."""
    text = answered(text)
    if text.removeprefix("/") == "quit":
        raise Quit
    return text


CARDS = {
    "plain": "terminal.form-plain",
    "pack": "terminal.form-pack",
    "joker": "terminal.form-joker",
    "side": "terminal.form-side",
}
"""How to read each kind. No card of the table is named: it might be somebody's secret."""


class Legend:
    """Collects which short forms have been shown, and explains each of them once."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        """Every kind that has been shown, and what it means."""
        self._new: list[str] = []

    def read(self, text: str) -> None:
        """These words are shown: cards in them are explained next."""
        for match in CARD_WORD.finditer(text):
            for kind in _kinds(match[0]):
                self._add(kind, wording(CARDS[kind]))

    def read_move(self, move: Move, place: Callable[[str], str], seats: Mapping[str, str]) -> None:
        """A move is shown as it is typed: its places and players are explained next.

        `place` gives the name of a place in a move; `seats` are the names of the players.
        """
        named = parts(move)
        for code in named.others:
            name = place(code)
            if name.lower() not in {"", code}:
                # one of several alike is enough: of pile no. 1 to pile no. 8, or of the foundations
                words = wording("terminal.form-place", code=code, name=name)
                self._add(f"place {name.partition(' ')[0]}", words)
        for seat in named.seats:
            words = wording("terminal.form-seat", code=seat, name=seats.get(seat, seat))
            self._add(f"seat {seat}", words)

    def due(self) -> str:
        """What has been shown and not explained yet, in one line; empty if there is nothing."""
        words, self._new = " ".join(self._known[kind] for kind in self._new), []
        return words

    @property
    def every(self) -> list[str]:
        """Everything explained so far."""
        return list(self._known.values())

    def _add(self, kind: str, words: str) -> None:
        if kind not in self._known:
            self._known[kind] = words
            self._new.append(kind)


def _kinds(name: str) -> list[str]:
    """What has to be known to read a card's name."""
    if name[0] in "+-":
        return ["side"]
    kinds = ["joker" if name[0] == "X" else "plain"]
    return [*kinds, "pack"] if "#" in name else kinds
