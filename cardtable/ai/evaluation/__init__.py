"""What the computer players know of each game: plain functions, registered by the game's id.

A game without an entry gets `UNKNOWN`: what points and counts of cards are worth, and which cards
are better kept, is guessed (`general`). So a new game has opponents at once, and better ones with a
module here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cardtable.ai.equilibrium import Endgame
from cardtable.ai.evaluation import (
    cunt_soul,
    cuttle,
    general,
    russian_bank,
    shithead,
    soul_taker,
)
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


FLAT = Knowledge()

UNKNOWN = Knowledge(
    score=general.score,
    estimate=general.estimate,
    near=general.near,
    depth=16,
    # What is guessed of single moves may mislead those who don't think: they think a little, too.
    levels={
        "beginner": {"iterations": 16, "looseness": 0.6},
        "easy": {"iterations": 60, "looseness": 0.1},
    },
)
"""A game without an entry."""

KNOWLEDGE: dict[str, Knowledge] = {
    "shithead": Knowledge(
        score=shithead.score,
        gives=shithead.gives,
        estimate=shithead.estimate,
        depth=10,
        label=shithead.label,
        levels={"hard": {"shorthand": 8}, "expert": {"shorthand": 8}},
        plan=shithead.plan,
        shorthand=shithead.shorthand,
        near=shithead.near,
    ),
    "russian-bank": Knowledge(
        score=russian_bank.score,
        estimate=russian_bank.estimate,
        depth=12,
        near=russian_bank.near,
        slip=russian_bank.slip,
        call=russian_bank.call,
        turns=russian_bank.turns(russian_bank.TUNED),
        # All levels that think would play alike, so those below expert see tables as they did.
        levels={
            level: {"turns": russian_bank.turns(russian_bank.USUAL)} for level in ("medium", "hard")
        },
    ),
    "cuttle": Knowledge(
        score=cuttle.score,
        gives=cuttle.gives,
        estimate=cuttle.estimate,
        depth=8,
        # Luck decides much: with the usual levels expert beat hard in .54 of 200 games. Those
        # below it think less and choose looser here, so that each can be told from the next.
        levels={
            "medium": {"iterations": 50, "looseness": 0.25},
            "hard": {"iterations": 120, "looseness": 0.12},
        },
        label=cuttle.label,
        near=cuttle.near,
        whose=cuttle.whose,
        threats=cuttle.threats,
    ),
    "cunt-soul": Knowledge(
        score=cunt_soul.score,
        gives=cunt_soul.gives,
        estimate=cunt_soul.estimate,
        depth=6,
        # 6,400 thoughts have won .71 of 34 games against the usual 1,600, and machine code makes
        # them within the second, or nearly.
        levels={"expert": {"iterations": 6400}},
        label=cunt_soul.label,
        plan=cunt_soul.plan,
        near=cunt_soul.near,
    ),
    "soul-taker": Knowledge(
        score=soul_taker.score,
        gives=soul_taker.gives,
        estimate=soul_taker.estimate,
        depth=12,
        settled=soul_taker.settled,
        near=soul_taker.near,
        mixing=0.02,
        # Thinking longer hardly counts here: 400 iterations beat 25 in .545 of 100 games. So levels
        # are told apart by how loosely they choose: medium takes any move that its few thoughts
        # went to, those that don't think misjudge more.
        levels={
            "beginner": {"noise": 6.0},
            "easy": {"noise": 3.0},
            "medium": {"iterations": 8, "looseness": 6.0},
            "hard": {"iterations": 100, "looseness": 0.05, "passes": 20},
            "expert": {"passes": 60},
        },
        label=soul_taker.label,
        plan=soul_taker.plan,
        ending=soul_taker.ending,
    ),
}


def knowledge(game: str) -> Knowledge:
    """What is known of the game of that id."""
    return KNOWLEDGE.get(game, UNKNOWN)
