"""The end of Shithead between two, as computer players think about it: in counts of cards."""

from random import Random

import pytest
from effort import effort

from cardtable.ai.evaluation import shithead
from cardtable.ai.evaluation.shithead import (
    DRAWN,
    OPEN,
    QuickRules,
    Thinking,
    _left,
    _start,
    shorthand,
)
from cardtable.ai.knowledge import knowledge, think
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.chance import Chance
from cardtable.engine.notation import words
from cardtable.engine.position import read_position
from cardtable.files import load_rules

VARIANTS = [
    "shithead",
    "shithead-classic",
    "shithead-glass",
    "shithead-backpacker",
    "shithead-literal",
]
RULES = {name: load_rules(name) for name in VARIANTS}
HARD = find_level("hard")


def position(zones, rules="shithead", **more):
    return read_position(RULES[rules], 2, {"turn": "p1", "zones": zones, **more})


def counted(state):
    """The moment as counts, with all hands open, and the table."""
    table = QuickRules(state.rules)
    view = state.view(state.turn)
    view.zones.update({f"{seat}.hand": list(state.hand(seat)) for seat in state.seats})
    return _start(view, table), table


def told(spot):
    rows = (spot.hand, spot.up, spot.down, spot.pile, spot.size)
    return (*rows, spot.beat, spot.top, spot.run, spot.mover, spot.shown, spot.quiet)


@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("options", [{}, {"stall_turns": 6, "burn_run": 3}])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.drawn(8)
def test_counts_are_played_by_the_rules_of_the_game(rules, options, seats):
    played = load_rules(rules, options) if options else RULES[rules]
    for seed in range(effort(12 if seats == 2 else 5, 60)):
        state, rng = played.game.new(played, seats, Chance(seed)), Random(seed)
        while state.turn is not None:
            moves = state.choices()
            scores = shithead.score(state, moves)
            place = scores.index(max(scores)) if rng.random() < 0.7 else rng.randrange(len(moves))
            if shorthand(state.view(state.turn), moves, rng) is None:
                state.apply(moves[place])
                continue
            spot, table = counted(state)
            lines = [table.number(move) for move in moves]
            assert sorted(lines) == sorted(spot.moves())
            if seats == 2:
                lead = shithead.estimate(state, spot.table.weights)[0]
                assert spot.estimate() == pytest.approx(lead)
            if len(moves) > 1 and not any(line.startswith("show") for line in moves):
                assert spot.scores(lines, 0.0) == pytest.approx(scores)
            row, left = state.down(state.turn), _left(state.view(state.turn))
            taken = words(moves[place])[0] in {"down", "flip"}
            spot.play(lines[place], table.rank[row[0].rank] if taken else 0)
            state.apply(moves[place])
            if state.turn is not None:
                assert spot.winner == OPEN
                assert told(spot) == told(counted(state)[0])
            else:
                first, second = [state.returns()[state.seats.index(seat)] for seat in left]
                winner = DRAWN if first == second else 0 if first > second else 1
                assert spot.winner == winner


def test_the_shorthand_begins_when_the_draw_pile_is_out_and_two_are_left():
    def begins(state):
        return shorthand(state.view("p1"), state.choices(), Random(1)) is not None

    zones = {"pile": "7S", "p1.hand": "4C 9H", "p1.down": "5C", "p2.hand": "JH", "p2.down": "6C"}
    assert begins(position(zones))
    assert begins(position({**zones, "pile": ""}))
    assert not begins(position({**zones, "draw": "KS"}))
    three = {"turn": "p1", "zones": {**zones, "p3.hand": "KS"}}
    assert not begins(read_position(RULES["shithead"], 3, three))
    out = {"turn": "p1", "zones": zones, "state": {"out": ["p3"]}}
    assert begins(read_position(RULES["shithead"], 3, out))
    out["state"]["returnable"] = {"p3": "p2"}
    assert not begins(read_position(RULES["shithead"], 3, out))
    assert not begins(position(zones, known={"p1": "6C"}))


WINS = [
    # Over the six p2's last card goes out. Over the nine it doesn't, and nothing tops the king.
    ("shithead", {"pile": "4S", "p1.hand": "6C 9C KC", "p2.hand": "8H"}, "play 9C"),
    # The ten may burn the nine, but then whatever p2 leads is topped by the jack.
    ("shithead", {"pile": "4S", "p1.hand": "9C JC", "p2.hand": "10S 4H 5H"}, "play 9C"),
    # Played from the table: over the king p2's last card does not go out.
    ("shithead-classic", {"pile": "4S", "p1.up": "6C KC", "p2.up": "QH"}, "play KC"),
    # The eight is of glass: p2 has to beat the ace below it all the same.
    ("shithead-glass", {"pile": "AS", "p1.hand": "8C 5C", "p2.hand": "QH QS"}, "play 8C"),
    # The eight skips p2, who would go out otherwise.
    ("shithead-backpacker", {"pile": "4S", "p1.hand": "8C 9C", "p2.hand": "QH"}, "play 8C"),
]


@pytest.mark.parametrize(("rules", "zones", "best"), WINS)
def test_what_wins_is_found(rules, zones, best):
    state = position(zones, rules)
    search = think(state.view("p1"), Random(1))
    search.shorten(8)
    search.run(100)
    choices = search.choices()
    assert choices[0].move == best
    assert choices[0].value > 0.9
    for seed in range(3):
        assert decide(state.view("p1"), HARD, seed, Limit()).move == best


def test_the_same_seed_gives_the_same_line_in_shorthand():
    hands = {"p1.hand": "4C 5H 9D 9S QD", "p2.hand": "6C 9H JH KS 2D"}
    rows = {"p1.down": "8C 8H", "p2.down": "7C 3H"}
    view = position({"pile": "4S 4H", **hands, **rows}).view("p1")
    thoughts = []
    for _ in range(2):
        search = think(view, Random(3))
        search.shorten(8)
        search.run(50)
        thoughts.append(search.choices())
    assert thoughts[0] == thoughts[1]
    assert sum(choice.visits for choice in thoughts[0]) == 50 * 8


def test_thinking_in_shorthand_knows_no_more_than_the_view():
    own = {"pile": "4S", "p1.hand": "9C JC"}
    one = {**own, "p1.down": "8H", "p2.hand": "10S 4H", "p2.down": "KS"}
    other = {**own, "p1.down": "KS", "p2.hand": "8H 4H", "p2.down": "10S"}
    views = [position(zones, known={"p1": "4H"}).view("p1") for zones in (one, other)]
    thinking = [Thinking(view, ["play 9C", "play JC"], Random(2)) for view in views]
    for _ in range(100):
        assert thinking[0].thought(1.0) == thinking[1].thought(1.0)


def test_only_hard_and_expert_think_in_shorthand():
    levels = knowledge("shithead").levels
    assert {name for name, own in levels.items() if own.get("shorthand")} == {"hard", "expert"}


def test_a_game_that_is_about_to_be_stopped_is_seen_to_be():
    zones = {"pile": "AS", "p1.hand": "4C 5C", "p2.hand": "6H"}
    state = position(zones, state={"quiet": 149})
    thinking = Thinking(state.view("p1"), ["pickup"], Random(1))
    assert thinking.thought(1.0) == (0, 0.0)


def test_time_is_kept_in_shorthand():
    rules = RULES["shithead"]
    packed = [one.name for one in rules.game.blank(rules, 2, Chance(1)).pack()]
    state = position({"p1.hand": " ".join(packed[::2]), "p2.hand": " ".join(packed[1::2])})
    looks = iter(range(1000))
    answer = decide(state.view("p1"), find_level("expert"), 1, Limit(100.0), clock=looks.__next__)
    assert answer.move in state.legal_moves()
    assert 0 < answer.info["iterations"] < 1600
    assert 90_000 <= answer.info["ms"] <= 100_000
