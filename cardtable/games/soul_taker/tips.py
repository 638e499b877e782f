"""What people are told of Soul Taker's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import Card
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import LINE, counted, fits, lines, look, one_of, shortest
from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE, VALUES
from cardtable.games.soul_taker.zones import HAND, SECURED

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker

NAMES = {FAIR: "Fair", FOUL: "Foul"}
"""What the two sides are called."""
_AGAINST = {"condemnation": FOUL, "influence": FAIR}
"""The side that an open pile counts against (ST-22)."""
_PILES = {FAIR: "Fair Condemnation", FOUL: "Foul Influence"}
"""What the piles are called in which cards of a side lie that nobody secured (ST-15)."""


def tip(state: SoulTaker, reader: Seat, zone: str, place: int | None) -> list[str]:
    """What lies there, what beats what, and for whom it counts."""
    if zone in state.seats:
        return _seat(state, zone)
    owner, kind, _, one = look(state.zones, zone, place)
    if one is None:
        return lines(_zone(state, reader, owner, kind))
    match kind:
        case "hand":
            return _held(state, reader, owner, one)
        case "table":
            return _played(state, reader, one, place or 0)
        case "secured":
            given = f"Secured: {_worth(state, one)} for {_who(owner, reader)}"
            if state.memory.option == "give" and state.turn == owner:
                return _chosen(
                    state, reader, one, f"Secured: {_who(owner, reader)} may give it away"
                )
            return lines(given, counters(state, one))
        case "lost":
            if state.memory.option == "return" and state.turn:
                taker = _who(state.turn, reader)
                return _chosen(state, reader, one, f"Lost: {taker} may take it back")
            total = sum(int(each.rank) for each in state.zones[f"{owner}.lost"])
            return lines(f"Lost ({total} in all): counts for nobody", counters(state, one))
        case "condemnation" | "influence":
            return lines(f"Counts {one.rank} {_against(kind, reader)}", counters(state, one))
    return lines(counters(state, one))


def _chosen(state: SoulTaker, reader: Seat, one: Card, told: str) -> list[str]:
    """A card that an option may take: what would become of the scores (ST-18, ST-19)."""
    seat: Seat = state.turn or ""
    points, after = state.worth(state.rules, one), state.score()
    if state.memory.option == "give":
        after[seat] -= points
        after[OTHER[seat]] += points
    else:
        after[seat] += points
    return lines(told, _changes(state, after, seat, reader))


def _worth(state: SoulTaker, one: Card) -> str:
    """What a card counts to its owner (ST-22, ST-23)."""
    if state.mixed:  # more points are no better there
        return plus(state.worth(state.rules, one))
    return counted(int(one.rank), "point")


def _who(seat: Seat, reader: Seat) -> str:
    return "you" if seat == reader else seat


def _against(pile: str, reader: Seat) -> str:
    side = _AGAINST[pile]
    return f"against {_who(_seat_of(side), reader)}"


def _seat_of(side: str) -> Seat:
    return next(seat for seat, its in SIDE.items() if its == side)


def counters(state: SoulTaker, one: Card) -> str:
    """What a card counters as an answer, and what counters it as a lead (ST-10)."""
    beats, beaten = _both(state, one.rank)
    first = f"Counters {one_of(beats, 'and')}" if beats else "Counters nothing"
    second = f"countered by {one_of(beaten, 'and')}" if beaten else "countered by nothing"
    return f"{first}; {second}"


def countering(state: SoulTaker, lead: Card) -> str:
    """Which values counter a lead: `3 and 4 counter it`."""
    beaten = _both(state, lead.rank)[1]
    if not beaten:
        return "nothing counters it"
    return f"{one_of(beaten, 'and')} {'counters' if len(beaten) == 1 else 'counter'} it"


def _both(state: SoulTaker, rank: str) -> tuple[list[str], list[str]]:
    counters_of = {str(value): leads for value, leads in state.options.counters.items()}
    beats = [value for value in VALUES if value in counters_of.get(rank, ())]
    beaten = [value for value in VALUES if rank in counters_of.get(value, ())]
    return list(beats), list(beaten)


def _held(state: SoulTaker, reader: Seat, owner: Seat, one: Card) -> list[str]:
    """A hand card: as an answer what would come of it, else what the answers to it could be."""
    table = state.zones["table"]
    name = f"{state.rules.extras.cards.get(one.name, '')} {one.rank}. "  # stands before it
    room = LINE - len(name)
    if len(table) != 1 or state.turn != owner or state.memory.option:
        beats, beaten = _both(state, one.rank)
        led = f"countered by {one_of(beaten)}" if beaten else "no answer counters it"
        given = f"counters {one_of(beats, 'and')}" if beats else "counters nothing"
        first = f"Leading: {led}" if fits(f"Leading: {led}", room) else f"Led: {led}"
        return lines(first, f"Answering: {given}")
    lead, leader = table[0], OTHER[owner]
    told, fate = _fate_words(state, lead, one, leader, reader), state.fate(lead, one)
    if fate == "countered":
        points = f"{_worth(state, one)} for {_who(owner, reader)}"
        told = f"Counters the lead: {points}"
        told = told if fits(told, room) else f"Counters it: {points}"
    elif fate == "missed" and not state.mixed:
        told = f"Counts {one.rank} against {_who(leader, reader)}"  # ST-15
        return lines(told, f"The lead counts {lead.rank} against {_who(owner, reader)}")
    return lines(told, _then(state, lead, one, leader, reader))


def _changes(state: SoulTaker, after: dict[Seat, int], seat: Seat, reader: Seat) -> str:
    """What becomes of the scores, a seat's first: `You 0 → 4; p2 3 → 1`."""
    before = state.score()
    told = []
    for one in (seat, OTHER[seat]):
        if before[one] != after[one]:
            who = "You" if one == reader else one
            told.append(f"{who} {_signed(before[one])} → {_signed(after[one])}")
    if not told:
        return "No score changes"
    if before[seat] == after[seat] or not state.mixed:
        return shortest("; ".join(told), told[0])
    near, far = abs(after[seat]), abs(before[seat])  # ST-23
    way = "nearer to" if near < far else "further from" if near > far else "as far from"
    first = f"{told[0]}, {way} zero"
    return shortest("; ".join([first, *told[1:]]), "; ".join(told), first)


def _then(state: SoulTaker, lead: Card, answer: Card, leader: Seat, reader: Seat) -> str:
    """What follows from an exchange: an option for one of the two, or other scores."""
    option = None
    if state.mixed and state.fate(lead, answer) == "missed":
        option = state.option_after(lead, answer, leader)
    if option is None:
        after = scores_after(state, lead, answer, leader)
        return _changes(state, after, OTHER[leader], reader)
    seat, what = option
    who = _who(seat, reader)
    if what == "return":
        return f"Then {who} may take back a lost card"
    return f"Then {who} may give {_who(OTHER[seat], reader)} a secured card"


def _fate_words(state: SoulTaker, lead: Card, answer: Card, leader: Seat, reader: Seat) -> str:
    """How an exchange would end, and where the answer goes."""
    mine = OTHER[leader] == reader
    match state.fate(lead, answer):
        case "countered":
            return f"Counters the lead ({lead.rank})"
        case "equal":
            if state.mixed and lead.suit == answer.suit:
                taker = OTHER[leader] if lead.suit == FAIR else leader
                verb = "secure" if taker == reader else "secures"
                return f"Equal: {_who(taker, reader)} {verb} both"
            return "Equal: both are lost"
        case "held":
            return f"The lead ({lead.rank}) beats it"
        case "exchanged":
            it = "yours" if mine else "it"
            return f"They change hands: {it} counts for {_who(leader, reader)}"
    if state.mixed:
        return "It doesn't counter the lead: both are lost"
    piles = f"{_PILES[answer.suit]}, and the lead to {_PILES[lead.suit]}"
    return f"It doesn't counter the lead, so it goes to {piles}"


def scores_after(state: SoulTaker, lead: Card, answer: Card, leader: Seat) -> dict[Seat, int]:
    """The scores once these two have been exchanged, before any option is used."""
    score, answerer = state.score(), OTHER[leader]

    def counts(one: Card) -> int:
        return state.worth(state.rules, one)

    match state.fate(lead, answer):
        case "countered":
            score[answerer] += counts(answer)
        case "held":
            score[leader] += counts(lead)
        case "equal":
            if state.mixed and lead.suit == answer.suit:
                score[answerer if lead.suit == FAIR else leader] += counts(lead) + counts(answer)
        case "exchanged":
            score[answerer] += counts(lead)
            score[leader] += counts(answer)
        case _:
            if not state.mixed:  # ST-22
                for one in (lead, answer):
                    score[_seat_of(FOUL if one.suit == FAIR else FAIR)] -= counts(one)
    return score


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def plus(number: int) -> str:
    """A number with its sign: `+3`, `−3`, `0`."""
    return f"+{number}" if number > 0 else _signed(number)


def _played(state: SoulTaker, reader: Seat, one: Card, place: int) -> list[str]:
    _, beaten = _both(state, one.rank)
    if place or len(state.zones["table"]) > 1:
        return lines("It waits until the choice is made", counters(state, one))
    leader = state.leader
    first = (
        f"Led by {leader}; {one_of(beaten)} counters it"
        if beaten
        else f"Led by {leader}; nothing counters it"
    )
    if state.turn != reader:
        return lines(first)
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    if not beaten:
        same = any(each.rank == one.rank for each in hand)
        return lines(first, f"Your {one.rank} would cancel it" if same else "")
    mine = sorted({each.rank for each in hand if each.rank in beaten})
    return lines(
        first,
        f"You hold {one_of(mine, 'and')} for that" if mine else "No card in your hand counters it",
    )


def _copies(state: SoulTaker) -> str:
    """How many cards of which value a deck has (ST-2): `5 of each value, but 2 of 3`."""
    deck = cast("dict[str, int]", state.options.deck)
    copies = {value: deck.get(value, 0) for value in VALUES}
    usual = max(copies.values(), key=[*copies.values()].count)
    others = [f"{number} of {value}" for value, number in copies.items() if number != usual]
    but = f", but {one_of(others, 'and')}" if others else ""
    return f"{usual} of each value{but}"


def _zone(state: SoulTaker, reader: Seat, owner: Seat, kind: str) -> str:
    options, mine = state.options, owner == reader
    who = "you" if mine else owner
    match kind:
        case "table":
            if state.turn is None:
                return "All cards are played"
            return f"{state.leader} leads now; you take turns leading"
        case "condemnation" | "influence":
            return f"Counts {_against(kind, reader)}"
        case "secured":
            if state.mixed:
                return f"For {who}: Fair counts up, Foul down"
            return f"Counts for {who}"
        case "lost":
            return "Out of the game; counts for nobody"
        case "deck":
            count = options.hidden + options.visible
            told = f"{counted(count)} {'is' if count == 1 else 'are'} drawn from it each round"
            return told if state.mixed else shortest(f"{told}; at first {_copies(state)}", told)
        case "hand":
            return "Your cards to play" if mine else "Only their owner sees them"
    if not state.zones[f"{owner}.{kind}"]:
        return "Played already in this round"
    if mine:
        return "Blind: you must play it this round, unseen"
    return "Blind card: nobody has seen it"


def _seat(state: SoulTaker, seat: Seat) -> list[str]:
    """What a seat's score is made of, and whether it leads next (ST-22, ST-23)."""
    total = _signed(state.score()[seat])
    secured = state.zones[SECURED[seat]]
    if state.mixed:
        fair, foul = (_sum([one for one in secured if one.suit == side]) for side in (FAIR, FOUL))
        told, goal = f"Fair cards {fair} − Foul cards {foul} = {total}", "Nearest to zero wins"
    else:
        pile = next(zone for zone, side in _AGAINST.items() if side == SIDE[seat])
        against = f"{_PILES[_other(SIDE[seat])]} {_sum(state.zones[pile])}"
        told = f"{NAMES[SIDE[seat]]}: secured {_sum(secured)} − {against} = {total}"
        goal = "More points win"
    leads = "; leads the next exchange" if seat == _next_leader(state) else ""
    return [told, f"{goal}{leads}"]


def _sum(run: list[Card]) -> int:
    return sum(int(one.rank) for one in run)


def _other(side: str) -> str:
    return FOUL if side == FAIR else FAIR


def _next_leader(state: SoulTaker) -> Seat | None:
    """Who leads the exchange after this one: the lead goes to and fro (ST-1)."""
    memory, first = state.memory, state.memory.first
    left = min(state.to_play(seat) for seat in state.seats)
    if state.turn is None or (not left and memory.round == state.options.rounds):
        return None
    number = memory.round + memory.exchange + 1
    if not left or (left == 1 and not state.zones["table"]):  # then a new round begins
        if memory.round == state.options.rounds:
            return None
        number = memory.round + 2
    return first if number % 2 == 0 else OTHER[first]


# ---------------------------------------------------------------------- before a line is played


def means(state: SoulTaker, move: Move) -> Said | None:
    """What an answer brings, what can counter a lead, and how likely a blind card counters."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    table = state.zones["table"]
    if verb != "play":
        return None
    if not isinstance(rest[0], Card):
        chance = _chance(state, seat, table[0]) if len(table) == 1 else ""
        word = "blind" if len(state.blind(seat)) > 1 else "last blind"
        return Said(seat, word, {"which": str(rest[0]), "chance": chance})
    if len(table) != 1:
        return Said(seat, "lead", {"card": as_told(rest[0]), "risk": _risk(state, seat, rest[0])})
    lead, answer, leader = table[0], rest[0], OTHER[seat]
    about = {
        "card": as_told(answer),
        "fate": _fate_words(state, lead, answer, leader, seat),
        "then": _then(state, lead, answer, leader, seat),
    }
    return Said(seat, "answer", about)


def _hidden_from(state: SoulTaker, seat: Seat, holder: Seat) -> list[Card]:
    """The cards that a seat has not seen and that the holder may have: nothing else is known."""
    secret = {f"{each}.{kind}" for each in OTHER for kind in ("deck", "hand")} - {HAND[seat]}
    seen = {
        one
        for zone, run in state.zones.items()
        for one in run
        if zone not in secret and ".down" not in zone
    }
    return [
        one for one in state.cards if one not in seen and (state.mixed or one.suit == SIDE[holder])
    ]


def _risk(state: SoulTaker, seat: Seat, lead: Card) -> str:
    """Which answers could still counter a lead, or else cancel it."""
    left = {one.rank for one in _hidden_from(state, seat, OTHER[seat])}
    beaten = _both(state, lead.rank)[1]
    feared = [rank for rank in beaten if rank in left]
    if not feared:
        told = "Nothing left can counter it" if beaten else "Nothing can counter it"
        cancels = not state.mixed and lead.rank in left  # ST-14
        return f"{told}; a {lead.rank} cancels both" if cancels else told
    told = f"A {one_of(feared)} can counter it"
    return (
        told if state.mixed else f"{told}: it is lost then, and that card scores for {OTHER[seat]}"
    )


def _chance(state: SoulTaker, seat: Seat, lead: Card) -> str:
    """How many of the cards that a blind one may be would counter the lead."""
    may_be = _hidden_from(state, seat, seat)
    good = sum(state.beats(one, lead) for one in may_be)
    if len(may_be) == 1:
        does = "counters" if good else "doesn't counter"
        return f". It can only be {may_be[0].name}, which {does} the lead"
    if good == len(may_be):
        return ". Whatever it is, it counters the lead"
    counters_it = f"{good or 'none'} counter{'' if good > 1 else 's'} the lead"
    return f". Of the {counted(len(may_be))} it could be, {counters_it}"
