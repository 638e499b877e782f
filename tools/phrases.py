"""Everything that the program says at seeded games, written to a file; two such files compared.

`phrases.py write FILE` plays the games and writes a line of JSON for each text: which game and
move, its kind (`tooltip`, `preview`, `reason`, `refusal`, `note`, `prompt`, `log` or `hint`), what
it is about, and the words. `phrases.py compare BEFORE AFTER` groups what differs by kind and,
within a kind, by the words without cards, numbers and names, the most frequent first.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from cardtable.engine.chance import Chance
from cardtable.engine.events import redact
from cardtable.engine.notation import Seat
from cardtable.engine.state import State
from cardtable.files import list_rules, load_rules
from cardtable.presenter.advice import advice, why
from cardtable.presenter.layoutfile import TableData, table_of
from cardtable.presenter.model import Table, notes_of
from cardtable.presenter.move_matcher import Target
from cardtable.presenter.status import describe, prompt
from cardtable.presenter.words import (
    did,
    ending,
    in_words,
    line_words,
    problem_words,
    readable,
    sentences,
)

NAMES = ("Ann", "Barnaby", "Cy", "Dora", "Eve", "Finn", "Gus", "Hal")
LONGEST = 400
"""Moves of one game."""
HINTED = 3
"""Legal moves of a position for which a hint is written."""

Text = tuple[str, str, str]
"""Its kind, what it is about, and the words."""


def name(seat: Seat) -> str:
    """What the player at a seat is called."""
    return NAMES[int(seat[1:]) - 1]


def at_position(state: State[Any, Any], data: TableData) -> Iterator[Text]:
    """What the seat on turn, and the one after it, can read while nothing moves."""
    turn = state.turn
    assert turn is not None
    seats = list(state.seats)
    for seat in dict.fromkeys((turn, seats[(seats.index(turn) + 1) % len(seats)])):
        table = Table(state.view(seat))
        for zone in table.zones:
            yield "tooltip", f"{seat} {zone}", describe(table, data, Target("zone", zone), name)
        for each in seats:
            yield "tooltip", f"{seat} {each}", describe(table, data, Target("seat", each), name)
        for one in table.sprites():
            words = describe(table, data, Target("card", str(one.id)), name)
            yield "tooltip", f"{seat} {one.zone} {one.card}", words
        for note in notes_of(state.view(seat)):
            yield "note", f"{note.zone} {note.places}", readable(note.reasoned, name, data.titles)
    lines = state.legal_moves()
    means = {line: state.means(line) for line in lines}
    ways = {f"{line.split()[0]}:{said.word}": said.about for line, said in means.items() if said}
    view = state.view(turn)
    yield "prompt", turn, prompt(data, lines, view.state, away=False, name=name, ways=ways)

    def words_of(line: str) -> str:
        return line_words(data, line, name, means[line])

    for line in lines:
        yield "preview", line, words_of(line)
        yield "reason", line, "\n".join(in_words(why(state, line), data, name, turn))
    for line in lines[:: max(1, len(lines) // HINTED)]:
        info = {"next": lines[-1], "lead": 0.05}
        yield "hint", line, "\n".join(advice(view, line, info, data, name))
    for line in sorted(_attempts(state) - set(lines)):
        problem = state.problem(f"{turn} {line}")
        yield "refusal", line, problem_words(problem, data, name, turn)


def _attempts(state: State[Any, Any]) -> set[str]:
    """Moves that somebody may try: every verb by itself, and with each card of the own hand."""
    own = state.zones.get(f"{state.turn}.hand", [])
    found = set(state.GRAMMAR)
    return found | {f"{verb} {card}" for verb in state.GRAMMAR for card in own}


def played(rules: str, seed: int, positions: int) -> Iterator[tuple[str, Text]]:
    """A seeded game: what is said at so many of its positions, and of each of its moves."""
    loaded = load_rules(rules)
    low, high = loaded.seats
    state, rng = loaded.game.new(loaded, low + seed % (high - low + 1), Chance(seed)), Random(seed)
    data = replace(table_of(state.ID).at_table(state.options), titles=state.titles(loaded))
    every = max(1, 160 // positions)
    for number in range(LONGEST):
        where = f"{rules} {seed} {number}"
        if state.turn is None:
            told = ending(state.account(), data, name)
            parts = (f"{seat} {told.sum_of(seat)}" for seat in told.parts)
            yield where, ("log", "end", "\n".join([told.reason, *parts]))
            return
        if number % every == seed % every:
            for text in at_position(state, data):
                yield where, text
        moves = state.legal_moves()
        lively = [line for line in moves if line.split()[0] not in state.IDLE]
        turn, line = state.turn, rng.choice(lively if lively and rng.random() < 0.9 else moves)
        for seat in state.seats[:1]:
            events = redact(state.play(line), int(seat[1:]) - 1)
            words = sentences(data, events, name) or in_words([did(data, line, turn)], data, name)
            yield where, ("log", line, "\n".join(words))


def write(file: Path, games: int, positions: int, only: Sequence[str]) -> None:
    """Play the games and write the texts."""
    with file.open("w", encoding="utf-8") as out:
        for rules in only or [one.id for one in list_rules()]:
            for seed in range(games):
                for where, (kind, about, words) in played(rules, seed, positions):
                    out.write(json.dumps([where, kind, about, words], ensure_ascii=False) + "\n")


_CARD = re.compile(r"(?:10|[2-9AJQK])[♣♦♥♠]|\b(?:Fair|Foul) \d|[Aa] joker")
_NAME = re.compile(rf"\b(?:{'|'.join(NAMES)})\b")


def shape(words: str) -> str:
    """The words with cards, names and numbers left out."""
    return re.sub(r"\d+", "#", _NAME.sub("@", _CARD.sub("¤", words)))


def read(file: Path) -> dict[tuple[str, str, str, int], str]:
    """The texts of a file by what they are about, those about the same in their order."""
    found: dict[tuple[str, str, str, int], str] = {}
    seen: Counter[tuple[str, str, str]] = Counter()
    for line in file.read_text("utf-8").splitlines():
        where, kind, about, words = json.loads(line)
        found[where, kind, about, seen[where, kind, about]] = words
        seen[where, kind, about] += 1
    return found


def compare(before: Path, after: Path, most: int) -> int:
    """Print what differs; the number of texts that do."""
    old, new = read(before), read(after)
    kinds: dict[str, Counter[tuple[str, str]]] = defaultdict(Counter)
    examples: dict[tuple[str, str], tuple[str, str, str]] = {}
    for key in old.keys() | new.keys():
        was, now = old.get(key, "(nothing)"), new.get(key, "(nothing)")
        if was != now:
            pair = shape(was), shape(now)
            kinds[key[1]][pair] += 1
            examples.setdefault(pair, (f"{key[0]} {key[2]}", was, now))
    for kind, counts in sorted(kinds.items()):
        print(f"== {kind}: {counts.total()} differ, in {len(counts)} ways")
        for pair, count in counts.most_common(most):
            where, was, now = examples[pair]
            print(f"-- {count} × e.g. {where}\n- {was}\n+ {now}")
    differing = sum(counts.total() for counts in kinds.values())
    print(f"{differing} of {len(old.keys() | new.keys())} texts differ")
    return differing


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write")
    writing.add_argument("file", type=Path)
    writing.add_argument("--games", type=int, default=2, help="games for each rules file")
    writing.add_argument("--positions", type=int, default=6, help="positions of each game, about")
    writing.add_argument("--rules", nargs="*", default=[], help="only these rules")
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--most", type=int, default=20, help="ways that are shown of a kind")
    given = parser.parse_args()
    if given.command == "write":
        write(given.file, given.games, given.positions, given.rules)
        return 0
    return 1 if compare(given.before, given.after, given.most) else 0


if __name__ == "__main__":
    raise SystemExit(main())
