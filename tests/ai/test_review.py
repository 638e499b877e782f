"""Reviews: blunders are found, by nothing that the seat could not see, and luck is even."""

import json
from dataclasses import replace
from itertools import groupby
from math import fsum, sqrt
from pathlib import Path
from random import Random

import pytest
from effort import effort
from worlds import play, twins

from cardtable.ai.knowledge import knowledge
from cardtable.ai.levels import find_level
from cardtable.ai.player import decide
from cardtable.ai.review import (
    START,
    Account,
    Budget,
    Decision,
    Due,
    Following,
    Review,
    Reviewing,
    duplicate,
    judge,
    read_decision,
    review,
    write_decision,
)
from cardtable.ai.search import ahead
from cardtable.ai.worker import Worker
from cardtable.engine.chance import Dice
from cardtable.engine.position import read_position
from cardtable.engine.record import replay
from cardtable.files import load_rules, read_yaml
from cardtable.session import Player, Session

SMALL = Budget(thoughts=60, worlds=40)
TINY = Budget(thoughts=effort(15, 60), worlds=effort(10, 40))
"""For what holds however little is thought."""
NAMES = ("Ann", "Bo", "Cy")
PLANTED = [  # such as cost more than chances to win that are certain anyway
    ("cuttle", "a theft that wins is countered"),
    ("cuttle", "a full table of the opponent is swept"),
    ("shithead", "a known last card is kept from being played"),
    ("shithead", "the last set wins as a whole"),
    ("soul-taker", "a five is countered by a two"),
    ("cunt-soul", "a bind stops a known last card that overrules"),
]


def game(rules, seed=3, moves=10**4, level="greedy", kind="bot"):
    """The record of a game of computer players, or of people who play like them."""
    loaded = load_rules(rules)
    levels = [level] * loaded.seats[0] if isinstance(level, str) else level
    players = [Player(NAMES[n], kind, each) for n, each in enumerate(levels)]
    session = Session.new(loaded, players, seed)
    while session.turn and session.step_count < moves:
        view = session.state.view(session.turn)
        mine = find_level(levels[session.seats.index(session.turn)])
        session.play(decide(view, mine, session.step_count).move)
    return loaded, session.record


def planted(game, name):
    """The view of a position in which blunders are known, and a wrong line."""
    found = read_yaml(Path(__file__).parent / "blunders" / f"{game}.yaml")
    (one,) = (each for each in found if each["name"] == name)
    state = read_position(load_rules(game), one.get("seats", 2), one["position"])
    lines = one.get("do") or []
    for line in [lines] if isinstance(lines, str) else lines:
        state.play(line)
    return state, one


@pytest.fixture(scope="module")
def cuttle():
    rules, record = game("cuttle")
    return rules, record, review(record, rules, budget=SMALL)


def test_what_is_told_of_a_game_hangs_together(cuttle):
    _, record, found = cuttle
    lines = [line for line in record.moves if not line.startswith("chance")]
    assert found.over
    assert found.complete
    assert [f"{one.seat} {one.played}" for one in found.decisions] == lines
    assert [one.step for one in found.decisions] == list(range(1, len(lines) + 1))
    assert sum(found.result.values()) == 1
    for one in found.decisions:
        assert 0 <= one.chance <= 1
        assert one.loss >= 0
        assert not one.forced or (one.loss == 0 and one.best == one.played)
    assert set(found.accuracy) == {"p1", "p2"}
    assert found.turning is None or found.turning.loss == max(
        one.loss for one in found.decisions if one.label
    )


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (0.04, 0.0, ""),
        (0.05, 0.0, "inaccuracy"),
        (0.10, 0.0, "mistake"),
        (0.20, 0.0, "blunder"),
        (0.30, 0.14, "blunder"),
        (0.30, 0.15, ""),
    ],
)
def test_a_label_wants_a_loss_that_is_large_and_sure(loss, error, label):
    one = Decision(1, "p1", "draw", "draw", 0.5, loss, error)
    assert one.label == label
    assert one.accuracy == pytest.approx({0.05: 79.8, 0.10: 63.6}.get(loss, one.accuracy), abs=0.1)
    assert replace(one, loss=0.0).accuracy == pytest.approx(100)
    assert Review(True, {}, (one,), True).turning == (one if label else None)


@pytest.mark.parametrize(("rules", "name"), PLANTED)
def test_planted_blunders_are_found(rules, name):
    state, one = planted(rules, name)
    right = one["must"] if isinstance(one["must"], list) else [one["must"]]
    view = state.view(state.turn)
    wrong = next(line for line in state.choices() if line not in right)
    budget = Budget(200, 80)
    labels = {judge([Due(1, view, wrong, False)], budget, seed).label for seed in (1, 2)}
    assert len(labels) == 1, "two seeds don't agree"
    assert labels & {"mistake", "blunder"}
    for seed in (1, 2):
        assert judge([Due(1, view, right[0], False)], budget, seed).label == ""


def played_out(world, move, seed):
    """Who gets what where all play on by the move score, with some slips."""
    world, rng, score = world.clone(), Random(seed), knowledge(world.rules.game.ID).score
    world.chance = Dice(rng)
    world.apply(move)
    for _ in range(500):
        if world.turn is None:
            break
        moves = world.choices()
        scores = score(world, moves) if rng.random() > 0.05 else [rng.random() for _ in moves]
        world.apply(moves[scores.index(max(scores))])
    return world.returns() if world.outcome is not None else (0.0,) * len(world.seats)


@pytest.mark.long
@pytest.mark.uncounted
@pytest.mark.parametrize("rules", ["cuttle", "soul-taker"])  # the score alone plays others badly
def test_blunders_planted_in_games_are_flagged(rules):
    """Moves that lose a quarter of the chances, by games played to their end, not by a search."""
    flagged = []
    for seed in range(1, 41):
        loaded, record = game(rules, seed, level="medium")
        for number, step in enumerate(replay(record, loaded), 1):
            state, rng = step.state, Random(f"{seed} {number}")
            if state.turn is None or len(state.choices()) < 2 or rng.random() > 0.1:
                continue
            view, me = state.view(state.turn), state.seats.index(state.turn)
            worlds = [loaded.game.determinize(view, rng) for _ in range(80)]
            sums = {
                move: [played_out(world, move, n)[me] for n, world in enumerate(worlds[:16])]
                for move in state.choices()
            }
            best, worst = (f(sums, key=lambda move: fsum(sums[move])) for f in (max, min))
            found = [[played_out(world, move, n)[me] for n, world in enumerate(worlds[16:])]
                     for move in (best, worst)]  # fmt: skip
            lead, error = ahead(*found)
            if lead / 2 >= 0.25 and lead > 4 * error:
                due = Due(number, view, worst, False)
                flagged.append(bool(judge([due], Budget(), 1).label))
        if len(flagged) >= 20:
            break
    assert len(flagged) >= 10
    assert sum(flagged) >= 0.85 * len(flagged)


@pytest.mark.parametrize(
    ("rules", "name", "wrong", "missed"),
    [
        ("cuttle", "points that reach the mark", "draw", "win"),
        ("shithead", "a two first, then the king wins", "pickup", "win"),
        ("cunt-soul", "only the seven can shut out a known last card", "play JC", "save"),
        ("cunt-soul", "a call shuts out a known last card", "call higher", "save"),
    ],
)
def test_what_is_missed_is_told_even_if_it_costs_next_to_nothing(rules, name, wrong, missed):
    state, one = planted(rules, name)
    right = one["must"] if isinstance(one["must"], list) else [one["must"]]
    view = state.view(state.turn)
    found = judge([Due(1, view, wrong, False)], Budget(), 1)
    assert found.label == missed
    assert found.best == found.good[0]
    assert found.best in right
    assert wrong not in found.good
    assert Review(True, {}, (found,), True).turning is None
    assert judge([Due(1, view, right[0], False)], Budget(200, 80), 1).label == ""


@pytest.mark.parametrize("rules", ["shithead", "cuttle"])
def test_nothing_hangs_on_what_the_seat_could_not_see(rules):
    (first, second), lines = twins(rules, 2, 1, 5)
    told = []
    for session in (first, second):
        for number, line in enumerate(lines):
            play(session, line, number)
        told.append(review(session.record, session.rules, "p1", SMALL))
    assert first.record.moves != second.record.moves
    assert told[0].decisions
    assert told[0] == told[1]
    assert told[0].result == told[0].accounts == {}
    assert {one.seat for one in told[0].decisions} == {"p1"}


def test_of_a_game_that_is_not_over_people_are_told_their_own_play():
    rules, record = game("cuttle", moves=8)
    record.seats[0]["kind"] = "human"
    for seat in ("", "p2"):
        with pytest.raises(ValueError, match="the game isn’t over"):
            review(record, rules, seat, SMALL)
    with pytest.raises(ValueError, match="there’s no p3"):
        review(record, rules, "p3", SMALL)
    found = review(record, rules, "p1", SMALL)
    assert {one.seat for one in found.decisions} == {"p1"}
    assert found.luck == ()  # what the others' moves cost is not for one seat to see


def test_the_same_seed_says_the_same(cuttle):
    rules, record, found = cuttle
    again = review(record, rules, "p1", SMALL)
    assert again.decisions == tuple(one for one in found.decisions if one.seat == "p1")


def test_a_turn_is_judged_as_a_whole():
    rules, record = game("russian-bank", moves=60)
    for one in record.seats:
        one["kind"] = "human"
    found = review(record, rules, "p1", SMALL)
    mine = [line for line in record.moves if line.startswith("p1 ")]
    assert found.complete
    turns = [seat for seat, _ in groupby(move[:2] for move in record.moves if move[0] == "p")]
    assert len(found.decisions) == turns.count("p1") < len(mine)
    assert all(one.loss >= 0 for one in found.decisions)


@pytest.mark.parametrize(
    ("behind", "label"), [(2.4, ""), (2.5, "inaccuracy"), (5, "mistake"), (10, "blunder")]
)
def test_a_turn_is_called_by_the_cards_that_it_fell_short(behind, label):
    one = Decision(1, "p1", "pass", "turn hand", 0.5, 0.01, behind=behind)
    assert one.label == label
    assert one.accuracy < replace(one, behind=0.0).accuracy


def test_a_turn_that_ends_too_early_is_a_mistake_and_one_that_is_played_out_is_none():
    _, record = game("russian-bank", moves=80, level="expert")
    rules, early = load_rules("russian-bank"), []
    for number, step in enumerate(replay(record, rules), 1):
        moves = step.state.choices() if step.state.turn else []
        ends = [move for move in moves if move.startswith(("pass", "discard"))]
        if len(ends) < len(moves) > 1 and ends:
            due = Due(number, step.state.view(step.state.turn), ends[0], False)
            early.append(judge([due], Budget(thoughts=200), 1))
    short = [one for one in early if one.behind >= 5]
    assert len(short) > 2
    assert {one.label for one in short} <= {"mistake", "blunder"}
    assert all(one.best != one.played and one.loss < one.behind for one in short)
    played = review(record, rules, "p1", Budget(thoughts=200, worlds=40)).decisions
    assert not any(one.label in {"mistake", "blunder"} for one in played)


def test_a_turn_that_goes_on_is_judged_by_what_it_can_still_reach():
    rules, record = game("russian-bank", moves=12, level="hard")
    *_, step = replay(record, rules)
    assert step.state.turn == "p2"
    last = review(record, rules, "p2", Budget(thoughts=200, worlds=40)).decisions[-1]
    assert last.step == 10  # where the turn began
    assert not last.label


def test_it_can_be_stopped_at_once_and_tells_how_far_it_is(cuttle):
    rules, record, _ = cuttle
    told = []
    found = review(
        record,
        rules,
        budget=SMALL,
        stop=lambda: len(told) == 2,
        watch=Following(lambda done, wanted, one: told.append((done, wanted, one))),
    )
    assert [done for done, *_ in told] == [1, 2]
    assert found.decisions == tuple(one for *_, one in told)
    assert not found.complete
    huge = Budget(thoughts=10**9, worlds=100)
    asked = []
    stopped = review(
        record, rules, budget=huge, stop=lambda: bool(asked.append(1)) or len(asked) > 20
    )
    assert not stopped.complete
    assert len(asked) < 40


def test_the_time_is_shared_among_all_decisions(cuttle):
    rules, record, _ = cuttle
    now = [0.0]

    def clock():
        now[0] += 0.02
        return now[0]

    found = review(record, rules, budget=replace(SMALL, thoughts=10**6, seconds=20.0), clock=clock)
    assert found.complete
    assert 10 < now[0] < 40


def test_what_is_known_is_not_judged_again_and_a_sketch_comes_first(cuttle):
    rules, record, whole = cuttle
    known = {one.step: one for one in whole.decisions[5:]}
    told, rough = [], {}

    def progress(done, wanted, one):
        assert len(rough) == 5
        told.append((done, wanted, one))

    found = review(record, rules, budget=SMALL, watch=Following(progress, rough.__setitem__, known))
    assert found == whole
    assert list(rough) != sorted(rough)  # the whole game at once
    assert all(0 <= chance <= 1 for chance in rough.values())
    assert [one for *_, one in told] == [*whole.decisions]
    assert all(read_decision(write_decision(one)) == one for one in whole.decisions)


def test_what_follows_is_told_where_a_decision_cost_something(cuttle):
    rules, record, found = cuttle
    for one in found.decisions:
        assert bool(one.label) or not (one.then or one.punished)
    assert any(one.then for one in found.decisions)
    states = [step.state.clone() for step in replay(record, rules)]
    for one in found.decisions:
        state = states[one.step - 1].clone()
        state.chance = Dice(Random(1))
        state.apply(one.best)
        if one.then and state.turn:
            assert one.then[0].partition(" ")[0] == state.turn


def test_other_good_moves_are_named_where_a_decision_cost_something(cuttle):
    loaded, record = game("russian-bank", moves=120, level="easy")
    turns = review(record, loaded, "p1", Budget(thoughts=200, worlds=40))
    costly = [one for each in (cuttle[2], turns) for one in each.decisions if one.label]
    assert costly
    for one in costly:
        assert one.good[0] == one.best
        assert one.played not in one.good
        assert len(set(one.good)) == len(one.good)
    assert {"russian-bank"} <= {one.view.rules.id for one in costly}


def test_what_the_expert_does_with_the_same_cards_is_the_same_each_time(monkeypatch):
    monkeypatch.setattr("cardtable.ai.review.THOUGHTS", effort(8, 20))
    loaded, record = game("cuttle", kind="human")
    shares = [duplicate(record, loaded, seat) for seat in ("p1", "p1", "p2")]
    assert shares[0] == shares[1]
    assert {6 * each for each in shares} <= {*range(7)}  # of three games, drawn ones too
    assert duplicate(record, loaded, "p1", stop=lambda: True) is None


QUICK = [
    ("cuttle", ["greedy", "random"]),
    ("shithead", ["greedy", "easy"]),
    ("soul-taker", ["easy", "greedy"]),
    ("cunt-soul", ["greedy", "easy", "easy"]),
    ("russian-bank", ["greedy", "easy"]),
]


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "levels"), QUICK)
def test_the_parts_come_to_the_result_and_are_the_same_for_everybody(rules, levels):
    """Luck is what nobody decided: what one has of it, the others lack."""
    loaded, record = game(rules, 4, level=levels)
    found = review(record, loaded, budget=TINY)
    last = sum(not line.startswith("chance") for line in record.moves)
    for seat, one in found.accounts.items():
        bits = [each for each in found.luck if each.seat == seat]
        assert fsum(each.brought for each in bits) == pytest.approx(one.luck)
        assert bits[-1].step == one.step == last
        mine = [each for each in found.decisions if each.seat == seat]
        assert START + one.luck - one.own + one.others == pytest.approx(found.result[seat])
        assert one.own <= fsum(each.loss for each in mine)
    assert fsum(one.luck for one in found.accounts.values()) == pytest.approx(0.0, abs=1e-9)
    asked = review(record, loaded, "p2", TINY)
    assert asked.accounts == {"p2": found.accounts["p2"]}
    assert {one.seat for one in asked.decisions} == {"p2"}


@pytest.mark.long
@pytest.mark.uncounted
def test_another_seed_finds_the_same_luck_give_or_take_what_is_told():
    """In nearly all games; and over many, luck favours nobody, however badly one of them plays."""
    games, far, lucky = 60, 0, []
    budget = Budget(thoughts=100, worlds=320)
    for number in range(games):
        rules, record = game("cuttle", number, level=["greedy", "random"])
        one, other = (review(record, rules, budget=budget, seed=n).accounts["p1"] for n in (1, 2))
        far += abs(one.luck - other.luck) > 2 * sqrt(one.error**2 + other.error**2)
        lucky.append(one.luck)
    mean = fsum(lucky) / games
    error = sqrt(fsum((each - mean) ** 2 for each in lucky)) / games
    assert far <= 5
    assert error > 0
    assert abs(mean) < 4 * error


@pytest.mark.parametrize(
    ("own", "others", "error", "estimated", "untold"),
    [
        (0.2, 0.3, 0.05, False, ""),
        (0.2, 0.3, 0.13, False, "unsure"),
        (0.2, 0.3, 0.0, True, "estimated"),
        (1.1, 1.0, 0.05, False, "beyond"),
        (0.6, 0.0, 0.05, False, "beyond"),
    ],
)
def test_luck_is_told_where_its_parts_can_be(own, others, error, estimated, untold):
    assert Account(9, 1.0, own, others, error, estimated).untold == untold


def test_it_comes_from_the_worker_piece_by_piece_and_goes_on_where_it_was_left():
    rules, record = game("cuttle", moves=14)
    record.seats[0]["kind"] = "human"
    hired = []

    def hire():
        hired.append(Worker())
        return hired[-1]

    begun = Reviewing(record, rules, "p1", hire, budget=SMALL)
    begun.go()
    while len(begun.decisions) < 2:
        begun.poll()
    assert begun.running
    assert len(begun.points) == begun.wanted == len({step for step, _ in begun.points})
    begun.stop()
    assert not hired[0].alive
    assert not begun.finished
    again = Reviewing(record, rules, "p1", hire, json.loads(json.dumps(begun.data())), SMALL)
    assert again.decisions == begun.decisions
    again.go()
    while again.running:
        again.poll()
    assert again.finished
    assert tuple(again.decisions.values()) == review(record, rules, "p1", SMALL).decisions
    assert again.account is None  # the game goes on
    kept = Reviewing(record, rules, "p1", hire, json.loads(json.dumps(again.data())), SMALL)
    kept.go()
    assert not kept.running
    assert kept.turning == again.turning
    data = again.data()
    [one, *rest] = data["decisions"]
    others = [{**data, key: bad} for key in data for bad in ({}, "x", 1e999, [[1e200]], -1)]
    others += [{**data, "decisions": [{**one, key: bad}, *rest]} for key in one
               for bad in ([], {}, "x", float("nan"), -9, 10**7, "p2")]  # fmt: skip
    for other in [*others, 3, "x", [], {}, {**data, "luck": [0.1, 0.2]}]:
        if other != data:
            kept = Reviewing(record, rules, "p1", hire, other, SMALL)
            assert (kept.decisions, kept.finished, kept.account) == ({}, False, None), other
    assert Reviewing(record, rules, "p1", hire, {"decisions": [{}]}, SMALL).decisions == {}


def test_why_there_is_no_review_is_told():
    rules, record = game("cuttle", moves=8)
    record.moves[4] = "p1 play ZZ"
    found = Reviewing(record, rules, "p1", Worker, budget=SMALL)
    found.go()
    while found.running:
        found.poll()
    assert "line" in found.trouble
    assert not found.finished
