"""What a line changes for certain: never anything that its reader could not know."""

import random

import pytest
from effort import effort

from cardtable.engine.events import Moved
from cardtable.engine.position import read_position
from cardtable.files import list_rules, load_rules
from cardtable.presenter.advice import advice
from cardtable.presenter.foresight import changes, effects
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.move_matcher import guesses
from cardtable.presenter.phrases import Reader, say
from cardtable.session import Player, Session

NAMES = {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"}
CUTTLE = {
    "turn": "p1",
    "zones": {
        "draw": "KC KD 2S 2C 3C 3D",
        "p1.hand": "10H AS 6C",
        "p1.points": "4S",
        "p2.hand": "8C 10C JD",
        "p2.points": "9H 7D",
    },
}


def told(line, position=CUTTLE, rules="cuttle"):
    loaded = load_rules(rules)
    view = read_position(loaded, 2, position).view("p1")
    to = Reader(NAMES.__getitem__, "p1")
    return [say(one, to) for one in changes(view, line, table_of(rules))]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("points 10H", ["You: 4 / 21 → 14 / 21"]),
        ("scuttle 9H 10H", ["Bo: 16 / 21 → 7 / 21"]),
        ("action 6C", []),
        ("draw", ["You: 3 → 4 in hand"]),
    ],
)
def test_scores_and_hands_are_told(line, words):
    assert told(line) == words


def test_all_point_cards_scrapped():
    assert told("action AS") == ["You: 4 / 21 → 0 / 21", "Bo: 16 / 21 → 0 / 21"]


def test_a_hand_that_is_filled_up_is_no_effect_of_the_move():
    zones = {"draw": "KC KD QC", "pile": "9C", "p1.hand": "5H 5C 5D", "p2.hand": "6H 6D"}
    shown = {"turn": "p1", "zones": zones}
    shown["state"] = {"shown": {"from": "p2", "to": "p1", "by": ["p2"]}}
    assert told("pickup", shown, "shithead") == ["You: 3 → 4 in hand"]


@pytest.mark.drawn(4)
@pytest.mark.parametrize("rules", list_rules(), ids=lambda rules: rules.id)
def test_it_is_the_same_whatever_the_hidden_cards_are(rules):
    """Worlds drawn from the view alone: the truth behind it can't matter."""
    seats = rules.seats[0]
    session = Session.new(rules, [Player(NAMES[f"p{n + 1}"]) for n in range(seats)], 4)
    data, rng = table_of(rules.game.ID).at_table(rules.options), random.Random(2)
    for _ in range(effort(8, 24)):
        if session.over:
            return
        view = session.view(session.turn)
        line = rng.choice(session.legal())
        found = changes(view, line, data)
        other = view.rules.game.determinize(view, random.Random(99), track=True)
        assert changes(other.view(view.seat), line, data) == found
        session.play(f"{view.seat} {line}")


@pytest.mark.parametrize(
    ("info", "words"),
    [
        ({}, []),
        ({"next": "points 10H", "lead": 0.0}, ["Nearly as good: Play 10♥ for 10 points"]),
        ({"next": "points 10H", "lead": 0.05}, ["Next best: Play 10♥ for 10 points"]),
        (
            {"next": "points 10H", "lead": 0.5},
            ["Much better than the next best: Play 10♥ for 10 points"],
        ),
        ({"lead": 0.5}, []),
    ],
)
def test_what_was_weighed_is_told_where_it_is_known(info, words):
    why = "5 of the 9 unseen cards are face cards or worth 7 or more"
    assert hint("draw", CUTTLE, info) == ["Draw a card", why, "You: 3 → 4 in hand", *words]


def hint(line, position, info):
    view = read_position(load_rules("cuttle"), 2, position).view("p1")
    return advice(view, line, info, table_of("cuttle"), NAMES.__getitem__)


def test_points_that_the_reason_tells_are_told_once():
    zones = {"draw": "KC", "p1.hand": "10H JS", "p1.points": "9S", "p1.royals": "KD"}
    found = hint("points 10H", {"turn": "p1", "zones": {**zones, "p2.hand": "8C"}}, {})
    assert found == [
        "Play 10♥ for 10 points and win",
        "That gives you 19 points, and 14 is enough",
    ]


@pytest.mark.parametrize(
    ("rules", "seats"), [("soul-taker", 2), ("soul-taker-mixed", 2), ("shithead", 2)]
)
def test_what_is_said_of_a_blind_card_holds_for_every_card_that_it_may_be(rules, seats):
    loaded, tried = load_rules(rules), 0
    data = table_of(loaded.game.ID).at_table(loaded.options)
    for seed in range(effort(2, 8)):
        session = Session.new(loaded, [Player(NAMES[f"p{n + 1}"]) for n in range(seats)], seed)
        rng = random.Random(seed)
        while not session.over:
            view = session.view(session.turn)
            world = loaded.game.determinize(view, random.Random(0), track=True)
            for line in session.legal():
                moved = blind(view, world, line)
                if moved is None:
                    continue
                said, tried = changes(view, line, data), tried + 1
                for card, other in guesses(world, view, *moved):
                    true = effects(other, view, line, data)
                    assert all(one in true for one in said), (line, card, said, true)
            session.play(rng.choice(session.legal()))
    assert tried > 5


def blind(view, world, line):
    """The zone and the place of the unseen card of the reader's own that a line plays, if any."""
    for entry in world.clone().play(f"{view.seat} {line}"):
        if isinstance(entry.event, Moved) and (entry.event.src or "").startswith(view.seat):
            for one in entry.event.cards:
                if one in view.unseen:
                    return entry.event.src, world.zones[entry.event.src].index(one)
    return None
