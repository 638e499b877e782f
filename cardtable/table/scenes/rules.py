"""The rules of a game to read, with its headings beside them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from cardtable import files
from cardtable.engine.cards import Card
from cardtable.engine.rules import Rules
from cardtable.presenter import rulespage
from cardtable.presenter.layoutfile import TableData, backdrop_of, table_of
from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.presenter.rulespage import NAMES, READER, Figure, Pile, figures_of
from cardtable.presenter.status import Seated, seated
from cardtable.table.app import App
from cardtable.table.board.board import Board
from cardtable.table.board.motion import PACES
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.telling import Telling
from cardtable.table.drawing import paint
from cardtable.table.drawing.card_pictures import CardFaces, CardPainter
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.stage import Canvas, Stage
from cardtable.table.drawing.theme import Theme
from cardtable.table.keyboard import meant
from cardtable.table.scenes.page import Contents, Page
from cardtable.table.scenes.tiles import GameTabs
from cardtable.table.widgets.boxes import Column, Columns, Hairline, Panel, Scroll
from cardtable.table.widgets.controls import Label, Toggle
from cardtable.table.widgets.richtext import Broad, Finder, RichText
from cardtable.table.widgets.ui import Widget

CARD = 62  # how high a card is, at scale 1
PAD = 10
GAP = 14  # between two piles
BESIDE = 190  # how wide a sentence is at least that stands beside the cards
ASIDE = 14  # between it and them
NAME = 3  # between the name of a pile and its cards
LAST = 4  # so many cards of a pile are seen
APART = (0.46, 0.72)  # of a card's width: from one card of a stack to the next, of a hand


class _Set(NamedTuple):
    """How a figure fits some width."""

    cloth: tuple[int, int]
    piles: list[tuple[int, int]]
    """Where each pile's name begins, on the cloth."""
    lines: list[str]
    words: tuple[int, int]
    """Where the sentence begins, from the figure's own corner."""
    tall: int


class FigureView(Widget):
    """The cards on a cloth of their own, and the sentence beside it, or under it."""

    def __init__(self, figure: Figure, faces: CardFaces, back: str = "") -> None:
        """`back` is the back of this game's cards, where it has one of its own."""
        super().__init__()
        self.figure, self._faces, self._back = figure, faces, back

    @property
    def spoken(self) -> str:
        return self.figure.text

    def measure(self, width: int) -> tuple[int, int]:
        return width, self._set(width).tall

    def _set(self, width: int) -> _Set:
        theme, px = self.theme, self.theme.px
        line = theme.line_height("small")
        piles, cloth = self._places(width)
        left = cloth[0] + px(ASIDE)
        if width - left >= px(BESIDE):
            lines = theme.wrap(self.figure.text, width - left, "small")
            down = max(0, cloth[1] - line * len(lines)) // 2
            return _Set(cloth, piles, lines, (left, down), max(cloth[1], line * len(lines)))
        lines = theme.wrap(self.figure.text, width, "small")
        down = cloth[1] + px(4)
        return _Set(cloth, piles, lines, (0, down), down + line * len(lines))

    def _places(self, width: int) -> tuple[list[tuple[int, int]], tuple[int, int]]:
        """Where each pile's name begins, and how large the cloth is: side by side, then below."""
        px = self.theme.px
        x = y = px(PAD)
        tall = self.theme.line_height("small") + px(NAME + CARD + PAD)
        wide = 0
        places: list[tuple[int, int]] = []
        for pile in self.figure.piles:
            room = self._width(pile)
            if places and x + room > width - px(PAD):
                x, y = px(PAD), y + tall
            places.append((x, y))
            wide = max(wide, x + room + px(PAD))
            x += room + px(GAP)
        return places, (min(wide, width), y + tall)

    def _width(self, pile: Pile) -> int:
        card = self._faces.size(self.theme.px(CARD))[0]
        step = round(card * APART[not pile.stacked])
        return max(card + step * (len(_seen(pile)) - 1), self.theme.width(pile.title, "small"))

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        made = self._set(rect.w)
        key = ("figure", self.figure.rule, self.figure.text, made.cloth)
        canvas.blit(theme.kept(key, lambda: self._cloth(theme, made)), rect)
        x, y = rect.x + made.words[0], rect.y + made.words[1]
        for line in made.lines:
            canvas.blit(theme.text(line, "small", theme.palette.ink_soft), (x, y))
            y += theme.line_height("small")

    def _cloth(self, theme: Theme, figure: _Set) -> pygame.Surface:
        made = paint.swatch(theme, figure.cloth)
        soft = theme.palette.on_cloth_soft
        for pile, (x, y) in zip(self.figure.piles, figure.piles, strict=True):
            made.blit(theme.text(pile.title, "small", soft, on="cloth"), (x, y))
            self._lay(made, pile, x, y + theme.line_height("small") + theme.px(NAME))
        edge = mix(theme.palette.cloth.light, theme.palette.on_cloth, 0.3)
        return paint.framed(made, theme, edge, theme.px(1.5))

    def _lay(self, made: pygame.Surface, pile: Pile, x: int, y: int) -> None:
        height = self.theme.px(CARD)
        wide, pad = self._faces.size(height)[0], self._faces.pad(height)
        run = _seen(pile)
        if not run:
            edge = self.theme.palette.on_cloth_soft
            made.blit(paint.outline(self.theme, (wide, height), edge, 1), (x, y))
        for number, one in enumerate(run):
            left = x + number * round(wide * APART[not pile.stacked])
            made.blit(self._face(one, height), (left - pad, y - pad))
            if one in self.figure.lit:
                frame = self._faces.mark("chosen", height).image
                card = pygame.Rect(left, y, wide, height)
                made.blit(frame, frame.get_rect(center=card.center))

    def _face(self, card: Card | None, height: int) -> pygame.Surface:
        if card is None:
            return self._faces.back(height, which=self._back)
        return self._faces.face(card.name, height)


def _seen(pile: Pile) -> tuple[Card | None, ...]:
    return pile.cards[-LAST:] if pile.stacked else pile.cards


SHAPE = 0.62  # of the width: how high the picture is
NAME_PAD = (7, 3)  # round a name, at scale 1


class TableMap(Broad):
    """The table as wide as the text, and the sentence under it."""

    def __init__(self, figure: Figure, faces: CardFaces, data: TableData) -> None:
        super().__init__()
        self.figure, self._faces, self._data = figure, faces, data

    @property
    def spoken(self) -> str:
        places = ", ".join(pile.title for pile in self.figure.piles)
        return wording("pages.rules-figure", text=self.figure.text, places=places)

    def measure(self, width: int) -> tuple[int, int]:
        lines = len(self.theme.wrap(self.figure.text, width, "small"))
        tall = round(width * SHAPE) + self.theme.px(4)
        return width, tall + lines * self.theme.line_height("small")

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        size = (rect.w, round(rect.w * SHAPE))
        key = ("table map", self.figure.text, size)
        canvas.blit(theme.kept(key, lambda: self._table(theme, size)), rect)
        y = rect.y + size[1] + theme.px(4)
        for line in theme.wrap(self.figure.text, rect.w, "small"):
            canvas.blit(theme.text(line, "small", theme.palette.ink_soft), (rect.x, y))
            y += theme.line_height("small")

    def _table(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        state = self.figure.state
        assert state is not None
        made = pygame.Surface(size).convert()
        board = Board(state.view(READER), self._data, PACES["off"], made.get_rect())
        board.resize(made.get_rect(), (0, 0))
        telling = Telling(seated={seat: self._seated(board, seat) for seat in state.seats})
        painter = PicturePainter(CardPainter(self._faces, self._data.backs))
        picture = painter.picture(board, theme, telling)
        Stage(on_page=True).draw(Canvas(made), theme, picture)
        self._name(made, board, theme)
        return paint.framed(made, theme, theme.palette.cloth.light, theme.px(1.5))

    def _seated(self, board: Board, seat: str) -> Seated:
        name = wording("pages.rules-you") if seat == READER else NAMES.get(seat, seat)
        return seated(board.table, self._data, seat, name=name, detail="", turn=False, dots=-1)

    def _name(self, made: pygame.Surface, board: Board, theme: Theme) -> None:
        """A slip of paper at each place, with its name; none lies over another."""
        px, palette = theme.px, theme.palette
        taken: list[pygame.Rect] = []
        for pile in self.figure.piles:
            words = theme.text(pile.title, "small", palette.ink)
            slip = words.get_rect().inflate(2 * px(NAME_PAD[0]), 2 * px(NAME_PAD[1]))
            spot = _middle(board, pile.zone)
            slip.center = spot.center
            slip.clamp_ip(made.get_rect())
            if slip.collidelist(taken) >= 0:
                levels = [Clearance(taken, made.get_width() / 3)]
                bounds = made.get_rect().inflate(-px(6), -px(6))
                found = nearest_free([slip.size], spot, bounds, levels, step=max(2, px(4)))
                slip = found[1] if found is not None else slip
            taken.append(slip)
            made.blit(paint.box(theme, slip.size, palette.paper, radius=px(3)), slip)
            made.blit(words, words.get_rect(center=slip.center))


def _middle(board: Board, zone: str) -> pygame.Rect:
    """Where a zone's cards lie; its place, where there are none."""
    rects = [board.plan.poses[one.id].rect for one in board.table.zones[zone]]
    area = pygame.Rect(rects[0] if rects else board.plan.zones[zone].rect)
    area = area.unionall([pygame.Rect(rect) for rect in rects])
    return pygame.Rect(area.centerx - 1, area.centery - 1, 2, 2)


_CONTENTS = 0.19  # of the width: the list of headings
_ROOM = 940  # of a window that has room for it, at scale 1


class RulesPage(Page):
    """The page of one game; where there are several, a choice of them above it."""

    def __init__(self, app: App, rules: str | Rules = "", heading: str = "") -> None:
        """`rules` are those of a table, or an id of some; `heading` is a text to begin at."""
        self._games = files.game_ids()
        self._rules = rules or self._games[0]
        self._sought = ""
        super().__init__(app)
        self._start = heading

    @property
    def theme(self) -> Theme:
        """It lies on the table of its game."""
        return self.app.theme.at(backdrop_of(self._game))

    @property
    def _game(self) -> str:
        """The game whose page it is."""
        if isinstance(self._rules, Rules):
            return self._rules.game.ID
        ours = [g for g in self._games if self._rules == g or self._rules.startswith(f"{g}-")]
        return max(ours, key=len, default="")

    def _read(self, rules: str | Rules) -> Rules:
        """The rules that are meant. Raises DataError."""
        return rules if isinstance(rules, Rules) else files.load_rules(rules)

    def _page(self, rules: str | Rules) -> str:
        """The page of the game, with the house rules of these rules in words."""
        polite = self.app.settings.polite
        try:
            played = self._read(rules)
            page = files.rules_page(played.game.ID, polite=polite)
        except files.DataError as error:
            return wording("pages.rules-none", error=str(error))
        return rulespage.on_page(page, played, polite=polite)

    def _figures(self) -> list[tuple[str, Widget]]:
        """The small positions in the text; a damaged file costs no more than these."""
        try:
            figures = figures_of(self._read(self._rules))
        except files.DataError:
            return []
        data, faces = table_of(self._game), self.app.faces
        back = data.backs.get("any", "")
        return [
            (one.rule, TableMap(one, faces, data) if one.whole else FigureView(one, faces, back))
            for one in figures
        ]

    def build(self) -> Widget:
        numbers = self.app.settings.rule_numbers
        page = self._page(self._rules)
        page = page if numbers else rulespage.for_players(page)
        self._text = RichText(page, self._follow, self._figures(), numbers=numbers)
        switch = Toggle(wording("pages.rules-numbers"), numbers, self._number)
        self._scroll = Scroll(Column(self._text, Hairline(), switch, gap=12), focusable=True)
        text = self._text
        headings = [
            (Label(h.text), partial(text.top, h.block)) for h in text.headings if h.level <= 2
        ]
        self._contents = Contents(self._scroll, headings)
        self._finder = Finder(
            self._text, self._scroll, self._sought, self._seek, wording("pages.rules-find")
        )
        shares = _CONTENTS, 1 - _CONTENTS
        sheet = Columns(
            self._contents,
            Panel(self._scroll, pad=12, grow=True),
            gap=16,
            least=0,
            shares=shares,
            grow=True,
        )
        if len(self._games) < 2:
            return self.headed(wording("pages.rules-title"), sheet, beside=[self._finder])
        games = {game: (self._title(game), "") for game in self._games}
        choice = GameTabs(self.app, games, self._game, self._choose)
        return self.headed(wording("pages.rules-title"), choice, sheet, beside=[self._finder])

    def _number(self, on: bool) -> None:
        self.app.remember(rule_numbers=on)
        self.rebuild()

    def _seek(self, wanted: str) -> None:
        """Remember what is looked for: another game's page is searched for the same."""
        self._sought = wanted

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._finder.anywhere(meant(event)):
            self.dirty = True
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        self._contents.follow()
        super().update(dt)

    def _title(self, game: str) -> str:
        return self._page(game).split("\n", 1)[0].lstrip("# ").strip() or game

    def _choose(self, game: str) -> None:
        self._rules = game
        self.rebuild()

    def _go(self, block: int) -> None:
        self._scroll.scroll_to(self._text.top(block))

    def _follow(self, target: str) -> None:
        """A link within the page leads to the heading of that name."""
        wanted = target.removeprefix("#").replace("-", "").casefold()
        for heading in self._text.headings:
            letters = "".join(c for c in heading.text.casefold() if c.isalnum())
            if target.startswith("#") and letters == wanted:
                self._go(heading.block)
        game = target.removesuffix(".md").rsplit("/", 1)[-1]
        if game in self._games:
            self._choose(game)

    def resized(self) -> None:
        self._contents.shown = self.app.canvas.rect.w >= self.theme.px(_ROOM)
        super().resized()
        if self._start:
            block = self._text.find(self._start)
            self._start = ""
            if block is not None:
                self._go(block)

    def enter(self) -> None:
        super().enter()
        if self.ui.focus is None:
            self.ui.set_focus(self._scroll, by_keyboard=self.app.by_keyboard)
