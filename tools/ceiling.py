"""What hidden cards hide from the computer players: one that sees hands against one that doesn't.

`ceiling.py RULES [--level L] [--games N] [--all] [--seed N]`. Each deal of two is played from both
seats by the same level; one of the two is shown the other's hand, or with `--all` every card. So
this is about the most that better guesses at hidden cards may bring to that level. Somebody who
thinks better may win more.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace

from cardtable.ai.arena import Played, play, summary
from cardtable.ai.levels import Limit, find_level
from cardtable.ai.player import Answer, decide, never
from cardtable.ai.worker import Dispatcher
from cardtable.engine.chance import Chance
from cardtable.engine.notation import Seat
from cardtable.engine.rules import Rules
from cardtable.engine.state import State
from cardtable.engine.view import View
from cardtable.files import load_rules

SEER, BLIND = "seer", "blind"
"""Who is shown more, and who isn't."""


def opened(state: State, seat: Seat, *, everything: bool = False) -> View:
    """The view of a seat that is shown what the others have in hand, or every card there is."""
    view = state.view(seat)
    zones, shown = dict(view.zones), set()
    for zone, spec in state.specs.items():
        if None in view.zones[zone] and (everything or spec.audience == "owner"):
            zones[zone] = spec.listed(state.zones[zone])
            shown.update(state.zones[zone])
    unseen = [one for one in view.unseen if one not in shown]
    return replace(view, zones=zones, unseen=unseen)


class Opened(Dispatcher):
    """Asks the same level for both, and shows one of them more."""

    def __init__(self, state: State, level: str, *, everything: bool) -> None:
        super().__init__()
        self.state = state
        self.level = find_level(level)
        self.everything = everything

    def decide(
        self,
        view: View,
        level: str,
        seed: int,
        limit: Limit,
        stop: Callable[[], bool] = never,
    ) -> Answer:
        """The level's line, for that seat's view or what is shown besides."""
        if level == SEER:
            view = opened(self.state, view.seat, everything=self.everything)
        return decide(view, self.level, seed, limit, stop)


def games(rules: Rules, level: str, count: int, seed: int, *, everything: bool) -> Iterator[Played]:
    """That many games, each deal from both seats."""
    for number in range(count):
        deal, turn = divmod(number, 2)
        state = rules.game.new(rules, 2, Chance(seed * 1_000_003 + deal))
        dispatcher = Opened(state, level, everything=everything)
        bots = [BLIND, SEER] if turn else [SEER, BLIND]
        played = play(state, bots, f"{seed} {number}", Limit(find_level(level).seconds), dispatcher)
        yield replace(played, number=number)


def main() -> None:
    """Play, and tell the score after every twenty games."""
    parser = argparse.ArgumentParser(description="What is it worth to see hidden cards?")
    parser.add_argument("rules", help="the id of a rules file")
    parser.add_argument("--level", default="hard", help="who plays (default: hard)")
    parser.add_argument("--games", type=int, default=200, help="how many (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (default: 1)")
    parser.add_argument("--all", action="store_true", help="show every card, not only hands")
    args = parser.parse_args()
    played: list[Played] = []
    for game in games(
        load_rules(args.rules), args.level, args.games, args.seed, everything=args.all
    ):
        played.append(game)
        if len(played) % 20 == 0 or len(played) == args.games:
            bot = summary(played, [SEER], 0.0)["bots"][0]
            told = bot.get("paired", bot)
            interval = f"[{told['low']:.3f}, {told['high']:.3f}]"
            print(f"{len(played)} games: {told['score']:.3f} {interval}", flush=True)


if __name__ == "__main__":
    main()
