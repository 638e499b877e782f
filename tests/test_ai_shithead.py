"""Shithead positions in which a move must be found, or must never be made."""

from dataclasses import dataclass, field

import pytest

from cardtable.ai.levels import LEVELS, Limit, find_level
from cardtable.ai.player import decide
from cardtable.engine.position import read_position
from cardtable.files import load_rules

THINKERS = [name for name, level in LEVELS.items() if level.iterations]
WATCHFUL = [name for name, level in LEVELS.items() if level.watchful]


@dataclass
class Position:
    """A written position, the lines that are right in it, or those that are wrong."""

    zones: dict
    right: tuple = ()
    wrong: tuple = ()
    state: dict = field(default_factory=dict)
    known: dict = field(default_factory=dict)
    turn: str = "p1"
    seats: int = 2
    rules: str = "shithead"


AT_ONCE = {
    "the last card wins": Position(
        {"pile": "5D", "p1.hand": "9C", "p2.hand": "KC KD"},
        right=("play 9C",),
    ),
    "the last cards win together with those of the row": Position(
        {"pile": "5D", "p1.hand": "9C", "p1.up": "9D 9H", "p2.hand": "KC KD"},
        right=("play 9C 9D 9H",),
    ),
    "the last set wins as a whole": Position(
        {"pile": "5D", "p1.hand": "QC QD", "p2.hand": "KC KD"},
        right=("play QC QD",),
    ),
    "a known last card is kept from being played": Position(
        {"pile": "4D", "p1.hand": "4C KD 5D", "p2.hand": "5S"},
        known={"p1": "5S"},
        right=("play KD",),
    ),
    "a last card is given company by a three": Position(
        {"pile": "4D 6D 6H", "p1.hand": "3C 8D 9S", "p2.hand": "10S"},
        known={"p1": "10S"},
        right=("show 3C p2",),
    ),
}

THOUGHT = {
    "a two first, then the king wins": Position(
        {"pile": "5D AC", "p1.hand": "2C KD", "p2.hand": "6C 7C", "p2.down": "8C"},
        right=("play 2C",),
    ),
    "a burning ten first, then the four wins": Position(
        {"pile": "5D 9C", "p1.hand": "10C 4D", "p2.hand": "JC QC", "p2.up": "8C"},
        right=("play 10C",),
    ),
    "a big pile is not taken while a card can be played": Position(
        {
            "draw": "KC KD JS 5S 9S 6S 7H",
            "pile": "4C 4D 5C 5D 6C 6D 7C 8C 8D 9C 9D JC",
            "p1.hand": "QC 4H 5H",
            "p1.up": "AC AD KH",
            "p1.down": "4S 6H 7S",
            "p2.hand": "8H 9H JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        right=("play QC",),
    ),
    "a ten saves from a big pile": Position(
        {
            "draw": "KC KD JS 5S 9S 6S 7H",
            "pile": "4C 4D 5C 5D 6C 6D 7C 8C 8D 8H 9C 9D",
            "p1.hand": "10C 4H 5H",
            "p1.up": "AC AD KH",
            "p1.down": "4S 6H 7S",
            "p2.hand": "QH 9H JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        right=("play 10C",),
    ),
    "a three saves from a big pile": Position(
        {
            "draw": "KC KD JS 5S 9S 6S 7H",
            "pile": "4C 4D 5C 5D 6C 6D 7C 8C 8D 9C 9D JC",
            "p1.hand": "3C 4H 5H",
            "p1.up": "AC AD KH",
            "p1.down": "4S 6H 7S",
            "p2.hand": "QH 9H JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        right=("show 3C p2",),
    ),
    "a big pile is shown back": Position(
        {
            "draw": "KC KD JS",
            "pile": "4C 4D 5C 5D 6C 6D 7C 8C 8D 9C 9D JC",
            "burned": "3D",
            "p1.hand": "3C AH KH",
            "p1.up": "AC AD",
            "p1.down": "4S 6H 7S",
            "p2.hand": "QH JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        state={"shown": {"from": "p2", "to": "p1", "by": ["p2"]}},
        right=("show 3C p2",),
    ),
    "the fourth of a kind burns a big pile": Position(
        {
            "draw": "KC KD JS",
            "pile": "4C 4D 5C 5D 6C 6D 7C 9D 9H 8C 8D 8H",
            "p1.hand": "8S 9S JH",
            "p1.up": "KH AD QC",
            "p1.down": "4S 6H 7S",
            "p2.hand": "AS 2C AH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 5H",
        },
        right=("play 8S",),
    ),
    "what can be played is taken from the row": Position(
        {
            "pile": "4C 4D 5C 9C",
            "p1.up": "5H JC 4H",
            "p1.down": "4S 6H",
            "p2.hand": "QH JH 9H",
            "p2.up": "QS",
            "p2.down": "7D 8S",
        },
        right=("up JC",),
    ),
    "the whole set is shed once nothing is drawn": Position(
        {
            "pile": "4C",
            "p1.hand": "QC QD QH AC",
            "p2.hand": "4H 4D 9H 5D 6C 8C 8D",
        },
        known={"p1": "4H 4D 9H 5D 6C 8C 8D"},
        wrong=("play QC", "play QC QD", "pickup"),
    ),
    "a ten is not spent on an empty pile early on": Position(
        {
            "draw": "KC KD JS 5S 9S 6S 7H QC 8C 8D 9D 7C",
            "p1.hand": "10C 4H 8H",
            "p1.up": "AC AD KH",
            "p1.down": "4S 6H 7S",
            "p2.hand": "QH 9H JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        wrong=("play 10C",),
    ),
    "a three is not shown on an empty pile": Position(
        {
            "draw": "KC KD JS 5S 9S 6S 7H QC 8C 8D 9D 7C",
            "p1.hand": "3C 4H 8H",
            "p1.up": "AC AD KH",
            "p1.down": "4S 6H 7S",
            "p2.hand": "QH 9H JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        wrong=("show 3C p2", "pickup"),
    ),
    "a two is not spent where a five will do": Position(
        {
            "draw": "KC KD JS 5S 9S 6S QC 8C 8D 9D 7C",
            "pile": "7H",
            "p1.hand": "2C 5H 8H",
            "p1.up": "AC AD KH",
            "p1.down": "4S 6H 7S",
            "p2.hand": "QH 9H JH",
            "p2.up": "QS QD KS",
            "p2.down": "10D 7D 8S",
        },
        wrong=("play 2C",),
    ),
    "with four, the one who has just left is shown back in": Position(
        {
            "pile": "4C 4D 5C 5D 6C 6D 7C 9D 9H 8C 8D AC",
            "p1.hand": "3C 4H",
            "p2.hand": "QH QS",
            "p3.hand": "KC KD KH",
            "p4.hand": "",
        },
        seats=4,
        state={"out": ["p4"], "returnable": {"p4": "p3"}},
        wrong=("pickup",),
    ),
}


def answers(position, level, seeds):
    rules = load_rules(position.rules)
    data = {"turn": position.turn, "zones": position.zones}
    data |= {"known": position.known, "state": position.state}
    state = read_position(rules, position.seats, data)
    limit = Limit(iterations=300)
    for seed in range(seeds):
        yield decide(state.view(position.turn), find_level(level), seed, limit).line


@pytest.mark.parametrize("name", AT_ONCE)
@pytest.mark.parametrize("level", WATCHFUL)
def test_a_win_in_one_is_taken_and_a_loss_in_one_avoided(level, name):
    for line in answers(AT_ONCE[name], level, 4):
        assert line in AT_ONCE[name].right


@pytest.mark.parametrize("name", THOUGHT)
@pytest.mark.parametrize("level", THINKERS)
def test_no_blunder(level, name):
    position = THOUGHT[name]
    for line in answers(position, level, 3):
        assert line not in position.wrong
        assert not position.right or line in position.right
