"""The first screen: a title page, and a few cards left on the cloth."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from cardtable import files
from cardtable.table import paint, scenes
from cardtable.table.boxes import Sheet, Spacer
from cardtable.table.canvas import Canvas
from cardtable.table.scenes.page import Page
from cardtable.table.ui import Widget
from cardtable.table.widgets import Button, Label

_HAND = ("10S", "JD", "QC", "KH", "AS")
_WIDTH = 400  # width of the title page at scale 1


class Title(Widget):
    """The program's name as a letterpress prints it: two inks, a hair off register."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = text

    @property
    def spoken(self) -> str:
        return self.words

    def _size(self, width: int) -> float:
        full = self.theme.width(self.words, "title") + self.theme.px(4)
        return min(1.0, width / full)

    def measure(self, width: int) -> tuple[int, int]:
        size = self._size(width)
        return (
            self.theme.width(self.words, "title", size) + self.theme.px(4),
            self.theme.line_height("title", size),
        )

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        size = self._size(self.rect.width)
        ink = theme.text(self.words, "title", p.ink, size=size)
        second = theme.text(self.words, "title", p.second, size=size)
        place = ink.get_rect(center=self.rect.center)
        off = max(1, theme.px(2))
        canvas.blit(second, place.move(off, off))
        canvas.blit(ink, place)


class Rule(Widget):
    """A printer's ornament: a line with the four suits in the middle of it."""

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(22)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        suits = theme.text("♠ ♥ ♣ ♦", "small")
        place = suits.get_rect(center=self.rect.center)
        canvas.blit(suits, place)
        room = theme.px(12)
        for left, right in (
            (self.rect.left, place.left - room),
            (place.right + room, self.rect.right),
        ):
            for dy, thick in ((-theme.px(2), theme.px(2)), (theme.px(2), 1)):
                canvas.fill(p.ink, pygame.Rect(left, self.rect.centery + dy, right - left, thick))


class TitlePage(Sheet):
    """Paper with a double border."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        theme, p = self.theme, self.theme.palette
        for inset, line in ((7, 2.0), (11, 1.0)):
            rect = self.rect.inflate(-2 * theme.px(inset), -2 * theme.px(inset))
            frame = paint.box(
                theme, rect.size, p.paper, border=p.line, radius=theme.px(6), line=theme.px(line)
            )
            canvas.blit(frame, rect)


class Menu(Page):
    """New game, continue, rules, settings, about, quit."""

    def build(self) -> Widget:
        app = self.app
        self._saved = bool(files.list_saves())
        buttons: list[Widget] = []
        if self._saved:
            buttons.append(Button("Continue", self._go_on, kind="primary"))
        buttons += [
            Button(
                "New game",
                lambda: app.push(scenes.setup_scene(app)),
                kind="plain" if self._saved else "primary",
            ),
            Button("Rules", lambda: app.push(scenes.rules_scene(app))),
            Button("Settings", lambda: app.push(scenes.settings_scene(app))),
            Button("About", lambda: app.push(scenes.about_scene(app))),
            Button("Quit", app.quit),
        ]
        self._buttons = buttons
        self._sheet = TitlePage(
            Title("Card Table"),
            Rule(),
            Label("An evening of cards, on your screen", "emphasis", align="centre", soft=True),
            Spacer(6),
            *buttons,
            widest=_WIDTH,
            gap=11,
        )
        return _Aside(self._sheet)

    def _go_on(self) -> None:
        from cardtable.session import latest_game

        problems: list[str] = []
        session = latest_game(problems)
        if session:
            self.app.push(scenes.play_scene(self.app, session))
            return
        self.rebuild()
        self.ui.toast(" ".join(problems) or "There is no game to go on with.")

    def back(self) -> None:
        """Escape quits only from the button, never by accident."""

    def enter(self) -> None:
        if self._saved != bool(files.list_saves()):
            self.rebuild()
        super().enter()
        if self.app.settings.notices:
            self.ui.toast(" ".join(self.app.settings.notices), seconds=12)
            self.app.settings = replace(self.app.settings, notices=())
        if self.ui.focus is None:
            self.ui.set_focus(self._buttons[0], by_keyboard=False)

    def ground(self, canvas: Canvas, area: pygame.Rect) -> None:
        canvas.blit(
            self.app.theme.kept(("menu", canvas.size), lambda: self._still(canvas)), area, area
        )

    def _still(self, canvas: Canvas) -> pygame.Surface:
        """The cloth with a hand, a pile and a stock on it, as somebody has left them."""
        app, size = self.app, canvas.size
        picture = paint.cloth(app.theme, size).copy()
        left = self._sheet.rect.right
        room = pygame.Rect(left, 0, size[0] - left, size[1])
        height = round(min(room.height * 0.36, room.width * 0.42))
        x, y = room.centerx, room.centery

        def lay(image: pygame.Surface, cx: float, cy: float, angle: float) -> None:
            turned = pygame.transform.rotozoom(image, angle, 1)
            picture.blit(turned, turned.get_rect(center=(cx, cy)))

        faces = app.faces
        stock = (x - height * 0.62, y - height * 0.62)
        for i in range(7):
            lay(faces.back(height), stock[0] + i * 0.8, stock[1] - i * 1.6, 2 - i * 0.15)
        pile = (x + height * 0.38, y - height * 0.6)
        for name, dx, dy, angle in (
            ("4C", -0.05, 0.02, 14),
            ("9H", 0.04, -0.02, -9),
            ("10D", 0.0, 0.0, 4),
        ):
            lay(faces.face(name, height), pile[0] + dx * height, pile[1] + dy * height, angle)
        reach = height * 1.9
        middle = (x - height * 0.05, y + height * 0.62 + reach)
        for i, name in enumerate(_HAND):
            turn = (i - (len(_HAND) - 1) / 2) * -10.5
            lean = math.radians(turn)
            lay(
                faces.face(name, round(height * 1.08)),
                middle[0] - math.sin(lean) * reach,
                middle[1] - math.cos(lean) * reach,
                turn,
            )
        return picture


class _Aside(Widget):
    """Puts the title page at the left."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self.adopt(sheet)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        place = self._sheet.fit(rect)
        place.x = min(place.x, max(self.theme.px(16), rect.width // 22))
        self._sheet.place(place)
