"""One reader's table in motion: events go in, sprites travel, the picture follows.

The state of the game is always ahead of it, never behind: whatever happens (a resize, an undo,
another reader), `reset` shows a view at once and nothing that was under way matters any more.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from pygame import FRect, Rect

from cardtable.engine.cards import Card
from cardtable.engine.events import Event, Moved, Revealed, Said, Shuffled, Turned
from cardtable.engine.notation import Seat
from cardtable.engine.view import View
from cardtable.presenter.layoutfile import Effect, TableData, owner_of
from cardtable.presenter.model import Notes, Sprite, Table
from cardtable.presenter.status import closed_zones, made_up
from cardtable.presenter.words import on_turn
from cardtable.table.board.card_feel import Feel, Sway
from cardtable.table.board.layout import make_plan, reaches
from cardtable.table.board.motion import (
    Arc,
    Blow,
    Cue,
    EventLight,
    Fire,
    Lamp,
    Motion,
    Pace,
    Queue,
    Ticks,
    Windup,
    snatch,
)
from cardtable.table.board.plan import USUAL, LaidGuide, Plan, Pose, Sizes, Standing, corner_of
from cardtable.table.drawing.card_pictures import Transform

STRUCK = "cards"
"""Where a flash is when it is not on a zone: on the cards that set off with it."""
TOP = 8  # so many cards of a pack are seen to be shuffled
STRIKE = 0.65  # of a punch: how a heap shakes on which cards land, 2.5 degrees
SWELLS = 0.5  # of its size: so much larger the card that ends a game is on its way
NEARER = 0.06  # of its size: so much larger is a card that is high above the table
BENDS = 0.25  # of its way: so far a card's way bends upwards at most
SHOWS = 0.75  # of its turn: from then on a card's face can be read
DECIDES = 0.2  # seconds in which a card that has turned is looked at, before a sign says its effect
NEXT_GAP = 0.8  # of a stagger, between moves that follow one another
DEAL_GAPS = 1.17, 0.58  # of a stagger, between the first cards that are dealt, and the last
DEAL_BENDS = 0.08  # of its way: so far the way of a card bends that is dealt
DIPS, RISES = 0.0055, 0.014  # units: the reader's card dips before it flies, others' rise


class MoveDone(NamedTuple):
    """What was told of the table before a move, and what is told after it."""

    before: Notes
    after: Notes


Due: TypeAlias = Said | Effect | MoveDone
"""An event's word; a sound or light, as the cards that it goes with set off; the end of a move."""


class Board:
    """The table model, where its sprites are and where they go."""

    _reaches: tuple[object, dict[str, Rect]] | None = None

    def __init__(self, view: View, data: TableData, pace: Pace, area: Rect) -> None:
        self.data = data
        self.pace = pace
        self.area = area
        self.corner: tuple[float, float] = (0, 0)
        self.guide: LaidGuide | None = None
        """The card guide as the scene has laid it (`lay_guide`): piles open beside it."""
        self.sizes = USUAL
        """How large text and cards are to be."""
        self.table = self._tabled(view)
        self.motion = Motion()
        self.queue = Queue()
        self.feel = Feel()
        """How cards differ from where they lie while they are pressed or struck."""
        self.sway = Sway()
        self.watched = True
        """Whether anybody is at the window: else nothing moves just for show."""
        self.fire = Fire()
        self.blow = Blow()
        self.lamp = Lamp()
        self.light = EventLight()
        self.ticks = Ticks()
        """Scores that have just changed."""
        self.raised: set[int] = set()
        """Cards that are chosen, and lie a little higher."""
        self.standing: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
        """Cards that stand because they may be played, and those that sink."""
        self.held: set[int] = set()
        """Cards that follow the pointer: their places are not ours."""
        self.marks: frozenset[int] = frozenset()
        """The cards of the last move."""
        self.lately: Sequence[Card | None] = ()
        """The cards that moved last."""
        self.striking: frozenset[int] = frozenset()
        """Cards that lie where they strike another, and count nothing there."""
        self.travelling: set[int] = set()
        """Cards on their way from one zone to another; they fly over all others."""
        self.version = 0
        """Changes whenever anything that rests may have changed."""
        self.read_for = 0.0
        """Seconds in which what was told last is read, if it holds anything up."""
        self.heard_at = 0.0
        """Where it happened what was last heard, from -1 at the table's left to 1 at its right."""
        self.struck: Rect | None = None
        """Where the cards lay that last went off with a flash."""
        self.changed = False
        """Whether the picture changed with the last `update`."""
        self.opened: frozenset[str] = frozenset()
        """Heaps that are spread out."""
        self._come: set[int] = set()  # cards whose last event took them to another zone
        self._settled: dict[int, float] = {}
        self._decided_at = -math.inf
        """Until when nothing is announced, so that a card that has turned can be looked at."""
        self._fallen_due: list[Due] = []
        self._let_go: set[int] = set()
        """Cards that the hand has just let go of: they drop, and don't fly."""
        self._hard: set[int] = set()  # cards under way that land hard
        self._abroad: set[int] = set()
        """Cards that are being shown somewhere before they go where the event says."""
        self.plan: Plan = self._planned()
        self._put_all()

    @property
    def reader(self) -> Seat:
        """The seat at the bottom."""
        return self.table.view.seat

    @property
    def others(self) -> set[Seat]:
        """All other seats."""
        return {*self.table.view.seats} - {self.reader}

    @property
    def busy(self) -> bool:
        """Whether anything is under way or waits to be."""
        return len(self.queue) > 0 or not self.motion.resting

    @property
    def unfolding(self) -> bool:
        """Whether events are being shown, and not just cards making room."""
        return len(self.queue) > 0 or bool(self.travelling)

    @property
    def arriving(self) -> set[int]:
        """Cards on their way to another zone: nothing counts them there until they land."""
        return self.travelling & self._come

    @property
    def sways(self) -> bool:
        """Whether the reader's cards sway, and the cloth glimmers."""
        return self.pace.sways and self.watched

    @property
    def lively(self) -> bool:
        """Whether anything looks different in the next frame, if only for show."""
        moves = self.busy or bool(self.feel.moving) or self.fire.burns
        lit = self.light.lasts or self.lamp.glides or self.ticks.lasts
        return moves or self.blow.lasts or lit or self.sways

    @property
    def shift(self) -> tuple[int, int]:
        """By how many pixels all that is seen is out of its place, to the right and down."""
        return self.blow.shift(self.plan.unit)

    def at(self, number: int) -> Transform:
        """How to draw a sprite now."""
        at = self.motion.at(number)
        if at.high:
            at = at._replace(height=at.height * (1 + NEARER * at.high))
        return self.feel.on(number, self.sway.on(number, at))

    # --- what comes in ----------------------------------------------------------------------------

    def reset(
        self,
        view: View,
        past: Sequence[Sequence[Event]] = (),
        *,
        glide: bool = False,
        covered: bool = False,
    ) -> None:
        """Show this view, whatever was under way. With `glide` known cards travel there.

        `past` is all that has happened since the deal, step by step: rows keep their gaps.
        `covered`: nobody is known to sit there, so the view is what all people know.
        """
        carried = [(one, self.motion.at(one.id)) for one in map(self.table.find, self.held) if one]
        self.queue.clear()
        self._settled.clear()
        self._decided_at = -math.inf
        self._abroad.clear()
        self.travelling.clear()
        self.held.clear()
        self._calm()
        self.marks = self.striking = frozenset()
        if view.seat != self.reader or covered != self.table.covered:
            # nothing of the one hand may be seen while the other appears
            glide = False
            self.raised.clear()
            self.standing = frozenset(), frozenset()  # where a back stands tells which card it is
            self.feel.shade((), fades=False)
            self.opened, self.lately, self.struck = frozenset(), (), None
            self.table = self._tabled(view, covered=covered)
        else:
            self.table.closed = closed_zones(self.data, view, covered=covered)
            self.table.reset(view)
        self.table.line_up(past)
        self.motion.forget(one.id for one in self.table.sprites())
        self.plan = self._planned()
        self.ticks.show(self._scores())
        if glide and not self.pace.still:
            self._aim_all(self.pace.settle * 1.6)
        else:
            self._put_all()
        for number, at in self._stand_ins(carried) if covered else ():
            self.motion.put(number, at)

    def _stand_ins(
        self, carried: Sequence[tuple[Sprite, Transform]]
    ) -> Iterator[tuple[int, Transform]]:
        """The sprites that are now what these were: by their cards, or the last of their zone."""
        for place, (before, at) in enumerate(carried, 1):
            run = self.table.zones[before.zone]
            yield next((one for one in run if one.card is before.card), run[-place]).id, at

    @property
    def corner_rect(self) -> Rect:
        """Where the icons stand, in the upper right corner or in the left one."""
        return corner_of(self.area, self.corner, self.sizes)

    @property
    def reaches(self) -> dict[str, Rect]:
        """Where each zone's cards ever lie, whatever lies there now, in a window of that size."""
        stamp = tuple(self.area), self.corner, self.sizes, self.reader
        if self._reaches is None or self._reaches[0] != stamp:
            rooms = reaches(self.table, self.data, self.area, self.sizes, self.corner)
            self._reaches = stamp, rooms
        return self._reaches[1]

    def resize(
        self,
        area: Rect,
        corner: tuple[float, float],
        sizes: Sizes = USUAL,
    ) -> None:
        """Follow the window. What is under way has arrived, what waits goes on waiting."""
        self.version += 1
        if (area, corner, sizes) == (self.area, self.corner, self.sizes):
            return  # only the pictures are new
        self.area, self.corner, self.sizes = area, corner, sizes
        self.motion.finish()
        self._abroad.clear()
        self.travelling.clear()
        self._settled.clear()
        self._decided_at = -math.inf
        self._calm()
        self.plan = self._planned()
        self._put_all()

    def _calm(self) -> None:
        """Nothing burns, jolts or shakes any more."""
        self.fire.go_out()
        self.feel.clear()
        self.blow.end()
        self.lamp.end()
        self.light.end()
        self._hard.clear()

    def add_step(self, events: Sequence[Event], *, last: bool = False) -> None:
        """Put everything that one line brought about at the end of the queue.

        The card that is played in the `last` step of a game takes its time.
        """
        effects, shows, marked = self._notes(events)
        torn = self._torn(events)
        dealt = self._dealt(events)
        played = (
            number
            for number, event in enumerate(events)
            if isinstance(event, Moved) and owner_of(event.src) and event.src != event.dst
        )
        grand = next(played, None) if last else None
        hard = self._hit(events, effects) | torn.keys()
        for number, event in enumerate(events):
            if number in shows:
                self.queue.add(
                    Cue(partial(self._show_at, event, shows[number]), partial(self._due, event))
                )
                self.queue.add(Cue(self._shown, _always))
            effect = effects.get(number)
            burns = effect is not None and effect.fire
            if effect is not None and burns:
                self.queue.add(Cue(partial(self._ignite, event, effect), partial(self._due, event)))
            take = partial(
                self._take, event, effect, mark=number in marked,
                torn=torn.get(number, frozenset()), dealt=dealt.get(number),
                hard=number in hard,
                grand=number == grand,
            )  # fmt: skip
            self.queue.add(Cue(take, partial(self._due, event)))
            if isinstance(event, Said):
                self.queue.add(Cue(partial(self._hold, event), _always))
            if isinstance(event, Shuffled) and event.slots is None:
                self._shuffle(event.zone)

    def update(self, now: float) -> Iterator[Due]:
        """Let it become that late; what falls due by then, each before anything else happens.

        Nothing happens unless it is iterated. `changed` says then whether the picture changed.
        """
        shaken = self.blow.lasts
        now = self.blow.time(now)
        before = self.motion.moving
        self.motion.now = now
        # before anything moves: a card that was let go of sets off from there, and not home first
        taken = yield from self._take_due(now)
        self.motion.update(now)
        self.feel.still = self.pace.still
        felt = self.feel.update(now)
        swayed = self.sway.update(now, self.in_hand() if self.sways else None)
        taken = (yield from self._take_due(now)) or taken
        after = self.motion.moving
        self._let_go &= after
        self._strike(self.travelling - after)
        self.travelling &= after
        burns = self.fire.update(now)
        lit, ticked = self.light.update(now), self.ticks.lasts
        if self.ticks.update(now, self._scores()):
            yield Effect("tick")
        if self.pace.still:
            self.ticks.show(self._scores())
        ticked = ticked or self.ticks.lasts
        if before != after or taken or ticked:
            self.version += 1
        glides = self._move_lamp(now)
        moved = before or after or taken or felt or swayed or shaken
        self.changed = bool(moved or burns or lit or glides or ticked)

    def _scores(self) -> dict[Hashable, object]:
        """Everybody's score that stands at the table, by seat."""
        spec, state = self.plan.composed.score, self.table.view.state
        told = state.get(spec.key) if spec is not None else None
        found: dict[Hashable, object] = dict(told) if isinstance(told, dict) else {}
        if (sums := self.plan.composed.sum) is not None:
            found |= {
                seat: made_up(self.table, sums, seat, self.arriving)
                for seat in self.table.view.seats
            }
        return found

    def _move_lamp(self, now: float) -> bool:
        """The lamp goes to whose turn it is; whether it is under way."""
        seat = on_turn(self.table.view, self.plan.composed) or ""
        person = self.plan.people.get(seat)
        place = person.portrait.center if person is not None else None
        return self.lamp.update(now, seat, place, self.pace.glide)

    def _take_due(self, now: float) -> Generator[Due, None, bool]:
        """Take all cues that are due by then; whether there were any."""
        taken = False
        while self.queue.take(now):
            taken = True
            yield from self._due_now()
        return taken

    def in_hand(self) -> list[int]:
        """The cards that the reader holds."""
        zones = self.plan.zones
        mine = [
            name for name in zones if owner_of(name) == self.reader and zones[name].kind == "fan"
        ]
        return [one.id for name in mine for one in self.table.zones[name]]

    def _strike(self, landed: set[int]) -> None:
        """Cards have landed: they give a little, and the heap that they fell on shakes."""
        self.feel.jolt(landed, "land")
        if not self._hard.isdisjoint(landed):
            self._hard.clear()
            self.blow.land()
        for name, zone in self.plan.zones.items() if landed else ():
            cards = [one.id for one in self.table.zones[name]]
            if zone.kind == "heap" and not landed.isdisjoint(cards):
                shown = [one for one in cards if self.plan.poses[one].shown and one not in landed]
                self.feel.jolt(shown, "punch", strength=STRIKE)

    def rush(self) -> Iterator[Due]:
        """Let all happen that is under way or waits; what falls due by that, as in `update`."""
        while self.queue.take_early():
            yield from self._due_now()
        self.motion.finish()
        self._calm()
        self._abroad.clear()
        self.travelling.clear()
        self._settled.clear()
        self._decided_at = -math.inf
        self.replan(0)
        self.motion.finish()

    def choose(
        self,
        chosen: Sequence[int],
        held: Sequence[int],
        standing: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset()),
    ) -> None:
        """Which cards are chosen, which of them follow the pointer; which stand, and which sink."""
        before = (self.raised, self.held, self.standing)
        if (set(chosen), set(held), standing) != before:
            self.raised, self.held, self.standing = set(chosen), set(held), standing
            self.feel.shade(standing[1] - self.raised)
            self.replan(self.pace.settle)

    def spread(self, zones: Iterable[str]) -> None:
        """Spread these heaps out, and put all others together."""
        if frozenset(zones) != self.opened:
            self.opened = frozenset(zones)
            self.replan(self.pace.settle)

    def replan(self, seconds: float) -> None:
        """Work the places out anew; every card goes to its own."""
        self.plan = self._planned()
        self._aim_all(seconds)

    def way(self, event: Moved) -> list[tuple[Rect, Rect]]:
        """From where to where its cards will go that lie open where they leave: into their pan."""
        goal = self.plan.zones[event.dst]
        slots = goal.slots or [goal.rect]
        rules, run = self.table.view.rules, self.table.zones[event.src]
        return [
            (Rect(self.plan.poses[one.id].rect),
             Rect(slots[-1 if rules.game.worth(rules, one.card) < 0 else 0]))
            for one in run if one.card is not None and one.card in event.cards
        ]  # fmt: skip

    def release(self, number: int, pose: Pose | Transform) -> None:
        """A card was let go of here: wherever it goes next, it starts from this place."""
        self.feel.forget(number)
        if isinstance(pose, Transform):
            pose = pose._replace(height=pose.height / (1 + NEARER * pose.high))
        self.motion.put(number, pose)
        self._let_go.add(number)

    # --- inside -----------------------------------------------------------------------------------

    def _due_now(self) -> list[Due]:
        fallen, self._fallen_due = self._fallen_due, []
        return fallen

    def _planned(self) -> Plan:
        guide = self.guide
        return make_plan(
            self.table,
            self.data,
            self.area,
            opened=self.opened,
            sizes=self.sizes,
            standing=Standing(frozenset(self.raised - self.held), *self.standing),
            corner=self.corner,
            aid=FRect(guide.rect) if guide and guide.rect and self.sizes.aided else None,
        )

    def _tabled(self, view: View, *, covered: bool = False) -> Table:
        return Table(view, closed_zones(self.data, view, covered=covered), covered=covered)

    def _put_all(self) -> None:
        for number, pose in self.plan.poses.items():
            self.motion.put(number, pose)
        self.version += 1

    def _aim_all(self, seconds: float, but: Sequence[int] = ()) -> None:
        for number, pose in self.plan.poses.items():
            if number in self.held or number in self._abroad or number in but:
                continue
            if number in self.travelling and number in self.motion:
                # its goal may have shifted a little; it gets there in the time that it has left
                self.motion.bend(number, pose)
            else:
                self.motion.aim(number, pose, seconds)
        self.version += 1

    def _shuffle(self, zone: str) -> None:
        """A pack is parted and laid together twice, when its turn comes."""

        def part(side: int) -> float:
            if side == 1:
                self._hear(self.plan.poses[one.id] for one in self.table.zones[zone])
                self._fallen_due.append(Effect("shuffle"))
            return 0.0 if self.pace.still else self._part(zone, side)

        def gather() -> float:
            self.replan(self.pace.settle)
            return self.pace.settle

        for side in (1, -1):
            self.queue.add(Cue(partial(part, side), _always))
            self.queue.add(Cue(gather, _always))

    def _part(self, zone: str, side: int) -> float:
        """Half of the cards on top go to each side, one by one; the seconds until they lie."""
        for place, one in enumerate(self.table.zones[zone][-TOP:]):
            pose = self.plan.poses[one.id]
            way = side * (1 if place % 2 else -1) * pose.height * 0.42
            aside = pose._replace(x=pose.x + way, angle=-way / pose.height * 14, shown=True)
            self.travelling.add(one.id)
            delay = place * self.pace.stagger * 0.2
            self.motion.aim(one.id, aside, self.pace.settle, delay=delay)
        self.version += 1
        return self.pace.settle + TOP * self.pace.stagger * 0.2

    def _notes(
        self, events: Sequence[Event]
    ) -> tuple[dict[int, Effect], dict[int, Seat], set[int]]:
        """Effects, detours and marks of a step, by the number of the event that they belong to.

        A word is said after its cards have moved; its effects belong to the moving.
        """
        effects: dict[int, Effect] = {}
        shows: dict[int, Seat] = {}
        marked: set[int] = set()
        moves: list[int] = []
        then = ""
        for number, event in enumerate(events):
            if isinstance(event, Moved) and event.src:
                moves.append(number)
                effects[number] = Effect(then, STRUCK) if then else Effect("lay")
                then = ""
            elif isinstance(event, Said):
                effect = self.data.effect(event)
                then = effect.then
                if (effect.sound and not effect.later) or effect.flash or effect.one:
                    effects[moves[0] if moves else number] = effect
                shown_to = str(event.about.get(effect.via, ""))
                if moves and shown_to in self.table.view.seats:
                    shows[moves[-1]] = shown_to
                if effect.mark:
                    marked.update(moves)
                moves = []
        return effects, shows, marked

    @staticmethod
    def _hit(events: Sequence[Event], effects: Mapping[int, Effect]) -> set[int]:
        """The moves that end with a blow: of the cards that set a pile on fire."""
        burning = [number for number, effect in effects.items() if effect.fire]
        moves = [number for number, event in enumerate(events) if isinstance(event, Moved)]
        before = [max((one for one in moves if one < fire), default=-1) for fire in burning]
        return set(before) - {-1}

    @staticmethod
    def _dealt(events: Sequence[Event]) -> dict[int, float]:
        """The moves of a deal, each with how much of it is over by then; of another step, none."""
        moves = [number for number, event in enumerate(events) if isinstance(event, Moved)]
        if not any(isinstance(event, Moved) and not event.src for event in events):
            return {}
        return {number: place / len(moves) for place, number in enumerate(moves)}

    def _torn(self, events: Sequence[Event]) -> dict[int, frozenset[str]]:
        """The cards, by name, that an event's move tears away from somebody."""
        found: dict[int, frozenset[str]] = {}
        moves: list[int] = []
        for number, event in enumerate(events):
            if isinstance(event, Moved):
                moves.append(number)
            elif isinstance(event, Said):
                effect = self.data.effect(event)
                if moves and effect.motion == "snatch":
                    found[moves[-1]] = frozenset(str(event.about.get(effect.of, "")).split())
                moves = []
        return found

    def _ignite(self, event: Event, effect: Effect) -> float:
        """Its cards burn where they lie; the seconds until they are gone."""
        numbers = [one.id for one in self.table.touched(event)]
        if self.pace.still or not any(self.plan.poses[number].shown for number in numbers):
            return 0.0
        self._hear(self.plan.poses[number] for number in numbers)
        self._fallen_due.append(effect)
        self.fire.light(numbers, self.plan.poses, self.motion.now, self.pace.burn)
        if self.fire.blaze is not None:
            middle = Rect(self.fire.blaze.rect).center
            self.light.shine("burn", middle, self.pace, self.pace.burn)
        self.version += 1
        return self.pace.burn

    def _due(self, event: Event, now: float) -> bool:
        if self._looked_at(event) and now < self._decided_at:
            return False
        if isinstance(event, Turned) or self._looked_at(event):
            return self.travelling.isdisjoint(self.motion.moving)
        if isinstance(event, Said):
            return not any(map(self._hides_face, self.travelling))
        return all(self._settled.get(one.id, 0.0) <= now for one in self.table.touched(event))

    def _looked_at(self, event: Event) -> bool:
        """Whether cards are to lie still before this is said, so that they can be looked at."""
        if not isinstance(event, Said):
            return False
        effect = self.data.effect(event)
        return bool(effect.beside or effect.banner)

    def _hides_face(self, number: int) -> bool:
        """Whether a card is on its way that will show its face, and doesn't yet."""
        pose = self.plan.poses.get(number)
        return pose is not None and pose.face and self.motion.at(number).turn < SHOWS

    def _show_at(self, event: Event, seat: Seat) -> float:
        """A card goes to the seat that it is shown to, before it goes where it will lie."""
        if self.pace.still or not isinstance(event, Moved):
            return 0.0
        block = self.plan.blocks.get(seat)
        sprites = self.table.touched(event)
        if block is None or not sprites:
            return 0.0
        one = sprites[0]
        known = next((card for card in event.cards if card is not None), None)
        if known is not None:
            one.art = known
        height = round(self.plan.unit * 0.2)
        pose = Pose(block.centerx, block.centery, height, 0.0, face=True)
        self.travelling.add(one.id)
        self._abroad.add(one.id)
        self.motion.aim(one.id, pose, self.pace.travel, arc=Arc(self.plan.unit * 0.03, 1.0))
        self.version += 1
        return self.pace.travel

    def _shown(self) -> float:
        """The card has come to whom it is shown; the seconds until they have seen it."""
        self.feel.jolt(self._abroad, "punch", strength=2.0)
        return self.pace.rest * 2.2 if self._abroad else 0.0

    def _take(
        self,
        event: Event,
        effect: Effect | None,
        *,
        mark: bool,
        torn: frozenset[str],
        dealt: float | None = None,
        hard: bool = False,
        grand: bool = False,
    ) -> float:
        """Fold one event and let its cards set off; the seconds until the next may come."""
        burnt = bool(self.fire.hidden) and effect is not None and effect.fire
        if effect is not None and effect.flash == STRUCK:
            places = [Rect(self.plan.poses[one.id].rect) for one in self.table.touched(event)]
            self.struck = places[0].unionall(places[1:]) if places else None
        before = self.table.notes
        moved = self.table.fold(event)
        self.version += 1
        if effect is not None and not burnt:
            self._fallen_due.append(effect)
        if isinstance(event, Moved):
            self._hard |= {one.id for one in moved} if hard and not self.pace.still else set()
            self.lately = event.cards
            struck = effect is not None and effect.strikes
            self.striking = frozenset(one.id for one in moved) if struck else frozenset()
        if isinstance(event, Said):
            self._fallen_due.append(event)
            return 0.0
        if isinstance(event, Turned):
            self.replan(self.pace.settle)  # what cards mean may decide how they lie
            self._fallen_due.append(MoveDone(before, self.table.notes))
        lying = [one.id for one in moved if one.id in self.motion]
        backs = [one for one in lying if not self.motion.at(one).turn]
        hold = self._depart(
            event, effect, moved, mark=mark, torn=torn, burnt=burnt, dealt=dealt, grand=grand
        )
        turned = [one for one in backs if self.plan.poses[one].face and one in self._settled]
        if turned and not self.pace.still:
            self._decided_at = (
                max(map(self._settled.__getitem__, turned)) - self.pace.rest + DECIDES
            )
        return hold

    def _depart(
        self,
        event: Event,
        effect: Effect | None,
        moved: Sequence[Sprite],
        *,
        mark: bool,
        torn: frozenset[str],
        burnt: bool,
        dealt: float | None,
        grand: bool,
    ) -> float:
        """Cards set off to where they lie now; the seconds until the next may come."""
        if not moved:
            return 0.0
        for one in moved:
            self._abroad.discard(one.id)
        numbers = {one.id for one in moved}
        comes = isinstance(event, Moved) and event.src != event.dst
        self._come = self._come | numbers if comes else self._come - numbers
        if mark:
            self.marks = frozenset(one.id for one in moved if self._worth_marking(one))
        self.plan = self._planned()
        self._hear(self.plan.poses[one.id] for one in moved)
        if isinstance(event, Moved) and not event.src:
            self._aim_all(0.0)
            return 0.0
        if burnt:
            return self._burn_down(moved)
        tear = any(one.card and one.card.name in torn for one in moved)
        if dealt is not None and not self.pace.still:
            return self._deal(moved, dealt)
        one_by_one = effect is not None and effect.one
        windup = self._windup(event) if not tear else None
        hold = self._set_off(moved, one_by_one=one_by_one, tear=tear, windup=windup, grand=grand)
        if isinstance(event, Revealed):
            hold += self.pace.turn + self.pace.rest
        return hold

    def _burn_down(self, moved: Sequence[Sprite]) -> float:
        """Cards have burnt: what is left of them lies where it belongs."""
        self.fire.burn_down()
        numbers = [one.id for one in moved]
        for number in numbers:
            self.motion.put(number, self.plan.poses[number])
        self._aim_all(self.pace.settle, numbers)
        return self.pace.rest

    def _hold(self, said: Said) -> float:
        """Seconds in which a word is read before its cards move.

        Where they have done something to each other, they are marked and looked at.
        """
        effect = self.data.effect(said)
        held = 0.0 if self.pace.still and not effect.beside else max(effect.hold, self.read_for)
        self.read_for = 0.0
        if effect.strikes:
            held = max(held, self.pace.sign * 0.6)
        if not effect.then:
            return held
        named = set(said.about.values())
        found = [one.id for one in self.table.sprites() if one.card and one.card.name in named]
        self.marks = frozenset(found)
        return max(held, self.pace.travel + 3 * self.pace.rest)

    def _deal(self, moved: Sequence[Sprite], share: float) -> float:
        """Cards are thrown to where they lie, and spin; the seconds until the next may be.

        `share` of all cards have been dealt: they come faster and faster.
        """
        gap = self.pace.stagger * (DEAL_GAPS[0] + (DEAL_GAPS[1] - DEAL_GAPS[0]) * share)
        numbers = [one.id for one in moved]
        for place, number in enumerate(numbers):
            pose = self.plan.poses[number]
            at = self.motion.at(number)
            if not at.turn:
                self.motion.spin(number)
            far = math.hypot(at.x - pose.x, at.y - pose.y)
            seconds, delay = self.pace.deal, gap * place
            self.motion.aim(number, pose, seconds, delay=delay, arc=Arc(far * DEAL_BENDS, 1.0))
            self.travelling.add(number)
            self._settled[number] = self.motion.now + delay + seconds + self.pace.rest
        self._aim_all(self.pace.settle, numbers)
        return gap * len(numbers)

    def _windup(self, event: Event) -> Windup | None:
        """What cards do that are about to leave somebody's hand or row, before they do."""
        if not isinstance(event, Moved) or self.pace.still:
            return None
        owner, zone = owner_of(event.src), self.plan.zones.get(event.src)
        if zone is None or not owner or zone.kind in {"stack", "heap"}:
            return None
        if owner == self.reader:
            return Windup(self.pace.dip, 0.0, DIPS * self.plan.unit)
        return Windup(self.pace.rise, 0.0, -RISES * self.plan.unit)

    def _set_off(
        self,
        moved: Sequence[Sprite],
        *,
        one_by_one: bool = False,
        tear: bool = False,
        windup: Windup | None = None,
        grand: bool = False,
    ) -> float:
        pace, now = self.pace, self.motion.now
        numbers = [one.id for one in moved]
        gap = pace.stagger if len(numbers) < 6 else pace.stagger * 5 / len(numbers)
        if one_by_one:
            gap = pace.travel * 0.75
        for place, number in enumerate(numbers):
            pose = self.plan.poses[number]
            seconds = self._travel(number, pose)
            self.held.discard(number)
            delay = gap * place
            if tear:
                seconds, delay = seconds * 2, 0.0
            way, arc = snatch if tear else None, self._arc(number, pose, tear=tear)
            first = windup if number not in self._let_go else None
            if grand and seconds:
                seconds, arc = max(seconds, pace.last), arc._replace(swell=SWELLS)
                self.light.shine("last", (pose.x, pose.y), pace, seconds + pace.rest, delay)
            self.motion.aim(number, pose, seconds, delay=delay, arc=arc, way=way, windup=first)
            delay += first.seconds if first else 0.0
            self.travelling.add(number)
            self._settled[number] = now + delay + seconds + pace.rest if seconds else now
        self._aim_all(pace.settle, numbers)
        return gap * (len(numbers) - 1) + pace.stagger * NEXT_GAP

    def _travel(self, number: int, pose: Pose) -> float:
        """Seconds for a card's way: a short one takes less, but never nothing."""
        if self.pace.still or number not in self.motion:
            return 0.0
        at = self.motion.at(number)
        far = (abs(at.x - pose.x) + abs(at.y - pose.y)) / max(1.0, self.plan.unit) * 0.8
        if number in self._let_go:
            return self.pace.drop + self.pace.travel * far
        return self.pace.travel * min(1.3, 0.45 + far)

    def _arc(self, number: int, pose: Pose, *, tear: bool) -> Arc:
        """How far a card's way bends upwards, and how high it leads: a short one hardly does."""
        if number not in self.motion or number in self._let_go:
            return Arc()
        at = self.motion.at(number)
        far, most = (
            math.hypot(at.x - pose.x, at.y - pose.y),
            self.plan.unit * (0.1 if tear else 0.035),
        )
        lift = min(most, far * BENDS)
        return Arc(lift, lift / most)

    def _hear(self, poses: Iterable[Pose]) -> None:
        """What is heard next comes from where these cards lie."""
        across = [pose.x for pose in poses]
        if across:
            far = sum(across) / len(across) - self.area.centerx
            self.heard_at = max(-1.0, min(1.0, 2 * far / max(1, self.area.w)))

    def _worth_marking(self, one: Sprite) -> bool:
        """Cards that went into somebody else's closed hand are not pointed at."""
        look = self.data.look(one.zone)
        shown = look is None or not look.closed or self.table.reads(one.zone)
        return shown or owner_of(one.zone) == ""


def _always(now: float) -> bool:
    """Nothing has to come to rest before."""
    del now
    return True
