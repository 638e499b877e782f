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
from cardtable.presenter.phrases import Name
from cardtable.presenter.tabledata import TableData
from cardtable.presenter.words import did, message, tell, veiled
from cardtable.session import Session

LEAST = 3
"""So many of the reader's own sentences are told at most: the last ones."""

_CARD = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]")
_BETWEEN = re.compile(rf"({_CARD.pattern})(?:, | and )(?={_CARD.pattern})")
_ABOUT_CARD = re.compile(rf"(\D+ )({_CARD.pattern})( .+)")


@dataclass(slots=True)
class Doing:
    """What one seat did in one go."""

    seat: Seat
    sentences: list[str] = field(default_factory=list)


class Recap:
    """The doings of everybody since the reader last ended a turn of their own.

    It is told of each line as it is shown, not as it is played: `begin`, then `add` for each
    sentence about it.
    """

    def __init__(
        self, reader: Seat, name: Name, replies: Collection[str] = (), *, to: Seat = ""
    ) -> None:
        """`replies` are verbs that answer a move of somebody else's: they end nobody's turn.

        The seat `to` is addressed as “you” in what is told.
        """
        self.reader = reader
        self._to, self._called = to, name
        self.doings: list[Doing] = []
        self.last: dict[Seat, str] = {}
        """What each seat did last, in a few words, where the layout file has words for it."""
        self._replies = replies

    def _name(self, seat: Seat) -> str:
        """How a seat's player is called in sentences."""
        return "You" if seat == self._to else self._called(seat)

    def begin(self, actor: Seat | None, line: Move) -> None:
        """A line begins to be shown. Chance has no `actor`: it belongs to the move before it."""
        if not actor or (self.doings and line.partition(" ")[0] in self._replies):
            return
        if self.doings and self.doings[-1].seat == actor:
            return
        if self.doings and self.doings[-1].seat == self.reader:
            del self.doings[:-1]  # the reader has seen what was before, and has answered it
        self.doings.append(Doing(actor))

    def add(self, sentence: str) -> None:
        """Something that the line brought about."""
        if sentence and self.doings:
            self.doings[-1].sentences.append(sentence)

    def did(self, seat: Seat, words: str) -> None:
        """What a seat has done last, in a few words; cards stand side by side in them: `7♦ 7♥`."""
        self.last[seat] = _BETWEEN.sub(r"\1 ", words)

    @property
    def lines(self) -> list[str]:
        """Everything, one line for each seat's doing; of the reader's own only how it ended."""
        return [self._whole(one) for one in self.doings if one.sentences]

    def _whole(self, one: Doing) -> str:
        own = one.seat == self.reader and len(one.sentences) > LEAST
        told = joined(one.sentences[-LEAST:] if own else one.sentences, self._name(one.seat))
        return f"… {told}" if own else told

    @property
    def numbered(self) -> list[str]:
        """The same, those of the others numbered in the order in which they were done."""
        others = count(1)
        seats = (one.seat for one in self.doings if one.sentences)
        return [
            words if seat == self.reader else f"{next(others)}. {words}"
            for seat, words in zip(seats, self.lines, strict=True)
        ]


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
        if routine and (not told or message(data, "log", f"did {parts(move).verb}")):
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
