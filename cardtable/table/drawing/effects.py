"""What burns, flies and flashes: fire, coins, stars, and the signs of a move."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, hypot, log, pi, sin
from random import Random
from typing import NamedTuple, TypeAlias

import pygame

from cardtable.presenter.layoutfile import Shape, Way
from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

# ------------------------------------------------------------------ particles


MOST = 40  # particles at a time
_RATIO = 1.18  # of one size of a particle to the next smaller one
_BALL = 64  # pixels of the ball of light that all others are scaled from


class Dot(NamedTuple):
    """A particle as it is painted now."""

    x: float
    y: float
    size: float
    """Its diameter."""
    colour: Rgb
    tall: float = 1.0
    """How much higher than wide it is."""
    glows: bool = True
    """Whether it is light, and brightens what lies under it; else it covers that."""
    dense: float = 1.0
    """How much of that it covers in its middle."""


def chance(number: int, salt: int) -> float:
    """A number between 0 and 1 that belongs to a particle, always the same one."""
    return abs(sin(number * 127.1 + salt * 311.7) * 43758.5453) % 1.0


def bounds(dots: Sequence[Dot]) -> pygame.Rect:
    """The least rectangle that holds them all."""
    rects = [_place(dot) for dot in dots]
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def paint_dots(surface: pygame.Surface, dots: Iterable[Dot]) -> None:
    """Paint particles, each on those before it."""
    for dot in dots:
        rect = _place(dot)
        dense = 0 if dot.glows else max(1, round(4 * dot.dense))
        ball = _ball(rect.size, _stepped(dot.colour), dense)
        surface.blit(ball, rect, special_flags=pygame.BLEND_RGB_ADD if dot.glows else 0)


def _place(dot: Dot) -> pygame.Rect:
    # few sizes, so that pictures can be used again
    wide = _RATIO ** round(log(max(2.0, dot.size), _RATIO))
    rect = pygame.Rect(0, 0, round(wide), round(wide * dot.tall))
    rect.center = (round(dot.x), round(dot.y))
    return rect


def _stepped(colour: Rgb) -> Rgb:
    return colour[0] // 16 * 16, colour[1] // 16 * 16, colour[2] // 16 * 16


@lru_cache(maxsize=96)
def _ball(size: tuple[int, int], colour: Rgb, dense: int) -> pygame.Surface:
    """A soft ball: light on black, or a puff that is so dense in its middle, from 1 to 4."""
    ball = pygame.transform.smoothscale(_soft(), size)
    if not dense:
        image = pygame.Surface(size)
        image.blit(ball, (0, 0))
        image.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        return image
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*colour, round(255 * dense / 4)))
    image.blit(ball, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return image


@lru_cache(maxsize=1)
def _soft() -> pygame.Surface:
    """A white ball that fades towards its edge."""
    image = pygame.Surface((_BALL, _BALL), pygame.SRCALPHA)
    middle = (_BALL - 1) / 2
    for y in range(_BALL):
        for x in range(_BALL):
            far = min(1.0, ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle)
            image.set_at((x, y), (255, 255, 255, round(255 * (1 - far) ** 1.7)))
    return image


# ------------------------------------------------------------------ fire


FLAMES, SPARKS, PUFFS = 24, 10, 6
BURN_STEPS = 48  # pictures from the first spark until the cards are gone
CATCH = 0.12  # of the time, until the cards begin to char
FINE = 160  # pixels: of cards that are higher, every other pixel each way burns
HEATS = 10  # colours of a flame on its way
CURL = 0.16  # of a card's height: how far its sides roll up
_HEAT: tuple[Rgb, ...] = (
    (255, 226, 140),
    (255, 168, 48),
    (236, 92, 22),
    (168, 40, 14),
    (60, 16, 8),
)
_SMOKE: Rgb = (128, 118, 112)
_CHAR: Rgb = (36, 22, 16)
_COARSE, _FINE = 5, 17  # spots across the two noises by which paper burns
_LEAST = 26  # nothing is charred before it burns


def fire(rect: pygame.Rect, share: float) -> Item:
    """Flames out of what lies there; at a `share` of 1 the cards are gone, and sparks rise on."""
    step = round(share * BURN_STEPS)
    dots = [
        *_smoke(rect, step / BURN_STEPS),
        *_flames(rect, step / BURN_STEPS),
        *_sparks(rect, step / BURN_STEPS),
    ]
    place = bounds(dots)

    def draw(surface: pygame.Surface) -> None:
        paint_dots(surface, dots)

    return Item("fire", place, (step, tuple(rect)), draw)


def burning(card: Item, full: pygame.Rect, share: float, number: int) -> Item:
    """A card that burns: a `share` of its time is over; each `number` burns a little unlike.

    `card` is painted as if the upper left corner of its picture were that of the table, and may be
    smaller than it is; it lies at `full`, in its full size.
    """
    step = round(share * BURN_STEPS)
    burnt = max(0.0, (step / BURN_STEPS - CATCH) / (1 - CATCH))
    side = 1 if chance(number, 1) < 0.5 else -1
    curl = full.h * CURL * burnt * burnt
    place = full.inflate(0, 4 * round(full.h * CURL))

    made: list[pygame.Surface] = []  # painted in several parts, it is made once

    def draw(surface: pygame.Surface) -> None:
        if burnt >= 1:
            return
        if not made:
            made.append(_charred(card, full.size, burnt, number))
        _curled(surface, made[0], full.topleft, curl, side)

    return Item(card.key, place, (card.stamp, step), draw)


def _charred(card: Item, full: tuple[int, int], burnt: float, number: int) -> pygame.Surface:
    """The card as the fire has left it, in its full size."""
    image = pygame.Surface(card.rect.size, pygame.SRCALPHA)
    card.paint(image)
    _char(image, burnt, number)
    return image if image.get_size() == full else pygame.transform.smoothscale(image, full)


def _char(image: pygame.Surface, burnt: float, number: int) -> None:
    """Take away what has burnt; its edge glows, and what is near to it is black."""
    size = image.get_size()
    grain = _paper(size, number % 4)
    gone = round(burnt * 235)
    left = _above(grain, gone, 4)
    near = _above(grain, gone + 10, 3)
    brown = _above(grain, gone + 18, 2)
    brown.fill((*_CHAR, 255), special_flags=pygame.BLEND_RGBA_MAX)
    image.blit(brown, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    glow = left.copy()
    glow.blit(near, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    glow.fill(_HEAT[2], special_flags=pygame.BLEND_RGB_MULT)
    image.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    left.fill((255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
    image.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _above(grain: pygame.Surface, level: int, sharp: int) -> pygame.Surface:
    """Full where the grain is above a level, nothing below; `sharp` is how abruptly it changes."""
    image = grain.copy()
    cut = min(255, max(0, level))
    image.fill((cut, cut, cut, cut), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(sharp):
        image.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return image


@lru_cache(maxsize=24)
def _paper(size: tuple[int, int], kind: int) -> pygame.Surface:
    """How long each spot of a card lasts, as brightness and as alpha: its edges burn first."""
    rng = Random(kind)
    lean = rng.uniform(0, 2 * pi)
    layers = []
    for spots, deep, rough in ((_COARSE, 125, 30), (_FINE, 0, 18)):
        small = pygame.Surface((spots, spots), pygame.SRCALPHA)
        for y in range(spots):
            for x in range(spots):
                u, v = x / (spots - 1) * 2 - 1, y / (spots - 1) * 2 - 1
                far = 1 - max(abs(u), abs(v)) + 0.25 * (u * sin(lean) + v * sin(lean + pi / 2))
                last = round(max(0, deep * far + rng.uniform(0, 2 * rough) + _LEAST / 2))
                small.set_at((x, y), (last, last, last, last))
        layers.append(pygame.transform.smoothscale(small, size))
    layers[0].blit(layers[1], (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return layers[0]


def _curled(
    surface: pygame.Surface, image: pygame.Surface, at: tuple[int, int], curl: float, side: int
) -> None:
    """Paint it in upright strips, those at the sides raised and narrow: paper that rolls up."""
    width, height = image.get_size()
    strips = max(8, min(24, width // 6))
    shrink = 1 - curl / max(1, height) * 0.9
    x = at[0] + width * (1 - shrink) / 2
    for n in range(strips):
        left, right = width * n // strips, width * (n + 1) // strips
        across = (left + right) / width - 1
        up = curl * across * across * (1.25 if across * side > 0 else 0.7)
        part = image.subsurface((left, 0, right - left, height))
        nxt = x + (right - left) * shrink
        wide = max(1, round(nxt) - round(x))
        if wide != right - left:
            part = pygame.transform.scale(part, (wide, height))
        surface.blit(part, (round(x), round(at[1] + curl * 0.5 - up)))
        x = nxt


def _flames(rect: pygame.Rect, share: float) -> list[Dot]:
    """Licking flames; no new ones come once little is left to burn."""
    dots: list[Dot] = []
    for n, key, age, born in _aloft(FLAMES, share, 2, life=(0.3, 0.16), until=0.86):
        strength = min(1.0, born * 5 + 0.35) * min(1.0, (1 - born) * 2.2)
        size = rect.h * (0.3 + 0.2 * chance(key, 4)) * strength * (1 - age) ** 0.6
        x = rect.centerx + rect.w * (chance(key, 5) - 0.5) * 0.92 * (1 - 0.45 * age)
        x += rect.w * 0.05 * sin(age * 5 + 6 * chance(key, 6))
        foot = rect.y + rect.h * (0.35 + 0.6 * chance(key, 7))
        y = foot - rect.h * age * (0.75 + 0.6 * chance(key, 8)) * strength
        # what has cooled lets through what lies behind: soot on a card would look like dirt
        dense = 1 - 0.9 * age * age
        dots.append(Dot(x, y, size, _heat(age), 1.9, glows=n % 3 == 0, dense=dense))
    return dots


def _sparks(rect: pygame.Rect, share: float) -> list[Dot]:
    """Bright bits that fly up, and on after the cards have gone."""
    dots: list[Dot] = []
    for _, key, age, _ in _aloft(SPARKS, share, 11, life=(0.45, 0.25), until=0.98):
        x = rect.centerx + rect.w * (chance(key, 13) - 0.5) * (0.9 + 0.8 * age)
        x += rect.w * 0.08 * sin(age * 7 + key)
        y = rect.bottom - rect.h * (0.2 + age * (1.0 + 0.8 * chance(key, 14)))
        size = max(3.0, rect.w * 0.07) * (1 - age)
        dots.append(Dot(x, y, size, mix(_HEAT[1], _HEAT[2], age)))
    return dots


def _aloft(
    count: int, share: float, seed: int, *, life: tuple[float, float], until: float
) -> Iterator[tuple[int, int, float, float]]:
    """The bits that are in the air, of those that are born again and again `until` then.

    Of each: its number, another one in each of its lives, how much of this one is over, and when it
    was born. A life lasts the first of `life`, and up to the second longer. Times are shares.
    """
    for n in range(count):
        lasts = life[0] + life[1] * chance(n, seed)
        rounds, age = divmod(share / lasts + chance(n, seed + 1), 1.0)
        born = share - age * lasts
        if -0.02 <= born <= until:
            yield n, n + 31 * int(rounds), age, born


def _smoke(rect: pygame.Rect, share: float) -> list[Dot]:
    """A little smoke towards the end."""
    dots: list[Dot] = []
    for n in range(PUFFS):
        age = (share - 0.62 - 0.06 * n) / 0.6
        if not 0 < age < 1:
            continue
        x = rect.centerx + rect.w * (chance(n, 21) - 0.5) * 0.6 + rect.w * 0.1 * sin(3 * age + n)
        y = rect.centery - rect.h * (0.1 + 0.7 * age)
        size = rect.h * (0.25 + 0.5 * age) * min(1.0, (1 - age) * 2)
        dots.append(Dot(x, y, size, _SMOKE, glows=False, dense=0.5 * (1 - age)))
    return dots


def _heat(age: float) -> Rgb:
    """The colour of a flame, from white-hot to hardly to be seen."""
    where = min(0.999, round(age * HEATS) / HEATS) * (len(_HEAT) - 1)
    return mix(_HEAT[int(where)], _HEAT[int(where) + 1], where % 1)


# ------------------------------------------------------------------ coins, stars


FLIGHT_STEPS = 140  # pictures of each
_KINDS = 3  # shades of a shape
_STAR = (
    "M50 2L58 38L84 16L62 42L98 50L62 58L84 84L58 62L50 98L42 62L16 84L38 58L2 50L38 42L16 16"
    "L42 38Z"
)
_WISP = "M62 3C52 25 78 40 78 66A28 29 0 0 1 22 66C22 44 48 40 62 3Z"


class _Bit(NamedTuple):
    """Where one of them is now."""

    x: float
    y: float
    size: float
    fade: float
    wide: float = 1.0
    """How wide it looks, of its width: what tumbles shows its edge now and then."""


class Flight(NamedTuple):
    """What flies, and where."""

    way: Way
    shape: Shape
    area: pygame.Rect
    """The table."""
    start: tuple[float, float]
    """Where they come from, as far as they come from one place."""
    unit: float
    many: int


def flying(theme: Theme, key: Hashable, flight: Flight, share: float) -> Iterator[Item]:
    """All of them at a `share` of their time, each an item of its own."""
    now = round(share * FLIGHT_STEPS) / FLIGHT_STEPS
    for n in range(flight.many):
        bit = _bit(flight, n, now)
        if bit is not None:
            size = max(4, round(bit.size / 2) * 2)
            wide = max(2, round(size * bit.wide / 2) * 2)
            image = _picture(theme, flight, n % _KINDS, (wide, size))
            rect = image.get_rect(center=(round(bit.x), round(bit.y)))
            yield _item((key, n), image, rect, round(255 * max(0.0, min(1.0, bit.fade))))


def _picture(theme: Theme, flight: Flight, kind: int, size: tuple[int, int]) -> pygame.Surface:
    key = ("bit", flight.shape, kind, size)
    return theme.kept(key, lambda: _drawn(theme.palette, flight.shape, kind, size))


def _item(key: Hashable, image: pygame.Surface, rect: pygame.Rect, fade: int) -> Item:
    def draw(surface: pygame.Surface) -> None:
        image.set_alpha(fade)
        surface.blit(image, rect)

    return Item(key, rect, (id(image), fade), draw)


def _bit(flight: Flight, n: int, now: float) -> _Bit | None:
    """Where one of them is; none before it comes and after it has gone."""
    area, unit = flight.area, flight.unit
    age = (now - 0.35 * chance(n, 31)) / 0.62
    if not 0 < age < 1:
        return None
    size = unit * (0.038 + 0.034 * chance(n, 32))
    fade = min(1.0, age * 8, (1 - age) * 4)
    x, y = flight.start
    side = chance(n, 33) - 0.5
    sway = sin(age * (5 + 4 * chance(n, 34)) + n)
    match flight.way:
        case "rise":  # from the whole lower edge, as in a glass
            x = area.x + area.w * (0.08 + 0.84 * chance(n, 35))
            y = area.bottom - area.h * (0.02 + age * (0.5 + 0.4 * chance(n, 36)))
            return _Bit(x + sway * unit * 0.02, y, size * (0.7 + 0.5 * age), fade)
        case "whirl":  # round the middle, wider and wider
            turn = n * 2.4 + age * 4.2
            far = unit * (0.06 + (0.3 + 0.3 * chance(n, 37)) * age)
            x, y = area.centerx + 1.5 * far * cos(turn), area.y + area.h * 0.44 + far * sin(turn)
            return _Bit(x, y, size * 1.2, fade, 0.55 + 0.45 * abs(cos(age * 6 + n)))
        case "fountain":  # up, and down again
            x += side * unit * 1.1 * age
            # someone at the upper edge has less room above
            high = 0.35 + 0.95 * max(0.0, min(1.0, (y - area.y) / area.h - 0.1))
            y += unit * (1.5 * age * age - high * (0.75 + 0.4 * chance(n, 38)) * age)
            return _Bit(x, y, size, fade)
        case "rain":  # from above, tumbling
            x = area.x + area.w * (0.06 + 0.88 * chance(n, 39))
            y = area.y - size + (area.h * (0.72 + 0.3 * chance(n, 40)) + size) * fall(age)
            return _Bit(x, y, size, fade, 0.18 + 0.82 * abs(cos(age * 9 + n)))
        case "soar":  # upwards and apart, slower and slower
            far = 1 - (1 - age) ** 2
            x += side * unit * (0.25 + 1.0 * far) + sway * unit * 0.03
            y -= unit * (0.2 + 0.65 * chance(n, 41)) * far
            return _Bit(x, y, size * 1.35 * (1 - 0.4 * age), fade)


def fall(age: float) -> float:
    """Down, with one small bounce."""
    if age < 0.62:
        return (age / 0.62) ** 2
    t = (age - 0.62) / 0.38
    return 1 - 0.16 * 4 * t * (1 - t)


def _drawn(p: Palette, shape: Shape, kind: int, size: tuple[int, int]) -> pygame.Surface:
    """One of them, as high as it is, and as wide as it looks."""
    fills: dict[Shape, tuple[Rgb, Rgb, Rgb]] = {
        "bubble": ((255, 246, 220), (250, 214, 130), (255, 252, 240)),
        "star": (p.glow, p.paper, p.second),
        "coin": ((236, 190, 84), (214, 214, 208), (206, 150, 62)),
        "wisp": ((255, 240, 206), (240, 196, 150), (206, 190, 240)),
    }
    fill = fills[shape][kind]
    edge = mix(fill, (30, 20, 14), 0.55)
    shine = mix(fill, (255, 255, 255), 0.7)
    style = f'fill="{hex_colour(fill)}" stroke="{hex_colour(edge)}" stroke-width="5"'
    body = ""
    match shape:
        case "bubble":
            body += f'<circle cx="50" cy="50" r="45" {style} fill-opacity="0.62"/>'
            body += f'<circle cx="36" cy="34" r="12" fill="{hex_colour(shine)}"/>'
        case "coin":
            body = f'<circle cx="50" cy="50" r="46" {style}/>'
            body += f'<circle cx="50" cy="50" r="32" {style}/>'
        case "star" | "wisp":
            path = {"star": _STAR, "wisp": _WISP}[shape]
            body = f'<path d="{path}" {style} stroke-linejoin="round"/>'
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f"{body}</svg>"
    )
    image = raster(svg, (size[1], size[1]))
    return image if size[0] == size[1] else pygame.transform.smoothscale(image, size)


# ------------------------------------------------------------------ signs


Point: TypeAlias = tuple[float, float]

SIGN_STEPS = 60  # pictures of each motion
HAND = 0.2  # units that a hand is high
HAND_FALLS = 1 / 6  # of its time, until it is down
GAIN_HIGH = 0.085  # units that what somebody gains is high
GAIN_STAYS = 0.55  # of its time it stays where it is
TAIL = 13  # dots behind the head of a light
_HAND = (
    # a palm that is held up, its four fingers and its thumb, in a box of 100 by 120
    "M30 62V24a7 7 0 0 1 14 0V14a7 7 0 0 1 14 0v8a7 7 0 0 1 14 0v12a6.5 6.5 0 0 1 13 0"
    "V76c0 22-13 38-33 38c-15 0-24-7-31-19L8 67a7.5 7.5 0 0 1 12-9z"
)
_FINGERS = "M44 24V58M58 20V58M72 28V60"


def along(points: Sequence[Point], share: float) -> Point:
    """The point at a share of a smooth way through all of these."""
    count = len(points) - 1
    n = min(count - 1, int(max(0.0, share) * count))
    t = min(1.0, max(0.0, share * count - n))
    before, start = points[max(0, n - 1)], points[n]
    goal, after = points[n + 1], points[min(count, n + 2)]
    x, y = (_spline(before[i], start[i], goal[i], after[i], t) for i in (0, 1))
    return x, y


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Between b and c, on a curve that comes from a and goes on to d (Catmull and Rom's)."""
    turned = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    return 0.5 * (2 * b + (c - a) * t + turned)


def light(
    theme: Theme, key: Hashable, way: Callable[[float], Point], share: float, unit: float
) -> Item:
    """A light with an arrow for its head, on its `way`, a function of a share from 0 to 1."""
    step = round(share * SIGN_STEPS)
    now = step / SIGN_STEPS
    head = min(1.0, now * 1.25)
    fade = min(1.0, (1 - now) * 5)
    return _comets(theme, key, [(way, head, 0.24)], fade, step, unit)


def round_trip(
    theme: Theme, key: Hashable, around: pygame.Rect, way: int, share: float, unit: float
) -> Item:
    """Three lights round the table, the old way and then the new one; `way` is 1 for clockwise."""
    step = round(share * SIGN_STEPS)
    now = step / SIGN_STEPS
    fade = min(1.0, now * 6, (1 - now) * 4)

    def angle(when: float) -> float:
        return way * (2.6 * when * when - 1.3 * when) * 2.1

    points = []
    for n in range(3):

        def place(when: float, n: int = n) -> Point:
            turned = angle(when) + n * 2 * pi / 3 - pi / 2
            x, y = cos(turned) * around.w / 2, sin(turned) * around.h / 2
            return around.centerx + x, around.centery + y

        points.append((place, now, 0.16))
    return _comets(theme, key, points, fade, step, unit)


def _comets(
    theme: Theme,
    key: Hashable,
    found: Sequence[tuple[Callable[[float], Point], float, float]],
    fade: float,
    step: int,
    unit: float,
) -> Item:
    """Lights at a share of their ways, each with a tail over a share of it."""
    glow, size = theme.palette.glow, unit * 0.062
    dots: list[Dot] = []
    heads: list[tuple[pygame.Surface, pygame.Rect]] = []
    for way, head, tail in found:
        for n in range(TAIL, 0, -1):
            back = head - tail * n / TAIL
            if back > 0:
                part = (1 - n / (TAIL + 1)) * fade
                x, y = way(back)
                colour = mix((0, 0, 0), glow, 0.75 * part)
                dots.append(Dot(x, y, size * (0.35 + 0.65 * part), colour))
        (x, y), (x0, y0) = way(head), way(max(0.0, head - 0.02))
        lean = degrees(atan2(y0 - y, x - x0)) if hypot(x - x0, y - y0) > 0.01 else 0.0
        arrow = _arrow(theme, round(size * 1.15), round(lean / 5) * 5)
        place = arrow.get_rect(center=(round(x), round(y)))
        heads.append((arrow, place))
    rect = (
        bounds(dots).unionall([place for _, place in heads])
        if dots
        else (heads[0][1].unionall([place for _, place in heads]))
    )

    def draw(surface: pygame.Surface) -> None:
        paint_dots(surface, dots)
        for arrow, place in heads:
            arrow.set_alpha(round(255 * fade))
            surface.blit(arrow, place)

    return Item(key, rect, step, draw)


def _arrow(theme: Theme, size: int, lean: int) -> pygame.Surface:
    """An arrowhead; it points to the right at 0 degrees."""

    def make() -> pygame.Surface:
        return pygame.transform.rotozoom(
            _shape(theme.palette.glow, "M10 6L94 50L10 94L32 50Z", (size, size), (100, 100)),
            lean, 1.0,
        )  # fmt: skip

    return theme.kept(("sign arrow", size, lean), make)


def _shape(
    colour: Rgb,
    path: str,
    size: tuple[int, int],
    box: tuple[int, int],
    edge: Rgb = (20, 14, 10),
    lines: str = "",
) -> pygame.Surface:
    """A filled shape with an edge; `lines` are drawn on it in the colour of that."""
    folds = f'<path d="{lines}" fill="none" stroke="{hex_colour(edge)}" stroke-width="3.5"/>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {box[0] + 8} {box[1] + 8}" '
        f'width="{box[0] + 8}" height="{box[1] + 8}"><path d="{path}" fill="{hex_colour(colour)}" '
        f'stroke="{hex_colour(edge)}" stroke-width="5" stroke-linejoin="round"/>{folds}</svg>'
    )
    return raster(svg, size)


def barred(theme: Theme, key: Hashable, rect: pygame.Rect, share: float) -> Item:
    """Somebody is passed over: a crossed ring drops on their plate; `share` of its time is over."""
    step = round(share * SIGN_STEPS)
    now = step / SIGN_STEPS
    full = round(rect.h * 0.92)
    size = max(4, round(full * (1 + 0.9 * max(0.0, 1 - now * 7) ** 2)))
    fade = min(1.0, now * 10, (1 - now) * 4)
    image = theme.kept(("barred", full), lambda: _no_entry(theme.palette, full))
    place = pygame.Rect(0, 0, size, size)
    place.center = rect.center
    veil = theme.kept(("veil", rect.size), lambda: _veil(theme, rect.size))

    def draw(surface: pygame.Surface) -> None:
        veil.set_alpha(round(150 * fade))
        surface.blit(veil, rect)
        shown = image if size == full else pygame.transform.smoothscale(image, place.size)
        shown.set_alpha(round(255 * fade))
        surface.blit(shown, place)

    return Item(key, place.union(rect), step, draw)


def _veil(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, (12, 8, 6, 255), image.get_rect(), border_radius=theme.radius)
    return image


def _no_entry(p: Palette, size: int) -> pygame.Surface:
    ring = '<circle cx="50" cy="50" r="38" fill="none" stroke="{}" stroke-width="{}"/>'
    bar = '<path d="M24 76L76 24" stroke="{}" stroke-width="{}"/>'
    paper, ink = hex_colour(p.paper), hex_colour(p.bad)
    parts = [ring.format(paper, 20), bar.format(paper, 18)]
    parts += [ring.format(ink, 13), bar.format(ink, 11)]
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f"{''.join(parts)}</svg>"
    )
    return raster(svg, (size, size))


def hand(
    theme: Theme, key: Hashable, middle: Point, share: float, unit: float, *, sure: bool
) -> Item:
    """A hand comes down flat: stop! Where it is not `sure`, it trembles and sinks away."""
    step = round(share * SIGN_STEPS)
    now = step / SIGN_STEPS
    high = unit * HAND
    drop = max(0.0, 1 - now / HAND_FALLS)
    size = (round(high / 1.2 * (1 + 0.8 * drop)), round(high * (1 + 0.8 * drop)))
    x, y = middle
    fade = min(1.0, now * 8, (1 - now) * 4)
    if not sure and now > 0.25:
        late = (now - 0.25) / 0.75
        x += unit * 0.018 * sin(late * 22) * (1 - late)
        y += unit * 0.09 * late * late
        fade *= 1 - late * 0.6
    p = theme.palette
    fill = p.bad if sure else mix(p.paper, p.line, 0.35)
    whole = (round(high / 1.2), round(high))
    image = theme.kept(
        ("sign hand", whole, sure),
        lambda: _shape(fill, _HAND, whole, (100, 120), p.paper, _FINGERS),
    )
    place = pygame.Rect((0, 0), size)
    place.center = (round(x), round(y))
    dots = _dust(middle, unit, now) if sure else []

    def draw(surface: pygame.Surface) -> None:
        paint_dots(surface, dots)
        shown = image if size == whole else pygame.transform.smoothscale(image, size)
        shown.set_alpha(round(255 * fade))
        surface.blit(shown, place)

    return Item(key, place.union(bounds(dots)) if dots else place, step, draw)


def _dust(middle: Point, unit: float, now: float) -> list[Dot]:
    """What a hand raises that comes down flat: a ring that widens."""
    age = (now - 0.14) / 0.4
    if not 0 < age < 1:
        return []
    far = unit * (0.1 + 0.11 * (1 - (1 - age) ** 2))
    size, colour = unit * 0.045 * (1 - age) + 2, mix((0, 0, 0), (255, 226, 170), 0.55 * (1 - age))
    turns = [n * pi / 10 for n in range(20)]
    x, y = middle
    return [Dot(x + far * cos(t), y + far * 0.8 * sin(t), size, colour) for t in turns]


def gain(
    theme: Theme, key: Hashable, words: str, start: Point, end: Point, share: float, unit: float
) -> Item:
    """A few words, large, that pop up, stay to be read, and fly from `start` to `end`."""
    step = round(share * SIGN_STEPS)
    now = step / SIGN_STEPS
    flown = max(0.0, (now - GAIN_STAYS) / (1 - GAIN_STAYS)) ** 2
    size = min(1.0, now / 0.1) * (1 - 0.45 * flown)
    stamp = ("gain", words, round(unit), round(size * 12))
    image = theme.kept(stamp, lambda: _gain(theme, words, unit * GAIN_HIGH * max(0.2, size)))
    middle = (start[0] + (end[0] - start[0]) * flown, start[1] + (end[1] - start[1]) * flown)
    place = image.get_rect(center=(round(middle[0]), round(middle[1])))

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, place)

    return Item(key, place, step, draw)


def _gain(theme: Theme, words: str, high: float) -> pygame.Surface:
    p = theme.palette
    text = theme.text(words, "heading", p.accent, size=high / theme.line_height("heading") * 0.8)
    wide = max(round(high), text.get_width() + round(high * 0.6))
    image = paint.box(theme, (wide, round(high)), p.paper, border=p.glow, radius=round(high / 2))
    image = image.copy()
    image.blit(text, text.get_rect(center=image.get_rect().center))
    return image


def called(theme: Theme, key: Hashable, rect: pygame.Rect, share: float) -> Item:
    """A frame of light goes out from somebody's plate: it's their turn."""
    step = round(share * SIGN_STEPS)
    now = step / SIGN_STEPS
    dots: list[Dot] = []
    for n in range(2):
        age = (now - 0.16 * n) / 0.6
        if 0 < age < 1:
            dots += _frame(theme, rect, age)
    place = bounds(dots) if dots else rect

    def draw(surface: pygame.Surface) -> None:
        paint_dots(surface, dots)

    return Item(key, place, step, draw)


def _frame(theme: Theme, rect: pygame.Rect, age: float) -> list[Dot]:
    grown = rect.inflate(round(rect.h * 0.9 * age), round(rect.h * 0.9 * age))
    colour = mix((0, 0, 0), theme.palette.glow, 0.8 * (1 - age))
    size = rect.h * 0.26 * (1 - 0.5 * age)
    across, down = 7, 3
    ends = [(grown.left + grown.w * n / across, y) for n in range(across + 1)
            for y in (grown.top, grown.bottom)]  # fmt: skip
    sides = [(x, grown.top + grown.h * n / down) for n in range(1, down)
             for x in (grown.left, grown.right)]  # fmt: skip
    return [Dot(x, y, size, colour) for x, y in (*ends, *sides)]


def gleam(theme: Theme, key: Hashable, rect: pygame.Rect, share: float) -> Item:
    """A light that runs once over a line of words."""
    step = round(share * SIGN_STEPS)
    age = min(1.0, step / SIGN_STEPS * 1.6)
    x = rect.left + rect.w * age
    colour = mix((0, 0, 0), theme.palette.glow, 0.8 * sin(pi * age))
    dots = [Dot(x, rect.centery, rect.h * 1.1, colour, 1.6)]

    def draw(surface: pygame.Surface) -> None:
        paint_dots(surface, dots)

    return Item(key, bounds(dots), step, draw)
