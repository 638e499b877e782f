"""Scores by deal, and the test that stops as soon as it is clear who is stronger."""

from dataclasses import replace
from math import sqrt
from random import Random

import pytest
from effort import effort

from cardtable.ai.arena import FEWEST, Played, WaldTest, by_deal, paired, simulate
from cardtable.ai.levels import Limit
from cardtable.files import load_rules

ONE = Played(("a", "b"), (1.0, 0.0), (False, True), 10, False, ())


def game(number, score):
    """A game of `a` and `b`, who change seats from one to the next."""
    bots, scores = ("a", "b"), (score, 1 - score)
    if number % 2:
        bots, scores = bots[::-1], scores[::-1]
    return replace(ONE, bots=bots, scores=scores, number=number)


def test_only_deals_played_from_every_seat_count_and_their_order_does_not():
    games = [game(3, 1.0), game(0, 1.0), game(1, 0.0), game(4, 1.0), game(2, 0.5)]
    assert by_deal(games, "a") == {0: 0.5, 1: 0.75}
    assert by_deal(games, "b") == {0: 0.5, 1: 0.25}
    assert by_deal(games, "c") == {}
    assert paired(games, "a") is None


def test_a_player_with_several_seats_has_their_mean():
    bots = ("a", "a", "b")
    games = [
        replace(ONE, bots=(*bots[turn:], *bots[:turn]), scores=(1.0, 0.5, 0.0), number=turn)
        for turn in range(3)
    ]
    assert by_deal(games, "a") == {0: 0.5}
    assert by_deal(games, "b") == {0: 0.5}


def test_luck_of_the_deal_falls_out_of_paired_scores():
    rng = Random(1)
    games = []
    for deal in range(400):
        luck = rng.random() < 0.5  # who wins is mostly in the cards: of the two seats one is better
        for turn in range(2):
            wins = (luck == (turn == 0)) if rng.random() < 0.8 else rng.random() < 0.6
            games.append(game(2 * deal + turn, float(wins)))
    found = paired(games, "a")
    assert found.deals == 400
    assert found.low < found.score < found.high
    assert found.score == pytest.approx(sum(by_deal(games, "a").values()) / 400, abs=1e-4)
    assert found.saves > 1.5


def test_where_all_deals_went_alike_the_next_may_not():
    found = paired([game(number, 1.0) for number in range(60)], "a")
    assert (found.score, found.high) == (1.0, 1.0)
    assert 0.8 < found.low < 0.95


def test_the_interval_holds_the_truth_19_times_in_20():
    rng = Random(2)
    held, tries = 0, effort(400, 4000)
    for _ in range(tries):
        games = [game(number, float(rng.random() < 0.6)) for number in range(100)]
        found = paired(games, "a")
        held += found.low <= 0.6 <= found.high
    assert held >= 0.95 * tries - 3 * sqrt(0.05 * 0.95 * tries)


@pytest.mark.parametrize("truth", ["low", "high"])
def test_the_verdict_is_right_19_times_in_20(truth):
    rng = Random(5)
    shares = {"low": 0.5, "high": 0.56}
    tries, wrong, deals = effort(1500, 6000), 0, 0
    for _ in range(tries):
        verdict = WaldTest(shares["low"], shares["high"])
        while not verdict.reached:
            verdict.add(sum(rng.random() < shares[truth] for _ in range(2)) / 2)
        wrong += verdict.reached != truth
        deals += verdict.deals
    assert wrong <= 0.05 * tries + 3 * sqrt(0.05 * 0.95 * tries)
    # with so many deals, fixed beforehand, as many verdicts would be wrong
    assert deals / tries < 0.6 * (2 * 1.645 / 0.06) ** 2 / 8


def test_a_verdict_takes_some_deals_even_where_all_go_alike():
    verdict = WaldTest(0.5, 0.6)
    scores = dict.fromkeys(range(1000), 1.0)
    assert verdict.settled_by(scores)
    assert FEWEST <= verdict.deals < 60
    assert verdict.reached == "high"


def test_deals_are_taken_up_in_order():
    verdict = WaldTest(0.5, 0.6)
    assert not verdict.settled_by({0: 1.0, 2: 1.0, 3: 1.0})
    assert verdict.deals == 1
    assert not verdict.settled_by({0: 1.0, 1: 0.0, 2: 1.0, 3: 1.0})
    assert verdict.deals == 4


@pytest.mark.parametrize("text", ["", "0.5", "0.6,0.5", "0.5,0.5", "a,b", "0.5,1.1", "1,2,3"])
def test_other_shares_are_refused(text):
    with pytest.raises(ValueError, match="lower one first"):
        WaldTest.parse(text)


def test_a_match_is_played_until_it_is_clear_with_any_number_of_processes():
    rules = load_rules("soul-taker-short")
    told = [
        simulate(
            rules, ["greedy", "random"], 400, 1, jobs, Limit(), until=WaldTest.parse("0.4,0.6")
        )
        for jobs in (1, 2)
    ]
    for one in told:
        assert one["until"] == {"low": 0.4, "high": 0.6, "reached": "high"}
        assert 2 * FEWEST <= one["games"] < 200
    assert told[0]["games"] == told[1]["games"]
    assert told[0]["bots"][0]["score"] == told[1]["bots"][0]["score"]
    assert told[0]["bots"][0]["paired"] == told[1]["bots"][0]["paired"]
