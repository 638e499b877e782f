"""The controls of house rules: tiles of cards, an option on its row, and ticks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import wording
from cardtable.table.drawing import paint
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Style
from cardtable.table.widgets.controls import ACTIVATE, CONTROL, Control
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.richtext import paint_hits
from cardtable.table.widgets.ui import Widget

# ------------------------------------------------------------------ tiles of cards


TILE = 116  # the least width of a card with its words, at scale 1
_CARD = 104  # the height of its card
_PAD = 8


class Caption(NamedTuple):
    """What stands beneath a card."""

    words: tuple[str, ...]
    changed: bool = False
    """Whether that is not what these cards usually do."""
    wrong: bool = False
    """Whether something about it can't be played."""
    soft: bool = False
    """Whether there is nothing to be told."""


class CardTile(Control):
    """A card with what it does beneath it. A click opens more about it."""

    def __init__(
        self,
        faces: CardFaces,
        card: str,
        name: str,
        caption: Callable[[], Caption],
        action: Callable[[], None],
        *,
        tip: str = "",
    ) -> None:
        """`card` is the notation of the card that is drawn, `name` what a screen reader says."""
        super().__init__(tip=tip)
        self.card, self.name, self.caption, self._action = card, name, caption, action
        self._faces = faces
        self.wanted = ""
        """Words that are searched for; they are marked where they occur."""

    @property
    def spoken(self) -> str:
        told = self.caption()
        changed = wording("controls.changed") if told.changed else ""
        words = ", ".join(filter(None, (self.name, *told.words, changed)))
        return wording("controls.button", words=words)

    def _lines(self, width: int) -> list[str]:
        theme = self.theme
        room = max(1, width - 2 * theme.px(_PAD))
        lines = [
            line for words in self.caption().words for line in theme.wrap(words, room, "small")
        ]
        return [theme.cut(line, room, "small") for line in lines]

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        lines = len(self._lines(width)) * self.theme.line_height("small")
        return width, px(_CARD) + lines + 2 * px(_PAD) + px(6)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, caption = self.theme, self.theme.palette, self.theme.px, self.caption()
        lit = self.hovered or self.focused
        if caption.changed or caption.wrong or lit:
            fill = mix(p.paper, p.second, 0.22) if caption.changed else p.paper
            fill = mix(fill, p.paper_press, 0.6) if lit else fill
            edge = p.bad if caption.wrong else p.second if caption.changed else p.paper_edge
            canvas.blit(paint.box(theme, self.rect.size, fill, border=edge), self.rect)
        height = px(_CARD)
        lifted = self.hovered and not self.pressed
        image = self._faces.face(self.card, height, lifted=lifted)
        middle = self.rect.centerx, self.rect.y + px(_PAD) + height // 2 - (px(3) if lifted else 0)
        canvas.blit(image, image.get_rect(center=middle))
        y = self.rect.y + px(_PAD) + height + px(6)
        ink = p.bad if caption.wrong else p.ink_soft if caption.soft else p.ink
        for line in self._lines(self.rect.width):
            words = theme.text(line, "small", ink)
            spot = words.get_rect(midtop=(self.rect.centerx, y))
            paint_hits(canvas, theme, line, "small", spot.topleft, self.wanted)
            canvas.blit(words, spot)
            y += theme.line_height("small")

    def activate(self) -> None:
        self._action()


class CardOrder(Control):
    """Cards in a row that can be put into another order.

    By pointer a card is dragged to another place; by keys the arrows choose one, Space or Enter
    takes it up, and then the arrows move it.
    """

    def __init__(
        self,
        faces: CardFaces,
        cards: Sequence[tuple[str, str]],
        changed: Callable[[list[int]], None],
        *,
        label: str = "",
        tip: str = "",
    ) -> None:
        """`cards` are (notation, name); `changed` hears the new order, as places in it."""
        super().__init__(tip=tip)
        self._faces, self.cards, self._changed, self.label = faces, list(cards), changed, label
        self.order = list(range(len(self.cards)))
        self.at_card = 0
        """The place of the card that keys are about."""
        self.taken = False
        """Whether that card has been taken up."""
        self._pointer: int | None = None

    @property
    def spoken(self) -> str:
        names = ", ".join(self.cards[one][1] for one in self.order)
        taken = (
            wording("controls.taken-up", name=self.cards[self.order[self.at_card]][1])
            if self.taken
            else wording("controls.in-order")
        )
        return f"{self.label}: {names}; {taken}"

    @property
    def _height(self) -> int:
        return self.theme.px(84)

    def _fits(self, width: int) -> int:
        """How many cards have room side by side."""
        step = self._faces.size(self._height)[0] + self.theme.px(8)
        return max(1, width // step)

    def measure(self, width: int) -> tuple[int, int]:
        step = self._faces.size(self._height)[0] + self.theme.px(8)
        count = min(len(self.cards), self._fits(width))
        rows = -(-len(self.cards) // count)
        return min(width, count * step), rows * (self._height + self.theme.px(14))

    def spot(self, place: int) -> pygame.Rect:
        """Where the card at a place of the order lies."""
        px, (wide, high) = self.theme.px, self._faces.size(self._height)
        row, column = divmod(place, min(len(self.cards), self._fits(self.rect.width)))
        x = self.rect.x + px(4) + column * (wide + px(8))
        return pygame.Rect(x, self.rect.y + px(7) + row * (high + px(14)), wide, high)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        for place, rank in enumerate(self.order):
            rect = self.spot(place)
            mine = place == self.at_card and (self.taken or self._pointer is not None)
            if place == self.at_card and (mine or (self.focused and self.ui.by_keyboard)):
                around = rect.inflate(theme.px(6), theme.px(6))
                canvas.blit(paint.box(theme, around.size, p.second), around)
            image = self._faces.face(self.cards[rank][0], rect.height, lifted=mine)
            up = theme.px(3) if mine else 0
            canvas.blit(image, image.get_rect(center=(rect.centerx, rect.centery - up)))

    def _nearest(self, pos: tuple[int, int]) -> int:
        def far(place: int) -> int:
            x, y = self.spot(place).center
            return (x - pos[0]) ** 2 + (y - pos[1]) ** 2

        return min(range(len(self.order)), key=far)

    def move(self, source: int, target: int) -> None:
        """Take the card at one place to another; those between move up."""
        target = max(0, min(target, len(self.order) - 1))
        if source == target:
            return
        self.order.insert(target, self.order.pop(source))
        self.at_card = target
        self.mark()
        self._changed(list(self.order))

    def press(self, pos: tuple[int, int]) -> None:
        self.at_card = self._pointer = self._nearest(pos)
        self.taken = False

    def drag(self, pos: tuple[int, int]) -> None:
        if self._pointer is not None and self._nearest(pos) != self._pointer:
            target = self._nearest(pos)
            self.move(self._pointer, target)
            self._pointer = target

    def release(self, pos: tuple[int, int]) -> None:
        del pos
        self._pointer = None
        self.mark()

    def lost(self) -> None:
        self._pointer = None

    def key(self, event: pygame.Event) -> bool:
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        if event.key in ACTIVATE:
            self.taken = not self.taken
        elif event.key in steps:
            target = max(0, min(self.at_card + steps[event.key], len(self.order) - 1))
            if self.taken:
                self.move(self.at_card, target)
            self.at_card = target
        elif event.key == pygame.K_ESCAPE and self.taken:
            self.taken = False
        else:
            return False
        self.mark()
        return True

    def focus_changed(self) -> None:
        if not self.focused:
            self.taken = False


# ------------------------------------------------------------------ an option


_BACK = 32
_ROW_GAP = 14
_LABELS = 250
_DOT = 8


class BackButton(Control):
    """A small button on paper that sets something back to what is usual."""

    def __init__(self, words: str, action: Callable[[], None]) -> None:
        super().__init__(tip=words)
        self.words, self._action = words, action

    @property
    def spoken(self) -> str:
        return wording("controls.button", words=self.words)

    def measure(self, width: int) -> tuple[int, int]:
        del width
        return self.theme.px(_BACK), self.theme.px(_BACK)

    def draw(self, canvas: Canvas) -> None:
        p, px = self.theme.palette, self.theme.px
        if self.hovered:
            ground = paint.box(self.theme, self.rect.size, p.paper_press, radius=px(6))
            canvas.blit(ground, self.rect)
        image = sign_image(self.theme, "undo", px(20), p.accent if self.hovered else p.ink_soft)
        canvas.blit(image, image.get_rect(center=self.rect.center))

    def activate(self) -> None:
        self._action()


class RuleLine(Widget):
    """A control with its name beside it, or above it, and sentences beneath one of the two.

    `says` tells what the present value means, `wrong` why it can't be played, `doubt` why it may
    make a poor game. `changed` marks it and offers the way back.
    """

    def __init__(
        self, label: str, control: Widget, back: BackButton, *, wide: bool = False
    ) -> None:
        """`wide` puts the control below name and sentences, over the whole width."""
        super().__init__()
        self.label, self.control, self.back, self.wide = label, control, back, wide
        self.says = self.wrong = self.doubt = ""
        self.wanted = ""
        """Words that are searched for; they are marked where they occur."""
        self.adopt(control, back)
        self.changed = False

    @property
    def changed(self) -> bool:
        """Whether it is not as in the rules that these build on."""
        return self.back.shown

    @changed.setter
    def changed(self, changed: bool) -> None:
        self.back.shown = changed

    @property
    def spoken(self) -> str:
        return " ".join(filter(None, (self.label, self.wrong or self.doubt or self.says)))

    def _left(self, width: int) -> int:
        """Where the control begins."""
        px = self.theme.px
        beside = px(_LABELS + _ROW_GAP)
        needed = beside + min(px(240), self.control.measure(width)[0]) + px(_BACK + _ROW_GAP)
        return 0 if self.wide or width < needed else beside

    def _parts(self, width: int) -> tuple[int, int, int, list[str], list[tuple[str, str]]]:
        """Left edge, width and height of the control; lines of the name; those beneath, by kind."""
        theme, px = self.theme, self.theme.px
        left = self._left(width)
        room = width - left if self.wide else width - left - px(_BACK + _ROW_GAP)
        wide, tall = self.control.measure(max(1, room))
        room = px(_LABELS) if left else width - px(_BACK + _ROW_GAP)
        names = theme.wrap(self.label, room - px(_DOT + 6) * self.changed, "strong")
        lines = [
            (kind, line)
            for kind, words in (("says", self.says), ("wrong", self.wrong), ("doubt", self.doubt))
            for line in self._wrapped(words, width - left - px(_DOT + 8) * (kind == "doubt"))
        ]
        return left, wide, tall, names, lines

    def _wrapped(self, words: str, width: int) -> list[str]:
        return self.theme.wrap(words, max(1, width), "small") if words else []

    def _head(self, names: list[str], left: int) -> int:
        """Height of the name where the control stands below it."""
        return (
            0 if left else max(len(names) * self.theme.line_height("strong"), self.theme.px(_BACK))
        )

    def _below(self, lines: list[tuple[str, str]]) -> int:
        """Height of the sentences, with the gap before them."""
        return len(lines) * self.theme.line_height("small") + (self.theme.px(3) if lines else 0)

    def measure(self, width: int) -> tuple[int, int]:
        left, _, tall, names, lines = self._parts(width)
        if left:
            body = max(len(names) * self.theme.line_height("strong"), tall)
        else:
            body = self._head(names, left) + self.theme.px(4) + tall
        return width, body + self._below(lines)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px = self.theme.px
        left, wide, tall, names, lines = self._parts(rect.width)
        named, head = len(names) * self.theme.line_height("strong"), self._head(names, left)
        y = rect.y + (max(0, (named - tall) // 2) if left else head + px(4))
        if self.wide:
            y += self._below(lines)
        self.control.place(pygame.Rect(rect.x + left, y, wide, tall))
        back = pygame.Rect(0, 0, px(_BACK), px(_BACK))
        back.right = rect.right
        back.centery = rect.y + (max(px(CONTROL), named) if left else head) // 2
        self.back.place(back)

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        left, _, tall, names, lines = self._parts(self.rect.width)
        line = theme.line_height("strong")
        room = tall if left else self._head(names, left)
        y = self.rect.y + max(0, (room - line * len(names)) // 2)
        x = self.rect.x
        if self.changed:
            self._dot(canvas, x, y + line // 2, p.second)
            x += px(_DOT + 6)
        style: Style = "strong" if self.changed else "body"
        for name in names:
            paint_hits(canvas, theme, name, style, (x, y), self.wanted)
            canvas.blit(theme.text(name, style), (x, y))
            y += line
        if self.wide:
            y = self.rect.y + self._head(names, left)
        else:
            y = max(self.control.rect.bottom, y if left else 0) + px(3)
        inks = {"says": p.ink_soft, "wrong": p.bad, "doubt": mix(p.ink, p.accent, 0.35)}
        first = True
        for kind, words in lines:
            x = self.rect.x + left
            if kind == "doubt":
                if first:
                    self._dot(canvas, x, y + theme.line_height("small") // 2, p.accent)
                x, first = x + px(_DOT + 8), False
            paint_hits(canvas, theme, words, "small", (x, y), self.wanted)
            canvas.blit(theme.text(words, "small", inks[kind]), (x, y))
            y += theme.line_height("small")

    def _dot(self, canvas: Canvas, x: int, middle: int, colour: tuple[int, int, int]) -> None:
        side = self.theme.px(_DOT)
        image = paint.box(self.theme, (side, side), colour, radius=side // 2)
        canvas.blit(image, (x, middle - side // 2))


# ------------------------------------------------------------------ ticks


_BOX = 22
_TICK_PAD = 7


class Tick(Control):
    """A box to tick, or a round one where only one of several can hold; beneath, what it means."""

    def __init__(
        self,
        words: str,
        says: str,
        on: Callable[[], bool],
        action: Callable[[], None],
        *,
        one_of: bool = False,
    ) -> None:
        super().__init__()
        self.words, self.says, self._on, self._action, self.one_of = words, says, on, action, one_of

    @property
    def on(self) -> bool:
        """Whether it is ticked."""
        return self._on()

    @property
    def spoken(self) -> str:
        words = f"{self.words}: {self.says}" if self.says else self.words
        if self.one_of:
            return wording("controls.choice-on" if self.on else "controls.choice-off", words=words)
        return wording("controls.box-on" if self.on else "controls.box-off", words=words)

    def _room(self, width: int) -> int:
        return max(1, width - self.theme.px(_BOX + 14 + _TICK_PAD))

    def _lines(self, width: int) -> tuple[list[str], list[str]]:
        theme, room = self.theme, self._room(width)
        says = theme.wrap(self.says, room, "small") if self.says else []
        return theme.wrap(self.words, room, "strong"), says

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        words, says = self._lines(width)
        wide = max(
            *(theme.width(line, "strong") for line in words),
            *(theme.width(line, "small") for line in says),
            0,
        )
        tall = len(words) * theme.line_height("strong") + len(says) * theme.line_height("small")
        least = theme.px(_BOX + 2 * _TICK_PAD)
        return min(width, wide + width - self._room(width)), max(least, tall + theme.px(_TICK_PAD))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        if self.hovered or self.pressed:
            shade = mix(p.paper, p.paper_press, 0.6)
            canvas.blit(paint.box(theme, self.rect.size, shade, radius=px(5)), self.rect)
        words, says = self._lines(self.rect.width)
        y = self.rect.y + px(_TICK_PAD) // 2
        if not says:
            y = self.rect.centery - len(words) * theme.line_height("strong") // 2
        box = pygame.Rect(self.rect.x + px(_TICK_PAD), 0, px(_BOX), px(_BOX))
        box.centery = y + theme.line_height("strong") // 2
        fill, border, ink = self.face(pressed=self.pressed)
        if self.on:
            fill = border = p.accent if self.enabled else p.line
        radius = box.h // 2 if self.one_of else px(5)
        canvas.blit(paint.box(theme, box.size, fill, border=border, radius=radius, line=px(2)), box)
        if self.on and self.one_of:
            dot = pygame.Rect(0, 0, px(8), px(8))
            dot.center = box.center
            canvas.blit(paint.box(theme, dot.size, p.on_accent, radius=dot.h // 2), dot)
        elif self.on:
            mark = theme.text("✓", "strong", p.on_accent)
            canvas.blit(mark, mark.get_rect(center=box.center))
        x = box.right + px(12)
        for line in words:
            canvas.blit(theme.text(line, "strong" if self.on else "body", ink), (x, y))
            y += theme.line_height("strong")
        for line in says:
            canvas.blit(theme.text(line, "small", p.ink_soft), (x, y))
            y += theme.line_height("small")

    def activate(self) -> None:
        self._action()
        self.mark()
