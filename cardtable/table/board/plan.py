"""The plan of a table: where every card, zone and plate lies. `layout` makes it."""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import FRect, Rect

from cardtable.engine.notation import Seat
from cardtable.presenter.layoutfile import Composition, Kind, Side, ZoneLook

ASPECT = 250 / 350
NARROWEST = 1.5  # a table narrower than this in proportion has smaller cards


class Pose(NamedTuple):
    """How a card lies: its middle, its height in pixels, its angle, face up or not."""

    x: float
    y: float
    height: float
    angle: float = 0.0
    face: bool = False
    shown: bool = True
    """False deep in a pile, where nothing of it can be seen."""

    @property
    def rect(self) -> FRect:
        """The card's rectangle as if it lay straight, or straight across."""
        width, height = self.height * ASPECT, self.height
        if round(self.angle / 90) % 2:
            width, height = height, width
        return FRect(self.x - width / 2, self.y - height / 2, width, height)

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether the point is on the card, as it is turned."""
        turn = math.radians(self.angle)
        dx, dy = point[0] - self.x, point[1] - self.y
        across = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(across) <= self.height * ASPECT / 2 and abs(down) <= self.height / 2


@dataclass(slots=True)
class ZonePlan:
    """A zone's place: what can be dropped on and pointed at, and where its cards begin."""

    rect: FRect
    kind: Kind
    height: float
    look: ZoneLook
    slots: list[FRect] = field(default_factory=list)
    """The places that are outlined on the cloth."""
    tight: bool = False
    """A column whose cards lie so close that it is better read when it is opened."""


class Sizes(NamedTuple):
    """What a player has set, as far as the table is concerned."""

    cards: float = 1.0
    """How much larger than the layout file has them cards are to be."""
    typed: float = 1.0
    """How large text is set."""
    mirrored: bool = False
    """Whether the table is one for the left hand."""
    aided: bool = False
    """Whether the card aid lies on the table."""


USUAL = Sizes()


class Standing(NamedTuple):
    """Which cards are chosen, which of the reader's stand as they may be played, and which sink."""

    raised: frozenset[int] = frozenset()
    up: frozenset[int] = frozenset()
    down: frozenset[int] = frozenset()


EVEN = Standing()


class GuideForm(NamedTuple):
    """What the card guide is made for: its room, its letters, and which of the ways there are."""

    room: tuple[int, int]
    scale: float
    way: int


class LaidGuide(NamedTuple):
    """The card guide as it lies: what it was laid for, what it keeps clear of, its form and place.

    `card_guide.lay_guide` makes it.
    """

    seen: Hashable
    """The moment for which it was last found to hold."""
    base: Hashable
    taken: Hashable
    form: GuideForm
    rect: Rect | None
    """None where there is no room for letters that can be read."""


CROWD = 7
"""So many people, and less is written and drawn at each: who points there is told the rest."""


class Person(NamedTuple):
    """Where somebody's portrait is, and on which side of it the words about them."""

    portrait: FRect
    words: FRect
    side: Side

    @property
    def rect(self) -> FRect:
        """Both together."""
        return self.portrait.union(self.words)


@dataclass(slots=True)
class Plan:
    """The whole table. Poses are listed from the lowest card to the topmost."""

    area: FRect
    unit: float
    poses: dict[int, Pose]
    zones: dict[str, ZonePlan]
    blocks: dict[Seat, FRect]
    """What belongs to a seat; a card can be dropped on it."""
    plates: dict[Seat, FRect]
    prompt: tuple[float, float]
    """The middle of the line that tells what is to be done."""
    composed: Composition
    """The layout file's composition, by which it was made."""
    people: dict[Seat, Person] = field(default_factory=dict)
    figures: dict[Seat, FRect] = field(default_factory=dict)
    """Where scores stand, and totals over scale pans."""
    line: FRect = field(default_factory=lambda: FRect(0, 0, 0, 0))
    """The room for the line: where it is in the middle, and how high."""
    typed: float = 1.0
    """How large text is set."""
    mirrored: bool = False
    """Whether it is a table for the left hand."""
    aided: bool = False
    """Whether the card aid lies on the table."""
    trays: dict[str, FRect] = field(default_factory=dict)
    """The grounds on which piles lie open that are looked through, over all else …"""
    on_trays: frozenset[int] = frozenset()
    """… and the cards that lie on them."""

    def level(self, share: float) -> float:
        """Where something is that the layout file has at that fraction of the table's height."""
        return self.area.y + share * self.area.h

    def across(self, share: float) -> float:
        """Where something is that the layout file has at that fraction of the table's width."""
        return self.area.x + self.area.w * (1 - share if self.mirrored else share)

    def card_at(self, point: tuple[float, float], ignore: Collection[int] = ()) -> int | None:
        """The topmost card under a point."""
        return next((one for one in self.cards_at(point) if one not in ignore), None)

    def cards_at(self, point: tuple[float, float]) -> Iterator[int]:
        """The cards under a point, the topmost first; on a tray none but those that lie on it."""
        over = any(tray.collidepoint(point) for tray in self.trays.values())
        for number in reversed(self.poses):
            pose = self.poses[number]
            if pose.shown and pose.holds(point) and (not over or number in self.on_trays):
                yield number

    def zone_at(self, point: tuple[float, float]) -> str | None:
        """The zone under a point, the smallest where several overlap; an open pile is over all."""
        for name, tray in self.trays.items():
            if tray.collidepoint(point):
                return name
        found = [name for name, zone in self.zones.items() if zone.rect.collidepoint(point)]
        return min(found, key=lambda name: _area(self.zones[name].rect), default=None)

    def seat_at(self, point: tuple[float, float]) -> Seat | None:
        """The seat whose block or plate is under a point."""
        for seat, rect in self.plates.items():
            if rect.collidepoint(point):
                return seat
        return next((s for s, rect in self.blocks.items() if rect.collidepoint(point)), None)


def overlap(one: FRect, other: FRect) -> float:
    """The area that two rectangles share."""
    return _area(one.clip(other)) if one.colliderect(other) else 0.0


def _area(rect: FRect) -> float:
    return rect.w * rect.h


def corner_of(area: Rect, size: tuple[float, float], sizes: Sizes) -> Rect:
    """Where icons stand that take so much: in the upper right corner, or left in the other hand."""
    wide, high = round(size[0]), round(size[1])
    return Rect(area.x if sizes.mirrored else area.right - wide, area.y, wide, high)


def unit_of(area: Rect | FRect) -> float:
    """The table's measure in pixels: its height, or less where it is narrow."""
    return float(min(area.h, area.w / NARROWEST))
