"""Text from outside: what steers a terminal or turns a line around never reaches a screen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.clean import FIRST, LAST, cleaned, isolated
from cardtable.engine.notation import Malformed
from cardtable.engine.record import RecordError
from cardtable.files import DataError, Fault

HOSTILE = ["\x1b[2J", "\x07", "\x9b31m", "\u202eevil", "\u2066x", "\ufeff", "\ud800", "\x00"]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_steers_a_terminal_is_replaced(text):
    shown = cleaned(f"a{text}b")
    assert shown[0] + shown[-1] == "ab"
    assert "\N{REPLACEMENT CHARACTER}" in shown
    assert shown.encode()  # every character can be written


def test_letters_stay_as_they_are():
    for text in ("Zoë plays 7♣", "a b", "日本", "👩\u200d🚀", "שלום", ""):
        assert cleaned(text) == text
    assert cleaned("one\ttwo\r\nthree\u2028four") == "one two  three four"


def test_marks_that_set_a_name_apart_stay_in_pairs_alone():
    assert isolated("Kim") == "Kim"
    name = isolated("דנה 5")
    assert isolated(name) == name != "דנה 5"
    assert cleaned(f"{name}: 9♠, {name}") == f"{name}: 9♠, {name}"
    for text in (f"{name}{FIRST}", f"{LAST}{name}", f"{FIRST}{name}{LAST}", f"x{LAST}"):
        assert not {FIRST, LAST} & set(cleaned(text))


def test_long_text_is_cut():
    assert cleaned("a" * 500 + "b" * 500, 10) == "aaaaa…bbbbb"
    assert cleaned("aaa", 3) == "aaa"


@given(st.text())
def test_it_is_always_one_line_and_stays_so(text):
    shown = cleaned(text)
    assert len(shown.splitlines()) <= 1
    assert cleaned(shown) == shown
    shown.encode()


@pytest.mark.parametrize("kind", [DataError, Malformed, RecordError])
def test_errors_show_nothing_raw(kind):
    for text in HOSTILE:
        assert text not in str(kind(f"“{text}” is wrong"))
    assert len(str(kind("x" * 100_000))) < 2000


def test_an_endless_list_of_problems_is_cut():
    error = DataError([Fault(f"problem {number}") for number in range(10_000)])
    assert len(error.faults) < 100
    assert str(error.faults[-1]) == "… and 9960 more"
