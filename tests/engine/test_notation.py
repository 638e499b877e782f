"""Lines of notation: their canonical form, and the three ways to fail."""

import pytest

from cardtable.engine.cards import card
from cardtable.engine.facts import Bar
from cardtable.engine.notation import (
    Ambiguous,
    Illegal,
    Malformed,
    MoveError,
    canonical,
    split_actor,
    words,
)
from cardtable.engine.position import read_position
from cardtable.files import load_rules

GRAMMAR = {
    "play": ("cards",),
    "show": ("card", "seat"),
    "flip": ("place",),
    "move": ("cards", "zone"),
    "pass": (),
    "call": ("red|black", "seat"),
}


@pytest.mark.parametrize(
    ("line", "form"),
    [
        ("play 9D 9C", "play 9C 9D"),
        ("play ah th 2c", "play AH 2C 10H"),
        ("  PLAY   9d ", "play 9D"),
        ("show 3D P2", "show 3D p2"),
        ("flip 02", "flip 2"),
        ("move KD 7C pile", "move 7C KD pile"),
        ("pass", "pass"),
        ("call Red p3", "call red p3"),
        ("play", "play"),
        ("show 3D", "show 3D"),
    ],
)
def test_the_canonical_form(line, form):
    assert canonical(line, GRAMMAR) == form
    assert canonical(form, GRAMMAR) == form


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "an empty line isn’t a move"),
        ("discard 4C", "“discard” isn’t a move here; the moves are: play, show"),
        ("play 4Z", "“play” doesn’t take “4Z”; it takes cards"),
        ("play p1", "“play” doesn’t take “p1”"),
        ("play 1", "“play” doesn’t take “1”"),
        ("flip 9C", "“flip” doesn’t take “9C”; it takes a place’s number"),
        ("flip two", "“flip” doesn’t take “two”"),
        ("show 3D 2", "“show” doesn’t take “2”; it takes a card, then a seat"),
        ("pass 4C", "“pass” doesn’t take “4C”; type it alone"),
        ("call green p3", "“call” doesn’t take “green”; it takes red or black, then a seat"),
    ],
)
def test_what_is_not_notation_is_refused_in_words(line, said):
    with pytest.raises(Malformed) as error:
        canonical(line, GRAMMAR)
    assert str(error.value).startswith(said)


def test_the_actor_may_stand_before_the_verb():
    assert split_actor("p3 play 4C") == ("p3", "play 4C")
    assert split_actor("P3 ready") == ("p3", "ready")
    assert split_actor("play 4C") == (None, "play 4C")
    assert split_actor("p3") == ("p3", "")


def test_words_hold_cards_as_cards():
    assert words("show 3D p2") == ["show", card("3D"), "p2"]
    assert isinstance(words("pickup"), list)


def test_an_illegal_line_tells_its_rule():
    error = Illegal(Bar("shithead.no-pile", rule="SH-42"))
    assert str(error) == "not legal (SH-42)"
    assert error.bar.key == "shithead.no-pile"
    assert str(Illegal(Bar("table.no-over"))) == "not legal"
    assert issubclass(Illegal, MoveError)
    assert issubclass(MoveError, ValueError)


@pytest.fixture
def state():
    position = {
        "turn": "p1",
        "zones": {"pile": "9C", "p1.hand": "3C JD", "p2.hand": "4C", "p3.hand": "5C"},
    }
    return read_position(load_rules("shithead"), 3, position)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("show 3C", Ambiguous),
        ("show 3C p1", Illegal),
        ("p2 play 4C", Illegal),
        ("p7 play 4C", Illegal),
        ("play JD JD", Illegal),
        ("play 4Z", Malformed),
        ("p1", Malformed),
        ("", Malformed),
        ("chance toss p1", Malformed),
    ],
)
def test_the_three_errors_of_a_game(state, line, kind):
    with pytest.raises(kind) as error:
        state.play(line)
    assert type(error.value) is kind
    assert str(error.value) == state.explain(line)


def test_an_ambiguous_line_names_what_it_could_be(state):
    assert "“show 3C p2” or “show 3C p3”" in state.explain("show 3C")


def test_the_actor_is_taken_or_left_out(state):
    assert state.explain("play JD") == state.explain("p1 play jd") == ""
