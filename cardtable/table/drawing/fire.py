"""A pile that burns: tongues of flame cut from paper, in the deck's inks."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from cardtable.presenter.palette import Palette, Rgb, mix
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

PHASES = 9  # pictures from the first spark to the last
_WIDE, _HIGH = 200, 220
_TONGUES = ((30, 0.55), (62, 0.8), (100, 1.0), (138, 0.84), (170, 0.58))  # place, height


def fire(theme: Theme, rect: pygame.Rect, share: float) -> Item:
    """Flames out of what lies there; `share` of their time is over."""
    phase = min(PHASES - 1, int(share * PHASES))
    size = (round(rect.w * 1.5), round(rect.w * 1.5 * _HIGH / _WIDE))
    image = _flames(theme.palette, size, phase)
    place = image.get_rect(midbottom=(rect.centerx, rect.bottom + round(rect.h * 0.04)))
    fade = round(255 * min(1.0, (1 - share) * 3))

    def draw(surface: pygame.Surface) -> None:
        image.set_alpha(fade)
        surface.blit(image, place)

    return Item("fire", place, (phase, fade, size), draw)


@lru_cache(maxsize=2)  # no more is seen at once, and fires are rare
def _flames(p: Palette, size: tuple[int, int], phase: int) -> pygame.Surface:
    share = phase / (PHASES - 1)
    # up at once, then lower and lower
    grown = min(1.0, share * 3.2 + 0.25) * (1 - max(0.0, share - 0.45) * 1.1)
    layers: tuple[tuple[Rgb, float], ...] = (
        (mix(p.accent, (255, 60, 20), 0.3), 1.0),
        (mix(p.second, (255, 130, 30), 0.45), 0.7),
        (mix(p.paper, (255, 230, 140), 0.5), 0.4),
    )
    shapes = ""
    for colour, part in layers:
        outline = "".join(
            _tongue(x, high * part * grown * 175, 33 * (0.55 + 0.45 * part), share * 14 + n * 1.7)
            for n, (x, high) in enumerate(_TONGUES)
        )
        shapes += f'<path d="{outline}" fill="{hex_colour(colour)}"/>'
    for n in range(9):
        rise = (share * 1.3 + n * 0.37) % 1.0
        x = 100 + 84 * math.sin(n * 2.4) * (0.5 + rise / 2) + 6 * math.sin(share * 9 + n)
        y = _HIGH - 40 - rise * 170
        r = 4.2 * (1 - rise)
        colour = layers[1][0] if n % 2 else layers[0][0]
        spark = f"M{x:.1f} {y - r:.1f}L{x + r:.1f} {y:.1f}L{x:.1f} {y + r:.1f}L{x - r:.1f} {y:.1f}Z"
        shapes += f'<path d="{spark}" fill="{hex_colour(colour)}"/>'
    view = f'viewBox="0 0 {_WIDE} {_HIGH}" width="{_WIDE}" height="{_HIGH}"'
    return raster(f'<svg xmlns="http://www.w3.org/2000/svg" {view}>{shapes}</svg>', size)


def _tongue(x: float, high: float, half: float, when: float) -> str:
    """One tongue that licks to the left and to the right."""
    foot, sway = _HIGH - 14, 13 * math.sin(when)
    tip, waist = foot - high, foot - high * 0.5
    return (
        f"M{x - half:.1f} {foot}"
        f"C{x - half * 1.25:.1f} {waist:.1f} {x - half * 0.1 + sway:.1f} {waist:.1f} "
        f"{x + sway * 1.7:.1f} {tip:.1f}"
        f"C{x + half * 0.5 + sway:.1f} {waist:.1f} {x + half * 1.25:.1f} {waist:.1f} "
        f"{x + half:.1f} {foot}"
        f"C{x + half * 0.6:.1f} {foot + 12} {x - half * 0.6:.1f} {foot + 12} {x - half:.1f} {foot}Z"
    )
