"""Why a line is refused in Cunt-Soul, with the rule's number (section 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import Card, card
from cardtable.engine.facts import Bar, Fact, Value
from cardtable.engine.notation import Seat, Word
from cardtable.games.cunt_soul import fieldcards, lines
from cardtable.games.cunt_soul.landing import demand
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

_NOW = {"choose": 3, "burn": 71, "call": 27, "next": 31, "swap": 25, "run": 24}
"""The phases in which something else is due first, and by which rule."""

_PHASES = {
    "up": {"choose"}, "field": {"choose", "turn"}, "play": {"turn", "extend", "run"},
    "flip": {"turn", "extend", "run"}, "pickup": {"turn", "extend"}, "burn": {"burn"},
    "swap": {"swap"}, "bury": {"swap"}, "look": {"swap"}, "keep": {"swap"},
    "done": {"run", "swap"}, "call": {"call"}, "next": {"next"},
}  # fmt: skip
"""When each verb has a place (section 3)."""

_NEVER = {
    "up": 3, "burn": 71, "swap": 25, "bury": 45, "look": 45, "keep": 45, "done": 6, "call": 27,
    "next": 31,
}  # fmt: skip
"""The verbs that nothing asks for in other phases, and the rules that tell when something does."""


class Refusal:
    """Finds why a line is not legal. It tells nothing that its seat can't see."""

    def __init__(self, state: CuntSoul, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.zones = state.zones
        self.hand = state.zones[HAND[seat]]
        self.up = state.zones[UP[seat]]

    def of(self, said: Sequence[Word]) -> Bar:
        """Why that line is none."""
        verb, *rest = said
        run = [word for word in rest if isinstance(word, Card)]
        phase = self.state.memory.phase
        if self.seat != self.state.turn:
            return _no("turn", 6, who=self.state.turn)
        if phase not in _PHASES[str(verb)]:
            return self._not_now(str(verb), phase)
        match verb:
            case "play":
                return self._run(run) if phase == "run" else self._play(run)
            case "flip":
                return self._flip()
            case "pickup":
                return self._pickup()
            case "up" | "field":
                return self._choose(run) if phase == "choose" else self._field(run)
            case "burn":
                return self._burn(run)
            case "done":
                return self._done()
            case "next":
                return self._next(rest)
            case "call":
                return _no("call-first", 27)
        return self._swap(str(verb), run)

    def _not_now(self, verb: str, phase: str) -> Bar:
        if verb == "done" and phase == "extend":
            return _no("extend", 32, rank=self.state.top()[0])
        if verb == "field" and phase == "extend":
            return self._field([])
        if phase in _NOW:
            return _no(f"{phase}-first", _NOW[phase])
        return _no(f"{verb}-now", _NEVER[verb])

    # ------------------------------------------------------------------ plays

    def _link(self, run: list[Card]) -> Bar | None:
        """What keeps these cards from being a link of the open zone."""
        if not run:
            return _no("name-cards", 7)
        if any(one in self.zones[FIELD[self.seat]] for one in run):
            return _no("field-last", 82)
        if any(one not in self.hand and one not in self.up for one in run):
            return self._missing(run)
        if len(set(run)) < len(run):
            return _no("twice", 7)
        if len({one.rank for one in run}) > 1:
            return self._mixed({one.rank for one in run})
        if len({one in self.up for one in run}) > 1:
            return _no("one-place", 8)
        if run[0] in self.up and (early := self._too_early(hidden=False)):
            return _no(early, 9)
        if len(run) > 1 and self.state.fields.single:
            return _no("single", 44, field=self._field_card("single"))
        return None

    def _mixed(self, ranks: set[str]) -> Bar:
        """Why cards of several ranks are not one link, not even in a run (CS-7, CS-24)."""
        state = self.state
        begins = {rank for rank in ranks if state.powers.acting[rank] == "run"}
        rank = state.run_rank() if state.memory.phase == "run" else next(iter(begins), None)
        if rank in ranks and state.fields.following(rank) in ranks:
            return _no("run-by-rank", 24, rank=rank)
        return _no("one-rank", 7)

    def _too_early(self, *, hidden: bool) -> str:
        """Why face-up (or face-down) cards are not open yet (CS-9); empty: they are."""
        if self.hand:
            return "hand-first"
        if self.zones["source"]:
            return "source-first"
        return "up-first" if hidden and self.up else ""

    def _play(self, run: list[Card]) -> Bar:
        if problem := self._link(run):
            return problem
        state = self.state
        value, power = state.top()
        top = self.zones["pile"][-1].rank
        rule = state.fields.refusal(run[0].rank, value, power, state.memory.call, top)
        if rule == "CS-23":
            return _no("bind", 23, rank=value)
        fits = demand(state)
        match rule:
            case "CS-27" | "CS-47":
                return _no("called", int(rule[3:]), fits=fits)
            case "CS-42":
                return _no("field-stops", 42, field=self._field_card("firm"), fits=fits)
            case "CS-55":
                return _no("field-stops", 55, field=self._field_card("mute"), fits=fits)
        return _no("needs", 13, fits=fits)

    def _run(self, run: list[Card]) -> Bar:
        if problem := self._link(run):
            return problem
        first = self.state.run_rank()
        if run[0].rank != first:
            return _no("run-rank", 24, rank=first)
        second = self.state.fields.following(first)
        if second is None:
            return _no("run-ends", 24, rank=first)
        return _no("run-alone", 24, rank=first, next=second)

    def _flip(self) -> Bar:
        if early := self._too_early(hidden=True):
            return _no(early, 9)
        if self.zones[DOWN[self.seat]] and self.state.memory.phase == "run":
            return _no("run-flip", 24)
        return _no("no-place", 81)

    def _pickup(self) -> Bar:
        state = self.state
        fits = lines.plays(state, self.seat, every=False)
        if not fits:  # with `pickup: free`
            return _no("nothing-there", 10)
        if fits[0].startswith("flip"):
            return _no("flip-first", 81)
        ranks: dict[str, Card] = {}
        for line in fits:
            one = card(line.split()[1])
            ranks.setdefault(one.rank, one)
        return _no("can-play", 10, cards=tuple(ranks.values()))

    # ------------------------------------------------------------------ fields

    def _choose(self, run: list[Card]) -> Bar:
        """CS-3."""
        if any(one not in self.hand for one in run):
            return self._missing(run)
        if len(run) != 1:
            return _no("choose-one", 3)
        if len(self.up) < self.state.options.up:
            return _no("choose-up", 3, count=self.state.options.up)
        return _no("choose-field", 3)

    def _field(self, run: list[Card]) -> Bar:
        if problem := fieldcards.problem(self.state, self.seat):
            word, number = problem
            return _no(f"change-{word}", number, count=self.state.options.field_changes_max)
        if any(one not in self.hand for one in run):
            return self._missing(run)
        return _no("name-field", 70)

    def _burn(self, run: list[Card]) -> Bar:
        if len(run) == 1 and run[0].name in self.state.memory.horizontal:
            return _no("paid", 71, card=run[0])
        if any(one not in self.up for one in run):
            return _no("not-up", 71)
        return _no("name-burned", 71)

    def _field_card(self, word: str) -> Fact:
        """The field card with that effect, and whose it is."""
        state = self.state
        for seat in state.seats:
            for one in self.zones[FIELD[seat]]:
                if state.powers.field_words[one.rank] == word:
                    return Fact("cunt-soul.field-of", {"who": seat, "rank": one.rank})
        for name in state.memory.lingering:
            if state.powers.field_words[card(name).rank] == word:
                return Fact("cunt-soul.field-lingers", {"rank": card(name).rank})
        return Fact("cunt-soul.a-field-card")

    # ------------------------------------------------------------------ the rest

    def _done(self) -> Bar:
        if self.state.memory.phase == "run":
            return _no("run-short", 24, rank=self.state.run_rank())
        return _no("looking", 45)

    def _next(self, rest: Sequence[Word]) -> Bar:
        if len(rest) != 1:
            return _no("one-seat", 31)
        if rest[0] == self.seat:
            return _no("another", 31)
        if rest[0] in self.state.memory.out:
            return _no("is-out", 31, who=rest[0])
        return _no("no-seat", 31)

    def _swap(self, verb: str, run: list[Card]) -> Bar:
        """CS-25, CS-45."""
        bottom = self.state.fields.bottom
        looking = self.state.options.down_swap == "look"
        if verb == "swap" and bottom:
            return _no("swaps-down", 45, field=self._field_card("bottom"))
        if verb != "swap" and not bottom:
            return _no("swaps-up", 25)
        if verb in {"look", "keep"} and not looking:
            return _no("blind", 45)
        if verb == "keep":
            return _no("keep-now", 45)
        if verb == "look" and self.state.memory.looked is not None:
            return _no("looked", 45)
        if verb == "bury" and looking and self.state.memory.looked is None:
            return _no("look-first", 45)
        if any(one not in self.hand and (verb == "bury" or one not in self.up) for one in run):
            return self._missing(run)
        if verb == "swap":
            return _no("name-swap", 25)
        if verb == "bury" and looking:
            return _no("bury-there", 45)
        return _no("no-place", 45)

    def _missing(self, run: Sequence[Card]) -> Bar:
        """The same wherever the card is, so that it tells nothing that isn't known."""
        state, down = self.state, self.zones[DOWN[self.seat]]
        known, bit = state.known or {}, state.bit(self.seat)
        if any(one in down and known.get(one, 0) & bit for one in run):
            return _no("face-down", 9, due=self._too_early(hidden=True) or "flip")
        return _no("not-held", 9)


def _no(key: str, number: int, **about: Value) -> Bar:
    return Bar(f"cunt-soul.no-{key}", about, rule=f"CS-{number}")
