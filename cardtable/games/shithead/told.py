"""All that Shithead tells: facts of its cards and moves, refusals, faults of written positions.

A state may be one made from a view: cards that its reader can't see are None there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import assert_never, cast

from cardtable.engine.cards import JOKER, Card, in_order
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Guard, Guide, Note, Spot, TriedMove, first_that_forbids
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.engine.state import seen, unseen
from cardtable.games.shithead.game import DOWN, HAND, UP, Shithead
from cardtable.games.shithead.options import NAMED, Power, Shown

# ------------------------------------------------------------------ what a move would do


def fitting(state: Shithead) -> Fact:
    """Which ranks can be played now (SH-9, SH-10, SH-39)."""
    powers, top = state.powers, state.to_beat()
    order, playable = list(powers.value), powers.playable[top]
    how = ("lower" if powers.equal else "below") if top in powers.lower else "higher"
    if top is None or top == JOKER:
        how, natural = "any", set(order)
    else:
        natural = {rank for rank in order if powers.by_value(rank, top)}
    if how != "any" and len(natural) <= 1:
        how, natural = "these", set()
    also = (rank for rank in order if rank in playable and rank not in natural)
    never = playable | powers.shown
    about = {
        "how": how,
        "rank": top,
        "also": tuple(also),
        "but": tuple(rank for rank in order if rank in natural and rank not in never),
        "joker": "yes" if state.options.jokers and JOKER in playable and how != "any" else "no",
    }
    return Fact("shithead.fits", about)


def no_fit(state: Shithead, rank: str) -> Bar:
    """Why a rank can't be played on the pile as it lies."""
    if rank == JOKER:  # it has no value
        return Bar("shithead.no-joker", rule="SH-39")
    top = state.to_beat()
    if top is not None and top in state.powers.not_on.get(rank, ()):
        return Bar("shithead.no-not-on", {"rank": rank, "top": top}, rule="SH-46")
    number = "SH-10" if top in state.powers.lower else "SH-9"
    return Bar("shithead.no-fit", {"fits": fitting(state)}, rule=number)


def completes(state: Shithead, rank: str, count: int) -> bool:
    """Whether so many more of that rank would burn the pile (SH-17)."""
    run, pile = state.options.burn_run, state.zones["pile"]
    need = run - count
    if not run or len(pile) < need:
        return False
    return need <= 0 or all(state.lies_as(card) == rank for card in pile[-need:])


def left_with(state: Shithead, seat: Seat, count: int) -> bool:
    """Whether these are all the cards that a seat has, with none to draw (SH-3)."""
    return not state.zones["draw"] and count == total(state, seat)


def total(state: Shithead, seat: Seat) -> int:
    """How many cards a seat has."""
    return sum(len(state.zones[zone[seat]]) for zone in (HAND, UP, DOWN))


def can_come_back(state: Shithead, seat: Seat) -> bool:
    """Whether a three that this seat shows might be answered by another one, as far as all see."""
    mine = cast("list[Card | None]", [*state.hand(seat), *state.up(seat)])
    held = sum(card.rank in state.powers.shown for card in mine if card)
    return held < state.threes_left()


def means(state: Shithead, move: Move) -> Said | None:
    """What a move would do and cost; None where it says so itself."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    pile = len(state.zones["pile"])
    match verb:
        case "play":
            return _play(state, seat, run, pile, run[0].rank)
        case "joker":
            rank = NAMED[str(rest[1])]
            said = _play(state, seat, run, pile, rank) or Said.of(seat, "plain", cards=run)
            return Said(seat, said.word, {**said.about, "rank": rank})
        case "pickup":
            return Said.of(seat, "pile" if pile else "nothing", count=pile, fits=fitting(state))
        case "show":
            return _shows(state, seat, run[0], str(rest[1]), pile)
        case "up":
            ranks, powers = {card.rank for card in state.up(seat)}, state.powers
            fits, shown = ranks & powers.playable[state.to_beat()], ranks & powers.shown
            word = "fits" if fits else "show" if shown else "nothing"
            return Said.of(seat, word, fits=fitting(state))
        case "flip":
            return Said.of(seat, "risk", place=rest[0], count=pile + 1)
        case "swap":
            mine, open_ = run if run[0] in state.hand(seat) else run[::-1]
            return Said.of(seat, "for", given=mine, taken=open_)
    return None


def _shows(state: Shithead, seat: Seat, three: Card, to: Seat, pile: int) -> Said:
    """Of a three: what is given, whether one may come back, and whose turn it is afterwards."""
    world = state.after_move(f"show {three.name} {to}")
    world.apply("pickup")
    back = "" if can_come_back(state, seat) else " last"
    own = " own" if world.turn == seat else ""
    word = f"{'pile' if pile else 'nothing'}{back}{own}" if world.turn else "end"
    return Said.of(seat, word, card=three, to=to, count=pile, after=world.turn)


def _play(state: Shithead, seat: Seat, run: list[Card], pile: int, rank: str) -> Said | None:
    powers = state.powers
    about: dict[str, object] = {"cards": run}
    if left_with(state, seat, len(run)):
        return Said.of(seat, "out", **about)
    if rank in powers.burning or completes(state, rank, len(run)):
        return Said.of(seat, "burn" if pile else "burn empty", count=pile, **about)
    if rank in powers.giving:
        return Said.of(
            seat, "give", to=state.passed_over(seat, 1)[0], count=pile + len(run), **about
        )
    if rank in powers.again:
        return Said.of(seat, "again", **about)
    if rank in powers.skipping:
        return Said.of(seat, "skip", whom=state.passed_over(seat, len(run)), **about)
    if rank in powers.reversing and len(run) % 2:
        return Said.of(seat, "reverse", **about)
    if rank in powers.lower:
        return Said.of(seat, "lower" if powers.equal else "below", value=rank, **about)
    return None


# ------------------------------------------------------------------ what lies there


def powers(state: Shithead, at: Spot) -> Sequence[str]:
    """What a card can do that is still to be played (SH-39)."""
    return state.powers.of[at.card.rank] if at.card and at.kind in {"hand", "up"} else ()


def beat(state: Shithead) -> Note | None:
    """The rank that has to be beaten, and which way (SH-9, SH-10); no joker, which has none."""
    top = state.to_beat()
    if top is None or top == JOKER or state.memory.phase != "play" or state.memory.shown:
        return None
    facts = {"label": Fact("shithead.beat", {"rank": top}), "text": fitting(state)}
    return Note("pile", sign="down" if top in state.powers.lower else "up", facts=facts)


def tooltip(state: Shithead, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there and what it does."""
    kind, card = at.kind, at.card
    if kind in state.seats:
        yield from _seat(state, kind)
    elif kind == "pile":
        yield from _pile(state, at)
    elif card is None:
        yield from _zone(state, reader, at)
    elif kind in {"hand", "up"}:
        yield from _own(state, reader, at, card)


def _own(state: Shithead, reader: Seat, at: Spot, card: Card) -> Iterator[Fact]:
    """What a card of a hand or a row does, and when it can be played (SH-27, SH-41)."""
    owner, memory, shown = at.owner, state.memory, card.rank in state.powers.shown
    if memory.phase == "swap":
        if owner == reader:
            yield Fact("shithead.swap", {"row": at.kind})
        yield from _does(state, card, now=False)
        return
    if at.kind == "up" and (state.hand(owner) or state.zones["draw"]):
        yield from _early(state, owner, card)
        return
    if at.kind == "up" and state.options.table_play != "direct":  # SH-27
        yield Fact("shithead.taken-first", {"who": owner})
        if not (shown or memory.shown) and card.rank not in state.powers.playable[state.to_beat()]:
            yield no_fit(state, card.rank)
        else:
            yield from _does(state, card, now=False)
        return
    if shown:
        yield from _three(state, owner, card)
        return
    if memory.shown is not None and memory.shown.to == owner:
        yield Bar("shithead.cant-answer", {"card": card}, rule="SH-23")
        return
    fits = card.rank in state.powers.playable[state.to_beat()]
    if not fits:
        yield no_fit(state, card.rank)
    elif (alike := _all_alike(state, owner)) > 1:
        yield Fact("shithead.all-out", {"who": owner, "count": alike})
        yield _out_then(state, owner)
    elif left_with(state, owner, 1):
        yield Fact("shithead.out", {"who": owner})
        yield _out_then(state, owner)
    if not fits:
        return  # what it would do is for when it can be played
    yield from _does(state, card, now=True)
    if at.kind == "hand":
        yield from _in_a_row(state, owner, card)
        rows = {"up": state.zones[UP[owner]], "down": state.zones[DOWN[owner]]}
        row = next((name for name, run in rows.items() if run), None)
        if row and len(state.hand(owner)) == 1 and not state.zones["draw"]:
            yield Fact("shithead.then-row", {"row": row, "who": owner})


def _does(state: Shithead, card: Card, *, now: bool) -> Iterator[Fact]:
    """What a card does once it is played (SH-38, SH-39); how the pile lies counts only `now`."""
    burns = card.rank in state.powers.burning
    if now and not burns and completes(state, card.rank, 1):
        about = {"run": state.options.burn_run, "rank": card.rank}
        yield Fact("shithead.does-complete", about)
        burns = True
    if card.rank == JOKER and state.powers.naming:
        yield Fact("shithead.does-name")
    for power in state.powers.of[card.rank]:
        if power != "again" or not burns:  # who burns the pile goes again
            yield _power(state, power, card.rank, "yes" if now else "no")


def _power(state: Shithead, power: Power, rank: str, now: str) -> Fact:
    match power:
        case "anytime":
            return Fact("shithead.does-anytime", {"now": now})
        case "again":
            return Fact("shithead.does-again", {"now": now})
        case "lower":
            equal = "yes" if state.powers.equal else "no"
            return Fact("shithead.does-lower", {"now": now, "rank": rank, "equal": equal})
        case "show":
            return Fact("shithead.does-show")
        case "burn":
            return Fact("shithead.does-burn", {"now": now})
        case "invisible":
            return Fact("shithead.does-invisible", {"now": now})
        case "skip":
            return Fact("shithead.does-skip", {"now": now})
        case "reverse":
            return Fact("shithead.does-reverse", {"now": now})
        case "give":
            return Fact("shithead.does-give", {"now": now})
    assert_never(power)


def _early(state: Shithead, owner: Seat, card: Card) -> Iterator[Fact]:
    """Of an up-card whose owner has a hand to play first, or cards to draw (SH-27, SH-28)."""
    hand = state.hand(owner)
    if goes_along(state, owner, card):
        burns = "yes" if completes(state, card.rank, len(hand) + 1) else "no"
        yield Fact("shithead.goes-along", {"who": owner, "count": len(hand) + 1, "burns": burns})
        return
    first = "draw" if state.zones["draw"] else "hand"
    yield Bar("shithead.comes-later", {"first": first, "who": owner}, rule="SH-27")
    if card.rank not in state.powers.shown:
        if first == "hand" and state.options.match_up:
            yield Fact("shithead.along-with", {"rank": card.rank})
        yield from _does(state, card, now=False)


def goes_along(state: Shithead, seat: Seat, card: Card) -> bool:
    """Whether an up-card may be played together with that seat's whole hand now (SH-28).

    False where the hand is not known.
    """
    hand = cast("list[Card | None]", state.hand(seat))
    if state.zones["draw"] or not state.options.match_up or state.memory.shown is not None:
        return False
    fits = card.rank in state.powers.playable[state.to_beat()]
    return bool(hand) and fits and all(each and each.rank == card.rank for each in hand)


def _all_alike(state: Shithead, owner: Seat) -> int:
    """How many cards a player has who can play all of them at once; 0: not all."""
    hand = cast("list[Card | None]", state.hand(owner))
    alike = len({card.rank if card else "" for card in hand}) == 1
    return len(hand) if alike and left_with(state, owner, len(hand)) else 0


def _three(state: Shithead, owner: Seat, card: Card) -> Iterator[Fact]:
    """What showing a three does, and whether one may come back (SH-21 to SH-23)."""
    pile, shown = "yes" if state.zones["pile"] else "no", state.memory.shown
    if shown is not None and shown.to == owner:
        yield Fact("shithead.show-back", {"card": card, "who": shown.source, "pile": pile})
        return
    yield Fact("shithead.show", {"card": card, "pile": pile, "seats": _reach(state, owner)})
    yield Fact("shithead.comes-back", {"can": "yes" if can_come_back(state, owner) else "no"})
    if left_with(state, owner, 1) and state.zones["pile"]:
        yield Fact("shithead.out-shown", {"who": owner})


def _out_then(state: Shithead, owner: Seat) -> Fact:
    """What follows when a player's last cards are gone (SH-20, SH-26)."""
    others = [other for other in state.seats if other != owner and state.holds(other)]
    if len(others) == 1:
        return Fact("shithead.out-ends", {"who": others[0]})
    watcher = state.watcher(owner)
    return Fact("shithead.out-unsafe" if watcher else "shithead.out-safe",
                {"who": owner, "until": watcher or None, "ranks": _shown(state)})  # fmt: skip


def _shown(state: Shithead) -> tuple[str, ...]:
    """The ranks that are shown at this table: threes, unless house rules say otherwise."""
    return tuple(rank for rank in state.powers.value if rank in state.powers.shown)


def _reach(state: Shithead, owner: Seat) -> tuple[Seat, ...]:
    """To whom that seat could show a three (SH-21, SH-26)."""
    reach = (seat for seat in state.seats if state.holds(seat) or seat in state.memory.returnable)
    return tuple(seat for seat in reach if seat != owner)


def _in_a_row(state: Shithead, owner: Seat, card: Card) -> Iterator[Fact]:
    """What a player with several of a rank has to know of burning (SH-17)."""
    hand = cast("list[Card | None]", state.hand(owner))
    held = sum(each.rank == card.rank for each in hand if each)
    run = state.options.burn_run
    if card.rank in state.powers.burning or completes(state, card.rank, 1) or not run:
        return
    if held > 1 and completes(state, card.rank, held):
        yield Fact("shithead.together-burn", {"count": held})
    elif held == run - 1:
        yield Fact("shithead.would-burn", {"run": run, "rank": card.rank})


def _pile(state: Shithead, at: Spot) -> Iterator[Fact]:
    """What fits, and what a card that lies there has to do with it."""
    powers, card, pile = state.powers, at.card, state.zones["pile"]
    seen = [each for each in pile if state.lies_as(each) not in powers.invisible]
    under = seen[-1] if seen else None
    if card is not None and card.name in state.memory.stands:
        yield Fact("shithead.stands-for", {"rank": state.lies_as(card)})
    if card is not None and card is not under:
        through = state.lies_as(card) in powers.invisible
        if through and (under is None or pile.index(card) > pile.index(under)):
            yield Fact("shithead.not-there", {"card": card})
        else:
            yield Fact("shithead.lies-under")
    if card is None or card is under or state.lies_as(card) in powers.invisible:
        yield Fact("shithead.now-fits", {"fits": fitting(state)})


def _zone(state: Shithead, reader: Seat, at: Spot) -> Iterator[Fact]:
    owner, kind, run, _ = at
    match kind:
        case "draw" if run:
            yield Fact("shithead.zone-draw", {"count": state.options.hand_size})
        case "draw":
            yield Fact("shithead.nothing-left")
        case "burned" if (shown := state.memory.shown) is not None:
            yield Fact("shithead.three-lies-here", {"who": shown.to})
        case "burned":
            yield Fact("shithead.zone-burned")
        case "down" | "up" if not run:
            yield Fact("shithead.row-gone")
        case "down":
            yield Fact("shithead.zone-down")
        case "up" if state.hand(owner) or state.zones["draw"]:
            yield Fact("shithead.up-later")
        case "up":
            yield Fact("shithead.up-now")
        case _ if owner == reader or None in state.hand(owner):
            yield Fact("shithead.zone-hand", {"own": "yes" if owner == reader else "no"})


def race(state: Shithead, seat: Seat) -> Fact | None:
    """The cards that somebody still has to get rid of, in all rows."""
    count = total(state, seat)
    return Fact("shithead.race", {"count": count}) if count else None


def _seat(state: Shithead, seat: Seat) -> Iterator[Fact]:
    memory = state.memory
    if (left := race(state, seat)) is not None:
        yield left
    if memory.shown is not None and memory.shown.to == seat:
        held = cast("list[Card | None]", state.hand(seat))
        able = any(card is None or card.rank in state.powers.shown for card in held)
        yield Fact("shithead.has-to-answer", {"who": seat, "able": "yes" if able else "no"})
    elif seat not in memory.out:
        yield Fact("shithead.last-loses")
    elif seat not in memory.returnable or not state.threes_left():
        yield Fact("shithead.seat-safe", {"who": seat})
    else:
        until = memory.returnable[seat]
        yield Fact("shithead.out-unsafe", {"who": seat, "until": until, "ranks": _shown(state)})


# ------------------------------------------------------------------ what speaks for a move


NEAR = 3
"""So few cards left, and a player is nearly out."""
FEW = 3
"""So many cards can be named."""


def reasons(state: Shithead, move: Move) -> Iterator[Fact]:
    """What speaks for a legal move of the seat on turn."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    run = [word for word in rest if isinstance(word, Card)]
    answering = state.memory.shown is not None
    match verb:
        case "play":
            return _why_play(state, seat, move, run, run[0].rank)
        case "joker":
            return _why_play(state, seat, move, run, NAMED[str(rest[1])])
        case "pickup":
            return _accept(state, seat) if answering else _pick_up(state, seat)
        case "try":
            return _may_be_three(state, seat)
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


def _why_play(
    state: Shithead, seat: Seat, move: Move, run: list[Card], rank: str
) -> Iterator[Fact]:
    world = state.after_move(move)
    if seat in world.memory.out:
        yield Fact("shithead.last-card-gone")
    if world.turn is None:
        return
    follower, top = world.turn, world.to_beat()
    if rank in state.powers.giving and not world.zones["pile"]:
        count = len(state.zones["pile"]) + len(run)
        yield Fact("shithead.gives-pile", {"who": state.passed_over(seat, 1)[0], "count": count})
    if follower == seat:
        yield from _goes_on(state, _next_cards(state, seat, run), rank, top, len(run))
    else:
        yield from _stops(state, seat, follower, top)
    yield from _of_the_set(state, seat, run, top)
    able, rank = _able(state), run[0].rank
    held = [card for card in able[rank] if card not in run]
    others = [card for each, every in able.items() if each != rank for card in every]
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
    if whole and len(run) == len(able) == 1 and pile and not _threes(state, seat):
        count = pile if pile > 1 and _held(state, seat) else 0
        yield Fact("shithead.nothing-else", {"count": count})
    if whole and len(run) > 1:
        yield Fact("shithead.gone-at-once", {"count": len(run), "rank": rank})
    if rank in state.powers.invisible and top is not None:
        yield Fact("shithead.beats-below", {"rank": top})


def _next_cards(state: Shithead, seat: Seat, run: list[Card]) -> list[Card]:
    """What the seat can play from after these cards, as far as it can see."""
    hand = [card for card in state.zones[HAND[seat]] if card not in run]
    if hand or state.zones["draw"]:
        return hand
    return [card for card in state.zones[UP[seat]] if card not in run]


def _goes_on(
    state: Shithead, rest: list[Card], rank: str, top: str | None, count: int
) -> Iterator[Fact]:
    """What can follow at once, where the seat goes again."""
    now, then = state.powers.playable[state.to_beat()], state.powers.playable[top]
    plain = [card for card in rest if card.rank in then and card.rank != rank]
    if fresh := [card for card in rest if card.rank in then and card.rank not in now]:
        yield Fact("shithead.fits-then", {"card": _lowest(state, fresh)})
    elif plain:
        yield Fact("shithead.follows", {"card": _lowest(state, plain)})
    elif rank in state.powers.burning or completes(state, rank, count):
        yield Fact("shithead.empty-then")


def _lowest(state: Shithead, run: Iterable[Card]) -> Card:
    value = state.powers.value
    return min(in_order(list(run)), key=lambda card: value.get(card.rank, len(value)))


def _stops(state: Shithead, seat: Seat, follower: Seat, top: str | None) -> Iterator[Fact]:
    """That the next player can't play as far as one sees, or is nearly out."""
    hand, up = state.zones[HAND[follower]], state.zones[UP[follower]]
    useful = state.powers.playable[top] | state.powers.shown
    known = seen(state, seat, HAND[follower]) if hand else up
    every = len(known) == len(hand) if hand else bool(up) and not state.zones["draw"]
    if every and not any(card.rank in useful for card in known):
        yield Fact("shithead.cant-play", {"who": follower, "row": "hand" if hand else "up"})
    fit = list(_fit(state, seat, top))
    left = total(state, follower)
    if left <= NEAR and fit and not state.zones["draw"]:
        yield Fact("shithead.nearly-out", {"who": follower, "count": left})
        yield from fit


def _fit(state: Shithead, seat: Seat, top: str | None) -> Iterator[Fact]:
    """How many of the cards that the seat can't see fit on a rank; nothing where all do."""
    hidden = unseen(state, seat)
    fit = sum(card.rank in state.powers.playable[top] for card in hidden)
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
    fit, more = (sum(card.rank in playable[each] for card in hidden) for each in (top, low))
    if fit < more:
        about: dict[str, Value] = {"count": fit, "every": len(hidden), "more": more, "rank": low}
        yield Fact("shithead.fewer-fit", about)


# ---------------------------------------------------------------------- the pile


def _pick_up(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """On one's own turn, by choice or because only a three could be shown."""
    pile, powers, able = state.zones["pile"], state.powers, _able(state)
    threes = _threes(state, seat)
    follower = state.after_move("pickup").turn
    good = [card for card in pile if card.rank in powers.burning | powers.again | powers.shown]
    kept = [card for every in able.values() for card in every] or threes
    if len(state.choices()) == 1:  # otherwise it speaks for showing a three as well
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
    others = [other for other in state.seats if other != seat and state.holds(other)]
    if to in state.memory.returnable and pile:
        yield Fact("shithead.comes-in-again", {"who": to})
    if not _able(state) and pile:
        yield Fact("shithead.else-pile")
    left = total(state, to)
    if pile and len(others) > 1 and left and all(total(state, other) >= left for other in others):
        yield Fact("shithead.nearest", {"who": to, "count": left})
    if pile > 1:
        world = state.after_move(f"show {three.name} {to}")
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
    if any(card.rank == down.rank for card in up):
        yield Fact("shithead.together-late", {"rank": down.rank})
    if any(card.rank == taken.rank for card in hand):
        yield Fact("shithead.together-now", {"rank": taken.rank})
    yield Fact("shithead.shows-less")


def _ready(state: Shithead, seat: Seat) -> Iterator[Fact]:
    hand, up = in_order(state.zones[HAND[seat]]), in_order(state.zones[UP[seat]])
    if not hand or not up:
        return
    best = max(hand, key=lambda card: _strength(state, card))
    worst = min(up, key=lambda card: _strength(state, card))
    if _strength(state, worst) >= _strength(state, best):
        yield Fact("shithead.strong-already")
    special = "yes" if _special(state, best.rank) else "no"
    yield Fact("shithead.keeps-best", {"card": best, "special": special})


def _take_up(state: Shithead, seat: Seat, run: list[Card]) -> Iterator[Fact]:
    """Up-cards into the hand (SH-27)."""
    powers, up, rank = state.powers, in_order(state.zones[UP[seat]]), run[0].rank
    able = {card.rank for card in up if card.rank in powers.playable[state.to_beat()]}
    plain = [other for other in able if not _special(state, other)]
    pile = state.zones["pile"]
    if not able:
        yield Fact("shithead.no-up-fits")
        if rank in powers.shown and pile:
            yield Fact("shithead.can-be-shown")
        elif rank == min(up, key=lambda card: _strength(state, card)).rank:
            yield Fact("shithead.lowest-up")
        return
    if len(run) > 1 and rank in able:
        yield Fact("shithead.fit-at-once", {"count": len(run)})
    if able == {rank} and len({card.rank for card in up}) > 1 and pile:
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
    fit = sum(card.rank in state.powers.playable[state.to_beat()] for card in hidden)
    if fit == len(hidden):
        yield Fact("shithead.surely-fits")
    elif state.zones["pile"]:
        yield Fact("shithead.could-fit", {"count": fit, "every": len(hidden)})
    yield Fact("shithead.all-alike")


def _may_be_three(state: Shithead, seat: Seat) -> Iterator[Fact]:
    """How many of the cards that a down-card may be can be shown back."""
    hidden = unseen(state, seat)
    count = sum(card.rank in state.powers.shown for card in hidden)
    if hidden and (state.zones[DOWN[seat]] or state.options.answer_draw):
        yield Fact("shithead.could-answer", {"count": count, "every": len(hidden)})


# ---------------------------------------------------------------------- what a seat has


def _able(state: Shithead) -> Mapping[str, Sequence[Card]]:
    """The cards that the seat on turn can play now, by rank."""
    able: dict[str, list[Card]] = {}
    for move in state.turn_moves():
        said = words(move)
        if said[0] in {"play", "joker"}:
            for word in said[1:]:
                if isinstance(word, Card) and word not in able.setdefault(word.rank, []):
                    able[word.rank].append(word)
    value = state.powers.value
    ranks = sorted(able, key=lambda rank: value.get(rank, len(value)))
    return {rank: in_order(able[rank]) for rank in ranks}


def _threes(state: Shithead, seat: Seat) -> list[Card]:
    """What the seat could show now."""
    said = (words(move) for move in state.turn_moves())
    threes = {word for each in said if each[0] == "show" for word in each if isinstance(word, Card)}
    return [card for card in _held(state, seat) if card in threes]


def _held(state: Shithead, seat: Seat) -> list[Card]:
    """The cards of its own that a seat can see."""
    return in_order([*state.zones[HAND[seat]], *state.zones[UP[seat]]])


def _special(state: Shithead, rank: str) -> bool:
    """Whether a rank is worth more than its place in the order."""
    powers = state.powers
    special = powers.anytime | powers.again | powers.burning | powers.shown
    return rank == JOKER or rank in special


def _strength(state: Shithead, card: Card) -> int:
    """How much a card is worth keeping for the end: special cards most, shown ones least."""
    if card.rank == JOKER:
        return 99 if state.powers.naming or card.rank in state.powers.anytime else -1
    if card.rank in state.powers.shown:
        return -1
    return state.powers.value[card.rank] + 50 * _special(state, card.rank)


# ------------------------------------------------------------------ why a move is refused


class Tried(TriedMove[Shithead]):
    """A move that a seat tried, and what it can see of the table."""

    def __init__(self, state: Shithead, seat: Seat, said: Sequence[Word]) -> None:
        super().__init__(state, seat, said)
        self.hand, self.up, self.draw = state.hand(seat), state.up(seat), state.zones["draw"]
        self.top, self.shown = state.to_beat(), state.powers.shown
        self.direct = state.options.table_play == "direct"
        self.fits: bool = bool(self.run) and self.run[0].rank in state.powers.playable[self.top]
        self.waiting = bool(self.hand) and any(card not in self.hand for card in self.run)
        """Up-cards were tried, and there is a hand."""

    @property
    def table(self) -> str:
        """Which table of guards the move goes by."""
        if self.seat != self.state.turn:
            return "ahead" if self.verb == "down" else "other turn"
        if self.state.memory.phase == "swap" or self.verb in {"swap", "ready"}:
            return "before the game"
        return str(self.verb) if self.state.memory.shown is None else "answer"

    @property
    def shows_one(self) -> bool:
        """Whether one card and one player were named."""
        return len(self.run) == len(self.named) == 1 and self.rest[-1] == self.named[0]


_NOT_YOURS = Guard[Tried](  # the same wherever the card is, so that it tells nothing
    "no-not-yours", 2, lambda t: any(card not in t.hand and card not in t.up for card in t.run)
)
_OPENING = Guard[Tried](
    "no-opening", 45, lambda t: t.state.memory.opening and t.state.weakest(t.seat) not in t.run,
    lambda t: {"card": t.state.weakest(t.seat)},
)  # fmt: skip
_EMPTY_HANDED = (
    Guard[Tried]("no-flip-first", 41,
                 lambda t: t.direct and not t.hand and not t.up and t.verb != "flip"),
    Guard[Tried]("no-take-up-first", 27, lambda t: not t.direct and not t.hand and bool(t.up)
                 and t.verb not in {"up", "down"}),
    Guard[Tried]("no-take-down-first", 30,
                 lambda t: not t.direct and not t.hand and not t.up and t.verb != "down"),
)  # fmt: skip
"""What an empty hand has to do before anything else."""


def _before_down(rule: int) -> tuple[Guard[Tried], ...]:
    """What comes before a down-card, by the rule of its verb.

    An empty hand has been made up where there was a draw pile (SH-13).
    """
    return (
        Guard("no-hand-first", rule, lambda t: bool(t.hand)),
        Guard("no-up-first", rule, lambda t: bool(t.up)),
        Guard("no-place", rule),
    )


def _source(tried: Tried) -> dict[str, Value]:
    return {"who": cast("Shown", tried.state.memory.shown).source}


def _ranks(tried: Tried) -> dict[str, Value]:
    return {"ranks": tuple(sorted(tried.shown))}


GUARDS: dict[str, tuple[Guard[Tried], ...]] = {
    "other turn": (Guard("no-turn", 8, about=lambda t: {"who": t.state.turn}),),
    "ahead": (
        Guard("no-ahead", 32, lambda t: t.direct or not t.state.options.preselect_down),
        Guard("no-ahead-yet", 32, lambda t: t.state.memory.phase != "play"),
        Guard("no-down-left", 32, lambda t: not t.state.down(t.seat)),
        Guard("no-up-first", 32, lambda t: bool(t.up)),
        Guard("no-draw-pile", 32, lambda t: bool(t.draw)),
        Guard("no-ahead-more", 32, lambda t: bool(t.hand)),
        Guard("no-place", 32),
    ),
    "before the game": (
        Guard("no-swapping", 5, lambda t: t.state.memory.phase != "swap"),
        Guard("no-ready-first", 5, lambda t: t.verb not in {"swap", "ready"}),
        _NOT_YOURS,
        Guard("no-one-for-one", 5),
    ),
    "answer": (
        Guard("no-answer-held", 31, lambda t: t.verb == "down" and bool(t.hand)),
        Guard("no-draw-pile", 31, lambda t: t.verb == "down" and bool(t.draw)),
        Guard("no-up-first", 31, lambda t: t.verb == "down" and bool(t.up)),
        Guard("no-place", 31, lambda t: t.verb == "down"),
        Guard("no-try", 48, lambda t: t.verb == "try" and not t.state.options.answer_draw),
        Guard("no-try-three", 48, lambda t: t.verb == "try" and bool(t.draw)),
        Guard("no-try-draw", 48, lambda t: t.verb == "try"),
        Guard("no-answer-first", 22, lambda t: t.verb != "show"),
        _NOT_YOURS,
        Guard("no-show-back", 23, lambda t: len(t.run) != 1 or len(t.rest) != 2, _source),
        Guard("no-only-answer", 23, lambda t: t.run[0].rank not in t.shown, _ranks),
        Guard("no-answer-up", 29, lambda t: t.run[0] in t.up and bool(t.hand or t.draw)),
        Guard("no-show-it-back", 23, about=_source),
    ),
    "joker": (
        *_EMPTY_HANDED,
        Guard("no-joker-stands", 51, lambda t: not t.state.powers.naming),
        Guard("no-name-rank", 51, lambda t: len(t.run) != 1 or len(t.rest) != 2),
        _NOT_YOURS,
        Guard("no-only-jokers", 51, lambda t: t.run[0].rank != JOKER),
        _OPENING,
        Guard("no-never-played", 11, lambda t: NAMED[str(t.rest[1])] in t.shown,
              lambda t: {"rank": NAMED[str(t.rest[1])]}),
        Guard("no-wait-draw", 27, lambda t: t.waiting and bool(t.draw)),
        Guard("no-wait-hand", 27, lambda t: t.waiting),
        Guard("no-fit", 51, about=lambda t: {"fits": fitting(t.state)}),
    ),
    "play": (
        *_EMPTY_HANDED,
        Guard("no-name-play", 12, lambda t: not t.run),
        _NOT_YOURS,
        Guard("no-name-rank", 51,
              lambda t: t.state.powers.naming and any(card.rank == JOKER for card in t.run)),
        Guard("no-twice", 12, lambda t: len(set(t.run)) < len(t.run)),
        Guard("no-one-rank", 12, lambda t: len({card.rank for card in t.run}) > 1),
        _OPENING,
        Guard("no-never-played", 11, lambda t: t.run[0].rank in t.shown,
              lambda t: {"rank": t.run[0].rank}),
        Guard("no-wait-draw", 27, lambda t: t.waiting and bool(t.draw)),
        Guard("no-wait-hand", 27, lambda t: t.waiting and not t.state.options.match_up),
        Guard("no-wait-along", 28,
              lambda t: t.waiting and any(card not in t.run for card in t.hand)),
        Guard("no-not-on", 46,
              lambda t: t.top is not None and t.top in t.state.powers.not_on.get(t.run[0].rank, ()),
              lambda t: {"rank": t.run[0].rank, "top": t.top}),
        Guard("no-joker", 39, lambda t: not t.fits and t.run[0].rank == JOKER),
        Guard[Tried]("no-fit", 10, lambda t: not t.fits and t.top in t.state.powers.lower,
              lambda t: {"fits": fitting(t.state)}),
        Guard("no-fit", 9, about=lambda t: {"fits": fitting(t.state)}),
    ),
    "show": (
        *_EMPTY_HANDED,
        Guard("no-nothing-shown", 39, lambda t: not t.shown),
        _NOT_YOURS,
        _OPENING,
        Guard("no-show-one", 21, lambda t: not t.shows_one),
        Guard("no-only-shown", 21, lambda t: t.run[0].rank not in t.shown, _ranks),
        Guard("no-show-hand", 33, lambda t: t.run[0] not in t.hand and bool(t.hand)),
        Guard("no-yourself", 21, lambda t: t.named[0] == t.seat),
        Guard("no-seat", 21, lambda t: t.named[0] not in t.state.seats),
        Guard("no-out-of-reach", 26, about=lambda t: {"to": t.named[0]}),
    ),
    "up": (
        *_EMPTY_HANDED,
        Guard("no-direct-up", 41, lambda t: t.direct),
        Guard("no-hand-first", 27, lambda t: bool(t.hand)),
        Guard("no-name-up", 27, lambda t: not t.run),
        _NOT_YOURS,
        Guard("no-take-one-rank", 27),
    ),
    "down": (*_EMPTY_HANDED, Guard("no-direct-down", 41, lambda t: t.direct), *_before_down(30)),
    "flip": (*_EMPTY_HANDED, Guard("no-via-hand", 41, lambda t: not t.direct), *_before_down(41)),
    "try": (Guard("no-try-shown", 48),),
    "pickup": (
        *_EMPTY_HANDED,
        _OPENING,
        Guard("no-pile", 42, lambda t: not t.state.zones["pile"]),
        Guard("no-can-play", 42),
    ),
}  # fmt: skip
"""Why a move is refused, in the order in which it is told."""


def refusal(state: Shithead, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why that move is none."""
    tried = Tried(state, seat, said)
    return first_that_forbids(GUARDS[tried.table], tried, state.ID, state.RULE)


# ------------------------------------------------------------------ written positions


def problems(state: Shithead) -> list[str]:
    """What a written position gets wrong (section 2)."""
    memory, faults = state.memory, []
    playing = [seat for seat in state.seats if state.holds(seat)]
    named = {"dealer": [memory.dealer], "ready": memory.ready, "out": memory.out}
    named |= {"losses": list(memory.losses), "returnable": [*memory.returnable]}
    named["returnable"] = [*memory.returnable, *memory.returnable.values()]
    if memory.shown:
        named["shown"] = [memory.shown.source, memory.shown.to, *memory.shown.by]
    for key, seats in named.items():
        faults += [f"state.{key}: there is no seat {s}" for s in seats if s not in state.seats]
    if faults:
        return faults
    faults += [
        f"state.stands: {name} is no joker of the pile"
        for name in memory.stands
        if not any(card.name == name and card.rank == JOKER for card in state.zones["pile"])
    ]
    faults += [f"state.out: {seat} still holds cards" for seat in memory.out if seat in playing]
    if memory.phase == "play" and memory.shown is None and state.turn is not None:
        if len(playing) < 2:
            faults.append("at least two seats must hold cards")
        if not state.holds(state.turn):
            faults.append(f"turn: {state.turn} holds no card")
    if memory.shown and memory.shown.to != state.turn:
        faults.append(f"turn: {memory.shown.to} must answer the three that is shown")
    if memory.shown and memory.shown.source not in memory.shown.by:
        faults.append("state.shown: `by` must name who showed last")
    if memory.returnable and state.options.show_back_in == "never":
        faults.append("state.returnable: nobody is shown back in at this table")
    for out, watcher in memory.returnable.items():
        if out in playing:
            faults.append(f"state.returnable: {out} has not left")
        if watcher not in playing:
            faults.append(f"state.returnable: {watcher} is not in the game")
    return faults


GUIDE = Guide(
    refusal,
    means=means,
    reasons=reasons,
    tooltip=tooltip,
    race=race,
    powers=powers,
    beat=beat,
    problems=problems,
)
