"""Simple players that strength is measured against, as outside programs: `rivals.py RULES KIND`.

They choose at random among the lines that they allow themselves: `counter` (Soul Taker) counters
whenever it can, `lowest` (Shithead) plays the lowest card that fits.
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


PILE = {"burn": 6, "show": 4}
"""From so many cards in the pile on `lowest` burns it, and shows a three before it plays."""


def lowest(state: State) -> list[Move]:
    """The lines that play all cards of the lowest rank that fits, and keep what has power."""
    powers, size = state.powers, len(state.zones["pile"])
    order = {rank: place for place, rank in enumerate(state.rules.extras.order)}

    def key(move: Move) -> tuple[int, int, int]:
        verb, *rest = words(move)
        cards = [word for word in rest if isinstance(word, Card)]
        rank = cards[0].rank if cards else ""
        if verb == "play":
            if rank in powers.burning and size >= PILE["burn"]:
                return -1, 0, 0
            strong = rank in powers.burning or rank in powers.again
            return 2 * strong, order.get(rank, len(order)), len(cards) if strong else -len(cards)
        if verb == "show":
            return (1 if size >= PILE["show"] else 3), 0, 0
        if verb in {"up", "down", "flip"}:
            return 0, order.get(rank, len(order)), -len(cards)
        return 9, 0, 0

    moves = state.choices()
    best = min(map(key, moves))
    return [move for move in moves if key(move) == best]


KINDS: dict[str, Callable[[State], list[Move]]] = {"counter": counter, "lowest": lowest}


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
