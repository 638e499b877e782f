"""Drawn scale pans in which cards lie, what they count together, and for or against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from cardtable.presenter.phrases import Name
from cardtable.presenter.status import signed
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.words import complete, fill
from cardtable.table.board import labels
from cardtable.table.board.board import Board
from cardtable.table.board.runs import OUT
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import AGAINST, PAN, SCORE, written

DROP, SAG = 0.0125, 0.03  # units: how far below its cards a pan hangs, and how deep it is
ABOVE = 0.011  # units from the cards up to the total
GAP = 0.012  # units between total and words


def pans(theme: Theme, board: Board, name: Name) -> Iterable[Item]:
    """Each pan with what stands above it."""
    for zone, place in board.plan.zones.items():
        look = place.look
        if not look.pan:
            continue
        counts = _counts(board, zone)
        totals = [sum(counts)]
        if len(look.pan) > 1:
            totals = [sum(one for one in counts if one > 0), -sum(one for one in counts if one < 0)]
        known = details(board) | {"owner": owner_of(zone)}
        below = fill(look.label, known, name) if complete(look.label, known) else ""
        for slot, words, total in zip(place.slots, look.pan, totals, strict=True):
            rect = pygame.Rect(slot)
            yield _pan(theme, board, (zone, words), rect)
            yield _above(theme, board, (zone, words), rect, (signed(total), words, below))


def _counts(board: Board, zone: str) -> Sequence[int]:
    rules = board.table.view.rules
    run = (one for one in board.table.zones[zone] if one.id not in board.striking)
    return [rules.game.worth(rules, one.card) for one in run if one.card is not None]


def _pan(theme: Theme, board: Board, key: tuple[str, str], slot: pygame.Rect) -> Item:
    unit, ink = board.plan.unit, theme.palette.second
    out, sag, thick = round(OUT * unit), round(SAG * unit), max(1.5, 0.0028 * unit)
    wide, high = slot.w + 2 * out, sag + round(2 * thick)
    image = theme.kept(
        ("pan", wide, high, ink),
        lambda: raster(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
            f'<path d="M2 {thick}Q{wide / 2} {thick + 2 * sag * 0.95} {wide - 2} {thick}" '
            f'fill="none" stroke="{hex_colour(ink)}" stroke-opacity="0.9" stroke-width="{thick}" '
            'stroke-linecap="round"/></svg>',
            (wide, high),
        ),
    )
    place = image.get_rect(midtop=(slot.centerx, slot.bottom + round(DROP * unit)))
    return labels.still(("scale", *key), image, place)


def _above(
    theme: Theme, board: Board, key: tuple[str, str], slot: pygame.Rect, told: tuple[str, str, str]
) -> Item:
    """The total at the outer end, and beside it what it is."""
    unit, p = board.plan.unit, theme.palette
    outer = slot.centerx > board.plan.area.centerx  # the total is at the right end there
    total = written(theme, told[0], SCORE, unit, p.on_cloth)
    room = slot.w - total.get_width() - GAP * unit
    lines = [written(theme, told[1], PAN, unit, p.on_cloth, room)]
    if told[2]:
        lines.append(written(theme, told[2], AGAINST, unit, p.on_cloth_soft, room))
    wide = max(one.get_width() for one in lines)
    high = sum(round(one.get_height() * 0.84) for one in lines)
    image = pygame.Surface(
        (total.get_width() + round(GAP * unit) + wide, max(high, total.get_height())),
        pygame.SRCALPHA,
    )
    middle = image.get_height() // 2
    at = {"midright": (image.get_width(), middle)} if outer else {"midleft": (0, middle)}
    image.blit(total, total.get_rect(**at))
    y = middle - high // 2
    for one in lines:
        x = wide - one.get_width() if outer else image.get_width() - wide
        image.blit(one, (x, y))
        y += round(one.get_height() * 0.84)
    image = image.subsurface(image.get_bounding_rect())  # a serif's figures have much air
    rect = image.get_rect(left=slot.left)
    if outer:
        rect.right = slot.right
    rect.bottom = slot.top - round(ABOVE * unit)
    return labels.still(("pan", *key), image, rect, (told, outer, id(theme)))


def details(board: Board) -> dict[str, Any]:
    """What words on the cloth may name: options, keys of the memory and what these hold."""
    view = board.table.view
    found: dict[str, Any] = {}
    for value in view.state.values():
        found |= value if isinstance(value, dict) else {}
    return {**found, **vars(view.rules.options), **view.state}
