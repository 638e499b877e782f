"""Unfinished games in words, and how one is opened; files that are dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from cardtable import files
from cardtable.engine.clean import cleaned, isolated
from cardtable.engine.rules import Rules, is_id
from cardtable.engine.schema import plain
from cardtable.files import Busy, DataError, Fault, Own, Saved, Sitter
from cardtable.presenter.phrases import Reader, clock, listed, sentence, wording
from cardtable.presenter.today import dated, month_name

if TYPE_CHECKING:
    from cardtable.session import Session

_MOST = 4  # up to how many other players are all named


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
                return wording(
                    "pages.saved-rules-deleted", name=own.names.shown(polite=polite)
                ), own.game
            for game in files.game_ids():
                if rules.startswith(f"{game}-"):
                    return known(game, polite=polite)
    return rules, ""


def titles(games: Sequence[Saved], *, polite: bool) -> list[tuple[str, str]]:
    """What each saved game is called, and the id of its game, as `known` has them.

    Where its house rules are others than those that are saved under the name, that is said. An
    option that a record doesn't name has come since.
    """
    from cardtable.presenter.houserules import of_changed  # read late: a menu names a game later

    known_rules = {one.rules: known(one.rules, one.own, polite=polite) for one in games}
    usual: dict[str, dict[str, Any]] = {}
    for rules in known_rules:
        with suppress(DataError):
            usual[rules] = plain(files.load_rules(rules).options) if is_id(rules) else {}
    lines = []
    for one in games:
        name, game = known_rules[one.rules]
        now = usual.get(one.rules, {})
        changed = any(now.get(option, value) != value for option, value in one.options.items())
        lines.append((of_changed(name, changed=changed), game))
    return lines


def company(sitters: Sequence[Sitter]) -> str:
    """Who sits at the table, such as “Kim against Agnes and Barnaby”."""
    people = [isolated(one.name) for one in sitters if not one.level]
    alone = len(people) == 1 and len(sitters) > 1
    if not alone:
        return opponents(sitters)
    computers = [isolated(one.name) for one in sitters if one.level]
    return wording("pages.saved-company", person=people[0], others=_listed(computers))


def opponents(sitters: Sequence[Sitter]) -> str:
    """The same for a button, where there is little room: “against Agnes and Barnaby”."""
    computers = [isolated(one.name) for one in sitters if one.level]
    alone = 0 < len(computers) == len(sitters) - 1
    return (
        wording("pages.saved-against", computers=_listed(computers))
        if alone
        else _listed([isolated(one.name) for one in sitters])
    )


def when(played: datetime, now: datetime) -> str:
    """The day in words, with the time where it is not long ago; `""` where it isn't known."""
    day, today = played.date(), now.date()
    if day.year < 2000:
        return ""
    if day == today:
        return wording("pages.saved-today", time=clock(played))
    if day == today - timedelta(days=1):
        return wording("pages.saved-yesterday", time=clock(played))
    if day.year == today.year:
        return wording("today.day", day=day.day, month=month_name(day))
    return dated(day)


def progress(game: Saved, now: datetime) -> str:
    """When it was last played and how far it has come: “Last played today, 14:20 · 23 moves”."""
    day = when(game.played, now)
    moves = wording("pages.saved-moves" if game.moves else "pages.saved-dealt", count=game.moves)
    if not day:
        return sentence(moves)
    return wording("pages.saved-last-played", day=day, moves=moves)


def reason(fault: Fault, path: Path) -> str:
    """What is wrong with a file as the end of a sentence, without the file and the place in it."""
    ours = fault.path in {path, files.backup_of(path)}
    return (fault.reason if ours else str(fault)).rstrip(".") + "."


def busy() -> str:
    """That a game can't be opened, as it is being played in another window."""
    return wording("pages.saved-elsewhere")


def reopen(path: Path) -> tuple[Session | None, str]:
    """The saved game, ready to go on; or None, and in a sentence why not."""
    from cardtable.session import open_game

    try:
        session = open_game(path)
    except Busy:
        return None, busy()
    except DataError as error:
        return None, wording("pages.saved-not-opened", reason=reason(error.faults[0], path))
    if session.over:
        session.save()  # it ended as the program was killed: now it goes to the records
        session.close()
        return None, wording("pages.saved-over")
    return session, ""


def _listed(names: Sequence[str]) -> str:
    if len(names) > _MOST:
        count = len(names) - _MOST + 1
        return wording("pages.saved-many", names=", ".join(names[: _MOST - 1]), count=count)
    return listed(names, Reader(str))


# ------------------------------------------------------------------ files dropped on the window


_LONGEST = 60  # characters of a file's name in a sentence
_LONGEST_TEXT = 800  # characters of a sentence with paths in it
_WORD = 32  # characters of a path that stay together, so that it can go on in a new line


class Taken(NamedTuple):
    """What became of a file."""

    words: str
    """To be told, as a sentence; `""` where it's a record or a folder."""
    path: Path
    rules: Rules | None = None
    kind: Literal["rules", "record", "folder"] = "rules"
    """A folder is that of a game."""


def take(name: str, *, polite: bool = False) -> Taken:
    """Find out what a file or a folder is. A rules file is taken among the player's own rules."""
    path = path_of(name)
    if files.is_folder(path):
        if files.is_game_folder(path):
            return Taken("", path, kind="folder")
        return _unused(path, wording("pages.drop-no-game"))
    if files.is_record(path):
        return Taken("", path, kind="record")
    try:
        rules, new = files.import_rules(path)
    except DataError as error:
        if _teaches(path):
            folder = str(files.own_rules_folder() / files.LESSONS)
            return _unused(path, wording("pages.drop-lesson", folder=apart(folder)))
        return _unused(path, reason(error.faults[0], path))
    called = rules.names.shown(polite=polite)
    key = "pages.saved-rules-taken" if new else "pages.saved-rules-known"
    return Taken(wording(key, name=called), path, rules)


def path_of(text: str) -> Path:
    """The path that somebody typed or another program gave, perhaps quoted or as `file://`."""
    text = text.strip().strip("\"'")
    if text.casefold().startswith("file:"):
        from urllib.parse import unquote
        from urllib.request import url2pathname  # read late: it loads half a web browser

        text = url2pathname(unquote(text[5:].removeprefix("//").removeprefix("localhost")))
    path = Path(text)
    with suppress(RuntimeError):  # `~`, of somebody who isn't known here
        path = path.expanduser()
    return path


def short(path: Path) -> str:
    """What a file or folder is called, in a sentence."""
    return cleaned(path.name or str(path), _LONGEST)


def apart(text: str) -> str:
    """A text in which a long path goes on in a new line."""
    words = cleaned(text, _LONGEST_TEXT).split()
    return " ".join(word[at : at + _WORD] for word in words for at in range(0, len(word), _WORD))


def _unused(path: Path, why: str) -> Taken:
    return Taken(wording("pages.saved-rules-not-used", name=short(path), why=why), path)


def _teaches(path: Path) -> bool:
    """Whether a file looks like lessons."""
    data = None
    with suppress(DataError):
        data = files.read_yaml(path)
    entries = data if isinstance(data, list) else []
    return any(isinstance(each, dict) and "steps" in each for each in entries)
