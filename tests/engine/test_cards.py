"""Cards and their names."""

import copy
import pickle

import pytest

from cardtable.engine.cards import (
    by_rank,
    card,
    cards,
    in_order,
    names,
    pack_of_52,
    subsets,
    tidied,
)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("10H", "10H"),
        ("TH", "10H"),
        ("10h", "10H"),
        ("th", "10H"),
        ("as", "AS"),
        ("AS#2", "AS#2"),
        ("as#1", "AS"),
        ("x1", "X1"),
        ("X2#2", "X2#2"),
        ("+5a", "+5a"),
        ("-3C", "-3c"),
    ],
)
def test_names_are_read_leniently_and_printed_in_one_way(written, name):
    assert card(written).name == name
    assert card(written) is card(name)
    assert str(card(written)) == name


@pytest.mark.parametrize(
    "written", ["", "4Z", "1C", "11C", "C4", "X", "X0", "AS#0", "+6a", "+0a", "-3f", "??", "4C "]
)
def test_what_is_no_card_is_refused_in_words(written):
    with pytest.raises(ValueError, match="is not a card"):
        card(written)


def test_a_card_is_one_object_however_it_is_copied():
    queen = card("QS")
    assert copy.deepcopy(queen) is queen
    assert pickle.loads(pickle.dumps(queen)) is queen


def test_what_a_card_tells():
    ten, joker, foul = card("TD#2"), card("X2"), card("-4b")
    assert (ten.rank, ten.suit, ten.pack) == ("10", "D", 2)
    assert (joker.rank, joker.suit, joker.pack) == ("X", "", 1)
    assert (foul.rank, foul.suit, foul.pack) == ("4", "-", 1)
    assert ten.words == "ten of diamonds"
    assert joker.words == "joker"


def test_written_order_is_rank_suit_pack_ace_first_joker_last():
    run = cards("X2 KS 2C AS 10D 10C AC#2 X1 AC 9H")
    assert names(in_order(run)) == "AC AC#2 AS 2C 9H 10C 10D KS X1 X2"
    assert names(in_order(cards("-1a +2b +1c +1a"))) == "+1a +1c -1a +2b"


def test_a_run_is_the_reverse_of_its_names():
    assert names(cards("7C ?? KD")) == "7C ?? KD"
    assert cards("7C ??") == [card("7C"), None]
    assert cards("") == []
    assert names([]) == ""


def test_packs():
    assert len(set(pack_of_52())) == 52
    assert len(set(pack_of_52(packs=2, jokers=2))) == 108
    assert names(pack_of_52(jokers=2))[-5:] == "X1 X2"


def test_sets_and_ranks():
    nines = cards("9C 9D 9H")
    assert [names(some) for some in subsets(nines)] == [
        "9C",
        "9D",
        "9H",
        "9C 9D",
        "9C 9H",
        "9D 9H",
        "9C 9D 9H",
    ]
    assert {rank: names(run) for rank, run in by_rank(cards("9C KD 9H")).items()} == {
        "9": "9C 9H",
        "K": "KD",
    }


def test_in_a_zone_without_order_places_say_nothing():
    run = [card("KD"), None, card("AC"), None]
    assert tidied(run) == [card("AC"), card("KD"), None, None]
