"""House rules in words: what an option is set to, and how rules differ from others.

The words are declared where the options are (`engine.options.option`); here they become what every
list, sentence and control shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardtable import files
from cardtable.engine.cards import rank_word
from cardtable.engine.clean import one_of
from cardtable.engine.options import OptionInfo
from cardtable.engine.rules import Rules
from cardtable.files import parent_of
from cardtable.presenter.notes import lowered

__all__ = [
    "HouseRule",
    "about",
    "changed",
    "differences",
    "house_rules",
    "parent_of",
    "said",
    "sentence",
    "summary",
]

MOST = 4
"""So many changes are named in a summary at most; the others are counted."""


class HouseRule(NamedTuple):
    """One option of rules, as a list of house rules shows it."""

    info: OptionInfo
    value: str
    """What it is set to, in words."""
    usual: str
    """What the parent has, in words, if that is something else; otherwise empty."""
    differs: tuple[str, ...] = ()
    """How the rules differ here, as sentences."""

    @property
    def setting(self) -> str:
        """Label and value: `Cards in hand: 3 cards`."""
        return f"{self.info.label}{'.' if self.info.kind == 'mapping' else ':'} {self.value}"


def said(info: OptionInfo, value: Any) -> str:
    """A value in words: `3 cards`, `♣, ♠, ♦ and ♥`, `2: on anything, another turn; 10: burns`."""
    if info.kind == "mapping":
        each = ((key, _inside(info, value[key])) for key in info.keys if key in value)
        told = [f"{_sign(key)}: {words}" for key, words in each if words]
        return "; ".join(told) or _nothing(info)
    if info.kind == "list":
        words = [info.words[one].label if one in info.words else str(one) for one in value]
        unit = f" {info.unit}" if info.unit and words else ""
        return one_of(words, "and") + unit if words else _nothing(info)
    return info.word(value)


def house_rules(rules: Rules, parent: Rules) -> list[HouseRule]:
    """Every option of the rules in words, in the order in which the game lists them."""
    found = []
    ours, theirs = files.values_of(rules), files.values_of(parent)
    for info in files.house_rules(rules.game):
        value, usual = ours[info.name], theirs[info.name]
        if files.same_value(value, usual):
            found.append(HouseRule(info, said(info, value), ""))
            continue
        sentences = tuple(sentence(clause) for clause in _clauses(info, value, usual))
        found.append(HouseRule(info, said(info, value), said(info, usual), sentences))
    return found


def differences(rules: Rules, parent: Rules) -> list[str]:
    """How rules differ from their parent, as sentences such as `Eights are invisible.`."""
    return [text for one in house_rules(rules, parent) for text in one.differs]


def summary(rules: Rules, parent: Rules, *, polite: bool = False) -> str:
    """What rules are, in a line: `as Shithead, but you hold 4 cards, and eights are invisible`."""
    name = parent.names.shown(polite=polite)
    ours, theirs = files.values_of(rules), files.values_of(parent)
    clauses = [
        clause
        for info in files.house_rules(rules.game)
        if not files.same_value(ours[info.name], theirs[info.name])
        for clause in _clauses(info, ours[info.name], theirs[info.name])
    ]
    if not clauses:
        return f"as {name}"
    if len(clauses) > MOST + 1:
        clauses = [*clauses[:MOST], f"{len(clauses) - MOST} more things are different"]
    if len(clauses) > 1:
        clauses[-1] = f"and {clauses[-1]}"
    return f"as {name}, but {', '.join(clauses)}"


def about(rules: Rules, *, polite: bool = False) -> str:
    """How rules differ and for whom they are, as their file says it; else their summary.

    Empty for a game's own rules.
    """
    if rules.about:
        return rules.about
    parent = parent_of(rules)
    return sentence(summary(rules, parent, polite=polite)) if differences(rules, parent) else ""


def changed(rules: Rules) -> bool:
    """Whether rules have other house rules than the file of their id: a table changed them."""
    try:
        saved = files.load_rules(rules.id)
    except files.DataError:
        return False
    ours, theirs = files.values_of(rules), files.values_of(saved)
    return any(not files.same_value(ours[name], theirs[name]) for name in ours)


def title(rules: Rules, *, polite: bool) -> str:
    """The name of rules; if they were changed for one game, that too.

    They must not pass for those that are saved under the name.
    """
    return of_changed(rules.names.shown(polite=polite), changed=changed(rules))


def of_changed(name: str, *, changed: bool) -> str:
    """The name of rules, and whether they are others than those that are saved under it."""
    return f"{name}, changed" if changed else name


def sentence(clause: str) -> str:
    """A clause, or a summary, as a sentence of its own."""
    return f"{clause[:1].upper()}{clause[1:]}."


def _clauses(info: OptionInfo, value: Any, usual: Any) -> list[str]:
    """How a value is told from what is usual; for a mapping whatever its keys have otherwise."""
    if info.kind != "mapping":
        return [_clause(info, value)]
    nothing: Sequence[str] = [] if info.many else ""
    changed = {
        key: value.get(key, nothing)
        for key in info.keys
        if value.get(key, nothing) != usual.get(key, nothing)
    }
    if info.low is not None:  # numbers of cards
        return [
            _clause_of(info, rank_word(key, now), _verb(info, now)) for key, now in changed.items()
        ]
    alike: dict[str, list[str]] = {}
    for key, now in changed.items():
        fewer = info.many and bool(now) and set(now) < set(usual.get(key, ()))
        alike.setdefault(f"{'only ' * fewer}{_does(info, now)}", []).append(rank_word(key, 2))
    return [_clause_of(info, one_of(cards, "and"), does) for does, cards in alike.items()]


def _clause_of(info: OptionInfo, cards: str, does: str) -> str:
    """What cards of some rank do, as a clause."""
    return (info.clause or "{0} {1}").format(cards, does)


def _clause(info: OptionInfo, value: Any) -> str:
    hashable = not isinstance(value, list | tuple | dict)
    word = info.words.get(value if hashable else tuple(value))
    if word is not None and word.clause:
        return word.clause
    if not info.clause:
        return f"{lowered(info.label)}: {said(info, value)}"
    if not hashable:
        try:
            return info.clause.format(said(info, value), *value)
        except IndexError:  # fewer entries than it tells of: the list is not as it has to be
            return f"{lowered(info.label)}: {said(info, value)}"
    return info.clause.format(said(info, value), n=value)


def _does(info: OptionInfo, value: Any) -> str:
    """What cards do that have this value of a mapping: `go on anything and are invisible`."""
    many = isinstance(value, list | tuple)
    if many and not value:
        return _verb(info, ())
    return one_of([_verb(info, one) for one in (value if many else [value])], "and")


def _verb(info: OptionInfo, value: Any) -> str:
    word = info.words.get(value)
    if word is None:
        return str(value) if value != () else "nothing"
    return word.clause or word.label


def _inside(info: OptionInfo, value: Any) -> str:
    """What a key of a mapping has, in words; nothing for an empty list."""
    if isinstance(value, list | tuple):
        return ", ".join(info.word(one) for one in value)
    return info.word(value)


def _nothing(info: OptionInfo) -> str:
    return info.words[()].label if () in info.words else "nothing"


def _sign(key: str) -> str:
    return "Joker" if key == "X" else key
