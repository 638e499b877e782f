"""Options described for people, and plain data as typed values."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest

from cardtable.engine.options import Range, describe, option
from cardtable.engine.schema import SHORT, SOME, Between, DataReader, WrongKey, as_before, plain


@dataclass(frozen=True)
class House:
    size: Annotated[int, Range(1, 6)] = option(3, rule="SH-13")
    least: Annotated[int, Range(2)] = option(10)
    loud: bool = option(default=True)
    start: Literal["weak", "left"] = option("weak")
    powers: dict[Literal["2", "3"], tuple[Literal["again", "burn"], ...]] = option(  # noqa: RUF009
        {"2": ("again",)}, rule="SH-38", values="power"
    )
    deck: dict[Literal["1"], Annotated[int, Range(0, 5)]] = option({"1": 5})  # noqa: RUF009


@dataclass
class Inner:
    source: str = field(metadata={"key": "from"})
    by: tuple[str, ...] = ()


@dataclass
class Outer:
    inner: Inner | None = None
    count: int = 0
    where: dict[str, int] = field(default_factory=dict)
    side: Literal[1, -1] = 1
    done: bool = False


def test_every_option_describes_itself():
    size, least, loud, start, powers, deck = describe(House, "shithead")
    assert (size.name, size.kind, size.default, size.low, size.high) == ("size", "number", 3, 1, 6)
    assert (least.low, least.high, least.game) == (2, None, "shithead")
    assert (loud.kind, loud.default) == ("switch", True)
    assert (start.kind, start.choices) == ("choice", ("weak", "left"))
    assert (powers.kind, powers.default) == ("mapping", {"2": ("again",)})
    assert (powers.keys, powers.choices, powers.many) == (("2", "3"), ("again", "burn"), True)
    assert (size.rule, powers.rule, powers.values) == ("SH-13", "SH-38", "power")
    assert (deck.low, deck.high, deck.many) == (0, 5, False)


def test_an_option_says_what_was_played_before_it_came():
    @dataclass(frozen=True)
    class Grown:
        old: int = option(1)
        new: Literal["start", "always"] = option("start", since="1.1", before="always")
        newer: tuple[int, ...] = option((1, 2), since="1.10", before=(3,))
        plain: int = 0

    assert as_before(Grown, "1.0") == {"new": "always", "newer": [3]}
    assert as_before(Grown, "1.9") == as_before(Grown, "1.1") == {"newer": [3]}
    assert as_before(Grown, "1.10") == as_before(Grown, "2") == {}
    assert as_before(Grown, "") == as_before(Grown, "1.0")


def test_plain_data_and_back():
    value = Outer(Inner("p1", ("p1", "p3")), 7, {"p2": 1}, -1, done=True)
    data = plain(value)
    assert data == {
        "inner": {"from": "p1", "by": ["p1", "p3"]},
        "count": 7,
        "where": {"p2": 1},
        "side": -1,
        "done": True,
    }
    reader = DataReader()
    assert reader.fields(Outer, data, ("state",)) == value
    assert reader.problems == []


def test_what_is_left_out_is_at_its_default():
    reader = DataReader()
    assert reader.fields(Outer, {}, ("state",)) == Outer()
    assert reader.problems == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"count": "x"}, 'state.count: must be a whole number, not "x"'),
        ({"count": True}, "state.count: must be a whole number, not true"),
        ({"done": 1}, "state.done: must be true or false, not 1"),
        ({"side": 0}, "state.side: 0 isn’t one of 1, -1"),
        ({"side": True}, "state.side: true isn’t one of 1, -1"),
        ({"where": 3}, "state.where: must be a mapping, not 3"),
        ({"where": {"p1": "x"}}, 'state.where.p1: must be a whole number, not "x"'),
        ({"inner": {"by": "p1"}}, 'state.inner.by: must be a list, not "p1"'),
        ({"inner": {"from": "p1", "by": [None]}}, "state.inner.by[0]: must be text, not nothing"),
        ({"inner": {"from": "p1", "to": "p2"}}, "state.inner.to: no such key"),
        ({"inner": {}}, "state.inner.from: is missing"),
        ({"colour": 1}, "state.colour: no such key; the keys are inner, count, where, side, done"),
    ],
)
def test_what_is_of_the_wrong_kind_is_told(data, said):
    reader = DataReader()
    reader.fields(Outer, data, ("state",))
    assert any(problem.startswith(said) for problem in reader.lines), reader.lines


def test_text_stands_for_numbers_and_switches():
    reader = DataReader()
    told = {"count": "7", "done": "false", "where": {"p1": "-2"}}
    assert reader.fields(Outer, told, ()) == Outer(count=7, where={"p1": -2})
    assert reader.read(str, 10, ("rank",)) == "10"
    assert reader.problems == []


def test_limits_hold():
    reader = DataReader()
    reader.read(Annotated[int, Range(1, 6)], 7, ("size",))
    reader.read(Annotated[int, Range(2)], 1, ("least",))
    assert reader.lines == [
        "size: must be at most 6, not 7",
        "least: must be at least 2, not 1",
    ]


def test_a_strict_reader_turns_nothing_into_something_else():
    reader = DataReader(strict=True)
    told = {"count": "7", "done": "false"}
    reader.fields(Outer, told, ())
    reader.read(str, 10, ("rank",))
    assert reader.lines == [
        'count: must be a whole number, not "7"',
        'done: must be true or false, not "false"',
        "rank: must be text, not 10",
    ]


def test_words_that_are_numbers_and_keys_that_are_words():
    reader = DataReader(strict=True, longest=9)
    ranks = dict[Literal["9", "10"], Literal["2", "burn"]]
    assert reader.read(ranks, {"10": 2, "9": "burn"}, ()) == {"10": "2", "9": "burn"}
    assert reader.problems == []
    reader.read(ranks, {"11": 2, "9": "brun"}, ("on",))
    reader.read(dict[str, str], {"a long key": "a long text"}, ("say",))
    assert reader.lines == [
        'on.11: "11" isn’t one of 9, 10',
        'on.9: "brun" isn’t one of 2, burn; did you mean burn?',
        "say.a long key: can have at most 9 characters, not 10",
        "say.a long key: can have at most 9 characters, not 11",
    ]
    assert [type(place[-1]) for place, _ in reader.problems] == [WrongKey, str, WrongKey, str]


def test_of_some_only_what_is_given_is_read():
    reader = DataReader(strict=True)
    some = reader.read(Annotated[Outer, SOME], {"count": 3, "cuont": 4}, ("state",))
    assert some == {"count": 3}
    assert reader.lines == ["state.cuont: no such key; did you mean count?"]


def test_tuples_have_as_many_values_as_they_should():
    reader = DataReader()
    assert reader.read(tuple[float, float], [1, 0.5], ()) == (1.0, 0.5)
    assert reader.problems == []
    reader.read(tuple[float, float], [1], ("at",))
    reader.read(tuple[float, float], [1, True], ("at",))
    reader.read(tuple[float, float], "1 2", ("at",))
    assert reader.lines == [
        "at: must be a list of 2, not of 1",
        "at[1]: must be a number, not true",
        'at: must be a list, not "1 2"',
    ]


def test_a_list_may_be_written_shortly_where_that_is_said():
    reader = DataReader()
    assert reader.read(Annotated[tuple[str, ...], SHORT], "A 2 3", ()) == ("A", "2", "3")
    assert reader.read(Annotated[tuple[str, ...], SHORT], 2, ()) == ("2",)
    assert reader.read(Annotated[tuple[str, ...], SHORT], ["A", 2], ()) == ("A", "2")
    assert reader.read(Annotated[tuple[Inner, ...], SHORT], {"from": "p1"}, ()) == (Inner("p1"),)
    assert reader.problems == []


def test_numbers_lie_between_their_limits():
    reader = DataReader()
    assert reader.read(Annotated[float, Between(0.8, 2)], 1, ()) == 1.0
    reader.read(Annotated[float, Between(0.8, 2)], 2.5, ("scale",))
    assert reader.lines == ["scale: must be at most 2, not 2.5"]
