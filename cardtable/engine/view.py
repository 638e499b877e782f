"""What one seat may know of a table: the only thing that bots and the screen are given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, in_order, tidied
from cardtable.engine.events import Ended, Event, Moved, Revealed, Said, Shuffled, Turned, shared
from cardtable.engine.facts import Fact
from cardtable.engine.guide import look

if TYPE_CHECKING:
    from cardtable.engine.events import Outcome
    from cardtable.engine.notation import Move, Seat
    from cardtable.engine.rules import Rules


@dataclass
class View:
    """One seat's knowledge, as plain data. A card that it may not see is None.

    Zones that mean an order are listed bottom first. In the others the known cards come first, in
    written order, then the unknown ones: a place there says nothing.
    """

    rules: Rules = field(repr=False, compare=False)
    seat: Seat
    seats: tuple[Seat, ...]
    turn: Seat | None
    zones: dict[str, list[Card | None]]
    ordered: frozenset[str]
    """The zones that mean an order."""
    state: dict[str, object]
    """What the game remembers in the open, by the names of the game's page; plain data."""
    unseen: list[Card]
    """The cards that the seat could not place, in written order."""
    outcome: Outcome | None = None
    prepared: object = field(default=None, init=False, repr=False, compare=False)
    """A place for what `State.determinize` need work out only once for a view.

    `fold` empties it, and a view made from this one by `dataclasses.replace` begins without it.
    """

    def place_of(self, zone: str, card: Card | None) -> int:
        """Where the card lies in the zone; if the seat doesn't know, where some unknown one lies.

        Raises ValueError if there is neither.
        """
        run = self.zones[zone]
        return run.index(card if card in run else None)

    def placed(self) -> list[Card]:
        """Every card that the seat could place."""
        return [card for run in self.zones.values() for card in run if card is not None]

    def tidy(self, zone: str) -> None:
        """Put a zone without order back into its listed form."""
        if zone not in self.ordered:
            self.zones[zone] = tidied(self.zones[zone])


def common_view(views: Sequence[View]) -> View:
    """What several seats know alike, from the place of the first of them."""
    first, *others = views
    zones: dict[str, list[Card | None]] = {}
    for zone, run in first.zones.items():
        known = [
            card if all(card in other.zones[zone] for other in others) else None for card in run
        ]
        zones[zone] = known if zone in first.ordered else tidied(known)
    state = first.state
    for other in others:
        state = shared(state, other.state)
    unseen = {card for view in views for card in view.unseen}
    return replace(first, zones=zones, state=state, unseen=in_order(unseen))


def fold(view: View, event: Event) -> None:
    """Bring a view up to date with one redacted event of its seat."""
    view.prepared = None
    match event:
        case Moved():
            _fold_move(view, event)
        case Revealed(zone, card, slot):
            if card is not None and card not in view.zones[zone]:
                place = view.place_of(zone, None) if slot is None else slot
                view.zones[zone][place] = card
                view.unseen.remove(card)
                view.tidy(zone)
        case Shuffled(zone, slots):
            run = view.zones[zone]
            for place in range(len(run)) if slots is None or zone not in view.ordered else slots:
                if (card := run[place]) is not None:
                    view.unseen.append(card)
                    run[place] = None
            view.unseen.sort(key=lambda card: card.order)
        case Turned(seat, state):
            view.turn = seat
            view.state = state
        case Ended(outcome):
            view.outcome = outcome
        case Said():
            pass


def _fold_move(view: View, event: Moved) -> None:
    arrived: list[Card | None] = []
    taken: list[int] = []
    for number, card in enumerate(event.cards):
        before: Card | None = None
        if event.src:
            zone = view.zones[event.src]
            if event.slots is not None:
                place = event.slots[number]
                taken.append(place)
                before = zone[place]
            else:
                place = view.place_of(event.src, card)
                before = zone.pop(place)
        if card is not None and before is None:
            view.unseen.remove(card)
        arrived.append(card)
    for place in sorted(taken, reverse=True):
        del view.zones[event.src][place]
    target = view.zones[event.dst]
    if event.at is None:
        target += arrived
    else:
        target[event.at : event.at] = arrived
    view.tidy(event.dst)


def preview_of(view: View, move: Move) -> Sequence[Fact]:
    """What a legal move of the view's seat brings about."""
    game = view.rules.game
    return list(game.guide().preview(game.behind(view)[0], move))


def tooltip_of(view: View, zone: str, place: int | None = None) -> Sequence[Fact]:
    """What a seat is told about the card at that place, a zone, or another seat.

    It is asked of a state in which cards that the seat can't see are None.
    """
    game = view.rules.game
    state, _ = game.behind(view)
    return list(game.guide().tooltip(state, view.seat, look(state.zones, zone, place)))


def due_of(view: View) -> dict[str, str]:
    """What comes first for the seat (`State.due_now`)."""
    return view.rules.game.behind(view)[0].due_now(view.seat)


def race_of(view: View, seat: Seat) -> Fact | None:
    """How far a seat still is from winning, by what everyone sees; None once that's decided."""
    game = view.rules.game
    return None if view.outcome else game.guide().race(game.behind(view)[0], seat)
