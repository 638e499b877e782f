"""Two games in which only hidden cards differ look the same while nobody is known to sit there."""

import hashlib
import random

import pygame
import pytest
from effort import effort
from pilot import Pilot
from test_secrecy import Silent
from worlds import ENOUGH, again, twins

from cardtable.engine.notation import split_actor
from cardtable.table.scenes.playing.curtain import Curtain
from cardtable.table.scenes.playing.scene import Play

pytestmark = [pytest.mark.uncounted, pytest.mark.painted]

FEW = [
    ("shithead", 3, 2), ("cuttle", 2, 2), ("cunt-soul", 3, 2), ("soul-taker", 2, 2),
    ("russian-bank", 2, 2), ("shithead", 2, 1),
]  # fmt: skip
MORE = [
    (rules, seats, humans)
    for rules, most in (("shithead", 4), ("cunt-soul", 4), ("soul-taker", 4), ("cuttle", 2))
    for seats in range(2, most + 1)
    for humans in range(1, seats + 1)
] + [("russian-bank", 2, 1), ("russian-bank", 2, 2)]
SIZE = (640, 400)
SECONDS = 0.1  # that a step of the clocks takes


class Both:
    """Two tables side by side, worked alike."""

    def __init__(self, sessions):
        self.tables = [self._open(session) for session in sessions]
        self.compared = 0
        self.there = None
        """Who is known to sit there: by what has been done, not by what the program thinks."""

    def _open(self, session):
        pilot = Pilot(session, SIZE, motion="short", bot_pace=60.0)
        pilot.clock.milliseconds = round(1000 * SECONDS)
        pilot.app.reset(Play(pilot.app, session, Silent))
        pilot.heard = []
        pilot.app.sound.play = lambda *heard: pilot.heard.append(heard)
        return pilot

    @property
    def exposed(self):
        """Whether somebody sits there who may see what differs."""
        sessions = [one.session for one in self.tables]
        humans = sessions[0].humans
        if self.there is None and len(humans) > 1:
            return False
        told = [one.events_for(self.there or humans[0]) for one in sessions]
        return told[0] != told[1]

    def step(self, *events, frames=1):
        """Let time pass at both; what nobody may see must not show in picture or sound."""
        for number in range(frames):
            exposed = self.exposed
            for one in self.tables:
                del one.heard[:]
                one.step(1, *(events if number == 0 else ()))
            if exposed or self.exposed:
                continue
            self.compared += 1
            first, second = self.tables
            assert first.heard == second.heard
            assert pixels(first) == pixels(second)

    def key(self, key, mod=0):
        self.step(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def sit_down(self):
        """Whoever is asked for says that they are there."""
        if isinstance(self.tables[0].app.scene, Curtain):
            self.step(frames=5)
            self.there = self.tables[0].session.turn
            self.key(pygame.K_RETURN)

    def play(self, line, number):
        """Play a line at both."""
        seat, move = split_actor(line)
        for one in self.tables:
            one.session._chance.__init__(number)
            assert one.scene.play(seat, move)
        if self.tables[0].session.turn != self.there:
            self.there = None
        self.step(frames=4)

    def leave_and_continue(self):
        """The same games, from what was saved of them."""
        for one in self.tables:
            one.session = again(one.session)
            one.app.reset(Play(one.app, one.session, Silent))
        self.there = None

    def rest(self):
        for _ in range(200):
            if not any(
                isinstance(one.app.scene, Play) and one.app.scene.board.busy for one in self.tables
            ):
                return
            self.step()

    def look_round(self, rng):
        """Point at things, and ask for all that can be asked for."""
        state = self.tables[0].state
        zones = [name for name in state.plan.zones if state.table.zones[name]]
        for zone in rng.sample(zones, min(3, len(zones))):
            point = tuple(round(each) for each in state.plan.zones[zone].rect.center)
            self.step(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0)))
            self.step(frames=6)
        for key in (pygame.K_F2, pygame.K_l, pygame.K_F4, pygame.K_F5, pygame.K_ESCAPE,
                    pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_s):  # fmt: skip
            self.key(key)
        self.step(frames=2)


def pixels(pilot):
    """All that is to be seen, in so few letters that a difference can be told."""
    return hashlib.sha1(pilot.app.canvas.surface.get_view("0")).hexdigest()


def undo(both):
    """What somebody else's turn came after is taken back, as the others agree, and played again."""
    session = both.tables[0].session
    found, steps = session.takeback, session.step_count
    if found is None or not found.weighs or len(session.humans) < 2:
        return
    both.key(pygame.K_z, pygame.KMOD_CTRL)
    for _ in session.humans[1:]:
        both.step(frames=5)
        both.key(pygame.K_RETURN)
    assert session.step_count <= found.to + 1
    while session.step_count < steps:
        both.rest()
        both.sit_down()
        both.key(pygame.K_y, pygame.KMOD_CTRL)
        both.there = both.there if session.turn == both.there else None


INTERRUPTIONS = {
    "pause": (pygame.K_ESCAPE, pygame.K_ESCAPE),
    "cover": (pygame.K_v,),
    "help": (pygame.K_F1, pygame.K_ESCAPE),
}


def interrupt(both, rng):
    """Whoever sits there turns away for a moment, in one of many ways."""
    how = rng.choice([*INTERRUPTIONS, "focus", "rules", "undo"])
    if both.tables[0].state.shared:
        both.there = None
    if how in INTERRUPTIONS:
        for key in INTERRUPTIONS[how]:
            both.key(key)
            both.step(frames=2)
    elif how == "focus":
        both.step(pygame.Event(pygame.WINDOWFOCUSLOST))
        both.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    elif how == "rules":
        for one in both.tables:
            one.scene.open_rules()
        both.step(frames=2)
        both.key(pygame.K_ESCAPE)
    else:
        undo(both)
    both.rest()
    both.sit_down()


@pytest.mark.slow
@pytest.mark.parametrize("table", effort(FEW, MORE), ids=lambda each: "{}-{}-{}".format(*each))
def test_what_nobody_may_see_shows_nowhere(table):
    sessions, lines = twins(*table, seed=1, length=effort(6, 16))
    both = Both(sessions)
    rng = random.Random(str(table))
    for number, line in enumerate(lines):
        both.rest()
        if number == len(lines) // 2:  # left, and continued
            both.leave_and_continue()
        both.sit_down()
        both.rest()
        human = both.tables[0].session.player(split_actor(line)[0]).human
        if human and rng.random() < 0.5:
            interrupt(both, rng)
        if not human and rng.random() < 0.3:
            both.look_round(rng)
        both.play(line, number)
    both.rest()
    both.step(frames=4)
    assert both.compared > ENOUGH
