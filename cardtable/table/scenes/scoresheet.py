"""The parts of a result: who is honoured or mocked, and one line for each player."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.status import signed
from cardtable.table.drawing import honours, paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.honours import TALL, Hat
from cardtable.table.widgets.ui import Widget

_SIT = {"crown": (0.5, 0.27), "cap": (0.56, 0.27)}
"""How wide a hat is and where its brim lies, as parts of the portrait it is put on."""
_FALL = 0.9  # from so far above the head a hat comes down, as a part of the portrait
_RIBBON = 54  # height of the ribbon at scale 1
_SMALLEST = 0.45  # the words on it are never smaller than this part of their size
_BROADEST = 430  # width of it at scale 1
_LAUREL = 1.3  # width of a laurel, as a part of the portrait in it
_FACE = 40  # side of the portrait in a line
_FACE_SMALL = 33
_PLACE = 46  # width of the column of places


def hatted(
    canvas: Canvas, widget: Widget, name: str, face: pygame.Rect, which: Hat, shown: float = 1.0
) -> None:
    """Draw a portrait with a hat on it; where less than all is `shown`, the hat still falls."""
    theme = widget.theme
    canvas.blit(avatar(theme, name, face.w, bare=True), face)
    wide, brim = _SIT[which]
    image = honours.hat(theme, which, round(face.w * wide))
    if shown < 1:
        image = image.copy()
        image.set_alpha(round(255 * min(1.0, 2 * shown)))
    bottom = face.y + round(face.h * (brim - _FALL * (1 - shown) ** 2))
    canvas.blit(image, image.get_rect(midbottom=(face.centerx, bottom)))


class Honoured(Widget):
    """The portrait of whoever the result is about, with a hat on, over a ribbon with words."""

    def __init__(self, words: str, name: str, which: Hat, *, side: float) -> None:
        """Without a `name` there is only the ribbon; `side` is the portrait's at scale 1."""
        super().__init__()
        self.words, self._name, self._which, self._side = words, name, which, side
        self._shown = 1.0

    @property
    def spoken(self) -> str:
        return self.words

    @property
    def put_on(self) -> float:
        """How far the hat has come down: 0 where it is not there yet, 1 on the head."""
        return self._shown

    @put_on.setter
    def put_on(self, share: float) -> None:
        if share != self._shown:
            self._shown = share
            self.mark()

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        above = self._above() + px(self._side) - px(_RIBBON * 0.2) if self._name else 0
        return width, above + px(_RIBBON)

    def _above(self) -> int:
        """What a hat needs above the portrait."""
        wide, brim = _SIT[self._which]
        return round(self.theme.px(self._side) * max(0.1, wide * TALL[self._which] - brim))

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        if self._name:
            face = pygame.Rect(0, 0, px(self._side), px(self._side))
            face.midtop = (rect.centerx, rect.y + self._above())
            if self._which == "crown":
                laurel = honours.laurel(theme, round(face.w * _LAUREL))
                canvas.blit(laurel, laurel.get_rect(center=face.center))
            if self._shown:
                hatted(canvas, self, self._name, face, self._which, self._shown)
            else:
                canvas.blit(avatar(theme, self._name, face.w, bare=True), face)
        band = pygame.Rect(0, 0, min(rect.w, px(_BROADEST)), px(_RIBBON))
        band.midbottom = rect.midbottom
        canvas.blit(honours.ribbon(theme, band.size), band)
        field = honours.ribbon_field(band)
        room = field.w - px(16)
        fit = 1.0
        while fit > _SMALLEST and theme.width(self.words, "heading", fit) > room:
            fit -= 0.03
        words = theme.cut(self.words, room, "heading", fit)
        image = theme.text(words, "heading", theme.palette.on_accent, size=fit)
        canvas.blit(image, image.get_rect(center=field.center))


class Head(Widget):
    """What the numbers at the right are."""

    def __init__(self, score: str) -> None:
        super().__init__()
        self._score = score

    @property
    def spoken(self) -> str:
        return self._score

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.line_height("small") if self._score else self.theme.px(2)

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        words = theme.text(self._score, "small", theme.palette.ink_soft)
        canvas.blit(words, words.get_rect(bottomright=(rect.right - theme.px(10), rect.bottom)))


@dataclass(frozen=True, slots=True)
class PlayerTold:
    """What one line says of a player."""

    place: str
    name: str
    kind: str = ""
    """What sort of computer player it is; empty for a person."""
    score: int | None = None
    parts: str = ""
    """What the score is made of."""
    title: str = ""
    """What the loser is called."""
    hat: Hat | None = None


class PlayerLine(Widget):
    """One player: place, face, name and score; below, what the score is made of."""

    def __init__(self, told: PlayerTold, *, small: bool = False) -> None:
        """`small` has all words in one line where no score is shown."""
        super().__init__()
        self.about = told
        self._face = _FACE_SMALL if small else _FACE
        self._aside = small and told.score is None
        self.counted = ""
        """The score as far as it has been counted."""
        self.count(1.0)

    def count(self, share: float) -> None:
        """Show that share of the score, 1 for all of it."""
        score = self.about.score
        counted = "" if score is None else signed(round(score * share))
        if counted != self.counted:
            self.counted = counted
            self.mark()

    @property
    def spoken(self) -> str:
        told = self.about
        score = "" if told.score is None else signed(told.score)
        words = (told.title or told.place, told.name, told.kind, score, told.parts)
        return ", ".join(filter(None, words))

    def _left(self) -> int:
        """Where names begin."""
        return self.rect.x + self.theme.px(_PLACE + self._face + 18)

    def _parts(self, width: int) -> list[str]:
        room = max(1, width - self.theme.px(_PLACE + self._face + 18 + 10))
        return self.theme.wrap(self.about.parts, room, "small") if self.about.parts else []

    def _top(self) -> int:
        """Height of what stands beside the portrait."""
        theme = self.theme
        lines = theme.line_height("name") + theme.line_height("small") * self._stacked
        return max(theme.px(self._face + 8), lines + theme.px(6))

    def _second(self) -> str:
        return self.about.title or self.about.kind

    @property
    def _stacked(self) -> bool:
        """Whether there are two lines beside the portrait."""
        return bool(self._second()) and not self._aside

    def measure(self, width: int) -> tuple[int, int]:
        below = len(self._parts(width)) * self.theme.line_height("small")
        return width, self._top() + below + (self.theme.px(5) if below else 0)

    def draw(self, canvas: Canvas) -> None:
        theme, told, rect = self.theme, self.about, self.rect
        p, px = theme.palette, theme.px
        wash = {"crown": mix(p.paper, p.second, 0.3), "cap": mix(p.paper, p.accent, 0.13)}
        if told.hat:
            canvas.blit(paint.box(theme, rect.size, wash[told.hat]), rect)
        else:
            canvas.fill(p.paper_edge, pygame.Rect(rect.x, rect.bottom - 1, rect.w, max(1, px(1))))
        middle = rect.y + self._top() // 2
        place = theme.text(told.place, "name", p.ink_soft)
        canvas.blit(place, place.get_rect(midleft=(rect.x + px(10), middle)))
        face = pygame.Rect(0, 0, px(self._face), px(self._face))
        face.midleft = (rect.x + px(_PLACE + 8), middle + (px(2) if told.hat else 0))
        if told.hat:
            rim = face.inflate(px(4), px(4))
            ring = paint.box(theme, rim.size, p.paper, border=p.paper_edge, radius=rim.w // 2)
            canvas.blit(ring, rim)
            hatted(canvas, self, told.name, face, told.hat)
        else:
            canvas.blit(avatar(theme, told.name, face.w), face)
        score = theme.text(self.counted, "heading", p.ink)
        edge = rect.right - px(10)
        canvas.blit(score, score.get_rect(midright=(edge, middle)))
        room = edge - self._left() - (score.get_width() + px(8) if self.counted else 0)
        self._words(canvas, middle, room)
        y = rect.y + self._top()
        for line in self._parts(rect.w):
            canvas.blit(theme.text(line, "small", p.ink_soft), (self._left(), y))
            y += theme.line_height("small")

    def _words(self, canvas: Canvas, middle: int, room: int) -> None:
        """The name, and under it the loser's title or what sort of player it is."""
        theme, told, left = self.theme, self.about, self._left()
        ink = theme.palette.bad if told.title else theme.palette.ink_soft
        if self._aside:
            free = max(room // 3, room - theme.width(told.name, "name") - theme.px(8))
            words = theme.text(theme.cut(self._second(), free, "small"), "small", ink)
            canvas.blit(words, words.get_rect(midright=(left + room, middle)))
            room -= words.get_width() + theme.px(8)
        fit = min(1.0, max(0.7, room / max(1, theme.width(told.name, "name"))))
        name = theme.text(theme.cut(told.name, room, "name", fit), "name", size=fit)
        if not self._stacked:
            canvas.blit(name, name.get_rect(midleft=(left, middle)))
            return
        tall = theme.line_height("name")
        top = middle - (tall + theme.line_height("small")) // 2
        canvas.blit(name, name.get_rect(midleft=(left, top + tall // 2)))
        words = theme.text(theme.cut(self._second(), room, "small"), "small", ink)
        canvas.blit(words, (left, top + tall))
