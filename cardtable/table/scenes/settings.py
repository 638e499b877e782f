"""How the table looks, sounds and moves. Every change shows and is saved at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from cardtable.presenter import reviews
from cardtable.presenter.palette import CLOTHS
from cardtable.table.app import App
from cardtable.table.drawing import paint
from cardtable.table.drawing.sprites import BACKS
from cardtable.table.drawing.stage import Canvas
from cardtable.table.scenes.page import Page
from cardtable.table.widgets.bindings import GAME, Bindings
from cardtable.table.widgets.boxes import Column, Columns, Field, Panel, Scroll
from cardtable.table.widgets.controls import Label, Segmented, Slider, Toggle
from cardtable.table.widgets.entries import DropDown
from cardtable.table.widgets.ui import Widget

_LABELS = 190  # width of the names of fields at scale 1
PEEK = "Peek: no cover between two people; each holds a key to see their cards"
_SAMPLE = ("10S", "QD", "KC", "7H")
_BACK_NAMES = {
    "lattice": "Lattice",
    "sunburst": "Sunburst",
    "waves": "Waves",
    "leaves": "Leaves",
}


class SettingsScene(Page):
    """The settings in three groups: motion and sound, cards and cloth, window."""

    def build(self) -> Widget:
        now = self.app.settings
        keys = Bindings(GAME, now.keys, {"computers"})
        motion = Segmented(
            [("Off", "off"), ("Short", "short"), ("Normal", "normal"), ("Lively", "lively")],
            now.motion,
            partial(self._apply, "motion"),
            label="Motion of cards",
        )
        pace = Slider(
            (0, 3, 0.1),
            now.bot_pace,
            partial(self._apply, "bot_pace"),
            words=lambda v: "at once" if v == 0 else f"{v:.1f} s",
            label="Computer players take",
        )
        calls = Slider(
            (1, 6, 0.5),
            now.call_pace,
            partial(self._apply, "call_pace"),
            words=lambda v: f"{v:.1f} s",
            label="Time to call “Stop!”",
        )
        volume = Slider(
            (0, 1, 0.05),
            now.volume,
            self._volume,
            words=lambda v: f"{v:.0%}",
            label="Volume",
        )
        scale = Slider(
            (0.8, 2.0, 0.1),
            now.ui_scale,
            partial(self._apply, "ui_scale"),
            words=lambda v: f"{v:.0%}",
            at_end=True,
            label="Text size",
        )
        cards = Slider(
            (0.8, 1.4, 0.1),
            now.card_size,
            partial(self._apply, "card_size"),
            words=lambda v: f"{v:.0%}",
            at_end=True,
            label="Card size",
        )
        cloth = DropDown(
            [(c.name, c.id) for c in CLOTHS],
            now.cloth,
            partial(self._apply, "cloth"),
            label="Table cloth",
        )
        back = DropDown(
            [(_BACK_NAMES[b], b) for b in BACKS],
            now.back,
            partial(self._apply, "back"),
            label="Backs of the cards",
        )
        self.sound = self._switch(keys.named("sound"), "sound")
        self.full_screen = self._switch(keys.named("full screen"), "full_screen")
        left = Column(
            Label("Motion and sound", "subheading"),
            Field(
                "Motion of cards",
                motion,
                help="lively: your cards sway a little, and the cloth glimmers",
                labels=_LABELS,
            ),
            Field(
                "Computer players take", pace, help="at least this long for a move", labels=_LABELS
            ),
            Field(
                "Time to call “Stop!”",
                calls,
                help="Russian Bank: after each move of a computer player",
                labels=_LABELS,
            ),
            self._switch(keys.named("pause", "Computer players wait after each move"), "stepped"),
            self._switch("Ask before I pass or pick up while I could play", "ask_first"),
            self._switch(PEEK, "peek"),
            self._switch(reviews.review_words("setting"), "review"),
            self.sound,
            Field("Volume", volume, labels=_LABELS),
            Label("Words and window", "subheading"),
            self._switch("Polite names for games and cards", "polite"),
            Field("Text size", scale, labels=_LABELS),
            Field("Card size", cards, help="as large as the table has room for", labels=_LABELS),
            self._switch("Table for the left hand", "left_handed"),
            self.full_screen,
            gap=10,
        )
        right = Column(
            Label("Cards and cloth", "subheading"),
            _Sample(self.app),
            Field("Table cloth", cloth, labels=_LABELS),
            Field("Backs of the cards", back, labels=_LABELS),
            self._switch("Four colours: clubs green, diamonds blue", "four_colour"),
            self._switch("Large figures in the corners of cards", "large_index"),
            self._switch("High contrast: strong colours on white cards", "high_contrast"),
            self._switch("A dot on the cards that can be played", "dots"),
            self._switch("Portraits react to what happens", "moods"),
            self._switch("Show what counters what on the table (Soul Taker)", "aids"),
            self._switch(keys.named("aid", "Show the card aid"), "reminders"),
            gap=10,
        )
        body = Columns(left, right)
        self._scroll = Scroll(body)
        return self.headed("Settings", Panel(self._scroll, pad=22, grow=True))

    def _apply(self, name: str, value: Any) -> None:
        self.app.apply(**{name: value})

    def _switch(self, words: str, name: str) -> Toggle:
        """A switch for a setting that is on or off."""
        return Toggle(words, getattr(self.app.settings, name), partial(self._apply, name))

    def _volume(self, volume: float) -> None:
        self.app.apply(volume=volume)
        self.app.sound.play("lay")

    def resized(self) -> None:
        # Their keys work here too.
        self.sound.on = self.app.settings.sound
        self.full_screen.on = self.app.settings.full_screen
        super().resized()
        if self.ui.focus is not None:  # another size of text moves the control that set it
            self._scroll.reveal(self.ui.focus.rect)


class _Sample(Widget):
    """A few cards on the cloth, as they look with the present settings."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self._app = app

    @property
    def spoken(self) -> str:
        return "sample of the cards"

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.theme.px(184)

    def draw(self, canvas: Canvas) -> None:
        theme, faces = self.theme, self._app.faces
        frame = paint.box(theme, self.rect.size, theme.palette.cloth.dark)
        canvas.blit(frame, self.rect)
        inner = self.rect.inflate(-2 * theme.px(4), -2 * theme.px(4))
        with canvas.clipped(inner):
            cloth = theme.kept(("sample", inner.size), lambda: paint.swatch(theme, inner.size))
            canvas.blit(cloth, inner)
            height = self.rect.height - theme.px(40)
            pad = faces.pad(height)
            wide = faces.size(height)[0]
            images = [faces.back(height)] + [faces.face(name, height) for name in _SAMPLE]
            step = min(wide + theme.px(12), (inner.width - wide - theme.px(24)) // 4)
            x = inner.centerx - (4 * step + wide) // 2
            for image in images:
                canvas.blit(image, (x - pad, inner.centery - height // 2 - pad))
                x += step
