"""What a player who asks for help is told: what can be done now, and what the cards can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.notation import Move, words
from cardtable.engine.view import View
from cardtable.presenter import powers
from cardtable.presenter.status import asked
from cardtable.presenter.tabledata import Reminder, TableData
from cardtable.presenter.words import fill

MOST = 14  # lines at once
OF_ONE = 4  # of them about cards of one rank


def uses(
    lines: Sequence[Move],
    words_of: Callable[[Move], str],
    ranks: Sequence[str] = (),
    held: Collection[Card | None] = (),
) -> list[str]:
    """Legal lines in words, grouped by what is done with which rank.

    They go by the order of these ranks, single cards before several and suits as they are written;
    those of no rank, such as passing, come last. The last entry counts those left out. A line that
    names one of the cards `held` in hand is about that card, whatever it is aimed at.
    """

    def named(line: Move) -> list[Card]:
        cards = [word for word in words(line) if isinstance(word, Card)]
        return sorted(cards, key=lambda one: one not in held)

    def written(line: Move) -> tuple[int, list[int]]:
        cards = named(line)
        return len(cards), [one.order for one in cards]

    groups: dict[tuple[str, str], list[str]] = {}
    for line in sorted(lines, key=written):
        cards = named(line)
        told = groups.setdefault((line.partition(" ")[0], cards[0].rank if cards else ""), [])
        if words_of(line) not in told:  # cards of two packs look the same
            told.append(words_of(line))
    places = {rank: place for place, rank in enumerate(ranks)}
    groups = dict(sorted(groups.items(), key=lambda group: places.get(group[0][1], len(ranks))))
    for most in range(OF_ONE, 0, -1):
        some = [words for run in groups.values() for words in _some(run, most)]
        if len(some) <= MOST:
            return some
    shown = [run[0] for run in groups.values()][: MOST - 1]
    return [*shown, f"… and {sum(map(len, groups.values())) - len(shown)} more"]


def _some(run: Sequence[str], most: int) -> Sequence[str]:
    """The first of these; a single one that is left over is told as well."""
    return (
        run if len(run) <= most + 1 else [*run[:most], f"… and {len(run) - most} more like these"]
    )


def chapter(
    data: TableData, lines: Sequence[Move], memory: Mapping[str, Any], *, away: bool
) -> str:
    """Where the rules page explains this decision: a rule's number or a heading, or nothing."""
    found = asked(data, data.chapters, lines, memory, away=away)
    return data.chapters[found[0]] if found else ""


def numbered(reminders: Sequence[Reminder]) -> list[tuple[str, str]]:
    """Each reminder's text after its number: `1.` where things have an order, otherwise empty."""
    count, found = 0, []
    for one in reminders:
        due = bool(one.about) and not one.free
        count += due
        found.append((f"{count}." if due else "", one.text))
    return found


def reminders(data: TableData, view: View) -> list[tuple[str, list[powers.Line]]]:
    """The lists of what ranks can do in this variant, each under its title."""
    found = [(one.title, powers.lines(one, data.options, view)) for one in data.powers]
    return [(title, lines) for title, lines in found if lines]


def unseen(data: TableData, view: View) -> list[str]:
    """How many cards of each rank the reader hasn't seen: `Foul unseen: 1×2 5×1`."""
    spec = data.table.unseen
    if spec is None:
        return []
    own = view.state.get(spec.own) if spec.own else None
    mine = own.get(view.seat) if isinstance(own, Mapping) else None
    found = []
    for suit, name in spec.suits.items():
        left = Counter(one.rank for one in view.unseen if one.suit == suit)
        told = " ".join(f"{rank}×{left[rank]}" for rank in sorted(left)) or "none"
        if name != mine:
            found.append(fill(spec.words, {"suit": name, "left": told}, str))
    return found
