"""Pictures that are kept, up to so many bytes: those used last stay."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Shelf:
    """Pictures by their key. Once they need more than `room` bytes, the longest unused one goes."""

    def __init__(self, room: int) -> None:
        """`room` in bytes. A picture larger than that is made anew each time but one."""
        self.room = room
        self.used = 0
        """Bytes of all pictures here."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that key, made if it is not here. Shared: never draw on it."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        picture = make()
        self._pictures[key] = picture
        self.used += _bytes(picture)
        while self.used > self.room and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self.used -= _bytes(oldest)
        return picture

    def clear(self) -> None:
        """Drop every picture."""
        self._pictures.clear()
        self.used = 0


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
