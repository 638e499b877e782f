"""All puzzles, game by game and kind by kind, with the stars that they have earned."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from cardtable.files.days import load_days
from cardtable.presenter.today import all_games, told
from cardtable.puzzles.puzzle import Puzzle, puzzles_of
from cardtable.table.app import App
from cardtable.table.scenes import unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.practising import solve
from cardtable.table.widgets.boxes import Column, Panel, Row
from cardtable.table.widgets.controls import Button, Label, Segmented
from cardtable.table.widgets.ui import Widget

WIDE = 100  # of a button, at scale 1


class PuzzlesPage(Page):
    """The puzzles of one game."""

    def __init__(self, app: App, game: str = "") -> None:
        self._games = [one for one in all_games() if puzzles_of(one)]
        self._game = game if game in self._games else next(iter(self._games), "")
        super().__init__(app)

    def build(self) -> Widget:
        found, earned = puzzles_of(self._game), load_days().puzzles
        polite = self.app.settings.polite
        names = [(unfinished.known(one, polite=polite)[0], one) for one in self._games]
        solved = sum(one.id in earned for one in found)
        parts: list[Widget] = [
            Label(told("of-game", solved=solved, count=len(found)), "small", soft=True)
        ]
        for kind in dict.fromkeys(one.kind for one in found):
            parts.append(Label(told("kind", kind=kind), "subheading"))
            these = [n for n, one in enumerate(found) if one.kind == kind]
            parts.append(Row(*(self._button(found, n, earned) for n in these), gap=8))
        if not found:
            parts = [Label(told("no-puzzle"), soft=True)]
        choice = [Segmented(names, self._game, self._turn_to)] if len(names) > 1 else []
        return self.headed(
            told("puzzles"), *choice, Panel(Column(*parts, gap=8), pad=18), widest=960
        )

    def _button(self, found: list[Puzzle], number: int, earned: Mapping[str, int]) -> Button:
        one = found[number]
        stars = earned.get(one.id, 0)
        tip = told("puzzle-tip", kind=told("kind", kind=one.kind), stars=one.stars, earned=stars)
        go = partial(solve, self.app, found, number)
        button = Button(f"{number + 1}", go, tip=tip, tall=44, wide=WIDE)
        button.second = "★" * stars + "☆" * (3 - stars) if stars else "•" * one.stars
        return button

    def _turn_to(self, game: str) -> None:
        self._game = game
        self.rebuild()

    def enter(self) -> None:
        self.rebuild()
        super().enter()
