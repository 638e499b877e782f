"""Why a line is refused in Cunt-Soul, in words and with the rule's number (section 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.engine.cards import JOKER, Card, card, rank_word
from cardtable.engine.notation import Illegal, Seat, Word
from cardtable.engine.tips import a
from cardtable.games.cunt_soul import fieldcards, lines
from cardtable.games.cunt_soul.landing import fits
from cardtable.games.cunt_soul.zones import DOWN, FIELD, HAND, UP

if TYPE_CHECKING:
    from cardtable.games.cunt_soul.game import CuntSoul

_NOW = {
    "choose": ("choose your face-up cards and your field card first", "CS-3"),
    "burn": ("pay for the field change first: burn an upright face-up card", "CS-71"),
    "call": ("call higher or lower first", "CS-27"),
    "next": ("first say who plays next", "CS-31"),
    "swap": ("swap first, or say “done”", "CS-25"),
    "run": ("go on with the run, or say “done”", "CS-24"),
}
"""What is due in a phase, to whom tries something else."""

_PHASES = {
    "up": ("choose",),
    "field": ("choose", "turn"),
    "play": ("turn", "extend", "run"),
    "flip": ("turn", "extend", "run"),
    "pickup": ("turn", "extend"),
    "burn": ("burn",),
    "swap": ("swap",),
    "bury": ("swap",),
    "look": ("swap",),
    "keep": ("swap",),
    "done": ("run", "swap"),
    "call": ("call",),
    "next": ("next",),
}
"""When each verb has a place (section 3)."""

_NOT_NOW = {
    "up": ("face-up cards are chosen only before the game", "CS-3"),
    "burn": ("there is nothing to pay for", "CS-71"),
    "swap": ("cards are swapped only when a swap has been played", "CS-25"),
    "bury": ("cards are swapped only when a swap has been played", "CS-45"),
    "look": ("you may look at a card only to swap it", "CS-45"),
    "keep": ("you are not looking at a card", "CS-45"),
    "done": ("there is nothing to stop", "CS-6"),
    "call": ("there is nothing to call", "CS-27"),
    "next": ("you don't choose who plays next", "CS-31"),
}


class Refusal:
    """Finds the words for a line that is not legal. It tells nothing that its seat can't see."""

    def __init__(self, state: CuntSoul, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.zones = state.zones
        self.hand = state.zones[HAND[seat]]
        self.up = state.zones[UP[seat]]

    def of(self, said: list[Word]) -> Illegal:
        """The words for that line."""
        verb, *rest = said
        run = [word for word in rest if isinstance(word, Card)]
        phase = self.state.memory.phase
        if self.seat != self.state.turn:
            return Illegal(f"it's {self.state.turn}'s turn", "CS-6")
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
                return Illegal("call higher or lower", "CS-27")
        return self._swap(str(verb), run)

    def _not_now(self, verb: str, phase: str) -> Illegal:
        if verb == "done" and phase == "extend":
            word = rank_word(str(self.state.top()[0]))
            return Illegal(f"{a(word)} must be followed", "CS-32")
        if verb == "field" and phase == "extend":
            return self._field([])
        if phase in _NOW:
            return Illegal(*_NOW[phase])
        return Illegal(*_NOT_NOW.get(verb, ("not now", "CS-6")))

    # ------------------------------------------------------------------ plays

    def _link(self, run: list[Card]) -> Illegal | None:
        """What keeps these cards from being a link of the open zone."""
        if not run:
            return Illegal("name the cards to play", "CS-7")
        if any(one in self.zones[FIELD[self.seat]] for one in run):
            return Illegal("your field card comes to your hand when nothing else is left", "CS-82")
        if any(one not in self.hand and one not in self.up for one in run):
            return self._missing(run)
        if len(set(run)) < len(run):
            return Illegal("each card can be played once", "CS-7")
        if len({one.rank for one in run}) > 1:
            return self._mixed({one.rank for one in run})
        if len({one in self.up for one in run}) > 1:
            return Illegal("play cards from one place together", "CS-8")
        if run[0] in self.up:
            early = self._too_early(hidden=False)
            if early:
                return early
        if len(run) > 1 and self.state.fields.single:
            return Illegal(f"one card at a time: {self._field_card('single')}", "CS-44")
        return None

    def _mixed(self, ranks: set[str]) -> Illegal:
        """Why cards of several ranks are not one link, not even in a run (CS-7, CS-24)."""
        state = self.state
        begins = {rank for rank in ranks if state.powers.acting[rank] == "run"}
        rank = state.run_rank() if state.memory.phase == "run" else next(iter(begins), None)
        if rank in ranks and state.fields.following(rank) in ranks:
            first = f"play the {rank_word(rank, 2)} first"
            return Illegal(f"a run goes on one rank at a time: {first}", "CS-24")
        return Illegal("play cards of one rank together", "CS-7")

    def _too_early(self, *, hidden: bool) -> Illegal | None:
        """Why face-up (or face-down) cards are not open yet (CS-9)."""
        if self.hand:
            return Illegal("finish your hand first", "CS-9")
        if self.zones["source"]:
            return Illegal("the source still has cards", "CS-9")
        if hidden and self.up:
            return Illegal("finish your face-up cards first", "CS-9")
        return None

    def _play(self, run: list[Card]) -> Illegal:
        problem = self._link(run)
        if problem:
            return problem
        state = self.state
        value, power = state.top()
        top = self.zones["pile"][-1].rank
        rule = state.fields.refusal(run[0].rank, value, power, state.memory.call, top)
        word = rank_word(str(value))
        if rule == "CS-23":
            return Illegal(f"only {a(word)} or a joker may follow", rule)
        needs = f"needs {fits(state, spelled=True)}"
        if rule in {"CS-27", "CS-47"}:
            return Illegal(f"a call stands: {needs}", rule)
        if rule == "CS-42":
            return Illegal(f"{self._field_card('firm')} stops that: {needs}", rule)
        if rule == "CS-55":
            return Illegal(f"{self._field_card('mute')} stops that: {needs}", rule)
        return Illegal(needs, rule or "CS-13")

    def _run(self, run: list[Card]) -> Illegal:
        """CS-24."""
        problem = self._link(run)
        if problem:
            return problem
        rank = self.state.run_rank() or ""
        if run[0].rank != rank:
            return Illegal(
                f"the run goes on with {a(rank_word(rank))}: no gaps, no other cards", "CS-24"
            )
        first, second = rank_word(rank), rank_word(self.state.fields.following(rank) or "")
        return Illegal(f"a run goes on to {a(second)}, and none could follow {a(first)}", "CS-24")

    def _flip(self) -> Illegal:
        early = self._too_early(hidden=True)
        if early:
            return early
        places = len(self.zones[DOWN[self.seat]])
        if places and self.state.memory.phase == "run":
            return Illegal("no second card could follow in this run", "CS-24")
        return Illegal("there is no face-down card at that place", "CS-81")

    def _pickup(self) -> Illegal:
        state = self.state
        fits = lines.plays(state, self.seat, every=False)
        if not fits:  # with `pickup: free`
            return Illegal("there is nothing to pick up", "CS-10")
        if fits[0].startswith("flip"):
            return Illegal("you must turn over a face-down card", "CS-81")
        ranks: dict[str, str] = {}
        for line in fits:
            one = card(line.split()[1])
            ranks.setdefault(one.rank, one.name)
        return Illegal(f"you can play {', '.join(ranks.values())}", "CS-10")

    # ------------------------------------------------------------------ fields

    def _choose(self, run: list[Card]) -> Illegal:
        """CS-3."""
        if any(one not in self.hand for one in run):
            return self._missing(run)
        if len(run) != 1:
            return Illegal("choose one card at a time", "CS-3")
        if len(self.up) < self.state.options.up:
            return Illegal(f"choose {self.state.options.up} face-up cards first", "CS-3")
        return Illegal("choose your field card now", "CS-3")

    def _field(self, run: list[Card]) -> Illegal:
        problem = fieldcards.problem(self.state, self.seat)
        if problem:
            words, number = problem
            return Illegal(words, f"CS-{number}")
        if any(one not in self.hand for one in run):
            return self._missing(run)
        return Illegal("name one hand card to be the new field card", "CS-70")

    def _burn(self, run: list[Card]) -> Illegal:
        if len(run) == 1 and run[0].name in self.state.memory.horizontal:
            return Illegal(f"{run[0].name} has paid already: it lies sideways", "CS-71")
        if any(one not in self.up for one in run):
            return Illegal("that isn't one of your face-up cards", "CS-71")
        return Illegal("name one upright face-up card to burn", "CS-71")

    def _field_card(self, word: str) -> str:
        """Which field card it is, as one says it: `p3's field 2`."""
        state = self.state
        for seat in state.seats:
            for one in self.zones[FIELD[seat]]:
                if state.powers.field_words[one.rank] == word:
                    return f"{seat}'s field {_short(one.rank)}"
        for name in state.memory.lingering:
            if state.powers.field_words[card(name).rank] == word:
                return f"the field {_short(card(name).rank)}, which counts until this turn ends,"
        return "a field card"

    # ------------------------------------------------------------------ the rest

    def _done(self) -> Illegal:
        if self.state.memory.phase == "run":
            rank = rank_word(self.state.run_rank() or "")
            return Illegal(f"a run is at least two cards: it must reach the {rank}", "CS-24")
        return Illegal("you are looking at a card: bury one there, or keep it", "CS-45")

    def _next(self, rest: Sequence[Word]) -> Illegal:
        if len(rest) != 1:
            return Illegal("name one seat", "CS-31")
        if rest[0] == self.seat:
            return Illegal("choose another player", "CS-31")
        if rest[0] in self.state.memory.out:
            return Illegal(f"not to {rest[0]}: that seat is out", "CS-31")
        return Illegal(f"there is no seat {rest[0]} at this table", "CS-31")

    def _swap(self, verb: str, run: list[Card]) -> Illegal:
        """CS-25, CS-45."""
        bottom = self.state.fields.bottom
        looking = self.state.options.down_swap == "look"
        if verb == "swap" and bottom:
            return Illegal(f"swaps are with face-down cards: {self._field_card('bottom')}", "CS-45")
        if verb != "swap" and not bottom:
            return Illegal("swaps are with face-up cards", "CS-25")
        if verb in {"look", "keep"} and not looking:
            return Illegal("in this game you can't look before you swap", "CS-45")
        if verb == "keep":
            return Illegal("you are not looking at a card", "CS-45")
        if verb == "look" and self.state.memory.looked is not None:
            return Illegal("you are looking at a card already", "CS-45")
        if verb == "bury" and looking and self.state.memory.looked is None:
            return Illegal("look at the face-down card first", "CS-45")
        if verb == "swap":
            if any(one not in self.hand and one not in self.up for one in run):
                return self._missing(run)
            return Illegal("name a hand card, then a face-up card", "CS-25")
        if any(one not in self.hand for one in run):
            return self._missing(run)
        if verb == "bury" and looking:
            return Illegal("bury one hand card at the place you look at", "CS-45")
        return Illegal("there is no face-down card at that place", "CS-45")

    def _missing(self, run: Sequence[Card]) -> Illegal:
        """The same words wherever the card is, so that they tell nothing that isn't known."""
        state, down = self.state, self.zones[DOWN[self.seat]]
        known, bit = state.known or {}, state.bit(self.seat)
        if any(one in down and known.get(one, 0) & bit for one in run):
            early = self._too_early(hidden=True)
            due = early.reason if early else "turn it over at its place"
            return Illegal(f"that card lies face down: {due}", "CS-9")
        return Illegal("you don't hold that card", "CS-9")


def _short(rank: str) -> str:
    return "joker" if rank == JOKER else rank
