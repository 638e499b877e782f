"""What the others did since the reader's last turn: who, in which order, in which words."""

import random

import pytest
from begun import laid_out_table

from cardtable.files import load_rules
from cardtable.presenter.recap import Recap, joined
from cardtable.presenter.tablefile import table_of
from cardtable.presenter.words import did, tell
from cardtable.session import Player, Session

STEPS = [
    ("p1", "play 7C", ["Ann plays 7♣"]),
    ("p2", "play 8C", ["Bo plays 8♣", "Bo draws 1 card"]),
    (None, "chance draw 3D", ["Bo looks at it"]),
    ("p3", "pickup", ["Cy picks up 3 cards"]),
    ("p2", "play 9C", ["Bo plays 9♣"]),
]


def told(steps, reader="p1", replies=()):
    recap = Recap(reader, {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"}.__getitem__, replies)
    for actor, line, sentences in steps:
        recap.begin(actor, line)
        for each in sentences:
            recap.add(each)
    return recap


def test_each_of_the_others_has_what_they_did_last_and_when():
    recap = told(STEPS)
    assert recap.told("p1") is None
    assert recap.told("p2") == (3, "Bo plays 9♣")
    assert recap.told("p3") == (2, "Cy picks up 3 cards")
    assert recap.acting == "p2"


def test_what_somebody_says_is_not_gone_on_with():
    calls = ["Bo plays 7♣", "Bo calls higher: 8 or more", "Bo draws 1 card"]
    recap = told([("p2", "play 7C", calls)])
    assert recap.told("p2") == (1, "Bo plays 7♣ and calls higher: 8 or more. Bo draws 1 card")


def test_what_is_done_to_several_cards_alike_is_said_once():
    loads = [f"Bo loads {card} onto Ann's stock" for card in ("J♦", "10♦", "9♦")]
    words = joined([*loads, "Bo plays 2♣", "Bo plays 4♣"], "Bo")
    assert words == "Bo loads J♦, 10♦ and 9♦ onto Ann's stock, plays 2♣ and plays 4♣"


def test_cards_that_go_to_one_place_are_one_list():
    scrapped = [f"To the scrap pile: {card}" for card in ("Q♠", "8♣")]
    words = joined(["Bo plays 6♦", *scrapped, "Bo calls: higher"], "Bo")
    assert words == "Bo plays 6♦. To the scrap pile: Q♠ and 8♣. Bo calls: higher"


def test_chance_belongs_to_the_move_before_it():
    assert told(STEPS[:3]).told("p2") == (1, "Bo plays 8♣, draws 1 card and looks at it")


def test_it_stands_until_the_readers_own_turn_is_over():
    mine = ("p1", "play 10C", ["Ann plays 10♣"])
    assert told([*STEPS, mine]).told("p3") == (2, "Cy picks up 3 cards")
    after = told([*STEPS, mine, ("p2", "pickup", ["Bo picks up 1 card"])])
    assert after.told("p3") is None
    assert after.lines == ["Ann plays 10♣", "Bo picks up 1 card"]
    assert after.numbered == ["Ann plays 10♣", "1. Bo picks up 1 card"]
    assert after.told("p2") == (1, "Bo picks up 1 card")


def test_of_ones_own_turn_only_the_end_is_told():
    mine = ("p1", "play 10C", ["Ann a", "Ann b", "Ann c", "Ann d"])
    recap = told([mine, ("p2", "play 7C", ["Bo a", "Bo b", "Bo c", "Bo d"])])
    assert recap.lines == ["… Ann b, c and d", "Bo a, b, c and d"]


def test_an_answer_ends_nobodys_turn():
    steps = [*STEPS, ("p1", "allow", ["9♣ works"]), ("p2", "take 4C", ["Bo takes 4♣"])]
    assert told(steps, replies=("allow",)).told("p2") == (3, "Bo plays 9♣. 9♣ works. Bo takes 4♣")
    assert told(steps).told("p2") == (1, "Bo takes 4♣")


@pytest.mark.parametrize(
    ("sentences", "words"),
    [
        ([], ""),
        (["Bo plays 7♣"], "Bo plays 7♣"),
        (
            ["Bo plays 7♣", "The pile burns", "Bo plays 8♣"],
            "Bo plays 7♣. The pile burns. Bo plays 8♣",
        ),
        (
            ["Equal values: 5♥ and 5♠ are lost", "Bo leads 2♣"],
            "Equal values: 5♥ and 5♠ are lost. Bo leads 2♣",
        ),
    ],
)
def test_sentences_are_joined(sentences, words):
    assert joined(sentences, "Bo") == words


def test_of_many_sentences_the_last_are_told():
    bo = ("p2", "play 7C", ["Bo a", "Bo b", "Bo c", "Bo d"])
    recap = told([("p3", "pickup", ["Cy picks up 1 card"]), bo])
    assert recap.told("p2") == (2, "… Bo b, c and d")
    assert recap.lines == ["Cy picks up 1 card", "Bo a, b, c and d"]
    assert told([bo]).told("p2") == (1, "Bo a, b, c and d")  # one other has more room


def test_what_was_done_to_the_reader_is_not_told_away_by_the_next_turn():
    recap = told(
        [
            ("p2", "play 8C", ["Bo plays 8♣", "Skipped: Ann"]),
            ("p3", "play 9C", ["Cy plays 9♣"]),
            ("p2", "play 10C", ["Bo plays 10♣"]),
        ]
    )
    assert recap.told("p2") == (3, "Bo plays 8♣. Skipped: Ann. Then: Bo plays 10♣")


def test_a_weighty_sentence_is_never_left_out_for_a_later_one():
    recap = Recap("p1", {"p1": "Ann", "p2": "Bo", "p3": "Cy"}.__getitem__)
    recap.begin("p3", "pickup")
    recap.add("Cy picks up 1 card")
    recap.begin("p2", "field KH")
    recap.add("Bo changes the field", weighty=True)
    for each in ("Bo burns 3♣", "3♦ lies sideways", "Bo plays 7♣", "Bo draws 1 card"):
        recap.add(each)
    assert recap.told("p2") == (2, "… Bo changes the field, plays 7♣ and draws 1 card")


def test_what_is_long_past_stands_beside_nobody_and_has_no_number():
    """A reader who is out never ends a turn: the table tells of the last rounds only."""
    names = {"p2": "Bo", "p3": "Cy", "p4": "Di"}
    seats = ["p4", "p3", "p2", "p3", "p2", "p4", "p2", "p4", "p2"]
    recap = told([(one, "pickup", [f"{names[one]} picks up"]) for one in seats])
    assert recap.told("p3") is None
    assert (recap.told("p4"), recap.told("p2")) == ((3, "Di picks up"), (4, "Bo picks up"))
    assert [line[:2] for line in recap.numbered[4:]] == ["Bo", "1.", "2.", "3.", "4."]


@pytest.mark.uncounted
@laid_out_table
def test_whatever_somebody_does_is_told_as_a_sentence(table):
    """And not as the choice that it was, `Bo: Let it happen`."""
    name, seats = table
    rules = load_rules(name)
    data = table_of(rules.game.ID, rules.game.titles(rules)).at_table(rules.options)
    names = {f"p{number}": f"Name{number}" for number in range(1, seats + 1)}
    session = Session.new(rules, [Player(one) for one in names.values()], 4)
    rng = random.Random(4)
    for _ in range(250):
        if session.over:
            break
        seat, before = session.turn, len(session.events_for("p1"))
        line = rng.choice(session.legal())
        session.play(line)
        events = session.events_for("p1")[before]
        told = tell(data, events, names.__getitem__) or [did(data, line, seat, names.__getitem__)]
        for each in told:
            assert not each.startswith(f"{names[seat]}: "), line
