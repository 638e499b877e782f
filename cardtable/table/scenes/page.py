"""What the pages behind the menu have in common, and files of the player's that can't be used."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import pygame

from cardtable import files
from cardtable.engine.clean import cleaned, name_key
from cardtable.engine.record import RecordError
from cardtable.engine.rules import Rules, TableError
from cardtable.files import DataError, Fault
from cardtable.files.progress import load_days, load_mistakes, load_progress
from cardtable.players import PRONOUNS, Pronoun
from cardtable.presenter.phrases import sentence, wording
from cardtable.table import scenes, system
from cardtable.table.app import App, Scene
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import FACES
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.glyphs import written
from cardtable.table.scenes import unfinished
from cardtable.table.voice import Heard
from cardtable.table.widgets.boxes import Column, Modal, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Label, Look, Segmented, Slip
from cardtable.table.widgets.ui import Receiver, Ui, Widget, read

if TYPE_CHECKING:
    from cardtable.engine.record import Record
    from cardtable.presenter.layoutfile import TableData

MARGIN = 18  # around a page, at scale 1
_SHADOW = 8  # of a sheet, around it


class Controlled(Scene):
    """A scene that has controls."""

    ui: Ui

    @property
    def theme(self) -> Theme:
        """What it looks like; a subclass may lie on a game's own table."""
        return self.app.theme

    @property
    def typing(self) -> bool:
        return self.ui.written is not None

    def enter(self) -> None:
        self.ui.resume(self.app.pointer)

    def leave(self) -> None:
        self.ui.suspend()

    def heard(self) -> Heard:
        settings = self.app.settings
        words = "\n".join(self.said_first())
        return self.ui.heard(settings.voice_amount, self, words, points=settings.voice_pointer)

    def dropped(self, names: Sequence[str]) -> None:
        del names
        self.ui.toast(wording("pages.drop-elsewhere"))

    def said_first(self) -> Sequence[str]:
        """What is said when it comes: all its words."""
        return self.ui.texts()

    def lying(self) -> Sequence[str]:
        return list(read(self.ui.top))

    def receiver(self, pos: tuple[int, int]) -> Receiver:
        return self.ui.receiver(pos, self)

    def handle(self, event: pygame.Event) -> bool:
        used = self.ui.handle(event)
        self.dirty = self.dirty or self.ui.dirty
        return used

    def ground(self, canvas: Canvas, area: pygame.Rect) -> None:
        canvas.blit(paint.cloth(self.theme, canvas.size), area, area)

    def panels(self) -> Sequence[pygame.Rect]:
        """Its sheets, with their shadows."""
        around = 2 * self.ui.theme.px(_SHADOW)
        return [each.rect.inflate(around, around) for each in _sheets(self.ui.root)]

    def update(self, dt: float) -> None:
        self.ui.update(dt)
        self.dirty = self.dirty or self.ui.dirty


def _sheets(widget: Widget) -> Iterator[Widget]:
    """The sheets of paper in it that lie on no other."""
    if isinstance(widget, Panel | Slip):
        yield widget
        return
    for child in widget.children:
        if child.shown:
            yield from _sheets(child)


def portray(app: App, name: str, step: int) -> None:
    """Another portrait for the person of that name, wherever they are seen."""
    person, portraits = name_key(name), dict(app.settings.portraits)
    other = (portraits.pop(person, 0) + step) % FACES
    app.apply(portraits=portraits | ({person: other} if other else {}))


def pronoun_choice(chosen: Pronoun, changed: Callable[[Pronoun], None]) -> Segmented:
    """He, she or they, in view beside each other."""
    words = [(wording(f"players.pronoun-{one or 'they'}"), one) for one in PRONOUNS]
    return Segmented(words, chosen, changed, label=wording("players.pronoun"))


def known_pronoun(app: App, name: str) -> Pronoun:
    """What the person of that name has chosen."""
    return app.settings.pronouns.get(name_key(name), "")


def address(app: App, name: str, pronoun: Pronoun) -> None:
    """The person of that name is spoken of like this from now on."""
    person = name_key(name)
    others = {key: one for key, one in app.settings.pronouns.items() if key != person}
    app.remember(pronouns=others | ({person: pronoun} if pronoun else {}))


class Page(Controlled):
    """A scene that is all controls. A subclass makes them in `build`."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._foot: Widget | None = None
        self.ui = Ui(self.theme, self.build(), self.back)
        self.ui.on_sound = app.sound.play
        # messages stay off the buttons at the foot
        self.ui.keep_clear = lambda: [[self._foot.rect]] if self._foot is not None else []

    def build(self) -> Widget:
        """The tree of controls."""
        raise NotImplementedError

    def back(self) -> None:
        """Called for Escape and for the Back button."""
        self.app.pop()

    def rebuild(self) -> None:
        """Make the controls again after a choice that changes which ones there are.

        Focus and scroll position are kept, and so is a question that is open over them.
        """
        self.ui.let_go()  # a slider sets what it was held at, while its page is still whole
        before = list(self.ui.root.walk())
        stops = [w for w in before if w.focusable]
        at = stops.index(self.ui.below) if self.ui.below in stops else -1
        offsets = [w.offset for w in before if isinstance(w, Scroll)]
        by_keyboard = self.ui.by_keyboard
        self.ui.renew(self.build())
        self.resized()
        after = list(self.ui.root.walk())
        for view, offset in zip((w for w in after if isinstance(w, Scroll)), offsets, strict=False):
            view.scroll_to(offset)
        stops = [w for w in after if w.focusable]
        if 0 <= at < len(stops):
            self.ui.return_to(stops[at], by_keyboard=by_keyboard)

    def reworded(self) -> Page:
        self.rebuild()
        return self

    def resized(self) -> None:
        self.ui.layout(self.app.canvas.rect, self.theme)
        self.dirty = True

    def said_first(self) -> Sequence[str]:
        """What is said when the page comes: its heading."""
        labels = (widget for widget in self.ui.root.walk() if isinstance(widget, Label))
        return [widget.words for widget in labels if widget.style in {"title", "heading"}][:1]

    def dropped(self, names: Sequence[str]) -> None:
        """What each of these is, is told by what's in it, on whatever page it was dropped.

        Rules files become the player's own, a game is copied here once it's trusted, and a saved
        game or a record is opened, if it was dropped by itself.
        """
        alone, said, rules = len(names) == 1, list[str](), list[Rules]()
        folders: list[Path] = []
        for name in names:
            taken = unfinished.take(name, polite=self.app.settings.polite)
            rules += [taken.rules] if taken.rules is not None else []
            if taken.kind == "folder":
                folders.append(taken.path)
            elif taken.kind == "record" and alone:
                said.append(self._open_record(taken.path))
            elif taken.kind == "record":
                said.append(wording("pages.drop-alone", name=unfinished.short(taken.path)))
            else:
                said.append(taken.words)
        said = list(filter(None, said))
        if rules:
            self.took(rules[-1], alone=alone)
        if alone:
            self.app.tell(" ".join(said))
        elif said:
            self._tell_all(said)
        self._ask_to_add(folders)

    def took(self, rules: Rules, *, alone: bool = True) -> None:
        """There are these rules now, of a file that was dropped, perhaps `alone`, or of a game."""

    def _open_record(self, path: Path) -> str:
        """Open a saved game or a record; where that can't be done, say why."""
        try:
            record = files.load_record(path)[0]
            if record.outcome is not None:
                self.app.push(scenes.replay_scene(self.app, record))
                return ""
        except (DataError, RecordError, TableError) as error:
            return str(error)
        session, problem = unfinished.reopen(path)
        if session is not None:
            self.app.push(scenes.play_scene(self.app, session))
        return problem

    def _tell_all(self, said: Sequence[str], *heading: Widget) -> None:
        """A sheet with these sentences."""
        close = Button(wording("pages.close"), lambda: self.ui.close(sheet), kind="primary")
        foot = Row(close, align="end")
        sheet = Modal(*heading, *(Label(words, most=10) for words in said), foot=foot, widest=560)
        self.ui.open(sheet)

    def _ask_to_add(self, folders: Sequence[Path]) -> None:
        """Say what a game may do, and copy it here if it's wanted all the same; one by one."""
        if not folders:
            return
        folder, *rest = folders

        def leave() -> None:
            self.ui.close(sheet)
            self._ask_to_add(rest)

        def add() -> None:
            self.ui.close(sheet)
            try:
                game = files.add_game(folder)
                rules = files.load_rules(game.ID)
            except DataError as error:
                heading = Label(wording("pages.games-refused"), "heading")
                self._tell_all([unfinished.apart(str(error))], heading)
            else:
                name = rules.names.shown(polite=self.app.settings.polite)
                self.app.tell(wording("pages.games-now", name=name))
                self.took(rules, alone=not rest)
            self._ask_to_add(rest)

        home = unfinished.apart(str(files.games_folder()))
        sheet = Modal(
            Label(wording("pages.games-trust"), "heading"),
            Label(unfinished.apart(str(folder)), "strong"),
            Label(wording("pages.games-untrusted", folder=home)),
            Row(
                Button(wording("pages.games-add-it"), add),
                Button(wording("pages.games-leave-it"), leave, kind="primary"),
                gap=14,
                align="end",
            ),
            widest=560,
        )
        self.ui.open(sheet)

    def update(self, dt: float) -> None:
        if self.app.trouble:
            self.ui.toast(self.app.trouble, seconds=8)
            self.app.trouble = ""
        super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        self.ui.draw(canvas, lambda area: self.ground(canvas, area))
        self.dirty = self.ui.dirty  # pictures are made one after the other

    def headed(
        self,
        heading: str,
        *body: Widget,
        foot: Widget | None = None,
        tools: Sequence[Widget] = (),
        beside: Sequence[Widget] = (),
        widest: float = 0,
    ) -> Widget:
        """A page with a way back and a heading on the cloth, and perhaps a line of buttons below.

        What is below the heading is as wide as the window, or `widest` at scale 1. `tools` stand
        beside the way back, the others `beside` at the right end. In a window too small for all of
        it what stands above the foot scrolls: what a page is there for stays in sight.
        """
        self._foot = foot
        back = Button(wording("pages.back"), self.back, kind="quiet", tip=written("Esc"))
        head = Row(back, *tools, Label(heading, "heading", on="cloth"), gap=16)
        top = Row(head, Row(*beside, gap=16), gap=16, align="apart") if beside else head
        # the way back is in the same corner of every page, however narrow what is below it
        below = [Column(*body, gap=14, widest=widest, grow=True)] if widest else body
        sheet = Scroll(Column(top, *below, gap=14, pad=MARGIN))
        if foot is None:
            return sheet
        return Column(sheet, Column(foot, pad=MARGIN, widest=widest), gap=4 - MARGIN)


EMPTY = 520  # width of the picture on a page that has nothing yet, at scale 1


def nothing_yet(app: App, picture: Widget, words: str) -> Column:
    """What a page shows before there is anything on it, and the way to a game."""
    begin = Button(wording("pages.new-game"), lambda: scenes.new_game(app), kind="primary")
    row = Row(begin, align="centre")
    column = Column(picture, Label(words, align="centre"), row, gap=18)
    return Column(Row(Panel(column, pad=44), align="centre"), middle=True, grow=True)


def look_at_progress(app: App) -> None:
    """Have it told on the next page if a file of what has been learned or solved is damaged."""
    problems: list[str] = []
    for load in (load_progress, load_days, load_mistakes):
        load(problems)
    app.tell(" ".join(problems))


class Contents(Panel):
    """The chapters of a page that scrolls: a click goes to one; where one reads is marked."""

    def __init__(
        self, scroll: Scroll, chapters: Sequence[tuple[Label, Callable[[], float]]]
    ) -> None:
        """Of each its name, and how far down the page it begins, in pixels."""
        self._page, self._tops = scroll, [top for _, top in chapters]
        self._slips = [
            Slip(name, action=partial(self._go, number), sheet="bare", pad=9)
            for number, (name, _) in enumerate(chapters)
        ]
        self._read_to = -1
        """How far the page was scrolled when a chapter was marked last."""
        super().__init__(Scroll(Column(*self._slips, gap=2)), pad=8)

    def list_those(self, shown: Sequence[bool]) -> None:
        """List only those chapters, in their order, that are shown."""
        for slip, there in zip(self._slips, shown, strict=True):
            slip.shown = there
        self._read_to = -1

    def follow(self) -> None:
        """Mark the chapter that is read by now, where the page has been scrolled."""
        if self._page.offset == self._read_to:
            return
        line = self._page.offset + self._page.rect.height // 3
        there = [number for number, slip in enumerate(self._slips) if slip.shown]
        before = [number for number in there if self._tops[number]() <= line]
        self._mark((before or there or [0])[-1 if before else 0])

    def _go(self, number: int) -> None:
        self._page.scroll_to(self._tops[number]() - self.theme.px(6))
        self._mark(number)

    def _mark(self, here: int) -> None:
        self._read_to = self._page.offset
        for number, slip in enumerate(self._slips):
            look: Look = "chosen" if number == here else "usual"
            if slip.look != look:
                slip.look = look
                slip.mark()


def show_folder(folder: Path, tell: Callable[[str], None]) -> None:
    """Open a folder in the desktop's file manager, or `tell` where it is."""
    if not system.open_with_desktop(folder):
        tell(wording("pages.page-not-opened", folder=str(folder)))


def save_page(ui: Ui, record: Record, rules: Rules, data: TableData, *, polite: bool) -> None:
    """Write a game as a page for a browser, and offer to open it; or say why there is none."""
    from cardtable.presenter import webpage  # read late: it says everything that games say

    try:
        path = webpage.save_page(record, rules, data, polite=polite)
    except (DataError, RecordError, TableError) as error:
        ui.toast(str(error), seconds=8)
        return
    words = webpage.page_words
    show_written(ui, words("saved"), words("where", path=str(path)), path, opened=True)


def show_written(ui: Ui, heading: str, words: str, path: Path, *, opened: bool = False) -> None:
    """Tell of a file that has been written, and offer its folder; to open it where that helps."""

    def look() -> None:
        if not system.open_with_desktop(path):
            ui.toast(wording("pages.page-no-program", path=str(path)), seconds=8)

    sheet = Modal(
        Label(heading, "heading"),
        Label(words),
        Row(
            *([Button(wording("pages.page-open"), look)] if opened else []),
            Button(
                wording("pages.page-show-in-folder"), lambda: show_folder(path.parent, ui.toast)
            ),
            Button(wording("pages.done"), lambda: ui.close(sheet), kind="primary", wide=110),
            gap=14,
            align="end",
        ),
        widest=560,
    )
    ui.open(sheet)


# ------------------------------------------------------------------ files that can't be used


Kind: TypeAlias = Literal["rules", "save", "lesson", "file"]
"""Of files; a message of the catalogue counts each."""
_MOST = 12  # problems that are listed
_LONGEST = 40  # characters of a word, so that it fits into a line


def summary(faulty: Sequence[Fault], kind: Kind = "rules") -> str:
    """How many files can't be used."""
    count = len({one.path for one in faulty})
    return wording(f"pages.page-{kind}-faults", count=count)


def block(
    faulty: Sequence[Fault], tell: Callable[[str], None], folder: Path, kind: Kind = "file"
) -> list[Widget]:
    """The files of a folder that can't be used, under a heading; nothing where all can."""
    if not faulty:
        return []
    inside = listed(faulty, tell, folder, wording("pages.page-open-folder", name=folder.name))
    return [Column(Label(summary(faulty, kind), "strong"), *inside, gap=8)]


def listed(
    faulty: Sequence[Fault],
    tell: Callable[[str], None],
    folder: Path | None = None,
    words: str = "",
) -> list[Widget]:
    """File by file what is wrong and in which line, and a button to open their folder.

    It is that of the rules, where no other one is named; `words` are on the button.
    `tell` shows a sentence where that can't be done.
    """
    place = folder or files.own_rules_folder()
    parts: list[Widget] = []
    for path, problems in groupby(faulty[:_MOST], lambda fault: fault.path):
        lines: list[Widget] = [Label(_short((path or place).name), "strong")]
        for fault in problems:
            told = _short(fault.reason)
            if fault.line:
                told = wording("pages.page-at-line", line=fault.line, problem=told)
            lines.append(Label(sentence(told), "small"))
        parts.append(Column(*lines, gap=2))
    if len(faulty) > _MOST:
        parts.append(
            Label(wording("pages.page-and-more", count=len(faulty) - _MOST), "small", soft=True)
        )
    parts.append(
        Row(
            Button(
                words or wording("pages.page-open-rules-folder"), lambda: show_folder(place, tell)
            )
        )
    )
    return parts


def _short(text: str) -> str:
    return " ".join(cleaned(word, _LONGEST) for word in cleaned(text).split())
