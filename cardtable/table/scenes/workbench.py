"""How rules play, beside their parent: computers play both, and the page fills as they do."""

from __future__ import annotations

from collections.abc import Callable

from cardtable import files
from cardtable.ai.study import Studying, WorkerPool, Workers
from cardtable.engine.rules import Rules
from cardtable.presenter import houserules
from cardtable.presenter.layoutfile import backdrop_of
from cardtable.presenter.phrases import wording
from cardtable.presenter.studies import (
    FIRST,
    PARTS,
    Chart,
    Histogram,
    Section,
    games_played,
    plan_of,
    sections,
    studied_of,
    title,
    yours,
)
from cardtable.table.app import App
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Columns, Panel, Row, Scroll
from cardtable.table.widgets.charts import Bars, Lengths, Outline, ProgressBar, SidesKey
from cardtable.table.widgets.controls import Button, Label, Segmented
from cardtable.table.widgets.ui import Widget

EFFORTS = {200: 6, 1000: 20, 5000: 60}
"""What can be chosen: games of equal players, and games of strong players against weak ones."""
EVERY = 0.5
"""Seconds between two new pictures of the results."""
_BARS = 0.8, 0.65, 0.72
"""Of the width: the outline of what isn't known yet."""
_COMPARED = frozenset(("short", "different"))
"""The parts that there are where two sets of rules are compared."""
_SHARES = 0.3, 0.7  # of the width: what is chosen, and what has come of it
_WIDE = 6  # so many of the sections stand in the left column, where there are two


class Workbench(Page):
    """Computers play by the rules and by their parent; both are shown side by side.

    They play in other processes, as long as the page is on top and until it is cancelled.
    """

    def __init__(
        self,
        app: App,
        rules: Rules,
        parent: Rules | None = None,
        *,
        seats: int | None = None,
        back: Callable[[], None] | None = None,
        hire: Callable[[], Workers] = WorkerPool,
    ) -> None:
        """`back` is where Escape and Back lead, if not to the scene below; `hire` is for tests.

        `seats` is how many play at first, if not as many as is usual.
        """
        self._sides = [rules]
        if parent is not None and files.values_of(parent) != files.values_of(rules):
            self._sides.append(parent)
        self._back, self._hire = back, hire
        self._games = next(iter(EFFORTS))
        self._seats = seats or plan_of(rules).seats
        self._since = EVERY
        self._news = False
        self._ready: list[Section] | None = None
        """What is to be shown in the next frame: to sum up and to draw is too much for one."""
        self._study: Studying | None = None
        self._wrong = ""
        self._prepare()
        super().__init__(app)

    @property
    def theme(self) -> Theme:
        """It lies on the table of its game."""
        return self.app.theme.at(backdrop_of(self._sides[0].game.ID))

    @property
    def study(self) -> Studying | None:
        """The games that are played; None where these rules can't be dealt."""
        return self._study

    # ------------------------------------------------------------------ controls

    def build(self) -> Widget:
        self._parts = [_Part(part, len(self._sides)) for part in PARTS]
        self._progress = ProgressBar()
        self._button = Button(wording("pages.cancel"), self._turn, wide=130)
        names, (many, players) = self._names(), map(wording, ("pages.study-games", "pages.players"))
        games = [(f"{each}", each) for each in EFFORTS]
        chosen: list[Widget] = [
            Label(many, "subheading"),
            Segmented(games, self._games, self._choose, label=many),
        ]
        if len(self._counts()) > 1:
            seats = [(f"{count}", count) for count in self._counts()]
            chosen += [
                Label(players, "subheading"),
                Segmented(seats, self._seats, self._sit, label=players),
            ]
        about = (Label(words, "small") for words in self._about())
        beside = Column(*chosen, self._progress, SidesKey(*names), *about, gap=10)
        left, right = self._parts[:_WIDE], self._parts[_WIDE:]
        results = Columns(Column(*left, gap=22), Column(*right, gap=22), least=360)
        self._scroll = Scroll(results, focusable=True)
        page = self.headed(
            title(names[0]),
            Columns(
                Panel(Scroll(beside), Row(self._button, align="centre"), pad=20),
                Panel(self._scroll, pad=20),
                gap=18,
                least=440,
                shares=_SHARES,
                grow=True,
            ),
        )
        self._show()
        return page

    def _names(self) -> list[str]:
        names = [one.names.shown(polite=self.app.settings.polite) for one in self._sides]
        return names if len(set(names)) == len(names) else [yours(), names[1]]

    def _about(self) -> list[str]:
        """What the rules are beside their parent, which games are played, and how to read it."""
        lines = [games_played(self._study.plans)] if self._study is not None else []
        if len(self._sides) > 1:
            polite = self.app.settings.polite
            lines.insert(
                0, houserules.full_sentence(houserules.summary(*self._sides, polite=polite))
            )
        return [*lines, wording("study.bar-brackets")]

    def _counts(self) -> range:
        """How many can play by all of these rules."""
        fewest = max(one.seats[0] for one in self._sides)
        return range(fewest, min(one.seats[1] for one in self._sides) + 1)

    # ------------------------------------------------------------------ playing

    def _prepare(self) -> None:
        """Put the games together that are to be played."""
        if not self._counts():
            del self._sides[1:]  # they can't sit at one table, so they can't be compared
        self._seats = min(max(self._seats, self._counts()[0]), self._counts()[-1])
        many = {"games": self._games, "skill": EFFORTS[self._games]}
        plans = [plan_of(one, self._seats, **many) for one in self._sides]
        try:
            self._study, self._wrong = Studying(plans, self._hire), ""
        except ValueError as error:
            self._study, self._wrong = None, wording("pages.study-not-dealt", error=str(error))

    def _choose(self, games: int) -> None:
        self._games = games
        self._again()

    def _sit(self, seats: int) -> None:
        self._seats = seats
        self._again()

    def _again(self) -> None:
        """Begin anew, after another choice."""
        self._stop()
        self._prepare()
        self.rebuild()
        self._go()

    def _turn(self) -> None:
        """Cancel, or go on after that."""
        if self._study is not None and self._study.running:
            self._stop()
        else:
            self._go()
        self._show()
        self.resized()

    def _go(self) -> None:
        if self._study is not None:
            self._study.go()
        self._show()

    def _stop(self) -> None:
        if self._study is not None:
            self._study.stop()

    # ------------------------------------------------------------------ the page

    def _show(self) -> None:
        """What is known by now."""
        self._put(self._summed())

    def _summed(self) -> list[Section]:
        """What is known, as the page shows it."""
        if self._study is None:
            return [Section(FIRST, (self._wrong,))]
        sides = list(zip(self._names(), self._study.studies(), strict=True))
        return sections(sides, studied_of(self._sides[0]))

    def _put(self, sections: list[Section]) -> None:
        """Show that."""
        self._ready = None
        known = {section.part: section for section in sections}
        waits = self._study is not None and not self._study.finished
        for part in self._parts:
            part.show(known.get(part.part, Section(part.part)), waits=waits)
        self._tell()

    def _tell(self) -> None:
        """How far it has come."""
        study = self._study
        if study is None:
            self._progress.show(0.0, "")
            self._button.shown = False
            return
        played = wording("pages.study-played", played=study.played, wanted=study.wanted)
        if study.finished:
            words = wording("pages.study-all-played", count=study.wanted)
        elif study.running:
            words = wording("pages.study-playing", played=played)
        else:
            words = study.trouble or wording("pages.study-cancelled", played=played)
        self._progress.show(study.played / study.wanted, words)
        self._button.shown = not study.finished
        if study.finished and self._button.focused:
            self.ui.set_focus(self._scroll, by_keyboard=self.ui.by_keyboard)
        self._button.words = (
            wording("pages.cancel") if study.running else wording("pages.study-go-on")
        )

    def back(self) -> None:
        if self._back is not None:
            self._back()
        else:
            super().back()

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._scroll, by_keyboard=False)
        self._go()
        self.resized()

    def leave(self) -> None:
        super().leave()
        self._stop()

    def closing(self) -> None:
        self._stop()

    def update(self, dt: float) -> None:
        self._since += dt
        if self._study is not None and self._study.poll():
            self._news = True
        done = self._study is not None and not self._study.running
        if self._ready is not None:
            self._put(self._ready)
            self.resized()
        elif self._news and (self._since >= EVERY or done):
            self._news, self._since = False, 0.0
            self._ready = self._summed()
        super().update(dt)


class _Part(Column):
    """One section of the page: a heading, sentences, a plot, and smaller words below it."""

    def __init__(self, part: str, sides: int) -> None:
        self.part = part
        self._lines = Label("")
        self._notes = Label("", "small", soft=True)
        self._bars, self._histogram = Bars(sides), Lengths()
        self._outline = Outline(*_BARS)
        self._always = sides > 1 or part not in _COMPARED
        super().__init__(
            Label(wording(f"study.part-{part}"), "subheading"),
            self._lines,
            self._bars,
            self._histogram,
            self._outline,
            self._notes,
            gap=8,
        )

    def show(self, section: Section, *, waits: bool) -> None:
        """Show this; where more is to come, also where it will be."""
        self._lines.words = "\n".join(section.lines)
        self._lines.shown = bool(section.lines)
        self._notes.words = "\n".join(section.notes)
        self._notes.shown = bool(section.notes)
        self._bars.shown = section.chart is not None
        self._bars.chart = section.chart or Chart()
        self._histogram.shown = section.histogram is not None
        self._histogram.found = section.histogram or Histogram()
        told = bool(section.chart or section.histogram or (section.lines and self.part != FIRST))
        self._outline.shown = waits and self._always and not told
        self.shown = told or bool(section.lines) or self._outline.shown
