"""From what a person points at to the legal moves that it may mean, and where cards land then.

A line is matched by its words alone: which cards, seats, places and zones it names, and which
gesture the layout file gives its verb. No rule of any game is known here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import takewhile
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from cardtable.engine.cards import Card, in_order
from cardtable.engine.events import Entry, Moved
from cardtable.engine.notation import Move, Seat
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.presenter.layoutfile import Gesture, TableData, generic, owner_of
from cardtable.presenter.model import Parts, Sprite, Table, ends_early, parts

TRIED = 250
"""So many ways in which the cards of a row may lie are looked at."""
ANYWHERE = Gesture(drag="*")
"""For a verb without a gesture: drop its cards on any zone, seat or card that fits its words."""


class Target(NamedTuple):
    """What a card is dropped on, or what is clicked."""

    kind: Literal["zone", "seat", "card", "wheel", "mark"]
    name: str
    """A zone, a seat, or the number of a sprite; of the wheel of what beats what, nothing; of a
    mark, what it says and at which of these it is: `moved 12`, `chip p2`."""


Openings: TypeAlias = dict[Target, list[Move]]


class MoveMatcher:
    """The legal lines of one moment, as the reader's gestures may mean them."""

    breaking: frozenset[Move] = frozenset()  # lines that break an order (`TableData.breaks`)

    def __init__(self, table: Table, data: TableData, reader: Seat, moves: Sequence[Move]) -> None:
        self.table = table
        self.data = data
        self.reader = reader
        self.lines = list(moves)
        self._parts = {move: parts(move) for move in self.lines}
        self._openings: dict[tuple[int, ...], tuple[Openings, set[Target]]] = {}
        self._attempts: dict[tuple[int, ...], dict[Target, dict[Move, None]]] = {}
        self._verbs = dict.fromkeys(named.verb for named in self._parts.values())
        self._by_cards: dict[tuple[str, frozenset[Card]], list[Move]] = {}
        for move, named in self._parts.items():
            self._by_cards.setdefault((named.verb, frozenset(named.cards)), []).append(move)
        self.named = {one for named in self._parts.values() for one in named.cards}

    def gestures(self, verb: str) -> tuple[Gesture, ...]:
        """The ways to play a verb's lines."""
        return self.data.gestures.get(verb, (ANYWHERE,))

    def liftable(self, sprite: Sprite) -> bool:
        """Whether the pointer can pick this card up. One's own always can be, to hear why not."""
        if self.pickable(sprite) or (self._on_top(sprite) and self.clicks(sprite.zone)):
            return True
        return any(
            sprite.zone in self._sources(gesture) and gesture.drag and found.alone(gesture)
            for found in self._parts.values()
            for gesture in self.gestures(found.verb)
        )

    @cached_property
    def playable(self) -> frozenset[int]:
        """The sprites that may be played now: the reader's or everybody's, not what they aim at.

        Another's card is played where it is the only one that a line names.
        """
        theirs: list[Sprite] = []
        here: list[Sprite] = []
        for sprite in self.table.sprites():
            (here if owner_of(sprite.zone) in {"", self.reader} else theirs).append(sprite)
        quiet = {
            verb for verb in self._verbs if all(sprite.unmarked for sprite in self.gestures(verb))
        }
        plays = [found for found in self._parts.values() if found.verb not in quiet]
        every = plays or self._parts.values()
        return frozenset(
            sprite.id
            for found in every
            for sprite in self._moved(found, here)
            or (self._moved(found, theirs) if len(found.cards) == 1 else ())
        )

    @cached_property
    def marked(self) -> frozenset[int]:
        """Those of them that are to be marked: moves that break an order get no mark."""
        sound = [line for line in self.lines if line not in self.breaking]
        return MoveMatcher(self.table, self.data, self.reader, sound).playable

    def _moved(self, found: Parts, sprites: Sequence[Sprite]) -> list[Sprite]:
        """Those of the sprites that a line plays.

        Where it names cards of several zones, it aims from the hand at the others, unless a gesture
        says that they are taken from there, too.
        """
        sources = [zone for one in self.gestures(found.verb) for zone in self._sources(one)]
        if not found.cards:
            own = {f"{self.reader}.{word}" for word in found.others}
            return [
                one
                for one in sprites
                if (one.zone in own and self._on_top(one))
                or (
                    bool(found.places)
                    and self.table.place(one) in found.places
                    and (one.zone in sources if sources else owner_of(one.zone) == self.reader)
                )
            ]
        named = [one for one in sprites if one.card in found.cards]
        hand = [one for one in named if generic(one.zone) == "p.hand"]
        return [one for one in named if one in hand or one.zone in sources] if hand else named

    def pickable(self, sprite: Sprite) -> bool:
        """Whether a click chooses this card; where it can only be carried off, a click may not."""
        look = self.data.look(sprite.zone)
        if look is not None and look.shut:
            return False
        if owner_of(sprite.zone) == self.reader or sprite.card in self.named:
            return True
        if look is not None and look.lifts and self.lines:
            return self.table.zones[sprite.zone][-1] is sprite
        return any(
            sprite.zone in self._sources(gesture)
            for found in self._parts.values()
            if found.places
            for gesture in self.gestures(found.verb)
        )

    def beneath(self, sprite: Sprite) -> str:
        """The row on which this card lies upon another, place by place; `""` for none."""
        look = self.data.look(sprite.zone)
        return look.on.replace("p.", f"{owner_of(sprite.zone)}.", 1) if look and look.on else ""

    def together(self, chosen: Sequence[Sprite], one: Sprite) -> bool:
        """Whether a line names a card and all those chosen before."""
        wanted = {sprite.card for sprite in (*chosen, one)}
        if None in wanted:
            return False
        return any(
            wanted <= set(found.cards)
            for found in self._parts.values()
            if not all(gesture.drag == "card" for gesture in self.gestures(found.verb))
        )

    def equals(self, sprite: Sprite) -> list[Sprite]:
        """The card and those of its rank beside it that one line can name together with it."""
        chosen = [sprite]
        for other in self.table.zones[sprite.zone]:
            if other is sprite or sprite.card is None or other.card is None:
                continue
            if other.card.rank == sprite.card.rank and self.together(chosen, other):
                chosen.append(other)
        return chosen

    def openings(self, chosen: Sequence[Sprite]) -> Openings:
        """Everywhere that the chosen cards may go, with the lines that would play them there.

        That is where the layout file says, on whatever a line aims at, and where it brings them.
        """
        return self._opened(chosen)[0]

    def lit(self, chosen: Sequence[Sprite]) -> Openings:
        """The openings to be shown: where cards come to stay, and not only by breaking an order.

        No other place is shown that would only bring cards to one of these.
        """
        openings, shown = self._opened(chosen)
        shown = {one for one in shown if not self.breaking.issuperset(openings[one])}
        return {one: lines for one, lines in openings.items() if one in shown}

    def _opened(self, chosen: Sequence[Sprite]) -> tuple[Openings, set[Target]]:
        key = tuple(one.id for one in chosen)
        if key not in self._openings:
            opened: dict[Target, dict[Move, None]] = {}
            for verb in self._verbs:
                for use in self._uses(verb, chosen):
                    lands = use.gesture.lands
                    for line in self._legal(use):
                        if lands and generic(self._landings.zones(line, chosen[0])[-1]) != lands:
                            continue
                        if use.gesture.then and not self.follow(line, use.target):
                            continue
                        opened.setdefault(use.target, {})[line] = None
            shown = set(opened)
            stay: dict[Move, Target] = {}
            for target, line, stays in self._goals(chosen):
                opened.setdefault(target, {})[line] = None
                if stays:
                    stay[line] = target
            shown |= set(stay.values()) & self._whole(opened)
            shown -= {
                target
                for target in shown
                if target.kind == "zone"
                and all(self._end(line, chosen) in shown - {target} for line in opened[target])
                and not any(self.follow(line, target) for line in opened[target])
            }
            order = {line: number for number, line in enumerate(self.lines)}
            runs = {
                target: sorted(lines, key=order.__getitem__) for target, lines in opened.items()
            }
            sort = sorted(runs.items(), key=lambda pair: order[pair[1][0]])
            self._openings[key] = dict(sort), shown
        return self._openings[key]

    def _whole(self, opened: dict[Target, dict[Move, None]]) -> set[Target]:
        """The zones that mean something by themselves, and not only by cards that lie there.

        Somebody who drops a card on such a card may mean the zone, so that reading is added.
        """
        wholes: set[Target] = set()
        for zone in [target for target in opened if target.kind == "zone"]:
            cards = [one for one in opened if one.kind == "card" and self._lies_in(one, zone)]
            aimed = {line for one in cards for line in opened[one]}
            whole = {line: None for line in opened[zone] if line not in aimed}
            for one in cards:
                opened[one] |= whole
            wholes |= {zone} if whole else set()
        return wholes

    def _lies_in(self, target: Target, zone: Target) -> bool:
        sprite = self.table.find(int(target.name))
        return sprite is not None and sprite.zone == zone.name

    def _goals(self, chosen: Sequence[Sprite]) -> Iterator[tuple[Target, Move, bool]]:
        """What the lines about these cards aim at and where they bring them; whether to stay."""
        homes = {one.zone for one in chosen}
        for line, named in self._parts.items() if chosen else ():
            aims = self._aims(named, chosen)
            if aims is None:
                continue
            targets = [Target("card", str(one.id)) for one in aims]
            targets += [Target("zone", one.zone) for one in aims]
            targets += [Target("seat", seat) for seat in map(owner_of, (one.zone for one in aims))]
            targets += [Target("seat", seat) for seat in named.seats]
            targets += [Target("zone", zone) for zone in named.others]
            for target in targets:
                there = target.kind != "zone" or target.name in self.table.zones
                if there and target.name not in {"", self.reader}:
                    yield target, line, False
            way = self._landings.zones(line, chosen[0])
            for zone in way:
                if zone not in homes:
                    yield Target("zone", zone), line, zone == way[-1] and self.data.counts(zone)

    def _end(self, move: Move, chosen: Sequence[Sprite]) -> Target | None:
        """Where a move certainly brings the first of these cards at last."""
        way = self._landings.zones(move, chosen[0]) if chosen else []
        return Target("zone", way[-1]) if way else None

    def first(self, move: Move, chosen: Sequence[Sprite]) -> Target | None:
        """Where a move certainly brings the first of these cards to begin with."""
        way = self._landings.zones(move, chosen[0])
        return Target("zone", way[0]) if way else None

    @cached_property
    def _landings(self) -> Landings:
        """The zones to which lines certainly bring cards, one after the other."""
        return Landings(self.table, self.data.replies)

    def follow(self, move: Move, at: Target | None = None) -> Move:
        """What is played right after a move whose cards go there, or wherever they go; or `""`."""
        ways = [one for one in self.gestures(parts(move).verb) if one.then]
        known = [one.then for one in ways if at is None or at.name == self._own(one.drag)]
        return self._landings.follow(move, known[0]) if known else ""

    def _aims(self, named: Parts, chosen: Sequence[Sprite]) -> list[Sprite] | None:
        """The cards beyond these that a line names, elsewhere; None if it is not about these."""
        picked = {one.card for one in chosen}
        homes = {one.zone for one in chosen}
        if named.cards:
            beyond = set(named.cards) - picked
            aims = [one for one in self.table.sprites() if one.card in beyond]
            fits = picked <= set(named.cards) and not any(one.zone in homes for one in aims)
            return aims if fits else None
        home = chosen[0].zone
        sources = [zone for one in self.gestures(named.verb) for zone in self._sources(one)]
        clicked = [self._own(one.click) for one in self.gestures(named.verb) if named.fits(one)]
        if named.places:
            mine = home in sources if sources else owner_of(home) == self.reader
            fits = mine and self.table.place(chosen[0]) in named.places
        elif home in {f"{self.reader}.{word}" for word in named.others}:
            fits = home not in clicked or self._on_top(chosen[0])
        else:
            fits = home in [*sources, *clicked] and self._on_top(chosen[0])
        return [] if fits and len(chosen) == 1 else None

    def _on_top(self, sprite: Sprite) -> bool:
        return self.table.zones[sprite.zone][-1] is sprite

    def clicks(self, zone: str) -> list[Move]:
        """The lines that a click on a zone plays, with nothing chosen.

        Nothing is given up by accident: what plays nothing has a button of its own, and takes no
        click on an empty place, nor where something else can be done.
        """
        idle = self.table.view.rules.game.IDLE
        if self.table.zones.get(zone) and all(one.verb in idle for one in self._parts.values()):
            idle = ()
        return [
            line
            for line, words_ in self._parts.items()
            for gesture in self.gestures(words_.verb)
            if words_.alone(gesture) and gesture.click and self._own(gesture.click) == zone
            if words_.verb not in idle
        ]

    def picks(self, sprite: Sprite) -> list[Move]:
        """The lines that a click on a card plays where it lies, without being carried anywhere."""
        return [
            line
            for line, words_ in self._parts.items()
            if sprite.card is not None and words_.cards == (sprite.card,)
            for gesture in self.gestures(words_.verb)
            if gesture.pick and self._own(gesture.pick) == sprite.zone
        ]

    def sole(self, sprite: Sprite) -> list[Move]:
        """The lines that play a card wherever it goes, but for those that end the turn.

        Those that are played first, or all where none is; of empty places, which are all alike,
        only the first.
        """
        yields = self.table.view.rules.game.YIELDS
        lines = dict.fromkeys(line for found in self.openings([sprite]).values() for line in found)
        kept = [line for line in lines if parts(line).verb not in yields]
        empty = [line for line in kept if self._into_space(line)]
        return self.preferred([line for line in kept if line not in empty[1:]])

    def _into_space(self, move: Move) -> bool:
        zones = [zone for zone in parts(move).others if zone in self.table.zones]
        return bool(zones) and not any(self.table.zones[zone] for zone in zones)

    @cached_property
    def sweep(self) -> tuple[Move, ...]:
        """All lines that are played by one key (`Gesture.every`), each legal after those before.

        Of cards with one face, of which one alone may fit, it's the player's to choose.
        """
        verbs = {verb for verb in self._verbs if any(one.every for one in self.gestures(verb))}
        if not verbs:
            return ()
        world, sweep = self._landings.world.clone(), list[Move]()
        while world.turn == self.reader:
            lines = [line for line in world.legal_moves() if line.partition(" ")[0] in verbs]
            faces = [[(one.rank, one.suit) for one in parts(line).cards] for line in lines]
            sure = (line for line, face in zip(lines, faces, strict=True) if faces.count(face) == 1)
            line = next(sure, "")
            if not line:
                break
            world.play(f"{self.reader} {line}")
            sweep.append(line)
        return tuple(sweep)

    def sweeps(self, zone: str) -> bool:
        """Whether a click on a zone plays all these lines: where some of their cards may go."""
        drags = {one.drag for verb in self._verbs for one in self.gestures(verb) if one.every}
        return any(fnmatchcase(zone, drag.replace("{suit}", "?")) for drag in drags) and bool(
            self.sweep
        )

    def row_at_once(self, sprite: Sprite) -> tuple[Move, ...]:
        """How a row goes to the only pile that takes it, or else to a space; nothing if neither."""
        ways = self.row_ways(self.row(sprite)) if self.row(sprite) else {}
        piles = [zone for zone in ways if self.table.zones[zone]]
        return ways[(piles or list(ways))[0]] if ways and len(piles) < 2 else ()

    def row(self, sprite: Sprite) -> list[Sprite]:
        """A card of a column, and those that lie upon it; nothing where they aren't carried."""
        look, run = self.data.look(sprite.zone), self.table.zones[sprite.zone]
        if look is None or look.kind != "column" or run[-1] is sprite:
            return []
        if not self.lines or not self._row_verbs:
            return []
        return run[run.index(sprite) :]

    @cached_property
    def _row_verbs(self) -> set[str]:
        found = self.data.gestures.items()
        return {verb for verb, gestures in found if any(one.row for one in gestures)}

    def row_ways(self, row: Sequence[Sprite]) -> dict[str, tuple[Move, ...]]:
        """The zones to which a row can be brought card by card, each with the shortest way.

        Every move of it is legal as it is made; only cards of the row move.
        """
        cards = [one.card for one in row]
        seat, home = self.reader, row[0].zone
        ways: dict[str, tuple[Move, ...]] = {}
        columns = list(filter(self._columnar, self.table.zones))
        begin: tuple[str, ...] = (home,) * len(cards)
        seen = {begin}
        waiting: deque[tuple[State[Any, Any], tuple[str, ...], tuple[Move, ...]]] = deque()
        waiting.append((self._landings.world, begin, ()))
        while waiting and len(seen) < TRIED:
            world, lying, way = waiting.popleft()
            space = next((zone for zone in columns if not world.zones[zone]), "")  # all are alike
            for line in world.legal_moves() if world.turn == seat else ():
                named = parts(line)
                if named.verb not in self._row_verbs or named.cards[0] not in cards:
                    continue
                which, to = cards.index(named.cards[0]), named.others[0]
                there = (*lying[:which], to, *lying[which + 1 :])
                if there in seen or (not world.zones[to] and to != space):
                    continue
                seen.add(there)
                after = world.clone()
                after.play(f"{seat} {line}")
                if set(there) == {to}:
                    ways[to] = (*way, line)
                else:
                    waiting.append((after, there, (*way, line)))
        return ways | self._elsewhere(ways)

    def _elsewhere(self, ways: Mapping[str, tuple[Move, ...]]) -> dict[str, tuple[Move, ...]]:
        """The shortest way to each space: the same, with the names of two spaces exchanged."""
        zones = self.table.zones
        spaces = [zone for zone in zones if not zones[zone] and self._columnar(zone)]
        into = min(ways.keys() & spaces, key=lambda zone: (len(ways[zone]), zone), default="")
        return {
            space: tuple(_exchanged(line, into, space) for line in ways[into])
            for space in spaces
            if into
        }

    def _columnar(self, zone: str) -> bool:
        look = self.data.look(zone)
        return look is not None and look.kind == "column"

    def seat_clicks(self) -> Openings:
        """The seats that a click plays a line for, with nothing chosen."""
        openings: Openings = {}
        for line, words_ in self._parts.items():
            clicked = any(gesture.click == "seat" for gesture in self.gestures(words_.verb))
            if clicked and words_.seats and not words_.cards:
                openings.setdefault(Target("seat", words_.seats[0]), []).append(line)
        return openings

    def button_at(self, move: Move) -> str:
        """The zone at which a move's button stands; `""` for the side of the table."""
        return self._own(found.at) if (found := self.tag(move)) is not None else ""

    def tag(self, move: Move) -> Gesture | None:
        """The gesture whose button plays a move: where it hangs, and how it looks."""
        known = self.data.gestures.get(parts(move).verb, ())
        return next((one for one in known if self._parts[move].pressed(one)), None)

    def buttons(self, chosen: Sequence[Sprite]) -> list[tuple[Move, str]]:
        """Lines that are played by a button just now, with its words or `""`.

        A verb without any gesture gets one for each line; those that name cards wait until the
        cards of theirs are chosen. Those that stand all the while are not among them.
        """
        buttons: list[tuple[Move, str]] = []
        picked = {sprite.card for sprite in chosen}
        for line, words_ in self._parts.items():
            known = self.data.gestures.get(words_.verb)
            if known is None:
                if words_.cards and not (picked and picked <= set(words_.cards)):
                    continue
                buttons.append((line, ""))
            else:
                buttons += [
                    (line, one.button) for one in known if not one.standing and words_.pressed(one)
                ]
        return buttons

    def with_chosen(self, moves: Sequence[Move], chosen: Sequence[Sprite]) -> list[Move]:
        """Those of the moves that play all the cards chosen; all of them where none does."""
        picked = {sprite.card for sprite in chosen}
        found = [move for move in moves if picked <= set(parts(move).cards)]
        return found or list(moves)

    def attempts(self, chosen: Sequence[Sprite], target: Target) -> list[Move]:
        """Lines, legal or not, that dropping these cards there would mean: asked for a reason."""
        key = tuple(one.id for one in chosen)
        if key not in self._attempts:
            attempts: dict[Target, dict[Move, None]] = {}
            for verb in self.data.gestures:
                for use in self._uses(verb, chosen):
                    attempts.setdefault(use.target, {})[use.meant.line] = None
            self._attempts[key] = attempts
        return list(self._attempts[key].get(target, ()))

    def key_attempts(self, key: str) -> list[Move]:
        """Lines, legal or not, that a key means at this table."""
        return [
            f"{verb} {one.word}".strip()
            for verb, gestures in self.data.gestures.items()
            for one in gestures
            if one.key == key != "" and not one.standing
        ]

    def answers(self, key: str) -> bool:
        """Whether a key answers what is asked in between, rather than making a move."""
        return any(
            one.key == key != "" and (one.urgent or verb in self.data.replies)
            for verb, gestures in self.data.gestures.items()
            for one in gestures
        )

    def keyed(self, key: str) -> list[Move]:
        """The lines that a key of their own plays."""
        return [
            line
            for line, words_ in self._parts.items()
            if any(
                one.key == key != ""
                and not one.standing
                and (words_.alone(one) or words_.pressed(one))
                for one in self.gestures(words_.verb)
            )
        ]

    def keyed_first(self, key: str) -> tuple[Move, Move] | None:
        """What a key plays whose line can't be played yet: another one first, and then that."""
        ways = ((verb, one) for verb, found in self.data.gestures.items() for one in found)
        return next(
            (
                (one.after, f"{verb} {one.word}".strip())
                for verb, one in ways
                if one.key == key != "" and one.after in self.lines
            ),
            None,
        )

    def sent(self, moves: Sequence[Move]) -> list[Move]:
        """The moves that cards play which are sent wherever they go.

        Those that are played first, or all where none is; what has to be aimed at only while there
        is nothing else to do; and never what ends a turn while the cards could go elsewhere.
        """
        moves = [move for move in moves if not self.ends([move])] or moves
        if not all(map(self._aimed, self.lines)):
            moves = [move for move in moves if not self._aimed(move)]
        return self.preferred(moves)

    def preferred(self, moves: Sequence[Move]) -> list[Move]:
        """Those of the moves that are to be played first, or all where none is."""
        first = [
            move for move in moves if any(one.first for one in self.gestures(parts(move).verb))
        ]
        return first or list(moves)

    def ends(self, moves: Sequence[Move]) -> bool:
        """Whether one of these moves ends a turn that could go on."""
        yields = self.table.view.rules.game.YIELDS
        return any(ends_early(move, self.lines, yields) for move in moves)

    @property
    def aiming(self) -> bool:
        """Whether every card that can be played has to be aimed."""
        return all(self._aimed(line) for line, found in self._parts.items() if found.cards)

    def _aimed(self, move: Move) -> bool:
        return all(one.aimed for one in self.gestures(parts(move).verb))

    def seat_attempts(self, seat: Seat) -> list[Move]:
        """Lines, legal or not, that a click on this seat would mean where others are clicked."""
        lines = [line for run in self.seat_clicks().values() for line in run]
        return [f"{verb} {seat}" for verb in dict.fromkeys(parts(line).verb for line in lines)]

    def click_attempts(self, zone: str) -> list[Move]:
        """Lines, legal or not, that a click on this zone would mean."""
        return [
            f"{verb} {one.word}".strip()
            for verb, gestures in self.data.gestures.items()
            for one in gestures
            if one.click and self._own(one.click) == zone
        ]

    def _own(self, zone: str) -> str:
        if zone.startswith("o."):
            seats = self.table.view.seats
            return f"{seats[seats.index(self.reader) - 1]}.{zone[2:]}"
        return zone.replace("p.", f"{self.reader}.", 1) if zone.startswith("p.") else zone

    def _places(self, drag: str, chosen: Sequence[Sprite]) -> list[str]:
        """The zones that a gesture names: one, or all of a pattern such as `f{suit}?`."""
        if drag.startswith("o."):
            wanted = drag.replace("o.", "p.", 1)
            zones = [zone for zone in self.table.zones if generic(zone) == wanted]
            return [zone for zone in zones if owner_of(zone) != self.reader]
        suit = chosen[0].card.suit if chosen and chosen[0].card else ""
        pattern = self._own(drag).replace("{suit}", suit)
        return [zone for zone in self.table.zones if fnmatchcase(zone, pattern)]

    def _sources(self, gesture: Gesture) -> list[str]:
        return [self._own(zone) for zone in gesture.source]

    def _legal(self, use: _Use) -> Iterator[Move]:
        """The legal lines that a use means."""
        gesture, meant = use.gesture, use.meant
        if gesture.ask:  # what else the line names is asked for
            yield from (
                line
                for line, named in self._parts.items()
                if named.verb == meant.verb and set(meant.cards) <= set(named.cards)
            )
            return
        for line in self._by_cards.get((meant.verb, frozenset(meant.cards)), ()):
            named = self._parts[line]
            if gesture is ANYWHERE and (meant.seats or meant.others):
                if set(meant.seats) <= set(named.seats) and set(meant.others) <= set(named.others):
                    yield line
            elif (named.seats, named.places, named.others) == (
                meant.seats, meant.places, meant.others,
            ):  # fmt: skip
                yield line

    def _uses(self, verb: str, chosen: Sequence[Sprite]) -> Iterator[_Use]:
        """What dropping these cards means for a verb, wherever its gestures let them be dropped."""
        kinds = self.table.view.rules.game.GRAMMAR.get(verb)
        if not chosen or kinds is None:
            return
        for gesture in self.gestures(verb):
            sources = self._sources(gesture)
            if gesture.drag and not (sources and any(one.zone not in sources for one in chosen)):
                for meant in self._named(verb, kinds, chosen, alone=bool(sources)):
                    for target, whole in self._dropped(meant, kinds, gesture, chosen):
                        yield _Use(gesture, target, whole)

    def _named(
        self, verb: str, kinds: Sequence[str], chosen: Sequence[Sprite], *, alone: bool
    ) -> Iterator[Parts]:
        """How a line of that verb may name these cards, beginning with what it says most."""
        known = [one.card for one in chosen if one.card is not None]
        meant = Parts(verb, (), (), (), ())
        if "card" in kinds or "cards" in kinds:
            if len(known) == len(chosen):
                yield replace(meant, cards=tuple(in_order(known)))
                return
        elif "place" in kinds:
            yield replace(meant, places=tuple(map(self.table.place, chosen)))
            return
        elif "zone" not in kinds and alone:
            yield meant  # what lies there is meant by the verb itself
            return
        owner, _, zone = chosen[0].zone.partition(".")
        if "zone" in kinds and owner == self.reader and len(chosen) == 1:
            # a card that nobody knows is named by the zone in which it lies alone
            yield replace(meant, others=(zone,))

    def _dropped(
        self, meant: Parts, kinds: Sequence[str], gesture: Gesture, chosen: Sequence[Sprite]
    ) -> Iterator[tuple[Target, Parts]]:
        """Where a gesture lets cards be dropped, each with the whole of what is meant there."""
        drag, table = gesture.drag, self.table
        if gesture is ANYWHERE:
            homes = {one.zone for one in chosen}
            others = [one for one in table.sprites() if one.zone not in homes]
            yield from (*self._on_seats(meant), *self._on_zones(meant, "*"))
            yield from self._on_cards(meant, others)
            for zone in table.zones:
                if zone not in homes and owner_of(zone) in {"", self.reader}:
                    yield Target("zone", zone), meant
        elif drag == "seat":
            yield from self._on_seats(meant)
        elif drag == "zone":
            yield from self._on_zones(meant, gesture.word or "*")
        elif drag == "card":
            wanted = self._own(gesture.of)
            others = [one for one in table.sprites() if not wanted or one.zone == wanted]
            yield from self._on_cards(meant, [one for one in others if one not in chosen])
        else:
            said = replace(meant, others=(*meant.others, *gesture.word.split()))
            for zone in self._places(drag, chosen):
                if "place" in kinds and meant.cards:  # the place, too, is named by the drop
                    for place, one in enumerate(table.zones[zone]):
                        yield Target("card", str(one.id)), replace(said, places=(place,))
                else:
                    yield Target("zone", zone), said

    def _on_seats(self, meant: Parts) -> Iterator[tuple[Target, Parts]]:
        for seat in self.table.view.seats:
            yield Target("seat", seat), replace(meant, seats=(seat,))

    def _on_zones(self, meant: Parts, pattern: str) -> Iterator[tuple[Target, Parts]]:
        for zone in self.table.zones:
            if fnmatchcase(zone, pattern):
                yield Target("zone", zone), replace(meant, others=(*meant.others, zone))

    def _on_cards(self, meant: Parts, sprites: Iterable[Sprite]) -> Iterator[tuple[Target, Parts]]:
        for one in sprites:
            if meant.cards and one.card is not None:
                cards = tuple(in_order([*meant.cards, one.card]))
                yield Target("card", str(one.id)), replace(meant, cards=cards)


def _exchanged(move: Move, one: str, other: str) -> Move:
    """A move in which two zones have changed their names."""
    names = {one: other, other: one}
    return " ".join(names.get(word, word) for word in move.split(" "))


class _Use(NamedTuple):
    """What it means to drop cards somewhere."""

    gesture: Gesture
    target: Target
    meant: Parts


def in_routine(data: TableData, view: View, lines: Mapping[Move, str]) -> Move:
    """The line that is played for the reader of a view, of those that keep the order; or `""`.

    `lines` has the word of what each means (`State.means`), or `""`.
    Of cards with one face, of which one alone may fit, it is theirs to choose.
    """
    named = {line: parts(line) for line in lines}
    for way in data.routine:
        like = [(line, words) for line, words in named.items() if words.verb == way.verb]
        moves = [each for each in like if not way.word or way.word in each[1].others]
        if len(moves) < len(like):
            continue  # another of the kind would do as well: whoever is on turn chooses
        if way.only and len(moves) < len(named):
            continue
        if way.means:
            moves = [(line, words) for line, words in moves if lines[line] in way.means]
        if any(view.state.get(key) != value for key, value in way.state.items()):
            continue
        if way.zone and not view.zones.get(way.zone.replace("p.", f"{view.seat}.", 1)):
            continue
        faces = [[(one.rank, one.suit) for one in words.cards] for _, words in moves]
        for (line, words), face in zip(moves, faces, strict=True):
            if not words.cards or faces.count(face) == 1:
                return line
    return ""


# ------------------------------------------------------------------ where cards land


REPLIES = 6  # at most how many answers are given until a line has had its effect


def play_out(world: State, move: Move, replies: Sequence[str]) -> list[Entry]:
    """Play a move in a world and let the others reply; what happens, all in all.

    `replies` are verbs that let a move have its effect (`TableData.replies`); the first legal move
    with one of them is the answer, as long as there is one.
    """
    entries = world.play(move)
    for _ in range(REPLIES):
        legal = world.legal_moves() if world.turn is not None else []
        reply = next((each for each in legal if each.partition(" ")[0] in replies), "")
        if not reply:
            break
        entries += world.play(reply)
    return entries


def guesses(
    world: State[Any, Any], view: View, zone: str, place: int
) -> Iterator[tuple[Card, State[Any, Any]]]:
    """Every card that an unseen one of a zone may be, each with a world in which it is that card.

    `world` is one of the possible worlds of the view; the others are made of it by changing places.
    """
    kind, there = world.hidden_kind(zone), world.zones[zone][place]
    for one in view.unseen:
        if one is not there and kind is not None and world.kind_of(one) != kind:
            continue
        other = world.clone()
        for run in other.zones.values():
            if one in run:
                run[run.index(one)] = there
        other.zones[zone][place] = one
        yield one, other


class Landings:
    """What the lines of one moment would move, and where to."""

    def __init__(self, table: Table, replies: Sequence[str]) -> None:
        """`replies` as in `play_out`."""
        self._table = table
        self._replies = replies
        game = table.view.rules.game
        self._world = game.determinize(table.view, Random(0), track=True)
        self._found: dict[Move, dict[Card, list[str]]] = {}
        self._certain: dict[tuple[Move, int], list[str]] = {}

    @property
    def world(self) -> State[Any, Any]:
        """One of the worlds that may lie there; clone it before anything is played."""
        return self._world

    def zones(self, move: Move, sprite: Sprite) -> list[str]:
        """The zones to which a move of the reader's takes a card, in turn.

        Of a card that the reader can't see, only those that are the same whichever card it is.
        """
        if sprite.card is not None:
            if move not in self._found:
                self._found[move] = self._played(move, self._world)
            return self._found[move].get(sprite.card, [])
        key = (move, sprite.id)
        if key not in self._certain:
            ways = [self._played(move, world).get(one, []) for one, world in self._guesses(sprite)]
            steps = takewhile(lambda step: len(set(step)) == 1, zip(*ways, strict=False))
            self._certain[key] = [step[0] for step in steps]
        return self._certain[key]

    def follow(self, move: Move, verb: str) -> Move:
        """The move of that verb with the same cards that the reader can play next, or `""`."""
        world, seat, cards = self._world.clone(), self._table.view.seat, set(parts(move).cards)
        world.play(f"{seat} {move}")
        legal = world.legal_moves() if world.turn == seat else []
        moves = ((one, parts(one)) for one in legal)
        return next((one for one, p in moves if p.verb == verb and set(p.cards) == cards), "")

    def _guesses(self, sprite: Sprite) -> Iterator[tuple[Card, State[Any, Any]]]:
        view, zone = self._table.view, sprite.zone
        place = self._table.place(sprite) if zone in view.ordered else view.place_of(zone, None)
        return guesses(self._world, view, zone, place)

    def _played(self, move: Move, start: State[Any, Any]) -> dict[Card, list[str]]:
        places: dict[Card, list[str]] = {}
        said = f"{self._table.view.seat} {move}"
        for entry in play_out(start.clone(), said, self._replies):
            if isinstance(entry.event, Moved) and entry.event.src:
                for one in entry.event.cards:
                    if one is not None:
                        places.setdefault(one, []).append(entry.event.dst)
        return places


# ------------------------------------------------------------------ what is aimed at


SIDE_BY_SIDE = frozenset({"row", "tray", "fan"})
"""The kinds of zones in which every card lies for itself."""


def meant(
    matcher: MoveMatcher, chosen: Sequence[Sprite], target: Target, over: Sprite | None = None
) -> list[Move]:
    """The legal lines that play the chosen cards onto a target.

    `over` is the card that is pointed at there. Where cards lie side by side, and no line is aimed
    at that one, the lines that are aimed at its neighbours are not meant either; but those that are
    aimed at a card which it lies on are.
    """
    lines = matcher.openings(chosen).get(target, [])
    if over is None or target == Target("card", str(over.id)) or over in chosen:
        return lines
    if target.kind == "seat":  # who points at a card doesn't mean another one of its owner's
        return [line for line in lines if not _aimed_at(matcher, chosen, line)]
    there = {one.card for one in _neighbours(matcher, over) if one not in chosen}
    return [line for line in lines if there.isdisjoint(parts(line).cards)]


def taker(
    matcher: MoveMatcher, chosen: Sequence[Sprite], targets: Sequence[Target]
) -> tuple[Target, list[Move]] | None:
    """The first of the targets that takes the chosen cards, with the lines meant there.

    The targets are what lies at one point, the most particular first; None where nothing does,
    or one of these cards lies there.
    """
    numbers = {str(one.id) for one in chosen}
    cards = [one.name for one in targets if one.kind == "card"]
    over = matcher.table.find(int(cards[0])) if cards else None
    for target in targets:
        if target.kind == "card" and target.name in numbers:
            return None
        lines = meant(matcher, chosen, target, over)
        bare = over is None and (target.kind == "seat" or _side_by_side(matcher, target.name))
        if bare and target not in matcher.lit(chosen):
            # the cloth of a row that isn't shown, or a face: a card there has to be pointed at
            lines = [line for line in lines if not _aimed_at(matcher, chosen, line)]
        if lines:
            return target, lines
    return None


def _aimed_at(matcher: MoveMatcher, chosen: Sequence[Sprite], move: Move) -> list[Sprite]:
    """The cards on the table that a move of the chosen ones is aimed at."""
    aims = set(parts(move).cards) - {one.card for one in chosen}
    return [one for one in matcher.table.sprites() if one.card in aims]


def _side_by_side(matcher: MoveMatcher, zone: str) -> bool:
    look = matcher.data.look(zone)
    return look is not None and look.kind in SIDE_BY_SIDE


def way_of(table: Table, data: TableData, move: Move) -> tuple[list[Sprite], Target] | None:
    """The cards that a legal move of the reader's takes, and what it brings them to.

    That is what it is aimed at, or else where they come to lie; None where it moves none.
    """
    matcher = MoveMatcher(table, data, table.view.seat, [move])
    cards = [one for one in table.sprites() if one.id in matcher.playable]
    cards = cards or [run[-1] for zone, run in table.zones.items() if run and matcher.clicks(zone)]
    if not cards:
        return None
    openings = matcher.openings(cards)
    aims = (one for one in openings if one.kind == "card")
    end = next(aims, None) or matcher.first(move, cards) or next(iter(openings), None)
    return None if end is None else (cards, end)


def _neighbours(matcher: MoveMatcher, over: Sprite) -> list[Sprite]:
    """The cards of the same row that lie apart from this one; none in a pile."""
    look = matcher.data.look(over.zone)
    if look is None or look.kind not in SIDE_BY_SIDE:
        return []
    run = matcher.table.zones[over.zone]
    first = last = run.index(over)
    while first and _rides(run[first], look.riders):
        first -= 1
    while last + 1 < len(run) and _rides(run[last + 1], look.riders):
        last += 1
    return [one for place, one in enumerate(run) if not first <= place <= last]


def _rides(sprite: Sprite, riders: Collection[str]) -> bool:
    return sprite.card is not None and sprite.card.rank in riders
