"""The page of games from elsewhere: those that there are, and one more from a folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.clean import cleaned
from cardtable.engine.rules import Rules
from cardtable.files import DataError, Outside
from cardtable.presenter.layoutfile import backdrop_of, layout_faults
from cardtable.presenter.phrases import wording
from cardtable.table.app import App
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.page import Page, show_folder
from cardtable.table.scenes.tiles import spread
from cardtable.table.widgets.boxes import Column, Columns, Grid, Line, Modal, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Image, Label, SignButton, Slip
from cardtable.table.widgets.entries import TextEntry
from cardtable.table.widgets.ui import Widget

_LONGEST = 400  # characters of a path that can be typed
_WORD = 32  # … and of a part of one that stays together, so that it goes on in a new line


class OtherGames(Page):
    """What was added, with what is wrong with it; and a field for the folder of another game."""

    def __init__(self, app: App, folder: str = "") -> None:
        """Of a `folder`, such as one dropped on the window, it is asked at once."""
        self._asked = folder
        self._folder = ""
        self._problem = ""
        super().__init__(app)

    def build(self) -> Widget:
        games = files.outside_games()
        slips = [self._slip(one) for one in games]
        none = [] if slips else [Label(wording("pages.games-none"), soft=True)]
        ours = Grid(*map(self._included, _included(games)), least=215, gap=10)
        left = Panel(Scroll(Column(*slips, *none, ours, gap=12, pad=4)), pad=16, grow=True)
        self._entry = TextEntry(
            self._folder,
            self._typed,
            hint=wording("pages.games-folder-hint"),
            longest=_LONGEST,
            wide=600,
            label=wording("pages.games-folder"),
        )
        right = Panel(
            Label(wording("pages.games-another"), "heading"),
            Label(wording("pages.games-another-how")),
            self._entry,
            Button(wording("pages.games-add"), self._ask, kind="primary"),
            *([Label(_apart(self._problem), "strong")] if self._problem else []),
            Label(wording("pages.games-untrusted"), "small", soft=True),
            pad=22,
        )
        both = Columns(left, right, gap=18, least=360, grow=True)
        return self.headed(wording("pages.games-title"), both)

    def _slip(self, outside: Outside) -> Widget:
        """A game with its table in small, where it lies, and what is wrong with it."""
        where = Label(
            wording(f"pages.from-{outside.how}", folder=_apart(str(outside.folder))),
            "small",
            soft=True,
        )
        tools = [SignButton("peek", wording("pages.games-open"), partial(self._show, outside))]
        if outside.how == "added":
            remove = SignButton(
                "bin", wording("pages.games-remove"), partial(self._remove, outside)
            )
            tools.append(remove)
        if outside.game is None:
            fault = Label(_apart(str(outside.fault)), most=8)
            about = Column(
                Label(cleaned(outside.folder.name), "name"), fault, where, gap=2, grow=True
            )
            return Slip(Line(about, *tools, gap=6, least=150))
        rules = files.load_rules(outside.game.ID)
        faults = [Label(_apart(str(each)), "small", most=6) for each in layout_faults(outside.game)]
        name = Label(rules.names.shown(polite=self.app.settings.polite), "name", most=1)
        about = Column(name, *faults, where, gap=2, grow=True)
        small = self._small(outside.game.ID)
        return Slip(Line(small, about, *tools, gap=10, least=150))

    def _included(self, rules: Rules) -> Widget:
        """A game that comes with the program."""
        name = Label(rules.names.shown(polite=self.app.settings.polite), "name", most=1, grow=True)
        return Slip(Line(self._small(rules.game.ID), name, gap=12, least=60), sheet="framed", pad=8)

    def _small(self, game: str) -> Image:
        return Image(partial(self._picture, game), ("game", game), wide=92, tall=58)

    def _picture(self, game: str, _: Theme, size: tuple[int, int]) -> pygame.Surface:
        return spread(self.app.theme.at(backdrop_of(game)), self.app.faces, size)

    def _typed(self, text: str) -> None:
        self._folder = text

    def _ask(self) -> None:
        """Say what a game may do, and add it if that is wanted all the same."""
        folder = Path(self._folder.strip() or ".").expanduser()
        if not self._folder.strip():
            self.ui.set_focus(self._entry, by_keyboard=self.app.by_keyboard)
            return

        def add() -> None:
            self.ui.close(sheet)
            self._add(folder)

        sheet = Modal(
            Label(wording("pages.games-trust"), "heading"),
            Label(_apart(str(folder)), "strong"),
            Label(wording("pages.games-untrusted")),
            Row(
                Button(wording("pages.games-add-it"), add),
                Button(
                    wording("pages.games-leave-it"), lambda: self.ui.close(sheet), kind="primary"
                ),
                gap=14,
                align="end",
            ),
            widest=560,
        )
        self.ui.open(sheet)

    def _add(self, folder: Path) -> None:
        try:
            game = files.add_game(folder)
        except DataError as error:
            self._problem = str(error)
            self.rebuild()
            return
        self._folder = self._problem = ""
        self.rebuild()
        name = files.load_rules(game.ID).names.shown(polite=self.app.settings.polite)
        self.ui.toast(wording("pages.games-now", name=name))

    def _remove(self, outside: Outside) -> None:
        try:
            files.remove_game(outside.folder)
        except DataError as error:
            self.ui.toast(str(error), seconds=8)
            return
        self.rebuild()
        self.ui.toast(wording("pages.games-removed", folder=str(outside.folder)), seconds=8)

    def _show(self, outside: Outside) -> None:
        show_folder(outside.folder, self.ui.toast)

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._entry, by_keyboard=self.app.by_keyboard)
        if self._asked:
            self.dropped(self._asked)
            self._asked = ""

    def dropped(self, name: str) -> None:
        """The folder of a game: it is asked about as if its path had been typed."""
        path = Path(name)
        self._folder, self._problem = str(path if files.is_folder(path) else path.parent), ""
        self.rebuild()
        self._ask()


def _apart(text: str) -> str:
    """A text in which a long path goes on in a new line."""
    words = cleaned(text, 2 * _LONGEST).split()
    return " ".join(word[at : at + _WORD] for word in words for at in range(0, len(word), _WORD))


def _included(games: Sequence[Outside]) -> list[Rules]:
    """The games that come with the program and not with `games`, by their own rules."""
    others = {outside.game.ID for outside in games if outside.game is not None}
    every = (rules for rules in files.list_rules() if rules.id == rules.game.ID)
    own = [rules for rules in every if rules.id not in others]
    return sorted(own, key=lambda rules: rules.names.plain)
