"""Options described for people, and plain data as typed values."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest

from cardtable.engine.options import (
    Range,
    as_before,
    describe,
    option,
    plain,
    typed,
    typed_fields,
)


@dataclass(frozen=True)
class House:
    size: Annotated[int, Range(1, 6)] = option(3, "how many")
    least: Annotated[int, Range(2)] = option(10, "at least")
    loud: bool = option(default=True, say="with songs")
    start: Literal["weak", "left"] = option("weak", "who begins")
    powers: dict[str, tuple[str, ...]] = option({"2": ("again",)}, "what ranks do")  # noqa: RUF009


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
    size, least, loud, start, powers = describe(House)
    assert (size.name, size.kind, size.default, size.low, size.high) == ("size", "number", 3, 1, 6)
    assert (least.low, least.high, least.help) == (2, None, "at least")
    assert (loud.kind, loud.default) == ("switch", True)
    assert (start.kind, start.choices) == ("choice", ("weak", "left"))
    assert (powers.kind, powers.default) == ("other", {"2": ("again",)})


def test_an_option_says_what_was_played_before_it_came():
    @dataclass(frozen=True)
    class Grown:
        old: int = option(1, "from the beginning")
        new: Literal["start", "always"] = option("start", "x", since="1.1", before="always")
        newer: tuple[int, ...] = option((1, 2), "y", since="1.10", before=(3,))
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
    problems = []
    assert typed_fields(Outer, data, "state", problems) == value
    assert problems == []


def test_what_is_left_out_is_at_its_default():
    problems = []
    assert typed_fields(Outer, {}, "state", problems) == Outer()
    assert problems == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"count": "x"}, "state.count: a whole number is wanted, not 'x'"),
        ({"count": True}, "state.count: a whole number is wanted, not True"),
        ({"done": 1}, "state.done: true or false is wanted, not 1"),
        ({"side": 0}, "state.side: 0 is not one of 1, -1"),
        ({"where": 3}, "state.where: a mapping is wanted, not 3"),
        ({"where": {"p1": "x"}}, "state.where.p1: a whole number is wanted, not 'x'"),
        ({"inner": {"by": "p1"}}, "state.inner.by: a list is wanted, not 'p1'"),
        ({"inner": {"from": "p1", "by": [None]}}, "state.inner.by[0]: text is wanted, not nothing"),
        ({"inner": {"from": "p1", "to": "p2"}}, "state.inner.to: no such key"),
        ({"inner": {}}, "state.inner.from: is missing"),
        ({"colour": 1}, "state.colour: no such key; the keys are inner, count, where, side, done"),
    ],
)
def test_what_is_of_the_wrong_kind_is_told(data, said):
    problems = []
    typed_fields(Outer, data, "state", problems)
    assert any(problem.startswith(said) for problem in problems), problems


def test_text_stands_for_numbers_and_switches():
    problems = []
    told = {"count": "7", "done": "false", "where": {"p1": "-2"}}
    assert typed_fields(Outer, told, "", problems) == Outer(count=7, where={"p1": -2})
    assert typed(str, 10, "rank", problems) == "10"
    assert problems == []


def test_limits_hold():
    problems = []
    typed(Annotated[int, Range(1, 6)], 7, "size", problems)
    typed(Annotated[int, Range(2)], 1, "least", problems)
    assert problems == ["size: 7 is out of range (1 to 6)", "least: 1 is out of range (2 or more)"]
