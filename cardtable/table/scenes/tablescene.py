"""What a game being played and a recorded one have in common: a board, its picture, its notes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import pygame

from cardtable.ai.levels import in_words
from cardtable.engine.events import Event, Said
from cardtable.engine.notation import Seat, split_actor
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.presenter.columns import columns
from cardtable.presenter.notes import Notes
from cardtable.presenter.reading import Target
from cardtable.presenter.status import Seated, describe, noted, seated, turn_begins, warning
from cardtable.presenter.tabledata import owner_of
from cardtable.presenter.tablefile import table_of
from cardtable.presenter.words import (
    cards_in,
    details,
    fill,
    line_words,
    table_text,
    tell,
    template_of,
    veiled,
)
from cardtable.session import Player
from cardtable.table.app import App, Scene
from cardtable.table.board.animate import PACES
from cardtable.table.board.board import STRUCK, Board, Effects
from cardtable.table.board.labels import plate_size
from cardtable.table.board.layout import unit_of
from cardtable.table.board.logpanel import Entry, LogPanel
from cardtable.table.board.picture import PicturePainter, Telling
from cardtable.table.board.surround import Controls
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.drawing.cardpaint import CardPainter
from cardtable.table.drawing.stage import Stage
from cardtable.table.drawing.theme import Theme
from cardtable.table.sound import SoundName
from cardtable.table.widgets.ui import Ui

DEALT = "The cards are dealt"
NOTE_FOR = 7.0  # seconds that a bubble stays, unless something else happens
BANNER_FOR = 2.0
READ_FOR = 0.3  # seconds that a banner outlasts the pause in which it is read
MISSED_FOR = 12.0  # seconds that the list shows what was forgotten
FLASH_FOR = 0.75
TIP_AFTER = 0.7  # seconds of rest before something tells what it is
POINT_FOR = 2.4  # seconds that what has come to mean something else is pointed at


@dataclass(slots=True)
class _Note:
    words: str
    near: pygame.Rect
    bad: bool
    until: float
    tip: bool = False
    """It belongs to where the pointer rests, and goes with it."""
    about: frozenset[int] = frozenset()
    """The cards that it is about."""


class TableScene(Scene):
    """A table on the screen. Subclasses say which events come and what may be done."""

    def __init__(
        self,
        app: App,
        rules: Rules,
        players: Sequence[Player],
        view: View,
    ) -> None:
        """A table for a view. Subclasses give `controls` its icons."""
        super().__init__(app)
        self.rules = rules
        titles = rules.game.titles(rules)
        self.data = table_of(rules.game.ID, titles).at_table(rules.options)
        self.data = replace(
            self.data, zones={**self.data.zones, **columns(self.data.zones, view.zones)}
        )
        app.faces.dress(titles, pairs=self.data.backdrop.pairs)
        self.seats = view.seats
        self.players = dict(zip(view.seats, players, strict=True))
        self.now = 0.0
        self.log = LogPanel(self.toggle_log)
        self.controls = Controls(self.log, self.act)
        self.ui = Ui(self.theme, self.controls)
        self.board = Board(view, self.data, PACES[app.settings.motion], app.canvas.rect)
        self.board.on_said = self.said
        self.board.on_effect = self.effect
        self.board.on_told = self.told
        self.stage = Stage()
        self.painter = PicturePainter(CardPainter(app.faces, self.data.backs))
        self.entries: list[Entry] = []
        self.last = ""
        self._note: _Note | None = None
        self._banner: tuple[str, float] | None = None
        self._banner_for = BANNER_FOR
        self._flash: tuple[str, float] | None = None
        self._burns = False
        self._seated: tuple[Hashable, dict[Seat, Seated]] | None = None
        self._rest: tuple[Target | None, float] = (None, 0.0)
        self._missed: tuple[dict[str, str], float] = ({}, 0.0)
        """What a call was about, and when it was made."""
        self.turns = 0
        """How many turns have begun, where the layout file tells how that is known."""
        self._pointed: tuple[frozenset[int], frozenset[str], float] | None = None
        """Cards and words that are pointed at, and until when."""

    # --- for subclasses ---------------------------------------------------------------------------

    def act(self, key: Hashable) -> None:
        """A button for a move, or another one of `Controls.offer`, was pressed."""

    def detail(self, seat: Seat) -> str:
        """What stands under a player's name."""
        return in_words(self.players[seat].level).capitalize()

    def dots(self, seat: Seat) -> int:
        """How many dots a thinking mark has just now; -1 for no mark."""
        del seat
        return -1

    def telling(self) -> Telling:
        """What is to be shown besides the cards; subclasses add to it."""
        flash = self._flash_rect()
        told = Telling(
            seated=self.plates(),
            last=self.last,
            warning=self.warned(),
            reminders=self.reminded() if self.app.settings.reminders else (),
            flash=flash,
            fire=self._burns,
            flash_share=self._share(self._flash[1], FLASH_FOR) if self._flash else 0.0,
            aids=self.app.settings.aids,
            counter=f"Turn {self.turns}" if self.turns else "",
        )
        if self._pointed is not None:
            told.pointed, told.fresh, _ = self._pointed
        if self._note is not None:
            told.note, told.note_at = self._note.words, self._note.near
            told.note_bad = self._note.bad
            told.pointed |= self._note.about
        if self._banner is not None:
            told.banner = self._banner[0]
            still = self.board.pace.still
            told.banner_share = 0.5 if still else self._share(self._banner[1], self._banner_for)
        return told

    @property
    def theme(self) -> Theme:
        """The app's theme at this game's own table."""
        return self.app.theme.at(self.data.backdrop)

    # --- names ------------------------------------------------------------------------------------

    def name(self, seat: Seat) -> str:
        """A player's name."""
        return self.players[seat].name if seat in self.players else seat

    @property
    def title(self) -> str:
        """The name of the game as the settings want it."""
        return self.rules.names.shown(polite=self.app.settings.polite)

    @property
    def caption(self) -> str:  # type: ignore[override]
        return self.title

    def plates(self) -> dict[Seat, Seated]:
        """The name plates of all seats."""
        table = self.board.table
        stamp = (self.board.version, tuple(self.dots(seat) for seat in self.seats))
        if self._seated is None or self._seated[0] != stamp:
            plates = {
                seat: seated(
                    table,
                    self.data,
                    seat,
                    name=self.name(seat),
                    detail=self.detail(seat),
                    turn=table.view.turn == seat,
                    dots=self.dots(seat),
                )
                for seat in self.seats
            }
            self._seated = (stamp, plates)
        return self._seated[1]

    # --- events -----------------------------------------------------------------------------------

    def show_step(self, events: Sequence[Event], line: str) -> None:
        """Let a step be seen, and put it into the log."""
        self.board.add_step(events)
        entries = self.log_of(events, line)
        self.entries += entries
        self.log.add(*entries)

    def log_of(self, events: Sequence[Event], line: str) -> list[Entry]:
        """A step's entries in the log, as this reader may read them."""
        if not line:
            said = [event for event in events if isinstance(event, Said)]
            dealt = [DEALT, *tell(self.data, said, self.name)]
            return [Entry(each) for each in dealt] if events else []
        notation = veiled(line, events)
        found = [Entry(words, notation) for words in tell(self.data, events, self.name)]
        if not found:
            actor, move = split_actor(notation)
            words = line_words(self.data, move, self.name)
            found = [Entry(f"{self.name(actor)}: {words}" if actor else words, notation)]
        return found

    def said(self, said: Said) -> None:
        """An event's word is due: show what the layout file has for it."""
        found = details(self.data, said, self.board.lately)
        effect = self.data.effects.get(said.word, {})
        words = fill(template_of(self.data, said) or "", found, self.name, self.data.titles)
        if words and ("mark" in effect or not self.data.effects):
            self.last = words
        elif words and "tell" in effect:
            self.last = f"{self.last} · {words}" if self.last else words
        if "banner" in effect:
            self._banner = (fill(effect["banner"], found, self.name), self.now)
            self._banner_for = max(BANNER_FOR, float(effect.get("hold", 0)) + READ_FOR)
        if "point" in effect:
            cards = cards_in(str(said.about.get(effect["point"], "")))
            meant = (one.id for one in self.board.table.sprites() if one.card and one.card in cards)
            self.point_at(meant, (), float(effect.get("hold", POINT_FOR)))
        about = {str(key): str(value) for key, value in said.about.items()}
        if any(one.about in about.items() for one in self.data.reminders):
            self._missed = (about, self.now)
        self.dirty = True

    def told(self, before: Notes, after: Notes) -> None:
        """A move is done: what has another meaning now is pointed at, and told."""
        view = self.board.table.view
        self.turns += turn_begins(self.data, view.turn, view.state)
        changed = after.changed(before)
        zones = self.board.plan.zones
        rows = [one for one in after.arrived(before) if zones[one.note.zone].kind == "row"]
        cards = [number for one in (*changed, *rows) for number in one.sprites]
        if cards or after.new_words(before):
            self.point_at(cards, after.new_words(before), POINT_FOR)
        for one in changed:
            self.remark(f"Now {one.note.reasoned}")

    def point_at(self, cards: Iterable[int], words: Iterable[str], seconds: float) -> None:
        """Let cards and words of the slate stand out for a while."""
        self._pointed = (frozenset(cards), frozenset(words), self.now + seconds)
        self.dirty = True

    def reminded(self) -> tuple[tuple[str, bool], ...]:
        """What is easily forgotten, and which of it a call has just been about.

        It is the order of play in general: of the position it tells nothing but what has been said.
        """
        about, since = self._missed
        recent = about.items() if self.now - since < MISSED_FOR else ()
        found: list[tuple[str, bool]] = []
        number = 0
        for one in self.data.reminders:
            number += any(one.about)
            words = f"{number}. {one.text}" if any(one.about) else one.text
            found.append((words, any(one.about) and one.about in recent))
        return tuple(found)

    def effect(self, effects: Effects) -> None:
        """A sound or a light of the layout file; the many small sounds are softer."""
        if "flash" in effects and not self.board.pace.still:
            self._flash = (effects["flash"], self.now)
            self._burns = "fire" in effects
        if "sound" in effects:
            quiet = effects["sound"] in {"lay", "slide"}
            self.app.sound.play(cast("SoundName", effects["sound"]), 0.5 if quiet else 1.0)

    def note(self, words: str, near: pygame.Rect, *, bad: bool = False, tip: bool = False) -> None:
        """Say something beside a thing on the table; a `tip` only while the pointer is there."""
        self._note = _Note(words, near, bad, self.now + (60.0 if tip else NOTE_FOR), tip)
        if bad:
            self.app.sound.play("error")
        self.dirty = True

    def explained(self, target: Target) -> str:
        """What something on the table is, in words."""
        polite = self.app.settings.polite
        return describe(self.board.table, self.data, target, self.name, polite=polite)

    def tip(self, target: Target) -> None:
        """Tell what something is, beside it, for as long as the pointer or the focus is there."""
        table = self.board.table
        words = self.explained(target)
        if not words:
            return
        self.note(words, self.place_of(target), tip=True)
        sprite = table.find(int(target.name)) if target.kind == "card" else None
        if sprite is not None and self._note is not None and noted(table, self.data, target):
            self._note.about = frozenset(table.notes.beside(sprite))

    def point_nowhere(self) -> None:
        """The table has become another, or another's: nothing of it is pointed at any more."""
        self.hush()
        self._pointed = None

    @property
    def noting(self) -> bool:
        """Whether a bubble is shown."""
        return self._note is not None

    def hush(self) -> None:
        """Take the note away."""
        if self._note is not None:
            self._note = None
            self.dirty = True

    def remark(self, words: str) -> None:
        """Something for the log that is no move."""
        entry = Entry(words, kind="note")
        self.entries.append(entry)
        self.log.add(entry)
        self.dirty = True

    def read_out(self) -> None:
        """Write the whole table into the log, and open it."""
        lines = table_text(self.board.table, self.data, self.name)
        found = [Entry(line, kind="table") for line in lines]
        self.entries += found
        self.log.add(*found)
        if not self.log.shown:
            self.toggle_log()
        self.dirty = True

    def toggle_reminders(self) -> None:
        """Show or hide the list of what is easily forgotten."""
        self.app.remember(reminders=not self.app.settings.reminders)
        self.dirty = True

    def toggle_log(self) -> None:
        """Open or close the log; the table makes room."""
        self.log.shown = not self.log.shown
        self.log.refill(list(self.entries))
        self.resized()
        self.log.follow()

    def warned(self) -> str:
        """A warning of the layout file that is due."""
        view = self.board.table.view
        return warning(self.data, view.state, self.rules.options, self.name)

    @property
    def celebrating(self) -> bool:
        """Whether a banner is to be read before the game goes on."""
        return self._banner is not None and self.now - self._banner[1] < self._banner_for * 0.6

    # --- time and picture -------------------------------------------------------------------------

    def resized(self) -> None:
        self.board.pace = PACES[self.app.settings.motion]
        self.ui.layout(self.app.canvas.rect, self.theme)
        area = self.controls.table_area(self.app.canvas.rect)
        plate = plate_size(self.theme, unit_of(area))
        self.board.resize(area, plate, self.controls.corner())
        self.place_buttons()
        self.painter.forget()
        self.stage.forget()
        self._note = None
        self._seated = None
        self.dirty = True

    def update(self, dt: float) -> None:
        self.now += dt
        changed = self.board.update(self.now)
        self.ui.update(dt)
        if self._note is not None and self.now >= self._note.until:
            self._note = None
            changed = True
        if self._pointed is not None and self.now >= self._pointed[2]:
            self._pointed = None
            changed = True
        if self._banner is not None:
            changed = changed or not self.board.pace.still
            if self.now >= self._banner[1] + self._banner_for:
                self._banner = None
                changed = True
        if self._flash is not None:
            changed = True
            if self.now >= self._flash[1] + FLASH_FOR:
                self._flash = None
        self.dirty = self.dirty or changed or self.ui.dirty
        self.animating = self.board.busy or self._flash is not None or self._banner is not None

    def draw(self, canvas: Canvas) -> None:
        picture = self.painter.picture(self.board, self.theme, self.telling())
        self.stage.draw(canvas, self.theme, picture, self.ui.paint, self.ui.take_damage())

    def snapshot(self) -> pygame.Surface:
        """The table without anything that only its reader may see, and without controls."""
        surface = pygame.Surface(self.app.canvas.size).convert()
        told = Telling(seated=self.plates(), covered=True)
        painter = PicturePainter(CardPainter(self.app.faces, self.data.backs))
        picture = painter.picture(self.board, self.theme, told)
        Stage().draw(Canvas(surface), self.theme, picture, _nothing)
        return surface

    def place_buttons(self) -> None:
        """Tell the controls where on the table they stand."""
        plan = self.board.plan
        zones = {name: pygame.Rect(zone.rect) for name, zone in plan.zones.items()}
        self.controls.actions_in(pygame.Rect(plan.actions), zones)

    def place_of(self, target: Target) -> pygame.Rect:
        """Where something is on the screen."""
        plan = self.board.plan
        if target.kind == "card":
            pose = plan.poses.get(int(target.name))
            return pygame.Rect(pose.rect) if pose else pygame.Rect(plan.area)
        if target.kind == "zone" and target.name in plan.zones:
            return pygame.Rect(plan.zones[target.name].rect)
        if target.kind == "seat" and target.name in plan.plates:
            return pygame.Rect(plan.plates[target.name])
        return pygame.Rect(plan.area)

    def rest_on(self, target: Target | None) -> Target | None:
        """The pointer is over this; given back once it has rested there long enough."""
        if target != self._rest[0]:
            self._rest = (target, self.now)
            if self._note is not None and self._note.tip:
                self.hush()
            return None
        rested = self.now - self._rest[1]
        if target is None or rested < self._patience(target):
            return None
        self._rest = (target, float("inf"))
        return target

    def worth_telling(self, target: Target) -> bool:
        """Whether resting there calls for a tip: piles, other seats, cards that are told of.

        A column needs none: all of it can be read.
        """
        if target.kind == "card":
            sprite = self.board.table.find(int(target.name))
            if sprite is None or self.board.plan.zones[sprite.zone].kind == "column":
                return False
            if owner_of(sprite.zone) == self.board.reader:
                return noted(self.board.table, self.data, target) is not None
            return True
        return owner_of(target.name) != self.board.reader if target.kind == "zone" else True

    def _patience(self, target: Target) -> float:
        """Seconds of rest before a tip: what lies on the table is explained almost at once."""
        told = noted(self.board.table, self.data, target)
        sprite = self.board.table.find(int(target.name)) if told else None
        if sprite is None or owner_of(sprite.zone) == self.board.reader:
            return TIP_AFTER
        return TIP_AFTER / 5

    def _share(self, since: float, seconds: float) -> float:
        return min(1.0, (self.now - since) / seconds)

    def _flash_rect(self) -> pygame.Rect | None:
        zone = self._flash[0] if self._flash else ""
        if zone == STRUCK:
            return self.board.struck
        place = self.board.plan.zones.get(zone)
        return pygame.Rect(place.rect) if place is not None else None


def _nothing(canvas: Canvas, rect: pygame.Rect) -> None:
    """No controls."""
    del canvas, rect
