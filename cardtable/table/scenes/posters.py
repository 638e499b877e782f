"""The games as posters, one for each rules file: how many can play, and what studies know of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import pygame

from cardtable import files
from cardtable.engine.rules import Rules
from cardtable.presenter import meters
from cardtable.presenter.layoutfile import backdrop_of, table_of
from cardtable.presenter.meters import Meter
from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.choices import MOST_SEATS, Choices
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.tiles import picture, seats_words
from cardtable.table.widgets.boxes import Column, Grid, Row, Scroll, Spacer
from cardtable.table.widgets.controls import Button, Image, Label, Segmented, Slip
from cardtable.table.widgets.ui import Widget

MINUTES = (10, 20, 30, 60)
"""The times that can be chosen; a game takes no longer."""
_WIDE, _WIDEST = 218, 400  # of a poster, at scale 1
_TALL = 92  # of its picture
_GAUGE = 150  # width of a meter
_TRACK = 5  # height of a meter
_LINES = 3  # of what a variant is about, at most


class Gauge(Widget):
    """One meter: its name and its reading in a line, and a bar below them."""

    def __init__(self, meter: Meter) -> None:
        super().__init__()
        self._meter = meter

    @property
    def spoken(self) -> str:
        return f"{self._meter.name}: {self._meter.words}"

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.line_height("small") + self.theme.px(_TRACK + 6)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        name = theme.text(self._meter.name, "small", p.ink)
        room = rect.w - name.get_width() - px(8)
        words = theme.text(theme.cut(self._meter.words, room, "small"), "small", p.ink_soft)
        canvas.blit(name, rect.topleft)
        canvas.blit(words, words.get_rect(topright=rect.topright))
        track = pygame.Rect(rect.x, rect.y + theme.line_height("small"), rect.w, px(_TRACK))
        canvas.fill(p.paper_press, track)
        if self._meter.share is not None:
            full = max(px(3), round(track.w * self._meter.share))
            canvas.fill(p.accent, pygame.Rect(track.topleft, (full, track.h)))


class Posters(Page):
    """What can be played, game by game. Two filters leave what suits a table."""

    def __init__(
        self,
        app: App,
        choices: Choices,
        chosen: Callable[[Rules, int], None],
        leave: Callable[[], None],
    ) -> None:
        """A press on a poster calls `chosen` with its rules and how many play; Back calls `leave`.

        Its figures are those for as many players as `choices` has, until a number is chosen.
        """
        self._choices, self._chosen, self._leave = choices, chosen, leave
        self._players = 0
        self._minutes = 0
        super().__init__(app)

    def back(self) -> None:
        self._leave()

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:  # for the same game again, just press Enter
            posters = [each for each in self.ui.root.walk() if isinstance(each, Slip)]
            chosen = next((each for each in posters if each.look == "chosen"), None)
            self.ui.set_focus(chosen, by_keyboard=self.app.by_keyboard)

    def _fits(self, rules: Rules) -> bool:
        low, high = rules.seats
        if self._players and not low <= self._players <= high:
            return False
        minutes = meters.minutes(rules, self._seats(rules))
        return not self._minutes or (minutes is not None and round(minutes) <= self._minutes)

    def _seats(self, rules: Rules) -> int:
        """How many would play by these rules."""
        low, high = rules.seats
        _, seats = self._choices.last.get(rules.game.ID, ("", self._choices.seats))
        return max(low, min(self._players or seats, high, MOST_SEATS))

    def took(self, rules: Rules, *, alone: bool = True) -> None:
        """They hang here, too."""
        del rules, alone
        self.rebuild()

    # --- controls -------------------------------------------------------------------------------

    def build(self) -> Widget:
        every = files.list_rules()
        groups = [
            (game, [rules for rules in group if self._fits(rules)])
            for game, group in groupby(own_first(every), key=lambda rules: rules.game)
        ]
        shown: list[Widget] = []
        for game, group in groups:
            if group:
                name = files.load_rules(game.ID).names.shown(polite=self.app.settings.polite)
                head = Label(name, "subheading", on="cloth")
                shown.append(
                    Column(
                        head, Grid(*map(self._poster, group), least=_WIDE, widest=_WIDEST), gap=8
                    )
                )
        none = Label(wording("pages.posters-none"), on="cloth")
        most = min(max(rules.seats[1] for rules in every), MOST_SEATS)
        least = min(rules.seats[0] for rules in every)
        any_ = wording("pages.posters-any")
        players = [(any_, 0), *((str(n), n) for n in range(least, most + 1))]
        minutes = [(any_, 0)]
        minutes += [(wording("pages.posters-up-to", minutes=n), n) for n in MINUTES]
        filters = [
            widget
            for words, pairs, value, choose in (
                ("pages.posters-players", players, self._players, self._set_players),
                ("pages.posters-minutes", minutes, self._minutes, self._set_minutes),
            )
            for widget in (
                Label(wording(words), on="cloth"),
                Segmented(pairs, value, choose, label=wording(words)),
            )
        ]
        return self.headed(
            wording("pages.posters-title"),
            Scroll(Column(*(shown or [none]), gap=22, pad=4)),
            beside=filters,
        )

    def _poster(self, rules: Rules) -> Slip:
        game, seats = rules.game.ID, self._seats(rules)
        name = rules.names.shown(polite=self.app.settings.polite)
        if files.is_own(rules.id):
            name = wording("pages.setup-yours", name=name)
        figures = Button(
            wording("pages.posters-figures"),
            partial(self._study, rules, seats),
            kind="line",
            tip=wording("pages.posters-figures-tip"),
        )
        figures.about = name
        return Slip(
            Image(partial(_table, self.app, game), ("poster", game), tall=_TALL, framed=False),
            Label(name, "name", most=1),
            Label(rules.about or table_of(game).like, "small", soft=True, most=_LINES),
            Spacer(grow=True),
            Grid(*map(Gauge, meters.meters(rules, seats)), least=_GAUGE, gap=12),
            Row(Label(seats_words(rules), "strong"), figures, gap=8, align="apart"),
            action=partial(self._chosen, rules, seats),
            look="chosen" if rules.id == self._choices.rules else "usual",
            gap=6,
        )

    # --- choices --------------------------------------------------------------------------------

    def _set_players(self, players: int) -> None:
        self._players = players
        self.rebuild()

    def _set_minutes(self, minutes: int) -> None:
        self._minutes = minutes
        self.rebuild()

    def _study(self, rules: Rules, seats: int) -> None:
        parent = files.parent_of(rules)
        self.app.push(scenes.workbench_scene(self.app, rules, parent, seats=seats))


def _table(app: App, game: str, _: Theme, size: tuple[int, int]) -> pygame.Surface:
    return picture(app.theme.at(backdrop_of(game)), app.faces, size)


def own_first(rules: Sequence[Rules]) -> list[Rules]:
    """Game by game: its first rules, then the player's own, then the program's variants."""
    games = list(dict.fromkeys(each.game.ID for each in rules))

    def place(rules: Rules) -> tuple[int, bool, bool]:
        return games.index(rules.game.ID), rules.id != rules.game.ID, not files.is_own(rules.id)

    return sorted(rules, key=place)
