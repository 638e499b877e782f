"""Two games in which only hidden cards differ look the same while nobody is known to sit there."""

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
SIZE = (800, 500)
SECONDS = 0.1  # that a step of the clocks takes


class Both:
    """Two tables side by side, worked alike."""

    def __init__(self, sessions):
        self.tables = [self._open(session) for session in sessions]
        self.compared = 0

    def _open(self, session):
        pilot = Pilot(session, SIZE, motion="normal", bot_pace=60.0)
        pilot.clock.milliseconds = round(1000 * SECONDS)
        pilot.thinker = Silent()
        pilot.state.opponents.close() if isinstance(pilot.app.scene, Play) else None
        pilot.heard = []
        pilot.app.sound.play = lambda *heard: pilot.heard.append(heard)
        return pilot

    @property
    def exposed(self):
        """Whether somebody sits there who may see what differs."""
        tops = [one.app.scene for one in self.tables]
        assert type(tops[0]) is type(tops[1])
        if not all(isinstance(top, Play) for top in tops):
            return False
        states = [top.state for top in tops]
        assert states[0].seen == states[1].seen
        if states[0].shared and states[0].seen is None:
            return False
        told = [state.session.events_for(state.reader) for state in states]
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
            if bytes(first.app.canvas.surface.get_view("0")) != bytes(
                second.app.canvas.surface.get_view("0")
            ):
                for n, one in enumerate(self.tables):
                    pygame.image.save(one.app.canvas.surface, f"/tmp/leak{n}.png")
                raise AssertionError("the pictures differ")

    def key(self, key, mod=0):
        self.step(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))

    def sit_down(self):
        """Whoever is asked for says that they are there."""
        if isinstance(self.tables[0].app.scene, Curtain):
            self.step(frames=5)
            self.key(pygame.K_RETURN)

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
            self.step(frames=8)
        for key in (pygame.K_F2, pygame.K_l, pygame.K_F4, pygame.K_F5, pygame.K_ESCAPE,
                    pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_s):  # fmt: skip
            self.key(key)
        self.step(frames=2)


INTERRUPTIONS = {
    "pause": (pygame.K_ESCAPE, pygame.K_ESCAPE),
    "cover": (pygame.K_v,),
    "help": (pygame.K_F1, pygame.K_ESCAPE),
}


def interrupt(both, rng):
    """Whoever sits there turns away for a moment, in one of many ways."""
    how = rng.choice([*INTERRUPTIONS, "focus", "rules", "undo"])
    if how in INTERRUPTIONS:
        for key in INTERRUPTIONS[how]:
            both.key(key)
            both.step(frames=2)
    elif how == "focus":
        both.step(pygame.Event(pygame.WINDOWFOCUSLOST))
        both.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    elif how == "rules":
        for one in both.tables:
            one.scene.do("rules")
        both.step(frames=2)
        both.key(pygame.K_ESCAPE)
    both.sit_down()


@pytest.mark.slow
@pytest.mark.parametrize("table", effort(FEW, MORE), ids=lambda each: "{}-{}-{}".format(*each))
def test_what_nobody_may_see_shows_nowhere(table):
    sessions, lines = twins(*table, seed=1, length=effort(8, 16))
    both = Both(sessions)
    rng = random.Random(str(table))
    for number, line in enumerate(lines):
        both.rest()
        if number == len(lines) // 2:  # left, and continued
            both = Both([again(one.session) for one in both.tables])
        both.sit_down()
        both.rest()
        seat, move = split_actor(line)
        human = both.tables[0].session.player(seat).human
        if human and rng.random() < 0.5:
            interrupt(both, rng)
        if not human and rng.random() < 0.3:
            both.look_round(rng)
        for one in both.tables:
            one.session._chance.__init__(number)
            assert one.scene.play(seat, move)
        both.step(frames=4)
    both.rest()
    both.step(frames=4)
    assert both.compared > ENOUGH
