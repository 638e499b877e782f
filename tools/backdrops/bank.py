"""A counting house in bottle green: engine turning as on banknotes, coins, a pair of scales."""

from __future__ import annotations

import math

from deck.shapes import PIPS, num, rays, star

from backdrops.ink import disc, document, fill, run, stroke

WIDTH, HEIGHT = 1600, 1000


def lines() -> str:
    """Waves that run through each other, as an engine turns them for banknotes."""
    body = ""
    for k in range(18):
        phase = k * 2 * math.pi / 18
        for y, swing in ((500, 430),):
            points = []
            for x in range(-20, WIDTH + 60, 40):
                t = x / WIDTH * 2 * math.pi
                envelope = swing * (0.62 + 0.38 * math.cos(2 * t))
                points.append((x, y + envelope * math.sin(1.5 * t + phase)))
            body += stroke("lit", run(points), 1.2, 0.07)
    return document(body, WIDTH, HEIGHT)


def rosette() -> str:
    """A guilloche: one line that turns on and on about the middle."""
    c = 500
    body = ""
    for outer, inner, lobes, turns, much in (
        (470, 300, 24, 5, 0.2), (330, 180, 18, 5, 0.2), (205, 110, 12, 5, 0.22),
    ):  # fmt: skip
        middle, swing = (outer + inner) / 2, (outer - inner) / 2
        for k in range(turns):
            points = []
            for i in range(lobes * 6):
                a = 2 * math.pi * i / (lobes * 6)
                r = middle + swing * math.sin(lobes * a + 2 * math.pi * k / turns)
                points.append((c + r * math.cos(a), c + r * math.sin(a)))
            body += stroke("gilt", run(points, closed=True), 1.7, much)
    body += stroke("gilt", disc(c, c, 480), 2.4, 0.26) + stroke("gilt", disc(c, c, 98), 2.4, 0.3)
    body += fill("dark", disc(c, c, 96), 0.3)
    body += stroke("gilt", "M500 432V560M462 562H538M436 456H564", 5, 0.36)
    for x in (436, 564):
        body += stroke("gilt", f"M{x} 456L{x - 30} 520M{x} 456L{x + 30} 520", 2, 0.34)
        body += fill(
            "gilt", f"M{x - 34} 520H{x + 34}C{x + 28} 546 {x - 28} 546 {x - 34} 520Z", 0.36
        )
    body += fill("gilt", disc(500, 432, 8), 0.4)
    return document(body, 2 * c, 2 * c)


def coins() -> str:
    """Coins that have been counted: stacks, and a few beside them."""
    body = ""

    def stack(x: float, y: float, count: int, r: float) -> str:
        high, drawn = 13, ""
        for k in range(count):
            top = y - k * high
            dx = (0, 3, -2, 2, -3, 1)[k % 6]
            left, right, low = num(x + dx - r), num(x + dx + r), num(top + high - 3)
            oval = f"A{num(r)} {num(r * 0.36)} 0"
            side = f"M{left} {num(top)}V{low}{oval} 0 0 {right} {low}V{num(top)}Z"
            face = f"M{left} {num(top)}{oval} 1 1 {right} {num(top)}{oval} 1 1 {left} {num(top)}Z"
            drawn += fill("dark", side, 0.8) + fill("gilt", side, 0.16)
            drawn += fill("dark", face, 0.7) + fill("gilt", face, 0.28)
            drawn += stroke("gilt", face, 1.4, 0.2)
        return drawn

    body += fill("dark", "M20 262C20 236 400 236 400 262C400 288 20 288 20 262Z", 0.3)
    body += stack(150, 214, 7, 52) + stack(262, 226, 11, 52) + stack(84, 244, 3, 52)
    body += stack(206, 256, 5, 52)
    for x, y, suit in ((322, 262, "D"), (366, 214, "S")):
        body += fill("dark", disc(x + 3, y + 4, 40), 0.4) + fill("dark", disc(x, y, 40), 0.8)
        body += fill("gilt", disc(x, y, 40), 0.24) + stroke("gilt", disc(x, y, 33), 1.6, 0.34)
        place = f"translate({x} {y}) rotate(-12) scale(.36) translate(-50 -50)"
        body += fill("gilt", PIPS[suit], 0.34, transform=place)
    return document(body, 420, 300)


def ledger() -> str:
    """The border: a double rule, a key pattern, and a stamped corner."""
    size, third = 270, 90
    body = ""
    for inset, width, much in ((12, 3, 0.5), (19, 1, 0.4), (46, 1, 0.34)):
        far = size - inset
        body += stroke("gilt", f"M{inset} {inset}H{far}V{far}H{inset}Z", width, much)
    for k in range(3):
        at = third + k * 30
        key = f"M{at} 40H{at + 24}V26H{at + 8}V33H{at + 16}M{at + 24} 40H{at + 30}"
        for turn in (0, 90, 180, 270):
            body += stroke("gilt", key, 1.8, 0.34, transform=f"rotate({turn} 135 135)")
    for x in (40, size - 40):
        for y in (40, size - 40):
            body += fill("dark", disc(x, y, 29), 1) + stroke("gilt", disc(x, y, 29), 2, 0.5)
            body += fill("gilt", rays(x, y, 19, 26, 24, 0.4), 0.4)
            body += stroke("gilt", disc(x, y, 16), 1.2, 0.4)
            body += fill("gilt", star(x, y, 13, 5, 4), 0.44)
    return document(body, size, size)


PICTURES = {
    "bank-lines": lines,
    "bank-rosette": rosette,
    "bank-coins": coins,
    "bank-ledger": ledger,
}
