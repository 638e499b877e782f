"""Why a line of Cunt-Soul is worth playing, by what the seat on turn knows: `State.merit`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, in_order, rank_word
from cardtable.engine.merits import first, held_ranks, of_unseen, seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, one_of
from cardtable.games.cunt_soul import fieldcards, fieldmerits
from cardtable.games.cunt_soul.foreseen import Foreseen
from cardtable.games.cunt_soul.landing import fits as what_fits
from cardtable.games.cunt_soul.lines import plays
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

NEAR = 3
"""So few cards left, and a player is nearly out."""


def merit(state: CuntSoul, move: Move) -> str:
    """What speaks most for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "play" if state.memory.phase == "run":
            return first(_run_on(state, seat, run))
        case "play":
            return first(_play(state, seat, move, run))
        case "pickup":
            return first(_pick_up(state, seat))
        case "flip":
            return first(_flip(state, seat))
        case "up":
            return first(_lay_up(state, seat, run[0]))
        case "field":
            return first(fieldmerits.reasons(state, seat, move, run[0]))
        case "call":
            return first(_call(state, seat, str(rest[0])))
        case "next":
            return first(_next(state, seat, str(rest[0])))
        case "burn":
            return first(_pay(state, seat, run[0]))
        case "swap":
            return first(_swap(state, seat, run[0], run[1]))
        case "done":
            return first(_done(state, seat))
    return first(_below(state, seat, str(verb), run))


# ---------------------------------------------------------------------- playing


def _play(state: CuntSoul, seat: Seat, move: Move, run: list[Card]) -> Iterator[str]:
    rank, fields = run[0].rank, state.fields
    able = _able(state, seat)
    held = [one for one in able.get(rank, []) if one not in run]
    foreseen = Foreseen(state, move)
    world = foreseen.world
    if seat in world.memory.out:
        yield "then you are out, and can't be the last one with cards"
    follower = world.turn
    if follower is None:
        return
    asked = "call" in foreseen.asked or "next" in foreseen.asked
    if follower != seat and not asked:
        yield _stops(state, world, seat, follower)
        yield _near(state, world, seat, follower)
    alone = len(able) == 1
    if alone and not held:
        yield "nothing else of yours fits"
    if len(run) > 1 and not held:
        every = "both" if len(run) == 2 else f"all {len(run)}"
        yield f"{every} {rank_word(rank, len(run))} are gone at once"
    usual = state.after(seat)
    if follower not in {seat, usual} and not asked:
        left = _total(state, usual)
        yield f"{usual}, with {counted(left)} left, has to wait" if left <= 2 * NEAR else ""
    if "run" in foreseen.asked and (more := _chain(state, seat, run)) > 1:
        yield f"{more} more of your cards can follow in a run"
    burned = foreseen.told("burned")
    count = len(state.zones["pile"])
    if burned is not None and burned.about.get("what") == "the pile" and count > NEAR:
        yield "you can't be made to pick up that pile any more"
    special = state.powers.overruling | {JOKER}
    plain = [one for one in able if one not in special]
    if rank in plain and len(plain) > 1:
        down = fields.downward
        edge = (max if down else min)(plain, key=fields.place.__getitem__)
        yield _extreme(state, able, rank, len(run), down=down) if rank == edge else ""
    others = [one for one in able if one != rank]
    if rank in plain and len(plain) == 1 and 0 < len(others) < 4:
        single = sum(len(able[one]) for one in others) == 1
        fits, are = ("fits", "is") if single else ("fit", "are")
        kept = held_ranks(able, others)
        yield f"your {kept} {fits} too, but {are} worth keeping for later"
    if held:
        again = world.memory.phase == "extend" and follower == seat
        yield f"{named(held)} can follow it" if again else f"you keep {named(held)} for later"
    if not asked and follower != seat:
        yield _harder(state, world, seat, [able[one][0] for one in plain if one != rank])
        yield _fit(state, world, seat)
    yield _hardest(state, seat, run[0])
    others = [one for one in others if fields.worth.get(one, one) == one]  # else a nine (CS-49)
    if others:
        few = others if len(others) < 4 else others[-2:]
        yield f"you keep your {held_ranks(able, few)} for later"
    yield "it costs you no turn" if follower == seat else ""


def _chain(state: CuntSoul, seat: Seat, run: list[Card]) -> int:
    """How many hand cards can follow a card in a run (CS-24).

    Those of one rank go at once, unless everybody plays one card at a time (CS-44).
    """
    hand = [one.rank for one in state.zones[HAND[seat]] if one not in run]
    rank, found = state.fields.following(run[0].rank), 0
    for _ in state.powers.order:
        if rank is None or rank not in hand:
            break
        found += 1 if state.fields.single else hand.count(rank)
        rank = state.fields.following(rank)
    return found


def _hardest(state: CuntSoul, seat: Seat, one: Card) -> str:
    """That a card is the hardest of the seat's to be rid of otherwise."""
    mine = state.zones[state.open_zone(seat) or HAND[seat]]
    least = min(reach(state, each.rank) for each in mine) if one in mine else 0
    if one not in mine or reach(state, one.rank) > least or len({x.rank for x in mine}) < 2:
        return ""
    return "of all your cards it is the one that fits on the fewest values"


def _stops(state: CuntSoul, world: CuntSoul, seat: Seat, follower: Seat) -> str:
    """That the next player can't play, where all that they could play can be seen."""
    zone = state.open_zone(follower)
    if zone is None or zone == DOWN[follower]:
        return ""
    known, fitting = seen(state, seat, zone), world.fitting()
    if len(known) < len(state.zones[zone]) or any(one.rank in fitting for one in known):
        return ""
    if zone == UP[follower]:
        return f"none of {follower}'s face-up cards fits on it"
    return f"you have seen all {follower} holds, and nothing of it fits"


def _near(state: CuntSoul, world: CuntSoul, seat: Seat, follower: Seat) -> str:
    """That the next player is nearly out, and how many cards fit."""
    left, told = _total(state, follower), _fit(state, world, seat)
    if left > NEAR or state.zones["source"] or not told:
        return ""
    return f"{follower} has only {counted(left)} left; {told}"


def _fit(state: CuntSoul, world: CuntSoul, seat: Seat) -> str:
    """How many of the cards that the seat can't see fit on the pile of that world."""
    hidden = unseen(state, seat)
    fit = sum(one.rank in world.fitting() for one in hidden)
    if not hidden or fit == len(hidden):
        return ""
    return f"{of_unseen(fit, len(hidden), 'fits', 'fit')} on it"


def _harder(state: CuntSoul, world: CuntSoul, seat: Seat, others: list[Card]) -> str:
    """That fewer cards fit on it than on another that could be played."""
    hidden = unseen(state, seat)
    fit = sum(one.rank in world.fitting() for one in hidden)
    found = ""
    for other in others:
        seen_ = Foreseen(state, f"play {other.name}")
        if seen_.asked & {"call", "next", "extend"} or seen_.world.turn in {None, seat}:
            continue
        more = sum(one.rank in seen_.world.fitting() for one in hidden)
        if more > fit and not found:
            told = f"{of_unseen(fit, len(hidden), 'fits', 'fit')} on it"
            but = "but it does" if len(hidden) == 1 else str(more)
            found = f"{told}, {but} on your {rank_word(other.rank)}"
    return found


def _run_on(state: CuntSoul, seat: Seat, run: list[Card]) -> Iterator[str]:
    """One more link of a run (CS-24)."""
    following = state.fields.following(run[0].rank)
    hand = state.zones[HAND[seat]]
    more = in_order([one for one in hand if one.rank == following and one not in run])
    if more:
        yield f"another card goes in the same turn, and {named(more[:1])} can follow"
    cards = "another card goes" if len(run) == 1 else f"{len(run)} more cards go"
    yield f"{cards} in the same turn"


def _pick_up(state: CuntSoul, seat: Seat) -> Iterator[str]:
    kept = [one for run in _able(state, seat).values() for one in run]
    if not kept:
        yield "nothing of yours fits"
    elif len(kept) < 4:
        them = "it" if len(kept) == 1 else "them"
        yield f"only {named(kept)} would fit, and you keep {them}"
    yield "you keep all of your cards for later"


def _flip(state: CuntSoul, seat: Seat) -> Iterator[str]:
    """A face-down card: nobody knows one from another (CS-81)."""
    hidden = unseen(state, seat)
    run = state.memory.phase == "run"
    good = {state.run_rank()} if run else state.fitting()
    fit = sum(one.rank in good for one in hidden)
    if hidden and fit < len(hidden):
        yield f"{fit or 'none'} of the {counted(len(hidden))} that it may be {_fits(fit)}"
    yield "whatever it is, it fits" if not run else ""


# ---------------------------------------------------------------------- calls and names


def _call(state: CuntSoul, seat: Seat, call: str) -> Iterator[str]:
    """How many cards fit after this call, and how many after the other one (CS-27, CS-47)."""
    hidden, counts = unseen(state, seat), {}
    mine = [*state.zones[HAND[seat]], *state.zones[UP[seat]]]
    own = {}
    for each in ("higher", "lower"):
        foreseen = Foreseen(state, f"call {each}", on=False)
        fitting = foreseen.world.fitting()
        counts[each] = sum(one.rank in fitting for one in hidden)
        own[each] = sum(one.rank in fitting for one in mine)
    other = "lower" if call == "higher" else "higher"
    if counts[call] < counts[other]:
        told = f"{of_unseen(counts[call], len(hidden), 'fits', 'fit')} then"
        if len(hidden) == 1:
            yield told
        only = "only " if counts[call] else ""
        yield f"{only}{told}, instead of {counts[other]}"
    if own[call] > own[other]:
        yield f"{own[call]} of your own cards {_fits(own[call])} then, instead of {own[other]}"
    if hidden:
        told = f"{of_unseen(counts[call], len(hidden), 'fits', 'fit')} then"
        yield told if len(hidden) == 1 else f"{told}, {counts[other]} otherwise"


def _next(state: CuntSoul, seat: Seat, to: Seat) -> Iterator[str]:
    """Who plays next (CS-31, CS-51)."""
    yield _stops(state, state, seat, to)
    left = {one: _total(state, one) for one in state.seats_in() if one != seat}
    fewest = min(left, key=left.__getitem__)
    if left[to] == max(left.values()) > left[fewest]:
        yield f"nobody has more cards: {to} holds {left[to]}, {fewest} only {left[fewest]}"
    usual = state.after(seat)
    if usual != to and left[usual] < left[to]:
        yield f"{usual}, with only {counted(left[usual])} left, has to wait"
    if left[to] > left[fewest]:
        yield f"{fewest}, with only {counted(left[fewest])} left, isn't next"
    for other in left:
        able = _known(state, seat, other)
        if other != to and able and not _known(state, seat, to):
            yield f"{other}, who could play {named(able[:1])}, has to wait"
    if len(left) > 1 and len(set(left.values())) == 1:
        yield f"all the others hold {counted(left[to])}: none is nearer to going out"
    known = {other: len(_known(state, seat, other)) for other in left}
    for other in left:
        if known[other] > known[to]:
            yield f"of what you know {other} could play {known[other]} cards, {to} {known[to]}"
    yield f"{to} would be next anyway" if usual == to else ""


def _known(state: CuntSoul, seat: Seat, other: Seat) -> list[Card]:
    """The cards that another player is known to be able to play on the pile as it is."""
    zone, fitting = state.open_zone(other), state.fitting()
    return in_order(one for one in seen(state, seat, zone) if one.rank in fitting) if zone else []


# ---------------------------------------------------------------------- rows


def _lay_up(state: CuntSoul, seat: Seat, one: Card) -> Iterator[str]:
    """A face-up card chosen at the beginning (CS-3): it is played near the end."""
    hand, chosen = in_order(state.zones[HAND[seat]]), state.zones[UP[seat]]
    goes, most = reach(state, one.rank), len(state.powers.order)
    if any(each.rank == one.rank for each in chosen):
        yield f"{rank_word(one.rank, 2)} that lie together can be played together"
    if goes == most:
        yield "face-up cards come near the end, and it fits on any value"
    if all(reach(state, each.rank) <= goes for each in hand):
        yield "it fits on as many values as any card of yours, and is played near the end"
    if all(reach(state, each.rank) >= goes for each in hand):
        yield "it is your lowest card: the others can be used from the start"
    best = max(hand, key=lambda each: reach(state, each.rank))
    yield f"it fits on {goes} of {most} values, and you keep {named([best])} in your hand"


def _pay(state: CuntSoul, seat: Seat, one: Card) -> Iterator[str]:
    """A face-up card burned for a new field card (CS-71)."""
    row = in_order(fieldcards.upright(state, seat))
    if all(reach(state, each.rank) >= reach(state, one.rank) for each in row):
        yield "none of your upright face-up cards fits on fewer values"
    yield f"you keep {named([each for each in row if each is not one])}"


def _swap(state: CuntSoul, seat: Seat, mine: Card, taken: Card) -> Iterator[str]:
    """One card down into the row, another one up into the hand (CS-25)."""
    hand, row = state.zones[HAND[seat]], state.zones[UP[seat]]
    if reach(state, mine.rank) > reach(state, taken.rank):
        better = f"{named([mine])} fits on more values than {named([taken])}"
        yield f"face-up cards come near the end, and {better}"
    if any(one.rank == mine.rank for one in row if one is not taken):
        yield f"{rank_word(mine.rank, 2)} that lie together can be played together"
    if any(one.rank == taken.rank for one in hand if one is not mine):
        yield f"{rank_word(taken.rank, 2)} in your hand can be played together"
    if taken.rank in state.fitting() and mine.rank not in state.fitting():
        yield f"{named([taken])} fits on the pile as it is, {named([mine])} doesn't"
    yield f"in your hand you can use {named([taken])} sooner"


def _done(state: CuntSoul, seat: Seat) -> Iterator[str]:
    """No more links of a run, or no more swaps."""
    hand, row = state.zones[HAND[seat]], state.zones[UP[seat]]
    if state.memory.phase == "swap":
        if hand and row and not state.fields.bottom:
            best = max(reach(state, one.rank) for one in hand)
            if all(reach(state, one.rank) >= best for one in row):
                yield "no card in your hand fits on more values than those in your row"
        yield "you keep your hand as it is"
        return
    rank = state.run_rank()
    kept = [one for one in in_order(hand or row) if one.rank == rank]
    if kept:
        them = "it does" if len(kept) == 1 else "they do"
        yield f"you keep {named(kept)}: in a run {them} nothing"
    hidden = unseen(state, seat)
    if state.open_zone(seat) == DOWN[seat] and hidden:
        fit = sum(one.rank == rank for one in hidden)
        yield f"{of_unseen(fit, len(hidden), 'goes', 'go')} on with the run"
    yield "you keep your cards for later"


def _below(state: CuntSoul, seat: Seat, verb: str, run: list[Card]) -> Iterator[str]:
    """Swaps with face-down cards (CS-45): `bury`, `look` or `keep`."""
    hidden, looked = unseen(state, seat), state.memory.looked
    if verb == "look":
        yield "it may be worth a swap: you can still leave it there"
        return
    hand = state.zones[HAND[seat]]
    known = seen(state, seat, DOWN[seat])
    there = state.zones[DOWN[seat]][looked - 1] if looked else None
    if there is not None and there in known:
        if verb == "keep":
            if all(reach(state, one.rank) <= reach(state, there.rank) for one in hand):
                yield f"nothing in your hand fits on more values than {named([there])}"
            yield f"you keep your hand, and know that {named([there])} lies there"
        elif reach(state, run[0].rank) > reach(state, there.rank):
            yield f"it is played near the end, and fits on more values than {named([there])}"
        yield f"in your hand you can use {named([there])} sooner"
    elif run and hidden:
        low = sum(reach(state, one.rank) > reach(state, run[0].rank) for one in hidden)
        told = f"{low or 'none'} of the {counted(len(hidden))} that it may be {_fits(low)}"
        yield f"{told} on more values than {named(run)}"
    yield "you keep your hand as it is" if verb == "keep" else ""


# ---------------------------------------------------------------------- what a seat has


def reach(state: CuntSoul, rank: str) -> int:
    """On how many values a rank fits as long as no power or call says otherwise."""
    order, fields = state.powers.order, state.fields
    return sum(not fields.refusal(rank, value, None, None, value) for value in order)


def _extreme(
    state: CuntSoul, able: dict[str, list[Card]], rank: str, count: int, *, down: bool
) -> str:
    """That it is the highest card that fits, or the lowest: those that are kept serve longer.

    Cards that overrule the order are kept for other moments, and named if they lie further out.
    """
    place = state.fields.place
    by_place = [one for one in sorted(able, key=lambda one: place.get(one, 0)) if one != JOKER]
    ranked = by_place[::-1] if down else by_place
    at = ranked.index(rank)
    which, kept = ("highest", "lower") if down else ("lowest", "higher")
    told = f"it's your {which} card" if count == 1 else f"they're your {which} cards"
    if what_fits(state) != "anything":
        told += " that fits" if count == 1 else " that fit"
    if spared := [one.name for each in ranked[:at] for one in able[each]]:
        told += f", apart from {one_of(spared, 'and')}"
    left = sum(len(able[one]) for one in ranked[at + 1 :])
    return f"{told}; you keep the {kept} {'ones' if left > 1 else 'one'}" if left else told


def _able(state: CuntSoul, seat: Seat) -> dict[str, list[Card]]:
    """The cards that the seat on turn can play now outside of a run, by rank."""
    found: dict[str, list[Card]] = {}
    for move in plays(state, seat):
        for one in words(move):
            if isinstance(one, Card) and one not in found.setdefault(one.rank, []):
                found[one.rank].append(one)
    place = state.powers.place
    ranks = sorted(found, key=lambda rank: place.get(rank, len(place)))
    return {rank: in_order(found[rank]) for rank in ranks}


def _total(state: CuntSoul, seat: Seat) -> int:
    return sum(len(state.zones[zone[seat]]) for zone in (HAND, UP, DOWN, FIELD))


def _fits(count: int) -> str:
    return "fits" if count == 1 else "fit"


def named(run: Sequence[Card]) -> str:
    """Cards as they are spoken of: `9C and a joker`."""
    return one_of(["a joker" if one.rank == JOKER else one.name for one in run], "and")
