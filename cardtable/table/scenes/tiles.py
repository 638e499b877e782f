"""The games as little tables, side by side: a click sits down at one."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.drawing.theme import Theme
from cardtable.table.widgets.controls import SMALLEST, Control
from cardtable.table.widgets.icons import IconButton
from cardtable.table.widgets.stars import star
from cardtable.table.widgets.ui import Widget

GAP = 16  # between tables, at scale 1
BROADEST = 2.6  # the most that a table's width is of its height
KEPT = "little table"
_SPREAD = 2.1  # the cards on a table lie about so many times as far as they are high
_WHOLE = 2.35  # and so many times they are as wide with a margin at both sides
_STRIP = 0.34  # of a table's height: the strip with its name at most
_LINES = 0.9  # of that strip's height: its two lines


class Tile(Control):
    """One game: its cloth, some of its cards, its name. It is empty until it is `laid`."""

    def __init__(self, game: str, play: Callable[[], None], choose: Callable[[], None]) -> None:
        """`play` sits down at it, `choose` goes to its set-up."""
        super().__init__()
        self.game = game
        self.play = play
        self._corner = IconButton("options", "Players and house rules", choose)
        self.adopt(self._corner)
        self.name = ""
        self.detail = self.like = ""
        self.stars = (0, 0)
        """Those earned in its lessons, and how many there are."""
        self._picture: pygame.Surface | None = None

    @property
    def spoken(self) -> str:
        earned = f"{self.stars[0]} of {self.stars[1]} stars" if self.stars[0] else ""
        told = (self.name, self.like, self.detail, earned, "play, button")
        return ", ".join(filter(None, told))

    def lay(
        self, name: str, detail: str, theme: Theme, faces: CardFaces, titles: Mapping[str, str],
        like: str = "",
    ) -> None:  # fmt: skip
        """Give it its name and its picture; `titles` are what its cards are called.

        What it is `like` is told under its name.
        """
        self.name, self.detail, self.like = name, detail, like
        size = self.rect.size
        strip = self._strip().h / max(1, size[1])

        def make() -> pygame.Surface:
            faces.dress(titles, pairs=theme.backdrop.pairs)
            return picture(theme, faces, size, strip)

        self._picture = theme.kept((KEPT, size), make, lasting=True)
        self.mark()

    def at_hand(self, theme: Theme) -> bool:
        """Whether its picture has been made before."""
        return theme.lasts((KEPT, self.rect.size))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        side = min(self._corner.measure(0)[0], max(24, rect.h // 5))
        inset = self.theme.px(8)
        self._corner.place(pygame.Rect(rect.right - side - inset, rect.y + inset, side, side))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        spread = px(6)
        shadow = paint.shadow(theme, rect.size, spread)
        canvas.blit(shadow, (rect.x - 2 * spread, rect.y - 2 * spread + px(3)))
        if self._picture is None:
            ground = mix(p.cloth.dark, p.cloth.light, 0.4)
            canvas.blit(paint.box(theme, rect.size, ground), rect)
            return
        picture = self._picture
        if picture.get_size() != rect.size:  # until it is laid anew
            picture = pygame.transform.smoothscale(picture, rect.size)
        canvas.blit(picture, rect)
        self._draw_name(canvas)
        if self.stars[0]:
            self._draw_stars(canvas)
        if self.hovered or self.focused:
            inset = px(2) if self.pressed else 0
            frame = paint.outline(theme, rect.size, p.glow, px(3))
            canvas.blit(frame, rect.move(0, inset))

    def _draw_name(self, canvas: Canvas) -> None:
        """A strip of paper along the lower edge, as on a print under glass: two lines."""
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        strip = self._strip()
        canvas.blit(paint.box(theme, strip.size, p.paper, radius=px(4)), strip)
        full = theme.line_height("name") + theme.line_height("small")
        fit = min(1.0, strip.h * _LINES / full)
        pad = round(strip.h * 0.2)
        room = strip.w - 2 * pad
        wide = theme.width(self.name, "name", fit) + theme.width(self.detail, "small", fit) + pad
        above = fit * max(SMALLEST, min(1.0, room / max(1, wide)))
        name = theme.text(self.name, "name", p.ink, size=above)
        detail = theme.text(self.detail, "small", p.ink_soft, size=above)
        below = fit * min(1.0, room / max(1, theme.width(self.like, "small", fit)))
        like = theme.text(self.like, "small", p.ink_soft, size=below)
        first = strip.y + round(strip.h * (0.34 if self.like else 0.5))
        canvas.blit(name, name.get_rect(midleft=(strip.x + pad, first)))
        if name.get_width() + detail.get_width() + pad <= room:
            canvas.blit(detail, detail.get_rect(midright=(strip.right - pad, first)))
        second = strip.y + round(strip.h * 0.75)
        canvas.blit(like, like.get_rect(midleft=(strip.x + pad, second)))

    def _draw_stars(self, canvas: Canvas) -> None:
        """The stars earned, in the corner across from the set-up."""
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        high = self._corner.rect.h
        fit = min(1.0, high * 0.6 / theme.line_height("small"))
        words = theme.text(f"{self.stars[0]} of {self.stars[1]}", "small", p.on_cloth, on="cloth",
                           size=fit)  # fmt: skip
        image = star(theme, round(high * 0.6), p.on_cloth, full=True)
        gap = px(6)
        place = pygame.Rect(0, 0, image.get_width() + words.get_width() + 3 * gap, high)
        place.topleft = (self.rect.x + px(8), self._corner.rect.y)
        ground = mix(p.cloth.dark, (0, 0, 0), 0.25)
        edge = mix(p.cloth.light, p.on_cloth, 0.18)
        canvas.blit(paint.box(theme, place.size, ground, border=edge), place)
        canvas.blit(image, image.get_rect(midleft=(place.x + gap, place.centery)))
        canvas.blit(words, words.get_rect(midright=(place.right - gap, place.centery)))

    def _strip(self) -> pygame.Rect:
        theme, margin = self.theme, self.theme.px(7)
        full = theme.line_height("name") + theme.line_height("small")
        high = min(round(full / _LINES), round(self.rect.h * _STRIP))
        return pygame.Rect(
            self.rect.x + margin, self.rect.bottom - margin - high, self.rect.w - 2 * margin, high
        )

    def activate(self) -> None:
        self.play()


class Tiles(Widget):
    """All of them, as large as there is room, each with a way to its set-up."""

    def __init__(
        self, games: list[str], play: Callable[[str], None], choose: Callable[[str], None]
    ) -> None:
        super().__init__()
        self.tables = [Tile(game, partial(play, game), partial(choose, game)) for game in games]
        self.adopt(*self.tables)

    def table(self, game: str) -> Tile:
        """The one of a game."""
        return next(one for one in self.tables if one.game == game)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        gap = self.theme.px(GAP)
        count = len(self.tables)
        rows = max(range(1, count + 1), key=lambda n: self._area(n, gap))
        for table, place in zip(self.tables, self._places(rows, gap), strict=True):
            table.place(place)

    def _area(self, rows: int, gap: int) -> float:
        """How large the smallest table is in that many rows."""
        first = min(self._places(rows, gap), key=lambda one: one.w * one.h)
        if first.w < 1.25 * first.h:
            return first.w * first.w / 1.25
        return first.h * min(first.w, first.h * BROADEST)

    def _places(self, rows: int, gap: int) -> list[pygame.Rect]:
        """Split them evenly into rows, more in the first ones; every row fills the width."""
        count = len(self.tables)
        rect = self.rect
        high = (rect.h - (rows - 1) * gap) / rows
        places: list[pygame.Rect] = []
        for row in range(rows):
            across = count // rows + (row < count % rows)
            wide = (rect.w - (across - 1) * gap) / max(1, across)
            tall = min(high, wide / 1.1)
            top = rect.y + row * (high + gap) + (high - tall) / 2
            places += [
                pygame.Rect(
                    round(rect.x + n * (wide + gap)), round(top), math.floor(wide), math.floor(tall)
                )
                for n in range(across)
            ]
        return places


def picture(
    theme: Theme, faces: CardFaces, size: tuple[int, int], strip: float = 0.0
) -> pygame.Surface:
    """A cloth of that size with cards on it, and with round corners.

    The cards keep clear of the lowest part of it, `strip` of its height. Without a strip all of
    them are seen whole, however narrow the cloth is.
    """
    edge = mix(theme.palette.cloth.light, theme.palette.on_cloth, 0.3)
    return paint.framed(spread(theme, faces, size, strip), theme, edge, theme.px(1.5))


def spread(
    theme: Theme,
    faces: CardFaces,
    size: tuple[int, int],
    strip: float = 0.0,
    share: float = 1.0,
) -> pygame.Surface:
    """The same cloth and cards without a frame, to be cut into another shape.

    Without a strip the cards take no more than a `share` of its width and height.
    """
    made = paint.swatch(theme, size)
    high = size[1] * (1 - strip) if strip else share * min(size[1], size[0] / _WHOLE)
    top = 0 if strip else (size[1] - high) / 2
    wide = min(
        size[0], high * (_SPREAD + 0.3 * (size[0] > 3 * high))
    )  # cards keep together where a table is very wide
    for one in theme.backdrop.sample:
        height = max(8, round(one.size * high))
        known = faces.has_back(one.card)
        which = "" if one.card == "back" else one.card
        image = faces.back(height, which=which) if known else faces.face(one.card, height)
        if one.turn:
            image = pygame.transform.rotozoom(image, one.turn, 1)
        x = size[0] / 2 + (one.at[0] - 0.5) * wide
        made.blit(image, image.get_rect(center=(round(x), round(top + one.at[1] * high))))
    return made
