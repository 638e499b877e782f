"""Cuttle's words: why a line is refused, what is wrong with a position, what is told of a play."""

import re
from itertools import permutations
from random import Random

import pytest
from effort import effort
from strategies import TABLES, chosen

from cardtable.engine.chance import Chance
from cardtable.engine.events import Said, redact
from cardtable.engine.position import PositionError, read_position, write_position
from cardtable.files import load_rules


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
        ("scuttle 5D 9H", "5D is lower than 9H (CU-8)"),
        ("scuttle 5D 5H", "5D is lower than 5H: hearts beat diamonds (CU-8)"),
        ("scuttle 7H 9D", "that's yours already (CU-8)"),
        ("scuttle 9D JS", "only point cards can be scuttled (CU-8)"),
        ("scuttle 9D KC", "only point cards can be scuttled (CU-8)"),
        ("scuttle 4D JC", "only A to 10 can scuttle (CU-8)"),
        ("scuttle 9D", "name the point card to scuttle (CU-8)"),
        ("scuttle 4D 5H 9D", "a turn is one card: name it, and what it is aimed at (CU-5)"),
        ("action 7H JC", "that's yours already (CU-21)"),
        ("action JC KC", "only point cards can be stolen (CU-21)"),
        ("action JC JS", "only point cards can be stolen (CU-21)"),
        ("points 4C", "that card isn't in your hand (CU-2)"),
        ("points 6H", "that card isn't in your hand (CU-2)"),
        ("points 5C", "that card isn't in your hand (CU-2)"),
        ("points AS", "that card isn't in your hand (CU-2)"),
        ("action 2D KD", "that card isn't on the table (CU-2)"),
        ("action 2D KH", "that card isn't on the table (CU-2)"),
        ("action 2D 5C", "that card isn't on the table (CU-2)"),
        ("action 2D QC", "that card isn't on the table (CU-2)"),
        ("action 2D", "name the card to aim it at (CU-12)"),
        ("action 9D", "name the card to aim it at (CU-19)"),
        ("action JC", "name the card to aim it at (CU-21)"),
        ("points QC", "only A to 10 count points (CU-7)"),
        ("points 5D 9D", "a turn is one card: name it, and what it is aimed at (CU-5)"),
        ("points", "name the card to play (CU-5)"),
        ("action 10D", "tens have no power (CU-25)"),
        ("action 2D 4D", "point cards are safe from it (CU-12)"),
        ("action 9D 4D", "point cards are safe from it (CU-19)"),
        ("action 2D 9H", "point cards are safe from it (CU-12)"),
        ("action 2D JH", "another Jack lies on it (CU-R4)"),
        ("action 9D JH", "another Jack lies on it (CU-R4)"),
        ("action 2D p2", "it is aimed at a card, not at a player (CU-12)"),
        ("action QC p2", "it isn't aimed at a player (CU-23)"),
        ("action QC 4D", "QC isn't aimed at a card: it is played by itself (CU-23)"),
        ("pass", "draw or play (CU-33)"),
        ("allow", "there is nothing to counter: points and scuttles can't be countered (CU-26)"),
        ("take 5C", "only a Three takes cards from the scrap pile (CU-13)"),
        ("discard 5D", "nothing is discarded now: play a card, or draw (CU-5)"),
        ("p2 draw", "it's p1's turn (CU-4)"),
        (
            "p2 counter 6H",
            "a counter can't be countered (CU-27)",
        ),
    ],
)
def test_why_not_on_ones_turn(line, words):
    assert table(HANDS).explain(line) == words


@pytest.mark.parametrize(
    ("zones", "line", "words"),
    [
        ({"p1.hand": "2C"}, "action 2C", "no royal or glasses are in play (CU-10)"),
        ({"p1.hand": "9C"}, "action 9C", "no royal or glasses are in play (CU-10)"),
        ({"p1.hand": "JC"}, "action JC", "nobody else has points to steal (CU-10)"),
        ({"p1.hand": "3C"}, "action 3C", "the scrap pile is empty (CU-10)"),
        ({"p1.hand": "4C"}, "action 4C", "their hand is empty (CU-10)"),
        ({"p1.hand": "5C"}, "action 5C", "there are no cards to draw (CU-10)"),
        ({"p1.hand": "7C"}, "action 7C", "there are no cards to draw (CU-10)"),
        ({"p1.hand": "7C"}, "draw", "the draw pile is empty (CU-33)"),
        ({"p1.hand": "8C"}, "action 8C p2", "with one opponent, name the card alone (CU-18)"),
        (
            {"p1.hand": "2C", "p2.royals": "QC KC"},
            "action 2C KC",
            "p2's Queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "9C", "p2.royals": "QC QD"},
            "action 9C QC",
            "p2's Queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "JC", "p2.royals": "QC", "p2.points": "9C"},
            "action 9C JC",
            "p2's Queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "2C", "p1.glasses": "8C", "p2.royals": "QC"},
            "action 2C 8C",
            "p2's Queen protects it (CU-23)",
        ),
        (
            {"p1.hand": "2C", "p2.hand": "9C", "p2.royals": "QC"},
            "counter 2C",
            "can't be countered: p2's Queen protects what p2 plays (CU-29)",
        ),
    ],
)
def test_why_not_in_want_of_something(zones, line, words):
    assert table(zones).explain(line) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("action 4C", "name the player to aim it at (CU-14)"),
        ("action 4C p1", "you can't aim it at yourself (CU-14)"),
        ("action 4C p3", "their hand is empty (CU-10)"),
        ("action 4C p4", "there is no seat p4 at this table (CU-14)"),
        ("action 8C p1", "you can't aim it at yourself (CU-18)"),
        ("action p2 8C", "name the card first, then the player (CU-18)"),
        ("action p2 4C", "name the card first, then the player (CU-14)"),
        ("action 8C", "“action 8C” could be “action 8C p2” or “action 8C p3”"),
    ],
)
def test_why_not_with_three_players(line, words):
    zones = {"p1.hand": "4C 8C", "p2.hand": "9C"}
    assert table(zones, seats=3).explain(line) == words


def test_nobody_left_to_raid():
    zones = {"p1.hand": "4C 8C"}
    assert table(zones, seats=3).explain("action 4C") == "their hands are empty (CU-10)"


def test_ones_own_cards_by_option():
    zones = {"p1.hand": "2C 9C", "p1.royals": "KC", "p1.points": "3C", "p2.royals": "KD"}
    state = table(zones, two="opponent", nine="opponent_any")
    assert state.explain("action 2C KC") == "it works only on an opponent's card (CU-42)"
    assert state.explain("action 9C KC") == "it works only on an opponent's card (CU-40)"
    assert state.explain("action 3C 9C") == "it works only on an opponent's card (CU-40)"
    assert state.explain("action 2C 3C") == "point cards are safe from it (CU-12)"


def test_frozen_and_full():
    zones = {"draw": "4C", "p1.hand": "2C 9C JC JD JH"}
    state = table(zones, state={"frozen": {"p1": ["9C"]}}, hand_limit=5)
    assert state.explain("points 9C") == "returned by a Nine: it must wait a turn (CU-20)"
    assert state.explain("draw") == "your hand is full (CU-37)"


def test_while_a_counter_is_open():
    state = table(
        {"draw": "4C", "p1.hand": "5C 2S", "p2.hand": "2C 2D 9H"},
        state={"frozen": {"p2": ["2D"]}},
    )
    state.play("action 5C")
    for line in ("draw", "points 9H", "action 2C", "take 5C", "pass", "discard 9H"):
        assert state.explain(line) == "answer first: counter, or allow (CU-28)"
    assert state.explain("counter 9H") == "you are asked to counter, and only a Two can (CU-26)"
    assert state.explain("counter 2D") == "returned by a Nine: it must wait a turn (CU-20)"
    assert state.explain("counter 2H") == "that card isn't in your hand (CU-2)"
    assert state.explain("counter") == "counter with one Two (CU-27)"
    assert state.explain("p1 counter 2S") == "you can't counter your own card (CU-28)"
    assert state.explain("p1 draw") == "it's p2's turn (CU-28)"
    state.play("counter 2C")
    assert state.explain("p1 counter 2S") == "a counter can't be countered (CU-27)"


def test_the_counterer_cannot_be_countered_by_the_player_while_others_think():
    zones = {"draw": "4C", "p1.hand": "5C 2S", "p2.hand": "9C", "p3.hand": "2C 9H"}
    state = table(zones, seats=3)
    state.play("action 5C")
    assert state.explain("p3 counter 2C") == "it's p2's turn (CU-28)"


def test_while_a_card_is_turned_up():
    zones = {"draw": "4C 9H", "p1.hand": "7C 9C", "p2.hand": "2C", "p2.points": "8C"}
    state = table(zones)
    state.play("action 7C")
    state.play("allow")
    for line in ("draw", "points 9C", "scuttle 8C 9C", "discard 9H", "pass", "points 9S"):
        assert state.explain(line) == "you must play the turned-up card (CU-17)"
    assert state.explain("action 9H") == "no royal or glasses are in play (CU-10)"
    assert state.explain("scuttle 9H") == "name the point card to scuttle (CU-8)"


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
    assert state.explain("discard 9C") == "give up exactly 2 cards (CU-40)"
    assert state.explain("discard 9C 9S") == "that card isn't in your hand (CU-2)"
    assert state.explain("draw") == "give up exactly 2 cards (CU-40)"
    state.play("discard 9C 9D")
    assert state.turn == "p1"
    assert state.explain("draw") == "give up exactly 1 card (CU-41)"
    state.play("discard QD")
    state.play("draw")
    state.play("action 7C")
    state.play("allow")
    assert state.legal_moves() == ["points AS", "action AS"]
    assert state.explain("discard JS") == "you must play the turned-up card (CU-17)"


def test_giving_up_one_of_two_useless_cards():
    state = table({"draw": "JS JH", "p1.hand": "7C"}, seven="two")
    state.play("action 7C")
    assert state.explain("discard JS JH") == "give up exactly 1 of the drawn cards (CU-40)"
    assert state.explain("draw") == "give up exactly 1 of the drawn cards (CU-40)"


def test_giving_up_for_a_five():
    state = table({"draw": "JS JH", "p1.hand": "5C KC KD"}, five="discard_draw")
    state.play("action 5C")
    assert state.explain("discard KC KD") == "give up exactly 1 card (CU-43)"


def test_taking():
    zones = {"scrap": "3D 9C", "p1.hand": "3C"}
    state = table(zones, three_takes_three=False)
    state.play("action 3C")
    assert state.explain("take 3D") == "a Three can't take a Three in this game (CU-13)"
    assert state.explain("take KC") == "that card isn't in the scrap pile (CU-13)"
    assert state.explain("draw") == "take one card from the scrap pile (CU-13)"


def test_ranks_are_named_by_what_they_do():
    powers = {"3": "none", "9": "none", "10": "rummage", "A": "rummage", "2": "return_effect"}
    zones = {"draw": "KC", "p1.hand": "3C 4C"}
    state = table(zones, powers=powers, state={"frozen": {"p1": ["4C"]}})
    assert state.explain("action 3C") == "threes have no power (CU-25)"
    assert state.explain("take 3D").startswith("only an Ace or Ten takes cards")
    assert state.explain("points 4C") == "returned by a Two: it must wait a turn (CU-20)"


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
        ({}, {"laid_by": {"9C": "p1"}}, 2, "state.laid_by: 9C does not lie on the table"),
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
        ("scuttled", "p1", {"card": "6C", "by": "9C"}),
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
    return state.tip("p1", zone, place)


OPPOSITE = {"draw": "4C", "p2.hand": "6H 7C", "p2.points": "10H 9C JD", "p2.royals": "KC"}


@pytest.mark.parametrize(
    ("hand", "zone", "place", "words"),
    [
        ("AS", "p2.points", 0, "You could scrap all points with AS"),
        ("AS", "p2.points", 2, "You could scrap all points with AS"),
        ("AS", "p2.royals", 0, "Nothing in your hand can touch it"),
        ("6S", "p2.royals", 0, "You could sweep it away with 6S"),
        ("6S", "p2.points", 0, "Nothing in your hand can touch it"),
        ("2S 6S", "p2.royals", 0, "Your 2S or 6S could take it away"),
        ("JC", "p2.points", 0, "You could steal it with JC"),
    ],
)
def test_a_tip_counts_what_sweeps_a_card_away(hand, zone, place, words):
    assert tip({**OPPOSITE, "p1.hand": hand}, zone, place)[1] == words


def test_ones_own_cards_are_named_as_targets_after_the_others():
    zones = {"draw": "4C", "p1.hand": "9C", "p1.royals": "KH", "p2.hand": "6H"}
    assert tip(zones, "p1.royals")[1] == "Only Twos, Sixes or Nines can remove it"
    assert tip(zones, "p1.hand")[1] == "Or send back your KH"
    zones["p2.royals"] = "KC"
    assert tip(zones, "p1.hand")[1] == "Or send back KC or your KH"
    zones |= {"p1.royals": "KH QS", "p2.royals": ""}
    assert tip(zones, "p1.hand")[1] == "Or send back your KH or QS"


def test_a_jack_says_when_it_wins_and_a_three_names_the_only_card():
    zones = {"draw": "4C", "p1.hand": "JC", "p1.points": "10C 9C", "p2.points": "7H"}
    assert tip(zones, "p1.hand") == ["JC: steals 7H", "Then 26 points: you win"]
    zones["p2.points"] = "7H 5H"
    assert tip(zones, "p1.hand") == ["JC: steals 7H or 5H", "With 7 points you win"]
    zones = {"draw": "4C", "p1.hand": "3C", "scrap": "9S"}
    assert tip(zones, "p1.hand")[1] == "Or take 9S from the scrap pile"
    zones["scrap"] = "9S 8S"
    assert tip(zones, "p1.hand")[1] == "Or take one of 2 scrapped cards"


def test_a_six_names_what_it_scraps_and_whose_it_is():
    zones = {"draw": "4C", "p1.hand": "6C", "p1.royals": "KH", "p2.hand": "6H", "p2.royals": "QD"}
    zones["p2.glasses"] = "8S"  # that one works for p1
    assert tip(zones, "p1.hand")[1] == "Or scrap your KH, 8S and p2's QD"
    zones |= {"p1.royals": "KH KS QS", "p2.royals": "QD QH"}
    assert tip(zones, "p1.hand")[1] == "Or scrap J, Q, K, glasses (you 4, p2 2)"


def test_a_card_in_an_open_hand_speaks_of_what_would_be():
    zones = {"draw": "4C", "p1.hand": "6C", "p2.hand": "KC QC", "p2.glasses": "8S"}
    assert tip(zones, "p2.hand") == ["KC: p2 would need 14 points", "Now 21, and p2 has 0"]
    assert tip(zones, "p2.hand", 1)[0] == "QC: would protect p2's other cards"


def test_a_jack_is_told_of_the_queen_that_stops_it():
    zones = {"draw": "4C", "p1.hand": "JC", "p2.hand": "6H", "p2.royals": "QD", "p2.points": "9H"}
    assert table(zones).explain("action JC") == "p2's Queen protects what is there (CU-23)"


def test_a_card_that_a_three_may_take_says_so():
    zones = {"draw": "4C", "scrap": "10D", "p1.hand": "3C", "p2.hand": "6H"}
    assert tip(zones, "scrap")[1] == "Anyone can take it with a Three"
    state = table(zones)
    state.play("action 3C")
    state.play("allow")
    assert state.tip("p1", "scrap", 0)[1] == "Click it: it goes into your hand"


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
    says = "you win" if won == before.turn else f"{won} wins" if won else ""
    if says:
        says = f", and {says}" if at_once else f"; {says} if nobody counters it"
    assert promise.about.get("ending", "") == says


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
    assert tip(zones, "p1.points")[1] == "10S, a Jack or an Ace can take it"
    assert tip(zones, "p1.points", 1)[1] == "A, 2, 6, 9 or a scuttle can remove it"


NUMBERS = [f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11))) for suit in "CDHS"]
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


@pytest.mark.parametrize("rank", ["A", *map(str, range(2, 11))])
@pytest.mark.parametrize(("mine", "theirs"), [*permutations("CDHS", 2)])
def test_between_equal_ranks_every_tip_says_which_suit_beats_which(rank, mine, theirs):
    """In the hand where it beats, on the table where it doesn't, for any order of the suits."""
    for order in ("CDHS", "SHDC"):
        zones = {"draw": "KC", "p1.hand": rank + mine, "p2.hand": "KD", "p2.points": rank + theirs}
        state = table(zones, turn="p1", suits_low_to_high=tuple(order))
        high, low = sorted((mine, theirs), key=order.index, reverse=True)
        told = f"{SUITS[high]} beats {SUITS[low]}"
        zone = "p1.hand" if mine == high else "p2.points"
        if rank != "A" or mine == high:  # an Ace could sweep it away, and says that instead
            assert told in " ".join(state.tip("p1", zone, 0))
        if mine == low:
            words = state.explain(" ".join(["scuttle", *sorted((rank + mine, rank + theirs))]))
            assert SUIT_NAMES[high] in words
            assert SUIT_NAMES[low] in words


@pytest.mark.parametrize("points", NUMBERS)
def test_what_can_scuttle_ones_own_card_is_named_by_the_lowest_that_can(points):
    zones = {"draw": "KC", "p1.points": points, "p1.hand": "KD", "p2.hand": "KH"}
    told = tip(zones, "p1.points")[1]
    beat = [each for each in NUMBERS if NUMBERS.index(each) > NUMBERS.index(points)]
    if not beat:
        assert "higher" not in told
        return
    if len(beat) > 1 and not beat[0].startswith("10"):
        least = told.partition(" or higher")[0]
        assert least == (beat[0] if beat[0][:-1] == points[:-1] else beat[0][:-1])
    elif len(beat) < 4:
        assert told.startswith(beat[0] + (" or higher," if len(beat) > 1 else ","))
    else:  # nothing is higher than the four of them
        assert told.startswith("A Ten,")


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("9C", "There is nothing to send back now"),
        ("AC", "There is nothing to scrap now"),
        ("6C", "There is nothing to scrap now"),
        ("3C", "The scrap pile is empty"),
        ("2C", "Or counter an action"),
    ],
)
def test_a_use_that_finds_nothing_is_no_offer(hand, words):
    assert tip({"draw": "4C", "p1.hand": hand, "p2.hand": "5C"}, "p1.hand")[1] == words


def test_a_scuttle_is_offered_with_what_it_costs():
    zones = {"draw": "4C", "p1.hand": "10S", "p2.hand": "5C", "p2.points": "4H"}
    assert tip(zones, "p1.hand")[1] == "Or scuttle 4H: both are scrapped"


def test_while_a_counter_is_asked_a_two_speaks_of_it_and_the_action_of_what_it_will_do():
    zones = {"draw": "4C", "p1.hand": "2C", "p1.royals": "QH KH", "p2.hand": "KD 2H 4H"}
    assert tip(zones, "p1.hand", lines=["action KD"]) == ["2C counters KD: both are scrapped"]
    assert tip(zones, "played", lines=["action KD"])[0] == "KD: p2 would need 14 points"
    assert (
        tip(zones, "played", lines=["action 4H"])[0] == "4H would make you discard 1 card at random"
    )


def test_the_place_for_queens_and_kings_says_that_laying_one_is_a_turn():
    zones = {"draw": "4C", "p1.hand": "KC", "p2.hand": "KD"}
    assert "turn" in tip(zones, "p1.royals", None)[0]
    assert "turn" not in tip(zones, "p2.royals", None)[0]
