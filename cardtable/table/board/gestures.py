"""The one gesture machine: drag and drop, click and click, and the keyboard are the same thing.

All three choose cards and then a target. The machine is told where the pointer is and which card or
zone was meant; it answers with an intent, which the scene carries out. It never plays by itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from pygame import FRect

from cardtable.engine.notation import Move
from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.model import Sprite, parts
from cardtable.presenter.move_matcher import MoveMatcher, Openings, Target, meant, taker
from cardtable.table.board.board import Board
from cardtable.table.board.layout import place_in
from cardtable.table.board.plan import overlap
from cardtable.table.widgets.ui import DOUBLE, SLOP

ON_CARD = 0.4  # so much of the smaller one of two cards is covered where the other is meant
TILT = 14.0  # degrees that a dragged card leans at most
LEAN = 0.5  # degrees for each pixel that it is behind, at scale 1
FOLLOW = 30.0  # how fast a carried card follows: e-folds of the way that is left, a second
NEAR = 0.5  # pixels; so near to where it should be, it is there

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PlayLine:
    """Play this line."""

    line: Move
    dragged: bool = False
    then: Move = ""
    """What is played right after it, in the same gesture."""


@dataclass(frozen=True, slots=True)
class PlayRow:
    """Play these lines, one after the other: they carry a row of cards."""

    lines: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """Several lines fit: let the person choose, beside this target."""

    lines: tuple[Move, ...]
    at: Target
    sent: bool = False
    """Whether the cards are sent wherever they go: what follows such a line is played, too."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Nothing legal fits: say why, beside this target."""

    attempts: tuple[Move, ...]
    at: Target
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Describe:
    """Nothing is to be done here: tell what it is."""

    at: Target


@dataclass(frozen=True, slots=True)
class Arrange:
    """A card was put elsewhere among its neighbours."""

    sprite: int
    place: int


Intent: TypeAlias = PlayLine | PlayRow | Choose | Refuse | Describe | Arrange


@dataclass(slots=True)
class Drag:
    """Cards that are carried: where the pointer has them, and where they are seen to be."""

    cards: list[int]
    """The one that was grabbed comes first."""
    grab: Point
    """From the pointer to the middle of the grabbed card."""
    start: Point
    point: Point
    shown: Point = (0.0, 0.0)
    """Where the middle of the grabbed card is drawn: it has weight, and follows the pointer."""
    moved: bool = False
    """Has the pointer left the place where it went down?"""
    lean: float = 0.0
    """Degrees, from how far it is behind the pointer sideways."""
    openings: Openings = field(default_factory=dict)
    row: dict[str, tuple[Move, ...]] | None = None
    """Of a row of cards: the zones to which it can be brought, and how; None for others."""
    hot: Target | None = None
    """Where it would land if it were let go now."""
    homes: dict[int, FRect] = field(default_factory=dict)

    @property
    def middle(self) -> Point:
        """The middle of the grabbed card, as far as drops are concerned."""
        return self.point[0] + self.grab[0], self.point[1] + self.grab[1]

    def follow(self, dt: float, scale: float, *, still: bool) -> bool:
        """Let the cards come nearer to the pointer; true if they look different.

        They lean back on the way and hang straight once they are there; with `still` they are
        there at once.
        """
        goal, lean = self.middle, 0.0
        if self.shown == goal and not self.lean:
            return False
        (x, y), nearer = self.shown, 1 - math.exp(-FOLLOW * dt)
        far = max(abs(goal[0] - x), abs(goal[1] - y))
        if still or far < NEAR:
            self.shown = goal
        else:
            self.shown = (x + (goal[0] - x) * nearer, y + (goal[1] - y) * nearer)
            lean = max(-TILT, min(TILT, -LEAN * (goal[0] - self.shown[0]) / scale))
        self.lean += (lean - self.lean) * (1 - math.exp(-FOLLOW / 2 * dt))
        if still or (not lean and abs(self.lean) < 0.3):
            self.lean = 0.0
        return True


class Gestures:
    """Chosen cards, a drag if there is one, and what clicks and drops mean."""

    def __init__(self, board: Board, matcher: MoveMatcher) -> None:
        self.board = board
        self.matcher = matcher
        """What gestures may mean now; whoever knows of a change puts a new one here."""
        self.chosen: list[int] = []
        self._asked: tuple[Move, ...] = ()
        """The lines that could be played when cards were looked at last."""
        self.drag: Drag | None = None
        self.scale = 1.0
        self.quick = False
        """Whether a click moves a card that has only one place there."""
        self.rows = False
        """Whether rows of cards are carried."""
        self._last: tuple[int, float, Point] | None = None
        self._double = False
        self._fixed: Sprite | None = None
        """The card under a press that could not be lifted."""
        self._spent = False
        """Whether the last click has moved a card: a second one so soon is no click on the next."""
        self._down = False
        """Whether the button went down for a gesture that has not ended."""

    # --- what the scene draws ---------------------------------------------------------------------

    @property
    def pressed(self) -> bool:
        """Whether the button is down for a gesture that has not ended."""
        return self._down

    @property
    def lifted(self) -> list[int]:
        """The cards that follow the pointer."""
        return self.drag.cards if self.drag and self.drag.moved else []

    def lit(self) -> Openings:
        """The targets to light up for what is chosen or carried."""
        if self.drag and self.drag.moved:
            if self.drag.row is not None:
                return self.drag.openings
            return self.matcher.lit(self.sprites(self.drag.cards))
        if self.chosen:
            return self.matcher.lit(self.sprites(self.chosen))
        return {**self.matcher.seat_clicks(), **self._sources()}

    def _sources(self) -> Openings:
        """Where the cards lie of lines that are to be seen from there (`Gesture.light`)."""
        found: Openings = {}
        for line in self.matcher.lines:
            named = parts(line)
            if any(one.light for one in self.matcher.gestures(named.verb)):
                for one in self.board.table.sprites():
                    if one.card in named.cards:
                        found.setdefault(Target("zone", one.zone), []).append(line)
        return found

    def openings(self) -> Openings:
        """All targets that take what is chosen or carried, lit up or not."""
        if self.drag and self.drag.moved:
            return self.drag.openings
        return self.matcher.openings(self.sprites(self.chosen))

    def sprites(self, numbers: Sequence[int]) -> list[Sprite]:
        """The sprites of these numbers that still are on the table."""
        if not numbers:  # as in most frames
            return []
        sprites = {sprite.id: sprite for sprite in self.board.table.sprites()}
        return [sprites[number] for number in numbers if number in sprites]

    # --- pointer ----------------------------------------------------------------------------------

    def press(self, point: Point, now: float) -> bool:
        """The button went down; true if a card is held now."""
        self.drag = self._fixed = None
        self._double = False
        self._down = True
        sprite = self._grabbed(point)
        self._double = self._follows(sprite.id if sprite else None, now, point)
        if sprite is None:
            self._last = None
            return False
        number = sprite.id
        self._last = (number, now, point)
        row = self.matcher.row(sprite) if self.rows else []
        if not row and not self.matcher.liftable(sprite):
            self._fixed = sprite
            return False
        pose = self.board.plan.poses[number]
        grab = (pose.x - point[0], pose.y - point[1])
        cards = [one.id for one in row] or [number]
        self.drag = Drag(cards, grab, point, point, shown=(pose.x, pose.y))
        return True

    def _follows(self, number: int | None, now: float, point: Point) -> bool:
        """Whether this press is the second of a double click: soon, and at the same place.

        A card that was clicked and has gone elsewhere is clicked for the first time there.
        """
        if self._last is None or now - self._last[1] > DOUBLE:
            return False
        if self._last[0] != number and not self._spent:
            return False
        wander = max(abs(one - before) for one, before in zip(point, self._last[2], strict=True))
        return wander <= 2 * SLOP * self.scale

    def move(self, point: Point) -> bool:
        """The pointer went somewhere; true if that changes the picture."""
        drag = self.drag
        if drag is None:
            return False
        drag.point = point
        if not drag.moved:
            away = max(abs(point[0] - drag.start[0]), abs(point[1] - drag.start[1]))
            if away < SLOP * self.scale:
                return False
            self._set_off(drag)
        drag.hot = self._aimed_at(drag)
        return True

    def follow(self, dt: float, *, still: bool = False) -> bool:
        """Let the carried cards follow the pointer; true while they are on their way.

        Where nothing moves by itself (`still`) they are there at once.
        """
        drag = self.drag
        if drag is None or not drag.moved:
            return False
        return drag.follow(dt, self.scale, still=still)

    def release(self, point: Point, now: float) -> Intent | None:
        """The button came up: a drop or a click."""
        del now
        drag, self.drag = self.drag, None
        down, self._down = self._down, False
        if not down:
            return None  # Escape or the right button has ended this gesture
        if drag is not None and drag.moved:
            drag.point = point
            return self._drop(drag)
        targets = self.at(point)
        if self._fixed is not None and Target("zone", self._fixed.zone) not in targets:
            return self._stuck(self._fixed, targets)
        spent, self._spent = self._spent, False
        if spent and self._double:
            return None
        intent = self._at_once(targets) or self.click(targets, double=self._double)
        self._spent = isinstance(intent, PlayLine | PlayRow) and self.quick
        return intent

    def _at_once(self, targets: Sequence[Target]) -> Intent | None:
        """What a click plays where a card has only one place; None where it chooses or tells."""
        sprite = self._card(targets)
        if self.chosen or sprite is None:
            return None
        if self.rows and (self.quick or self._double):
            row = self.matcher.row_at_once(sprite)
            if row and self.matcher.breaking.isdisjoint(row):
                return PlayRow(row)
        if not self.quick or not self.matcher.pickable(sprite):
            return None
        lines = self.matcher.sole(sprite)
        return PlayLine(lines[0]) if len(lines) == 1 else None

    def rest(self) -> None:
        """What was pressed means nothing any longer; what is chosen stays so."""
        self.drag = self._last = None
        self._down = False

    def cancel(self) -> bool:
        """Everything goes home and nothing is chosen; true if that changed anything."""
        changed = bool(self.drag or self.chosen)
        self.drag = None
        self._down = False
        self.chosen = []
        self._last = None
        return changed

    def prune(self) -> None:
        """The table has changed: forget cards that are no longer there to be chosen."""
        matcher, table = self.matcher, self.board.table
        if self._asked != (asked := tuple(matcher.lines)):
            self._asked = asked  # another question: what can't answer it is put back
            if not asked or not matcher.openings(self.sprites(self.chosen)):
                self.chosen = []
        still = {one.id for one in table.sprites() if matcher.liftable(one)}
        self.chosen = [number for number in self.chosen if number in still]
        first = table.find(self.drag.cards[0]) if self.drag and len(self.drag.cards) > 1 else None
        still |= {one.id for one in (matcher.row(first) if first is not None else ())}
        if self.drag and not set(self.drag.cards) <= still:
            self.drag = None
        elif self.drag and self.drag.row is not None:
            self._read_row(self.drag)
            self.drag.hot = self._aimed_at(self.drag)
        elif self.drag and self.drag.moved:
            self.drag.openings = matcher.openings(self.sprites(self.drag.cards))
            self.drag.hot = self._aimed_at(self.drag)

    # --- meaning ----------------------------------------------------------------------------------

    def at(self, point: Point) -> list[Target]:
        """What lies under a point, the most particular first: card, zone, seat."""
        plan = self.board.plan
        found: list[Target] = []
        number = plan.card_at(point)
        sprite = self.board.table.find(number) if number is not None else None
        if sprite is not None:
            found += [Target("card", str(sprite.id)), Target("zone", sprite.zone)]
            under = self._under(sprite, point)
            if under is not None:
                found.append(Target("card", str(under.id)))
        # a row that lies on another one is meant as well, where the chosen cards go there
        meant = [
            one
            for one in (self.lit() if self.chosen else {})
            if one.kind == "zone" and one not in found and self._covers(one, point)
        ]
        zone = plan.zone_at(point)
        here = Target("zone", zone) if zone is not None else None
        if here is not None and here not in (*found, *meant):
            # an empty place is meant last: it may share its room with one that takes the cards
            found += [here, *meant] if self.board.table.zones[here.name] else [*meant, here]
        else:
            found += meant
        seat = plan.seat_at(point) or (owner_of(sprite.zone) if sprite else None)
        if seat:
            found.append(Target("seat", seat))
        return found

    def _covers(self, target: Target, point: Point) -> bool:
        zone = self.board.plan.zones.get(target.name)
        return zone is not None and zone.rect.collidepoint(point)

    def click(self, targets: Sequence[Target], *, double: bool = False) -> Intent | None:
        """A click on what lies there, or Space on it.

        The second half of a double click plays a card that is chosen alone: among several it is
        put back.
        """
        chosen, sprite = self.sprites(self.chosen), self._card(targets)
        double = double and sprite is not None and all(one is sprite for one in chosen)
        intent = self._put(chosen, targets) if chosen and not double else None
        if intent is not None:
            return intent
        if sprite is not None and chosen and not double and self._aims(chosen, sprite):
            attempts = self._attempts(chosen, targets)
            if attempts:
                return Refuse(attempts, Target("card", str(sprite.id)), tuple(self.chosen))
        if sprite is not None and self.matcher.pickable(sprite):
            return self._pick(sprite, double=double)
        if not targets:
            self.chosen = []
            return None
        if chosen:
            zones = [one for one in targets if one.kind != "card"]
            attempts = self._attempts(chosen, targets)
            return Refuse(attempts, (zones or list(targets))[0], tuple(self.chosen))
        return self._click_zone(targets)

    def act(self, targets: Sequence[Target]) -> Intent | None:
        """Enter: play what is chosen, there if it goes there, else wherever it goes.

        Where cards are carried from pile to pile it takes a card up, and puts it down.
        """
        chosen = self.sprites(self.chosen)
        sprite = self._card(targets)
        if chosen:
            intent = self._put(chosen, targets)
            if intent is not None:
                return intent
        if sprite is None or not self.matcher.pickable(sprite):
            return self.click(targets)
        if self.matcher.data.carried and self.matcher.openings(chosen or [sprite]):
            return self._carry(chosen, sprite, targets)
        if chosen:
            return self.go(chosen, targets[0])
        intent = self.go([sprite], targets[0])
        if isinstance(intent, Refuse):
            self.chosen = []  # refused once, it must not stand in the way of the next card
        return intent

    def go(self, chosen: Sequence[Sprite], at: Target) -> Intent | None:
        """Play these cards wherever they go; None if they still have to be aimed."""
        lines = [line for found in self.matcher.openings(chosen).values() for line in found]
        unique = tuple(dict.fromkeys(self.matcher.sent(lines)))
        numbers = [one.id for one in chosen]
        if not unique and (self.matcher.ends(lines) or (lines and self.matcher.aiming)):
            self.chosen = numbers
            return None
        if len(unique) == 1:
            self.chosen = []
            return PlayLine(unique[0], then=self.matcher.follow(unique[0]))
        self.chosen = numbers
        if unique:
            return Choose(unique, at, sent=True)
        everywhere = [Target("zone", zone) for zone in self.board.plan.zones]
        attempts = [line for target in everywhere for line in self.matcher.attempts(chosen, target)]
        meant = self.matcher.sent(attempts) or attempts
        return Refuse(tuple(meant), at, tuple(numbers))

    # --- inside -----------------------------------------------------------------------------------

    def _carry(
        self, chosen: Sequence[Sprite], one: Sprite, targets: Sequence[Target]
    ) -> Intent | None:
        """Take a card up; once more on the same card, put it at its only place, or ask where."""
        numbers = tuple(each.id for each in chosen)
        if not chosen:
            return self.click(targets)
        if one not in chosen:
            zones = [each for each in targets if each.kind == "zone"]
            return Refuse(self._attempts(chosen, zones), zones[0], numbers)
        every = self.matcher.openings(chosen).values()
        lines = list(dict.fromkeys(line for found in every for line in found))
        kept = [line for line in lines if not self.matcher.ends([line])] or lines
        return self._decided(self.matcher.preferred(kept), targets[0])

    def _card(self, targets: Sequence[Target]) -> Sprite | None:
        """The card that is meant: the topmost, or one under it where only that can be played."""
        cards = [self.board.table.find(int(one.name)) for one in targets if one.kind == "card"]
        found = [one for one in cards if one is not None]
        return self._useful(found)

    def _useful(self, cards: Sequence[Sprite]) -> Sprite | None:
        openings = self.matcher.openings
        return next((one for one in cards if openings([one])), cards[0] if cards else None)

    def _grabbed(self, point: Point) -> Sprite | None:
        """The card that a press takes hold of."""
        number = self.board.plan.card_at(point)
        sprite = self.board.table.find(number) if number is not None else None
        under = self._under(sprite, point) if sprite is not None else None
        return self._useful([one for one in (sprite, under) if one is not None])

    def _under(self, sprite: Sprite, point: Point) -> Sprite | None:
        """The card of a row that this one lies on."""
        zone = self.matcher.beneath(sprite)
        cards = map(self.board.table.find, self.board.plan.cards_at(point)) if zone else ()
        return next((one for one in cards if one is not None and one.zone == zone), None)

    def _pick(self, sprite: Sprite, *, double: bool) -> Intent | None:
        """A card was clicked: choose it, add it, put it back, or play it, alone or with equals."""
        if double and self.matcher.data.carried:
            return self._home(sprite)
        if double:
            return self._play_equals(self.matcher.equals(sprite), Target("card", str(sprite.id)))
        picks = self.matcher.picks(sprite)
        if picks:
            return self._decided(picks, Target("card", str(sprite.id)))
        if sprite.card is None and self.matcher.lines and not self.matcher.openings([sprite]):
            intent = self.go([sprite], Target("card", str(sprite.id)))
            self.chosen = []  # a card that nobody knows is chosen for nothing but to be played
            return intent
        if sprite.id in self.chosen:
            self.chosen.remove(sprite.id)
        elif self.chosen and self.matcher.together(self.sprites(self.chosen), sprite):
            self.chosen.append(sprite.id)
        else:
            before, self.chosen = self.sprites(self.chosen), [sprite.id]
            if len(before) > 1:  # one card is let go of as soon as chosen; several, with a reason
                return self._parted(before, sprite)
        return None

    def _home(self, sprite: Sprite) -> Intent | None:
        """Where cards are carried, a double click plays one: what comes first, or its only place.

        Several places are asked for; without any it is said why.
        """
        at, lines = Target("card", str(sprite.id)), self.matcher.sole(sprite)
        return self._decided(lines, at) if lines else self.go([sprite], at)

    def _play_equals(self, equals: Sequence[Sprite], at: Target) -> Intent | None:
        """Play them wherever they go; how many of them is asked where more than one may go."""
        found = [self.matcher.openings(equals[: n + 1]).values() for n in range(len(equals))]
        lines = dict.fromkeys(line for each in found for lines in each for line in lines)
        unique = tuple(self.matcher.sent(list(lines)))
        if len(equals) == 1 or len(unique) < 2:
            return self.go(equals, at)
        self.chosen = [one.id for one in equals]
        return Choose(unique, at, sent=True)

    def _parted(self, before: Sequence[Sprite], one: Sprite) -> Intent | None:
        """Why a card that was clicked is not chosen along with those chosen before."""
        zones = [Target("zone", zone) for zone in self.board.plan.zones]
        together = [*before, one]
        attempts = tuple(line for at in zones for line in self.matcher.attempts(together, at))
        return Refuse(attempts, Target("card", str(one.id))) if attempts else None

    def _put(self, chosen: Sequence[Sprite], targets: Sequence[Target]) -> Intent | None:
        """The chosen cards onto the first of the targets that takes them."""
        found = taker(self.matcher, chosen, targets)
        return self._decided(found[1], found[0]) if found is not None else None

    def _aims(self, chosen: Sequence[Sprite], at: Sprite) -> bool:
        """Whether a click means that chosen cards should go there, rather than another choice.

        Another card of the reader's own is that, but for where cards are carried between piles.
        """
        mine = owner_of(at.zone) == self.matcher.reader
        elsewhere = all(one.zone != at.zone for one in chosen)
        return elsewhere and (self.matcher.data.carried or not mine)

    def _decided(self, lines: Sequence[Move], at: Target, *, dragged: bool = False) -> Intent:
        if len(lines) == 1:
            self.chosen = []
            return PlayLine(lines[0], dragged, self.matcher.follow(lines[0], at))
        return Choose(tuple(lines), at)

    def _click_zone(self, targets: Sequence[Target]) -> Intent:
        for target in targets:
            if target.kind == "zone":
                if self.matcher.sweeps(target.name):
                    return PlayRow(self.matcher.sweep)
                lines = self.matcher.clicks(target.name)
                if lines:
                    return self._decided(lines, target)
        seats = self.matcher.seat_clicks()
        for target in targets:
            if target in seats:
                return self._decided(seats[target], target)
        for target in targets:
            if target.kind == "zone":
                attempts = self.matcher.click_attempts(target.name)
                if attempts:
                    return Refuse(tuple(attempts), target)
            if target.kind == "seat" and seats:
                return Refuse(tuple(self.matcher.seat_attempts(target.name)), target)
        return Describe(targets[0])

    def _attempts(self, chosen: Sequence[Sprite], targets: Sequence[Target]) -> tuple[Move, ...]:
        """What they would mean there: in a row of one's own rather the row than a card of it."""
        reader = self.matcher.reader
        likely = sorted(targets, key=lambda at: at.kind != "zone" or owner_of(at.name) != reader)
        return tuple(line for target in likely for line in self.matcher.attempts(chosen, target))

    def _set_off(self, drag: Drag) -> None:
        """A press becomes a drag: the chosen cards come along if a line takes them together."""
        drag.moved = True
        grabbed = drag.cards[0]
        poses = self.board.plan.poses
        drag.homes = {number: poses[number].rect for number in drag.cards if number in poses}
        if len(drag.cards) > 1:
            self._last, self.chosen = None, []
            self._read_row(drag)
            return
        sprite = self.board.table.find(grabbed)
        if grabbed in self.chosen:
            drag.cards = [grabbed, *(one for one in self.chosen if one != grabbed)]
        elif sprite and self.matcher.together(self.sprites(self.chosen), sprite):
            drag.cards = [grabbed, *self.chosen]
        self.chosen = list(drag.cards)
        drag.openings = self.matcher.openings(self.sprites(drag.cards))
        drag.homes = {number: poses[number].rect for number in drag.cards if number in poses}
        self._last = None

    def _read_row(self, drag: Drag) -> None:
        """Find out where the row that is carried can go now."""
        drag.row = self.matcher.row_ways(self.sprites(drag.cards))
        drag.openings = {Target("zone", zone): list(way) for zone, way in drag.row.items()}

    def _rect(self, target: Target) -> FRect | None:
        plan = self.board.plan
        if target.kind == "card":
            pose = plan.poses.get(int(target.name))
            return pose.rect if pose else None
        if target.kind == "zone":
            zone = plan.zones.get(target.name)
            return zone.rect if zone else None
        return plan.blocks.get(target.name)

    def _carried(self, drag: Drag) -> FRect:
        home = drag.homes[drag.cards[0]]
        return FRect(0, 0, home.w, home.h).move_to(center=drag.middle)

    def _aimed_at(self, drag: Drag) -> Target | None:
        """The legal target that the card lies on most, unless it lies on its own place more.

        A card that it covers well enough is meant rather than the zone that this one lies in, and
        a zone rather than all that belongs to a seat. The card under its middle speaks for itself.
        """
        carried = self._carried(drag)
        home = overlap(carried, drag.homes[drag.cards[0]])
        chosen, over = self.sprites(drag.cards), self._beneath(drag)
        for kind in ("card", "zone", "seat"):
            best, most = None, home
            for target in drag.openings:
                if target.kind != kind:
                    continue
                if drag.row is None and not meant(self.matcher, chosen, target, over):
                    continue
                rect = self._rect(target)
                shared = overlap(carried, rect) if rect is not None else 0.0
                smaller = min(carried.w * carried.h, rect.w * rect.h) if rect is not None else 0.0
                least = {"card": ON_CARD, "zone": self._on_zone}.get(kind, 0.0)
                if shared > most and shared > least * smaller:
                    best, most = target, shared
            if best is not None:
                return best
        return None

    @property
    def _on_zone(self) -> float:
        """How much of a place a card must cover: those of composed tables lie close together."""
        return ON_CARD / 2

    def _beneath(self, drag: Drag) -> Sprite | None:
        """The card under the middle of the carried ones."""
        number = self.board.plan.card_at(drag.middle, ignore=drag.cards)
        return None if number is None else self.board.table.find(number)

    def _drop(self, drag: Drag) -> Intent | None:
        target = self._aimed_at(drag)
        if target is not None and drag.row is not None:
            self.chosen = []
            return PlayRow(drag.row[target.name])
        if target is not None:
            lines = meant(self.matcher, self.sprites(drag.cards), target, self._beneath(drag))
            return self._decided(lines, target, dragged=True)
        carried = self._carried(drag)
        sprite = self.board.table.find(drag.cards[0])
        zones = {name: overlap(carried, zone.rect) for name, zone in self.board.plan.zones.items()}
        zone = max(zones, key=lambda name: zones[name], default="")
        self.chosen = []
        if sprite is None:
            return None
        if zone == sprite.zone or not zones.get(zone):
            seat = self.board.plan.seat_at(drag.middle)
            if zones.get(zone):
                return self._arranged(sprite, drag.middle)
            if seat is None or seat == owner_of(sprite.zone):
                return None
            targets = [Target("seat", seat)]
        else:
            targets = [Target("zone", zone)]
            if owner_of(zone):
                targets.append(Target("seat", owner_of(zone)))
            beneath = self._beneath(drag)
            if beneath is not None:
                targets.insert(0, Target("card", str(beneath.id)))
        cards = drag.cards[:1] if drag.row is not None else drag.cards
        attempts = self._attempts(self.sprites(cards), targets)
        return Refuse(attempts, targets[-1], tuple(cards))

    def _stuck(self, sprite: Sprite, targets: Sequence[Target]) -> Intent | None:
        """The pointer drew at a card that can't be lifted: say why, if that meant anything."""
        attempts = self._attempts([sprite], targets)
        return Refuse(attempts, Target("card", str(sprite.id))) if attempts else None

    def _arranged(self, sprite: Sprite, point: Point) -> Intent | None:
        if sprite.zone in self.board.table.view.ordered:
            return None
        poses = self.board.plan.poses
        others = [one for one in self.board.table.zones[sprite.zone] if one is not sprite]
        place = place_in([poses[one.id] for one in others], point)
        return None if place == self.board.table.place(sprite) else Arrange(sprite.id, place)
