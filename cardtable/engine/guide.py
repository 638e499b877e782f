"""What a game knows to say about its table: as facts, and never in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from cardtable.engine.cards import Card
from cardtable.engine.clean import Names
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.notation import Move, Seat, Word

S = TypeVar("S")
T = TypeVar("T")


class Spot(NamedTuple):
    """A place on the table, taken apart."""

    owner: Seat
    """`""` where the zone is shared."""
    kind: str
    """The zone's name without its owner: `hand`, `pile`."""
    run: Sequence[Card | None]
    """All that lies in the zone; None for cards that the reader can't see."""
    card: Card | None
    """The card at the place; None where there is none to be seen."""


def look(zones: Mapping[str, Sequence[Card | None]], zone: str, place: int | None) -> Spot:
    """What lies at a place of a zone; without a place, the zone alone."""
    owner, _, kind = zone.rpartition(".")
    run = zones.get(zone, ())  # a seat holds nothing by itself
    return Spot(owner, kind, run, None if place is None or place >= len(run) else run[place])


@dataclass(frozen=True)
class Note:
    """Something worth telling of what lies open on a table, in a line."""

    zone: str
    """Where it belongs; `""`: to the table."""
    text: str = ""
    why: str = ""
    """The reason, where it is not plain."""
    places: tuple[int, ...] = ()
    """The places of the cards that it is about, from 0; none: the zone as a whole."""
    label: str = ""
    """A few words that stand on the table all the time; none: it is told to who asks."""
    sign: str = ""
    """A picture that says the label at a glance: `clockwise`, `anticlockwise`, `up`, `down`,
    `any`, `same`; of a law `cancelled`, which is then told without being in force."""
    rank: str = ""
    """Where the label is a law of the table: the rank that makes it, …"""
    law: str = ""
    """… and the law without that rank."""
    title: Names | None = None
    """What people call such a card."""
    idle: bool = False
    """It says that the card does nothing just now."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What stands in `text`, `why`, `label`, `rank` and `law`, which a game leaves empty."""

    @property
    def reasoned(self) -> str:
        """What it says, with the reason in brackets."""
        return f"{self.text} ({self.why})" if self.why else self.text


def _always(_: object) -> bool:
    return True


def _no_more_about(_: object) -> Mapping[str, Value]:
    return {}


class TriedMove(Generic[S]):
    """A move that a seat tried. What it can see of the table, each game adds for its guards."""

    def __init__(self, state: S, seat: Seat, said: Sequence[Word]) -> None:
        self.state, self.seat = state, seat
        self.verb, *self.rest = said
        self.run = [word for word in self.rest if isinstance(word, Card)]
        self.named = [word for word in self.rest if isinstance(word, str)]
        """Seats, places, zones: all that is no card."""


@dataclass(frozen=True)
class Guard(Generic[T]):
    """One reason why a move is refused; a game's tables of them read like its rules page."""

    key: str
    """What is said: `no-turn`."""
    rule: int | str | Callable[[T], int]
    """The number of the rule that forbids it; a function, where what was tried decides it."""
    forbids: Callable[[T], bool] = _always
    """Whether it forbids a move that was tried. The last guard of a table always does."""
    about: Callable[[T], Mapping[str, Value]] = _no_more_about
    """What its message names."""


def first_that_forbids(guards: Iterable[Guard[T]], tried: T, game: str, rule: str) -> Bar:
    """What the first guard says that forbids a move; `game` and `rule` begin keys and numbers."""
    guard = next(guard for guard in guards if guard.forbids(tried))
    number = guard.rule(tried) if callable(guard.rule) else guard.rule
    return Bar(f"{game}.{guard.key}", guard.about(tried), rule=f"{rule}-{number}")


def _nothing(*_: object) -> tuple[()]:
    return ()


def _no_more(*_: object) -> None:
    return None


def _why_alone(_: object, ended: Said) -> Sequence[Said]:
    return (ended,)


@dataclass(frozen=True)
class Guide(Generic[S]):
    """What one game tells, as functions of its states (`State.guide`).

    `tooltip`, `preview`, `race` and `notes` are asked of what one seat sees: in the state, cards
    that it can't see are None. `reasons` is asked of a world that could be the truth behind that,
    and must be the same in all of them; `refusal` is asked of the truth, and must tell nothing that
    the seat doesn't know.
    """

    refusal: Callable[[S, Seat, Sequence[Word]], Bar]
    """Why a seat can't play a move that is none of its legal ones."""
    means: Callable[[S, Move], Said | None] = _no_more
    """What a legal move of the seat on turn would do, to be told before it is played.

    The word says which of the verb's ways it is; None where the move itself says all.
    """
    preview: Callable[[S, Move], Iterable[Fact]] = _nothing
    """What a legal move of the seat on turn brings about, the weightiest first.

    Neither the move itself (the message `do` of what `means` says of it) nor values that the table
    shows while it is pointed at: scores, marks, numbers of cards.
    """
    reasons: Callable[[S, Move], Iterable[Fact]] = _nothing
    """What speaks for a legal move of the seat on turn, the weightiest first."""
    tooltip: Callable[[S, Seat, Spot], Iterable[Fact]] = _nothing
    """What a card, a zone as a whole, or a seat is and does now, for a reader at that seat."""
    race: Callable[[S, Seat], Fact | None] = _no_more
    """How far a seat still is from winning, for everyone to see, in a few words that stand at its
    place; None where that's decided for it."""
    notes: Callable[[S], Iterable[Note]] = _nothing
    """What is worth telling of the table: what cards count as, what is asked for."""
    powers: Callable[[S, Spot], Sequence[str]] = _nothing
    """The words of the powers that an open card has, the main one first; none of those that are
    not in force."""
    beat: Callable[[S], Note | None] = _no_more
    """What has to be beaten or followed now: at its zone the rank (`label`) and which way (`sign`:
    `up`, `down`, `any`, or `same` where nothing but that will do); None where nothing has."""
    account: Callable[[S, Said], Iterable[Said]] = _why_alone
    """Once it is over, from why it is: why; then what each seat's score is made of, with a `count`
    each."""
    problems: Callable[[S], Iterable[str]] = _nothing
    """What is wrong with a written position that only this game's rules can tell."""

    def tells(self, what: str) -> bool:
        """Whether a game has a function of its own for that, and not the one of every game."""
        return getattr(self, what) is not getattr(Guide, what)
