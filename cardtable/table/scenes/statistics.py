"""What has been played at this computer: against whom, how it went, and the last games again."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from cardtable import files
from cardtable.ai.levels import split
from cardtable.files import DataError, Finished
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.boxes import Column, Columns, Panel, Scroll
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.richtext import RichText
from cardtable.table.widgets.ui import Widget

LATEST = 12
"""How many games can be watched again from here; all of them stay in their folder."""
_MARKS = re.compile(r"([^\w\s])")
_NOTHING = "No game has been finished yet. Every game you finish is counted here."


class Statistics(Page):
    """One table for each person who has played, and the last games to step through."""

    def __init__(self, app: App) -> None:
        polite = app.settings.polite
        self._titles = {one.id: one.names.shown(polite=polite) for one in files.list_rules()}
        self._games = files.finished_games()
        super().__init__(app)

    def build(self) -> Widget:
        text = report(self._games, self._title) or _NOTHING
        latest = [
            Button(self._line(game), partial(self._look_back, game), kind="line")
            for game in self._games[:LATEST]
        ]
        body: Widget = RichText(text)
        if latest:
            body = Columns(body, Column(Label("Watch a replay", "subheading"), *latest, gap=4))
        return self.headed("Statistics", Panel(Scroll(body, focusable=True), pad=22, grow=True))

    def _title(self, rules: str) -> str:
        return self._titles.get(rules, rules)

    def _line(self, game: Finished) -> str:
        first = " and ".join(game.sitters[place].name for place in game.ranking[0])
        how = f"{first} first" if len(game.ranking) > 1 else "nobody won"
        return f"{game.date[:10]}  {self._title(game.rules)}: {how}"

    def _look_back(self, game: Finished) -> None:
        try:
            record, problem = files.load_record(game.path)
            self.app.push(scenes.replay_scene(self.app, record))
        except (DataError, ValueError) as error:
            self.ui.toast(f"This game can't be shown: {error}")
            return
        if problem:
            self.ui.toast(problem)


def report(games: Sequence[Finished], title: Callable[[str], str]) -> str:
    """The tables of all people as text with marks, the one who has played most first."""
    people = Counter(one.name for game in games for one in game.sitters if not one.level)
    return "\n\n".join(
        f"## {_plain(name)}\n\n{_table(name, games, title)}" for name, _ in people.most_common()
    )


def _table(name: str, games: Sequence[Finished], title: Callable[[str], str]) -> str:
    counted: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for game in games:
        for place, one in enumerate(game.sitters):
            if one.name == name and not one.level:
                count = counted[title(game.rules), _others(game, place)]
                count["played"] += 1
                count["won"] += game.won(place)
                count["lost"] += game.lost(place)
    lines = ["| game | against | played | won | last |", "| --- | --- | --- | --- | --- |"]
    for rules, rows in groupby(sorted(counted.items()), lambda row: row[0][0]):
        for number, ((_, others), count) in enumerate(rows):
            won = f"{count['won']} ({count['won'] / count['played']:.0%})"
            shown = "" if number else f"**{_plain(rules)}**"
            lines.append(
                f"| {shown} | {_plain(others)} | {count['played']} | {won} | {count['lost']} |"
            )
    return "\n".join(lines)


def _others(game: Finished, place: int) -> str:
    """Who the others were: people by name, computer players by level."""
    others = [one for number, one in enumerate(game.sitters) if number != place]
    levels = Counter(split(one.level)[0] for one in others if one.level)
    computers = [f"{count} {level}" for level, count in sorted(levels.items())]
    return ", ".join([*sorted(one.name for one in others if not one.level), *computers])


def _plain(words: str) -> str:
    """The words, with all marks of the text escaped."""
    return _MARKS.sub(r"\\\1", words)
