"""What annotations are written on: paper for what is said to the reader, dark for what just stands.

Each comes in several widths and sizes of letters, for the placer to choose from.
"""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

import pygame

from cardtable.presenter.palette import Rgb, mix
from cardtable.table.board.annotations import Form
from cardtable.table.drawing import paint
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.drawing.typeset import DID, SAID, size

WIDTHS = (0.44, 0.32, 0.62, 0.24)  # of a unit: how wide lines may be, what is liked best first
SMALLER = (1.0, 0.86, 0.74)  # of their size: letters, before there is no room
APART = 0.28  # of a line: the room between sentences
_RULE = re.compile(r" ?\([A-Z]{2}-R?\d+\)$")


class _Set(NamedTuple):
    lines: tuple[tuple[str, bool], ...]
    """Each line, and whether a sentence begins with it that stands apart."""
    style: Style
    scale: float
    body: tuple[int, int]
    pad: tuple[int, int]


def paper(theme: Theme, unit: float, words: str, *, bad: bool = False) -> tuple[Form, ...]:
    """Forms of words that are said to the reader; `bad` if they say no."""
    return tuple(
        Form(
            (found.body[0] + 4 * _shade(theme), found.body[1] + 4 * _shade(theme)),
            partial(_kept, theme, found, bad=bad, dark=None),
        )
        for share in SMALLER
        for width in WIDTHS
        for found in [_set(theme, words, "body", share * size(theme, SAID, unit), width * unit)]
    )


def dark(theme: Theme, unit: float, words: str, ink: Rgb) -> tuple[Form, ...]:
    """Forms of words that stand on the cloth."""
    return tuple(
        Form(found.body, partial(_kept, theme, found, bad=False, dark=ink))
        for share in SMALLER
        for width in WIDTHS
        for found in [_set(theme, words, "small", share * size(theme, DID, unit), width * unit)]
    )


def _shade(theme: Theme) -> int:
    return theme.px(4)


def _set(theme: Theme, words: str, style: Style, scale: float, width: float) -> _Set:
    lines: list[tuple[str, bool]] = []
    several = False
    for number, sentence in enumerate(words.split("\n")):
        rows = theme.wrap_evenly(sentence, round(width), style, scale)
        several = several or len(rows) > 1
        lines += [(row, place == 0 and number > 0) for place, row in enumerate(rows)]
    if not several:
        lines = [(row, False) for row, _ in lines]
    line = theme.line_height(style, scale)
    pad = (round(0.7 * line), round(0.32 * line))
    wide = max(theme.width(row, style, scale) for row, _ in lines) + 2 * pad[0]
    high = line * len(lines) + 2 * pad[1] + round(APART * line) * sum(new for _, new in lines)
    return _Set(tuple(lines), style, scale, (wide, high), pad)


def _kept(theme: Theme, found: _Set, *, bad: bool, dark: Rgb | None) -> pygame.Surface:
    key = ("slip", found, bad, dark)
    return theme.kept(key, lambda: _painted(theme, found, bad=bad, dark=dark))


def _painted(theme: Theme, found: _Set, *, bad: bool, dark: Rgb | None) -> pygame.Surface:
    p = theme.palette
    shade = _shade(theme) if dark is None else 0
    full = (found.body[0] + 4 * shade, found.body[1] + 4 * shade)
    image = pygame.Surface(full, pygame.SRCALPHA)
    body = pygame.Rect((2 * shade, 2 * shade), found.body)
    if dark is None:
        image.blit(paint.shadow(theme, body.size, shade), (0, 0))
        border = p.bad if bad else p.line
        image.blit(paint.box(theme, body.size, p.paper, border=border), body)
        if bad:
            image.fill(p.bad, (body.x + theme.px(4), body.y + theme.px(6), theme.px(3),
                               body.h - theme.px(12)))  # fmt: skip
    else:
        ground = mix(p.cloth.dark, (0, 0, 0), 0.4)
        image.blit(paint.box(theme, body.size, ground, border=mix(ground, dark, 0.3)), body)
    line = theme.line_height(found.style, found.scale)
    y = body.y + found.pad[1]
    for row, new in found.lines:
        y += round(APART * line) * new
        rule = _RULE.search(row) if dark is None else None
        words = row[: rule.start()] if rule else row
        ink, on = (p.ink, "paper") if dark is None else (dark, "cloth")
        text = theme.text(words, found.style, ink, on=on, size=found.scale)  # type: ignore[arg-type]
        image.blit(text, (body.x + found.pad[0], y))
        if rule:
            small = theme.text(rule[0], "small", p.ink_soft, size=0.85 * found.scale)
            left = body.x + found.pad[0] + text.get_width()
            image.blit(small, small.get_rect(left=left, bottom=y + text.get_height()))
        y += line
    return image
