"""How the table looks, sounds and moves. Every change shows and is saved at once."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, get_args

import pygame

from cardtable.engine.notation import Seat
from cardtable.engine.rules import Rules, is_id
from cardtable.files import DataError, game_ids, load_rules, name_of, offered, spoken_here
from cardtable.files.settings import Amount, Built, Motion, Spoken
from cardtable.players import COMPUTERS
from cardtable.presenter.move_matcher import MoveMatcher
from cardtable.presenter.palette import CLOTHS
from cardtable.presenter.phrases import number, percent, wording
from cardtable.presenter.reviews import review_words
from cardtable.presenter.status import Aided
from cardtable.session import Player, Session
from cardtable.table import scenes
from cardtable.table.app import App
from cardtable.table.board.plan import unit_of
from cardtable.table.board.telling import Telling
from cardtable.table.drawing import paint
from cardtable.table.drawing.card_pictures import BACKS
from cardtable.table.drawing.stage import Canvas
from cardtable.table.drawing.theme import CHIP, LEAST, PENNANT, Theme
from cardtable.table.scenes.ownkeys import KeyList
from cardtable.table.scenes.page import Page
from cardtable.table.scenes.tablescene import TableScene
from cardtable.table.widgets.bindings import GAME, Bindings
from cardtable.table.widgets.boxes import Column, Columns, Field, Grid, Line, Panel, Row, Scroll
from cardtable.table.widgets.controls import Button, Image, Label, Segmented, Slider, Slip, Toggle
from cardtable.table.widgets.entries import DropDown
from cardtable.table.widgets.icons import sign_image
from cardtable.table.widgets.ui import Widget

GROUPS = {
    "motion": "run", "sound": "sound", "cards": "deal", "table": "cover", "play": "turn",
    "voice": "voice", "words": "aid", "keys": "keyboard",
}  # fmt: skip
"""Each group's sign."""
_MOVES = {"shithead": 20, "soul-taker": 3}
"""After how many moves the table of a game shows most of what can be set; else after `_USUAL`."""
_USUAL = 9
_SEED = 11
_SAMPLE = ("10S", "QD", "KC", "7H")
_TALL = 240  # of the table at least
_LABELS = 150  # width of the names of fields at scale 1
_LEAST = 240  # width that groups, choices and table need on average, side by side
_DRAWN = 900  # pixels: the table is drawn at least so wide, and made smaller then
_FIRST = (_DRAWN, 560)  # until its place is known


class SettingsScene(Page):
    """The settings in seven groups, and a table that shows what they do."""

    def __init__(self, app: App) -> None:
        self.group = "motion"
        self.keys: KeyList | None = None
        self.table = _Table(app, _game_before(app))
        super().__init__(app)

    def reworded(self) -> SettingsScene:
        self.keys, self.table = None, _Table(self.app, spoken_here(self.table.rules))
        super().reworded()
        return self

    def build(self) -> Widget:
        self._switches: dict[str, Toggle] = {}
        self._named = self._keys().key("use")  # mouse and keyboard name the same keys
        groups = Grid(*map(self._slip, GROUPS), least=150, gap=6)
        self._scroll = Scroll(self._column())
        self._picture = _Picture(self.table)
        if self.group == "keys":
            shares = (0.46, 2.24)  # and one below the other where the other groups are
            body = Columns(
                Panel(groups, pad=8), Panel(self._scroll, pad=20),
                gap=16, least=1.5 * _LEAST, shares=shares, grow=True,
            )  # fmt: skip
            return self.headed(wording("pages.settings-title"), body)
        words = wording("pages.settings-sample")
        table = Column(self._picture, Image(self._sample, "sample", tall=150, words=words), gap=14)
        body = Columns(
            Panel(groups, pad=8), Panel(self._scroll, pad=20), table,
            gap=16, least=_LEAST, shares=(0.46, 1.1, 1.06), grow=True,
        )  # fmt: skip
        return self.headed(wording("pages.settings-title"), body)

    def _column(self) -> Widget:
        """What the group has to choose."""
        if self.group == "keys":
            self.keys = self.keys or KeyList(self)
            return self.keys.column()
        return Column(
            Label(wording(f"pages.settings-group-{self.group}"), "heading"),
            *self._choices(),
            gap=12,
        )

    def _slip(self, group: str) -> Widget:
        """The way to a group."""

        def sign(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
            return sign_image(theme, GROUPS[group], size[1], theme.palette.ink)

        words = wording(f"pages.settings-group-{group}")
        picture = Image(sign, ("sign", group), wide=22, tall=22, framed=False)
        return Slip(
            Line(picture, Column(Label(words), grow=True), gap=10, least=50),
            action=partial(self.open, group), sheet="bare", pad=10,
            look="chosen" if group == self.group else "usual", spoken=words,
        )  # fmt: skip

    def open(self, group: str) -> None:
        """Show that group's choices."""
        self.group = group
        self.rebuild()

    def _choices(self) -> list[Widget]:
        """The controls of the group."""
        keys, switch, slider = self._keys(), self._switch, self._slider
        match self.group:
            case "motion":
                ways = [(wording(f"pages.settings-{one}"), one) for one in get_args(Motion)]
                return [
                    self._field("motion", "motion", partial(Segmented, ways), "lively-help"),
                    slider("bot_pace", "pace", (0, 3, 0.1), _seconds, "at-least"),
                    slider("call_pace", "calls", (1, 6, 0.5), _seconds, "calls-help"),
                    switch("stepped", keys.named("pause", wording("pages.settings-stepped"))),
                ]
            case "sound":
                volume = slider("volume", "volume", (0, 1, 0.05), percent)
                return [switch("sound", keys.named("sound")), volume]
            case "cards":
                backs = [(wording(f"pages.settings-back-{one}"), one) for one in BACKS]
                steps, help = (0.8, 1.4, 0.1), "card-size-help"
                return [
                    self._field("back", "back", partial(DropDown, backs)),
                    slider("card_size", "card-size", steps, percent, help, at_end=True),
                    *map(switch, ("four_colour", "large_index", "high_contrast")),
                ]
            case "table":
                cloths = [(wording(f"pages.settings-cloth-{one.id}"), one.id) for one in CLOTHS]
                return [
                    self._field("cloth", "cloth", partial(DropDown, cloths)),
                    switch("left_handed"),
                    switch("moods"),
                    switch("aids"),
                    switch("reminders", keys.named("aid", wording("pages.settings-reminders"))),
                ]
            case "play":
                built = [(wording(f"table.build-{how}"), how) for how in get_args(Built)]
                words = wording("table.build")
                build = DropDown(
                    built, self.app.settings.build_for_me, partial(self._apply, "build_for_me"),
                    label=words,
                )  # fmt: skip
                return [
                    Field(words, build, help=wording("table.build-help"), labels=_LABELS),
                    *map(switch, ("sorted_hands", "dots", "ask_first", "peek")),
                    switch("review", review_words("setting")),
                    Row(Button(wording("players.about-them"), self._explain)),
                ]
            case "voice":
                when = [(wording(f"pages.settings-voice-{one}"), one) for one in get_args(Spoken)]
                much = [(wording(f"pages.settings-amount-{one}"), one) for one in get_args(Amount)]
                return [
                    self._field("voice", keys.named("voice"), partial(DropDown, when), said=True),
                    self._field("voice_amount", "amount", partial(Segmented, much), "amount-help"),
                    slider("voice_rate", "rate", (0, 1, 0.1), percent, "rate-help"),
                    *map(switch, ("voice_own", "voice_others", "voice_cards", "voice_turns")),
                    switch("voice_pointer"),
                    switch("voice_away"),
                ]
        tongues = [(wording("pages.settings-language-computer"), "")]
        tongues += [(name_of(tongue), tongue) for tongue in offered()]
        several = len(tongues) > 2
        return [
            *([self._field("language", "language", partial(DropDown, tongues))] if several else ()),
            slider("ui_scale", "text-size", (0.8, 2.0, 0.1), percent, at_end=True),
            switch("polite"),
            switch("full_screen", keys.named("full screen")),
        ]

    def _explain(self) -> None:
        self.app.push(scenes.computers_scene(self.app))

    def _keys(self) -> Bindings:
        return self.app.bindings(GAME, {"computers"})

    def _field(
        self, name: str, words: str, control: Callable[..., Widget], help: str = "",
        *, said: bool = False,
    ) -> Widget:  # fmt: skip
        """A setting with its name before it, and perhaps a line of help.

        The `words` are those of a message, or `said` as they are.
        """
        label = words if said else wording(f"pages.settings-{words}")
        made = control(getattr(self.app.settings, name), partial(self._apply, name), label=label)
        help_text = wording(f"pages.settings-{help}") if help else ""
        return Field(label, made, help=help_text, labels=_LABELS)

    def _slider(
        self, name: str, words: str, steps: tuple[float, float, float],
        said: Callable[[float], str], help: str = "", *, at_end: bool = False,
    ) -> Widget:  # fmt: skip
        slider = partial(Slider, steps, words=said, at_end=at_end)
        return self._field(name, words, slider, help)

    def _switch(self, name: str, words: str = "") -> Toggle:
        """A switch for a setting that is on or off."""
        words = words or wording(f"pages.settings-{name.replace('_', '-')}")
        switch = Toggle(words, getattr(self.app.settings, name), partial(self._apply, name))
        self._switches[name] = switch
        return switch

    def _apply(self, name: str, value: Any) -> None:
        self.app.apply(**{name: value})
        if name == "volume":
            self.app.sound.play("lay")
        self.table.play_soon()

    # --- what shows them --------------------------------------------------------------------------

    def _sample(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """A few cards on the cloth."""
        faces, image = self.app.faces, paint.swatch(theme, size).copy()
        height = round(0.84 * size[1])
        pad, wide = faces.pad(height), faces.size(height)[0]
        cards = [faces.back(height)] + [faces.face(name, height) for name in _SAMPLE]
        step = min(wide + theme.px(12), (size[0] - wide - theme.px(24)) // len(_SAMPLE))
        x = (size[0] - len(_SAMPLE) * step - wide) // 2
        for place, card in enumerate(cards):
            image.blit(card, (x + place * step - pad, (size[1] - height) // 2 - pad))
        return image

    def device_changed(self) -> None:
        if self._named != self._keys().key("use") and not self.ui.layers:
            self.rebuild()

    def resized(self) -> None:
        for name, switch in self._switches.items():  # their keys work here too
            switch.on = getattr(self.app.settings, name)
        self.table.resized()
        super().resized()
        if self.ui.focus is not None:  # another size of text moves the control that set it
            self._scroll.reveal(self.ui.focus.rect)

    def update(self, dt: float) -> None:
        self.table.update(dt)
        if self.table.dirty:
            self._picture.mark()
        self.animating = self.table.animating
        super().update(dt)


def _game_before(app: App) -> Rules:
    """The rules of the table that one comes from, else of the game that was played last."""
    for scene in reversed(app.scenes):
        if isinstance(scene, TableScene):
            return scene.rules
    last = app.settings.last_setup.get("rules")
    with suppress(DataError):
        if isinstance(last, str) and is_id(last):
            return load_rules(last)
    return load_rules(game_ids()[0])


class _Table(TableScene):
    """A table of computer players, who make a move after each change of a setting."""

    def __init__(self, app: App, rules: Rules) -> None:
        self._rng = Random(_SEED)
        players = [Player(name, "bot", "medium") for name in COMPUTERS[: max(2, rules.seats[0])]]
        self._session = Session.new(rules, players, _SEED)
        self._due: float | None = None
        for _ in range(_MOVES.get(rules.game.ID, _USUAL)):
            if self._session.over:
                break
            self._session.play(self._session.fallback_line(self._rng))
        super().__init__(app, rules, players, self._session.view("p1"))
        self._canvas = Canvas(pygame.Surface(_FIRST).convert())

    def telling(self) -> Telling:
        telling = super().telling()
        if self.app.settings.dots and self._session.turn == "p1":
            matcher = MoveMatcher(self.board.table, self.data, "p1", self._session.legal())
            telling.playable = matcher.marked
        return telling

    def _level(self, seat: Seat) -> str:
        """Nothing: there is room only for names."""
        del seat
        return ""

    def reminded(self, *, whole: bool | None = None) -> tuple[Aided, ...]:
        """A card guide couldn't be read on so small a table."""
        del whole
        return ()

    def play_soon(self) -> None:
        """Play a move once a computer player would."""
        self._due = self.now + self.app.settings.bot_pace

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._due is not None and self.now >= self._due and not self._session.over:
            self._due = None
            self._session.play(self._session.fallback_line(self._rng))
            self.board.add_step(self._session.events_for("p1", self._session.step_count - 1)[-1])
        self.animating = self.animating or self._due is not None

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """How it looks now, in that size."""
        larger = max(1.0, _DRAWN / size[0])
        drawn = round(size[0] * larger), round(size[1] * larger)
        if self._canvas.size != drawn:
            self._canvas = Canvas(pygame.Surface(drawn).convert())
            # no letters are smaller here than on a table that fills the window
            least = LEAST * unit_of(self.app.canvas.rect) * larger
            smallest = min(CHIP.high, PENNANT.high) * unit_of(self._canvas.rect)
            self.letters = math.ceil(20 * least / smallest) / 20
            self.painter.forget()
            self._seated = None
            self._fit_all()
        told = self.painter.picture(self.board, self.theme, self.telling())
        self.stage.draw(self._canvas, self.theme, told)
        self._canvas.whole = self.dirty = False
        return pygame.transform.smoothscale(self._canvas.surface, size)

    def _fit_all(self) -> None:
        self._fit(self._canvas.rect, (0, 0))

    def place_buttons(self) -> None:
        """There are none."""


class _Picture(Image):
    """That table, as it is at each moment."""

    def __init__(self, table: _Table) -> None:
        super().__init__(lambda _, size: table.picture(size), "", tall=_TALL,
                         words=wording("pages.settings-table"))  # fmt: skip
        self.grow = True

    def draw(self, canvas: Canvas) -> None:
        canvas.blit(self._made(self.rect.size), self.rect)


def _seconds(value: float) -> str:
    if not value:
        return wording("pages.settings-at-once")
    return wording("cards.seconds", number=number(value, 1))
