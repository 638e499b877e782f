"""What the short forms of the terminal mean, told once: `9D#2`, `+3a`, `t6`, `p2`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.engine.notation import Move
from cardtable.presenter.model import lowered, parts
from cardtable.presenter.phrases import CARD_WORD, wording

CARDS = {
    "plain": "terminal.form-plain",
    "pack": "terminal.form-pack",
    "joker": "terminal.form-joker",
    "side": "terminal.form-side",
}
"""How to read each kind. No card of the table is named: it might be somebody's secret."""


class Legend:
    """Collects which short forms have been shown, and explains each of them once."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        """Every kind that has been shown, and what it means."""
        self._new: list[str] = []

    def read(self, text: str) -> None:
        """These words are shown: cards in them are explained next."""
        for found in CARD_WORD.finditer(text):
            for kind in _kinds(found[0]):
                self._add(kind, wording(CARDS[kind]))

    def read_move(self, line: Move, place: Callable[[str], str], seats: Mapping[str, str]) -> None:
        """A line is shown as it is typed: its places and players are explained next.

        `place` gives the name of a place in a line; `seats` are the names of the players.
        """
        found = parts(line)
        for code in found.others:
            name = place(code)
            if name.lower() not in {"", code}:
                # one of several alike is enough: of pile no. 1 to pile no. 8, or of the foundations
                told = wording("terminal.form-place", code=code, name=lowered(name))
                self._add(f"place {name.partition(' ')[0]}", told)
        for seat in found.seats:
            told = wording("terminal.form-seat", code=seat, name=seats.get(seat, seat))
            self._add(f"seat {seat}", told)

    def due(self) -> str:
        """What has been shown and not explained yet, in one line; empty if there is nothing."""
        told, self._new = " ".join(self._known[kind] for kind in self._new), []
        return told

    @property
    def every(self) -> list[str]:
        """Everything explained so far."""
        return list(self._known.values())

    def _add(self, kind: str, words: str) -> None:
        if kind not in self._known:
            self._known[kind] = words
            self._new.append(kind)


def _kinds(name: str) -> list[str]:
    """What has to be known to read a card's name."""
    if name[0] in "+-":
        return ["side"]
    kinds = ["joker" if name[0] == "X" else "plain"]
    return [*kinds, "pack"] if "#" in name else kinds
