"""The laws of the table: what cards do for everybody as long as they lie where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.presenter.notes import sentence
from cardtable.presenter.palette import mix
from cardtable.presenter.tabledata import generic
from cardtable.table.board.board import Board
from cardtable.table.board.labels import still
from cardtable.table.board.plan import Plan
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import LAW, LAW_RANK, size

TWO_LINES = 4  # from so many laws on
WIDEST = 0.66  # of the table's width
GAP, DOT = 0.011, 0.017  # of a unit: between a rank and its law, and on each side of a dot


class Law(NamedTuple):
    """One law."""

    rank: str
    words: str
    told: str
    """All of it, in a sentence."""


class Written(NamedTuple):
    """A line of them: where it is, and where each law on it is."""

    rect: pygame.Rect
    laws: tuple[tuple[Law, pygame.Rect], ...]
    fit: float


def in_force(board: Board) -> list[Law]:
    """The laws, equal ones once, in the order of the seats; none that is cancelled."""
    spec = board.plan.composed
    if spec.laws is None:
        return []
    found: dict[tuple[str, str], Law] = {}
    for note in (one.note for one in board.table.notes.told):
        if note.law and not note.idle and (not note.zone or generic(note.zone) == spec.laws.zone):
            law = Law(note.rank, note.law, note.reasoned)
            found.setdefault((law.rank, law.words), law)
    return list(found.values())


def laid_out(theme: Theme, board: Board) -> list[Written]:
    """Where the laws stand: in one line, or in two where there are many."""
    plan, told = board.plan, in_force(board)
    if not told or plan.composed.laws is None:
        return []
    unit, half = plan.unit, (len(told) + 1) // 2
    rows = [told] if len(told) < TWO_LINES else [told[: len(told) - half], told[-half:]]
    most = WIDEST * plan.area.w
    if plan.aided:  # which lies as far from the middle on either side
        free = min(abs(edge - 0.5) for edge in plan.composed.aid.span)
        most = min(most, 2 * (free * plan.area.w - 2 * DOT * unit))
    widest = max(sum(_wide(theme, law, unit, 1.0) for law in row) for row in rows)
    fit = min(1.0, most / (widest + 2 * DOT * unit * max(len(row) for row in rows)))
    high = round(1.06 * theme.line_height("body", size(theme, LAW, unit) * fit))
    middle = plan.level(plan.composed.laws.at)
    top = min(middle - high * len(rows) / 2, plan.line.y - 0.003 * unit - high * len(rows))
    return [_row(theme, plan, row, fit, top + number * high, high)
            for number, row in enumerate(rows)]  # fmt: skip


def laws(theme: Theme, board: Board) -> Iterable[Item]:
    """The laws, each rank in gilt."""
    for number, row in enumerate(laid_out(theme, board)):
        key = ("law", tuple(law for law, _ in row.laws), row.rect.size, round(row.fit, 3))
        image = theme.kept(key, partial(_painted, theme, row, board.plan.unit))
        yield still(("law", number), image, row.rect)


def told_laws(theme: Theme, board: Board) -> list[tuple[pygame.Rect, str]]:
    """Where each law stands, and all of it in a sentence."""
    rows = laid_out(theme, board)
    return [(rect, sentence(law.told)) for row in rows for law, rect in row.laws]


def _wide(theme: Theme, law: Law, unit: float, fit: float) -> float:
    rank = theme.width(law.rank, LAW_RANK.style, size(theme, LAW_RANK, unit) * fit)
    words = theme.width(law.words, LAW.style, size(theme, LAW, unit) * fit)
    return rank + GAP * unit + words


def _row(theme: Theme, plan: Plan, row: list[Law], fit: float, top: float, high: int) -> Written:
    unit = plan.unit
    wides = [_wide(theme, law, unit, fit) for law in row]
    dots = 2 * DOT * unit
    whole = sum(wides) + dots * len(row)
    rect = pygame.Rect(0, round(top), round(whole), high)
    rect.centerx = round(plan.area.centerx)
    x, places = rect.x + dots / 2, []
    for law, wide in zip(row, wides, strict=True):
        places.append((law, pygame.Rect(round(x), rect.y, round(wide), high)))
        x += wide + dots
    return Written(rect, tuple(places), fit)


def _painted(theme: Theme, row: Written, unit: float) -> pygame.Surface:
    p = theme.palette
    image = pygame.Surface(row.rect.size, pygame.SRCALPHA)
    ground = paint.box(
        theme, row.rect.size, mix(p.cloth.dark, (0, 0, 0), 0.35), radius=row.rect.h // 2
    ).copy()
    ground.set_alpha(150)
    image.blit(ground, (0, 0))
    middle, gap = row.rect.h // 2, round(GAP * unit)
    for number, (law, place) in enumerate(row.laws):
        x = place.x - row.rect.x
        if number:
            radius = max(1, round(0.002 * unit))
            dot = (round(x - DOT * unit), middle)
            pygame.draw.circle(image, mix(p.cloth.dark, p.on_cloth, 0.6), dot, radius)
        rank = theme.text(
            law.rank, LAW_RANK.style, p.glow, on="cloth", size=size(theme, LAW_RANK, unit) * row.fit
        )
        image.blit(rank, rank.get_rect(midleft=(x, middle)))
        words = theme.text(
            law.words, LAW.style, p.on_cloth, on="cloth", size=size(theme, LAW, unit) * row.fit
        )
        image.blit(words, words.get_rect(midleft=(x + rank.get_width() + gap, middle)))
    return image
