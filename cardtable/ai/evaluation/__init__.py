"""What the computer players can know of a game: plain functions, a module for each game.

`ai.knowledge` says which game has which. This package imports none of its own modules, as they all
import it: the compiler can't tell the types of values that are read in a circle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cardtable.ai.equilibrium import Endgame
from cardtable.ai.turns import Turns
from cardtable.engine.notation import Move, Seat
from cardtable.engine.view import View


def _flat(_state: Any, moves: list[Move]) -> list[float]:
    return [0.0] * len(moves)


def _as_written(move: Move, *, own: bool) -> str:  # noqa: ARG001 - see Knowledge.label
    return move


def _always(_state: Any) -> bool:
    return True


def _never(_state: Any, _level: str, _rng: Random) -> None:
    return None


def _silent(_before: View, _after: View, _level: str, _rng: Random) -> None:
    return None


def _no_plan(_state: Any, _care: float) -> None:
    return None


def _no_ending(_state: Any, _passes: int, _enough: Callable[[], bool], *, afresh: bool) -> None:  # noqa: ARG001
    return None


def _no_shorthand(_view: View, _moves: list[Move], _rng: Random) -> None:
    return None


def _on_turn(state: Any) -> Seat:
    return str(state.turn)


def _all_lines(state: Any) -> list[Move]:
    return list(state.choices())


def _unsettled(_state: Any) -> bool:
    return False


@dataclass(frozen=True)
class Knowledge:
    """A game's move score, and what goes with it. States come from `State.determinize`.

    A score may look at what its mover sees and at nothing else: not at other hands, though they
    lie open in a determinized state. An estimate may look at all: it is asked about one world.
    """

    score: Callable[[Any, list[Move]], list[float]] = _flat
    """How good each of these moves is for the seat on turn, before any thinking ahead. A step of
    1 makes a move about e times as likely to be tried."""
    gives: Callable[[Any, list[Move]], list[float]] | None = None
    """What the cards are worth that each of these moves spends from the hand of the seat on turn,
    in the units of the score; what is not spent costs nothing."""
    estimate: Callable[[Any], tuple[float, ...]] | None = None
    """What the seats may expect of `State.returns`, in the middle of a game."""
    depth: int = 60
    """After so many decisions a playout is cut and estimated."""
    settled: Callable[[Any], bool] = _unsettled
    """Whether thinking further than this state is idle: it is estimated, however few decisions
    led there. For games of rounds, each of which is dealt anew."""
    mixing: float = 0.0
    """The least looseness (see `Level`) of any level that searches. Where to be predictable is to
    be beaten, moves about as good as the best are taken by chance, as often as they were tried."""
    label: Callable[..., str] = _as_written
    """`label(move, own=…)`: a move as the searching seat would see it. Moves that it can't tell
    apart, or that differ in nothing (suits), have one label."""
    plan: Callable[[Any, float], Move | None] = _no_plan
    """A decision that is better planned than searched, or None. Takes the state and a care from
    0 (any plan) to 1 (the best), and must lead to an end when it is asked again and again."""
    ending: Callable[..., Endgame | None] = _no_ending
    """`ending(state, passes, enough, afresh=…)`: the rest of the game as a tree to be solved with
    so many passes, where it is small enough; from where the tree begins, or afresh from this state
    on. `enough` says that it takes too long. Looks at what the seat on turn sees, and at nothing
    else."""
    shorthand: Callable[..., Callable[[float], tuple[int, float]] | None] = _no_shorthand
    """`shorthand(view, moves, rng)`: how to think about the rest of a game in a form of it that is
    much quicker; None as long as it has none. What it gives is called for each thought, with how
    far rewards lie apart, and says which of the moves it tried, by place, and the reward."""
    slip: Callable[[Any, str, Random], Move | None] = _never
    """A mistake of the kind that this game is about, which players of that level make now and
    then, or None. It comes before all thinking."""
    call: Callable[[View, View, str, Random], Move | None] = _silent
    """A move out of turn in answer to the last move, or None: from the seat's view before that
    move, its view after it, and the level."""
    near: Callable[[Any], bool] = _always
    """Whether the game may be over within two moves: a quick look that spares a long one."""
    whose: Callable[[Any], Seat] = _on_turn
    """Whose turn it is. Where others have questions to answer in a turn, such as whether to
    counter, that is not the seat to decide."""
    threats: Callable[[Any], list[Move]] = _all_lines
    """The moves of the seat on turn by which it may win in this turn: a quick look that spares a
    long one. It may name too many, and never too few."""
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What a level has of its own in this game, by its name: values of `Level`. For games in which
    the usual levels would be too much alike."""
    turns: Turns | None = None
    """For games whose turn is a long chain of own moves: they are looked through by `ai.turns`.
    What a search would need besides is not asked for, but `estimate` and `depth` to tell luck."""
