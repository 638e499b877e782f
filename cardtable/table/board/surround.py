"""What stands around a table: icons in the corner, buttons for moves, log and guide beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from cardtable.presenter.composition import Side
from cardtable.table.board.logpanel import LEAST_TABLE, WIDTH, LogPanel
from cardtable.table.board.plan import unit_of
from cardtable.table.board.tags import Hung, Tag, hang
from cardtable.table.board.toolbar import Toolbar, corner, places
from cardtable.table.widgets.guidepanel import GuidePanel
from cardtable.table.widgets.icons import IconButton
from cardtable.table.widgets.ui import Widget

BESIDE_LOG = 0.6  # of its column: the most that a guide leaves to the log under it
MOST = 5  # so many buttons have room above the hand; more of them lie in a menu


@dataclass(frozen=True, slots=True)
class Action:
    """A button for a move, or for something else that can be done now."""

    words: str
    key: Hashable
    at: str = ""
    """The zone at which it stands; empty: in the room for buttons."""
    hindrance: str = ""
    """Why it can't be used just now, and only keeps its place; empty: it can."""
    tip: str = ""
    """What it does and costs, where its words don't say all of that."""
    side: Side = "left"
    """On which side of its zone its tag hangs."""
    rise: float = 0.0
    """How far above the middle of that side, in units."""
    urgent: bool = False
    letter: str = ""
    """The key that does the same."""
    faint: bool = False
    """Its tag is dark though it can be pressed: there is nothing yet to press it for."""


class Surround(Widget):
    """The root of a table's widgets. The scene tells where buttons go, by `hang`."""

    def __init__(self, log: LogPanel, act: Callable[[Hashable], None]) -> None:
        super().__init__()
        self.icons: list[IconButton] = []
        self.log = log
        self.guide: GuidePanel | None = None
        """The guide of a lesson, over the log."""
        self.buttons: list[Tag] = []
        self._act = act
        self.left_handed = False
        """Whether the icons stand in the left corner."""
        self._shown: tuple[Action, ...] = ()
        self._hung: Hung | None = None
        self.cords: tuple[tuple[tuple[int, int, int, int], str], ...] = ()
        """Where tags hang, and the zone of each."""
        self.adopt(log)

    def stand(self, toolbar: Toolbar) -> None:
        """The icons in the corner from now on."""
        self.icons = list(toolbar.icons.values())
        self.adopt(*self.icons)

    def lead(self, guide: GuidePanel) -> None:
        """A guide stands beside the table from now on."""
        self.guide = guide
        self.adopt(guide)

    @property
    def controls(self) -> list[Widget]:
        """Everything that can be pressed, but for the log: buttons, the guide's, icons."""
        guides = self.guide.buttons if self.guide is not None else []
        return [*self.buttons, *guides, *self.icons]

    def table_area(self, window: pygame.Rect) -> pygame.Rect:
        """What the log and the guide leave to the table."""
        wide = self.guide.breadth(window) if self.guide is not None else 0
        if self.log.shown:
            least = max(window.w - LEAST_TABLE, window.w // 3)
            wide = max(wide, min(self.theme.px(WIDTH), least))
        return pygame.Rect(window.x, window.y, window.w - wide, window.h)

    def corner(self) -> tuple[int, int]:
        """What the icons take of the table's upper corner."""
        return corner(len(self.icons), unit_of(self.table_area(self.rect)))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        area = self.table_area(rect)
        found = places(len(self.icons), area, unit_of(area), left=self.left_handed)
        for icon, place in zip(self.icons, found, strict=True):
            icon.place(place)
        beside = pygame.Rect(area.right, rect.y, rect.right - area.right, rect.h)
        if self.guide is not None:
            high = round(beside.h * BESIDE_LOG) if self.log.shown else beside.h
            self.guide.stand_in(pygame.Rect(beside.x, beside.y, beside.w, high))
            top = self.guide.rect.bottom + self.theme.px(8)
            beside = pygame.Rect(beside.x, top, beside.w, beside.bottom - top)
        self.log.place(beside)
        self._place_buttons()

    def hang(self, hung: Hung) -> None:
        """Where buttons hang."""
        if hung != self._hung:
            turned = self._hung is None or self._hung.mirrored != hung.mirrored
            self._hung = hung
            if turned:
                self.place(self.rect)  # the icons change sides
            self._place_buttons()

    def taken(self) -> tuple[tuple[int, int, int, int], ...]:
        """Where icons, buttons and the guide are: left, top, width and height of each."""
        guide = [self.guide] if self.guide is not None else []
        every = (one.rect for one in (*self.icons, *self.buttons, *guide) if one.shown)
        return tuple((one.x, one.y, one.w, one.h) for one in every)

    @property
    def offered(self) -> list[Hashable]:
        """What the buttons are for, one after the other."""
        return [one.key for one in self._shown]

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons, and no others."""
        if tuple(actions) == self._shown:
            return
        self._shown = tuple(actions)
        focus = self.ui.focus
        for button in self.buttons:
            self.ui.damage(button.rect)
            self.children.remove(button)
        if focus in self.buttons:
            self.ui.set_focus(None, by_keyboard=False)
        if self.ui.hover in self.buttons:
            self.ui.point(None)
        if self.ui.held in self.buttons:
            self.ui.held = None
        self.buttons = [self._tag(each) for each in self._shown]
        for each, button in zip(self._shown, self.buttons, strict=True):
            button.enabled, button.hindrance = not each.hindrance, each.hindrance
        self.adopt(*self.buttons)
        self._place_buttons()

    def _tag(self, each: Action) -> Tag:
        """A button, as a tag."""
        act = partial(self._act, each.key)
        tag = Tag(
            each.words, act, urgent=each.urgent, letter=each.letter, tip=each.tip, rise=each.rise
        )
        tag.faint = each.faint
        return tag

    def _place_buttons(self) -> None:
        """Each tag beside what it acts on."""
        self.cords = ()
        if self._ui is None or not self.buttons or not self.rect.w or self._hung is None:
            return
        hung, every = self._hung, zip(self.buttons, self._shown, strict=True)
        tags = [(one, each.at, each.side) for one, each in every]
        for one in self.buttons:
            self.ui.damage(one.rect)
        icons = tuple((one.rect.x, one.rect.y, one.rect.w, one.rect.h) for one in self.icons)
        cords = hang(tags, hung._replace(cards=(*hung.cards, *icons)))
        self.cords = tuple(((one.x, one.y, one.w, one.h), zone) for one, zone in cords)
        for one in self.buttons:
            one.mark()
