"""What stands on the tables, seen from above like the cards: a glass, a candle, dividers, coins."""

from __future__ import annotations

import math
import random

from deck.shapes import polygon, star

from backdrops.ink import arc, disc, document, fill, run, stroke

SIDE = 300


def _shadow(x: float, y: float, r: float) -> str:
    """A soft round shadow: discs over each other, each a little larger."""
    return "".join(fill("dark", disc(x, y, r + 3 * n), 0.09) for n in range(7))


def _brass(x: float, y: float, r: float) -> str:
    """A disc of brass: a dark edge, and light that falls on it from the upper left."""
    body = fill("dark", disc(x, y, r + 2.5), 1) + fill("gilt", disc(x, y, r), 1)
    body += stroke("dark", arc(x, y, r * 0.94, -40, 140), r * 0.1, 0.34)
    return body + stroke("lit", arc(x, y, r * 0.94, 160, 300), r * 0.07, 0.55)


def glass() -> str:
    """A glass of beer with foam on it, and its handle to one side."""
    rng, c = random.Random(8), 158.0
    body = _shadow(c + 9, c + 12, 104)
    handle = f"M{c - 78} {c - 58}C{c - 150} {c - 104} {c - 156} {c - 2} {c - 100} {c + 14}"
    for cls, width, much in (("dark", 30, 1), ("mid", 24, 1), ("lit", 18, 0.34), ("lit", 4, 0.5)):
        body += stroke(cls, handle, width, much)
    body += fill("dark", disc(c, c, 108), 1) + fill("mid", disc(c, c, 105), 1)
    body += fill("lit", disc(c, c, 105), 0.34) + stroke("lit", disc(c, c, 101), 5, 0.6)
    for n in range(14):  # the facets of the glass
        a = 2 * math.pi * n / 14
        ends = [(c + r * math.cos(a), c + r * math.sin(a)) for r in (91, 104)]
        body += stroke("dark", run(ends), 2.5, 0.4)
    body += fill("dark", disc(c, c, 91), 1) + fill("gilt", disc(c, c, 89), 1)
    body += fill("red", disc(c, c, 89), 0.3) + stroke("dark", disc(c, c, 86), 8, 0.26)
    edge = []
    for n in range(18):
        a, r = 2 * math.pi * n / 18, rng.uniform(72, 84)
        edge.append((c + r * math.cos(a), c + r * math.sin(a)))
    foam = run(edge, closed=True)
    body += fill("lit", foam, 1) + fill("gilt", foam, 0.12) + stroke("dark", foam, 2, 0.18)
    for _ in range(46):
        a, far, r = rng.uniform(0, 6.3), 68 * rng.random() ** 0.5, rng.uniform(2, 8)
        x, y = c + far * math.cos(a), c + far * math.sin(a)
        body += stroke("dark", arc(x, y, r, 0, 150), 1.6, 0.2)
        body += fill("lit", disc(x - r / 4, y - r / 4, r * 0.6), 0.7)
    body += stroke("dark", arc(c, c, 66, -30, 120), 14, 0.08)
    body += stroke("lit", arc(c, c, 98, 190, 262), 7, 0.95)
    return document(body, SIDE, SIDE)


def candle() -> str:
    """A candle on a brass saucer, alight."""
    rng, c = random.Random(3), 154.0
    body = _shadow(c + 8, c + 11, 106)
    x, y = c - 112, c - 62
    for cls, width, much in (("dark", 19, 1), ("gilt", 14, 1), ("lit", 4, 0.4)):
        body += stroke(cls, disc(x, y, 24), width, much)
    body += _brass(c, c, 108)
    for r, much in ((94, 0.35), (90, 0.16), (72, 0.3), (68, 0.16)):
        body += stroke("dark", disc(c, c, r), 3, much)
    body += fill("dark", disc(c, c, 66), 0.22) + fill("dark", disc(c + 5, c + 7, 54), 0.4)
    edge = []
    for n in range(16):  # wax has run down
        a, r = 2 * math.pi * n / 16, rng.choice((47.0, 50.0, 49.0, 60.0))
        edge.append((c + r * math.cos(a), c + r * math.sin(a)))
    wax = run(edge, closed=True)
    body += stroke("dark", wax, 3, 0.6) + fill("lit", wax, 1)
    body += stroke("dark", arc(c, c, 45, -40, 140), 7, 0.14)
    body += fill("gilt", disc(c, c, 37), 0.3) + stroke("gilt", disc(c, c, 37), 2.5, 0.7)
    for r, much in ((62, 0.1), (50, 0.13), (40, 0.16), (31, 0.22)):
        body += fill("gilt", disc(c, c, r), much)
    flame = f"M{c} {c - 27}C{c + 9} {c - 12} {c + 20} {c - 4} {c + 17} {c + 9}"
    flame += f"C{c + 14} {c + 23} {c - 14} {c + 23} {c - 17} {c + 9}"
    flame += f"C{c - 20} {c - 4} {c - 9} {c - 12} {c} {c - 27}Z"
    body += fill("gilt", flame, 1) + stroke("red", flame, 3, 0.7)
    body += fill("lit", disc(c, c + 7, 11), 1) + fill("dark", disc(c, c + 10, 3.4), 0.9)
    return document(body, SIDE, SIDE)


def dividers() -> str:
    """Brass dividers that have been laid down, their steel points apart."""
    hinge, points = (62.0, 62.0), ((268.0, 150.0), (150.0, 268.0))
    body = ""
    for dx, dy, much in ((7, 10, 0.2), (10, 13, 0.16), (4, 7, 0.16)):
        for x, y in points:
            body += stroke("dark", f"M{hinge[0] + dx} {hinge[1] + dy}L{x + dx} {y + dy}", 15, much)
    for x, y in points:
        wide, high = x - hinge[0], y - hinge[1]
        far = math.hypot(wide, high)
        u, v = (wide / far, high / far), (-high / far, wide / far)

        def at(
            along: float,
            aside: float,
            u: tuple[float, float] = u,
            v: tuple[float, float] = v,
        ) -> tuple[float, float]:
            return (
                hinge[0] + u[0] * along + v[0] * aside,
                hinge[1] + u[1] * along + v[1] * aside,
            )

        steel = polygon([at(far * 0.52, -7), at(far, 0), at(far * 0.52, 7)])
        body += stroke("dark", steel, 4, 1) + fill("mid", steel, 1) + fill("lit", steel, 0.72)
        body += fill("dark", polygon([at(far * 0.52, 0), at(far, 0), at(far * 0.52, 7)]), 0.3)
        brass = polygon([at(12, -11), at(far * 0.56, -8), at(far * 0.56, 8), at(12, 11)])
        body += stroke("dark", brass, 5, 1) + fill("gilt", brass, 1)
        body += fill(
            "dark", polygon([at(12, 3), at(far * 0.56, 2), at(far * 0.56, 8), at(12, 11)]), 0.34
        )
        body += stroke("lit", run([at(20, -6), at(far * 0.54, -4)]), 2.6, 0.6)
        for n in (0.44, 0.49, 0.54):
            body += stroke("dark", run([at(far * n, -8), at(far * n, 8)]), 2.4, 0.6)
    body += stroke("dark", disc(38, 38, 17), 13, 1) + stroke("gilt", disc(38, 38, 17), 9, 1)
    body += stroke("lit", arc(38, 38, 18, 150, 290), 3, 0.6)
    body += _brass(*hinge, 26) + stroke("dark", disc(*hinge, 15), 2.4, 0.5)
    body += _brass(*hinge, 9) + stroke("dark", f"M{hinge[0] - 6} {hinge[1] - 4}l12 8", 2.6, 0.8)
    return document(body, SIDE, SIDE)


def _rimmed(x: float, y: float) -> str:
    """A round of brass with a notched rim, its field dark."""
    body = _shadow(x + 8, y + 11, 112) + _brass(x, y, 122)
    for n in range(60):
        a = 2 * math.pi * n / 60
        long = 0.84 if n % 5 else 0.8
        ends = [(x + k * 122 * math.cos(a), y + k * 122 * math.sin(a)) for k in (long, 0.91)]
        body += stroke("dark", run(ends), 3 if n % 5 == 0 else 1.8, 0.6)
    body += fill("dark", disc(x, y, 95), 1) + fill("mid", disc(x, y, 92), 0.55)
    return body + stroke("gilt", disc(x, y, 88), 1.6, 0.8)


def sun() -> str:
    """The sun in a rim of brass."""
    c = 146.0
    body = _rimmed(c, c) + fill("gilt", star(c, c, 82, 44, 16), 1)
    body += fill("lit", star(c, c, 66, 40, 16, -78.75), 0.5)
    body += fill("dark", disc(c, c, 43), 0.7) + fill("gilt", disc(c, c, 40), 1)
    body += stroke("dark", arc(c, c, 36, -40, 140), 6, 0.28)
    body += stroke("lit", arc(c, c, 36, 160, 300), 5, 0.6)
    return document(body, SIDE, SIDE)


def moon() -> str:
    """The moon in a rim of brass, with stars."""
    c = 146.0
    body = _rimmed(c, c)
    crescent = f"M{c + 26} {c - 66}A70 70 0 1 0 {c + 26} {c + 66}A56 56 0 1 1 {c + 26} {c - 66}Z"
    body += stroke("dark", crescent, 6, 0.7) + fill("lit", crescent, 1)
    body += fill("mid", crescent, 0.22) + stroke("gilt", crescent, 2, 0.9)
    for x, y, r in ((24, -8, 20), (50, 28, 11), (46, -40, 9)):
        body += fill("gilt", star(c + x, c + y, r, r * 0.34, 4), 1)
    return document(body, SIDE, SIDE)


PICTURES = {
    "thing-glass": glass,
    "thing-candle": candle,
    "thing-dividers": dividers,
    "thing-sun": sun,
    "thing-moon": moon,
}
