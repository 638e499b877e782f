"""What speaks for a line: true in every world that its player could be in, short, and there."""

import random
import re
from collections import Counter

import pytest
from begun import has_reasons
from effort import effort

from cardtable.ai.levels import LEVELS
from cardtable.ai.player import Limit, decide
from cardtable.engine.cards import card
from cardtable.engine.chance import Chance
from cardtable.engine.facts import Fact
from cardtable.engine.position import read_position
from cardtable.files import list_rules, load_rules
from cardtable.presenter.advice import advice, why
from cardtable.presenter.layoutfile import table_of
from cardtable.presenter.words import in_words, line_words, sign
from cardtable.session import Player, Session

NAMES = {f"p{number}": f"Player {number}" for number in range(1, 9)}
SCHEMA = re.compile(
    r"\bp[1-9]\b|_|\bt[0-9]+\b|\?\?|#|\b(?:10|[A2-9JQK])[CDHS]\b|[+-][1-5][a-e]|\bX[12]\b"
)
"""Seats, zones, verbs and cards as they are written in files."""
LETTERS = 80
"""As long a reason may be, with names of eight letters."""
COMPARED = ("Nearly as good", "Next best", "Much better than")


def reason(view, line, data, names=NAMES):
    """What a hint says for a line."""
    world = view.rules.game.determinize(view, random.Random(0), track=True)
    return ". ".join(in_words(why(world, line), data, names.__getitem__, view.seat))


def speaks(world, line):
    """What the game says for a line, all of it."""
    return repr([*world.guide().reasons(world, line)])


def table(rules, seats, seed):
    players = [Player(NAMES[f"p{number + 1}"]) for number in range(seats)]
    data = table_of(rules.game.ID).at_table(rules.options)
    return Session.new(rules, players, seed), data


def moments(rules, seats, seed, most):
    """The moments of a game played at random, with its session and table; every few moves one."""
    session, data = table(rules, seats, seed)
    rng = random.Random(seed)
    for number in range(most):
        if session.over:
            return
        yield session, data, rng
        for _ in range(1 + number // 10):
            if not session.over:
                session.play(f"{session.turn} {rng.choice(session.legal())}")


@pytest.mark.drawn(4)
@pytest.mark.parametrize("rules", list_rules(), ids=lambda rules: rules.id)
def test_what_holds_whichever_move_is_made_is_no_reason(rules):
    """That nothing else fits speaks for no part of a set; that nothing fits, for no way out."""
    for seed in range(effort(2, 6)):
        for session, _, _ in moments(rules, rules.seats[0], seed, effort(30, 60)):
            lines = session.legal()
            keys = {
                line: {fact.key for fact in session.state.guide().reasons(session.state, line)}
                for line in lines
            }
            for line, told in keys.items():
                same = [each for each in lines if each.split()[0] == line.split()[0]]
                for key in told:
                    if key.endswith(".nothing-else"):
                        assert all(key in keys[each] for each in same), f"{line}: {key}"
                    assert not key.endswith(".nothing-fits") or lines == [line]


THOUGHT = [one for one in list_rules() if effort(one.id == one.game.ID, True)]
"""The rules by which hard players think about hints: one set a game, or all."""


@pytest.mark.parametrize("rules", list_rules(), ids=lambda rules: rules.id)
def test_it_is_the_same_whatever_the_hidden_cards_are(rules):
    """Asked of several worlds made from one view, among them the truth as it is."""
    for seats in {rules.seats[0], max(rules.seats[0], min(3, rules.seats[1]))}:
        for seed in range(effort(1, 3)):
            for session, _, rng in moments(rules, seats, seed, effort(8, 40)):
                view, legal = session.view(session.turn), session.legal()
                worlds = [
                    rules.game.determinize(view, random.Random(number), track=True)
                    for number in range(3)
                ]
                for line in rng.sample(legal, min(len(legal), effort(3, 12))):
                    said = {speaks(world, line) for world in [*worlds, session.state]}
                    assert len(said) == 1, (view.seat, line, said)


@pytest.mark.parametrize("rules", list_rules(), ids=lambda rules: rules.id)
def test_it_changes_nothing_and_is_short_and_in_the_players_words(rules):
    for session, data, rng in moments(rules, rules.seats[0], 7, effort(12, 60)):
        view, legal = session.view(session.turn), session.legal()
        world = rules.game.determinize(view, random.Random(0), track=True)
        zones, memory = {z: run[:] for z, run in world.zones.items()}, repr(world.memory)
        for line in rng.sample(legal, min(len(legal), effort(3, 12))):
            speaks(world, line)
            assert (world.zones, repr(world.memory)) == (zones, memory), line
            told = reason(view, line, data)
            assert all(len(one) <= LETTERS for one in told.split(". ")), (line, told)
            assert not SCHEMA.search(told), (line, told)
            assert told[:1].upper() == told[:1], (line, told)
            assert not told.endswith((".", ",", ":")), (line, told)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", [*filter(has_reasons, THOUGHT)], ids=lambda rules: rules.id)
def test_nearly_every_hint_has_a_reason(rules):
    """Hints of the hard player with a short time to think."""
    hints, bare = Counter(), Counter()
    seats = max(rules.seats[0], min(2, rules.seats[1]))
    for seed in range(effort(1, 4)):
        session, data = table(rules, seats, seed + 20)
        for step in range(effort(40, 120)):
            if session.over:
                break
            view = session.view(session.turn)
            answer = decide(view, LEVELS["hard"], 31 * seed + step, Limit(None, 12))
            told = advice(view, answer.move, answer.info, data, NAMES.__getitem__)
            verb = answer.move.partition(" ")[0]
            hints[verb] += 1
            bare[verb] += not [line for line in told[1:] if not line.startswith(COMPARED)]
            session.play(f"{view.seat} {answer.move}")
    assert bare.total() <= hints.total() / 20, bare


def test_no_choice_is_said_to_be_none():
    position = {"turn": "p1", "zones": {"draw": "KC KD", "p2.hand": "8C", "scrap": "2C"}}
    view = read_position(load_rules("cuttle"), 2, position).view("p1")
    assert reason(view, "draw", table_of("cuttle")) == ("It’s your only move")


def said(rules, position, line, seats=2):
    loaded = load_rules(rules)
    view = read_position(loaded, seats, position).view(position["turn"])
    data = table_of(loaded.game.ID).at_table(loaded.options)
    return reason(view, line, data, {"p1": "Ann", "p2": "Bo", "p3": "Cy"})


SHITHEAD = {
    "turn": "p1",
    "zones": {"pile": "5C", "p1.hand": "6S 9D KD", "p2.hand": "AS 3D", "draw": "4C 4H 2H"},
}


@pytest.mark.parametrize(
    ("rules", "line", "zones", "words"),
    [
        ("shithead", "play 6S", {},
         "It’s your lowest card that fits"),
        ("shithead", "play 4D 4S", {"p1.hand": "4D 4S 4C 9D QH", "pile": "", "draw": "2H"},
         "They’re your lowest cards"),
        ("shithead", "play 6S", {"p1.hand": "6S 4D", "pile": "5C 5D"},
         "You can’t play anything else, and picking up means 2 cards"),
        ("shithead", "play 9C 9D", {"p1.hand": "9C 9D QH"}, "You get rid of both nines at once"),
        ("shithead", "play KD", {"draw": "", "p2.hand": "", "p2.up": "7D QS"},
         "None of Bo’s face-up cards fit on it"),
        ("shithead", "play 2S", {"p1.hand": "2S 4D QD"},
         "Then you can play 4♦, which doesn’t fit now"),
        ("shithead", "pickup", {"p1.hand": "10S 4D"}, "Only 10♠ would fit, and you keep it"),
        ("shithead-glass", "play 8S", {"p1.hand": "8S 4D QD"},
         "The next player has to beat the five below it"),
    ],
)  # fmt: skip
def test_the_weightiest_reason_in_shithead(rules, line, zones, words):
    position = {**SHITHEAD, "zones": {**SHITHEAD["zones"], **zones}}
    assert said(rules, position, line).split(". ")[0] == words


CUTTLE = {
    "turn": "p1",
    "zones": {
        "draw": "3C 3D 4H 5H 8D 10C KS",
        "p1.hand": "7S QH KC",
        "p1.points": "9D",
        "p2.hand": "2H 6C",
        "p2.points": "10D",
    },
}


@pytest.mark.parametrize(
    ("line", "zones", "words"),
    [
        ("action QH", {}, ("Jacks can’t take your 9 points. "
         "While it’s there, nobody can counter what you play")),
        ("action KC", {}, ("You’ll need only 5 more points to win. "
         "No opponent will need fewer points than you: Bo needs 11")),
        ("points 10S", {"p1.hand": "10S", "p1.points": "9D 3H"},
         "That gives you 22 points, and 21 is enough"),
        ("draw", {"p1.hand": "7S"}, ("3 of the 9 unseen cards are "
         "face cards or worth 7 or more. You’ll have 2 cards to Bo’s 2")),
        ("action AS", {"p1.hand": "AS 7S", "p2.points": "10D 3S"},
         "Bo would need 21 more points to win, not 8. Points: you lose 9 and Bo loses 13"),
    ],
)  # fmt: skip
def test_cuttle(line, zones, words):
    position = {**CUTTLE, "zones": {**CUTTLE["zones"], **zones}}
    assert said("cuttle", position, line) == words


def test_without_the_joker_a_stolen_king_comes_back():  # CU-54
    zones = {"draw": "4C", "p1.hand": "2C", "p1.points": "7H", "p2.points": "9H"}
    position = {"turn": "p1", "zones": {**zones, "p2.royals": "KC X1"}}
    state = read_position(load_rules("cuttle", {"jokers": 1}), 2, position)
    told = [*state.guide().reasons(state, "action 2C X1")]
    assert Fact("cuttle.comes-back", {"card": card("KC")}) in told
    assert Fact("cuttle.lets-hold", {"who": "p2", "card": card("KC")}) in told


def test_the_second_queen_is_not_kept_but_must_follow():
    zones = {"source": "2C 3C 4D 5H", "pile": "JH", "p1.hand": "QD QS 4S", "p2.hand": "8C 4C"}
    state = read_position(load_rules("cunt-soul"), 2, {"turn": "p1", "zones": zones})
    told = [*state.guide().reasons(state, "play QD")]
    assert Fact("cunt-soul.can-follow", {"cards": (card("QS"),)}) in told
    assert "cunt-soul.keeps" not in [one.key for one in told]


def alone(fact):
    """Whether a reason says that no other card of the hand does so much."""
    only = fact.key == "soul-taker.only-counter" and fact.about["several"] == "no"
    return only or fact.key == "soul-taker.does-most" or fact.about.get("alone") == "yes"


@pytest.mark.parametrize("rules", ["soul-taker", "soul-taker-mixed", "soul-taker-duel"])
def test_an_equal_card_is_not_forgotten(rules):
    """What no other card in the hand does, none of the same rank and side does either."""
    loaded, told = load_rules(rules), 0
    for seed in range(effort(12, 60)):
        state, rng = loaded.game.new(loaded, 2, Chance(seed)), random.Random(seed)
        while state.turn is not None:
            hand = state.zones[f"{state.turn}.hand"]
            for mine in hand if state.memory.option is None else ():
                for fact in state.guide().reasons(state, f"play {mine.name}"):
                    told += alone(fact)
                    same = [one for one in hand if (one.rank, one.suit) == (mine.rank, mine.suit)]
                    assert same == [mine] or not alone(fact), (mine, fact)
            state.apply(rng.choice(state.legal_moves()))
    assert told > 20


@pytest.mark.parametrize(("field", "more"), [("4H", 2), ("AH", 3)])
def test_in_a_run_one_card_at_a_time_follows_where_a_field_card_says_so(field, more):  # CS-44
    zones = {"source": "2C 3C", "pile": "3H", "p1.hand": "4D 5S 5C 6C", "p2.hand": "8C 4C"}
    position = {"turn": "p1", "zones": {**zones, "p2.field": field, "p1.field": "JH"}}
    state = read_position(load_rules("cunt-soul"), 2, position)
    assert Fact("cunt-soul.can-run", {"count": more}) in state.guide().reasons(state, "play 4D")


def test_a_card_that_must_be_a_certain_one_is_named():
    """The last blind card of Soul Taker, the last card to turn up in Russian Bank."""
    found = Counter()
    for name, some in (("soul-taker", 4), ("russian-bank", 1)):
        for seed in range(effort(some, 12)):
            session, data = table(load_rules(name), 2, seed)
            rng = random.Random(seed)
            while not session.over and session.step_count < 400:
                seat, zones = session.turn, session.state.zones
                for line in session.legal():
                    means = session.means(line)
                    told = line_words(data, line, NAMES.__getitem__, means)
                    left = sum(bool(zones.get(f"{seat}.down{place}")) for place in (1, 2))
                    if line.startswith("play down"):
                        assert ("last blind" in told) == (left == 1), (line, told)
                    where = {"turn hand": f"{seat}.hand"}.get(line, f"{seat}.{line[5:]}")
                    said = f"{told} {reason(session.view(seat), line, data)}"
                    if "can only be" in said:
                        one = sign(zones[where][-1], data.titles)
                        assert f"can only be {one}, which" in said, (said, one)
                        found[name] += 1
                session.play(f"{seat} {rng.choice(session.legal())}")
    assert found["soul-taker"], found


@pytest.mark.parametrize(
    ("tableau", "line", "told"),
    [
        (
            "4S 3D 2S",
            "move 2S t8",
            "It takes a card off 4♠, which its foundation needs next. It uncovers the other 3♦",
        ),
        ("5C 3D 2S", "move 2S t8", "It uncovers the other 3♦"),
        ("5C 3H 2S", "move 2S t8", "It uncovers 3♥"),
    ],
)
def test_a_tableau_card_that_leaves_a_pile_says_what_for(tableau, line, told):
    zones = {"fS1": "AS 2S#2 3S", "t5": tableau, "t8": "3D#2", "p1.hand": "9C 8C"}
    zones |= {
        "p2.hand": "KC",
        "t1": "KD",
        "t2": "KH",
        "t3": "KS",
        "t4": "QC",
        "t6": "JC",
        "t7": "10C",
    }
    position = {"turn": "p1", "zones": zones}
    assert said("russian-bank", position, line) == told
