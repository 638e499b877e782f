"""Composed tables: nothing that is written or hangs on them covers what has to be seen."""

from __future__ import annotations

import itertools

import pygame
import pytest
from effort import effort
from pilot import Pilot, session_at
from room import Outlines, covered

from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.move_matcher import Target
from cardtable.table.board.board import Board
from cardtable.table.board.motion import PACES
from cardtable.table.board.picture import PicturePainter
from cardtable.table.board.telling import Telling
from cardtable.table.board.words import Annotation, Form, Kept, lay_out
from cardtable.table.drawing.theme import DID, STYLES, size

COMPOSED = [game for game in ("cuttle", "cunt-soul") if table_of(game).table is not None]
SIZES = [(960, 600), (1280, 720), (1920, 1080), (1024, 768)]
LOOKS = [
    {"ui_scale": text, "card_size": cards, "left_handed": left}
    for text, cards in ((1.0, 1.0), (0.8, 0.8), (1.5, 1.0), (2.0, 1.4))
    for left in (False, True)
]
_ROWS = {
    "scrap": "9H 8H KC 6H",
    "draw": "4C 5C 6C 7C 8S 9C",
    "p1.points": "7H 3D 8D JD",
    "p1.royals": "KH QH",
    "p2.points": "10C AS JC JH 2S",
    "p2.royals": "KD QS",
    "p2.glasses": "8C",
}
_LAID = {"8D": "p2", "AS": "p2", "JC": "p1", "8C": "p1"}
MOMENTS = {
    "turn": {
        "turn": "p1",
        "zones": {**_ROWS, "p1.hand": "2C 9S QD 3C 4D 5D 10H 10S", "p2.hand": "6D 4S KS"},
        "state": {"laid_by": _LAID},
    },
    "counter": {
        "turn": "p1",
        "zones": {**_ROWS, "p1.hand": "2C 2D 9S QD", "p2.hand": "6D 4S KS", "played": "9D"},
        "state": {
            "phase": "counter", "player": "p2", "played_by": ["p2"], "target": "QH",
            "laid_by": _LAID,
        },
    },
    "start": {"turn": "p1", "zones": {"draw": "AC AD AH", "p1.hand": "9D 5C 6C 7C 8C"}},
}  # fmt: skip


_SOULS = {
    "p1.up": "KD 10S", "p1.down": "AC AD", "p2.down": "2D 3S", "p2.up": "QC QD JH",
    "p2.field": "9D", "p2.hand": "JS 3C", "source": "2C 4D 6H", "burned": "10C 5S",
    "p1.field": "10D",
}  # fmt: skip
SOULS = {
    "turn": {
        "turn": "p1",
        "zones": {**_SOULS, "pile": "7D 5C 5D 4C 8H", "p1.hand": "8C 3D QH KC 9C"},
        "state": {"links": [1, 1, 1, 1, 1], "horizontal": ["10S"]},
    },
    "call": {
        "turn": "p1",
        "zones": {**_SOULS, "pile": "5C 7D", "p1.hand": "8C 3D"},
        "state": {"phase": "call", "links": [1, 1], "direction": -1},
    },
    "pickup": {
        "turn": "p1",
        "zones": {**_SOULS, "p2.field": "JC", "source": "", "pile": "7D 5C 3H", "p1.hand": "4S 8C"},
        "state": {"links": [1, 1, 1]},
    },
    "choose": {
        "turn": "p1",
        "zones": {
            "p1.hand": "2D 4D 5H 6C 8C 10C JD JH QD", "p1.down": "AC AD AH", "source": "2C 4C",
        },
        "state": {"phase": "choose", "dealer": "p1"},
    },
    "long": {
        "turn": "p1",
        "zones": {
            "p1.field": "KC", "p2.field": "KH", "pile": "8D", "p1.up": "X1 QC", "p2.hand": "2H",
            "p1.hand": "2C 2D 3S 4H 4C 5D 5H 6H 6C 7S 7D 8H 8C 8S 9H 10C JD JS QH KD AC AS X2",
        },
        "state": {"links": [1]},
    },
}  # fmt: skip


def _seated(position, seats):
    """That position with something in everybody's hands."""
    spare = (f"{rank}{suit}" for rank in ("3", "6", "9", "Q", "K") for suit in "SHC")
    zones = dict(position["zones"])
    used = {card for run in zones.values() for card in run.split()}
    for seat in range(2, seats + 1):
        zones.setdefault(f"p{seat}.hand", next(card for card in spare if card not in used))
    return {**position, "zones": zones}


@pytest.mark.parametrize("moment", SOULS)
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.drawn(6)
def test_nothing_written_covers_a_card_of_cunt_soul(moment, seats):
    found = []
    for number, (window, look) in enumerate(itertools.product(SIZES, LOOKS)):
        if number % 8 != seats % 8 and not effort(0, 1):
            continue
        session = session_at(_seated(SOULS[moment], seats), seats, 1, "cunt-soul")
        aided = number % 3 == 0
        pilot = Pilot(session, window, motion="off", bot_pace=60.0, reminders=aided, **look)
        pilot.step(3)
        found += [f"{window} {look}: {one}" for one in covered(pilot.scene)]
        plan = pilot.scene.board.plan
        blocks = [plan.blocks[seat].inflate(-4, -4) for seat in pilot.scene.board.others]
        for one, another in itertools.combinations(blocks, 2):
            found += [f"{window} {look}: {one} {another}"] * one.colliderect(another)
    assert found == []


_TAKEN = {
    "p1.hand": "+2a +4a",
    "p2.hand": "-1a -5a",
    "p1.down1": "+1a",
    "p1.down2": "+1b",
    "p2.down1": "-1b",
    "p2.down2": "-1c",
    "p1.deck": "+5a +5b",
    "p2.deck": "-5b -5c",
    "p1.lost": "+5c +5d +1c",
    "p2.lost": "-4a -2a",
}
_DUEL = {
    **_TAKEN,
    "p1.secured": "+3a +3b +3c +2b +4b +4c",
    "p2.secured": "-3a -3b",
    "condemnation": "+3d +4d +4e +5e +2c +2d +2e +1d +1e",
    "influence": "-4b -4c",
}
_BALANCE = {**_TAKEN, "p1.secured": "+3a +3b -3c -2b +4b +4c -5d", "p2.secured": "-3a -3b +2e"}
EXCHANGES = {
    "lead": ("soul-taker", {"turn": "p1", "zones": _DUEL}),
    "answer": (
        "soul-taker",
        {
            "turn": "p1",
            "zones": {**_DUEL, "table": "-5e", "p2.hand": "-5a"},
            "state": {"round": 3, "exchange": 2},
        },
    ),
    "five": (
        "soul-taker",
        {
            "turn": "p1",
            "zones": {
                **_TAKEN,
                "p1.hand": "+2a +4a +5e +1d +3e",
                "p2.hand": "-1a -5a -2b -3c -4d",
            },
        },
    ),
    "mixed": ("soul-taker-mixed", {"turn": "p1", "zones": _BALANCE}),
    "return": (
        "soul-taker-mixed",
        {"turn": "p1", "zones": _BALANCE, "state": {"option": "return"}},
    ),
    "give": ("soul-taker-mixed", {"turn": "p1", "zones": _BALANCE, "state": {"option": "give"}}),
}
PLACES = [
    *((moment, seats, "cuttle", position) for moment, position in MOMENTS.items()
      for seats in (2, 3)),
    *((moment, 2, *told) for moment, told in EXCHANGES.items()),
]  # fmt: skip


@pytest.mark.parametrize(("moment", "seats", "rules", "position"), PLACES)
@pytest.mark.drawn(6)
def test_nothing_written_covers_what_has_to_be_seen(moment, seats, rules, position):
    found = []
    for number, (window, look) in enumerate(itertools.product(SIZES, LOOKS)):
        if number % 3 != (seats + len(moment)) % 3 and not effort(0, 1):
            continue
        session = session_at(position, seats, 1, rules)
        pilot = Pilot(session, window, motion="off", bot_pace=60.0, **look)
        pilot.step(3)
        found += [f"{window} {look}: {one}" for one in covered(pilot.scene)]
        hand = pilot.state.table.zones["p1.hand"][0]
        pilot.scene.callouts.explain(
            Target("card", str(hand.id)), "A tip of two lines\nin all " * 3
        )
        found += [
            f"{window} {look}, a tip: {one}" for one in covered(pilot.scene) if "bubble" in one
        ]
    assert found == [], "\n".join(found)


_PILES = {
    "fD1": "AD", "fH1": "AH", "t1": "KH QS JH 10S 9H 8S 7H 6S 5H 4S 3H 2C", "t2": "9S 8H",
    "t3": "KD QC JH#2", "t4": "7D 6C 5D", "t6": "3S", "t7": "9H#2 8S#2",
    "t5": "KH#2 QS#2 JD 10C 9D 8C 7D#2 6C#2 5H#2 4C 3D 2C#2", "t8": "4S#2 3H#2 2S",
    "p1.hand": "AC 2D 3C 4D", "p1.discard": "4H 5S 9C", "p1.shown": "6H QC#2",
    "p1.stock": "AS 3C#2", "p2.shown": "7S 8D", "p2.discard": "JC 10D", "p2.hand": "KC KS QD",
}  # fmt: skip
BANK = [("p1", {"p1.turned": "10S#2"}), ("p1", {}), ("p2", {"p2.turned": "10S#2"})]


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("moment", range(len(BANK)))
@pytest.mark.drawn(6)
def test_nothing_written_covers_what_has_to_be_seen_in_russian_bank(moment, humans):
    found, (turn, more) = [], BANK[moment]
    for number, (window, look) in enumerate(itertools.product(SIZES, LOOKS)):
        if number % 3 != moment and not effort(0, 1):
            continue
        position = {"turn": turn, "zones": {**_PILES, **more}}
        session = session_at(position, 2, humans, "russian-bank")
        pilot = Pilot(session, window, motion="off", bot_pace=60.0, call_pace=6.0, **look)
        pilot.step(3)
        found += [f"{window} {look}: {one}" for one in covered(pilot.scene)]
    assert found == []


def test_letters_are_never_too_small_and_grow_with_the_text():
    for window, least in (((1280, 720), 12), ((960, 600), 10)):
        for text in (0.8, 1.0, 2.0):
            pilot = Pilot(session_at(MOMENTS["start"], rules="cuttle"), window, ui_scale=text)
            theme, unit = pilot.scene.theme, pilot.scene.board.plan.unit
            pixels = size(theme, DID, unit) * STYLES[DID.style].size * theme.scale
            assert pixels >= least
            assert text < 2 or pixels > max(2.4 * least, 1.7 * DID.high * unit)


@pytest.mark.parametrize("seats", [2, 8])
def test_a_card_that_lies_across_has_an_upright_index(seats):
    pilot = Pilot(session_at(_seated(SOULS["turn"], seats), seats, 1, "cunt-soul"), motion="off")
    pilot.step(3)
    scene = pilot.scene
    picture = scene.painter.picture(scene.board, scene.theme, scene.telling())
    (index,) = (one for one in picture.resting if one.key[0] == "index")
    pose = scene.board.plan.poses[index.key[1]]
    assert pygame.Rect(pose.rect).contains(index.rect)
    assert pilot.state.table.find(index.key[1]).card.name == "10S"


def test_a_picture_of_a_table_without_players_has_no_lamp():
    session = session_at(MOMENTS["turn"], rules="cuttle")
    board = Board(session.view("p1"), table_of("cuttle"), PACES["off"], pygame.Rect(0, 0, 960, 540))
    pilot = Pilot(session, motion="off")
    painter = PicturePainter(Outlines())
    bare = painter.picture(board, pilot.scene.theme, Telling({}))
    told = painter.picture(board, pilot.scene.theme, Telling(pilot.scene.plates()))
    assert [sum(one.key == "lamp" for one in each.resting) for each in (bare, told)] == [0, 1]


def test_a_left_handed_table_is_a_mirror_image():
    plans = []
    for left in (False, True):
        pilot = Pilot(session_at(MOMENTS["turn"], rules="cuttle"), left_handed=left, motion="off")
        pilot.step(3)
        plans.append(pilot.scene.board.plan)
        icons = [one.rect.centerx for one in pilot.scene.surround.icons]
        assert (max(icons) < 400) if left else (min(icons) > 880)
    usual, mirrored = plans
    for name in ("draw", "scrap"):
        x, other = (plan.zones[name].slots[0].centerx for plan in plans)
        assert abs(x + other - 1280) < 2
    for seat in ("p1", "p2"):
        assert usual.people[seat].portrait.centerx < 100
        assert mirrored.people[seat].portrait.centerx > 1180
        assert usual.people[seat].side != mirrored.people[seat].side


def test_cards_that_may_be_played_stand_and_others_sink():
    pilot = Pilot(session_at(MOMENTS["turn"], rules="cuttle"), motion="off", bot_pace=60.0)
    pilot.step(3)
    board = pilot.scene.board
    up, down = board.standing
    hand = {one.id for one in board.table.zones["p1.hand"]}
    assert up == pilot.state.matcher.playable & hand
    assert up | down == hand
    before = {number: board.plan.poses[number].y for number in hand}
    board.choose([], [])
    flat = {number: board.plan.poses[number].y for number in hand}
    assert all(before[one] < flat[one] for one in up)
    assert all(before[one] > flat[one] for one in down)


def test_the_more_important_annotation_has_its_place_first_and_one_without_room_is_left():
    def slip(width: int) -> Form:
        return Form((width, 20), lambda: pygame.Surface((width, 20)))

    about, bounds = pygame.Rect(100, 100, 10, 10), pygame.Rect(0, 0, 220, 220)
    card = pygame.Rect(0, 0, 220, 90)
    one = Annotation("one", about, 1, (slip(100),))
    two = Annotation("two", about, 2, (slip(100),))
    wide = Annotation("wide", about, 3, (slip(400),))
    laid = lay_out([one, two, wide], Kept([card]), bounds, 100)
    assert [annotation for annotation, _, _ in laid] == [two, one]
    rects = [rect for _, _, rect in laid]
    assert not rects[0].colliderect(rects[1])
    assert all(not rect.colliderect(card) and not rect.colliderect(about) for rect in rects)


def _dealt(seats: int, **zones: str) -> dict[str, str]:
    """Everybody's cards at a table of Shithead in mid-game, but for those given here."""
    found = {"draw": "4H 5H 6H", "pile": "6C 7D 7H 6D", "burned": "10C 3H"}
    rows = ["JC 5D KD 10S KS 2D 3D 3S", "AC AS 2S 9H 9S 4D JS QC", "5C 10H 8D AH JD 6S 7C 7S",
            "8C 9C QH JH 4C KH 10D 9D"]  # fmt: skip
    found |= {"p1.hand": "4S 8H 8S QD QS KC", "p1.up": "AD 5S 6H", "p1.down": "2C 2H 3C"}
    for number, row in enumerate(rows[: seats - 1]):
        cards = row.split()
        for name, some in (("hand", cards[:2]), ("up", cards[2:5]), ("down", cards[5:])):
            found[f"p{number + 2}.{name}"] = " ".join(some)
    given: dict[str, str] = {}
    for name, run in {**zones, **found, **zones}.items():  # what is given has its cards first
        used = {one for other in given.values() for one in other.split()}
        given[name] = " ".join(one for one in run.split() if one not in used)
    return {name: run for name, run in given.items() if run}


LONG = "4S 8H 8S QD QS KC 6C 7D 7H 6D 5H 9D 10D 8C 9C 4C 4H KH JH QH 10C 3H 7C 7S 6S 5C"
SHITHEAD = {
    "play": ("shithead", {}, {}),
    "long": ("shithead", {"pile": "", "burned": "", "p1.hand": LONG}, {}),
    "shown": (
        "shithead", {"burned": "10C 3H"},
        {"shown": {"from": "p2", "to": "p1", "by": ["p2"]}},
    ),
    "rows": ("shithead", {"draw": "", "p1.hand": "", "p1.up": "AD 5S"}, {}),
    "down": ("shithead-classic", {"draw": "", "p1.hand": "", "p1.up": "", "pile": "9C"}, {}),
    "out": ("shithead", {"draw": "", "p2.hand": "", "p2.up": "", "p2.down": ""}, {}),
}  # fmt: skip


@pytest.mark.parametrize("moment", SHITHEAD)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.drawn(8)
def test_nothing_covers_anything_at_shitheads_table(moment, seats):
    rules, zones, state = SHITHEAD[moment]
    if moment == "out" and seats == 2:
        return  # then it is over
    given = _dealt(seats, **zones)
    found = []
    for number, (window, look) in enumerate(itertools.product(SIZES, LOOKS)):
        if number % 8 != (seats + len(moment)) % 8 and not effort(0, 1):
            continue
        session = session_at({"turn": "p1", "zones": given, "state": state}, seats, 1, rules)
        pilot = Pilot(session, window, motion="off", bot_pace=60.0, reminders=True, **look)
        pilot.step(3)
        found += [f"{window} {look}: {one}" for one in covered(pilot.scene)]
    assert found == []
