"""What is said aloud: one thing after the other, by a screen reader or the computer's own voice.

The library that speaks to both runs in a process of its own (`Process`): what hangs or crashes
there is ended, and costs no frame and no game. Without the library, or without anything that
speaks, the program is silent.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

import pygame

from cardtable.files import language
from cardtable.presenter.phrases import heard
from cardtable.table.glyphs import spelled

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Kind: TypeAlias = Literal["asked", "happened", "here"]
"""What the reader is asked; what happened; where they are, which the next thing cuts short."""
SpeechState: TypeAlias = Literal["over", "speaks", "lost"]

SILENCING = frozenset((pygame.K_LCTRL, pygame.K_RCTRL))
"""Keys that, as with every screen reader, silence all that is said and waits."""
KEPT = 40
"""So many of the last things can be heard again."""
LATELY = 6
"""What is among so many of them has been said, and needs no saying when it is shown, too."""
LONGEST = 1200
"""Letters of what is said in one piece."""


class Mouth(Protocol):
    """What speaks."""

    def say(self, words: str, *, interrupt: bool) -> None:
        """Say it, in place of what is being said where it is to `interrupt` that."""

    def poll(self) -> SpeechState:
        """Whether what was said last is over. Once it is `lost`, nothing more is said."""

    def hush(self) -> None:
        """Stop in the middle of it."""

    def close(self) -> None:
        """Nothing more is to be said."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What there is to hear of a scene at one moment; each is said when its key changes."""

    place: Hashable = None
    place_words: str = ""
    asked: Hashable = None
    asked_words: str = ""
    here: Hashable = None
    here_words: str = ""
    """Where the keyboard's focus is."""
    pointed: str = ""
    """What the pointer is on; its words are its key."""
    slips: Sequence[tuple[Hashable, str]] = ()
    """What is said on slips beside things just now, each with its key."""
    over: bool = False
    """Whether the place has opened over another one, to which one comes back from it."""
    kind: Kind = "here"
    """What sort of words those about the place are."""


class Voice:
    """Says things in order, and each of them once.

    What happened and what is asked is said to its end. Words about where the reader is give way to
    whatever comes next; they come before what else waits, as somebody has just pressed a key.
    """

    def __init__(self, make: Callable[[float], Mouth]) -> None:
        """`make` gives something that speaks, at a rate from 0 to 1."""
        self._make = make
        self._mouth: Mouth | None = None
        self._rate = 0.5
        self._waiting: list[tuple[Kind, str]] = []
        self._speaking: Kind | None = None
        self._kept: list[str] = []
        self._back = 0
        self._muted = False
        self._holds = 0
        """How often to look until what waits goes on: a key has just been pressed."""
        self._last = Heard()
        self._places: list[Hashable] = []
        """Where one is, and from where one has come there."""
        self.lost = False
        """Whether there is nothing that could speak, until it is switched on again."""

    @property
    def on(self) -> bool:
        """Whether anything is said."""
        return self._mouth is not None

    @property
    def tells(self) -> bool:
        """Whether something that happened is being said, or waits to be."""
        return "happened" in {self._speaking, *(kind for kind, _ in self._waiting)}

    def switch(self, on: bool, rate: float = 0.5) -> None:
        """Begin to speak, or fall silent; at another rate, begin anew."""
        if on and self.on and rate == self._rate:
            return
        self.close()
        if on:
            self._rate, self.lost = rate, False
            self._mouth = self._make(rate)

    def close(self) -> None:
        """Fall silent for good."""
        if self._mouth is not None:
            self._mouth.close()
        self._mouth = self._speaking = None
        self._waiting, self._last, self._places = [], Heard(), []

    def say(self, words: str, kind: Kind = "happened") -> None:
        """Say it as soon as that is due."""
        words = spelled(heard(words))[:LONGEST]
        if not (self.on and words):
            return
        self._kept = [*self._kept[-KEPT:], words]
        self._back = 0
        self._add(words, kind)

    def _add(self, words: str, kind: Kind) -> None:
        late = {"here", kind} if kind == "asked" else {"here"}
        self._waiting = [one for one in self._waiting if one[0] not in late]
        self._waiting.insert(0 if kind == "here" else len(self._waiting), (kind, words))
        self._go_on()

    def interrupt(self, *, all_of_it: bool = False) -> None:
        """Somebody has pressed a key: what is being said stops, and may be heard `again`.

        What waits follows after what the key brings; with `all_of_it` that isn't said, either.
        """
        if all_of_it:
            self._waiting = []
        if self._mouth is not None and self._speaking is not None:
            self._mouth.hush()
            self._speaking, self._holds = None, 2

    def mute(self, muted: bool) -> None:
        """Fall silent while another program has the keyboard; then say the last of what waits."""
        if muted == self._muted:
            return
        self._muted = muted
        if muted:
            self.interrupt()
        else:
            self._waiting = self._waiting[-LATELY:]
            self._go_on()

    def again(self) -> None:
        """Say the last thing again; asked for once more, the one before it."""
        if self._back < len(self._kept):
            self._back += 1
            self._add(self._kept[-self._back], "here")

    def forget(self) -> None:
        """Whoever was spoken to has left: nothing of what they were told is said any more."""
        self._waiting, self._kept, self._back = [], [], 0
        self.interrupt()

    def follow(self, now: Heard) -> None:
        """Say what has changed in what there is to hear."""
        before, self._last = self._last, now
        here = now.here_words if now.here != before.here else ""
        if self._comes(now) and now.place_words:
            here = "\n".join(filter(None, (now.place_words, now.here_words)))
            if now.kind != "here":
                self.say(here, now.kind)
                here = ""
        keys = {key for key, _ in before.slips}
        for key, words in now.slips:
            if key not in keys and heard(words) not in self._kept[-LATELY:]:
                self.say(words)
        if here:
            self.say(here, "here")
        if now.pointed != before.pointed:
            self.say(now.pointed, "here")
        if now.asked != before.asked:
            self.say(now.asked_words, "asked")

    def _comes(self, now: Heard) -> bool:
        """Whether the place is another one, to which one doesn't come back."""
        known = now.place in self._places
        at = self._places.index(now.place) + 1 if known else len(self._places) * now.over
        self._places = [*self._places[:at], *([] if known else [now.place])]
        return not known

    def poll(self) -> None:
        """Go on with the next thing once the last one is over; call this regularly."""
        if self._mouth is None:
            return
        state = self._mouth.poll()
        if state == "lost":
            self.close()
            self.lost = True
        elif state == "over":
            self._speaking, self._holds = None, max(0, self._holds - 1)
            self._go_on()

    def _go_on(self) -> None:
        if self._mouth is None or self._muted or not self._waiting:
            return
        if self._holds and self._waiting[0][0] != "here":
            return  # first what the key brings
        if self._speaking in {"asked", "happened"}:
            return
        interrupt = self._speaking == "here"
        self._speaking, words = self._waiting.pop(0)
        self._mouth.say(words, interrupt=interrupt)


# ------------------------------------------------------------------ in a process of its own

STARTING = 20.0  # seconds until something speaks: the first time, the system starts it
HANGS = 5.0  # … after which a process that should have taken words in is replaced
A_LETTER = 0.055  # … that a letter takes at the usual rate, where nobody says when it is over
FASTER = 3.0  # times as fast as that is the highest rate, and as slow the lowest
LONGER = 3.0  # times as long as expected somebody may speak who says when it is over
BEGINS = 2.0  # seconds in which it has begun to speak, or never says so
GLANCE = 0.03  # seconds between two looks whether it is over
REPLACED = 2  # times
UNHEARD = 5  # pieces: a process that has not taken in so many hangs, and more would fill the pipe
NORMAL = 0.5
"""The rate at which whatever speaks is left at its own."""
_SAID, _NONE, _SPEAKS, _OVER = b".", b"-", b"+", b"o"
"""That words are taken in; that nothing speaks; that the end will be told, and that it has come."""
_HUSH = b"h"


class Process:
    """A process that speaks. Nothing here waits for it."""

    def __init__(
        self,
        rate: float,
        work: Callable[[Connection, float], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`work` is what the process does: that of this module, or of a test."""
        self._rate, self._work, self._clock = rate, work or speak, clock
        self._left = REPLACED
        self._unheard = 0
        """How many pieces were sent that it has not taken in."""
        self._over = self._deadline = 0.0
        self._speaks = False
        """Whether it will say when it is over."""
        self._gone = False
        self._start()

    def _start(self) -> None:
        import multiprocessing  # the first picture doesn't wait for these

        from cardtable.ai import processes

        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(
            target=self._work, args=(far, self._rate), name="cardtable-voice", daemon=True
        )
        with processes.hold_interrupts():
            self._process.start()
        far.close()  # else the end of the process would not be seen here
        self._unheard, self._over = 1, 0.0  # it says that it runs
        self._deadline = self._clock() + STARTING

    @property
    def pid(self) -> int | None:
        """Its number."""
        return self._process.pid

    def say(self, words: str, *, interrupt: bool) -> None:
        self._send((b"!" if interrupt else b"+") + words.encode("utf-8", "replace"))
        lasts = A_LETTER * len(words) * FASTER ** (2 * (NORMAL - self._rate))
        self._over = max(self._clock(), 0 if interrupt else self._over) + lasts
        self._speaks = False

    def hush(self) -> None:
        self._over = 0.0
        self._send(_HUSH)

    def _send(self, data: bytes) -> None:
        if self._unheard >= UNHEARD:
            return
        if not self._unheard:
            self._deadline = self._clock() + HANGS
        self._unheard += 1
        with suppress(OSError):  # `poll` sees that it has ended
            self._pipe.send_bytes(data)

    def poll(self) -> SpeechState:
        if self._gone:
            return "lost"
        try:
            while self._pipe.poll():
                if not self._take(self._pipe.recv_bytes()):
                    self._end()
                    return "lost"
        except (EOFError, OSError):
            return self._replace()
        if self._unheard and self._clock() > self._deadline:
            return self._replace()
        return "speaks" if self._unheard or self._clock() < self._over else "over"

    def _take(self, said: bytes) -> bool:
        """Note what the process says of itself; false if nothing there can speak."""
        now = self._clock()
        if said == _SPEAKS and not self._speaks and not self._unheard:
            self._speaks, self._over = True, now + LONGER * max(0.0, self._over - now)
        elif said == _OVER and not self._unheard:
            self._over = 0.0
        elif said == _SAID:
            self._unheard, self._deadline = self._unheard - 1, now + HANGS
        return said != _NONE

    def _replace(self) -> SpeechState:
        """It has crashed, or hangs: another one goes on with the next words."""
        self._end()
        if self._left:
            self._left -= 1
            self._gone = False
            self._start()
            return "speaks"
        return "lost"

    def _end(self) -> None:
        self._gone = True
        self._process.kill()
        self._process.join(1.0)
        self._pipe.close()

    def close(self) -> None:
        if not self._gone:
            self._end()


def speak(pipe: Connection, rate: float) -> None:
    """Say what comes through the pipe, until it is closed: the life of the process."""
    from cardtable.ai import processes

    processes.ignore_interrupts()
    processes.live_with_parent()
    try:
        import prism

        context = prism.Context()
        reader = context.acquire_best()
        _speak_in(reader, language())
        if rate != NORMAL:
            with suppress(prism.PrismError):  # screen readers have a rate of their own
                reader.rate = rate
    except (ImportError, OSError, RuntimeError, ValueError):
        pipe.send_bytes(_NONE)
        return
    with suppress(EOFError, OSError):
        pipe.send_bytes(_SAID)
        while True:
            data = pipe.recv_bytes()
            with suppress(prism.PrismError):
                if data == _HUSH:
                    reader.stop()
                else:
                    reader.output(data[1:].decode(), interrupt=data[:1] == b"!")
            pipe.send_bytes(_SAID)
            if data != _HUSH:
                with suppress(prism.PrismError):  # screen readers don't say when they are over
                    tell_the_end(pipe, lambda: bool(reader.speaking))


def _speak_in(reader: Any, tongue: str) -> None:
    """Choose a voice for the language, if there is one. Screen readers have voices of their own."""
    import prism

    with suppress(prism.PrismError):  # some can't be asked
        tags = [reader.get_voice_language(voice) for voice in range(reader.voices_count)]
        fitting = [voice for voice, tag in enumerate(tags) if tag[:2].lower() == tongue[:2]]
        if fitting and reader.voice not in fitting:
            reader.voice = fitting[0]


def tell_the_end(pipe: Connection, speaking: Callable[[], bool]) -> None:
    """Say that it speaks once it does, and that it is over; give way to whatever is sent."""
    began = False
    for look in count(1):
        if pipe.poll(GLANCE):
            return
        if speaking() and not began:
            began = True
            pipe.send_bytes(_SPEAKS)
        elif began and not speaking():
            pipe.send_bytes(_OVER)
            return
        elif not began and look * GLANCE >= BEGINS:
            return


# ------------------------------------------------------------------ whether a reader runs

_SCREEN_READER = 0x46


def reader_runs() -> bool:
    """Whether a screen reader runs now. Only what can be read at once is read."""
    if sys.platform == "win32":
        return _windows_reader()
    try:
        if sys.platform == "darwin":
            import plistlib  # it takes as long to load as a picture takes

            path = Path.home() / "Library" / "Preferences" / "com.apple.universalaccess.plist"
            return bool(plistlib.loads(path.read_bytes()).get("voiceOverOnOffKey"))
        return any(_is_orca(one) for one in Path("/proc").glob("[0-9]*/comm"))
    except (OSError, RuntimeError, ValueError, AttributeError):  # its own errors are of values
        return False


def _is_orca(path: Path) -> bool:
    try:
        return path.read_text(errors="replace").strip() == "orca"
    except OSError:  # it has ended meanwhile
        return False


def _windows_reader() -> bool:
    import ctypes

    answer = ctypes.c_int(0)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_SCREEN_READER, 0, ctypes.byref(answer), 0)
    return bool(answer.value)
