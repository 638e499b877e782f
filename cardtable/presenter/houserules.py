"""House rules in words: what an option is set to, and how rules differ from others.

All words of options are read here, from the catalogue: `option-hand_size` in a game's file is what
the option `hand_size` is called, with `.help` for what it changes in play, `.unit` for what a
number counts, `.clause` for how rules that have another value are told from others; a switch has
`.yes` and `.no` instead, and a mapping may have `.verb`; `.search` lists words by which people
may look for it that its other texts lack. `value-start-weakest` is what a value is
called, with a `.help` and a `.clause` of its own; `value-suit-C` is one of several options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardtable import files
from cardtable.engine.cards import JOKER
from cardtable.engine.facts import Fact, Value
from cardtable.engine.options import OptionInfo, doubts
from cardtable.engine.rules import Rules
from cardtable.engine.schema import Place
from cardtable.files import parent_of
from cardtable.presenter import phrases
from cardtable.presenter.phrases import Reader, sentence

__all__ = [
    "HouseRule",
    "about",
    "called",
    "cards_of",
    "changed",
    "clause_of",
    "clauses_of",
    "differences",
    "doubts_of",
    "effect",
    "entries",
    "full_sentence",
    "house_rules",
    "label",
    "meaning",
    "of_key",
    "parent_of",
    "said",
    "searchable",
    "summary",
    "unit",
    "verb_of",
    "word",
]

MOST = 4
"""So many changes are named in a summary at most; the others are counted."""


# --- an option and its values -----------------------------------------------------------------


def label(info: OptionInfo) -> str:
    """What a control or a list calls an option: `Cards in hand`."""
    return _of_option(info) or info.name


def effect(info: OptionInfo) -> str:
    """What an option changes in play, as a sentence."""
    return _of_option(info, "help") or ""


def searchable(info: OptionInfo) -> str:
    """All that a search for an option may meet: its name, what it does, and each of its values."""
    texts = [label(info), effect(info), unit(info), _of_option(info, "search") or ""]
    values: Sequence[Any] = info.choices or ((True, False) if info.kind == "switch" else ())
    for value in values:
        clause = verb_of(info, value) if info.kind == "mapping" else _own_clause(info, value)
        texts += [word(info, value), meaning(info, value), clause or ""]
    return "\n".join(texts)


def unit(info: OptionInfo, count: int = 0) -> str:
    """What a number counts, in the form that goes with it; in the plural for 0."""
    return _of_option(info, "unit", n=count) or ""


def entries(info: OptionInfo) -> list[str]:
    """What the places of a list of numbers are called, if it has always as many."""
    places = range(1, info.entries + 1)
    return [_part(f"{info.game}.entry-{info.name}-{n}", {}) or str(n) for n in places]


def word(info: OptionInfo, value: Any) -> str:
    """What a value, or a word inside a value, is called: `3 cards`, `when they can't play`."""
    if isinstance(value, bool):
        return _common("yes") if value else _common("no")
    words = _of_value(info, value)
    if words is not None:
        return words
    return f"{value} {unit(info, value if isinstance(value, int) else 0)}".strip()


def called(info: OptionInfo, value: str) -> str:
    """A suit or a rank of an order as one says it: `Clubs`."""
    return _of_value(info, value, "name") or word(info, value)


def cards_of(rank: str) -> str:
    """The cards of a rank, as a heading: `Sevens`."""
    return sentence(phrases.rank(rank, _reader(), "many"))


def meaning(info: OptionInfo, value: Any) -> str:
    """What a value changes in play, as a sentence; what the option changes if it has none."""
    if isinstance(value, list | dict):
        return effect(info)
    words = _of_value(info, value, "help")
    clause = None if words else _own_clause(info, value)
    return words or (full_sentence(clause) if clause else effect(info))


def said(info: OptionInfo, value: Any) -> str:
    """A value in words: `3 cards`, `♣, ♠, ♦ and ♥`, `2: on anything, another turn; 10: burns`."""
    if info.kind == "mapping":
        keys = [key for key in info.keys if key in value and value[key] != []]
        parts = (f"{_sign(key)}: {', '.join(_inside(info, value[key]))}" for key in keys)
        return "; ".join(parts) or nothing(info)
    if info.kind == "list":
        words = [word(info, one) if info.choices else str(one) for one in value]
        return f"{_listed(words)} {unit(info)}".strip() if words else nothing(info)
    return word(info, value)


def of_key(info: OptionInfo, value: Any) -> list[str]:
    """What the cards of a key of a mapping can do, word by word; none if nothing special.

    In one breath where the option has a verb for it: `counters 1 and 5`.
    """
    words = [] if value in (None, "none") else _inside(info, value)
    words_of_verb = words and _of_option(info, "verb", words=_listed(words))
    return [words_of_verb] if words_of_verb else words


def nothing(info: OptionInfo) -> str:
    """What is said of a list that is empty, and of cards that can do nothing."""
    return _of_value(info, ()) or _of_value(info, "none") or _common("nothing")


def doubts_of(rules: Rules) -> list[tuple[Place, str]]:
    """What these rules allow and yet makes a poor game, each with its option."""
    facts = doubts(rules.options, rules.extras)
    return [(place, phrases.plainly(fact)) for place, fact in facts]


# --- rules ------------------------------------------------------------------------------------


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
        return f"{label(self.info)}{'.' if self.info.kind == 'mapping' else ':'} {self.value}"


def house_rules(rules: Rules, parent: Rules) -> list[HouseRule]:
    """Every option of the rules in words, in the order in which the game lists them."""
    changes = []
    ours, theirs = files.values_of(rules), files.values_of(parent)
    for info in files.house_rules(rules.game):
        value, usual = ours[info.name], theirs[info.name]
        if files.same_value(value, usual):
            changes.append(HouseRule(info, said(info, value), ""))
            continue
        sentences = tuple(full_sentence(clause) for clause in clauses_of(info, value, usual))
        changes.append(HouseRule(info, said(info, value), said(info, usual), sentences))
    return changes


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
        for clause in clauses_of(info, ours[info.name], theirs[info.name])
    ]
    if not clauses:
        return _common("summary", name=name)
    if len(clauses) > MOST + 1:
        clauses = [*clauses[:MOST], _common("more", count=len(clauses) - MOST)]
    return _common("summary-but", name=name, clauses=tuple(clauses))


def about(rules: Rules, *, polite: bool = False) -> str:
    """How rules differ and for whom they are, as their file says it; else their summary.

    Empty for a game's own rules.
    """
    if rules.about:
        return rules.about
    parent = parent_of(rules)
    return (
        full_sentence(summary(rules, parent, polite=polite)) if differences(rules, parent) else ""
    )


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
    return _common("changed", name=name) if changed else name


def full_sentence(clause: str) -> str:
    """A clause, or a summary, as a sentence of its own."""
    return f"{sentence(clause)}."


def clauses_of(info: OptionInfo, value: Any, usual: Any) -> list[str]:
    """How a value is told from what is usual; for a mapping whatever its keys have otherwise."""
    if info.kind != "mapping":
        return [clause_of(info, value)]
    empty: Sequence[str] = [] if info.many else ""
    changed = {
        key: value.get(key, empty)
        for key in info.keys
        if value.get(key, empty) != usual.get(key, empty)
    }
    if info.low is not None:  # numbers of cards
        clauses = (_of_option(info, "clause", n=now, rank=key) for key, now in changed.items())
        return [clause for clause in clauses if clause]
    alike: dict[str, list[str]] = {}
    for key, now in changed.items():
        fewer = info.many and bool(now) and set(now) < set(usual.get(key, ()))
        does = _does(info, now)
        alike.setdefault(_common("only", does=does) if fewer else does, []).append(key)
    return [
        _of_option(info, "clause", cards=tuple(keys), does=does)
        or _common("does", cards=tuple(keys), does=does)
        for does, keys in alike.items()
    ]


def clause_of(info: OptionInfo, value: Any) -> str:
    """How rules with this value are told from others: that of the value, or of the option."""
    if own := _own_clause(info, value):
        return own
    about: dict[str, Value] = {"value": said(info, value)}
    whole = True
    if info.entries:
        about |= {f"n{place}": number for place, number in enumerate(value, 1)}
        whole = len(value) >= info.entries  # otherwise it is not as it has to be
    elif isinstance(value, int):
        about["n"] = value
    clause = _of_option(info, "clause", **about) if whole else None
    return clause or _common("value", name=label(info), value=said(info, value))


def _own_clause(info: OptionInfo, value: Any) -> str | None:
    """What a value says of the rules that have it, if it says anything of its own."""
    if isinstance(value, bool):
        return _of_option(info, "yes" if value else "no")
    return _of_value(info, value, "clause")


def _does(info: OptionInfo, value: Any) -> str:
    """What cards do that have this value of a mapping: `go on anything and are invisible`."""
    words = value if isinstance(value, list | tuple) else [value]
    return _listed([verb_of(info, one) for one in words]) if words else verb_of(info, ())


def verb_of(info: OptionInfo, value: Any) -> str:
    """What cards do that have this value of a mapping: `skip a player`."""
    return _of_value(info, value, "clause") or (nothing(info) if value == () else word(info, value))


def _inside(info: OptionInfo, value: Any) -> list[str]:
    """What a key of a mapping has, word by word; none for an empty list."""
    return [word(info, one) for one in (value if isinstance(value, list | tuple) else [value])]


def _sign(key: str) -> str:
    return sentence(phrases.rank(key, _reader())) if key == JOKER else key


# --- messages ---------------------------------------------------------------------------------


def _reader() -> Reader:
    return Reader(str)


def _part(key: str, about: Mapping[str, Value], form: str = "") -> str | None:
    return phrases.part(Fact(key, about), _reader(), form)


def _of_option(info: OptionInfo, form: str = "", **about: Value) -> str | None:
    return _part(f"{info.game}.option-{info.name}", about, form)


def _of_value(info: OptionInfo, value: Any, form: str = "") -> str | None:
    """A value by its own message, or by that of its kind; None for numbers that only count."""
    if isinstance(value, list | tuple) and value:
        return None
    name = "none" if value is None else value if isinstance(value, str | int) else "nothing"
    kinds = [f"{info.game}.value-{info.name}"]
    if info.values:
        kinds += [f"{info.game}.value-{info.values}", f"options.value-{info.values}"]
    key = next((key for kind in kinds if phrases.has(key := f"{kind}-{name}")), None)
    return _part(key, {}, form) if key else None


def _common(key: str, **about: Value) -> str:
    """One of the messages that all house rules share."""
    return _part(f"options.{key}", about) or ""


def _listed(words: Sequence[str]) -> str:
    return phrases.listed(words, _reader())
