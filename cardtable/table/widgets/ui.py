"""Controls on a scene: focus, pointer, tooltips and messages, and what must be repainted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

import pygame

from cardtable.engine.clean import single_line
from cardtable.files.settings import Amount
from cardtable.presenter.phrases import is_heard, wording
from cardtable.table.drawing.free_space import Clearance, nearest_free
from cardtable.table.drawing.paint import box, ring, ring_width
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Theme
from cardtable.table.glyphs import button_of
from cardtable.table.keyboard import meant
from cardtable.table.voice import Heard


class Placed(Protocol):
    """Something with a place on the screen."""

    rect: pygame.Rect


Stop = TypeVar("Stop", bound=Placed)
OVERLAP = 2
"""Pixels by which neighbours may overlap."""


def neighbour(start: Stop, stops: Iterable[Stop], dx: int, dy: int) -> Stop | None:
    """The nearest stop in a direction, one of them being 0 and the other 1 or -1.

    A control that lies on another one, such as the corner of a tile, is left towards the middle of
    what it lies on; it is entered only where there is nothing else in that direction. From
    elsewhere what it lies on is reached first.
    """
    stops = list(stops)
    best: tuple[tuple[int, float], Stop] | None = None
    for stop in stops:
        if stop is start or any(_between(start.rect, one.rect, stop.rect) for one in stops):
            continue
        rank = _rank(start.rect, stop.rect, dx, dy)
        if rank is not None and (best is None or rank < best[0]):
            best = rank, stop
    return best[1] if best else None


def _between(start: pygame.Rect, under: pygame.Rect, stop: pygame.Rect) -> bool:
    """Whether a stop lies on another one, on which `start` does not lie."""
    return under.contains(stop) and not stop.contains(under) and not under.contains(start)


def _rank(start: pygame.Rect, stop: pygame.Rect, dx: int, dy: int) -> tuple[int, float] | None:
    """How far off a stop is, smaller is nearer; None for one that doesn't lie in the direction."""
    along, across = (0, 1) if dx else (1, 0)
    sign = dx or dy
    offset = [stop.center[axis] - start.center[axis] for axis in (0, 1)]
    inside, around = start.contains(stop), stop.contains(start)
    if inside or around:
        ahead = offset[along] * sign
        return (0 if around else 2, ahead) if ahead > OVERLAP else None
    gap = (
        max(stop.left - start.right, start.left - stop.right),
        max(stop.top - start.bottom, start.top - stop.bottom),
    )
    if offset[along] * sign <= 0 or gap[along] < -OVERLAP:
        return None
    side = max(0, gap[across])
    if dx and side and side >= gap[along]:  # rather above or below than beside it
        return None
    return 1, gap[along] + 3 * side + 0.1 * abs(offset[across])


WIDEST = 520
NARROWER = 1.0, 0.7, 0.5, 0.36  # of their width: how wide slips may be to find a place
SMALLER = 1.0, 0.8, 0.65  # of the usual letters: where a slip in larger ones finds none
"""Lines are no longer than that, in units of the theme: long ones are hard to read."""
EDGE = 4
"""So near to the edge of the window it may come."""


class FloatingWords:
    """Some words. Placing them paints them, too: after that there are `image` and `rect`."""

    image: pygame.Surface
    rect: pygame.Rect

    def __init__(self, words: str) -> None:
        self.words = words

    def place(
        self,
        pointer: tuple[int, int] | None,
        held: pygame.Rect | None,
        kept: Sequence[Sequence[pygame.Rect]],
        window: pygame.Rect,
        theme: Theme,
        *,
        beside: bool,
    ) -> None:
        """At the pointer; without one at the foot; `beside` what is `held`; off what is `kept`."""
        if pointer is None:
            self.at_foot(window, theme)
        elif held is not None and beside:
            self.beside(held, window, theme)
        else:
            self.below(pointer, window, theme)
        if kept:
            near = held or pygame.Rect(self.rect.midbottom, (0, 0))
            self.move_off(kept, near, window, theme)

    def at_foot(self, window: pygame.Rect, theme: Theme) -> None:
        """In the middle, over the lower edge."""
        self._make(window.width * 3 // 4, theme)
        self.rect.midbottom = (window.centerx, window.bottom - theme.px(26))
        self._keep_inside(window, theme)

    def below(self, pointer: tuple[int, int], window: pygame.Rect, theme: Theme) -> None:
        """Under the pointer, or over it where there is no room."""
        px = theme.px
        self._make(window.width * 3 // 4, theme)
        self.rect.midtop = (pointer[0], pointer[1] + px(24))
        if self.rect.bottom > window.bottom - px(EDGE):
            self.rect.bottom = pointer[1] - px(12)
        self._keep_inside(window, theme)

    def beside(self, rect: pygame.Rect, window: pygame.Rect, theme: Theme) -> None:
        """Left or right of something, where there is more room, and as narrow as that is."""
        gap = theme.px(12)
        left, right = rect.left - window.left, window.right - rect.right
        self._make(max(left, right) - 2 * gap - theme.px(24), theme)
        if right >= left:
            self.rect.midleft = (rect.right + gap, rect.centery)
        else:
            self.rect.midright = (rect.left - gap, rect.centery)
        self._keep_inside(window, theme)

    def move_off(
        self,
        kept: Sequence[Sequence[pygame.Rect]],
        near: pygame.Rect,
        window: pygame.Rect,
        theme: Theme,
    ) -> None:
        """To the nearest place at `near` that is off all these; narrower where that finds one.

        Where none does, its letters are smaller.
        """
        edge, usual = theme.px(2 * EDGE), self.rect.copy()
        levels = [Clearance(each, window.w + window.h) for each in kept]
        step = theme.px(2 * EDGE)
        inner = window.inflate(-edge, -edge)
        for letters in SMALLER:
            widths = [round(usual.w * share * letters) for share in NARROWER]
            sizes = [self._make(width, theme, letters) for width in widths]
            spot = nearest_free(sizes, near, inner, levels, step=step, air=theme.px(2))
            if spot is not None:
                number, rect = spot
                self._make(widths[number], theme, letters)
                self.rect.center = rect.center
                return
        self._make(usual.w, theme)
        self.rect.center = usual.center

    def _keep_inside(self, window: pygame.Rect, theme: Theme) -> None:
        edge = theme.px(2 * EDGE)
        self.rect.clamp_ip(window.inflate(-edge, -edge))

    def _make(self, width: int, theme: Theme, letters: float = 1.0) -> tuple[int, int]:
        width, ink = min(width, theme.px(WIDEST)), theme.palette.on_cloth
        lines = theme.wrap(self.words, width, "body", letters)
        images = [theme.text(line, "body", ink, on="cloth", size=letters) for line in lines]
        pad = round(theme.px(12) * letters)
        step = theme.line_height("body", letters)
        size = (max(i.get_width() for i in images) + 2 * pad, step * len(images) + pad * 3 // 2)
        self.image = box(theme, size, theme.palette.ink, border=theme.palette.glow).copy()
        for row, image in enumerate(images):
            self.image.blit(image, (pad, pad * 3 // 4 + row * step))
        self.rect = pygame.Rect((0, 0), size)
        return size


HOLD = pygame.event.custom_type()
"""A finger has rested at `pos`, or another one has come to it: what it pressed is let go of. With
`tell` it asks what is there: what a pointer that rests there is told."""
LIFTED = pygame.event.custom_type()
"""No finger is down any longer, after a press that ended in a `HOLD`."""
REACH = 34  # pixels at scale 1, and at least so many: 9 mm of a screen, that a finger hits
TIP_AFTER = 0.5  # seconds of rest before a tooltip shows
TOAST_FOR = 4.0
DOUBLE = 0.4  # seconds between the two presses of a double click
SLOP = 5.0  # pixels that a click may wander, at scale 1
_PRESSES = (pygame.K_RETURN, pygame.K_SPACE)
_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Widget:
    """Something on the screen with a place, and perhaps children in it.

    Containers and controls derive from it. Sizes are asked for with `measure`, places are given
    with `place`; both again whenever the window or the theme changes.
    """

    focusable = False
    repeats = False  # whether a held key means the same key again
    writes = False  # whether what is typed is written there
    live = False  # whether the pointer does anything with it
    clips = False  # whether its children show only inside of it
    tip_beside = False  # whether its tip must not cover what lies above and below it
    asks = False  # whether it is a question, which a key that hurries must not answer
    held_long = False  # whether it is there to be held: a finger that rests on it asks nothing

    def __init__(self, *, tip: str = "") -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.tip = tip
        self.tip_heard = ""
        """The tip as it is said aloud, where that is something else."""
        self.enabled = True
        self.hindrance = ""
        """Why it can't be used, while it is not enabled."""
        self.shown = True
        self.parent: Widget | None = None
        self.children: list[Widget] = []
        self._ui: Ui | None = None

    @property
    def ui(self) -> Ui:
        """What the widget is on."""
        assert self._ui is not None, "not on a Ui yet"
        return self._ui

    @property
    def theme(self) -> Theme:
        """How to look."""
        return self.ui.theme

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""
        return ""

    @property
    def told(self) -> str:
        """Its tooltip: what it does, and why it can't be used just now."""
        tip = (is_heard() and self.tip_heard) or self.tip
        return tip if self.enabled else "\n".join(filter(None, (tip, self.hindrance)))

    @property
    def focused(self) -> bool:
        """Whether keys come here."""
        return self._ui is not None and self._ui.focus is self

    @property
    def hovered(self) -> bool:
        """Whether the pointer is over it."""
        return self._ui is not None and self._ui.hover is self

    @property
    def pressed(self) -> bool:
        """Whether the pointer went down on it, is still down and still over it."""
        return self._ui is not None and self._ui.held is self and self.hovered

    def adopt(self, *children: Widget) -> None:
        """Make these its children, after those it has."""
        for child in children:
            child.parent = self
            self.children.append(child)
            if self._ui:
                child.attach(self._ui)

    def attach(self, ui: Ui) -> None:
        """Put it and everything in it on a Ui."""
        self._ui = ui
        for child in self.children:
            child.attach(ui)

    def walk(self) -> Iterator[Widget]:
        """It and everything shown in it, in reading order."""
        if self.shown:
            yield self
            for child in self.children:
                yield from child.walk()

    @property
    def narrowest(self) -> int:
        """How wide it is at least in a grid, lest its words are cut off; 0: it may be narrow."""
        return 0

    def measure(self, width: int) -> tuple[int, int]:
        """The size it would like where at most `width` is to be had."""
        del width
        return 0, 0

    def place(self, rect: pygame.Rect) -> None:
        """Take a place."""
        self.rect = rect

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The innermost widget at a point."""
        if not self.shown or not self.rect.collidepoint(pos):
            return None
        for child in reversed(self.children):
            widget = child.at(pos)
            if widget:
                return widget
        return self

    def mark(self) -> None:
        """Ask to be repainted."""
        if self._ui:
            self._ui.damage(self.rect)

    def draw(self, canvas: Canvas) -> None:
        """Paint itself; the children are painted after it."""

    def draw_all(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Paint itself and its children, as far as they show in `area`."""
        if not self.shown:
            return
        self.draw(canvas)
        for child in self.children:
            if child.rect.inflate(16, 16).colliderect(area):
                child.draw_all(canvas, area)

    def press(self, pos: tuple[int, int]) -> None:
        """The pointer has gone down on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer has moved since `press` and is still down."""

    def release(self, pos: tuple[int, int]) -> None:
        """The pointer has come up again, perhaps elsewhere."""

    def lost(self) -> None:
        """Something has come between while it was pressed: no `release` follows."""

    def wheel(self, steps: float) -> bool:
        """The wheel was turned over it; true if it did something."""
        del steps
        return False

    def key(self, event: pygame.Event) -> bool:
        """A key while it has the focus; true if it was used."""
        del event
        return False

    def text(self, text: str) -> None:
        """Typed text while it has the focus."""

    def succeed(self, before: Widget) -> None:
        """Take over what is still to be seen of a widget that was in its place."""

    def composing(self) -> None:
        """`Ui.composed`, which is to be written there, has changed."""

    def focus_changed(self) -> None:
        """It has just got or lost the focus."""

    def reveal(self, rect: pygame.Rect) -> None:
        """Make a part of it visible; containers that scroll do, others ask their parent."""
        if self.parent:
            self.parent.reveal(rect)


def said_of(widget: Widget, amount: Amount, place: str = "") -> str:
    """What a control says of itself; unless that is to be `brief`, with what it does.

    Where all is wanted, also its `place` among the others.
    """
    words = widget.spoken
    if amount == "brief":
        return words
    tip = (_without(line, words) for line in widget.told.splitlines())
    return "\n".join(filter(None, (words, *tip, place if amount == "full" else "")))


def _without(line: str, words: str) -> str:
    """A line of a tip without what has been said already: of `Hint · F4` only the key."""
    head, dot, key = line.rpartition(" · ")
    if not dot:
        return "" if line in words else line
    return key if head in words else line


def read(widget: Widget) -> Iterator[str]:
    """What is written on it and on all in it, in reading order, and nothing of that twice."""
    if not widget.shown:
        return
    words = widget.spoken
    if words:
        yield words
    for child in widget.children:
        yield from (one for one in read(child) if one not in words)


class Layer(Widget):
    """Something over everything else on its Ui, such as an open list or a question."""

    lasting = False
    """Whether it stays while what lies below is made anew; a control's own list goes with it."""

    def first(self) -> Widget | None:
        """Where the focus begins."""
        return next((w for w in self.walk() if w.focusable and w.enabled), None)

    def first_key(self, event: pygame.Event) -> bool:
        """A key before any control on it gets it, even Tab or Escape; true if it was used."""
        del event
        return False

    def inside(self, pos: tuple[int, int]) -> bool:
        """Whether a point is on what it shows, not on the darkness around."""
        return any(child.rect.collidepoint(pos) for child in self.children)

    def dismiss(self) -> bool:
        """Escape, or a click beside it; true if that was all right with it."""
        self.ui.close(self)
        return True


def _reach(widget: Widget, least: int) -> pygame.Rect:
    """Where a finger hits a control: all of it, and around a small one so much more."""
    rect = widget.rect
    return rect.inflate(max(0, least - rect.w), max(0, least - rect.h))


def _away(rect: pygame.Rect, pos: tuple[int, int]) -> int:
    """How far a point is from a control, in pixels; 0 on it."""
    across = max(rect.left - pos[0], pos[0] - rect.right + 1, 0)
    return max(across, rect.top - pos[1], pos[1] - rect.bottom + 1)


@dataclass(frozen=True, slots=True)
class Receiver:
    """What a press at some point goes to."""

    layer: object
    """What has all of the input: a scene, or what has opened on it."""
    control: Widget | None = None
    looks: Hashable = None
    """The same for a control that has been made anew in the place of another."""

    def same(self, other: Receiver) -> bool:
        """Whether both are one and the same to whoever pressed."""
        alike = self.control is other.control or self.looks == other.looks is not None
        return self.layer is other.layer and alike


class Ui:
    """A tree of widgets on a scene, with one focus, and layers over it.

    The scene hands it every event first and calls `draw` with a function that paints the ground.
    """

    def __init__(
        self, theme: Theme, root: Widget, on_escape: Callable[[], None] | None = None
    ) -> None:
        self.theme = theme
        self.root = root
        self.layers: list[Layer] = []
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.held: Widget | None = None
        self.composed = ""
        """What an input method is putting together: it is no text yet."""
        self.by_keyboard = False
        self.by_finger = False
        """Whether the last press was a finger's."""
        self.on_escape = on_escape
        self._rect = pygame.Rect(0, 0, 1, 1)
        self._damage: list[pygame.Rect] = []
        self._pointer = (-1, -1)
        self._rest = 0.0
        self._tip: FloatingWords | None = None
        self._toast: FloatingWords | None = None
        self._toast_left = 0.0
        self._before: list[Widget | None] = []
        self._may_make = True
        self.keep_clear: Callable[[], Sequence[Sequence[pygame.Rect]]] = tuple
        """Where tooltips and toasts must not stand while no layer is open.

        First all that they leave free where there is room, and then ever less of it.
        """
        self.on_sound: Callable[[Literal["hover", "press"]], None] = lambda _: None
        """What is done with controls is told here, to be heard."""
        self.on_lost: Callable[[], None] = lambda: None
        """What else the pointer may hold is told here that something has come between."""
        root.attach(self)

    # --- layout ---------------------------------------------------------------------------------

    def layout(self, rect: pygame.Rect, theme: Theme | None = None) -> None:
        """Give everything its place in `rect`, the window or a part of it."""
        self.theme = theme or self.theme
        self._rect = rect
        self._tip = None
        self.root.place(rect)
        for layer in self.layers:
            layer.place(rect)
        self.place_toast()
        self.damage(rect)

    def relayout(self) -> None:
        """Everything again, after a change of what is shown."""
        self.layout(self._rect)

    def damage(self, rect: pygame.Rect) -> None:
        """Have this part repainted, and a little more for rings and shadows."""
        out = ring_width(self.theme) + 2
        self._damage.append(rect.inflate(2 * out, 2 * out))

    @property
    def tip_words(self) -> str:
        """What the open tooltip says; nothing while there is none."""
        return self._tip.words if self._tip else ""

    @property
    def dirty(self) -> bool:
        """Whether anything must be repainted."""
        return bool(self._damage)

    def take_damage(self) -> list[pygame.Rect]:
        """The parts to repaint, without overlaps, forgotten by asking."""
        merged: list[pygame.Rect] = []
        for rect in self._damage:
            whole = rect
            while (hit := whole.collidelist(merged)) >= 0:
                whole = whole.union(merged.pop(hit))
            merged.append(whole)
        self._damage = []
        return merged

    # --- layers and notes -----------------------------------------------------------------------

    def open(self, layer: Layer) -> None:
        """Show a layer and give it the focus."""
        self.let_go()
        self._before.append(self.focus)
        self.layers.append(layer)
        layer.attach(self)
        layer.place(self._rect)
        self.point(self._under(self._pointer))
        self._hide_tip()
        # it is read from its top, even where the first thing that takes the focus is further down
        self.set_focus(layer.first(), by_keyboard=self.by_keyboard, reveal=False)
        self.damage(self._rect)

    def close(self, layer: Layer | None = None) -> None:
        """Remove a layer and those over it, or all; the focus goes back to where it was."""
        layer = layer or next(iter(self.layers), None)
        while self.layers:
            top = self.layers.pop()
            before = self._before.pop()
            if top is layer:
                self.set_focus(before, by_keyboard=self.by_keyboard)
                break
        self.hover = None
        self.let_go()
        self.damage(self._rect)

    def let_go(self) -> None:
        """The pointer holds nothing any longer: when it comes up, that means nothing."""
        held, self.held = self.held, None
        if held is not None:
            held.mark()
            held.lost()
        self.on_lost()

    def toast(self, text: str, seconds: float = TOAST_FOR) -> None:
        """Say something at the foot of the window for a while."""
        if self._toast:
            self.damage(self._toast.rect)
        self._toast = FloatingWords(text)
        self._toast_left = seconds
        self._place_slip(self._toast, toast=True)

    def place_toast(self) -> None:
        """Find the toast its place again, after what it must not cover has moved."""
        if self._toast:
            self.damage(self._toast.rect)
            self._place_slip(self._toast, toast=True)

    def renew(self, root: Widget) -> None:
        """Put another tree in the place of this one, such as one with other choices on it.

        What is being said, and a question that is open over it, stay.
        """
        kept = self.layers if self.layers and self.layers[0].lasting else []
        focus, self.layers = self.focus if kept else None, kept
        self._before = [None, *self._before[1:]] if kept else []
        if kept:
            self.let_go()
            self._hide_tip()
            self.hover = None
        else:
            self.suspend()
        pairs = [*self.root.walk()], [*root.walk()]
        if [*map(type, pairs[0])] == [*map(type, pairs[1])]:
            for old, new in zip(*pairs, strict=True):
                new.succeed(old)
        self.root, self.focus = root, focus
        root.attach(self)

    @property
    def below(self) -> Widget | None:
        """What has the focus on the tree itself, or gets it back from what has opened over it."""
        return self._before[0] if self._before else self.focus

    def return_to(self, widget: Widget, *, by_keyboard: bool) -> None:
        """Give that the focus on the tree itself: now, or once nothing lies over it any more."""
        if self._before:
            self._before[0] = widget
        else:
            self.set_focus(widget, by_keyboard=by_keyboard)

    def _place_slip(self, slip: FloatingWords, *, toast: bool) -> None:
        kept, hover = () if self.layers else self.keep_clear(), None if toast else self.hover
        at, beside = None if toast else self._pointer, bool(hover and hover.tip_beside)
        slip.place(at, hover.rect if hover else None, kept, self._rect, self.theme, beside=beside)
        self.damage(slip.rect)

    def _show_tip(self, words: str) -> None:
        self._tip = FloatingWords(words)
        self._place_slip(self._tip, toast=False)

    def _hide_tip(self, rest: float = 0.0) -> None:
        self._rest = rest
        if self._tip:
            self.damage(self._tip.rect)
            self._tip = None

    # --- time and picture -----------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let time pass for tooltips and toasts."""
        if self._toast:
            self._toast_left -= dt
            if self._toast_left <= 0:
                self.damage(self._toast.rect)
                self._toast = None
        if self.hover and self.hover.told and not self._tip and not self.held:
            self._rest += dt
            if self._rest >= TIP_AFTER:
                self._show_tip(self.hover.told)

    def draw(self, canvas: Canvas, ground: Callable[[pygame.Rect], None]) -> None:
        """Repaint what must be: first the ground of a part, then the widgets on it."""
        areas = [canvas.rect] if canvas.whole else self.take_damage()
        self._damage, self._may_make = [], True
        for area in areas:
            with canvas.clipped(area):
                ground(area)
                self.paint(canvas, area)
            if not canvas.whole:
                canvas.changed(area)

    def may_make(self) -> bool:
        """Whether a dear picture can still be made in this paint: one of them can."""
        may, self._may_make = self._may_make, False
        return may

    def paint(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Paint every widget that shows in `area`, on whatever is there."""
        self.root.draw_all(canvas, area)
        if not self.layers:
            self._paint_ring(canvas)
        for layer in self.layers:
            layer.draw_all(canvas, area)
            if layer is self.layers[-1]:
                self._paint_ring(canvas)
        for slip in (self._toast, self._tip):
            if slip:
                canvas.blit(slip.image, slip.rect)

    def _paint_ring(self, canvas: Canvas) -> None:
        widget = self.focus
        if not widget or not self.by_keyboard:
            return
        out = ring_width(self.theme)
        rect = widget.rect
        clip = canvas.rect
        above = widget.parent
        while above:
            if above.clips:
                clip = clip.clip(above.rect.inflate(2 * out, 0))
            above = above.parent
        with canvas.clipped(clip):
            canvas.blit(ring(self.theme, rect.size), (rect.x - out, rect.y - out))

    # --- aloud ----------------------------------------------------------------------------------

    def heard(self, amount: Amount, place: Hashable, words: str = "", *, points: bool) -> Heard:
        """What there is to hear: of what has opened, else of a `place`, which says these words.

        With `points` what the pointer is on is told, too.
        """
        if self.layers:
            place, words = self.layers[-1], "\n".join(self.texts())
        slips = [(self._toast, self._toast.words)] if self._toast else []
        stops, focus = list(self._stops()), self.focus
        at = stops.index(focus) if focus in stops else -1
        told = wording("controls.place", number=at + 1, count=len(stops)) if at >= 0 else ""
        here = said_of(focus, amount, told) if focus is not None else ""
        hover = self.hover if points else None
        pointed = "\n".join(read(hover)) if hover is not None else ""
        tip = said_of(hover, amount) if hover is not None and hover.focusable else pointed
        over = bool(self.layers)
        return Heard(place, words, None, "", (at, here), here, tip, slips, over)

    def texts(self) -> list[str]:
        """What is written on what has the input, without the controls on it."""
        controls = {words for one in self.top.walk() if one.focusable for words in read(one)}
        return [words for words in read(self.top) if words not in controls]

    # --- focus ----------------------------------------------------------------------------------

    @property
    def top(self) -> Widget:
        """What has the input: the uppermost layer, or the tree itself."""
        return self.layers[-1] if self.layers else self.root

    def set_focus(
        self, widget: Widget | None, *, by_keyboard: bool = True, reveal: bool = True
    ) -> None:
        """Send keys to `widget`; the ring shows only for a person who uses keys.

        With `reveal`, what lies outside of a scrolled part is scrolled to then.
        """
        before = self.focus
        if before:
            before.mark()
        self.focus = widget
        self.by_keyboard = by_keyboard
        if before is not widget:
            if before:
                before.focus_changed()
            if widget:
                widget.focus_changed()
            self._listen()
        if widget:
            if by_keyboard and reveal:
                widget.reveal(widget.rect)
            widget.mark()

    def suspend(self) -> None:
        """Another scene takes the input over: no more typing into the one with the focus."""
        self._hide_tip()
        self.hover = None
        self.let_go()
        self.composed = ""
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0, 0)

    def resume(self, pointer: tuple[int, int]) -> None:
        """The input is back: the focus is where it was, and the pointer is at that point."""
        self._pointer = pointer
        if self.focus:
            self.focus.focus_changed()
        self._listen()

    @property
    def written(self) -> Widget | None:
        """Where what is typed is written; None where that is nowhere."""
        return next((one for one in (self.top, self.focus) if one is not None and one.writes), None)

    def _listen(self) -> None:
        """Have the keyboard write, and repeat itself, where that means anything."""
        self.composed, entry = "", self.written
        if entry is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(entry.rect)
        widget = entry or self.focus
        pygame.key.set_repeat(*((400, 40) if widget and widget.repeats else (0, 0)))

    def _compose(self, text: str) -> bool:
        """An input method has put together so much: it is shown, and its keys mean nothing here."""
        entry = self.written
        if entry is not None:
            self.composed = single_line(text)
            entry.composing()
            entry.mark()
        return entry is not None

    def _stops(self) -> Iterator[Widget]:
        return (w for w in self.top.walk() if w.focusable and w.enabled)

    def _tab(self, step: int) -> None:
        stops = list(self._stops())
        if not stops:
            return
        if self.focus in stops:
            at = (stops.index(self.focus) + step) % len(stops)
        else:
            at = 0 if step > 0 else -1
        self.set_focus(stops[at])

    def _arrow(self, dx: int, dy: int) -> bool:
        """Go to the control next to this one in a direction."""
        if self.focus is None:
            self._tab(1)
            return self.focus is not None
        widget = neighbour(self.focus, self._stops(), dx, dy)
        if widget is not None:
            self.set_focus(widget)
        return widget is not None

    # --- events ---------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Treat an event; true if a widget used it."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._motion(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.by_finger = bool(event.dict.get("finger"))
                return self._down(self._reached(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(self._reached(event.pos))
            case kind if kind == HOLD:
                return self._held(event.pos, tell=event.tell)
            case kind if kind == LIFTED:
                self.let_go()
            case pygame.MOUSEWHEEL:
                return self._wheel(event)
            case pygame.WINDOWLEAVE:
                self.point(None)
            case pygame.WINDOWFOCUSLOST:
                self.let_go()
            case pygame.KEYDOWN:
                return self._key(meant(event))
            case pygame.TEXTEDITING:
                return self._compose(event.text)
            case pygame.TEXTINPUT if self.written is not None:
                self.composed = ""
                self.written.text(event.text)
                return True
        return False

    def _reached(self, pos: tuple[int, int]) -> tuple[int, int]:
        """The point that is meant: a finger beside something small means that."""
        if not self.by_finger:
            return pos
        least = max(REACH, self.theme.px(REACH))
        widget = self.held or self._under(pos)
        if widget is None or not widget.focusable:
            near = [
                one
                for one in ([self.held] if self.held else self._stops())
                if _reach(one, least).collidepoint(pos) and one.live
            ]
            widget = min(near, key=lambda one: _away(one.rect, pos), default=None)
        if widget is None or not _reach(widget, least).collidepoint(pos):
            return pos
        x, y, w, h = widget.rect
        return min(max(pos[0], x), x + w - 1), min(max(pos[1], y), y + h - 1)

    def _held(self, pos: tuple[int, int], *, tell: bool) -> bool:
        """A finger rests: it presses nothing any longer, and asks what is there.

        What is there to be held stays pressed until the finger is `LIFTED`.
        """
        if tell and self.held is not None and self.held.held_long:
            return True
        self.let_go()
        self.by_finger = True
        self._pointer = pos
        self.point(self._under(self._reached(pos)) if tell else None)
        if self.hover is not None and self.hover.told:
            self._show_tip(self.hover.told)
        return self.hover is not None

    def _under(self, pos: tuple[int, int]) -> Widget | None:
        widget = self.top.at(pos)
        while widget and not widget.live:
            widget = widget.parent
        return widget

    def receiver(self, pos: tuple[int, int], scene: object) -> Receiver:
        """What a press there would go to, on that scene."""
        if self.layers and not self.layers[-1].inside(pos):
            return Receiver(self.layers[-1])
        control = self._under(pos)
        words = getattr(control, "words", "")
        looks = (type(control), words or tuple(control.rect)) if control is not None else None
        return Receiver(self.layers[-1] if self.layers else scene, control, looks)

    def point(self, widget: Widget | None) -> None:
        """The pointer is on this widget now, or on none: a tooltip of another one goes."""
        if widget is self.hover:
            return
        for changed in filter(None, (self.hover, widget)):
            changed.mark()
        self.hover = widget
        self._hide_tip()

    def _motion(self, pos: tuple[int, int]) -> bool:
        self._pointer, before = pos, self.hover
        self.point(self._under(pos))
        if self.hover not in {None, before, self.held} and self.hover.focusable:
            self.on_sound("hover")
        if self.held:
            self.held.drag(pos)
            return True
        return self.hover is not None

    def _down(self, pos: tuple[int, int]) -> bool:
        self._pointer = pos
        self.point(self._under(pos))
        self._hide_tip(float("-inf"))  # what has been pressed needs no words until it is left
        widget = self.hover
        if self.layers and not self.layers[-1].inside(pos):
            self.layers[-1].dismiss()
            return True
        if widget is not None and not widget.enabled and widget.hindrance:
            self._show_tip(widget.told)
        if widget is None or not widget.enabled:
            return bool(self.layers) or widget is not None
        if widget.focusable:
            self.set_focus(widget, by_keyboard=False)
            self.on_sound("press")
        self.held = widget
        widget.press(pos)
        widget.mark()
        return True

    def _up(self, pos: tuple[int, int]) -> bool:
        widget, self.held = self.held, None
        if widget is None:
            return bool(self.layers)
        self.point(self._under(pos))
        widget.mark()
        widget.release(pos)
        return True

    def _wheel(self, event: pygame.Event) -> bool:
        """What is under the pointer scrolls; where nothing there does, what has the focus."""
        steps = getattr(event, "precise_y", 0.0) or float(event.y)
        for start in (self.top.at(self._pointer), self.focus):
            widget = start
            while widget:
                if widget.wheel(steps):
                    self.point(self._under(self._pointer))
                    return True
                widget = widget.parent
        return False

    def _key(self, event: pygame.Event) -> bool:
        self._hide_tip()
        if self.composed and not button_of(event):
            return True
        if self.layers and self.layers[-1].first_key(event):
            return True
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        widget: Widget | None = self.focus or self.top
        while widget is not None:
            if widget.enabled and widget.key(event):
                if event.key in _PRESSES and widget.focusable:
                    self.on_sound("press")
                if not self.by_keyboard:
                    self.set_focus(self.focus)
                return True
            widget = widget.parent
        if event.key in _ARROWS:
            return self._arrow(*_ARROWS[event.key])
        if event.key == pygame.K_ESCAPE:
            if self.layers:
                return self.layers[-1].dismiss()
            if self.on_escape:
                self.on_escape()
                return True
        return bool(self.layers) and not pygame.K_F1 <= event.key <= pygame.K_F12
