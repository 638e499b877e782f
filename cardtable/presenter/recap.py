"""What has happened since the reader's last turn: who did what, in order, in words."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import count

from cardtable.engine.notation import Move, Seat, split_actor
from cardtable.engine.past import Takeback
from cardtable.engine.tips import one_of
from cardtable.presenter.parts import parts
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import Name, did, tell, veiled
from cardtable.session import Session

LEAST, MOST = 3, 5
"""So many of a seat's sentences stand beside it, and where there is but one other seat: weighty
ones, then the last; see `brief`."""

_CARD = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")
_ABOUT_CARD = re.compile(rf"(\D+ )({_CARD.pattern})( .+)")


@dataclass(slots=True)
class Doing:
    """What one seat did in one go."""

    seat: Seat
    sentences: list[str] = field(default_factory=list)
    weighty: set[str] = field(default_factory=set)
    """Those that are kept where there is no room for all: they changed the table for everybody."""
    here: list[str] = field(default_factory=list)
    """The sentences that stand beside the seat: neither told elsewhere on the table, nor out of
    date since something new began."""
    stays: bool = False
    """Whether something came of it that its own player, too, may want to read later."""
    past: bool = False
    """Whether it is so long ago that it stands beside nobody any longer."""

    def brief(self, most: int) -> list[str]:
        """So many of those beside the seat, in their order: the weighty ones, and the last."""
        if len(self.here) <= most:
            return list(self.here)
        places = range(len(self.here))
        heavy = sorted(places, key=lambda at: (self.here[at] in self.weighty, at))
        return [self.here[at] for at in sorted(heavy[-most:])]


class Recap:
    """The doings of everybody since the reader last ended a turn of their own.

    It is told of each line as it is shown, not as it is played: `begin`, then `add` for each
    sentence about it.
    """

    def __init__(self, reader: Seat, name: Name, replies: Collection[str] = ()) -> None:
        """`replies` are verbs that answer a move of somebody else's: they end nobody's turn."""
        self.reader = reader
        self._name = name
        self.doings: list[Doing] = []
        self.last: dict[Seat, str] = {}
        """What each seat did last, in a few words, where the layout file has words for it."""
        self._replies = replies
        self._apart = False
        """Whether the last sentence stands elsewhere on the table."""

    def begin(self, actor: Seat | None, line: Move) -> None:
        """A line begins to be shown. Chance has no `actor`: it belongs to the move before it."""
        if not actor or (self.doings and line.partition(" ")[0] in self._replies):
            return
        if self.doings and self.doings[-1].seat == actor:
            return
        if self.doings and self.doings[-1].seat == self.reader:
            del self.doings[:-1]  # the reader has seen what was before, and has answered it
        self._come_round(actor)
        self.doings.append(Doing(actor))

    def _come_round(self, actor: Seat) -> None:
        """What happened before this seat's last two turns is past: the reader may long be out."""
        turns = [place for place, one in enumerate(self.doings) if one.seat == actor]
        for one in self.doings[: turns[-2] + 1] if len(turns) > 1 else ():
            one.past = one.seat != self.reader

    def add(
        self, sentence: str, *, weighty: bool = False, apart: bool = False, stays: bool = False
    ) -> None:
        """Something that the line brought about; `weighty` if it is told before all else.

        One that is told `apart` stands elsewhere on the table, and not beside its seat. What
        `stays` is told to its own player as well, if it came of a move that was told before.
        """
        if sentence and self.doings:
            self._apart = apart
            self.doings[-1].stays |= stays and bool(self.doings[-1].sentences)
            self.doings[-1].sentences.append(sentence)
            if not apart:
                self.doings[-1].here.append(sentence)
            if weighty:
                self.doings[-1].weighty.add(sentence)

    def start_anew(self) -> None:
        """Something new begins: nothing from before it stands beside the seats any longer."""
        for one in self.doings:
            one.here.clear()

    def told(self, seat: Seat) -> tuple[int, str] | None:
        """What a seat did last, in one breath, and as which of the others; None for nothing.

        The reader's own doings are not counted, and told (as 0) only where something `stays`.
        """
        if seat == self.reader:
            own = [one for one in self.doings if one.seat == seat][-1:]
            since = own and own[0].stays and own[0].here and self.acting != seat
            return (0, joined(own[0].brief(LEAST), self._name(seat))) if since else None
        turns = [pair for pair in self._numbered() if pair[1].seat == seat and not pair[1].past]
        turns = [(number, one) for number, one in turns if one.here]
        if not turns:
            return None
        number, last = turns[-1]
        alone = len({one.seat for one in self.doings} - {self.reader}) == 1
        most = MOST if alone else LEAST
        words = joined(last.brief(most), self._name(seat))
        if before := self._done_to_reader([one for _, one in turns[:-1]]):
            words = f"{joined(before, self._name(seat))}. Then: {words}"
        return number, f"… {words}" if len(last.here) > most else words

    def _done_to_reader(self, turns: Sequence[Doing]) -> list[str]:
        """What was done to the reader before a seat's last turn, and what it came of.

        The next turn doesn't tell that away.
        """
        mine = rf"(?<!\w){re.escape(self._name(self.reader))}(?!\w)"
        for one in reversed(turns):
            for place in reversed(range(len(one.here))):
                if re.search(mine, one.here[place]):
                    return one.here[max(0, place - 1) : place + 1]
        return []

    def _numbered(self) -> list[tuple[int, Doing]]:
        """The doings of which there is something to tell: the others' have numbers if not past."""
        told = [one for one in self.doings if one.sentences]
        others = count(1)
        return [(0 if one.past or one.seat == self.reader else next(others), one) for one in told]

    @property
    def lines(self) -> list[str]:
        """Everything, one line for each seat's doing; of the reader's own only how it ended."""
        return [self._whole(one) for _, one in self._numbered()]

    def _whole(self, one: Doing) -> str:
        own = one.seat == self.reader and len(one.sentences) > LEAST
        told = joined(one.sentences[-LEAST:] if own else one.sentences, self._name(one.seat))
        return f"… {told}" if own else told

    @property
    def numbered(self) -> list[str]:
        """The same, those of the others under the numbers that they have beside their seats."""
        numbers = [number for number, _ in self._numbered()]
        pairs = zip(numbers, self.lines, strict=True)
        return [f"{number}. {words}" if number else words for number, words in pairs]

    @property
    def acting(self) -> Seat:
        """Whose doing is the last one, unless what came of it is told elsewhere."""
        return self.doings[-1].seat if self.doings and not self._apart else ""


def since(
    session: Session, data: TableData, name: Name, first: int, *, routine: bool = False
) -> list[str]:
    """What all people may be told of what has happened from that step on, a line for each doing.

    With `routine`, that is every move, and not only what a reader has to know.
    """
    recap = Recap("", name, data.replies)
    people = session.humans
    for step, events in enumerate(session.events_for(people[0], first, people), first):
        actor, move = split_actor(veiled(session.line_at(step), events))
        recap.begin(actor, move)
        told = tell(data, events, name, minor=routine)
        if routine and (not told or f"did {parts(move).verb}" in data.says):
            recap.add(did(data, move, actor, name))
        for each in told:
            recap.add(each)
    return recap.lines


def asked_back(
    session: Session, data: TableData, name: Name, found: Takeback, asks: Seat
) -> list[str]:
    """What the others read when that seat asks to take something back: whose move, what goes."""
    what = "a move" if asks == found.seat else f"{name(found.seat)}'s move"
    told = since(session, data, name, found.to + 1, routine=True)
    return [f"{name(asks)} asks to take back {what}", *told]


def joined(sentences: Sequence[str], name: str) -> str:
    """Sentences about one person as one, their name said once: `Bo plays 7♣ and draws 1 card`."""
    breaths: list[list[str]] = []
    named = False
    for one in _listed(sentences):
        known, named = named, one.startswith(f"{name} ")
        if known and named and ": " not in breaths[-1][-1]:  # that would go on with what it tells
            breaths[-1].append(one.removeprefix(f"{name} "))
        else:
            breaths.append([one])
    return ". ".join(one_of(_gathered(breath, name), "and") for breath in breaths)


def _listed(sentences: Sequence[str]) -> list[str]:
    """Lists of cards under one head are one: `To the scrap pile: Q♠ and 8♣`."""
    runs: list[tuple[str, list[str]]] = []
    for one in sentences:
        head, _, card = one.rpartition(": ")
        before = runs[-1] if runs and head and runs[-1][0] == head else None
        if before and all(_CARD.fullmatch(each) for each in (before[1][-1], card)):
            before[1].append(card)
        else:
            runs.append((head, [card]))
    return [f"{head}: {one_of(cards, 'and')}" if head else cards[0] for head, cards in runs]


def _gathered(breath: Sequence[str], name: str) -> list[str]:
    """What follows on several cards alike is said once: `loads J♦ and 10♦ onto Bo's stock`."""
    runs: list[tuple[str, list[str], str]] = []
    for one in breath:
        found = _ABOUT_CARD.fullmatch(one)
        head, card, tail = found.groups() if found else (one, "", "")
        before = runs[-1] if runs and found else None
        if before and (before[0].removeprefix(f"{name} "), before[2]) == (head, tail):
            before[1].append(card)
        else:
            runs.append((head, [card], tail))
    return [f"{head}{one_of(cards, 'and')}{tail}" for head, cards, tail in runs]
