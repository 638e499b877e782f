"""A hint: what a strong computer player would do in the reader's chair, with the reader's eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card
from cardtable.engine.notation import words
from cardtable.presenter.reading import Target

if TYPE_CHECKING:
    from cardtable.engine.notation import Move
    from cardtable.table.scenes.playing.opponents import Thinker
    from cardtable.table.scenes.playing.scene import Play

LEVEL = "hard"
SHOWN = 6.0  # seconds that the cards stand out
_STRIDE = 7_919  # hints are no guide to what a computer player with the same seed will do


class Hint:
    """Asks a player of its own, so that it is in nobody's way, and shows what it says."""

    def __init__(self, scene: Play, make: Callable[[], Thinker]) -> None:
        """`make` is called when a hint is first asked for."""
        self._scene = scene
        self._make = make
        self._thinker: Thinker | None = None
        self._asked: int | None = None
        """How many steps the game had when the question was asked that is open."""

    def ask(self) -> None:
        """Think about the reader's move; the hint is shown when it is there."""
        scene, session = self._scene, self._scene.session
        if session.turn != scene.reader or scene.seen != scene.reader:
            turn = session.turn
            if turn is not None:
                near = scene.place_of(Target("seat", turn))
                scene.note(f"There is nothing to advise: {scene.name(turn)} is to decide", near)
            return
        seed = (session.record.seed or 0) * _STRIDE + session.step_count
        try:
            self._thinker = self._thinker or self._make()
            self._thinker.ask(session.view(scene.reader), session.rules, LEVEL, seed)
        except (OSError, ValueError) as error:
            self._tell(f"There is no hint just now: {error}", [])
            return
        self._asked = session.step_count

    def look(self) -> None:
        """Show the hint if it has come; to be called now and then."""
        if self._asked is None or self._thinker is None:
            return
        scene = self._scene
        if self._asked != scene.session.step_count or scene.seen != scene.reader:
            self._thinker.cancel()  # who has moved needs no advice any more
            self._asked = None
            return
        answer = self._thinker.poll()
        if answer is None:
            return
        self._asked = None
        if answer.line not in scene.session.legal():
            self._tell(f"There is no hint just now: {answer.problem or answer.line}", [])
            return
        self._tell(f"Hint: {scene.words_of(answer.line)}", self._cards(answer.line))

    def close(self) -> None:
        """The table is left."""
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = self._asked = None

    def _cards(self, line: Move) -> list[int]:
        """The sprites of the cards that a line names, by name or by their place."""
        scene = self._scene
        named = {word for word in words(line) if isinstance(word, Card)}
        sprites = scene.table.sprites()
        return [one.id for one in sprites if one.card in named]

    def _tell(self, what: str, cards: list[int]) -> None:
        scene = self._scene
        target = Target("card", str(cards[0])) if cards else Target("seat", scene.reader)
        scene.note(what, scene.place_of(target))
        if cards:
            scene.point_at(cards, (), SHOWN)
