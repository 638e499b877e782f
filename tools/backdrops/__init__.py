"""What is printed on the games' own tables: one module a table."""

from __future__ import annotations

from collections.abc import Callable

from backdrops import bank, board, chart, pub, tarot, things

PICTURES: dict[str, Callable[[], str]] = {
    **pub.PICTURES,
    **tarot.PICTURES,
    **chart.PICTURES,
    **bank.PICTURES,
    **board.PICTURES,
    **things.PICTURES,
}
