"""What `ai.levels` promises of every level from easy up, in positions of all games and variants.

A win in one is taken. A line by which the game is clearly likelier to be lost before its player's
next turn than by another is not played. Both are counted here in a plain way, by trying every line
of everybody in many worlds, with nothing of what the players spare themselves. A player who forgets
cards is asked for no more than what the rest tells.
"""

from contextlib import suppress
from random import Random

import pytest
from effort import effort
from strategies import chosen, every_table

from cardtable.ai.knowledge import think
from cardtable.ai.levels import LEVELS, Limit, find_level
from cardtable.ai.player import decide, remembered
from cardtable.ai.tactics import Certain, TooMuch, bearable
from cardtable.engine.chance import Chance
from cardtable.engine.position import read_position
from cardtable.files import load_rules
from cardtable.puzzles.attempt import Attempt
from cardtable.puzzles.check import ambiguity
from cardtable.puzzles.puzzle import puzzled_games, puzzles_of

pytestmark = pytest.mark.uncounted

PROMISED = [name for name, level in LEVELS.items() if level.watchful]
WORLDS = 40
CLEARLY = 0.45
"""So much likelier to lose must a line be than another, in the worlds tried here, to be clearly so:
players leave .3 to be weighed, and shares of so few worlds may be off by another .15."""
LAST = effort(2, 3)
"""So many decisions from the end of a game are looked at: there it is won and lost."""
STEPS = 250
"""No line is followed further than so many moves in one world. What is open then stays open."""
WON, OPEN, LOST = 1, 0, -1


def endings(table, seed):
    """The last positions of a random game and of a greedy one, in which there is a choice."""
    rules = load_rules(table[0])
    for greedy in (False, True):
        rng = Random(seed)
        state = rules.game.new(rules, table[1], Chance(seed))
        found = []
        for number in range(3000):
            if state.turn is None:
                break
            if len(state.choices()) > 1:
                found = [*found[1 - LAST :], state.clone()]
            if greedy:
                line = decide(state.view(state.turn), find_level("greedy"), number).move
            else:
                line = chosen(state, rng, 0.97)
            state.play(line)
        if state.turn is None:
            yield from found


def whose(state):
    """Whose turn it is, whoever has a question to answer in it."""
    return getattr(state.memory, "player", "") or state.turn


def stands(state, seat):
    """What an ended game is for a seat."""
    returns = state.returns()
    mine = returns[state.seats.index(seat)]
    if min(returns) == max(returns):
        return OPEN
    return WON if mine == max(returns) else LOST if mine == min(returns) else OPEN


class Trial:
    """What comes of a line in one world, at the worst, before its player's next turn."""

    def __init__(self, seat):
        self.seat = seat
        self.steps = 0

    def fate(self, world, line):
        """Won and lost are certain; None is what takes too long to be followed to its end."""
        try:
            return self._after(self._made(world, line), whose(world), changes=0)
        except TimeoutError:
            return None

    def _made(self, state, line):
        self.steps += 1
        if self.steps > STEPS:
            raise TimeoutError
        after = state.clone()
        after.apply(line)
        return after

    def _after(self, state, owner, changes):
        if state.outcome is not None:
            return stands(state, self.seat)
        now = whose(state)
        if now != owner:
            changes += 1
            if now == self.seat or changes > 1:
                return OPEN
        own = state.turn == self.seat
        best = LOST if own else WON
        for move in state.choices():
            found = self._after(self._made(state, move), now, changes)
            best = max(best, found) if own else min(best, found)
            if best == (WON if own else LOST):
                break
        return best

    def wins(self, world, line):
        """Whether the line itself wins, whatever the others answer."""
        try:
            return self._won(self._made(world, line))
        except TimeoutError:
            return False

    def _won(self, state):
        if state.outcome is not None:
            return stands(state, self.seat) == WON
        if state.turn == self.seat:
            return False
        return all(self._won(self._made(state, line)) for line in state.choices())


class Case:
    """A position in which perhaps something is promised, and what its player knows of it."""

    def __init__(self, view, known, lines):
        self.view, seat = view, view.seat
        rng = Random(7)
        worlds = [view.rules.game.determinize(known, rng) for _ in range(WORLDS)]
        self.wins = [
            line for line in lines if all(Trial(seat).wins(world, line) for world in worlds)
        ]
        self.risks = {}
        if not self.wins:
            fates = {line: [Trial(seat).fate(one, line) for one in worlds] for line in lines}
            if not any(None in each for each in fates.values()):
                self.risks = {line: each.count(LOST) / WORLDS for line, each in fates.items()}
        risks = self.risks.values() or [0]
        self.bearable = min(risks) + CLEARLY
        self.telling = bool(self.wins) or max(risks) > self.bearable

    def good(self, line):
        """Whether the promise is kept by that line."""
        if self.wins:
            return line in self.wins
        return self.risks.get(line, 0.0) <= self.bearable


def cases(table, seeds):
    """Positions in which something is promised, and the levels to which it is."""
    for seed in seeds:
        for state in endings(table, seed):
            view = state.view(state.turn)
            by_view = []
            for name in PROMISED:
                known = remembered(view, LEVELS[name].memory)
                same = next((names for other, names in by_view if other == known), None)
                if same is None:
                    by_view.append((known, [name]))
                else:
                    same.append(name)
            for known, names in by_view:
                case = Case(view, known, state.choices())
                if case.telling:
                    yield case, names


@pytest.mark.drawn(3)
@every_table
def test_a_win_in_one_is_taken_and_a_loss_in_one_avoided(table):
    for case, levels in cases(table, range(effort(1, 2))):
        for level in levels:
            line = decide(case.view, find_level(level), 1, Limit(iterations=40)).move
            assert case.good(line), f"{level}: {line}, {case.wins or case.risks}"


@pytest.mark.parametrize(
    ("risk", "kept"), [(0.0, True), (0.1, True), (0.47, False), (0.55, False), (0.9, False)]
)
def test_a_clear_risk_is_found_99_times_in_100(risk, kept):
    rng = Random(3)
    tries, right, asked = effort(300, 3000), 0, []

    def risked(lines):
        asked[-1] += 1
        return [line == "risky" and rng.random() < risk for line in lines]

    for _ in range(tries):
        asked.append(0)
        right += ("risky" in bearable(["risky", "safe"], risked)) is kept
    assert right >= 0.99 * tries
    if risk in {0.0, 0.9}:  # what is plain is not counted for long
        assert sum(asked) < 24 * tries


def test_where_time_is_short_nothing_is_ruled_out_on_a_suspicion():
    for few in range(3):
        lines = iter([[True, False]] * few)
        found = bearable(["risky", "safe"], lambda _, lines=lines: next(lines, None))
        assert found == ["risky", "safe"]
    lines = iter([[True, False]] * 30)
    assert bearable(["risky", "safe"], lambda _: next(lines, None)) == ["safe"]


def certain(zones, move, turns, game="cuttle", **state):
    """Whether a move of p1 wins for certain in so many own turns."""
    board = read_position(load_rules(game), 2, {"turn": "p1", "zones": zones, **state})
    search = think(board.view("p1"), Random(1))
    worlds = [board.determinize(board.view("p1"), Random(n), track=True) for n in range(12)]
    return Certain(search).wins(worlds, move, turns)


def test_a_win_is_one_in_so_many_own_turns_and_not_in_fewer():
    zones = {"p1.points": "10C", "p1.hand": "9C 8C 2S", "p2.hand": "3C", "draw": "4C 4D"}
    assert not certain(zones, "points 9C", 1)  # 19 of 21
    assert certain({**zones, "p1.points": "10C 6C"}, "points 9C", 1)
    assert certain(zones, "points 9C", 2)
    assert not certain({**zones, "p2.hand": "10D JS"}, "points 9C", 2)


@pytest.mark.drawn(2)
@pytest.mark.parametrize("game", [each for each in puzzled_games() if each != "russian-bank"])
def test_puzzles_that_promise_a_win_have_none_that_is_sooner(game):
    for puzzle in puzzles_of(game):
        if puzzle.turns:
            assert ambiguity(puzzle, quick=True) == ""
            view = Attempt(puzzle).session.view(puzzle.seat)
            search = think(view, Random(2))
            worlds = [search.game.determinize(view, Random(n), track=True) for n in range(8)]
            for turns in range(1, puzzle.turns):
                with suppress(TooMuch):
                    assert not any(
                        Certain(search).wins(worlds, move, turns) for move in search.moves
                    )
