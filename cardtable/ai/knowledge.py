"""What is known of which game, by its id; a search is given it.

A game without an entry gets `UNKNOWN`: what points and counts of cards are worth, and which cards
are better kept, is guessed (`evaluation.general`). So a new game has computer players at once, and
better ones with a module in `evaluation` and an entry here.
"""

from __future__ import annotations

from random import Random

from cardtable.ai.evaluation import (
    Knowledge,
    cunt_soul,
    cuttle,
    general,
    russian_bank,
    shithead,
    soul_taker,
)
from cardtable.ai.search import Search
from cardtable.engine.view import View

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


def think(view: View, rng: Random) -> Search:
    """Begin to think about what that view's seat has to decide: see `Search`."""
    return Search(view, rng, knowledge(view.rules.game.ID))
