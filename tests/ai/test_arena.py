"""Many games between computer players: sums, seats, seeds, and who is stronger."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import sqrt
from random import Random

import pytest
from effort import effort

from cardtable.ai import arena, worker
from cardtable.ai.arena import (
    FEWEST,
    Played,
    WaldTest,
    by_deal,
    paired,
    play,
    share,
    simulate,
    summary,
)
from cardtable.ai.intervals import wilson
from cardtable.ai.levels import Limit
from cardtable.ai.player import called
from cardtable.ai.worker import Dispatcher
from cardtable.engine.chance import Chance
from cardtable.engine.rules import TableError
from cardtable.files import load_rules

SHITHEAD = load_rules("shithead")
TIMED = ("moves_per_s", "decision_ms", "seconds")


def timeless(told):
    """What does not depend on the machine."""
    bots = [{key: value for key, value in bot.items() if key not in TIMED} for bot in told["bots"]]
    return {key: value for key, value in told.items() if key not in TIMED} | {"bots": bots}


def test_what_is_told():
    told = simulate(SHITHEAD, ["greedy", "random"], games=6, seed=3)
    assert told["rules"] == "shithead"
    assert told["options"]["hand_size"] == 3
    assert told["games"] == 6
    assert told["seed"] == 3
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    for bot in told["bots"]:
        assert bot["games"] == 6
        assert 0 <= bot["low"] <= bot["score"] <= bot["high"] <= 1
        assert bot["score"] <= bot["not_last"] <= 1
    assert [seat["seat"] for seat in told["seats"]] == ["p1", "p2"]
    assert sum(seat["score"] for seat in told["seats"]) == pytest.approx(1)
    assert told["length"]["mean"] <= told["length"]["p95"]
    assert told["decision_ms"].keys() == {"mean", "p99", "max"}
    assert told["moves_per_s"] > 0
    assert "problems" not in told
    json.dumps(told)


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs():
    arguments = (SHITHEAD, ["medium", "greedy"], effort(2, 4), 5)
    limit = Limit(iterations=8)
    alone = simulate(*arguments, limit=limit)
    assert timeless(simulate(*arguments, limit=limit)) == timeless(alone)
    assert timeless(simulate(*arguments, limit=limit, jobs=2)) == timeless(alone)
    with ThreadPoolExecutor(2) as executor:
        assert timeless(simulate(*arguments, limit=limit, executor=executor)) == timeless(alone)
    assert timeless(simulate(*arguments[:3], 6, limit=limit)) != timeless(alone)


def test_each_deal_is_played_from_every_seat(monkeypatch):
    dealt = []

    def note(state, bots, *more):
        dealt.append((tuple(bots), str(state.zones)))
        return play(state, ["greedy"] * 3, *more)

    monkeypatch.setattr(arena, "play", note)
    simulate(SHITHEAD, ["easy", "greedy", "random"], games=6)
    assert len({zones for _, zones in dealt[:3]}) == 1
    assert len({zones for _, zones in dealt}) == 2
    assert {bots for bots, _ in dealt[:3]} == {
        ("easy", "greedy", "random"),
        ("greedy", "random", "easy"),
        ("random", "easy", "greedy"),
    }


def test_an_interrupted_run_tells_what_was_played():
    def stop(done, wanted):
        assert wanted == 50
        if done == 3:
            raise KeyboardInterrupt

    told = simulate(SHITHEAD, ["greedy", "greedy"], games=50, progress=stop)
    assert told["interrupted"] is True
    assert told["games"] == 3
    told = simulate(SHITHEAD, ["greedy", "greedy"], games=50, jobs=2, progress=stop)
    assert told["interrupted"] is True
    assert told["games"] == 3


def test_an_illegal_answer_is_replaced_and_told():
    command = "cmd:sed -u -n 's/^{.*/play 99/p'"
    told = simulate(SHITHEAD, [command, "greedy"], games=1)
    assert told["games"] == 1
    assert told["problems"]["count"] > 5
    assert told["problems"]["first"] == f"{command}: “play 99” isn’t a legal move"


def test_a_fault_in_a_player_is_a_failed_answer_and_no_end(monkeypatch):
    def broken(*_):
        raise KeyError("stock")

    monkeypatch.setattr(worker, "decide", broken)
    told = simulate(SHITHEAD, ["greedy", "greedy"], games=2)
    assert told["games"] == 2
    assert told["problems"]["count"] > 5
    assert told["problems"]["first"] == "greedy: a fault in the program, KeyError: 'stock'"
    monkeypatch.setenv("CARDTABLE_DEBUG", "1")
    with pytest.raises(KeyError, match="stock"):
        simulate(SHITHEAD, ["greedy", "greedy"], games=1)


@pytest.mark.parametrize("seats", [["greedy"], ["greedy"] * 6])
def test_an_impossible_table_is_refused(seats):
    with pytest.raises(TableError):
        simulate(SHITHEAD, seats, games=1)


def test_an_unknown_player_is_refused():
    with pytest.raises(ValueError, match="champion"):
        simulate(SHITHEAD, ["greedy", "champion"], games=1)


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ("shithead", {"stall_turns": 5}),
        ("cunt-soul", {"stall_turns": 5}),
        ("russian-bank", {"idle_limit": 5}),
    ],
)
def test_a_stall_is_counted(rules, options):
    told = simulate(load_rules(rules, options), ["random", "random"], games=6, seed=3)
    assert told["stalled"] > 0


def test_faults_are_called_and_endings_counted(monkeypatch):
    said = set()

    def heard(*asked):
        said.add(answer := called(*asked))
        return answer

    monkeypatch.setattr("cardtable.ai.arena.called", heard)
    rules = load_rules("russian-bank-short")
    games = effort(2, 4)
    told = simulate(rules, ["easy", "expert"], games, limit=Limit(iterations=effort(3, 8)))
    assert sum(told["endings"].values()) == games
    assert told["endings"]["out"] >= 2
    assert "stop" in said


def test_shares():
    ranking = (("p1",), ("p2", "p3"), ("p4",))
    assert [share(ranking, seat) for seat in ("p1", "p2", "p3", "p4")] == [1.0, 0.5, 0.5, 0.0]
    assert share((("p1", "p2"),), "p1") == 0.5
    teams = (("p1", "p3"), ("p2", "p4"))
    assert [share(teams, seat, team=True) for seat in ("p1", "p2", "p3", "p4")] == [1, 0, 1, 0]


def test_intervals():
    low, high = wilson(0.8, 400)
    assert (round(low, 3), round(high, 3)) == (0.758, 0.836)
    assert wilson(1.0, 100)[1] == pytest.approx(1.0)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_player_with_two_seats_has_one_result_a_game():
    one = Played(("a", "b", "a"), (1.0, 0.5, 0.0), (False, False, True), 10, False, (("a", 2.0),))
    told = summary([one, replace(one, moves=30)], ["a", "b"], 1.0)
    assert told["bots"][0]["games"] == 2
    assert told["bots"][0]["score"] == 0.5
    assert told["bots"][0]["not_last"] == 0.5
    assert told["bots"][1]["not_last"] == 1.0
    assert told["length"] == {"mean": 20, "p95": 30}
    assert summary([], ["a"], 0.0)["bots"][0]["games"] == 0


def test_a_game_is_played_from_views_alone(monkeypatch):
    """The players' way in is a view; nothing of the state reaches them."""
    seen = []
    decide = Dispatcher.decide

    def watch(self, view, *more):
        seen.append(type(view).__name__)
        return decide(self, view, *more)

    monkeypatch.setattr(Dispatcher, "decide", watch)
    state = SHITHEAD.game.new(SHITHEAD, 2, Chance(1))
    played = play(state, ["greedy", "greedy"], "1", Limit(), Dispatcher())
    assert set(seen) == {"View"}
    assert played.moves == len(seen) == len(played.thought)


# ---------------------------------------------------------------------------- strength, coarsely


@pytest.mark.drawn(3)
@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "limit", "least"),
    [
        ("greedy", "random", effort(12, 20), Limit(), 0.9),
        ("easy", "random", effort(12, 20), Limit(), 0.9),
        ("easy", "beginner", effort(12, 24), Limit(), 0.6),
        pytest.param("hard", "random", 2, Limit(iterations=30), 0.9, marks=pytest.mark.long),
    ],
)
def test_the_stronger_player_wins(stronger, weaker, games, limit, least):
    told = simulate(SHITHEAD, [stronger, weaker], games, 11, limit=limit)
    assert told["bots"][0]["score"] >= least


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", ["shithead-classic", "shithead-glass", "shithead-backpacker"])
def test_games_of_sensible_players_come_to_an_end(rules):
    told = simulate(load_rules(rules), ["greedy", "easy", "greedy"], 6, 2)
    assert told["stalled"] <= 1


# ---------------------------------------------------------------------- by deals


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
