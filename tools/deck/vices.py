"""A device for each vice, drawn as the virtues are."""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

import math

from deck.shapes import both, circle, ellipse, group, line, path, polygon, rect, star


def _both(body: str) -> str:
    return both(body, 0)


def wrath() -> str:
    """A mountain that burns."""
    fire = path(
        "b",
        "M-12 -8C-30 -20 -26 -36 -18 -46C-16 -38 -10 -36 -6 -38C-8 -44 -2 -48 2 -50C2 -42 8 -40 12 -42C18 -34 28 -20 12 -8Z",
    )
    hill = path("a", "M-48 44L-14 -8C-6 -2 6 -2 14 -8L48 44Z")
    lava = path("b", "M-8 -5C-4 -2 4 -2 9 -6L16 14L10 12L12 30L2 18L-4 38L-8 16L-16 20Z")
    bolts = _both(path("b", "M-30 -28L-42 -16L-35 -15L-46 0L-26 -18L-33 -19Z"))
    return fire + bolts + hill + lava


def tyranny() -> str:
    """A crown of spikes, and a chain."""
    crown = path(
        "a", "M-38 16L-46 -26L-26 -6L-18 -40L-6 -10L0 -48L6 -10L18 -40L26 -6L46 -26L38 16Z"
    ) + rect("a", -38, 12, 76, 10, 2)
    stones = "".join(circle("b", x, 6, 4) for x in (-24, 0, 24))
    chain = "".join(
        line("a" if i % 2 else "b", f"M{x - 8} 36A8 6 0 1 1 {x + 8} 36A8 6 0 1 1 {x - 8} 36", 3.4)
        for i, x in enumerate((-36, -24, -12, 0, 12, 24, 36))
    )
    return crown + stones + chain


def treachery() -> str:
    """A dagger through a heart."""
    heart = path(
        "b",
        "M0 40C-10 26 -44 8 -44 -14C-44 -28 -34 -34 -24 -34C-12 -34 -4 -28 0 -18C4 -28 12 -34 24 -34C34 -34 44 -28 44 -14C44 8 10 26 0 40Z",
    )
    dagger = (
        path("c", "M-8 -14H8V20L0 52L-8 20Z")
        + path("a", "M-5 -14H5V20L0 46L-5 20Z")
        + rect("a", -18, -18, 36, 6, 3)
        + rect("a", -4, -40, 8, 24, 3)
        + circle("a", 0, -43, 5.6)
    )
    crack = line("c", "M-20 -26L-14 -12L-26 -2L-18 8", 3)
    return heart + crack + group(dagger, "rotate(24)")


def despair() -> str:
    """A tree that will not bloom again."""
    moon = circle("b", 24, -28, 15) + circle("g", 18, -32, 13)
    tree = line(
        "a",
        "M-4 42C2 22 -8 6 -4 -14M-4 0C-16 -8 -26 -16 -30 -34M-20 -13C-28 -14 -36 -12 -44 -20M-4 -14C-4 -28 4 -34 2 -48M-4 8C10 2 20 4 32 -6M14 4C22 10 30 12 40 10M-5 -20C-12 -26 -14 -34 -12 -44",
        4.4,
    )
    trunk = path("a", "M-14 44C-6 30 -10 16 -8 2L2 0C2 16 2 32 10 44Z")
    return (
        moon
        + tree
        + trunk
        + line("a", "M-44 44H44", 3)
        + line("b", "M26 24L28 30M34 34L30 38", 2.6)
    )


def cruelty() -> str:
    """A trap, set."""
    jaw = line("a", "M-40 14C-44 -46 44 -46 40 14", 6.4)
    upper = lower = ""
    for i in range(1, 8):
        angle = math.radians(180 + i * 22.5)
        x, y = 40 * math.cos(angle), 12 + 46 * math.sin(angle)
        upper += polygon(
            [
                (x - 7 * math.sin(angle), y + 7 * math.cos(angle)),
                (x * 0.6, 12 + (y - 12) * 0.6),
                (x + 7 * math.sin(angle), y - 7 * math.cos(angle)),
            ]
        )
    for x in range(-30, 31, 15):
        lower += polygon([(x - 7, 24), (x, 6), (x + 7, 24)])
    base = rect("a", -46, 22, 92, 9, 3) + rect("a", -20, 34, 40, 8, 2)
    bait = ellipse("b", 0, 2, 8, 5.4) + path("b", "M7 2L15 -4V8Z")
    chain = "".join(
        line("b", f"M{x - 5} 45A5 4 0 1 1 {x + 5} 45A5 4 0 1 1 {x - 5} 45", 2.4)
        for x in (30, 39, 48)
    )
    return jaw + path("a", upper) + path("a", lower) + base + bait + chain


def greed() -> str:
    """A purse with teeth."""
    bag = (
        path("a", "M-18 -22C-46 -4 -46 38 -20 44H20C46 38 46 -4 18 -22Z")
        + path("a", "M-22 -42L-12 -26H12L22 -42L10 -36L0 -46L-10 -36Z")
        + rect("b", -17, -27, 34, 6, 3)
    )
    mouth = path("c", "M-30 10C-16 4 16 4 30 10C26 30 -26 30 -30 10Z")
    fangs = path(
        "a", "M-27 10L-21 19L-15 8L-9 18L-4 7L0 17L4 7L9 18L15 8L21 19L27 10C16 5 -16 5 -27 10Z"
    )
    return bag + mouth + fangs + circle("b", 0, 21, 5) + _both(circle("b", -14, -6, 4.4))


def pride() -> str:
    """A peacock's tail."""
    fan = ""
    for lean in (-72, -48, -24, 0, 24, 48, 72):
        feather = (
            line("d", "M0 34V-24", 2.6)
            + ellipse("a", 0, -32, 9, 14)
            + ellipse("b", 0, -34, 5.6, 8)
            + ellipse("c", 0, -36, 2.8, 4)
        )
        fan += group(feather, f"translate(0 6) rotate({lean} 0 34)")
    body = path(
        "a", "M-10 46C-16 28 -8 20 -5 8C-8 2 -6 -6 0 -8C6 -6 8 2 5 8C8 20 16 28 10 46Z"
    ) + line("a", "M0 -8V-16M-4 -8L-6 -15M4 -8L6 -15", 1.8)
    return fan + body + path("b", "M-3 1L3 1L0 8Z")


def envy() -> str:
    """An eye at the keyhole."""
    plate = path("a", "M-26 -46H26L34 -36V36L26 46H-26L-34 36V-36Z") + path(
        "c", "M-15 40L-9 6C-30 -6 -24 -38 0 -38C24 -38 30 -6 9 6L15 40Z"
    )
    eye = (
        path("a", "M-18 -14C-10 -25 10 -25 18 -14C10 -4 -10 -4 -18 -14Z")
        + circle("b", 0, -14.4, 7.6)
        + path("c", "M0 -22C3.4 -17 3.4 -11 0 -7C-3.4 -11 -3.4 -17 0 -22Z")
    )
    nails = "".join(circle("c", x, y, 2.2) for x in (-27, 27) for y in (-34, 34))
    return plate + eye + nails


def bigotry() -> str:
    """A gate, bricked up."""
    wall = ""
    for row in range(8):
        y = -44 + row * 11.4
        for column in range(-1, 5):
            x = -46 + column * 23 + (row % 2) * 11.5
            left, right = max(-46, x), min(46, x + 21)
            if right - left > 3:
                wall += rect("a", left, y, right - left, 9.4, 1)
    arch = path("c", "M-25 48V-8C-25 -38 25 -38 25 -8V48Z")
    fill = "".join(
        rect("d", x, y, w, 9.4, 1)
        for x, y, w in (
            (-21, 36, 19),
            (1, 36, 20),
            (-21, 24.6, 8),
            (-10, 24.6, 20),
            (13, 24.6, 8),
            (-21, 13.2, 19),
            (1, 13.2, 20),
            (-21, 1.8, 8),
            (-10, 1.8, 20),
            (13, 1.8, 8),
            (-20, -20, 18),
            (1, -20, 18),
        )
    )
    slit = rect("b", -17, -9, 34, 7, 2) + _both(circle("c", -7, -5.4, 2.6))
    return wall + arch + fill + slit


def gluttony() -> str:
    """A mouth that is never full."""
    lips = path(
        "a",
        "M-46 -2C-36 -30 -16 -34 0 -26C16 -34 36 -30 46 -2C36 34 16 44 0 44C-16 44 -36 34 -46 -2Z",
    ) + path(
        "c",
        "M-37 -2C-28 -20 -14 -22 0 -17C14 -22 28 -20 37 -2C28 24 14 34 0 34C-14 34 -28 24 -37 -2Z",
    )
    upper = path(
        "a", "M-30 -10C-20 -18 20 -18 30 -10L25 0L19 -8L12 3L6 -8L0 4L-6 -8L-12 3L-19 -8L-25 0Z"
    )
    tongue = path("b", "M-22 20C-14 6 14 6 22 20C16 30 6 33 0 33C-6 33 -16 30 -22 20Z")
    drip = path("b", "M30 30C34 38 34 46 30 48C26 46 26 38 30 30Z")
    return lips + upper + tongue + line("c", "M0 14V29", 2) + drip


def guile() -> str:
    """A fox."""
    head = path(
        "a",
        "M-44 -46C-36 -42 -24 -32 -18 -24H18C24 -32 36 -42 44 -46C46 -20 40 -4 30 8L0 46L-30 8C-40 -4 -46 -20 -44 -46Z",
    )
    cheeks = _both(path("c", "M-32 2C-18 -2 -8 10 -3 34L-8 32L-27 8Z"))
    ears = _both(path("b", "M-38 -36C-34 -32 -28 -28 -25 -22L-33 -14C-38 -20 -39 -28 -38 -36Z"))
    eyes = _both(
        path("b", "M-24 -6C-18 -12 -10 -8 -7 0C-14 2 -20 0 -24 -6Z") + circle("c", -14, -4, 2.2)
    )
    return head + cheeks + ears + eyes + path("c", "M-6 34H6L0 43Z")


def cynicism() -> str:
    """A worm in the apple."""
    apple = path(
        "a",
        "M0 -16C-12 -26 -38 -22 -38 6C-38 30 -20 46 -8 44C-4 43 4 43 8 44C20 46 38 30 38 6C38 -22 12 -26 0 -16Z",
    )
    stalk = line("a", "M0 -16C0 -26 4 -34 10 -40", 4.4) + path(
        "d", "M6 -28C14 -44 32 -44 38 -36C32 -24 18 -22 6 -28Z"
    )
    hole = ellipse("c", 12, 10, 11, 9)
    worm = (
        line("b", "M12 12C16 0 26 4 28 -6C30 -14 40 -16 44 -8", 8)
        + circle("b", 43, -7, 6.4)
        + circle("c", 45, -9, 1.7)
    )
    return apple + stalk + hole + worm + line("c", "M-26 -4C-28 4 -27 14 -22 22", 3)


def indifference() -> str:
    """A face that looks away from you, without turning."""
    mask = path("a", "M-34 -38C-20 -46 20 -46 34 -38C40 4 26 44 0 46C-26 44 -40 4 -34 -38Z")
    lids = _both(
        path("c", "M-27 -8C-22 -14 -10 -14 -6 -8V-4H-27Z")
        + line("c", "M-27 -22C-20 -25 -12 -25 -7 -22", 3)
    )
    return mask + lids + line("b", "M-14 24H14", 4.4) + line("c", "M0 -8L-5 11H4", 2.6)


def cold_reckoning() -> str:
    """An abacus, frozen."""
    box = line("a", "M-40 -42H40V22H-40Z", 5) + "".join(
        line("d", f"M-38 {y}H38", 2) for y in (-28, -10, 8)
    )
    beads = ""
    for y, places in (
        (-28, (-30, -18, 8, 20, 31)),
        (-10, (-31, 0, 11, 22, 32)),
        (8, (-30, -19, -8, 20, 31)),
    ):
        beads += "".join(
            ellipse("b" if i == 2 else "a", x, y, 4.6, 7) for i, x in enumerate(places)
        )
    ice = path(
        "a",
        "M-42 24H42L38 32L34 48L29 30L22 40L16 28L9 47L2 29L-6 42L-12 28L-20 38L-26 29L-32 48L-38 32Z",
    )
    return box + beads + ice


def hypocrisy() -> str:
    """One face for you, and one for them."""
    left = (
        path("a", "M0 -44C-20 -44 -38 -34 -38 -6C-38 26 -18 46 0 46Z")
        + line("c", "M-28 -10C-24 -19 -14 -19 -10 -10", 4)
        + path("c", "M0 30C-14 30 -24 22 -26 10C-16 16 -8 17 0 17Z")
    )
    right = (
        path("d", "M0 -44C20 -44 38 -34 38 -6C38 26 18 46 0 46Z")
        + line("b", "M10 -16C14 -10 22 -8 28 -8", 4)
        + line("b", "M4 28C10 18 20 18 25 28", 4.4)
    )
    return (
        left
        + right
        + line("b", "M0 -46L4 -28L-3 -12L4 6L-3 24L0 46", 2.4)
        + path("b", "M18 -2C22 6 22 10 18 11C14 10 14 6 18 -2Z")
    )


def sloth() -> str:
    """A snail."""
    foot = path(
        "a",
        "M-46 38C-36 26 -24 30 -10 30H26C32 20 30 8 36 -2C40 -8 48 -4 46 4C44 16 44 30 34 38C30 41 -42 42 -46 38Z",
    )
    shell = circle("b", -2, 8, 27) + line(
        "c", "M-2 8C2 2 8 8 4 14C-2 22 -14 16 -13 5C-12 -8 6 -12 14 0C20 12 12 26 -2 27", 3.6
    )
    horns = (
        line("a", "M38 -2L34 -20M43 -2L48 -18", 2.6)
        + circle("a", 34, -22, 3)
        + circle("a", 48, -20, 3)
    )
    zzz = line("d", "M-40 -34H-30L-40 -24H-30M-22 -46H-14L-22 -38H-14", 2.8)
    return horns + foot + shell + zzz


def spite() -> str:
    """A thorn twig, and a drop of what it's for."""
    stem = line("a", "M-40 44C-24 20 -10 6 8 -8C18 -16 28 -30 32 -46", 6)
    thorns = "".join(
        path("a", "M-5 4L0 -17L5 4Z", transform=f"translate({x} {y}) rotate({lean})")
        for x, y, lean in (
            (-28, 26, -100),
            (-20, 16, 70),
            (-8, 5, -84),
            (4, -4, 96),
            (14, -14, -70),
            (25, -28, 110),
            (29, -38, -50),
        )
    )
    drop = path("b", "M26 14C36 28 38 38 26 42C14 38 16 28 26 14Z")
    return stem + thorns + drop + line("c", "M22 34C22 37 24 38 26 38.4", 2)


def vanity() -> str:
    """A looking-glass."""
    frame = circle("a", 0, -14, 34) + circle("b", 0, -14, 28) + circle("c", 0, -14, 25)
    handle = path("a", "M-6 18H6L8 46C4 51 -4 51 -8 46Z")
    crest = path("a", "M-12 -44C-8 -52 8 -52 12 -44Z")
    shine = line("d", "M-14 -8L4 -28M-8 0L12 -22", 4)
    return (
        crest + frame + handle + shine + path("a", star(11, -2, 9, 2.6, 4)) + circle("b", 0, 32, 3)
    )


def slander() -> str:
    """A pen, and the blot that stays."""
    quill = (
        path(
            "a",
            "M42 -48C10 -44 -14 -18 -20 14L-12 16C4 10 12 6 18 -2L10 -2C22 -8 26 -14 30 -22L22 -21C34 -28 40 -38 42 -48Z",
        )
        + line("c", "M-12 12C-4 -10 14 -30 34 -42", 1.8)
        + line("a", "M-16 12L-26 34", 4)
    )
    blot = (
        path(
            "b",
            "M-26 30C-22 34 -14 32 -6 36C0 34 6 38 2 42C-6 48 -40 50 -44 42C-48 36 -38 38 -34 34C-32 30 -30 28 -26 30Z",
        )
        + circle("b", 14, 40, 4)
        + circle("b", 24, 45, 2.4)
        + circle("b", -46, 26, 2.6)
    )
    return blot + quill


def cowardice() -> str:
    """A white feather, broken."""
    low = path("a", "M-24 46C-22 34 -20 26 -16 18L10 10C8 22 0 30 -12 34L-18 47Z")
    high = path("a", "M-14 10C-12 -14 2 -36 38 -46C40 -22 34 -4 12 2Z")
    spine = line("c", "M-18 36C-14 28 -8 20 -2 14M-2 4C6 -14 18 -28 32 -40", 2)
    notches = path("c", "M-9 -8L4 -6L-12 -2ZM32 -20L20 -16L34 -14Z")
    return low + high + spine + notches + line("b", "M-26 12L-19 15M14 14L22 20M18 8L27 8", 3)


def pettiness() -> str:
    """Scissors for splitting hairs."""
    blades = path("a", "M-6 8L22 -46C28 -40 26 -32 22 -26L2 12Z") + path(
        "a", "M6 8L-22 -46C-28 -40 -26 -32 -22 -26L-2 12Z"
    )
    grips = _both(line("a", "M-4 10C-8 16 -8 20 -12 22M-18 22A10 11 0 1 0 -17.9 22", 5.6))
    hair = line(
        "b", "M-4 -50C2 -42 -4 -36 0 -30M0 -30C-6 -24 -2 -20 -6 -14M0 -30C6 -24 2 -20 6 -14", 2.2
    )
    return hair + blades + grips + circle("c", 0, 5, 2.8)


def gossip() -> str:
    """Two who have heard something."""
    one = path(
        "a",
        "M-46 -24C-46 -40 -34 -44 -16 -44C2 -44 14 -40 14 -24C14 -8 2 -4 -12 -4L-28 8L-27 -5C-40 -7 -46 -12 -46 -24Z",
    )
    two = path(
        "c",
        "M-20 18C-20 -4 -4 -10 14 -10C36 -10 50 -4 50 18C50 30 44 36 36 39L40 50L20 42C-4 44 -20 38 -20 18Z",
    ) + path(
        "b",
        "M-16 18C-16 0 -2 -6 14 -6C34 -6 46 0 46 18C46 30 40 34 31 36L34 45L18 38C-4 40 -16 34 -16 18Z",
    )
    dots = "".join(circle("c", x, -24, 3.6) for x in (-30, -16, -2)) + line(
        "c", "M2 10H30M2 20H24", 3.6
    )
    return one + two + dots


def fibbing() -> str:
    """A nose that grows."""
    head = path(
        "a",
        "M-40 44C-36 34 -40 28 -44 18C-50 -16 -30 -44 -2 -44C18 -44 30 -30 28 -12L48 -8C50 -4 49 0 46 1L26 4C28 10 26 12 22 14C25 18 24 22 20 24C20 32 14 34 4 33L2 44Z",
    )
    face = (
        path("c", "M8 -16C12 -20 18 -20 21 -15C18 -12 12 -12 8 -16Z")
        + line("c", "M5 -26C10 -31 17 -31 22 -27", 3)
        + line("b", "M10 20L21 18", 3)
    )
    return (
        head
        + face
        + line("b", "M30 -17C32 -24 38 -26 42 -23M36 8L40 14M44 6L48 12", 2.4)
        + line("c", "M-26 -4C-32 -8 -34 6 -26 8", 3.4)
    )


def nagging_doubt() -> str:
    """A question with a barb."""
    hook = line("a", "M-24 -18C-26 -48 28 -50 26 -18C24 2 0 2 0 26", 8.4) + path(
        "a", "M-24 -12L-38 -10L-22 -32L-14 -10Z"
    )
    return (
        hook
        + path("b", "M0 30C8 40 10 48 0 50C-10 48 -8 40 0 30Z")
        + line("d", "M38 -34L46 -40M42 -20H50M38 -6L46 0", 3)
    )


def sulking() -> str:
    """A small cloud of one's own."""
    cloud = path(
        "a",
        "M-32 10C-48 8 -48 -14 -32 -16C-34 -36 -8 -44 2 -28C14 -38 34 -30 32 -14C48 -14 48 8 34 10Z",
    )
    rain = "".join(
        line("b", f"M{x} {y}L{x - 4} {y + 12}", 3.4)
        for x, y in (
            (-26, 18),
            (-10, 18),
            (6, 18),
            (22, 18),
            (-18, 34),
            (-2, 34),
            (14, 34),
            (30, 34),
        )
    )
    face = line("c", "M-18 -10L-8 -7M18 -10L8 -7", 3.4) + line("c", "M-9 4C-4 -2 4 -2 9 4", 3.4)
    return cloud + rain + face


VICES = {
    "5": (wrath, tyranny, treachery, despair, cruelty),
    "4": (greed, pride, envy, bigotry, gluttony),
    "3": (guile, cynicism, indifference, cold_reckoning, hypocrisy),
    "2": (sloth, spite, vanity, slander, cowardice),
    "1": (pettiness, gossip, fibbing, nagging_doubt, sulking),
}
"""By value, in the order of the copies a to e."""
