"""Somebody who doesn't see the screen: hears what is said aloud, and has a keyboard."""

from __future__ import annotations

import random
from typing import Any, Literal

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

    def poll(self) -> Literal["over"]:
        return "over"

    def hush(self) -> None:
        pass

    def close(self) -> None:
        pass


class Listener:
    """One app from its menu, with nothing to see."""

    def __init__(self, **settings: Any) -> None:
        open_display(invisible=True)
        usual = {"sound": False, "motion": "off", "bot_pace": 0.0, "polite": False, "voice": "on"}
        self.ear = Ear()
        self.app = App(
            Settings(**{**usual, **settings}),
            clock=StepClock(100),
            size=(1280, 720),
            mouth=self.ear,
        )
        self.at = 0

    def step(self, *events: pygame.Event, frames: int = 1) -> None:
        self.app.step(list(events))
        for _ in range(frames - 1):
            self.app.step([])

    def key(self, name: str, frames: int = 2) -> list[str]:
        """Press a key, and hear what comes of it."""
        shift, _, key = name.rpartition("+")
        code, mod = pygame.key.key_code(key.lower()), pygame.KMOD_SHIFT if shift else 0
        letter = key.lower() if len(key) == 1 else ""
        down = pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        up = pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)
        self.step(down, up, frames=frames)
        return self.news()

    def news(self) -> list[str]:
        """What has been said since the last look."""
        found, self.at = self.ear.heard[self.at :], len(self.ear.heard)
        return found

    # --- what somebody does who goes by that ------------------------------------------------------

    def find(self, *words: str, key: str = "Tab", most: int = 80) -> str:
        """Go on by a key until something is heard that holds all these words."""
        self.news()  # what was said before is about something else
        for _ in range(most):
            for told in self.key(key):
                if all(word in told for word in words):
                    return told
        raise AssertionError(f"{words} was never heard")

    def wait(self, most: int = 2000) -> list[str]:
        """Until nothing more is said."""
        found, quiet = [], 0
        for _ in range(most):
            self.step()
            told = self.news()
            found += told
            quiet = 0 if told else quiet + 1
            if quiet > QUIET:
                break
        return found


QUIET = 8
"""Frames without a word after which nothing more comes by itself."""
DONE = 12
"""So many of the last things that were done are remembered."""
OVER = "Play again, button"
"""The first thing that can be done after a game."""
NOWHERE = ("There’s nothing else next to it.", "does nothing here.")
"""What is said last of a key that leads nowhere."""
ROUND = "Back round to the other end."
"""What is said before the first of a group after the last."""
PAGE = "page to scroll."
"""What is said last where a page to read has come over the table."""
NOT_MOVES = ("Undo", "Hint", "Card guide", "More", "Sort", "Peek", "Back", "Redo", "Cover")


class Player:
    """Plays by what is heard, and knows no rules: does what is said to be possible."""

    def __init__(self, listener: Listener, seed: int = 1) -> None:
        self.listener = listener
        self.rng = random.Random(seed)
        self.presses = 0
        self.over = False
        self.done: list[str] = []

    def play_out(self, most: int = 6000) -> list[str]:
        """Until it is said that the game is over; what was said then."""
        heard = self.listener.ear.heard
        begin = len(heard)
        self.hear(self.listener.wait())
        while not self.over:
            assert self.presses < most, f"no end after {most} keys: {heard[-40:]}"
            self.move()
            self.hear(self.listener.wait())
        return [one for one in heard[begin:] if OVER in one]

    def key(self, name: str) -> list[str]:
        """Press a key; nothing more once the game is over, as that would begin another one."""
        if self.over:
            return []
        self.presses += 1
        return self.hear(self.listener.key(name))

    def hear(self, told: list[str]) -> list[str]:
        """Note when it is said that the game is over."""
        self.over = self.over or any(OVER in one for one in told)
        return told

    def move(self) -> list[str]:
        """Go to the next group and along it; do something of which it is said that it can be done.

        What came of it; nothing where nothing was done.
        """
        told = self.key("Tab")
        first = told[-1] if told else ""
        for _ in range(40):
            if told and self.tempting(told[-1]) and self.rng.random() < self.wish(told[-1]):
                self.done = [*self.done[-DONE:], told[-1]]
                return self.use()
            told = self.key("Right")
            if not told or told[-1] == first or told[-1].startswith(ROUND):
                break
            if told[-1].endswith(NOWHERE):
                break
            if len(told) > 1:
                break  # something has happened: what can be done now is elsewhere
        return told

    def wish(self, words: str) -> float:
        """How likely it is chosen: what has just been done rather not, or cards go to and fro."""
        return 0.1 if words in self.done else 0.6

    def tempting(self, words: str) -> bool:
        """Whether that is said to be possible."""
        if ", button" in words:
            return not words.startswith(NOT_MOVES)
        return "can be played" in words or "Enter:" in words

    def use(self) -> list[str]:
        """Press Enter there, choose from what is offered, and carry what is taken up.

        A page that it opens is left at once: nothing on it leads back to the game but Escape.
        """
        told = self.key("Return")
        if told and told[-1].endswith(PAGE):
            return self.key("Escape")
        for _ in range(12):
            if not told:
                break
            if told[-1].startswith("Which move?"):
                for _ in range(self.rng.randrange(3)):
                    told = self.key("Down") or told
                told = self.key("Return")
            elif ", chosen" in told[-1] or "can go here" in told[-1]:
                told = self.carry(told)
            else:
                break
        return told

    def carry(self, told: list[str]) -> list[str]:
        """What is chosen goes to the next place that takes it; else it is put back."""
        for _ in range(self.rng.randrange(1, 4)):
            told = self.key("Up")
        if told and "can go here" in told[-1]:
            return self.key("Return")
        self.key("Escape")
        return []
