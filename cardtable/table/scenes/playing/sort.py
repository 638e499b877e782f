"""The reader's hand in order: by rank, by suit, and a library only when asked twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardtable.presenter.tabledata import owner_of

if TYPE_CHECKING:
    from cardtable.engine.notation import Seat
    from cardtable.table.scenes.playing.scene import Play


class Sorter:
    """Sorts hands, and knows which have grown too large for it."""

    def __init__(self, scene: Play) -> None:
        self._scene = scene
        self.libraries: dict[Seat, Mapping[str, str]] = {}
        """Who has been told to sort a hand that has grown too large, and in what words."""
        self._teased: set[Seat] = set()

    def sort(self) -> None:
        """Sort the reader's hand by rank, or by suit if it is so already, and keep it sorted.

        A library has to be asked twice.
        """
        scene = self._scene
        library = self.libraries.get(scene.reader)
        if library is not None and scene.reader not in self._teased:
            self._teased.add(scene.reader)
            buttons = scene.controls.buttons
            scene.note(
                library.get("tease", ""), buttons[-1].rect if buttons else scene.ui.root.rect
            )
            return
        self.libraries.pop(scene.reader, None)
        looks = {zone: look for zone in self._zones() if (look := scene.data.look(zone))}
        before = {zone: list(scene.table.zones[zone]) for zone in looks}
        for zone, look in looks.items():
            scene.table.sort(zone, look.sort)
        if before == {zone: scene.table.zones[zone] for zone in looks}:
            for zone, look in looks.items():
                scene.table.sort(zone, look.sort, suits=True)
        scene.board.replan(scene.board.pace.settle * 1.5)
        scene.app.sound.play("slide", 0.6)
        scene.refresh()

    def overflowed(self, words: Mapping[str, str]) -> None:
        """The reader's hand has become a library: it lies as it lies until it is sorted."""
        scene = self._scene
        self.libraries[scene.reader] = words
        self._teased.discard(scene.reader)
        for zone in self._zones():
            scene.table.arrange.pop(zone, None)

    def _zones(self) -> list[str]:
        scene = self._scene
        return [
            zone
            for zone in scene.table.zones
            if owner_of(zone) == scene.reader and (look := scene.data.look(zone)) and look.sort
        ]
