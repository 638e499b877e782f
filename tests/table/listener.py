"""Somebody who doesn't see the screen: hears what is said aloud, and has a keyboard."""

from __future__ import annotations

import pygame
from pilot import StepClock

from cardtable.files import Settings
from cardtable.table.app import App, open_display


class Ear:
    """In the place of what speaks: it remembers, and is done at once."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __call__(self, rate: float) -> Ear:
        del rate
        return self

    def say(self, words: str, *, interrupt: bool) -> None:
        del interrupt
        self.heard.append(words)

    def poll(self) -> str:
        return "over"

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass


class Listener:
    """One app from its menu, with nothing to see."""

    def __init__(self, **settings) -> None:
        open_display(invisible=True)
        usual = {"sound": False, "motion": "off", "bot_pace": 0.0, "polite": False, "voice": "on"}
        self.ear = Ear()
        self.app = App(
            Settings(**{**usual, **settings}), clock=StepClock(50), size=(1280, 720), mouth=self.ear
        )
        self.at = 0

    def step(self, *events: pygame.Event, frames: int = 1) -> None:
        self.app.step(list(events))
        for _ in range(frames - 1):
            self.app.step([])

    def key(self, name: str, frames: int = 3) -> list[str]:
        """Press a key, and hear what comes of it."""
        shift, _, key = name.rpartition("+")
        code, mod = pygame.key.key_code(key.lower()), pygame.KMOD_SHIFT if shift else 0
        letter = key.lower() if len(key) == 1 else ""
        self.step(
            pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0),
            frames=frames,
        )
        return self.news()

    def news(self) -> list[str]:
        """What has been said since the last look."""
        found, self.at = self.ear.heard[self.at :], len(self.ear.heard)
        return found
