"""Cuttle at the table: the drop decides the use, the scrap pile opens, the count is in sight."""

import pygame
import pytest
from pilot import Pilot, session_at

from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.status import worth
from cardtable.presenter.words import sign
from cardtable.table.board.layout import make_plan
from cardtable.table.board.picture import LARGER
from cardtable.table.scenes.result import Result
from cardtable.table.widgets.controls import Button
from cardtable.table.widgets.popups import MoveMenu

BACK = (
    "Play 9♦ to take your own J♦ back into your hand. Then 10♣ goes back to Bo. "
    "If nobody counters it, Bo wins"
)
POSITION = {
    "turn": "p1",
    "zones": {
        "draw": "AC AD AH AS 3C 3D",
        "scrap": "4C 4D 6S KD",
        "p1.hand": "2H 9D JC QS 5S 3H",
        "p1.points": "7H 10C JD",
        "p2.hand": "9S 6D",
        "p2.points": "8H 9C",
        "p2.royals": "KH",
        "p2.glasses": "8D",
    },
}


def at(position=POSITION, seats=2, rules="cuttle", **options):
    """A pilot at that position, everything at rest."""
    pilot = Pilot(session_at(position, seats, 1, rules, **options), motion="off", bot_pace=60.0)
    pilot.step(3)
    return pilot


def offered(pilot):
    """The buttons of the choice that has opened, by their words."""
    found = pilot.scene.ui.layers[-1].walk()
    return {one.words: one for one in found if isinstance(one, Button)}


def test_the_own_row_means_points_or_a_card_that_lies_there():
    pilot = at()
    pilot.drag_card("9D", "JD")
    assert pilot.lines == []
    buttons = offered(pilot)
    assert list(buttons) == [
        "Play 9♦ for 9 points and win",
        BACK,
    ]
    pilot.click(buttons["Play 9♦ for 9 points and win"].rect.center)
    assert pilot.lines == ["p1 points 9D"]


def test_the_own_row_is_one_place_for_points_queens_and_kings():
    pilot = at()
    zones = pilot.state.plan.zones
    assert zones["p1.points"].rect == zones["p1.royals"].rect
    pilot.drag_card("QS", "p1.points")
    assert pilot.lines == ["p1 action QS"]


def test_an_empty_own_row_takes_points_too():
    pilot = at({"turn": "p1", "zones": {"draw": "AC", "p1.hand": "9D", "p2.hand": "5C"}})
    pilot.drag_card("9D", "p1.points")
    assert pilot.lines == ["p1 points 9D"]


def test_an_opponents_point_card_means_a_scuttle_or_a_theft():
    pilot = at()
    pilot.drag_card("9D", "8H")
    assert pilot.lines == ["p1 scuttle 8H 9D"]
    pilot = at()
    pilot.drag_card("JC", "9C")
    assert pilot.lines == ["p1 action 9C JC"]


def test_an_effect_card_is_aimed_at():
    pilot = at()
    pilot.drag_card("2H", "KH")
    assert pilot.lines == ["p1 action 2H KH"]


def test_the_middle_means_an_action():
    pilot = at()
    pilot.drag_card("QS", "played")
    assert pilot.lines == ["p1 action QS"]


def test_the_middle_asks_for_the_target_that_the_drop_leaves_open():
    pilot = at()
    pilot.drag_card("2H", "played")
    assert pilot.lines == []
    (choice,) = pilot.scene.ui.layers
    assert isinstance(choice, MoveMenu)
    pilot.keys(pygame.K_RETURN)
    pilot.step(3)
    assert pilot.lines[0].startswith("p1 action 2H ")


def test_a_use_that_the_drop_leaves_open_is_asked_for():
    pilot = at(nine="opponent_any")
    pilot.drag_card("9D", "8H")
    assert pilot.lines == []
    assert isinstance(pilot.scene.ui.layers[-1], MoveMenu)


def test_a_refused_drop_says_why():
    zones = {"draw": "AC AD", "p1.hand": "JC 5S", "p1.points": "7H", "p2.hand": "5C"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.drag_card("JC", "p1.points")
    assert pilot.lines == []
    assert "(CU-7)" in pilot.bubble
    pilot = at()
    pilot.drag_card("5S", "8H")
    assert pilot.lines == []
    assert "(CU-8)" in pilot.bubble


def test_drawing_by_a_click_and_by_its_button():
    pilot = at()
    pilot.click(pilot.at_zone("draw"))
    assert pilot.lines == ["p1 draw"]
    pilot = at()
    pilot.push("Draw")
    assert pilot.lines == ["p1 draw"]


def test_the_scrap_pile_is_opened_and_closed_by_a_click():
    pilot = at()
    closed = pilot.state.plan.zones["scrap"].rect
    pilot.click(pilot.at_zone("scrap"))
    pilot.step(3)
    assert pilot.state.plan.zones["scrap"].rect.w > 2 * closed.w
    for name in ("4C", "4D", "6S", "KD"):
        pilot.at_card(name)  # in sight
    pilot.pause()
    pilot.click(pilot.at_card("KD"))
    pilot.step(3)
    assert pilot.state.plan.zones["scrap"].rect == closed
    pilot.click(pilot.at_zone("scrap"))
    pilot.key(pygame.K_ESCAPE)
    pilot.step(3)
    assert pilot.state.plan.zones["scrap"].rect == closed
    assert not pilot.scene.ui.layers


def test_a_card_of_the_scrap_pile_is_taken_from_where_it_lies_open():
    position = {**POSITION, "zones": {**POSITION["zones"], "p2.hand": ""}}
    pilot = at(position)
    pilot.drag_card("3H", "played")
    pilot.step(5)
    assert pilot.session.state.memory.phase == "take"
    pilot.drag_card("6S", "p1.hand")
    assert pilot.lines == ["p1 action 3H", "p1 take 6S"]


def test_a_card_of_the_scrap_pile_is_taken_by_a_click():
    position = {**POSITION, "zones": {**POSITION["zones"], "p2.hand": ""}}
    pilot = at(position)
    pilot.drag_card("3H", "played")
    pilot.step(5)
    pilot.click(pilot.at_card("6S"))
    assert pilot.lines == ["p1 action 3H", "p1 take 6S"]


def test_what_a_seven_turns_up_is_dragged_from_there():
    position = {"turn": "p1", "zones": {"draw": "AC 9H", "p1.hand": "7S", "p2.points": "8C"}}
    pilot = at(position)
    pilot.drag_card("7S", "played")
    pilot.step(5)
    pilot.drag_card("9H", "8C")
    assert pilot.lines == ["p1 action 7S", "p1 scuttle 8C 9H"]


def test_the_counter_is_asked_for():
    position = {
        "turn": "p2",
        "zones": {"draw": "AC 9H", "p1.hand": "2S 9D", "p2.hand": "KC 5H", "p2.points": "8C"},
    }
    session = session_at(position, 2, 1, "cuttle")
    session.play("action KC")
    pilot = Pilot(session, motion="off")
    pilot.step(3)
    assert set(pilot.buttons()) == {"Counter with 2", "Let it happen"}
    assert pilot.scene.telling().prompt == "Bo plays K♣:\ncounter it?"
    pilot.drag_card("2S", "played")
    assert pilot.lines[-1] == "p1 counter 2S"


def test_a_tag_counters_with_the_only_two_and_asks_which_of_several():
    for hand, lines in (("2S 9D", ["p1 counter 2S"]), ("2S 2D", [])):
        zones = {"draw": "AC 9H", "p1.hand": hand, "p2.hand": "KC 5H", "p2.points": "8C"}
        session = session_at({"turn": "p2", "zones": zones}, 2, 1, "cuttle")
        session.play("action KC")
        pilot = Pilot(session, motion="off")
        pilot.step(3)
        pilot.push("Counter with 2")
        assert pilot.lines[1:2] == lines
        assert len(pilot.scene.ui.layers) == (not lines)


@pytest.mark.parametrize(
    "key", [pygame.K_y, pygame.K_c, pygame.K_RETURN, pygame.K_SPACE, "a button", "a pile"]
)
def test_what_comes_too_late_for_a_question_does_nothing_else(key):
    zones = {"draw": "AC 9H", "p1.hand": "9D", "p2.hand": "KC 5H"}
    session = session_at({"turn": "p2", "zones": zones}, 2, 1, "cuttle")
    session.play("action KC")
    pilot = Pilot(session, motion="off")
    pilot.until(lambda: len(pilot.lines) == 2)  # nobody has answered
    pilot.step()
    if key == "a button":
        pilot.push("Draw")
    elif key == "a pile":
        pilot.click(pilot.at_zone("draw"))
    else:
        pilot.keys(key)
    assert pilot.lines == ["p2 action KC", "p1 allow"]
    assert pilot.bubble == "You ran out of time, so the game moved on"
    assert pilot.state.gestures.chosen == []
    pilot.step(100)
    pilot.click(pilot.at_zone("draw"))  # meant for what is there now
    assert pilot.lines[2:] == ["p1 draw"]


def test_the_prompt_says_what_can_be_done_with_the_chosen_card():
    pilot, told = at(), {}
    for name in ("9D", "5S", "QS"):
        pilot.click(pilot.at_card(name))
        told[name] = pilot.scene.telling().prompt
        pilot.keys(pygame.K_ESCAPE)
        pilot.pause()
    assert told == {
        "9D": "9♦:\nplay it for points, scuttle a card, take a card back "
        "or send a card back to hand",
        "5S": "5♠:\nplay it for points or draw cards",
        "QS": "Q♠:\nprotect your cards",
    }
    assert pilot.scene.telling().prompt == "Your turn:\ndraw, or play a card"


def test_cards_taken_from_a_hand_are_told_where_they_lie_until_its_owner_moves():
    zones = {"draw": "AC AD AH", "p1.hand": "9D JC 8S", "p2.hand": "5S 4S"}
    session = session_at({"turn": "p2", "zones": zones}, 2, 1, "cuttle")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.scene.play("p2", "action 4S")
    pilot.scene.play("p1", "allow")
    pilot.step(10)
    gone = [one.card for one in pilot.state.table.zones["scrap"] if one.card.name != "4S"]
    (mark,) = pilot.scene.telling().remnants
    assert mark.place == "scrap"
    assert mark.words.startswith("plays 4♠ to make you discard 2 cards")
    assert "You discard " in mark.words
    assert all(sign(one) in mark.words for one in gone)
    assert {one.card for one in pilot.state.table.sprites()
            if one.id in pilot.scene.telling().pointed} == {*gone}  # fmt: skip
    pilot.scene.play("p1", "draw")
    pilot.step(10)
    assert pilot.scene.telling().remnants == ()


def test_plates_tell_points_and_marks():
    pilot = at()
    plates = pilot.scene.plates()
    assert plates["p1"].badge.startswith("17 / 21")
    assert plates["p2"].badge == "17 / 14"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (960, 640), (1920, 1080)])
def test_jacks_lie_on_what_they_stole_and_working_cards_upright(seats, size):
    state = {"laid_by": {"8D": "p1", "10C": "p2"}}
    session = session_at({**POSITION, "state": state}, seats, 1, "cuttle")
    data = table_of("cuttle")
    table = Table(session.view("p1"))
    plan = make_plan(table, data, pygame.Rect(0, 0, *size))
    poses = {one.card.name: plan.poses[one.id] for one in table.sprites() if one.card}
    order = list(plan.poses)
    numbers = {one.card.name: one.id for one in table.sprites() if one.card}
    assert order.index(numbers["JD"]) > order.index(numbers["10C"])
    assert poses["JD"].rect.colliderect(poses["10C"].rect)
    assert not poses["JD"].rect.colliderect(poses["7H"].rect)
    assert all(poses[name].angle == 0 for name in ("KH", "8D", "7H"))
    # an open hand is seen
    assert poses["9S"].face
    assert poses["JD"].y > poses["10C"].y
    assert poses["JD"].rect.x > poses["10C"].rect.x + 0.19 * poses["10C"].height  # rank and suit
    held = {one.card.name for one in table.sprites() if one.zone == "p1.hand" and one.card}
    for name, pose in poses.items():
        seen = pose.rect
        seen.h *= 0.9 if name in held else 1  # one's own hand runs over the edge
        assert plan.area.contains(seen), name


def test_a_button_that_is_gone_leaves_the_focus_to_the_cards():
    """Whoever presses Space next must not open the menu."""
    pilot = at({"turn": "p1", "zones": {"draw": "AC AD AH", "p1.hand": "9D", "p2.hand": "5C"}})
    focus, draw = pilot.state.focus, pilot.buttons()["Draw"]
    for _ in range(20):
        if focus.item is draw:
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    pilot.step(3)
    assert pilot.lines == ["p1 draw"]
    assert focus.item.kind == "card"


def test_drawing_by_its_own_key():
    pilot = at()
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 draw"]


def test_a_result_counts_points():
    position = {"turn": "p1", "zones": {"draw": "AC", "p1.hand": "9D", "p1.points": "10C 4D"}}
    pilot = Pilot(session_at(position, 2, 1, "cuttle"), motion="off")
    pilot.session.play("points 9D")
    pilot.app.switch(Result(pilot.app, pilot.session))
    pilot.step(2)
    assert any("1st, Ann, you, 23" in one.spoken for one in pilot.app.scene.ui.root.walk())
    assert table_of("cuttle").tally == "Points"


def test_a_place_that_is_empty_is_shown_only_while_something_chosen_may_go_there():
    pilot = at({"turn": "p1", "zones": {"draw": "AC AD", "p1.hand": "9D 6C", "p2.hand": "5C"}})
    assert not {"played", "drawn", "p1.glasses", "p2.glasses"} & outlined(pilot)
    assert outlined(pilot) == {"scrap"}
    pilot.click(pilot.at_card("6C"))
    pilot.step(3)
    assert "played" in outlined(pilot)
    assert "drawn" not in outlined(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.step(3)
    assert "played" not in outlined(pilot)


def outlined(pilot):
    picture = pilot.scene.painter.picture(
        pilot.scene.board, pilot.scene.theme, pilot.scene.telling()
    )
    return {item.key[1] for item in picture.resting if item.key[0] == "place"}


def test_a_result_tells_who_has_won_how_often():
    position = {"turn": "p1", "zones": {"draw": "AC", "p1.hand": "9D", "p1.points": "10C 4D"}}
    session = session_at(position, 2, 1, "cuttle")
    session.record.sitting["evening"] = {"won": {"Ann": 1, "Bo": 2}}
    pilot = Pilot(session, motion="off")
    pilot.session.play("points 9D")
    pilot.app.switch(Result(pilot.app, pilot.session))
    pilot.step(2)
    told = " ".join(one.spoken for one in pilot.app.scene.ui.root.walk())
    assert "This evening: Ann 2, Bo 2" in told


def test_a_drawn_game_says_why():
    position = {"turn": "p2", "zones": {"p1.hand": "9D", "p2.hand": "5C"}, "state": {"passes": 1}}
    pilot = Pilot(session_at(position, 2, 1, "cuttle"), motion="off")
    pilot.session.play("pass")
    pilot.app.switch(Result(pilot.app, pilot.session))
    pilot.step(2)
    told = " ".join(one.spoken for one in pilot.app.scene.ui.root.walk())
    assert "It’s a draw" in told
    assert "everyone has passed" in told


@pytest.mark.parametrize(
    ("card", "goal", "words"),
    [
        (
            "9D",
            "p1.points",
            f"Play 9♦ for 9 points and win\n{BACK}",
        ),
        ("9D", "8H", "Scuttle 8♥ with 9♦. Both go to the scrap pile"),
        ("2H", "KH", "Play 2♥ to scrap Bo’s K♥. Then Bo needs 21 again"),
        ("QS", "played", "Play Q♠ to protect your other cards"),
    ],
)
def test_a_carried_card_tells_what_it_would_do_before_it_is_let_go(card, goal, words):
    pilot = at()
    there = pilot.at_zone(goal) if goal in pilot.state.plan.zones else pilot.at_card(goal)
    pilot.lift(pilot.at_card(card), there)
    assert pilot.bubble == words
    assert pilot.lines == []
    pilot.key(pygame.K_ESCAPE)
    assert pilot.bubble == ""


def test_a_drop_that_leaves_a_choice_open_tells_of_each():
    pilot = at(nine="opponent_any")
    pilot.lift(pilot.at_card("9D"), pilot.at_card("8H"))
    assert pilot.bubble.splitlines() == [
        "Scuttle 8♥ with 9♦. Both go to the scrap pile",
        "Play 9♦ to send 8♥ back to Bo’s hand",
    ]


def test_a_card_in_hand_tells_all_that_it_could_do_now_and_why_nothing():
    pilot = at()
    pilot.move(pilot.at_card("9D"))
    pilot.step(120)
    assert pilot.bubble.splitlines() == [
        "9♦",
        "Play for 9 points and win",
        "Scuttle 9♣, as diamonds beat clubs (both are scrapped)",
        "Scuttle 8♥ (both are scrapped)",
        "Send back K♥, your J♦ or your 8♦",
    ]
    zones = {"p1.hand": "JC", "p2.hand": "5C", "draw": "AC"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.move(pilot.at_card("JC"))
    pilot.step(120)
    assert pilot.bubble == "J♣\nThere’s nothing to steal now"


def test_the_keyboard_is_told_as_well():
    pilot = at()
    pilot.keys(pygame.K_9, pygame.K_SPACE)
    pilot.focus_on(Target("zone", "p1.points"))
    assert pilot.bubble.split("\n") == [
        "Play 9♦ for 9 points and win",
        BACK,
    ]
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    assert pilot.lines == ["p1 points 9D"]


def test_an_eight_goes_to_ones_own_place_for_glasses_and_nothing_else_does():
    zones = {"draw": "AC AD", "p1.hand": "8S 5C QD", "p2.hand": "5H"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.drag_card("5C", "p1.glasses")
    pilot.drag_card("QD", "p1.glasses")
    assert pilot.lines == []
    pilot.drag_card("8S", "p1.glasses")
    assert pilot.lines[:1] == ["p1 action 8S"]


def test_with_three_players_it_is_asked_whose_hand_an_eight_opens():
    zones = {"draw": "AC AD", "p1.hand": "8S", "p2.hand": "5H", "p3.hand": "6H"}
    pilot = at({"turn": "p1", "zones": zones}, seats=3)
    pilot.drag_card("8S", "p1.glasses")
    assert pilot.lines == []
    assert [one for one in offered(pilot) if "hand" in one] == [
        "Play 8♠ as glasses to see Bo’s hand from now on",
        "Play 8♠ as glasses to see Cy’s hand from now on",
    ]


def test_captions_say_once_what_has_happened_and_the_log_says_all():
    zones = {"draw": "AC AD", "p1.hand": "5C", "p1.points": "6C", "p2.hand": "8S 4H"}
    pilot = at({"turn": "p2", "zones": zones})
    pilot.scene.play("p2", "scuttle 6C 8S")
    pilot.step(60)
    told = ["Bo scuttles 6♣ with 8♠"]
    assert pilot.scene.recap.lines == told
    assert any("to the scrap pile" in one.words for one in pilot.scene.entries)
    events = pilot.session.events_for("p1")
    pilot.scene.look_back("p1", zip(events, ["", "p2 scuttle 6C 8S"], strict=True))
    assert pilot.scene.recap.lines == told


def test_what_came_of_ones_own_action_is_told_until_the_next():
    zones = {"draw": "AC AD", "p1.hand": "5C 9D", "p2.hand": "8S 4H"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.scene.play("p1", "action 5C")
    pilot.scene.play("p2", "allow")
    pilot.scene.play("p2", "points 8S")
    pilot.step(60)
    recap = pilot.scene.recap
    drew = "You play 5♣ to draw 2 cards and draw A♦ and A♣"
    assert recap.lines == [drew, "Bo plays 8♠ for points"]
    assert "A♦" not in str(pilot.session.events_for("p2"))
    pilot.scene.play("p1", "points 9D")
    pilot.step(60)
    assert recap.lines[-1] == "You play 9♦ for points"


def test_one_place_lights_up_for_an_eight_and_for_a_king():
    zones = {"draw": "AC AD", "p1.hand": "8S KD", "p2.hand": "5H"}
    pilot = at({"turn": "p1", "zones": zones})
    lit = {}
    for name in ("8S", "KD"):
        pilot.state.gestures.chosen = [pilot.sprite(name).id]
        lit[name] = {target.name for target in pilot.state.gestures.lit()}
    assert lit == {"8S": {"p1.points", "p2.glasses"}, "KD": {"p1.royals"}}


def test_a_card_that_is_no_target_says_why_and_the_rest_of_its_row_goes_on_working():
    zones = {"draw": "AC AD", "p1.hand": "9C 3D", "p2.hand": "5H", "p2.points": "4H 9H"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.click(pilot.at_card("9C"))
    pilot.pause()
    pilot.click(pilot.at_card("9H"))
    assert pilot.lines == []
    assert "9♣ can’t scuttle 9♥" in pilot.bubble
    assert pilot.state.gestures.chosen == [pilot.sprite("9C").id]
    pilot.state.gestures.cancel()
    pilot.drag_card("9C", "9H")
    assert pilot.lines == []
    assert "9♣ can’t scuttle 9♥" in pilot.bubble
    pilot.drag_card("9C", "p2")
    assert pilot.lines == ["p1 scuttle 4H 9C"]


@pytest.mark.parametrize(
    ("clicked", "told"),
    [
        ("6H", "2♣ is too low to scuttle 6♥, and its effect doesn’t touch points"),
        ("the hand", "Aim a two at a card, not at a player"),
        ("the face", "Aim a two at a card, not at a player"),
        ("the bare row", "Aim a two at a card, not at a player"),
    ],
)
def test_a_click_beside_the_only_target_plays_nothing_and_says_why(clicked, told):
    zones = {"draw": "AC AD", "p1.hand": "2C 3D", "p2.hand": "5H 6S", "p2.points": "6H",
             "p2.royals": "KD"}  # fmt: skip
    pilot = at({"turn": "p1", "zones": zones})
    plan, hand = pilot.state.plan, pilot.state.table.zones["p2.hand"]
    row = plan.zones["p2.points"].rect
    points = {
        "the hand": plan.poses[hand[0].id].rect.center,
        "the face": plan.people["p2"].portrait.center,
        "the bare row": (row.right - 10, row.centery),
    }
    pilot.click(pilot.at_card("2C"))
    pilot.pause()
    pilot.click(points.get(clicked) or pilot.at_card(clicked))
    assert pilot.lines == []
    assert told in pilot.bubble
    pilot.pause()
    pilot.click(pilot.at_card("KD"))
    assert pilot.lines == ["p1 action 2C KD"]


def test_a_click_on_the_bare_row_that_is_lit_plays_what_comes_to_lie_there():
    zones = {"draw": "AC AD", "p1.hand": "JC 3D", "p2.hand": "5H", "p2.points": "6H"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.click(pilot.at_card("JC"))
    pilot.pause()
    assert Target("zone", "p1.points") in pilot.state.gestures.lit()
    row = pilot.state.plan.zones["p1.points"].rect
    pilot.click((row.right - 10, row.centery))
    assert pilot.lines == ["p1 action 6H JC"]


def test_the_card_aid_lights_what_is_in_play():
    zones = {"draw": "AC AD", "p1.hand": "9C", "p1.royals": "QD", "p2.hand": "5H"}
    pilot = at({"turn": "p1", "zones": zones | {"p2.royals": "KH QC"}})
    told = [(one.rank, one.signs) for one in pilot.scene.reminded() if one.lit]
    assert told == [("Q", ("guards",)), ("K", ("crowns",))]
    zones = {"draw": "AC AD", "p1.hand": "9C", "p2.hand": "5H", "p2.glasses": "8D"}
    pilot = at({"turn": "p1", "zones": zones})
    told = [(one.rank, one.signs) for one in pilot.scene.reminded() if one.lit]
    assert told == [("8", ("sees",))]


def test_a_hint_makes_way_for_another_card():
    pilot = at()
    advice = pilot.state.advice
    advice.words, advice.line, advice.given = "Lay it", "points 9D", pilot.session.step_count
    assert pilot.bubble == "Lay it"
    pilot.click(pilot.at_card("QS"))
    assert pilot.bubble != "Lay it"


LAID = {**POSITION, "state": {"laid_by": {"8D": "p1", "10C": "p2"}}}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1024, 768), (3840, 2160)])
def test_cards_in_rows_are_nearly_as_large_as_those_in_hand(seats, size):
    table = Table(session_at(LAID, seats, 1, "cuttle").view("p1"))
    plan = make_plan(table, table_of("cuttle"), pygame.Rect(0, 0, *size))
    high = {one.card.name: plan.poses[one.id].height for one in table.sprites() if one.card}
    assert all(high[name] >= 0.775 * high["2H"] for name in ("7H", "10C", "JD"))
    least = 0.775 if seats == 2 else 0.665
    assert all(high[name] >= least * high["2H"] for name in ("8H", "9C", "KH"))


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("count", [1, 4, 12])
def test_a_row_stands_in_the_middle_and_closes_up_where_it_is_long(size, count):
    points = " ".join(f"{rank}{suit}" for suit in "CD" for rank in ("2", "3", "4", "5", "6", "7"))
    zones = {"draw": "AC", "p1.hand": "9D", "p2.hand": "5H", "p1.royals": "KS QS"}
    zones["p1.points"] = " ".join(points.split()[:count])
    table = Table(session_at({"turn": "p1", "zones": zones}, 2, 1, "cuttle").view("p1"))
    plan = make_plan(table, table_of("cuttle"), pygame.Rect(0, 0, *size))
    run = [one for zone in ("p1.points", "p1.royals") for one in table.zones[zone]]
    score, rects = plan.figures["p1"], [plan.poses[one.id].rect for one in run]
    row = rects[0].unionall(rects[1:])
    assert row.left >= score.right
    assert abs(row.centerx - size[0] / 2) < 2 or row.left - score.right < 0.04 * size[1]
    assert abs(score.left - 0.19 * size[0]) < 1
    assert row.right <= 0.81 * size[0]
    assert [plan.poses[one.id].x for one in run] == sorted(plan.poses[one.id].x for one in run)


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1024, 768)])
def test_what_cards_of_a_lane_count_stands_on_the_lane(rules, size):
    zones = {"p1.secured": "+1a +2a +3a -4a -5a -1a +5b"}
    if rules == "soul-taker":
        zones["p1.secured"] = "+1a +2a +3a +4a +5a +1b +5b"
    position = {"turn": "p1", "zones": {**zones, "p1.hand": "+1d", "p2.hand": "-1d"}}
    pilot = Pilot(session_at(position, 2, 1, rules), size, motion="off", bot_pace=60.0)
    pilot.step(3)
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    cards = [item.rect for item in picture.resting if item.key[0] == "card"]
    for item in picture.resting:
        if item.key[0] == "tray":
            assert scene.board.plan.zones[item.key[1]].rect.contains(item.rect)
            shared = [card.clip(item.rect) for card in cards]
            assert not any(each.w > 6 and each.h > 6 for each in shared), item.key  # but shadows


def test_all_faces_of_a_table_are_of_the_same_kind_with_the_log_open_too():
    for seats in (2, 3):
        for size in ((960, 600), (1280, 720), (1920, 1080), (3840, 2160)):
            pilot = Pilot(session_at(LAID, seats, 1, "cuttle"), size, motion="off")
            for _ in range(2):
                pilot.step(3)
                plan = pilot.scene.board.plan
                for one in pilot.scene.board.table.sprites():
                    # a small hand that glasses have opened, and these beside it
                    if one.card and one.zone not in {"p2.hand", "p2.glasses"}:
                        assert plan.poses[one.id].height >= LARGER * plan.unit
                pilot.scene.toggle_log()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_beside_the_result_the_cards_keep_their_faces(size, monkeypatch):
    pilot = Pilot(session_at(LAID, 2, 1, "cuttle"), size, motion="off")
    pilot.step(3)
    scene, drawn = pilot.scene, set()
    face = scene.app.faces.face

    def seen(name, height, *, below, **how):
        drawn.add((name, height < below))
        return face(name, height, below=below, **how)

    monkeypatch.setattr(scene.app.faces, "face", seen)
    scene.snapshot()
    whole, unit = set(drawn), scene.board.plan.unit
    drawn.clear()
    room = pygame.Rect(0, 0, size[0] * 2 // 3, size[1])
    for _ in range(2):  # once more after the window was touched
        scene.left_in(room)
    assert scene.board.plan.unit < unit
    assert drawn
    assert drawn == whole


def test_a_card_that_scuttles_counts_nothing_where_it_strikes():
    zones = {"draw": "AC AD", "p1.hand": "5C 10D", "p2.hand": "8S 4H", "p2.points": "6S"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 1, "cuttle"), bot_pace=60.0)
    pilot.step(3)
    board = pilot.scene.board
    pilot.scene.play("p1", "scuttle 6S 10D")
    seen, lay_there = {6}, False
    for _ in range(200):
        pilot.step()
        lay_there |= len(board.table.zones["p2.points"]) == 2
        seen.add(int(worth(board.table, "p2.points", board.striking)))
    assert lay_there
    assert seen == {6, 0}


def test_no_score_stands_on_a_pile_that_is_spread_out():
    scrap = "4C 4D 6S KD 2C 2D 5D 5S 6C 6D 7C 7D 8S 9H 10D 10S JC QC"
    zones = {"draw": "AC AD", "scrap": scrap, "p1.hand": "3C 9D", "p2.hand": "4H 9S"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.scene.play("p1", "action 3C")
    pilot.scene.play("p2", "allow")
    pilot.step(60)
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    keys = [one.key for one in picture.resting]
    names = [place for place, key in enumerate(keys) if key[0] in {"score", "scale"}]
    assert "scrap" in scene.board.opened
    assert names
    assert max(names) < keys.index(("tray", "scrap"))


def test_what_has_no_answer_goes_on_by_itself_and_what_it_did_stands():
    """The button shows how long it waits; who lost what is told until the reader's next move."""
    zones = {"draw": "4H 6D", "p1.hand": "8S JC", "p1.points": "7C 9D", "p2.points": "3C",
             "p2.hand": "AH KC"}  # fmt: skip
    session = session_at({"turn": "p2", "zones": zones}, 2, 1, "cuttle")
    pilot = Pilot(session, motion="off", bot_pace=60.0)
    pilot.scene.play("p2", "action AH")
    pilot.step(3)
    tag = pilot.buttons()["Continue"]
    before = tag.left
    pilot.step(30)
    assert before > tag.left > 0
    pilot.until(lambda: pilot.lines[-1:] == ["p1 allow"])
    pilot.step(5)
    (mark,) = pilot.scene.telling().remnants
    assert mark.words == ("plays A♥ to scrap everyone’s points. You lose 7♣ and 9♦. Bo loses 3♣")
    pilot.scene.play("p1", "draw")
    pilot.step(3)
    assert not pilot.scene.telling().remnants


def test_a_place_that_is_not_drawn_has_no_tip():
    zones = {"draw": "4H 6D", "p1.hand": "8S JC", "p2.hand": "AH KC"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.move(pilot.at_zone("drawn"))
    pilot.step(150)
    assert not pilot.scene.telling().bubble
    pilot.move(pilot.at_zone("scrap"))
    pilot.step(150)
    assert "Scrap pile" in pilot.scene.telling().bubble
