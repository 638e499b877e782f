"""Why a line of Cuttle is worth playing, by what the seat on turn knows: `State.merit`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, card, in_order
from cardtable.engine.merits import first, of_unseen, seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, one_of
from cardtable.games.cuttle.options import COUNTER, JACK, LASTING, PICTURES
from cardtable.games.cuttle.telling import drawn_by, settled, sweeps
from cardtable.games.cuttle.uses import targets
from cardtable.games.cuttle.zones import HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle

NEAR = 10
"""So few points missing, and a player is close to winning: one card could do it."""
GOOD = 7
"""A card that counts so much is one to lay for points."""


def merit(state: Cuttle, move: Move) -> str:
    """What speaks most for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "points":
            return first(_points(state, seat, move, run[0]))
        case "scuttle":
            return first(_scuttle(state, seat, run))
        case "action":
            return first(_action(state, seat, move, rest))
        case "draw":
            return first(_draw(state, seat))
        case "counter":
            return first(_counter(state, seat))
        case "allow":
            return first(_allow(state, seat))
        case "take":
            return first(_take(state, seat, run[0]))
        case "discard":
            return first(_discard(state, seat, run))
    return "nothing is left to draw, and you keep your cards"


# ---------------------------------------------------------------------- points


def _points(state: Cuttle, seat: Seat, move: Move, one: Card) -> Iterator[str]:
    world = settled(state, move)
    if world.outcome is not None:
        yield f"that gives you {world.points(seat)} points, and {world.goal(seat)} is enough"
    strength = state.ranks.strength
    others = [other for other in state.others[seat] if state.zones[HAND[other]]]
    held = [each for other in others for each in seen(state, seat, HAND[other])]
    hidden = [each for each in unseen(state, seat) if strength[each] > strength[one]]
    known = [each.name for each in held if strength[each] > strength[one]]
    if not known and len(held) == sum(len(state.zones[HAND[other]]) for other in others):
        yield "no card that the others hold can scuttle it"
    missing = _missing(world, seat)
    if missing <= NEAR:
        yield f"you'll then need only {counted(missing, 'more point')}"
    if not known and not hidden:
        yield "no card is left that could scuttle it"
    if not known:
        every = len(unseen(state, seat))
        only = "only " if len(hidden) * 3 <= every else ""
        can = "can scuttle it"
        yield f"{only}{of_unseen(len(hidden), every, can, can)}"
    yield f"then you need {counted(missing, 'more point')}"


def _scuttle(state: Cuttle, seat: Seat, run: list[Card]) -> Iterator[str]:
    mine = state.hand(seat) if state.memory.phase == "turn" else state.zones["drawn"]
    target = run[1] if run[0] in mine else run[0]
    one = run[0] if run[0] in mine else run[1]
    owner, value = state.controller(target), state.ranks.value
    missing = _missing(state, owner)
    if state.memory.laid_by.get(target.name) == seat:
        yield f"{owner} stole it from you"
    if missing <= NEAR:
        yield f"{owner} needs only {counted(missing, 'more point')} to win"
    row = state.zones[POINTS[owner]]
    if len(row) > 1 and all(value[each] <= value[target] for each in row):
        yield f"it is the highest of {owner}'s point cards"
    if value[one] - value[target] < 3:
        lost = counted(value[target], "point")
        yield f"one of your cards for one of {owner}'s, and {owner} loses {lost}"
    yield f"without it {owner} needs {counted(missing + value[target], 'more point')}"


def _missing(state: Cuttle, seat: Seat) -> int:
    """How many points a seat still needs."""
    return max(0, state.goal(seat) - state.points(seat))


# ---------------------------------------------------------------------- actions


def _action(state: Cuttle, seat: Seat, move: Move, rest: Sequence[object]) -> Iterator[str]:
    mine = state.hand(seat) if state.memory.phase == "turn" else state.zones["drawn"]
    cards = [word for word in rest if isinstance(word, Card)]
    one = next(each for each in cards if each in mine)
    target = next((each for each in cards if each is not one), None)
    world = settled(state, move)
    if world.outcome is not None and world.outcome.ranking[0] == (seat,):
        if state.shielded(seat) or _safe(state, seat, one):
            yield "it wins, and nobody can counter it"
        yield "if nobody counters it, you win"
    if target is not None:
        yield from _aimed(state, world, seat, one, target)
    else:
        victim = next((str(word) for word in rest if not isinstance(word, Card)), "")
        yield from _free(state, world, seat, one, victim or state.others[seat][0])
    yield _safe(state, seat, one)


def _aimed(state: Cuttle, world: Cuttle, seat: Seat, one: Card, target: Card) -> Iterator[str]:
    """What a Two, a Nine or a Jack takes away."""
    power, owner = state.ranks.power, state.controller(target)
    value = state.ranks.value
    if power[one] == "steal":
        missing = _missing(state, owner)
        if missing <= NEAR:
            yield f"{owner} needs only {counted(missing, 'more point')} to win"
        takeable = targets(state, seat, "steal")
        if len(takeable) > 1 and all(value[each] <= value[target] for each in takeable):
            yield "it is the highest point card that you can steal"
        yield f"{counted(value[target], 'point')} change sides, from {owner} to you"
        return
    if owner == seat:
        yield "you get your own card back, to play it again"
    elif value[target] and target in state.zones[POINTS[owner]]:
        yield f"{owner} needs {_missing(state, owner)} points: then {value[target]} more"
    match power[target]:
        case "crown":
            marks = state.options.goal
            kings = _kings(state, owner)
            yield f"without that King {owner} needs {marks[kings - 1]} points, not {marks[kings]}"
        case "shield":
            yield f"it is what protects {owner}'s cards from Twos, Nines and Jacks"
        case "steal":
            row = next(run for run in state.zones.values() if target in run)
            point = next(each for each in reversed(row[: row.index(target)]) if each.rank != JACK)
            if point in world.zones[POINTS[seat]] and owner != seat:
                yield f"{point.name} comes back to you"
            yield f"it is what lets {owner} hold {point.name}"
        case "glasses":
            yield f"without it {owner} doesn't see what you hold"
    if power[one] == "return_effect":
        yield f"{owner} can't play it again in the next turn"


def _free(state: Cuttle, world: Cuttle, seat: Seat, one: Card, victim: Seat) -> Iterator[str]:
    """What an action does that is aimed at no card."""
    power = state.ranks.power[one]
    others = state.others[seat]
    match power:
        case "scrap_points":
            lost = sum(state.points(other) for other in others)
            mine = state.points(seat)
            near = min(others, key=lambda other: _missing(state, other))
            if lost and _missing(state, near) <= NEAR:
                yield f"{near} needs only {counted(_missing(state, near), 'more point')} to win"
            if lost:
                who = victim if len(others) == 1 else "the others"
                verb = "loses" if len(others) == 1 else "lose"
                yield f"{who} {verb} {counted(lost, 'point')}, and you lose {mine or 'none'}"
        case "scrap_effects":
            swept = sweeps(state, power)
            lost = sum(len(swept.get(other, ())) for other in others)
            mine = len(swept.get(seat, ()))
            if lost:
                who = f"{victim} loses" if len(others) == 1 else "the others lose"
                yield f"{who} {counted(lost, 'card')} in play, and you lose {mine or 'none'}"
            gained = world.points(seat) - state.points(seat)
            yield f"{counted(gained, 'point')} come back to you" if gained > 0 else ""
        case "rummage":
            pile = in_order(state.takeable())
            best = [each for each in pile if each.rank in PICTURES]
            high = max(pile, key=state.ranks.value.__getitem__)
            best = best[:2] or [high]
            yield f"{_are(best)} among the {counted(len(pile))} that you can choose from"
        case "shield":
            row = counted(state.points(seat), "point")
            if state.points(seat):
                yield f"no Jack can take your {row} then, and nobody can counter you"
            yield "while it lies there nobody can counter what you play"
        case "crown":
            yield from _crown(state, world, seat)
    yield from _hidden(state, seat, one, victim)


def _hidden(state: Cuttle, seat: Seat, one: Card, victim: Seat) -> Iterator[str]:
    """What an action does with cards that the seat can't see."""
    match state.ranks.power[one]:
        case "raid":
            left = max(0, len(state.zones[HAND[victim]]) - 2)
            told = counted(left) if left else "no card"
            yield f"unless countered, that leaves {victim} with {told} in hand"
        case "draw":
            held = len(state.hand(seat)) - (one in state.hand(seat))
            others = {other: len(state.zones[HAND[other]]) for other in state.others[seat]}
            most = max(others, key=others.__getitem__)
            if 0 < held < others[most]:
                yield f"you hold only {counted(held, 'other card')}, {most} {others[most]}"
            if not held:
                yield "you hold no other card"
            yield f"one card brings you several: {_good(state, seat)}"
            yield _good(state, seat)
        case "drawn_play":
            yield f"it is played at once: {_good(state, seat)}"
            yield _good(state, seat)
            yield "another card is played at once"
        case "glasses":
            known = len(seen(state, seat, HAND[victim]))
            hidden = len(state.zones[HAND[victim]]) - known
            if hidden and known:
                yield f"so far you know only {known} of {victim}'s {known + hidden} cards"
            yield f"you will know when {victim} holds a Two, or a card that scuttles"


def _crown(state: Cuttle, world: Cuttle, seat: Seat) -> Iterator[str]:
    """What a King is worth (CU-24)."""
    missing = _missing(world, seat)
    least = min(state.others[seat], key=lambda other: _missing(state, other))
    if state.points(seat):
        yield f"you'll then need only {counted(missing, 'more point')}"
    if missing < _missing(state, least):
        yield f"nobody then needs fewer points than you: {least} needs {_missing(state, least)}"
    yield f"that is as good as {counted(state.goal(seat) - world.goal(seat), 'point')}"


def _safe(state: Cuttle, seat: Seat, one: Card) -> str:
    """That an action can't be countered any more, as far as the seat can see (CU-26)."""
    if state.options.counter != "any" and state.ranks.power[one] in LASTING:
        return ""
    if state.shielded(seat):
        return "your Queen keeps it from being countered"
    held = [each for other in state.others[seat] for each in state.zones[HAND[other]]]
    if not held:
        return "nobody holds a card to counter it with"
    known = [each for other in state.others[seat] for each in seen(state, seat, HAND[other])]
    if not any(each.rank == COUNTER for each in (*known, *unseen(state, seat))):
        return "no Two is left that could counter it"
    return ""


def _good(state: Cuttle, seat: Seat) -> str:
    """How many of the cards that may come would win as points, or are worth much by themselves."""
    hidden, value = unseen(state, seat), state.ranks.value
    if not hidden:
        return ""
    cards = f"the {counted(len(hidden), 'unseen card')}"
    missing = state.goal(seat) - state.points(seat)
    winning = sum(value[one] >= missing for one in hidden)
    if winning:
        enough = f"worth {counted(missing, 'point')} or more"
        return f"{winning} of {cards} {_be(winning)} {enough} and would win"
    good = sum(value[one] >= GOOD or one.rank in PICTURES for one in hidden)
    return f"{good or 'none'} of {cards} {_be(good)} face cards or worth {GOOD} or more"


def _be(count: int) -> str:
    return "is" if count == 1 else "are"


def _are(run: list[Card]) -> str:
    names = one_of([one.name for one in run], "and")
    return f"{names} {'is' if len(run) == 1 else 'are'}"


def _kings(state: Cuttle, seat: Seat) -> int:
    power = state.ranks.power
    return sum(power[each] == "crown" for each in state.zones[ROYALS[seat]])


# ---------------------------------------------------------------------- answers


def _counter(state: Cuttle, seat: Seat) -> Iterator[str]:
    """What happens otherwise (CU-26)."""
    played, player = state.zones["played"], state.memory.player
    world = settled(state, "allow")
    if len(played) % 2 == 0:
        whose = "your" if player == seat else f"{player}'s"
        yield f"so {whose} {played[0].name} takes effect after all"
        return
    if world.outcome is not None and world.outcome.ranking[0] == (player,):
        yield f"otherwise {player} wins"
    lost = state.points(seat) - world.points(seat)
    if lost > 0:
        yield f"otherwise you lose {counted(lost, 'point')}"
    missing = _missing(world, player)
    if missing < _missing(state, player):
        yield f"otherwise {player} needs only {counted(missing, 'more point')}"
    if _missing(world, seat) > _missing(state, seat):
        yield f"otherwise you need {counted(_missing(world, seat), 'more point')}"
    yield _otherwise(state, seat, player, played[0])
    if player != seat and _missing(state, player) <= NEAR:
        yield f"{player} needs only {counted(_missing(state, player), 'more point')} to win"


def _otherwise(state: Cuttle, seat: Seat, player: Seat, one: Card) -> str:
    """What the action would do if it stood."""
    target = state.memory.target or ""
    hand = len(state.hand(seat))
    match state.ranks.power[one]:
        case "scrap_effect" | "return_effect":
            back = card(target)
            if state.controller(back) == seat:
                return f"otherwise {back.name} is gone from your cards in play"
        case "raid" if target == seat:
            return f"otherwise you lose {min(2, hand)} of your {counted(hand)}"
        case "rummage":
            pile = counted(len(state.takeable()), "scrapped card")
            return f"otherwise {player} can take any of {pile}"
        case "draw":
            return f"otherwise {player} draws {counted(drawn_by(state, player, one))}"
        case "drawn_play":
            return f"otherwise {player} plays another card at once"
        case "glasses" if target == seat:
            return f"otherwise {player} sees every card that you hold"
        case "shield":
            return f"otherwise nothing that {player} plays can be countered"
        case "scrap_effects":
            mine = len(sweeps(state, "scrap_effects").get(seat, ()))
            return f"otherwise you lose {counted(mine)} in play" if mine else ""
    return ""


def _allow(state: Cuttle, seat: Seat) -> Iterator[str]:
    """Letting something happen that could be countered."""
    lines = [words(move) for move in state.turn_moves()]
    twos = in_order(word for said in lines for word in said if isinstance(word, Card))
    if not twos:
        return
    kept = one_of([one.name for one in twos], "and")
    played, world = state.zones["played"], settled(state, "allow")
    power, player = state.ranks.power[played[0]], state.memory.player
    stands = len(played) % 2 == 1
    if player == seat and stands:
        yield f"your {played[0].name} takes effect anyway, and you keep {kept}"
    if stands and power == "raid" and state.memory.target == seat:
        if state.options.four == "choose":
            yield f"you choose what to lose, and can keep {kept}"
        hand = len(state.hand(seat))
        yield f"a counter costs a card, too; {kept} may stay among your {counted(hand)}"
    lost = state.points(seat) - world.points(seat)
    if lost > 0:
        yield f"you lose {counted(lost, 'point')}, but keep {kept} for something worse"
    if world.outcome is None:
        yield f"you lose no points by it, and keep {kept} for something worse"


def _take(state: Cuttle, seat: Seat, one: Card) -> Iterator[str]:
    """A card of the scrap pile (CU-13): what it is good for here."""
    power, value = state.ranks.power[one], state.ranks.value[one]
    missing = _missing(state, seat)
    if 0 < missing <= value:
        yield "laid for points it would win"
    match power:
        case "crown":
            marks, kings = state.options.goal, _kings(state, seat)
            yield f"with it you would need {marks[kings + 1]} points, not {marks[kings]}"
        case "steal":
            can = targets(state, seat, "steal")
            if can:
                best = max(can, key=state.ranks.value.__getitem__)
                yield f"it could steal {best.name} from {state.controller(best)}"
        case "shield":
            yield "it would protect your cards, and nobody could counter you"
        case "scrap_points":
            lost = sum(state.points(other) for other in state.others[seat])
            if lost > state.points(seat):
                yield f"it could scrap {counted(lost, 'point')} of the others"
    if one.rank == COUNTER:
        yield "it can counter what others play"
    values = [state.ranks.value[each] for each in state.takeable()]
    if value and value == max(values):
        yield f"no card there is worth more than its {counted(value, 'point')}"
    yield f"it counts {counted(value, 'point')}, or you can use its action" if value else ""
    yield "it is a face card: its power stays on the table"


def _discard(state: Cuttle, seat: Seat, run: list[Card]) -> Iterator[str]:
    """Cards given up by choice."""
    drawn = state.memory.phase == "drawn"
    every = in_order(state.zones["drawn"] if drawn else state.hand(seat))
    kept, value = [one for one in every if one not in run], state.ranks.value
    back = "goes back on the draw pile" if drawn else ""
    if drawn and kept:
        yield f"{kept[0].name} {back}"
    frozen = state.memory.frozen.get(seat, ())
    if any(one.name in frozen for one in run):
        yield "it can't be played in the next turn anyway"
    if 0 < len(kept) < 4:
        yield f"you keep {one_of([one.name for one in kept], 'and')}"
    high = [one.name for one in kept if one.rank in PICTURES or value[one] >= GOOD]
    if 0 < len(high) < 6:
        yield f"you keep {one_of(high, 'and')}"
    lost = counted(sum(value[one] for one in run), "point")
    yield f"it costs you no more than cards for {lost}"


# ---------------------------------------------------------------------- drawing


def _draw(state: Cuttle, seat: Seat) -> Iterator[str]:
    held = len(state.hand(seat))
    others = {other: len(state.zones[HAND[other]]) for other in state.others[seat]}
    most = max(others, key=others.__getitem__)
    if not held:
        yield "you have no card to play"
    if held < others[most]:
        yield f"you hold only {counted(held)}, {most} {others[most]}"
    yield _good(state, seat)
