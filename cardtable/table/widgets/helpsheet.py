"""The page that opens on "?": what can be done now, the rules, reminders, marks, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.table.widgets.boxes import Column, Modal, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.marklist import MEANINGS, MarkPicture
from cardtable.table.widgets.ui import Widget

POINTER = (
    "With the mouse: drag a card, or click it and then where it goes. A double click takes all "
    "cards of that rank, and plays them if they can only go one way. Right-click cancels."
)
AIMED = (
    "With the mouse: drag a card, or click it and then where it goes. A double click sends a card "
    "where it should go first; what you have to aim, it only chooses. Right-click cancels."
)


def helpsheet(
    now: Sequence[str],
    ways: Sequence[tuple[str, Callable[[], None]]],
    reminders: Sequence[tuple[str, Sequence[tuple[str, str, str]]]],
    about: str,
    keys: Sequence[tuple[str, str]],
    close: Callable[[], None],
    *,
    aims: bool,
) -> Modal:
    """The page. `ways` are buttons that lead on, such as to the rules, the first of them primary.

    `reminders` are lists under a title: label, words, and what is said of them just now; `about`
    is the game in a sentence; `keys` each with what they do; `aims` says whether cards of this game
    have to be aimed at places.
    """
    lists: list[Widget] = []
    for title, lines in reminders:
        rows = [(label, f"{words} – {now}" if now else words) for label, words, now in lines]
        wide = 60 if any(label[-1:] not in "•." for label, _ in rows) else 20
        lists += [Label(title, "name"), _table(rows, wide)]
    return Modal(
        Label("What you can do now", "subheading"),
        Column(*(_Hanging(Label("•"), Label(words)) for words in now), gap=4),
        Label("How this game is played", "subheading"),
        *([Label(about)] if about else []),
        Row(
            *(
                Button(words, action, kind="plain" if number else "primary")
                for number, (words, action) in enumerate(ways)
            )
        ),
        *([Label("Card aid", "subheading"), *lists] if lists else []),
        Label("Marks on the cards", "subheading"),
        Column(*(_Hanging(MarkPicture(one), Label(MEANINGS[one]), 60) for one in MEANINGS), gap=4),
        Label("Keys", "subheading"),
        _table(keys, 150),
        Label(AIMED if aims else POINTER, soft=True),
        widest=600,
        foot=Row(Button("Close", close, wide=110), align="end"),
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
