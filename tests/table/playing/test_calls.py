"""Calls out of turn at the table: always at hand, telling nothing, and shown to everybody.

Russian Bank is the game that has them.
"""

import re
from dataclasses import replace

import pygame
import pytest
from pilot import Pilot, new_session, session_at

from cardtable.ai.player import Answer
from cardtable.engine.events import Said
from cardtable.engine.facts import Fact
from cardtable.files import save_record
from cardtable.presenter.phrases import Reader, say
from cardtable.session import Player, Session
from cardtable.table.scenes.playing.pace import LEAST_CALL, pace

FULL = {"t2": "KC", "t3": "KD", "t4": "KH"}
KINGS = {"t5": "KC#2", "t6": "KD#2", "t7": "KH#2", "t8": "KS#2"}
FAULTY = {"t1": "AC", "p2.hand": "QD 4D", "p1.hand": "2C 3D"}
"""On p2's turn: the ace has to go home before a hand card is turned up."""
SOUND = {"t1": "9C", "p2.hand": "QD 4D", "p1.hand": "2C 3D"}


class Silent:
    """A computer player that never gets on."""

    def ask(self, view, rules, level, seed):
        pass

    def poll(self):
        return None

    def cancel(self):
        pass

    def close(self):
        pass


class Turner(Silent):
    """A computer player that plays these lines as they are wanted."""

    def __init__(self, *lines):
        self.lines = lines

    def poll(self):
        return Answer(self.lines[0])

    def ask(self, view, rules, level, seed):
        self.lines = self.lines[1:]


def table(zones, humans=1, turn="p2", rules="russian-bank", motion="off", **options):
    """A pilot there, with a computer player that does nothing by itself."""
    session = session_at({"turn": turn, "zones": KINGS | zones}, 2, humans, rules, **options)
    pilot = Pilot(session, motion=motion)
    pilot.state.opponents._make = Silent
    pilot.state.opponents.close()
    pilot.state.opponents.prepare(session, pilot.scene.now)
    pilot.step(3)
    return pilot


def words(pilot):
    return [entry.words for entry in pilot.scene.entries]


def test_the_call_is_there_before_there_is_anything_to_call():
    pilot = table(FAULTY)
    assert "Stop!" in pilot.buttons()
    pilot.push("Stop!")
    assert "RB-30" in pilot.bubble
    pilot.key(pygame.K_c)
    assert pilot.lines == []


def test_on_ones_own_turn_it_only_keeps_its_place():
    """A call that comes too late must not hit another button."""
    away, pilot = table(FAULTY), table(FAULTY, turn="p1")
    assert not pilot.buttons()["Stop!"].enabled
    assert pilot.buttons()["Stop!"].rect.bottomright == away.buttons()["Stop!"].rect.bottomright
    pilot.push("Stop!")
    assert pilot.lines == []
    assert "your own turn" in pilot.scene.ui.tip_words
    pilot.key(pygame.K_c)
    assert "your own turn" in pilot.bubble
    assert pilot.lines == []


@pytest.mark.parametrize("by_key", [True, False])
def test_a_right_call_takes_the_move_back_and_says_what_was_missed(by_key):
    pilot = table(FAULTY)
    pilot.scene.play("p2", "turn hand")
    pilot.step(3)
    if by_key:
        pilot.key(pygame.K_c)
    else:
        pilot.push("Stop!")
    pilot.step(3)
    assert pilot.lines == ["p2 turn hand", "p1 stop"]
    assert pilot.session.turn == "p1"
    assert [len(pilot.state.table.zones[zone]) for zone in ("p2.hand", "p2.turned")] == [2, 0]
    assert pilot.scene.telling().banner == (
        "You: Stop!\na card should have gone to a foundation first\n4♦ goes back to Bo’s hand"
    )
    assert words(pilot)[-2:] == [
        (
            "You call “Stop!” and you’re right, because A♣ should have gone to a foundation first. "
            "Bo’s turn ends"
        ),
        "4♦ goes back to Bo’s hand",
    ]
    (marked,) = [one for one in pilot.scene.telling().reminders if one.lit]
    assert "Foundations" in marked.words
    pilot.step(60 * 15)
    lit = [one.words for one in pilot.scene.telling().reminders if one.lit]
    assert lit == [marked.words]  # the ace may still be played, which comes first now, too


def test_no_banner_of_a_call_lies_over_the_moves_that_are_shown_again():
    pilot = table(FAULTY)
    pilot.scene.play("p2", "turn hand")
    pilot.step(3)
    pilot.push("Stop!")
    pilot.step(3)
    assert pilot.scene.telling().banner
    pilot.key(pygame.K_F5)
    assert pilot.state.rerun is not None
    while pilot.state.rerun is not None:
        assert pilot.scene.telling().banner == ""
        pilot.step()
    assert pilot.scene.telling().banner == ""


def test_the_words_are_read_before_the_card_travels_back():
    pilot = table(FAULTY, motion="normal")
    pilot.scene.play("p2", "turn hand")
    pilot.until(lambda: not pilot.scene.board.busy)
    pilot.key(pygame.K_c)
    pilot.step(20)
    assert pilot.scene.telling().banner
    assert len(pilot.state.table.zones["p2.turned"]) == 1
    pilot.until(lambda: not pilot.scene.board.busy)
    assert len(pilot.state.table.zones["p2.turned"]) == 0


def test_a_discard_pile_turned_over_goes_back():
    pilot = table({"t1": "AC", "p2.discard": "QD 4D 7S", "p1.hand": "2C 3D"})
    pilot.scene.play("p2", "turn hand")
    pilot.step(3)
    assert [len(pilot.state.table.zones[f"p2.{each}"]) for each in ("hand", "turned")] == [
        2,
        1,
    ]
    pilot.key(pygame.K_c)
    pilot.step(3)
    pile = [one.card.name for one in pilot.state.table.zones["p2.discard"]]
    assert pile == ["QD", "4D", "7S"]
    assert pilot.state.table.agrees(pilot.session.view("p1"))


def test_a_wrong_call_costs_and_says_so_and_can_not_be_made_again():
    pilot = table(SOUND)
    pilot.scene.play("p2", "turn hand")
    pilot.step(3)
    pilot.key(pygame.K_c)
    pilot.step(3)
    assert pilot.session.turn == "p2"
    assert pilot.session.state.score()["p1"] == -2
    assert "That costs 2 points at the end" in pilot.scene.telling().banner
    assert words(pilot)[-1] == (
        "You call “Stop!” but you’re wrong. "
        "The last move was fine, and you lose 2 points at the end"
    )
    assert "1 wrong call" in pilot.scene.plates()["p1"].badge
    pilot.step(30)
    pilot.push("Stop!")
    assert "RB-34" in pilot.bubble
    assert pilot.lines == ["p2 turn hand", "p1 stop"]


def test_nothing_on_the_table_tells_whether_a_move_was_in_order():
    def shown(zones):
        pilot = table(zones)
        seen = []
        for _ in range(2):
            told = pilot.scene.telling()
            seen.append((
                told.prompt, told.urgent, told.warning, told.reminders, told.banner, told.bubble,
                [(each, button.enabled, button.tip) for each, button in pilot.buttons().items()],
                pilot.state.matcher.lines, pilot.scene.plates(), words(pilot),
                pace(pilot.state), pilot.scene.board.marks,
            ))  # fmt: skip
            if len(pilot.lines) == 0:
                pilot.scene.play("p2", "turn hand")
                pilot.step(30)
        return seen

    assert shown(FAULTY) == shown(SOUND)


def test_a_call_that_a_new_move_overtakes_has_to_be_made_again():
    pilot = table({"t1": "AC", "t2": "9C", "t3": "8D", "p2.hand": "QD 4D", "p1.hand": "2C 3D"})
    pilot.scene.play("p2", "move 8D t2")
    pilot.step(60)
    pilot.scene.play("p2", "turn hand")
    pilot.step(5)
    pilot.key(pygame.K_c)
    assert pilot.lines == ["p2 move 8D t2", "p2 turn hand"]
    assert "moved again" in pilot.bubble
    pilot.step(30)
    pilot.key(pygame.K_c)
    assert pilot.lines[-1] == "p1 stop"


@pytest.mark.parametrize("by_key", [True, False])
def test_of_two_people_at_one_screen_the_other_calls_without_turning_the_table(by_key):
    pilot = table({"t1": "AC", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}, humans=2, turn="p1")
    assert pilot.state.reader == "p1"
    assert list(pilot.buttons()) == ["Bo: Stop!", "Turn up (breaks the order)"]
    pilot.key(pygame.K_h)
    pilot.step(30)
    if by_key:
        pilot.key(pygame.K_c)
    else:
        pilot.push("Bo: Stop!")
    assert pilot.lines == ["p1 turn hand", "p2 stop"]
    pilot.until(lambda: pilot.state.reader == "p2", seconds=5)
    assert "Ann: Stop!" in pilot.buttons()


def test_computer_players_leave_time_for_a_call_or_wait_to_be_told():
    pilot = table({"t1": "9C", "p2.hand": "QD 4D", "p1.hand": "2C 3D"})
    scene = pilot.scene
    assert pace(scene.state) == pilot.app.settings.call_pace > pilot.app.settings.bot_pace
    scene.state.opponents._make = lambda: Turner("", "turn hand", "discard")
    scene.state.opponents.close()
    pilot.key(pygame.K_w)
    assert pilot.app.settings.stepped
    assert "Paused · Next move (N)" in pilot.buttons()
    pilot.step(600)
    assert pilot.lines == []
    pilot.key(pygame.K_n)
    pilot.step(2)
    assert pilot.lines == ["p2 turn hand"]
    pilot.step(600)
    assert pilot.lines == ["p2 turn hand"]
    pilot.push("Paused · Next move (N)")
    pilot.step(2)
    assert pilot.lines == ["p2 turn hand", "p2 discard"]
    idle = pilot.buttons()["Paused · Next move (N)"]
    assert not idle.enabled  # a click too many hits nothing else
    assert idle.hindrance
    pilot.key(pygame.K_w)
    assert not pilot.app.settings.stepped


def test_who_has_seen_enough_asks_for_the_next_move_at_once():
    pilot = table({"t1": "9C", "p2.hand": "QD 4D", "p1.hand": "2C 3D"})
    pilot.state.opponents._make = lambda: Turner("", "discard")
    pilot.state.opponents.close()
    pilot.scene.play("p2", "turn hand")
    pilot.step(3)
    pilot.key(pygame.K_n)
    pilot.step(2)
    assert pilot.lines == ["p2 turn hand", "p2 discard"]


def test_without_waiting_a_move_comes_after_the_time_for_a_call():
    pilot = table({"t1": "9C", "p2.hand": "QD 4D", "p1.hand": "2C 3D"})
    pilot.state.opponents._make = lambda: Turner("", "discard")
    pilot.state.opponents.close()
    pilot.scene.play("p2", "turn hand")
    began = pilot.scene.now
    pilot.until(lambda: len(pilot.lines) > 1, seconds=5)
    assert pilot.lines == ["p2 turn hand", "p2 discard"]
    assert pilot.scene.now - began >= pilot.app.settings.call_pace


def test_nothing_that_could_be_stopped_is_played_behind_ones_back():
    pilot = table({"t1": "9C", "p2.hand": "QD 4D", "p1.hand": "2C 3D"})
    pilot.state.opponents._make = lambda: Turner("", "discard")
    pilot.state.opponents.close()
    pilot.scene.play("p2", "turn hand")
    pilot.step(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.step(600)
    assert pilot.lines == ["p2 turn hand"]
    pilot.step(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.until(lambda: len(pilot.lines) > 1, seconds=5)


TURN = ["move 8D t2", "move 8D t1"] * 3 + ["build AC", "build 2C", "turn hand", "discard"]
LONG_TURN = {"t1": "9C 8D", "t2": "9S", "t3": "AC", "t4": "2C", "p2.hand": "QD 4D", "p1.hand": "KC"}


def at_a_long_turn(**options):
    """A table at which somebody has made the first of many moves."""
    pilot = table(LONG_TURN, motion="normal", **options)
    pilot.app.settings = replace(pilot.app.settings, bot_pace=0.0)
    pilot.state.opponents._make = lambda: Turner("", *TURN[1:])
    pilot.state.opponents.close()
    pilot.scene.play("p2", TURN[0])
    return pilot


def stood(pilot, act):
    """How many seconds each move lay on the table at rest, while `act` is done in every frame."""
    found = dict.fromkeys(TURN, 0.0)
    while pilot.session.turn == "p2":
        line, before = pilot.lines[-1].partition(" ")[2], pilot.scene.now
        act()
        pilot.step()
        found[line] += (pilot.scene.now - before) * (not pilot.scene.board.busy)
        assert pilot.scene.now < 120
    return found


def press_space(pilot):
    pilot.key(pygame.K_SPACE)


def click_the_cloth(pilot):
    rect = pilot.state.plan.area
    points = ((x, y) for y in range(250, 500, 10) for x in range(20, int(rect.right), 10))
    pilot.click(next(one for one in points if not pilot.state.gestures.at(one)))


@pytest.mark.parametrize("press", [press_space, click_the_cloth])
def test_hurrying_takes_nobodys_right_to_call(press):
    """However often: each move that could be called is seen as long as at the usual pace."""
    pilot = at_a_long_turn()
    seen = stood(pilot, lambda: press(pilot))
    built = seen["build AC"] + seen["build 2C"]
    assert built < LEAST_CALL  # nobody is ever stopped for these
    called = [time for line, time in seen.items() if line.split()[0] in {"move", "turn"}]
    assert min(called) >= LEAST_CALL - 0.05, seen


class Slow:
    """A voice that takes its time until it is told otherwise."""

    def __init__(self, rate):
        self.state = "speaks"

    def say(self, words, *, interrupt):
        pass

    def poll(self):
        return self.state

    def hush(self):
        pass

    def close(self):
        pass


def test_whoever_listens_has_heard_the_move_before_the_next_one():
    pilot = at_a_long_turn()
    pilot.app.voice._make = Slow
    pilot.app.voice.switch(on=True)
    pilot.app.voice.say("Bo moves 8D")
    pilot.step(60 * 20)
    assert pilot.lines == [f"p2 {TURN[0]}"]
    pilot.app.voice._mouth.state = "over"
    pilot.until(lambda: len(pilot.lines) > 1, seconds=5)
    pilot.app.voice.switch(on=False)


@pytest.mark.parametrize("away", ["page", "focus"])
def test_time_in_which_nobody_looks_at_the_table_is_no_time_to_call_in(away):
    pilot = at_a_long_turn()
    pilot.until(lambda: not pilot.scene.board.busy)
    for _ in range(2):
        count = len(pilot.lines)
        if away == "page":
            pilot.key(pygame.K_F1)
            assert pilot.scene.ui.layers
        else:
            pilot.step(1, pygame.Event(pygame.WINDOWFOCUSLOST))
        pilot.step(60 * 20)
        if away == "page":
            pilot.key(pygame.K_ESCAPE)
        else:
            pilot.step(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
        assert len(pilot.lines) == count
        back = pilot.scene.now
        pilot.until(lambda before=count: len(pilot.lines) > before, seconds=5)
        assert pilot.scene.now - back >= pilot.app.settings.call_pace - 0.1
        pilot.until(lambda: not pilot.scene.board.busy)


def test_where_moves_stay_made_it_is_said_why():
    pilot = table({"t1": "9C", "t2": "8D", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}, turn="p1")
    pilot.drag_card("8D", "t1")
    pilot.undo()
    assert "You can’t undo here" in pilot.bubble
    pilot.scene.callouts.hush()
    undo = pilot.scene.toolbar.icons["undo"]
    assert not undo.enabled
    pilot.click(undo.rect.center)
    assert "You can’t undo here" in pilot.scene.ui.tip_words
    assert pilot.lines == ["p1 move 8D t1"]
    pilot.move(pilot.at_card("8D"))
    assert pilot.scene.ui.tip_words == ""
    pilot.move(undo.rect.center)
    pilot.step(60)
    assert "You can’t undo here" in pilot.scene.ui.tip_words


def test_a_strict_table_takes_back_and_knows_no_calls():
    zones = {"t1": "AC", "t2": "8D", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}
    pilot = table(zones, turn="p1", rules="russian-bank-strict")
    pilot.key(pygame.K_h)
    assert "RB-18" in pilot.bubble or pilot.lines == []
    pilot.double(pilot.at_card("AC"))
    assert pilot.lines == ["p1 build AC"]
    pilot.undo()
    assert pilot.lines == []
    pilot.key(pygame.K_c)
    assert pilot.bubble == ""
    told = " ".join(f"{one.words} {one.more}" for one in pilot.scene.telling().reminders)
    assert "Stop!" not in told
    assert "you can’t break it here" in told


def test_a_strict_table_says_which_duty_stands_in_the_way():
    zones = {"t1": "AC", "t2": "9C", "t3": "8D", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}
    pilot = table(zones, turn="p1", rules="russian-bank-strict")
    pilot.drag_card("8D", "t2")
    assert "foundation first (RB-29)" in pilot.bubble
    pilot.click(pilot.at_zone("p1.hand"))
    assert "foundation first (RB-29)" in pilot.bubble
    assert pilot.lines == []


def lists(pilot):
    """What the card aid says, and the list that help and the text table have."""
    aid = [f"{one.rank} {one.words}: {one.more}" for one in pilot.scene.telling().reminders]
    return aid, [one.text for one in pilot.scene.data.reminders]


@pytest.mark.parametrize(
    ("rules", "theirs", "count"),
    [("russian-bank", True, 5), ("russian-bank-crapette", False, 4),
     ("russian-bank-literal", True, 5)],
)  # fmt: skip
def test_the_lists_hold_for_the_variant_that_is_played(rules, theirs, count):
    aid, whole = lists(Pilot(new_session(rules)))
    assert ("their top cards" in aid[1]) == theirs == ("your opponent’s top cards" in whole[1])
    numbers = [int(one[0]) for one in aid if one[0].isdigit()]
    assert numbers == list(range(1, count + 1))
    for line in aid[1:]:
        assert len(line.partition(": ")[2].split()) <= 10, line


def test_a_saved_game_can_be_stopped_where_it_was_left():
    session = Session.new(
        new_session("russian-bank").rules, [Player("Ann"), Player("Bo", "bot", "easy")], seed=3
    )
    while session.turn != "p2" or session.state.memory.fault is None:
        faulty = [line for line in session.legal() if session.state.fault_of(line)]
        ends = [line for line in session.legal() if line in {"discard", "pass"}]
        wanted = ends if session.turn == "p1" and ends else faulty
        session.play((wanted or session.legal())[-1])
    missed = session.state.memory.fault
    pilot = Pilot(Session.resume(session.record))
    pilot.state.opponents._make = Silent
    pilot.state.opponents.close()
    pilot.step(3)
    pilot.key(pygame.K_c)
    pilot.step(3)
    assert pilot.lines[-1] == "p1 stop"
    assert pilot.session.state.memory.right_stops["p1"] == 1
    assert (
        say(Fact("russian-bank.term-fault", {"fault": missed}), Reader(str)).lower()
        in pilot.scene.telling().banner
    )


def test_the_list_holds_for_house_rules_too():
    options = {"must_build": ["stock", "tableau"], "space_from": ["hand"], "tableau_load": "any"}
    pilot = Pilot(new_session("russian-bank", **options))
    aid, whole = lists(pilot)
    assert [text[:2] for text in aid] == [" W", "1 ", "2 ", "3 "]
    assert not any("their" in text or "paces" in text for text in aid)
    assert "opponent's" not in whole[1]
    assert "spaces" not in whole[2]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            {},
            "card of a turn, and fill spaces from your stock before you turn up any hand card.",
        ),
        (
            {"space_from": ["tableau"]},
            "Have a stock card face up before your first hand card of a turn.",
        ),
        (
            {"stock_before_hand": "always"},
            "and fill spaces from your stock, before you turn up a hand card.",
        ),
        (
            {"stock_before_hand": "always", "space_from": ["hand"]},
            "Have a stock card face up before you turn up a hand card.",
        ),
    ],
)
def test_the_list_says_when_the_stock_comes_before_the_hand(options, says):  # RB-23
    pilot = Pilot(new_session("russian-bank", **options))
    aid, whole = lists(pilot)
    (line,) = [text for text in whole if "face up" in text]
    assert line.endswith(says)
    (stock,) = [text for text in aid if "turn one up" in text]
    assert ("any hand card" in stock) == ("before you turn up a hand card" in says)
    assert any("Fill spaces" in text for text in aid) == ("fill spaces" in says)


@pytest.mark.parametrize(
    ("begun", "space", "options", "says"),
    [
        (False, False, {}, "Turn up a stock card"),
        (True, False, {}, "Turn up a card"),
        (True, True, {}, "Turn up a stock card,\nor move a card"),
        (True, False, {"stock_before_hand": "always"}, "Turn up a stock card"),
        (False, False, {"strict": True}, "Turn up a stock card"),
    ],
)
def test_the_prompt_says_what_comes_first_now(begun, space, options, says):  # RB-23
    zones = {"t1": "9S", "p1.turned": "8D" if begun else "", "p1.stock": "3D", "p1.hand": "2D 4D"}
    zones |= {} if space else FULL
    pilot = table({**zones, "p2.hand": "2S"}, turn="p1", **options)
    if begun:
        pilot.scene.play("p1", "move 8D t1")
        pilot.step(3)
    assert pilot.scene.telling().prompt.endswith(says)


@pytest.mark.parametrize(
    ("zones", "says"),
    [
        ({"t1": "AH", "p1.stock": "3D"}, "Foundations first:\nplay A♥"),
        ({"t1": "AH", "p1.shown": "3D"}, "Foundations first:\nplay A♥"),
        ({"t1": "AH", "p1.turned": "3D"}, "Foundations first:\nplay A♥"),
        ({"t1": "9S", "p1.shown": "3D"}, "Play any card that fits,\nor pass"),
        ({"t1": "9S", "p1.shown": "3D", **FULL}, "3♦ fits nowhere:\nturn up a hand card"),
        (
            {"t1": "9S", "p1.shown": "3D", **FULL, "t3": "10H"},
            "3♦ fits nowhere:\nmove another card, or turn one up",
        ),
        (
            {"t1": "9S", "p1.shown": "3D", "p1.discard": "5H", **FULL},
            "3♦ and 5♥ fit nowhere:\nturn up a hand card",
        ),
    ],
)
def test_the_prompt_names_what_is_due_on_a_foundation(zones, says):  # RB-22
    pilot = table({**zones, "p1.hand": "2D 4D", "p2.hand": "2S"}, turn="p1")
    assert pilot.scene.telling().prompt == says


def test_the_fault_is_in_nothing_that_a_player_can_open(tmp_path):
    """Neither in what is saved, nor in the log, nor in what happened, while it can be called."""
    session = Session.new(
        new_session("russian-bank").rules, [Player("Ann"), Player("Bo", "bot", "easy")], seed=3
    )
    faults = 0
    for _ in range(120):
        faulty = [line for line in session.legal() if session.state.fault_of(line)]
        session.play((faulty or session.legal())[-1])
        faults += session.state.memory.fault is not None
        for seat in session.seats:
            assert "fault" not in session.view(seat).state
            said = [event for event in session.events_for(seat, session.step_count - 1)[0]
                    if isinstance(event, Said)]  # fmt: skip
            if session.state.memory.last is not None:
                assert not any("fault" in event.about for event in said)
    assert faults > 20
    saved = save_record(tmp_path / "game.yaml", session.record)
    assert "fault" not in saved.read_text("utf-8")
    pilot = Pilot(session)
    told = [entry.words for entry in pilot.scene.entries]
    assert not any("fault" in words or "duty" in words for words in told)
    ends = [
        number for number, words in enumerate(told) if re.search(r" (discards?|pass(es)?)\b", words)
    ]
    missed = " missed a chance to call “Stop!”"
    uncalled = [number for number, words in enumerate(told) if missed in words]
    assert {told[number].partition(" ")[0] for number in uncalled} == {"You", "Bo"}
    turns = [at for at in uncalled if at - 1 in {*ends, *uncalled}]
    assert turns == uncalled  # only when a turn is over


def test_the_call_stands_out_once_there_is_a_move_to_call():
    pilot = table(FAULTY)
    assert not pilot.scene.telling().urgent
    assert "Stop" not in pilot.scene.telling().prompt
    assert pilot.buttons()["Stop!"].faint
    pilot.scene.play("p2", "turn hand")
    pilot.step(30)
    assert not pilot.buttons()["Stop!"].faint
    assert "“Stop!”" in pilot.scene.telling().prompt
    assert not pilot.scene.telling().urgent


def test_waiting_moves_no_button():
    pilot = table({"t1": "9S", "p1.turned": "8D", "p1.hand": "QD", "p2.hand": "2C"}, turn="p1")
    before = {words: tuple(button.rect) for words, button in pilot.buttons().items()}
    pilot.key(pygame.K_w)
    after = {words: tuple(button.rect) for words, button in pilot.buttons().items()}
    assert after.pop("Paused · Next move (N)")
    assert after == before
    pilot.key(pygame.K_w)


def test_a_refusal_says_in_which_part_of_the_rules_its_reason_stands_and_no_number():
    pilot = table({"t1": "9S", "p1.turned": "3D", "p1.hand": "QD", "p2.hand": "2C"}, turn="p1")
    pilot.drag_card("3D", "t1")
    told = pilot.scene.telling()
    assert told.bubble == "Build down by one, in alternating colours"
    assert told.bubble_rule == "Rules: “Where cards can go”"
    pilot.click(pilot.at_card("9S"))
    pilot.scene.callouts.say("Nothing here", pygame.Rect(0, 0, 9, 9), bad=True)
    assert pilot.scene.telling().bubble_rule == ""
