"""A harbour chart: coasts, swell, rhumb lines, a compass rose, a cuttlefish."""

from __future__ import annotations

import math
import random

from deck.shapes import num, polygon, rays, star

from backdrops.ink import disc, document, fill, run, stroke

WIDTH, HEIGHT = 1600, 1000
_COASTS = (
    # along the shore, and then round outside of the sheet
    [(-60, 620), (40, 640), (110, 700), (96, 760), (170, 800), (250, 830), (262, 880), (340, 905),
     (420, 960), (440, 1060)],
    [(1660, 330), (1570, 345), (1540, 290), (1480, 280), (1462, 220), (1390, 190), (1372, 130),
     (1300, 105), (1270, 40), (1200, -60)],
    [(-60, 190), (30, 180), (84, 132), (150, 120), (196, 60), (270, 34), (290, -60)],
)  # fmt: skip
_LANDS = tuple(zip(_COASTS, ((-60, 1060), (1660, -60), (-60, -60)), strict=True))


def _shifted(
    shore: list[tuple[float, float]], corner: tuple[float, float], far: float
) -> list[tuple[float, float]]:
    points = []
    for x, y in shore:
        away = math.hypot(x - corner[0], y - corner[1])
        times = (away + far) / away
        points.append((corner[0] + (x - corner[0]) * times, corner[1] + (y - corner[1]) * times))
    return points


def _within(x: float, y: float, outline: list[tuple[float, float]]) -> bool:
    """Whether a point is inside an outline: whether a line from it crosses that an odd time."""
    crossed = False
    for (a, b), (c, d) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            crossed = not crossed
    return crossed


def _swell(x: float, y: float) -> str:
    """Three small waves. A number would be taken for a count of the cards beside it."""
    return f"M{num(x)} {num(y)}" + "q5 -9 10 0" * 3


def sea() -> str:
    """Land in three corners, a swell upon the water, and lines to steer by."""
    rng = random.Random(8)
    body = ""
    for x, y in ((800, 440), (210, 330), (1350, 800)):
        for i in range(32):
            a = math.radians(i * 11.25)
            strong = 0.09 if i % 8 == 0 else 0.06 if i % 4 == 0 else 0.04
            end = f"{num(x + 2000 * math.cos(a))} {num(y + 2000 * math.sin(a))}"
            body += stroke("lit", f"M{x} {y}L{end}", 1.3, strong)
    for shore, corner in _LANDS:
        for far, much in ((84, 0.1), (48, 0.14), (20, 0.18)):
            line = run(_shifted(shore, corner, far))
            body += fill("lit", f"{line}L{corner[0]} {corner[1]}Z", 0.022)
            body += stroke("lit", line, 1.5, much)
        line = run(shore)
        body += fill("gilt", f"{line}L{corner[0]} {corner[1]}Z", 0.13)
        body += stroke("gilt", line, 3, 0.34)
        for x, y in _shifted(shore, corner, -46)[1:-1]:
            hill = f"M{num(x - 20)} {num(y + 8)}Q{num(x)} {num(y - 22)} {num(x + 20)} {num(y + 8)}"
            body += stroke("gilt", hill, 1.8, 0.24)
    placed: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = rng.uniform(30, WIDTH - 60), rng.uniform(30, HEIGHT - 50)
        near = min(math.hypot(x - a, y - b) for shore in _COASTS for a, b in shore)
        if near < 45 or any(_within(x, y, [*s, c]) for s, c in _LANDS):
            continue
        if math.hypot(x - 800, y - 440) < 330:
            continue
        if any(math.hypot(x - a, y - b) < 92 for a, b in placed):
            continue
        placed.append((x, y))
        body += stroke("lit", _swell(x, y), 1.8, 0.15)
    return document(body, WIDTH, HEIGHT)


def rose() -> str:
    """A compass rose of thirty-two points."""
    c = 400
    body = fill("dark", disc(c, c, 300), 0.12)
    for r, width, much in ((300, 2.6, 0.13), (286, 1.2, 0.12), (236, 1.2, 0.12), (96, 1.6, 0.13)):
        body += stroke("lit", disc(c, c, r), width, much)
    body += fill("lit", rays(c, c, 286, 300, 36, 0.5, 2.5), 0.09)
    for i in range(72):
        a = math.radians(i * 5)
        far = 262 if i % 2 else 270
        body += stroke(
            "lit",
            f"M{num(c + 286 * math.cos(a))} {num(c + 286 * math.sin(a))}"
            f"L{num(c + far * math.cos(a))} {num(c + far * math.sin(a))}",
            1.3, 0.12,
        )  # fmt: skip
    for count, reach, waist, first, much in (
        (8, 232, 40, 22.5, 0.06), (4, 262, 58, 45, 0.09), (4, 340, 70, 0, 0.12),
    ):  # fmt: skip
        for i in range(count):
            a = math.radians(first + i * 360 / count - 90)
            tip = (c + reach * math.cos(a), c + reach * math.sin(a))
            for side, cls, strong in ((-1, "lit", much), (1, "dark", much * 3.6)):
                b = a + side * math.radians(360 / count / 2 if count == 4 else 22.5)
                foot = (c + waist * math.cos(b), c + waist * math.sin(b))
                body += fill(cls, polygon([(c, c), tip, foot]), strong)
            body += stroke("lit", f"M{c} {c}L{num(tip[0])} {num(tip[1])}", 1.2, 0.1)
    body += fill(
        "gilt",
        "M400 6C388 26 376 34 376 50C376 64 392 66 398 56C394 70 390 74 384 78"
        "H416C410 74 406 70 402 56C408 66 424 64 424 50C424 34 412 26 400 6Z",
        0.2,
    )
    body += fill("dark", disc(c, c, 26), 0.5) + stroke("gilt", disc(c, c, 26), 2, 0.34)
    body += fill("gilt", star(c, c, 20, 8, 8), 0.3)
    return document(body, 2 * c, 2 * c)


def cuttlefish() -> str:
    """The beast itself, drawn as old charts draw what lives in the deep."""
    body = ""
    mantle = (
        "M150 20C190 40 216 92 216 150C216 196 196 226 172 238H128C104 226 84 196 84 150"
        "C84 92 110 40 150 20Z"
    )
    fin = (
        "M150 8C206 30 240 92 240 152C240 204 214 240 182 250L172 238C196 226 216 196 216 150"
        "C216 92 190 40 150 20C110 40 84 92 84 150C84 196 104 226 128 238L118 250"
        "C86 240 60 204 60 152C60 92 94 30 150 8Z"
    )
    body += fill("lit", fin, 0.13) + stroke("lit", fin, 1.6, 0.22)
    body += fill("gilt", mantle, 0.2) + stroke("gilt", mantle, 2.6, 0.34)
    for i in range(6):
        y, half = 70 + i * 27, (30, 44, 52, 54, 50, 40)[i]
        wave = run([(150 - half + k * half / 3, y + (5 if k % 2 else -5)) for k in range(7)])
        body += stroke("dark", wave, 4, 0.45)
    head = "M124 236C112 262 116 284 132 292H168C184 284 188 262 176 236Z"
    body += fill("gilt", head, 0.22) + stroke("gilt", head, 2.4, 0.34)
    for x in (128, 172):
        body += fill("lit", disc(x, 262, 12), 0.3)
        body += stroke("dark", f"M{x - 7} 260C{x - 4} 268 {x} 258 {x + 3} 266L{x + 7} 260", 3, 0.9)
    for i, (x, sway) in enumerate(
        ((130, -70), (137, -40), (144, -14), (156, 14), (163, 40), (170, 70))
    ):
        long = 372 + (i in {1, 4}) * 16
        arm = [(x, 288), (x + sway * 0.4, 316), (x + sway * 0.75, 344), (x + sway * 0.7, long)]
        body += stroke("gilt", run([*arm, (x + sway * 0.5, long + 8)]), 7, 0.26)
    for side in (-1, 1):
        arm = [
            (150 + side * 24, 286),
            (150 + side * 84, 306),
            (150 + side * 118, 352),
            (150 + side * 108, 398),
            (150 + side * 80, 404),
        ]
        body += stroke("gilt", run(arm), 4.5, 0.3)
        body += fill("gilt", disc(150 + side * 78, 402, 10), 0.3)
    return document(body, 300, 420)


def anchor() -> str:
    """An anchor on its rope."""
    rope = run([(150, 60), (196, 84), (206, 140), (120, 190), (104, 250), (190, 296), (196, 350)])
    body = stroke("gilt", rope, 7, 0.2)
    body += stroke("lit", disc(150, 58, 24), 11, 0.2)
    body += stroke("lit", "M150 84V360M92 126H208", 14, 0.2)
    body += stroke("lit", "M50 250C56 330 104 366 150 370C196 366 244 330 250 250", 14, 0.2)
    body += fill("lit", "M50 214L84 274H22ZM250 214L278 274H216Z", 0.2)
    return document(body, 300, 420)


def scale() -> str:
    """The border: degrees in black and white between two lines."""
    size, third = 270, 90
    body = ""
    for inset, width, much in ((10, 2, 0.4), (26, 1.4, 0.34), (34, 1, 0.2)):
        far = size - inset
        body += stroke("lit", f"M{inset} {inset}H{far}V{far}H{inset}Z", width, much)
    for k in range(3):
        at, step = third + k * 30, 15
        for where in (10, size - 26):
            body += fill("lit", f"M{at} {where}h{step}v16h-{step}Z", 0.3)
            body += fill("lit", f"M{where} {at}v{step}h16v-{step}Z", 0.3)
            body += fill("dark", f"M{at + step} {where}h{step}v16h-{step}Z", 0.4)
            body += fill("dark", f"M{where} {at + step}v{step}h16v-{step}Z", 0.4)
    for x in (18, size - 18):
        for y in (18, size - 18):
            body += fill("dark", disc(x, y, 7), 0.6) + fill("lit", star(x, y, 7, 3, 4), 0.5)
    return document(body, size, size)


PICTURES = {
    "chart-sea": sea,
    "chart-rose": rose,
    "chart-cuttlefish": cuttlefish,
    "chart-anchor": anchor,
    "chart-scale": scale,
}
