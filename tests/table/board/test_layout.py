"""The table fits at every size, for every number of seats, with short and long hands."""

import random
from dataclasses import dataclass, field, replace
from itertools import pairwise

import pytest
from pilot import Pilot, new_session, session_at
from pygame import Rect
from room import Outlines

from cardtable.engine.cards import card, pack_of_52
from cardtable.engine.guide import Guide
from cardtable.engine.view import View
from cardtable.files import DataError, load_rules, parse_yaml
from cardtable.games import GAMES
from cardtable.games.shithead.game import Shithead
from cardtable.games.shithead.options import Memory
from cardtable.presenter import layoutfile
from cardtable.presenter.layoutfile import (
    PublicValue,
    TableData,
    ZoneLook,
    laid_out,
    layout_faults,
    owed,
    owner_of,
    read_table,
    table_of,
)
from cardtable.presenter.model import Table
from cardtable.presenter.status import Aided, shown
from cardtable.table.board.board import Board
from cardtable.table.board.layout import make_plan
from cardtable.table.board.motion import PACES
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.plan import ASPECT, Sizes, Standing, overlap
from cardtable.table.board.telling import Telling
from cardtable.table.drawing.theme import Theme

RULES = load_rules("shithead")
DATA = table_of("shithead")
SIZES = [(960, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
INDEX = 0.17  # of a card's width: its corner index stands in that much of its left edge


def table_with(seats, hands, pile=6, draw=6):
    pack = pack_of_52()
    random.Random(3).shuffle(pack)
    names = tuple(f"p{n}" for n in range(1, seats + 1))
    zones = {"draw": [None] * draw, "pile": [pack.pop() for _ in range(pile)], "burned": []}
    for n, seat in enumerate(names):
        zones[f"{seat}.down"] = [None] * 3
        zones[f"{seat}.up"] = [pack.pop() for _ in range(min(3, len(pack)))]
        known = [pack.pop() for _ in range(min(hands[n], len(pack)))] if n == 0 else []
        zones[f"{seat}.hand"] = known + [None] * (hands[n] - len(known) if n else 0)
    ordered = frozenset({"draw", "pile", *(f"{seat}.down" for seat in names)})
    return Table(View(RULES, "p1", names, "p1", zones, ordered, {}, []))


CASES = [(2, (3, 3)), (2, (30, 12)), (3, (12, 3, 30)), (4, (3, 3, 3, 3)), (5, (12, 3, 30, 1, 3))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "hands"), CASES)
def test_everything_lies_within_the_window(size, seats, hands):
    window = Rect(0, 0, *size)
    table = table_with(seats, hands)
    plan = make_plan(table, DATA, window)
    mine = {one.id for one in table.zones["p1.hand"]}
    for number, pose in plan.poses.items():
        below = number in mine  # the lower edge of one's own hand may be below the window's
        seen = Rect(pose.rect).inflate(-2, -2)
        seen.h = round(seen.h * (0.72 if below else 1))
        assert window.contains(seen), (pose, size)
    for rect in (*plan.blocks.values(), *plan.plates.values(), plan.line):
        assert window.contains(Rect(rect).inflate(-2, -2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "hands"), CASES)
def test_zones_plates_and_other_seats_keep_out_of_each_other(size, seats, hands):
    plan = make_plan(table_with(seats, hands), DATA, Rect(0, 0, *size))
    shared = {name: zone.rect for name, zone in plan.zones.items() if not owner_of(name)}
    others = {seat: rect for seat, rect in plan.blocks.items() if seat != "p1"}
    apart = {**shared, **others, "row": plan.zones["p1.down"].rect, "mine": plan.plates["p1"]}
    apart |= {"hand": plan.zones["p1.hand"].rect, "actions": plan.line}
    names = list(apart)
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            shares = overlap(apart[one], apart[other])
            assert shares <= 0.01 * apart[one].w * apart[one].h, (one, other, size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [3, 12, 30, 46])
def test_a_long_hand_stays_readable(size, count):
    table = table_with(2, (count, 3), pile=0)
    plan = make_plan(table, DATA, Rect(0, 0, *size))
    poses = [plan.poses[one.id] for one in table.zones["p1.hand"]]
    steps = [b.x - a.x for a, b in pairwise(poses)]
    behind = [n for n, step in enumerate(steps) if step < 0]  # a second row stands behind
    assert len(behind) == ((count > 24 and size[0] < 1100) or count > 36)
    assert min(step for step in steps if step > 0) >= INDEX * poses[0].height * ASPECT
    assert all(plan.card_at((p.rect.left + 4, p.y)) is not None for p in poses)
    for pose in poses[: behind[0] + 1] if behind else ():
        index = (pose.rect.x + 0.1 * pose.rect.w, pose.rect.y + 0.05 * pose.height)
        assert plan.card_at(index) is not None
        assert poses[-1].y - pose.y > 0.04 * plan.unit


def test_the_readers_seat_is_at_the_bottom_and_the_others_go_clockwise_from_the_left():
    table = table_with(5, (3, 3, 3, 3, 3))
    plan = make_plan(table, DATA, Rect(0, 0, 1280, 720))
    assert plan.zones["p1.hand"].rect.centery > 600
    across = [plan.blocks[seat].centerx for seat in ("p2", "p3", "p4", "p5")]
    assert across == sorted(across)


def test_other_seats_remembered_cards_lie_face_down_in_a_closed_hand():
    table = table_with(2, (3, 3))
    table.zones["p2.hand"][0].know(card("AS"))
    plan = make_plan(table, DATA, Rect(0, 0, 1280, 720))
    assert not plan.poses[table.zones["p2.hand"][0].id].face
    assert all(plan.poses[one.id].face for one in table.zones["p1.hand"])
    opened = make_plan(table, TableData(), Rect(0, 0, 1280, 720))
    assert opened.poses[table.zones["p2.hand"][0].id].face


def test_the_top_four_of_the_pile_show_their_corners():
    table = table_with(2, (3, 3), pile=9)
    plan = make_plan(table, DATA, Rect(0, 0, 1280, 720))
    top = [plan.poses[one.id] for one in table.zones["pile"][-4:]]
    steps = [b.x - a.x for a, b in pairwise(top)]
    assert min(steps) >= 0.2 * top[0].height * ASPECT
    assert not plan.poses[table.zones["pile"][0].id].shown


def test_chosen_cards_lie_higher():
    table = table_with(2, (5, 3))
    number = table.zones["p1.hand"][2].id
    low = make_plan(table, DATA, Rect(0, 0, 1280, 720)).poses[number]
    high = make_plan(
        table, DATA, Rect(0, 0, 1280, 720), standing=Standing(frozenset({number}))
    ).poses[number]
    assert high.y < low.y - 10


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "hands"), CASES)
def test_a_game_without_a_layout_file_finds_its_places(size, seats, hands):
    window = Rect(0, 0, *size)
    table = table_with(seats, hands)
    plan = make_plan(table, TableData(), window)
    assert plan.zones.keys() == table.zones.keys()
    for pose in plan.poses.values():
        assert window.contains(Rect(pose.rect).inflate(-2, -2)), pose
    shared = [zone.rect for name, zone in plan.zones.items() if not owner_of(name)]
    mine = [zone.rect for name, zone in plan.zones.items() if owner_of(name) == "p1"]
    for n, one in enumerate([*shared, *mine]):
        for other in [*shared, *mine][n + 1 :]:
            assert overlap(one, other) == 0


def test_many_shared_zones_without_a_file_stand_in_rows():
    zones = {f"t{n}": [] for n in range(12)} | {"p1.hand": [], "p2.hand": []}
    table = Table(View(RULES, "p1", ("p1", "p2"), "p1", zones, frozenset(zones), {}, []))
    plan = make_plan(table, TableData(), Rect(0, 0, 960, 600))
    rects = [zone.rect for name, zone in plan.zones.items() if not owner_of(name)]
    assert all(not a.colliderect(b) for n, a in enumerate(rects) for b in rects[n + 1 :])


def test_a_layout_file_with_mistakes_is_refused_with_all_of_them():
    with pytest.raises(DataError) as found:
        read_table(parse_yaml(FAULTY, "faulty.yaml"))
    kinds = "stack, heap, fan, row, tray, column"
    assert list(map(str, found.value.faults)) == [
        f'faulty.yaml:2:14: zones.pile.as: "tower" isn’t one of {kinds}',
        "faulty.yaml:2:25: zones.pile.at: must be a list of 2, not of 1",
        "faulty.yaml:3:22: zones.p.up.colour: no such key",
        "faulty.yaml:5:10: gestures.play.throw: no such key; did you mean row?",
        'faulty.yaml:6:17: gestures.pickup.ask: must be true or false, not "no"',
        "faulty.yaml:6:29: gestures.pickup.drag: must be text, not [1, 2]",
        "faulty.yaml:7:1: xyzzy: no such key",
    ]


def test_a_row_lies_on_a_zone_that_there_is():
    with pytest.raises(DataError) as found:
        read_table(parse_yaml("zones: {p.up: {on: p.down}}", "faulty.yaml"))
    assert str(found.value) == "faulty.yaml:1:20: zones.p.up.on: there is no zone “p.down”"


OWED = {
    "moods": {"effects": {}},
    "card guide": {"powers": (), "reminders": ()},
    "account": {"score": "{n}"},
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
@pytest.mark.parametrize("word", OWED)
def test_a_layout_that_lacks_what_it_owes_is_refused_by_name(game, word, monkeypatch):
    rules, whole = load_rules(game.ID), table_of(game.ID)
    assert list(owed(whole, game)) == []
    monkeypatch.setattr(Guide, "tells", lambda *_: word != "account")
    lacking = replace(whole, **OWED[word])
    monkeypatch.setattr(layoutfile, "table_of", lambda *_: lacking)
    (fault,) = map(str, layout_faults(game))
    assert word in fault
    assert laid_out(rules).zones == {}


KEYS_ONLY = tuple(
    replace(one, drag="", click="", pick="", button="") for one in DATA.gestures["play"]
)


@pytest.mark.parametrize("ways", [None, (), KEYS_ONLY], ids=["none", "empty", "only keys"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
def test_a_layout_in_which_a_verb_cannot_be_played_is_refused_by_name(game, ways, monkeypatch):
    whole = table_of(game.ID)
    for verb in game.GRAMMAR:
        rest = {each: found for each, found in whole.gestures.items() if each != verb}
        lacking = replace(whole, gestures=rest if ways is None else {**rest, verb: ways})
        monkeypatch.setattr(layoutfile, "table_of", lambda *_, lacking=lacking: lacking)
        (fault,) = map(str, layout_faults(game))
        assert f"“{verb}”" in fault
        assert laid_out(load_rules(game.ID)).gestures == {}


def test_a_table_whose_layout_is_refused_is_played_without_it_and_says_why(monkeypatch):
    lacking = replace(DATA, powers=())
    monkeypatch.setattr(layoutfile, "table_of", lambda *_: lacking)
    pilot = Pilot(new_session())
    assert pilot.scene.data == TableData(game="shithead")
    assert "card guide" in pilot.app.trouble


def test_a_begun_game_owes_nothing_before_it_has_a_layout(monkeypatch):
    monkeypatch.setattr(layoutfile, "table_of", lambda game, titles: TableData(game=game))
    assert laid_out(RULES).game == "shithead"


@pytest.mark.parametrize(
    ("text", "hole"),
    [
        ("tally: table-held", "n"),
        ("zones: {pile: {tip: table-held}}", "n"),
        ("zones: {pile: {name: table-held}}", "n"),
        ("gestures: {play: {button: table-held}}", "n"),
        ("reminders: [{text: table-held}]", "n"),
        ("studied: {counts: [{text: table-held}]}", "n"),
    ],
)
def test_a_hole_that_nobody_fills_is_told_when_the_file_is_read(text, hole):
    with pytest.raises(DataError) as found:
        read_table(parse_yaml(text, "own"), "russian-bank")
    (fault,) = map(str, found.value.faults)
    assert f"${hole}, which is never given here" in fault
    allowed = "{table: {held: table-held}, zones: {pile: {label: table-held}}}"
    assert (
        read_table(parse_yaml(allowed, "own"), "russian-bank").table.held
        == "{n one:card left|other:cards left}"
    )


@dataclass
class Remembered(Memory):
    """What the made-up game remembers besides."""

    named: str | None = None
    held: dict[str, str] = field(default_factory=dict)


class Naming(Shithead):
    """A made-up game in which somebody names a suit or a rank, and somebody something."""

    Memory = Remembered


def _naming(state, seat="p1"):
    """What a seat sees of it."""
    zones = {"pile": [card("9H")], "p1.hand": [card("4C")], "p2.hand": [None]}
    rules, seats = replace(RULES, game=Naming), ("p1", "p2")
    return View(rules, seat, seats, "p1", zones, frozenset({"pile"}), state, [])


def _painted(state, data, size=(1280, 720)):
    """What rests on a made-up table whose memory is that, for its first player."""
    board = Board(_naming(state), data, PACES["off"], Rect(0, 0, *size))
    told = Telling({}, controls=())
    return PicturePainter(Outlines()).picture(board, Theme(), told).resting


def test_a_label_says_what_its_holes_name_and_nothing_while_there_is_no_such_thing():
    look = ZoneLook("stack", label="with {named}", counted=True, told="right")
    data = TableData(zones={"p.hand": look})
    (bare,) = [one for one in _painted({}, data) if one.key == ("tally", "p1.hand", 1)]
    (named,) = [
        one for one in _painted({"named": "clubs"}, data) if one.key == ("tally", "p1.hand", 1)
    ]
    assert named.rect.w > 30
    assert bare.rect.w < 5
    (held,) = [
        one for one in _painted({"held": {"named": "p2"}}, data)
        if one.key == ("tally", "p1.hand", 1)
    ]  # fmt: skip
    assert held.rect.w > 30


def test_a_value_of_the_memory_is_shown_at_its_zone_to_everybody():
    data = TableData(zones={"pile": ZoneLook("heap")}, shown=(PublicValue("named", "pile"),))
    assert not [one for one in _painted({"named": None}, data) if one.key == ("disc", "named")]
    for value, word in (("H", "♥"), ("D", "♦"), ("9", "9")):
        (disc,) = [one for one in _painted({"named": value}, data) if one.key == ("disc", "named")]
        assert Rect(0, 0, 1280, 720).contains(disc.rect)
        for seat in ("p1", "p2"):
            view = _naming({"named": value}, seat)
            assert [told[1:] for told in shown(data, view)] == [(word, word)]
    with pytest.raises(DataError) as found:
        read_table(parse_yaml("shown: [{key: named, zone: heap}]", "own"))
    assert "there is no zone “heap”" in str(found.value)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_card_aid_without_a_place_finds_one_where_nothing_lies(size, seats):
    data = table_of("cunt-soul")
    data = replace(data, table=replace(data.table, aid=None), options={})
    view = new_session("cunt-soul", seats).view("p1")
    board = Board(view, data, PACES["off"], Rect(0, 0, *size))
    board.resize(
        Rect(0, 0, *size), (round(0.25 * size[0]), round(0.1 * size[1])), Sizes(aided=True)
    )
    lines = (Aided("What counts"), *(Aided("what it does", rank=str(n)) for n in range(5)))
    told = Telling({}, reminders=lines)
    items = PicturePainter(Outlines()).picture(board, Theme(), told).resting
    aids = [one.rect for one in items if one.key == "reminders"]
    for rect in aids:
        assert Rect(board.area).contains(rect)
        assert not rect.colliderect(board.corner_rect)
        for pose in board.plan.poses.values():
            assert not (pose.shown and Rect(pose.rect).colliderect(rect))
        for person in board.plan.people.values():
            assert not Rect(person.rect).colliderect(rect)
    assert aids or seats > 4


FAULTY = """\
zones:
  pile: {as: tower, at: [1]}
  p.up: {on: p.down, colour: 1}
gestures:
  play: {throw: pile}
  pickup: {ask: "no", drag: [1, 2]}
xyzzy: {}
"""


def test_in_a_long_hand_another_rank_lies_further_off():
    hand = "4C 4D 4H 5S 5C 6D 6H 7S 9C"
    position = {"turn": "p1", "zones": {"pile": "5D", "p1.hand": hand, "p2.hand": "8C JD"}}
    plan = Pilot(session_at(position), motion="off").state.plan
    run = Pilot(session_at(position), motion="off").state.table.zones["p1.hand"]
    ranks = [one.card.rank for one in run]
    ways = [plan.poses[b.id].x - plan.poses[a.id].x for a, b in pairwise(run)]
    other = [way for way, (a, b) in zip(ways, pairwise(ranks), strict=True) if a != b]
    same = [way for way, (a, b) in zip(ways, pairwise(ranks), strict=True) if a == b]
    assert max(same) - min(same) < 0.01
    assert min(other) == pytest.approx(max(same) + 10 / 720 * plan.unit, abs=0.01)
