"""Why a line is refused in Shithead, in words and with the rule's number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, Card, rank_word
from cardtable.engine.notation import Illegal, Seat, Word
from cardtable.engine.tips import one_of

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


class Refusal:
    """Finds the words for a line that is not legal. It may tell nothing that its seat can't see."""

    def __init__(self, state: Shithead, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hand(seat)
        self.up = state.up(seat)
        self.powers = state.powers

    def of(self, said: list[Word]) -> Illegal:
        """The words for that line."""
        state, memory = self.state, self.state.memory
        verb, *rest = said
        run = [word for word in rest if isinstance(word, Card)]
        if self.seat != state.turn:
            ahead = state.ahead_problem(self.seat) if verb == "down" else None
            if verb == "down":
                return ahead or Illegal("there is no down-card at that place", "SH-32")
            return Illegal(f"it's {state.turn}'s turn", "SH-8")
        if verb in {"swap", "ready"}:
            return self._swap(run) if memory.phase == "swap" else _no("swapping is over", 5)
        if memory.phase == "swap":
            return _no("swap cards first, and say “ready” when you have finished", 5)
        if memory.shown is not None:
            return self._answer(verb, rest, run, memory.shown.source)
        if not self.hand and (why := self._empty_handed(verb)):
            return why
        match verb:
            case "play":
                return self._play(run)
            case "show":
                return self._show(rest, run)
            case "up":
                return self._take_up(run)
            case "down" | "flip":
                return self._take_down(cast("str", verb))
        if not state.zones["pile"]:
            return _no("the pile is empty", 42)
        return _no("you can play", 42)

    def _empty_handed(self, verb: Word) -> Illegal | None:
        """What an empty hand has to do before anything else, unless that is what was tried."""
        if self.state.options.table_play == "direct":
            if not self.up and verb != "flip":
                return _no("turn up a down-card: flip 1, flip 2 …", 41)
        elif self.up and verb not in {"up", "down"}:
            return _no("take an up-card into your hand first", 27)
        elif not self.up and verb != "down":
            return _no("take a down-card into your hand first", 30)
        return None

    def _swap(self, run: list[Card]) -> Illegal:
        if self._missing(run):
            return self._missing_one()
        return _no("a swap exchanges one hand card for one up-card", 5)

    def _answer(self, verb: Word, rest: Sequence[Word], run: list[Card], source: Seat) -> Illegal:
        if verb == "down":
            if self.hand:
                return _no("your hand is not empty: answer with what you hold, or pick up", 31)
            if self.state.zones["draw"]:
                return _no("the draw pile still has cards", 31)
            if self.up:
                return _no("you still have up-cards", 31)
            return _no("there is no down-card at that place", 31)
        if verb != "show":
            return _no("answer the three first: show one back, or pick up", 22)
        if self._missing(run):
            return self._missing_one()
        if len(run) != 1 or len(rest) != 2:
            return _no(f"show one three back to {source}, or pick up", 23)
        if run[0].rank not in self.powers.shown:
            return _no(f"only {self._threes()} answer", 23)
        if run[0] in self.up and (self.hand or self.state.zones["draw"]):
            return _no("an up-card answers only when your hand is empty", 29)
        return _no(f"show it back to {source}, or pick up", 23)

    def _play(self, run: list[Card]) -> Illegal:
        if not run:
            return _no("name the cards to play", 12)
        if self._missing(run):
            return self._missing_one()
        if len(set(run)) < len(run):
            return _no("each card can be played once", 12)
        if len({one.rank for one in run}) > 1:
            return _no("cards played together must be of one rank", 12)
        rank = run[0].rank
        if rank in self.powers.shown:
            return _no(f"{_a(rank_word(rank))} is never played: show it to another player", 11)
        if self.hand and (why := self._must_wait(run)):
            return why
        top = self.state.to_beat()
        if rank not in self.powers.playable[top]:
            return self._does_not_fit(rank, top)
        return _no("up-cards go along only with your whole hand", 28)

    def _must_wait(self, run: list[Card]) -> Illegal | None:
        """Why the up-cards among these can't be played yet: there is a hand (SH-27, SH-28)."""
        if all(one in self.hand for one in run):
            return None
        if self.state.zones["draw"]:
            return _no("up-cards wait until your hand and the draw pile are used up", 27)
        if not self.state.options.match_up:
            return _no("up-cards wait until your hand is used up", 27)
        if any(one not in run for one in self.hand):
            return _no("up-cards wait for your hand, or go along only with your whole hand", 28)
        return None

    def _does_not_fit(self, rank: str, top: str | None) -> Illegal:
        if rank == JOKER or top is None:
            return _no("a joker has no value and can't be played", 39)
        word, value = _a(rank_word(top)), self.powers.value
        lower, fits = top in self.powers.lower, self.powers.playable[top]
        others = [one for one in value if one in fits and value[one] != value[top]]
        onward = [one for one in others if (value[one] < value[top]) == lower]
        told = f"{word} or {'lower' if lower else 'higher'}" if onward else word
        extra = [one for one in others if one not in onward]
        if JOKER in fits and self.state.options.jokers:
            extra.append(JOKER)
        if extra:
            told += f"{',' if onward else ''} or {one_of([_a(rank_word(one)) for one in extra])}"
        return _no(f"after {word}: {told}", 10) if lower else _no(f"needs {told}", 9)

    def _show(self, rest: Sequence[Word], run: list[Card]) -> Illegal:
        if not self.powers.shown:
            return _no("cards are not shown in this game", 39)
        if self._missing(run):
            return self._missing_one()
        seats = [word for word in rest if isinstance(word, str)]
        if len(run) != 1 or len(seats) != 1 or rest[-1] != seats[0]:
            return _no("show one three to one player", 21)
        if run[0].rank not in self.powers.shown:
            return _no(f"only {self._threes()} are shown", 21)
        if run[0] not in self.hand and self.hand:
            return _no("you can show it only from your hand", 33)
        if seats[0] == self.seat:
            return _no("choose another player", 21)
        if seats[0] not in self.state.seats:
            return _no(f"there is no seat {seats[0]} at this table", 21)
        return _no("out of reach: their right-hand neighbour has had a turn", 26)

    def _take_up(self, run: list[Card]) -> Illegal:
        if self.state.options.table_play == "direct":
            return _no("up-cards are played from the table in this game", 41)
        if self.hand:
            return _no("finish your hand first", 27)
        if self.state.zones["draw"]:
            return _no("the draw pile still has cards", 27)
        if not run:
            return _no("name the up-cards to take", 27)
        if self._missing(run):
            return self._missing_one()
        return _no("up-cards taken together must be of one rank", 27)

    def _take_down(self, verb: str) -> Illegal:
        direct = self.state.options.table_play == "direct"
        if direct and verb == "down":
            return _no("down-cards are turned up where they lie in this game: flip 1 …", 41)
        if not direct and verb == "flip":
            return _no("down-cards are taken into the hand in this game: down 1 …", 41)
        number = 41 if direct else 30
        if self.hand:
            return _no("finish your hand first", number)
        if self.state.zones["draw"]:
            return _no("the draw pile still has cards", number)
        if self.up:
            return _no("finish your up-cards first", number)
        return _no("there is no down-card at that place", number)

    def _missing(self, run: Iterable[Card]) -> bool:
        return any(one not in self.hand and one not in self.up for one in run)

    def _missing_one(self) -> Illegal:
        """The same words wherever the card is, so that they tell nothing (SH-2)."""
        return _no("you don't hold that card", 2)

    def _threes(self) -> str:
        return " and ".join(rank_word(rank, 2) for rank in sorted(self.powers.shown))


def _no(reason: str, number: int) -> Illegal:
    return Illegal(reason, f"SH-{number}")


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
