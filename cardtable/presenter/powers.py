"""What each rank can do at a table, one line each: the reminders of games with many powers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cardtable.engine.cards import Card
from cardtable.engine.clean import one_of
from cardtable.engine.notation import Seat
from cardtable.engine.view import View


@dataclass(frozen=True, slots=True)
class Power:
    """What one word of an option means for the ranks that have it."""

    word: str
    text: str
    """Without a full stop, and short: `all point cards go to the scrap pile`."""
    brief: str = ""
    """The same in few words, for the card beside the table; empty: the text will do."""
    when: Mapping[str, Any] = field(default_factory=dict)
    """The options with which it means that."""
    beside: Mapping[str, str] = field(default_factory=dict)
    """Another text for ranks that have one of these words, too."""
    lies: str = ""
    """The zone where cards of such a rank work as long as they lie there; `p.hand` stands for
    every seat's. Of an ordered pile only the top card counts, if it is shared."""
    upon: bool = False
    """Whether they lie with those on whom they were laid, instead of with their owner."""
    memory: str = ""
    """A key of the memory: while it is set, such a rank is at work."""


@dataclass(frozen=True, slots=True)
class Powers:
    """A list of what ranks can do, from an option that gives each rank its words."""

    title: str
    option: str
    means: tuple[Power, ...] = ()
    also: tuple[Power, ...] = ()
    """What else is told below the ranks, with the `word` in their place: `4 ×`."""
    each: str = ""
    """Where the option gives each rank other ranks instead of words: what it does to `{them}`."""
    against: str = ""
    """The zone of the cards that it is done to, in that case."""
    now: str = "in play now"
    """What is said about ranks that are in play."""
    on_table: bool = True
    """Whether it is on the sheet beside the piles, or only on the page of help."""


class Line(NamedTuple):
    """One line of such a list."""

    rank: str
    text: str
    now: str
    """What is added while it is in play; otherwise empty."""
    brief: str = ""
    seats: tuple[Seat, ...] = ()
    """With whom it lies then, if it lies with anybody."""
    upon: bool = False
    """Whether these are the seats on which it was laid, instead of its owners."""


def lines(powers: Powers, options: Mapping[str, Any], view: View) -> list[Line]:
    """A line for each rank that can do anything, in the order of the option."""
    given: Mapping[Any, Any] = options.get(powers.option, {})
    if powers.each:
        ranks = _ranks(view, powers.against)
        found = []
        for rank, them in given.items():
            names = [str(one) for one in them]
            if names:
                text = powers.each.replace("{them}", one_of(names, "and"))
                now = "" if ranks.isdisjoint(names) else powers.now
                found.append(Line(str(rank), text, now, text))
        return found
    found = []
    for rank, words in given.items():
        wanted = [words] if isinstance(words, str) else list(words)
        told = [one for word in wanted for one in powers.means if one.word == word]
        if told:
            lies = any(_at_work(one, str(rank), view) for one in told)
            seats = (s for s in view.seats if any(_with(one, rank, view, s) for one in told))
            text = "; ".join(dict.fromkeys(_text(one, wanted) for one in told))
            label = "Joker" if rank == "X" else str(rank)
            now, upon = powers.now if lies else "", any(one.upon for one in told)
            brief = "; ".join(dict.fromkeys(one.brief or _text(one, wanted) for one in told))
            found.append(Line(label, text, now, brief, tuple(seats), upon))
    return found + [Line(one.word, one.text, "", one.brief or one.text) for one in powers.also]


def _text(power: Power, words: Sequence[str]) -> str:
    """What a word means for a rank with all these words."""
    return next((text for word, text in power.beside.items() if word in words), power.text)


def _at_work(power: Power, rank: str, view: View) -> bool:
    """Whether a card of that rank does this just now."""
    asked = bool(power.memory and view.state.get(power.memory))
    return asked or bool(power.lies and rank in _ranks(view, power.lies))


def _with(power: Power, rank: Any, view: View, seat: Seat) -> bool:
    """Whether a card of that rank does this in a seat's own zone just now."""
    shared = not power.lies.startswith("p.")
    run = [] if shared else view.zones.get(f"{seat}.{power.lies.removeprefix('p.')}", [])
    return any(one is not None and one.rank == str(rank) for one in run)


def _ranks(view: View, place: str) -> set[str]:
    """The ranks that lie at work in a zone, or in the zones of that name of all seats."""
    if not place.startswith("p."):
        run: Sequence[Card | None] = view.zones.get(place, [])
        run = run[-1:] if place in view.ordered else run
        return {one.rank for one in run if one is not None}
    zones = (f"{seat}.{place.removeprefix('p.')}" for seat in view.seats)
    return {one.rank for zone in zones for one in view.zones.get(zone, []) if one is not None}
