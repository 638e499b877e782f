"""Where everything lies: a pure function of what the table shows, the layout data and the size.

Nothing here is remembered. After an event, a resize or a loaded game the whole plan is made anew;
the motion between two plans is `animate`'s business.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import FRect, Rect

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Sprite, Table
from cardtable.presenter.tabledata import Kind, TableData, ZoneLook, owner_of
from cardtable.table.board.heaps import SPREAD_LAP, breadth, jitter, packed
from cardtable.table.board.lanes import EDGE, RIDES_LOW, fanned, steps
from cardtable.table.board.looks import completed

ASPECT = 250 / 350
WIDEST = 2.05  # a table wider than this in proportion leaves its sides empty
NARROWEST = 1.5  # and one narrower than this has smaller cards
BLOCK = (0.29, 0.30)  # another seat's block, in units
REACH = 0.178  # units from its middle: its widest row reaches so far
WIDEST_PLATE = 0.25  # of a unit: what lies beside a plate has the rest of its block
SPREAD = 0.17  # units that a row of an opened heap is high
LYING = 0.9  # of a card's height: one that lies across must not hide its neighbours
SPREAD_HIGH = 0.42  # of the table: the most that all of them are high together
APART, TOGETHER = 0.3, 0.16  # of a card: how much of a heap's top cards is seen, within a link too
LAP = 0.36  # of a card's height: what is seen of those that others lie on in a column
TIGHT = 0.024  # units: less seen of them than that is hard to read
RAISED = 0.16  # of a card's height: by that much a chosen one is raised
CLEAR = 0.038  # units from the middle of the prompt: no raised card comes nearer from below
MOST_SAG = 0.021  # units by which the ends of a fan lie lower than its middle
_RINGS: dict[int, tuple[tuple[float, float], ...]] = {
    # the middles of the other seats' blocks, clockwise from the reader's left
    0: (),
    1: ((0.5, 0.165),),
    2: ((0.2, 0.19), (0.8, 0.19)),
    3: ((0.115, 0.36), (0.5, 0.165), (0.885, 0.36)),
    4: ((0.1, 0.4), (0.32, 0.165), (0.68, 0.165), (0.9, 0.4)),
    5: ((0.09, 0.42), (0.29, 0.165), (0.5, 0.165), (0.71, 0.165), (0.91, 0.42)),
    6: ((0.085, 0.45), *((x, 0.165) for x in (0.26, 0.42, 0.58, 0.74)), (0.915, 0.45)),
    7: ((0.085, 0.47), *((x / 80, 0.165) for x in (18, 29, 40, 51, 62)), (0.915, 0.47)),
}
PLATE = -0.065  # units from a block's middle to the lower edge of its plate
ROOMY = 4.6  # more other seats than that share the room: their cards are smaller


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
    title: FRect | None = None
    """Where a tray's name and what it counts stand; None: nowhere."""


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
    actions: FRect
    """Where the buttons for moves are."""
    prompt: tuple[float, float]
    """The middle of the line that tells what is to be done."""

    @property
    def least(self) -> float:
        """How high the smallest cards are that lie open, in places for them."""
        open_ = (one.height for one in self.zones.values() if one.kind not in {"fan", "stack"})
        return min(open_, default=self.unit)

    def card_at(self, point: tuple[float, float], ignore: Collection[int] = ()) -> int | None:
        """The topmost card under a point."""
        return next((one for one in self.cards_at(point) if one not in ignore), None)

    def cards_at(self, point: tuple[float, float]) -> Iterator[int]:
        """The cards under a point, the topmost first."""
        for number in reversed(self.poses):
            pose = self.poses[number]
            if pose.shown and pose.holds(point):
                yield number

    def zone_at(self, point: tuple[float, float]) -> str | None:
        """The zone under a point, the smallest where several overlap."""
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


def unit_of(area: Rect | FRect) -> float:
    """The table's measure in pixels: its height, or less where it is narrow."""
    return float(min(area.h, area.w / NARROWEST))


def make_plan(
    table: Table,
    data: TableData,
    area: Rect | FRect,
    *,
    raised: Collection[int] = (),
    plate: tuple[float, float] = (160, 48),
    corner: tuple[float, float] = (0, 0),
    opened: Collection[str] = (),
) -> Plan:
    """Lay the table out in `area`, with the view's own seat at the bottom.

    `raised` are the cards that are selected, `plate` is the size of a seat's name plate in pixels,
    `corner` what is taken in the upper right corner, and `opened` are heaps to be spread out.
    """
    return _Planner(table, data, FRect(area), raised, plate, corner, opened).plan()


class _Planner:
    def __init__(
        self,
        table: Table,
        data: TableData,
        area: FRect,
        raised: Collection[int],
        plate: tuple[float, float],
        corner: tuple[float, float],
        opened: Collection[str],
    ) -> None:
        self.opened = opened
        self.table = table
        self.reader = reader = table.view.seat
        self.corner = FRect(area.right - corner[0], area.y, *corner)
        self.raised = raised
        self.unit = unit_of(area)
        if area.w > area.h * WIDEST:
            area = FRect(0, 0, area.h * WIDEST, area.h).move_to(center=area.center)
        self.area = area
        self.plate_size = (min(plate[0], WIDEST_PLATE * self.unit), plate[1])
        seats = table.view.seats
        start = seats.index(reader) if reader in seats else 0
        self.others = [*seats[start + 1 :], *seats[:start]]
        self.looks = completed(data, table, reader)
        self.asks = data.asks
        self.buttons = data.buttons
        self.low = data.plate
        self.poses: dict[int, Pose] = {}
        self.zones: dict[str, ZonePlan] = {}

    def plan(self) -> Plan:
        middles = self._ring()
        for name in self._drawing_order():
            self._zone(name, middles)
        for name, zone in self.zones.items():
            if zone.look.beside and name not in self.opened:
                other = self.zones[zone.look.beside.replace("p.", f"{owner_of(name)}.", 1)]
                zone.slots, other.slots = [zone.rect.union(other.rect)], []
        width, height = BLOCK[0] * self.unit, BLOCK[1] * self.unit
        blocks = {
            seat: FRect(x - width / 2, y - height / 2, width, height)
            for seat, (x, y) in middles.items()
        }
        own = [zone.rect for name, zone in self.zones.items() if owner_of(name) == self.reader]
        if own:
            blocks[self.reader] = own[0].unionall(own[1:])
        return Plan(
            area=self.area,
            unit=self.unit,
            poses=self.poses,
            zones=self.zones,
            blocks=blocks,
            plates=self._plates(blocks),
            actions=self._actions(),
            prompt=(
                self.area.x + self.area.w * self.asks[0],
                self.area.y + self.area.h * self.asks[1],
            ),
        )

    def _ring(self) -> dict[Seat, tuple[float, float]]:
        places = _RINGS.get(len(self.others)) or tuple(
            (0.1 + 0.8 * n / (len(self.others) - 1), 0.165) for n in range(len(self.others))
        )
        area = self.area
        half, high = BLOCK[0] * self.unit / 2, BLOCK[1] * self.unit / 2
        reach = REACH * self.unit
        middles = [
            (
                min(max(area.x + x * area.w, area.x + reach), area.right - reach),
                max(area.y + y * area.h, area.y + high),
            )
            for x, y in places
        ]
        if middles:
            # the first and the last seat make room for what is in the corner, like mirror images
            (x, y), (first, _) = middles[-1], middles[0]
            block = FRect(x - half, y - high, 2 * half, 2 * high)
            if block.colliderect(self.corner):
                aside = block.right - self.corner.left
                down = self.corner.bottom - block.top
                wide = any(look.other.span for look in self.looks.values())  # below the plates
                level = wide or aside <= max(down, area.w * 0.1)
                shift, drop = (aside, 0.0) if level else (0.0, down)
                middles[-1] = (x - shift, y + drop)
                if len(middles) > 1:
                    middles[0] = (first + shift, y + drop)
            # those between them move away from it together: there is room in the other corner
            right = max((x for x, _ in middles[1:-1]), default=0.0) + self._plate() / 2
            over = max(0.0, right + self.unit * 0.012 - self.corner.left)
            middles[1:-1] = [(x - over, y) for x, y in middles[1:-1]]
        return dict(zip(self.others, middles, strict=True))

    def _plates(self, blocks: dict[Seat, FRect]) -> dict[Seat, FRect]:
        width, height = self.plate_size
        narrow = self._plate()
        plates = {
            seat: FRect(block.centerx - narrow / 2, block.y, narrow, height)
            for seat, block in blocks.items()
        }
        gap = self.unit * 0.025
        left = self.area.x + gap
        plates[self.reader] = FRect(left, self.area.y + self.area.h * self.low, width, height)
        return plates

    def _plate(self) -> float:
        """How wide another seat's plate is."""
        width = self.plate_size[0]
        return min(width, self.area.w * 0.133) if len(self.others) > ROOMY else width

    def _actions(self) -> FRect:
        gap = self.unit * 0.025
        width = self.unit * 0.36
        top, bottom = (self.area.y + self.area.h * share for share in self.buttons)
        return FRect(self.area.right - gap - width, top, width, bottom - top)

    def _drawing_order(self) -> list[str]:
        """Shared zones first, the reader's own last; what lies on a zone comes after it.

        Another seat's hand is tucked under its rows, the reader's lies over them. An opened heap
        lies over everything.
        """

        def key(name: str) -> tuple[int, int]:
            owner, look = owner_of(name), self.looks[name]
            rank = 0 if not owner else 2 if owner == self.reader else 1
            if name in self.opened:
                rank = 3
            above = 2 if look.on else 1
            return rank, above if look.kind != "fan" else 3 if rank == 2 else 0

        return sorted(self.table.zones, key=key)

    def _base(self, name: str, look: ZoneLook) -> str:
        return look.on.replace("p.", f"{owner_of(name)}.", 1) if look.on else ""

    def _zone(self, name: str, middles: dict[Seat, tuple[float, float]]) -> None:
        look = self.looks[name]
        owner = owner_of(name)
        mine = not owner or owner == self.reader
        crowd = 1.0 if mine else min(1.0, ROOMY / len(self.others))
        spot = look.spot(mine=mine, alone=len(self.others) == 1)
        if mine:
            x = self.area.x + spot.at[0] * self.area.w
            y = self.area.y + spot.at[1] * self.area.h
        else:
            x = middles[owner][0] + spot.at[0] * self.unit * crowd
            # smaller cards move up to their plate
            y = middles[owner][1] + (PLATE + (spot.at[1] - PLATE) * crowd) * self.unit
        height = round(spot.size * self.unit * crowd)
        width = min(spot.width * self.unit * crowd, self.area.w * 0.96)
        if spot.span is not None:
            left, right = (self._across(owner, share) for share in spot.span)
            x, width = (left + right) / 2, right - left
        sprites = self.table.zones[name]
        place = _Place(x, y, height, width, spot.title * self.unit)
        base = self._base(name, look)
        if look.kind == "fan":
            zone = self._fan(sprites, look, place, own=owner == self.reader)
        elif name in self.opened and look.kind != "column":
            zone = self._spread(sprites, look, place)
        elif look.kind == "column":
            zone = self._column(sprites, look, place, opened=name in self.opened)
        elif look.kind == "row":
            zone = self._row(name, sprites, look, place, base)
        elif look.kind == "tray":
            zone = self._tray(sprites, look, place)
        else:
            zone = self._pile(sprites, look, place)
        self.zones[name] = zone
        for number in [one.id for one in sprites if one.id in self.raised]:
            pose = self.poses[number]
            self.poses[number] = pose._replace(y=pose.y - self._raise(pose))

    def _across(self, owner: Seat, share: float) -> float:
        """How far to the right a fraction of the table's width is, or of another seat's share."""
        if owner in self.others:
            share = (self.others.index(owner) + share) / len(self.others)
        return self.area.x + share * self.area.w

    def _raise(self, pose: Pose) -> float:
        """How far a chosen card is raised: never over the line that tells what is to be done."""
        far = pose.height * RAISED
        prompt = self.area.y + self.area.h * self.asks[1]
        room = pose.rect.top - prompt - CLEAR * self.unit
        return min(far, max(room, 0.0)) if pose.y > prompt else far

    def _add(
        self, sprite: Sprite, look: ZoneLook, x: float, y: float, height: float, **more: float
    ) -> None:
        owner = owner_of(sprite.zone)
        hidden = look.shut or look.covered or (look.closed and owner not in {"", self.reader})
        shown = bool(more.pop("shown", 1.0))
        self.poses[sprite.id] = Pose(
            x, y, height, more.get("angle", 0.0), sprite.card is not None and not hidden, shown
        )

    def _fan(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: _Place, *, own: bool
    ) -> ZonePlan:
        card = place.height * ASPECT
        bow = fanned(len(sprites), card, place.width, MOST_SAG * self.unit, own=own)
        for sprite, (x, y, angle) in zip(sprites, bow.cards, strict=True):
            self._add(sprite, look, place.x + x, place.y + y, place.height, angle=angle)
        width = max(bow.chord + card, card * 2.2)
        if own:
            width = max(width, min(place.width, card * 6))
        rect = FRect(0, 0, width, place.height + bow.sag).move_to(center=(place.x, place.y))
        return ZonePlan(rect, "fan", place.height, look)

    def _row(
        self, name: str, sprites: Sequence[Sprite], look: ZoneLook, place: _Place, base: str
    ) -> ZonePlan:
        card = place.height * ASPECT
        columns = max(
            [
                self.table.columns.get(name, 0),
                self.table.columns.get(base, 0),
                *(one.column + 1 for one in sprites),
                *(one.column + 1 for one in self.table.zones.get(base, ())),
            ]
        )
        gap = min(card * 1.14, (place.width - card) / (columns - 1)) if columns > 1 else 0.0
        lift = place.height * 0.055 if base else 0.0
        left = place.x - gap * (columns - 1) / 2
        below = {one.column for one in self.table.zones.get(base, ())}
        told = self.table.view.state.get(look.across)
        across = told if isinstance(told, list | tuple) else ()
        for sprite in sprites:
            x = left + gap * sprite.column
            raised = lift if sprite.column in below else 0.0
            # the card below shows its edge, so that one can see that there is one
            if sprite.card is not None and sprite.card.name in across:
                self._add(sprite, look, x, place.y, round(place.height * LYING), angle=90.0)
            else:
                self._add(sprite, look, x + raised * 0.5, place.y - raised, place.height)
        width = gap * (max(columns, 1) - 1) + card
        rect = FRect(0, 0, width, place.height).move_to(center=(place.x, place.y))
        slots = [
            FRect(0, 0, card, place.height).move_to(center=(left + gap * k, place.y))
            for k in range(max(columns, int(look.slot)))
        ]
        return ZonePlan(rect, "row", place.height, look, [] if base else slots)

    def _tray(self, sprites: Sequence[Sprite], look: ZoneLook, place: _Place) -> ZonePlan:
        """A place as wide as it may ever be, which fills from its title; cards may carry others.

        In a balance what counts goes to the left of the title, what costs to the right.
        """
        pad = place.height * EDGE
        height = place.height - 2 * pad
        card = height * ASPECT
        rect = FRect(0, 0, place.width, place.height).move_to(center=(place.x, place.y))
        title = FRect(rect.x, rect.y, max(pad, place.title), rect.h)
        sides = [(1, sprites)]
        if look.balance:
            title.centerx = rect.centerx
            rules = self.table.view.rules
            costs = [one for one in sprites if one.card and rules.game.worth(rules, one.card) < 0]
            sides = [(-1, [one for one in sprites if one not in costs]), (1, costs)]
        for way, run in sides:
            rides = [one.card is not None and one.card.rank in look.riders for one in run]
            first = (title.left if way < 0 else title.right) + way * card / 2
            room = rect.right - title.right - pad - card
            laid = list(zip(run, steps(rides, card, room), rides, strict=True))
            for sprite, far, riding in laid[::way]:  # the card on the left lies below
                y = place.y + riding * RIDES_LOW * height
                self._add(sprite, look, first + way * far, y, round(height))
        cell = title if place.title else None
        return ZonePlan(rect, "tray", height, look, [rect.copy()], title=cell)

    def _spread(self, sprites: Sequence[Sprite], look: ZoneLook, place: _Place) -> ZonePlan:
        """A heap that is looked through: its cards side by side in the middle of the table.

        Where their order means something they keep it, and what was laid together lies together.
        """
        rows, across = self._spread_rows(sprites)
        high = min(self.unit * SPREAD, self.area.h * SPREAD_HIGH / len(rows))
        height = round(high * 0.95)
        card = height * ASPECT
        gap = min(card * 1.06, (self.area.w * 0.9 - card) / max(1.0, across - 1))
        top = self.area.y + self.area.h * 0.53 - high * (len(rows) - 0.5)  # the prompt is below
        rect: FRect | None = None
        for row, groups in enumerate(rows):
            x = self.area.centerx - gap * (across - 1) / 2
            for group in groups:
                for number, sprite in enumerate(group):
                    self._add(sprite, look, x + gap * SPREAD_LAP * number, top + high * row, height)
                    here = self.poses[sprite.id].rect
                    rect = here if rect is None else rect.union(here)
                x += gap * breadth(group)
        if rect is None:
            rect = FRect(0, 0, card, height).move_to(center=(place.x, place.y))
        return ZonePlan(rect, look.kind, height, look)

    def _spread_rows(self, sprites: Sequence[Sprite]) -> tuple[list[list[list[Sprite]]], float]:
        """The groups of cards in each row, and how many cards the widest row is across."""
        zone = sprites[0].zone if sprites else ""
        if zone in self.table.view.ordered:
            groups = self.table.notes.groups(zone, sprites)
        else:
            run = sorted(sprites, key=lambda one: one.card.order if one.card else 0)
            groups = [[one] for one in run]
        return packed(groups)

    def _column(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: _Place, *, opened: bool
    ) -> ZonePlan:
        """Cards one below the other from the place down, closer where they are many.

        An opened column may reach down over the reader's cards.
        """
        n, card = len(sprites), place.height * ASPECT
        room = max(0.0, look.width * self.unit - place.height)
        step = min(place.height * LAP, room / (n - 1)) if n > 1 else 0.0
        tight = n > 1 and step < TIGHT * self.unit
        if tight and opened:
            room = max(room, self.area.bottom - place.y - place.height * 0.55)
            step = min(place.height * LAP, room / (n - 1))
        for k, sprite in enumerate(sprites):
            self._add(sprite, look, place.x, place.y + k * step, place.height)
        slot = FRect(0, 0, card, place.height).move_to(center=(place.x, place.y))
        rect = FRect(slot.x, slot.y, card, place.height + step * max(0, n - 1))
        return ZonePlan(rect, "column", place.height, look, [slot], tight)

    def _pile(self, sprites: Sequence[Sprite], look: ZoneLook, place: _Place) -> ZonePlan:
        n = len(sprites)
        card = place.height * ASPECT
        rect = FRect(0, 0, card, place.height).move_to(center=(place.x, place.y))
        slot = rect.copy()
        if look.kind == "heap":
            spread = self._heap(sprites, look, place)
            rect = rect.inflate(max(spread, (look.show - 1) * card * APART), 0)
            return ZonePlan(rect, look.kind, place.height, look, [slot])
        layers = min(6, 1 + (n - 1) // 6)
        for k, sprite in enumerate(sprites):
            from_top = n - 1 - k
            rise = max(layers - 1 - from_top, 0) * max(1.0, place.height * 0.011)
            self._add(
                sprite, look, place.x - rise * 0.6, place.y - rise, place.height,
                shown=from_top < layers,
            )  # fmt: skip
        return ZonePlan(rect, look.kind, place.height, look, [slot])

    def _heap(self, sprites: Sequence[Sprite], look: ZoneLook, place: _Place) -> float:
        """Cards thrown on each other, the last ones apart; how much wider than a card they lie."""
        if not sprites:
            return 0.0
        card = place.height * ASPECT
        groups = self.table.notes.groups(sprites[0].zone, sprites)
        offsets: list[float] = []
        for group in groups[-look.show :]:
            begin = offsets[-1] + APART if offsets else 0.0
            offsets += [begin + TOGETHER * number for number in range(len(group))]
        most = max(place.width / card - 1, (look.show - 1) * APART)
        tight = min(1.0, most / offsets[-1]) if offsets[-1] else 1.0
        hidden = len(sprites) - len(offsets)
        first = place.x - offsets[-1] * tight * card / 2
        thrown = {one.id: group[0].id for group in groups for one in group}
        for k, sprite in enumerate(sprites):
            angle, dx, dy = jitter(thrown[sprite.id])
            x = first + (offsets[k - hidden] * tight * card if k >= hidden else 0.0)
            self._add(
                sprite, look, x + dx * card * 0.02, place.y + dy * card * 0.025, place.height,
                angle=angle, shown=k >= hidden - 2,
            )  # fmt: skip
        return offsets[-1] * tight * card


class _Place(NamedTuple):
    x: float
    y: float
    height: float
    width: float
    title: float
