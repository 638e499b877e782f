"""The games as little tables, side by side: a click sits down at one."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from cardtable.engine.rules import Rules
from cardtable.presenter.layoutfile import backdrop_of
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style, Theme
from cardtable.table.widgets.boxes import Column, Grid, Line
from cardtable.table.widgets.controls import SMALLEST, Control, IconButton, Image, Label, Slip
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.stars import star
from cardtable.table.widgets.ui import Widget

BROADEST = 2.6  # the most that a table's width is of its height
KEPT = "little table"
_SPREAD = 2.1  # the cards on a table lie about so many times as far as they are high
_WHOLE = 2.35  # and so many times they are as wide with a margin at both sides
_STRIP = 0.34  # of a table's height: the strip with its name at most
_LINES = 0.9  # of that strip's height: its two lines


class LessonsBadge(Control):
    """On a tile: the stars earned in its lessons, or that the game can be learned."""

    def __init__(self, teach: Callable[[], None]) -> None:
        super().__init__()
        self._teach = teach
        self.words = ""
        self._new = self.shown = False
        self._size = 1.0

    @property
    def spoken(self) -> str:
        return (
            wording("pages.menu-tile-new-spoken")
            if self._new
            else wording("pages.menu-tile-stars-spoken", stars=self.words)
        )

    def tell(self, stars: tuple[int, int], *, new: bool) -> None:
        """Say how many stars of how many; nothing is shown where there are none to earn."""
        self._new, self.shown = new, bool(new or stars[0])
        self.words = (
            wording("pages.menu-tile-new")
            if new
            else wording("pages.menu-tile-stars", earned=stars[0], count=stars[1])
        )

    def measure_at(self, size: float) -> int:
        """How wide it is with letters of that size."""
        self._size = size
        return self._side() + self.theme.width(self.words, "small", size) + 3 * self.theme.px(4)

    def _side(self) -> int:
        return round(self.theme.line_height("small", self._size) * 0.9)

    def draw(self, canvas: Canvas) -> None:
        theme, p, rect = self.theme, self.theme.palette, self.rect
        if self.hovered:
            fill = self.face(pressed=self.pressed)[0]
            canvas.blit(paint.box(theme, rect.size, fill), rect)
        ink = p.accent if self._new else p.ink_soft
        side, gap = self._side(), theme.px(4)
        image = (
            sign_image(theme, "learn", side, ink)
            if self._new
            else star(theme, side, p.second, full=True)
        )
        canvas.blit(image, image.get_rect(midleft=(rect.x + gap, rect.centery)))
        words = theme.text(self.words, "small", ink, size=self._size)
        canvas.blit(words, words.get_rect(midright=(rect.right - gap, rect.centery)))

    def activate(self) -> None:
        self._teach()


class Tile(Control):
    """One game: its cloth, some of its cards, its name. It is empty until it is `laid`."""

    def __init__(
        self,
        game: str,
        play: Callable[[], None],
        choose: Callable[[], None],
        teach: Callable[[], None],
    ) -> None:
        """`play` sits down at it, `choose` goes to its set-up, `teach` to what can be learned."""
        super().__init__()
        self.game = game
        self.play = play
        self._corner = IconButton("options", wording("pages.menu-tile-players"), choose)
        self._lessons = LessonsBadge(teach)
        self.adopt(self._corner, self._lessons)
        self.name = ""
        self.detail = self.like = ""
        self.stars = (0, 0)
        """Those earned in its lessons, and how many there are."""
        self.new = False
        """Whether there are lessons, and none has been learned."""
        self._below_size = 1.0
        self._picture: pygame.Surface | None = None

    @property
    def spoken(self) -> str:
        earned = (
            wording("pages.menu-tile-earned", earned=self.stars[0], count=self.stars[1])
            if self.stars[0]
            else wording("pages.menu-tile-unlearned") * self.new
        )
        told = (self.name, self.like, self.detail, earned, wording("pages.menu-tile-play"))
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
            faces.dress(titles)
            return picture(theme, faces, size, strip)

        self._picture = theme.kept((KEPT, size), make, lasting=True)
        self._lessons.tell(self.stars, new=self.new)
        self._place_lessons()
        self.mark()

    def at_hand(self, theme: Theme) -> bool:
        """Whether its picture has been made before."""
        return theme.lasts((KEPT, self.rect.size))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        side = min(self._corner.measure(0)[0], max(24, rect.h // 5))
        inset = self.theme.px(8)
        self._corner.place(pygame.Rect(rect.right - side - inset, rect.y + inset, side, side))
        self._place_lessons()

    def _place_lessons(self) -> None:
        """Put what is told of its lessons at the right of the strip's second line."""
        strip = self._strip()
        high = strip.h // 2
        self._below_size = self._below()
        wide = self._lessons.measure_at(self._below_size) if self._lessons.shown else 0
        right, top = strip.right - round(strip.h * 0.2) + self.theme.px(4), strip.bottom - high
        self._lessons.place(pygame.Rect(right - wide, top, wide, high))

    def _below(self) -> float:
        """How large the words of the second line are, so that both sides of it have room."""
        fit, strip = self._fit(), self._strip()
        pad = round(strip.h * 0.2)
        wide = self.theme.width(self.like, "small", fit)
        if self._lessons.shown:
            wide += self._lessons.measure_at(fit) + pad
        return fit * min(1.0, (strip.w - 2 * pad) / max(1, wide))

    def _fit(self) -> float:
        """How large the words of the strip are, so that two lines have room."""
        full = self.theme.line_height("name") + self.theme.line_height("small")
        return min(1.0, self._strip().h * _LINES / full)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        paint.cast(canvas.surface, theme, rect, 6, 3)
        if self._picture is None:
            ground = mix(p.cloth.dark, p.cloth.light, 0.4)
            canvas.blit(paint.box(theme, rect.size, ground), rect)
            return
        picture = self._picture
        if picture.get_size() != rect.size:  # until it is laid anew
            picture = pygame.transform.smoothscale(picture, rect.size)
        canvas.blit(picture, rect)
        self._draw_name(canvas)
        if self.hovered or self.focused:
            inset = px(2) if self.pressed else 0
            frame = paint.outline(theme, rect.size, p.glow, px(3))
            canvas.blit(frame, rect.move(0, inset))

    def _draw_name(self, canvas: Canvas) -> None:
        """A strip of paper along the lower edge, as on a print under glass: two lines."""
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        strip = self._strip()
        canvas.blit(paint.box(theme, strip.size, p.paper, radius=px(4)), strip)
        fit = self._fit()
        pad = round(strip.h * 0.2)
        room = strip.w - 2 * pad
        wide = theme.width(self.name, "name", fit) + theme.width(self.detail, "small", fit) + pad
        above = fit * max(SMALLEST, min(1.0, room / max(1, wide)))
        name = theme.text(self.name, "name", p.ink, size=above)
        detail = theme.text(self.detail, "small", p.ink_soft, size=above)
        like = theme.text(self.like, "small", p.ink_soft, size=self._below_size)
        first = strip.y + round(strip.h * (0.34 if self.like else 0.5))
        canvas.blit(name, name.get_rect(midleft=(strip.x + pad, first)))
        if name.get_width() + detail.get_width() + pad <= room:
            canvas.blit(detail, detail.get_rect(midright=(strip.right - pad, first)))
        second = strip.y + round(strip.h * 0.75)
        canvas.blit(like, like.get_rect(midleft=(strip.x + pad, second)))

    def _strip(self) -> pygame.Rect:
        theme, margin = self.theme, self.theme.px(7)
        full = theme.line_height("name") + theme.line_height("small")
        high = min(round(full / _LINES), round(self.rect.h * _STRIP))
        return pygame.Rect(
            self.rect.x + margin, self.rect.bottom - margin - high, self.rect.w - 2 * margin, high
        )

    def activate(self) -> None:
        self.play()


class Leaf(Control):
    """A leaf of a calendar: the day's deal and puzzle."""

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self.words = self.second = self._head = self._day = ""
        self._act = act

    def tell(self, words: str, second: str, head: str, day: str) -> None:
        """Write `head` over the number of the day, and below it the words in two lines."""
        self.words, self.second, self._head, self._day = words, second, head, day
        self.mark()

    @property
    def spoken(self) -> str:
        return wording(
            "controls.button", words=f"{self.words}, {self._day} {self._head}, {self.second}"
        )

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        paint.sheet(canvas.surface, theme, rect, inner=False)
        head = pygame.Rect(rect.x, rect.y, rect.w, max(theme.line_height("small"), rect.h // 5))
        canvas.blit(paint.box(theme, head.size, p.accent, radius=px(paint.SHEET.radius)), head)
        month = theme.text(self._head, "strong", p.paper, size=self._fit(self._head, "strong"))
        canvas.blit(month, month.get_rect(center=head.center))
        second = theme.text(self.second, "small", p.ink_soft, size=self._fit(self.second, "small"))
        words = theme.text(self.words, "name", p.ink, size=self._fit(self.words, "name"))
        bottom = rect.bottom - px(7)
        for line in (second, words):
            canvas.blit(line, line.get_rect(midbottom=(rect.centerx, bottom)))
            bottom -= line.get_height()
        room = bottom - head.bottom
        size = min(3.0, room / max(1, theme.line_height("title")))
        day = theme.text(self._day, "title", p.ink, size=size)
        canvas.blit(day, day.get_rect(center=(rect.centerx, head.bottom + room // 2)))
        if self.hovered or self.focused:
            inset = px(2) if self.pressed else 0
            canvas.blit(paint.outline(theme, rect.size, p.glow, px(3)), rect.move(0, inset))

    def _fit(self, words: str, style: Style) -> float:
        room = self.rect.w - 2 * self.theme.px(8)
        return min(1.0, room / max(1, self.theme.width(words, style)))

    def activate(self) -> None:
        self._act()


class Tiles(Widget):
    """All of them, as large as there is room, each with a way to its set-up; behind them a leaf."""

    def __init__(
        self,
        games: list[str],
        play: Callable[[str], None],
        choose: Callable[[str], None],
        teach: Callable[[str], None],
        leaf: Leaf,
    ) -> None:
        super().__init__()
        self.gap = 0
        """Pixels between tables."""
        self.tables = [
            Tile(game, partial(play, game), partial(choose, game), partial(teach, game))
            for game in games
        ]
        self.leaf = leaf
        self.adopt(*self.tables, leaf)

    def table(self, game: str) -> Tile:
        """The one of a game."""
        return next(one for one in self.tables if one.game == game)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        gap = self.gap
        count = len(self.children)
        rows = max(range(1, count + 1), key=lambda n: self._area(n, gap))
        for table, place in zip(self.children, self._places(rows, gap), strict=True):
            table.place(place)

    def _area(self, rows: int, gap: int) -> float:
        """How large the smallest table is in that many rows."""
        first = min(self._places(rows, gap), key=lambda one: one.w * one.h)
        if first.w < 1.25 * first.h:
            return first.w * first.w / 1.25
        return first.h * min(first.w, first.h * BROADEST)

    def _places(self, rows: int, gap: int) -> list[pygame.Rect]:
        """Split them evenly into rows, more in the first ones; every row fills the width."""
        count = len(self.children)
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


def emblem(app: App, game: str, *, wide: float = 0, tall: float = 0) -> Image:
    """A game's own cloth and cards, as small as is wanted."""
    at = backdrop_of(game)
    return Image(
        lambda _, size: spread(app.theme.at(at), app.faces, size), ("emblem", game), wide=wide,
        tall=tall,
    )  # fmt: skip


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


class GameTabs(Grid):
    """The games side by side, each with its own table in small, to choose one of them.

    Where there is little room they are only names: what is chosen by them needs it more.
    """

    def __init__(
        self, app: App, games: Mapping[str, tuple[str, str]], chosen: str,
        choose: Callable[[str], None],
    ) -> None:  # fmt: skip
        """`games` have by their ids a name and what is said below it, if anything."""
        self._pictures = {
            game: Image(partial(_small, app, game), ("tab", game), wide=72, tall=42)
            for game in games
        }
        tabs = []
        for number, (game, (name, below)) in enumerate(games.items(), 1):
            words = [Label(name, "strong", on="cloth", most=2)]
            words += [Label(below, "small", on="cloth", most=2)] if below else []
            spoken = wording(
                "controls.choice", label=wording("pages.game"), choice=name, number=number,
                count=len(games),
            )  # fmt: skip
            tab = Slip(
                Line(self._pictures[game], Column(*words, gap=0, grow=True), gap=10, least=92),
                action=partial(choose, game),
                sheet="cloth",
                look="chosen" if game == chosen else "usual",
                pad=6,
                spoken=spoken,
            )
            tabs.append(tab)
        super().__init__(*tabs, least=_NARROW, gap=_APART)

    def measure(self, width: int) -> tuple[int, int]:
        room = self.theme.px(_BROAD + _APART) * len(self._pictures)
        for image in self._pictures.values():
            image.shown = width >= room
        return super().measure(width)


_BROAD, _NARROW, _APART = 130, 96, 9  # width of a tab that has a picture, of one without; between


def _small(app: App, game: str, _: Theme, size: tuple[int, int]) -> pygame.Surface:
    return spread(app.theme.at(backdrop_of(game)), app.faces, size)


def seats_words(rules: Rules) -> str:
    """How many can play: `2–5 players`."""
    low, high = rules.seats
    return wording(
        "pages.menu-seats" if low == high else "pages.menu-seats-from", low=low, high=high
    )
