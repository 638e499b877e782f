"""What stands around a table: icons in the corner, buttons for moves, log and guide beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count

import pygame

from cardtable.presenter.composition import Side
from cardtable.table.board.clothwords import LINE
from cardtable.table.board.logpanel import LEAST_TABLE, WIDTH, LogPanel
from cardtable.table.board.plan import unit_of
from cardtable.table.board.tags import Hung, Tag, hang
from cardtable.table.board.toolbar import Toolbar, corner, places
from cardtable.table.widgets.controls import CONTROL, Button
from cardtable.table.widgets.guidepanel import GuidePanel
from cardtable.table.widgets.icons import IconButton
from cardtable.table.widgets.ui import Widget

TALLEST_BUTTON = 0.074  # and higher buttons the reader's cards
BESIDE_LOG = 0.6  # of its column: the most that a guide leaves to the log under it
ON_ZONE = 1.25  # of a zone's width: so wide is a larger button there
GROWN = 8  # steps in which larger buttons are tried
MOST = 5  # so many buttons have room above the hand; more of them lie in a menu


@dataclass(frozen=True, slots=True)
class Action:
    """A button for a move, or for something else that can be done now."""

    words: str
    key: Hashable
    primary: bool = False
    at: str = ""
    """The zone at which it stands; empty: in the room for buttons."""
    slot: int = -1
    """Its place among the buttons at the side, from below: where one is pressed, no other one
    appears by the next press. -1: the first that is free above the others."""
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
    """The root of a table's widgets. The scene tells where buttons go, by `actions_in`."""

    def __init__(self, log: LogPanel, act: Callable[[Hashable], None]) -> None:
        super().__init__()
        self.icons: list[IconButton] = []
        self.log = log
        self.guide: GuidePanel | None = None
        """The guide of a lesson, over the log."""
        self.buttons: list[Button] = []
        self._act = act
        self.left_handed = False
        """Whether the icons stand in the left corner."""
        self._shown: tuple[Action, ...] = ()
        self._room = pygame.Rect(0, 0, 0, 0)
        self._zones: Mapping[str, pygame.Rect] = {}
        self._growth = 1.0
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

    def actions_in(
        self, room: pygame.Rect, zones: Mapping[str, pygame.Rect], growth: float = 1.0
    ) -> None:
        """The room for the buttons of moves, and the zones at which some of them stand.

        Where text is larger by `growth`, so are they, as long as they don't need more of the room.
        """
        if room != self._room or zones != self._zones or growth != self._growth:
            self._room, self._zones, self._growth = room, dict(zones), growth
            self._place_buttons()

    def hang(self, hung: Hung) -> None:
        """Where buttons hang as tags, on a table that is composed."""
        if hung != self._hung:
            turned = self._hung is None or self._hung.mirrored != hung.mirrored
            self._hung = hung
            if turned:
                self.place(self.rect)  # the icons change sides
            self._place_buttons()

    @property
    def standing(self) -> list[Button]:
        """The buttons that stand on their zones."""
        pairs = zip(self.buttons, self._shown, strict=True)
        return [button for button, each in pairs if each.at in self._zones]

    def taken(self) -> tuple[tuple[int, int, int, int], ...]:
        """Where icons, buttons and the guide are: left, top, width and height of each."""
        guide = [self.guide] if self.guide is not None else []
        every = (one.rect for one in (*self.icons, *self.buttons, *guide) if one.shown)
        return tuple((one.x, one.y, one.w, one.h) for one in every)

    @property
    def spare(self) -> tuple[int, int, int, int]:
        """What a guide leaves of its column, if the log isn't there: left, top, width, height."""
        if self.guide is None or self.log.shown:
            return (0, 0, 0, 0)
        above, margin = self.guide.rect, self.theme.px(8)
        top = above.bottom + margin
        return (above.x, top, above.w, max(0, self.rect.bottom - margin - top))

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
        self.buttons = [self._button(each) for each in self._shown]
        for each, button in zip(self._shown, self.buttons, strict=True):
            button.enabled, button.hindrance = not each.hindrance, each.hindrance
        self.adopt(*self.buttons)
        self._place_buttons()

    def _button(self, each: Action) -> Button:
        """A button, as a tag where the table is composed."""
        act = partial(self._act, each.key)
        if self._hung is not None:
            tag = Tag(
                each.words, act, urgent=each.urgent, letter=each.letter, tip=each.tip,
                rise=each.rise,
            )  # fmt: skip
            tag.faint = each.faint
            return tag
        return Button(each.words, act, kind="primary" if each.primary else "plain", tip=each.tip)

    def _hang_tags(self, hung: Hung) -> None:
        """Each tag beside what it acts on."""
        every = zip(self.buttons, self._shown, strict=True)
        tags = [(one, each.at, each.side) for one, each in every if isinstance(one, Tag)]
        for one in self.buttons:
            self.ui.damage(one.rect)
        icons = tuple((one.rect.x, one.rect.y, one.rect.w, one.rect.h) for one in self.icons)
        cords = hang(tags, hung._replace(cards=(*hung.cards, *icons)))
        self.cords = tuple(((one.x, one.y, one.w, one.h), zone) for one, zone in cords)
        for one in self.buttons:
            one.mark()

    def _place_buttons(self) -> None:
        """At their zones; the others from the lower right corner of their room upwards."""
        self.cords = ()
        if self._ui is None or not self.buttons or not self.rect.w:
            return
        if self._hung is not None:
            self._hang_tags(self._hung)
            return
        usual = TALLEST_BUTTON * unit_of(self.table_area(self.rect)) / self.theme.px(CONTROL)
        for button in self.buttons:
            self.ui.damage(button.rect)
        self._size(min(1.0, usual))
        largest, least = min(1.0, usual * self._growth), 1 / max(1.0, self.theme.text_size)
        for step in range(GROWN * (self._growth > 1)):  # as large as there is room for
            if self._holds(largest + (least - largest) * step / GROWN):
                break
        else:
            self._size(least if self._growth > 1 else min(1.0, usual))
        places = [self._zones.get(each.at) for each in self._shown]
        pairs = list(zip(self.buttons, places, strict=True))
        aside = [
            (button, each.slot)
            for button, each, zone in zip(self.buttons, self._shown, places, strict=True)
            if zone is None
        ]
        self._place_aside(aside)
        for zone in {tuple(zone): zone for zone in places if zone is not None}.values():
            here = [button for button, place in pairs if place == zone]
            self._narrowed(zone, here, min(1.0, usual))
            self._place_at(zone, here)
        for button in self.buttons:
            button.mark()

    def _size(self, size: float) -> None:
        for button in self.buttons:
            button.size = size

    def _holds(self, size: float) -> bool:
        """Whether all buttons have room at that size, which they have from now on; else not."""
        before = self.buttons[0].size
        self._size(size)
        pairs = list(zip(self.buttons, self._shown, strict=True))
        self._place_aside([(one, each.slot) for one, each in pairs if each.at not in self._zones])
        aside = [one.rect for one, each in pairs if each.at not in self._zones]
        if all(self._room.contains(rect) for rect in aside):
            return True
        self._size(before)
        return False

    def _narrowed(self, zone: pygame.Rect, buttons: Sequence[Button], usual: float) -> None:
        """Larger buttons on a zone reach only a little beyond it."""
        for button in buttons:
            if len(buttons) > 1:  # one above the other they would cover what is above the zone
                button.size = min(button.size, usual * (0.7 if self._growth > 1 else 1.0))
            while button.size > usual and button.measure(self.rect.w // 3)[0] > ON_ZONE * zone.w:
                button.size = max(usual, button.size - 0.05)

    def _place_at(self, zone: pygame.Rect, buttons: Sequence[Button]) -> None:
        """At the lower edge of a zone: side by side, or where that is too wide as a column.

        Side by side they leave free what is told on that edge: how many cards lie there.
        """
        gap = self.theme.px(8)
        sizes = [button.measure(max(self.rect.w // 3, 1)) for button in buttons]
        across = sum(size[0] for size in sizes) + gap * (len(sizes) - 1)
        bottom = zone.bottom
        if across > zone.w * 1.15:
            for button, (width, high) in reversed(list(zip(buttons, sizes, strict=True))):
                button.place(pygame.Rect(zone.centerx - width // 2, bottom - high, width, high))
                bottom -= high + gap // 4
            return
        unit = unit_of(self.table_area(self.rect))
        bottom -= round(0.8 * min(LINE * unit, self.theme.line_height("small")))
        x = zone.centerx - across // 2
        for button, (width, high) in zip(buttons, sizes, strict=True):
            button.place(pygame.Rect(x, bottom - high, width, high))
            x += width + gap

    def _place_aside(self, pairs: Sequence[tuple[Button, int]]) -> None:
        """Each in its slot, from below, in columns that grow to the left."""
        if not pairs:
            return
        px, room = self.theme.px, self._room
        gap = px(7 * pairs[0][0].size)
        free = count(max(slot for _, slot in pairs) + 1)
        slots = {slot if slot >= 0 else next(free): button for button, slot in pairs}
        sizes = {slot: one.measure(max(self.rect.w // 3, 1)) for slot, one in slots.items()}
        high = max(size[1] for size in sizes.values())
        rows = max(1, (room.h + gap) // (high + gap))
        right = room.right
        for column in range(max(slots) // rows + 1):
            here = [slot for slot in sorted(slots) if slot // rows == column]
            width = max((sizes[slot][0] for slot in here), default=0)
            for slot in here:
                y = room.bottom - (slot % rows + 1) * high - slot % rows * gap
                slots[slot].place(pygame.Rect(right - width, y, width, high))
            right -= width + gap * bool(here)
