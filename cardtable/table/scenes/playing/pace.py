"""When a computer player's line is due: after some time, or when it is asked for.

And how long what the others did takes when it is shown again.
"""

from __future__ import annotations

from math import inf

from cardtable.engine.notation import split_actor
from cardtable.files import Settings
from cardtable.presenter.phrases import wording
from cardtable.presenter.status import is_out
from cardtable.table.board.callouts import A_LETTER
from cardtable.table.board.surround import Action
from cardtable.table.scenes.playing.calls import callers
from cardtable.table.scenes.playing.state import Stale, TableState

CALLED = 12.0  # seconds of a computer player's turn that are there to call in …
SHARE = 0.4  # … and how much of what is left of them each move waits for a call at most
USUAL = Settings().call_pace  # seconds that a move waits for one as long as nobody has set it
GROUPED = 0.5  # of its time: so long takes a move that does the same as its player's last one
BRISK = 0.1  # seconds between moves that no person waits for a turn of
USUALLY, FASTER, AT_ONCE = range(3)  # how computers' moves are shown until a person is to decide
BEAT = 0.8  # seconds in which a key that hurries others follows the last one
SPEED = 4.0  # so many times as fast as usual is faster
A_MOVE, A_LIKE = 1.2, 0.8  # seconds at least of a move shown again, and of one like that before it
LONGEST = 4.0  # … and at most, for the words beside it
MOVES_TAKE = 1.1  # seconds that a move takes at the usual speed
LEAST_CALL = Settings().bot_pace  # seconds in which somebody may call, however fast moves follow
LONG = 6.0  # seconds of other players' moves after which one is told how to hurry them
HURRY = "hurry"
"""The name of what is told then, in the settings that keep what has been told."""


def pace(state: TableState) -> float:
    """Seconds that the table must have been at rest."""
    settings = state.app.settings
    if state.secretly:
        return 0.0  # everybody chooses at the same time, as far as anybody can see
    if skips(state) or (state.pacing.hurried == AT_ONCE and not can_call(state)):
        return 0.0
    if state.pacing.next_asked or settings.stepped:
        state.pacing.turn_began = (state.session.turn, state.now)
        return 0.0 if state.pacing.next_asked else inf
    if onlooking(state):
        return min(settings.bot_pace, BRISK)
    calls = state.data.calls and bool(callers(state))
    if calls and (not state.app.focused or state.app.voice.tells):
        halt(state)
        return inf  # no person here could call, or somebody who listens hasn't heard the move yet
    if _goes_on_alike(state, calls=calls):
        return GROUPED * settings.bot_pace / speed(state)
    if not calls:
        return settings.bot_pace / speed(state)
    to_call = max(LEAST_CALL, min(settings.call_pace, SHARE * _left(state)))
    usual = max(settings.bot_pace, to_call)
    return usual if can_call(state) else usual / speed(state)


def moved(state: TableState) -> None:
    """The board begins to show the session's last step."""
    session = state.session
    steps = range(max(1, session.step_count - 2), session.step_count)
    actors = [split_actor(session.line_at(step))[0] for step in steps]
    state.pacing.moved_at = state.now
    if actors and actors[-1] is not None and session.player(actors[-1]).human:
        state.pacing.hurried = 0  # what others do about it is to be seen
    if state.pacing.turn_began[0] != session.turn:
        state.pacing.turn_began = (session.turn, state.now)
        state.pacing.passed = inf
    state.pacing.moved_again = len(actors) == 2 and actors[0] == actors[1]


def begin_pause(state: TableState) -> None:
    """After a turn has passed, the pause in which nobody's hand can be opened begins now.

    At rest a table is seldom told how late it is. Counted from what it last knew, the pause would
    be shorter or longer by how long the cards of whoever played had moved, which are theirs alone.
    """
    if state.pacing.passed == inf:
        state.pacing.passed = state.now


def played(state: TableState) -> None:
    """A move has been made: the next one has to be asked for again, where they wait for that."""
    state.pacing.next_asked = False


def gone_back(state: TableState) -> None:
    """Something was taken back: the turn may be somebody else's again."""
    if state.session.turn != state.pacing.turn_began[0]:
        state.pacing.turn_began = (state.session.turn, state.now)
        state.pacing.passed = inf


def stirred(state: TableState) -> None:
    """Something on the board has moved or changed: it's at rest from now on, if at all."""
    state.pacing.rested = state.now


def can_call(state: TableState) -> bool:
    """Whether somebody here may still call the last move: the next one takes that right away.

    What goes before all others is never wrong, so nobody waits for a call after it. Whether there
    is anything to call makes no difference.
    """
    verb = split_actor(state.session.line_at(state.session.step_count - 1))[1].partition(" ")[0]
    if not state.data.calls or any(one.first for one in state.data.gestures.get(verb, ())):
        return False
    legal = state.session.legal
    return any(state.data.call_verbs & set(legal(seat)) for seat in callers(state))


def halt(state: TableState) -> None:
    """Time that passes while nobody looks at the table isn't counted as time to call in."""
    who, began = state.pacing.turn_began
    state.pacing.turn_began = (who, began + state.now - state.pacing.rested)
    state.pacing.rested = state.now


def _goes_on_alike(state: TableState, *, calls: bool) -> bool:
    """Whether the next move of a long turn is of the same kind as the last: they are seen as one.

    Where people may call, only moves count that nobody can be called for: those that go before all
    others.
    """
    actor, move = split_actor(state.session.line_at(state.session.step_count - 1))
    verb = move.partition(" ")[0]
    if not state.data.quick or actor is None or actor != state.session.turn:
        return False
    if calls and not any(gesture.first for gesture in state.data.gestures.get(verb, ())):
        return False
    return state.opponents.decided(state.session).partition(" ")[0] == verb


def speed(state: TableState) -> float:
    """How many times as fast as usual cards move now."""
    if state.rerun is not None:
        return max(1.0, MOVES_TAKE / state.rerun.seconds)
    return SPEED if state.pacing.hurried == FASTER else 1.0


def hurries(state: TableState) -> bool:
    """Whether others' moves go on by themselves, which can be hurried.

    Not while the deal or a person's own move is still to be seen.
    """
    session, turn = state.session, state.session.turn
    if turn is None or state.course is not None or state.app.settings.stepped or state.secretly:
        return False
    mover, _ = split_actor(session.line_at(session.step_count - 1))
    theirs = mover is not None and not session.player(mover).human
    return not session.player(turn).human and (theirs or not state.board.busy)


def hurry(state: TableState) -> bool:
    """Show others' moves faster until a person is to decide, and asked again all at once.

    A move that somebody may call is seen like any other, and the time to call it is never cut
    short. False where nothing goes on that can be hurried.
    """
    if not hurries(state):
        return False
    _keep_told(state)
    state.pacing.pressed = state.now
    state.pacing.hurried = min(state.pacing.hurried + 1, AT_ONCE)
    if state.pacing.hurried == AT_ONCE and not can_call(state):
        state.actions.hurry()
    state.changed()
    return True


def late_hurry(state: TableState) -> bool:
    """Take in a key that was meant to hurry others whose turn has just ended; whether it was.

    Somebody who goes on pressing it in the same beat hasn't looked up yet: the next one counts,
    too.
    """
    if state.now - state.pacing.pressed > BEAT:
        return False
    state.pacing.pressed = state.now
    return True


def calm(state: TableState) -> None:
    """As usual again once a person is to decide; call this regularly."""
    turn = state.session.turn
    if turn is not None and not state.session.player(turn).human:
        if state.session.humans:
            told = HURRY in state.app.settings.tips_seen or state.pacing.hurried
            long = not told and hurries(state) and state.now - state.pacing.away > LONG
            if long != state.pacing.teaching:
                state.pacing.teaching = long
                state.changed()
            return
        if turn == state.pacing.turn_began[0]:
            return
    state.pacing.away = state.now
    if state.pacing.teaching:
        _keep_told(state)
    if not state.board.busy:
        state.pacing.hurried = USUALLY


def _keep_told(state: TableState) -> None:
    """Somebody knows now how moves are hurried: it isn't told again."""
    state.pacing.teaching = False
    if HURRY not in (seen := state.app.settings.tips_seen):
        state.app.remember(tips_seen=(*seen, HURRY))


def waiting(state: TableState) -> str:
    """What else can be done while others play, for the prompt; mostly nothing."""
    if not hurries(state):
        return ""
    how = {"press": state.bindings.key("hurry"), "device": state.app.device}
    if state.pacing.hurried == FASTER:
        return wording("table.hurry-more", **how)
    return wording("table.hurry-how", **how) if state.pacing.teaching else ""


def _left(state: TableState) -> float:
    """How many seconds are left of a turn of many moves, longer ones if calls are given more."""
    longest = CALLED * max(1.0, state.app.settings.call_pace / USUAL)
    return max(0.0, longest - (state.pacing.rested - state.pacing.turn_began[1]))


def hasten(state: TableState) -> None:
    """After a computer player's move: where it was to be seen at once its cards don't travel."""
    if skips(state) or (state.pacing.hurried == AT_ONCE and not can_call(state)):
        state.actions.hurry()


def since_own_turn(state: TableState) -> range:
    """The steps of the game in which the others moved since the reader's last turn.

    The reader's own moves in the turn that goes on are none of them, nor is an answer out of turn.
    A turn in which every move was made for the reader is no turn of theirs: it's shown, too.
    """
    session, own, others = state.session, 0, range(0)
    for step in range(1, session.step_count):
        actor, move = split_actor(session.line_at(step))
        if actor is None or move.partition(" ")[0] in state.data.replies:
            continue
        if actor == state.reader:
            own = own if step in state.routine.steps else step
        elif others and own < others[0]:
            others = range(others[0], step + 1)
        else:
            others = range(step, step + 1)
    while others and others[-1] + 1 < session.step_count:  # with what chance or an answer added
        actor, move = split_actor(session.line_at(others[-1] + 1))
        if actor is not None and move.partition(" ")[0] not in state.data.replies:
            break
        others = range(others[0], others[-1] + 2)
    return others


def seconds_again(words: str, *, alike: bool) -> float:
    """How long a move takes when it is shown again, with these words to be read beside it.

    One `alike` the move before it is seen as part of the same.
    """
    return min(LONGEST, max(A_LIKE if alike else A_MOVE, A_LETTER * len(words)))


def onlooking(state: TableState) -> bool:
    """Whether every person here is out of the game, and computer players play on."""
    people = state.session.humans
    return bool(people) and all(is_out(state.table, state.data, seat) for seat in people)


def skips(state: TableState) -> bool:
    """Whether the rest of the game is played at once: somebody brought back sees it again."""
    state.pacing.skipping = state.pacing.skipping and onlooking(state)
    return state.pacing.skipping


def to_the_end(state: TableState) -> None:
    """Play what is left at once, until the end or until a person has cards again."""
    state.pacing.skipping = True
    state.actions.hurry()


def toggle(state: TableState) -> None:
    """Let computer players wait from now on, or go on by themselves."""
    state.app.remember(stepped=not state.app.settings.stepped)
    state.pacing.next_asked = False
    state.changed(Stale.LINES)


def go_on(state: TableState) -> None:
    """Ask for the next move of the computer player on turn, whether it waits or not."""
    turn = state.session.turn
    if turn is not None and not state.session.player(turn).human:
        state.pacing.next_asked = True


def buttons(state: TableState) -> list[Action]:
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
    paused = wording("table.paused", next=state.bindings.named("next"))
    return [*rest, Action(paused, "next", hindrance=hindrance)]
