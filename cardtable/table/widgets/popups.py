"""What opens over the table: a choice of moves, the pause menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.table.widgets.boxes import Column, Modal, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ui import Layer, Widget


class MoveMenu(Layer):
    """A small list of moves beside what was pointed at."""

    def __init__(
        self, near: pygame.Rect, choices: Sequence[tuple[str, Callable[[], None]]]
    ) -> None:
        super().__init__()
        self._near = near
        self._buttons = [
            Button(words, lambda action=action: self._take(action), tall=34)  # type: ignore[misc]
            for words, action in choices
        ]
        self._panel = Panel(Scroll(Column(*self._buttons, gap=6)), pad=10)
        self.adopt(self._panel)

    @property
    def spoken(self) -> str:
        return "Which move?"

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px = self.theme.px
        wide = max(button.measure(rect.w)[0] for button in self._buttons) + px(40)
        tall = sum(button.measure(rect.w)[1] + px(6) for button in self._buttons) + px(16)
        panel = pygame.Rect(0, 0, wide, min(tall, rect.h - px(20)))
        panel.midbottom = (self._near.centerx, self._near.top - px(6))
        if panel.top < rect.top + px(6):
            panel.midtop = (self._near.centerx, self._near.bottom + px(6))
        panel.clamp_ip(rect.inflate(-px(12), -px(12)))
        self._panel.place(panel)

    def key(self, event: pygame.Event) -> bool:
        number = event.key - pygame.K_1
        if 0 <= number < len(self._buttons):
            self._buttons[number].action()
            return True
        return False

    def _take(self, action: Callable[[], None]) -> None:
        self.ui.close(self)
        action()


def pause(title: str, footnote: str, choices: Sequence[tuple[str, Callable[[], None]]]) -> Modal:
    """The menu of a game: the first choice goes on with it."""
    buttons: list[Widget] = [
        Button(words, action, kind="primary" if number == 0 else "plain")
        for number, (words, action) in enumerate(choices)
    ]
    return Modal(
        Label(title, "heading", align="centre"),
        *([Label(footnote, "small", align="centre", soft=True)] if footnote else []),
        *buttons,
        widest=380,
    )


def recap(
    close: Callable[[], None], lines: Sequence[str], prove: Callable[[], None] | None
) -> Modal:
    """What everybody has done since the reader's last turn, in order.

    `prove` asks the computer player who decided last again; None where that can't be done.
    """
    rows = [Label(line) for line in lines]
    nothing = Label("Nothing has happened yet", soft=True)
    return Modal(
        Label("Since your last turn", "heading", align="centre"),
        Column(*(rows or [nothing]), gap=6),
        Row(
            *([Button("Prove it", prove)] if prove is not None else []),
            Button("Close", close, kind="primary"),
            gap=8,
            align="stretch",
        ),
        widest=520,
    )
