"""Facts in words: messages of the catalogue (`assets/words`), with cards and players filled in.

A message is read from its file when it is first said, and in English where the language spoken has
none. Functions that a message may call: `CARD`, `RANK` and `PLACE`, with `form:` an attribute of
that rank's or place's message (`many`, `a`, whatever a language needs); `SUIT`; `SEAT`, whose
`form: "whose"` is the message `seat-whose`; `LIST` (with `last: "or"` or `"beside"`, and a form of
each); `COUNT`, a number with the form of its word (`one: "card", other: "cards"`, and whatever else
the language counts by); `PRONOUN`, which is `you`, `he`, `she` or `they`; and `ENDS`, which
is `yes` where a name ends `with:` one of some letters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from cardtable.engine.cards import Card, card
from cardtable.engine.facts import Fact, Value
from cardtable.engine.notation import Seat
from cardtable.files import ENGLISH, PSEUDO, chain, forgotten, language, messages, pattern, plural
from cardtable.players import Called

if TYPE_CHECKING:
    from datetime import datetime

    from fluent.syntax import ast

Name: TypeAlias = Callable[[Seat], str]
Values: TypeAlias = Mapping[str, Value]

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_LETTERS = {sign: letter for letter, sign in SIGNS.items()}
_NAMED = {"−": "heard-minus", "→": "heard-to", "×": "heard-times"}
_SIDES = {"+": "side-fair", "-": "side-foul"}
_SEAT = re.compile(r"p[1-9]")
CARD_WORD = re.compile(
    r"(?<![\w+-])(?:(?:10|[A2-9JQK])[CDHS](?:#\d)?|X\d(?:#\d)?|[+-][1-5][a-e])(?!\w)"
)
"""A card in the midst of a text."""
_SIGN = re.compile(r"(10|[2-9AJQK])([♣♦♥♠])")
"""The sign of a card, which stands for nothing else, wherever words are kept as they are shown."""
_ALOUD = re.compile(r" / | [·–] | ?[→›…] ?|−(?=\d)|[♣♦♥♠•×“”«»‹▲▼]")
"""What is read at a glance, and has to be said in another way."""
_HOLE = re.compile(
    r'\{ \$(?P<plain>\w+) \}|\{ COUNT\(\$(?P<counted>\w+)(?P<forms>(?:, \w+: "[^"\\]*")+)\) \}'
    r'|\{ "(?P<as_is>[^"\\]+)" \}'
)
"""What a message may have beside its text without need of the parser."""
_SAME = re.compile(r"\{ ([a-z][\w-]*) \}")
"""A message that reads as another one does."""
_ATTRIBUTES = re.compile(r"^\.[a-z]", re.MULTILINE)
"""Where the first attribute of a message begins."""
_ODD = str.maketrans("aeiouycdhknrsAEIOUCDHKNRS", "áéíóúýçđĥķñŕšÁÉÍÓÚÇĐĤĶÑŔŠ")
_FORM = re.compile(r'(\w+): "([^"]*)"')

_HEARD: ContextVar[bool] = ContextVar("heard", default=False)
_OF_ENGLISH = frozenset({"help", "clause", "name", "verb", "yes", "no", "entry"})
"""Parts of a message that are texts of their own: one that a language lacks is said in English. Of
others, such as `short`, the language has what it needs."""
_RANKS = frozenset({"rank", "ranks"})
"""What facts call a rank, or several: a letter of these is one, and no letter."""


@contextmanager
def aloud() -> Iterator[None]:
    """Whatever is put into words meanwhile is to be heard: its cards and ranks have names."""
    before = _HEARD.set(True)
    try:
        yield
    finally:
        _HEARD.reset(before)


def is_heard() -> bool:
    """Whether what is put into words now is to be heard (`aloud`)."""
    return _HEARD.get()


@dataclass(frozen=True)
class Reader:
    """Who is told something, and how."""

    name: Name
    """What the players at the seats are called."""
    seat: Seat = ""
    """The seat of whoever is addressed as “you”; empty: nobody is."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """What cards are called at this table, by their notation."""
    known: Seat = ""
    """Who has just been named: a message that begins with that player leaves the name out."""
    spoken: bool = field(default_factory=is_heard)
    """Whether it is heard: cards have names instead of signs."""
    language: str = field(default_factory=language)


def say(fact: Fact, to: Reader, form: str = "") -> str:
    """A fact in words, in its `form` (`short`) where its message has one.

    A message that doesn't exist is told by its key, in guillemets.
    """
    book, _, key = fact.key.partition(".")
    speech = _Speech(book, to)
    words = speech.message(key, fact.about, form, whole=True) if form else None
    words = words or speech.message(key, fact.about, whole=True)
    return words if words is not None else f"«{fact.key}»"


def plainly(fact: Fact) -> str:
    """A fact in words that address nobody."""
    return say(fact, Reader(str))


def worded(fact: Fact) -> str:
    """A fact of an error in words, which begin as the message does."""
    return wording(fact.key, **fact.about)


def part(fact: Fact, to: Reader, form: str = "") -> str | None:
    """A fact in words that go into a sentence; None where there is no message, or not that form."""
    book, _, key = fact.key.partition(".")
    return _Speech(book, to).message(key, fact.about, form)


def wording(key: str, **values: Value) -> str:
    """What the program says by itself, on a page or in an answer: a message that has no reader.

    Values that are texts stand in it as they are; the first letter stays as the message has it. A
    message that doesn't exist is told by its key, in guillemets.
    """
    book, _, name = key.partition(".")
    words = _Speech(book, Reader(str)).message(name, values)
    return f"«{key}»" if words is None else words


def template(key: str) -> str:
    """A message whose variables are left open, for `words.fill`: `{n} to go`.

    One that has more to it than variables and counted words, or doesn't exist, is told by its key.
    """
    tongue = language()
    parts = _simple(key, tongue)
    if parts is None:
        return f"«{key}»"
    holes = (
        part if isinstance(part, str) else "{" + part[0] + _forms(part[1:], tongue) + "}"
        for part in parts
    )
    return "".join(holes)


def _forms(words: tuple[str, ...], tongue: str) -> str:
    """The forms of a counted word as `words.fill` reads them: ` one:card|other:cards`."""
    pairs = zip(words[::2], words[1::2], strict=True)
    said = (f"{form}:{_pseudo(word) if tongue == PSEUDO else word}" for form, word in pairs)
    return f" {'|'.join(said)}" if words else ""


def has(key: str) -> bool:
    """Whether the catalogue has a message of that key, or all games share one."""
    book, _, name = key.partition(".")
    return name in messages(book, ENGLISH) or name in messages("cards", ENGLISH)


def sign(one: Card | None, to: Reader) -> str:
    """A card as people write it, or as they say it: `10♥`, `a joker`, `Valour 5`."""
    return _Speech("cards", to).card(one)


def signs(run: Iterable[Card | None], to: Reader) -> str:
    """Several cards in one breath: `7♣ and 7♦`, `7♣ and 2 others`, `2 jokers`."""
    return _Speech("cards", to).run(list(run))


def listed(words: Sequence[str], to: Reader, last: str = "and") -> str:
    """Words as a list: `2, 3 and 4`, or with another word before the last one."""
    return _Speech("cards", to).listed(words, last)


def rank(rank: str, to: Reader, form: str = "") -> str:
    """A rank as one says it: `six`, `sixes` in the form `many`, `a six` in the form `a`."""
    return _Speech("cards", to).rank(rank, form)


def heard(text: str) -> str:
    """A text of the program as one says it: cards and suits by their names, a line a sentence."""
    lines = (_aloud(line) for line in text.splitlines())
    return " ".join(one if one[-1] in ".,:;!?" else f"{one}." for one in lines if one)


def _aloud(line: str) -> str:
    speech = _Speech("cards", Reader(str, spoken=True))
    line = _SIGN.sub(lambda match: speech.card(card(match[1] + _LETTERS[match[2]])), line)
    said = _ALOUD.sub(lambda match: _said_for(match, speech), line)
    said = re.sub(r" *,(?: *,)+| +,", ",", said)
    return " ".join(re.sub(r"([:;.!?]),", r"\1", said).split()).strip(" ,")


def _said_for(sign: re.Match[str], speech: _Speech) -> str:
    match sign[0].strip():
        case "·" | "–" | "…":
            return ", "
        case "−" | "→" | "×" as each:
            return f" {speech.message(_NAMED[each], {})} "
        case "/":
            return f" {speech.message(_of(sign), {})} "
        case "♣" | "♦" | "♥" | "♠" as suit:
            return speech.message(f"suit-{_LETTERS[suit]}", {}) or ""
    return " "


def _of(sign: re.Match[str]) -> str:
    counts = sign.string[: sign.start()][-1:].isdigit() and sign.string[sign.end() :][:1].isdigit()
    return "heard-of" if counts else "heard-slash"


# --- messages -----------------------------------------------------------------------------------


def _written(book: str, key: str, tongue: str) -> tuple[str, str] | None:
    """A message as it is written, and in which language: of a file, or else of `cards`."""
    for spoken in chain(tongue):
        for each in (book, "cards"):
            if (entry := messages(each, spoken).get(key)) is not None:
                return entry, spoken
    return None


@cache
def _simple(key: str, tongue: str) -> tuple[str | tuple[str, ...], ...] | None:
    """A message's texts and holes, in their order: the name of a value, or also its word's forms.

    None where there is more to it (or where it doesn't exist). The first page is drawn without
    the parser, which takes as long to load as the rest of that page.
    """
    book, _, name = key.partition(".")
    written = _written(book, name, tongue)
    if written is None:
        return None
    text = _ATTRIBUTES.split(pattern(written[0]))[0].rstrip()
    if not text:
        return None
    if same := _SAME.fullmatch(text):
        return _simple(f"{book}.{same[1]}", tongue)
    parts: list[str | tuple[str, ...]] = []
    end = 0
    for hole in [*_HOLE.finditer(text), None]:
        between = text[end : hole.start() if hole else None]
        if "{" in between:
            return None
        if between:
            parts.append(_pseudo(between) if tongue == PSEUDO else between)
        if hole and hole["as_is"]:  # what is typed stays as it is in every language
            parts.append(hole["as_is"])
        elif hole:
            forms = _FORM.findall(hole["forms"] or "")
            parts.append(
                (hole["plain"] or hole["counted"], *(one for pair in forms for one in pair))
            )
        if hole:
            end = hole.end()
    return tuple(parts)


def _opens_with_a_value(parts: Sequence[str | tuple[str, ...]]) -> bool:
    """Whether a sentence may begin with a value, and so with a capital or a name left out."""
    texts = [part if isinstance(part, str) else "" for part in parts]
    return any(
        not text and (not before or before.endswith((". ", "\n")))
        for before, text in pairwise(["", *texts])
    )


@cache
def _entry(book: str, key: str, tongue: str) -> ast.Message | ast.Term | None:
    """A message of a file, or else of `cards`, in that language or else in English."""
    written = _written(book, key, tongue)
    if written is None:
        return None
    from fluent.syntax import FluentParser, ast  # read late: it takes as long as ten frames

    entry = FluentParser(with_spans=False).parse_entry(written[0])
    return entry if isinstance(entry, ast.Message | ast.Term) else None


forgotten += [_simple.cache_clear, _entry.cache_clear]


class _Speech:
    """Words made of the messages of one file for one reader."""

    def __init__(self, book: str, to: Reader, tongue: str = "") -> None:
        self.book = book
        self.to = to
        self.odd = to.language == PSEUDO
        self.tongue = tongue or to.language
        """The language of the sentence: what goes into an English one is English as well."""

    def message(
        self, key: str, about: Values, attribute: str = "", *, whole: bool = False
    ) -> str | None:
        """A message, or one of its attributes; None if there is none.

        What is `whole` begins with a capital letter, and is part of no sentence.
        """
        written = _written(self.book, key, self.tongue)
        if written is None:
            return None
        if written[1] != self.tongue and not self.odd:
            home = _Speech(self.book, self.to, written[1])
            return home.message(key, about, attribute, whole=whole)
        if not attribute:
            parts = _simple(f"{self.book}.{key}", self.tongue)
            if parts is not None and not (whole and _opens_with_a_value(parts)):
                return "".join(
                    part
                    if isinstance(part, str)
                    else self.filled(self._given(about, part[0]), part[1:])
                    for part in parts
                )
        return self.parsed(key, about, attribute, whole=whole)

    def parsed(
        self, key: str, about: Values, attribute: str = "", *, whole: bool = False
    ) -> str | None:
        """The same of any message, however it is written."""
        entry = _entry(self.book, key, self.tongue)
        if entry is None:
            return None
        value = entry.value
        if attribute:
            forms = (one.value for one in entry.attributes if one.id.name == attribute)
            value = next(forms, None)
        if value is not None and (same := _same(value)):
            return self.message(same, about, whole=whole)
        if value is not None:
            return self._pattern(value, about, whole).strip()
        if attribute in _OF_ENGLISH and not self.odd and self.tongue != ENGLISH:
            return _Speech(self.book, self.to, ENGLISH).parsed(key, about, attribute, whole=whole)
        return None

    def _own(self, key: str, **about: Value) -> str:
        """One of the messages that all games share."""
        return self.message(key, about) or ""

    def _pattern(self, pattern: ast.Pattern, about: Values, whole: bool) -> str:
        from fluent.syntax import ast

        text = ""
        for one in pattern.elements:
            if isinstance(one, ast.TextElement):
                text += _pseudo(one.value) if self.odd else one.value
                continue
            if isinstance(one.expression, ast.StringLiteral) and not text:
                whole = False  # { "" } in front: this is a part of a sentence
            begins = whole and (not text or text.endswith((". ", "\n")))
            if begins and self.to.known and self._names(one, about) == self.to.known:
                continue
            words = self._shown(one.expression, about, whole=begins)
            ours = begins and self._ours(one, about, words)
            text += sentence(words) if ours else words
        return text

    def _names(self, node: ast.Placeable, about: Values) -> Value:
        """The value that a placeable shows as it is; None where it shows anything else."""
        from fluent.syntax import ast

        inner = node.expression
        return about.get(inner.id.name) if isinstance(inner, ast.VariableReference) else None

    def _ours(self, node: ast.Placeable, about: Values, words: str) -> bool:
        """Whether a placeable's words are the program's, and don't begin with a name."""
        from fluent.syntax import ast

        inner = node.expression
        if isinstance(inner, ast.FunctionReference):
            inner = inner.arguments.positional[0]
        if not isinstance(inner, ast.VariableReference):
            return False
        value = about.get(inner.id.name)
        if not _is_seat(value) or value == self.to.seat:
            return True
        return not words.startswith(self.to.name(str(value)))

    def _shown(self, node: object, about: Values, *, whole: bool = False) -> str:
        """What an expression reads as, at the beginning of a `whole` sentence or elsewhere."""
        from fluent.syntax import ast

        match node:
            case ast.Placeable():
                return self._shown(node.expression, about, whole=whole)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                return node.value
            case ast.VariableReference():
                return self.value(self._given(about, node.id.name))
            case ast.FunctionReference():
                return self._function(node, about)
            case ast.MessageReference():
                attribute = node.attribute.name if node.attribute else ""
                return self.message(node.id.name, about, attribute, whole=whole) or ""
            case ast.TermReference():
                given = node.arguments.named if node.arguments else []
                named = {each.name.name: self._shown(each.value, about) for each in given}
                return self.message(f"-{node.id.name}", {**about, **named}, whole=whole) or ""
            case ast.SelectExpression():
                return self._pattern(self._variant(node, about).value, about, whole)
        return ""

    def _variant(self, node: ast.SelectExpression, about: Values) -> ast.Variant:
        from fluent.syntax import ast

        value = self._selector(node.selector, about)
        keys = {str(value).replace(" ", "-") if value is not None else "none"}
        if _is_seat(value) and value == self.to.seat:
            keys = {"you"}
        elif isinstance(value, tuple):
            keys = {str(len(value)), self.plural(len(value))}
        elif isinstance(value, int):
            keys |= {str(value).lower(), self.plural(value)}
        elif isinstance(value, Card):
            keys = {value.rank}

        def named(variant: ast.Variant) -> str:
            key = variant.key
            return key.name if isinstance(key, ast.Identifier) else key.value

        usual = next(each for each in node.variants if each.default)
        return next((each for each in node.variants if named(each) in keys), usual)

    def _selector(self, node: object, about: Values) -> Value:
        from fluent.syntax import ast

        if isinstance(node, ast.VariableReference):
            return about.get(node.id.name)
        return self._shown(node, about)

    def plural(self, number: int) -> str:
        """The plural form that goes with a number: `one`, `other`."""
        return plural(self.tongue, number)

    def _given(self, about: Values, name: str) -> Value:
        """A value of that name as it is shown: aloud, an A that is a rank is an ace."""
        value = about.get(name)
        if not self.to.spoken or name not in _RANKS:
            return value
        if isinstance(value, tuple):
            return tuple(self._named_rank(each) for each in value)
        return self._named_rank(value)

    def _named_rank(self, value: Value) -> Value:
        letter = isinstance(value, str) and value.isalpha()
        return self.rank(value, "a") if letter else value

    def _function(self, node: ast.FunctionReference, about: Values) -> str:
        from fluent.syntax import ast

        given = [self._selector(each, about) for each in node.arguments.positional]
        forms = {each.name.name: self._shown(each.value, about) for each in node.arguments.named}
        value = given[0]
        match node.id.name:
            case "COUNT":
                return self.filled(value, tuple(one for pair in forms.items() for one in pair))
            case "RANK" if "form" not in forms:
                return self.rank(value)
            case "SUIT" if isinstance(value, Card):
                return self._own(f"suit-{value.suit}")
            case "SEAT":
                return self.seat(value, forms["form"])
            case "CARD" | "PLACE" | "RANK" if "form" in forms:
                return self.formed(value, forms["form"])
            case "PRONOUN":
                return self.pronoun(value)
            case "ENDS":
                return "yes" if self.value(value).endswith(tuple(forms["with"].split())) else "no"
            case "LIST":
                listed = node.arguments.positional[0]
                if "form" not in forms and isinstance(listed, ast.VariableReference):
                    value = self._given(about, listed.id.name)
                run = value if isinstance(value, tuple) else (value,)
                parts = [
                    self.formed(each, forms["form"]) if "form" in forms else self.value(each)
                    for each in run
                ]
                return self.listed(parts, forms.get("last", "and"))
        return self.value(value)

    # --- values -----------------------------------------------------------------------------------

    def filled(self, value: Value, words: Sequence[str] = ()) -> str:
        """A value; where it counts something, with the form of the word for that.

        `words` are the forms, each after what it is for: `one`, `card`, `other`, `cards`.
        """
        if not words:
            return self.value(value)
        forms = dict(zip(words[::2], words[1::2], strict=True))
        form = self.plural(value) if isinstance(value, int) else "other"
        word = forms.get(form, forms["other"])
        return f"{self.value(value)} {_pseudo(word) if self.odd else word}"

    def seat(self, value: Value, form: str) -> str:
        """A player, by seat or by name, in a form; one that the language lacks is the name."""
        key = f"seat-{form}"
        known = _written(self.book, key, self.tongue)
        return self._own(key, seat=value) if known else self.value(value)

    def pronoun(self, value: Value) -> str:
        """The pronoun of a player, given by seat or by name: `you`, `he`, `she` or `they`."""
        if _is_seat(value) and value == self.to.seat:
            return "you"
        name = self.to.name(str(value)) if _is_seat(value) else value
        return (name.pronoun if isinstance(name, Called) else "") or "they"

    def formed(self, value: Value, form: str) -> str:
        """A player, a place, a rank or a card's rank in a form of the language's own.

        What has no such form is said as it is.
        """
        if _is_seat(value):
            return self.seat(value, form)
        if isinstance(value, Fact):
            book, _, key = value.key.partition(".")
            speech = _Speech(book, self.to, self.tongue)
            return speech.message(key, value.about, form) or self.value(value)
        return self.rank(value, form)

    def value(self, value: Value) -> str:
        """A value as it stands in a sentence."""
        match value:
            case None:
                return ""
            case Card():
                return self.card(value)
            case Fact():
                book, _, key = value.key.partition(".")
                text = _Speech(book, self.to, self.tongue).message(key, value.about)
                return f"«{value.key}»" if text is None else text
            case tuple():
                run = [one for one in value if one is None or isinstance(one, Card)]
                if len(run) == len(value) and run:
                    return self.run(run)
                return self.listed([self.value(one) for one in value], "and") if value else ""
            case int() if self.to.spoken and value < 0:
                return f"{self._own('heard-minus')} {-value}"
            case int():
                return str(value).replace("-", "−")
        if not _is_seat(value):
            return value
        return self._own("you") if value == self.to.seat else self.to.name(value)

    def rank(self, value: Value, form: str = "") -> str:
        """A rank, or that of a card, as one says it: `six`, `sixes`, `a six`."""
        rank = value.rank if isinstance(value, Card) else str(value)
        if form and (words := self.message(f"rank-{rank}", {}, form)):
            return words
        return self.message(f"rank-{rank}", {}) or rank

    def card(self, one: Card | None) -> str:
        """A card by its sign, its name or its title."""
        if one is None:
            return self._own("unknown-card")
        if one.name in self.to.titles:
            return self._own("card-titled", title=self.to.titles[one.name], rank=one.rank)
        if one.suit in _SIDES:
            return self._own(_SIDES[one.suit], rank=one.rank)
        if not one.suit:
            return self._own("joker")
        if not self.to.spoken:
            return one.rank + SIGNS[one.suit]
        every = _Speech("cards", self.to, self.tongue)  # a game may write ranks in its own way
        rank, suit = every.rank(one), every._own(f"suit-{one.suit}")
        return self._own("card-spoken", rank=rank, suit=suit)

    def run(self, every: Sequence[Card | None]) -> str:
        """Several cards, in their order; then jokers, and those that the reader doesn't know."""
        jokers = [one for one in every if one is not None and not one.suit]
        named = [one for one in every if one is not None and (one.suit or len(jokers) == 1)]
        names = [self.card(one) for one in named]
        if len(jokers) > 1:
            names.append(self._own("jokers", count=len(jokers)))
        if hidden := every.count(None):
            key = "others" if names else "unknown-card" if hidden == 1 else "unknown-cards"
            names.append(self._own(key, count=hidden))
        return self.listed(names, "and")

    def listed(self, words: Sequence[str], last: str) -> str:
        """A list in words: `2`, `2 or 3`, `2, 3 or 4`."""
        if not words:
            return ""
        head, *rest = words
        for each in rest[:-1]:
            head = self._own(f"{last}-next", head=head, next=each)
        return self._own(f"{last}-last", head=head, last=rest[-1]) if rest else head


def _same(pattern: ast.Pattern) -> str:
    """The message that a pattern is nothing else than; "" where it has words of its own."""
    from fluent.syntax import ast

    match pattern.elements:
        case [ast.Placeable(expression=ast.MessageReference(id=named, attribute=None))]:
            return named.name
    return ""


def _is_seat(value: Value) -> bool:
    return isinstance(value, str) and _SEAT.fullmatch(value) is not None


def _pseudo(text: str) -> str:
    """A text as it looks in a language that nobody speaks, half as long again."""
    words = re.sub(r"[^\W\d_]+", lambda word: word[0] + word[0][len(word[0]) // 2 :], text)
    return words.translate(_ODD)


def sentence(words: str) -> str:
    """Words with a capital letter in front."""
    return words[:1].upper() + words[1:]


def number(value: float, places: int = 0) -> str:
    """A number as the language writes it: `0.8`, `0,8`."""
    return f"{value:.{places}f}".replace(".", wording("cards.decimal-point"))


def percent(share: float, places: int = 0) -> str:
    """A share as the language writes it: `12%`, `12 %`."""
    return wording("cards.percentage", number=number(100 * share, places))


def clock(time: datetime) -> str:
    """A time of day as the language writes it: `18:05`."""
    return wording("cards.clock", hour=f"{time:%H}", minute=f"{time:%M}")
