"""Why a line is refused in Shithead, with the rule's number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from cardtable.engine.cards import JOKER, Card
from cardtable.engine.facts import Bar, Value
from cardtable.engine.notation import Seat, Word
from cardtable.games.shithead.telling import fitting

if TYPE_CHECKING:
    from cardtable.games.shithead.game import Shithead


class Refusal:
    """Finds why a line is not legal. It may tell nothing that its seat can't see."""

    def __init__(self, state: Shithead, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hand(seat)
        self.up = state.up(seat)
        self.powers = state.powers

    def of(self, said: list[Word]) -> Bar:
        """Why that line is none."""
        state, memory = self.state, self.state.memory
        verb, *rest = said
        run = [word for word in rest if isinstance(word, Card)]
        if self.seat != state.turn:
            ahead = state.ahead_problem(self.seat) if verb == "down" else None
            if verb == "down":
                return ahead or _no("place", 32)
            return _no("turn", 8, who=state.turn)
        if verb in {"swap", "ready"}:
            return self._swap(run) if memory.phase == "swap" else _no("swapping", 5)
        if memory.phase == "swap":
            return _no("ready-first", 5)
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
            return _no("pile", 42)
        return _no("can-play", 42)

    def _empty_handed(self, verb: Word) -> Bar | None:
        """What an empty hand has to do before anything else, unless that is what was tried."""
        if self.state.options.table_play == "direct":
            if not self.up and verb != "flip":
                return _no("flip-first", 41)
        elif self.up and verb not in {"up", "down"}:
            return _no("take-up-first", 27)
        elif not self.up and verb != "down":
            return _no("take-down-first", 30)
        return None

    def _swap(self, run: list[Card]) -> Bar:
        if self._missing(run):
            return self._missing_one()
        return _no("one-for-one", 5)

    def _answer(self, verb: Word, rest: Sequence[Word], run: list[Card], source: Seat) -> Bar:
        if verb == "down":
            if self.hand:
                return _no("answer-held", 31)
            if self.state.zones["draw"]:
                return _no("draw-pile", 31)
            if self.up:
                return _no("up-first", 31)
            return _no("place", 31)
        if verb != "show":
            return _no("answer-first", 22)
        if self._missing(run):
            return self._missing_one()
        if len(run) != 1 or len(rest) != 2:
            return _no("show-back", 23, who=source)
        if run[0].rank not in self.powers.shown:
            return _no("only-answer", 23, ranks=self._shown())
        if run[0] in self.up and (self.hand or self.state.zones["draw"]):
            return _no("answer-up", 29)
        return _no("show-it-back", 23, who=source)

    def _play(self, run: list[Card]) -> Bar:
        if not run:
            return _no("name-play", 12)
        if self._missing(run):
            return self._missing_one()
        if len(set(run)) < len(run):
            return _no("twice", 12)
        if len({one.rank for one in run}) > 1:
            return _no("one-rank", 12)
        rank = run[0].rank
        if rank in self.powers.shown:
            return _no("never-played", 11, rank=rank)
        if self.hand and (why := self._must_wait(run)):
            return why
        top = self.state.to_beat()
        if rank not in self.powers.playable[top]:
            number = 39 if rank == JOKER else 10 if top in self.powers.lower else 9
            return _no("fit", number, fits=fitting(self.state))
        return _no("along", 28)

    def _must_wait(self, run: list[Card]) -> Bar | None:
        """Why the up-cards among these can't be played yet: there is a hand (SH-27, SH-28)."""
        if all(one in self.hand for one in run):
            return None
        if self.state.zones["draw"]:
            return _no("wait-draw", 27)
        if not self.state.options.match_up:
            return _no("wait-hand", 27)
        if any(one not in run for one in self.hand):
            return _no("wait-along", 28)
        return None

    def _show(self, rest: Sequence[Word], run: list[Card]) -> Bar:
        if not self.powers.shown:
            return _no("nothing-shown", 39)
        if self._missing(run):
            return self._missing_one()
        seats = [word for word in rest if isinstance(word, str)]
        if len(run) != 1 or len(seats) != 1 or rest[-1] != seats[0]:
            return _no("show-one", 21)
        if run[0].rank not in self.powers.shown:
            return _no("only-shown", 21, ranks=self._shown())
        if run[0] not in self.hand and self.hand:
            return _no("show-hand", 33)
        if seats[0] == self.seat:
            return _no("yourself", 21)
        if seats[0] not in self.state.seats:
            return _no("seat", 21)
        return _no("out-of-reach", 26)

    def _take_up(self, run: list[Card]) -> Bar:
        if self.state.options.table_play == "direct":
            return _no("direct-up", 41)
        if self.hand:
            return _no("hand-first", 27)
        if self.state.zones["draw"]:
            return _no("draw-pile", 27)
        if not run:
            return _no("name-up", 27)
        if self._missing(run):
            return self._missing_one()
        return _no("take-one-rank", 27)

    def _take_down(self, verb: str) -> Bar:
        direct = self.state.options.table_play == "direct"
        if direct and verb == "down":
            return _no("direct-down", 41)
        if not direct and verb == "flip":
            return _no("via-hand", 41)
        number = 41 if direct else 30
        if self.hand:
            return _no("hand-first", number)
        if self.state.zones["draw"]:
            return _no("draw-pile", number)
        if self.up:
            return _no("up-first", number)
        return _no("place", number)

    def _missing(self, run: Iterable[Card]) -> bool:
        return any(one not in self.hand and one not in self.up for one in run)

    def _missing_one(self) -> Bar:
        """The same wherever the card is, so that it tells nothing (SH-2)."""
        return _no("not-yours", 2)

    def _shown(self) -> tuple[str, ...]:
        return tuple(sorted(self.powers.shown))


def _no(key: str, number: int, **about: Value) -> Bar:
    return Bar(f"shithead.no-{key}", about, rule=f"SH-{number}")
