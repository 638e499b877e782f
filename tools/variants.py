"""How every variant plays: let computers play them all and write `docs/variants.md`.

`variants.py [RULES …] [--greedy N] [--hard N] [--skill N] [--jobs N] [--page]`. The whole study
takes many hours. It is played in rounds, some games of every variant in each, and every piece is
kept in `build/variants`: so it can be interrupted whenever one likes, gone on with later, and the
page tells of what there is. With the compiled build (`make compiled`) it takes a fraction of the
time, with the same results.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from cardtable.ai.study import PIECE, SLOW, Plan, Task, play, tasks
from cardtable.ai.tally import Tally
from cardtable.engine.rules import Rules
from cardtable.engine.schema import plain
from cardtable.files import list_rules, load_rules
from cardtable.presenter.studies import plan_of

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "variants"
KINDS = {"greedy": 10_000, "hard": 500, "skill": 60}
"""What is played, and how many games of each: all seats greedy, all hard, and half against half."""
ROUNDS = 10
"""In so many rounds all is played."""


def plan(rules: Rules, kind: str, games: int) -> Plan:
    """What is to be played of one kind."""
    if kind == "skill":
        return plan_of(rules, games=0, skill=games)
    return plan_of(rules, player=kind, games=games)


class Shelf:
    """The pieces of one kind of a variant's games that have been played."""

    def __init__(self, rules: Rules, kind: str) -> None:
        self._path = KEPT / f"{rules.id}-{kind}.jsonl"
        one = plan(rules, kind, 1)
        about = (rules.game.ID, plain(rules.options), one.seats, one.player, one.seed, one.watch)
        self._mark = crc32(repr(about).encode())
        self.found: dict[int, Tally] = {}
        for data in self._lines():
            if data["mark"] == self._mark:
                self.found[data["first"]] = Tally.read(data["tally"])

    def add(self, first: int, tally: Tally) -> None:
        """Keep a piece, which is known by its first game."""
        KEPT.mkdir(parents=True, exist_ok=True)
        data = {"mark": self._mark, "first": first, "tally": tally.data()}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")
        self.found[first] = tally

    def _lines(self) -> Iterator[dict[str, object]]:
        """What was kept, less a line that was cut short."""
        if self._path.exists():
            for line in self._path.read_text("utf-8").splitlines():
                if line.endswith("}"):
                    yield json.loads(line)


def missing(rules: Rules, kind: str, games: int) -> list[Task]:
    """The pieces of the first so many games that have not been played."""
    kept = Shelf(rules, kind)
    return [one for one in tasks([plan(rules, kind, games)]) if one.numbers[0] not in kept.found]


def played(rules: Rules, kind: str) -> Tally:
    """All games of one kind that have been played."""
    whole = Tally()
    for tally in Shelf(rules, kind).found.values():
        whole.merge(tally)
    return whole


def main() -> int:
    """Play what is asked for; the page is written after every round."""
    parser = argparse.ArgumentParser(description="Play every variant, write docs/variants.md.")
    parser.add_argument("rules", nargs="*", help="default: all that are shipped")
    for kind, games in KINDS.items():
        parser.add_argument(f"--{kind}", type=int, default=games, help=f"games (default: {games})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    args = parser.parse_args()
    chosen = [load_rules(name) for name in args.rules] or list_rules()
    try:
        for number in range(1, ROUNDS + 1 if not args.page else 1):
            for rules in chosen:
                for kind in KINDS:
                    piece = PIECE if kind == "greedy" else SLOW
                    round_ = -(-getattr(args, kind) * number // (ROUNDS * piece)) * piece
                    todo = missing(rules, kind, round_)
                    kept = Shelf(rules, kind)
                    for done in play(todo, args.jobs):
                        kept.add(done.numbers[0], done.tally)
                    if todo:
                        print(f"{rules.id}: {round_} {kind}", flush=True)
    except KeyboardInterrupt:
        print("\ninterrupted; what is done is kept")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
