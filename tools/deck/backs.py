"""The backs: four patterns in two inks, the same either way up."""

from __future__ import annotations

import math

from deck.shapes import (
    circle,
    ellipse,
    frame,
    line,
    num,
    paper,
    path,
    polygon,
    rays,
    rect,
    star,
    turned,
)

# The printed field: a margin of paper is left around it.
X, Y, W, H = 11, 11, 228, 328
MX, MY = 125, 175


def _field(cls: str) -> str:
    return paper() + rect(cls, X, Y, W, H, 8)


def _border() -> str:
    return frame("paper", X + 6, Y + 6, W - 12, H - 12, 5, 1.6) + frame(
        "gold", X + 10, Y + 10, W - 20, H - 20, 3, 1
    )


def lattice() -> str:
    """Diamonds in a net, with a rose in the middle."""
    body = _field("back1")
    step_x, step_y = 26, 30
    left, top, right, bottom = X + 12, Y + 12, X + W - 12, Y + H - 12
    for row in range(-1, 24):
        for column in range(-1, 12):
            x = MX + (column - 5) * step_x + (row % 2) * step_x / 2
            y = MY + (row - 11) * step_y / 2
            if not (left + 12 <= x <= right - 12 and top + 14 <= y <= bottom - 14):
                continue
            if math.hypot((x - MX), (y - MY)) < 62:
                continue
            body += path("paper", polygon([(x, y - 11), (x + 9, y), (x, y + 11), (x - 9, y)]))
            body += path("back1", polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)]))
            body += circle("gold", x, y, 1.7)
    return body + _rose("back1") + _border()


def _rose(cls: str) -> str:
    body = circle("paper", MX, MY, 56) + circle(cls, MX, MY, 52)
    for i in range(12):
        lean = i * 30
        body += path(
            "paper",
            "M0 -20C-9 -28 -9 -40 0 -48C9 -40 9 -28 0 -20Z",
            transform=f"translate({MX} {MY}) rotate({lean})",
        )
        body += path(
            cls,
            "M0 -27C-3.6 -31 -3.6 -38 0 -42C3.6 -38 3.6 -31 0 -27Z",
            transform=f"translate({MX} {MY}) rotate({lean})",
        )
    body += (
        path("gold", star(MX, MY, 20, 9, 8)) + circle(cls, MX, MY, 6) + circle("paper", MX, MY, 2.6)
    )
    return body


def sunburst() -> str:
    """A compass rose with rays to the border."""
    body = _field("back2")
    right, bottom = X + W - 14, Y + H - 14
    count = 48
    for i in range(count):
        a0 = math.radians(360 * i / count)
        a1 = math.radians(360 * (i + 0.5) / count)
        outer = []
        for a in (a0, a1):
            dx, dy = math.cos(a), math.sin(a)
            reach = min(
                ((right - MX) / abs(dx)) if abs(dx) > 1e-6 else 1e9,
                ((bottom - MY) / abs(dy)) if abs(dy) > 1e-6 else 1e9,
            )
            outer.append((MX + dx * reach, MY + dy * reach))
        inner = [(MX + 58 * math.cos(a), MY + 58 * math.sin(a)) for a in (a1, a0)]
        body += path("paper" if i % 2 else "gold", polygon([*outer, *inner]))
    body += circle("back2", MX, MY, 54) + path("paper", rays(MX, MY, 43, 50, 24, 0.5))
    for points, reach, waist, lean in ((4, 27, 9, 45), (4, 39, 10, 0)):
        for i in range(points):
            turn = f"translate({MX} {MY}) rotate({lean + i * 90})"
            body += path("gold", f"M0 0L{-waist} {-waist}L0 {-reach}Z", transform=turn)
            body += path("paper", f"M0 0L{waist} {-waist}L0 {-reach}Z", transform=turn)
    body += circle("back2", MX, MY, 6) + circle("gold", MX, MY, 3)
    return body + _border()


def waves() -> str:
    """Scales of water, row over row, up from the one edge and down from the other."""
    half = ""
    r = 19.0
    left, right, top = X + 14, X + W - 14, Y + 14
    rows = int((MY - top) / (r / 2)) + 1
    for row in range(rows):
        y = top + r + row * r / 2 * 1.06
        if y > MY + 2:
            break
        shift = (row % 2) * r
        x = left + r - shift
        while x < right + r:
            x0, x1 = max(left, x - r), min(right, x + r)
            if x1 - x0 > 2:
                half += _scale(x, y, r, x0, x1)
            x += 2 * r
    body = _field("back3") + half
    band = rect("back3", X + 14, MY - 13, W - 28, 26) + rect("gold", X + 14, MY - 10, W - 28, 20)
    band += rect("back3", X + 14, MY - 8, W - 28, 16)
    for i in range(-5, 6):
        x = MX + i * 18
        band += path("paper", star(x, MY, 6, 2.6, 4))
    return body + turned(half) + band + _border()


def _scale(x: float, y: float, r: float, x0: float, x1: float) -> str:
    """One scale, cut off at the borders: the rasteriser cannot clip."""

    def arc(radius: float) -> str:
        a, b = max(x0, x - radius), min(x1, x + radius)
        if b - a < 1:
            return ""
        points = []
        for i in range(25):
            px = a + (b - a) * i / 24
            points.append((px, y - math.sqrt(max(0.0, radius * radius - (px - x) ** 2))))
        points += [(b, y), (a, y)]
        return polygon(points)

    body = ""
    for cls, radius in (
        ("paper", r),
        ("back3", r - 1.8),
        ("gold", r - 5),
        ("back3", r - 6.6),
        ("paper", r - 10),
        ("back3", r - 11.8),
    ):
        outline = arc(radius)
        if outline:
            body += path(cls, outline)
    return body


def leaves() -> str:
    """A stem that winds from corner to corner, with leaves and berries."""
    half = ""
    leaf = "M0 0C-12 -8 -15 -24 0 -40C15 -24 12 -8 0 0Z"
    vein = "M0 -6V-32"
    spots = []
    for column, x in enumerate((52, 101, 150, 199)):
        for row in range(4):
            y = 44 + row * 36 + (column % 2) * 18
            if y < 160:
                spots.append((x, y, 32 if (row + column) % 2 else -32))
    for x, y, lean in spots:
        half += line(
            "gold", f"M{x} {y + 24}C{x - lean / 6} {y + 12} {x + lean / 6} {y + 4} {x} {y - 8}", 2
        )
        for side in (-1, 1):
            turn = f"translate({x} {y + 8}) rotate({side * 54}) scale(.56)"
            half += path("paper", leaf, transform=turn) + line("back4", vein, 2.4, transform=turn)
        top = f"translate({num(x)} {num(y - 2)}) scale(.56)"
        half += path("gold", leaf, transform=top) + line("back4", vein, 2.4, transform=top)
        half += circle("paper", x, y + 15, 2.6)
    medal = (
        ellipse("back4", MX, MY, 66, 52)
        + ellipse("paper", MX, MY, 60, 46)
        + ellipse("back4", MX, MY, 57, 43)
        + ellipse("gold", MX, MY, 53, 39)
        + ellipse("back4", MX, MY, 51.4, 37.4)
    )
    for x in (36, 214):
        medal += path("gold", star(x, MY, 9, 3, 8)) + circle("paper", x, MY, 2.4)
    sprig = ""
    for side in (0, 180):
        for lean in (-50, 0, 50):
            turn = f"rotate({side} {MX} {MY}) translate({MX} {MY - 2}) rotate({lean}) scale(.74)"
            sprig += path("paper" if lean else "gold", leaf, transform=turn) + line(
                "back4", vein, 2.4, transform=turn
            )
    return (
        _field("back4")
        + half
        + turned(half)
        + medal
        + sprig
        + circle("paper", MX, MY, 3.4)
        + _border()
    )


BACKS = {"lattice": lattice, "sunburst": sunburst, "waves": waves, "leaves": leaves}
