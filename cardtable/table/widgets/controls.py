"""The controls that a person clicks: labels, buttons, slips, switches, choices, sliders."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias, TypeVar

import pygame

from cardtable.presenter.palette import Rgb, mix
from cardtable.presenter.phrases import wording
from cardtable.table.drawing import paint
from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import Ground, Style, Theme
from cardtable.table.widgets.boxes import Align, Column
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

Kind: TypeAlias = Literal["primary", "plain", "quiet", "line"]
Value = TypeVar("Value")
ACTIVATE = (pygame.K_RETURN, pygame.K_SPACE)
"""The keys that press a control."""
CONTROL = 40  # height of a control at scale 1
PRIMARY = 54  # … and of the one button that a page is there for
LARGER = 1.12  # times as large are its words
SIGN = 20  # of a sign in a button
_FEW_LINES = 3  # of a text: in so many no word stands alone in the last one
UNFRAMED = 56  # height of a sign with its word
UNDER_SIGN = 14 / 15  # of small letters: the word below a sign
SIDE = 36  # of a square button
PART = 0.62  # of that: how large its sign is
KEY_HIGH = 0.32  # of its height: the room below it for the name of its key
SMALLEST = 0.55  # words of a choice are never smaller than this part of their size


class Label(Widget):
    """Words, in as many lines as they need."""

    def __init__(  # noqa: PLR0913 - how words may look
        self,
        text: str,
        style: Style = "body",
        *,
        colour: Rgb | None = None,
        on: Ground = "paper",
        align: Align = "start",
        size: float = 1.0,
        soft: bool = False,
        most: int = 0,
        grow: bool = False,
        room_for: str = "",
    ) -> None:
        """Of more lines than `most` the rest is cut off; with `grow` it takes all width left.

        It is at least as wide as what it has `room_for`, which it may say later.
        """
        super().__init__()
        self.most, self.grow, self.room_for = most, grow, room_for
        self.style, self.on, self.align, self.size, self.soft = style, on, align, size, soft
        self.colour = colour
        self._text = text

    @property
    def words(self) -> str:
        """What it says."""
        return self._text

    @words.setter
    def words(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.mark()

    @property
    def spoken(self) -> str:
        return self._text

    def _wrapped(self, width: int) -> list[str]:
        theme, style, size = self.theme, self.style, self.size
        lines = theme.wrap(self._text, max(1, width), style, size)
        alone = 1 < len(lines) <= _FEW_LINES and " " not in lines[-1]
        if alone or self.align == "centre":  # a word by itself is no line to end with
            lines = theme.wrap_evenly(self._text, max(1, width), style, size)
        if self.most and len(lines) > self.most:
            rest = " ".join(lines[self.most - 1 :])
            lines[self.most - 1 :] = [theme.cut(rest, width, style, size)]
        return [theme.cut(line, width, style, size) for line in lines] if self.most else lines

    def measure(self, width: int) -> tuple[int, int]:
        lines = self._wrapped(width)
        wide = max(self.theme.width(one, self.style, self.size) for one in (*lines, self.room_for))
        return min(wide, width), len(lines) * self.theme.line_height(self.style, self.size)

    def draw(self, canvas: Canvas) -> None:
        p = self.theme.palette
        colour = self.colour
        if colour is None and self.soft:
            colour = p.ink_soft if self.on == "paper" else p.on_cloth_soft
        y = self.rect.y
        for line in self._wrapped(self.rect.width):
            image = self.theme.text(line, self.style, colour, on=self.on, size=self.size)
            x = self.rect.x
            if self.align == "centre":
                x = self.rect.centerx - image.get_width() // 2
            elif self.align == "end":
                x = self.rect.right - image.get_width()
            canvas.blit(image, (x, y))
            y += self.theme.line_height(self.style, self.size)


class Control(Widget):
    """What can have the focus and be worked: a click, Enter and Space activate it."""

    focusable = True
    live = True

    def activate(self) -> None:
        """Do what it is there for."""

    def release(self, pos: tuple[int, int]) -> None:
        if self.rect.collidepoint(pos):
            self.activate()

    def key(self, event: pygame.Event) -> bool:
        if event.key in ACTIVATE:
            self.activate()
            return True
        return False

    def face(self, *, pressed: bool = False) -> tuple[Rgb, Rgb, Rgb]:
        """Fill, border and ink of a paper control in its present state."""
        p = self.theme.palette
        if not self.enabled:
            return mix(p.paper, p.paper_press, 0.5), p.paper_edge, mix(p.ink_soft, p.paper, 0.25)
        fill = p.paper
        if pressed:
            fill = p.paper_press
        elif self.hovered:
            fill = mix(p.paper, p.paper_press, 0.55)
        return fill, p.line, p.ink

    def plate(self, *, chosen: bool = False) -> tuple[Rgb, Rgb]:
        """Fill and border of a dark plate on cloth; of a `chosen` one it is red."""
        p = self.theme.palette
        if chosen:
            return p.accent, p.second
        ground = mix(p.cloth.dark, (0, 0, 0), 0.25)  # words must not lie on an ornament
        if self.enabled and self.hovered:
            ground = mix(p.cloth.dark, p.cloth.light, 0.35 if self.pressed else 0.6)
        return ground, mix(p.cloth.light, p.on_cloth, 0.18 if self.enabled else 0.05)


class Button(Control):
    """Does something when it is clicked, or at Enter or Space."""

    def __init__(
        self,
        text: str,
        action: Callable[[], None],
        *,
        kind: Kind = "plain",
        style: Style = "button",
        tip: str = "",
        wide: float = 0,
        tall: float = 0,
        sign: str = "",
    ) -> None:
        """`wide` is a least width and `tall` the height where it is not that of its kind.

        Of the kinds, `primary` is what a page is there for, `plain` is the second rank; `quiet`
        stands on cloth, and `line` is a line of a list. A `sign` stands before the words.
        """
        super().__init__(tip=tip)
        self._text, self.action, self.kind, self.style = text, action, kind, style
        self.wide, self.sign = wide, sign
        self.tall = tall or (PRIMARY if kind == "primary" else CONTROL)
        self.size = 1.0
        """How large it is beside others; less where a table has no more room."""
        self.about = ""
        """What it is about, where each of many has such a button: a screen reader says it first."""
        self.heard = ""
        """What is said aloud in place of its words, where that is something else."""
        self.second = ""
        """A second line, in small type. The words above it become smaller where they are long."""

    @property
    def words(self) -> str:
        """What stands on it."""
        return self._text

    @words.setter
    def words(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.mark()

    @property
    def spoken(self) -> str:
        return wording(
            "controls.button",
            words=", ".join(filter(None, (self.about, self.heard or self._text, self.second))),
        )

    def words_size(self) -> float:
        """How large the words are."""
        size, room = self._usual(), self.rect.width - self.theme.px(16) - self._before()
        while size > SMALLEST * self.size:
            if self.theme.width(self._text, self.style, size) <= room:
                break
            size -= 0.04
        return size

    def _usual(self) -> float:
        """How large the words are where they have room: larger on a high button."""
        return self.size * (LARGER if self.tall >= PRIMARY and not self.second else 1.0)

    @property
    def narrowest(self) -> int:
        words = self.theme.width(self._text, self.style, SMALLEST * self.size)
        return words + self._before() + self.theme.px(16)

    def _before(self) -> int:
        """Width of the sign before the words, and of the gap after it."""
        return self.theme.px(SIGN * self.size) + self.theme.px(9) if self.sign else 0

    def measure(self, width: int) -> tuple[int, int]:
        px, size = self.theme.px, self.size
        words = self.theme.width(self._text, self.style, self._usual()) + self._before()
        wide = max(words + 2 * px(20 * size), px(self.wide * size))
        return min(wide, width), px(self.tall * size)

    def draw_ground(self, canvas: Canvas) -> tuple[pygame.Rect, Rgb]:
        """Paint what its words stand on; the place for them, and their ink."""
        theme, p, rect = self.theme, self.theme.palette, self.rect.copy()
        off = max(1, theme.px(2))
        if self.kind == "primary":
            fill, ink = p.accent, p.on_accent
            if not self.enabled:
                fill, ink = mix(p.paper_press, p.ink_soft, 0.12), mix(p.ink_soft, p.paper, 0.1)
            elif self.hovered:
                fill = mix(p.accent, (0, 0, 0), 0.1)
            # The second ink peeps out a hair off register, and is covered while pressed.
            under = pygame.Rect(rect.x + off, rect.y + off, rect.w - off, rect.h - off)
            peeps = p.second if self.enabled else mix(p.paper_press, p.ink_soft, 0.3)
            canvas.blit(paint.box(theme, under.size, peeps), under)
            rect = pygame.Rect(rect.x, rect.y, rect.w - off, rect.h - off)
            if self.pressed:
                rect.move_ip(off, off)
            canvas.blit(paint.box(theme, rect.size, fill), rect)
        elif self.kind == "quiet":
            fill, border = self.plate()
            ink = p.on_cloth if self.enabled else mix(fill, p.on_cloth, 0.4)
            canvas.blit(paint.box(theme, rect.size, fill, border=border), rect)
        elif self.kind == "line":
            fill, _, ink = self.face(pressed=self.pressed)
            if self.hovered:
                canvas.blit(paint.box(theme, rect.size, fill), rect)
        else:
            fill, border, ink = self.face(pressed=self.pressed)
            canvas.blit(paint.box(theme, rect.size, fill, border=border), rect)
        return rect, ink

    def draw(self, canvas: Canvas) -> None:
        theme = self.theme
        rect, ink = self.draw_ground(canvas)
        before = self._before()
        room, size = rect.width - theme.px(16) - before, self.words_size()
        words = theme.cut(self._text, room, self.style, size)
        on: Ground = "cloth" if self.kind in ("primary", "quiet") else "paper"
        image = theme.text(words, self.style, ink, on=on, size=size)
        place = image.get_rect(center=(rect.centerx + before // 2, rect.centery))
        if self.sign:
            sign = sign_image(theme, self.sign, before - theme.px(9), ink)
            canvas.blit(sign, sign.get_rect(midleft=(place.x - before, rect.centery)))
        if self.second:
            below = theme.cut(self.second, room, "small", self.size)
            line = theme.text(below, "small", ink, on=on, size=self.size)
            place.y -= line.get_height() * 9 // 20
            canvas.blit(line, line.get_rect(midtop=(rect.centerx, place.bottom - theme.px(2))))
        canvas.blit(image, place)

    def activate(self) -> None:
        self.action()


class SignButton(Button):
    """A button of the third rank, without a frame: a sign with a word below it."""

    def __init__(self, sign: str, text: str, action: Callable[[], None], *, tip: str = "") -> None:
        super().__init__(text, action, kind="line", style="small", tall=UNFRAMED, tip=tip)
        self.sign = sign

    def _before(self) -> int:
        return 0

    def words_size(self) -> float:
        usual = self.size * UNDER_SIGN
        full = self.theme.width(self.words, self.style, usual)
        return usual * max(SMALLEST, min(1.0, (self.rect.width - self.theme.px(3)) / max(1, full)))

    @property
    def narrowest(self) -> int:
        smallest = self.size * UNDER_SIGN * SMALLEST
        return self.theme.width(self.words, self.style, smallest) + self.theme.px(3)

    def measure(self, width: int) -> tuple[int, int]:
        px, size = self.theme.px, self.size
        words = self.theme.width(self.words, self.style, size * UNDER_SIGN)
        return min(width, max(words + px(16), px(self.wide * size))), px(self.tall * size)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        rect, ink = self.draw_ground(canvas)
        soft = p.ink_soft if self.enabled else ink
        image = sign_image(theme, self.sign, min(theme.px(24 * self.size), rect.width), ink)
        canvas.blit(image, image.get_rect(center=(rect.centerx, rect.y + round(0.34 * rect.h))))
        size = self.words_size()
        shown = theme.cut(self.words, rect.width, self.style, size)
        words = theme.text(shown, self.style, soft, size=size)
        canvas.blit(words, words.get_rect(center=(rect.centerx, rect.y + round(0.78 * rect.h))))


class IconButton(Control):
    """A button with a sign instead of words; the tooltip and the screen reader say what it does."""

    def __init__(self, sign: str, words: str, action: Callable[[], None], *, key: str = "") -> None:
        """`key` is the key that does the same."""
        super().__init__()
        self.sign, self.words, self.action = sign, words, action
        self.on = False
        self.shortcut = ""
        """The key that stands below it; empty: none does."""
        self.key_size = 1.0
        self.raised = False
        """Whether it makes room for the name of a key below it, as its neighbours do."""
        self.about = ""
        """What it is about, where each of many has such a button: a screen reader says it first."""
        self.name_key(key)

    def name_key(self, key: str) -> None:
        """Tell of another key that does the same; empty: there is none."""
        self.tip = f"{self.words} · {key}" if key else self.words

    def allow(self, hindrance: str) -> None:
        """Let it be used, or, where something stands in the way, say what that is instead."""
        self.enabled, self.hindrance = not hindrance, hindrance

    @property
    def spoken(self) -> str:
        words = wording("controls.is-on", words=self.words) if self.on else self.words
        return wording("controls.button", words=", ".join(filter(None, (self.about, words))))

    def measure(self, width: int) -> tuple[int, int]:
        del width
        side = self.theme.px(SIDE)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        p = self.theme.palette
        ground = mix(p.cloth.dark, (0, 0, 0), 0.25)
        ink: Rgb = p.on_cloth
        if not self.enabled:
            ink = mix(ground, p.on_cloth, 0.35)
        elif self.pressed or self.on:
            ground = mix(p.cloth.light, p.on_cloth, 0.25)
        elif self.hovered:
            ground = mix(p.cloth.light, p.on_cloth, 0.12)
        border = mix(p.cloth.light, p.on_cloth, 0.18 if self.enabled else 0.05)
        square = self.rect.copy()
        if self.raised:
            square.size = (round(self.rect.h * (1 - KEY_HIGH)),) * 2
            square.midtop = self.rect.midtop
        canvas.blit(paint.box(self.theme, square.size, ground, border=border), square)
        image = sign_image(self.theme, self.sign, round(square.w * PART), ink)
        canvas.blit(image, image.get_rect(center=square.center))
        if self.shortcut:
            words = self.theme.text(self.shortcut, "small", ink, on="cloth", size=self.key_size)
            inked = words.get_bounding_rect()
            place = inked.move_to(midbottom=(self.rect.centerx, self.rect.bottom))
            canvas.blit(words, place, inked)

    def key_fits(self) -> float:
        """How large the name of its key can be, as a share of small letters."""
        image = self.theme.text(self.shortcut, "small", self.theme.palette.on_cloth)
        inked, high = image.get_bounding_rect(), self.rect.h * KEY_HIGH * 0.8
        return min(1.0, self.rect.w / max(1, inked.w), high / max(1, inked.h))

    def activate(self) -> None:
        self.action()


Sheet: TypeAlias = Literal["paper", "framed", "bare", "cloth"]
Look: TypeAlias = Literal["usual", "chosen", "lit"]


class Slip(Control):
    """A slip of paper that holds other controls, one below the other, and may be pressed itself.

    It is as high as they are. Where it is pressed none of its own buttons is, it does its action;
    without one it is only paper.
    """

    def __init__(
        self,
        *children: Widget,
        action: Callable[[], None] | None = None,
        sheet: Sheet = "paper",
        pad: float = 12,
        gap: float = 4,
        tip: str = "",
        look: Look = "usual",
        grow: bool = False,
        spoken: str = "",
    ) -> None:
        """`paper` lies on cloth, and so does `cloth`, a dark plate for words that are `on="cloth"`.

        `framed` is a frame on paper, and `bare` shows under the pointer only. It looks `chosen`
        where it is one of several, and `lit` where it is to be pressed next. `spoken` is what a
        screen reader says in place of the words on it.
        """
        super().__init__(tip=tip)
        self.focusable = self.live = action is not None
        self.action, self.sheet, self.grow = action, sheet, grow
        self.look = look
        self._spoken = spoken
        self.body = Column(*children, gap=gap, pad=pad)
        self.adopt(self.body)

    @property
    def spoken(self) -> str:
        if self.action is None:
            return ""  # what it holds is read by itself
        held = (widget.spoken for widget in self.body.walk() if not widget.focusable)
        words = self._spoken or ", ".join(filter(None, held))
        if self.look == "chosen":
            words = wording("controls.is-chosen", words=words)
        return wording("controls.button", words=words)

    def measure(self, width: int) -> tuple[int, int]:
        return self.body.measure(width)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        self.body.place(rect)

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        chosen = self.look == "chosen"
        fill, border, _ = self.face(pressed=self.pressed)
        if chosen:
            fill = mix(p.paper, p.accent, 0.14)
        edge, line = (p.accent, 2.0) if chosen else (p.paper_edge, 1.25)
        if self.sheet == "paper":
            paint.sheet(canvas.surface, theme, self.rect, fill=fill, edge=edge, line=line,
                        inner=False, glow=self.look == "lit")  # fmt: skip
        elif self.sheet == "cloth":
            fill, border = self.plate(chosen=chosen)
            canvas.blit(paint.box(theme, self.rect.size, fill, border=border), self.rect)
        elif self.sheet == "framed":
            edge = edge if chosen or self.action is None else border
            ground = paint.box(theme, self.rect.size, fill, border=edge, line=theme.px(line))
            canvas.blit(ground, self.rect)
        elif self.hovered or self.look != "usual":
            fill = p.glow if self.look == "lit" else fill
            canvas.blit(paint.box(theme, self.rect.size, fill), self.rect)

    def activate(self) -> None:
        if self.action is not None:
            self.action()

    def key(self, event: pygame.Event) -> bool:
        return self.focused and super().key(event)


class Image(Widget):
    """What is drawn once and shown as long as it keeps its size, in a frame with round corners."""

    def __init__(  # noqa: PLR0913 - the measures of a picture
        self,
        make: Callable[[Theme, tuple[int, int]], pygame.Surface],
        key: Hashable,
        *,
        wide: float = 0,
        tall: float = 0,
        shape: float = 0,
        words: str = "",
        framed: bool = True,
        dear: bool = True,
        grow: bool = False,
    ) -> None:
        """`make` draws it in a size; pictures of the same `key` are the same picture.

        Of those that are `dear` to make one is made at a time. With `grow` it takes what height is
        left in a column.

        `wide` and `tall` are its size; without `wide` it takes the width there is, and is then
        `shape` times as high where no `tall` is given. `words` are for screen readers.
        """
        super().__init__()
        self._make, self._key, self._words, self.framed = make, key, words, framed
        self._dear, self.grow = dear, grow
        self.last: pygame.Surface | None = None
        """What it showed last: it stays until the next one has been drawn."""
        self._wide, self._tall, self._shape = wide, tall, shape

    @property
    def spoken(self) -> str:
        return self._words

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        wide = min(width, px(self._wide)) if self._wide else width
        return wide, px(self._tall) if self._tall else round(wide * self._shape)

    def draw(self, canvas: Canvas) -> None:
        theme, p, size = self.theme, self.theme.palette, self.rect.size
        key = ("picture", self._key, size)
        if min(size) < 2:
            return
        if self._dear and not theme.at_hand(key) and not self.ui.may_make():
            before = self.last
            if before is None:
                before = paint.box(theme, size, mix(p.cloth.dark, p.cloth.light, 0.4))
            elif before.get_size() != size:
                before = pygame.transform.smoothscale(before, size)
            canvas.blit(before, self.rect)
            self.mark()  # its turn comes with the next picture
            return
        self.last = theme.kept(key, lambda: self._made(size))
        canvas.blit(self.last, self.rect)

    def succeed(self, before: Widget) -> None:
        if isinstance(before, Image):
            self.last = before.last

    def _made(self, size: tuple[int, int]) -> pygame.Surface:
        theme, image = self.theme, self._make(self.theme, size)
        if not self.framed:
            return image
        return paint.framed(
            image, theme, mix(theme.palette.paper_edge, (0, 0, 0), 0.25), theme.px(1.25)
        )


def sign(name: str, side: float = 24) -> Image:
    """A sign in the colour of what is important, to stand beside words."""
    return Image(
        lambda theme, size: sign_image(theme, name, size[0], theme.palette.accent), ("sign", name),
        wide=side, tall=side, framed=False, dear=False,
    )  # fmt: skip


class Toggle(Control):
    """A switch with words beside it."""

    def __init__(
        self, text: str, on: bool, changed: Callable[[bool], None], *, tip: str = ""
    ) -> None:
        super().__init__(tip=tip)
        self.words, self.on, self.changed = text, on, changed

    @property
    def spoken(self) -> str:
        return wording("controls.switch-on" if self.on else "controls.switch-off", words=self.words)

    def _words_width(self, width: int) -> int:
        return max(1, width - self.theme.px(46 + 14))

    def measure(self, width: int) -> tuple[int, int]:
        theme, px = self.theme, self.theme.px
        lines = theme.wrap(self.words, self._words_width(width), "body")
        wide = max(theme.width(line, "body") for line in lines)
        tall = max(px(CONTROL), len(lines) * theme.line_height("body") + px(8))
        return min(width, wide + px(60)), tall

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        track = pygame.Rect(self.rect.x, self.rect.centery - px(13), px(46), px(26))
        fill, border, ink = self.face(pressed=self.pressed)
        if self.on:
            fill = border = p.accent if self.enabled else p.line
        image = paint.box(theme, track.size, fill, border=border, radius=track.h // 2, line=px(2))
        canvas.blit(image, track)
        knob = pygame.Rect(0, 0, px(16), px(16))
        knob.centery = track.centery
        knob.x = track.right - knob.w - px(5) if self.on else track.x + px(5)
        colour = p.on_accent if self.on else p.line
        canvas.blit(paint.box(theme, knob.size, colour, radius=knob.w // 2), knob)
        lines = theme.wrap(self.words, self._words_width(self.rect.width), "body")
        y = self.rect.centery - len(lines) * theme.line_height("body") // 2
        for line in lines:
            canvas.blit(theme.text(line, "body", ink), (track.right + px(14), y))
            y += theme.line_height("body")

    def activate(self) -> None:
        self.on = not self.on
        self.mark()
        self.changed(self.on)


class Segmented(Control):
    """One of a few words, all of them in view."""

    def __init__(
        self,
        choices: Sequence[tuple[str, Value]],
        chosen: Value,
        changed: Callable[[Value], None],
        *,
        label: str = "",
        tip: str = "",
    ) -> None:
        """`choices` are (words, value); `label` is what a screen reader calls the whole."""
        super().__init__(tip=tip)
        self.choices = [words for words, _ in choices]
        self._values = [value for _, value in choices]
        self.index = self._values.index(chosen) if chosen in self._values else 0
        self._changed: Callable[[int], None] = lambda i: changed(self._values[i])
        self.label = label
        self._over = -1

    @property
    def spoken(self) -> str:
        return wording(
            "controls.choice",
            label=self.label,
            choice=self.choices[self.index],
            number=self.index + 1,
            count=len(self.choices),
        )

    def measure(self, width: int) -> tuple[int, int]:
        theme = self.theme
        wide = max(theme.width(c, "button") for c in self.choices) + theme.px(24)
        return min(width, wide * len(self.choices)), theme.px(CONTROL)

    def _parts(self) -> list[pygame.Rect]:
        count = len(self.choices)
        edges = [self.rect.x + self.rect.width * i // count for i in range(count + 1)]
        return [
            pygame.Rect(left, self.rect.y, right - left, self.rect.height)
            for left, right in pairwise(edges)
        ]

    def draw(self, canvas: Canvas) -> None:
        theme, p = self.theme, self.theme.palette
        fill, border, ink = self.face()
        canvas.blit(paint.box(theme, self.rect.size, p.paper_press, border=border), self.rect)
        inset = theme.px(3)
        size = self.words_size()
        for i, part in enumerate(self._parts()):
            chosen = i == self.index
            slip = part.inflate(-2 * inset, -2 * inset)
            if chosen:
                colour = p.accent if self.enabled else p.line
                image = paint.box(theme, slip.size, colour, radius=max(1, theme.radius - inset))
                canvas.blit(image, slip)
            elif self.enabled and self.hovered and i == self._over:
                image = paint.box(theme, slip.size, fill, radius=max(1, theme.radius - inset))
                canvas.blit(image, slip)
            words = theme.cut(self.choices[i], part.width - theme.px(8), "button", size)
            image = theme.text(words, "button", p.on_accent if chosen else ink, size=size)
            canvas.blit(image, image.get_rect(center=part.center))

    def words_size(self) -> float:
        """How large the words are: smaller than usual where they would be cut off."""
        size, room = 1.0, self.rect.width // len(self.choices) - self.theme.px(8)
        while size > SMALLEST and any(
            self.theme.width(words, "button", size) > room for words in self.choices
        ):
            size -= 0.04
        return size

    def choose(self, index: int) -> None:
        """Take another of the words."""
        index = max(0, min(index, len(self.choices) - 1))
        if index != self.index:
            self.index = index
            self.mark()
            self._changed(index)

    def at(self, pos: tuple[int, int]) -> Widget | None:
        widget = super().at(pos)
        over = next((i for i, r in enumerate(self._parts()) if r.collidepoint(pos)), -1)
        if over != self._over:
            self._over = over
            self.mark()
        return widget

    def release(self, pos: tuple[int, int]) -> None:
        for i, part in enumerate(self._parts()):
            if part.collidepoint(pos):
                self.choose(i)

    def key(self, event: pygame.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.choose(self.index + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        if event.key == pygame.K_SPACE:
            self.choose((self.index + 1) % len(self.choices))
            return True
        return False


class Slider(Control):
    """A number between two ends, with its value in words beside it."""

    repeats = True

    def __init__(
        self,
        steps: tuple[float, float, float],
        value: float,
        changed: Callable[[float], None],
        *,
        words: Callable[[float], str] = "{:g}".format,
        at_end: bool = False,
        label: str = "",
        tip: str = "",
    ) -> None:
        """`steps` are lowest, highest, step; `at_end` reports a drag only when it is over."""
        super().__init__(tip=tip)
        self.low, self.high, self.step = steps
        self.value = value
        self.changed, self.words, self.at_end, self.label = changed, words, at_end, label
        self._dragged = False

    @property
    def spoken(self) -> str:
        return wording("controls.slider", label=self.label, value=self.words(self.value))

    def _words_width(self) -> int:
        both = (self.words(self.low), self.words(self.high), self.words(self.value))
        return max(self.theme.width(w, "body") for w in both)

    def measure(self, width: int) -> tuple[int, int]:
        px = self.theme.px
        return min(width, px(220) + px(14) + self._words_width()), px(CONTROL)

    def _track(self) -> pygame.Rect:
        px = self.theme.px
        left, right = self.rect.x + px(11), self.rect.right - self._words_width() - px(25)
        return pygame.Rect(left, self.rect.centery - px(3), max(1, right - left), px(6))

    def draw(self, canvas: Canvas) -> None:
        theme, p, px = self.theme, self.theme.palette, self.theme.px
        track = self._track()
        share = (self.value - self.low) / (self.high - self.low)
        x = track.x + round(track.width * share)
        canvas.blit(paint.box(theme, track.size, p.line, radius=px(3)), track)
        colour = p.accent if self.enabled else p.line
        if x > track.x + 2:
            done = pygame.Rect(track.x, track.y, x - track.x, track.height)
            canvas.blit(paint.box(theme, done.size, colour, radius=px(3)), done)
        side = px(22)
        fill = p.accent if self.pressed or self.hovered else p.paper
        knob = paint.box(theme, (side, side), fill, border=colour, radius=side // 2, line=px(3))
        canvas.blit(knob, (x - side // 2, track.centery - side // 2))
        image = theme.text(self.words(self.value), "body", p.ink if self.enabled else p.ink_soft)
        canvas.blit(image, image.get_rect(midleft=(track.right + px(25), track.centery)))

    def set(self, value: float, *, tell: bool = True) -> None:
        """Take the nearest step to `value`."""
        steps = round((max(self.low, min(value, self.high)) - self.low) / self.step)
        value = round(self.low + steps * self.step, 6)
        if value == self.value:
            return
        self.value = value
        self.mark()
        if tell:
            self.changed(value)

    def press(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        track = self._track()
        share = (pos[0] - track.x) / track.width
        before = self.value
        self.set(self.low + share * (self.high - self.low), tell=not self.at_end)
        self._dragged = self._dragged or self.value != before

    def release(self, pos: tuple[int, int]) -> None:
        del pos
        if self.at_end and self._dragged:
            self.changed(self.value)
        self._dragged = False

    def lost(self) -> None:
        self.release((0, 0))

    def key(self, event: pygame.Event) -> bool:
        ways = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: -5, pygame.K_PAGEUP: 5}
        if event.key in ways:
            self.set(self.value + ways[event.key] * self.step)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.set(self.low if event.key == pygame.K_HOME else self.high)
        else:
            return False
        return True


# ------------------------------------------------------------------ portraits


_ARROW = 18  # width of the arrow on each side of a choice, at scale 1


class Portrait(Widget):
    """The face of whoever a name is being given to."""

    def __init__(self, name: Callable[[], str], side: float) -> None:
        """`name` is asked each time it is drawn; `side` is how large it is at scale 1."""
        super().__init__()
        self._name, self._side = name, side

    def measure(self, width: int) -> tuple[int, int]:
        del width
        side = self.theme.px(self._side)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        image = avatar(self.theme, self._name(), side)
        canvas.blit(image, image.get_rect(center=self.rect.center))


class PortraitChoice(Control):
    """The same, with another one at each click on its sides, at Left or Right, or at Enter."""

    def __init__(self, name: Callable[[], str], side: float, turn: Callable[[int], None]) -> None:
        """`turn` is called with 1 for the next portrait, and -1 for the one before."""
        super().__init__(tip=wording("controls.another-portrait"))
        self._name, self._side, self._turn = name, side, turn
        self._step = 1

    @property
    def spoken(self) -> str:
        return wording("controls.portrait", name=self._name() or wording("pages.nobody"))

    def measure(self, width: int) -> tuple[int, int]:
        side = self.theme.px(self._side)
        return min(width, side + 2 * self.theme.px(_ARROW)), side

    def draw(self, canvas: Canvas) -> None:
        theme, rect = self.theme, self.rect
        image = avatar(theme, self._name(), rect.h)
        canvas.blit(image, image.get_rect(center=rect.center))
        ink = theme.palette.ink if self.hovered or self.focused else theme.palette.ink_soft
        for words, at in (("‹", rect.x), ("›", rect.right - theme.px(_ARROW))):
            arrow = theme.text(words, "heading", ink)
            place = pygame.Rect(at, rect.y, theme.px(_ARROW), rect.h)
            canvas.blit(arrow, arrow.get_rect(center=place.center))

    def press(self, pos: tuple[int, int]) -> None:
        self._step = -1 if pos[0] < self.rect.centerx else 1

    def activate(self) -> None:
        step, self._step = self._step, 1
        self._turn(step)

    def key(self, event: pygame.Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if step:
            self._turn(step)
        return bool(step) or super().key(event)
