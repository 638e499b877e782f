"""Small words for writing SVG, and the shapes that stand on every card."""

from __future__ import annotations

import math

from cardtable.presenter.palette import palette
from cardtable.table.drawing.marks import PIPS, card_style

WIDTH, HEIGHT = 250, 350

# Our own letters: one heavy line with slab feet, as cut in wood. Box 60 by 100.
GLYPHS = {
    "A": "M10 92L30 9L50 92M17 64H43M2 92H20M40 92H58",
    "2": "M11 32C11 1 50 1 50 30C50 52 13 66 10 92H51V80",
    "3": "M10 24C14 0 49 2 48 27C48 42 38 47 24 47C42 47 52 56 52 71C52 100 12 100 8 76",
    "4": "M42 92V9L7 68H56M30 92H54",
    "5": "M49 9H16L13 46C30 34 52 42 52 66C52 100 13 101 8 78",
    "6": "M48 20C34 -2 10 14 9 60C8 105 52 104 52 68C52 36 12 38 10 66",
    "7": "M9 24V9H52C36 36 26 60 25 93",
    "8": "M30 47C10 47 10 8 30 8C50 8 50 47 30 47C3 47 3 93 30 93C57 93 57 47 30 47Z",
    "9": "M12 80C26 102 50 86 51 40C52 -5 8 -4 8 32C8 64 48 62 50 34",
    "1": "M8 22L26 9V92M8 92H44",
    "0": "M30 8C7 8 7 93 30 93C53 93 53 8 30 8Z",
    "J": "M40 9V70C40 100 10 99 8 74M24 9H56",
    "Q": "M30 8C4 8 4 93 30 93C56 93 56 8 30 8ZM30 68L52 100",
    "K": "M14 9V92M50 9L15 60M28 44L48 92M4 9H24M4 92H24M40 9H58M38 92H58",
    "O": "M30 8C4 8 4 93 30 93C56 93 56 8 30 8Z",
    "E": "M14 9V92M4 9H52V26M4 92H54V74M14 50H40",
    "R": "M14 9V92M4 9H30C56 9 56 50 30 50H14M32 50L50 92M4 92H24M42 92H58",
}


def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if "." in f"{value:.2f}" else f"{value:.2f}"


def attributes(extra: dict[str, object]) -> str:
    """Keyword arguments as SVG attributes."""
    return "".join(f' {k.replace("_", "-")}="{v}"' for k, v in extra.items())


def path(cls: str, d: str, **extra: object) -> str:
    """A filled path of a class; several classes are several inks and cannot be."""
    return f'<path class="{cls}" d="{d}"{attributes(extra)}/>'


def line(cls: str, d: str, width: float, **extra: object) -> str:
    """A line of a class that ends in `l`."""
    return (
        f'<path class="{cls}l" d="{d}" fill="none" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{attributes(extra)}/>'
    )


def circle(cls: str, x: float, y: float, r: float) -> str:
    """A filled circle."""
    return f'<circle class="{cls}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def ellipse(cls: str, x: float, y: float, rx: float, ry: float) -> str:
    """A filled ellipse."""
    return f'<ellipse class="{cls}" cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"/>'


def rect(cls: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A filled rectangle."""
    corner = f' rx="{num(r)}"' if r else ""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect class="{cls}" {place}{corner}/>'


def frame(cls: str, x: float, y: float, w: float, h: float, r: float, width: float) -> str:
    """A rectangle's outline."""
    return (
        f'<rect class="{cls}l" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
        f'rx="{num(r)}" fill="none" stroke-width="{num(width)}"/>'
    )


def group(body: str, transform: str) -> str:
    """Shapes moved or turned."""
    return f'<g transform="{transform}">{body}</g>'


def moved(body: str, dx: float, dy: float) -> str:
    """Shapes moved."""
    return group(body, f"translate({num(dx)} {num(dy)})")


def turned(body: str) -> str:
    """The same shapes upside down on the other half of a card."""
    return group(body, f"rotate(180 {WIDTH // 2} {HEIGHT // 2})")


def mirrored(body: str, x: float = 125) -> str:
    """The same shapes on the other side of an upright line."""
    return group(body, f"translate({num(2 * x)} 0) scale(-1 1)")


def both(body: str, x: float = 125) -> str:
    """Shapes and their mirror image."""
    return body + mirrored(body, x)


def twice(cls: str, d: str, under: str = "gold", dx: float = 2.4, dy: float = 1.8) -> str:
    """A shape printed over another ink a hair off register, which peeps out at one side."""
    return moved(path(under, d), dx, dy) + path(cls, d)


def pip(
    cls: str, suit: str, x: float, y: float, size: float, *, down: bool = False, lean: float = 0
) -> str:
    """A suit with its middle at (x, y)."""
    turn = 180 if down else lean
    place = f"translate({num(x)} {num(y)})"
    if turn:
        place += f" rotate({num(turn)})"
    place += f" scale({num(size / 100)}) translate(-50 -50)"
    return path(cls, PIPS[suit], transform=place)


def glyph(
    cls: str,
    text: str,
    x: float,
    y: float,
    height: float,
    *,
    weight: float = 15,
    narrow: float = 1,
) -> str:
    """A rank or a letter with its top middle at (x, y); `narrow` makes it slimmer."""
    if text == "10":
        body = group(line(cls, GLYPHS["1"], weight), "translate(-49 0) scale(.8 1)")
        body += group(line(cls, GLYPHS["0"], weight), "translate(-5 0) scale(.84 1)")
    else:
        body = group(line(cls, GLYPHS[text], weight), "translate(-30 0)")
    return group(
        body,
        f"translate({num(x)} {num(y)}) scale({num(height * narrow / 100)} {num(height / 100)})",
    )


def polygon(points: list[tuple[float, float]]) -> str:
    """A closed outline through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90) -> str:
    """The outline of a star."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(start + i * 180 / points)
        radius = inner if i % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(corners)


def rays(
    x: float, y: float, inner: float, outer: float, count: int, share: float = 0.5, start: float = 0
) -> str:
    """The outline of wedges round a point, each filling `share` of its part of the circle."""
    parts = []
    for i in range(count):
        middle = start + 360 * i / count
        half = 360 / count * share / 2
        corners = []
        for angle, radius in (
            (middle - half, inner),
            (middle - half, outer),
            (middle + half, outer),
            (middle + half, inner),
        ):
            a = math.radians(angle)
            corners.append((x + radius * math.cos(a), y + radius * math.sin(a)))
        parts.append(polygon(corners))
    return "".join(parts)


def paper() -> str:
    """The blank card."""
    return (
        '<rect class="sheet" x="0.75" y="0.75" width="248.5" height="348.5" rx="15" '
        'stroke-width="1.5"/>'
    )


def document(body: str) -> str:
    """A whole picture of card size."""
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    style = f"<style>{card_style(palette(), body)}</style>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}\n{body}</svg>\n'
