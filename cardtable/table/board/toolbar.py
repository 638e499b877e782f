"""The icons in a table's upper corner, and the drawer that opens below the last of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import pygame

from cardtable.table.widgets.bindings import Bindings
from cardtable.table.widgets.drawer import Drawer
from cardtable.table.widgets.icons import IconButton

# All in units of the table.
SIDE = 0.056  # of an icon
GAP = 0.011  # between two of them
TOP, EDGE = 0.022, 0.033  # from the upper edge, and from the one beside the last icon


class Toolbar:
    """The icons of a scene's actions, and what is to be known of them just now."""

    def __init__(
        self,
        bindings: Callable[[], Bindings],
        do: Callable[[str], None],
        hindrance: Callable[[str], str] = lambda _: "",
        on: Callable[[str], bool] = lambda _: False,
        made: Mapping[str, IconButton] = MappingProxyType({}),
    ) -> None:
        """`bindings` gives the scene's; `do` does the action of an id.

        `hindrance` says why one can't be done just now, `on` whether it is switched on. `made`
        are icons that do more than to be clicked.
        """
        self._bindings, self._do, self.hindrance, self._on = bindings, do, hindrance, on
        self.icons = {
            one.id: made.get(one.id) or IconButton(one.icon, one.words, partial(do, one.id))
            for one in bindings().at("toolbar")
        }

    def refresh(self) -> None:
        """Show which icons can be used now, and which are switched on."""
        bindings = self._bindings()
        for id, icon in self.icons.items():
            icon.shown = id in bindings
            if not icon.shown:
                continue
            icon.allow(self.hindrance(id))
            icon.on, icon.tip = self._on(id), bindings.tip(id)
            icon.mark()

    def near(self, id: str) -> pygame.Rect:
        """Where an action is found: its icon, or the one that opens the drawer."""
        return self.icons.get(id, self.icons["drawer"]).rect

    def open(self) -> None:
        """Open the drawer."""
        icon = self.icons["drawer"]
        icon.ui.open(Drawer(icon, self._bindings(), self._do, self.hindrance, self._on))


def corner(count: int, unit: float) -> tuple[int, int]:
    """The pixels of a table's corner that so many icons take, with the space around them."""
    return round((EDGE + count * (SIDE + GAP)) * unit), round((TOP + SIDE + GAP) * unit)


def places(count: int, area: pygame.Rect, unit: float, *, left: bool) -> list[pygame.Rect]:
    """Of each icon on a table of that unit, the last one outermost: in its upper right corner.

    If it is to be the left one, everything is mirrored.
    """
    side, step = round(SIDE * unit), round(SIDE * unit) + round(GAP * unit)
    top, edge = area.y + round(TOP * unit), round(EDGE * unit)
    outwards = [edge + (count - 1 - n) * step for n in range(count)]
    return [
        pygame.Rect(area.x + x if left else area.right - x - side, top, side, side)
        for x in outwards
    ]
