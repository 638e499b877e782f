"""The card aid: a paper card beside the table that says what each card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame

from cardtable.presenter.composition import GUTTER
from cardtable.presenter.palette import mix
from cardtable.table.board.plan import Plan
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme
from cardtable.table.drawing.typeset import ENTRY, HEADING, LEAST, size

Lines: TypeAlias = Sequence[tuple[str, bool]]
"""Each line, with a rank or number and a tab before it where it has one; and whether it is lit."""

LOWEST = 0.98  # of the height: so far it reaches where it begins lower than usual
RANK = 0.047  # units that the column of ranks is wide
AID = "reminders"


class _Set(NamedTuple):
    """The lines at one size of letters."""

    head: list[str]
    rows: list[tuple[str, list[str], bool]]
    scale: float
    high: int


def aid(theme: Theme, plan: Plan, lines: Lines) -> Item | None:
    """The card, or None where there is nothing on it or its letters would be too small."""
    if not lines:
        return None
    spec, area = plan.composed.aid, plan.area
    left, right = (area.x + area.w * (1 - x if plan.mirrored else x) for x in spec.span)
    top = area.y + spec.top * area.h
    room = pygame.Rect(round(min(left, right)), round(top), round(abs(right - left)), 0)
    room.h = round((spec.bottom - spec.top) * area.h)
    for person in plan.people.values():  # it makes room for who sits there
        if person.rect.colliderect(room) and person.rect.centery < room.centery:
            room.y = round(person.rect.bottom + GUTTER * plan.unit)
            room.h = round(area.y + LOWEST * area.h - room.y)
    usual = size(theme, ENTRY, plan.unit)
    least = usual * LEAST / max(LEAST, ENTRY.high * min(ENTRY.most, theme.text_size))
    scale = usual
    while True:
        found = _set(theme, plan, lines, room.w, scale)
        if found.high <= room.h or scale < least * 0.9:
            break
        scale *= 0.96
    if found.high > room.h:
        return None
    rect = pygame.Rect(room.topleft, (room.w, found.high))
    key = ("aid", tuple(lines), rect.size, round(scale, 4))
    image = theme.kept(key, lambda: _card(theme, plan, found, rect.size))

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item(AID, rect, key, draw)


def _set(theme: Theme, plan: Plan, lines: Lines, wide: int, scale: float) -> _Set:
    unit = plan.unit
    pad, rank = round(0.016 * unit), round(RANK * unit)
    (title, _), *entries = lines
    share = scale / size(theme, ENTRY, unit)
    head = theme.wrap(title, wide - 2 * pad, "name", size(theme, HEADING, unit) * share)
    line = theme.line_height("small", scale)
    rows = []
    high = pad + len(head) * theme.line_height("name", size(theme, HEADING, unit) * share)
    high += pad // 2
    for words, lit in entries:
        before, tab, rest = words.rpartition("\t")
        indent = rank if tab else 0
        told = theme.wrap(rest, wide - 2 * pad - indent, "small", scale)
        rows.append((before, told, lit))
        high += len(told) * round(line * 0.92) + round(line * 0.2)
    return _Set(head, rows, scale, high + pad)


def _card(theme: Theme, plan: Plan, found: _Set, full: tuple[int, int]) -> pygame.Surface:
    p, unit = theme.palette, plan.unit
    pad, rank = round(0.016 * unit), round(RANK * unit)
    image = paint.box(theme, full, p.card, border=p.card_edge).copy()
    inner = (full[0] - pad // 1, full[1] - pad // 1)
    edge = paint.outline(theme, inner, mix(p.card, p.line, 0.5), max(1, round(unit / 720)))
    image.blit(edge, (pad // 2, pad // 2))
    share = found.scale / size(theme, ENTRY, unit)
    y = pad
    for words in found.head:
        title = theme.text(words, "name", p.ink, size=size(theme, HEADING, unit) * share)
        image.blit(title, title.get_rect(midtop=(full[0] // 2, y)))
        y += title.get_height()
    y += pad // 2
    line = theme.line_height("small", found.scale)
    step = round(line * 0.92)
    for before, told, lit in found.rows:
        high = len(told) * step + round(line * 0.2)
        if lit:
            band = mix(p.card, p.second, 0.55)
            image.blit(
                paint.box(theme, (full[0] - pad - 4, high), band, radius=pad // 4),
                (pad // 2 + 2, y),
            )
        if before:
            letter = theme.text(before, "strong", p.ink, size=found.scale)
            image.blit(letter, letter.get_rect(midtop=(pad + rank * 0.42, y + line * 0.06)))
        for number, words in enumerate(told):
            text = theme.text(words, "small", p.ink, size=found.scale)
            x = pad + (rank if before else 0)
            image.blit(text, (x, y + number * step + round(line * 0.06)))
        y += high
    return image
