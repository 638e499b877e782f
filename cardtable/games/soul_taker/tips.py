"""What people are told of Soul Taker's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import Card
from cardtable.engine.events import Said, as_told
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.tips import counted, lines, look, one_of, shortest
from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE, VALUES
from cardtable.games.soul_taker.zones import HAND, LOST, SECURED

if TYPE_CHECKING:
    from cardtable.games.soul_taker.game import SoulTaker

NAMES = {FAIR: "Fair", FOUL: "Foul"}
"""What the two sides are called."""
_AGAINST = {"condemnation": FOUL, "influence": FAIR}
"""The side that an open pile counts against (ST-22)."""


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
            who = "you" if owner == reader else owner
            given = _worth(state, one)
            option = state.memory.option == "give" and state.turn == owner
            return lines(
                f"Secured: {given} for {who}",
                "It may be given away now" if option else counters(state, one),
            )
        case "lost":
            if state.memory.option == "return":
                return lines(f"Lost; taken back it is {_worth(state, one)}", counters(state, one))
            return lines("Lost: counts for nobody", counters(state, one))
        case "condemnation" | "influence":
            side = _AGAINST[kind]
            return lines(
                f"{counted(int(one.rank), 'point')} against {NAMES[side]} ({_seat_of(side)})",
                counters(state, one),
            )
    return lines(counters(state, one))


def _worth(state: SoulTaker, one: Card) -> str:
    """What a card counts to its owner (ST-22, ST-23)."""
    if state.mixed and one.suit == FOUL:
        return f"−{one.rank} points"
    return counted(int(one.rank), "point")


def _seat_of(side: str) -> Seat:
    return next(seat for seat, its in SIDE.items() if its == side)


def counters(state: SoulTaker, one: Card) -> str:
    """What a card counters as an answer, and what counters it as a lead (ST-10)."""
    beats, beaten = _both(state, one.rank)
    first = f"Counters {one_of(beats, 'and')}" if beats else "Counters nothing"
    second = f"countered by {one_of(beaten, 'and')}" if beaten else "countered by nothing"
    return f"{first}; {second}"


def _both(state: SoulTaker, rank: str) -> tuple[list[str], list[str]]:
    counters_of = {str(value): leads for value, leads in state.options.counters.items()}
    beats = [value for value in VALUES if value in counters_of.get(rank, ())]
    beaten = [value for value in VALUES if rank in counters_of.get(value, ())]
    return list(beats), list(beaten)


def _held(state: SoulTaker, reader: Seat, owner: Seat, one: Card) -> list[str]:
    """A hand card: as an answer what would come of it, else what the answers to it could be."""
    table = state.zones["table"]
    if len(table) != 1 or state.turn != owner or state.memory.option:
        beats, beaten = _both(state, one.rank)
        led = f"countered by {one_of(beaten)}" if beaten else "no answer counters it"
        given = f"counters {one_of(beats, 'and')}" if beats else "counters nothing"
        return lines(f"Leading: {led}", f"Answering: {given}")
    lead, leader = table[0], OTHER[owner]
    told = _fate_words(state, lead, one)
    if state.fate(lead, one) == "countered":
        who = "you" if owner == reader else owner
        told = f"Counters {lead.name}: {_worth(state, one)} for {who}"
    mine, theirs = _changes(state, scores_after(state, lead, one, leader), owner)
    who = "You" if owner == reader else owner
    return lines(told, shortest(f"{who} {mine} · {leader} {theirs}", f"{who} {mine}"))


def _changes(state: SoulTaker, after: dict[Seat, int], seat: Seat) -> tuple[str, str]:
    """What becomes of a seat's score and of the other's: `0 → 4`, `3, unchanged`."""
    before = state.score()
    told = [
        f"{_signed(before[one])} → {_signed(after[one])}"
        if before[one] != after[one]
        else f"{_signed(before[one])}, unchanged"
        for one in (seat, OTHER[seat])
    ]
    return told[0], told[1]


def _fate_words(state: SoulTaker, lead: Card, answer: Card) -> str:
    """How an exchange would end, and where both cards go."""
    match state.fate(lead, answer):
        case "countered":
            return f"Counters the lead ({lead.rank})"
        case "equal":
            if state.mixed and lead.suit == answer.suit:
                return (
                    "Equal: you secure both" if lead.suit == FAIR else "Equal: both to the leader"
                )
            return "Equal: both are lost"
        case "held":
            return f"The lead ({lead.rank}) beats it"
        case "exchanged":
            return "No counter: they change hands"
    if state.mixed:
        fair = lead.suit == FAIR
        mine = (answer.rank > lead.rank) == fair
        what = "take one back" if fair else "give one away"
        return f"No counter: {'you' if mine else 'the leader'} may {what}"
    return "No counter: both to the open piles"


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


def _played(state: SoulTaker, reader: Seat, one: Card, place: int) -> list[str]:
    _, beaten = _both(state, one.rank)
    if place or len(state.zones["table"]) > 1:
        return lines("It waits until the choice is made", counters(state, one))
    leader = state.leader
    first = (
        f"{leader} leads it; {one_of(beaten)} counters it"
        if beaten
        else f"{leader} leads it; nothing counters it"
    )
    if state.turn != reader:
        return lines(first)
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    mine = sorted({each.rank for each in hand if each.rank in beaten})
    return lines(
        first,
        f"You hold {one_of(mine, 'and')} for that" if mine else "No card in your hand counters it",
    )


def _zone(state: SoulTaker, reader: Seat, owner: Seat, kind: str) -> str:
    options, mine = state.options, owner == reader
    who = "you" if mine else owner
    match kind:
        case "table":
            if state.turn is None:
                return "All cards are played"
            return f"{state.leader} leads now; the lead alternates"
        case "condemnation" | "influence":
            side = _AGAINST[kind]
            return f"Counts against {NAMES[side]} ({_seat_of(side)})"
        case "secured":
            if state.mixed:
                return f"For {who}: Fair counts up, Foul down"
            return f"Counts for {who}"
        case "lost":
            return "Out of the game; counts for nobody"
        case "deck":
            return f"{counted(options.hidden + options.visible)} of it for every round"
        case "hand":
            return "Your cards to play" if mine else "Only their owner sees them"
    if not state.zones[f"{owner}.{kind}"]:
        return "Played already in this round"
    if mine:
        return "Blind card: play it unseen at any time"
    return "Blind card: nobody has seen it"


def _seat(state: SoulTaker, seat: Seat) -> list[str]:
    goal = "nearest to zero wins" if state.mixed else f"{NAMES[SIDE[seat]]}; more points win"
    secured, lost = len(state.zones[SECURED[seat]]), len(state.zones[LOST[seat]])
    told = f"Score {_signed(state.score()[seat])}; {goal}"
    leads = "; leads the next exchange" if seat == _next_leader(state) else ""
    return [told, f"{secured} secured, {lost} lost{leads}"]


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
    """How the exchange ends that an answer from the hand makes, and which blind card is played."""
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    table = state.zones["table"]
    if verb != "play":
        return None
    if not isinstance(rest[0], Card):
        return Said(seat, "blind", {"which": str(rest[0])})
    if len(table) != 1:
        return None
    lead, answer, leader = table[0], rest[0], OTHER[seat]
    mine, theirs = _changes(state, scores_after(state, lead, answer, leader), seat)
    about = {"card": answer, "fate": _fate_words(state, lead, answer)}
    scores = {"mine": mine, "leader": leader, "theirs": theirs}
    return Said(seat, "answer", {key: as_told(value) for key, value in {**about, **scores}.items()})
