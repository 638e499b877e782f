"""House rules told in one's own words: `tens on anything, eights skip` becomes changes to accept.

What is typed falls into parts, and each is compared with what the catalogue calls the options,
their values and powers, and with the list of synonyms beside it (`synonyms.yaml`): a part means an
option when it holds all the words of one of its phrases, and most of what else it says is explained
by the cards and numbers that it names. Where two options fit equally well it is not understood:
better no answer than a wrong one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from cardtable import files
from cardtable.engine.cards import JOKER
from cardtable.engine.options import OptionInfo
from cardtable.engine.state import State
from cardtable.presenter import houserules
from cardtable.presenter.draft import Draft
from cardtable.presenter.phrases import language

_LEAST = 0.6  # of the words of a part: so many must be explained
_LONG = 4  # words of a phrase of the catalogue, of which one may be missing
_DIGITS = 4  # of a number, as where it is entered
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_PART = re.compile(r"[,;.!?\n]+")
_PLURAL = re.compile(r"(\d+|[ajqk])'?s", re.IGNORECASE)

Kind: TypeAlias = Literal["change", "same", "later", "unknown"]
_Does: TypeAlias = Literal["be", "number", "hold", "pair", "clear", "first", "last", "later"]


class Meant(NamedTuple):
    """What a part of the text means."""

    said: str
    """The part, as it was typed."""
    kind: Kind
    """`change` can be accepted, `same` is so already, and `later` no table can play yet."""
    name: str = ""
    """The option that it is about."""
    value: Any = None
    """What the whole option would be; of a `change` alone."""
    sentence: str = ""
    """How the rules would be told from others then."""


def meant(text: str, draft: Draft) -> list[Meant]:
    """What a text asks to be changed in a draft of house rules, part by part."""
    wishes: list[Meant] = []
    subject: list[str] = []
    for part in _PART.split(text.replace("’", "'")):
        for piece, silent in _pieces(part.strip(), draft, subject):
            wish = _read(piece, draft, subject)
            subject = _Part(piece, draft).ranks or subject
            if not silent or wish.kind not in ("unknown", "same"):
                wishes.append(wish)
    return wishes


def _pieces(part: str, draft: Draft, subject: list[str]) -> Iterator[tuple[str, bool]]:
    """A part, or what stands on both sides of its `and` or `but`; what need not be understood.

    It falls in two at an `and` only where both sides are understood.
    """
    speech = _speech(language())
    for which in ("but", "instead"):
        for word in speech[which]:
            before, found, after = part.partition(f" {word} ")
            if found:
                yield from _pieces(before, draft, subject)
                yield f"{speech['denial']} {after}", which == "instead"
                return
    for word in speech["and"]:
        sides = part.split(f" {word} ")
        ranks = subject
        for side in sides if len(sides) > 1 else ():
            if _read(side, draft, ranks).kind == "unknown":
                break
            ranks = _Part(side, draft).ranks or ranks
        else:
            if len(sides) > 1:
                yield from ((side, False) for side in sides)
                return
    if part:
        yield part, False


# --- words --------------------------------------------------------------------------------------


@lru_cache(2)
def _speech(tongue: str) -> Any:
    """The list of synonyms of a language; of one that has none, the English one."""
    path = files.asset_path(f"words/{tongue}/synonyms.yaml")
    return files.read_yaml(path if path.is_file() else files.asset_path("words/en/synonyms.yaml"))


@lru_cache(4096)
def _stem(word: str, tongue: str) -> str:
    """A word without its ending, so that `burns`, `burned` and `burning` are the same."""
    speech = _speech(tongue)
    if word in speech["not"]:
        return "not"
    for ending in speech["endings"]:
        if word.endswith(ending) and len(word) - len(ending) > 2:
            word = word.removesuffix(ending)
            break
    doubled = len(word) > 3 and word[-1] == word[-2]
    return word[:-1] if doubled else word


def _words(text: str) -> list[str]:
    """The words, with those as one that mean something only together."""
    text = text.replace("’", "'").casefold().replace("-", " ")
    for joined, phrases in _speech(language())["joined"].items():
        for phrase in phrases:
            text = re.sub(rf"\b{re.escape(phrase)}\b", joined, text)
    return _WORD.findall(text)


@lru_cache(2)
def _idle(tongue: str) -> frozenset[str]:
    """Words that tell nothing, such as `the`."""
    return frozenset(_stem(word, tongue) for word in _speech(tongue)["idle"])


@lru_cache(2)
def _ranks(tongue: str) -> dict[str, tuple[str, bool]]:
    """What each word for a rank means, and whether it can't be a number: `twos`, `king`."""
    ranks: dict[str, tuple[str, bool]] = {}
    for rank, names in _speech(tongue)["cards"].items():
        for name in names:
            ranks[name] = rank, not (rank.isdecimal() and name == names[0])
    return ranks


@lru_cache(2)
def _numbers(tongue: str) -> dict[str, int]:
    return {word: int(n) for n, words in _speech(tongue)["numbers"].items() for word in words}


class _Part:
    """The words of a part: which ranks and numbers it names, and whether it denies something."""

    def __init__(self, text: str, draft: Draft) -> None:
        tongue, speech = language(), _speech(language())
        raw = _words(text)
        self.stems = [_stem(word, tongue) for word in raw]
        self.denies = "not" in self.stems
        self.ranks: list[str] = []
        self.denied: list[str] = []
        """Those of them that come after what denies it: `not on a seven`."""
        self.numbers: dict[int, int] = {}
        """Numbers, by their places among the words."""
        self._cards: set[str] = set()
        self._counts: set[str] = set()
        game = {key for info in draft.infos.values() for key in (*info.keys, *info.choices)}
        articles = {*speech["articles"]}
        for at, (word, stem) in enumerate(zip(raw, self.stems, strict=True)):
            plural = _PLURAL.fullmatch(word)
            rank, sure = _ranks(tongue).get(word, ("", False))
            if plural:
                rank, sure = plural[1].upper(), True
            number = _numbers(tongue).get(word)
            if word.isdecimal() and len(word) <= _DIGITS:
                number = int(word)
            rank = rank or (word if number is not None and word in game else "")
            rank = {"A": "1", "1": "A"}.get(rank, rank) if rank not in game else rank
            sure = sure or (at > 0 and raw[at - 1] in articles)
            alone = at == 0 and at + 1 < len(raw) and stem not in self.stems[1:]
            if rank in game and (sure or alone) and rank not in self.ranks:
                self.ranks.append(rank)
                if "not" in self.stems[:at]:
                    self.denied.append(rank)
                self._cards.add(stem)
            if number is not None and not (sure and at > 0 and raw[at - 1] in articles):
                self.numbers[at] = number
                self._counts.add(stem)
        idle = _idle(tongue)
        self.weighty = [stem for stem in self.stems if stem not in idle and stem != "not"]

    def number(self, words: frozenset[str]) -> int | None:
        """The number that stands nearest to these words."""
        near = [at for at, stem in enumerate(self.stems) if stem in words]
        at = min(self.numbers, key=lambda at: min((abs(at - one) for one in near), default=0),
                 default=None)  # fmt: skip
        return None if at is None else self.numbers[at]

    def share(self, words: frozenset[str], *, cards: bool, counts: bool) -> float:
        """How much of it is explained by a phrase, and by its own cards or numbers."""
        known = words | (self._cards if cards else set()) | (self._counts if counts else set())
        return sum(word in known for word in self.weighty) / max(1, len(self.weighty))


# --- what can be meant --------------------------------------------------------------------------


class _Phrase(NamedTuple):
    """One way to speak of a value of an option."""

    words: frozenset[str]
    does: _Does
    name: str = ""
    value: Any = None
    spare: int = 0
    """So many of its words may be missing."""

    @property
    def denies(self) -> bool:
        return "not" in self.words


def _phrase(
    text: str, does: _Does, name: str = "", value: Any = None, *, ours: bool = False
) -> _Phrase:
    """That phrase; one of `ours`, from the catalogue, need not be met to the last word."""
    tongue = language()
    every = [_stem(word, tongue) for word in _words(text) if not word.isdecimal()]
    words = frozenset(word for word in every if word not in _idle(tongue))
    if not words - {"not"}:
        words = frozenset(every)
    return _Phrase(words, does, name, value, int(ours and len(words) >= _LONG))


@lru_cache(8)
def _phrases(game: type[State[Any]], tongue: str) -> list[_Phrase]:
    """All phrases for the options of a game, and for what its tables can't play yet."""
    speech = _speech(tongue)
    more: Mapping[str, Any] = speech["options"].get(game.ID, {})
    infos = files.house_rules(game)
    phrases = [one for info in infos for one in _of_option(info, more.get(info.name, ()))]
    for where in ("all", game.ID):
        phrases += [_phrase(text, "later") for text in speech["later"].get(where, ())]
    return [one for one in phrases if one.words - {"not"}]


def _of_option(info: OptionInfo, more: Any) -> Iterator[_Phrase]:
    """The phrases for one option: of the catalogue, and the synonyms of its values."""
    known: Mapping[str, Sequence[str]] = more if isinstance(more, Mapping) else {"about": more}
    about = [houserules.label(info), *known.get("about", ())]
    if info.ordered:
        for end in ("first", "last"):
            for text in known.get(end, ()):
                yield _phrase(text, "first" if end == "first" else "last", info.name)
    elif info.kind == "switch":
        yield from (_phrase(text, "be", info.name, True) for text in about)
        for on in (True, False):
            yield _phrase(houserules.clause_of(info, on), "be", info.name, on, ours=True)
    elif info.kind == "choice":
        yield from _of_choice(info, about, known)
    elif info.kind == "mapping" and info.choices and {*info.choices} <= {*info.keys}:
        yield from (_phrase(text, "pair", info.name) for text in about[1:])
    elif info.choices:
        yield from _of_words(info, about, known)
    else:
        yield from (_phrase(text, "number", info.name) for text in about)
        for number in map(str, range(info.low or 0, (info.high or 0) + 1)):
            yield from (_phrase(x, "be", info.name, int(number)) for x in known.get(number, ()))


def _of_choice(
    info: OptionInfo, about: Sequence[str], known: Mapping[str, Sequence[str]]
) -> Iterator[_Phrase]:
    """The phrases for each value; those that are numbers are told by the number."""
    numbers = [value for value in info.choices if isinstance(value, int)]
    if numbers:
        yield from (_phrase(text, "number", info.name) for text in about)
    for value in info.choices:
        own = [f"{about[0]} {houserules.word(info, value)}", *known.get(str(value), ())]
        if value not in numbers:
            yield _phrase(houserules.clause_of(info, value), "be", info.name, value, ours=True)
            yield from (_phrase(text, "be", info.name, value) for text in own)


def _of_words(
    info: OptionInfo, about: Sequence[str], known: Mapping[str, Sequence[str]]
) -> Iterator[_Phrase]:
    """The phrases for what the cards of a mapping can do, or for what is in a list."""
    yield from (_phrase(text, "clear", info.name) for text in known.get("nothing", ()))
    for value in info.choices:
        own = [houserules.word(info, value), *known.get(str(value), ())]
        if info.kind == "mapping":
            own.append(houserules.verb_of(info, value))
            yield from (_phrase(text, "hold", info.name, value) for text in own)
        else:
            both = (f"{text} {each}" for text in own for each in about)
            yield from (_phrase(text, "hold", info.name, value) for text in both)


# --- reading ------------------------------------------------------------------------------------


def _read(text: str, draft: Draft, subject: Sequence[str]) -> Meant:
    """What one part means. `subject` are the cards of which the part before it spoke."""
    part = _Part(text, draft)
    there = {*part.stems}
    best: dict[Any, tuple[float, int, Meant]] = {}
    for phrase in _phrases(draft.base.game, language()):
        missing = len(phrase.words - there)
        if missing > phrase.spare or (phrase.denies and not part.denies):
            continue
        change = _apply(phrase, part, draft, subject, text)
        if change is None:
            continue
        cards = phrase.does != "be"
        share = part.share(phrase.words, cards=cards, counts=phrase.does in ("number", "later"))
        if share < _LEAST:
            continue
        rank = share - 0.1 * missing, len(phrase.words), change
        key = change.kind if change.kind == "later" else (change.name, str(change.value))
        best[key] = max(best.get(key, rank), rank, key=lambda one: one[:2])
    ranked = sorted(best.values(), key=lambda one: one[:2], reverse=True)
    if not ranked or [one[:2] for one in ranked[1:2]] == [ranked[0][:2]]:
        return Meant(text, "unknown")
    return ranked[0][2]


def _apply(
    phrase: _Phrase, part: _Part, draft: Draft, subject: Sequence[str], text: str
) -> Meant | None:
    """What a phrase does to its option with the cards and numbers of a part; None for nothing."""
    if phrase.does == "later":
        return Meant(text, "later")
    info = draft.infos[phrase.name]
    old = draft.value(phrase.name)
    denied = part.denies and not phrase.denies
    new: Any
    if phrase.does == "be":
        if denied and not isinstance(phrase.value, bool):
            return None
        new = (not phrase.value) if denied else phrase.value
    elif phrase.does == "number":
        new = _counted(info, old, phrase, part, denied=denied)
    elif phrase.does in ("first", "last"):
        ranks = [one for one in part.ranks if one in old]
        rest = [one for one in old if one not in ranks]
        new = (
            None
            if denied or not ranks
            else ([*ranks, *rest] if phrase.does == "first" else [*rest, *ranks])
        )
    elif info.kind == "list":
        gone = [one for one in info.choices if one in old and one != phrase.value]
        new = gone if denied else [one for one in info.choices if one in (*old, phrase.value)]
    else:
        new = _held(info, old, phrase, part, subject, denied=denied)
        if new is not None and info.many and _judged(draft, info, new, text).kind == "later":
            # Not beside what these cards do now, but perhaps in its place.
            new = {key: [phrase.value] if key in part.ranks and phrase.value in value else value
                   for key, value in new.items()}  # fmt: skip
    if new is None and not (phrase.does == "be" and phrase.value is None):
        return None
    return _judged(draft, info, new, text)


def _judged(draft: Draft, info: OptionInfo, new: Any, text: str) -> Meant:
    """Whether that value is a change, or what is so already, or what can't be played."""
    old, name = draft.value(info.name), info.name
    if files.same_value(new, old):
        return Meant(text, "same", name)
    try:
        files.with_house_rules(draft.base, {**draft.changed, name: new})
    except files.DataError as error:
        if any(fault.key[1:2] == (name,) for fault in error.faults):
            return Meant(text, "later", name)
    clauses = houserules.clauses_of(info, new, old)
    return Meant(text, "change", name, new, " ".join(map(houserules.full_sentence, clauses)))


def _counted(info: OptionInfo, old: Any, phrase: _Phrase, part: _Part, *, denied: bool) -> Any:
    """The number that a part names, where its option has one; 0 for none at all."""
    number = part.number(phrase.words)
    if denied:
        number = 0 if number in (None, old) and (info.low == 0 or 0 in info.choices) else None
    if number is None:
        return None
    if info.kind == "mapping":
        ranks = [one for one in part.ranks if one in info.keys]
        return {**old, **dict.fromkeys(ranks, number)} if ranks else None
    return [number, *old[1:]] if info.kind == "list" else number


def _held(
    info: OptionInfo, old: Any, phrase: _Phrase, part: _Part, subject: Sequence[str],
    *, denied: bool,
) -> Any:  # fmt: skip
    """A mapping with a word added to the cards that are spoken of, or taken from them."""
    words, ranks = [phrase.value], part.ranks
    if phrase.does == "pair":
        *ranks, last = ranks or [""]
        if not ranks and last not in part.denied:
            return None  # `eights don't go on anything` says nothing of eights beneath
        words = [last]
    ranks = [one for one in (ranks or subject) if one in info.keys]
    if not ranks or (phrase.does == "pair" and words[0] not in info.choices):
        return None
    new = dict(old)
    for key in ranks:
        if not info.many:
            none = "none" if "none" in info.choices else None
            new[key] = none if denied or phrase.does == "clear" else words[0]
            continue
        held = old.get(key, [])
        kept = [one for one in held if one not in words]
        if phrase.does == "clear":
            kept = []
        elif not denied:
            kept = [one for one in info.choices if one in (*held, *words)]
        new[key] = kept
    return new if JOKER not in ranks or JOKER in info.keys else None
