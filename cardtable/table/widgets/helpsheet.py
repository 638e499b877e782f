"""The page that opens on "?": what can be done now, the rules, reminders, marks, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.table.widgets.boxes import Column, Modal, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.marklist import MEANINGS, MarkPicture
from cardtable.table.widgets.ui import Widget

KEYS = (
    ("Arrows", "along the cards, from zone to zone; with a card chosen, to where it can go"),
    ("Tab", "next zone, pile, seat or button"),
    ("Space", "choose a card, or put it back"),
    ("Enter", "play what is chosen; press a button"),
    ("Esc", "cancel; press again for the menu"),
    ("Ctrl+Z, Ctrl+Y", "undo: take your move back; redo: play it again"),
    ("S", "sort the hand by rank, again: by suit"),
    ("V", "cover the table: all cards face down"),
    ("L", "log of the game"),
    ("F2", "read the table into the log"),
    ("F3", "show or hide the reminders"),
    ("F4", "a hint: the move of a strong player, and why"),
    ("F5", "what has happened since your last turn"),
    ("W, N", "computer players wait after each move; next move"),
    ("?, F1", "help: this page"),
    ("F11, M", "full screen, sound"),
)
CARRIED = {
    "Space": "take up a card, put it down, or take another one instead",
    "Enter": "take up a card; on a place: put it there; on the same card again: put it at its only "
    "place, or choose one",
}
"""The same keys where cards are carried from pile to pile."""
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
    is the game in a sentence; `keys` each with what it does, as `keys_of` has them; `aims` says
    whether cards of this game have to be aimed at places.
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
        *([Label("Reminders", "subheading"), *lists] if lists else []),
        Label("Marks on the cards", "subheading"),
        Column(*(_Hanging(MarkPicture(one), Label(MEANINGS[one]), 60) for one in MEANINGS), gap=4),
        Label("Keys", "subheading"),
        _table(keys, 150),
        Label(AIMED if aims else POINTER, soft=True),
        widest=600,
        foot=Row(Button("Close", close, wide=110), align="end"),
    )


def keys_of(
    ranks: str, own: Sequence[tuple[str, str]], *, sorts: bool, covers: bool, carried: bool
) -> list[tuple[str, str]]:
    """The keys of a game: `ranks` go to cards of a rank, `own` are those that only it has.

    `sorts` says whether there is a hand to be sorted, `covers` whether hands are hidden from
    others at the screen, `carried` whether cards are carried from pile to pile.
    """
    every = (*KEYS[:4], (ranks, "go to the next card of that rank"), *KEYS[4:], *own)
    other = CARRIED if carried else {}
    left_out = {key for key, there in (("S", sorts), ("V", covers)) if not there}
    return [(key, other.get(key, does)) for key, does in every if key not in left_out]


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
