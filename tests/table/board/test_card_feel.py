"""Cards have weight: they grow under the pointer, follow it, and jolt when they are struck."""

import math
from itertools import pairwise

import pygame
import pytest
from pilot import Pilot, session_at

from cardtable.files import Settings
from cardtable.table.board.card_feel import CARRY, GROW, HOVER, LEAN, PRESS, RISE, ROUNDS, SECONDS
from cardtable.table.board.gestures import FOLLOW, TILT
from cardtable.table.board.motion import PACES
from cardtable.table.scenes.playing.inputs import play_own

PLAY = {
    "turn": "p1",
    "zones": {"draw": "KC KD", "pile": "5C 6S", "p1.hand": "10C 7D 9S 3H", "p2.hand": "8C JD"},
}


def table(motion="normal", **settings):
    pilot = Pilot(session_at(PLAY, 2, 1), motion=motion, bot_pace=9.0, **settings)
    pilot.rest()
    pilot.step(30)
    return pilot


def size(pilot, name):
    return pilot.scene.board.feel.size(pilot.sprite(name).id)


def frames(pilot, seconds):
    return math.ceil(seconds * 1000 / pilot.clock.milliseconds) + 1


def test_a_card_grows_under_the_pointer_beyond_its_size_and_back():
    pilot = table()
    pilot.move(pilot.at_card("9S"))
    seen = []
    for _ in range(frames(pilot, GROW)):
        pilot.step()
        seen.append(size(pilot, "9S"))
    assert seen[-1] == HOVER < max(seen)  # out-back: a little too far first
    assert size(pilot, "7D") == 1.0
    pilot.move((640, 500))
    pilot.step(frames(pilot, GROW))
    assert size(pilot, "9S") == 1.0


def test_a_grown_card_keeps_its_lower_edge_and_is_clicked_where_it_lies():
    pilot = table()
    number = pilot.sprite("9S").id
    before = pilot.scene.board.motion.at(number)
    point = pilot.at_card("9S")
    pilot.move(point)
    pilot.step(frames(pilot, GROW))
    grown = pilot.scene.board.at(number)
    assert grown.height == pytest.approx(HOVER * before.height)
    assert grown.y + grown.height / 2 == pytest.approx(before.y + before.height / 2)
    assert pilot.at_card("9S") == point


def test_a_press_grows_it_more_and_a_click_lets_go():
    pilot = table()
    point = pilot.at_card("9S")
    pilot.move(point)
    pilot.press(point)
    pilot.step(frames(pilot, GROW))
    assert size(pilot, "9S") == PRESS
    pilot.release(point)
    pilot.step(frames(pilot, GROW))
    assert size(pilot, "9S") < PRESS


def carried(pilot):
    """Lift 9S and hold it far away; where it is drawn, and where it should be."""
    point = pilot.at_card("9S")
    pilot.move(point)
    pilot.press(point)
    pilot.move((point[0] - 8, point[1] - 8), held=True)
    pilot.step(40)
    pilot.move((point[0] - 300, point[1] - 200), held=True)
    return pilot.state.gestures.drag


def test_a_carried_card_follows_at_its_own_speed_and_hangs_straight_at_last():
    pilot = table()
    drag = carried(pilot)
    far = math.dist(drag.shown, drag.middle)
    leaning = []
    for _ in range(5):
        pilot.step()
        left = math.dist(drag.shown, drag.middle)
        share = math.exp(-FOLLOW * pilot.clock.milliseconds / 1000)
        assert left == pytest.approx(far * share, rel=0.01)
        far = left
        leaning.append(drag.lean)
    assert all(0 < lean <= TILT for lean in leaning)  # it goes to the left, and hangs behind
    pilot.step(60)
    assert drag.shown == drag.middle
    assert drag.lean == 0
    assert size(pilot, "9S") == CARRY


def test_a_card_that_hangs_still_presents_nothing():
    pilot = table()
    carried(pilot)
    pilot.step(90)
    presents = []
    pilot.app.canvas.present = lambda: presents.append(1)
    pilot.step(100)
    assert not presents


def test_a_dropped_card_flies_on_from_where_it_is_seen():
    pilot = table()
    drag = carried(pilot)
    pilot.step(3)
    number = drag.cards[0]
    shown = drag.shown
    point = drag.point
    pilot.app.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
    at = pilot.scene.board.at(number)
    assert (at.x, at.y) == pytest.approx(shown)
    assert at.height == pytest.approx(CARRY * pilot.state.plan.poses[number].height, rel=0.02)


def test_without_motion_a_card_is_at_once_as_large_and_where_it_will_be():
    pilot = table("off")
    pilot.move(pilot.at_card("9S"))
    pilot.step(7)
    assert size(pilot, "9S") == HOVER
    drag = carried(pilot)
    assert drag.shown == drag.middle
    assert drag.lean == 0


@pytest.mark.painted
@pytest.mark.parametrize("motion", ["normal", "short", "off"])
@pytest.mark.parametrize("line", ["play 10C", "play 7D", "play 9S", "pickup"])
def test_a_move_is_answered_in_picture_and_sound_within_two_frames(motion, line, monkeypatch):
    pilot = table(motion)
    heard = []
    monkeypatch.setattr(pilot.app.sound, "play", lambda name, *_, **__: heard.append(name))
    before = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    play_own(pilot.state, line)
    pilot.step(2)
    assert heard
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != before
    assert pilot.scene.board.motion.resting == (motion == "off")


@pytest.mark.painted
def test_a_struck_pile_shakes_and_nothing_else_does():
    pilot = table(stepped=True)
    board = pilot.scene.board
    pile = {one.id for one in board.table.zones["pile"]}
    play_own(pilot.state, "play 9S")
    pilot.until(lambda: board.feel.moving & pile, 5)
    assert board.feel.moving <= pile | {pilot.sprite("9S").id}


def swaying(pilot, seconds=SECONDS):
    """How every sprite is drawn in each frame of so long a time."""
    board, seen = pilot.scene.board, []
    for _ in range(frames(pilot, seconds)):
        pilot.step()
        seen.append({one.id: board.at(one.id) for one in board.table.sprites()})
    return seen


def test_a_lively_hand_sways_a_little_and_nothing_waits_for_it():
    pilot = table("lively")
    board = pilot.scene.board
    hand = {one.id for one in board.table.zones["p1.hand"]}
    seen = swaying(pilot)
    assert not board.busy
    for number in board.plan.poses:
        rest = board.motion.at(number)
        leans = [frame[number].angle - rest.angle for frame in seen]
        rises = [frame[number].y - rest.y for frame in seen]
        if number not in hand:
            assert not any(leans + rises)
            continue
        assert 0.8 * LEAN < max(map(abs, leans)) <= LEAN
        assert max(map(abs, rises)) <= RISE * rest.height + 1e-6
        assert max(abs(a - b) for a, b in pairwise(leans)) < LEAN / 5  # it never jumps
    assert len({round(seen[0][number].angle, 3) for number in hand}) == len(hand)
    # pictures of turned cards take long to make: at most as many as that in one frame
    for before, after in pairwise(seen):
        assert sum(before[one] != after[one] for one in hand) <= math.ceil(len(hand) / ROUNDS) + 1


def test_a_card_that_sways_is_clicked_where_it_lies():
    pilot = table("lively")
    pilot.click(pilot.at_card("9S"))
    pilot.step(5)
    assert pilot.state.gestures.chosen == [pilot.sprite("9S").id]


@pytest.mark.parametrize(("motion", "moves"), [("lively", True), ("normal", False), ("off", False)])
def test_only_a_lively_table_is_ever_drawn_while_nothing_happens(motion, moves):
    pilot = table(motion)
    pilot.step(60)
    presents = []
    pilot.app.canvas.present = lambda: presents.append(1)
    pilot.step(100)
    assert bool(presents) == moves


def test_a_lively_table_rests_while_its_window_is_not_the_one_in_use():
    pilot = table("lively")
    pilot.step(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.step(60)  # cards that may be played have stood up
    presents = []
    pilot.app.canvas.present = lambda: presents.append(1)
    pilot.step(60)
    assert not presents
    assert not pilot.scene.animating
    pilot.step(1, pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.step(10)
    assert presents


def test_nobody_has_a_lively_table_who_did_not_choose_it():
    assert Settings().motion != "lively"
    assert [name for name, pace in PACES.items() if pace.sways] == ["lively"]


def aside(pilot):
    """How far the cards of the hand are drawn to the right of where they lie."""
    board = pilot.scene.board
    run = board.table.zones["p1.hand"]
    return {one.card.name: board.at(one.id).x - board.plan.poses[one.id].x for one in run}


def test_neighbours_make_room_for_the_card_under_the_pointer_and_close_up_again():
    pilot = table(sorted_hands=False)
    pilot.move(pilot.at_card("7D"))
    pilot.step(60)
    by = aside(pilot)
    assert by["3H"] < 0 == by["7D"] < by["10C"] < by["9S"]
    assert not pilot.scene.animating
    pilot.move((640, 500))
    pilot.step(30)
    assert not any(aside(pilot).values())


def test_no_light_stays_on_a_card_that_is_no_longer_under_the_pointer():
    """The hand has closed up or been sorted: no pointer has moved, but the cards have."""
    pilot = table(sorted_hands=False)
    pilot.move(pilot.at_card("7D"))
    assert pilot.scene.telling().hovered == pilot.sprite("7D").id
    pilot.key(pygame.K_s)
    assert pilot.state.plan.card_at(pilot.state.pointer.point) != pilot.sprite("7D").id
    assert pilot.scene.telling().hovered != pilot.sprite("7D").id


def test_a_card_that_comes_home_to_the_hand_flies_over_its_neighbours():
    pilot = table(motion="normal")
    pilot.rest()
    scene, hand = pilot.scene, pilot.state.table.zones["p1.hand"]
    before, first, over = list(hand), hand[0], 0
    pilot.drag(pilot.at_card(first.card.name), (1240, 460))
    assert hand == before
    for _ in range(40):
        picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
        places = [one.key for one in picture.moving]
        at = scene.board.at(first.id)
        if ("card", first.id) in places and at.x > pilot.state.plan.poses[hand[1].id].x:
            others = [("card", one.id) for one in hand[1:]]
            over += 1
            assert all(places.index(each) < places.index(("card", first.id)) for each in others)
        pilot.step()
    assert over


def test_light_follows_the_pointer_over_a_card_and_then_nothing_changes():
    pilot = table()
    x, y = pilot.at_card("7D")
    seen = set()
    for step in range(-10, 20, 5):
        pilot.move((x + step, y))
        seen.add(pilot.scene.telling().gloss)
    assert len(seen) > 3
    assert len({number for number, _ in seen}) == 1
    pilot.step(30)
    assert not pilot.scene.animating
    assert not pilot.scene.dirty


def test_without_motion_no_card_makes_room_or_shines():
    pilot = table("off")
    pilot.move(pilot.at_card("7D"))
    pilot.step(3)
    assert not any(aside(pilot).values())
    assert pilot.scene.telling().gloss is None
