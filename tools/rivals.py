"""Simple players that strength is measured against, as outside programs: `rivals.py RULES KIND`.

They choose at random among the lines that they allow themselves: `counter` (Soul Taker) counters
whenever it can.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from zlib import crc32

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.engine.position import read_view
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.files import load_rules


def counter(state: State) -> list[Move]:
    """The lines that counter the card led."""
    led = state.zones["table"]
    if len(led) != 1 or state.memory.option is not None:
        return []
    return [
        move
        for move in state.legal_moves()
        for word in words(move)
        if isinstance(word, Card) and led[0].rank in state.options.counters.get(word.rank, ())
    ]


KINDS: dict[str, Callable[[State], list[Move]]] = {"counter": counter}


def answer(rules: Rules, kind: str, text: str) -> Move:
    """A line for a view, the same one whenever it is asked again."""
    rng = Random(crc32(text.encode()))
    state = rules.game.determinize(read_view(rules, json.loads(text)), rng)
    return rng.choice(KINDS[kind](state) or state.legal_moves())


if __name__ == "__main__":
    played = load_rules(sys.argv[1])
    for line in sys.stdin:
        if line.startswith("{"):
            print(answer(played, sys.argv[2], line), flush=True)
