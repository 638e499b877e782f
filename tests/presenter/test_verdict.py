"""What a study says in one sentence, and that it says only what is certain."""

from collections import Counter
from dataclasses import replace

import pytest

from cardtable.ai.intervals import Estimate
from cardtable.ai.study import PlaceFared, Tally, summed
from cardtable.files import load_rules
from cardtable.presenter.studies import plan_of, verdict_of

MANY, FEW = 4000, 40


def study(*shares, games=MANY, moves=50, skill=None):
    """A study in which the seats beat these shares of the others, in their order of play."""
    tally = Tally(games=games, lengths=Counter({moves: games // 2, moves + 2: games // 2}))
    found = summed(plan_of(load_rules("shithead"), len(shares)), tally)
    return replace(
        found,
        games=games,
        places=tuple(PlaceFared(*[Estimate.share(share, games)] * 3) for share in shares),
        skill=Estimate.share(skill, games) if skill is not None else None,
    )


OLD = "Compared with Old: "


@pytest.mark.parametrize(
    ("here", "there", "words"),
    [
        (study(0.52, 0.48, moves=60, skill=0.6), study(0.6, 0.4, skill=0.8),
         OLD + "longer, fairer to the second seat, more luck."),
        (study(0.6, 0.4, moves=40), study(0.52, 0.48),
         OLD + "shorter, less fair to the second seat."),
        (study(0.4, 0.6), study(0.52, 0.48), OLD + "less fair to the first seat."),
        (study(0.56, 0.44), study(0.44, 0.56), OLD + "better for the first seat."),
        (study(0.5, 0.5, 0.5), study(0.5, 0.4, 0.6), OLD + "fairer to the second seat."),
        (study(0.56, 0.47, 0.47), study(0.7, 0.4, 0.4),
         OLD + "less of an edge for the first seat."),
        (study(0.5, 0.5, skill=0.8), study(0.5, 0.5, skill=0.6), OLD + "less luck."),
        (study(0.52, 0.48, games=FEW, skill=0.6), study(0.6, 0.4, games=FEW, skill=0.62),
         "As long and as fair as Old, as far as 40 games can tell."),
        (study(0.5, 0.5, skill=0.6), study(0.5, 0.5, games=500, skill=0.6),
         "As long, as fair and as lucky as Old, as far as 500 games can tell."),
    ],
)  # fmt: skip
def test_only_what_is_certain_is_said(here, there, words):
    assert verdict_of(here, there, "Old") == [words]


def test_nothing_is_said_before_the_first_game():
    assert verdict_of(study(0.5, 0.5, games=0), study(0.5, 0.5), "Old") == []
