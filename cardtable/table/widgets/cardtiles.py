"""Cards on a page: each with words beneath it, to be clicked; or in a row, to be put in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.presenter.palette import mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.widgets.controls import ACTIVATE, Control
from cardtable.table.widgets.ui import Widget

_TILE = 116  # the least width of a card with its words, at scale 1
_CARD = 104  # the height of its card
_PAD = 8
_GAP = 10


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

    @property
    def spoken(self) -> str:
        told = self.caption()
        words = [self.name, ", ".join(told.words), "changed" if told.changed else "", "button"]
        return ", ".join(filter(None, words))

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
        theme, p, px, told = self.theme, self.theme.palette, self.theme.px, self.caption()
        lit = self.hovered or self.focused
        if told.changed or told.wrong or lit:
            fill = mix(p.paper, p.second, 0.22) if told.changed else p.paper
            fill = mix(fill, p.paper_press, 0.6) if lit else fill
            edge = p.bad if told.wrong else p.second if told.changed else p.paper_edge
            canvas.blit(paint.box(theme, self.rect.size, fill, border=edge), self.rect)
        height = px(_CARD)
        lifted = self.hovered and not self.pressed
        image = self._faces.face(self.card, height, lifted=lifted)
        middle = self.rect.centerx, self.rect.y + px(_PAD) + height // 2 - (px(3) if lifted else 0)
        canvas.blit(image, image.get_rect(center=middle))
        y = self.rect.y + px(_PAD) + height + px(6)
        ink = p.bad if told.wrong else p.ink_soft if told.soft else p.ink
        for line in self._lines(self.rect.width):
            words = theme.text(line, "small", ink)
            canvas.blit(words, words.get_rect(midtop=(self.rect.centerx, y)))
            y += theme.line_height("small")

    def activate(self) -> None:
        self._action()


class Grid(Widget):
    """Widgets of one width, as many side by side as there is room for."""

    def __init__(self, *children: Widget, least: float = _TILE, gap: float = _GAP) -> None:
        """`least` is the width of each, at scale 1; they share what room is left."""
        super().__init__()
        self.least, self.gap = least, gap
        self.adopt(*children)

    def _columns(self, width: int) -> tuple[int, int]:
        """How many side by side, and how wide each is."""
        least, gap = self.theme.px(self.least), self.theme.px(self.gap)
        count = max(1, (width + gap) // (least + gap))
        rows = -(-len(self.children) // count)
        count = -(-len(self.children) // max(1, rows))  # as many in each row, if that is possible
        wide = (width - (count - 1) * gap) // max(1, count)
        return count, min(wide, round(least * 1.35))

    def _rows(self, width: int) -> list[tuple[list[Widget], int]]:
        """The children of each row, and its height."""
        count, wide = self._columns(width)
        rows = [self.children[n : n + count] for n in range(0, len(self.children), count)]
        return [(row, max(one.measure(wide)[1] for one in row)) for row in rows]

    def measure(self, width: int) -> tuple[int, int]:
        rows, gap = self._rows(width), self.theme.px(self.gap)
        return width, sum(tall for _, tall in rows) + gap * max(0, len(rows) - 1)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        _, wide = self._columns(rect.width)
        gap, y = self.theme.px(self.gap), rect.y
        for row, tall in self._rows(rect.width):
            x = rect.x
            for child in row:
                child.place(pygame.Rect(x, y, wide, tall))
                x += wide + gap
            y += tall + gap


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
        taken = f"{self.cards[self.order[self.at_card]][1]} taken up" if self.taken else "in order"
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
        for place, one in enumerate(self.order):
            rect = self.spot(place)
            mine = place == self.at_card and (self.taken or self._pointer is not None)
            if place == self.at_card and (mine or (self.focused and self.ui.by_keyboard)):
                around = rect.inflate(theme.px(6), theme.px(6))
                canvas.blit(paint.box(theme, around.size, p.second), around)
            image = self._faces.face(self.cards[one][0], rect.height, lifted=mine)
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
