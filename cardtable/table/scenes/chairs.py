"""The seats of a new game around a little table: each is a control that says who sits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice

import pygame

from cardtable.presenter.palette import cloth, mix
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.drawing.theme import Theme
from cardtable.table.keyboard import shortcut
from cardtable.table.scenes.choices import LONGEST_NAME, Chair
from cardtable.table.scenes.tiles import spread
from cardtable.table.widgets.boxes import Checked, Column, Field, Modal, Panel, Row, Scroll, Spacer
from cardtable.table.widgets.controls import Button, Control, Label, Toggle
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.portrait import Portrait, PortraitChoice
from cardtable.table.widgets.ui import Widget

_FACE = 66  # side of a portrait at scale 1
_CARD = 50  # height of the card with the name under it
_LAP = 8  # how far that card lies over the portrait
_WIDE = 152  # width of it, where there is room
_TALL = _FACE + _CARD - _LAP
_LOW = 372  # height of the table with its seats where a page is scrolled
_ASPECT = 0.74  # the most of the height of all that, as a part of its width
_SPREAD = 0.74  # of the table that its cards take at most
_RIM = 13  # of the table, in wood
_ROUND = 0.3  # radius of its corners, as a part of its height
_LABELS = 90
_SLOP = 6  # how far a seat must be dragged to leave its place
_SMALL = 44  # side of the portrait of somebody who has played here
_OFFERED = 6  # how many of them are offered at a seat
_LEAST = 460  # width of the seats at least, where the panel stands beside them
_GAP = 18  # between them
_PAD = 20
HONEST = "Computer players see only what you would see in their chair."
TAUGHT = "Given unasked: the others see that"
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0.5, 1), (0.5, 0)),
    3: ((0.5, 1), (0.03, 0.14), (0.97, 0.14)),
    4: ((0.5, 1), (0, 0.5), (0.5, 0), (1, 0.5)),
    5: ((0.5, 1), (0, 0.6), (0.19, 0), (0.81, 0), (1, 0.6)),
    6: ((0.5, 1), (0, 0.76), (0, 0.2), (0.5, 0), (1, 0.2), (1, 0.76)),
    7: ((0.5, 1), (0, 1), (0, 0.48), (0.24, 0), (0.76, 0), (1, 0.48), (1, 1)),
    8: ((0.5, 1), (0, 1), (0, 0.5), (0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1)),
}
"""Where seats are, by their number: parts of the width and of the height, clockwise from below."""


class Seat(Checked, Control):
    """One chair: a portrait, and a card with the name and who plays. A click opens its sheet.

    Dragged to another, or with Ctrl and an arrow, the two change places.
    """

    def __init__(
        self,
        number: int,
        chair: Chair,
        kind: Callable[[], str],
        action: Callable[[], None],
        swap: Callable[[int, int], None],
    ) -> None:
        """`number` counts from 1; `kind` says who plays there, such as “Easy, gambler”.

        `swap` is called with two places, from 0.
        """
        super().__init__(tip="Choose who sits here.\nDrag it to another seat to swap (Ctrl+arrow)")
        self.chair, self._number, self._kind, self._action = chair, number, kind, action
        self._swap = swap
        self.home = self.rect
        """Where it is when nobody drags it."""
        self._grabbed = (0, 0)
        self.dragged = False

    @property
    def spoken(self) -> str:
        who = self.chair.name or "nobody"
        told = (f"Seat {self._number}: {who}", self._kind(), self._problem, "button")
        return ", ".join(filter(None, told))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px, rect = self.theme, self.theme.palette, self.theme.px, self.rect
        card = pygame.Rect(rect.x, rect.bottom - px(_CARD), rect.w, px(_CARD))
        lit = self.hovered or self.focused
        up = px(2) if self.hovered and not self.pressed else 0
        face = pygame.Rect(0, 0, px(_FACE), px(_FACE))
        face.midtop = (rect.centerx, rect.y - up)
        rim = face.inflate(px(8), px(8))
        colour = p.second if lit else p.paper
        round_ = paint.box(theme, rim.size, colour, border=p.ink, radius=rim.w // 2)
        canvas.blit(round_, rim)
        canvas.blit(avatar(theme, self.chair.name, face.w), face)
        soft = px(4)
        shade = paint.shadow(theme, card.size, soft)
        canvas.blit(shade, (card.x - 2 * soft, card.y - 2 * soft + px(2)))
        fill = mix(p.paper, p.paper_press, 0.6) if lit else p.paper
        edge = p.bad if self._problem else p.paper_edge
        line = px(2.5) if self._problem else px(1.25)
        canvas.blit(paint.box(theme, card.size, fill, border=edge, line=line), card)
        self._write(canvas, card)

    def _write(self, canvas: Canvas, card: pygame.Rect) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        room = card.w - px(12)
        name = self.chair.name or "No name"
        fit = min(1.0, max(0.6, room / max(1, theme.width(name, "name"))))
        words = theme.text(theme.cut(name, room, "name", fit), "name", size=fit)
        canvas.blit(words, words.get_rect(center=(card.centerx, card.y + round(card.h * 0.31))))
        below = theme.text(theme.cut(self._kind(), room, "small"), "small", p.ink_soft)
        canvas.blit(below, below.get_rect(center=(card.centerx, card.y + round(card.h * 0.72))))

    def activate(self) -> None:
        self._action()

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.home = rect

    def press(self, pos: tuple[int, int]) -> None:
        self._grabbed = pos

    def drag(self, pos: tuple[int, int]) -> None:
        by = (pos[0] - self._grabbed[0], pos[1] - self._grabbed[1])
        if self.dragged or max(map(abs, by)) > self.theme.px(_SLOP):
            self.dragged = True
            self._go(self.home.move(by))

    def release(self, pos: tuple[int, int]) -> None:
        if not self.dragged:
            super().release(pos)
            return
        self.dragged = False
        self._go(self.home)
        assert isinstance(self.parent, Seating)
        for place, seat in enumerate(self.parent.seats):
            if seat is not self and seat.home.collidepoint(pos):
                self._swap(self._number - 1, place)
                return

    def lost(self) -> None:
        self.dragged = False
        self._go(self.home)

    def _go(self, rect: pygame.Rect) -> None:
        around = self.theme.px(2 * _LAP)  # the rim and the shadow stand out
        self.ui.damage(self.rect.union(rect).inflate(around, around))
        self.rect = rect

    def key(self, event: pygame.Event) -> bool:
        step = {"Ctrl+Left": -1, "Ctrl+Right": 1}.get(shortcut(event), 0)
        if step:
            assert isinstance(self.parent, Seating)
            place = self._number - 1
            self._swap(place, (place + step) % len(self.parent.seats))
            return True
        return super().key(event)


class Seating(Widget):
    """A table seen from above, with the game's own cloth and cards, and the seats around it."""

    def __init__(self, seats: Sequence[Seat], theme: Callable[[], Theme], faces: CardFaces) -> None:
        """`theme` is that of the game's own table."""
        super().__init__()
        self.seats, self._of, self._faces = list(seats), theme, faces
        self.adopt(*seats)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(_LOW)

    def place(self, rect: pygame.Rect) -> None:
        px = self.theme.px
        high = min(rect.h, max(px(_LOW), round(rect.w * _ASPECT)))
        rect = pygame.Rect(rect.x, rect.centery - high // 2, rect.w, high)
        super().place(rect)
        wide = min(px(_WIDE), (rect.w - 2 * px(8)) // 3)
        inner = rect.inflate(-wide, -px(_TALL + 8))
        for seat, (x, y) in zip(self.seats, _PLACES[len(self.seats)], strict=True):
            place = pygame.Rect(0, 0, wide, px(_TALL))
            place.center = (inner.x + round(x * inner.w), inner.y + round(y * inner.h))
            seat.place(place)

    def draw_all(self, canvas: Canvas, area: pygame.Rect) -> None:
        """The seat that is dragged lies over the others."""
        self.draw(canvas)
        for seat in sorted(self.seats, key=lambda one: one.dragged):
            seat.draw_all(canvas, area)

    def _top(self) -> pygame.Rect:
        """The table: seats reach over its rim."""
        px = self.theme.px
        wide = min(px(_WIDE), self.rect.w // 3)
        return self.rect.inflate(-round(wide * 1.02), -round(px(_TALL) * 1.1))

    def draw(self, canvas: Canvas) -> None:
        theme, px, top = self.theme, self.theme.px, self._top()
        radius = round(top.h * _ROUND)
        soft = px(14)
        shade = paint.shadow(theme, top.size, soft, radius)
        canvas.blit(shade, (top.x - 2 * soft, top.y - 2 * soft + px(8)))
        canvas.blit(self._picture(top.size, radius), top)

    def _picture(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """The table's top: wood, and in it the cloth with some cards."""
        of = self._of()

        def make() -> pygame.Surface:
            p, px = of.palette, of.px
            wood = cloth("pub")
            made = paint.box(of, size, wood.light, border=wood.dark, radius=radius, line=px(2))
            made = made.copy()
            rim = px(_RIM)
            inner = (size[0] - 2 * rim, size[1] - 2 * rim)
            light = mix(wood.light, p.second, 0.4)
            seam = (inner[0] + 2 * px(3), inner[1] + 2 * px(3))
            corner = max(1, radius - rim)
            line = paint.box(of, seam, wood.dark, border=light, radius=corner + px(3), line=px(1.5))
            made.blit(line, (rim - px(3), rim - px(3)))
            laid = pygame.Surface(inner, pygame.SRCALPHA)
            laid.blit(spread(of, self._faces, inner, share=_SPREAD), (0, 0))
            mask = paint.box(of, inner, (255, 255, 255), radius=corner)
            laid.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            made.blit(laid, (rim, rim))
            return made

        return of.kept(("table top", size, radius), make)


class Known(Control):
    """The portrait of somebody who has played here, with the name below: a click seats them."""

    def __init__(self, name: str, action: Callable[[], None]) -> None:
        super().__init__(tip=f"{name} sits here")
        self.name, self._action = name, action

    @property
    def spoken(self) -> str:
        return f"{self.name} sits here, button"

    def measure(self, width: int) -> tuple[int, int]:
        theme, px = self.theme, self.theme.px
        wide = max(px(_SMALL), min(px(_WIDE / 2), theme.width(self.name, "small")))
        return min(width, wide + px(8)), px(_SMALL + 8) + theme.line_height("small")

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        if self.hovered:
            canvas.blit(paint.box(theme, rect.size, self.face(pressed=self.pressed)[0]), rect)
        face = pygame.Rect(rect.centerx - px(_SMALL) // 2, rect.y + px(4), px(_SMALL), px(_SMALL))
        canvas.blit(avatar(theme, self.name, face.w), face)
        name = theme.text(theme.cut(self.name, rect.w, "small"), "small")
        canvas.blit(name, name.get_rect(midtop=(rect.centerx, face.bottom + px(2))))

    def activate(self) -> None:
        self._action()


class ChairSheet(Modal):
    """Who sits at one seat: name, who plays, and what a computer player is like."""

    def __init__(
        self,
        number: int,
        chair: Chair,
        kinds: Sequence[tuple[str, str]],
        characters: Sequence[tuple[str, str, str]],
        *,
        people: Mapping[str, Callable[[], None]],
        named: Callable[[], object],
        kind: Callable[[str], None],
        portrait: Callable[[int], None],
    ) -> None:
        """`kinds` are (words, level), "" for a person; `characters` are (words, name, tip).

        `people` have played here, each with what seats them. `kind` is called with what is
        chosen, `named` when a name has been typed, `portrait` with 1 for another face, or -1.
        """
        human = chair.kind == "human"
        self.chair, self._named = chair, named
        self.kind = DropDown(
            list(kinds),
            "" if human else chair.level,
            kind,
            label=f"Seat {number}" if human else f"Seat {number}, computer",
        )
        self.name = TextEntry(
            chair.name,
            self._rename,
            longest=LONGEST_NAME,
            hint="name",
            label=f"Name at seat {number}",
        )
        self._line = Field("Name", self.name, labels=_LABELS)
        parts: list[Widget] = [
            self._line,
            Field("Played by", self.kind, labels=_LABELS),
        ]
        if not human and len(characters) > 1:
            like = DropDown(
                [(words, name) for words, name, _ in characters],
                chair.character,
                partial(setattr, chair, "character"),
                label=f"Character at seat {number}",
                tips=[tip for *_, tip in characters],
            )
            parts.append(Field("Character", like, labels=_LABELS))
        if human:
            hints = Toggle(TAUGHT, chair.taught, partial(setattr, chair, "taught"))
            parts.append(Field("Hints", hints, labels=_LABELS))
        else:
            parts.append(Label(HONEST, "small", soft=True))
        faces = [Known(name, seat) for name, seat in islice(people.items(), _OFFERED)]
        if faces:
            parts.append(Label("Who has played here", "small", soft=True))
            parts.append(Row(*faces, gap=8))
        super().__init__(
            Spacer(),  # room for the frame of the keyboard
            Row(
                PortraitChoice(lambda: chair.name, 76, portrait)
                if human
                else Portrait(lambda: chair.name, 76),
                Label(f"Seat {number}", "heading"),
                gap=18,
                align="centre",
            ),
            *parts,
            foot=Button("Done", self._close, kind="primary"),
            widest=420,
        )

    def first(self) -> Widget:
        return self.name

    @property
    def problem(self) -> str:
        """What is wrong with the name, told beside it; "" if nothing is."""
        return self._line.problem

    @problem.setter
    def problem(self, words: str) -> None:
        if words != self._line.problem:
            self._line.problem = words
            if self._ui is not None:
                self.place(self.rect)

    def _rename(self, words: str) -> None:
        self.chair.call(words)
        self._named()
        self.mark()

    def _close(self) -> None:
        self.ui.close(self)

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_RETURN:  # in the line of the name
            self._close()
            return True
        return False


class ChairsBeside(Widget):
    """The seats at the left and a panel at the right, or the panel below where it's narrow."""

    grow = True

    def __init__(self, seating: Seating, *panel: Widget, wide: float = 320) -> None:
        """What is on the `panel` is scrolled where it stands beside the seats.

        `wide` is its width there, at scale 1.
        """
        super().__init__()
        self._wide = wide
        self._seating, self._column = seating, Column(*panel, gap=12)
        self._scroll = Scroll(self._column)
        self._panel = Panel(self._scroll, pad=_PAD)
        self.adopt(seating, self._panel)

    def _split(self, width: int) -> int:
        """The width of the panel if it stands beside the seats, otherwise 0."""
        px = self.theme.px
        return px(self._wide) if width >= px(self._wide + _LEAST + _GAP) else 0

    def _high(self, width: int) -> int:
        """Height of the panel with all that is on it."""
        pad = 2 * self.theme.px(_PAD)
        return self._column.measure(width - pad)[1] + pad

    def measure(self, width: int) -> tuple[int, int]:
        seats = self._seating.measure(width)[1]
        beside = self._split(width)
        if beside:
            return width, seats
        return width, seats + self.theme.px(_GAP) + self._high(width)

    def _hold(self, inner: Widget) -> None:
        """Put what is on the panel there, scrolled or not: below the seats the page scrolls."""
        self._column.parent = self._scroll
        inner.parent = self._panel
        self._panel.children = [inner]

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        beside, gap = self._split(rect.w), self.theme.px(_GAP)
        self._hold(self._scroll if beside else self._column)
        if beside:
            left = pygame.Rect(rect.x, rect.y, rect.w - beside - gap, rect.h)
            self._seating.place(left)
            high = min(rect.h, self._high(beside))
            self._panel.place(pygame.Rect(left.right + gap, rect.y, beside, high))
            return
        tall = self._high(rect.w)
        self._seating.place(pygame.Rect(rect.x, rect.y, rect.w, rect.h - tall - gap))
        self._panel.place(pygame.Rect(rect.x, rect.bottom - tall, rect.w, tall))
