"""Every unfinished game, to continue it, delete it, or put it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

import pygame

from cardtable import files
from cardtable.engine.clean import cleaned
from cardtable.engine.record import RecordError
from cardtable.engine.state import TableError
from cardtable.files import Busy, DataError, Saved
from cardtable.presenter import reviews
from cardtable.presenter.layoutfile import backdrop_of
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.stage import Canvas
from cardtable.table.scenes import page, unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.tiles import picture
from cardtable.table.widgets.bindings import SAVED, Bindings
from cardtable.table.widgets.boxes import Column, Panel, Scroll
from cardtable.table.widgets.controls import Button, Control, Label
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

_PAD = 10  # between the edge of a slip and what is on it, at scale 1
_GAP = 14
_WIDE = 2  # of a picture's height
_MOST = 3  # lines that a reason may take
_LONGEST = 34  # characters of a word in a reason


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
                " ".join(cleaned(word, _LONGEST) for word in f"{why[:1].upper()}{why[1:]}".split()),
                ", ".join(filter(None, (cleaned(game.path.name, 60), day))),
            )
        done = unfinished.progress(game, now)
        if game.busy:
            done = wording("pages.saved-busy")
        return self.name, unfinished.company(game.sitters), done


class Paper(Control):
    """A slip of paper for one game: a small picture of its table, and three lines of words."""

    def __init__(
        self,
        words: tuple[str, str, str],
        paint_table: Callable[[tuple[int, int]], pygame.Surface | None],
        go_on: Callable[[], None],
        delete: Callable[[], None],
        keys: Bindings,
        review: Callable[[], None] | None = None,
    ) -> None:
        """`paint_table` makes the picture in that size; it is asked when it is to be seen.

        `review` looks at the game again, where that can be done.
        """
        super().__init__()
        self.words = words
        self._paint_table, self._go_on, self._delete = paint_table, go_on, delete
        self._keys = keys
        self.bin = _Named(
            wording("pages.delete"), words[0], delete, tip=wording("pages.saved-delete-tip")
        )
        told, tip = reviews.review_words("title"), reviews.review_words("tip")
        self._buttons = [] if review is None else [_Named(told, words[0], review, tip=tip)]
        self._buttons.append(self.bin)
        self.adopt(*self._buttons)

    @property
    def spoken(self) -> str:
        return wording("pages.saved-line-spoken", words=", ".join(self.words))

    def _room(self, width: int) -> int:
        """Width of the words."""
        px = self.theme.px
        buttons = sum(one.measure(width)[0] + px(_PAD) for one in self._buttons)
        taken = self._tall() * _WIDE + buttons + px(_PAD) + 2 * px(_GAP)
        return max(1, width - round(taken))

    def _tall(self) -> int:
        """Height of the picture: that of the three lines."""
        height = self.theme.line_height
        return height("name") + height("body") + height("small")

    def _second(self, width: int) -> list[str]:
        theme, room = self.theme, self._room(width)
        lines = theme.wrap(self.words[1], room)
        if len(lines) > _MOST:
            lines[_MOST - 1 :] = [f"{lines[_MOST - 1]} …"]
        return [theme.cut(line, room) for line in lines]

    def measure(self, width: int) -> tuple[int, int]:
        more = (len(self._second(width)) - 1) * self.theme.line_height("body")
        return width, self._tall() + more + 2 * self.theme.px(_PAD)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        right = rect.right - self.theme.px(_GAP)
        for one in reversed(self._buttons):
            place = pygame.Rect((0, 0), one.measure(rect.w))
            place.midright = (right, rect.centery)
            one.place(place)
            right = place.x - self.theme.px(_PAD)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        fill, _, _ = self.face(pressed=self.pressed)
        paint.sheet(canvas.surface, theme, rect, fill=fill, inner=False)
        tall = self._tall()
        frame = pygame.Rect(rect.x + px(_PAD), 0, round(tall * _WIDE), tall)
        frame.centery = rect.centery
        image = self._paint_table(frame.size)
        if image is None:
            canvas.blit(paint.outline(theme, frame.size, p.paper_edge, px(1.5)), frame)
            sign = sign_image(theme, "help", round(tall * 0.6), p.paper_edge)
            canvas.blit(sign, sign.get_rect(center=frame.center))
        else:
            canvas.blit(image, frame)
        left, room = frame.right + px(_GAP), self._room(rect.w)
        y = rect.y + px(_PAD)
        name, _, done = self.words
        canvas.blit(theme.text(theme.cut(name, room, "name"), "name", p.ink), (left, y))
        y += theme.line_height("name")
        for line in self._second(rect.w):
            canvas.blit(theme.text(line, "body", p.ink), (left, y))
            y += theme.line_height("body")
        canvas.blit(theme.text(theme.cut(done, room, "small"), "small", p.ink_soft), (left, y))

    def key(self, event: pygame.Event) -> bool:
        if self._keys.find(event):
            self._delete()
            return True
        return self.focused and super().key(event)

    def activate(self) -> None:
        self._go_on()


class _Named(Button):
    """A button that every line has: screen readers hear its line, too."""

    def __init__(self, text: str, line: str, action: Callable[[], None], *, tip: str = "") -> None:
        super().__init__(text, action, tall=36, tip=tip)
        self._line = line

    @property
    def spoken(self) -> str:
        return f"{self._line}: {super().spoken}"


class Gone(Widget):
    """The empty place of a game that has been deleted, with a way back."""

    def __init__(self, words: str, put_back: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self.back = _Named(wording("pages.saved-put-back"), words, put_back)
        self.adopt(self.back)

    @property
    def spoken(self) -> str:
        return self.words

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.back.measure(width)[1] + 2 * self.theme.px(_PAD)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        wide, tall = self.back.measure(rect.w)
        place = pygame.Rect(0, 0, wide, tall)
        place.midright = (rect.right - self.theme.px(_GAP), rect.centery)
        self.back.place(place)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        edge = mix(p.cloth.light, p.on_cloth, 0.3)
        canvas.blit(paint.outline(theme, self.rect.size, edge, px(1.5)), self.rect)
        room = self.back.rect.left - self.rect.left - 2 * px(_GAP)
        image = theme.text(theme.cut(self.words, room), colour=p.on_cloth_soft, on="cloth")
        canvas.blit(image, image.get_rect(midleft=(self.rect.x + px(_GAP), self.rect.centery)))


class SavedGames(Page):
    """The unfinished games, the one played last first."""

    def __init__(self, app: App) -> None:
        self._entries = _entries(polite=app.settings.polite)
        super().__init__(app)

    def build(self) -> Widget:
        now = datetime.now().astimezone()
        self._lines = [self._line(entry, now) for entry in self._entries]
        gone = self._deleted()
        foot = Button(
            wording("pages.saved-gone", count=len(gone)), self._show_deleted, kind="quiet"
        )
        under = foot if gone else None
        passed = [
            Panel(one, pad=18)
            for one in page.block(files.no_saves(), self._tell, files.saves_folder())
        ]
        if not self._lines and not passed:
            return self.headed(
                wording("pages.saved-title"),
                Panel(Label(wording("pages.saved-none")), pad=22),
                foot=under,
            )
        list_ = Scroll(Column(*self._lines, *passed, gap=10, pad=8))
        return self.headed(wording("pages.saved-title"), list_, foot=under)

    def _tell(self, words: str) -> None:
        self.ui.toast(words, seconds=8)

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

    def _line(self, entry: SavedLine, now: datetime) -> Paper | Gone:
        name, who, _ = words = entry.words(now)
        if entry.place is not None:
            told = name if entry.game.problem else f"{name}, {who}"
            return Gone(wording("pages.saved-deleted", game=told), partial(self._put_back, entry))
        return Paper(
            words,
            partial(self._picture, entry.of),
            partial(self._go_on, entry),
            partial(self._delete, entry),
            Bindings(SAVED, self.app.settings.keys),
            partial(self._review, entry) if entry.reviewable else None,
        )

    def _picture(self, game: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The game's own cloth and cards; the same one for all of its saves."""
        if not game:
            return None
        theme = self.app.theme.at(backdrop_of(game))
        return theme.kept(("save", size), lambda: picture(theme, self.app.faces, size))

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

    def _focus(self, line: Paper | Gone | None, *, by_keyboard: bool) -> None:
        target: Widget | None = line.back if isinstance(line, Gone) else line
        if target is None:
            target = next(one for one in self.ui.root.walk() if one.focusable)
        self.ui.set_focus(target, by_keyboard=by_keyboard)


def _entries(*, polite: bool) -> list[SavedLine]:
    games = files.saved_games()
    names = unfinished.titles(games, polite=polite)
    return [SavedLine(game, *named) for game, named in zip(games, names, strict=True)]
