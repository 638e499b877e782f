"""Computer players at Cunt-Soul: fair, sensible in every phase, and through within reason."""

from dataclasses import replace
from random import Random

import pytest
from effort import effort
from worked import work_clock

from cardtable.ai.arena import simulate
from cardtable.ai.evaluation import cunt_soul
from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules

KNOWN = knowledge("cunt-soul")
RULES = load_rules("cunt-soul")
VARIANTS = ["cunt-soul", "cunt-soul-gentle", "cunt-soul-later", "cunt-soul-literal"]
LEVELS = ["beginner", "easy", "medium", "expert", "greedy"]
QUICK = Limit(iterations=40)


def dealt(seed, seats=2, rules=RULES):
    return rules.game.new(rules, seats, Chance(seed))


def line_of(state, level, seed=1, limit=QUICK):
    return decide(state.view(state.turn), find_level(level), seed, limit).move


def played_on(state, wanted, level="greedy"):
    """Until so many decisions were made after the choice."""
    made = 0
    while state.turn is not None and made < wanted:
        made += state.memory.phase != "choose"
        state.apply(line_of(state, level, made))
    return state


def at(zones, seats=2, turn="p1", **state):
    return read_position(RULES, seats, {"turn": turn, "zones": zones, "state": state})


# ---------------------------------------------------------------------------- fair


def tree(search):
    """All the keys of a search's tree."""
    found, todo = set(), [search.root]
    while todo:
        for key, line in todo.pop().branches.items():
            found.add(key)
            todo.append(line)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_two_truths_behind_one_view_get_one_answer(level, seats):
    for decisions in (0, 5, 25, 70):
        state = played_on(dealt(decisions, seats), decisions)
        if state.turn is None:
            continue
        view = state.view(state.turn)
        other = type(state).determinize(view, Random(99), track=True)
        assert other.zones != state.zones
        assert other.view(state.turn) == view
        assert line_of(other, level) == line_of(state, level)


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_have_chosen_in_secret_is_not_looked_at(level):
    """The dealer chooses last: the other's row and field lie there, face down."""
    state = dealt(4)
    while state.turn != state.memory.dealer:
        state.apply(line_of(state, "greedy"))
    view = state.view(state.turn)
    for seed in range(3):
        other = type(state).determinize(view, Random(seed), track=True)
        assert other.view(state.turn) == view
        assert line_of(other, level) == line_of(state, level)


def test_choices_of_others_before_the_reveal_are_one_line_in_the_tree():
    state = dealt(1)
    me, other = state.turn, state.memory.dealer
    for _ in range(3):
        state.apply(line_of(state, "greedy"))
    search = think(state.view(me), Random(1))
    search.run(150)
    keys = tree(search)
    assert {key for key in keys if key.startswith(f"{other} up")} == {f"{other} up ??"}
    assert {key for key in keys if key.startswith(f"{other} field")} <= {
        f"{other} field ??",  # before the reveal; after it, changes are open
        *(f"{other} field {rank}" for rank in (*RULES.extras.order, "X")),
    }
    assert len({key for key in keys if key.startswith(f"{me} field")}) > 3


def test_what_others_bury_is_one_line_in_the_tree():
    zones = {
        "source": "3H 9D 4C 8S JH 2H",
        "pile": "4D",
        "p1.hand": "5D 10C",
        "p1.up": "4H 5S 8D",
        "p1.down": "3S 7H QD",
        "p1.field": "5C",
        "p2.hand": "5H 2D AD KC",
        "p2.up": "KH QC 6D",
        "p2.down": "3C 7C QS",
        "p2.field": "AC",
    }
    state = at(zones)
    search = think(state.view("p1"), Random(3))
    search.run(500)
    keys = tree(search)
    buried = {key for key in keys if key.startswith("p2 bury")}
    assert buried
    assert buried <= {f"p2 bury ?? {place}" for place in (1, 2, 3)}
    assert any(key.startswith("p1 bury") and "?" not in key for key in keys)


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_scores_depend_on_what_the_mover_sees_and_on_nothing_else(rules, seats):
    loaded = load_rules(rules)
    rng = Random(seats)
    state = dealt(seats, seats, loaded)
    for _ in range(120):
        if state.turn is None:
            break
        view, moves = state.view(state.turn), state.choices()
        worlds = [loaded.game.determinize(view, rng) for _ in range(3)]
        scores = [KNOWN.score(world, moves) for world in worlds]
        assert all(each == pytest.approx(scores[0]) for each in scores)
        assert len(scores[0]) == len(moves)
        state.play(rng.choice(state.legal_moves()))


# ---------------------------------------------------------------------------- sensible


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("seats", [2, 5])
def test_an_estimate_is_ones_gain_and_the_others_loss(rules, seats):
    loaded = load_rules(rules)
    state, rng = dealt(3, seats, loaded), Random(5)
    while state.turn is not None and rng.random() < 0.995:
        told = KNOWN.estimate(loaded.game.determinize(state.view(state.turn), rng))
        assert len(told) == seats
        waited = cunt_soul.lateness(state)  # what is gained by waiting is nobody's
        assert sum(told) == pytest.approx(-waited * seats / 2)
        assert all(-1 <= each <= 1 for each in told)
        state.play(rng.choice(state.legal_moves()))


def test_nobody_gains_by_waiting_until_the_game_is_stopped():
    """Between players who think far ahead two games of five were stopped before (CS-85)."""
    few, many = {"p1.hand": "KC", "p2.hand": "3C 4C 5C 6C 8C 8D"}, {"p1.up": "QC", "p2.up": "AC"}
    told = {
        quiet: KNOWN.estimate(at({**few, **many}, quiet=quiet))
        for quiet in (0, 80, 120, 160, RULES.options.stall_turns - 1)
    }
    assert told[0] == told[80]
    for seat in (0, 1):
        worth = [each[seat] for each in told.values()][1:]
        assert worth == sorted(worth, reverse=True)
        assert len(set(worth)) == len(worth)
    assert told[0][0] > 0.2
    assert told[199][0] < 0.05  # fewer cards, and nothing for it
    assert told[199][1] < -0.8


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", VARIANTS)
def test_everybody_chooses_a_row_and_a_field_card(level, rules):
    state = dealt(8, 4, load_rules(rules))
    for _ in range(16):
        assert state.memory.phase == "choose"
        state.play(line_of(state, level))
    assert state.memory.phase == "turn"


def test_fields_make_cards_good_or_bad():
    worth = cunt_soul.worth_of
    state = at({"p1.hand": "4C", "p2.hand": "5C"})
    plain, inverted, mute = (
        worth(state, state.powers.fields(ranks)).keep for ranks in ((), ("K",), ("X",))
    )
    assert plain["A"] > plain["5"]
    assert inverted["5"] > inverted["A"]
    assert plain["2"] > plain["J"]
    assert mute["2"] < mute["J"]


def test_suits_mean_nothing_nor_do_others_face_down_places():
    label = cunt_soul.label
    assert label("play 5C 5D", own=True) == label("play 5H 5S", own=False)
    assert label("play 5C", own=True) != label("play 5C 5D", own=True)
    assert label("flip 1", own=False) == label("flip 2", own=False)
    assert label("flip 1", own=True) != label("flip 2", own=True)
    assert label("bury ?? 2", own=False) == "bury ?? 2"


def test_turns_without_progress_make_restless():
    zones = {"pile": "4D", "p1.hand": "5C 6C 8D KD", "p2.hand": "5H 7D 9D"}
    moves = ["play 5C", "play 8D", "play KD"]
    calm = [KNOWN.score(at(zones, quiet=quiet), moves) for quiet in (0, 5)]
    assert calm[0] == calm[1]
    late = [KNOWN.score(at(zones, quiet=quiet), moves) for quiet in (100, 101)]
    assert late[0] != late[1]


# ---------------------------------------------------------------------------- through


def test_the_move_score_beats_chance():
    told = simulate(RULES, ["greedy", "random"], games=effort(12, 20), seed=3)
    assert told["bots"][0]["score"] >= 0.8


def test_thinking_beats_the_move_score():
    told = simulate(RULES, ["medium", "greedy"], games=4, seed=4, limit=Limit(iterations=16))
    assert told["bots"][0]["score"] >= 0.5


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", VARIANTS)
def test_games_of_sensible_players_come_to_an_end(rules):
    told = simulate(load_rules(rules), ["greedy", "easy", "greedy"], effort(2, 6), 2)
    assert told["stalled"] <= 1


def test_time_is_kept_whatever_the_position(monkeypatch):
    clock = work_clock(monkeypatch)
    # three cards against all the others: the longest lists of moves, and the end is near
    names = [one.name for one in RULES.game.blank(RULES, 2, Chance(1)).pack()]
    state = at({"p1.hand": " ".join(names[:3]), "p2.hand": " ".join(names[3:])}, turn="p2")
    patient = replace(find_level("expert"), iterations=100_000)  # only the time ends its thinking
    for seed in range(3):
        answer = decide(state.view("p2"), patient, seed, Limit(0.2), clock=clock)
        assert answer.move in state.legal_moves()
        assert 190 <= answer.info["ms"] <= 200
