"""Cuttle's words: why a line is refused, what is wrong with a position, what is told of a play."""

import re
from itertools import permutations
from random import Random
from typing import get_args

import pytest
from effort import effort
from strategies import TABLES, chosen

from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Said, redact
from cardtable.engine.guide import look
from cardtable.engine.position import PositionError, read_position, write_position
from cardtable.engine.rules import TableError
from cardtable.files import load_rules, rules_page
from cardtable.games.cuttle.options import FREE, LASTING, PICTURES, Does
from cardtable.games.cuttle.powers import ACTIONS, Play
from cardtable.games.cuttle.told import GUIDE
from cardtable.presenter import phrases
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import Reader, say
from cardtable.presenter.words import problem_words

LETTERS = str.maketrans("♣♦♥♠", "CDHS")


def explain(state, line):
    """Why a line is refused, with cards and seats in notation."""
    words = problem_words(state.problem(line), table_of("cuttle"), str)
    return (words if words[1:2] in set("♣♦♥♠") else words[:1].lower() + words[1:]).translate(
        LETTERS
    )


def table(zones, seats=2, rules="cuttle", turn="p1", state=None, **options):
    """The state of a written position."""
    loaded = load_rules(rules, options)
    position = {"turn": turn, "zones": zones, "state": state or {}}
    return read_position(loaded, seats, position)


HANDS = {
    "draw": "4C KH",
    "scrap": "5C 3D",
    "p1.hand": "2D 3C 5D 9D 10D JC QC",
    "p1.points": "7H 8H JD",
    "p1.royals": "KC",
    "p2.hand": "6H KD",
    "p2.points": "9H JH JS 4D 5H",
}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("scuttle 5D 9H", "5D is too low to scuttle 9H (CU-8)"),
        ("scuttle 5D 5H", "5D can’t scuttle 5H, because hearts beat diamonds (CU-8)"),
        ("scuttle 7H 9D", "that’s already yours. Choose an opponent’s card (CU-8)"),
        ("scuttle 9D JS", "you can scuttle only point cards (CU-8)"),
        ("scuttle 9D KC", "you can scuttle only point cards (CU-8)"),
        ("scuttle 4D JC", "only A to 10 can scuttle (CU-8)"),
        ("scuttle 9D", "choose a point card to scuttle (CU-8)"),
        ("scuttle 4D 5H 9D", "choose one card, then its target (CU-5)"),
        ("action 7H JC", "that’s already yours. Choose an opponent’s card (CU-21)"),
        ("action JC KC", "you can steal only point cards (CU-21)"),
        ("action JC JS", "you can steal only point cards (CU-21)"),
        ("points 4C", "that card isn’t in your hand (CU-2)"),
        ("points 6H", "that card isn’t in your hand (CU-2)"),
        ("points 5C", "that card isn’t in your hand (CU-2)"),
        ("points AS", "that card isn’t in your hand (CU-2)"),
        ("action 2D KD", "that card isn’t on the table (CU-2)"),
        ("action 2D KH", "that card isn’t on the table (CU-2)"),
        ("action 2D 5C", "that card isn’t on the table (CU-2)"),
        ("action 2D QC", "that card isn’t on the table (CU-2)"),
        ("action 2D", "choose a card to aim it at (CU-12)"),
        ("action 9D", "choose a card to aim it at (CU-19)"),
        ("action JC", "choose a card to aim it at (CU-21)"),
        ("points QC", "only A to 10 are worth points (CU-7)"),
        ("points 5D 9D", "choose one card, then its target (CU-5)"),
        ("points", "choose a card to play (CU-5)"),
        ("action 10D", "a ten has no effect. Play it for points or to scuttle (CU-25)"),
        ("action 2D 4D", "2D is too low to scuttle 4D, and its effect doesn’t touch points (CU-8)"),
        ("action 9D 4D", "it can’t touch points. Aim it at a permanent (CU-19)"),
        ("action 5D 9H", "5D is too low to scuttle 9H (CU-8)"),
        ("action 2D 9H", "2D is too low to scuttle 9H, and its effect doesn’t touch points (CU-8)"),
        ("action 2D JH", "another jack covers it. Only the top one can be a target (CU-R4)"),
        ("action 9D JH", "another jack covers it. Only the top one can be a target (CU-R4)"),
        ("action 2D p2", "aim a two at a card, not at a player (CU-12)"),
        ("action QC p2", "you don’t aim it at a player. Just play it (CU-23)"),
        ("action QC 4D", "you don’t aim QC at a card. Just play it (CU-23)"),
        ("pass", "you can’t pass yet. Draw or play a card (CU-33)"),
        ("allow", "there’s nothing to counter now. Points and scuttles can’t be countered (CU-26)"),
        ("take 5C", "only a three can take a card from the scrap pile (CU-13)"),
        ("discard 5D", "you can’t discard now. Play a card, or draw (CU-5)"),
        ("p2 draw", "it’s p1’s turn (CU-4)"),
        (
            "p2 counter 6H",
            "you can’t counter a counter at this table (CU-27)",
        ),
    ],
)
def test_why_not_on_ones_turn(line, words):
    assert explain(table(HANDS), line) == words


@pytest.mark.parametrize(
    ("zones", "line", "words"),
    [
        ({"p1.hand": "2C"}, "action 2C", "there’s no card in play to aim it at (CU-10)"),
        ({"p1.hand": "9C"}, "action 9C", "there’s no card in play to aim it at (CU-10)"),
        ({"p1.hand": "JC"}, "action JC", "nobody else has points to steal (CU-10)"),
        ({"p1.hand": "3C"}, "action 3C", "there’s no card to take from the scrap pile (CU-10)"),
        ({"p1.hand": "4C"}, "action 4C", "that hand is empty (CU-10)"),
        ({"p1.hand": "5C"}, "action 5C", "there’s nothing left to draw (CU-10)"),
        ({"p1.hand": "7C"}, "action 7C", "there’s nothing left to draw (CU-10)"),
        ({"p1.hand": "7C"}, "draw", "the draw pile is empty. Play a card, or pass (CU-33)"),
        (
            {"p1.hand": "8C"},
            "action 8C p2",
            "you have only one opponent. Just play 8C as glasses (CU-18)",
        ),
        (
            {"p1.hand": "2C", "p2.royals": "QC KC"},
            "action 2C KC",
            "p2’s queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "9C", "p2.royals": "QC QD"},
            "action 9C QC",
            "p2’s queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "JC", "p2.royals": "QC", "p2.points": "9C"},
            "action 9C JC",
            "p2’s queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "2C", "p1.glasses": "8C", "p2.royals": "QC"},
            "action 2C 8C",
            "p2’s queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "2C", "p2.hand": "9C", "p2.royals": "QC"},
            "counter 2C",
            "you can’t counter it, because p2 has a queen (CU-29)",
        ),
    ],
)
def test_why_not_in_want_of_something(zones, line, words):
    assert explain(table(zones), line) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("action 4C", "choose a player to aim it at (CU-14)"),
        ("action 4C p1", "you can’t aim it at yourself. Choose an opponent (CU-14)"),
        ("action 4C p3", "that hand is empty (CU-10)"),
        ("action 4C p4", "that seat isn’t in this game (CU-14)"),
        ("action 8C p1", "you can’t aim it at yourself. Choose an opponent (CU-18)"),
        ("action p2 8C", "choose a card first, then the player (CU-18)"),
        ("action p2 4C", "choose a card first, then the player (CU-14)"),
        ("action 8C", "“action 8C” could mean “action 8C p2” or “action 8C p3”"),
    ],
)
def test_why_not_with_three_players(line, words):
    zones = {"p1.hand": "4C 8C", "p2.hand": "9C"}
    assert explain(table(zones, seats=3), line) == words


def test_nobody_left_to_raid():
    zones = {"p1.hand": "4C 8C"}
    assert explain(table(zones, seats=3), "action 4C") == "your opponents’ hands are empty (CU-10)"


def test_ones_own_cards_by_option():
    zones = {"p1.hand": "2C 9C", "p1.royals": "KC", "p1.points": "3C", "p2.royals": "KD"}
    state = table(zones, two="opponent", nine="opponent_any")
    assert explain(state, "action 2C KC") == "it works only on an opponent’s card (CU-42)"
    assert explain(state, "action 9C KC") == "it works only on an opponent’s card (CU-40)"
    assert explain(state, "action 3C 9C") == "it works only on an opponent’s card (CU-40)"
    assert explain(state, "action 2C 3C") == "it can’t touch points. Aim it at a permanent (CU-12)"


def test_frozen_and_full():
    zones = {"draw": "4C", "p1.hand": "2C 9C JC JD JH"}
    state = table(zones, state={"frozen": {"p1": ["9C"]}}, hand_limit=5)
    assert (
        explain(state, "points 9C")
        == "a nine sent it back, so it’s frozen until the end of this turn (CU-20)"
    )
    assert explain(state, "draw") == "your hand is full. Play a card instead (CU-37)"


def test_while_a_counter_is_open():
    state = table(
        {"draw": "4C", "p1.hand": "5C 2S", "p2.hand": "2C 2D 9H"},
        state={"frozen": {"p2": ["2D"]}},
    )
    state.play("action 5C")
    for line in ("draw", "points 9H", "action 2C", "take 5C", "pass", "discard 9H"):
        assert explain(state, line) == "first decide whether to counter it (CU-28)"
    assert explain(state, "counter 9H") == "you can counter only with a two (CU-26)"
    frozen = "a nine sent it back, so it’s frozen until the end of p2’s next turn (CU-20)"
    assert explain(state, "counter 2D") == frozen
    assert explain(state, "counter 2H") == "that card isn’t in your hand (CU-2)"
    assert explain(state, "counter") == "counter with just one two (CU-27)"
    assert explain(state, "p1 counter 2S") == "you can’t counter your own card (CU-28)"
    assert explain(state, "p1 draw") == "p2 has to decide first (CU-28)"
    state.play("counter 2C")
    assert explain(state, "p1 counter 2S") == "you can’t counter a counter at this table (CU-27)"


def test_the_counterer_cannot_be_countered_by_the_player_while_others_think():
    zones = {"draw": "4C", "p1.hand": "5C 2S", "p2.hand": "9C", "p3.hand": "2C 9H"}
    state = table(zones, seats=3)
    state.play("action 5C")
    assert explain(state, "p3 counter 2C") == "p2 has to decide first (CU-28)"


def test_while_a_card_is_turned_up():
    zones = {"draw": "4C 9H", "p1.hand": "7C 9C", "p2.hand": "2C", "p2.points": "8C"}
    state = table(zones)
    state.play("action 7C")
    state.play("allow")
    for line in ("draw", "points 9C", "scuttle 8C 9C", "discard 9H", "pass", "points 9S"):
        assert explain(state, line) == "first play what you turned up (CU-17)"
    assert explain(state, "action 9H") == "there’s no card in play to aim it at (CU-10)"
    assert explain(state, "scuttle 9H") == "choose a point card to scuttle (CU-8)"


def test_giving_up():
    state = table(
        {"draw": "AC AD AH AS JS JH", "p1.hand": "4C 7C 5C KC KD QC QD", "p2.hand": "9C 9D 9H"},
        four="choose",
        five="discard_draw",
        seven="two",
        hand_limit=5,
        hand_limit_at="end",
    )
    state.play("action 4C")
    state.play("allow")
    assert explain(state, "discard 9C") == "discard exactly 2 cards (CU-40)"
    assert explain(state, "discard 9C 9S") == "that card isn’t in your hand (CU-2)"
    assert explain(state, "draw") == "discard exactly 2 cards (CU-40)"
    state.play("discard 9C 9D")
    assert state.turn == "p1"
    assert explain(state, "draw") == "discard exactly 1 card (CU-41)"
    state.play("discard QD")
    state.play("draw")
    state.play("action 7C")
    state.play("allow")
    assert state.legal_moves() == ["points AS", "action AS"]
    assert explain(state, "discard JS") == "first play what you turned up (CU-17)"


def test_giving_up_one_of_two_useless_cards():
    state = table({"draw": "JS JH", "p1.hand": "7C"}, seven="two")
    state.play("action 7C")
    assert explain(state, "discard JS JH") == "discard one of the cards you turned up (CU-40)"
    assert explain(state, "draw") == "discard one of the cards you turned up (CU-40)"


def test_giving_up_for_a_five():
    state = table({"draw": "JS JH", "p1.hand": "5C KC KD"}, five="discard_draw")
    state.play("action 5C")
    assert explain(state, "discard KC KD") == "discard exactly 1 card (CU-43)"


def test_taking():
    zones = {"scrap": "3D 9C", "p1.hand": "3C"}
    state = table(zones, three_takes_three=False)
    state.play("action 3C")
    assert (
        explain(state, "take 3D")
        == "a three can’t take a three in this game. Take another card (CU-13)"
    )
    assert explain(state, "take KC") == "that card isn’t in the scrap pile (CU-13)"
    assert explain(state, "draw") == "choose one card from the scrap pile (CU-13)"


def test_ranks_are_named_by_what_they_do():
    powers = {"3": "none", "9": "none", "10": "rummage", "A": "rummage", "2": "return_effect"}
    zones = {"draw": "KC", "p1.hand": "3C 4C"}
    state = table(zones, powers=powers, state={"frozen": {"p1": ["4C"]}})
    assert (
        explain(state, "action 3C")
        == "a three has no effect. Play it for points or to scuttle (CU-25)"
    )
    assert explain(state, "take 3D").startswith("only an ace or a ten can take a card")
    assert (
        explain(state, "points 4C")
        == "a two sent it back, so it’s frozen until the end of this turn (CU-20)"
    )


@pytest.mark.parametrize(
    ("zones", "state", "seats", "words"),
    [
        ({"p1.points": "JC 9C"}, {}, 2, "zones.p1.points: JC must lie on a point card"),
        ({"p1.points": "QC"}, {}, 2, "zones.p1.points: QC counts no points"),
        ({"p1.royals": "JC"}, {}, 2, "zones.p1.royals: JC is neither a Queen nor a King"),
        ({"p1.glasses": "9C"}, {}, 2, "zones.p1.glasses: 9C does not open a hand"),
        ({"p1.hand": "X1"}, {}, 2, "zones: X1: no such card in this game's pack"),
        ({"p1.hand": "9C"}, {"frozen": {"p1": ["9D"]}}, 2, "state.frozen.p1: 9D is not in that"),
        ({"p1.hand": "9C"}, {"fresh": ["9C"]}, 2, "state.fresh: 9C is not frozen"),
        ({}, {"dealer": "p3"}, 2, "state.dealer: there is no seat p3"),
        ({}, {"player": "p2"}, 2, "state.player: it is p1 who must decide"),
        ({}, {"goal": {"p1": 3}}, 2, "state.goal: follows from the rest"),
        ({}, {"laid_by": {"9C": "p1"}}, 2, "state.laid_by: 9C isn’t on the table"),
        ({"p2.glasses": "8C"}, {}, 3, "state.laid_by: 8C is missing"),
        ({"p2.points": "9C JC"}, {}, 3, "state.laid_by: 9C is missing"),
        ({"p2.points": "9C"}, {"laid_by": {"9C": "p1"}}, 2, "state.laid_by: 9C is on top"),
        ({"p2.royals": "KC"}, {"laid_by": {"KC": "p1"}}, 2, "state.laid_by: KC lies beside"),
        ({"p2.glasses": "8C"}, {"laid_by": {"8C": "p2"}}, 2, "state.laid_by: 8C lies in front"),
        (
            {"p2.points": "9C JC"},
            {"laid_by": {"9C": "p2"}},
            3,
            "state.laid_by: JC can't lie on a card of its own player",
        ),
        ({"played": "5C"}, {}, 2, "state.phase: turn does not fit the cards on the table"),
        ({"drawn": "5C"}, {}, 2, "state.phase: turn does not fit"),
        ({}, {"phase": "drawn"}, 2, "state.phase: drawn does not fit"),
        ({}, {"phase": "counter", "player": "p2"}, 2, "state.phase: counter does not fit"),
        ({}, {"phase": "take"}, 2, "state.phase: take does not fit"),
        ({}, {"phase": "limit"}, 2, "state.phase: limit does not fit"),
        ({}, {"phase": "discard"}, 2, "state.phase: discard does not fit"),
        ({}, {"played_by": ["p2"]}, 2, "state.played_by: no action waits"),
        (
            {"played": "2C", "p1.hand": "9C"},
            {"phase": "counter", "player": "p2", "played_by": ["p2"], "target": "KC"},
            2,
            "state.target: KC is neither a seat nor a card on the table",
        ),
    ],
)
def test_what_is_wrong_with_a_position(zones, state, seats, words):
    with pytest.raises(PositionError, match=re.escape(words)):
        table(zones, seats, state=state)


def test_all_that_is_wrong_with_a_position_is_told():
    with pytest.raises(PositionError) as wrong:
        table({"p1.points": "KC", "p2.royals": "9C"}, state={"dealer": "p9"})
    assert len(wrong.value.problems) == 3


def test_a_position_in_the_midst_of_a_move_is_written_and_read_again():
    zones = {"draw": "4C 9H", "p1.hand": "2C 9C", "p2.hand": "2H", "p2.royals": "KD"}
    state = table(zones, counter_chain=True)
    for line in ("action 2C KD", "counter 2H"):
        state.play(line)
        again = read_position(state.rules, 2, write_position(state))
        assert write_position(again) == write_position(state)
        assert again.legal_moves() == state.legal_moves()


def said(state, *lines, seat=0):
    """The words told to a seat while those lines are played."""
    events = [event for line in lines for event in redact(state.play(line), seat)]
    return [(one.word, one.seat, one.about) for one in events if isinstance(one, Said)]


def test_what_is_told():
    zones = {
        "draw": "AC AD 8S",
        "p1.hand": "7H 8C 9C JC 2C",
        "p1.points": "10D JD",
        "p2.hand": "2H 2D 10C",
        "p2.points": "6C 5C",
    }
    state = table(zones)
    assert said(state, "points 7H") == [("laid", "p1", {"card": "7H"})]
    assert said(state, "draw") == [("drew", "p2", {"count": 1})]
    assert said(state, "scuttle 6C 9C") == [
        ("scuttled", "p1", {"card": "6C", "by": "9C", "owner": "p2"}),
        ("scrapped", None, {"cards": "6C 9C", "use": "spent"}),
    ]
    assert said(state, "action 2D JD", "allow") == [
        ("played", "p2", {"card": "2D", "use": "scrap_effect", "target": "JD"}),
        ("stood", "p2", {"card": "2D"}),
        ("scrapped", None, {"cards": "2D", "use": "spent"}),
        ("scrapped", None, {"cards": "JD", "use": "spent"}),
        ("went_home", "p2", {"card": "10D"}),
    ]
    assert said(state, "action 10D JC", "allow")[-1] == (
        "stolen",
        "p1",
        {"card": "10D", "by": "JC"},
    )
    assert said(state, "draw")[0] == ("drew", "p2", {"count": 1})
    assert said(state, "action 8C", "counter 2H") == [
        ("played", "p1", {"card": "8C", "use": "glasses", "target": "p2"}),
        ("countered", "p2", {"card": "8C", "by": "2H"}),
        ("came_to_nothing", "p1", {"card": "8C"}),
        ("scrapped", None, {"cards": "8C 2H", "use": "spent"}),
    ]


def test_open_hands_and_cards_sent_back_are_told():
    state = table({"draw": "AC AD", "p1.hand": "8C 9C", "p2.hand": "9H 10C 9D"})
    assert said(state, "action 8C", "allow")[-1] == ("opened", "p2", {})
    assert said(state, "action 8C 9D", "allow")[-2:] == [
        ("returned", "p1", {"card": "8C"}),
        ("closed", "p2", {}),
    ]


def test_the_end_is_told():
    state = table({"p1.hand": "JC", "p2.hand": "JD"})
    assert said(state, "pass", "pass") == [
        ("passed", "p1", {}),
        ("passed", "p2", {}),
        ("over", None, {"reason": "passes"}),
    ]


def tip(zones, zone, place=0, *, lines=(), **options):
    """What the first player is told of a card, after these lines."""
    state = table(zones, turn="p2" if lines else "p1", **options)
    for line in lines:
        state.play(line)
    return told(state, zone, place)


def told(state, zone, place):
    """What the first player is told of a card, with cards and seats in notation."""
    facts = list(GUIDE.tooltip(state, "p1", look(state.zones, zone, place)))
    return [say(one, Reader(str, "p1")).translate(LETTERS) for one in facts]


OPPOSITE = {"draw": "4C", "p2.hand": "6H 7C", "p2.points": "10H 9C JD", "p2.royals": "KC"}


@pytest.mark.parametrize(
    ("hand", "zone", "place", "words"),
    [
        ("AS", "p2.points", 0, "Scrap all points with your AS"),
        ("AS", "p2.points", 2, "Scrap all points with your AS"),
        ("AS", "p2.royals", 0, "Nothing in your hand can touch it"),
        ("6S", "p2.royals", 0, "Sweep it away with your 6S"),
        ("6S", "p2.points", 0, "Nothing in your hand can touch it"),
        ("2S 6S", "p2.royals", 0, "Sweep it away with your 6S"),
        ("JC", "p2.points", 0, "Steal it with your JC"),
    ],
)
def test_a_tip_counts_what_sweeps_a_card_away(hand, zone, place, words):
    assert tip({**OPPOSITE, "p1.hand": hand}, zone, place)[-1] == words


def test_a_six_tells_what_comes_back_and_who_needs_more_again():
    zones = {"draw": "4C 5C 7D", "p1.hand": "8H 6C", "p1.royals": "KH", "p2.hand": "7C JC"}
    state = table(zones, turn="p1")
    for line in ("points 8H", "action JC 8H", "allow"):
        state.play(line)
    assert told(state, "p1.hand", 0)[1] == (
        "Scrap all permanents: you lose KH and p2 loses JC. "
        "Then 8H goes back to you and you need 21 points again"
    )


def test_a_scrapped_card_that_can_be_fetched_tells_what_it_could_do():
    zones = {"draw": "4C", "p1.hand": "3H", "p2.hand": "6H", "scrap": "10C", "p2.points": "9D"}
    tips = told(table(zones, turn="p1"), "scrap", 0)
    assert tips == [
        "A three can take it back",
        "Play for 10 points (10 of 21)",
        "Scuttle 9D (both are scrapped)",
    ]


def test_ones_own_cards_are_named_as_targets_after_the_others():
    zones = {"draw": "4C", "p1.hand": "9C", "p1.royals": "KH", "p2.hand": "6H"}
    assert tip(zones, "p1.royals")[1] == "A two, a six or a nine can remove it"
    assert tip(zones, "p1.hand")[1] == "Send back your KH. Then you need 21 points again"
    zones["p2.royals"] = "KC"
    assert tip(zones, "p1.hand")[1] == "Send back KC or your KH"
    zones |= {"p1.royals": "KH QS", "p2.royals": ""}
    assert tip(zones, "p1.hand")[1] == "Send back your KH or your QS"


def test_a_jack_says_when_it_wins_and_a_three_names_the_only_card():
    zones = {"draw": "4C", "p1.hand": "JC", "p1.points": "10C 9C", "p2.points": "7H"}
    assert tip(zones, "p1.hand") == ["Steal 7H, and you win"]
    zones["p2.points"] = "7H 5H"
    assert tip(zones, "p1.hand") == ["Steal 7H or 5H, and you win"]
    zones = {"draw": "4C", "p1.hand": "3C", "scrap": "9S"}
    assert tip(zones, "p1.hand")[1] == "Take 9S from the scrap pile"
    zones["scrap"] = "9S 8S"
    assert tip(zones, "p1.hand")[1] == "Take one of 2 scrapped cards"


def test_a_six_names_what_it_scraps_and_whose_it_is():
    zones = {"draw": "4C", "p1.hand": "6C", "p1.royals": "KH", "p2.hand": "6H", "p2.royals": "QD"}
    zones["p2.glasses"] = "8S"  # that one works for p1
    swept = (
        "Scrap all permanents: you lose {} and 8S and p2 loses {}. Then you need 21 points again"
    )
    assert tip(zones, "p1.hand")[1] == swept.format("KH", "QD")
    zones |= {"p1.royals": "KH KS QS", "p2.royals": "QD QH"}
    assert tip(zones, "p1.hand")[1] == swept.format("KH, KS, QS", "QD and QH")


def test_a_card_in_an_open_hand_speaks_of_what_would_be():
    zones = {"draw": "4C", "p1.hand": "6C", "p2.hand": "KC QC", "p2.glasses": "8S"}
    assert tip(zones, "p2.hand") == ["p2 needs 14 points instead of 21"]
    assert tip(zones, "p2.hand", 1)[0].startswith("Protects p2’s other cards")


def test_a_jack_is_told_of_the_queen_that_stops_it():
    zones = {"draw": "4C", "p1.hand": "JC", "p2.hand": "6H", "p2.royals": "QD", "p2.points": "9H"}
    assert (
        explain(table(zones), "action JC")
        == "p2’s queen protects everything you could steal (CU-23)"
    )


def test_a_card_that_a_three_may_take_says_so():
    zones = {"draw": "4C", "scrap": "10D", "p1.hand": "3C", "p2.hand": "6H"}
    assert tip(zones, "scrap")[0] == "A three can take it back"
    assert tip(zones | {"p1.hand": "4H"}, "scrap") == ["A three can take it back"]
    state = table(zones)
    state.play("action 3C")
    state.play("allow")
    assert told(state, "scrap", 0) == ["You can take this card", "Play for 10 points (10 of 21)"]


def test_it_is_told_that_a_queen_keeps_twos_away():
    zones = {"draw": "4C 5C", "p1.hand": "AC", "p1.royals": "QD", "p2.hand": "6H 2C"}
    state = table(zones)
    assert ("stood", "p1", {"card": "AC", "use": "safe"}) in said(state, "action AC")


def test_an_ace_or_six_that_sweeps_nothing_says_so():
    state = table({"draw": "4C 5C", "p1.hand": "AC 6C", "p2.hand": "6H 2C"})
    assert state.means("action AC").word == "scrap_points nothing"
    assert state.means("action 6C").word == "scrap_effects nothing"


def test_a_card_of_ones_own_is_called_so_before_it_is_scrapped_or_taken_back():
    zones = {"draw": "4C 5C", "p1.hand": "2C 9C", "p1.points": "9S JH", "p1.royals": "KD"}
    zones |= {"p2.hand": "6H", "p2.points": "9H JD"}
    state = table(zones)
    words = {move: state.means(move).word for move in state.legal_moves() if " " in move}
    assert words["action 2C JH"] == "scrap_effect own"
    assert words["action 9C KD"] == "return_effect own"
    assert words["action 2C JD"] == "scrap_effect"


@pytest.mark.parametrize(("rules", "seats"), [one for one in TABLES if "cuttle" in one[0]])
def test_a_line_says_that_it_wins_if_it_does_and_never_else(rules, seats):
    loaded = load_rules(rules)
    for seed in range(effort(4, 20)):
        rng, state = Random(seed), loaded.game.new(loaded, seats, Chance(seed))
        for _ in range(300):
            if state.turn is None:
                break
            for line in state.legal_moves():
                follows_its_promise(state, line)
            state.play(chosen(state, rng, 0.97))


def follows_its_promise(before, line):
    """Whether it is said who wins by a line at once, and who does if nobody counters it."""
    promise = before.means(line)
    if not line.startswith(("points", "action")):
        return
    world = before.clone()
    world.play(line)
    at_once = winner(world)
    if line.startswith("points"):
        assert promise.word == ("wins" if at_once else "")
        assert promise.about["after"] == world.points(before.turn)
        return
    while world.turn is not None and world.memory.phase == "counter":
        world.play("allow")
    won = winner(world)
    assert promise.about.get("winner", "") == won
    assert promise.about.get("ending", "") == ("now" if at_once else "uncountered" if won else "")


def winner(state):
    return state.outcome.ranking[0][0] if state.outcome and len(state.outcome.ranking) > 1 else ""


def test_the_end_tells_which_points_were_stolen_from_whom():
    zones = {"draw": "4C", "p1.hand": "JC", "p1.points": "9S 8S", "p2.points": "9H"}
    zones["p2.hand"] = "6H"
    state = table(zones)
    state.play("action 9H JC")
    state.play("allow")
    told = [one.about for one in state.account() if one.word == "card"]
    stolen = {"card": "9H", "count": 9, "use": "stolen", "by": "JC", "owner": "p2"}
    assert told == [{"card": "9S", "count": 9}, {"card": "8S", "count": 8}, stolen]


def test_what_can_take_ones_own_points_is_told_with_the_ace():
    zones = {"draw": "4C", "p1.hand": "9C", "p1.points": "10H JD", "p2.hand": "6H"}
    assert tip(zones, "p1.points")[2:] == ["10S can scuttle it", "An ace or a jack can take it"]
    told = "An ace, a two, a six or a nine can remove it, and so can a scuttle"
    assert tip(zones, "p1.points", 1)[-1] == told


NUMBERS = [f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11))) for suit in "CDHS"]
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


@pytest.mark.parametrize("rank", ["A", *map(str, range(2, 11))])
@pytest.mark.parametrize(("mine", "theirs"), [*permutations("CDHS", 2)])
def test_between_equal_ranks_every_tip_says_which_suit_beats_which(rank, mine, theirs):
    """In the hand where it beats, on the table where it doesn't, for any order of the suits."""
    for order in ("CDHS", "SHDC"):
        zones = {"draw": "KC", "p1.hand": rank + mine, "p2.hand": "KD", "p2.points": rank + theirs}
        state = table(zones, turn="p1", suits_low_to_high=tuple(order))
        high, low = sorted((mine, theirs), key=order.index, reverse=True)
        words = f"{SUIT_NAMES[high]} beat {SUIT_NAMES[low]}"
        zone = "p1.hand" if mine == high else "p2.points"
        if rank != "A" or mine == high:  # an Ace could sweep it away, and says that instead
            assert words in " ".join(told(state, zone, 0))
        if mine == low:
            words = explain(state, " ".join(["scuttle", *sorted((rank + mine, rank + theirs))]))
            assert SUIT_NAMES[high] in words
            assert SUIT_NAMES[low] in words


@pytest.mark.parametrize("points", NUMBERS)
def test_what_can_scuttle_ones_own_card_is_named_by_the_lowest_that_can(points):
    zones = {"draw": "KC", "p1.points": points, "p1.hand": "KD", "p2.hand": "KH"}
    told = " ".join(tip(zones, "p1.points"))
    beat = [each for each in NUMBERS if NUMBERS.index(each) > NUMBERS.index(points)]
    if not beat:
        assert "scuttle" not in told
    else:
        assert beat[0] + (" or higher" if len(beat) > 1 else "") + " can scuttle it" in told


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("9C", "There’s nothing to send back now"),
        ("AC", "There’s nothing to scrap now"),
        ("6C", "There’s nothing to scrap now"),
        ("3C", "There’s no card to take from the scrap pile"),
        ("2C", "Counter an effect on another player’s turn"),
    ],
)
def test_a_use_that_finds_nothing_is_no_offer(hand, words):
    assert tip({"draw": "4C", "p1.hand": hand, "p2.hand": "5C"}, "p1.hand")[-1] == words


def test_a_scuttle_is_offered_with_what_it_costs():
    zones = {"draw": "4C", "p1.hand": "10S", "p2.hand": "5C", "p2.points": "4H"}
    assert tip(zones, "p1.hand")[1] == "Scuttle 4H (both are scrapped)"


def test_while_a_counter_is_asked_a_two_speaks_of_it_and_the_action_of_what_it_will_do():
    zones = {"draw": "4C", "p1.hand": "2C", "p1.royals": "QH KH", "p2.hand": "KD 2H 4H"}
    assert tip(zones, "p1.hand", lines=["action KD"]) == ["Counters KD. Both go to the scrap pile"]
    words = ["Played by p2", "p2 needs 14 points instead of 21", "You can counter it with 2C"]
    assert tip(zones, "played", lines=["action KD"]) == words
    words = "Make you discard 1 card"
    assert tip(zones, "played", lines=["action 4H"])[1] == words


def test_the_place_for_queens_and_kings_says_that_laying_one_is_a_turn():
    zones = {"draw": "4C", "p1.hand": "KC", "p2.hand": "KD"}
    assert "turn" in tip(zones, "p1.royals", None)[0]
    assert "turn" not in tip(zones, "p2.royals", None)[0]


def test_every_power_is_whole():
    """What it does, its rule on the page, and what is said of it, whatever lies on the table."""
    assert set(ACTIONS) == {word for some in get_args(Does) for word in get_args(some)} - {"none"}
    page = rules_page("cuttle")
    for power, action in ACTIONS.items():
        rank = next((rank for rank, word in PICTURES.items() if word == power), "9")
        powers = {"9": power} if rank == "9" and power != "usurp" else {}
        state = table({"draw": "4C", "p1.hand": "AC", "p2.hand": "5C"}, powers=powers, jokers=1)
        play = Play(state, "p1", card("X1" if power == "usurp" else f"{rank}C"), "p1")
        fact = action.use(play) or action.idle(play)
        assert "«" not in say(fact, Reader(str, "p1")), power
        assert action.IDLE or power in {*FREE, *LASTING}, power
        assert not action.IDLE or phrases.has(action.IDLE), power
        assert "RULE" in vars(type(action)), power
        assert f"**CU-{action.RULE}**" in page, power


def test_partners_win_and_lose_together():
    """CU-52: by a game given up too, and each of them counts a game won of an evening."""
    state = table({"draw": "4C", "p1.hand": "AC", "p2.hand": "5C"}, 4, "cuttle-teams")
    assert state.side("p1") == state.side("p3") == ("p1", "p3")
    assert state.others["p1"] == ("p2", "p4")
    state.play("resign")
    assert state.outcome.ranking == (("p2", "p4"), ("p1", "p3"))
    assert state.outcome.winners == state.outcome.team == ("p2", "p4")
    assert state.returns() == (-1.0, 1.0, -1.0, 1.0)
    assert state.brought() == {"p1": 0, "p2": 1, "p3": 0, "p4": 1}


def test_two_teams_are_four_players():
    with pytest.raises(TableError, match="four"):
        table({"draw": "4C", "p1.hand": "AC"}, 3, "cuttle", teams=True)


def test_glasses_that_a_six_scraps_are_told_as_the_loss_of_who_played_them():
    zones = {"draw": "4C", "p1.hand": "6C", "p2.hand": "6H", "p2.glasses": "8S", "p2.royals": "KD"}
    state = table(zones, turn="p1")
    state.play("action 6C")
    lost = [entry.event for entry in state.play("allow")]
    lost = [(each.seat, each.about["cards"]) for each in lost
            if isinstance(each, Said) and each.about.get("use") == "swept"]  # fmt: skip
    assert lost == [("p2", "KD"), ("p1", "8S")]
