"""What people are told of Russian Bank's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.cards import RANKS, Card, rank_word
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import Reason, counted, lines, look, one_of, shortest
from cardtable.games.russian_bank.moves import possible
from cardtable.games.russian_bank.options import FOUNDATIONS, OTHER
from cardtable.games.russian_bank.zones import DISCARD, HAND, SHOWN, STOCK, TURNED

if TYPE_CHECKING:
    from cardtable.games.russian_bank.game import RussianBank

_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def tip(state: RussianBank, reader: Seat, zone: str, place: int | None) -> list[str]:
    """What lies there, where it can go, and what that is good for."""
    if zone in state.seats:
        return _seat(state, zone)
    owner, kind, run, one = look(state.zones, zone, place)
    if one is None:
        return lines(_zone(state, reader, owner, kind))
    if zone in FOUNDATIONS:
        return lines(f"{one.name} is built and stays here", _foundation(zone, len(run)))
    if place != len(run) - 1:
        above = run[-1]
        on_top = f"; {above.name} is on top" if above else ""
        return lines(
            f"{one.name} is covered{on_top}",
            Reason("Only the top card of a pile can be moved"),
        )
    return _top(state, reader, one, zone, owner)


def _top(state: RussianBank, reader: Seat, one: Card, zone: str, owner: Seat) -> list[str]:
    """Where the reader could take an exposed card, by the lines of a turn (section 3)."""
    builds, piles, loads, spaces = False, [], [], False
    for move in possible(state, reader):
        verb, *rest = words(move)
        if not rest or rest[0] is not one:
            continue
        if verb == "build":
            builds = True
        elif verb == "move":
            under = state.zones[str(rest[1])]
            if under:
                piles.append(under[-1])
            spaces = spaces or not under
        elif verb == "load":
            loads.append("stock" if rest[1] == "stock" else "discards")
    takes = _takes(state, reader, one, zone, owner)
    if builds:
        must = state.place_of(reader, one).must
        how = "belongs on its foundation first" if must else "can go to its foundation"
        return lines(f"{one.name} {how}", takes)
    if not (piles or loads or spaces):
        return lines(Reason(f"{one.name} can't go anywhere now"), takes)
    them = f"{OTHER[reader]}'s {one_of(loads)}" if loads else ""
    others = [*([them] if loads else []), *(["a space"] if spaces else [])]
    every = one_of([*_on(piles, alone=not others), *others])
    if not (piles or spaces):
        return lines(f"{one.name} can be loaded onto {every}", takes)
    count = len(piles) + len(loads) + spaces
    on = "on " if piles or loads else "to "
    return lines(
        shortest(f"{one.name} can go {on}{every}", f"{one.name} can go to {count} places: lift it"),
        takes,
    )


def _on(piles: list[Card], *, alone: bool) -> list[str]:
    """The top cards of the piles that take a card, two that look the same in one.

    Where it can go nowhere else, two of them are told: `either 6♥`.
    """
    faces = list({(one.rank, one.suit): one.name for one in reversed(piles)}.values())[::-1]
    return [f"either {faces[0]}"] if alone and len(faces) == 1 < len(piles) else faces


def _takes(state: RussianBank, reader: Seat, one: Card, zone: str, owner: Seat) -> str:
    """What goes on a card where it lies (RB-9, RB-14), or what it is to its owner."""
    kind = zone.partition(".")[2]
    if zone.startswith("t"):
        place = RANKS.index(one.rank)
        if not place:
            return "Nothing goes on an ace"
        colour = "black" if one.suit in "DH" else "red"
        return f"A {colour} {rank_word(RANKS[place - 1])} can be put on it"
    if kind == "turned":
        if owner != reader:
            return f"{owner} must place or discard it"
        return "If you discard it, your turn ends"
    if owner != reader:
        return f"Load it with the {_neighbours(one)} of {_SUITS[one.suit]}"
    if kind == "shown":
        left = len(state.zones[STOCK[owner]])
        return f"{counted(left, 'more card')} in your stock" if left else "Your last stock card"
    return "It comes back to your hand when that is empty"


def _neighbours(one: Card) -> str:
    place = RANKS.index(one.rank)
    near = [rank_word(RANKS[at]) for at in (place - 1, place + 1) if 0 <= at < len(RANKS)]
    return " or ".join(near)


def _foundation(zone: str, height: int) -> str:
    suit = _SUITS[zone[1]]
    if height == len(RANKS):
        return f"These {suit} are complete"
    return f"Next: the {rank_word(RANKS[height])} of {suit}"


def _zone(state: RussianBank, reader: Seat, owner: Seat, kind: str) -> str:
    zones, mine = state.zones, owner == reader
    if kind in FOUNDATIONS:
        return _foundation(kind, len(zones[kind]))
    if not owner:
        if zones[kind]:
            return _takes(state, reader, zones[kind][-1], kind, "")
        sources = [str(source) for source in state.options.space_from]
        return f"A space, for any {one_of(sources)} card" if sources else "A space that stays empty"
    match kind:
        case "hand":
            if not zones[HAND[owner]]:
                if state.options.redeal == "none":
                    return "No hand card is left to turn up"
                return "The discards are turned over, to go on"
            if not mine:
                return f"{owner} turns them up one by one"
            return _before_hand(state, reader)
        case "turned":
            if not zones[TURNED[owner]]:
                return "A hand card that is turned up lies here"
            return "Place or discard it before the next one"
        case "discard":
            if mine:
                return "Discarding a hand card ends your turn"
            return "Load the next card of its suit on it"
    return _stock(state, owner, kind, mine=mine)


def _stock(state: RussianBank, owner: Seat, kind: str, *, mine: bool) -> str:
    """What a stock, or its open card, asks for (RB-16, RB-23)."""
    zones, closed = state.zones, state.closed(owner)
    if kind == "shown":
        if closed:
            return "Turn up the next stock card" if mine else "The next one is not turned up yet"
        if not zones[SHOWN[owner]]:
            return "The stock is used up"
        return "Play it wherever it fits" if mine else f"{owner} has to get rid of it"
    if not zones[STOCK[owner]]:
        return "All of it has been turned up"
    if not closed:
        if mine:
            return "Play the open one, then turn up the next"
        return _left_over(state.options.stock_points, "") or "Its open card lies beside it"
    if mine:
        return _left_over(state.options.stock_points, "Click to turn up")
    return "The next one is not turned up yet"


def _left_over(each: int, does: str) -> str:
    """What a click does, and what each card of a pile counts that is left over (RB-38)."""
    if not each:
        return does
    told = f"{counted(each, 'point')} each if left over"
    return f"{does}; {told}" if does else told


def _before_hand(state: RussianBank, reader: Seat) -> str:
    """What comes before turning up the hand (RB-22, RB-23), and what else may happen."""
    if state.zones[TURNED[reader]]:
        return "First place or discard the one turned up"
    if state.turn != reader:
        return "Turn them up on your turn, one by one"
    fault = state.fault_of("turn hand")
    if not fault:
        return _left_over(state.options.card_points, "Click to turn up")
    due = state.due_for(fault, ["turn", "hand"])
    ends = "" if state.options.strict else " (a fault)"
    if fault == "foundation":
        return shortest(
            f"Not yet: {one_of([one.name for one in due])} fits a foundation{ends}",
            f"Not yet: {counted(len(due))} fit foundations{ends}",
        )
    if due:
        return f"Not yet: {due[0].name} can fill a space{ends}"
    return f"Not yet: your stock comes first{ends}"


def _seat(state: RussianBank, seat: Seat) -> list[str]:
    """What is to go, and what it would count for the other one (RB-38)."""
    left, weight = counted(state.owned(seat)), state.weight(seat)
    told = f"If left over: {counted(weight, 'point')} for {OTHER[seat]}" if weight else ""
    return lines(f"Wins with no cards left; {left} to go", told)


# ---------------------------------------------------------------------- before a line is played


def means(state: RussianBank, move: Move) -> Said | None:
    """What a line costs or gives; None where it says all by itself.

    Of a fault the word is the duty that it breaks, `closed` for a stock that is to be turned up.
    """
    seat: Seat = state.turn or ""
    said = words(move)
    if fault := state.fault_of(move):
        due = state.due_for(fault, said)
        about = {"due": list(due), "owner": OTHER[seat], "what": said[-1]}
        return _said(seat, fault if due else "closed", **about)
    match said:
        case ["build", *_] if due := state.due_for("foundation", said):
            return _said(seat, "first", due=list(due))
        case ["move", Card() as one, to] if src := _told_apart(state, one):
            return _said(seat, "twin", card=one, src=src, to=to)
        case ["load", one, what]:
            zone = SHOWN if what == "stock" else DISCARD
            return _said(seat, "gives", card=one, on=zone[OTHER[seat]], owner=OTHER[seat])
        case ["discard"]:
            one = state.zones[TURNED[seat]][-1]
            placed = any(one in words(each) for each in state.possible(seat))
            about = {"card": one, "owner": OTHER[seat]}
            way = "ends" if placed else "nowhere" if _idle(state, seat) else "blocked"
            return _said(seat, way, **about)
        case ["pass"]:
            return _said(seat, "ends", owner=OTHER[seat])
    return None


def _idle(state: RussianBank, seat: Seat) -> bool:
    """Whether nothing else can be done, which might make room for a hand card."""
    return all(line.startswith("discard") for line in state.possible(seat))


def _told_apart(state: RussianBank, one: Card) -> str:
    """The pile of a card, where the other pack's card like it ends another pile; else nothing."""
    tops = {zone: run[-1] for zone, run in state.zones.items() if run and zone.startswith("t")}
    alike = [zone for zone, top in tops.items() if (top.rank, top.suit) == (one.rank, one.suit)]
    return next((zone for zone in alike if tops[zone] is one), "") if len(alike) > 1 else ""


def _said(seat: Seat, word: str, **about: object) -> Said:
    return Said(seat, word, {key: as_told(value) for key, value in about.items()})
