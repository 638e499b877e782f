"""What several commands need: streams that can be used, output and errors, common arguments."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardtable import files
from cardtable.engine.clean import LONGEST, cleaned
from cardtable.presenter.phrases import wording

if TYPE_CHECKING:
    import argparse

    from cardtable.ai.levels import Limit
    from cardtable.engine.rules import Rules


INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells have it; `ENDED` is that after SIGTERM."""
ENDED = 143


class CommandError(Exception):
    """What a person has to be told in one line; the command has failed."""


def say(text: str = "", *, end: str = "\n") -> None:
    """Print text from anywhere: nothing in it can control the terminal."""
    print("\n".join(map(cleaned, text.split("\n"))), end=end)


def complain(text: str) -> None:
    """Tell what is wrong, each line on standard error; where there is none, nobody is told."""
    if sys.stderr is not None:
        for line in text.split("\n"):
            print(f"cardtable: {cleaned(line, LONGEST)}", file=sys.stderr)


class Output:
    """Where a command writes: a new file, or for `-` standard output.

    An argument that names a file to be written is of this type; `check_outputs` refuses what could
    not be written before a command begins.
    """

    def __init__(self, name: str) -> None:
        self.here = name == "-"
        """Whether it is standard output, where nothing else is to be said then."""
        self.path = Path(name)

    def write(self, text: str) -> None:
        """Put the text there, all of it or nothing. Raises DataError."""
        if not self.here:
            files.write_new(self.path, text)
        elif sys.stdout.isatty() or not hasattr(sys.stdout, "buffer"):
            say(text, end="")
        else:  # the same bytes as in a file, whatever letters the system prefers
            sys.stdout.flush()
            sys.stdout.buffer.write(text.encode())


def check_outputs(args: argparse.Namespace) -> None:
    """Raise CommandError where the outputs that are named can't all be written."""
    taken: set[str] = set()
    for name, output in vars(args).items():
        if not isinstance(output, Output):
            continue
        if not output.here:
            try:
                files.check_new(output.path)
            except files.DataError as error:
                option = "" if name == "file" else f"--{name} "
                raise CommandError(f"{option}{error}") from error
        # where capitals don't count, A.json is a.json: nobody needs both
        place = "-" if output.here else os.path.realpath(output.path).casefold()
        if place in taken:
            what = wording("cli.standard-output") if output.here else str(output.path)
            raise CommandError(wording("cli.twice", what=what))
        taken.add(place)


def options(args: argparse.Namespace) -> dict[str, Any]:
    """The overrides of `--option K=V`; a value is written as in a rules file."""
    values: dict[str, Any] = {}
    for text in args.option or ():
        if cleaned(text) != text:
            raise CommandError(misused(f"--option {text}", wording("cli.odd-option")))
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(misused(f"--option {text}", wording("cli.no-value")))
        values[name.strip()] = files.parse_yaml(value, f"--option {name.strip()}").data
    return values


def misused(option: str, why: str) -> str:
    """What is wrong with an option that was typed."""
    return wording("cli.option", option=option, why=why)


def rules_of(args: argparse.Namespace) -> Rules:
    """The rules that the arguments name, under their options."""
    return files.load_rules(args.rules, options(args))


def limit_of(args: argparse.Namespace) -> Limit | None:
    """The limit of each decision."""
    from cardtable.ai.levels import Limit

    return Limit.parse(args.limit) if args.limit else None


def seat_count(rules: Rules, args: argparse.Namespace) -> int:
    """How many seats: as asked for, or three where the game allows it."""
    fewest, most = rules.seats
    return int(args.seats or min(most, max(fewest, 3)))


_PLAIN = str.maketrans("♠♥♦♣“”‘’–…×·", "SHDC\"\"''-.x-")
"""What is written where a terminal can't show a character; of all others a question mark."""


def prepare() -> None:
    """Make the three streams usable.

    One that is closed reads as empty, or swallows what is written. What can't be shown is written
    in plainer letters, what can't be read is replaced, and a byte order mark before piped lines is
    no part of the first.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - to the end
            setattr(sys, name, nowhere)
    codecs.register_error("cardtable", _plainer)
    with suppress(AttributeError, ValueError, OSError):  # a test's stream, or a closed one
        sys.stdout.reconfigure(errors="cardtable")  # type: ignore[union-attr]
        sys.stderr.reconfigure(errors="cardtable")  # type: ignore[union-attr]
    with suppress(AttributeError, ValueError, OSError, TypeError, LookupError):
        utf8 = (
            codecs.lookup(sys.stdin.encoding).name in {"utf-8", "ascii"} and not sys.stdin.isatty()
        )
        more = {"encoding": "utf-8-sig"} if utf8 else {}
        sys.stdin.reconfigure(errors="replace", **more)  # type: ignore[union-attr]


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAIN)
    return "".join(letter if letter.isascii() else "?" for letter in text), error.end
