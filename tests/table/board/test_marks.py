"""The marks on the table are told apart by their shape, and say what may be played."""

from itertools import combinations
from random import Random

import pygame
import pytest

from cardtable.presenter.layoutfile import owner_of
from cardtable.presenter.palette import palette
from cardtable.presenter.phrases import wording
from cardtable.table.board import people
from cardtable.table.board.card_feel import Feel
from cardtable.table.board.picture import _Marks
from cardtable.table.drawing.card_pictures import ASPECT
from cardtable.table.drawing.marks import dashed, on_card, tab
from cardtable.table.scenes.playing.inputs import play_own
from cardtable.table.widgets.controls import Label
from tests.table.pilot import Pilot, new_session, session_at

HEIGHTS = (40, 72, 120, 216, 432)
"""Of cards: the smallest of another seat at 960×600, and a hand at 4K."""


def shapes(height: int) -> dict[str, pygame.Mask]:
    """What each mark covers of a card and its border, whatever its colour."""
    p, width = palette(), round(height * ASPECT)
    full = (width * 2, height * 2)
    found: dict[str, pygame.Mask] = {}
    for mark in ("playable", "chosen", "target", "sunk"):
        image, (x, y) = on_card(mark, p, width, height)
        sheet = pygame.Surface(full, pygame.SRCALPHA)
        sheet.blit(image, image.get_rect(center=(round(width + x), round(height + y))))
        found[mark] = pygame.mask.from_surface(sheet, 40)
    line = max(3, height // 50)
    sheet = pygame.Surface(full, pygame.SRCALPHA)
    image = dashed(p, (width + 2 * line, height + 2 * line), line)
    sheet.blit(image, image.get_rect(center=(width, height)))
    light = pygame.mask.from_threshold(sheet, p.focus_cloth, (60, 60, 60, 255))
    found["focus"] = light
    return found


@pytest.mark.parametrize("height", HEIGHTS)
def test_the_marks_differ_in_shape(height):
    found = shapes(height)
    for one, other in combinations(found, 2):
        shared = found[one].overlap_area(found[other], (0, 0))
        whole = found[one].count() + found[other].count() - shared
        assert shared < 0.6 * whole, f"{one} and {other} at {height}"
    for name, mask in found.items():
        assert mask.count() >= 30, f"{name} can't be seen at {height}"


def _meaning(mark):
    return wording(f"table.mark-{mark}")


def test_every_mark_is_named_on_the_page_of_help_by_its_shape():
    from cardtable.table.widgets.popups import MARKS, MarkPicture

    pilot = Pilot(new_session("shithead"), motion="off", bot_pace=60.0)
    pilot.step(3)
    pilot.scene.do("help")
    pilot.step(1)
    (page,) = pilot.scene.ui.layers
    told = [one.spoken for one in page.walk() if isinstance(one, Label)]
    drawn = [one for one in page.walk() if isinstance(one, MarkPicture)]
    assert set(MARKS) == set(shapes(120))
    assert len(drawn) == len(MARKS)
    for one, words in zip(drawn, map(_meaning, MARKS), strict=True):
        assert words in told
        shape, meaning = words.split(": ")
        assert shape
        assert meaning
        assert one.rect.h >= 30
    pictures = {pygame.image.tobytes(one._picture(80), "RGB") for one in drawn}
    assert len(pictures) == len(drawn)


def test_the_page_of_help_closes_by_a_button_that_stays_in_sight_and_keeps_an_order():
    for size in ((960, 600), (1280, 720)):
        pilot = Pilot(new_session("russian-bank"), motion="off", bot_pace=60.0, size=size)
        pilot.step(3)
        pilot.scene.do("help")
        pilot.step(1)
        (page,) = pilot.scene.ui.layers
        told = [one.spoken for one in page.walk() if isinstance(one, Label)]
        first = next(n for n, words in enumerate(told) if words.startswith("First of all"))
        assert told[first - 1] == "1."
        assert told[first + 1] == "2."
        (button,) = [one for one in page.walk() if getattr(one, "words", "") == "Close"]
        assert pygame.Rect((0, 0), size).contains(button.rect)
        assert page.sheet.rect.contains(button.rect)
        pilot.click(button.rect.center)
        assert not pilot.scene.ui.layers


def test_no_mark_is_red():
    for cloth in ("own", "claret"):
        p = palette(cloth)
        for red, green, _ in (p.playable, p.chosen, p.glow, p.focus_cloth):
            assert green > 0.7 * red
            assert p.accent not in {p.playable, p.chosen, p.glow, p.focus_cloth}


def test_cards_that_may_be_played_are_marked_before_anything_is_picked_up():
    position = {"turn": "p1", "zones": {"pile": "8C", "p1.hand": "4C 9D KH", "p2.hand": "5C 5D"}}
    pilot = Pilot(session_at(position))
    pilot.step(4)
    pilot.rest()
    pilot.step(2)

    def names(numbers):
        return {one.card.name for one in pilot.state.table.sprites() if one.id in numbers}

    up, down = pilot.scene.board.standing
    assert (names(up), names(down)) == ({"9D", "KH"}, {"4C"})
    assert not pilot.scene.telling().playable
    pilot.app.apply(dots=True)
    assert names(pilot.scene.telling().playable) == {"9D", "KH"}


def test_what_a_card_is_aimed_at_is_not_marked():
    position = {
        "turn": "p1",
        "zones": {"p1.hand": "9S", "p1.royals": "KH", "p2.points": "5C", "p2.hand": "2C"},
    }
    pilot = Pilot(session_at(position, rules="cuttle"))
    pilot.step(4)
    pilot.rest()
    pilot.step(2)
    table = pilot.state.table
    marked = {one.card.name for one in table.sprites() if one.id in pilot.state.matcher.playable}
    assert marked == {"9S"}


def test_nothing_is_marked_while_another_is_on_turn():
    position = {"turn": "p2", "zones": {"pile": "8C", "p1.hand": "9D KH", "p2.hand": "9C 5D"}}
    pilot = Pilot(session_at(position, humans=1), bot_pace=3)
    pilot.step(4)
    assert pilot.session.turn == "p2"
    assert not pilot.scene.telling().playable


def test_a_card_that_can_only_become_the_field_card_is_not_marked():
    """CS-70: a field change is no play."""
    zones = {
        "source": "2C 3C", "pile": "3D", "p1.hand": "8C QH", "p1.up": "KD", "p1.field": "AS",
        "p2.hand": "4C", "p2.field": "4D",
    }  # fmt: skip
    for pile, wanted in (("3D", set()), ("9D", {"8C", "QH"}), ("10D", {"QH"})):
        position = {"turn": "p1", "zones": {**zones, "pile": pile}}
        pilot = Pilot(session_at(position, rules="cunt-soul"))
        pilot.step(4)
        pilot.rest()
        assert "field 8C" in pilot.session.legal()
        sprites = [one for one in pilot.state.table.sprites() if owner_of(one.zone) == "p1"]
        marked = {one.card.name for one in sprites if one.id in pilot.state.matcher.playable}
        assert marked == wanted


def pointed(pilot, point):
    """What the table says once the pointer has rested there."""
    pilot.move((3, 500))
    pilot.step(2)
    pilot.move(point)
    pilot.step(90)
    return pilot.bubble


@pytest.mark.parametrize("rules", ["shithead", "cuttle", "cunt-soul", "soul-taker"])
def test_a_mark_under_the_pointer_says_in_a_sentence_what_it_means(rules):

    pilot = Pilot(new_session(rules), motion="off", bot_pace=0.0)
    pilot.rest()
    pilot.app.apply(dots=True)
    while not pilot.state.matcher.playable:
        play_own(pilot.state, pilot.session.fallback_line(Random(3)))
        pilot.until(lambda: pilot.session.turn == "p1")
        pilot.rest()
    poses, found = pilot.scene.board.plan.poses, False
    for number in pilot.state.matcher.playable:
        pose = poses[number]
        if found or not pose.shown:
            continue
        (_, high), (x, y) = tab(round(pose.height * ASPECT), round(pose.height))
        # what stands out of the card is on no other one
        at = pygame.Vector2(pose.x, pose.y) + pygame.Vector2(x, y - high / 4).rotate(-pose.angle)
        point = (round(at.x), round(at.y))
        if all(one == number for one in pilot.scene.board.plan.cards_at(point)):
            assert pointed(pilot, point) == _meaning("playable")
            found = True
    assert found
    for seat, told in pilot.scene.plates().items():
        if told.chip:
            plan = pilot.scene.board.plan
            place = people.chip_place(plan.people[seat], plan.unit)
            words = pointed(pilot, place.center)
            assert words.startswith(f"{told.chip}: {pilot.scene.name(seat)} "), words
            assert "{" not in words


def test_what_explains_itself_is_not_the_card_beside_it():
    pilot = Pilot(new_session("cuttle"), motion="off", bot_pace=60.0)
    pilot.rest()
    (seat,) = (seat for seat, told in pilot.scene.plates().items() if told.chip)
    plate = pygame.Rect(pilot.scene.board.plan.plates[seat])
    assert pointed(pilot, (plate.right - 8, plate.centery)).startswith(pilot.scene.name(seat))
    hand = [one.id for one in pilot.scene.board.table.zones["p1.hand"]]
    pose = pilot.scene.board.plan.poses[hand[0]]
    assert "tab" not in pointed(pilot, (round(pose.x), round(pose.y)))


def test_no_card_shines_in_the_shade_which_comes_gently():
    zones = {"pile": "9S", "draw": "5C 5D", "p1.hand": "4C 10D QH", "p2.hand": "8S 8H"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 1, "shithead"), bot_pace=60.0)
    pilot.rest()
    board, four = pilot.scene.board, pilot.sprite("4C").id
    feel, seen = Feel(), []
    feel.shade({four})
    for _ in range(20):
        seen.append(feel.shaded(four))
        feel.update(feel.now + 0.01)
    assert seen == sorted(seen)
    assert seen[0] == 0 < seen[6] < seen[-1] == 1
    board.choose([], [], (frozenset(), frozenset({four})))
    for hovered in (None, *(one.id for one in board.table.zones["p1.hand"])):
        told = pilot.scene.telling()
        told.hovered, told.pointed = hovered, frozenset()
        marks = _Marks(board, pilot.scene.theme, told)
        for one in board.table.sprites():
            shines = marks.light(one.id) is not None or bool(marks.of(one.id))
            assert not (shines and marks.shade(one.id))
        assert marks.shade(four) > 0
