"""The powers of cards: what each does once it stands, and the facts about it (CU-11 to CU-24).

What computers think of a power stands in `ai.evaluation.cuttle`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, assert_never

from cardtable.engine.cards import JOKER, Card, in_order, names, with_riders
from cardtable.engine.cards import card as card_named
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.notation import Move, Seat
from cardtable.engine.state import of_each_seat, seen, unseen
from cardtable.games.cuttle.options import COUNTER, DRAWING, JACK, PICTURES, RIDERS, Does

if TYPE_CHECKING:
    from cardtable.games.cuttle.game import Cuttle


HAND, POINTS, ROYALS, GLASSES = map(of_each_seat, ("hand", "points", "royals", "glasses"))

TABLE = frozenset({*POINTS.values(), *ROYALS.values(), *GLASSES.values()})
"""What is on the table (CU-R22)."""

NEAR = 10
"""So few points missing, and a player is close to winning: one card could do it."""

GOOD = 7
"""A card that counts so much is one to lay for points."""


class Play:
    """A card played as an action: by whom, at what, and who is told of it."""

    def __init__(
        self,
        state: Cuttle,
        seat: Seat,
        card: Card,
        reader: Seat,
        target: Card | None = None,
        victim: Seat = "",
    ) -> None:
        self.state = state
        self.seat = seat
        self.card = card
        self.reader = reader
        self.target = target
        self.victim = victim

    def named(self, run: list[Card]) -> tuple[Value, ...]:
        """Cards in play with whose they are; of two players the other's need no name.

        Those of the reader's team come last: a partner's, then their own.
        """
        team, whose = self.team, {card: self.state.controller(card) for card in run}
        every = sorted(run, key=lambda card: (whose[card] in team, self.is_own(card)))
        return tuple(
            card
            if len(self.state.seats) == 2 and whose[card] not in team
            else Fact("cuttle.whose-card", {**self.about(whose[card]), "card": card})
            for card in every
        )

    @property
    def team(self) -> tuple[Seat, ...]:
        """The reader and who wins with them."""
        return self.state.team.get(self.reader, ())

    def about(self, who: Seat) -> dict[str, Value]:
        """A seat, and whether that's the reader's partner."""
        return {"who": who, "partner": "yes" if who in self.team and who != self.reader else "no"}

    def is_own(self, card: Card) -> bool:
        """Whether a card in play is the reader's."""
        return self.state.controller(card) == self.reader

    def aims(self) -> list[Card]:
        """The cards at which it may be aimed; the one at which it is."""
        if self.target is not None:
            return [self.target]
        return targets(self.state, self.seat, self.state.ranks.power[self.card])

    def loses(self, lost: Mapping[Seat, Sequence[Card]]) -> tuple[Fact, ...]:
        """Who loses which cards in play; their points, too, if there are several to add up.

        The player whose turn it is comes first.
        """
        value, zones = self.state.ranks.value, self.state.zones
        facts: list[Fact] = []
        for who in _around(self.state, self.seat):
            if run := lost.get(who, ()):
                points = [value[card] for card in run if card in zones[POINTS[who]]]
                count = sum(points) if len(points) > 1 else 0
                about = {**self.about(who), "cards": tuple(run), "count": count}
                facts.append(Fact("cuttle.loses", about))
        return tuple(facts)

    def then(self, scrapped: Sequence[Card], home: Sequence[tuple[Card, Seat]]) -> Iterator[Fact]:
        """What else happens if these cards are scrapped and those return to their owners.

        Stolen cards go back, and a player with fewer kings needs more points again.
        """
        state, back = self.state, dict[Seat, list[Card]]()
        for card, who in home:
            back.setdefault(who, []).append(card)
        for who, cards in back.items():
            yield Fact("cuttle.goes-home", {"cards": tuple(cards), "who": who})
        gone = {*scrapped, *(card for card, _ in home)}
        poorer = dict[Seat, int]()
        for who in _around(state, self.seat):
            row = [
                *(each for each in state.zones[ROYALS[who]] if each not in gone),
                *back.get(who, ()),
            ]
            left = sum(state.ranks.power[each] == "crown" for each in row)
            if left < kings(state, who):
                poorer[who] = state.options.goal[left]
        for who, goal in list(poorer.items())[:1]:
            yield Fact("cuttle.need-again", {"count": len(poorer), "who": who, "goal": goal})

    def losses(self, lost: dict[Seat, int]) -> tuple[Value, ...]:
        """What the player loses, and each of the others who loses anything."""
        some = (who for who in lost if lost[who] or who == self.seat)
        return tuple(Fact("cuttle.loss", {"who": who, "count": lost[who]}) for who in some)


class Action:
    """What cards of one power do when they are played as actions."""

    RULE: ClassVar[int] = 25
    IDLE: ClassVar[str] = ""
    """The message of why it can do nothing now."""

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:
        """Carry it out; false if that opens a phase in which a choice is to be made."""
        raise NotImplementedError

    def use(self, play: Play) -> Fact | None:
        """What it would do now; None if that is nothing."""
        raise NotImplementedError

    def idle(self, play: Play) -> Bar:  # noqa: ARG002 - a Jack's depends on Queens
        """Why it can do nothing now."""
        return Bar(self.IDLE, rule="CU-10")

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        """What speaks for it; `world` is the table after it."""
        yield from ()

    def otherwise(self, play: Play) -> Fact | None:  # noqa: ARG002
        """What it does to the reader, unless the reader counters it."""
        return None


class Scrapping(Action):
    """All cards of a kind go to the scrap pile."""

    IDLE: ClassVar[str] = "cuttle.nothing-to-scrap"


class ScrapPoints(Scrapping):
    """CU-11: all point cards, with their Jacks."""

    RULE: ClassVar[int] = 11

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        for owner in state.seats:
            state.scrap(state.zones[POINTS[owner]][:], POINTS[owner])
        return True

    def use(self, play: Play) -> Fact | None:
        state = play.state
        lost = play.loses({who: state.zones[POINTS[who]] for who in state.seats})
        return Fact("cuttle.scrap-points", {"losses": lost, "after": ()}) if lost else None

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        state, seat = play.state, play.seat
        lost = {who: state.points(who) for who in _around(state, seat)}
        if any(lost[other] for other in state.others[seat]):
            near = min(state.others[seat], key=lambda other: missing(state, other))
            if missing(state, near) <= NEAR:
                yield from sets_back(state, world, near)
            yield Fact("cuttle.losses", {"losses": play.losses(lost)})


class ScrapEffects(Scrapping):
    """CU-16: every effect card; stolen point cards go back to those who first played them."""

    RULE: ClassVar[int] = 16

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        stolen: list[tuple[Card, str]] = []
        for owner in state.seats:
            groups = with_riders(state.zones[POINTS[owner]], JACK)
            stolen += [(group[0], POINTS[owner]) for group in groups if len(group) > 1]
            state.scrap([jack for group in groups for jack in group[1:]], POINTS[owner])
            state.scrap(state.zones[ROYALS[owner]][:], ROYALS[owner])
            for who in state.seats:
                mine = [x for x in state.zones[GLASSES[owner]] if state.controller(x) == who]
                state.scrap(mine, GLASSES[owner])
        for point, zone in stolen:
            state.bring_home([point], zone)
        return True

    def use(self, play: Play) -> Fact | None:
        state, swept = play.state, sweeps(play.state, "scrap_effects")
        lost, home = play.loses(swept), list[tuple[Card, Seat]]()
        for owner in state.seats:
            for group in with_riders(state.zones[POINTS[owner]], JACK):
                first = state.memory.laid_by.get(group[0].name, owner)
                if len(group) > 1 and first != owner:
                    home.append((group[0], first))
        after = tuple(play.then([card for run in swept.values() for card in run], home))
        return Fact("cuttle.scrap-cards", {"losses": lost, "after": after}) if lost else None

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        state, seat = play.state, play.seat
        swept = sweeps(state, "scrap_effects")
        lost = {who: len(swept.get(who, ())) for who in _around(state, seat)}
        if any(lost[other] for other in state.others[seat]):
            yield Fact("cuttle.losses-in-play", {"losses": play.losses(lost)})
        gained = world.points(seat) - state.points(seat)
        if gained > 0:
            yield Fact("cuttle.come-back", {"count": gained})

    def otherwise(self, play: Play) -> Fact | None:
        mine = len(sweeps(play.state, "scrap_effects").get(play.reader, ()))
        return Fact("cuttle.else-lose-in-play", {"count": mine}) if mine else None


class Removing(Action):
    """One card leaves the table, with all that lies on it; what it lay on goes home."""

    def _use(self, play: Play, key: str) -> Fact | None:
        """The cards it can be aimed at and, if there's only one, what else that would do."""
        run = play.aims()
        play.target = run[0] if len(run) == 1 else None
        after = self.after(play) if play.target else ()
        return Fact(key, {"cards": play.named(run), "after": after}) if run else None

    @staticmethod
    def after(play: Play) -> tuple[Fact, ...]:
        """What comes of it beside that: who loses what lay on it, and what goes home to whom."""
        state, target = play.state, play.target
        assert target is not None
        stack = state.stack(target)
        place, owner = stack.index(target), state.zone_of(target).partition(".")[0]
        above, home = stack[place + 1 :], list[tuple[Card, Seat]]()
        if place and (first := state.memory.laid_by.get(stack[place - 1].name, owner)) != owner:
            home = [(stack[0], first)]
        lost = dict[Seat, list[Card]]()
        for card in above:
            lost.setdefault(state.controller(card), []).append(card)
        return (*play.loses(lost), *play.then([target, *above], home))

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        state, seat, target = play.state, play.seat, play.target
        assert target is not None
        power, owner = state.ranks.power[target], state.controller(target)
        value = state.ranks.value[target]
        if owner == seat:
            yield Fact("cuttle.own-back")
        elif value and target in state.zones[POINTS[owner]]:
            yield Fact("cuttle.needs-more", {"who": owner, "count": missing(world, owner)})
        match power:
            case "crown":
                yield _without_king(state, owner)
            case "shield":
                yield Fact("cuttle.is-shield", {"who": owner})
            case "steal" | "usurp":
                stolen = state.stack(target)[0]
                if owner != seat == world.controller(stolen):
                    yield Fact("cuttle.comes-back", {"card": stolen})
                yield Fact("cuttle.lets-hold", {"who": owner, "card": stolen})
            case "glasses":
                yield Fact("cuttle.sees-you", {"who": owner})

    def otherwise(self, play: Play) -> Fact | None:
        return _goes_otherwise(play)


class ScrapEffect(Removing):
    """CU-12: one effect card."""

    RULE: ClassVar[int] = 12
    IDLE: ClassVar[str] = "cuttle.nothing-to-scrap"

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        _take_off(state, card_named(target or ""), "scrap")
        return True

    def use(self, play: Play) -> Fact | None:
        return self._use(play, "cuttle.scrap-one")


class ReturnEffect(Removing):
    """CU-19, CU-40: a card back to its controller's hand, frozen."""

    RULE: ClassVar[int] = 19
    IDLE: ClassVar[str] = "cuttle.nothing-to-return"

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        back = card_named(target or "")
        owner = state.controller(back)
        _take_off(state, back, HAND[owner])
        state.freeze(back, owner)
        state.say(owner, "returned", card=back)
        return True

    def use(self, play: Play) -> Fact | None:
        return self._use(play, "cuttle.return")

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        assert play.target is not None
        yield from super().reasons(play, world)
        yield Fact("cuttle.cant-again", {"who": play.state.controller(play.target)})


class Rummage(Action):
    """CU-13: one card of the scrap pile is to be taken."""

    RULE: ClassVar[int] = 13
    IDLE: ClassVar[str] = "cuttle.scrap-pile-empty"

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        state.ask(seat, "take")
        return False

    def use(self, play: Play) -> Fact | None:
        run = play.state.takeable()
        if len(run) == 1:
            return Fact("cuttle.take-card", {"card": run[0]})
        return Fact("cuttle.take-one", {"count": len(run)}) if run else None

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        state = play.state
        pile = in_order(state.takeable())
        best = [card for card in pile if card.rank in PICTURES][:2]
        best = best or [max(pile, key=state.ranks.value.__getitem__)]
        yield Fact("cuttle.among", {"cards": tuple(best), "count": len(pile)})

    def otherwise(self, play: Play) -> Fact | None:
        count = len(play.state.takeable())
        return Fact("cuttle.else-takes", {"who": play.seat, "count": count})


class Raid(Action):
    """CU-14, CU-40: two cards of the victim's hand."""

    RULE: ClassVar[int] = 14
    IDLE: ClassVar[str] = "cuttle.hands-empty"

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        victim = target or ""
        hand = state.hand(victim)
        if len(hand) > 2 and state.options.four == "choose":
            state.ask(victim, "discard")
            return False
        gone = state.chance.pick(hand, 2) if len(hand) > 2 else hand[:]
        if not gone:
            state.say(victim, "nothing_to_lose")
        state.give_up(victim, gone)  # CU-48: nothing, from a hand that has been spent on counters
        return True

    def use(self, play: Play) -> Fact | None:
        state, victims = play.state, [play.victim] if play.victim else play.state.others[play.seat]
        most = max((len(state.zones[HAND[other]]) for other in victims), default=0)
        if not most:
            return None
        who = victims[0] if len(victims) == 1 else None
        how = state.options.four if most > 2 else "all"
        return Fact("cuttle.raid", {"who": who, "count": min(2, most), "how": how})

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        left = max(0, len(play.state.zones[HAND[play.victim]]) - 2)
        yield Fact("cuttle.leaves", {"who": play.victim, "count": left}, of="hand")

    def otherwise(self, play: Play) -> Fact | None:
        if play.victim != play.reader:
            return None
        hand = len(play.state.hand(play.reader))
        return Fact("cuttle.else-raided", {"count": min(2, hand), "hand": hand})


class Draw(Action):
    """CU-15, CU-43: two cards; or first one away, then three."""

    RULE: ClassVar[int] = 15
    IDLE: ClassVar[str] = "cuttle.nothing-left"

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        if state.options.five == "draw":
            state.draw_cards(seat, 2)
            return True
        if len(state.hand(seat)) > 1:
            state.ask(seat, "discard")
            return False
        state.give_up(seat, state.hand(seat)[:])
        state.draw_cards(seat, 3)
        return True

    def use(self, play: Play) -> Fact | None:
        state = play.state
        if not drawable(state):
            return None
        count = drawn_by(state, play.seat, play.card)
        how = "discard_draw" if costs_card(state, play.seat, play.card) else "draw"
        return Fact("cuttle.draw", {"count": count, "how": how})

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        state, seat = play.state, play.seat
        held = held_beside(state, seat, play.card) - costs_card(state, seat, play.card)
        others = {other: len(state.zones[HAND[other]]) for other in state.others[seat]}
        most = max(others, key=others.__getitem__)
        yield from chances(state, seat)
        if held < others[most]:
            then = held + drawn_by(state, seat, play.card)
            yield Fact("cuttle.then-hold", {"count": then, "who": most, "theirs": others[most]})

    def otherwise(self, play: Play) -> Fact | None:
        count = drawn_by(play.state, play.seat, play.card)
        return Fact("cuttle.else-draws", {"who": play.seat, "count": count})


class DrawnPlay(Action):
    """CU-17, CU-40: the top card, or two, to be played at once."""

    RULE: ClassVar[int] = 17
    IDLE: ClassVar[str] = "cuttle.nothing-left"

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        pile = state.zones["draw"]
        count = 2 if state.options.seven == "two" else 1
        turned = pile[: -count - 1 : -1]
        state.move(turned, "draw", "drawn")
        state.say(seat, "turned_up", cards=turned)
        if len(turned) == 1 and not uses(state, seat, turned):
            state.say(seat, "useless", card=turned[0])
            state.scrap(turned, "drawn", spent=True)
            return True
        state.ask(seat, "drawn")
        return False

    def use(self, play: Play) -> Fact | None:
        state = play.state
        if not drawable(state):
            return None
        two = state.options.seven == "two" and cards_left(state) > 1
        return Fact("cuttle.turn-up", {"count": 2 if two else 1})

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        yield from chances(play.state, play.seat)
        yield Fact("cuttle.another")

    def otherwise(self, play: Play) -> Fact | None:
        return Fact("cuttle.else-another", {"who": play.seat})


class Glasses(Action):
    """CU-18: it lies in front of the victim, whose hand is open."""

    RULE: ClassVar[int] = 18

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:
        state.lay(card, seat, GLASSES[target or ""])
        return True

    def use(self, play: Play) -> Fact | None:
        victims = [play.victim] if play.victim else play.state.others[play.seat]
        return Fact("cuttle.glasses", {"who": victims[0] if len(victims) == 1 else None})

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        known = len(seen(play.state, play.seat, HAND[play.victim]))
        every = len(play.state.zones[HAND[play.victim]])
        if 0 < known < every:
            about: dict[str, Value] = {"who": play.victim, "count": known, "every": every}
            yield Fact("cuttle.known-so-far", about)
        yield Fact("cuttle.will-know", {"who": play.victim})

    def otherwise(self, play: Play) -> Fact | None:
        if play.victim != play.reader:
            return None
        return Fact("cuttle.else-sees", {"who": play.seat})


class Stealing(Action):
    """A card that is laid on an opponent's card: both cross the table, with all between them."""

    ROWS: ClassVar[dict[Seat, str]]

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:
        stolen = card_named(target or "")
        zone, stack = state.zone_of(stolen), state.stack(stolen)
        state.lay(card, seat, zone, at=state.zones[zone].index(stack[-1]) + 1)
        state.move([*stack, card], zone, self.ROWS[seat])
        state.say(seat, "stolen", card=stolen, by=card)
        return True

    def idle(self, play: Play) -> Bar:
        others = play.state.others[play.seat]
        guard = next((other for other in others if play.state.shielded(other)), None)
        if guard is not None:
            return Bar("cuttle.guarded", {"who": guard}, rule="CU-23")
        return super().idle(play)


class Steal(Stealing):
    """CU-21: the Jack is laid on a point card."""

    RULE: ClassVar[int] = 21
    IDLE: ClassVar[str] = "cuttle.nothing-to-steal"
    ROWS: ClassVar[dict[Seat, str]] = POINTS

    def use(self, play: Play) -> Fact | None:
        run, state = play.aims(), play.state
        if not run:
            return None
        most = missing(state, play.seat)
        wins = tuple(card for card in run if state.ranks.value[card] >= most)
        if wins:
            return Fact("cuttle.steal-wins", {"cards": wins, "who": play.seat})
        return Fact("cuttle.steal", {"cards": play.named(run)})

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        state, target = play.state, play.target
        assert target is not None
        owner, value = state.controller(target), state.ranks.value
        if missing(state, owner) <= NEAR:
            yield from sets_back(state, world, owner)
        takeable = targets(state, play.seat, "steal")
        if len(takeable) > 1 and all(value[card] <= value[target] for card in takeable):
            yield Fact("cuttle.highest-steal")
        yield Fact("cuttle.change-sides", {"count": value[target], "who": owner})


class Usurp(Stealing):
    """CU-54: the joker is laid on a Queen or a King."""

    RULE: ClassVar[int] = 54
    IDLE: ClassVar[str] = "cuttle.nothing-to-usurp"
    ROWS: ClassVar[dict[Seat, str]] = ROYALS

    def use(self, play: Play) -> Fact | None:
        run = play.aims()
        return Fact("cuttle.usurp", {"cards": play.named(run)}) if run else None

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        state, target = play.state, play.target
        assert target is not None
        owner = state.controller(target)
        if state.ranks.power[target] == "shield":
            yield Fact("cuttle.takes-shield", {"who": owner})
            yield Fact("cuttle.uncounterable")
        else:
            yield _without_king(state, owner)
            yield needs(world, play.seat)

    def otherwise(self, play: Play) -> Fact | None:
        return _goes_otherwise(play)


class Staying(Action):
    """A card that is laid beside one's points, and works as long as it lies there."""

    def apply(self, state: Cuttle, seat: Seat, card: Card, target: str | None) -> bool:  # noqa: ARG002
        state.lay(card, seat, ROYALS[seat])
        return True


class Shield(Staying):
    """CU-23: a Queen."""

    RULE: ClassVar[int] = 23

    def use(self, play: Play) -> Fact | None:
        ranks = ranks_with(play.state, "scrap_effect", "return_effect", "steal", "usurp")
        return Fact("cuttle.protects", {"who": play.seat, "ranks": ranks})

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:  # noqa: ARG002
        if play.state.points(play.seat):
            yield Fact("cuttle.no-jack", {"count": play.state.points(play.seat)})
        yield Fact("cuttle.uncounterable")

    def otherwise(self, play: Play) -> Fact | None:
        return Fact("cuttle.else-uncounterable", {"who": play.seat})


class Crown(Staying):
    """CU-24: a King."""

    RULE: ClassVar[int] = 24

    def use(self, play: Play) -> Fact | None:
        state, seat = play.state, play.seat
        goal, count = state.options.goal, kings(state, seat)
        if count + 1 >= len(goal):
            return None
        about: dict[str, Value] = {"who": seat, "before": goal[count], "after": goal[count + 1]}
        if state.points(seat) >= goal[count + 1]:
            return Fact("cuttle.crown-wins", {"who": seat, "after": goal[count + 1]})
        return Fact("cuttle.crown", about, of="goal")

    def idle(self, play: Play) -> Bar:  # noqa: ARG002
        return Bar("cuttle.king-idle", rule="CU-24")

    def reasons(self, play: Play, world: Cuttle) -> Iterator[Fact]:
        state, seat = play.state, play.seat
        least = min(state.others[seat], key=lambda other: missing(state, other))
        if state.points(seat):
            yield needs(world, seat)
        if missing(world, seat) < missing(state, least):
            yield Fact("cuttle.nobody-fewer", {"who": least, "count": missing(state, least)})
        else:
            yield Fact("cuttle.as-good-as", {"count": state.goal(seat) - world.goal(seat)})


def _goes_otherwise(play: Play) -> Fact | None:
    """That the reader's own card goes, if that is what the action is aimed at."""
    target = play.target
    if target is None or play.state.controller(target) != play.reader:
        return None
    return Fact("cuttle.else-gone", {"card": target})


def _without_king(state: Cuttle, owner: Seat) -> Fact:
    """How many points somebody needs with one King fewer, and needs now."""
    marks, count = state.options.goal, kings(state, owner)
    about: dict[str, Value] = {"who": owner, "after": marks[count - 1], "before": marks[count]}
    return Fact("cuttle.without-king", about)


def _around(state: Cuttle, seat: Seat) -> tuple[Seat, ...]:
    """That seat, and the others clockwise."""
    return (seat, *state.clockwise(seat)[:-1])


def _take_off(state: Cuttle, card: Card, to: str) -> None:
    """One card off the table. What lies on it is scrapped, what it lay on goes home (CU-22)."""
    zone, stack = state.zone_of(card), state.stack(card)
    place = stack.index(card)
    state.scrap(stack[place + 1 :], zone)
    if to == "scrap":
        state.scrap([card], zone, spent=True)
    else:
        state.forget_player([card])
        state.move([card], zone, to)
    if place:
        state.bring_home(stack[:place], zone)


ACTIONS: dict[Does, Action] = {
    "scrap_points": ScrapPoints(),
    "scrap_effect": ScrapEffect(),
    "rummage": Rummage(),
    "raid": Raid(),
    "draw": Draw(),
    "scrap_effects": ScrapEffects(),
    "drawn_play": DrawnPlay(),
    "glasses": Glasses(),
    "return_effect": ReturnEffect(),
    "steal": Steal(),
    "shield": Shield(),
    "crown": Crown(),
    "usurp": Usurp(),
}


# ------------------------------------------------------------------ what there is to be counted


def use(state: Cuttle, card: Card) -> str:
    """The word for what a card does as an action: its power, and the way in which it is played."""
    power, options = state.ranks.power[card], state.options
    if power == "raid" and options.four == "choose":  # CU-40
        return "raid choose"
    if power == "draw" and options.five == "discard_draw":  # CU-43
        return "discard_draw"
    if power == "drawn_play" and options.seven == "two" and cards_left(state) > 1:  # CU-40
        return "drawn_play two"
    return power


def sweeps(state: Cuttle, power: Does) -> dict[Seat, list[Card]]:
    """The cards that an Ace or a Six would scrap now, by whose they are (CU-11, CU-16)."""
    swept: dict[Seat, list[Card]] = {}
    for seat in state.seats:
        row = state.zones[POINTS[seat]]
        for card in (*row, *state.zones[ROYALS[seat]], *state.zones[GLASSES[seat]]):
            point = card in row and card.rank != JACK
            if point == (power == "scrap_points"):
                swept.setdefault(state.controller(card), []).append(card)
    return swept


def drawn_by(state: Cuttle, seat: Seat, card: Card) -> int:
    """How many cards a Five would draw (CU-15, CU-37, CU-43)."""
    options, left = state.options, cards_left(state)
    if options.hand_limit is not None and options.hand_limit_at == "draw":
        held = held_beside(state, seat, card) - costs_card(state, seat, card)
        left = min(left, max(0, options.hand_limit - held))
    return min(3 if options.five == "discard_draw" else 2, left)


def costs_card(state: Cuttle, seat: Seat, card: Card) -> bool:
    """Whether a Five costs its player another card first (CU-43)."""
    return state.options.five == "discard_draw" and held_beside(state, seat, card) > 0


def held_beside(state: Cuttle, seat: Seat, card: Card) -> int:
    """How many cards a seat holds besides that one."""
    return len(state.hand(seat)) - (card in state.hand(seat))


def cards_left(state: Cuttle) -> int:
    """How many cards there are to draw, once a turned-up card is played (CU-47)."""
    return len(state.zones["draw"]) + max(0, len(state.zones["drawn"]) - 1)


def missing(state: Cuttle, seat: Seat) -> int:
    """How many points a seat still needs."""
    return max(0, state.goal(seat) - state.points(seat))


def needs(state: Cuttle, seat: Seat) -> Fact:
    """How few points a seat still needs."""
    return Fact("cuttle.needs-only", {"who": seat, "count": missing(state, seat)}, of="points")


def sets_back(state: Cuttle, world: Cuttle, seat: Seat) -> Iterator[Fact]:
    """How few points a seat needs now, and how many in that world; nothing if that's no more."""
    now, then = missing(state, seat), missing(world, seat)
    if then > now:
        yield Fact("cuttle.sets-back", {"who": seat, "before": now, "after": then})


def kings(state: Cuttle, seat: Seat) -> int:
    """How many Kings a seat has in play."""
    return sum(state.ranks.power[card] == "crown" for card in state.zones[ROYALS[seat]])


def ranks_with(state: Cuttle, *powers: str) -> tuple[str, ...]:
    """The ranks that have one of these powers; jokers, where there are any, have theirs."""
    ranks = tuple(str(rank) for rank, power in state.options.powers.items() if power in powers)
    return (*ranks, JOKER) if "usurp" in powers and state.options.jokers else ranks


def chances(state: Cuttle, seat: Seat) -> Iterator[Fact]:
    """How many of the cards that may come would win as points, or are worth much by themselves."""
    hidden, value = unseen(state, seat), state.ranks.value
    if not hidden:
        return
    lacking = missing(state, seat)
    winning = sum(value[card] >= lacking for card in hidden)
    about = {"every": len(hidden), "points": lacking if winning else GOOD}
    if winning:
        yield Fact("cuttle.would-win", {**about, "count": winning})
        return
    good = sum(value[card] >= GOOD or card.rank in PICTURES for card in hidden)
    yield Fact("cuttle.good-cards", {**about, "count": good})


# ------------------------------------------------------------------ which moves there are


def moves(state: Cuttle) -> list[Move]:
    """Every move of the seat on turn."""
    seat: Seat = state.turn or ""
    memory, zones = state.memory, state.zones
    hand = held = zones[HAND[seat]]
    match memory.phase:
        case "turn":
            if seat in memory.frozen:
                frozen = memory.frozen[seat]
                hand = [card for card in hand if card.name not in frozen]
            moves = uses(state, seat, hand)
            draw, limit = zones["draw"], state.ranks.draw_limit
            if draw and (limit is None or len(held) < limit):
                moves.append("draw")
            if not draw or not moves:  # CU-33
                moves.append("pass")
            return moves
        case "counter":
            frozen = () if state.options.frozen_counters else memory.frozen.get(seat, ())
            moves = []
            for card in hand:
                if card.rank == COUNTER and card.name not in frozen:
                    moves.append(move_with("counter", card))
            moves.append("allow")
            return moves
        case "take":
            return [move_with("take", card) for card in state.takeable()]
        case "drawn":
            drawn = zones["drawn"]
            # CU-40: of two cards without a use one is given up
            return uses(state, seat, drawn) or [move_with("discard", card) for card in drawn]
    sets = combinations(in_order(hand), state.to_give_up())
    return [f"discard {names(some)}" for some in sets]


def uses(state: Cuttle, seat: Seat, cards: Iterable[Card]) -> list[Move]:
    """Every move with which that seat can play one of these cards."""
    zones, plays, acting = state.zones, state.ranks.plays, state.ranks.acting
    draws = zones["draw"] or len(zones["drawn"]) > 1  # as `drawable` says
    points: list[Card] = []
    for other in state.others[seat]:
        points += zones[POINTS[other]]  # a Jack among them is beaten by no card
    moves: list[Move] = []
    for card in cards:
        play = plays[card]
        moves += play.sure  # CU-7
        if points:  # CU-8
            beaten = play.beaten
            for target in points:
                if target in beaten:
                    moves.append(beaten[target])
        power = play.power
        if power:
            if power in DRAWING:
                if draws:
                    moves.append(acting[card])
            else:
                moves += _actions(state, seat, card, power)
        elif play.free:
            moves.append(play.free)
        elif play.aimed:
            for target in targets(state, seat, state.ranks.power[card]):
                moves.append(play.aimed[target])
    return moves


def _actions(state: Cuttle, seat: Seat, card: Card, power: Does) -> Sequence[Move]:
    """The lines of an action that must find something to work on (CU-10), if not cards to draw."""
    match power:
        case "rummage":
            useful = bool(state.takeable())
        case "raid" | "glasses":
            victims, zones = state.others[seat], state.zones
            if power == "raid":
                victims = tuple([other for other in victims if zones[HAND[other]]])
            if len(state.seats) > 2:  # CU-36
                return [f"action {card.name} {victim}" for victim in victims]
            useful = bool(victims)
        case "draw" | "drawn_play" | "scrap_points" | "scrap_effects" | "shield" | "crown":
            useful = False  # `uses` knows without asking
        case "scrap_effect" | "return_effect" | "steal" | "usurp" | "none":
            useful = False
        case _:
            assert_never(power)
    return [state.ranks.acting[card]] if useful else ()


def drawable(state: Cuttle) -> bool:
    """Whether there are cards to draw; next to another drawn card that one counts too (CU-47)."""
    return bool(state.zones["draw"]) or len(state.zones["drawn"]) > 1


def targets(state: Cuttle, seat: Seat, power: Does) -> list[Card]:
    """The cards on the table that such an action of that seat may be aimed at."""
    if power == "steal":  # CU-21
        cards: list[Card] = []
        for other in state.others[seat]:
            row = state.zones[POINTS[other]]
            if row and not state.shielded(other):
                cards += [card for card in row if card.rank != JACK]
        return cards
    if power == "usurp":  # CU-54
        return [
            card
            for other in state.others[seat]
            for card in state.zones[ROYALS[other]]
            if card.rank != JOKER and not state.shielded(other, but=card)
        ]
    wide = state.options.two if power == "scrap_effect" else state.options.nine
    if wide in {"any", "effects"}:  # CU-12, CU-19
        return effects(state, seat)
    rivals = state.others[seat]  # CU-42
    opposing = [card for card in effects(state, seat) if state.controller(card) in rivals]
    if power == "return_effect":  # CU-40: a Queen covers point cards as she does from Jacks
        opposing += targets(state, seat, "steal")
    return opposing


def effects(state: Cuttle, seat: Seat) -> list[Card]:
    """Every effect card on the table that no Queen keeps from that seat (CU-23)."""
    zones = state.zones
    cards: list[Card] = []
    jokers = state.options.jokers
    for owner in state.seats:
        if zones[POINTS[owner]]:
            cards += top_jacks(zones[POINTS[owner]])
        royals = zones[ROYALS[owner]]
        cards += _uncovered(royals) if jokers else royals
        cards += zones[GLASSES[owner]]
    if cards:
        for other in state.others[seat]:
            if state.shielded(other):
                return [card for card in cards if not state.covered(card, seat)]
    return cards


def _uncovered(royals: list[Card]) -> list[Card]:
    """Queens and Kings, and the jokers that no other joker lies on (CU-54)."""
    stacks = with_riders(royals, RIDERS)
    return [card for stack in stacks for card in dict.fromkeys((stack[0], stack[-1]))]


def top_jacks(row: list[Card]) -> list[Card]:
    """The Jacks of a row that no other Jack lies on (CU-R4)."""
    jacks: list[Card] = []
    ridden = False
    for card in row:
        if card.rank != JACK:
            ridden = False
        elif ridden:
            jacks[-1] = card
        else:
            jacks.append(card)
            ridden = True
    return jacks


@cache
def move_with(verb: str, card: Card) -> Move:
    """A move about one card."""
    return f"{verb} {card.name}"
