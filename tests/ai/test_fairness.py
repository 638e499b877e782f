"""Computer players decide by what they see, and a cheat would be found out."""

import random

import pytest

from cardtable.ai import fairness
from cardtable.ai.fairness import cases, held
from cardtable.ai.levels import Limit
from cardtable.engine.view import View
from cardtable.files import load_rules
from cardtable.session import Player, Session

GAMES = ["cunt-soul", "cuttle", "russian-bank", "shithead", "soul-taker"]


def played(rules, level, moves=60, seed=3):
    loaded = load_rules(rules)
    seats = max(2, loaded.seats[0])
    players = [
        Player("Kim"),
        *(Player(name, "bot", level) for name in ("Agnes", "Cy")[: seats - 1]),
    ]
    session, rng = Session.new(loaded, players, seed), random.Random(seed)
    while not session.over and session.step_count < moves:
        session.play(session.fallback_line(rng))
    return loaded, session.record


@pytest.mark.drawn(5)
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("rules", GAMES)
def test_what_a_computer_player_cannot_see_changes_nothing(monkeypatch, rules, level):
    monkeypatch.setattr(fairness, "LIMIT", Limit(None, 20))
    loaded, record = played(rules, level)
    found = list(cases(record, loaded))
    assert found
    for one in found[:: max(1, len(found) // 4)]:
        view = one.shuffled(random.Random(1))
        assert (view.zones, view.unseen) == (one.view.zones, one.view.unseen)
        line, same = held(one, 2, random.Random(2))
        assert line
        assert same == 2


def test_a_cheat_is_found_out(monkeypatch):
    """Whoever is told of one card more than the seat sees decides by it, sooner or later."""
    monkeypatch.setattr(fairness, "LIMIT", Limit(None, 20))
    loaded, record = played("cuttle", "easy")
    honest = fairness.decide

    def cheat(view: View, level, seed, limit, stop):
        answer = honest(view, level, seed, limit, stop)
        world = view.rules.game.determinize(view, random.Random(random.random()))
        answer.info["weighed"] = [(str(world.zones["p1.hand"]), 0.5)]
        return answer

    monkeypatch.setattr(fairness, "decide", cheat)
    assert any(held(one, 3, random.Random(2))[1] < 3 for one in list(cases(record, loaded))[:6])


def test_people_and_answers_without_a_choice_are_no_cases():
    loaded, record = played("cuttle", "easy")
    assert {one.seat for one in cases(record, loaded)} == {"p2"}
