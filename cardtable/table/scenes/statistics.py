"""What has been played at this computer: against whom, how it went, and the last games again."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import pygame

from cardtable import files
from cardtable.engine.clean import isolated
from cardtable.files import DataError, Fault, Finished
from cardtable.presenter.career import Career, CareerGame, careers, day_of
from cardtable.presenter.phrases import percent, wording
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import avatars
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import page
from cardtable.table.scenes.page import EMPTY, Page
from cardtable.table.scenes.unfinished import known
from cardtable.table.widgets.boxes import Column, Columns, Panel, Row, Scroll
from cardtable.table.widgets.charts import ChartLegend, CourseChart, Figures, Shares
from cardtable.table.widgets.controls import Image, Label, Portrait, Slip
from cardtable.table.widgets.entries import DropDown
from cardtable.table.widgets.richtext import RichText
from cardtable.table.widgets.ui import Widget

LATEST = 12
"""How many games can be watched again from here; all of them stay in their folder."""
_EMBLEM = 132
_SHARES = 0.72, 0.28  # of the width: what is counted, and the last games
_MARKS = re.compile(r"([^\w\s])")


class Statistics(Page):
    """One person's games as pictures and in numbers, and the last games to step through."""

    def __init__(self, app: App) -> None:
        polite = app.settings.polite
        self._faulty: list[Fault] = []
        self._games = files.finished_games(self._faulty)
        of = {one.rules: one.own for one in self._games}
        self._titles = {one: known(one, own, polite=polite)[0] for one, own in of.items()}
        self._careers = careers(self._games)
        self._chosen = 0
        super().__init__(app)

    def build(self) -> Widget:
        latest = [self._slip(game) for game in self._games[:LATEST]]
        watch = (
            [Label(wording("pages.statistics-watch-a-replay"), "subheading"), *latest]
            if latest
            else []
        )
        passed = page.block(self._faulty, self._tell, files.records_folder())
        if not self._careers and not latest and not passed:
            return self.headed(
                wording("pages.statistics-title"),
                page.nothing_yet(
                    self.app,
                    Image(_emblem, "emblem", wide=EMPTY, tall=_EMBLEM, framed=False),
                    wording("pages.statistics-nothing"),
                ),
            )
        beside = Panel(Scroll(Column(*watch, *passed, gap=4), focusable=True), pad=12, grow=True)
        if not self._careers:
            return self.headed(wording("pages.statistics-title"), beside)
        career = self._careers[self._chosen]
        body = Column(
            *self._who(career),
            Figures(*_figures(career)),
            Row(
                Label(wording("pages.statistics-results-over-time"), "subheading"),
                ChartLegend(pairs=career.pairs),
                gap=24,
            ),
            CourseChart(career, lambda one: one.told(self._title), self._watch),
            Columns(
                Column(
                    Label(wording("pages.statistics-by-opponent"), "subheading"),
                    Shares(career.by_opponent()),
                    gap=8,
                ),
                Column(
                    Label(wording("pages.statistics-by-game"), "subheading"),
                    Shares(career.by_game(self._title)),
                    gap=8,
                ),
                least=340,
            ),
            Label(wording("pages.statistics-in-numbers"), "subheading"),
            RichText(_table(career, self._title)),
            gap=14,
        )
        shown = Panel(Scroll(body, focusable=True), pad=12, grow=True)
        both = Columns(shown, beside, gap=18, shares=_SHARES, least=380, grow=True)
        return self.headed(wording("pages.statistics-title"), both if watch or passed else shown)

    def _who(self, career: Career) -> list[Widget]:
        """Whose games these are; where others have played, too, one of them can be chosen."""
        face = Portrait(lambda: career.name, 56)
        if len(self._careers) == 1:
            return [Row(face, Label(career.name, "heading"), gap=14)]
        people = [(one.name, number) for number, one in enumerate(self._careers)]
        return [
            Row(
                face,
                DropDown(people, self._chosen, self._choose, label=wording("pages.player")),
                gap=14,
            )
        ]

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    def _choose(self, number: int) -> None:
        self._chosen = number
        self.rebuild()

    def _watch(self, game: CareerGame) -> None:
        self._look_back(game.game)

    def _title(self, rules: str) -> str:
        return self._titles.get(rules, rules)

    def _slip(self, game: Finished) -> Slip:
        """One of the last games, to be pressed."""
        names = tuple(isolated(game.sitters[place].name) for place in game.ranking[0])
        key = "pages.statistics-first" if len(game.ranking) > 1 else "pages.statistics-nobody"
        how = wording(key, names=names)
        return Slip(
            Label(f"{self._title(game.rules)}: {how}", "strong", most=1),
            Label(day_of(game.date), "small", soft=True),
            action=partial(self._look_back, game),
            sheet="bare",
            pad=5,
            gap=0,
        )

    def _look_back(self, game: Finished) -> None:
        try:
            record, problem = files.load_record(game.path)
            self.app.push(scenes.replay_scene(self.app, record))
        except (DataError, ValueError) as error:
            self.ui.toast(wording("pages.statistics-not-shown", error=str(error)))
            return
        if problem:
            self.ui.toast(str(problem))


def _emblem(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A laurel and a crown that nobody wears yet."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    side = size[1]
    for image in (avatars.laurel(theme, side), avatars.hat(theme, "crown", side * 2 // 5)):
        made.blit(image, image.get_rect(center=made.get_rect().center))
    return made


def _figures(career: Career) -> list[tuple[str, str]]:
    """The large numbers."""
    played = len(career.games)
    last = sum(one.lost for one in career.games)
    share = percent(career.won / played)
    resigned = sum(one.resigned for one in career.games)
    figures = [
        (str(played), wording("pages.statistics-played", count=played)),
        (str(career.won), wording("pages.statistics-won", share=share)),
        (str(last), wording("pages.statistics-lost" if career.pairs else "pages.statistics-last")),
        (str(career.longest), wording("pages.statistics-longest")),
    ]
    won, evenings = career.evenings()
    if evenings:
        figures.append((str(won), wording("pages.statistics-evenings", count=evenings)))
    if resigned:
        figures.append((str(resigned), wording("pages.column-resigned")))
    if career.present > 1:
        figures.append((str(career.present), wording("pages.statistics-present")))
    return figures


def report(games: Sequence[Finished], title: Callable[[str], str]) -> str:
    """The tables of all people as text with marks, the one who has played most first."""
    return "\n\n".join(f"## {_plain(one.name)}\n\n{_table(one, title)}" for one in careers(games))


def _table(career: Career, title: Callable[[str], str]) -> str:
    counted: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for game in career.games:
        count = counted[title(game.game.rules), ", ".join(game.opponents)]
        count["played"] += 1
        count["won"] += game.won
        count["lost"] += game.lost
        count["undone"] += game.game.undone
        count["resigned"] += game.resigned
    resigned = any(count["resigned"] for count in counted.values())
    undone = any(count["undone"] for count in counted.values())
    last = "lost" if career.pairs else "last"
    columns = ["game", "against", "played", "won", last, *["undone"] * undone]
    columns += ["resigned"] * resigned
    heads = [wording(f"pages.column-{game}") for game in columns]
    lines = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    for rules, rows in groupby(sorted(counted.items()), lambda row: row[0][0]):
        for number, ((_, others), count) in enumerate(rows):
            won = f"{count['won']} ({percent(count['won'] / count['played'])})"
            shown = "" if number else f"**{_plain(rules)}**"
            row = f"| {shown} | {_plain(others)} | {count['played']} | {won} | {count['lost']} |"
            row += f" {count['undone']} |" * undone + f" {count['resigned']} |" * resigned
            lines.append(row)
    return "\n".join(lines)


def _plain(words: str) -> str:
    """The words, with all marks of the text escaped."""
    return _MARKS.sub(r"\\\1", words)
