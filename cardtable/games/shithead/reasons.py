"""Why a line of Shithead is worth playing, by what the seat on turn knows, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, in_order
from cardtable.engine.facts import Fact, Value
from cardtable.engine.merits import seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.shithead.telling import completes, total
from cardtable.games.shithead.zones import DOWN, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead

NEAR = 3
"""So few cards left, and a player is nearly out."""
FEW = 3
"""So many cards can be named."""


def reasons(state: Shithead, move: Move) -> Iterator[Fact]:
    """What speaks for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    answering = state.memory.shown is not None
    match verb:
        case "play":
            return _play(state, seat, move, run)
        case "pickup":
            return _accept(state, seat) if answering else _pick_up(state, seat)
        case "show" if answering:
            return _show_back(state, seat)
        case "show":
            return _show(state, seat, run[0], str(rest[1]))
        case "swap":
            return _swap(state, seat, run)
        case "ready":
            return _ready(state, seat)
        case "up":
            return _take_up(state, seat, run)
    return _blind(state, seat)


# ---------------------------------------------------------------------- playing


def _play(state: Shithead, seat: Seat, move: Move, run: list[Card]) -> Iterator[Fact]:
    rank = run[0].rank
    world = _after(state, move)
    if seat in world.memory.out:
        yield Fact("shithead.last-card-gone")
    if world.turn is None:
        return
    follower, top = world.turn, world.to_beat()
    if follower == seat:
        yield from _goes_on(state, _next_cards(state, seat, run), rank, top, len(run))
    else:
        yield from _stops(state, seat, follower, top)
    yield from _of_the_set(state, seat, run, top)
    able = _able(state)
    held = [one for one in able[rank] if one not in run]
    others = [one for each, every in able.items() if each != rank for one in every]
    plain = [each for each in able if not _special(state, each)]
    lower = [each for each in plain if state.powers.value[each] < state.powers.value.get(rank, -1)]
    if rank in plain and len(plain) > 1 and not lower:
        only = "ordinary" if len(plain) < len(able) else "all"
        fits = "no" if state.to_beat() is None else "yes"
        yield Fact("shithead.lowest", {"count": len(run), "only": only, "fits": fits})
    if plain == [rank] and 0 < len(others) <= FEW:
        yield Fact("shithead.worth-keeping", {"cards": tuple(others)})
    if held:
        yield Fact("shithead.kept", {"cards": tuple(held)})
    if others:
        yield from _harder(state, seat, rank, top, [each for each in plain if each != rank])
    if follower == seat:
        yield Fact("shithead.no-turn-lost")
    else:
        yield from _fit(state, seat, top)
    if others:
        yield Fact("shithead.kept", {"cards": tuple(others[-FEW:])})


def _of_the_set(state: Shithead, seat: Seat, run: list[Card], top: str | None) -> Iterator[Fact]:
    """What speaks for playing these and no fewer, or them at all."""
    rank, able, pile = run[0].rank, _able(state), len(state.zones["pile"])
    whole = len(run) == len(able[rank])
    if whole and len(able) == 1 and pile and not _threes(state, seat):
        count = pile if pile > 1 and _held(state, seat) else 0
        yield Fact("shithead.nothing-else", {"count": count})
    if whole and len(run) > 1:
        yield Fact("shithead.gone-at-once", {"count": len(run), "rank": rank})
    if rank in state.powers.invisible and top is not None:
        yield Fact("shithead.beats-below", {"rank": top})


def _next_cards(state: Shithead, seat: Seat, run: list[Card]) -> list[Card]:
    """What the seat can play from after these cards, as far as it can see."""
    hand = [one for one in state.zones[HAND[seat]] if one not in run]
    if hand or state.zones["draw"]:
        return hand
    return [one for one in state.zones[UP[seat]] if one not in run]


def _goes_on(
    state: Shithead, rest: list[Card], rank: str, top: str | None, count: int
) -> Iterator[Fact]:
    """What can follow at once, where the seat goes again."""
    now, then = state.powers.playable[state.to_beat()], state.powers.playable[top]
    plain = [one for one in rest if one.rank in then and one.rank != rank]
    if fresh := [one for one in rest if one.rank in then and one.rank not in now]:
        yield Fact("shithead.fits-then", {"card": _lowest(state, fresh)})
    elif plain:
        yield Fact("shithead.follows", {"card": _lowest(state, plain)})
    elif rank in state.powers.burning or completes(state, rank, count):
        yield Fact("shithead.empty-then")


def _lowest(state: Shithead, run: Iterable[Card]) -> Card:
    value = state.powers.value
    return min(in_order(list(run)), key=lambda one: value.get(one.rank, len(value)))


def _stops(state: Shithead, seat: Seat, follower: Seat, top: str | None) -> Iterator[Fact]:
    """That the next player can't play as far as one sees, or is nearly out."""
    hand, up = state.zones[HAND[follower]], state.zones[UP[follower]]
    useful = state.powers.playable[top] | state.powers.shown
    known = seen(state, seat, HAND[follower]) if hand else up
    every = len(known) == len(hand) if hand else bool(up) and not state.zones["draw"]
    if every and not any(one.rank in useful for one in known):
        yield Fact("shithead.cant-play", {"who": follower, "row": "hand" if hand else "up"})
    fit = list(_fit(state, seat, top))
    left = total(state, follower)
    if left <= NEAR and fit and not state.zones["draw"]:
        yield Fact("shithead.nearly-out", {"who": follower, "count": left})
        yield from fit


def _fit(state: Shithead, seat: Seat, top: str | None) -> Iterator[Fact]:
    """How many of the cards that the seat can't see fit on a rank; nothing where all do."""
    hidden = unseen(state, seat)
    fit = sum(one.rank in state.powers.playable[top] for one in hidden)
    if fit < len(hidden):
        yield Fact("shithead.fit-on-it", {"count": fit, "every": len(hidden)})


def _harder(
    state: Shithead, seat: Seat, rank: str, top: str | None, plain: list[str]
) -> Iterator[Fact]:
    """That fewer cards fit on this one than on another that could be played."""
    if not plain or top is None or rank in state.powers.invisible:
        return
    hidden, playable = unseen(state, seat), state.powers.playable
    low = min(plain, key=state.powers.value.__getitem__)
    fit, more = (sum(one.rank in playable[each] for one in hidden) for each in (top, low))
    if fit < more:
        about: dict[str, Value] = {"count": fit, "every": len(hidden), "more": more, "rank": low}
        yield Fact("shithead.fewer-fit", about)


# ---------------------------------------------------------------------- the pile


def _pick_up(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """On one's own turn, by choice or because only a three could be shown."""
    pile, powers, able = state.zones["pile"], state.powers, _able(state)
    threes = _threes(state, seat)
    follower = _after(state, "pickup").turn
    good = [one for one in pile if one.rank in powers.burning | powers.again | powers.shown]
    kept = [one for every in able.values() for one in every] or threes
    if not able:
        yield Fact("shithead.nothing-fits")
    if not able and threes:
        yield Fact("shithead.kept", {"cards": tuple(threes)})
    if 0 < len(good) <= FEW:
        yield Fact("shithead.brings", {"cards": tuple(good)})
    if not pile:
        yield Fact("shithead.begins-empty", {"who": follower})
    elif able and len(kept) <= FEW:
        yield Fact("shithead.only-fit", {"cards": tuple(kept)})
    if pile:
        yield Fact("shithead.keep-all", {"who": follower})


def _show(state: Shithead, seat: Seat, three: Card, to: Seat) -> Iterator[Fact]:
    """Giving the pile away (SH-21)."""
    pile = len(state.zones["pile"])
    others = [one for one in state.seats if one != seat and state.holds(one)]
    if to in state.memory.returnable and pile:
        yield Fact("shithead.comes-in-again", {"who": to})
    if not _able(state) and pile:
        yield Fact("shithead.else-pile")
    left = total(state, to)
    if pile and len(others) > 1 and left and all(total(state, one) >= left for one in others):
        yield Fact("shithead.nearest", {"who": to, "count": left})
    if pile > 1:
        world = _after(state, f"show {three.name} {to}")
        world.apply("pickup")
        if world.turn is not None:
            about: dict[str, Value] = {
                "who": to,
                "count": total(world, to),
                "mine": total(world, seat),
            }
            yield Fact("shithead.then-has", about)
    yield from _one_less(state, seat, three)


def _one_less(state: Shithead, seat: Seat, three: Card) -> Iterator[Fact]:
    """That a three is gone, or a card is drawn for it (SH-25)."""
    hand, options = state.zones[HAND[seat]], state.options
    draws = options.replenish_after_show and state.zones["draw"]
    if draws and three in hand and len(hand) <= options.hand_size:
        yield Fact("shithead.drawn-for")
    else:
        yield Fact("shithead.one-fewer")


def _show_back(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """SH-23."""
    if pile := len(state.zones["pile"]):
        yield Fact("shithead.else-take", {"count": pile})
    yield from _one_less(state, seat, _threes(state, seat)[0])


def _accept(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """Taking a pile that is shown (SH-22), though it could be answered."""
    pile = state.zones["pile"]
    if not pile:
        yield Fact("shithead.costs-nothing")
    if threes := _threes(state, seat):
        bigger = "yes" if pile else "no"
        yield Fact("shithead.keeps-three", {"cards": tuple(threes), "bigger": bigger})
    yield from _may_be_three(state, seat)


# ---------------------------------------------------------------------- rows


def _swap(state: Shithead, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """One card down into the row, another one up into the hand (SH-5)."""
    hand, up, shown = state.zones[HAND[seat]], state.zones[UP[seat]], state.powers.shown
    down, taken = run if run[0] in hand else run[::-1]
    if taken.rank in shown and down.rank not in shown:
        yield Fact("shithead.show-from-hand", {"card": taken})
    if _strength(state, down) > _strength(state, taken):
        yield Fact("shithead.stronger-late", {"card": down})
    elif _strength(state, down) < _strength(state, taken):
        yield Fact("shithead.stronger-now", {"card": taken})
    if any(one.rank == down.rank for one in up):
        yield Fact("shithead.together-late", {"rank": down.rank})
    if any(one.rank == taken.rank for one in hand):
        yield Fact("shithead.together-now", {"rank": taken.rank})
    yield Fact("shithead.shows-less")


def _ready(state: Shithead, seat: Seat) -> Iterator[Fact]:
    hand, up = in_order(state.zones[HAND[seat]]), in_order(state.zones[UP[seat]])
    if not hand or not up:
        return
    best = max(hand, key=lambda one: _strength(state, one))
    worst = min(up, key=lambda one: _strength(state, one))
    if _strength(state, worst) >= _strength(state, best):
        yield Fact("shithead.strong-already")
    special = "yes" if _special(state, best.rank) else "no"
    yield Fact("shithead.keeps-best", {"card": best, "special": special})


def _take_up(state: Shithead, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """Up-cards into the hand (SH-27)."""
    powers, up, rank = state.powers, in_order(state.zones[UP[seat]]), run[0].rank
    able = {one.rank for one in up if one.rank in powers.playable[state.to_beat()]}
    plain = [one for one in able if not _special(state, one)]
    pile = state.zones["pile"]
    if not able:
        yield Fact("shithead.no-up-fits")
        if rank in powers.shown and pile:
            yield Fact("shithead.can-be-shown")
        elif rank == min(up, key=lambda one: _strength(state, one)).rank:
            yield Fact("shithead.lowest-up")
        return
    if len(run) > 1 and rank in able:
        yield Fact("shithead.fit-at-once", {"count": len(run)})
    if able == {rank} and len({one.rank for one in up}) > 1 and pile:
        yield Fact("shithead.no-other-up")
    if rank in plain and rank == min(plain, key=powers.value.__getitem__):
        yield Fact("shithead.lowest-fitting")
    if rank in able:
        yield Fact("shithead.it-fits")
    elif rank in powers.shown:
        yield Fact("shithead.can-be-shown")
    else:
        yield Fact("shithead.others-stay")


def _blind(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """A down-card: nobody knows one from another (SH-30, SH-41)."""
    if state.memory.shown is not None:
        yield from _may_be_three(state, seat)
        return
    hidden = unseen(state, seat)
    fit = sum(one.rank in state.powers.playable[state.to_beat()] for one in hidden)
    if fit == len(hidden):
        yield Fact("shithead.surely-fits")
    elif state.zones["pile"]:
        yield Fact("shithead.could-fit", {"count": fit, "every": len(hidden)})
    yield Fact("shithead.all-alike")


def _may_be_three(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """How many of the cards that a down-card may be can be shown back."""
    hidden = unseen(state, seat)
    count = sum(one.rank in state.powers.shown for one in hidden)
    if hidden and state.zones[DOWN[seat]]:
        yield Fact("shithead.could-answer", {"count": count, "every": len(hidden)})


# ---------------------------------------------------------------------- what a seat has


def _able(state: Shithead) -> Mapping[str, Sequence[Card]]:
    """The cards that the seat on turn can play now, by rank."""
    found: dict[str, list[Card]] = {}
    for move in state.turn_moves():
        said = words(move)
        if said[0] == "play":
            for one in said[1:]:
                if isinstance(one, Card) and one not in found.setdefault(one.rank, []):
                    found[one.rank].append(one)
    value = state.powers.value
    ranks = sorted(found, key=lambda rank: value.get(rank, len(value)))
    return {rank: in_order(found[rank]) for rank in ranks}


def _threes(state: Shithead, seat: Seat) -> list[Card]:
    """What the seat could show now."""
    said = (words(move) for move in state.turn_moves())
    found = {word for each in said if each[0] == "show" for word in each if isinstance(word, Card)}
    return [one for one in _held(state, seat) if one in found]


def _held(state: Shithead, seat: Seat) -> list[Card]:
    """The cards of its own that a seat can see."""
    return in_order([*state.zones[HAND[seat]], *state.zones[UP[seat]]])


def _after(state: Shithead, move: Move) -> Shithead:
    """The table after a line. Its drawn cards are not to be looked at."""
    world = state.clone()
    world.known = world.events = None
    world.apply(move)
    return world


def _special(state: Shithead, rank: str) -> bool:
    """Whether a rank is worth more than its place in the order."""
    powers = state.powers
    special = powers.anytime | powers.again | powers.burning | powers.shown
    return rank == JOKER or rank in special


def _strength(state: Shithead, one: Card) -> int:
    """How much a card is worth keeping for the end: special cards most, shown ones least."""
    if one.rank == JOKER:
        return 99 if one.rank in state.powers.anytime else -1
    if one.rank in state.powers.shown:
        return -1
    return state.powers.value[one.rank] + 50 * _special(state, one.rank)
