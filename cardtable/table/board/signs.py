"""Signs that tell without words what an event did: whom it skipped, which way the play goes.

The layout file names their motions (`Effect.motion`); here is where each begins and ends on this
table, and what is painted of it. Moods are signs, too: how people look for a moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

import pygame

from cardtable.engine.events import Said
from cardtable.engine.notation import Seat
from cardtable.presenter.layoutfile import Effect, Mood, Motion, TableData, owner_of
from cardtable.presenter.model import Table
from cardtable.presenter.status import aimed_at
from cardtable.presenter.words import cards_in, complete, fill, on_turn
from cardtable.table.board.board import Board
from cardtable.table.board.cloth import Cloth
from cardtable.table.drawing import effects
from cardtable.table.drawing.avatars import FALLS, GOES, STANDS, Announced, announced, falling
from cardtable.table.drawing.effects import Point
from cardtable.table.drawing.stage import Item

FINALE = 1.5  # seconds that a win is celebrated
RESULT = 0.47  # of the table's height: where the ribbon of the sign at the end lies
GAIN = 2.0  # times as long as other motions: it is read before it flies
HALTS = 0.45  # of a hand's time: so long all is red after it has come down
MANY = 36  # bits that fly for a win
MOOD_LASTS = 1.6  # seconds
BULGE = 0.17  # of a unit: by so much a leap keeps off the plate that it passes
ROUND = (0.62, 0.4)  # of the table: how wide and high the way round it is
MIDDLE = 0.44  # … and how low its middle
Kind: TypeAlias = Motion | Literal["call", "win", "gain"]
"""What the layout file may name, and what every table has: a turn that begins, and the end."""
Rects: TypeAlias = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """A motion on its way; places are left, top, width and height."""

    kind: Kind
    begin: float
    seconds: float
    rects: Rects
    """Where it goes, one after the other: plates, or the cards it is about."""
    way: int = 1
    """1 for clockwise on the screen, -1 for the other way round."""
    words: str = ""
    count: int = 0
    """How many bits fly."""

    def share(self, now: float) -> float:
        """How much of it is over, from 0 to 1."""
        return max(0.0, min(1.0, (now - self.begin) / self.seconds))


class Signs:
    """The motions that are on their way on one board."""

    def __init__(self, board: Board) -> None:
        self.now = 0.0
        self.shown: tuple[Sign, ...] = ()
        self._board = board
        self._waiting: list[Said] = []
        self._said: tuple[Announced, float] | None = None

    @property
    def animating(self) -> bool:
        """Whether anything here looks different in the next frame."""
        return bool(self.shown) or (self._said is not None and not self._board.pace.still)

    def said(self, said: Said) -> None:
        """An event's word is due: begin its motion, or keep it until it is known who is next."""
        effect = self._board.data.effect(said)
        if not self._board.pace.still:
            self._pay(said, effect)
        if effect.later:
            self._waiting.append(said)
        elif effect.strikes and not self._board.pace.still:
            self._strike(said, effect.motion)

    def turned(self) -> list[Effect]:
        """It is known who is next: what waited for that begins, and has its sound now."""
        begun: list[Effect] = []
        for said in self._waiting:
            effect, (rects, way) = self._board.data.effect(said), self._course(said)
            begun.append(effect)
            if rects and not self._board.pace.still:
                self._begin(effect.motion, rects, way)
        self._waiting.clear()
        return begun

    def your_turn(self) -> None:
        """The reader is to play: their plate and their cards say so."""
        board = self._board
        if board.pace.still:
            return
        self._begin("call", (_tuple(board.plan.plates[board.reader]),))
        poses, zones = board.plan.poses, board.plan.zones
        mine = [one for one in board.table.sprites() if owner_of(one.zone) == board.reader]
        hand = [one for one in mine if zones[one.zone].kind == "fan"]
        numbers = [one.id for one in hand or mine if poses[one.id].shown]
        gap = min(0.035, 0.3 / max(1, len(numbers)))
        board.feel.jolt(sorted(numbers, key=lambda one: poses[one].x), "hop", gap=gap)

    def ending(self, what: Announced, winners: Sequence[Seat], *, rains: bool) -> float:
        """The game is over: the sign says what that is to the reader; for how many seconds.

        Where it `rains` the winners are celebrated in this table's own manner, too.
        """
        board = self._board
        board.light.end()
        self._said = what, self.now
        lasts = FALLS + STANDS + GOES
        area, plates = pygame.Rect(board.plan.area), board.plan.plates
        middle = area.centerx, area.y + area.h * RESULT
        board.light.shine("end", middle, board.pace, lasts + (GOES if board.pace.still else -GOES))
        if board.pace.still:
            return lasts
        board.blow.land(FALLS)
        for seat in winners[:1] if rains else ():
            start = pygame.Rect(plates[seat])
            if seat == board.reader:
                start.center = area.centerx, area.bottom
            self._add("win", start, self.now + FALLS, FINALE, count=MANY)
        return lasts

    def announced(self) -> tuple[Announced, float] | None:
        """What the sign at a game's end says, and how many seconds ago it ended."""
        if self._said is None:
            return None
        what, since = self._said
        return what, FALLS if self._board.pace.still else self.now - since

    def clear(self) -> None:
        """Nothing is on its way any more."""
        self.shown, self._said = (), None
        self._waiting.clear()

    def update(self, now: float) -> bool:
        """Set the time, and remove what is over; true if the picture changes."""
        self.now = now
        before = self.shown
        self.shown = tuple(one for one in before if now < one.begin + one.seconds)
        return bool(before) or self.animating

    def _add(
        self, kind: Kind, rect: pygame.Rect, begin: float, seconds: float,
        words: str = "", count: int = 0,
    ) -> None:  # fmt: skip
        self.shown += (Sign(kind, begin, seconds, (_tuple(rect),), words=words, count=count),)

    # --- inside -----------------------------------------------------------------------------------

    def _begin(self, kind: Kind, rects: Rects, way: int = 1) -> None:
        self.shown += (Sign(kind, self.now, self._board.pace.sign, rects, way),)

    def _pay(self, said: Said, effect: Effect) -> None:
        """What each seat gets or loses by it flies there, from the cards that are looked at."""
        board, about = self._board, {**said.about, "seat": said.seat}
        told = {str(about.get(key)): (key, words) for key, words in effect.gains.items()}
        told = {seat: told[seat] for seat in told if complete(told[seat][1], about)}
        start = board.plan.zones.get(effect.beside)
        for number, (seat, (key, words)) in enumerate(told.items() if start is not None else ()):
            if start is None or seat not in board.plan.plates:
                continue
            share = (number + 1) / (len(told) + 1)
            here = pygame.Rect(round(start.rect.x + start.rect.w * share), 0, 0, 0)
            here.centery = round(start.rect.centery)
            if (card := self._card(str(about.get(effect.gained_by.get(key, ""), "")))) is not None:
                here.centerx = card.centerx
            rects = (_tuple(here), _tuple(board.plan.plates[seat]))
            seconds = board.pace.sign * GAIN
            self.shown += (Sign("gain", self.now, seconds, rects, words=fill(words, about, str)),)

    def _card(self, name: str) -> pygame.Rect | None:
        """Where a card lies that an event names; None for none, or where it isn't seen."""
        cards, poses = cards_in(name), self._board.plan.poses
        for one in self._board.table.sprites():
            if one.card and one.card in cards and one.id in poses:
                return pygame.Rect(poses[one.id].rect)
        return None

    def _named(self, said: Said) -> list[int]:
        """The cards the event names, or else those of the last move."""
        board = self._board
        named = str(said.about.get(board.data.effect(said).of, ""))
        cards = cards_in(named)
        found = [one.id for one in board.table.sprites() if one.card and one.card in cards]
        return found or [one for one in board.marks if one in board.plan.poses]

    def struck(self, said: Said) -> pygame.Rect | None:
        """Where the cards lie that it strikes; None where there are none."""
        places = [pygame.Rect(self._board.plan.poses[one].rect) for one in self._named(said)]
        return places[0].unionall(places[1:]) if places else None

    def _strike(self, said: Said, kind: Motion) -> None:
        """Cards are struck: those the event names, or else those of the last move."""
        board, numbers, struck = self._board, self._named(said), self.struck(said)
        board.feel.jolt(numbers, "shake" if kind == "shake" else "punch")
        if kind == "shake":
            return
        if kind == "halt":
            board.blow.land(board.pace.sign * effects.HAND_FALLS)
        if struck is None:
            return
        self._begin(kind, (_tuple(struck),))
        if kind == "halt":
            falls, lasts = board.pace.sign * effects.HAND_FALLS, board.pace.sign * HALTS
            board.light.shine("halt", pygame.Rect(struck).center, board.pace, lasts, falls)

    def _course(self, said: Said) -> tuple[Rects, int]:
        """The places that a motion visits, and which way round it goes."""
        board, effect = self._board, self._board.data.effect(said)
        plates, view = board.plan.plates, board.table.view
        if effect.motion == "turn":
            told = said.about.get(effect.of, view.state.get(effect.of, 1))
            around = tuple(_tuple(plates[seat]) for seat in view.seats if seat in plates)
            return around, -1 if str(told).startswith("-") else 1
        named = _seats(said.about.get(effect.of))
        after = [view.turn or ""] if effect.motion == "leap" else []
        stops = [seat for seat in (said.seat or "", *named, *after) if seat in plates]
        found = tuple(_tuple(plates[seat]) for seat in stops)
        return (found if len(found) > 1 else ()), 1


def _seats(told: object) -> list[Seat]:
    """The seats that a detail of an event names: as a list, or in words."""
    return [str(one) for one in told] if isinstance(told, (list, tuple)) else str(told).split()


def _tuple(rect: pygame.Rect | pygame.FRect) -> tuple[int, int, int, int]:
    found = pygame.Rect(rect)
    return found.x, found.y, found.w, found.h


# --- what is painted of them ----------------------------------------------------------------------


def paint_signs(
    cloth: Cloth, shown: Sequence[tuple[Sign, float]], read: Sequence[Item] = ()
) -> None:
    """The pictures of these signs, each with how much of it is over.

    Bits that fly at the end of a game pass behind what is `read`.
    """
    bits: list[Item] = []
    other: list[Item] = []
    for number, (sign, share) in enumerate(shown):
        items = bits if sign.kind == "win" else other
        items += _painted(cloth, ("sign", number), sign, share)
    places = [one.rect for one in bits]
    over = [one for one in read if one.rect.collidelist(places) >= 0]
    cloth.items += [*bits, *over, *other]


def _painted(cloth: Cloth, key: tuple[str, int], sign: Sign, share: float) -> Iterator[Item]:
    theme, unit, area = cloth.theme, cloth.unit, pygame.Rect(cloth.plan.area)
    rects = [pygame.Rect(one) for one in sign.rects]
    match sign.kind:
        case "leap" | "pass":
            yield from _barred(cloth, key, rects, share)
            course = partial(effects.along, _course(cloth, rects))
            yield effects.light(theme, key, course, share, unit)
        case "turn":
            around = pygame.Rect(0, 0, round(area.w * ROUND[0]), round(area.h * ROUND[1]))
            around.center = area.centerx, round(area.y + area.h * MIDDLE)
            yield effects.round_trip(theme, key, around, sign.way, share, unit)
        case "halt" | "waver":
            sure, high = sign.kind == "halt", round(effects.HAND * unit)
            whole = pygame.Rect(0, 0, high, high)
            whole.center = rects[0].center
            middle = whole.clamp(area).center
            yield effects.hand(theme, key, middle, share, unit, sure=sure)
        case "win":
            how = cloth.board.data.finale
            flight = effects.Flight(how.way, how.of, area, rects[0].center, unit, sign.count)
            yield from effects.flying(theme, key, flight, share)
        case "gain":
            start, end = rects[0].center, rects[1].center
            yield effects.gain(theme, key, sign.words, start, end, share, unit)
        case "call":
            yield effects.called(theme, key, rects[0], share)
            line = pygame.Rect(0, 0, round(unit * 0.5), round(unit * 0.05))
            line.center = round(cloth.plan.prompt[0]), round(cloth.plan.prompt[1] + unit * 0.015)
            yield effects.gleam(theme, (key, "gleam"), line, share)


def announcement(cloth: Cloth, what: Announced, age: float) -> None:
    """The sign at a game's end, so many seconds after it."""
    area, (large, seen) = pygame.Rect(cloth.plan.area), falling(age)
    image = announced(cloth.theme, what, cloth.unit, area.w)
    if large != 1:
        image = pygame.transform.scale_by(image, large)
    middle = area.centerx, area.y + round(area.h * RESULT)
    cloth.put("announced", image, stamp=(what, large, seen), alpha=round(255 * seen), center=middle)


def _barred(
    cloth: Cloth, key: tuple[str, int], rects: Sequence[pygame.Rect], share: float
) -> Iterator[Item]:
    """The bars before those whom a light leaps over, one after the other."""
    for place, rect in enumerate(rects[1:-1]):
        passed = (share - 0.18 - 0.3 * place / len(rects)) / 0.7
        if 0 < passed < 1:
            yield effects.barred(cloth.theme, (key, "barred", place), rect, passed)


def _course(cloth: Cloth, rects: Sequence[pygame.Rect]) -> list[Point]:
    """From the first place to the last, past those between on the side of the piles."""
    area = cloth.plan.area
    middle = pygame.Vector2(area.centerx, area.y + area.h * MIDDLE)
    way: list[Point] = [rects[0].center]
    for rect in rects[1:-1]:
        inwards = middle - pygame.Vector2(rect.center)
        found = pygame.Vector2(rect.center)
        if inwards.length() > 0:
            found += inwards.normalize() * (BULGE * cloth.unit)
        way.append((found.x, found.y))
    if len(rects) == 2:
        half = pygame.Vector2(rects[0].center).lerp(pygame.Vector2(rects[1].center), 0.5)
        half = half.lerp(middle, 0.25)
        way.append((half.x, half.y))
    return [*way, rects[-1].center]


# --- moods ----------------------------------------------------------------------------------------


class Moods:
    """How people look for a moment after something has happened to them, as the layout file says.

    Faces follow what everybody is told, and nothing else: no hand can be read in them.
    """

    def __init__(self) -> None:
        self._shown: dict[Seat, tuple[Mood, float]] = {}
        """Each person's mood, and until when it lasts."""

    def said(self, said: Said, effect: Effect, table: Table, now: float) -> None:
        """An event has been told: those whom it touches show it."""
        about = {**table.view.state, **said.about, "seat": said.seat}
        for key, mood in effect.moods.items():
            named = str(about.get(key))
            lying = (one.zone for one in table.sprites() if one.card and one.card.name == named)
            self._shown[owner_of(next(lying, "")) or named] = mood, now + MOOD_LASTS

    def update(self, now: float) -> bool:
        """Let what has lasted long enough pass; true if something did."""
        past = [seat for seat, (_, until) in self._shown.items() if now >= until]
        for seat in past:
            del self._shown[seat]
        return bool(past)

    def clear(self) -> None:
        """The table shown has changed, or its reader."""
        self._shown.clear()

    def of(self, seat: Seat, table: Table, data: TableData) -> Mood:
        """How somebody looks now."""
        if seat in self._shown:
            return self._shown[seat][0]
        if aimed_at(table.view, data.table) == seat:
            return "startled"
        return "thinking" if on_turn(table.view, data.table) == seat else ""
