"""What all court figures are made of: heads, eyes, robes. Upright, in the upper half of a card."""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

from deck.shapes import circle, ellipse, line, moved, path, twice

# The outline of a face seen from the front, and its shaded half with the nose's edge.
FRONT = "M102 74C102 54 148 54 148 74V90C148 108 136 122 125 122C114 122 102 108 102 90Z"
SHADE = "M125 59C140 59 148 64 148 74V90C148 108 136 122 125 122V106L117 103L125 84Z"

SLIM = "M104 76C104 56 146 56 146 76V91C146 107 134 122 125 122C116 122 104 107 104 91Z"
SLIM_SHADE = "M125 61C139 61 146 66 146 76V91C146 107 134 122 125 122V105L118.5 102L125 85Z"
# From the side, looking to the left.
PROFILE = (
    "M107 58C103 64 103 74 103.5 80L95 95C93.5 98 96 99.5 99.5 99.5L98.6 104C97.6 105.6 98.4 107 99.6 107.4"
    "C98.6 109 98.8 110.6 100 111.6C99 117 101.4 121.4 107 122.4C115 123.6 124 122 131 117L150 106V58Z"
)
PROFILE_SHADE = "M126 58H150V106L131 117C126 120.4 121 122.2 116 122.7C125 114 128 104 126 92Z"


def face(skin: int, *, brows: str = "ink", slim: bool = False, bearded: bool = False) -> str:
    """A face from the front: two tones, whose border is the nose. Who is bearded has no mouth yet."""
    body = path(f"skin{skin}", SLIM if slim else FRONT)
    body += path(f"shade{skin}", SLIM_SHADE if slim else SHADE)
    for side in (-1, 1):
        x = 125 + side * 11.5
        body += path(
            "ink", f"M{x - 7} 87C{x - 3} 82 {x + 3} 82 {x + 7} 87C{x + 3} 90 {x - 3} 90 {x - 7} 87Z"
        )
        body += circle("paper", x - 1.5, 85.8, 1.3)
        inner, outer = 125 + side * 5, 125 + side * 19
        body += line(brows, f"M{inner} 79.5C{x - side} 75.5 {x + side * 3} 75.5 {outer} 79", 2.6)
    return body + ("" if bearded else lips(111 if slim else 112))


def profile(skin: int, *, brow: str = "ink") -> str:
    """A face from the side, looking to the left."""
    body = path(f"skin{skin}", PROFILE) + path(f"shade{skin}", PROFILE_SHADE)
    body += path("ink", "M105.5 88C108 83 114 83 118 88C114 91 108.5 91 105.5 88Z")
    body += circle("paper", 109.4, 86.6, 1.3)
    body += line(brow, "M104.6 79C109 75 115 75.4 120 79", 2.6)
    body += path(
        "lip",
        "M98.6 104C102 103.4 106 105 108.6 107.2C105.6 110.6 102 111.8 100 111.4C98.8 110.4 98.6 109 99.6 107.4C98.4 107 97.6 105.6 98.6 104Z",
    )
    return body


def lips(y: float, wide: float = 6.5) -> str:
    """A mouth."""
    x = 125
    return path(
        "lip",
        f"M{x - wide} {y}C{x - wide / 2} {y - 4} {x - 1} {y - 2.5} {x} {y - 2}"
        f"C{x + 1} {y - 2.5} {x + wide / 2} {y - 4} {x + wide} {y}"
        f"C{x + wide / 2} {y + 4.4} {x - wide / 2} {y + 4.4} {x - wide} {y}Z",
    )


def neck(skin: int) -> str:
    """A neck, in shade."""
    return path(f"shade{skin}", "M114 110H136V136H114Z")


def robe(cls: str, under: str = "gold") -> str:
    """Shoulders and chest, down to the middle of the card."""
    return twice(
        cls,
        "M125 128C104 128 74 136 62 158C59 164 57 170 57 176H193C193 170 191 164 188 158"
        "C176 136 146 128 125 128Z",
        under,
        2.2,
        -1.6,
    )


def fur(y: float = 134) -> str:
    """A collar of white fur with its black tails."""
    collar = path(
        "paper",
        f"M125 {y + 14}C112 {y + 6} 103 {y - 2} 99 {y - 8}C86 {y - 4} 76 {y + 2} 70 {y + 10}"
        f"C84 {y + 22} 106 {y + 34} 125 {y + 38}C144 {y + 34} 166 {y + 22} 180 {y + 10}"
        f"C174 {y + 2} 164 {y - 4} 151 {y - 8}C147 {y - 2} 138 {y + 6} 125 {y + 14}Z",
    )
    tail = "M0 -4L2.2 3L0 6L-2.2 3Z"
    spots = ""
    for x, dy in ((88, 6), (102, 14), (116, 24), (134, 24), (148, 14), (162, 6)):
        spots += path("ink", tail, transform=f"translate({x} {y + dy})")
    return collar + spots


def hand(skin: int, x: float, y: float) -> str:
    """A fist round something upright."""
    body = path(
        f"skin{skin}",
        "M-9 -7C-9 -11 9 -11 9 -7V8C9 12 -9 12 -9 8Z",
    )
    body += line("ink", "M-8 -2.5H6M-8 3H6", 1.2)
    return moved(body, x, y)


def jewel(cls: str, x: float, y: float, r: float) -> str:
    """A round stone in a setting."""
    return (
        circle("gold", x, y, r + 1.8)
        + circle(cls, x, y, r)
        + ellipse("paper", x - r / 3, y - r / 3, r / 3.4, r / 4)
    )
