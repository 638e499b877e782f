"""What Cuttle's cards and piles are and do here and now: facts, the weightiest first.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import Card, card, with_riders
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Spot
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cuttle.options import COUNTER, JACK
from cardtable.games.cuttle.powers import ACTIONS, Play
from cardtable.games.cuttle.telling import kings, ranks_with
from cardtable.games.cuttle.uses import uses
from cardtable.games.cuttle.zones import HAND, POINTS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def tooltip(state: Cuttle, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there, every use that it has now, and what would come of it."""
    owner, kind, run, one = at
    if kind in state.seats:
        return _seat(state, kind)
    if one is None:
        return _zone(state, reader, owner, kind)
    match kind:
        case "draw":
            return iter([Fact("cuttle.on-draw-pile")])
        case "scrap":
            return _scrapped(state, reader, one)
        case "played":
            return _played(state, reader, one, run.index(one))
        case "drawn":
            return _held(state, reader, state.memory.player, one)
        case "hand":
            return _held(state, reader, owner, one)
    return _on_table(state, reader, one, owner, kind)


# ---------------------------------------------------------------------- cards to be played


def _held(state: Cuttle, reader: Seat, seat: Seat, one: Card) -> Iterator[Fact]:
    """Every use of a card in a hand, or of one that a Seven has turned up."""
    memory = state.memory
    if one.name in memory.frozen.get(seat, ()):
        now = memory.player == seat and one.name not in memory.fresh
        yield Bar("cuttle.frozen", {"when": "this" if now else "next"}, rule="CU-20")
        return
    if memory.phase == "counter" and state.turn == seat and one.rank == COUNTER:
        yield Fact("cuttle.counters", {"card": state.zones["played"][-1]})
        return
    asked = memory.phase != "turn" and state.turn == seat and one not in state.zones["drawn"]
    for fact in _uses(state, reader, seat, one):
        # what is in its way then is the question that its owner is asked
        yield Fact(fact.key, fact.about) if asked else fact


def _uses(state: Cuttle, reader: Seat, seat: Seat, one: Card) -> Iterator[Fact]:
    """Every use that a card would have in a turn of its owner's, or why it has none."""
    found = uses(state, seat, [one])
    value, have, goal = state.ranks.value[one], state.points(seat), state.goal(seat)
    if value and have + value >= goal:
        yield Fact("cuttle.points-win", {"who": seat, "count": value}, of="points")
    elif value:
        about: dict[str, Value] = {"who": seat, "count": value, "after": have + value, "goal": goal}
        yield Fact("cuttle.points", about, of="points")
    beaten = [_other(line, one) for line in found if line.startswith("scuttle")]
    for each in beaten:
        if each.rank == one.rank:
            yield Fact("cuttle.scuttle-suit", {"card": one, "target": each})
    if higher := tuple(each for each in beaten if each.rank != one.rank):
        yield Fact("cuttle.scuttle", {"cards": higher})
    if action := ACTIONS.get(state.ranks.power[one]):
        play = Play(state, seat, one, reader)
        yield action.use(play) or action.idle(play)
    if one.rank == COUNTER:
        yield Fact("cuttle.counter")


def _other(line: Move, one: Card) -> Card:
    """The other card that a line names."""
    return next(w for w in words(line)[1:] if isinstance(w, Card) and w is not one)


# ---------------------------------------------------------------------- cards in play


def _on_table(state: Cuttle, reader: Seat, one: Card, owner: Seat, kind: str) -> Iterator[Fact]:
    """What a card in play does for whom, and what the reader could do to it."""
    if kind == "glasses":
        yield Fact("cuttle.keeps-open", {"who": owner})
    elif kind == "royals" and state.ranks.power[one] == "shield":
        ranks = ranks_with(state, "scrap_effect", "return_effect", "steal")
        yield Fact("cuttle.protects", {"who": owner, "ranks": ranks})
    elif kind == "royals":
        about: dict[str, Value] = {"who": owner, "goal": state.goal(owner)}
        yield Fact("cuttle.need", {**about, "kings": kings(state, owner)}, of="goal")
    else:
        yield from _in_row(state, one, POINTS[owner], owner)
    if state.turn is None:
        return  # the game is over
    if state.controller(one) == reader:
        yield from _dangers(state, one, reader)
    else:
        yield from _against(state, reader, one, owner)


def _in_row(state: Cuttle, one: Card, zone: str, owner: Seat) -> Iterator[Fact]:
    """A point card, or a Jack that holds one."""
    group = next(g for g in with_riders(state.zones[zone], JACK) if one in g)
    if one.rank != JACK:
        yield Fact("cuttle.counts-for", {"who": owner, "count": state.ranks.value[one]})
        if len(group) > 1:
            yield Fact("cuttle.was-stolen", {"card": group[-1]})
    elif one is not group[-1]:
        yield Fact("cuttle.under-jack")
    else:
        yield Fact("cuttle.holds", {"card": group[0], "who": owner})
        home = state.memory.laid_by.get(group[group.index(one) - 1].name)
        if home is not None:
            yield Fact("cuttle.gets-back", {"who": home, "card": group[0]})


def _against(state: Cuttle, reader: Seat, one: Card, owner: Seat) -> Iterator[Fact]:
    """What the reader could do to a card in play with the hand there is, or why nothing."""
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    frozen = state.memory.frozen.get(reader, ())
    ready = [each for each in hand if each.name not in frozen]
    ways: dict[str, list[Card]] = {}
    for line in uses(state, reader, ready):
        run = [w for w in words(line)[1:] if isinstance(w, Card)]
        if len(run) == 2 and one in run:
            mine = run[0] if run[1] is one else run[1]
            way: str = "scuttle" if line.startswith("scuttle") else state.ranks.power[mine]
            ways.setdefault(way, []).append(mine)
    swept = _sweeps(state, one)
    for each in ready:
        if state.ranks.power[each] in swept:
            ways.setdefault(state.ranks.power[each], []).append(each)
    for way, run in ways.items():
        yield Fact("cuttle.you-could", {"way": way, "cards": tuple(run)})
    if ways:
        return
    aimed = [each for each in ready if _would(state, each, one)]
    if aimed and state.covered(one, reader):
        about: dict[str, Value] = {"who": state.controller(one), "cards": tuple(aimed)}
        yield Fact("cuttle.protected-from", about)
        return
    if owner == reader:
        yield from _dangers(state, one, reader)
        return
    equal = [each for each in ready if each.rank == one.rank and state.ranks.value[one]]
    if equal and one in state.zones[POINTS[owner]]:
        yield Fact("cuttle.cant-touch", {"card": equal[-1], "target": one})
    else:
        yield Fact("cuttle.nothing-touches")


def _sweeps(state: Cuttle, one: Card) -> list[str]:
    """The powers that scrap a card in play with all of its kind."""
    found = []
    if any(one in state.zones[POINTS[seat]] for seat in state.seats):
        found.append("scrap_points")
    if one.rank == JACK or not state.zone_of(one).endswith(".points"):
        found.append("scrap_effects")
    return found


def _would(state: Cuttle, mine: Card, one: Card) -> bool:
    """Whether a card's power is for cards such as that one, were there no Queen."""
    power, point = state.ranks.power[mine], bool(state.ranks.value[one])
    in_row = point and any(one in state.zones[POINTS[seat]] for seat in state.seats)
    if power == "return_effect" and state.options.nine == "opponent_any":
        return True
    return power == "steal" if in_row else power in {"scrap_effect", "return_effect"}


def _dangers(state: Cuttle, one: Card, reader: Seat) -> Iterator[Fact]:
    """What can happen to one's own card."""
    shielded = state.shielded(reader, but=one)
    row = any(one in state.zones[POINTS[seat]] for seat in state.seats)
    if row and one.rank != JACK:
        if (least := _beating(state, one)) is not None:
            yield least
        ranks = ranks_with(state, "scrap_points", *([] if shielded else ["steal"]))
        if ranks:
            yield Fact("cuttle.can-take", {"ranks": ranks})
        return
    powers = ["scrap_effects"] if shielded else ["scrap_effects", "scrap_effect", "return_effect"]
    if ranks := ranks_with(state, *powers, *(["scrap_points"] if row else [])):
        yield Fact("cuttle.can-remove", {"ranks": ranks, "scuttle": "yes" if row else "no"})


def _beating(state: Cuttle, one: Card) -> Fact | None:
    """The lowest card that would scuttle a point card; None if none would."""
    strength = state.ranks.strength
    higher = [each for each in strength if strength[each] > strength[one]]
    if not higher:
        return None
    least = min(higher, key=strength.__getitem__)
    alone = "only" if len(higher) == 1 else "higher"
    return Fact("cuttle.scuttled-by", {"card": least, "how": alone})


def _played(state: Cuttle, reader: Seat, one: Card, place: int) -> Iterator[Fact]:
    """A card that waits for its answers or its choice: what it will do, and who can stop it."""
    memory, played = state.memory, state.zones["played"]
    if not memory.played_by:
        yield Fact("cuttle.at-work")
        return
    by = memory.played_by[min(place, len(memory.played_by) - 1)]
    if place:
        yield Fact("cuttle.countering", {"who": by, "card": played[place - 1]})
    else:
        target = memory.target or ""
        aimed = card(target) if target and target not in state.seats else None
        play = Play(state, by, one, reader, aimed, "" if aimed else target)
        action = ACTIONS[state.ranks.power[one]]
        yield Fact("cuttle.played-by", {"who": by})
        yield action.use(play) or action.idle(play)
    if place < len(played) - 1:
        yield Fact("cuttle.is-countered")
    else:
        yield _stopped(state, reader, by)


def _stopped(state: Cuttle, reader: Seat, by: Seat) -> Fact:
    """Whether the reader can counter what that seat has played (CU-26, CU-29)."""
    if by == reader or state.turn != reader:
        return Fact("cuttle.two-would")
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    frozen = () if state.options.frozen_counters else state.memory.frozen.get(reader, ())
    twos = tuple(each for each in hand if each.rank == COUNTER and each.name not in frozen)
    return Fact("cuttle.can-counter-it", {"cards": twos})


def _scrapped(state: Cuttle, reader: Seat, one: Card) -> Iterator[Fact]:
    ranks = ranks_with(state, "rummage")
    if state.memory.phase == "take" and state.turn == reader and one in state.takeable():
        yield Fact("cuttle.click-take")
    elif not ranks:
        yield Fact("cuttle.stays-out")
    else:
        can = "yes" if one in state.takeable() else "no"
        yield Fact("cuttle.rummaged", {"ranks": ranks, "can": can})


# ---------------------------------------------------------------------- piles and players


def _zone(state: Cuttle, reader: Seat, owner: Seat, kind: str) -> Iterator[Fact]:
    zones = state.zones
    about: dict[str, Value] = {"who": owner}
    match kind:
        case "draw" if not zones["draw"]:
            passes = state.options.passes_to_draw or len(state.seats)
            yield Fact("cuttle.passes-end", {"count": passes})
        case "draw":
            yield Fact("cuttle.hand-full" if state.full(reader) else "cuttle.click-draw")
        case "scrap":
            yield Fact("cuttle.zone-scrap", {"ranks": ranks_with(state, "rummage")})
        case "played":
            yield Fact("cuttle.zone-played")
        case "drawn":
            yield Fact("cuttle.zone-drawn")
        case "points":
            about |= {"count": state.points(owner), "goal": state.goal(owner)}
            yield Fact("cuttle.of-goal", about, of="points")
        case "royals":
            yield Fact("cuttle.zone-royals", about)
        case "glasses":
            yield Fact("cuttle.zone-glasses")
        case _:
            about["open"] = "yes" if owner in state.open_seats() else "no"
            yield Fact("cuttle.zone-hand", about)


def _seat(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    about: dict[str, Value] = {"who": seat, "count": state.points(seat), "goal": state.goal(seat)}
    yield Fact("cuttle.of-goal", about, of="points")
    if crowns := kings(state, seat):
        yield Fact("cuttle.with-kings", {"count": crowns})
