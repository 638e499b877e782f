"""What the laws are tried on: tables of all games, and lines of play."""

from dataclasses import dataclass, field
from itertools import combinations
from random import Random

import pytest
from effort import drawn_today, effort
from hypothesis import reject
from hypothesis import strategies as st

from cardtable import files
from cardtable.engine.chance import Chance
from cardtable.engine.position import write_position
from cardtable.engine.rules import TableError
from cardtable.files import DataError, list_rules, load_rules, rules_files, with_house_rules
from cardtable.games.cunt_soul import options as cunt_soul

EVERY_TABLE = [
    (path.stem, seats)
    for path in rules_files()
    for fewest, most in [load_rules(path).seats]
    for seats in range(fewest, most + 1)
]
"""Every rules file with every number of seats that it is for."""

GAMES = [rules for rules in list_rules() if rules.id == rules.game.ID]
"""The five games by their own rules."""

EXTREMES = [(rules.id, seats) for rules in GAMES for seats in dict.fromkeys(rules.seats)]
"""The five games with the fewest and with the most seats."""


def some(tables):
    """What is tried of these tables: the extremes and one by the day, with `--all` every one."""
    others = [one for one in tables if one not in EXTREMES]
    return effort([*EXTREMES, drawn_today(others)], tables)


TABLES = some(EVERY_TABLE)

every_table = pytest.mark.parametrize(
    "table", TABLES, ids=[f"{rules}-{seats}" for rules, seats in TABLES]
)

LENGTH = effort(50, 400)
"""The most moves of a drawn line of play."""

DULL = ("pickup", "swap")
"""Verbs that undo what a game is about; who avoids them comes to its end."""


@dataclass
class Play:
    """A game being played at random: deal it with `deal`, go on with `steps`."""

    table: tuple[str, int]
    seed: int
    drive: float
    """How often dull moves are avoided: 0 is uniformly random play, near 1 is play that ends."""
    length: int
    """How many moves to make at most."""
    options: dict = field(default_factory=dict)

    def rules(self):
        """The rules of the table, with its house rules."""
        return with_house_rules(load_rules(self.table[0]), self.options)

    def deal(self):
        """The state after the deal."""
        rules = self.rules()
        return rules.game.new(rules, self.table[1], Chance(self.seed))

    def steps(self, state):
        """Choose moves, one after the other, for the caller to make; ends with the game."""
        rng = Random(self.seed)
        for _ in range(self.length):
            if state.turn is None:
                return
            yield chosen(state, rng, self.drive)

    def run(self):
        """The state at the end of the line."""
        state = self.deal()
        for line in self.steps(state):
            state.play(line)
        return state


def chosen(state, rng, drive):
    """A line for any seat that may act, its actor written where it acts out of turn."""
    extra = [
        f"{seat} {line}"
        for seat in state.seats
        if seat != state.turn
        for line in state.legal_moves(seat)
    ]
    if extra and rng.random() < 0.2:
        return rng.choice(extra)
    legal = state.legal_moves()
    lively = [line for line in legal if line.split()[0] not in DULL]
    return rng.choice(lively if lively and rng.random() < drive else legal)


@st.composite
def plays(draw, table, length=LENGTH, *, house_rules=False):
    """Lines of play at that table; with `length` 0 whole games."""
    lengths = st.sampled_from([length, length // 3]) | st.integers(0, length)
    return Play(
        table,
        seed=draw(st.integers(0, 10**6), label="seed"),
        drive=draw(st.sampled_from([0.97, 0.9, 0.5]), label="drive"),
        length=draw(lengths, label="length") if length else 100_000,
        options=draw(overrides(table), label="options") if house_rules else {},
    )


def possible(table, drawn):
    """Whether so many can play by these rules with those house rules."""
    try:
        rules = with_house_rules(load_rules(table[0]), drawn)
        rules.game.check_table(rules, table[1])
    except (DataError, TableError):
        return False
    return True


def house_rules(game):
    """What each house rule of a game can be, by its name."""
    return {
        one.name: OTHERS.get((game.ID, one.name), _values(one)) for one in files.house_rules(game)
    }


def each_value(one):
    """Every value of a house rule by itself, where there are so few that all can be tried."""
    match one.kind:
        case "switch":
            return [False, True]
        case "choice":
            return list(one.choices)
        case "number":
            low = one.low or 0
            some = [low, low + 1, one.default + 1, 10**9]
            return some if one.high is None else [*range(low, one.high + 1)]
        case "list" if one.ordered:
            return [list(one.choices), list(reversed(one.choices))]
        case "list" if one.choices:
            sizes = range(len(one.choices) + 1)
            return [list(some) for size in sizes for some in combinations(one.choices, size)]
        case "mapping" if one.choices:
            words = [[], *([each] for each in one.choices)] if one.many else one.choices
            return [{key: word} for key in one.keys for word in words]
        case "mapping":
            return [{key: n} for key in one.keys for n in range(one.low, one.high + 1)]
    return [list(one.default), [0] * len(one.default), [one.high] * len(one.default)]


@st.composite
def overrides(draw, table):
    """House rules that these rules can be played with by so many."""
    some = house_rules(load_rules(table[0]).game)
    drawn = draw(st.fixed_dictionaries({}, optional=some))
    if not possible(table, drawn):
        reject()
    return drawn


def _values(one):
    """Values of the kind that the option's type says."""
    match one.kind:
        case "switch":
            return st.booleans()
        case "list" if one.ordered:
            return st.permutations(one.choices)
        case "list" if one.choices:
            return st.lists(st.sampled_from(one.choices), unique=True)
        case "mapping" if one.choices:
            words = st.sampled_from(one.choices)
            words = st.lists(words, max_size=3, unique=True) if one.many else words
            return st.dictionaries(st.sampled_from(one.keys), words, max_size=4)
        case "number" if one.high is None:
            low = one.low or 0
            return st.integers(low, low + 40) | st.just(10**9)
        case "number":
            return st.integers(one.low or 0, one.high)
        case "choice":
            return st.sampled_from(one.choices)
    return st.nothing()  # a list or a mapping of numbers: `OTHERS` has some


OTHERS = {
    ("soul-taker", "rounds"): st.integers(1, 5),
    ("soul-taker", "hidden"): st.integers(0, 3),
    ("soul-taker", "visible"): st.integers(1, 3),
    ("soul-taker", "first"): st.sampled_from(["p1", "p1", "p2", "toss"]),
    ("soul-taker", "deck"): st.dictionaries(
        st.sampled_from(["1", "2", "3", "4", "5"]), st.integers(3, 5), min_size=4
    ),
    # more than may lie face up, and few enough for most tables
    ("cunt-soul", "hand"): st.integers(5, 10),
    ("cunt-soul", "powers"): st.dictionaries(
        st.sampled_from(cunt_soul.RISING),
        st.tuples(
            st.sets(st.sampled_from(cunt_soul.OF_RANK)),
            st.sampled_from(
                [words[-1:] for words in cunt_soul.POWERS.values() if "neutralise" not in words]
            ),
        ).map(lambda words: sorted(words[0] | set(words[1]))),
        max_size=4,
    ),
    ("cuttle", "goal"): st.sets(st.integers(0, 220), min_size=5, max_size=5).map(
        lambda marks: sorted(marks, reverse=True)
    ),
    ("cuttle", "powers"): st.dictionaries(
        st.sampled_from(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
        st.sampled_from(
            [
                "scrap_points",
                "scrap_effect",
                "rummage",
                "raid",
                "draw",
                "scrap_effects",
                "drawn_play",
                "glasses",
                "return_effect",
                "none",
            ]
        ),
        max_size=4,
    ),
}
"""What options can be where not every value of their type will do, by their games and names."""


def whole(state):
    """All that a state is, in a form that two states can be compared by."""
    return (
        write_position(state),
        dict(state.known) if state.known is not None else None,
        frozenset(state.cards),
        state.outcome,
    )
