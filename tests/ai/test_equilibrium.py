"""Solving the rest of a game: regrets find equilibria, also that of Soul Taker's last round."""

from itertools import combinations
from random import Random

import pytest

from cardtable.ai.equilibrium import Node, Solver, drawn
from cardtable.ai.evaluation.soul_taker import (
    MARGIN,
    MOST,
    ONE,
    Juncture,
    Rest,
    counts,
    ending,
    splits,
    table_of,
)
from cardtable.ai.knowledge import knowledge
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide, never
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules
from tests.effort import effort

PASSES = knowledge("soul-taker").levels["expert"]["passes"]
NEAR = 0.02
"""An equilibrium is as near as that if both together could win so many points by knowing it."""


def ended(value):
    return Node(-1, ([0], [0]), value)


def test_a_game_of_guessing_is_played_as_often_as_it_must_be():
    # the one hides a coin of 1 or of 3, the other, who doesn't see it, says which: the large coin
    # is worth hiding only once in four times
    hiding = Node(0, ([0], [0]))
    guess = Node(1, ([1, 3], [0]))
    guess.children = [Node(-1, ([1, 3], [0]), value) for value in (0.0, 0.0)]
    hiding.children = [guess]
    # a coin that isn't guessed is won: as an end has one value for all kinds, the hider moves last
    told = []
    for said in (1, 3):
        last = Node(0, ([1, 3], [0]))
        last.children = [ended(0.0), ended(1.0), ended(3.0)]
        last.open(
            [0, 1, 3],
            [[[(0 if coin == said else 1 if coin == 1 else 2, 0, 1.0)]] for coin in (1, 3)],
        )
        told.append(last)
    guess.children = told
    guess.open([1, 3], [[[(0, 0, 1.0)], [(1, 0, 1.0)]]])
    hiding.open([0], [[[(0, 0, 1.0)], [(0, 1, 1.0)]]])
    solver = Solver(hiding, ([1.0], [1.0]))
    before = solver.gap()
    solver.run(400, never)
    assert solver.gap() < 0.01 < before
    assert solver.value() == pytest.approx(0.75, abs=0.01)
    assert hiding.shares(0) == pytest.approx([0.75, 0.25], abs=0.02)
    assert guess.shares(0) == pytest.approx([0.25, 0.75], abs=0.02)


def test_as_many_passes_find_the_same_and_none_are_made_once_it_is_enough():
    found = []
    for _ in range(2):
        solver = tree(Random(3), 3)
        solver.run(20, never)
        found.append(solver.root.shares(0))
    assert found[0] == found[1]
    solver.run(20, lambda: True)
    assert solver.passes == 20


def test_a_line_is_drawn_as_often_as_its_share():
    shares, rng = {"one": 0.7, "two": 0.3, "three": 0.0}, Random(1)
    lines = [drawn(shares, list(shares), rng) for _ in range(2000)]
    assert 0.65 < lines.count("one") / 2000 < 0.75
    assert "three" not in lines
    assert drawn(shares, ["three", "four"], rng) == ""
    assert drawn({}, ["one"], rng) == ""


# --- the last round of Soul Taker -----------------------------------------------------------------


def drew(rng, number):
    """So many cards of a deck, as a set."""
    deck = [one for one in ONE for _ in range(5)]
    return sum(rng.sample(deck, number))


def tree(rng, number, rules="soul-taker", payoff=float, blind=(2, 2)):
    """The tree of a last round with so many cards each."""
    gain = table_of(load_rules(rules)).gain
    spot = Juncture((drew(rng, number), drew(rng, number)), blind, rng.randrange(2))
    return Rest(gain, payoff, MOST, never).solver(spot)


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-duel"])
@pytest.mark.parametrize("number", [2, 3, 4])
def test_no_knower_wins_against_the_shares_of_a_small_round(number, rules):
    for seed in range(effort(3, 50)):
        solver = tree(Random(seed), number, rules)
        solver.run(PASSES, never)
        assert 0 <= round(solver.gap(), 9) <= NEAR


@pytest.mark.long
def test_no_knower_wins_against_the_shares_of_a_whole_round():
    gaps = []
    for seed in range(50):
        solver = tree(Random(seed), 5)
        solver.run(PASSES, never)
        gaps.append(solver.gap())
    assert max(gaps) <= NEAR


@pytest.mark.long
def test_nor_does_it_win_games():
    for seed in range(12):
        rng = Random(seed)
        ahead = rng.randrange(-6, 7)
        solver = tree(rng, 5, payoff=lambda more, ahead=ahead: (more > -ahead) - (more < -ahead))
        solver.run(PASSES, never)
        assert solver.gap() <= NEAR


def test_what_may_lie_blind_is_as_likely_as_it_is_drawn():
    cards = 2 * ONE[0] + ONE[2] + ONE[4]
    held = [ONE[0], ONE[0], ONE[2], ONE[4]]
    drawn_blind = [sum(pair) for pair in combinations(held, 2)]
    for kind, likely in splits(cards, 2):
        assert likely == pytest.approx(drawn_blind.count(kind) / len(drawn_blind))
    assert sum(likely for _, likely in splits(cards, 2)) == pytest.approx(1)
    assert len(splits(cards, 1)) == 1


def position(rules, cards, split):
    """A last round written down: each seat's cards, and which of them are blind."""
    zones = {}
    for seat, side, have, blind in zip(("p1", "p2"), "+-", cards, split, strict=True):
        letters = [iter("edcba") for _ in range(5)]
        down = [
            f"{side}{v + 1}{next(letters[v])}" for v in range(5) for _ in range(counts(blind)[v])
        ]
        hand = [
            f"{side}{v + 1}{next(letters[v])}"
            for v in range(5)
            for _ in range(counts(have - blind)[v])
        ]
        zones |= {f"{seat}.down{number}": one for number, one in enumerate(down, 1)}
        zones[f"{seat}.hand"] = " ".join(hand)
    data = {"turn": "p1", "zones": zones, "state": {"round": 5, "exchange": 6 - len(hand + down)}}
    return read_position(load_rules(rules), 2, data)


def played_out(state, at, kinds, worth):
    """What seat 0 gets in the real game if both play by the shares of a tree."""
    if state.turn is None:
        return worth(state)
    seat = 0 if state.turn == "p1" else 1
    if at.seat < 0:
        best = max if seat == 0 else min
        return best(played_out(after(state, line), at, kinds, worth) for line in state.choices())
    blind, kind = state.blind(state.turn), at.kinds[seat].index(kinds[seat])
    total = 0.0
    for line, share in zip(at.moves[kind], at.shares(kind), strict=True):
        for place, then, chance in line:
            value, down = divmod(at.seen[place], 2)
            now = [*kinds]
            now[seat] = at.children[place].kinds[seat][then]
            held = [one for one in state.zones[f"{state.turn}.hand"] if int(one.rank) == value + 1]
            lying = [zone for zone in blind if int(state.zones[zone][0].rank) == value + 1]
            if held and not down:
                move = f"play {held[0].name}"
            else:
                move = f"play {lying[0].partition('.')[2]}"
            child = at.children[place]
            total += share * chance * played_out(after(state, move), child, now, worth)
    return total


def after(state, line):
    then = state.clone()
    then.apply(line)
    return then


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-duel"])
def test_the_tree_is_the_game(rules):
    def worth(state):
        score = state.score()
        return state.returns()[0] + MARGIN * (score["p1"] - score["p2"])

    for seed in range(effort(2, 10)):
        rng = Random(seed)
        cards = (drew(rng, 3), drew(rng, 3))
        state = position(rules, cards, [splits(each, 2)[0][0] for each in cards])
        found = ending(state, 3, never, afresh=True)
        assert ending(state, 3, never, afresh=False) is None, "nobody knows how it came to this"
        solver = found.solver
        solver.run(3, never)
        total = sum(
            one
            * two
            * played_out(position(rules, cards, (own, its)), solver.root, [own, its], worth)
            for own, one in splits(cards[0], 2)
            for its, two in splits(cards[1], 2)
        )
        assert solver.value() == pytest.approx(total)


def last_round(rules, seed):
    """A game played up to its last round."""
    loaded, rng = load_rules(rules), Random(seed)
    state = loaded.game.new(loaded, 2, Chance(seed))
    while state.turn and state.memory.round < state.options.rounds:
        state.play(rng.choice(state.legal_moves()))
    return state, rng


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-duel", "soul-taker-few-threes"])
def test_the_shares_know_nothing_that_the_seat_does_not_see(rules):
    state, rng = last_round(rules, 4)
    known = knowledge("soul-taker")
    while state.turn and state.memory.exchange < 3:
        view = state.view(state.turn)
        found = []
        for _ in range(2):
            world = state.determinize(view, rng)
            end = known.ending(world, 3, never, afresh=state.memory.exchange == 2)
            end.solver.run(3 - end.solver.passes, never)
            found.append((end.solver.value(), end.shares()))
        assert found[0] == found[1]
        assert set(found[0][1]) <= set(world.choices())
        state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("rules", ["soul-taker-mixed", "soul-taker-short"])
def test_where_it_is_not_known_what_is_left_nothing_is_solved(rules):
    state, _ = last_round(rules, 2)
    assert ending(state, 3, never, afresh=False) is None
    assert ending(state, 3, never, afresh=True) is None


def test_before_the_last_round_nothing_is_solved():
    rules = load_rules("soul-taker")
    state = rules.game.new(rules, 2, Chance(1))
    assert ending(state, 3, never, afresh=False) is None


def test_nothing_is_laid_out_once_the_time_is_up():
    state, _ = last_round("soul-taker", 1)
    assert ending(state, 3, lambda: True, afresh=False) is None


def test_hard_and_expert_play_by_it_and_the_same_seed_plays_the_same():
    state, _ = last_round("soul-taker", 6)
    view = state.view(state.turn)
    end = ending(state.determinize(view, Random(1)), 12, never, afresh=False)
    end.solver.run(12 - end.solver.passes, never)
    for level in ("hard", "expert"):
        for seed in range(effort(1, 6)):
            one, two = [
                decide(view, find_level(level), seed, Limit(iterations=12)) for _ in range(2)
            ]
            assert one.move == two.move
            assert one.info["iterations"] == 12
            assert end.shares()[one.move] > 0


@pytest.mark.parametrize("told", [["-1a", "+1b"], ["down +1a", "down -1b"], ["+1a"]])
def test_a_round_that_is_told_wrongly_is_solved_afresh_or_not_at_all(told):
    zones = {
        "p1.hand": "+2a +3a +4a",
        "p1.down1": "+5a",
        "p2.hand": "-2a -3a",
        "p2.down1": "-5a",
        "p2.down2": "-4a",
        "p1.lost": "+1a +1b",
        "p2.lost": "-1a -1b",
    }
    data = {"turn": "p2", "zones": zones, "state": {"round": 5, "exchange": 2, "played": told}}
    state = read_position(load_rules("soul-taker"), 2, data)
    answer = decide(state.view("p2"), find_level("expert"), 1, Limit(iterations=3))
    assert answer.move in state.legal_moves()
