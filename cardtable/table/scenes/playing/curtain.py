"""The hand-over between two people at one screen: no hand can be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pygame

from cardtable.table.app import App, Scene
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.boxes import Column, Panel, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.portrait import Portrait
from cardtable.table.widgets.ui import Receiver, Ui, Widget

SHUT = 0.35  # seconds in which clicks and keys meant for the table before do nothing here
PAD = 34  # round the panel's words, at scale 1
FACE = 92  # how large the next player is shown, at scale 1
DO = "Do it"
BLUR = 14  # how many times smaller the table is drawn, before it is stretched again


Choice: TypeAlias = tuple[str, Callable[[], None]]
"""What stands on a button, and what it does. It finds the curtain still on top of the scenes."""


class Curtain(Scene):
    """Covers the table until the next player says that it is them, or answers."""

    def __init__(
        self,
        app: App,
        name: str,
        picture: Callable[[], pygame.Surface],
        choices: Sequence[Choice],
        told: Sequence[str] = (),
    ) -> None:
        """Make a curtain for the player of that name.

        `picture` is the table without hands. `told` is for all people to hear: what has happened
        since that player last looked, or what they are asked.
        """
        super().__init__(app)
        self.offers = choices[0][0] == DO
        """Whether the first choice is a move, to be made without looking."""
        self._picture = picture
        self._open_at = SHUT
        self._ground: pygame.Surface | None = None
        buttons = [
            Button(words, action, kind="plain" if number else "primary")
            for number, (words, action) in enumerate(choices)
        ]
        face = Portrait(lambda: name, FACE)
        words: list[Widget] = [
            face,
            Label("Pass the screen to", "emphasis", align="centre", soft=True),
            Label(name, "title", align="centre"),
        ]
        lines = Column(*(Label(f"{one}.", align="centre") for one in told), gap=6)
        scroll = Scroll(lines)
        if told:
            words.append(scroll)
        column = Column(*words, *buttons, gap=14, grow=True)
        self.ui = Ui(app.theme, _Middle(Panel(column, pad=PAD), face, scroll), lambda: None)
        self._first = buttons[0]

    def enter(self) -> None:
        self.ui.resume(self.app.pointer)
        self.ui.set_focus(self._first, by_keyboard=False)

    def leave(self) -> None:
        self.ui.suspend()

    def resized(self) -> None:
        self._ground = None
        self.ui.layout(self.app.canvas.rect, self.app.theme)
        self.dirty = True

    def update(self, dt: float) -> None:
        self._open_at -= dt
        self.ui.update(dt)
        self.dirty = self.dirty or self.ui.dirty

    def receiver(self, pos: tuple[int, int]) -> Receiver:
        return self.ui.receiver(pos, self)

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN}
        if pressed and self._open_at > 0:
            return True
        used = self.ui.handle(event)
        self.dirty = self.dirty or self.ui.dirty
        return used

    def draw(self, canvas: Canvas) -> None:
        if self._ground is None or self._ground.get_size() != canvas.size:
            self._ground = _blurred(self._picture(), self.app.theme.palette.cloth.dark)
        ground = self._ground
        self.ui.draw(canvas, lambda area: canvas.blit(ground, area, area))


class _Middle(Widget):
    """Puts a panel into the middle, no wider than it needs; where it is low, without the face.

    What is told is seen as a whole where there is room for it, and else moved up and down.
    """

    def __init__(self, panel: Panel, face: Widget, told: Scroll) -> None:
        super().__init__()
        self._panel, self._face, self._told = panel, face, told
        self.adopt(panel)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        wide = min(self.theme.px(460), rect.w - self.theme.px(32))
        self._face.shown = True
        self._face.shown = self._panel.measure(wide)[1] <= rect.h
        high = self._panel.measure(wide)[1]
        if self._told.parent is not None:
            text = self._told.child.measure(wide - 2 * self.theme.px(PAD))[1]
            high += text - self._told.measure(wide)[1]
        panel = pygame.Rect(0, 0, wide, min(high, rect.h))
        panel.center = rect.center
        self._panel.place(panel)


def _blurred(picture: pygame.Surface, shade: tuple[int, int, int]) -> pygame.Surface:
    """The table scaled down and up again, and darkened: a true blur would take half a second."""
    size = picture.get_size()
    small = pygame.transform.smoothscale(picture, (size[0] // BLUR, size[1] // BLUR))
    image = pygame.transform.smoothscale(small, size)
    veil = pygame.Surface(size)
    veil.fill(shade)
    veil.set_alpha(120)
    image.blit(veil, (0, 0))
    return image
