"""The keyboard's place on the table: one order over cards, piles, seats and buttons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item", bound=Hashable)

REMEMBERED = 24
"""How many items are remembered at which the focus has been."""


class Focus(Generic[Item]):
    """Groups of items; the arrows go along a group, Tab goes to the next one.

    `stays` says of an item whether the focus may come back to it by itself: it does so to cards,
    and not to buttons.
    """

    def __init__(self, stays: Callable[[Item], bool] = lambda _: True) -> None:
        self.groups: list[list[Item]] = []
        self.item: Item | None = None
        self.visible = False
        """Only once a key has been used; the pointer hides the ring again."""
        self.drifted = False
        """Whether the focus went where it is by itself, and no key has been used since."""
        self._stays = stays
        self._led = False
        self._been: list[Item] = []
        """Where it has been, the last place last. What is gone for now may come back."""
        self._used: list[Item] = []
        """The same, without those that were only passed on the way from group to group."""

    def refill(self, groups: Sequence[Sequence[Item]], lead: Item | None = None) -> None:
        """The table has changed. The focus stays on its item, else close to where it was.

        Then it has `drifted`: nobody has put it there. It doesn't follow an item to another group
        while others of its own are left. Once there is a `lead`, it goes there. When that is gone,
        or a group is back that had gone, so is the focus, unless a key has been used since.
        """
        group, place = self._where()
        before = set(self.groups[group]) if self.groups else set()
        self.groups = [list(items) for items in groups if items]
        home = next((items for items in self.groups if (before - {self.item}) & set(items)), None)
        if home is not None and self.item is not None and self.item not in home:
            self._forget(self.item)
            self._use(home[min(place, len(home) - 1)])
            self.drifted = True
        led, self._led = self._led, lead is not None
        if lead is not None and not led:
            self.drifted = self.drifted or self.item != lead
            self.item = lead
        elif lead is None and self.drifted and self.visible:
            last = self._used[-1] if self._used else None
            self.item = last if self._holds(last) else self.item
        if self._holds(self.item) or (self.item is None and not self.visible):
            return  # the first key finds its place: until then anything may come and go
        if not self.groups:
            self.item, self.drifted = None, True
            return
        items = self.groups[min(group, len(self.groups) - 1)]
        self.drifted = self.drifted or self.item is not None
        back = (one for one in reversed(self._used) if self._holds(one))
        self.item = next(back, items[min(place, len(items) - 1)])

    def along(self, step: int) -> None:
        """The neighbour in the group; from the last one back to the first."""
        self.drifted = False
        if self._shown_first():
            return
        group, place = self._where()
        if self.groups:
            items = self.groups[group]
            self._use(items[(place + step) % len(items)])

    def across(
        self, step: int, pull: Callable[[Item], int] = lambda _: 0, *, far: bool = False
    ) -> None:
        """The next group, at the item that pulls most; of equals, at the one where it was left.

        With `far` it goes on to the next group with what pulls most of all. That may be its own,
        unless it is there already.
        """
        self.drifted = False
        if self._shown_first():
            return
        if not self.groups:
            return
        group, _ = self._where()
        here = pull(self.item) if self.item is not None else 0
        if self.item is not None:
            self._put(self.item)
        pulls = [max(map(pull, items)) for items in self.groups]
        steps = range(1, max(2, len(pulls) + (here < max(pulls))))
        way = [(group + step * n) % len(pulls) for n in steps]
        strong = (one for one in way if far and pulls[one] == max(pulls) > 0)
        there = next(strong, way[0])
        best = [one for one in self.groups[there] if pull(one) == pulls[there]]
        self._put(next((one for one in reversed(self._been) if one in best), best[0]))

    def to(self, item: Item) -> None:
        """Put the focus there, if that is in a group."""
        if self._holds(item):
            self._use(item)
            self.drifted = False

    def lead(self, item: Item) -> None:
        """Bring the focus there for somebody, who has not put it there: it has drifted."""
        if self._holds(item) and self.item != item:
            self._use(item)
            self.drifted = True

    def jump(self, fits: Callable[[Item], bool]) -> bool:
        """To the next item that fits, going round; false if there is none."""
        every = [item for items in self.groups for item in items]
        if not every:
            return False
        start = every.index(self.item) + 1 if self.item in every else 0
        for item in every[start:] + every[:start]:
            if fits(item):
                self._use(item)
                self.visible, self.drifted = True, False
                return True
        return False

    def show(self) -> None:
        """Let it be seen where the focus is: at first on the first item of all."""
        self.visible = True
        if self.item is None and self.groups:
            self._put(self.groups[0][0])

    def keep(self) -> None:
        """Something is done where it is: that is no longer only on the way to elsewhere."""
        self.drifted = False
        if self.item is not None:
            self._use(self.item)

    def _put(self, item: Item) -> None:
        """Go there, maybe only in passing."""
        self.item = item
        _last(self._been, item)

    def _use(self, item: Item) -> None:
        self._put(item)
        if self._stays(item):
            _last(self._used, item)

    def _forget(self, item: Item) -> None:
        for run in (self._been, self._used):
            if item in run:
                run.remove(item)

    def _holds(self, item: Item | None) -> bool:
        return any(item in items for items in self.groups)

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


def _last(run: list[Item], item: Item) -> None:
    """Put an item at the end of a list of places, which does not grow for ever."""
    if item in run:
        run.remove(item)
    run.append(item)
    del run[:-REMEMBERED]
