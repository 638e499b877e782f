"""A field that finds words in a text beside it: it marks and counts them, and steps through."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.table.drawing.canvas import Canvas
from cardtable.table.keyboard import shortcut
from cardtable.table.widgets.boxes import Scroll
from cardtable.table.widgets.entries import TextEntry
from cardtable.table.widgets.richtext import RichText

_TIP = "Ctrl+F or / to type here\nEnter: next, Shift+Enter: the one before"


class Finder(TextEntry):
    """Finds what is typed into it in a text; how many there are stands at its right end."""

    def __init__(
        self, text: RichText, view: Scroll, wanted: str, changed: Callable[[str], None], label: str
    ) -> None:
        """`view` scrolls the text; `wanted` is looked for at once, `changed` told what is typed."""
        super().__init__(wanted, self._typed, hint=f"{label}…", label=label, wide=290)
        self.tip = _TIP
        self._page, self._view, self._told = text, view, changed
        self._at = 0
        text.seek(wanted)

    @property
    def _count(self) -> int:
        return len(self._page.hits)

    @property
    def found(self) -> str:
        """Which of how many hits is shown, in words; nothing while nothing is looked for."""
        if not self.value.strip():
            return ""
        return f"{self._at + 1} of {self._count}" if self._count else "Nothing found"

    @property
    def spoken(self) -> str:
        return ", ".join(filter(None, (f"{self.label}: {self.value}", self.found, "text")))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        p = self.theme.palette
        image = self.theme.text(self.found, "small", p.ink_soft if self._count else p.bad)
        x = self.rect.right - self.theme.px(12)
        canvas.blit(image, image.get_rect(midright=(x, self.rect.centery)))

    def kept(self) -> int:
        return self.theme.width(self.found, "small") + self.theme.px(8) if self.found else 0

    def _typed(self, wanted: str) -> None:
        self._told(wanted)
        self._page.seek(wanted)
        below = (i for i, hit in enumerate(self._page.hits) if hit[0].top >= self._view.offset)
        self._show(next(below, 0))

    def _show(self, hit: int) -> None:
        """Go to a hit, and leave room around it; beyond the last comes the first."""
        self.mark()
        if self._count:
            self._at = hit % self._count
            self._page.turn_to(self._at)
            view, place = self._view, self._page.hits[self._at][0]
            if not view.offset <= place.top <= view.offset + view.rect.height - 2 * place.height:
                view.scroll_to(place.centery - view.rect.height // 2)

    def key(self, event: pygame.Event) -> bool:
        back = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case pygame.K_RETURN:
                self._show(self._at + (-1 if back else 1))
            case pygame.K_DOWN | pygame.K_UP if self._count:
                self._show(self._at + (1 if event.key == pygame.K_DOWN else -1))
            case _:
                return super().key(event)
        return True

    def anywhere(self, event: pygame.Event) -> bool:
        """A key that works on the whole page, wherever the focus is; true if it was used."""
        if shortcut(event) == "Ctrl+F" or (event.key == pygame.K_SLASH and not self.focused):
            self.ui.set_focus(self)
            self.select()
        elif event.key == pygame.K_F3 and self.value:
            self._show(self._at + (-1 if event.mod & pygame.KMOD_SHIFT else 1))
        elif event.key == pygame.K_ESCAPE and self.value:
            self.select()
            self.text("")
        else:
            return False
        return True
