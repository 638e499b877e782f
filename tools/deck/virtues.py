"""A device for each virtue, drawn about the middle of a box of 100 by 100.

Inks are named by their part in the picture: `a` the drawing, `b` what shines, `c` the ground seen
through it, `d` what stands behind. See `souls` for what they are on which card.
"""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

import math

from deck.shapes import both, circle, ellipse, group, line, path, polygon, rays, rect, star


def _both(body: str) -> str:
    return both(body, 0)


def _leaf(x: float, y: float, lean: float, size: float = 1, cls: str = "a") -> str:
    place = f"translate({x} {y}) rotate({lean}) scale({size})"
    return path(cls, "M0 0C-8 -6 -8 -16 0 -24C8 -16 8 -6 0 0Z", transform=place)


def valour() -> str:
    """A sword before the sun."""
    sun = circle("b", 0, -8, 24) + path("b", rays(0, -8, 28, 40, 16, 0.42))
    blade = path("a", "M-5.5 18V-36L0 -47L5.5 -36V18Z") + path(
        "c", "M-1.2 14V-36L0 -38.6L1.2 -36V14Z"
    )
    guard = path("a", "M-22 15C-12 19 12 19 22 15V23C12 26 -12 26 -22 23Z")
    return sun + blade + guard + rect("a", -3.6, 24, 7.2, 15, 2) + circle("a", 0, 43, 5.4)


def mercy() -> str:
    """A dove with a twig."""
    body = path(
        "a",
        "M-44 20C-26 22 -18 14 -14 4C-30 -4 -34 -22 -28 -40C-16 -30 -4 -20 4 -14C8 -24 18 -28 26 -24C31 -21 33 -18 34 -14L44 -10L33 -6C32 12 18 28 -4 28C-18 28 -30 30 -44 20Z",
    )
    wing = path("d", "M-24 -30C-14 -20 -4 -12 8 -4C4 8 -6 12 -12 6C-20 0 -26 -14 -24 -30Z")
    twig = (
        line("b", "M40 -9C44 4 44 12 38 22", 2.4)
        + _leaf(43, 2, 60, 0.55, "b")
        + _leaf(42, 10, -50, 0.55, "b")
        + _leaf(39, 20, 40, 0.6, "b")
    )
    return twig + body + wing + circle("c", 24, -16, 2.6)


def devotion() -> str:
    """A lamp that is kept burning."""
    flame = path("b", "M30 -8C20 -16 24 -30 32 -44C34 -34 44 -28 41 -16C40 -10 36 -6 30 -8Z")
    lamp = path(
        "a",
        "M-38 2C-38 -8 -26 -12 -12 -12H12C20 -12 24 -8 36 -8L30 4C24 6 22 22 4 24H-14C-28 24 -38 16 -38 2Z",
    )
    ear = line("a", "M-32 -4C-48 -12 -50 12 -34 14", 5)
    foot = path("a", "M-14 24H4L10 36H-20Z") + rect("a", -25, 35, 40, 6, 2)
    return flame + ear + lamp + foot + ellipse("c", -6, -6, 13, 2.4) + line("b", "M-28 8H16", 2.4)


def justice() -> str:
    """Scales that stand even."""
    beam = line("a", "M-36 -24H36", 4.4) + rect("a", -2.6, -36, 5.2, 70) + circle("b", 0, -38, 6.4)
    foot = path("a", "M-20 42C-18 34 -8 33 0 33C8 33 18 34 20 42Z")
    pan = line("a", "M-34 -22L-46 10M-34 -22L-22 10", 2) + path(
        "b", "M-49 10H-19C-20 22 -48 22 -49 10Z"
    )
    return _both(pan) + beam + foot + _both(circle("a", -34, -24, 3.6))


def wonder() -> str:
    """An eye with a star in it."""
    lashes = path("b", "".join(_spike(angle) for angle in range(-150, -20, 20)))
    white = path("a", "M-47 6C-28 -26 28 -26 47 6C28 36 -28 36 -47 6Z") + path(
        "c", "M-40 6C-24 -19 24 -19 40 6C24 29 -24 29 -40 6Z"
    )
    return lashes + white + circle("a", 0, 5, 19) + path("b", star(0, 5, 17, 6.6, 5))


def _spike(degrees: float) -> str:
    a, spread = math.radians(degrees), math.radians(3.4)
    near, far = 34.0, 50.0
    points = [
        (near * math.cos(a - spread) * 1.1, 4 + near * math.sin(a - spread)),
        (far * math.cos(a), 4 + far * math.sin(a) * 0.96),
        (near * math.cos(a + spread) * 1.1, 4 + near * math.sin(a + spread)),
    ]
    return polygon(points)


def steadfastness() -> str:
    """An anchor."""
    ring = line("a", "M0 -32A8 8 0 1 1 0.1 -32", 5)
    shank = rect("a", -3.6, -32, 7.2, 66)
    arms = line("a", "M-36 10C-34 32 -16 38 0 38C16 38 34 32 36 10", 7) + _both(
        path("a", "M-46 18L-37 -2L-25 15Z")
    )
    rope = line("b", "M8 -38C28 -34 14 -10 -4 -8C-20 -5 -14 14 2 15C16 17 14 28 6 32", 3.4)
    return ring + shank + rect("a", -22, -22, 44, 7, 3) + arms + rope


def generosity() -> str:
    """A fountain."""
    jets = "".join(
        _both(line("b", d, 3))
        for d in ("M0 -6C-4 -40 -20 -40 -24 -8", "M0 -6C-6 -30 -36 -30 -38 6", "M0 -8V-42")
    )
    drops = _both(circle("b", -30, -30, 2.4)) + circle("b", 0, -47, 2.6)
    bowl = path("a", "M-30 -6H30C28 8 14 10 5 11V26H-5V11C-14 10 -28 8 -30 -6Z")
    basin = path("a", "M-46 24H46C44 40 26 44 0 44C-26 44 -44 40 -46 24Z") + line(
        "b", "M-38 30H38", 2.4
    )
    return bowl + basin + jets + drops


def honour() -> str:
    """A wreath and a star."""
    sprig = line("a", "M-4 42C-38 34 -46 0 -28 -34", 3)
    for x, y, lean in (
        (-16, 37, -96),
        (-30, 27, -70),
        (-38, 12, -48),
        (-40, -4, -28),
        (-37, -18, -4),
        (-29, -32, 20),
    ):
        sprig += _leaf(x, y, lean, 0.78) + _leaf(x, y, lean + 84, 0.62, "d")
    return _both(sprig) + path("b", star(0, 0, 22, 9, 5)) + line("b", "M-9 44L9 36M-9 36L9 44", 4)


def fellowship() -> str:
    """Three rings, each held by the others."""
    rings = ((-16, 12, "a"), (16, 12, "a"), (0, -16, "b"))
    body = "".join(_ring(x, y, 24, cls) for x, y, cls in rings)
    # where the first goes over the last again
    return body + line("a", "M-33 -5A24 24 0 0 1 -8 -10.6", 7)


def _ring(x: float, y: float, r: float, cls: str) -> str:
    d = f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}"
    return line("c", d, 10.5) + line(cls, d, 7)


def craft() -> str:
    """Compasses and a hammer."""
    hammer = group(
        rect("d", -4, -20, 8, 66, 3)
        + path("b", "M-22 -44H18C26 -43 30 -34 32 -24C24 -30 18 -31 14 -31H-22Z"),
        "translate(-4 4) rotate(-42)",
    )
    legs = line("a", "M4 -30L-14 44M4 -30L32 40", 5.4) + line("a", "M-8 12C2 22 16 20 24 12", 3)
    return (
        hammer
        + legs
        + circle("a", 4, -34, 9)
        + circle("b", 4, -34, 3.6)
        + rect("a", 2, -50, 4, 9, 1)
    )


def temperance() -> str:
    """Water into wine."""
    jug = group(
        path(
            "a",
            "M-14 -24H12L18 -30C20 -24 16 -18 14 -14C20 0 16 18 10 20H-12C-20 16 -22 0 -14 -24Z",
        )
        + line("a", "M-15 -18C-32 -18 -32 10 -17 10", 4.4)
        + line("b", "M-13 -2H15", 2.6),
        "translate(-16 -16) rotate(48)",
    )
    stream = line("b", "M4 -20C20 -14 22 -2 22 14", 4)
    cup = path("a", "M4 8H44C44 26 34 30 27 31V40H38V45H10V40H21V31C14 30 4 26 4 8Z")
    return jug + stream + cup + path("b", "M8 12H40C40 14 39 17 38 19H10C9 17 8 14 8 12Z")


def prudence() -> str:
    """A key."""
    bow = "".join(
        line("a", f"M{x} {y - 11}A11 11 0 1 1 {x - 0.1} {y - 11}", 6)
        for x, y in ((-13, -24), (13, -24), (0, -38 + 26 - 24))
    )
    shaft = rect("a", -3.6, -14, 7.2, 60, 2)
    bits = rect("a", 2, 24, 18, 6.4) + rect("a", 2, 36, 22, 7.4) + rect("a", 14, 20, 5.4, 12)
    return bow + shaft + bits + circle("b", 0, -22, 6.4) + rect("b", -8, -7, 16, 5, 2)


def fair_dealing() -> str:
    """A coin that goes round, and comes back."""
    arrow = line("a", "M-38 8A38 38 0 0 1 22 -31", 7) + path("a", "M16 -48L44 -26L14 -14Z")
    coin = (
        circle("b", 0, 0, 19)
        + line("a", "M0 -13A13 13 0 1 1 -0.1 -13", 2)
        + path("a", star(0, 0, 8.5, 3.6, 5))
    )
    return arrow + group(arrow, "rotate(180)") + coin


def clear_sight() -> str:
    """A spyglass, and what it found."""
    tube = (
        rect("a", -46, -8, 30, 16, 2)
        + rect("d", -17, -10.5, 24, 21, 1)
        + rect("a", 6, -13.5, 30, 27, 2)
        + rect("b", 31, -16, 8, 32, 2)
        + rect("b", -20, -10.5, 4, 21)
    )
    legs = line("a", "M-6 24L-22 48M-6 24L14 48", 4) + circle("a", -7, 23, 5)
    return (
        group(tube, "translate(-6 12) rotate(-32)")
        + legs
        + path("b", star(35, -36, 13, 4.4, 4))
        + path("b", star(12, -43, 6, 2.2, 4))
    )


def poise() -> str:
    """Stones, one upon the other."""
    stones = (
        ellipse("a", 0, 32, 36, 11)
        + ellipse("d", 4, 14, 25, 9)
        + ellipse("a", -2, -2, 19, 8)
        + ellipse("b", 2, -16, 12, 7)
        + ellipse("a", 0, -28, 7, 6)
    )
    shine = line("c", "M-24 28C-14 24 -2 23 8 24M-12 -5C-7 -7 -2 -8 4 -7", 1.8)
    return (
        stones + shine + line("d", "M-46 45H46M-30 49H30", 2) + path("b", star(0, -42, 6.4, 2.4, 4))
    )


def patience() -> str:
    """An hourglass."""
    glass = path(
        "a",
        "M-26 -38H26C26 -14 8 -8 4 0C8 8 26 14 26 38H-26C-26 14 -8 8 -4 0C-8 -8 -26 -14 -26 -38Z",
    )
    hollow = path(
        "c",
        "M-20 -34H20C18 -16 4 -10 1 0C4 10 18 16 20 34H-20C-18 16 -4 10 -1 0C-4 -10 -18 -16 -20 -34Z",
    )
    sand = path(
        "b",
        "M-15 -20H15C10 -12 3 -8 1 0L1 20C8 24 17 28 19 34H-19C-17 28 -8 24 -1 20L-1 0C-3 -8 -10 -12 -15 -20Z",
    )
    return (
        glass
        + hollow
        + sand
        + rect("a", -33, -46, 66, 8, 3)
        + rect("a", -33, 38, 66, 8, 3)
        + _both(rect("a", -31, -40, 4, 80))
    )


def courtesy() -> str:
    """A hat, swept off."""
    plume = path(
        "b",
        "M-2 -14C4 -44 34 -54 48 -38C40 -38 38 -34 42 -28C34 -30 30 -26 32 -20C24 -22 14 -16 8 -8Z",
    )
    hat = path("a", "M-24 12C-26 -10 -16 -22 0 -22C16 -22 26 -10 24 12Z") + path(
        "a", "M-48 16C-34 6 34 6 48 16C40 32 -40 32 -48 16Z"
    )
    return group(
        hat + path("b", "M-24.6 6C-10 12 10 12 24.6 6V13C10 18 -10 18 -24.6 13Z") + plume,
        "rotate(-14) translate(0 6)",
    ) + line("d", "M-36 42C-14 48 16 47 38 38", 3)


def thrift() -> str:
    """An acorn."""
    nut = path("b", "M-22 -6H22C24 18 10 34 0 44C-10 34 -24 18 -22 -6Z")
    cap = path("a", "M-30 -4C-32 -24 -14 -30 0 -30C14 -30 32 -24 30 -4C14 2 -14 2 -30 -4Z")
    scales = line("c", "M-22 -12C-8 -6 8 -6 22 -12M-16 -20C-6 -16 6 -16 16 -20", 2)
    leaf = path("d", "M4 -32C14 -48 34 -50 46 -40C40 -28 22 -24 4 -32Z") + line(
        "a", "M6 -32C18 -38 30 -41 42 -40", 1.6
    )
    return (
        leaf
        + line("a", "M0 -30C0 -38 -4 -44 -10 -46", 5)
        + nut
        + cap
        + scales
        + line("c", "M-12 4C-10 16 -6 26 -1 33", 2.4)
    )


def diligence() -> str:
    """A bee."""
    wings = _both(
        path("d", "M-4 -10C-22 -34 -46 -30 -44 -14C-42 0 -18 2 -4 -4Z")
        + path("d", "M-4 -2C-20 2 -36 12 -30 22C-24 28 -10 14 -4 6Z")
    )
    body = path(
        "b", "M0 -20C16 -20 18 0 16 14C14 30 6 40 0 46C-6 40 -14 30 -16 14C-18 0 -16 -20 0 -20Z"
    )
    stripes = path("a", "M-17 2H17L16 11H-16ZM-15 19H15L12 27H-12ZM-8.6 35H8.6L5 41H-5Z")
    head = circle("a", 0, -24, 10) + line(
        "a", "M-4 -32C-6 -40 -12 -43 -17 -42M4 -32C6 -40 12 -43 17 -42", 2.6
    )
    return wings + body + stripes + head + _both(circle("c", -4, -25, 2.2))


def good_humour() -> str:
    """A laughing face."""
    face = path("b", rays(0, 0, 39, 48, 20, 0.5)) + circle("a", 0, 0, 37) + circle("c", 0, 0, 33)
    eyes = _both(line("a", "M-21 -6C-18 -15 -10 -15 -7 -6", 4.4))
    mouth = path("a", "M-21 6C-10 10 10 10 21 6C20 24 10 28 0 28C-10 28 -20 24 -21 6Z") + path(
        "b", "M-9 24C-6 17 6 17 9 24C4 27 -4 27 -9 24Z"
    )
    return face + eyes + mouth


def humility() -> str:
    """A violet that hangs its head."""
    stem = line("a", "M6 46C4 20 12 -6 0 -22C-4 -28 -12 -30 -16 -26", 4)
    leaves = (
        path("d", "M5 40C-12 22 -34 26 -44 38C-28 48 -10 48 5 40Z")
        + path("d", "M6 36C18 14 36 14 46 24C38 38 22 42 6 36Z")
        + line("a", "M4 40C-10 34 -24 34 -36 38M7 36C18 30 28 26 40 25", 1.6)
    )
    petals = "".join(
        group(
            path("a", "M0 0C-10 -6 -11 -20 0 -23C11 -20 10 -6 0 0Z"),
            f"translate(-18 -18) rotate({lean})",
        )
        for lean in (-150, -84, -20, 152)
    )
    return (
        leaves
        + stem
        + petals
        + group(
            path("a", "M0 0C-12 6 -12 24 0 27C12 24 12 6 0 0Z"), "translate(-18 -18) rotate(20)"
        )
        + circle("b", -18, -18, 5)
    )


def candour() -> str:
    """A window, wide open."""
    light = path("b", rays(0, 2, 10, 34, 12, 0.4, 15)) + circle("b", 0, 2, 9)
    arch = line("a", "M-20 38V-18A20 20 0 0 1 20 -18V38Z", 4.4)
    shutter = path("a", "M-22 38L-46 46V-14C-44 -26 -32 -34 -22 -30Z") + "".join(
        line("c", f"M-41 {y}L-27 {y - 4}", 2.2) for y in (-8, 2, 12, 22, 32)
    )
    return light + arch + _both(shutter) + rect("a", -27, 38, 54, 6, 1)


def quiet_joy() -> str:
    """A cup of something hot."""
    cup = path("a", "M-30 -4H22C22 20 12 32 2 34H-10C-20 32 -30 20 -30 -4Z") + line(
        "a", "M22 2C40 -2 40 22 17 22", 4.6
    )
    steam = line(
        "b",
        "M-16 -14C-24 -24 -8 -30 -16 -42M-2 -14C-10 -26 8 -32 -2 -48M12 -14C4 -24 20 -30 12 -42",
        3.4,
    )
    saucer = path("a", "M-42 36H34C28 46 -36 46 -42 36Z")
    heart = path("b", "M-4 22C-14 14 -16 4 -9 3C-6 3 -4 6 -4 8C-4 6 -2 3 1 3C8 4 6 14 -4 22Z")
    return cup + steam + saucer + heart


def small_kindness() -> str:
    """An umbrella, and a flower that needs it."""
    shade = path(
        "a",
        "M-46 -6C-44 -36 -20 -44 0 -44C20 -44 44 -36 46 -6C38 -14 26 -14 20 -6C14 -14 -14 -14 -20 -6C-26 -14 -38 -14 -46 -6Z",
    )
    ribs = line("c", "M-20 -8C-18 -26 -10 -38 0 -43C10 -38 18 -26 20 -8", 1.8) + line(
        "a", "M0 -50V-44", 3.4
    )
    stick = line("a", "M0 -12V36C0 46 -14 46 -14 36", 4)
    flower = (
        line("d", "M24 44V22", 3)
        + _leaf(24, 40, 60, 0.5, "d")
        + "".join(
            group(ellipse("b", 0, -8, 4.4, 6), f"translate(24 18) rotate({i * 72})")
            for i in range(5)
        )
        + circle("a", 24, 18, 4)
    )
    return shade + ribs + stick + flower


def hope() -> str:
    """A seedling, and the sun coming up."""
    sun = path("b", "M-30 26A30 30 0 0 1 30 26Z") + path(
        "b", "".join(_sunray(a) for a in range(-165, 0, 30))
    )
    ground = path("a", "M-48 26H48C40 40 20 46 0 46C-20 46 -40 40 -48 26Z")
    stem = line("c", "M0 28C-2 12 1 0 0 -14", 8) + line("a", "M0 28C-2 12 1 0 0 -14", 4.4)
    leaves = _both(
        line("c", "M0 -8C-6 -28 -24 -32 -38 -28C-34 -12 -18 -4 0 -8Z", 4)
        + path("a", "M0 -8C-6 -28 -24 -32 -38 -28C-34 -12 -18 -4 0 -8Z")
    )
    return sun + ground + stem + leaves + line("b", "M-24 35H-8M6 38H24", 2.2)


def _sunray(degrees: float) -> str:
    a = math.radians(degrees)
    x, y = math.cos(a), math.sin(a)
    return polygon(
        [
            (35 * x - 3 * y, 26 + 35 * y + 3 * x),
            (49 * x, 26 + 49 * y),
            (35 * x + 3 * y, 26 + 35 * y - 3 * x),
        ]
    )


VIRTUES = {
    "5": (valour, mercy, devotion, justice, wonder),
    "4": (steadfastness, generosity, honour, fellowship, craft),
    "3": (temperance, prudence, fair_dealing, clear_sight, poise),
    "2": (patience, courtesy, thrift, diligence, good_humour),
    "1": (humility, candour, quiet_joy, small_kindness, hope),
}
"""By value, in the order of the copies a to e."""
