"""The sounds of the table. No device, no files or no mixer means silence, never an error."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from contextlib import suppress
from math import cos, exp, pi, sqrt
from random import Random
from typing import Literal, NamedTuple, TypeAlias

import pygame

from cardtable.files import asset_path
from cardtable.table.system import quietly

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
    "stamp",
    "pass",
    "your_turn",
    "win",
    "lose",
    "error",
    "library",
    "hover",
    "press",
    "page",
    "tick",
]
_RATE, _DEPTH, _CHANNELS, _BUFFER = 44100, -16, 2, 512

RETRY, SELDOM = 4.0, 64.0  # seconds between two attempts to find a device: at first, and at most

OFTEN: frozenset[SoundName] = frozenset(
    ("lift", "lay", "slide", "turn", "skip", "reverse", "name", "stop", "wrong_stop", "pass",
     "hover", "press", "page", "tick")
)  # fmt: skip
"""What is heard again and again, and never twice alike."""
PITCHES = (-0.04, -0.02, 0.0, 0.02, 0.04)
"""How much higher or lower such a sound may be than it is."""
LOUDER = 2.0  # decibels by which it may be louder or softer
OF_CARDS: frozenset[SoundName] = frozenset(("lift", "lay", "slide", "turn", "pass", "stop"))
"""What sounds after the material of the table."""
TUNES: frozenset[SoundName] = frozenset(("win", "lose"))
"""What every room has its own of."""
SEMITONES = 7  # by so many a sound rises at most
ASIDE = 0.6  # how much softer the far ear hears what happens at the table's side


class Material(NamedTuple):
    """What the table is of, as one hears it."""

    dull: float
    """Nothing is heard of what is higher, in hertz."""
    thin: float = 20.0
    """Nothing is heard of what is lower."""
    rings: float = 0.0
    """The tone of the table itself, and …"""
    loud: float = 0.0
    """… how much of that there is, of the sound itself."""


MATERIALS: Mapping[str, Material] = {
    "pub": Material(7000, rings=190, loud=0.5),  # bare boards
    "tarot": Material(2600, rings=95, loud=0.2),  # heavy cloth
    "chart": Material(14000, thin=260),  # paper on a desk
    "bank": Material(4200, thin=60),  # baize
    "dawn": Material(9000, thin=120, rings=620, loud=0.18),  # stone
}
"""What the tables are of, by the names of their cloths."""
LIKE = {"dusk": "dawn"}
"""Cloths that sound like others. All that have no sound of their own are baize, and end as pubs."""


class SoundBank:
    """Plays sounds by name, once the mixer could be opened."""

    def __init__(self, *, on: bool = True, volume: float = 0.7) -> None:
        self.on = on
        self.volume = volume
        self._tried = False
        self._wait, self._waited = RETRY, 0.0
        """Seconds from the last attempt to the next one, and how many of them have passed."""
        self._room = ""
        self._sounds: dict[tuple[str, str, float], pygame.mixer.Sound | None] = {}
        """By file, room where it matters, and pitch."""
        self._last: dict[SoundName, float] = {}
        """At which pitch a sound was last heard."""
        self._chance = Random()

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

    def enter(self, cloth: str) -> None:
        """Sound like a table with that cloth from now on."""
        self._room = LIKE.get(cloth, cloth)

    def wake(self) -> None:
        """Open the mixer, unless that was tried lately; slow where there is no device."""
        if self._tried or not self.on:
            return
        self._tried, self._waited = True, 0.0
        with suppress(pygame.error), quietly():
            pygame.mixer.init(_RATE, _DEPTH, _CHANNELS, _BUFFER)
        self._wait = RETRY if self.open else min(2 * self._wait, SELDOM)

    def pass_time(self, seconds: float) -> None:
        """Let time pass: where there was no device, the next sound looks for one once in a while.

        Nobody tells of a device that comes while no mixer is open.
        """
        if not self._tried:
            return
        self._waited += seconds
        if self._waited >= self._wait:
            self._tried, self._waited = self.open, 0.0

    def retry(self) -> None:
        """Try again at the next sound: a device has been plugged in, or somebody is back."""
        self._tried, self._wait = self.open, RETRY

    def lose(self) -> None:
        """A device has gone, perhaps the one that was played on: the next sound finds another."""
        if self.open:
            pygame.mixer.quit()
        self._sounds.clear()  # they were made for that mixer
        self.retry()

    def play(
        self, name: SoundName, volume: float = 1.0, *, side: float = 0.0, steps: int = 0
    ) -> None:
        """Play a sound now, if it can be heard; `volume` is on top of the player's.

        `side` is where it comes from, from -1 at the left to 1 at the right; it is so many `steps`
        (semitones) higher. Those that are heard often are each time a little unlike.
        """
        if not self.on or self.volume <= 0:
            return
        self.wake()
        if not self.open:
            return
        pitch = 0.0
        if name in OFTEN:
            others = [one for one in PITCHES if one != self._last.get(name)]
            pitch = self._last[name] = self._chance.choice(others)
            volume *= 10 ** (self._chance.uniform(-LOUDER, LOUDER) / 20)
        sound = self._found(name, (1 + pitch) * 2 ** (min(steps, SEMITONES) / 12))
        channel = sound.play() if sound is not None else None
        if channel is not None:
            left, right = (max(0.0, 1 + ASIDE * far) for far in (min(0, -side), min(0, side)))
            channel.set_volume(min(1.0, volume * left), min(1.0, volume * right))

    def _found(self, name: SoundName, pitch: float) -> pygame.mixer.Sound | None:
        room = self._room if self._room in MATERIALS else ""
        file = f"{name}-{room or 'pub'}" if name in TUNES else name
        key = (file, room if name in OF_CARDS else "", round(pitch, 4))
        if key not in self._sounds:
            self._sounds[key] = self._load(*key)
        return self._sounds[key]

    def _load(self, file: str, room: str, pitch: float) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(asset_path(f"sounds/{file}.wav"))
            if room or pitch != 1.0:
                heard = array("h", sound.get_raw())[::_CHANNELS]
                heard = pitched(heard, pitch) if pitch != 1.0 else heard
                heard = laid_on(heard, MATERIALS[room]) if room else heard
                sound = pygame.mixer.Sound(buffer=_in_both(heard))
        except (OSError, pygame.error):
            return None
        sound.set_volume(self.volume)
        return sound


def pitched(heard: array[int], pitch: float) -> array[int]:
    """The same samples higher, and shorter, by this factor."""
    places = [n * pitch for n in range(int((len(heard) - 1) / pitch))]
    return array("h", [_between(heard[int(at)], heard[int(at) + 1], at % 1.0) for at in places])


def laid_on(heard: array[int], material: Material) -> array[int]:
    """The same samples as they sound on a table of that material, as loud as before."""
    dull, thin = (1 - exp(-2 * pi * cut / _RATE) for cut in (material.dull, material.thin))
    keep = exp(-pi * material.rings / 3 / _RATE)  # it rings for three of its waves
    back, twice = -keep * keep, 2 * keep * cos(2 * pi * material.rings / _RATE)
    gain = material.loud * (1 - keep)
    bright = deep = last = before = 0.0
    made = []
    for sample in heard:
        bright += dull * (sample - bright)
        deep += thin * (bright - deep)
        last, before = gain * sample + twice * last + back * before, last
        made.append(bright - deep + last)
    louder = sqrt(sum(one * one for one in heard) / max(1.0, sum(one * one for one in made)))
    louder = min(louder, 32767 / max(1.0, max(map(abs, made), default=1.0)))
    return array("h", [round(one * louder) for one in made])


def _in_both(heard: array[int]) -> bytes:
    """The same samples for both ears."""
    made = array("h", bytes(2 * _CHANNELS * len(heard)))
    for channel in range(_CHANNELS):
        made[channel::_CHANNELS] = heard
    return made.tobytes()


def _between(start: int, other: int, share: float) -> int:
    return round(start + (other - start) * share)
