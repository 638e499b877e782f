"""What flies when a game is won: bubbles, stars, drops, coins, wisps, each in its own way."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from cardtable.presenter.effects import Shape, Way
from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.particles import chance
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

STEPS = 140  # pictures of each
MEDAL = 0.72  # of a plate's height: how large a medal is
_KINDS = 3  # shades of a shape
_STAR = (
    "M50 2L58 38L84 16L62 42L98 50L62 58L84 84L58 62L50 98L42 62L16 84L38 58L2 50L38 42L16 16"
    "L42 38Z"
)
_DROP = "M50 4C62 28 82 46 82 66A32 32 0 0 1 18 66C18 46 38 28 50 4Z"
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
    now = round(share * STEPS) / STEPS
    for n in range(flight.many):
        bit = _bit(flight, n, now)
        if bit is not None:
            size = max(4, round(bit.size / 2) * 2)
            wide = max(2, round(size * bit.wide / 2) * 2)
            image = _picture(theme, flight, n % _KINDS, (wide, size))
            rect = image.get_rect(center=(round(bit.x), round(bit.y)))
            yield _item((key, n), image, rect, round(255 * max(0.0, min(1.0, bit.fade))))


def _picture(theme: Theme, flight: Flight, kind: int, size: tuple[int, int]) -> pygame.Surface:
    dim, shape = flight.way == "sink", flight.shape
    return theme.kept(
        ("bit", shape, kind, size, dim),
        lambda: _drawn(theme.palette, shape, kind, size, dim=dim),
    )


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
            y = area.y - size + (area.h * (0.72 + 0.3 * chance(n, 40)) + size) * _fall(age)
            return _Bit(x, y, size, fade, 0.18 + 0.82 * abs(cos(age * 9 + n)))
        case "soar":  # upwards and apart, slower and slower
            far = 1 - (1 - age) ** 2
            x += side * unit * (0.25 + 1.0 * far) + sway * unit * 0.03
            y -= unit * (0.2 + 0.65 * chance(n, 41)) * far
            return _Bit(x, y, size * 1.35 * (1 - 0.4 * age), fade)
        case "sink":  # a few, gently down
            x += side * unit * 0.42 + sway * unit * 0.035
            y += unit * (0.18 * age - 0.12)
            return _Bit(x, y, size * 0.9, fade * 0.85, 0.7 + 0.3 * cos(pi * sway))


def _fall(age: float) -> float:
    """Down, with one small bounce."""
    if age < 0.62:
        return (age / 0.62) ** 2
    t = (age - 0.62) / 0.38
    return 1 - 0.16 * 4 * t * (1 - t)


def _drawn(
    p: Palette, shape: Shape, kind: int, size: tuple[int, int], *, dim: bool
) -> pygame.Surface:
    """One of them, as high as it is, and as wide as it looks."""
    fills: dict[Shape, tuple[Rgb, Rgb, Rgb]] = {
        "bubble": ((255, 246, 220), (250, 214, 130), (255, 252, 240)),
        "star": (p.glow, p.paper, p.second),
        "drop": ((188, 226, 236), (120, 184, 210), (236, 248, 250)),
        "coin": ((236, 190, 84), (214, 214, 208), (206, 150, 62)),
        "wisp": ((255, 240, 206), (240, 196, 150), (206, 190, 240)),
    }
    fill = fills[shape][kind]
    if dim:
        fill = mix(fill, p.cloth.dark, 0.45)
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
        case "star" | "drop" | "wisp":
            path = {"star": _STAR, "drop": _DROP, "wisp": _WISP}[shape]
            body = f'<path d="{path}" {style} stroke-linejoin="round"/>'
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f"{body}</svg>"
    )
    image = raster(svg, (size[1], size[1]))
    return image if size[0] == size[1] else pygame.transform.smoothscale(image, size)


def beside(plate: pygame.Rect, room: pygame.Rect, corner: pygame.Rect) -> tuple[int, int]:
    """The middle of a medal at a plate: on its right, or where that is not free on its left."""
    side = round(plate.h * MEDAL)
    place = pygame.Rect(0, 0, side, side)
    place.midleft = plate.right + round(side * 0.12), plate.centery
    if not room.contains(place) or place.colliderect(corner):
        place.midright = plate.left - round(side * 0.12), plate.centery
    return place.clamp(room).center


def medal(
    theme: Theme, key: Hashable, words: str, middle: tuple[int, int], side: int, share: float
) -> Item:
    """A place that is called: a disc that drops there, and stays."""
    step = round(min(1.0, share) * STEPS)
    drop = max(0.0, 1 - step / STEPS * 14)
    p, best = theme.palette, words == "1"

    def make() -> pygame.Surface:
        fill, ink = (p.accent, p.on_accent) if best else (p.paper, p.ink)
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" '
            f'height="100"><circle cx="50" cy="50" r="46" fill="{hex_colour(fill)}" '
            f'stroke="{hex_colour(mix(fill, p.second, 0.6))}" stroke-width="7"/></svg>'
        )
        image = raster(svg, (side, side))
        text = theme.text(words, "strong", ink, size=side * 0.5 / theme.line_height("strong"))
        image.blit(text, text.get_rect(center=(side // 2, side // 2)))
        return image

    image = theme.kept(("medal", words, side), make)
    size = round(side * (1 + 1.2 * drop * drop))
    rect = pygame.Rect(0, 0, size, size)
    rect.center = middle
    fade = round(255 * (1 - drop))

    def draw(surface: pygame.Surface) -> None:
        shown = image if size == side else pygame.transform.smoothscale(image, (size, size))
        shown.set_alpha(fade)
        surface.blit(shown, rect)

    return Item(key, rect, (fade, size), draw)
