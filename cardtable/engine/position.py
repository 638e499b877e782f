"""Positions and views as plain data: what files, scenarios and outside bots hold.

A position is the truth, a view what one seat may know of it; both are mappings of text, as a YAML
file has them. See the formats that the rules pages describe.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from cardtable.engine.cards import Card, cards, in_order, names
from cardtable.engine.chance import Chance
from cardtable.engine.clean import cleaned_problems
from cardtable.engine.events import Outcome
from cardtable.engine.facts import spoken
from cardtable.engine.rules import Rules, TableError
from cardtable.engine.schema import DataReader, plain
from cardtable.engine.state import State
from cardtable.engine.view import View

_POSITION_KEYS = ("turn", "zones", "known", "state")
_VIEW_KEYS = ("seat", "seats", "turn", "zones", "state", "unseen", "outcome")


class PositionError(ValueError):
    """A written position or view that can't be. `problems` lists all that is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = cleaned_problems(problems)
        super().__init__("; ".join(self.problems))


def read_position(
    rules: Rules, seats: int, data: dict[str, Any], chance: Chance | None = None
) -> State:
    """The state that a written position describes; what it leaves out is empty or default.

    Raises PositionError with everything that is wrong, or TableError.
    """
    state = rules.game.blank(rules, seats, chance or Chance(0))
    problems = _unknown_keys(data, _POSITION_KEYS)
    zones = _read_zones(state.zones, data.get("zones"), problems)
    placed: set[Card] = set()
    for zone, run in zones.items():
        for card in run:
            if card is None:
                problems.append(f"zones.{zone}: {spoken('errors.position-hidden')}")
            elif card in placed:
                twice = spoken("errors.position-twice", card=card.name)
                problems.append(f"zones.{zone}: {twice}")
            else:
                placed.add(card)
                state.zones[zone].append(card)
    state.cards = tuple(placed)
    _read_memory(state, data.get("state"), problems)
    # who sees a zone may hang on what is remembered, so this comes after it
    state.track(_read_known(state, data.get("known"), problems))
    if "turn" not in data:
        problems.append(f"turn: {spoken('errors.position-turn')}")
    state.turn = data.get("turn")
    if state.turn is not None and state.turn not in state.seats:
        problems.append(f"turn: {spoken('errors.no-seat', seat=str(state.turn))}")
    if not problems:
        problems += state.problems()
    if problems:
        raise PositionError(problems)
    state.settle()
    state.drain()
    return state


def write_position(state: State) -> dict[str, Any]:
    """The state as plain data, which `read_position` reads again. Empty zones are left out."""
    data: dict[str, Any] = {
        "turn": state.turn,
        "zones": {zone: names(run) for zone, run in state.zones.items() if run},
    }
    known: dict[str, str] = {}
    for seat in state.seats if state.known else ():
        bit, masks = state.bit(seat), cast("dict[Card, int]", state.known)
        remembered = [
            card
            for zone, run in state.zones.items()
            for card in run
            if masks[card] & bit and not state.seers(zone) & bit
        ]
        if remembered:
            known[seat] = names(in_order(remembered))
    if known:
        data["known"] = known
    data["state"] = {
        key: value for key, value in plain(state.memory).items() if key not in state.FLEETING
    }
    return data


def write_view(view: View) -> dict[str, Any]:
    """A view as plain data, which `read_view` reads again."""
    data: dict[str, Any] = {
        "seat": view.seat,
        "seats": len(view.seats),
        "turn": view.turn,
        "zones": {zone: names(run) for zone, run in view.zones.items() if run},
        "state": view.state,
        "unseen": names(view.unseen),
    }
    if view.outcome is not None:
        data["outcome"] = write_outcome(view.outcome)
    return data


def read_view(rules: Rules, data: dict[str, Any]) -> View:
    """The view that plain data describes. Raises PositionError or TableError."""
    problems = _unknown_keys(data, _VIEW_KEYS)
    try:
        seats = int(data["seats"])
        blank = rules.game.blank(rules, seats, Chance())
    except TableError:
        raise
    except (KeyError, TypeError, ValueError):
        raise PositionError([*problems, f"seats: {spoken('errors.view-seats')}"]) from None
    seat, turn = data.get("seat"), data.get("turn")
    if seat not in blank.seats:
        problems.append(f"seat: {spoken('errors.no-seat', seat=str(seat))}")
    if turn is not None and turn not in blank.seats:
        problems.append(f"turn: {spoken('errors.no-seat', seat=str(turn))}")
    zones = _read_zones(blank.zones, data.get("zones"), problems)
    unseen = _read_run("unseen", data.get("unseen", ""), problems)
    hidden = sum(run.count(None) for run in zones.values())
    if not problems and len(unseen) < hidden:
        few = spoken("errors.view-unseen", count=len(unseen), hidden=hidden)
        problems.append(f"unseen: {few}")
    state = data.get("state")
    told = state if isinstance(state, dict) else {}
    _read_memory(
        blank, {key: each for key, each in told.items() if key not in blank.DERIVED}, problems
    )
    if problems:
        raise PositionError(problems)
    outcome = data.get("outcome")
    secret = set(plain(blank.memory)) - set(blank.remembered(cast("str", seat)))
    memory = {key: each for key, each in plain(blank.memory).items() if key not in secret}
    return View(
        rules=rules,
        seat=cast("str", seat),
        seats=blank.seats,
        turn=turn,
        zones={zone: zones.get(zone, []) for zone in blank.zones},
        ordered=blank.ordered,
        state=memory | {key: told[key] for key in blank.DERIVED if key in told},
        unseen=in_order(card for card in unseen if card is not None),
        outcome=read_outcome(outcome) if outcome else None,
    )


def write_outcome(outcome: Outcome) -> dict[str, Any]:
    """An outcome as plain data."""
    return {
        "reason": outcome.reason,
        "ranking": [list(group) for group in outcome.ranking],
        "result": outcome.result,
    }


def read_outcome(data: dict[str, Any]) -> Outcome:
    """The reverse of `write_outcome`. Raises PositionError."""
    try:
        ranking = tuple(tuple(group) for group in data["ranking"])
        return Outcome(str(data["reason"]), ranking, dict(data.get("result") or {}))
    except (KeyError, TypeError, ValueError):
        raise PositionError([f"outcome: {spoken('errors.view-outcome')}"]) from None


def _unknown_keys(data: dict[str, Any], known: tuple[str, ...]) -> list[str]:
    if not isinstance(data, dict):
        raise PositionError([spoken("errors.mapping-with", known=", ".join(known))])
    strange = spoken("errors.no-key", known=", ".join(known), near="none")
    return [f"{key}: {strange}" for key in data.keys() - known]


def _read_zones(
    zones: dict[str, list[Card]], data: Any, problems: list[str]
) -> dict[str, list[Card | None]]:
    runs: dict[str, list[Card | None]] = {}
    if not isinstance(data or {}, dict):
        problems.append(f"zones: {spoken('errors.position-zones')}")
        return runs
    for zone, text in (data or {}).items():
        if zone in zones:
            runs[zone] = _read_run(f"zones.{zone}", text, problems)
        else:
            problems.append(f"zones.{zone}: {spoken('errors.no-such-zone')}")
    return runs


def _read_run(where: str, text: Any, problems: list[str]) -> list[Card | None]:
    try:
        return cards("" if text is None else str(text))
    except ValueError as error:
        problems.append(f"{where}: {error}")
        return []


def _read_known(state: State, data: Any, problems: list[str]) -> dict[Card, int]:
    known: dict[Card, int] = {}
    if not isinstance(data or {}, dict):
        problems.append(f"known: {spoken('errors.position-known')}")
        return known
    for seat, text in (data or {}).items():
        if seat not in state.seats:
            problems.append(f"known.{seat}: {spoken('errors.no-such-seat')}")
            continue
        for card in _read_run(f"known.{seat}", text, problems):
            if card is None or card not in state.cards:
                absent = spoken("errors.position-absent", card=names([card]))
                problems.append(f"known.{seat}: {absent}")
            else:
                known[card] = known.get(card, 0) | state.bit(seat)
    return known


def _read_memory(state: State, data: Any, problems: list[str]) -> None:
    written = {} if data is None else data
    if not isinstance(written, dict):
        problems.append(f"state: {spoken('errors.mapping')}")
        return
    problems += [
        f"state.{key}: {spoken('errors.position-derived')}"
        for key in state.DERIVED
        if key in written
    ]
    set_ = {key: each for key, each in written.items() if key not in state.DERIVED}
    reader = DataReader()
    memory = reader.fields(state.Memory, set_, ("state",))
    problems += reader.lines
    if not reader.problems:
        state.memory = memory


Loader = Callable[[str, dict[str, Any]], Rules]
"""From a rules file's id and overriding options to the resolved rules; raises ValueError."""
