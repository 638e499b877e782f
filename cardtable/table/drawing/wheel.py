"""What beats what, as a wheel: the ranks around it, and an arrow from each to those that it beats.

The relation is an option of the rules at hand; nothing here knows a game. All ranks lie on the rim,
as there no arrow between two of them passes a third.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pygame

from cardtable.presenter.palette import Rgb, mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

Beats = Mapping[str, Sequence[str]]
RIM = 0.355  # of the square's side: how far from its middle the ranks lie
LIT = 1.16  # so much larger is a disc that is lit up


def wheel(theme: Theme, beats: Beats, prey: str, rect: pygame.Rect, by: str = "") -> Item:
    """The wheel in a square; `prey` is the rank to be beaten, or nothing.

    Once it has been answered `by` a rank, that alone is lit up, if it beats it.
    """
    if by:
        lit = {by: (prey,)} if prey in beats.get(by, ()) else {}
    else:
        lit = {rank: (prey,) for rank, leads in beats.items() if prey in leads}
    stamp = (tuple((rank, tuple(leads)) for rank, leads in beats.items()), prey, by)
    image = theme.kept(("wheel", stamp, rect.size), lambda: _wheel(theme, beats, prey, lit, rect.w))

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item("wheel", rect, stamp, draw)


def _wheel(theme: Theme, beats: Beats, prey: str, lit: Beats, size: int) -> pygame.Surface:
    p = theme.palette
    ranks = sorted({*beats, *(lead for leads in beats.values() for lead in leads)})
    spots = dict(zip(ranks, places(len(ranks), size), strict=True))
    radius = radius_of(len(ranks), size)
    faint = mix(p.cloth.light, p.on_cloth, 0.34)
    strokes = ""
    for rank, leads in beats.items():
        for lead in leads:
            hot = lead == prey and rank in lit
            colour = p.glow if hot else mix(p.cloth.light, p.on_cloth, 0.2) if prey else faint
            width = size * (0.026 if hot else 0.013)
            arrow = _arrow(spots[rank], spots[lead], radius, width, colour)
            strokes = strokes + arrow if hot else arrow + strokes
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        f'<circle cx="{size / 2}" cy="{size / 2}" r="{size * 0.495}" '
        f'fill="{hex_colour(mix(p.cloth.dark, (0, 0, 0), 0.2))}" fill-opacity="0.42"/>'
        f"{strokes}</svg>"
    )
    image = raster(svg, (size, size))
    for rank in ranks:
        beaten, beats_it = rank == prey, rank in lit
        fill: Rgb = (
            p.accent if beaten else p.glow if beats_it else mix(p.cloth.dark, (0, 0, 0), 0.3)
        )
        ink: Rgb = p.on_accent if beaten else p.ink if beats_it else p.on_cloth_soft
        side = round(2 * radius * (LIT if beaten or beats_it else 1.0))
        border = p.on_cloth if beaten or beats_it else faint
        disc = paint.box(theme, (side, side), fill, border=border, radius=side // 2)
        x, y = spots[rank]
        image.blit(disc, disc.get_rect(center=(round(x), round(y))))
        figure = radius * 1.5 / theme.line_height("name")
        text = theme.text(rank, "name", ink, on="paper" if beats_it else "cloth", size=figure)
        image.blit(text, text.get_rect(center=(round(x), round(y))))
    return image


def places(count: int, size: float) -> list[tuple[float, float]]:
    """The middles of that many ranks in a square of that side: clockwise, the first at the top."""
    turns = (math.radians(360 * number / count - 90) for number in range(count))
    return [(size * (0.5 + RIM * math.cos(a)), size * (0.5 + RIM * math.sin(a))) for a in turns]


def radius_of(count: int, size: float) -> float:
    """How large the disc of each of that many ranks is."""
    return size * (0.105 if count < 7 else 0.08)


def _arrow(
    start: tuple[float, float], end: tuple[float, float], radius: float, width: float, colour: Rgb
) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy) or 1.0
    dx, dy = dx / far, dy / far
    head = width * 3.2
    tip = (end[0] - dx * radius * 1.22, end[1] - dy * radius * 1.22)
    foot = (tip[0] - dx * head, tip[1] - dy * head)
    half = head * 0.55
    ink = hex_colour(colour)
    return (
        f'<path d="M{start[0]} {start[1]}L{foot[0]} {foot[1]}" fill="none" stroke="{ink}" '
        f'stroke-width="{width}"/>'
        f'<path d="M{tip[0]} {tip[1]}L{foot[0] - dy * half} {foot[1] + dx * half}'
        f'L{foot[0] + dy * half} {foot[1] - dx * half}Z" fill="{ink}"/>'
    )
