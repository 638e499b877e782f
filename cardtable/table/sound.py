"""The sounds of the table. No device, no files or no mixer means silence, never an error."""

from __future__ import annotations

from array import array
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
    "skip",
    "reverse",
    "name",
    "stop",
    "wrong_stop",
    "pass",
    "your_turn",
    "win",
    "lose",
    "error",
    "library",
]
_RATE, _DEPTH, _CHANNELS, _BUFFER = 44100, -16, 2, 512


PITCHES = (1.0, 1.06, 0.94, 1.1, 0.97, 0.9)
"""How fast one sound after the other is played, of those that are heard again and again."""
OFTEN: frozenset[SoundName] = frozenset(
    ("lift", "lay", "slide", "turn", "skip", "reverse", "name", "stop", "wrong_stop", "pass")
)


class SoundBank:
    """Plays sounds by name, once the mixer could be opened."""

    def __init__(self, *, on: bool = True, volume: float = 0.7) -> None:
        self.on = on
        self.volume = volume
        self._tried = False
        self._sounds: dict[tuple[SoundName, int], pygame.mixer.Sound | None] = {}
        self._turn: dict[SoundName, int] = {}
        """Which pitch a sound has next."""

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
        """Play a sound now, if it can be heard; `volume` is on top of the player's.

        Those that are heard often are each time a little higher or lower than before.
        """
        if not self.on or self.volume <= 0:
            return
        self.wake()
        if not self.open:
            return
        turn = self._turn.get(name, 0) if name in OFTEN else 0
        self._turn[name] = (turn + 1) % len(PITCHES)
        if (name, turn) not in self._sounds:
            self._sounds[name, turn] = self._load(name, PITCHES[turn])
        sound = self._sounds[name, turn]
        if sound is None:
            return
        channel = sound.play()
        if channel is not None:
            channel.set_volume(volume)

    def _load(self, name: str, pitch: float) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(asset_path(f"sounds/{name}.wav"))
            if pitch != 1.0:
                sound = pygame.mixer.Sound(buffer=pitched(sound.get_raw(), pitch))
        except (OSError, pygame.error):
            return None
        sound.set_volume(self.volume)
        return sound


def pitched(raw: bytes, pitch: float) -> bytes:
    """The same sound higher, and shorter, by this factor: 16 bits, two channels that are alike."""
    heard = array("h", raw)[::_CHANNELS]
    made = array("h", bytes(2 * _CHANNELS * int((len(heard) - 1) / pitch)))
    places = [n * pitch for n in range(len(made) // _CHANNELS)]
    wanted = array("h", [_between(heard[int(at)], heard[int(at) + 1], at % 1.0) for at in places])
    for channel in range(_CHANNELS):
        made[channel::_CHANNELS] = wanted
    return made.tobytes()


def _between(one: int, other: int, share: float) -> int:
    return round(one + (other - one) * share)
