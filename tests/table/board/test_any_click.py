"""Whatever is clicked or dragged, whenever: the picture is true, and a hand hits what it sees."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session
from pygame import FRect, Rect

from cardtable import files
from cardtable.engine.cards import card
from cardtable.engine.notation import split_actor
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.model import Table
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.status import Aided
from cardtable.session import Player, Session
from cardtable.table.board.board import Board
from cardtable.table.board.gestures import Drag
from cardtable.table.board.layout import make_plan
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.signs import Sign
from cardtable.table.board.telling import Remnant, Step, Telling
from cardtable.table.drawing.avatars import Announced
from cardtable.table.drawing.card_pictures import CardPainter
from cardtable.table.scenes.playing.scene import Play

GAMES = [(rules.id, seats) for rules in files.list_rules() if rules.id == rules.game.ID
         for seats in {rules.seats[0], min(3, rules.seats[1])}
         if effort(seats == min(3, rules.seats[1]), True)]  # fmt: skip
KEYS = [pygame.K_TAB, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_s, pygame.K_F3, pygame.K_ESCAPE]


def anywhere(pilot, rng):
    """Most often a card or a pile, now and then a point of the empty table."""
    plan = pilot.state.plan
    rects = [*(pose.rect for pose in plan.poses.values() if pose.shown),
             *(zone.rect for zone in plan.zones.values()), *plan.plates.values()]  # fmt: skip
    rect = rng.choice([*rects, plan.area])
    x, y = rect.x + rect.w * rng.random(), rect.y + rect.h * rng.random()
    width, height = pilot.app.canvas.size
    return min(max(0, round(x)), width - 1), min(max(0, round(y)), height - 1)


def meddle(pilot, rng):
    """Do something that a hand may do."""
    match rng.randrange(8):
        case 0:
            pilot.key(rng.choice(KEYS))
        case 1 | 2:
            pilot.lift(anywhere(pilot, rng), anywhere(pilot, rng))
            yield
            if isinstance(pilot.app.scene, Play):
                pilot.release(anywhere(pilot, rng))
        case 3:
            pilot.move(anywhere(pilot, rng))
        case _:
            pilot.click(anywhere(pilot, rng))
    yield


def go_on(pilot, rng):
    """Close what has opened, and let some time pass: seldom enough for all to come to rest."""
    if pilot.scene.ui.layers:
        pilot.key(pygame.K_ESCAPE)
    pilot.step(rng.choice((1, 1, 2, 5, 40)))


def items(picture):
    return [
        [(item.key, tuple(item.rect), item.stamp) for item in layer]
        for layer in (picture.resting, picture.moving, picture.floating)
    ]


@pytest.mark.drawn(2)
@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_what_is_kept_of_a_picture_is_what_a_fresh_painter_would_paint(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=3), motion="normal")
    rng = random.Random(rules)
    for _ in range(effort(8, 60)):
        for _ in meddle(pilot, rng):
            scene = pilot.app.scene
            if not isinstance(scene, Play):
                return
            told, theme = scene.telling(), scene.theme
            fresh = PicturePainter(CardPainter(pilot.app.faces, scene.data.backs))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Board, "__setattr__", refused)
                kept = scene.painter.picture(scene.board, theme, told)
                assert items(kept) == items(fresh.picture(scene.board, theme, told))
        go_on(pilot, rng)


def refused(board, name, value):
    """Whoever paints must not set anything on the board: else the next layout would read it."""
    raise AssertionError(f"painting sets {name} to {value}")


def changes(scene):
    """For each field of what a scene wants shown another value, with which the picture changes."""
    number = next(iter(scene.board.plan.poses))
    zone = Target("zone", next(iter(scene.board.plan.zones)))
    seat, plate = next(iter(scene.plates().items()))
    rect = pygame.Rect(100, 100, 60, 40)
    return {
        "seated": {seat: replace(plate, name="Somebody else")},
        "prompt": "Something else",
        "urgent": not scene.telling().urgent,
        "wait": 0.5,
        "looked": "Something has happened",
        "intro": "Something is to be learned",
        "warning": "Beware",
        "reminders": (Aided("What counts"), Aided("That", lit=True, rank="7")),
        "lit": {},
        "shown": ((100, 40, 60, 40),),
        "hot": zone,
        "drag": Drag([number], (0, 0), (9, 9), (300, 300), moved=True, homes={number: rect}),
        "gloss": (number, 3),
        "hovered": number,
        "playable": frozenset([number]),
        "pointed": frozenset([number]),
        "counter": "Turn 77",
        "match": "Second game of three",
        "team": "Bo is next",
        "focus": rect,
        "bubble": "A bubble",
        "bubble_at": rect,
        "bubble_cards": (card("7H"),),
        "bubble_bad": True,
        "bubble_rule": "Scuttling",
        "controls": ((100, 40, 60, 40),),
        "cords": (((100, 40, 60, 40), zone.name),),
        "window": (1920, 1080),
        "banner": "A banner",
        "banner_share": 0.5,
        "flash": rect,
        "flash_share": 0.5,
        "trail": (Step(seat, (), "", "", "Something has happened"),),
        "again": not scene.telling().again,
        "remnants": (Remnant(seat, zone.name, "was here"),),
        "ways": ((rect, rect.move(200, 90)),),
        "signs": ((Sign("call", 0.0, 1.0, ((100, 40, 60, 40),)), 0.5),),
        "announced": (Announced("won", "Bo", None, "Bo wins"), 0.1),
        "aids": not scene.telling().aids,
    }


@pytest.mark.drawn(2)
@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_whatever_is_to_be_shown_anew_is_painted_anew(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=3), motion="off")
    pilot.rest()
    scene = pilot.scene
    other = changes(scene)
    assert list(other) == [one.name for one in fields(Telling)]
    first = PicturePainter(CardPainter(pilot.app.faces, scene.data.backs))
    for name, value in other.items():
        told = replace(scene.telling(), lit={other["hot"]: ["pass"]})
        first.picture(scene.board, scene.theme, told)
        changed = replace(told, **{name: value})
        fresh = PicturePainter(CardPainter(pilot.app.faces, scene.data.backs))
        fresh._began = first._began  # the trail stays where it began
        painted = items(fresh.picture(scene.board, scene.theme, changed))
        assert items(first.picture(scene.board, scene.theme, changed)) == painted, name


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_whatever_is_clicked_while_anything_moves_the_table_shows_the_game_at_rest(rules, seats):
    pilot = Pilot(new_session(rules, seats, seed=4), motion="normal")
    rng = random.Random(rules)
    for _ in range(effort(10, 80)):
        for _ in meddle(pilot, rng):
            pass
        if not isinstance(pilot.app.scene, Play):
            return
        go_on(pilot, rng)
        if rng.random() < 0.2:
            pilot.key(pygame.K_ESCAPE)
            go_on(pilot, rng)
            pilot.until(lambda: not (isinstance(pilot.app.scene, Play) and pilot.scene.board.busy))
            if isinstance(pilot.app.scene, Play):
                assert pilot.state.table.agrees(pilot.session.view(pilot.state.reader))


@pytest.mark.drawn(3)
@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_a_click_on_a_pile_plays_nothing_that_was_not_in_sight_when_it_was_made(rules, seats):
    """While another's move is seen, a click only ends its motion."""
    pilot = Pilot(new_session(rules, seats, seed=6), motion="normal", bot_pace=0.0, call_pace=1.5)
    rng = random.Random(rules)
    hasty = 0
    for _ in range(600):
        scene = pilot.app.scene
        if not isinstance(scene, Play) or hasty >= effort(6, 12):
            break
        turn = pilot.session.turn
        if scene.board.busy or turn != "p1":
            for zone in [zone for zone in pilot.state.plan.zones if not zone.startswith("p1.")]:
                point = pilot.at_zone(zone)
                actor, _ = split_actor(pilot.session.line_at(pilot.session.step_count - 1))
                if not pilot.scene.board.unfolding or actor == "p1":
                    break
                before = mine(pilot.session)
                pilot.press(point)
                held = pilot.state.gestures.drag is not None
                pilot.release(point)
                assert held or mine(pilot.session) == before, (zone, pilot.lines[-3:])
                hasty += 1
                if not isinstance(pilot.app.scene, Play):
                    return
                go_on(pilot, random.Random(0))
            pilot.step()
        else:
            pilot.scene.play("p1", pilot.session.fallback_line(rng))
            pilot.step(rng.randrange(1, 12))
    assert hasty >= 5


def mine(session):
    return sum(line.startswith("p1 ") for line in session.record.moves)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("scale", [0.8, 2.0])
@pytest.mark.parametrize(("far", "drags"), [(1, False), (4, False), (8, True), (12, True)])
def test_a_tremble_is_a_click_and_a_finger_s_breadth_a_drag(scale, far, drags):
    pilot = Pilot(new_session(), size=(1920, 1080), motion="off", ui_scale=scale)
    pilot.rest()
    sprite = pilot.state.table.zones["p1.hand"][0]
    x, y = pilot.on_sprite(sprite.id)
    end = (x, y - round(far * pilot.app.theme.scale))
    pilot.press((x, y))
    pilot.move(end, held=True)
    assert bool(pilot.state.gestures.lifted) == drags
    pilot.release(end)
    assert pilot.state.gestures.chosen == ([] if drags else [sprite.id])


PLAN_SIZES = [(960, 600), (1280, 720), (3840, 2160)]


@pytest.mark.drawn(4)
@pytest.mark.parametrize("size", PLAN_SIZES)
@pytest.mark.parametrize("rules", [rules.id for rules in files.list_rules()])
def test_a_point_hits_what_is_seen_there(rules, size):
    loaded = files.load_rules(rules)
    data = table_of(loaded.game.ID).at_table(loaded.options)
    rng = random.Random(rules)
    for seats in {loaded.seats[0], loaded.seats[1]}:
        session = Session.new(loaded, [Player(f"P{n}") for n in range(seats)], 5)
        for _ in range(30):
            if not session.over:
                session.play(session.fallback_line(rng))
        table = Table(session.view("p1"))
        plan = make_plan(table, data, Rect(0, 0, *size))
        for _ in range(effort(50, 400)):
            point = rng.random() * size[0], rng.random() * size[1]
            zones = [name for name, zone in plan.zones.items() if zone.rect.collidepoint(point)]
            area = {name: plan.zones[name].rect.w * plan.zones[name].rect.h for name in zones}
            found = plan.zone_at(point)
            assert (found is None) == (not zones)
            assert found is None or area[found] == min(area.values())
            cards = [
                number for number, pose in plan.poses.items() if pose.shown and covers(pose, point)
            ]
            assert plan.card_at(point) == (
                cards[-1] if cards else None
            )  # the topmost is listed last
        for name, zone in plan.zones.items():
            inside = [one for one in plan.zones.values() if zone.rect.contains(one.rect)]
            if len(inside) == 1 and not any(
                one is not zone and one.rect.collidepoint(zone.rect.center)
                for one in plan.zones.values()
            ):
                assert plan.zone_at(zone.rect.center) == name


def covers(pose, point):
    """Whether a card is under a point, by its four corners, however it is turned."""
    turned = pygame.Vector2(point[0] - pose.x, point[1] - pose.y).rotate(pose.angle)
    width, height = pose.rect.w, pose.rect.h
    if round(pose.angle) % 180 == 90:
        width, height = height, width
    elif round(pose.angle) % 180:
        return pose.holds(point)
    return FRect(-width / 2, -height / 2, width, height).collidepoint(turned)
