"""A pub table late in the evening: boards, the rings that glasses left, beer mats."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from deck.shapes import PIPS, num

from backdrops.ink import arc, disc, document, fill, run, stroke

WIDTH, HEIGHT = 1600, 1000
_SEAMS = (0, 170, 352, 520, 690, 858, 1000)


def _board(rng: random.Random, top: float, bottom: float) -> str:
    """One board: its grain runs round a knot or two, and its edge is dark."""
    knots = [
        (rng.uniform(100, 1500), rng.uniform(top + 45, bottom - 45), rng.uniform(9, 17))
        for _ in range(rng.choice((0, 1, 1, 2)))
    ]
    shade = rng.choice((0.0, 0.05, 0.1, 0.14))
    body = fill("dark", f"M0 {top}H{WIDTH}V{bottom}H0Z", shade) if shade else ""
    lines = 9
    for i in range(lines):
        base = top + (i + 0.5) * (bottom - top) / lines
        phase, swing = rng.uniform(0, 6.3), rng.uniform(1.5, 5)
        points = []
        for x in range(-40, WIDTH + 80, 40):
            y = base + swing * math.sin(x / 210 + phase) + 2 * math.sin(x / 67 + 2 * phase)
            for kx, ky, r in knots:
                near = math.exp(-(((x - kx) / (r * 5)) ** 2))
                y += (
                    near
                    * (r * 2.2 * math.exp(-(((base - ky) / 34) ** 2)))
                    * (1 if base >= ky else -1)
                )
            points.append((x, min(max(y, top + 3), bottom - 3)))
        body += stroke("dark", run(points), rng.uniform(1.2, 3.2), rng.uniform(0.14, 0.3))
        if i % 3 == 1:
            shifted = [(x, y + 3) for x, y in points]
            body += stroke("gilt", run(shifted), 1.2, 0.05)
    for x, y, r in knots:
        for share, much in ((1.0, 0.28), (0.62, 0.3), (0.3, 0.4)):
            oval = f"matrix(1.7 0 0 1 {num(x)} {num(y)})"
            body += stroke("dark", disc(0, 0, r * share), 2.2, much, transform=oval)
    return body


def planks() -> str:
    """The table top."""
    rng = random.Random(11)
    body = "".join(_board(rng, a, b) for a, b in pairwise(_SEAMS))
    for y in _SEAMS[1:-1]:
        body += stroke("dark", f"M0 {y}H{WIDTH}", 4.5, 0.75)
        body += stroke("gilt", f"M0 {y + 4}H{WIDTH}", 1.3, 0.1)
    for x, y in ((1180, 85), (380, 260), (1350, 435), (240, 604), (1010, 770), (520, 930)):
        low = max(seam for seam in _SEAMS if seam < y)
        high = min(seam for seam in _SEAMS if seam > y)
        body += stroke("dark", f"M{x} {low}V{high}", 4, 0.7)
        for dx in (-16, 16):
            for dy in (28, high - low - 28):
                body += fill("dark", disc(x + dx, low + dy, 4), 0.75)
                body += stroke("gilt", arc(x + dx, low + dy, 4, 20, 130), 1.2, 0.16)
    return document(body, WIDTH, HEIGHT)


def rings() -> str:
    """Where wet glasses have stood."""
    rng = random.Random(5)
    body = ""
    for x, y, r, much in ((170, 190, 118, 0.34), (262, 258, 118, 0.2), (330, 120, 64, 0.16)):
        start = rng.uniform(0, 360)
        body += stroke("dark", arc(x, y, r, start, start + 318), 9, much)
        body += stroke("dark", arc(x, y, r - 9, start + 60, start + 240), 3.5, much * 0.8)
        body += stroke("gilt", arc(x, y, r + 7, start + 20, start + 130), 1.5, 0.1)
        for _ in range(3):
            angle = math.radians(rng.uniform(0, 360))
            far = r + rng.uniform(16, 34)
            spot = disc(x + far * math.cos(angle), y + far * math.sin(angle), rng.uniform(2, 5))
            body += fill("dark", spot, much)
    return document(body, 480, 420)


def mat() -> str:
    """A beer mat: a mug between ears of barley, and the four suits."""
    body = fill("dark", disc(156, 158, 142), 0.5)
    body += fill("gilt", disc(150, 150, 142), 0.1)
    body += stroke("gilt", disc(150, 150, 134), 3, 0.34) + stroke(
        "gilt", disc(150, 150, 97), 2, 0.3
    )
    for i, (suit, cls, much) in enumerate(
        (("S", "dark", 0.7), ("H", "red", 0.3), ("C", "dark", 0.7), ("D", "red", 0.3))
    ):
        a = math.radians(45 + 90 * i)
        place = f"translate({num(150 + 115 * math.cos(a))} {num(150 + 115 * math.sin(a))})"
        place += f" rotate({135 + 90 * i}) scale(.24) translate(-50 -50)"
        body += fill(cls, PIPS[suit], much, transform=place)
    for i in range(4):
        for j in range(-2, 3):
            a = math.radians(90 * i + j * 11)
            body += fill("gilt", disc(150 + 115 * math.cos(a), 150 + 115 * math.sin(a), 3), 0.45)
    mug = "M112 116H176V208C176 214 172 218 166 218H122C116 218 112 214 112 208Z"
    handle = "M176 134H192C204 134 210 142 210 154V176C210 190 202 198 190 198H176"
    body += stroke("gilt", handle, 11, 0.27) + fill("gilt", mug, 0.27)
    for x in (128, 144, 160):
        body += stroke("dark", f"M{x} 136V202", 5, 0.5)
    foam = (
        "M104 116C96 116 92 108 96 101C98 94 106 92 111 95C114 84 128 80 137 87"
        "C145 79 160 80 164 90C174 86 186 93 183 104C184 112 178 117 172 116Z"
    )
    body += fill("lit", foam, 0.23)
    return document(body, 310, 310)


PICTURES = {"pub-planks": planks, "pub-rings": rings, "pub-mat": mat}
