"""What a game being played and a replay have in common: a board, its picture, its notes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from random import SystemRandom
from typing import NamedTuple, cast

import pygame

from cardtable.ai.fairness import LIMIT, Case
from cardtable.ai.worker import Worker
from cardtable.engine.cards import Card, in_order
from cardtable.engine.events import Event, Moved, Revealed, Said
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.rules import Rules
from cardtable.engine.view import View
from cardtable.files import Settings
from cardtable.presenter import reviews
from cardtable.presenter.advice import Deed, Recap
from cardtable.presenter.houserules import changed, of_changed
from cardtable.presenter.layoutfile import (
    Effect,
    Mood,
    TableData,
    columns,
    laid_out,
    layout_faults,
    owner_of,
)
from cardtable.presenter.model import Notes
from cardtable.presenter.move_matcher import Target, way_of
from cardtable.presenter.palette import mirrored
from cardtable.presenter.phrases import Name, Reader, aloud, say, sentence, wording
from cardtable.presenter.reviews import percent, provable, review_words
from cardtable.presenter.status import (
    Aided,
    Seated,
    aided,
    describe,
    is_about,
    partner_of,
    seated,
    team_line,
    turn_begins,
    warning,
)
from cardtable.presenter.words import (
    cards_in,
    details,
    did,
    level_words,
    place_of,
    signs,
    table_text,
    tell,
    told,
    veiled,
    whose_turn,
)
from cardtable.session import Player
from cardtable.table.app import App
from cardtable.table.board.arrows import move_arrow
from cardtable.table.board.board import Board, Due, MoveDone
from cardtable.table.board.callouts import A_LETTER, POINT_FOR, Callouts
from cardtable.table.board.card_guide import lay_guide
from cardtable.table.board.cloth import Cloth
from cardtable.table.board.logpanel import LogLine, LogPanel
from cardtable.table.board.motion import PACES
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.piles import empty_places, extents, judged, numbers
from cardtable.table.board.plan import CROWD, LaidGuide, Sizes
from cardtable.table.board.prompt import law_rows, prompt
from cardtable.table.board.signs import Moods
from cardtable.table.board.surround import Hung, Surround
from cardtable.table.board.telling import Remnant, Step, Telling
from cardtable.table.drawing.card_pictures import CardPainter
from cardtable.table.drawing.stage import Canvas, Stage
from cardtable.table.drawing.theme import Theme
from cardtable.table.scenes.page import Controlled
from cardtable.table.sound import SoundName
from cardtable.table.voice import Heard
from cardtable.table.widgets.bindings import GAME
from cardtable.table.widgets.boxes import Modal, Row
from cardtable.table.widgets.controls import Button, Image, Label
from cardtable.table.widgets.ui import Ui

TEN = 10
PATIENT = replace(LIMIT, seconds=inf)
"""A slow computer gets all the time it needs, because only thoughts count. If they were cut short,
moves would differ for no other reason."""
LINES = 4
LONGEST = 2.5  # times as long as usual a banner stands at most, where computers are slow


class ProofSheet(Modal):
    """What was weighed at a decision, and how often it comes out the same with other cards.

    Call `poll` regularly, and `close` at the end.
    """

    def __init__(
        self, case: Case, data: TableData, name: Name, close: Callable[[], None], *, told: bool,
    ) -> None:  # fmt: skip
        """`told` says whether what it holds may be shown."""
        self._case, self._data, self._name, self._told = case, data, name, told
        self._worker = Worker()
        self._rng = SystemRandom()
        self._left = 0
        self._first: tuple[Move, object] | None = None
        self.asked = self.same = 0
        """How often it was asked with other cards, and how often that changed nothing."""
        self._who = who = name(case.seat)
        self._lines = [Label("", "small") for _ in range(LINES + 1)]
        self._count = Label(review_words("prove-none", name=who), "strong", align="centre")
        self._once = Button(review_words("prove-once", name=who), lambda: self.ask(1))
        self._ten = Button(review_words("prove-ten"), lambda: self.ask(TEN))
        sees = review_words("prove-sees", name=who, unseen=len(case.view.unseen))
        game = review_words("prove-played", move=self._move(case.played))
        super().__init__(
            Label(review_words("prove-title", name=who), "heading", align="centre"),
            Label(sees),
            Label(game if told else review_words("prove-hidden", name=who)),
            *self._lines,
            self._count,
            self._once,
            Row(self._ten, Button(review_words("prove-close"), close, kind="primary"), gap=8,
                align="stretch"),
            widest=520,
        )  # fmt: skip
        self._show_lines([review_words("prove-thinking")])
        self._send()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._worker.busy

    def _move(self, line: Move) -> str:
        return provable(self._case.view, line, self._data, self._name)

    def ask(self, times: int) -> None:
        """Ask again so often, each time with other cards."""
        begins = not self._left
        self._left += times
        if begins and not self._worker.busy:
            self._send()

    def _send(self) -> None:
        case = self._case
        view = case.view if self._first is None else case.shuffled(self._rng)
        self._worker.ask(view, view.rules, case.level, case.seed, PATIENT)

    def poll(self) -> bool:
        """Take in what has come; whether anything has."""
        answer = self._worker.poll()
        if answer is None:
            return False
        if not answer.move:
            self._left = 0
            self._count.words = review_words("prove-trouble", problem=answer.problem)
            return True
        found = answer.move, answer.info.get("weighed")
        if self._first is None:
            self._first = found
            self._show(answer.move, answer.info.get("weighed") or [])
        else:
            self._left -= 1
            self.asked += 1
            self.same += found == self._first
            self._count.words = review_words(
                "prove-count", same=self.same, count=self.asked, name=self._who,
                clean="yes" if self.same == self.asked else "no",
            )  # fmt: skip
        if self._left:
            self._send()
        self._once.enabled = self._ten.enabled = not self._left
        self.mark()
        return True

    def _show(self, line: Move, weighed: list[tuple[Move, float]]) -> None:
        told = []
        if self._told:
            told.append(review_words("prove-asked", move=self._move(line)))
            told += [
                review_words("prove-weighed", move=self._move(move), chance=percent(chance))
                for move, chance in weighed[:LINES]
            ]
        self._show_lines(told)

    def _show_lines(self, told: list[str]) -> None:
        for number, label in enumerate(self._lines):
            label.words = told[number] if number < len(told) else ""
            label.shown = bool(label.words)

    def close(self) -> None:
        """End the process that thinks."""
        self._worker.close()


MISSED_FOR = 12.0  # seconds that the list shows what was forgotten


class _Coming(NamedTuple):
    """A line that the board is to show."""

    line: Move
    events: Sequence[Event]
    step: int | None
    """Its number, if the log and the voice tell of it once its cards can be seen."""


class TableScene(Controlled):
    """A table on the screen. Subclasses say which events come and what may be done."""

    large = True
    picking = "log-picked"
    """What is said of a click on a line of the log; empty: such a click does nothing."""
    letters = 0.0
    """How much larger all letters are on a table that is shown small; 0: as they are set."""

    def __init__(
        self,
        app: App,
        rules: Rules,
        players: Sequence[Player],
        view: View,
    ) -> None:
        """A table for a view. Subclasses give `surround` its icons."""
        super().__init__(app)
        self.rules, self._house_ruled = rules, changed(rules)
        for fault in layout_faults(rules.game):  # it can be played all the same
            app.tell(str(fault))
        data = laid_out(rules)
        self.data = replace(data, zones={**data.zones, **columns(data.zones, view.zones)})
        app.faces.dress(data.titles)
        self.seats = view.seats
        self.players = dict(zip(view.seats, players, strict=True))
        human = all(one.human for one in players)
        self.log = LogPanel(
            self.toggle_log,
            app.bindings(GAME).key("log"),
            self.pick_step,
            reviews.review_words(self.picking) if self.picking and not human else "",
        )
        self.surround = Surround(self.log, self.act)
        self.ui = Ui(self.theme, self.surround)
        self.ui.on_sound = app.sound.play
        self.board = Board(view, self.data, PACES[app.settings.motion], app.canvas.rect)
        self.callouts = Callouts(self.board, self.touch, lambda: app.sound.play("error"))
        self.stage = Stage()
        self.painter = PicturePainter(CardPainter(app.faces, self.data.backs))
        self.ui.keep_clear = self._needed
        self.entries: list[LogLine] = []
        self.last = ""
        self._held: tuple[str, float, str] = ("", 0.0, "")
        """What is said of the cards that lie there to be looked at, until when, and where."""
        self._leaving: tuple[tuple[pygame.Rect, pygame.Rect], ...] = ()
        """From where to where these cards will go."""
        self._proof: ProofSheet | None = None
        self._moods = Moods()
        self.recap = Recap(view.seat, Reader(self.name, titles=self.data.titles), self.data.replies)
        """What has happened since the reader's last turn, as far as it has been shown."""
        self._coming: deque[_Coming] = deque()
        """The lines the board has not finished showing."""
        self._announcing: list[str] = []
        """Where the event leaves a mark of which the banner tells."""
        self._announced: set[str] = set()
        """What has been said across the table, by the words of its events."""
        self._trail: tuple[Hashable, tuple[Step, ...], tuple[Remnant, ...]] | None = None
        self._seated: tuple[Hashable, dict[Seat, Seated]] | None = None
        self._mover, self._again = view.turn, 0
        """Whose turn it is, and how often they have moved in it."""
        self._reminded: dict[bool, tuple[object, tuple[Aided, ...]]] = {}
        self._showed_all = True
        self._missed: tuple[dict[str, str], float] = ({}, 0.0)
        """What a call was about, and when it was made."""
        self.speed = 1.0
        """How many times as fast as usual cards move."""
        self._played = 0.0
        """What the board's clock says: seconds that cards have had to move."""
        self.turns = 0
        """How many turns have begun, if the layout file says how to tell."""

    # --- for subclasses ---------------------------------------------------------------------------

    @property
    def you(self) -> Seat:
        """The seat of the one person who reads this, who is called “you”; empty: it is nobody."""
        return ""

    @property
    def listener(self) -> Reader:
        """Whom everything is told that is said at this table."""
        return Reader(self.name, self.you, self.data.titles)

    def act(self, key: Hashable) -> None:
        """A button for a move, or another one of `Surround.offer`, was pressed."""

    def detail(self, seat: Seat) -> str:
        """What stands under a player's name."""
        return sentence(level_words(self.players[seat].level))

    def match_score(self) -> str:
        """How the match stands, where this game belongs to one."""
        return ""

    def dots(self, seat: Seat) -> int:
        """How many dots the thinking mark has now; -1 for no mark."""
        del seat
        return -1

    def telling(self) -> Telling:
        """What to show besides the cards; subclasses add to it."""
        told = Telling(
            seated=self.plates(),
            looked=self._held[0] if self.now < self._held[1] else "",
            warning=self.warned(),
            reminders=self.reminded() if self.aided else (),
            aids=self.app.settings.aids,
            counter=wording("table.turn", number=self.turns) if self.turns else "",
            match=self.match_score(),
            team=team_line(self.board.table, self.data, self.name),
            controls=self.surround.taken(),
            cords=self.surround.cords,
            window=self.app.canvas.size,
        )
        self.callouts.fill(told)
        told.ways = told.ways or (self._leaving if told.looked else ())
        return told

    def device_changed(self) -> None:
        self.log.name_key(self.app.bindings(GAME).key("log"))

    def touch(self) -> None:
        """Draw the table again: something looks different."""
        self.dirty = True

    @property
    def theme(self) -> Theme:
        """The app's theme at this game's own table."""
        backdrop = self.data.backdrop
        if self.app.settings.left_handed:
            backdrop = mirrored(backdrop)
        return self.app.theme.at(backdrop, self.letters)

    @property
    def now(self) -> float:
        """Seconds since the scene was opened."""
        return self.callouts.now

    # --- names ------------------------------------------------------------------------------------

    def name(self, seat: Seat) -> str:
        """A player's name, for a sentence."""
        return self.players[seat].called if seat in self.players else seat

    @property
    def title(self) -> str:
        """The name of the game, polite or not as the settings say; if its rules are changed, that.

        Rules that were changed for one game must not pass for those that are saved under the name.
        """
        name = self.rules.names.shown(polite=self.app.settings.polite)
        return of_changed(name, changed=self._house_ruled)

    @property
    def caption(self) -> str:  # type: ignore[override]
        return self.title

    def plates(self) -> dict[Seat, Seated]:
        """The name plates of all seats."""
        table = self.board.table
        moods = {seat: self._mood(seat) for seat in self.seats}
        stamp = (
            self.board.version,
            tuple(self.dots(seat) for seat in self.seats),
            tuple(moods.values()),
        )
        if self._seated is None or self._seated[0] != stamp:
            plates = {
                seat: replace(
                    seated(
                        table,
                        self.data,
                        seat,
                        name=self.name(seat),
                        detail=self.detail(seat),
                        turn=table.view.turn == seat,
                        dots=self.dots(seat),
                        did=self._under_name(seat),
                    ),
                    mood=moods[seat],
                    level=self._level(seat),
                )
                for seat in self.seats
            }
            self._seated = (stamp, plates)
        return self._seated[1]

    def _level(self, seat: Seat) -> str:
        """How good a computer player is; nothing of a program, whose command is too long."""
        player = self.players[seat]
        return "" if player.human or player.program else level_words(player.level)

    def _mood(self, seat: Seat) -> Mood:
        """How somebody looks, by what everybody has seen."""
        shown = self.app.settings.moods
        return self._moods.of(seat, self.board.table, self.data) if shown else ""

    def _under_name(self, seat: Seat) -> str:
        """What stands under a name: what was done last."""
        return self.recap.last.get(seat, "")

    # --- events -----------------------------------------------------------------------------------

    def show_step(
        self, events: Sequence[Event], line: str, step: int, *, last: bool = False
    ) -> None:
        """Show a step of that number, the game's `last` one or not, and put it into the log.

        Nobody reads or hears of a card before its face is seen: without motion that is at once.
        """
        still = self.board.pace.still and not self._coming
        self.show_events(events, line, None if still else step, last=last)
        if still:
            self._report(events, line, step)

    def show_events(
        self, events: Sequence[Event], line: str, step: int | None = None, *, last: bool = False
    ) -> None:
        """Show a step on the board; once it's there, tell of it if its number is given."""
        self._coming.append(_Coming(line, events, step))
        if len(self._coming) == 1:
            self._begin(line, events, under_way=True)
        self.board.add_step(events, last=last)

    def _report(self, events: Sequence[Event], line: str, step: int) -> None:
        """Put a step into the log, and say it aloud where that is wanted."""
        self.log_lines(*self.log_of(events, line, step))
        if self.app.voice.on:
            self.tell_aloud(events, line)

    def log_lines(self, *lines: LogLine) -> None:
        """Add lines to the log."""
        self.entries += lines
        self.log.add(*lines)
        for entry in lines:
            if entry.kind in {"remark", "guide"}:
                self.app.voice.say(entry.words)
        self.dirty = True

    def log_of(self, events: Sequence[Event], line: str, step: int) -> list[LogLine]:
        """A step's entries in the log, as this reader may read them."""
        if not line:
            said = [event for event in events if isinstance(event, Said)]
            dealt = [wording("table.dealt"), *map(self._say, tell(self.data, said))]
            return [LogLine(each) for each in dealt] if events else []
        notation = veiled(line, events)
        lines = tell(self.data, events) or self._unsaid(events, line)
        return [LogLine(self._say(each), notation, step=step) for each in lines]

    def _unsaid(self, events: Sequence[Event], line: str) -> list[Fact]:
        """What is told of a step in which nothing is said."""
        if not line or any(isinstance(event, Said) for event in events):
            return []
        actor, move = split_actor(veiled(line, events))
        return tell(self.data, events) or [did(self.data, move, actor)]

    def _say(self, fact: Fact | None) -> str:
        return say(fact, self.listener) if fact is not None else ""

    def is_over(self, said: Said) -> bool:  # noqa: ARG002 - of a replay nothing is
        """Whether what an event tells is over by now, where moves are shown long after."""
        return False

    def said(self, said: Said) -> None:
        """An event's word is due: show what the layout file has for it."""
        effect = self.data.effect(said)
        self.callouts.signs.said(said)
        self._moods.said(said, effect, self.board.table, self.now)
        found = details(self.data, said, self.board.lately)
        words = self._recall(said, self.board.lately)
        if words and (effect.mark or not self.data.effects):
            self.last = words
        elif words and effect.beside:
            self.last = words
            self._held = self._of_held(said), self.now + effect.hold, effect.beside
            self._leaving = tuple(self._ways_after(said, effect.beside))
            self.callouts.read(effect.hold)
        elif words and effect.tell:
            if effect.adds:
                self.callouts.add_to_banner(words)
            self.last = f"{self.last} · {words}" if self.last else words
        again = effect.once and said.word in self._announced
        if effect.banner and not again and not self.is_over(said):
            self._announced.add(said.word)
            banner = self._say(told(self.data, "banner", said, found))
            near = self.callouts.signs.struck(said) if effect.strikes else None
            self.callouts.announce(banner, self._held_for(banner, effect), near=near)
            self._announcing = _left_at(effect, found)
        if effect.point:
            cards = cards_in(str(said.about.get(effect.point, "")))
            meant = (one.id for one in self.board.table.sprites() if one.card and one.card in cards)
            self.callouts.point_at(meant, (), effect.hold or POINT_FOR)
        about = {"said": said.word} | {str(key): str(value) for key, value in said.about.items()}
        known = [one.about for one in self.data.reminders] + [one.about for one in self.data.steps]
        if any(is_about(one, about) for one in known):
            self._missed = (about, self.now)
        self.dirty = True

    def _ways_after(self, said: Said, zone: str) -> Iterator[tuple[pygame.Rect, pygame.Rect]]:
        """Where cards go from a zone after this was said, before anything else is said there."""
        events = self._coming[0].events if self._coming else ()
        after = iter(events)
        for event in after:
            if event is said:
                break
        for event in after:
            if isinstance(event, Said) and self.data.effect(event).beside:
                return
            if isinstance(event, Moved) and event.src == zone:
                yield from self.board.way(event)

    def _held_for(self, banner: str, effect: Effect) -> float:
        """Seconds for which the game is held up, so that a banner can be read; mostly none.

        They are long enough for its letters, and more where computers' moves are slow.
        """
        if not effect.hold:
            return 0.0
        patience = self.app.settings.bot_pace / Settings().bot_pace
        held = max(effect.hold, A_LETTER * len(banner) * min(LONGEST, patience))
        self.board.read_for = held
        self.callouts.read(held)
        return held

    def _of_held(self, said: Said) -> str:
        """What an event says to the reader, while the cards that it is about are looked at."""
        found = details(self.data, said, self.board.lately)
        fact = told(self.data, "brief", said, found) or told(self.data, "log", said, found)
        return say(fact, replace(self.listener, seat=self.board.reader)) if fact else ""

    def show(self, fallen_due: Iterable[Due]) -> None:
        """Show what falls due on the board, each as it does."""
        for due in fallen_due:
            match due:
                case Said():
                    self.said(due)
                case Effect():
                    self.effect(due)
                case MoveDone(before, after):
                    self.moved(before, after)

    def finish(self) -> None:
        """Everything on the board that is under way or waits has happened."""
        self.show(self.board.rush())

    def moved(self, before: Notes, after: Notes) -> None:
        """After a move: highlight and explain what has a new meaning."""
        if self._coming:
            line, events, step = self._coming.popleft()
            self._tell_unsaid(line, events)
            self.recap.arrived()
            if step is not None:
                self._report(events, line, step)
        if self._coming:
            self._begin(self._coming[0].line, self._coming[0].events, under_way=True)
        for effect in self.callouts.signs.turned():
            self.effect(effect)
        view = self.board.table.view
        self._again = self._again + 1 if view.turn == self._mover else 0
        self._mover = view.turn
        self.turns += turn_begins(self.data, view.turn, view.state)
        changed = after.changed(before)
        zones = self.board.plan.zones
        rows = [one for one in after.arrived(before) if zones[one.note.zone].kind == "row"]
        cards = [number for one in (*changed, *rows) for number in one.sprites]
        if cards or after.new_words(before):
            self.callouts.point_at(cards, after.new_words(before), POINT_FOR)
        for words in dict.fromkeys(one.note.reasoned for one in changed):
            self.remark(wording("table.now", words=words))

    @property
    def whole_guide(self) -> bool:
        """Whether the card guide shows all there is, and not just what the reader can use."""
        return True

    def reminded(self, *, whole: bool | None = None) -> tuple[Aided, ...]:
        """The card guide, with what a call has just been about or what is in play lit.

        It goes by the view on the board, so it shows what everyone knows while the table is
        covered. It's `whole` if that is asked for, or else as `whole_guide` says.
        """
        whole = self.whole_guide if whole is None else whole
        about, since = self._missed
        recent = about if self.now - since < MISSED_FOR else {}
        view, names = self.board.table.view, [*map(self.name, self.seats)]
        seen = view.seat, tuple(view.unseen)
        stamp = seen, self.board.version, dict(view.state), recent, names, self.data.options
        kept = self._reminded.get(whole)
        if kept is None or kept[0] != stamp:  # a millisecond, in each frame
            entries = tuple(aided(self.data, view, self.name, recent, whole=whole))
            kept = self._reminded[whole] = stamp, entries
        return kept[1]

    def look_back(self, reader: Seat, steps: Iterable[tuple[Sequence[Event], str]]) -> None:
        """The board shows what is after these steps, all at once, to this reader."""
        self._coming.clear()
        self._moods.clear()
        self.recap = Recap(reader, self.listener, self.data.replies)
        for events, line in steps:
            self._begin(line, events)
            self._tell_unsaid(line, events)
            moved: Sequence[Card | None] = ()
            for event in events:
                if isinstance(event, Moved):
                    moved = event.cards
                elif isinstance(event, Said):
                    self._recall(event, moved)
                    self._announced.add(event.word)

    def _begin(self, line: str, events: Sequence[Event], *, under_way: bool = False) -> None:
        """A line begins to be shown: its cards are still `under_way`, or there already."""
        self.recap.begin(*split_actor(line), events, under_way=under_way)

    def _tell_unsaid(self, line: str, events: Sequence[Event]) -> None:
        """Put what no event says into the recap."""
        for fact in self._unsaid(events, line):
            self.recap.add(fact)

    def _recall(self, said: Said, moved: Sequence[Card | None]) -> str:
        """Put what an event says into the recap, if it is more than routine; its sentence."""
        effect, found = self.data.effect(said), details(self.data, said, moved)
        fact, brief = (told(self.data, part, said, found) for part in ("log", "brief"))
        if brief and said.seat:
            self.recap.did(said.seat, brief)
        self.recap.add(None if effect.minor else fact)
        if fact is not None and effect.stays:
            partner = partner_of(self.board.table.view)
            about = partner and partner in {said.seat, *map(str, said.about.values())}
            # what is about the partner stands at their place
            for place in [partner] if about else _left_at(effect, found):
                self.recap.leave(said, place, fact)
        return self._say(fact)

    def trail(self) -> tuple[tuple[Step, ...], tuple[Remnant, ...]]:
        """What the others have done since the reader's last move, and what of it is seen yet."""
        recap = self.recap
        deeds = recap.whole_deeds
        stamp = [len(one.facts) for one in deeds], list(recap.traces), id(recap), self.seats
        if self._trail is None or self._trail[0] != stamp:
            steps = [one for one in map(self._step, deeds) if one.words]
            stays = (Remnant(one.seat, one.place, recap.remains(one)) for one in recap.traces)
            self._trail = stamp, tuple(steps), tuple(stays)
        _, trail, remnants = self._trail
        said = {self._held[2]} if self.now < self._held[1] else set()  # the line says it meanwhile
        said |= {*self._announcing} if self.callouts.announcing else set()  # and the banner this
        return trail, tuple(one for one in remnants if one.place not in said)

    def deeds(self) -> list[Step]:
        """Each move of the others since the reader's last one, whether anything is told of it."""
        return [self._step(one) for one in self.recap.deeds]

    def _step(self, deed: Deed) -> Step:
        moved, words = deed.moved, self.recap.words(deed)
        cards, src, dst = (moved.cards, moved.src, moved.dst) if moved else ((), "", "")
        back = deed.back.cards if deed.back else ()
        told = len(self.seats) < CROWD and self.recap.under_name(deed)  # then it's there already
        brief = "" if cards or told else self.recap.behind_face(deed)
        asked = deed.step if self.answers_why(deed.seat) else 0
        return Step(deed.seat, tuple(cards), src, dst, words, tuple(back), brief, asked)

    def answers_why(self, seat: Seat) -> bool:  # noqa: ARG002 - of a replay nobody does
        """Whether a seat can be asked why it did something."""
        return False

    def effect(self, effect: Effect) -> None:
        """A sound or a light of the layout file; a sound comes from where its cards lie."""
        if effect.flash and not self.board.pace.still:
            self.callouts.flare(effect.flash)
        if effect.sound:
            side, steps = self.board.heard_at, self._again if effect.rises else 0
            self.app.sound.play(cast("SoundName", effect.sound), side=side, steps=steps)

    def explained(self, target: Target) -> str:
        """What something on the table is, in words."""
        if target.kind == "mark":
            return self.callouts.meaning(target, self.name)
        polite = self.app.settings.polite
        told = describe(self.board.table, self.data, target, self.name, polite=polite, drawn=True)
        return "\n".join(filter(None, (told, self.match_score() if target.kind == "seat" else "")))

    def remark(self, words: str) -> None:
        """Add something to the log that isn't a move."""
        self.log_lines(LogLine(words, kind="remark"))

    def read_out(self) -> None:
        """Write the whole table into the log, and open it."""
        lines = table_text(self.board.table, self.data, self.name)
        self.log_lines(*(LogLine(line, kind="table") for line in lines))
        if not self.log.shown:
            self.toggle_log()

    @property
    def aided(self) -> bool:
        """Whether the reminders are wanted on the table."""
        return self.app.settings.reminders

    def aid(self, *, shown: bool) -> None:
        """Have them shown there from now on, or not."""
        self.app.remember(reminders=shown)

    def toggle_reminders(self) -> None:
        """Show or hide the reminders; those for which there is no room are on already."""
        if self.has_sheet or not self.aided:
            self.aid(shown=not self.aided)
            self._fit_all()
            self.place_buttons()
            self.dirty = True

    @property
    def has_sheet(self) -> bool:
        """Whether reminders lie on the table: they are shown, and have room."""
        entries = self.reminded() if self.aided else ()
        guide = lay_guide(Cloth(self.theme, self.board), entries)
        return guide is not None and guide.rect is not None

    def lay_guide(self) -> LaidGuide | None:
        """Lay the card guide where it has room now; None where there is nothing on it."""
        self.board.guide = lay_guide(Cloth(self.theme, self.board), self.telling().reminders)
        return self.board.guide

    def _room_of_guide(self, cloth: Cloth) -> pygame.Rect | None:
        """What the card guide may take: buttons don't make room each time it shows all."""
        laid = [self.board.guide]
        if self.aided and not self.whole_guide:
            laid.append(lay_guide(cloth, self.reminded(whole=True)))
        rects = [one.rect for one in laid if one is not None and one.rect is not None]
        return rects[0].unionall(rects[1:]) if rects else None

    def toggle_log(self) -> None:
        """Open or close the log; the table makes room."""
        self.ui.let_go()
        self.log.shown = not self.log.shown
        self.log.refill(list(self.entries))
        self.resized()
        self.log.follow()

    def warned(self) -> str:
        """A warning of the layout file that is due."""
        view = self.board.table.view
        return warning(self.data, view.state, self.rules.options, self.name)

    def _needed(self) -> list[list[pygame.Rect]]:
        return self.painter.needed(self.board, self.telling())

    # --- aloud ------------------------------------------------------------------------------------

    def heard(self) -> Heard:
        settings, told = self.app.settings, self.telling()
        found = self.ui.heard(
            settings.voice_amount, self, self.title, points=settings.voice_pointer
        )
        found = replace(found, slips=[*found.slips, *self.callouts.heard()])
        return found if self.ui.layers else self.heard_at_table(found, told)

    def heard_at_table(self, found: Heard, told: Telling) -> Heard:
        """The same with what is heard of the table itself, where nothing has opened over it."""
        return replace(found, asked=told.prompt, asked_words=told.prompt)

    def lying(self) -> Sequence[str]:
        """The piles, the seats, and what is written beside them."""
        if self.ui.layers:
            return super().lying()
        table = self.board.table
        others = [self.brief(seat) for seat in self.seats if seat != table.view.seat]
        with aloud():
            zones = [words for zone in table.zones if (words := self._lying_in(zone))]
            general = [sentence(note.text) for note in table.notes.general("")]
            return [*zones, *general, *others]

    def _lying_in(self, zone: str) -> str:
        """What lies in a zone, and what is to be known of it; nothing where there is neither."""
        table = self.board.table
        told = table.notes.spoken(zone, ordered=zone in table.view.ordered)
        if not (table.zones[zone] or told):
            return ""
        polite, at = self.app.settings.polite, Target("zone", zone)
        known = describe(table, self.data, at, self.name, polite=polite)
        of_cards = told[len(table.notes.general(zone)) :]
        return "\n".join([known, *map(sentence, of_cards)])

    def brief(self, seat: Seat) -> str:
        """What changes at a seat: how many cards somebody has, and the score."""
        plate = self.plates()[seat]
        return ", ".join(
            filter(None, (plate.name, plate.level, plate.count, plate.race, plate.badge))
        )

    def turn_heard(self) -> str:
        view, telling = self.board.table.view, self.telling()
        own = view.turn == self.board.reader  # then the prompt says so
        who = whose_turn(view, self.data, self.name) if view.turn and not own else ""
        scores = (
            f"{self.heard_name(seat)}: {one.badge}"
            for seat, one in telling.seated.items()
            if one.badge
        )
        return "\n".join(filter(None, (who, self.question(telling), telling.warning, *scores)))

    def heard_name(self, seat: Seat) -> str:
        """What somebody is called who is heard of: the reader is “you”."""
        own = seat == self.board.reader
        return sentence(wording("cards.you")) if own else self.name(seat)

    def question(self, telling: Telling) -> str:
        """What the reader is asked, in one sentence."""
        return telling.prompt.replace("\n", " ")

    def counts_heard(self) -> str:
        counts: dict[str, list[str]] = {}
        for zone, run in self.board.table.zones.items():
            if run:
                words = wording("table.voice-count", zone=self.data.title(zone), count=len(run))
                counts.setdefault(owner_of(zone), []).append(words)
        shared = counts.pop("", [])
        own = [f"{self.heard_name(seat)}: {', '.join(words)}" for seat, words in counts.items()]
        return "\n".join([*own, *map(sentence, shared)])

    def tell_aloud(self, events: Sequence[Event], line: str) -> list[Fact]:
        """Say what has happened in a step, as far as that is wanted; what was said."""
        settings = self.app.settings
        actor, _ = split_actor(line) if line else ("", "")
        mine = bool(actor) and actor == self.board.reader
        if not (settings.voice_own if mine else settings.voice_others):
            return []
        facts, words = self.step_heard(events, line)
        self.app.voice.say(words)
        return facts

    def step_heard(self, events: Sequence[Event], line: str) -> tuple[list[Fact], str]:
        """What is told aloud of a step: its facts, and all of it in words, a line for each."""
        minor = self.app.settings.voice_amount != "brief"
        with aloud():
            facts = tell(self.data, events, minor=minor) if line else []
            facts = facts or self._unsaid(events, line)
            told = list(map(self._say, facts))
            if told and self.data.carried:
                told[0] = self._with_origin(told[0], events, line)
            said = self.log_of(events, line, 0) if not line else []
            turned = self._turned_up(events, {card for fact in facts for card in cards_of(fact)})
            return facts, "\n".join([*(one.words for one in said), *told, *turned])

    def _with_origin(self, told: str, events: Sequence[Event], line: str) -> str:
        """What is told of a move, with the pile from which its cards have come.

        That they come from one's own pile is plain where they go to another one of those.
        """
        moved = next((one for one in events if isinstance(one, Moved) and one.src), None)
        if moved is None or None in moved.cards or moved.src in self.board.table.closed:
            return told
        owner = owner_of(moved.src)
        if owner and owner == owner_of(moved.dst):
            return told
        zone = self.data.title(moved.src)
        actor, _ = split_actor(line)
        whose = "mover" if owner and owner == actor else owner or None
        fact = Fact("table.voice-from", {"told": told, "owner": whose, "zone": zone})
        return self._say(fact)

    def _turned_up(self, events: Sequence[Event], named: Collection[Card]) -> list[str]:
        """Which cards of others have been turned up in a step, but for those already named."""
        found: dict[str, list[Card]] = {}
        for event in events:
            if not isinstance(event, Revealed) or event.card is None or event.card in named:
                continue
            if owner_of(event.zone) not in {"", self.board.reader}:
                found.setdefault(event.zone, []).append(event.card)
        return [
            wording(
                "table.voice-turned",
                zone=place_of(self.board.table, self.data, zone, self.name),
                cards=signs(in_order(cards), self.data.titles),
            )
            for zone, cards in found.items()
        ]

    # --- time and picture -------------------------------------------------------------------------

    def resized(self) -> None:
        self.app.sound.enter(self.data.backdrop.cloth)
        self.board.pace = PACES[self.app.settings.motion]
        self.surround.left_handed = self.app.settings.left_handed
        self.ui.layout(self.app.canvas.rect, self.theme)
        self._fit_all()
        self.place_buttons()
        self.painter.forget()
        self.stage.forget()
        self.callouts.hush()
        self.callouts.signs.clear()
        self._seated = None
        self.ui.place_toast()
        self.dirty = True

    def pick_step(self, step: int) -> None:
        """A line of the log that tells of that step was clicked."""

    def open_proof(self, found: Case, *, told: bool) -> None:
        """Ask a computer player again; `told` says whether what it held may be shown."""
        self.close_proof()
        self._proof = ProofSheet(found, self.data, self.name, self.close_proof, told=told)
        self.ui.open(self._proof)

    def close_proof(self) -> None:
        """End that, if it goes on."""
        if self._proof is not None:
            self._proof.close()
            self.ui.close(self._proof)
        self._proof = None

    def _prove(self) -> None:
        """Take in what the computer player has said."""
        if self._proof is not None:
            if self._proof not in self.ui.layers:
                self.close_proof()  # by Escape, or a click beside it
            elif self._proof.poll():
                self.ui.layout(self.app.canvas.rect, self.theme)

    def update(self, dt: float) -> None:
        self._prove()
        held = self.now < self._held[1]
        changed = self.callouts.update(self.now + dt)
        changed = held != (self.now < self._held[1]) or changed
        changed = self._moods.update(self.now) or changed
        whole = self.whole_guide
        changed = whole != self._showed_all or changed
        self._showed_all = whole
        self.board.watched = self.app.focused
        self._played += dt * self.speed
        self.show(self.board.update(self._played))
        changed = self.board.changed or changed
        self.ui.update(dt)
        self.dirty = self.dirty or changed or self.ui.dirty
        self.animating = self.board.lively or self.callouts.animating

    def draw(self, canvas: Canvas) -> None:
        telling = self.telling()
        self.board.guide = lay_guide(Cloth(self.theme, self.board), telling.reminders)
        picture = self.painter.picture(self.board, self.theme, telling)
        self.callouts.pointable = self.painter.pointable
        damage, shift = self.ui.take_damage(), self.board.shift
        self.stage.draw(canvas, self.theme, picture, self.ui.paint, damage, shift)

    def snapshot(self) -> pygame.Surface:
        """The table without controls, as its reader sees it."""
        surface = pygame.Surface(self.app.canvas.size).convert()
        telling = Telling(seated=self.plates())
        painter = PicturePainter(CardPainter(self.app.faces, self.data.backs))
        picture = painter.picture(self.board, self.theme, telling)._replace(light=None)
        Stage().draw(Canvas(surface), self.theme, picture)
        return surface

    def left_in(self, room: pygame.Rect) -> pygame.Surface:
        """A window with the table in `room`, for a scene that comes after this one."""
        self._fit(room, (0, 0))
        self._seated = None
        return self.snapshot()

    def _fit_all(self) -> None:
        area = self.surround.table_area(self.app.canvas.rect)
        self._fit(area, self.surround.corner())

    def _fit(self, room: pygame.Rect, corner: tuple[float, float]) -> None:
        """Lay the table out there, by the settings of text and cards."""
        theme = self.theme
        mirrored = self.app.settings.left_handed
        aided = self.aided and bool(self.reminded())
        sizes = Sizes(theme.card_size, theme.text_size, mirrored, aided)
        self.board.resize(room, corner, sizes)

    def place_buttons(self) -> None:
        """Put the controls in their places on the table."""
        plan = self.board.plan
        zones = empty_places(self.board) | extents(self.board)
        zones |= {name: pygame.Rect(plan.zones[name].rect) for name in zones
                  if plan.zones[name].kind == "stack"}  # fmt: skip
        portraits = {seat: pygame.Rect(one.portrait) for seat, one in plan.people.items()}
        telling = self.telling()
        cloth = Cloth(self.theme, self.board)
        strip = prompt(cloth, telling.prompt, urgent=telling.urgent)
        middle = pygame.Rect(plan.line.centerx, plan.line.y, 0, plan.line.h)
        cards = [*judged(self.board), *zones.values()]
        cards += [pygame.Rect(person.rect) for person in plan.people.values()]
        cards += [pygame.Rect(figure) for figure in plan.figures.values()]
        cards += [*numbers(cloth, self.name), *(row.rect for row in law_rows(cloth))]
        self.lay_guide()
        cards += [guide] if (guide := self._room_of_guide(cloth)) else []
        self.surround.hang(
            Hung(
                plan.unit,
                pygame.Rect(plan.area),
                strip if strip is not None else middle,
                zones | portraits,
                tuple((round(one.x), round(one.y), round(one.w), round(one.h)) for one in cards),
                plan.mirrored,
                frozenset(portraits),
            )
        )


def _left_at(effect: Effect, found: Mapping[str, object]) -> list[str]:
    """The places in which an event leaves a mark, by what is told of it."""
    named = found.get(effect.stays, effect.stays)
    return [str(one) for one in (named if isinstance(named, (list, tuple)) else [named])]


SHAPE = 0.5625
"""How high a picture of a table is for its width, where nothing else is asked for."""
_LARGE = 960  # pixels: a table is drawn at least so wide, and made smaller then


def position(
    app: App, view: View, words: str, *, names: Mapping[Seat, str] | None = None,
    moves: Sequence[tuple[Move, bool]] = (), tall: float = 0, shape: float = SHAPE,
) -> Image:  # fmt: skip
    """A control that shows the table of a view as its reader sees it, without prompt and buttons.

    `words` say to a screen reader what it is; with `names` the players are seen, too, which needs
    a large picture. Of `moves`, each good or not, an arrow shows what it does. The others are the
    measures of an `Image`.
    """
    cards = tuple((zone, tuple(run)) for zone, run in view.zones.items())
    key = ("position", view.rules.id, view.seat, cards, str(view.state), str(names), *moves)
    return Image(
        lambda _, size: position_picture(app, view, size, names, moves),
        key, tall=tall, shape=shape, words=words,
    )  # fmt: skip


def position_picture(
    app: App,
    view: View,
    size: tuple[int, int],
    names: Mapping[Seat, str] | None = None,
    moves: Sequence[tuple[Move, bool]] = (),
) -> pygame.Surface:
    """That table in a size, as a picture; of `moves`, each good or not, an arrow each."""
    rules = view.rules
    data = laid_out(rules)
    data = replace(data, zones={**data.zones, **columns(data.zones, view.zones)})
    app.faces.dress(data.titles)
    larger = max(1.0, _LARGE / size[0])
    made = pygame.Surface((round(size[0] * larger), round(size[1] * larger))).convert()
    board = Board(view, data, PACES["off"], made.get_rect())
    painter = PicturePainter(CardPainter(app.faces, data.backs))
    theme = app.theme.at(data.backdrop)
    told = partial(seated, board.table, data, detail="", dots=-1)
    plates = {
        seat: told(seat, name=name, turn=seat == view.turn) for seat, name in (names or {}).items()
    }
    picture = painter.picture(board, theme, Telling(plates))
    Stage(on_page=True).draw(Canvas(made), theme, picture)
    cloth, apart = Cloth(theme, board), list[pygame.Vector2]()
    for move, good in moves:
        if way := way_of(board.table, data, move):
            apart += move_arrow(cloth, *way, good=good, apart=apart)
    for item in cloth.items:
        item.paint(made)
    return pygame.transform.smoothscale(made, size)


def cards_of(value: object) -> Iterator[Card]:
    """All the cards that a fact names."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Fact):
        yield from cards_of(tuple(value.about.values()))
    elif isinstance(value, tuple):
        for one in value:
            yield from cards_of(one)


def unnamed(fact: Fact) -> Fact:
    """The same with no card known."""

    def hidden(value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple(map(hidden, value))
        return None if isinstance(value, Card) else value

    return Fact(fact.key, {key: hidden(value) for key, value in fact.about.items()})
