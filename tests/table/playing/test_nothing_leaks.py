"""Two games in which only hidden cards differ look the same while nobody is known to sit there."""

import hashlib
import random

import pygame
import pytest
from effort import effort
from pilot import Pilot, Silent
from worlds import ENOUGH, again, twins

from cardtable.engine.notation import split_actor
from cardtable.presenter.move_matcher import Target
from cardtable.table.scenes.playing.buttons import can_do
from cardtable.table.scenes.playing.presence import Curtain
from cardtable.table.scenes.playing.scene import Play

pytestmark = [pytest.mark.uncounted, pytest.mark.painted]

FEW = [
    ("shithead", 3, 2), ("cuttle", 2, 2), ("cunt-soul", 3, 2), ("soul-taker", 2, 2),
    ("russian-bank", 2, 2), ("shithead", 2, 1),
]  # fmt: skip
MORE = [
    (rules, seats, humans)
    for rules, most in (("shithead", 4), ("cunt-soul", 4), ("soul-taker", 2), ("cuttle", 2))
    for seats in range(2, most + 1)
    for humans in range(1, seats + 1)
] + [("russian-bank", 2, 1), ("russian-bank", 2, 2)]
SIZE = (640, 400)
SECONDS = 0.1  # that a step of the clocks takes
REST = 30  # steps, of which somebody who sees cards move waits a multiple


@pytest.fixture(autouse=True)
def _short_guide(monkeypatch):
    """The card guide is the one that goes by the cards somebody holds."""
    monkeypatch.setattr("cardtable.table.scenes.playing.scene.LEARNED", 0)


class Watched:
    """A table that is worked like its twin, and what was seen and heard of it, frame by frame.

    One is played after the other: both draw on the same screen.
    """

    def __init__(self, session):
        self.session = session
        self.pilot = Pilot(session, SIZE, motion="short", bot_pace=60.0)
        self.app = self.pilot.app
        self.pilot.clock.milliseconds = round(1000 * SECONDS)
        self.heard = []
        self.app.sound.play = lambda *heard, **how: self.heard.append((*heard, how))
        self.app.reset(Play(self.app, session, Silent))
        self.seen = []
        self._told = {}
        self.there = None
        """Who is known to sit there: by what has been done, not by what the program thinks."""

    def step(self, *events, frames=1):
        """Let time pass."""
        for number in range(frames):
            before = self.told
            self.heard.clear()
            self.pilot.step(1, *(events if number == 0 else ()))
            picture = hashlib.sha1(self.app.canvas.surface.get_view("0"))
            knows = before, self.told
            self.seen.append((knows, picture.hexdigest(), tuple(self.heard)))

    @property
    def told(self):
        """All that is known to whoever sits there: where it differs, so may the picture."""
        session, reader = self.session, self.there or self.session.humans[0]
        if self.there is None and len(session.humans) > 1:
            return ""
        stamp = id(session), reader, len(session.record.moves)
        if stamp not in self._told:
            self._told[stamp] = repr(session.events_for(reader))
        return self._told[stamp]

    def key(self, key, mod=0):
        self.step(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def sit_down(self):
        """Whoever is asked for says that they are there."""
        if isinstance(self.app.scene, Curtain):
            self.step(frames=5)
            self.there = self.session.turn
            if self.app.scene.offers:  # the only move: who looks first plays it then
                self.key(pygame.K_TAB)
            self.key(pygame.K_RETURN)

    def play(self, line, number):
        """Play a line; what chance decides then is the same at both tables."""
        seat, move = split_actor(line)
        self.session._chance.__init__(number)
        assert self.app.scene.play(seat, move)
        if self.session.turn != self.there:
            self.there = None
        self.step(frames=4)

    def leave_and_continue(self):
        """The same game, from what was saved of it."""
        self.session = again(self.session)
        self.app.reset(Play(self.app, self.session, Silent))
        self.there = None

    def rest(self):
        """Wait until all cards lie still; whoever sees other cards may see them move for longer
        than in the twin, or at all, and then waits as long in both.
        """
        frames = 0
        while self._busy() or (self.told and (not frames or frames % REST)):
            self.step()
            frames += 1

    def _busy(self):
        return isinstance(self.app.scene, Play) and self.app.scene.board.busy

    def look_round(self, rng):
        """Point at things, and ask for all that can be asked for."""
        state = self.app.scene.state
        zones = [name for name in state.plan.zones if state.table.zones[name]]
        for zone in rng.sample(zones, min(3, len(zones))):
            point = tuple(round(each) for each in state.plan.zones[zone].rect.center)
            self.step(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0)))
            self.step(frames=6)
        for key in (pygame.K_F2, pygame.K_l, pygame.K_F4, pygame.K_F5, pygame.K_ESCAPE,
                    pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_s):  # fmt: skip
            self.key(key)
        self.step(frames=2)


def undo(table):
    """What somebody else's turn came after is taken back, as the others agree, and played again."""
    session = table.session
    found, steps = session.takeback, session.step_count
    if found is None or not found.weighs or len(session.humans) < 2:
        return
    table.there = None
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    for _ in session.humans[1:]:
        table.step(frames=5)
        says = table.app.scene._first.words  # who agrees last, and is on turn, sits there then
        table.there = next(one for one in session.humans if session.player(one).name in says)
        table.key(pygame.K_RETURN)
    assert session.step_count <= found.to + 1
    while session.step_count < steps:
        table.rest()
        table.sit_down()
        table.key(pygame.K_y, pygame.KMOD_CTRL)
        table.there = table.there if session.turn == table.there else None


INTERRUPTIONS = {
    "pause": (pygame.K_ESCAPE, pygame.K_ESCAPE),
    "cover": (pygame.K_v,),
    "help": (pygame.K_F1, pygame.K_ESCAPE),
}


HOW = ("focus", "pause", "undo", "page", "help", "cover")


def interrupt(table, how):
    """Whoever sits there turns away for a moment, in one of many ways."""
    there = table.there
    if table.app.scene.state.shared and how != "undo":
        table.there = None
    if how in INTERRUPTIONS:
        for number, key in enumerate(INTERRUPTIONS[how]):
            if number:  # it's closed again: the hand was face down, and nobody can have looked
                table.there = there
            table.key(key)
            table.step(frames=2)
    elif how == "focus":
        table.step(pygame.Event(pygame.WINDOWFOCUSLOST))
        table.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    elif how == "page":
        table.app.scene.do("settings")
        table.step(frames=2)
        table.key(pygame.K_ESCAPE)
    else:
        undo(table)
    table.rest()
    table.sit_down()


def watched(session, lines, rng):
    """What is seen and heard while these lines are played."""
    table = Watched(session)
    for number, line in enumerate(lines):
        table.rest()
        if number == len(lines) // 2:  # left, and continued
            table.leave_and_continue()
        table.sit_down()
        table.rest()
        table.sit_down()  # a banner may have kept the curtain waiting
        human = table.session.player(split_actor(line)[0]).human
        if human:
            interrupt(table, HOW[number % len(HOW)])
        if not human and rng.random() < 0.3:
            table.look_round(rng)
        table.play(line, number)
    table.rest()
    table.step(frames=4)
    return table.seen


def words(table):
    """What is written or offered on the table, and what would be said of all that lies there."""
    scene, state = table.app.scene, table.app.scene.state
    told = scene.telling()
    tips = [scene.explained(Target("zone", zone)) for zone in state.plan.zones]
    return (
        told.prompt, told.reminders, told.bubble, told.banner, tips, can_do(state),
        [one.words for one in scene.surround.buttons], [one.words for one in scene.entries],
        scene.heard_at_table(scene.heard(), told).asked_words,
    )  # fmt: skip


def peeked(session, lines, motion):
    """What is seen, written and said while everyone holds their own hand open to play a line."""
    pilot = Pilot(session, SIZE, motion=motion, peek=True, reminders=True, bot_pace=60.0)
    pilot.clock.milliseconds = 50
    seen = []

    def watch(frames):
        for _ in range(frames):
            pilot.step(1)
            if pilot.state.present.seen is None:
                picture = hashlib.sha1(pilot.app.canvas.surface.get_view("0")).hexdigest()
                seen.append((picture, words(pilot)))

    held = {"key": pygame.K_z, "mod": 0, "unicode": "", "scancode": 0}
    for number, line in enumerate(lines):
        pilot.until(lambda: not pilot.scene.board.busy and not pilot.state.between)
        seen.append(words(pilot))
        pilot.step(9, pygame.Event(pygame.KEYDOWN, **held))
        session._chance.__init__(number)
        assert pilot.scene.play(*split_actor(line))
        watch(6)
        pilot.step(1, pygame.Event(pygame.KEYUP, **held))
        watch(2)
    return seen


@pytest.mark.parametrize("rules", effort(["cuttle", "soul-taker"], [one for one, *_ in FEW[:4]]))
def test_what_nobody_may_see_shows_nowhere_while_nobody_peeks(rules):
    for seed in range(effort(1, 6)):
        sessions, lines = twins(rules, 2, 2, seed=seed, length=effort(4, 10))
        first, second = (peeked(one, lines, ("short", "off")[seed % 2]) for one in sessions)
        assert len(first) == len(second) > ENOUGH
        assert [n for n, (one, other) in enumerate(zip(first, second, strict=True))
                if one != other] == []  # fmt: skip


@pytest.mark.slow
@pytest.mark.drawn(3)
@pytest.mark.parametrize("table", effort(FEW, MORE), ids=lambda each: "{}-{}-{}".format(*each))
def test_what_nobody_may_see_shows_nowhere(table):
    sessions, lines = twins(*table, seed=1, length=effort(6, 16))
    first, second = (watched(one, lines, random.Random(str(table))) for one in sessions)
    assert len(first) == len(second)
    alike = [
        n for n, pair in enumerate(zip(first, second, strict=True)) if pair[0][0] == pair[1][0]
    ]
    assert len(alike) > ENOUGH
    assert [n for n in alike if first[n] != second[n]] == []
