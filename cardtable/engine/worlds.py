"""What a view leaves open: the state that it describes, and the places whose cards it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from cardtable.engine.chance import Chance
from cardtable.engine.options import typed_fields

if TYPE_CHECKING:
    from cardtable.engine.cards import Card
    from cardtable.engine.state import State
    from cardtable.engine.view import View

    Game = TypeVar("Game", bound=State)

Holes: TypeAlias = "dict[str | None, list[tuple[str, int]]]"
"""Zones and places without a card, by the kind of card that must lie there (None: any)."""


def prepared(game: type[Game], view: View) -> tuple[Game, Holes]:
    """The state behind a view with None where a card is unknown, and those places.

    It is made once for a view and kept there: clone it before filling it. Raises ValueError where
    the view's memory is none of this game.
    """
    if view.prepared is None:
        template = game(view.rules, len(view.seats), Chance())
        problems: list[str] = []
        told = {key: value for key, value in view.state.items() if key not in game.DERIVED}
        template.memory = typed_fields(game.Memory, told, "state", problems)
        if problems:
            raise ValueError("; ".join(problems))
        template.turn, template.outcome = view.turn, view.outcome
        template.known = template.events = None
        template.cards = (*view.placed(), *view.unseen)
        holes: Holes = {}
        for zone, run in view.zones.items():
            template.zones[zone] = cast("list[Card]", run.copy())
            places = [(zone, place) for place, one in enumerate(run) if one is None]
            if places:
                holes.setdefault(template.hidden_kind(zone), []).extend(places)
        kinds = [template.kind_of(one) for one in view.unseen]
        if any(len(places) > kinds.count(kind) for kind, places in holes.items() if kind):
            # a table set up by hand may break what a deal would hold to
            holes = {None: [place for places in holes.values() for place in places]}
        view.prepared = (template, holes)
    return cast("tuple[Game, Holes]", view.prepared)


def open_zones(view: View) -> frozenset[str]:
    """The zones in which every seat sees every card, at the moment of that view."""
    template, _ = prepared(view.rules.game, view)
    everybody = template.everybody
    return frozenset(zone for zone in template.specs if template.seers(zone) == everybody)
