"""Why a line of Cunt-Soul is worth playing, by what its seat knows, the weightiest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, in_order
from cardtable.engine.facts import Fact, Value
from cardtable.engine.knowledge import seen, unseen
from cardtable.engine.notation import Move, Seat, words
from cardtable.games.cunt_soul import fieldcards
from cardtable.games.cunt_soul.effects import effect
from cardtable.games.cunt_soul.landing import anything
from cardtable.games.cunt_soul.lines import plays
from cardtable.games.cunt_soul.preview import Foreseen, replacing, with_field
from cardtable.games.cunt_soul.telling import clash, same_again
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

NEAR = 3
"""So few cards left, and a player is nearly out."""

_DOUBLED = {"swap", "skip", "toll"}
"""The powers that do more where they are doubled: twice reversed is not reversed (CS-48)."""

_ALWAYS = {"big_hand", "bottom", "flipped", "bifurcate", "appoint", "phoenix"}
"""The field cards that are good for any hand."""


def reasons(state: CuntSoul, move: Move) -> Iterator[Fact]:
    """What speaks for a legal line of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    match verb:
        case "play" if state.memory.phase == "run":
            return _run_on(state, seat, run)
        case "play":
            return _play(state, seat, move, run)
        case "pickup":
            return _pick_up(state, seat)
        case "flip":
            return _flip(state, seat)
        case "up":
            return _lay_up(state, seat, run[0])
        case "field":
            return _field(state, seat, run[0])
        case "call":
            return _call(state, seat, str(rest[0]))
        case "next":
            return _next(state, seat, str(rest[0]))
        case "burn":
            return _pay(state, seat, run[0])
        case "swap":
            return _swap(state, seat, run[0], run[1])
        case "done":
            return _done(state, seat)
    return _below(state, seat, str(verb), run)


# ---------------------------------------------------------------------- playing


def _play(state: CuntSoul, seat: Seat, move: Move, run: list[Card]) -> Iterator[Fact]:
    able, foreseen = _able(state, seat), Foreseen(state, move)
    if seat in foreseen.world.memory.out:
        yield Fact("cunt-soul.goes-out")
    if foreseen.world.turn is None:
        return
    if not foreseen.asked & {"call", "next"}:
        yield from _against(state, foreseen.world, seat)
    held = tuple(one for one in able.get(run[0].rank, []) if one not in run)
    if len(able) == 1 and not held:
        yield Fact("cunt-soul.nothing-else")
    if len(run) > 1 and not held:
        yield Fact("cunt-soul.gone-together", {"rank": run[0].rank, "count": len(run)})
    if "run" in foreseen.asked and (more := _chain(state, seat, run)) > 1:
        yield Fact("cunt-soul.can-run", {"count": more})
    burned, pile = foreseen.told("burned"), len(state.zones["pile"])
    if burned is not None and burned.about.get("what") == "the pile" and pile > NEAR:
        yield Fact("cunt-soul.pile-gone")
    yield from _among(state, foreseen, run, able, held)
    if _hardest(state, seat, run[0]):
        yield Fact("cunt-soul.hardest")
    worth = state.fields.worth
    others = [each for each in able if each != run[0].rank and worth.get(each, each) == each]
    if others and not held:  # those that are no nines (CS-49)
        few = others if len(others) < 4 else others[-2:]
        yield Fact("cunt-soul.keeps", {"cards": tuple(one for each in few for one in able[each])})
    if foreseen.world.turn == seat:
        yield Fact("cunt-soul.no-turn-lost")


def _against(state: CuntSoul, world: CuntSoul, seat: Seat) -> Iterator[Fact]:
    """What the next player faces, and who has to wait."""
    follower, usual = world.turn or "", state.after(seat)
    if follower == seat:
        return
    yield from _stops(state, world, seat, follower)
    hidden, fit = _fit(state, world, seat)
    left = _total(state, follower)
    if left <= NEAR and not state.zones["source"] and fit < hidden:
        yield Fact("cunt-soul.nearly-out", {"who": follower, "count": left})
    if follower != usual and (left := _total(state, usual)) <= 2 * NEAR:
        yield Fact("cunt-soul.has-to-wait", {"who": usual, "count": left})


def _among(
    state: CuntSoul,
    foreseen: Foreseen,
    run: list[Card],
    able: dict[str, list[Card]],
    held: tuple[Card, ...],
) -> Iterator[Fact]:
    """Why these cards rather than others that could be played."""
    rank, fields, seat, world = run[0].rank, state.fields, state.turn or "", foreseen.world
    special = state.powers.overruling | {JOKER}
    plain = [one for one in able if one not in special]
    others = [one for one in able if one != rank]
    if rank in plain and len(plain) > 1:
        edge = (max if fields.downward else min)(plain, key=fields.place.__getitem__)
        if rank == edge:
            yield _extreme(state, able, rank, len(run))
    elif rank in plain and 0 < len(others) < 4:
        kept = tuple(one for each in others for one in able[each])
        yield Fact("cunt-soul.worth-keeping", {"cards": kept})
    if held:
        again = world.memory.phase == "extend" and world.turn == seat
        key = "cunt-soul.can-follow" if again else "cunt-soul.keeps"
        yield Fact(key, {"cards": held})
    if not foreseen.asked & {"call", "next"} and world.turn != seat:
        yield from _harder(state, seat, world, [able[one][0] for one in plain if one != rank])


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


def _hardest(state: CuntSoul, seat: Seat, one: Card) -> bool:
    """Whether a card is the hardest of the seat's to be rid of otherwise."""
    mine = state.zones[state.open_zone(seat) or HAND[seat]]
    if one not in mine or len({each.rank for each in mine}) < 2:
        return False
    return reach(state, one.rank) <= min(reach(state, each.rank) for each in mine)


def _stops(state: CuntSoul, world: CuntSoul, seat: Seat, follower: Seat) -> Iterator[Fact]:
    """That the next player can't play, where all that they could play can be seen."""
    zone = state.open_zone(follower)
    if zone is None or zone == DOWN[follower]:
        return
    known, fitting = seen(state, seat, zone), world.fitting()
    if len(known) == len(state.zones[zone]) and not any(one.rank in fitting for one in known):
        where = "up" if zone == UP[follower] else "hand"
        yield Fact("cunt-soul.stops", {"who": follower, "where": where})


def _fit(state: CuntSoul, world: CuntSoul, seat: Seat) -> tuple[int, int]:
    """How many cards the seat can't see, and how many of them fit on the pile of that world."""
    hidden = unseen(state, seat)
    return len(hidden), sum(one.rank in world.fitting() for one in hidden)


def _harder(state: CuntSoul, seat: Seat, world: CuntSoul, others: list[Card]) -> Iterator[Fact]:
    """How few of the unseen cards fit, and on another card that could be played how many."""
    hidden, fit = _fit(state, world, seat)
    for other in others:
        instead = Foreseen(state, f"play {other.name}")
        if instead.asked & {"call", "next", "extend"} or instead.world.turn in {None, seat}:
            continue
        _, more = _fit(state, instead.world, seat)
        if more > fit:
            about: dict[str, Value] = {"count": fit, "every": hidden, "more": more}
            yield Fact("cunt-soul.fewer-fit", {**about, "rank": other.rank})
            return
    if fit < hidden:
        yield Fact("cunt-soul.unseen-fit", {"count": fit, "every": hidden})


def _run_on(state: CuntSoul, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """One more link of a run (CS-24)."""
    following = state.fields.following(run[0].rank)
    hand = state.zones[HAND[seat]]
    yield Fact("cunt-soul.same-turn", {"count": len(run)})
    if more := in_order([one for one in hand if one.rank == following and one not in run]):
        yield Fact("cunt-soul.can-follow", {"cards": tuple(more[:1])})


def _pick_up(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    kept = tuple(one for run in _able(state, seat).values() for one in run)
    if not kept:
        yield Fact("cunt-soul.nothing-fits")
    elif len(kept) < 4:
        yield Fact("cunt-soul.only-fits", {"cards": kept})
    else:
        yield Fact("cunt-soul.keeps-all")


def _flip(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    """A face-down card: nobody knows one from another (CS-81)."""
    hidden = unseen(state, seat)
    run = state.memory.phase == "run"
    good = {state.run_rank()} if run else state.fitting()
    fit = sum(one.rank in good for one in hidden)
    if hidden and fit < len(hidden):
        yield Fact("cunt-soul.may-fit", {"count": fit, "every": len(hidden)})
    elif not run:
        yield Fact("cunt-soul.surely-fits")


# ---------------------------------------------------------------------- calls and names


def _call(state: CuntSoul, seat: Seat, call: str) -> Iterator[Fact]:
    """How many cards fit after this call, and how many after the other one (CS-27, CS-47)."""
    other = "lower" if call == "higher" else "higher"
    worlds = {each: Foreseen(state, f"call {each}", on=False).world for each in (call, other)}
    hidden, fit = _fit(state, worlds[call], seat)
    _, instead = _fit(state, worlds[other], seat)
    mine = [*state.zones[HAND[seat]], *state.zones[UP[seat]]]
    own = {each: sum(one.rank in worlds[each].fitting() for one in mine) for each in worlds}
    fewer: dict[str, Value] = {"count": fit, "every": hidden, "instead": instead}
    if fit < instead:
        yield Fact("cunt-soul.fit-then", fewer)
    if own[call] > own[other]:
        yield Fact("cunt-soul.own-fit", {"count": own[call], "instead": own[other]})
    if hidden and fit >= instead:
        yield Fact("cunt-soul.fit-otherwise", fewer)


def _next(state: CuntSoul, seat: Seat, to: Seat) -> Iterator[Fact]:
    """Who plays next (CS-31, CS-51)."""
    yield from _stops(state, state, seat, to)
    left = {one: _total(state, one) for one in state.seats_in() if one != seat}
    fewest = min(left, key=left.__getitem__)
    usual = state.after(seat)
    if left[to] > left[fewest]:
        yield Fact("cunt-soul.has-to-wait", {"who": fewest, "count": left[fewest]})
    if usual not in {to, fewest} and left[usual] < left[to]:
        yield Fact("cunt-soul.has-to-wait", {"who": usual, "count": left[usual]})
    known = {other: _known(state, seat, other) for other in left}
    for other in left:
        if len(known[other]) > len(known[to]):
            about: dict[str, Value] = {"who": to, "count": len(known[to]), "other": other}
            yield Fact("cunt-soul.could-play", {**about, "more": len(known[other])})
    if len(left) > 1 and len(set(left.values())) == 1:
        yield Fact("cunt-soul.all-alike", {"count": left[to]})
    if usual == to:
        yield Fact("cunt-soul.next-anyway", {"who": to})


def _known(state: CuntSoul, seat: Seat, other: Seat) -> list[Card]:
    """The cards that another player is known to be able to play on the pile as it is."""
    zone, fitting = state.open_zone(other), state.fitting()
    return in_order(one for one in seen(state, seat, zone) if one.rank in fitting) if zone else []


# ---------------------------------------------------------------------- rows


def _lay_up(state: CuntSoul, seat: Seat, one: Card) -> Iterator[Fact]:
    """A face-up card chosen at the beginning (CS-3): it is played near the end."""
    hand, chosen = in_order(state.zones[HAND[seat]]), state.zones[UP[seat]]
    goes, most = reach(state, one.rank), len(state.powers.order)
    if any(each.rank == one.rank for each in chosen):
        yield Fact("cunt-soul.lie-together", {"rank": one.rank})
    reached = [reach(state, each.rank) for each in hand]
    if goes in {most, max(reached)}:
        yield Fact("cunt-soul.fits-widely", {"every": "yes" if goes == most else "no"})
    elif goes == min(reached):
        yield Fact("cunt-soul.lowest-card")
    else:
        best = max(hand, key=lambda each: reach(state, each.rank))
        yield Fact("cunt-soul.fits-on", {"count": goes, "every": most, "card": best})


def _pay(state: CuntSoul, seat: Seat, one: Card) -> Iterator[Fact]:
    """A face-up card burned for a new field card (CS-71)."""
    row = in_order(fieldcards.upright(state, seat))
    if all(reach(state, each.rank) >= reach(state, one.rank) for each in row):
        yield Fact("cunt-soul.least-fitting")
    yield Fact("cunt-soul.keeps", {"cards": tuple(each for each in row if each is not one)})


def _swap(state: CuntSoul, seat: Seat, mine: Card, taken: Card) -> Iterator[Fact]:
    """One card down into the row, another one up into the hand (CS-25)."""
    hand, row = state.zones[HAND[seat]], state.zones[UP[seat]]
    if reach(state, mine.rank) > reach(state, taken.rank):
        yield Fact("cunt-soul.better-late", {"card": mine, "than": taken})
    if any(one.rank == mine.rank for one in row if one is not taken):
        yield Fact("cunt-soul.lie-together", {"rank": mine.rank})
    if any(one.rank == taken.rank for one in hand if one is not mine):
        yield Fact("cunt-soul.held-together", {"rank": taken.rank})
    if taken.rank in state.fitting() and mine.rank not in state.fitting():
        yield Fact("cunt-soul.fits-instead", {"card": taken, "than": mine})
    yield Fact("cunt-soul.sooner", {"card": taken})


def _done(state: CuntSoul, seat: Seat) -> Iterator[Fact]:
    """No more links of a run, or no more swaps."""
    if state.memory.phase == "swap":
        yield Fact("cunt-soul.hand-stays")
        return
    mine = in_order(state.zones[HAND[seat]] or state.zones[UP[seat]])
    kept = tuple(one for one in mine if one.rank == state.run_rank())
    yield Fact("cunt-soul.wasted-in-run", {"cards": kept}) if kept else Fact("cunt-soul.keeps-all")


def _below(state: CuntSoul, seat: Seat, verb: str, run: list[Card]) -> Iterator[Fact]:
    """Swaps with face-down cards (CS-45): `bury`, `look` or `keep`."""
    hidden, looked = unseen(state, seat), state.memory.looked
    there = state.zones[DOWN[seat]][looked - 1] if looked else None
    if verb == "look":
        yield Fact("cunt-soul.may-leave")
    elif verb == "keep":
        yield Fact("cunt-soul.hand-stays")
    elif there is not None and there in seen(state, seat, DOWN[seat]):
        if reach(state, run[0].rank) > reach(state, there.rank):
            yield Fact("cunt-soul.better-late", {"card": run[0], "than": there})
        yield Fact("cunt-soul.sooner", {"card": there})
    elif hidden:
        more = sum(reach(state, one.rank) > reach(state, run[0].rank) for one in hidden)
        about: dict[str, Value] = {"count": more, "every": len(hidden), "card": run[0]}
        yield Fact("cunt-soul.may-be-better", about)


# ---------------------------------------------------------------------- field cards


def _field(state: CuntSoul, seat: Seat, one: Card) -> Iterator[Fact]:
    """What speaks for a field card (section 7, CS-70)."""
    lying = state.zones[FIELD[seat]]
    hand = in_order(each for each in state.zones[HAND[seat]] if each is not one)
    word = state.powers.field_words[one.rank]
    if state.memory.phase == "choose" or not lying:
        yield from _for_hand(state, one.rank, [*hand, *state.zones[UP[seat]]])
        if word in _ALWAYS:
            yield Fact(f"cunt-soul.always-{word}")
    else:
        yield from _instead(state, seat, one, lying[0], hand)
    if word == "none" and hand:
        order = state.powers.order
        best = max(hand, key=lambda each: order.index(each.rank) if each.rank in order else 99)
        yield Fact("cunt-soul.idle-there", {"card": best})


def _instead(state: CuntSoul, seat: Seat, one: Card, old: Card, hand: list[Card]) -> Iterator[Fact]:
    """What speaks for a field card in the place of the old one (CS-70, CS-71)."""
    world = with_field(state, seat, one)
    same = one.rank == old.rank
    new = not same and clash(world, one) is None and not same_again(world, one)
    before, after = state.fitting(), world.fitting()
    now = sum(each.rank in before for each in state.zones[HAND[seat]])
    then = sum(each.rank in after for each in [*hand, old])
    if then > now:
        yield Fact("cunt-soul.fit-with-it", {"count": then, "before": now})
    word = state.powers.field_words[one.rank]
    if new:
        yield from _for_hand(state, one.rank, [*hand, old])
        if word in _ALWAYS:
            yield Fact(f"cunt-soul.always-{word}")
    if old.rank in before and not anything(state):
        yield Fact("cunt-soul.old-fits", {"card": old})
    drawn = replacing(state, world)
    useful = drawn is not None and (drawn.rank == JOKER or state.powers.acting[drawn.rank])
    if useful and state.options.field_change_cost != "none":
        yield Fact("cunt-soul.replaced-by", {"card": drawn})
    if same:
        yield Fact("cunt-soul.only-price")
    elif not new:
        stops = "yes" if clash(state, old) is None else "no"
        yield Fact("cunt-soul.gets-old", {"card": old, "stops": stops})


def _for_hand(state: CuntSoul, rank: str, mine: list[Card]) -> Iterator[Fact]:
    """What a field card means for these cards of the seat's own, in numbers."""
    powers, every, place = state.powers, len(mine), state.powers.place
    ranks = [one.rank for one in mine]
    faces = [each for each in ranks if each != JOKER]
    several = Counter(ranks)
    match powers.field_words[rank]:
        case "mute":
            lose = sum(
                each == JOKER or each in powers.overruling or powers.acting[each] is not None
                for each in ranks
            )
            few = "yes" if lose * 2 <= every else "no"
            yield Fact("cunt-soul.lose-power", {"count": lose, "every": every, "few": few})
        case "firm":
            held = sum(each in powers.overruling - {"2"} for each in ranks)
            yield Fact("cunt-soul.held-back", {"count": held, "effect": effect(state, rank)})
        case "double":
            if more := sum(powers.acting[each] in _DOUBLED for each in faces):
                yield Fact("cunt-soul.count-double", {"count": more})
        case "level":
            if low := sum(place[each] <= place["9"] for each in faces):
                yield Fact("cunt-soul.count-as-nines", {"count": low})
        case "inverted":
            low = sum(place[each] < (len(place) - 1) / 2 for each in faces)
            good = every - low if state.fields.downward else low
            yield Fact("cunt-soul.easier", {"count": good, "every": every})
        case "single" | "flat":
            pairs = sum(number for number in several.values() if number > 1)
            yield Fact("cunt-soul.of-a-kind", {"count": pairs, "every": every})
        case "triple":
            if max(several.values(), default=0) < 3:
                yield Fact("cunt-soul.no-triple")


# ---------------------------------------------------------------------- what a seat has


def reach(state: CuntSoul, rank: str) -> int:
    """On how many values a rank fits as long as no power or call says otherwise."""
    order, fields = state.powers.order, state.fields
    return sum(not fields.refusal(rank, value, None, None, value) for value in order)


def _extreme(state: CuntSoul, able: Mapping[str, Sequence[Card]], rank: str, count: int) -> Fact:
    """That it is the highest card that fits, or the lowest: those that are kept serve longer.

    Cards that overrule the order are kept for other moments, and named if they lie further out.
    """
    place, down = state.fields.place, state.fields.downward
    by_place = [one for one in sorted(able, key=lambda one: place.get(one, 0)) if one != JOKER]
    ranked = by_place[::-1] if down else by_place
    at = ranked.index(rank)
    about: dict[str, Value] = {"count": count, "which": "highest" if down else "lowest"}
    about["every"] = "yes" if anything(state) else "no"
    about["spared"] = tuple(one for each in ranked[:at] for one in able[each])
    return Fact("cunt-soul.extreme", about)


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
