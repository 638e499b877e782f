"""The command line: `cardtable` opens the window, everything else is a command of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from cardtable import files
from cardtable.cli.shared import INTERRUPTED, CommandError, check_outputs, complain, prepare
from cardtable.engine.clean import error_line
from cardtable.presenter.phrases import worded, wording

FAULT = 70
"""The exit status where the program itself is at fault."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status. What fails is told in one line on standard error."""
    prepare()
    files.speak_by(worded)
    files.begin(files.chosen_language())
    try:
        run = _command(sys.argv[1:] if arguments is None else arguments)
        _tidy()
        files.load_games()
        status = run()
        if sys.stdout is not None:
            sys.stdout.flush()  # a disk may be full: here that can be told
        return status
    except (CommandError, ValueError) as error:
        complain(str(error) or type(error).__name__)
        return 1
    except OSError as error:
        _hush()
        if not isinstance(error, BrokenPipeError):  # `cardtable … | head` has seen enough
            where = f"{error.filename}: " if error.filename else ""
            complain(f"{where}{error.strerror or error}")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("CARDTABLE_DEBUG"):
            raise
        complain(wording("cli.fault", what=error_line(error)))
        return FAULT


def _command(arguments: Sequence[str]) -> Callable[[], int]:
    """What the arguments ask for: without any it's the window, which waits for no command."""
    if not arguments:
        from cardtable.table.main import main as open_window

        return open_window
    from cardtable.cli.arguments import build_parser

    args = build_parser().parse_args(arguments)
    check_outputs(args)
    return partial(args.run, args)


def _tidy() -> None:
    """Remove what programs that were killed have left behind."""
    lists = (files.saves_folder(), files.records_folder(), files.own_rules_folder())
    for folder in {*lists, files.config_folder(), files.data_folder(), files.exports_folder()}:
        files.clean_strays(folder)
    files.clean_locks()


def _hush() -> None:
    """Send what can't be written nowhere: Python would try, and complain, once more at the end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
