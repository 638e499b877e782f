"""Computer players at Soul Taker: they count, risk little, steer to zero, and do not peek."""

from random import Random

import pytest

from cardtable.ai.evaluation.soul_taker import known, plan
from cardtable.ai.knowledge import knowledge
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules

KNOWN = knowledge("soul-taker")
THINKING = ["greedy", "medium", "hard"]


def at(zones, rules="soul-taker", turn="p1", options=None, **state):
    """A written position."""
    data = {"turn": turn, "zones": zones, "state": state}
    return read_position(load_rules(rules, options or {}), 2, data)


def chosen(state, level="greedy", seed=1):
    """What a player of that level does."""
    return decide(state.view(state.turn), find_level(level), seed, Limit(iterations=200)).move


@pytest.mark.parametrize("level", THINKING)
def test_a_high_lead_is_countered_with_the_card_that_is_least_useful_later(level):
    zones = {"table": "-4a", "p1.hand": "+1a +3a +5a", "p2.hand": "-2a -5b", "p2.deck": "-5c -4c"}
    assert chosen(at(zones, exchange=2), level) == "play +1a"


@pytest.mark.parametrize("level", THINKING)
def test_nothing_is_led_that_the_other_must_be_able_to_counter(level):
    # all that Foul can hold are ones and twos: a four and a five would be lost, the three is safe
    zones = {"p1.hand": "+4a +5a +3a", "p2.hand": "-1a -2a -1b", "p2.deck": "-2b -1c -2c"}
    assert chosen(at(zones), level) == "play +3a"


def test_what_is_left_is_counted():
    # threes and ones are gone: nobody can counter a four any more
    gone = {"p2.lost": "-3a -3b -3c -3d -3e -1a -1b -1c -1d -1e"}
    zones = {"p1.hand": "+4a +5a", "p2.hand": "-2a -4a", "p2.deck": "-2b -5b", **gone}
    scores = KNOWN.score(at(zones), ["play +4a", "play +5a"])
    assert scores[0] > scores[1]


def test_a_dangerous_card_is_thrown_away_where_nothing_can_be_countered():
    zones = {"table": "-3a", "p1.hand": "+5a +3a +1a", "p2.hand": "-2a -3b", "p2.deck": "-2c -3c"}
    assert chosen(at(zones, exchange=2)) == "play +5a"


def test_a_bold_lead_is_worth_more_where_it_can_win():
    zones = {"p1.hand": "+3a +1a", "p2.hand": "-4a -5a", "p2.deck": "-4c -5c"}
    moves = ["play +3a", "play +1a"]
    tame = KNOWN.score(at(zones), moves)
    bold = KNOWN.score(at(zones, "soul-taker-duel"), moves)
    assert bold[0] - bold[1] > tame[0] - tame[1]


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(
    ("own", "lost", "line"),
    [
        ("+4a", "-4b +3b", "return -4b"),
        ("-2a -1b", "+3b -5c", "return +3b"),
        ("", "+5c -5d", "decline"),
    ],
)
def test_a_lost_card_is_taken_to_come_nearer_to_zero(level, own, lost, line):
    zones = {"p1.secured": own, "p2.lost": lost, "p2.secured": "+3a -1a"}
    state = at(zones, "soul-taker-mixed", option="return", round=5, exchange=5)
    assert chosen(state, level) == line


@pytest.mark.parametrize("level", THINKING)
def test_a_gift_hurts_the_one_who_gets_it(level):
    zones = {"p1.secured": "+5a -1a", "p2.secured": "+1b", "p2.lost": "-5d"}
    state = at(zones, "soul-taker-mixed", option="give", round=5, exchange=5)
    assert chosen(state, level) == "give +5a"


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
def test_scores_depend_on_what_the_mover_sees_and_on_nothing_else(rules):
    loaded = load_rules(rules)
    for seed in range(6):
        state, rng = loaded.game.new(loaded, 2, Chance(seed)), Random(seed)
        while state.turn:
            view, moves = state.view(state.turn), state.choices()
            worlds = [loaded.game.determinize(view, rng) for _ in range(3)]
            scores = [KNOWN.score(world, moves) for world in worlds]
            assert all(each == pytest.approx(scores[0]) for each in scores)
            state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
def test_an_estimate_is_one_ones_gain_and_the_others_loss(rules):
    loaded = load_rules(rules)
    state, rng = loaded.game.new(loaded, 2, Chance(2)), Random(2)
    while state.turn:
        one, two = KNOWN.estimate(state)
        assert one == -two
        assert -1 <= one <= 1
        state.play(rng.choice(state.legal_moves()))
        assert not KNOWN.settled(state) or state.memory.exchange == 1


def test_close_lines_are_mixed():
    """Who always plays the same is soon found out: the seed decides between equals."""
    rules = load_rules("soul-taker")
    state = rules.game.new(rules, 2, Chance(11))
    assert len({chosen(state, "hard", seed) for seed in range(12)}) > 1


def test_copies_and_blind_places_are_one_choice():
    assert KNOWN.label("play +3a", own=True) == KNOWN.label("play +3e", own=False)
    assert KNOWN.label("play down1", own=True) == KNOWN.label("play down2", own=True)
    assert KNOWN.label("decline", own=True) == "decline"


# --- the end, counted out -------------------------------------------------------------------------


def brute(state, me):
    """What a seat can get at best, by trying everything."""
    if state.turn is None:
        return state.returns()[state.seats.index(me)]
    best = max if state.turn == me else min
    found = []
    for move in state.choices():
        then = state.clone()
        then.apply(move)
        found.append(brute(then, me))
    return best(found)


def last_cards(rules, seed, cards, blind):
    """A position in the last round with so many cards each, and no deck."""
    loaded, rng = load_rules(rules), Random(seed)
    state = loaded.game.new(loaded, 2, Chance(seed))
    while state.turn and not (
        state.memory.round == 5
        and state.memory.option is None
        and all(state.to_play(seat) == cards for seat in state.seats)
    ):
        moves = state.legal_moves()
        late = state.memory.round == 5
        mine = len(state.blind(state.turn)) if state.turn else 0
        down = [move for move in moves if "down" in move]
        state.play(rng.choice(down if late and down and mine > blind else moves))
    return state


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
@pytest.mark.parametrize(
    ("rules", "blind"), [("soul-taker", 1), ("soul-taker", 0), ("soul-taker-mixed", 0)]
)
def test_a_last_round_that_is_known_is_solved_exactly(rules, blind, level):
    solved = 0
    for seed in range(9):
        state = last_cards(rules, seed, 2 if rules.endswith("mixed") else 3, blind)
        if state.turn is None or not known(state):
            continue
        me = state.turn
        line = chosen(state, level, seed)
        after = state.clone()
        after.play(line)
        assert brute(after, me) == brute(state, me)
        solved += 1
    assert solved >= 4


def test_what_is_not_known_is_not_counted_out():
    rules = load_rules("soul-taker")
    state = rules.game.new(rules, 2, Chance(1))
    assert plan(state, 1.0) is None
    state = last_cards("soul-taker", 3, 5, 2)
    assert state.memory.round == 5
    assert not known(state)
    assert not known(last_cards("soul-taker-mixed", 3, 4, 1))
    short = load_rules("soul-taker-short")
    state = short.game.new(short, 2, Chance(1))
    while state.turn and not (state.memory.round == 3 and state.memory.exchange == 5):
        state.play(state.legal_moves()[-1])
    assert not known(state), "ten cards of each deck stay unknown"


def test_who_is_careless_does_not_count():
    state = last_cards("soul-taker", 2, 2, 0)
    assert plan(state, 0.7) is None
