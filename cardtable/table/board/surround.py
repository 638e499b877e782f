"""What stands around a table: icons in the corner, buttons for moves, log and guide beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

import pygame

from cardtable.presenter.layoutfile import GUTTER, MARGIN, Side
from cardtable.presenter.palette import Rgb, mix
from cardtable.table.board.logpanel import LEAST_TABLE, WIDTH, LogPanel
from cardtable.table.board.plan import unit_of
from cardtable.table.drawing import paint
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.pad_buttons import glyph
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import STYLES, TAG, size
from cardtable.table.glyphs import GLYPHS
from cardtable.table.widgets.bindings import Bindings, Place
from cardtable.table.widgets.controls import Button, IconButton
from cardtable.table.widgets.guidepanel import GuidePanel
from cardtable.table.widgets.popups import Drawer
from cardtable.table.widgets.ui import Widget

BESIDE_LOG = 0.6  # of its column: the most that a guide leaves to the log under it
MOST = 5  # so many buttons have room above the hand; more of them lie in a menu
# Icons, in units of the table: an icon, between two of them, and from the edge beside the last
ICONS, CLOSE_ICONS = (0.056, 0.011, 0.033), (0.05, 0.005, 0.018)
ROOMY = 1.7  # how wide for its height a table is at least where they don't stand so close
ICON_TOP = 0.022  # from the upper edge
# Tags:
WIDER = 1.2  # of a portrait's width: wider a tag below it rather isn't
BELOW = 0.004  # units that it hangs below that portrait
HIGH = 0.044  # units that a tag is high with text of the usual size
CORD = 0.028, 0.01  # units that it hangs away from its pile, and where that is too much
SHRUNK = 0.66  # of its size: rather it hangs elsewhere
SHORT = 2  # letters of a key that have room on a tag
LETTERED = 1.2  # above that text size keys have no room on tags
AIR = 0.006  # units that it keeps clear of what is beside it
COUNTED = 40  # steps in which the bar of a tag grows shorter that is pressed by itself
STEP = 0.012  # of a unit, between places that are tried


FITS: tuple[tuple[float, bool, float], ...] = (
    (1.0, False, CORD[0]), (1.0, False, CORD[1]), (1.0, True, CORD[0]), (1.0, True, CORD[1]),
    *((1 - 0.06 * step, True, CORD[1]) for step in range(1, 1 + round((1 - SHRUNK) / 0.06))),
)  # fmt: skip
"""How large a tag is, whether without its key, and how far away it hangs; what is best first."""


# --- the icons in the corner ----------------------------------------------------------------------


class Toolbar:
    """The icons of a scene's actions, and what is to be known of them just now."""

    def __init__(
        self,
        bindings: Callable[[], Bindings],
        do: Callable[[str], None],
        hindrance: Callable[[str], str] = lambda _: "",
        on: Callable[[str], bool] = lambda _: False,
        made: Mapping[str, IconButton] = MappingProxyType({}),
    ) -> None:
        """`bindings` gives the scene's; `do` does the action of an id.

        `hindrance` says why one can't be done just now, `on` whether it is switched on. `made`
        are icons that do more than to be clicked.
        """
        self._bindings, self._do, self.hindrance, self._on = bindings, do, hindrance, on
        self.icons = {
            one.id: made.get(one.id) or IconButton(one.icon, one.words, partial(do, one.id))
            for one in bindings().at("toolbar")
        }

    def refresh(self) -> None:
        """Show which icons can be used now, and which are switched on."""
        bindings = self._bindings()
        for id, icon in self.icons.items():
            icon.shown = id in bindings
            if not icon.shown:
                continue
            icon.allow(self.hindrance(id))
            icon.on, icon.tip = self._on(id), bindings.tip(id)
            icon.shortcut = bindings.key(id) if bindings.keyed else ""
            icon.mark()

    def near(self, id: str) -> pygame.Rect:
        """Where an action is found: its icon, or the one that opens the list in which it is."""
        bindings = self._bindings()
        place = bindings[id].place if id in bindings else ""
        return self.icons.get(id, self.icons.get(place, self.icons["drawer"])).rect

    def open(self, place: Place = "drawer") -> None:
        """Open the list of the actions of a place, below its icon."""
        icon = self.icons[place]
        icon.ui.open(Drawer(icon, self._bindings(), self._do, self.hindrance, self._on, place))


class _Row(NamedTuple):
    """Icons in a corner, in pixels: their side, from one to the next, and both edges."""

    side: int
    step: int
    edge: int
    top: int


def _row(area: pygame.Rect) -> _Row:
    unit = unit_of(area)
    icon, gap, edge = ICONS if area.w >= ROOMY * unit else CLOSE_ICONS
    side = round(icon * unit)
    return _Row(side, side + round(gap * unit), round(edge * unit), round(ICON_TOP * unit))


def corner(count: int, area: pygame.Rect) -> tuple[int, int]:
    """The pixels of a table's corner that so many icons take, with the space around them."""
    row = _row(area)
    return row.edge + count * row.step, row.top + row.step


def places(count: int, area: pygame.Rect, *, left: bool) -> list[pygame.Rect]:
    """Of each icon on a table, the last one outermost: in its upper right corner.

    If it is to be the left one, all is the other way round.
    """
    row = _row(area)
    outwards = [row.edge + (count - 1 - n) * row.step for n in range(count)]
    return [
        pygame.Rect(area.x + x if left else area.right - x - row.side, area.y + row.top,
                    row.side, row.side)
        for x in outwards
    ]  # fmt: skip


# --- tags: paper on a cord, beside the pile or card that they act on ------------------------------


class Hung(NamedTuple):
    """Where tags may hang."""

    unit: float
    area: pygame.Rect
    strip: pygame.Rect
    """The line: what acts on no pile stands right of it."""
    zones: Mapping[str, pygame.Rect]
    cards: tuple[tuple[int, int, int, int], ...]
    """What no tag covers: cards that can be chosen or judged, people, icons."""
    left_handed: bool
    portraits: frozenset[str] = frozenset()
    """Those of the zones that are portraits: a tag on a person hangs from the lower edge."""


class Tag(Button):
    """A button as a tag: paper, red for the urgent answer, dark for what can't be done now."""

    def __init__(
        self, text: str, action: Callable[[], None], *, urgent: bool, letter: str, tip: str,
        rise: float = 0.0,
    ) -> None:  # fmt: skip
        super().__init__(text, action, tip=tip)
        self.rise = rise
        """Units by which it hangs above the middle of its pile's side."""
        self.urgent, self.letter = urgent, letter
        self.unit = 1.0
        self.faint = False
        """Whether it is dark though it can be pressed."""
        self.bare = False
        """Whether there is no room on it for its key."""
        self.left = -1
        """Of `COUNTED` steps, those until it is pressed by itself; -1 where it isn't."""

    def count_down(self, share: float) -> None:
        """Show how much is left, from 1 to 0, until it is pressed by itself; below 0: it isn't."""
        left = -1 if share < 0 else round(share * COUNTED)
        if left != self.left:
            self.left = left
            self.mark()

    @property
    def _lettered(self) -> str:
        bare = self.bare or len(self.letter) > SHORT  # a tag has no room for more
        return "" if bare or self.theme.text_size > LETTERED else self.letter

    def words_size(self) -> float:
        return size(self.theme, TAG, self.unit) * self.size

    def measure(self, width: int) -> tuple[int, int]:
        words, line = self.words_size(), self.theme.line_height("button", self.words_size())
        wide = self.theme.width(self.words, "button", words) + round(1.05 * line)
        if self._lettered:
            wide += round((1.5 if self._lettered in GLYPHS else 1.05) * line)
        return min(wide, width), max(round(HIGH * self.unit), round(1.28 * line))

    def draw(self, canvas: Canvas) -> None:
        theme, p, rect = self.theme, self.theme.palette, self.rect
        if not self.enabled or self.faint:
            fill, ink = mix(p.cloth.dark, (0, 0, 0), 0.5), mix(p.cloth.dark, p.on_cloth, 0.5)
            border = mix(fill, p.on_cloth, 0.25)
        elif self.urgent:
            fill, ink, border = p.accent, p.on_accent, mix(p.accent, (0, 0, 0), 0.35)
        else:
            fill, ink, border = p.paper, p.ink, p.paper_edge
        if self.enabled and (self.hovered or self.pressed):
            fill = mix(fill, (0, 0, 0), 0.18 if self.pressed else 0.08)
        radius = max(3, round(0.16 * rect.h))
        canvas.blit(paint.box(theme, rect.size, fill, border=border, radius=radius), rect)
        if self.left >= 0:
            bar = pygame.Rect(0, 0, rect.w - 2 * radius, max(3, round(0.1 * rect.h)))
            bar.midbottom = (rect.centerx, rect.bottom - max(1, round(0.06 * rect.h)))
            bar.w = round(bar.w * self.left / COUNTED)
            if bar.w:
                canvas.blit(paint.box(theme, bar.size, p.accent, radius=bar.h // 2), bar)
        words = self.words_size()
        on = "cloth" if self.urgent or self.faint or not self.enabled else "paper"
        image = theme.text(self.words, "button", ink, on=on, size=words)  # type: ignore[arg-type]
        place = image.get_rect(center=rect.center)
        if self._lettered:
            side = round(0.62 * rect.h)
            cap = pygame.Rect(0, 0, side, side)
            cap.midright = (rect.right - round(0.22 * rect.h), rect.centery)
            place.left = rect.x + round(0.4 * rect.h)
            if self._lettered in GLYPHS:  # it has a frame of its own, and needs the room
                sign = glyph(*GLYPHS[self._lettered], round(0.8 * rect.h), ink)
                canvas.blit(sign, sign.get_rect(midright=(cap.right, rect.centery)))
            else:
                self._draw_cap(canvas, cap, fill, ink)
        canvas.blit(image, place)

    def _draw_cap(self, canvas: Canvas, cap: pygame.Rect, fill: Rgb, ink: Rgb) -> None:
        """Paint the key that does the same, as it is printed on a keyboard."""
        theme, ground = self.theme, mix(fill, (0, 0, 0), 0.14)
        canvas.blit(paint.box(theme, cap.size, ground, radius=max(2, cap.w // 6)), cap)
        size_of = self.words_size() * STYLES["button"].size / STYLES["small"].size
        letter = theme.text(self._lettered, "small", mix(ink, fill, 0.25), size=size_of)
        canvas.blit(letter, letter.get_rect(center=cap.center))


def hang(tags: Sequence[tuple[Tag, str, Side]], hung: Hung) -> list[tuple[pygame.Rect, str]]:
    """Put each tag beside its zone; what hangs on a cord, with the name of the zone it hangs on."""
    taken = [pygame.Rect(one) for one in hung.cards]
    loose = pygame.Rect(hung.strip)
    cords: list[tuple[pygame.Rect, str]] = []
    for tag, zone, side in tags:
        tag.unit = hung.unit
        at = hung.zones.get(zone)
        if at is not None and zone in hung.portraits:
            taken.append(_below_portrait(tag, at, taken, hung))
            continue
        kept = [*taken, hung.strip]
        rect = near = pygame.Rect(hung.strip)
        for fit in FITS:
            tag.size, tag.bare, cord = fit
            wide = tag.measure(hung.area.w)
            near = _beside(at, wide, side, hung, cord) if at else _after(loose, wide, hung)
            near.y -= round(tag.rise * hung.unit)
            rect = near.clamp(_bounds(hung))
            if rect.inflate(2 * round(AIR * hung.unit), 0).collidelist(kept) < 0:
                break
        else:
            rect = _free(tag, near, kept, hung)
        taken.append(rect)
        tag.place(rect)
        if at is None:
            loose = rect
        elif not rect.colliderect(at):
            cords.append((rect, zone))
    return cords


def _below_portrait(
    tag: Tag, at: pygame.Rect, taken: Sequence[pygame.Rect], hung: Hung
) -> pygame.Rect:
    """A tag that hangs from a portrait, no wider than there is room to the margin."""
    bounds = _bounds(hung)
    tag.size, tag.bare = 1.0, True
    while tag.size > SHRUNK and tag.measure(bounds.w)[0] > WIDER * at.w:
        tag.size -= 0.05
    rect = pygame.Rect((0, 0), tag.measure(bounds.w))
    rect.midtop = (at.centerx, at.bottom + round(BELOW * hung.unit))
    rect.clamp_ip(hung.area)
    if rect.collidelist(taken) >= 0:
        rect = _free(tag, rect, [*taken, hung.strip], hung)
    tag.place(rect)
    return rect


def _beside(
    at: pygame.Rect, wide: tuple[int, int], side: Side, hung: Hung, far: float
) -> pygame.Rect:
    rect, cord = pygame.Rect((0, 0), wide), round(far * hung.unit)
    if hung.left_handed and side in {"left", "right"}:
        side = "left" if side == "right" else "right"
    match side:
        case "left":
            rect.midright = (at.left - cord, at.centery)
        case "right":
            rect.midleft = (at.right + cord, at.centery)
        case "above":
            rect.midbottom = (at.centerx, at.top - cord // 2)
        case "below":
            rect.midtop = (at.centerx, at.bottom + cord // 2)
    return rect


def _after(before: pygame.Rect, wide: tuple[int, int], hung: Hung) -> pygame.Rect:
    """Right of the line, or of the tag before."""
    rect = pygame.Rect((0, 0), wide)
    gap = round(GUTTER * hung.unit)
    if hung.left_handed:
        rect.midright = (before.left - gap, before.centery)
    else:
        rect.midleft = (before.right + gap, before.centery)
    return rect


def _bounds(hung: Hung) -> pygame.Rect:
    margin = 2 * round(MARGIN * hung.unit / 2)
    return hung.area.inflate(-margin, -margin)


def _free(tag: Tag, near: pygame.Rect, taken: Sequence[pygame.Rect], hung: Hung) -> pygame.Rect:
    """The nearest place that covers nothing: of a large tag, or else of a smaller one."""
    bounds = _bounds(hung)
    step = max(2, round(STEP * hung.unit))
    air = max(1, round(0.004 * hung.unit))
    wanted = near
    for part, bare, _ in FITS:
        tag.size, tag.bare = part, bare
        rect = pygame.Rect((0, 0), tag.measure(bounds.w)).move_to(center=near.center)
        wanted = rect.clamp(bounds)
        point = pygame.Rect(0, 0, 2, 2).move_to(center=wanted.center)
        levels = [Clearance(taken, 1.5 * hung.unit)]
        found = nearest_free([rect.size], point, bounds, levels, step=step, air=air)
        if found is not None:
            return found[1]
    return wanted


# --- all of it ------------------------------------------------------------------------------------


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
    tip_heard: str = ""
    """The same as it is said aloud, where somebody listens."""
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
        self.head: Widget | None = None
        """A line of buttons above the table, as at the top of a page."""
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

    def crown(self, head: Widget) -> None:
        """A line of buttons stands above the table from now on."""
        self.head = head
        self.adopt(head)

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
        high = self.head.measure(window.w - wide)[1] if self.head is not None else 0
        return pygame.Rect(window.x, window.y + high, window.w - wide, window.h - high)

    def corner(self) -> tuple[int, int]:
        """What the icons take of the table's upper corner."""
        return corner(len(self.icons), self.table_area(self.rect))

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        area = self.table_area(rect)
        found = places(len(self.icons), area, left=self.left_handed)
        for icon, place in zip(self.icons, found, strict=True):
            icon.place(place)
        if self.head is not None:
            self.head.place(pygame.Rect(rect.x, rect.y, area.w, area.y - rect.y))
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
            turned = self._hung is None or self._hung.left_handed != hung.left_handed
            self._hung = hung
            if turned:
                self.place(self.rect)  # the icons change sides
            self._place_buttons()

    def taken(self) -> tuple[tuple[int, int, int, int], ...]:
        """Where icons, buttons and the guide are: left, top, width and height of each."""
        guide = [self.guide] if self.guide is not None else []
        head = [self.head] if self.head is not None else []
        every = (one.rect for one in (*self.icons, *self.buttons, *guide, *head) if one.shown)
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
        tag.faint, tag.tip_heard = each.faint, each.tip_heard
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
