"""The pictures of motions that say without words what happened at the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import atan2, cos, degrees, hypot, pi, sin
from typing import TypeAlias

import pygame

from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing import paint, particles
from cardtable.table.drawing.particles import Dot
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

Point: TypeAlias = tuple[float, float]

STEPS = 60  # pictures of each motion
HAND = 0.2  # units that a hand is high
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
    step = round(share * STEPS)
    now = step / STEPS
    head = min(1.0, now * 1.25)
    fade = min(1.0, (1 - now) * 5)
    return _comets(theme, key, [(way, head, 0.24)], fade, step, unit)


def round_trip(
    theme: Theme, key: Hashable, around: pygame.Rect, way: int, share: float, unit: float
) -> Item:
    """Three lights round the table, the old way and then the new one; `way` is 1 for clockwise."""
    step = round(share * STEPS)
    now = step / STEPS
    fade = min(1.0, now * 6, (1 - now) * 4)

    def angle(when: float) -> float:
        return way * (2.6 * when * when - 1.3 * when) * 2.1

    found = []
    for n in range(3):

        def place(when: float, n: int = n) -> Point:
            turned = angle(when) + n * 2 * pi / 3 - pi / 2
            x, y = cos(turned) * around.w / 2, sin(turned) * around.h / 2
            return around.centerx + x, around.centery + y

        found.append((place, now, 0.16))
    return _comets(theme, key, found, fade, step, unit)


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
        particles.bounds(dots).unionall([place for _, place in heads])
        if dots
        else (heads[0][1].unionall([place for _, place in heads]))
    )

    def draw(surface: pygame.Surface) -> None:
        particles.paint(surface, dots)
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
    step = round(share * STEPS)
    now = step / STEPS
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
    step = round(share * STEPS)
    now = step / STEPS
    high = unit * HAND
    drop = max(0.0, 1 - now * 6)
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
        particles.paint(surface, dots)
        shown = image if size == whole else pygame.transform.smoothscale(image, size)
        shown.set_alpha(round(255 * fade))
        surface.blit(shown, place)

    return Item(key, place.union(particles.bounds(dots)) if dots else place, step, draw)


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
    step = round(share * STEPS)
    now = step / STEPS
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
    step = round(share * STEPS)
    now = step / STEPS
    dots: list[Dot] = []
    for n in range(2):
        age = (now - 0.16 * n) / 0.6
        if 0 < age < 1:
            dots += _frame(theme, rect, age)
    place = particles.bounds(dots) if dots else rect

    def draw(surface: pygame.Surface) -> None:
        particles.paint(surface, dots)

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
    step = round(share * STEPS)
    age = min(1.0, step / STEPS * 1.6)
    x = rect.left + rect.w * age
    colour = mix((0, 0, 0), theme.palette.glow, 0.8 * sin(pi * age))
    dots = [Dot(x, rect.centery, rect.h * 1.1, colour, 1.6)]

    def draw(surface: pygame.Surface) -> None:
        particles.paint(surface, dots)

    return Item(key, particles.bounds(dots), step, draw)
