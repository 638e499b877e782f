"""House rules being changed, before they are saved or dealt: what differs, what is wrong, undo."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeAlias

from cardtable import files
from cardtable.engine.cards import JOKER
from cardtable.engine.chance import Chance
from cardtable.engine.clean import LONGEST_LINE, Names, clean_name
from cardtable.engine.options import OptionInfo
from cardtable.engine.rules import Rules, TableError
from cardtable.engine.schema import Place
from cardtable.presenter.houserules import doubts_of, label
from cardtable.presenter.phrases import sentence, wording

Problem: TypeAlias = tuple[Place, str]
"""A place (the house rule's name, then keys inside of it), and a sentence."""


class Draft:
    """Rules with changes to them. Values are plain data, by the names of the house rules."""

    def __init__(
        self, rules: Rules, changed: Mapping[str, Any] | None = None, *, polite: bool = False
    ) -> None:
        """`changed` is what already differs from the rules as their file has them.

        With `polite` the rules that they build on are called by their polite name.
        """
        self.base = rules
        self.parent = files.root_of(rules)
        """The program's rules that everything is compared with."""
        self.parent_name = self.parent.names.shown(polite=polite)
        self.own = files.is_own(rules.id)
        """Whether saving replaces own rules; otherwise it makes new ones."""
        self.name = (
            rules.names.plain
            if self.own
            else files.free_name(wording("pages.editor-my", name=self.parent_name))
        )
        self.infos = {info.name: info for info in files.house_rules(rules.game)}
        self._usual = files.values_of(self.parent)
        self._values = files.values_of(rules)
        for name, value in (changed or {}).items():
            if name in self.infos:
                whole = isinstance(value, Mapping) and isinstance(self._values[name], dict)
                self._values[name] = {**self._values[name], **value} if whole else value
        self._past: list[dict[str, Any]] = []
        self._future: list[dict[str, Any]] = []
        self._last = ""
        self._look()

    def after_saving(self, rules: Rules, *, polite: bool = False) -> Draft:
        """The draft of these rules once they are saved; what was changed can still be undone."""
        draft = Draft(rules, polite=polite)
        draft._past, draft._future = self._past, self._future
        return draft

    # --- values ---------------------------------------------------------------------------------

    def value(self, name: str) -> Any:
        """The present value."""
        return self._values[name]

    def usual(self, name: str) -> Any:
        """The value in the rules that these build on."""
        return self._usual[name]

    def differs(self, name: str, key: str | None = None) -> bool:
        """Whether a value, or that of one key in it, is not as in the rules that these build on."""
        mine, usual = self._values[name], self._usual[name]
        if key is not None:
            nothing: Any = [] if self.infos[name].many else None
            mine, usual = mine.get(key, nothing), usual.get(key, nothing)
        return not files.same_value(mine, usual)

    @property
    def changed(self) -> dict[str, Any]:
        """What differs from the rules as their file has them."""
        before = files.values_of(self.base)
        return {
            name: value
            for name, value in self._values.items()
            if not files.same_value(value, before[name])
        }

    def set(self, name: str, value: Any) -> None:
        """Give a house rule another value. A number drawn along is one step to undo."""
        if value == self._values[name]:
            return
        again = name == self._last and self.infos[name].kind == "number" and not self._future
        self._step({**self._values, name: self._whole(self.infos[name], value)}, keep=not again)
        self._last = name

    def put(self, name: str, key: str, value: Any) -> None:
        """Give one key of a mapping another value."""
        self.set(name, {**self._values[name], key: value})

    def as_parent(self, name: str = "", key: str = "") -> None:
        """Have everything, or one house rule, or one key of it, as the rules these build on."""
        if key:
            self.put(name, key, self._usual[name].get(key, []))
        elif name:
            self.set(name, self._usual[name])
            self._last = ""
        else:
            whole = {k: self._whole(self.infos[k], v) for k, v in self._usual.items()}
            if whole != self._values:
                self._step(whole)

    def undo(self) -> None:
        """Take the last change back."""
        if self._past:
            self._future.append(self._values)
            self._turn_to(self._past.pop())

    def redo(self) -> None:
        """Make the change again that was last taken back."""
        if self._future:
            self._past.append(self._values)
            self._turn_to(self._future.pop())

    def named_doubt(self, doubt: Problem) -> str:
        """A doubt as it is told where its house rule doesn't stand: with that rule's name."""
        place, words = doubt
        info = self.infos.get(str(place[0])) if place else None
        named = info is not None and info.kind != "mapping"
        return f"{label(info)} – {words}" if info and named else words

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a change has been taken back that can be made again."""
        return bool(self._future)

    def _step(self, values: dict[str, Any], *, keep: bool = True) -> None:
        if keep:
            self._past.append(self._values)
        self._future.clear()
        self._turn_to(values)

    def _turn_to(self, values: dict[str, Any]) -> None:
        self._values = values
        self._last = ""
        self._look()

    def _whole(self, info: OptionInfo, value: Any) -> Any:
        """A mapping of lists with every key that must say nothing in so many words."""
        if not info.many:
            return value
        before = files.values_of(self.base)[info.name]
        return {k: value.get(k, []) for k in info.keys if k in value or k in before}

    def cards(self) -> dict[str, str]:
        """For each rank and suit of the game the notation of a card that stands for it."""
        rules = self.parent
        pack = rules.game.new(rules, rules.seats[0], Chance(0)).cards
        examples = {JOKER: f"{JOKER}1"}
        for number, rank in enumerate(dict.fromkeys(card.rank for card in pack)):
            same = [card.name for card in pack if card.rank == rank and card.pack == 1]
            examples[rank] = same[number % len(same)]  # not all of one suit
        for card in pack:
            if card.suit:
                examples.setdefault(card.suit, card.name)
        return examples

    # --- what they make -------------------------------------------------------------------------

    def _look(self) -> None:
        """Find out whether they can be played, by how many, and what is to be said of them."""
        self.problems: tuple[Problem, ...] = ()
        self.doubts: tuple[Problem, ...] = ()
        self.rules: Rules | None = None
        """What can be saved and dealt; None while something is wrong."""
        try:
            made = files.with_house_rules(self.base, self.changed)
        except files.DataError as error:
            self.problems = tuple(map(self._placed, error.faults))
            return
        limit = self._limit()
        seats, why = _tables(made, limit)
        if seats is None:  # by more, perhaps: a house rule may be for just so many
            seats, _ = _tables(made, (limit[1], made.game.MOST_SEATS))
        if seats is None:
            self.problems = (((), as_sentence(why)),)
            return
        few: tuple[Problem, ...] = ()
        if seats != limit:
            few = (
                ((), wording("pages.editor-seats-left", why=as_sentence(why), seats=_span(seats))),
            )
        self.rules = dataclasses.replace(made, seats=seats)
        self.doubts = (*few, *doubts_of(made))

    def named(self, name: str = "") -> Rules:
        """The rules under the draft's name, ready to be saved. Only while nothing is wrong."""
        assert self.rules is not None
        name = clean_name(name or self.name, most=LONGEST_LINE)
        about = self.base.about if self.own else ""
        polite = self.base.names.polite if self.own and name == self.base.names.plain else ""
        return dataclasses.replace(self.rules, names=Names(name, polite), about=about)

    def possible(self, name: str, key: str, word: Any) -> bool:
        """Whether the cards of a key can be given this word of a mapping at all."""
        value = {**self._values[name], key: [word] if self.infos[name].many else word}
        try:
            files.with_house_rules(self.base, {**self.changed, name: value})
        except files.DataError as error:
            return not any(self._placed(fault)[0] == (name, key) for fault in error.faults)
        return True

    @property
    def saved(self) -> bool:
        """Whether there is nothing to save."""
        name = clean_name(self.name, most=LONGEST_LINE)
        same = not self.own or name == self.base.names.plain
        return same and not self.changed

    def _limit(self) -> tuple[int, int]:
        """The fewest and the most seats that the rules are meant for."""
        seats, _ = _tables(self.base, self.parent.seats)
        return self.parent.seats if seats == self.base.seats else self.base.seats

    def _placed(self, fault: files.Fault) -> Problem:
        """A fault as a sentence at its house rule: at `powers`, `3` for `options.powers.3`."""
        place = fault.key[1:] if fault.key[:1] == ("options",) else fault.key
        return (place if place and place[0] in self.infos else ()), as_sentence(fault.words)


def _tables(rules: Rules, seats: tuple[int, int]) -> tuple[tuple[int, int] | None, str]:
    """Of these numbers of seats the fewest and the most that can play, and what stops the rest."""
    why = ""
    fits: list[int] = []
    for count in range(seats[0], seats[1] + 1):
        try:
            rules.game.check_table(rules, count)
        except TableError as error:
            why = why or str(error)
            if fits:
                break
        else:
            fits.append(count)
    return ((fits[0], fits[-1]) if fits else None), why


def _span(seats: tuple[int, int]) -> str:
    return (
        str(seats[0])
        if seats[0] == seats[1]
        else wording("pages.editor-span", low=seats[0], high=seats[1])
    )


def as_sentence(words: str) -> str:
    """What a check says, with a capital and a full stop."""
    words = sentence(words)
    return words if words.endswith((".", "!", "?")) else f"{words}."
