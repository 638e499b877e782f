"""A tarot reader's cloth: stars scattered on it, a wheel of the moon, a fringe round the edge."""

from __future__ import annotations

import math
import random

from deck.shapes import num, rays, star

from backdrops.ink import arc, disc, document, fill, stroke

WIDTH, HEIGHT = 1600, 1000


def stars() -> str:
    """Stars of three sizes, strewn so that none is near another."""
    rng = random.Random(3)
    placed: list[tuple[float, float, float]] = []
    body = ""
    for _ in range(1200):
        x, y = rng.uniform(20, WIDTH - 20), rng.uniform(20, HEIGHT - 20)
        if math.hypot(x - 800, (y - 440) * 1.1) < 395:
            continue
        kind = rng.choice((0, 0, 0, 1, 1, 2))
        room = (26, 58, 96)[kind]
        if any(math.hypot(x - a, y - b) < room + r for a, b, r in placed):
            continue
        placed.append((x, y, room))
        if kind == 0:
            body += fill("gilt", disc(x, y, rng.uniform(1.3, 2.4)), 0.34)
        elif kind == 1:
            body += fill("gilt", star(x, y, 9, 2, 4, rng.choice((-90, -45))), 0.3)
        else:
            body += fill("gilt", star(x, y, 15, 4, 8), 0.28)
            body += fill("dark", disc(x, y, 3), 0.5)
    return document(body, WIDTH, HEIGHT)


def _moon(x: float, y: float, r: float, phase: int) -> str:
    """A moon; `phase` from 0 (new) to 4 (full) and back to 8."""
    body = stroke("gilt", disc(x, y, r), 1.6, 0.3)
    if phase in {0, 8}:
        return body
    waxing = phase < 4
    share = (phase if waxing else 8 - phase) / 4
    side = 1 if waxing else 0
    half = f"M{num(x)} {num(y - r)}A{num(r)} {num(r)} 0 0 {side} {num(x)} {num(y + r)}"
    bulge = abs(2 * share - 1) * r
    back = side if share > 0.5 else 1 - side
    inner = f"A{num(max(bulge, 0.1))} {num(r)} 0 0 {back} {num(x)} {num(y - r)}Z"
    return body + fill("gilt", half + inner, 0.26)


def wheel() -> str:
    """The year as a wheel: an eye in the sun, the moon's phases round it."""
    c = 500
    body = fill("dark", disc(c, c, 470), 0.2)
    for r, width, much in ((470, 3, 0.3), (458, 1.2, 0.24), (372, 1.2, 0.24), (362, 2.4, 0.28)):
        body += stroke("gilt", disc(c, c, r), width, much)
    for i in range(72):
        a = math.radians(i * 5)
        far = 448 if i % 6 else 440
        body += stroke(
            "gilt",
            f"M{num(c + 458 * math.cos(a))} {num(c + 458 * math.sin(a))}"
            f"L{num(c + far * math.cos(a))} {num(c + far * math.sin(a))}",
            1.6, 0.26,
        )  # fmt: skip
    for i in range(16):
        a = math.radians(i * 22.5 - 90)
        x, y = c + 406 * math.cos(a), c + 406 * math.sin(a)
        body += _moon(x, y, 25, i // 2) if i % 2 == 0 else fill("gilt", star(x, y, 11, 3, 4), 0.3)
    body += fill("gilt", rays(c, c, 205, 345, 16, 0.3), 0.13)
    body += fill("gilt", rays(c, c, 205, 300, 16, 0.24, 11.25), 0.13)
    body += stroke("gilt", disc(c, c, 190), 2.6, 0.28) + stroke("gilt", disc(c, c, 180), 1.2, 0.2)
    eye = "M340 500C390 420 610 420 660 500C610 580 390 580 340 500Z"
    body += fill("dark", eye, 0.4) + stroke("gilt", eye, 3.4, 0.34)
    body += fill("gilt", disc(c, c, 52), 0.2) + stroke("gilt", disc(c, c, 52), 2.4, 0.34)
    body += fill("dark", disc(c, c, 22), 0.7) + fill("lit", disc(c + 12, c - 12, 7), 0.4)
    for i in range(-3, 4):
        a = math.radians(-90 + i * 15)
        body += stroke(
            "gilt",
            f"M{num(c + 92 * math.cos(a) * 1.3)} {num(c + 92 * math.sin(a))}"
            f"L{num(c + 118 * math.cos(a) * 1.3)} {num(c + 118 * math.sin(a))}",
            2.4, 0.28,
        )  # fmt: skip
    return document(body, 2 * c, 2 * c)


def fringe() -> str:
    """The border: two lines, crescents between them, and a sun in each corner."""
    size, third = 540, 180
    body = ""
    for inset, width, much in ((20, 3, 0.4), (30, 1.2, 0.3), (78, 1.2, 0.3)):
        far = size - inset
        body += stroke("gilt", f"M{inset} {inset}H{far}V{far}H{inset}Z", width, much)
    for k in range(8):
        at = third + (k % 2) * 90 + 45
        side, middle = k // 2, 54
        x, y = ((at, middle), (size - middle, at), (at, size - middle), (middle, at))[side]
        turn = (0, 90, 180, 270)[side]
        body += f'<g transform="translate({x} {y}) rotate({turn})">'
        body += fill("gilt", "M-15 -4A15 15 0 0 0 15 -4A20 20 0 0 1 -15 -4Z", 0.4)
        body += fill("gilt", disc(0, -5, 3), 0.4) + fill("gilt", star(45, 0, 8, 2.4, 4), 0.4)
        body += fill("gilt", star(-45, 0, 8, 2.4, 4), 0.4) + "</g>"
    for x in (78, size - 78):
        for y in (78, size - 78):
            body += fill("dark", disc(x, y, 58), 0.9) + stroke("gilt", disc(x, y, 58), 2.4, 0.4)
            body += fill("gilt", star(x, y, 48, 25, 16), 0.3) + fill("dark", disc(x, y, 25), 0.8)
            body += stroke("gilt", disc(x, y, 20), 1.6, 0.4)
            body += stroke("gilt", arc(x - 7, y - 3, 3, 180, 360), 1.6, 0.4)
            body += stroke("gilt", arc(x + 7, y - 3, 3, 180, 360), 1.6, 0.4)
            body += stroke("gilt", arc(x, y + 3, 7, 20, 160), 1.6, 0.4)
    return document(body, size, size)


PICTURES = {"tarot-stars": stars, "tarot-wheel": wheel, "tarot-fringe": fringe}
