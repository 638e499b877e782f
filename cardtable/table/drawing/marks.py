"""The marks on cards and places: may be played, chosen, takes what is chosen.

With the keyboard's dashed frame they are four, and each has a shape of its own: none is told by its
colour alone. All have a dark edge, so that they are seen on paper and on cloth. Red says no, and
marks nothing.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import pygame

from cardtable.presenter.palette import Palette, Rgb
from cardtable.table.drawing.pips import hex_colour, raster

Mark: TypeAlias = Literal["playable", "chosen", "target", "sunk"]


class Marked(NamedTuple):
    """The picture of a mark, and where its middle is from the middle of an upright card."""

    image: pygame.Surface
    offset: tuple[float, float]


def on_card(mark: Mark, p: Palette, width: int, height: int) -> Marked:
    """A mark for a card of this size."""
    if mark == "playable":
        (wide, high), offset = tab(width, height)
        return Marked(_tab(p, wide, high), offset)
    if mark == "sunk":
        return Marked(_shade(width, height), (0.0, 0.0))
    line = max(2, round(height * 0.018))
    if mark == "chosen":
        out = line + 1
        return Marked(_frame(p, (width + 2 * out, height + 2 * out), line), (0.0, 0.0))
    out = 2 * line + 2
    return Marked(brackets(p, (width + 2 * out, height + 2 * out), line * 1.7), (0.0, 0.0))


def tab(width: int, height: int) -> tuple[tuple[int, int], tuple[float, float]]:
    """The size of the tab on a card of this size, and its middle from the card's middle.

    It is at the left end of the upper edge, which is seen of every card in a fan.
    """
    wide, high = max(10, round(height * 0.18)), max(6, round(height * 0.06))
    return (wide, high), (-width / 2 + height * 0.03 + wide / 2, -height / 2 - high / 2 + 1)


def brackets(
    p: Palette, size: tuple[int, int], line: float, *, fill: float = 0.0
) -> pygame.Surface:
    """The four corners of something that takes a card; `fill` is how bright it is within them."""
    width, height = size
    arm = max(6.0, min(width, height) * 0.22)
    near = line / 2 + 1
    far_x, far_y = width - near, height - near
    corners = (
        f"M{near} {near + arm}V{near}H{near + arm}"
        f"M{far_x - arm} {near}H{far_x}V{near + arm}"
        f"M{far_x} {far_y - arm}V{far_y}H{far_x - arm}"
        f"M{near + arm} {far_y}H{near}V{far_y - arm}"
    )
    body = (
        f'<rect x="{near}" y="{near}" width="{width - 2 * near}" height="{height - 2 * near}" '
        f'fill="{hex_colour(p.glow)}" fill-opacity="{fill}"/>'
        if fill
        else ""
    )
    return _drawn(size, body + _edged(corners, p.glow, line))


def dashed(p: Palette, size: tuple[int, int], line: float) -> pygame.Surface:
    """The dashed frame of the keyboard's focus: light dashes on a dark frame."""
    near = line / 2 + 1
    rect = (
        f'x="{near}" y="{near}" width="{size[0] - 2 * near}" height="{size[1] - 2 * near}" '
        f'rx="{line}" fill="none"'
    )
    dash = line * 2.4
    return _drawn(
        size,
        f'<rect {rect} stroke="{hex_colour(p.focus_paper)}" stroke-width="{line + 2}"/>'
        f'<rect {rect} stroke="{hex_colour(p.focus_cloth)}" stroke-width="{line}" '
        f'stroke-dasharray="{dash},{dash * 0.75}"/>',
    )


def _shade(width: int, height: int) -> pygame.Surface:
    """What takes a third of the light from a card."""
    shape = f'<rect width="{width}" height="{height}" rx="{height * 0.045}" fill-opacity="0.36"/>'
    return _drawn((width, height), shape)


def _tab(p: Palette, width: int, height: int) -> pygame.Surface:
    x, y = width - 1, height - 1
    shape = f"M1 {y}V{y * 0.55}Q1 1 {y * 0.7} 1H{x - y * 0.7}Q{x} 1 {x} {y * 0.55}V{y}Z"
    return _drawn((width, height), _solid(shape, p.playable))


def _frame(p: Palette, size: tuple[int, int], line: int) -> pygame.Surface:
    near = line / 2 + 1
    width, height = size[0] - near, size[1] - near
    r = line * 2.5
    shape = (
        f"M{near + r} {near}H{width - r}Q{width} {near} {width} {near + r}V{height - r}"
        f"Q{width} {height} {width - r} {height}H{near + r}Q{near} {height} {near} {height - r}"
        f"V{near + r}Q{near} {near} {near + r} {near}Z"
    )
    return _drawn(size, _edged(shape, p.chosen, line))


def _edged(path: str, colour: Rgb, line: float) -> str:
    """A stroke with a dark one under it, that is a pixel wider on each side."""
    return "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{wide}"/>'
        for ink, wide in (("#1c1410", line + 2), (hex_colour(colour), line))
    )


def _solid(path: str, colour: Rgb) -> str:
    return f'<path d="{path}" fill="{hex_colour(colour)}" stroke="#1c1410" stroke-width="1.2"/>'


def _drawn(size: tuple[int, int], body: str) -> pygame.Surface:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
    return raster(f"{svg}{body}</svg>", size)
