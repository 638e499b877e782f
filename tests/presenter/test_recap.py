"""What the others did since the reader's last turn: who, in which order, in which words."""

import random

import pytest
from begun import laid_out_table

from cardtable.engine.cards import card
from cardtable.engine.events import Moved, Said
from cardtable.engine.facts import Fact
from cardtable.files import load_rules
from cardtable.presenter.advice import Recap, joined
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.phrases import Reader
from cardtable.presenter.words import did, tell
from cardtable.session import Player, Session

NAMES = {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"}
TO = Reader(NAMES.__getitem__)


def plays(seat, *cards):
    return Fact("shithead.log-played", {"seat": seat, "cards": tuple(map(card, cards))})


def loads(seat, owner, one):
    moved = {"card": card(one), "moved": (card(one),)}
    return Fact("russian-bank.log-loaded", {"seat": seat, "owner": owner, "on": "stock", **moved})


def draws(seat):
    return Fact("shithead.log-drew", {"seat": seat, "count": 1})


def picks_up(seat, count=3):
    return Fact("shithead.log-picked_up", {"seat": seat, "count": count})


def scrapped(one):
    return Fact("cuttle.log-scrapped", {"cards": card(one), "seat": ""})


REVERSED = Fact("shithead.log-reversed")
STEPS = [
    ("p1", "play 7C", [plays("p1", "7C")]),
    ("p2", "play 8C", [plays("p2", "8C"), draws("p2")]),
    (None, "chance draw 3D", [Fact("shithead.log-again", {"seat": "p2"})]),
    ("p3", "pickup", [picks_up("p3")]),
    ("p2", "play 9C", [plays("p2", "9C")]),
]


def told(steps, reader="p1", replies=(), to=TO):
    recap = Recap(reader, to, replies)
    for actor, line, facts in steps:
        recap.begin(actor, line)
        for each in facts:
            recap.add(each)
    return recap


def test_the_others_doings_are_told_in_their_order():
    first, *others = told(STEPS).lines
    assert first == "Ann plays 7♣"
    assert others == [
        "Bo plays 8♣, draws 1 card and goes again",  # chance belongs to the move before it
        "Cy picks up 3 cards",
        "Bo plays 9♣",
    ]


def test_whoever_reads_is_addressed_once():
    mine = told(STEPS, to=Reader(NAMES.__getitem__, "p2")).lines
    assert mine[1] == "You play 8♣, draw 1 card and go again"


def test_what_was_done_last_has_its_cards_side_by_side():
    recap = told([])
    cards = tuple(map(card, ("7D", "7H", "10S")))
    recap.did("p2", Fact("shithead.brief-played", {"cards": cards}))
    assert recap.last == {"p2": "7♦ 7♥ 10♠"}


def test_what_is_done_to_several_cards_alike_is_said_once():
    run = [loads("p2", "p1", one) for one in ("JD", "10D", "9D")]
    words = joined([*run, plays("p2", "2C"), plays("p2", "4C")], "p2", TO)
    assert words == "Bo loads J♦, 10♦ and 9♦ onto Ann’s stock, plays 2♣ and plays 4♣"


def test_cards_that_go_to_one_place_are_one_list():
    words = joined([plays("p2", "6D"), scrapped("QS"), scrapped("8C"), draws("p2")], "p2", TO)
    assert words == "Bo plays 6♦. Q♠ and 8♣ go to the scrap pile. Bo draws 1 card"


def test_it_stands_until_the_readers_own_turn_is_over():
    mine = ("p1", "play 10C", [plays("p1", "10C")])
    assert "Cy picks up 3 cards" in told([*STEPS, mine]).lines
    after = told([*STEPS, mine, ("p2", "pickup", [picks_up("p2", 1)])])
    assert after.lines == ["Ann plays 10♣", "Bo picks up 1 card"]


def test_of_ones_own_turn_only_the_end_is_told():
    did = {seat: [plays(seat, f"{rank}C") for rank in (3, 4, 5, 6)] for seat in ("p1", "p2")}
    recap = told([("p1", "play 10C", did["p1"]), ("p2", "play 7C", did["p2"])])
    assert recap.lines == [
        "… Ann plays 4♣, plays 5♣ and plays 6♣",
        "Bo plays 3♣, plays 4♣, plays 5♣ and plays 6♣",
    ]


def test_an_answer_ends_nobodys_turn():
    works, takes = REVERSED, picks_up("p2", 1)
    steps = [*STEPS, ("p1", "allow", [works]), ("p2", "take 4C", [takes])]
    together = told(steps, replies=("allow",)).lines
    assert together[-1] == "Bo plays 9♣. Play reverses. Bo picks up 1 card"
    assert told(steps).lines[-1] == "Bo picks up 1 card"


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ([], ""),
        ([plays("p2", "7C")], "Bo plays 7♣"),
        (
            [plays("p2", "7C"), REVERSED, plays("p2", "8C")],
            "Bo plays 7♣. Play reverses. Bo plays 8♣",
        ),
        ([REVERSED, plays("p2", "2C", "2D")], "Play reverses. Bo plays 2♣ and 2♦"),
    ],
)
def test_what_happened_is_joined(facts, words):
    assert joined(facts, "p2", TO) == words


@pytest.mark.uncounted
@laid_out_table
@pytest.mark.drawn(3)
def test_whatever_somebody_does_is_told_as_a_sentence(table):
    """And not as the choice that it was, `Bo: Let it happen`."""
    name, seats = table
    rules = load_rules(name)
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
    session = Session.new(rules, [Player(f"Name{number + 1}") for number in range(seats)], 4)
    rng = random.Random(4)
    for _ in range(250):
        if session.over:
            break
        seat, before = session.turn, len(session.events_for("p1"))
        line = rng.choice(session.legal())
        session.play(line)
        events = session.events_for("p1")[before]
        told = tell(data, events) or [did(data, line, seat)]
        assert not any(each.key.startswith("table.") for each in told), line


def test_the_others_moves_stand_until_the_reader_moves():
    recap = told(STEPS)
    assert [one.seat for one in recap.deeds] == ["p2", "p3", "p2"]
    assert recap.words(recap.deeds[0]) == "Bo plays 8♣, draws 1 card and goes again"
    recap.begin("p1", "play 10C")
    assert recap.deeds == []


def test_a_mark_says_all_of_its_move_and_gives_way_to_the_next_one():
    recap = told(STEPS[:2])
    for count in (1, 2):
        recap.leave(Said("p2", "picked_up"), "pile", picks_up("p2", count))
    recap.leave(Said(None, "reversed"), "p3", REVERSED)
    assert [recap.remains(one) for one in recap.traces] == [
        "picks up 1 card and picks up 2 cards",  # the name is told by a face
        "Play reverses",
    ]
    recap.begin("p3", "pickup")
    recap.leave(Said("p3", "picked_up"), "pile", picks_up("p3"))
    assert [one.place for one in recap.traces] == ["p3", "pile"]
    assert recap.remains(recap.traces[1]) == "picks up 3 cards"
    recap.begin("p1", "play 10C")
    assert recap.traces == []


def test_beside_ones_own_face_it_says_you():
    recap = told(STEPS[:1], to=Reader(NAMES.__getitem__, "p1"))
    recap.leave(Said("p1", "picked_up"), "pile", picks_up("p1"))
    assert recap.remains(recap.traces[0]) == "You pick up 3 cards"


def test_ones_own_mark_goes_once_another_plays_there():
    recap = told(STEPS[:1])
    recap.leave(Said("p1", "picked_up"), "pile", picks_up("p1"))
    recap.leave(Said("p2", "picked_up"), "p2", picks_up("p2"))
    recap.begin("p2", "draw", [Moved((None,), "source", "p2.hand")])
    assert [one.place for one in recap.traces] == ["pile", "p2"]
    recap.begin("p3", "play 8D", [Moved((card("8D"),), "p3.hand", "pile")])
    assert [one.place for one in recap.traces] == ["p2"]


def test_a_mark_on_a_card_goes_when_the_card_does():
    recap = Recap("p1", TO)
    recap.begin("p2", "action 8D JC", [Moved((card("JC"),), "p2.hand", "p2.points")])
    recap.leave(Said("p2", "stolen"), "8D", plays("p2", "JC"))
    recap.begin("p3", "draw", [Moved((None,), "draw", "p3.hand")])
    assert [one.place for one in recap.traces] == ["8D"]
    recap.begin("p3", "scuttle 8D 8S", [Moved((card("8D"),), "p2.points", "scrap")])
    assert recap.traces == []


@pytest.mark.parametrize(
    ("moves", "shown"),
    [
        (["p2 up AC", "p2 play AC"], [("p2.up", "pile", "AC")]),
        (["p2 up AC", "p2 play AC AD"], [("p2.up", "pile", "AC AD")]),
        (["p2 up AC", "p2 play AD"], [("p2.up", "p2.hand", "AC"), ("p2.hand", "pile", "AD")]),
        (["p2 up AC", "p3 play AC"], [("p2.up", "p2.hand", "AC"), ("p3.hand", "pile", "AC")]),
    ],
)
def test_a_card_that_is_taken_up_and_played_at_once_is_seen_once(moves, shown):
    recap = Recap("p1", TO)
    for line in moves:
        actor, verb, *names = line.split()
        src, dst = ("up", f"{actor}.hand") if verb == "up" else ("hand", "pile")
        moved = Moved(tuple(map(card, names)), f"{actor}.{src}", dst)
        recap.begin(actor, " ".join([verb, *names]), [moved])
        recap.add(plays(actor, *names))
    found = [one.moved for one in recap.whole_deeds]
    assert [(one.src, one.dst, " ".join(each.name for each in one.cards)) for one in found] == shown
    assert sum(len(one.facts) for one in recap.whole_deeds) == len(moves)  # all is told
