"""All that Cuttle tells: facts of its cards and moves, refusals, faults of written positions.

A state may be one made from a view: cards that its reader can't see are None there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from cardtable.engine.cards import Card, card, in_order, names, with_riders
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.knowledge import seen, unseen
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.games.cuttle.game import Cuttle
from cardtable.games.cuttle.options import AIMED, COUNTER, JACK, LASTING, PICTURES, Power
from cardtable.games.cuttle.powers import (
    ACTIONS,
    GLASSES,
    GOOD,
    HAND,
    NEAR,
    POINTS,
    ROYALS,
    Play,
    chances,
    drawn_by,
    kings,
    missing,
    needs,
    ranks_with,
    sweeps,
    targets,
    use,
    uses,
)

# ------------------------------------------------------------------ what a move would do


ENDING: frozenset[Power] = frozenset(
    {"crown", "steal", "scrap_effect", "scrap_effects", "return_effect"}
)
"""Actions by which somebody may have enough points at once."""


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


def means(state: Cuttle, move: Move) -> Said | None:
    """What a legal line of the seat on turn would do; None where its verb says all."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    if verb == "allow":
        return _allow(state, seat)
    if verb == "counter":
        return Said.of(seat, "", card=run[0], target=state.zones["played"][-1])
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
        return Said.of(seat, "riders" if jacks else "", card=one, target=target, cards=jacks)
    victim = next((str(word) for word in rest if not isinstance(word, Card)), "")
    return _action(state, seat, move, one, target, victim)


def _laid(state: Cuttle, seat: Seat, one: Card) -> Said:
    """A card for points, and how far its player has come then (CU-7, CU-24)."""
    count = state.ranks.value[one]
    after, goal = state.points(seat) + count, state.goal(seat)
    way = "wins" if after >= goal else ""
    return Said.of(seat, way, card=one, count=count, after=after, goal=goal)


def _allow(state: Cuttle, seat: Seat) -> Said:
    """What is let happen, and whether there is a Two against it (CU-26, CU-28)."""
    twos = any(one.rank == COUNTER for one in state.hand(seat))
    able = any(line != "allow" for line in state.turn_moves())
    word = "" if able else "frozen" if twos else "none"
    return Said.of(seat, word, card=state.zones["played"][-1], by=state.memory.played_by[-1])


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
    return Said.of(seat, use(state, one) + way, **about)


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


def _riders(state: Cuttle, one: Card) -> list[Card]:
    """The Jacks that lie on a point card (CU-9)."""
    groups = with_riders(state.zones[state.zone_of(one)], JACK)
    return next(group[1:] for group in groups if group[0] is one)


# ------------------------------------------------------------------ what lies there


_LASTING = {"points": {"steal"}, "royals": {"shield", "crown"}, "glasses": {"glasses"}}
"""Which powers work on as long as their cards lie there."""


def powers(state: Cuttle, at: Spot) -> Sequence[str]:
    """What a card can do that is held or turned up, and what one does that lies there (CU-10)."""
    word = state.ranks.power[at.card] if at.card else "none"
    works = _LASTING.get(at.kind, set() if at.kind in {"draw", "scrap", "played"} else {word})
    return (word,) if word in works and word != "none" else ()


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


# ------------------------------------------------------------------ what speaks for a move


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
            return _why_action(state, seat, move, rest)
        case "draw":
            return _draw(state, seat)
        case "counter":
            return _counter(state, seat)
        case "allow":
            return _why_allow(state, seat)
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


def _why_action(state: Cuttle, seat: Seat, move: Move, rest: Sequence[object]) -> Iterator[Fact]:
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


def _why_allow(state: Cuttle, seat: Seat) -> Iterator[Fact]:
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


# ------------------------------------------------------------------ why a move is refused


class Refusal:
    """Finds why a line is not legal. It may tell nothing that its seat can't see."""

    def __init__(self, state: Cuttle, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hand(seat)
        self.ranks = state.ranks

    def of(self, said: list[Word]) -> Bar:
        """Why that line is none."""
        verb, *rest = said
        run = [word for word in rest if isinstance(word, Card)]
        if self.seat != self.state.turn:
            return self._out_of_turn(verb)
        match self.state.memory.phase:
            case "counter":
                return self._answer(verb, run)
            case "take":
                return self._take(verb, run)
            case "drawn":
                return self._drawn(verb, rest, run)
            case "discard" | "limit":
                return self._give_up(verb, run)
        match verb:
            case "counter" | "allow":
                return self._nothing_waits(self.state.clockwise(self.seat)[-2])
            case "take":
                return _no("only-takes", 13, ranks=self._with("rummage"))
            case "discard":
                if any(one not in self.hand for one in run):
                    return self._not_in_hand()
                return _no("discard", 5)
            case "draw":
                if not self.state.zones["draw"]:
                    return _no("no-draw-pile", 33)
                return _no("full", 37)
            case "pass":
                return _no("pass", 33)
        return self._play(verb, rest, run)

    # ------------------------------------------------------------------ out of the usual turn

    def _out_of_turn(self, verb: Word) -> Bar:
        state, memory = self.state, self.state.memory
        if verb == "counter" and memory.played_by:
            if self.seat == memory.played_by[-1]:
                return _no("own-counter", 28)
            if self.seat == memory.player and not state.options.counter_chain:
                return _no("counter-counter", 27)
        elif verb == "counter" and self.seat == state.clockwise(memory.player)[-2]:
            # who has just had the turn could only mean a counter that was played in it
            if not state.options.counter_chain:
                return _no("counter-counter", 27)
            return self._nothing_waits(memory.player)
        elif verb == "counter":
            return self._nothing_waits(memory.player)
        return _no("turn", 28 if memory.played_by else 4, who=state.turn)

    def _nothing_waits(self, player: Seat) -> Bar:
        """A counter, or its refusal, that comes after what `player` did."""
        if self.state.shielded(player):
            return _no("guarded", 29, who=player)
        return _no("nothing-waits", 26)

    def _answer(self, verb: Word, run: list[Card]) -> Bar:
        if verb != "counter":
            return _no("answer", 28)
        if len(run) != 1:
            return _no("one-two", 27)
        if run[0] not in self.hand:
            return self._not_in_hand()
        if run[0].rank != COUNTER:
            return _no("only-two", 26)
        return self._is_frozen()

    def _take(self, verb: Word, run: list[Card]) -> Bar:
        if verb != "take" or len(run) != 1:
            return _no("take", 13)
        if run[0] not in self.state.zones["scrap"]:
            return _no("not-scrapped", 13)
        return _no("takes-itself", 13, ranks=self._with("rummage"))

    def _drawn(self, verb: Word, rest: list[Word], run: list[Card]) -> Bar:
        drawn = self.state.zones["drawn"]
        if not uses(self.state, self.seat, drawn):
            return _no("give-one-drawn", 40)
        if verb not in {"points", "scuttle", "action"}:
            return _no("turned-up", 17)
        if run and not any(one in drawn for one in run):
            return _no("turned-up", 17)
        return self._play(verb, rest, run)

    def _give_up(self, verb: Word, run: list[Card]) -> Bar:
        state = self.state
        count = state.to_give_up()
        number = 41 if state.memory.phase == "limit" else 43
        if state.turn != state.memory.player:
            number = 40
        if verb == "discard" and len(set(run)) == len(run) == count:
            return self._not_in_hand()
        return _no("give-up", number, count=count)

    # ------------------------------------------------------------------ playing a card

    def _play(self, verb: Word, rest: list[Word], run: list[Card]) -> Bar:
        """One's card, then what it is aimed at."""
        most = 1 if verb == "points" else 2
        if not run:
            return _no("name-card", 5)
        held = self.hand if self.state.memory.phase == "turn" else self.state.zones["drawn"]
        mine = next((one for one in run if one in held), None)
        if mine is None:
            return self._not_in_hand()
        if len(run) > most:
            return _no("one-card", 5)
        others = [one for one in run if one is not mine]
        target = others[0] if others else None
        if held is self.hand and mine.name in self.state.memory.frozen.get(self.seat, ()):
            return self._is_frozen()
        if target is not None and not self.state.zone_of(target):
            return _no("not-on-table", 2)
        if verb == "points":
            return _no("points", 7)
        if verb == "scuttle":
            return self._scuttle(mine, target)
        return self._action(mine, target, [word for word in rest if isinstance(word, str)])

    def _scuttle(self, mine: Card, target: Card | None) -> Bar:
        if not self.ranks.value[mine]:
            return _no("scuttle", 8)
        if target is None:
            return _no("name-scuttled", 8)
        zone = self.state.zone_of(target)
        if not zone.endswith(".points") or target.rank == JACK:
            return _no("scuttled", 8)
        if zone == POINTS[self.seat]:
            return _no("yours", 8)
        if mine.rank == target.rank:  # CU-1
            return _no("lower-suit", 8, card=mine, target=target)
        return _no("lower", 8, card=mine, target=target)

    def _action(self, mine: Card, target: Card | None, seats: list[Seat]) -> Bar:
        power = self.ranks.power[mine]
        if power == "none":
            return _no("no-power", 25, card=mine)
        number = ACTIONS[power].RULE
        if power in AIMED:
            if seats:
                return _no("aims-at-card", number)
            if target is None:
                if not targets(self.state, self.seat, power):
                    return self._nothing(power)
                return _no("name-aim", number)
            return self._aimed(power, target)
        if target is not None:
            how = "player" if power in {"raid", "glasses"} else "alone"
            return _no("no-target", number, card=mine, how=how)
        if power in {"raid", "glasses"}:
            return self._against(power, seats)
        if seats:
            return _no("no-player", number)
        return Bar(ACTIONS[power].IDLE, rule="CU-10")

    def _nothing(self, power: Power) -> Bar:
        """Nothing on the table is there for a Two, a Nine or a Jack."""
        state = self.state
        guard = next((each for each in state.others[self.seat] if state.shielded(each)), "")
        if power == "steal" and guard and state.points(guard):
            return _no("guarded-points", 23, who=guard)
        if power == "steal":
            return _no("nothing-to-steal", 10)
        return _no("nothing-to-remove", 10)

    def _against(self, power: Power, seats: list[Seat]) -> Bar:
        state, number = self.state, ACTIONS[power].RULE
        if len(state.seats) == 2:
            if seats == [self.seat]:
                return _no("yourself", number)
            if seats:
                return _no("card-alone", number)
            return _no("empty-hand", 10)
        if not any(state.hand(other) for other in state.others[self.seat]) and power == "raid":
            return _no("empty-hands", 10)
        if len(seats) != 1:
            return _no("name-player", number)
        if seats[0] not in state.seats:
            return _no("no-seat", number)
        if seats[0] == self.seat:
            return _no("yourself", number)
        if power == "glasses" or state.hand(seats[0]):
            return _no("card-first", number)
        return _no("empty-hand", 10)

    def _aimed(self, power: Power, target: Card) -> Bar:
        """A Two, a Nine or a Jack at a card on the table that it can't have."""
        state, number = self.state, ACTIONS[power].RULE
        zone = state.zone_of(target)
        point = zone.endswith(".points") and target.rank != JACK
        any_point = power == "return_effect" and state.options.nine == "opponent_any"
        if power == "steal":
            if not point:
                return _no("stolen", number)
            if zone == POINTS[self.seat]:
                return _no("yours", number)
        elif point and not any_point:
            return _no("points-safe", number)
        elif zone.endswith(".points") and not point and self._buried(target, zone):
            return _no("under-jack", "R4")
        controller = state.controller(target)
        if controller == self.seat:
            return _no("only-theirs", 40 if power == "return_effect" else 42)
        return _no("queen", 23, who=controller)

    def _buried(self, jack: Card, zone: str) -> bool:
        row = self.state.zones[zone]
        return any(after.rank == JACK for after in row[row.index(jack) + 1 :][:1])

    # ------------------------------------------------------------------ the same everywhere

    def _not_in_hand(self) -> Bar:
        """The same wherever the card is, so that it tells nothing (CU-2)."""
        return _no("not-in-hand", 2)

    def _is_frozen(self) -> Bar:
        return _no("frozen", 20, ranks=self._with("return_effect"))

    def _with(self, power: Power) -> tuple[str, ...]:
        """The ranks that have a power."""
        return ranks_with(self.state, power)


def _no(key: str, number: int | str, **about: Value) -> Bar:
    return Bar(f"cuttle.no-{key}", about, rule=f"CU-{number}")


# ------------------------------------------------------------------ written positions


def problems(state: Cuttle) -> list[str]:
    """What a written position gets wrong (section 2), once it is clear whose turn it is."""
    memory = state.memory
    memory.player = memory.player or state.turn or ""
    memory.laid_by = {_canonical(name): seat for name, seat in memory.laid_by.items()}
    memory.frozen = {seat: tuple(map(_canonical, run)) for seat, run in memory.frozen.items()}
    strange = [one for one in state.cards if one not in state.ranks.value]
    if strange:
        return [f"zones: {names(strange)}: no such card in this game's pack"]
    found = [*_seats(state), *_rows(state), *_frozen(state)]
    return found or [*_laid_by(state), *_phase(state)]


def _canonical(name: str) -> str:
    """A card's name as it is printed; what names no card is found out later."""
    try:
        return card(name).name
    except ValueError:
        return name


def _seats(state: Cuttle) -> Iterator[str]:
    memory = state.memory
    named = {
        "dealer": [memory.dealer],
        "player": [memory.player] if memory.player else [],  # nobody, if the game is over
        "frozen": list(memory.frozen),
        "laid_by": list(memory.laid_by.values()),
        "played_by": list(memory.played_by),
    }
    for key, seats in named.items():
        yield from (f"state.{key}: there is no seat {s}" for s in seats if s not in state.seats)


def _rows(state: Cuttle) -> Iterator[str]:
    for seat in state.seats:
        for group in with_riders(state.zones[POINTS[seat]], JACK):
            if group[0].rank == JACK:
                yield f"zones.{POINTS[seat]}: {group[0].name} must lie on a point card"
            elif group[0].rank in PICTURES:
                yield f"zones.{POINTS[seat]}: {group[0].name} counts no points"
        for one in state.zones[ROYALS[seat]]:
            if state.ranks.power[one] not in {"shield", "crown"}:
                yield f"zones.{ROYALS[seat]}: {one.name} is neither a Queen nor a King"
        for one in state.zones[GLASSES[seat]]:
            if state.ranks.power[one] != "glasses":
                yield f"zones.{GLASSES[seat]}: {one.name} does not open a hand"


def _frozen(state: Cuttle) -> Iterator[str]:
    memory = state.memory
    for seat, run in memory.frozen.items():
        held = [one.name for one in state.zones.get(HAND.get(seat, ""), [])]
        yield from (f"state.frozen.{seat}: {x} is not in that hand" for x in run if x not in held)
    kept = memory.frozen.get(memory.player, ())
    yield from (f"state.fresh: {x} is not frozen" for x in memory.fresh if x not in kept)


def _laid_by(state: Cuttle) -> Iterator[str]:
    players = {one.name: seat for one, seat in state.players()}
    for name in state.memory.laid_by:
        if name not in players:
            yield f"state.laid_by: {name} does not lie on the table"
    for name, seat in players.items():
        if seat is None:
            yield f"state.laid_by: {name} is missing: with three seats nothing else tells"
    for owner in state.seats:
        for one in state.zones[ROYALS[owner]]:
            if players[one.name] != owner:
                yield f"state.laid_by: {one.name} lies beside the points of {owner}, who played it"
        for one in state.zones[GLASSES[owner]]:
            if players[one.name] == owner:
                yield f"state.laid_by: {one.name} lies in front of {owner}: another played it"
        for group in with_riders(state.zones[POINTS[owner]], JACK):
            if players[group[-1].name] != owner:
                yield f"state.laid_by: {group[-1].name} is on top in the row of {owner}"
            for below, above in pairwise(group):
                if players[below.name] == players[above.name] is not None:
                    yield f"state.laid_by: {above.name} can't lie on a card of its own player"


def _phase(state: Cuttle) -> Iterator[str]:
    """What a phase needs; those other than `turn` come from positions that the program wrote."""
    memory, zones, seat = state.memory, state.zones, state.turn
    if seat is None:
        return
    by, target = memory.played_by, memory.target
    if memory.phase in {"turn", "take", "drawn", "limit"} and memory.player != seat:
        yield f"state.player: it is {seat} who must decide"
    if memory.phase != "counter" and (by or target):
        yield "state.played_by: no action waits for its answers in this phase"
    wrong = {
        "turn": zones["played"] or zones["drawn"],
        "counter": not by or len(by) != len(zones["played"]) or seat == by[-1],
        "take": not zones["played"] or not state.takeable(),
        "drawn": not zones["drawn"],
        "discard": len(state.hand(seat)) <= state.to_give_up(),
        "limit": state.options.hand_limit_at != "end" or not state.to_give_up(),
    }
    if wrong[memory.phase]:
        yield f"state.phase: {memory.phase} does not fit the cards on the table"
    elif target is not None and target not in state.seats and not _in_play(state, target):
        yield f"state.target: {target} is neither a seat nor a card on the table"


def _in_play(state: Cuttle, name: str) -> bool:
    return any(one.name == name and state.zone_of(one) for one in state.cards)


def _refusal(state: Cuttle, seat: Seat, move: Sequence[Word]) -> Bar:
    return Refusal(state, seat).of(list(move))


GUIDE = Guide(
    _refusal,
    means=means,
    reasons=reasons,
    tooltip=tooltip,
    powers=powers,
    account=account,
    problems=problems,
)
