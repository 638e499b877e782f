"""The question before a game whose file names programs to run: anybody may have written it."""

from __future__ import annotations

import re

from cardtable.presenter import strangers
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ui import Widget

_LEVEL = "medium"
_WORD = 40  # characters of a command that stay together: nothing of it may be cut off


class Strangers(Page):
    """Run the programs, play without them, or leave the game as it is."""

    def __init__(self, app: App, session: Session) -> None:
        self._session = session
        super().__init__(app)

    def build(self) -> Widget:
        session = self._session
        self._instead = Button(
            strangers.instead(session, _LEVEL), lambda: self._go_on(_LEVEL), kind="primary"
        )
        lines = [
            Label(re.sub(rf"(\S{{{_WORD}}})(?=\S)", r"\1 ", line), "strong")
            for line in strangers.programs(session)
        ]
        words = Column(
            *lines,
            Label(strangers.WARNING),
            Row(
                self._instead,
                Button(strangers.run(session), lambda: self._go_on("")),
                Button("Cancel", self.back),
            ),
        )
        return self.headed(strangers.QUESTION, Panel(Scroll(words), pad=22, grow=True))

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._instead, by_keyboard=self.app.by_keyboard)

    def back(self) -> None:
        """Leave the game as it is."""
        self._session.close()
        super().back()

    def closing(self) -> None:
        self._session.close()

    def _go_on(self, level: str) -> None:
        self._session.admit(level)
        self.app.switch(scenes.play_scene(self.app, self._session))
