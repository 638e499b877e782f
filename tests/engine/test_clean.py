"""Text from outside: what steers a terminal or turns a line around never reaches a screen."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.clean import (
    FIRST,
    LAST,
    clean_name,
    cleaned,
    clusters,
    isolated,
    shortened,
)
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


WHOLE = (
    "a", "e\u0301", "👩\u200d🚀", "👍🏽", "❤\ufe0f", "🇩🇪", "1\ufe0f\u20e3", "क्षि", "한", "각", "กำ",
    "👨\u200d👩\u200d👧\u200d👦", "🏴\U000e0067\U000e0062\U000e007f", "日", "א\u05b0", "\r\n",
)  # fmt: skip
"""What people see as one character each, whatever it is made of."""


@given(st.lists(st.sampled_from(WHOLE), max_size=12))
def test_what_people_see_as_one_character_is_one(pieces):
    text = "".join(pieces)
    assert clusters(text) == pieces
    for most in range(len(pieces) + 1):
        assert shortened(text, most) == "".join(pieces[:most]) or len(text) <= most


@given(st.text(), st.integers(0, 30))
def test_nothing_is_lost_between_characters_and_what_is_cut_ends_with_a_whole_one(text, most):
    assert "".join(clusters(text)) == text
    kept = shortened(text, most)
    assert text.startswith(kept)
    assert clusters(kept) == clusters(text)[: len(clusters(kept))]


def test_a_long_name_or_message_is_cut_between_characters():
    for piece in WHOLE[:11]:
        shown = cleaned(50 * piece, 20)
        assert set(clusters(shown)) <= {*clusters(cleaned(piece)), "…"}
        assert clusters(clean_name(50 * piece)) == 24 * [normalize("NFC", piece)]
    assert len(clean_name("e" + 10_000 * "\u0301")) < 1000, "however much is piled up on it"
