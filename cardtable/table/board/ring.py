"""Where everything lies on a table that is not composed yet: others sit in a ring round it."""

from __future__ import annotations

from collections.abc import Collection

from pygame import FRect

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Table
from cardtable.presenter.tabledata import Spot, TableData, owner_of
from cardtable.table.board.lying import RAISED, Place, Planner
from cardtable.table.board.plan import Plan, Pose, level_of, unit_of
from cardtable.table.board.rows import Band, Rows, Sizes
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
CLEAR = 0.038  # units from the middle of the prompt: no raised card comes nearer from below


class RingPlanner(Planner):
    """Lays out a table that is not composed yet."""

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
        unit, right = unit_of(area), area.right
        if area.w > area.h * WIDEST:
            area = FRect(0, 0, area.h * WIDEST, area.h).move_to(center=area.center)
        super().__init__(table, data, area, unit, raised, opened)
        self.corner = FRect(right - corner[0], area.y, *corner)
        self.lanes = any(look.other.span for look in self.looks.values())
        """Whether other seats' cards lie across the whole table, below their plates."""
        self.full_plate = plate
        wide = area.w / area.h if sizes.text <= 1 else 0.0
        self.crowd = crowding(len(self.others), data.others, wide)
        self.rows = None if sizes.usual else self._shared_out(sizes)
        self.growth = self.rows.text if self.rows else 1.0
        self.plate_size = self._fitted(self.growth)

    def plan(self) -> Plan:
        middles = self._ring()
        for name in self.drawing_order():
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
            prompt=(self.area.x + self.area.w * asks[0], self.level(asks[1])),
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

    def level(self, share: float) -> float:
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
        return self.level(share) if self.rows else y - BLOCK[1] / 2 * self.unit

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
        top = self.level(self.data.plate)
        if self.rows:
            top = self.level(self.data.plate + TALLEST) - height
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
        top, bottom = map(self.level, self.data.buttons)
        if self.rows:  # no lower than the layout file has it
            top = min(top, bottom - LEAST_BUTTONS * self.area.h)
        return FRect(self.area.right - gap - width, top, width, bottom - top)

    def _zone(self, name: str, middles: dict[Seat, tuple[float, float]]) -> None:
        look = self.looks[name]
        owner = owner_of(name)
        mine = not owner or owner == self.reader
        spot = look.spot(mine=mine, alone=len(self.others) == 1)
        if mine:
            x, width = self.area.x + spot.at[0] * self.area.w, spot.width * self.unit
            y = self.level(spot.at[1])
            height = round(spot.size * self.unit * (self.rows.cards if self.rows else 1.0))
            if owner:
                x, width = self._aside(x, width, y, height)
        else:
            x, y, height, width = self._at_seat(spot, *middles[owner])
        width = min(width, self.area.w * 0.96)
        if spot.span is not None:
            x, y, width = self._lane(owner, spot.span, y, height)
        title = spot.title * self.unit * self.growth
        self.lay(name, Place(x, y, height, width, title))

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
                y, x = self.level(look.at[1]), self.area.x + look.at[0] * self.area.w
                row = FRect(x - look.width * self.unit / 2, y - half, 2 * half, 2 * half)
                if row.bottom > plate.top and row.top < plate.bottom and row.x < plate.right:
                    return True
        return False

    def lift(self, pose: Pose) -> float:
        """How far a chosen card is raised: never over the line that tells what is to be done."""
        far = pose.height * RAISED
        prompt = self.level(self.data.asks[1])
        room = pose.rect.top - prompt - CLEAR * self.unit * self.growth
        return min(far, max(room, 0.0)) if pose.y > prompt else far
