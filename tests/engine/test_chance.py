"""Chance: the same from one seed everywhere, and scripted from a record."""

import random

import pytest

from cardtable.engine.cards import cards, names, pack_of_52
from cardtable.engine.chance import Chance, Dice
from cardtable.engine.notation import Malformed

PACK = pack_of_52()

SHUFFLED = (
    "2D 3D QS AS QH QD 9H 5D 9S 10S 6C 10C 6D 3C KH KS JD 5C 3S 10H 7S JS 6S 7D 8S 7C "
    "4D 3H 9D 8C 7H 2S 2H QC 5S 10D 9C 2C KC KD JH AC 4C 6H JC 4H 5H AD 4S 8H AH 8D"
)
"""The pack as seed 8675309 shuffles it; it was compared on Python 3.11, 3.12 and 3.13."""


def test_a_seed_shuffles_alike_on_every_python():
    assert names(Chance(8675309).shuffle("draw", PACK)) == SHUFFLED


def test_a_seed_picks_and_tosses_alike_on_every_python():
    chance = Chance(1)
    assert names(chance.shuffle("draw", PACK)).startswith("9S 9H 2H 4C 3D 8C 7D 2S ")
    assert names(chance.pick(PACK, 5)) == "3H QD 4S 7S 5H"
    assert chance.toss(["p1", "p2", "p3", "p4", "p5"]) == "p1"
    assert [chance.toss(["p1", "p2"]) for _ in range(6)] == ["p1", "p2", "p1", "p1", "p2", "p2"]


def test_the_global_generator_is_left_alone():
    random.seed(7)
    before = random.getstate()
    Chance(1).shuffle("draw", PACK)
    assert random.getstate() == before


def test_what_was_decided_is_told_once():
    chance = Chance(1)
    run = chance.shuffle("draw", cards("7C KD"))
    seat = chance.toss(["p1", "p2"])
    assert chance.take() == [f"chance shuffle draw {names(run)}", f"chance toss {seat}"]
    assert chance.take() == []


def test_a_shuffle_of_nothing():
    chance = Chance(1)
    assert chance.shuffle("draw", []) == []
    assert chance.take() == ["chance shuffle draw"]
    assert Chance(script=["chance shuffle draw"]).shuffle("draw", []) == []


def test_lines_come_before_the_generator():
    chance = Chance(1, ["chance shuffle draw KD 7c", "chance toss p2"])
    chance.expect(["chance pick 9H"])
    assert names(chance.shuffle("draw", cards("7C KD"))) == "KD 7C"
    assert chance.toss(["p1", "p2"]) == "p2"
    assert chance.unused == ["chance pick 9H"]
    assert names(chance.pick(cards("7C 9H"), 1)) == "9H"
    assert chance.unused == []
    assert chance.toss(["p1", "p2"]) in {"p1", "p2"}


def test_without_line_or_seed_the_lack_is_noticed():
    with pytest.raises(Malformed, match="a line of chance is missing"):
        Chance().toss(["p1", "p2"])


@pytest.mark.parametrize(
    "line",
    [
        "chance shuffle draw 7C",
        "chance shuffle draw 7C KD 9H",
        "chance shuffle draw 7C 7C",
        "chance shuffle draw 7C AH",
        "chance shuffle draw 7C 4Z",
        "chance shuffle pile 7C KD",
        "chance toss p1",
    ],
)
def test_a_line_that_does_not_fit_is_refused(line):
    with pytest.raises(Malformed):
        Chance(script=[line]).shuffle("draw", cards("7C KD"))


@pytest.mark.parametrize("line", ["chance pick 7C", "chance pick 7C 7C", "chance pick 7C AH"])
def test_a_pick_that_does_not_fit_is_refused(line):
    with pytest.raises(Malformed, match="must name 2 of"):
        Chance(script=[line]).pick(cards("7C KD 9H"), 2)


@pytest.mark.parametrize("line", ["chance toss p4", "chance toss", "chance pick 7C"])
def test_a_toss_that_does_not_fit_is_refused(line):
    with pytest.raises(Malformed):
        Chance(script=[line]).toss(["p1", "p2"])


def test_every_order_comes_up():
    chance = Chance(3)
    found = {names(chance.shuffle("draw", cards("7C KD 9H"))) for _ in range(100)}
    assert len(found) == 6


def test_dice_note_nothing():
    dice = Dice(random.Random(1))
    assert sorted(names(dice.shuffle("draw", cards("7C KD"))).split()) == ["7C", "KD"]
    assert len(dice.pick(cards("7C KD 9H"), 2)) == 2
    assert dice.toss(["p1", "p2"]) in {"p1", "p2"}
    assert dice.lines == []
