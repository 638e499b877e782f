"""The end of a game at the table, before the result is shown."""

from __future__ import annotations

from cardtable.presenter.ending import ending
from cardtable.presenter.reading import Target
from cardtable.table.board.callouts import A_LETTER
from cardtable.table.scenes.playing.state import State

LINGER = 1.3  # seconds that the last position stays before the result is shown
READ_FOR = 2.2  # … and so many more at least where it is said there why the game is over


def say_why(state: State, last: str) -> tuple[str, float]:
    """Say beside the winner or the loser why it is over: the words, and for how many seconds.

    That is time enough to read them, and `last`, which tells of the last move.
    """
    told = ending(state.session.state.account(), state.data, state.name, to=state.you)
    if not told.reason:
        return "", LINGER
    at = Target("seat", told.seat) if told.seat else Target("zone", "")
    state.callouts.say(told.reason, state.callouts.place_of(at))
    return told.reason, LINGER + max(READ_FOR, A_LETTER * len(told.reason + last))


def begin(state: State, last: str) -> str:
    """The game is over: say why, and let the table show who has won; the words."""
    words, seconds = say_why(state, last)
    state.over_at = state.now + seconds
    outcome = state.session.state.outcome
    if outcome is not None:
        state.board.feel.jolt(state.board.marks, "hop")
        mine = state.session.humans
        state.callouts.signs.ending(outcome.ranking, seconds, mine=mine)
    return words


def over(state: State) -> bool:
    """Whether that has been shown for long enough."""
    return state.over_at is not None and state.now >= state.over_at


def skip(state: State) -> bool:
    """Show the result at once; false if the game goes on."""
    if state.over_at is None:
        return False
    state.over_at = state.now
    return True
