"""The games as little tables, side by side: a click sits down at one."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

import pygame

from cardtable.engine.rules import Rules
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.presenter.today import told
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import rays
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Ground, Theme
from cardtable.table.widgets.boxes import Column, Grid, Line
from cardtable.table.widgets.controls import (
    SMALLEST,
    Button,
    Control,
    IconButton,
    Image,
    Kind,
    Label,
    Slip,
)
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

BROADEST = 2.6  # the most that a table's width is of its height
KEPT = "little table"
_SPREAD = 2.1  # the cards on a table lie about so many times as far as they are high
_WHOLE = 2.35  # and so many times they are as wide with a margin at both sides
_STRIP = 0.34  # of a table's height: the strip with its name at most
TALL = 54  # height of a button with two lines, at scale 1
SHOWN = 13  # twelve games and the day are seen at once; of more the last ones are scrolled to
_LINES = 0.84  # of that strip's height: its two lines


class MenuButton(Button):
    """A button with a sign before its words, perhaps; these become smaller where they are long."""

    def __init__(
        self, text: str, action: Callable[[], None], *, sign: str = "", kind: Kind = "plain"
    ) -> None:
        super().__init__(text, action, kind=kind, tall=TALL)
        self._sign = sign

    def _side(self) -> int:
        return self.theme.px(24 * self.size)

    def _words_left(self) -> int:
        """How far from its left edge its words begin."""
        return (self._side() if self._sign else 0) + self.theme.px(
            (24 if self._sign else 14) * self.size
        )

    def words_size(self) -> float:
        room = self.rect.width - self._words_left() - self.theme.px(8 * self.size)
        full = self.theme.width(self.words, self.style, self.size)
        return self.size * max(SMALLEST, min(1.0, room / max(1, full)))

    def draw(self, canvas: Canvas) -> None:
        theme = self.theme
        rect, ink = self.draw_ground(canvas)
        primary = self.kind == "primary"
        on: Ground = "cloth" if primary else "paper"
        if self._sign:
            tint = ink if primary else theme.palette.accent
            image = sign_image(theme, self._sign, self._side(), tint)
            at = (rect.x + theme.px(12 * self.size), rect.centery)
            canvas.blit(image, image.get_rect(midleft=at))
        left, size = rect.x + self._words_left(), self.words_size()
        room = rect.right - left - theme.px(8 * self.size)
        words = theme.text(theme.cut(self.words, room, self.style, size), self.style, ink, on=on,
                           size=size)  # fmt: skip
        place = words.get_rect(midleft=(left, rect.centery))
        if self.second:
            small = theme.squeezed(self.second, room, "small", self.size, SMALLEST * self.size)
            below = theme.cut(self.second, room, "small", small)
            soft = ink if primary else theme.palette.ink_soft
            line = theme.text(below, "small", soft, on=on, size=small)
            place.y -= line.get_height() * 9 // 20
            canvas.blit(line, line.get_rect(topleft=(left, place.bottom - theme.px(2))))
        canvas.blit(words, place)


class Tile(Control):
    """One game: its cloth, some of its cards, its name. It is empty until it is `laid`."""

    def __init__(
        self,
        game: str,
        play: Callable[[], None],
        choose: Callable[[], None],
    ) -> None:
        """`play` sits down at it, `choose` goes to its set-up."""
        super().__init__()
        self.game = game
        self.play = play
        self._corner = IconButton("turn", wording("pages.menu-tile-players"), choose)
        self.adopt(self._corner)
        self.name = ""
        self.detail = self.like = ""
        self.stars = (0, 0)
        """Those earned in its lessons, and how many there are."""
        self._picture: pygame.Surface | None = None

    @property
    def spoken(self) -> str:
        earned = (
            wording("pages.menu-tile-earned", earned=self.stars[0], count=self.stars[1])
            if self.stars[0]
            else ""
        )
        words = (self.name, self.like, self.detail, earned, wording("pages.menu-tile-play"))
        return ", ".join(filter(None, words))

    def lay(
        self, name: str, detail: str, theme: Theme, faces: CardFaces, titles: Mapping[str, str],
        like: str = "",
    ) -> None:  # fmt: skip
        """Give it its name and its picture; `titles` are what its cards are called.

        What it is `like` is told under its name.
        """
        self._corner.about = name
        self.name, self.detail, self.like = name, detail, like
        size = self.rect.size
        strip = self._strip().h / max(1, size[1])

        def make() -> pygame.Surface:
            faces.dress(titles)
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
        earned = (
            wording("pages.menu-tile-stars", earned=self.stars[0], count=self.stars[1])
            if self.stars[0]
            else ""
        )
        wide = theme.width(self.like, "small", fit) + theme.width(earned, "small", fit) + pad
        below = fit * min(1.0, room / max(1, wide))
        like = theme.text(self.like, "small", p.ink_soft, size=below)
        told_of = theme.text(earned, "small", p.ink_soft, size=below)
        first = strip.y + round(strip.h * (0.35 if self.like else 0.5))
        canvas.blit(name, name.get_rect(midleft=(strip.x + pad, first)))
        if name.get_width() + detail.get_width() + pad <= room:
            canvas.blit(detail, detail.get_rect(midright=(strip.right - pad, first)))
        second = strip.y + round(strip.h * 0.72)
        canvas.blit(like, like.get_rect(midleft=(strip.x + pad, second)))
        canvas.blit(told_of, told_of.get_rect(midright=(strip.right - pad, second)))

    def _strip(self) -> pygame.Rect:
        theme, margin = self.theme, self.theme.px(7)
        full = theme.line_height("name") + theme.line_height("small")
        high = min(round(full / _LINES), round(self.rect.h * _STRIP))
        return pygame.Rect(
            self.rect.x + margin, self.rect.bottom - margin - high, self.rect.w - 2 * margin, high
        )

    def activate(self) -> None:
        self.play()


class DayTile(Slip):
    """The day: its leaf, its deal and its puzzle. Beside these a click opens its page."""

    def __init__(
        self, look: Callable[[], None], deal: Callable[[], None], solve: Callable[[], None]
    ) -> None:
        self._head = Label(told("title"), "subheading", most=1)
        self._row = Label("", "small", soft=True, align="end", most=1)
        self._ways = (
            MenuButton(told("deal"), deal, sign="deal"),
            MenuButton(told("puzzle"), solve, sign="hint"),
        )
        self.day: date | None = None
        """The day that it shows, once it has been told."""
        self._leaf: Image | None = None
        super().__init__(self._head, self._row, *self._ways, action=look,
                         spoken=f"{told('title')}, {told('subtitle')}")  # fmt: skip

    def tell(self, day: date, deal: str, puzzle: str, row: int) -> None:
        """Show that day, what is to be said of its deal and puzzle, and how many days in a row."""
        if day != self.day:
            from cardtable.table.widgets.stars import leaf

            self.day = day
            self.body.children = [one for one in self.body.children if one is not self._leaf]
            self._leaf = leaf(day)
            self.body.adopt(self._leaf)
        self._row.words = told("streak", count=row) if row else ""
        for way, second in zip(self._ways, (deal, puzzle), strict=True):
            way.second = second
        self.place(self.rect)
        self.mark()

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        theme, px = self.theme, self.theme.px
        pad = min(px(16), rect.h // 12)
        inside = rect.inflate(-2 * pad, -2 * pad)
        wide = min(round(0.29 * inside.w), round(0.8 * inside.h))
        if self._leaf is not None:
            self._leaf.place(pygame.Rect(inside.topleft, (wide, inside.h)))
        inside = pygame.Rect(inside.x + wide + pad, inside.y, inside.w - wide - pad, inside.h)
        full = theme.line_height("subheading") + 2 * px(TALL) + 2 * px(8)
        size = min(1.0, inside.h / full)
        self._head.size = self._row.size = size
        high, gap = theme.line_height("subheading", size), round(px(8) * size)
        left = self._head.measure(inside.w)[0]
        self._head.place(pygame.Rect(inside.x, inside.y, left, high))
        room = inside.w - left - gap
        self._row.shown = 0 < theme.width(self._row.words, "small", size) <= room
        below = theme.line_height("small", size)
        self._row.place(pygame.Rect(inside.right - room, inside.y + (high - below), room, below))
        tall = (inside.h - high - 2 * gap) // 2
        for number, way in enumerate(self._ways):
            way.size = size
            top = inside.y + high + gap + number * (tall + gap)
            way.place(pygame.Rect(inside.x, top, inside.w, tall))


class Tiles(Widget):
    """All of them, as large as there is room for as many as are seen at once; then the day."""

    def __init__(
        self,
        games: list[str],
        play: Callable[[str], None],
        choose: Callable[[str], None],
        day: DayTile,
    ) -> None:
        super().__init__()
        self.gap = 0
        """Pixels between tables."""
        self.room = 0
        """How high what is seen of it at once is."""
        self.tables = [Tile(game, partial(play, game), partial(choose, game)) for game in games]
        self.day = day
        self.adopt(*self.tables, day)

    def table(self, game: str) -> Tile:
        """The one of a game."""
        return next(one for one in self.tables if one.game == game)

    @property
    def many(self) -> bool:
        """Whether not all of them are seen at once."""
        return len(self.children) > SHOWN

    def high(self, width: int) -> int:
        """How high all of them are, where not all are seen at once."""
        seen = self._rows(SHOWN, pygame.Rect(0, 0, width, self.room))
        rows = math.ceil(len(self.children) / math.ceil(SHOWN / seen))
        return round((self.room + self.gap) / seen * rows) - self.gap

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        count = len(self.children)
        rows = self._rows(count, rect)
        if self.many:
            seen = self._rows(SHOWN, pygame.Rect(0, 0, rect.width, self.room))
            rows = math.ceil(count / math.ceil(SHOWN / seen))
        for table, place in zip(self.children, self._places(count, rows, rect), strict=True):
            table.place(place)

    def _rows(self, count: int, rect: pygame.Rect) -> int:
        """In how many rows so many tables are largest."""
        return max(range(1, count + 1), key=lambda rows: self._area(count, rows, rect))

    def _area(self, count: int, rows: int, rect: pygame.Rect) -> float:
        """How large the smallest table is in that many rows."""
        first = min(self._places(count, rows, rect), key=lambda one: one.w * one.h)
        if first.w < 1.25 * first.h:
            return first.w * first.w / 1.25
        return first.h * min(first.w, first.h * BROADEST)

    def _places(self, count: int, rows: int, rect: pygame.Rect) -> list[pygame.Rect]:
        """Split them evenly into rows, more in the first ones; every row fills the width."""
        gap = self.gap
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
    for sample in theme.backdrop.sample:
        height = max(8, round(sample.size * high))
        known = faces.has_back(sample.card)
        which = "" if sample.card == "back" else sample.card
        image = faces.back(height, which=which) if known else faces.face(sample.card, height)
        if sample.turn:
            image = pygame.transform.rotozoom(image, sample.turn, 1)
        x = size[0] / 2 + (sample.at[0] - 0.5) * wide
        made.blit(image, image.get_rect(center=(round(x), round(top + sample.at[1] * high))))
    return made


def fan(theme: Theme, faces: CardFaces, size: tuple[int, int]) -> pygame.Surface:
    """Five cards in a hand, before rays; all of them seen whole."""
    made = rays(theme, size, (size[0] // 2, size[1])).copy()
    high = round(min(size[0] / 2.3, size[1] / 1.45))
    faces.dress({})
    for number, card in enumerate(("KS", "QH", "X1", "JD", "AS")):
        turn = (number - 2) * 12
        image = pygame.transform.rotozoom(faces.face(card, high), -turn, 1)
        arm = pygame.Vector2(0, -1.5 * high).rotate(turn)
        centre = pygame.Vector2(size[0] / 2, size[1] / 2 + 1.44 * high) + arm
        made.blit(image, image.get_rect(center=(round(centre.x), round(centre.y))))
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
    from cardtable.presenter.layoutfile import backdrop_of

    return spread(app.theme.at(backdrop_of(game)), app.faces, size)


def seats_words(rules: Rules) -> str:
    """How many can play by these rules: `2–5 players`."""
    return _players(*rules.seats)


def game_seats_words(rules: Rules) -> str:
    """How many can play a game by its usual rules or by others: Cuttle in teams is for four."""
    low, high = rules.seats
    return _players(low, max(high, rules.game.MOST_SEATS))


def _players(low: int, high: int) -> str:
    return wording(
        "pages.menu-seats" if low == high else "pages.menu-seats-from", low=low, high=high
    )
