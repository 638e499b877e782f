"""Why a line of Cuttle is worth playing, by what the seat on turn knows, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, card, in_order
from cardtable.engine.facts import Fact, Value
from cardtable.engine.knowledge import seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cuttle.options import COUNTER, LASTING, PICTURES
from cardtable.games.cuttle.powers import ACTIONS, Play
from cardtable.games.cuttle.telling import GOOD, NEAR, chances, kings, missing, needs, settled
from cardtable.games.cuttle.uses import targets
from cardtable.games.cuttle.zones import HAND, POINTS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def reasons(state: Cuttle, move: Move) -> Iterator[Fact]:
    """What speaks for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "points":
            return _points(state, seat, move, run[0])
        case "scuttle":
            return _scuttle(state, seat, run)
        case "action":
            return _action(state, seat, move, rest)
        case "draw":
            return _draw(state, seat)
        case "counter":
            return _counter(state, seat)
        case "allow":
            return _allow(state, seat)
        case "take":
            return _take(state, seat, run[0])
        case "discard":
            return _discard(state, seat, run)
    return iter([Fact("cuttle.passing")])


def _points(state: Cuttle, seat: Seat, move: Move, one: Card) -> Iterator[Fact]:
    world = settled(state, move)
    if world.outcome is not None:
        points, goal = world.points(seat), world.goal(seat)
        yield Fact("cuttle.enough", {"who": seat, "points": points, "goal": goal}, of="points")
        return
    strength = state.ranks.strength
    others = [other for other in state.others[seat] if state.zones[HAND[other]]]
    held = [each for other in others for each in seen(state, seat, HAND[other])]
    hidden = [each for each in unseen(state, seat) if strength[each] > strength[one]]
    known = any(strength[each] > strength[one] for each in held)
    all_seen = len(held) == sum(len(state.zones[HAND[other]]) for other in others)
    if not known and (all_seen or not hidden):
        yield Fact("cuttle.unscuttled")
    if missing(world, seat) <= NEAR:
        yield needs(world, seat)
    if not known and hidden:
        about = {"count": len(hidden), "every": len(unseen(state, seat))}
        yield Fact("cuttle.can-scuttle", about)


def _mine(state: Cuttle, seat: Seat) -> Sequence[Card]:
    """Where the card that is played comes from."""
    return state.hand(seat) if state.memory.phase == "turn" else state.zones["drawn"]


def _scuttle(state: Cuttle, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    one, target = run if run[0] in _mine(state, seat) else reversed(run)
    owner, value = state.controller(target), state.ranks.value
    if state.memory.laid_by.get(target.name) == seat:
        yield Fact("cuttle.stole-it", {"who": owner})
    if missing(state, owner) <= NEAR:
        yield needs(state, owner)
    row = state.zones[POINTS[owner]]
    if len(row) > 1 and all(value[each] <= value[target] for each in row):
        yield Fact("cuttle.highest-of", {"who": owner})
    if value[one] - value[target] < 3:
        yield Fact("cuttle.one-for-one", {"who": owner})


# ---------------------------------------------------------------------- actions


def _action(state: Cuttle, seat: Seat, move: Move, rest: Sequence[object]) -> Iterator[Fact]:
    mine = _mine(state, seat)
    cards = [word for word in rest if isinstance(word, Card)]
    one = next(each for each in cards if each in mine)
    target = next((each for each in cards if each is not one), None)
    victim = next((str(word) for word in rest if not isinstance(word, Card)), "")
    world = settled(state, move)
    safe = _safe(state, seat, one)
    if world.outcome is not None and world.outcome.ranking[0] == (seat,):
        yield Fact("cuttle.wins-surely" if safe else "cuttle.wins-uncountered")
        return
    play = Play(state, seat, one, seat, target, victim or state.others[seat][0])
    yield from ACTIONS[state.ranks.power[one]].reasons(play, world)
    if safe is not None:
        yield safe


def _safe(state: Cuttle, seat: Seat, one: Card) -> Fact | None:
    """That an action can't be countered any more, as far as the seat can see (CU-26)."""
    if state.options.counter != "any" and state.ranks.power[one] in LASTING:
        return None
    if state.shielded(seat):
        return Fact("cuttle.safe-queen")
    held = [each for other in state.others[seat] for each in state.zones[HAND[other]]]
    if not held:
        return Fact("cuttle.safe-hands")
    known = [each for other in state.others[seat] for each in seen(state, seat, HAND[other])]
    if not any(each.rank == COUNTER for each in (*known, *unseen(state, seat))):
        return Fact("cuttle.safe-twos")
    return None


# ---------------------------------------------------------------------- answers


def _counter(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    """What happens otherwise (CU-26)."""
    played, player = state.zones["played"], state.memory.player
    world = settled(state, "allow")
    if len(played) % 2 == 0:
        yield Fact("cuttle.after-all", {"who": player, "card": played[0]})
        return
    if world.outcome is not None and world.outcome.ranking[0] == (player,):
        yield Fact("cuttle.else-wins", {"who": player})
    lost = state.points(seat) - world.points(seat)
    if lost > 0:
        yield Fact("cuttle.else-lose", {"count": lost})
    for each in (player, seat):
        then = missing(world, each)
        if then != missing(state, each) and (then < missing(state, each)) == (each == player):
            yield Fact("cuttle.else-needs", {"who": each, "count": then})
    target = state.memory.target or ""
    aimed = card(target) if target and target not in state.seats else None
    play = Play(state, player, played[0], seat, aimed, target if aimed is None else "")
    told = ACTIONS[state.ranks.power[played[0]]].otherwise(play)
    if told is not None:
        yield told
    if player != seat and missing(state, player) <= NEAR:
        yield needs(state, player)


def _allow(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    """Letting something happen that could be countered."""
    lines = [words(move) for move in state.turn_moves()]
    twos = in_order(word for said in lines for word in said if isinstance(word, Card))
    if not twos:
        return
    kept = tuple(twos)
    played, world = state.zones["played"], settled(state, "allow")
    power, player = state.ranks.power[played[0]], state.memory.player
    stands = len(played) % 2 == 1
    if player == seat and stands:
        yield Fact("cuttle.anyway", {"card": played[0]})
    if stands and power == "raid" and state.memory.target == seat:
        about: dict[str, Value] = {
            "kept": kept,
            "how": state.options.four,
            "hand": len(state.hand(seat)),
        }
        yield Fact("cuttle.may-keep", about)
    lost = state.points(seat) - world.points(seat)
    if world.outcome is None:
        yield Fact("cuttle.keep-for-worse", {"kept": kept, "count": max(0, lost)})


def _take(state: Cuttle, seat: Seat, one: Card) -> Iterator[Fact]:
    """A card of the scrap pile (CU-13): what it is good for here."""
    power, value = state.ranks.power[one], state.ranks.value[one]
    if 0 < missing(state, seat) <= value:
        yield Fact("cuttle.would-win-laid")
    match power:
        case "crown":
            marks, count = state.options.goal, kings(state, seat)
            yield Fact("cuttle.with-king", {"after": marks[count + 1], "before": marks[count]})
        case "steal":
            if can := targets(state, seat, "steal"):
                best = max(can, key=state.ranks.value.__getitem__)
                yield Fact("cuttle.could-steal", {"card": best, "who": state.controller(best)})
        case "shield":
            yield Fact("cuttle.would-protect")
        case "scrap_points":
            lost = sum(state.points(other) for other in state.others[seat])
            if lost > state.points(seat):
                yield Fact("cuttle.could-scrap", {"count": lost})
    if one.rank == COUNTER:
        yield Fact("cuttle.can-counter")
    values = [state.ranks.value[each] for each in state.takeable()]
    if value and value == max(values):
        yield Fact("cuttle.highest-there", {"count": value})
    yield Fact("cuttle.counts", {"count": value}) if value else Fact("cuttle.face-card")


def _discard(state: Cuttle, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """Cards given up by choice."""
    drawn = state.memory.phase == "drawn"
    every = in_order(state.zones["drawn"] if drawn else state.hand(seat))
    kept, value = [one for one in every if one not in run], state.ranks.value
    if drawn and kept:
        yield Fact("cuttle.goes-back", {"card": kept[0]})
    frozen = state.memory.frozen.get(seat, ())
    if any(one.name in frozen for one in run):
        yield Fact("cuttle.frozen-anyway")
    if len(kept) >= 4:
        kept = [one for one in kept if one.rank in PICTURES or value[one] >= GOOD]
    if kept and not drawn:
        yield Fact("cuttle.you-keep", {"kept": tuple(kept)})
    yield Fact("cuttle.costs-no-more", {"count": sum(value[one] for one in run)})


def _draw(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    held = len(state.hand(seat))
    others = {other: len(state.zones[HAND[other]]) for other in state.others[seat]}
    most = max(others, key=others.__getitem__)
    if not held:
        yield Fact("cuttle.no-card")
    elif held < others[most]:
        yield Fact("cuttle.hold-few", {"count": held, "who": most, "theirs": others[most]})
    yield from chances(state, seat)
