"""What is called out over a board for a while: a bubble, a banner, a flash, cards pointed at.

It knows nothing of a game's course: a scene says what is to be called out, and asks what is still
to be seen. Times are seconds of the scene's own clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from cardtable.presenter.reading import Target
from cardtable.presenter.status import is_hand, noted
from cardtable.presenter.tabledata import owner_of
from cardtable.table.board.board import STRUCK, Board
from cardtable.table.board.telling import Telling

BUBBLE_FOR = 7.0  # seconds that a bubble stays, unless something else happens
BANNER_FOR = 2.0
READ_FOR = 0.3  # seconds that a banner outlasts the pause in which it is read
FLASH_FOR = 0.75
TIP_AFTER = 0.7  # seconds of rest before something tells what it is
POINT_FOR = 2.4  # seconds that what has come to mean something else is pointed at


@dataclass(slots=True)
class _Bubble:
    words: str
    near: pygame.Rect
    bad: bool
    until: float
    tip: bool
    """It belongs to where the pointer rests, and goes with it."""
    about: frozenset[int] = frozenset()
    """The cards that it is about."""


class Callouts:
    """Everything that is called out over one board."""

    def __init__(
        self, board: Board, touch: Callable[[], None], refused: Callable[[], None]
    ) -> None:
        """`touch` is called whenever something new is to be seen.

        `refused` is called, for its sound, when a bubble says that something can't be.
        """
        self.now = 0.0
        self._board = board
        self._touch = touch
        self._refused = refused
        self._bubble: _Bubble | None = None
        self._banner: tuple[str, float] | None = None
        self._banner_for = BANNER_FOR
        self._flash: tuple[str, float] | None = None
        self._burns = False
        self._pointed: tuple[frozenset[int], frozenset[str], float] | None = None
        """Cards and words of the slate that are pointed at, and until when."""
        self._rest: tuple[Target | None, float] = (None, 0.0)
        """What the pointer is over, and since when; infinite once that has been told."""

    # --- what is to be called out -----------------------------------------------------------------

    def say(self, words: str, near: pygame.Rect, *, bad: bool = False, tip: bool = False) -> None:
        """Say something beside a thing on the table; a `tip` only while the pointer is there."""
        self._bubble = _Bubble(words, near, bad, self.now + (60.0 if tip else BUBBLE_FOR), tip)
        if bad:
            self._refused()
        self._touch()

    def explain(self, target: Target, words: str) -> None:
        """Tell what something is, beside it, and let the cards stand out that share its note."""
        table = self._board.table
        self.say(words, self.place_of(target), tip=True)
        sprite = table.find(int(target.name)) if target.kind == "card" else None
        if sprite is not None and self._bubble and noted(table, self._board.data, target):
            self._bubble.about = frozenset(table.notes.beside(sprite))

    def hush(self) -> None:
        """Take the bubble away."""
        if self._bubble is not None:
            self._bubble = None
            self._touch()

    def point_at(self, cards: Iterable[int], words: Iterable[str], seconds: float) -> None:
        """Let cards and words of the slate stand out for a while."""
        self._pointed = (frozenset(cards), frozenset(words), self.now + seconds)
        self._touch()

    def point_nowhere(self) -> None:
        """The table has become another, or another's: nothing of it is pointed at any more."""
        self.hush()
        self._pointed = None

    def announce(self, words: str, hold: float) -> None:
        """Show a banner, for `hold` seconds at least."""
        self._banner = (words, self.now)
        self._banner_for = max(BANNER_FOR, hold + READ_FOR)
        self._touch()

    def flare(self, zone: str, *, fire: bool) -> None:
        """Light up a zone, or the cards that have just been struck, with flames or without."""
        self._flash = (zone, self.now)
        self._burns = fire

    # --- what is to be seen -----------------------------------------------------------------------

    @property
    def speaking(self) -> bool:
        """Whether a bubble is shown."""
        return self._bubble is not None

    @property
    def celebrating(self) -> bool:
        """Whether a banner is to be read before the game goes on."""
        return self._banner is not None and self.now - self._banner[1] < self._banner_for * 0.6

    @property
    def animating(self) -> bool:
        """Whether what is called out looks different in the next frame."""
        return self._flash is not None or self._banner is not None

    def update(self, now: float) -> bool:
        """Let it become that late; true if the picture changes."""
        self.now = now
        changed = False
        if self._bubble is not None and now >= self._bubble.until:
            self._bubble = None
            changed = True
        if self._pointed is not None and now >= self._pointed[2]:
            self._pointed = None
            changed = True
        if self._banner is not None:
            changed = changed or not self._board.pace.still
            if now >= self._banner[1] + self._banner_for:
                self._banner = None
                changed = True
        if self._flash is not None:
            changed = True
            if now >= self._flash[1] + FLASH_FOR:
                self._flash = None
        return changed

    def fill(self, told: Telling) -> None:
        """Add what is called out to what the scene wants shown."""
        told.flash, told.fire = self._flash_rect(), self._burns
        told.flash_share = self._share(self._flash[1], FLASH_FOR) if self._flash else 0.0
        if self._pointed is not None:
            told.pointed, told.fresh, _ = self._pointed
        if self._bubble is not None:
            told.bubble, told.bubble_at = self._bubble.words, self._bubble.near
            told.bubble_bad = self._bubble.bad
            told.pointed |= self._bubble.about
        if self._banner is not None:
            told.banner = self._banner[0]
            still = self._board.pace.still
            told.banner_share = 0.5 if still else self._share(self._banner[1], self._banner_for)

    def place_of(self, target: Target) -> pygame.Rect:
        """Where something is on the screen, to say something beside it."""
        plan = self._board.plan
        if target.kind == "card":
            pose = plan.poses.get(int(target.name))
            return pygame.Rect(pose.rect) if pose else pygame.Rect(plan.area)
        if target.kind == "zone" and target.name in plan.zones:
            return pygame.Rect(plan.zones[target.name].rect)
        if target.kind == "seat" and target.name in plan.plates:
            return pygame.Rect(plan.plates[target.name])
        return pygame.Rect(plan.area)

    # --- what the pointer rests on ----------------------------------------------------------------

    def rest_on(self, target: Target | None) -> Target | None:
        """The pointer is over this; given back once it has rested there long enough."""
        if target != self._rest[0]:
            self._rest = (target, self.now)
            if self._bubble is not None and self._bubble.tip:
                self.hush()
            return None
        rested = self.now - self._rest[1]
        if target is None or rested < self._patience(target):
            return None
        self._rest = (target, float("inf"))
        return target

    def worth_telling(self, target: Target) -> bool:
        """Whether resting there calls for a tip: piles, other seats, cards that one can see."""
        board = self._board
        if target.kind == "card":
            sprite = board.table.find(int(target.name))
            return sprite is not None and (
                sprite.card is not None or owner_of(sprite.zone) != board.reader
            )
        if target.kind == "zone" and owner_of(target.name) == board.reader:
            return not is_hand(board.data, target.name)
        return True

    def _patience(self, target: Target) -> float:
        """Seconds of rest before a tip: what lies on the table is explained almost at once."""
        board = self._board
        told = noted(board.table, board.data, target)
        sprite = board.table.find(int(target.name)) if told else None
        if sprite is None or owner_of(sprite.zone) == board.reader:
            return TIP_AFTER
        return TIP_AFTER / 5

    def _share(self, since: float, seconds: float) -> float:
        return min(1.0, (self.now - since) / seconds)

    def _flash_rect(self) -> pygame.Rect | None:
        zone = self._flash[0] if self._flash else ""
        if zone == STRUCK:
            return self._board.struck
        place = self._board.plan.zones.get(zone)
        return pygame.Rect(place.rect) if place is not None else None
