"""A clock for computer players that goes on with the work they do, alike on every machine."""

from cardtable.engine.state import State

LOOK = 0.001
"""Seconds that a look at the clock takes."""
STEP = 0.00004
"""Seconds that a move or a copy of a table takes: about what it takes a computer of today."""


def work_clock(monkeypatch):
    """A clock for `decide`; moves and copies of tables turn it, and every look at it."""
    now = 0.0

    def clock():
        nonlocal now
        now += LOOK
        return now

    def turned_by(name):
        real = getattr(State, name)

        def does(*given, **named):
            nonlocal now
            now += STEP
            return real(*given, **named)

        monkeypatch.setattr(State, name, does)

    turned_by("apply")
    turned_by("clone")
    return clock
