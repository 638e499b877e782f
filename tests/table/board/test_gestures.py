"""One gesture machine: what is dragged, clicked or entered means the same lines."""

import pygame
import pytest
from pilot import Pilot, session_at
from pygame import Rect

from cardtable.presenter.layoutfile import Gesture, TableData, table_of
from cardtable.presenter.model import Table, parts
from cardtable.presenter.move_matcher import Landings, MoveMatcher, Target
from cardtable.table.board.gestures import (
    SLOP,
    Arrange,
    Choose,
    Describe,
    Gestures,
    PlayLine,
    Refuse,
)
from cardtable.table.board.layout import make_plan

DATA = table_of("shithead")


class Desk:
    """A table, its plan and the legal lines, without a window."""

    def __init__(self, position, seats=3, data=DATA, **options):
        self.session = session_at(position, seats, 1, **options)
        self.data = data
        self.seat = "p1"
        self.now = 0.0
        self.table = Table(self.session.view("p1"))
        self.gestures = Gestures(self, None)
        self.refresh()

    def refresh(self):
        self.plan = make_plan(self.table, self.data, Rect(0, 0, 1280, 720))
        lines = self.session.legal("p1")
        self.gestures.matcher = MoveMatcher(self.table, self.data, "p1", lines)

    @property
    def matcher(self):
        return self.gestures.matcher

    def sprite(self, name):
        return next(one for one in self.table.sprites() if one.card and one.card.name == name)

    def at(self, what):
        """A point on a card, a zone or a seat's plate."""
        if what in self.plan.zones:
            return tuple(self.plan.zones[what].rect.center)
        if what in self.plan.plates:
            return tuple(self.plan.plates[what].center)
        rect = self.plan.poses[self.sprite(what).id].rect
        points = [
            (rect.x + rect.w * x, rect.y + rect.h * y) for x in (0.5, 0.1) for y in (0.5, 0.1)
        ]
        return next(p for p in points if self.plan.card_at(p) == self.sprite(what).id)

    def click(self, what, gap=1.0):
        self.now += gap
        self.gestures.press(self.at(what), self.now)
        return self.gestures.release(self.at(what), self.now)

    def drag(self, what, to):
        self.now += 1.0
        start, end = self.at(what), self.at(to) if isinstance(to, str) else to
        assert self.gestures.press(start, self.now)
        for n in range(1, 7):
            x, y = (a + (b - a) * n / 6 for a, b in zip(start, end, strict=True))
            self.gestures.move((x, y))
        return self.gestures.release(end, self.now)


PLAY = {
    "turn": "p1",
    "zones": {
        "draw": "KC KD",
        "pile": "5C 6S",
        "p1.hand": "7C 7D 9S 3H 4S",
        "p1.up": "QD",
        "p1.down": "AC",
        "p2.hand": "8C",
        "p3.hand": "9C",
    },
}
SWAP = {
    "turn": "p1",
    "state": {"phase": "swap", "dealer": "p3"},
    "zones": {"p1.hand": "4C 9S 2D", "p1.up": "5H QD 6S", "p1.down": "7C 8C 9C", "p2.hand": "8H",
              "p3.hand": "8D", "draw": "KC"},
}  # fmt: skip
ROWS = {
    "turn": "p1",
    "zones": {"pile": "5C", "p1.up": "9C 9D JC", "p1.down": "2C 3C 4C", "p2.hand": "8H",
              "p3.hand": "8D"},
}  # fmt: skip
LAST = {
    "turn": "p1",
    "zones": {"pile": "5C", "p1.down": "2C 3C 4C", "p2.hand": "8H", "p3.hand": "8D"},
}


def test_a_line_is_taken_apart_by_what_its_words_are():
    found = parts("show 3D p2")
    assert (found.verb, [one.name for one in found.cards], found.seats) == ("show", ["3D"], ("p2",))
    assert parts("down 2").places == (1,)
    assert parts("pickup").alone(Gesture())


def test_dragging_a_card_to_the_pile_plays_it():
    assert Desk(PLAY).drag("9S", "pile") == PlayLine("play 9S", dragged=True)


def test_a_drag_begins_a_few_pixels_from_the_press():
    desk = Desk(PLAY)
    x, y = desk.at("9S")
    desk.gestures.press((x, y), 1.0)
    desk.gestures.move((x + SLOP - 1, y))
    assert not desk.gestures.lifted
    desk.gestures.move((x + SLOP + 1, y))
    assert desk.gestures.lifted == [desk.sprite("9S").id]


def test_two_quick_clicks_on_a_card_that_goes_elsewhere_are_no_double_click():
    desk = Desk(PLAY)
    x, y = desk.at("9S")
    desk.gestures.press((x, y), 1.0)
    desk.gestures.release((x, y), 1.0)
    number = desk.sprite("9S").id
    assert desk.gestures._follows(number, 1.1, (x + SLOP, y))
    assert not desk.gestures._follows(number, 1.1, (x + 3 * SLOP, y))


def test_where_an_unseen_card_goes_is_certain_only_if_every_card_would_go_there():
    for options, ways in (({}, ["p1.hand"]), ({"table_play": "direct"}, [])):
        desk = Desk(LAST, **options)
        one, line = desk.table.zones["p1.down"][0], desk.session.legal("p1")[0]
        assert Landings(desk.table, ()).zones(line, one) == ways


def test_a_click_on_a_pile_gives_nothing_up():
    empty = {**PLAY, "zones": {**PLAY["zones"], "pile": ""}}
    assert "pickup" in Desk(PLAY).session.legal("p1")
    assert Desk(PLAY).matcher.clicks("pile") == []  # there are cards to be played
    desk = Desk(empty)
    assert "pickup" in desk.session.legal("p1")
    assert desk.matcher.clicks("pile") == []


def test_clicking_a_card_and_then_the_pile_plays_it():
    desk = Desk(PLAY)
    assert desk.click("9S") is None
    assert desk.click("pile") == PlayLine("play 9S")


def test_enter_plays_a_card_that_goes_only_one_way():
    desk = Desk(PLAY)
    target = Target("card", str(desk.sprite("9S").id))
    assert desk.gestures.act([target]) == PlayLine("play 9S")


def test_clicks_add_equal_cards_and_drags_take_them_along():
    desk = Desk(PLAY)
    desk.click("7C")
    desk.click("7D")
    assert len(desk.gestures.chosen) == 2
    assert desk.drag("7D", "pile") == PlayLine("play 7C 7D", dragged=True)


def test_a_card_that_does_not_go_with_the_others_is_chosen_instead():
    desk = Desk(PLAY)
    desk.click("7C")
    desk.click("9S")
    assert desk.gestures.chosen == [desk.sprite("9S").id]


def test_a_second_click_puts_a_card_back():
    desk = Desk(PLAY)
    desk.click("7C")
    desk.click("7C")
    assert desk.gestures.chosen == []


def test_a_double_click_asks_how_many_equal_cards_to_play():
    desk = Desk(PLAY)
    desk.click("7C")
    asked = desk.click("7C", gap=0.1)
    assert isinstance(asked, Choose)
    assert asked.lines == ("play 7C", "play 7C 7D")


def test_a_double_click_on_one_of_several_chosen_cards_plays_none():
    for first in (0.0, 1.0):  # soon after it was chosen, or long after that
        desk = Desk(PLAY)
        desk.click("7C")
        desk.click("7D")
        for gap in (first, 0.1):
            assert desk.click("7D", gap=gap or 0.1) is None
        assert set(desk.gestures.chosen) >= {desk.sprite("7C").id}


def test_a_double_click_that_could_mean_several_lines_asks():
    desk = Desk(PLAY)
    desk.click("3H")
    asked = desk.click("3H", gap=0.1)
    assert isinstance(asked, Choose)
    assert asked.lines == ("show 3H p2", "show 3H p3")


@pytest.mark.parametrize("seat", ["p2", "p3"])
def test_a_three_is_dragged_or_clicked_to_a_seat(seat):
    desk = Desk(PLAY)
    assert desk.drag("3H", seat) == PlayLine(f"show 3H {seat}", dragged=True)
    desk.click("3H")
    assert desk.click(seat) == PlayLine(f"show 3H {seat}")


def test_the_pile_is_clicked_or_dragged_to_the_hand_to_pick_it_up():
    assert Desk(PLAY).drag("6S", "p1.hand") == PlayLine("pickup", dragged=True)
    assert isinstance(Desk(PLAY).click("pile"), Refuse)
    stuck = {**PLAY, "zones": {**PLAY["zones"], "p1.hand": "4S", "pile": "5C KS"}}
    assert Desk(stuck).session.legal("p1") == ["pickup"]
    assert Desk(stuck).click("pile") == PlayLine("pickup")


def test_a_swap_is_a_card_on_a_card_either_way():
    assert Desk(SWAP).drag("4C", "QD") == PlayLine("swap 4C QD", dragged=True)
    assert Desk(SWAP).drag("QD", "4C") == PlayLine("swap 4C QD", dragged=True)
    desk = Desk(SWAP)
    desk.click("2D")
    assert desk.click("6S") == PlayLine("swap 2D 6S")


def test_up_cards_are_taken_into_the_hand_one_or_several():
    assert Desk(ROWS).drag("JC", "p1.hand") == PlayLine("up JC", dragged=True)
    desk = Desk(ROWS)
    desk.click("9C")
    assert desk.click("9C", gap=0.1).lines == ("up 9C", "up 9C 9D")


def test_a_down_card_is_named_by_its_place():
    desk = Desk(LAST)
    second = desk.table.zones["p1.down"][1]
    point = tuple(desk.plan.poses[second.id].rect.center)
    desk.gestures.press(point, 1.0)
    assert desk.gestures.release(point, 1.0) is None
    assert desk.click("p1.hand") == PlayLine("down 2")
    assert desk.gestures.act([Target("card", str(second.id))]) == PlayLine("down 2")


def test_a_row_played_from_the_table_turns_its_down_cards_over_on_the_pile():
    desk = Desk(LAST, table_play="direct", match_up=False, preselect_down=False)
    third = desk.table.zones["p1.down"][2]
    start, end = tuple(desk.plan.poses[third.id].rect.center), desk.at("pile")
    desk.gestures.press(start, 1.0)
    desk.gestures.move(end)
    assert desk.gestures.release(end, 1.0) == PlayLine("flip 3", dragged=True)


def test_legal_targets_light_up_on_lift():
    desk = Desk(PLAY)
    desk.gestures.press(desk.at("3H"), 1.0)
    desk.gestures.move((640, 400))
    assert set(desk.gestures.lit()) == {Target("seat", "p2"), Target("seat", "p3")}


def test_the_target_is_the_legal_one_that_the_card_covers_most_not_the_pointer():
    desk = Desk(PLAY)
    pile = desk.plan.zones["pile"].rect
    # the pointer holds the card at its lower edge, and stays below the pile
    rect = desk.plan.poses[desk.sprite("9S").id].rect
    grab = (rect.centerx, rect.bottom - 10)
    desk.gestures.press(grab, 1.0)
    below = (pile.centerx, pile.bottom + 45)
    desk.gestures.move(below)
    assert desk.gestures.drag.hot == Target("zone", "pile")
    assert not pile.collidepoint(below)
    assert desk.gestures.release(below, 1.0) == PlayLine("play 9S", dragged=True)


def test_the_grab_offset_is_kept():
    desk = Desk(PLAY)
    pose = desk.plan.poses[desk.sprite("9S").id]
    start = (pose.x - 12, pose.y + 20)
    desk.gestures.press(start, 1.0)
    desk.gestures.move((start[0] - 100, start[1] - 200))
    assert desk.gestures.drag.middle == (pose.x - 100, pose.y - 200)


def test_a_drop_on_the_cloth_goes_home_without_a_word():
    desk = Desk(PLAY)
    assert desk.drag("9S", (250, 400)) is None
    assert desk.gestures.chosen == []


def test_a_drop_where_it_lay_goes_home():
    desk = Desk(PLAY)
    x, y = desk.at("9S")
    assert desk.drag("9S", (x + 4, y - 8)) is None


def test_a_refused_drop_names_the_lines_that_were_meant():
    desk = Desk(PLAY)
    refused = desk.drag("4S", "pile")
    assert isinstance(refused, Refuse)
    assert "play 4S" in refused.attempts
    assert desk.session.explain("p1 play 4S").endswith("(SH-9)")


def test_no_click_is_dead():
    desk = Desk(PLAY)
    assert isinstance(desk.click("draw"), Describe)
    assert isinstance(desk.click("p2"), Describe)
    desk.click("4S")
    refused = desk.click("draw")
    assert isinstance(refused, Refuse | Describe)


def test_a_wandering_hand_of_a_click_is_no_drag():
    desk = Desk(PLAY)
    x, y = desk.at("9S")
    desk.gestures.press((x, y), 1.0)
    desk.gestures.move((x + 3, y + 2))
    assert desk.gestures.lifted == []
    assert desk.gestures.release((x + 3, y + 2), 1.1) is None
    assert desk.gestures.chosen == [desk.sprite("9S").id]


def test_cancel_brings_everything_home():
    desk = Desk(PLAY)
    desk.click("7C")
    desk.gestures.press(desk.at("7D"), 2.0)
    desk.gestures.move((600, 300))
    assert desk.gestures.cancel()
    assert desk.gestures.chosen == desk.gestures.lifted == []
    assert not desk.gestures.cancel()


def test_a_card_dropped_elsewhere_in_the_hand_is_rearranged():
    desk = Desk(PLAY)
    last = desk.plan.poses[desk.table.zones["p1.hand"][-1].id].rect
    first = desk.table.zones["p1.hand"][0].card.name
    intent = desk.drag(first, (last.right + 10, last.centery))
    assert intent == Arrange(desk.sprite(first).id, 4)


def test_a_card_leans_with_the_drag_and_straightens_at_rest():
    desk = Desk(PLAY)
    x, y = desk.at("9S")
    desk.gestures.press((x, y), 1.0)
    for n in range(1, 5):
        desk.gestures.move((x + 20 * n, y - 20 * n))
        desk.gestures.follow(1 / 60)
    assert desk.gestures.drag.lean < 0
    for _ in range(120):
        desk.gestures.follow(1 / 60)
    assert desk.gestures.drag.lean == 0
    assert not desk.gestures.follow(1 / 60)


def test_a_card_that_has_gone_is_no_longer_dragged():
    desk = Desk(PLAY)
    desk.gestures.press(desk.at("9S"), 1.0)
    desk.gestures.move((600, 300))
    desk.table.zones["p1.hand"].remove(desk.sprite("9S"))
    desk.refresh()
    desk.gestures.prune()
    assert desk.gestures.drag is None


def test_bare_verbs_with_a_button_become_buttons():
    desk = Desk(SWAP)
    assert desk.matcher.buttons([]) == [("ready", "Ready")]
    assert [line for line, _ in Desk(PLAY).matcher.buttons([])] == ["pickup"]


def test_a_game_without_a_layout_file_is_played_by_buttons_and_drops():
    desk = Desk(PLAY, data=TableData())
    bare = [line for line, _ in desk.matcher.buttons([])]
    assert bare == ["pickup"]
    seven = desk.sprite("7C")
    chosen = [line for line, _ in desk.matcher.buttons([seven])]
    assert chosen == ["play 7C", "play 7C 7D", "pickup"]
    assert desk.drag("9S", "pile") == PlayLine("play 9S", dragged=True)
    assert desk.drag("3H", "p2") == PlayLine("show 3H p2", dragged=True)


def test_without_a_layout_file_places_are_buttons_too():
    desk = Desk(LAST, data=TableData())
    assert [line for line, _ in desk.matcher.buttons([])] == ["down 1", "down 2", "down 3"]


UP_CARDS = {
    "turn": "p1",
    "zones": {
        "pile": "6C 8D", "p1.up": "9S 9H 4D", "p1.down": "2C 2H 2S",
        "p2.hand": "KC KD", "p2.up": "5C 5D 5H", "p2.down": "7C 7D 7H",
    },
}  # fmt: skip


def test_up_cards_are_played_in_one_gesture_if_they_fit():
    """SH-27: they are taken up and played at once; those that don't fit can only be taken up."""
    for way in ("drag", "double", "click"):
        pilot = Pilot(session_at(UP_CARDS, 2, 1), motion="off", bot_pace=60.0)
        pilot.step(3)
        table = pilot.state.table
        fits = next(one for one in table.zones["p1.up"] if one.card.rank == "9")
        other = next(one for one in table.zones["p1.up"] if one.card.rank == "4")
        lit = pilot.state.matcher.lit
        assert Target("zone", "pile") in lit([fits])
        assert Target("zone", "pile") not in lit([other])
        name = fits.card.name
        if way == "drag":
            pilot.drag_card(name, "pile")
        elif way == "click":
            pilot.click(pilot.at_card(name))
            pilot.click(pilot.at_zone("pile"))
        else:
            pilot.double(pilot.at_card(name))
            pilot.step(2)
            pilot.key(pygame.K_2)  # this one, or both: it asks
        pilot.step(2)
        played = {one.card.name for one in table.zones["pile"]} - {"6C", "8D"}
        assert played == ({"9S", "9H"} if way == "double" else {name}), way
        assert not table.zones["p1.hand"]


def test_a_three_is_shown_by_dragging_it_onto_any_part_of_a_seat():
    zones = {
        "pile": "6C 8D", "p1.hand": "3S 9H 4D", "p2.hand": "KC KD", "p2.up": "5C 5D 5H",
        "p2.down": "7C 7D 7H", "p3.hand": "AC AD", "p3.up": "JC", "p3.down": "JD",
    }  # fmt: skip
    for part in ("p2", "p2.hand", "5C", "5H", "p2.down"):
        pilot = Pilot(session_at({"turn": "p1", "zones": zones}, 3, 1), motion="off", bot_pace=60.0)
        pilot.step(3)
        pilot.drag_card("3S", part)
        assert "3S" in {one.card.name for one in pilot.state.table.zones["burned"]}, part


def test_cards_sent_wherever_they_go_end_no_turn_that_could_go_on():
    table = Table(
        session_at({"turn": "p1", "zones": {"p1.hand": "5C"}}, 2, 1, "russian-bank").view("p1")
    )
    lines = ["move 5C t1", "discard"]  # it has to be aimed
    matcher = MoveMatcher(table, table_of("russian-bank"), "p1", lines)
    assert matcher.sent(lines) == []
    assert matcher.sent(["discard"]) == ["discard"]
