"""What people are told of Cuttle's cards and piles here and now, in two short lines each.

The state may be one made from a view: cards that its reader can't see are None.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import Card, rank_word, with_riders
from cardtable.engine.notation import Move, Seat, words
from cardtable.engine.options import SUIT_WORDS
from cardtable.engine.tips import Reason, counted, fits, joined, lines, look, one_of, shortest
from cardtable.games.cuttle.options import COUNTER, JACK, PICTURES
from cardtable.games.cuttle.telling import cards_left, drawn_by, sweeps
from cardtable.games.cuttle.uses import drawable, uses
from cardtable.games.cuttle.zones import HAND, POINTS, ROYALS

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


def tip(state: Cuttle, reader: Seat, zone: str, place: int | None) -> list[str]:
    """What lies there, every use that it has now, and what would come of it."""
    if zone in state.seats:
        return _seat(state, zone)
    owner, kind, _, one = look(state.zones, zone, place)
    if one is None:
        return lines(_zone(state, reader, owner, kind))
    match kind:
        case "draw":
            return lines(f"{one.name} lies on the draw pile", "Somebody will draw it")
        case "scrap":
            return _scrapped(state, reader, one)
        case "played":
            return _played(state, reader, one, place or 0)
        case "drawn":
            return _held(state, reader, state.memory.player, one)
        case "hand":
            return _held(state, reader, owner, one)
    told = _on_table(state, reader, one, zone)
    return lines(told, _against(state, reader, one, owner))


# ---------------------------------------------------------------------- cards to be played


def _held(state: Cuttle, reader: Seat, seat: Seat, one: Card) -> list[str]:
    """Every use of a card in a hand, or of one that a Seven has turned up."""
    if one.name in state.memory.frozen.get(seat, ()):
        waits = "It can be played next turn, not in this one"
        if state.memory.player != seat or one.name in state.memory.fresh:
            waits = "It can't be played next turn, but then it can"
        return lines(f"{one.name}: returned, so it must wait a turn", Reason(waits))
    if state.memory.phase == "counter" and state.turn == seat and one.rank == COUNTER:
        return lines(f"{one.name} counters {state.zones['played'][-1].name}: both are scrapped")
    told = _uses_told(state, reader, seat, one)
    asked = state.memory.phase != "turn" and state.turn == seat
    # What is in its way then is the question that its owner is asked, not what lies on the table.
    return told[:1] if asked and one not in state.zones["drawn"] else told


def _uses_told(state: Cuttle, reader: Seat, seat: Seat, one: Card) -> list[str]:
    """Every use that a card would have in a turn of its owner's, or why it has none."""
    found = uses(state, seat, [one])
    beaten = [_other(line, one) for line in found if line.startswith("scuttle")]
    actions = [line for line in found if line.startswith("action")]
    action = _action(state, reader, seat, one, actions)
    value = state.ranks.value[one]
    if not value:
        return lines(*action)
    have = state.points(seat)
    goal = state.goal(seat)
    after = have + value
    wins = "you win" if seat == reader else f"{seat} wins"
    comes = f": {wins}" if after >= goal else f" of {goal}"
    points = f"{one.name}: for {counted(value, 'point')} ({after}{comes})"
    if not beaten:
        return lines(points, _or(action) or _idle(state, one))
    by_suit = [_by_suit(one, each) for each in beaten]
    named = one_of(by_suit) if len(beaten) <= 3 else _many(beaten)
    for them in (named, _some(beaten)) if len(beaten) > 1 else (named,):
        for after_it in ("both are scrapped", "both go"):
            other = f"Or {'; or '.join([f'scuttle {them}: {after_it}', *action])}"
            if fits(other):
                return lines(points, other)
    some = [one_of(by_suit)]
    some += [one_of([each.name for each in beaten]), _many(beaten)] if len(beaten) > 1 else []
    brief = f"{one.name}: {counted(value, 'point')}{f' ({wins})' * (after >= goal)}"
    least = f"{one.name}: {f'{wins},' if after >= goal else counted(value, 'point')}"
    points = shortest(
        *(f"{told} or scuttle {them}" for them in some for told in (points, brief, least))
    )
    return lines(points, _or(action) or "Both are scrapped then")


def _or(action: Sequence[str]) -> str:
    """What a card does as an action, after what it does otherwise."""
    return joined([f"Or {action[0]}", *action[1:]], "; or ") if action else ""


def _by_suit(one: Card, beaten: Card) -> str:
    """A card that another one beats; of equal ranks with the suits, for they decide (CU-1)."""
    return f"{beaten.name} ({_suits(one, beaten)})" if one.rank == beaten.rank else beaten.name


def _suits(high: Card, low: Card) -> str:
    return f"{SUIT_WORDS[high.suit].label} beats {SUIT_WORDS[low.suit].label}"


def _other(line: Move, one: Card) -> Card:
    """The other card that a line names."""
    return next(w for w in words(line)[1:] if isinstance(w, Card) and w is not one)


def _some(run: Sequence[Card]) -> str:
    """A few cards by name, more of them by their number."""
    return one_of(run) if len(run) <= 3 else _many(run)


def _many(run: Sequence[Card]) -> str:
    return str(run[0]) if len(run) == 1 else f"one of {len(run)}"


def _action(state: Cuttle, reader: Seat, seat: Seat, one: Card, found: Sequence[Move]) -> list[str]:
    """What a card does as an action, or why it can't be one now."""
    power, victims = state.ranks.power[one], state.others[seat]
    aims = [
        each
        for line in found
        for each in words(line)[1:]
        if isinstance(each, Card) and each is not one
    ]
    if power in PICTURES.values():
        return _picture(state, reader, seat, one, aims)
    them = "a player" if len(victims) > 1 else "you" if victims[0] == reader else victims[0]
    match power:
        case "scrap_points":
            losses = _losses(state, reader, seat)
            told = f"scrap all points ({losses})" if losses else ""
        case "scrap_effects":
            told = _swept(state, reader, seat)
        case "scrap_effect":
            told = f"scrap {_whose(state, reader, aims)}" if aims else ""
        case "return_effect":
            told = f"send back {_whose(state, reader, aims)}" if aims else ""
        case "raid":
            most = max((min(2, len(state.zones[HAND[other]])) for other in victims), default=0)
            how = "" if state.options.four == "choose" else " at random"
            told = f"make {them} discard {counted(most)}{how}"
            told = told if most else ""
        case "glasses":
            whose = "your" if them == "you" else f"{them}'s"
            told = f"lay {whose} hand open, as glasses"
        case _:
            told = _drawing(state, seat, one)
    two = "counter an action" if one.rank == COUNTER else ""
    return [each for each in (told, two) if each]


def _drawing(state: Cuttle, seat: Seat, one: Card) -> str:
    """What an action finds in the piles (CU-13, CU-15, CU-17)."""
    power, some = state.ranks.power[one], drawable(state)
    if power == "rummage":
        count = len(state.takeable())
        if count == 1:
            return f"take {state.takeable()[0].name} from the scrap pile"
        return f"take one of {count} scrapped cards" if count else ""
    if power == "draw" and some:
        first = "give up a card and " if state.options.five == "discard_draw" else ""
        return f"{first}draw {counted(drawn_by(state, seat, one))}"
    if power == "drawn_play" and some:
        two = state.options.seven == "two" and cards_left(state) > 1
        return "turn up two cards and play one" if two else "turn up a card and play it"
    return ""


def _idle(state: Cuttle, one: Card) -> str:
    """Why a card can do nothing but count just now."""
    match state.ranks.power[one]:
        case "scrap_points" | "scrap_effects" | "scrap_effect":
            return "There is nothing to scrap now"
        case "return_effect":
            return "There is nothing to send back now"
        case "rummage":
            return "The scrap pile is empty"
        case "raid":
            return "There is no hand card to take"
        case "draw" | "drawn_play":
            return "There is nothing left to draw"
    return ""


def _picture(state: Cuttle, reader: Seat, seat: Seat, one: Card, aims: Sequence[Card]) -> list[str]:
    """What a Jack, a Queen or a King does, and what comes of it."""
    power = state.ranks.power[one]
    if power == "steal":
        return _steal(state, reader, seat, one, aims)
    if power == "shield":
        ranks = _ranks(state, "scrap_effect", "return_effect", "steal")
        told = f"From {one_of([_rank(each, 2) for each in ranks])}, and from counters"
        if seat != reader:
            return [f"{one.name}: would protect {seat}'s other cards", told]
        return [f"{one.name}: protects your other cards", told]
    kings = sum(state.ranks.power[each] == "crown" for each in state.zones[ROYALS[seat]])
    goal = state.options.goal
    if kings + 1 >= len(goal):
        return [f"{one.name}: changes nothing any more"]
    have, after = state.points(seat), goal[kings + 1]
    wins = "; that wins at once" if have >= after else ""
    if seat != reader:
        told = f"{one.name}: {seat} would need {after} points"
        return [told, f"Now {goal[kings]}, and {seat} has {have}{wins}"]
    return [f"{one.name}: you need {after} points, not {goal[kings]}", f"You have {have} now{wins}"]


def _steal(state: Cuttle, reader: Seat, seat: Seat, one: Card, aims: Sequence[Card]) -> list[str]:
    """What a Jack can take, or why it can't (CU-21, CU-23)."""
    guarded = [other for other in state.others[seat] if state.shielded(other)]
    if not aims:
        if guarded:
            whose = "Your" if guarded[0] == reader else f"{guarded[0]}'s"
            return [
                f"{one.name}: it can steal nothing now",
                Reason(f"{whose} Queen protects what is there"),
            ]
        return [f"{one.name}: steals a point card", Reason("None lies there to be stolen")]
    best = max(state.ranks.value[each] for each in aims)
    most = "" if len(aims) == 1 else "up to "
    after, goal = state.points(seat) + best, state.goal(seat)
    told = f"Then {most}{after} of {goal} points"
    if after >= goal:
        who = "you win" if seat == reader else f"{seat} wins"
        told = f"Then {after} points: {who}" if len(aims) == 1 else f"With {best} points {who}"
    return [f"{one.name}: steals {_some(aims)}", told]


def _losses(state: Cuttle, reader: Seat, seat: Seat) -> str:
    """What points each side would lose; `""` where nobody loses any."""
    lost = {each: state.points(each) for each in (seat, *state.others[seat])}
    return _numbers(lost, reader) if any(lost.values()) else ""


def _swept(state: Cuttle, reader: Seat, seat: Seat) -> str:
    """What a Six scraps, card by card where that is short enough (CU-16)."""
    found = sweeps(state, "scrap_effects")
    if not found:
        return ""
    told = []
    for each in (reader, *state.others[reader]):
        if run := [one.name for one in found.get(each, ())]:
            whose = "your" if each == reader else f"{each}'s"
            told += [f"{whose} {run[0]}", *run[1:]]
    lost = {each: len(found.get(each, ())) for each in (seat, *state.others[seat])}
    ranks = _ranks(state, "shield", "crown", "steal")
    ranks += ["glasses"] if _ranks(state, "glasses") else []
    short = f"scrap {', '.join(ranks)} ({_numbers(lost, reader)})"
    full = f"scrap {one_of(told, 'and')}"
    return full if fits(f"Or {full}") else short


def _numbers(lost: dict[Seat, int], reader: Seat) -> str:
    """How much each side loses: `you 2, p2 1`."""
    if len(lost) > 2:
        mine = lost.pop(reader)
        return f"you {mine}, others {sum(lost.values())}"
    return ", ".join(f"{'you' if each == reader else each} {n}" for each, n in lost.items())


def _whose(state: Cuttle, reader: Seat, aims: Sequence[Card]) -> str:
    """What a card may be aimed at, the reader's own last and called so."""
    mine = [each for each in aims if state.controller(each) == reader]
    if len(aims) > 3:
        return _many(aims)
    theirs = [str(each) for each in aims if each not in mine]
    if not theirs:
        return f"your {one_of(mine)}"
    return one_of([*theirs, *(f"your {each}" for each in mine)])


def _ranks(state: Cuttle, *powers: str) -> list[str]:
    """The ranks that have one of these powers."""
    return [str(rank) for rank, power in state.options.powers.items() if power in powers]


def _rank(rank: str, count: int = 1) -> str:
    return rank_word(rank, count).capitalize()


# ---------------------------------------------------------------------- cards in play


def _on_table(state: Cuttle, reader: Seat, one: Card, zone: str) -> str:
    """What a card in play does for whom."""
    owner, _, kind = zone.partition(".")
    power, name, mine = state.ranks.power[one], one.name, owner == reader
    who, whose = ("you", "your") if mine else (owner, f"{owner}'s")
    if kind == "glasses":
        return f"{name} as glasses keeps {whose} hand open"
    if kind == "royals":
        if power == "shield":
            ranks = _ranks(state, "scrap_effect", "return_effect", "steal")
            full = one_of([_rank(each, 2) for each in ranks], "and")
            return shortest(
                f"{name} keeps {full} off {whose} other cards, but no scuttles",
                f"{name} keeps {one_of(ranks, 'and')} off {whose} other cards, but no scuttles",
                f"{name} keeps {one_of(ranks, 'and')} off {whose} other cards",
                f"{name} protects {whose} other cards",
            )
        kings = sum(state.ranks.power[each] == "crown" for each in state.zones[zone])
        goal = f"{state.goal(owner)} points"
        return f"{name}: {who} need{'' if mine else 's'} {goal} ({counted(kings, 'King')})"
    group = next(g for g in with_riders(state.zones[zone], JACK) if one in g)
    if one.rank != JACK:
        told = f"{name}: {counted(state.ranks.value[one], 'point')} for {who}"
        return f"{told}, stolen by a Jack" if len(group) > 1 else told
    below = group[group.index(one) - 1]
    home = state.memory.laid_by.get(below.name, "")
    if one is not group[-1]:
        return f"{name} lies under another Jack"
    told = f"{name} holds {group[0].name} for {who}"
    gets = "you get" if home == reader else f"{home} gets"
    return shortest(f"{told}; if it goes, {gets} it back", told) if home else told


def _against(state: Cuttle, reader: Seat, one: Card, owner: Seat) -> str:
    """What the reader could do to a card in play with the hand there is, or why nothing."""
    controller = state.controller(one)
    if state.turn is None:
        return ""  # the game is over
    if controller == reader:
        return _worry(state, one, reader)
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    frozen = state.memory.frozen.get(reader, ())
    ready = [each for each in hand if each.name not in frozen]
    ways: dict[str, list[Card]] = {}
    verbs = {"scrap_effect": "scrap it", "return_effect": "send it back", "steal": "steal it"}
    for line in uses(state, reader, ready):
        run = [w for w in words(line)[1:] if isinstance(w, Card)]
        if len(run) == 2 and one in run:
            mine = run[0] if run[1] is one else run[1]
            verb = "scuttle it" if line.startswith("scuttle") else verbs[state.ranks.power[mine]]
            ways.setdefault(verb, []).append(mine)
    swept = _sweeps(state, one)
    for each in ready:
        if verb := swept.get(state.ranks.power[each], ""):
            ways.setdefault(verb, []).append(each)
    if ways:
        told = [f"{verb} with {_some(run)}" for verb, run in ways.items()]
        every = list(dict.fromkeys(each for run in ways.values() for each in run))
        full, short = f"You could {' or '.join(told)}", f"Your {one_of(every)} could take it away"
        return shortest(full, short, joined([f"You could {told[0]}", *told[1:]], " or "))
    aimed = [each for each in ready if _would(state, each, one)]
    if aimed and state.covered(one, reader):
        return f"{controller}'s Queen protects it from your {aimed[0].name}"
    if owner == reader:
        return _worry(state, one, reader)
    equal = [each for each in ready if each.rank == one.rank and state.ranks.value[one]]
    if equal and owner and one in state.zones[POINTS[owner]]:
        return f"Your {equal[-1].name} can't touch it: {_suits(one, equal[-1])}"
    return "Nothing in your hand can touch it"


def _sweeps(state: Cuttle, one: Card) -> dict[str, str]:
    """The powers that scrap a card in play with all of its kind, and in what words."""
    found: dict[str, str] = {}
    if any(one in state.zones[POINTS[seat]] for seat in state.seats):
        found["scrap_points"] = "scrap all points"
    if one.rank == JACK or not state.zone_of(one).endswith(".points"):
        found["scrap_effects"] = "sweep it away"
    return found


def _would(state: Cuttle, mine: Card, one: Card) -> bool:
    """Whether a card's power is for cards such as that one, were there no Queen."""
    power, point = state.ranks.power[mine], bool(state.ranks.value[one])
    in_row = point and any(one in state.zones[POINTS[seat]] for seat in state.seats)
    if power == "return_effect" and state.options.nine == "opponent_any":
        return True
    return power == "steal" if in_row else power in {"scrap_effect", "return_effect"}


def _worry(state: Cuttle, one: Card, reader: Seat) -> str:
    """What can happen to one's own card."""
    shielded = state.shielded(reader, but=one)
    row = any(one in state.zones[POINTS[seat]] for seat in state.seats)
    if row and one.rank != JACK:
        jack = "" if shielded else "a Jack"
        aces = [_a(rank) for rank in _ranks(state, "scrap_points")[:1]]
        some = [each for each in (_beating(state, one), jack, *aces) if each]
        told = f"{one_of(some) if some else 'nothing'} can {'take' if jack else 'scrap'} it"
        return told[:1].upper() + told[1:]
    powers = ["scrap_effects"] if shielded else ["scrap_effects", "scrap_effect", "return_effect"]
    ranks = _ranks(state, *powers, *(["scrap_points"] if row else []))
    some = [_rank(each, 2) for each in ranks] + ["a scuttle"] * row
    short = [*ranks, *(["a scuttle"] * row)]
    if not some:
        return ""
    return shortest(f"Only {one_of(some)} can remove it", f"{one_of(short)} can remove it")


def _beating(state: Cuttle, one: Card) -> str:
    """The cards that would scuttle a point card: `8H or higher`, `a 10`; `""` if none would."""
    strength = state.ranks.strength
    higher = [each for each in strength if strength[each] > strength[one]]
    if not higher:
        return ""
    least, most = (edge(higher, key=strength.__getitem__) for edge in (min, max))
    if least.rank == one.rank:
        return least.name if least is most else f"{least.name} or higher"
    return _a(least.rank) if least.rank == most.rank else f"{least.rank} or higher"


def _a(rank: str) -> str:
    """A rank as one says it: `an Ace`."""
    name = _rank(rank)
    return f"an {name}" if name[0] in "AE" else f"a {name}"


def _played(state: Cuttle, reader: Seat, one: Card, place: int) -> list[str]:
    """A card that waits for its answers or its choice: what it will do, and who can stop it."""
    memory, played = state.memory, state.zones["played"]
    if not memory.played_by:
        return lines(f"{one.name} is at work", "It is scrapped once the choice is made")
    by = memory.played_by[min(place, len(memory.played_by) - 1)]
    if place:
        told = f"{by}'s {one.name} counters {played[place - 1].name}"
    else:
        aimed = f" {memory.target}" if memory.target else ""
        phrase = joined(_action(state, reader, by, one, [f"action {one.name}{aimed}"])[:1])
        phrase = phrase or "do nothing"
        would = f"{one.name} would {phrase}"
        own = phrase if phrase.startswith(one.name) else f"{by}'s {would}"
        told = shortest(own, would, f"{by}'s {would.partition(' (')[0]}", f"{by} plays {one.name}")
    if place < len(played) - 1:
        return lines(told, "It is countered, as things stand")
    return lines(told, _stopped(state, reader, by))


def _stopped(state: Cuttle, reader: Seat, by: Seat) -> str:
    """Whether the reader can counter what that seat has played (CU-26, CU-29)."""
    if by == reader or state.turn != reader:
        return "A Two would counter it: both are scrapped"
    hand = [each for each in cast("list[Card | None]", state.zones[HAND[reader]]) if each]
    frozen = () if state.options.frozen_counters else state.memory.frozen.get(reader, ())
    twos = [each for each in hand if each.rank == COUNTER and each.name not in frozen]
    return f"You can counter it with {one_of(twos)}" if twos else "You hold no Two to counter it"


def _scrapped(state: Cuttle, reader: Seat, one: Card) -> list[str]:
    ranks = _ranks(state, "rummage")
    name = f"{one.name} is in the scrap pile"
    if not ranks:
        return lines(name, "It does not come back")
    article = _rank(ranks[0])
    if state.memory.phase == "take" and state.turn == reader and one in state.takeable():
        return lines(name, "Click it: it goes into your hand")
    if one not in state.takeable():
        return lines(name, f"A {article} can't take it back")
    return lines(name, f"Anyone can take it with a {article}")


# ---------------------------------------------------------------------- piles and players


def _zone(state: Cuttle, reader: Seat, owner: Seat, kind: str) -> str:
    zones = state.zones
    match kind:
        case "draw":
            if not zones["draw"]:
                passes = state.options.passes_to_draw or len(state.seats)
                return f"{passes} passes in a row end the game as a draw"
            if state.full(reader):
                return "Your hand is full: you can't draw"
            return "Click to draw a card: that takes your turn"
        case "scrap":
            ranks = _ranks(state, "rummage")
            return f"A {_rank(ranks[0])} takes one of them" if ranks else "Out of play"
        case "played":
            return "Drop a card here to play it as an action"
        case "drawn":
            return "What a Seven turns up is played at once"
        case "points":
            return f"{state.points(owner)} of the {state.goal(owner)} points needed"
        case "royals":
            if owner == reader:
                return "Laying a Queen or King here takes your turn"
            return "They work for as long as they lie here"
        case "glasses":
            return "An Eight laid here as glasses opens this hand"
    if owner == reader:
        return "Your cards to play"
    return "It lies open" if owner in state.open_seats() else "Only their owner sees them"


def _seat(state: Cuttle, seat: Seat) -> list[str]:
    goal, have = state.goal(seat), state.points(seat)
    kings = sum(state.ranks.power[one] == "crown" for one in state.zones[ROYALS[seat]])
    why = f", with {counted(kings, 'King')}" if kings else ""
    return [f"{have} of the {goal} points needed{why}"]
