"""The keyboard's place on the table: one order over cards, piles, seats and buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)


class Focus(Generic[Item]):
    """Groups of items; the arrows go along a group, Tab goes to the next one."""

    def __init__(self) -> None:
        self.groups: list[list[Item]] = []
        self.item: Item | None = None
        self.visible = False
        """Only once a key has been used; the pointer hides the ring again."""
        self.drifted = False
        """Whether the focus went where it is by itself, and no key has been used since."""
        self._led = False
        self._places: dict[int, int] = {}

    def refill(self, groups: Sequence[Sequence[Item]], lead: Item | None = None) -> None:
        """The table has changed. The focus stays on its item, else close to where it was.

        Then it has `drifted`: nobody has put it there. It doesn't follow an item to another group
        while others of its own are left. Once there is a `lead`, it goes there.
        """
        group, place = self._where()
        before = set(self.groups[group]) if self.groups else set()
        self.groups = [list(items) for items in groups if items]
        home = next((items for items in self.groups if (before - {self.item}) & set(items)), None)
        if home is not None and self.item not in home and self._holds(self.item):
            self.item, self.drifted = home[min(place, len(home) - 1)], True
        led, self._led = self._led, lead is not None
        if lead is not None and not led:
            self.drifted = self.drifted or self.item != lead
            self.item = lead
        if self._holds(self.item) or (self.item is None and not self.visible):
            return  # the first key finds its place: until then anything may come and go
        if not self.groups:
            self.item = None
            return
        items = self.groups[min(group, len(self.groups) - 1)]
        self.drifted = self.drifted or self.item is not None
        self.item = items[min(place, len(items) - 1)]

    def along(self, step: int) -> None:
        """The neighbour in the group; from the last one back to the first."""
        self.drifted = False
        if self._shown_first():
            return
        group, place = self._where()
        if self.groups:
            items = self.groups[group]
            self.item = items[(place + step) % len(items)]

    def across(self, step: int) -> None:
        """The next group, at the item where it was left."""
        self.drifted = False
        if self._shown_first():
            return
        if not self.groups:
            return
        group, place = self._where()
        self._places[group] = place
        group = (group + step) % len(self.groups)
        items = self.groups[group]
        self.item = items[min(self._places.get(group, 0), len(items) - 1)]

    def to(self, item: Item) -> None:
        """Put the focus there, if that is in a group."""
        if self._holds(item):
            self.item, self.drifted = item, False

    def jump(self, fits: Callable[[Item], bool]) -> bool:
        """To the next item that fits, going round; false if there is none."""
        every = [item for items in self.groups for item in items]
        if not every:
            return False
        start = every.index(self.item) + 1 if self.item in every else 0
        for item in every[start:] + every[:start]:
            if fits(item):
                self.item = item
                self.visible, self.drifted = True, False
                return True
        return False

    def _holds(self, item: Item | None) -> bool:
        return any(item in items for items in self.groups)

    def show(self) -> None:
        """Let it be seen where the focus is: at first on the first item of all."""
        self.visible = True
        if self.item is None and self.groups:
            self.item = self.groups[0][0]

    def _shown_first(self) -> bool:
        """The first key only shows where the focus is."""
        if self.visible and self.item is not None:
            return False
        self.show()
        return True

    def _where(self) -> tuple[int, int]:
        for number, items in enumerate(self.groups):
            if self.item in items:
                return number, items.index(self.item)
        return 0, 0
