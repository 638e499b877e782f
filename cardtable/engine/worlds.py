"""What a view leaves open: the state that it describes, and the places whose cards it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from cardtable.engine.chance import Chance, mix
from cardtable.engine.guide import look
from cardtable.engine.schema import DataReader

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine.cards import Card
    from cardtable.engine.facts import Fact
    from cardtable.engine.notation import Move
    from cardtable.engine.rules import Rules
    from cardtable.engine.state import State
    from cardtable.engine.view import View

    Game = TypeVar("Game", bound=State)

Holes: TypeAlias = "list[tuple[list[Card], list[tuple[str, list[int]]]]]"
"""Cards that lie somewhere unseen, and the zones and places where: for each kind apart."""


def prepared(game: type[Game], view: View) -> tuple[Game, Holes]:
    """The state behind a view with None where a card is unknown, and those places.

    It is made once for a view and kept there: clone it before filling it. Raises ValueError where
    the view's memory is none of this game.
    """
    if view.prepared is None:
        template = _table(game, view.rules, len(view.seats))
        reader = DataReader()
        told = {key: value for key, value in view.state.items() if key not in game.DERIVED}
        template.memory = reader.fields(game.Memory, told, ("state",))
        if reader.problems:
            raise ValueError("; ".join(reader.lines))
        template.turn, template.outcome = view.turn, view.outcome
        template.known = template.events = None
        template.cards = (*view.placed(), *view.unseen)
        empty: dict[str | None, list[tuple[str, list[int]]]] = {}
        for zone, run in view.zones.items():
            template.zones[zone] = cast("list[Card]", run.copy())
            places = [place for place, one in enumerate(run) if one is None]
            if places:
                empty.setdefault(template.hidden_kind(zone), []).append((zone, places))
        kinds = [template.kind_of(one) for one in view.unseen]
        if any(
            sum(len(places) for _, places in zones) > kinds.count(kind)
            for kind, zones in empty.items()
            if kind
        ):
            # a table set up by hand may break what a deal would hold to
            empty = {None: [zone for zones in empty.values() for zone in zones]}
        unseen = tuple(zip(view.unseen, kinds, strict=True))
        holes: Holes = [
            ([one for one, its in unseen if kind is None or its == kind], zones)
            for kind, zones in empty.items()
        ]
        view.prepared = (template, holes)
    return cast("tuple[Game, Holes]", view.prepared)


def _table(game: type[Game], rules: Rules, seats: int) -> Game:
    """An empty table: every view needs one, so it is furnished once and then copied."""
    tables = rules.prepared.setdefault("tables", {})
    if seats not in tables:
        tables[seats] = game()
        tables[seats].furnish(rules, seats, Chance())
    return cast("Game", tables[seats].clone())


def dealt(game: type[Game], view: View, rng: Random) -> Game:
    """A copy of that state with the unseen cards dealt into those places, all ways being alike."""
    template, holes = prepared(game, view)
    state = template.clone()
    for cards, zones in holes:
        pool = cards.copy()
        mix(pool, rng.random)
        top = reversed(pool)
        for zone, places in zones:
            run = state.zones[zone]
            # `places` first: then zip takes no card more than there are places in this zone
            for place, one in zip(places, top):  # noqa: B905
                run[place] = one
    return state


def preview_of(view: View, move: Move) -> Sequence[Fact]:
    """What a legal move of the view's seat brings about."""
    game = view.rules.game
    return game.guide().preview(prepared(game, view)[0], move)


def tooltip_of(view: View, zone: str, place: int | None = None) -> Sequence[Fact]:
    """What a seat is told about the card at that place, a zone, or another seat.

    It is asked of a state in which cards that the seat can't see are None.
    """
    game = view.rules.game
    template, _ = prepared(game, view)
    return game.guide().tooltip(template, view.seat, look(template.zones, zone, place))
