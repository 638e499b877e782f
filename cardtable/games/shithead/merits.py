"""Why a line of Shithead is worth playing, by what the seat on turn knows: `State.merit`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, in_order, rank_word
from cardtable.engine.merits import first, held_ranks, of_unseen, seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, one_of
from cardtable.games.shithead.tips import completes
from cardtable.games.shithead.zones import DOWN, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead

NEAR = 3
"""So few cards left, and a player is nearly out."""


def merit(state: Shithead, move: Move) -> str:
    """What speaks most for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "play":
            return first(_play(state, seat, move, run))
        case "pickup" if state.memory.shown is not None:
            return first(_accept(state, seat))
        case "pickup":
            return first(_pick_up(state, seat))
        case "show" if state.memory.shown is not None:
            return first(_show_back(state, seat))
        case "show":
            return first(_show(state, seat, run[0], str(rest[1])))
        case "swap":
            return first(_swap(state, seat, run))
        case "ready":
            return first(_ready(state, seat))
        case "up":
            return first(_take_up(state, seat, run))
    return first(_blind(state, seat))


# ---------------------------------------------------------------------- playing


def _play(state: Shithead, seat: Seat, move: Move, run: list[Card]) -> Iterator[str]:
    powers, rank = state.powers, run[0].rank
    able = _able(state)
    held = [one for one in able[rank] if one not in run]
    rest = _next_cards(state, seat, run)
    world = _after(state, move)
    if seat in world.memory.out:
        yield "with it your last card is gone"
    if world.turn is None:
        return
    follower, top = world.turn, world.to_beat()
    if follower == seat:
        yield _goes_on(state, rest, rank, top, len(run))
    else:
        yield _stops(state, seat, follower, top)
        yield _near(state, seat, follower, top)
    alone = len(able) == 1 and not _threes(state, seat)
    if alone and not held:
        yield _nothing_else(state, seat, len(run))
    if len(run) > 1 and not held:
        every = "both" if len(run) == 2 else f"all {len(run)}"
        yield f"{every} {rank_word(rank, len(run))} are gone at once"
    if rank in powers.invisible and top is not None:
        yield f"the next player has to beat the {rank_word(top)} below it"
    plain = [one for one in able if not _special(state, one)]
    if rank in plain and len(plain) > 1 and rank == min(plain, key=powers.value.__getitem__):
        ordinary = "ordinary " if len(plain) < len(able) else ""
        ones = "ones" if sum(len(able[one]) for one in plain if one != rank) > 1 else "one"
        low = (
            f"it's your lowest {ordinary}card"
            if len(run) == 1
            else f"they're your lowest {ordinary}cards"
        )
        fits = "" if state.to_beat() is None else f" that {'fits' if len(run) == 1 else 'fit'}"
        yield f"{low}{fits}; you keep the higher {ones}"
    others = [one for one in able if one != rank]
    if rank in plain and len(plain) == 1 and others and len(others) < 4:
        kept = held_ranks(able, others)
        single = sum(len(able[one]) for one in others) == 1
        fits, are = ("fits", "is") if single else ("fit", "are")
        yield f"your {kept} {fits} too, but {are} worth keeping for later"
    if held:
        yield f"you keep {_named(held)} for later"
    if alone:
        yield _nothing_else(state, seat, len(run))
    yield _harder(state, seat, rank, top, others)
    yield "it costs you no turn" if follower == seat else _fit(state, seat, top)
    if others:
        few = others if len(others) < 4 else others[-2:]
        yield f"you keep your {held_ranks(able, few)} for later"


def _next_cards(state: Shithead, seat: Seat, run: list[Card]) -> list[Card]:
    """What the seat can play from after these cards, as far as it can see."""
    hand = [one for one in state.zones[HAND[seat]] if one not in run]
    if hand or state.zones["draw"]:
        return in_order(hand)
    return in_order([one for one in state.zones[UP[seat]] if one not in run])


def _goes_on(state: Shithead, rest: list[Card], rank: str, top: str | None, count: int) -> str:
    """What can follow at once, where the seat goes again."""
    now, then = state.powers.playable[state.to_beat()], state.powers.playable[top]
    value = state.powers.value
    fresh = [one for one in rest if one.rank in then and one.rank not in now]
    if fresh:
        lowest = min(fresh, key=lambda one: value.get(one.rank, 99))
        return f"then you can play {_named([lowest])}, which doesn't fit now"
    plain = [one for one in rest if one.rank in then and one.rank != rank]
    if plain:
        lowest = min(plain, key=lambda one: value.get(one.rank, 99))
        return f"it costs you no turn: you can play {_named([lowest])} at once"
    if rank in state.powers.burning or completes(state, rank, count):
        return "then you begin on an empty pile, where anything fits"
    return ""


def _stops(state: Shithead, seat: Seat, follower: Seat, top: str | None) -> str:
    """That the next player can't play, where all that they could play can be seen."""
    hand, up = state.zones[HAND[follower]], state.zones[UP[follower]]
    stuck = state.powers.playable[top] | state.powers.shown
    if hand:
        known = seen(state, seat, HAND[follower])
        if len(known) == len(hand) and not any(one.rank in stuck for one in known):
            return f"you have seen all {follower} holds, and nothing of it fits"
    elif up and not state.zones["draw"] and not any(one.rank in stuck for one in up):
        return f"none of {follower}'s up-cards fits on it"
    return ""


def _near(state: Shithead, seat: Seat, follower: Seat, top: str | None) -> str:
    """That the next player is nearly out, and how many cards fit."""
    left = _total(state, follower)
    told = _fit(state, seat, top)
    if left > NEAR or state.zones["draw"] or not told:
        return ""
    return f"{follower} has only {counted(left)} left; {told}"


def _fit(state: Shithead, seat: Seat, top: str | None) -> str:
    """How many of the cards that the seat can't see fit on a rank; nothing where all do."""
    hidden = unseen(state, seat)
    fit = sum(one.rank in state.powers.playable[top] for one in hidden)
    if not hidden or fit == len(hidden):
        return ""
    return f"{of_unseen(fit, len(hidden), 'fits', 'fit')} on it"


def _harder(state: Shithead, seat: Seat, rank: str, top: str | None, others: list[str]) -> str:
    """That fewer cards fit on this one than on another that could be played."""
    hidden, playable = unseen(state, seat), state.powers.playable
    plain = [one for one in others if not _special(state, one)]
    if not plain or top is None or rank in state.powers.invisible:
        return ""
    low = min(plain, key=state.powers.value.__getitem__)
    fit = sum(one.rank in playable[top] for one in hidden)
    more = sum(one.rank in playable[low] for one in hidden)
    if fit >= more:
        return ""
    told = f"{of_unseen(fit, len(hidden), 'fits', 'fit')} on it"
    but = "but it does" if len(hidden) == 1 else str(more)
    return f"{told}, {but} on your {rank_word(low)}"


def _nothing_else(state: Shithead, seat: Seat, count: int) -> str:
    pile = len(state.zones["pile"])
    only = "you can play nothing else"
    if pile > 1 and count and _held(state, seat):
        return f"{only}: otherwise you pick up {counted(pile)}"
    return only if pile else ""


# ---------------------------------------------------------------------- the pile


def _pick_up(state: Shithead, seat: Seat) -> Iterator[str]:
    """On one's own turn, by choice or because only a three could be shown."""
    pile, powers, able = state.zones["pile"], state.powers, _able(state)
    threes = _threes(state, seat)
    follower = _after(state, "pickup").turn
    good = [one for one in pile if one.rank in powers.burning | powers.again | powers.shown]
    kept = [one for rank in able for one in able[rank]] or threes
    if not kept:
        yield "nothing of yours fits"
    if not able and threes:
        yield f"nothing of yours fits, and you keep {_named(kept)}"
    if good and len(good) < 4:
        yield f"it brings you {_named(good)}"
    if not pile:
        yield f"{follower} has to begin on the empty pile"
    elif 0 < len(kept) < 4:
        them = "it" if len(kept) == 1 else "them"
        yield f"only {_named(kept)} would fit, and you keep {them}"
    yield f"you keep all of your cards, and {follower} begins on an empty pile"


def _show(state: Shithead, seat: Seat, three: Card, to: Seat) -> Iterator[str]:
    """Giving the pile away (SH-21)."""
    pile, memory = len(state.zones["pile"]), state.memory
    others = [one for one in state.seats if one != seat and state.holds(one)]
    if to in memory.returnable and pile:
        yield f"{to} was out, and has to come back in"
    if not _able(state) and pile:
        yield "nothing of yours fits: otherwise you pick up the pile yourself"
    left = _total(state, to)
    if pile and len(others) > 1 and left and all(_total(state, one) >= left for one in others):
        yield f"nobody is nearer to going out: {to} has {counted(left)} left"
    if pile > 1:
        world = _after(state, f"show {three.name} {to}")
        world.apply("pickup")
        if world.turn is not None:
            told = f"{to} then has {counted(_total(world, to))}"
            yield f"{told}, and you have {_total(world, seat)}"
    yield from _one_less(state, seat, three)


def _one_less(state: Shithead, seat: Seat, three: Card) -> Iterator[str]:
    """That a three is gone, or a card is drawn for it (SH-25)."""
    hand, options = state.zones[HAND[seat]], state.options
    draws = options.replenish_after_show and state.zones["draw"]
    if draws and three in hand and len(hand) <= options.hand_size:
        yield "you are rid of a card that can't be played, and draw another"
    yield "that is one card fewer for you"


def _show_back(state: Shithead, seat: Seat) -> Iterator[str]:
    """SH-23."""
    pile = len(state.zones["pile"])
    if pile:
        yield f"otherwise you take the {'card' if pile == 1 else counted(pile)} yourself"
    yield from _one_less(state, seat, _threes(state, seat)[0])


def _accept(state: Shithead, seat: Seat) -> Iterator[str]:
    """Taking a pile that is shown (SH-22), though it could be answered."""
    pile = state.zones["pile"]
    threes = _threes(state, seat)
    if threes:
        kept = _named(threes)
        yield f"you keep {kept} for a bigger pile" if pile else f"it costs nothing: you keep {kept}"
    if not pile:
        yield "the pile is empty, so it costs you nothing"
    yield _may_be_three(state, seat)


# ---------------------------------------------------------------------- rows


def _swap(state: Shithead, seat: Seat, run: list[Card]) -> Iterator[str]:
    """One card down into the row, another one up into the hand (SH-5)."""
    hand, up, shown = state.zones[HAND[seat]], state.zones[UP[seat]], state.powers.shown
    down, taken = run if run[0] in hand else run[::-1]
    if taken.rank in shown and down.rank not in shown:
        yield f"{taken.name} can be shown from your hand; up-cards have to wait"
    if _strength(state, down) > _strength(state, taken):
        yield f"up-cards are played when nothing can be drawn: {_named([down])} is stronger there"
    if _strength(state, down) < _strength(state, taken):
        yield f"in your hand you can use {_named([taken])} from the start"
    if sum(one.rank == down.rank for one in up):
        yield f"{rank_word(down.rank, 2)} that lie together can be played together later"
    if sum(one.rank == taken.rank for one in hand):
        yield f"{rank_word(taken.rank, 2)} in your hand can be played together"
    yield "neither is stronger: it shows the others less of your hand"


def _ready(state: Shithead, seat: Seat) -> Iterator[str]:
    hand, up = in_order(state.zones[HAND[seat]]), in_order(state.zones[UP[seat]])
    if not hand or not up:
        return
    best = max(hand, key=lambda one: _strength(state, one))
    worst = min(up, key=lambda one: _strength(state, one))
    if _strength(state, worst) >= _strength(state, best):
        yield "your strongest cards lie face up already, for the end"
    if _special(state, best.rank):
        yield f"you keep {_named([best])} in your hand, to use it from the start"
    yield f"you keep {best.name}, the highest card in your hand, to play it early"


def _take_up(state: Shithead, seat: Seat, run: list[Card]) -> Iterator[str]:
    """Up-cards into the hand (SH-27)."""
    powers, up, rank = state.powers, in_order(state.zones[UP[seat]]), run[0].rank
    able = {one.rank for one in up if one.rank in powers.playable[state.to_beat()]}
    plain = [one for one in able if not _special(state, one)]
    pile = state.zones["pile"]
    if rank in powers.shown and not able and pile:
        yield "no up-card fits: it can be shown, so that another player takes the pile"
    if not able:
        low = min(up, key=lambda one: _strength(state, one))
        yield "no up-card fits, and this one is your lowest" if low.rank == rank else ""
        yield "no up-card fits on the pile"
    if len(run) > 1 and rank in able:
        yield f"{len(run)} cards that fit can be played at once"
    if able == {rank} and len({one.rank for one in up}) > 1 and pile:
        yield "no other up-card fits on the pile"
    if rank in plain and rank == min(plain, key=powers.value.__getitem__):
        yield "it is the lowest that fits: the higher ones stay for later"
    if rank in able:
        yield "it fits on the pile"
    if rank in powers.shown:
        yield "in your hand it can be shown"
    yield "it doesn't fit now, and your other up-cards stay where they are"


def _blind(state: Shithead, seat: Seat) -> Iterator[str]:
    """A down-card: nobody knows one from another (SH-30, SH-41)."""
    if state.memory.shown is not None:
        yield _may_be_three(state, seat)
        return
    hidden = unseen(state, seat)
    fit = sum(one.rank in state.powers.playable[state.to_beat()] for one in hidden)
    if fit == len(hidden):
        yield "whatever it is, it fits"
    if state.zones["pile"] and len(hidden) > 1:
        yield f"{fit or 'none'} of the {counted(len(hidden))} it could be would fit"
    yield "it may be any card that you haven't seen: all places are alike"


def _may_be_three(state: Shithead, seat: Seat) -> str:
    """How many of the cards that a down-card may be can be shown back."""
    hidden = unseen(state, seat)
    count = sum(one.rank in state.powers.shown for one in hidden)
    if not hidden or not state.zones[DOWN[seat]]:
        return ""
    return of_unseen(count, len(hidden), "can be shown back", "can be shown back")


# ---------------------------------------------------------------------- what a seat has


def _able(state: Shithead) -> dict[str, list[Card]]:
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


def _total(state: Shithead, seat: Seat) -> int:
    return sum(len(state.zones[zone[seat]]) for zone in (HAND, UP, DOWN))


def _after(state: Shithead, move: Move) -> Shithead:
    """The table after a line. Its drawn cards are not to be looked at."""
    world = state.clone()
    world.known = world.events = None
    world.apply(move)
    return world


def _special(state: Shithead, rank: str) -> bool:
    """Whether a rank is worth more than its place in the order."""
    powers = state.powers
    return (
        rank == JOKER
        or rank in powers.anytime
        or rank in powers.again
        or rank in powers.burning
        or rank in powers.shown
    )


def _strength(state: Shithead, one: Card) -> int:
    """How much a card is worth keeping for the end: special cards most, shown ones least."""
    if one.rank == JOKER:
        return 99 if one.rank in state.powers.anytime else -1
    value = state.powers.value[one.rank]
    if one.rank in state.powers.shown:
        return -1
    return value + 50 * _special(state, one.rank)


def _named(run: Sequence[Card]) -> str:
    """Cards as they are spoken of: `9C and a joker`."""
    return one_of(["a joker" if one.rank == JOKER else one.name for one in run], "and")
