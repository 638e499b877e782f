"""Every command with its arguments and its help."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any, NoReturn

from cardtable.cli import bots, checking, library, playing, reviewing, studying
from cardtable.cli.shared import Output
from cardtable.engine.clean import LONGEST, cleaned
from cardtable.presenter.phrases import sentence, wording

DEFAULT_SEATS = "human,medium,medium"


class _Help(argparse.HelpFormatter):
    """Writes “usage” in the language spoken."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        before = f"{wording('cli.usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, before)


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments, and helps in the language spoken."""

    def __init__(self, **more: Any) -> None:
        super().__init__(add_help=False, formatter_class=_Help, **more)
        self._positionals.title = wording("cli.arguments")
        self._optionals.title = wording("cli.options")
        self.add_argument("-h", "--help", action="help", help=wording("cli.help-help"))

    def error(self, message: str) -> NoReturn:
        words = wording("cli.see-help", why=cleaned(message, LONGEST), command=self.prog)
        self.exit(2, f"cardtable: {words}\n")


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
        raise argparse.ArgumentTypeError(wording("cli.no-natural", text=repr(text)))
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or len(text) > _DIGITS or int(text) == 0:
        raise argparse.ArgumentTypeError(wording("cli.no-positive", text=repr(text)))
    return int(text)


def _processes(text: str) -> int:
    jobs = _positive(text)
    if jobs > _JOBS:
        raise argparse.ArgumentTypeError(wording("cli.many-jobs", most=_JOBS))
    return jobs


def _output(command: argparse.ArgumentParser, name: str, words: str, **more: Any) -> None:
    """Add an argument that names a file to be written."""
    help = wording("cli.help-output", what=words)
    command.add_argument(name, metavar="FILE", type=Output, help=help, **more)


def _commands(
    parser: argparse.ArgumentParser,
) -> argparse._SubParsersAction[argparse.ArgumentParser]:
    """What takes the commands of a parser."""
    return parser.add_subparsers(
        title=wording("cli.commands"), metavar="COMMAND", parser_class=_Parser
    )


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = _Parser(
        prog="cardtable",
        description=wording("cli.about"),
        epilog=wording("cli.about-more"),
    )
    parser.add_argument("--version", action=_Version, nargs=0, help=wording("cli.help-version"))
    parser.add_argument("--text", action="store_true", help=wording("cli.help-text-instead"))
    parser.set_defaults(run=playing.open_window)
    commands = _commands(parser)

    def command(
        name: str, run: Callable[[argparse.Namespace], int], words: str, *, rules: str = ""
    ) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=words, description=f"{sentence(words)}.")
        made.set_defaults(run=run)
        if rules:
            nargs = "?" if rules == "perhaps" else None
            made.add_argument("rules", metavar="RULES", nargs=nargs, help=wording("cli.help-rules"))
            made.add_argument(
                "--option",
                action="append",
                metavar="NAME=VALUE",
                help=wording("cli.help-option"),
            )
        return made

    _add_playing(command)
    _add_rules(command)
    command("games", library.games_list, wording("cli.command-games"))
    _add_lessons(command)
    _add_puzzles(command)
    _add_bots(command)
    _add_study(command)
    _add_tests(command)
    return parser


_Command = Callable[..., argparse.ArgumentParser]


def _add_playing(command: _Command) -> None:
    play = command("play", playing.play, wording("cli.command-play"), rules="perhaps")
    play.add_argument("--lesson", metavar="ID", help=wording("cli.help-lesson"))
    play.add_argument(
        "--seats",
        default=DEFAULT_SEATS,
        help=wording("cli.help-seats", usual=DEFAULT_SEATS),
    )
    play.add_argument("--names", help=wording("cli.help-names"))
    play.add_argument("--seed", type=_natural, help=wording("cli.help-seed"))
    resume = command("resume", playing.resume, wording("cli.command-resume"))
    resume.add_argument("record", nargs="?", metavar="RECORD", help=wording("cli.help-file"))
    resume.add_argument(
        "--run-programs",
        action="store_true",
        help=wording("cli.help-run-programs"),
    )
    replay = command("replay", playing.replay, wording("cli.command-replay"))
    replay.add_argument("record", metavar="RECORD", help=wording("cli.help-file"))
    replay.add_argument(
        "--to",
        type=_natural,
        metavar="N",
        help=wording("cli.help-to"),
    )
    replay.add_argument(
        "--open",
        action="store_true",
        help=wording("cli.help-open"),
    )
    page = command("page", reviewing.page, wording("cli.command-page"))
    page.add_argument("record", metavar="RECORD", help=wording("cli.help-record"))
    _output(page, "file", wording("cli.help-page"))
    proof = command("prove", reviewing.prove, wording("cli.command-prove"))
    proof.add_argument("record", metavar="RECORD", help=wording("cli.help-record"))
    proof.add_argument("--step", type=_positive, metavar="N", help=wording("cli.help-step"))
    proof.add_argument(
        "--times", type=_positive, default=10, metavar="N",
        help=wording("cli.help-times", usual=10),
    )  # fmt: skip
    _output(proof, "--json", wording("cli.help-counts"))
    again = command("review", reviewing.review, wording("cli.command-review"))
    again.add_argument("record", metavar="RECORD", help=wording("cli.help-file"))
    again.add_argument("--seat", default="", metavar="S", help=wording("cli.help-seat"))
    again.add_argument("--seconds", type=_positive, metavar="N", help=wording("cli.help-longest"))
    _output(again, "--json", wording("cli.help-figures"))
    for each in (play, resume, replay):
        each.add_argument(
            "--text",
            action="store_true",
            default=argparse.SUPPRESS,  # else it would undo `cardtable --text play …`
            help=wording("cli.help-text"),
        )


def _add_rules(command: _Command) -> None:
    check = command("check", checking.check, wording("cli.command-check"))
    check.add_argument("file", nargs="+", metavar="FILE", help=wording("cli.help-scenarios"))
    rules = command("rules", checking.rules_list, wording("cli.command-rules"))
    parts = _commands(rules)
    listed = parts.add_parser("list", help=wording("cli.command-rules-list"))
    listed.set_defaults(run=checking.rules_list)
    show = parts.add_parser("show", help=wording("cli.command-rules-show"))
    show.add_argument("id", metavar="ID")
    show.set_defaults(run=checking.rules_show)
    checked = parts.add_parser("check", help=wording("cli.command-rules-check"))
    checked.add_argument("file", nargs="+", metavar="FILE")
    checked.set_defaults(run=checking.rules_check)
    taken = parts.add_parser("import", help=wording("cli.command-rules-import"))
    taken.add_argument("file", nargs="+", metavar="FILE")
    taken.set_defaults(run=checking.rules_import)
    given = parts.add_parser("export", help=wording("cli.command-rules-export"))
    given.add_argument("id", metavar="ID")
    _output(given, "file", wording("cli.help-export"), nargs="?")
    given.set_defaults(run=checking.rules_export)
    parts.add_parser("schema", help=wording("cli.command-rules-schema")).set_defaults(
        run=checking.rules_schema
    )


def _add_lessons(command: _Command) -> None:
    taught = command("lessons", library.lessons_list, wording("cli.command-lessons"))
    parts = _commands(taught)
    listed = parts.add_parser("list", help=wording("cli.command-lessons-list"))
    listed.set_defaults(run=library.lessons_list)
    checked = parts.add_parser("check", help=wording("cli.command-lessons-check"))
    checked.add_argument("file", nargs="*", metavar="FILE", help=wording("cli.help-lessons"))
    checked.add_argument("--json", action="store_true", help=wording("cli.help-lessons-json"))
    checked.set_defaults(run=library.lessons_check)


def _add_puzzles(command: _Command) -> None:
    made = command("puzzles", library.puzzles_list, wording("cli.command-puzzles"))
    parts = _commands(made)
    listed = parts.add_parser("list", help=wording("cli.command-puzzles-list"))
    listed.set_defaults(run=library.puzzles_list)
    checked = parts.add_parser("check", help=wording("cli.command-puzzles-check"))
    checked.add_argument("--game", metavar="GAME", help=wording("cli.help-game"))
    checked.add_argument("--quick", action="store_true", help=wording("cli.help-quick"))
    checked.add_argument("--seconds", type=_positive, metavar="N", help=wording("cli.help-seconds"))
    _output(checked, "--json", wording("cli.help-counts"))
    checked.set_defaults(run=library.puzzles_check)


def _add_bots(command: _Command) -> None:
    limit = wording("cli.help-limit")
    simulate = command("simulate", bots.simulate, wording("cli.command-simulate"), rules="one")
    simulate.add_argument("--seats", required=True, help=wording("cli.help-players"))
    simulate.add_argument(
        "--games", type=_positive, default=200, help=wording("cli.help-games", usual=200)
    )
    simulate.add_argument(
        "--until",
        metavar="LOW,HIGH",
        help=wording("cli.help-until"),
    )
    simulate.add_argument(
        "--luck",
        action="store_true",
        help=wording("cli.help-luck"),
    )
    _add_many_games(simulate)
    bot = command("bot", bots.bot, wording("cli.command-bot"), rules="one")
    bot.add_argument("--level", default="hard", help=wording("cli.help-level", usual="hard"))
    bot.add_argument("--limit", help=limit)
    bot.add_argument("--seed", type=_natural, help=wording("cli.help-repeatable"))


def _add_study(command: _Command) -> None:
    study = command("study", studying.study, wording("cli.command-study"))
    study.add_argument("rules", metavar="RULES", nargs="+", help=wording("cli.help-study-rules"))
    study.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help=wording("cli.help-study-option"),
    )
    study.add_argument("--against", metavar="PARENT", help=wording("cli.help-against"))
    study.add_argument(
        "--games", type=_positive, default=1000, help=wording("cli.help-games", usual=1000)
    )
    study.add_argument(
        "--players", default="greedy", help=wording("cli.help-everybody", usual="greedy")
    )
    study.add_argument(
        "--skill",
        type=_natural,
        default=20,
        help=wording("cli.help-skill", usual=20),
    )
    study.add_argument("--seats", type=_positive, help=wording("cli.help-study-seats"))
    _add_many_games(study)
    _output(study, "--csv", wording("cli.help-csv"))


def _add_many_games(command: argparse.ArgumentParser) -> None:
    """The arguments of commands that let computers play many games."""
    limit = wording("cli.help-limit")
    jobs = os.cpu_count() or 1
    command.add_argument(
        "--seed", type=_natural, default=1, help=wording("cli.help-deals", usual=1)
    )
    command.add_argument(
        "--jobs",
        type=_processes,
        default=min(jobs, _JOBS),
        help=wording("cli.help-jobs", usual=jobs),
    )
    command.add_argument("--dask", metavar="ADDRESS", help=wording("cli.help-dask"))
    command.add_argument("--limit", help=limit)
    _output(command, "--json", wording("cli.help-figures"))


def _add_tests(command: _Command) -> None:
    playthrough = command(
        "playthrough", checking.playthrough, wording("cli.command-playthrough"), rules="one"
    )
    playthrough.add_argument(
        "--moves", type=_natural, default=10_000, help=wording("cli.help-moves")
    )
    perft = command("perft", checking.perft, wording("cli.command-perft"), rules="one")
    perft.add_argument("--depth", type=_natural, default=2, help=wording("cli.help-depth", usual=2))
    perft.add_argument("--divide", action="store_true", help=wording("cli.help-divide"))
    for each in (playthrough, perft):
        each.add_argument(
            "--seed", type=_natural, default=1, help=wording("cli.help-deal", usual=1)
        )
        each.add_argument("--seats", type=_positive, help=wording("cli.help-table", usual=3))
