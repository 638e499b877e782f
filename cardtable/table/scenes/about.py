"""What the program is, the page after a crash, and the one before others' programs run."""

from __future__ import annotations

import re
from contextlib import suppress

import pygame

from cardtable import files
from cardtable.ai.levels import ANY, CHARACTERS, LEVELS
from cardtable.presenter import strangers
from cardtable.presenter.phrases import sentence, wording
from cardtable.presenter.words import level_words
from cardtable.session import Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.crash import Report, surroundings, versions
from cardtable.table.scenes.page import Page, show_folder
from cardtable.table.widgets.boxes import Column, Columns, Panel, Row, Scroll, Spacer
from cardtable.table.widgets.controls import Button, Label, SignButton
from cardtable.table.widgets.richtext import RichText
from cardtable.table.widgets.ui import Widget

_COLUMN = 700  # width of a page with one column of text, at scale 1


def _facts() -> str:
    """What the program is, and where its files are."""
    places = {
        "games": files.data_folder(),
        "added": files.games_folder(),
        "settings": files.settings_path(),
        "log": files.log_folder(),
    }
    rows = [f"| {wording(f'pages.about-{key}')} | {place} |" for key, place in places.items()]
    what, where = wording("pages.about-what"), wording("pages.about-where")
    parts = (
        f"# {wording('pages.menu-title')}",
        wording("pages.about-program"),
        f"## {wording('pages.about-files')}",
        "\n".join([f"| {what} | {where} |", "| --- | --- |", *rows]),
        files.why_unkept(),
        f"## {wording('pages.about-version')}",
        versions(),
        surroundings(),
    )
    return "\n\n".join(filter(None, parts))


def _licences() -> str:
    """What the program and all that it contains may be used for."""
    return "\n\n".join(
        (
            f"## {wording('pages.about-licences')}",
            wording("pages.about-licence"),
            files.own_licences().partition("\n")[2].strip(),
            f"## {wording('pages.about-works')}",
            files.third_party(),
        )
    )


class About(Page):
    """A page to read, with a button that copies the versions for a bug report."""

    def __init__(self, app: App) -> None:
        self._shown = ""  # the licence text that is read in place of the page
        super().__init__(app)

    def build(self) -> Widget:
        if self._shown:
            licence = f"```\n{files.read_text(files.asset_path(self._shown))}\n```\n"
            self._text = self._read(licence)
            return self.headed(wording("pages.about-title"), Panel(self._text, pad=12, grow=True))
        self._text = self._read(_licences())
        copy = Button(
            wording("pages.about-copy-version-details"),
            self._copy,
            tip=wording("pages.about-for-reporting-a-problem"),
        )
        folder = Button(wording("pages.about-open-data-folder"), self._open)
        others = Button(
            wording("players.about-them"), lambda: self.app.push(scenes.computers_scene(self.app))
        )
        left = Panel(
            Scroll(RichText(_facts()), focusable=True),
            Column(Row(copy, folder, align="stretch"), others, pad=10),
            pad=12,
            grow=True,
        )
        right = Panel(self._text, pad=12, grow=True)
        both = Columns(left, right, gap=18, least=360, grow=True)
        return self.headed(wording("pages.about-title"), both)

    def _read(self, text: str) -> Scroll:
        return Scroll(RichText(text, self._follow), focusable=True)

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
        words = wording("pages.no-clipboard")
        with suppress(pygame.error):
            pygame.scrap.put_text(f"{versions()}\n{surroundings()}\n")
            words = wording("pages.about-copied")
        self.ui.toast(words)

    def _open(self) -> None:
        show_folder(files.data_folder(), self.ui.toast)

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._text, by_keyboard=self.app.by_keyboard)


# ------------------------------------------------------------------ who else plays


class ComputerPlayers(Page):
    """How strong computer players are, what they're like, and what they can see."""

    def build(self) -> Widget:
        levels = (
            f"- **{sentence(level_words(level))}.** {wording(f'players.about-{level}')}"
            for level in LEVELS
        )
        likes = (f"- {wording(f'players.like-{name}')}" for name in (*CHARACTERS, ANY))
        parts = (
            f"## {wording('players.levels')}",
            wording("players.levels-about"),
            "\n".join(levels),
            f"## {wording('players.characters')}",
            wording("players.characters-about"),
            "\n".join(likes),
            f"## {wording('players.fair')}",
            wording("players.fair-about"),
        )
        self._text = Scroll(RichText("\n\n".join(parts)), focusable=True)
        return self.headed(
            wording("players.computers"), Panel(self._text, pad=12, grow=True), widest=_COLUMN
        )

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._text, by_keyboard=self.app.by_keyboard)


# ------------------------------------------------------------------ after a crash


class Trouble(Page):
    """Says what happened, and offers the report to copy."""

    tells_of_crash = True

    def __init__(self, app: App, report: Report) -> None:
        self._report = report
        super().__init__(app)

    def build(self) -> Widget:
        self._on = Button(wording("pages.crash-back"), self._menu, kind="primary")
        happened = Panel(
            Label(wording("pages.crash-title"), "heading"),
            *(Label(words) for words in self._report.words),
            Label(wording("pages.crash-about"), soft=True),
            Spacer(grow=True),
            self._on,
            Row(
                SignButton("log", wording("pages.crash-copy"), self._copy),
                SignButton("leave", wording("pages.quit"), self.app.quit),
                align="stretch",
            ),
            pad=26,
        )
        lines = (Label(each or " ", "small") for each in self._report.text.splitlines())
        report = Panel(Scroll(Column(*lines, gap=0), focusable=True), pad=18)
        sheets = Columns(happened, report, gap=18, shares=(0.42, 0.58), grow=True)
        return Scroll(Column(sheets, pad=18))

    def _menu(self) -> None:
        self.app.reset(scenes.menu_scene(self.app))

    def back(self) -> None:
        """Escape does what the first button does."""
        self._menu()

    def _copy(self) -> None:
        with suppress(pygame.error):
            pygame.scrap.put_text(self._report.text)
            self.ui.toast(wording("pages.crash-copied"), seconds=8)
            return
        self.ui.toast(wording("pages.no-clipboard"))

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._on, by_keyboard=self.app.by_keyboard)


# ------------------------------------------------------------------ programs that are not ours


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
            Label(strangers.warning()),
            Row(
                self._instead,
                Button(strangers.run(session), lambda: self._go_on("")),
                Button(wording("pages.cancel"), self.back),
            ),
        )
        return self.headed(strangers.question(), Panel(Scroll(words), pad=22, grow=True))

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
