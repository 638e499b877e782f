"""The runner of scenarios: what does not hold is told, with the step and the difference."""

import pytest

from cardtable.engine.position import read_position
from cardtable.engine.scenario import divide, perft, run_scenario, same
from cardtable.files import load_rules

POSITION = {
    "turn": "p1",
    "zones": {"pile": "9C", "p1.hand": "JD 10H 3C", "p2.hand": "4C 5C"},
}


def run(*steps, **changes):
    scenario = {
        "name": "one",
        "source": "SH-9",
        "rules": "shithead",
        "seats": 2,
        "position": POSITION,
        "steps": list(steps),
    }
    scenario |= changes
    return run_scenario({key: told for key, told in scenario.items() if told != "-"}, load_rules)


def test_what_holds_is_silent():
    assert (
        run(
            {"legal": ["play JD", "play 10h", "show 3C p2", "pickup"]},
            {"allowed": ["pickup", "p1 play JD"]},
            {"illegal": ["play 4C", "p2 pickup", "show 3C"]},
            {"malformed": ["play 4Z", "dance"]},
            {"perft": {1: 4, "2": 8}},
            {"do": ["play TH"]},
            {"expect": {"turn": "p1", "zones": {"burned": "10H 9C"}, "counts": {"p1.hand": 2}}},
            {"expect": {"state": {"quiet": 0, "shown": None}, "over": False, "score": {"p1": 0}}},
            {
                "view": {
                    "seat": "p2",
                    "zones": {"p1.hand": "?? ??"},
                    "unseen": "3C JD",
                    "turn": "p1",
                }
            },
        )
        == []
    )


def test_a_chance_line_may_stand_in_a_step_of_its_own():
    hand = {"p1.hand": "4C 5C", "p2.hand": "6D 7D 8D 9D"}
    steps = [{"do": "action 4C"}, {"do": "allow"}, {"do": ["chance pick 6D 8D", "points 7D"]}]
    told = {"position": {"turn": "p1", "zones": hand | {"draw": "AC"}}, "rules": "cuttle"}
    assert run(*steps, {"expect": {"zones": {"p2.hand": "9D", "p2.points": "7D"}}}, **told) == []
    assert run(*steps[:2], {"expect": {"turn": "p2"}}, steps[2], **told) != []


def test_a_single_line_needs_no_list():
    assert run({"allowed": "pickup"}, {"illegal": "play 4C"}, {"malformed": "dance"}) == []
    assert run({"legal": "pickup"}) == ["step 1: legal: not expected play 10H, play JD, show 3C p2"]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"legal": ["play JD", "pickup"]}, "legal: not expected play 10H, show 3C p2"),
        (
            {"legal": ["play JD", "play 10H", "show 3C p2", "pickup", "play 4C"]},
            "legal: missing play 4C",
        ),
        ({"allowed": ["play 4C"]}, "allowed: play 4C is refused: not legal (SH-2)"),
        ({"illegal": ["play JD"]}, "illegal: play JD is accepted"),
        ({"illegal": ["play 4Z"]}, "illegal: play 4Z is malformed: "),
        ({"malformed": ["play 4C"]}, "malformed: play 4C is illegal: "),
        ({"do": "play 4C"}, "do play 4C: not legal (SH-2)"),
        ({"do": ["play JD", "chance pick 4C"]}, "do play JD: “chance pick 4C” isn’t needed here"),
        ({"expect": {"turn": "p2"}}, "turn: expected p2, found p1"),
        ({"expect": {"zones": {"p1.hand": "JD"}}}, "p1.hand: expected 'JD', found "),
        ({"expect": {"zones": {"p9.hand": ""}}}, "zones: there is no zone p9.hand"),
        ({"expect": {"zones": {"pile": "9Z"}}}, "“9Z” is not a card"),
        ({"expect": {"counts": {"pile": 2}}}, "pile: expected 2 cards, found 1"),
        ({"expect": {"counts": {"p1.hand": 1}}}, "p1.hand: expected 1 card, found "),
        ({"expect": {"counts": {"heap": 2}}}, "counts: there is no zone heap"),
        ({"expect": {"state": {"quiet": 3}}}, "state.quiet: expected 3, found 0"),
        ({"expect": {"state": {"mood": 3}}}, "state: there is no mood"),
        ({"expect": {"over": True}}, "over: expected True, found False"),
        ({"expect": {"result": {"loser": "p1"}}}, "result: the game isn’t over"),
        ({"expect": {"score": {"p1": 4}}}, "score.p1: expected 4, found 0"),
        ({"expect": {"score": {"p7": 0}}}, "score: there is no p7"),
        ({"expect": {"trun": "p1"}}, "expect.trun: no such key; the keys are turn, zones"),
        (
            {"view": {"seat": "p2", "zones": {"p1.hand": "JD ?? ??"}}},
            "view of p2: p1.hand: expected",
        ),
        (
            {"view": {"seat": "p2", "unseen": "JD"}},
            "view of p2: unseen: expected JD, found 3C 10H JD",
        ),
        ({"view": {"seat": "p2", "turn": "p2"}}, "view of p2: turn: expected p2, found p1"),
        ({"view": {"seat": "p5"}}, "view: there is no seat p5"),
        ({"view": {"seat": "p1", "hand": ""}}, "view.hand: no such key"),
        ({"perft": {1: 5}}, "perft 1: expected 5, found 4 ("),
        ({"dance": 1}, "step.dance: no such key"),
        ("pickup", "step: must be a mapping"),
    ],
)
def test_what_does_not_hold_is_told(step, said):
    (problem,) = run({"allowed": ["pickup"]}, step)
    assert problem.startswith(f"step 2: {said}")


def test_after_a_line_that_fails_nothing_more_is_tried():
    problems = run({"expect": {"turn": "p2"}}, {"do": "play 4C"}, {"expect": {"turn": "p9"}})
    assert [line.split(":")[0] for line in problems] == ["step 1", "step 2"]


def test_all_that_fails_in_a_step_is_told():
    problems = run({"expect": {"turn": "p2", "over": True, "counts": {"pile": 7}}})
    assert len(problems) == 3


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"colour": "red"}, "scenario.colour: no such key"),
        ({"rules": "-"}, "rules: is missing"),
        ({"steps": "-"}, "steps: is missing"),
        ({"position": "-"}, "give either `position` or `deal`"),
        ({"deal": 3}, "give either `position` or `deal`"),
        ({"rules": "nothing"}, "there are no rules called 'nothing'"),
        ({"options": {"hand_size": 9}}, "shithead: options.hand_size: "),
        ({"options": {"handsize": 3}}, "shithead: options.handsize: "),
        ({"seats": 6}, "Shithead is for 2 to 5 seats, not 6"),
        ({"seats": "two"}, "seats: must be a whole number, not two"),
        ({"deal": 2.5, "position": "-"}, "deal: must be a whole number, not 2.5"),
        ({"steps": {"do": "pickup"}}, "steps: must be a list"),
        ({"steps": [{"perft": 5}]}, "step 1: perft: must be a mapping, not 5"),
        ({"steps": [{"expect": {"zones": "pile"}}]}, "step 1: zones: must be a mapping"),
        ({"position": {"turn": "p1", "zones": {"p1.hand": "JD"}}}, "at least two seats"),
    ],
)
def test_what_is_not_well_written_is_told(change, said):
    (problem,) = run({"do": "pickup"}, **change)
    assert problem.startswith(said)


def test_a_table_that_the_pack_cannot_serve_is_refused():
    (problem,) = run(options={"hand_size": 5}, seats=5, position="-", deal=1)
    assert "each need 55 cards, but the pack has only 52" in problem


@pytest.mark.parametrize("data", [None, [], "text"])
def test_what_is_no_scenario_is_told(data):
    assert run_scenario(data, load_rules)[0].startswith("scenario: must be a mapping with")


def test_a_deal_is_that_of_its_seed():
    steps = [{"expect": {"counts": {"draw": 34}, "state": {"phase": "swap"}}}, {"do": "ready"}]
    assert run(*steps, position="-", deal=8675309) == []
    assert run(*steps, position="-", deal="8675309") == []


def test_perft_counts_lines_of_just_that_length():
    state = read_position(
        load_rules("shithead"), 2, {"turn": "p1", "zones": {"p1.hand": "5C", "p2.hand": "6C"}}
    )
    assert [perft(state, depth) for depth in range(4)] == [1, 2, 2, 2]
    assert divide(state, 2) == {"play 5C": 0, "pickup": 2}
    assert state.turn == "p1"


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("7", 7),
        (7, 7),
        ("true", True),
        (None, None),
        ("null", None),
        (["p1"], ("p1",)),
        ({1: "2"}, {"1": 2}),
    ],
)
def test_values_are_compared_as_files_write_them(told, found):
    assert same(told, found)


@pytest.mark.parametrize(
    ("told", "found"), [("7", 8), ([], None), (["p1"], []), ({"a": 1}, {}), ({}, {"a": 1})]
)
def test_values_that_differ(told, found):
    assert not same(told, found)
