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
from cardtable.table.drawing.marks import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

Beats = Mapping[str, Sequence[str]]
WIDE = 1.16  # times as wide as high is the rim
DISC, LIT = 0.207, 0.262  # of the rim's radius: how large a disc is across, and one that is lit up
FIGURE = 0.7, 1.09  # of a disc: how high the line of its number is, and on a table shown small
MANY = 6  # more ranks than that have smaller discs
HOT, COLD, RIM = 0.0185, 0.006, 0.008  # of the radius: how thick arrows and the rim are
READ = 0.0105  # the same of arrows while nothing is to be beaten: then each of them is read


def wheel(theme: Theme, beats: Beats, prey: str, rect: pygame.Rect, by: str = "") -> Item:
    """The wheel in a rectangle; `prey` is the rank to be beaten, or nothing.

    Once it has been answered `by` a rank, that alone is lit up, if it beats it.
    """
    if by:
        lit = {by: (prey,)} if prey in beats.get(by, ()) else {}
    else:
        lit = {rank: (prey,) for rank, leads in beats.items() if prey in leads}
    stamp = (tuple((rank, tuple(leads)) for rank, leads in beats.items()), prey, by)
    image = theme.kept(
        ("wheel", stamp, rect.size), lambda: _wheel(theme, beats, prey, lit, rect.size)
    )

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item("wheel", rect, stamp, draw)


def extent(radius: float) -> tuple[int, int]:
    """How wide and high a wheel is, with its discs, whose rim has that radius."""
    edge = LIT * radius + 2
    return round(2 * WIDE * radius + edge), round(2 * radius + edge)


def _wheel(
    theme: Theme, beats: Beats, prey: str, lit: Beats, full: tuple[int, int]
) -> pygame.Surface:
    p = theme.palette
    radius = (full[1] - 2) / (2 + LIT)
    ranks = sorted({*beats, *(lead for leads in beats.values() for lead in leads)})
    spots = dict(zip(ranks, places(len(ranks), radius, full), strict=True))
    disc = disc_of(len(ranks), radius)
    faint, gilt = mix(p.cloth.light, p.on_cloth, 0.34 if prey else 0.72), hex_colour(p.second)
    strokes = ""
    for rank, leads in beats.items():
        for lead in leads:
            hot = lead == prey and rank in lit
            colour = p.glow if hot else faint
            width = radius * (HOT if hot else COLD if prey else READ)
            far = disc * (LIT / DISC if hot else 1.0) / 2
            arrow = _arrow(spots[rank], spots[lead], far, width, colour)
            strokes = strokes + arrow if hot else arrow + strokes
    x, y = full[0] / 2, full[1] / 2
    rims = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{WIDE * radius * share}" ry="{radius * share}" '
        f'fill="none" stroke="{gilt}" stroke-width="{radius * RIM * thick}" '
        f'stroke-opacity="{alpha}"/>'
        for share, thick, alpha in ((1, 1, 0.75), (0.94, 0.6, 0.35))
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{full[0]}" height="{full[1]}">'
        f"{rims}{strokes}</svg>"
    )
    image = raster(svg, full)
    for rank in ranks:
        beaten, beats_it = rank == prey, rank in lit
        fill: Rgb = (
            p.accent if beaten else p.glow if beats_it else mix(p.cloth.dark, (0, 0, 0), 0.55)
        )
        ink: Rgb = p.on_accent if beaten else p.ink if beats_it else p.on_cloth_soft
        side = round(disc * (LIT / DISC if beaten or beats_it else 1.0))
        border = p.on_cloth if beaten or beats_it else faint
        image_of = paint.box(theme, (side, side), fill, border=border, radius=side // 2)
        middle = round(spots[rank][0]), round(spots[rank][1])
        image.blit(image_of, image_of.get_rect(center=middle))
        figure = (FIGURE[1] if theme.letters else FIGURE[0]) * side / theme.line_height("name")
        text = theme.text(rank, "name", ink, on="paper" if beats_it else "cloth", size=figure)
        image.blit(text, text.get_rect(center=middle))
    return image


def places(count: int, radius: float, full: tuple[float, float]) -> list[tuple[float, float]]:
    """The middles of that many ranks on the rim: clockwise, the first at the top."""
    turns = (math.radians(360 * number / count - 90) for number in range(count))
    x, y = full[0] / 2, full[1] / 2
    return [(x + WIDE * radius * math.cos(a), y + radius * math.sin(a)) for a in turns]


def disc_of(count: int, radius: float) -> float:
    """How large the disc of each of that many ranks is across."""
    return radius * DISC * (1.0 if count <= MANY else 0.76)


def _arrow(
    start: tuple[float, float], end: tuple[float, float], radius: float, width: float, colour: Rgb
) -> str:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy) or 1.0
    dx, dy = dx / far, dy / far
    head = max(width * 3.4, 6.0)
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
