"""The sounds of the table. No device, no files or no mixer means silence, never an error."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal, TypeAlias

import pygame

from cardtable.files import asset_path
from cardtable.table.quiet import quietly

SoundName: TypeAlias = Literal[
    "lift",
    "lay",
    "slide",
    "shuffle",
    "burn",
    "turn",
    "your_turn",
    "win",
    "lose",
    "error",
    "library",
]
_RATE, _DEPTH, _CHANNELS, _BUFFER = 44100, -16, 2, 512


class SoundBank:
    """Plays sounds by name, once the mixer could be opened."""

    def __init__(self, *, on: bool = True, volume: float = 0.7) -> None:
        self.on = on
        self.volume = volume
        self._tried = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def open(self) -> bool:
        """Whether there is a device to play on."""
        return pygame.mixer.get_init() is not None

    def set(self, *, on: bool, volume: float) -> None:
        """Follow the settings."""
        if self.on and not on and self.open:
            pygame.mixer.stop()
        self.on, self.volume = on, volume
        for sound in self._sounds.values():
            if sound:
                sound.set_volume(volume)

    def wake(self) -> None:
        """Open the mixer, unless that was tried before; slow where there is no device."""
        if self._tried or not self.on:
            return
        self._tried = True
        with suppress(pygame.error), quietly():
            pygame.mixer.init(_RATE, _DEPTH, _CHANNELS, _BUFFER)

    def retry(self) -> None:
        """Try again at the next sound: a device has been plugged in."""
        self._tried = self.open

    def play(self, name: SoundName, volume: float = 1.0) -> None:
        """Play a sound now, if it can be heard; `volume` is on top of the player's."""
        if not self.on or self.volume <= 0:
            return
        self.wake()
        if not self.open:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is None:
            return
        channel = sound.play()
        if channel is not None:
            channel.set_volume(volume)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(asset_path(f"sounds/{name}.wav"))
        except (OSError, pygame.error):
            return None
        sound.set_volume(self.volume)
        return sound
