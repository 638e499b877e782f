"""Asks, once, what to call whoever plays here: before the first game, guided or not."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.files import list_rules
from cardtable.table.app import App
from cardtable.table.scenes.choices import LONGEST_NAME, Choices
from cardtable.table.widgets.boxes import Modal, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.entries import TextEntry
from cardtable.table.widgets.ui import Ui, Widget

_ASKED = "What shall we call you?"


def before_first(app: App, ui: Ui, play: Callable[[], None]) -> None:
    """Play; before the first game ask for a name, which is kept for all that follow."""

    def introduced(name: str) -> None:
        choices = Choices.usual(list_rules())
        choices.introduce(name)
        app.remember(last_setup=choices.data())
        play()

    if app.settings.last_setup:
        play()
    else:
        ui.open(_Introduction(introduced))


class _Introduction(Modal):
    """A field for the name. Enter plays, with a name or without; Escape goes back."""

    def __init__(self, play: Callable[[str], None]) -> None:
        self._play = play
        self._entry = TextEntry(
            "", lambda _: None, hint="Your name", longest=LONGEST_NAME, wide=320, label=_ASKED
        )
        super().__init__(
            Label(_ASKED, "heading", align="centre"),
            Row(self._entry, align="centre"),
            Label("For the results and your statistics.", "small", align="centre", soft=True),
            Row(
                Button("Not now", lambda: self._answer("")),
                Button("Play", lambda: self._answer(self._entry.value), kind="primary"),
                gap=14,
                align="centre",
            ),
            widest=440,
        )

    def first(self) -> Widget:
        return self._entry

    def _answer(self, name: str) -> None:
        self.ui.close(self)
        self._play(name)

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN:
            self._answer(self._entry.value)
            return True
        return super().key(event)
