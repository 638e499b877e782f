"""Signs of what happened, each at its place, and nothing is left of them; how a game ends."""

from random import Random
from typing import get_args

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session, session_at

from cardtable.engine.events import Said
from cardtable.games import GAMES
from cardtable.presenter.career import standing
from cardtable.presenter.layoutfile import Shape, Way, owner_of, table_of
from cardtable.presenter.move_matcher import Target
from cardtable.table.board.card_feel import JOLT
from cardtable.table.board.motion import snatch
from cardtable.table.drawing.avatars import FALLS, GOES, STANDS, falling
from cardtable.table.drawing.effects import FLIGHT_STEPS, MOST, Flight, _bit
from cardtable.table.scenes.playing.scene import Play
from cardtable.table.scenes.result import Result

FOUR = {
    "turn": "p1",
    "zones": {
        "draw": "KC 2C 3C 4C", "pile": "5C", "p1.hand": "8C 8D 9S X1", "p2.hand": "9C JD 4S",
        "p3.hand": "AC KD", "p4.hand": "QC 4D",
    },
}  # fmt: skip
THREE = {
    "turn": "p1",
    "zones": {"draw": "KC", "pile": "5C", "p1.hand": "3C 8D", "p2.hand": "9C JD", "p3.hand": "AC"},
}
POINTS = {
    "turn": "p1",
    "zones": {"draw": "3C 3D", "p1.hand": "JC AC 4D", "p2.hand": "2D 5D", "p2.points": "9S 7H"},
}


KINGS = {"t5": "KC#2", "t6": "KD#2", "t7": "KH#2", "t8": "KS#2"}


def table(position, seats, rules, *, waits=True):
    """A table at a position; computers wait. It `waits` for the reader, who is on turn."""
    pilot = Pilot(session_at(position, seats, 1, rules), motion="normal", stepped=True)
    if waits:
        pilot.rest()
    pilot.step(3)
    return pilot


def play(pilot, seat, *words):
    """Play the first legal line that holds all of these."""
    lines = pilot.session.legal(seat)
    pilot.scene.play(seat, next(line for line in lines if set(words) <= set(line.split())))


def sign(pilot, kind):
    """The first sign of a kind, once it is there."""

    def found():
        return [one for one in pilot.scene.callouts.signs.shown if one.kind == kind]

    pilot.until(found, 10)
    return found()[0]


def plates(pilot, *seats):
    return tuple(tuple(pygame.Rect(pilot.state.plan.plates[seat])) for seat in seats)


def test_a_skip_leaps_from_its_player_over_the_skipped_to_the_next(monkeypatch):
    pilot = table(FOUR, 4, "shithead-backpacker")
    heard = []
    monkeypatch.setattr(pilot.app.sound, "play", lambda name, *_, **__: heard.append(name))
    play(pilot, "p1", "play", "8C")
    leap = sign(pilot, "leap")
    about = next(
        one.about
        for one in pilot.session.events_for("p1")[-1]
        if getattr(one, "word", "") == "skipped"
    )
    assert leap.rects == plates(pilot, "p1", *about["seats"], pilot.session.turn)
    assert not pilot.scene.board.travelling  # the card lies first
    assert heard[-1] == "skip"


def test_a_reversal_runs_the_new_way_round():
    pilot = table(FOUR, 4, "shithead-backpacker")
    before = pilot.session.state.memory.direction
    play(pilot, "p1", "play", "X1")
    assert sign(pilot, "turn").way == pilot.session.state.memory.direction == -before


def test_a_play_that_is_turned_round_twice_goes_on_as_before():
    zones = {**FOUR["zones"], "p1.hand": "8C 9S X1 X2"}
    pilot = table({"turn": "p1", "zones": zones}, 4, "shithead-backpacker")
    play(pilot, "p1", "play", "X1", "X2")
    for _ in range(200):
        pilot.step()
        assert all(one.kind != "turn" for one in pilot.scene.callouts.signs.shown)


def test_a_card_that_is_shown_goes_to_whom_it_is_shown_and_swings_there():
    pilot = table(THREE, 3, "shithead")
    play(pilot, "p1", "show", "3C", "p2")
    board = pilot.scene.board
    number = next(one.id for one in board.table.zones["p1.hand"] if one.card.name == "3C")
    pilot.until(lambda: number in board.travelling, 10)
    pilot.until(lambda: number not in board.motion.moving, 10)
    assert number in board.feel.moving
    at = board.motion.at(number)
    assert (at.x, at.y) == pytest.approx(board.plan.blocks["p2"].center)


def test_a_counter_comes_down_on_the_card_that_it_counters():
    pilot = table(POINTS, 2, "cuttle")
    play(pilot, "p1", "action", "AC")
    pilot.step(100)
    play(pilot, "p2", "counter", "2D")
    halt = pygame.Rect(sign(pilot, "halt").rects[0])
    number = next(
        one.id for one in pilot.state.table.sprites() if one.card and one.card.name == "AC"
    )
    assert halt.colliderect(pygame.Rect(pilot.state.plan.poses[number].rect))


def test_a_stolen_card_is_tugged_at_before_it_goes():
    pilot = table(POINTS, 2, "cuttle")
    play(pilot, "p1", "action", "JC", "9S")
    pilot.step(100)
    play(pilot, "p2", "allow")
    board = pilot.scene.board
    number = next(one.id for one in board.table.sprites() if one.card and one.card.name == "9S")
    pilot.until(lambda: any(one.id == number for one in board.table.zones["p1.points"]), 10)
    assert board.motion._tweens[number, "place"].ease is snatch


def test_a_tug_pulls_and_lets_go_and_arrives():
    assert snatch(0) == 0
    assert snatch(1) == 1
    early = [snatch(n / 100) for n in range(55)]
    assert max(early) < 0.1
    turns = sum((b - a) * (c - b) < 0 for a, b, c in zip(early, early[1:], early[2:], strict=False))
    assert turns >= 4


@pytest.mark.parametrize(("card", "kind"), [("AC", "halt"), ("9C", "waver")])
def test_a_call_of_stop_is_a_hand_on_what_it_is_about_and_a_wrong_one_falters(card, kind):
    """Clubs' ace must go to a foundation first; a nine needn't."""
    zones = {**KINGS, "t1": card, "p2.hand": "QD 4D", "p1.hand": "2C 3D"}
    pilot = table({"turn": "p2", "zones": zones}, 2, "russian-bank", waits=False)
    pilot.scene.play("p2", "turn hand")
    pilot.step(100)
    pilot.scene.play("p1", "stop")
    found = sign(pilot, kind)
    named = {one.id for one in pilot.state.table.sprites() if one.card and one.card.name == card}
    struck = named if kind == "halt" else pilot.scene.board.marks
    places = [pygame.Rect(pilot.state.plan.poses[number].rect) for number in struck]
    assert found.rects == (tuple(places[0].unionall(places[1:])),)


def test_your_turn_is_felt_at_the_plate_and_in_the_hand():
    pilot = Pilot(new_session(seats=2, seed=5), motion="normal", bot_pace=0.1)
    pilot.until(lambda: pilot.session.turn == "p1" and not pilot.scene.board.busy, 60)
    call = sign(pilot, "call")
    assert call.rects == plates(pilot, "p1")
    hand = {one.id for one in pilot.state.table.zones["p1.hand"]}
    assert pilot.scene.board.feel.moving == hand


def test_every_motion_of_a_layout_file_names_what_it_is_about():
    about = {"leap", "pass", "turn", "snatch", "shake"}
    for game in GAMES:
        for word, effect in table_of(game.ID).effects.items():
            assert effect.of or effect.motion not in about, (game.ID, word)


def quiet(pilot):
    """Until nothing is shown that goes away by itself."""
    scene = pilot.scene
    pilot.until(lambda: not scene.animating and not scene.dirty, 30)
    pilot.step(round(3000 / pilot.clock.milliseconds))
    pilot.until(lambda: not scene.animating and not scene.dirty, 30)


@pytest.mark.drawn(3)
@pytest.mark.painted
@pytest.mark.parametrize(
    "rules", ["shithead-backpacker", "cunt-soul", "cuttle", "russian-bank", "soul-taker"]
)
def test_after_every_motion_the_table_looks_as_if_there_had_been_none(rules):
    seats = 4 if rules == "shithead-backpacker" else 2
    pilots = [
        Pilot(new_session(rules, seats, 1, 4), motion=motion, stepped=True, size=(960, 600))
        for motion in ("normal", "off")
    ]
    rng = Random(1)
    for _ in range(effort(5, 60)):
        moved, still = (pilot.session for pilot in pilots)
        if moved.over:
            break
        line = moved.fallback_line(rng)
        for pilot in pilots:
            pilot.scene.play(moved.turn if pilot is pilots[0] else still.turn, line)
            if pilot is pilots[1]:
                for _ in range(3):
                    pilot.step()
                    signs, board = pilot.scene.callouts.signs, pilot.scene.board
                    assert not signs.shown
                    assert not board.feel.moving
                    assert board.fire.blaze is None
                    assert board.motion.resting
        if moved.over:
            break
        for pilot in pilots:
            quiet(pilot)
        one, other = (pilot.app.canvas.surface for pilot in pilots)
        assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB"), line


def test_what_has_been_shown_is_over_and_the_table_is_idle():
    pilot = table(FOUR, 4, "shithead-backpacker")
    play(pilot, "p1", "play", "X1")
    sign(pilot, "turn")
    quiet(pilot)
    presents = []
    pilot.app.canvas.present = lambda: presents.append(1)
    pilot.step(200)
    assert not presents
    assert not pilot.scene.callouts.signs.shown


def test_a_jolt_is_over_after_its_time_and_leaves_nothing():
    pilot = table(FOUR, 4, "shithead-backpacker")
    feel, board = pilot.scene.board.feel, pilot.scene.board
    numbers = [one.id for one in board.table.zones["p1.hand"]]
    for way in ("punch", "shake", "hop"):
        before = [board.at(number) for number in numbers]
        feel.jolt(numbers, way)
        pilot.scene.update(0.0)
        pilot.step(6)
        assert [board.at(number) for number in numbers] != before
        pilot.step(round(JOLT * 1000 / pilot.clock.milliseconds) + 1)
        assert [board.at(number) for number in numbers] == before


MINE = [game.ID for game in GAMES]


def ended(rules, seats, seed, motion="normal"):
    """A table that finds its game over."""
    session = new_session(rules, seats, 1, seed)
    pilot = Pilot(session, motion=motion)
    while not session.over:
        session.play(f"{session.turn} {session.fallback_line(pilot.thinker.rng)}")
    pilot.scene.board.reset(session.view("p1"), session.events_for("p1"))
    pilot.state.present.shown = session.step_count
    pilot.until(lambda: pilot.state.over_at is not None, 20)
    return pilot


def kinds(pilot):
    return [one.kind for one in pilot.scene.callouts.signs.shown]


def test_every_table_celebrates_in_a_manner_of_its_own():
    manners = [table_of(game).finale for game in MINE]
    ways, shapes = len(get_args(Way)), len(get_args(Shape))
    assert len({one.way for one in manners}) == min(len(MINE), ways)
    assert len({one.of for one in manners}) == min(len(MINE), shapes)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", MINE)
def test_one_second_after_the_end_the_sign_says_what_that_is_to_the_reader(rules):
    """They have lost if and only if it says so; it rains for their win alone, and all else is dark.

    Nobody else is called out.
    """
    for seed in range(1, 1 + effort(3, 9)):
        pilot = ended(rules, 2, seed)
        outcome, scene = pilot.session.state.outcome, pilot.scene
        last = scene.steps(pilot.session.step_count - 1)[0]
        assert all(scene.is_over(said) for said in last if isinstance(said, Said))
        wins = kinds(pilot).count("win")
        pilot.step(1000 // pilot.clock.milliseconds)
        told = scene.telling()
        said, age = told.announced
        lost = len(outcome.ranking) > 1 and "p1" in outcome.ranking[-1]
        assert falling(age) == (1.0, 1.0)
        assert (said.how == "lost") == (said.hat == "cap" and said.name == "Ann") == lost
        assert wins == ("p1" in outcome.winners)
        assert sum(one.count for one in scene.callouts.signs.shown) <= MOST
        assert {told.banner, told.bubble, told.prompt} == {""}
        picture = scene.painter.picture(scene.board, scene.theme, told)
        assert picture.light.whole
        own = {one.id for one in scene.board.table.sprites() if owner_of(one.zone) == "p1"}
        lit = {item.key for item in picture.above}
        assert lit <= {("person", "p1"), *(("card", number) for number in own)}
        pilot.until(lambda pilot=pilot: isinstance(pilot.app.scene, Result), 30)


def test_the_sign_drops_lies_still_and_fades():
    sizes = [falling(step / 100) for step in range(22)]
    assert sizes == sorted(sizes, key=lambda one: (-one[0], one[1]))
    assert {falling(FALLS + STANDS * share / 10) for share in range(10)} == {(1.0, 1.0)}
    assert falling(FALLS + STANDS + GOES) == (1.0, 0.0)


@pytest.mark.drawn(3)
@pytest.mark.parametrize("rules", MINE)
def test_without_motion_nothing_flies_and_the_result_comes_all_the_same(rules):
    pilot = ended(rules, 2, 1, motion="off")
    scene = pilot.scene
    assert not scene.callouts.signs.shown
    signs = []
    while isinstance(pilot.app.scene, Play):
        (picture,) = [scene.painter.picture(scene.board, scene.theme, scene.telling())]
        signs += [item for item in picture.floating if item.key == "announced"]
        assert picture.light is not None
        pilot.step()
    assert len({(tuple(one.rect), one.stamp) for one in signs}) == 1


@pytest.mark.parametrize("way", ["rise", "whirl", "fountain", "rain", "soar"])
def test_what_flies_comes_and_goes(way):
    area = pygame.Rect(0, 0, 1280, 720)
    flight = Flight(way, "star", area, (640, 700), 700, 36)
    there = [
        sum(_bit(flight, n, step / FLIGHT_STEPS) is not None for n in range(36))
        for step in range(FLIGHT_STEPS)
    ]
    assert there[0] == 0
    assert max(there) > 18
    assert all(_bit(flight, n, 1.0) is None for n in range(36))


@pytest.mark.drawn(3)
@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
@pytest.mark.parametrize("rules", MINE)
def test_the_score_of_a_match_is_on_the_table_and_in_every_portraits_tooltip(rules, size):
    """As everywhere else, in a place of its own; and the table doesn't know the end beforehand."""
    session = new_session(rules, 2, 1, 4, evening_to=2)
    pilot = Pilot(session, size)
    pilot.step(3)
    scene, before = pilot.scene, standing(session.evening)
    told = scene.telling()
    resting = scene.painter.picture(scene.board, scene.theme, told).resting
    (place,) = [item.rect for item in resting if item.key == "match"]
    taken = [pygame.Rect(one) for one in told.controls]
    taken += [pygame.Rect(one.rect) for one in scene.board.plan.people.values()]
    assert place.collidelist(taken) < 0
    assert scene.board.area.contains(place)
    tips = [scene.explained(Target("seat", seat)) for seat in session.seats]
    assert all(before in tip for tip in tips)
    while not session.over:
        session.play(f"{session.turn} {session.fallback_line(pilot.thinker.rng)}")
    assert scene.telling().match == before
    pilot.until(lambda: pilot.state.over_at is not None, 60)
    assert scene.telling().match == standing(session.evening)
