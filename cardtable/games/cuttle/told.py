"""All that Cuttle tells: facts of its cards and moves, refusals, faults of written positions.

A state may be one made from a view: cards that its reader can't see are None there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import cast

from cardtable.engine.cards import JOKER, Card, in_order, names, with_riders
from cardtable.engine.cards import card as card_named
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Guard, Guide, Spot, TriedMove, first_that_forbids
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.engine.state import seen, unseen
from cardtable.games.cuttle.game import STOLEN, Cuttle
from cardtable.games.cuttle.options import AIMED, COUNTER, JACK, LASTING, PICTURES, RIDERS, Does
from cardtable.games.cuttle.powers import (
    ACTIONS,
    GLASSES,
    GOOD,
    HAND,
    NEAR,
    POINTS,
    ROYALS,
    Play,
    Removing,
    chances,
    costs_card,
    drawn_by,
    kings,
    missing,
    needs,
    ranks_with,
    sets_back,
    targets,
    use,
    uses,
)

# ------------------------------------------------------------------ what a move would do


ENDING: frozenset[Does] = frozenset(
    {"crown", "steal", "usurp", "scrap_effect", "scrap_effects", "return_effect"}
)
"""Actions by which somebody may have enough points at once."""


def account(state: Cuttle, why: Said) -> list[Said]:
    """Why the game is over, with the winner's points and mark, and every point card (CU-39)."""
    winner = why.about.get("winner")
    if isinstance(winner, str):
        about: dict[str, object] = {"points": state.points(winner), "goal": state.goal(winner)}
        crowns, partner = kings(state, winner), _partner(state, winner)
        use = "-".join(["team"] * bool(partner) + ["kings"] * bool(crowns))
        about |= {"partner": partner} if partner else {}
        why = Said(winner, "points", {**about, "kings": crowns, "use": use})
    cards = [
        _counted(state, seat, group)
        for seat in state.seats
        for group in with_riders(state.zones[POINTS[seat]], JACK)
    ]
    return [why, *cards]


def _partner(state: Cuttle, seat: Seat) -> Seat:
    """Who wins with that seat; `""` where everybody plays for themselves (CU-52)."""
    return next((other for other in state.team[seat] if other != seat), "")


def _counted(state: Cuttle, seat: Seat, group: list[Card]) -> Said:
    """A point card at the end, and with which Jack it was taken from whom (CU-21)."""
    card, home = group[0], state.memory.laid_by.get(group[0].name, seat)
    about: dict[str, object] = {"card": card.name, "count": state.ranks.value[card]}
    if home != seat and len(group) > 1:
        about |= {"use": "stolen", "by": group[-1].name, "owner": home}
    return Said(seat, "card", about)


def means(state: Cuttle, move: Move) -> Said | None:
    """What a legal move of the seat on turn would do; None where its verb says all."""
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
    card = next(each for each in run if each in held)
    target = next((each for each in run if each is not card), None)
    if verb == "points":
        return _laid(state, seat, card)
    if verb == "scuttle":
        assert target is not None
        jacks = state.stack(target)[1:]  # CU-9
        return Said.of(seat, "riders" if jacks else "", card=card, target=target, cards=jacks)
    victim = next((str(word) for word in rest if not isinstance(word, Card)), "")
    return _action(state, seat, move, card, target, victim)


def _laid(state: Cuttle, seat: Seat, card: Card) -> Said:
    """A card for points, and how far its player has come then (CU-7, CU-24)."""
    count = state.ranks.value[card]
    after, goal = state.points(seat) + count, state.goal(seat)
    way = "wins" if after >= goal else ""
    return Said.of(seat, way, card=card, count=count, after=after, goal=goal)


def _allow(state: Cuttle, seat: Seat) -> Said:
    """What is let happen and what comes of it, and whether there is a Two against it (CU-26)."""
    memory, played = state.memory, state.zones["played"]
    twos = any(card.rank == COUNTER for card in state.hand(seat))
    able = any(move != "allow" for move in state.turn_moves())
    word = "" if able else "frozen" if twos else "none"
    if len(played) % 2 == 0:  # a counter
        then = Fact("cuttle.then-countered", {"card": played[-2]})
    else:
        aim = memory.target or ""
        target = card_named(aim) if aim and aim not in state.seats else None
        victim = "" if target else aim
        said = _action(state, memory.player, "allow", played[0], target, victim)
        key = "-".join(said.word.removesuffix(" own").split())
        then = Fact(f"cuttle.then-{key}", {"who": memory.player, **_typed(said.about)})
    return Said.of(seat, word, card=played[-1], by=memory.played_by[-1], then=then)


def _typed(about: Mapping[str, object]) -> dict[str, Value]:
    """What an action is about as facts have it, where it is part of another."""
    cards = {key: card_named(str(about[key])) for key in ("card", "target") if key in about}
    costs = {key: "yes" if about[key] else "no" for key in ("costs",) if key in about}
    return {**cast("dict[str, Value]", about), **cards, **costs}


def _action(
    state: Cuttle, seat: Seat, move: Move, card: Card, target: Card | None, victim: Seat
) -> Said:
    power, reader = state.ranks.power[card], state.turn or ""
    about: dict[str, object] = {"card": card}
    play, way = Play(state, seat, card, reader, target), ""
    if target is not None:
        about |= {"target": target, **play.about(state.controller(target))}
        about["owner"] = about.pop("who")
        way = " own" * (about["owner"] == seat)
    elif power in {"raid", "glasses"}:
        victim = victim or state.clockwise(seat)[0]
        about["owner"] = victim
        about["count"] = min(2, len(state.zones[HAND[victim]]))
    elif power == "draw":
        about["count"] = drawn_by(state, seat, card)
        about["costs"] = costs_card(state, seat, card)
    elif power == "crown":  # CU-24
        goal, count = state.options.goal, kings(state, seat)
        about |= {"before": goal[count], "after": goal[count + 1]}
    about |= _ending(state, move, power)
    if power in {"scrap_points", "scrap_effects"}:
        if (lost := ACTIONS[power].use(play)) is None:
            way = " nothing"
        else:
            about |= lost.about
    elif target is not None and power in {"scrap_effect", "return_effect"}:
        about["after"] = Removing.after(play)
    return Said.of(seat, use(state, card) + way, **about)


def _ending(state: Cuttle, move: Move, power: Does) -> dict[str, object]:
    """Who would win by an action: `now`, or `uncountered` (CU-24); and which `team` (CU-52).

    Jacks that leave the table send home what they took, and that may be enough for anybody.
    """
    nobody: dict[str, object] = {"ending": "", "winner": "", "team": ""}
    if power not in ENDING:
        return nobody
    world = state.after_move(move)
    asked = world.memory.phase == "counter"  # which depends on nothing that is hidden (CU-28)
    _let_happen(world)
    if world.outcome is None or not world.outcome.winners:
        return nobody
    winners = world.outcome.winners
    team = "" if len(winners) == 1 else "ours" if state.turn in winners else "theirs"
    return {"ending": "uncountered" if asked else "now", "winner": winners[0], "team": team}


def settled(state: Cuttle, move: Move) -> Cuttle:
    """The table after a move that nobody counters. Cards drawn there are not to be looked at."""
    world = state.after_move(move)
    _let_happen(world)
    return world


def _let_happen(world: Cuttle) -> None:
    while world.turn is not None and world.memory.phase == "counter":
        world.apply("allow")


# ------------------------------------------------------------------ what lies there


_LASTING = {"points": {"steal"}, "royals": {"shield", "crown", "usurp"}, "glasses": {"glasses"}}
"""Which powers work on as long as their cards lie there."""


def powers(state: Cuttle, at: Spot) -> Sequence[str]:
    """What a card can do that is held or turned up, and what one does that lies there (CU-10)."""
    word = state.ranks.power[at.card] if at.card else "none"
    works = _LASTING.get(at.kind, set() if at.kind in {"draw", "scrap", "played"} else {word})
    does = (word,) if word in works and word != "none" else ()
    counters = at.kind == "hand" and at.card is not None and at.card.rank == COUNTER
    return ("counter", *does) if counters else does


def tooltip(state: Cuttle, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there, every use that it has now, and what would come of it."""
    owner, kind, run, card = at
    if kind in state.seats:
        return _seat(state, reader, kind)
    if card is None:
        return _zone(state, reader, owner, kind)
    match kind:
        case "draw":
            return iter([Fact("cuttle.on-draw-pile")])
        case "scrap":
            return _scrapped(state, reader, card)
        case "played":
            return _played(state, reader, card, run.index(card))
        case "drawn":
            return _held(state, reader, state.memory.player, card)
        case "hand":
            return _held(state, reader, owner, card)
    return _on_table(state, reader, card, owner, kind)


# ---------------------------------------------------------------------- cards to be played


def _held(state: Cuttle, reader: Seat, seat: Seat, card: Card) -> Iterator[Fact]:
    """Every use of a card in a hand, or of one that a Seven has turned up."""
    memory = state.memory
    answers = memory.phase == "counter" and state.turn == seat and card.rank == COUNTER
    frozen = card.name in memory.frozen.get(seat, ())
    if frozen and not (answers and state.options.frozen_counters):
        yield Bar("cuttle.frozen", _frozen_until(state, seat, card), rule="CU-20")
        return
    if answers:
        yield Fact("cuttle.counters", {"card": state.zones["played"][-1]})
        return
    asked = memory.phase != "turn" and state.turn == seat and card not in state.zones["drawn"]
    if not asked:
        yield from _uses(state, reader, seat, card)
        return
    later = [fact for fact in _uses(state, reader, seat, card) if not isinstance(fact, Bar)]
    kept = "yes" if memory.phase == "discard" else "no"
    yield from [Fact("cuttle.on-your-turn", {"kept": kept}), *later] if later else ()


def _frozen_until(state: Cuttle, seat: Seat, card: Card) -> dict[str, Value]:
    """After which turn of its owner's a frozen card can be played again (CU-20, CU-R14)."""
    now = state.memory.player == seat and card.name not in state.memory.fresh
    return {"when": "this" if now else "next", "who": seat}


def _uses(state: Cuttle, reader: Seat, seat: Seat, card: Card) -> Iterator[Fact]:
    """Every use that a card would have in a turn of its owner's, or why it has none."""
    moves = uses(state, seat, [card])
    value, have, goal = state.ranks.value[card], state.points(seat), state.goal(seat)
    if value and have + value >= goal:
        yield Fact("cuttle.points-win", {"who": seat, "count": value}, of="points")
    elif value:
        about: dict[str, Value] = {"who": seat, "count": value, "after": have + value, "goal": goal}
        yield Fact("cuttle.points", about, of="points")
    beaten = [_other(move, card) for move in moves if move.startswith("scuttle")]
    for each in beaten:
        if each.rank == card.rank:
            yield Fact("cuttle.scuttle-suit", {"card": card, "target": each})
    if higher := tuple(each for each in beaten if each.rank != card.rank):
        yield Fact("cuttle.scuttle", {"cards": higher})
    if action := ACTIONS.get(state.ranks.power[card]):
        play = Play(state, seat, card, reader)
        yield action.use(play) or action.idle(play)
    if card.rank == COUNTER:
        yield Fact("cuttle.counter")


def _other(move: Move, card: Card) -> Card:
    """The other card that a move names."""
    return next(w for w in words(move)[1:] if isinstance(w, Card) and w is not card)


# ---------------------------------------------------------------------- cards in play


def _on_table(state: Cuttle, reader: Seat, card: Card, owner: Seat, kind: str) -> Iterator[Fact]:
    """What a card in play does for whom, and what the reader could do to it."""
    if kind == "glasses":
        yield Fact("cuttle.keeps-open", {"who": owner})
        if len(state.seats) > 2:
            yield Fact("cuttle.played-by", {"who": state.controller(card)})
    elif kind == "royals" and state.ranks.power[card] == "shield":
        ranks = ranks_with(state, "scrap_effect", "return_effect", "steal", "usurp")
        yield Fact("cuttle.protects", {"who": owner, "ranks": ranks})
    elif kind == "royals" and card.rank != JOKER:
        about: dict[str, Value] = {"who": owner, "goal": state.goal(owner)}
        yield Fact("cuttle.need", {**about, "kings": kings(state, owner)}, of="goal")
    if kind != "glasses":
        yield from _in_row(state, card, owner)
    if state.turn is None:
        return  # the game is over
    if state.controller(card) == reader:
        yield from _dangers(state, card, reader)
    else:
        yield from _against(state, reader, card, owner)


def _in_row(state: Cuttle, card: Card, owner: Seat) -> Iterator[Fact]:
    """A point card, or what holds a stolen card (CU-22, CU-54)."""
    stack = state.stack(card)
    if card.rank not in RIDERS:
        if state.ranks.value[card]:
            yield Fact("cuttle.counts-for", {"who": owner, "count": state.ranks.value[card]})
        if len(stack) > 1:
            home = state.memory.laid_by.get(stack[0].name, owner)
            yield Fact("cuttle.was-stolen", {"card": stack[-1], "owner": home})
    elif card is not stack[-1]:
        yield Fact("cuttle.under-jack" if card.rank == JACK else "cuttle.under-joker")
    else:
        yield Fact("cuttle.holds", {"card": stack[0], "who": owner})
        for home, ranks in _ways_home(state, card, stack, owner).items():
            yield Fact("cuttle.gets-back", {"who": home, "card": stack[0], "ranks": ranks})


def _ways_home(
    state: Cuttle, card: Card, stack: list[Card], owner: Seat
) -> dict[Seat, tuple[str, ...]]:
    """Who gets a stolen card back, and the ranks that bring it home (CU-16, CU-22, CU-54)."""
    laid_by, powers = state.memory.laid_by, dict[Seat, list[str]]()
    if not state.shielded(owner, but=card) and (below := laid_by.get(stack[-2].name)):
        powers[below] = ["scrap_effect", "return_effect"]
    if card.rank == JACK and (first := laid_by.get(stack[0].name)) not in {None, owner}:
        powers.setdefault(first, []).append("scrap_effects")
    every = {home: ranks_with(state, *some) for home, some in powers.items()}
    return {home: ranks for home, ranks in every.items() if ranks}


def _against(state: Cuttle, reader: Seat, card: Card, owner: Seat) -> Iterator[Fact]:
    """What the reader could do to a card in play with the hand there is, or why nothing."""
    if state.turn == reader and state.memory.phase not in {"turn", "drawn"}:
        return  # something else is asked
    drawn = state.turn == reader and state.memory.phase == "drawn"
    hold = state.zones["drawn" if drawn else HAND[reader]]
    hand = [each for each in cast("list[Card | None]", hold) if each]
    frozen = state.memory.frozen.get(reader, ())
    ready = [each for each in hand if each.name not in frozen]
    ways: dict[str, list[Card]] = {}
    for move in uses(state, reader, ready):
        run = [w for w in words(move)[1:] if isinstance(w, Card)]
        if len(run) == 2 and card in run:
            mine = run[0] if run[1] is card else run[1]
            way: str = "scuttle" if move.startswith("scuttle") else state.ranks.power[mine]
            ways.setdefault(way, []).append(mine)
    swept = _sweeps(state, card)
    for each in ready:
        if state.ranks.power[each] in swept:
            ways.setdefault(state.ranks.power[each], []).append(each)
    for way, run in ways.items():
        yield Fact("cuttle.you-could", {"way": way, "cards": tuple(run)})
    if ways:
        return
    aimed = [each for each in ready if _would(state, each, card)]
    if aimed and state.covered(card, reader):
        about: dict[str, Value] = {"who": state.controller(card), "cards": tuple(aimed)}
        yield Fact("cuttle.protected-from", about)
        return
    if owner == reader:
        yield from _dangers(state, card, reader)
        return
    equal = [each for each in ready if each.rank == card.rank and state.ranks.value[card]]
    if equal and card in state.zones[POINTS[owner]]:
        yield Fact("cuttle.cant-touch", {"card": equal[-1], "target": card})
    else:
        yield Fact("cuttle.nothing-touches")


def _sweeps(state: Cuttle, card: Card) -> list[str]:
    """The powers that scrap a card in play with all of its kind."""
    swept = []
    if any(card in state.zones[POINTS[seat]] for seat in state.seats):
        swept.append("scrap_points")
    if card.rank == JACK or not state.zone_of(card).endswith(".points"):
        swept.append("scrap_effects")
    return swept


def _would(state: Cuttle, mine: Card, card: Card) -> bool:
    """Whether a card's power is for cards such as that one, were there no Queen."""
    power, point = state.ranks.power[mine], bool(state.ranks.value[card])
    in_row = point and any(card in state.zones[POINTS[seat]] for seat in state.seats)
    if power == "usurp":
        return card.rank in STOLEN and state.zone_of(card).endswith(".royals")
    if power == "return_effect" and state.options.nine == "opponent_any":
        return True
    return power == "steal" if in_row else power in {"scrap_effect", "return_effect"}


def _dangers(state: Cuttle, card: Card, reader: Seat) -> Iterator[Fact]:
    """What can happen to one's own card."""
    shielded = state.shielded(reader, but=card)
    row = any(card in state.zones[POINTS[seat]] for seat in state.seats)
    if row and card.rank != JACK:
        if (least := _beating(state, card)) is not None:
            yield least
        aimed = ["steal"] + ["return_effect"] * (state.options.nine == "opponent_any")
        if ranks := ranks_with(state, "scrap_points", *([] if shielded else aimed)):
            yield Fact("cuttle.can-take", {"ranks": ranks})
        return
    powers = ["scrap_effects"] if shielded else ["scrap_effects", "scrap_effect", "return_effect"]
    powers += ["usurp"] if card.rank in STOLEN and not shielded else []
    if ranks := ranks_with(state, *powers, *(["scrap_points"] if row else [])):
        scuttled = row and _beating(state, state.stack(card)[0]) is not None
        yield Fact("cuttle.can-remove", {"ranks": ranks, "scuttle": "yes" if scuttled else "no"})


def _beating(state: Cuttle, card: Card) -> Fact | None:
    """The lowest card that would scuttle a point card; None if none would."""
    strength = state.ranks.strength
    higher = [each for each in strength if strength[each] > strength[card]]
    if not higher:
        return None
    least = min(higher, key=strength.__getitem__)
    alone = "only" if len(higher) == 1 else "higher"
    return Fact("cuttle.scuttled-by", {"card": least, "how": alone})


def _played(state: Cuttle, reader: Seat, waiting: Card, place: int) -> Iterator[Fact]:
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
        aimed = card_named(target) if target and target not in state.seats else None
        play = Play(state, by, waiting, reader, aimed, "" if aimed else target)
        action = ACTIONS[state.ranks.power[waiting]]
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
    twos = [each for each in hand if each.rank == COUNTER]
    able = tuple(each for each in twos if each.name not in frozen)
    return Fact("cuttle.can-counter-it", {"cards": able, "frozen": len(twos) - len(able)})


def _scrapped(state: Cuttle, reader: Seat, card: Card) -> Iterator[Fact]:
    ranks = ranks_with(state, "rummage")
    if state.memory.phase == "take" and state.turn == reader and card in state.takeable():
        yield Fact("cuttle.click-take")
        yield from _fetched(state, reader, card)
    elif not ranks:
        yield Fact("cuttle.stays-out")
    else:
        can = "yes" if card in state.takeable() else "no"
        yield Fact("cuttle.rummaged", {"ranks": ranks, "can": can})
        held = (
            {mine.rank for mine in filter(None, state.playable(reader))}
            if state.turn == reader
            else set()
        )
        if can == "yes" and held.intersection(ranks):
            yield from _fetched(state, reader, card)


def _fetched(state: Cuttle, reader: Seat, card: Card) -> Iterator[Fact]:
    """What could be done with a card, once it is fetched; not what it can't do."""
    return (fact for fact in _uses(state, reader, reader, card) if not isinstance(fact, Bar))


# ---------------------------------------------------------------------- piles and players


def _zone(state: Cuttle, reader: Seat, owner: Seat, kind: str) -> Iterator[Fact]:
    zones = state.zones
    about: dict[str, Value] = {"who": owner}
    match kind:
        case "draw" if not zones["draw"]:
            passes = state.options.passes_to_draw or len(state.seats)
            yield Fact("cuttle.passes-end", {"count": passes})
        case "draw":
            now = state.turn == reader and state.memory.phase == "turn"
            if now and state.full(reader):
                yield Fact("cuttle.hand-full", {"who": reader})
            else:
                yield Fact("cuttle.click-draw" if now else "cuttle.draw-takes")
        case "scrap":
            yield Fact("cuttle.zone-scrap", {"ranks": ranks_with(state, "rummage")})
        case "played":
            # while the table is covered, nobody's cards are there to say what can be played
            seen = state.turn == reader and None not in zones[HAND[reader]]
            now = seen and any(m.startswith("action") for m in state.turn_moves())
            yield Fact("cuttle.zone-played" if now else "cuttle.zone-waiting")
        case "drawn":
            yield Fact("cuttle.zone-drawn")
        case "points":
            about |= {"count": state.points(owner), "goal": state.goal(owner)}
            yield Fact("cuttle.of-goal", about, of="points")
        case "royals":
            yield Fact("cuttle.zone-royals", about)
        case "glasses":
            yield Fact("cuttle.zone-glasses")
        case _ if owner == reader or None in state.zones[HAND[owner]]:
            about["open"] = "yes" if owner in state.open_seats() else "no"
            yield Fact("cuttle.zone-hand", about)
            if state.full(owner):
                yield Fact("cuttle.hand-full", {"who": owner})


def race(state: Cuttle, seat: Seat) -> Fact:
    """The points that somebody has, and how many more it takes (CU-24)."""
    points, goal = state.points(seat), state.goal(seat)
    return Fact("cuttle.race", {"count": points, "more": max(0, goal - points)})


def _seat(state: Cuttle, reader: Seat, seat: Seat) -> Iterator[Fact]:
    if seat != reader and seat in state.team.get(reader, ()):
        yield Fact("cuttle.partners")
    about: dict[str, Value] = {"who": seat, "count": state.points(seat), "goal": state.goal(seat)}
    yield Fact("cuttle.of-goal", about, of="points")
    if crowns := kings(state, seat):
        yield Fact("cuttle.with-kings", {"count": crowns})
    if state.full(seat):
        yield Fact("cuttle.hand-full", {"who": seat})


# ------------------------------------------------------------------ what speaks for a move


def reasons(state: Cuttle, move: Move) -> Iterator[Fact]:
    """What speaks for a legal move of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "points":
            return _points(state, seat, move, run[0])
        case "scuttle":
            return _scuttle(state, seat, move, run)
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
    return iter(() if state.zones["draw"] else [Fact("cuttle.passing")])


def _points(state: Cuttle, seat: Seat, move: Move, card: Card) -> Iterator[Fact]:
    world = settled(state, move)
    if world.outcome is not None:
        points, goal = world.points(seat), world.goal(seat)
        yield Fact("cuttle.enough", {"who": seat, "points": points, "goal": goal}, of="points")
        return
    strength = state.ranks.strength
    others = [other for other in state.others[seat] if state.zones[HAND[other]]]
    held = [each for other in others for each in seen(state, seat, HAND[other])]
    hidden = [each for each in unseen(state, seat) if strength[each] > strength[card]]
    known = any(strength[each] > strength[card] for each in held)
    all_seen = len(held) == sum(len(state.zones[HAND[other]]) for other in others)
    if not known and (all_seen or not hidden):
        yield Fact("cuttle.unscuttled")
    if missing(world, seat) <= NEAR:
        yield needs(world, seat)


def _scuttle(state: Cuttle, seat: Seat, move: Move, run: list[Card]) -> Iterator[Fact]:
    card, target = run if run[0] in state.playable(seat) else reversed(run)
    owner, value = state.controller(target), state.ranks.value
    if state.memory.laid_by.get(target.name) == seat:
        yield Fact("cuttle.stole-it", {"who": owner})
    if missing(state, owner) <= NEAR:
        yield from sets_back(state, settled(state, move), owner)
    row = state.zones[POINTS[owner]]
    if len(row) > 1 and all(value[each] <= value[target] for each in row):
        yield Fact("cuttle.highest-of", {"who": owner})
    if value[card] - value[target] < 3:
        yield Fact("cuttle.one-for-one", {"who": owner})


# ---------------------------------------------------------------------- actions


def _why_action(state: Cuttle, seat: Seat, move: Move, rest: Sequence[object]) -> Iterator[Fact]:
    mine = state.playable(seat)
    cards = [word for word in rest if isinstance(word, Card)]
    card = next(each for each in cards if each in mine)
    target = next((each for each in cards if each is not card), None)
    victim = next((str(word) for word in rest if not isinstance(word, Card)), "")
    world = settled(state, move)
    safe = _safe(state, seat, card)
    if world.outcome is not None and seat in world.outcome.winners:
        yield Fact("cuttle.wins-surely" if safe else "cuttle.wins-uncountered")
        return
    play = Play(state, seat, card, seat, target, victim or state.others[seat][0])
    yield from ACTIONS[state.ranks.power[card]].reasons(play, world)
    if safe is not None:
        yield safe


def _safe(state: Cuttle, seat: Seat, card: Card) -> Fact | None:
    """That an action can't be countered any more, as far as the seat can see (CU-26)."""
    if state.options.counter != "any" and state.ranks.power[card] in LASTING:
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
    if world.outcome is not None and player in world.outcome.winners:
        yield Fact("cuttle.else-wins", {"who": player})
    lost = state.points(seat) - world.points(seat)
    if lost > 0:
        yield Fact("cuttle.else-lose", {"count": lost})
    for each in (player, seat):
        then = missing(world, each)
        if then != missing(state, each) and (then < missing(state, each)) == (each == player):
            yield Fact("cuttle.else-needs", {"who": each, "count": then})
    target = state.memory.target or ""
    aimed = card_named(target) if target and target not in state.seats else None
    play = Play(state, player, played[0], seat, aimed, target if aimed is None else "")
    harm = ACTIONS[state.ranks.power[played[0]]].otherwise(play)
    if harm is not None:
        yield harm
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


def _take(state: Cuttle, seat: Seat, card: Card) -> Iterator[Fact]:
    """A card of the scrap pile (CU-13): what it is good for here."""
    power, value = state.ranks.power[card], state.ranks.value[card]
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
        case "usurp":
            if can := targets(state, seat, "usurp"):
                who = state.controller(can[0])
                yield Fact("cuttle.could-steal", {"card": can[0], "who": who})
        case "shield":
            yield Fact("cuttle.would-protect")
        case "scrap_points":
            lost = sum(state.points(other) for other in state.others[seat])
            if lost > state.points(seat):
                yield Fact("cuttle.could-scrap", {"count": lost})
    if card.rank == COUNTER:
        yield Fact("cuttle.can-counter")
    values = [state.ranks.value[each] for each in state.takeable()]
    if value and value == max(values):
        yield Fact("cuttle.highest-there", {"count": value})
    yield Fact("cuttle.counts", {"count": value}) if value else Fact("cuttle.face-card")


def _discard(state: Cuttle, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """Cards given up by choice."""
    drawn = state.memory.phase == "drawn"
    every = in_order(state.zones["drawn"] if drawn else state.hand(seat))
    kept, value = [card for card in every if card not in run], state.ranks.value
    if drawn and kept:
        yield Fact("cuttle.goes-back", {"card": kept[0]})
    frozen = state.memory.frozen.get(seat, ())
    waits = (card for card in run if card.name in frozen)
    if any(_frozen_until(state, seat, card)["when"] == "next" for card in waits):
        yield Fact("cuttle.frozen-anyway")
    if len(kept) >= 4:
        kept = [card for card in kept if card.rank in PICTURES or value[card] >= GOOD]
    if kept and not drawn:
        yield Fact("cuttle.you-keep", {"kept": tuple(kept)})
    yield Fact("cuttle.costs-no-more", {"count": sum(value[card] for card in run)})


def _draw(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    held = len(state.hand(seat))
    others = {other: len(state.zones[HAND[other]]) for other in state.others[seat]}
    most = max(others, key=others.__getitem__)
    if not held:
        yield Fact("cuttle.no-card")
    yield from chances(state, seat)
    if 0 < held < others[most]:
        yield Fact("cuttle.then-hold", {"count": held + 1, "who": most, "theirs": others[most]})


# ------------------------------------------------------------------ why a move is refused


_PHASES = {"counter": "answer", "take": "taking", "discard": "giving up", "limit": "giving up"}
"""The phases with guards of their own, whatever is tried."""

_AT_PLAYERS: frozenset[Does] = frozenset({"raid", "glasses"})


class Tried(TriedMove[Cuttle]):
    """A move that a seat tried, and what it can see of the table."""

    def __init__(self, state: Cuttle, seat: Seat, said: Sequence[Word]) -> None:
        super().__init__(state, seat, said)
        self.memory, self.options, self.hand = state.memory, state.options, state.hand(seat)
        self.before = self.memory.player if seat != state.turn else state.clockwise(seat)[-2]
        """The seat to whose last move a counter could be meant."""
        self.drawn = state.zones["drawn"] if self.memory.phase == "drawn" else []
        self.mine = [card for card in self.run if card in (self.drawn or self.hand)][:1]
        """The card to be played, …"""
        self.at = [card for card in self.run if card not in self.mine]
        """… and what it is aimed at."""
        self.power: Does = state.ranks.power[self.mine[0]] if self.mine else "none"
        self.zone = state.zone_of(self.at[0]) if self.at else ""
        self.owner = state.controller(self.at[0]) if self.zone else ""
        self.point = self.zone.endswith(".points") and self.at[0].rank != JACK
        self.royal = self.zone.endswith(".royals") and self.at[0].rank != JOKER
        self.ours: bool = self.owner in state.team[seat]
        self.partner: bool = self.ours and self.owner != seat
        """Whether it is aimed at a card of one's partner."""
        strength = state.ranks.strength
        self.too_low: bool = (
            bool(self.mine)
            and self.point
            and not self.ours
            and 0 < strength[self.mine[0]] < strength[self.at[0]]
        )
        """It is aimed at a point card that it would scuttle, were it higher."""
        self.idle = not self.at and not targets(state, seat, self.power)
        """It is aimed at nothing, and nothing on the table is there for it."""
        self.queen = next((other for other in state.others[seat] if state.shielded(other)), "")
        """An opponent with a Queen."""

    @property
    def table(self) -> str:
        """Which table of guards the move goes by."""
        if self.seat != self.state.turn:
            vain = self.verb == "counter" and not self.memory.played_by
            return "counter in vain" if vain else "other turn"
        if self.memory.phase in _PHASES:
            return _PHASES[self.memory.phase]
        if self.drawn and not self.plays_drawn:
            return "drawn"
        if self.power in AIMED and self.verb == "action":
            return "action at a card"
        if self.power in _AT_PLAYERS and self.verb == "action":
            return "action at one of many" if len(self.state.seats) > 2 else "action at the other"
        return str(self.verb)

    @property
    def plays_drawn(self) -> bool:
        """Whether the move tries to play a card that a Seven turned up and that can be played."""
        plays = self.verb in {"points", "scuttle", "action"} and (self.mine or not self.run)
        return bool(plays and uses(self.state, self.seat, self.drawn))

    @property
    def frozen(self) -> Card:
        """The first of the cards that is frozen, if any is."""
        waits = self.memory.frozen.get(self.seat, ())
        return next((card for card in self.run if card.name in waits), self.run[0])

    @property
    def buried(self) -> bool:
        """Whether it is aimed at a Jack or a joker under another one."""
        row, rank = self.state.zones[self.zone], self.at[0].rank
        above = row[row.index(self.at[0]) + 1 :][:1]
        return rank in RIDERS and any(card.rank == rank for card in above)


def _rule(tried: Tried) -> int:
    return ACTIONS[tried.power].RULE


def _frozen_card(tried: Tried) -> dict[str, Value]:
    ranks = ranks_with(tried.state, "return_effect")
    return {"ranks": ranks, **_frozen_until(tried.state, tried.seat, tried.frozen)}


def _takers(tried: Tried) -> dict[str, Value]:
    return {"ranks": ranks_with(tried.state, "rummage")}


_NOTHING_WAITS = (
    Guard[Tried]("no-guarded", 29, lambda t: t.state.shielded(t.before),
                 lambda t: {"who": t.before}),
    Guard[Tried]("no-nothing-waits", 26),
)  # fmt: skip
_NAMED = (
    Guard[Tried]("no-name-card", 5, lambda t: not t.run),
    # the same wherever the card is, so that it tells nothing (CU-2)
    Guard[Tried]("no-not-in-hand", 2, lambda t: not t.mine),
    Guard[Tried]("no-one-card", 5, lambda t: len(t.run) > (1 if t.verb == "points" else 2)),
    Guard[Tried]("no-frozen", 20, lambda t: not t.drawn
                 and t.mine[0].name in t.memory.frozen.get(t.seat, ()), _frozen_card),
    Guard[Tried]("no-not-on-table", 2, lambda t: bool(t.at) and not t.zone),
)  # fmt: skip
"""What is wrong with the cards that were named, before it matters what they do."""

_TOO_LOW = (
    Guard[Tried]("no-lower-suit", 8, lambda t: t.too_low and t.mine[0].rank == t.at[0].rank,
                 lambda t: {"card": t.mine[0], "target": t.at[0]}),
    Guard[Tried]("no-lower-aim", 8, lambda t: t.too_low,
                 lambda t: {"card": t.mine[0], "target": t.at[0],
                            "aims": "yes" if t.power in AIMED else "no"}),
)  # fmt: skip
"""Aimed at a card that can only be scuttled, it is the scuttle that was meant."""
_NO_TARGET = Guard[Tried](
    "no-no-target", _rule, lambda t: bool(t.at),
    lambda t: {"card": t.mine[0], "how": "player" if t.power in _AT_PLAYERS else "alone"},
)  # fmt: skip

GUARDS: dict[str, tuple[Guard[Tried], ...]] = {
    "other turn": (
        Guard("no-own-counter", 28,
              lambda t: t.verb == "counter" and t.seat == t.memory.played_by[-1]),
        Guard("no-partner-counter", 52, lambda t: t.verb == "counter"
              and t.memory.played_by[-1] in t.state.team[t.seat],
              lambda t: {"who": t.memory.played_by[-1]}),
        Guard("no-asked", 28, lambda t: t.state.turn != t.memory.player,
              lambda t: {"who": t.state.turn}),
        Guard("no-turn", 4, about=lambda t: {"who": t.state.turn}),
    ),
    "counter in vain": (  # who has just had the turn could only mean one that was played in it
        Guard("no-counter-counter", 27, lambda t: t.seat == t.state.clockwise(t.before)[-2]
              and not t.options.counter_chain),
        *_NOTHING_WAITS,
    ),
    "counter": _NOTHING_WAITS,
    "allow": _NOTHING_WAITS,
    "answer": (
        Guard("no-answer", 28, lambda t: t.verb != "counter"),
        Guard("no-one-two", 27, lambda t: len(t.run) != 1),
        Guard("no-not-in-hand", 2, lambda t: t.run[0] not in t.hand),
        Guard("no-only-two", 26, lambda t: t.run[0].rank != COUNTER),
        Guard("no-frozen", 20, about=_frozen_card),
    ),
    "take": (Guard("no-only-takes", 13, about=_takers),),
    "taking": (
        Guard("no-take", 13, lambda t: t.verb != "take" or len(t.run) != 1),
        Guard("no-not-scrapped", 13, lambda t: t.run[0] not in t.state.zones["scrap"]),
        Guard("no-takes-itself", 13, about=_takers),
    ),
    "discard": (
        Guard("no-not-in-hand", 2, lambda t: any(card not in t.hand for card in t.run)),
        Guard("no-discard", 5),
    ),
    "giving up": (
        Guard("no-not-in-hand", 2, lambda t: t.verb == "discard"
              and len(set(t.run)) == len(t.run) == t.state.to_give_up()),
        Guard("no-give-up", lambda t: 40 if t.state.turn != t.memory.player
              else 41 if t.memory.phase == "limit" else 43,
              about=lambda t: {"count": t.state.to_give_up()}),
    ),
    "draw": (
        Guard("no-no-draw-pile", 33, lambda t: not t.state.zones["draw"]),
        Guard("no-full", 37),
    ),
    "pass": (Guard("no-pass", 33),),
    "drawn": (
        Guard("no-give-one-drawn", 40, lambda t: not uses(t.state, t.seat, t.drawn)),
        Guard("no-turned-up", 17),
    ),
    "points": (*_NAMED, Guard("no-points", 7)),
    "scuttle": (
        *_NAMED,
        Guard("no-scuttle", 8, lambda t: not t.state.ranks.value[t.mine[0]]),
        Guard("no-name-scuttled", 8, lambda t: not t.at),
        Guard("no-scuttled", 8, lambda t: not t.point),
        Guard("no-yours", 8, lambda t: t.zone == POINTS[t.seat]),
        Guard("no-partner", 52, lambda t: t.partner, lambda t: {"who": t.owner}),
        Guard("no-lower-suit", 8, lambda t: t.mine[0].rank == t.at[0].rank,  # CU-1
              lambda t: {"card": t.mine[0], "target": t.at[0]}),
        Guard("no-lower", 8, about=lambda t: {"card": t.mine[0], "target": t.at[0]}),
    ),
    "action": (
        *_NAMED,
        Guard("no-no-power", 25, lambda t: t.power == "none", lambda t: {"card": t.mine[0]}),
        *_TOO_LOW,
        _NO_TARGET,
        Guard("no-no-player", _rule, lambda t: bool(t.named)),
        Guard("no-one-card", 5, lambda t: len(t.run) > 1),  # the same twice
        Guard("scrap-pile-empty", 10, lambda t: t.power == "rummage"),
        Guard("nothing-left", 10),
    ),
    "action at a card": (
        *_NAMED,
        Guard("no-aims-at-card", _rule, lambda t: bool(t.named), lambda t: {"rank": t.run[0].rank}),
        Guard("no-guarded-points", 23, lambda t: t.idle and t.power in {"steal", "usurp"}
              and bool(t.queen and (t.power == "usurp" or t.state.points(t.queen))),
              lambda t: {"who": t.queen}),
        Guard("no-nothing-to-steal", 10, lambda t: t.idle and t.power == "steal"),
        Guard("no-nothing-to-usurp", 10, lambda t: t.idle and t.power == "usurp"),
        Guard("no-nothing-to-remove", 10, lambda t: t.idle),
        Guard("no-name-aim", _rule, lambda t: not t.at),
        Guard("no-stolen", _rule, lambda t: t.power == "steal" and not t.point),
        Guard("no-usurped", _rule, lambda t: t.power == "usurp" and not t.royal),
        Guard("no-yours", _rule, lambda t: t.power in {"steal", "usurp"} and t.owner == t.seat),
        Guard("no-partner", 52, lambda t: t.power in {"steal", "usurp"} and t.partner,
              lambda t: {"who": t.owner}),
        *_TOO_LOW,
        Guard("no-points-safe", _rule, lambda t: t.power != "steal" and t.point
              and (t.power != "return_effect" or t.options.nine != "opponent_any")),
        Guard[Tried]("no-under-joker", 54, lambda t: t.buried and t.at[0].rank == JOKER),
        Guard("no-under-jack", "R4", lambda t: t.buried),
        Guard("no-only-theirs", 40, lambda t: t.power == "return_effect" and t.ours),
        Guard("no-only-theirs", 42, lambda t: t.ours),
        Guard("no-queen", 23, about=lambda t: {"who": t.owner}),
    ),
    "action at the other": (
        *_NAMED,
        *_TOO_LOW,
        _NO_TARGET,
        Guard("no-yourself", _rule, lambda t: t.named == [t.seat]),
        Guard("no-card-alone", _rule, lambda t: bool(t.named),
              lambda t: {"card": t.mine[0], "power": t.power}),
        Guard("no-empty-hand", 10),
    ),
    "action at one of many": (
        *_NAMED,
        *_TOO_LOW,
        _NO_TARGET,
        Guard("no-empty-hands", 10, lambda t: t.power == "raid"
              and not any(t.state.hand(other) for other in t.state.others[t.seat])),
        Guard("no-name-player", _rule, lambda t: len(t.named) != 1),
        Guard("no-no-seat", _rule, lambda t: t.named[0] not in t.state.seats),
        Guard("no-yourself", _rule, lambda t: t.named[0] == t.seat),
        Guard("no-partner", 52, lambda t: t.named[0] in t.state.team[t.seat],
              lambda t: {"who": t.named[0]}),
        Guard("no-card-first", _rule,
              lambda t: t.power == "glasses" or bool(t.state.hand(t.named[0]))),
        Guard("no-empty-hand", 10),
    ),
}  # fmt: skip
"""Why a move is refused, in the order in which it is told."""


def refusal(state: Cuttle, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why that move is none. It tells nothing that its seat can't see."""
    tried = Tried(state, seat, said)
    return first_that_forbids(GUARDS[tried.table], tried, state.ID, state.RULE)


# ------------------------------------------------------------------ written positions


def problems(state: Cuttle) -> list[str]:
    """What a written position gets wrong (section 2), once it is clear whose turn it is."""
    memory = state.memory
    memory.player = memory.player or state.turn or ""
    memory.laid_by = {_canonical(name): seat for name, seat in memory.laid_by.items()}
    memory.frozen = {seat: tuple(map(_canonical, run)) for seat, run in memory.frozen.items()}
    strange = [card for card in state.cards if card not in state.ranks.value]
    if strange:
        return [f"zones: {names(strange)}: no such card in this game's pack"]
    faults = [*_seats(state), *_rows(state), *_frozen(state)]
    return faults or [*_laid_by(state), *_phase(state)]


def _canonical(name: str) -> str:
    """A card's name as it is printed; what names no card is found out later."""
    try:
        return card_named(name).name
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
        for group in with_riders(state.zones[ROYALS[seat]], JOKER):
            if group[0].rank == JOKER:
                yield f"zones.{ROYALS[seat]}: {group[0].name} must lie on a Queen or a King"
            elif state.ranks.power[group[0]] not in {"shield", "crown"}:
                yield f"zones.{ROYALS[seat]}: {group[0].name} is neither a Queen nor a King"
        for card in state.zones[GLASSES[seat]]:
            if state.ranks.power[card] != "glasses":
                yield f"zones.{GLASSES[seat]}: {card.name} does not open a hand"


def _frozen(state: Cuttle) -> Iterator[str]:
    memory = state.memory
    for seat, run in memory.frozen.items():
        held = [card.name for card in state.zones.get(HAND.get(seat, ""), [])]
        yield from (f"state.frozen.{seat}: {x} is not in that hand" for x in run if x not in held)
    kept = memory.frozen.get(memory.player, ())
    yield from (f"state.fresh: {x} is not frozen" for x in memory.fresh if x not in kept)


def _laid_by(state: Cuttle) -> Iterator[str]:
    players = {card.name: seat for card, seat in state.players()}
    for name in state.memory.laid_by:
        if name not in players:
            yield f"state.laid_by: {name} isn’t on the table"
    for name, seat in players.items():
        if seat is None:
            yield f"state.laid_by: {name} is missing: with three seats or more nothing else tells"
    for owner in state.seats:
        for zone, what in (
            (ROYALS[owner], "lies beside the points of {}, who played it"),
            (POINTS[owner], "is on top in the row of {}"),
        ):
            for stack in with_riders(state.zones[zone], RIDERS):
                top = stack[-1].name
                if players[top] != owner:
                    yield f"state.laid_by: {top} {what.format(owner)}"
                for below, above in pairwise(stack):
                    if players[below.name] == players[above.name] is not None:
                        yield f"state.laid_by: {above.name} can't lie on a card of its own player"
        for card in state.zones[GLASSES[owner]]:
            if players[card.name] == owner:
                yield f"state.laid_by: {card.name} lies in front of {owner}: another played it"


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
    return any(card.name == name and state.zone_of(card) for card in state.cards)


GUIDE = Guide(
    refusal,
    means=means,
    reasons=reasons,
    tooltip=tooltip,
    race=race,
    powers=powers,
    account=account,
    problems=problems,
)
