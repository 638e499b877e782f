"""The window, its clock and the scenes on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from cardtable.engine.clean import cleaned
from cardtable.files import DataError, asset_path, of_computer, speak
from cardtable.presenter.phrases import wording
from cardtable.table.devices import HeldDown, Pads
from cardtable.table.drawing import paint
from cardtable.table.drawing.card_pictures import CardFaces
from cardtable.table.drawing.marks import raster
from cardtable.table.drawing.stage import Canvas, glide
from cardtable.table.drawing.theme import Theme, automatic_scale
from cardtable.table.fingers import Fingers
from cardtable.table.glyphs import button_of
from cardtable.table.keyboard import Device, commands, instead, meant, names
from cardtable.table.sound import SoundBank
from cardtable.table.system import keep_pictures_apart, quietly, tidy
from cardtable.table.voice import SILENCING, Heard, Mouth, Process, Voice
from cardtable.table.widgets.bindings import EVERYWHERE, Binding, Bindings, on_pages, unknown
from cardtable.table.widgets.ui import DOUBLE, HOLD, LIFTED, SLOP, Receiver
from cardtable.table.window import SMALLEST, NoDisplayError, Window

if TYPE_CHECKING:
    from cardtable.files import Settings

NAME = "Card Table"
FRAME_RATE = 60
POLL_RATE = 50  # looks for input a second while nothing moves
REST_RATE = 12  # the same without focus, or after a while without input
REST_STEP = 0.1  # seconds between two updates of a scene in which nothing moves
REST_AFTER = 3.0
LONG_STEP = 0.24  # seconds between them at REST_RATE, where nothing is expected: every third look
SETTLE_AFTER = 0.15  # seconds without a change of size until cards are drawn anew
LONGEST_STEP = 0.1  # seconds that count of a turn of the loop, so that a stall is no jump
FADES = 0.07  # seconds in which the last picture fades out
COMES, GROWS = 0.14, 0.21  # after that, in which a page comes, and in which one grows
APART = 0.02  # between one panel of a page that comes and the next
RISES = 16  # pixels at scale 1 that a page rises as it comes
STALLED = 1 / 30  # the most of a turn of the loop that counts while pages change
BOUND = 8  # tables of actions that are kept
_DEPTH = 32  # bits of a pixel, in all that is drawn
_SWITCHED = {"full screen": "full_screen", "sound": "sound"}
"""Actions, and the settings that they switch."""
_HEARD = frozenset(
    (
        "motion", "bot_pace", "call_pace", "stepped", "sound", "volume", "voice", "voice_amount",
        "voice_rate", "voice_own", "voice_others", "voice_cards", "voice_turns", "voice_pointer",
        "voice_away", "ask_first", "review", "build_for_me", "tips_seen", "keys", "ignored",
        "touch",
    )
)  # fmt: skip
"""Settings by which no picture looks different: what has been drawn stays."""
_REPAINT = frozenset(
    (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
)
_AWAY = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))
"""After these nothing that is held down here is heard of when it comes up."""
_INPUT = frozenset(
    (
        pygame.KEYDOWN,
        pygame.KEYUP,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.TEXTINPUT,
        pygame.TEXTEDITING,
        HOLD,
        LIFTED,
    )
)


class _Turn:
    """The last picture fades out, and only then the next one comes: no two texts mix.

    A page rises a little as it comes, one panel after the other; what grows opens from its start.
    """

    def __init__(
        self, before: pygame.Surface, start: tuple[pygame.Rect, pygame.Surface] | None, brisk: float
    ) -> None:
        """`before` is the last picture; `start` what of it the next one grows from, and on what."""
        self._before, self._start = before, start
        self._fades = brisk * FADES
        self._comes = brisk * (COMES if start is None else GROWS)
        self._age = 0.0

    def over(self, seconds: float) -> bool:
        """Let so much time pass; true if nothing is left of it.

        A picture that takes long to make is no reason to leave out the ones that follow.
        """
        self._age += min(seconds, STALLED)
        return self._age >= self._fades + self._comes

    def draw(self, canvas: Canvas, scene: Scene, rise: float) -> None:
        """Paint over the picture of the new scene what is seen of both by now."""
        surface = canvas.surface
        if self._before.get_size() != surface.get_size():
            return  # the window has another size
        fading = self._age < self._fades
        if self._start is not None:
            self._grow(canvas, scene, *self._start, fading=fading)
        elif fading:
            scene.ground(canvas, canvas.rect)
        else:
            self._raise(canvas, scene, rise)
        if fading:
            self._before.set_alpha(round(255 * (1 - self._age / self._fades)))
            surface.blit(self._before, (0, 0))

    def _raise(self, canvas: Canvas, scene: Scene, rise: float) -> None:
        """The new page comes up, its panels a moment apart."""
        surface, panels = canvas.surface, [each.clip(canvas.rect) for each in scene.panels()]
        page = surface.copy()
        parts = [(each, page.subsurface(each).copy()) for each in panels if each.w and each.h]
        scene.ground(canvas, canvas.rect)
        for place, _ in parts:
            page.blit(surface, place, place)
        apart = min(APART, 0.5 * self._comes / max(1, len(parts)))
        takes = self._comes - apart * len(parts)
        for number, (place, image) in enumerate([(canvas.rect, page), *parts]):
            share = (self._age - self._fades - number * apart) / takes
            share = glide(min(1.0, max(0.0, share)))
            image.set_alpha(round(255 * share))
            surface.blit(image, place.move(0, round(rise * (1 - share))))

    def _grow(
        self, canvas: Canvas, scene: Scene, start: pygame.Rect, below: pygame.Surface, *,
        fading: bool,
    ) -> None:  # fmt: skip
        """The new scene's cloth, and soon what lies on it, from its start to the whole window."""
        surface, share = canvas.surface, max(0.0, self._age - self._fades) / self._comes
        eased = glide(share)
        place = pygame.Rect(
            *(round(a + (b - a) * eased) for a, b in zip(start, canvas.rect, strict=True))
        )
        page = None if fading else pygame.transform.scale(surface, place.size)
        scene.ground(canvas, canvas.rect)
        cloth = pygame.transform.scale(surface, place.size)
        surface.blit(below, (0, 0))
        surface.blit(cloth, place)
        if page is not None:
            page.set_alpha(round(255 * min(1.0, 2 * share)))
            surface.blit(page, place)


class Clock(Protocol):
    """What keeps time: `pygame.time.Clock`, or a test's own."""

    def tick(self, framerate: float = 0, /) -> int:
        """Wait until the next frame is due; milliseconds since the last call."""


class Scene:
    """One screen: the menu, a game being played, a curtain before it.

    `dirty` asks for a draw; `animating` asks for `update` and a look at `dirty` sixty times a
    second, where otherwise they come after input and ten times a second, or four times once nobody
    has touched anything for a while. An `opaque` scene hides all scenes below it.
    """

    opaque = True
    laid = True
    """It comes as a page that is laid down; else it is there at once."""
    secret = False
    """What it shows may be for one person's eyes only, so its picture doesn't fade out: it goes."""
    tells_of_crash = False
    large = False
    """It holds much, so that memory is tidied up once it is closed."""
    caption = ""
    """What is played here, for the window's title."""
    leads = "keys.leave-back"
    """A message: what a button is called that leads back here from a game that isn't kept."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True
        self.animating = False
        self.expects = False
        """It waits for somebody else's answer: then it's still updated ten times a second."""

    def reworded(self) -> Scene:
        """Gives the scene with its words in the language spoken now."""
        return self

    def enter(self) -> None:
        """Called each time the scene comes to the top."""

    def leave(self) -> None:
        """Called each time another scene covers it, or it is closed."""

    @property
    def typing(self) -> bool:
        """Whether what is typed is written somewhere."""
        return False

    def device_changed(self) -> None:
        """Another device is used from now on (`App.device`): name its keys instead."""

    def resized(self) -> None:
        """Lay everything out again: the window's size or the theme has changed."""

    def dropped(self, names: Sequence[str]) -> None:
        """Files and folders have been dropped on the window, all of them at once."""
        del names

    def receiver(self, pos: tuple[int, int]) -> Receiver:
        """What a press at that point would go to."""
        del pos
        return Receiver(self)

    def handle(self, event: pygame.Event) -> bool:
        """React to one event, keys as `keyboard.meant` tells them; true if it was used up."""
        del event
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; also the place to look for a worker's answer."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the scene, all of it when `canvas.whole` is set."""

    def ground(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Paint what lies under all of it, at least in `area`."""
        canvas.blit(paint.cloth(self.app.theme, canvas.size), area, area)

    def panels(self) -> Sequence[pygame.Rect]:
        """The parts of it that come one after the other."""
        return ()

    def closing(self) -> None:
        """The window is about to close: put away what must not be lost."""

    def heard(self) -> Heard:
        """What there is to hear of it now, as often as it is drawn."""
        return Heard(self, self.caption)

    def lying(self) -> Sequence[str]:
        """What there is, one thing after the other, for somebody who doesn't see it."""
        return ()

    def turn_heard(self) -> str:
        """Whose turn it is, and what is asked; elsewhere than at a table, where one is."""
        return "\n".join(filter(None, (self.heard().place_words, self.heard().here_words)))

    def counts_heard(self) -> str:
        """How many cards there are, and where."""
        return ""


class App:
    """The one window with a stack of scenes, of which the top one has the input."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        save: Callable[[Settings], str | None] | None = None,
        size: tuple[int, int] | None = None,
        mouth: Callable[[float], Mouth] | None = None,
        reader: Callable[[], bool] = lambda: False,
    ) -> None:
        """Open the window. `save` puts settings away each time they change, and may tell of it.

        `mouth` makes what says things aloud, if that is not to be a process; `reader` tells
        whether a screen reader runs.
        """
        self.settings = settings
        self.clock: Clock = clock or pygame.time.Clock()
        self.running = True
        self.focused = True
        self.scenes: list[Scene] = []
        self.sound = SoundBank(on=settings.sound, volume=settings.volume)
        self.voice = Voice(mouth or Process)
        self._reader: Callable[[], bool] | None = reader
        """Asks for a screen reader, until the first picture has been shown."""
        self._lying: tuple[Scene | None, int] = (None, -1)
        """Of what was said last that something lies there."""
        self._read = False
        """Whether a screen reader ran at the start."""
        self.trouble = ""
        """What the player should be told when there is a place for it; empty it then."""
        self.pointer = (-1, -1)
        """Where the pointer was last seen."""
        self.by_keyboard = False
        """Whether a key was used last: what opens then shows where its focus is."""
        self.device: Device = "mouse"
        """What was used last: tips and lists of keys name its keys and buttons."""
        self.held = HeldDown()
        """What is held down, on any device."""
        self.pads, self.fingers = Pads(self.held), Fingers(self.held)
        self._heed_devices()
        self._save = save
        self._unsaved = False
        self._untidy = False
        """Whether a large scene has been closed that may still be in memory."""
        self._shown: Scene | None = None
        """The scene that was on top in the last picture."""
        self._turn: _Turn | None = None
        """The last picture gives way to another scene's."""
        self._from: pygame.Rect | None = None
        """What the next scene grows from."""
        self._bound: dict[Hashable, Bindings] = {}
        """Tables of actions as they were asked for last."""
        self._family = self.pads.family
        """What is printed on the controller whose buttons are named."""
        self._quiet = 0.0  # seconds since the last input
        self._since = 0.0  # seconds since the scene was last updated
        self._time = 0.0  # seconds since the start
        self._pressed: tuple[Receiver, float, tuple[int, int]] | None = None
        """What got the last press that may be the first half of a double click, when and where."""
        self._spent: int | None = None
        """A key that is still down, and has led to another page where it means nothing."""
        self._stray = False
        """Whether the button is down for a second half that is nobody's."""
        self._dropped: list[str] = []
        """What is being dropped on the window."""
        self._dropping = False
        """Whether there's more of it to come."""
        self._sharpen_in = 0.0  # seconds until the cards are drawn sharp after a resize
        self.window = Window(
            settings.window,
            maximised=settings.maximised,
            full_screen=settings.full_screen,
            size=size,
        )
        self.canvas = Canvas(self.window.surface, SMALLEST)
        for id, key in unknown(settings.keys):
            self.tell(wording("keys.own-unknown", by=cleaned(key), action=cleaned(id)))
        self.theme = self._new_theme()
        self.faces = CardFaces(self.theme, back=settings.back)

    # --- scenes ---------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene | None:
        """The scene on top."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the present one, which waits below."""
        if self.scene:
            self.scene.leave()
        self.scenes.append(scene)
        self._top_changed()

    def pop(self) -> None:
        """Close the top scene; without one below it, quit."""
        self._close_top()
        if not self.scenes:
            self.quit()
            return
        self._top_changed()

    def switch(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self.scenes:
            self._close_top()
        self.scenes.append(scene)
        self._top_changed()

    def reset(self, *scenes: Scene) -> None:
        """Close every scene and start again with these, the last one on top."""
        while self.scenes:
            self._close_top()
        self.scenes += scenes
        self._top_changed()

    def grow_from(self, rect: pygame.Rect) -> None:
        """Let the next scene grow from this part of the window."""
        self._from = pygame.Rect(rect)

    def quit(self) -> None:
        """Leave the loop after this frame."""
        self.running = False

    def _close_top(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        self._untidy = self._untidy or scene.large

    def _top_changed(self) -> None:
        scene = self.scenes[-1]
        self._turn_to(scene)
        pygame.display.set_caption(f"{scene.caption} – {NAME}" if scene.caption else NAME)
        scene.resized()
        scene.enter()
        self.canvas.whole = True

    def _turn_to(self, scene: Scene) -> None:
        """The last picture gives way to that of this scene, seen and heard."""
        before, start = self._shown, self._from
        self._turn = self._from = None
        if before is None:
            return
        self.sound.play("page")
        if self.settings.motion != "off" and scene.laid and before.laid:
            brisk = 0.5 if self.settings.motion == "short" else 1.0
            picture, grows = self.canvas.surface.copy(), None
            if before.secret:
                shown = Canvas(picture)
                before.ground(shown, shown.rect)
            if start is not None:
                below = Canvas(picture.copy())
                before.ground(below, below.rect)
                grows = start, below.surface
            self._turn = _Turn(picture, grows, brisk)

    # --- settings -------------------------------------------------------------------------------

    def apply(self, **changes: Any) -> None:
        """Change settings by name; takes effect and is saved at once."""
        before, seen = self.settings, changes.keys() - _HEARD
        self.settings = replace(before, **changes)
        self._keep()
        if self.settings.language != before.language:
            speak(self.settings.language or of_computer())
            self.voice.close()  # the next one is asked to speak it
            self.scenes[:] = [scene.reworded() for scene in self.scenes]
        self.sound.set(on=self.settings.sound, volume=self.settings.volume)
        for event in self._heed_devices():
            self._take(event)
        if self.settings.voice != before.voice or self.voice.on:
            self.voice.switch(self.is_on("voice"), self.settings.voice_rate)
        self.voice.mute(not (self.focused or self.settings.voice_away))
        if self.settings.full_screen != before.full_screen:
            self.window.fill(self.settings.full_screen)
            self._fit()
            self._lay_out()
        elif any(getattr(self.settings, each) != getattr(before, each) for each in seen):
            self._restyle()
        elif self.settings != before:
            self._lay_out()

    def _heed_devices(self) -> list[pygame.Event]:
        """Follow the settings about devices and keys: what comes up where one is ignored now."""
        self._pages = on_pages(self.settings.keys)
        self.fingers.ignored = not self.settings.touch
        ended = self.fingers.let_go() if self.fingers.ignored else []
        return [*ended, *self.pads.ignore(self.settings.ignored)]

    def remember(self, **changes: Any) -> None:
        """Keep settings that change nothing on the screen, such as the last set-up."""
        self.settings = replace(self.settings, **changes)
        self._keep()

    def tell(self, words: str) -> None:
        """Have something told as soon as there is a place for it, besides all else that waits."""
        if words and words not in self.trouble:
            self.trouble = f"{self.trouble} {words}".lstrip()

    def _keep(self) -> None:
        if self._save is None:
            return
        try:
            self.trouble = self._save(self.settings) or self.trouble
            self._unsaved = False
        except DataError as error:
            if not self._unsaved:  # once is enough, where nothing can be saved at all
                self.trouble = wording("table.settings-not-saved", error=str(error))
            self._unsaved = True

    # --- the loop -------------------------------------------------------------------------------

    def run(self) -> None:
        """Show the scenes until the window closes."""
        while self.running:
            self.step(pygame.event.get())
        for scene in reversed(self.scenes):
            scene.closing()
        self.voice.close()
        if kept := self.window.kept():
            self.remember(**kept)

    def step(self, events: list[pygame.Event]) -> None:
        """One turn of the loop: events, time, picture. Tests call it with their own clock."""
        for event in events:
            self.handle(event)
        if self._dropped and not self._dropping:
            self._hand_over()
        if self.held and (self.pads.holding or self.fingers.resting):
            for event in (*self.pads.repeated(self._time), *self.fingers.rested(self._time)):
                self._take(event)
        if self.voice.on:
            self._speak()
        lively = self._lively()
        passed = self.clock.tick(FRAME_RATE if lively else self._poll_rate()) / 1000
        self._since += min(passed, LONGEST_STEP)
        self._time += passed
        self.sound.pass_time(passed)
        if not (lively or events or self._since >= self._rest_step):
            return
        dt, self._since = self._since, 0.0
        self._quiet += dt
        self._sharpen(dt)
        if self._turn is not None and self._turn.over(dt):
            self._turn = None
            self.canvas.whole = True
        if self.running and self.scene:
            self.scene.update(dt)
        if self.running:
            self.draw()
        if self._untidy and not self._lively():
            self._untidy = False
            if self.scene is None or not self.scene.large:
                self.faces.sharpen()  # the cards of the next table are others, or of other sizes
            tidy()

    def handle(self, event: pygame.Event) -> None:
        """Treat one event, of whatever device."""
        if event.type in {pygame.DROPBEGIN, pygame.DROPCOMPLETE}:
            self._dropping = event.type == pygame.DROPBEGIN
        elif event.type in {pygame.DROPFILE, pygame.DROPTEXT}:
            dropped = event.file if event.type == pygame.DROPFILE else event.text
            self._dropped += [dropped] if event.type == pygame.DROPFILE else dropped.splitlines()
        size = self.window.surface.get_size()
        events = self.pads.read(event, self._time)
        if events is None:
            events = self.fingers.read(event, size, self.theme.scale, self._time)
        if event.type in _AWAY:
            events = [*self.fingers.let_go(), *self.held.let_go(), event]
        if events is None:
            self.held.note(event)
        for read in [event] if events is None else events:
            self._take(read)
        for what, name in self.pads.news:
            self.tell(wording(f"table.pad-{what}", name=name or wording("table.pad")))
            if what == "unplugged":
                self._use("keys")
        self.pads.news.clear()

    def _hand_over(self) -> None:
        """Give the scene what has been dropped."""
        names, self._dropped = list(filter(None, self._dropped)), []
        if self.scene is not None and names:
            try:
                self.scene.dropped(names)
            except DataError as error:
                self.tell(str(error))
            self.scene.dirty = True

    def _use(self, device: Device) -> None:
        """That device is the one used last."""
        family = self.pads.family
        if (device, family) != (self.device, self._family):
            self.device, self._family = device, family
            for scene in self.scenes:
                scene.device_changed()

    def _take(self, event: pygame.Event) -> None:
        """Treat one event: the window's own, the keys that work everywhere, else the scene's."""
        self.window.handle(event)
        event = self.canvas.located(event)
        if event.type in _INPUT:
            self._quiet = 0.0
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN}:
            self.pointer = event.pos
        if self._repeats(event):
            return
        if event.type == pygame.KEYDOWN:
            self.voice.interrupt(all_of_it=event.key in SILENCING)
            event = self._on_page(meant(event))
        if event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self.by_keyboard = event.type == pygame.KEYDOWN
            if self.by_keyboard:
                self._use("pad" if button_of(event) else "keys")
            else:
                self._use("touch" if event.dict.get("finger") else "mouse")
        self._heed(event)
        if self._strays(event):
            return
        before, repeated = self._place, pygame.key.get_repeat()[0] > 0
        try:
            used = bool(self.scene and self.scene.handle(event))
            if event.type == pygame.KEYDOWN and not used and (id := self._everywhere.find(event)):
                self.do(id)
        except DataError as error:  # what was asked for needs a file that can't be used
            self.tell(str(error))
        if event.type == pygame.KEYDOWN and repeated and before != self._place:
            self._spent = event.key

    @property
    def _place(self) -> tuple[object, ...]:
        """What has the input: a scene, and what has opened on it."""
        return self.scene, *getattr(getattr(self.scene, "ui", None), "layers", ())

    def _repeats(self, event: pygame.Event) -> bool:
        """Whether a key that has led elsewhere comes again before it has come up.

        Where a line is typed into, held keys are repeated by a timer. A page that takes long to
        open is still opening when that runs out, however short the press was.
        """
        if event.type == pygame.WINDOWFOCUSLOST or (
            event.type == pygame.KEYUP and event.key == self._spent
        ):
            self._spent = None
        return event.type == pygame.KEYDOWN and event.key == self._spent

    def _on_page(self, event: pygame.Event) -> pygame.Event:
        """A pressed key as pages take it: a player's own key is the one that it stands for.

        What is typed into a line stays a letter.
        """
        named = names(event)
        if self.scene is not None and self.scene.typing and not commands(event):
            return event
        key = next((self._pages[name] for name in named if name in self._pages), None)
        return event if key is None else instead(event, *key)

    def _strays(self, event: pygame.Event) -> bool:
        """Whether it belongs to the second half of a double click whose first half changed things.

        It went to something that is gone, or lies under something else by now: what is there
        instead was not meant.
        """
        if event.type not in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP} or event.button != 1:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            stray, self._stray = self._stray, False
            return stray
        first, self._pressed = self._pressed, None
        there = self.scene.receiver(event.pos) if self.scene else Receiver(None)
        if first is not None:
            before, when, where = first
            far = max(abs(event.pos[0] - where[0]), abs(event.pos[1] - where[1]))
            again = self._time - when <= DOUBLE and far <= 2 * SLOP * self.theme.scale
            self._stray = again and not before.same(there)
        if not self._stray:
            self._pressed = there, self._time, event.pos
        return self._stray

    def _heed(self, event: pygame.Event) -> None:
        """Treat what happens to the window or to the computer."""
        kind = event.type
        if kind == pygame.QUIT:
            self.quit()
        elif kind == pygame.WINDOWFOCUSGAINED:
            self.focused, self._quiet = True, 0.0
            self.sound.retry()
            self.voice.mute(False)
        elif kind == pygame.WINDOWFOCUSLOST:
            self.focused = False
            self.voice.mute(not self.settings.voice_away)
        elif kind in _REPAINT:
            self.canvas.whole = True
            self._fit()
        elif kind == pygame.AUDIODEVICEADDED:
            self.sound.retry()
        elif kind == pygame.AUDIODEVICEREMOVED and not event.dict.get("iscapture"):
            self.sound.lose()

    def draw(self) -> None:
        """Paint what asks for it, and present it. Without anything dirty nothing happens."""
        first = next((i for i in reversed(range(len(self.scenes))) if self.scenes[i].opaque), 0)
        visible = self.scenes[first:]
        turns = self._turn is not None
        if not (self.canvas.whole or turns or any(scene.dirty for scene in visible)):
            return
        self.canvas.whole = self.canvas.whole or turns or len(visible) > 1
        for scene in visible:
            scene.dirty = False
            scene.draw(self.canvas)
        if self._turn is not None:
            self._turn.draw(self.canvas, self.scenes[-1], self.theme.px(RISES))
        self.canvas.present()
        self._shown = self.scene
        self.sound.wake()  # this and the next one after the first picture, never before it
        self.pads.wake()
        self._find_voice()
        if self.voice.on and self.scene is not None:
            self.voice.follow(self.scene.heard())

    # --- aloud ----------------------------------------------------------------------------------

    def _find_voice(self) -> None:
        """Once something is seen, find out whether it is to be heard, too."""
        reads, self._reader = self._reader, None
        if reads is not None:
            self._read = self.settings.voice == "reader" and reads()
            self.voice.switch(self.is_on("voice"), self.settings.voice_rate)

    def _speak(self) -> None:
        """Go on with what is being said."""
        self.voice.poll()
        if self.voice.lost:
            self.tell(wording("table.voice-lost"))
            self.canvas.whole = True

    def keys_heard(self, message: str, **more: str) -> str:
        """A message about the keys with which one asks what is on the screen, and `more` keys."""
        keys = self.bindings(EVERYWHERE, {"voice"})
        named = {id: keys.key(f"voice {id}") for id in ("next", "again", "turn", "counts")}
        return wording(message, voice=keys.key("voice"), **named, **more)

    def _do_aloud(self, what: str) -> None:
        """One of the keys with which one asks what is on the screen."""
        scene = self.scene
        if scene is None or not self.voice.on:
            return
        match what:
            case "again":
                self.voice.again()
            case "turn":
                self.voice.say(scene.turn_heard(), "here")
            case "counts":
                self.voice.say(scene.counts_heard() or scene.turn_heard(), "here")
            case _:
                lying = scene.lying()
                of, at = self._lying
                step = 1 if what == "next" else -1
                at = (at + step if of is scene else min(0, step)) % max(1, len(lying))
                self._lying = scene, at
                self.voice.say(lying[at] if lying else scene.turn_heard(), "here")

    def _lively(self) -> bool:
        """Whether the next picture may differ from this one by itself."""
        scene = self.scene
        if self.canvas.whole or self._turn is not None:
            return True
        return scene is not None and (scene.animating or scene.dirty)

    def _poll_rate(self) -> int:
        return REST_RATE if self._rests else POLL_RATE

    @property
    def _rests(self) -> bool:
        """Whether nobody is likely to touch anything in the next moment."""
        return not self.focused or self._quiet >= REST_AFTER

    @property
    def _rest_step(self) -> float:
        waits = self.scene is not None and self.scene.expects
        return LONG_STEP if self._rests and not waits else REST_STEP

    @property
    def _everywhere(self) -> Bindings:
        return self.bindings(EVERYWHERE, {"voice"} if self.voice.on else ())

    def bindings(
        self,
        table: tuple[Binding, ...],
        conditions: Collection[str] = (),
        special: Iterable[Binding] = (),
    ) -> Bindings:
        """The actions of a table with the player's own keys, named as on the device last used.

        They are the same object as long as nothing of that changes: tables ask for each picture.
        """
        keys, device, family = self.settings.keys, self.device, self.pads.family
        special = tuple(special)
        given = id(table), frozenset(conditions), special, tuple(keys.items()), device, family
        bindings = self._bound.get(given)
        if bindings is None:
            bindings = Bindings(table, keys, conditions, special, device=device, family=family)
            if len(self._bound) >= BOUND:
                self._bound.clear()
            self._bound[given] = bindings
        return bindings

    def do(self, id: str) -> None:
        """Do one of the actions that every scene has (`bindings.EVERYWHERE`)."""
        kind, _, what = id.partition(" ")
        if kind == "voice" and what:
            self._do_aloud(what)
            return
        if kind == "voice":
            self.apply(voice="off" if self.is_on("voice") else "on")
            return
        name = _SWITCHED[id]
        self.apply(**{name: not getattr(self.settings, name)})
        on = "yes" if self.is_on(id) else "no"
        what = self._everywhere[id].words
        self.voice.say(wording("table.voice-switched", what=what, on=on), "here")

    def is_on(self, id: str) -> bool:
        """Whether such an action has switched something on."""
        if id == "voice":
            return self.settings.voice == "on" or (self.settings.voice == "reader" and self._read)
        return id in _SWITCHED and bool(getattr(self.settings, _SWITCHED[id]))

    # --- the window -----------------------------------------------------------------------------

    def _fit(self) -> None:
        """Follow the window's size, if it has changed."""
        if self.window.surface.get_size() == self._size:
            return
        self.canvas.show_on(self.window.surface)
        self._sharpen_in = SETTLE_AFTER
        self._restyle(soon=True)

    def _new_theme(self) -> Theme:
        self._size = self.window.surface.get_size()
        theme = Theme(
            automatic_scale(self.canvas.size) * self.settings.ui_scale,
            self.settings.cloth,
            four_colour=self.settings.four_colour,
            large_index=self.settings.large_index,
            high_contrast=self.settings.high_contrast,
            text_size=self.settings.ui_scale,
            card_size=self.settings.card_size,
        )
        theme.portraits = self.settings.portraits
        return theme

    def _restyle(self, *, soon: bool = False) -> None:
        self.theme = self._new_theme()
        self.theme.passing = soon
        self.faces.restyle(self.theme, back=self.settings.back, soon=soon)
        self._lay_out()

    def _sharpen(self, dt: float) -> None:
        """Draw the cards sharp again once the window's size has stayed the same for a moment."""
        if self._sharpen_in > 0:
            self._sharpen_in -= dt
            if self._sharpen_in <= 0:
                self.window.settled()
                self.theme.settle()
                self.faces.sharpen()
                self._lay_out()

    def _lay_out(self) -> None:
        self.canvas.whole = True
        for scene in self.scenes:
            scene.resized()


def open_display(*, invisible: bool = False) -> None:
    """Start SDL's video and fonts; NoDisplayError where nobody would see the window.

    Nothing else is started: `pygame.init` would open sound first, which takes long where it fails.
    """
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "cardtable"  # importing pygame has set another
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # else Windows hides what can be chosen
    keep_pictures_apart()
    try:
        with quietly():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(wording("cli.no-window")) from error
    driver = pygame.display.get_driver()
    if driver in {"offscreen", "dummy"} and not invisible:
        pygame.display.quit()
        raise NoDisplayError(wording("cli.no-window"))
    if driver in {"x11", "offscreen"} and pygame.display.Info().bitsize == _DEPTH:
        # Without it every update goes through OpenGL in software; on Wayland it would be fatal, and
        # on a screen of another depth all surfaces would have that depth.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_allow_screensaver(True)
    pygame.font.init()
    pygame.display.set_caption(NAME)
    with suppress(OSError, pygame.error):  # a window without an icon is a window
        pygame.display.set_icon(raster(asset_path("icon.svg").read_text("utf-8"), (64, 64)))
