"""Tables of all games in the middle of play, for what holds at every one of them."""

import functools
import random

import pytest
from effort import day
from strategies import EVERY_TABLE, GAMES, some

from cardtable import files
from cardtable.session import Player, Session

NAMES = ("Ann", "Bartholomew", "Cy", "Dora", "Emil", "Florentine", "Gus", "Hildegard")


OWN = [rules.id for rules in GAMES]


TABLES = some([one for one in EVERY_TABLE if one[0] in OWN])


every_table = pytest.mark.parametrize(
    ("turn", "rules", "seats"),
    [(turn, *table) for turn, table in enumerate(TABLES, day)],
    ids=[f"{rules}-{seats}" for rules, seats in TABLES],
)
"""Each with a number that is another one every day."""


@functools.cache
def played(rules: str, seats: int, moves: int, humans: int = 1) -> Session:
    """A game after some moves at random; a person is to move."""
    players = [
        Player(name, "human" if n < humans else "bot", "" if n < humans else "medium")
        for n, name in enumerate(NAMES[:seats])
    ]
    session = Session.new(files.load_rules(rules), players, 5)
    rng = random.Random(7)
    while (moves > 0 or session.turn != "p1") and not session.over:
        session.play(session.fallback_line(rng))
        moves -= 1
    return session
