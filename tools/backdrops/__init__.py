"""What is printed on the games' own tables: one module a table."""

from __future__ import annotations

from collections.abc import Callable

from backdrops import board, pub

PICTURES: dict[str, Callable[[], str]] = {
    **pub.PICTURES,
    **board.PICTURES,
}
