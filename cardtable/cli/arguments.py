"""Every command with its arguments and its help."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any, NoReturn

from cardtable.cli import bots, checking, lessons, playing, puzzles, reviewing, studying
from cardtable.cli.shared import Output
from cardtable.engine.clean import LONGEST, cleaned

DEFAULT_SEATS = "human,medium,medium"


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cardtable: {cleaned(message, LONGEST)}; see {self.prog} --help\n")


class _Version(argparse.Action):
    """Prints what the program is made of, which takes a moment to find out."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any, **__: Any) -> NoReturn:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        from cardtable.table.crash import versions

        print(versions())
        parser.exit()


_JOBS = 61 if os.name == "nt" else 256
_DIGITS = 18
"""The longest number that can be meant."""


def _natural(text: str) -> int:
    if not text.isdecimal() or len(text) > _DIGITS:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of 0 or more")
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or len(text) > _DIGITS or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def _processes(text: str) -> int:
    jobs = _positive(text)
    if jobs > _JOBS:
        raise argparse.ArgumentTypeError(f"at most {_JOBS} processes can be used")
    return jobs


def _output(command: argparse.ArgumentParser, name: str, words: str, **more: Any) -> None:
    """Add an argument that names a file to be written."""
    told = f"{words}; - for the terminal"
    command.add_argument(name, metavar="FILE", type=Output, help=told, **more)


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = _Parser(
        prog="cardtable",
        description="A card table on your screen. Without a command the window opens.",
        epilog="cardtable COMMAND --help tells more about a command.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version")
    parser.add_argument("--text", action="store_true", help="play in the terminal instead")
    parser.set_defaults(run=playing.open_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    def command(
        name: str, run: Callable[[argparse.Namespace], int], words: str, *, rules: str = ""
    ) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=words, description=f"{words[:1].upper()}{words[1:]}.")
        made.set_defaults(run=run)
        if rules:
            nargs = "?" if rules == "perhaps" else None
            made.add_argument("rules", metavar="RULES", nargs=nargs, help="an id, or a rules file")
            made.add_argument(
                "--option",
                action="append",
                metavar="NAME=VALUE",
                help="another value for an option, written as in a rules file; can be repeated",
            )
        return made

    _add_playing(command)
    _add_rules(command)
    _add_lessons(command)
    _add_puzzles(command)
    _add_bots(command)
    _add_study(command)
    _add_tests(command)
    return parser


_Command = Callable[..., argparse.ArgumentParser]


def _add_playing(command: _Command) -> None:
    play = command("play", playing.play, "sit down to a game, or to a lesson", rules="perhaps")
    play.add_argument("--lesson", metavar="ID", help="a lesson instead of a game")
    play.add_argument(
        "--seats",
        default=DEFAULT_SEATS,
        help="who plays, from p1 on: human, a level (beginner, easy, medium, hard, expert), "
        "perhaps with a character (hard:hoarder, hard:gambler, hard:any), random, greedy, "
        f"or cmd:PROGRAM (default: {DEFAULT_SEATS})",
    )
    play.add_argument("--names", help="their names, with commas between")
    play.add_argument(
        "--seed", type=_natural, help="the number of the deal; the same number deals the same cards"
    )
    resume = command(
        "resume", playing.resume, "continue a saved game (the latest, if you name none)"
    )
    resume.add_argument("record", nargs="?", metavar="RECORD", help="its file")
    resume.add_argument(
        "--run-programs",
        action="store_true",
        help="run the programs that the game names (cmd:PROGRAM) without asking",
    )
    replay = command("replay", playing.replay, "step through a recorded game")
    replay.add_argument("record", metavar="RECORD", help="its file")
    replay.add_argument(
        "--to",
        type=_natural,
        metavar="N",
        help="show the game up to move N, and the table after it",
    )
    replay.add_argument(
        "--open",
        action="store_true",
        help="show everybody's cards, though the game is not over",
    )
    page = command("page", reviewing.page, "write a finished game as a page for a browser")
    page.add_argument("record", metavar="RECORD", help="a saved game, by its path or name")
    _output(page, "file", "where to write it, such as game.html")
    proof = command("prove", reviewing.prove, "show that computer players don't cheat")
    proof.add_argument("record", metavar="RECORD", help="a saved game, by its path or name")
    proof.add_argument("--step", type=_positive, metavar="N", help="only this move (default: all)")
    proof.add_argument(
        "--times", type=_positive, default=10, metavar="N",
        help="ask again so often, each time with other cards (default: 10)",
    )  # fmt: skip
    _output(proof, "--json", "write the counts to this file")
    again = command("review", reviewing.review, "tell what each decision of a game was worth")
    again.add_argument("record", metavar="RECORD", help="its file")
    again.add_argument(
        "--seat", default="", metavar="S", help="only this one's, such as p1 (default: everybody's)"
    )
    again.add_argument(
        "--seconds", type=_positive, metavar="N", help="take no longer (default: until it is done)"
    )
    _output(again, "--json", "write the figures to this file")
    for each in (play, resume, replay):
        each.add_argument(
            "--text",
            action="store_true",
            default=argparse.SUPPRESS,  # else it would undo `cardtable --text play …`
            help="in the terminal instead",
        )


def _add_rules(command: _Command) -> None:
    check = command("check", checking.check, "run scenarios and report which fail")
    check.add_argument("file", nargs="+", metavar="FILE", help="a file with a list of scenarios")
    rules = command("rules", checking.rules_list, "list, show and check rules")
    parts = rules.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    listed = parts.add_parser("list", help="what can be played, your own rules too")
    listed.set_defaults(run=checking.rules_list)
    show = parts.add_parser("show", help="the rules page, and the options")
    show.add_argument("id", metavar="ID")
    show.set_defaults(run=checking.rules_show)
    checked = parts.add_parser("check", help="list everything that is wrong with rules files")
    checked.add_argument("file", nargs="+", metavar="FILE")
    checked.set_defaults(run=checking.rules_check)
    taken = parts.add_parser("import", help="take rules files among your own")
    taken.add_argument("file", nargs="+", metavar="FILE")
    taken.set_defaults(run=checking.rules_import)
    given = parts.add_parser("export", help="write rules into a file to pass on")
    given.add_argument("id", metavar="ID")
    _output(given, "file", "left out: among your downloads", nargs="?")
    given.set_defaults(run=checking.rules_export)
    parts.add_parser("schema", help="the JSON schema of rules files, for editors").set_defaults(
        run=checking.rules_schema
    )


def _add_lessons(command: _Command) -> None:
    taught = command("lessons", lessons.lessons_list, "list and check lessons")
    parts = taught.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    listed = parts.add_parser("list", help="what can be learned, your own lessons too")
    listed.set_defaults(run=lessons.lessons_list)
    checked = parts.add_parser("check", help="play every lesson, the right way and astray")
    checked.add_argument("file", nargs="*", metavar="FILE", help="a file of lessons (default: all)")
    checked.add_argument("--json", action="store_true", help="as JSON, with each game's coverage")
    checked.set_defaults(run=lessons.lessons_check)


def _add_puzzles(command: _Command) -> None:
    made = command("puzzles", puzzles.puzzles_list, "list and check puzzles")
    parts = made.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    listed = parts.add_parser("list", help="what there is to solve")
    listed.set_defaults(run=puzzles.puzzles_list)
    checked = parts.add_parser("check", help="prove that every puzzle has one right solution")
    checked.add_argument("--game", metavar="GAME", help="only that game's (default: all)")
    checked.add_argument("--quick", action="store_true", help="with one seed and little thought")
    checked.add_argument(
        "--seconds", type=_positive, metavar="N", help="begin no puzzle later than that"
    )
    _output(checked, "--json", "write the counts to this file")
    checked.set_defaults(run=puzzles.puzzles_check)


def _add_bots(command: _Command) -> None:
    limit = "end each decision after this: 0.5s, 200ms, 400 iterations, or two with a comma"
    simulate = command(
        "simulate", bots.simulate, "let computer players play many games", rules="one"
    )
    simulate.add_argument(
        "--seats", required=True, help="who plays, such as hard,hard:gambler,random"
    )
    simulate.add_argument("--games", type=_positive, default=200, help="how many (default: 200)")
    simulate.add_argument(
        "--until",
        metavar="LOW,HIGH",
        help="stop when it is clear which of two scores the first player has: 0.5,0.55",
    )
    simulate.add_argument(
        "--luck",
        action="store_true",
        help="take the luck of the cards out of the scores of deals, which then need fewer games",
    )
    _add_many_games(simulate)
    bot = command("bot", bots.bot, "act as a computer player: read views, write moves", rules="one")
    bot.add_argument(
        "--level", default="hard", help="how strong, such as easy or hard:gambler (default: hard)"
    )
    bot.add_argument("--limit", help=limit)
    bot.add_argument("--seed", type=_natural, help="makes its choices repeatable")


def _add_study(command: _Command) -> None:
    study = command("study", studying.study, "see how rules play, and what a variant changes")
    study.add_argument("rules", metavar="RULES", nargs="+", help="ids, or rules files")
    study.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="another value for an option of RULES, written as in a rules file; can be repeated",
    )
    study.add_argument("--against", metavar="PARENT", help="say what is different from these rules")
    study.add_argument("--games", type=_positive, default=1000, help="how many (default: 1000)")
    study.add_argument(
        "--players", default="greedy", help="who sits on every seat (default: greedy)"
    )
    study.add_argument(
        "--skill",
        type=_natural,
        default=20,
        help="games in which half of the players are hard and half beginners (default: 20)",
    )
    study.add_argument("--seats", type=_positive, help="how many players (default: as is usual)")
    _add_many_games(study)
    _output(study, "--csv", "the same with a figure a line")


def _add_many_games(command: argparse.ArgumentParser) -> None:
    """The arguments of commands that let computers play many games."""
    limit = "end each decision after this: 0.5s, 200ms, 400 iterations, or two with a comma"
    jobs = os.cpu_count() or 1
    command.add_argument("--seed", type=_natural, default=1, help="of the deals (default: 1)")
    command.add_argument(
        "--jobs", type=_processes, default=min(jobs, _JOBS), help=f"processes (default: {jobs})"
    )
    command.add_argument(
        "--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler"
    )
    command.add_argument("--limit", help=limit)
    _output(command, "--json", "write the figures to this file")


def _add_tests(command: _Command) -> None:
    playthrough = command("playthrough", checking.playthrough, "show one game in full", rules="one")
    playthrough.add_argument("--moves", type=_natural, default=10_000, help="at most this many")
    perft = command("perft", checking.perft, "count the lines of play from a deal", rules="one")
    perft.add_argument("--depth", type=_natural, default=2, help="moves (default: 2)")
    perft.add_argument("--divide", action="store_true", help="count them for each first move, too")
    for each in (playthrough, perft):
        each.add_argument("--seed", type=_natural, default=1, help="of the deal (default: 1)")
        each.add_argument(
            "--seats", type=_positive, help="how many (default: 3, if the game allows)"
        )
    bench = command("bench", bots.bench, "measure, and print the figures as JSON")
    bench.add_argument("what", nargs="?", choices=("engine", "ai", "table"), help="default: all")
