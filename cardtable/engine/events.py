"""Events: what happened, as one seat may know it.

Law: the redacted events of a move, folded over a seat's old view, give its new view. So events
are complete for the screen, the log, bots and anything else that follows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from cardtable.engine.cards import HIDDEN, Card, names
from cardtable.engine.notation import Seat


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    reason: str
    """A word of the game's page: `loser`, `stall`, `points` …"""
    ranking: tuple[tuple[Seat, ...], ...]
    """Groups of seats, best first; seats that share a group did equally well."""
    result: dict[str, object] = field(default_factory=dict)
    """The page's `result`, plain data."""

    @property
    def team(self) -> tuple[Seat, ...]:
        """The seats that have won together, where a game is played in teams: its result's `team`.

        Others that share the first place did equally well, and nobody has won.
        """
        return team_of(self.result)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, alone or as a team; nobody where the first place is shared otherwise."""
        best = self.ranking[0] if len(self.ranking) > 1 else ()
        return best if len(best) == 1 or self.team else ()

    def returns(self, seats: Sequence[Seat]) -> tuple[float, ...]:
        """Each seat's reward by its place, from -1 for the last to 1 for the first."""
        if self.team:
            return tuple(1.0 if seat in self.team else -1.0 for seat in seats)
        places: dict[Seat, float] = {}
        for group in self.ranking:
            middle = len(places) + (len(group) - 1) / 2
            places.update(dict.fromkeys(group, middle))
        last = max(1, len(seats) - 1)
        return tuple(1 - 2 * places[seat] / last for seat in seats)


def team_of(result: object) -> tuple[Seat, ...]:
    """The seats that have won together, by a game's `result` as data; none where no team has."""
    team = result.get("team") if isinstance(result, dict) else None
    return tuple(map(str, team)) if isinstance(team, list) else ()


@dataclass(frozen=True)
class Moved:
    """Cards went from one zone to another, together."""

    cards: tuple[Card | None, ...]
    src: str
    """A zone, or `""`: out of the box, before the game."""
    dst: str
    slots: tuple[int, ...] | None = None
    """Their places in `src` before the move, from 0; None where order means nothing there."""
    at: int | None = None
    """The place in `dst` where the first one lies now, from 0; None: on top, or in no order."""


@dataclass(frozen=True)
class Revealed:
    """A card that stays where it lies was shown."""

    zone: str
    card: Card | None
    slot: int | None = None
    """Its place in the zone, from 0; None where order means nothing there."""


@dataclass(frozen=True)
class Shuffled:
    """Nobody who receives this knows any longer which card lies where in that zone."""

    zone: str
    slots: tuple[int, ...] | None = None
    """At which places of it, from 0; None: anywhere."""


@dataclass(frozen=True)
class Turned:
    """The move is done, and this seat decides now; None: nobody, the game is over."""

    seat: Seat | None
    state: dict[str, object]
    """All that the game remembers in the open, as in a view."""


@dataclass(frozen=True)
class Said:
    """Something worth telling, by the game page's own word, such as `burned` or `library`."""

    seat: Seat | None
    word: str
    about: dict[str, object] = field(default_factory=dict)
    """Public details, plain data."""

    @classmethod
    def of(cls, seat: Seat | None, word: str, **about: object) -> Said:
        """A word and what it is about, with cards written as notation."""
        return cls(seat, word, {key: as_told(value) for key, value in about.items()})


@dataclass(frozen=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event: TypeAlias = Moved | Revealed | Shuffled | Turned | Said | Ended
Masks: TypeAlias = tuple[int, ...]
"""For each card of an event, the seats that know it."""


@dataclass(frozen=True)
class Entry:
    """An event as the state noted it, with who may know what of it.

    `audience` says who receives the event at all, `knowing` for each card who knows it from then
    on, and `before` who did until then.
    """

    event: Event
    audience: int = -1
    knowing: Masks = ()
    before: Masks = ()


def redact(entries: Iterable[Entry], seat: int) -> list[Event]:
    """What the seat of that number (0 is p1) may know of these events."""
    return common(entries, [seat])


def common(entries: Iterable[Entry], seats: Iterable[int]) -> list[Event]:
    """What every one of these seats may know of these events."""
    bits = sum(1 << seat for seat in set(seats))
    events: list[Event] = []
    for entry in entries:
        event = entry.event
        if isinstance(event, Turned) and entry.audience & bits and events:
            last = events[-1]
            if isinstance(last, Turned):  # each was told of the table in words of their own
                events[-1] = Turned(last.seat, shared(last.state, event.state))
                continue
        # what one of them has lost track of, they don't know together
        open_to_all = isinstance(event, Turned | Shuffled) or entry.audience & bits == bits
        if open_to_all and entry.audience & bits:
            events.append(_redacted(entry, bits))
    return events


def shared(one: Any, other: Any) -> Any:
    """What two seats were told alike, as plain data; in words that differ, `??` for the rest."""
    if isinstance(one, dict):
        return {key: shared(value, other[key]) for key, value in one.items()}
    if isinstance(one, list | tuple):
        return type(one)(shared(*pair) for pair in zip(one, other, strict=True))
    if isinstance(one, str) and one != other:
        pairs = zip(one.split(), other.split(), strict=True)
        return " ".join(mine if mine == theirs else HIDDEN for mine, theirs in pairs)
    return one


def brought_to_light(entries: Iterable[Entry], actor: int, people: int) -> int:
    """The mask of those people to whom a move showed something hidden.

    `actor` is the number of the seat that made it. What they knew themselves, they show to those
    who see it; a card that they did not know either is news to everybody.
    """
    count = 0
    for entry in entries:
        for was, now in zip(entry.before, entry.knowing, strict=True):
            if news := now & ~was & people:
                count |= news if was >> actor & 1 else people
    return count


def _redacted(entry: Entry, bits: int) -> Event:
    event = entry.event
    if isinstance(event, Moved):
        cards = zip(event.cards, entry.knowing, strict=True)
        seen = (card if mask & bits == bits else None for card, mask in cards)
        return replace(event, cards=tuple(seen))
    if isinstance(event, Revealed) and entry.knowing[0] & bits != bits:
        return replace(event, card=None)
    return event


def as_told(value: Any) -> Any:
    """What a word is about, as events hold it: cards are written as notation."""
    if isinstance(value, Card):
        return value.name
    if isinstance(value, list):
        return names(value)
    return value
