"""Where everything lies: a pure function of what the table shows, the layout data and the size.

Nothing here is remembered. After an event, a resize or a loaded game the whole plan is made anew;
the motion between two plans is `animate`'s business.

A table is composed by the `table` of its layout file: people have frames, in which their portrait
and their zones lie, and a seat's rows side by side are one centred group.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from pygame import FRect, Rect

from cardtable.engine.notation import Seat
from cardtable.presenter.layoutfile import (
    EDGE,
    GUTTER,
    MARGIN,
    STANDS,
    Frame,
    Kind,
    OtherSpot,
    Point,
    Spot,
    TableData,
    ZoneLook,
    generic,
    owner_of,
)
from cardtable.presenter.model import Sprite, Table
from cardtable.table.board.plan import (
    ASPECT,
    EVEN,
    USUAL,
    Person,
    Plan,
    Pose,
    Sizes,
    Standing,
    ZonePlan,
    unit_of,
)
from cardtable.table.drawing.theme import NAME

LINE = 0.05  # units that the line is high with text of the usual size …
LINE_GROWS = 0.45  # … and how much of the text's growth it follows
MOST_LINE = 1.5  # larger than that text of the line and on tags never gets
ROW_GAP = 0.0125  # units between the cards of a row
GROUP_GAP = 0.047  # … and more between its zones
WIDEST = 2.05  # a table wider than this in proportion leaves its sides empty
FULL = 0.97  # of its room: wider a row never gets
FIGURE = (0.075, 0.033)  # units that a score is wide, and that it stands before the first card
RIDES_LOW, RIDES_FAR = 0.12, 0.36
"""How much lower, of a card's height, riders lie than the card below them; and of its width, how
far each is from the one before: rank and suit of all are seen."""
TRAY_AT = 0.44  # of the height: where the middle of a pile is that is looked through
TRAY_PAD, TRAY_HEAD = 0.02, 0.042  # units round its cards, and for its name above them
TRAY_GAP, TRAY_WIDE = 0.012, 0.3  # units between its rows, and that it is wide at least
TRAY_CARD, TRAY_LEAST = 0.17, 0.085  # units that its cards are high, and at least
TRAY_SEEN = 0.42  # of a card: as much is seen of each, so that rank and suit can be read
LAPS = 0.87, 0.64, 0.51  # of a card: how much of each is seen in hands, one's own, open, closed
BESIDE = 0.024  # units from the reader's portrait to the row that lies after it
NARROW = 1.65  # in units: a table less wide than that is narrow, …
NARROWER = 1.6  # … and below that what is in a row gets smaller with it
MANY = 6  # seats
FLAT = 4  # cards of a hand that hang as good as level
NAMED = 1.25  # of its letters: so high a name is
TALLY = 0.062  # units that number and word beside a pile are wide at least
NAMED_WIDE = 0.1  # … and a name beside a portrait
STRIP = 0.055  # units that are seen of a card in a column that runs outwards, where there is room
ACROSS = 0.76  # of its height: so large a card that lies across keeps off its neighbours
UPON = (-0.02, 0.17)  # of a card's height: how far right and lower it lies than the one below it
APART, TOGETHER = 0.3, 0.16  # of a card: how much of a heap's top cards is seen, within a link too
TIGHT = 0.024  # units: less seen of them than that is hard to read
RAISED = 0.16  # of a card's height: by that much a chosen one is raised
LONG_HAND, RANK_GAP = 7, 10 / 720  # of more cards, another rank lies so many units further off
MOST_SAG = 0.021  # units by which the ends of a fan lie lower than its middle
LED_APART = 0.234  # units from the middle of a card that is led to that of its answer
SPREAD_LAP = 0.42  # of their distance: how far cards that were laid together lie apart
HAND_SEEN = (21.5, 0.195)  # pixels of a card, and of its width, that are seen at least in one row
BEHIND = 0.07  # units that the second row lies higher, …
SINKS = 0.03  # … and that both lie lower than a single one
HOLDS = 6  # cards' width that a hand takes even if it has fewer
RUN_SEEN = 0.53, 0.6  # of a card: how much of each is seen in a narrow run, and in a pan …
LEAST_SEEN = 0.28  # … and at least: rank and suit; else the cards of a run are smaller
PAN_OUT = 0.021  # units: so far a pan reaches beyond its cards
PAN_HEAD = 0.068  # … and so high is what is told above them
PAN_FEW = 4  # cards that a pan has room for before it grows
MIDDLE, BAND, SHARED = 0.485, 0.34, 0.17  # of the height: where shared piles are, and how high
LOWEST, OWN = 0.985, 0.225  # of the height: where the reader's rows beside the portrait end, …
THEIRS_FROM, THEIRS = 0.108, 0.15  # … and in units, those below another person's
PORTRAIT = "portrait"  # what is `after` it lies beside the reader's
FINER = 0.02  # steps in which larger cards are tried


def make_plan(
    table: Table,
    data: TableData,
    area: Rect | FRect,
    *,
    opened: Collection[str] = (),
    sizes: Sizes = USUAL,
    standing: Standing = EVEN,
    aid: FRect | None = None,
    corner: Point = (0, 0),
) -> Plan:
    """Lay the table out in `area`, with the view's own seat at the bottom.

    `opened` are piles to be spread out, never over `aid`, where the card aid lies; `sizes` say how
    large text and cards are to be, and `standing` which cards are chosen, stand, or sink. Icons
    take so many pixels of the upper `corner`.
    """
    return _Layout(table, data, FRect(area), opened, sizes, standing, aid, corner).plan()


def reaches(
    table: Table, data: TableData, area: Rect, sizes: Sizes, corner: Point
) -> dict[str, Rect]:
    """Where each zone's cards ever lie in a window of that size, whatever lies there now."""
    return _Layout(table, data, FRect(area), (), sizes, EVEN, None, corner).reaches()


class Place(NamedTuple):
    """The middle of a place, how high its cards are, and how wide it may be."""

    x: float
    y: float
    height: float
    width: float


class _Box(NamedTuple):
    """A frame on the screen."""

    rect: FRect
    frame: Frame
    scale: float


class _Layout:
    """A table while it is laid out."""

    def __init__(
        self,
        table: Table,
        data: TableData,
        area: FRect,
        opened: Collection[str],
        sizes: Sizes,
        standing: Standing,
        aid: FRect | None,
        corner: Point,
    ) -> None:
        unit = unit_of(area)
        icons = FRect(area.x if sizes.mirrored else area.right - corner[0], area.y, *corner)
        if area.w > area.h * WIDEST:
            area = FRect(0, 0, area.h * WIDEST, area.h).move_to(center=area.center)
        self.table, self.data, self.area, self.unit = table, data, area, unit
        self.raised, self.opened, self.aid = standing.raised, opened, aid
        self.trays: dict[str, FRect] = {}
        self.reader = reader = table.view.seat
        seats = table.view.seats
        start = seats.index(reader) if reader in seats else 0
        self.others: list[Seat] = [*seats[start + 1 :], *seats[:start]]
        self.looks = completed(data, table, reader)
        self.poses: dict[int, Pose] = {}
        self.zones: dict[str, ZonePlan] = {}
        self.spec = data.table
        self.sizes = sizes
        self.standing = standing
        line = LINE * unit * (1 + LINE_GROWS * (min(MOST_LINE, max(1.0, sizes.typed)) - 1))
        self.line = FRect(0, 0, area.w * 0.7, line)
        self.line.center = (area.centerx, self.level(self.spec.line))
        self.assumed: bool | None = None
        """Whether zones hold cards, whatever they hold now."""
        self.boxes = {seat: self._box(frame) for seat, frame in self._frames()}
        self._draw_in(icons)
        self.figures: dict[Seat, FRect] = {}
        self.hands: dict[str, FRect] = {}
        """Where hands lie: others lie beside them."""
        self.cards = self.near = 1.0
        """How large cards are, and those that the reader plays from: hand and rows beside it."""
        self.people = dict(self._people())
        self.cards, self.near = grown(sizes.cards, self._overlaps)

    def plan(self) -> Plan:
        for name, look in self.looks.items():
            if look.kind == "fan" and name in self.table.zones:
                self.lay(name, self._place(name))
        self.hands = {name: self._extent(name) for name in self.zones}
        self.poses.clear()
        self.zones.clear()
        rows = self._rows()
        for name in self.drawing_order():
            if name in rows:
                self._group(name, rows[name])
            elif not any(name in run for run in rows.values()):
                self.lay(name, self._place(name))
        self._part()
        self._stand()
        people = self.people
        blocks = {seat: self._block(seat, people[seat]) for seat in people}
        middle = (self.line.centerx, self.line.centery)
        return Plan(
            area=self.area,
            unit=self.unit,
            poses=self.poses,
            zones=self.zones,
            blocks=blocks,
            plates={seat: one.rect for seat, one in people.items()},
            prompt=middle,
            composed=self.spec,
            people=people,
            figures=self.figures,
            line=self.line,
            typed=self.sizes.typed,
            mirrored=self.sizes.mirrored,
            aided=self.sizes.aided,
            trays=self.trays,
            on_trays=frozenset(one.id for name in self.trays for one in self.table.zones[name]),
        )

    def reaches(self) -> dict[str, Rect]:
        """Each zone's room as full as it gets, wherever it lies."""
        rooms: dict[str, Rect] = {}
        for assumed in (False, True):
            self.assumed = assumed
            for name in self.table.zones:
                rect = Rect(self._reach(name))
                rooms[name] = rooms.get(name, rect).union(rect)
        return rooms

    def _reach(self, name: str) -> FRect:
        look, place, unit = self.looks[name], self._place(name), self.unit
        card, high = place.height * ASPECT, place.height
        owner = owner_of(name)
        rect = FRect(0, 0, card, high).move_to(center=(place.x, place.y))
        if look.kind == "fan" and owner == self.reader:
            left, right = self._room(name, place.y - high / 2)
            rect = rect.inflate(min(place.width, right - left) - card, 0)
            rect.x = max(left, min(rect.x, right - rect.w))
            rect.y -= BEHIND * unit
            rect.h = self.area.bottom - rect.y
        elif look.kind in {"fan", "row"} or look.pan:
            rect = rect.inflate(place.width - card, 0)
            rect.h *= 1 + UPON[1] * bool(look.on)
            if look.pan:
                rect.clamp_ip(self.area)
        elif look.kind == "column":
            return self.column([], look, place, opened=False, full=True).rect
        elif look.kind == "heap":
            wide = 1 + max(TOGETHER, (look.show - 1) * (look.apart or APART))
            rect = rect.inflate(card * (wide - 1) + 0.15 * high, 0.1 * high)
        elif look.kind == "tray" and (span := self.spot(name).span) is not None:
            left, right = sorted(map(self.across, span))
            rect = FRect(left, rect.y, right - left, high)
        elif look.kind == "tray" and self._stands_alone(name):
            rect = rect.inflate(LED_APART * unit, 0)
        elif look.kind == "tray" and not look.after.endswith("hand"):
            left, right = sorted(map(self.across, self.spec.play))
            room = (
                self.boxes[owner].rect if owner in self.boxes else FRect(left, 0, right - left, 0)
            )
            rect = FRect(room.x, rect.y, room.w, high * (1 + RIDES_LOW))
        if look.kind in {"heap", "stack"}:  # with what is written at it
            told = TALLY + 2 * GUTTER if look.told else GUTTER
            rect = rect.inflate(2 * told * unit, 0)
            above = 2 * GUTTER * bool(look.label and not look.told and owner == self.reader)
            rect.y, rect.h = rect.y - above * unit, rect.h + (above + GUTTER) * unit
        return rect

    # --- the grid ---------------------------------------------------------------------------------

    def level(self, share: float) -> float:
        """Where something is, in pixels, that lies at that fraction of the height."""
        return self.area.y + share * self.area.h

    def across(self, share: float) -> float:
        """Where something is, in pixels, that the layout file has at that fraction of the width."""
        return self.area.x + self.area.w * (1 - share if self.sizes.mirrored else share)

    def _frames(self) -> Iterator[tuple[Seat, Frame]]:
        """Everybody's frame; more others than the file knows of share the far side evenly."""
        count = len(self.others)
        if 0 < count <= len(self.spec.seats):
            usual = self.spec.seat
            wide = self.area.w / self.unit
            narrow = self.spec.narrow
            if narrow < 1:
                narrow = narrow * min(1.0, wide / NARROWER) if wide < NARROW else 1.0
            for seat, one in zip(self.others, self.spec.seats[count - 1], strict=True):
                whole = usual and replace(usual, at=one.at, scale=one.scale, flip=one.flip)
                frame = whole or one
                yield seat, replace(frame, scale=frame.scale * narrow)
            return
        for number, seat in enumerate(self.others):
            yield seat, Frame(span=(number / count, (number + 1) / count), scale=0.8)

    def _box(self, frame: Frame) -> _Box:
        scale = frame.scale * self.unit
        top = self.level(frame.at[1])
        if frame.span is not None:
            left, right = sorted(map(self.across, frame.span))
            return _Box(FRect(left, top, right - left, 0), frame, scale)
        rect = FRect(0, top, frame.width * scale, 0)
        rect.centerx = self.across(frame.at[0])
        margin = MARGIN * self.unit
        rect.x = min(max(rect.x, self.area.x + margin), self.area.right - margin - rect.w)
        return _Box(rect, frame, scale)

    def _draw_in(self, icons: FRect) -> None:
        """The frames at the far side come closer together where the last is beneath the icons.

        Where they have no room side by side, all of them are smaller.
        """
        row = [seat for seat, one in self.boxes.items()
               if one.frame.on_table is None and one.rect.y < icons.bottom]  # fmt: skip
        rects = [self.boxes[seat].rect for seat in row]
        if len(row) < 2 or not any(one.x < icons.right and icons.x < one.right for one in rects):
            return
        way = -1 if self.sizes.mirrored else 1
        starts = [one.x if way > 0 else -one.right for one in rects]
        end = icons.x if way > 0 else -icons.right
        first, last, wide = min(starts), max(starts), rects[0].w
        smaller = min(1.0, (end - first) / len(row) / wide)
        share = (end - wide * smaller - first) / (last - first)
        for at, seat, one in zip(starts, row, rects, strict=True):
            box = self.boxes[seat]
            start = first + (at - first) * share
            rect = FRect(start, one.y, wide * smaller, 0)
            if way < 0:
                rect.right = -start
            self.boxes[seat] = box._replace(rect=rect, scale=box.scale * smaller)

    def _in(self, box: _Box, at: Point) -> Point:
        """A place in a frame, on the screen. A left-handed table mirrors what isn't mirrored."""
        share = 1 - at[0] if box.frame.flip != self.sizes.mirrored else at[0]
        down = self.area.h * box.frame.scale if box.frame.span is not None else box.scale
        return box.rect.x + share * box.rect.w, box.rect.y + at[1] * down

    def spot(self, name: str) -> Spot:
        owner = owner_of(name)
        mine = not owner or owner == self.reader
        return self.looks[name].spot(mine=mine)

    def _place(self, name: str) -> Place:
        """A zone's place. Hands grow upwards, as their lower edge is the table's."""
        spot, owner, look = self.spot(name), owner_of(name), self.looks[name]
        at, size = spot.at, spot.size
        for zone, instead in spot.moved.items():
            if self._holds(zone, name):
                at, size = (instead[0], instead[1]), (*instead, size)[2]
        if owner in self.boxes:
            box = self.boxes[owner]
            x, y = self._in(box, at)
            x += spot.shift * box.scale * (-1 if box.frame.flip != self.sizes.mirrored else 1)
            scale, size = box.scale, size * box.frame.cards
        else:
            way = -1 if self.sizes.mirrored else 1
            x, y = self.across(at[0]) + way * spot.shift * self.unit, self.level(at[1])
            scale = self.unit
        larger = self._larger(name)
        height, width = size * scale * larger, spot.width * scale
        if look.kind == "row":
            width *= larger
            down = height * (1 - 1 / larger) / 2 * (owner in self.boxes)
            x, y = self._kept_in(x, y + down, width, height)
        if look.kind == "fan" and owner == self.reader:
            left, right = self._room(name, y - height / 2)
            width = min(width, right - left)
        if look.after == PORTRAIT and owner == self.reader:
            me, aside = self.people[self.reader].portrait, width / 2 + BESIDE * self.unit
            x = me.x - aside if self.sizes.mirrored else me.right + aside
        hand = self.hands.get(look.after.replace("p.", f"{owner}.", 1))
        if look.within < 1 and owner == self.reader:  # it stays there, however long the hand is
            x = self.across(self._within(look, height))
        elif hand is not None and look.within == 1:
            aside = hand.w / 2 + height * ASPECT / 2 + 2 * GUTTER * self.unit
            way = -1 if self.sizes.mirrored else 1
            x = way * max(way * x, way * hand.centerx + aside)
            x = way * min(way * x, way * self.across(1))
        return Place(x, y, round(height), min(width, self.area.w * FULL))

    def _within(self, look: ZoneLook, height: float) -> float:
        """How far right it may lie beside the hand, a fraction of the width: the aid is beyond."""
        aid = self.spec.aid
        if aid is None or not self.sizes.aided or aid.bottom < look.at[1]:
            return look.within
        aside = (height * ASPECT / 2 + GUTTER * self.unit) / self.area.w
        return min(look.within, aid.span[0] - aside)

    def _extent(self, name: str) -> FRect:
        """Where the cards of a zone lie, all together; its place if there are none."""
        rects = [self.poses[one.id].rect for one in self.table.zones[name]]
        return rects[0].unionall(rects[1:]) if rects else self.zones[name].rect

    def _larger(self, name: str) -> float:
        """How much larger a zone's cards are than the layout file has them."""
        look = self.looks[name]
        near = owner_of(name) == self.reader and (look.kind == "fan" or look.after == PORTRAIT)
        return self.near if near else self.cards

    def _kept_in(self, x: float, y: float, width: float, height: float) -> Point:
        """A row's middle, so that none of its cards leaves the table."""
        edge = EDGE * self.unit
        bottom = self.area.bottom - edge - height * (0.5 + UPON[1])
        left = self.area.x + edge + width / 2
        return max(left, min(x, self.area.right - edge - width / 2)), min(y, bottom)

    def _room(self, hand: str, top: float) -> tuple[float, float]:
        """The left and right end of the room for a hand of the reader's, whose cards begin there.

        Beside it are their portrait and name, rows next to these, and what lies after the hand.
        """
        me, gap = self.people[self.reader].rect, GUTTER * self.unit
        beside = [me] if me.bottom >= top else []
        after, within = 0.0, 1.0
        for name, look in self.looks.items():
            held = self.table.zones[name] if self.assumed is None else self.assumed
            if owner_of(name) != self.reader or not (held or look.slot):
                continue
            if look.after == PORTRAIT:
                row = self._place(name)
                beside.append(FRect(0, 0, row.width, row.height).move_to(center=(row.x, row.y)))
            elif look.after.replace("p.", f"{self.reader}.", 1) == hand:
                wide = self.spot(name).size * self._larger(name) * self.unit * ASPECT
                after += wide + 2 * gap if look.within == 1 else wide / 2 + 2 * gap
                within = min(within, self._within(look, wide / ASPECT))
        left = max([one.right for one in beside if one.centerx < self.area.centerx], default=0)
        right = min(
            [one.x for one in beside if one.centerx > self.area.centerx], default=self.area.right
        )
        left, right = max(left, self.area.x) + gap, right - gap
        if after:
            edge = self.across(within)
            right, left = (
                (right, max(left, edge)) if self.sizes.mirrored else (min(right, edge), left)
            )
        return (left + after, right) if self.sizes.mirrored else (left, right - after)

    def _holds(self, condition: str, name: str) -> bool:
        """Whether there is a card in that zone, or, of `open`, one of this zone's is seen.

        `six` asks whether so many people sit at the table, or more.
        """
        if condition == "six":
            return len(self.table.view.seats) >= MANY
        if self.assumed is not None:
            return self.assumed
        if condition == "open":
            return any(one.card is not None for one in self.table.zones[name])
        return bool(self.table.zones.get(condition.replace("p.", f"{owner_of(name)}.", 1)))

    def _overlaps(self, size: float, near: float) -> set[tuple[str, str]]:
        """Which places of zones, and the line, overlap where cards are so large."""
        self.cards, self.near = size, near
        rects = {"the line": self.line.copy()}
        for name in self.table.zones:
            place = self._place(name)
            kind = self.looks[name].kind
            wide = place.width if kind in {"fan", "row", "tray"} else place.height * ASPECT
            rects[name] = FRect(0, 0, wide, place.height).move_to(center=(place.x, place.y))
            rects[name].y += UPON[1] * place.height * bool(self.looks[name].on)
            if kind == "fan" and owner_of(name) == self.reader:
                sag = MOST_SAG / 2 if len(self.table.zones[name]) > FLAT else 0.0
                rects[name].y -= (STANDS + sag) * self.unit
        rects |= {f"{seat}": one.rect for seat, one in self.people.items()}
        return overlapping(rects)

    # --- people -----------------------------------------------------------------------------------

    def _people(self) -> Iterator[tuple[Seat, Person]]:
        mine = self.spec.mine
        whole = _Box(FRect(self.area.x, self.area.y, self.area.w, 0), mine, self.unit)
        for seat, box in {**self.boxes, self.reader: whole}.items():
            frame = box.frame
            if frame.on_table is not None:
                x, y = self.across(frame.on_table[0]), self.level(frame.on_table[1])
            else:
                x, y = self._in(box, frame.portrait)
            side, size = frame.words, frame.size * box.scale
            if side in {"left", "right"} and frame.flip != self.sizes.mirrored:
                side = "left" if side == "right" else "right"
            if side == "below" and seat == self.reader:  # it makes room for the name under it
                name = NAMED * NAME.high * min(NAME.most, max(1.0, self.sizes.typed)) * self.unit
                y = min(y, self.area.bottom - EDGE * self.unit - name - size / 2)
            portrait = FRect(0, 0, size, size).move_to(center=(x, y))
            room = frame.room * box.scale
            if frame.on_table is not None and side in {"left", "right"}:
                inner = min(abs(x - self.across(edge)) for edge in self.spec.play)
                taken = size / 2 + 2 * GUTTER * self.unit
                free = [min([inner, *self._piled(seat, x, aside)]) - taken for aside in (TALLY, 0)]
                # where a tally leaves too little to the name, a number on the pile has to do
                room = min(room, free[0] if free[0] >= NAMED_WIDE * self.unit else free[1])
            words = FRect(0, 0, room, size * 0.78)
            if side == "right":
                words.midleft = (portrait.right + GUTTER * self.unit, y)
            elif side == "left":
                words.midright = (portrait.x - GUTTER * self.unit, y)
            elif side == "below":
                aside = min(x - self.area.x, self.area.right - x)
                words.w = min(words.w, 2 * (aside - EDGE * self.unit))
                words.midtop = (x, portrait.bottom + 0.4 * GUTTER * self.unit)
            else:
                words.midbottom = (x, portrait.y)
            edge = EDGE * self.unit
            words.clamp_ip(self.area.inflate(-2 * edge, 0))
            if side == "below":  # it has what room there is, as portraits are never covered
                words.y = portrait.bottom + 0.2 * GUTTER * self.unit
                words.h = min(words.h, self.area.bottom - edge - words.y)
            yield seat, Person(portrait, words, side)

    def _piled(self, seat: Seat, x: float, aside: float) -> Iterator[float]:
        """How far away somebody's piles begin, and what stands beside them so many units wide."""
        for name, look in self.looks.items():
            if look.told and owner_of(name) == seat:
                pile = self._place(name)
                yield abs(pile.x - x) - pile.height * ASPECT / 2 - aside * self.unit

    def _block(self, seat: Seat, person: Person) -> FRect:
        """All that belongs to a person: a card can be dropped there."""
        rects = [zone.rect for name, zone in self.zones.items() if owner_of(name) == seat]
        return person.rect.unionall(rects) if seat != self.reader else person.rect

    # --- rows -------------------------------------------------------------------------------------

    def _rows(self) -> dict[str, list[str]]:
        """The trays that are the first of a row, with all of it."""
        found: dict[str, list[str]] = {}
        for name in self.drawing_order():
            look = self.looks[name]
            if look.kind != "tray" or name in self.opened or self._stands_alone(name):
                continue
            before = look.after.replace("p.", f"{owner_of(name)}.", 1)
            if before in found:
                found[before].append(name)
            elif not look.after:
                found[name] = [name]
        return found

    def _group(self, first: str, names: Sequence[str]) -> None:
        """A row: score, cards, a gap, the next zone's cards, all in the middle of its room."""
        owner, place = owner_of(first), self._place(first)
        seat = owner or self.reader
        if owner in self.boxes:
            box = self.boxes[owner]
            room = box.rect
        else:
            left, right = sorted(map(self.across, self.spec.play))
            room = FRect(left, 0, right - left, 0)
        card, unit = place.height * ASPECT, self.unit
        shrink = min(1.0, place.height / (0.16 * unit))
        score = self.spec.score
        scored = score is not None and score.zone == generic(first)
        figure, before = (one * unit * shrink * scored for one in FIGURE)
        runs = [(name, list(_carried(self.table.zones[name], self.looks[name].riders)))
                for name in names]  # fmt: skip
        counts = [len(run) for _, run in runs]
        steps = sum(count - 1 for count in counts if count)
        groups = sum(count > 0 for count in counts)
        gap = (GROUP_GAP + ROW_GAP) * unit * max(0, groups - 1)
        aside = RIDES_FAR * card
        riding = [aside * (len(pile) - 1) for _, run in runs for pile in run]
        fixed = figure + before * (groups > 0) + groups * card + gap + sum(riding)
        step = card + ROW_GAP * unit
        if steps:
            step = min(step, (FULL * room.w - fixed) / steps)
        whole = fixed - figure - before * (groups > 0) + steps * step
        if scored:  # it keeps its place, however many cards there are
            high = 0.095 * unit * shrink
            self.figures[seat] = FRect(room.x, place.y - high / 2, figure, high)
        x = max(room.centerx - whole / 2, room.x + figure + before)
        rect = FRect(room.x, place.y - place.height / 2, room.w, place.height)
        for name, run in runs:
            look = self.looks[name]
            for pile in run:
                for number, sprite in enumerate(pile):
                    at, low = x + card / 2 + aside * number, RIDES_LOW * (number > 0)
                    self.add(sprite, look, at, place.y + low * place.height, place.height)
                x += step + aside * (len(pile) - 1)
            if run:
                x += card - step + GROUP_GAP * unit + ROW_GAP * unit
            self.zones[name] = ZonePlan(rect, "tray", place.height, look)
        self._raise(names)

    def _raise(self, names: Sequence[str]) -> None:
        for number in [one.id for name in names for one in self.table.zones[name]]:
            if number in self.raised:
                pose = self.poses[number]
                self.poses[number] = pose._replace(y=pose.y - self.lift(pose))

    # --- how cards lie in a place -----------------------------------------------------------------

    def lay(self, name: str, place: Place) -> None:
        """Lay a zone's cards there."""
        look, owner = self.looks[name], owner_of(name)
        sprites = self.table.zones[name]
        if self._stands_alone(name):
            zone = self._alone(name, sprites, look, place)
        elif look.kind == "fan":
            zone = self.fan(sprites, look, place, own=owner == self.reader)
        elif name in self.opened and look.kind != "column":
            zone = self.spread(sprites, look, place)
        elif look.kind == "column":
            zone = self.column(sprites, look, place, opened=name in self.opened)
        elif look.kind == "row":
            zone = self.row(name, sprites, look, place, self.base(name, look))
        elif look.kind == "tray":
            zone = self.tray(sprites, look, place)
        else:
            zone = self.pile(sprites, look, place)
        self.zones[name] = zone
        self._raise([name])

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

    def tray(self, sprites: Sequence[Sprite], look: ZoneLook, place: Place) -> ZonePlan:
        """Cards side by side, the first at its place, as they lie beside a hand."""
        card = place.height * ASPECT
        way = -1 if self.sizes.mirrored else 1
        for number, sprite in enumerate(sprites):
            x = place.x + way * number * (card + ROW_GAP * self.unit)
            self.add(sprite, look, x, place.y, place.height)
        wide = card * max(1, len(sprites))
        rect = FRect(0, 0, wide, place.height).move_to(center=(place.x, place.y))
        rect.x += way * (wide - card) / 2
        return ZonePlan(rect, "tray", place.height, look)

    def fan(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: Place, *, own: bool
    ) -> ZonePlan:
        """The reader's own lies beside what is theirs, and has a second row where it is long."""
        lap = self.lap(sprites, own=own)
        if own and sprites:
            room = self._room(sprites[0].zone, place.y - place.height / 2)
            top = self.line.bottom + STANDS * self.unit
            found = held(len(sprites), place, room, self.unit, lap, top, _breaks(sprites))
            for sprite, (x, y, angle) in zip(sprites, found.cards, strict=True):
                self.add(sprite, look, x, y, place.height, angle=angle)
            return ZonePlan(found.rect, "fan", place.height, look)
        card = place.height * ASPECT
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

    def column(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: Place, *, opened: bool,
        full: bool = False,
    ) -> ZonePlan:  # fmt: skip
        """A row from its top card outwards, closer where it would reach beyond the margin.

        It leaves room for the card aid, unless it is opened as it couldn't be read otherwise.
        """
        n, card, unit = len(sprites), place.height * ASPECT, self.unit
        way = -1 if place.x < self.area.centerx else 1
        end = (self.area.x if way < 0 else self.area.right) - way * MARGIN * unit
        aid = self.across(self.spec.aid_from)
        if self.sizes.aided and not opened and (aid > self.area.centerx) == (way > 0):
            end = aid - way * GUTTER * unit
        room = way * (end - place.x) - card / 2
        step = min(STRIP * unit * max(1.0, self.cards), room / (n - 1)) if n > 1 else 0.0
        for k, sprite in enumerate(sprites):
            self.add(sprite, look, place.x + way * step * (n - 1 - k), place.y, place.height)
        slot = FRect(0, 0, card, place.height).move_to(center=(place.x, place.y))
        far = FRect(slot).move(way * room if full else way * step * max(0, n - 1), 0)
        tight = n > 1 and step < TIGHT * unit
        return ZonePlan(slot.union(far), "column", place.height, look, [slot], tight)

    def lap(self, sprites: Sequence[Sprite], *, own: bool) -> float:
        if own:
            return LAPS[0]
        return LAPS[1 if any(one.card is not None for one in sprites) else 2]

    def lift(self, pose: Pose) -> float:
        """How far a chosen card is raised: never over the line."""
        room = pose.rect.top - self.line.bottom - STANDS * self.unit
        far = pose.height * RAISED
        return min(far, max(room, 0.0)) if pose.y > self.line.y else far

    def _part(self) -> None:
        """The room of the reader's hand ends before what lies after it."""
        for name, zone in self.zones.items():
            hand = self.zones.get(zone.look.after.replace("p.", f"{self.reader}.", 1))
            if hand is None or owner_of(name) != self.reader:
                continue
            if hand.kind == "fan" and (self.table.zones[name] or zone.look.slot):
                left, right = hand.rect.x, hand.rect.right
                if zone.rect.centerx < hand.rect.centerx:
                    left = max(left, zone.rect.right)
                else:
                    right = min(right, zone.rect.x)
                hand.rect = FRect(left, hand.rect.y, right - left, hand.rect.h)

    def _stand(self) -> None:
        """Cards that may be played stand a little higher, and others sink."""
        for cards, way in ((self.standing.up, -1), (self.standing.down, 1)):
            for number in cards:
                pose = self.poses.get(number)
                if pose is not None and number not in self.raised:
                    far = way * STANDS * self.unit
                    if pose.y > self.line.bottom:  # never over the line
                        far = max(far, min(0.0, self.line.bottom + 1 - pose.rect.top))
                    self.poses[number] = pose._replace(y=pose.y + far)

    def _ties(self, run: Sequence[Sprite]) -> list[float]:
        """How far each card lies from the one before it: less where both were laid together."""
        zone = run[0].zone
        groups = self.table.notes.groups(zone, run) if zone in self.table.view.ordered else []
        later = {one.id for group in groups for one in group[1:]}
        return [SPREAD_LAP if one.id in later else 1.0 for one in run]

    def spread(self, sprites: Sequence[Sprite], look: ZoneLook, place: Place) -> ZonePlan:
        """A pile that is looked through: in rows on a tray over the middle.

        Its height is still that of the pile: it says which design all cards of the table have.
        """
        if not sprites:
            return self.pile(sprites, look, place)
        run, unit = list(sprites), self.unit
        if run[0].zone not in self.table.view.ordered:
            run.sort(key=lambda one: one.card.order if one.card else 0)
        room, ties = self._tray_room(owner_of(run[0].zone)), self._ties(run)
        pad, head = TRAY_PAD * unit, TRAY_HEAD * unit * min(MOST_LINE, max(1.0, self.sizes.typed))
        tallest = max(place.height, TRAY_CARD * unit)
        wide, high = room.w - 2 * pad, room.h - 2 * pad - head
        best: tuple[float, float, list[tuple[Sequence[Sprite], list[float]]]] = (0.0, 0.0, [])
        for rows in range(1, len(run) + 1):
            height = min(tallest, (high + TRAY_GAP * unit) / rows - TRAY_GAP * unit)
            card, per = height * ASPECT, -(-len(run) // rows)
            parts: list[tuple[Sequence[Sprite], list[float]]] = [
                (run[at : at + per], list(accumulate(ties[at + 1 : at + per], initial=0.0)))
                for at in range(0, len(run), per)
            ]
            longest = max(ways[-1] for _, ways in parts)
            step = min(card * 1.06, (wide - card) / max(1.0, longest))
            if min(step, TRAY_SEEN * card) > best[1] or not best[2]:
                best = height, step, parts
            if step >= TRAY_SEEN * card or height < TRAY_LEAST * unit:
                break
        height, step, parts = best[0], best[1], best[2]
        card, down = height * ASPECT, height + TRAY_GAP * unit
        longest = card + step * max(ways[-1] for _, ways in parts)
        tray = FRect(0, 0, max(longest, TRAY_WIDE * unit) + 2 * pad, 0)
        tray.h = down * len(parts) - TRAY_GAP * unit + 2 * pad + head
        tray.center = (self.area.centerx, self.level(TRAY_AT))
        if len(self.opened) > 1:
            mine = owner_of(run[0].zone) == self.reader
            tray.y = room.y if mine else room.bottom - tray.h
        tray.clamp_ip(room)
        for row, (part, ways) in enumerate(parts):
            first = tray.centerx - longest / 2 + card / 2
            y = tray.y + pad + head + down * row + height / 2
            for sprite, far in zip(part, ways, strict=True):
                self.add(sprite, look, first + step * far, y, height)
        self.trays[run[0].zone] = tray
        return ZonePlan(tray, look.kind, place.height, look)

    def _tray_room(self, owner: Seat) -> FRect:
        """Where piles may be opened: between the sides, over the line, and not over the card aid.

        The reader's own below another's, where both are open.
        """
        gap = GUTTER * self.unit
        left, right = sorted(map(self.across, self.spec.play))
        top = self.area.y + EDGE * self.unit
        room = FRect(left, top, right - left, self.line.y - gap - top)
        aid = self.aid
        if aid is not None and aid.inflate(2 * gap, 2 * gap).colliderect(room):
            beside = FRect(room)
            if aid.centerx > room.centerx:
                beside.w = aid.x - gap - room.x
            else:
                beside.x, beside.w = aid.right + gap, room.right - aid.right - gap
            above = FRect(room.x, room.y, room.w, aid.y - gap - room.y)
            room = max(beside, above, key=lambda one: one.w * max(0.0, one.h))
        if len(self.opened) > 1:
            middle = self.level(TRAY_AT)
            mine = owner == self.reader
            ends = (middle + gap / 2, room.bottom) if mine else (room.y, middle - gap / 2)
            room = FRect(room.x, ends[0], room.w, ends[1] - ends[0])
        return room

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

    # --- trays with a place of their own: an exchange, scale pans, narrow runs --------------------

    def _stands_alone(self, name: str) -> bool:
        """Whether a tray's cards have a place of their own, and lie in no row."""
        look = self.looks[name]
        exchange = self.spec.exchange
        own = bool(look.pan) or self.spot(name).span is not None
        return look.kind == "tray" and (own or (exchange is not None and exchange.zone == name))

    def _alone(self, name: str, run: Sequence[Sprite], look: ZoneLook, place: Place) -> ZonePlan:
        """A tray in a place of its own."""
        if look.pan:
            return self._pans(name, run, look, place)
        span = self.spot(name).span
        if span is None:
            return self._exchange(run, look, place)
        left, right = sorted(map(self.across, span))
        wide, card = (right - left) / (1 + LEAST_SEEN * max(0, len(run) - 1)), place.height * ASPECT
        small = place._replace(height=min(place.height, max(wide / ASPECT, 0.6 * place.height)))
        self._run(run, look, small, (left, right), RUN_SEEN[0], last=self.sizes.mirrored)
        rect = FRect(left, place.y - place.height / 2, max(right - left, card), place.height)
        return ZonePlan(rect, "tray", place.height, look)

    def _run(
        self, run: Sequence[Sprite], look: ZoneLook, place: Place,
        ends: tuple[float, float], seen: float, *, last: bool,
    ) -> float:  # fmt: skip
        """Lay cards over each other from the left end, or to the right one; how wide they lie."""
        card, (left, right) = place.height * ASPECT, ends
        step = min(card * seen, (right - left - card) / max(1, len(run) - 1))
        wide = card + step * max(0, len(run) - 1)
        start = right - wide if last else left
        for number, sprite in enumerate(run):
            self.add(sprite, look, start + card / 2 + step * number, place.y, place.height)
        return wide

    def _pans(
        self, name: str, run: Sequence[Sprite], look: ZoneLook, place: Place
    ) -> ZonePlan:  # fmt: skip
        """Cards in pans from the edge of the table inwards."""
        area, margin, high = self.area, (MARGIN + PAN_OUT / 2) * self.unit, place.height
        rules = self.table.view.rules
        cost = [one for one in run if one.card and rules.game.worth(rules, one.card) < 0]
        parts: list[tuple[bool, Sequence[Sprite]]] = [(place.x > area.centerx, run)]
        if len(look.pan) > 1:
            rest = [one for one in run if one not in cost]
            parts = [(self.sizes.mirrored, rest), (not self.sizes.mirrored, cost)]
        slots = []
        for far, cards in parts:
            left = area.right - margin - place.width if far else area.x + margin
            wide = self._run(cards, look, place, (left, left + place.width), RUN_SEEN[1], last=far)
            wide = max(wide, high * ASPECT * (1 + (PAN_FEW - 1) * RUN_SEEN[1]))
            x = area.right - margin - wide if far else left
            slots.append(FRect(x, place.y - high / 2, wide, high))
            above = FRect(x, slots[-1].y - PAN_HEAD * self.unit, wide, PAN_HEAD * self.unit)
            self.figures[f"{name} {len(slots)}"] = above
        return ZonePlan(slots[0].unionall(slots[1:]), "tray", high, look, slots)

    def _exchange(
        self, run: Sequence[Sprite], look: ZoneLook, place: Place
    ) -> ZonePlan:  # fmt: skip
        """Two cards, each at its side: that of its suit, or the lead left and the answer right."""
        spec = self.spec.exchange
        assert spec is not None
        sided = bool(self.table.view.state.get(spec.sides))
        way = -1 if self.sizes.mirrored else 1
        card, apart = place.height * ASPECT, max(LED_APART * self.unit, place.height * ASPECT)
        xs = [place.x - way * apart / 2, place.x + way * apart / 2]
        taken: set[int] = set()
        for number, sprite in enumerate(run):
            at = min(number, 1)
            if sided and sprite.card is not None and sprite.card.suit in spec.suits:
                at = spec.suits.index(sprite.card.suit)
            at = 1 - at if at in taken else at
            taken.add(at)
            self.add(sprite, look, xs[at], place.y, place.height)
        slots = [FRect(0, 0, card, place.height).move_to(center=(x, place.y)) for x in xs]
        return ZonePlan(slots[0].union(slots[1]), "tray", place.height, look, slots)


def _carried(sprites: Sequence[Sprite], riders: Sequence[str]) -> Iterator[list[Sprite]]:
    """Each card with those that ride on it."""
    pile: list[Sprite] = []
    for one in sprites:
        if pile and one.card is not None and one.card.rank in riders:
            pile.append(one)
            continue
        if pile:
            yield pile
        pile = [one]
    if pile:
        yield pile


# --- fans, hands and heaps ------------------------------------------------------------------------


class Fan(NamedTuple):
    """Cards in a hand, as they lie round its middle."""

    cards: list[tuple[float, float, float]]
    """Of each, how far to the right and down its middle is, and its angle."""
    chord: float
    """From the middle of the first card to that of the last."""
    sag: float
    """How much lower its ends are than its middle."""


def fanned(count: int, card: float, width: float, most_sag: float, *, own: bool, lap: float) -> Fan:
    """A fan of so many cards: the reader's own is wider spread. `card` is a card's width.

    `lap` is how far apart they lie, in widths, where there is room.
    """
    room = max(0.0, width - card)
    step = min(card * lap, room / (count - 1)) if count > 1 else 0.0
    chord = step * (count - 1)
    spread = 0.0
    if chord:
        # a long hand is flatter: its ends must not sink below the window
        flat = 4 * math.degrees(math.atan(2 * most_sag / chord))
        spread = min(11.0 if own else 16.0, (1.7 if own else 3.2) * count, flat)
    radius = chord / 2 / math.sin(math.radians(spread / 2)) if spread else 0.0
    sag = radius * (1 - math.cos(math.radians(spread / 2)))
    cards: list[tuple[float, float, float]] = []
    for number in range(count):
        share = (number / (count - 1) - 0.5) if count > 1 else 0.0
        drop = radius * (1 - math.cos(math.radians(share * spread)))
        cards.append((share * chord, drop - sag / 2, -share * spread))
    return Fan(cards, chord, sag)


def parted(bow: Fan, before: Collection[int], gaps: float) -> Fan:
    """The same fan with more room before the cards of these numbers, so much in all of them."""
    if not before or gaps <= 0:
        return bow
    each = gaps / len(before)
    cards = [
        (x - gaps / 2 + each * sum(n <= number for n in before), y, angle)
        for number, (x, y, angle) in enumerate(bow.cards)
    ]
    return Fan(cards, bow.chord + gaps, bow.sag)


class Held(NamedTuple):
    """A hand as it lies: of each card where its middle is, and its angle, and the room of all."""

    cards: list[tuple[float, float, float]]
    rect: FRect


def _breaks(sprites: Sequence[Sprite]) -> frozenset[int]:
    """Before which cards of a long hand another rank begins, where its ranks lie together."""
    ranks = [one.card.rank if one.card is not None else "" for one in sprites]
    found = frozenset(n for n in range(1, len(ranks)) if ranks[n] != ranks[n - 1])
    together = len(found) == len(set(ranks)) - 1 < len(ranks) - 1
    return found if len(ranks) > LONG_HAND and together and "" not in ranks else frozenset()


def held(
    count: int,
    place: Place,
    room: tuple[float, float],
    unit: float,
    lap: float,
    top: float,
    breaks: Collection[int] = (),
) -> Held:
    """So many cards within the left and right end of their room, as near to their place as can be.

    Of two rows the first lies behind the second, and not above `top`. Before the cards of these
    numbers (`breaks`) there is more room, if there is any.
    """
    card, wide = place.height * ASPECT, min(place.width, room[1] - room[0])
    least = max(HAND_SEEN[0], HAND_SEEN[1] * card)
    rows = 1 if count < 2 or (wide - card) / (count - 1) >= least else 2
    first = -(-count // rows)
    found: list[tuple[float, float, float]] = []
    chord = sag = 0.0
    behind = place.y + (SINKS - BEHIND - MOST_SAG / 4) * unit - place.height / 2
    lower = max(0.0, top - behind) if rows == 2 else 0.0
    for row in range(rows):
        own = min(first, count - row * first)
        here = [n - row * first for n in breaks if 0 < n - row * first < own]
        gaps = unit * RANK_GAP * len(here)
        left = max(0.0, wide - card - least * (own - 1))
        gaps = min(gaps, left)
        bow = fanned(own, card, wide - gaps, MOST_SAG * unit / rows, own=True, lap=lap)
        bow = parted(bow, here, gaps)
        chord, sag = max(chord, bow.chord), max(sag, bow.sag)
        drop = 0.0 if rows == 1 else (SINKS - BEHIND * (1 - row)) * unit + lower
        found += [(place.x + x, place.y + y + drop, angle) for x, y, angle in bow.cards]
    half = (chord + card) / 2
    x = max(min(place.x, room[1] - half), room[0] + half)
    whole = max(chord + card, card * 2.2, min(wide, card * HOLDS))
    rect = FRect(0, 0, whole, place.height + sag).move_to(center=(x, place.y))
    rect.x = max(min(rect.x, room[1] - rect.w), room[0])
    if rows == 2:
        rect.y += (SINKS - BEHIND) * unit + lower
        rect.h += BEHIND * unit
    return Held([(one + x - place.x, y, angle) for one, y, angle in found], rect)


def place_in(row: Sequence[Pose], point: tuple[float, float]) -> int:
    """Before which of the cards of a hand a card comes that is put there."""
    rows: list[list[Pose]] = []
    for pose in row:
        if not rows or pose.x < rows[-1][-1].x:
            rows.append([])
        rows[-1].append(pose)
    if not rows:
        return 0
    far = [abs(sum(one.y for one in each) / len(each) - point[1]) for each in rows]
    nearest = far.index(min(far))
    before = sum(len(each) for each in rows[:nearest])
    return before + sum(one.x < point[0] for one in rows[nearest])


def jitter(number: int) -> tuple[float, float, float]:
    """The small disorder of a card thrown on a heap: the same each time for the same card."""
    mixed = (number * 2654435761) & 0xFFFFFFFF
    return ((mixed >> 8) % 15 - 7) * 0.6, (mixed >> 14) % 7 - 3.0, (mixed >> 20) % 7 - 3.0


# --- how large cards become -----------------------------------------------------------------------


def grown(
    wanted: float, overlaps: Callable[[float, float], set[tuple[str, str]]]
) -> tuple[float, float]:
    """How large cards are, and those that the reader plays from, which may have more room.

    `overlaps` tells for two such sizes what overlaps then.
    """
    if wanted <= 1:
        return wanted, wanted
    usual = overlaps(1.0, 1.0)
    found = wanted
    while found > 1 and not overlaps(found, found) <= usual:
        found = max(1.0, found - FINER)
    near = wanted
    while near > found and not overlaps(found, near) <= usual:
        near = max(found, near - FINER)
    return found, near


def overlapping(rects: Mapping[str, FRect]) -> set[tuple[str, str]]:
    """Which of them overlap."""
    return {
        (one, other)
        for one, rect in rects.items()
        for other, another in rects.items()
        if one < other and rect.colliderect(another)
    }


# --- looks of zones, where the layout file says nothing -------------------------------------------


def completed(data: TableData, table: Table, reader: Seat) -> dict[str, ZoneLook]:
    """A look for every zone: the file's, or one worked out from its name, owner and order.

    Shared zones without a place stand in the middle in rows of six; a hand is below, and rows of
    one's own are beside the portrait, one above the other.
    """
    looks: dict[str, ZoneLook] = {}
    missing = [name for name in table.zones if data.look(name) is None]
    shared = [name for name in missing if not owner_of(name)]
    kinds = _own_kinds(missing, reader)
    for name in table.zones:
        look = data.look(name)
        if look is not None:
            looks[name] = look
        elif name in shared:
            looks[name] = _shared_look(name, shared, ordered=name in table.view.ordered)
        else:
            looks[name] = _seat_look(name, kinds)
    return looks


def _own_kinds(missing: Iterable[str], reader: Seat) -> list[str]:
    """The seats' kinds of zones without a place, from the lowest row up: hands, then the others."""
    names = [generic(name) for name in missing if owner_of(name) == reader]
    return sorted(names, key=lambda name: (not name.endswith(".hand"), names.index(name)))


def _shared_look(name: str, shared: Sequence[str], *, ordered: bool) -> ZoneLook:
    row, column = divmod(shared.index(name), 6)
    rows = (len(shared) + 5) // 6
    across = min(6, len(shared) - row * 6)
    size = min(SHARED, 0.92 * BAND / rows)
    x = 0.5 + (column - (across - 1) / 2) * (0.08 if across > 4 else 0.11)
    y = MIDDLE + (row - (rows - 1) / 2) * BAND / rows
    kind: Kind = "stack" if ordered else "heap"
    return ZoneLook(kind, (x, y), size, size, name=name.capitalize())


def _seat_look(name: str, kinds: Sequence[str]) -> ZoneLook:
    """Below is the hand, or else the first kind of zone; beside the portrait are the others."""
    kind = generic(name)
    words = kind.partition(".")[2].capitalize()
    hand = kind.endswith(".hand")
    level = kinds.index(kind) if kind in kinds else 0
    count = max(len(kinds), 1)
    held = bool(kinds) and kinds[0].endswith(".hand")
    if hand:
        other = OtherSpot((0.88, 0.051), 0.083, 0.096)
        return ZoneLook("fan", (0.5, 0.852), 0.18, 2.0, other, name=words)
    step = THEIRS / max(1, count - held)
    down = THEIRS_FROM + step * (level - held + 0.5)
    other = OtherSpot((0.5, down), min(0.122, 0.92 * step), 0.36)
    if level == 0:
        return ZoneLook("row", (0.5, 0.852), 0.18, 0.5, other, name=words)
    step = OWN / (count - 1)
    size = min(0.156, 0.92 * step)
    middle = LOWEST - 0.67 * size - step * (count - 1 - level)  # other cards may lie on it, lower
    return ZoneLook("row", (0.2, middle), size, 0.3565, other, after=PORTRAIT, name=words)
