"""When a computer player's line is due: after some time, or when it is asked for."""

from __future__ import annotations

from math import inf

from cardtable.files import Settings
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import is_out
from cardtable.table.board.surround import Action
from cardtable.table.scenes.playing import messages
from cardtable.table.scenes.playing.state import Stale, State

TURN = 6.5  # seconds after which a computer player's turn is hastened: so it takes 8 at most …
USUAL = Settings().call_pace
SHARE = 0.4  # … of what is left of them that the next move may take at most
BRISK = 0.1  # seconds between moves that no person waits for a turn of


def pace(state: State) -> float:
    """Seconds that the table must have been at rest."""
    settings = state.app.settings
    if state.secretly:
        return 0.0  # everybody chooses at the same time, as far as anybody can see
    if skips(state):
        return 0.0
    if state.next_asked or settings.stepped:
        state.turn_began = (state.session.turn, state.now)
        return 0.0 if state.next_asked else inf
    if onlooking(state):
        return min(settings.bot_pace, BRISK)
    if not (state.data.calls and messages.callers(state)):
        return settings.bot_pace
    if not state.app.focused:
        state.turn_began = (state.session.turn, state.now)
        return inf  # no person here could call
    return min(max(settings.bot_pace, settings.call_pace), SHARE * _left(state))


def _left(state: State) -> float:
    """How many seconds are left of a turn of many moves, longer ones if calls are given more."""
    longest = TURN * max(1.0, state.app.settings.call_pace / USUAL)
    return max(0.0, longest - (state.rested - state.turn_began[1]))


def hasten(state: State) -> None:
    """After a computer player's move: once the turn has lasted too long its cards don't travel."""
    seat = state.turn_began[0]
    late = state.data.calls and seat is not None and not _left(state)
    if late or skips(state):
        state.actions.hurry()


def onlooking(state: State) -> bool:
    """Whether every person here is out of the game, and computer players play on."""
    people = state.session.humans
    return bool(people) and all(is_out(state.table, state.data, seat) for seat in people)


def skips(state: State) -> bool:
    """Whether the rest of the game is played at once: somebody brought back sees it again."""
    state.skipping = state.skipping and onlooking(state)
    return state.skipping


def to_the_end(state: State) -> None:
    """Play what is left at once, until the end or until a person has cards again."""
    state.skipping = True
    state.actions.hurry()


def toggle(state: State) -> None:
    """Let computer players wait from now on, or go on by themselves."""
    state.app.remember(stepped=not state.app.settings.stepped)
    state.next_asked = False
    state.changed(Stale.LINES)


def go_on(state: State) -> None:
    """Ask for the next move of the computer player on turn, whether it waits or not."""
    turn = state.session.turn
    if turn is not None and not state.session.player(turn).human:
        state.next_asked = True


def offers(state: State) -> list[Action]:
    """The button for the next move; on a person's turn it keeps its place, as calls do.

    Once all people here are out, one that skips the rest.
    """
    session = state.session
    turn = session.turn
    rest = (
        [Action(wording("table.skip-to-end"), "skip")]
        if onlooking(state) and not session.over
        else []
    )
    if not state.app.settings.stepped or turn is None or len(session.humans) == len(session.seats):
        return rest
    hindrance = wording("table.another-only") if session.player(turn).human else ""
    return [*rest, Action(state.bindings.named("next"), "next", hindrance=hindrance)]
