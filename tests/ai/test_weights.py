"""The tool that finds the weights of the estimates, on a few games of each kind."""

import fit
import pytest

from cardtable.ai.scores import KNOWLEDGE


def told(capsys, *words):
    """What the tool says."""
    fit.main([*words, "--games", "6"])
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("game", fit.TASKS)
def test_weights_are_found_and_judged(game, capsys):
    head, without, source, found, weights = told(capsys, game)
    assert head.startswith(f"{game}: ")
    assert without == "log-loss without an estimate  0.6931"
    assert 0 < float(source.split()[-1]) < 2
    assert 0 < float(found.split()[-1]) < 2
    assert weights.startswith("WEIGHTS = (")
    assert weights.count(",") == len(fit.TASKS[game].worth.WEIGHTS) - 1


def test_the_same_seed_finds_the_same_weights(capsys):
    assert told(capsys, "shithead") == told(capsys, "shithead")


def test_every_estimate_has_its_weights_found():
    assert set(fit.TASKS) == {game for game, known in KNOWLEDGE.items() if known.estimate}
    for game, task in fit.TASKS.items():
        assert KNOWLEDGE[game].estimate is task.worth.estimate


def test_what_has_no_estimate_is_refused(capsys):
    with pytest.raises(SystemExit):
        fit.main(["hearts"])
    assert "no estimate to fit: hearts" in capsys.readouterr().err


def test_a_rule_that_decides_games_is_found():
    """The first feature decides for certain but for the odds of two to one, the second nothing."""
    samples = [((1.0, float(number % 5)), float(number % 3 > 0)) for number in range(3000)]
    weights = fit.regression(samples)
    assert weights == pytest.approx((0.693, 0.0), abs=0.01)
    assert fit.loss(samples, weights) == pytest.approx(0.6365, abs=0.001)
