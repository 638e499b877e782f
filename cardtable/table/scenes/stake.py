"""The stake, on a sheet of its own: written line by line, and then sealed."""

from __future__ import annotations

import math

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.pips import hex_colour, raster
from cardtable.table.drawing.theme import Style
from cardtable.table.widgets.ui import Widget

LINE = 0.55  # seconds between one line and the next
FADE = 0.5  # seconds in which a line appears
DROP = 0.26  # seconds in which the seal comes down
BUMPS = 13  # of the wax around the seal
AROUND = 92  # width that the words leave free beside them, at scale 1
ABOVE = 22  # … and height above and below them


class Stake(Widget):
    """The loser's forfeit. `pass_time` lets it be written; without that it stays a blank sheet."""

    def __init__(self, words: str, *, small: bool = False) -> None:
        super().__init__()
        self.words = words
        self._style: Style = "strong" if small else "subheading"
        self._above = ABOVE * (0.5 if small else 1.0)
        self._age = 0.0
        self.sealed = False

    @property
    def spoken(self) -> str:
        return self.words

    def pass_time(self, seconds: float) -> bool:
        """Go on writing; true when the seal has just come down."""
        if self.sealed:
            return False
        self._age += seconds
        around = self.theme.px(60)  # the seal stands out of the sheet
        self.ui.damage(self.rect.inflate(around, around))
        self.sealed = self._age >= self._sealed_at
        return self.sealed

    @property
    def _sealed_at(self) -> float:
        return LINE * len(self._lines()) + FADE + DROP

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        lines = theme.wrap(self.words, width - theme.px(AROUND), self._style)
        return width, len(lines) * theme.line_height(self._style) + 2 * theme.px(self._above)

    def _lines(self) -> list[str]:
        return self.theme.wrap(self.words, self.rect.w - self.theme.px(AROUND), self._style)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        canvas.blit(
            paint.box(theme, self.rect.size, p.card, border=p.second, line=px(2)), self.rect
        )
        inner = self.rect.inflate(-px(10), -px(10))
        canvas.blit(paint.box(theme, inner.size, p.card, border=p.paper_edge, radius=px(4)), inner)
        lines = self._lines()
        high = theme.line_height(self._style)
        y = self.rect.centery - high * len(lines) // 2
        for number, line in enumerate(lines):
            shown = 1.0 if self.sealed else min(1.0, (self._age - LINE * number) / FADE)
            if shown > 0:
                image = theme.text(line, self._style, p.ink)
                if shown < 1:
                    image = image.copy()
                    image.set_alpha(round(255 * shown))
                canvas.blit(image, image.get_rect(centerx=self.rect.centerx, top=y))
            y += high
        coming = 1.0 if self.sealed else 1 - (self._sealed_at - self._age) / DROP
        if coming > 0:
            self._seal(canvas, coming)

    def _seal(self, canvas: Canvas, coming: float) -> None:
        """Red wax with a star, larger and fainter while it comes down."""
        p, px = self.theme.palette, self.theme.px
        side = round(px(44) * (1 + 0.9 * (1 - coming)))
        rim, face = hex_colour(p.accent), hex_colour(mix(p.accent, p.on_accent, 0.18))
        edge = [
            (22 + r * math.cos(t), 22 + r * math.sin(t))
            for step in range(BUMPS * 8)
            for t in [math.tau * step / BUMPS / 8]
            for r in [20.4 + 1.1 * math.sin(BUMPS * t)]
        ]
        star = [
            (22 + r * math.sin(math.pi * k / 8), 22 - r * math.cos(math.pi * k / 8))
            for k in range(16)
            for r in [11.5 if k % 2 == 0 else 5.2]
        ]
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44">'
            f'<path d="{_path(edge)}" fill="{rim}"/><circle cx="22" cy="22" r="15" fill="{face}"/>'
            f'<path d="{_path(star)}" fill="{rim}"/></svg>'
        )
        image = raster(svg, (side, side))
        image.set_alpha(round(255 * (0.35 + 0.65 * coming)))
        middle = (self.rect.right - px(34), self.rect.bottom - px(14))
        canvas.blit(image, image.get_rect(center=middle))


def _path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def stake_of(root: Widget) -> Stake | None:
    """The stake among these controls, if there is one."""
    return next((one for one in root.walk() if isinstance(one, Stake)), None)
