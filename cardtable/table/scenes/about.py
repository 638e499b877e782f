"""What the program is, where it keeps its files, and whose work it uses."""

from __future__ import annotations

from contextlib import suppress

import pygame

from cardtable import files
from cardtable.table.app import App
from cardtable.table.crash import surroundings, versions
from cardtable.table.scenes.page import Page, show_folder
from cardtable.table.widgets.boxes import Panel, Row, Scroll
from cardtable.table.widgets.controls import Button
from cardtable.table.widgets.richtext import RichText
from cardtable.table.widgets.ui import Widget

_PAGE = """\
# Card Table

{versions}

{surroundings}

Card games, against the computer or with friends at one screen. The computer players are
given what their seat may see, and nothing else. Nothing is sent anywhere.

## Where your files are

| what | where |
| --- | --- |
| games | {data} |
| settings | {config} |
| log and crash reports | {log} |

{unkept}

## Licences

The program, its drawings and its sounds are under the MIT licence. The page of a game's rules
says so where its authors want another one for them.

{licences}

## What it is built on

{works}
"""


class About(Page):
    """A page to read, with a button that copies the versions for a bug report."""

    def __init__(self, app: App) -> None:
        self._shown = ""  # the licence text that is read in place of the page
        super().__init__(app)

    def build(self) -> Widget:
        self._text = Scroll(RichText(self._page(), self._follow), focusable=True)
        copy = Button("Copy version details", self._copy, tip="For reporting a problem")
        folder = Button("Open data folder", self._open)
        foot = Row(copy, folder, gap=12)
        return self.headed("About", Panel(self._text, pad=22, grow=True), foot=foot)

    def _page(self) -> str:
        if self._shown:
            return f"```\n{files.read_text(files.asset_path(self._shown))}\n```\n"
        return _PAGE.format(
            versions=versions(),
            surroundings=surroundings(),
            data=files.data_folder(),
            config=files.settings_path(),
            log=files.log_folder(),
            unkept=files.why_unkept(),
            licences=files.own_licences().partition("\n")[2],
            works=files.third_party(),
        )

    def back(self) -> None:
        """From a licence to the page, from the page to the menu."""
        if not self._shown:
            super().back()
            return
        self._shown = ""
        self.rebuild()

    def _follow(self, target: str) -> None:
        """A link to a licence shows its text."""
        if files.asset_path(target).is_file():
            self._shown = target
            self.rebuild()
            self._text.scroll_to(0)

    def _copy(self) -> None:
        words = "There is no clipboard here."
        with suppress(pygame.error):
            pygame.scrap.put_text(f"{versions()}\n{surroundings()}\n")
            words = "Copied to the clipboard."
        self.ui.toast(words)

    def _open(self) -> None:
        show_folder(files.data_folder(), self.ui.toast)

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._text, by_keyboard=self.app.by_keyboard)
