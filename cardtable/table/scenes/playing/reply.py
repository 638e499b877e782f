"""A question that everybody is asked, whatever they hold, where only one answer is open.

The layout file names its verbs (`replies`). Whoever could do nothing but say the one word is asked
like anybody else, so that the asking tells nothing; the answer comes by itself after a pause, or at
a click or a key. At a screen with several people it waits for them: an answer that comes by itself
would tell the others, who look away, that there was nothing to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.presenter.reading import parts
from cardtable.table.board.gestures import Describe

if TYPE_CHECKING:
    from cardtable.engine.notation import Move, Seat
    from cardtable.table.board.gestures import Intent
    from cardtable.table.scenes.playing.scene import Play

PAUSE = 2.0  # seconds


class Reply:
    """The one answer that is open to the reader, and how long it still waits."""

    def __init__(self, scene: Play) -> None:
        self._scene = scene
        self._asked: tuple[int, Seat | None] = (-1, None)
        self._line: Move = ""
        self._since = 0.0
        """When the table came to rest with this question, or was last touched."""

    @property
    def line(self) -> Move:
        """The answer, if the reader is asked and has no other; else nothing."""
        scene = self._scene
        session = scene.session
        asked = (session.step_count, scene.seen)
        if asked != self._asked:
            self._asked, self._line, self._since = asked, "", scene.now
            if scene.data.replies and scene.seen is not None and session.turn == scene.seen:
                lines = session.legal()
                if len(lines) == 1 and parts(lines[0]).verb in scene.data.replies:
                    self._line = lines[0]
        return self._line

    @property
    def share(self) -> float:
        """How much of the pause is left, from 1 to 0; -1 where nothing goes on by itself."""
        if not self.line or not self._alone:
            return -1.0
        return max(0.0, 1 - (self._scene.now - self._since) / PAUSE)

    def due(self) -> bool:
        """Whether the pause is over; to be asked in every frame."""
        scene = self._scene
        if not self.line or not self._alone:
            return False
        if scene.board.busy or scene.ui.layers or scene.spread.looking or scene.gestures.drag:
            self._since = scene.now
        scene.dirty = scene.animating = True
        return scene.now - self._since >= PAUSE

    def give(self) -> None:
        """Answer now."""
        self._scene.gestures.cancel()
        self._scene.act(("line", self.line))

    def skips(self, intent: Intent | None) -> bool:
        """Whether a click that meant this means: go on."""
        if not self.line:
            return False
        told = isinstance(intent, Describe) and self._scene.spread.heap(intent.at) is None
        return intent is None or told

    @property
    def _alone(self) -> bool:
        return len(self._scene.session.humans) == 1
