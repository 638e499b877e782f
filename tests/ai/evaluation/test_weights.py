"""The tool that finds the weights of the estimates, on a few games of each kind."""

import fit
import pytest
import tune

from cardtable.ai.knowledge import KNOWLEDGE


def told(capsys, *words):
    """What the tool says."""
    fit.main([*words, "--games", "6"])
    return capsys.readouterr().out.splitlines()


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """Who thinks in the games decides at once."""
    for name, task in fit.TASKS.items():
        if task.thinker:
            monkeypatch.setitem(fit.TASKS, name, task._replace(thinker="greedy"))


@pytest.mark.parametrize("game", fit.TASKS)
def test_weights_are_found_and_judged(game, capsys):
    head, without, source, found, weights = told(capsys, game)
    assert head.startswith(f"{game}: ")
    assert without == "log-loss without an estimate  0.6931"
    assert 0 < float(source.split()[-1]) < 2
    assert 0 < float(found.split()[-1]) < 2
    task = fit.TASKS[game]
    assert weights.startswith(f"{task.weights} = (")
    assert weights.count(",") == len(getattr(task.worth, task.weights)) - 1


def test_the_same_seed_finds_the_same_weights(capsys):
    assert told(capsys, "shithead") == told(capsys, "shithead")


def test_every_estimate_has_its_weights_found():
    known = {game: one.estimate for game, one in KNOWLEDGE.items() if one.estimate}
    assert {name.removesuffix("-end") for name in fit.TASKS} == set(known)
    for name, task in fit.TASKS.items():
        assert known[name.removesuffix("-end")] is task.worth.estimate


def test_what_has_no_estimate_is_refused(capsys):
    with pytest.raises(SystemExit):
        fit.main(["hearts"])
    assert "no estimate to fit: hearts" in capsys.readouterr().err


def test_tuning_goes_where_games_are_won(monkeypatch):
    """Here the player wins whose stock cards fear more, and nothing else counts."""
    asked = []

    def won(one, other, seed):
        asked.append(seed)
        return float(one.end.stock_top < other.end.stock_top)

    monkeypatch.setattr(tune, "match", won)
    found = tune.tune(tune.TUNED, 200, 1)
    assert len(set(asked)) == 200
    assert found.end.stock_top < tune.TUNED.end.stock_top - 3
    apart = [
        abs(new - old)
        for one, other in zip(found, tune.TUNED, strict=True)
        for new, old in zip(one, other, strict=True)
    ]
    assert sorted(apart)[-2] < 2


def test_tuning_plays_each_deal_from_both_seats(monkeypatch):
    """So players who are alike come out even."""
    monkeypatch.setattr(tune, "TABLES", 4)
    assert tune.match(tune.TUNED, tune.TUNED, 3) == 0.5


def test_a_rule_that_decides_games_is_found():
    """The first feature decides for certain but for the odds of two to one, the second nothing."""
    samples = [((1.0, float(number % 5)), float(number % 3 > 0)) for number in range(3000)]
    weights = fit.regression(samples)
    assert weights == pytest.approx((0.693, 0.0), abs=0.01)
    assert fit.loss(samples, weights) == pytest.approx(0.6365, abs=0.001)
