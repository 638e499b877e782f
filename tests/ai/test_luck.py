"""Luck: what is taken out of scores leaves their mean as it is, and changes no game."""

from dataclasses import replace
from math import fsum, sqrt
from random import Random

import pytest
from effort import effort

from cardtable.ai.arena import FEWEST, Played, by_deal, evened, games_of, paired, simulate
from cardtable.ai.luck import Luck
from cardtable.engine.position import read_position
from cardtable.files import list_rules, load_rules
from cardtable.games import GAMES

ONE = Played(("a", "b"), (1.0, 0.0), (False, True), 10, False, ())


def mean_and_error(values):
    mean = fsum(values) / len(values)
    return mean, sqrt(fsum((each - mean) ** 2 for each in values) / len(values) ** 2)


PLAYED = [one for one in list_rules() if effort(one.id in {"shithead", "cuttle"}, True)]
"""Two that are played quickly, or all."""


@pytest.mark.drawn(2)
@pytest.mark.uncounted
@pytest.mark.parametrize("rules", PLAYED, ids=lambda rules: rules.id)
def test_luck_comes_to_nothing_in_the_long_run(rules):
    """By whole deals, since the games of one deal are not independent of each other."""
    seats = ["greedy", *["easy"] * (rules.seats[0] - 1)]
    deals = effort(5, 40)
    lucky: dict[int, float] = {}
    for game in games_of(rules, seats, range(deals * len(seats)), luck=True):
        mine = game.luck[game.bots.index("greedy")]
        deal = game.number // len(seats)
        lucky[deal] = lucky.get(deal, 0.0) + mine
    mean, error = mean_and_error(list(lucky.values()))
    assert error > 0
    assert abs(mean) < 4 * error


@pytest.mark.drawn(3)
@pytest.mark.parametrize("game", GAMES[:: effort(2, 1)], ids=lambda game: game.ID)
def test_looking_at_luck_changes_no_game(game):
    rules = load_rules(game.ID)
    seats = ["easy"] * rules.seats[0]
    plain, told = (
        [
            replace(one, luck=(), thought=())
            for one in games_of(rules, seats, range(effort(1, 3)), luck=luck)
        ]
        for luck in (False, True)
    )
    assert plain == told


@pytest.mark.parametrize(("draw", "lucky"), [("4C 3D 10H", True), ("10H 3D 4C", False)])
def test_luck_is_told_of_cards_that_nobody_knew_and_of_nothing_else(draw, lucky):
    """To draw the card that wins is good luck; to play one that is there is none."""
    zones = {"draw": draw, "p1.hand": "5S", "p1.points": "9C 2D", "p2.hand": "KS QS"}
    state = read_position(load_rules("cuttle"), 2, {"turn": "p1", "zones": zones})
    luck = Luck(state, "test")
    state.apply("draw")
    luck.played("draw", state)
    mine, theirs = luck.told
    assert (mine > 0) == lucky
    assert theirs == -mine
    line = next(line for line in state.legal_moves() if not line.startswith("draw"))
    state.apply(line)
    luck.played(line, state)
    assert luck.told == [mine, theirs]


def luck_and_scores(rng, deals, share):
    """Scores of deals around .55, of which luck makes a part."""
    luck = {deal: rng.gauss(0, 1) for deal in range(deals)}
    scores = {deal: 0.55 + share * luck[deal] + rng.gauss(0, 0.2) for deal in range(deals)}
    return scores, luck


@pytest.mark.parametrize("share", [0.0, 0.1, 0.3])
def test_scores_less_luck_have_the_same_mean_and_vary_less(share):
    rng = Random(3)
    tries, deals = effort(300, 2000), 60
    means, plain, even = [], [], []
    for _ in range(tries):
        scores, luck = luck_and_scores(rng, deals, share)
        found = list(evened(scores, luck).values())
        means.append(fsum(found) / deals)
        plain += [(each - 0.55) ** 2 for each in list(scores.values())[2 * FEWEST :]]
        even += [(each - 0.55) ** 2 for each in found[2 * FEWEST :]]
    mean, error = mean_and_error(means)
    assert abs(mean - 0.55) < 4 * error
    saved = fsum(plain) / fsum(even)
    assert saved == pytest.approx(1 + (share / 0.2) ** 2, rel=0.15)


def test_no_deal_has_a_say_in_how_much_of_its_own_luck_counts():
    rng = Random(4)
    scores, luck = luck_and_scores(rng, 40, 0.2)
    before = evened(scores, luck)
    last = max(scores)
    after = evened({**scores, last: 0.0}, luck)
    assert all(before[deal] == after[deal] for deal in scores if deal != last)
    assert before[last] - scores[last] == pytest.approx(after[last] - 0.0)


def test_games_that_tell_no_luck_are_told_as_they_were():
    games = [replace(ONE, number=number, scores=(1.0, 0.0)) for number in range(4)]
    assert by_deal(games, "a") == {0: 1.0, 1: 1.0}


def test_what_it_saves_is_told():
    rng = Random(5)
    games = []
    for number in range(400):
        luck = rng.gauss(0, 1)
        wins = float(0.8 * luck + rng.gauss(0, 1) > 0)
        games.append(replace(ONE, number=number, scores=(wins, 1 - wins), luck=(luck, -luck)))
    assert 1.2 < paired(games, "a").evens < 2
    assert paired([replace(one, luck=()) for one in games], "a").evens == 1.0


def test_simulations_take_luck_out(monkeypatch):
    monkeypatch.setattr("cardtable.ai.arena.FEWEST", 8)
    rules, seats = load_rules("cuttle"), ["greedy", "easy"]
    plain, told = (simulate(rules, seats, 24, luck=luck)["bots"][0] for luck in (False, True))
    assert told["score"] == plain["score"]
    assert told["paired"]["score"] != plain["paired"]["score"]
    assert plain["paired"]["evens"] == 1.0
