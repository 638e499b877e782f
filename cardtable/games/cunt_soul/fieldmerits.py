"""Why a card is worth laying into the field: what that does for a hand such as this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, in_order
from cardtable.engine.notation import Move, Seat
from cardtable.engine.tips import counted
from cardtable.games.cunt_soul.fieldwords import effect
from cardtable.games.cunt_soul.foreseen import Foreseen, replacing
from cardtable.games.cunt_soul.landing import fits as what_fits
from cardtable.games.cunt_soul.telling import clash, same_again
from cardtable.games.cunt_soul.zones import FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

_DOUBLED = {"swap", "skip", "toll"}
"""The powers that do more where they are doubled: twice reversed is not reversed (CS-48)."""

_ALWAYS = {
    "big_hand": "you have one more card to choose from",
    "bottom": "your face-up cards stay as you chose them",
    "flipped": "you know which card you draw before you play",
    "bifurcate": "you say what comes next whenever you play",
    "appoint": "you choose who plays after you",
    "phoenix": "the source lasts longer: you can draw for longer",
}
"""What speaks for fields that are good for any hand."""


def reasons(state: CuntSoul, seat: Seat, move: Move, one: Card) -> Iterator[str]:
    """What speaks for that field card, the weightiest first (section 7, CS-70)."""
    choosing, old = state.memory.phase == "choose", state.zones[FIELD[seat]]
    hand = in_order(each for each in state.zones[HAND[seat]] if each is not one)
    new, same = True, False
    if not choosing and old:
        world = Foreseen(state, move, on=False).world
        other = clash(world, one)
        same = one.rank == old[0].rank
        new = not same and other is None and not same_again(world, one)
        before, after = state.fitting(), world.fitting()
        now = sum(each.rank in before for each in state.zones[HAND[seat]])
        then = sum(each.rank in after for each in [*hand, *old])
        if then > now:
            told = f"{then} of your cards {'fits' if then == 1 else 'fit'} on the pile then"
            yield f"{told}, {f'only {now}' if now else 'none'} now"
        hand += old
    word = state.powers.field_words[one.rank]
    mine = hand if not choosing else [*hand, *state.zones[UP[seat]]]
    if new:
        yield _for_hand(state, one.rank, mine)
        yield _ALWAYS.get(word, "")
    if not choosing and old and old[0].rank in state.fitting() and what_fits(state) != "anything":
        yield f"your old field card, {old[0].name}, fits on the pile"
    if not choosing and old:
        yield _for_price(state, Foreseen(state, move, on=False))
    if same:
        yield "all that changes is one of your face-up cards"
    elif not new:
        if clash(state, old[0]) is None:
            yield f"{old[0].name} stops working, and is yours to play"
        yield f"you get {old[0].name} back to play it"
    if word == "none" and hand:
        order = state.powers.order
        best = max(hand, key=lambda each: order.index(each.rank) if each.rank in order else 99)
        kept = "a joker" if best.rank == JOKER else best.name
        yield f"it does nothing there, and you keep {kept} to play"


def _for_price(state: CuntSoul, seen: Foreseen) -> str:
    """What comes from the source for the face-up card that pays, where it is seen (CS-71)."""
    drawn = replacing(state, seen.world)
    if drawn is None or not ("burn" in seen.asked or seen.told("burned")):
        return ""
    if drawn.rank != JOKER and state.powers.acting[drawn.rank] is None:
        return ""
    told = "a joker" if drawn.rank == JOKER else drawn.name
    return f"{told} from the source takes the place of the card you pay with"


def _for_hand(state: CuntSoul, rank: str, mine: list[Card]) -> str:
    """What a field means for these cards of the seat's own, in numbers."""
    powers, count = state.powers, len(mine)
    ranks = Counter(one.rank for one in mine)
    place = powers.place
    match powers.field_words[rank]:
        case "mute":
            lose = sum(
                rank == JOKER or rank in powers.overruling or powers.acting[rank] is not None
                for rank in ranks.elements()
            )
            if lose * 2 > count:
                return f"no card has any power then, {lose} of yours included"
            few = f"only {lose}" if lose else "none"
            return f"{few} of your {counted(count, 'other card')} {_has(lose)} a power"
        case "firm":
            held = sum(one.rank in powers.overruling - {"2"} for one in mine)
            if not held:
                return "you hold none of the cards that it holds back"
            told = effect(state, rank)[0].replace(" too", "")
            return f"everyone's {told}; {held} of them {_are(held)} yours to play"
        case "double":
            more = sum(powers.acting[one.rank] in _DOUBLED for one in mine if one.rank != JOKER)
            return f"{more} of your own cards would then count double" if more else ""
        case "level":
            low = sum(place[one.rank] <= place["9"] for one in mine if one.rank != JOKER)
            return f"{low} of your own cards then count as nines" if low else ""
        case "inverted":
            middle = (len(place) - 1) / 2
            low = sum(place[one.rank] < middle for one in mine if one.rank != JOKER)
            down = state.fields.downward
            good = count - low if down else low
            return f"{good} of your {counted(count, 'other card')} {_are(good)} easier to play then"
        case "single" | "flat":
            pairs = sum(number for number in ranks.values() if number > 1)
            if not pairs:
                return "you hold no pair, so you lose nothing by it"
            return f"only {pairs} of your {counted(count, 'other card')} are of a kind"
        case "triple":
            three = [rank for rank, number in ranks.items() if number > 2]
            return "" if three else "you hold no three of a kind, so you lose nothing by it"
    return ""


def _has(count: int) -> str:
    return "has" if count == 1 else "have"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"
