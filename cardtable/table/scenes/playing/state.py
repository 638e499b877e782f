"""The state of a game at the table, as one plain record.

The modules of this package are functions that read and change this record, and call the scene for
what only the scene can do (`Actions`). None of them knows the scene, and none keeps any state of
its own: everything remembered between two frames is here.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import IntEnum
from math import inf
from random import Random
from typing import Protocol, TypeAlias

from cardtable.ai.fairness import STRIDE, seed_of
from cardtable.ai.player import Answer, called
from cardtable.engine.cards import Card
from cardtable.engine.events import Said
from cardtable.engine.notation import Move, Seat
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.lessons.course import Course
from cardtable.presenter.layoutfile import Effect, TableData, owner_of
from cardtable.presenter.model import Arrangement, Sprite, Table
from cardtable.presenter.move_matcher import MoveMatcher, Target
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import decision_time
from cardtable.presenter.words import line_words
from cardtable.session import Session
from cardtable.table.app import App
from cardtable.table.board.board import Board
from cardtable.table.board.callouts import Callouts
from cardtable.table.board.focus import Focus
from cardtable.table.board.gestures import Gestures
from cardtable.table.board.plan import Plan
from cardtable.table.board.surround import Surround, Tag
from cardtable.table.board.telling import Remnant, Step
from cardtable.table.widgets.bindings import GAME, Bindings, own_bindings
from cardtable.table.widgets.ui import Ui, Widget


class Thinker(Protocol):
    """What decides for the computer players: `ai.worker.Worker`, or a test's own."""

    def ask(self, view: View, rules: Rules, level: str, seed: int) -> None:
        """Begin to decide for the view's seat; a question still open is dropped."""

    def poll(self) -> Answer | None:
        """The answer, once there is one; without a line it says why there will be none."""

    def cancel(self) -> None:
        """Drop the open question."""

    def close(self) -> None:
        """The table is left."""


class Opponents:
    """Asks the computer player on turn, and returns its line at a pace people can follow."""

    def __init__(
        self,
        make: Callable[[], Thinker],
        remark: Callable[[str], None],
    ) -> None:
        """`make` is called when a computer player is first to decide, `remark` with problems."""
        self._make = make
        self._remark = remark
        self._thinker: Thinker | None = None
        self._rng = random.Random()
        self._asked: tuple[int, Seat] | None = None
        self._answer: Move | None = None
        self._until = 0.0
        """When a line that goes by hidden cards may be shown, at the earliest."""

    def thinking(self, now: float) -> bool:
        """Whether a question is open, or counts as open."""
        return self._asked is not None and (self._answer is None or now < self._until)

    def prepare(self, session: Session, now: float) -> None:
        """Ask for the seat on turn, if it is a computer player's and has not been asked for."""
        seat = session.turn
        if seat is None or session.player(seat).human:
            self.cancel()
            return
        question = (session.step_count, seat)
        if question == self._asked:
            return
        self._asked, self._answer = question, None
        self._until = now + decision_time(session)
        seed = seed_of(session.record, session.step_count + 1)
        try:
            if self._thinker is None:
                self._thinker = self._make()
            level = session.level(seat)
            self._thinker.ask(session.view(seat), session.rules, level, seed)
        except (OSError, ValueError) as error:
            self._draw(session, str(error))

    def line(
        self, session: Session, now: float, *, rested: float, pace: float, untimed: bool = False
    ) -> Move | None:
        """The line to be played now, or None while it is not there or not yet due.

        `rested` is when the table came to rest; the line is shown `pace` seconds after that at the
        earliest, if `pace` is infinite never. Unless it is `untimed`, a
        line that goes by hidden cards also takes the time that all such lines take.
        """
        if not self.decided(session) or now - rested < pace or not (untimed or now >= self._until):
            return None
        line, self._answer, self._asked = self._answer, None, None
        return line

    def decided(self, session: Session) -> Move:
        """What the computer player on turn will do; nothing while it thinks."""
        if self._asked is None or session.turn != self._asked[1]:
            return ""
        if self._answer is None and self._thinker is not None:
            answer = self._thinker.poll()
            if answer is None:
                return ""
            self._answer = answer.move
            if not answer.move:
                self._draw(session, answer.problem)
            elif answer.move not in session.legal():
                self._draw(session, wording("table.bot-illegal", move=answer.move))
        return self._answer or ""

    def answer(self, session: Session) -> Move | None:
        """What a computer player calls out of turn after a line: at once, or never."""
        return session.reply(called, self._rng.randrange(STRIDE))

    def cancel(self) -> None:
        """Drop the question, because the game has moved on or back."""
        if self._asked is not None and self._thinker is not None:
            self._thinker.cancel()
        self._asked = self._answer = None

    def close(self) -> None:
        """The table is left."""
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = self._asked = self._answer = None

    def _draw(self, session: Session, why: str) -> None:
        name = session.player(session.turn).called if session.turn else ""
        because = wording("table.bot-no-answer", name=name, why=why)
        self._answer, told = session.stand_in(because, self._rng)
        self._remark(told)


Stop: TypeAlias = Target | Widget
"""Where the keyboard's focus can be."""


NOBODY = 1.0
"""Seconds after a change of turn in which no hand can be held open: the last tap of the one who has
just moved must not open the next one's."""


class Stale(IntEnum):
    """What a change has made out of date; each includes those before it."""

    NOTHING = 0
    LOOK = 1
    """Something looks different: the table is drawn again."""
    CHOICE = 2
    """Other cards are chosen or open: what is offered, and what the keyboard can reach."""
    LINES = 3
    """The game, its reader or its pace has changed: what can be done."""


class Actions(Protocol):
    """What the modules of this package may ask the scene to do at once.

    What their changes make out of date they tell the state (`TableState.changed`).
    """

    def play(self, seat: Seat, line: Move) -> bool:
        """Play a line in the session and show it; false if it was refused."""

    def hurry(self) -> None:
        """Finish all motion at once."""

    def settle(self) -> bool:
        """The same, and what follows from it; false if a curtain is down afterwards."""

    def ask_why(self, step: Step | None = None) -> None:
        """Say why a step of the trail was played; without a step, why the last of them was."""

    def go_on(self) -> bool:
        """Read on, where words wait for that; false if there are none."""

    def brief(self, seat: Seat) -> str:
        """What changes at a seat: how many cards somebody has, and the score."""


@dataclass(slots=True)
class Question:
    """A question with only one answer, which is given automatically (`reply`)."""

    asked: tuple[int, Seat | None] = (-1, None)
    """The step of the game, and the seat that is asked."""
    line: Move = ""
    """The answer, if the reader is asked and has no other; else nothing."""
    since: float = 0.0
    """When the table came to rest with this question, or was last touched."""
    given: float = -inf
    """When one was last answered without anybody's doing."""


@dataclass(slots=True)
class Advice:
    """A hint that has been asked for (`hint`)."""

    make: Callable[[], Thinker]
    """Makes the computer player that gives hints, when a hint is first asked for."""
    thinker: Thinker | None = None
    asked: int | None = None
    """How many steps the game had when the open question was asked."""
    taught: int = -1
    """How many it had when a hint was last given unasked."""
    words: str = ""
    """The hint shown until the next move."""
    heard: str = ""
    """The same as it is said aloud."""
    line: Move = ""
    """The line it advises."""
    given: int = -1
    """How many steps the game had when it was given."""
    start: Target | None = None
    """Where its line begins, if that is no card that it names."""


@dataclass(slots=True)
class PointerState:
    """Where the pointer is, and what it has done (`pointer`)."""

    hovered: tuple[int, str] | None = None
    """The reader's card under the pointer, and the zone in which it lies."""
    point: tuple[int, int] | None = None
    under: Target | None = None
    """What lies there, if it gets a tip."""
    looked: tuple[tuple[int, int], int] | None = None
    """The point and the version of the board for which that was found."""
    finished: bool = False
    """The press cut short other players' motion: its click must not pick up a pile by accident."""


@dataclass(slots=True)
class Rerun:
    """What the others have done since the reader's last turn, while it is shown again (`pace`)."""

    moves: deque[tuple[int, Step | None, float]]
    """The steps of the session that are still to be shown; with those that somebody decided, what
    is told of them, and for how many seconds."""
    trail: tuple[Step, ...]
    """What is told of all."""
    turns: int
    """How many turns had begun before."""
    last: str
    """What was last told before."""
    seconds: float = inf
    """How long the one takes that is shown …"""
    due: float = 0.0
    """… and when the next one begins."""


@dataclass(slots=True)
class Present:
    """Who is known to sit at the screen, and what they have been shown (`presence`)."""

    seen: Seat | None
    """Whose hand lies open; None until somebody has said that it is them."""
    aside: Seat | None = None
    """Who looks at the table out of turn, behind a curtain of their own."""
    held: set[str] = field(default_factory=set)
    """What holds the reader's hand open (`peek`): key, button, pointer."""
    looked: dict[Seat, int] = field(default_factory=dict)
    """How many steps the game had when each person last saw it with open cards."""
    arrangements: dict[Seat, dict[str, Arrangement]] = field(default_factory=dict)
    """How each person has arranged their cards."""
    shown: int = 0
    """How many steps of the session the board has been given."""


@dataclass(slots=True)
class Pacing:
    """Whose turn it has been since when, and how fast others' moves follow (`pace`)."""

    turn_began: tuple[Seat | None, float]
    """Who is on turn, and since when."""
    passed: float = -inf
    """When the turn went to somebody else, by a move or by taking one back; infinite until the
    table next learns how late it is."""
    rested: float = 0.0
    """When the board last came to rest."""
    moved_at: float = -inf
    """When the board was given the last of the session's steps."""
    moved_again: bool = False
    """Whether its player had already moved in the same turn."""
    hurried: int = 0
    """How much others' moves are hurried (`pace.hurry`)."""
    pressed: float = -inf
    """When somebody last hurried them."""
    away: float = 0.0
    """Since when no person has been on turn."""
    teaching: bool = False
    """Whether it is told just now how they are hurried."""
    skipping: bool = False
    """Whether the rest is played at once, all people here being out of the game."""
    next_asked: bool = False
    """Whether the next move of a computer player has been asked for, which waits."""


@dataclass(slots=True)
class KeyboardState:
    """Where the arrow keys have led, for whoever listens (`inputs`)."""

    sought: int = -1
    """How many steps there were when somebody who listens was last led to what can be played."""
    led_again: int = 0
    """How often a key has led to where the keyboard was already: that is said again."""
    went_round: bool = False
    """Whether a key has led from one end of a group to the other."""
    alone: bool = False
    """Whether a key has led nowhere, as there is nothing else beside where the keyboard is."""


@dataclass(slots=True)
class MadeMoves:
    """The moves that are made for the reader, as the settings say (`inputs`)."""

    due: tuple[Hashable, Move] = (None, "")
    """For what moment it was worked out which move is made for them, and which."""
    playing: bool = False
    """Whether the move that is played now is one of these."""
    cards: dict[str, list[Card]] = field(default_factory=dict)
    """The cards of such moves since the reader's own last one, by the verb."""
    explained: bool = False
    """Whether it has been said where that is switched off."""
    steps: set[int] = field(default_factory=set)
    """The steps of the game that were made so."""
    took_back: bool = False
    """Whether something was taken back, so that nothing is made for the reader until they play."""


@dataclass(slots=True)
class Citation:
    """The last refusal that cites a rule (`messages`)."""

    rule: str = ""
    """The rule's number, until a move is made."""
    words: str = ""
    where: str = ""
    """Where the rule is, as it's said below the words."""


@dataclass(slots=True)
class HandsState:
    """How the reader's cards are sorted, and which piles are spread out for them (`hands`)."""

    sorted_for: set[Seat] = field(default_factory=set)
    """Whose hand was sorted when they saw it first."""
    libraries: dict[Seat, Effect] = field(default_factory=dict)
    """Who has been told to sort a hand that has grown too large, and in what words."""
    looking: str = ""
    """The heap that the reader looks through."""
    peeking: str = ""
    """The column under the pointer or the focus, if its cards lie too close to be read."""


@dataclass(slots=True)
class HeardCards:
    """Which cards have been named aloud."""

    cards: dict[Seat, set[int]] = field(default_factory=dict)
    """Which of their cards each person has been told of, by number."""
    named: set[Card] = field(default_factory=set)
    """The cards of which it has been said that they came to the reader."""
    open_cards: bool = False
    """Whether it has been said which cards lie open."""


@dataclass(slots=True)
class TableState:
    """Everything about a game at the table while it is played."""

    app: App
    session: Session
    """The game. It is ahead of the board, and input applies to it."""
    data: TableData
    board: Board
    callouts: Callouts
    ui: Ui
    surround: Surround
    gestures: Gestures
    opponents: Opponents
    advice: Advice
    name: Callable[[Seat], str]
    """A player's name."""
    actions: Actions
    do: Callable[[str], None]
    """Does the action of that id (`bindings`)."""
    present: Present
    pacing: Pacing
    focus: Focus[Stop] = field(default_factory=lambda: Focus(lambda stop: isinstance(stop, Target)))

    stale: Stale = Stale.NOTHING
    """What the scene has to work out again before the next picture."""
    course: Course | None = None
    """The lesson that is played here, until it is done."""
    secretly: bool = False
    """Whether everybody is choosing in secret, so that nobody waits for anybody."""
    ways: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """What the reader's lines that play nothing mean now: `pickup:nothing`."""
    had: dict[tuple[Seat, str], int] = field(default_factory=dict)
    """The step at which a seat's last turn began with a button for a verb (`Gesture.lasts`)."""
    lacks: dict[tuple[Seat, str], tuple[int, str]] = field(default_factory=dict)
    """The step at which a turn began without that button, and the words for why."""
    gone: tuple[Remnant, ...] = ()
    """What is said of that now, each in its place."""
    chosen_told: tuple[Hashable, str] = (None, "")
    """For which chosen cards it was worked out what can be done with them, and the words."""
    over_at: float | None = None
    """When the result is shown, once the game is over and the last card has landed."""
    rows: list[tuple[int, int]] = field(default_factory=list)
    """The steps between which a row of cards was carried: it is taken back as one."""
    rerun: Rerun | None = None
    """Earlier moves that are shown again: until they are over the table isn't the game's."""
    keyboard: KeyboardState = field(default_factory=KeyboardState)
    routine: MadeMoves = field(default_factory=MadeMoves)
    citation: Citation = field(default_factory=Citation)
    hands: HandsState = field(default_factory=HandsState)
    heard: HeardCards = field(default_factory=HeardCards)
    question: Question = field(default_factory=Question)
    pointer: PointerState = field(default_factory=PointerState)

    def changed(self, stale: Stale = Stale.LOOK) -> None:
        """Tell the scene what is out of date; it sees to that once, after the event."""
        self.stale = max(self.stale, stale)

    def take_stale(self) -> Stale:
        """What is out of date since the last time this was asked for."""
        stale, self.stale = self.stale, Stale.NOTHING
        return stale

    @property
    def now(self) -> float:
        """Seconds since the scene was opened."""
        return self.callouts.now

    @property
    def table(self) -> Table:
        """The sprites."""
        return self.board.table

    def card_at(self, stop: Target) -> Sprite | None:
        """The card that the keyboard reaches there: itself, or the one on top of a pile."""
        return self.table.find(int(stop.name)) if stop.kind == "card" else self.top_of(stop)

    def top_of(self, stop: Target) -> Sprite | None:
        """The card on top of a pile where the keyboard can be."""
        run = self.table.zones.get(stop.name, []) if stop.kind == "zone" else []
        return run[-1] if run and stop.name in self.table.view.ordered else None

    @property
    def plan(self) -> Plan:
        """Where they lie."""
        return self.board.plan

    @property
    def shared(self) -> bool:
        """Whether several people share the screen who must not see each other's cards.

        Where all but one have left their seats to computer players, that is until the one who
        stays has said who they are: the others may still be there when the seats change, and
        whoever continues a saved game may be any of them.
        """
        several = len(self.session.humans) > 1 or self.present.seen is None
        return several and not self.data.public

    @property
    def peeks(self) -> bool:
        """Whether they sit side by side, and each holds their own hand open to see it."""
        several = len(self.session.humans) > 1  # one alone says once who they are
        return several and self.shared and self.app.settings.peek

    @property
    def between(self) -> float:
        """How much is left of the second in which no hand can be held open, from 1 to 0."""
        left = min(NOBODY, NOBODY - (self.now - self.pacing.passed))
        return max(0.0, left / NOBODY) if self.peeks and self.present.seen is None else 0.0

    @property
    def covered(self) -> str:
        """Of whoever is to move here, and how their hand is opened, while nobody holds it open."""
        turn = self.session.turn
        if not self.peeks or self.present.seen is not None or turn not in self.session.humans:
            return ""
        if self.between:
            return wording("table.peek-none", player=self.name(turn))
        key = self.bindings.key("peek")
        name = self.name(turn)
        if key:
            return wording("table.peek-hold-key", player=name, by=key)
        return wording("table.peek-hold", player=name)

    @property
    def among(self) -> list[Seat]:
        """Who may be looking while nobody has said who they are: all people, even who have left."""
        return self.session.people if self.shared and self.present.seen is None else []

    @property
    def you(self) -> Seat:
        """The reader's seat, if the one person who reads all this sits there; else nothing."""
        humans = self.session.humans
        known = (
            self.present.seen if self.shared else "".join(humans[:1]) if len(humans) == 1 else ""
        )
        return self.reader if known == self.reader else ""

    @property
    def reader(self) -> Seat:
        """Whose table this is."""
        return self.board.reader

    @property
    def matcher(self) -> MoveMatcher:
        """What the reader's gestures may mean now."""
        return self.gestures.matcher

    @property
    def dotted(self) -> bool:
        """Whether cards that may be played bear a mark."""
        return self.app.settings.dots

    @property
    def kept(self) -> bool:
        """Whether the game is saved."""
        return self.session.kept and self.session.path is not None

    @property
    def bindings(self) -> Bindings:
        """The actions of this table, those that its game has keys for among them."""
        data, view = self.data, self.table.view
        known = (one for run in view.zones.values() for one in run if one is not None)
        conditions = {
            "hand": not data.zones or any(look.sort for look in data.zones.values()),
            "computers": len(self.session.humans) < len(self.session.seats),
            "people": bool(self.session.humans),
            "carried": data.carried,
            "shared": self.shared,
            "peeks": self.peeks,
            "kept": self.kept,
            "lesson": self.course is not None,
            "voice": self.app.voice.on,
            **{f"rank {one.rank}": True for one in (*view.unseen, *known)},
        }
        holding = {name for name, holds in conditions.items() if holds}
        return self.app.bindings(GAME, holding, own_bindings(data.own_keys()))

    @property
    def button_lines(self) -> list[tuple[Tag, Move]]:
        """The buttons on the table, each with the line that it plays; empty where it plays none."""

        def line(key: Hashable) -> Move:
            match key:
                case ("line", str(line)) | ("call", str(_), str(line)):
                    return line
            return ""

        buttons = zip(self.surround.buttons, self.surround.offered, strict=True)
        return [(button, line(key)) for button, key in buttons]

    def buttons_of(self, line: Move) -> list[Tag]:
        """The buttons that play a line."""
        return [button for button, played in self.button_lines if played == line]

    @property
    def at_rest(self) -> bool:
        """Whether nothing is under way, nothing is carried and nothing lies over the table."""
        return not (self.board.busy or self.gestures.drag or self.ui.layers)

    def words_of(self, line: Move, *, short: bool = False) -> str:
        """A legal line of the reader's, as the words of a choice; `short` without its effects."""
        means = self.session.means(f"{self.reader} {line}")
        return line_words(self.data, line, self.name, means, short=short)


# ------------------------------------------------------------------ moves without a choice


WORLDS = 16
"""So many deals of the hidden cards are looked at."""


def common_moves(session: Session) -> tuple[list[Move], bool]:
    """The moves that all people know the one on turn to have, and whether there may be others.

    That is found out from what all people know, so it tells nobody anything.
    """
    turn = session.turn
    if turn is None:
        return [], False
    try:
        found = [one.legal_moves(turn) for one in common_worlds(session, turn)]
    except ValueError:  # what all of them know alike may leave too much open to be dealt
        return [], True
    first, *others = found
    common = [move for move in first if all(move in moves for moves in others)]
    return common, any(moves != common for moves in found)


def common_worlds(session: Session, turn: Seat) -> Iterator[State]:
    """Deals of the cards that not all people see, as any of them might imagine.

    Some are drawn at random. In the others the seat on turn has one particular card, and each card
    that it may have gets its turn: a single one may allow another move, however rarely it's dealt.
    """
    view = session.view(turn, session.people)
    rng, deal = Random(session.step_count), session.rules.game.determinize
    yield from (deal(view, rng) for _ in range(WORLDS))
    own = session.view(turn).zones
    for zone, run in view.zones.items():
        hidden = [place for place, card in enumerate(run) if card is None and own[zone] != run]
        for card in view.unseen if hidden and owner_of(zone) == turn else ():
            held = list(run)
            held[hidden[-1]] = card
            other = replace(
                view,
                zones={**view.zones, zone: held},
                unseen=[one for one in view.unseen if one is not card],
            )
            with suppress(ValueError):  # no card of that kind can be there
                yield deal(other, rng)


def forced(session: Session) -> Move:
    """The only move of the seat on turn; empty where somebody's hand could allow more."""
    moves = session.legal()
    return moves[0] if len(moves) == 1 and common_moves(session) == (moves, False) else ""


def common_meaning(session: Session, line: Move) -> Said | None:
    """What that line of the seat on turn would do, if it does so whatever not all people see."""
    turn = session.turn
    assert turn is not None, "the game is over"
    meanings = [one.means(one.parse(f"{turn} {line}")[1]) for one in common_worlds(session, turn)]
    return meanings[0] if all(one == meanings[0] for one in meanings) else None
