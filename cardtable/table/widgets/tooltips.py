"""Tooltips and toasts: a few lines of text on a dark slip, which keeps inside of its window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.table.drawing.paint import box
from cardtable.table.drawing.room import Clearance, nearest_free
from cardtable.table.drawing.theme import Theme

WIDEST = 520
NARROWER = 1.0, 0.7, 0.5, 0.36  # of their width: how wide slips may be to find a place
SMALLER = 1.0, 0.8, 0.65  # of the usual letters: where a slip in larger ones finds none
"""Lines are no longer than that, in units of the theme: long ones are hard to read."""
EDGE = 4
"""So near to the edge of the window it may come."""


class Slip:
    """Some words. Placing them paints them, too: after that there are `image` and `rect`."""

    image: pygame.Surface
    rect: pygame.Rect

    def __init__(self, words: str) -> None:
        self.words = words

    def place(
        self,
        pointer: tuple[int, int] | None,
        held: pygame.Rect | None,
        kept: Sequence[pygame.Rect],
        window: pygame.Rect,
        theme: Theme,
        *,
        beside: bool,
    ) -> None:
        """At the pointer; without one at the foot; `beside` what is `held`; off what is `kept`."""
        if pointer is None:
            self.at_foot(window, theme)
        elif held is not None and beside:
            self.beside(held, window, theme)
        else:
            self.below(pointer, window, theme)
        if kept:
            near = held or pygame.Rect(self.rect.midbottom, (0, 0))
            self.move_off(kept, near, window, theme)

    def at_foot(self, window: pygame.Rect, theme: Theme) -> None:
        """In the middle, over the lower edge."""
        self._make(window.width * 3 // 4, theme)
        self.rect.midbottom = (window.centerx, window.bottom - theme.px(26))
        self._keep_inside(window, theme)

    def below(self, pointer: tuple[int, int], window: pygame.Rect, theme: Theme) -> None:
        """Under the pointer, or over it where there is no room."""
        px = theme.px
        self._make(window.width * 3 // 4, theme)
        self.rect.midtop = (pointer[0], pointer[1] + px(24))
        if self.rect.bottom > window.bottom - px(EDGE):
            self.rect.bottom = pointer[1] - px(12)
        self._keep_inside(window, theme)

    def beside(self, rect: pygame.Rect, window: pygame.Rect, theme: Theme) -> None:
        """Left or right of something, where there is more room, and as narrow as that is."""
        gap = theme.px(12)
        left, right = rect.left - window.left, window.right - rect.right
        self._make(max(left, right) - 2 * gap - theme.px(24), theme)
        if right >= left:
            self.rect.midleft = (rect.right + gap, rect.centery)
        else:
            self.rect.midright = (rect.left - gap, rect.centery)
        self._keep_inside(window, theme)

    def move_off(
        self, kept: Sequence[pygame.Rect], near: pygame.Rect, window: pygame.Rect, theme: Theme
    ) -> None:
        """To the nearest place at `near` that is off all these; narrower where that finds one.

        Where none does, its letters are smaller.
        """
        edge, usual = theme.px(2 * EDGE), self.rect.copy()
        levels = [Clearance(kept, window.w + window.h)]
        step = theme.px(2 * EDGE)
        inner = window.inflate(-edge, -edge)
        for letters in SMALLER:
            widths = [round(usual.w * share * letters) for share in NARROWER]
            sizes = [self._make(width, theme, letters) for width in widths]
            found = nearest_free(sizes, near, inner, levels, step=step, air=theme.px(2))
            if found is not None:
                number, rect = found
                self._make(widths[number], theme, letters)
                self.rect.center = rect.center
                return
        self._make(usual.w, theme)
        self.rect.center = usual.center

    def _keep_inside(self, window: pygame.Rect, theme: Theme) -> None:
        edge = theme.px(2 * EDGE)
        self.rect.clamp_ip(window.inflate(-edge, -edge))

    def _make(self, width: int, theme: Theme, letters: float = 1.0) -> tuple[int, int]:
        width, ink = min(width, theme.px(WIDEST)), theme.palette.on_cloth
        lines = theme.wrap(self.words, width, "body", letters)
        images = [theme.text(line, "body", ink, on="cloth", size=letters) for line in lines]
        pad = round(theme.px(12) * letters)
        step = theme.line_height("body", letters)
        size = (max(i.get_width() for i in images) + 2 * pad, step * len(images) + pad * 3 // 2)
        self.image = box(theme, size, theme.palette.ink, border=theme.palette.glow).copy()
        for row, image in enumerate(images):
            self.image.blit(image, (pad, pad * 3 // 4 + row * step))
        self.rect = pygame.Rect((0, 0), size)
        return size
