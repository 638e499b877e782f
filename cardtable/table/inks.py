"""The inks of the card pictures: a style sheet made of the theme's colours.

Pictures name what a shape is (`S`: spade ink, `St`: its tint, `gold`, `skin2`); this says how it
looks. A class that ends in `l` is a line.
"""

from __future__ import annotations

from cardtable.table.palette import Palette, Rgb, mix
from cardtable.table.pips import hex_colour

SUITS = "CDHS"
_SKINS: tuple[tuple[Rgb, Rgb], ...] = (
    ((247, 226, 200), (232, 196, 158)),
    ((224, 176, 126), (200, 144, 94)),
    ((158, 104, 70), (128, 80, 54)),
)


def card_style(palette: Palette) -> str:
    """The rules of the style sheet, in the form that the pictures keep between their tags."""
    p = palette
    rules = [f".sheet{{fill:{hex_colour(p.card)};stroke:{hex_colour(p.card_edge)}}}"]
    inks: dict[str, Rgb] = {"paper": p.card, "ink": p.ink, "gold": p.second}
    for suit in SUITS:
        ink = p.suit(suit)
        inks[suit] = ink
        inks[f"{suit}t"] = mix(p.card, ink, 0.13)
        inks[f"{suit}m"] = mix(p.card, ink, 0.42)
    for number, (light, shade) in enumerate(_SKINS, 1):
        inks[f"skin{number}"] = light
        inks[f"shade{number}"] = shade
    for number, ink in enumerate(p.backs, 1):
        inks[f"back{number}"] = ink
    for name, ink in inks.items():
        rules.append(f".{name}{{fill:{hex_colour(ink)}}}.{name}l{{stroke:{hex_colour(ink)}}}")
    return "".join(rules)
