"""What a scene wants shown on its table besides the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

import pygame

from cardtable.engine.cards import Card
from cardtable.engine.notation import Seat
from cardtable.presenter.move_matcher import Openings, Target
from cardtable.presenter.status import Aided, Seated
from cardtable.table.board.gestures import Drag
from cardtable.table.board.signs import Sign
from cardtable.table.drawing.avatars import Announced


class Step(NamedTuple):
    """A move of somebody else's since the reader's last one."""

    seat: Seat
    cards: tuple[Card | None, ...]
    src: str
    dst: str
    """Zones; empty where no card moved."""
    words: str
    back: tuple[Card | None, ...] = ()
    """What came back for the cards, where they were swapped."""
    brief: str = ""
    """The same behind the player's face, where no card can stand for it."""
    asked: int = 0
    """The step of the game whose player can be asked why; 0 where nobody can be."""


class Remnant(NamedTuple):
    """What has happened in a place, in words that stand there."""

    seat: Seat
    place: str
    """A zone, a seat or a card."""
    words: str


@dataclass(frozen=True, slots=True)
class Resting:
    """What of a telling shows in the picture that rests: it's painted anew when this changes.

    Whatever paints that picture is given nothing else, so it can't show anything old. What the
    fields mean is said at those of `Telling`.
    """

    seated: Mapping[Seat, Seated]
    prompt: str
    urgent: bool
    intro: str
    warning: str
    reminders: tuple[Aided, ...]
    lit: tuple[Target, ...]
    hot: Target | None
    hovered: int | None
    playable: frozenset[int]
    pointed: frozenset[int]
    counter: str
    match: str
    team: str
    controls: tuple[tuple[int, int, int, int], ...]
    cords: tuple[tuple[tuple[int, int, int, int], str], ...]
    trail: tuple[Step, ...]
    again: bool
    remnants: tuple[Remnant, ...]
    aids: bool

    def name(self, seat: Seat) -> str:
        """A player's name, as it stands at the portrait."""
        return self.seated[seat].name if seat in self.seated else seat


@dataclass(slots=True)
class Telling:
    """What the scene wants shown besides the cards."""

    seated: Mapping[Seat, Seated]
    prompt: str = ""
    urgent: bool = False
    """The reader is asked something: the prompt is brighter."""
    wait: float = -1.0
    """How much is left of a pause, from 1 to 0; below that nothing waits."""
    looked: str = ""
    """What came of the cards that lie there to be looked at."""
    intro: str = ""
    """What is said to the reader before the first move."""
    warning: str = ""
    reminders: tuple[Aided, ...] = ()
    """The card aid: a heading, and its entries."""
    lit: Openings = field(default_factory=dict)
    shown: tuple[tuple[int, int, int, int], ...] = ()
    """Buttons that words speak of: left, top, width and height of each."""
    hot: Target | None = None
    drag: Drag | None = None
    gloss: tuple[int, int] | None = None
    """The card on which light follows the pointer, and at which of its places (`GLOSSES`)."""
    hovered: int | None = None
    playable: frozenset[int] = frozenset()
    """Cards that may be played now, where they are to be marked."""
    pointed: frozenset[int] = frozenset()
    """Highlighted cards: the subject of the bubble, or those with a new meaning."""
    counter: str = ""
    """The number of the turn, in words."""
    match: str = ""
    """The score of the match that this game belongs to."""
    team: str = ""
    """What partners have to know all the time."""
    focus: pygame.Rect | None = None
    bubble: str = ""
    """Words beside a thing on the table."""
    bubble_at: pygame.Rect | None = None
    bubble_cards: tuple[Card, ...] = ()
    """Cards that stand below them."""
    bubble_bad: bool = False
    """They say why something isn't allowed."""
    bubble_rule: str = ""
    """Where the rule stands that a refusal goes by: it is written small below it."""
    controls: tuple[tuple[int, int, int, int], ...] = ()
    """Where icons and buttons are: no words cover them."""
    cords: tuple[tuple[tuple[int, int, int, int], str], ...] = ()
    """Where tags hang, and on which zone each of them."""
    window: tuple[int, int] = (0, 0)
    """How large the cloth is, with what lies beside the table."""
    banner: str = ""
    banner_share: float = 0.0
    flash: pygame.Rect | None = None
    flash_share: float = 0.0
    trail: tuple[Step, ...] = ()
    """What the others have done since the reader's last move, the oldest first."""
    again: bool = False
    """Before it stands a sign: a click there plays all of it again."""
    remnants: tuple[Remnant, ...] = ()
    ways: tuple[tuple[pygame.Rect, pygame.Rect], ...] = ()
    """From where to where arrows go, while a step of the trail is pointed at or cards that lie to
    be looked at are about to leave."""
    signs: tuple[tuple[Sign, float], ...] = ()
    """Motions that tell what happened, and how much of each is over."""
    announced: tuple[Announced, float] | None = None
    """What the sign at a game's end says, and how many seconds ago it ended."""
    aids: bool = True
    """Whether the card order is drawn on the cloth."""

    @property
    def resting(self) -> Resting:
        """What of it shows in the picture that rests, as it is now."""
        kept = {one.name: getattr(self, one.name) for one in fields(Resting)}
        return Resting(**kept | {"seated": dict(self.seated), "lit": tuple(self.lit)})
