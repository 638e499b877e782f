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


def test_the_others_doings_are_numbered_in_their_order():
    first, *others = told(STEPS).numbered
    assert first == "Ann plays 7♣"
    assert others == [
        "1. Bo plays 8♣, draws 1 card and looks at it",  # chance belongs to the move before it
        "2. Cy picks up 3 cards",
        "3. Bo plays 9♣",
    ]


def test_what_was_done_last_has_its_cards_side_by_side():
    recap = told([])
    recap.did("p2", "burned 7♦, 7♥ and 10♠")
    recap.did("p3", "took 7♦ and two others")
    assert recap.last == {"p2": "burned 7♦ 7♥ 10♠", "p3": "took 7♦ and two others"}


def test_what_somebody_says_is_not_gone_on_with():
    calls = ["Bo plays 7♣", "Bo calls higher: 8 or more", "Bo draws 1 card"]
    recap = told([("p2", "play 7C", calls)])
    assert recap.lines == ["Bo plays 7♣ and calls higher: 8 or more. Bo draws 1 card"]


def test_what_is_done_to_several_cards_alike_is_said_once():
    loads = [f"Bo loads {card} onto Ann's stock" for card in ("J♦", "10♦", "9♦")]
    words = joined([*loads, "Bo plays 2♣", "Bo plays 4♣"], "Bo")
    assert words == "Bo loads J♦, 10♦ and 9♦ onto Ann's stock, plays 2♣ and plays 4♣"


def test_cards_that_go_to_one_place_are_one_list():
    scrapped = [f"To the scrap pile: {card}" for card in ("Q♠", "8♣")]
    words = joined(["Bo plays 6♦", *scrapped, "Bo calls: higher"], "Bo")
    assert words == "Bo plays 6♦. To the scrap pile: Q♠ and 8♣. Bo calls: higher"


def test_it_stands_until_the_readers_own_turn_is_over():
    mine = ("p1", "play 10C", ["Ann plays 10♣"])
    assert "2. Cy picks up 3 cards" in told([*STEPS, mine]).numbered
    after = told([*STEPS, mine, ("p2", "pickup", ["Bo picks up 1 card"])])
    assert after.lines == ["Ann plays 10♣", "Bo picks up 1 card"]
    assert after.numbered == ["Ann plays 10♣", "1. Bo picks up 1 card"]


def test_of_ones_own_turn_only_the_end_is_told():
    mine = ("p1", "play 10C", ["Ann a", "Ann b", "Ann c", "Ann d"])
    recap = told([mine, ("p2", "play 7C", ["Bo a", "Bo b", "Bo c", "Bo d"])])
    assert recap.lines == ["… Ann b, c and d", "Bo a, b, c and d"]


def test_an_answer_ends_nobodys_turn():
    steps = [*STEPS, ("p1", "allow", ["9♣ works"]), ("p2", "take 4C", ["Bo takes 4♣"])]
    together = told(steps, replies=("allow",)).numbered
    assert together[-1] == "3. Bo plays 9♣. 9♣ works. Bo takes 4♣"
    assert told(steps).numbered[-1] == "1. Bo takes 4♣"


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


@pytest.mark.uncounted
@laid_out_table
@pytest.mark.drawn(3)
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
