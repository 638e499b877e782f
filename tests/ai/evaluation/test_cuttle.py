"""Computer players at Cuttle: a win in one, three players, threats, scores by what is seen."""

from random import Random

import pytest
from effort import effort
from strategies import TABLES

from cardtable.ai.evaluation.cuttle import near, threats, whose
from cardtable.ai.knowledge import knowledge
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules

WATCHFUL = ["easy", "medium", "hard"]

# cards that are out of the way, so that unseen hands can be dealt from few
REST = "AC AD 3C 3D 4C 4D 5C 6D 6H 7D 8D QS"


def table(turn="p1", seats=2, rules="cuttle", state=None, known=None, **zones):
    """A position: `p1_hand` for `p1.hand`."""
    placed = {name.replace("_", ".", 1): run for name, run in zones.items()}
    told = {"turn": turn, "zones": {"draw": REST, **placed}, "state": state or {}}
    return read_position(load_rules(rules), seats, told | ({"known": known} if known else {}))


def chosen(state, level, seed=1):
    """What a player of that level does."""
    return decide(state.view(state.turn), find_level(level), seed, Limit(iterations=200)).move


@pytest.mark.parametrize("level", [*WATCHFUL, "greedy"])
@pytest.mark.parametrize(
    ("zones", "line"),
    [
        ({"p1_hand": "7S 9H KD", "p1_points": "10C 4S", "p2_hand": "5H"}, "points 7S"),
        ({"p1_hand": "KS 2D", "p1_points": "10C 5D", "p1_royals": "QC"}, "action KS"),
        ({"p1_hand": "KS 2D JH", "p1_points": "10C 5D"}, "action KS"),
        ({"p1_hand": "JC 2D", "p1_points": "10C 5D", "p2_points": "9S"}, "action 9S JC"),
    ],
)
def test_a_win_in_one_is_taken(level, zones, line):
    state = table(**zones)
    found = chosen(state, level)
    if line == "points 7S":
        assert found in {"points 7S", "points 9H"}
    else:
        assert found == line


@pytest.mark.parametrize("level", WATCHFUL)
def test_the_only_answer_is_given(level):
    state = table(turn="p2", p1_hand="9H", p2_hand="KC")
    state.play("action KC")
    assert chosen(state, level) == "allow"


def test_the_best_card_of_the_scrap_pile_is_fetched():
    state = table(p1_hand="3H", scrap="4S 6S 2S 8S")
    state.play("action 3H")
    assert chosen(state, "greedy") == "take 2S"


@pytest.mark.parametrize("level", ["beginner", *WATCHFUL])
def test_three_players(level):
    state = table(seats=3, p1_hand="7S 9H 2D", p1_points="10C 4S", p2_hand="KC", p3_hand="QC")
    line = chosen(state, level)
    assert line in state.legal_moves()
    if level != "beginner":
        assert line in {"points 7S", "points 9H"}


@pytest.mark.parametrize("rules", ["cuttle", "cuttle-standard", "cuttle-cards", "cuttle-quick"])
@pytest.mark.parametrize("seed", range(3))
def test_scores_and_estimates_have_the_right_form(rules, seed):
    from random import Random

    from cardtable.engine.chance import Chance

    known = knowledge("cuttle")
    loaded = load_rules(rules)
    state = loaded.game.new(loaded, 2, Chance(seed))
    rng = Random(seed)
    while state.turn is not None:
        moves = state.choices()
        view = state.view(state.turn)
        worlds = [loaded.game.determinize(view, rng) for _ in range(2)]
        scores = [dict(zip(w.choices(), known.score(w, w.choices()), strict=True)) for w in worlds]
        assert scores[0] == scores[1], "a score looks at what its mover cannot see"
        estimate = known.estimate(worlds[0])
        assert len(estimate) == 2
        assert abs(sum(estimate)) < 1e-9
        assert all(-1 <= each <= 1 for each in estimate)
        state.play(rng.choice(moves))


# ---------------------------------------------------------------------------- who may win at once


@pytest.mark.parametrize(("rules", "seats"), [each for each in TABLES if "cuttle" in each[0]])
def test_no_line_that_wins_is_left_out_of_the_threats(rules, seats):
    loaded = load_rules(rules)
    won = 0
    for seed in range(effort(6, 40)):
        rng = Random(seed)
        state = loaded.game.new(loaded, seats, Chance(seed))
        while state.turn is not None:
            moves = state.choices()
            if state.memory.phase in {"turn", "drawn"}:
                left_out = [one for one in moves if one not in threats(state)]
                for line in moves:
                    reached = winners(state, line, state.turn)
                    won += reached
                    assert not (reached and line in left_out)
                    assert not reached or near(state)
            scores = knowledge("cuttle").score(state, moves)
            likely = moves[scores.index(max(scores))]
            state.apply(likely if rng.random() < 0.7 else rng.choice(moves))
    assert won > 5


def winners(state, line, seat):
    """Whether the seat may have won by that line before another is on turn."""
    then = state.clone()
    then.apply(line)
    if then.outcome is not None:
        return seat in then.outcome.winners
    if whose(then) != seat:
        return False
    return any(winners(then, each, seat) for each in then.choices())


def test_a_turn_goes_on_while_others_answer():
    state = table(p1_hand="4S 9H", p2_hand="KC")
    state.play("action 4S")
    assert (state.turn, whose(state)) == ("p2", "p1")
    state.play("allow")
    assert (state.turn, whose(state)) == ("p2", "p2")


@pytest.mark.parametrize("level", ["greedy", *WATCHFUL])
def test_a_partner_is_no_opponent(level):
    """CU-52: an Ace that costs the partner twenty points, and the others five, isn't played."""
    state = table(
        seats=4, rules="cuttle-teams", p1_hand="AS 10S", p3_points="10C 10H", p4_points="5H",
        p2_hand="KC", p3_hand="KD", p4_hand="KH",
    )  # fmt: skip
    assert chosen(state, level) != "action AS"
    ours, theirs, *_ = knowledge("cuttle").estimate(state)
    assert ours == -theirs > 0
    assert knowledge("cuttle").estimate(state) == (ours, theirs, ours, theirs)


@pytest.mark.parametrize("level", WATCHFUL)
def test_a_partner_saves_what_the_other_wins_by(level):
    """CU-30: a Two on a Two, so that the partner's Nine sends the last obstacle away."""
    state = table(
        seats=4, rules="cuttle-teams", p1_hand="9C 3H", p3_points="10C 4S", p2_royals="KC X1",
        p2_hand="2H", p3_hand="2S", p4_hand="QH", state={"laid_by": {"KC": "p3"}},
    )  # fmt: skip
    for line in ("action 9C X1", "counter 2H"):
        state.play(line)
    assert chosen(state, level) == "counter 2S"


@pytest.mark.parametrize("level", ["greedy", *WATCHFUL])
def test_a_joker_wins_with_a_stolen_king(level):
    state = table(
        seats=4, rules="cuttle-teams", p1_hand="X1 3H", p1_points="10C 4S", p2_royals="KC",
        p2_hand="2H", p3_hand="2S", p4_hand="QH",
    )  # fmt: skip
    assert chosen(state, level) == "action KC X1"
    assert "action KC X1" in threats(state)
