"""Unfinished games in words, and how one is opened; files that are dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cardtable import files
from cardtable.engine.clean import cleaned
from cardtable.engine.names import isolated
from cardtable.engine.rules import Rules, is_id
from cardtable.engine.schema import plain
from cardtable.files import Busy, DataError, Fault, Own, Saved, Sitter
from cardtable.presenter.houserules import of_changed

if TYPE_CHECKING:
    from cardtable.session import Session

BUSY = "This game is being played in another window. Close it there first."
_OVER = "This game is over. You can watch it again from Statistics."
_MOST = 4  # up to how many other players are all named
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


def games() -> list[str]:
    """The id of every game, in the order of the alphabet."""
    return sorted(path.stem for path in files.rules_folder().glob("*.md"))


def known(rules: str, own: Own | None = None, *, polite: bool) -> tuple[str, str]:
    """The name of a game or variant, and the id of the game it belongs to.

    Without a rules file, what a record has kept of it (`own`), the game whose id it begins with,
    or the id itself.
    """
    if is_id(rules):
        try:
            found = files.load_rules(rules)
            return found.names.shown(polite=polite), found.game.ID
        except DataError:
            if own is not None:
                return f"{own.names.shown(polite=polite)} (rules deleted)", own.game
            for game in games():
                if rules.startswith(f"{game}-"):
                    return known(game, polite=polite)
    return rules, ""


def titles(games: Sequence[Saved], *, polite: bool) -> list[tuple[str, str]]:
    """What each saved game is called, and the id of its game, as `known` has them.

    Where its house rules are others than those that are saved under the name, that is said. An
    option that a record doesn't name has come since.
    """
    found = {one.rules: known(one.rules, one.own, polite=polite) for one in games}
    usual: dict[str, dict[str, Any]] = {}
    for rules in found:
        with suppress(DataError):
            usual[rules] = plain(files.load_rules(rules).options) if is_id(rules) else {}
    told = []
    for one in games:
        name, game = found[one.rules]
        now = usual.get(one.rules, {})
        changed = any(now.get(option, value) != value for option, value in one.options.items())
        told.append((of_changed(name, changed=changed), game))
    return told


def company(sitters: Sequence[Sitter]) -> str:
    """Who sits at the table, such as “Kim against Agnes and Barnaby”."""
    people = [isolated(one.name) for one in sitters if not one.level]
    alone = len(people) == 1 and len(sitters) > 1
    return f"{people[0]} {opponents(sitters)}" if alone else opponents(sitters)


def opponents(sitters: Sequence[Sitter]) -> str:
    """The same for a button, where there is little room: “against Agnes and Barnaby”."""
    computers = [isolated(one.name) for one in sitters if one.level]
    alone = 0 < len(computers) == len(sitters) - 1
    return (
        f"against {_listed(computers)}"
        if alone
        else _listed([isolated(one.name) for one in sitters])
    )


def when(played: datetime, now: datetime) -> str:
    """The day in words, with the time where it is not long ago; `""` where it isn't known."""
    day, today = played.date(), now.date()
    if day.year < 2000:
        return ""
    if day == today:
        return f"today, {played:%H:%M}"
    if day == today - timedelta(days=1):
        return f"yesterday, {played:%H:%M}"
    year = "" if day.year == today.year else f" {day.year}"
    return f"{day.day} {_MONTHS[day.month - 1]}{year}"


def progress(game: Saved, now: datetime) -> str:
    """When it was last played and how far it has come: “Last played today, 14:20 · 23 moves”."""
    day = when(game.played, now)
    moves = {0: "just dealt", 1: "1 move"}.get(game.moves, f"{game.moves} moves")
    return f"Last played {day} · {moves}" if day else moves[:1].upper() + moves[1:]


def reason(fault: Fault, path: Path) -> str:
    """What is wrong with a file as the end of a sentence, without the file and the place in it."""
    ours = fault.path in {path, files.backup_of(path)}
    return (fault.reason if ours else str(fault)).rstrip(".") + "."


def reopen(path: Path) -> tuple[Session | None, str]:
    """The saved game, ready to go on; or None, and in a sentence why not."""
    from cardtable.session import open_game

    try:
        session = open_game(path)
    except Busy:
        return None, BUSY
    except DataError as error:
        return None, f"This game can't be opened: {reason(error.faults[0], path)}"
    if session.over:
        session.save()  # it ended as the program was killed: now it goes to the records
        session.close()
        return None, _OVER
    return session, ""


def _listed(names: Sequence[str]) -> str:
    if len(names) > _MOST:
        return f"{', '.join(names[: _MOST - 1])} and {len(names) - _MOST + 1} others"
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


# ------------------------------------------------------------------ files dropped on the window


_LONGEST = 60  # characters of a file's name in a sentence


class Taken(NamedTuple):
    """What became of a file."""

    words: str
    """To be told, as a sentence."""
    rules: Rules | None = None


def take(name: str, *, polite: bool = False) -> Taken:
    """Take a file among the player's own rules."""
    path = Path(name)
    try:
        rules, new = files.import_rules(path)
    except DataError as error:
        shown = cleaned(path.name, _LONGEST)
        why = reason(error.faults[0], path)
        return Taken(f"{shown} can't be used: {why}")
    called = rules.names.shown(polite=polite)
    if new:
        return Taken(f"“{called}” is among your rules now.", rules)
    return Taken(f"“{called}” was among your rules already.", rules)
