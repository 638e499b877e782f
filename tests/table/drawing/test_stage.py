"""What is repainted in parts looks exactly like what is painted anew."""

import random

import pygame
import pytest
from effort import effort
from pilot import Pilot, new_session, session_at

from cardtable.table.board.picture import PicturePainter
from cardtable.table.drawing.card_pictures import CardPainter
from cardtable.table.drawing.stage import Canvas, Item, Picture, Stage, merged

pytestmark = pytest.mark.painted

POSITION = {
    "turn": "p1",
    "zones": {
        "draw": "KC KD 2S 2C", "pile": "5C 6S", "p1.hand": "10C 7D 9S 3H 4S", "p1.up": "QD",
        "p1.down": "AC", "p2.hand": "8C 10H JD", "p2.up": "QS", "p3.hand": "9C 10D JH",
    },
}  # fmt: skip


def whole(pilot):
    """The present picture, painted from nothing."""
    scene = pilot.scene
    surface = pygame.Surface(pilot.app.canvas.size).convert()
    picture = PicturePainter(CardPainter(pilot.app.faces, scene.data.backs)).picture(
        scene.board, scene.theme, scene.telling()
    )
    shift = scene.board.shift
    Stage().draw(Canvas(surface), scene.theme, picture, scene.ui.paint, (), shift)
    return surface


def differing(one, other):
    """How many pixels differ, and where."""
    a, b = one.copy(), other.copy()
    a.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    b.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    a.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    mask = pygame.mask.from_threshold(a, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    return mask.count(), mask.get_bounding_rects()


def same(pilot):
    count, where = differing(pilot.app.canvas.surface, whole(pilot))
    assert count == 0, where


@pytest.mark.drawn(2)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_a_game_repainted_in_parts_equals_full_redraws(size):
    pilot = Pilot(session_at(POSITION, 3), size=size, motion="normal", bot_pace=0.2)
    rng = random.Random(5)
    pilot.step(3)
    same(pilot)
    pilot.lift(pilot.at_card("10C"), pilot.at_zone("pile"))
    same(pilot)
    pilot.release(pilot.at_zone("pile"))
    for _ in range(effort(35, 70)):
        pilot.step(rng.randint(1, 9))
        same(pilot)
    pilot.key(pygame.K_s)
    pilot.step(3)
    same(pilot)
    pilot.key(pygame.K_RIGHT)
    same(pilot)
    pilot.key(pygame.K_l)
    pilot.step(2)
    same(pilot)


def test_a_table_that_explains_itself_leaves_no_trace():
    """Tags, words beside cards, the slate, tips, an opened pile, pointed cards."""
    session = new_session("cunt-soul", 4, seed=3)
    rng = random.Random(6)
    for _ in range(60):
        session.play(rng.choice(session.legal()))
    pilot = Pilot(session, size=(960, 600), motion="short", bot_pace=0.1)
    for _ in range(effort(20, 40)):
        pilot.move((rng.randrange(960), rng.randrange(600)))
        pilot.step(rng.randint(1, 12))
        same(pilot)
        if session.turn == "p1" and pilot.state.matcher.lines:
            pilot.scene.act(("line", rng.choice(pilot.state.matcher.lines)))
    if len(pilot.state.table.zones["pile"]) > 1:
        pilot.click(pilot.at_zone("pile"))
        pilot.step(20)
        same(pilot)


@pytest.mark.long
def test_columns_and_calls_repainted_in_parts_equal_full_redraws():
    run = "KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS KH#2 QS#2 JH#2 10S#2 9H#2 8S#2 7H#2"
    zones = {
        "t1": run,
        "t2": "8C",
        "t3": "AC",
        "p1.hand": "2C",
        "p2.hand": "3C 4C",
        "p1.shown": "5C",
    }
    session = session_at({"turn": "p1", "zones": zones}, 2, 1, "russian-bank")
    pilot = Pilot(session, size=(960, 600), motion="normal", stepped=True)
    pilot.step(3)
    pilot.move(pilot.at_zone("t1"))
    for _ in range(8):
        pilot.step(3)
        same(pilot)
    pilot.lift(pilot.at_card("7H#2"), pilot.at_zone("t2"))
    same(pilot)
    pilot.release(pilot.at_zone("t2"))
    for _ in range(12):
        pilot.step(3)
        same(pilot)
    pilot.drag_card("5C", "t4")
    for key in (pygame.K_F3, pygame.K_w, pygame.K_TAB, pygame.K_n, pygame.K_c, pygame.K_n):
        for _ in range(12):
            pilot.step(5)
            same(pilot)
        pilot.key(key)
        same(pilot)


def test_a_drag_over_everything_leaves_no_trace():
    pilot = Pilot(session_at(POSITION, 3), motion="normal", bot_pace=3.0)
    pilot.rest()
    points = [(200, 150), (640, 300), (1150, 80), (80, 520), (640, 500), (1200, 520), (640, 700)]
    pilot.lift(pilot.at_card("9S"), points[0])
    for point in points:
        pilot.move(point, held=True)
        same(pilot)
    pilot.release((300, 420))
    for _ in range(8):
        pilot.step(4)
        same(pilot)


def test_a_deal_of_five_seats_equals_full_redraws():
    pilot = Pilot(new_session(seats=5), size=(960, 600), motion="normal")
    for _ in range(25):
        pilot.step(6)
        same(pilot)


def test_a_fire_lights_the_table_and_leaves_no_trace_but_a_scorch():
    """All else sinks into the dark meanwhile, but for names and the reader's hand."""
    pilot = Pilot(session_at(POSITION, 3), motion="normal", bot_pace=9.0)
    pilot.rest()
    board = pilot.scene.board
    far = [pygame.Rect(board.plan.poses[pilot.sprite("QS").id].rect).center]
    near = [pygame.Rect(board.plan.poses[pilot.sprite("4S").id].rect).center]
    portrait = [pygame.Rect(board.plan.people["p2"].portrait).center]

    def seen(points):
        return [sum(pilot.app.canvas.surface.get_at(point)[:3]) for point in points]

    lit, names = seen(far), seen(portrait)
    pilot.drag_card("10C", "pile")
    pilot.until(lambda: board.fire.burns, 5)
    for _ in range(20):
        pilot.step(2)
        same(pilot)
    assert seen(far)[0] < 0.8 * lit[0]
    assert seen(portrait) == names
    assert seen(near)[0] > 600
    pilot.until(lambda: not board.light.lasts, 9)
    pilot.step(30)
    same(pilot)
    assert seen(far) == lit
    assert board.fire.scorched is not None


@pytest.mark.parametrize("settings", [{"motion": "off"}, {"high_contrast": True}])
def test_no_light_sinks_where_that_is_not_wanted(settings):
    pilot = Pilot(session_at(POSITION, 3), **{"bot_pace": 9.0, **settings})
    pilot.rest()
    pilot.drag_card("10C", "pile")
    lights = []
    for _ in range(40):
        pilot.step(2)
        scene = pilot.scene
        lights.append(scene.painter.picture(scene.board, scene.theme, scene.telling()).light)
    assert set(lights) == {None}


def test_nothing_is_drawn_while_nothing_changes():
    pilot = Pilot(session_at(POSITION, 3), motion="normal")
    pilot.rest()
    pilot.step(400)
    presents = []
    pilot.app.canvas.present = lambda: presents.append(1)
    pilot.step(600)
    assert presents == []
    assert not pilot.scene.dirty
    assert not pilot.scene.animating


def test_only_what_changed_is_presented():
    pilot = Pilot(session_at(POSITION, 3), motion="normal", bot_pace=3.0)
    pilot.rest()
    shown = []
    changed = pilot.app.canvas.changed
    pilot.app.canvas.changed = lambda *rects: (shown.extend(rects), changed(*rects))
    pilot.click(pilot.at_card("9S"))
    pilot.step(30)
    area = sum(rect.w * rect.h for rect in shown) / max(1, len(shown))
    assert shown
    assert area < 0.1 * 1280 * 720


def item(key, rect, colour):
    return Item(key, rect, colour, lambda surface: surface.fill(colour, rect))


def test_items_that_change_their_order_are_repainted():
    pilot = Pilot(session_at(POSITION, 3))
    red = item("red", pygame.Rect(10, 10, 50, 50), (255, 0, 0))
    blue = item("blue", pygame.Rect(30, 30, 50, 50), (0, 0, 255))
    surface = pygame.Surface((200, 150)).convert()
    canvas, stage = Canvas(surface), Stage()

    def show(*items):
        stage.draw(canvas, pilot.app.theme, Picture(list(items), [], []), lambda *_: None)
        canvas.whole = False
        return surface.get_at((40, 40))[:3]

    assert show(red, blue) == (0, 0, 255)
    assert show(blue, red) == (255, 0, 0)
    assert show(blue) == (0, 0, 255)
    assert surface.get_at((15, 15))[:3] != (255, 0, 0)


def test_merged_rectangles_cover_the_same_area():
    bounds = pygame.Rect(0, 0, 400, 300)
    rng = random.Random(2)
    for _ in range(50):
        rects = [
            pygame.Rect(rng.randint(-50, 400), rng.randint(-50, 300), rng.randint(1, 90), 40)
            for _ in range(12)
        ]
        covered = merged(rects, bounds)
        for rect in rects:
            for point in (rect.topleft, rect.center, (rect.right - 1, rect.bottom - 1)):
                if bounds.collidepoint(point):
                    assert any(one.collidepoint(point) for one in covered)
