"""The page after a crash: what is saved, where the report is, and how to go on."""

from __future__ import annotations

from contextlib import suppress

import pygame

from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.crash import Report
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ui import Widget


class Trouble(Page):
    """Says what happened, and offers the report to copy."""

    tells_of_crash = True

    def __init__(self, app: App, found: Report) -> None:
        self._report = found
        super().__init__(app)

    def build(self) -> Widget:
        self._on = Button("Back to the menu", self._menu, kind="primary")
        lines = self._report.text.splitlines()
        sheet = Panel(
            *(Label(words) for words in self._report.words),
            Label("The report helps to fix this. Your name is not in it.", soft=True),
            Row(
                self._on,
                Button("Copy the report", self._copy),
                Button("Quit", self.app.quit),
                gap=12,
            ),
            Scroll(Column(*(Label(line or " ", "small") for line in lines), gap=0), focusable=True),
            pad=22,
            grow=True,
        )
        heading = Label("Card Table has stumbled", "heading", on="cloth")
        return Column(heading, sheet, gap=14, pad=18, widest=1000)

    def _menu(self) -> None:
        self.app.reset(scenes.menu_scene(self.app))

    def back(self) -> None:
        """Escape does what the first button does."""
        self._menu()

    def _copy(self) -> None:
        with suppress(pygame.error):
            pygame.scrap.put_text(self._report.text)
            self.ui.toast("The report is in the clipboard. Paste it before you quit.", seconds=8)
            return
        self.ui.toast("There is no clipboard here.")

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._on, by_keyboard=self.app.by_keyboard)
