"""Find me a game: what the table would like, and beside it three games that suit it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from cardtable import files
from cardtable.ai.study import Studying, WorkerPool, Workers
from cardtable.files import DataError
from cardtable.presenter import finding
from cardtable.presenter.draft import Draft
from cardtable.presenter.finding import GameFinder, Proposal, Wishes
from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.choices import MOST_SEATS, Choices
from cardtable.table.scenes.editor import NameSheet, keep_rules
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Columns, Panel, Row, Scroll
from cardtable.table.widgets.charts import ProgressBar
from cardtable.table.widgets.controls import Button, Label, Segmented, Slip, Toggle
from cardtable.table.widgets.ui import Widget

MINUTES = (5, 10, 15, 30, 60)
"""What can be chosen."""
GAMES, STRONG = 60, 8
"""New games of each, where more are asked for: of equal players, and of strong against weak."""
_SHARES = 0.38, 0.62  # of the width: wishes, and answers


class FindGame(Page):
    """The wishes at the left, the answers at the right; the chosen one is dealt or saved.

    New games are played in other processes, as long as the page is on top and not cancelled.
    """

    def __init__(
        self,
        app: App,
        choices: Choices,
        deal: Callable[[], None],
        *,
        hire: Callable[[], Workers] = WorkerPool,
    ) -> None:
        """What is dealt is put into the `choices` of the set-up below, then `deal` is called.

        `hire` is for tests.
        """
        self._choices, self._deal_them, self._hire = choices, deal, hire
        self._finder = GameFinder()
        counts = self._finder.counts()
        self._counts = range(counts[0], min(counts[-1], MOST_SEATS) + 1)
        self._wishes = Wishes(min(max(choices.seats, counts[0]), self._counts[-1]), MINUTES[1])
        self._answers = self._finder.answers(self._wishes)
        self._chosen = 0
        self._study: Studying | None = None
        self._keys: list[finding.Key] = []
        self._told = ""
        super().__init__(app)

    @property
    def answers(self) -> list[Proposal]:
        """The games that are proposed, the best first."""
        return self._answers

    @property
    def study(self) -> Studying | None:
        """The new games, while they are played."""
        return self._study

    # ------------------------------------------------------------------ controls

    def build(self) -> Widget:
        running = self._study is not None
        self._progress = ProgressBar("cloth")
        self._more = Button(
            wording("pages.cancel" if running else "pages.find-more"),
            self._end if running else self._try,
            tip="" if running else wording("pages.find-more-tip"),
        )
        self._slips = [self._slip(number) for number in range(len(self._answers))]
        self._deal = Button(wording("pages.find-deal"), self._deal_now, kind="primary", wide=200)
        save = Button(wording("pages.find-save"), self._save)
        study = Button(wording("pages.study"), self._see, tip=wording("pages.study-tip"))
        save.shown = bool(self._answers) and bool(self._answers[self._chosen].change)
        study.shown = self._deal.shown = bool(self._answers)
        unknown = Label(wording("study.find-unknown", players=self._wishes.players), on="cloth")
        unknown.shown = not self._answers
        note = Label(finding.note(), "small", soft=True)
        page = self.headed(
            wording("pages.find"),
            Columns(
                Panel(Scroll(Column(*self._asked(), note, gap=8)), pad=20),
                Scroll(Column(self._progress, unknown, *self._slips, gap=14)),
                gap=18,
                least=380,
                shares=_SHARES,
                grow=True,
            ),
            foot=Row(self._more, study, save, self._deal, gap=14, align="end"),
        )
        self._tell()
        return page

    def _asked(self) -> list[Widget]:
        """What the table would like."""
        wishes = self._wishes
        widgets: list[Widget] = []
        for name, words, values, chosen in (
            ("players", "pages.players", [(f"{n}", n) for n in self._counts], wishes.players),
            ("minutes", "pages.find-minutes", [(f"{n}", n) for n in MINUTES], wishes.minutes),
            ("skill", "pages.find-skill", self._leans("skill"), wishes.skill),
            ("wild", "pages.find-wild", self._leans("wild"), wishes.wild),
        ):
            choices: Any = values
            set_ = partial(self._wish, name)
            label = wording(words)
            widgets += [
                Label(label, "subheading"),
                Segmented(choices, chosen, set_, label=label),
            ]
        fair = Toggle(wording("pages.find-fair"), wishes.fair, partial(self._wish, "fair"))
        return [*widgets, fair]

    @staticmethod
    def _leans(what: str) -> list[tuple[str, str]]:
        return [
            (wording(f"pages.find-{what}-less"), "less"),
            (wording("pages.find-either"), ""),
            (wording(f"pages.find-{what}-more"), "more"),
        ]

    def _slip(self, number: int) -> Slip:
        """One of the answers; pressed, it is chosen."""
        answer = self._answers[number]
        return Slip(
            Label(finding.name_of(answer, polite=self.app.settings.polite), "subheading"),
            Label(finding.why(answer)),
            Label(" ".join(finding.figures(answer)), "small", soft=True),
            action=partial(self._choose, number),
            look="chosen" if number == self._chosen else "usual",
            pad=14,
            gap=6,
        )

    # ------------------------------------------------------------------ choices

    def _wish(self, name: str, value: Any) -> None:
        self._end()
        self._wishes = replace(self._wishes, **{name: value})
        self._told = ""
        self._find()

    def _find(self) -> None:
        """Look for the best games anew."""
        self._answers, self._chosen = self._finder.answers(self._wishes), 0
        self.rebuild()

    def _choose(self, number: int) -> None:
        self._chosen = number
        self.rebuild()

    # ------------------------------------------------------------------ new games

    def _try(self) -> None:
        """Let computers play new games of each answer, and of own rules not known yet."""
        self._keys, plans = self._finder.looks(self._wishes, GAMES, STRONG)
        self._study = Studying(plans, self._hire)
        self._study.go()
        self.rebuild()

    def _end(self) -> None:
        """Stop playing; what has been played counts."""
        study, self._study = self._study, None
        if study is None:
            return
        study.stop()
        self._finder.learn(self._keys, study.tallies())
        played = wording("pages.study-played", played=study.played, wanted=study.wanted)
        if study.finished:
            self._told = wording("pages.study-all-played", count=study.wanted)
        else:
            self._told = study.trouble or wording("pages.study-cancelled", played=played)
        self._find()

    def _tell(self) -> None:
        """How far it has come."""
        study = self._study
        self._progress.shown = bool(study or self._told)
        if study is None:
            self._progress.show(1.0, self._told)
            return
        played = wording("pages.study-played", played=study.played, wanted=study.wanted)
        words = wording("pages.study-playing", played=played)
        self._progress.show(study.played / study.wanted, words)

    def leave(self) -> None:
        super().leave()
        self._end()

    def closing(self) -> None:
        if self._study is not None:
            self._study.stop()

    def update(self, dt: float) -> None:
        if self._study is not None and self._study.poll():
            if self._study.running:
                self._tell()
            else:
                self._end()
        super().update(dt)

    # ------------------------------------------------------------------ the chosen one

    def _see(self) -> None:
        """Let computers play by these rules, and by those that they are a variant of."""
        answer = self._answers[self._chosen]
        parent = answer.base if answer.change else files.parent_of(answer.rules)
        self.app.push(scenes.workbench_scene(self.app, answer.rules, parent, seats=answer.seats))

    def _draft(self, answer: Proposal) -> Draft:
        return Draft(answer.base, answer.change, polite=self.app.settings.polite)

    def _save(self) -> None:
        """Ask what it is to be called, and keep it as rules of one's own."""
        sheet = NameSheet(
            self._draft(self._answers[self._chosen]).name, self._save_as, lambda _name: ""
        )
        self.ui.open(sheet)
        sheet.entry.select()

    def _save_as(self, name: str) -> None:
        answer = self._answers[self._chosen]
        try:
            made = keep_rules(self._draft(answer), name)
        except DataError as error:
            self.ui.toast(wording("pages.editor-not-saved", why=str(error)), seconds=8)
            return
        self._answers[self._chosen] = replace(answer, rules=made, base=made, change={})
        self.rebuild()
        self.ui.set_focus(self._deal, by_keyboard=self.ui.by_keyboard)
        self.ui.toast(wording("pages.editor-saved", name=made.names.plain))

    def _deal_now(self) -> None:
        answer, choices = self._answers[self._chosen], self._choices
        choices.rules, choices.seats = answer.base.id, answer.seats
        choices.keep(answer.base.id, answer.change)
        self.app.pop()
        self._deal_them()
