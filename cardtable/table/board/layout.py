"""Where everything lies: a pure function of what the table shows, the layout data and the size.

Nothing here is remembered. After an event, a resize or a loaded game the whole plan is made anew;
the motion between two plans is `animate`'s business.

A table is composed by the `table` of its layout file: people have frames, in which their portrait
and their zones lie, and a seat's rows side by side are one centred group.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from pygame import FRect, Rect

from cardtable.engine.notation import Seat
from cardtable.presenter.composition import EDGE, GUTTER, MARGIN, STANDS, Frame, Point
from cardtable.presenter.model import Sprite, Table
from cardtable.presenter.tabledata import Spot, TableData, ZoneLook, generic, owner_of
from cardtable.table.board.growing import grown, overlapping
from cardtable.table.board.hands import held
from cardtable.table.board.heaps import SPREAD_LAP
from cardtable.table.board.looks import PORTRAIT
from cardtable.table.board.lying import MOST_SAG, TIGHT, UPON, Place, Planner
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
from cardtable.table.board.runs import laid, placed
from cardtable.table.drawing.typeset import NAME

LINE = 0.05  # units that the line is high with text of the usual size …
LINE_GROWS = 0.45  # … and how much of the text's growth it follows
MOST_LINE = 1.5  # larger than that text of the line and on tags never gets
ROW_GAP = 0.0125  # units between the cards of a row
GROUP_GAP = 0.047  # … and more between its zones
WIDEST = 2.05  # a table wider than this in proportion leaves its sides empty
FULL = 0.97  # of its room: wider a row never gets
FIGURE = (0.075, 0.033)  # units that a score is wide, and that it stands before the first card
RIDES_LOW = 1 / 3  # of a card's height: how much lower a rider lies than the card below it, …
MOST_LOW = 0.42  # … and several of them together
OPENED = (0.345, 0.555)  # of the height: where a heap lies that is looked through, …
OPENED_WIDE = 0.985  # … and how far across it reaches
FEW = 14  # cards of an opened heap that lie in one row
LAPS = 0.87, 0.64, 0.51  # of a card: how much of each is seen in hands, one's own, open, closed
BESIDE = 0.024  # units from the reader's portrait to the row that lies after it
NARROW = 1.65  # in units: a table less wide than that is narrow, …
NARROWER = 1.6  # … and below that what is in a row gets smaller with it
MANY = 6  # seats
FLAT = 4  # cards of a hand that hang as good as level
NAMED = 1.25  # of its letters: so high a name is
TALLY = 0.062  # units that number and word beside a pile are wide at least
STRIP = 0.055  # units that are seen of a card in a column that runs outwards, where there is room


def make_plan(
    table: Table,
    data: TableData,
    area: Rect | FRect,
    *,
    opened: Collection[str] = (),
    sizes: Sizes = USUAL,
    standing: Standing = EVEN,
) -> Plan:
    """Lay the table out in `area`, with the view's own seat at the bottom.

    `opened` are heaps to be spread out, `sizes` say how large text and cards are to be, and
    `standing` which cards are chosen, stand, or sink.
    """
    return Composer(table, data, FRect(area), opened, sizes, standing).plan()


class _Box(NamedTuple):
    """A frame on the screen."""

    rect: FRect
    frame: Frame
    scale: float


class Composer(Planner):
    """Lays out a table that is composed."""

    def __init__(
        self,
        table: Table,
        data: TableData,
        area: FRect,
        opened: Collection[str],
        sizes: Sizes,
        standing: Standing,
    ) -> None:
        unit = unit_of(area)
        if area.w > area.h * WIDEST:
            area = FRect(0, 0, area.h * WIDEST, area.h).move_to(center=area.center)
        super().__init__(table, data, area, unit, standing.raised, opened)
        self.spec = data.table
        self.sizes = sizes
        self.standing = standing
        line = LINE * unit * (1 + LINE_GROWS * (min(MOST_LINE, max(1.0, sizes.typed)) - 1))
        self.line = FRect(0, 0, area.w * 0.7, line)
        self.line.center = (area.centerx, self.level(self.spec.line))
        self.boxes = {seat: self._box(frame) for seat, frame in self._frames()}
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
        )

    # --- the grid ---------------------------------------------------------------------------------

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

    def _in(self, box: _Box, at: Point) -> Point:
        """A place in a frame, on the screen. A left-handed table mirrors what isn't mirrored."""
        share = 1 - at[0] if box.frame.flip != self.sizes.mirrored else at[0]
        down = self.area.h * box.frame.scale if box.frame.span is not None else box.scale
        return box.rect.x + share * box.rect.w, box.rect.y + at[1] * down

    def spot(self, name: str) -> Spot:
        owner = owner_of(name)
        mine = not owner or owner == self.reader
        return self.looks[name].spot(mine=mine, alone=len(self.others) == 1)

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
        if hand is not None and (owner == self.reader or look.within == 1):
            aside = hand.w / 2 + height * ASPECT / 2 + 2 * GUTTER * self.unit
            way = -1 if self.sizes.mirrored else 1
            x = way * max(way * x, way * hand.centerx + aside)
            x = way * min(way * x, way * self.across(self._within(look, height)))
        return Place(x, y, round(height), min(width, self.area.w * FULL))

    def _within(self, look: ZoneLook, height: float) -> float:
        """How far right it may lie beside the hand, a fraction of the width: the aid is beyond."""
        aid = self.spec.aid
        if not self.sizes.aided or aid.bottom * self.area.h < self.area.h * look.at[1]:
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
            if owner_of(name) != self.reader or not (self.table.zones[name] or look.slot):
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
                inner = min([inner, *self._tallied(seat, x)])
                room = min(room, inner - size / 2 - 2 * GUTTER * self.unit)  # beside the rows
            words = FRect(0, 0, room, size * 0.78)
            if side == "right":
                words.midleft = (portrait.right + GUTTER * self.unit, y)
            elif side == "left":
                words.midright = (portrait.x - GUTTER * self.unit, y)
            elif side == "below":
                words.w = min(words.w, 2 * (min(x, self.area.w - x) - EDGE * self.unit))
                words.midtop = (x, portrait.bottom + 0.4 * GUTTER * self.unit)
            else:
                words.midbottom = (x, portrait.y)
            edge = EDGE * self.unit
            words.clamp_ip(self.area.inflate(-2 * edge, 0))
            if side == "below":  # it has what room there is, as portraits are never covered
                words.y = portrait.bottom + 0.2 * GUTTER * self.unit
                words.h = min(words.h, self.area.bottom - edge - words.y)
            yield seat, Person(portrait, words, side)

    def _tallied(self, seat: Seat, x: float) -> Iterator[float]:
        """How far away the words begin that stand beside somebody's piles."""
        for name, look in self.looks.items():
            if look.told and owner_of(name) == seat:
                pile = self._place(name)
                yield abs(pile.x - x) - pile.height * ASPECT / 2 - TALLY * self.unit

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
            if look.kind != "tray" or name in self.opened or placed(self, name):
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
        fixed = figure + before * (groups > 0) + groups * card + gap
        step = card + ROW_GAP * unit
        if steps:
            step = min(step, (FULL * room.w - fixed) / steps)
        x = room.centerx - (fixed + steps * step) / 2
        if scored:
            high = 0.095 * unit * shrink
            self.figures[seat] = FRect(x, place.y - high / 2, figure, high)
        x += figure + before
        rect = FRect(room.x, place.y - place.height / 2, room.w, place.height)
        for name, run in runs:
            look = self.looks[name]
            for pile in run:
                low = min(RIDES_LOW, MOST_LOW / max(1, len(pile) - 1)) * place.height
                for number, sprite in enumerate(pile):
                    y = place.y + number * low
                    self.add(sprite, look, x + card / 2, y, place.height)
                x += step
            if run:
                x += card - step + GROUP_GAP * unit + ROW_GAP * unit
            self.zones[name] = ZonePlan(rect, "tray", place.height, look)
        self._raise(names)

    def _raise(self, names: Sequence[str]) -> None:
        for number in [one.id for name in names for one in self.table.zones[name]]:
            if number in self.raised:
                pose = self.poses[number]
                self.poses[number] = pose._replace(y=pose.y - self.lift(pose))

    def lay(self, name: str, place: Place) -> None:
        found = laid(self, name, place) if placed(self, name) else None
        if found is None:
            super().lay(name, place)
            return
        self.zones[name] = found
        self._raise([name])

    # --- what is special --------------------------------------------------------------------------

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
        if not own or not sprites:
            return super().fan(sprites, look, place, own=own)
        room = self._room(sprites[0].zone, place.y - place.height / 2)
        top = self.line.bottom + STANDS * self.unit
        found = held(len(sprites), place, room, self.unit, self.lap(sprites, own=True), top)
        for sprite, (x, y, angle) in zip(sprites, found.cards, strict=True):
            self.add(sprite, look, x, y, place.height, angle=angle)
        return ZonePlan(found.rect, "fan", place.height, look)

    def column(
        self, sprites: Sequence[Sprite], look: ZoneLook, place: Place, *, opened: bool
    ) -> ZonePlan:
        """A row from its top card outwards, closer where it would reach beyond the margin.

        It leaves room for the card aid, unless it is opened as it couldn't be read otherwise.
        """
        n, card, unit = len(sprites), place.height * ASPECT, self.unit
        way = -1 if place.x < self.area.centerx else 1
        end = (self.area.x if way < 0 else self.area.right) - way * MARGIN * unit
        aid = self.across(self.spec.aid.span[0])
        if self.sizes.aided and not opened and (aid > self.area.centerx) == (way > 0):
            end = aid - way * GUTTER * unit
        room = way * (end - place.x) - card / 2
        step = min(STRIP * unit * max(1.0, self.cards), room / (n - 1)) if n > 1 else 0.0
        for k, sprite in enumerate(sprites):
            self.add(sprite, look, place.x + way * step * (n - 1 - k), place.y, place.height)
        slot = FRect(0, 0, card, place.height).move_to(center=(place.x, place.y))
        far = FRect(slot).move(way * step * max(0, n - 1), 0)
        tight = n > 1 and step < TIGHT * unit
        return ZonePlan(slot.union(far), "column", place.height, look, [slot], tight)

    def lap(self, sprites: Sequence[Sprite], *, own: bool) -> float:
        if own:
            return LAPS[0]
        return LAPS[1 if any(one.card is not None for one in sprites) else 2]

    def lift(self, pose: Pose) -> float:
        """A chosen card is raised, never over the line."""
        room = pose.rect.top - self.line.bottom - STANDS * self.unit
        far = super().lift(pose)
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
        """A heap that is looked through lies open from its place outwards, in the middle band."""
        if not sprites:
            return self.pile(sprites, look, place)
        run = list(sprites)
        if run[0].zone not in self.table.view.ordered:
            run.sort(key=lambda one: one.card.order if one.card else 0)
        rows = 1 if len(run) <= FEW else 2
        top, bottom = map(self.level, OPENED)
        if len(self.opened) > 1:  # the reader's own below the others'
            middle = (top + bottom) / 2
            mine = owner_of(run[0].zone) == self.reader
            top, bottom = (middle, bottom) if mine else (top, middle)
        band = (bottom - top) / rows
        height = round(min(place.height, band * 0.97))
        card, half = height * ASPECT, place.height * ASPECT / 2
        ends = sorted((place.x, self.across(OPENED_WIDE)))
        left, right = (
            (ends[0], ends[1] + half) if self.sizes.mirrored else (ends[0] - half, ends[1])
        )
        per = -(-len(run) // rows)
        rects: list[FRect] = []
        ties = self._ties(run)
        for row in range(rows):
            part = run[row * per : (row + 1) * per]
            ways = list(accumulate(ties[row * per + 1 : row * per + len(part)], initial=0.0))
            step = min(card * 1.06, (right - left - card) / max(1.0, ways[-1]))
            first = right - card - step * ways[-1] if self.sizes.mirrored else left
            for sprite, far in zip(part, ways, strict=True):
                x = first + card / 2 + step * far
                self.add(sprite, look, x, top + band * (row + 0.5), height)
                rects.append(self.poses[sprite.id].rect)
        return ZonePlan(rects[0].unionall(rects[1:]), look.kind, height, look)


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
