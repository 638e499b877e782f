"""How the table looks, sounds and moves. Every change shows and is saved at once."""

from __future__ import annotations

from typing import Any

from cardtable.table.boxes import Column, Field, Panel, Scroll
from cardtable.table.entries import DropDown
from cardtable.table.palette import CLOTHS
from cardtable.table.scenes.page import Page
from cardtable.table.sprites import BACKS
from cardtable.table.ui import Widget
from cardtable.table.widgets import Label, Segmented, Slider, Toggle

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
        motion = Segmented(
            [("Off", "off"), ("Short", "short"), ("Normal", "normal")],
            now.motion,
            lambda v: self._apply(motion=v),
            label="Motion of cards",
        )
        pace = Slider(
            (0, 3, 0.1),
            now.bot_pace,
            lambda v: self._apply(bot_pace=v),
            words=lambda v: "at once" if v == 0 else f"{v:.1f} s",
            label="Computer players take",
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
            lambda v: self._apply(ui_scale=v),
            words=lambda v: f"{v:.0%}",
            settle=True,
            label="Size of text and controls",
        )
        cloth = DropDown(
            [(c.name, c.id) for c in CLOTHS],
            now.cloth,
            lambda v: self._apply(cloth=v),
            label="Table cloth",
        )
        back = DropDown(
            [(_BACK_NAMES[b], b) for b in BACKS],
            now.back,
            lambda v: self._apply(back=v),
            label="Backs of the cards",
        )
        self.sound = Toggle("Sound (M)", now.sound, lambda v: self._apply(sound=v))
        self.full_screen = Toggle(
            "Full screen (F11)", now.full_screen, lambda v: self._apply(full_screen=v)
        )
        body = Column(
            Label("Motion and sound", "subheading"),
            Field("Motion of cards", motion),
            Field("Computer players take", pace, note="at least this long for a move"),
            self.sound,
            Field("Volume", volume),
            Label("Cards and cloth", "subheading"),
            Field("Table cloth", cloth),
            Field("Backs of the cards", back),
            Toggle(
                "Four colours: clubs green, diamonds blue",
                now.four_colour,
                lambda v: self._apply(four_colour=v),
            ),
            Toggle(
                "Large figures in the corners of cards",
                now.large_index,
                lambda v: self._apply(large_index=v),
            ),
            Label("Words and window", "subheading"),
            Toggle("Polite names of games", now.polite, lambda v: self._apply(polite=v)),
            Field("Size of text and controls", scale),
            self.full_screen,
            gap=12,
        )
        return self.headed("Settings", Panel(Scroll(body), pad=24, grow=True))

    def _apply(self, **changes: Any) -> None:
        self.app.apply(**changes)

    def _volume(self, volume: float) -> None:
        self.app.apply(volume=volume)
        self.app.sound.play("lay")

    def resized(self) -> None:
        # The keys M and F11 work here too.
        self.sound.on = self.app.settings.sound
        self.full_screen.on = self.app.settings.full_screen
        super().resized()
