"""Whole games of Russian Bank at the table, by pointer and by keys, with stops on both sides."""

import random

import pygame
import pytest
from pilot import Instant, Pilot, new_session

from cardtable.engine.notation import words
from cardtable.table.scenes.result import Result

KEYS = {
    "turn stock": pygame.K_o,
    "turn hand": pygame.K_h,
    "discard": pygame.K_d,
    "pass": pygame.K_p,
}
ENDS = {"discard", "pass"}


class Sloppy(Instant):
    """A computer player that now and then forgets a duty."""

    def ask(self, view, rules, level, seed):
        super().ask(view, rules, level, seed)
        state = self.session.state
        faulty = [line for line in state.turn_moves() if state.fault_of(line) and line not in ENDS]
        if faulty and self.rng.random() < 0.3:
            self.line = faulty[0]
        elif self.session.turn:
            self.line = sensible(state, self.rng)


def sensible(state, rng):
    """Some line; mostly one that is more than a tableau card shifted."""
    lines = state.choices()
    tops = {state.zones[place][-1].name for place in state.tableau if state.zones[place]}
    better = [line for line in lines if not (line.startswith("move") and line.split()[1] in tops)]
    return rng.choice(better if better and rng.random() < 0.9 else lines)


def goal(pilot, line):
    """The zone where a line puts its card."""
    verb, one, *where = words(line)
    if verb == "build":
        return pilot.session.state.foundation(one)
    return {"stock": "p2.shown", "discard": "p2.discard"}.get(where[0], where[0])


def by_pointer(pilot, line):
    piles = {"turn stock": "p1.stock", "turn hand": "p1.hand"}
    if line in piles:
        pilot.click(pilot.at_zone(piles[line]))
    elif line == "discard":
        pilot.drag(pilot.at_zone("p1.turned"), pilot.at_zone("p1.discard"))
    elif line == "pass":
        pilot.push("Pass")
    else:
        pilot.drag_card(line.split()[1], goal(pilot, line))


def by_keys(pilot, line):
    if line in KEYS:
        pilot.key(KEYS[line])
        return
    one = pilot.sprite(line.split()[1])
    reach(pilot, {one.zone, str(one.id)})
    if line.startswith("build"):
        pilot.key(pygame.K_RETURN)
        return
    pilot.key(pygame.K_SPACE)
    reach(pilot, {goal(pilot, line)})
    pilot.key(pygame.K_SPACE)


def reach(pilot, wanted):
    """Bring the focus there by Tab and arrows."""
    focus = pilot.state.focus
    for _ in range(60):
        if focus.visible and getattr(focus.item, "name", "") in wanted:
            return
        names = [[getattr(one, "name", "") for one in items] for items in focus.groups]
        group = next((n for n, found in enumerate(names) if wanted & set(found)), None)
        assert group is not None, f"{wanted} can't be reached"
        inside = focus.visible and focus.item in focus.groups[group]
        pilot.key(pygame.K_RIGHT if inside else pygame.K_TAB)
    raise AssertionError(f"{wanted} was not reached")


@pytest.mark.parametrize(
    ("by", "rules"),
    [
        pytest.param(by_pointer, "russian-bank", marks=pytest.mark.long),
        (by_keys, "russian-bank-crapette"),
    ],
)
def test_a_whole_game_with_calls(by, rules, monkeypatch):
    monkeypatch.setattr("cardtable.ai.evaluation.russian_bank._chance", lambda *_: 1.0)
    session = new_session(rules, seed=5, stock_size=4, idle_limit=12)
    pilot = Pilot(session, motion="off", stepped=True)
    pilot.state.opponents.close()
    pilot.thinker = Sloppy(session)
    rng = random.Random(2)
    called = {"right": 0, "wrong": 0, "caught": 0}
    for _ in range(900):
        pilot.step(3)
        if session.over:
            break
        state = session.state
        count = session.step_count
        if session.turn == "p2":
            chance = 0.5 if state.memory.fault else 0.1
            if state.memory.last is not None and rng.random() < chance:
                pilot.step(30)  # a call that comes sooner would be for the move before
                called["right" if state.memory.fault else "wrong"] += 1
                pilot.key(pygame.K_c)
                assert session.line_at(count) == "p1 stop"
            else:
                pilot.key(pygame.K_n)
                pilot.until(lambda before=count: session.step_count > before, 5)
            continue
        faulty = [line for line in session.legal() if state.fault_of(line) and line not in ENDS]
        line = rng.choice(faulty) if faulty and rng.random() < 0.15 else sensible(state, rng)
        by(pilot, line)
        assert session.step_count > count, (line, pilot.bubble)
        assert session.line_at(count) == f"p1 {line}"
        called["caught"] += session.step_count > count + 1
    assert session.over, session.step_count
    assert min(called.values()) > 0, (called, session.step_count)
    remarks = [entry.words for entry in pilot.scene.entries if entry.kind == "remark"]
    assert remarks == ["The cut decides who starts. Bo starts"]
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 10)
