"""Stars that a lesson has earned, drawn; whoever shows them says them in words, too."""

from __future__ import annotations

import math

import pygame

from cardtable.lessons.course import MOST
from cardtable.presenter.palette import Rgb
from cardtable.presenter.teaching import stars
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.ui import Widget

_INNER = 0.42  # of a star's radius: where its edges meet between two points


class Stars(Widget):
    """A row of stars: the earned ones filled, the others in outline."""

    def __init__(self, earned: int = 0, *, side: float = 20) -> None:
        """`side` is how large one is at scale 1."""
        super().__init__()
        self._earned, self._side = earned, side
        self.size = 1.0
        """How large they are beside others; less where there is little room."""

    @property
    def earned(self) -> int:
        """How many are filled."""
        return self._earned

    @earned.setter
    def earned(self, number: int) -> None:
        if number != self._earned:
            self._earned = number
            self.mark()

    @property
    def spoken(self) -> str:
        return stars(self._earned)

    def measure(self, width: int) -> tuple[int, int]:
        side = self._pixels()
        return min(width, side * MOST + self._gap() * (MOST - 1)), side

    def draw(self, canvas: Canvas) -> None:
        p, side = self.theme.palette, self._pixels()
        x = self.rect.x
        for number in range(MOST):
            image = star(self.theme, side, p.ink, full=number < self._earned)
            canvas.blit(image, image.get_rect(midleft=(x, self.rect.centery)))
            x += side + self._gap()

    def _pixels(self) -> int:
        return max(8, self.theme.px(self._side * self.size))

    def _gap(self) -> int:
        return self.theme.px(4 * self.size)


def star(theme: Theme, side: int, ink: Rgb, *, full: bool) -> pygame.Surface:
    """One star, `side` pixels square: filled with the accent, or its outline alone."""
    fill = theme.palette.second if full else None
    return theme.kept(("star", side, ink, fill), lambda: _star(side, ink, fill))


def _star(side: int, ink: Rgb, fill: Rgb | None) -> pygame.Surface:
    points = []
    for number in range(10):
        far = 46 * (_INNER if number % 2 else 1.0)
        turn = math.pi * number / 5
        points.append(f"{50 + far * math.sin(turn):.1f},{53 - far * math.cos(turn):.1f}")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">'
        f'<polygon points="{" ".join(points)}" fill="{hex_colour(fill) if fill else "none"}" '
        f'stroke="{hex_colour(ink)}" stroke-width="6" stroke-linejoin="round"/></svg>'
    )
    return raster(svg, (side, side))
