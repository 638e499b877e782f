"""The guide of a lesson: somebody who speaks, and the buttons to go on, which never move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from cardtable.presenter.layoutfile import Mood
from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style
from cardtable.table.widgets.boxes import Grid, Panel, Scroll
from cardtable.table.widgets.controls import (
    PRIMARY,
    UNFRAMED,
    Button,
    IconButton,
    Label,
    SignButton,
)
from cardtable.table.widgets.stars import Stars
from cardtable.table.widgets.ui import Widget

WIDTH = 262  # pixels at scale 1
FITS = (
    *((1.0, face) for face in (104, 76, 48)),
    *((size, 48) for size in (0.92, 0.84, 0.76, 0.68, 0.6, 0.52)),
)
"""How large its words and the speaker's face may be: the first with which all of it is seen."""
PAD, GAP, TAIL = 14, 5, 12
SIGNS = {
    "back": "back", "show": "hint", "again": "recap", "skip": "last", "on": "run", "play": "deal",
}  # fmt: skip
"""The small buttons, and their signs."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the guide shows at one moment."""

    words: str
    place: str = ""
    """Which step of how many."""
    stars: int = -1
    """Those earned, once the lesson is done; before that -1."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What stands on the buttons that there are now, by their keys."""
    barred: frozenset[str] = frozenset()
    """Buttons that keep their places, and can't be used."""
    first: str = ""
    """The button that Enter presses."""
    far: tuple[int, int] = (0, 0)
    """How many steps are done, of how many."""
    mood: Mood = ""
    """How whoever speaks looks."""


class Steps(Widget):
    """A dot for each step, the present one red and those done gilt."""

    number, count = 0, 0
    size = 1.0

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(9 * self.size)

    def draw(self, canvas: Canvas) -> None:
        p, side = self.theme.palette, max(3, self.theme.px(8 * self.size))
        each = min(2 * side, self.rect.w // max(1, self.count))
        for step in range(self.count):
            colour = p.accent if step == self.number else p.second
            colour = colour if step <= self.number else mix(p.paper_edge, p.ink_soft, 0.15)
            dot = paint.box(self.theme, (side, side), colour, radius=side // 2)
            canvas.blit(dot, (self.rect.x + step * each, self.rect.y))


class GuidePanel(Widget):
    """A face beside the table, and below it what it says, as high as the longest step needs."""

    live = True  # clicks on it are no clicks on the table

    def __init__(
        self,
        title: str,
        person: tuple[str, str],
        texts: Sequence[str],
        tips: Mapping[str, str],
        act: Callable[[str], None],
    ) -> None:
        """`person` is who speaks, and what that does; `texts` are the words of all steps.

        There has to be room for them. `tips` name the keys of its buttons, and `act` is told which
        was pressed: one of them is the large one, by what is `Shown`.
        """
        super().__init__()
        self._person, self._texts = person, texts
        self._title = Label(title, "name")
        self._place = Label("", "small", soft=True)
        self._words = Label("")
        self.stars, self.steps = Stars(side=26), Steps()
        self._scroll = Scroll(self._words)
        self._large = Button("", lambda: act(self.shows.first), kind="primary")
        self._second = Button("", partial(act, "practise"), tip=tips.get("practise", ""))
        self._close = IconButton("close", "", partial(act, "leave"))
        self._tips = tips
        self._small = {
            key: SignButton(sign, "", partial(act, key), tip=tips.get(key, ""))
            for key, sign in SIGNS.items()
        }
        self.ringed: Widget | None = None
        """Which of its buttons the keyboard is at."""
        self._sheet = Panel(
            self._title, self._place, self.stars, self._scroll, self.steps, self._large,
            self._second, Grid(*self._small.values(), least=36, gap=2),
        )  # fmt: skip
        self._face = pygame.Rect(0, 0, 0, 0)
        self.adopt(self._sheet, self._close)
        self.shows = Shown("")
        self._room: pygame.Rect | None = None
        self._size, self._side = FITS[0]

    @property
    def face(self) -> pygame.Rect:
        """Where the portrait is of whoever speaks."""
        return self._face

    @property
    def spoken(self) -> str:
        """All that it says, in reading order."""
        words = (self._title.words, self.shows.place, self.shows.words)
        return ". ".join(one.rstrip(".") for one in words if one)

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return self._title.words

    @property
    def buttons(self) -> list[Button | IconButton]:
        """Those that can be pressed now."""
        every: list[Button | IconButton] = [self._large, self._second, *self._small.values()]
        every.append(self._close)
        return [one for one in every if one.shown and one.enabled]

    def button(self, key: str) -> Button | IconButton:
        """The button of that key."""
        if key == self.shows.first:
            return self._large
        named: dict[str, Button | IconButton] = {
            "practise": self._second,
            "leave": self._close,
            **self._small,
        }
        return named[key]

    def say(self, shown: Shown) -> None:
        """Show this."""
        self.shows = shown
        self._place.words, self._words.words = shown.place, shown.words
        self.stars.shown = shown.stars >= 0
        self.stars.earned = max(shown.stars, 0)
        self.steps.number, self.steps.count = shown.far
        self._large.tip = self._tips.get(shown.first, "")
        for key, button in {**self._small, "practise": self._second}.items():
            button.shown = key in shown.labels and key != shown.first
            button.words = shown.labels.get(key, "")
            button.enabled = key not in shown.barred
        self._large.words = shown.labels.get(shown.first, "")
        self._large.enabled = shown.first not in shown.barred
        self._close.words = shown.labels.get("leave", "")
        self._close.tip = f"{self._close.words}\n{self._tips.get('leave', '')}".strip()
        self._scroll.offset = 0
        needed = "\n\n" * self.stars.shown + shown.words
        if needed not in self._texts:  # longer ones than those it was made for
            self._texts = [*self._texts, needed]
        if self._ui is not None and self._room is not None:
            self.stand_in(self._room)
            self.mark()

    def breadth(self, window: pygame.Rect) -> int:
        """How much of a window's width it takes."""
        return min(self.theme.px(WIDTH), window.w // 3)

    def stand_in(self, room: pygame.Rect) -> None:
        """Take a place at the top of a column, as high as it has to be."""
        self._room = room
        margin = self.theme.px(8)
        wide, most = room.w - 2 * margin, room.h - 2 * margin
        high = most
        for self._size, self._side in FITS:
            self._resize()
            high = self._height(wide)
            if high <= most:
                break
        self.place(pygame.Rect(room.x + margin, room.y + margin, wide, min(high, most)))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, side = self.theme.px, self.theme.px(self._side)
        self._face = pygame.Rect(rect.x + px(8), rect.y + px(4), side, side)
        close = pygame.Rect((0, 0), self._close.measure(rect.w))
        close.topright = rect.topright
        self._close.place(close)
        top = self._face.bottom + px(TAIL)
        self._sheet.place(pygame.Rect(rect.x, top, rect.w, rect.bottom - top))

    # --- inside -----------------------------------------------------------------------------------

    def _resize(self) -> None:
        size = self._size
        self._sheet.pad, self._sheet.gap = PAD * size, GAP * size
        for label in (self._title, self._place, self._words):
            label.size = size
        for button in (self._large, self._second, *self._small.values()):
            button.size = size
        self.stars.size = self.steps.size = size

    def _height(self, width: int) -> int:
        """What it needs for the longest of its texts, whatever buttons there are."""
        theme, size, px = self.theme, self._size, self.theme.px
        inner = max(1, width - 2 * px(PAD * size))
        lines = max(len(theme.wrap(text, inner, "body", size)) for text in self._texts)
        head = px(self._side) + px(TAIL + 4) + self._title.measure(inner)[1]
        words = theme.line_height("small", size) + lines * theme.line_height("body", size)
        foot = self.steps.measure(inner)[1] + px(PRIMARY * size) + px(UNFRAMED * size)
        if "practise" in self._tips:
            foot += self._second.measure(inner)[1] + px(GAP * size)
        return head + words + foot + 2 * px(PAD * size) + 6 * px(GAP * size)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, face = self.theme, self.theme.palette, self.theme.px, self._face
        rim = face.inflate(px(6), px(6))
        canvas.blit(paint.box(theme, rim.size, p.second, radius=rim.w // 2), rim)
        canvas.blit(avatar(theme, self._person[0], face.w, mood=self.shows.mood), face)
        x, room = face.right + px(10), self._close.rect.left - face.right - px(14)
        tall = theme.line_height("name")
        y = face.centery - (tall + theme.line_height("small")) // 2
        ways: tuple[tuple[str, Style, bool], ...]
        ways = ((self._person[0], "name", False), (self._person[1], "small", True))
        for words, style, below in ways:
            size = theme.squeezed(words, room, style)
            ink = p.on_cloth_soft if below else None
            canvas.blit(theme.text(words, style, ink, on="cloth", size=size), (x, y + tall * below))

    def draw_all(self, canvas: Canvas, area: pygame.Rect) -> None:
        super().draw_all(canvas, area)
        px, x, top = self.theme.px, self._face.centerx, self._sheet.rect.y + self.theme.px(2)
        tail = [(x, top - px(TAIL)), (x - px(TAIL), top), (x + px(TAIL), top)]
        pygame.draw.polygon(canvas.surface, self.theme.palette.paper, tail)
        if self.ringed is not None and self.ringed in self.buttons:
            out = paint.ring_width(self.theme)
            rect = self.ringed.rect
            canvas.blit(paint.ring(self.theme, rect.size), (rect.x - out, rect.y - out))
