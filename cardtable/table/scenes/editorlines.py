"""The control of each kind of house rule on the editor's page, with what it says."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from cardtable.engine.options import OptionInfo
from cardtable.presenter import houserules
from cardtable.presenter.draft import Draft
from cardtable.presenter.houserules import label, meaning, word
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.widgets.boxes import Column, Row
from cardtable.table.widgets.cardtiles import Caption, CardOrder, CardTile, Grid
from cardtable.table.widgets.controls import Label, Segmented, Slider
from cardtable.table.widgets.entries import DropDown, TextEntry
from cardtable.table.widgets.ruleline import BackButton, RuleLine
from cardtable.table.widgets.ticks import Tick
from cardtable.table.widgets.ui import Widget

_SHORT = 44  # characters of all choices together that can stand side by side
_STEPS = 20  # the most steps of a number that has a slider
_DIGITS = "0123456789"
_FEW = 3  # lines of words beneath a card


class Lines:
    """All of a draft's house rules as lines of a page."""

    def __init__(
        self,
        draft: Draft,
        faces: CardFaces,
        changed: Callable[[], None],
        again: Callable[[], None],
        open_card: Callable[[OptionInfo, str], None],
    ) -> None:
        """`changed` hears of each change, `again` of those after which controls must be made anew.

        `open_card` shows what the cards of a key can do.
        """
        self.draft, self._faces, self._cards = draft, faces, draft.cards()
        self._changed, self._again, self._open = changed, again, open_card
        self.lines = {info.name: self._line(info) for info in draft.infos.values()}
        self.refresh()

    def refresh(self) -> None:
        """Say of each line what its value means by now, and what is wrong with it."""
        draft = self.draft
        for name, line in self.lines.items():
            info = draft.infos[name]
            line.changed = draft.differs(name)
            line.says = f"{meaning(info, draft.value(name))} {_how(info)}".strip()
            line.wrong = told_of(draft.problems, name)
            line.doubt = told_of(draft.doubts, name)

    def card(self, key: str) -> str:
        """The notation of the card that stands for a rank or a suit."""
        return self._cards.get(key, "")

    def _line(self, info: OptionInfo) -> RuleLine:
        back = BackButton(f"As in {self.draft.parent_name}", partial(self._back, info.name))
        wide = info.kind == "mapping" or (info.kind == "list" and bool(info.choices))
        return RuleLine(label(info), self._control(info), back, wide=wide)

    def _back(self, name: str) -> None:
        self.draft.as_parent(name)
        self._again()

    def _set(self, name: str, value: Any) -> None:
        self.draft.set(name, value)
        self._changed()

    # --- controls -------------------------------------------------------------------------------

    def _control(self, info: OptionInfo) -> Widget:
        value, put = self.draft.value(info.name), partial(self._set, info.name)
        if info.kind == "mapping":
            return Grid(*(self._tile(info, key) for key in info.keys))
        if info.kind == "list":
            return self._list(info, value, put)
        if info.kind == "switch":
            both = [(capital(word(info, on)), on) for on in (True, False)]
            return Segmented(both, value, put, label=label(info))
        if info.kind == "choice":
            pairs = [(capital(word(info, one)), one) for one in info.choices]
            if sum(len(words) + 3 for words, _ in pairs) <= _SHORT:
                return Segmented(pairs, value, put, label=label(info))
            tips = [meaning(info, one) for one in info.choices]
            return DropDown(pairs, value, put, label=label(info), tips=tips)
        return self._number(info, value, put)

    def _number(self, info: OptionInfo, value: Any, put: Callable[[Any], None]) -> Widget:
        low, high = info.low, info.high
        if low is not None and high is not None and high - low <= _STEPS:
            return Slider(
                (low, high, 1),
                value,
                lambda v: put(int(v)),
                words=lambda v: word(info, int(v)),
                label=label(info),
            )
        entry = _entry(value, put, label(info))
        unit = houserules.unit(info)
        return Row(entry, Label(unit, soft=True), gap=10) if unit else entry

    def _list(self, info: OptionInfo, value: Any, put: Callable[[Any], None]) -> Widget:
        if info.ordered:
            cards = [(self.card(one), houserules.called(info, one)) for one in value]
            first = list(value)
            return CardOrder(
                self._faces,
                cards,
                lambda order: put([first[place] for place in order]),
                label=label(info),
                tip="Drag a card to another place",
            )
        if info.choices:
            ticks = [
                Tick(
                    capital(word(info, one)),
                    "",
                    partial(self._holds, info.name, one),
                    partial(self._tick, info, one),
                )
                for one in info.choices
            ]
            return Row(*ticks, gap=14, even=True)
        names = houserules.entries(info) or [str(n) for n in range(1, len(value) + 1)]
        parts = [
            Column(
                Label(capital(name), "small", soft=True),
                _entry(each, partial(self._entered, info.name, place), f"{label(info)}, {name}"),
                gap=2,
            )
            for place, (name, each) in enumerate(zip(names, value, strict=False))
        ]
        return Row(*parts, gap=10)

    def _holds(self, name: str, word: Any) -> bool:
        return word in self.draft.value(name)

    def _tick(self, info: OptionInfo, word: Any) -> None:
        had = self.draft.value(info.name)
        words = {*had} ^ {word}
        self._set(info.name, [one for one in info.choices if one in words])

    def _entered(self, name: str, place: int, number: Any) -> None:
        value = [*self.draft.value(name)]
        value[place] = number
        self._set(name, value)

    def _tile(self, info: OptionInfo, key: str) -> CardTile:
        return CardTile(
            self._faces,
            self.card(key),
            houserules.cards_of(key),
            partial(self._caption, info, key),
            partial(self._open, info, key),
        )

    def _caption(self, info: OptionInfo, key: str) -> Caption:
        draft = self.draft
        wrong = bool(told_of(draft.problems, info.name, key))
        held = draft.value(info.name).get(key)
        words = tuple(capital(one) for one in houserules.of_key(info, held))
        nothing = () if words else (capital(houserules.nothing(info)),)
        shown = words if len(words) <= _FEW else (*words[: _FEW - 1], f"and {len(words) - 2} more")
        return Caption(shown or nothing, draft.differs(info.name, key), wrong, not words)


def _entry(value: Any, put: Callable[[Any], None], label: str) -> TextEntry:
    return TextEntry(
        "" if value is None else str(value),
        lambda text: put(int(text) if text else None),
        allowed=_DIGITS,
        longest=4,
        wide=76,
        label=label,
    )


def _how(info: OptionInfo) -> str:
    """How a house rule that is shown as cards is changed."""
    if info.kind == "mapping":
        return "Click a card to change it."
    return "Drag a card to another place to change it." if info.ordered else ""


def told_of(told: Any, name: str, key: str = "") -> str:
    """What is said about one house rule, or about one key of it."""
    found = (
        words for place, words in told if place[:1] == (name,) and (not key or place[1:2] == (key,))
    )
    return " ".join(dict.fromkeys(found))  # several keys may share a sentence


def capital(words: str) -> str:
    """Words that begin with a capital."""
    return f"{words[:1].upper()}{words[1:]}"
