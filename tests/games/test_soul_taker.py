"""What scenarios cannot say of Soul Taker: deals, all outcomes, refused files and positions."""

import re
from random import Random

import pytest
from where import ROOT

from cardtable.engine.cards import card, names
from cardtable.engine.chance import Chance
from cardtable.engine.facts import Bar
from cardtable.engine.guide import look
from cardtable.engine.position import PositionError, read_position
from cardtable.files import DataError, load_rules
from cardtable.games.soul_taker.told import GUIDE, race

STANDARD, MIXED = "soul-taker", "soul-taker-mixed"

OUTCOMES = """
    1 2 3 4 5
1   = . . C .
2   C = . . C
3   C C = C C
4   . C . = .
5   C . . . =
"""
"""ST-12: the answer's row, the lead's column."""

_ROWS = [line.split() for line in OUTCOMES.strip().splitlines()]
OUTCOME = {
    (row[0], lead): mark for row in _ROWS[1:] for lead, mark in zip(_ROWS[0], row[1:], strict=True)
}


def at(zones, rules=STANDARD, turn="p1", options=None, **state):
    """A written position; `p1_hand` stands for `p1.hand`."""
    named = {zone.replace("_", "."): run for zone, run in zones.items()}
    data = {"turn": turn, "zones": named, "state": state}
    return read_position(load_rules(rules, options or {}), 2, data)


def lying(state):
    """What lies in each zone that holds something."""
    return {zone: names(run) for zone, run in state.zones.items() if run}


# ---------------------------------------------------------------------- the deal


def test_the_standard_deal_is_two_shuffles():  # ST-3, ST-5
    script = [
        f"chance shuffle {seat}.deck " + " ".join(f"{side}{v}{c}" for v in "12345" for c in "abcde")
        for seat, side in (("p1", "+"), ("p2", "-"))
    ]
    rules = load_rules(STANDARD)
    chance = Chance(script=script)
    state = rules.game.new(rules, 2, chance)
    assert chance.take() == script
    assert lying(state) == {
        "p1.deck": " ".join(f"+{v}{c}" for v in "1234" for c in "abcde"),
        "p2.deck": " ".join(f"-{v}{c}" for v in "1234" for c in "abcde"),
        "p1.down1": "+5e",
        "p1.down2": "+5d",
        "p1.hand": "+5c +5b +5a",
        "p2.down1": "-5e",
        "p2.down2": "-5d",
        "p2.hand": "-5c -5b -5a",
    }


def test_the_mixed_deck_is_dealt_singly_from_the_end():  # ST-4
    order = [f"{side}{v}{c}" for v in "12345" for c in "abcde" for side in "+-"]
    script = ["chance toss p2", f"chance shuffle p1.deck {' '.join(order)}"]
    rules = load_rules(MIXED)
    chance = Chance(script=script)
    state = rules.game.new(rules, 2, chance)
    assert chance.take() == script
    assert (state.turn, state.memory.first) == ("p2", "p2")
    # p1 gets the last card, which lies lowest, and every other one from there: all the Foul ones
    dealt = {"p1": order[::-1][0::2], "p2": order[::-1][1::2]}
    for seat, run in dealt.items():
        assert names(state.zones[f"{seat}.deck"]).split() == run[:20]
        assert [names(state.zones[f"{seat}.down{n}"]) for n in (1, 2)] == [run[24], run[23]]
        assert set(names(state.zones[f"{seat}.hand"]).split()) == set(run[20:23])


@pytest.mark.parametrize("first", ["p1", "p2"])
def test_whoever_is_named_leads_first_and_nobody_tosses(first):  # ST-4
    rules = load_rules(MIXED, {"first": first})
    state = rules.game.new(rules, 2, Chance(4))
    assert state.turn == first
    assert [line.split()[1] for line in state.chance.take()] == ["shuffle"]


DEALS = {
    STANDARD: ("p1", "+4a +4d +2a", "-2b -4d -4c"),
    MIXED: ("p1", "+3e -3b -3d", "-3c +4a -5c"),
}


@pytest.mark.parametrize("rules", list(DEALS))
def test_a_seed_deals_alike_on_every_python(rules):
    loaded = load_rules(rules)
    state = loaded.game.new(loaded, 2, Chance(8675309))
    dealt = (state.turn, *(names(state.zones[zone]) for zone in ("p1.hand", "p2.hand")))
    assert dealt == DEALS[rules]


# ---------------------------------------------------------------------- every outcome


@pytest.mark.parametrize("lead", "12345")
@pytest.mark.parametrize("answer", "12345")
def test_every_lead_and_answer(answer, lead):  # ST-12 to ST-15
    state = at({"p1.hand": f"+{lead}a", "p2.hand": f"-{answer}b"})
    state.play(f"play +{lead}a")
    state.play(f"play -{answer}b")
    to_lead, to_answer = {
        "C": ("p1.lost", "p2.secured"),
        "=": ("p1.lost", "p2.lost"),
        ".": ("condemnation", "influence"),
    }[OUTCOME[answer, lead]]
    assert lying(state) == {to_lead: f"+{lead}a", to_answer: f"-{answer}b"}


@pytest.mark.parametrize("sides", ["++", "--", "+-", "-+"])
@pytest.mark.parametrize("pair", [(a, b) for a in "12345" for b in "12345"])
def test_every_lead_and_answer_of_the_mixed_game(pair, sides):  # ST-13, ST-16 to ST-19
    answer, lead = pair
    led, answered = f"{sides[0]}{lead}a", f"{sides[1]}{answer}b"
    for duel in (False, True):
        zones = {"p1.hand": led, "p2.hand": answered, "p1.secured": "+1e", "p2.secured": "-1e"}
        state = at(zones, MIXED, options={"lead_can_secure": duel})
        state.play(f"play {led}")
        state.play(f"play {answered}")
        mark = OUTCOME[answer, lead]
        option = None
        if mark == "C":
            where = ("p1.lost", "p2.secured")
        elif mark == "=":
            where = {
                "++": ("p2.secured",) * 2,
                "--": ("p1.secured",) * 2,
            }.get(sides, ("p1.lost", "p2.lost"))
        elif duel and OUTCOME[lead, answer] == "C":  # ST-21
            where = ("p1.secured", "p2.lost")
        elif sides[0] != sides[1]:
            where = ("p2.secured", "p1.secured")
        else:
            where = ("p1.lost", "p2.lost")
            leads = (lead > answer) == (sides == "++")
            option = ("return" if sides == "++" else "give", "p1" if leads else "p2")
        assert card(led) in state.zones[where[0]]
        assert card(answered) in state.zones[where[1]]
        assert (state.memory.option, state.turn) == (option or (None, None))


def test_what_is_lost_decides_a_whole_game():  # page, section 13
    rules = load_rules(STANDARD)
    for seed in range(20):
        state, rng = rules.game.new(rules, 2, Chance(seed)), Random(seed)
        played = 0
        while state.turn:
            state.play(rng.choice(state.legal_moves()))
            played += 1
        worth = {
            seat: sum(int(c.rank) for c in state.zones[f"{seat}.lost"]) for seat in state.seats
        }
        score = state.score()
        assert played == 50
        assert score["p1"] - score["p2"] == worth["p2"] - worth["p1"]


def test_fair_leads_thirteen_times():  # ST-1
    rules = load_rules(STANDARD)
    state, leads = rules.game.new(rules, 2, Chance(3)), []
    while state.turn:
        if not state.zones["table"]:
            leads.append(state.turn)
        state.play(state.legal_moves()[0])
    assert leads == ["p1", "p2"] * 12 + ["p1"]


# ---------------------------------------------------------------------- refusals


def test_a_refusal_does_not_tell_where_a_card_is():  # ST-8
    zones = {"p1.down1": "+3c", "p1.deck": "+1a", "p1.hand": "+2a", "p1.lost": "+5a"}
    state = at(zones | {"p2.hand": "-2a", "p2.down2": "-3a"})
    tried = ["+3c", "+1a", "+5a", "-2a", "-3a", "+5e", "4C"]
    told = {state.explain(f"play {name}") for name in tried}
    assert len(told) == 1
    assert told.pop().endswith("(ST-8)")


WAITING = {"p1.hand": "+1a", "p2.hand": "-1a", "p1.lost": "+4a", "p1.secured": "+2a"}


@pytest.mark.parametrize(
    ("option", "line", "key", "rule"),
    [
        (None, "play down1", "played", 9),
        (None, "play down3", "place", 9),
        (None, "play deck", "deck", 9),
        (None, "play", "one-card", 7),
        (None, "decline", "option", 9),
        (None, "return +4a", "option", 9),
        (None, "give +2a", "option", 9),
        ("return", "play +1a", "play", 18),
        ("give", "play +1a", "play", 19),
        ("return", "return +2a", "there", 18),
        ("give", "give +4a", "there", 19),
        ("return", "give +2a", "other", 18),
        ("give", "give +2a +1a", "one", 19),
        ("give", "p2 play -1a", "turn", 7),
    ],
)
def test_a_refusal_says_why(option, line, key, rule):  # section 12
    bar = at(WAITING, MIXED, option=option).problem(line).bar
    about = {"who": "p1"} if key == "turn" else {"option": option} if rule > 9 else {}
    about = {} if key == "play" else about
    assert bar == Bar(f"soul-taker.no-{key}", about, rule=f"ST-{rule}")


# ---------------------------------------------------------------------- what a seat may conclude


def test_unseen_cards_keep_to_their_decks_in_the_standard_game():  # section 11
    rules = load_rules(STANDARD)
    state = rules.game.new(rules, 2, Chance(5))
    places = {"p1.down1": set(), "p2.hand": set()}
    for seed in range(200):
        world = rules.game.determinize(state.view("p1"), Random(seed))
        for zone, seen in places.items():
            seen.update(world.zones[zone])
            assert all(one.suit == ("+" if zone[1] == "1" else "-") for one in world.zones[zone])
        assert lying(world).keys() == lying(state).keys()
    assert len(places["p1.down1"]) == 22, "a blind card may be any that was not seen"
    assert len(places["p2.hand"]) == 25


def test_unseen_cards_may_lie_anywhere_in_the_mixed_game():  # section 11
    rules = load_rules(MIXED)
    state = rules.game.new(rules, 2, Chance(5))
    view = state.view("p1")
    blind = {rules.game.determinize(view, Random(n)).zones["p1.down1"][0] for n in range(600)}
    assert blind == set(view.unseen)
    assert len(blind) == 47


# ---------------------------------------------------------------------- written positions


@pytest.mark.parametrize(
    ("rules", "turn", "zones", "state", "said"),
    [
        (STANDARD, "p2", {"p1.hand": "+1a", "p2.hand": "-1a"}, {}, "turn: p1 plays next"),
        (STANDARD, "p1", {"table": "+1a", "p2.hand": "-1a"}, {}, "turn: p2 plays next"),
        (STANDARD, "p1", {"p1.hand": "+1a +2a", "p2.hand": "-1a"}, {}, "equally many"),
        (STANDARD, "p1", {}, {}, "at least one"),
        (STANDARD, "p2", {"table": "+1a", "p1.hand": "+2a", "p2.hand": "-1a"}, {}, "one card more"),
        (STANDARD, "p2", {"table": "+1a -1a"}, {}, "one led card at most"),
        (STANDARD, "p1", {"p1.hand": "-1a", "p2.hand": "-2a"}, {}, "p1.hand: -1a is of the other"),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "+2a"}, {}, "p2.hand: +2a is of the other"),
        (
            *(STANDARD, "p1"),
            *({"p1.hand": "+1a", "p2.hand": "-1a", "condemnation": "-2a"}, {}),
            "condemnation: -2a is of the other",
        ),
        (
            *(STANDARD, "p1"),
            *({"p1.hand": "+1a", "p2.hand": "-1a", "influence": "+2a"}, {}),
            "influence: +2a is of the other",
        ),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"first": "p2"}, "state.first"),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"option": "give"}, "state.option"),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"round": 6}, "state.round"),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"exchange": 0}, "state.exchange"),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"played": ["+2a"]}, "state.played"),
        (STANDARD, "p1", {"p1.hand": "+1a", "p2.hand": "-1a", "p1.lost": "+1a"}, {}, "twice"),
        (STANDARD, "p1", {"p1.hand": "AS", "p2.hand": "-1a"}, {}, "AS is no card of this game"),
        (MIXED, "p1", {"p1.hand": "AS", "p2.hand": "-1a"}, {}, "AS is no card of this game"),
        (
            *(STANDARD, "p1"),
            *({"p1.down1": "+1a +2a", "p2.hand": "-1a"}, {}),
            "p1.down1: a blind place holds one card",
        ),
        (STANDARD, "p1", {"p1.down3": "+1a", "p2.hand": "-1a"}, {}, "no such zone"),
        (MIXED, "p1", {"p1.hand": "+1a", "p2.hand": "-1a", "influence": "-2a"}, {}, "no such zone"),
        (MIXED, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"first": "p2"}, "turn: p2 plays next"),
        (MIXED, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"first": "p3"}, "no seat p3"),
        (MIXED, "p1", {"p1.hand": "+1a", "p2.hand": "-1a"}, {"option": "return"}, "no lost card"),
        (
            *(MIXED, "p1"),
            *({"p1.hand": "+1a", "p2.hand": "-1a", "p2.secured": "+5a"}, {"option": "give"}),
            "no secured card",
        ),
        (
            *(MIXED, "p1"),
            *({"p1.hand": "+1a", "p1.lost": "+5a"}, {"option": "return"}),
            "equally many",
        ),
        (
            *(MIXED, "p1"),
            *({"table": "+1a", "p1.lost": "+5a"}, {"option": "return"}),
            "nothing lies there",
        ),
        (MIXED, "p1", {"p1.lost": "+5a"}, {"option": "take"}, "state.option"),
    ],
)
def test_a_wrong_position_is_refused(rules, turn, zones, state, said):  # ST-2
    with pytest.raises(PositionError, match=re.escape(said)):
        at(zones, rules, turn, **state)


@pytest.mark.parametrize(
    ("turn", "table", "said"),
    [
        ("p1", "", "two unequal Fair cards"),
        ("p1", "+5a", "two unequal Fair cards"),
        ("p1", "+5a -1b", "two unequal Fair cards"),
        ("p1", "+5a +5b", "two unequal Fair cards"),
        ("p2", "+5a +1b", "the option is p1's"),
    ],
)
def test_what_waits_without_fresh_discards_lies_on_the_table(turn, table, said):  # section 7
    zones = {"table": table, "p1.lost": "-1a"}
    with pytest.raises(PositionError, match=said):
        at(zones, MIXED, turn, {"fresh_discards": False}, option="return")


def test_all_that_is_wrong_is_told_at_once():  # ST-2
    with pytest.raises(PositionError) as told:
        at({"p1.hand": "-1a", "p2.hand": "+1a +2a", "table": "-3a"}, turn="p1", option="give")
    assert len(told.value.problems) >= 4


def test_a_finished_position_is_a_position():
    state = at({"p1.secured": "+1a"}, turn=None)
    assert state.legal_moves() == []
    assert state.score() == {"p1": 1, "p2": 0}


# ---------------------------------------------------------------------- rules files


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"hidden": 0, "visible": 0}, "there must be at least one blind card or hand card"),
        ({"hidden": -1}, "hidden: must be at least 0, not -1"),
        ({"rounds": 0}, "rounds: must be at least 1, not 0"),
        ({"rounds": 6}, "5 too small for 6 rounds of 5"),
        ({"deck": {1: 5, 2: 5, 3: 5, 4: 5}}, "a deck of 20 cards is 5 too small"),
        ({"deck": {1: 6}}, "must be at most"),
        ({"deck": {6: 1}}, "deck.6"),
        ({"counters": {3: [3]}}, "counters.3: no value beats itself"),
        ({"counters": {3: [6]}}, "isn’t one of 1, 2, 3, 4, 5"),
        ({"mode": "both"}, "mode"),
        ({"first": "toss"}, "first: in the standard game, Fair leads first"),
        ({"first": "p2"}, "first: in the standard game, Fair leads first"),
        ({"tie": "coin"}, "tie"),
        ({"stake": "house"}, "stake"),
        ({"fresh_discards": "maybe"}, "fresh_discards"),
        ({"lead_can_secure": 1}, "lead_can_secure"),
    ],
)
def test_options_that_cannot_be_are_refused(options, said):  # section 7
    with pytest.raises(DataError, match=re.escape(said)):
        load_rules(STANDARD, options)


def test_an_override_replaces_the_whole_mapping():  # section 7
    options = load_rules(STANDARD, {"deck": {2: 5, 3: 5}, "rounds": 2}).options
    assert options.deck == {"2": 5, "3": 5}
    options = load_rules(STANDARD, {"counters": {1: [4]}}).options
    assert options.counters == {"1": ("4",)}


@pytest.mark.parametrize("rules", [STANDARD, MIXED])
def test_every_card_has_a_name_and_every_stake_a_text(rules):  # section 1, ST-27
    loaded = load_rules(rules)
    assert {one.name for one in loaded.game.blank(loaded, 2, Chance(0)).cards} == set(
        loaded.extras.cards
    )
    assert len(set(loaded.extras.cards.values())) == 50
    assert set(loaded.extras.stakes) == {"soul", "tea", "title", "verse", "hat", "none"}
    for text in loaded.extras.stakes.values():
        assert text.format(winner="Ann", loser="Bo")


def test_the_files_say_what_the_page_says():  # section 8
    page = ROOT.joinpath("rules", "soul-taker.md").read_text("utf-8")
    for variant in ("-mixed", "-duel", "-short", "-few-threes", ""):
        loaded = load_rules(STANDARD + variant)
        assert f"`{loaded.id}`" in page
        assert loaded.seats == (2, 2)
    for name in load_rules(STANDARD).extras.cards.values():
        assert name in page


# ---------------------------------------------------------------------- what strangers missed


def facts(state, zone, place=0):
    """What the tooltip tells p1, by the keys of the facts."""
    found = list(GUIDE.tooltip(state, "p1", look(state.zones, zone, place)))
    return {fact.key.removeprefix("soul-taker."): dict(fact.about) for fact in found}


def answered(state, card):
    """What is told of that answer, but the scores then: these have come true."""
    told, before = facts(state, "p1.hand"), state.score()
    then = told.pop("scores-then", None)
    state.play(f"play {card}")
    if then is None:
        assert state.score() == before
    else:
        assert {then["who"]: then["mine"], then["other"]: then["theirs"]} == state.score()
    return told


def test_a_hand_card_tells_what_counters_it_and_what_it_counters():  # ST-10
    for held, led, counters in (("+2a", "34", "15"), ("+3a", "", "1245")):
        told = facts(at({"p1_hand": held, "p2_hand": "-1a"}), "p1.hand")
        values = {"leading": {"values": tuple(led)}, "answering": {"values": tuple(counters)}}
        assert {key: about for key, about in told.items() if key != "unbeaten"} == values
        assert told["unbeaten"]["count"] == int(held[1])


@pytest.mark.parametrize(
    ("lead", "held", "key", "about"),
    [
        ("-2a", "+4a", "countered", {"who": "p1", "count": 4, "zero": None}),
        ("-2a", "+5a", "piles", {"count": 5, "costs": 2, "leader": "p2", "answerer": "p1"}),
        ("-2a", "+2a", "equal", {}),
        ("-2a", "+1a", "held", {"who": "p2", "count": 2, "zero": None}),
    ],
)
def test_an_answer_tells_how_the_exchange_ends(lead, held, key, about):  # ST-13 to ST-15, ST-21
    duel = {"lead_can_secure": key == "held"}
    state = at({"p1_hand": held, "table": lead}, options=duel, exchange=2)
    assert answered(state, held) == {key: about}


@pytest.mark.parametrize(
    ("lead", "held", "key", "about"),
    [
        ("-2a", "-4a", "countered", {"who": "p1", "count": -4, "zero": "nearer"}),
        ("+2a", "+2b", "taken", {"who": "p1", "count": 4, "zero": "further"}),
        ("-2a", "-2b", "taken", {"who": "p2", "count": -4, "zero": "further"}),
        ("-2a", "+2b", "equal", {}),
        ("+2a", "+5a", "missed", {"who": "p1", "option": "return", "to": "p2"}),
        ("-2a", "-5a", "missed", {"who": None, "option": "none", "to": None}),
        ("-5a", "-4a", "missed", {"who": "p1", "option": "give", "to": "p2"}),
        (
            *("-2a", "+5a", "exchanged"),
            {"count": 5, "costs": -2, "leader": "p2", "answerer": "p1", "zero": "nearer"},
        ),
    ],
)
def test_an_answer_of_the_mixed_game_tells_how_it_ends(lead, held, key, about):  # ST-16 to ST-19
    zones = {"p1_hand": held, "table": lead, "p1_secured": "+4c"}
    assert answered(at(zones, MIXED, exchange=2), held) == {key: about}


def test_the_lead_tells_with_what_it_can_be_countered():  # ST-10
    zones = {"p1_hand": "+2a +4a", "table": "-2a", "p2_hand": "-1a"}
    told = facts(at(zones, exchange=2), "table")
    assert told == {"led": {"who": "p2", "values": ("3", "4")}, "you-counter": {"values": ("4",)}}
    told = facts(at({**zones, "table": "-3a", "p1_hand": "+3a +4a"}, exchange=2), "table")
    assert told == {"led": {"who": "p2", "values": ()}, "you-cancel": {"value": "3"}}


def test_it_is_known_who_is_fair():
    sides = {"p1": "Fair", "p2": "Foul"}
    zones = {"p1_hand": "+1a", "p2_hand": "-1a"}
    assert at(zones).derived()["side"] == sides
    assert at(zones, MIXED).derived()["side"] == {}


@pytest.mark.parametrize("rules", [STANDARD, MIXED])
def test_a_seat_that_is_said_to_lead_next_leads_the_next_card_led(rules):
    """With an empty table that's the next card; on a lead, an answer or a choice, the one after."""
    loaded = load_rules(rules)
    for seed in range(4):
        chance = Chance(seed)
        state, rng = loaded.game.new(loaded, 2, chance), Random(seed)
        said = set()
        while state.turn is not None:
            leads = not state.zones["table"] and not state.memory.option
            if leads and said:
                assert said == {state.turn}
            said = {
                seat
                for seat in state.seats
                for fact in GUIDE.tooltip(state, "p1", look(state.zones, seat, None))
                if fact.key == "soul-taker.leads-next"
            }
            assert not leads or said == {state.turn}
            state.play(rng.choice(state.legal_moves()))
        ways = {race(state, seat).about["way"] for seat in state.seats}
        assert ways in ({"ahead", "final"}, {"level"})  # nobody has points still to come
