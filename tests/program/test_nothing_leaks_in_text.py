"""At the text table nothing tells what is hidden until the next person has pressed Enter."""

import contextlib

import pytest
from effort import effort
from worlds import twins

from cardtable.ai.player import Answer
from cardtable.engine.chance import Chance
from cardtable.engine.notation import split_actor
from cardtable.terminal.table import TextTable

FEW = [("shithead", 3, 2), ("cuttle", 2, 2), ("cunt-soul", 3, 2), ("soul-taker", 2, 2),
       ("russian-bank", 2, 2), ("cuttle", 2, 1)]  # fmt: skip
MORE = [
    *FEW,
    *(("shithead", seats, humans) for seats in (2, 3, 4) for humans in range(1, seats + 1)),
    *(("cunt-soul", seats, humans) for seats in (2, 3, 4) for humans in range(1, seats + 1)),
]


class Reader:
    """Plays the lines that it is given, and keeps what could be read while nobody was there."""

    def __init__(self, session, lines):
        self.session, self.lines = session, lines
        self.seen = []
        self.there = False
        """Whether somebody reads who sees more than is the same in both worlds."""
        self.asked = 0

    def say(self, text=""):
        if not (self.there or self.session.over):  # after the end the deal's number may be told
            self.seen.append(text)

    def ask(self, prompt):
        self.say(prompt)
        if "press Enter to see" in prompt:
            self.there = True  # a person alone never is asked that, and what differs they never see
        if "press Enter" in prompt:
            return ""
        if self.session.step_count > len(self.lines):
            raise EOFError
        self.asked += 1
        if self.asked % 4 == 0:  # something that can be asked, before the move
            return ("help", "table", "hint", "log", "recap", "reminders")[self.asked // 4 % 6]
        self.session._chance = Chance(self.session.step_count)
        return split_actor(self.lines[self.session.step_count - 1])[1]

    def cover(self):
        self.there = False
        self.seen.append("<covered>")

    def steady(self, seconds):
        self.seen.append(f"<{seconds} seconds>")
        return contextlib.nullcontext()

    def think(self, view, rules, level, seed):
        step = self.session.step_count
        if step > len(self.lines):
            raise EOFError
        self.session._chance = Chance(step)
        actor, line = split_actor(self.lines[step - 1])
        return Answer(line if actor == view.seat else "")


@pytest.mark.parametrize("table", effort(FEW, MORE), ids=lambda each: "{}-{}-{}".format(*each))
def test_letter_by_letter(table):
    sessions, lines = twins(*table, seed=2, length=effort(12, 30))
    seen = []
    for session in sessions:
        reader = Reader(session, lines)
        TextTable(session, reader.think, reader).run()
        assert session.step_count > 1
        seen.append(reader.seen)
    assert seen[0] == seen[1]
    assert any("Enter to see" in each for each in seen[0]) or table[2] == 1
