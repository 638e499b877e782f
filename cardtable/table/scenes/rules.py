"""The rules of a game to read, with its headings beside them."""

from __future__ import annotations

from functools import partial

import pygame

from cardtable import files
from cardtable.engine.rules import Rules
from cardtable.presenter import rulespage
from cardtable.presenter.figures import figures_of
from cardtable.presenter.tablefile import backdrop_of, table_of
from cardtable.table.app import App
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.keyboard import meant
from cardtable.table.scenes.figure import FigureView
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.tablemap import TableMap
from cardtable.table.widgets.boxes import Column, Panel, Scroll
from cardtable.table.widgets.controls import Button, Segmented
from cardtable.table.widgets.finder import Finder
from cardtable.table.widgets.richtext import RichText
from cardtable.table.widgets.ui import Widget

_CONTENTS = 276  # width of the list of headings at scale 1
_TEXT = 620  # least width of the text beside it, at scale 1


class RulesPage(Page):
    """The page of one game; where there are several, a choice of them above it."""

    def __init__(self, app: App, rules: str | Rules = "", heading: str = "") -> None:
        """`rules` are those of a table, or an id of some; `heading` is a text to begin at."""
        self._games = sorted(path.stem for path in files.rules_folder().glob("*.md"))
        self._rules = rules or self._games[0]
        self._sought = ""
        super().__init__(app)
        self._start = heading

    @property
    def theme(self) -> Theme:
        """It lies on the table of its game."""
        return self.app.theme.at(backdrop_of(self._game))

    @property
    def _game(self) -> str:
        """The game whose page it is."""
        if isinstance(self._rules, Rules):
            return self._rules.game.ID
        ours = [g for g in self._games if self._rules == g or self._rules.startswith(f"{g}-")]
        return max(ours, key=len, default="")

    def _read(self, rules: str | Rules) -> Rules:
        """The rules that are meant. Raises DataError."""
        return rules if isinstance(rules, Rules) else files.load_rules(rules)

    def _page(self, rules: str | Rules) -> str:
        """The page of the game, with the house rules of these rules in words."""
        polite = self.app.settings.polite
        try:
            played = self._read(rules)
            page = files.rules_page(played.game.ID, polite=polite)
        except files.DataError as error:
            return f"There is no page of rules to read: {error}."
        return rulespage.on_page(page, played, polite=polite)

    def _figures(self) -> list[tuple[str, Widget]]:
        """The small positions in the text; a damaged file costs no more than these."""
        try:
            found = figures_of(self._read(self._rules))
        except files.DataError:
            return []
        data, faces = table_of(self._game), self.app.faces
        back = data.backs.get("any", "")
        return [
            (one.rule, TableMap(one, faces, data) if one.whole else FigureView(one, faces, back))
            for one in found
        ]

    def build(self) -> Widget:
        self._text = RichText(self._page(self._rules), self._follow, self._figures())
        self._scroll = Scroll(self._text, focusable=True)
        self._contents = Scroll(
            Column(
                *(
                    Button(h.text, partial(self._go, h.block), kind="line", tall=32)
                    for h in self._text.headings
                    if h.level <= 2
                ),
                gap=1,
            )
        )
        self._finder = Finder(
            self._text, self._scroll, self._sought, self._seek, "Find in the rules"
        )
        sheet = Panel(_Beside(self._contents, self._scroll), pad=22, grow=True)
        if len(self._games) < 2:
            return self.headed("Rules", sheet, beside=[self._finder])
        titles = [(self._title(game), game) for game in self._games]
        choice = Segmented(titles, self._game, self._choose, label="Game")
        return self.headed("Rules", choice, sheet, beside=[self._finder])

    def _seek(self, wanted: str) -> None:
        """Remember what is looked for: another game's page is searched for the same."""
        self._sought = wanted

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._finder.anywhere(meant(event)):
            self.dirty = True
            return True
        return super().handle(event)

    def _title(self, game: str) -> str:
        return self._page(game).split("\n", 1)[0].lstrip("# ").strip() or game

    def _choose(self, game: str) -> None:
        self._rules = game
        self.rebuild()

    def _go(self, block: int) -> None:
        self._scroll.scroll_to(self._text.top(block))

    def _follow(self, target: str) -> None:
        """A link within the page leads to the heading of that name."""
        wanted = target.removeprefix("#").replace("-", "").casefold()
        for heading in self._text.headings:
            letters = "".join(c for c in heading.text.casefold() if c.isalnum())
            if target.startswith("#") and letters == wanted:
                self._go(heading.block)
        game = target.removesuffix(".md").rsplit("/", 1)[-1]
        if game in self._games:
            self._choose(game)

    def resized(self) -> None:
        super().resized()
        if self._start:
            block = self._text.find(self._start)
            self._start = ""
            if block is not None:
                self._go(block)

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._scroll, by_keyboard=self.app.by_keyboard)


class _Beside(Widget):
    """The contents at the left of the text, where there is room for both."""

    def __init__(self, contents: Widget, text: Widget) -> None:
        super().__init__()
        self.grow = True
        self._contents, self._text = contents, text
        self.adopt(contents, text)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(120)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px = self.theme.px
        self._contents.shown = rect.width >= px(_CONTENTS + _TEXT)
        left = px(_CONTENTS) if self._contents.shown else 0
        if left:
            self._contents.place(pygame.Rect(rect.x, rect.y, left - px(28), rect.height))
        self._text.place(pygame.Rect(rect.x + left, rect.y, rect.width - left, rect.height))

    def draw(self, canvas: Canvas) -> None:
        if self._contents.shown:
            x = self._text.rect.x - self.theme.px(16)
            line = pygame.Rect(x, self.rect.y, 1, self.rect.height)
            canvas.fill(self.theme.palette.paper_edge, line)
