"""What is written on a tray: its name, what its cards count together, and for whom."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import pygame

from cardtable.presenter.notes import sentence
from cardtable.presenter.status import worth
from cardtable.presenter.words import Name, complete, fill
from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Style, Theme

LINE = 0.027  # of a unit: the most that a line of words is high
COUNT = 0.068  # and a number
TIGHT = 0.82  # of a line's height: how far apart lines are
LEAN = 1.5  # degrees by which scales lean for each point
MOST = 12  # points: for more they lean no further
EDGE = 0.1  # of the cell for a title: what is free of words on both sides


def label(theme: Theme, board: Board, name: str, seat: Name) -> Iterable[Item]:
    """A tray's words, in the cell for its title; nothing where it has none."""
    zone, unit = board.plan.zones[name], board.plan.text
    if zone.title is None:
        return ()
    known = details(board)
    told = _Told(
        sentence(zone.look.name),
        worth(board.table, name, board.striking) if zone.look.worth else "",
        fill(zone.look.label, known, seat) if complete(zone.look.label, known) else "",
        zone.look.balance,
    )
    room = round(zone.title.w * (1 - 2 * EDGE))
    image = _kept(theme, room, unit, told)
    if image.get_height() > zone.title.h:  # larger text, in a lane that is no higher
        image = _kept(theme, room, unit * 0.98 * zone.title.h / image.get_height(), told)
    middle = (round(zone.title.centerx), round(zone.title.centery))
    return [labels.still(("tray", name), image, image.get_rect(center=middle))]


def _kept(theme: Theme, room: int, unit: float, told: _Told) -> pygame.Surface:
    return theme.kept(("tray", room, unit, told), lambda: _cell(theme, room, unit, told))


class _Told(NamedTuple):
    """What stands in a cell, from above: a name, a number, some words, a pair of scales."""

    title: str
    number: str
    rest: str
    balance: bool


class _Line(NamedTuple):
    words: str
    style: Style
    size: float


def _cell(theme: Theme, room: int, unit: float, told: _Told) -> pygame.Surface:
    """The name in as many lines as it needs, the number large, and the rest below that."""
    lines = _wrapped(theme, told.title, room, LINE * unit)
    if told.number:
        size = COUNT * unit / theme.line_height("heading")
        size *= min(1.0, room / theme.width(told.number, "heading", size))
        lines.append(_Line(told.number, "heading", size))
    if told.rest:
        lines += _wrapped(theme, told.rest, room, LINE * unit)
    p, pictures = theme.palette, []
    for words, style, size in lines:
        ink = p.on_cloth if style == "heading" else p.on_cloth_soft
        pictures.append(theme.text(words, style, ink, on="cloth", size=size))
    if told.balance:
        pictures.append(_scales(theme, int(told.number.replace("−", "-")), room))
    high = [round(one.get_height() * TIGHT) for one in pictures]
    wide = max(room, *(one.get_width() for one in pictures))  # letters are whole pixels
    image = pygame.Surface((wide, sum(high[:-1]) + pictures[-1].get_height()), pygame.SRCALPHA)
    y = 0
    for picture, far in zip(pictures, high, strict=True):
        image.blit(picture, picture.get_rect(midtop=(wide // 2, y)))
        y += far
    return image


def _scales(theme: Theme, score: int, wide: int) -> pygame.Surface:
    """A pair of scales that leans to the left for what counts, to the right for what costs.

    At zero it is level, and lit up.
    """
    p = theme.palette
    ink = hex_colour(p.on_cloth_soft if score else p.glow)
    lean = math.radians(LEAN * max(-MOST, min(MOST, score)))
    high, arm = round(wide * 0.42), wide * 0.36
    x, y, thick = wide / 2, high * 0.36, max(1.5, wide * 0.025)
    away, down = arm * math.cos(lean), arm * math.sin(lean)
    parts = f'<path d="M{x - away} {y + down}L{x + away} {y - down}" {{}}/>'
    parts += f'<path d="M{x} {y}V{high - thick}M{x - arm * 0.3} {high - thick}h{arm * 0.6}" {{}}/>'
    for end, drop in ((x - away, y + down), (x + away, y - down)):
        pan = arm * 0.38
        parts += f'<path d="M{end - pan} {drop + pan * 0.5}a{pan} {pan * 0.8} 0 0 0 {2 * pan} 0z" '
        parts += f'fill="{ink}"/>'
    stroke = f'fill="none" stroke="{ink}" stroke-width="{thick}" stroke-linecap="round"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">{{}}</svg>'
    return raster(svg.format(parts.format(stroke, stroke)), (wide, high))


def _wrapped(theme: Theme, words: str, room: int, high: float) -> list[_Line]:
    """Words in lines at most so high; smaller where a single word would be too wide."""
    size = high / theme.line_height("small")
    widest = max(theme.width(word, "small", size) for word in words.split())
    size *= min(1.0, (room - 2) / widest)  # sizes are whole pixels
    return [_Line(line, "small", size) for line in theme.wrap(words, room, "small", size)]


def details(board: Board) -> dict[str, Any]:
    """What words on the cloth may name: options, keys of the memory and what these hold."""
    view = board.table.view
    found: dict[str, Any] = {}
    for value in view.state.values():
        found |= value if isinstance(value, dict) else {}
    return {**found, **vars(view.rules.options), **view.state}
