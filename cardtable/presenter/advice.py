"""A hint in words: what to do and why; why others did what they did; what they did lately."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from cardtable.engine.cards import HIDDEN, Card
from cardtable.engine.events import Event, Moved, Said
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.past import Takeback
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.presenter.foresight import changes
from cardtable.presenter.layoutfile import TableData
from cardtable.presenter.model import parts
from cardtable.presenter.phrases import Name, Reader, listed, say, wording
from cardtable.presenter.status import BETWEEN
from cardtable.presenter.words import (
    REASONS,
    did,
    in_words,
    line_words,
    message,
    reasons_against,
    tell,
    veiled,
)
from cardtable.session import Session

CLOSE, FAR = 0.02, 0.08
"""How far the best line leads the next one, as a share of what can be won: below the first they are
about equally good, above the second the best is clearly better."""
ONLY = Fact("table.only-move")


def advice(
    view: View, move: Move, info: Mapping[str, Any], data: TableData, name: Name
) -> list[str]:
    """The lines of a hint to the view's seat: the move, why, what it changes, the next best.

    `info` is what the computer player says about its thinking (`ai.player.Answer.info`): `next` and
    `lead`. Without them the hint compares nothing.
    """
    world = view.rules.game.determinize(view, Random(0), track=True)
    other, lead = info.get("next"), info.get("lead")
    reason = why(world, move, other if isinstance(other, str) else "")
    lines = [
        line_words(data, move, name, world.means(move)),
        *in_words(reason, data, name, view.seat),
    ]
    changed = [one for one in changes(view, move, data) if not _told_of(reason, one)]
    if isinstance(other, str) and other.partition(" ")[0] == move.partition(" ")[0] and changed:
        same = changes(view, other, data)
        changed = [one for one in changed if one not in same]  # it is no reason
    if changed:
        lines.append(BETWEEN.join(in_words(changed, data, name, view.seat)))
    if isinstance(other, str) and isinstance(lead, int | float):
        next_best = "table.advice-next-best" if lead < FAR else "table.advice-far-better"
        how = "table.advice-nearly" if lead < CLOSE else next_best
        words = line_words(data, other, name, world.means(other), short=True)
        lines.append(wording(how, move=words))
    return lines


def _told_of(reasons: Iterable[Fact], change: Fact) -> bool:
    """Whether one of these reasons already speaks of a quantity that changes."""
    whose = [one for one in reasons if one.about.get("who") == change.about["who"]]
    return any(one.of and one.of == change.of for one in whose)


def why(world: State[Any, Any], move: Move, other: Move = "") -> list[Fact]:
    """The weightiest reasons for a legal move, in a world that the seat on turn can imagine.

    With another move those that don't speak for that one as well.
    """
    if world.legal_moves() == [move]:
        return [ONLY]
    return reasons_against(world, move, [other] if other else [])


# ------------------------------------------------------------------ why somebody else did that


WORLDS = 12
"""In so many tables that everybody could imagine, a reason has to hold."""


def why_played(session: Session, step: int, data: TableData, name: Name) -> list[str]:
    """Why a seat played the line of a step, in the words of the hint that it could have had.

    While the game goes on, by nothing but what the whole table knows, and what the move showed:
    so whoever hears it learns nothing of hidden cards. Once it is over, by all that the seat knew.
    """
    actor, move = split_actor(session.line_at(step))
    if actor is None:
        return []
    player = name(actor)
    view = session.view(actor, () if session.over else session.seats, at=step - 1)
    if not session.over:
        events = session.events_for(session.seats[0], step, session.seats)[0]
        if HIDDEN in veiled(move, events):
            return [wording("table.why-secret", player=player)]
        _show(view, events, move)
    lines = []
    if view.turn == actor:
        facts = _certain(view, move)
        if ONLY not in facts:
            facts += [one for one in changes(view, move, data) if not _told_of(facts, one)]
            facts[:0] = _demanded(view, session.events_for(actor, step)[0])
        lines = in_words(facts, data, name, actor)
    if not lines:
        key = "table.why-nothing" if session.over else "table.why-hidden"
        return [wording(key, player=player)]
    quoted = (wording("table.why-line", line=line) for line in lines)
    return [wording("table.why-hint", player=player), *quoted]


def _demanded(view: View, events: Iterable[Event]) -> list[Fact]:
    """What the order of play asked for, if cards went where something had to be beaten."""
    beat = view.rules.game.seen_beat(view)
    gone = beat and any(isinstance(one, Moved) and one.dst == beat.zone for one in events)
    if beat is None or not gone or "text" not in beat.facts:
        return []
    return [Fact("table.why-pile", {"what": beat.facts["text"]})]


def _show(view: View, events: Iterable[Event], move: Move) -> None:
    """Put the cards that a move names where everybody saw them come from."""
    named = {*move.split()}
    for event in events:
        if not isinstance(event, Moved) or not event.src:
            continue
        for number, card in enumerate(event.cards):
            if card is not None and card in view.unseen and card.name in named:
                place = event.slots[number] if event.slots else view.place_of(event.src, None)
                view.zones[event.src][place] = card
                view.unseen.remove(card)
        view.tidy(event.src)


def _certain(view: View, move: Move) -> list[Fact]:
    """The weightiest reasons for a move that hold in each world that the view allows."""
    game, reasons = view.rules.game, list[list[Fact]]()
    for number in range(WORLDS):
        world = game.determinize(view, Random(number), track=True)
        lines = world.legal_moves()
        if move in lines:
            only = lines == [move]
            reasons.append([ONLY] if only else [*world.guide().reasons(world, move)])
    first, *others = reasons or [[]]
    return [fact for fact in first if all(fact in other for other in others)][:REASONS]


# ------------------------------------------------------------------ since one's last turn


LEAST = 3
"""So much of what the reader did is told at most: the last of it."""


@dataclass(slots=True)
class Doing:
    """What one seat did in one go."""

    seat: Seat
    facts: list[Fact] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Deed:
    """One move of somebody else's: what set off with it first, and what is told of it."""

    seat: Seat
    moved: Moved | None
    """None: no card did, as when somebody passes."""
    back: Moved | None = None
    """What came back for it: the two were swapped."""
    facts: list[Fact] = field(default_factory=list)
    step: int = 0
    """The step of the game that it was."""


@dataclass(frozen=True, slots=True)
class Trace:
    """What has happened somewhere, and is still to be seen there."""

    seat: Seat
    place: str
    """A zone, a seat or a card."""
    facts: tuple[Fact, ...]
    move: int
    """The number of the move that left it, as they were shown."""


class Recap:
    """The doings of everybody since the reader last ended a turn of their own.

    It is told of each line as it is shown, not as it is played: `begin`, then `add` for each
    fact about it.
    """

    def __init__(self, reader: Seat, to: Reader, replies: Collection[str] = ()) -> None:
        """`replies` are verbs that answer a move of somebody else's: they end nobody's turn.

        `to` is whom it is told: nobody is addressed as “you” where several people listen.
        """
        self.reader = reader
        self._to = to
        self.doings: list[Doing] = []
        self.last: dict[Seat, str] = {}
        """What each seat did last, in a few words, where the catalogue has words for it."""
        self._named: dict[Seat, Deed | None] = {}
        """The move of which these words tell, if it is one of `deeds`."""
        self._replies = replies
        self.deeds: list[Deed] = []
        """The moves of the others since the reader's last one, the oldest first."""
        self.traces: list[Trace] = []
        """What has left a mark since then."""
        self._under_way: Deed | None = None
        """The move whose cards haven't all arrived yet."""
        self._moves = 0
        self._begun = 0
        """How many steps have begun, the deal among them."""

    def begin(
        self,
        actor: Seat | None,
        move: Move,
        events: Iterable[Event] = (),
        *,
        under_way: bool = False,
    ) -> None:
        """A move begins to be shown, which brings these events about.

        Chance has no `actor`: it belongs to the move before it. A move that is `under_way` isn't
        among `whole_deeds` before it has `arrived`.
        """
        self.arrived()
        self._begun += 1
        moves = [one for one in events if isinstance(one, Moved)]
        gone = {card.name for one in moves for card in one.cards if card is not None}
        self.traces = [one for one in self.traces if one.place not in gone]
        if not actor or (self.doings and move.partition(" ")[0] in self._replies):
            return
        self._moves += 1
        if actor == self.reader:
            self.deeds.clear()
            self.traces.clear()
        else:
            onto = {one.dst for one in moves}  # the reader knows what their own move did there
            self.traces = [
                one for one in self.traces if one.seat != self.reader or one.place not in onto
            ]
            self.deeds.append(Deed(actor, *_main_moves(move, moves), step=self._begun - 1))
            self._under_way = self.deeds[-1] if under_way else None
        if self.doings and self.doings[-1].seat == actor:
            return
        if self.doings and self.doings[-1].seat == self.reader:
            del self.doings[:-1]  # the reader has seen what was before, and has answered it
        self.doings.append(Doing(actor))

    def arrived(self) -> None:
        """All cards of the move that began last can be seen where it has put them."""
        self._under_way = None

    def add(self, fact: Fact | None) -> None:
        """Something that the line brought about."""
        if fact is not None and self.doings:
            self.doings[-1].facts.append(fact)
        if fact is not None and self.deeds:
            self.deeds[-1].facts.append(fact)

    def leave(self, said: Said, place: str, fact: Fact) -> None:
        """An event leaves a mark in a place; that of another move there gives way to it."""
        seat = said.seat or (self.doings[-1].seat if self.doings else "")
        here = [one for one in self.traces if one.place == place]
        same = [one for one in here if one.move == self._moves]  # whose move it is, began it
        facts = [each for one in same for each in one.facts]
        self.traces = [one for one in self.traces if one not in here]
        seat = same[0].seat if same else seat
        self.traces.append(Trace(seat, place, (*facts, fact), self._moves))

    @property
    def whole_deeds(self) -> list[Deed]:
        """Those whose cards have arrived; cards that were taken and played on moved only once."""
        deeds: list[Deed] = []
        for deed in (one for one in self.deeds if one is not self._under_way):
            before = deeds[-1] if deeds else None
            if before is not None and _goes_on(before, deed):
                assert before.moved is not None
                assert deed.moved is not None
                moved = replace(deed.moved, src=before.moved.src)
                facts = [*before.facts, *deed.facts]
                deeds[-1] = Deed(deed.seat, moved, deed.back, facts, deed.step)
            else:
                deeds.append(deed)
        return deeds

    def words(self, deed: Deed) -> str:
        """All that is told of a deed."""
        return joined(deed.facts, deed.seat, self._to)

    def behind_face(self, deed: Deed) -> str:
        """The same beside the face of whoever did it: the name isn't said again."""
        return joined(deed.facts, deed.seat, self._to, named=True)

    def remains(self, trace: Trace) -> str:
        """What is told of a mark, beside the face of whose it is.

        The name is not said there again; “you” is, or it would read as an order.
        """
        mine = trace.seat == self._to.seat
        return joined(trace.facts, trace.seat, self._to, named=not mine)

    def did(self, seat: Seat, fact: Fact) -> None:
        """What a seat has done last, in a few words."""
        self.last[seat] = say(fact, self._to, "short")
        self._named[seat] = self.deeds[-1] if self.deeds and self.deeds[-1].seat == seat else None

    def under_name(self, deed: Deed) -> bool:
        """Whether what stands under its player's name tells of this very move."""
        return self._named.get(deed.seat) is deed

    @property
    def lines(self) -> list[str]:
        """Everything, one line for each seat's doing; of the reader's own only how it ended."""
        return [self._whole(one) for one in self.doings if one.facts]

    def _whole(self, doing: Doing) -> str:
        own = doing.seat == self.reader and len(doing.facts) > LEAST
        words = joined(doing.facts[-LEAST:] if own else doing.facts, doing.seat, self._to)
        return f"… {words}" if own else words


def _goes_on(before: Deed, deed: Deed) -> bool:
    """Whether a deed plays on the very cards that the same person's last one has brought."""
    brought, played = before.moved, deed.moved
    if brought is None or played is None or before.seat != deed.seat or brought.dst != played.src:
        return False
    return None not in brought.cards and {*brought.cards} <= {*played.cards}


def _main_moves(move: Move, moves: Iterable[Moved]) -> tuple[Moved | None, Moved | None]:
    """What changes place in a step: the cards that its move names, not what gives way to them.

    And what comes back for it, the other way.
    """
    moves = [one for one in moves if one.src and one.src != one.dst]
    named = {*move.split()}
    meant = (one for one in moves if any(card and card.name in named for card in one.cards))
    main = next(meant, moves[0] if moves else None)
    ways = (main.dst, main.src) if main is not None else None
    return main, next((one for one in moves if (one.src, one.dst) == ways), None)


def since(
    session: Session, data: TableData, name: Name, first: int, *, routine: bool = False
) -> list[str]:
    """What all people may be told of what has happened from that step on, a line for each doing.

    With `routine`, that is every move, and not only what a reader has to know.
    """
    recap = Recap("", Reader(name, titles=data.titles), data.replies)
    people = session.people
    for step, every in enumerate(session.events_for(people[0], first, people), first):
        events = [one for one in every if not has_begun(session, data, one)]
        actor, move = split_actor(veiled(session.line_at(step), events))
        recap.begin(actor, move)
        tellings = tell(data, events, minor=routine)
        if routine and (not tellings or message(data, "log", f"did {parts(move).verb}")):
            recap.add(did(data, move, actor))
        for each in tellings:
            recap.add(each)
    return recap.lines


def has_begun(session: Session, data: TableData, event: Event) -> bool:
    """Whether an event tells who begins, and they have played since: then it is news no more."""
    if not isinstance(event, Said) or not event.word or event.word != data.studied.begins:
        return False
    steps = session.events_for(session.seats[0])
    said = (step for step, events in enumerate(steps) if event.word in _words_of(events))
    later = range(next(said, len(steps)) + 1, len(steps))
    return any(split_actor(session.line_at(step))[0] == event.seat for step in later)


def _words_of(events: Iterable[Event]) -> set[str]:
    return {one.word for one in events if isinstance(one, Said)}


def asked_back(
    session: Session, data: TableData, name: Name, takeback: Takeback, asks: Seat
) -> list[str]:
    """What the others read when that seat asks to take something back: whose move, what goes."""
    recap = since(session, data, name, takeback.to + 1, routine=True)
    key = "table.asks-back" if asks == takeback.seat else "table.asks-back-of"
    return [wording(key, player=name(asks), other=name(takeback.seat)), *recap]


def joined(facts: Sequence[Fact], seat: Seat, to: Reader, *, named: bool = False) -> str:
    """What one person did, the name said once: `Bo plays 7♣ and draws 1 card`.

    It is not said at all of somebody who has been `named`.
    """
    breaths: list[list[str]] = []
    for fact in _gathered(facts):
        whole, rest = say(fact, to), say(fact, replace(to, known=seat))
        if named and rest != whole:
            breaths[-1:] = [[*breaths[-1], rest]] if breaths else [[rest]]
        else:
            breaths.append([whole])
        named = rest != whole
    return ". ".join(listed(breath, to) for breath in breaths)


def _gathered(facts: Sequence[Fact]) -> list[Fact]:
    """The same done with one card after the other is done with all: `loads J♦ and 10♦`."""
    gathered: list[Fact] = []
    for fact in facts:
        together = _together(gathered[-1], fact) if gathered else None
        gathered[-1:] = [together] if together else [*gathered[-1:], fact]
    return gathered


def _together(fact: Fact, other: Fact) -> Fact | None:
    """Two facts as one, where they differ only in their cards, and these follow one another.

    Cards that somebody plays at once (a tuple of them) are no list that goes on.
    """
    if fact.key != other.key or fact.about.keys() != other.about.keys():
        return None
    about: dict[str, Value] = {}
    for key, value in fact.about.items():
        more = other.about[key]
        if value == more:
            about[key] = value
        elif key == "moved" or isinstance(more, Card) or not fact.about.get("seat"):
            about[key] = (*_cards(value), *_cards(more))
        else:
            return None
    return replace(fact, about=about)


def _cards(value: Value) -> tuple[Value, ...]:
    return value if isinstance(value, tuple) else (value,)
