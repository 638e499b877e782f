"""Calls out of turn, which stand open all the while, and the pace that leaves room for them.

A button for a call is there as long as another seat is on turn, whatever has been played: whether
the call is right, or possible at all, is found out by making it. So nobody can tell by the table.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from cardtable.engine.notation import split_actor
from cardtable.presenter.reading import Target
from cardtable.table.board.surround import Action
from cardtable.table.scenes.playing.why import refused

if TYPE_CHECKING:
    from cardtable.engine.notation import Move, Seat
    from cardtable.table.scenes.playing.scene import Play

SUDDEN = 0.3  # seconds: a call so soon after a move was meant for the one before it


class Calls:
    """What people may call while others play."""

    def __init__(self, scene: Play) -> None:
        self._scene = scene
        self._moved_at = -inf
        self._second = False
        """Whether the last move was not the first that its player made this turn."""

    def moved(self) -> None:
        """The table begins to show the session's last step."""
        session = self._scene.session
        steps = range(max(1, session.step_count - 2), session.step_count)
        actors = [split_actor(session.line_at(step))[0] for step in steps]
        self._moved_at = self._scene.now
        self._second = len(actors) == 2 and actors[0] == actors[1]

    def callers(self) -> list[Seat]:
        """The people at this table who may call now."""
        scene, session = self._scene, self._scene.session
        if session.over or scene.seen is None or scene.aside is not None:
            return []
        present = session.humans if scene.data.public else [scene.reader]
        return [seat for seat in present if seat != session.turn and session.player(seat).human]

    def offers(self) -> list[Action]:
        """The buttons, each caller's name on it where there could be several.

        On the only person's own turn it keeps its place: nothing else is to be hit there by a call
        that comes too late.
        """
        scene = self._scene
        several, callers = len(scene.session.humans) > 1, self.callers()
        idle = [scene.reader] if scene.seen == scene.reader and not scene.session.over else []
        return [
            Action(
                f"{scene.name(seat)}: {one.button}" if several else one.button,
                ("call", seat, verb),
                primary=bool(callers) and not several,
                enabled=bool(callers),
            )
            for seat in callers or idle
            for verb, found in scene.data.gestures.items()
            for one in found
            if one.standing
        ]

    def key(self, key: str) -> bool:
        """Treat a key; true if it calls, or would if it were the time for it."""
        verbs = [
            verb
            for verb, found in self._scene.data.gestures.items()
            if any(one.standing and one.key == key for one in found)
        ]
        callers = self.callers()
        if verbs and len(callers) == 1:
            self.make(callers[0], verbs[0])
        elif verbs:
            words = self._scene.session.explain(f"{self._scene.reader} {verbs[0]}")
            self._say(refused(self._scene, words))
        return bool(verbs)

    def make(self, seat: Seat, line: Move) -> None:
        """Call, unless that may have been meant for the move before this one."""
        scene = self._scene
        if self._second and scene.now - self._moved_at < SUDDEN:
            turn = scene.name(scene.session.turn or "")
            self._say(f"{turn} has just moved again. If you mean that move, call once more")
            return
        scene.hush()
        scene.hurry()
        scene.play(seat, line)

    def _say(self, words: str) -> None:
        scene = self._scene
        turn = scene.session.turn or scene.reader
        if words:
            scene.note(words, scene.place_of(Target("seat", turn)), bad=True)


class Pacer:
    """When a computer player's line is due: after some time, or when it is asked for."""

    def __init__(self, scene: Play) -> None:
        self._scene = scene
        self._asked = False

    @property
    def waits(self) -> bool:
        """Whether computer players wait after each of their moves."""
        return self._scene.app.settings.stepped

    def pace(self) -> float:
        """Seconds that the table must have been at rest."""
        if self._asked or self.waits:
            return 0.0 if self._asked else inf
        settings = self._scene.app.settings
        if not (self._scene.data.calls and self._scene.calls.callers()):
            return settings.bot_pace
        if not self._scene.app.focused:
            return inf  # nobody looks who could call
        return max(settings.bot_pace, settings.call_pace)

    def toggle(self) -> None:
        """Let computer players wait from now on, or go on by themselves."""
        scene = self._scene
        scene.app.remember(stepped=not self.waits)
        self._asked = False
        scene.refresh()

    def go_on(self) -> None:
        """Ask for the next move of the computer player on turn, whether it waits or not."""
        turn = self._scene.session.turn
        if turn is not None and not self._scene.session.player(turn).human:
            self._asked = True

    def taken(self) -> None:
        """Somebody has moved: what was asked for has come, or is void."""
        self._asked = False

    def offers(self) -> list[Action]:
        """The button for the next move; on a person's turn it keeps its place, as calls do."""
        session = self._scene.session
        turn = session.turn
        if not self.waits or turn is None or len(session.humans) == len(session.seats):
            return []
        return [Action("Next move (N)", "next", enabled=not session.player(turn).human)]
