"""The sheet of reminders beside the piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Item
from cardtable.table.drawing.theme import Theme

Lines: TypeAlias = Sequence[tuple[str, bool]]
"""Each line, with a number or a rank and a tab before it where it has one; and whether it is
marked: it has just been forgotten, or is in play."""

WIDTHS = (1.35, 1.8, 2.3)  # of the plate's; the narrowest of those in which words are largest
LEAST = 12  # pixels that a line is high at least; smaller print helps nobody
SHARE = 0.24  # … and so much of the plate's height, as a large window is looked at from afar


def sheet(
    theme: Theme, lines: Lines, top: float, plate: pygame.FRect, right: float, spare: pygame.Rect
) -> Item | None:
    """The lines over the reader's plate; the first is the heading. None where there is no room.

    `right` is where piles begin, and `top` where what lies above ends. In the `spare` room beside
    the table they stand instead, if they can be larger there.
    """
    gap = round(plate.h * 0.26)
    least = max(LEAST, SHARE * plate.h)
    page, width = None, 0
    for share in WIDTHS:
        wide = round(min(max(plate.w, right - plate.x - gap), plate.w * share))
        found = _fitted(theme, lines, wide, plate.y - top - 2 * gap, least)
        if found is not None and (page is None or found.scale > page.scale):
            page, width = found, wide
    other = _fitted(theme, lines, spare.w, spare.h, LEAST)
    aside = other is not None and (page is None or other.scale > page.scale)
    page, width = (other, spare.w) if aside else (page, width)
    if page is None:
        return None
    key = ("reminders", tuple(lines), width, page.scale)
    image = theme.kept(key, lambda: _sheet(theme, page, width))
    rect = image.get_rect(bottomleft=(round(plate.x), round(plate.y) - gap))
    if aside:
        rect.topleft = spare.topleft

    def draw(surface: pygame.Surface) -> None:
        surface.blit(image, rect)

    return Item("reminders", rect, id(image), draw)


def _fitted(theme: Theme, lines: Lines, width: int, room: float, least: float) -> _Page | None:
    """As large as there is room for, lines at least so high; None where there is no room."""
    scale = 1.0
    while scale > 0 and theme.line_height("small", scale) >= least:
        page = _laid(theme, lines, width, scale)
        if page.height <= room:
            return page
        scale -= 0.05
    return None


class _Page(NamedTuple):
    """The lines as they would stand on a sheet of that width, before it is painted."""

    blocks: list[tuple[str, list[str], bool]]
    """A number or rank, the lines of words after it, and whether they are marked."""
    scale: float
    """How large the words are."""
    indent: int
    gap: int
    """Between lines that belong to different labels; labels tell them apart, too."""
    height: int


def _laid(theme: Theme, lines: Lines, width: int, scale: float) -> _Page:
    labels = [words.partition("\t")[0] for words, _ in lines if "\t" in words]
    pad, gap = theme.px(10 * scale), theme.px((1 if labels else 4) * scale)
    widths = (theme.width(label, "small", scale) for label in labels)
    numbers = max(widths, default=0) + theme.px(8 * scale)
    blocks: list[tuple[str, list[str], bool]] = []
    for words, missed in lines:
        text, tab, rest = words.partition("\t")
        label, text = (text, rest) if tab else ("", text)
        indent = numbers if label else 0
        rows = theme.wrap(text, width - 2 * pad - indent, "small", scale)
        blocks.append((label, rows, missed))
    high = theme.line_height("small", scale)
    height = 2 * pad + sum(len(rows) * high + gap for _, rows, _ in blocks) - gap
    return _Page(blocks, scale, numbers, gap, height)


def _sheet(theme: Theme, page: _Page, width: int) -> pygame.Surface:
    p, px, scale = theme.palette, theme.px, page.scale
    pad, high = px(10 * scale), theme.line_height("small", scale)
    ground = mix(p.cloth.dark, (0, 0, 0), 0.18)
    border = mix(p.cloth.light, p.on_cloth, 0.12)
    image = paint.box(theme, (width, page.height), ground, border=border).copy()
    y = pad
    for place, (number, rows, missed) in enumerate(page.blocks):
        ink = p.glow if missed else p.on_cloth_soft if place else p.on_cloth
        if missed:
            bar = pygame.Rect(pad * 3 // 10, y, max(2, pad * 3 // 10), len(rows) * high)
            image.fill(p.glow, bar)
        if number:
            image.blit(theme.text(number, "small", ink, on="cloth", size=scale), (pad, y))
        for row in rows:
            left = pad + (page.indent if number else 0)
            image.blit(theme.text(row, "small", ink, on="cloth", size=scale), (left, y))
            y += high
        y += page.gap
    return image
