"""Cunt-Soul at the table: every decision has its place, secrets stay, a game has its course."""

import random

import pygame
import pytest
from pilot import Pilot, new_session, session_at
from room import crowded
from souls import PILE, at, card_target, plain, slate

from cardtable.presenter.move_matcher import Target
from cardtable.presenter.status import ordinal
from cardtable.table.scenes.result import Result

# --- every decision at its place ------------------------------------------------------------------


def test_a_call_is_made_beside_the_pile_and_covers_none_of_it():
    pilot = plain(**{"p1.hand": "7C 3D"})
    pilot.drag_card("7C", "pile")
    pilot.step(3)
    button = pilot.buttons()["▲ Higher"]
    pile = pygame.Rect(pilot.state.plan.poses[pilot.sprite("7C").id].rect)
    assert 0 < button.rect.left - pile.right < 0.06 * 720
    assert pile.top < button.rect.centery < pilot.buttons()["▼ Lower"].rect.top < pile.bottom
    assert slate(pilot)[0] == "call higher or lower"
    pilot.push("▼ Lower")
    assert pilot.lines[1] == "p1 call lower"


@pytest.mark.drawn(3)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_is_asked_for_at_the_pile_has_room(size, scale):
    for card in ("7C", "5C", "4C"):
        zones = {"pile": "2S", "p1.hand": f"{card} 3D QH", "p2.field": "6D"}
        pilot = at(zones, {}, size=size, ui_scale=scale)
        pilot.drag_card(card, "pile")
        pilot.step(3)
        assert pilot.buttons()
        assert crowded(pilot.scene) == []


def test_a_card_that_was_swapped_in_lies_face_down_and_says_what_it_is():
    pilot = plain(**{"p1.hand": "5C 3D QH", "p2.field": "5D"})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    pilot.scene.play("p1", "bury 3D 1")
    pilot.step(200)
    pose = pilot.state.plan.poses[pilot.sprite("3D").id]
    assert not pose.face
    pilot.move((pose.rect.centerx, pose.rect.top + 4))
    pilot.step(60)
    assert pilot.bubble.startswith("3♦\n")
    assert pilot.bubble.endswith("\nIt’s face down here, and you’ve seen it")


def test_up_and_down_lead_from_one_call_to_the_other():
    pilot = plain(**{"p1.hand": "7C 3D"})
    pilot.drag_card("7C", "pile")
    pilot.step(3)
    higher, lower = (pilot.buttons()[label] for label in ("▲ Higher", "▼ Lower"))
    pilot.state.focus.to(higher)
    pilot.state.focus.visible = True
    for key, there in ((pygame.K_DOWN, lower), (pygame.K_UP, higher), (pygame.K_DOWN, lower)):
        pilot.key(key)
        assert pilot.state.focus.item is there
    pilot.key(pygame.K_DOWN)
    assert pilot.state.focus.item not in {higher, lower}  # on, and not round again


def test_a_call_has_keys():
    pilot = plain(**{"p1.hand": "7C 3D"})
    pilot.drag_card("7C", "pile")
    pilot.key(pygame.K_h)
    assert pilot.lines[1] == "p1 call higher"


def test_picking_up_and_stopping_have_keys():
    pilot = at({"p1.hand": "8C 3D", "source": ""})
    pilot.key(pygame.K_p)
    assert pilot.lines == ["p1 pickup"]
    pilot = plain(**{"p1.hand": "5C 3D QH"})
    pilot.drag_card("5C", "pile")
    pilot.key(pygame.K_d)
    assert pilot.lines[1] == "p1 done"


@pytest.mark.parametrize("way", ["click", "card", "key"])
def test_who_is_next_is_pointed_at(way):
    pilot = plain(**{"p1.hand": "JH 3D", "pile": "2S 4C"})
    pilot.drag_card("JH", "pile")
    pilot.step(3)
    lit = {one.name for one in pilot.scene.telling().lit}
    assert lit == {"p2", "p3"}
    if way == "click":
        pilot.click(pilot.at_seat("p3"))
    elif way == "card":
        pilot.click(pilot.at_card("10H"))
    else:
        pilot.focus_on(Target("seat", "p3"))
        pilot.key(pygame.K_RETURN)
    assert pilot.lines[1] == "p1 next p3"


def test_oneself_is_not_next():
    pilot = plain(**{"p1.hand": "JH 3D"})
    pilot.drag_card("JH", "pile")
    pilot.step(3)
    pilot.click(pilot.at_seat("p1"))
    assert pilot.bubble == "Choose another player (CS-31)"


def test_what_is_chosen_for_a_swap_names_the_other_row():
    pilot = plain(**{"p1.hand": "5C 3D QH"})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    for name, other in (("3D", "face-up card"), ("2H", "hand card")):
        pilot.click(pilot.at_card(name))
        pilot.step(3)
        assert f"swap it for a {other}" in pilot.scene.telling().prompt
        pilot.click(pilot.at_card(name))


def test_the_choice_of_a_field_card_says_which_of_ones_own_do_nothing():
    for rules, idle in (("cunt-soul-gentle", True), ("cunt-soul", False)):
        session = new_session(rules, 3, seed=6)
        while not session.legal("p1") or not session.legal("p1")[0].startswith("field"):
            seat = next(each for each in ("p1", "p2", "p3") if session.legal(each))
            session.play(f"{seat} {session.legal(seat)[0]}")
        held = {card.rank for card in session.state.zones["p1.hand"]}
        assert "7" in held
        assert not held & set("389JKX")
        pilot = Pilot(session, motion="off", bot_pace=60.0)
        pilot.step(3)
        assert ("sevens do nothing" in pilot.scene.telling().prompt) == idle
        assert ("for everyone" in pilot.scene.telling().prompt) != idle


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_a_swap_is_made_with_the_card_itself(way):
    pilot = plain(**{"p1.hand": "5C 3D QH"})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    if way == "drag":
        pilot.drag_card("3D", "2H")
    elif way == "click":
        pilot.click(pilot.at_card("3D"))
        pilot.click(pilot.at_card("2H"))
    else:
        pilot.focus_on(card_target(pilot, "3D"))
        pilot.key(pygame.K_SPACE)
        pilot.focus_on(card_target(pilot, "2H"))
        pilot.key(pygame.K_RETURN)
    assert pilot.lines[1] == "p1 swap 3D 2H"
    assert pilot.state.plan.poses[pilot.sprite("3D").id].angle == 90  # what comes lies as it lay


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_a_card_is_buried_under_the_one_that_lies_there(way):
    pilot = plain(**{"p1.hand": "5C 3D QH", "p1.field": "5H"})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    hidden = pilot.state.table.zones["p1.down"][2]
    if way == "drag":
        pilot.drag(pilot.at_card("3D"), pilot.at_card("KD"))
    elif way == "click":
        pilot.click(pilot.at_card("3D"))
        pilot.click(pilot.at_card("KD"))
    else:
        pilot.focus_on(card_target(pilot, "3D"))
        pilot.key(pygame.K_SPACE)
        pilot.focus_on(Target("card", str(hidden.id)))
        pilot.key(pygame.K_RETURN)
    assert pilot.lines[1] == "p1 bury 3D 3"


def test_a_face_down_card_is_looked_at_from_under_the_one_above():
    zones = {"pile": "2S 4C", "p1.hand": "5C 3D QH", "p1.field": "5H"}
    pilot = at(zones, {}, options={"down_swap": "look"})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    pilot.drag(pilot.at_card("KD"), pilot.at_zone("p1.hand"))
    assert pilot.lines[1] == "p1 look 3"
    pilot.step(3)
    pilot.push("Leave it where it is")
    assert pilot.lines[2] == "p1 keep"


def test_a_new_field_is_paid_for_at_the_burn_pile():
    pilot = at({"p1.up": "KD 2H 9S"}, {})
    pilot.drag_card("8C", "p1.field")
    pilot.step(3)
    assert slate(pilot)[0] == "a card to burn"
    assert list(pilot.scene.telling().lit) == [Target("zone", "p1.up")]
    pilot.click(pilot.at_card("9S"))
    pilot.step(3)
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    assert ("tally", "burned", 1) in [one.key for one in picture.resting]  # its place has a name
    pilot.drag_card("9S", "burned")
    assert pilot.lines == ["p1 field 8C", "p1 burn 9S"]


def test_a_card_sent_on_its_way_is_played_and_never_becomes_the_field():
    pilot = at({"pile": "2S 8D"}, {})
    pilot.double(pilot.at_card("3D"))
    assert pilot.bubble == "Play an eight or higher, a two, a six, a seven or a joker (CS-13)"
    pilot.key(pygame.K_ESCAPE)
    pilot.focus_on(card_target(pilot, "QH"))
    pilot.key(pygame.K_RETURN)
    assert pilot.lines == ["p1 play QH"]


@pytest.mark.parametrize("field", ["AS", "5H"])
def test_enter_lifts_a_card_that_has_to_be_aimed(field):
    pilot = plain(**{"p1.hand": "5C 3D QH", "p1.field": field})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    pilot.focus_on(card_target(pilot, "3D"))
    pilot.key(pygame.K_RETURN)
    assert not pilot.scene.ui.layers  # no list of moves
    assert pilot.state.gestures.chosen == [pilot.sprite("3D").id]
    assert len(pilot.scene.telling().lit) == 3


def test_while_all_choose_enter_chooses():
    pilot = Pilot(new_session("cunt-soul", 2, seed=5, first_dealer="p2"), motion="off")
    pilot.rest()
    for _ in range(4):
        pilot.focus_on(Target("card", str(pilot.state.table.zones["p1.hand"][0].id)))
        pilot.key(pygame.K_RETURN)
        pilot.step(3)
    assert [line.split()[1] for line in pilot.lines[:4]] == ["up", "up", "up", "field"]


def test_a_sideways_card_does_not_pay():
    pilot = at({"p1.up": "KD 2H 9S"})
    pilot.drag_card("8C", "p1.field")
    pilot.step(3)
    pilot.drag_card("2H", "burned")
    assert pilot.bubble == "2♥ is sideways, so it can’t pay. Choose another card (CS-71)"


def test_the_pile_is_picked_up_by_hand_or_by_its_button():
    for way in ("drag", "button"):
        pilot = at({"p1.hand": "8C 3D", "source": ""})
        if way == "drag":
            pilot.drag(pilot.at_card("JD"), pilot.at_zone("p1.hand"))
        else:
            tag, pile = pilot.buttons()["Pick up"].rect, pilot.state.plan.zones["pile"].rect
            assert pile.top < tag.centery < pile.bottom
            assert 0 <= tag.left - pilot.state.plan.poses[pilot.sprite("JD").id].rect.right < 43
            pilot.push("Pick up")
        assert pilot.lines[:1] == ["p1 pickup"], way


def test_a_click_looks_through_a_pile_that_could_be_picked_up():
    pilot = at({"p1.hand": "8C 3D", "source": ""})
    pilot.click(pilot.at_card("JD"))
    pilot.step(3)
    assert pilot.lines == []
    assert pilot.scene.board.opened == {"pile"}


def test_a_run_is_laid_link_by_link_and_says_what_is_next():
    pilot = plain(**{"p1.hand": "4D 5C 6S 7C QH", "pile": "2S", "p3.hand": "4H"})
    for name, wanted in (("4D", "run: 5 is next"), ("5C", "run: 6 is next")):
        pilot.drag_card(name, "pile")
        pilot.step(3)
        assert slate(pilot)[0] == wanted
    pilot.drag_card("QH", "pile")
    assert pilot.bubble == "The run continues with a six, and only with that (CS-24)"
    pilot.drag_card("6S", "pile")
    pilot.step(3)
    pilot.push("Stop the run")
    assert pilot.lines[-1] == "p1 done"


def test_a_lone_done_is_said_by_itself_and_taken_back_with_what_led_to_it():
    pilot = plain(**{"p1.hand": "4D 9C QH", "pile": "2S", "p3.hand": "4H"})
    pilot.drag_card("4D", "pile")
    pilot.step(3)
    assert pilot.lines == ["p1 play 4D"]
    pilot.step(160)
    assert pilot.lines == ["p1 play 4D", "p1 done"]
    pilot.undo()
    pilot.step(120)
    assert pilot.lines == []
    assert pilot.session.legal() != ["done"]


@pytest.mark.parametrize(
    ("seed", "keys"),
    [
        pytest.param(0, False, marks=pytest.mark.long),
        pytest.param(1, True, marks=pytest.mark.long),
        pytest.param(0, True, marks=pytest.mark.long),
        pytest.param(1, False, marks=pytest.mark.long),
    ],
)
def test_whole_games_by_hand_and_by_keys(seed, keys):
    rules = ("cunt-soul", "cunt-soul-later")[seed % 2]
    session = new_session(rules, 3, humans=1 + seed, seed=20 + seed, stall_turns=25)
    pilot = Pilot(session, motion="off", bot_pace=0.0)
    rng = random.Random(seed)
    for _ in range(400):
        pilot.rest()
        if session.over:
            break
        if pilot.curtain is not None:
            pilot.step(30)
            pilot.key(pygame.K_RETURN)
            continue
        line, steps = rng.choice(session.legal()), session.step_count
        (by_keys if keys else by_hand)(pilot, line)
        assert session.step_count > steps, (line, pilot.bubble)
        assert session.line_at(steps).endswith(line)
    assert session.over
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)


_BUTTONS = {
    "pickup": "Pick up",
    "keep": "Leave it where it is",
    "call higher": "▲ Higher",
    "call lower": "▼ Lower",
}


def _hidden(pilot, place):
    return pilot.state.table.zones[f"{pilot.state.reader}.down"][int(place) - 1].id


def by_hand(pilot, line):
    """A line with the pointer alone."""
    me = pilot.state.reader
    verb, *rest = line.split()
    if line in _BUTTONS:
        pilot.push(_BUTTONS[line])
    elif line == "done":
        (words,) = {"No run", "Stop the run", "Stop swapping"} & set(pilot.buttons())
        pilot.push(words)
    elif verb == "next":
        pilot.click(pilot.at_seat(rest[0]))
    elif verb == "look":
        rect = pygame.Rect(pilot.state.plan.poses[_hidden(pilot, rest[0])].rect)
        pilot.drag(rect.center, pilot.at_zone(f"{me}.hand"))
    elif verb == "flip":
        pilot.drag(pilot.on_sprite(_hidden(pilot, rest[0])), pilot.at_zone("pile"))
    elif verb == "bury":
        rect = pygame.Rect(pilot.state.plan.poses[_hidden(pilot, rest[1])].rect)
        pilot.drag(pilot.at_card(rest[0]), rect.center)
    elif verb == "swap":
        pilot.drag_card(*rest)
    else:
        for name in rest[:-1]:
            pilot.click(pilot.at_card(name))
            pilot.pause()
        goals = {"up": f"{me}.up", "field": f"{me}.field", "burn": "burned"}
        pilot.drag_card(rest[-1], goals.get(verb, "pile"))


def by_keys(pilot, line):
    """A line with keys alone."""
    verb, *rest = line.split()
    if line in _BUTTONS:
        pilot.focus_on(pilot.buttons()[_BUTTONS[line]])
    elif verb == "next":
        pilot.focus_on(Target("seat", rest[0]))
    elif verb in {"look", "flip"}:
        pilot.focus_on(Target("card", str(_hidden(pilot, rest[0]))))
    elif verb in {"swap", "bury"}:
        pilot.focus_on(card_target(pilot, rest[0]))
        pilot.key(pygame.K_SPACE)
        other = card_target(pilot, rest[1]) if verb == "swap" else None
        pilot.focus_on(other or Target("card", str(_hidden(pilot, rest[1]))))
    elif verb == "field" and pilot.session.state.memory.phase == "turn":
        # the card may be played, too: the key says where it goes
        pilot.focus_on(card_target(pilot, rest[0]))
        pilot.key(pygame.K_SPACE)
        me = pilot.state.reader
        pilot.focus_on(Target("card", str(pilot.state.table.zones[f"{me}.field"][0].id)))
    else:
        for name in rest:
            pilot.focus_on(card_target(pilot, name))
            pilot.key(pygame.K_SPACE)
        if verb == "play":
            pilot.focus_on(Target("zone", "pile"))
    pilot.key(pygame.K_RETURN)


@pytest.mark.parametrize(
    ("rules", "zones", "lines", "burnt", "says"),
    [
        (
            "cunt-soul-literal",
            {"p1.down": "AC"},
            ["flip 1"],
            "p1.field",
            "Your field card, 2♥, is your last card and burns",
        ),
        (
            "cunt-soul",
            {"p1.hand": "9D 4D", "p1.up": "3H", "source": "3S 4S"},
            ["field 4D", "burn 3H"],
            "p1.up",
            "You pay by burning 3♥",
        ),
        (
            "cunt-soul",
            {"p1.hand": "10D 4D"},
            ["play 10D"],
            "pile",
            "10♦ burns the pile (2 cards)",
        ),
    ],
)
def test_what_burns_is_told_and_flames_stand_where_it_lay(rules, zones, lines, burnt, says):
    """CS-30, CS-71, CS-83: it isn't always the pile."""
    others = {"pile": "9C", "p1.field": "2H", "p2.hand": "AD 5D", "p3.hand": "3D"}
    pilot = Pilot(session_at({"turn": "p1", "zones": {**others, **zones}}, 3, 1, rules))
    pilot.step(3)
    for line in lines:
        pilot.scene.play("p1", line)
        pilot.until(lambda: pilot.scene.board.fire.blaze or not pilot.scene.board.busy, 20)
    blaze = pilot.scene.board.fire.blaze
    assert blaze is not None
    assert pilot.state.plan.zones[burnt].rect.colliderect(blaze.rect)
    pilot.until(lambda: says in [entry.words for entry in pilot.scene.entries], 20)


# --- secrets --------------------------------------------------------------------------------------


def chosen_by_the_first(cards, motion):
    """Two people; the one who begins chooses these cards; the pilot at the curtain then."""
    session = new_session("cunt-soul", 2, humans=2, seed=5, first_dealer="p2")
    pilot = Pilot(session, motion=motion)
    pilot.step(30)
    pilot.key(pygame.K_RETURN)
    pilot.rest()
    for number, name in enumerate(cards):
        pilot.rest()
        pilot.drag_card(name, "p1.field" if number == 3 else "p1.up")
    pilot.until(lambda: pilot.curtain is not None, 5)
    return pilot


def watched(pilot, frames):
    """The pictures of so many frames."""
    seen = []
    for _ in range(frames):
        pilot.step(1)
        seen.append(hash(pygame.image.tobytes(pilot.app.canvas.surface, "RGB")))
    return seen


@pytest.mark.painted
@pytest.mark.parametrize("motion", ["off", pytest.param("normal", marks=pytest.mark.long)])
def test_nothing_tells_what_another_has_chosen(motion):
    """Whatever the one chose, the other's screens are the same to the last pixel."""
    dealt = new_session("cunt-soul", 2, humans=2, seed=5, first_dealer="p2")
    hand = [one.name for one in dealt.view("p1").zones["p1.hand"]]
    screens, words = [], []
    for cards in (hand[:4], hand[5:9]):
        pilot = chosen_by_the_first(cards, motion)
        seen = watched(pilot, 30)
        pilot.key(pygame.K_RETURN)
        seen += watched(pilot, 60)
        assert pilot.state.reader == "p2"
        told = []
        for zone in ("p1.up", "p1.field", "p1.hand", "p1.down"):
            pilot.move(pilot.at_zone(zone))
            pilot.step(80)
            told.append(pilot.bubble)
        pilot.move(pilot.at_seat("p1"))
        pilot.step(80)
        told.append(pilot.bubble)
        pilot.key(pygame.K_F2)
        told += [f"{entry.words} {entry.line}" for entry in pilot.scene.entries]
        seen += watched(pilot, 5)
        screens.append(seen)
        words.append(told)
    assert words[0] == words[1]
    assert screens[0] == screens[1]


# --- the course of a long game --------------------------------------------------------------------


def test_turns_are_counted_also_back():
    session = new_session("cunt-soul", 3, seed=9, first_dealer="p3")
    pilot = Pilot(session, motion="off", bot_pace=0.0)
    rng = random.Random(3)
    while session.state.memory.phase == "choose" or len(pilot.lines) < 30:
        pilot.rest()
        if session.turn == "p1":
            pilot.scene.act(("line", rng.choice(session.legal())))
    pilot.rest()

    def begun():
        marks = [
            (memory := session._past.state(step).memory).phase == "turn" and not memory.changed
            for step in range(session.step_count)
        ]
        return sum(marks)

    assert pilot.scene.turns == begun() > 5
    assert pilot.scene.telling().counter == f"Turn {begun()}"
    pilot.undo()
    pilot.step(1)
    assert pilot.scene.turns == begun()


def test_a_stall_is_announced_before_it_comes():
    warned = at(state={**PILE["state"], "quiet": 120}).scene.telling().warning
    ends = "At 200 the game ends and the player with the fewest cards wins"
    assert warned == f"120 turns without progress. {ends}"


@pytest.mark.drawn(2)
@pytest.mark.parametrize(("polite", "title"), [(True, "Count Soul"), (False, "Cunt-Soul")])
def test_the_names_are_those_of_the_setting(polite, title):
    """In the window's title, in the menus and on the page of results; eight have a place there."""
    session = new_session("cunt-soul", 5, seed=4, stall_turns=30)
    rng = random.Random(2)
    while not session.over:
        session.play(rng.choice(session.legal()))
    pilot = Pilot(session, polite=polite)
    assert pygame.display.get_caption()[0] == f"{title}, changed – Card Table"
    pilot.scene.open_menu()
    words = [getattr(one, "words", "") for one in pilot.scene.ui.top.walk()]
    assert f"{title}, changed" in words  # it stalls early
    pilot.keys(pygame.K_RETURN)
    pilot.until(lambda: isinstance(pilot.app.scene, Result), 20)
    spoken = " ".join(one.spoken for one in pilot.app.scene.ui.top.walk())
    if session.state.outcome.result["last"]:
        assert ("Sole Count" in spoken, "Sole-Cunt" in spoken) == (polite, not polite)
    assert "5th" in spoken or "Sole" in spoken


def test_there_are_words_for_every_place():
    assert [ordinal(place) for place in (1, 3, 8)] == ["1st", "3rd", "8th"]


def test_a_chosen_card_goes_to_the_row_that_lights_up_though_a_card_lies_there():
    pilot = at(
        {"pile": "", "p1.up": "", "p1.hand": "8C 3D QH KC 9C", "p1.field": "", "p2.field": "",
         "p2.up": "", "p3.field": ""},
        {"phase": "choose", "dealer": "p1"},
    )  # fmt: skip
    pilot.click(pilot.at_card("8C"))
    pilot.click(pilot.at_zone("p1.up"))
    assert pilot.lines == ["p1 up 8C"]


def test_swaps_with_face_down_cards_say_how_many_are_left_and_what_came_up():
    zones = {"pile": "2S 4C", "p1.hand": "5C 5D 3D QH", "p1.field": "5H", "p3.field": ""}
    pilot = at(zones, {})
    pilot.drag_card("5C", "pile")
    pilot.step(3)
    assert "1 swap left" in pilot.scene.telling().prompt
    pilot.drag(pilot.at_card("3D"), pilot.at_card("KD"))
    pilot.step(3)
    words = [entry.words for entry in pilot.scene.entries]
    assert "You swap a hand card for A♥, face-down card 3" in words


def test_the_place_of_the_field_card_is_outlined_before_one_lies_there():
    hand = {"pile": "", "p1.up": "KD 2H 9S", "p1.field": "", "p2.field": "", "p3.field": ""}
    pilot = at(hand, {"phase": "choose", "dealer": "p1"})
    assert pilot.state.plan.zones["p1.field"].slots
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    assert ("frame", "p1.field") in [one.key for one in picture.resting]


def test_a_face_down_card_goes_to_the_pile_alone_and_says_why_it_is_too_early():
    zones = {"source": "", "p1.hand": "", "p1.up": "", "pile": "2S"}
    pilot = at(zones, {})
    hidden = pilot.state.table.zones["p1.down"][0]
    pilot.click(pilot.on_sprite(hidden.id))
    pilot.step(2)
    assert [one.name for one in pilot.scene.telling().lit] == ["pile"]
    pilot = at({"p1.up": "", "pile": "2S"}, {})
    hidden = pilot.state.table.zones["p1.down"][0]
    pilot.click(pilot.on_sprite(hidden.id))
    assert pilot.bubble == "Play your hand first (CS-9)"
    assert pilot.state.gestures.chosen == []


def test_a_turned_card_that_does_not_fit_is_seen_on_the_pile_and_named():
    """CS-81."""
    zones = {"source": "", "p1.hand": "", "p1.up": "", "pile": "2S KD", "p1.down": "4C 9C"}
    pilot = at(zones, {}, motion="normal")
    pilot.scene.play("p1", "flip 1")
    seen = set()
    while pilot.scene.board.busy:
        pilot.step(1)
        sprite = next(
            one for one in pilot.state.table.sprites() if one.card and one.card.name == "4C"
        )
        seen.add(sprite.zone)
    assert {"pile", "p1.hand"} <= seen
    words = [entry.words for entry in pilot.scene.entries]
    assert "4♣ doesn’t fit" in words
    assert words[-1] == "You pick up 3 cards"


def test_a_button_that_is_gone_leaves_its_reason_there_until_the_next_move():
    pilot = plain(**{"p1.hand": "8C 3D QH", "pile": "2S 4C", "source": "9D"})
    assert "Change" in " ".join(pilot.buttons())
    assert not pilot.scene.telling().remnants
    pilot.drag_card("8C", "pile")  # and the last card of the draw pile is drawn
    rng = random.Random(1)
    while pilot.session.turn != "p1":
        pilot.scene.play(pilot.session.turn, pilot.session.fallback_line(rng))
        pilot.until(lambda: not pilot.scene.board.busy)
    told = [one for one in pilot.scene.telling().remnants if one.place == "p1.field"]
    assert [one.words for one in told] == [
        "The draw pile is empty, so field cards don’t change any more"
    ]
    pilot.scene.play("p1", pilot.session.legal()[0])
    assert not [one for one in pilot.scene.telling().remnants if one.place == "p1.field"]
