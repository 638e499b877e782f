"""The face that belongs to a name, as a widget."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.table.drawing.avatars import avatar
from cardtable.table.drawing.canvas import Canvas
from cardtable.table.widgets.ui import Widget


class Portrait(Widget):
    """The face of whoever a name is being given to."""

    def __init__(self, name: Callable[[], str], side: float) -> None:
        """`name` is asked each time it is drawn; `side` is how large it is at scale 1."""
        super().__init__()
        self._name, self._side = name, side

    def measure(self, width: int) -> tuple[int, int]:
        del width
        side = self.theme.px(self._side)
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        image = avatar(self.theme, self._name(), side)
        canvas.blit(image, image.get_rect(center=self.rect.center))
