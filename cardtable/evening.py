"""An evening: games played one after the other by the same people, and who has won how many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self, get_args

from cardtable.engine.names import name_key
from cardtable.files import DataError, head_of, newest_games, time_of
from cardtable.players import Player

Length = Literal[0, 3, 5]
"""Best of three or five; 0 where it goes on for as long as people like."""
LENGTHS: tuple[Length, ...] = get_args(Length)
_OVER = 12 * 3600  # seconds after the last move
KEY = "evening"
"""Where a record's `sitting` keeps it: as it stood before that game."""


@dataclass(frozen=True)
class Evening:
    """How an evening stands. It goes on through other games and other seats."""

    length: Length = 0
    won: Mapping[str, int] = field(default_factory=dict)
    """Games that each player has won alone, by name as it is written now."""

    @classmethod
    def read(cls, sitting: Mapping[str, Any], names: Iterable[str]) -> Self:
        """The evening in a record's `sitting`; what makes no sense there counts as nothing."""
        data = sitting.get(KEY)
        known: dict[str, Any] = data if isinstance(data, dict) else {}
        won = known.get("won")
        kept = won.items() if isinstance(won, dict) else ()
        by_key = {name_key(str(name)): count for name, count in kept}
        counts = {name: by_key.get(name_key(name)) for name in names}
        length: Length = next((one for one in LENGTHS if one == known.get("length")), 0)
        return cls(length, {n: c if type(c) is int and c > 0 else 0 for n, c in counts.items()})

    def to_data(self) -> dict[str, Any]:
        """As a record's `sitting` keeps it."""
        return {"length": self.length, "won": {name: n for name, n in self.won.items() if n}}

    def after(self, ranking: Iterable[Iterable[str]]) -> Self:
        """How it stands after a game that ended so: names, best first. Shared, it is nobody's."""
        first, *others = map(tuple, ranking)
        best = first[0] if others and len(first) == 1 else ""
        return replace(self, won={name: n + (name == best) for name, n in self.won.items()})

    @property
    def begun(self) -> bool:
        """Whether anybody has won a game yet."""
        return any(self.won.values())

    @property
    def champion(self) -> str:
        """Who has won the evening; empty while nobody has, and where its length is open."""
        needed = self.length // 2 + 1
        return next((name for name, n in self.won.items() if self.length and n >= needed), "")

    def following(self) -> Self:
        """What the next game belongs to: a new evening like it, once this one has been won."""
        return replace(self, won=dict.fromkeys(self.won, 0)) if self.champion else self


def latest(now: float) -> tuple[Evening, list[Player]] | None:
    """The evening of the game that was played last, and who sat there.

    None before its first win, and when it is long past; `now` is in seconds since 1970.
    """
    for path in newest_games()[:1]:
        with suppress(DataError, OSError, KeyError, TypeError, ValueError, AttributeError):
            if now - time_of(path).timestamp() > _OVER:
                return None
            data = head_of(path)
            players = [Player.from_data(one, n) for n, one in enumerate(data["seats"], 1)]
            evening = Evening.read(data.get("sitting") or {}, [one.name for one in players])
            if outcome := data.get("outcome"):
                seats = {f"p{n}": one.name for n, one in enumerate(players, 1)}
                evening = evening.after(map(seats.__getitem__, g) for g in outcome["ranking"])
            if evening.begun:
                return evening, players
    return None
