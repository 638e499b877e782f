"""What opens over the table: marks with their meanings, help, the drawer, menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal, NamedTuple, TypeAlias, get_args

import pygame

from cardtable.presenter.palette import mix
from cardtable.presenter.phrases import sentence, wording
from cardtable.table.drawing import paint
from cardtable.table.drawing.card_pictures import ASPECT
from cardtable.table.drawing.marks import Mark, dashed, on_card
from cardtable.table.drawing.stage import Canvas
from cardtable.table.widgets.bindings import Bindings, Place
from cardtable.table.widgets.boxes import Column, Modal, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Control, Kind, Label
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Layer, Widget

Shown: TypeAlias = Mark | Literal["focus"]

MARKS: tuple[Shown, ...] = ("playable", "chosen", "target", "sunk", "focus")
"""All of them; what each says has a message, its shape first."""
assert set(MARKS) >= set(get_args(Mark))
HIGH = 34  # pixels of the card at scale 1
ROOM = 1.35  # of that, with what stands over its edges


class MarkPicture(Widget):
    """A blank card on cloth with one mark."""

    def __init__(self, mark: Shown) -> None:
        super().__init__()
        self._mark: Shown = mark

    def measure(self, width: int) -> tuple[int, int]:
        side = round(self.theme.px(HIGH) * ROOM)
        return min(width, side), side

    def draw(self, canvas: Canvas) -> None:
        side = self.measure(self.rect.w)[1]
        image = self.theme.kept(("mark picture", self._mark, side), lambda: self._picture(side))
        canvas.blit(image, image.get_rect(midleft=self.rect.midleft))

    def _picture(self, side: int) -> pygame.Surface:
        p, high = self.theme.palette, self.theme.px(HIGH)
        image = paint.box(self.theme, (side, side), mix(p.cloth.dark, p.cloth.light, 0.4)).copy()
        card = pygame.Rect(0, 0, round(high * ASPECT), high)
        card.center = image.get_rect().center
        pygame.draw.rect(image, p.paper, card, border_radius=max(2, high // 14))
        if self._mark == "focus":
            line = max(3, high // 16)
            mark, offset = dashed(p, (card.w + 2 * line, card.h + 2 * line), line), (0.0, 0.0)
        else:
            mark, offset = on_card(self._mark, p, card.w, card.h)
        middle = (round(card.centerx + offset[0]), round(card.centery + offset[1]))
        image.blit(mark, mark.get_rect(center=middle))
        return image


class MenuMove(NamedTuple):
    """One thing in a `MoveMenu`."""

    words: str
    action: Callable[[], None]
    heard: str = ""
    """What is said aloud of it; empty: its words."""


class MoveMenu(Layer):
    """A small list of moves beside what was pointed at."""

    asks = True

    def __init__(self, near: pygame.Rect, choices: Sequence[MenuMove]) -> None:
        super().__init__()
        self._near = near
        self._buttons = [
            Button(move.words, partial(self._take, move.action), tall=34) for move in choices
        ]
        for button, move in zip(self._buttons, choices, strict=True):
            button.heard = move.heard
        self._panel = Panel(Scroll(Column(*self._buttons, gap=6)), pad=10)
        self.adopt(self._panel)

    @property
    def spoken(self) -> str:
        return wording("table.popup-which")

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px = self.theme.px
        wide = max(button.measure(rect.w)[0] for button in self._buttons) + px(40)
        tall = sum(button.measure(rect.w)[1] + px(6) for button in self._buttons) + px(16)
        panel = pygame.Rect(0, 0, wide, min(tall, rect.h - px(20)))
        panel.midbottom = (self._near.centerx, self._near.top - px(6))
        if panel.top < rect.top + px(6):
            panel.midtop = (self._near.centerx, self._near.bottom + px(6))
        panel.clamp_ip(rect.inflate(-px(12), -px(12)))
        self._panel.place(panel)

    def key(self, event: pygame.Event) -> bool:
        number = event.key - pygame.K_1
        if 0 <= number < len(self._buttons):
            self._buttons[number].action()
            return True
        return False

    def _take(self, action: Callable[[], None]) -> None:
        self.ui.close(self)
        action()


def pause(
    title: str, footnote: str, rows: Sequence[Sequence[tuple[str, Callable[[], None]]]]
) -> Modal:
    """The menu of a game, row by row: the first choice goes on with it."""
    buttons: list[Widget] = []
    for number, row in enumerate(rows):
        kind: Kind = "plain" if number else "primary"
        made = [Button(words, action, kind=kind) for words, action in row]
        buttons.append(made[0] if len(made) == 1 else Row(*made, gap=8, align="stretch"))
    return Modal(
        Label(title, "heading", align="centre"),
        *([Label(footnote, "small", align="centre", soft=True)] if footnote else []),
        *buttons,
        widest=380,
    )


# ------------------------------------------------------------------ the sheet of help


def helpsheet(
    now: Sequence[str],
    ways: Sequence[tuple[str, Callable[[], None]]],
    reminders: Sequence[tuple[str, Sequence[tuple[str, str, str]]]],
    about: str,
    keys: Sequence[tuple[str, str]],
    close: Callable[[], None],
    *,
    pointer: str,
) -> Modal:
    """The page. `ways` are buttons that lead on, such as to the rules, the first of them primary.

    `reminders` are lists under a title: label, words, and what is said of them just now; `about`
    is the game in a sentence; `keys` each with what they do; `pointer` says what the mouse does.
    """
    lists: list[Widget] = []
    for title, lines in reminders:
        rows = [(label, f"{words} – {now}" if now else words) for label, words, now in lines]
        wide = 60 if any(label[-1:] not in "•." for label, _ in rows) else 20
        lists += [Label(title, "name"), _table(rows, wide)]
    return Modal(
        Label(wording("table.popup-help-now"), "subheading"),
        Column(*(_Hanging(Label("•"), Label(words)) for words in now), gap=4),
        Label(wording("table.popup-help-game"), "subheading"),
        *([Label(about)] if about else []),
        Row(
            *(
                Button(words, action, kind="plain" if number else "primary")
                for number, (words, action) in enumerate(ways)
            )
        ),
        *([Label(wording("table.popup-help-aid"), "subheading"), *lists] if lists else []),
        Label(wording("table.popup-help-marks"), "subheading"),
        Column(
            *(_Hanging(MarkPicture(one), Label(wording(f"table.mark-{one}")), 60) for one in MARKS),
            gap=4,
        ),
        Label(wording("table.popup-help-keys"), "subheading"),
        _table(keys, 150),
        Label(pointer, soft=True),
        widest=600,
        foot=Row(Button(wording("pages.close"), close, wide=110), align="end"),
    )


def _table(rows: Sequence[tuple[str, str]], label: float) -> Column:
    """Rows of a label and its words, the words of all beginning at the same place."""
    return Column(
        *(_Hanging(Label(name, "strong"), Label(words), label) for name, words in rows), gap=4
    )


class _Hanging(Widget):
    """A label, and words in a column beside it, however many lines they take."""

    def __init__(self, label: Widget, words: Widget, width: float = 16) -> None:
        """`width` is that of the label, at scale 1."""
        super().__init__()
        self._width = width
        self.adopt(label, words)

    def _left(self, width: int) -> int:
        return min(self.theme.px(self._width), width // 2)

    def measure(self, width: int) -> tuple[int, int]:
        left = self._left(width)
        label, words = self.children
        return width, max(label.measure(left)[1], words.measure(width - left)[1])

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        left = self._left(rect.w)
        label, words = self.children
        label.place(pygame.Rect(rect.x, rect.y, left, rect.h))
        high = words.measure(rect.w - left)[1]
        drop = max(0, label.measure(left)[1] - high) // 2  # beside the middle of a taller picture
        words.place(pygame.Rect(rect.x + left, rect.y + drop, rect.w - left, rect.h - drop))


# ------------------------------------------------------------------ the drawer


TALL = 36  # height of a row at scale 1
SIGN = 20  # of its sign
_PAD = 8  # around all rows
APART = 10  # between sign, words and key


class ActionRow(Control):
    """An action: its sign, its words, and its key at the right edge."""

    def __init__(self, sign: str, words: str, key: str, action: Callable[[], None]) -> None:
        super().__init__()
        self.sign, self.words, self.shortcut, self.action = sign, words, key, action
        self.on = False
        """Whether what it names is on now."""

    @property
    def spoken(self) -> str:
        words = wording("controls.is-on", words=self.words) if self.on else self.words
        return wording("controls.button", words=", ".join(filter(None, (words, self.shortcut))))

    def measure(self, width: int) -> tuple[int, int]:
        px, theme = self.theme.px, self.theme
        words, key = theme.width(self.words, "button"), theme.width(self.shortcut, "small")
        return min(width, px(SIGN) + words + key + 6 * px(APART)), px(TALL)

    def draw(self, canvas: Canvas) -> None:
        theme, px, rect = self.theme, self.theme.px, self.rect
        fill, _, ink = self.face(pressed=self.pressed)
        if self.hovered and self.enabled:
            canvas.blit(paint.box(theme, rect.size, fill), rect)
        square = pygame.Rect(rect.x + px(APART) // 2, 0, px(SIGN) + px(APART), px(SIGN) + px(APART))
        square.centery = rect.centery
        if self.on:
            canvas.blit(paint.box(theme, square.size, theme.palette.accent), square)
        sign = sign_image(theme, self.sign, px(SIGN), theme.palette.on_accent if self.on else ink)
        canvas.blit(sign, sign.get_rect(center=square.center))
        words = theme.text(self.words, "button", ink)
        canvas.blit(words, words.get_rect(midleft=(square.right + px(APART), rect.centery)))
        soft = theme.palette.ink_soft if self.enabled else ink
        key = theme.text(self.shortcut, "small", soft)
        canvas.blit(key, key.get_rect(midright=(rect.right - px(APART), rect.centery)))

    def activate(self) -> None:
        self.action()


class Drawer(Layer):
    """An open drawer. Whatever is chosen in it, it closes; the keys that it shows work in it."""

    def __init__(
        self,
        icon: Widget,
        bindings: Bindings,
        do: Callable[[str], None],
        hindrance: Callable[[str], str],
        on: Callable[[str], bool],
        place: Place = "drawer",
    ) -> None:
        """`icon` opens it; `do` does the action of an id. It holds the actions of a `place`.

        `hindrance` says why one can't be done just now, `on` whether it is switched on.
        """
        super().__init__()
        self._icon, self._bindings, self._do, self._at = icon, bindings, do, place
        self.rows: dict[str, ActionRow] = {}
        for binding in bindings.at(place):
            row = ActionRow(
                binding.icon,
                binding.words,
                bindings.key(binding.id),
                partial(self._take, binding.id),
            )
            row.tip, row.hindrance = sentence(binding.does), hindrance(binding.id)
            row.enabled, row.on = not row.hindrance, on(binding.id)
            self.rows[binding.id] = row
        self._column = Column(*self.rows.values(), gap=0)
        self._panel = Panel(Scroll(self._column), pad=_PAD)
        self.adopt(self._panel)

    @property
    def spoken(self) -> str:
        drawer = self._at == "drawer"
        return wording("table.popup-more-actions") if drawer else self._bindings[self._at].words

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, below = self.theme.px, self._icon.rect
        wide, high = (each + 2 * px(_PAD) for each in self._column.measure(rect.w))
        top = below.bottom + px(6)
        panel = pygame.Rect(0, top, wide, min(high, rect.bottom - px(6) - top))
        if below.centerx > rect.centerx:
            panel.right = below.right
        else:
            panel.left = below.left
        self._panel.place(panel)

    def key(self, event: pygame.Event) -> bool:
        id = self._bindings.find(event)
        if event.key == pygame.K_ESCAPE or (id != self._at and id not in self.rows):
            return False
        if id == self._at:
            return self.dismiss()
        if self.rows[id].enabled:
            self._take(id)
        return True

    def _take(self, id: str) -> None:
        self.ui.close(self)
        self._do(id)
