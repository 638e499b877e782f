"""Which heaps and columns are spread out, to be looked through or to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.presenter.reading import Target
from cardtable.table.scenes.playing.offer import stops

if TYPE_CHECKING:
    from cardtable.table.scenes.playing.scene import Play


class Spread:
    """Tells the board which zones lie open just now."""

    def __init__(self, scene: Play) -> None:
        self._scene = scene
        self.looking = ""
        """The heap that the reader looks through."""
        self._peeking = ""
        """The column under the pointer or the focus, if its cards lie too close to be read."""

    def look_through(self, at: Target) -> bool:
        """Open the heap that was clicked, or close it; false if it is none."""
        heap = self.heap(at)
        if heap is None:
            return False
        self.looking = "" if heap in self._scene.board.opened else heap
        self.refresh()
        self._scene.focus.refill(stops(self._scene))
        return True

    def peek(self, zone: str) -> None:
        """The pointer or the focus is on that zone, or on none."""
        place = self._scene.plan.zones.get(zone)
        zone = zone if place is not None and place.tight else ""
        if zone != self._peeking:
            self._peeking = zone
            self.refresh()
            self._scene.dirty = True

    def refresh(self) -> None:
        """The game or the reader has changed: spread out what has to be."""
        self._scene.board.spread(self._zones())

    def heap(self, at: Target) -> str | None:
        """The heap that this belongs to, if it is one that can be looked through."""
        scene = self._scene
        sprite = scene.table.find(int(at.name)) if at.kind == "card" else None
        zone = sprite.zone if sprite else at.name
        look = scene.data.look(zone)
        few = look is None or not look.opens or len(scene.table.zones[zone]) < 2
        return None if few else zone

    def _zones(self) -> list[str]:
        """Those that are looked through or read, and those of which a card is to be chosen."""
        scene = self._scene
        named = scene.reading.named
        return [
            zone
            for zone, run in scene.table.zones.items()
            if zone == self._peeking
            or (
                (look := scene.data.look(zone)) is not None
                and look.opens
                and (zone == self.looking or any(one.card in named for one in run))
            )
        ]
