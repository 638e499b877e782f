"""The line: one rounded strip in which it stands what is asked, and what else one may do."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.board.plan import Plan
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import ASKED, OFFERED, size

WIDEST = 0.62  # of the table's width: what is longer has smaller letters, and then is cut
SMALLEST = 0.62  # of their size are letters at least
LINE = "prompt"


class _Told(NamedTuple):
    asked: str
    offered: str
    urgent: bool


def line(theme: Theme, plan: Plan, words: str, *, urgent: bool) -> Item | None:
    """The strip with these words: their first line says what is asked, the second what else."""
    if not words:
        return None
    asked, _, offered = words.partition("\n")
    told = _Told(asked.rstrip(":,"), offered, urgent)
    high, most = round(plan.line.h), round(plan.area.w * WIDEST)
    image = theme.kept(("line", told, high, most), lambda: _strip(theme, plan, told, high, most))
    rect = image.get_rect(center=(round(plan.line.centerx), round(plan.line.centery)))

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(LINE, rect, (told, high, most, id(theme)), draw)


def _strip(theme: Theme, plan: Plan, told: _Told, high: int, most: int) -> pygame.Surface:
    p, unit = theme.palette, plan.unit
    pad, gap, dot = round(0.44 * high), round(0.36 * high), max(3, round(0.14 * high))
    first, second = size(theme, ASKED, unit), size(theme, OFFERED, unit)
    before = pad + 2 * dot + round(0.2 * high)

    def wide(fit: float) -> int:
        found = before + theme.width(told.asked, "strong", first * fit) + pad
        if told.offered:
            found += gap + theme.width(told.offered, "body", second * fit)
        return found

    fit = 1.0
    while fit > SMALLEST and wide(fit) > most:
        fit -= 0.02
    ink = p.glow if told.urgent else p.on_cloth_soft
    asked, offered = told.asked, told.offered
    if wide(fit) > most:
        room = most - before - pad
        asked = theme.cut(asked, room, "strong", first * fit)
        left = room - theme.width(asked, "strong", first * fit) - gap
        offered = theme.cut(offered, max(0, left), "body", second * fit) if left > 0 else ""
    words = theme.text(asked, "strong", ink, on="cloth", size=first * fit)
    full = (min(most, wide(fit)), high)
    ground = mix(p.cloth.dark, (0, 0, 0), 0.55)
    border = mix(ground, p.second, 0.62 if told.urgent else 0.3)
    image = paint.box(theme, full, ground, border=border, radius=high // 2, line=max(1, high // 20))
    image = image.copy()
    lamp = paint.box(theme, (2 * dot, 2 * dot), ink, radius=dot)
    if told.urgent:
        image.blit(lamp, (pad, high // 2 - dot))
    x = before if told.urgent else (full[0] - wide(fit)) // 2 + (before + pad) // 2
    image.blit(words, words.get_rect(midleft=(x, high // 2)))
    if offered:
        more = theme.text(offered, "body", p.on_cloth_soft, on="cloth", size=second * fit)
        image.blit(more, more.get_rect(midleft=(x + words.get_width() + gap, high // 2)))
    return image
