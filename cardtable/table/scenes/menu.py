"""The first screen: a title page, and the games as little tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from functools import partial
from pathlib import Path
from time import time
from typing import ClassVar

import pygame

from cardtable import files
from cardtable.engine.rules import Rules, is_id
from cardtable.evening import Evening, is_told
from cardtable.evening import latest as evening_before
from cardtable.files import Fault, Saved, list_rules
from cardtable.files.progress import load_days
from cardtable.players import Player, Pronoun
from cardtable.presenter.phrases import wording
from cardtable.presenter.today import deal_of, ended, puzzle_of, solved, today, told
from cardtable.table import scenes
from cardtable.table.app import NAME, App
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.stage import Canvas, glide
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes import page, unfinished
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.tiles import TALL, DayTile, MenuButton, Tiles, fan, game_seats_words
from cardtable.table.widgets.boxes import Column, Grid, Modal, Row, Scroll, Sheet, Spacer
from cardtable.table.widgets.controls import Button, Kind, Label, PortraitChoice, SignButton
from cardtable.table.widgets.ui import Ui, Widget

_PAD, _GAP = 26, 11  # round all of it and between its parts, at scale 1
_LEAST = 0.45  # the smallest that its parts become beside their usual size
_BARE = 0.75  # below this size ornaments give way first
_HAND = 64  # the least height of a hand of courts, at scale 1


NAMES = "names"
"""In `Settings.tips_seen`: it has been asked whether two games may keep their names."""


class _Gap(Widget):
    """The place of a button that isn't there, above one that is."""

    def __init__(self, button: Button) -> None:
        super().__init__()
        self._button = button

    @property
    def size(self) -> float:
        """How large it would be beside its usual size."""
        return self._button.size

    @size.setter
    def size(self, size: float) -> None:
        self._button.size = size

    def attach(self, ui: Ui) -> None:
        super().attach(ui)
        self._button.attach(ui)

    def measure(self, width: int) -> tuple[int, int]:
        return self._button.measure(width)


class Title(Widget):
    """The program's name as a letterpress prints it: two inks, slightly out of line."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words = text

    @property
    def spoken(self) -> str:
        return self.words

    def _size(self, width: int) -> float:
        full = self.theme.width(self.words, "title") + self.theme.px(4)
        return min(1.0, width / full)

    def measure(self, width: int) -> tuple[int, int]:
        size = self._size(width)
        return (
            self.theme.width(self.words, "title", size) + self.theme.px(4),
            self.theme.line_height("title", size),
        )

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        size = self._size(self.rect.width)
        ink = theme.text(self.words, "title", p.ink, size=size)
        second = theme.text(self.words, "title", p.second, size=size)
        place = ink.get_rect(center=self.rect.center)
        off = max(1, theme.px(2))
        canvas.blit(second, place.move(off, off))
        canvas.blit(ink, place)


class Rule(Widget):
    """A printer's ornament: a line with the four suits in the middle of it."""

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(22)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        suits = theme.text("♠ ♥ ♣ ♦", "small")
        place = suits.get_rect(center=self.rect.center)
        canvas.blit(suits, place)
        room = theme.px(12)
        for left, right in (
            (self.rect.left, place.left - room),
            (place.right + room, self.rect.right),
        ):
            for dy, thick in ((-theme.px(2), theme.px(2)), (theme.px(2), 1)):
                canvas.fill(p.ink, pygame.Rect(left, self.rect.centery + dy, right - left, thick))


class Courts(Widget):
    """Courts in a hand, as large as the room that is left on the title page."""

    grow = True

    def __init__(self) -> None:
        super().__init__()
        self._picture: pygame.Surface | None = None

    def lay(self, faces: CardFaces) -> None:
        """Paint them; until then there is only paper, since that takes a while."""
        self._picture, size = None, self.rect.size
        if size[1] >= self.theme.px(_HAND):
            key = ("fan", size)
            self._picture = self.theme.kept(key, lambda: fan(self.theme, faces, size), lasting=True)
        self.mark()

    def draw(self, canvas: Canvas) -> None:
        if self._picture is not None and self._picture.get_size() == self.rect.size:
            canvas.blit(self._picture, self.rect)


class TitlePage(Sheet):
    """The title page. In a low window all on it is smaller, and ornaments give way.

    It is as large whether or not there is something to go on with, so that nothing on it moves.
    """

    def place(self, rect: pygame.Rect) -> None:
        ornaments = [
            ornament
            for ornament in self._column.children
            if isinstance(ornament, Rule | Label)
            or (isinstance(ornament, Spacer) and not ornament.grow)
        ]
        for ornament in ornaments:
            ornament.shown = True
        size = 1.0
        while not self._fits(rect, size) and (ornaments or size > _LEAST):
            if ornaments and size < _BARE:
                ornaments.pop().shown = False
            else:
                size -= 0.05
        seen = False
        for each in reversed(self._column.children):  # below the last button there is no gap
            seen = seen or isinstance(each, Button)
            if isinstance(each, _Gap):
                each.shown = seen
        super().place(rect)

    def _fits(self, rect: pygame.Rect, size: float) -> bool:
        """Make everything on it of that size, and see whether there is room for it."""
        self.pad, self._column.gap = _PAD * size, _GAP * size
        for widget in self._column.walk():
            if isinstance(widget, _Gap | Button | Label):
                widget.size = size
        pad = 2 * self.theme.px(self.pad)
        gaps = [each for each in self._column.children if isinstance(each, _Gap)]
        notes = [each for each in self._column.children if isinstance(each, Column)]
        tall = 0
        for noted in (True, False):  # a note takes the place of what isn't there
            for each in (*gaps, *notes):
                each.shown = noted == (each in notes)
            tall = max(tall, self._column.measure(rect.width - pad)[1] + pad)
        for each in notes:
            each.shown = True
        return tall <= rect.height


def before_first(app: App, ui: Ui, play: Callable[[], None]) -> None:
    """Play; before the first game ask for a name, which is kept for all that follow."""
    from cardtable.ai.levels import LEVELS
    from cardtable.table.scenes.choices import Choices

    choices = Choices.read(app.settings.last_setup, list_rules(), list(LEVELS))

    def introduced(name: str, pronoun: Pronoun) -> None:
        choices.introduce(name, pronoun)
        page.address(app, choices.person, pronoun)
        app.remember(last_setup=choices.data())
        play()

    if app.settings.has_played:
        play()
    else:
        ui.open(_Introduction(app, choices.person, introduced))


class _Introduction(Modal):
    """A face and a field for the name. Enter plays, with a name or without; Escape goes back."""

    def __init__(self, app: App, unnamed: str, play: Callable[[str, Pronoun], None]) -> None:
        """`unnamed` is what somebody is called who gives no name."""
        from cardtable.table.scenes.choices import LONGEST_NAME
        from cardtable.table.widgets.entries import TextEntry

        self._play = play
        self._pronoun: Pronoun = ""
        self._entry = TextEntry(
            "",
            lambda _: None,
            hint=wording("pages.menu-your-name"),
            longest=LONGEST_NAME,
            wide=240,
            label=wording("pages.menu-asked"),
        )

        def called() -> str:
            return self._entry.value.strip() or unnamed

        super().__init__(
            Label(wording("pages.menu-asked"), "heading", align="centre"),
            Row(
                PortraitChoice(called, 76, lambda step: page.portray(app, called(), step)),
                Column(
                    self._entry, page.pronoun_choice("", partial(setattr, self, "_pronoun")), gap=8
                ),
                gap=14,
                align="centre",
            ),
            Label(wording("pages.menu-asked-why"), "small", align="centre", soft=True),
            Row(
                Button(wording("pages.not-now"), lambda: self._answer("")),
                Button(
                    wording("pages.play"), lambda: self._answer(self._entry.value), kind="primary"
                ),
                gap=14,
                align="centre",
            ),
            widest=440,
        )

    def first(self) -> Widget:
        return self._entry

    def _answer(self, name: str) -> None:
        self.ui.close(self)
        self._play(name, self._pronoun if name else "")

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN:
            self._answer(self._entry.value)
            return True
        return super().key(event)


_SHARE = 0.262  # of the window's width: the title page
_WIDEST = 0.5  # of the unit below: the most that it takes of a very wide window
_MARGIN = 0.033  # around both, of the smaller of the height and two thirds of the width
_BETWEEN_TILES = 0.022  # between tiles, of the same
WELCOME = 0.85  # seconds that the first sight of the menu takes
_STAGGER = 0.08  # of them between one part and the next
_QUIET = 0.2  # seconds without a change of size until the tables are laid again


class Menu(Page):
    """Go on, set-up, lessons, saved games, rules …, quit; and each game, to be played at once."""

    leads = "keys.leave-menu"
    greeted: ClassVar[bool] = False
    """Whether the welcome has been seen since the program was started."""

    def __init__(self, app: App) -> None:
        self._games = files.game_ids()
        page.look_at_progress(app)
        self._closed: set[Path] = set()
        self._faulty: list[Fault] | None = None
        self._looked_at = list[object]()
        self._to_lay: list[str] = []
        self._seen = False
        self._asked = ""
        """The game about which something was asked when its rules were opened."""
        self._lay_in = 0.0
        self._checked = False
        super().__init__(app)
        greet = not Menu.greeted and app.settings.motion != "off"
        self._welcome = 0.0 if greet else WELCOME
        self._speed = 2.0 if app.settings.motion == "short" else 1.0
        self._parts: list[tuple[pygame.Rect, pygame.Surface]] = []

    def said_first(self) -> Sequence[str]:
        return [NAME, self.app.keys_heard("pages.voice-keys")]

    def build(self) -> Widget:
        app = self.app
        self._latest, self._kept, self._evening = self._look()
        self._continue = MenuButton(wording("pages.menu-go-on"), self._go_on, kind="primary")
        if self._latest and not self._latest.problem:
            self._continue.second = unfinished.opponents(self._latest.sitters)
            self._continue.tip = unfinished.progress(self._latest, datetime.now().astimezone())
        self._named: date | None = None
        self._learn = MenuButton(wording("pages.learn"), self._choose_lessons, sign="learn")
        self._learn.second = wording("pages.menu-with-a-guide")
        puzzles = MenuButton(told("puzzles"), lambda: app.push(scenes.puzzles_scene(app)),
                             sign="hint")  # fmt: skip
        puzzles.second = solved(len(load_days().puzzles))
        self._buttons: list[Button] = [
            MenuButton(
                wording("pages.new-game"),
                lambda: scenes.new_game(app),
                sign="deal",
                kind="plain" if self._latest else "primary",
            ),
            self._learn,
            puzzles,
        ]
        saved = MenuButton(
            wording("pages.saved-title"), lambda: app.push(scenes.saved_scene(app)), sign="saved"
        )
        saved.second = self._kept or ""
        again = _line("", self._another, tip=wording("pages.same-people"))
        if self._evening:
            from cardtable.presenter.career import standing  # read late, as on most days

            again.words = standing(self._evening[0])
        # Those that aren't always there come last: none of the others makes room for them.
        passing: list[Widget] = [
            self._continue if self._latest else _Gap(self._continue),
            saved if self._kept is not None else _Gap(saved),
            *([again] if self._evening else []),
        ]
        lines = [
            _line(wording("pages.about-title"), lambda: app.push(scenes.about_scene(app))),
        ]
        new = not (self._latest or app.settings.has_played)
        asks = new and self._kept is None  # as its button needs the room
        asks = asks and not self._polite and NAMES not in app.settings.tips_seen
        if new or not self._polite:  # later the settings have the way back
            lines.append(
                _line(
                    wording("pages.menu-real-names" if self._polite else "pages.menu-polite"),
                    self._rename,
                    tip=wording("pages.menu-rude"),
                )
            )
        if broken := files.faulty_games():
            words = wording("pages.games-broken", count=len(broken))
            lines.append(_line(words, self._show_failed_games))
        if self._faulty:
            lines.append(_line(page.summary(self._faulty), self._show_faults))
        self._fan = Courts()
        self._fan.shown = not asks
        self._sheet: TitlePage = TitlePage(
            Title(wording("pages.menu-title")),
            Rule(),
            Label(wording("pages.menu-subtitle"), "emphasis", align="centre", soft=True),
            Spacer(6),
            *self._buttons,
            *passing,
            self._fan,
            *([self._names_asked()] if asks else []),
            Grid(
                SignButton(
                    "rules", wording("pages.rules-title"), lambda: app.push(scenes.rules_scene(app))
                ),
                SignButton(
                    "statistics",
                    wording("pages.statistics-title"),
                    lambda: app.push(scenes.statistics_scene(app)),
                ),
                SignButton(
                    "options",
                    wording("pages.settings-title"),
                    lambda: app.push(scenes.settings_scene(app)),
                ),
                SignButton("leave", wording("pages.quit"), app.quit),
                least=58,
                gap=4,
            ),
            Row(*lines, gap=0, align="centre"),
        )
        self._tables = Tiles(
            self._games,
            self._play,
            lambda game: app.push(scenes.setup_scene(app, game)),
            DayTile(lambda: app.push(scenes.today_scene(app)), self._play_day, self._solve_day),
        )
        return _Spread(self._sheet, self._tables)

    def _names_asked(self) -> Widget:
        """The question, at the first start, whether two games may be called what they are."""

        def answer(*, polite: bool) -> None:
            seen = self.app.settings.tips_seen
            self.app.apply(tips_seen=(*seen, NAMES), polite=polite)
            self.rebuild()

        keep = Button(wording("pages.menu-keep-names"), partial(answer, polite=False), wide=10)
        change = Button(wording("pages.menu-polite-ones"), partial(answer, polite=True), wide=10)
        ask = Label(wording("pages.menu-rude-ask"), align="centre")
        return Column(ask, Grid(keep, change, least=120, gap=8), gap=8, middle=True, grow=True)

    # --- the little tables ----------------------------------------------------------------------

    def _play(self, game: str) -> None:
        """Say what the game is, and ask: go on with one, deal, set up, or read the rules first."""
        saves = [one for one in files.saved_games() if not one.busy and not one.problem]
        of = {one.rules: unfinished.known(one.rules, one.own, polite=True)[1] for one in saves}
        self.ui.open(self._question(game, [one for one in saves if of[one.rules] == game]))

    def _question(self, game: str, games: list[Saved]) -> Modal:
        """What the game is about, who would play, and what can be done."""
        from cardtable.presenter.layoutfile import table_of
        from cardtable.table.scenes import lessons

        def button(words: str, action: Callable[[], None], kind: Kind = "plain") -> Button:
            def act() -> None:
                self.ui.close(modal)
                action()

            return Button(words, act, kind=kind)

        app = self.app
        name = unfinished.known(game, polite=self._polite)[0]
        about = table_of(game).about
        head: list[Widget] = [Label(name, "heading", align="centre"), Label(about, align="centre")]
        if not games and (first := lessons.first_rules(app.settings, game)):
            which = unfinished.known(first, polite=self._polite)[0]
            words = wording("pages.menu-first-game", which=which, about=_rules(first).about)
            head.append(Label(words, "small", align="centre", soft=True))
        guide = lessons.guide_to(game)
        learn = (
            wording("pages.menu-learn-minutes", minutes=guide.minutes)
            if guide
            else wording("pages.learn")
        )
        buttons = [
            button(wording("pages.menu-deal-new" if games else "pages.play"),
                   partial(self._deal, game), "plain" if games else "primary"),
            button(learn, partial(self._look_up, game, partial(self._teach, game))),
            button(wording("pages.menu-tile-players"),
                   lambda: app.push(scenes.setup_scene(app, game))),
            button(wording("pages.menu-read-the-rules"), partial(self._look_up, game,
                                             lambda: app.push(scenes.rules_scene(app, game)))),
        ]  # fmt: skip
        if games:
            latest = games[0]
            done = unfinished.progress(latest, datetime.now().astimezone())
            [(which, _)] = unfinished.titles([latest], polite=self._polite)
            count = len(games)
            words = wording("pages.menu-unfinished", count=count, which=which, progress=done,
                            company=unfinished.company(latest.sitters))  # fmt: skip
            head.append(Label(words, "small", align="centre", soft=True))
            again = wording("pages.menu-go-on-with-one", count=count)
            buttons.insert(0, button(again, partial(self._open, latest), "primary"))
        modal = Modal(*head, *buttons, button(wording("pages.cancel"), lambda: None), widest=440)
        return modal

    def _teach(self, game: str) -> None:
        """Begin the guide to a game never learned, else go to its lessons."""
        from cardtable.table.scenes import lessons

        lessons.learn(self.app, self.ui, _rules(game), lessons.guide_to(game))

    def _choose_lessons(self) -> None:
        """Ask which game's lessons are wanted."""
        from cardtable.table.scenes import lessons

        def choice(game: str) -> Button:
            def act() -> None:
                self.ui.close(modal)
                self.app.push(scenes.lessons_scene(self.app, _rules(game)))

            button = Button(unfinished.known(game, polite=self._polite)[0], act, tall=TALL)
            earned, most = lessons.stars_of(game)
            button.second = (
                wording("pages.menu-tile-earned", earned=earned, count=most)
                if earned
                else wording("pages.menu-new-to-you")
            )
            return button

        modal = Modal(
            Label(wording("pages.learn"), "heading", align="centre"),
            Label(wording("pages.menu-lessons-about"), align="centre"),
            *[choice(game) for game in self._games],
            Button(wording("pages.cancel"), lambda: self.ui.close(modal), kind="line"),
            widest=440,
        )
        self.ui.open(modal)

    def _look_up(self, game: str, go: Callable[[], None]) -> None:
        """Go to the rules or the lessons; the way back leads to the same question."""
        self._asked = game
        go()

    def _deal(self, game: str) -> None:
        """Start a game with the last choices for it, or with the usual ones."""

        def deal() -> None:
            self.app.grow_from(self._tables.table(game).rect)
            self.app.push(scenes.dealt_scene(self.app, game))

        before_first(self.app, self.ui, deal)

    def _look_of(self, game: str) -> Theme:
        """The theme of a game's own table."""
        from cardtable.presenter.layoutfile import backdrop_of

        return self.app.theme.at(backdrop_of(game))

    def _lay(self, game: str) -> None:
        """Make one table's picture; making all of them would delay the menu."""
        from cardtable.presenter.layoutfile import table_of
        from cardtable.table.scenes import lessons

        table = self._tables.table(game)
        rules = _rules(game)
        name = rules.names.shown(polite=self.app.settings.polite)
        theme, titles = self._look_of(game), rules.game.titles(rules)
        table.stars = lessons.stars_of(game)
        like = self._last_time(game) or table_of(game).like
        table.lay(name, game_seats_words(rules), theme, self.app.faces, titles, like)
        if not self._to_lay:
            self._fan.lay(self.app.faces)
        if not self._to_lay and any(one.stars[0] for one in self._tables.tables):
            earned, most = (sum(each) for each in zip(*(one.stars for one in self._tables.tables),
                                                      strict=True))  # fmt: skip
            self._learn.second = wording("pages.menu-tile-earned", earned=earned, count=most)
            self._learn.mark()

    def _last_time(self, game: str) -> str:
        """What would be dealt, where that is something else than the game as it usually is."""
        last, options = (self.app.settings.last_setup.get(key) for key in ("last", "options"))
        pair = last.get(game) if isinstance(last, dict) else None
        id_ = pair[0] if isinstance(pair, list) and pair else ""
        changed = isinstance(options, dict) and bool(options.get(id_))
        if not isinstance(id_, str) or not is_id(id_) or (id_ == game and not changed):
            return ""
        try:
            name = _rules(id_).names.shown(polite=self._polite)
        except files.DataError:
            return ""
        from cardtable.presenter.houserules import of_changed  # most tiles deal the usual game

        return wording("pages.menu-as-last-time", name=of_changed(name, changed=changed))

    # --- the day --------------------------------------------------------------------------------

    def _play_day(self) -> None:
        """Deal the day's deal, or go on with it."""
        scenes.play_day(self.app, self.ui, today())

    def _solve_day(self) -> None:
        """Open the day's puzzle."""
        if (puzzle := puzzle_of(today())) is not None:
            scenes.solve_day(self.app, puzzle, today())

    # --- unfinished games -----------------------------------------------------------------------

    @property
    def _polite(self) -> bool:
        return self.app.settings.polite

    def _rename(self) -> None:
        """Show the games under their other names; the settings can do that at any time."""
        self.app.apply(polite=not self._polite)
        self.rebuild()

    def _another(self) -> None:
        """Another game for the people of the evening that goes on."""
        self.app.push(scenes.setup_scene(self.app, again=self._evening))

    def _look(self) -> tuple[Saved | None, str | None, tuple[Evening, list[Player]] | None]:
        """The game that *Go on* opens; how many are saved, in words; the evening.

        The words are None where none is saved or can be put back. An evening is that of several
        people, or one of so many games.
        """
        paths = files.list_saves()
        games = (files.saved_game(path) for path in paths if path not in self._closed)
        latest = next((game for game in games if not game.busy), None)
        evening = evening_before(time())
        evening = evening if evening and is_told(*evening) else None
        kept = wording("pages.menu-games", count=len(paths)) if paths else ""
        if not (paths or files.no_saves() or files.deleted_games()):
            return latest, None, evening
        return latest, kept, evening

    def _go_on(self) -> None:
        assert self._latest is not None
        if not self._latest.problem:
            self._open(self._latest)
            return
        # Perhaps its backup can be read. If not, the file is renamed and an older game is opened.
        from cardtable.session import latest_game

        problems: list[str] = []
        session = latest_game(problems)
        if session:
            session.notices[:0] = problems
            self.app.push(scenes.play_scene(self.app, session))
            return
        self.rebuild()
        self.ui.toast(" ".join(problems) or wording("pages.menu-nothing-to-continue"))

    def _open(self, game: Saved) -> None:
        session, problem = unfinished.reopen(game.path)
        if session:
            self.app.push(scenes.play_scene(self.app, session))
            return
        if problem != unfinished.busy():
            self._closed.add(game.path)  # next time *Go on* names an older game
        self.rebuild()
        self.ui.toast(problem, seconds=8)

    def _name_it(self) -> None:
        """Name the game that *Go on* opens, and the day: late, as reading these takes time."""
        self._named = day = today()
        days, puzzle, deal = load_days(), puzzle_of(day), deal_of(day)
        done, polite = days.of(day), self._polite
        played = told(
            "tile-deal", game=deal.rules.names.shown(polite=polite), others=deal.seats - 1
        )
        if done.share is not None:
            played = told("deal-done", ended=ended(done.share))
        solved = told("no-puzzle")
        if puzzle is not None:
            name = unfinished.known(puzzle.rules, polite=polite)[0]
            solved = told("tile-puzzle", game=name, stars=done.stars)
        self._tables.day.tell(day, played, solved, days.streak(day))
        if self._latest and not self._latest.problem:
            [(name, _)] = unfinished.titles([self._latest], polite=self._polite)
            self._continue.words = wording("pages.menu-go-on-with", name=name)

    # --- rules files of one's own ---------------------------------------------------------------

    def _look_for_faults(self) -> None:
        """Read the player's own rules files, if they have changed since the last look."""
        stamps = files.own_rules_stamps()
        if self._faulty is not None and stamps == self._looked_at:
            return
        self._looked_at, before = [*stamps], self._faulty
        self._faulty = files.faulty_rules()
        if self._faulty != (before or []):
            self.rebuild()

    def _show_failed_games(self) -> None:
        """What's wrong with games from elsewhere, where they are, and how to be rid of them."""
        folder = files.games_folder()

        def show() -> None:
            with suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
            page.show_folder(folder, self.ui.toast)

        modal = Modal(
            Label(wording("pages.games-broken", count=len(files.faulty_games())), "subheading"),
            *[Label(unfinished.apart(str(fault)), most=10) for fault in files.faulty_games()],
            Label(wording("pages.games-how", folder=unfinished.apart(str(folder))), soft=True),
            Row(
                Button(wording("pages.games-open"), show),
                Button(wording("pages.close"), lambda: self.ui.close(modal), kind="primary"),
                gap=14,
                align="end",
            ),
            widest=560,
        )
        self.ui.open(modal)

    def _show_faults(self) -> None:
        def close() -> None:
            self.ui.close(modal)

        modal = Modal(
            Label(page.summary(self._faulty or ()), "subheading"),
            *page.listed(self._faulty or (), self.ui.toast),
            Button(wording("pages.close"), close, kind="primary"),
            widest=560,
        )
        self.ui.open(modal)

    # --- time -----------------------------------------------------------------------------------

    def resized(self) -> None:
        super().resized()
        self._lay_in = _QUIET if any(table.name for table in self._tables.tables) else 0.0
        self._to_lay = list(self._games)
        self._parts = []

    def update(self, dt: float) -> None:
        super().update(dt)
        welcoming = self._welcome < WELCOME
        self._lay_in -= dt
        while self._to_lay and self._seen and self._lay_in <= 0:
            game = self._to_lay.pop(0)
            quick = self._tables.table(game).at_hand(self._look_of(game))
            self._lay(game)
            if not quick:
                break
        if self._seen and self._named != today():  # also when midnight has passed
            self._name_it()
        if self._welcome < WELCOME and not self._to_lay:
            self._welcome += dt * self._speed
        ready = self._seen and not self._to_lay and self._welcome >= WELCOME and not self.ui.layers
        if ready and not self._checked:
            self._checked = True
            self._look_for_faults()
        Menu.greeted = True
        # after the last picture of the welcome comes one with all that is told by now
        self.dirty = self.dirty or self.ui.dirty or welcoming
        self.animating = bool(self._to_lay) or self._welcome < WELCOME

    def back(self) -> None:
        """Escape does not quit, so nobody quits by accident."""

    def leave(self) -> None:
        super().leave()
        self._parts = []
        self.app.theme.forget()  # a game needs the room
        self.app.faces.sharpen()

    def enter(self) -> None:
        self._checked = False
        games, self._games = self._games, files.game_ids()
        if games != self._games:
            self.rebuild()
        if (self._latest, self._kept, self._evening) != self._look():
            self.rebuild()
        super().enter()
        if self.app.settings.notices:
            self.ui.toast(" ".join(self.app.settings.notices), seconds=12)
            self.app.settings = replace(self.app.settings, notices=())
        if self.ui.focus is None:
            first = self._continue if self._latest else self._buttons[0]
            self.ui.set_focus(first, by_keyboard=self.app.by_keyboard)
        if self._asked:
            asked, self._asked = self._asked, ""
            self._play(asked)

    def took(self, rules: Rules, *, alone: bool = True) -> None:
        """The set-up opens with them."""
        self._games = files.game_ids()
        self.rebuild()
        if alone:
            self.app.push(scenes.setup_scene(self.app, rules=rules.id))

    def handle(self, event: pygame.Event) -> bool:
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self._welcome = WELCOME  # a key or click skips the welcome
            self.app.canvas.whole = True
        return super().handle(event)

    # --- welcome --------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        self._seen = True
        if self._welcome >= WELCOME:
            if self._parts:
                self._parts = []
                canvas.whole = True
            super().draw(canvas)
            return
        canvas.whole = True
        self.ui.take_damage()
        self.ground(canvas, canvas.rect)
        if not self._to_lay and not self._parts:
            self._parts = self._cut_out(canvas)
        for number, (rect, image) in enumerate(self._parts):
            # dealt from under the title page, one after the other
            start = number * _STAGGER
            share = (self._welcome - start) / (WELCOME - _STAGGER * len(self._parts))
            eased = glide(min(1.0, max(0.0, share)))
            away = 1 - eased
            place = rect.move(
                round((self._sheet.rect.centerx - rect.centerx) * away),
                round((self._sheet.rect.centery - rect.centery) * away),
            )
            image.set_alpha(round(255 * min(1.0, eased * 1.5)))
            canvas.blit(image, place)
        self._sheet.draw_all(canvas, canvas.rect)

    def _cut_out(self, canvas: Canvas) -> list[tuple[pygame.Rect, pygame.Surface]]:
        """Each table as a picture of its own."""
        page = Canvas(pygame.Surface(canvas.size, pygame.SRCALPHA))
        margin = 2 * self.theme.px(14)
        parts = []
        for table in self._tables.children:
            table.draw(page)
            rect = table.rect.inflate(margin, margin).clip(canvas.rect)
            if not (rect.w and rect.h):
                continue  # it is scrolled to
            parts.append((rect, page.surface.subsurface(rect).copy()))
            page.fill((0, 0, 0, 0))
        return parts


def _rules(game: str) -> Rules:
    return files.load_rules(game)


class _Spread(Widget):
    """The title page at the left, the tables at the right."""

    def __init__(self, sheet: TitlePage, tables: Tiles) -> None:
        super().__init__()
        self._sheet, self._tables = sheet, tables
        self._shown: Widget = Scroll(tables, high=tables.high) if tables.many else tables
        self.adopt(sheet, self._shown)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        unit = min(rect.height, rect.width * 2 / 3)
        margin, gap = round(_MARGIN * unit), round(_BETWEEN_TILES * unit)
        inside = rect.inflate(-2 * margin, -2 * margin)
        left = pygame.Rect(inside)
        left.width = round(min(_SHARE * rect.width, _WIDEST * unit))
        self._sheet.place(left)
        inside.width -= left.width + gap
        inside.left = left.right + gap
        self._tables.gap, self._tables.room = gap, inside.height
        self._shown.place(inside)


def _line(words: str, action: Callable[[], None], tip: str = "") -> Button:
    return Button(words, action, kind="line", style="small", tall=34, tip=tip)
