"""Russian Bank's words: refusals, written positions, and what is never told."""

import re
from random import Random

import pytest
from effort import effort
from where import TESTS

from cardtable.engine.chance import Chance
from cardtable.engine.events import Said, Turned, redact
from cardtable.engine.guide import look
from cardtable.engine.notation import Ambiguous
from cardtable.engine.position import PositionError, read_position, write_position, write_view
from cardtable.files import DataError, load_rules
from cardtable.games.russian_bank.options import OTHER, RANK
from cardtable.games.russian_bank.told import GUIDE
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import Reader, say
from cardtable.presenter.words import line_words, problem_words
from cardtable.session import Player, Session

LETTERS = str.maketrans("♣♦♥♠", "CDHS")
NAMES = ("KC", "KD", "KH", "KS", "KC#2", "KD#2", "KH#2", "KS#2")
KINGS = {f"t{number}": name for number, name in enumerate(NAMES, 1)}


def explain(state, line):
    """Why a line is refused, with cards and seats in notation."""
    words = problem_words(state.problem(line), table_of("russian-bank"), str)
    words = words.translate(LETTERS)
    return words[:1].lower() + words[1:]


def table(zones, turn="p1", rules="russian-bank", state=None, options=None):
    """The state of a written position; kings fill the tableau places that it leaves out."""
    loaded = load_rules(rules, options or {})
    filled = {**KINGS, **zones}
    position = {"turn": turn, "zones": {z: run for z, run in filled.items() if run}}
    return read_position(loaded, 2, position | {"state": state or {}})


FULL = {
    "fH1": "AH",
    "t1": "9S 8D",
    "t2": "7C",
    "t3": "",
    "p1.shown": "6C",
    "p1.hand": "2C 3C",
    "p1.discard": "4C 5C",
    "p2.stock": "9H",
    "p2.discard": "JC 5S",
    "p2.hand": "10D",
}
AIR = FULL | {"p1.turned": "QD"}
DONE = FULL | {"p1.hand": "", "p1.discard": ""}


@pytest.mark.parametrize(
    ("zones", "line", "words"),
    [
        (FULL, "move 8D t4", "build down by one, in alternating colours (RB-9)"),
        (FULL, "move 8D t9", "there’s no such tableau pile (RB-9)"),
        (FULL, "move 9S t3", "another card covers it (RB-8)"),
        (FULL, "move 4C t3", "another card covers it (RB-8)"),
        (FULL, "move JC t3", "another card covers it (RB-8)"),
        (FULL, "move 3C t3", "that card isn’t face up (RB-8)"),
        (FULL, "move 10D t3", "that card isn’t face up (RB-8)"),
        (FULL, "build AC", "that card isn’t face up (RB-8)"),
        (FULL, "move AH t3", "a card on a foundation stays there (RB-7)"),
        (FULL, "move 5C t3", "discards can’t fill spaces (RB-11)"),
        (FULL, "move 7C t3", "that wouldn’t change anything (RB-12)"),
        (FULL, "move 5S t3", "your opponent’s cards can go only to the foundations (RB-13)"),
        (FULL, "load 5S discard", "your opponent’s cards can go only to the foundations (RB-13)"),
        (FULL, "load 6C discard", "to load, play the same suit, one higher or one lower (RB-14)"),
        (FULL, "load 6C stock", "there’s no face-up card to load onto (RB-15)"),
        (FULL, "build 6C", "no foundation is ready for it"),
        (FULL, "turn stock", "your stock card is face up already. Play it first (RB-16)"),
        (AIR, "turn hand", "play or discard your hand card first (RB-17)"),
        (DONE, "turn hand", "there’s nothing left to turn up (RB-18)"),
        (FULL, "discard", "there’s no hand card to discard. Turn one up first (RB-19)"),
        (AIR, "pass", "you can’t pass now. Discard the hand card (RB-20)"),
        (
            FULL | {"t3": "KH"},
            "pass",
            "you can’t pass yet. Turn up a stock card or a hand card first (RB-20)",
        ),
        (FULL, "stop", "you can’t call “Stop!” on your own turn (RB-30)"),
        (
            FULL,
            "p2 stop",
            "you can stop only p1’s last move this turn, and there isn’t one yet (RB-30)",
        ),
        (FULL, "p2 turn hand", "it’s p1’s turn. You can only call “Stop!” (RB-30)"),
        (FULL | {"p2.turned": "2D"}, "move 2D t3", "(RB-13)"),
        (FULL, "build", "nothing fits a foundation now (RB-6)"),
        (FULL | {"t3": "AS#2"}, "build", "play one card to a foundation (RB-8)"),
    ],
)
def test_why_not(zones, line, words):
    state = table(zones)
    assert words in explain(state, line)


def test_why_not_after_moves():
    state = table(FULL)
    state.play("move 8D t3")
    state.play("p2 stop")
    assert "called already" in explain(state, "p2 stop")
    assert explain(state, "p2 stop").endswith("(RB-34)")
    state.play("move 7C t3")
    assert explain(state, "p2 stop") == ""
    state = table(FULL, state={"shifts": 40})
    assert explain(state, "move 8D t3").endswith("(RB-21)")


@pytest.mark.parametrize(
    ("zone", "place", "options", "told"),
    [
        ("fH1", 0, {}, ["Next card: 2♥", "Cards on a foundation stay there"]),
        ("fC1", None, {}, ["Next card: A♣"]),
        ("t1", 0, {}, ["You can move only the top card"]),
        ("t1", 1, {}, ["It can fill a space", "A black seven can go on it"]),
        ("t2", 0, {}, ["It can go on 8♦", "You can load it onto p2’s discard pile",
                       "A red six can go on it"]),
        ("t3", None, {}, ["A space for any tableau, stock or hand card"]),
        ("t3", None, {"space_from": []}, ["This space stays empty"]),
        ("p1.discard", 1, {}, ["You can load it onto p2’s discard pile",
                               "It comes back when the hand is empty"]),
        ("p1.discard", 1, {"redeal": "none"}, ["You can load it onto p2’s discard pile"]),
        ("p2.discard", 1, {}, ["It can’t go anywhere now",
                               "The five or seven of clubs can be loaded onto it"]),
        ("p1.hand", None, {}, [("Your stock card can fill a space. "
                               "Play it before you turn up a hand card"),
                               "1 point each at the end"]),
        ("p2.hand", None, {"card_points": 0}, ["p2 turns these up one at a time"]),
        ("p2.stock", None, {}, ["p2 hasn’t turned up the next one yet",
                                "2 points each at the end"]),
        ("p2", None, {}, ["p2 wins with no cards left", "Stock 1, hand 1, discards 2",
                          "Cards left: 5 points for you"]),
    ],
)  # fmt: skip
def test_what_lies_there_is_told_a_fact_a_line(zone, place, options, told):
    zones = FULL | {"p2.discard": "JC 6C#2"}
    state = table(zones, options=options)
    facts = list(GUIDE.tooltip(state, "p1", look(state.zones, zone, place)))
    assert [say(fact, Reader(str, "p1")) for fact in facts] == told


@pytest.mark.parametrize("redeal", ["turn", "none"])
def test_a_discard_is_said_to_come_back_only_where_it_does(redeal):  # RB-18
    state = table(FULL | {"p1.turned": "9D"}, options={"redeal": redeal})
    keys = [fact.key.partition(".")[2] for fact in GUIDE.reasons(state, "discard")]
    assert keys == ["keep-from", *["comes-back"] * (redeal == "turn")]


@pytest.mark.parametrize(
    ("rules", "rule"), [("russian-bank", "(RB-27)"), ("russian-bank-strict", "(RB-29)")]
)
@pytest.mark.parametrize(
    ("zones", "line", "words"),
    [
        ({"t1": "AC", "t2": "9S", "p1.turned": "8D"}, "move 8D t2", "foundation first"),
        ({"t1": "AC", "p1.discard": "8D", "p2.discard": "9D"}, "load 8D discard", "foundation"),
    ],
)
def test_a_last_card_by_a_fault(rules, rule, zones, line, words):
    state = table({"p2.hand": "2D", **zones}, rules=rules)
    assert words in explain(state, line)
    assert explain(state, line).endswith(rule)


@pytest.mark.parametrize(
    ("zones", "line", "words"),
    [
        (
            {"p1.stock": "3D", "p1.hand": "4D"},
            "turn hand",
            "turn up a stock card before a hand card (RB-29)",
        ),
        (
            {"t1": "3D", "p1.hand": "4D", "p2.discard": "2D"},
            "load 3D discard",
            (
                "it’s too late to load from the tableau. "
                "You’ve already played one of your own cards (RB-29)"
            ),
        ),
        (
            {"p1.hand": "4D"},
            "p2 stop",
            "this table doesn’t allow wrong moves, so nobody calls “Stop!” (RB-29)",
        ),
    ],
)
def test_strict_tables_name_the_duty(zones, line, words):
    state = table({"p2.hand": "9D", **zones}, rules="russian-bank-strict", state={"placed": True})
    assert words in explain(state, line)


@pytest.mark.parametrize(
    ("zones", "options", "words"),
    [
        ({"p1.stock": "3D"}, {}, ""),
        (
            {"p1.stock": "3D"},
            {"stock_before_hand": "always"},
            "turn up a stock card before a hand card",
        ),
        (
            {"p1.stock": "3D", "t3": ""},
            {},
            "turn up a stock card, which could fill a space, before",
        ),
        ({"p1.stock": "3D", "t3": ""}, {"space_from": ["tableau"]}, ""),
        ({"p1.shown": "3D", "t3": ""}, {}, "your stock card can fill a space. Play it before"),
        ({"p1.shown": "3D"}, {}, ""),
    ],
)
def test_why_another_hand_card_must_wait(zones, options, words):  # RB-23, RB-29
    zones = {"p1.hand": "4D 5D", "p2.hand": "9D", **zones}
    state = table(zones, rules="russian-bank-strict", state={"hand_begun": True}, options=options)
    told = explain(state, "turn hand")
    assert told == words if not words else told.startswith(words) and told.endswith("(RB-29)")
    assert ("turn hand" in state.legal_moves()) is not words
    assert ("turn hand" in state.choices()) is (not words)


def test_whether_the_hand_has_been_begun_is_seen_by_both():
    state = table({"p1.hand": "4D 5D", "p2.hand": "9D"})
    state.play("turn hand")
    for seat in state.seats:
        assert state.view(seat).state["hand_begun"]
        assert type(state).determinize(state.view(seat), Random(1)).memory.hand_begun
    assert write_position(state)["state"]["hand_begun"]
    state.play("discard")
    assert not state.memory.hand_begun


def test_lines_that_could_be_two_moves():
    state = table(
        {"t1": "9S 8D", "t2": "9C", "t3": "", "p1.stock": "3D", "p1.hand": "4D", "p2.hand": "2D"}
    )
    for line, both in (("turn", ("stock", "hand")), ("move 8D", ("t2", "t3"))):
        with pytest.raises(Ambiguous) as error:
            state.play(line)
        assert all(word in str(error.value) for word in both)


@pytest.mark.parametrize(
    ("zones", "state", "words"),
    [
        ({"fH1": "2H"}, {}, "zones.fH1: a foundation goes up from its ace"),
        ({"fH1": "AH 3H"}, {}, "zones.fH1: a foundation goes up from its ace"),
        ({"fH2": "AH 2C"}, {}, "zones.fH2: 2C is of another suit"),
        ({"p1.turned": "2H 3H"}, {}, "zones.p1.turned: holds one card at most"),
        ({"p1.hand": "KC"}, {}, "KC is on the table twice"),
        ({"t9": "2H"}, {}, "t9"),
        ({"p1.hand": "X1"}, {}, "X1"),
        ({"p1.hand": "2H#3"}, {}, "2H#3"),
        ({}, {"last": "build AH"}, "last and fault can't be set"),
        ({}, {"fault": "stock"}, "last and fault can't be set"),
        ({}, {"idle": 60}, "state.idle: must be below 60"),
        ({}, {"idle": -1}, "state.idle"),
        ({}, {"right_stops": {"p3": 0}}, "state.right_stops"),
        ({}, {"wrong_stops": {"p1": 0, "p2": -1}}, "state.wrong_stops"),
        ({}, {"phase": "play"}, "phase"),
    ],
)
def test_positions_that_cannot_be(zones, state, words):
    with pytest.raises(PositionError, match=re.escape(words)):
        table({"p1.stock": "2S", "p2.stock": "3S", **zones}, state=state)


def test_everything_that_is_wrong_is_named():
    with pytest.raises(PositionError) as wrong:
        table({"fH1": "2H", "p1.turned": "3H 4H"}, state={"idle": 99, "last": "discard"})
    assert len(wrong.value.problems) == 4


def test_a_null_last_may_be_written():
    assert table({"p1.hand": "2S", "p2.hand": "3S"}, state={"last": None, "fault": None}).turn


@pytest.mark.parametrize(
    "options",
    [
        {"space_from": ["opponent_stock"]},
        {"first": "stock_high"},
        {"stop_cards": 6},
        {"move_from": ["opponent_stock"]},
        {"build_from": ["hands"]},
        {"stock_size": 0},
        {"stock_size": 31},
        {"tableau_each": 7},
        {"idle_limit": 1},
        {"shift_limit": 0},
        {"wrong_stop_points": -1},
        {"redeal": "maybe"},
        {"stop_effect": "none"},
    ],
)
def test_options_out_of_range_are_refused(options):
    with pytest.raises(DataError, match=next(iter(options))):
        load_rules("russian-bank", options)


def test_fault_is_told_to_nobody():
    state = table({"t1": "AC", "p1.hand": "2S 3S", "p2.hand": "4S"})
    entries = state.play("turn hand")
    assert state.memory.fault == "foundation"
    for number, seat in enumerate(state.seats):
        assert "fault" not in str(write_view(state.view(seat)))
        turned = [each for each in redact(entries, number) if isinstance(each, Turned)]
        assert turned
        assert all("fault" not in each.state for each in turned)
        world = type(state).determinize(state.view(seat), Random(1))
        assert world.memory.fault is None
    assert not {"last", "fault"} & set(write_position(state)["state"])


def test_a_right_call_names_the_duty_that_was_missed():
    state = table({"t1": "AC", "p1.hand": "2S 3S", "p2.hand": "4S"})
    state.play("turn hand")
    said = [entry.event for entry in state.play("p2 stop") if hasattr(entry.event, "word")]
    assert next((each.word, each.about["fault"]) for each in said) == ("stopped", "foundation")


def playthrough(rules="russian-bank"):
    """The states of the playthrough and of some games at random, each before a move."""
    text = (TESTS / "playthroughs" / "russian-bank.txt").read_text("utf-8")
    state = load_rules(rules).game.new(load_rules(rules), 2, Chance(1))
    for line in re.findall(r"^# [1-9]\d*\. ([^:\n]+)", text, re.MULTILINE):
        yield state
        state.play(line)
    for seed in range(effort(1, 12)):
        state, rng = state.new(load_rules(rules), 2, Chance(seed)), Random(seed)
        for _ in range(effort(250, 900)):
            if state.turn is None:
                break
            yield state
            state.play(rng.choice(state.legal_moves()))


def said(entries):
    return [entry.event for entry in entries if isinstance(entry.event, Said)]


def test_a_line_says_beforehand_that_it_is_a_fault_exactly_where_a_call_would_be_right():
    found = {"foundation": 0, "stock": 0, "closed": 0, "load": 0}
    for state in playthrough():
        caller = "p2" if state.turn == "p1" else "p1"
        for line in state.legal_moves():
            meant = state.means(line)
            warned = meant.word if meant and meant.word in found else None
            world = state.clone()
            told = [each for each in said(world.play(line)) if each.word == "uncalled"]
            if line in {"discard", "pass"}:  # RB-28
                assert (warned is not None) == (warned in [each.about["fault"] for each in told])
            elif "stop" in world.legal_moves(caller):
                called = said(world.play(f"{caller} stop"))[0]
                assert (called.word == "stopped") == (warned is not None), line
                if warned:
                    assert called.about["cards"] == meant.about["due"]
                    assert called.about["fault"] == warned.replace("closed", "stock")
            else:
                assert warned is None
            if warned:
                found[warned] += 1
    assert all(found.values()), found


def test_at_the_end_of_a_turn_its_uncalled_faults_are_told_and_none_before():  # RB-28, RB-31
    count = 0
    for state in playthrough():
        line = state.legal_moves()[count % len(state.legal_moves())]
        count += 1
        fault, world = state.fault_of(line), state.clone()
        told = [each for each in said(world.play(line)) if each.word == "uncalled"]
        ended = world.memory.last is None
        wanted = {each for each, _, _ in state.uncalled} | {state.memory.fault} - {None}
        wanted |= {fault} - {None} if line in {"discard", "pass"} else set()
        assert {each.about["fault"] for each in told} == (wanted if ended else set())
        assert all(each.seat == state.turn for each in told)
    assert count > 200


def test_a_fault_that_was_called_is_not_told_again():
    state = table({"t1": "AC", "p1.hand": "2S 3S", "p2.hand": "4S"})
    state.play("turn hand")
    assert [each.word for each in said(state.play("p2 stop"))] == ["stopped", "taken_back"]
    state = table({"t1": "AC", "t2": "9D", "p1.turned": "8C", "p1.hand": "2S", "p2.hand": "4S"})
    state.play("move 8C t2")
    state.play("turn hand")
    told = said(state.play("p2 stop"))
    assert [(each.word, each.about.get("cards")) for each in told] == [
        ("stopped", "AC"),
        ("taken_back", "2S"),
    ]
    assert (told[1].about["owner"], told[1].about["to"]) == ("p1", "p.hand")


def test_moves_are_taken_back_only_where_nobody_can_call():
    players = [Player("Ann"), Player("Bo")]
    for rules, can in (("russian-bank", False), ("russian-bank-strict", True)):
        session = Session.new(load_rules(rules), players, seed=6)
        session.play(session.legal()[0])
        assert session.can_undo is can


def test_a_stop_is_replayed_and_resumed():
    session = Session.new(load_rules("russian-bank"), [Player("Ann"), Player("Bo")], seed=6)
    first, other = session.turn, "p2" if session.turn == "p1" else "p1"
    before = {zone: run[:] for zone, run in session.state.zones.items()}
    session.play("turn hand")
    session.play(f"{other} stop")
    assert session.turn == other
    assert session.state.zones == before
    again = Session.resume(session.record)
    assert again.state.zones == before
    assert again.state.memory == session.state.memory
    assert again.view(first).zones == session.view(first).zones


def test_a_blocked_game_can_be_written_and_read():
    state = table({"p1.turned": "2S", "p2.hand": "4S 5S"}, state={"idle": 59})
    state.play("discard")
    again = read_position(state.rules, 2, write_position(state))
    assert again.outcome == state.outcome
    assert write_position(again) == write_position(state)


def test_of_two_cards_alike_the_one_that_moves_is_told_by_its_pile():
    zones = {"t1": "7H 6C", "t2": "9D 6C#2", "t3": "7D", "t5": "7D#2", "p1.shown": "KS"}
    zones |= {"p1.discard": "9H", "t6": "10S", "p2.shown": "QC"}
    state = read_position(load_rules("russian-bank"), 2, {"turn": "p1", "zones": zones})
    data = table_of("russian-bank").at_table(state.rules.options)
    told = [
        line_words(data, line, str, state.means(line))
        for line in ("move 6C t3", "move 6C#2 t5", "move KS t4", "move 9H t6", "move 6C t8")
        if line in state.possible("p1")
    ]
    assert told == [
        "Move 6♣ from the top pile by your hand onto the 7♦ in the third pile by your hand",
        "Move 6♣ from the second pile by your hand onto the 7♦ in the top pile by your stock",
        "Move K♠ into a space (bottom pile by your hand)",
        "Move 9♥ onto 10♠",
        "Move 6♣ from the top pile by your hand into a space (bottom pile by your stock)",
    ]


@pytest.mark.parametrize("first", ["stock_high", "stock_low"])
def test_open_stock_cards_say_who_begins(first):
    """RB-44; a tie goes on to the tableau cards, and of 60 deals some are tied."""
    rules, ties = load_rules("russian-bank-zank", {"first": first}), 0
    for seed in range(60):
        state = rules.game.new(rules, 2, Chance(seed))
        dealt = [
            [RANK[state.zones[zone][-1].rank] for zone in (f"{seat}.shown", *places)]
            for seat, places in (("p1", state.tableau[:4]), ("p2", state.tableau[4:]))
        ]
        ties += dealt[0][0] == dealt[1][0]
        begins = max(dealt) if first == "stock_high" else min(dealt)
        assert state.turn == state.seats[dealt.index(begins)]
    assert ties


@pytest.mark.parametrize("rules", ["russian-bank-france", "russian-bank-zank"])
def test_no_stock_is_ever_closed_where_it_lies_open(rules):
    """RB-43, whoever's card is played, and after calls."""
    rules, rng = load_rules(rules, {"stop_cards": 1}), Random(5)
    for seed in range(4):
        state = rules.game.new(rules, 2, Chance(seed))
        while state.outcome is None and state.memory.idle < 20:
            moves = state.legal_moves()
            stop = state.memory.fault and rng.random() < 0.5
            state.play(f"{OTHER[state.turn]} stop" if stop else rng.choice(moves))
            assert not any(map(state.closed, state.seats))
            assert sum(map(len, state.zones.values())) == 104
