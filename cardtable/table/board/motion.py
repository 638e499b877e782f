"""Motion: tweens of sprites' poses, the queue in which events are taken one by one, and fire.

Nothing here knows a clock: every call is told what time it is. A tween is keyed by sprite and
attribute, so that a new aim replaces the old one wherever the card is just then.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from pygame import Rect

from cardtable.presenter.palette import Rgb, mix
from cardtable.table.board.plan import Pose
from cardtable.table.drawing.card_pictures import Transform
from cardtable.table.drawing.stage import glide

Attribute: TypeAlias = Literal["place", "height", "angle", "turn"]
Ease: TypeAlias = Callable[[float], float]
FIRE_AFTER = 0.66  # of its time: so long sparks and smoke stay after burning cards have gone
FIRE_SEEN = 6  # so many cards, the uppermost, are seen to burn; what lies deeper just goes


def land(t: float) -> float:
    """Sets off quickly, goes a hair too far and comes back: a card has weight."""
    u = t - 1
    return 1 + 1.5 * u**3 + 0.5 * u**2


def snatch(t: float) -> float:
    """Tugs three times, and then gives way all at once: somebody held on to it."""
    if t < 0.55:
        return 0.035 * (1 - math.cos(t / 0.55 * 6 * math.pi)) * (0.4 + t)
    return swing((t - 0.55) / 0.45)


def swing(t: float) -> float:
    """Gentle at both ends."""
    return t * t * (3 - 2 * t)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds that things take."""

    travel: float
    """A card across half of the table."""
    turn: float
    settle: float
    """Cards that make room, come home or rise."""
    stagger: float
    """Between two cards of one event, and between events that don't have to wait."""
    rest: float
    """Between an event and the next one that concerns the same cards."""
    sways: bool = False
    """Whether the reader's cards move a little while nothing happens."""

    @property
    def drop(self) -> float:
        """A card that was let go of just above where it is to lie."""
        return self.travel * 0.22

    @property
    def deal(self) -> float:
        """A card that is dealt."""
        return self.travel * 0.72

    @property
    def last(self) -> float:
        """The card that ends a game."""
        return self.travel * 1.67

    @property
    def dip(self) -> float:
        """A card of the reader's, before it flies."""
        return self.travel * 0.12

    @property
    def rise(self) -> float:
        """Somebody else's card, before it flies."""
        return self.travel * 0.29

    @property
    def burn(self) -> float:
        """Until cards that burn are gone."""
        return self.travel * 2.15

    @property
    def glide(self) -> float:
        """The lamp, from whose turn it was to whose it is."""
        return self.travel * 0.76

    @property
    def sign(self) -> float:
        """A motion that tells what happened."""
        return self.travel * 2.4

    @property
    def still(self) -> bool:
        """Whether there is no motion at all."""
        return self.travel == 0


PACES: Mapping[str, Pace] = {
    "lively": Pace(0.42, 0.26, 0.2, 0.06, 0.3, sways=True),
    "normal": Pace(0.42, 0.26, 0.2, 0.06, 0.3),
    "short": Pace(0.2, 0.13, 0.1, 0.025, 0.12),
    "off": Pace(0.0, 0.0, 0.0, 0.0, 0.0),
}


class Arc(NamedTuple):
    """How a card's way over the table differs from a straight one."""

    lift: float = 0.0
    """How far it bends upwards."""
    soar: float = 0.0
    """How high above the table it leads: 1 is as high as a card usually flies."""
    swell: float = 0.0
    """How much larger the card is half way, of its size."""


class Windup(NamedTuple):
    """What a card does before it flies: one sees whose it is, and that it will."""

    seconds: float
    x: float
    y: float
    """So far to the right and down it moves meanwhile."""


@dataclass(slots=True)
class _Tween:
    start: tuple[float, ...]
    end: tuple[float, ...]
    begin: float
    seconds: float
    ease: Ease
    lift: float = 0.0
    """How far the way bends upwards."""
    soar: float = 0.0
    """How high above the table it leads: 1 is as high as a card ever flies."""
    swell: float = 0.0
    """How much more it is half way."""
    windup: Windup | None = None

    def at(self, now: float) -> tuple[float, ...]:
        if now >= self.begin + self.seconds:
            return self.end
        if now <= self.begin:
            return self._wound(swing(self._gathered(now)), self.start)
        t = (now - self.begin) / self.seconds
        eased = self.ease(t)
        values = [a + (b - a) * eased for a, b in zip(self.start, self.end, strict=True)]
        if self.lift or self.soar:
            arc = max(0.0, math.sin(math.pi * eased))
            values[1] -= self.lift * arc
            values[2] += self.soar * arc
        if self.swell:
            values[0] += self.swell * math.sin(math.pi * t) ** 2
        return self._wound(1 - eased, tuple(values))

    def _gathered(self, now: float) -> float:
        """How much of its windup is over."""
        if self.windup is None:
            return 0.0
        return max(0.0, 1 - (self.begin - now) / self.windup.seconds)

    def _wound(self, share: float, place: tuple[float, ...]) -> tuple[float, ...]:
        """A place with a share of the windup's way."""
        if self.windup is None or not share:
            return place
        return place[0] + share * self.windup.x, place[1] + share * self.windup.y, *place[2:]


class Motion:
    """Where every sprite is now, and where it is going."""

    def __init__(self) -> None:
        self._values: dict[int, dict[Attribute, tuple[float, ...]]] = {}
        self._tweens: dict[tuple[int, Attribute], _Tween] = {}
        self.now = 0.0

    def __contains__(self, number: int) -> bool:
        return number in self._values

    @property
    def moving(self) -> set[int]:
        """The sprites that are under way."""
        return {number for number, _ in self._tweens}

    @property
    def turning(self) -> set[int]:
        """The sprites whose angle changes on the way."""
        return {number for number, attribute in self._tweens if attribute == "angle"}

    @property
    def resting(self) -> bool:
        """Whether nothing is under way."""
        return not self._tweens

    def at(self, number: int) -> Transform:
        """How to draw a sprite now."""
        values = self._values[number]
        (x, y, high), (height,), (angle,), (turn,) = (
            values["place"], values["height"], values["angle"], values["turn"],
        )  # fmt: skip
        return Transform(x, y, height, angle, turn, high)

    def put(self, number: int, pose: Pose | Transform) -> None:
        """A sprite is there, at once."""
        high = pose.high if isinstance(pose, Transform) else 0.0
        turn = pose.turn if isinstance(pose, Transform) else float(pose.face)
        self._values[number] = {
            "place": (pose.x, pose.y, high),
            "height": (pose.height,),
            "angle": (pose.angle,),
            "turn": (turn,),
        }
        for attribute in self._values[number]:
            self._tweens.pop((number, attribute), None)

    def aim(
        self,
        number: int,
        pose: Pose,
        seconds: float,
        *,
        delay: float = 0.0,
        arc: Arc | None = None,
        way: Ease | None = None,
        windup: Windup | None = None,
    ) -> None:
        """A sprite sets off from wherever it is; what is already right is left alone.

        `arc` is how its way differs from a straight one, `way` how it gets on if not as cards
        usually do. A `windup` comes after the delay, and before all that.
        """
        if number not in self._values:
            self.put(number, pose)
            return
        goals: dict[Attribute, tuple[float, ...]] = {
            "place": (pose.x, pose.y, 0.0),
            "height": (pose.height,),
            "angle": (pose.angle,),
            "turn": (float(pose.face),),
        }
        delay += windup.seconds if windup is not None else 0.0
        for attribute, goal in goals.items():
            key = (number, attribute)
            running = self._tweens.get(key)
            swells = arc is not None and arc.swell > 0 and attribute == "height"
            if (running.end if running else self._values[number][attribute]) == goal and not swells:
                continue
            if seconds <= 0:
                self._tweens.pop(key, None)
                self._values[number][attribute] = goal
                continue
            ease = way or (
                swing if attribute == "turn" else land if arc is not None and arc.lift else glide
            )
            start = self._values[number][attribute]
            found = _Tween(start, goal, self.now + delay, seconds, ease)
            if attribute == "place":
                found.windup = windup
            if arc is not None and attribute == "place":
                found.lift, found.soar = arc.lift, arc.soar
            elif arc is not None and attribute == "height":
                found.swell = arc.swell * goal[0]
            self._tweens[key] = found

    def bend(self, number: int, pose: Pose) -> None:
        """A sprite that is under way arrives there instead, at the time at which it would."""
        place = self._tweens.get((number, "place"))
        if place is None:
            self.aim(number, pose, 0.0)
            return
        left = max(0.01, place.begin + place.seconds - self.now)
        if place.end[:2] != (pose.x, pose.y):
            delay = max(0.0, place.begin - self.now)
            arc = Arc(place.lift * 0.5, place.soar * 0.5)
            self.aim(number, pose, left - delay, delay=delay, arc=arc)

    def spin(self, number: int) -> None:
        """A sprite that lies face down lies there the other way round, which looks the same."""
        self._values[number]["angle"] = (self._values[number]["angle"][0] - 180.0,)

    def tallest(self, number: int) -> float:
        """How high a sprite is at the larger end of its way."""
        height = self._tweens.get((number, "height"))
        return max(height.start[0], height.end[0]) if height else self._values[number]["height"][0]

    def forget(self, keep: Iterable[int]) -> None:
        """Drop every sprite but these."""
        kept = set(keep)
        for number in [one for one in self._values if one not in kept]:
            del self._values[number]
        for key in [one for one in self._tweens if one[0] not in kept]:
            del self._tweens[key]

    def update(self, now: float) -> None:
        """Let it become that late."""
        self.now = now
        for (number, attribute), tween in list(self._tweens.items()):
            self._values[number][attribute] = tween.at(now)
            if now >= tween.begin + tween.seconds:
                del self._tweens[number, attribute]

    def finish(self) -> None:
        """Everything arrives at once."""
        for (number, attribute), tween in self._tweens.items():
            self._values[number][attribute] = tween.end
        self._tweens.clear()


class Cue(NamedTuple):
    """Something in the queue: what to do when its turn comes, and whether it has come."""

    take: Callable[[], float]
    """Does it; the seconds until the next one may be taken."""
    due: Callable[[float], bool]
    """Whether it can be done at that time: the cards that it concerns have come to rest."""


class Queue:
    """Cues, taken one after the other, each when the sprites that it concerns have come to rest.

    So cards are dealt in quick succession, but a ten lies on the pile before the pile goes.
    """

    def __init__(self) -> None:
        self._cues: deque[Cue] = deque()
        self._free_at = 0.0

    def __len__(self) -> int:
        return len(self._cues)

    def add(self, cue: Cue) -> None:
        """Put a cue at the end."""
        self._cues.append(cue)

    def clear(self) -> None:
        """Forget what has not been taken."""
        self._cues.clear()
        self._free_at = 0.0

    def take(self, now: float) -> bool:
        """Take the next cue, if it is due by then; false if there is none or it isn't."""
        if not self._cues or now < self._free_at or not self._cues[0].due(now):
            return False
        self._free_at = now + self._cues.popleft().take()
        return True

    def take_early(self) -> bool:
        """Take the next cue, due or not; false if there is none."""
        self._free_at = 0.0
        if self._cues:
            self._cues.popleft().take()
            return True
        return False


# --- the lamp -------------------------------------------------------------------------------------


class Lamp:
    """The light at whose turn it is: it glides from one portrait to the next."""

    def __init__(self) -> None:
        self._of = ""
        self._place: tuple[float, float] | None = None
        """Where it is to be."""
        self._start, self._begin, self._seconds, self._now = (0.0, 0.0), -math.inf, 0.0, 0.0

    @property
    def glides(self) -> bool:
        """Whether it is under way."""
        return self._now < self._begin + self._seconds

    @property
    def at(self) -> tuple[int, int] | None:
        """Where it is, while it is under way."""
        if not self.glides or self._place is None:
            return None
        share = swing((self._now - self._begin) / self._seconds)
        x, y = (a + (b - a) * share for a, b in zip(self._start, self._place, strict=True))
        return round(x), round(y)

    def update(
        self, now: float, of: str, place: tuple[float, float] | None, seconds: float
    ) -> bool:
        """Let it become that late, while the lamp of that seat is there; true if it moves.

        It takes so many seconds from one seat to another.
        """
        glided = self.glides
        start = self.at or self._place
        self._now = now
        if of != self._of and place is not None and start is not None and seconds:
            self._start, self._begin, self._seconds = start, now, seconds
        if place is not None:
            self._of, self._place = of, place
        return glided or self.glides

    def end(self) -> None:
        """It is where it is to be; where it was says nothing of where it will come from."""
        self._of, self._place, self._begin = "", None, -math.inf


# --- the light of an event ------------------------------------------------------------------------


class Glow(NamedTuple):
    """How an event lights a table; seconds are those of the usual pace."""

    level: Rgb
    """What is left far from it of each channel, of 255."""
    pool: Rgb
    """How much brighter it is where it is."""
    reach: float
    """Units."""
    sink: float
    """Seconds until it is as dark as it gets …"""
    back: float
    """… and from then until all is as before."""
    over: bool = False
    """It falls on the reader's hand, too: nothing is played from that any more."""


GLOWS: Mapping[str, Glow] = {
    "burn": Glow((115, 102, 92), (112, 52, 12), 0.82, 0.12, 0.6),
    "halt": Glow((196, 104, 96), (92, 10, 4), 0.75, 0.08, 0.5),
    "last": Glow((122, 116, 124), (30, 22, 6), 0.7, 0.25, 0.6, over=True),
    "end": Glow((82, 76, 80), (36, 26, 8), 0.8, 0.2, 0.2),
}
SINK_STEPS, DARK_STEPS = 4, 10  # pictures from bright to dark, and from dark to bright
_UNLIT = (255, 255, 255), (0, 0, 0)


class Shining(NamedTuple):
    """The light of an event as it is at this moment."""

    level: Rgb
    pool: Rgb
    at: tuple[int, int]
    reach: float
    """Units."""
    over: bool
    """Whether it falls on the reader's hand, too."""


class EventLight:
    """What an event does to the light of a table: all else sinks into the dark, and comes back."""

    def __init__(self) -> None:
        self._glow: Glow | None = None
        self._begin, self._until, self._scale, self._now = 0.0, 0.0, 1.0, 0.0
        self._place = (0.0, 0.0)
        self._before: Shining | None = None
        """The light out of which it becomes what it is."""

    def shine(
        self, kind: str, place: tuple[float, float], pace: Pace, seconds: float, delay: float = 0.0
    ) -> None:
        """Shine there for so many seconds, as that `kind` of `GLOWS` does, now or after a delay."""
        if pace.still and kind != "end":
            return  # but how a game ended is seen without any motion, too
        self._before = self.now
        self._glow, self._place = GLOWS[kind], place
        self._scale = 1e-9 if pace.still else pace.travel / PACES["normal"].travel
        self._begin = self._now + (-1 if pace.still else delay)
        self._until = self._now + delay + seconds

    @property
    def lasts(self) -> bool:
        """Whether anything is to be seen of it, now or soon."""
        return self._glow is not None

    @property
    def now(self) -> Shining | None:
        """How it shines; None while all is lit as ever."""
        glow = self._glow
        if glow is None:
            return None
        sunk = _share(self._now - self._begin, glow.sink * self._scale, SINK_STEPS)
        back = _share(self._now - self._until, glow.back * self._scale, DARK_STEPS)
        first = self._before
        if sunk <= 0:
            return first
        if back >= 1:
            return None
        level, pool = first[:2] if first else _UNLIT
        level, pool = mix(level, glow.level, sunk), mix(pool, glow.pool, sunk)
        level, pool = mix(level, _UNLIT[0], back), mix(pool, _UNLIT[1], back)
        x, y = self._place
        if first is not None:
            x, y = (a + (b - a) * sunk for a, b in zip(first.at, self._place, strict=True))
        return Shining(level, pool, (round(x), round(y)), glow.reach, glow.over)

    def update(self, now: float) -> bool:
        """Let it become that late; true if the picture may change."""
        before = self.now
        self._now = now
        if self._glow is not None and now >= self._until + self._glow.back * self._scale:
            self._glow = None
        return before != self.now

    def end(self) -> None:
        """All is lit as ever."""
        self._glow = self._before = None


def _share(since: float, seconds: float, steps: int) -> float:
    """How much of a gentle change is over, in few steps: each is a new map of the light."""
    return round(swing(max(0.0, min(1.0, since / seconds))) * steps) / steps


# --- numbers that change --------------------------------------------------------------------------


TICKS, GROWS = 0.16, 0.25  # seconds, and by what part of its size a number is larger half way
TICK_STEPS = 8


class Ticks:
    """Numbers that have just changed: each swells for a moment, so that it is seen to."""

    def __init__(self) -> None:
        self._known: Mapping[Hashable, object] = {}
        self._since: dict[Hashable, float] = {}
        self._now = 0.0

    @property
    def lasts(self) -> bool:
        """Whether any of them is larger than it is at rest."""
        return bool(self._since)

    def size(self, key: Hashable) -> float:
        """How large a number is now, of its size."""
        share = (self._now - self._since.get(key, -math.inf)) / TICKS
        if not 0 < share < 1:
            return 1.0
        return 1 + GROWS * math.sin(math.pi * round(share * TICK_STEPS) / TICK_STEPS)

    def update(self, now: float, numbers: Mapping[Hashable, object]) -> bool:
        """Let it become that late, and these be the numbers; whether any of them has changed."""
        self._now = now
        changed = [key for key in numbers if self._known.get(key, numbers[key]) != numbers[key]]
        self._known = numbers
        self._since = {key: since for key, since in self._since.items() if now < since + TICKS}
        self._since |= dict.fromkeys(changed, now)
        return bool(changed)

    def show(self, numbers: Mapping[Hashable, object]) -> None:
        """These are the numbers; nothing has happened to them."""
        self._known = numbers
        self._since.clear()


# --- what lands hard ------------------------------------------------------------------------------


STOP, SHAKES, SHAKEN = 0.06, 0.16, 2.0  # seconds, seconds, and pixels of a window 720 high


class Blow:
    """What a hard landing does to a whole table: its time stands still, and then it shakes."""

    def __init__(self) -> None:
        self._begin = -math.inf
        self._lag = 0.0
        """Seconds in which it has stood still so far."""
        self._now = 0.0

    @property
    def lasts(self) -> bool:
        """Whether it is still to be seen, or to come."""
        return self._now < self._begin + STOP + SHAKES

    def land(self, delay: float = 0.0) -> None:
        """Something lands hard, now or in so many seconds."""
        if not self.lasts:
            self._lag += STOP if self._begin > -math.inf else 0.0
            self._begin = self._now + delay

    def time(self, now: float) -> float:
        """Let it become that late; what time it is at the table then."""
        self._now = now
        stopped = min(STOP, now - self._begin) if self._begin > -math.inf else 0.0
        return now - self._lag - max(0.0, stopped)

    def shift(self, unit: float) -> tuple[int, int]:
        """By how many pixels all that is seen is out of its place, to the right and down."""
        share = (self._now - self._begin - STOP) / SHAKES
        if not 0 < share < 1:
            return 0, 0
        far = SHAKEN * max(1.0, unit / 720) * (1 - share)
        turn = share * SHAKES * 2 * math.pi / 0.05
        return round(far * math.sin(turn)), round(far * math.cos(turn))

    def end(self) -> None:
        """Everything stands where it belongs."""
        if self.lasts:
            self._lag += max(0.0, min(STOP, self._now - self._begin))
            self._begin = -math.inf


# --- fire -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Blaze:
    """Cards that burn where they lie: which ones, since when, and for how long."""

    begin: float
    seconds: float
    """Until its cards are gone."""
    cards: tuple[int, ...]
    """The sprites that are seen to burn, the uppermost last."""
    hidden: frozenset[int]
    """All of its sprites: they are not drawn as cards any more."""
    rect: tuple[int, int, int, int]
    """Where they lie: left, top, width and height."""
    spent: bool = False
    """Whether the cards are gone."""

    def share(self, now: float) -> float:
        """How much of the cards' time is over; beyond 1 only sparks and smoke are left."""
        return max(0.0, (now - self.begin) / self.seconds)

    def over(self, now: float) -> bool:
        """Whether nothing of it is left."""
        return self.share(now) >= 1 + FIRE_AFTER


class Fire:
    """The fire of one board: nothing burns, cards do, or sparks and smoke are left of them."""

    def __init__(self) -> None:
        self.blaze: Blaze | None = None
        self.scorched: Rect | None = None
        """Where the last one has left a trace on the table."""

    @property
    def burns(self) -> bool:
        """Whether anything is to be seen of it."""
        return self.blaze is not None

    @property
    def hidden(self) -> frozenset[int]:
        """The cards that are drawn by the fire, and not where they lie."""
        return self.blaze.hidden if self.blaze and not self.blaze.spent else frozenset()

    def light(
        self, numbers: Iterable[int], poses: Mapping[int, Pose], now: float, seconds: float
    ) -> None:
        """Set these sprites on fire; they are gone after so many seconds."""
        self.blaze = blaze(numbers, poses, now, seconds)
        self.scorched = None

    def burn_down(self) -> None:
        """The cards are gone, and lie where they are counted."""
        if self.blaze is not None:
            self.blaze = replace(self.blaze, spent=True)
            self.scorched = Rect(self.blaze.rect)

    def update(self, now: float) -> bool:
        """Let it become that late; true if the picture changes."""
        burned = self.burns
        if self.blaze is not None and self.blaze.over(now):
            self.blaze = None
        return burned

    def go_out(self) -> None:
        """Nothing burns any more, and nothing shows that it did."""
        self.blaze = self.scorched = None


def blaze(numbers: Iterable[int], poses: Mapping[int, Pose], now: float, seconds: float) -> Blaze:
    """A fire that begins now, on these cards."""
    every = [number for number in numbers if number in poses]
    seen = [number for number in poses if number in every and poses[number].shown][-FIRE_SEEN:]
    places = [Rect(poses[number].rect) for number in seen]
    rect = places[0].unionall(places[1:])
    around = (rect.x, rect.y, rect.w, rect.h)
    return Blaze(now, seconds, tuple(seen), frozenset(every), around)
