"""The two jokers: one fool in two inks, each looking the other way."""

# ruff: noqa: E501 - an outline is one string, however long

from __future__ import annotations

from deck.people import SLIM, SLIM_SHADE
from deck.shapes import (
    both,
    circle,
    glyph,
    group,
    line,
    mirrored,
    moved,
    paper,
    path,
    polygon,
    rays,
    star,
    twice,
)


def _word(cls: str, height: float = 34, step: float = 43, x: float = 25) -> str:
    return "".join(
        glyph(cls, letter, x, 16 + i * step, height, weight=17) for i, letter in enumerate("JOKER")
    )


def _bell(x: float, y: float, r: float = 6) -> str:
    return circle("gold", x, y, r) + line("ink", f"M{x - r * 0.6} {y + r * 0.3}H{x + r * 0.6}", 1.3)


def _fool(cls: str) -> str:
    """A fool's head in a cap of three points, over a ruff of points with bells."""
    tint = f"{cls}m"
    ruff = ""
    for i, (x, y) in enumerate(((70, 198), (92, 224), (125, 236), (158, 224), (180, 198))):
        shape = polygon(
            [
                (125, 158),
                (x - (22 if i < 2 else 14), y - 16),
                (x, y + 14),
                (x + (22 if i > 2 else 14), y - 16),
            ]
        )
        ruff += path("gold" if i % 2 else cls, shape)
        ruff += _bell(x, y + 16, 5.5)
    left = (
        "M125 104C112 70 78 58 56 84C48 94 46 108 50 118C60 102 74 102 84 112C92 122 96 134 98 144Z"
    )
    right = "M125 104C138 70 172 58 194 84C202 94 204 108 200 118C190 102 176 102 166 112C158 122 154 134 152 144Z"
    tip = "M97 112C98 84 106 60 125 40C144 60 152 84 153 112Z"
    cap = twice(cls, left, "gold", -2, -1.8) + path(tint, right) + twice("gold", tip, cls, 2, -1.6)
    cap += line("paper", "M60 92C76 82 98 86 112 104M138 104C152 86 174 82 190 92", 2)
    cap += _bell(50, 122) + _bell(200, 122) + _bell(125, 37)
    # The faces of the courts are drawn for a smaller head.
    head = path("skin1", SLIM) + path("shade1", SLIM_SHADE)
    head += both(
        path("ink", "M107 87C111 81 117 81 120 87C117 90 110 90 107 87Z")
        + circle("paper", 112.4, 85.6, 1.4)
    )
    head += both(path(cls, "M113.5 92L116.5 99L113.5 106L110.5 99Z"))
    head += line("ink", "M106 77C110 71 116 72 120 77M130 77C134 72 140 71 144 77", 2.6)
    head += path("lip", "M112 108C118 112 132 112 138 108C135 119 115 119 112 108Z") + path(
        "paper", "M115.5 110.4C121 112.4 129 112.4 134.5 110.4C133 113 117 113 115.5 110.4Z"
    )
    big = f'<g transform="translate(125 142) scale(1.22) translate(-125 -92)">{head}</g>'
    band = path(cls, "M96 118C104 104 146 104 154 118L150 106C142 94 108 94 100 106Z")
    band += "".join(
        circle("gold", x, y, 2.6)
        for x, y in ((104, 109), (114, 104.6), (125, 103), (136, 104.6), (146, 109))
    )
    return ruff + cap + big + band


def _stage(cls: str) -> str:
    burst = path(f"{cls}t", rays(125, 146, 82, 101, 36, 0.46))
    stars = (
        path("gold", star(125, 296, 15, 6.2, 5))
        + path(cls, star(94, 304, 8, 3.4, 5))
        + path(cls, star(156, 304, 8, 3.4, 5))
    )
    return burst + stars


def joker(cls: str) -> str:
    """The face: the word in the corner that a fan shows, and beside it the fool in his light."""
    fool = _stage(cls) + _fool(cls)
    fool = fool if cls == "H" else mirrored(fool)
    return paper() + moved(group(fool, "scale(.93)"), 32, 12) + _word(cls)


def large(cls: str) -> str:
    """The face for small sizes: larger letters, and the fool alone."""
    return paper() + moved(group(_fool(cls), "scale(.98)"), 32, 56) + _word(cls, 42, 50, 29)
