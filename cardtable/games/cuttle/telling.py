"""What a line would do under the rules at hand, and what there is to be counted on a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, with_riders
from cardtable.engine.events import Said, as_told
from cardtable.engine.facts import Fact
from cardtable.engine.knowledge import unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cuttle.options import COUNTER, JACK, PICTURES, Power
from cardtable.games.cuttle.zones import GLASSES, HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle

NEAR = 10
"""So few points missing, and a player is close to winning: one card could do it."""
GOOD = 7
"""A card that counts so much is one to lay for points."""

ENDING: frozenset[Power] = frozenset(
    {"crown", "steal", "scrap_effect", "scrap_effects", "return_effect"}
)
"""Actions by which somebody may have enough points at once."""


def use(state: Cuttle, one: Card) -> str:
    """The word for what a card does as an action: its power, and the way in which it is played."""
    power, options = state.ranks.power[one], state.options
    if power == "raid" and options.four == "choose":  # CU-40
        return "raid choose"
    if power == "draw" and options.five == "discard_draw":  # CU-43
        return "discard_draw"
    if power == "drawn_play" and options.seven == "two" and cards_left(state) > 1:  # CU-40
        return "drawn_play two"
    return power


def account(state: Cuttle, why: Said) -> list[Said]:
    """Why the game is over, with the winner's points and mark, and every point card (CU-39)."""
    winner = why.about.get("winner")
    if isinstance(winner, str):
        about = {"points": state.points(winner), "goal": state.goal(winner)}
        crowns = kings(state, winner)
        why = Said(winner, "points", {**about, "kings": crowns, "use": "kings" if crowns else ""})
    cards = [
        _counted(state, seat, group)
        for seat in state.seats
        for group in with_riders(state.zones[POINTS[seat]], JACK)
    ]
    return [why, *cards]


def _counted(state: Cuttle, seat: Seat, group: list[Card]) -> Said:
    """A point card at the end, and with which Jack it was taken from whom (CU-21)."""
    one, home = group[0], state.memory.laid_by.get(group[0].name, seat)
    about: dict[str, object] = {"card": one.name, "count": state.ranks.value[one]}
    if home != seat and len(group) > 1:
        about |= {"use": "stolen", "by": group[-1].name, "owner": home}
    return Said(seat, "card", about)


def announce(state: Cuttle, seat: Seat, one: Card, target: str | None) -> None:
    """Tell that an action has been played: what it does, to whom, and of a King what it changes."""
    about: dict[str, object] = {} if target is None else {"target": target}
    if state.ranks.power[one] == "crown":  # CU-24
        goal = state.options.goal
        about["after"] = goal[goal.index(state.goal(seat)) + 1]
    state.say(seat, "played", card=one, use=use(state, one), **about)


def means(state: Cuttle, move: Move) -> Said | None:
    """What a legal line of the seat on turn would do; None where its verb says all."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    if verb == "allow":
        return _allow(state, seat)
    if verb == "counter":
        return _said(seat, "", card=run[0], target=state.zones["played"][-1])
    if verb not in {"points", "scuttle", "action"}:
        return None
    held = state.hand(seat) if state.memory.phase == "turn" else state.zones["drawn"]
    one = next(each for each in run if each in held)
    target = next((each for each in run if each is not one), None)
    if verb == "points":
        return _laid(state, seat, one)
    if verb == "scuttle":
        assert target is not None
        jacks = _riders(state, target)
        return _said(seat, "riders" if jacks else "", card=one, target=target, cards=jacks)
    victim = next((str(word) for word in rest if not isinstance(word, Card)), "")
    return _action(state, seat, move, one, target, victim)


def _laid(state: Cuttle, seat: Seat, one: Card) -> Said:
    """A card for points, and how far its player has come then (CU-7, CU-24)."""
    count = state.ranks.value[one]
    after, goal = state.points(seat) + count, state.goal(seat)
    way = "wins" if after >= goal else ""
    return _said(seat, way, card=one, count=count, after=after, goal=goal)


def _allow(state: Cuttle, seat: Seat) -> Said:
    """What is let happen, and whether there is a Two against it (CU-26, CU-28)."""
    twos = any(one.rank == COUNTER for one in state.hand(seat))
    able = any(line != "allow" for line in state.turn_moves())
    word = "" if able else "frozen" if twos else "none"
    return _said(seat, word, card=state.zones["played"][-1], by=state.memory.played_by[-1])


def _action(
    state: Cuttle, seat: Seat, move: Move, one: Card, target: Card | None, victim: Seat
) -> Said:
    power = state.ranks.power[one]
    about: dict[str, object] = {"card": one}
    way = ""
    if target is not None:
        about |= {"target": target, "owner": state.controller(target)}
        way = " own" * (about["owner"] == seat)
    elif power in {"raid", "glasses"}:
        victim = victim or state.clockwise(seat)[0]
        about["owner"] = victim
        about["count"] = min(2, len(state.zones[HAND[victim]]))
    elif power == "draw":
        about["count"] = drawn_by(state, seat, one)
    elif power == "crown":  # CU-24
        goal, count = state.options.goal, kings(state, seat)
        about |= {"before": goal[count], "after": goal[count + 1]}
    about |= _ending(state, move, power)
    if power in {"scrap_points", "scrap_effects"} and not sweeps(state, power):
        way = " nothing"
    return _said(seat, use(state, one) + way, **about)


def _ending(state: Cuttle, move: Move, power: Power) -> dict[str, object]:
    """Who would win by an action: `now`, or `uncountered` (CU-24).

    Jacks that leave the table send home what they took, and that may be enough for anybody.
    """
    nobody: dict[str, object] = {"ending": "", "winner": ""}
    if power not in ENDING:
        return nobody
    world = _made(state, move)
    asked = world.memory.phase == "counter"  # which depends on nothing that is hidden (CU-28)
    _let_happen(world)
    if world.outcome is None or len(world.outcome.ranking) < 2:  # a draw has but one group
        return nobody
    (winner, *_), *_ = world.outcome.ranking
    return {"ending": "uncountered" if asked else "now", "winner": winner}


def settled(state: Cuttle, move: Move) -> Cuttle:
    """The table after a line that nobody counters. Cards drawn there are not to be looked at."""
    world = _made(state, move)
    _let_happen(world)
    return world


def _made(state: Cuttle, move: Move) -> Cuttle:
    world = state.clone()
    world.known = world.events = None
    world.apply(move)
    return world


def _let_happen(world: Cuttle) -> None:
    while world.turn is not None and world.memory.phase == "counter":
        world.apply("allow")


def sweeps(state: Cuttle, power: Power) -> dict[Seat, list[Card]]:
    """The cards that an Ace or a Six would scrap now, by whose they are (CU-11, CU-16)."""
    found: dict[Seat, list[Card]] = {}
    for seat in state.seats:
        row = state.zones[POINTS[seat]]
        for one in (*row, *state.zones[ROYALS[seat]], *state.zones[GLASSES[seat]]):
            point = one in row and one.rank != JACK
            if point == (power == "scrap_points"):
                found.setdefault(state.controller(one), []).append(one)
    return found


def drawn_by(state: Cuttle, seat: Seat, one: Card) -> int:
    """How many cards a Five would draw (CU-15, CU-37, CU-43)."""
    options, left = state.options, cards_left(state)
    if options.five == "discard_draw":
        return min(3, left)
    if options.hand_limit is not None and options.hand_limit_at == "draw":
        held = len(state.hand(seat)) - (one in state.hand(seat))
        left = min(left, max(0, options.hand_limit - held))
    return min(2, left)


def cards_left(state: Cuttle) -> int:
    """How many cards there are to draw, once a turned-up card is played (CU-47)."""
    return len(state.zones["draw"]) + max(0, len(state.zones["drawn"]) - 1)


def _riders(state: Cuttle, one: Card) -> list[Card]:
    """The Jacks that lie on a point card (CU-9)."""
    groups = with_riders(state.zones[state.zone_of(one)], JACK)
    return next(group[1:] for group in groups if group[0] is one)


def _said(seat: Seat, word: str, **about: object) -> Said:
    return Said(seat, word, {key: as_told(value) for key, value in about.items()})


def missing(state: Cuttle, seat: Seat) -> int:
    """How many points a seat still needs."""
    return max(0, state.goal(seat) - state.points(seat))


def needs(state: Cuttle, seat: Seat) -> Fact:
    """How few points a seat still needs."""
    return Fact("cuttle.needs-only", {"who": seat, "count": missing(state, seat)}, of="points")


def kings(state: Cuttle, seat: Seat) -> int:
    """How many Kings a seat has in play."""
    return sum(state.ranks.power[one] == "crown" for one in state.zones[ROYALS[seat]])


def ranks_with(state: Cuttle, *powers: str) -> tuple[str, ...]:
    """The ranks that have one of these powers."""
    return tuple(str(rank) for rank, power in state.options.powers.items() if power in powers)


def chances(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    """How many of the cards that may come would win as points, or are worth much by themselves."""
    hidden, value = unseen(state, seat), state.ranks.value
    if not hidden:
        return
    lacking = missing(state, seat)
    winning = sum(value[one] >= lacking for one in hidden)
    about = {"every": len(hidden), "points": lacking if winning else GOOD}
    if winning:
        yield Fact("cuttle.would-win", {**about, "count": winning})
        return
    good = sum(value[one] >= GOOD or one.rank in PICTURES for one in hidden)
    yield Fact("cuttle.good-cards", {**about, "count": good})
