"""Motion: tweens, the queue of events, and a pack that is shuffled before it is dealt."""

import math
from itertools import pairwise

import pytest
from pilot import Pilot, new_session, session_at

from cardtable.table.board.board import TOP
from cardtable.table.board.motion import (
    GLOWS,
    GROWS,
    PACES,
    SHAKEN,
    STOP,
    TICKS,
    Blow,
    Cue,
    EventLight,
    Lamp,
    Motion,
    Queue,
    Ticks,
    Windup,
)
from cardtable.table.board.plan import Pose
from cardtable.table.drawing.card_pictures import Transform

HOME = Pose(100, 100, 90, 0.0, face=False)
AWAY = Pose(500, 300, 120, 10.0, face=True)


def moving(seconds=0.5, **more):
    motion = Motion()
    motion.update(10.0)
    motion.put(1, HOME)
    motion.aim(1, AWAY, seconds, **more)
    return motion


def test_a_card_travels_and_arrives_exactly():
    motion = moving()
    motion.update(10.25)
    look = motion.at(1)
    assert HOME.x < look.x < AWAY.x
    assert 0 < look.turn < 1
    motion.update(10.5)
    assert motion.resting
    assert motion.at(1) == Transform(AWAY.x, AWAY.y, AWAY.height, AWAY.angle, 1.0)


def test_a_new_aim_replaces_the_old_one_from_wherever_the_card_is():
    motion = moving()
    motion.update(10.25)
    halfway = motion.at(1)
    motion.aim(1, HOME, 0.5)
    assert motion.at(1) == halfway
    motion.update(10.75)
    assert motion.at(1).x == HOME.x


def test_what_is_already_right_is_left_alone():
    motion = Motion()
    motion.put(1, HOME)
    motion.aim(1, HOME, 0.5)
    assert motion.resting
    motion.aim(1, HOME._replace(angle=5.0), 0.5)
    assert motion.moving == {1}


def test_a_delay_keeps_a_card_where_it_is():
    motion = moving(delay=0.3)
    motion.update(10.29)
    assert motion.at(1).x == HOME.x
    motion.update(10.8)
    assert motion.resting


def test_without_seconds_there_is_no_motion():
    motion = moving(seconds=0.0)
    assert motion.resting
    assert motion.at(1).x == AWAY.x


def test_finish_lets_everything_arrive():
    motion = moving()
    motion.finish()
    assert motion.resting
    assert motion.at(1).x == AWAY.x


def test_a_bent_way_arrives_elsewhere_at_the_same_time():
    motion = moving()
    motion.update(10.2)
    motion.bend(1, AWAY._replace(x=700))
    motion.update(10.49)
    assert not motion.resting
    motion.update(10.51)
    assert motion.at(1).x == 700
    assert motion.resting


def test_a_bent_way_that_has_not_begun_begins_and_ends_when_it_would():
    motion = moving(delay=0.3)
    motion.update(10.1)
    motion.bend(1, AWAY._replace(x=700))
    motion.update(10.29)
    assert motion.at(1).x == HOME.x
    motion.update(10.81)
    assert (motion.at(1).x, motion.resting) == (700, True)


def test_forgotten_sprites_are_gone():
    motion = moving()
    motion.put(2, HOME)
    motion.forget([2])
    assert 1 not in motion
    assert motion.resting


def test_cues_are_taken_one_after_the_other_each_when_it_is_due():
    motion = moving(seconds=0.5)
    queue = Queue()
    done = []
    queue.add(Cue(lambda: done.append("first") or 0.1, lambda now: True))
    queue.add(Cue(lambda: done.append("second") or 0.0, lambda now: 1 not in motion.moving))
    queue.add(Cue(lambda: done.append("third") or 0.0, lambda now: True))
    for now, seen in ((10.0, 1), (10.3, 1), (10.49, 1), (10.51, 3)):
        motion.update(now)
        while queue.take(now):
            pass
        assert len(done) == seen, now
    assert done == ["first", "second", "third"]


def test_cues_that_are_taken_early_come_in_order_and_the_motion_ends():
    motion = moving()
    queue = Queue()
    done = []
    for name in "abc":
        queue.add(Cue(lambda name=name: done.append(name) or 5.0, lambda now: False))
    while queue.take_early():
        pass
    motion.finish()
    assert done == ["a", "b", "c"]
    assert motion.resting
    assert len(queue) == 0


def test_off_is_off_and_short_is_shorter():
    assert PACES["off"].still
    assert PACES["short"].travel < PACES["normal"].travel


def dealt(rules, motion):
    """The sounds of a deal, and how many cards of a pack were seen aside of it."""
    pilot = Pilot(new_session(rules, seats=2), motion=motion, bot_pace=3.0)
    sounds, most = [], 0
    pilot.app.sound.play = lambda name, *_, **__: sounds.append(name)
    for _ in range(120):
        pilot.step()
        scene = pilot.scene
        if "lay" not in sounds:
            poses, motion_ = scene.state.plan.poses, scene.board.motion
            aside = [one for one in poses if abs(motion_.at(one).x - poses[one].x) > 5]
            most = max(most, len(aside))
    pilot.until(lambda: not pilot.scene.board.busy)
    scene = pilot.scene
    assert all(
        scene.board.motion.at(one).x == pose.x for one, pose in scene.state.plan.poses.items()
    )
    return sounds, most


@pytest.mark.parametrize("rules", ["shithead", "russian-bank"])
def test_packs_are_shuffled_before_they_are_dealt(rules):
    sounds, most = dealt(rules, "normal")
    assert sounds[0] == "shuffle"
    assert "shuffle" not in sounds[sounds.index("lay") :]
    assert most == TOP


def test_a_still_table_only_sounds_like_it():
    pilot = Pilot(new_session(seats=2), motion="off", bot_pace=3.0)
    pilot.step(2)
    assert not pilot.scene.board.busy


DROP = {
    "turn": "p1",
    "zones": {"draw": "KC KD", "pile": "5C 6S", "p1.hand": "10C 7D 9S 3H", "p2.hand": "8C JD"},
}


def far(pilot, number):
    """How far a card is from where it lies in the end."""
    at, pose = pilot.scene.board.at(number), pilot.state.plan.poses[number]
    return math.hypot(at.x - pose.x, at.y - pose.y)


@pytest.mark.parametrize("beside", [(0, 0), (40, 50), (-50, 30), (20, -60)])
def test_a_card_that_was_let_go_of_never_moves_away_from_its_goal(beside):
    pilot = Pilot(session_at(DROP), motion="normal", bot_pace=9.0)
    pilot.rest()
    number = pilot.sprite("7D").id
    x, y = pilot.at_zone("pile")
    end = (x + beside[0], y + beside[1])
    pilot.lift(pilot.at_card("7D"), end, 20)
    pilot.step(20)
    held = pilot.state.gestures.drag.shown
    pilot.release(end)
    assert pilot.sprite("7D").zone == "pile"
    goal = pilot.state.plan.poses[number]
    ways = [math.dist(held, (goal.x, goal.y))]
    for _ in range(30):
        ways.append(far(pilot, number))
        pilot.step()
    assert all(after <= before + 0.5 for before, after in pairwise(ways)), ways
    assert ways[-1] == 0


def test_what_is_chosen_lights_up_while_it_still_rises():
    pilot = Pilot(session_at(DROP), motion="normal", bot_pace=9.0)
    pilot.rest()
    pilot.step(30)
    pilot.click(pilot.at_card("7D"))
    number = pilot.sprite("7D").id
    assert number in pilot.scene.board.motion.moving
    picture = pilot.scene.painter.picture(
        pilot.scene.board, pilot.scene.theme, pilot.scene.telling()
    )
    (card,) = [one for one in picture.moving if one.key == ("card", number)]
    assert pilot.scene.theme.palette.chosen in card.stamp


def test_a_card_winds_up_before_it_flies_and_still_arrives():
    up = Windup(0.1, 0.0, -10.0)
    motion = moving(windup=up)
    places = []
    for step in range(61):
        motion.update(10.0 + step / 100)
        places.append(motion.at(1))
    assert all(one.x == HOME.x and one.turn == 0 for one in places[:11])
    assert [one.y for one in places[:11]] == sorted((one.y for one in places[:11]), reverse=True)
    assert places[10].y == pytest.approx(HOME.y - 10)
    assert places[60] == Transform(AWAY.x, AWAY.y, AWAY.height, AWAY.angle, 1.0)


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_one_sees_whose_card_it_is_before_it_flies(seat):
    """The reader's dips a little, and somebody else's rises out of their hand."""
    pilot = Pilot(session_at(DROP | {"turn": seat}), motion="normal", bot_pace=9.0)
    board = pilot.scene.board
    here = {one.id: board.motion.at(one.id) for one in board.table.zones[f"{seat}.hand"]}
    pilot.session.play(f"{seat} play {'7D' if seat == 'p1' else '8C'}")
    board.add_step(pilot.session.events_for("p1")[-1])
    now, ways = board.motion.now, []
    for step in range(1, 20):
        list(board.update(now + step / 60))
        number = next(one for one in here if one in board.travelling)
        ways.append((board.motion.at(number).y - here[number].y, board.motion.at(number).turn))
    turned = next(place for place, (_, turn) in enumerate(ways) if turn != ways[0][1] or turn == 1)
    first = [way for way, _ in ways[: max(3, turned)]]
    assert max(first) > 1 if seat == "p1" else min(first) < -5


def test_a_deal_spins_every_card_and_comes_to_rest_where_it_should():
    pilot = Pilot(new_session(seats=2), motion="normal", bot_pace=9.0)
    board = pilot.scene.board
    turned, high = set(), 0.0
    for _ in range(400):
        pilot.step()
        for number in board.travelling & board.motion.turning:
            turned.add(number)
            high = max(high, board.motion.at(number).high)
    dealt = {one.id for one in board.table.sprites() if one.zone != "draw"}
    assert dealt <= turned
    assert 0.9 < high <= 1
    assert all(board.at(one)[:4] == pose[:4] for one, pose in board.plan.poses.items())


def test_a_blow_stops_time_once_shakes_and_ends():
    blow = Blow()
    times = [blow.time(step / 100) for step in range(50)]
    assert times == [step / 100 for step in range(50)]
    blow.land()
    shown, shifts = [], []
    for step in range(50, 100):
        shown.append(blow.time(step / 100))
        shifts.append(blow.shift(720))
    gaps = [after - before for before, after in pairwise([times[-1], *shown])]
    assert min(gaps) >= 0
    assert shown[-1] == pytest.approx(0.99 - STOP)
    assert any(any(one) for one in shifts)
    assert max(abs(part) for one in shifts for part in one) <= SHAKEN
    assert not blow.lasts
    assert shifts[-1] == (0, 0)
    blow.land()
    assert blow.time(1.2) == pytest.approx(1.2 - 2 * STOP)  # and not once more for the first


TEN = {
    "turn": "p1",
    "zones": {"draw": "KC KD", "pile": "5C 6S", "p1.hand": "10C 7D 9S 3H", "p2.hand": "8C JD"},
}


@pytest.mark.painted
@pytest.mark.parametrize(("card", "motion"), [("10C", "normal"), ("7D", "normal"), ("10C", "off")])
def test_only_what_lands_hard_shakes_the_table_and_only_where_things_move(card, motion):
    pilot = Pilot(session_at(TEN), motion=motion, bot_pace=9.0)
    pilot.rest()
    pilot.step(60)
    pilot.drag_card(card, "pile")
    shifts = []
    for _ in range(60):
        pilot.step()
        shifts.append(pilot.scene.board.shift)
    assert any(any(one) for one in shifts) == (card == "10C" and motion == "normal")
    assert shifts[-1] == (0, 0)
    pilot.step(200)
    shown = pilot.app.canvas.surface.copy()
    pilot.scene.stage.forget()
    pilot.scene.dirty = True
    pilot.step()
    assert shown.get_buffer().raw == pilot.app.canvas.surface.get_buffer().raw


def test_the_lamp_glides_to_whose_turn_it_is_and_is_there_at_once_where_nothing_moves():
    lamp = Lamp()
    assert not lamp.update(0.0, "p1", (0.0, 0.0), 0.32)  # where it is first, it hasn't come from
    ways = []
    for step in range(1, 40):
        lamp.update(step / 100, "p2", (300.0, 400.0), 0.32)
        ways.append(500.0 if lamp.at is None else math.dist((0, 0), lamp.at))
    assert ways == sorted(ways)
    assert not lamp.glides
    assert not lamp.update(1.0, "p2", (100.0, 100.0), 0.32)  # the window has another size
    assert not lamp.update(2.0, "p1", (0.0, 0.0), 0.0)


def test_nobody_is_said_to_think_until_it_takes_a_while():
    pilot = Pilot(session_at(DROP | {"turn": "p2"}), motion="normal", bot_pace=1.5)
    pilot.until(lambda: not pilot.scene.board.busy)
    words = []
    for _ in range(60):
        pilot.step()
        words.append(pilot.scene.telling().prompt)
    first = words.index("Bo is thinking…")
    assert set(words[:first]) == {"It’s Bo’s turn"}
    assert first * pilot.clock.milliseconds > 400
    assert set(words[first:]) == {"Bo is thinking…"}


@pytest.mark.parametrize("kind", GLOWS)
def test_a_light_comes_and_goes_without_a_jump_and_another_one_grows_out_of_it(kind):
    pace, light = PACES["normal"], EventLight()
    light.update(5.0)
    light.shine(kind, (100.0, 50.0), pace, 1.0)
    levels = []
    for frame in range(160):
        light.update(5.0 + frame / 60)
        if frame == 30:
            light.shine("win", (400.0, 50.0), pace, 1.0)
        shines = light.now
        levels.append(shines.level if shines else (255, 255, 255))
    assert min(levels, key=sum) != (255, 255, 255)
    assert levels[0] == levels[-1] == (255, 255, 255)
    most = max(
        abs(a - b) for one, other in pairwise(levels) for a, b in zip(one, other, strict=True)
    )
    assert most < 80  # of 255, in a sixtieth of a second
    assert not light.lasts


def test_nothing_shines_where_nothing_moves():
    light = EventLight()
    light.shine("burn", (0.0, 0.0), PACES["off"], 1.0)
    assert light.now is None
    assert not light.lasts


def test_a_number_swells_when_it_changes_and_not_when_it_is_first_seen():
    ticks = Ticks()
    assert not ticks.update(0.0, {"p1": 3})
    assert not ticks.update(1.0, {"p1": 3, "p2": 7})
    assert ticks.update(2.0, {"p1": 4, "p2": 7})
    sizes = []
    for frame in range(13):
        assert not ticks.update(2.0 + frame / 60, {"p1": 4, "p2": 7}) or not frame
        sizes.append(ticks.size("p1"))
        assert ticks.size("p2") == 1.0
    assert sizes[0] == sizes[-1] == 1.0
    assert max(sizes) == 1 + GROWS
    assert not ticks.lasts
    ticks.update(2.0 + TICKS, {"p1": 9})
    ticks.show({"p1": 2})
    assert not ticks.update(3.0, {"p1": 2})


def test_a_score_is_heard_and_seen_to_change(monkeypatch):
    zones = {"draw": "5C", "p1.hand": "2C 4D", "p1.points": "9D", "p2.hand": "3D 5D 8S"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 1, "cuttle"), motion="normal")
    pilot.rest()
    heard = []
    monkeypatch.setattr(pilot.app.sound, "play", lambda name, **_: heard.append(name))
    pilot.scene.play("p1", "points 2C")
    pilot.until(lambda: pilot.scene.board.ticks.size("p1") > 1, 5)
    assert pilot.scene.board.ticks.size("p2") == 1
    assert heard.count("tick") == 1
