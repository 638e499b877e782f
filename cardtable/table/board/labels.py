"""What stands on the cloth besides cards: plates of seats, sizes of piles, places, the prompt."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache

import pygame

from cardtable.presenter.palette import Rgb
from cardtable.table.drawing import paint
from cardtable.table.drawing.marks import brackets, dashed
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

LIGHT = 10  # at scale 1: so much wider and higher than a target is the light around it
THINKING = "thinking..."


def frame(
    theme: Theme,
    size: tuple[int, int],
    colour: Rgb,
    *,
    line: float,
    radius: float,
    fill: float = 0.0,
    stroke: float = 1.0,
    dash: float = 0.0,
) -> pygame.Surface:
    """A rectangle with round corners; `fill` and `stroke` say how opaque its two parts are."""
    width, height = max(4, size[0]), max(4, size[1])

    def make() -> pygame.Surface:
        dashes = f'stroke-dasharray="{dash},{dash}"' if dash else ""
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
            f'<rect x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}" '
            f'rx="{radius}" fill="{hex_colour(colour)}" fill-opacity="{fill}" {dashes} '
            f'stroke="{hex_colour(colour)}" stroke-opacity="{stroke}" stroke-width="{line}"/></svg>'
        )
        return raster(svg, (width, height))

    return theme.kept(("frame", width, height, colour, line, radius, fill, stroke, dash), make)


def slot_title(
    theme: Theme, key: Hashable, words: str, rect: pygame.Rect, most: float
) -> Iterable[Item]:
    """The name of an empty place in as many lines as it needs, each at most so high."""
    room = rect.w - theme.px(6)
    size = min(0.85, most / theme.line_height("small"))
    lines = theme.wrap(words, room, "small", size)
    high = theme.line_height("small", size)
    wide = any(theme.width(line, "small", size) > room for line in lines)
    if not words or wide or high * len(lines) > rect.h:
        return
    ink = theme.palette.on_cloth_soft
    top = rect.centery - high * len(lines) / 2
    for number, line in enumerate(lines):
        image = theme.text(line, "small", ink, on="cloth", size=size)
        middle = (rect.centerx, round(top + high * (number + 0.5)))
        yield still((key, number), image, image.get_rect(center=middle))


def lit(theme: Theme, key: Hashable, rect: pygame.Rect, *, hot: bool) -> Item:
    """The corners of a legal target light up; those of the one that would be hit, brighter."""
    grown = rect.inflate(theme.px(LIGHT), theme.px(LIGHT))
    line, fill = (4.5, 0.3) if hot else (3.0, 0.12)
    image = theme.kept(
        ("lit", grown.size, hot),
        lambda: brackets(theme.palette, grown.size, theme.px(line), fill=fill),
    )
    item = still(key, image, grown)
    return item._replace(stamp=(hot, grown.size))


def ring(theme: Theme, rect: pygame.Rect) -> Item:
    """The dashed frame that shows where the keyboard is."""
    line = max(3.0, theme.px(3.0))
    out = round(line) + 3
    grown = rect.inflate(2 * out, 2 * out)
    image = theme.kept(("dashed", grown.size), lambda: dashed(theme.palette, grown.size, line))
    return still("focus", image, grown)


def wait(theme: Theme, middle: tuple[float, float], unit: float, share: float) -> Item:
    """A thin bar that grows shorter while something waits to go on by itself."""
    full = round(unit * 0.24)
    step = round(share * full / 2) * 2
    rect = pygame.Rect(0, 0, full, max(3, theme.px(3)))
    rect.center = (round(middle[0]), round(middle[1]))

    def draw(surface: pygame.Surface) -> None:
        surface.fill(theme.palette.glow, (rect.centerx - step // 2, rect.y, step, rect.h))

    return Item("wait", rect, step, draw)


def banner(theme: Theme, words: str, middle: tuple[float, float], share: float, room: int) -> Item:
    """Large words across the table, no wider than its `room`; `share` of their time is over."""
    image = theme.kept(("banner", words, room), lambda: _banner(theme, words, room))
    step = round(min(1.0, share * 8, (1 - share) * 5) * 12)
    rect = image.get_rect(center=(round(middle[0]), round(middle[1])))

    def draw(surface: pygame.Surface) -> None:
        image.set_alpha(round(255 * step / 12))
        surface.blit(image, rect)

    return Item(("banner", words), rect, step, draw)


def _banner(theme: Theme, words: str, room: int) -> pygame.Surface:
    """The first line large; what stands below it, small."""
    p, px = theme.palette, theme.px
    first, *rest = words.split("\n")
    rest = [one[:1].upper() + one[1:] for one in rest]
    spread = px(10)
    wide = max(theme.width(first, "title"), *(theme.width(one, "strong") for one in rest), 1)
    fit = min(1.0, (room - px(90) - 4 * spread) / wide)
    rows = [theme.text(first, "title", p.accent, size=fit)]
    rows += [theme.text(one, "strong", p.ink, size=fit) for one in rest]
    wide = max(row.get_width() for row in rows)
    size = (wide + px(90), sum(row.get_height() for row in rows) + px(28))
    picture = pygame.Surface((size[0] + 4 * spread, size[1] + 4 * spread), pygame.SRCALPHA)
    picture.blit(paint.shadow(theme, size, spread), (0, 0))
    body = pygame.Rect(2 * spread, 2 * spread, *size)
    picture.blit(paint.box(theme, size, p.paper, border=p.paper_edge), body)
    inner = body.inflate(-px(10), -px(10))
    picture.blit(paint.box(theme, inner.size, p.paper, border=p.accent, radius=px(4)), inner)
    y = body.y + px(14)
    for row in rows:
        picture.blit(row, row.get_rect(midtop=(body.centerx, y)))
        y += row.get_height()
    return picture


def flash(theme: Theme, rect: pygame.Rect, share: float) -> Item:
    """Fire on a pile: a light that flares up and dies; `share` of its time is over."""
    strength = max(0.0, 1 - share)
    step = round(strength * 12)
    size = (round(rect.w * (1.5 + share)), round(rect.h * (1.3 + share * 0.7)))
    key = ("flash", size[0] // 8, size[1] // 8)
    image = theme.kept(key, lambda: _flare(size))
    bounds = image.get_rect(center=rect.center)

    def draw(surface: pygame.Surface) -> None:
        image.set_alpha(round(255 * step / 12))
        surface.blit(image, bounds)

    return Item("flash", bounds, (step, size), draw)


def _flare(size: tuple[int, int]) -> pygame.Surface:
    """A radial glow, from white over yellow to red and nothing."""
    return pygame.transform.smoothscale(_fireball(), size)


@cache
def _fireball() -> pygame.Surface:
    """The glow, small: stretched, it is smooth at any size. Its pixels take a frame's time."""
    small = 64
    image = pygame.Surface((small, small), pygame.SRCALPHA)
    middle = (small - 1) / 2
    for y in range(small):
        for x in range(small):
            far = min(1.0, (((x - middle) / middle) ** 2 + ((y - middle) / middle) ** 2) ** 0.5)
            heat = (1 - far) ** 1.4
            colour = (255, round(120 + 130 * heat), round(30 + 170 * heat * heat))
            image.set_at((x, y), (*colour, round(235 * heat)))
    return image


def still(key: Hashable, image: pygame.Surface, rect: pygame.Rect, stamp: Hashable = None) -> Item:
    """A picture at its place. Where `image` is made anew each time, `stamp` says what it shows."""

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(key, rect, id(image) if stamp is None else stamp, draw)
