"""Whole games and single moments at the table, by pointer and by keyboard, with a clock of ours."""

import random
from itertools import pairwise

import pygame
import pytest
from pilot import Pilot, new_session, session_at

from cardtable.engine.cards import card
from cardtable.engine.events import Said
from cardtable.files import list_rules
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.move_matcher import Target
from cardtable.table.board import piles
from cardtable.table.scenes.playing.scene import standing
from cardtable.table.scenes.result import Result
from cardtable.table.widgets.bindings import GAME
from cardtable.table.widgets.boxes import Modal
from cardtable.table.widgets.controls import Button
from cardtable.table.widgets.ui import Widget

PLAY = {
    "turn": "p1",
    "zones": {
        "draw": "KC KD 2S 2C",
        "pile": "5C 6S",
        "p1.hand": "7C 7D 9S 3H 4S",
        "p1.up": "QD",
        "p1.down": "AC",
        "p2.hand": "8C 10C JD",
        "p2.up": "QS",
        "p3.hand": "9C 10D JH",
    },
}
TEN = {
    "turn": "p1",
    "zones": {"draw": "KC KD 2S", "pile": "5C 6S", "p1.hand": "10C 7D 9S", "p2.hand": "8C JC JD"},
}


def at(position, seats=3, humans=1, **settings):
    pilot = Pilot(session_at(position, seats, humans), **settings)
    pilot.rest()
    return pilot


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("7C 3H", "Your turn:\nplay 6 or higher, or 2, or show a three"),
        ("7C 4S", "Your turn:\nplay 6 or higher, or 2, or pick up"),
        ("", "Your turn:\nfirst take a face-up card (6 or higher, or 2)"),
    ],
)
def test_the_prompt_says_what_fits(hand, told):
    draw = "KC KD" * bool(hand)
    zones = {**PLAY["zones"], "p1.hand": hand, "draw": draw}
    pilot = at({"turn": "p1", "zones": zones})
    assert pilot.scene.telling().prompt == told


def position_of(session):
    return {zone: [one.name for one in run] for zone, run in session.state.zones.items()}


# --- whole games ----------------------------------------------------------------------------------


def by_pointer(pilot):
    """One decision with the pointer alone, for whichever line is legal first."""
    scene, session = pilot.scene, pilot.session
    lines = session.legal()
    plays = [line for line in lines if line.startswith(("play", "show", "up", "down"))]
    if "ready" in lines:
        pilot.push("Ready")
        return
    if not plays and not session.state.zones["pile"]:
        pilot.push("Pass")
        return
    if not plays:
        pilot.click(pilot.at_zone("pile"))
        return
    line = plays[session.step_count % len(plays)]
    verb, *words = line.split()
    if verb == "down":
        sprite = scene.state.table.zones[f"{scene.state.reader}.down"][int(words[0]) - 1]
        pilot.drag(pilot.on_sprite(sprite.id), pilot.at_zone(f"{scene.state.reader}.hand"))
        return
    cards = [word for word in words if word[0] != "p"]
    target = {"show": words[-1], "up": f"{scene.state.reader}.hand"}.get(verb, "pile")
    for name in cards[:-1]:
        pilot.click(pilot.at_card(name))
        pilot.pause()
    pilot.drag_card(cards[-1], target)


def by_keyboard(pilot):
    """One decision with keys alone."""
    scene, session = pilot.scene, pilot.session
    lines = session.legal()
    plays = [line for line in lines if line.startswith(("play", "up", "down"))]
    if "ready" in lines or not plays:
        words = "Ready" if "ready" in lines else "Pick up"
        pilot.focus_on(pilot.buttons()[words])
        pilot.key(pygame.K_RETURN)
        return
    verb, *words = plays[-1].split()
    if verb == "down":
        sprite = scene.state.table.zones[f"{scene.state.reader}.down"][int(words[0]) - 1]
        pilot.focus_on(Target("card", str(sprite.id)))
        pilot.key(pygame.K_RETURN)
        return
    for name in words:
        pilot.focus_on(Target("card", str(pilot.sprite(name).id)))
        pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_RETURN)


def play_a_game(pilot, decide, most=400):
    for _ in range(most):
        pilot.rest()
        if pilot.session.over:
            break
        if pilot.curtain is not None:
            pilot.step(30)
            pilot.key(pygame.K_RETURN)
            continue
        steps = pilot.session.step_count
        decide(pilot)
        assert pilot.session.step_count > steps, (pilot.bubble, pilot.session.legal()[:5])
    assert pilot.session.over
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 10)


@pytest.mark.parametrize(
    ("decide", "seats", "seed"),
    [
        (by_pointer, 4, 21),
        pytest.param(by_keyboard, 3, 10, marks=pytest.mark.long),
        pytest.param(by_pointer, 4, 7, marks=pytest.mark.long),
        pytest.param(by_keyboard, 3, 7, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_against_computers(decide, seats, seed):
    session = new_session(seats=seats, seed=seed, stall_turns=60)
    play_a_game(Pilot(session, motion="off", bot_pace=0.0), decide)


@pytest.mark.long
@pytest.mark.parametrize("seed", [3, 8])
def test_a_whole_game_with_two_people_a_computer_and_the_curtain(seed):
    session = new_session(seats=3, humans=2, seed=seed, stall_turns=60)
    play_a_game(Pilot(session, motion="off", bot_pace=0.0), by_pointer)


@pytest.mark.long
def test_a_whole_game_of_a_variant_that_is_played_from_the_rows():
    session = new_session("shithead-classic", seats=2, seed=8, stall_turns=60)

    def decide(pilot):
        flips = [line for line in pilot.session.legal() if line.startswith("flip")]
        if flips:
            down = pilot.state.table.zones["p1.down"][0]
            pilot.drag(pilot.on_sprite(down.id), pilot.at_zone("pile"))
        else:
            by_pointer(pilot)

    play_a_game(Pilot(session, motion="off", bot_pace=0.0), decide)


# --- motion ---------------------------------------------------------------------------------------


def test_the_deal_travels_and_ends_in_the_state():
    pilot = Pilot(new_session(seats=3), motion="normal")
    pilot.step(10)
    assert pilot.scene.board.busy
    pilot.rest()
    assert pilot.state.table.agrees(pilot.session.view("p1"))
    told = [one.words for one in pilot.scene.entries]
    assert told[:2] == ["Bo deals, drawn by lot", "The cards are dealt"]
    assert "Cy is ready to play" in told


def test_a_ten_is_seen_to_land_before_the_pile_burns():
    pilot = at(TEN, seats=2, motion="normal")
    ten = pilot.sprite("10C")
    pilot.drag_card("10C", "pile")
    assert pilot.lines == ["p1 play 10C"]
    landed = 0
    for _ in range(240):
        pilot.step()
        resting = ten.id not in pilot.scene.board.motion.moving
        if ten.zone == "pile" and resting:
            landed += 1
        if ten.zone == "burned":
            break
    assert ten.zone == "burned"
    assert landed >= 10, "it must lie on the pile for a moment"


def test_any_click_finishes_the_motion():
    pilot = Pilot(new_session(seats=5), motion="normal")
    pilot.step(5)
    assert pilot.scene.board.busy
    pilot.click((200, 450))
    assert not pilot.scene.board.busy
    assert pilot.state.table.agrees(pilot.session.view("p1"))


def test_a_click_that_finishes_motion_picks_nothing_up_but_a_drag_goes_on():
    pilot = at(PLAY, motion="normal")
    pilot.drag_card("9S", "pile")
    assert pilot.scene.board.busy
    before = pilot.session.step_count
    pilot.click(pilot.at_zone("pile"))
    assert pilot.session.step_count == before
    pilot = at({**PLAY, "zones": {**PLAY["zones"], "p1.hand": "2D 7D 9S 3H"}}, motion="normal")
    pilot.drag_card("2D", "pile")
    assert pilot.scene.board.busy
    pilot.drag_card("9S", "pile")
    assert pilot.lines[:2] == ["p1 play 2D", "p1 play 9S"]


def test_nothing_moves_where_motion_is_off():
    pilot = at(PLAY, motion="off", bot_pace=3.0)
    pilot.drag_card("9S", "pile")
    pilot.step(2)
    assert not pilot.scene.board.busy
    assert pilot.sprite("9S").zone == "pile"


@pytest.mark.drawn(2)
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_a_resize_in_the_midst_of_motion_is_safe(size):
    pilot = Pilot(new_session(seats=4), motion="normal")
    pilot.step(25)
    pilot.resize(size)
    assert pilot.app.canvas.size == size
    pilot.rest()
    assert pilot.state.table.agrees(pilot.session.view("p1"))
    for number, pose in pilot.state.plan.poses.items():
        look = pilot.scene.board.motion.at(number)
        assert (look.x, look.y) == (pose.x, pose.y)


def test_pictures_drawn_anew_do_not_end_the_motion():
    pilot = Pilot(new_session(seats=4), motion="normal")
    pilot.step(10)
    pilot.app.apply(cloth="claret")
    assert pilot.scene.board.busy
    pilot.rest()
    assert pilot.state.table.agrees(pilot.session.view("p1"))


def test_a_resize_in_the_midst_of_a_drag_is_safe():
    pilot = at(PLAY)
    pilot.lift(pilot.at_card("9S"), (600, 300))
    pilot.resize((1000, 640))
    pilot.release((600, 300))
    pilot.step(60)
    assert pilot.state.gestures.lifted == []
    assert pilot.scene.board.held == set()


def test_undo_in_the_midst_of_motion_shows_the_state_and_redo_meets_the_same_chance():
    pilot = at(TEN, seats=2, motion="normal")
    before = position_of(pilot.session)
    pilot.drag_card("10C", "pile")
    after = position_of(pilot.session)
    pilot.step(6)
    pilot.undo()
    assert position_of(pilot.session) == before
    pilot.step(60)
    assert pilot.state.table.agrees(pilot.session.view("p1"))
    pilot.key(pygame.K_y, pygame.KMOD_CTRL)
    assert position_of(pilot.session) == after
    pilot.rest()
    assert pilot.state.table.agrees(pilot.session.view("p1"))


def test_undo_against_computers_goes_back_to_ones_own_decision():
    pilot = at(PLAY)
    pilot.drag_card("9S", "pile")
    pilot.rest()
    assert len(pilot.lines) >= 2
    pilot.undo()
    assert pilot.lines == []
    assert pilot.session.turn == "p1"
    assert pilot.sprite("9S").zone == "p1.hand"


# --- gestures at the table ------------------------------------------------------------------------


def test_a_refused_drop_goes_home_and_says_why_with_the_rules_number():
    pilot = at(PLAY)
    pilot.drag_card("4S", "pile")
    assert "SH-9" in pilot.bubble
    pilot.step(60)
    pose = pilot.state.plan.poses[pilot.sprite("4S").id]
    look = pilot.scene.board.motion.at(pilot.sprite("4S").id)
    assert (look.x, look.y) == (pose.x, pose.y)
    assert pilot.lines == []


def test_escape_and_the_right_button_bring_a_dragged_card_home():
    for bring_home in (
        lambda pilot: pilot.key(pygame.K_ESCAPE),
        lambda pilot: pilot.press((600, 300), button=3),
    ):
        pilot = at(PLAY)
        pilot.lift(pilot.at_card("9S"), (600, 300))
        assert pilot.state.gestures.lifted
        bring_home(pilot)
        assert not pilot.state.gestures.lifted
        pilot.release((600, 300))
        pilot.step(60)
        assert pilot.lines == []
        assert not pilot.scene.ui.layers


OPENING = ("menu", "help", "drawer", "log", "read", "rules", "settings", "learn")


@pytest.mark.drawn(3)
@pytest.mark.parametrize("way", [*OPENING, "a question", "another window"])
def test_what_opens_ends_a_drag_and_the_release_afterwards_is_nobodys(way):
    pilot = at(PLAY)
    table = pilot.scene
    pilot.lift(pilot.at_card("9S"), pilot.at_zone("pile"))
    assert table.state.gestures.lifted
    if way == "another window":
        pilot.step(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    elif way == "a question":
        table.ui.open(Modal())
    else:
        table.do(way)
        assert table.ui.layers or table.log.shown or pilot.app.scene is not table
    assert not table.state.gestures.pressed
    table.ui.close()
    pilot.release(pilot.at_zone("pile") if pilot.app.scene is table else (5, 5))
    assert pilot.lines == []
    assert not table.board.held


def test_what_a_carried_card_lay_over_may_take_it_no_longer():
    pilot = at(PLAY)
    pilot.lift(pilot.at_card("9S"), pilot.at_zone("pile"))
    assert pilot.state.gestures.drag.hot
    pilot.key(pygame.K_p)  # there is no pile any more, and it's another player's turn
    pilot.step(3)
    assert pilot.lines == ["p1 pickup"]


def test_a_double_click_while_dragging_leaves_nothing_hanging():
    pilot = at(PLAY)
    start = pilot.at_card("9S")
    pilot.lift(start, (600, 320))
    pilot.press((600, 320))
    pilot.press((600, 320), button=3)
    pilot.release((600, 320))
    pilot.release((600, 320), button=3)
    pilot.step(60)
    assert not pilot.state.gestures.lifted
    assert not pilot.scene.board.held


def test_several_fitting_lines_open_a_choice_that_keys_can_answer():
    pilot = at(PLAY)
    pilot.double(pilot.at_card("3H"))
    assert pilot.scene.ui.layers
    pilot.key(pygame.K_2)
    assert pilot.lines == ["p1 show 3H p3"]


def test_everything_that_is_clicked_answers():
    pilot = at(PLAY, bot_pace=3.0)
    targets = [pilot.at_zone("draw"), pilot.at_seat("p2"), pilot.at_zone("burned")]
    for point in targets:
        pilot.click(point)
        assert pilot.bubble, point
        pilot.pause()


def test_out_of_turn_it_is_told_whose_turn_it_is():
    pilot = at({**PLAY, "turn": "p2"}, bot_pace=3.0)
    pilot.drag_card("9S", "pile")
    assert pilot.bubble


def test_the_hand_is_sorted_by_the_games_order_and_stays_sorted():
    pilot = at(PLAY, sorted_hands=False)
    pilot.key(pygame.K_s)
    ranks = [one.card.rank for one in pilot.state.table.zones["p1.hand"]]
    assert ranks == ["4", "7", "7", "9", "3"]
    pilot.drag_card("7C", "pile")
    pilot.rest()
    ranks = [one.card.rank for one in pilot.state.table.zones["p1.hand"]]
    assert ranks == sorted(ranks, key=["4", "7", "9", "K", "2", "3"].index)


def test_a_hand_is_dealt_sorted_unless_a_setting_says_otherwise_and_no_move_is_another():
    hands = {}
    for wanted in (True, False):
        pilot = at(PLAY, sorted_hands=wanted)
        run = [one.card for one in pilot.state.table.zones["p1.hand"]]
        hands[wanted] = run
        assert pilot.lines == []
        assert set(run) == set(pilot.session.state.zones["p1.hand"])
    ranks = [one.rank for one in hands[True]]
    assert ranks == ["4", "7", "7", "9", "3"]
    assert hands[False] != hands[True]


def test_a_hand_of_more_than_seven_has_a_button_that_sorts_it():
    for held in ("4H 5H 6H 7H 8H 9H JH", "4H 5H 6H 7H 8H 9H JH QH"):
        pilot = at({"turn": "p1", "zones": {"pile": "5C", "p1.hand": held, "p2.hand": "8C"}}, 2)
        assert ("Sort" in pilot.buttons()) == (len(held.split()) > 7)


def test_a_hand_that_is_sorted_by_rank_is_sorted_by_suit_and_back():
    pilot = at(PLAY, sorted_hands=False)

    def hand():
        return [one.card for one in pilot.state.table.zones["p1.hand"]]

    pilot.key(pygame.K_s)
    by_rank = hand()
    pilot.key(pygame.K_s)
    places = ["SHCD".index(one.suit) for one in hand()]
    assert places == sorted(places)
    assert hand() != by_rank
    pilot.key(pygame.K_s)
    assert hand() == by_rank


def test_a_three_on_the_pile_is_refused_as_a_three_long_after_the_swapping():
    pilot = at(
        {**PLAY, "zones": {"pile": "KC", "p1.hand": "3S 4D", "p2.hand": "8C JC", "p3.hand": "9D"}}
    )
    pilot.click(pilot.at_card("3S"))
    pilot.click(pilot.at_zone("pile"))
    assert pilot.bubble == "You can’t play a three. Show it to someone instead (SH-11)"
    pilot.drag_card("4D", "pile")
    assert pilot.bubble == "That doesn’t fit. Play K or higher, or 2 (SH-9)"


def test_a_bare_click_on_the_pile_asks_for_a_card_first():
    """Picking up costs the most: a click alone does it only where nothing else can be done."""
    pilot = at(PLAY)
    pilot.click(pilot.at_zone("pile"))
    assert pilot.lines == []
    assert pilot.bubble.startswith("Choose a card first, or press “Pick up")


def test_a_chosen_card_is_put_back_when_something_else_is_asked():
    pilot = at(
        {**PLAY, "zones": {"pile": "KC", "p1.hand": "4S 2D", "p2.hand": "8C JC", "p3.hand": "9D"}}
    )
    pilot.click(pilot.at_card("4S"))
    assert pilot.state.gestures.chosen == [pilot.sprite("4S").id]
    pilot.scene.play("p1", "pickup")
    pilot.step(3)
    assert pilot.state.gestures.chosen == []


def test_where_nothing_can_be_played_every_card_of_the_hand_sinks():
    zones = {"pile": "KC", "p1.hand": "4S 5D", "p2.hand": "8C JC", "p3.hand": "9D"}
    pilot = at({**PLAY, "zones": zones})
    assert standing(pilot.state)[1] == {one.id for one in pilot.state.table.zones["p1.hand"]}


def test_a_card_that_has_left_its_owner_is_lit_no_longer():
    pilot = at(PLAY)
    number = pilot.sprite("7C").id
    pilot.state.pointer.hovered = (number, "p1.hand")
    assert pilot.scene.telling().hovered == number
    pilot.scene.play("p1", "play 7C")
    pilot.rest()
    assert pilot.scene.telling().hovered is None


def test_reminders_that_have_no_room_on_the_table_stand_on_the_page_of_help():
    session = new_session("soul-taker-mixed")
    pilot = Pilot(session, (960, 600), motion="off", reminders=True, ui_scale=2.0, card_size=1.4)
    pilot.scene.toggle_log()  # beside it there's none
    pilot.step(3)
    assert not pilot.scene.has_sheet
    pilot.key(pygame.K_F3)
    assert pilot.state.ui.layers
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.settings.reminders
    assert not pilot.state.ui.layers


def test_a_library_in_order_needs_no_button():
    pilot = at(PLAY, sorted_hands=False)
    pilot.scene.said(Said("p1", "library", {"count": 12}))
    pilot.scene.show_chosen()
    assert "Sort hand" in pilot.buttons()
    pilot.state.table.sort("p1.hand", pilot.state.data.look("p1.hand").sort, keep=False)
    pilot.scene.show_chosen()
    assert "Sort hand" not in pilot.buttons()


def test_a_library_is_celebrated_and_its_sort_button_sorts_at_once():
    pilot = at(PLAY, sorted_hands=False)
    pilot.scene.said(Said("p1", "library", {"count": 12}))
    pilot.scene.show_chosen()
    pilot.step()
    assert pilot.scene.telling().banner == "A library!\nYou have 12 cards"
    pilot.push("Sort hand")
    assert "librarian" in pilot.bubble
    assert pilot.state.table.zones["p1.hand"][0].card.rank == "4"
    assert "Sort hand" not in pilot.buttons()
    pilot.step(600)
    pilot.scene.said(Said("p2", "library", {"count": 15}))
    assert not pilot.scene.telling().banner  # once in a game is enough
    pilot.scene.said(Said("p1", "library", {"count": 13}))
    assert not pilot.state.hands.libraries["p1"].tease
    pilot = at(PLAY)  # opened again, after one has been celebrated
    pilot.scene.look_back("p1", [([Said("p2", "library", {"count": 12})], "p2 pickup")])
    pilot.scene.said(Said("p1", "library", {"count": 12}))
    pilot.step()
    assert not pilot.scene.telling().banner


def test_somebody_who_is_out_sees_what_may_bring_them_back_and_until_when():
    out = {"turn": "p2", "state": {"out": ["p1"], "returnable": {"p1": "p3"}},
           "zones": {"pile": "5C 6S", "p2.hand": "8C 3D", "p3.hand": "9H 10C"}}  # fmt: skip
    pilot = Pilot(session_at(out, 3, 1), motion="off", bot_pace=600.0)
    pilot.step(3)
    assert pilot.scene.telling().prompt.startswith(
        "You’re out, but a three can bring you back until Cy’s turn ends"
    )
    about = pilot.scene.explained(Target("seat", "p1"))
    assert "not safe yet: Anyone with a three can still bring them back" in about
    other = {"powers": {"3": [], "4": ["show"], "6": ["show"]}}
    out["zones"]["p2.hand"] = "8C 4D"
    session = session_at(out, 3, 1, **other)
    pilot = Pilot(session, motion="off", bot_pace=600.0)
    pilot.step(3)
    assert "but a four or a six can bring" in pilot.scene.telling().prompt


def test_an_empty_hand_shows_where_a_face_up_card_goes_first(monkeypatch):
    titles = []
    make = piles.place_title
    monkeypatch.setattr(piles, "place_title", lambda *all: titles.append(all[2]) or make(*all))
    up = {"pile": "5C 6S", "p1.up": "7D 9C", "p2.hand": "8C 3D"}
    for hand, taken in (("", True), ("KC", False)):
        titles.clear()
        at({"turn": "p1", "zones": {**up, "p1.hand": hand}}, 2).step(3)
        assert ("Cards you take go here" in titles) == taken


def test_a_stalling_game_says_so_from_half_the_limit_on():
    quiet = at({**PLAY, "state": {"quiet": 74}})
    assert quiet.scene.telling().warning == ""
    stalling = at({**PLAY, "state": {"quiet": 75}})
    assert "150" in stalling.scene.telling().warning


def test_the_right_to_look_ahead_is_offered_out_of_turn():
    position = {
        "turn": "p2",
        "zones": {"pile": "5C", "p1.down": "9C 4D 7S", "p2.hand": "8C JC", "p3.hand": "9D QC"},
    }
    pilot = Pilot(session_at(position, 3), bot_pace=3.0)
    pilot.step(3)
    assert "a face-down card early" in pilot.scene.telling().prompt
    down = pilot.state.table.zones["p1.down"][1]
    pilot.drag(pilot.on_sprite(down.id), pilot.at_zone("p1.hand"))
    assert pilot.lines == ["p1 down 2"]
    pilot.step(60)
    assert down.card is card("4D")


def test_the_last_move_is_marked():
    pilot = at(PLAY, bot_pace=3.0)
    pilot.drag_card("9S", "pile")
    pilot.step(80)
    assert pilot.sprite("9S").id in pilot.scene.board.marks
    assert pilot.scene.last == "You play 9♠"


# --- keys -----------------------------------------------------------------------------------------


def test_ranks_are_jumped_to_and_the_ring_follows():
    pilot = at(PLAY)
    pilot.key(pygame.K_9)
    focus = pilot.state.focus
    assert focus.item == Target("card", str(pilot.sprite("9S").id))
    assert pilot.scene.telling().focus is not None
    pilot.move((500, 300))
    assert pilot.scene.telling().focus is None


def test_of_equal_ranks_those_that_can_be_played_are_jumped_to_first():
    zones = {**PLAY["zones"], "p1.up": "9H QD", "p3.hand": "9C 10D 4H"}
    pilot = at({"turn": "p1", "zones": zones})
    pilot.keys(pygame.K_UP, pygame.K_TAB)  # wherever the focus is before
    for _ in range(3):
        pilot.key(pygame.K_9)
        assert pilot.state.focus.item == Target("card", str(pilot.sprite("9S").id))
    assert pilot.scene.ui.focus is None
    pilot.key(pygame.K_q)  # none can be played: found all the same
    assert pilot.state.focus.item == Target("card", str(pilot.sprite("QD").id))


def test_a_card_that_nobody_knows_is_refused_with_a_reason():
    pilot = at(PLAY)
    pilot.double(pilot.at_zone("p1.down"))
    pilot.state.focus.to(Target("card", str(pilot.state.table.zones["p1.down"][0].id)))
    pilot.state.focus.visible = True
    pilot.key(pygame.K_RETURN)
    assert "SH-" in pilot.bubble


def test_a_games_own_keys_play_its_lines_and_stand_in_the_list_of_keys():
    pilot = at(PLAY)
    assert ("P", "Pick up") in pilot.scene.data.own_keys()
    pilot.key(pygame.K_p)
    assert pilot.lines[-1] == "p1 pickup"


def test_a_games_own_key_says_why_it_plays_nothing_now():
    pilot = Pilot(session_at({**PLAY, "turn": "p2"}, 3), bot_pace=60.0, motion="off")
    pilot.step(3)
    pilot.key(pygame.K_p)
    assert "Bo" in pilot.bubble
    assert pilot.lines == []
    own = {"turn": "p1", "zones": {"draw": "4C", "p1.hand": "5S", "p2.hand": "6S"}}
    pilot = Pilot(session_at(own, rules="cuttle"), motion="off")
    pilot.step(3)
    pilot.key(pygame.K_p)
    assert "CU-" in pilot.bubble
    assert pilot.lines == []


@pytest.mark.parametrize("game", sorted({rules.game.ID for rules in list_rules()}))
def test_every_key_means_one_thing_at_a_table(game):
    everywhere = {key for one in GAME if one.id != "menu" for key in one.keys}
    own = [key for key, _ in table_of(game).own_keys()]
    assert not everywhere & set(own)
    assert len(own) == len(set(own))


@pytest.mark.parametrize("sign", ["undo", "redo"])
def test_what_cannot_be_taken_back_or_played_again_looks_so_and_says_why(sign):
    pilot = at(PLAY)
    icon = pilot.scene.toolbar.icons["undo"]
    if sign == "redo":
        pilot.click(pilot.scene.toolbar.icons["drawer"].rect.center)
        icon = pilot.drawer.rows[sign]
    assert not icon.enabled
    assert icon.hindrance in icon.told
    pilot.click(icon.rect.center)
    assert pilot.scene.ui.tip_words == icon.told
    pilot.scene.ui.close()
    pilot.key(pygame.K_z if sign == "undo" else pygame.K_y, pygame.KMOD_CTRL)
    assert pilot.bubble == icon.hindrance
    pilot.key(pygame.K_p)
    assert pilot.scene.toolbar.icons["undo"].told == "Undo · Ctrl+Z\nTake back your move"


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_no_tip_and_no_bubble_is_seen_while_something_lies_over_the_table(key):
    pilot = at(PLAY)
    pilot.move(pilot.scene.toolbar.icons["drawer"].rect.center)
    pilot.step(60)
    assert pilot.scene.ui.tip_words
    pilot.drag_card("9S", "burned")
    pilot.move(pilot.scene.toolbar.icons["drawer"].rect.center)
    assert pilot.bubble
    pilot.key(key)
    pilot.step(60)
    assert pilot.scene.ui.layers
    assert (pilot.scene.ui.tip_words, pilot.bubble) == ("", "")


def test_every_stop_of_the_keyboard_can_be_reached_and_has_a_place():
    pilot = at(PLAY)
    seen = set()
    for _ in range(12):
        pilot.key(pygame.K_TAB)
        for _ in range(8):
            pilot.key(pygame.K_RIGHT)
            item = pilot.state.focus.item
            seen.add(item.spoken if isinstance(item, Widget) else item)
            frames(pilot, item)
    buttons = {"Pick up 2, button", "More, button"}
    assert buttons | {Target("zone", "pile"), Target("seat", "p2")} <= seen
    assert {Target("card", str(one.id)) for one in pilot.state.table.zones["p1.hand"]} <= seen


def frames(pilot, item):
    """The frame is in the window, and round no more of a card than its neighbour leaves of it."""
    scene = pilot.scene
    told = scene.telling()
    picture = scene.painter.picture(scene.board, scene.theme, told)
    (frame,) = (one.rect for one in picture.floating if one.key == "focus")
    assert pilot.app.canvas.rect.contains(frame)
    hand = pilot.state.table.zones["p1.hand"]
    for one, other in pairwise(hand):
        if item == Target("card", str(one.id)):
            assert told.focus.right <= round(pilot.state.plan.poses[other.id].rect.x) + 1


def test_the_log_tells_the_moves_in_words_and_in_notation_and_reads_the_table():
    pilot = at(PLAY)
    pilot.drag_card("9S", "pile")
    pilot.rest()
    entries = pilot.scene.entries
    assert ("You play 9♠", "p1 play 9S") in [(one.words, one.line) for one in entries]
    width = pilot.scene.board.area.w
    pilot.key(pygame.K_l)
    assert pilot.scene.log.shown
    assert pilot.scene.board.area.w < width
    pilot.key(pygame.K_F2)
    told = [one.words for one in pilot.scene.entries if one.kind == "table"]
    assert any(line.startswith("Play pile: ") for line in told)
    assert any(line.startswith("Bo, hand: ") for line in told)
    pilot.key(pygame.K_l)
    assert pilot.scene.board.area.w == width


def test_a_pointer_that_rests_is_told_what_it_is_on_until_it_goes():
    pilot = at(PLAY, bot_pace=3.0)
    pilot.move(pilot.at_zone("burned"))
    assert not pilot.bubble
    pilot.step(60)
    assert pilot.bubble.startswith("Burn pile")
    pilot.move((300, 420))
    pilot.step(2)
    assert not pilot.bubble


def test_a_burn_pile_tells_what_has_been_seen_and_a_click_opens_it():
    pilot = at({**PLAY, "zones": {**PLAY["zones"], "burned": "3C 3D"}}, bot_pace=3.0)
    pilot.move(pilot.at_zone("burned"))
    pilot.step(60)
    assert "3♣ and 3♦" in pilot.bubble
    pilot.click(pilot.at_zone("burned"))
    pilot.step(3)
    assert pilot.scene.board.opened == {"burned"}
    tray = pilot.state.plan.trays["burned"]
    assert all(
        tray.contains(pilot.state.plan.poses[pilot.sprite(one).id].rect) for one in ("3C", "3D")
    )


def test_the_log_is_scrolled_by_keys():
    pilot = at(PLAY)
    pilot.key(pygame.K_l)
    for n in range(80):
        pilot.scene.remark(f"remark {n}")
    scroll = pilot.scene.log._scroll
    below = scroll.offset
    pilot.key(pygame.K_PAGEUP)
    assert scroll.offset < below


def test_the_menu_leaves_the_game_and_quits():
    pilot = at(PLAY)
    pilot.key(pygame.K_ESCAPE)
    pilot.app.handle(
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)
    )
    assert not pilot.scene.ui.layers
    pilot.scene.leave_all()
    assert type(pilot.app.scene).__name__ == "Menu"


def test_escape_opens_the_menu_and_goes_on_from_there():
    pilot = at(PLAY)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.ui.layers
    pilot.key(pygame.K_ESCAPE)
    assert not pilot.scene.ui.layers
    pilot.key(pygame.K_F1)
    assert pilot.scene.ui.layers


# --- several people -------------------------------------------------------------------------------


def confirm(pilot):
    pilot.step(30)
    if pilot.curtain is not None and pilot.curtain.offers:
        pilot.key(pygame.K_TAB)  # who is offered the only move looks first
    pilot.key(pygame.K_RETURN)
    pilot.step(2)
    if pilot.curtain is None:  # what has happened in the meantime is played first
        pilot.until(lambda: not pilot.scene.board.busy)


def test_the_curtain_hides_every_hand_until_the_next_player_is_there():
    pilot = Pilot(session_at(PLAY, 3, 2))
    assert pilot.curtain is not None
    pilot.key(pygame.K_RETURN)
    assert pilot.curtain is not None, "a key meant for the table before must not open it"
    pilot.pause()
    pilot.key(pygame.K_SPACE)
    assert pilot.curtain is not None, "the key that hurries answers nothing"
    confirm(pilot)
    assert pilot.state.reader == "p1"
    pilot.drag_card("9S", "pile")
    pilot.until(lambda: pilot.curtain is not None)
    confirm(pilot)
    assert pilot.state.reader == "p2"
    hidden = {one.card for one in pilot.state.table.zones["p1.hand"]}
    assert hidden == {None}
    assert "2C" not in " ".join(one.words + one.line for one in pilot.scene.entries)


def test_the_picture_behind_the_curtain_shows_no_face_of_a_hand():
    pilot = Pilot(session_at(PLAY, 3, 2))
    confirm(pilot)
    pilot.rest()
    scene = pilot.scene
    open_ = scene.painter.picture(scene.board, scene.app.theme, scene.telling())
    cards = [item for layer in open_[:3] for item in layer if item.key[0] == "card"]
    assert any(item.stamp[0].name == "9S" for item in cards)
    scene.cover()
    shown = scene.painter.picture(scene.board, scene.app.theme, scene.telling())
    faces = {item.stamp[0].name for layer in shown[:3] for item in layer if item.key[0] == "card"}
    assert not faces & {"7C", "7D", "9S", "3H", "4S", "AC"}
    assert "6S" in faces


def test_an_answer_to_a_three_has_its_curtain_even_with_nothing_to_answer():
    pilot = Pilot(session_at(PLAY, 3, 2))
    confirm(pilot)
    pilot.drag_card("3H", "p2")
    pilot.until(lambda: pilot.curtain is not None)
    confirm(pilot)
    assert pilot.session.legal() == ["pickup"]
    assert "Ann" in pilot.scene.telling().prompt
    pilot.push("Pick up")
    pilot.until(lambda: pilot.curtain is not None or pilot.session.turn == "p3")


def test_with_one_person_the_hand_stays_open():
    pilot = at(PLAY)
    pilot.drag_card("9S", "pile")
    pilot.rest()
    assert pilot.curtain is None
    assert pilot.state.reader == "p1"


def test_looking_ahead_has_a_curtain_of_its_own():
    position = {
        "turn": "p1",
        "zones": {"pile": "5C", "p1.hand": "8C JC", "p2.down": "9C 4D", "p3.hand": "9D QC"},
    }
    pilot = Pilot(session_at(position, 3, 2))
    confirm(pilot)
    pilot.push("Bo: ahead of turn")
    assert pilot.curtain is not None
    confirm(pilot)
    assert pilot.state.reader == "p2"
    down = pilot.state.table.zones["p2.down"][0]
    pilot.drag(pilot.on_sprite(down.id), pilot.at_zone("p2.hand"))
    assert pilot.lines == ["p2 down 1"]
    pilot.until(lambda: pilot.curtain is not None)
    confirm(pilot)
    assert pilot.state.reader == "p1"


def test_each_person_finds_their_hand_as_they_arranged_it():
    pilot = Pilot(session_at(PLAY, 3, 2), bot_pace=0.0)
    confirm(pilot)
    pilot.drag_card("4S", "9S")  # to the other end of the hand
    pilot.pause()
    order = [one.card.name for one in pilot.state.table.zones["p1.hand"]]
    assert order != sorted(order, key=lambda name: card(name).order)
    pilot.drag_card("3H", "p2")
    pilot.until(lambda: pilot.curtain is not None)
    confirm(pilot)
    pilot.push("Pick up")
    pilot.until(lambda: pilot.curtain is not None, 30)
    confirm(pilot)
    kept = [one.card.name for one in pilot.state.table.zones["p1.hand"]]
    assert kept[: len(order) - 1] == [name for name in order if name != "3H"]


def test_a_key_pressed_while_cards_travel_leaves_the_table_in_play():
    """What can be done is found out when a key has ended the motion, as when it ends by itself."""
    pilot = Pilot(new_session(seats=2, humans=1, seed=5), motion="normal", bot_pace=0.0)
    pilot.rest()
    for _ in range(12):
        pilot.until(lambda: len(pilot.scene.board.queue) > 0 or pilot.session.turn == "p1")
        pilot.key(pygame.K_TAB)
        if pilot.session.turn == "p1" and not pilot.scene.board.busy:
            assert pilot.state.matcher.lines == pilot.session.legal("p1")
            pilot.scene.play("p1", pilot.session.legal("p1")[0])


def test_what_a_key_opens_shows_where_its_focus_is():
    pilot = at(TEN, seats=2)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene.ui.by_keyboard
    pilot.key(pygame.K_ESCAPE)
    assert pilot.app.by_keyboard
    pilot.click((5, 5))
    assert not pilot.app.by_keyboard


def test_where_only_a_button_is_left_the_focus_goes_to_it_and_asks_once():
    position = {"turn": "p1", "zones": {"draw": "4C 5C", "pile": "AS", "p1.hand": "9D 6C 5D",
                                        "p2.hand": "7C 8C JC"}}  # fmt: skip
    pilot = at(position, seats=2)
    assert pilot.session.legal() == ["pickup"]
    assert pilot.state.focus.item in pilot.scene.surround.buttons
    pilot.key(pygame.K_RETURN)
    assert pilot.lines == []  # nobody has seen yet where the focus is
    assert pilot.bubble.startswith(
        "The frame moved here by itself."
    )  # why it asks, and then what for
    assert "Press again to do this: Pick up" in pilot.bubble
    pilot.step(3000)
    assert "Press again to do this: Pick up" in pilot.bubble  # it waits as long as the player
    pilot.key(pygame.K_RETURN)
    assert pilot.lines[0] == "p1 pickup"


def test_a_joker_that_is_played_asks_what_it_stands_for():
    """SH-51: by a drag onto the pile, and a word chosen."""
    zones = {"draw": "4S 5S", "pile": "4C", "p1.hand": "X1 8C 9C", "p2.hand": "9D QD KS"}
    position = {"turn": "p1", "zones": zones}
    pilot = Pilot(session_at(position, jokers=2, joker_names=True), motion="off")
    pilot.rest()
    pilot.drag_card("X1", "pile")
    pilot.step(5)
    offered = [one for one in pilot.scene.ui.top.walk() if isinstance(one, Button)]
    words = [one.words for one in offered]
    assert len(words) == 12
    assert not any("three" in one for one in words)
    assert "Play a joker as a seven. The next card must be 7 or lower" in words
    pilot.click(offered[words.index("Play a joker as a queen")].rect.center)
    assert pilot.lines[0] == "p1 joker X1 queen"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_chosen_card_is_the_one_that_is_given_by_button_and_by_key(by_key):
    """Where a button stands for several cards it asks which, unless one has been chosen."""
    session = new_session("soul-taker-mixed", seed=0)
    rng = random.Random(0)
    while not any(one.startswith("give") for one in session.legal("p1")):
        session.play(session.fallback_line(rng))
    pilot = Pilot(session, motion="off")
    pilot.step(60)

    def press():
        if by_key:
            pilot.key(pygame.K_g)
        else:
            pilot.push(next(words for words in pilot.buttons() if words.startswith("Give")))

    press()
    (menu,) = pilot.scene.ui.layers
    steps = session.step_count
    pilot.key(pygame.K_SPACE)  # the key that hurries answers nothing
    assert pilot.scene.ui.layers == [menu]
    assert session.step_count == steps
    pilot.key(pygame.K_ESCAPE)
    lines = [one for one in session.legal() if one.startswith("give")]
    wanted = lines[len(lines) // 2]
    pilot.pause()
    pilot.click(pilot.at_card(wanted.split()[1]))
    press()
    assert session.line_at(steps) == f"p1 {wanted}"
