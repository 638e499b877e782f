"""The commands about games from elsewhere: which there are, one more, one less."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardtable import files
from cardtable.cli.shared import CommandError, complain, say
from cardtable.engine.clean import LONGEST, cleaned
from cardtable.presenter.phrases import wording


def games_list(_: argparse.Namespace) -> int:
    """`cardtable games`: every game, and where those lie that didn't come with the program."""
    folders = {one.game.ID: one for one in files.outside_games() if one.game}
    for game in files.game_ids():
        if outside := folders.get(game):
            say(f"{game:24} {wording(f'cli.from-{outside.how}')}: {outside.folder}")
        else:
            say(f"{game:24} {wording('cli.from-shipped')}")
    problems = files.faulty_games()
    for problem in problems:
        complain(str(problem))
    return int(bool(problems))


def games_add(args: argparse.Namespace) -> int:
    """`cardtable games add`: a game in a folder, once its program has been said to be trusted."""
    folder = Path(args.folder).expanduser()
    shown = cleaned(str(folder), LONGEST)
    if not folder.is_dir():
        raise CommandError(f"{shown}: {wording('errors.no-folder')}")
    if not args.trust:
        say(wording("cli.games-untrusted", folder=shown))
        if not sys.stdin.isatty():
            raise CommandError(wording("cli.games-trust-needed"))
        if input(wording("cli.games-trust-asked") + " ").strip().lower() not in {"y", "yes"}:
            say(wording("cli.games-not-added"))
            return 1
    game = files.add_game(folder)
    name = files.load_rules(game.ID).names.plain
    say(wording("cli.games-added-now", name=name, command=f"cardtable play {game.ID}"))
    return 0


def games_remove(args: argparse.Namespace) -> int:
    """`cardtable games remove`: by its id or folder, one that was added here."""
    place = Path(args.game).expanduser().resolve()
    for one in files.outside_games():
        if one.folder == place or (one.game is not None and args.game == one.game.ID):
            if one.how != "added":
                raise CommandError(wording(f"cli.games-keeps-{one.how}", game=args.game))
            files.remove_game(one.folder)
            say(wording("cli.games-removed", folder=str(one.folder)))
            return 0
    raise CommandError(wording("cli.games-no-such", game=args.game))
