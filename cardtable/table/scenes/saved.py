"""Every unfinished game, to continue it, delete it, or put it back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.cards import Card
from cardtable.engine.clean import cleaned
from cardtable.engine.record import RecordError, replay
from cardtable.engine.rules import TableError
from cardtable.engine.view import View
from cardtable.files import Busy, DataError, Saved
from cardtable.presenter import reviews
from cardtable.presenter.layoutfile import backdrop_of
from cardtable.presenter.phrases import sentence, wording
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import page, unfinished
from cardtable.table.scenes.page import EMPTY, Page
from cardtable.table.scenes.tablescene import position_picture
from cardtable.table.scenes.tiles import spread
from cardtable.table.widgets.bindings import SAVED
from cardtable.table.widgets.boxes import Column, Grid, Line, Panel, Row, Scroll, Spacer
from cardtable.table.widgets.controls import Button, Image, Label, SignButton, Slip
from cardtable.table.widgets.ui import Widget

_LEAST, _WIDEST = 300, 470  # width of a slip at scale 1
_FAN = 150  # height of the cards on an empty page, at scale 1
_SHAPE = 0.5  # of a picture's width: its height
_MOST = 3  # lines that a reason may take
_LONGEST = 20  # characters of a word that must fit beside the buttons


@dataclass
class SavedLine:
    """One line of the list."""

    game: Saved
    name: str
    """What its rules are called; `""` where the file can't be read."""
    of: str
    """The id of its game; `""` where that isn't known."""
    place: Path | None = None
    """Where it is kept after being deleted."""

    @property
    def reviewable(self) -> bool:
        """Whether one person's play can be looked at; of several all would see it."""
        people = [one for one in self.game.sitters if not one.level]
        return len(people) == 1 and bool(self.of and self.game.moves) and not self.game.problem

    def words(self, now: datetime) -> tuple[str, str, str]:
        """Its three lines: which game, who plays, when and how far."""
        game = self.game
        if game.problem:
            why = unfinished.reason(game.problem, game.path)
            day = unfinished.when(game.played, now)
            return (
                wording("pages.saved-unreadable"),
                " ".join(cleaned(word, _LONGEST) for word in sentence(why).split()),
                ", ".join(filter(None, (cleaned(game.path.name, _LONGEST), day))),
            )
        done = unfinished.progress(game, now)
        if game.busy:
            done = wording("pages.saved-busy")
        return self.name, unfinished.company(game.sitters), done


class SavedSlip(Slip):
    """A slip for one game: its table as it was left, three lines of words, what can be done."""

    def __init__(
        self, words: tuple[str, str, str], table: Widget, go_on: Callable[[], None], *tools: Button
    ) -> None:
        name, who, done = self.words = words
        for tool in tools:
            tool.about = name
        column = Column(
            Label(name, "name", most=1),
            Label(who, most=_MOST),
            Label(done, "small", soft=True, most=2),
            gap=1,
            grow=True,
        )
        super().__init__(
            table,
            Spacer(grow=True),
            Line(column, *tools, gap=2, least=150),
            action=go_on,
            pad=10,
            gap=6,
            spoken=wording("pages.saved-line-spoken", words=", ".join(words)),
        )


class SavedGames(Page):
    """The unfinished games, the one played last first."""

    def __init__(self, app: App) -> None:
        self._entries = _entries(polite=app.settings.polite)
        self._keys = app.bindings(SAVED)
        super().__init__(app)

    def build(self) -> Widget:
        now = datetime.now().astimezone()
        self._lines = [self._line(entry, now) for entry in self._entries]
        gone = self._deleted()
        foot = Button(
            wording("pages.saved-gone", count=len(gone)), self._show_deleted, kind="quiet"
        )
        under = Row(foot, align="end") if gone else None
        passed = [
            Panel(one, pad=18)
            for one in page.block(files.no_saves(), self._tell, files.saves_folder())
        ]
        if not self._lines and not passed:
            return self.headed(
                wording("pages.saved-title"),
                page.nothing_yet(
                    self.app,
                    Image(self._waiting, "waiting", wide=EMPTY, tall=_FAN, framed=False),
                    wording("pages.saved-none"),
                ),
                foot=under,
            )
        games = Grid(*self._lines, least=_LEAST, gap=14, widest=_WIDEST)
        list_ = Scroll(Column(games, *passed, gap=14, pad=2))
        return self.headed(wording("pages.saved-title"), list_, foot=under)

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

    def _waiting(self, _theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """Three cards face down, for a page without saved games."""
        made, high = pygame.Surface(size, pygame.SRCALPHA), round(size[1] * 0.74)
        for turn in (18, 0, -18):
            card = pygame.transform.rotozoom(self.app.faces.back(high), turn, 1)
            across = size[0] // 2 - round(turn * high / 60)
            down = size[1] // 2 - 4 + abs(turn) * high // 500
            made.blit(card, card.get_rect(center=(across, down)))
        return made

    def _deleted(self) -> list[Path]:
        """The games that have been deleted and have no line here."""
        known = {entry.place for entry in self._entries}
        return [place for place in files.deleted_games() if place not in known]

    def _show_deleted(self) -> None:
        """Add a line for each of them, to put it back."""
        games = [files.saved_game(path) for path in self._deleted()]
        names = unfinished.titles(games, polite=self.app.settings.polite)
        new = [SavedLine(game, *named, game.path) for game, named in zip(games, names, strict=True)]
        self._entries += new
        if new:
            self._show(new[0])

    def _line(self, entry: SavedLine, now: datetime) -> Slip:
        """The slip of a game; of a deleted one the empty place, with a way back."""
        name, who, _ = words = entry.words(now)
        if entry.place is not None:
            label = name if entry.game.problem else f"{name}, {who}"
            gone = wording("pages.saved-deleted", game=label)
            back = Button(
                wording("pages.saved-put-back"), partial(self._put_back, entry), kind="quiet"
            )
            back.about = gone
            return Slip(Label(gone, on="cloth"), Row(back), sheet="cloth", pad=14, gap=12)
        tools = [
            SignButton(
                "bin",
                wording("pages.delete"),
                partial(self._delete, entry),
                tip=wording("pages.saved-delete-tip"),
            )
        ]
        if entry.reviewable:
            title, tip = reviews.review_words("title"), reviews.review_words("tip")
            tools.insert(0, SignButton("statistics", title, partial(self._review, entry), tip=tip))
        game = entry.game
        key = ("save", game.path, game.played, game.moves)
        table = Image(partial(self._picture, entry), key, shape=_SHAPE)
        return SavedSlip(words, table, partial(self._go_on, entry), *tools)

    def _picture(self, entry: SavedLine, _: Theme, size: tuple[int, int]) -> pygame.Surface:
        """The table as it was left; the game's cloth where that can't be found out."""
        if entry.of and not entry.game.problem:
            with suppress(DataError, RecordError, TableError, ValueError):
                return position_picture(self.app, _left_at(entry.game), size)
        theme = self.app.theme.at(backdrop_of(entry.of)) if entry.of else self.app.theme
        return spread(theme, self.app.faces, size)

    def handle(self, event: pygame.Event) -> bool:
        """The key that deletes holds for the game where the focus is."""
        if event.type == pygame.KEYDOWN and self._keys.find(event):
            for entry, line in zip(self._entries, self._lines, strict=True):
                if entry.place is None and any(one.focused for one in line.walk()):
                    self._delete(entry)
                    return True
        return super().handle(event)

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self._focus(self._lines[0] if self._lines else None, by_keyboard=self.app.by_keyboard)

    # --- what can be done with a game -------------------------------------------------------------

    def _go_on(self, entry: SavedLine) -> None:
        session, problem = unfinished.reopen(entry.game.path)
        if session is not None:
            self.app.switch(scenes.play_scene(self.app, session))
            return
        self._again()
        self.ui.toast(problem, seconds=8)

    def _review(self, entry: SavedLine) -> None:
        try:
            record, _ = files.load_record(entry.game.path)
            page = scenes.review_scene(self.app, record, entry.game.path)
        except (DataError, RecordError, TableError, ValueError) as error:
            self.ui.toast(reviews.review_words("failed", problem=str(error)), seconds=8)
            return
        self.app.push(page)

    def _delete(self, entry: SavedLine) -> None:
        try:
            entry.place = files.delete_game(entry.game.path)
        except Busy:
            self.ui.toast(unfinished.busy())
            return
        except DataError as error:
            why = unfinished.reason(error.faults[0], entry.game.path)
            self.ui.toast(wording("pages.saved-not-deleted", why=why), seconds=8)
            return
        self._show(entry)

    def _put_back(self, entry: SavedLine) -> None:
        assert entry.place is not None
        try:
            path = files.undelete_game(entry.place)
        except DataError as error:
            why = unfinished.reason(error.faults[0], entry.place)
            self.ui.toast(wording("pages.saved-not-put-back", why=why), seconds=8)
            return
        entry.game, entry.place = files.saved_game(path), None
        self._show(entry)

    def _again(self) -> None:
        """Look at the games again; those that were deleted keep their places."""
        now = {entry.game.path: entry for entry in _entries(polite=self.app.settings.polite)}
        kept = [
            entry if entry.place is not None else now.pop(entry.game.path)
            for entry in self._entries
            if entry.place is not None or entry.game.path in now
        ]
        self._entries = [*now.values(), *kept]
        self.rebuild()

    def _show(self, entry: SavedLine) -> None:
        """Make the list again, with the focus where that game is or was."""
        by_keyboard = self.ui.by_keyboard
        self.rebuild()
        self._focus(self._lines[self._entries.index(entry)], by_keyboard=by_keyboard)

    def _focus(self, line: Slip | None, *, by_keyboard: bool) -> None:
        target = next(one for one in (line or self.ui.root).walk() if one.focusable)
        self.ui.set_focus(target, by_keyboard=by_keyboard)


def _entries(*, polite: bool) -> list[SavedLine]:
    games = files.saved_games()
    names = unfinished.titles(games, polite=polite)
    return [SavedLine(game, *named) for game, named in zip(games, names, strict=True)]


def _left_at(game: Saved) -> View:
    """What those who play a saved game from one screen may all see of it, as it was left.

    A pile that only some of them know is face down. Raises what reading and replaying raise.
    """
    record, _ = files.load_record(game.path)
    last = deque(replay(record, files.rules_of_record(record)), maxlen=1)[0].state
    people = [seat for seat, one in zip(last.seats, game.sitters, strict=True) if not one.level]
    first, *others = (last.view(seat) for seat in people or last.seats)
    zones: dict[str, list[Card | None]] = {
        zone: run if all(one.zones[zone] == run for one in others) else [None] * len(run)
        for zone, run in first.zones.items()
    }
    return replace(first, zones=zones)
