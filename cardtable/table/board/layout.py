"""Where everything lies: a pure function of what the table shows, the layout data and the size.

Nothing here is remembered. After an event, a resize or a loaded game the whole plan is made anew;
the motion between two plans is `animate`'s business.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame import FRect, Rect

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Sprite, Table
from cardtable.presenter.tabledata import Spot, TableData, ZoneLook, owner_of
from cardtable.table.board.heaps import SPREAD_LAP, breadth, jitter, packed
from cardtable.table.board.lanes import PAD, RIDES_LOW, fanned, steps
from cardtable.table.board.looks import completed
from cardtable.table.board.plan import ASPECT, Plan, Pose, ZonePlan, level_of, unit_of
from cardtable.table.board.rows import USUAL, Band, Rows, Sizes
from cardtable.table.board.seating import (
    BLOCK,
    EDGE,
    OVER,
    PLATE,
    TALLEST,
    crowding,
    middles,
    plate_width,
)

WIDEST = 2.05  # a table wider than this in proportion leaves its sides empty
WIDEST_PLATE = 0.25  # of a unit: what lies beside a plate has the rest of its block
LEAST_BUTTONS = 0.17  # of the table: so high the room for buttons is at least
SPREAD = 0.17  # units that a row of an opened heap is high
LYING = 0.9  # of a card's height: one that lies across must not hide its neighbours
SPREAD_HIGH = 0.42  # of the table: the most that all of them are high together
APART, TOGETHER = 0.3, 0.16  # of a card: how much of a heap's top cards is seen, within a link too
LAP = 0.36  # of a card's height: what is seen of those that others lie on in a column
TIGHT = 0.024  # units: less seen of them than that is hard to read
RAISED = 0.16  # of a card's height: by that much a chosen one is raised
CLEAR = 0.038  # units from the middle of the prompt: no raised card comes nearer from below
MOST_SAG = 0.021  # units by which the ends of a fan lie lower than its middle


def make_plan(
    table: Table,
    data: TableData,
    area: Rect | FRect,
    *,
    raised: Collection[int] = (),
    plate: tuple[float, float] = (160, 48),
    corner: tuple[float, float] = (0, 0),
    opened: Collection[str] = (),
    sizes: Sizes = USUAL,
) -> Plan:
    """Lay the table out in `area`, with the view's own seat at the bottom.

    `raised` are the cards that are selected, `plate` is the size in pixels that a seat's name plate
    has if there is room for it, `corner` what is taken in the upper right corner, `opened` are
    heaps to be spread out, and `sizes` say how large text and cards are to be.
    """
    return _Planner(table, data, FRect(area), raised, plate, corner, opened, sizes).plan()


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
        sizes: Sizes,
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
        seats = table.view.seats
        start = seats.index(reader) if reader in seats else 0
        self.others = [*seats[start + 1 :], *seats[:start]]
        self.looks = completed(data, table, reader)
        self.data = data
        self.lanes = any(look.other.span for look in self.looks.values())
        """Whether other seats' cards lie across the whole table, below their plates."""
        self.poses: dict[int, Pose] = {}
        self.zones: dict[str, ZonePlan] = {}
        self.full_plate = plate
        wide = area.w / area.h if sizes.text <= 1 else 0.0
        self.crowd = crowding(len(self.others), data.others, wide)
        self.rows = None if sizes.usual else self._shared_out(sizes)
        self.growth = self.rows.text if self.rows else 1.0
        self.plate_size = self._fitted(self.growth)

    def plan(self) -> Plan:
        middles = self._ring()
        for name in self._drawing_order():
            self._zone(name, middles)
        for name, zone in self.zones.items():
            if zone.look.beside and name not in self.opened:
                other = self.zones[zone.look.beside.replace("p.", f"{owner_of(name)}.", 1)]
                zone.slots, other.slots = [zone.rect.union(other.rect)], []
        width, height = BLOCK[0] * self.unit, BLOCK[1] * self.unit
        if self.rows:
            width = max(width, self._plate())
            height = (OVER * self.growth + (BLOCK[1] - OVER) * self.rows.others) * self.unit
        blocks = {
            seat: FRect(x - width / 2, self._top(y), width, height)
            for seat, (x, y) in middles.items()
        }
        own = [zone.rect for name, zone in self.zones.items() if owner_of(name) == self.reader]
        if own:
            blocks[self.reader] = own[0].unionall(own[1:])
        asks = self.data.asks
        return Plan(
            area=self.area,
            unit=self.unit,
            poses=self.poses,
            zones=self.zones,
            blocks=blocks,
            plates=self._plates(blocks),
            actions=self._actions(),
            prompt=(self.area.x + self.area.w * asks[0], self._level(asks[1])),
            growth=self.growth,
            rows=self.rows,
        )

    def _shared_out(self, sizes: Sizes) -> Rows:
        """How the table's height is shared out between cards and words."""
        own: list[Band] = []
        self.growth = max(1.0, sizes.text)
        self.plate_size = self._fitted(self.growth)
        found = self._ring().values()
        highest = min((y for _, y in found), default=self.area.y)
        lowest = top = (highest - self.area.y) / self.area.h + PLATE
        alone, crowd = len(self.others) == 1, self.crowd
        for name, look in self.looks.items():
            mine = owner_of(name) in {"", self.reader}
            spot = look.spot(mine=mine, alone=alone)
            if not mine:
                lowest = max(lowest, top + (spot.at[1] + spot.size / 2 - PLATE) * crowd)
                continue
            begin, high = spot.at[1] - spot.size / 2, spot.size
            if look.kind == "column":
                high = max(high, look.width)
            own.append((begin, begin + high))
        under = any(line.at[1] > max(end for _, end in own) for line in self.data.captions)
        return Rows(own, (top, lowest), under, sizes, self.area.h / self.unit)

    def _fitted(self, growth: float) -> tuple[float, float]:
        """How large a plate is where text may be so much larger."""
        width, height = self.full_plate
        fit = min(1.0, TALLEST * self.unit * growth / height)
        return min(width * fit, WIDEST_PLATE * self.unit * growth), height * fit

    def _level(self, share: float) -> float:
        return level_of(self.area, self.unit, self.rows, share)

    def _ring(self) -> dict[Seat, tuple[float, float]]:
        """The middles of the other seats' blocks, as the layout file has them."""
        found = middles(
            len(self.others), self.area, self.unit, self.corner, self._plate(), self.growth,
            beside=self._beside() if self.lanes else None, crowd=self.crowd,
        )  # fmt: skip
        return dict(zip(self.others, found, strict=True))

    def _top(self, y: float) -> float:
        """Where a block begins whose middle the layout file has there."""
        share = (y - self.area.y) / self.area.h - BLOCK[1] / 2
        return self._level(share) if self.rows else y - BLOCK[1] / 2 * self.unit

    def _beside(self) -> float:
        """How wide what lies beside another seat's plate is, where it has lanes below."""
        alone = len(self.others) == 1
        others = [look for name, look in self.looks.items() if owner_of(name) in self.others]
        spots = [look.spot(mine=False, alone=alone) for look in others if self.lanes]
        wide = max((spot.width for spot in spots if spot.at[1] < PLATE), default=0.0)
        return wide * self.unit * self.crowd

    def _plates(self, blocks: dict[Seat, FRect]) -> dict[Seat, FRect]:
        height = self.plate_size[1]
        narrow = self._plate()
        plates = {
            seat: FRect(block.centerx - narrow / 2, block.y, narrow, height)
            for seat, block in blocks.items()
        }
        plates[self.reader] = self._own_plate()
        return plates

    def _own_plate(self) -> FRect:
        """Where the reader's plate is: where it grows, upwards from where it ended."""
        width, height = self.plate_size
        top = self._level(self.data.plate)
        if self.rows:
            top = self._level(self.data.plate + TALLEST) - height
        return FRect(self.area.x + self.unit * 0.025, top, width, height)

    def _plate(self) -> float:
        """How wide another seat's plate is."""
        count = len(self.others)
        width = plate_width(self.plate_size[0], count, self.area, self.unit, self.growth)
        if self.growth > 1 and self.lanes and count > 1:  # beside each other, and beside the icons
            room = (self.corner.left - self.area.x) / count
            width = min(width, room - self._beside() - 3 * EDGE * self.unit)
        return width

    def _actions(self) -> FRect:
        gap = self.unit * 0.025
        width = self.unit * 0.36
        top, bottom = map(self._level, self.data.buttons)
        if self.rows:  # no lower than the layout file has it
            top = min(top, bottom - LEAST_BUTTONS * self.area.h)
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
        spot = look.spot(mine=mine, alone=len(self.others) == 1)
        if mine:
            x, width = self.area.x + spot.at[0] * self.area.w, spot.width * self.unit
            y = self._level(spot.at[1])
            height = round(spot.size * self.unit * (self.rows.cards if self.rows else 1.0))
            if owner:
                x, width = self._aside(x, width, y, height)
        else:
            x, y, height, width = self._at_seat(spot, *middles[owner])
        width = min(width, self.area.w * 0.96)
        if spot.span is not None:
            x, y, width = self._lane(owner, spot.span, y, height)
        sprites = self.table.zones[name]
        place = _Place(x, y, height, width, spot.title * self.unit * self.growth)
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

    def _lane(
        self, owner: Seat, span: tuple[float, float], y: float, height: float
    ) -> tuple[float, float, float]:
        """The middle of a lane, and how wide it is.

        With larger text or cards it keeps clear of the reader's plate and of icons.
        """
        left, right = (self._across(owner, share) for share in span)
        if self.rows:
            gap, plate = self.unit * EDGE, self._own_plate()
            if y - height / 2 < plate.bottom and y + height / 2 > plate.top:
                left = max(left, plate.right + gap)
            if owner in self.others:
                y = max(y, self.corner.bottom + gap + height / 2)
        return (left + right) / 2, y, right - left

    def _across(self, owner: Seat, share: float) -> float:
        """How far to the right a fraction of the table's width is, or of another seat's share."""
        if owner in self.others:
            share = (self.others.index(owner) + share) / len(self.others)
        return self.area.x + share * self.area.w

    def _at_seat(self, spot: Spot, x: float, y: float) -> tuple[float, float, int, float]:
        """The middle, height and width of a zone of the seat whose block has that middle."""
        crowd = self.crowd
        share = crowd * (self.rows.others if self.rows else 1.0)
        over, under = min(spot.at[1] - PLATE, 0.0), max(spot.at[1] - PLATE, 0.0)
        x += spot.at[0] * self.unit * crowd
        if not self.rows:
            y += (PLATE + (spot.at[1] - PLATE) * crowd) * self.unit  # small cards: up to the plate
        else:
            y = self._top(y) + ((OVER + over * crowd) * self.growth + under * share) * self.unit
            if over:  # what lies beside the plate keeps its lower edge, and makes room for it
                y += spot.size / 2 * (crowd * self.growth - share) * self.unit
                wider = (self._plate() - self._fitted(1.0)[0]) / 2
                x += wider if spot.at[0] > 0 else -wider
                x = min(x, self.area.right - spot.width * self.unit * crowd / 2)
        return x, y, round(spot.size * self.unit * share), spot.width * self.unit * crowd

    def _aside(self, x: float, width: float, y: float, height: float) -> tuple[float, float]:
        """The middle and the width of a row of the reader's, where a large plate stands beside it.

        It shares what the plate leaves, up to the room for buttons.
        """
        plate = self._own_plate()
        level = self.rows and y - height / 2 < plate.bottom and y + height / 2 > plate.top
        if not level or not self._crossed(plate):
            return x, width
        first = plate.x + self._fitted(1.0)[0]
        last = until = self._actions().x
        for name, look in self.looks.items():
            if owner_of(name) == self.reader and look.at[1] < 0.75 and not look.shy:
                edge = self.area.x + look.at[0] * self.area.w + look.width * self.unit / 2
                last = max(last, edge + EDGE * self.unit)
        share = max(0.5, (until - plate.right) / (last - first))

        def moved(edge: float) -> float:
            return edge if edge > last else until - (last - edge) * share

        left, right = moved(x - width / 2), moved(x + width / 2)
        return (left + right) / 2, right - left

    def _crossed(self, plate: FRect) -> bool:
        """Whether a large plate of the reader's reaches into one of their rows."""
        for name, look in self.looks.items():
            if owner_of(name) == self.reader:
                half = look.size / 2 * self.unit * (self.rows.cards if self.rows else 1.0)
                y, x = self._level(look.at[1]), self.area.x + look.at[0] * self.area.w
                row = FRect(x - look.width * self.unit / 2, y - half, 2 * half, 2 * half)
                if row.bottom > plate.top and row.top < plate.bottom and row.x < plate.right:
                    return True
        return False

    def _raise(self, pose: Pose) -> float:
        """How far a chosen card is raised: never over the line that tells what is to be done."""
        far = pose.height * RAISED
        prompt = self._level(self.data.asks[1])
        room = pose.rect.top - prompt - CLEAR * self.unit * self.growth
        return min(far, max(room, 0.0)) if pose.y > prompt else far

    def _add(
        self, sprite: Sprite, look: ZoneLook, x: float, y: float, height: float, **more: float
    ) -> None:
        owner = owner_of(sprite.zone)
        closed = look.closed and owner != "" and not self.table.reads(sprite.zone)
        hidden = look.shut or look.covered or closed
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
        pad = place.height * PAD
        height = place.height - 2 * pad
        card = height * ASPECT
        rect = FRect(0, 0, place.width, place.height).move_to(center=(place.x, place.y))
        title = FRect(rect.x, rect.y, max(pad, min(place.title, rect.w - card - 2 * pad)), rect.h)
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
        top = self._level(0.53) - high * (len(rows) - 0.5)  # the prompt is below
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
        share = self.rows.cards if self.rows else 1.0
        room = max(0.0, look.width * self.unit * share - place.height)
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
