"""How the table looks, sounds and moves. Every change shows and is saved at once."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

from cardtable.files.settings import Built
from cardtable.presenter import reviews
from cardtable.presenter.palette import CLOTHS
from cardtable.presenter.phrases import wording
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

_LABELS = 180  # width of the names of fields at scale 1
_SAMPLE = ("10S", "QD", "KC", "7H")


class SettingsScene(Page):
    """The settings in three groups: motion and sound, cards and cloth, window."""

    def build(self) -> Widget:
        now = self.app.settings
        keys = Bindings(GAME, now.keys, {"computers"})
        motion = Segmented(
            [
                (wording("pages.settings-off"), "off"),
                (wording("pages.settings-short"), "short"),
                (wording("pages.settings-normal"), "normal"),
                (wording("pages.settings-lively"), "lively"),
            ],
            now.motion,
            partial(self._apply, "motion"),
            label=wording("pages.settings-motion"),
        )
        pace = Slider(
            (0, 3, 0.1),
            now.bot_pace,
            partial(self._apply, "bot_pace"),
            words=lambda v: wording("pages.settings-at-once") if v == 0 else f"{v:.1f} s",
            label=wording("pages.settings-pace"),
        )
        calls = Slider(
            (1, 6, 0.5),
            now.call_pace,
            partial(self._apply, "call_pace"),
            words=lambda v: f"{v:.1f} s",
            label=wording("pages.settings-calls"),
        )
        built = DropDown(
            [(wording(f"table.build-{how}"), how) for how in get_args(Built)],
            now.build_for_me,
            partial(self._apply, "build_for_me"),
            label=wording("table.build"),
        )
        volume = Slider(
            (0, 1, 0.05),
            now.volume,
            self._volume,
            words=lambda v: f"{v:.0%}",
            label=wording("pages.settings-volume"),
        )
        scale = Slider(
            (0.8, 2.0, 0.1),
            now.ui_scale,
            partial(self._apply, "ui_scale"),
            words=lambda v: f"{v:.0%}",
            at_end=True,
            label=wording("pages.settings-text-size"),
        )
        cards = Slider(
            (0.8, 1.4, 0.1),
            now.card_size,
            partial(self._apply, "card_size"),
            words=lambda v: f"{v:.0%}",
            at_end=True,
            label=wording("pages.settings-card-size"),
        )
        cloth = DropDown(
            [(wording(f"pages.settings-cloth-{c.id}"), c.id) for c in CLOTHS],
            now.cloth,
            partial(self._apply, "cloth"),
            label=wording("pages.settings-cloth"),
        )
        back = DropDown(
            [(wording(f"pages.settings-back-{b}"), b) for b in BACKS],
            now.back,
            partial(self._apply, "back"),
            label=wording("pages.settings-back"),
        )
        self.sound = self._switch(keys.named("sound"), "sound")
        self.full_screen = self._switch(keys.named("full screen"), "full_screen")
        left = Column(
            Label(wording("pages.settings-motion-and-sound"), "subheading"),
            Field(
                wording("pages.settings-motion"),
                motion,
                help=wording("pages.settings-lively-help"),
                labels=_LABELS,
            ),
            Field(
                wording("pages.settings-pace"),
                pace,
                help=wording("pages.settings-at-least"),
                labels=_LABELS,
            ),
            Field(
                wording("pages.settings-calls"),
                calls,
                help=wording("pages.settings-calls-help"),
                labels=_LABELS,
            ),
            Field(wording("table.build"), built, help=wording("table.build-help"), labels=_LABELS),
            self._switch(keys.named("pause", wording("pages.settings-stepped")), "stepped"),
            self._switch(wording("pages.settings-ask-first"), "ask_first"),
            self._switch(wording("pages.settings-peek"), "peek"),
            self._switch(reviews.review_words("setting"), "review"),
            self.sound,
            Field(wording("pages.settings-volume"), volume, labels=_LABELS),
            Label(wording("pages.settings-words-and-window"), "subheading"),
            self._switch(wording("pages.settings-polite"), "polite"),
            Field(wording("pages.settings-text-size"), scale, labels=_LABELS),
            Field(
                wording("pages.settings-card-size"),
                cards,
                help=wording("pages.settings-card-size-help"),
                labels=_LABELS,
            ),
            self._switch(wording("pages.settings-left-handed"), "left_handed"),
            self.full_screen,
            gap=10,
        )
        right = Column(
            Label(wording("pages.settings-cards-and-cloth"), "subheading"),
            _Sample(self.app),
            Field(wording("pages.settings-cloth"), cloth, labels=_LABELS),
            Field(wording("pages.settings-back"), back, labels=_LABELS),
            self._switch(wording("pages.settings-four-colour"), "four_colour"),
            self._switch(wording("pages.settings-large-index"), "large_index"),
            self._switch(wording("pages.settings-high-contrast"), "high_contrast"),
            self._switch(wording("pages.settings-dots"), "dots"),
            self._switch(wording("pages.settings-moods"), "moods"),
            self._switch(wording("pages.settings-aids"), "aids"),
            self._switch(keys.named("aid", wording("pages.settings-reminders")), "reminders"),
            gap=10,
        )
        body = Columns(left, right)
        self._scroll = Scroll(body)
        return self.headed(wording("pages.settings-title"), Panel(self._scroll, pad=22, grow=True))

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
        return wording("pages.settings-sample")

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
