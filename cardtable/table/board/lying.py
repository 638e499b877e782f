"""How cards lie in their places: in fans, rows, trays, piles and columns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame import FRect

from cardtable.engine.notation import Seat
from cardtable.presenter.model import Sprite, Table
from cardtable.presenter.tabledata import TableData, ZoneLook, owner_of
from cardtable.table.board.heaps import jitter
from cardtable.table.board.lanes import fanned
from cardtable.table.board.looks import completed
from cardtable.table.board.plan import ASPECT, Pose, ZonePlan

ACROSS = 0.76  # of its height: so large a card that lies across keeps off its neighbours
UPON = (-0.02, 0.17)  # of a card's height: how far right and lower it lies than the one below it
APART, TOGETHER = 0.3, 0.16  # of a card: how much of a heap's top cards is seen, within a link too
TIGHT = 0.024  # units: less seen of them than that is hard to read
RAISED = 0.16  # of a card's height: by that much a chosen one is raised
MOST_SAG = 0.021  # units by which the ends of a fan lie lower than its middle


class Place(NamedTuple):
    """The middle of a place, how high its cards are, and how wide it may be."""

    x: float
    y: float
    height: float
    width: float


class Planner(ABC):
    """Lays cards into places; subclasses say where these are."""

    def __init__(
        self,
        table: Table,
        data: TableData,
        area: FRect,
        unit: float,
        raised: Collection[int],
        opened: Collection[str],
    ) -> None:
        self.table, self.data, self.area, self.unit = table, data, area, unit
        self.raised, self.opened = raised, opened
        self.reader = reader = table.view.seat
        seats = table.view.seats
        start = seats.index(reader) if reader in seats else 0
        self.others: list[Seat] = [*seats[start + 1 :], *seats[:start]]
        self.looks = completed(data, table, reader)
        self.poses: dict[int, Pose] = {}
        self.zones: dict[str, ZonePlan] = {}

    def level(self, share: float) -> float:
        """Where something is, in pixels, that lies at that fraction of the height."""
        return self.area.y + share * self.area.h

    @abstractmethod
    def lap(self, sprites: Sequence[Sprite], *, own: bool) -> float:
        """How far apart cards in a hand lie, in widths."""

    def lift(self, pose: Pose) -> float:
        """How far a chosen card is raised."""
        return pose.height * RAISED

    def drawing_order(self) -> list[str]:
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

    def base(self, name: str, look: ZoneLook) -> str:
        return look.on.replace("p.", f"{owner_of(name)}.", 1) if look.on else ""

    def lay(self, name: str, place: Place) -> None:
        """Lay a zone's cards there."""
        look, owner = self.looks[name], owner_of(name)
        sprites = self.table.zones[name]
        base = self.base(name, look)
        if look.kind == "fan":
            zone = self.fan(sprites, look, place, own=owner == self.reader)
        elif name in self.opened and look.kind != "column":
            zone = self.spread(sprites, look, place)
        elif look.kind == "column":
            zone = self.column(sprites, look, place, opened=name in self.opened)
        elif look.kind == "row":
            zone = self.row(name, sprites, look, place, base)
        elif look.kind == "tray":
            zone = self.tray(sprites, look, place)
        else:
            zone = self.pile(sprites, look, place)
        self.zones[name] = zone
        for number in [one.id for one in sprites if one.id in self.raised]:
            pose = self.poses[number]
            self.poses[number] = pose._replace(y=pose.y - self.lift(pose))

    def add(
        self, sprite: Sprite, look: ZoneLook, x: float, y: float, height: float, **more: float
    ) -> None:
        owner = owner_of(sprite.zone)
        closed = look.closed and owner != "" and not self.table.reads(sprite.zone)
        hidden = look.shut or look.covered or closed
        shown = bool(more.pop("shown", 1.0))
        self.poses[sprite.id] = Pose(
            x, y, height, more.get("angle", 0.0), sprite.card is not None and not hidden, shown
        )

    def fan(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: Place, *, own: bool
    ) -> ZonePlan:
        card = place.height * ASPECT
        lap = self.lap(sprites, own=own)
        bow = fanned(len(sprites), card, place.width, MOST_SAG * self.unit, own=own, lap=lap)
        for sprite, (x, y, angle) in zip(sprites, bow.cards, strict=True):
            self.add(sprite, look, place.x + x, place.y + y, place.height, angle=angle)
        width = max(bow.chord + card, min(card * 2.2, place.width))
        if own:
            width = max(width, min(place.width, card * 6))
        rect = FRect(0, 0, width, place.height + bow.sag).move_to(center=(place.x, place.y))
        return ZonePlan(rect, "fan", place.height, look)

    def row(
        self, name: str, sprites: Sequence[Sprite], look: ZoneLook, place: Place, base: str
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
        # the card below shows its edge, so that one can see that there is one
        aside, lower = (place.height * UPON[0], place.height * UPON[1]) if base else (0.0, 0.0)
        left = place.x - gap * (columns - 1) / 2
        told = self.table.view.state.get(look.across)
        across = told if isinstance(told, list | tuple) else ()
        for sprite in sprites:
            x = left + gap * sprite.column
            if sprite.card is not None and sprite.card.name in across:
                y = place.y + lower
                self.add(sprite, look, x, y, round(place.height * ACROSS), angle=90.0)
            else:
                self.add(sprite, look, x + aside, place.y + lower, place.height)
        width = gap * (max(columns, 1) - 1) + card
        rect = FRect(0, 0, width, place.height).move_to(center=(place.x, place.y))
        slots = [
            FRect(0, 0, card, place.height).move_to(center=(left + gap * k, place.y))
            for k in range(max(columns, int(look.slot)))
        ]
        return ZonePlan(rect, "row", place.height, look, [] if base else slots)

    @abstractmethod
    def tray(self, sprites: Sequence[Sprite], look: ZoneLook, place: Place) -> ZonePlan:
        """Cards side by side from their place on."""

    @abstractmethod
    def spread(self, sprites: Sequence[Sprite], look: ZoneLook, place: Place) -> ZonePlan:
        """A heap that is looked through."""

    @abstractmethod
    def column(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: Place, *, opened: bool
    ) -> ZonePlan:
        """Cards that lie on each other so that something of each is seen."""

    def pile(self, sprites: Sequence[Sprite], look: ZoneLook, place: Place) -> ZonePlan:
        n = len(sprites)
        card = place.height * ASPECT
        rect = FRect(0, 0, card, place.height).move_to(center=(place.x, place.y))
        slot = rect.copy()
        if look.kind == "heap":
            spread = self._heap(sprites, look, place)
            apart = look.apart or APART
            rect = rect.inflate(max(spread, (look.show - 1) * card * apart), 0)
            return ZonePlan(rect, look.kind, place.height, look, [slot])
        layers = min(6, 1 + (n - 1) // 6)
        for k, sprite in enumerate(sprites):
            from_top = n - 1 - k
            rise = max(layers - 1 - from_top, 0) * max(1.0, place.height * 0.011)
            self.add(
                sprite, look, place.x - rise * 0.6, place.y - rise, place.height,
                shown=from_top < layers,
            )  # fmt: skip
        return ZonePlan(rect, look.kind, place.height, look, [slot])

    def _heap(self, sprites: Sequence[Sprite], look: ZoneLook, place: Place) -> float:
        """Cards thrown on each other, the last ones apart; how much wider than a card they lie."""
        if not sprites:
            return 0.0
        card, apart = place.height * ASPECT, look.apart or APART
        groups = self.table.notes.groups(sprites[0].zone, sprites)
        offsets: list[float] = []
        last = groups[-look.show :]
        if look.apart:
            last = [[one] for one in sprites[-look.show :]]
        for group in last:
            begin = offsets[-1] + apart if offsets else 0.0
            offsets += [begin + TOGETHER * number for number in range(len(group))]
        most = max(place.width / card - 1, (look.show - 1) * apart)
        tight = min(1.0, most / offsets[-1]) if offsets[-1] else 1.0
        hidden = len(sprites) - len(offsets)
        first = place.x - offsets[-1] * tight * card / 2
        thrown = {one.id: group[0].id for group in groups for one in group}
        for k, sprite in enumerate(sprites):
            angle, dx, dy = jitter(thrown[sprite.id])
            x = first + (offsets[k - hidden] * tight * card if k >= hidden else 0.0)
            self.add(
                sprite, look, x + dx * card * 0.02, place.y + dy * card * 0.025, place.height,
                angle=angle, shown=k >= hidden - 2,
            )  # fmt: skip
        return offsets[-1] * tight * card
