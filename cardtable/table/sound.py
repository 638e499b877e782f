"""The sounds of the table. No device, no files or no mixer means silence, never an error."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame

from cardtable.files import asset_path

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


class SoundBank:
    """Plays sounds by name, once the mixer could be opened."""

    def __init__(self, *, on: bool = True, volume: float = 0.7) -> None:
        self.on = on
        self.volume = volume
        self._tried = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}

    def set(self, *, on: bool, volume: float) -> None:
        """Follow the settings."""
        self.on, self.volume = on, volume
        for sound in self._sounds.values():
            if sound:
                sound.set_volume(volume)

    def wake(self) -> None:
        """Open the mixer if that was not tried yet; slow where there is no device."""
        if self._tried or not self.on:
            return
        self._tried = True
        try:
            pygame.mixer.init(44100, -16, 2, 512)
        except pygame.error:
            return

    def retry(self) -> None:
        """A device has been plugged in: try again at the next sound."""
        self._tried = pygame.mixer.get_init() is not None

    def play(self, name: SoundName, volume: float = 1.0) -> None:
        """Play a sound now, if it can be heard."""
        if not self.on or self.volume <= 0:
            return
        self.wake()
        if pygame.mixer.get_init() is None:
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is not None:
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
