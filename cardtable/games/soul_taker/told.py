"""All that Soul Taker tells: facts of its cards and moves, refusals, faults of written positions.

A state may be one made from a view: cards that its reader can't see are None there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never, cast

from cardtable.engine.cards import Card, in_order
from cardtable.engine.events import Said, as_told
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Guide, Spot
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.games.soul_taker.game import AGAINST, HAND, SoulTaker
from cardtable.games.soul_taker.options import FAIR, FOUL, OTHER, SIDE, VALUES, Choice

# ------------------------------------------------------------------ what a move would do


def means(state: SoulTaker, move: Move) -> Said | None:
    """What an answer brings, what can counter a lead, and how likely a blind card counters.

    Of a card taken back or given away, the score that it makes.
    """
    seat: Seat = state.turn or ""
    verb, *rest = words(move)
    if verb in RULE and isinstance(rest[0], Card):
        return Said(seat, "scores", {"mine": _moved(state, seat, rest[0])[seat]})
    if verb != "play":
        return None
    led, played = state.zones["table"][:1], rest[0]
    if not isinstance(played, Card):
        word = "blind" if len(state.blind(seat)) > 1 else "last blind"
        chance = _chance(state, seat, led[0] if led else None)
        return Said(seat, word, {"which": str(played), "chance": chance})
    if not led:
        return Said(seat, "lead", {"card": as_told(played), "risk": _risk(state, seat, played)})
    fate = outcome(state, led[0], played, OTHER[seat])
    return Said(seat, "answer", {"card": as_told(played), "fate": fate} | _price(state, played))


def _price(state: SoulTaker, answer: Card) -> dict[str, Value]:
    """What an answer gains on the other player, or loses; nothing while a choice decides that."""
    lead, seat = state.zones["table"][0], state.turn or ""
    waits = state.mixed and state.fate(lead, answer) == "missed"
    points = _swing(state, lead, answer, OTHER[seat], seat)
    way = "open" if waits else "gains" if points > 0 else "loses" if points else "level"
    return {"way": way, "points": abs(points), "other": OTHER[seat]}


def _swing(state: SoulTaker, lead: Card, answer: Card, leader: Seat, seat: Seat) -> int:
    """By how much a seat stands better or worse once these two have been exchanged."""
    after = scores_after(state, lead, answer, leader)
    return _standing(state, after, seat) - _standing(state, state.score(), seat)


def preview(state: SoulTaker, move: Move) -> Iterator[Fact]:
    """What a lead can gain and cost."""
    seat: Seat = state.turn or ""
    match words(move):
        case ["play", Card() as card] if not state.zones["table"]:
            yield from _stakes(state, seat, card)


def _stakes(state: SoulTaker, seat: Seat, lead: Card) -> Iterator[Fact]:
    """The most points that a lead can gain and cost, by what the leader knows.

    Nothing in the mixed game: a choice may follow, and which score is better may change.
    """
    other = OTHER[seat]
    answers = [] if state.mixed else may_hold(state, seat, other)
    swings = [_swing(state, lead, answer, seat, seat) for answer in answers]
    if swings:
        gains, costs = max(0, *swings), max(0, *(-each for each in swings))
        yield Fact("soul-taker.stakes", {"who": other, "costs": costs, "gains": gains})


def outcome(state: SoulTaker, lead: Card, answer: Card, leader: Seat) -> Fact:
    """How an exchange of these two ends, and what they count for whom: told of the answer."""
    answerer, fate = OTHER[leader], state.fate(lead, answer)
    costs, count = (state.worth(state.rules, card) for card in (lead, answer))
    both: dict[str, Value] = {"count": count, "costs": costs, "leader": leader}
    taker = {"held": leader, "taken": state.taker(lead, leader)}.get(fate, answerer)
    zero = _zero(state, taker, scores_after(state, lead, answer, leader)[taker])
    match fate:
        case "countered":
            return Fact("soul-taker.countered", {"who": taker, "count": count, "zero": zero})
        case "equal":
            return Fact("soul-taker.equal")
        case "taken":
            about: dict[str, Value] = {"who": taker, "count": costs + count, "zero": zero}
            return Fact("soul-taker.taken", about)
        case "held":
            return Fact("soul-taker.held", {"who": taker, "count": costs, "zero": zero})
        case "piles":
            return Fact("soul-taker.piles", {**both, "answerer": answerer})
        case "exchanged":
            return Fact("soul-taker.exchanged", {**both, "answerer": taker, "zero": zero})
        case "missed":
            seat, option = state.option_after(lead, answer, leader) or (None, "none")
            to = OTHER[seat] if seat else None
            return Fact("soul-taker.missed", {"who": seat, "option": option, "to": to})
    assert_never(fate)


def _zero(state: SoulTaker, seat: Seat, after: int) -> str | None:
    """Which way that score goes in the mixed game, where the one nearer to zero wins (ST-23)."""
    far, near = abs(state.score()[seat]), abs(after)
    way = "nearer" if near < far else "further" if near > far else "same"
    return way if state.mixed else None


def scores_after(state: SoulTaker, lead: Card, answer: Card, leader: Seat) -> dict[Seat, int]:
    """The scores once these two have been exchanged, before any option is used."""
    score = state.score()
    places = state.places(state.fate(lead, answer), lead, answer, leader)
    for card, zone in zip((lead, answer), places, strict=True):
        owner, _, kind = zone.rpartition(".")
        if kind == "secured":
            score[owner] += state.worth(state.rules, card)
        elif kind in AGAINST:
            score[AGAINST[kind]] -= state.worth(state.rules, card)
    return score


def may_hold(state: SoulTaker, seat: Seat, holder: Seat) -> list[Card]:
    """The cards that a seat has not seen and that the holder may have: nothing else is known."""
    secret = {f"{each}.{kind}" for each in OTHER for kind in ("deck", "hand")} - {HAND[seat]}
    seen = {
        card
        for zone, run in state.zones.items()
        for card in run
        if zone not in secret and ".down" not in zone
    }
    kind = state.hidden_kind(HAND[holder])
    return [card for card in state.cards if card not in seen and kind in {None, card.suit}]


def _risk(state: SoulTaker, seat: Seat, lead: Card) -> Fact:
    """Which answers could still counter a lead, or else cancel it."""
    left = {card.rank for card in may_hold(state, seat, OTHER[seat])}
    beaten = state.countering(lead.rank)
    if feared := tuple(rank for rank in beaten if rank in left):
        scores = None if state.mixed else OTHER[seat]
        return Fact("soul-taker.at-risk", {"values": feared, "who": scores})
    equal = None if state.mixed or lead.rank not in left else lead.rank  # ST-14
    return Fact("soul-taker.safe", {"left": "yes" if beaten else "no", "equal": equal})


def _chance(state: SoulTaker, seat: Seat, lead: Card | None) -> Fact:
    """How many of the cards that a blind one may be would counter the lead.

    Without a lead: which cards it may be, or of the mixed pack how many of them are Fair.
    """
    may_be = may_hold(state, seat, seat)
    if lead is None and state.mixed:
        fair = sum(card.suit == FAIR for card in may_be)
        return Fact("soul-taker.may-be-fair", {"count": fair, "every": len(may_be)})
    if lead is None:
        return Fact("soul-taker.may-be", {"left": _of_ranks(may_be)})
    good = sum(state.beats(card, lead) for card in may_be)
    if len(may_be) == 1:
        return Fact("soul-taker.must-be", {"card": may_be[0], "counters": "yes" if good else "no"})
    if good == len(may_be):
        return Fact("soul-taker.surely-counters")
    return Fact("soul-taker.may-counter", {"count": good, "every": len(may_be)})


def _of_ranks(cards: Sequence[Card]) -> tuple[Fact, ...]:
    """How many of each rank these are, in order."""
    left = Counter(card.rank for card in cards)
    abouts: list[dict[str, Value]] = [{"count": left[rank], "rank": rank} for rank in sorted(left)]
    return tuple(Fact("soul-taker.of-rank", about) for about in abouts)


def account(state: SoulTaker, ended: Said) -> list[Said]:
    """The two scores, and which cards each is made of (ST-22, ST-23)."""
    score, result = state.score(), ended.about
    pair = [result.get("winner") or state.seats[0], result.get("loser") or state.seats[1]]
    first, second = (str(seat) for seat in pair)
    about = {"first": first, "second": second, "high": score[first], "low": score[second]}
    why = Said(None, ended.word, {**result, **about, "use": "mixed" if state.mixed else ""})
    made = ((seat, *part) for seat in state.seats for part in state.made_of(seat).items())
    return [why, *(Said(seat, word, {"count": count}) for seat, word, count in made)]


# ------------------------------------------------------------------ what lies there


def tooltip(state: SoulTaker, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there, what beats what, and for whom it counts."""
    owner, kind, _, card = at
    if kind in state.seats:
        yield from _seat(state, kind)
    elif card is None:
        yield from _zone(state, reader, owner, kind)
    elif kind == "table":
        yield from _led(state, reader, card)
    elif kind in AGAINST:
        yield Fact("soul-taker.counts-against", {"who": AGAINST[kind], "count": int(card.rank)})
    elif kind == "secured":
        if state.memory.option == "give" and state.turn == owner:
            yield Fact("soul-taker.may-give", {"who": owner})
        count = state.worth(state.rules, card)
        yield Fact("soul-taker.counts-for", {"who": owner, "count": count})
    elif kind == "lost":
        if state.memory.option == "return":
            yield Fact("soul-taker.may-return", {"who": state.turn})
        yield Fact("soul-taker.zone-lost")
    else:
        yield from _held(state, owner, card)


def _held(state: SoulTaker, owner: Seat, card: Card) -> Iterator[Fact]:
    """A card to be played: what would come of it as an answer, else what it is good for."""
    table = state.zones["table"]
    if len(table) == 1 and state.turn == owner:
        yield outcome(state, table[0], card, OTHER[owner])
        after, other = scores_after(state, table[0], card, OTHER[owner]), OTHER[owner]
        if after != state.score():
            about: dict[str, Value] = {"mine": after[owner], "theirs": after[other]}
            yield Fact("soul-taker.scores-then", {"who": owner, "other": other, **about})
        return
    yield Fact("soul-taker.leading", {"values": tuple(state.countering(card.rank))})
    if not state.mixed:
        costs: dict[str, Value] = {"who": owner, "other": OTHER[owner], "count": int(card.rank)}
        costs["values"] = tuple(state.countering(card.rank))
        yield Fact("soul-taker.unbeaten", costs)
    beats = tuple(value for value in VALUES if card.rank in state.countering(value))
    yield Fact("soul-taker.answering", {"values": beats})


def _led(state: SoulTaker, reader: Seat, card: Card) -> Iterator[Fact]:
    """The lead, with what the reader could counter it; or two cards that wait for a choice."""
    if len(state.zones["table"]) > 1:
        yield Fact("soul-taker.waits")
        return
    beaten = state.countering(card.rank)
    yield Fact("soul-taker.led", {"who": state.leader, "values": tuple(beaten)})
    if state.turn != reader:
        return
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    if beaten:
        mine = tuple(sorted({each.rank for each in hand if each.rank in beaten}))
        yield Fact("soul-taker.you-counter", {"values": mine})
    elif any(state.fate(card, each) == "equal" for each in hand):
        yield Fact("soul-taker.you-cancel", {"value": card.rank})


def _zone(state: SoulTaker, reader: Seat, owner: Seat, kind: str) -> Iterator[Fact]:
    match kind:
        case "table" if state.turn is None:
            yield Fact("soul-taker.all-played")
        case "table":
            then = _next_leader(state)
            yield Fact("soul-taker.zone-table", {"who": state.leader, "next": then or "none"})
        case "condemnation" | "influence":
            yield Fact("soul-taker.zone-pile", {"who": AGAINST[kind]})
        case "secured":
            how = "mixed" if state.mixed else "standard"
            yield Fact("soul-taker.zone-secured", {"who": owner, "how": how})
        case "lost":
            yield Fact("soul-taker.zone-lost")
        case "deck":
            count = state.options.hidden + state.options.visible
            yield Fact("soul-taker.zone-deck", {"count": count})
            if owner == reader and not state.mixed:
                left = _of_ranks(may_hold(state, reader, reader))
                yield Fact("soul-taker.deck-left", {"left": left, "blind": state.options.hidden})
        case "hand" if owner == reader or None in state.zones[HAND[owner]]:
            yield Fact("soul-taker.zone-hand", {"who": owner})
        case _ if not state.zones[f"{owner}.{kind}"]:
            yield Fact("soul-taker.blind-played")
        case _:
            yield Fact("soul-taker.blind", {"own": "yes" if owner == reader else "no"})
            if owner == reader:
                led = state.zones["table"]
                answers = len(led) == 1 and state.leader != owner
                yield _chance(state, reader, led[0] if answers else None)


def race(state: SoulTaker, seat: Seat) -> Fact:
    """How many points somebody is ahead, or needs to win, of those still to come."""
    ahead, left = _standing(state, state.score(), seat), _to_come(state, seat)
    behind = "behind" if state.turn else "final"
    way = "ahead" if ahead > 0 else behind if ahead else "level"
    if state.turn and not state.mixed and 1 - ahead > left:
        way = "beyond"
    about: dict[str, Value] = {"points": abs(ahead), "needs": max(0, 1 - ahead), "left": left}
    about["mode"] = state.options.mode
    return Fact("soul-taker.race", {"way": way, **about})


def _to_come(state: SoulTaker, seat: Seat) -> int:
    """The most that the cards can count that a seat will yet play, by what everyone sees.

    No exchange gains a seat more than its own card counts. In the mixed game one may, so the cards
    of both count there.
    """
    options, zones = state.options, state.zones
    each, rounds = options.hidden + options.visible, options.rounds - state.memory.round
    players = tuple(OTHER) if state.mixed else (seat,)
    draws = {owner: min(rounds, len(zones[f"{owner}.deck"]) // each) * each for owner in players}
    kind = state.hidden_kind(HAND[seat])
    seen = {card for zone, run in zones.items() if not _closed(zone) for card in run}
    unseen = [card for card in state.cards if card not in seen and kind in {None, card.suit}]
    values = sorted((int(card.rank) for card in unseen), reverse=True)
    played = zip((state.leader, OTHER[state.leader]), zones["table"], strict=False)
    led = [card for owner, card in played if owner in players and not state.memory.option]
    most = values[: sum(state.to_play(owner) + draws[owner] for owner in players)]
    return sum(most) + sum(int(card.rank) for card in led)


def _closed(zone: str) -> bool:
    """Whether nobody, or its owner alone, sees what lies there."""
    return zone.endswith((".deck", ".hand")) or ".down" in zone


def _seat(state: SoulTaker, seat: Seat) -> Iterator[Fact]:
    """What a seat's score is made of, and whether it leads next (ST-22, ST-23)."""
    (_, gains), (less, lost) = state.made_of(seat).items()
    yield Fact("soul-taker.made-of", {"gains": gains, "lost": -lost, "less": less})
    yield Fact("soul-taker.race-whole", {**race(state, seat).about, "who": seat})
    yield Fact("soul-taker.to-play", {"count": state.to_play(seat)})
    yield Fact("soul-taker.goal", {"mode": state.options.mode})
    leader = _next_leader(state)
    if state.turn and not state.zones["table"] and not state.memory.option:
        leader = state.leader  # the exchange that comes next hasn't begun
    if seat == leader:
        yield Fact("soul-taker.leads-next", {"who": seat})


def _next_leader(state: SoulTaker) -> Seat | None:
    """Who leads the exchange after this one: the lead goes to and fro (ST-1)."""
    memory, first = state.memory, state.memory.first
    left = min(state.to_play(seat) for seat in state.seats)
    begins = not state.zones["table"] and not state.memory.option
    ends = not left or (left == 1 and begins)  # then a new round begins
    if state.turn is None or (ends and memory.round == state.options.rounds):
        return None
    number = memory.round + (2 if ends else memory.exchange + 1)
    return first if number % 2 == 0 else OTHER[first]


# ------------------------------------------------------------------ what speaks for a move


def reasons(state: SoulTaker, move: Move) -> Iterator[Fact]:
    """What speaks for a legal move of the seat on turn, the weightiest first."""
    seat: Seat = state.turn or ""
    hand, led = in_order(state.zones[HAND[seat]]), state.zones["table"]
    match words(move):
        case ["play", Card() as card] if led:
            return _answer(state, seat, hand, led[0], card)
        case ["play", Card() as card]:
            return _lead(state, seat, hand, card)
        case ["play", _]:
            return _blind(state, hand, led)
        case [_, Card() as card]:
            return _option(state, seat, card)
    return _option(state, seat, None)


def _lead(state: SoulTaker, seat: Seat, hand: list[Card], lead: Card) -> Iterator[Fact]:
    """A card led: how many of the answers that may come counter it."""
    other = OTHER[seat]
    may_come = may_hold(state, seat, other)
    feared = {each: sum(state.beats(card, each) for card in may_come) for each in hand}
    count = feared[lead]
    some: dict[str, Value] = {"count": count, "every": len(may_come), "who": other}
    others = [each for each in hand if each.rank != lead.rank]
    alone = "yes" if len(others) == len(hand) - 1 else "no"
    safest = bool(others) and all(feared[each] > count for each in others)
    if safest and not count:
        yield Fact("soul-taker.safest", {"alone": alone})
    elif safest:
        yield Fact("soul-taker.fewest-counter", {**some, "alone": alone})
    if others and not state.mixed and all(int(each.rank) > int(lead.rank) for each in others):
        yield Fact("soul-taker.risks-least", {"alone": alone})
    yield from _keeps(state, [each for each in hand if each is not lead])
    if len(state.choices()) == 1:
        yield Fact("soul-taker.all-alike", {"count": 1})
    elif not count and not safest:
        yield Fact("soul-taker.none-counter", {"who": other})


def _blind(state: SoulTaker, hand: list[Card], led: list[Card]) -> Iterator[Fact]:
    """A card that nobody knows; its chance is told with the move."""
    if led and hand and not any(state.beats(card, led[0]) for card in hand):
        yield Fact("soul-taker.hand-counters-nothing")
    yield from _keeps(state, hand)


def _keeps(state: SoulTaker, rest: list[Card]) -> Iterator[Fact]:
    """What the rest of the hand can counter."""
    beaten = _beaten(state, rest)
    seat: Seat = state.turn or ""
    if beaten and state.to_play(seat) >= 2 + len(state.zones["table"]):  # an answer is due
        yield Fact("soul-taker.keeps", {"values": beaten})


def _beaten(state: SoulTaker, run: list[Card]) -> tuple[str, ...]:
    """The values that one of these cards counters."""
    ranks = {card.rank for card in run}
    return tuple(value for value in VALUES if ranks & {*state.countering(value)})


def _answer(
    state: SoulTaker, seat: Seat, hand: list[Card], lead: Card, card: Card
) -> Iterator[Fact]:
    """An answer, beside what the other hand cards would bring."""
    after = {each: scores_after(state, lead, each, OTHER[seat]) for each in hand}
    gains = {each: _standing(state, score, seat) for each, score in after.items()}
    mine = gains[card]
    others = [each for each in hand if (each.rank, each.suit) != (card.rank, card.suit)]
    counters = [each for each in hand if state.beats(each, lead)]
    alone = len(others) == len(hand) - 1
    only = others and counters and all(each.rank == card.rank for each in counters)
    if only:
        more = "no" if len(counters) == 1 else "yes"
        yield Fact("soul-taker.only-counter", {"value": card.rank, "several": more})
    if others and alone and all(gains[each] < mine for each in others):
        if not only:  # which says as much
            yield Fact("soul-taker.does-most")
    elif others and all(gains[each] <= mine for each in others):
        yield Fact("soul-taker.none-does-more")
        yield from _keeps(state, [each for each in hand if each is not card])
    best = max(others, key=gains.__getitem__, default=None)
    if best is not None and gains[best] > mine:
        # the next card leads, and the one after it answers
        beaten = _beaten(state, [best]) if state.to_play(seat) > 2 else ()
        yield Fact("soul-taker.keeps-card", {"card": best, "values": beaten})
    if state.blind(seat):
        yield Fact("soul-taker.known")
    if not others:
        yield Fact("soul-taker.all-alike", {"count": len(hand)})


def _standing(state: SoulTaker, score: dict[Seat, int], seat: Seat) -> int:
    """How well a seat stands: by how much it leads, or is nearer to zero (ST-22, ST-23)."""
    mine, other = score[seat], score[OTHER[seat]]
    return abs(other) - abs(mine) if state.mixed else mine - other


def _option(state: SoulTaker, seat: Seat, chosen: Card | None) -> Iterator[Fact]:
    """Taking back or giving away a card, or neither (ST-18, ST-19)."""
    before = state.score()
    cards = [word for move in state.turn_moves() for word in words(move) if isinstance(word, Card)]
    after = {card: _moved(state, seat, card) for card in cards}
    stands = {card: _standing(state, score, seat) for card, score in after.items()}
    now, best = _standing(state, before, seat), max(stands.values())
    if chosen is None:
        yield Fact("soul-taker.no-option-helps" if best <= now else "soul-taker.score-stays")
        return
    mine = stands[chosen]
    if mine > now:
        if mine == best:
            yield Fact("soul-taker.best-option")
        if mine > 0:
            yield Fact("soul-taker.ahead", {"who": OTHER[seat], "count": mine})
        else:
            yield Fact("soul-taker.closer")
    elif abs(after[chosen][seat]) < abs(before[seat]):
        yield Fact("soul-taker.nearer")


def _moved(state: SoulTaker, seat: Seat, card: Card) -> dict[Seat, int]:
    """The scores once a card has been taken back or given away."""
    score, counts = state.score(), state.worth(state.rules, card)
    if state.memory.option == "return":
        score[seat] += counts
    else:
        score[seat] -= counts
        score[OTHER[seat]] += counts
    return score


# ------------------------------------------------------------------ why a move is refused

RULE: dict[Choice, int] = {"return": 18, "give": 19}


def refusal(state: SoulTaker, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why a move is not legal: the page's section 12."""
    verb, *rest = said
    option = state.memory.option
    if seat != state.turn:
        return _no("turn", 7, who=state.turn)
    if verb == "play":
        return _no("play", RULE[option]) if option else _play(state, seat, rest)
    if option is None:
        return _no("option", 9)
    if verb not in {option, "decline"}:
        return _no("other", RULE[option], option=option)
    return _no("one" if len(rest) != 1 else "there", RULE[option], option=option)


def _play(state: SoulTaker, seat: Seat, rest: Sequence[Word]) -> Bar:
    """The same for a card wherever it lies, so that it tells nothing (ST-8)."""
    match rest:
        case [Card()]:
            return _no("in-hand", 8)
        case ["deck"]:
            return _no("deck", 9)
        case [str(place)]:
            blind = place.startswith("down") and f"{seat}.{place}" in state.zones
            return _no("played" if blind else "place", 9)
    return _no("one-card", 7)


def _no(key: str, number: int, **about: Value) -> Bar:
    return Bar(f"soul-taker.no-{key}", about, rule=f"ST-{number}")


# ------------------------------------------------------------------ written positions


def problems(state: SoulTaker) -> list[str]:
    """All that is wrong with it."""
    faults = list(_anywhere(state))
    if faults or state.turn is None:
        return faults
    waiting = _of_option(state) if state.memory.option else _of_exchange(state)
    return [*_cards(state), *_told(state), *waiting]


def _anywhere(state: SoulTaker) -> Iterator[str]:
    """What no position may have, not even a finished one."""
    memory, rounds = state.memory, state.options.rounds
    for zone, run in state.zones.items():
        for card in run:
            if card.suit not in (FAIR, FOUL):
                yield f"zones.{zone}: {card.name} is no card of this game"
    if memory.first not in state.seats:
        yield f"state.first: there is no seat {memory.first}"
    if memory.round > rounds:
        yield f"state.round: there are {rounds} rounds, not {memory.round}"


def _cards(state: SoulTaker) -> Iterator[str]:
    """Blind places with several cards, and in the standard game what only the mixed one has."""
    sides = {"condemnation": FAIR, "influence": FOUL, "table": SIDE[state.leader]}
    for zone, run in state.zones.items():
        if ".down" in zone and len(run) > 1:
            yield f"zones.{zone}: a blind place holds one card"
    if state.mixed:
        return
    for zone, run in state.zones.items():
        for card in run:
            if card.suit != sides.get(zone, SIDE.get(zone.partition(".")[0], card.suit)):
                yield f"zones.{zone}: {card.name} is of the other deck"
    if state.memory.first != "p1":
        yield "state.first: in the standard game p1 leads first"
    if state.memory.option:
        yield "state.option: only the mixed game has options"


def _told(state: SoulTaker) -> Iterator[str]:
    """What is told to have been played in this round and doesn't lie open, or not once."""
    open_zones = [zone for zone in state.zones if not zone.endswith((".deck", ".hand"))]
    lying = [card.name for zone in open_zones if ".down" not in zone for card in state.zones[zone]]
    for played in state.memory.played:
        name = played.removeprefix("down ")
        if name in lying:
            lying.remove(name)
        else:
            yield f"state.played: {played} is no card that lies open"


def _of_option(state: SoulTaker) -> Iterator[str]:
    zones, option = state.zones, state.memory.option
    if option == "return" and not state.options.fresh_discards:
        yield from _kept(state)
    elif zones["table"]:
        yield "zones.table: nothing lies there while this option waits"
    if state.to_play("p1") != state.to_play("p2"):
        yield "both seats must hold equally many cards to play"
    if option == "give" and not zones[f"{state.turn}.secured"]:
        yield "state.option: there is no secured card to give"
    if option == "return" and not zones["p1.lost"] + zones["p2.lost"]:
        yield "state.option: there is no lost card to return"


def _kept(state: SoulTaker) -> Iterator[str]:
    """The two Fair cards that wait on the table for a return without fresh discards."""
    run, leader = state.zones["table"], state.leader
    if len(run) != 2 or any(card.suit != FAIR for card in run) or run[0].rank == run[1].rank:
        yield "zones.table: the two unequal Fair cards of the exchange lie there, lead first"
        return
    higher = leader if run[0].rank > run[1].rank else OTHER[leader]
    if state.turn != higher:
        yield f"turn: the option is {higher}'s, whose card is the higher one"


def _of_exchange(state: SoulTaker) -> Iterator[str]:
    leader = state.leader
    mine, theirs = state.to_play(leader), state.to_play(OTHER[leader])
    led = len(state.zones["table"])
    if led > 1:
        yield "zones.table: one led card at most lies there"
        return
    turn = OTHER[leader] if led else leader
    if state.turn != turn:
        yield f"turn: {turn} plays next in exchange {state.memory.exchange}"
    if led and theirs != mine + 1:
        yield "who answers must hold one card more than who has led"
    if not led and (mine != theirs or not mine):
        yield "both seats must hold equally many cards to play, and at least one"


GUIDE = Guide(
    refusal,
    means=means,
    preview=preview,
    reasons=reasons,
    tooltip=tooltip,
    race=race,
    account=account,
    problems=problems,
)
