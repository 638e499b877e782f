"""Sentences from templates, and what is never told."""

from random import Random
from types import SimpleNamespace

import pytest

from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.events import Moved, Outcome, Revealed, Said
from cardtable.files import load_rules, with_house_rules
from cardtable.presenter.layoutfile import TableData, laid_out, table_of
from cardtable.presenter.status import aided, fate_of, prompt, warning
from cardtable.presenter.words import fill, line_words, sentences, sign, signs, veiled

DATA = laid_out(load_rules("shithead"))
NAMES = {"p1": "Ann", "p2": "Bo"}


@pytest.mark.parametrize(
    ("name", "shown"),
    [("10H", "10♥"), ("AS", "A♠"), ("X1", "a joker"), ("7C", "7♣"), ("+5a", "Fair 5")],
)
def test_cards_are_written_with_their_suits(name, shown):
    assert sign(card(name)) == shown


def test_several_cards_in_one_breath():
    seven, king = card("7C"), card("KD")
    assert signs([seven]) == "7♣"
    assert signs([seven, king]) == "7♣ and K♦"
    assert signs([seven, None, None]) == "7♣ and 2 others"
    assert signs([None]) == "a card"
    assert signs([None, None]) == "2 cards"


def test_templates_are_filled():
    details = {"seat": "p1", "cards": "7C 7D", "count": 1, "to": "p2"}
    assert fill("{seat} plays {cards}", details, NAMES.get) == "Ann plays 7♣ and 7♦"
    assert (
        fill("{seat} draws {count one:card|other:cards}", details, NAMES.get) == "Ann draws 1 card"
    )
    assert fill("{count one:card|other:cards}", {"count": 3}, NAMES.get) == "3 cards"
    assert fill("to {to}{nothing}", details, NAMES.get) == "to Bo"


def test_lines_become_choices():
    assert line_words(DATA, "show 3C p2", NAMES.get) == "Show 3♣ to Bo"
    assert line_words(DATA, "down 2", NAMES.get) == "Take face-down card 2"
    assert line_words(TableData(), "scuttle 7C p2 3", NAMES.get) == "Scuttle 7♣ Bo and 3"


def test_events_are_told_by_the_games_sentences_or_by_their_words():
    events = [
        Moved((card("7C"),), "p1.hand", "pile"),
        Said("p1", "played", {"cards": "7C"}),
        Said("p1", "drew", {"count": 2}),
    ]
    assert sentences(DATA, events, NAMES.get) == ["Ann plays 7♣", "Ann draws 2 cards"]
    events[1:] = [Said("p1", "trumped", {"cards": "7C"}), Said("p1", "knocked", {"count": 2})]
    assert sentences(TableData(), events, NAMES.get) == ["Ann: trumped (7♣)", "Ann: knocked (2)"]


def test_without_words_the_moves_of_cards_are_told():
    events = [
        Moved((card("7C"), None), "p1.hand", "p2.hand"),
        Revealed("p2.hand", card("KD")),
        Revealed("p2.hand", None),
    ]
    assert sentences(DATA, events, NAMES.get) == [
        "Ann: 7♣ and one other to Bo’s hand",
        "K♦ is shown",
    ]


def test_a_line_names_only_cards_that_the_reader_saw():
    moved = Moved((card("7C"), None), "p1.hand", "p1.up")
    assert veiled("p1 put 7C KD", [moved]) == "p1 put 7C ??"
    assert veiled("p1 down 2", []) == "p1 down 2"


def test_the_prompt_follows_the_verbs_and_the_memory():
    def asked(lines, memory=None, *, away=False):
        return prompt(DATA, lines, memory or {}, away=away, name=NAMES.get)

    assert "Ready" in asked(["swap 7C 8C", "ready"])
    assert "three" in asked(["play 7C", "show 3C p2", "pickup"])
    assert "three" not in asked(["play 7C", "pickup"])
    shown = {"shown": {"from": "p2", "to": "p1", "by": ["p2"]}}
    assert asked(["pickup"], shown) == "Bo showed you a three:\nyou must pick up"
    assert "card early" in asked(["down 1"], away=True)
    assert asked([], away=True) == ""


def test_a_warning_comes_from_its_share_of_the_limit_on():
    class Options:
        stall_turns = 10

    assert warning(DATA, {"quiet": 4}, Options, NAMES.get) == ""
    assert warning(DATA, {"quiet": 5}, Options, NAMES.get).startswith("5 plays")
    Options.stall_turns = 0
    assert warning(DATA, {"quiet": 500}, Options, NAMES.get) == ""


def test_a_line_names_places_as_the_table_does():
    data = table_of("russian-bank")
    assert line_words(data, "move 7S t3", NAMES.get) == "Move 7♠ to the third pile by your hand"
    assert line_words(data, "load 7S discard", NAMES.get) == "Load 7♠ onto the discard pile"


@pytest.mark.parametrize(
    ("equal", "says"), [(True, "then same or lower"), (False, "then only lower")]
)
def test_the_card_aid_tells_the_rules_of_its_table(equal, says):
    """Where a seven doesn't fit on a seven, it doesn't say so (SH-47)."""
    rules = with_house_rules(load_rules("shithead"), {"lower_equal": equal})
    view = rules.game.new(rules, 2, Chance(1)).view("p1")
    aid = {entry.rank: entry.words for entry in aided(laid_out(rules), view, NAMES.get, {})}
    assert aid["7"] == says


def places(seats, rng):
    """A ranking of these seats, some of whom may share a place."""
    order, ranking = rng.sample(seats, len(seats)), []
    for seat in order:
        if ranking and rng.random() < 0.2:
            ranking[-1] += (seat,)
        else:
            ranking.append((seat,))
    return tuple(ranking)


@pytest.mark.parametrize("known", ["places", "loser", "team"])
def test_a_games_end_is_told_as_the_readers_own(known):
    """They have lost if and only if they came last, won if and only if they are a winner."""
    rng, kinds = Random(4), set()
    for _ in range(200):
        seats = [f"p{n}" for n in range(1, rng.randint(2, 8) + 1)]
        ranking, result = places(seats, rng), {}
        if known == "loser":
            ranking = tuple((seat,) for group in ranking for seat in group)
            result = {"loser": ranking[-1][0]}
        if known == "team":
            team = seats[: (len(seats) + 1) // 2]
            ranking, result = (tuple(team), tuple(seats[len(team) :])), {"team": team}
        state = SimpleNamespace(outcome=Outcome("end", ranking, result))
        session = SimpleNamespace(state=state, humans=["p1"], rules=load_rules("shithead"))
        found = fate_of(session, polite=True)
        kinds.add(found.kind)
        last = len(ranking) > 1 and "p1" in ranking[-1]
        assert (found.kind == "lost") == last
        assert (found.hat == "cap" and found.seat == "p1") == last
        if "p1" in state.outcome.winners:
            assert found.kind == "won"
            assert known == "loser" or (found.seat, found.hat) == ("p1", "crown")
        session.humans = ["p1", "p2"]
        assert fate_of(session, polite=True).kind in {"won", "drawn"}
    wanted = {"places": {"won", "lost", "placed", "drawn"}}
    assert kinds >= wanted.get(known, {"lost", "won"} if known == "loser" else {"won"})
