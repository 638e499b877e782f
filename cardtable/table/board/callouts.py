"""What a board shows for a short time, and how long: a bubble, a banner, a flash, lit cards.

And what the pointer rests on: small marks, on cards and on plates, say what they mean.

It knows nothing about the game. A scene says what to show, and asks what is still showing. Times
are seconds of the scene's own clock.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from cardtable.engine.cards import Card
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.phrases import Name, wording
from cardtable.presenter.status import chip_tip, is_hand, noted, remembered
from cardtable.table.board.board import STRUCK, Board
from cardtable.table.board.card_guide import wheel_place
from cardtable.table.board.people import chip_place
from cardtable.table.board.plan import ASPECT, Pose
from cardtable.table.board.signs import Signs
from cardtable.table.board.telling import Step, Telling
from cardtable.table.drawing.marks import tab

BUBBLE_FOR = 7.0  # seconds that a bubble stays, unless something else happens
TIP_FOR = 60.0  # … and that a tip stays over which the pointer rests
BANNER_FOR = 2.0
A_LETTER = 0.06  # seconds in which a letter is read
READ_FOR = 0.3  # seconds that a banner stays after the pause for reading it
FLASH_FOR = 0.75
TIP_AFTER = 0.7  # seconds that the pointer rests before a tip appears
POINT_FOR = 2.4  # seconds that cards are highlighted when their meaning has changed
ON_CLOTH = "cloth"  # a mark: words and chips on the cloth that say more when they are pointed at
CHIP = "chip"  # a mark: the button beside a seat's face
AGAIN = "again"  # a mark: the sign before the trail
NEAR = 1.4  # so much larger a mark is under the pointer than it is drawn

Pointable: TypeAlias = tuple[pygame.Rect, str | Target | Step]
"""Words or a chip on the cloth: where, and what they say, or what is pointed at then."""


@dataclass(slots=True)
class _Bubble:
    words: str
    near: pygame.Rect
    bad: bool
    until: float
    tip: bool = False
    """It is the tip of what the pointer rests on, and disappears when the pointer leaves."""
    about: frozenset[int] = frozenset()
    """The ids of the sprites it is about; they are highlighted while it shows."""
    step: Step | None = None
    """The move that it tells of: its way is shown, too."""
    cards: tuple[Card, ...] = ()
    """They stand below its words."""
    of: Target | None = None
    """What it explains …"""
    lies: Hashable = None
    """… and where that was then."""
    follows: bool = False
    """It stands where that move led, wherever that is now."""
    heard: str = ""
    """How it is said aloud, where its words are not said as they stand."""


class Callouts:
    """The bubble, banner, flash and highlights of one board."""

    def __init__(
        self, board: Board, touch: Callable[[], None], refused: Callable[[], None]
    ) -> None:
        """`touch` is called whenever there is something new to draw.

        `refused` is called, to play a sound, when a bubble says why something isn't allowed.
        """
        self.now = 0.0
        self._board = board
        self._touch = touch
        self._refused = refused
        self.signs = Signs(board)
        self._bubble: _Bubble | None = None
        self._banner: tuple[str, float] | None = None
        self._banner_for = BANNER_FOR
        self._waits = True
        self._flash: tuple[str, float] | None = None
        self._read_until = 0.0
        self._pointed: tuple[frozenset[int], frozenset[str], float] | None = None
        """Highlighted cards and words of the slate, and until when."""
        self.pointable: Sequence[Pointable] = ()
        """What on the cloth says more when it is pointed at, in the picture last drawn."""
        self._rest: tuple[Target | None, float] = (None, 0.0)
        """What the pointer is over, and since when; infinity once its tip has been shown."""

    # --- showing something ------------------------------------------------------------------------

    def say(
        self, words: str, near: pygame.Rect, *, bad: bool = False, seconds: float = BUBBLE_FOR,
        heard: str = "",
    ) -> None:  # fmt: skip
        """Show a bubble beside `near`; `heard` is what is said aloud of it, where that differs.

        `bad` marks a refusal, which also makes a sound.
        """
        self._show(_Bubble(words, near, bad, self.now + seconds, heard=heard))

    def _show(self, bubble: _Bubble) -> None:
        self._bubble = bubble
        if bubble.bad:
            self._refused()
        self._touch()

    def explain(
        self, target: Target, words: str, *, tip: bool = True, heard: str = "", until: float = 0.0
    ) -> None:
        """Show what is told of `target` beside it, and highlight all cards that share its note.

        With it the cards are seen that the reader remembers there. It stays `until` then, if given.
        """
        table, poses, step = self._board.table, self._board.plan.poses, self.step(target)
        sprite = table.find(int(target.name)) if target.kind == "card" else None
        zone = sprite.zone if sprite is not None else target.name if target.kind == "zone" else ""
        about: Iterable[int] = ()
        if step is not None:
            shown = (one for one in table.sprites() if poses[one.id].shown and poses[one.id].face)
            about = (one.id for one in shown if one.card and one.card in step.cards)
        elif sprite is not None and noted(table, self._board.data, target):
            about = table.notes.beside(sprite)
        until = until or self.now + (TIP_FOR if tip else BUBBLE_FOR)
        self._show(
            _Bubble(
                words, self.place_of(target), False, until, tip, frozenset(about), step,
                tuple(remembered(table, self._board.data, zone)) if zone else (), target,
                self._lies(target),
                heard=heard,
            )
        )  # fmt: skip

    def tell(self, step: Step, seconds: float, *, heard: str = "") -> None:
        """Show what a step of the trail did, with its way, for that long; beside where it went.

        Only what is given to be `heard` is said aloud.
        """
        people = self._board.plan.people
        face = people[step.seat].portrait if step.seat in people else self._board.plan.line
        until = self.now + seconds
        near = pygame.Rect(face)
        told = _Bubble(step.words, near, False, until, step=step, follows=True, heard=heard)
        self._show(told)

    def is_trail(self, mark: Target) -> bool:
        """Whether a mark is a step of the trail, or the sign before it."""
        return mark.name == AGAIN or self.step(mark) is not None

    def step(self, target: Target) -> Step | None:
        """The step of the trail that a mark is."""
        kind, _, of = target.name.partition(" ")
        if target.kind != "mark" or kind != ON_CLOTH or int(of) >= len(self.pointable):
            return None
        found = self.pointable[int(of)][1]
        return found if isinstance(found, Step) else None

    def _way(self, step: Step) -> tuple[pygame.Rect, pygame.Rect] | None:
        """From where to where the cards of a step went: people hold their hands."""
        plan, ends, lie = self._board.plan, [], self._board.table.zones.get(step.dst, ())
        there = [one.id for one in lie if one.card is not None and one.card in step.cards]
        seen = [plan.poses[one].rect for one in there if plan.poses[one].shown]
        for zone in (step.src, step.dst):
            owner = owner_of(zone)
            if zone == step.dst != step.src and seen:
                ends.append(pygame.Rect(seen[-1]))
            elif owner in plan.people and is_hand(self._board.data, zone):
                ends.append(pygame.Rect(plan.people[owner].portrait))
            elif zone in plan.zones:
                place = plan.zones[zone]
                ends.append(pygame.Rect(place.slots[0] if place.slots else place.rect))
        return (ends[0], ends[1]) if len(ends) == 2 else None

    def renew(self, explained: Callable[[Target], str]) -> None:
        """The table has changed: what a bubble explains is explained anew, or it goes with that."""
        bubble = self._bubble
        if bubble is None or bubble.of is None:
            return
        words = explained(bubble.of) if self._lies(bubble.of) == bubble.lies else ""
        if words:
            self.explain(bubble.of, words, tip=bubble.tip, heard=bubble.heard, until=bubble.until)
        else:
            self.hush()

    def move_on(self) -> None:
        """A move or a turn is over: what was said about it goes, a tip stays."""
        if self._bubble is not None and not self._bubble.tip:
            self.hush()

    def _lies(self, target: Target) -> Hashable:
        """What tells whether something on the table is still what and where it was."""
        if target.kind == "mark":
            return self.step(target)
        sprite = self._board.table.find(int(target.name)) if target.kind == "card" else None
        return sprite.zone if sprite is not None else ""

    def hush(self) -> None:
        """Take the bubble away."""
        if self._bubble is not None:
            self._bubble = None
            self._touch()

    def point_at(self, cards: Iterable[int], words: Iterable[str], seconds: float) -> None:
        """Highlight cards and words of the slate for some seconds."""
        self._pointed = (frozenset(cards), frozenset(words), self.now + seconds)
        self._touch()

    def begin_anew(self) -> None:
        """Another table is shown: nothing stands any more that was said of the last one."""
        self.point_nowhere()
        self._banner = None
        self._touch()

    def point_nowhere(self) -> None:
        """Drop bubble and highlights, because the table shown has changed, or its reader."""
        self.hush()
        self.signs.clear()
        self._pointed = None

    def announce(self, words: str, hold: float = 0.0, *, waits: bool = True) -> None:
        """Show a banner, for `hold` seconds at least; the game `waits` until it can be read."""
        self._banner = (words, self.now)
        self._banner_for = max(BANNER_FOR, hold + READ_FOR, A_LETTER * len(words))
        self._waits = waits
        self._touch()

    def add_to_banner(self, words: str) -> None:
        """If there is a banner, it tells this as well, and stays longer for it."""
        if self._banner is not None:
            self.announce(f"{self._banner[0]}\n{words}", 0.0)

    def read(self, seconds: float) -> None:
        """Something is held up for so long, to be read."""
        self._read_until = self.now + seconds

    def read_on(self) -> bool:
        """It has been read: no banner stands any longer. Whether anything was held up for that."""
        if self._banner is not None:
            self._banner = None
            self._touch()
        held, self._read_until = self.now < self._read_until, 0.0
        return held

    def flare(self, zone: str) -> None:
        """Flash a zone, or the cards that have just been struck (`STRUCK`)."""
        self._flash = (zone, self.now)

    def heard(self) -> list[tuple[Hashable, str]]:
        """What is said in the bubble, but for tips: those are told of by whoever goes there.

        Moves that are shown once more have been told, and what is explained anew is told once.
        """
        bubble = self._bubble
        if bubble is None or bubble.tip or (bubble.follows and not bubble.heard):
            return []
        return [((bubble.until, bubble.of or bubble.words), bubble.heard or bubble.words)]

    # --- what is showing --------------------------------------------------------------------------

    @property
    def speaking(self) -> bool:
        """Whether a bubble is shown."""
        return self._bubble is not None

    @property
    def celebrating(self) -> bool:
        """Whether the game should wait so that a banner can be read."""
        if self._banner is None or not self._waits:
            return False
        return self.now - self._banner[1] < self._banner_for * 0.6

    @property
    def animating(self) -> bool:
        """Whether something here looks different in the next frame."""
        return self._flash is not None or self._banner is not None or self.signs.animating

    def update(self, now: float) -> bool:
        """Set the time, and remove what has run out; true if the picture changes."""
        self.now = now
        changed = self.signs.update(now)
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
        """Add what is showing here to what the scene wants to show."""
        told.flash = self._flash_rect()
        told.signs = tuple((one, one.share(self.now)) for one in self.signs.shown)
        told.announced = self.signs.announced()
        told.flash_share = self._share(self._flash[1], FLASH_FOR) if self._flash else 0.0
        if self._pointed is not None:
            told.pointed = self._pointed[0]
        if self._bubble is not None:
            told.bubble, told.bubble_at = self._bubble.words, self._bubble.near
            told.bubble_bad, told.bubble_cards = self._bubble.bad, self._bubble.cards
            if self._bubble.step is not None:
                told.pointed = frozenset()  # what that move did is shown alone
            told.pointed |= self._bubble.about
            way = self._way(self._bubble.step) if self._bubble.step else None
            told.ways = (way,) if way is not None else ()
            if way is not None and self._bubble.follows:
                told.bubble_at = way[1]
        if self._banner is not None:
            told.banner = self._banner[0]
            still = self._board.pace.still
            told.banner_share = 0.5 if still else self._share(self._banner[1], self._banner_for)

    def place_of(self, target: Target) -> pygame.Rect:
        """Where a card, zone or seat is on the screen; the whole table if it isn't there."""
        plan = self._board.plan
        if target.kind == "mark":
            return self._mark_place(target)
        if target.kind == "wheel":
            return wheel_place(self._board) or pygame.Rect(plan.area)
        if target.kind == "card":
            pose = plan.poses.get(int(target.name))
            return pygame.Rect(pose.rect) if pose else pygame.Rect(plan.area)
        if target.kind == "zone" and target.name in plan.zones:
            return pygame.Rect(plan.zones[target.name].rect)
        if target.kind == "seat" and target.name in plan.plates:
            return pygame.Rect(plan.plates[target.name])
        return pygame.Rect(plan.area)

    # --- small marks ------------------------------------------------------------------------------

    def mark_at(self, playable: Collection[int], point: tuple[int, int]) -> Target | None:
        """The mark at a point, if it can be seen; `playable` are the cards marked as that."""
        board = self._board
        for seat in board.table.view.seats:
            chip = Target("mark", f"{CHIP} {seat}")
            told = chip_tip(board.table, board.data, seat, str)
            if told and self._mark_place(chip).collidepoint(point):
                return chip
        for number, (rect, what) in enumerate(self.pointable):
            if rect.collidepoint(point):
                return what if isinstance(what, Target) else Target("mark", f"{ON_CLOTH} {number}")
        over = board.plan.card_at(point)
        order = list(board.plan.poses)
        for number in playable:
            pose = board.plan.poses.get(number)
            if pose is None or not pose.shown or not _on_tab(pose, point):
                continue
            if over is None or order.index(over) <= order.index(number):
                return Target("mark", f"playable {number}")
        return None

    def meaning(self, target: Target, name: Name) -> str:
        """What a mark says, in a sentence."""
        kind, _, of = target.name.partition(" ")
        if kind == CHIP:
            return chip_tip(self._board.table, self._board.data, of, name)
        if kind == ON_CLOTH:
            if (step := self.step(target)) is not None:
                asks = [wording("table.why-click")] if step.asked else []
                return "\n".join([step.words, *asks])
            return str(self.pointable[int(of)][1]) if int(of) < len(self.pointable) else ""
        return wording(f"table.mark-{kind}")

    def _mark_place(self, target: Target) -> pygame.Rect:
        """Where a mark is: of one on a card, the card, which its words must not cover."""
        plan, (kind, _, of) = self._board.plan, target.name.partition(" ")
        if kind == CHIP:
            return chip_place(plan.people[of], plan.unit)
        if kind == AGAIN:
            signs = (rect for rect, what in self.pointable if what == target)
            return next(signs, pygame.Rect(0, 0, 0, 0))
        if kind == ON_CLOTH:
            known = int(of) < len(self.pointable)
            return self.pointable[int(of)][0] if known else pygame.Rect(0, 0, 0, 0)
        pose = plan.poses.get(int(of))
        return pygame.Rect(pose.rect) if pose else pygame.Rect(plan.area)

    # --- what the pointer rests on ----------------------------------------------------------------

    def rest_on(self, target: Target | None) -> Target | None:
        """Note what the pointer is over; returned, once, when it has rested there long enough."""
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

    @property
    def rests_on(self) -> Target | None:
        """What the pointer or the focus has rested on for as long as it takes to get its tip."""
        target, since = self._rest
        return target if since == float("inf") else None

    def told_of(self, target: Target) -> None:
        """Its tip has been shown: it isn't shown again while the pointer stays there."""
        self._rest = (target, float("inf"))

    def worth_telling(self, target: Target) -> bool:
        """Whether it gets a tip: piles, other seats, cards that the reader can see."""
        board = self._board
        if target.kind == "card":
            sprite = board.table.find(int(target.name))
            return sprite is not None and (
                sprite.card is not None
                or owner_of(sprite.zone) != board.reader
                or not is_hand(board.data, sprite.zone)
            )
        if target.kind == "zone" and owner_of(target.name) == board.reader:
            return not is_hand(board.data, target.name)
        return True

    def _patience(self, target: Target) -> float:
        """Seconds of rest before a tip; short for cards on the table that have a note."""
        board = self._board
        if self.step(target) is not None:
            return TIP_AFTER / 5
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


def _on_tab(pose: Pose, point: tuple[int, int]) -> bool:
    """Whether a point is on the tab of a card that lies there, as the card is turned."""
    turn = math.radians(pose.angle)
    dx, dy = point[0] - pose.x, point[1] - pose.y
    across = dx * math.cos(turn) - dy * math.sin(turn)
    down = dx * math.sin(turn) + dy * math.cos(turn)
    (wide, high), (x, y) = tab(round(pose.height * ASPECT), round(pose.height))
    return abs(across - x) <= wide / 2 * NEAR and abs(down - y) <= high / 2 * NEAR
