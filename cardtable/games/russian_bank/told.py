"""All that Russian Bank tells: facts of its cards and moves, refusals, faults of written positions.

A state may be one made from a view: cards that its reader can't see are None there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from cardtable.engine.cards import RANKS, Card
from cardtable.engine.cards import card as card_named
from cardtable.engine.events import Said
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.guide import Guard, Guide, Spot, TriedMove, first_that_forbids
from cardtable.engine.notation import Move, Seat, Word, words
from cardtable.engine.state import seen, unseen
from cardtable.games.russian_bank.game import RussianBank
from cardtable.games.russian_bank.moves import (
    DISCARD,
    HAND,
    LOADED,
    SHOWN,
    STOCK,
    TURNED,
    Exposed,
    possible,
)
from cardtable.games.russian_bank.options import FOUNDATIONS, MOVERS, OTHER, OWN, RANK, RED

# ------------------------------------------------------------------ what a move would do


def means(state: RussianBank, move: Move) -> Said | None:
    """What a move costs or gives; None where it says all by itself.

    Of a fault the word is the duty that it breaks, `closed` for a stock that is to be turned up.
    """
    seat: Seat = state.turn or ""
    said = words(move)
    if fault := state.fault_of(move):
        due = state.due_for(fault, said)
        return Said.of(seat, fault if due else "closed", due=list(due), owner=OTHER[seat])
    match said:
        case ["build", *_] if due := state.due_for("foundation", said):
            return Said.of(seat, "first", due=list(due))
        case ["move", Card() as card, to]:
            return _onto(state, seat, card, str(to))
        case ["load", card, _]:
            return Said.of(seat, "gives", card=card, owner=OTHER[seat])
        case ["discard"]:
            return _discarding(state, seat)
        case ["turn" | "pass", *_] if (mine := _idle(state, seat)) is not None:
            lines = state.possible(seat)
            moves = any(each.startswith(("build", "move", "load")) for each in lines)
            turns = [each for each in lines if each.startswith("turn") and not state.fault_of(each)]
            what = "either" if len(turns) > 1 else said[-1]
            return Said.of(
                seat, "blocked" if moves else "nowhere", cards=mine, count=len(mine), what=what,
                owner=OTHER[seat], spaced=_spaced(state, seat),
            )  # fmt: skip
        case ["pass"]:
            return Said.of(seat, "ends", owner=OTHER[seat])
    return None


def _discarding(state: RussianBank, seat: Seat) -> Said:
    """Whether the hand card could be placed, or the stock card, or both, or none of them."""
    card, lines = state.zones[TURNED[seat]][-1], state.possible(seat)
    stock = [one for one in state.zones[SHOWN[seat]][-1:] if _lines(state, seat, one)]
    if any(card in words(each) for each in lines):
        way = "either" if stock else "ends"
    else:
        way = "stays" if stock else "nowhere" if lines == ["discard"] else "blocked"
    return Said.of(seat, way, card=card, stock=stock, owner=OTHER[seat])


def _spaced(state: RussianBank, seat: Seat) -> str:
    """`yes` where there is a space that the seat's top discard may not fill (RB-11)."""
    kept = not state.board().spaces or "discard" in state.options.space_from
    return "yes" if state.zones[DISCARD[seat]] and not kept else "no"


def _idle(state: RussianBank, seat: Seat) -> list[Card] | None:
    """The seat's own open cards where none of them can go anywhere; None where one can."""
    tops = [state.zones[zone[seat]][-1:] for zone in (SHOWN, TURNED, DISCARD)]
    mine = [card for top in tops for card in top]
    return None if any(_lines(state, seat, card) for card in mine) else mine


def _onto(state: RussianBank, seat: Seat, card: Card, to: str) -> Said:
    """On which card it comes to lie, or in which space; piles are told apart where that is needed.

    That is where the other pack's card like it ends another pile, or one like the card that takes
    it does.
    """
    src, on = _told_apart(state, card), state.zones[to][-1:]
    which = "-space" if not on else "-either" if _told_apart(state, on[0]) else ""
    way = f"{'twin' if src else 'onto'}{which}"
    return Said.of(seat, way, card=card, src=src, to=to, on=on)


def _told_apart(state: RussianBank, card: Card) -> str:
    """The pile of a card, where the other pack's card like it ends another pile; else nothing."""
    tops = {zone: state.zones[zone][-1] for zone in state.tableau if state.zones[zone]}
    alike = [zone for zone, top in tops.items() if (top.rank, top.suit) == (card.rank, card.suit)]
    return next((zone for zone in alike if tops[zone] is card), "") if len(alike) > 1 else ""


# ------------------------------------------------------------------ what speaks for a move


def reasons(state: RussianBank, move: Move) -> Iterator[Fact]:
    """What speaks for a legal move of the seat on turn, the weightiest first."""
    seat: Seat = state.turn or ""
    match words(move):
        case ["build", Card() as card]:
            return _build(state, seat, move, card)
        case ["move", Card() as card, place]:
            return _move(state, seat, move, card, str(place))
        case ["load", Card() as card, what]:
            return _load(state, seat, move, card, str(what))
        case ["turn", "stock"]:
            return _turn_stock(state, seat)
        case ["turn", "hand"]:
            return _turn_hand(state, seat)
        case ["discard"]:
            return _discard(state, seat)
    return _pass(state, seat)


# ---------------------------------------------------------------------- cards that go somewhere


def _build(state: RussianBank, seat: Seat, move: Move, card: Card) -> Iterator[Fact]:
    place = state.place_of(seat, card)
    if place.shared:
        yield from _leaves(state, seat, move, card, place)
    else:
        yield from _rid(state, seat, place)
        yield from _then(state, seat, move, card)
    if place.must:  # RB-22
        yield Fact("russian-bank.foundation-first")


def _move(state: RussianBank, seat: Seat, move: Move, card: Card, to: str) -> Iterator[Fact]:
    place = state.place_of(seat, card)
    if place.shared:
        yield from _leaves(state, seat, move, card, place, to)
        return
    yield from _rid(state, seat, place)
    if not state.zones[to] and not _takers(state, seat, card):
        yield Fact("russian-bank.only-space")
    yield from _then(state, seat, move, card)


def _load(state: RussianBank, seat: Seat, move: Move, card: Card, what: str) -> Iterator[Fact]:
    other, place = OTHER[seat], state.place_of(seat, card)
    under = state.zones[LOADED[what][other]][-1]
    if not state.goes_out(seat, move) and _lines(state, other, under):
        yield Fact("russian-bank.covers", {"card": under, "who": other})
    if place.source in OWN:
        yield from _rid(state, seat, place)
        return
    if what == "stock":
        yield Fact("russian-bank.buries", {"card": card, "target": under, "who": other})
    yield from _leaves(state, seat, move, card, place)


def _rid(state: RussianBank, seat: Seat, place: Exposed) -> Iterator[Fact]:
    """That a card of the seat's own is gone; nothing for one of the other's."""
    stock = len(state.zones[STOCK[seat]]) + len(state.zones[SHOWN[seat]])
    if place.source not in OWN:
        return
    if state.owned(seat) == 1:
        yield Fact("russian-bank.last-card")
    elif place.source == "stock" and stock == 1:
        yield Fact("russian-bank.last-of-stock")
    else:
        yield Fact(f"russian-bank.rid-{place.source}")


def _leaves(
    state: RussianBank, seat: Seat, move: Move, card: Card, place: Exposed, to: str = ""
) -> Iterator[Fact]:
    """What leaving a tableau pile makes possible, and what it does there."""
    run, then = state.zones[place.zone], list(_then(state, seat, move, card))
    yield from then
    if len(run) == 1:
        sources = [each for each in state.options.space_from if _has(state, seat, each)]
        if sources:
            yield Fact("russian-bank.makes-space", {"sources": named(sources)})
        return
    for each in run[-3::-1]:
        if state.foundation(each) is not None:
            yield Fact("russian-bank.digs", {"card": each})
    under, onto = run[-2], state.zones[to][-1:] if to else []
    if under not in [fact.about["card"] for fact in then]:
        twin = any((each.rank, each.suit) == (under.rank, under.suit) for each in onto)
        yield Fact("russian-bank.uncovers", {"card": under, "twin": "yes" if twin else "no"})


def named(sources: Sequence[str]) -> tuple[Fact, ...]:
    """Where cards come from, to be listed."""
    return tuple(Fact(f"russian-bank.source-{source}") for source in sources)


def _has(state: RussianBank, seat: Seat, source: str) -> bool:
    """Whether the seat may fill a space from there before it turns up a hand card (RB-23)."""
    stock = bool(state.zones[STOCK[seat]] or state.zones[SHOWN[seat]])
    return {"stock": stock, "hand": bool(state.zones[TURNED[seat]]) or not stock}.get(source, True)


def _then(state: RussianBank, seat: Seat, move: Move, card: Card) -> Iterator[Fact]:
    """The best that a move makes possible."""
    world = state.after_move(move)
    for who in state.seats:
        if len(world.zones[STOCK[who]]) < len(state.zones[STOCK[who]]):  # RB-43: not yet seen
            world.zones[STOCK[who]].append(world.zones[SHOWN[who]].pop())
            world._piles = None  # noqa: SLF001 - a card has been laid by hand
    if world.turn == seat:
        yield from islice(_opened(state, world, seat, card), 1)


def _opened(state: RussianBank, world: RussianBank, seat: Seat, card: Card) -> Iterator[Fact]:
    """What was not possible before, with either pack's card."""
    before = [words(move) for move in possible(state, seat)]
    lines = [words(move) for move in possible(world, seat)]
    could = [word for said in before for word in said]
    same = [_of_any_pack(said) for said in before]
    new = [said for said in lines if _of_any_pack(said) not in same]
    yield from (Fact("russian-bank.then-builds", {"card": s[1]}) for s in new if s[0] == "build")
    for freed in (word for said in lines for word in said if word not in could):
        if isinstance(freed, Card) and freed is not card:
            source = world.place_of(seat, freed).source
            if source in {"stock", "hand"}:
                yield Fact("russian-bank.then-places", {"card": freed, "source": source})
    for said in new:
        if said[0] == "load" and said[1] is not card:
            about = {"card": said[1], "who": OTHER[seat], "on": said[2]}
            yield Fact("russian-bank.then-loads", about)


def _of_any_pack(said: list[Word]) -> list[object]:
    """What a move does, whichever pack its card is of."""
    return [(word.rank, word.suit) if isinstance(word, Card) else word for word in said]


def _lines(state: RussianBank, seat: Seat, card: Card) -> list[list[Word]]:
    """All that the seat could do with a card."""
    return [said for move in possible(state, seat) if card in (said := words(move))]


def _takers(state: RussianBank, seat: Seat, card: Card) -> bool:
    """Whether something other than a space takes a card."""
    lines = _lines(state, seat, card)
    return any(said[0] != "move" or state.zones[str(said[2])] for said in lines)


# ---------------------------------------------------------------------- turning up, and the end


def _turn_stock(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    yield from _hopes(state, seat, STOCK, SHOWN)
    if state.fault_of("turn hand") == "stock":  # RB-23
        yield Fact("russian-bank.then-hand")
    yield Fact("russian-bank.see-stock")


def _turn_hand(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    hand = state.zones[HAND[seat]]
    known = hand and hand[-1] in seen(state, seat, HAND[seat])
    if known and _finds_place(state, seat, TURNED, hand[-1]):
        yield Fact("russian-bank.known-fits", {"card": hand[-1]})
    yield from _stuck(state, seat)
    yield from _hopes(state, seat, HAND, TURNED)
    yield Fact("russian-bank.one-more")


def _hopes(
    state: RussianBank, seat: Seat, src: dict[Seat, str], dst: dict[Seat, str]
) -> Iterator[Fact]:
    """How many of the cards that the next one may be could be placed."""
    zone = src[seat]
    if not state.zones[zone] or state.zones[zone][-1] in seen(state, seat, zone):
        return
    kind = state.hidden_kind(zone)
    may_be = [card for card in unseen(state, seat) if kind is None or state.kind_of(card) == kind]
    good = sum(_finds_place(state, seat, dst, card) for card in may_be)
    if len(may_be) == 1:
        fits = "yes" if good else "no"
        yield Fact("russian-bank.can-only-be", {"card": may_be[0], "fits": fits})
    elif good == len(may_be):
        yield Fact("russian-bank.any-fits")
    else:
        whose = "any" if kind is None else "own"
        yield Fact("russian-bank.some-fit", {"good": good, "every": len(may_be), "whose": whose})


def _finds_place(state: RussianBank, seat: Seat, dst: dict[Seat, str], card: Card) -> bool:
    """Whether a card could go somewhere if it lay open there."""
    world = state.bare()
    world.zones[dst[seat]].append(card)
    world._piles = None  # noqa: SLF001 - a card has been laid by hand
    return bool(_lines(world, seat, card))


def _stuck(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    """That none of the seat's own open cards could go anywhere."""
    if _idle(state, seat) is not None:
        yield Fact("russian-bank.stuck")


def _discard(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    card = state.zones[TURNED[seat]][-1]
    if not _lines(state, seat, card):
        yield Fact("russian-bank.fits-nowhere", {"card": card})
    elif not _takers(state, seat, card):
        yield Fact("russian-bank.keep-from", {"card": card})
    if state.options.redeal != "none":  # RB-18
        yield Fact("russian-bank.comes-back", {"card": card})


def _pass(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    if state.stock_fills(seat):
        yield Fact("russian-bank.keep-space")
    yield from _stuck(state, seat)


# ------------------------------------------------------------------ what lies there


def tooltip(state: RussianBank, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What lies there, where it can go, and what that is good for."""
    owner, kind, run, card = at
    if kind in state.seats:
        yield from _seat(state, kind)
    elif card is None:
        yield from _zone(state, reader, at)
    elif kind in FOUNDATIONS:
        yield _next(kind, len(run))
        yield Fact("russian-bank.built")
    elif card is not run[-1]:
        yield Bar("russian-bank.only-top")
    else:
        yield from _goes(state, reader, card)
        yield from _lies(state, reader, owner, kind, card)


def _goes(state: RussianBank, reader: Seat, card: Card) -> Iterator[Fact]:
    """Where the reader could take an exposed card, by the lines of a turn (section 3)."""
    lines = [said for move in possible(state, reader) if card in (said := words(move))]
    could = lines
    if state.turn == reader:
        legal = set(state.turn_moves())
        lines = [said for said in lines if " ".join(map(str, said)) in legal]
    if could and not lines:  # at a table where the order of play can't be broken
        yield refusal(state, reader, could[0])
    elif not lines:
        yield Bar("russian-bank.goes-nowhere")
    if any(said[0] == "build" for said in lines):
        must = "yes" if state.place_of(reader, card).must else "no"
        yield Fact("russian-bank.goes-home", {"must": must})
    tops = [state.zones[str(said[2])][-1:] for said in lines if said[0] == "move"]
    piles = [each for top in tops for each in top]
    if piles:
        faces = tuple({(each.rank, each.suit): each for each in piles}.values())
        either = "yes" if len(faces) == 1 < len(piles) else "no"
        yield Fact("russian-bank.goes-on", {"cards": faces, "either": either})
    if [] in tops:
        yield Fact("russian-bank.goes-space")
    for said in lines:
        if said[0] == "load":
            move = " ".join(map(str, said))
            late = state.turn == reader and state.fault_of(move) == "load"
            about = {"who": OTHER[reader], "on": said[2], "late": "yes" if late else "no"}
            yield Fact("russian-bank.goes-load", about)


def _lies(state: RussianBank, reader: Seat, owner: Seat, kind: str, card: Card) -> Iterator[Fact]:
    """What goes on a card where it lies (RB-9, RB-14), or what it is to its owner."""
    below, above = RANKS[: RANK[card.rank] - 1][-1:], RANKS[RANK[card.rank] :][:1]
    match kind:
        case "turned":
            yield Fact("russian-bank.must-place", {"who": owner})
        case "shown" | "discard" if owner != reader:
            yield Fact("russian-bank.takes-load", {"ranks": (*below, *above), "card": card})
        case "discard" if state.options.redeal != "none":  # RB-18
            yield Fact("russian-bank.returns")
        case _ if kind in state.tableau and not below:
            yield Fact("russian-bank.takes-none")
        case _ if kind in state.tableau:
            colour = "black" if card.suit in RED else "red"
            yield Fact("russian-bank.takes", {"colour": colour, "rank": below[0]})


def _next(zone: str, height: int) -> Fact:
    """What a foundation waits for."""
    if height == len(RANKS):
        return Fact("russian-bank.complete", {"card": card_named(f"{RANKS[-1]}{zone[1]}")})
    return Fact("russian-bank.next", {"card": card_named(f"{RANKS[height]}{zone[1]}")})


def _zone(state: RussianBank, reader: Seat, at: Spot) -> Iterator[Fact]:
    owner, kind, run, _ = at
    if kind in FOUNDATIONS:
        yield _next(kind, len(run))
        return
    match kind:
        case "hand":
            yield from _hand(state, reader, owner)
        case "stock":
            yield from _stock(state, reader, at)
        case "turned" if not run:
            yield Fact("russian-bank.zone-turned")
        case "shown" if not run and state.closed(owner):
            yield Fact("russian-bank.next-closed", {"who": owner})
        case "shown" if not run:
            yield Fact("russian-bank.stock-gone")
        case _ if kind in state.tableau and not run:
            yield Fact("russian-bank.space", {"sources": named(state.options.space_from)})
        case _ if run and run[-1] is not None:
            yield from _lies(state, reader, owner, kind, run[-1])
    if kind == "discard":
        yield Fact("russian-bank.zone-discard", {"who": owner})


def _hand(state: RussianBank, reader: Seat, owner: Seat) -> Iterator[Fact]:
    """What becomes of a hand, and what comes before its next card (RB-18, RB-22, RB-23)."""
    if not state.can_turn_hand(owner):
        yield Fact("russian-bank.hand-gone")
    elif not state.zones[HAND[owner]]:
        yield Fact("russian-bank.hand-over", {"redeal": state.options.redeal})
    elif owner != reader or reader != state.turn:
        yield Fact("russian-bank.zone-hand", {"who": owner})
    elif state.zones[TURNED[owner]]:
        yield Bar("russian-bank.no-hand-open")
    else:
        due = state.fault_of(move := "turn hand")
        yield refusal(state, reader, words(move)) if due else Fact("russian-bank.click")
    if state.zones[HAND[owner]]:
        yield from _left_over(state.options.card_points)


def _stock(state: RussianBank, reader: Seat, at: Spot) -> Iterator[Fact]:
    """What a stock waits for (RB-16), and what its cards count."""
    owner = at.owner
    if not at.run:
        yield Fact("russian-bank.stock-up")
        return
    if not state.closed(owner):
        yield Fact("russian-bank.open-first", {"who": owner})
    elif owner == reader == state.turn:
        yield Fact("russian-bank.click")
    else:
        yield Fact("russian-bank.next-closed", {"who": owner})
    yield from _left_over(state.options.stock_points)


def _left_over(each: int) -> Iterator[Fact]:
    """What each card of a pile counts that is left over (RB-38)."""
    if each:
        yield Fact("russian-bank.left-over", {"count": each})


def race(state: RussianBank, seat: Seat) -> Fact:
    """The cards that somebody still has, and what they'd count for the other (RB-38)."""
    about: dict[str, Value] = {"count": state.owned(seat), "points": state.weight(seat)}
    return Fact("russian-bank.race", about)


def _seat(state: RussianBank, seat: Seat) -> Iterator[Fact]:
    """What is to go, and what it would count for the other one (RB-38)."""
    yield Fact("russian-bank.wins-without", {"who": seat})
    stock = len(state.zones[STOCK[seat]]) + len(state.zones[SHOWN[seat]])
    hand = len(state.zones[HAND[seat]]) + len(state.zones[TURNED[seat]])
    discards = len(state.zones[DISCARD[seat]])
    yield Fact("russian-bank.holds", {"stock": stock, "hand": hand, "discards": discards})
    if weight := state.weight(seat):
        yield Fact("russian-bank.weight", {"who": OTHER[seat], "count": weight})


# ------------------------------------------------------------------ why a move is refused


class Tried(TriedMove[RussianBank]):
    """A move that a seat tried, and what it can see of the table."""

    def __init__(self, state: RussianBank, seat: Seat, said: Sequence[Word]) -> None:
        super().__init__(state, seat, said)
        self.options, self.zones = state.options, state.zones
        self.move = " ".join(map(str, said))
        is_possible = seat == state.turn and self.move in state.possible(seat)
        self.fault = state.fault_of(self.move) if is_possible else None
        """The duty that it breaks, if it is possible."""
        lies = state.exposed(seat)
        self.source, self.zone = lies.get(self.run[0], ("", "")) if self.run else ("", "")
        """What kind of place the card lies exposed in, and where; "" if it doesn't."""
        self.to = self.named[0] if self.named else ""

    @property
    def table(self) -> str:
        """Which table of guards the move goes by."""
        if self.verb != "stop" and self.seat != self.state.turn:
            return "other turn"
        return "duty" if self.fault else str(self.verb)

    @property
    def kind(self) -> str:
        """What kind of zone the card lies in, where it isn't exposed."""
        zones = (zone for zone, run in self.zones.items() if self.run[0] in run)
        return "" if self.source else next(zones, "").rpartition(".")[2]


def _duty(tried: Tried) -> int:
    goes_out = tried.state.goes_out(tried.seat, tried.move)
    return 27 if goes_out and not tried.options.strict else 29


_CARD = (
    Guard[Tried]("no-one-card", 8, lambda t: t.rest[:1] != t.run
                 or len(t.rest) != len(t.state.GRAMMAR[str(t.verb)]),
                 lambda t: {"verb": str(t.verb)}),
    Guard[Tried]("no-stays", 7, lambda t: t.kind in FOUNDATIONS),
    Guard[Tried]("no-their-hand", 13, lambda t: t.kind == "turned"),
    Guard[Tried]("no-covered", 8, lambda t: t.kind in {*t.state.tableau, "shown", "discard"}),
    Guard[Tried]("no-open", 8, lambda t: not t.source),
)  # fmt: skip
"""What keeps a card from going anywhere."""

_MINE = (*_CARD, Guard[Tried]("no-theirs", 13, lambda t: t.source not in MOVERS))

GUARDS: dict[str, tuple[Guard[Tried], ...]] = {
    "other turn": (
        Guard("no-turn", 30, lambda t: t.options.strict, lambda t: {"who": t.state.turn}),
        Guard("no-turn-call", 30, about=lambda t: {"who": t.state.turn}),
    ),
    "stop": (
        Guard("no-strict", 29, lambda t: t.options.strict),
        Guard("no-own-turn", 30, lambda t: t.seat == t.state.turn),
        Guard("no-called", 34, lambda t: t.state.called),
        Guard("no-move-yet", 30, about=lambda t: {"who": OTHER[t.seat]}),
    ),
    "duty": (
        Guard("no-foundation", _duty, lambda t: t.fault == "foundation",
              lambda t: {"due": t.state.due_for("foundation", [])}),
        Guard("no-late-load", _duty, lambda t: t.fault == "load"),
        Guard("no-stock-fills", _duty, lambda t: t.state.stock_fills(t.seat)),
        Guard("no-stock-fits", _duty, lambda t: not t.state.closed(t.seat)),
        Guard("no-stock-space", _duty, lambda t: t.state.memory.hand_begun
              and t.options.stock_before_hand == "start"),
        Guard("no-stock-first", _duty),
    ),
    "build": (
        Guard("no-home", 6, lambda t: not t.rest and not t.state.possible_builds(t.seat)),
        *_CARD,
        Guard("no-fits-foundation", 6, lambda t: t.source in t.options.build_from),
        Guard("no-builds", 6, lambda t: t.source in MOVERS),
        Guard("no-builds", 13),
    ),
    "move": (
        *_MINE,
        Guard("no-pile", 9, lambda t: t.to not in t.state.tableau),
        Guard("no-there", 12, lambda t: t.zone == t.to),
        Guard("no-shifts", 21, lambda t: t.source == "tableau"
              and t.state.memory.shifts >= t.options.shift_limit,
              lambda t: {"count": t.options.shift_limit}),
        Guard("no-fits-pile", 9,
              lambda t: bool(t.zones[t.to]) and t.source in t.options.move_from),
        Guard("no-moves", 9, lambda t: bool(t.zones[t.to])),
        Guard("no-discard-fills", 11, lambda t: t.source == "discard"),
        Guard("no-fills", 10, lambda t: t.source not in t.options.space_from),
        Guard("no-change", 12),
    ),
    "load": (
        *_MINE,
        Guard("no-loads", 14, lambda t: t.source not in t.options.load_from),
        Guard("no-fits-load", 14, lambda t: bool(t.zones[LOADED[t.to][OTHER[t.seat]]])),
        Guard("no-match", 15),
    ),
    "turn": (
        Guard("no-turn-what", 16, lambda t: len(t.rest) != 1),
        Guard("no-stock-open", 16, lambda t: t.to == "stock" and bool(t.zones[SHOWN[t.seat]])),
        Guard("no-stock-left", 16, lambda t: t.to == "stock"),
        Guard("no-hand-open", 17, lambda t: bool(t.zones[TURNED[t.seat]])),
        Guard("no-hand-left", 18),
    ),
    "discard": (Guard("no-hand-card", 19),),
    "pass": (
        Guard("no-pass-discard", 20, lambda t: bool(t.zones[TURNED[t.seat]])),
        Guard("no-pass-turn", 20),
    ),
}  # fmt: skip
"""Why a move is refused, in the order in which it is told."""


def refusal(state: RussianBank, seat: Seat, said: Sequence[Word]) -> Bar:
    """Why that move is none."""
    tried = Tried(state, seat, said)
    return first_that_forbids(GUARDS[tried.table], tried, state.ID, state.RULE)


# ------------------------------------------------------------------ written positions


def problems(state: RussianBank) -> list[str]:
    """All that is wrong with it."""
    memory, faults = state.memory, []
    if memory.last is not None or memory.fault is not None:
        faults.append("state: last and fault can't be set; they follow a move")
    if memory.idle >= state.options.idle_limit and state.turn is not None:
        faults.append(f"state.idle: must be below {state.options.idle_limit}")
    faults += [
        f"state.{key}: counts the calls of p1 and p2"
        for key in ("right_stops", "wrong_stops")
        if getattr(memory, key).keys() - state.seats
        or min(getattr(memory, key).values(), default=0) < 0
    ]
    for zone in FOUNDATIONS:
        run = state.zones[zone]
        if [card.rank for card in run] != list(RANKS[: len(run)]):
            faults.append(f"zones.{zone}: a foundation goes up from its ace, card by card")
        faults += [
            f"zones.{zone}: {card.name} is of another suit" for card in run if card.suit != zone[1]
        ]
    pack = set(state.pack())
    faults += [
        f"zones.{zone}: {card.name} is of neither pack"
        for zone, run in state.zones.items()
        for card in run
        if card not in pack
    ]
    for seat in state.seats:
        if len(state.zones[f"{seat}.turned"]) > 1:
            faults.append(f"zones.{seat}.turned: holds one card at most")
    return faults


def _account(state: RussianBank, ended: Said) -> list[Said]:
    return [ended, *state.parts()]


GUIDE = Guide(
    refusal,
    means=means,
    reasons=reasons,
    tooltip=tooltip,
    race=race,
    account=_account,
    problems=problems,
)
