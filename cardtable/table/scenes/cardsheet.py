"""The sheet on which one rank of cards is given what it can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from cardtable.engine.options import OptionInfo
from cardtable.presenter import houserules
from cardtable.presenter.draft import Draft
from cardtable.presenter.palette import Rgb
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.sprites import CardFaces
from cardtable.table.scenes.editorlines import capital, told_of
from cardtable.table.widgets.boxes import Column, Columns, Modal, Row
from cardtable.table.widgets.controls import Button, Label
from cardtable.table.widgets.ticks import Tick
from cardtable.table.widgets.ui import Ui, Widget

_HIGH = 190
_LEFT = 168  # width of the card and of what stands below it
_WIDEST = 780


class _Card(Widget):
    """A card, drawn large."""

    def __init__(self, faces: CardFaces, name: str) -> None:
        super().__init__()
        self._faces, self._name = faces, name

    def measure(self, width: int) -> tuple[int, int]:
        high = self.theme.px(_HIGH)
        return min(width, self._faces.size(high)[0] + self.theme.px(16)), high + self.theme.px(8)

    def draw(self, canvas: Canvas) -> None:
        image = self._faces.face(self._name, self.theme.px(_HIGH))
        canvas.blit(image, image.get_rect(center=self.rect.center))


class CardSheet(Modal):
    """What the cards of a rank can do, to be ticked; each change holds at once."""

    def __init__(
        self,
        draft: Draft,
        info: OptionInfo,
        key: str,
        faces: CardFaces,
        card: str,
        changed: Callable[[], None],
    ) -> None:
        self._draft, self._info, self._key, self._changed = draft, info, key, changed
        ticks = [self._tick(word) for word in self._words()]
        self._back = Button(f"As in {draft.parent_name}", self._as_parent)
        self._wrong = Label("", "small")
        # What is wrong stands below the card, so that nothing moves when it comes or goes.
        left = Column(_Card(faces, card), self._wrong, gap=10)
        right = Column(
            Label(houserules.cards_of(key), "heading"),
            Label(houserules.effect(info), "small", soft=True),
            Column(*ticks, gap=2),
            gap=10,
        )
        body = _Beside(left, right)
        foot = Row(self._back, Button("Done", self._done, kind="primary", wide=110), gap=14,
                   align="end")  # fmt: skip
        super().__init__(body, widest=_WIDEST, foot=foot)
        self._bad: Rgb | None = None
        self._refresh()

    def attach(self, ui: Ui) -> None:
        super().attach(ui)
        self._bad = self.theme.palette.bad
        self._refresh()

    def first(self) -> Widget | None:
        """The focus begins on the first ticked line."""
        ticked = (one for one in self.walk() if isinstance(one, Tick) and one.on)
        return next(ticked, None) or super().first()

    def _words(self) -> list[Any]:
        """All that these cards can be given, or have now."""
        info = self._info
        words: list[Any] = list(info.choices or range(info.low or 0, (info.high or 0) + 1))
        may = self._draft.possible
        return [one for one in words if self._has(one) or may(info.name, self._key, one)]

    def _tick(self, word: Any) -> Tick:
        info = self._info
        return Tick(
            capital(houserules.word(info, word)),
            houserules.meaning(info, word),
            partial(self._has, word),
            partial(self._take, word),
            one_of=not info.many,
        )

    def _value(self) -> Any:
        return self._draft.value(self._info.name).get(self._key, [] if self._info.many else None)

    def _has(self, word: Any) -> bool:
        held = self._value()
        return bool(word in held if self._info.many else word == held)

    def _take(self, word: Any) -> None:
        info = self._info
        if info.many:
            words = {*self._value()} ^ {word}
            self._draft.put(info.name, self._key, [one for one in info.choices if one in words])
        else:
            self._draft.put(info.name, self._key, word)
        self._tell()

    def _as_parent(self) -> None:
        self._draft.as_parent(self._info.name, self._key)
        self._tell()

    def _tell(self) -> None:
        self._refresh()
        self._changed()
        self.ui.relayout()

    def _refresh(self) -> None:
        draft, name = self._draft, self._info.name
        wrong = told_of(draft.problems, name, self._key) or told_of(draft.problems, name)
        doubt = told_of(draft.doubts, name, self._key)
        self._wrong.words = wrong or doubt
        self._wrong.shown = bool(wrong or doubt)
        self._wrong.colour = self._bad if wrong else None
        self._back.enabled = draft.differs(name, self._key)

    def _done(self) -> None:
        self.ui.close(self)


class _Beside(Columns):
    """The card beside its words, or above them where there is little room."""

    def __init__(self, left: Widget, right: Widget) -> None:
        super().__init__(left, right, gap=22)

    def _split(self, width: int) -> tuple[int, int] | None:
        px = self.theme.px
        left = px(_LEFT)
        if width < px(480):
            return None
        return left, width - px(self.gap) - left
