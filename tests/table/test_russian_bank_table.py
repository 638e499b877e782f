"""Russian Bank at the table: drops, clicks, keys, calls, and piles that stay readable."""

from itertools import pairwise

import pygame
import pytest
from pilot import Pilot, session_at
from room import Outlines

from cardtable.presenter.model import Table
from cardtable.presenter.reading import Target
from cardtable.presenter.tablefile import table_of
from cardtable.table.board import picture
from cardtable.table.board.layout import make_plan
from cardtable.table.board.picture import PicturePainter

KINGS = {"t5": "KC#2", "t6": "KD#2", "t7": "KH#2", "t8": "KS#2"}
POSITION = {
    "turn": "p1",
    "zones": {
        **KINGS,
        "fH1": "AH",
        "t1": "9S 8D",
        "t2": "9C",
        "t4": "2H",
        "p1.stock": "3D",
        "p1.hand": "QD 4D",
        "p1.discard": "10S",
        "p2.shown": "9D",
        "p2.discard": "5C",
        "p2.hand": "2C 3C",
    },
}


def at(zones=None, humans=1, turn="p1", **options):
    """A pilot at that position, everything at rest."""
    position = POSITION if zones is None else {"turn": turn, "zones": KINGS | zones}
    session = session_at(position, 2, humans, "russian-bank", **options)
    pilot = Pilot(session, motion="off", bot_pace=600.0)
    pilot.step(3)
    return pilot


def test_cards_are_dragged_to_foundations_piles_and_the_other():
    pilot = at()
    pilot.drag_card("2H", "fH1")
    pilot.drag_card("8D", "p2.shown")
    assert pilot.lines == ["p1 build 2H", "p1 load 8D stock"]
    pilot = at()
    pilot.drag_card("2H", "fH2")
    pilot.drag_card("8D", "t2")
    pilot.drag_card("8D", "t4")
    assert pilot.lines == ["p1 build 2H", "p1 move 8D t2", "p1 move 8D t4"]


def test_a_double_click_sends_a_card_home():
    pilot = at()
    pilot.double(pilot.at_card("2H"))
    assert pilot.lines == ["p1 build 2H"]


def test_a_double_click_sends_a_card_nowhere_else():
    pilot = at()
    pilot.double(pilot.at_card("8D"))
    assert "RB-6" in pilot.bubble
    pilot = at({"t1": "9S 8D", "t2": "9C", "t3": "KC", "p1.hand": "QD", "p2.hand": "2C"})
    pilot.double(pilot.at_card("8D"))
    assert pilot.lines == []
    assert pilot.state.gestures.chosen == [pilot.sprite("8D").id]


def test_a_card_that_has_gone_elsewhere_is_not_clicked_twice():
    """What was clicked on the pile and then where it came to lie was not double-clicked."""
    pilot = at({"t1": "KC", "p1.hand": "QD", "p2.hand": "2C"})
    pilot.click(pilot.at_zone("p1.hand"))
    pilot.click(pilot.at_card("QD"))
    assert pilot.lines == ["p1 turn hand"]
    assert pilot.state.gestures.chosen == [pilot.sprite("QD").id]


def test_a_click_on_a_pile_puts_a_chosen_card_down_and_a_second_one_turns_up():
    """What can't be taken back is not done by a click that may have been meant for the card."""
    pilot = at()
    pilot.click(pilot.at_card("8D"))
    pilot.click(pilot.at_zone("p1.stock"))
    assert pilot.lines == []
    assert pilot.state.gestures.chosen == []
    pilot.pause()
    pilot.click(pilot.at_zone("p1.stock"))
    assert pilot.lines == ["p1 turn stock"]


def test_what_is_clicked_while_ones_own_card_still_travels_counts():
    session = session_at(POSITION, 2, 1, "russian-bank")
    pilot = Pilot(session, motion="normal", bot_pace=600.0)
    pilot.step(3)
    pilot.drag_card("2H", "fH1")
    assert pilot.scene.board.unfolding
    pilot.click(pilot.at_zone("p1.stock"))
    assert pilot.lines == ["p1 build 2H", "p1 turn stock"]


def test_a_key_pressed_while_cards_travel_plays_its_line():
    zones = KINGS | {"t1": "9S", "p1.hand": "QD 4D", "p2.hand": "2C 3C"}
    pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 2, 1, "russian-bank"), motion="normal")
    pilot.step(3)
    pilot.key(pygame.K_h)
    pilot.step(2)
    assert pilot.scene.board.unfolding
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn hand", "p1 discard"]


def test_an_unplayable_card_is_lifted_to_hear_why_not():
    pilot = at()
    pilot.drag_card("9D", "t1")
    assert "RB-13" in pilot.bubble
    assert pilot.lines == []


def test_a_card_beneath_others_is_drawn_at_to_hear_why_not():
    pilot = at()
    pilot.drag_card("9S", "t3")
    assert "RB-8" in pilot.bubble
    assert pilot.lines == []


def test_piles_are_clicked_to_turn_up_and_keys_do_it_too():
    pilot = at({"t1": "9S", "p1.stock": "3D", "p1.hand": "QD 4D", "p2.hand": "2C", "t2": "KC"})
    pilot.click(pilot.at_zone("p1.stock"))
    pilot.key(pygame.K_h)
    pilot.key(pygame.K_d)
    assert pilot.lines == ["p1 turn stock", "p1 turn hand", "p1 discard"]


def test_the_size_of_a_pile_does_not_follow_the_card_that_is_drawn_from_it():
    pilot = at()
    pilot.lift(pilot.at_card("10S"), (640, 300))
    assert pilot.state.gestures.lifted
    scene = pilot.scene
    picture = PicturePainter(Outlines()).picture(scene.board, scene.theme, scene.telling())
    keys = {str(item.key) for item in picture.resting}
    assert "('pill', 'p1.discard')" not in keys
    assert any("'slot', 'p1.discard'" in key for key in keys)


def test_the_turned_card_is_dropped_on_the_discard_pile():
    pilot = at({"t1": "9S", "p1.turned": "2D", "p1.hand": "QD 4D", "p2.hand": "2C"})
    pilot.drag_card("2D", "p1.discard")
    assert pilot.lines == ["p1 discard"]


def test_a_refused_drop_says_why():
    pilot = at()
    pilot.drag_card("10S", "t3")
    assert pilot.lines == []
    assert "RB-11" in pilot.bubble
    pilot.drag_card("8D", "p2.discard")
    assert "RB-14" in pilot.bubble


def test_a_computer_player_calls_at_once(monkeypatch):
    monkeypatch.setattr("cardtable.ai.scores.russian_bank._chance", lambda *_: 1.0)
    pilot = at({"t1": "AC", "p1.hand": "QD 4D", "p2.hand": "2C"})
    pilot.key(pygame.K_h)
    assert pilot.lines == ["p1 turn hand", "p2 stop"]
    assert pilot.scene.session.turn == "p2"


def test_a_computer_player_never_calls_wrongly(monkeypatch):
    monkeypatch.setattr("cardtable.ai.scores.russian_bank._chance", lambda *_: 1.0)
    pilot = at({"t1": "9S 8D", "t2": "9C", "p1.hand": "QD 4D", "p2.hand": "2C"})
    pilot.drag_card("8D", "t2")
    assert pilot.lines == ["p1 move 8D t2"]


def test_long_piles_stay_within_their_room_and_in_order():
    run = "KH QS JH 10S 9H 8S 7H 6S 5H 4S 3H 2S AH"
    session = session_at(
        {"turn": "p1", "zones": {"t1": run, "p1.hand": "2C", "p2.hand": "3C"}}, 2, 2, "russian-bank"
    )
    for size in ((960, 600), (1280, 720), (1920, 1080)):
        table = Table(session.view("p1"))
        plan = make_plan(table, table_of("russian-bank"), pygame.Rect(0, 0, *size))
        poses = [plan.poses[one.id] for one in table.zones["t1"]]
        steps = [low.y - high.y for high, low in pairwise(poses)]
        assert min(steps) > size[1] * 0.02
        assert poses[-1].rect.bottom < plan.prompt[1] - size[1] * 0.02
        for zone in ("t2", "t8", "fC1", "fS2"):
            assert not plan.zones["t1"].rect.colliderect(plan.zones[zone].rect)


TWENTY = "KS QH JS 10H 9S 8H 7S 6H 5S 4H 3S 2H AS KH#2 QS#2 JH#2 10S#2 9H#2 8S#2 7H#2"


def strips(pilot, zone):
    """What is seen of each covered card of a column, in pixels."""
    poses = [pilot.state.plan.poses[one.id] for one in pilot.state.table.zones[zone]]
    return [round(low.y - high.y) for high, low in pairwise(poses)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_pile_of_twenty_is_read_under_the_pointer_or_the_focus(size):
    position = {"turn": "p1", "zones": {"t1": TWENTY, "p1.hand": "2C", "p2.hand": "3C"}}
    pilot = Pilot(session_at(position, 2, 1, "russian-bank"), size=size, motion="off")
    pilot.step(3)
    assert max(strips(pilot, "t1")) < size[1] * 0.024
    pilot.move(pilot.at_zone("t1"))
    pilot.step(2)
    assert min(strips(pilot, "t1")) >= 16
    assert pilot.state.plan.zones["t1"].rect.bottom <= size[1]
    pilot.move(pilot.at_zone("fS2"))
    pilot.step(2)
    assert max(strips(pilot, "t1")) < size[1] * 0.024
    while getattr(pilot.state.focus.item, "name", "") != "t1":
        pilot.key(pygame.K_TAB if pilot.state.focus.visible else pygame.K_LEFT)
    assert min(strips(pilot, "t1")) >= 16


def test_covered_cards_show_rank_and_suit_side_by_side():
    pilot = at()
    faces = pilot.app.faces
    plain, across = faces.face("9S", 83), faces.face("9S", 83, strip=15)
    pad = faces.pad(83)
    top = pygame.Rect(pad + 2, pad + 2, 55, 13)

    def inked(image):
        marks = pygame.mask.from_threshold(image.subsurface(top), (28, 31, 38), (70, 70, 70, 255))
        return marks.get_bounding_rects()

    assert len(inked(plain)) < len(inked(across)) == 2
    painted = pilot.scene.draw
    painted(pilot.app.canvas)
    shown = {key for key in faces._made if key.name.startswith("across")}
    assert {key.name.partition("/")[2] for key in shown} >= {"9S"}
    assert not {key for key in shown if key.name.endswith("8D")}  # it lies on the nine


def test_tableau_cards_are_moved_by_keyboard():
    pilot = at()
    pilot.key(pygame.K_8)
    pilot.key(pygame.K_SPACE)
    while getattr(pilot.state.focus.item, "name", "") != "t2":
        pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_SPACE)
    pilot.key(pygame.K_2)
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    assert pilot.lines == ["p1 move 8D t2", "p1 build 2H"]


def to(pilot, zone):
    """Bring the focus to a zone by Tab and arrows, as one who sees it would."""
    for _ in range(60):
        if pilot.state.focus.visible and getattr(pilot.state.focus.item, "name", "") == zone:
            return
        group = next(
            (
                items
                for items in pilot.state.focus.groups
                if zone in [getattr(one, "name", "") for one in items]
            ),
            None,
        )
        assert group, f"{zone} can't be reached"
        inside = pilot.state.focus.visible and pilot.state.focus.item in group
        pilot.key(pygame.K_RIGHT if inside else pygame.K_TAB)
    raise AssertionError(f"{zone} was not reached")


def test_everything_is_reached_by_keyboard():
    pilot = at()
    to(pilot, "t4")
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    for zone in ("t1", "p2.shown", "p1.stock", "p1.shown", "t4", "p1.hand"):
        to(pilot, zone)
        pilot.key(pygame.K_SPACE)
    for zone in ("p1.turned", "p1.discard"):
        to(pilot, zone)
        pilot.key(pygame.K_SPACE)
    assert pilot.lines == [
        "p1 build 2H", "p1 load 8D stock", "p1 turn stock", "p1 move 3D t4",
        "p1 turn hand", "p1 discard",
    ]  # fmt: skip


def test_packs_have_backs_of_their_own():
    pilot = at({"p1.hand": "QD 4D", "p2.hand": "2C#2", "t1": "9S"})
    painter = pilot.scene.painter.painter
    table = pilot.state.table
    backs = [painter._back(table.zones[zone][0].kind) for zone in ("p1.hand", "p2.hand")]
    assert backs == ["", pilot.app.faces.back_of(1)]


def test_two_people_need_no_curtain():
    pilot = at({"t1": "9S", "p1.turned": "QD", "p1.hand": "4D", "p2.hand": "2C 3C"}, humans=2)
    assert pilot.curtain is None
    pilot.drag_card("QD", "p1.discard")
    pilot.step(5)
    assert pilot.curtain is None
    assert pilot.state.reader == "p2"


def test_reminders_are_shown_until_they_are_hidden():
    pilot = at()
    assert pilot.scene.telling().reminders
    sign = pilot.scene.toolbar.icons["aid"]
    assert sign.on
    pilot.key(pygame.K_F3)
    assert not pilot.scene.telling().reminders
    assert not sign.on
    pilot.click(sign.rect.center)
    assert pilot.scene.telling().reminders


def test_a_double_click_never_ends_the_turn_of_a_card_that_could_go_elsewhere():
    pilot = at({"t1": "9S", "p1.turned": "8D", "p1.hand": "QD", "p2.hand": "2C"})
    assert {"discard", "move 8D t1"} <= {line for line in pilot.session.legal() if "8D" in line} | {
        line for line in pilot.session.legal() if line.startswith("discard")
    }
    pilot.double(pilot.at_card("8D"))
    assert pilot.lines == []
    assert pilot.state.gestures.chosen == [pilot.sprite("8D").id]


def test_what_ends_a_turn_has_a_place_of_its_own_among_the_buttons():
    """A second, hasty press on the same spot must not hit it."""
    places = {}
    for zones in (
        {"t1": "9S", "p1.hand": "QD 4D", "p2.hand": "2C 3C"},
        {"t1": "9S", "p1.turned": "8D", "p1.hand": "QD", "p2.hand": "2C"},
    ):
        pilot = at(zones)
        for words, button in pilot.buttons().items():
            places.setdefault(words, set()).add(button.rect.bottom)
    ends = places.pop("Discard")
    assert len(places) > 1
    assert all(ends.isdisjoint(others) for others in places.values())


PILES = ("t1", "t2", "t4", *KINGS, "p1.discard", "p2.shown", "p2.discard")


@pytest.mark.parametrize("zone", PILES)
def test_enter_takes_a_card_up_and_never_plays_it_at_once(zone):
    """One rule for every card, whatever may be done with it; what can go nowhere says why."""
    pilot = at()
    to(pilot, zone)
    pilot.key(pygame.K_RETURN)
    top = pilot.state.table.zones[zone][-1]
    assert pilot.lines == []
    if pilot.state.reading.openings([top]):
        assert pilot.state.gestures.chosen == [top.id]
    else:
        assert "(RB-" in pilot.bubble
        assert pilot.state.gestures.chosen == []


@pytest.mark.parametrize("zone", PILES)
def test_enter_again_puts_it_at_its_only_place_or_asks(zone):
    pilot = at()
    to(pilot, zone)
    top = pilot.state.table.zones[zone][-1]
    places = pilot.state.reading.openings([top])
    lines = {line for found in places.values() for line in found}
    pilot.keys(pygame.K_RETURN, pygame.K_RETURN)
    builds = {line for line in lines if line.startswith("build")}
    if len(builds or lines) == 1:
        assert pilot.lines == [f"p1 {line}" for line in builds or lines]
    else:
        assert pilot.lines == []
        assert bool(pilot.scene.ui.layers) == bool(lines)


@pytest.mark.parametrize("name", ["t1", "t4", "p1.discard"])
@pytest.mark.parametrize("zone", [*PILES, "t3", "fC1", "fH1"])
def test_enter_on_a_wrong_pile_says_why_and_keeps_the_card(name, zone):
    pilot = at()
    top = pilot.state.table.zones[name][-1]
    places = pilot.state.reading.openings([top])
    if zone == name or not places or any(one.name == zone for one in places):
        return
    to(pilot, name)
    pilot.key(pygame.K_RETURN)
    to(pilot, zone)
    pilot.key(pygame.K_RETURN)
    assert pilot.lines == []
    assert pilot.bubble
    assert pilot.state.gestures.chosen == [top.id]


@pytest.mark.parametrize("size", [(960, 600), (1024, 768), (1280, 720)], ids=str)
def test_a_pile_bears_its_name_beside_its_cards_and_no_bare_number(size, monkeypatch):
    """A number alone looks like a key; a name on the card would hide its suit."""
    found = {}
    make = picture.labels.pill

    def noted(theme, key, words, *rest):
        found[key] = words, make(theme, key, words, *rest).rect
        return make(theme, key, words, *rest)

    monkeypatch.setattr(picture.labels, "pill", noted)
    pilot = Pilot(session_at(POSITION, 2, 1, "russian-bank"), size=size, motion="off")
    pilot.step(3)
    named = {key[1]: told for key, told in found.items() if key[0] == "number"}
    assert len(named) == 8
    for zone, (words, rect) in named.items():
        plan = pilot.state.plan.zones[zone]
        assert words == f"pile no. {zone[1:]}"
        assert rect.bottom - plan.rect.y < 0.06 * plan.height
    assert ("pill", "fH1") not in found  # the top card says how high it is


@pytest.mark.parametrize("options", [{}, {"stock_points": 5, "card_points": 3}])
def test_it_is_told_what_the_cards_count_that_are_left_over(options):
    pilot = at(
        {"t1": "KC", "p1.stock": "3D 4D 5D", "p1.hand": "QD 4H", "p2.hand": "2C 3C"}, **options
    )
    stock, other = options.get("stock_points", 2), options.get("card_points", 1)
    assert f"{stock} points each" in pilot.scene.explained(Target("zone", "p1.stock"))
    weight = pilot.session.state.weight("p1")
    assert weight == 3 * stock + 2 * other
    assert f"{weight} points" in pilot.scene.explained(Target("seat", "p1"))
