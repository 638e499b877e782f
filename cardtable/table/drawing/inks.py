"""The inks of the card pictures: a style sheet made of the theme's colours.

Pictures name what a shape is (`S`: spade ink, `St`: its tint, `gold`, `skin2`); this says how it
looks. A class that ends in `l` is a line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.pips import hex_colour

_LIP: Rgb = (170, 62, 52)
SKINS: tuple[tuple[Rgb, Rgb], ...] = (
    ((247, 226, 200), (232, 196, 158)),
    ((224, 176, 126), (200, 144, 94)),
    ((158, 104, 70), (128, 80, 54)),
)
_CLASS = re.compile(r'class="(\w+)"')


def inks(palette: Palette) -> dict[str, Rgb]:
    """Every ink by the class that asks for it."""
    p = palette
    found: dict[str, Rgb] = {"paper": p.card, "ink": p.ink, "gold": p.second, "lip": _LIP}
    for suit in "CDHS":
        ink = p.suit(suit)
        found[suit] = ink
        found[f"{suit}t"] = mix(p.card, ink, p.tint)
        found[f"{suit}m"] = mix(p.card, ink, 0.42)
    found |= {"fair": p.fair, "foul": p.foul, "bone": p.bone, "ember": p.ember}
    found["day"] = mix(p.card, p.second, 0.2)
    found |= {"fairt": mix(p.card, p.fair, 0.1), "fairm": mix(p.card, p.fair, 0.45)}
    found |= {"foult": mix(p.foul, p.bone, 0.1), "foulm": mix(p.foul, p.bone, 0.38)}
    for number, (light, shade) in enumerate(SKINS, 1):
        found[f"skin{number}"] = light
        found[f"shade{number}"] = shade
    for number, ink in enumerate(p.backs, 1):
        found[f"back{number}"] = ink
    return found


def card_style(palette: Palette, picture: str) -> str:
    """The rules of the style sheet for the classes that a card's picture uses."""
    sheet = f"fill:{hex_colour(palette.card)};stroke:{hex_colour(palette.card_edge)}"
    return style(inks(palette), picture, {"sheet": sheet})


def style(
    colours: Mapping[str, Rgb], picture: str, more: Mapping[str, str] = MappingProxyType({})
) -> str:
    """The rules for a picture's classes: filled with their ink, or `more` for what is not.

    A class that ends in `l` is a line in the ink before that letter.
    """
    rules = dict(more)
    for name in set(_CLASS.findall(picture)) - more.keys():
        if name in colours:
            rules[name] = f"fill:{hex_colour(colours[name])}"
        else:
            rules[name] = f"stroke:{hex_colour(colours[name.removesuffix('l')])}"
    return "".join(f".{name}{{{rule}}}" for name, rule in sorted(rules.items()))
